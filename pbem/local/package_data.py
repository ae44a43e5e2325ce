"""Where the folders are that travel with the package: inside of it in a wheel, beside it in a checkout."""

import os

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def folder(name: str) -> str:
    """Return the path of a folder that the wheel carries, such as `maps`."""
    packaged = os.path.join(_PACKAGE, name)
    return packaged if os.path.isdir(packaged) else os.path.join(os.path.dirname(_PACKAGE), name)
