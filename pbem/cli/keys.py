"""The key that signs for the user, as commands take it: `--key FILE`, or the one in the home."""

import os
from collections.abc import Callable
from typing import Any

import click

from pbem import home
from pbem.cli import console
from pbem.files import FileError
from pbem.trust.signers import IdentitySigner

Decorated = Callable[..., Any]


def key_option(function: Decorated) -> Decorated:
    """Add `--key FILE` to a command."""
    return click.option(
        "--key", "key_file", metavar="FILE", help="Private key to sign with, instead of your own."
    )(function)


def own_signer(key_file: str | None) -> IdentitySigner:
    """Return the user's key; the one in the home is made when there is none yet."""
    if key_file is None and not home.has_identity():
        return make(home.identity_path())
    return _loaded(key_file or home.identity_path())


def signer_at_hand(key_file: str | None) -> IdentitySigner | None:
    """Return the user's key if there is one; no key is made."""
    if key_file is None and not home.has_identity():
        return None
    return _loaded(key_file or home.identity_path())


def make(path: str) -> IdentitySigner:
    """Make a key and say so."""
    try:
        signer = home.make_identity(path, "pbem")
    except FileError as error:
        raise console.Refusal(str(error)) from None
    console.note(f"A key of yours was made: {path}")
    console.note("It signs in your name: keep a copy, and give it to nobody.")
    return signer


def _loaded(path: str) -> IdentitySigner:
    try:
        return home.load_signer(path, _ask, console.warn)
    except (home.KeyFileError, FileError) as error:
        raise console.Refusal(str(error)) from None


def _ask(question: str) -> str:
    given = os.environ.get("PBEM_PASSPHRASE")
    return given if given is not None else click.prompt(question, hide_input=True, err=True)
