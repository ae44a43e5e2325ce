"""
Endless games of conquest by chance, for measuring: always the same, and as long as is wanted.

Six players sit at the classic map, or at a grid of a thousand territories. Two facts of the board are changed so that a game neither ends
nor swells: six lands of one territory have a bonus, so that what is lost in battle comes in again,
and there are too few cards for anybody to have to turn in a set. Nobody attacks the
last territory of a player. The `typical` game has 4 attacks and about 11 throws a turn, the `heavy`
one 16 attacks and about 80 throws.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs
import grid
from players.chance import Chance

from pbem.engine.file.game_file import Seal, write_game
from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.history import Record, link
from pbem.engine.file.invitation import join_document
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.play.order_header import SIGNATURE_WIDTH
from pbem.engine.play.play import lay_table
from pbem.engine.play.witness import Summons, gathered_proofs, start_summons, summons_for
from pbem.engine.table.resolution import next_line, resolve, snapshot, snapshot_hash
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.local import map_files, registry
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.trust.canonical import canonical, format_base64, wrap_base64
from pbem.trust.dice import SeededDice
from pbem.trust.documents import JOIN_NAMESPACE, ORDERS_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH
from pbem.trust.signers import DiceSigner, IdentitySigner, identity_from_seed, nonce, read_private

Data = dict[str, Any]

KEYS = Path(__file__).parents[1] / "keys"
SEATS = ("anna", "bob", "cleo", "dora", "emil", "fay")
CARDS = 4
"""As many as one hand may hold for ever."""


@attrs.frozen
class Kind:
    """
    How busy a game is: attacks a turn, and the bonus of a rich land, which pays for them.

    With so many `territories` it is played on a grid, otherwise on the classic map.
    """

    name: str
    attacks: int
    bonus: int
    keyed: bool = True
    mode: str = "open"
    territories: int = 0


TYPICAL = Kind("typical", 4, 18)
HEAVY = Kind("heavy", 16, 190)
UNSIGNED = Kind("unsigned", 4, 18, keyed=False)
WITNESSED = Kind("witnessed", 4, 18, mode="next")
"""As `typical`, but the dice come from whoever plays and the next player: two signatures a turn."""
WIDE = Kind("wide", 4, 18, territories=1000)
"""As `typical`, on the largest board that there may be."""


@cache
def key_of(who: str) -> IdentitySigner:
    """The key of a player, always the same."""
    return identity_from_seed(sha256(who.encode()).digest())


@cache
def dice_key_of(who: str) -> DiceSigner:
    """The dice key of a player, always the same: six of those that lie with the tests."""
    owner = ("anna", "ben", "cleo", "dora", "emil", "fritz")[SEATS.index(who)]
    signer = read_private((KEYS / owner / "dice").read_bytes())
    if not isinstance(signer, DiceSigner):
        raise TypeError(f"the dice key of {owner} is no RSA key")
    return signer


def genesis_of(kind: Kind) -> Genesis:
    """The fixed facts of an endless game."""
    ruleset = registry.load("risk-parker")
    is_open = kind.mode == "open"
    players = tuple(
        Player(
            id_,
            id_.title(),
            key_of(id_).public.line if kind.keyed else "",
            "" if is_open else dice_key_of(id_).public.line,
            "" if is_open else format_base64(dice_key_of(id_).roots),
        )
        for id_ in SEATS
    )
    map_file = grid.map_file(kind.territories) if kind.territories else map_files.load("classic")
    terms = ruleset.terms([one.seat for one in players], (), {}, map_file)
    board = terms.board
    board["continents"] = list(_lands(board["territories"], kind.bonus))
    board["cards"], board["jokers"] = board["cards"][:CARDS], 0
    genesis = Genesis(
        kind.name,
        f"{ruleset.name}/{ruleset.version}",
        kind.mode,
        "face-up",
        terms.options,
        terms.choices,
        board,
        players,
        seed=sha256(kind.name.encode()).hexdigest() if is_open else "",
        quorum="" if is_open else "all-others",
        nonce="" if is_open else "00" * 16,
    )
    if not is_open:
        joined = [attrs.evolve(one, joined=_join(genesis, one.id)) for one in players]
        genesis = attrs.evolve(genesis, players=tuple(joined))
    return read_genesis(genesis.to_data())


def _join(genesis: Genesis, who: str) -> str:
    raw = key_of(who).sign(JOIN_NAMESPACE, canonical(join_document(genesis, who)))
    return wrap_base64(raw, 1024)[0]


def _prove(summons: Summons) -> bytes:
    return dice_key_of(summons.witness).sign(WITNESS_NAMESPACE, summons.message)


def _lands(territories: list[list[str]], bonus: int) -> Iterator[list[Any]]:
    """Six rich lands of one territory, spread over the board, and the rest, which is worth nothing."""
    step = len(territories) // len(SEATS)
    yield from ([id_, name, bonus, [id_]] for id_, name in territories[::step])
    poor = [id_ for place, (id_, _) in enumerate(territories) if place % step]
    yield ["elsewhere", "Elsewhere", 0, poor]


@attrs.define
class Game:
    """A game under way: all that the next record hangs on, and the history so far."""

    kind: Kind
    genesis: Genesis
    table: Any
    state: Any
    chance: Chance
    history: list[str]
    last: Record

    @classmethod
    def begin(cls, kind: Kind) -> "Game":
        """Begin a game and deal the board."""
        genesis = genesis_of(kind)
        _, table = lay_table(genesis, registry.load)
        draft = Record(0, (), (), (), "", "")
        game = cls(kind, genesis, table, table.blank(), Chance(kind.name), [], draft)
        game.play(draft, {}, NO_HASH)
        return game

    def go_on(self) -> None:
        """Let the player whose turn it is write orders, and play them."""
        (seat,) = self.table.awaited(self.state).must
        document = self.orders(seat)
        sheet = _without_header(document)
        orders = read_all_orders(self.table, self.state, seat, sheet)
        if sheet.refused:
            raise AssertionError(sheet.problems)
        text = canonical(document).decode()
        sigs = (self.signature(seat, text),) if self.kind.keyed else ()
        self.play(Record(self.last.index + 1, (text,), sigs, (), "", ""), {seat: orders}, self.head)

    def play(self, draft: Record, orders: Data, prev_head: bytes) -> None:
        """Play a record and append it."""
        summonses = [start_summons(self.genesis, who) for who in SEATS]
        if orders:
            live = self.table.live(self.state)
            needed = self.genesis.chance.witnesses(tuple(orders), live)
            summonses = summons_for(self.genesis, draft, prev_head, needed)
        if self.kind.mode != "open":
            draft = draft._replace(proofs=gathered_proofs(self.genesis, summonses, _prove))
        chain = link(self.genesis, draft, prev_head)
        self.state, _ = resolve(self.table, self.state, orders, SeededDice(chain.seed))
        state = snapshot_hash(self.snapshot(draft.index))
        head = chain.head(state)
        self.last = draft._replace(state=state.hex(), head=head.hex())
        self.history.append(write_record(self.last))

    def snapshot(self, index: int) -> Data:
        """The state as it stands in a file whose last record has this number."""
        return snapshot(self.table, self.state, index, self.table.awaited(self.state))

    @property
    def head(self) -> bytes:
        """The head after the last record."""
        return bytes.fromhex(self.last.head)

    def orders(self, seat: str) -> Data:
        """The orders of a seat, with header and table [signed] but no signature."""
        clock = self.table.clock(self.state)
        document: Data = {"game": self.genesis.name, "player": seat, "turn": clock.turn}
        if clock.part > 1:
            document["part"] = clock.part
        document |= write_orders(self.table.setting, self.state, seat, self.chance, self.kind)
        signed = {"game_id": self.genesis.game_id.hex(), "base": self.last.head, "seq": 1}
        document["signed"] = signed
        if self.kind.keyed:
            document["signed"] = {**signed, "nonce": nonce(key_of(seat).root, b"").hex()}
        return document

    def signature(self, seat: str, text: str) -> str:
        """The signature under a text of orders, as a record holds it."""
        return wrap_base64(key_of(seat).sign(ORDERS_NAMESPACE, text.encode()), 1024)[0]

    def file(self) -> bytes:
        """The game file as it stands."""
        data = self.snapshot(self.last.index)
        line = next_line(self.table.awaited(self.state), self.table.clock(self.state))
        # In a witnessed game only who plays may write the file.
        sealer = key_of("sealer" if self.kind.mode == "open" else SEATS[0])
        seal: Seal = make_seal(self.genesis, self.last.index, self.head, sealer)
        return write_game(self.genesis, line, data, seal, "".join(self.history))

    def order_file(self, *, calm: bool = False) -> Data:
        """An order file for the next record, signed as players send it; the game stays."""
        chance = self.chance
        self.chance = Chance("the next turn")
        (seat,) = self.table.awaited(self.state).must
        document = self.orders(seat)
        if calm:
            document = {key: document[key] for key in document if key not in ("attack", "free_move")}
        self.chance = chance
        if self.kind.keyed:
            raw = key_of(seat).sign(ORDERS_NAMESPACE, canonical(document))
            signed = {**document["signed"], "sig": wrap_base64(raw, SIGNATURE_WIDTH)}
            return {**document, "signed": signed}
        return {key: value for key, value in document.items() if key != "signed"}


def _without_header(document: Data) -> Sheet:
    header = ("game", "player", "turn", "part", "signed")
    return Sheet({key: value for key, value in document.items() if key not in header})


# ── the player ───────────────────────────────────────────────────────────────────────────────────


def write_orders(setting: Setting, state: State, seat: str, chance: Chance, kind: Kind) -> Data:
    """Order a turn: everything due on the front, attacks on whoever holds most, a free move."""
    names = setting.board.names
    own = setting.held(state, seat)
    front = [id_ for id_ in own if _foreign(setting, state, id_, seat)]
    front.sort(key=lambda id_: setting.armies(state, id_), reverse=True)
    document: Data = {"place": {names[front[0]]: "rest"}}
    attacks = list(_attacks(setting, state, seat, front, chance, kind))
    if attacks:
        document["attack"] = attacks
    idle = [id_ for id_ in own if setting.armies(state, id_) > 1 and id_ not in front]
    if idle:
        source = chance.pick(idle)
        target = chance.pick([id_ for id_ in own if id_ in setting.touching[source]])
        document["free_move"] = [{"from": names[source], "to": names[target], "armies": "max"}]
    return document


def _attacks(setting: Setting, state: State, seat: str, front: list[str], chance: Chance, kind: Kind) -> Iterator[Data]:
    names = setting.board.names
    left = {other: len(setting.held(state, other)) for other in SEATS}
    sources = [id_ for id_ in front if setting.armies(state, id_) > 1 or id_ == front[0]]
    taken: set[str] = set()
    for number in range(kind.attacks):
        source = sources[number % len(sources)]
        near = [
            id_
            for id_ in _foreign(setting, state, source, seat)
            if id_ not in taken and left[setting.owner(state, id_)] > 1
        ]
        if not near:
            continue
        target = max(near, key=lambda id_: left[setting.owner(state, id_)])
        taken.add(target)
        left[setting.owner(state, target)] -= 1
        # A territory that this entry may win is where a later one begins.
        sources.append(target)
        entry: Data = {"from": names[source], "to": names[target]}
        if chance.hits(50):
            entry["while"] = chance.pick(("mine > theirs", "mine >= 3", "losses < 12"))
        if chance.hits(50):
            entry["move_in"] = chance.pick(("max", "mine - 2"))
        yield entry


def _foreign(setting: Setting, state: State, territory: str, seat: str) -> list[str]:
    return [id_ for id_ in setting.touching[territory] if setting.owner(state, id_) != seat]
