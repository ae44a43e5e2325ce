"""Orders of four kinds in replies as thirteen mail programs shape them, with what phones do to lines."""

from __future__ import annotations

import copy
import re
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from players.match import key_of
from sample_games.mail_host import SEATS, MailHost, block, open_mail_host, text_of
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
from test_typed_orders import Turn, capitals, judged, letter_to, wrapped
from thorough import all_but

from pbem.engine.order_check import sign_orders
from pbem.engine.text import order_file
from pbem.mail import mail_safe
from pbem.mail.letter import lay_out
from pbem.mail.parts import parse_mail
from pbem.mail.typed_requests import said_yes

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage
    from pathlib import Path

    from conftest import Run

    from pbem.host.mails.open_turn import Ruling


def curly(text: str) -> str:
    return "".join(
        "\u201c" if sign == '"' and number % 2 == 0 else "\u201d" if sign == '"' else sign
        for number, sign in enumerate(text)
    )


MUTATIONS = {
    "as typed": lambda text: text,
    "CR LF": lambda text: text.replace("\n", "\r\n"),
    "curly quotes": curly,
    "hard blanks": lambda text: text.replace(" ", "\u00a0"),
    "capitals": capitals,
    "footer": lambda text: f"{text}\n\nCheers,\nBen\n\nSent from my phone\n--\nTel. +49 30 1234 = home",
    "wrapped": wrapped(50),
}  # fmt: skip


def rows_of(data: dict[str, Any]) -> str:
    """The rows of an order file without its header."""
    return order_file.write(
        {key: one for key, one in data.items() if key not in ("game", "player", "turn")}
    )


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def one_ruling(host: MailHost, turn: Turn, text: str, shape: Any = gmail_app) -> Ruling:
    (ruling,) = judged(host, reply(letter_to(host, turn.seat), 1, text, shape))
    return ruling


# ── rows without a header ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "above", ["", "game: world\n", 'game = "world"\n', "turn: 1\n", "Player: {seat}\ngame: World\n"]
)
def test_rows_without_all_of_their_header_are_understood_and_wait_for_a_yes(
    host: MailHost, above: str
) -> None:
    turn = Turn(host)
    ruling = one_ruling(
        host,
        turn,
        f"Hi!\n\n{above.format(seat=turn.seat).replace('World', 'world')}{rows_of(turn.data)}\nBye",
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


@pytest.mark.parametrize(
    "text", ["place = { Ukraine = 6 }", '[[attack]]\nfrom = "Peru"\nto = "Siam"']
)
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


def answered_inside(letter: EmailMessage, own: str, after: str, mark: str = "> ") -> str:
    """The letter as a reply quotes it, with lines of the author's below the one that begins so."""
    body = letter.get_body(("plain",))
    assert body
    lines = [f"{mark}{line}".rstrip() for line in body.get_content().split("\n")]
    at = next(number for number, line in enumerate(lines) if line.startswith(mark + after)) + 1
    said = "On Sun, 1 Mar 2026 at 12:00, Games <games@host.test> wrote:"
    return "\n".join((said, "", *lines[:at], "", own, "", *lines[at:]))


BETWEEN = {"the report": "Next:", "the template": "# ==== BEGIN", "its rows": "place ="}


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"its rows"}.__contains__))
def test_short_orders_between_the_lines_of_a_quoted_letter_are_orders(
    host: MailHost, after: str
) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), f"Hi!\n{turn.text}", BETWEEN[after])
    ruling = one_ruling(host, turn, text, new_mail)
    assert (ruling.word, ruling.found.document) == ("accepted", turn.data)


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"the template"}.__contains__))
def test_rows_between_the_lines_of_a_quoted_letter_are_asked_about(
    host: MailHost, after: str
) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), rows_of(turn.data), BETWEEN[after])
    ruling = one_ruling(host, turn, text, new_mail)
    assert verdict([ruling], turn.data, signed=False) in ("confirmed", "asked")


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"its rows"}.__contains__))
def test_orders_in_a_letter_that_is_quoted_without_marks_are_asked_about(
    host: MailHost, after: str
) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), turn.text, BETWEEN[after], mark="")
    ruling = one_ruling(host, turn, text, new_mail)
    assert (ruling.word, ruling.found.document) == ("wrong", {})
    assert ruling.problems


@pytest.mark.parametrize("after", all_but([*BETWEEN], {"the template"}.__contains__))
def test_rows_in_a_letter_that_is_quoted_without_marks_are_asked_about(
    host: MailHost, after: str
) -> None:
    turn = Turn(host)
    text = answered_inside(letter_to(host, turn.seat), rows_of(turn.data), BETWEEN[after], mark="")
    ruling = one_ruling(host, turn, text, new_mail)
    assert verdict([ruling], turn.data, signed=False) in ("confirmed", "asked")


