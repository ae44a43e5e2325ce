"""
Fields that carry their kind: what a state keeps, with how it is read from a file, written and copied.

A class of a state says of each field what kind of value it holds, once:

    @mutable
    class State:
        mover: str = kept(SEAT, str)
        part: int = kept(NUMBER, lambda: 1, always=True)
        captured: list[str] = kept(LANDS, list)

`read_fields` and `write_fields` do the rest, in the order of the fields: a field that is empty is left out,
unless it stands there `always`; every other key is refused. A kind asks its context (whatever the game
hands in) for what there is: seats, words of the board. What fields say about each other is no matter of
kinds, and is asked by the game afterwards.
"""

from collections.abc import Callable, Container
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import attrs

from pbem.record import tool

T = TypeVar("T")
Data = dict[str, Any]


@tool
class Kind(Generic[T]):
    """
    One kind of value.

    `read(context, where, plain)` returns the value, or raises ValueError with a sentence that begins with
    `where`. `write(context, value)` returns plain data; None: the value is plain itself. `copy` is what a
    changed copy of the state must not share; None: the value is never changed in place.
    """

    read: Callable[[Any, str, Any], T]
    write: Callable[[Any, T], Any] | None = None
    copy: Callable[[T], T] | None = None


class Kept(NamedTuple):
    """A field that is kept: its name and kind, and whether it is written although it is empty."""

    name: str
    kind: Kind[Any]
    always: bool


def kept(kind: Kind[T], empty: Callable[[], T], *, always: bool = False) -> T:
    """Declare a field of this kind; `empty` makes the value that a new state has."""
    field: T = attrs.field(factory=empty, metadata={"kept": kind, "always": always})
    return field


@cache
def kept_fields(cls: type) -> tuple[Kept, ...]:
    """Return the kept fields of a class, in their order."""
    return tuple(
        Kept(field.name, field.metadata["kept"], field.metadata["always"])
        for field in attrs.fields(cls)
        if "kept" in field.metadata
    )


def read_fields(
    cls: type, context: Any, where: str, data: Any, besides: Container[str] = ()
) -> Data:
    """
    Read the kept fields of a class from a table that may hold the keys `besides` too.

    Returns the values of those that are there, by name. Raises ValueError.
    """
    table, fields = table_of(where, data), kept_fields(cls)
    known = {field.name for field in fields}
    for key in table:
        if key not in known and key not in besides:
            raise ValueError(f"{where}: there is no key {key!r}")
    for field in fields:
        if field.always and field.name not in table:
            raise ValueError(f"{where}: {field.name!r} is missing")
    return {
        field.name: field.kind.read(context, field.name, table[field.name])
        for field in fields
        if field.name in table
    }


def write_fields(context: Any, record: Any) -> Data:
    """Write the kept fields of a record as plain data, those that are empty left out."""
    data: Data = {}
    for name, kind, always in kept_fields(record.__class__):
        value = getattr(record, name)
        if value or always:
            data[name] = value if kind.write is None else kind.write(context, value)
    return data


def copies(record: Any) -> Data:
    """Return the kept values that may be changed in place, copied, by name."""
    return {
        name: kind.copy(getattr(record, name))
        for name, kind, _ in kept_fields(record.__class__)
        if kind.copy is not None
    }


# Plain data


def table_of(where: str, value: Any) -> Data:
    """Return a value that must be a table. Raises ValueError."""
    if value.__class__ is not dict:
        raise ValueError(f"{where}: a table is expected")
    table: Data = value
    return table


def list_of(where: str, value: Any) -> list[Any]:
    """Return a value that must be a list. Raises ValueError."""
    if value.__class__ is not list:
        raise ValueError(f"{where}: a list is expected")
    items: list[Any] = value
    return items


def number_of(where: str, value: Any) -> int:
    """Return a value that must be a whole number from 0. Raises ValueError."""
    if value.__class__ is not int or value < 0:
        raise ValueError(f"{where}: a whole number from 0 is expected, not {value!r}")
    number: int = value
    return number


def flag_of(where: str, value: Any) -> bool:
    """Return a value that must be true or false. Raises ValueError."""
    if value.__class__ is not bool:
        raise ValueError(f"{where}: true or false is expected, not {value!r}")
    flag: bool = value
    return flag


def word_of(where: str, value: Any, known: Container[str]) -> str:
    """Return a value that must be one of these words. Raises ValueError."""
    if value.__class__ is not str or value not in known:
        raise ValueError(f"{where}: {value!r} is unknown here")
    word: str = value
    return word


def words_of(where: str, value: Any, known: Container[str]) -> list[str]:
    """Return a value that must be a list of these words, each once. Raises ValueError."""
    words = [word_of(where, one, known) for one in list_of(where, value)]
    if len(set(words)) != len(words):
        raise ValueError(f"{where}: something appears twice")
    return words


def dice_of(where: str, value: Any, most: int) -> list[int]:
    """Return a value that must be a list of up to so many dice. Raises ValueError."""
    dice = [number_of(where, pips) for pips in list_of(where, value)]
    if not 1 <= len(dice) <= most or any(not 1 <= pips <= 6 for pips in dice):
        raise ValueError(f"{where}: 1 to {most} dice from 1 to 6 are expected")
    return dice


# Kinds of both games


def word(known: Callable[[Any], Container[str]]) -> Kind[str]:
    """Return the kind of a word that the context knows."""
    return Kind(lambda context, where, plain: word_of(where, plain, known(context)))


def words(known: Callable[[Any], Container[str]]) -> Kind[list[str]]:
    """Return the kind of a list of words that the context knows, each once."""
    return Kind(lambda context, where, plain: words_of(where, plain, known(context)), copy=list)


def optional(kind: Kind[T]) -> Kind[T | None]:
    """Return the kind of a value that may not be there; its key is left out then."""
    made: Any = kind
    return made if kind.copy is None else Kind(made.read, made.write, _unless_none(made.copy))


def _unless_none(copy: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else copy(value)


NUMBER: Kind[int] = Kind(lambda _, where, plain: number_of(where, plain))
FLAG: Kind[bool] = Kind(lambda _, where, plain: flag_of(where, plain))


def nothing() -> None:
    """Return what an optional value is at first."""
