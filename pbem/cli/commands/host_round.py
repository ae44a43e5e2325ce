"""`pbem host run`, `tick`, `refused` and `retry`: rounds of a host, and the mails that it put aside."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime, timedelta

import click

from pbem.cli.host_options import carrying, host_option, now_option
from pbem.cli.say import console
from pbem.errors import BusyError, ContentError, InputError, SilentError, UnavailableError
from pbem.host.folder import outbox, spool
from pbem.host.folder.host_folder import HostFolder, open_host
from pbem.host.folder.silence import silent_sentences
from pbem.host.round import Round
from pbem.local import files

STOPPED = "the host could not go on; nothing is lost, and the next run tries again"
BLOCKED = "a game could not be worked on; its mails wait, the next run tries again, and the others went on"


@contextmanager
def stopping() -> Iterator[None]:
    """Say what stops a host and not its mails, as an error whose exit code (75) asks to come again."""
    try:
        yield
    except BusyError:
        raise
    except UnavailableError as error:
        raise BusyError(f"the host cannot go on: {error}") from None
    except OSError as error:
        what = f"{error.filename or 'a file'}: {files.reason(error)}"
        raise BusyError(f"the host cannot go on: {what}") from None


@click.command()
@host_option
@now_option
@click.option("--every", type=click.IntRange(1), metavar="SECONDS", help="Go on until stopped.")
def run(where: str | None, now: datetime, every: int | None) -> None:
    """
    Work through the mails that came in, play what is ready, send what the host wrote: one round.

    Exit code 75 says that another host is at work here, or that the disk or a key of the host
    is in the way; 69 that mail does not leave. No mail is lost then, and the next run goes on.

    \b
    Examples:
      pbem host run
      pbem host run --every 60
    """
    host = open_host(where)
    start = time.monotonic()
    while True:
        moment = now + timedelta(seconds=time.monotonic() - start) if every else now
        done = _do_round(Round(host, moment), _note)
        console.note(
            f"Mails: {done.taken} taken, {done.refused} refused, {done.busy} put off. "
            f"Turns played: {done.records}. Mails out: {done.sent.sent} {_departure(host)}, "
            f"{done.sent.waiting} waiting, {done.sent.failed} given up."
        )
        if every is None or done.stopped:
            _raise_trouble(done)
            return
        for said in _standing(done):
            console.warn(said)
        time.sleep(every)


@click.command()
@host_option
@now_option
def tick(where: str | None, now: datetime) -> None:
    """
    Do a round, and everything that is due by the clock.

    Decides the mails that came, plays what is ready, reminds, does what was agreed about missed
    turns, and sends what the host wrote. Call it every five minutes or so. After a long outage, or when
    the clock jumped, no deadline takes effect: all are moved, and the game master is told. While no mail
    leaves, nobody's time runs, and the exit code is 69.

    \b
    Example:
      pbem host tick
    """
    done = _do_round(Round(open_host(where), now), _print, by_the_clock=True)
    _raise_trouble(done)


def _do_round(done: Round, show: Callable[[Round], None], *, by_the_clock: bool = False) -> Round:
    """Do a round and show it; the way out is opened last, because mails are decided without it."""
    with stopping():
        done.decide_mails()
        done.tend_games(by_the_clock=by_the_clock)
    show(done)
    done.lines, done.troubles = [], []
    with stopping():
        _send(done)
    show(done)
    return done


def _send(done: Round) -> None:
    """Send what waits; settings that cannot be used are a line that is dead."""
    with ExitStack() as stack:
        try:
            carry = stack.enter_context(carrying(done.host))
        except (ContentError, UnavailableError) as error:
            done.cut_off(str(error))
        else:
            done.send(carry)


def _raise_trouble(done: Round) -> None:
    """Raise BusyError if something waits for the next run, SilentError if time stands because of mail."""
    if done.stopped or done.blocked:
        raise BusyError(STOPPED if done.stopped else BLOCKED)
    if said := _standing(done):
        raise SilentError("\n".join(said))


def _standing(done: Round) -> list[str]:
    """Say whose time stands because mail does not leave."""
    unreached = [f"{name}: {sentence}" for name, said in done.unreached.items() for sentence in said]
    return [*silent_sentences(done.silence), *unreached]


def _note(done: Round) -> None:
    for line_ in done.lines:
        console.note(f"{line_}.")
    for trouble in done.troubles:
        console.warn(trouble)


def _departure(host: HostFolder) -> str:
    """Say what became of a mail that left: into a folder nothing is sent."""
    return f"put into {outbox.maildir(host)}" if host.settings.delivery == "folder" else "sent"


def _print(done: Round) -> None:
    for said in [*done.troubles, *done.lines]:
        console.out(console.wrapped(said, "    "))


# ── what a person looks at ───────────────────────────────────────────────────────────────────────


@click.command()
@host_option
def refused(where: str | None) -> None:
    """
    List the mails that were refused or given up, with sender, subject and reasons.

    \b
    Example:
      pbem host refused
    """
    host = open_host(where)
    decided = {one["mail"]: one for one in spool.decisions(host)}
    for tray in ("refused", "bad"):
        for name in spool.in_tray(host, tray):
            one = decided.get(name)
            console.out(console.wrapped(f"{name}  ({tray})", "    "))
            if one:
                console.out(console.wrapped(f'  from {one["from"]}: "{one["subject"]}"', "    "))
                for line in one["told"]:
                    console.out(console.wrapped(f"  {line}", "    "))


@click.command()
@click.argument("names", nargs=-1, required=True, metavar="ID...")
@host_option
def retry(names: tuple[str, ...], where: str | None) -> None:
    """
    Let refused mails, or outgoing mails that were given up, be tried once more by the next run.

    ID is what `pbem host refused` prints, or its beginning.

    \b
    Example:
      pbem host retry 20260301T120000
    """
    host = open_host(where)
    with stopping(), host.lock():
        for name in names:
            found = spool.retry(host, name)
            if not found:
                raise InputError(f"no refused mail begins with {name!a}")
            for one in found:
                console.note(f"Once more: {one}")
    console.next_step(console.format_command("host", "run"))
