"""Absences: announced in any mail, noted, told to the others, and never a way to stop a game."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from inn import DAYS, HOURS, START, Inn, opened, text_of

from pbem.engine.people.notice import answered_head
from pbem.host.deadlines.timetable import timetable
from pbem.host.games import mastering
from pbem.host.letters.wishes import Absence, in_text

if TYPE_CHECKING:
    from pathlib import Path

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
