"""Hidden hands beside the cases: reading at home and elsewhere, states from enemies, rulings."""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from scenes import Scene, set_scene, setting_of

from pbem.engine.foresight.forecast import Work
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import CARDS, DEALER, FACE_UP, PRIVATE, Seat
from pbem.errors import FaultsError, InputError
from pbem.local import map_files
from pbem.rulesets.risk import RISK_1959_REPRINT, RISK_PARKER
from pbem.rulesets.risk.odds.plan import foresee
from pbem.rulesets.risk.orders import TurnOrders
from pbem.rulesets.risk.play.administration import minimal, resign
from pbem.rulesets.risk.play.corrections import correct
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.resolution import awaited, blank
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.snapshot import dump, load
from pbem.rulesets.risk.state import is_sound
from pbem.rulesets.risk.words.restated_orders import restate
from pbem.rulesets.risk.words.rooms import describe
from pbem.rulesets.risk.words.standing import headline, standing

pytestmark = pytest.mark.spelling

BOARD = "board: Siam anna 8, India cleo 1; others bob 1\n"


def scene_of(cards: str, rows: str = "") -> Scene:
    return set_scene(f"cards: {cards}\n{BOARD}{rows}")


def told_after(scene: Scene, events: Any) -> list[str]:
    """Let events happen, and tell them."""
    rows = []
    for event in events:
        evolve(scene.setting, scene.state, event)
        rows += describe(scene.setting, event)
    assert load(scene.setting, dump(scene.setting, scene.state)) == scene.state
    return rows


# ── the table ────────────────────────────────────────────────────────────────────────────────────


def test_the_conquest_game_can_be_played_with_cards_held_in_three_ways() -> None:
    assert RISK_PARKER.cards == CARDS == (FACE_UP, DEALER, PRIVATE)
    seats = [Seat(id_, id_.title()) for id_ in ("anna", "bob")]
    terms = RISK_PARKER.terms(seats, (), {}, map_files.load("classic"))
    assert terms.cards == FACE_UP
    for cards in CARDS:
        table = RISK_PARKER.table(seats, terms._replace(cards=cards))
        assert table.cards.deck_size == 44
    with pytest.raises(FaultsError, match='no way to hold cards "privat"; did you mean "private"'):
        RISK_PARKER.table(seats, terms._replace(cards="privat"))


def test_a_number_of_a_card_is_its_place_in_the_deck() -> None:
    setting = setting_of(cards=DEALER)
    assert setting.numbers(["alaska", "joker", "siam", "joker"]) == [0, 42, 37, 43]
    assert setting.seen(["t", "peru", "dealt:0:x"], {"dealt:0:x": 42}) == ["t", "peru", "joker"]


def test_looking_at_ones_cards_changes_nothing() -> None:
    scene = scene_of(DEALER, "hand anna: Egypt, (Peru)\nhand bob: (Siam)")
    before = scene.state.copy()
    looked = scene.setting.reveal(scene.state, scene.seen_by_owner())
    assert looked.hands["anna"] == ["egypt", "peru"]
    assert looked.peeked["anna"] == ["peru"]
    assert looked.hands["bob"] == before.hands["bob"]
    assert scene.state == before


def test_the_head_of_a_report_says_how_cards_are_held() -> None:
    heads = {cards: headline(RISK_PARKER.preset, setting_of(cards=cards), ()) for cards in CARDS}
    assert len(heads[FACE_UP]) == 1
    assert heads[DEALER][1].startswith("Cards dealer: hands lie face down; the host")
    assert heads[PRIVATE][1].endswith("each card is drawn from a whole deck.")


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def read(scene: Scene, text: str, opened: Mapping[str, int]) -> tuple[TurnOrders, Sheet]:
    sheet = Sheet(tomllib.loads(text), opened=opened)
    orders = read_orders(scene.setting, scene.state, scene.seat, sheet)
    assert isinstance(orders, TurnOrders)
    return orders, sheet


