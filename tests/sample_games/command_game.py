"""
A whole game by the commands alone: everybody has a home, writes, signs and mails files.

The players are those of `tests/players`. Beside playing they do what groups do: somebody plays a turn
in parts, a witness stays silent and is passed over, a seat goes to somebody else.
"""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import attrs
from players.chance import Chance

from pbem.engine.file.game_reader import open_game
from pbem.engine.papers.procedure import needed
from pbem.engine.play import play
from pbem.engine.play.sealed_orders import needs_sealing
from pbem.engine.play.witness import live_seats
from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.local import registry
from pbem.rulesets.risk.bots import random_player as conquest
from pbem.rulesets.risk.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sample_games.friends import Friends, Person

SIX = ("anna", "ben", "cleo", "dora", "emil", "fritz")
HEIR = "stranger"
"""Who takes a seat over."""

GAME = "world"
MOST_RECORDS = 200


@attrs.define
class CommandGame:
    """
    A game in the making. `heirs` says who plays a seat that was given to somebody else.

    `host` is the seat that hosts, or the name of a host without one; `said` collects what the commands told.
    """

    friends: Friends
    mode: str
    seed: str
    seats: tuple[str, ...] = SIX
    host: str = ""
    frills: int = 20
    heirs: dict[str, str] = attrs.Factory(dict)
    said: dict[str, str] = attrs.Factory(dict)
    chance: Chance = attrs.Factory(lambda self: Chance(self.seed), takes_self=True)

    # ── people and files ─────────────────────────────────────────────────────────────────────────

    def who(self, seat: str) -> Person:
        """Whoever plays a seat."""
        return self.friends[self.heirs.get(seat, seat)]

    @property
    def file(self) -> str:
        """The newest game file; everybody has it."""
        return self.friends["anna"].newest(GAME)

    @property
    def data(self) -> bytes:
        """What is in it."""
        return (self.friends["anna"].games / self.file).read_bytes()

    @property
    def table(self) -> play.Game:
        """The game as it stands."""
        return play.load_game(self.data, registry.load)

    @property
    def records(self) -> list[Any]:
        """Its records."""
        return open_game(self.data).all_records()

    def hand(self, sender: Person, receiver: Person, name: str) -> None:
        """Mail a file to one person; it replaces what the receiver had under that name."""
        if sender is not receiver:
            shutil.copy(sender.games / name, receiver.games / name)

    # ── the course of the game ───────────────────────────────────────────────────────────────────

    def begin(self, *more: str) -> None:
        """Invitation, answers, proofs; in mode open one command."""
        self.friends.patch.setenv("PBEM_PASSPHRASE", "")
        if self.host not in ("", *self.seats) and "host" not in self.friends.people:
            self.friends.person("host")
        if self.mode != "open":
            self.friends.start(self.mode, *self.seats, host=self.host, game=GAME, more=more, seed=self.seed)
            return
        for seat in self.seats:
            self.friends.person(seat)
        keys = [word for seat in self.seats for word in ("--key", f"{seat}={self.friends[seat].home / 'identity.pub'}")]
        seed = Chance(self.seed)
        digits = "".join(f"{seed.below(16):x}" for _ in range(64))
        words = ("--players", ",".join(self.seats), "--seed", digits, *keys, *more)
        self.friends["anna"].done("new", GAME, *words)
        self.friends.mail("anna", f"{GAME}-000.toml")

    def whole(self) -> None:
        """Play to the end; on the way all that groups do happens once."""
        deeds = self.deeds()
        while self.table.awaited is not None:
            assert len(self.records) < MOST_RECORDS
            if self.table.state.phase is Phase.TURN:
                next(deeds, None)
            else:
                self.record()

    def deeds(self) -> Iterator[None]:
        """What happens beside plain play, one thing a turn."""
        self.replace()
        yield
        if self.mode != "open":
            self.pass_over()
            yield
        self.record(final=False)
        self.record()
        yield
        while True:
            self.record()
            yield

    def record(self, **more: Any) -> None:
        """Everybody who must decide writes, and whoever makes the dice plays."""
        game = self.table
        awaited = game.awaited
        assert awaited is not None
        names = {seat: self.write(game, seat, **more) for seat in awaited.must}
        if needs_sealing(game):
            self.reveal(names)
        else:
            self.play(names)

    def write(self, game: play.Game, seat: str, **more: Any) -> str:
        """Let a seat write orders and sign them; the name of the file."""
        person = self.who(seat)
        wish = conquest.write_orders(game.table, game.state, seat, self.chance, self.frills)  # type: ignore[arg-type]  # of conquest
        name = f"{seat}-{game.file.index + 1:03d}.toml"
        document = {**header(game, seat), **wish, **more}
        (person.games / name).write_text(order_file.write(document), encoding="utf-8")
        person.done("sign", self.file, name)
        return name

    def play(self, names: dict[str, str]) -> None:
        """Mail orders to all; the witness plays them and mails the game."""
        for seat, name in names.items():
            self.friends.mail(self.who(seat).name, name)
        witnesses = play.needed_witnesses(self.table, list(names)) or tuple(names)
        self.publish(self.who(witnesses[0]), "apply", self.file, *names.values())

    def reveal(self, names: dict[str, str]) -> None:
        """Two mails where several decide: hashes first, then orders and proofs."""
        game, stems = self.file, {seat: name[:-5] for seat, name in names.items()}
        for seat, stem in stems.items():
            self.friends.mail(self.who(seat).name, f"{stem}-sealed.toml")
        for seat, name in names.items():
            others = [f"{stem}-sealed.toml" for other, stem in stems.items() if other != seat]
            self.who(seat).done("reveal", game, name, *others)
            if len(names) > 1:
                self.friends.mail(self.who(seat).name, f"{stems[seat]}-revealed.toml")
        if len(names) == 1:
            self.play(names)
            return
        last = self.who(list(names)[-1])
        self.publish(last, "apply", game, *(f"{stem}-revealed.toml" for stem in stems.values()))

    def publish(self, person: Person, *words: str) -> None:
        """Make the next game file and mail it to all."""
        said = person.done(*words)
        name = person.newest(GAME)
        self.said[name] = said
        self.friends.mail(person.name, name)

    # ── what groups do ───────────────────────────────────────────────────────────────────────────

    def pass_over(self) -> None:
        """The witness of signed orders stays silent; the same orders meet the next one's dice."""
        game = self.table
        assert game.awaited is not None
        (author,) = game.awaited.must
        (silent,) = play.needed_witnesses(game, [author])
        orders = {author: self.write(game, author)}
        before = (self.who(author).games / orders[author]).read_bytes()
        self.decide("substitute", silent, by=self.who(author))
        assert silent not in play.needed_witnesses(self.table, [author])
        self.play(orders)
        assert (self.who(author).games / orders[author]).read_bytes() == before

    def replace(self) -> None:
        """Somebody whose turn comes soon loses the key, and the heir plays on."""
        game = self.table
        assert game.awaited is not None
        at = self.seats.index(game.awaited.must[0]) + 1
        live = live_seats(game.table, game.state, game.file.genesis)
        seat = next(
            seat for seat in (*self.seats[at:], *self.seats[:at]) if seat in live and seat not in (self.host, "anna")
        )
        heir = self.friends.person(HEIR)
        shutil.copy(self.friends["anna"].games / self.file, heir.games)
        words = ("--name", "Sara", "--reason", f"{seat} lost the key.")
        self.decide("replace", seat, *words, by=heir)
        self.heirs[seat] = HEIR

    def decide(self, kind: str, seat: str, *words: str, by: Person) -> None:
        """Somebody writes down what the group decides, all who must sign it, the last one applies."""
        game = self.table
        by.done("admin", self.file, kind, seat, *words)
        name = f"{GAME}-{game.file.index + 1:03d}-{kind}.toml"
        document = order_file.read((by.games / name).read_bytes(), name).data
        holder = by
        for signer in needed(game, document).signers:
            self.hand(holder, self.who(signer), name)
            holder = self.who(signer)
            holder.done("approve", self.file, name)
        self.publish(holder, "apply", self.file, name)
