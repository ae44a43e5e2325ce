"""Games for the tests of the engine: fixed keys, whole games, and games of modes next and host."""

import json
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs
from sample_rulesets.ballot import BALLOT
from sample_rulesets.tictactoe import TICTACTOE

from pbem.engine.file.game_file import write_game
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.file.history import Record, link
from pbem.engine.file.invitation import join_document
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.play import play
from pbem.engine.play.witness import live_seats, witness_message
from pbem.engine.table.resolution import next_line, resolve, snapshot, snapshot_hash
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data
from pbem.trust.canonical import canonical, format_base64, wrap_base64
from pbem.trust.dice import SeededDice
from pbem.trust.documents import ADMIN_NAMESPACE, JOIN_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH
from pbem.trust.signers import DiceSigner, IdentitySigner, dice_from_primes, identity_from_seed

__all__ = [
    "BALLOT",
    "GAMES",
    "RECORDED",
    "TICTACTOE",
    "Maker",
    "Player",
    "begun",
    "dice_key",
    "document",
    "find",
    "identity",
    "invited",
    "keys_of",
    "marked",
    "play",
    "player",
    "race",
    "voted",
]

GAMES = Path(__file__).parents[1] / "vectors" / "games"
SEED = bytes(range(32))
RULESETS: dict[str, Ruleset] = {"tictactoe": TICTACTOE, "ballot": BALLOT}
_PRIMES = json.loads((GAMES / "keys.json").read_text(encoding="ascii"))


def identity(who: str) -> IdentitySigner:
    """The key of a test person, always the same."""
    return identity_from_seed(sha256(who.encode()).digest())


@lru_cache
def dice_key(who: str) -> DiceSigner:
    """The dice key of anna, ben, cleo or host, always the same."""
    first, second = _PRIMES[who]
    return dice_from_primes(int(first, 16), int(second, 16))


def keys_of(who: str) -> tuple[str, str, str]:
    """What somebody brings to a game with witnesses: key, dice and roots, as they stand in it."""
    dice = dice_key(who)
    return identity(who).public.line, dice.public.line, format_base64(dice.roots)


def player(id_: str, *, keyed: bool = True) -> Player:
    """A seat of an open game."""
    return Player(id_, id_.title(), identity(id_).public.line if keyed else "")


def find(name: str) -> Ruleset:
    """The rule sets of the tests, as a registry would give them."""
    try:
        return RULESETS[name]
    except KeyError:
        raise LookupError(f"no rule set {name}") from None


def begun(ruleset: Ruleset, *players: Player, **more: Any) -> play.Applied:
    """A new open game called `test`, sealed by its first player or by a stranger."""
    by = players[0].id if players[0].key else "stranger"
    choices: Data = {"seed": SEED, **more}
    return play.begin(ruleset, "test", players, {}, identity(by), **choices)


def document(game: play.Game, seat: str, **orders: Any) -> Data:
    """The orders of a seat with a fitting header, signed if it has a key."""
    clock = game.table.clock(game.state)
    own = {"game": game.file.genesis.name, "player": seat, "turn": clock.turn, **orders}
    if clock.part > 1:
        own["part"] = clock.part
    if seat not in game.file.genesis.identities:
        return own
    signer = identity(seat)
    return play.sign_orders(game, own, signer, signer.root)


def marked(game: play.Game, cell: int, sealer: str = "anna") -> play.Applied:
    """One move of noughts and crosses."""
    mover = game.state.mover
    return play.apply(game, [document(game, mover, mark=cell)], identity(sealer))


def voted(game: play.Game, *votes: int, sealer: str = "anna", **more: Any) -> play.Applied:
    """One record of the ballot: the votes of the seats, in seat order."""
    seats = game.table.live(game.state) or ()
    files = [document(game, seat, vote=vote, **more) for seat, vote in zip(seats, votes, strict=False)]
    return play.apply(game, files, identity(sealer))


def race(cells: Sequence[int], *, keyed: bool = True) -> list[play.Applied]:
    """A game of noughts and crosses, one step each; the sealers take turns."""
    steps = [begun(TICTACTOE, player("anna", keyed=keyed), player("ben", keyed=keyed))]
    for place, cell in enumerate(cells):
        sealer = ("anna", "ben")[place % 2] if keyed else "stranger"
        steps.append(marked(steps[-1].game, cell, sealer))
    return steps


# ── games with witnesses, made by hand ───────────────────────────────────────────────────────────


