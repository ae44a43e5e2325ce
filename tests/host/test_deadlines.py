"""Deadlines of a hosted game: set once, told to everybody, and only about missing orders."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from hypothesis import example, given, settings
from hypothesis import strategies as st
from sample_games.clocked_host import (
    DAYS,
    HOURS,
    MINUTES,
    SEATS,
    START,
    THREE_DAYS_AND_GRACE,
    ClockedHost,
    open_clocked_host,
    text_of,
)

from pbem.cli.group import cli
from pbem.engine.file.decision import answered_head
from pbem.host.deadlines.calendar import Deadline
from pbem.host.deadlines.game_settings import GameSettings
from pbem.host.deadlines.host_log import Log, LogEntry
from pbem.host.deadlines.lost_time import pauses
from pbem.host.deadlines.moments import format_moment, write_moment
from pbem.host.deadlines.timetable import absences, mail_data, opening_data, timetable
from pbem.host.folder import spool

if TYPE_CHECKING:
    from datetime import datetime


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, THREE_DAYS_AND_GRACE)


def due(host: ClockedHost, seat: str) -> datetime | None:
    table = timetable(host.log, answered_head(host.game.file))
    assert table is not None
    return table.due(seat)


def states(host: ClockedHost) -> dict[str, str]:
    return {one.seat: one.state for one in host.opened.seat_statuses()}


# ── what is noted, and told ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/timetable 2.1")
def test_the_deadline_of_a_turn_is_noted_when_the_turn_is_mailed(host: ClockedHost) -> None:
    assert host.kinds() == ["settings", "deadline", "accepted"]
    assert due(host, host.mover) == START + 3 * DAYS


def test_the_mail_of_a_turn_says_when_and_what_then(host: ClockedHost) -> None:
    letters = host.letters("turn")
    assert len(letters) == 3
    for letter in letters:
        text = text_of(letter)
        assert f"are due {format_moment(START + 3 * DAYS)}." in text
        assert "still missing 2 hours later, the minimal legal turn is played, or the game is held" in text


@pytest.mark.rule("host/deadlines/timetable 1.1")
def test_a_deadline_is_that_of_one_head() -> None:
    rules = GameSettings({}, deadline=Deadline(hours=72))
    entry = LogEntry(0, START, "host", "deadline", "", opening_data(rules, "one", 0, START))
    log = Log("game", (entry,), ("0",))
    assert timetable(log, "one")
    assert timetable(log, "two") is None


@pytest.mark.rule("host/deadlines/timetable 2.1")
def test_the_time_of_each_player_runs_from_their_own_mail() -> None:
    rules = GameSettings({}, deadline=Deadline(hours=72))
    opened = LogEntry(0, START, "host", "deadline", "", opening_data(rules, "one", 0, START))
    later = START + HOURS
    taken = LogEntry(1, later, "host", "accepted", "", mail_data("one", "anna"))
    table = timetable(Log("game", (opened, taken), ("0", "1")), "one")
    assert table is not None
    assert table.due("anna") == later + 3 * DAYS
    assert table.due("ben") is None


@pytest.mark.rule("host/deadlines/timetable 1.1")
@pytest.mark.thorough
def test_the_next_turn_has_a_deadline_of_its_own(host: ClockedHost) -> None:
    host.sleep(30 * MINUTES)
    host.mail(host.mover, orders=host.orders())
    host.tick()
    assert host.index == 1
    assert due(host, host.mover) == START + 30 * MINUTES + 3 * DAYS


@pytest.mark.rule("docs/hosting 11")
@pytest.mark.thorough
def test_a_deadline_that_was_set_stays_when_the_settings_change(host: ClockedHost) -> None:
    path = Path(host.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("hours = 72", "hours = 1"))
    host.letters("notice")
    host.tick(START + 5 * MINUTES)
    assert due(host, host.mover) == START + 3 * DAYS
    assert host.readers("notice") == ["anna", "ben", "cleo", "gm"]
    assert "1 hour" in host.texts("settings")[-1]


# ── orders, not clocks, move the game ────────────────────────────────────────────────────────────


@pytest.mark.rule("host/round 2.2")
def test_a_turn_is_played_as_soon_as_its_orders_are_in(host: ClockedHost) -> None:
    host.mail(host.mover, orders=host.orders())
    host.tick(START + 5 * MINUTES)
    assert host.index == 1


def test_before_the_deadline_nothing_happens_to_a_missing_turn(host: ClockedHost) -> None:
    host.wait(3 * DAYS - MINUTES)
    assert host.index == 0
    assert "missed" not in host.kinds()


def test_in_the_grace_nothing_happens_yet_and_late_orders_count(host: ClockedHost) -> None:
    host.wait(3 * DAYS + 2 * HOURS - MINUTES)
    assert host.index == 0
    seat = host.mover
    host.mail(seat, orders=host.orders())
    host.tick()
    assert host.index == 1
    assert host.record().orders
    assert "missed" not in host.kinds()


@pytest.mark.rule("host/round 1.1")
@pytest.mark.thorough
def test_orders_in_the_spool_at_the_last_moment_count(host: ClockedHost) -> None:
    host.wait(3 * DAYS + 2 * HOURS - MINUTES)
    host.mail(host.mover, orders=host.orders())
    host.tick(host.now + 6 * MINUTES)  # the time is over, but the mail was there first
    assert host.record().orders
    assert "missed" not in host.kinds()


@pytest.mark.rule("host/round 1.1")
@pytest.mark.thorough
@pytest.mark.parametrize("begun", [False, True])
def test_while_a_mail_waits_nobody_misses_a_turn(
    host: ClockedHost, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    """Nor while one is in the hand of a host that was stopped."""
    host.wait(3 * DAYS + 2 * HOURS - MINUTES)
    host.mail(host.mover, orders=host.orders())
    if begun:
        (name,) = spool.waiting(host.host_folder)
        assert spool.claim(host.host_folder, name)
    monkeypatch.setattr("pbem.host.round.Round.decide_mails", lambda *_: None)
    host.tick(host.now + 6 * MINUTES)
    assert "missed" not in host.kinds()
    monkeypatch.undo()


def test_orders_after_the_time_is_over_come_too_late(host: ClockedHost) -> None:
    seat, orders = host.mover, host.orders()
    host.wait(3 * DAYS + 3 * HOURS)
    assert host.kinds().count("missed") == 1
    host.mail(seat, orders=orders)
    host.tick()
    assert host.index == 1
    assert not host.record().orders
    assert states(host)[seat] == "nothing"


# ── states ───────────────────────────────────────────────────────────────────────────────────────


def test_a_player_has_nothing_to_do_or_is_awaited(host: ClockedHost) -> None:
    others = {seat: "nothing" for seat in SEATS if seat != host.mover}
    assert states(host) == {**others, host.mover: "awaited"}


@pytest.mark.thorough
def test_a_player_whose_orders_were_refused_is_told_so_with_the_reason(host: ClockedHost) -> None:
    seat = host.mover
    host.mail(seat, orders=host.orders().replace(b"place", b"plaice"))
    host.tick()
    standing = next(one for one in host.opened.seat_statuses() if one.seat == seat)
    assert standing.state == "refused"
    assert standing.reason
    assert standing.due == START + 3 * DAYS


@pytest.mark.thorough
def test_with_orders_standing_by_an_older_refusal_is_not_mentioned_any_more(host: ClockedHost) -> None:
    seat = host.mover
    host.mail(seat, orders=host.orders().replace(b"place", b"plaice"))
    host.mail(seat, "[standby]\n", host.orders())
    host.tick()
    standing = next(one for one in host.opened.seat_statuses() if one.seat == seat)
    assert (standing.state, standing.standing_by, standing.reason) == ("awaited", True, "")


@pytest.mark.thorough
def test_a_flood_of_bad_orders_does_not_flood_the_log(host: ClockedHost) -> None:
    for number in range(30):
        host.mail(host.mover, orders=host.orders().replace(b"place", f"plaice{number}".encode()))
    host.tick()
    assert host.kinds().count("refused") <= 20


@pytest.mark.thorough
def test_a_refused_player_is_awaited_no_more_when_sound_orders_come(host: ClockedHost) -> None:
    seat = host.mover
    host.mail(seat, orders=host.orders().replace(b"place", b"plaice"))
    host.tick()
    host.mail(seat, orders=host.orders())
    host.tick()
    assert host.index == 1
    assert states(host)[seat] == "nothing"


# ── reminders ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/seat_status 1.1")
def test_reminders_go_once_each_to_those_who_owe_orders(host: ClockedHost) -> None:
    host.wait(2 * DAYS - 30 * MINUTES)
    assert host.readers("reminder") == []
    host.wait(2 * HOURS)
    assert host.readers("reminder") == [host.mover]
    host.wait(18 * HOURS)
    assert host.readers("reminder") == []
    host.wait(4 * HOURS)
    assert host.readers("reminder") == [host.mover]
    assert [notice.data["hours"] for notice in host.log.of("reminder")] == [[24], [2]]


@pytest.mark.rule("host/deadlines/seat_status 3.1")
def test_of_reminders_that_were_due_while_nobody_looked_the_last_alone_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosting = "[deadline]\nhours = 72\nremind_hours = [24, 12, 2]\noutage_hours = 48\n"
    host = open_clocked_host(tmp_path, monkeypatch, hosting)
    host.tick(START + 2 * DAYS - HOURS)
    host.tick(START + 3 * DAYS - 3 * HOURS)
    host.tick(START + 3 * DAYS - HOURS)
    assert host.readers("reminder") == [host.mover] * 2
    assert [notice.data["hours"] for notice in host.log.of("reminder")] == [[12, 24], [2]]


@pytest.mark.rule("host/deadlines/seat_status 2.1")
@pytest.mark.thorough
def test_nobody_is_reminded_of_a_turn_that_is_shorter_than_the_reminder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(
        tmp_path, monkeypatch, "[deadline]\nhours = 20\nremind_hours = [24, 2]\noutage_hours = 8\n"
    )
    host.wait(17 * HOURS)
    assert host.readers("reminder") == []
    host.wait(2 * HOURS)
    assert [notice.data["hours"] for notice in host.log.of("reminder")] == [[2]]


def test_a_reminder_says_when_and_why_orders_were_refused(host: ClockedHost) -> None:
    host.mail(host.mover, orders=host.orders().replace(b"place", b"plaice"))
    host.wait(2 * DAYS + HOURS)
    text = text_of(host.letters("reminder")[0])
    assert f"due {format_moment(START + 3 * DAYS)}" in text
    assert "could not be played" in text


def test_a_game_without_a_deadline_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch)
    host.wait(2 * HOURS, HOURS)
    assert host.index == 0
    assert host.kinds() == ["settings"]


def test_the_status_of_a_host_folder_says_how_every_player_stands(host: ClockedHost) -> None:
    seat = host.mover
    host.mail(seat, "[standby]\n", host.orders())
    host.tick()
    status = ["host", "status", "--host", host.host_folder.path, "--now"]
    said = CliRunner().invoke(cli, [*status, host.now.isoformat()]).output
    told = " ".join(said.split())
    assert f"{seat.title()}: awaited, until {format_moment(START + 3 * DAYS)}; standby orders are" in told
    assert told.count("nothing to do") == 2


# ── a deadline that was told ─────────────────────────────────────────────────────────────────────

hours = st.integers(1, 300)
happenings = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(("pause", "resume")), hours, st.just(0)),
        st.tuples(st.sampled_from(("absence", "outage", "extension", "contact")), hours, hours),
    ),
    max_size=8,
)
IN_THE_EVENING = Deadline(days=3, at="21:00", zone="Europe/Berlin", grace_hours=2)
told_rules = st.sampled_from(
    (
        Deadline(hours=72),
        IN_THE_EVENING,
        Deadline(weekdays=("wed", "sat"), at="02:30", zone="Europe/Berlin"),
    )
)


@pytest.mark.rule("host/deadlines/timetable 4.1", "docs/hosting 11")
@pytest.mark.thorough
# The deadline is pushed out of an absence; then an outage would carry the unpushed one over it.
@example(Deadline(hours=72), [("absence", 5, 1), ("outage", 68, 2), ("absence", 1, 2), ("outage", 1, 1)])
# The absence ends a day later by the clock on the wall, and the outage lies within it.
@example(IN_THE_EVENING, [("absence", 1, 12), ("outage", 1, 1)])
@given(told_rules, happenings)
@settings(max_examples=300)
def test_nothing_that_happens_makes_an_announced_deadline_sooner(
    rule: Deadline, story: list[tuple[str, int, int]]
) -> None:
    log = _with(Log("game"), "deadline", START, opening_data(GameSettings({}, rule), "b", 0, START))
    log = _with(log, "accepted", START, mail_data("b", "anna"))
    now, latest = START, START
    for kind, later, length in story:
        now += later * HOURS
        table = timetable(log, "b")
        assert table is not None
        before = table.due("anna")
        latest = max(latest, before or START)
        more = max(now, latest) + length * HOURS
        told: dict[str, dict[str, object]] = {
            "absence": {"seat": "anna", "from": write_moment(now), "to": write_moment(now + length * HOURS)},
            "outage": {"from": write_moment(now - min(later, length) * HOURS), "to": write_moment(now)},
            "contact": {"from": write_moment(now - min(later, length) * HOURS), "to": write_moment(now)},
            "extension": {"base": "b", "seat": "", "to": write_moment(more)},
        }
        log = _with(log, kind, now, told.get(kind, {}))
        table = timetable(log, "b")
        assert table is not None
        after = table.due("anna")
        latest = more if kind == "extension" else latest
        assert after is None or latest <= after
        assert after is not None or table.paused
        away = [*pauses(log), *absences(log, "anna")]
        assert after is None or not any(span.holds(after) for span in away)


def _with(log: Log, kind: str, at: datetime, data: dict[str, object]) -> Log:
    notice = LogEntry(len(log.entries), at, "host", kind, "", data)
    return Log(log.game_id, (*log.entries, notice), (*log.hashes, "0"))
