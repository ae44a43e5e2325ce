"""Orders that are not where a reply has them: without a header, between quoted lines, below what is quoted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from judged_replies import Turn, judged, letter_to, one_ruling, rows_of, verdict
from players.match import key_of
from sample_games.mail_host import MailHost, block, open_host_with_keys, open_mail_host, text_of
from sample_games.mail_replies import (
    SHAPES,
    gmail_app,
    new_mail,
    reply,
)
from thorough import all_but

from pbem.engine.play.order_check import sign_orders
from pbem.mail import mail_safe
from pbem.mail.lines import own_text
from pbem.mail.parts import parse_mail
from pbem.mail.typed_requests import said_yes

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path

    from conftest import Run


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


# ── rows without a header ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "above", ["", "game: world\n", 'game = "world"\n', "turn: 1\n", "Player: {seat}\ngame: World\n"]
)
def test_rows_without_all_of_their_header_are_understood_and_wait_for_a_yes(host: MailHost, above: str) -> None:
    turn = Turn(host)
    ruling = one_ruling(
        host, turn, f"Hi!\n\n{above.format(seat=turn.seat).replace('World', 'world')}{rows_of(turn.data)}\nBye"
    )
    assert (ruling.word, ruling.found.document) == ("to be confirmed", turn.data)


def test_a_yes_takes_rows_without_a_header(host: MailHost) -> None:
    turn = Turn(host)
    letter = letter_to(host, turn.seat)
    receipt = host.answer(reply(letter, 1, rows_of(turn.data), gmail_app))
    assert "NOT YET TAKEN" in text_of(receipt)
    assert "their lines do not name game, player and turn" in text_of(receipt)
    assert not host.kept()
    host.answer(reply(receipt, 2, "Hello,\n\nyes", gmail_app))
    assert host.folder().newest_index() == 1


@pytest.mark.parametrize("text", ["place = { Ukraine = 6 }", '[[attack]]\nfrom = "Peru"\nto = "Siam"'])
def test_rows_that_cannot_be_played_are_refused_with_the_line(host: MailHost, text: str) -> None:
    turn = Turn(host)
    ruling = one_ruling(host, turn, text.replace("Ukraine", "Atlantis"))
    assert ruling.word == "wrong"
    assert ruling.problems


@pytest.mark.parametrize(
    "text",
    [
        "I think x = 5 is best.\nE = mc2\n",
        "Game: which one is it?\nI wonder.\n",
        "My place = your place.",
    ],
)
def test_chatter_with_an_equals_sign_is_no_row(host: MailHost, text: str) -> None:
    assert judged(host, reply(letter_to(host, host.mover()), 1, text, gmail_app)) == []


# ── between and below what is quoted ─────────────────────────────────────────────────────────────


def answered_inside(letter: EmailMessage, own: str, after: str, mark: str = "> ", gap: str = "\n") -> str:
    """The letter as a reply quotes it, with lines of the author's below the one that begins so."""
    body = letter.get_body(("plain",))
    assert body
    lines = [f"{mark}{line}".rstrip() for line in body.get_content().split("\n")]
    at = next(number for number, line in enumerate(lines) if line.startswith(mark + after)) + 1
    said = "On Sun, 1 Mar 2026 at 12:00, Games <games@host.test> wrote:"
    return "\n".join((said, "", *lines[:at], f"{gap}{own}{gap}", *lines[at:]))


BETWEEN = {"the report": "Next:", "the template": "# ==== BEGIN", "its rows": "place ="}


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"its rows"}.__contains__))
@pytest.mark.parametrize("gap", ["", "\n"])
def test_short_orders_between_the_lines_of_a_quoted_letter_are_orders(host: MailHost, after: str, gap: str) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), f"Hi!\n{turn.text}", BETWEEN[after], gap=gap)
    ruling = one_ruling(host, turn, text, new_mail)
    assert (ruling.word, ruling.found.document) == ("accepted", turn.data)


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"the template"}.__contains__))
def test_rows_between_the_lines_of_a_quoted_letter_are_asked_about(host: MailHost, after: str) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), rows_of(turn.data), BETWEEN[after])
    ruling = one_ruling(host, turn, text, new_mail)
    assert verdict([ruling], turn.data, signed=False) in ("confirmed", "asked")


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"its rows"}.__contains__))
def test_orders_in_a_letter_that_is_quoted_without_marks_are_asked_about(host: MailHost, after: str) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), turn.text, BETWEEN[after], mark="")
    ruling = one_ruling(host, turn, text, new_mail)
    assert (ruling.word, ruling.found.document) == ("wrong", {})
    assert [one.message.partition(",")[0] for one in ruling.problems] == [
        "this is in or below a quotation or a signature"
    ]


