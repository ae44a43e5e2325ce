"""
Every error that a person may read: one root, three families, and few classes besides.

The text of an error is one plain sentence. Commands and the host catch `PbemError` in one place and
print it; any other exception is a defect of the program. Where the trouble comes from decides the
family. An error has a class of its own only if some handler does something other than print it.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

NO_BREAK = "\u00a0"
"""The blank inside a command that is to be copied: where sentences are folded, it stays whole."""


class PbemError(Exception):
    """Something did not work, and a person can read why."""

    exit_code = 1
    """The exit code of a command that ends with it."""

    @property
    def sentence(self) -> str:
        """What went wrong, as one plain sentence with ordinary blanks, as it stands in a mail."""
        return str(self).replace(NO_BREAK, " ")


class InputError(PbemError, ValueError):
    """What a person wrote or asked for cannot be done."""


class ContentError(PbemError, ValueError):
    """A file, a record, a key or a signature does not hold what it should."""


class UnavailableError(PbemError):
    """The world refuses: a disk, a folder, a lock, a server, a program."""


# Several faults, or the place of one


class FaultsError(InputError, ContentError):
    """
    Choices or data with several things wrong: `faults` holds a sentence for each.

    The text gives the first `most` of them, and how many more there are.
    """

    def __init__(self, faults: Sequence[str], most: int = 20) -> None:
        more = [f"and {len(faults) - most} more"] if len(faults) > most else []
        super().__init__("; ".join([*faults[:most], *more]))
        self.faults = tuple(faults)


class TextError(InputError):
    """
    A text that cannot be read, at `offset` (characters from 0).

    `hint` is the way out, `code` the one of the Problem that it becomes.
    """

    def __init__(self, offset: int, message: str, hint: str = "", code: str = "E-TOML") -> None:
        super().__init__(message)
        self.offset = offset
        self.message = message
        self.hint = hint
        self.code = code


class QuestionError(TextError):
    """
    A typed line that is meant as an order and cannot be understood: its writer is asked.

    `near` finds names like one that is unknown: that takes a while, and few questions are asked in the end.
    """

    def __init__(self, offset: int, message: str, hint: str = "", near: Callable[[], Sequence[str]] = tuple) -> None:
        super().__init__(offset, message, hint, "E-SHORT")
        self._near = near

    def way_out(self) -> str:
        """Return the hint, or the nearest names."""
        near = () if self.hint else self._near()
        return f"nearest names: {', '.join(near)}" if near else self.hint


# What play waits for


class GameOverError(InputError):
    """Nothing can be played any more, because the game is over."""


class BeyondLimitError(InputError):
    """Something would take more counted work than is allowed."""


class OrdersRefusedError(InputError):
    """The orders handed in cannot be resolved; `checked` (`pbem.engine.play.order_check.Checked`) says why."""

    checked: Any

    def __init__(self, checked: object) -> None:
        super().__init__("the orders are refused")
        self.checked = checked


class UnapprovedError(InputError):
    """A decision still lacks signatures; `missing` are the seats that must sign it first."""

    def __init__(self, missing: Sequence[str]) -> None:
        super().__init__(f"{' and '.join(missing)} must sign it first")
        self.missing = tuple(missing)


class ProofError(ContentError):
    """
    The dice of a record cannot be made here.

    `needed` are all its witnesses, `missing` those whose proof is missing, `false` the one whose
    proof is not good.
    """

    def __init__(self, needed: Sequence[str], missing: Sequence[str] = (), false: str = "") -> None:
        sentence = f"the dice of this record come from {' and '.join(needed)}"
        if false:
            sentence += f", but the proof of {false} is not for exactly these orders"
        else:
            sentence += f"; there is no proof of {' and '.join(missing)}"
        super().__init__(sentence)
        self.needed = tuple(needed)
        self.missing = tuple(missing)
        self.false = false


class UnsupportedError(InputError):
    """The rule set of the game cannot do what was decided."""


# What this computer keeps


class ConflictError(InputError):
    """
    What this computer remembers of a game speaks against it.

    Something else was signed in this place before (`taken` is the line of the ledger, where one is
    known), another history was seen, or the file is not sound.
    """

    def __init__(self, sentence: str, taken: Any = None) -> None:
        super().__init__(sentence)
        self.taken = taken


class PassphraseNeededError(ContentError):
    """A private key is locked, and no passphrase was given."""


class FileTakenError(UnavailableError):
    """There is another file of this name already."""


# What may work later, or never


class BusyError(UnavailableError):
    """Somebody else is at work there, or there is no room; trying again a little later may help."""

    exit_code = 75  # EX_TEMPFAIL of sysexits.h: mail programs try again


class SilentError(UnavailableError):
    """No mail leaves a host, or none to a player whose orders are awaited; no time runs meanwhile."""

    exit_code = 69  # EX_UNAVAILABLE of sysexits.h


class GameFolderError(UnavailableError):
    """The folder of one hosted game cannot be used; the host can go on with all others."""


class CannotSendError(UnavailableError):
    """No mail can leave at all (no connection, no login, wrong settings): no address is to blame."""


class RejectedError(UnavailableError):
    """A mail server refuses a mail for good: trying again would get the same answer."""


class LogError(ContentError):
    """The signed log of a hosted game cannot be used, so nothing may be decided in that game."""


class StoppedError(UnavailableError):
    """The host cannot go on with a game, and no player can mend that."""


# A name in front


@contextmanager
def naming(what: str) -> Iterator[None]:
    """
    Put the name of a file or a game in front of what is wrong with it: "world-007.toml: no turn 9".

    What the world refuses names its file already, and an error that carries more than its
    sentence is worded where it is handled.
    """
    try:
        yield
    except (InputError, ContentError) as error:
        if type(error) in (InputError, ContentError, GameOverError):
            error.args = (f"{what}: {error}",)
        raise
