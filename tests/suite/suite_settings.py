"""The settings of both games as the suite gives them to other engines, made from our rules."""

from collections.abc import Iterator
from typing import Any

import attrs
import tomli_w

from pbem.rulesets.across_the_continent.rules import Rules as RailRules
from pbem.rulesets.options import changes_of, offers
from pbem.rulesets.risk.presets import PRESETS
from pbem.rulesets.risk.rules import Rules

_NO_PLAY = (
    "trademark_card",
    "box_dice",
    "spare_colours",
    "north_america",
    "africa",
    "path_move_in",
    "max_losses",
)
"""What is only printed, or only said of order files."""

_PLAIN = {"placings": "in-turn"}
"""What plain actions play in every edition, as at a table, where order files play it otherwise."""

_HEAD = """\
# The settings of every edition, and what each option changes of them. README.md says what they mean.

"""


def conquest_settings() -> str:
    """Return the text of `settings-conquest.toml`."""
    found: dict[str, Any] = {"default": "risk-parker"}
    found["for_two"] = {one.name: one.for_two for one in PRESETS if one.for_two}
    found["order_files"] = {name: getattr(PRESETS[0].rules, name) for name in _PLAIN}
    found["edition"] = {one.name: dict(_played(one.rules)) for one in PRESETS}
    found["option"] = {name: _plain_all(changes_of(Rules, name)) for name in offers(Rules)}
    return _HEAD + tomli_w.dumps(found)


def rail_settings() -> str:
    """Return the text of `settings-rail.toml`."""
    found: dict[str, Any] = {"default": "across-the-continent-1952"}
    played = _plain_all(attrs.asdict(RailRules()))
    del played["record_turns"]
    found["edition"] = {"across-the-continent-1952": played}
    options = {name: _plain_all(changes_of(RailRules, name)) for name in offers(RailRules)}
    found["option"] = options
    return _HEAD + tomli_w.dumps(found)


def _played(rules: Rules) -> Iterator[tuple[str, Any]]:
    for name, value in _plain_all(attrs.asdict(rules) | _PLAIN).items():
        if name not in _NO_PLAY:
            yield name, value


def _plain_all(values: dict[str, Any]) -> dict[str, Any]:
    return {name: _plain(name, value) for name, value in values.items()}


def _plain(name: str, value: Any) -> Any:
    if name == "initial":
        return {str(players): armies for players, armies in value}
    return list(value) if isinstance(value, tuple) else value
