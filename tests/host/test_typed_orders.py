"""Short orders by mail: what a host makes of replies from phones."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from judged_replies import Turn, capitals, judged, letter_to, wrapped
from sample_games.mail_host import (
    MailHost,
    attached,
    open_host_with_keys,
    open_mail_host,
    text_of,
)
from sample_games.mail_replies import SHAPES, gmail_app, new_mail, reply
from thorough import all_but

from pbem.engine.short.reading import read_short
from pbem.engine.text import order_file
from pbem.mail.lines import own_text
from pbem.mail.parts import parse_mail
from pbem.mail.typed_orders import typed_orders

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from conftest import Run

    from pbem.engine.text.order_file import OrderFile


def curly(text: str) -> str:
    return arrows(text, "\u2192").replace('("', "(\u201c").replace('")', "\u201d)")


def arrows(text: str, arrow: str) -> str:
    """Other arrows, in the ways alone."""
    lines = (line.partition(" while ") for line in text.split("\n"))
    return "\n".join(way.replace(">", arrow) + word + rest for way, word, rest in lines)


MANGLES: tuple[Callable[[str], str], ...] = (
    lambda text: text,
    lambda text: f"Hi all,\n\nsorry for the delay -- holidays.\n\n{text}\nend\n\nCheers\nCleo",
    lambda text: capitals(curly(text)),
    lambda text: text.replace(" ", "\u00a0"),
    lambda text: "\n".join(f"\u2022 {line}" for line in text.split("\n")),
    wrapped(40),
    wrapped(70),
    lambda text: f"My orders:\n\n{arrows(text, '->')}.\n\nSee you on Friday > sooner, I hope!",
    lambda text: text.replace("\n", "\n\n"),
)


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


@pytest.mark.parametrize("all_of_them", all_but([False, True], lambda value: not value))
def test_ten_mangled_replies_of_every_mail_program_are_understood_or_asked_about(
    host: MailHost, all_of_them: bool
) -> None:
    """None is silently wrong, none is silent, and of a hundred at most five are asked about."""
    turn, asked = Turn(host), []
    letter = letter_to(host, turn.seat)
    for shape in SHAPES:
        for number, mangle in enumerate((*MANGLES, turn.short) if all_of_them else MANGLES[1::4]):
            name = f"{shape.__name__} {number}"
            rulings = judged(host, reply(letter, number, mangle(turn.text), shape))
            assert len(rulings) == 1, name
            if rulings[0].word == "accepted":
                assert rulings[0].found.document == turn.data, name
            else:
                asked.append((name, rulings[0].word, rulings[0].problems))
    assert len(asked) * 20 <= len(SHAPES) * (len(MANGLES) + 1), asked


WAYS = (
    "attack {0} > {1} > {2} keep 2 while mine > theirs",
    'attack {0} > {1} if armies("{2}") > armies("{1}") + 1',
    "move all {0} > {1}",
)


@pytest.mark.parametrize("deal", all_but(range(24), {0}.__contains__))
def test_an_order_that_was_folded_at_an_arrow_is_read_whole_or_asked_about(host: MailHost, deal: int) -> None:
    """Its rest looks like a quotation; so does what others said, right below it."""
    game, seat = host.game(), host.mover()
    table: Any = game.table
    board = table.setting.board
    names = [board.names[id_] for id_ in (board.ids[deal], board.ids[deal - 5], board.ids[deal - 11])]

    def read(text: str) -> OrderFile | None:
        return read_short(game, seat, text, "a mail")

    for way, quotation in product(WAYS, ("", "\n> Cleo, it is your move.\n> Place 3.")):
        whole = read(way.format(*names))
        assert whole
        assert whole.data["player"] == seat
        for width in range(24, 60, 5 if deal else 9):
            text = wrapped(width)(way.format(*names)) + quotation
            found = typed_orders(own_text(parse_mail(f"Subject: x\n\n{text}\n\nBye\n".encode())), read)
            assert found, text
            assert found.problems or found.document == whole.data, text
            assert quotation or not found.problems, text


@pytest.mark.parametrize(
    ("below", "word"),
    [
        ("> {0} keep 2 while mine\n> theirs", "accepted"),
        ("> Xanadu", "wrong"),
        ("> {0}\n> Cleo, it is your move.", "wrong"),
        ("> Cleo, it is your move.\n> Place 3 armies.", "accepted"),
        ("> place 3 {0}", "accepted"),
    ],
)
def test_what_is_quoted_right_below_an_attack_may_be_its_rest(host: MailHost, below: str, word: str) -> None:
    turn = Turn(host)
    start, first, second = turn.data["attack"][0]["path"]
    text = f"{turn.lines[0]}\nattack {start} > {first}\n{below.format(second)}\n\nBye"
    (ruling,) = judged(host, reply(letter_to(host, turn.seat), 1, text, gmail_app))
    assert ruling.word == word
    attacks = ruling.found.document.get("attack", [])
    assert [len(one["path"]) if "path" in one else 2 for one in attacks] == (
        [3 if "keep" in below else 2] if attacks else []
    )
    assert bool(attacks) == (word == "accepted")


def test_a_reply_is_a_turn_and_the_receipt_says_what_was_no_order(host: MailHost) -> None:
    turn = Turn(host)
    text = "\n".join(("Hi,", *turn.lines, "See you!"))
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, text, gmail_app))
    assert str(receipt["Subject"]) == "[pbem world] turn 1: orders accepted"
    assert "Read as words, not as orders: | Hi, | See you!" in text_of(receipt)
    assert host.mover() != turn.seat


@pytest.mark.parametrize("way", ["{0}\npause", "Pause!\n{0}", "Hi,\n{0}\npause\nend"])
def test_the_word_pause_beside_orders_keeps_the_turn_open_and_proposes_nothing(host: MailHost, way: str) -> None:
    turn = Turn(host)
    told = text_of(host.answer(host.mail(way.format(turn.lines[0]), turn.seat)))
    assert told.startswith("ACCEPTED")
    assert "You propose" not in told
    assert host.mover() == turn.seat
    assert host.game().clock.part == 2


@pytest.mark.rule("engine/short/reading 2.1")
def test_a_line_that_is_not_understood_refuses_all_and_is_asked_about(host: MailHost) -> None:
    turn = Turn(host)
    text = "\n".join((*turn.lines, "attack North > Peru"))
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, text, gmail_app))
    assert str(receipt["Subject"]) == "[pbem world] turn 1: orders refused"
    said = text_of(receipt)
    assert (
        'line 5: "North" could mean Northwest Territory, Northern Europe, North Africa or North America; which one?'
        in said
    )
    assert host.mover() == turn.seat


def test_no_line_that_may_be_an_order_is_left_out_of_a_turn_that_is_played(host: MailHost) -> None:
    """It is quoted, and the rest is taken after a yes; without one, what was sent before stands."""
    turn = Turn(host)
    text = "\n".join(("Hi,", *turn.lines, "2 less for Brazil", "See you!"))
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, text, gmail_app))
    assert str(receipt["Subject"]) == "[pbem world] turn 1: please confirm your orders"
    said = text_of(receipt)
    assert "a line of your mail may be an order and was not understood" in said
    assert (
        "Not understood, and no part of these orders: ? 2 less for Brazil (it names places of the board) "
        "Read as words, not as orders: | Hi, | See you!"
    ) in said
    assert "arrived changed" not in said
    assert host.mover() == turn.seat
    code = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", said)
    assert code
    host.answer(reply(receipt, 2, f"yes {code[0]}", gmail_app))
    assert host.mover() != turn.seat


@pytest.mark.parametrize("line", ["pass", "Siam or India"])
def test_a_line_that_may_be_all_of_a_turn_is_asked_about(host: MailHost, line: str) -> None:
    receipt = host.answer(reply(letter_to(host, host.mover()), 1, f"Hi,\n\n{line}\n\nCheers", gmail_app))
    assert str(receipt["Subject"]) == "[pbem world] turn 1: orders refused"
    assert f'"{line}" was not understood: ' in text_of(receipt)


def test_other_words_for_orders_are_taken_at_once(host: MailHost) -> None:
    """The fault that began it: the attack was dropped, and the armies alone were placed."""
    turn = Turn(host)
    spoken = [line.replace("place ", "I deploy ").replace("move ", "and fortify ") for line in turn.lines]
    (ruling,) = judged(host, reply(letter_to(host, turn.seat), 1, "\n".join(spoken), gmail_app))
    assert (ruling.word, ruling.found.document) == ("accepted", turn.data)


def test_a_report_that_is_forwarded_or_pasted_is_no_order(host: MailHost) -> None:
    """What it tells begins as orders do; only lines above it are read, others are asked about."""
    turn = Turn(host)
    letter = letter_to(host, turn.seat)
    host.answer(reply(letter, 1, turn.text, gmail_app))
    played = letter_to(host, turn.seat).get_body(("plain",))
    assert played
    report = played.get_content().replace("\r", "").partition("In full:")[2].partition("# ====")[0]
    assert "\nAttack 1: " in report
    now = Turn(host)
    letter = letter_to(host, now.seat)
    for shape in (new_mail, gmail_app):
        assert judged(host, reply(letter, 2, f"Look at this!\n{report}", shape)) == []
        (above,) = judged(host, reply(letter, 3, f"{now.text}\n\nSee:\n{report}", shape))
        assert (above.word, above.found.document) == ("accepted", now.data)
        (below,) = judged(host, reply(letter, 4, f"{report}\n{now.text}", shape))
        assert (below.word, below.found.document) == ("wrong", {})


@pytest.mark.parametrize("at", all_but(["below", "inside"], {"below"}.__contains__))
def test_orders_under_a_letter_pasted_without_its_header_are_asked_about(host: MailHost, at: str) -> None:
    """And nobody is asked for a yes to the order file as it was sent."""
    turn = Turn(host)
    letter = letter_to(host, turn.seat)
    body = letter.get_body(("plain",))
    assert body
    text = body.get_content().replace("\r", "")
    own = f"{text}\n{turn.text}" if at == "below" else text.replace("\nNext:", f"\n{turn.text}\n\nNext:")
    (ruling,) = judged(host, reply(letter, 1, own, new_mail))
    assert (ruling.word, ruling.found.document) == ("wrong", {})
    assert ruling.problems


@pytest.mark.thorough
def test_an_answer_to_an_earlier_letter_is_asked_about(host: MailHost) -> None:
    """And a line that names the turn answers the question."""
    turn = Turn(host)
    letter = letter_to(host, turn.seat)
    host.answer(reply(letter, 1, turn.text, gmail_app))
    for _ in range(2):
        other = Turn(host)
        host.answer(reply(letter_to(host, other.seat), 2, other.text, gmail_app))
    assert host.mover() == turn.seat
    now = f"turn {host.game().state.turn}"
    asked = host.answer(reply(letter, 2, f"place rest {turn.other}", gmail_app))
    assert "this answers the letter of turn 1" in text_of(asked)
    assert f"or write a line: {now}" in text_of(asked)
    (ruling,) = judged(host, reply(letter, 3, f"{now}\nplace rest {turn.other}", gmail_app))
    assert "this answers" not in str(ruling.problems)


def test_game_and_player_come_from_the_sender(host: MailHost) -> None:
    turn = Turn(host)
    raw = reply(letter_to(host, turn.seat), 1, turn.text, new_mail)
    bare = b"\r\n".join(
        line for line in raw.split(b"\r\n") if not line.startswith((b"Subject:", b"In-Reply-To", b"References"))
    )
    (ruling,) = judged(host, bare)
    assert ruling.found.document == turn.data
    assert ruling.word == "accepted"
    assert judged(host, bare.replace(turn.seat.encode() + b"@home.test", b"stranger@home.test")) == []


def test_short_orders_beside_an_order_file_are_asked_about(host: MailHost) -> None:
    turn = Turn(host)
    both = f"{turn.text}\n\n{host.orders()}"
    rulings = judged(host, reply(letter_to(host, turn.seat), 1, both, new_mail))
    assert {one.word for one in rulings} <= {"to be confirmed", "wrong"}


def test_a_message_to_others_is_no_order(host: MailHost) -> None:
    text = '[[message]]\nto = "ben"\ntext = """\nattack Peru > Venezuela\nplace rest Peru\n"""\n'
    assert judged(host, reply(letter_to(host, host.mover()), 1, text, new_mail)) == []


def sentences() -> Iterator[str]:
    yield "Place your bets!\nI move to London next week.\nAttack is the best defence > I think."
    yield "End of story. Trade you my bike?"


def test_chatter_in_a_reply_is_no_order(host: MailHost) -> None:
    for text in sentences():
        for shape in SHAPES:
            assert judged(host, reply(letter_to(host, host.mover()), 1, text, shape)) == [], shape.__name__


def test_where_a_seat_has_a_key_the_receipt_brings_the_order_file_to_sign(pbem: Run, tmp_path: Path) -> None:
    host = open_host_with_keys(pbem, tmp_path / "keys")
    turn = Turn(host)
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, turn.text, gmail_app))
    assert str(receipt["Subject"]) == "[pbem world] turn 1: please sign your orders"
    told = " ".join(text_of(receipt).split())
    assert told.startswith(f"NOT YET TAKEN: the orders of {turn.seat.capitalize()} for turn 1: ")
    assert "and they are not signed" in told
    assert "W-UNSIGNED" not in told
    name = f"world-turn-01-{turn.seat}.toml"
    assert order_file.read(attached(receipt)[name], name).data == turn.data
    assert host.mover() == turn.seat


def test_an_order_word_with_a_slip_is_shown_as_it_was_read_and_counts_after_a_yes(host: MailHost) -> None:
    turn = Turn(host)
    receipt = text_of(host.answer(host.mail(turn.text.replace("attack", "atack"))))
    assert "NOT YET TAKEN" in receipt
    assert "(read as attack)" in receipt
    (code,) = re.findall(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", receipt)
    assert host.mover() == turn.seat
    host.answer(host.mail(f"yes {code}", turn.seat))
    assert host.mover() != turn.seat


def test_a_yes_that_comes_too_late_hears_why_nothing_was_done(host: MailHost) -> None:
    turn = Turn(host)
    (code,) = re.findall(
        r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b",
        text_of(host.answer(host.mail(turn.text.replace("attack", "atack")))),
    )
    host.answer(host.mail(turn.text))
    assert host.mover() != turn.seat
    late = text_of(host.answer(host.mail(f"yes {code}", turn.seat)))
    assert f"Your yes with the code {code} came too late" in " ".join(late.split())
    assert host.answers(host.mail(f"yes {code}", host.mover())) == []
