"""
Settings: the tables of a TOML file as values of attrs classes, or a sentence with file and key.

    data = parse(raw, "host.toml")
    account = structure(Account, data.get("mail", {}), "host.toml: [mail]")

An unknown key is refused, because its writer believes that it does something. Nothing is converted to
another type: a number where a text belongs is a mistake. A field whose name is not its key says so:
`attrs.field(metadata={"key": "from"})`.
"""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs.errors import BaseValidationError, ClassValidationError, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn, override

from pbem.engine.table.sheet import nearest
from pbem.errors import ContentError

T = TypeVar("T")

_FAULTS = (BaseValidationError, ForbiddenExtraKeysError, ValueError, KeyError)
_KINDS = {str: "a text", int: "a whole number", bool: "true or false"}


def parse(data: bytes, where: str) -> dict[str, Any]:
    """Return the tables of a TOML file called `where`. Raises ContentError."""
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ContentError(f"{where} is not written in UTF-8") from None
    except ValueError as error:
        # Not only TOMLDecodeError: a number of thousands of digits is refused by `int`.
        raise ContentError(f"{where} is not valid TOML: {error}") from None
    except RecursionError:
        raise ContentError(f"{where} is not valid TOML: too deeply nested") from None


def structure(kind: type[T], table: object, where: str) -> T:
    """
    Return a table as a value of an attrs class, whose validators may raise ValueError.

    `where` names file and table, as in "host.toml: [fetch]". Raises ContentError.
    """
    try:
        return _CONVERTER.structure(table, kind)
    except _FAULTS as error:
        key, sentence = _first_fault(error)
        raise ContentError(f"{where}{f' {key}' if key else ''}: {sentence}") from None


class _KeyError(ValueError):
    """What is wrong below a key, as in "hours[1].start"; it never leaves this module."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


# ── what may stand where ─────────────────────────────────────────────────────────────────────────


def _plain(value: object, kind: Any) -> Any:
    # Python counts True as an int; people do not.
    if type(value) is not kind:
        raise _wrong_kind(_KINDS[kind], value)
    return value


def _choice(value: object, kind: Any) -> Any:
    if value not in get_args(kind) or isinstance(value, bool):
        raise _wrong_kind(" or ".join(f'"{one}"' for one in get_args(kind)), value)
    return value


def _list(value: object, kind: Any) -> tuple[Any, ...]:
    inner = get_args(kind)[0]
    if not isinstance(value, list):
        raise _wrong_kind(f"a list of {_KINDS.get(inner, 'a table').partition(' ')[2]}s", value)
    return tuple(_structure_below(f"[{number}]", one, inner) for number, one in enumerate(value))


def _mapping(value: object, kind: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong_kind("a table", value)
    return {key: _structure_below(key, one, get_args(kind)[1]) for key, one in value.items()}


def _class_hook(kind: type[Any]) -> Callable[[object, Any], Any]:
    names: Any = {one.name: override(rename=_key(one)) for one in attrs.fields(kind)}
    read = make_dict_structure_fn(kind, _CONVERTER, _cattrs_forbid_extra_keys=True, **names)

    def hook(value: object, wanted: Any) -> Any:
        if not isinstance(value, dict):
            raise _wrong_kind("a table", value)
        return read(value, wanted)

    return hook


def _structure_below(key: str, value: object, kind: Any) -> Any:
    try:
        return _CONVERTER.structure(value, kind)
    except _FAULTS as error:
        inner, sentence = _first_fault(error)
        raise _KeyError(_join_keys(key, inner), sentence) from None


def _is_of(kind: Any, origin: Any) -> bool:
    own: Any = get_origin(kind)
    return own is origin


_CONVERTER = cattrs.Converter(detailed_validation=True)
for _kind in _KINDS:
    _CONVERTER.register_structure_hook(_kind, _plain)
_CONVERTER.register_structure_hook_func(lambda kind: _is_of(kind, Literal), _choice)
_CONVERTER.register_structure_hook_func(lambda kind: _is_of(kind, tuple), _list)
_CONVERTER.register_structure_hook_func(lambda kind: _is_of(kind, Mapping), _mapping)
_CONVERTER.register_structure_hook_factory(attrs.has, _class_hook)


# ── what is wrong, in a sentence ─────────────────────────────────────────────────────────────────


def _first_fault(error: BaseException) -> tuple[str, str]:
    """Return the key ("" for the table itself) and the sentence of one fault."""
    if isinstance(error, ClassValidationError):
        named, bare = error.group_exceptions()
        if not named:
            return _first_fault(bare[0])
        inner, note = named[0]
        key, sentence = _first_fault(inner)
        return _join_keys(_key_named(error.cl, note.name), key), sentence
    if isinstance(error, ForbiddenExtraKeysError):
        return _strange_key(error)
    if isinstance(error, KeyError):
        return "", "is missing"
    return getattr(error, "key", ""), str(error)


def _strange_key(error: ForbiddenExtraKeysError) -> tuple[str, str]:
    key, known = min(error.extra_fields), [_key(one) for one in attrs.fields(error.cl)]
    close = nearest(key, known)
    meant = f"did you mean {' or '.join(close)}?" if close else f"possible: {', '.join(known)}"
    return ascii(key)[1:-1], f"is not a setting; {meant}"


def _key_named(kind: Any, name: str) -> str:
    return next((_key(one) for one in attrs.fields(kind) if one.name == name), name)


def _key(field: "attrs.Attribute[Any]") -> str:
    return str(field.metadata.get("key", field.name))


def _join_keys(key: str, below: str) -> str:
    return f"{key}{'.' if below and below[0] != '[' else ''}{below}"


def _wrong_kind(wanted: str, value: object) -> ValueError:
    shown = "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else ""
    if isinstance(value, bool):
        shown = str(value).lower()
    return ValueError(f"must be {wanted}, but is {shown or ascii(value)[:60]}")
