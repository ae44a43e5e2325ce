"""What a page needs to compose the lists of a set-up, with their words (part of `order_form.py`)."""

from collections.abc import Iterator

from pbem.engine.table.terms import Data
from pbem.rulesets.risk.play.placings import list_missing
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import NEUTRAL

_NOWHERE = ["", "nowhere: ask me again"]
_LISTS: dict[str, Data] = {
    "claim": {
        "key": "claim",
        "heading": "Territories to claim",
        "click": "claims a territory",
        "hint": "The first that is still free is yours. Click them in the order in which you want them.",
        "continents": True,
        "rest": [["@rest", "any territory that is free"], ["", "none: ask me again"]],
        "missing": "The game waits for your claims: wish for a territory, or for any that is free.",
    },
    "add": {
        "key": "add",
        "heading": "Your armies",
        "click": "adds an army of yours",
        "whose": "your armies",
        "rest": [["@border", "along my borders, one after the other"], ["@rest", "over all my territories"], _NOWHERE],
        "missing": "The game waits for your armies: say where they go.",
    },
    "neutral": {
        "key": "neutral",
        "heading": "Neutral armies that you place",
        "click": "adds a neutral army",
        "whose": "neutral armies",
        "rest": [["@neutral", "over all neutral territories"], _NOWHERE],
        "missing": "The game waits for the neutral armies: say where they go.",
    },
    "capital": {
        "key": "capital",
        "heading": "Your capital",
        "click": "names a capital",
        "hint": "The first that you own when all armies are placed becomes your capital.",
        "rest": [],
        "missing": "The game waits for your capital: name a territory of yours.",
    },
}
"""The lists of a set-up, with their words."""


def write_setup(situation: Situation) -> Data:
    """Return what the lists of a seat are composed from; `needs` is the one that the game waits for."""
    return {
        "needs": list_missing(situation.setting, situation.state, situation.seat),
        "in_turn": situation.rules.placings == "in-turn",
        "lists": [*_lists(situation)],
    }


def _lists(situation: Situation) -> Iterator[Data]:
    """
    The lists that may be handed in: wishes in their order, or (with `armies` left to place) numbers.

    `at` are the territories that may stand there, `rest` what may stand below them, `missing` says that
    the game waits for the list.
    """
    state, rules, seat = situation.state, situation.rules, situation.seat
    if rules.setup == "claim" and "" in state.owners:
        yield {**_LISTS["claim"], "armies": 0, "at": _held_by(situation, "")}
    if armies := state.to_place.get(seat, 0):
        yield {**_LISTS["add"], "armies": armies, "at": _held_by(situation, "", seat)}
    if rules.setup == "neutral" and (armies := state.to_place.get(NEUTRAL, 0)):
        yield {**_LISTS["neutral"], "armies": armies, "at": _held_by(situation, "", NEUTRAL)}
    if rules.capitals:
        yield {**_LISTS["capital"], "armies": 0, "at": _held_by(situation, "", seat)}


def _held_by(situation: Situation, *owners: str) -> list[str]:
    return [id_ for id_ in situation.board.ids if situation.owner(id_) in owners]