def test_at_home_orders_open_what_they_use_and_nothing_else() -> None:
    scene = scene_of(PRIVATE, "hand anna: (Peru), Peru, (Siam), (Egypt), (Alaska)")
    peru, _, siam, egypt, _ = scene.state.hands["anna"]
    text = 'trade = [["Peru", "Egypt", "Siam"]]\nplace = { Siam = "rest" }'
    orders, sheet = read(scene, text, scene.seen_by_owner())
    assert not sheet.problems
    assert orders.opened == ((siam, "siam"), (egypt, "egypt"))
    # Signed, the file holds just these openings, and says the same.
    signed, sheet = read(scene, text, {siam: 37, egypt: scene.croupier.known[egypt]})
    assert not sheet.problems
    assert signed == orders
    assert peru not in dict(orders.opened)


def test_of_two_hidden_cards_of_one_name_the_older_is_opened() -> None:
    scene = scene_of(PRIVATE, "hand anna: (Siam), (Peru), (Peru), (Egypt)")
    siam, older, _, egypt = scene.state.hands["anna"]
    text = 'trade = [["Peru", "Egypt", "Siam"]]\nplace = { Siam = "rest" }'
    orders, _ = read(scene, text, scene.seen_by_owner())
    assert [token for token, _ in orders.opened] == [siam, older, egypt]


def test_a_warning_at_home_names_the_sets() -> None:
    scene = scene_of(DEALER, "hand anna: (Siam), (Peru), (Quebec), (Egypt), (Ural)")
    text = "place = { Siam = 3 }"
    (home,) = read(scene, text, scene.seen_by_owner())[1].problems
    assert home.code == "W-CARDS-LOST"
    assert "with five cards the oldest (Siam) is discarded" in home.message
    assert home.hint.startswith("turn in a set: Siam + Peru + Egypt")
    (elsewhere,) = read(scene, text, {})[1].problems
    assert "with five cards the oldest is discarded" in elsewhere.message
    assert elsewhere.hint == "turn in a set; `pbem show` shows you your cards"


@pytest.mark.parametrize("cards", [DEALER, PRIVATE])
def test_a_warning_takes_nothing_out_of_the_orders(cards: str) -> None:
    """Whoever loses a card is told of every army, and plans with it, as somebody who loses none."""
    orders_text = 'place = { Siam = 3 }\nattack = [{ from = "Siam", to = "India", keep = 9 }]'
    told = []
    for hand in ("(Peru), (Quebec), (Egypt), (Ural)", "(Siam), (Peru), (Quebec), (Egypt), (Ural)"):
        scene = scene_of(cards, f"hand anna: {hand}")
        orders, sheet = read(scene, orders_text, {})
        assert not sheet.refused
        rows = restate(scene.setting, scene.state, "anna", orders)
        assert rows[0] == "You place 3 armies on Siam."
        told.append((rows, foresee(scene.setting, scene.state, {"anna": orders}, Work(1000))))
    assert [one.code for one in sheet.problems] == ["W-CARDS-LOST"]
    assert told[0] == told[1]


def test_a_refusal_elsewhere_names_no_card_of_anybody() -> None:
    """Whatever lies in the hands, somebody who sees none of it reads the same sentences."""
    text = 'trade = [["Siam", "Peru", "Egypt"], ["Ural", "joker"]]\nplace = { Siam = 3 }'
    hands = (
        "hand anna: (Siam), (Peru), (Egypt)\nhand bob: (Ural)",
        "hand anna: (Ural), (joker), (Alaska)\nhand bob: (Peru)",
    )
    told = [read(scene_of(PRIVATE, hand), text, {})[1].problems for hand in hands]
    assert told[0] == told[1]
    assert len(told[0]) == 5


def test_others_see_the_same_whatever_a_player_holds() -> None:
    told = []
    for hand in (
        "(Siam), (Peru), (Egypt), (joker), (Ural)",
        "(Ural), (Siam), (Alaska), (Peru), (Quebec)",
    ):
        scene = scene_of(DEALER, f"hand anna: {hand}")
        told.append((standing(scene.setting, scene.state), awaited(scene.setting, scene.state)))
    assert told[0] == told[1]


# ── states from elsewhere ────────────────────────────────────────────────────────────────────────

TOKEN = f"dealt:3:{'a' * 64}"
DRAWN = f"private:3:{'a' * 64}:{'b' * 64}"


