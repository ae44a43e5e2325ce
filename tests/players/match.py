"""Whole games through the real engine: bytes in, bytes out, and the players of the tests."""

import json
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from hashlib import sha256
from types import MappingProxyType
from typing import Any

import attrs

from pbem.engine.arena.contest import ArenaStep, Contest, Hall
from pbem.engine.arena.results import Results
from pbem.engine.file.genesis import Player
from pbem.engine.file.history import Record
from pbem.engine.play import play
from pbem.engine.table.terms import Data
from pbem.engine.words.report import write_report
from pbem.engine.words.template import header
from pbem.local import arena_games, bots, map_files, registry
from pbem.rulesets.risk.bots import random_player as conquest
from pbem.trust.signers import IdentitySigner, identity_from_seed
from players import race_orders
from players.chance import Chance

NAMES = ("anna", "bob", "cleo", "dora", "emil", "fay")
NO_CHOICES: Mapping[str, Any] = MappingProxyType({})


@cache
def key_of(who: str) -> IdentitySigner:
    """The key of a player of the tests, always the same."""
    return identity_from_seed(sha256(who.encode()).digest())


@attrs.frozen
class Match:
    """
    A game that is to be played.

    `players` are the first so many of NAMES, `keyed` says that they sign. `frills`: how often, in
    percent, they try something odd. `name` is that of the game.
    """

    rules: str
    players: int = 3
    options: tuple[str, ...] = ()
    choices: Mapping[str, Any] = NO_CHOICES
    seed: int = 0
    frills: int = 15
    keyed: bool = False
    name: str = "match"

    def __str__(self) -> str:
        chosen = [f"{name}-{value}" for name, value in self.choices.items()]
        return "+".join([self.rules, str(self.players), *self.options, *chosen, str(self.seed)])

    @property
    def chance(self) -> Chance:
        """What the players decide by lot."""
        return Chance(f"player of {self}")

    def begin(self) -> play.Applied:
        """Begin the game and play its set-up by chance."""
        ruleset = registry.load(self.rules)
        players = [
            Player(id_, id_.title(), key_of(id_).public.line if self.keyed else "") for id_ in NAMES[: self.players]
        ]
        seed = sha256(f"dice of {self}".encode()).digest()
        return play.begin(
            ruleset,
            self.name,
            players,
            board(ruleset.map_id),
            key_of("sealer"),
            seed=seed,
            options=self.options,
            choices=dict(self.choices),
        )

    def documents(self, game: play.Game, chance: Chance) -> list[Data]:
        """Let everybody who is awaited write an order file, and now and then one who may."""
        awaited = game.awaited
        if awaited is None:
            return []
        also = [seat for seat in awaited.may if chance.hits(self.frills)]
        return [self.orders(game, seat, chance) for seat in (*awaited.must, *also)]

    def orders(self, game: play.Game, seat: str, chance: Chance) -> Data:
        """Let a seat write an order file."""
        write: Callable[..., Data] = (
            race_orders.write_orders if self.rules.startswith("across") else conquest.write_orders
        )
        document = header(game, seat) | write(game.table, game.state, seat, chance, self.frills)
        if not self.keyed:
            return document
        return play.sign_orders(game, document, key_of(seat), key_of(seat).root)

    def play(self) -> Iterator["Step"]:
        """Play to the end, a record at a time, each from the bytes of the one before."""
        chance = self.chance
        step = Step.of(self.begin())
        yield step
        while step.game.awaited is not None:
            documents = self.documents(step.game, chance)
            step = Step.of(play.apply(step.game, documents, key_of("sealer")))
            yield step


@attrs.frozen
class Step:
    """A record that was played, and the game as it is read from the bytes that were written."""

    applied: play.Applied
    game: play.Game

    @classmethod
    def of(cls, applied: play.Applied) -> "Step":
        return cls(applied, play.load_game(applied.data, registry.load))

    @property
    def data(self) -> bytes:
        return self.applied.data

    @property
    def record(self) -> Record:
        return self.applied.record

    @property
    def report(self) -> str:
        """What is mailed to everybody."""
        game, applied = self.game, self.applied
        return write_report(
            game.file.genesis, game.table, applied.record, applied.before, applied.events, applied.after
        )


@cache
def board(name: str) -> Data:
    """Load a map of the project."""
    return map_files.load(name)


# ── Bots among themselves ─────────────────────────────────────────────────────────────────────────


def contest(
    rules: str, styles: tuple[str, ...], options: tuple[str, ...] = (), choices: Mapping[str, Any] = NO_CHOICES
) -> Contest:
    """What bots are to play, on the map of the rule set; choices that name a player of the tests mean their seat."""
    map_id = registry.load(rules).map_id
    played = Contest(rules, styles, options, "{}", json.dumps(board(map_id) if map_id else {}))
    seats = dict(zip(NAMES, played.seats, strict=False))
    chosen = {name: seats.get(one, one) if isinstance(one, str) else one for name, one in choices.items()}
    return attrs.evolve(played, choices=json.dumps(chosen))


def steps(played: Contest, number: int) -> Iterator[ArenaStep]:
    """Let bots play a game of the arena; nothing that they write may be refused."""
    ruleset = registry.load(played.rules)
    hall = Hall(played, ruleset, {style: bots.load(ruleset, style) for style in played.styles})
    for step in hall.steps(number):
        assert [one.amends for one in step.proposals.values() if one.amends] == []
        yield step


def is_won(played: Contest, number: int) -> bool:
    """Whether a game of the arena is won in the end."""
    *_, last = steps(played, number)
    return bool(last.game.table.winners(last.game.state))


def wins(rules: str, one: str, other: str, games: int) -> Fraction:
    """How much of so many games of two the first style wins."""
    played = contest(rules, (one, other))
    hall = arena_games.hall(played)
    return Results.of(played, map(hall.bout, range(1, games + 1))).of_style(one).share
