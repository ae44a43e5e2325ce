"""The letter that brings a turn: the most important first, and nothing in it passes for orders."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from players.match import Match
from sample_games.clocked_host import open_clocked_host
from sample_games.mail_host import HOST, MailHost, address, block, open_mail_host, text_of

from pbem.engine.play.play import Game, load_game
from pbem.engine.play.witness import live_seats
from pbem.engine.proof.playback import Turn, replay
from pbem.host.mails.turn_letter import MOST_RECALLED, News, _shortened, write_letter
from pbem.local import game_files, registry
from pbem.mail.letter import Heading, Lead, Points, Report

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage
    from pathlib import Path

    from conftest import Run


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def letter(host: MailHost, seat: str) -> EmailMessage:
    """The newest letter that brings a turn to somebody."""
    turns = [one for one in host.sent if str(one["Message-ID"]).startswith("<turn.")]
    return next(one for one in reversed(turns) if one["To"] == address(seat))


def part(mail: EmailMessage, kind: str) -> str:
    body = mail.get_body((kind,))
    assert body
    content: str = body.get_content()
    return content.replace("\r\n", "\n")


def shown(page: str) -> str:
    """What is read of a page, with blanks and line ends made one."""
    body = re.sub(r"(?s)<head>.*</head>|<[^>]*>", " ", page)
    return " ".join(html.unescape(body).split())


# ── what stands first ────────────────────────────────────────────────────────────────────────────


def test_the_player_to_move_reads_first_what_is_to_do(host: MailHost) -> None:
    mover = host.mover()
    first, *_ = text_of(letter(host, mover)).partition(" In full:")
    assert re.fullmatch(
        rf"{mover.title()}, it is your move: turn 1, \d+ armies due\. "
        rf"(The board \(world-000\.png\) )?So far: \* You were dealt \d+ territories: [^*]*\. "
        rf'To answer: reply with lines such as "place rest [A-Z][^"]*"( and "[a-z][^"]*")?, or with '
        rf"world-turn-01-{mover}\.toml filled in\.",
        first,
    )


def test_the_others_read_who_is_next_and_nothing_about_orders(host: MailHost) -> None:
    mover = host.mover()
    other = next(seat for seat in ("anna", "ben", "cleo") if seat != mover)
    mail = letter(host, other)
    assert part(mail, "plain").startswith(f"{other.title()}, {mover.title()} is to move: turn 1, ")
    assert "To answer" not in part(mail, "plain")
    assert str(mail["Subject"]) == f"[pbem world] turn 1: {mover.title()} to move"


def test_a_player_reads_what_the_own_orders_did_and_then_what_others_did(host: MailHost) -> None:
    mover = host.mover()
    host.answers(host.mail("x", attach=host.orders().replace("final = false", "final = true")))
    assert "Nothing happened to you" not in part(letter(host, mover), "plain")
    following = host.mover()
    assert following != mover
    host.answers(host.mail("x", attach=host.orders().replace("final = false", "final = true")))
    assert "Nothing happened to you since your last turn." in part(letter(host, mover), "plain")


@cache
def after_one_is_out() -> tuple[Game, list[Turn], str]:
    """A game just after a player has gone out, with all its turns."""
    for step in Match("risk-parker", 6, name="out").play():
        game = load_game(step.data, registry.load)
        live = live_seats(game.table, game.state, game.file.genesis)
        if len(live) < 6:
            [gone] = {*game.file.genesis.seat_ids} - {*live}
            return game, list(replay(step.data, registry.load)), gone
    raise AssertionError("nobody has gone out")


def test_who_has_gone_out_reads_what_happened_since_the_last_letter() -> None:
    game, turns, gone = after_one_is_out()
    [how] = [
        one
        for one in write_letter(game, gone, News(turns, "", game.file.index - 1), "").blocks
        if isinstance(one, Points)
    ]
    assert how.head == "Since the last letter:"
    assert any("You are out of the game" in point for point in how.points)
    later = write_letter(game, gone, News(turns, "", game.file.index), "").blocks
    assert [type(one) for one in later] == [Lead, Heading, Report], "nothing about a turn that they no longer have"


@pytest.mark.thorough
def test_no_turn_is_played_again_for_who_is_out(host: MailHost, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def turns_from(opened: game_files.OpenedGame, first: int, *more: Any, **said: Any) -> Iterator[Turn]:
        asked.append(opened.index - first)
        return real(opened, first, *more, **said)

    real = game_files.turns_from
    gone = next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover())
    code = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", text_of(host.answer(host.mail("resign", gone))))
    assert code
    host.answers(host.mail(f"yes {code[0]}", gone))
    monkeypatch.setattr(game_files, "turns_from", turns_from)
    for _ in range(5):
        host.answers(host.mail("x", attach=host.orders().replace("final = false", "final = true")))
    assert asked == [2, 1, 1, 1, 1], "those who play on read of the turns since their own"
    assert "since your last turn" not in part(letter(host, gone), "plain")


def test_much_that_happened_leaves_room_on_two_screens() -> None:
    points = [f"Ben attacked Siam from China for the {number}th time, and lost two armies." for number in range(40)]
    told = list(_shortened(points))
    assert sum(map(len, told)) < MOST_RECALLED + 100
    assert told[-1] == f"And {41 - len(told)} things more; the reports have them."
    assert list(_shortened(points[:3])) == points[:3]


def test_what_is_due_stands_at_the_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, "[deadline]\ndays = 3\n")
    host.tick()
    for mail in host.letters("turn"):
        lead, due, *_ = part(mail, "plain").split("\n\n")
        assert " turn 1" in lead
        assert re.match(r"Orders of \w+ are due .*\. If they are missing then, ", due.replace("\n", " "))


def test_page_and_text_say_the_same(host: MailHost) -> None:
    for seat in ("anna", "ben", "cleo"):
        mail = letter(host, seat)
        text = text_of(mail).replace("The board (world-000.png) ", "").replace("* ", "")
        assert shown(part(mail, "html")) == text


def test_the_lines_of_the_text_fit(host: MailHost) -> None:
    for mail in host.sent:
        assert max(map(len, part(mail, "plain").split("\n"))) <= 79


def test_no_line_of_a_letter_reads_as_short_orders(host: MailHost) -> None:
    """Not even where a program quotes it without any mark."""
    mover = host.mover()
    text = part(letter(host, mover), "plain").partition("# ==== BEGIN")[0]
    assert host.answers(host.mail(f"Soon.\n\n{text}")) == []
    assert not host.kept()


# ── replies that quote it ────────────────────────────────────────────────────────────────────────

QUOTES = {
    "gmail": '<div class="gmail_quote"><div>On Friday the host wrote:<br></div><blockquote>{}</blockquote></div>',
    "apple": '<blockquote type="cite"><div>On 1 March the host wrote:</div>{}</blockquote>',
    "outlook": (
        '<div id="divRplyFwdMsg"><b>From:</b> Our host<br><b>Sent:</b> Friday<br><b>To:</b> Anna<br>'
        "<b>Subject:</b> turn 1<br></div><div>{}</div>"
    ),
    "yahoo": '<div class="yahoo_quoted"><div>On Friday, 1 March 2026, Our host wrote:</div><div>{}</div></div>',
}


def reply(host: MailHost, own: str, style: str) -> EmailMessage:
    """A reply in HTML alone, which quotes the page of the turn as this program does."""
    page = part(letter(host, host.mover()), "html")
    body = re.sub(r"(?s).*<body[^>]*>|</body>.*", "", page)
    rows = "".join(f"<div>{html.escape(row) or '<br>'}</div>" for row in own.split("\n"))
    mail = host.mail("x")
    mail.set_content(f"<html><body>{rows}<br>{QUOTES[style].format(body)}</body></html>", subtype="html")
    return mail


@pytest.mark.parametrize("style", QUOTES)
def test_the_order_file_in_a_quoted_page_is_no_order(host: MailHost, style: str) -> None:
    assert host.answers(reply(host, "Give me until Sunday.", style)) == []
    assert not host.kept()


@pytest.mark.parametrize("style", QUOTES)
def test_orders_above_a_quoted_page_are_shown_for_a_yes_and_nothing_else(host: MailHost, style: str) -> None:
    told = text_of(host.answer(reply(host, block(host.orders()), style)))
    assert told.startswith("NOT YET TAKEN: the orders of")
    assert "repaired: HTML removed. Look at them below." in told
    assert told.count("NOT YET TAKEN") == 1
    assert "IGNORED" not in told
    code = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", told)
    assert code
    assert "ACCEPTED" in text_of(host.answer(host.mail(f"yes {code[0]}\n")))


def test_a_reply_to_the_text_is_read_like_one_to_the_page(host: MailHost) -> None:
    below = "".join(f"> {row}\n" for row in part(letter(host, host.mover()), "plain").split("\n"))
    told = text_of(host.answer(host.mail(f"{block(host.orders())}\nOn Friday {HOST} wrote:\n{below}")))
    assert told.startswith("ACCEPTED: the orders of")


def test_a_receipt_says_how_orders_are_changed_while_others_are_missing(pbem: Run, tmp_path: Path) -> None:
    host = open_mail_host(pbem, tmp_path, "--rules", "risk-1959")
    orders = host.orders("anna").replace("[setup]", "[setup]\nbatch = 30", 1)
    told = text_of(host.answer(host.mail("x", "anna", attach=orders)))
    assert "You claim, if they are still free: " in told
    assert "To change them, reply with other orders before the turn is played." in told
    last = [
        host.answer(host.mail("x", seat, attach=host.orders(seat).replace("[setup]", "[setup]\nbatch = 30", 1)))
        for seat in ("ben", "cleo")
    ][-1]
    assert "To change them" not in text_of(last)
