"""Cards that lie face down, in both ways to hold them: who sees what, how they pass, how they are used."""

import pytest
from sample_games import card_games
from sample_games.card_games import begun, moved, names, resolved, sight, signed, written
from sample_games.small_games import identity

from pbem.engine.modes.hands import BLIND
from pbem.engine.play import play
from pbem.engine.play.visibility import see
from pbem.engine.proof.audit import verify
from pbem.errors import InputError

SEATS = ("anna", "ben", "cleo")
WAYS = [("private", "next"), ("private", "host"), ("dealer", "host")]


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
def drawn(request: pytest.FixtureRequest) -> play.Applied:
    """A game of three in which everybody holds one card; anna is next."""
    step = begun(*request.param, *SEATS)
    for _ in SEATS:
        step = moved(step.game, draw=True)
    return step


@pytest.mark.rule("engine/play/visibility 1.1", "engine/play/visibility 2.1", "engine/play/visibility 3.1")
def test_everybody_sees_the_own_card_and_nobody_anothers(drawn: play.Applied) -> None:
    game = play.load_game(drawn.data, card_games.find)
    for seat in SEATS:
        (card,) = names(game, seat)
        assert card in {f"c{number}" for number in range(6)}
        for other in set(SEATS) - {seat}:
            assert see(game, other, identity(seat).root) == BLIND


def test_the_file_holds_neither_cards_nor_what_opens_them(drawn: play.Applied) -> None:
    for seat in SEATS:
        for opening in sight(drawn.game, seat).openings.values():
            assert opening.partition(":")[0].encode() not in drawn.data
        assert all(":" in card for card in drawn.after.hands[seat])


def test_a_card_is_used_by_its_name_and_opened_when_the_orders_are_signed(drawn: play.Applied) -> None:
    (card,) = names(drawn.game, "anna")
    document = signed(drawn.game, play=[card])
    (token,) = drawn.after.hands["anna"]
    assert list(document["signed"]["open"]) == [token.split(":")[1]]
    step = resolved(drawn.game, [document])
    assert step.after.discard == [card]
    assert step.after.hands["anna"] == []
    assert step.events[:2] == (("open", "anna", (token, card)), ("play", "anna", (card,)))
    assert verify(step.data, card_games.find).ok


def test_orders_that_use_no_card_open_none(drawn: play.Applied) -> None:
    assert "open" not in signed(drawn.game, draw=True)["signed"]


def test_before_they_are_signed_orders_may_name_what_their_author_can_look_at(drawn: play.Applied) -> None:
    (card,) = names(drawn.game, "anna")
    document = written(drawn.game, play=[card])
    (reading,) = play.check(drawn.game, [document], sight(drawn.game, "anna").cards).readings
    assert not reading.refused
    (stranger,) = play.check(drawn.game, [document]).readings
    assert [fault.code for fault in stranger.problems if fault.is_error] == ["E-TRADE-CARD"]


def test_what_somebody_elses_hand_holds_makes_no_difference_to_what_is_reported(drawn: play.Applied) -> None:
    """Whoever names cards by guess learns nothing from the refusal."""
    told = set()
    for number in range(6):
        if f"c{number}" in names(drawn.game, "anna"):
            continue
        document = written(drawn.game, play=[f"c{number}"])
        (reading,) = play.check(drawn.game, [document], sight(drawn.game, "anna").cards).readings
        (fault,) = (one for one in reading.problems if one.is_error)
        told.add(fault.message.replace(f"c{number}", "it"))
    assert len(told) == 1


def test_signing_the_same_orders_again_gives_the_same_bytes(drawn: play.Applied) -> None:
    card = names(drawn.game, "anna")
    assert signed(drawn.game, play=card) == signed(drawn.game, play=card)


def test_the_state_goes_through_the_file_and_back(drawn: play.Applied) -> None:
    game = play.load_game(drawn.data, card_games.find)
    assert names(game, "ben") == names(drawn.game, "ben")
    assert verify(drawn.data, card_games.find).ok


