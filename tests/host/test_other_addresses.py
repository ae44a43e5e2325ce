"""A player who writes from another address: the thread says who it may be, and the registered address is asked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from judged_replies import Turn, letter_to
from sample_games.mail_host import GM, MailHost, address, open_mail_host, text_of, with_master

from pbem.host.deadlines.address_lines import with_also
from pbem.host.deadlines.game_settings import read_game_settings

if TYPE_CHECKING:
    from email.message import EmailMessage

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


@pytest.mark.parametrize("word", ["status", "pause", "resign", "draw", "forget my orders", "away 24 Mar to 2 Apr"])
def test_a_word_from_another_address_does_nothing_and_its_player_hears_so(host: MailHost, word: str) -> None:
    """`pause` is no misspelt `pass`, either."""
    with_master(host)
    before = len(host.sent)
    told = host.answer(from_work(host, host.mover(), word, Reply_To="eve@evil.test"))
    assert told["To"] == address(host.mover())
    assert f"from {WORK}, an address that is not registered for you, asks for something other" in text_of(told)
    assert [one["To"] for one in host.sent[before:]] == [told["To"]], "nobody else hears anything"


def test_an_address_may_be_registered_with_its_orders_and_is_believed_from_then_on(host: MailHost) -> None:
    turn = Turn(host)
    _, always = CODE.findall(text_of(host.answer(from_work(host, turn.seat, turn.text))))
    accepted = host.answer(host.mail(f"yes {always}", turn.seat))
    assert f"From now on what you send from {WORK} counts, too." in text_of(accepted)
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
    assert host.answers(from_work(host, turn.seat, "to gm: hello"), from_work(host, turn.seat, "to all: hello")) == []
    assert len([*Path(host.folder().path).rglob("pending/*")]) == 2, "what nobody is asked about is not kept"


@pytest.mark.parametrize("kind", ["typed", "file"])
def test_wrong_orders_from_another_address_are_no_orders_of_the_player_who_hears_of_them_once_a_day(
    host: MailHost, kind: str
) -> None:
    turn = Turn(host)
    good = turn.text if kind == "typed" else host.orders(turn.seat)
    wrong = [good.replace("place", "place Atlantis"), good.replace("place", "place 90")]
    mails = [("", {"attach": one}) if kind == "file" else (one, {}) for one in wrong]
    said = text_of(host.answer(*(from_work(host, turn.seat, text, **more) for text, more in mails)))
    assert said.startswith(f"NOT FROM YOU, or from another address of yours: {WORK}, which is not registered")
    assert ("REFUSED" in said, "your mail" in said, "! place" in said) == (True, False, False)
    # Nothing of them is put into what the player sends, and sound orders from there are asked about all the same.
    assert host.folder().inside("refused") not in map(str, Path(host.folder().path).iterdir())
    assert CODE.findall(text_of(host.answer(from_work(host, turn.seat, turn.text))))


def test_an_address_to_which_nothing_can_be_mailed_is_not_offered_for_good(host: MailHost) -> None:
    turn = Turn(host)
    letter = from_work(host, turn.seat, turn.text).as_bytes().replace(WORK.encode(), "cléo@work.test".encode())
    (these,) = CODE.findall(text_of(host.answer(letter)))
    host.answer(host.mail(f"yes {these}", turn.seat))
    assert host.game().file.index == 1


def test_further_addresses_stand_in_the_settings() -> None:
    text = '[players]\nanna = "a@x.test"\nben = ""\n'
    more = with_also(with_also(with_also(text, "anna", "A2@x.test"), "anna", "a3@x.test"), "ben", "b@x.test")
    assert more.startswith(text)
    settings = read_game_settings(more.encode())
    assert settings.also == {"anna": ("A2@x.test", "a3@x.test"), "ben": ("b@x.test",)}
    assert settings.seats_of("a2@X.test") == ("anna",)


# ── words to others ──────────────────────────────────────────────────────────────────────────────


def messages(host: MailHost, before: int) -> dict[str, str]:
    return {str(one["To"]): text_of(one) for one in host.sent[before:] if str(one["Message-ID"]).startswith("<message")}


@pytest.mark.parametrize("kind", ["line", "table"])
@pytest.mark.rule("host/mails/messages 2.1")
def test_words_from_another_address_go_out_after_a_yes_from_the_registered_one(host: MailHost, kind: str) -> None:
    with_master(host)
    seat, before = host.mover(), len(host.sent)
    ben = next(one for one in ("anna", "ben", "cleo") if one != seat)
    long = f'[[message]]\nto = ["{ben}", "gm"]\ntext = "Truce?\\nplace 3 Siam"\n'
    question = host.answer(from_work(host, seat, f"to {ben} and gm: Truce?\n" if kind == "line" else long))
    assert (question["To"], messages(host, before)) == (address(seat), {})
    said = " ".join(text_of(question).split())
    assert f"NOT YET SENT: {WORK} answered a letter that you got." in said
    assert "> Truce?" in text_of(question)
    (code,) = CODE.findall(text_of(question))
    assert host.answers(from_work(host, seat, f"yes {code}")) == []
    host.answers(host.mail(f"yes {code}", ben))
    assert messages(host, before) == {}
    receipt = host.answer(host.mail(f"yes {code}", seat))
    assert "our message went to" in text_of(receipt)
    sent = messages(host, before)
    assert set(sent) == {address(ben), GM}
    assert (WORK in sent[address(ben)], WORK in sent[GM]) == (False, True)
    assert "Nothing is signed" in " ".join(sent[address(ben)].split())


def test_an_absence_from_another_address_is_not_noted_and_its_player_hears_so(host: MailHost) -> None:
    seat = host.mover()
    log, days = Path(host.folder().inside("log.jsonl")), "[absence]\nfrom = 2026-12-24\nto = 2027-01-02\n"
    before = log.read_bytes()
    answer = host.answer(from_work(host, seat, days))
    assert (answer["To"], f"A message from {WORK}" in text_of(answer)) == (address(seat), True)
    assert log.read_bytes() == before
    host.answer(host.mail(days, seat))
    assert log.read_bytes() != before


def test_a_forger_who_uses_up_one_address_does_not_silence_the_player(host: MailHost) -> None:
    seat = host.mover()
    settings = Path(host.folder().inside("hosting.toml"))
    more = with_also(settings.read_text(), seat, WORK)
    settings.write_text(more.replace("[messages] ", "[messages]\nper_day = 1  ", 1))
    before, ben = len(host.sent), next(one for one in ("anna", "ben", "cleo") if one != seat)
    for text, sender in (("One", WORK), ("Two", WORK), ("Three", address(seat))):
        host.answers(host.mail(f"to {ben}: {text}\n", sender=sender))
    said = [text_of(one) for one in host.sent[before:] if str(one["Message-ID"]).startswith("<message")]
    assert [next(word for word in ("One", "Two", "Three") if f"> {word}" in one) for one in said] == ["One", "Three"]
