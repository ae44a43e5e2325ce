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

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import attrs

from pbem.errors import BusyError, ContentError, FileTakenError, GameFolderError, LogError, PbemError, UnavailableError
from pbem.host.folder import old_files, outbox, sending, silence, spool
from pbem.host.folder.game_folder import JOURNAL
from pbem.host.folder.game_index import work_on
from pbem.host.folder.silence import Silence
from pbem.host.folder.waiting_games import waiting_games
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.shared_tending import tend_all
from pbem.host.games.tending import Tending
from pbem.local import batch, files, journal
from pbem.record import mutable

if TYPE_CHECKING:
    from pbem.host.incoming.answers import MailWork

MOST_MAILS = 100
MOST_BYTES = 16 * 1024 * 1024
"""So many mails, and so much to be written about them, are put on the disk together."""

Decide = Callable[[spool.ClaimedMail], "MailWork | None"]


@mutable
class Round(Tending):
    """
    One round, and what it came to: `mails` decided, of which some were `taken` and some `refused`.

    What happened in games, `Tending` says. `silence` says since when no mail leaves.
    """

    mails: int = 0
    taken: int = 0
    refused: int = 0
    silence: Silence | None = None
    sent: sending.SendCounts = attrs.Factory(sending.SendCounts)

    def run(self, carry: outbox.Carry, *, by_the_clock: bool = False) -> None:
        """Do the whole round. Raises BusyError if another host decides mails here now."""
        self.decide_mails()
        self.tend_games(by_the_clock=by_the_clock)
        self.send(carry)

    # ── mails ────────────────────────────────────────────────────────────────────────────────────

    def decide_mails(self) -> None:
        """Decide every mail that waits, beginning with those at which a host was stopped."""
        host = self.host
        with host.lock():
            if not self._tidy_up():
                return
            self._begin_games()
            if spool.begun(host) or spool.waiting(host):
                self._decide_all()

    def _decide_all(self) -> None:
        # Before any mail is in hand, for what kills a host while it starts is no fault of a mail.
        from pbem.host.incoming.mail_decision import decide_mail  # late: mostly none has come

        host = self.host
        decide = partial(decide_mail, GameLookup(host, self.now, self.rota.index))
        for name in spool.begun(host):
            mail = spool.claim_again(host, name)
            if mail is None:
                self.alerts.about_mail(name.partition("~")[0])
            self._decide_together(iter([mail]), decide)
        names = spool.waiting(host)
        alone = len(names) == 1
        while names and not self.stopped:
            mails = (spool.claim(host, name, alone=alone) for name in names[:MOST_MAILS])
            names = names[self._decide_together(mails, decide) :]

    def _tidy_up(self) -> bool:
        """Write what a host had decided when it was stopped, and clear away what is old; say whether that can be."""
        try:
            self.note_kept_back(outbox.recover(self.host))
            old_files.sweep(self.host, self.now)
        except (UnavailableError, OSError) as error:
            self.stop(error)
        return not self.stopped

    def _begin_games(self) -> None:
        try:
            if any(waiting_games(self.host)):
                # Late: few games begin by mail.
                from pbem.host.games.beginning import begin_full
                from pbem.host.games.slow_beginnings import hurry

                begin_full(self.host, self.now)
                hurry(self.host, self.now)
        except (PbemError, OSError) as error:
            self.troubles.append(f"a game opened by mail cannot begin: {error}")

    def _decide_together(self, mails: Iterator[spool.ClaimedMail | None], decide: Decide) -> int:
        """
        Decide one mail or many, and wait for the disk once for all; return how many there was room for.

        Killed before all is in the journal, nothing has happened to any of them; the next round decides those that
        were begun one by one, so one on which a host dies holds up no other.
        """
        counted, hand = (self.mails, self.taken, self.refused), list[spool.ClaimedMail | None]()
        journal_path = self.host.inside(*JOURNAL)
        try:
            with batch.opened(self.host.path, "spool", "games") as together:
                for mail in mails:
                    hand.append(mail)
                    self._decide(mail, decide)
                    if self.stopped or together.size > MOST_BYTES:
                        break
                kept_back = journal.commit(together, journal_path)
            self.note_kept_back(kept_back)
        except (UnavailableError, OSError) as error:
            self.stop(error)
            if not files.exists(journal_path):
                self.mails, self.taken, self.refused = counted
                for one in filter(None, hand):
                    spool.put_back(self.host, one)
        return len(hand)

    def _decide(self, mail: spool.ClaimedMail | None, decide: Decide) -> None:
        if mail is None:
            return
        self.mails += 1
        try:
            decided = decide(mail)
        except BusyError:
            spool.put_back(self.host, mail)
            self.busy += 1
        except (LogError, GameFolderError) as error:
            spool.put_back(self.host, mail)
            self.note_trouble(error)
        except Exception as error:  # noqa: BLE001 - a defect in one mail must not stop the others
            if _stops_the_host(error):
                spool.put_back(self.host, mail)
                self.stop(error)
                return
            # The mail stays in hand; the next round counts the attempt, and after five it goes to `bad`.
            self.failed += 1
            spool.count_alone(self.host, mail)
            self.troubles.append(f"{mail.name}: {error.__class__.__name__}: {error!s:.200}")
        else:
            self.taken += decided is not None and decided.tray == "done"
            self.refused += decided is not None and decided.tray == "refused"

    # ── games ────────────────────────────────────────────────────────────────────────────────────

    def tend_games(self, *, by_the_clock: bool = False) -> None:
        """Play on in every game that something came for; by the clock also do what is due."""
        try:
            with self.rota.looking() if by_the_clock else work_on(self.rota.index):
                if by_the_clock:
                    self.alerts.about_strangers()
                wanted = (folder for folder in self.rota.to_open() if by_the_clock or folder.has_work())
                tend_all(self, wanted, "look after" if by_the_clock else "play")
                self._publish_all()
        except UnavailableError as error:
            self.troubles.append(str(error))
            self.stopped = True

    def _publish_all(self) -> None:
        if not self.host.publish_folder:
            return
        for folder in self.rota.to_open():
            if not folder.is_published(self.host.publish_folder):
                self.tend(folder, self.publish)
        self.publish_lists()

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
        except (UnavailableError, OSError) as error:
            self.stop(error)

    def _tell_bounces(self) -> None:
        try:
            self.alerts.about_bounces(GameLookup(self.host, self.now, self.rota.index).games_of)
        except ContentError as error:
            # A damaged note must not hold up any mail.
            self.troubles.append(str(error))

    def cut_off(self, why: str) -> None:
        """Note that no mail can leave, before any was tried."""
        silence.note_silence(self.host, self.now, why)
        self.silence = silence.current_silence(self.host)
        self._note_mails()

    def _note_mails(self) -> None:
        tend_all(self, self.rota.to_open(), "note mail")


# ── words and exceptions ─────────────────────────────────────────────────────────────────────────


def _stops_the_host(error: Exception) -> bool:
    """Say whether the trouble is the host's own and no mail's: a key, a disk, a permission."""
    own = isinstance(error, (UnavailableError, OSError))
    return own and not isinstance(error, FileTakenError)
