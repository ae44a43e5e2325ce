"""
Named tuples that are quick to define, for rooms that have dozens of them.

To a reader and a type checker they are `typing.NamedTuple`. That one compiles source text for each
class, so that it takes nine times as long; the events of one game were a twentieth of
`pbem apply`. Fields are given in their order or by name; `match` takes them apart. Unlike with that
one, properties may be cached.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

__all__ = ["NamedTuple"]

if TYPE_CHECKING:
    from typing import NamedTuple
else:
    try:
        from _collections import _tuplegetter as _field
    except ImportError:  # a Python that is not CPython; `collections` does the same
        from operator import itemgetter

        def _field(place: int, _: str) -> property:
            return property(itemgetter(place))

    _new = tuple.__new__

    class _Maker(type):
        """Makes the fields of a class from its annotations."""

        def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
            remembers = any(value.__class__ is cached_property for value in body.values())
            slots = {} if remembers else {"__slots__": ()}
            made = super().__new__(cls, name, bases, {**body, **slots})
            made._fields = made.__match_args__ = fields = tuple(made.__annotations__)
            made._size = len(fields)
            made._field_defaults = {field: body[field] for field in fields if field in body}
            for place, field in enumerate(fields):
                setattr(made, field, _field(place, ""))
            return made

    def _complete(cls: type, values: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """Put fields given by name, and defaults, behind the others."""
        for field in cls._fields[len(values) :]:
            if field in named:
                values += (named.pop(field),)
            elif field in cls._field_defaults:
                values += (cls._field_defaults[field],)
        if named or len(values) != cls._size:
            raise TypeError(f"{cls.__name__} takes {', '.join(cls._fields)}")
        return values

    class NamedTuple(tuple, metaclass=_Maker):
        """The part of `typing.NamedTuple` that is asked for here."""

        __slots__ = ()

        def __new__(cls, *values: Any, **named: Any) -> Self:
            """Make one of its fields; raise TypeError when one is missing or unknown."""
            if named or len(values) != cls._size:
                values = _complete(cls, values, named)
            return _new(cls, values)

        def _asdict(self) -> dict[str, Any]:
            return dict(zip(self._fields, self, strict=True))

        def _replace(self, **changed: Any) -> Self:
            return self.__class__(**{**self._asdict(), **changed})

        def __getnewargs__(self) -> tuple[Any, ...]:
            return tuple(self)

        def __repr__(self) -> str:
            fields = ", ".join(f"{field}={value!r}" for field, value in self._asdict().items())
            return f"{self.__class__.__name__}({fields})"
