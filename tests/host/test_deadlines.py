"""Deadlines of a hosted game: set once, told to everybody, and only about missing orders."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from hypothesis import example, given, settings
from hypothesis import strategies as st
from inn import DAYS, HOURS, MINUTES, SEATS, START, Inn, opened, text_of

from pbem.cli.group import cli
from pbem.engine.decisions.decision import answered_head
from pbem.host.deadlines import keeping
from pbem.host.deadlines.calendar import Deadline, format_moment, write_moment
from pbem.host.deadlines.timetable import absences, opening_data, timetable
from pbem.host.games.hosting import Hosting
from pbem.host.games.notices import Log, Notice

if TYPE_CHECKING:
    from datetime import datetime

THREE_DAYS = (
    '[deadline]\nhours = 72\ngrace_hours = 2\noutage_hours = 8\n\n[missed]\npolicy = ["minimal"]\n'
)


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Inn:
    return opened(tmp_path, monkeypatch, THREE_DAYS)


def due(inn: Inn, seat: str) -> datetime | None:
    table = timetable(inn.log, answered_head(inn.game.file))
    assert table is not None
    return table.due(seat)


def states(inn: Inn) -> dict[str, str]:
    book = keeping.logbook(inn.opened)
    return {one.seat: one.state for one in keeping.standings_of(inn.opened, book)}


# ── what is noted, and told ──────────────────────────────────────────────────────────────────────


def test_the_deadline_of_a_turn_is_noted_when_the_turn_is_mailed(inn: Inn) -> None:
    assert inn.kinds() == ["settings", "deadline"]
    assert due(inn, inn.mover) == START + 3 * DAYS


def test_the_mail_of_a_turn_says_when_and_what_then(inn: Inn) -> None:
    letters = inn.letters("turn")
    assert len(letters) == 3
    for letter in letters:
        text = text_of(letter)
        assert f"are due {format_moment(START + 3 * DAYS)}." in text
        assert "after 2 hours of grace: the least legal turn is played, or the game is held" in text


def test_the_next_turn_has_a_deadline_of_its_own(inn: Inn) -> None:
    inn.sleep(30 * MINUTES)
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick()
    assert inn.index == 1
    assert due(inn, inn.mover) == START + 30 * MINUTES + 3 * DAYS


def test_a_deadline_that_was_set_stays_when_the_settings_change(inn: Inn) -> None:
    path = Path(inn.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("hours = 72", "hours = 1"))
    inn.letters("notice")
    inn.tick(START + 5 * MINUTES)
    assert due(inn, inn.mover) == START + 3 * DAYS
    assert inn.readers("notice") == ["anna", "ben", "cleo", "gm"]
    assert "1 hour" in inn.texts("settings")[-1]


# ── orders, not clocks, move the game ────────────────────────────────────────────────────────────


def test_a_turn_is_played_as_soon_as_its_orders_are_in(inn: Inn) -> None:
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick(START + 5 * MINUTES)
    assert inn.index == 1


def test_before_the_deadline_nothing_happens_to_a_missing_turn(inn: Inn) -> None:
    inn.wait(3 * DAYS - MINUTES)
    assert inn.index == 0
    assert "missed" not in inn.kinds()


def test_in_the_grace_nothing_happens_yet_and_late_orders_count(inn: Inn) -> None:
    inn.wait(3 * DAYS + 2 * HOURS - MINUTES)
    assert inn.index == 0
    seat = inn.mover
    inn.mail(seat, orders=inn.orders())
    inn.tick()
    assert inn.index == 1
    assert inn.record().orders
    assert "missed" not in inn.kinds()


def test_orders_in_the_spool_at_the_last_moment_count(inn: Inn) -> None:
    inn.wait(3 * DAYS + 2 * HOURS - MINUTES)
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick(inn.now + 6 * MINUTES)  # the time is over, but the mail was there first
    assert inn.record().orders
    assert "missed" not in inn.kinds()


def test_while_a_mail_waits_nobody_misses_a_turn(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    inn.wait(3 * DAYS + 2 * HOURS - MINUTES)
    inn.mail(inn.mover, orders=inn.orders())
    monkeypatch.setattr("pbem.host.running.decide_mails", lambda *_: None)
    inn.tick(inn.now + 6 * MINUTES)
    assert "missed" not in inn.kinds()
    monkeypatch.undo()


def test_orders_after_the_time_is_over_come_too_late(inn: Inn) -> None:
    seat, orders = inn.mover, inn.orders()
    inn.wait(3 * DAYS + 3 * HOURS)
    assert inn.kinds().count("missed") == 1
    inn.mail(seat, orders=orders)
    inn.tick()
    assert inn.index == 1
    assert not inn.record().orders
    assert states(inn)[seat] == "nothing"


# ── states ───────────────────────────────────────────────────────────────────────────────────────


def test_a_player_has_nothing_to_do_or_is_awaited(inn: Inn) -> None:
    others = {seat: "nothing" for seat in SEATS if seat != inn.mover}
    assert states(inn) == {**others, inn.mover: "awaited"}


def test_a_player_whose_orders_were_refused_is_told_so_with_the_reason(inn: Inn) -> None:
    seat = inn.mover
    inn.mail(seat, orders=inn.orders().replace(b"place", b"plaice"))
    inn.tick()
    book = keeping.logbook(inn.opened)
    standing = next(one for one in keeping.standings_of(inn.opened, book) if one.seat == seat)
    assert standing.state == "refused"
    assert standing.reason
    assert standing.due == START + 3 * DAYS


def test_with_orders_standing_by_an_older_refusal_is_told_no_more(inn: Inn) -> None:
    seat = inn.mover
    inn.mail(seat, orders=inn.orders().replace(b"place", b"plaice"))
    inn.mail(seat, "[standby]\n", inn.orders())
    inn.tick()
    book = keeping.logbook(inn.opened)
    standing = next(one for one in keeping.standings_of(inn.opened, book) if one.seat == seat)
    assert (standing.state, standing.standing_by, standing.reason) == ("awaited", True, "")


def test_a_flood_of_bad_orders_does_not_flood_the_log(inn: Inn) -> None:
    for number in range(30):
        inn.mail(inn.mover, orders=inn.orders().replace(b"place", f"plaice{number}".encode()))
    inn.tick()
    assert inn.kinds().count("refused") <= 20


def test_a_refused_player_is_awaited_no_more_when_sound_orders_come(inn: Inn) -> None:
    seat = inn.mover
    inn.mail(seat, orders=inn.orders().replace(b"place", b"plaice"))
    inn.tick()
    inn.mail(seat, orders=inn.orders())
    inn.tick()
    assert inn.index == 1
    assert states(inn)[seat] == "nothing"


# ── reminders ────────────────────────────────────────────────────────────────────────────────────


def test_reminders_go_once_each_to_those_who_owe_orders(inn: Inn) -> None:
    inn.wait(2 * DAYS - 30 * MINUTES)
    assert inn.readers("reminder") == []
    inn.wait(2 * HOURS)
    assert inn.readers("reminder") == [inn.mover]
    inn.wait(18 * HOURS)
    assert inn.readers("reminder") == []
    inn.wait(4 * HOURS)
    assert inn.readers("reminder") == [inn.mover]
    assert [notice.data["hours"] for notice in inn.log.of("reminder")] == [[24], [2]]


def test_nobody_is_reminded_of_a_turn_that_is_shorter_than_the_reminder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(
        tmp_path, monkeypatch, "[deadline]\nhours = 20\nremind_hours = [24, 2]\noutage_hours = 8\n"
    )
    inn.wait(17 * HOURS)
    assert inn.readers("reminder") == []
    inn.wait(2 * HOURS)
    assert [notice.data["hours"] for notice in inn.log.of("reminder")] == [[2]]


def test_a_reminder_says_when_and_why_orders_were_refused(inn: Inn) -> None:
    inn.mail(inn.mover, orders=inn.orders().replace(b"place", b"plaice"))
    inn.wait(2 * DAYS + HOURS)
    text = text_of(inn.letters("reminder")[0])
    assert f"due {format_moment(START + 3 * DAYS)}" in text
    assert "could not be played" in text


def test_a_game_without_a_deadline_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(tmp_path, monkeypatch)
    inn.wait(2 * HOURS, HOURS)
    assert inn.index == 0
    assert inn.kinds() == ["settings"]


def test_the_status_of_a_house_tells_how_every_player_stands(inn: Inn) -> None:
    seat = inn.mover
    inn.mail(seat, "[standby]\n", inn.orders())
    inn.tick()
    said = CliRunner().invoke(cli, ["host", "status", "--host", inn.house.path]).output
    told = " ".join(said.split())
    assert f"{seat.title()}: awaited, until {format_moment(START + 3 * DAYS)}; orders are" in told
    assert told.count("nothing to do") == 2


# ── a deadline that was told ─────────────────────────────────────────────────────────────────────

hours = st.integers(1, 300)
happenings = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(("pause", "resume")), hours, st.just(0)),
        st.tuples(st.sampled_from(("absence", "outage", "extension")), hours, hours),
    ),
    max_size=8,
)
told_rules = st.sampled_from((
    Deadline(hours=72),
    Deadline(days=3, at="21:00", zone="Europe/Berlin", grace_hours=2),
    Deadline(weekdays=("wed", "sat"), at="02:30", zone="Europe/Berlin"),
))  # fmt: skip


# The deadline is pushed out of an absence; then an outage would carry the unpushed one over it.
@example(
    Deadline(hours=72), [("absence", 5, 1), ("outage", 68, 2), ("absence", 1, 2), ("outage", 1, 1)]
)
@given(told_rules, happenings)
@settings(max_examples=300, deadline=None)
def test_nothing_that_happens_makes_a_told_deadline_sooner(
    rule: Deadline, story: list[tuple[str, int, int]]
) -> None:
    log = _with(Log("game"), "deadline", START, opening_data(Hosting({}, rule), "b", 0, START))
    now, latest = START, START
    for kind, later, length in story:
        now += later * HOURS
        table = timetable(log, "b")
        assert table is not None
        before = table.due("anna")
        latest = max(latest, before or START)
        told: dict[str, dict[str, object]] = {
            "absence": {"seat": "anna", "from": write_moment(now),
                        "to": write_moment(now + length * HOURS)},
            "outage": {"from": write_moment(now - min(later, length) * HOURS),
                       "to": write_moment(now)},
            "extension": {"base": "b", "seat": "",
                          "to": write_moment(max(now, latest) + length * HOURS)},
        }  # fmt: skip
        log = _with(log, kind, now, told.get(kind, {}))
        table = timetable(log, "b")
        assert table is not None
        after = table.due("anna")
        assert after is None or latest <= after
        assert after is not None or table.paused
        away = [*table.pauses(), *absences(log, "anna")]
        assert after is None or not any(span.holds(after) for span in away)


def _with(log: Log, kind: str, at: datetime, data: dict[str, object]) -> Log:
    notice = Notice(len(log.notices), at, "host", kind, "", data)
    return Log(log.game_id, (*log.notices, notice), (*log.hashes, "0"))
