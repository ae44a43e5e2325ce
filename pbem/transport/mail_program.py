"""The mail program of this computer: a new mail in it, filled in and ready to be looked at and sent."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple
from urllib.request import pathname2url

from pbem.errors import UnavailableError

Find = Callable[[str], str | None]


class Sheet(NamedTuple):
    """What is to stand in the new mail: addresses, subject, the file to attach, and the draft file."""

    to: tuple[str, ...]
    subject: str
    attachment: str
    draft: str


def open_mail(sheet: Sheet) -> str:
    """Open a new mail; return the name of the program. Raises UnavailableError."""
    if sys.platform == "win32":
        os.startfile(sheet.draft)  # noqa: S606 - Windows' own way to open a file
        return "the program for .eml files"
    command = command_for(sheet, sys.platform, shutil.which)
    if command is None:
        raise UnavailableError("no mail program was found (thunderbird, or xdg-email)")
    try:
        # It stays open when we are long gone, so nobody waits for it.
        subprocess.Popen(  # noqa: S603 - the user's own program, no shell
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
    except OSError as error:
        raise UnavailableError(f"{command[0]} cannot be run: {error.strerror}") from None
    return os.path.basename(command[0])


def command_for(sheet: Sheet, system: str, find: Find) -> Sequence[str] | None:
    """Return the command that opens a new mail on a system; `find` looks for a program."""
    attachment = os.path.abspath(sheet.attachment)
    if system == "darwin":
        return ["open", sheet.draft]
    if program := find("thunderbird"):
        # Commas and quotation marks part its fields, so none may stand in one.
        fields = {"to": ",".join(sheet.to), "subject": sheet.subject,
                  "attachment": f"file://{pathname2url(attachment)}"}  # fmt: skip
        plain = (f"{key}='{value.replace(chr(39), ' ')}'" for key, value in fields.items() if value)
        return [program, "-compose", ",".join(plain)]
    if program := find("xdg-email"):
        return [program, "--subject", sheet.subject, "--attach", attachment, *sheet.to]
    return None
