"""
One round of a host, from top to bottom. Start reading here.

    decide the mails that came                       incoming/
    in every game that something is to be done in    games/rota
                    look at the clock                games/clock
                    note which mails were accepted   games/accepted_mails
                    play what can be played          games/turns
                    do what was agreed about orders
                    whose time is over               games/missed_orders
                    remind who owes orders
    publish what is new                              games/publishing
    send what the round wrote                        folder/sending
    in every game:  note which mails were accepted

`pbem host tick` does all of it; `pbem host run` leaves the clock alone.

Rule 1. All mails that have come are decided first; while one waits, nobody's turn is missed.
Rule 2. What can be played is played at any time. Deadlines decide only about missing orders.
Rule 3. While the clock cannot be trusted, no deadline acts (`clock_guard`).
Rule 4. No time runs for a player before the mail of the turn was accepted, and for nobody while no mail
        leaves the host (`accepted_mails`).
Rule 5. The spool is locked while mails are decided, a game while it is worked on, the outbox while
        mails leave, so two hosts never do the same, and several may share the work.
"""

from collections.abc import Callable
from datetime import datetime
from functools import partial

import attrs

from pbem.errors import (
    BusyError,
    ContentError,
    FileTakenError,
    GameFolderError,
    LogError,
    PbemError,
    UnavailableError,
)
from pbem.host.deadlines.host_log import LogEntry
from pbem.host.folder import old_files, outbox, sending, silence, spool
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.game_index import Stamps
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.silence import Silence
from pbem.host.games.accepted_mails import note_mail, unreached
from pbem.host.games.alerts import Alerts
from pbem.host.games.clock import confirm_clock, look_at_clock, note_look, say_habit
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.host.games.missed_orders import miss_turns, remind
from pbem.host.games.rota import Rota, rota_of
from pbem.host.games.turns import bots_alone, play_on
from pbem.host.incoming.mail_decision import decide_mail
from pbem.record import mutable


