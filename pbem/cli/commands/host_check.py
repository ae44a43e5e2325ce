"""
`pbem host check`: does mail come and go? A letter to oneself, and what the servers say about it.

    files -> a letter leaves -> it comes back -> what its Authentication-Results say

Every step is tried, whatever became of those before, and says in plain words what to do.
"""

import os
import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import Message
from email.policy import compat32

import click

from pbem.cli.host_options import carrying, host_option
from pbem.cli.say import console
from pbem.errors import ContentError, PbemError
from pbem.host.folder import spool
from pbem.host.folder.host_folder import PASSWORD, SECRET, SETTINGS, HostFolder, open_host
from pbem.host.folder.outbox import maildir
from pbem.host.mails.outgoing import OutgoingMail, write_mail
from pbem.local import files
from pbem.local.locks import held
from pbem.local.settings import structure
from pbem.mail.authentication import NOT_SAID, read_verdicts
from pbem.record import value
from pbem.transport import accounts, imap
from pbem.transport.login import Server
from pbem.transport.providers import at_proxy, hint_for

_PAUSE = 2
_BAD = ("fail", "softfail", "permerror", "policy")

# What the program was told, and what that means for somebody who never read an RFC; the first three are about
# the login, and then the provider's own hint helps.
_ABOUT_LOGIN = 3
_NO_LISTENER = r"refused\b|Errno 111"
_NO_PROXY = "email-oauth2-proxy does not run on this computer, or has no such port in its settings: docs/outlook.md."
_EXPLAINED = (
    (r"printed nothing", "The file of the password is empty: write the password into its first line."),
    (
        r"needs a password|password_command .* failed",
        "Nothing tells the host the password: write it into the file that password_command names.",
    ),
    (
        r"\b53[0458]\b|AUTHENTICATIONFAILED|(?i:login failed|invalid credentials|authenticat\w* fail)",
        "The server does not accept this user name or this password.",
    ),
    (
        r"Name or service not known|nodename nor servname|getaddrinfo|No address associated",
        "There is no server of that name, or this computer is not connected; compare the settings with what the provider says.",
    ),
    (
        r"timed out",
        "No answer came: something on the way may close this port. Most servers also listen on 465: smtps://USER@HOST:465.",
    ),
    (_NO_LISTENER, "Nothing listens there: the port or the name of the server is another."),
    (
        r"CERTIFICATE_VERIFY_FAILED",
        "The server cannot prove who it is; if its certificate is your own, name it by ca_file.",
    ),
    (r"other users can read", "Settings with a password must be closed to others."),
)


@value
class _Finding:
    """What one step found: `fault` says that it must be put right."""

    about: str
    said: str
    fault: bool = False


@click.command()
@host_option
@click.option("--wait", "patience", type=click.IntRange(0), default=60, metavar="SECONDS", help="For the letter.")
def check(where: str | None, patience: int) -> None:
    """
    Try whether mail comes and goes: send a letter to the host's own address, and fetch it.

    Looks at the permissions of the files, logs in to both servers, and reads what the server that received
    the letter says about SPF, DKIM and DMARC, by which others tell mail from spam. Nothing
    else in the mailbox is touched. Exit code 1 says that something must be put right.

    \b
    Example:
      pbem host check
    """
    host = open_host(where)
    faults = 0
    for found in _findings(host, patience):
        console.out(console.wrapped(f"{found.about:<9}{'WRONG' if found.fault else 'ok':<7}{found.said}", " " * 16))
        faults += found.fault
    if faults:
        raise ContentError(f"{faults} of these must be put right; then check again")
    console.next_step(
        f"let cron call {console.format_command('host', 'tick')} every five minutes, after "
        f"{console.format_command('fetch')} if the host fetches its mail"
    )


def _findings(host: HostFolder, patience: int) -> Iterator[_Finding]:
    yield from _open_files(host)
    if host.settings.delivery == "folder":
        yield _Finding("sending", f"mails are put into {maildir(host)}; sending them is up to you, so none was tried.")
        if host.settings.fetch:
            yield from _arrival(host, "", 0)
        return
    word = secrets.token_hex(8)
    left = _sent(host, word)
    yield left
    if patience and not left.fault:
        console.note(f"Waiting for the letter, up to {patience} seconds.")
    yield from _arrival(host, "" if left.fault else word, patience)


# ── files ────────────────────────────────────────────────────────────────────────────────────────


def _open_files(host: HostFolder) -> Iterator[_Finding]:
    """Say which files of the host others can read."""
    commands = [list(table.get("password_command", ())) for table in (host.settings.mail, host.settings.fetch)]
    shown = [path for command in commands if command[:1] == ["cat"] for path in command[1:]]
    wanted = [host.path, *(host.inside(name) for name in (SETTINGS, SECRET, PASSWORD)), *shown]
    there = [path for path in dict.fromkeys(wanted) if files.exists(path)]
    seen = [path for path in there if not accounts.is_private(path)]
    for path in seen:
        mode = "700" if os.path.isdir(path) else "600"
        yield _Finding("files", f"others on this computer can read {path}: chmod {mode} {path}", fault=True)
    if not seen:
        yield _Finding("files", "only you can read the settings, the secret and the password.")


# ── the letter leaves ────────────────────────────────────────────────────────────────────────────


