"""
Versions of a rule set: the values that its choices had in each of them.

A rule set keeps one table, a line for each version that it has ever had:

    VERSIONS: Versions = {
        1: {"returned_tickets": "mixed"},
        2: {},
    }

The rules have one code path, and a version is nothing but values. A line names the choices that did not
exist yet, each with the value by which the game was played all the same; nobody can choose them in a
game of that version. New games begin in the newest one.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

import attrs

Versions = Mapping[int, Mapping[str, Any]]

RulesT = TypeVar("RulesT")


def newest(versions: Versions) -> int:
    """Return the version in which new games begin."""
    return max(versions)


def as_in(version: Mapping[str, Any], rules: RulesT) -> RulesT:
    """Return rules with the values that a version fixes."""
    return attrs.evolve(rules, **version)  # type: ignore[misc]  # any class of rules
