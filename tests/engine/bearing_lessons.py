"""What is learned from sentences that bear on orders and from talk: the weights of `bearing_words`."""

from __future__ import annotations

from collections import Counter
from math import log
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.engine.short.bearing import APART, bears, pieces, spelled, weigh, whole
from pbem.engine.short.line_reader import LineReader
from pbem.engine.short.reading import grammar_of, headers_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from pbem.engine.play.game import Game

LISTS = Path(__file__).parent / "beside_orders"
LEAST_PAIR, LEAST_APART = 2, 3
"""Pairs of words that fewer sentences have teach nothing: they came together by chance."""
LIGHTEST = 2
"""What weighs less says nothing."""
BY_HEART = 400
_PAIR = 2
_DOUBT = 0.3
"""What is added to each count: hardly a word is never said."""
_STEPS = 4
_WIDTH = 118
_HEAD = '''"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
'''


def typed(kind: str) -> list[str]:
    """Return the lines of a list: "bearing" or "talk"."""
    return (LISTS / f"{kind}.txt").read_text("utf-8").splitlines()


def signs(game: Game, seat: str, lines: Iterable[str]) -> Iterator[frozenset[str]]:
    """Yield the sentences of each line in signs; a sentence of one word teaches nothing."""
    grammar = grammar_of(game, seat)
    assert grammar
    for text in lines:
        reader = LineReader(text, grammar, headers_of(game.file.genesis))
        found = (reader.lines.tokens(at, at) for at in range(len(reader.lines)))
        said = [spelled(reader.typed.line(tokens), reader.typed.players) for tokens in found if tokens]
        yield frozenset(one for one in said if " " in one)


def learn(bearing: Sequence[frozenset[str]], talk: Sequence[frozenset[str]]) -> dict[str, int]:
    """
    Return the weight of each piece of sentences in signs, line by line.

    A line that these get wrong is learned by heart: the sentence of it that comes nearest weighs as a whole.
    """
    weights = _weights(frozenset[str]().union(*bearing), frozenset[str]().union(*talk))
    missed = [
        max(line, key=lambda said: (weigh(said, weights), said))
        for line in bearing
        if line and not _bears(line, weights)
    ]
    heard = frozenset[str]().union(*bearing)
    feared = [said for line in talk for said in line - heard if bears(said, weights)]
    return weights | dict.fromkeys(map(whole, feared), -BY_HEART) | dict.fromkeys(map(whole, missed), BY_HEART)


def _bears(line: Iterable[str], weights: Mapping[str, int]) -> bool:
    return any(bears(said, weights) for said in line)


def _weights(bearing: Collection[str], talk: Collection[str]) -> dict[str, int]:
    counts = [Counter(piece for one in said for piece in pieces(one)) for said in (bearing, talk)]
    known = [
        piece for piece, count in (counts[0] + counts[1]).items() if count >= _least(piece) and piece.count(" ") < _PAIR
    ]
    parts = [
        [(count[one] + _DOUBT) / (len(said) + 2 * _DOUBT) for one in known]
        for count, said in zip(counts, (bearing, talk), strict=True)
    ]
    weights = (round(_STEPS * log(bears / talks)) for bears, talks in zip(*parts, strict=True))
    return {piece: weight for piece, weight in zip(known, weights, strict=True) if abs(weight) >= LIGHTEST}


def _least(piece: str) -> int:
    if APART in piece:
        return LEAST_APART
    return LEAST_PAIR if " " in piece else 1


def written(weights: Mapping[str, int]) -> str:
    """Return the module with the weights."""
    by_weight: dict[int, list[str]] = {}
    for piece, weight in sorted(weights.items()):
        by_weight.setdefault(weight, []).append(piece)
    return f'{_HEAD}{"".join(_rows(weight, by_weight[weight]) for weight in sorted(by_weight))}"""\n'


def _rows(weight: int, known: list[str]) -> str:
    rows = [f"{weight} {known[0]}"]
    for piece in known[1:]:
        if len(rows[-1]) + len(piece) < _WIDTH:
            rows[-1] += f";{piece}"
        else:
            rows.append(f"{weight} {piece}")
    return "".join(f"{row}\n" for row in rows)
