"""Playing a record as this host: by the same code, ledger and rules as `pbem apply`."""

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from pbem.engine.decisions import procedure
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.seal import sealer_name
from pbem.engine.play import Applied, apply
from pbem.engine.ruleset import Data
from pbem.errors import ConflictError, ContentError, StoppedError, UnavailableError
from pbem.local import home, known_games, turn_files, witnessing

if TYPE_CHECKING:
    from pbem.host.games.shelf import Opened
    from pbem.trust.signers import DiceSigner, IdentitySigner

PASSPHRASE = "PBEM_PASSPHRASE"  # noqa: S105 - the name of a variable


def signer() -> "IdentitySigner":
    """Return the host's own key. Raises StoppedError."""
    try:
        return home.load_signer(home.identity_path(), _passphrase, known_games.keep_quiet)
    except (ContentError, UnavailableError) as error:
        raise StoppedError(str(error)) from None


def may_seal(genesis: Genesis) -> bool:
    """Say whether this host may write the game's next file: it holds a seat, or is its host."""
    try:
        sealer_name(genesis, signer().public)
    except ValueError:
        return False
    return True


def play(opened: "Opened", documents: Sequence[Data], proofs: Mapping[str, bytes]) -> Applied:
    """
    Play a record on the newest file of a game.

    Raises OrdersRefusedError, ProofError (somebody else must make the dice), InputError,
    and StoppedError where the ledger speaks against it.
    """
    if not opened.game.file.genesis.chance.witnessed:
        return apply(opened.game, documents, signer())
    try:
        return witnessing.play(
            opened.path, opened.data, opened.game, documents, proofs, signer, _dice
        )
    except (ConflictError, UnavailableError) as error:
        raise StoppedError(error.sentence) from None


def approve(opened: "Opened", document: Data) -> tuple[str, str]:
    """
    Sign a notice as the host: (seat, signature); the ledger has it before.

    Raises StoppedError where the ledger cannot be used, InputError where the host need not sign.
    """
    own = signer()
    approval = procedure.approve(opened.game, document, own)
    try:
        # The house alone publishes what it signs, so it may think better of a notice.
        known_games.record_approval(opened.game.file, document, own.public, revise=True)
    except (ConflictError, UnavailableError) as error:
        raise StoppedError(error.sentence) from None
    return approval


def write(applied: Applied, folder: str) -> None:
    """Write game file and report, and remember them. Raises StoppedError."""
    try:
        turn_files.write_turn(applied, folder)
        if applied.game.file.genesis.chance.witnessed:
            known_games.remember_own(applied)
    except (ConflictError, UnavailableError) as error:
        raise StoppedError(error.sentence) from None


def remember(opened: "Opened") -> None:
    """Remember the newest record, if somebody was stopped between writing it and that."""
    if opened.game.file.genesis.chance.witnessed:
        with suppress(ConflictError, UnavailableError):
            known_games.require_newest(opened.path, opened.data, again=True)


def _dice() -> "DiceSigner":
    try:
        return home.load_dice(home.dice_path(), _passphrase, known_games.keep_quiet)
    except (ContentError, UnavailableError) as error:
        raise StoppedError(str(error)) from None


def _passphrase(question: str) -> str:
    """Give the passphrase of a locked key: there is nobody at the keyboard."""
    given = os.environ.get(PASSPHRASE)
    if given is None:
        raise StoppedError(f"{question} is wanted; put it into {PASSPHRASE}")
    return given
