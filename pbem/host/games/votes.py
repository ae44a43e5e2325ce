"""
What players agree about beside the game itself: to stop the clock, to give more time, who plays a seat, to play again.

    votes/008-extend-48-0.asked          somebody proposed it, before record 9 (and 0 times before); it holds what
    votes/008-extend-48-0.agreed-ben     ben said yes
    votes/008-extend-48-0.done           all did, and it is done
    votes/008-replace-cleo-1f0c9a2b-0.asked    cleo's seat, and a mark of the address to which it would go

Nothing of it is a record of the game; what is done stands in the log of the host. When a seat changes hands, its yes
to anything else goes with whoever said it, and the newcomer is asked.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from hashlib import sha256

import attrs

from pbem.engine.file.phrases import counted
from pbem.engine.play.witness import live_seats
from pbem.errors import InputError
from pbem.host.deadlines.lost_time import is_paused
from pbem.host.folder.game_folder import VOTES
from pbem.host.games import game_master, group_decisions
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.lapsed import PROPOSED
from pbem.host.games.rematch import begun_rematch, rematch, rematch_name
from pbem.host.games.successors import hand_over, handed_over, require_newcomer, require_open, tell_old
from pbem.host.games.turn_deadline import deadline_sentences
from pbem.host.mails.notices import ballot
from pbem.host.mails.outgoing import digest_of
from pbem.local import files
from pbem.mail.requests import EXTEND, PAUSE, REMATCH, REPLACE, RESUME
from pbem.record import value

HOLDS = b"# vote "
MOST_HOURS = 24 * 30
_ALL = "all players agreed"


@value
class Vote:
    """
    One thing that is voted on in a game: its kind, and of an extension the hours.

    Of a seat that changes hands also the seat, the address `to` which it goes, and the `newcomer`'s name.
    """

    game: HostedGame
    kind: str
    number: int = 0
    round: int = 0
    seat: str = ""
    to: str = ""
    newcomer: str = ""

    @property
    def what(self) -> str:
        """What would happen, as the end of a sentence."""
        return {
            PAUSE: "the clock stops until the players or the game master resume the game; orders are still played",
            RESUME: "the clock of the game goes on",
            EXTEND: f"everybody who still owes orders for this turn gets {counted(self.number, 'hour')} more",
            REMATCH: f"the same people play the same game again, as {rematch_name(self.game)}",
            REPLACE: f"{self.newcomer} takes over from {self.game.format_seats([self.seat])}",
        }[self.kind]

    @property
    def voters(self) -> list[str]:
        """
        The seats that must agree: those still in play, for a rematch all of them; programs are not asked.

        Nor is whose seat changes hands, if at least two others agree, or one where that player is late.
        """
        game = self.game
        seats = (
            game.genesis.seat_ids
            if self.kind == REMATCH
            else live_seats(game.game.table, game.game.state, game.genesis)
        )
        people = [seat for seat in seats if seat not in game.genesis.programs]
        others = [seat for seat in people if seat != self.seat]
        decide = len(others) > 1 or (others and self._is_late())
        return others if decide else people

    def _is_late(self) -> bool:
        stands = next(one for one in self.game.seat_statuses() if one.seat == self.seat)
        return stands.owes and stands.due is not None and stands.due < self.game.now

    @property
    def missing(self) -> list[str]:
        """The seats that have not agreed yet."""
        return [seat for seat in self.voters if not files.exists(self._file(f"agreed-{seat}"))]

    @property
    def _name(self) -> str:
        """What its files and mails are called by."""
        about = about_seat(self.seat, self.to) if self.seat else self.number
        return f"{self.kind}-{about}-{self.round}"

    def _file(self, word: str) -> str:
        return self.game.folder.inside(VOTES, f"{self.game.index:03d}-{self._name}.{word}")

    def propose(self) -> str:
        """Ask everybody by mail; return what to say. Raises InputError for what cannot be done now."""
        self._require_possible()
        if not files.exists(self._file("asked")):
            self._mark("asked", self.said.encode())
        if self.seat:
            tell_old(self.game, self.seat, self.newcomer, self.to)
        for seat in self.voters:
            self._ask(seat)
        return f"You propose that {self.what}. It needs the yes of {self.game.format_seats(self.missing)}. Everybody was asked by mail, you too."

    @property
    def said(self) -> str:
        """What the game keeps of it."""
        about = f" {self.seat} {self.to} {self.newcomer}" if self.seat else ""
        return f"{self.kind} {self.number} {self.round}{about}"

    def _ask(self, seat: str) -> None:
        """Mail a ballot to a seat, to each holder of it once."""
        game = self.game
        code = game.code_for(seat, {"head": game.game.file.head.hex(), "vote": self.said})
        game.orders.hold(seat, code, HOLDS + self.said.encode())
        what, needs = f"Somebody proposes that {self.what}.", f"the yes of {game.format_seats(self.voters)}"
        mail = ballot(game.name, game.game, code, what, PROPOSED[self.kind].lower(), needs)
        digest = digest_of("decision", game.name, f"{game.index:03d}", self._name, seat, *handed_over(game, seat))
        game.queue(attrs.evolve(mail, digest=digest), seat)

    def ask_anew(self, seat: str) -> None:
        """Put it to whoever has a seat now; what was said for it before counts no longer."""
        files.remove(self._file(f"agreed-{seat}"))
        if seat in self.voters:
            self._ask(seat)

    def agree(self, seat: str) -> str:
        """Note a yes, and do it when it was the last one; return what to say."""
        if self.seat and self._is_overtaken():
            return f"Somebody else has taken over from {self.game.format_seats([self.seat])} already, so nothing more is done."
        self._mark(f"agreed-{seat}")
        if missing := self.missing:
            return f"You agree that {self.what}. It needs the yes of {self.game.format_seats(missing)}."
        if not files.exists(self._file("done")):
            with suppress(InputError):  # a host that was stopped here has done it already
                self._do()
            self._mark("done")
        return f"All have agreed that {self.what}."

    def _mark(self, word: str, said: bytes = b"\n") -> None:
        files.make_folder(self.game.folder.inside(VOTES), private=True)
        files.write_all([(self._file(word), said)], private=True)

    def _do(self) -> None:
        if self.kind == PAUSE:
            game_master.pause(self.game, _ALL)
        elif self.kind == RESUME:
            game_master.resume(self.game, _ALL)
        elif self.kind == EXTEND:
            game_master.extend(self.game, "", timedelta(hours=self.number))
        elif self.kind == REPLACE:
            hand_over(self.game, self.seat, self.to, self.newcomer)
            self._ask_newcomer()
        else:
            rematch(self.game)

    def _ask_newcomer(self) -> None:
        """Put whatever else is open to whoever has the seat now."""
        for vote in _open_votes(self.game):
            if vote.said != self.said:
                vote.ask_anew(self.seat)
        group_decisions.ask_anew(self.game, self.seat)

    def _is_overtaken(self) -> bool:
        """Say whether another newcomer has got the seat since the newest record."""
        of_seat, own = (
            times_done(self.game, f"{REPLACE}-{one}-") for one in (self.seat, about_seat(self.seat, self.to))
        )
        return of_seat > own

    def _require_possible(self) -> None:
        over = self.game.game.awaited is None
        if self.kind == REPLACE:
            require_open(self.game, self.seat)
            require_newcomer(self.game, self.to)
            return
        if self.kind == REMATCH:
            if not over:
                raise InputError("the game is not over yet")
            if name := begun_rematch(self.game):
                raise InputError(f"the same people play again already, in {name}")
            if self.game.genesis.chance.joined:
                raise InputError("only games of mode open begin by mail alone; begin it with pbem new")
        elif over:
            raise InputError("the game is over")
        elif self.kind in (PAUSE, RESUME) and is_paused(self.game.log().log) == (self.kind == PAUSE):
            raise InputError("the game is paused already" if self.kind == PAUSE else "the game is not paused")
        elif self.kind == EXTEND:
            if not 1 <= self.number <= MOST_HOURS:
                raise InputError(f"a turn can be extended by 1 to {MOST_HOURS} hours")
            if not deadline_sentences(self.game):
                raise InputError("this turn has no deadline")


def propose_vote(game: HostedGame, kind: str, number: int) -> str:
    """Propose something that all vote on; return what to say. Raises InputError for what cannot be done now."""
    return Vote(game, kind, number, times_done(game, f"{kind}-{number}-")).propose()


def propose_newcomer(game: HostedGame, seat: str, to: str, newcomer: str) -> str:
    """Ask the others whether somebody who said yes plays on for a seat; return whom. Raises InputError."""
    vote = Vote(game, REPLACE, 0, times_done(game, f"{REPLACE}-{about_seat(seat, to)}-"), seat, to, newcomer)
    vote.propose()
    return game.format_seats(vote.missing)


def about_seat(seat: str, to: str) -> str:
    """Return what stands for a seat and the address to which it goes in the names of files and mails."""
    return f"{seat}-{sha256(to.casefold().encode()).hexdigest()[:8]}"


def times_done(game: HostedGame, stem: str = "") -> int:
    """Count what was agreed to and done since the newest record, of one kind and number or all."""
    names = files.listing(game.folder.inside(VOTES))
    return sum(name.startswith(f"{game.index:03d}-{stem}") and name.endswith(".done") for name in names)


def confirm_vote(game: HostedGame, seat: str, data: bytes) -> str:
    """Take a yes of a seat to what was held for it."""
    return _read_vote(game, data.removeprefix(HOLDS)).agree(seat)


def _read_vote(game: HostedGame, said: bytes) -> Vote:
    kind, number, times, *about = said.decode().split(" ", 5)
    return Vote(game, kind, int(number), int(times), *about)


def _open_votes(game: HostedGame) -> Iterator[Vote]:
    """Yield what was proposed since the newest record and is not done; a damaged file proposes nothing."""
    place = game.folder.inside(VOTES)
    for name in files.listing(place):
        stem = os.path.join(place, name.removesuffix(".asked"))
        open_ = name.startswith(f"{game.index:03d}-") and name.endswith(".asked")
        if open_ and not files.exists(f"{stem}.done"):
            with suppress(ValueError, TypeError):
                yield _read_vote(game, files.read(f"{stem}.asked", files.KEY_LIMIT))
