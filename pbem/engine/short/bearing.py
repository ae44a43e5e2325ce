"""
Whether a sentence beside orders bears on them: changes, limits, doubts, asks about, puts off or takes back what they say.

    Make that six.      Only if Bob has not answered yet.      Not so sure about the last one.      Cross out the bit with China.

Such sentences have no grammar, and neither has talk ("Twelve in Ukraine, Cleo? Who hurt you?"). So they are told apart
as mail programs tell junk (naive Bayes): each word, and each pair of words, weighs by how much more often sentences of
the one kind have it. The weights (`bearing_words`) are learned from two lists of sentences that lie beside the tests;
one that is judged wrong is added to its list, and learned by heart if need be.

Rule 1. A sentence is the words that it has, the pairs of neighbours, and the pairs with one word between them, each once,
        with its beginning and its end as words, and all of it together. A name of the board, a number and another player are one word each.
Rule 2. It bears on orders where these weigh at least `BEARING` together, by the root of its length, twice as much if it
        has two words, and never if it has one.
Rule 3. It is plainly talk where they weigh at most `TALK`, and likely so at `LIKELY_TALK`; never with an arrow,
        and not plainly with a place of its author beside a number or another place.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise
from math import isqrt

from pbem.engine.short.bearing_words import WEIGHTS
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import COUNTING
from pbem.record import tool

NAME, COUNT, PLAYER, WAY = "@", "#", "&", ">"
"""Signs for a name of the board, a number, another player and an arrow."""
BEARING, LIKELY_TALK, TALK = 7, -3, -8
_STOPS = {",": ",", ";": ",", "?": "?", "!": "!", ":": ":", "(": "(", ".": "."}
_FIRST, _LAST = "^", "$"
_LEAST_BLANKS = 2
_ROOT = 8
APART = ".."


@tool
class SpokenSentence:
    """A sentence in signs: its words, folded, with blanks between them; `counts_own` says that it counts, or joins, own places."""

    said: str
    counts_own: bool = False

    @cached_property
    def weight(self) -> int:
        """How much it weighs."""
        return weigh(self.said, _weights())

    @property
    def bears(self) -> bool:
        """Rule 2."""
        return _bears(self.said, self.weight)

    @property
    def is_likely_talk(self) -> bool:
        """Rule 3."""
        return self.weight <= LIKELY_TALK and WAY not in self.said

    @property
    def is_talk(self) -> bool:
        """Rule 3."""
        return self.weight <= TALK and WAY not in self.said and not self.counts_own


def bears(said: str, weights: Mapping[str, int]) -> bool:
    """Say whether a sentence in signs bears on orders."""
    return _bears(said, weigh(said, weights))


def _bears(said: str, weight: int) -> bool:
    least = BEARING if said.count(" ") >= _LEAST_BLANKS else 2 * BEARING
    return " " in said and weight >= least


def weigh(said: str, weights: Mapping[str, int]) -> int:
    """Return the weights of the pieces of a sentence together, by the root of its length: a long one has more of either kind."""
    return _ROOT * sum([weights.get(one, 0) for one in pieces(said)]) // isqrt(_ROOT**2 * (said.count(" ") + 3))


def pieces(said: str) -> frozenset[str]:
    """Return what a sentence in signs is made of (rule 1)."""
    words = [_FIRST, *said.split(), _LAST]
    pairs = (f"{one} {other}" for one, other in pairwise(words))
    apart = (f"{one}{APART}{other}" for one, other in zip(words, words[2:], strict=False))
    return frozenset((*words[1:-1], *pairs, *apart, whole(said)))


def whole(said: str) -> str:
    """Return a sentence in signs as one piece."""
    return f"{_FIRST} {said} {_LAST}"


def spelled(line: TypedLine, players: Collection[str]) -> str:
    """Return a line in signs; `players` are the folded names of others."""
    return " ".join(_signs(line, players))


def _signs(line: TypedLine, players: Collection[str]) -> Iterator[str]:
    for begin, _, named in line.pieces():
        token = line.tokens[begin]
        said = fold(token.text)
        if named:
            yield NAME
        elif token.kind == "arrow":
            yield WAY
        elif token.kind == "number" or said in COUNTING:
            yield COUNT
        elif said in players or fold(token.text.replace("\u2019", "'").removesuffix("'s")) in players:
            yield PLAYER
        elif said or token.text in _STOPS:
            yield said or _STOPS[token.text]


@lru_cache(1)
def _weights() -> Mapping[str, int]:
    rows = (row.partition(" ") for row in WEIGHTS.splitlines() if row)
    return {piece: int(weight) for weight, _, said in rows for piece in said.split(";")}
