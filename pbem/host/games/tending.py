"""
What a round does in each game, and what that came to.

What it needs for that is imported when the first game is opened: in most rounds there is none.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING

import attrs

from pbem.errors import BusyError, GameFolderError, PbemError, UnavailableError
from pbem.host.folder.game_folder import KEPT_BACK, GameFolder
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.stamps import Stamps
from pbem.host.games.alerts import Alerts
from pbem.host.games.rota import Rota, rota_of
from pbem.local.journal import KeptBack
from pbem.record import mutable

if TYPE_CHECKING:
    from pbem.host.games.hosted_game import HostedGame


@mutable
class Tending:
    """
    The work on games in one round. `lines` describe what happened, `troubles` what went wrong.

    `rota` says which games are opened; `stuck` are those that cannot be played on.

    `stopped` says that the host itself could not go on: no key, a full disk. `blocked` says that this is so of
    a game whose folder cannot be used; the others went on. `unreached` says by game whose servers do not take
    the mail of the turn.
    """

    host: HostFolder
    now: datetime
    busy: int = 0
    failed: int = 0
    records: int = 0
    stopped: bool = False
    blocked: bool = False
    unreached: dict[str, list[str]] = attrs.Factory(dict)
    stuck: set[str] = attrs.Factory(set)
    lines: list[str] = attrs.Factory(list)
    troubles: list[str] = attrs.Factory(list)
    rota: Rota = attrs.Factory(lambda self: rota_of(self.host, self.now), takes_self=True)

    @property
    def alerts(self) -> Alerts:
        """The mails to the game masters."""
        return Alerts(self.host, self.now)

    def note_trouble(self, error: PbemError) -> None:
        """Note what holds up one game and no other, once."""
        self.blocked = self.blocked or isinstance(error, GameFolderError)
        if str(error) not in self.troubles:
            self.troubles.append(str(error))

    def note_kept_back(self, kept_back: Iterable[KeptBack]) -> None:
        """Note what was decided in games whose folders cannot take it, and tell the game masters."""
        for game, why in kept_back:
            what = f"What was decided in {game} cannot be put into its folder: {why}."
            ask = (
                f"It is kept in {self.host.inside(*KEPT_BACK, game)}, and the game waits; the first pbem host run after "
                "that is mended goes on. To go on without it, put that file aside; then the players must mail again what "
                "they sent last."
            )
            self.note_trouble(GameFolderError(f"{what} {ask}"))
            self.alerts.about_damage(self.host.game(game), [what, ask])

    def apart(self) -> "Tending":
        """Return the work on some of the games, which has come to nothing yet."""
        return Tending(self.host, self.now, rota=self.rota.apart())

    def take_over(self, done: "Tending") -> None:
        """Add what the work on some of the games came to."""
        self.busy += done.busy
        self.failed += done.failed
        self.records += done.records
        self.stopped |= done.stopped
        self.blocked |= done.blocked
        self.unreached |= done.unreached
        self.stuck |= done.stuck
        self.lines += done.lines
        self.troubles += [one for one in done.troubles if one not in self.troubles]
        self.rota.take_over(done.rota)

    def stop(self, error: Exception) -> None:
        """Note that the host itself cannot go on."""
        self.stopped = True
        self.troubles.append(f"the host cannot go on: {error}")

    def tend(self, folder: GameFolder, act: Callable[["HostedGame"], list[str]]) -> None:
        """Do something with a game, under its lock; what goes wrong with it holds up no other."""
        with self.guarding(folder), self.host.working_on(folder):
            self.do(folder, act)

    def do(self, folder: GameFolder, act: Callable[["HostedGame"], list[str]]) -> None:
        """Do something with a game that is held."""
        from pbem.host.games.hosted_game import open_newest

        lines = act(open_newest(self.host, folder, self.now))
        self.lines += [f"{folder.name}: {line}" for line in lines if line]

    @contextmanager
    def guarding(self, folder: GameFolder) -> Iterator[None]:
        """Note what goes wrong with a game, and go on."""
        try:
            yield
        except BusyError as error:
            self.busy += 1
            self.lines.append(str(error))
        except GameFolderError as error:
            self.note_trouble(error)
        except (PbemError, OSError) as error:
            self.troubles.append(f"{folder.name}: {error}")
            self.stopped = self.stopped or isinstance(error, (UnavailableError, OSError))
        except Exception as error:  # noqa: BLE001 - a defect in one game must not stop the others
            self.failed += 1
            self.troubles.append(f"{folder.name}: {error.__class__.__name__}: {error!s:.200}")

    def publish(self, game: "HostedGame") -> list[str]:
        """Publish a game; where that fails, the game goes on nevertheless."""
        from pbem.host.games import publishing  # late: most hosts publish nothing

        try:
            publishing.publish(game)
        except (PbemError, OSError) as error:
            self.troubles.append(f"{game.name} is not published: {error}")
        return []

    def publish_lists(self) -> None:
        """Publish what the lists say of all games; where that fails, the next round tries again."""
        from pbem.host.games import publishing  # late: most hosts publish nothing

        try:
            publishing.publish_lists(self.host)
        except (PbemError, OSError) as error:
            self.troubles.append(f"the index is not published: {error}")

    def look_after(self, game: "HostedGame", before: Stamps) -> list[str]:
        """
        Play on in a game, and do what its deadlines call for; return what happened.

        `before` are its stamps from before it was opened. What is done here is what `rota` must know of.
        """
        from pbem.host.games.clock import confirm_clock, look_at_clock, note_look, say_habit
        from pbem.host.games.missed_orders import miss_turns, remind

        look = look_at_clock(game)
        lines = list(note_look(game, look))
        lines += confirm_clock(game) if look.may_act else ()
        lines += [*self.note_mail(game), *self.play(game)]
        game = game.newest()
        game.announce_again()
        missed: list[str] = []
        if look.may_act:
            missed = miss_turns(game)
            lines += missed
            lines += remind(game.newest())
        rests = look.may_act and not missed and game.name not in self.stuck
        self.rota.note_look(game.newest(), before, rests=rests)
        for said in say_habit(game):
            self.alerts.about_game(game.folder, "the host is run seldom", [said])
        return lines

    def note_mail(self, game: "HostedGame") -> list[str]:
        """Note in the log of a game what became of its mails; return what is new."""
        from pbem.host.games.accepted_mails import note_mail, unreached, unreached_sentences

        lines = note_mail(game)
        entries = list(unreached(game, game.log().log))
        self.unreached[game.name] = list(unreached_sentences(entries, self.now))
        self.alerts.about_unreached(game.folder, entries)
        return lines

    def play(self, game: "HostedGame") -> list[str]:
        """Play what can be played in a game, if something came for it."""
        from pbem.host.games.turns import bots_alone, play_on

        if not (game.folder.has_work() or bots_alone(game)):
            return []
        outcome = play_on(game)
        self.records += outcome.records
        if outcome.state == "stuck":
            self.stuck.add(game.name)
            self.troubles.append(outcome.sentence)
            self.alerts.about_game(game.folder, "the game stands still", [outcome.sentence])
        played = f"{outcome.records} played; {outcome.sentence or outcome.state}"
        return [played] if outcome.records else []
