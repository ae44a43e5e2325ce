"""
Conditions and sums in plain words: `mine > theirs` is "you have more armies than they have".

Whom the words are about depends on the orders in which they stand: a `ConditionVoice` says it.
"""

from collections.abc import Callable, Mapping
from typing import assert_never

from pbem.engine.file.phrases import counted
from pbem.record import value
from pbem.rulesets.risk.conditions.tree import Call, Chain, Compare, Joined, Name, Node, Not, Number, Truth

NameIt = Callable[[str], str]
"""Turns an id into the name for a sentence."""

_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
_OPPOSITE = {"<": ">=", "<=": ">", "==": "!=", "!=": "==", ">=": "<", ">": "<="}
_AMOUNTS = {
    "<": "fewer than {}",
    "<=": "at most {}",
    "==": "exactly {}",
    "!=": "more or fewer than {}",
    ">=": "at least {}",
    ">": "more than {}",
}
_THAN = {
    "<": ("fewer", "than"),
    "<=": ("at most as many", "as"),
    "==": ("as many", "as"),
    "!=": ("more or fewer", "than"),
    ">=": ("at least as many", "as"),
    ">": ("more", "than"),
}
_SIGNS = {"+": "plus", "-": "minus", "*": "times", "//": "divided by"}


@value
class Quantity:
    """
    A number that a condition asks about: the words before and after it in a clause, its name alone,
    what is counted, and the one or many who have it ("they have").
    """

    before: str
    after: str
    phrase: str
    unit: str = "army"
    owner: str = ""

    def clause(self, amount: str) -> str:
        """Say that it is of this amount."""
        return f"{self.before} {amount}{self.after}"

    @property
    def units(self) -> str:
        """What is counted, in the plural."""
        return counted(2, self.unit, _PLURALS.get(self.unit, "")).removeprefix("2 ")


_PLURALS = {"die": "dice"}

_EVERYWHERE = {
    "cards": Quantity("you hold", "", "your cards", "card", "you"),
    "sets": Quantity("the players have turned in", "", "the sets turned in so far", "set"),
}
IN_BATTLE = {
    **_EVERYWHERE,
    "mine": Quantity("you have", "", "your armies", owner="you"),
    "theirs": Quantity("they have", "", "their armies", owner="they have"),
    "spare": Quantity("you have", " to spare", "your armies to spare"),
    "throws": Quantity("you have made", "", "your throws so far", "throw"),
    "losses": Quantity("you have lost", " in this attack", "your losses"),
    "kills": Quantity("you have killed", " in this attack", "your kills"),
    "dice_now": Quantity("you are about to throw", "", "the dice that you are about to throw", "die"),
    "lost_now": Quantity("the throw costs you", "", "what the throw costs you"),
    "killed_now": Quantity("the throw costs them", "", "what the throw costs them"),
    "gain": Quantity("the change gains", "", "what the change gains"),
}
"""Bare words in an attack and in changes of its dice."""
IN_DEFENCE = {
    "cards": Quantity("the defender holds", "", "the defender's cards", "card", "the defender"),
    "sets": _EVERYWHERE["sets"],
    "mine": Quantity("the defender has", "", "the defender's armies", owner="the defender"),
    "theirs": Quantity("the attacker has", "", "the attacker's armies", owner="the attacker"),
    "spare": Quantity("the defender has", " to spare", "the defender's armies to spare"),
    "dice_now": Quantity("the attacker throws", "", "the attacker's dice", "die", "the attacker"),
}
"""Bare words in standing orders, which everybody reads."""


def in_move(source: str, target: str) -> Mapping[str, Quantity]:
    """Return what the bare words mean in a move between two territories, by their names."""
    return {
        **_EVERYWHERE,
        "mine": _armies_on(source),
        "theirs": _armies_on(target),
        "spare": Quantity(f"{source} has", " to spare", f"the armies that {source} has to spare"),
    }


def _armies_on(territory: str) -> Quantity:
    return Quantity(f"{territory} has", "", f"the armies on {territory}", owner=territory)