@attrs.define
class Maker:
    """Makes games of the modes that pbem cannot yet play: it holds everybody's keys."""

    genesis: Genesis
    ruleset: Ruleset
    table: Any
    state: Any
    history: str = ""
    head: bytes = NO_HASH
    index: int = -1
    silent: tuple[str, ...] = ()
    data: bytes = b""
    sealer: str = ""

    @classmethod
    def of(cls, ruleset: Ruleset, genesis: Genesis, sealer: str = "") -> "Maker":
        """A game with its set-up; without `sealer` the seats seal in turn."""
        table = ruleset.table(genesis.seats, genesis.terms)
        maker = cls(genesis, ruleset, table, table.blank(), sealer=sealer)
        maker.add([])
        return maker

    @property
    def game(self) -> play.Game:
        return play.load_game(self.data, find)

    def add(self, documents: Sequence[Data]) -> bytes:
        """Resolve orders with the proofs of everybody who has to witness."""
        checked = play.check(self.game, documents) if documents else None
        readings = checked.readings if checked else ()
        assert not any(reading.refused for reading in readings), readings
        texts, sigs = (tuple(getattr(one, key) for one in readings) for key in ("text", "sig"))
        draft = Record(self.index + 1, texts, sigs, (), "", "")
        authors = [reading.seat for reading in readings]
        live = live_seats(self.table, self.state, self.genesis)
        chain = link(self.genesis, draft, self.head)
        proofs = tuple(
            (who, _text(dice_key(who).sign(WITNESS_NAMESPACE, witness_message(self.genesis, chain, who))))
            for who in self.genesis.chance.witnesses(authors, live, self.silent)
        )
        draft = draft._replace(proofs=proofs)
        seed = link(self.genesis, draft, self.head).seed
        orders = {reading.seat: reading.orders for reading in readings}
        self.state, _ = resolve(self.table, self.state, orders, SeededDice(seed))
        self.silent = ()
        return self._write(draft)

    def decree(self, approvers: Sequence[str], **notice: Any) -> bytes:
        """Add an administrative record."""
        data = {
            "pbem": "admin/1",
            "game": self.genesis.game_id.hex(),
            "index": self.index + 1,
            "prev": self.head.hex(),
            **notice,
        }
        text = canonical(data)
        sigs = tuple((who, _text(identity(who).sign(ADMIN_NAMESPACE, text))) for who in approvers)
        if notice["kind"] == "substitute":
            self.silent = (*self.silent, notice["seat"])
        return self._write(Record(self.index + 1, (), (), (), "", "", text.decode(), sigs))

    def _write(self, draft: Record) -> bytes:
        chain = link(self.genesis, draft, self.head)
        state = snapshot(self.table, self.state, draft.index, self.table.awaited(self.state))
        state_hash = snapshot_hash(state)
        self.head, self.index = chain.head(state_hash), draft.index
        self.history += write_record(draft._replace(state=state_hash.hex(), head=self.head.hex()))
        seats = self.genesis.seat_ids
        sealer = identity(self.sealer or seats[draft.index % len(seats)])
        seal = make_seal(self.genesis, draft.index, self.head, sealer)
        line = next_line(self.table.awaited(self.state), self.table.clock(self.state))
        self.data = write_game(self.genesis, line, state, seal, self.history)
        assert open_game(self.data).index == draft.index
        return self.data


def invited(ruleset: Ruleset, mode: str, *seats: str, master: str = "host", deadline: str = "") -> Genesis:
    """The genesis of a game of mode next or host that everybody has joined by signature."""
    people = [Player(id_, id_.title(), *keys_of(id_)) for id_ in seats]
    host = None
    if mode == "host":
        host = Host("Hugo", *keys_of("host"))
        host = host if master == "host" else Host(seat=master)
    genesis = Genesis(
        "test",
        f"{ruleset.name}/{ruleset.version}",
        mode,
        "face-up",
        (),
        {},
        {},
        tuple(people),
        quorum="host" if mode == "host" else "all-others",
        nonce="0123456789abcdef" * 2,
        host=host,
        deadline=deadline,
    )
    joined = [attrs.evolve(one, joined=_joined(genesis, one.id)) for one in genesis.players]
    if host and not host.seat:
        host = attrs.evolve(host, joined=_joined(genesis, "host"))
    return attrs.evolve(genesis, players=tuple(joined), host=host)


def _joined(genesis: Genesis, who: str) -> str:
    message = canonical(join_document(genesis, who))
    return _text(identity(who).sign(JOIN_NAMESPACE, message))


def _text(signature: bytes) -> str:
    return wrap_base64(signature, 1024)[0]


# ── the games under tests/vectors/games ──────────────────────────────────────────────────────────


def next_game() -> bytes:
    """Two records of noughts and crosses in mode next."""
    maker = Maker.of(TICTACTOE, invited(TICTACTOE, "next", "anna", "ben"))
    return maker.add([document(maker.game, maker.state.mover, mark=4)])


def host_game() -> bytes:
    """Two records of noughts and crosses in mode host."""
    maker = Maker.of(TICTACTOE, invited(TICTACTOE, "host", "anna", "ben"))
    return maker.add([document(maker.game, maker.state.mover, mark=4)])


def substituted_game() -> bytes:
    """The ballot in mode next: everybody votes, then a witness is passed over."""
    maker = Maker.of(BALLOT, invited(BALLOT, "next", "anna", "ben", "cleo"))
    maker.add([document(maker.game, seat, vote=1) for seat in ("anna", "ben", "cleo")])
    files = [document(maker.game, seat, vote=2) for seat in ("anna", "ben", "cleo")]
    maker.decree(["anna", "ben"], kind="substitute", seat="cleo")
    return maker.add(files)


def open_steps() -> bytes:
    """A whole open game of noughts and crosses with keys."""
    return race((4, 0, 8, 2, 1, 7, 6, 3, 5))[-1].data


def ballot_game() -> bytes:
    """The ballot with two keys, one seat without, a guest, and a text that is not ASCII."""
    players = [player("anna"), player("ben", keyed=False), player("cleo"), player("guest")]
    step = begun(BALLOT, *players)
    step = voted(step.game, 1, 2, 3, 4, note="Größe")
    step = voted(step.game, 1, 2, 3)
    return voted(step.game, 0, 2, 3, sealer="stranger").data


RECORDED = {
    "open-tictactoe": open_steps,
    "open-ballot": ballot_game,
    "next-tictactoe": next_game,
    "host-tictactoe": host_game,
    "next-ballot-substitute": substituted_game,
}


def main() -> None:
    """Write the games anew: `python -m sample_games.small_games` in tests/."""
    for name, make in RECORDED.items():
        (GAMES / f"{name}.toml").write_bytes(make())


if __name__ == "__main__":
    main()
