"""
Whole games with hidden hands, both ways, by players who order at random.

Every edition, every option, every switch; PBEM_GAMES=20 plays each with twenty seeds.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hidden_laws import Dealer, check_hidden, lay_table, play, read
from players.chance import Chance
from players.match import Match
from test_whole_games import CONQUESTS, MOST_RECORDS, OFTEN, SEEDS, reseeded
from thorough import all_but

from pbem.engine.bots.bot import Lots
from pbem.engine.table.terms import DEALER, PRIVATE
from pbem.rulesets.risk.bots.planner import BOLD, CAREFUL
from pbem.rulesets.risk.bots.random_player import RANDOM
from pbem.rulesets.risk.bots.strong import STRONG
from pbem.trust.dice import SeededDice

if TYPE_CHECKING:
    from pbem.engine.bots.bot import Bot
    from pbem.engine.table.terms import Data
    from pbem.rulesets.risk.game import RiskTable
    from pbem.rulesets.risk.state import State


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("cards", [DEALER, PRIVATE])
@pytest.mark.parametrize("match", all_but(CONQUESTS, OFTEN[::3].__contains__), ids=str)
def test_a_game_with_hidden_hands_keeps_its_laws_and_ends(match: Match, cards: str, seed: int) -> None:
    table, dealer = lay_table(match, cards), Dealer(f"{match} {cards} {seed}")
    for record in play(table, reseeded(match, seed), dealer):
        assert dealer.record < MOST_RECORDS
        check_hidden(table, dealer, record)
    assert record.after.winner


@pytest.mark.parametrize("cards", [DEALER, PRIVATE])
@pytest.mark.parametrize("bot", all_but([RANDOM, BOLD, CAREFUL, STRONG], [RANDOM, BOLD].__contains__))
def test_bots_play_with_hidden_hands_and_hands_of_others_change_nothing(bot: Bot, cards: str) -> None:
    """At every decision they are asked again, with other tokens in the hands of the others."""

    def write(table: RiskTable, state: State, seat: str, chance: Chance, _: int) -> Data:
        other = state.copy()
        for one, hand in state.hands.items():
            if one != seat:
                other.hands[one] = [f"{card}0" for card in hand]
        seed = chance.below(256)
        orders, again = (
            bot.decide(table, seen, seat, Lots(SeededDice(bytes([seed] * 32)).stream("bot"))).orders
            for seen in (state, other)
        )
        assert orders == again
        return orders

    match = Match("risk-1959", 3, ("capitals", "card-reroll"), seed=2)
    records = play(lay_table(match, cards), match, Dealer(f"bots {cards}"), write)
    # One that fears everybody, and sees no card of its own, takes its time.
    *_, last = islice(records, 30) if bot is STRONG else records
    assert last.after.winner or bot is STRONG


@pytest.mark.parametrize("cards", [DEALER, PRIVATE])
def test_a_sealed_lie_about_cards_is_refused_or_played_on(cards: str) -> None:
    """A game file may come from an enemy: whatever it says of cards, nothing breaks."""
    match = Match("risk-1959", 4, ("capitals", "card-reroll"), {"capital_cards": "conqueror"}, 3)
    table, dealer = lay_table(match, cards), Dealer(f"lies {cards}")
    records = [record for record in play(table, match, dealer) if record.after.turn > 3]
    chance, accepted = Chance(cards), 0
    for record in records[:40]:
        for _ in range(10):
            data = lied(table.dump(table.copy(record.after)), chance)
            try:
                state = table.load(data)
            except ValueError:
                continue
            accepted += 1
            assert table.dump(state) == data
            play_on(table, state, dealer)
    assert accepted > 10


def lied(data: Data, chance: Chance) -> Data:
    """Move, double, lose or spoil cards of a state."""
    hands = data["hands"]
    seats = [seat for seat in hands if hands[seat]] or list(hands)
    source, target = hands[chance.pick(seats)], hands[chance.pick(list(hands))]
    card = chance.pick(source) if source else "siam"
    match chance.below(7):
        case 0:
            target += [card]
        case 1 if source:
            source.remove(card)
        case 2 if source:
            source.remove(card)
            target += [card]
        case 3:
            target += [chance.pick(["siam", "joker", "dealt:3:x", f"dealt:99:{'a' * 64}", ""])]
        case 4:
            target += [f"private:{chance.below(90)}:{'a' * 64}:{'b' * 64}"] * chance.below(9)
        case 5:
            data["discard"] = [*data.get("discard", []), card]
        case _:
            data["phase"] = chance.pick(["turn", "attack", "elimination"])
            source[:] = ["siam", "joker", "peru"][: chance.below(4)]
    return data


def play_on(table: RiskTable, state: State, dealer: Dealer) -> None:
    """Do with a state what commands do."""
    known = {token: 0 for hand in table.cards.face_down(state).values() for token in hand}
    for reader in (None, *table.setting.seats):
        table.words.show(table.cards.look(state, known), reader)
    wait = table.awaited(state)
    for seat in wait.must if wait else ():
        own = {token: dealer.known.get(token, 0) for token in table.cards.face_down(state)[seat]}
        rows = table.forms.template(table.cards.look(state, own), seat)
        orders = read(table, state, seat, tomllib.loads("\n".join(rows)), own)
        dealer.record += 1
        for event in table.resolve(state, {seat: orders}, dealer.dice()):
            table.evolve(state, event)
            table.words.describe(event)


HAPPENS = {
    DEALER: {
        "CardOpened",
        "CardsForfeited",
        "SetTurnedIn",
        "CardsPassed",
        "CardsDiscarded",
        "PileVeiled",
        "PileRestored",
        "CardDrawn",
        "DieRerolled",
    },
    PRIVATE: {
        "CardOpened",
        "CardsForfeited",
        "SetTurnedIn",
        "CardsReplaced",
        "CardsDiscarded",
        "CardDrawn",
        "DieRerolled",
    },
}


@pytest.mark.thorough
@pytest.mark.parametrize("cards", [DEALER, PRIVATE])
def test_nearly_everything_happens_in_these_games(cards: str) -> None:
    """Else a game that keeps its laws would say little."""
    happened: Counter[str] = Counter()
    for options, seed in ((("card-reroll", "army-cap-12"), 0), (("capitals", "army-cap-12"), 0)):
        match = Match("risk-parker", 6, options, frills=60, seed=seed)
        for record in play(lay_table(match, cards), match, Dealer(f"{cards} {seed}")):
            happened.update(type(event).__name__ for event in record.events)
    assert not HAPPENS[cards] - set(happened)
