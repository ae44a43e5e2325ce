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
hands in) for what there is: seats, words of the board. What fields say about each other is no matter for
kinds; the game checks that afterwards.
"""

from collections.abc import Callable, Container, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import attrs

from pbem.record import tool

T = TypeVar("T")
Data = dict[str, Any]


@tool
class FieldKind(Generic[T]):
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
    kind: FieldKind[Any]
    always: bool


def kept(kind: FieldKind[T], empty: Callable[[], T], *, always: bool = False) -> T:
    """Declare a field of this kind; `empty` makes the value that a new state has."""
    about = {"kept": kind, "always": always, "copy": kind.copy}
    field: T = attrs.field(factory=empty, metadata=about)
    return field


def joint(copy: Callable[[T], T], empty: Callable[[], T]) -> T:
    """Declare a field that the game reads and writes itself, together with others or not at all."""
    field: T = attrs.field(factory=empty, metadata={"copy": copy})
    return field


@cache
def kept_fields(cls: type) -> tuple[Kept, ...]:
    """Return the kept fields of a class, in their order."""
    return tuple(
        Kept(field.name, field.metadata["kept"], field.metadata["always"])
        for field in attrs.fields(cls)
        if "kept" in field.metadata
    )


def read_fields(cls: type, context: Any, data: Any, where: str = "", besides: Sequence[str] = ()) -> Data:
    """
    Read the kept fields of a class from a table that may hold the keys `besides` too.

    Returns the values of those that are there, by name. `where` is the place of the table in the state,
    "" for the state itself. Raises ValueError.
    """
    fields = kept_fields(cls)
    needed = [name for name, _, always in fields if always]
    table = keys_of(where or "state", data, needed, [*(name for name, *_ in fields), *besides])
    return {
        name: kind.read(context, f"{where}.{name}" if where else name, table[name])
        for name, kind, _ in fields
        if name in table
    }


def write_fields(context: Any, one: Any) -> Data:
    """Write the kept fields of a state, or of a part of it, as plain data; empty ones are left out."""
    data: Data = {}
    for name, kind, always in kept_fields(one.__class__):
        value = getattr(one, name)
        if value or always:
            data[name] = value if kind.write is None else kind.write(context, value)
    return data


@cache
def _fields_of(cls: type) -> tuple[tuple[str, ...], tuple[tuple[int, Callable[[Any], Any]], ...]]:
    """Return the names of all fields, and by place how those are copied that may change in place."""
    fields = attrs.fields(cls)
    copies = [(place, copy) for place, field in enumerate(fields) if (copy := field.metadata.get("copy")) is not None]
    return tuple(field.name for field in fields), tuple(copies)


def copy_fields(one: T) -> T:
    """Return a copy that can be changed without changing this one."""
    cls: Any = one.__class__
    names, copies = _fields_of(cls)
    values = [getattr(one, name) for name in names]
    for place, copy in copies:
        values[place] = copy(values[place])
    copied: T = cls(*values)
    return copied


def share_fields(one: T, other: T) -> None:
    """Let a copy that will change no more share with another what is equal in both."""
    cls: Any = one.__class__
    names, copies = _fields_of(cls)
    for name in (names[place] for place, _ in copies):
        if (shared := getattr(other, name)) == getattr(one, name):
            setattr(one, name, shared)


# Plain data


def table_of(where: str, value: Any) -> Data:
    """Return a value that must be a table. Raises ValueError."""
    if value.__class__ is not dict:
        raise ValueError(f"{where}: a table is expected")
    table: Data = value
    return table


def keys_of(where: str, value: Any, needed: Sequence[str], others: Sequence[str] = ()) -> Data:
    """Return a value that must be a table with these keys, and perhaps `others`. Raises ValueError."""
    table = table_of(where, value)
    for key in table:
        if key not in needed and key not in others:
            raise ValueError(f"{where}: there is no key {key!r}")
    for key in needed:
        if key not in table:
            raise ValueError(f"{where}: {key!r} is missing")
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
    """Return a value that must be a list of up to this many dice. Raises ValueError."""
    dice = [number_of(where, pips) for pips in list_of(where, value)]
    if not 1 <= len(dice) <= most or any(not 1 <= pips <= 6 for pips in dice):
        raise ValueError(f"{where}: 1 to {most} dice from 1 to 6 are expected")
    return dice


# Kinds of both games


def word(known: Callable[[Any], Container[str]]) -> FieldKind[str]:
    """Return the kind of a word that the context knows."""
    return FieldKind(lambda context, where, plain: word_of(where, plain, known(context)))


def words(known: Callable[[Any], Container[str]]) -> FieldKind[list[str]]:
    """Return the kind of a list of words that the context knows, each once."""
    return FieldKind(lambda context, where, plain: words_of(where, plain, known(context)), copy=list)


def part_of(cls: type[T]) -> FieldKind[T]:
    """Return the kind of a part of a state that has kept fields of its own."""

    def read(context: Any, where: str, plain: Any) -> T:
        return cls(**read_fields(cls, context, plain, where))

    return FieldKind(read, write_fields, copy_fields)


def by_seat(kind: FieldKind[T], owners: Callable[[Any], Sequence[str]]) -> FieldKind[dict[str, T]]:
    """Return the kind of a table with a value for some of the `owners`, in their order."""

    def read(context: Any, where: str, plain: Any) -> dict[str, T]:
        table, known = table_of(where, plain), owners(context)
        for owner in table:
            word_of(where, owner, known)
        return {owner: kind.read(context, f"{where}.{owner}", table[owner]) for owner in known if owner in table}

    def write(context: Any, values: dict[str, T]) -> Data:
        one = kind.write
        return {
            owner: values[owner] if one is None else one(context, values[owner])
            for owner in owners(context)
            if owner in values
        }

    return FieldKind(read, write, dict if kind.copy is None else copy_values(kind.copy))


def copy_values(copy: Callable[[T], T]) -> Callable[[dict[str, T]], dict[str, T]]:
    """Return what copies a table with all its values."""
    return lambda table: {key: copy(value) for key, value in table.items()}


def optional(kind: FieldKind[T]) -> FieldKind[T | None]:
    """Return the kind of a value that may not be there; its key is left out then."""
    made: Any = kind
    return made if kind.copy is None else FieldKind(made.read, made.write, _unless_none(made.copy))


def _unless_none(copy: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else copy(value)


NUMBER: FieldKind[int] = FieldKind(lambda _, where, plain: number_of(where, plain))
FLAG: FieldKind[bool] = FieldKind(lambda _, where, plain: flag_of(where, plain))


def nothing() -> None:
    """Return what an optional value is at first."""
