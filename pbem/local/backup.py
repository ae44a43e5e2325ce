"""
One file that brings everything back: both private keys as they lie there, and the ledger.

Keys locked with a passphrase stay locked in it. Bringing back merges and never overwrites.
"""

import contextlib
import tomllib
from typing import Any

import tomli_w

from pbem.errors import ContentError, PassphraseNeededError, UnavailableError, naming
from pbem.local import files, home
from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import HEADER, LedgerLine, read_lines
from pbem.record import value
from pbem.trust.keys import PublicKey, parse_public
from pbem.trust.signers import read_private

FORMAT = "pbem-backup/1"
_NAMES = (home.IDENTITY, home.DICE)


@value
class Restored:
    """What a backup brought: the names of the keys that were missing, and new ledger lines."""

    keys: tuple[str, ...]
    lines: int


def make(folder: str, ledger: Ledger) -> bytes:
    """Return the backup of the keys in a folder and of a ledger. Raises ContentError, UnavailableError."""
    table: dict[str, Any] = {"format": FORMAT}
    for name in _NAMES:
        path = f"{folder}/{name}"
        if files.exists(path):
            table[name] = files.read(path, files.KEY_LIMIT).decode("ascii")
            table[f"{name}_pub"] = _public(path).line
    if len(table) == 1:
        raise ContentError(f"there are no keys in {folder} to back up")
    lines = "".join(f"{entry.line}\n" for entry in ledger.entries())
    table["ledger"] = f"{HEADER}\n{lines}"
    return tomli_w.dumps(table, multiline_strings=True).encode("ascii")


def restore(data: bytes, folder: str, ledger: Ledger) -> Restored:
    """
    Bring a backup back into a folder: missing keys are written, the ledgers are merged.

    Where the identity, the ledger or all that it said of a game was missing, it notes that it was brought back.

    Raises ContentError, before anything is written, for another person's backup.
    """
    table, lines = _read_backup(data)
    missing = [name for name in _NAMES if name in table and not _is_there(f"{folder}/{name}", table[f"{name}_pub"])]
    files.make_folder(folder, private=True)
    forgotten = home.IDENTITY in missing or not ledger.entries()
    added = ledger.merge(lines, data, lost=forgotten)
    for name in missing:
        path = f"{folder}/{name}"
        files.write_new(path, table[name].encode(), private=True)
        if not files.exists(f"{path}.pub"):
            files.write_new(f"{path}.pub", f"{table[f'{name}_pub']}\n".encode())
    return Restored(tuple(missing), added)


def _read_backup(data: bytes) -> tuple[dict[str, str], list[LedgerLine]]:
    try:
        table = tomllib.loads(data.decode())
        known = table.get("format") == FORMAT and all(type(item) is str for item in table.values())
        pairs = [(table[name], table[f"{name}_pub"]) for name in _NAMES if known and name in table]
        whole = all(_belong_together(private.encode(), line) for private, line in pairs)
        lines = read_lines(table["ledger"]) if known else []
    except (ValueError, KeyError, UnavailableError, RecursionError):
        raise ContentError("this is not a backup of pbem, or it is damaged") from None
    if not known:
        raise ContentError("this is not a backup of pbem")
    if not whole:
        raise ContentError("the keys in this backup do not match each other; nothing was restored")
    return table, lines


def _belong_together(private: bytes, line: str) -> bool:
    """Check the halves of a key for damage on their way; a locked one shows that only when unlocked."""
    public = parse_public(line)
    with contextlib.suppress(PassphraseNeededError):
        return read_private(private).public == public
    return True


def _is_there(path: str, line: str) -> bool:
    """Say whether this key already exists; raise ContentError for another one of its name."""
    if not files.exists(path):
        return False
    if _public(path) != parse_public(line):
        raise ContentError(
            f"the backup holds another key than {path}: another person's, or another computer's; nothing was restored"
        )
    return True


def _public(path: str) -> PublicKey:
    """The public half that lies beside a private key, which itself may be locked."""
    with naming(f"{path}.pub"):
        return parse_public(files.read(f"{path}.pub", files.KEY_LIMIT).decode("ascii", "replace"))
