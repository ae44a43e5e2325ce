"""Luck: exact odds, rows by player and by pair, and what a rigged game looks like."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import attrs
import pytest
from conftest import Run
from players.chance import Chance
from sample_games import small_games
from sample_games.small_games import Maker, document

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.foresight import odds as counting
from pbem.engine.foresight.luck import IN_ALL, Luck, count_luck
from pbem.engine.foresight.odds import MOST_EXACT, Measure, Odds, Trial
from pbem.engine.proof.audit import Turn, replay, verify
from pbem.engine.table.rooms import Foresight
from pbem.engine.table.terms import Seat
from pbem.local import map_files, registry
from pbem.rulesets.across_the_continent.words.outlook import TWO_DICE
from pbem.rulesets.risk.bots.random_player import write_orders
from pbem.rulesets.risk.odds.room import _odds
from pbem.rulesets.risk.play.comparison import compare
from pbem.trust.dice import SeededDice

COIN: Odds = ((0, 1, 1), (1, 0, 1))
CROOKED: Odds = ((2, 0, 1), (0, 0, 3), (0, 3, 2))
IDLE: Odds = ((0, 0, 6),)
BATTLES = {(a, d): _odds(a, d) for a in (1, 2, 3) for d in (1, 2)}


def chance(throws: Mapping[Odds, int], score: int) -> Fraction:
    """The chance of throws that are few enough to be counted exactly."""
    found = counting.chance(throws, score)
    assert not found.doubt
    return found.most


# ── exact odds ───────────────────────────────────────────────────────────────────────────────────


def enumerated(throws: Mapping[Odds, int], score: int) -> Fraction:
    """The chance by going through everything that can fall, one by one."""
    each = [odds for odds, times in throws.items() for _ in range(times)]
    total = prod(sum(ways for _, _, ways in odds) for odds in each)
    falls = [
        (sum(others - own for own, others, _ in fall), prod(ways for _, _, ways in fall)) for fall in product(*each)
    ]
    mean = Fraction(sum(score_ * ways for score_, ways in falls), total)
    far = abs(score - mean)
    return Fraction(sum(ways for score_, ways in falls if abs(score_ - mean) >= far), total)


@pytest.mark.rule("engine/foresight/luck 1.1", "engine/foresight/luck 2.1")
@pytest.mark.parametrize(
    "throws",
    [
        {COIN: 1},
        {COIN: 6},
        {CROOKED: 5},
        {IDLE: 3},
        {CROOKED: 3, COIN: 3, IDLE: 1},
        {BATTLES[3, 2]: 4, BATTLES[1, 1]: 3},
        {BATTLES[3, 2]: 2, BATTLES[3, 1]: 2, BATTLES[2, 2]: 2, BATTLES[2, 1]: 1, BATTLES[1, 2]: 2},
        {TWO_DICE: 3},
        {TWO_DICE: 2, COIN: 3},
    ],
)
def test_chances_are_those_of_full_enumeration(throws: dict[Odds, int]) -> None:
    scores = [[others - own for own, others, _ in odds] for odds, n in throws.items() for _ in range(n)]
    lowest, highest = sum(map(min, scores)), sum(map(max, scores))
    for score in range(lowest, highest + 1):
        assert chance(throws, score) == enumerated(throws, score), score


def test_the_dice_of_a_battle_are_enumerated_too() -> None:
    """Two throws of three against two, die by die: 6^10 falls would be many, 6^5 twice are not."""
    fallen: dict[int, int] = {}
    for pips in product(range(1, 7), repeat=5):
        lost, killed = compare(pips[:3], pips[3:])
        fallen[killed - lost] = fallen.get(killed - lost, 0) + 1
    assert fallen == {2: 2890, 0: 2611, -2: 2275}
    assert chance({BATTLES[3, 2]: 1}, 2) == Fraction(2890 + 2275, 7776)
    assert chance({BATTLES[3, 2]: 1}, 0) == 1
    assert chance({BATTLES[3, 2]: 2}, -4) == Fraction(2275**2, 7776**2)


def test_what_is_just_expected_has_the_chance_one() -> None:
    assert chance({TWO_DICE: 9}, -63) == 1
    assert chance({}, 0) == 1


@pytest.mark.rule("engine/foresight/luck 1.1")
def test_many_throws_are_counted_exactly() -> None:
    """A thousand coins: all heads or all tails are two ways among 2^1000."""
    assert chance({COIN: 1000}, 1000) == Fraction(2, 2**1000)
    # The other end lies farther from 2/3, which is expected: two ways here and one there.
    assert chance({COIN: 999, CROOKED: 1}, 999 + 3) == Fraction(2 + 1, 6 * 2**999)


MANY = {BATTLES[3, 2]: 1300, BATTLES[2, 1]: 400, BATTLES[1, 1]: 200, COIN: 90, CROOKED: 60}


@pytest.mark.rule("engine/foresight/luck 1.2")
@pytest.mark.parametrize("away", [1, 40, 160, 700])
def test_of_more_throws_the_chance_lies_within_the_doubt_that_is_counted_with_it(
    away: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against the exact count of the same throws; and the doubt is small."""
    assert sum(MANY.values()) > MOST_EXACT
    score = round(counting.expected(MANY, 1) - counting.expected(MANY, 0)) + away
    found = counting.chance(MANY, score)
    monkeypatch.setattr(counting, "MOST_EXACT", 10**6)
    exact = counting.chance(MANY, score)
    assert not exact.doubt
    assert exact.most <= found.most <= exact.most + found.doubt
    assert 0 < found.doubt < Fraction(1, 2**100)
    assert found.most == min(found.most, 1)


