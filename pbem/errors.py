"""
Every error that a person may read, in one family.

`PbemError` is the root; its text is a plain sentence. Commands and the host catch it in one place.
Below it there are three families, by whom the trouble comes from:

* `InputError`: what a person wrote or asked for.
* `ContentError`: what a file, a record, a key or a signature holds.
* `UnavailableError`: what the world refuses: a disk, a lock, a server, a program.

A class of its own is for what somebody handles in another way than to print it. Anything else that
is raised is a defect of the program.
"""


class PbemError(Exception):
    """Something did not work, and a person can read why."""

    @property
    def sentence(self) -> str:
        """What went wrong, as one plain sentence."""
        return str(self)


class InputError(PbemError, ValueError):
    """What a person wrote or asked for cannot be done."""


class ContentError(PbemError, ValueError):
    """What a file, record, key or signature holds is not what it should be."""


class UnavailableError(PbemError):
    """The world refuses: a file, a folder, a lock, a server, a program."""