def _sent(host: HostFolder, word: str) -> _Finding:
    own = host.settings.address
    text = f"A letter of pbem to itself: it shows that mail comes and goes.\nIt may be deleted.\n\n{word}\n"
    letter = OutgoingMail(own, f"pbem host check {word}", text, f"check-{word}", "check")
    smtp = str(host.settings.mail.get("smtp", ""))
    try:
        with carrying(host) as carry:
            sender = "" if host.settings.envelope == "<>" else host.settings.envelope or own
            carry(write_mail(letter, host.settings, datetime.now(UTC)), sender, own)
    except PbemError as error:
        return _trouble("sending", error, smtp)
    by = Server.read(smtp, "smtp").host if smtp and host.settings.delivery == "smtp" else "the mail program"
    return _Finding("sending", f"{by} took a letter for {own}.")


def _trouble(about: str, error: PbemError, url: str) -> _Finding:
    """Put what went wrong into plain words, with the provider's own hint where a login failed."""
    said = str(error)
    plain = [sentence for pattern, sentence in _EXPLAINED if re.search(pattern, said)][:1]
    if at_proxy(url) and re.search(_NO_LISTENER, said):
        plain = [_NO_PROXY]
    login = not plain or plain[0] in (sentence for _, sentence in _EXPLAINED[:_ABOUT_LOGIN])
    hint = hint_for(url.rpartition("@")[2].rpartition("/")[2].partition(":")[0]) if login else ""
    words = [*plain, *([hint] if hint else [])]
    return _Finding(about, " ".join([*words, f"({said})"] if words else [said]), fault=True)


# ── and comes back ───────────────────────────────────────────────────────────────────────────────


def _arrival(host: HostFolder, word: str, patience: int) -> Iterator[_Finding]:
    """Say whether a letter with a word in its subject comes back; "" for none: then only log in."""
    start = time.monotonic()
    try:
        mail = _fetched(host, word, patience) if host.settings.fetch else _deposited(host, word, patience)
    except PbemError as error:
        yield _trouble("fetching", error, str(host.settings.fetch.get("imap", "")))
        return
    if not word:
        if host.settings.fetch:
            yield _Finding("fetching", "the mailbox can be read; no letter left, so none was looked for.")
        return
    if mail is None:
        yield _Finding("fetching", _missing(host, patience), fault=True)
        return
    yield _Finding("fetching", f"the letter came back after {round(time.monotonic() - start)} seconds.")
    yield from _judged(message_from_bytes(mail, policy=compat32), host.settings.address)


def _fetched(host: HostFolder, word: str, patience: int) -> bytes | None:
    mailbox = structure(accounts.Mailbox, host.settings.fetch, f"{host.inside(SETTINGS)}: [fetch]")
    with held(host.spool("fetch.lock"), f"pbem is fetching mail for {host.path} now; check again in a minute"):
        # A word that no mail has: the folder is opened and searched all the same.
        return imap.await_one(mailbox, word or secrets.token_hex(8), _patience(patience if word else 0))


def _deposited(host: HostFolder, word: str, patience: int) -> bytes | None:
    """Wait for the letter in the spool, where a mail server or another program puts it."""
    go_on = _patience(patience)
    with host.lock():
        while word:
            for name in spool.waiting(host):
                path = host.spool("in", "new", name)
                mail = files.read(path, files.GAME_LIMIT)
                if word.encode() in mail:
                    with suppress(FileNotFoundError):
                        os.unlink(path)
                    return mail
            if not go_on():
                break
    return None


def _patience(seconds: int) -> Callable[[], bool]:
    """Return what waits a little and says whether to look again."""
    end = time.monotonic() + seconds

    def go_on() -> bool:
        left = end - time.monotonic()
        if left <= 0:
            return False
        time.sleep(min(_PAUSE, left))
        return True

    return go_on


def _missing(host: HostFolder, patience: int) -> str:
    taken = f"the letter was taken but did not come within {patience} seconds."
    if host.settings.fetch:
        folder = host.settings.fetch.get("folder", "INBOX")
        return (
            f"{taken} Look into the mailbox: if it lies among the spam, mark it as no spam; if it comes later, "
            f"check again with a larger --wait. Is {host.settings.address} the mailbox whose {folder} is fetched?"
        )
    return (
        f"{taken} Nothing put it into {host.spool('in', 'new')}: say in ~/.forward that mail goes to pbem mail-in "
        "(docs/hosting.md, Mail in and out), or name a mailbox in [fetch]."
    )


# ── what its receiver thinks of it ───────────────────────────────────────────────────────────────

_MEANING = {
    "spf": "the domain {domain} does not say that this server sends for it; its DNS needs the include of your provider",
    "dkim": "the signature of {domain} does not hold; the provider's page about DKIM has the line for its DNS",
    "dmarc": "neither of the two stands for {domain}, so others may take these mails for spam",
}


def _judged(mail: Message, address: str) -> Iterator[_Finding]:
    verdicts = read_verdicts(mail)
    domain = address.rpartition("@")[2]
    for method, result in verdicts.results.items():
        said = f"{result}, says {verdicts.by}." if result != NOT_SAID else f"{NOT_SAID}: its receiver wrote no verdict."
        if result in (*_BAD, "none"):
            said = f"{said[:-1]}: {_MEANING[method].format(domain=domain)}."
        yield _Finding(method.upper(), said, fault=result in _BAD)
