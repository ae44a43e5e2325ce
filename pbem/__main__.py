"""
The door: `pbem` and `python -m pbem`.

Two things here are for speed, and together save a sixth of `pbem apply`. Garbage is collected
rarely, because what is loaded stays. And the process ends without tearing the interpreter down:
every file is closed and on the disk before a command returns. A test of the streams shows that
nothing printed is lost. A third thing is for Ctrl-C: it counts wherever it falls.
"""

import contextlib
import gc
import os
import signal
import sys
from threading import Timer, main_thread
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

TRY_LATER = 75
NEW_THINGS = 50_000
"""So many things are made before garbage is looked for; loading everything makes fewer."""
SOON = 0.01
"""Seconds after which a callback in which Ctrl-C was lost has ended."""


def main() -> NoReturn:
    """Run the command line and end the process with its exit code."""
    gc.set_threshold(NEW_THINGS)
    sys.unraisablehook = _say_again
    if "mail-in" in sys.argv[1:]:
        _take_in()
    from pbem.cli.group import cli  # late: a mail server is answered even if this fails

    try:
        cli(prog_name="pbem")
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(bool(end.code))
    except OSError as error:
        # Where files are read and written, faults name them; what is left is a stream.
        code = _own_up(error) if error.filename is not None else _say_unprinted(error)
    except Exception as error:  # noqa: BLE001 - the last net; whatever got here is a defect
        code = _own_up(error)
    _leave(code)


def _take_in() -> NoReturn:
    """Take a mail from a mail server, which knows two exit codes: done (0), and try again (75)."""
    code = TRY_LATER
    try:
        from pbem.cli.group import cli

        cli(prog_name="pbem")
        code = 0
    except SystemExit as end:
        code = TRY_LATER if end.code else 0
    except BaseException as error:  # noqa: BLE001 - nothing may send the mail back to its writer
        with contextlib.suppress(BaseException):
            print(f"error: {error.__class__.__name__}: {error!s:.200}", file=sys.stderr, flush=True)
    os._exit(code)


def _say_again(lost: "UnraisableHookArgs") -> None:
    """Send Ctrl-C again if it fell into a callback, out of which Python raises nothing; say all else that is lost there."""
    if lost.exc_type is KeyboardInterrupt:
        again = Timer(SOON, _interrupt)
        again.daemon = True
        again.start()
    else:
        sys.__unraisablehook__(lost)


def _interrupt() -> None:
    if sys.platform == "win32":
        signal.raise_signal(signal.SIGINT)
    else:  # so that it ends what the first thread waits for
        signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)


def _own_up(error: Exception) -> int:
    """Admit a defect in a sentence; PBEM_DEBUG shows where it is."""
    if os.environ.get("PBEM_DEBUG"):
        import traceback  # late: only for a defect

        traceback.print_exception(error)
    import textwrap  # late, as above

    what = f"error: a defect of pbem or of a rule set: {error.__class__.__name__}: {error!s:.200}"
    more = "Nothing was left half written. PBEM_DEBUG=1 shows where it happened; please report it."
    print(textwrap.fill(what, 79), textwrap.fill(more, 79), sep="\n", file=sys.stderr)
    return 1


def _say_unprinted(error: OSError) -> int:
    """Say that what was to be printed is lost: the disk is full, or the terminal has gone."""
    why = (error.strerror or str(error)).lower()
    with contextlib.suppress(OSError, ValueError):
        print(f"error: what pbem prints cannot be written: {why}", file=sys.stderr)
    return 1


def _leave(code: int) -> NoReturn:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (BrokenPipeError, ValueError, AttributeError):
            # The reader at the other end has gone, or there never was one.
            code = code or 1
        except OSError as error:
            code = code or _say_unprinted(error)
    os._exit(code)


if __name__ == "__main__":
    main()
