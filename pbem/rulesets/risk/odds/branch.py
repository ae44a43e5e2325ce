"""Branches of a plan: ways that a turn may have gone so far, put together where they stand the same."""

from collections.abc import Iterator
from typing import Any

import attrs

from pbem.record import tool
from pbem.rulesets.risk.odds.tally import Weight
from pbem.rulesets.risk.play.turn_in_play import GO_ON, NextStep
from pbem.rulesets.risk.state import State


@tool
class Branch:
    """
    One way that a turn has gone so far: how the board stands, and how likely that is.

    `tallies` say of each entry whether it threw and whether it won. `count` holds throws, losses and
    kills of the entry that is being carried out, as far as it asks for them; `rerolls` how often
    each re-roll entry was used.
    """

    state: State
    weight: Weight
    tallies: dict[str, tuple[bool, bool]] = attrs.Factory(dict)
    rerolls: tuple[tuple[int, int], ...] = ()
    count: tuple[int, int, int] = (0, 0, 0)
    step: NextStep = GO_ON

    def key(self) -> tuple[Any, ...]:
        """Return what tells this branch from others."""
        return (tuple(self.state.armies), *self._rest())

    def key_but(self, place: int) -> tuple[Any, ...]:
        """
        Return what tells it from others but for the armies of one territory.

        These and the armies lost together must be the same, so that weights are of one kind.
        """
        armies, weight = list(self.state.armies), self.weight
        armies[place] += weight.lost
        return (tuple(armies), weight.share, *self._rest())

    def _rest(self) -> tuple[Any, ...]:
        state = self.state
        return (
            tuple(state.owners),
            self.count,
            self.step,
            self.rerolls,
            tuple(self.tallies.items()),
            tuple(state.captured),
            tuple(state.eliminated),
            tuple(state.discard),
            state.phase,
            tuple(map(tuple, state.hands.values())),
            tuple(state.opened),
            state.commander_part,
            state.winner,
            state.due,
        )


class Branches:
    """Branches put together where they stand the same (rule 2)."""

    def __init__(self) -> None:
        self.known: dict[tuple[Any, ...], Branch] = {}

    def add(self, branch: Branch) -> None:
        """Add a branch, or its weight to one that stands the same."""
        key = branch.key()
        same = self.known.get(key)
        if same is not None:
            branch = attrs.evolve(same, weight=same.weight.plus(branch.weight))
        self.known[key] = branch

    def __iter__(self) -> Iterator[Branch]:
        return iter(self.known.values())
