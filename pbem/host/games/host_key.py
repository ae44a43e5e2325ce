"""The keys of a host: nobody is at the keyboard, so a passphrase comes from the environment."""

import os
from typing import TYPE_CHECKING

from pbem.errors import ContentError, StoppedError, UnavailableError
from pbem.local import home

if TYPE_CHECKING:
    from pbem.trust.signers import DiceSigner, IdentitySigner

PASSPHRASE = "PBEM_PASSPHRASE"  # noqa: S105 - the name of a variable


def signer() -> "IdentitySigner":
    """Return the host's own key. Raises StoppedError."""
    try:
        return home.load_signer(home.identity_path(), _passphrase, home.keep_quiet)
    except (ContentError, UnavailableError) as error:
        raise StoppedError(str(error)) from None


def dice() -> "DiceSigner":
    """Return the host's own dice key. Raises StoppedError."""
    try:
        return home.load_dice(home.dice_path(), _passphrase, home.keep_quiet)
    except (ContentError, UnavailableError) as error:
        raise StoppedError(str(error)) from None


def own_dice() -> "DiceSigner":
    """Return the host's own dice key; it is made for the first game that needs one. Raises StoppedError."""
    if not home.has_dice():
        home.make_dice(home.dice_path(), "pbem", os.environ.get(PASSPHRASE, ""))
    return dice()


def _passphrase(question: str) -> str:
    given = os.environ.get(PASSPHRASE)
    if given is None:
        raise StoppedError(f"{question} is needed; put it into {PASSPHRASE}")
    return given
