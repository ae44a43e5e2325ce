"""
Play: everything that is done with a game, from its beginning to its end.

Pure: bytes and plain data in, bytes and values out. The rule set and the keys are handed in.

    game = load_game(data, find_ruleset)
    checked = check(game, [document])          # complaints, nothing happens
    applied = apply(game, [document], sealer)  # the next game file
"""

from collections.abc import Sequence

import attrs

from pbem.engine.file.decision import silent_witnesses
from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.history import Record
from pbem.engine.modes.modes import OpenChance
from pbem.engine.play.game import FindRuleset, Game, lay_table, load_game
from pbem.engine.play.order_check import Checked, Reading, check, sign_orders
from pbem.engine.play.order_header import UNSIGNED
from pbem.engine.play.record_play import Applied, GameBefore, play_record, sealed
from pbem.engine.play.witness import Prove, gathered_proofs, live_seats, nobody, start_summons, summons_for
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import FACE_UP, Data
from pbem.errors import FaultsError, OrdersRefusedError
from pbem.trust.signers import Signer

# ── The beginning of a game ───────────────────────────────────────────────────────────────────────
#
# Pure: the rule set, the seed and the keys are handed in.

_FIRST = Record(0, (), (), (), "", "")
"""The set-up, before anything is known of it."""


def draft_genesis(
    ruleset: Ruleset,
    name: str,
    mode: str,
    cards: str,
    players: Sequence[Player],
    map_file: Data,
    options: Sequence[str],
    choices: Data,
) -> Genesis:
    """Return a game as it was chosen, without seed, nonce and host. Raises FaultsError for what cannot be chosen."""
    terms = ruleset.terms([player.seat for player in players], options, choices, map_file)
    return Genesis(
        name,
        f"{ruleset.name}/{ruleset.version}",
        mode,
        cards,
        tuple(terms.options),
        terms.choices,
        terms.board,
        tuple(players),
    )


def begin(
    ruleset: Ruleset,
    name: str,
    players: Sequence[Player],
    map_file: Data,
    sealer: Signer,
    *,
    seed: bytes,
    options: Sequence[str] = (),
    choices: Data | None = None,
    cards: str = FACE_UP,
) -> Applied:
    """
    Begin a game of mode `open` and play its set-up (record 0).

    `seed` is 32 random bytes. Raises FaultsError for choices that cannot be played, names and keys.
    """
    from pbem.engine.file.invitation import key_faults  # late: a turn invites nobody

    draft = draft_genesis(ruleset, name, OpenChance.name, cards, players, map_file, options, choices or {})
    genesis = read_genesis(attrs.evolve(draft, seed=seed.hex()).to_data())
    if faults := key_faults(genesis):
        raise FaultsError(faults)
    return sealed(_set_up(genesis, lambda _: ruleset, (), sealer), sealer)


def begin_like(genesis: Genesis, name: str, ruleset: Ruleset, sealer: Signer, *, seed: bytes) -> Applied:
    """Begin a game of mode `open` as another one is: by its rules, on its board, with those who play there now."""
    return sealed(_set_up(_renewed(genesis, name, seed), lambda _: ruleset, (), sealer), sealer)


def set_up_again(game: Game, name: str, sealer: Signer, *, seed: bytes) -> Applied:
    """Set up a game of mode `open` at the table of one in which nobody was replaced; the file is not sealed."""
    start = GameBefore(_renewed(game.file.genesis, name, seed), game.ruleset, game.table, game.table.blank())
    return play_record(start, _FIRST, {}, sealer)


def _renewed(genesis: Genesis, name: str, seed: bytes) -> Genesis:
    draft = attrs.evolve(genesis, name=name, seed=seed.hex(), founder=None, ended="")
    return read_genesis(draft.to_data())


def begin_witnessed(genesis: Genesis, find_ruleset: FindRuleset, sealer: Signer, prove: Prove) -> Applied:
    """
    Begin a game that everybody has joined, and play its set-up (record 0).

    `prove` gives everybody's proof. With cards `dealer` only the host can do it, who is the sealer
    then. Raises InputError, LookupError, ProofError.
    """
    summonses = [start_summons(genesis, who) for who in genesis.chance.everybody]
    proofs = gathered_proofs(genesis, summonses, prove)
    return sealed(_set_up(genesis, find_ruleset, proofs, sealer), sealer)


def _set_up(
    genesis: Genesis, find_ruleset: FindRuleset, proofs: tuple[tuple[str, str], ...], sealer: Signer
) -> Applied:
    ruleset, table = lay_table(genesis, find_ruleset)
    start = GameBefore(genesis, ruleset, table, table.blank())
    return play_record(start, _FIRST._replace(proofs=proofs), {}, sealer)


__all__ = [
    "Applied",
    "Checked",
    "FindRuleset",
    "Game",
    "apply",
    "begin",
    "begin_like",
    "begin_witnessed",
    "check",
    "lay_table",
    "load_game",
    "needed_witnesses",
    "play_checked",
    "sealed",
    "set_up_again",
    "sign_orders",
]


def apply(game: Game, documents: Sequence[Data], sealer: Signer, prove: Prove = nobody) -> Applied:
    """
    Resolve order files into the next game file, sealed by `sealer` (an Ed25519 key).

    Where witnesses make the dice this is the act of one of them: `prove` is asked for the proof of
    each. Raises OrdersRefusedError (with the `Checked`) unless the orders are complete and sound,
    GameOverError, ProofError, InputError.
    """
    return sealed(play_checked(game, check(game, documents), sealer, prove), sealer)


def play_checked(game: Game, checked: Checked, sealer: Signer, prove: Prove = nobody) -> Applied:
    """Do as `apply` does with orders that were checked against this very game; the file is not sealed."""
    readings = _require_ready(game, _demanding_signatures(checked))
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
    if not any(one.code == UNSIGNED for reading in checked.readings for one in reading.problems):
        return checked
    readings = [
        reading._replace(
            problems=tuple(one._replace(code="E-UNSIGNED") if one.code == UNSIGNED else one for one in reading.problems)
        )
        for reading in checked.readings
    ]
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
    if not needed:
        return record
    summonses = summons_for(file.genesis, record, file.head, needed)
    return record._replace(proofs=gathered_proofs(file.genesis, summonses, prove))
