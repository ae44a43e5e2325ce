"""
A march told as one attack after the other: `take Peru from Brazil and then Argentina from Peru`.

Who tells it in words goes on with all that can; written with arrows, `attack Brazil > Peru` and `attack Peru > Argentina`
are two battles, and the fewest move in.
"""

from collections.abc import Iterator
from itertools import pairwise

from pbem.engine.short.grammar import Said, several, table
from pbem.engine.text.toml_tree import Node, Span
from pbem.errors import QuestionError

_WAY = frozenset(("from", "to", "path"))
_LIMITS = frozenset(("keep", "while", "max_throws", "max_losses", "dice"))
_BEFORE = _WAY | {"if", "id"}
"""What may be said of the first attack of a march: the rest would be said of each step."""


def onward(text: str, before: Said, further: Said) -> Said | None:
    """Return the path that two attacks in words are, if the second comes from what the first takes; asks how many go on where that is in doubt."""
    way, more = _steps(before.value), _steps(further.value)
    spans = [*_spans(before.node), *_spans(further.node)]
    if not (_in_words(text, before.node) and _in_words(text, further.node)):
        return None
    if _may_be_of_both(text, before, further):
        raise QuestionError(further.node.value[0], "is this said of both attacks?", "write each attack with its limit")
    if len(way) > 2 and more[0] in way[:-1]:
        raise _unsure(further, f"all armies that can have marched on from {more[0]}; what attacks from there?")
    if way[-1] != more[0] or "move_in" in before.value or "if" in further.value:
        return None
    said = further.value.keys() - ({"move_in"} if further.value.get("move_in") == "max" else set())
    if not (before.value.keys() <= _BEFORE and said <= _WAY):
        raise _unsure(further, f"do all armies that can go on from {more[0]}, or as few as must?")
    rest = {key: value for key, value in before.value.items() if key not in _WAY}
    nodes = {key: node for key, node in before.node.table.items() if key not in _WAY}
    del spans[len(way)]
    node = table(
        before.node.key,
        (before.node.value[0], further.node.value[1]),
        {"path": several(spans[0], spans), **nodes},
    )
    return Said(before.path, {"path": [*way, *more[1:]], **rest}, node)


def _may_be_of_both(text: str, before: Said, further: Said) -> bool:
    """Say whether a limit stands behind a comma and two attacks with one verb: "Ural from Afghanistan and India from Siam, 3 throws"."""
    limits = [node.value[0] for key, node in further.node.table.items() if key in _LIMITS]
    ends = [max(end for _, end in _spans(one.node)) for one in (before, further)]
    joined = text[ends[0] : min(begin for begin, _ in _spans(further.node))].strip() in ("and", "&", "+")
    return joined and bool(limits) and before.value.keys().isdisjoint(_LIMITS) and "," in text[ends[1] : min(limits)]


def _steps(attack: dict[str, list[str]]) -> list[str]:
    return attack["path"] if "path" in attack else [attack["from"], attack["to"]]  # type: ignore[list-item]


def _spans(attack: Node) -> Iterator[Span]:
    """Yield where the places of an attack stand."""
    found = attack.table
    nodes = found["path"].entries if "path" in found else [found["from"], found["to"]]
    yield from (one.value for one in nodes)


def _in_words(text: str, attack: Node) -> bool:
    """Say whether there are words between the places of an attack, not arrows; one that is not named stands where the other does."""
    spans = sorted(_spans(attack))
    between = [text[end:begin] for (_, end), (begin, _) in pairwise(spans) if begin > end]
    return all(any(sign.isalpha() for sign in one) for one in between)


def _unsure(further: Said, message: str) -> QuestionError:
    return QuestionError(
        further.node.value[0], message, "write attack A > B > C for a march, or how many armies move in"
    )
