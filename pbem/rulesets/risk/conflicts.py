"""
Choices that cannot go together: a list of checks, each with the sentence it prints.

A check looks at a `Wish` and returns its sentences, none when all is well. A condition that belongs
to one field alone (a switch that needs an option) stands with the field, and `unused` checks it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from pbem.rulesets.choices import format_value, words_of
from pbem.rulesets.risk.presets import Preset
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.state import NEUTRAL


@attrs.frozen
class Wish:
    """A game that somebody wants to begin: `rules` after options and choices, `board` its facts."""

    preset: Preset
    rules: Rules
    options: tuple[str, ...]
    seats: tuple[str, ...]
    board: Mapping[str, Any]

    @property
    def initial(self) -> int:
        """Armies of each player in the set-up, 0 if none are counted out."""
        return dict(self.rules.initial).get(len(self.seats), 0)


def unused(wish: Wish) -> Iterator[str]:
    """A switch is chosen, but the rule it belongs to is not played."""
    for name, words in words_of(wish.rules).items():
        value = getattr(wish.rules, name)
        if value != getattr(wish.preset.rules, name) and value and not words.applies(wish.rules):
            yield f"{name} = {format_value(value)} needs {words.needs}"


def number_of_players(wish: Wish) -> Iterator[str]:
    """The edition, or an option, is for another number of players (R-002)."""
    low, high = wish.rules.seats
    count = len(wish.seats)
    name = "two-player-neutral" if "two-player-neutral" in wish.options else wish.preset.name
    if not low <= count <= high:
        wanted = f"exactly {low}" if low == high else f"{low} to {high}"
        yield f"{name} is for {wanted} players, not {count}"


def neutral_seat(wish: Wish) -> Iterator[str]:
    """The neutral army has this name."""
    if NEUTRAL in wish.seats:
        yield f'no player may be called "{NEUTRAL}"'


def unknown_dealer(wish: Wish) -> Iterator[str]:
    """The dealer is one of the players."""
    used = words_of(wish.rules)["dealer"].applies(wish.rules)
    if used and wish.rules.dealer and wish.rules.dealer not in wish.seats:
        yield f"dealer = {wish.rules.dealer}: no player has this name; players: {', '.join(wish.seats)}"


def no_count(wish: Wish) -> Iterator[str]:
    """Armies must be counted out, but nobody said how many for this number of players."""
    low, high = wish.rules.seats
    if wish.rules.setup != "dealt" and not wish.initial and low <= len(wish.seats) <= high:
        yield f"initial: no number of armies for {len(wish.seats)} players"


def too_few_armies(wish: Wish) -> Iterator[str]:
    """The counted armies do not occupy the board."""
    territories = len(wish.board["territories"])
    armies = 3 if wish.rules.setup == "neutral" else len(wish.seats)
    if wish.initial and armies * wish.initial < territories:
        yield (
            f"initial: {armies} times {wish.initial} armies cannot occupy the "
            f"{territories} territories of this map"
        )


def too_few_territories(wish: Wish) -> Iterator[str]:
    """Everybody, and the neutral army, begins with a territory."""
    territories = len(wish.board["territories"])
    owners = 3 if wish.rules.setup == "neutral" else len(wish.seats)
    if territories < owners:
        yield f"the map has {territories} territories, too few for {len(wish.seats)} players"


CHECKS = (
    number_of_players,
    neutral_seat,
    unused,
    unknown_dealer,
    no_count,
    too_few_armies,
    too_few_territories,
)


def conflicts(wish: Wish) -> list[str]:
    """Return a sentence for each reason why this game cannot be played."""
    return [sentence for check in CHECKS for sentence in check(wish)]


def named_twice(options: Sequence[str]) -> list[str]:
    """Return a sentence for each option that is named more than once."""
    twice = dict.fromkeys(name for name in options if options.count(name) > 1)
    return [f"the option {name} is named twice" for name in twice]