@pytest.mark.parametrize(
    ("cards", "token", "sound"),
    [
        (DEALER, TOKEN, True),
        (PRIVATE, DRAWN, True),
        (DEALER, DRAWN, False),
        (PRIVATE, TOKEN, False),
        (FACE_UP, TOKEN, False),
        (DEALER, f"dealt:03:{'a' * 64}", False),
        (DEALER, f"dealt:-3:{'a' * 64}", False),
        (DEALER, f"dealt::{'a' * 64}", False),
        (DEALER, f"dealt:{'9' * 11}:{'a' * 64}", False),
        (DEALER, f"dealt:\N{SUPERSCRIPT TWO}:{'a' * 64}", False),
        (DEALER, f"dealt:3:{'A' * 64}", False),
        (DEALER, f"dealt:3:{'a' * 63}", False),
        (DEALER, f"{TOKEN}:", False),
        (PRIVATE, f"private:3:{'a' * 64}", False),
        (DEALER, "", False),
        (DEALER, ":::", False),
    ],
)
def test_a_token_has_one_form(cards: str, token: str, sound: bool) -> None:
    assert is_sound(cards, token) is sound


def spoilt(scene: Scene, change: Callable[[dict[str, Any]], None]) -> str:
    """Return why a state is refused that was changed so."""
    data = dump(scene.setting, scene.state.copy())
    change(data)
    with pytest.raises(ValueError, match=":") as caught:
        load(scene.setting, data)
    return str(caught.value)


def test_a_card_face_down_lies_in_one_place() -> None:
    scene = scene_of(DEALER, "hand anna: (Peru)\nhand bob: (Siam)")
    (peru,) = scene.state.hands["anna"]
    assert "more than one place" in spoilt(scene, lambda data: data["hands"].update(bob=[peru]))
    assert "more than one place" in spoilt(scene, lambda data: data["pile"].__setitem__(0, peru))
    twin = peru[:-1] + "f"
    assert "more than one place" in spoilt(scene, lambda data: data["hands"].update(bob=[twin]))
    scene = scene_of(PRIVATE, "hand anna: (Peru)\nhand bob: (Siam)")
    (peru,) = scene.state.hands["anna"]
    assert "more than one place" in spoilt(scene, lambda data: data["hands"].update(bob=[peru]))


def test_a_dealt_deck_is_whole_and_its_pile_face_down() -> None:
    scene = scene_of(DEALER, "hand anna: (Peru), Siam\ndiscard: Egypt")
    assert "not as many" in spoilt(scene, lambda data: data["pile"].pop())
    assert "not as many" in spoilt(scene, lambda data: data["hands"].update(bob=["quebec"]))
    assert "lies open in it" in spoilt(scene, lambda data: data["pile"].__setitem__(0, "quebec"))
    assert "not as many" in spoilt(scene, lambda data: data.pop("pile"))

    def double(data: dict[str, Any]) -> None:
        data["hands"]["bob"] = ["siam"]
        data["pile"].pop()

    assert "siam is in more than one place" in spoilt(scene, double)


def test_without_a_common_deck_there_is_neither_pile_nor_discards() -> None:
    scene = scene_of(PRIVATE, "hand anna: (Peru), Siam, Siam")
    assert "has no pile" in spoilt(scene, lambda data: data.update(pile=["peru"]))
    assert "has no pile" in spoilt(scene, lambda data: data.update(discard=["peru"]))
    assert "unknown here" in spoilt(scene, lambda data: data["hands"].update(bob=["atlantis"]))
    assert "more cards" in spoilt(scene, lambda data: data["hands"].update(bob=["peru"] * 28))


def test_face_up_hands_hold_no_tokens() -> None:
    scene = scene_of(FACE_UP, "hand anna: Peru")
    assert "unknown here" in spoilt(scene, lambda data: data["hands"].update(anna=[TOKEN]))


@pytest.mark.parametrize("cards", CARDS)
def test_a_game_that_has_not_begun_survives_its_plain_form(cards: str) -> None:
    setting = setting_of(cards=cards)
    assert load(setting, dump(setting, blank(setting))) == blank(setting)


def test_hidden_hands_keep_the_order_in_which_cards_came() -> None:
    scene = scene_of(DEALER, "hand anna: Siam, (Peru), Alaska\ndiscard: Egypt, Alberta")
    assert load(scene.setting, dump(scene.setting, scene.state)) == scene.state
    assert scene.state.hands["anna"][0] == "siam"


