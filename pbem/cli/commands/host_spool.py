"""`pbem host run`, `refused` and `retry`: the mails of a host."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import click

from pbem.cli import console
from pbem.cli.commands.host_house import house_option, now_option, opened
from pbem.errors import BusyError, UnavailableError
from pbem.host import running
from pbem.host.house import SETTINGS, House
from pbem.host.post import outbox, spool
from pbem.local import files
from pbem.settings import structure
from pbem.transport import accounts, smtp

TRY_LATER = 75
STOPPED = "the host could not go on; nothing is lost, and the next run tries again"


class Busy(console.Refusal):
    """It may well work later; exit code 75, as mail programs have it."""

    exit_code = TRY_LATER


@contextmanager
def going_on() -> Iterator[None]:
    """Tell what stops a host and not its mails: another host at work, a disk that takes no files."""
    try:
        yield
    except BusyError as error:
        raise Busy(str(error)) from None
    except UnavailableError as error:
        raise Busy(f"the host cannot go on: {error}") from None
    except OSError as error:
        what = f"{error.filename or 'a file'}: {files.reason(error)}"
        raise Busy(f"the host cannot go on: {what}") from None


@click.command()
@house_option
@now_option
@click.option("--every", type=click.IntRange(1), metavar="SECONDS", help="Go on until stopped.")
def run(where: str | None, now: datetime, every: int | None) -> None:
    """
    Decide the mails that came, play what is ready, send the letters: one round.

    Exit code 75 says that another host is at work here, or that the disk or a key of the host
    is in the way; no mail is lost then, and the next run goes on.

    \b
    Examples:
      pbem host run
      pbem host run --every 60
    """
    house = opened(where)
    start = time.monotonic()
    while True:
        _round(house, now + timedelta(seconds=time.monotonic() - start) if every else now)
        if every is None:
            return
        time.sleep(every)


def _round(house: House, now: datetime) -> None:
    try:
        with going_on(), carrying(house) as carry:
            done = running.run(house, now, carry)
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None
    for row in done.rows:
        console.note(f"{row}.")
    for row in done.troubles:
        console.warn(row)
    console.note(
        f"Mails: {done.taken} taken, {done.refused} refused, {done.busy} put off. "
        f"Turns played: {done.records}. Letters: {done.sent.sent} sent, "
        f"{done.sent.waiting} waiting, {done.sent.failed} given up."
    )
    if done.stopped:
        raise Busy(STOPPED)


@contextmanager
def carrying(house: House) -> Iterator[outbox.Carry]:
    """Offer the way in which letters leave a house. Raises UnavailableError for wrong settings."""
    kind = house.settings.delivery
    if kind == "folder":
        yield outbox.to_folder(house)
        return
    where = f"{house.inside(SETTINGS)}: [mail]"
    table = house.settings.mail
    if table and not accounts.is_private(house.inside(SETTINGS)):
        raise UnavailableError(
            f"others may read or change {house.inside(SETTINGS)}; close it with chmod 600"
        )
    chosen = structure(accounts.Account, table, where) if table else accounts.own_account()
    with smtp.carrier(kind, chosen) as carry:
        yield carry


# ── what a person looks at ───────────────────────────────────────────────────────────────────────


@click.command()
@house_option
def refused(where: str | None) -> None:
    """
    List the mails that were refused or given up, with sender, subject and reasons.

    \b
    Example:
      pbem host refused
    """
    house = opened(where)
    told = {one["mail"]: one for one in spool.decisions(house)}
    for shelf in ("refused", "bad"):
        for name in spool.shelved(house, shelf):
            one = told.get(name)
            console.out(console.wrapped(f"{name}  ({shelf})", "    "))
            if one:
                console.out(console.wrapped(f'  from {one["from"]}: "{one["subject"]}"', "    "))
                for row in one["told"]:
                    console.out(console.wrapped(f"  {row}", "    "))


@click.command()
@click.argument("names", nargs=-1, required=True, metavar="ID...")
@house_option
def retry(names: tuple[str, ...], where: str | None) -> None:
    """
    Let refused mails, or letters that were given up, be tried once more by the next run.

    ID is what `pbem host refused` prints, or its beginning.

    \b
    Example:
      pbem host retry 20260301T120000
    """
    house = opened(where)
    with going_on(), house.lock():
        for name in names:
            found = spool.retry(house, name)
            if not found:
                raise console.Refusal(f"no mail on the shelves begins with {name!a}")
            for one in found:
                console.note(f"Once more: {one}")
    console.next_step(console.format_command("host", "run"))