@mutable
class Round:
    """
    One round, and what it came to. `lines` describe what happened, `troubles` what went wrong.

    `rota` says which games are opened; `stuck` are those that cannot be played on.

    `stopped` says that the host itself could not go on: no key, a full disk. Its mails wait. `blocked` says
    that this is so of a game whose folder cannot be used; the others went on. `silence` says since when no
    mail leaves, `unreached` by game whose servers do not take the mail of the turn.
    """

    host: HostFolder
    now: datetime
    mails: int = 0
    taken: int = 0
    refused: int = 0
    busy: int = 0
    failed: int = 0
    records: int = 0
    stopped: bool = False
    blocked: bool = False
    silence: Silence | None = None
    unreached: dict[str, list[LogEntry]] = attrs.Factory(dict)
    stuck: set[str] = attrs.Factory(set)
    lines: list[str] = attrs.Factory(list)
    troubles: list[str] = attrs.Factory(list)
    sent: sending.SendCounts = attrs.Factory(sending.SendCounts)
    rota: Rota = attrs.Factory(lambda self: rota_of(self.host, self.now), takes_self=True)

    def run(self, carry: outbox.Carry, *, by_the_clock: bool = False) -> None:
        """Do the whole round. Raises BusyError if another host decides mails here now."""
        self.decide_mails()
        self.tend_games(by_the_clock=by_the_clock)
        self.send(carry)

    @property
    def _alerts(self) -> Alerts:
        return Alerts(self.host, self.now)

    # ── mails ────────────────────────────────────────────────────────────────────────────────────

    def decide_mails(self) -> None:
        """Decide every mail that waits, beginning with those at which a host was stopped."""
        host = self.host
        with host.lock():
            old_files.sweep(host, self.now)
            games = GameLookup(host, self.now, self.rota.index)
            for name in spool.begun(host):
                mail = spool.claim_again(host, name)
                if mail is None:
                    self._alerts.about_mail(name.partition("~")[0])
                self._decide(mail, games)
            for name in spool.waiting(host):
                if self.stopped:
                    return
                self._decide(spool.claim(host, name), games)

    def _decide(self, mail: spool.ClaimedMail | None, games: GameLookup) -> None:
        if mail is None:
            return
        self.mails += 1
        try:
            decided = decide_mail(games, mail)
        except BusyError:
            spool.put_back(self.host, mail)
            self.busy += 1
        except (LogError, GameFolderError) as error:
            spool.put_back(self.host, mail)
            self._note_trouble(error)
        except Exception as error:  # noqa: BLE001 - a defect in one mail must not stop the others
            if _stops_the_host(error):
                spool.put_back(self.host, mail)
                self.stopped = True
                self.troubles.append(f"the host cannot go on: {error}")
                return
            # The mail stays in hand; the next round counts the attempt, and after five it goes to `bad`.
            self.failed += 1
            self.troubles.append(f"{mail.name}: {error.__class__.__name__}: {error!s:.200}")
        else:
            self.taken += decided is not None and decided.tray == "done"
            self.refused += decided is not None and decided.tray == "refused"

    def _note_trouble(self, error: PbemError) -> None:
        """Note what holds up one game and no other, once."""
        self.blocked = self.blocked or isinstance(error, GameFolderError)
        if str(error) not in self.troubles:
            self.troubles.append(str(error))

    # ── games ────────────────────────────────────────────────────────────────────────────────────

    def tend_games(self, *, by_the_clock: bool = False) -> None:
        """Play on in every game that something came for; by the clock also do what is due."""
        if not by_the_clock:
            for folder in self.rota.to_open():
                if folder.has_work():
                    self._tend(folder, self.play)
            self._publish_all()
            return
        try:
            with self.rota.looking():
                for folder in self.rota.to_open():
                    before = self.rota.stamps(folder)
                    self._tend(folder, partial(self.look_after, before=before))
                self._publish_all()
        except UnavailableError as error:
            self.troubles.append(str(error))
            self.stopped = True

    def _publish_all(self) -> None:
        for folder in self.rota.to_open() if self.host.publish_folder else ():
            if not folder.is_published(self.host.publish_folder):
                self._tend(folder, self.publish)

    def _tend(self, folder: GameFolder, act: Callable[[HostedGame], list[str]]) -> None:
        try:
            with self.host.working_on(folder):
                lines = act(open_newest(self.host, folder, self.now))
        except BusyError as error:
            self.busy += 1
            self.lines.append(str(error))
        except GameFolderError as error:
            self._note_trouble(error)
        except (PbemError, OSError) as error:
            self.troubles.append(f"{folder.name}: {error}")
            self.stopped = self.stopped or isinstance(error, (UnavailableError, OSError))
        except Exception as error:  # noqa: BLE001 - a defect in one game must not stop the others
            self.failed += 1
            self.troubles.append(f"{folder.name}: {error.__class__.__name__}: {error!s:.200}")
        else:
            self.lines += [f"{folder.name}: {line}" for line in lines if line]

    def publish(self, game: HostedGame) -> list[str]:
        """Publish a game; where that fails, the game goes on nevertheless."""
        from pbem.host.games import publishing  # late: most hosts publish nothing

        try:
            publishing.publish(game)
        except (PbemError, OSError) as error:
            self.troubles.append(f"{game.name} is not published: {error}")
        return []

    def look_after(self, game: HostedGame, before: Stamps) -> list[str]:
        """
        Play on in a game, and do what its deadlines call for; return what happened.

        `before` are its stamps from before it was opened. What is done here is what `rota` must know of.
        """
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
            self._alerts.about_game(game.folder, "the host is run seldom", [said])
        return lines

    def note_mail(self, game: HostedGame) -> list[str]:
        """Note in the log of a game what became of its mails; return what is new."""
        lines = note_mail(game)
        self.unreached[game.name] = list(unreached(game, game.log().log))
        self._alerts.about_unreached(game.folder, self.unreached[game.name])
        return lines

    def play(self, game: HostedGame) -> list[str]:
        """Play what can be played in a game, if something came for it."""
        if not (game.folder.has_work() or bots_alone(game)):
            return []
        outcome = play_on(game)
        self.records += outcome.records
        if outcome.state == "stuck":
            self.stuck.add(game.name)
            self.troubles.append(outcome.sentence)
            self._alerts.about_game(game.folder, "the game stands still", [outcome.sentence])
        played = f"{outcome.records} played; {outcome.sentence or outcome.state}"
        return [played] if outcome.records else []

    # ── out ──────────────────────────────────────────────────────────────────────────────────────

    def send(self, carry: outbox.Carry) -> None:
        """Send what waits, unless another host does, and note in the games what became of it."""
        try:
            with outbox.sending_alone(self.host):
                self._tell_bounces()
                known = silence.current_silence(self.host)
                self.sent = sending.send_all(self.host, self.now, carry)
                self.silence = silence.current_silence(self.host)
                if self.sent.sent or self.sent.failed or self.silence != known:
                    self._note_mails()
                if self.silence is None and self.sent.sent:
                    # What these notes call for leaves at once.
                    self.sent += sending.send_all(self.host, self.now, carry)
        except BusyError:
            self.silence = silence.current_silence(self.host)

    def _tell_bounces(self) -> None:
        try:
            self._alerts.about_bounces(GameLookup(self.host, self.now, self.rota.index).games_of)
        except ContentError as error:
            # A damaged note must not hold up any mail.
            self.troubles.append(str(error))

    def cut_off(self, why: str) -> None:
        """Note that no mail can leave, before any was tried."""
        silence.note_silence(self.host, self.now, why)
        self.silence = silence.current_silence(self.host)
        self._note_mails()

    def _note_mails(self) -> None:
        for folder in self.rota.to_open():
            self._tend(folder, self.note_mail)


# ── words and exceptions ─────────────────────────────────────────────────────────────────────────


def _stops_the_host(error: Exception) -> bool:
    """Say whether the trouble is the host's own and no mail's: a key, a disk, a permission."""
    own = isinstance(error, (UnavailableError, OSError))
    return own and not isinstance(error, FileTakenError)