def test_an_audit_goes_on_from_what_was_proved_before(drawn: play.Applied) -> None:
    step = moved(drawn.game, draw=True, play=names(drawn.game, "anna"))
    full = verify(step.data, card_games.find)
    assert verify(step.data, card_games.find, drawn.game.file) == full
    assert full.ok


# ── private ──────────────────────────────────────────────────────────────────────────────────────


def test_private_the_cards_of_a_captured_hand_leave_the_game_for_open_ones() -> None:
    step = begun("private", "next", *SEATS)
    for _ in SEATS:
        step = moved(step.game, draw=True)
    lost = step.after.hands["cleo"]
    step = moved(step.game, take="cleo")
    first, second = step.after.hands["anna"]
    assert ":" in first
    assert ":" not in second
    assert lost[0] not in step.after.hands["anna"]
    assert verify(step.data, card_games.find).ok


def test_there_is_no_deck_draws_are_independent_where_cards_are_private() -> None:
    step = begun("private", "next", "anna", "ben")
    for _ in range(14):
        step = moved(step.game, draw=True)
    held = names(step.game, "anna")
    assert len(held) == 7  # more than there are cards: some are there twice
    assert len(set(held)) < 7


# ── dealer ───────────────────────────────────────────────────────────────────────────────────────


def test_dealer_there_is_one_deck_and_a_card_is_somewhere_once() -> None:
    step = begun("dealer", "host", *SEATS)
    for _ in range(6):
        step = moved(step.game, draw=True)
    assert step.after.pile == []
    held = [card for seat in SEATS for card in names(step.game, seat)]
    assert sorted(held) == [f"c{number}" for number in range(6)]


@pytest.mark.rule("engine/modes/dealing 2.1")
def test_dealer_a_captured_hand_passes_with_new_letters() -> None:
    step = begun("dealer", "host", *SEATS)
    for _ in SEATS:
        step = moved(step.game, draw=True)
    both = sorted(names(step.game, "anna") + names(step.game, "cleo"))
    step = moved(step.game, take="cleo")
    assert sorted(names(step.game, "anna")) == both
    assert step.record.dealt
    assert len(step.record.dealt.sealed) == 1
    assert verify(step.data, card_games.find).ok


def test_dealer_a_restored_pile_lies_in_a_new_hidden_order_with_new_numbers() -> None:
    step = begun("dealer", "host", "anna", "ben")
    for _ in range(6):
        step = moved(step.game, draw=True)
    step = moved(step.game, play=names(step.game, "anna"))
    laid = set(step.after.discard)
    step = moved(step.game, draw=True)
    assert step.record.dealt
    numbers = [token.split(":")[1] for token in step.record.dealt.veiled]
    assert numbers == ["6", "7", "8"]
    assert {names(step.game, "ben")[-1]} < laid


def test_dealer_nobody_but_the_host_can_deal() -> None:
    step = begun("dealer", "host", *SEATS)
    with pytest.raises(InputError, match="which only the host can do"):
        moved(step.game, draw=True, sealer="ben")
    assert moved(step.game, sealer="ben").record.dealt is None  # nothing is to be dealt here
    with pytest.raises(InputError, match="which only the host can do"):
        card_games.begun("dealer", "host", *SEATS, sealer="anna")


def test_dealer_the_end_of_the_game_reveals_and_proves_the_deck() -> None:
    step = moved(begun("dealer", "host", *SEATS).game, draw=True)
    assert verify(step.data, card_games.find).deck == "closed"
    step = moved(step.game, over=True)
    assert step.record.dealt
    assert step.record.dealt.secret == card_games.secrets_of_host(step.game)[0].hex()
    assert verify(step.data, card_games.find).deck == "proved"


def test_face_up_everything_is_as_ever() -> None:
    step = moved(begun("face-up", "next", *SEATS).game, draw=True)
    assert step.after.hands["anna"][0].startswith("c")
    assert verify(step.data, card_games.find).ok
    assert b"dealt" not in step.data