@pytest.mark.parametrize("mark", ["", "> "])
def test_orders_above_a_foreign_mail_are_orders_and_nothing_in_it_is_a_fault(host: MailHost, mark: str) -> None:
    turn = Turn(host)
    foreign = (
        "Hallo,",
        "[vielleicht] ein Spiel = gut?",
        "game: Risiko, oder was?",
        "player: ich",
        "Viele Gr\u00fc\u00dfe",
    )
    text = "\n".join(
        (
            turn.text,
            "",
            "Am 1. M\u00e4rz 2026 um 12:00 schrieb Cleo <cleo@home.test>:",
            *(mark + one for one in foreign),
        )
    )
    ruling = one_ruling(host, turn, text, new_mail)
    assert (ruling.word, ruling.found.document) == ("accepted", turn.data)


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"the template"}.__contains__))
def test_rows_in_a_letter_that_is_quoted_without_marks_are_asked_about(host: MailHost, after: str) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), rows_of(turn.data), BETWEEN[after], mark="")
    ruling = one_ruling(host, turn, text, new_mail)
    assert verdict([ruling], turn.data, signed=False) in ("confirmed", "asked")


def test_below_a_letter_that_is_quoted_without_marks_orders_are_asked_about(host: MailHost) -> None:
    turn = Turn(host)
    letter = letter_to(host, turn.seat)
    receipt = host.answer(reply(letter, 1, answered_inside(letter, turn.text, "# ==== END", mark=""), new_mail))
    assert "it may or may not be an order" in text_of(receipt)
    assert "write all of your orders at the top of your mail" in text_of(receipt)
    assert f"! {turn.lines[0]}" in text_of(receipt)


@pytest.mark.thorough
def test_words_above_a_quoted_letter_are_no_orders_in_any_shape(host: MailHost) -> None:
    """Nor is a receipt that is quoted: whatever it lists, nobody wrote it again."""
    turn = Turn(host)
    bad = turn.text.replace("attack", "attack Nowhere >", 1)
    letters = [letter_to(host, turn.seat)]
    letters += [host.answer(reply(letters[0], 1, bad, gmail_app))]
    letters += [host.answer(reply(letters[0], 2, rows_of(turn.data), gmail_app))]
    letters += [host.answer(reply(letters[0], 3, turn.text, gmail_app))]
    for number, letter in enumerate(letters):
        for shape in SHAPES[:-1]:
            rulings = judged(host, reply(letter, 4, "Thanks! What now?", shape))
            assert rulings == [], (number, shape.__name__, rulings[0].found.text)


@pytest.mark.parametrize(("between", "word"), [("", "wrong"), ("> Cleo, it is your move.\n\n", "accepted")])
def test_below_a_signature_orders_are_asked_about_but_not_below_a_quotation_under_it(
    host: MailHost, between: str, word: str
) -> None:
    turn = Turn(host)
    text = f"Hello,\n\n-- \nAnna\nTel. 1234\n\n{between}{turn.text}\n"
    assert one_ruling(host, turn, text, new_mail).word == word


def test_what_looks_like_rows_beside_signed_orders_is_no_question(pbem: Run, tmp_path: Path) -> None:
    host = open_host_with_keys(pbem, tmp_path / "keys")
    turn = Turn(host)
    document = sign_orders(host.game(), turn.data, key_of(turn.seat), b"0" * 32)
    text = f"{block(mail_safe.write(document))}\nplace = what(ever)\nwhile = [1\n"
    rulings = judged(host, reply(letter_to(host, turn.seat), 1, text, gmail_app))
    assert [one.word for one in rulings if one.word != "ignored"] == ["accepted"]


@pytest.mark.thorough
def test_copies_of_old_signed_orders_by_anybody_fill_no_mailbox(pbem: Run, tmp_path: Path) -> None:
    host, old = open_host_with_keys(pbem, tmp_path / "keys"), []
    for _ in range(4):
        turn = Turn(host)
        old.append(block(mail_safe.write(sign_orders(host.game(), turn.data, key_of(turn.seat), b"0" * 32))))
        host.answer(host.mail(old[-1], turn.seat))
    # The first and the last are of one player, who is told of one, and of the other when it comes from there.
    told = host.answers(*(host.mail(text, sender="eve@evil.test") for text in old))
    assert len({str(one["To"]) for one in told}) == len(told) == 3
    assert len(host.answers(*(host.mail(text, turn.seat) for text in (old[0], old[3])))) == 1


def test_paragraphs_below_rows_are_words(host: MailHost) -> None:
    turn = Turn(host)
    ruling = one_ruling(host, turn, f'{rows_of(turn.data)}\nI said "no" [twice],\nx = y # really\n')
    assert (ruling.word, ruling.found.document) == ("to be confirmed", turn.data)


# ── the yes to them ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("said", ["Hi, yes {code}", "{code} yes", "yes", "Hello,\n\nYes, please.\n\nBen"])
def test_a_yes_is_heard_in_the_reply_of_every_mail_program(host: MailHost, said: str) -> None:
    turn = Turn(host)
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, rows_of(turn.data), gmail_app))
    found = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", text_of(receipt))
    assert found
    # A new mail quotes no code.
    for shape in SHAPES if "code" in said else SHAPES[:-1]:
        raw = reply(receipt, 2, said.format(code=found[0]), shape)
        assert said_yes(own_text(parse_mail(raw))).code == found[0], shape.__name__
