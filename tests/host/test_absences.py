"""Absences: announced in any mail, noted, told to the others, and never a way to stop a game."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from inn import DAYS, HOURS, START, Inn, opened, text_of
from tavern import Tavern, open_tavern
from tavern import text_of as said

from pbem.engine.decisions.decision import answered_head
from pbem.host.deadlines.calendar import Deadline, write_moment
from pbem.host.deadlines.timetable import Timetable, timetable
from pbem.host.games import mastering
from pbem.host.games.logbook import NAME, read_file
from pbem.host.games.notices import Log, Notice
from pbem.host.games.shelf import open_newest
from pbem.host.letters.wishes import Absence, Return
from pbem.host.letters.wishrows import in_text
from pbem.host.post import spool

if TYPE_CHECKING:
    from email.message import EmailMessage

    from conftest import Run

RULES = (
    '[deadline]\nhours = 72\ngrace_hours = 2\noutage_hours = 8\n\n[missed]\npolicy = ["minimal"]\n'
)


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Inn:
    return opened(tmp_path, monkeypatch, RULES)


def away(inn: Inn, seat: str, first: str, last: str, **more: str) -> None:
    inn.mail(seat, f"Off to the sea!\n\n[absence]\nfrom = {first}\nto = {last}\n", **more)  # type: ignore[arg-type] # texts
    inn.tick()


def due(inn: Inn, seat: str) -> datetime | None:
    table = timetable(inn.log, answered_head(inn.game.file))
    assert table is not None
    return table.due(seat)


# ── by mail ──────────────────────────────────────────────────────────────────────────────────────


def test_an_absence_in_a_mail_moves_the_deadline(inn: Inn) -> None:
    away(inn, inn.mover, "2026-06-03", "2026-06-09")
    assert due(inn, inn.mover) == START + 3 * DAYS + 7 * DAYS
    inn.wait(10 * DAYS)
    assert inn.index == 0


def test_the_others_hear_of_it_and_the_player_has_it_in_his_receipt(inn: Inn) -> None:
    seat = inn.mover
    inn.letters("notice")
    away(inn, seat, "2026-06-03", "2026-06-09")
    assert inn.readers("notice") == sorted({"anna", "ben", "cleo"} - {seat})
    receipt = inn.letters("ack")
    assert [letter["To"] for letter in receipt] == [f"{seat}@home.test"]
    assert "is away from 2026-06-03 to 2026-06-09. Orders are due" in text_of(receipt[0])


def test_an_absence_is_signed_by_the_host_at_the_word_of_the_player(inn: Inn) -> None:
    away(inn, "anna", "2026-06-03", "2026-06-09")
    found = inn.log.of("absence")
    assert [(notice.by, notice.data["seat"]) for notice in found] == [("anna", "anna")]


def test_the_absence_of_one_gives_no_time_to_another(inn: Inn) -> None:
    other = next(seat for seat in ("anna", "ben", "cleo") if seat != inn.mover)
    away(inn, other, "2026-06-02", "2026-06-09")
    assert due(inn, inn.mover) == START + 3 * DAYS


def test_who_is_away_may_send_orders_all_the_same(inn: Inn) -> None:
    away(inn, inn.mover, "2026-06-01", "2026-06-09")
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick()
    assert inn.index == 1


def test_orders_and_an_absence_may_stand_in_one_mail(inn: Inn) -> None:
    seat = inn.mover
    inn.mail(seat, "[absence]\nfrom = 2026-06-05\nto = 2026-06-06\n", inn.orders())
    inn.tick()
    assert inn.index == 1
    assert inn.log.of("absence")[0].data["seat"] == seat


def test_an_absence_below_the_signature_of_an_order_file_is_found(inn: Inn) -> None:
    more = b'\n[absence]\nfrom = "2026-06-05"\nto = "2026-06-06"\n'
    inn.mail(inn.mover, orders=inn.orders() + more)
    inn.tick()
    assert inn.index == 1
    assert inn.kinds().count("absence") == 1


# ── never a loophole ─────────────────────────────────────────────────────────────────────────────


def test_a_stranger_cannot_announce_an_absence(inn: Inn) -> None:
    away(inn, inn.mover, "2026-06-03", "2026-06-09", sender="mallory@evil.test")
    assert "absence" not in inn.kinds()


def test_nobody_announces_the_absence_of_another(inn: Inn) -> None:
    inn.mail("anna", '[absence]\nfrom = 2026-06-03\nto = 2026-06-09\nplayer = "ben"\n')
    inn.tick()
    assert "absence" not in inn.kinds()
    assert "do not sit as 'ben'" in text_of(inn.letters("ack")[0])


def test_a_robot_announces_nothing(inn: Inn) -> None:
    from pbem.host.post import spool

    spool.deposit(inn.house, (
        f"From: {inn.mover}@home.test\r\nTo: games@host.test\r\nSubject: Out of office\r\n"
        "Message-ID: <1@home.test>\r\nAuto-Submitted: auto-replied\r\n\r\n"
        "[absence]\r\nfrom = 2026-06-03\r\nto = 2026-06-09\r\n"
    ).encode(), inn.now)  # fmt: skip
    inn.tick()
    assert "absence" not in inn.kinds()
    assert inn.letters("ack") == []


def test_who_is_late_cannot_be_absent_any_more(inn: Inn) -> None:
    inn.wait(3 * DAYS + HOURS)
    away(inn, inn.mover, "2026-06-01", "2026-06-20")
    assert due(inn, inn.mover) == START + 3 * DAYS
    inn.wait(HOURS)
    assert inn.index == 1


def test_an_absence_does_not_begin_before_it_was_announced(inn: Inn) -> None:
    inn.wait(DAYS)
    away(inn, inn.mover, "2026-05-20", "2026-06-02")
    assert inn.log.of("absence")[0].data["from"] == "2026-06-02T12:00:00Z"
    assert due(inn, inn.mover) == START + 3 * DAYS + 12 * HOURS


def test_more_days_than_agreed_are_for_the_game_master_to_note(inn: Inn) -> None:
    seat = inn.mover
    away(inn, seat, "2026-06-02", "2026-06-15")
    away(inn, seat, "2026-06-20", "2026-06-27")
    assert inn.kinds().count("absence") == 1
    told = " ".join(text_of(letter) for letter in inn.letters("ack"))
    assert "ore than 21 days away in 90 days" in told
    absence = Absence(date(2026, 6, 20), date(2026, 6, 27))
    inn.locked(lambda house, folder: mastering.absent(house, folder, seat, absence, inn.now))
    assert inn.kinds().count("absence") == 2
    away(inn, seat, "2026-06-20", "2026-06-27")
    assert inn.kinds().count("absence") == 2


def test_an_absence_in_years_is_not_noted(inn: Inn) -> None:
    away(inn, inn.mover, "2028-06-01", "2028-06-02")
    assert "absence" not in inn.kinds()


def test_the_same_mail_again_is_noted_once(inn: Inn) -> None:
    away(inn, inn.mover, "2026-06-03", "2026-06-09")
    away(inn, inn.mover, "2026-06-03", "2026-06-09")
    assert inn.kinds().count("absence") == 1


def test_an_absence_that_is_over_is_not_noted(inn: Inn) -> None:
    away(inn, inn.mover, "2026-05-01", "2026-05-31")
    assert "absence" not in inn.kinds()


def test_a_mail_from_nobody_in_particular_speaks_for_no_seat_without_an_address(inn: Inn) -> None:
    path = Path(inn.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("cleo@home.test", ""))
    mail = (
        b"From: mallory@evil.test, eve@evil.test\nTo: host@home.test\nSubject: Hello\n\n"
        b'[absence]\nfrom = 2026-06-03\nto = 2026-06-09\ngame = "world"\n'
    )
    spool.deposit(inn.house, mail, inn.now)
    inn.tick()
    assert "absence" not in inn.kinds()


# ── taken back ───────────────────────────────────────────────────────────────────────────────────

NONE = "[absence]\nnone = true\n"


def code_in(letter: EmailMessage) -> str:
    found = re.search(r"code: ([A-Z2-7]{4}-[A-Z2-7]{4})", text_of(letter))
    assert found, text_of(letter)
    return found[1]


def take_back(inn: Inn, seat: str, text: str = NONE) -> EmailMessage:
    """Somebody takes an absence back, and says yes; the receipt of that."""
    inn.letters("ack")
    inn.mail(seat, text)
    inn.tick()
    inn.mail(seat, f"yes {code_in(inn.letters('ack')[0])}\n")
    inn.tick()
    return inn.letters("ack")[0]


def test_an_absence_that_is_taken_back_gives_no_time(inn: Inn) -> None:
    seat = inn.mover
    away(inn, seat, "2026-06-03", "2026-06-09")
    receipt = take_back(inn, seat)
    assert due(inn, seat) == START + 3 * DAYS
    assert "will not be away: the absence from 2026-06-03 to 2026-06-09 is taken back" in text_of(
        receipt
    )
    assert "Orders are due Thu 2026-06-04 12:00 UTC" in text_of(receipt)


def test_the_others_hear_that_somebody_is_back(inn: Inn) -> None:
    away(inn, "anna", "2026-06-03", "2026-06-09")
    inn.letters("notice")
    take_back(inn, "anna")
    told = inn.letters("notice")
    assert sorted(letter["To"] for letter in told) == ["ben@home.test", "cleo@home.test"]
    assert "somebody is back" in told[0]["Subject"]


def test_days_that_are_over_stay_away(inn: Inn) -> None:
    seat = inn.mover
    away(inn, seat, "2026-06-02", "2026-06-09")
    inn.wait(2 * DAYS)
    receipt = take_back(inn, seat)
    assert "is back: the absence from 2026-06-02 to 2026-06-09 ends now" in text_of(receipt)
    away_for = inn.now - datetime(2026, 6, 2, tzinfo=UTC)
    assert due(inn, seat) == START + 3 * DAYS + away_for


def test_who_takes_an_absence_back_when_the_time_was_over_has_a_day_left(inn: Inn) -> None:
    seat = inn.mover
    inn.wait(3 * DAYS - HOURS)
    away(inn, seat, "2026-06-04", "2026-06-15")
    inn.wait(4 * DAYS)
    take_back(inn, seat)
    assert due(inn, seat) == inn.now + DAYS
    inn.wait(DAYS)
    assert inn.index == 0
    inn.wait(4 * HOURS)
    assert inn.index == 1


def table_of(tavern: Tavern) -> Timetable:
    opened = open_newest(tavern.folder())
    log = read_file(tavern.folder().inside(NAME), opened.game.file.genesis)
    table = timetable(log, answered_head(opened.game.file))
    assert table is not None
    return table


@pytest.fixture
def tavern(tmp_path: Path, pbem: Run) -> Tavern:
    """A game without keys, with deadlines from its first turn on."""
    rules = tmp_path / "rules.toml"
    rules.write_text(RULES.partition("[missed]")[0])
    return open_tavern(pbem, tmp_path, rules=rules)


def test_a_seat_without_a_key_takes_back_from_the_registered_address(tavern: Tavern) -> None:
    seat = tavern.mover()
    told = table_of(tavern).due(seat)
    tavern.answer(tavern.mail("[absence]\nfrom = 2026-03-02\nto = 2026-03-09\n"))
    assert table_of(tavern).due(seat) != told
    assert tavern.answers(tavern.mail(NONE, sender="mallory@evil.test")) == []
    assert table_of(tavern).due(seat) != told
    receipt = tavern.answer(tavern.mail(NONE))
    assert "will not be away: the absence from 2026-03-02 to 2026-03-09 is taken back" in said(
        receipt
    )
    assert table_of(tavern).due(seat) == told


def test_right_days_may_stand_in_the_mail_that_takes_wrong_ones_back(tavern: Tavern) -> None:
    seat = tavern.mover()
    told = table_of(tavern).due(seat)
    assert told is not None
    tavern.answer(tavern.mail("[absence]\nfrom = 2026-03-02\nto = 2026-03-19\n"))
    tavern.answer(tavern.mail(f"[absence]\nfrom = 2026-03-03\nto = 2026-03-03\n\n{NONE}"))
    assert table_of(tavern).due(seat) == told + DAYS


def test_a_forged_mail_takes_no_absence_back(inn: Inn) -> None:
    seat = inn.mover
    away(inn, seat, "2026-06-03", "2026-06-09")
    inn.letters("ack")
    inn.mail(seat, NONE)  # a header is written quickly; what it says is no proof
    inn.tick()
    asked = inn.letters("ack")
    assert [letter["To"] for letter in asked] == [f"{seat}@home.test"]
    inn.mail("ben" if seat != "ben" else "cleo", f"yes {code_in(asked[0])}\n")
    inn.mail(seat, "yes ABCD-EFGH\n")
    inn.tick()
    assert "return" not in inn.kinds()
    assert due(inn, seat) == START + 10 * DAYS


def test_signed_orders_in_the_mail_take_an_absence_back_at_once(inn: Inn) -> None:
    seat = inn.mover
    away(inn, seat, "2026-06-03", "2026-06-09")
    inn.mail(seat, NONE, inn.orders())
    inn.tick()
    assert "return" in inn.kinds()


def test_a_code_serves_once(inn: Inn) -> None:
    seat = inn.mover
    away(inn, seat, "2026-06-03", "2026-06-09")
    inn.letters("ack")
    inn.mail(seat, NONE)
    inn.tick()
    code = code_in(inn.letters("ack")[0])
    for _ in range(2):
        inn.mail(seat, f"yes {code}\n")
        inn.tick()
        away(inn, seat, "2026-06-03", "2026-06-09")
    assert inn.kinds().count("return") == 1
    assert due(inn, seat) == START + 10 * DAYS


def test_who_is_not_away_has_nothing_to_take_back(inn: Inn) -> None:
    inn.mail(inn.mover, NONE)
    inn.tick()
    assert "there is nothing to take back" in text_of(inn.letters("ack")[0])
    assert "return" not in inn.kinds()


def test_an_absence_that_is_over_cannot_be_taken_back(inn: Inn) -> None:
    away(inn, "anna", "2026-06-01", "2026-06-02")
    inn.letters("ack")
    inn.wait(2 * DAYS)
    inn.mail("anna", NONE)
    inn.tick()
    assert "there is nothing to take back" in text_of(inn.letters("ack")[0])


def test_days_announced_and_taken_back_again_and_again_run_out(tavern: Tavern) -> None:
    seat, began = tavern.mover(), tavern.now
    for _ in range(40):
        moment = table_of(tavern).due(seat)
        assert moment is not None
        tavern.now = moment - HOURS
        today = tavern.now.date().isoformat()
        tavern.answers(tavern.mail(f"[absence]\nfrom = {today}\nto = {today}\n"))
        tavern.answers(tavern.mail(NONE))
        if table_of(tavern).due(seat) == moment:
            break
    assert tavern.now < began + 26 * DAYS


def test_an_hour_before_midnight_is_a_day(inn: Inn) -> None:
    seat = inn.mover
    inn.wait(2 * DAYS + 11 * HOURS)
    for day in range(30):
        today = (date(2026, 6, 3) + day * DAYS).isoformat()
        away(inn, seat, today, today)
        inn.wait(DAYS)
    assert sum(notice.data["seat"] == seat for notice in inn.log.of("absence")) == 21
    assert inn.index > 0


@given(
    st.integers(0, 71), st.integers(0, 20), st.integers(0, 20), st.integers(0, 600),
)  # fmt: skip
@settings(deadline=None)
def test_who_comes_back_is_never_late_at_once(said: int, first: int, long: int, back: int) -> None:
    base, hour = "ab" * 32, timedelta(hours=1)
    rule = Deadline(hours=72)
    start = START + said * hour
    begun = max(start, datetime(2026, 6, 1, tzinfo=UTC) + first * DAYS)
    noted = Notice(1, start, "anna", "absence", "", {
        "seat": "anna", "from": write_moment(begun), "to": write_moment(begun + (long + 1) * DAYS),
    })  # fmt: skip
    opening = Notice(0, START, "host", "deadline", "", {"base": base})
    before = Timetable(Log("", (opening, noted)), opening, rule, START, base).due("anna")
    here = start + back * hour
    taken = Notice(2, here, "anna", "return", "", {"seat": "anna", "mail": ""})
    after = Timetable(Log("", (opening, noted, taken)), opening, rule, START, base).due("anna")
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
    assert in_text(text).absences == (Absence(date(2026, 12, 24), date(2027, 1, 2)),)


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
    found = in_text(text)
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
    assert in_text(text).returns == (Return(),)


@pytest.mark.parametrize(
    "text",
    [
        "[absence]\nnone = false\n",
        "[absence]\nnone = true\nfrom = 2026-12-24\nto = 2026-12-26\n",
    ],
)
def test_what_is_neither_days_nor_taken_back_is_told(text: str) -> None:
    found = in_text(text)
    assert not found.returns
    assert not found.absences
    assert len(found.troubles) == 1


@pytest.mark.parametrize(
    "text",
    [
        "> [absence]\n> from = 2026-12-24\n> to = 2027-01-02\n",
        "Hi\n-----Original Message-----\n[absence]\nfrom = 2026-12-24\nto = 2027-01-02\n",
        "I wrote [absence] before.",
    ],
)
def test_what_a_mail_quotes_is_no_absence(text: str) -> None:
    assert in_text(text).empty


@given(st.text(alphabet=st.sampled_from("[]absence=message\n\"' to2026-12.\u201c>"), max_size=400))
@settings(deadline=None)
def test_no_text_makes_the_reader_fail(text: str) -> None:
    in_text(text)
    in_text(f"[absence]\n{text}")
    in_text(f'[[message]]\nto = "ben"\ntext = {text}')
