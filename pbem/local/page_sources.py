"""
The sources of the page that shows a game: its modules and its style sheet.

They lie in the folders `page/` and `verifier/` (`package_data.py`).
"""

import os
from collections.abc import Iterator

from pbem.engine.page.game_page import Sources
from pbem.local import files, package_data

_FOLDERS = ("page", "verifier")


def load() -> Sources:
    """Read the sources. Raises UnavailableError."""
    return Sources(_read(os.path.join(package_data.folder("page"), "page.css")), dict(_modules()))


def _modules() -> Iterator[tuple[str, str]]:
    for one in _FOLDERS:
        folder = package_data.folder(one)
        for name in files.listing(folder):
            if name.endswith((".js", ".mjs")):
                yield name, _read(os.path.join(folder, name))


def _read(path: str) -> str:
    return files.read(path, files.MAP_LIMIT).decode().replace("\r\n", "\n")
