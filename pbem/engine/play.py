"""
Play: begin a game, check order files against it, resolve them into the next game file.

Pure: bytes and plain data in, bytes and values out. The rule set and the keys are handed in.

    game = open_table(data, find_ruleset)
    checked = check(game, [document])          # complaints, nothing happens
    applied = apply(game, [document], sealer)  # the next game file
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from pbem.engine.chance.witness import (
    Prove,
    gathered_proofs,
    live_seats,
    nobody,
    start_summons,
    summons_for,
)
from pbem.engine.decisions.decision import answered_head, silent_witnesses
from pbem.engine.decisions.succession import people_since
from pbem.engine.file.game_file import GameFile, write_game
from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.history import Link, Record, link
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.game import FindRuleset, Game, lay_table, open_table, require_playable
from pbem.engine.order_check import Reading, address, read_document
from pbem.engine.order_header import SIGNATURE_WIDTH, UNSIGNED, Stand
from pbem.engine.resolution import (
    AnyTable,
    next_line,
    resolve,
    snapshot,
    snapshot_hash,
)
from pbem.engine.ruleset import Data, Ruleset
from pbem.errors import ContentError, FaultsError, GameOverError, InputError, OrdersRefusedError
from pbem.trust.canonical import canonical, check_profile, wrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.hashes import NO_HASH
from pbem.trust.signers import Signer, nonce

__all__ = [
    "Applied", "Checked", "FindRuleset", "Game", "apply", "begin", "begin_witnessed", "check", "lay_table",
    "needed_witnesses", "open_table", "require_playable", "sign_orders",
]  # fmt: skip

_NOTHING: Mapping[str, int] = MappingProxyType({})


class Checked(NamedTuple):
    """The order files handed in, in that order, and the seats from whom orders are missing."""

    readings: tuple[Reading, ...]
    missing: tuple[str, ...]

    @property
    def ready(self) -> bool:
        """Say whether they can be resolved now."""
        return not self.missing and not any(reading.refused for reading in self.readings)


class Applied(NamedTuple):
    """A record played: the bytes of the next game file, and what happened."""

    data: bytes
    game: Game
    record: Record
    before: Any
    events: tuple[Any, ...]
    after: Any


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
    cards: str = "face-up",
) -> Applied:
    """
    Begin a game of mode `open` and play its set-up (record 0).

    `seed` is 32 random bytes. Raises FaultsError for choices, names and keys that
    cannot be played.
    """
    from pbem.engine.joining.invitation import key_faults  # late: only a new game asks

    seats = [player.seat for player in players]
    terms = ruleset.terms(seats, options, choices or {}, map_file)
    draft = Genesis(
        name, f"{ruleset.name}/{ruleset.version}", "open", cards, tuple(terms.options),
        terms.choices, terms.board, tuple(players), seed=seed.hex(),
    )  # fmt: skip
    genesis = read_genesis(draft.to_data())
    if faults := key_faults(genesis):
        raise FaultsError(faults)
    ruleset, table = lay_table(genesis, lambda _: ruleset)
    step = _Step(genesis, ruleset, table, table.blank(), "", NO_HASH)
    return _played(step, Record(0, (), (), (), "", ""), {}, sealer)


def begin_witnessed(
    genesis: Genesis, find_ruleset: FindRuleset, sealer: Signer, prove: Prove
) -> Applied:
    """
    Begin a game of mode next or host that everybody has joined, and play its set-up (record 0).

    `prove` gives everybody's proof. With cards `dealer` only the host can do it, who is the sealer
    then. Raises InputError, LookupError, ProofError.
    """
    ruleset, table = lay_table(genesis, find_ruleset)
    summonses = [start_summons(genesis, who) for who in genesis.chance.everybody]
    proofs = gathered_proofs(genesis, summonses, prove)
    step = _Step(genesis, ruleset, table, table.blank(), "", NO_HASH)
    return _played(step, Record(0, (), (), proofs, "", ""), {}, sealer)


def check(game: Game, documents: Sequence[Data], known: Mapping[str, int] = _NOTHING) -> Checked:
    """
    Check order files (plain data) against a game, completely and without any die.

    Orders that a seat with a key has not signed yet get a warning (W-UNSIGNED); in such orders
    `known` cards that lie face down (`people.sight`) may be used. Raises GameOverError; everything
    else wrong is in the result.
    """
    awaited = game.awaited
    if awaited is None:
        raise GameOverError("the game is over; no orders are taken any more")
    file = game.file
    stand = Stand(file.genesis, answered_head(file), game.table.clock(game.state), awaited)
    readings: list[Reading] = []
    for document in documents:
        taken = [reading.seat for reading in readings]
        readings.append(read_document(file, game.table, game.state, stand, document, taken, known))
    given = [reading.seat for reading in readings]
    missing = tuple(seat for seat in awaited.must if seat not in given)
    return Checked(tuple(readings), missing)


def apply(game: Game, documents: Sequence[Data], sealer: Signer, prove: Prove = nobody) -> Applied:
    """
    Resolve order files into the next game file, sealed by `sealer` (an Ed25519 key).

    In modes next and host this is the act of a witness: `prove` is asked for the proof of each.
    Raises OrdersRefusedError (with the `Checked`) unless they are complete and sound,
    GameOverError, ProofError.
    """
    checked = _demanding_signatures(check(game, documents))
    if not checked.ready:
        raise OrdersRefusedError(checked)
    file, genesis = game.file, game.file.genesis
    seat_order = genesis.seat_ids.index
    readings = sorted(checked.readings, key=lambda reading: seat_order(reading.seat))
    authors = [reading.seat for reading in readings]
    sigs = tuple(reading.sig for reading in readings)
    texts = tuple(reading.text for reading in readings)
    record = Record(file.index + 1, texts, sigs if any(sigs) else (), (), "", "")
    summonses = summons_for(genesis, record, file.head, needed_witnesses(game, authors))
    record = record._replace(proofs=gathered_proofs(genesis, summonses, prove))
    step = _Step(genesis, game.ruleset, game.table, game.state, file.history, file.head, file)
    return _played(step, record, {one.seat: one.orders for one in readings}, sealer)


def needed_witnesses(game: Game, authors: Sequence[str]) -> tuple[str, ...]:
    """Tell whose proofs the next record needs if it holds orders of these seats."""
    genesis = game.file.genesis
    live = live_seats(game.table, game.state, genesis)
    return genesis.chance.witnesses(authors, live, silent_witnesses(game.file))


def sign_orders(game: Game, document: Data, signer: Signer, root: bytes, *, seq: int = 1) -> Data:
    """
    Give a sound order file its [signed] table, as the last key of a new document.

    `signer` holds the seat's key, `root` (32 bytes) is the secret of its nonces. A [signed] table
    that is already there is replaced. Raises OrdersRefusedError when the document has a fault,
    InputError when the key is not that of its seat.
    """
    own = {key: value for key, value in document.items() if key != "signed"}
    if check_profile(own):
        raise OrdersRefusedError(check(game, [own]))
    seat = own.get("player")
    if game.file.genesis.identities.get(seat if isinstance(seat, str) else "") != signer.public:
        raise InputError(f"this is not the key with which {seat!a} plays in this game")
    signed: Data = address(game.file, seq)
    if game.file.genesis.cards != "face-up":
        from pbem.engine.hands.visibility import turned_up  # late: only where hands are hidden

        signed |= turned_up(game, own, root)
    secret = nonce(root, canonical({**own, "signed": signed}))
    signed["nonce"] = secret.hex()
    signature = signer.sign(ORDERS_NAMESPACE, canonical({**own, "signed": signed}))
    done = {**own, "signed": {**signed, "sig": wrap_base64(signature, SIGNATURE_WIDTH)}}
    checked = check(game, [done])
    if checked.readings[0].refused:
        raise OrdersRefusedError(checked)
    return done


def _demanding_signatures(checked: Checked) -> Checked:
    readings = [
        reading._replace(problems=tuple(
            one._replace(code="E-UNSIGNED") if one.code == UNSIGNED else one
            for one in reading.problems
        ))
        for reading in checked.readings
    ]  # fmt: skip
    return Checked(tuple(readings), checked.missing)


class _Step(NamedTuple):
    """What a record is played on: the game, the state before, the history so far, its head."""

    genesis: Genesis
    ruleset: Ruleset
    table: AnyTable
    before: Any
    history: str
    prev_head: bytes
    file: GameFile | None = None


def _played(step: _Step, draft: Record, orders: Mapping[str, Any], sealer: Signer) -> Applied:
    """Play a record that has no state and head yet, and write the file."""
    genesis, table = step.genesis, step.table
    chain = link(genesis, draft, step.prev_head)
    if genesis.cards != "face-up":
        return _finished(step, *_played_hidden(step, draft, orders, chain, sealer), chain, sealer)
    after, events = resolve(table, step.before, orders, chain.seed)
    return _finished(step, draft, after, events, None, chain, sealer)


def _played_hidden(
    step: _Step, draft: Record, orders: Mapping[str, Any], chain: Link, sealer: Signer
) -> tuple[Record, Any, list[Any], Data | None]:
    """Play a record of a game in which cards lie face down."""
    # Late: face-up games need none of it.
    from pbem.engine.hands.dealing import Deal

    try:
        deal = Deal.of(step.genesis, step.table, step.before, step.file, sealer)
        dice = deal.throw(draft.orders, chain.seed)
        after, events = resolve(step.table, step.before, orders, chain.seed, dice)
        over = step.table.awaited(after) is None
        record = deal.finish(draft, after, step.genesis, over=over)
    except ContentError as error:
        raise InputError(str(error)) from None
    return record, after, events, deal.deck_after(record)


def _finished(
    step: _Step, draft: Record, after: Any, events: Sequence[Any], dealt: Data | None,
    chain: Link, sealer: Signer,
) -> Applied:  # fmt: skip
    """Close a record that was played with its state and head, and write the file."""
    genesis, table = step.genesis, step.table
    awaited = table.awaited(after)
    state = snapshot(table, after, draft.index, awaited, people_since(genesis), dealt)
    require_playable(table, state)
    state_hash = snapshot_hash(state)
    head = chain.head(state_hash)
    record = draft._replace(state=state_hash.hex(), head=head.hex())
    seal = make_seal(genesis, record.index, head, sealer)
    next_ = next_line(awaited, table.clock(after))
    history = step.history + write_record(record)
    file = GameFile(genesis, next_, state, seal, record, step.prev_head, history)
    game = Game(file, step.ruleset, table, after)
    data = write_game(genesis, next_, state, seal, history)
    return Applied(data, game, record, step.before, tuple(events), after)
