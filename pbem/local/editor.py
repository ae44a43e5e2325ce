"""The user's editor: `$VISUAL`, `$EDITOR`, or one that the system has."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence

from pbem.errors import UnavailableError

Find = Callable[[str], str | None]
_KNOWN = ("sensible-editor", "nano", "vim")


def edit(path: str) -> None:
    """Open a file and wait until the editor has closed. Raises UnavailableError."""
    command = editor_command(os.environ, sys.platform, shutil.which)
    try:
        code = subprocess.call([*command, path])  # noqa: S603 - the user's own program, no shell
    except OSError as error:
        raise UnavailableError(f"the editor {command[0]} cannot be run: {error.strerror}") from None
    if code:
        raise UnavailableError(f"the editor {command[0]} ended with an error ({code})")


def editor_command(environ: Mapping[str, str], system: str, find: Find) -> Sequence[str]:
    """Return the editor as the words of a command; `find` looks for a program. Raises UnavailableError."""
    for name in ("VISUAL", "EDITOR"):
        if chosen := environ.get(name, "").strip():
            return _words(name, chosen, system)
    if system == "win32":
        return ["notepad"]
    if system == "darwin":
        # The plain editor that every Mac has; -W waits until it is closed.
        return ["open", "-W", "-n", "-t"]
    return [next((one for one in _KNOWN if find(one)), "vi")]


def _words(name: str, chosen: str, system: str) -> Sequence[str]:
    try:
        words = shlex.split(chosen, posix=system != "win32")
    except ValueError:
        raise UnavailableError(f"${name} is not a command: {chosen!a}") from None
    return [word.strip('"') for word in words] if system == "win32" else words
