"""
One round of a host: mails decided, games carried on, letters sent.

The spool is held while mails are decided, a game while it is worked on, the outbox while letters leave.
So two hosts never do the same, and several may share the work.
"""

from datetime import datetime

import attrs

from pbem.errors import (
    BusyError,
    ContentError,
    FileTakenError,
    LogError,
    StoppedError,
    UnavailableError,
)
from pbem.host.games import alarm, resolving
from pbem.host.games.shelf import Shelf
from pbem.host.house import GameFolder, House
from pbem.host.post import intake, outbox, spool
from pbem.local import files
from pbem.local.locks import held


@attrs.define
class Round:
    """
    What a round came to. `rows` are sentences about games, `troubles` about what went wrong.

    `stopped` says that the host itself could not go on: no key, a full disk. Its mails wait.
    """

    mails: int = 0
    taken: int = 0
    refused: int = 0
    busy: int = 0
    failed: int = 0
    records: int = 0
    stopped: bool = False
    rows: list[str] = attrs.Factory(list)
    troubles: list[str] = attrs.Factory(list)
    sent: outbox.Sent = attrs.Factory(outbox.Sent)

    def note_stop(self, error: Exception) -> None:
        """Note whether it was the host itself: whoever called is told to come again then."""
        self.stopped = self.stopped or isinstance(error, (StoppedError, UnavailableError))


def run(house: House, now: datetime, carry: outbox.Carry) -> Round:
    """Do one round. Raises BusyError when another host decides mails here now."""
    done = Round()
    decide_mails(house, now, done)
    carry_on(house, now, done)
    send(house, now, carry, done)
    return done


def decide_mails(house: House, now: datetime, done: Round) -> None:
    """Decide every mail that waits: first those at which somebody was stopped."""
    with house.lock():
        spool.sweep(house, now)
        shelf = Shelf(house)
        for name in spool.begun(house):
            again = spool.claim_again(house, name)
            if again is None:
                told = f"A mail was tried {spool.MOST_TRIES} times in vain"
                where = f"it lies in {house.spool('bad')} as {name.partition('~')[0]}"
                alarm.tell_masters(house, "a mail was given up", [f"{told}; {where}."], now)
            _decide(house, shelf, again, now, done)
        for name in spool.waiting(house):
            if done.stopped:
                return
            _decide(house, shelf, spool.claim(house, name), now, done)


def carry_on(house: House, now: datetime, done: Round) -> None:
    """Carry every game on that something came for."""
    for folder in house.games():
        if not needs_work(folder):
            continue
        try:
            with folder.lock():
                outcome = resolving.resolve_ready(house, folder, now)
        except BusyError:
            done.busy += 1
            continue
        except (ContentError, LogError, StoppedError, UnavailableError) as error:
            done.troubles.append(f"{folder.name}: {error}")
            done.note_stop(error)
            continue
        except Exception as error:  # noqa: BLE001 - a defect in one game must not stop the others
            done.failed += 1
            done.troubles.append(f"{folder.name}: {error.__class__.__name__}: {error!s:.200}")
            continue
        done.records += outcome.records
        if outcome.records:
            done.rows.append(f"{folder.name}: {_told(outcome)}")
        if outcome.state == "stuck":
            done.troubles.append(outcome.sentence)
            alarm.tell_master(house, folder, "the game stands still", [outcome.sentence], now)


def send(house: House, now: datetime, carry: outbox.Carry, done: Round) -> None:
    """Send what waits, unless another host does."""
    try:
        with held(house.spool("out", "lock"), "another host sends letters now"):
            alarm.tell_of_bounces(house, now)
            done.sent = outbox.send_all(house, now, carry)
    except BusyError:
        return


def needs_work(folder: GameFolder) -> bool:
    """Say whether a game may be carried on: its newest turn is not told, or something came for it."""
    index = folder.newest_index()
    told = folder.inside(resolving.TOLD)
    known = files.read(told, files.KEY_LIMIT) if files.exists(told) else b""
    return (
        known.split(b" ")[0] != str(index).encode()
        or files.exists(folder.inside("orders", f"{index:03d}"))
        or files.exists(folder.inside("lists", f"{index:03d}"))
    )


def _decide(
    house: House, shelf: Shelf, mail: spool.Claimed | None, now: datetime, done: Round
) -> None:
    if mail is None:
        return
    done.mails += 1
    try:
        told = intake.handle(house, shelf, mail, now)
    except BusyError:
        spool.put_back(house, mail)
        done.busy += 1
    except LogError as error:
        spool.put_back(house, mail)
        done.troubles.append(str(error))
    except Exception as error:  # noqa: BLE001 - a defect in one mail must not stop the others
        if _is_own(error):
            spool.put_back(house, mail)
            done.stopped = True
            done.troubles.append(f"the host cannot go on: {error}")
            return
        # It stays in hand; the next round counts the try, and after five it lies in `bad`.
        done.failed += 1
        done.troubles.append(f"{mail.name}: {error.__class__.__name__}: {error!s:.200}")
    else:
        done.taken += told is not None and told.shelf == "done"
        done.refused += told is not None and told.shelf == "refused"


def _is_own(error: Exception) -> bool:
    """Say whether the trouble is the host's own and no mail's: a key, a disk, a right."""
    own = isinstance(error, (StoppedError, UnavailableError, OSError))
    return own and not isinstance(error, FileTakenError)


def _told(outcome: resolving.Outcome) -> str:
    played = f"{outcome.records} played; " if outcome.records else ""
    return f"{played}{outcome.sentence or outcome.state}"
