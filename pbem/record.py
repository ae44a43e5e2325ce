"""
The four kinds of record, each with its law; how they compare, hash and print is said here and nowhere else.

| word | its law |
|---|---|
| `@value` | never changes; equal to another of its class with equal fields |
| `@tool` | works with values and never changes; equal to nothing but itself |
| `@mutable` | changes while it is worked on; compared as a value is, and no key of a mapping |
| `@event` | a `NamedTuple`, quick to make by the thousand; equal to its own kind only |

The first three are attrs classes: `attrs.field` and `attrs.evolve` serve as ever. attrs writes the methods of each
class when a command starts, and every turn waits for that, so all classes share the few functions below. What a class
defines itself stays. The only option is `kw_only`.

    @value
    class Territory:
        id: str
        name: str

    Territory("siam", "Siam") == Territory("siam", "Siam")          # and so are their hashes
    CapitalNamed("anna", "siam") != TerritoryClaimed("anna", "siam")      # where both are events
"""

from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import attrs

__all__ = ["event", "mutable", "tool", "value"]

Kind = TypeVar("Kind", bound=type)

if TYPE_CHECKING:  # checkers and editors know attrs, which these are but for where methods come from
    from attrs import define as mutable
    from attrs import frozen as tool
    from attrs import frozen as value
else:

    def value(cls: Any = None, *, kw_only: bool = False) -> Any:
        """Make a class whose instances never change and are equal where class and fields are."""
        return _decorate(attrs.frozen, cls, kw_only, __eq__=_equal, __hash__=_hash)

    def tool(cls: Any = None, *, kw_only: bool = False) -> Any:
        """Make a class whose instances work with values, never change, and are only themselves."""
        return _decorate(attrs.frozen, cls, kw_only, __eq__=object.__eq__, __hash__=object.__hash__)

    def mutable(cls: Any = None, *, kw_only: bool = False) -> Any:
        """Make a class whose instances change in place; equal where class and fields are, never a key."""
        return _decorate(attrs.define, cls, kw_only, __eq__=_equal, __hash__=None)


def event(cls: Kind) -> Kind:
    """Let a `NamedTuple` be equal to its own kind only, not to every tuple with the same fields."""
    made: Any = cls
    made.__eq__, made.__ne__, made.__hash__ = _same_event, _other_event, _hash_event
    return cls


def _decorate(make: Any, cls: Any, kw_only: bool, **methods: Any) -> Any:
    """Return the attrs class with these methods, or what makes it when the option was given alone."""
    if cls is None:
        return lambda one: _decorate(make, one, kw_only, **methods)
    own = set(vars(cls))
    caches = any(isinstance(one, cached_property) for one in vars(cls).values())  # needs a __dict__
    made = make(cls, eq=False, repr=False, slots=not caches, kw_only=kw_only)
    for name, method in (methods | {"__repr__": _show}).items():
        if name not in own:
            setattr(made, name, method)
    return made


@cache
def _compared_fields(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(cls) if field.eq)


def _equal(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    return all(getattr(self, name) == getattr(other, name) for name in _compared_fields(self.__class__))


def _hash(self: Any) -> int:
    return hash((self.__class__, *[getattr(self, name) for name in _compared_fields(self.__class__)]))


def _show(self: Any) -> str:
    shown = (f"{one.name}={getattr(self, one.name)!r}" for one in attrs.fields(type(self)) if one.repr)
    return f"{type(self).__qualname__.rpartition('.')[2]}({', '.join(shown)})"


def _same_event(self: Any, other: Any) -> bool:
    return other.__class__ is self.__class__ and tuple.__eq__(self, other)


def _other_event(self: Any, other: Any) -> bool:
    return not _same_event(self, other)


def _hash_event(self: Any) -> int:
    return hash((self.__class__, tuple.__hash__(self)))
