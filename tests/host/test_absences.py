"""Absences: announced in any mail, noted, told to the others, and never a way to stop a game."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_games.clocked_host import (
    DAYS,
    HOURS,
    START,
    THREE_DAYS_AND_GRACE,
    ClockedHost,
    do,
    open_clocked_host,
    text_of,
)
from sample_games.mail_host import MailHost, open_mail_host
from sample_games.mail_host import text_of as said
from sample_games.small_games import identity

from pbem.engine.file.decision import answered_head
from pbem.host.deadlines.calendar import Deadline
from pbem.host.deadlines.host_log import Log, LogEntry
from pbem.host.deadlines.moments import write_moment
from pbem.host.deadlines.timetable import Timetable, mail_data, timetable
from pbem.host.folder import spool
from pbem.host.folder.game_folder import LOG
from pbem.host.folder.log_file import read_file
from pbem.host.games import game_master
from pbem.host.games.hosted_game import open_newest
from pbem.mail.requests import Absence, Return
from pbem.mail.signed_papers import wish_document, write_wishes
from pbem.mail.typed_requests import requests_in_text

if TYPE_CHECKING:
    from email.message import EmailMessage

    from conftest import Run


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, THREE_DAYS_AND_GRACE)


def away(host: ClockedHost, seat: str, first: str, last: str, **more: str) -> None:
    host.mail(seat, f"Off to the sea!\n\n[absence]\nfrom = {first}\nto = {last}\n", **more)  # type: ignore[arg-type] # texts
    host.tick()


def due(host: ClockedHost, seat: str) -> datetime | None:
    table = timetable(host.log, answered_head(host.game.file))
    assert table is not None
    return table.due(seat)


# ── by mail ──────────────────────────────────────────────────────────────────────────────────────


def test_an_absence_in_a_mail_moves_the_deadline(host: ClockedHost) -> None:
    away(host, host.mover, "2026-06-03", "2026-06-09")
    assert due(host, host.mover) == START + 3 * DAYS + 7 * DAYS
    host.wait(10 * DAYS)
    assert host.index == 0


def test_the_others_hear_of_it_and_the_player_has_it_in_the_receipt(host: ClockedHost) -> None:
    seat = host.mover
    host.letters("notice")
    away(host, seat, "2026-06-03", "2026-06-09")
    assert host.readers("notice") == sorted({"anna", "ben", "cleo"} - {seat})
    receipt = host.letters("ack")
    assert [letter["To"] for letter in receipt] == [f"{seat}@home.test"]
    assert "is away from 2026-06-03 to 2026-06-09. Orders are due" in text_of(receipt[0])


def test_an_absence_is_signed_by_the_host_at_the_word_of_the_player(host: ClockedHost) -> None:
    away(host, "anna", "2026-06-03", "2026-06-09")
    found = host.log.of("absence")
    assert [(notice.by, notice.data["seat"]) for notice in found] == [("anna", "anna")]


@pytest.mark.thorough
def test_the_absence_of_one_gives_no_time_to_another(host: ClockedHost) -> None:
    other = next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover)
    away(host, other, "2026-06-02", "2026-06-09")
    assert due(host, host.mover) == START + 3 * DAYS


@pytest.mark.thorough
def test_who_is_away_may_send_orders_all_the_same(host: ClockedHost) -> None:
    away(host, host.mover, "2026-06-01", "2026-06-09")
    host.mail(host.mover, orders=host.orders())
    host.tick()
    assert host.index == 1


@pytest.mark.thorough
def test_orders_and_an_absence_may_stand_in_one_mail(host: ClockedHost) -> None:
    seat = host.mover
    host.mail(seat, "[absence]\nfrom = 2026-06-05\nto = 2026-06-06\n", host.orders())
    host.tick()
    assert host.index == 1
    assert host.log.of("absence")[0].data["seat"] == seat


def test_an_absence_below_the_signature_of_an_order_file_is_found(host: ClockedHost) -> None:
    more = b'\n[absence]\nfrom = "2026-06-05"\nto = "2026-06-06"\n'
    host.mail(host.mover, orders=host.orders() + more)
    host.tick()
    assert host.index == 1
    assert host.kinds().count("absence") == 1


# ── never a loophole ─────────────────────────────────────────────────────────────────────────────


def test_a_stranger_cannot_announce_an_absence(host: ClockedHost) -> None:
    away(host, host.mover, "2026-06-03", "2026-06-09", sender="mallory@evil.test")
    assert "absence" not in host.kinds()


def test_nobody_announces_the_absence_of_another(host: ClockedHost) -> None:
    host.mail("anna", '[absence]\nfrom = 2026-06-03\nto = 2026-06-09\nplayer = "ben"\n')
    host.tick()
    assert "absence" not in host.kinds()
    assert "do not play as 'ben'" in text_of(host.letters("ack")[0])


def test_a_robot_announces_nothing(host: ClockedHost) -> None:
    from pbem.host.folder import spool

    spool.deposit(
        host.host_folder,
        (
            f"From: {host.mover}@home.test\r\nTo: games@host.test\r\nSubject: Out of office\r\n"
            "Message-ID: <1@home.test>\r\nAuto-Submitted: auto-replied\r\n\r\n"
            "[absence]\r\nfrom = 2026-06-03\r\nto = 2026-06-09\r\n"
        ).encode(),
        host.now,
    )
    host.tick()
    assert "absence" not in host.kinds()
    assert host.letters("ack") == []


@pytest.mark.rule("host/deadlines/timetable 5.2")
@pytest.mark.thorough
def test_who_is_late_cannot_be_absent_any_more(host: ClockedHost) -> None:
    host.wait(3 * DAYS + HOURS)
    away(host, host.mover, "2026-06-01", "2026-06-20")
    assert due(host, host.mover) == START + 3 * DAYS
    host.wait(HOURS)
    assert host.index == 1


@pytest.mark.thorough
def test_an_absence_does_not_begin_before_it_was_announced(host: ClockedHost) -> None:
    host.wait(DAYS)
    away(host, host.mover, "2026-05-20", "2026-06-02")
    noted = host.log.of("absence")[0]
    assert noted.data["from"] == "2026-06-02T12:00:00Z"
    assert "is away from 2026-06-02 to 2026-06-02." in noted.text
    assert due(host, host.mover) == START + 3 * DAYS + 12 * HOURS


@pytest.mark.thorough
def test_more_days_than_agreed_are_for_the_game_master_to_note(host: ClockedHost) -> None:
    seat = host.mover
    away(host, seat, "2026-06-02", "2026-06-15")
    away(host, seat, "2026-06-20", "2026-06-27")
    assert host.kinds().count("absence") == 1
    told = " ".join(text_of(letter) for letter in host.letters("ack"))
    assert "ore than 21 days away within 90 days" in told
    absence = Absence(date(2026, 6, 20), date(2026, 6, 27))
    do(host, game_master.absent, seat, absence)
    assert host.kinds().count("absence") == 2
    away(host, seat, "2026-06-20", "2026-06-27")
    assert host.kinds().count("absence") == 2


@pytest.mark.thorough
def test_an_absence_in_years_is_not_noted(host: ClockedHost) -> None:
    away(host, host.mover, "2028-06-01", "2028-06-02")
    assert "absence" not in host.kinds()


@pytest.mark.thorough
def test_the_same_mail_again_is_noted_once(host: ClockedHost) -> None:
    away(host, host.mover, "2026-06-03", "2026-06-09")
    away(host, host.mover, "2026-06-03", "2026-06-09")
    assert host.kinds().count("absence") == 1


@pytest.mark.thorough
def test_an_absence_that_is_over_is_not_noted(host: ClockedHost) -> None:
    away(host, host.mover, "2026-05-01", "2026-05-31")
    assert "absence" not in host.kinds()


def test_a_mail_from_nobody_in_particular_speaks_for_no_seat_without_an_address(host: ClockedHost) -> None:
    path = Path(host.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("cleo@home.test", ""))
    mail = (
        b"From: mallory@evil.test, eve@evil.test\nTo: host@home.test\nSubject: Hello\n\n"
        b'[absence]\nfrom = 2026-06-03\nto = 2026-06-09\ngame = "world"\n'
    )
    spool.deposit(host.host_folder, mail, host.now)
    host.tick()
    assert "absence" not in host.kinds()


# ── taken back ───────────────────────────────────────────────────────────────────────────────────

NONE = "[absence]\nnone = true\n"


def code_in(letter: EmailMessage) -> str:
    found = re.search(r"first line: ([A-Z2-7]{4}-[A-Z2-7]{4})", text_of(letter))
    assert found, text_of(letter)
    return found[1]


def take_back(host: ClockedHost, seat: str, text: str = NONE) -> EmailMessage:
    """Somebody takes an absence back, and says yes; the receipt of that."""
    host.letters("ack")
    host.mail(seat, text)
    host.tick()
    host.mail(seat, f"yes {code_in(host.letters('ack')[0])}\n")
    host.tick()
    return host.letters("ack")[0]


@pytest.mark.rule("host/deadlines/timetable 6.1")
@pytest.mark.thorough
def test_an_absence_that_is_taken_back_gives_no_time(host: ClockedHost) -> None:
    seat = host.mover
    away(host, seat, "2026-06-03", "2026-06-09")
    receipt = take_back(host, seat)
    assert due(host, seat) == START + 3 * DAYS
    assert "will not be away: the absence from 2026-06-03 to 2026-06-09 is taken back" in text_of(receipt)
    assert "Orders are due Thu 2026-06-04 12:00 UTC" in text_of(receipt)


@pytest.mark.thorough
def test_the_others_hear_that_somebody_is_back(host: ClockedHost) -> None:
    away(host, "anna", "2026-06-03", "2026-06-09")
    host.letters("notice")
    take_back(host, "anna")
    told = host.letters("notice")
    assert sorted(letter["To"] for letter in told) == ["ben@home.test", "cleo@home.test"]
    assert "somebody is back" in told[0]["Subject"]


@pytest.mark.rule("host/deadlines/timetable 6.1")
@pytest.mark.thorough
def test_days_that_are_over_stay_away(host: ClockedHost) -> None:
    seat = host.mover
    away(host, seat, "2026-06-02", "2026-06-09")
    host.wait(2 * DAYS)
    receipt = take_back(host, seat)
    assert "is back: the absence from 2026-06-02 to 2026-06-09 ends now" in text_of(receipt)
    away_for = host.now - datetime(2026, 6, 2, tzinfo=UTC)
    assert due(host, seat) == START + 3 * DAYS + away_for


@pytest.mark.thorough
def test_who_takes_an_absence_back_when_the_time_was_over_has_a_day_left(host: ClockedHost) -> None:
    seat = host.mover
    host.wait(3 * DAYS - HOURS)
    away(host, seat, "2026-06-04", "2026-06-15")
    host.wait(4 * DAYS)
    take_back(host, seat)
    assert due(host, seat) == host.now + DAYS
    host.wait(DAYS)
    assert host.index == 0
    host.wait(4 * HOURS)
    assert host.index == 1


def table_of(mail_host: MailHost) -> Timetable:
    opened = open_newest(mail_host.host_folder, mail_host.folder(), mail_host.now)
    log = read_file(mail_host.folder().inside(LOG), opened.game.file.genesis)
    table = timetable(log, answered_head(opened.game.file))
    assert table is not None
    return table


@pytest.fixture
def mail_host(tmp_path: Path, pbem: Run) -> MailHost:
    """A game without keys, with deadlines from its first turn on."""
    rules = tmp_path / "rules.toml"
    rules.write_text(THREE_DAYS_AND_GRACE.partition("[missed]")[0])
    return open_mail_host(pbem, tmp_path, rules=rules)


@pytest.mark.thorough
def test_a_seat_without_a_key_takes_back_from_the_registered_address(mail_host: MailHost) -> None:
    seat = mail_host.mover()
    told = table_of(mail_host).due(seat)
    mail_host.answer(mail_host.mail("[absence]\nfrom = 2026-03-02\nto = 2026-03-09\n"))
    assert table_of(mail_host).due(seat) != told
    assert mail_host.answers(mail_host.mail(NONE, sender="mallory@evil.test")) == []
    assert table_of(mail_host).due(seat) != told
    receipt = mail_host.answer(mail_host.mail(NONE))
    assert "will not be away: the absence from 2026-03-02 to 2026-03-09 is taken back" in said(receipt)
    assert table_of(mail_host).due(seat) == told


@pytest.mark.thorough
def test_right_days_may_stand_in_the_mail_that_takes_wrong_ones_back(mail_host: MailHost) -> None:
    seat = mail_host.mover()
    told = table_of(mail_host).due(seat)
    assert told is not None
    mail_host.answer(mail_host.mail("[absence]\nfrom = 2026-03-02\nto = 2026-03-19\n"))
    mail_host.answer(mail_host.mail(f"[absence]\nfrom = 2026-03-03\nto = 2026-03-03\n\n{NONE}"))
    assert table_of(mail_host).due(seat) == told + DAYS


def test_a_forged_mail_takes_no_absence_back(host: ClockedHost) -> None:
    seat = host.mover
    away(host, seat, "2026-06-03", "2026-06-09")
    host.letters("ack")
    host.mail(seat, NONE)  # a header is written quickly; what it says is no proof
    host.tick()
    asked = host.letters("ack")
    assert [letter["To"] for letter in asked] == [f"{seat}@home.test"]
    host.mail("ben" if seat != "ben" else "cleo", f"yes {code_in(asked[0])}\n")
    host.mail(seat, "yes ABCD-EFGH\n")
    host.tick()
    assert "return" not in host.kinds()
    assert due(host, seat) == START + 10 * DAYS


def test_a_signed_wish_takes_an_absence_back_at_once(host: ClockedHost) -> None:
    seat = host.mover
    away(host, seat, "2026-06-03", "2026-06-09")
    document = wish_document(host.game, seat, 1, requests_in_text(NONE))
    host.mail(seat, paper=write_wishes(host.game, document, identity(seat)))
    host.tick()
    assert "return" in host.kinds()


def test_a_code_serves_once(host: ClockedHost) -> None:
    seat = host.mover
    away(host, seat, "2026-06-03", "2026-06-09")
    host.letters("ack")
    host.mail(seat, NONE)
    host.tick()
    code = code_in(host.letters("ack")[0])
    for _ in range(2):
        host.mail(seat, f"yes {code}\n")
        host.tick()
        away(host, seat, "2026-06-03", "2026-06-09")
    assert host.kinds().count("return") == 1
    assert due(host, seat) == START + 10 * DAYS


def test_who_is_not_away_has_nothing_to_take_back(host: ClockedHost) -> None:
    host.mail(host.mover, NONE)
    host.tick()
    assert "there is nothing to take back" in text_of(host.letters("ack")[0])
    assert "return" not in host.kinds()


@pytest.mark.thorough
def test_an_absence_that_is_over_cannot_be_taken_back(host: ClockedHost) -> None:
    away(host, "anna", "2026-06-01", "2026-06-02")
    host.letters("ack")
    host.wait(2 * DAYS)
    host.mail("anna", NONE)
    host.tick()
    assert "there is nothing to take back" in text_of(host.letters("ack")[0])


@pytest.mark.thorough
def test_days_announced_and_taken_back_again_and_again_run_out(mail_host: MailHost) -> None:
    seat, began = mail_host.mover(), mail_host.now
    for _ in range(40):
        moment = table_of(mail_host).due(seat)
        assert moment is not None
        mail_host.now = moment - HOURS
        today = mail_host.now.date().isoformat()
        mail_host.answers(mail_host.mail(f"[absence]\nfrom = {today}\nto = {today}\n"))
        mail_host.answers(mail_host.mail(NONE))
        if table_of(mail_host).due(seat) == moment:
            break
    assert mail_host.now < began + 26 * DAYS


@pytest.mark.thorough
def test_an_hour_before_midnight_is_a_day(host: ClockedHost) -> None:
    seat = host.mover
    host.wait(2 * DAYS + 11 * HOURS)
    for day in range(30):
        today = (date(2026, 6, 3) + day * DAYS).isoformat()
        away(host, seat, today, today)
        host.wait(DAYS)
    assert sum(notice.data["seat"] == seat for notice in host.log.of("absence")) == 21
    assert host.index > 0


@given(st.integers(0, 71), st.integers(0, 20), st.integers(0, 20), st.integers(0, 600))
def test_who_comes_back_is_never_late_at_once(said: int, first: int, long: int, back: int) -> None:
    base, hour = "ab" * 32, timedelta(hours=1)
    rule = Deadline(hours=72)
    start = START + said * hour
    begun = max(start, datetime(2026, 6, 1, tzinfo=UTC) + first * DAYS)
    noted = LogEntry(
        2,
        start,
        "anna",
        "absence",
        "",
        {
            "seat": "anna",
            "from": write_moment(begun),
            "to": write_moment(begun + (long + 1) * DAYS),
        },
    )
    opening = LogEntry(0, START, "host", "deadline", "", {"base": base})
    accepted = LogEntry(1, START, "host", "accepted", "", mail_data(base, "anna"))
    before = Timetable(Log("", (opening, accepted, noted)), opening, rule, START, base).due("anna")
    here = start + back * hour
    taken = LogEntry(3, here, "anna", "return", "", {"seat": "anna", "mail": ""})
    after = Timetable(Log("", (opening, accepted, noted, taken)), opening, rule, START, base).due("anna")
    assert before is not None
    assert after is not None
    assert after <= before
    assert after > here or before <= here


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        "[absence]\nfrom = 2026-12-24\nto = 2027-01-02\n",
        '[absence]\nfrom = "2026-12-24"\nto = "2027-01-02"',
        "[Absence]\n  From = 2026-12-24\u00a0\n  To=2027-01-02\nBye!",
        "[absence]\nfrom = \u201c2026-12-24\u201d\nto = \u201c2027-01-02\u201d\n",
    ],
)
def test_days_are_read_as_people_write_them(text: str) -> None:
    assert requests_in_text(text).absences == (Absence(date(2026, 12, 24), date(2027, 1, 2)),)


@pytest.mark.rule("mail/typed_requests 2.1")
@pytest.mark.parametrize(
    "text",
    [
        "[absence]\nfrom = 2027-01-02\nto = 2026-12-24\n",
        "[absence]\nfrom = 2026-12-24\n",
        "[absence]\nfrom = tomorrow\nto = soon\n",
        "[absence]\nfrom = 2026-02-30\nto = 2026-03-01\n",
        "[absence]\nfrom = 2026-12-24\nto = 9999-12-31\n",
        "[absence]\nfrom = 0001-01-01\nto = 2026-12-24\n",
    ],
)
def test_days_that_cannot_be_are_told_to_the_writer(text: str) -> None:
    found = requests_in_text(text)
    assert not found.absences
    assert len(found.troubles) == 1


@pytest.mark.parametrize(
    "text",
    [
        "[absence]\nnone = true\n",
        "[Absence]\n None = True\n",
        '[absence]\nnone = "yes"\n',
        "[absence]\nnone = yes\nBye!",
    ],
)
def test_taking_back_is_read_as_people_write_it(text: str) -> None:
    assert requests_in_text(text).returns == (Return(),)


@pytest.mark.parametrize(
    "text",
    [
        "[absence]\nnone = false\n",
        "[absence]\nnone = true\nfrom = 2026-12-24\nto = 2026-12-26\n",
    ],
)
def test_what_is_neither_days_nor_taken_back_is_reported(text: str) -> None:
    found = requests_in_text(text)
    assert not found.returns
    assert not found.absences
    assert len(found.troubles) == 1


@pytest.mark.rule("mail/typed_requests 1.1")
@pytest.mark.parametrize(
    "text",
    [
        "> [absence]\n> from = 2026-12-24\n> to = 2027-01-02\n",
        "Hi\n-----Original Message-----\n[absence]\nfrom = 2026-12-24\nto = 2027-01-02\n",
        "I wrote [absence] before.",
    ],
)
def test_what_a_mail_quotes_is_no_absence(text: str) -> None:
    assert requests_in_text(text).empty


@pytest.mark.rule("mail/typed_requests 2.1")
@given(st.text(alphabet=st.sampled_from("[]absence=message\n\"' to2026-12.\u201c>"), max_size=400))
def test_no_text_makes_the_reader_fail(text: str) -> None:
    requests_in_text(text)
    requests_in_text(f"[absence]\n{text}")
    requests_in_text(f'[[message]]\nto = "ben"\ntext = {text}')
