"""
What a user keeps: the folder of settings, the key that signs and the key that makes dice.

`PBEM_HOME` moves everything. Without it the folder is where the system keeps such things: below
`$XDG_CONFIG_HOME` or `~/.config`, below `%APPDATA%` on Windows, in `~/Library/Application Support`
on a Mac. (`platformdirs` finds the same three places, but is asked only for the system it runs on.)

The keys are an Ed25519 and an RSA key in OpenSSH's own format, made when they are first
needed. The secret of nonces and cards follows from the first one, so it needs no file.
"""

import os
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache

from pbem.errors import ContentError, FileTakenError, PassphraseNeededError, naming
from pbem.local import files
from pbem.trust.keys import PublicKey, check_dice_numbers, check_identity_key, parse_public
from pbem.trust.signers import (
    DiceSigner,
    IdentitySigner,
    dice_from_primes,
    identity_from_seed,
    private_file,
    read_private,
)

IDENTITY = "identity"
DICE = "dice"
DICE_BITS = 3072
_OTHERS = 0o077
_SEED_SIZE = 32

Ask = Callable[[str], str]
Notify = Callable[[str], None]
"""Gets a sentence that is worth knowing but stops nothing."""


def keep_quiet(_: str, /) -> None:
    """Notify nobody."""


def folder(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> str:
    """Return the folder of what the user keeps; it need not exist."""
    chosen = environ.get("PBEM_HOME")
    if chosen:
        return os.path.abspath(chosen)
    user = os.path.expanduser("~")
    if system == "win32":
        return os.path.join(environ.get("APPDATA") or os.path.join(user, "AppData"), "pbem")
    if system == "darwin":
        return os.path.join(user, "Library", "Application Support", "pbem")
    # A relative path there is to be ignored (XDG base directory specification).
    base = environ.get("XDG_CONFIG_HOME", "")
    return os.path.join(base if os.path.isabs(base) else os.path.join(user, ".config"), "pbem")


def identity_path() -> str:
    """Return where the user's private key is, or would be."""
    return os.path.join(folder(), IDENTITY)


def has_identity() -> bool:
    """Say whether the user has a key already."""
    return files.exists(identity_path())


def dice_path() -> str:
    """Return where the user's dice key is, or would be."""
    return os.path.join(folder(), DICE)


def has_dice() -> bool:
    """Say whether the user has a dice key already."""
    return files.exists(dice_path())


def load_signer(path: str, ask: Ask, notify: Notify) -> IdentitySigner:
    """
    Read the private key file of an identity; `ask` gets the passphrase of a locked one.

    `notify` gets a sentence when others may read the file. Raises ContentError or UnavailableError.
    """
    signer = _load(path, ask, notify)
    if not isinstance(signer, IdentitySigner):
        raise ContentError(f"{path}: this is a key for dice; orders are signed with ssh-ed25519")
    return signer


def load_dice(path: str, ask: Ask, notify: Notify) -> DiceSigner:
    """
    Read the private key file of dice (ssh-rsa), as `load_signer` does.

    Raises as that does, and ContentError for a key of another kind or numbers that make no fair dice.
    """
    signer = _load(path, ask, notify)
    if not isinstance(signer, DiceSigner):
        raise ContentError(f"{path}: this is a key for orders; dice are made with ssh-rsa")
    with naming(path):
        check_dice_numbers(signer.public)
    return signer


def _load(path: str, ask: Ask, notify: Notify) -> IdentitySigner | DiceSigner:
    data = files.read(path, files.KEY_LIMIT)
    if data.startswith((b"ssh-ed25519 ", b"ssh-rsa ")):
        raise ContentError(f"{path}: this is a public key; name the private key, without .pub")
    with naming(path):
        signer = _read_signer(data, path, ask)
    # Windows keeps rights elsewhere; its mode bits say nothing.
    if os.name == "posix" and os.stat(path).st_mode & _OTHERS:
        notify(f"other users can read the private key {path}; close it with: chmod 600 {path}")
    return signer


def make_identity(path: str, comment: str, passphrase: str = "") -> IdentitySigner:
    """
    Draw a new key and write it, with its public half in PATH.pub.

    Raises FileTakenError when there is one already, ContentError when it cannot be locked.
    """
    signer = identity_from_seed(os.urandom(_SEED_SIZE))
    _keep(path, signer, comment, passphrase)
    return signer


def make_dice(path: str, comment: str, passphrase: str = "") -> DiceSigner:
    """Draw a new dice key and write it, as `make_identity` does."""
    from pbem.trust.passphrase import new_primes  # late: slow, and needed once

    _refuse_taken(path)
    signer = dice_from_primes(*new_primes(DICE_BITS))
    _keep(path, signer, comment, passphrase)
    return signer


def _keep(path: str, signer: IdentitySigner | DiceSigner, comment: str, passphrase: str) -> None:
    files.make_folder(os.path.dirname(path) or os.curdir, private=True)
    _refuse_taken(path)
    files.write_new(path, _locked_key(private_file(signer, comment), passphrase), private=True)
    if not files.exists(f"{path}.pub"):
        files.write_new(f"{path}.pub", f"{signer.public.line} {comment}".strip().encode() + b"\n")


def _refuse_taken(path: str) -> None:
    if files.exists(path):
        raise FileTakenError(f"there is already a key: {path}; it was left alone")


def _locked_key(data: bytes, passphrase: str) -> bytes:
    if not passphrase:
        return data
    from pbem.trust.passphrase import lock  # late: slow, and seldom needed

    return lock(data, passphrase.encode())


def read_public(path: str) -> PublicKey:
    """Read a public key: an OpenSSH line in a file. Raises ContentError or UnavailableError."""
    data = files.read(path, files.KEY_LIMIT)
    if b"PRIVATE KEY" in data:
        raise ContentError(f"{path}: this is a private key; keep it to yourself, name its .pub file")
    # What PowerShell writes with `>` is UTF-16 with its mark.
    coding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    with naming(path):
        public = parse_public(data.decode(coding, "replace"))
        check_identity_key(public)
    return public


def _read_signer(data: bytes, path: str, ask: Ask) -> IdentitySigner | DiceSigner:
    try:
        return _read_private(data)
    except PassphraseNeededError:
        return _read_private(data, ask(f"Passphrase for {path}").encode())


# A host asks for its key several times a turn, and to unlock one takes long.
_read_private = lru_cache(maxsize=4)(read_private)
