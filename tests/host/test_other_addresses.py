"""A player who writes from another address: the thread says who it may be, and the registered address is asked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from judged_replies import Turn, letter_to
from sample_games.mail_host import MailHost, address, open_mail_host, text_of

from pbem.host.deadlines.game_settings import read_game_settings, with_also

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path

    from conftest import Run

WORK = "cleo@work.test"
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def from_work(host: MailHost, seat: str, text: str, **more: str) -> EmailMessage:
    return host.mail(text, sender=WORK, In_Reply_To=str(letter_to(host, seat)["Message-ID"]), **more)


@pytest.mark.parametrize("kind", ["typed", "file"])
def test_orders_from_another_address_are_asked_about_at_the_registered_one(host: MailHost, kind: str) -> None:
    turn = Turn(host)
    text, more = (turn.text, {}) if kind == "typed" else ("Here they are.", {"attach": host.orders(turn.seat)})
    question = host.answer(from_work(host, turn.seat, text, **more))
    assert question["To"] == address(turn.seat)
    said = text_of(question)
    assert f"they came from {WORK}, an address that is not registered" in said
    assert host.game().file.index == 0
    these, always = CODE.findall(said)
    host.answer(host.mail(f"yes {these}", turn.seat))
    assert host.game().file.index == 1
    assert host.folder().read_settings().also == {}
    assert always != these


def test_an_address_may_be_registered_with_its_orders_and_is_believed_from_then_on(host: MailHost) -> None:
    turn = Turn(host)
    question = host.answer(from_work(host, turn.seat, f"place 1 {turn.other}\nend"))
    assert "REFUSED" in text_of(question)
    host.now = host.now.replace(day=2)
    _, always = CODE.findall(text_of(host.answer(from_work(host, turn.seat, turn.text))))
    accepted = host.answer(host.mail(f"yes {always}", turn.seat))
    assert f"From now on your mails from {WORK} count, too." in text_of(accepted)
    assert host.folder().read_settings().also == {turn.seat: (WORK,)}
    while host.mover() != turn.seat:
        host.answer(host.mail(Turn(host).text))
    receipt = host.answer(host.mail(Turn(host).text, sender=WORK))
    assert (receipt["To"], "ACCEPTED" in text_of(receipt)) == (address(turn.seat), True)


def test_a_stranger_asks_once_a_day_says_no_yes_and_is_never_answered(host: MailHost) -> None:
    turn = Turn(host)
    (code, _) = CODE.findall(text_of(host.answer(from_work(host, turn.seat, turn.text))))
    before = len(host.sent)
    assert host.answers(from_work(host, turn.seat, f"place rest {turn.other}\nend")) == []
    assert host.answers(from_work(host, turn.seat, f"yes {code}"), host.mail(turn.text, sender=WORK)) == []
    assert (host.mover(), host.kept(), len(host.sent)) == (turn.seat, [], before)


def test_further_addresses_stand_in_the_settings() -> None:
    text = '[players]\nanna = "a@x.test"\nben = ""\n'
    more = with_also(with_also(with_also(text, "anna", "A2@x.test"), "anna", "a3@x.test"), "ben", "b@x.test")
    assert more.startswith(text)
    settings = read_game_settings(more.encode())
    assert settings.also == {"anna": ("A2@x.test", "a3@x.test"), "ben": ("b@x.test",)}
    assert settings.seats_of("a2@X.test") == ("anna",)