# ── decided by the group ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("cards", "left"), [(DEALER, 2), (PRIVATE, 0)])
def test_a_player_who_gives_up_takes_the_hidden_cards_along(cards: str, left: int) -> None:
    scene = scene_of(cards, "hand bob: (Peru), Siam")
    rows = told_after(scene, resign(scene.setting, scene.state, "bob"))
    assert "Bob's cards are discarded: Siam (horse) and 1 card." in rows
    assert scene.state.hands["bob"] == []
    assert len(scene.state.discard) == left


def test_a_missed_turn_turns_in_nothing_for_a_hidden_hand() -> None:
    """Not even a set that lies open: the player would have had the choice."""
    scene = scene_of(PRIVATE, "hand anna: Siam, Peru, Egypt, (joker), (Alaska)")
    assert minimal(scene.setting, scene.state, "anna") == {"place": {"siam": 3}}
    scene = scene_of(FACE_UP, "hand anna: Siam, Peru, Egypt, joker, Alaska")
    assert "trade" in minimal(scene.setting, scene.state, "anna")


def rule(scene: Scene, do: str, seat: str, card: str | int) -> list[str]:
    rows = [{"do": do, "seat": seat, "card": card}]
    return told_after(scene, correct(scene.setting, scene.state, rows))


def test_a_ruling_takes_a_hidden_card_by_its_number() -> None:
    for cards, told in (
        (DEALER, "Corrected: Anna gives a card to the discards."),
        (PRIVATE, "Corrected: Anna loses a card."),
    ):
        scene = scene_of(cards, "hand anna: Siam, (Peru), (Egypt)")
        peru = scene.state.hands["anna"][1]
        assert rule(scene, "card-taken", "anna", peru.split(":")[1]) == [told]
        assert peru not in scene.state.hands["anna"]
        assert scene.state.discard == ([peru] if cards == DEALER else [])
        assert len(rule(scene, "card-taken", "anna", "Siam")) == 1
        assert len(scene.state.hands["anna"]) == 1


def test_a_ruling_that_names_a_hidden_card_is_told_the_numbers() -> None:
    scene = scene_of(DEALER, "hand anna: Siam, (Peru), (Egypt)")
    for card in ("Peru", "Quebec"):
        with pytest.raises(InputError, match=r"does not hold .* open; face down: 0, 1"):
            rule(scene, "card-taken", "anna", card)


def test_a_ruling_gives_a_card_face_up_alone() -> None:
    scene = scene_of(DEALER, "hand anna: Siam\ndiscard: Egypt, (Peru)")
    assert rule(scene, "card-given", "anna", "Egypt") == ["Corrected: Anna gets Egypt (horse) from the discards."]
    assert scene.state.hands["anna"] == ["siam", "egypt"]
    for card in ("Peru", "Quebec"):
        with pytest.raises(InputError, match="does not lie open on the discards"):
            rule(scene, "card-given", "anna", card)
    scene = scene_of(PRIVATE, "hand anna: (Siam)")
    assert rule(scene, "card-given", "anna", "Siam") == ["Corrected: Anna gets Siam (horse)."]
    assert scene.state.hands["anna"][1:] == ["siam"]


# ── the rule book ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cards", [DEALER, PRIVATE])
def test_the_lines_of_the_book_survive_mail(cards: str) -> None:
    rows = RISK_1959_REPRINT.rule_book(("card-reroll", "capitals"), {"capital_cards": "conqueror"}, cards)
    assert max(map(len, rows)) <= 79


def test_hidden_hands_have_a_book_of_the_same_rules() -> None:
    """Nothing that a face-up game is told is left out."""
    from test_rulebook import cited

    for options in ((), ("card-reroll", "capitals")):
        face_up = cited("\n".join(RISK_PARKER.rule_book(options, {})))
        for cards in (DEALER, PRIVATE):
            book = "\n".join(RISK_PARKER.rule_book(options, {}, cards))
            missing = face_up - cited(book)
            assert missing <= {"A-29", "A-34", "A-38"}
            assert not missing or cards == PRIVATE
