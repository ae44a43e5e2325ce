"""
Openings: what the orders of a seat turn up, in `[signed.open]`, and whether that is right.

Part of the static check: it follows from the state and the document alone. Orders open exactly the
cards that they use, of their author's hand, with what was promised when these were drawn.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.modes.hands import Hands
from pbem.engine.modes.tokens import card_of, number_of
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import SIGN_AGAIN, Sheet
from pbem.errors import ContentError

FAULT = "E-CARD-OPEN"
_PLACE = ("signed", "open")


class HiddenHands(Hands):
    """Hands in which cards lie face down, so that orders open the cards that they use."""

    def read_orders(
        self, table: AnyTable, state: Any, seat: str, sheet: Sheet, known: Mapping[str, int], *, final: bool
    ) -> Any:
        """
        Let the rule set read orders in which cards that lie face down may be used.

        `final` orders open them in `[signed]`; before they are signed, `known` are the cards at which
        their author can look. Faults go into the sheet.
        """
        opened = known
        if final:
            hand = table.cards.face_down(state).get(seat, ())
            opened = _opened_cards(self.genesis, table, hand, sheet)
        reader = Sheet(sheet.data, sheet.path, sheet.problems, opened)
        reader.taken = sheet.taken
        orders = read_all_orders(table, state, seat, reader)
        if final and not sheet.refused:
            _require_exact(table, orders, opened, sheet)
        return orders


def needed_openings(table: AnyTable, orders: Any, known: Mapping[str, str]) -> dict[str, str]:
    """Return the table `open` for orders, of the openings known, in the order of the numbers."""
    tokens = [token for token in table.cards.opens(orders) if token in known]
    return {number_of(token): known[token] for token in sorted(tokens, key=lambda one: int(number_of(one)))}


def _opened_cards(genesis: Genesis, table: AnyTable, hand: Sequence[str], sheet: Sheet) -> dict[str, int]:
    """Compute the cards that a document opens; a fault for each opening that is wrong."""
    signed = sheet.data.get("signed")
    given = signed.get("open", {}) if isinstance(signed, Mapping) else {}
    if not isinstance(given, Mapping):
        return {}
    by_number = {number_of(token): token for token in hand}
    size = table.cards.deck_size
    opened = {}
    for number, opening in given.items():
        token = by_number.get(number)
        if token is None:
            sheet.note(
                FAULT, (*_PLACE, number), f"no card with the number {number} lies face down in this hand", SIGN_AGAIN
            )
            continue
        try:
            opened[token] = card_of(token, opening, genesis.game_id, size)
        except ContentError as error:
            sheet.note(FAULT, (*_PLACE, number), f"{error}", SIGN_AGAIN)
    return opened


def _require_exact(table: AnyTable, orders: Any, opened: Mapping[str, int], sheet: Sheet) -> None:
    used = set(table.cards.opens(orders))
    for token in opened:
        if token not in used:
            sheet.note(
                FAULT, (*_PLACE, number_of(token)), "this card is opened, but these orders do not use it", SIGN_AGAIN
            )
    if missing := [number_of(token) for token in used if token not in opened]:
        sheet.note(FAULT, ("signed",), f"the card number {min(missing)} is used but not opened", SIGN_AGAIN)
    if not opened and not sheet.refused and "open" in sheet.data["signed"]:
        sheet.note(FAULT, _PLACE, "an empty table `open` is left out", SIGN_AGAIN)
