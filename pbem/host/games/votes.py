"""
What players agree about beside the game itself: to stop the clock, to give more time, to play again.

    votes/008-extend-48-0.asked          somebody proposed it, before record 9 (and 0 times before)
    votes/008-extend-48-0.agreed-ben     ben said yes
    votes/008-extend-48-0.done           all did, and it is done

Nothing of it is a record of the game; what is done stands in the log of the host.
"""

from contextlib import suppress
from datetime import timedelta

import attrs

from pbem.engine.file.phrases import counted
from pbem.engine.play.witness import live_seats
from pbem.errors import InputError
from pbem.host.deadlines.lost_time import is_paused
from pbem.host.folder.game_folder import VOTES
from pbem.host.games import game_master
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.rematch import begun_rematch, rematch, rematch_name
from pbem.host.mails.notices import ballot
from pbem.host.mails.outgoing import digest_of
from pbem.host.values.open_turn import format_code
from pbem.local import files
from pbem.mail.requests import EXTEND, PAUSE, REMATCH, RESUME
from pbem.record import value

HOLDS = b"# vote "
MOST_HOURS = 24 * 30
_ALL = "all players agreed"


@value
class Vote:
    """One thing that is voted on in a game: its kind, and of an extension the hours."""

    game: HostedGame
    kind: str
    number: int = 0
    round: int = 0

    @property
    def what(self) -> str:
        """What would happen, as the end of a sentence."""
        return {
            PAUSE: "the clock stops until the players or the game master resume the game; orders are still played",
            RESUME: "the clock of the game goes on",
            EXTEND: f"everybody who owes orders for this turn has {counted(self.number, 'hour')} more",
            REMATCH: f"the same people play the same game again, as {rematch_name(self.game)}",
        }[self.kind]

    @property
    def voters(self) -> list[str]:
        """The seats that must agree: those still in play, for a rematch all of them; programs are not asked."""
        game = self.game
        seats = (
            game.genesis.seat_ids
            if self.kind == REMATCH
            else live_seats(game.game.table, game.game.state, game.genesis)
        )
        return [seat for seat in seats if seat not in game.genesis.programs]

    @property
    def missing(self) -> list[str]:
        """The seats that have not agreed yet."""
        return [seat for seat in self.voters if not files.exists(f"{self._stem}.agreed-{seat}")]

    @property
    def _stem(self) -> str:
        return self.game.folder.inside(VOTES, f"{self.game.index:03d}-{self.kind}-{self.number}-{self.round}")

    def propose(self) -> str:
        """Ask everybody by mail; return what to say. Raises InputError for what cannot be done now."""
        self._require_possible()
        self._mark("asked")
        for seat in self.voters:
            said = f"{self.kind} {self.number} {self.round}"
            about = {"head": self.game.game.file.head.hex(), "seat": seat, "vote": said}
            code = format_code(self.game.host.secret(), about)
            self.game.orders.hold(seat, code, HOLDS + said.encode())
            mail = ballot(self.game.name, self.game.game, code, f"Somebody proposes that {self.what}.", "do you agree?")
            mark = said.replace(" ", "-")
            digest = digest_of("decision", self.game.name, f"{self.game.index:03d}", mark, seat)
            self.game.queue(attrs.evolve(mail, digest=digest), seat)
        return f"You propose that {self.what}. It needs the yes of {self.game.format_seats(self.missing)}. Each was asked by mail, and so are you."

    def agree(self, seat: str) -> str:
        """Note a yes, and do it when it was the last one; return what to say."""
        self._mark(f"agreed-{seat}")
        if missing := self.missing:
            return f"You agree that {self.what}. It needs the yes of {self.game.format_seats(missing)}."
        if not files.exists(f"{self._stem}.done"):
            with suppress(InputError):  # a host that was stopped here has done it already
                self._do()
            self._mark("done")
        return f"All have agreed that {self.what}."

    def _mark(self, word: str) -> None:
        files.make_folder(self.game.folder.inside(VOTES), private=True)
        files.write_all([(f"{self._stem}.{word}", b"\n")], private=True)

    def _do(self) -> None:
        if self.kind == PAUSE:
            game_master.pause(self.game, _ALL)
        elif self.kind == RESUME:
            game_master.resume(self.game, _ALL)
        elif self.kind == EXTEND:
            game_master.extend(self.game, "", timedelta(hours=self.number))
        else:
            rematch(self.game)

    def _require_possible(self) -> None:
        over = self.game.game.awaited is None
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
            if not self.game.deadline_sentences():
                raise InputError("this turn has no deadline")


def propose_vote(game: HostedGame, kind: str, number: int) -> str:
    """Propose something that all vote on; return what to say. Raises InputError for what cannot be done now."""
    return Vote(game, kind, number, times_done(game, f"{kind}-{number}-")).propose()


def times_done(game: HostedGame, stem: str = "") -> int:
    """Count what was agreed to and done since the newest record, of one kind and number or all."""
    names = files.listing(game.folder.inside(VOTES))
    return sum(name.startswith(f"{game.index:03d}-{stem}") and name.endswith(".done") for name in names)


def confirm_vote(game: HostedGame, seat: str, data: bytes) -> str:
    """Take a yes of a seat to what was held for it."""
    kind, number, times = data.removeprefix(HOLDS).decode().split(" ")
    return Vote(game, kind, int(number), int(times)).agree(seat)
