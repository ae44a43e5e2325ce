"""
A small file of one person's word: a table, the signature of its canonical form, and a name for people.

    format = "pbem-sealed/1"
    name = "world"
    sig = "<base64>"

    [sealed]
    ...

The kind of the word stands in `format` and names the table. Who must have signed is for the reader
of that kind to say.
"""

from collections.abc import Mapping
from typing import Any

from pbem.engine.file.guarded_toml import parse_guarded
from pbem.engine.file.head_writer import write_head
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.trust.canonical import format_base64, unwrap_base64


def write_signed(kind: str, name: str, document: Mapping[str, Any], sig: bytes) -> bytes:
    """Write such a file; `name` is the game's, `sig` the signature of the canonical document."""
    data = {"format": f"pbem-{kind}/1", "name": name, "sig": format_base64(sig), kind: document}
    return ("\n".join(write_head(data)) + "\n").encode("ascii")


def read_signed(kind: str, data: bytes) -> tuple[Data, bytes]:
    """Return the table of such a file and its signature, unchecked. Raises ContentError."""
    table = parse_guarded(data)
    sig = unwrap_base64(table.get("sig"))
    document = table.get(kind)
    if set(table) != {"format", "name", "sig", kind} or type(document) is not dict:
        raise ContentError(f"this is not a file of the kind pbem-{kind}/1")
    if table["format"] != f"pbem-{kind}/1" or type(table["name"]) is not str:
        raise ContentError(f"this is not a file of the kind pbem-{kind}/1")
    return document, sig
