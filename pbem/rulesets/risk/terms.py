"""
From the choices of a new game to its terms, and from the terms in a game file back to the rules.

`settle` is lenient with what people type and reports everything that is wrong. `read_terms` is strict:
what a game file says about its rules must be exactly what `settle` wrote.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.table.sheet import format_problem
from pbem.engine.table.terms import CARDS, Data, Seat, Terms
from pbem.errors import FaultsError
from pbem.record import tool
from pbem.rulesets import options as catalogue
from pbem.rulesets.choices import format_value, words_of
from pbem.rulesets.risk.board import Board, read_board
from pbem.rulesets.risk.presets import Preset
from pbem.rulesets.risk.rules import MOST_INITIAL, Rules
from pbem.rulesets.risk.state import NEUTRAL

_BOOKLET = 42
"""Territories of the board for which the booklets count armies (R-010)."""


def _for_two(preset: Preset, seats: Sequence[Seat], options: Sequence[str]) -> Sequence[str]:
    """Add the option of the edition's game for two (A-09)."""
    wanted = preset.for_two and len(seats) == 2 and preset.for_two not in options
    return [*options, preset.for_two] if wanted else options


def settle(preset: Preset, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data) -> Terms:
    """Check the choices of a new game; raise FaultsError with everything that is wrong."""
    # Only a new game needs these.
    from pbem.rulesets.risk.board_facts import board_facts
    from pbem.rulesets.risk.map_file import check_map

    faults = [f"map: {format_problem(fault)}" for fault in check_map(map_file) if fault.is_error]
    if faults:
        raise FaultsError(faults)
    rules, named = catalogue.choose(preset.rules, _for_two(preset, seats, options), choices)
    try:
        board = board_facts(map_file, rules.deck, rules.without_borders)
    except ValueError as fault:
        raise FaultsError([str(fault)]) from None
    ids = tuple(seat.id for seat in seats)
    if "initial" not in choices:
        rules = _enough_armies(Wish(preset, rules, named, ids, board))
    faults = conflicts(Wish(preset, rules, named, ids, board))
    if faults:
        raise FaultsError(faults)
    return Terms(named, catalogue.differences(rules, preset.rules), board)


def armies_announced(preset: Preset, seats: Sequence[Seat], terms: Terms) -> Iterator[str]:
    """Say with how many armies players begin where those of the booklet could not occupy the board."""
    ids = tuple(seat.id for seat in seats)
    rules, named = catalogue.choose(preset.rules, terms.options, {})
    usual = Wish(preset, rules, named, ids, terms.board)
    played, territories = (
        catalogue.read_chosen(preset.rules, terms.options, terms.choices),
        len(terms.board["territories"]),
    )
    if any(too_few_armies(usual)) and played.initial == _enough_armies(usual).initial:
        more = dict(played.initial)[len(ids)]
        yield f"initial = {len(ids)}:{more}: the booklet's {usual.initial} armies each could not occupy {territories} territories."


def _enough_armies(wish: "Wish") -> Rules:
    """
    Return the rules with armies for a board that those of the booklet could not occupy.

    Then there are as many more of them as the board is larger than that of the booklets, up to the most that there may be.
    """
    rules = wish.rules
    if not any(too_few_armies(wish)):
        return rules
    territories = len(wish.board["territories"])
    more = min(-(-wish.initial * territories // _BOOKLET), MOST_INITIAL)
    counts = {**dict(rules.initial), len(wish.seats): more}
    return attrs.evolve(rules, initial=tuple(sorted(counts.items())))


def read_terms(preset: Preset, seats: Sequence[Seat], terms: Terms) -> tuple[Rules, Board]:
    """Read the terms of a game file; raise FaultsError unless they can be played as they stand."""
    catalogue.require_in_order(preset.rules, terms.options)
    if terms.cards not in CARDS:
        raise FaultsError([catalogue.unknown("way to hold cards", terms.cards, CARDS)])
    rules = catalogue.read_chosen(preset.rules, terms.options, terms.choices)
    try:
        board = read_board(terms.board)
    except ValueError as fault:
        raise FaultsError([str(fault)]) from None
    ids = tuple(seat.id for seat in seats)
    faults = conflicts(Wish(preset, rules, terms.options, ids, terms.board))
    if faults:
        raise FaultsError(faults)
    return rules, board


# ── Choices that cannot go together ───────────────────────────────────────────────────────────────
#
# A check looks at a `Wish` and returns its sentences, none when all is well. A condition that belongs
# to one field alone (a switch that needs an option) stands with the field, and `unused` checks it.


@tool
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
        yield (f"initial: {armies} times {wish.initial} armies cannot occupy the {territories} territories of this map")


def too_few_territories(wish: Wish) -> Iterator[str]:
    """Everybody, and the neutral army, begins with a territory."""
    territories = len(wish.board["territories"])
    owners = 3 if wish.rules.setup == "neutral" else len(wish.seats)
    if territories < owners:
        yield f"the map has {territories} territories, too few for {len(wish.seats)} players"


CHECKS = (number_of_players, neutral_seat, unused, unknown_dealer, no_count, too_few_armies, too_few_territories)


def conflicts(wish: Wish) -> list[str]:
    """Return a sentence for each reason why this game cannot be played."""
    return [sentence for check in CHECKS for sentence in check(wish)]
