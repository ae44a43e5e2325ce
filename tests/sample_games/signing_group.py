"""A group that plays by signatures and decides things: everybody's keys in one hand, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs
from players.match import board

from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.file.invitation import join_document
from pbem.engine.file.succession import seated
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.proof.audit import Verdict, verify
from pbem.engine.words.report import write_report
from pbem.local import registry
from pbem.trust.canonical import canonical, wrap_base64
from pbem.trust.documents import JOIN_NAMESPACE, WITNESS_NAMESPACE
from sample_games import small_games
from sample_games.small_games import dice_key, identity, keys_of

if TYPE_CHECKING:
    from pbem.engine.play.witness import Summons
    from pbem.engine.table.terms import Data

CONQUEST, RACE = "risk-parker", "across-the-continent-1952"
TRIO, DUO = ("anna", "ben", "cleo"), ("anna", "ben")


def genesis(
    rules: str = CONQUEST,
    mode: str = "next",
    seats: tuple[str, ...] = TRIO,
    *,
    quorum: str = "all-others",
    master: str = "",
    deadline: str = "",
    choices: Data | None = None,
    name: str = "world",
) -> Genesis:
    """A game that everybody has joined by signature."""
    ruleset = registry.load(rules)
    people = [_player(seat) for seat in seats]
    terms = ruleset.terms([one.seat for one in people], (), choices or {}, board(ruleset.map_id))
    host = None
    if mode == "host":
        host = Host(seat=master) if master else Host("Hugo", *keys_of("host"))
    draft = Genesis(
        name,
        f"{ruleset.name}/{ruleset.version}",
        mode,
        "face-up",
        tuple(terms.options),
        terms.choices,
        terms.board,
        tuple(people),
        quorum=quorum,
        nonce="0f" * 16,
        host=host,
        deadline=deadline,
    )
    people = [attrs.evolve(one, joined=joined(draft, one.id, one.id)) for one in people]
    if host and not host.seat:
        host = attrs.evolve(host, joined=joined(draft, "host", "host"))
    return attrs.evolve(draft, players=tuple(people), host=host)


def _player(seat: str) -> Player:
    return Player(seat, seat.title(), *keys_of(seat))


def joined(genesis_: Genesis, seat: str, who: str) -> str:
    """The signature of a person under the invitation."""
    message = canonical(join_document(genesis_, seat))
    return wrap_base64(identity(who).sign(JOIN_NAMESPACE, message), 1024)[0]


def person(genesis_: Genesis, seat: str, who: str) -> Data:
    """The entry of somebody who takes a seat."""
    key, dice, roots = keys_of(who)
    entry = {"name": who.title(), "key": key, "dice": dice, "roots": roots, "joined": "AAAA"}
    fresh = seated(genesis_, {seat: entry})
    return {**entry, "joined": joined(fresh, seat, who)}


@attrs.define
class Group:
    """A game, and who holds the keys of a seat that was replaced."""

    data: bytes
    holders: dict[str, str] = attrs.Factory(dict)
    applied: play.Applied | None = None

    @classmethod
    def begun(cls, *args: Any, **kwargs: Any) -> Group:
        """A game with its set-up."""
        made = genesis(*args, **kwargs)
        group = cls(b"")
        applied = play.begin_witnessed(made, registry.load, identity("anna"), group.proof)
        group.data = applied.data
        return group

    @property
    def game(self) -> play.Game:
        return play.load_game(self.data, registry.load)

    @property
    def table(self) -> Any:
        """The rule set's own table."""
        return self.game.table

    @property
    def mover(self) -> str:
        awaited = self.game.awaited
        assert awaited
        return awaited.must[0]

    @property
    def verdict(self) -> Verdict:
        return verify(self.data, registry.load)

    def who(self, seat: str) -> str:
        return self.holders.get(seat, seat)

    def proof(self, summons: Summons) -> bytes:
        return dice_key(self.who(summons.witness)).sign(WITNESS_NAMESPACE, summons.message)

    def quiet(self, seat: str) -> Data:
        """The signed least orders of a seat."""
        game = self.game
        clock = game.table.clock(game.state)
        own = {"game": game.file.genesis.name, "player": seat, "turn": clock.turn}
        if clock.part > 1:
            own["part"] = clock.part
        own |= self.least(game, seat)
        if seat not in game.file.genesis.identities:
            return own
        signer = identity(self.who(seat))
        return play.sign_orders(game, own, signer, signer.root)

    def least(self, game: play.Game, seat: str) -> Data:
        if game.ruleset.name.startswith("risk"):
            least: Data = game.table.rulings.minimal(game.state, seat)
            return least
        return {"rail": {"until": "turn"}}

    def turn(self, *documents: Data, sealer: str = "") -> play.Applied:
        """Play orders; without any the least ones of whoever must decide."""
        awaited = self.game.awaited
        assert awaited
        given = documents or tuple(self.quiet(seat) for seat in awaited.must)
        key = identity(self.who(sealer or self.game.file.genesis.seat_ids[0]))
        self.applied = play.apply(self.game, given, key, self.proof)
        self.data = self.applied.data
        return self.applied

    def turns(self, count: int) -> Group:
        for _ in range(count):
            self.turn()
        return self

    def draft(self, kind: str, seat: str = "", reason: str = "So be it.", *events: Any) -> Data:
        return procedure.draft(self.game, kind, seat, reason, events)

    def decide(
        self, kind: str, seat: str = "", *events: Any, by: tuple[str, ...] = (), reason: str = "So be it."
    ) -> play.Applied:
        """Make a record, signed by whoever must, or by these."""
        document = self.draft(kind, seat, reason, *events)
        signers = by or procedure.needed(self.game, document).signers
        sigs = dict(procedure.approve(self.game, document, identity(self.who(who))) for who in signers)
        after = {seat: ""} if kind == "replace" else {}
        sealer = next((who for who in TRIO if who not in after and who in self.game.file.genesis.identities), "anna")
        key = identity(self.who(sealer))
        self.applied = procedure.record_decision(self.game, self.data, document, sigs, key, registry.load)
        self.data = self.applied.data
        return self.applied

    def replace(self, seat: str, who: str) -> play.Applied:
        """Let somebody take a seat."""
        applied = self.decide("replace", seat, person(self.game.file.genesis, seat, who))
        self.holders[seat] = who
        return applied


def report_of(group: Group) -> str:
    """The report of the last record."""
    made = group.applied
    assert made
    game = made.game
    return write_report(game.file.genesis, game.table, made.record, made.before, made.events, made.after)


__all__ = [
    "CONQUEST",
    "DUO",
    "RACE",
    "TRIO",
    "Group",
    "genesis",
    "joined",
    "person",
    "report_of",
    "small_games",
]
