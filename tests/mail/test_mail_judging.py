"""A judge says whose orders they are, and believes nothing that it cannot check."""

from __future__ import annotations

from signed_orders import ANNA, BASE, GAME_ID, ORDERS, judge, signed

from pbem.mail.signature_check import SignatureChecker

DOCUMENT = signed(ORDERS)


def test_a_good_signature_is_signed_and_any_change_makes_it_false() -> None:
    assert judge()(DOCUMENT) == "signed"
    assert judge()({**DOCUMENT, "turn": 8}) == "false"
    for key, value in (
        ("seq", 2),
        ("base", "0" * 64),
        ("nonce", "0" * 32),
        ("sig", ["A" * 44] * 2),
    ):
        assert judge()({**DOCUMENT, "signed": {**DOCUMENT["signed"], key: value}}) == "false"


def test_dice_added_to_opened_orders_do_not_break_their_signature() -> None:
    assert judge()({**DOCUMENT, "proof": {"sig": ["AAAA"]}}) == "signed"


def test_orders_without_a_signature_are_unsigned() -> None:
    assert judge()(ORDERS) == "unsigned"
    assert judge()({**ORDERS, "signed": 3}) == "unsigned"
    assert judge()({**ORDERS, "signed": {"base": BASE, "game_id": GAME_ID, "seq": 1}}) == "unsigned"


def test_a_game_that_is_not_known_leaves_it_open_and_is_asked_for_once() -> None:
    asked: list[str] = []
    strange = SignatureChecker(look_up=asked.append)
    assert [strange(DOCUMENT), strange(DOCUMENT)] == ["unknown", "unknown"]
    assert asked == [GAME_ID]


def test_what_is_no_game_id_is_never_looked_up() -> None:
    asked: list[str] = []
    strange = SignatureChecker(look_up=asked.append)
    for game_id in ("../../identity", "", "A" * 64, 7):
        assert strange({**DOCUMENT, "signed": {**DOCUMENT["signed"], "game_id": game_id}}) == "unknown"
    assert asked == []


def test_another_players_key_does_not_do() -> None:
    made = SignatureChecker()
    made.keys[(GAME_ID, "ben")] = [ANNA.public]
    made.asked.add(GAME_ID)
    assert made(DOCUMENT) == "unknown"
    assert made({**DOCUMENT, "player": "ben"}) == "false"
