"""
A random player for any game: it fills in the order file that the rule set prints for people.

The file is legal as it is. The player then tries other values in it, and lines that are comments,
and keeps what the check accepts.
"""

import json
import tomllib
from collections.abc import Iterator
from typing import Any

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.record import value

_TRIES = 40
_NUMBERS = 12
"""A number is tried below this, or below twice what the form says."""


@value
class FormPlayer:
    """The style `random` of a rule set that brings no bot."""

    def decide(self, table: Any, state: Any, seat: str, lots: Lots, /) -> Proposal:
        """Fill in the form; raise InputError where it is not sound as it is."""
        lines = list(table.forms.template(state, seat))
        orders = _read_lines(lines)
        if orders is None or not _is_sound(table, state, seat, orders):
            raise InputError(f"the order form of {seat} cannot be played as it is, and no bot knows this game")
        for _ in range(_TRIES):
            tried = _change_line(lines, lots)
            orders = _read_lines(tried)
            if orders is not None and _is_sound(table, state, seat, orders):
                lines = tried
        return Proposal(_read_lines(lines) or {}, ("It fills in the form at random.",))


FORM_PLAYER = FormPlayer()


def _read_lines(lines: list[str]) -> Data | None:
    try:
        return tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError:
        return None


def _is_sound(table: Any, state: Any, seat: str, orders: Data) -> bool:
    sheet = Sheet(orders)
    read_all_orders(table, state, seat, sheet)
    return not sheet.refused


def _change_line(lines: list[str], lots: Lots) -> list[str]:
    """Change one line: begin with a comment that holds a setting, or give a setting another value."""
    found = list(_settings(lines))
    if not found:
        return lines
    place, line = lots.pick(found)
    key, _, value = line.partition("=")
    data = _read_lines([line]) or {}
    old = next(iter(data.values()), None)
    match old:
        case bool():
            value = json.dumps(not old)
        case int():
            value = str(lots.below(max(_NUMBERS, 2 * min(old, 20_000))))
    return [*lines[:place], f"{key.rstrip()} = {value.strip()}", *lines[place + 1 :]]


def _settings(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that are a setting, or would be without their comment mark."""
    for place, line in enumerate(lines):
        bare = line.removeprefix("#").strip()
        if "=" in bare and _read_lines([bare]):
            yield place, bare
