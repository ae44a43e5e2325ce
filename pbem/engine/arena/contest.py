"""
What is played again and again, and how game number N of it goes.

The seed of a game follows from the number of its deal, and its seats have neutral names; so all games of a deal
have one set-up, whoever sits where. Later dice follow from the orders as well.

A deal is played once with each different rotation of the styles over the seats, one after the other. Rotations
that are equal would be the same game; each of the others stands for equally many, so none counts more.

A game is a chain of real game files of mode open. It depends on nothing but the contest, its number and the bots.
Orders are checked once, and only a file that somebody wants is written and sealed.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from hashlib import sha256
from typing import Any, NamedTuple

from pbem.engine.arena.bout import Bout
from pbem.engine.bots.bot import Bot, Proposal, decide_checked
from pbem.engine.file.genesis import Player
from pbem.engine.play import play
from pbem.engine.play.game import Game
from pbem.engine.play.order_check import Checked
from pbem.engine.play.play import Applied
from pbem.engine.table.ruleset import Ruleset
from pbem.record import tool, value
from pbem.trust.signers import IdentitySigner, identity_from_seed

MOST_RECORDS = 3000
"""A game that is not over by then has no winner."""
_SEATS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_REASON = 300
_HEAD = 20
"""So many hex digits of a head do people compare."""


@value
class Contest:
    """
    What is played: a rule set, its options, and a style for each seat.

    `choices` and `map` are JSON objects; the map is "{}" for a game without one.
    """

    rules: str
    styles: tuple[str, ...]
    options: tuple[str, ...] = ()
    choices: str = "{}"
    map: str = "{}"

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in json.loads(self.choices).items()]
        return ", ".join(["+".join([self.rules, *self.options, *chosen]), *self.styles])

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The different ways in which the styles can move on around the table, the given one first."""
        size = len(self.styles)
        return tuple(dict.fromkeys((*self.styles[at:], *self.styles[:at]) for at in range(size)))

    @property
    def seats(self) -> tuple[str, ...]:
        """The neutral names of the seats, in seat order."""
        size = len(self.styles)
        return _SEATS[:size] if size <= len(_SEATS) else tuple(f"seat{at}" for at in range(1, size + 1))

    def deal_of(self, number: int) -> tuple[int, tuple[str, ...]]:
        """Return the deal of a game, from 1, and the styles in seat order; games are numbered from 1."""
        deal, rotation = divmod(number - 1, len(self.rotations))
        return deal + 1, self.rotations[rotation]

    def whole_deals(self, games: int) -> int:
        """Return so many games, rounded up to whole deals."""
        size = len(self.rotations)
        return -(-games // size) * size


class ArenaStep(NamedTuple):
    """A record of a game of the arena, not sealed, and what its bots had ordered in the state before it."""

    applied: Applied
    proposals: Mapping[str, Proposal]

    @property
    def game(self) -> Game:
        """The game after the record."""
        return self.applied.game


@tool
class Hall:
    """Where the games of a contest are played: its rule set, and the bots by style."""

    contest: Contest
    ruleset: Ruleset
    bots: Mapping[str, Bot]

    def steps(self, number: int) -> Iterator[ArenaStep]:
        """Play a game, a record at a time, to its end or MOST_RECORDS. Raises what bots and rule sets raise."""
        applied = self.begin(number)
        yield ArenaStep(applied, {})
        seats = dict(zip(self.contest.seats, self.contest.deal_of(number)[1], strict=True))
        for _ in range(MOST_RECORDS):
            game, awaited = applied.game, applied.game.awaited
            if awaited is None:
                return
            decided = {
                seat: decide_checked(game, seat, seats[seat], self.bots[seats[seat]], self._seen(game))
                for seat in awaited.must
            }
            checked = Checked.of(game, [one.reading for one in decided.values()])
            applied = play.play_checked(game, checked, _sealer())
            yield ArenaStep(applied, {seat: one.proposal for seat, one in decided.items()})

    def bout(self, number: int) -> Bout:
        """Play a game and say how it ended; whatever is raised in it is its fault, and no reason to stop."""
        deal, styles = self.contest.deal_of(number)
        last: ArenaStep | None = None
        won: tuple[int, ...] = ()
        amended, fault = 0, f"nobody has won after {MOST_RECORDS} records"
        try:
            for last in self.steps(number):
                amended += sum([1 for one in last.proposals.values() if one.amends])
            if last and last.game.awaited is None:
                won = tuple(self.contest.seats.index(seat) + 1 for seat in last.game.table.winners(last.game.state))
                fault = "" if won else "it is over, and the rule set names no winner"
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a stranger's bot may raise anything, or call for the end
            fault = _said(error)
        if last is None:
            return Bout(number, deal, styles, (), 0, 0, "", amended, fault)
        file = last.game.file
        return Bout(number, deal, styles, won, last.game.clock.turn, file.index, file.last.head[:_HEAD], amended, fault)

    def file_of(self, number: int) -> tuple[bytes, str]:
        """Return a game as a file, as far as it was played, and what kept it from going on, if anything did."""
        step, fault = ArenaStep(self.begin(number), {}), ""
        try:
            for step in self.steps(number):  # noqa: B007 - the last one is wanted
                pass
        except (Exception, SystemExit) as error:  # noqa: BLE001 - as above
            fault = _said(error)
        return play.sealed(step.applied, _sealer()).data, fault

    def begin(self, number: int) -> Applied:
        """Begin a game and play its set-up. Raises FaultsError for what cannot be played."""
        deal, _ = self.contest.deal_of(number)
        seed = sha256(f"pbem arena, deal {deal}".encode()).digest()
        return play.set_up_again(self._any_game, f"deal-{deal}", _sealer(), seed=seed)

    @cached_property
    def _any_game(self) -> Game:
        """A game at the table of all; name and seed are those of none."""
        contest = self.contest
        begun = play.begin(
            self.ruleset,
            "deal-0",
            [Player(seat, seat.title()) for seat in contest.seats],
            json.loads(contest.map),
            _sealer(),
            seed=bytes(32),
            options=contest.options,
            choices=json.loads(contest.choices),
            cards=self.ruleset.cards[0],
        )
        return begun.game

    @staticmethod
    def _seen(game: Game) -> Any:
        # A bot that spoils what it is shown spoils nothing else.
        return game.table.copy(game.state)


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:_REASON]


@cache
def _sealer() -> IdentitySigner:
    """Return the key that seals all games: everybody may seal a game of mode open."""
    return identity_from_seed(sha256(b"pbem arena").digest())
