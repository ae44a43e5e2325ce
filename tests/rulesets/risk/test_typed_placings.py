"""New armies as people type them: what each line means, and what must be asked about. Nine armies are due."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.play.play import check
from pbem.engine.short.reading import doubted_alone, read_short
from pbem.local import registry

pytestmark = pytest.mark.spelling

GAME = Path(__file__).parent.parent.parent.parent / "examples" / "worked-4-elimination" / "farm-01-015.toml"
MEANT = """
Siam +3 Brazil +3 || 3 Siam, 3 Brazil
Siam 5 India 4 || 5 Siam, 4 India
5 Siam. 4 India. || 5 Siam, 4 India
5 Siam; India 4 || 5 Siam, 4 India
Alaska 4 / Iceland 5 || 4 Alaska, 5 Iceland
5x Siam, 4x India || 5 Siam, 4 India
Siam x5, India x4 || 5 Siam, 4 India
Siam (5) India (4) || 5 Siam, 4 India
(5) Siam, (4) India || 5 Siam, 4 India
Siam = 5, India = 4 || 5 Siam, 4 India
Siam - 5, India - 4 || 5 Siam, 4 India
My new troops: 2 Alaska, 4 Iceland || 2 Alaska, 4 Iceland
Siam gets five and India gets four || 5 Siam, 4 India
India should get 4 more, Siam 5 || 4 India, 5 Siam
five for India and the other four for Siam || 5 India, 4 Siam
5 go to Siam, the last 4 to India || 5 Siam, 4 India
beef up Siam with 2 more || 2 Siam
reinforce Alaska w/ 6 || 6 Alaska
3 troops each to Alaska, Siam, and India || 3 Alaska, 3 Siam, 3 India
Siam and India both get 2, Brazil 5 || 2 Siam, 2 India, 5 Brazil
2 each in Siam and India and the rest in Brazil || 2 Siam, 2 India, rest Brazil
put a couple in Iceland, half a dozen in Siam || 2 Iceland, 6 Siam
all nine on Siam || 9 Siam
the 9 armies all to Siam || 9 Siam
every last man to Iceland || all Iceland
all my reinforcements on Siam || all Siam
remaining armies: Kamchatka || rest Kamchatka
3/3 split between Siam and N Africa || 3 Siam, 3 North Africa
5/4 Siam/India || 5 Siam, 4 India
split evenly: Siam, India, Brazil || 3 Siam, 3 India, 3 Brazil
8 split equally between Siam and India || 4 Siam, 4 India
a third to Siam, the rest to India || 3 Siam, 6 India
Spread them evenly over Siam, India and Brazil || 3 Siam, 3 India, 3 Brazil
My nine armies: five Siam, four India || 5 Siam, 4 India
My nine armies: five Siam, rest India || 5 Siam, rest India
my new armies go to Siam || all Siam
My reinforcements go on Siam || all Siam
Put 4 in Siam. Everything else goes in India. || 4 Siam, rest India
Siam -> 5, India -> 4 || 5 Siam, 4 India
Siam-5, India-4 || 5 Siam, 4 India
Siam takes 5, India takes 4 || 5 Siam, 4 India
To Siam: 5. To India: 4. || 5 Siam, 4 India
On Siam I put 5, on India 4 || 5 Siam, 4 India
9 reinforcements to be placed in Siam || 9 Siam
Can I have 6 of my new armies in Siam and the last 3 in Brazil || 6 Siam, 3 Brazil
"""
ASKED = """
not 3 on Siam
3 or 4 on Siam
3-4 on Siam
3 less on Siam
3 fewer on Siam, 6 on India
about 5 on Siam
at least 5 on Siam
5 from Siam
3 to Siam India
5, Siam 4, India
Siam 5 to India 4
Siam 4 > India 5
Siam 5, 4
Siam -5
Siam > 5
new armies on Siam and India
6 Siam, rest
place 90 2 Siam, rest India
My ten armies: five Siam, rest India
Siam, India: 9
the rest to Siam and India
half to Siam, half to India
split the 8 evenly between Siam, India and Brazil
I placed 3 on Siam
5 on Siam if Ben attacks
"""


LISTS = {
    "* Siam > India *": "attack Siam > India",
    "a) Siam gets 6 b) Siam attacks India": "place 6 Siam\nattack Siam > India",
    "1) 9 in Egypt 2) Egypt attacks Congo 3) Siam to China 2": "place 9 Egypt\nattack Egypt > Congo\nmove 2 Siam > China",
    "1. Siam 5, 2. China 4": "place 5 Siam, 4 China",
    "1. attack Siam > India keep 2. Place 9 Siam": "attack Siam > India keep 2\nplace 9 Siam",
    "attack Siam > India\nEgypt > Congo": "attack Siam > India\nattack Egypt > Congo",
    "trade Siam, China, joker\nSiam 5\nChina 4": "trade Siam, China, joker\nplace 5 Siam, 4 China",
}


HEADINGS = {
    "Reinforcements:\n\nSiam 5\nChina: 4": "place 5 Siam, 4 China",
    "Attack phase\n\n1. Siam > India\n2. Egypt > Congo, keep 2": "attack Siam > India\nattack Egypt > Congo keep 2",
    "Attacks:\nIndia from Siam\nkeep 2\n\nCongo from Egypt": "attack Siam > India keep 2\nattack Egypt > Congo",
    "Attack: Siam > India\nEgypt > Congo\n\nFree move:\nChina > Siam 3": (
        "attack Siam > India\nattack Egypt > Congo\nmove 3 China > Siam"
    ),
    "My moves:\nSiam > India\nChina > Siam 3": "attack Siam > India\nmove 3 China > Siam",
    "Cards:\nSiam, China, joker\n\nTroops:\nall Siam": "trade Siam, China, joker\nplace all Siam",
    "cards: Siam, China, joker": "trade Siam, China, joker",
    "attack Siam > India\n9 to Egypt, then attack Congo from there": (
        "attack Siam > India\nplace 9 Egypt\nattack Egypt > Congo"
    ),
}


HAND = ["alaska", "peru", "brazil", "quebec", "joker"]
"""A cannon, a horse, a soldier, a cannon."""
CARDS = {
    "I'm swapping my cards (one of each)": ["Peru", "Brazil", "Quebec"],
    "Trade in the matching set": ["Alaska", "Quebec", "joker"],
    "cash in my set: artillery": ["Alaska", "Quebec", "joker"],
    "Hand in three cards, pick whichever give me most": ["Peru", "Brazil", "Quebec"],
    "I make the set with Alaska, Peru and the joker": ["Alaska", "Peru", "joker"],
    "trade (Alaska, Peru and Brazil)": ["Alaska", "Peru", "Brazil"],
    "trade the soldier, the horse and the Quebec cannon": ["Peru", "Brazil", "Quebec"],
    "trade the soldier, the horse and Alaska": ["Alaska", "Peru", "Brazil"],
}
NO_TRADES = ("trade my cards next turn", "trade 2 cards", "trade all my cards", "trade three soldiers")


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def seat_of(game: Game) -> str:
    (seat,) = game.awaited.must if game.awaited else ()
    return seat


@pytest.mark.parametrize("line", MEANT.strip().splitlines())
def test_a_placement_has_its_places_each_with_its_amount(game: Game, line: str) -> None:
    typed, _, meant = line.partition(" || ")
    said, plain = (read_short(game, seat_of(game), one, "typed") for one in (typed, f"place {meant}"))
    assert said is not None
    assert plain is not None
    assert (said.problems, said.doubtful, said.slips) == ((), (), ())
    assert said.data == plain.data


@pytest.mark.parametrize(("typed", "meant"), [*LISTS.items(), *HEADINGS.items()])
def test_marks_and_headings_of_a_list_say_what_its_entries_are(game: Game, typed: str, meant: str) -> None:
    said, plain = (read_short(game, seat_of(game), one, "typed") for one in (typed, meant))
    assert said is not None
    assert plain is not None
    assert (said.problems, said.doubtful) == ((), ())
    assert said.data == plain.data


@pytest.mark.parametrize("line", ASKED.strip().splitlines())
def test_a_word_of_no_class_and_amounts_out_of_order_are_asked_about(game: Game, line: str) -> None:
    seat = seat_of(game)
    file = read_short(game, seat, line, "typed") or doubted_alone(game, seat, line, "typed")
    assert file is not None
    assert file.problems or file.doubtful or file.slips


def test_shares_are_of_the_armies_due_without_sets(game: Game) -> None:
    """What a set brings is then missing, and is asked about."""
    state = game.state.copy()
    seat = seat_of(game)
    state.hands[seat] = ["alaska", "peru", "joker"]
    file = read_short(game, seat, "trade best\nsplit evenly: Siam, India, Brazil", "typed", state)
    assert file is not None
    assert file.data["place"] == {"Siam": 3, "India": 3, "Brazil": 3}


def test_each_own_territory_gets_one_and_may_get_more(game: Game) -> None:
    seat = seat_of(game)
    file = read_short(game, seat, "one on each of my territories and 2 extra on Siam", "typed")
    assert file is not None
    placed = file.data["place"]
    assert placed.pop("Siam") == 3
    assert [*placed.values()] == [1] * (list(game.state.owners).count(seat) - 1)


def test_places_of_others_are_refused(game: Game) -> None:
    file = read_short(game, seat_of(game), "5 on Ural, 4 on Siam", "typed")
    assert file is not None
    assert {one.code for one in check(game, [file.data]).readings[0].problems} >= {"E-PLACE-OWNER"}


@pytest.mark.parametrize(("typed", "cards"), CARDS.items())
def test_a_set_is_named_or_said_by_its_figures(game: Game, typed: str, cards: list[str]) -> None:
    state = game.state.copy()
    state.hands[seat_of(game)] = HAND
    file = read_short(game, seat_of(game), typed, "typed", state)
    assert file is not None
    assert (file.problems, file.doubtful) == ((), ())
    assert file.data["trade"] == [cards]


@pytest.mark.parametrize("typed", NO_TRADES)
def test_no_other_words_of_cards_turn_in_a_set(game: Game, typed: str) -> None:
    state = game.state.copy()
    state.hands[seat_of(game)] = HAND
    file = read_short(game, seat_of(game), f"9 Siam\n{typed}", "typed", state)
    assert file is not None
    assert file.problems or file.doubtful
