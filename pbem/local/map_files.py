"""
Map files: the ones that travel in the package, and those that players bring.

They lie in the folder `maps/` of the package. A name without a folder and an ending is the id of such a map,
everything else is a path.
"""

import os
from contextlib import suppress
from functools import cache

from pbem.engine.table.sheet import nearest
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, UnavailableError
from pbem.local import files
from pbem.local.settings import parse

_ENDING = ".toml"


def ids() -> list[str]:
    """Return the ids of the installed maps, in alphabetical order."""
    names = files.listing(_folder())
    return [name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING)]


def load(name: str) -> Data:
    """Return a map by id or by path. Raises ContentError, or UnavailableError from reading."""
    path, data = read(name)
    return parse(data, path)


def read(name: str) -> tuple[str, bytes]:
    """Read a map by id or by path; return its path and bytes. Raises as `load` does."""
    path = os.path.join(_folder(), name + _ENDING) if name in ids() else name
    if path == name and not (name.endswith(_ENDING) or os.path.basename(name) != name or os.path.exists(name)):
        close = nearest(name, ids())
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        raise ContentError(f"there is no map {name!r}; installed: {', '.join(ids())}{hint}")
    return path, files.read(path, files.MAP_LIMIT)


def beside(folder: str, name: str) -> bytes | None:
    """Return the content of a file that lies in this folder, whatever the case of its name; None if there is none."""
    found = find_beside(folder, name)
    return files.read(found, files.MAP_LIMIT) if found else None


def find_beside(folder: str, name: str) -> str:
    """Return the path of a file in this folder, whatever the case of its name; "" if there is none."""
    wanted = os.path.basename(name.replace("\\", "/")).casefold()
    return next((os.path.join(folder, one) for one in files.listing(folder) if one.casefold() == wanted), "")


@cache
def find(wanted: object) -> Data:
    """Return the installed map with this id, whatever its file is called; an empty one if there is none."""
    name = name_of(wanted)
    return load(name) if name else {}


@cache
def name_of(wanted: object) -> str:
    """Return the name of the installed map with this id; "" if there is none."""
    for name in ids():
        with suppress(ContentError, UnavailableError):
            if load(name).get("id") == wanted:
                return name
    return ""


def _folder() -> str:
    return package_folder("maps")


_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def package_folder(name: str) -> str:
    """Return the path of a folder that the package carries, such as `maps` or `page`."""
    packaged = os.path.join(_PACKAGE, name)
    return packaged if os.path.isdir(packaged) else os.path.join(os.path.dirname(_PACKAGE), name)
