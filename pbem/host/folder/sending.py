"""
Sending: what waits in the outbox is handed on, or put off, or given up.

Rule 1. A server that says "later" is asked again after 5, 15, 60 minutes and then every hour, for
        five days. One that says "never" is believed: the mail goes to `bad`, the address is counted.
Rule 2. If no mail can leave at all (`CannotSendError`, or nobody's mail is taken), no address is to blame and
        nothing is counted. Every round tries again, and all leave when one can (`line`).
"""

import os
from datetime import datetime, timedelta
from functools import cached_property

import attrs

from pbem.errors import CannotSendError, RejectedError, UnavailableError
from pbem.host.folder import silence
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.outbox import Carry, is_mail, recipient_of
from pbem.host.folder.refusals import Tries, count_bounce, forget_tries, keep_tries, tries_of
from pbem.local import files
from pbem.record import mutable, value

BACK_OFF = (timedelta(minutes=5), timedelta(minutes=15), timedelta(minutes=60))
PATIENCE = timedelta(days=5)
LEAST_TRIES = 5
# Two attempts farther apart than this mean that the host was off, or its clock wrong.
_STEADY = timedelta(days=1)


@value
class SendCounts:
    """How many mails left, how many wait, and how many were given up."""

    sent: int = 0
    waiting: int = 0
    failed: int = 0

    def __add__(self, later: "SendCounts") -> "SendCounts":
        """Return the counts of this sending and a later one together."""
        return SendCounts(self.sent + later.sent, later.waiting, self.failed + later.failed)


def send_all(host: HostFolder, now: datetime, carry: Carry) -> SendCounts:
    """Send what waits and is due. Never raises what a mail server says; then mails wait or fail."""
    fresh, tried = (set(filter(is_mail, files.listing(host.spool("out", one)))) for one in ("new", "cur"))
    for name in fresh & tried:
        os.replace(host.spool("out", "new", name), host.spool("out", "cur", name))
    names = sorted(fresh | tried)
    delivery = _Delivery(host, now, carry, fresh - tried)
    sent = sum(map(delivery.send, names))
    failed = 0
    if delivery.silent:
        silence.note_silence(host, now, delivery.silent)
    else:
        failed = sum(delivery.put_off(*one) for one in delivery.refused)
        if sent or delivery.refused or not names:
            silence.note_contact(host)
    return SendCounts(sent, len(names) - sent - failed, failed)


def _pause(count: int) -> float:
    """Return how long a mail waits after so many tries, in seconds."""
    return BACK_OFF[min(count, len(BACK_OFF)) - 1].total_seconds()


@mutable
class _Delivery:
    """
    The sending of mails at one moment. `fresh` are those that nobody has tried; `refused` those not taken, with the reason.

    `silent` says why no mail can leave; "" as long as one can.
    """

    host: HostFolder
    now: datetime
    carry: Carry
    fresh: set[str]
    sent: int = 0
    refused: list[tuple[str, UnavailableError]] = attrs.Factory(list)
    line_error: str = ""

    @property
    def silent(self) -> str:
        """
        Why nothing leaves at all; "" if mails leave.

        Two domains do not put everybody off at the same moment: then it is this side that is refused.
        """
        if self.line_error or self.sent:
            return self.line_error
        later = [error for _, error in self.refused if not isinstance(error, RejectedError)]
        domains = {self._recipient(name).rpartition("@")[2].casefold() for name, _ in self.refused}
        return str(later[-1]) if len(later) == len(self.refused) and len(domains) > 1 else ""

    def send(self, name: str) -> bool:
        """Send one mail, if it is due and mails leave; say whether it was taken."""
        host, is_fresh = self.host, name in self.fresh
        path = host.spool("out", "new" if is_fresh else "cur", name)
        if self.line_error or not (is_fresh or self._is_due(tries_of(path))):
            return False
        # Before the mail leaves: where it cannot be put away, it would leave in every round.
        sent = os.path.join(self._sent_folder, name)
        mail = files.read(path, files.GAME_LIMIT)
        to, envelope = recipient_of(mail), host.settings.envelope
        try:
            self.carry(mail, {"": host.settings.address, "<>": ""}.get(envelope, envelope), to)
        except CannotSendError as error:
            self.line_error = str(error)
            return False
        except UnavailableError as error:
            if is_fresh:
                os.replace(path, host.spool("out", "cur", name))
            self.refused.append((name, error))
            return False
        os.replace(path, sent)
        if not is_fresh:
            forget_tries(path)
        self.sent += 1
        return True

    @cached_property
    def _sent_folder(self) -> str:
        """The folder of the mails that left this month."""
        folder = self.host.spool("sent", self.now.strftime("%Y-%m"))
        files.make_folder(folder, private=True)
        return folder

    def put_off(self, name: str, error: UnavailableError) -> bool:
        """Try a refused mail later, or give it up; say whether it was given up."""
        path, moment = self.host.spool("out", "cur", name), self.now.timestamp()
        tries = tries_of(path)
        if 0 <= moment - tries.again <= _STEADY.total_seconds():
            tries.waited += _pause(tries.count) + moment - tries.again
        tries.count, tries.why = tries.count + 1, str(error)
        tries.first = min(tries.first or moment, moment)
        if isinstance(error, RejectedError) or self._is_enough(tries):
            count_bounce(self.host, self._recipient(name), self.now, str(error))
            os.replace(path, self.host.spool("bad", name))
            forget_tries(path)
            return True
        tries.again = moment + _pause(tries.count)
        keep_tries(path, tries)
        return False

    def _is_due(self, tries: Tries) -> bool:
        """Say whether a mail is to be tried now; a time too far off was set by a wrong clock."""
        left = tries.again - self.now.timestamp()
        return not 0 < left <= BACK_OFF[-1].total_seconds()

    def _is_enough(self, tries: Tries) -> bool:
        """Say whether a mail was put off for long enough, and often: a clock that jumps gives none up."""
        return tries.count >= LEAST_TRIES and tries.waited > PATIENCE.total_seconds()

    def _recipient(self, name: str) -> str:
        return recipient_of(files.read(self.host.spool("out", "cur", name), files.GAME_LIMIT))
