"""
What is checked of a stranger's rule set when it is loaded: nothing missing, nothing misspelt.

So a slip is found then, and not when somebody wants a summary. Our own classes are checked by a test.
"""

from difflib import get_close_matches
from inspect import getattr_static, signature

from pbem.engine.table.door import Door, Room
from pbem.errors import ContentError


def inspect_rooms(table: type) -> None:
    """
    Import every room of a class of tables, and see that each can be asked what its kind can be asked.

    Raises ContentError.
    """
    doors = {name: one for name in dir(table) if isinstance(one := getattr(table, name), Door)}
    for name, door in doors.items():
        kind = door.kind.__name__
        if name != kind.lower():
            raise ContentError(f"{table.__name__}: the room {kind} is called {kind.lower()}, not {name}")
        _inspect(door.kind, door.open())


def inspect_class(cls: type, base: type) -> None:
    """Refuse a class that lacks what its base asks for, or has a name that looks like one of those it may have."""
    if not issubclass(cls, base):
        raise ContentError(f"{cls.__name__} is no {base.__name__} ({base.__module__})")
    if missing := sorted(getattr(cls, "__abstractmethods__", ())):
        raise ContentError(f"{cls.__name__}: a {base.__name__} must have {' and '.join(missing)}")
    may = [
        name
        for name, one in vars(base).items()
        if not (name.startswith("_") or getattr(one, "__isabstractmethod__", False))
    ]
    for name in vars(cls):
        if not name.startswith("_") and not hasattr(base, name):
            for close in get_close_matches(name, may, 1, 0.8):
                raise ContentError(f"{cls.__name__}: a {base.__name__} has no {name}; did you mean {close}?")


def _inspect(kind: type[Room], room: type[Room]) -> None:
    if missing := sorted(getattr(room, "__abstractmethods__", ())):
        raise ContentError(f"{room.__name__}: the room {kind.__name__} must have {' and '.join(missing)}")
    for name in dir(kind):
        if not name.startswith("_") and name != "table":
            _compare(name, kind, room)


def _compare(name: str, kind: type[Room], room: type[Room]) -> None:
    """Refuse a method that cannot be called with what its kind is called with."""
    asked, own = getattr_static(kind, name), getattr_static(room, name)
    if own is asked:
        return
    if callable(own) is isinstance(asked, property):
        meant = "property" if callable(own) else "method"
        raise ContentError(f"{room.__name__}: {name} of the room {kind.__name__} is a {meant}")
    if isinstance(asked, property):
        return
    found, wanted = signature(getattr(room, name)), signature(asked).parameters
    bound = isinstance(own, staticmethod | classmethod)  # these have no `self` to be given
    most = len(wanted) - bound
    least = most - sum(one.default is not one.empty for one in wanted.values())
    for count in (least, most):
        try:
            found.bind(*[None] * count)
        except TypeError:
            raise ContentError(
                f"{room.__name__}: the method {name} of the room {kind.__name__} takes ({', '.join(wanted)})"
            ) from None
