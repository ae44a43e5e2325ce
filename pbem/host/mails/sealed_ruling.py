"""
What becomes of sealed orders in a mail, and of those that are opened later.

Where several players decide at once, nobody opens orders before those of all are sealed.
"""

from collections.abc import Mapping

from pbem.engine.file.phrases import format_seats
from pbem.engine.play.play import check
from pbem.engine.play.sealed_orders import needs_sealing, read_sealed, seals_of, set_summons
from pbem.engine.play.witness import is_proof
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.host.values.open_turn import OpenTurn, Ruling, RulingWord
from pbem.mail.found import FoundOrders
from pbem.trust.hashes import orders_hash


def rule_sealed(turn: OpenTurn, data: bytes) -> tuple[RulingWord, str, str]:
    """Decide about a file of sealed orders: the word, a sentence, and whose it is."""
    try:
        sealed = read_sealed(turn.game, data)
    except InputError as error:
        return "wrong", str(error), ""
    known = {one.player: one for one in turn.sealed}.get(sealed.player)
    if known is not None and known.orders != sealed.orders:
        what = "you have already sealed other orders, and those count: they are on everybody's list"
        return "ignored", what, sealed.player
    return "accepted", "your sealed orders are on the list", sealed.player


def rule_opened(turn: OpenTurn, found: FoundOrders, document: Data | None, proofs: Mapping[str, bytes]) -> Ruling:
    """Decide about opened orders, or a bare proof: it must be for exactly the sealed orders."""
    genesis, seat = turn.genesis, next(iter(proofs))
    if not needs_sealing(turn.game) or seat not in genesis.dice_keys:
        return Ruling("ignored", "nothing is sealed at this moment of the game", found)
    try:
        summons = set_summons(turn.game, turn.sealed, seat)
    except InputError as error:
        return Ruling("ignored", f"it is too early to open orders: {error}", found)
    if not is_proof(genesis, summons, proofs[seat]) or not _shows(turn, found):
        return Ruling("wrong", "the proof in it is not for exactly the orders that were sealed", found)
    if document is not None and (fault := _unlike_sealed(turn, document, seat)):
        return Ruling("wrong", fault, found, seat, proved=True)
    what = f"opened orders of {format_seats(genesis, [seat])}"
    return Ruling("accepted", what, found, seat, proved=True, reveal=(seat, found.text.encode()))


def _shows(turn: OpenTurn, found: FoundOrders) -> bool:
    """Say whether a revealed file shows the seals that are on everybody's list."""
    try:
        shown = seals_of(turn.game, found.document)
    except InputError:
        return False
    listed = {one.player: one.orders for one in turn.sealed}
    return {one.player: one.orders for one in shown} == listed


def _unlike_sealed(turn: OpenTurn, document: Data, seat: str) -> str:
    """Say what is wrong with opened orders; "" if nothing is."""
    reading = check(turn.game, [document]).readings[0]
    if reading.refused or not reading.sig:
        return "these orders cannot be played; send the file that pbem reveal wrote"
    sealed = {one.player: one.orders for one in turn.sealed}
    if sealed.get(seat) != orders_hash(reading.text.encode()):
        return "these are other orders than those that were sealed"
    return ""
