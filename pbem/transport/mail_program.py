"""The mail program of this computer: a new mail in it, filled in and ready to be read over and sent."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from urllib.request import pathname2url

from pbem.errors import UnavailableError
from pbem.record import value

Find = Callable[[str], str | None]
_AT_ONCE = 1.5
"""Seconds in which a desktop without a mail program says so."""


@value
class NewMail:
    """What the new mail is to hold: addresses, subject, the files to attach, and the draft file."""

    to: tuple[str, ...]
    subject: str
    attachments: tuple[str, ...]
    draft: str


def open_mail(mail: NewMail) -> str:
    """Open a new mail; return the name of the program. Raises UnavailableError."""
    if sys.platform == "win32":
        os.startfile(mail.draft)  # noqa: S606 - Windows' own way to open a file
        return "the program for .eml files"
    command = command_for(mail, sys.platform, shutil.which)
    if command is None:
        raise UnavailableError("no mail program was found (thunderbird, or xdg-email)")
    name = os.path.basename(command[0])
    try:
        program = subprocess.Popen(  # noqa: S603 - the user's own program, no shell
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        # It may stay open for hours; failures come at once.
        failed = program.wait(_AT_ONCE)
    except subprocess.TimeoutExpired:
        return name
    except OSError as error:
        raise UnavailableError(f"{name} cannot be run: {error.strerror}") from None
    if failed:
        raise UnavailableError(f"{name} could not open a new mail")
    return name


def command_for(mail: NewMail, system: str, find: Find) -> Sequence[str] | None:
    """Return the command that opens a new mail on a system; `find` looks for a program."""
    attached = [os.path.abspath(path) for path in mail.attachments]
    if system == "darwin":
        return ["open", mail.draft]
    if program := find("thunderbird"):
        # Commas and quotation marks separate its fields, so no field may contain one.
        fields = {
            "to": ",".join(mail.to),
            "subject": mail.subject,
            "attachment": ",".join(f"file://{pathname2url(one)}" for one in attached),
        }
        plain = (f"{key}='{value.replace(chr(39), ' ')}'" for key, value in fields.items() if value)
        return [program, "-compose", ",".join(plain)]
    if program := find("xdg-email"):
        files = [word for path in attached for word in ("--attach", path)]
        return [program, "--subject", mail.subject, *files, *mail.to]
    return None
