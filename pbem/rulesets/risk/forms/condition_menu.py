"""
The conditions that a page offers, each with its words, and the number or territory that stands in it.

A page reads no conditions: what somebody writes in their own words is left to `pbem check`.
"""

from typing import Any, NamedTuple

from pbem.engine.table.terms import Data
from pbem.rulesets.risk.conditions import text as grammar
from pbem.rulesets.risk.conditions.tree import BATTLE_NAMES, TURN_NAMES, Compare, Joined, Name, Node, Number
from pbem.rulesets.risk.orders import DEFENCE_WORDS
from pbem.rulesets.risk.reading import moves

NUMBER, CAPTURED = "number", "captured"
"""What may stand in place of the braces: a number, or a territory that attacks of the file are on."""


class MenuEntry(NamedTuple):
    """
    A condition of the menu: its text, with {} for what stands in it (`takes`), and its words.

    A number lies between `least` and `most`; `usual` is what stands there at first.
    """

    text: str
    words: str
    takes: str = ""
    least: int = 0
    most: int = 10**grammar.DIGITS - 1
    usual: int = 0


_AFTER_CAPTURES = (
    MenuEntry("", "in any case"),
    MenuEntry('captured("{}")', "if {} has been captured", CAPTURED),
    MenuEntry('not captured("{}")', "if {} has not been captured", CAPTURED),
)

MENU: dict[str, tuple[tuple[str, ...], tuple[MenuEntry, ...]]] = {
    "while": (
        BATTLE_NAMES,
        (
            MenuEntry("", "until it is won or lost"),
            MenuEntry("mine > theirs", "while I have more armies than they have"),
            MenuEntry("mine >= theirs", "while I have at least as many"),
            MenuEntry("mine > theirs or theirs == 1", "while I have more, or they have one"),
            MenuEntry("mine >= {}", "while I have at least so many armies", NUMBER, 2, usual=4),
        ),
    ),
    "if": (TURN_NAMES, _AFTER_CAPTURES),
    "move": (
        moves.WORDS,
        (
            *_AFTER_CAPTURES,
            MenuEntry("mine >= {}", "if at least so many armies stand where it begins", NUMBER, 2, usual=4),
        ),
    ),
    "guard": (
        DEFENCE_WORDS,
        (
            MenuEntry("", "in any case"),
            MenuEntry("dice_now == 3 and mine == 2", "if three are thrown against two armies"),
            MenuEntry("dice_now == 3", "if three are thrown"),
            MenuEntry("mine <= theirs", "if they have at least as many armies as I"),
            MenuEntry("mine <= {}", "if I have so many armies or fewer", NUMBER, 1, usual=2),
        ),
    ),
}
"""By where a condition stands: the bare words that mean something there, and what is offered."""

_EXAMPLE = "mine > 3 and losses < 4"


def write_menus() -> Data:
    """Return the menus by place, and what one's own words may be."""
    return {
        "menus": {place: [_entry_data(place, one) for one in offers] for place, (_, offers) in MENU.items()},
        "own": {"most": grammar.LIMIT, "example": _EXAMPLE},
    }


def _entry_data(place: str, entry: MenuEntry) -> Data:
    told: Data = {"text": entry.text, "words": entry.words}
    if entry.takes:
        told["takes"] = entry.takes
    if entry.takes == NUMBER:
        told.update(least=entry.least, most=entry.most, usual=entry.usual)
    if place == "while":
        told["tree"] = spell(grammar.read(entry.text.format(NUMBER))) if entry.text else True
    return told


def spell(node: Node) -> Any:
    """
    Return a condition as plain lists, the sign or word first: `[">", "mine", "theirs"]`.

    A page counts odds by it. A number that is not fixed yet is the word `number`.
    """
    match node:
        case Number(_, value):
            return value
        case Name(_, word):
            return word
        case Compare(_, sign, left, right):
            return [sign, spell(left), spell(right)]
        case Joined(_, word, parts):
            return [word, *map(spell, parts)]
        case _:
            raise AssertionError(node)  # nothing else is offered