def test_below_a_letter_that_is_quoted_without_marks_orders_are_asked_about(host: MailHost) -> None:
    turn = Turn(host)
    letter = letter_to(host, turn.seat)
    receipt = host.answer(
        reply(letter, 1, answered_inside(letter, turn.text, "# ==== END", mark=""), new_mail)
    )
    assert "it may or may not be an order" in text_of(receipt)
    assert "write all of your orders at the top of your mail" in text_of(receipt)
    assert f"! {turn.lines[0]}" in text_of(receipt)


@pytest.mark.thorough
def test_words_above_a_quoted_letter_are_no_orders_in_any_shape(host: MailHost) -> None:
    """Nor is a receipt that is quoted: whatever it lists, nobody wrote it again."""
    turn = Turn(host)
    bad = turn.text.replace("attack", "attakc", 1)
    letters = [letter_to(host, turn.seat)]
    letters += [host.answer(reply(letters[0], 1, bad, gmail_app))]
    letters += [host.answer(reply(letters[0], 2, rows_of(turn.data), gmail_app))]
    letters += [host.answer(reply(letters[0], 3, turn.text, gmail_app))]
    for number, letter in enumerate(letters):
        for shape in SHAPES[:-1]:
            rulings = judged(host, reply(letter, 4, "Thanks! What now?", shape))
            assert rulings == [], (number, shape.__name__, rulings[0].found.text)


@pytest.mark.parametrize(
    ("between", "word"), [("", "wrong"), ("> Cleo, it is your move.\n\n", "accepted")]
)
def test_below_a_signature_orders_are_asked_about_but_not_below_a_quotation_under_it(
    host: MailHost, between: str, word: str
) -> None:
    turn = Turn(host)
    text = f"Hello,\n\n-- \nAnna\nTel. 1234\n\n{between}{turn.text}\n"
    assert one_ruling(host, turn, text, new_mail).word == word


def test_what_looks_like_rows_beside_signed_orders_is_no_question(
    pbem: Run, tmp_path: Path
) -> None:
    host = signed_host(pbem, tmp_path / "keys")
    turn = Turn(host)
    document = sign_orders(host.game(), turn.data, key_of(turn.seat), b"0" * 32)
    text = f"{block(mail_safe.write(document))}\nplace = what(ever)\nwhile = [1\n"
    rulings = judged(host, reply(letter_to(host, turn.seat), 1, text, gmail_app))
    assert [one.word for one in rulings if one.word != "ignored"] == ["accepted"]


def test_paragraphs_below_rows_are_words(host: MailHost) -> None:
    turn = Turn(host)
    ruling = one_ruling(host, turn, f'{rows_of(turn.data)}\nI said "no" [twice],\nx = y # really\n')
    assert (ruling.word, ruling.found.document) == ("to be confirmed", turn.data)


# ── a row corrected in the quoted refusal ────────────────────────────────────────────────────────

WAYS: dict[str, Callable[[str, str], str]] = {
    "behind its mark": lambda row, new: f">   ! {new}",
    "without its mark": lambda row, new: new,
    "below the wrong one": lambda row, new: f"{row}\n{new}",
}  # fmt: skip


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
def test_a_row_corrected_in_the_quoted_refusal_makes_the_corrected_orders(
    host: MailHost, way: str, kind: str
) -> None:
    turn = Turn(host)
    good = turn.lines[1] if kind == "short" else "max_losses = 2"
    text = turn.text if kind == "short" else order_file.write(turn.data)
    assert good in text
    bad = good.replace("attack", "attakc") if kind == "short" else "max_loses = 2"
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, text.replace(good, bad), gmail_app))
    assert "REFUSED" in text_of(receipt)
    ruling = one_ruling(host, turn, edited(receipt, way, good), new_mail)
    assert (ruling.word, ruling.found.document) == ("to be confirmed", turn.data)
    assert "a line that you corrected in the quotation" in ruling.sentence


def in_html(_own: str, quoted: str, _subject: str) -> tuple[str, str]:
    """The row is corrected within the quotation of a page, which keeps its mark for all lines."""
    said = "On Sun, 1 Mar 2026 at 12:00, Games wrote:"
    return page(f"<p>Sorry!</p>{said}<blockquote>{rows(quoted)}</blockquote>")


def laid_out(own: str, quoted: str, subject: str) -> tuple[str, str]:
    """The row is corrected in the page of the refusal, whose sentences are no longer broken."""
    said = "On Sun, 1 Mar 2026 at 12:00, Games wrote:"
    laid = lay_out(quoted, subject)
    return page(f"<p>{own}</p>{said}<blockquote>{laid}</blockquote>")


QUOTATIONS = {
    one.__name__: one for one in (in_html, laid_out, gmail_app, outlook_desk, outlook_web, yahoo)
}
EDITS: dict[str, Callable[[str, str], str]] = {
    "behind its mark": lambda _row, new: f"  ! {new}",
    "without its mark": lambda _row, new: new,
    "below the wrong one": lambda row, new: f"{row}\n{new}",
}  # fmt: skip
BAD = {"short": ("attack", "attakc"), "order file": ("max_losses = 2", "max_loses = 2")}
STILL = {"short": "atakc", "order file": "max_loss = 3"}