def test_a_hundred_thousand_throws_are_counted_to_thirty_places() -> None:
    """Fair coins, against the bell curve: one deviation in the middle, none far away."""
    throws = {COIN: 100_000}
    found = counting.chance(throws, 316)
    assert abs(found.most - Fraction(3191, 10_000)) < Fraction(1, 1000)
    assert found.doubt < Fraction(1, 10**30)
    assert counting.chance(throws, 100_000).most < Fraction(1, 10**30)
    assert counting.chance({COIN: 100_001}, 1).most == 1


# ── rows ─────────────────────────────────────────────────────────────────────────────────────────


class Tosses(Foresight):
    """A table whose events are trials already."""

    def trials(self, _before: Any, events: Sequence[Trial], /) -> Sequence[Trial]:
        return events

    def measure(self) -> Measure:
        return Measure("lost", "killed", "attacker", "defender", "")


class Solo(Tosses):
    """The same where nobody answers."""

    def measure(self) -> Measure:
        return Measure("pips", "", "thrower", "", "")


def turn(authors: str, witnesses: str, *trials: Trial) -> Turn:
    record = Record(1, (), (), tuple((name, "") for name in witnesses.split()), "", "")
    toss = Genesis("toss", "toss/1", "open", "face-up", (), {}, {}, ())
    return Turn(record, tuple(authors.split()), None, trials, None, toss)


def tossed(seat: str, other: str, *, won: bool) -> Trial:
    return Trial(seat, other, *((0, 1) if won else (1, 0)), COIN)


def rows(luck: Luck) -> dict[tuple[str, str], tuple[int, int, int]]:
    return {(row.seat, row.role): (row.figures.throws, row.figures.own, row.figures.others) for row in luck.players}


def test_every_throw_counts_for_both_sides() -> None:
    luck = count_luck(
        Tosses(None),
        ("anna", "ben"),
        [
            turn("anna", "", tossed("anna", "ben", won=True), tossed("anna", "ben", won=True)),
            turn("ben", "", tossed("ben", "anna", won=True), tossed("ben", "neutral", won=False)),
        ],
    )
    assert luck.throws == 4
    assert rows(luck) == {
        ("anna", "attacker"): (2, 0, 2),
        ("anna", "defender"): (1, 1, 0),
        ("anna", IN_ALL): (3, 1, 2),
        ("ben", "attacker"): (2, 1, 1),
        ("ben", "defender"): (2, 2, 0),
        ("ben", IN_ALL): (4, 3, 1),
    }


def test_the_two_sides_of_the_same_throws_have_the_same_chance() -> None:
    trials = [Trial("anna", "ben", 2, 0, BATTLES[3, 2]), Trial("anna", "ben", 0, 1, BATTLES[3, 1])]
    luck = count_luck(Tosses(None), ("anna", "ben"), [turn("anna", "ben", *trials)])
    attacker, _, defender, _ = (row.figures for row in luck.players)
    assert attacker.chance == defender.chance
    assert attacker.own_expected == defender.others_expected == Fraction(7161 + 441 * 6, 7776)
    assert attacker.own_expected + attacker.others_expected == 3


def test_pairs_are_those_who_made_the_dice_of_a_record_together() -> None:
    luck = count_luck(
        Tosses(None),
        ("anna", "ben", "cleo"),
        [
            turn("cleo", "anna", tossed("cleo", "ben", won=True)),
            turn("anna", "host", tossed("anna", "ben", won=True)),
            turn("anna", "ben", tossed("anna", "cleo", won=False), tossed("cleo", "ben", won=True)),
            turn("anna ben", "ben cleo", tossed("anna", "ben", won=True)),
        ],
    )
    assert [(row.author, row.witnesses, row.figures.throws) for row in luck.pairs] == [
        ("anna", ("ben",), 1),
        ("anna", ("ben", "cleo"), 1),
        ("anna", ("host",), 1),
        ("ben", ("ben", "cleo"), 1),
        ("cleo", ("anna",), 1),
    ]
    assert len(luck.figures) == len(luck.players) + 5


def test_where_nobody_answers_a_player_has_one_row() -> None:
    trial = Trial("emil", "", 9, 0, TWO_DICE)
    luck = count_luck(Solo(None), ("emil", "fay"), [turn("emil", "fay", trial, trial)])
    assert rows(luck) == {("emil", "thrower"): (2, 18, 0)}
    assert luck.players[0].figures.own_expected == 14


# ── fair games and a rigged one ──────────────────────────────────────────────────────────────────


