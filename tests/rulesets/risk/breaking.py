"""How a rule is broken on purpose: one function, constant or table entry is replaced by a wrong one."""

import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

Patch = Callable[[pytest.MonkeyPatch], None]
Events = Iterator[Any]


class Breakage(NamedTuple):
    """The rule that is broken, how in words, and what does it."""

    rule: str
    title: str
    patch: Patch


def everywhere(old: Any, new: Any) -> Patch:
    """Replace a function in every module of the game, and of its cases, that knows it."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        for name, module in list(sys.modules.items()):
            if name.startswith(("pbem.rulesets.risk", "case_", "plain_", "conquest_")):
                for key, value in list(vars(module).items()):
                    if value is old:
                        monkeypatch.setattr(module, key, new)

    return patch


def here(place: Any, name: str, new: Any) -> Patch:
    """Replace one name of a module or class."""
    return lambda monkeypatch: monkeypatch.setattr(place, name, new)


def entry(table: Any, key: Any, new: Any) -> Patch:
    """Replace one value of a table."""
    return lambda monkeypatch: monkeypatch.setitem(table, key, new)


def both(*patches: Patch) -> Patch:
    """Replace several things."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        for one in patches:
            one(monkeypatch)

    return patch


def nothing(*_arguments: Any, **_named: Any) -> None:
    """Do nothing."""
