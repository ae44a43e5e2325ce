"""The doors of a table: how a room (`pbem.engine.table.rooms`) is declared, found by its place, and entered."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar, cast

from pbem.errors import ContentError
from pbem.record import tool


@tool
class Room:
    """What a table says about one side of its game; `table` is that table."""

    table: Any

    def __init_subclass__(cls) -> None:
        """Refuse a public name that the kind of room has not."""
        super().__init_subclass__()
        if Room not in cls.__bases__:
            _refuse_strangers(cls)


RoomT = TypeVar("RoomT", bound=Room)


def at(kind: Callable[[Any], RoomT], place: Callable[[Any], RoomT] | str) -> RoomT:
    """
    Declare a room in the class of a table: its kind, and its class or where that is ("module:Class").

    The attribute is the room itself, made when it is first asked for.
    """
    return cast("RoomT", Door(kind, place))  # what an instance finds there


class Door:
    """The way into a room; a table that has been through it has the room among its own attributes."""

    name = ""

    def __init__(self, kind: Any, place: Any) -> None:
        """Keep what `open` needs; nothing is imported."""
        self.kind: type[Room] = kind
        self.place: type[Room] | str = place

    @property
    def __isabstractmethod__(self) -> bool:
        """Whether a table must say here what it has; `ABC` asks this."""
        return self.place is self.kind and bool(getattr(self.kind, "__abstractmethods__", ()))

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, table: Any, owner: type | None = None) -> Any:
        if table is None:
            return self
        table.__dict__[self.name] = room = self.open()(table)
        return room

    def open(self) -> type[Room]:
        """Return the class of the room; raises ContentError if there is none of its kind."""
        found: Any = self.place
        if isinstance(found, str):
            module, _, name = found.partition(":")
            found = getattr(import_module(module), name, None)
        if not (isinstance(found, type) and issubclass(found, self.kind)):
            place = getattr(self.place, "__name__", self.place)
            raise ContentError(f"{self.name}: {place} is no room of the kind {self.kind.__name__}")
        return found


def _refuse_strangers(cls: type[Room]) -> None:
    kind = next(one for one in cls.__mro__ if Room in one.__bases__)
    known = [name for name in dir(kind) if not name.startswith("_")]
    for name in vars(cls):
        if not name.startswith("_") and name not in known:
            from pbem.engine.table.sheet import nearest  # late: only after a misspelling

            close = nearest(name, known, 1)
            meant = f"; did you mean {close[0]}?" if close else f"; it has {', '.join(known)}"
            raise ContentError(f"{cls.__name__}: the room {kind.__name__} has no {name}{meant}")
