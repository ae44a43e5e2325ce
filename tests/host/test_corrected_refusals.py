"""A wrong row of orders, corrected in the quotation of the mail that refused it."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from judged_replies import Turn, judged, letter_to, one_ruling
from sample_games.mail_host import MailHost, open_mail_host, text_of
from sample_games.mail_replies import (
    SHAPES,
    gmail_app,
    new_mail,
    outlook_desk,
    outlook_web,
    page,
    reply,
    rows,
    yahoo,
)
from thorough import all_but

from pbem.engine.text import order_file
from pbem.host.incoming import refused_orders
from pbem.host.mails import quoted_orders
from pbem.host.mails.outgoing import lay_out
from pbem.host.mails.quoted_orders import MOST_LINES

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from conftest import Run

    from pbem.engine.play.game import Game


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def test_a_flood_of_lines_is_not_held_against_refused_orders(host: MailHost, monkeypatch: pytest.MonkeyPatch) -> None:
    host.answer(host.mail("place 99 Nowhere\nattack Nowhere > Nowhere"))
    compared: list[str] = []

    def word_of(_game: Game, _seat: str, line: str) -> str:
        compared.append(line)
        return "attack"

    monkeypatch.setattr(refused_orders, "word_of", word_of)
    host.answer(host.mail("attack Alaska > Nowhere\n" * 2))
    assert compared
    compared.clear()
    host.answer(host.mail("attack Alaska > Nowhere\n" * MOST_LINES))
    assert not compared


WAYS: dict[str, Callable[[str, str], str]] = {
    "behind its mark": lambda row, new: f">   ! {new}",
    "without its mark": lambda row, new: new,
    "below the wrong one": lambda row, new: f"{row}\n{new}",
}


def edited(receipt: EmailMessage, way: str, new: str) -> str:
    """The receipt as a reply quotes it, with its wrong row written anew."""
    body = receipt.get_body(("plain",))
    assert body
    lines = [f"> {line}".rstrip() for line in body.get_content().split("\n")]
    number = next(at for at, line in enumerate(lines) if line.startswith(">   ! "))
    # A long row goes on in the next line.
    while way == "behind its mark" and lines[number + 1].startswith(">         "):
        del lines[number + 1]
    lines[number] = WAYS[way](lines[number], new)
    said = "On Sun, 1 Mar 2026 at 12:00, Games <games@host.test> wrote:"
    return f"Sorry!\n\n{said}\n\n" + "\n".join(lines)


@pytest.mark.parametrize("way", all_but([*WAYS], {"without its mark"}.__contains__))
@pytest.mark.parametrize("kind", ["order file", "short"])
def test_a_row_corrected_in_the_quoted_refusal_makes_the_corrected_orders(host: MailHost, way: str, kind: str) -> None:
    turn = Turn(host)
    good = turn.lines[1] if kind == "short" else "max_losses = 2"
    text = turn.text if kind == "short" else order_file.write(turn.data)
    assert good in text
    bad = good.replace("attack", "attack Nowhere >") if kind == "short" else "max_loses = 2"
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, text.replace(good, bad), gmail_app))
    assert "REFUSED" in text_of(receipt)
    ruling = one_ruling(host, turn, edited(receipt, way, good), new_mail)
    assert (ruling.word, ruling.found.document) == ("to be confirmed", turn.data)
    assert "a line that you corrected in the quotation" in ruling.sentence


@pytest.mark.thorough
@pytest.mark.parametrize("room", [3, 4])
def test_a_list_that_is_shown_in_part_is_not_corrected_in_the_quotation(
    host: MailHost, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    turn = Turn(host)
    monkeypatch.setattr(quoted_orders, "MOST_LINES", room)
    bad = turn.text.replace("attack", "attack Nowhere >", 1)
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, bad, gmail_app))
    assert ("(and so on" in text_of(receipt)) == (room == 3)
    text = edited(receipt, "without its mark", turn.lines[1])
    ruled = judged(host, reply(letter_to(host, turn.seat), 1, text, new_mail))
    assert [one.found.document == turn.data for one in ruled if one.takes] == [True] * (room == 4)


def in_html(_own: str, quoted: str, _subject: str) -> tuple[str, str]:
    """The row is corrected within the quotation of a page, which keeps its mark for all lines."""
    said = "On Sun, 1 Mar 2026 at 12:00, Games wrote:"
    return page(f"<p>Sorry!</p>{said}<blockquote>{rows(quoted)}</blockquote>")


def laid_out(own: str, quoted: str, subject: str) -> tuple[str, str]:
    """The row is corrected in the page of the refusal, whose sentences are no longer broken."""
    said = "On Sun, 1 Mar 2026 at 12:00, Games wrote:"
    laid = lay_out(quoted, subject)
    return page(f"<p>{own}</p>{said}<blockquote>{laid}</blockquote>")


QUOTATIONS = {one.__name__: one for one in (in_html, laid_out, gmail_app, outlook_desk, outlook_web, yahoo)}
EDITS: dict[str, Callable[[str, str], str]] = {
    "behind its mark": lambda _row, new: f"  ! {new}",
    "without its mark": lambda _row, new: new,
    "below the wrong one": lambda row, new: f"{row}\n{new}",
}
BAD = {"short": ("attack", "attack Nowhere >"), "order file": ("max_losses = 2", "max_loses = 2")}
STILL = {"short": "attack Nowhereland >", "order file": "max_loss = 3"}


def corrected(host: MailHost, turn: Turn, kind: str, edit: str, *, still: bool) -> tuple[EmailMessage, str]:
    """A refusal, and its text with the wrong row written anew; `still` wrong, or right."""
    good, bad = BAD[kind]
    text = turn.text if kind == "short" else order_file.write(turn.data)
    refusal = host.answer(reply(letter_to(host, turn.seat), 1, text.replace(good, bad, 1), gmail_app))
    body = refusal.get_body(("plain",))
    assert body
    lines = body.get_content().replace("\r", "").split("\n")
    number = next(at for at, line in enumerate(lines) if line.startswith("  ! "))
    old = turn.lines[1] if kind == "short" else good
    new = old.replace(good, STILL[kind]) if still else old
    # A long row goes on in the next line.
    end = number + 1
    while lines[end].startswith("        "):
        end += 1
    lines[number:end] = [EDITS[edit]("\n".join(lines[number:end]), new)]
    return refusal, "\n".join(lines)


def answered_with(refusal: EmailMessage, text: str, quotation: str) -> bytes:
    edited_one = copy.deepcopy(refusal)
    edited_one.clear_content()
    edited_one.set_content(text)
    return reply(edited_one, 2, "Sorry!", QUOTATIONS[quotation])


@pytest.mark.parametrize("quotation", all_but([*QUOTATIONS], {"in_html"}.__contains__))
@pytest.mark.parametrize("edit", all_but([*EDITS], {"without its mark"}.__contains__))
@pytest.mark.parametrize("kind", all_but([*BAD], {"short"}.__contains__))
def test_a_row_is_corrected_in_quotations_of_every_kind(host: MailHost, kind: str, edit: str, quotation: str) -> None:
    turn = Turn(host)
    (ruling,) = judged(host, answered_with(*corrected(host, turn, kind, edit, still=False), quotation))
    assert (ruling.word, ruling.found.document) == ("to be confirmed", turn.data)


@pytest.mark.parametrize("quotation", all_but([*QUOTATIONS], {"gmail_app"}.__contains__))
@pytest.mark.parametrize("edit", all_but([*EDITS], {"behind its mark"}.__contains__))
@pytest.mark.parametrize("kind", all_but([*BAD], {"order file"}.__contains__))
def test_a_row_that_is_still_wrong_is_named_with_its_fault(
    host: MailHost, kind: str, edit: str, quotation: str
) -> None:
    turn = Turn(host)
    receipt = host.answer(answered_with(*corrected(host, turn, kind, edit, still=True), quotation))
    assert "REFUSED" in text_of(receipt)
    assert f"! {STILL[kind]}" in text_of(receipt)
    assert ("line 2" if kind == "short" else "unknown key") in text_of(receipt)


def test_what_is_wrong_once_a_row_is_corrected_is_told(host: MailHost) -> None:
    turn = Turn(host)
    start, first, _ = turn.data["attack"][0]["path"]
    refusal = host.answer(host.mail(f"place 99 {turn.other}\nattack {start} > {first}"))
    text = edited(refusal, "behind its mark", f"place rest {turn.other}")
    said = text_of(host.answer(host.mail(text, In_Reply_To=str(refusal["Message-ID"]))))
    assert f"{start} holds 1 army; an attack needs 2" in said


@pytest.mark.thorough
def test_a_refusal_that_is_merely_quoted_is_no_order(host: MailHost) -> None:
    turn = Turn(host)
    text = turn.text.replace("attack", "attack Nowhere >", 1)
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, text, gmail_app))
    for shape in SHAPES[:-1]:
        assert judged(host, reply(receipt, 2, "What is wrong with it?", shape)) == [], shape.__name__


# ── a mail with the corrected lines alone ─────────────────────────────────────────────────────────


def refuse(host: MailHost, turn: Turn, *wrong: tuple[str, str]) -> EmailMessage:
    """Mail the orders with some lines broken; they are refused."""
    text = turn.text
    for good, bad in wrong:
        assert good in text
        text = text.replace(good, bad)
    receipt = host.answer(host.mail(f"Hi,\n\n{text}\n", turn.seat))
    assert "REFUSED" in text_of(receipt)
    return receipt


def test_a_reply_with_the_corrected_line_alone_corrects_the_refused_orders(host: MailHost) -> None:
    turn = Turn(host)
    attack = turn.lines[1]
    refuse(host, turn, (attack, attack.replace(" > ", " > Nowhere > ", 1)))
    receipt = host.answer(host.mail(f"Sorry!\n\n{attack}\n", turn.seat))
    said = text_of(receipt)
    assert str(receipt["Subject"]) == "[pbem world] turn 1: please confirm your orders"
    assert "the orders that were refused before, with the lines of this mail put in" in said
    assert "Read as words, not as orders: | Sorry!" in said
    (code,) = set(re.findall(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", said))
    assert "ACCEPTED" in text_of(host.answer(host.mail(f"yes {code}\n", turn.seat)))
    (kept,) = kept_orders(host)
    assert order_file.read(kept, "").data == turn.data


def kept_orders(host: MailHost) -> list[bytes]:
    base = Path(host.folder().path) / "orders"
    return [(base / one).read_bytes() for one in host.kept()]


def test_two_corrections_after_each_other_work_on_the_newest_text(host: MailHost) -> None:
    turn = Turn(host)
    place, attack = turn.lines[0], turn.lines[1]
    name = next(iter(turn.data["place"]))
    refuse(host, turn, (place, place.replace("2 ", "200 ")), (attack, attack.replace("attack", "attack Nowhere >")))
    still = host.answer(host.mail(f"{attack}\n", turn.seat))
    assert "REFUSED" in text_of(still)
    ruling = one_ruling(host, turn, f"place 2 {name}", new_mail)
    assert (ruling.word, ruling.found.document) == ("to be confirmed", turn.data)


def test_what_orders_as_much_as_was_refused_stands_by_itself(host: MailHost) -> None:
    turn = Turn(host)
    refuse(host, turn, (turn.lines[0], "place 1 Nowhere"))
    for text in (turn.text, f"place rest {turn.other}\nend"):
        assert one_ruling(host, turn, text, new_mail).word == "accepted"


def test_where_nobody_can_say_what_is_corrected_its_author_is_asked(host: MailHost) -> None:
    turn = Turn(host)
    refuse(host, turn, *((line, line.replace(" > ", " > Nowhere > ", 1)) for line in turn.lines[1:3]))
    ruling = one_ruling(host, turn, turn.lines[1], new_mail)
    assert ruling.word == "wrong"
    assert ruling.problems[0].message.startswith("your last orders were refused; does this correct them")
