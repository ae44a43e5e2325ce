"""
Play: everything that is done with a game, from its beginning to its end.

Pure: bytes and plain data in, bytes and values out. The rule set and the keys are handed in.

    game = open_table(data, find_ruleset)
    checked = check(game, [document])          # complaints, nothing happens
    applied = apply(game, [document], sealer)  # the next game file
"""

from collections.abc import Sequence

from pbem.engine.beginning import begin, begin_witnessed
from pbem.engine.chance.witness import Prove, gathered_proofs, live_seats, nobody, summons_for
from pbem.engine.decisions.decision import silent_witnesses
from pbem.engine.file.history import Record
from pbem.engine.game import FindRuleset, Game, lay_table, open_table
from pbem.engine.order_check import Checked, Reading, check
from pbem.engine.order_header import UNSIGNED
from pbem.engine.order_signing import sign_orders
from pbem.engine.record_play import Applied, GameBefore, play_record
from pbem.engine.ruleset import Data
from pbem.errors import OrdersRefusedError
from pbem.trust.signers import Signer

__all__ = [
    "Applied", "Checked", "FindRuleset", "Game", "apply", "begin", "begin_witnessed", "check",
    "lay_table", "needed_witnesses", "open_table", "sign_orders",
]  # fmt: skip


def apply(game: Game, documents: Sequence[Data], sealer: Signer, prove: Prove = nobody) -> Applied:
    """
    Resolve order files into the next game file, sealed by `sealer` (an Ed25519 key).

    Where witnesses make the dice this is the act of one of them: `prove` is asked for the proof of
    each. Raises OrdersRefusedError (with the `Checked`) unless the orders are complete and sound,
    GameOverError, ProofError, InputError.
    """
    readings = _require_ready(game, _demanding_signatures(check(game, documents)))
    record = _with_proofs(game, _record_of(game, readings), readings, prove)
    orders = {reading.seat: reading.orders for reading in readings}
    return play_record(GameBefore.of(game), record, orders, sealer)


def needed_witnesses(game: Game, authors: Sequence[str]) -> tuple[str, ...]:
    """Return whose proofs the next record needs if it holds orders of these seats."""
    genesis = game.file.genesis
    live = live_seats(game.table, game.state, genesis)
    return genesis.chance.witnesses(authors, live, silent_witnesses(game.file))


def _demanding_signatures(checked: Checked) -> Checked:
    """Make a fault of what is only a warning while orders are written."""
    readings = [
        reading._replace(problems=tuple(
            one._replace(code="E-UNSIGNED") if one.code == UNSIGNED else one
            for one in reading.problems
        ))
        for reading in checked.readings
    ]  # fmt: skip
    return Checked(tuple(readings), checked.missing)


def _require_ready(game: Game, checked: Checked) -> list[Reading]:
    """Return the order files in seat order, all complete and sound."""
    if not checked.ready:
        raise OrdersRefusedError(checked)
    seat_order = game.file.genesis.seat_ids.index
    return sorted(checked.readings, key=lambda reading: seat_order(reading.seat))


def _record_of(game: Game, readings: Sequence[Reading]) -> Record:
    """The next record as far as its authors made it."""
    texts = tuple(reading.text for reading in readings)
    sigs = tuple(reading.sig for reading in readings)
    return Record(game.file.index + 1, texts, sigs if any(sigs) else (), (), "", "")


def _with_proofs(game: Game, record: Record, readings: Sequence[Reading], prove: Prove) -> Record:
    """Add the proofs of all witnesses to a record."""
    file = game.file
    needed = needed_witnesses(game, [reading.seat for reading in readings])
    summonses = summons_for(file.genesis, record, file.head, needed)
    return record._replace(proofs=gathered_proofs(file.genesis, summonses, prove))
