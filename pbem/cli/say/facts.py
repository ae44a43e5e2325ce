"""
Facts for programs: what a command found, as JSON in one envelope (docs/facts.schema.json describes it).

    {"format": "pbem-json/1", "command": "odds", "facts": {"chance": 0.75, "chance_exact": "3/4", ...}}

An exact fraction under a key is written twice: as a number, which every reader takes, and as a text `n/d` in decimal
digits under the same key with `_exact`.
"""

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import click

from pbem.cli.say import console

FORMAT = "pbem-json/1"
_CHUNK = 4000
"""So many digits at a time: Python refuses to write more than 4300."""

Command = Callable[..., Any]


def json_option(function: Command) -> Command:
    """Let a command print its facts as JSON instead of words."""
    return click.option("--json", "as_json", is_flag=True, help="Print the facts as JSON, for programs.")(function)


def print_facts(command: str, facts: object) -> None:
    """Print what a command found."""
    envelope = {"format": FORMAT, "command": command, "facts": _plain(facts)}
    console.out(json.dumps(envelope, indent=2, default=str))


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        found: dict[str, object] = {}
        for key, one in value.items():
            found[str(key)] = float(one) if isinstance(one, Fraction) else _plain(one)
            if isinstance(one, Fraction):
                found[f"{key}_exact"] = f"{_digits(one.numerator)}/{_digits(one.denominator)}"
        return found
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return _plain(value._asdict())
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(one) for one in (sorted(value) if isinstance(value, set | frozenset) else value)]
    return value.hex() if isinstance(value, bytes) else value


def _digits(number: int) -> str:
    """Return a number in decimal digits, however many."""
    if number < 0:
        return f"-{_digits(-number)}"
    high, low = divmod(number, 10**_CHUNK)
    return f"{_digits(high)}{low:0{_CHUNK}d}" if high else str(low)
