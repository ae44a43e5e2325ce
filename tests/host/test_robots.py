"""Nobody talks with robots: marks of theirs, and four kinds that answer whatever they get."""

from __future__ import annotations

from email.message import EmailMessage
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import MailHost, address, block, open_mail_host, text_of

from pbem.host.mails.help_mail import MOST_HELPED
from pbem.host.mails.sender import automatic_reason, read_headers, sender_address

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Run


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


MARKS = (
    "Auto-Submitted: auto-replied",
    "Auto-Submitted: auto-generated; x=y",
    "Return-Path: <>",
    "Return-Path:",
    "Precedence: bulk",
    "Precedence: JUNK",
    "Precedence: list",
    "List-Id: <x.example.org>",
    "List-Unsubscribe: <mailto:x@example.org>",
    "X-Auto-Response-Suppress: All",
    "X-Autoreply: yes",
    "X-Autorespond: x",
    "X-Loop: me",
    "X-Failed-Recipients: x@example.org",
    "X-Vacation: yes",
    "X-PBEM-Game: world",
    "Content-Type: multipart/report; report-type=delivery-status",
    "Subject: Automatic reply: hello",
    "Subject: Out of Office: Anna",
    "Subject: Abwesenheitsnotiz: Urlaub",
    "Subject: Undelivered Mail Returned to Sender",
    "Subject: Delivery Status Notification (Failure)",
    "Subject: Auto: I am away",
    "Subject: =?utf-8?q?R=C3=A9ponse_automatique_:_absence?=",
    "Subject: R\u00e9ponse automatique : absence",
)
SENDERS = (
    "MAILER-DAEMON@example.org",
    "postmaster@example.org",
    "no-reply@example.org",
    "NoReply <noreply@example.org>",
    "bounces+anna=home.test@example.org",
    "vacation@example.org",
    "games-request@example.org",
    "games@host.test",
    "Mail Delivery System <mailer-daemon@x.test>",
)
HUMAN = (
    "From: Anna <anna@home.test>\nSubject: Re: [pbem world] turn 7: you are to move",
    "From: anna@home.test\nSubject: I am out of office next week, orders now\nAuto-Submitted: no",
    "From: Otto Automatic <otto@home.test>\nSubject: automatic weapons host_folder rule?",
    "From: a.root@home.test\nSubject: delivery of my orders",
    "From: daemon.jones@home.test\nSubject: undeliverables and other pieces",
    "From: info@small-club.test\nSubject: reply",
    "From: noreen@home.test\nSubject: Readiness\nReturn-Path: <noreen@home.test>",
    "From MAIL Sun Mar  1 12:00:00 2026\nFrom: anna@home.test\nSubject: x",
    "From: x@home.test\nSubject: Fwd: Automatic reply: hello",
    "From: anna@home.test\nSubject: warning: my attack on Siam\nPriority: normal",
)


@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_of_robots_is_seen(mark: str) -> None:
    assert automatic_reason(read_headers(f"From: anna@home.test\n{mark}\n\nx".encode()))


@pytest.mark.parametrize("sender", SENDERS)
def test_a_name_of_robots_is_seen(sender: str) -> None:
    assert automatic_reason(read_headers(f"From: {sender}\n\nx".encode()), "games@host.test")


def test_a_mail_that_bounced_into_the_pipe_is_seen() -> None:
    raw = b"From MAILER-DAEMON Sun Mar  1 12:00:00 2026\nFrom: anna@home.test\n\nx"
    assert automatic_reason(read_headers(raw))


@pytest.mark.parametrize("head", HUMAN)
def test_a_person_is_no_robot(head: str) -> None:
    assert automatic_reason(read_headers(f"{head}\n\nx".encode()), "games@host.test") == ""


def test_headers_of_any_shape_are_read() -> None:
    for raw in (
        b"",
        b"\n",
        b"x",
        b":\n:\n",
        b"\xff\xfe\x00",
        b"From:\n \n\t\n",
        b" folded first\nFrom: a@b\n",
    ):
        automatic_reason(read_headers(raw))
    assert sender_address(read_headers(b"From: A\r\n <a@home.test>\r\n\r\n")) == "a@home.test"


def test_two_senders_are_nobody() -> None:
    assert sender_address(read_headers(b"From: a@home.test\nFrom: b@home.test\n\n")) == ""


@pytest.mark.parametrize(
    ("field", "sender"),
    [
        ("a@home.test", "a@home.test"),
        ("A@Home.TEST (Anna)", "a@home.test"),
        ("Anna <a@home.test> (at work)", "a@home.test"),
        ("anna@home.test <eve@evil.test>", "eve@evil.test"),
        ('"anna@home.test" <eve@evil.test>', "eve@evil.test"),
        ("=?utf-8?q?anna=40home.test?= <eve@evil.test>", "eve@evil.test"),
        ("anna@home.test, eve@evil.test", ""),
        ("<anna@home.test> <eve@evil.test>", ""),
        ("eve@evil.test (anna@home.test)", ""),
        # What servers vouch for here is evil.test.
        ('"anna@home.test"@evil.test', ""),
        ("<@evil.test:anna@home.test>", ""),
        ("people: anna@home.test;", ""),
        ("anna@home.test\\@evil.test", ""),
        ("anna@home.test@evil.test", ""),
    ],
)
def test_nobody_hides_behind_an_address_in_a_name(field: str, sender: str) -> None:
    assert sender_address(read_headers(f"From: {field}\n\nstatus".encode())) == sender