@value
class ConditionVoice:
    """
    Puts conditions into words.

    `quantities` are the bare words, `place` names territories and continents, `player` everybody else
    than `me` (a seat, "" for nobody), `attack` an attack by its id. `holder` is who "own" is about.
    """

    quantities: Mapping[str, Quantity]
    place: NameIt
    player: NameIt
    attack: NameIt = str
    me: str = ""
    holder: str = "you"

    def clause(self, node: Node, *, wanted: bool = True) -> str:
        """Say that a condition holds, or (not wanted) that it does not."""
        match node:
            case Truth(_, value):
                return "it is always so" if value == wanted else "it is never so"
            case Not(_, inner):
                return self.clause(inner, wanted=not wanted)
            case Joined():
                return self._joined_clause(node, wanted=wanted)
            case Compare(_, sign, left, right):
                return self._compared_clause(left, sign if wanted else _OPPOSITE[sign], right)
            case Call():
                return self._test(node, wanted=wanted)
            case Number() | Name() | Chain():
                raise AssertionError(node)  # the reader refuses a number here
            case _:
                assert_never(node)

    def _joined_clause(self, node: Joined, *, wanted: bool) -> str:
        word = node.word if wanted else {"and": "or", "or": "and"}[node.word]
        parts = []
        for part in node.parts:
            said = self.clause(part, wanted=wanted)
            parts.append(f"({said})" if _is_joined(part) else said)
        return f" {word} ".join(parts)

    def _test(self, call: Call, *, wanted: bool) -> str:
        negative = "" if wanted else " not"
        match call.function:
            case "own":
                holds = "hold" if self.holder == "you" else "holds"
                held = holds if wanted else f"{'do' if self.holder == 'you' else 'does'} not hold"
                return f"{self.holder} {held} {self.place(call.argument)}"
            case "captured":
                return f"{self.place(call.argument)} was{negative} captured"
            case "eliminated":
                return f"{self._subject(call.argument, 'were', 'was')}{negative} wiped out"
            case "continent":
                whose = "yours" if self.holder == "you" else f"{self.holder}'s"
                return f"{'' if wanted else 'not '}all of {self.place(call.argument)} is {whose}"
            case test:
                return f"{self.attack(call.argument)} was{negative} {test}"

    def _compared_clause(self, left: Node, sign: str, right: Node) -> str:
        if isinstance(left, Number) and not isinstance(right, Number):
            left, sign, right = right, _FLIPPED.get(sign, sign), left
        one = self._quantity(left)
        if one is None:
            return f"{self.phrase(left)} come to {_AMOUNTS[sign].format(self.phrase(right))}"
        if isinstance(right, Number):
            number = counted(right.value, one.unit, one.units)
            return one.clause(_AMOUNTS[sign].format(number))
        other = self._quantity(right)
        known = other is not None and other.owner and other.unit == one.unit
        more, than = _THAN[sign]
        whose = other.owner if other and known else self.phrase(right)
        return one.clause(f"{more} {one.units} {than} {whose}")

    def phrase(self, node: Node) -> str:
        """Name a number: "your armies minus 3"."""
        match node:
            case Number(_, value):
                return str(value)
            case Chain(_, first, rest):
                said = self._operand(first)
                for sign, part in rest:
                    rounded = " (rounded down)" if sign == "//" else ""
                    said = f"{said} {_SIGNS[sign]} {self._operand(part)}{rounded}"
                return said
            case _ if (quantity := self._quantity(node)) is not None:
                return quantity.phrase
            case _:
                raise AssertionError(node)  # the reader refuses a truth value here

    def _operand(self, node: Node) -> str:
        said = self.phrase(node)
        return f"({said})" if isinstance(node, Chain) else said

    def _quantity(self, node: Node) -> Quantity | None:
        match node:
            case Name(_, word):
                return self.quantities[word]
            case Call(_, "armies", territory):
                return _armies_on(self.place(territory))
            case Call(_, function, player):
                unit = "card" if function == "hand" else "territory"
                return self._belongings(player, unit)
            case _:
                return None

    def _belongings(self, player: str, unit: str) -> Quantity:
        holds = self._subject(player, "hold", "holds")
        units = Quantity("", "", "", unit).units
        mine = player == self.me
        phrase = f"your {units}" if mine else f"the {units} of {self.player(player)}"
        return Quantity(holds, "", phrase, unit, "you" if mine else self.player(player))

    def _subject(self, player: str, second: str, third: str) -> str:
        return f"you {second}" if player == self.me else f"{self.player(player)} {third}"


def _is_joined(node: Node) -> bool:
    """Say whether a part of a longer condition is joined of parts itself."""
    while isinstance(node, Not):
        node = node.inner
    return isinstance(node, Joined)
