"""Where the folders of the package are; `maps` is beside it in a checkout, and inside of it in a wheel."""

import os

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def folder(name: str) -> str:
    """Return the path of a folder that the package carries, such as `maps` or `page`."""
    packaged = os.path.join(_PACKAGE, name)
    return packaged if os.path.isdir(packaged) else os.path.join(os.path.dirname(_PACKAGE), name)
