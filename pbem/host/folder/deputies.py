"""
The deputies of a hosted game: who takes a seat when its player misses a turn, as the game master registered them.

    deputies/SEAT.toml    address and person of the deputy of a seat
"""

from collections.abc import Mapping
from typing import Any

import attrs

from pbem.engine.table.terms import Data
from pbem.host.folder.game_folder import DEPUTIES, GameFolder
from pbem.local import files
from pbem.local.settings import parse, structure
from pbem.record import value

_ENDING = ".toml"


def _a_person(_: Any, _field: "attrs.Attribute[Any]", value: Mapping[str, Any]) -> None:
    if not all(isinstance(value.get(key), str) for key in ("name", "key")):
        raise ValueError("must have name and key")


@value
class Deputy:
    """A registered deputy: the address, and the person as in a replacement."""

    address: str
    person: Mapping[str, Any] = attrs.field(validator=_a_person)


def read_deputies(folder: GameFolder) -> dict[str, Deputy]:
    """Return the registered deputies of a game by seat. Raises ContentError."""
    found: dict[str, Deputy] = {}
    for name in files.listing(folder.inside(DEPUTIES)):
        if name.endswith(_ENDING) and not name.startswith("."):
            path = folder.inside(DEPUTIES, name)
            found[name.removesuffix(_ENDING)] = structure(Deputy, parse(files.read(path, files.KEY_LIMIT), path), path)
    return found


def keep_deputy(folder: GameFolder, seat: str, to: str, person: Data) -> None:
    """Register the deputy of a seat. Raises UnavailableError."""
    from pbem.engine.text import order_file  # late: few games have deputies

    files.make_folder(folder.inside(DEPUTIES), private=True)
    text = order_file.write({"address": to, "person": person}).encode()
    files.replace(folder.inside(DEPUTIES, f"{seat}{_ENDING}"), text)
