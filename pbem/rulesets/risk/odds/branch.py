"""Branches of a plan: ways that a turn may have gone so far, put together where they stand the same."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from pbem.rulesets.risk.odds.tally import Weight
from pbem.rulesets.risk.play.turn_in_play import GO_ON, NextStep
from pbem.rulesets.risk.state import State


class Branch(NamedTuple):
    """
    One way that a turn has gone so far: how the board stands, and how likely that is. Its state never changes.

    `tallies` say of each entry whether it threw and whether it won. `counts` holds throws, losses and
    kills of the entry that is being carried out, as far as it asks for them; `rerolls` how often
    each re-roll entry was used.
    """

    state: State
    weight: Weight
    tallies: Mapping[str, tuple[bool, bool]] = {}
    rerolls: tuple[tuple[int, int], ...] = ()
    counts: tuple[int, int, int] = (0, 0, 0)
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
        return (tuple(armies), *weight.share.as_integer_ratio(), *self._rest())

    def _rest(self) -> tuple[Any, ...]:
        state = self.state
        return (
            tuple(state.owners),
            self.counts,
            (self.step.go, self.step.reason, self.step.phase),
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
    """
    Branches put together where they stand the same (rule 2).

    Only the hash of a key is kept: on a large board the keys would take more room than the branches.
    """

    def __init__(self) -> None:
        self.known: dict[int, list[Branch]] = {}

    def add(self, branch: Branch) -> None:
        """Add a branch, or its weight to one that stands the same."""
        key = branch.key()
        alike = self.known.setdefault(hash(key), [])
        for place, other in enumerate(alike):
            if other.key() == key:
                alike[place] = other._replace(weight=other.weight.plus(branch.weight))
                return
        alike.append(branch)

    def __len__(self) -> int:
        return sum(map(len, self.known.values()))

    def __iter__(self) -> Iterator[Branch]:
        return chain.from_iterable(self.known.values())


def group_but(place: int, branches: Iterable[Branch]) -> Iterator[list[Branch]]:
    """Put branches together that stand the same but for the armies of one territory."""
    groups: dict[int, list[list[Branch]]] = {}
    for branch in branches:
        key = branch.key_but(place)
        alike = groups.setdefault(hash(key), [])
        same = next((group for group in alike if group[0].key_but(place) == key), None)
        if same is None:
            alike.append([branch])
        else:
            same.append(branch)
    return chain.from_iterable(groups.values())