def fought(seed: int, battles: int) -> Iterator[tuple[Odds, int]]:
    """Battles as they are fought: on and on while it looks well, which hangs on what fell."""
    stream = SeededDice(sha256(f"fair {seed}".encode()).digest()).stream("battle")
    for _ in range(battles):
        mine, theirs = 3 + stream.below(10), 1 + stream.below(6)
        while mine >= max(theirs, 2) and theirs:
            sides = min(3, mine - 1), min(2, theirs)
            attack, defence = ([stream.d6() for _ in range(side)] for side in sides)
            lost, killed = compare(attack, defence)
            mine, theirs = mine - lost, theirs - killed
            yield BATTLES[sides], killed - lost


def fair_chance(seed: int) -> Fraction:
    throws: dict[Odds, int] = {}
    score = 0
    for odds, won in fought(seed, 25):
        throws[odds] = throws.get(odds, 0) + 1
        score += won
    return chance(throws, score)


@pytest.mark.thorough
def test_the_chances_of_fair_games_are_spread_evenly() -> None:
    """Of 600, about a tenth lie below one tenth, and so on; fewer, if anything: dice are lumpy."""
    chances = [fair_chance(seed) for seed in range(600)]
    for tenth in range(1, 10):
        below = sum(one <= Fraction(tenth, 10) for one in chances)
        assert 60 * tenth - 55 <= below <= 60 * tenth + 25, (tenth, below)
    assert sum(one <= Fraction(1, 100) for one in chances) <= 14


@cache
def played(tries: int, turns: int) -> bytes:
    """
    A conquest in mode next, each turn by its author and its witness.

    With every turn of anna, she and ben try so many orders and publish those with the best dice.
    """
    maker = Maker.of(RISK, invited_to_conquest())
    for number in range(turns):
        seat = maker.state.mover
        orders = write_orders(maker.table, maker.state, seat, Chance(f"plan {number}"), frills=0)
        fakes = [renamed(maker, orders, one) for one in range(tries if seat == "anna" else 1)]
        maker = max(fakes, key=lambda one: lead(one, seat))
    return maker.data


def renamed(maker: Maker, orders: dict[str, Any], number: int) -> Maker:
    """The game one turn later, by the same plan with other names for the attacks: other dice."""
    attacks = [{**entry, "id": f"{entry['id']}x{number}"} for entry in orders["attack"]]
    then = attrs.evolve(maker)
    then.add([document(then.game, maker.state.mover, **{**orders, "attack": attacks})])
    return then


def lead(maker: Maker, seat: str) -> int:
    state = maker.state
    pairs = zip(state.owners, state.armies, strict=True)
    return sum(armies if owner == seat else -armies for owner, armies in pairs)


RISK = registry.load("risk-parker")
SEATS = ("anna", "ben", "cleo")


def invited_to_conquest() -> Genesis:
    """As `small_games.invited`, but with a board."""
    terms = RISK.terms([Seat(id_, id_.title()) for id_ in SEATS], (), {}, map_files.load("classic"))
    plain = small_games.invited(RISK, "next", *SEATS)
    genesis = attrs.evolve(plain, options=terms.options, choices=terms.choices, board=terms.board)
    players = [attrs.evolve(one, joined=small_games._joined(genesis, one.id)) for one in genesis.players]
    return attrs.evolve(genesis, players=tuple(players))


@pytest.fixture
def conquest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real game among the rule sets of the tests."""
    monkeypatch.setitem(small_games.RULESETS, "risk-parker", RISK)


def luck_of(data: bytes) -> Luck:
    assert verify(data, small_games.find).ok
    table: Any = small_games.play.load_game(data, small_games.find).table
    return count_luck(table.foresight, SEATS, replay(data, small_games.find))


@pytest.mark.thorough
def test_author_and_witness_who_try_orders_until_the_dice_smile_show_in_their_pair(conquest: None) -> None:
    """Trust 5.4: the best of 20 tries in each of a few turns; the others stay what they are."""
    luck = luck_of(played(20, 21))
    pairs = {(row.author, *row.witnesses): row.figures for row in luck.pairs}
    assert list(pairs) == [("anna", "ben"), ("ben", "cleo"), ("cleo", "anna")]
    assert pairs["anna", "ben"].chance < Fraction(1, 500)
    assert pairs["anna", "ben"].chance == min(figures.chance for figures in luck.figures)
    assert pairs["ben", "cleo"].chance > Fraction(1, 200)
    assert pairs["cleo", "anna"].chance > Fraction(1, 200)


def test_the_same_game_without_tries_shows_nothing(conquest: None) -> None:
    luck = luck_of(played(1, 15))
    assert min(figures.chance for figures in luck.figures) > Fraction(1, 20 * len(luck.figures))


@pytest.mark.thorough
def test_the_command_names_the_pairs_of_a_game_with_witnesses(conquest: None, pbem: Run, tmp_path: Path) -> None:
    path = tmp_path / "rigged.toml"
    path.write_bytes(played(20, 15))
    result = pbem("luck", path)
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert " author witness throws lost expect killed expect chance anna ben " in said
    assert "Author and witness make the dice together: one alone can choose nothing" in said
    assert "The seed stands in the file" not in said
    assert max(map(len, result.stdout.splitlines())) <= 79
