"""
The user's keys, as commands take them: `--key` and `--dice-key`, or the ones in the home.

What these options name is kept with the command that runs, and asked for here: nobody hands it on.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click

from pbem.cli.say import console
from pbem.errors import InputError
from pbem.local import home
from pbem.local.game_files import OpenedGame
from pbem.trust.signers import DiceSigner, IdentitySigner

Decorated = Callable[..., Any]
SignerT = TypeVar("SignerT", IdentitySigner, DiceSigner)


def key_option(function: Decorated) -> Decorated:
    """Add `--key FILE` to a command."""
    return _named_option("--key", "key_file", "A private key, instead of your own.")(function)


def dice_option(function: Decorated) -> Decorated:
    """Add `--dice-key FILE` to a command."""
    return _named_option("--dice-key", "dice_file", "Private RSA key to make dice with, instead of your own.")(function)


def _named_option(option: str, name: str, about: str) -> Callable[[Decorated], Decorated]:
    return click.option(option, name, metavar="FILE", expose_value=False, callback=_keep_name, help=about)


def _keep_name(ctx: click.Context, param: click.Parameter, path: str | None) -> None:
    ctx.meta[f"{__name__}.{param.name}"] = path


def _named(name: str) -> str | None:
    ctx = click.get_current_context(silent=True)
    return ctx.meta.get(f"{__name__}.{name}") if ctx else None


def named_key() -> str | None:
    """Return the file that `--key` names; None for the user's own key."""
    return _named("key_file")


def named_dice() -> str | None:
    """Return the file that `--dice-key` names; None for the user's own key."""
    return _named("dice_file")


def resume_option(function: Decorated) -> Decorated:
    """Add `--resume` to a command that answers an invitation."""
    return click.option(
        "--resume",
        is_flag=True,
        help="Sign even though the list of what you signed came from a backup: you have given no other answer.",
    )(function)


def own_signer(path: str | None = None) -> IdentitySigner:
    """Return the user's key, if need be from this file; the one in the home is made when there is none yet."""
    return existing_signer(path) or make_signer(home.identity_path(), "")


def existing_signer(path: str | None = None) -> IdentitySigner | None:
    """Return the user's key if there is one, if need be from this file; no key is made."""
    path = path or named_key()
    if path is None and not home.has_identity():
        return None
    return _load_key(home.load_signer, path or home.identity_path())


def own_dice() -> DiceSigner:
    """Return the user's dice key; the one in the home is made when there is none yet."""
    path = named_dice()
    if path is None and not home.has_dice():
        return make_dice(home.dice_path(), "")
    return _load_key(home.load_dice, path or home.dice_path())


def registered_dice(opened: OpenedGame, seat: str) -> DiceSigner:
    """Return the dice key of a seat here; none is made, for in a game that has begun a new one would be a stranger's."""
    if named_dice() is None and not home.has_dice():
        raise InputError(
            "the dice of this record need the dice key that you registered in this game, and this "
            f"computer has none. {ways_to_dice(opened.path, seat)}"
        )
    return own_dice()


_NEW = "new-key"


def ways_to_key(opened: OpenedGame, seat: str) -> str:
    """Say what to do where the key that a seat registered is not on this computer."""
    from pbem.engine.papers.procedure import can_replace  # late: few keys are lost

    if not can_replace(opened.game, seat):
        nobody = "nobody can replace it: with two players left it would sign for its own successor"
        return f"{_ways_back('--key')}, {nobody}"
    return f"{_ways_back('--key')}, ask the others to agree to a new one: {asking_for_key(opened.path, seat)}"


def ways_to_dice(game: str, seat: str) -> str:
    """Say what to do where the dice key of a seat is not on this computer: others can give the seat new keys."""
    new, keys = console.format_command("key", "new", "-o", _NEW), ("--key", _NEW, "--dice-key", f"{_NEW}-dice")
    ask = console.format_command("admin", game, "replace", seat, "--reason", "The key is lost.", *keys)
    return f"{_ways_back('--dice-key')}, make two new ones, {new}, and ask the others to agree to them: {ask}"


def _ways_back(option: str) -> str:
    restore = console.format_command("key", "restore", "FILE")
    return f"If it is in another file: {option} FILE. From a backup: {restore}. If it is lost"


def asking_for_key(game: str, seat: str) -> str:
    """Return what writes down that a seat is to get the key that is here."""
    return console.format_command("admin", game, "replace", seat, "--reason", "The key is lost.")


def make(path: str, passphrase: str) -> tuple[IdentitySigner, DiceSigner]:
    """Make both keys, the dice key beside the other, and say so."""
    own = path or home.identity_path()
    signer = make_signer(own, passphrase)
    return signer, make_dice(f"{path}-dice" if path else home.dice_path(), passphrase)


def make_signer(path: str, passphrase: str) -> IdentitySigner:
    """Make the key that signs and say so."""
    signer = home.make_identity(path, "pbem", passphrase)
    console.note(f"A key of yours was made: {path}")
    copy = console.format_command("key", "backup", "my-keys.backup")
    console.note(f"It signs in your name: give it to nobody, and keep a copy: {copy}")
    return signer


def make_dice(path: str, passphrase: str) -> DiceSigner:
    """Make the key of dice and say so."""
    dice = home.make_dice(path, "pbem", passphrase)
    console.note(f"A key for your dice was made: {path}")
    return dice


def _load_key(load: Callable[[str, home.Ask, home.Notify], SignerT], path: str) -> SignerT:
    return load(path, ask, console.warn)


def ask(question: str, *, twice: bool = False) -> str:
    """Ask for a passphrase, unless PBEM_PASSPHRASE holds it. Raises Refusal without a terminal."""
    given = os.environ.get("PBEM_PASSPHRASE")
    if given is not None:
        return given
    import warnings  # late: few keys are locked
    from getpass import GetPassWarning

    with warnings.catch_warnings():
        warnings.simplefilter("error", GetPassWarning)
        try:
            answer: str = click.prompt(question, hide_input=True, err=True, confirmation_prompt=twice)
        except GetPassWarning:
            raise InputError(
                f"{question} is needed, and there is no terminal to type it unseen; put it into the "
                "variable PBEM_PASSPHRASE"
            ) from None
    return answer
