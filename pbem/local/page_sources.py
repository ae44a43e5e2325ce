"""
The sources of the page that shows a game: its modules and its style sheets.

They lie in the folders `page/` and `verifier/` (`package_data.py`).
"""

import os
from collections.abc import Iterator

from pbem.engine.page.game_page import Sources
from pbem.local import files, package_data

_FOLDERS = ("page", "verifier")


def load() -> Sources:
    """Read the sources. Raises UnavailableError."""
    return Sources("".join(_texts("page", ".css").values()), dict(_modules()))


def _modules() -> Iterator[tuple[str, str]]:
    for one in _FOLDERS:
        yield from _texts(one, ".js", ".mjs").items()


def _texts(name: str, *endings: str) -> dict[str, str]:
    """The files of a folder with one of these endings, by their names, in their order."""
    folder = package_data.folder(name)
    names = sorted(one for one in files.listing(folder) if one.endswith(endings))
    return {one: _read(os.path.join(folder, one)) for one in names}


def _read(path: str) -> str:
    return files.read(path, files.MAP_LIMIT).decode().replace("\r\n", "\n")