def corrected(
    host: MailHost, turn: Turn, kind: str, edit: str, *, still: bool
) -> tuple[EmailMessage, str]:
    """A refusal, and its text with the wrong row written anew; `still` wrong, or right."""
    good, bad = BAD[kind]
    text = turn.text if kind == "short" else order_file.write(turn.data)
    refusal = host.answer(
        reply(letter_to(host, turn.seat), 1, text.replace(good, bad, 1), gmail_app)
    )
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
def test_a_row_is_corrected_in_quotations_of_every_kind(
    host: MailHost, kind: str, edit: str, quotation: str
) -> None:
    turn = Turn(host)
    (ruling,) = judged(
        host, answered_with(*corrected(host, turn, kind, edit, still=False), quotation)
    )
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
    assert ("E-SHORT" if kind == "short" else "unknown key") in text_of(receipt)


@pytest.mark.thorough
def test_a_refusal_that_is_merely_quoted_is_no_order(host: MailHost) -> None:
    turn = Turn(host)
    text = turn.text.replace("attack", "attakc", 1)
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, text, gmail_app))
    for shape in SHAPES[:-1]:
        assert judged(host, reply(receipt, 2, "What is wrong with it?", shape)) == [], (
            shape.__name__
        )


# ── the measure ──────────────────────────────────────────────────────────────────────────────────


def verdict(rulings: list[Ruling], data: dict[str, Any], *, signed: bool) -> str:
    """
    What a host made of orders: exact, confirmed (a yes is asked, for these very orders), asked (refused
    with a question that quotes the line), wrong (other orders) or silent.
    """
    said = [one for one in rulings if one.word != "ignored"]
    if not said:
        return "silent"
    for one in said:
        own = {key: value for key, value in one.found.document.items() if key != "signed"}
        if one.takes and (own != data or (signed and not one.proved)):
            return "wrong"
    if all(one.word == "accepted" for one in said):
        return "exact"
    if all(one.takes for one in said):
        return "confirmed"
    return "asked" if all(one.takes or one.problems or signed for one in said) else "silent"


def kinds(turn: Turn) -> dict[str, str]:
    return {
        "unsigned block": block(mail_safe.write(turn.data)),
        "rows": rows_of(turn.data),
        "short": turn.text,
    }


def signed_host(pbem: Run, folder: Path) -> MailHost:
    keys: list[str] = []
    folder.mkdir()
    for seat in SEATS:
        (folder / seat).write_text(key_of(seat).public.line)
        keys += ["--key", f"{seat}={folder / seat}"]
    return open_mail_host(pbem, folder, *keys)


@pytest.mark.thorough
def test_of_orders_in_replies_99_of_100_are_exact_or_asked_about_and_none_is_wrong_or_silent(
    pbem: Run, host: MailHost, tmp_path: Path
) -> None:
    """Thirteen mail programs, four kinds of orders, seven things that happen to their lines."""
    with_keys = signed_host(pbem, tmp_path / "keys")
    turns = [(host, Turn(host), kinds(Turn(host)))]
    keyed = Turn(with_keys)
    signer = key_of(keyed.seat)
    document = sign_orders(with_keys.game(), keyed.data, signer, b"0" * 32)
    turns.append((with_keys, keyed, {"signed block": block(mail_safe.write(document))}))
    counted: Counter[str] = Counter()
    odd: list[tuple[str, ...]] = []
    for where, turn, texts in turns:
        letter = letter_to(where, turn.seat)
        for (kind, text), shape, (name, mutate) in product(
            texts.items(), SHAPES, MUTATIONS.items()
        ):
            rulings = judged(where, reply(letter, 1, mutate(text), shape))
            found = verdict(rulings, turn.data, signed=kind == "signed block")
            counted[found] += 1
            if found not in ("exact", "confirmed"):
                odd.append((kind, shape.__name__, name, found, *(one.sentence for one in rulings)))
    assert not counted["wrong"], odd
    assert not counted["silent"], odd
    assert (counted["exact"] + counted["confirmed"]) * 100 >= 99 * counted.total(), odd


@pytest.mark.parametrize(
    "said", ["Hi, yes {code}", "{code} yes", "yes", "Hello,\n\nYes, please.\n\nBen"]
)
def test_a_yes_is_heard_in_the_reply_of_every_mail_program(host: MailHost, said: str) -> None:
    turn = Turn(host)
    receipt = host.answer(reply(letter_to(host, turn.seat), 1, rows_of(turn.data), gmail_app))
    found = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", text_of(receipt))
    assert found
    # A new mail quotes no code.
    for shape in SHAPES if "code" in said else SHAPES[:-1]:
        raw = reply(receipt, 2, said.format(code=found[0]), shape)
        assert said_yes(parse_mail(raw)).code == found[0], shape.__name__
