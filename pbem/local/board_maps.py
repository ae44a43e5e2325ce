"""
The map file that says what the board of a game looks like; the game file holds only what is played on.

A map may lie beside the game, named after the board: `isle.toml`. Whoever begins a game on a map of their own, or once
draws it with that map, need not even do that: a copy is kept in the user's own folder under the digest of the board. A
file that is damaged or for another board counts as none, unless it was named; a picture without a map makes up a layout.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError, UnavailableError
from pbem.local import files, home, map_files
from pbem.local.settings import parse
from pbem.trust.canonical import canonical

FOLDER = "maps"


def map_of(genesis: Genesis, folder: str | None = None, *others: str, name: str | None = None) -> Data:
    """
    Return the map of the board of a game: the one named, or that beside it, kept, or installed; an empty one for none.

    `name` is an id or a path, and is kept; `folder` and `others` are where a map may lie beside the game. Raises
    InputError, ContentError and UnavailableError for the map named only.
    """
    if name:
        _require_for(genesis, name, map_files.load(name))
        keep(genesis, name)
        return map_files.load(name)
    if not genesis.board:
        return {}
    own = own_path(genesis, *(others if folder is None else (folder, *others)))
    return _parsed(own) if own else map_files.find(genesis.board.get("id"))


def own_path(genesis: Genesis, *folders: str) -> str:
    """Return the path of the user's own map of the board of a game, beside the game or kept; "" if there is none."""
    return next((path for path in _paths(genesis.board, folders) if is_for(_parsed(path), genesis.board)), "")


def _require_for(genesis: Genesis, name: str, map_file: Data) -> None:
    """Raise InputError for the map of another board."""
    if not genesis.board:
        raise InputError(f"{genesis.name} is played without a map; leave out --map")
    if not is_for(map_file, genesis.board):
        theirs, ours = (f'"{one.get("name", "")}" (id {one.get("id", "")})' for one in (map_file, genesis.board))
        raise InputError(f"{name} is a map of {theirs}, and {genesis.name} is played on {ours}")


def keep(genesis: Genesis, name: str) -> bool:
    """
    Keep a copy of a map of the user's own for the board of a game, as far as can be: to draw it, and to play on it again.

    Return whether it is one, and says where things lie. Raises ContentError and UnavailableError for the map.
    """
    path, raw = map_files.read(name)
    data = parse(raw, path)
    if name in map_files.ids() or not is_for(data, genesis.board):
        return False
    with suppress(UnavailableError):
        files.make_folder(os.path.dirname(_kept(genesis.board)), private=True)
        files.replace(_kept(genesis.board), raw, lasting=False)
    return _is_drawn(data)


def is_for(map_file: Data, board: Mapping[str, Any]) -> bool:
    """Say whether a map is for this board: of its id and name."""
    return bool(map_file) and all(map_file.get(key) == board.get(key) for key in ("id", "name"))


def _is_drawn(map_file: Data) -> bool:
    """Say whether a map says anything of where things lie."""
    rows = (row for rows in map_file.values() if isinstance(rows, list) for row in rows if isinstance(row, dict))
    return any(key in row for row in rows for key in ("place", "area"))


def file_of(board: Mapping[str, Any]) -> str:
    """Return what the map of a board is called beside a game."""
    return f"{board.get('id')}.toml"


def _paths(board: Mapping[str, Any], folders: tuple[str, ...]) -> Iterator[str]:
    if not board:
        return
    for folder in folders:
        if path := map_files.find_beside(folder, file_of(board)):
            yield path
    if files.exists(_kept(board)):
        yield _kept(board)


def _kept(board: Mapping[str, Any]) -> str:
    return os.path.join(home.folder(), FOLDER, f"{sha256(canonical(board)).hexdigest()}.toml")


def _parsed(path: str) -> Data:
    with suppress(ContentError, UnavailableError):
        return _parsed_bytes(files.read(path, files.MAP_LIMIT))
    return {}


@lru_cache(maxsize=4)
def _parsed_bytes(raw: bytes) -> Data:
    return parse(raw, "")