# ── robots that answer ───────────────────────────────────────────────────────────────────────────

Robot = "Callable[[EmailMessage], EmailMessage | None]"


def _reply(letter: EmailMessage, text: str) -> EmailMessage:
    reply = EmailMessage()
    reply["From"], reply["To"] = str(letter["To"]), "games@host.test"
    reply["Subject"] = f"Re: {letter['Subject']}"
    reply["In-Reply-To"] = str(letter["Message-ID"])
    reply.set_content(text)
    return reply


def _body(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body
    return str(body.get_content())


def polite(letter: EmailMessage) -> EmailMessage | None:
    """Answers nothing that is marked (RFC 3834)."""
    return None if letter["Auto-Submitted"] else _reply(letter, "I am away.\n")


def marked(letter: EmailMessage) -> EmailMessage:
    """Answers everything, but says what it is, and sends the text back."""
    reply = _reply(letter, f"I am away.\n\n{_body(letter)}")
    reply["Auto-Submitted"] = "auto-replied"
    return reply


def quoting(letter: EmailMessage) -> EmailMessage:
    """Answers everything without any mark, and quotes the text."""
    rows = "".join(f"> {row}\n" for row in _body(letter).split("\n"))
    return _reply(letter, f"I am on holiday until Monday.\n\nYou wrote:\n{rows}")


def echo(letter: EmailMessage) -> EmailMessage:
    """Sends everything back as it came, attachments and all, without any mark."""
    reply = _reply(letter, _body(letter))
    for part in letter.iter_attachments():
        reply.add_attachment(
            part.get_content(), maintype="application", subtype="toml", filename=part.get_filename() or "x"
        )
    return reply


@pytest.mark.rule("docs/hosting 3")
@pytest.mark.parametrize("robot", [polite, marked, quoting, echo])
def test_no_robot_keeps_the_host_talking(host: MailHost, robot: Callable[[EmailMessage], EmailMessage | None]) -> None:
    """A player sends wrong orders, then a robot answers in his place whatever it gets."""
    mover = host.mover()
    host.receive(host.mail("x", mover, attach=host.orders().replace("place =", "plase =")))
    at = 0
    for _ in range(30):
        host.round()
        fresh, at = host.sent[at:], len(host.sent)
        replies = [robot(one) for one in fresh if one["To"] == address(mover)]
        if not any(replies):
            break
        for reply in filter(None, replies):
            host.receive(reply)
    else:
        pytest.fail("they are still talking")
    receipts = [one for one in host.sent if str(one["Message-ID"]).startswith(("<ack", "<help"))]
    assert 1 <= len(receipts) <= 3
    assert host.folder().newest_index() == 0, "a robot played the turn"


def test_unsigned_orders_in_a_marked_mail_are_not_taken(host: MailHost) -> None:
    mail = host.mail("I am away.\n", attach=host.orders(), Auto_Submitted="auto-replied")
    assert not host.answers(mail)
    assert not host.kept()


def test_an_out_of_office_note_that_quotes_the_turn_is_filed_silently(host: MailHost) -> None:
    turn = next(one for one in host.sent if one["To"] == address(host.mover()))
    host.sent.clear()
    host.receive(marked(turn))
    host.round()
    assert not host.sent
    assert len(host.refused()) == 1
    assert "not answered: Auto-Submitted: auto-replied" in host.told()


def test_a_robot_that_quotes_the_order_file_is_asked_nothing_and_helped_once(host: MailHost) -> None:
    """Nothing tells it from a player who has a question."""
    turn = next(one for one in host.sent if one["To"] == address(host.mover()))
    before = len(host.sent)
    assert not host.answers(quoting(turn))
    (letter,) = host.sent[before:]
    assert str(letter["Message-ID"]).startswith("<help.")
    assert not host.helps(quoting(letter), quoting(turn))
    assert not host.kept()


@pytest.mark.thorough
def test_a_robot_that_says_something_else_each_time_is_soon_answered_no_more(host: MailHost) -> None:
    letter = next(one for one in host.sent if one["To"] == address(host.mover()))
    helped = 0
    for minute in range(10):
        letters = host.helps(_reply(letter, f"I am at lunch. It is 12:0{minute} here.\n"))
        helped += len(letters)
        letter = letters[0] if letters else letter
    assert helped == MOST_HELPED
    assert not host.kept()


def test_the_block_is_found_however_it_is_framed(host: MailHost) -> None:
    assert "ACCEPTED" in text_of(host.answer(host.mail(block(host.orders()))))
