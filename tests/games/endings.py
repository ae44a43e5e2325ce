"""The ways in which a game can end, read from a whole game."""

from collections.abc import Callable
from typing import Any

import attrs

from pbem.engine.play import play
from pbem.rulesets.risk import events as told
from pbem.rulesets.risk.state import NEUTRAL


@attrs.frozen
class Recorded:
    """A whole game: how it stands at the end, and (events, state after) of each record."""

    game: play.Game
    turns: tuple[tuple[tuple[Any, ...], Any], ...]

    @property
    def events(self) -> list[Any]:
        return [event for events, _ in self.turns for event in events]


def last_army(one: Recorded) -> bool:
    """R-001."""
    return any(event[1:] == ("territories",) for event in wins(one)) and not leaves(one)


def last_with_a_capital(one: Recorded) -> bool:
    """R-094: one player is left."""
    return any(event[1:] == ("capitals",) for event in wins(one)) and len(live(one)) == 1


def only_holder(one: Recorded) -> bool:
    """A-67: others are left, but the winner alone holds his capital."""
    return any(event[1:] == ("capitals",) for event in wins(one)) and len(live(one)) > 1


def in_mid_turn(one: Recorded) -> bool:
    """R-094, by the closing words of the booklet: the same, before the turn is over."""
    last, _ = one.turns[-1]
    return only_holder(one) and not any(isinstance(event, told.TurnEnded) for event in last)


def neutral_left_standing(one: Recorded) -> bool:
    """R-075."""
    return bool(wins(one)) and NEUTRAL in one.turns[-1][1].owners


def neutral_gone_first(one: Recorded) -> bool:
    """R-075: play goes on without the neutral army."""
    played = [turn for turn in one.turns[:-1] if turn[1].turn]
    neutral = "two-player-neutral" in one.game.file.genesis.options
    return neutral and any(NEUTRAL not in after.owners for _, after in played)


def out_by_capital_with_one_vacated(one: Recorded) -> bool:
    """R-093, A-66: six armies on one territory."""
    return 1 in leaves(one)


def out_by_capital_with_several_vacated(one: Recorded) -> bool:
    """R-093."""
    return any(number > 1 for number in leaves(one))


def wins(one: Recorded) -> list[told.GameWon]:
    return [event for event in one.events if isinstance(event, told.GameWon)]


def live(one: Recorded) -> list[str]:
    return [seat for seat in one.game.file.genesis.seat_ids if seat not in one.game.state.out]


def leaves(one: Recorded) -> list[int]:
    """Count the territories that each player left who was out by his capital, with a bonus."""
    vacated = [event for event in one.events if isinstance(event, told.TerritoriesVacated)]
    bonus = [event.territories for event in one.events if isinstance(event, told.BonusDue)]
    return [len(event.territories) for event in vacated if event.territories in bonus]


def experts(one: Recorded) -> bool:
    """R-077: what the options bring happens in one game."""
    wanted = (told.DieRerolled, told.DieCommanded, told.ArmiesFortified, told.CapitalLost)
    return all(any(isinstance(event, kind) for event in one.events) for kind in wanted)


def cards_and_conquest(one: Recorded) -> bool:
    """R-001 after R-056: the winner takes the last army, sets were turned in."""
    traded = any(isinstance(event, told.SetTurnedIn) for event in one.events)
    return traded and last_army(one)


ENDINGS: dict[str, Callable[[Recorded], bool]] = {
    "risk-1959-to-victory": cards_and_conquest,
    "risk-1959-french-to-victory": cards_and_conquest,
    "risk-parker-to-victory": cards_and_conquest,
    "risk-1959-reprint-to-victory": cards_and_conquest,
    "risk-every-option-to-victory": experts,
    "ending-last-army": last_army,
    "ending-last-capital": last_with_a_capital,
    "ending-only-holder": only_holder,
    "ending-at-once": in_mid_turn,
    "ending-neutral-left-standing": neutral_left_standing,
    "ending-neutral-gone-first": neutral_gone_first,
    "ending-capital-one-vacated": out_by_capital_with_one_vacated,
    "ending-capital-several-vacated": out_by_capital_with_several_vacated,
}
"""What each recorded game of conquest is there for, by its folder under `examples/`."""
