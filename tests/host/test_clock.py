"""A host whose clock is wrong, or that was down: no deadline does anything by accident."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sample_games.clocked_host import (
    DAYS,
    HOURS,
    MINUTES,
    START,
    THREE_DAYS,
    ClockedHost,
    open_clocked_host,
    refused,
    text_of,
)

from pbem.engine.file.decision import answered_head
from pbem.host.deadlines.calendar import Deadline
from pbem.host.deadlines.clock_guard import ClockLook, doubt, longest_gap, look
from pbem.host.deadlines.game_settings import GameSettings
from pbem.host.deadlines.host_log import (
    ACCEPTED,
    CLOCK,
    CONFIRMED,
    CONTACT,
    DEADLINE,
    EXTENSION,
    OUTAGE,
    PAUSE,
    RESUME,
    SILENCE,
    UNREACHED,
    Log,
    LogEntry,
)
from pbem.host.deadlines.lost_time import noted_silence
from pbem.host.deadlines.moments import write_moment
from pbem.host.deadlines.timetable import mail_data, opening_data, timetable
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games import game_master
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.tending import Tending

if TYPE_CHECKING:
    from collections.abc import Iterator

HOSTING = GameSettings({}, Deadline(hours=72))
LONG_AGO = datetime(1970, 1, 1, 0, 10, tzinfo=UTC)


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)


def due(host: ClockedHost) -> datetime | None:
    table = timetable(host.log, answered_head(host.game.file))
    assert table is not None
    return table.due(host.mover)


# ── one look ─────────────────────────────────────────────────────────────────────────────────────


def test_a_host_that_never_looked_lets_nothing_happen() -> None:
    assert not look(None, START, HOURS, Log("")).may_act


def test_a_look_in_time_is_steady() -> None:
    assert look(START, START + HOURS, HOURS, Log("")).may_act
    assert look(START, START - 5 * timedelta(seconds=1), HOURS, Log("")).may_act


@pytest.mark.rule("host/round 3.1")
def test_a_look_that_comes_too_late_is_an_outage() -> None:
    found = look(START, START + HOURS + MINUTES, HOURS, Log(""))
    assert (found.kind, found.may_act) == ("outage", False)


@pytest.mark.rule("host/round 3.1")
def test_a_look_before_the_last_one_is_a_clock_gone_back() -> None:
    found = look(START, START - HOURS, HOURS, Log(""))
    assert (found.kind, found.may_act) == ("back", False)


# ── a host that was down ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/lost_time 2.1", "host/deadlines/timetable 3.1", "host/round 3.1", "docs/hosting 12")
def test_an_outage_over_the_deadline_misses_nobodys_turn(host: ClockedHost) -> None:
    host.wait(2 * DAYS)
    host.sleep(3 * DAYS)
    host.tick()
    assert host.index == 0
    assert due(host) == START + 6 * DAYS
    host.wait(23 * HOURS)
    assert host.index == 0
    host.wait(HOURS)
    assert host.index == 1


def test_those_with_more_time_and_the_game_master_are_told_of_an_outage(host: ClockedHost) -> None:
    host.letters("notice")
    host.sleep(2 * DAYS)
    host.tick()
    (letter,) = host.letters("notice")
    assert letter["To"] == "gm@host.test"
    assert "not running from Mon 2026-06-01 12:00 UTC to Wed 2026-06-03" in text_of(letter)
    host.wait(2 * HOURS - MINUTES)
    assert not host.letters("notice"), "perhaps the clock is wrong"
    host.wait(MINUTES)
    (letter,) = host.letters("notice")
    assert letter["To"] == f"{host.mover}@home.test"
    assert "are due Sat 2026-06-06 12:00 UTC" in text_of(letter)


@pytest.mark.parametrize("back", [3 * DAYS, -3 * DAYS])
def test_in_a_game_without_deadlines_nobody_is_given_more_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, back: timedelta
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch)
    host.tick(START + back)
    assert host.kinds() == ["settings"]
    assert not [letter for letter in host.letters("notice") if letter["To"] != "gm@host.test"]


@pytest.mark.rule("host/round 2.1")
@pytest.mark.thorough
def test_orders_are_played_in_the_very_look_after_an_outage(host: ClockedHost) -> None:
    host.mail(host.mover, orders=host.orders())
    host.sleep(30 * DAYS)
    host.tick()
    assert host.index == 1
    assert host.record().orders


@pytest.mark.rule("host/deadlines/lost_time 2.1")
@pytest.mark.thorough
def test_a_deadline_that_was_over_before_the_outage_is_not_moved_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS.replace('["minimal"]', "[]"))
    host.wait(4 * DAYS)
    assert host.kinds()[-1] == "held"
    host.sleep(10 * DAYS)
    host.tick()
    assert due(host) == START + 3 * DAYS


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("step", "counted"),
    [
        pytest.param((GameFolder, "note_look"), 5 * DAYS + 5 * MINUTES, id="before anything is on the disk"),
        pytest.param((Tending, "take_over"), 5 * DAYS, id="when the game is on the disk and the look of the host not"),
    ],
)
def test_killed_while_it_looks_the_host_does_not_count_twice(
    host: ClockedHost, monkeypatch: pytest.MonkeyPatch, step: tuple[type, str], counted: timedelta
) -> None:
    host.sleep(5 * DAYS)
    with monkeypatch.context() as patch:
        patch.setattr(*step, _killed)
        with pytest.raises(KeyboardInterrupt):
            host.tick()
    host.tick(host.now + 5 * MINUTES)
    assert host.kinds().count("outage") == 1
    assert due(host) == START + 3 * DAYS + counted
    assert host.index == 0


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("step", "until"),
    [
        pytest.param((HostedGame, "announce"), "Sun 2026-06-07 12:00", id="before anything is on the disk"),
        pytest.param((Tending, "take_over"), "Tue 2026-06-02 12:00", id="when the game is on the disk"),
    ],
)
def test_killed_while_it_looks_and_off_for_days_the_host_mails_its_notice_all_the_same(
    host: ClockedHost, monkeypatch: pytest.MonkeyPatch, step: tuple[type, str], until: str
) -> None:
    host.letters("notice")
    host.sleep(DAYS)
    with monkeypatch.context() as patch:
        patch.setattr(*step, _killed)
        with pytest.raises(KeyboardInterrupt):
            host.tick()
    host.tick(host.now + 5 * DAYS)
    # Of two outages in a row the game master hears once, and once at least.
    [text] = [text_of(letter) for letter in host.letters("notice")]
    assert f"from Mon 2026-06-01 12:00 UTC to {until} UTC," in text


def _killed(*_: object, **__: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.rule("host/round 3.1")
@pytest.mark.thorough
def test_a_damaged_note_of_the_last_look_is_as_if_there_were_none(host: ClockedHost) -> None:
    """The time is over, grace included; but nobody knows whether the clock is right."""
    host.wait(3 * DAYS - HOURS)
    Path(host.folder.inside("tick.json")).write_text("{")
    Path(host.host_folder.spool("look")).write_text("{")
    host.tick(host.now + 4 * HOURS)
    assert host.index == 0
    host.tick(host.now + 5 * MINUTES)
    assert host.index == 1


# ── a clock that jumps ───────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_a_clock_that_jumps_ahead_and_stays_there_shortens_nobodys_time(host: ClockedHost) -> None:
    host.wait(DAYS)
    host.sleep(365 * DAYS)
    host.wait(2 * DAYS - MINUTES)
    assert host.index == 0


@pytest.mark.rule("host/deadlines/lost_time 3.1")
@pytest.mark.thorough
def test_when_a_clock_comes_back_from_the_future_the_old_deadline_holds(host: ClockedHost) -> None:
    host.wait(DAYS)
    host.tick(START + 400 * DAYS)
    host.tick(START + 400 * DAYS + HOURS)
    host.tick(START + DAYS + 2 * HOURS)
    assert host.kinds()[-2:] == ["outage", "clock"]
    found = due(host)
    assert found is not None
    assert START + 3 * DAYS <= found <= START + 3 * DAYS + 3 * HOURS
    host.wait(DAYS)
    assert host.index == 0


@pytest.mark.rule("host/deadlines/lost_time 4.2")
@pytest.mark.thorough
def test_a_clock_that_was_in_1970_for_a_while_misses_nobodys_turn(host: ClockedHost) -> None:
    host.wait(DAYS)
    host.tick(LONG_AGO)
    host.tick(LONG_AGO + HOURS)
    host.tick(START + DAYS + 2 * HOURS)  # 56 years after its last look
    found = due(host)
    assert found is not None
    assert START + 3 * DAYS <= found <= START + 3 * DAYS + 3 * HOURS
    assert host.index == 0


@pytest.mark.rule("host/deadlines/lost_time 4.2")
@pytest.mark.thorough
def test_a_turn_that_began_in_1970_is_not_missed_when_the_clock_is_put_right(host: ClockedHost) -> None:
    host.wait(DAYS)
    host.tick(LONG_AGO)
    host.mail(host.mover, orders=host.orders())
    host.tick(LONG_AGO + HOURS)
    assert host.index == 1
    host.tick(START + DAYS + 2 * HOURS)
    host.tick(START + DAYS + 3 * HOURS)
    assert host.index == 1
    found = due(host)
    assert found is not None
    assert found - host.now >= 3 * DAYS - 2 * HOURS


def test_a_clock_that_ran_ahead_and_came_back_told_nobody_a_date_that_is_taken_back(host: ClockedHost) -> None:
    """It is ahead for an hour: the game master hears of it, and nobody else of anything."""
    host.wait(DAYS)
    host.letters("notice")
    for minutes in (0, 20, 40):
        host.tick(START + 3 * DAYS + minutes * MINUTES)
    host.tick(START + DAYS + HOURS)
    assert host.readers("notice") == ["gm", "gm"]
    assert not host.letters("reminder")
    found = due(host)
    assert found is not None
    assert START + 3 * DAYS <= found <= START + 3 * DAYS + HOURS


@pytest.mark.rule("host/deadlines/lost_time 3.1")
def test_a_clock_that_was_ahead_for_long_and_came_back_keeps_what_it_told(host: ClockedHost) -> None:
    host.wait(DAYS)
    host.tick(START + 4 * DAYS)
    host.wait(8 * HOURS)
    assert host.kinds()[-1] == "confirmed"
    told = due(host)
    host.tick(START + DAYS + 8 * HOURS)
    assert host.kinds()[-1] == "clock"
    assert told == due(host) == START + 6 * DAYS
    host.wait(4 * DAYS)
    assert host.index == 0
    host.wait(DAYS)
    assert host.index == 1


def test_a_turn_that_begins_in_a_year_that_never_was_runs_from_when_the_clock_is_right(host: ClockedHost) -> None:
    host.tick(START + 3650 * DAYS)
    host.mail(host.mover, orders=host.orders())
    host.letters("turn")
    host.tick(host.now + 5 * MINUTES)
    assert host.index == 1
    assert all("2036" not in text_of(one) for one in host.letters("turn"))
    assert due(host) is None
    host.tick(START + HOURS)
    assert due(host) is None
    host.tick(START + 2 * HOURS)
    assert due(host) == START + 2 * HOURS + 3 * DAYS
    (letter,) = [one for one in host.letters("notice") if one["Subject"].endswith("when orders are due")]
    assert letter["To"] == f"{host.mover}@home.test"
    assert "are due Thu 2026-06-04 14:00 UTC." in text_of(letter)


def test_while_the_clock_is_in_doubt_nobody_promises_a_date(host: ClockedHost) -> None:
    host.tick(START + 20 * DAYS)
    assert "it is trusted again from" in refused(host, game_master.extend, "", HOURS)


# ── what a log says, entry by entry ──────────────────────────────────────────────────────────────


def at(days: float) -> datetime:
    """A moment so many days after the start, on Monday, 1 June, at noon."""
    return START + days * DAYS


def later(log: Log, *entries: tuple[Any, ...]) -> Log:
    """A log with more entries: each a kind, its day, and for some the days from and to."""
    for kind, day, *span in entries:
        data = dict(zip(("from", "to"), (write_moment(at(one)) for one in span), strict=False))
        log = _with(
            log,
            kind,
            at(day),
            {"seats": [], **data}
            if kind != EXTENSION
            else {"base": "base", "seat": "", "to": write_moment(at(span[0]))},
        )
    return log


def due_and_over(log: Log) -> tuple[float, float]:
    """The days on which the turn of anna is due, and missed."""
    table = timetable(log, "base")
    assert table is not None
    due_at, ends = table.due("anna"), table.ends("anna")
    assert due_at is not None
    assert ends is not None
    return (due_at - START) / DAYS, (ends - START) / DAYS


@pytest.mark.rule("host/deadlines/timetable 5.1")
def test_a_silence_in_the_grace_stops_the_grace() -> None:
    rules = GameSettings({}, Deadline(hours=72, grace_hours=24))
    log = _with(Log("game"), DEADLINE, START, opening_data(rules, "base", 0, START))
    log = _with(log, ACCEPTED, START, mail_data("base", "anna"))
    assert due_and_over(log) == (3, 4)
    assert due_and_over(later(log, (SILENCE, 3.25, 3.25), (CONTACT, 3.75, 3.25, 3.75))) == (3, 4.5)


@pytest.mark.rule("host/deadlines/lost_time 3.1")
@pytest.mark.parametrize(("seats", "day"), [([], 4), (["anna"], 6)], ids=["nobody was told", "anna was told"])
def test_a_silence_whose_end_was_told_is_not_taken_back(seats: list[str], day: float) -> None:
    """No mail left for three days; then the clock turns out to have been two of them ahead."""
    lost: dict[str, object] = {
        "from": write_moment(at(1)),
        "to": write_moment(at(4)),
        "seats": seats,
    }
    log = _with(_begun(), CONTACT, at(4), lost)
    back: dict[str, object] = {"from": write_moment(at(4)), "to": write_moment(at(2))}
    assert due_and_over(_with(log, CLOCK, at(2), back))[0] == day


@pytest.mark.rule("host/deadlines/lost_time 2.2", "host/deadlines/lost_time 4.2")
@pytest.mark.parametrize(
    ("entries", "day"),
    [
        pytest.param([(PAUSE, 1.0), (OUTAGE, 8, 1, 8), (RESUME, 9)], 11, id="an outage in a pause counts once"),
        pytest.param(
            [(SILENCE, 1, 1), (OUTAGE, 3, 2, 3), (CONTACT, 5, 1, 5), (CLOCK, 2.5, 6, 2.5)],
            4.5,
            id="an outage in a silence is no span of its own that the clock could end",
        ),
        pytest.param([(OUTAGE, 5, 1, 5), (PAUSE, 5), (RESUME, 7)], 9, id="an outage, then a pause: both count"),
        pytest.param(
            [(SILENCE, 1, 1), (CONTACT, 3, 1, 3), (PAUSE, 4), (RESUME, 6)], 7, id="a silence, then a pause: both count"
        ),
        pytest.param(
            [(EXTENSION, 1, 5), (OUTAGE, 3, 1, 3), (PAUSE, 4), (RESUME, 5)],
            8,
            id="more time, an outage, a pause: all count",
        ),
        pytest.param(
            [(OUTAGE, 30, 1, 30), (OUTAGE, 33, 31, 33), (CLOCK, 2, 34, 2)],
            4,
            id="two outages that never were, both taken back",
        ),
        pytest.param(
            [(OUTAGE, 30, 1, 30), (PAUSE, 30), (CLOCK, 2, 31, 2), (RESUME, 5)],
            7,
            id="a pause that began by a clock ahead lasts from when that was put right",
        ),
        pytest.param(
            [(PAUSE, 1), (CLOCK, -20000, 2, -20000), (RESUME, -20000), (OUTAGE, 3, -20000, 3)],
            5,
            id="a pause ends when the clock went wrong that its end was noted by",
        ),
        pytest.param(
            [(PAUSE, 1), (CLOCK, -30, 4, -30), (RESUME, -29), (OUTAGE, 3, -29, 3)],
            5,
            id="a pause ends when the clock came back, if it was ahead before it went wrong",
        ),
        pytest.param(
            [(PAUSE, 1), (CLOCK, -20000, 1, -20000), (OUTAGE, 2, -20000, 2), (RESUME, 3)],
            5,
            id="a pause keeps its beginning while the clock is in other times",
        ),
    ],
)
def test_all_that_stood_still_counts_and_counts_once(entries: list[tuple[Any, ...]], day: float) -> None:
    assert due_and_over(later(_begun(), *entries)) == (day, day)


AHEAD = [
    pytest.param([(SILENCE, 0, 0), (CONTACT, 33, 0, 33)], [], 6, id="a silence"),
    pytest.param([(PAUSE, 33)], [(RESUME, 8)], 11, id="a pause that goes on"),
    pytest.param([(PAUSE, 32), (RESUME, 33)], [], 6, id="a pause that is over"),
]


@pytest.mark.rule("host/deadlines/lost_time 4.1")
@pytest.mark.parametrize(("ahead", "after", "day"), AHEAD)
def test_what_a_clock_noted_that_was_ahead_for_long_holds_up_no_later_turn_and_shortens_none(
    ahead: list[tuple[Any, ...]], after: list[tuple[Any, ...]], day: float
) -> None:
    """It was thirty days ahead, was believed, and is put right on the third day, when a turn begins."""
    log = later(Log("game"), (OUTAGE, 31, 1, 31), (CONFIRMED, 32), *ahead, (CLOCK, 3, 33, 3))
    log = _with(log, DEADLINE, at(3), opening_data(HOSTING, "base", 1, at(3)))
    log = later(_with(log, ACCEPTED, at(3), mail_data("base", "anna")), *after)
    assert due_and_over(log) == (day, day)


def test_a_clock_that_jumps_while_a_server_refuses_takes_nothing_from_the_five_days() -> None:
    log = _with(Log("game"), DEADLINE, START, opening_data(HOSTING, "base", 0, START))
    refused_ = mail_data("base", "anna", until=write_moment(at(5)))
    log = later(_with(log, UNREACHED, START, refused_), (OUTAGE, 400, 2, 400))
    assert due_and_over(log) == (406, 406)


def test_a_letter_accepted_by_a_clock_that_went_back_keeps_the_date_that_it_names() -> None:
    log = _with(Log("game"), DEADLINE, START, opening_data(HOSTING, "base", 0, START))
    log = later(log, (CLOCK, -1, 0, -1), (CONFIRMED, -0.9))
    assert due_and_over(_with(log, ACCEPTED, at(-0.9), mail_data("base", "anna"))) == (3, 3)


@pytest.mark.rule("host/deadlines/lost_time 4.1")
def test_a_silence_that_a_clock_ahead_noted_began_when_the_clock_was_put_right_at_the_latest() -> None:
    begun = noted_silence(later(Log("game"), (SILENCE, 33, 33), (CLOCK, 3, 34, 3)))
    assert begun is not None
    assert (begun.at, begun.data["from"]) == (at(3), write_moment(at(3)))


def test_killed_after_noting_an_outage_and_off_for_days_the_host_notes_these_days_too() -> None:
    log = later(Log("game"), (OUTAGE, 1, 0, 1))
    assert look(START, at(1) + MINUTES, HOURS, log).kind == "reported"
    found = look(START, at(9), HOURS, log)
    assert (found.kind, found.since) == ("outage", at(1))
    log = later(log, (OUTAGE, 9, 1, 9))
    assert look(START, at(9) + MINUTES, HOURS, log).kind == "reported"
    assert look(at(9), at(9) + MINUTES, HOURS, log).kind == "steady"


# ── any story of clocks ──────────────────────────────────────────────────────────────────────────

steps = st.lists(
    st.one_of(
        st.tuples(st.just("go"), st.integers(1, 60)),
        st.tuples(st.just("down"), st.integers(61, 20_000)),
        st.tuples(st.just("ahead"), st.integers(61, 1_000_000)),
        st.tuples(st.just("behind"), st.integers(2, 1_000_000)),
        st.tuples(st.just("right"), st.just(0)),
    ),
    max_size=30,
)


Look = tuple[datetime, datetime, Log, ClockLook]


def looks(story: list[tuple[str, int]]) -> Iterator[Look]:
    """What a host sees and notes in a story of clocks: the true time, what the clock shows, the log, the look."""
    log, last, wrong, true = _begun(), START, timedelta(), START
    for what, minutes in story:
        step = timedelta(minutes=minutes if what in ("go", "down") else 1)
        true += step
        wrong += {"ahead": 1, "behind": -1}.get(what, 0) * timedelta(minutes=minutes)
        wrong = timedelta() if what == "right" else wrong
        shown = true + wrong
        if shown.year < 1950 or shown.year > 2100:
            continue
        found = look(last, shown, HOURS, log)
        if found.kind in ("outage", "back"):
            kind = OUTAGE if found.kind == "outage" else CLOCK
            log = _with(log, kind, shown, {"from": write_moment(last), "to": write_moment(shown)})
        doubtful = doubt(log)
        if found.may_act and doubtful and shown >= doubtful.believed:
            log = _with(log, CONFIRMED, shown, {"seats": ["anna"]})
        yield true, shown, log, found
        last = shown


# Down for three days; then twice a clock that went back, the second time into the outage.
@example([("down", 61), ("down", 4258), ("behind", 4321), ("right", 0), ("behind", 4322), ("right", 0), ("right", 0)])
@given(steps)
def test_no_story_of_wrong_clocks_fires_before_the_time_really_ran(story: list[tuple[str, int]]) -> None:
    """At most 30 hours run, and at most 30 are lost in jumps too small to be seen: 72 are never over."""
    for _, shown, log, found in looks(story):
        table = timetable(log, "base")
        assert table is not None
        ends = table.ends("anna")
        assert not (found.may_act and ends is not None and ends <= shown)


@pytest.mark.thorough
@pytest.mark.rule("host/deadlines/timetable 4.1")
# Ahead by two days, believed after two hours, told, and put right.
@example([("ahead", 2880), *[("go", 60)] * 3, ("right", 0)])
@given(steps)
def test_no_story_of_wrong_clocks_makes_a_deadline_sooner_that_was_told(story: list[tuple[str, int]]) -> None:
    told = START
    for _, _, log, _ in looks(story):
        table = timetable(log, "base")
        assert table is not None
        due_now = table.due("anna")
        assert due_now is not None
        assert due_now >= told
        told = told if doubt(log) else max(told, due_now)


def _begun() -> Log:
    log = _with(Log("game"), DEADLINE, START, opening_data(HOSTING, "base", 0, START))
    return _with(log, ACCEPTED, START, mail_data("base", "anna"))


def _with(log: Log, kind: str, at: datetime, data: dict[str, object]) -> Log:
    notice = LogEntry(len(log.entries), at, "host", kind, "", data)
    return Log(log.game_id, (*log.entries, notice), (*log.hashes, "0"))


# ── how long is an outage ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("said", "hours", "longest"),
    [
        (0, [], 3),
        (0, [1] * 10, 3),
        (0, [4] * 9, 3),
        (0, [4] * 9 + [5], 10),
        (0, [4] * 9 + [2], 3),
        (0, [40] * 10, 48),
        (1, [4] * 10, 1),
        (48, [], 48),
    ],
)
def test_an_outage_is_three_hours_or_twice_the_habit_of_the_host(said: int, hours: list[int], longest: int) -> None:
    assert longest_gap(said, [number * HOURS for number in hours]) == longest * HOURS


def test_an_hourly_host_has_no_outage_and_nobody_gets_more_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, "[deadline]\nhours = 72\n")
    host.letters("notice")
    host.wait(DAYS, every=HOURS)
    assert host.letters("notice") == []
    assert OUTAGE not in host.kinds()


def test_a_host_that_is_run_every_six_hours_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, "[deadline]\nhours = 500\n")
    host.letters("notice")
    for _ in range(16):
        host.sleep(6 * HOURS)
        host.tick()
    assert host.kinds().count(OUTAGE) == 10
    told = [one for one in host.letters("notice") if one["To"] == "gm@host.test"]
    assert sum("was not running" in text_of(one) and "is wrong" in text_of(one) for one in told) == 1
    assert sum("the host is run seldom" in str(one["Subject"]) for one in host.letters("gm")) == 1
