"""
What a condition may look at, and how its tree becomes a function of that view.

The tree is turned into nested functions once, because a `while` is asked before every throw. Every
function is total: a view that answers gets an answer.
"""

import operator
from collections.abc import Callable
from typing import Protocol

from pbem.rulesets.risk.conditions.tree import Call, Chain, Compare, Joined, Name, Node, Not, Number, Truth


class ConditionView(Protocol):
    """
    What a condition may look at: the numbers of a battle, and what its functions ask about the board.

    Only what its names and functions ask for needs to be there. For a defender `mine` is what stands on the
    territory attacked; `throws`, `losses` and `kills` are those of the entry so far; `lost_now`, `killed_now`
    and `gain` are about a throw as it lies. `spare` is not asked for; it is mine - 1.
    """

    mine: int
    theirs: int
    throws: int
    losses: int
    kills: int
    dice_now: int
    lost_now: int
    killed_now: int
    gain: int

    @property
    def cards(self) -> int:
        """Cards in the player's hand."""

    @property
    def sets(self) -> int:
        """Sets turned in so far in the game, by anybody."""

    def armies(self, territory: str, /) -> int:
        """Armies on a territory."""

    def territories(self, player: str, /) -> int:
        """Territories of a player."""

    def hand(self, player: str, /) -> int:
        """Cards in a player's hand."""

    def own(self, territory: str, /) -> bool:
        """Whether the territory is the player's own now."""

    def captured(self, territory: str, /) -> bool:
        """Whether it was captured in this turn."""

    def eliminated(self, player: str, /) -> bool:
        """Whether the player was eliminated in this turn."""

    def continent(self, continent: str, /) -> bool:
        """Whether the player holds the whole continent now."""

    def won(self, attack: str, /) -> bool:
        """Whether every battle of that entry captured its target."""

    def tried(self, attack: str, /) -> bool:
        """Whether that entry threw at least once."""


class _Nowhere:
    """A view for what asks nothing."""


NOWHERE: ConditionView = _Nowhere()  # type: ignore[assignment]  # constants look at nothing
"""The view to ask a condition that depends on nothing."""

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}
_COUNT: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": lambda left, right: left // right if right else 0,
}


def truth(node: Node) -> Callable[[ConditionView], bool]:
    """Return the function of a tree that is true or false; quoted names are ids by now."""
    match node:
        case Truth(_, value):
            return lambda _view: value
        case Call(_, function, argument):
            ask = operator.methodcaller(function, argument)
            return lambda view: bool(ask(view))
        case Compare(_, sign, left, right):
            return _comparison(_COMPARE[sign], number(left), right)
        case Not(_, inner):
            opposite = truth(inner)
            return lambda view: not opposite(view)
        case Joined(_, word, parts):
            return _join(word, [truth(part) for part in parts])
        case _:
            raise AssertionError(node)


def _comparison(
    compare: Callable[[int, int], bool], left: Callable[[ConditionView], int], other: Node
) -> Callable[[ConditionView], bool]:
    # A fixed number on the right is the common case: mine >= 5.
    if isinstance(other, Number):
        fixed = other.value
        return lambda view: compare(left(view), fixed)
    right = number(other)
    return lambda view: compare(left(view), right(view))


def _join(word: str, parts: list[Callable[[ConditionView], bool]]) -> Callable[[ConditionView], bool]:
    first, *rest = parts
    if len(rest) > 1:
        rest = [_join(word, rest)]
    (second,) = rest
    if word == "and":
        return lambda view: first(view) and second(view)
    return lambda view: first(view) or second(view)


def number(node: Node) -> Callable[[ConditionView], int]:
    """Return the function of a tree that gives a number."""
    match node:
        case Number(_, value):
            return lambda _view: value
        case Name(_, "spare"):
            return lambda view: view.mine - 1
        case Name(_, word):
            return operator.attrgetter(word)
        case Call(_, function, argument):
            return operator.methodcaller(function, argument)
        case Chain(_, first, rest):
            return _chain(number(first), rest)
        case _:
            raise AssertionError(node)


def _chain(value: Callable[[ConditionView], int], rest: tuple[tuple[str, Node], ...]) -> Callable[[ConditionView], int]:
    if len(rest) == 1:
        ((sign, part),) = rest
        count, other = _COUNT[sign], number(part)
        return lambda view: count(value(view), other(view))
    steps = [(_COUNT[sign], number(part)) for sign, part in rest]

    def work_out(view: ConditionView) -> int:
        total = value(view)
        for count, other in steps:
            total = count(total, other(view))
        return total

    return work_out
