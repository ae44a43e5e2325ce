"""Deadlines as arithmetic: never before their time, never in a pause, the same for everybody."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from time import tzset
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.cli.commands.host_status import format_here
from pbem.errors import InputError
from pbem.host.deadlines.calendar import (
    Deadline,
    TimeSpan,
    day_span,
    due,
    merged,
    pushed,
    require_possible,
    run,
)
from pbem.host.deadlines.game_settings import format_deadline
from pbem.host.deadlines.moments import (
    WEEKDAYS,
    format_moment,
    instant,
    read_moment,
    time_of_day,
    write_moment,
    zone_of,
)

BERLIN = "Europe/Berlin"
# Zones with summer time north and south, half hours, a day's end that is skipped, and none at all.
ZONES = (
    "UTC",
    BERLIN,
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Asia/Kolkata",
    "Pacific/Apia",
    "Africa/Cairo",
    "America/Havana",
)


def at(text: str, zone: str = "UTC") -> datetime:
    """The moment at which clocks in a zone show this."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def local(moment: datetime | None, zone: str = BERLIN) -> str:
    assert moment is not None
    return moment.astimezone(ZoneInfo(zone)).strftime("%a %Y-%m-%d %H:%M %Z")


# ── what a rule says ─────────────────────────────────────────────────────────────────────────────


def test_hours_run_whatever_the_clocks_say() -> None:
    start = at("2026-03-28T20:00", BERLIN)
    assert local(due(Deadline(hours=48), start)) == "Mon 2026-03-30 21:00 CEST"


def test_days_without_a_time_of_day_have_24_hours_each() -> None:
    start = at("2026-10-24T20:00", BERLIN)
    assert local(due(Deadline(days=1), start)) == "Sun 2026-10-25 19:00 CET"


def test_days_with_a_time_of_day_end_at_the_first_one_that_leaves_them() -> None:
    rule = Deadline(days=3, at="21:00", zone=BERLIN)
    assert local(due(rule, at("2026-06-01T10:00", BERLIN))) == "Thu 2026-06-04 21:00 CEST"
    assert local(due(rule, at("2026-06-01T23:30", BERLIN))) == "Fri 2026-06-05 21:00 CEST"


@pytest.mark.parametrize("day", ["2026-03-28", "2026-06-01", "2026-10-24"])
def test_a_turn_that_ends_at_the_deadline_keeps_the_rhythm_of_days(day: str) -> None:
    rule = Deadline(days=1, at="21:00", zone=BERLIN, grace_hours=2)
    start = at(f"{day}T23:04", BERLIN)  # the deadline, two hours of grace, a late look
    found = due(rule, start)
    assert found is not None
    assert found.astimezone(ZoneInfo(BERLIN)).time() == time(21)
    assert found.astimezone(ZoneInfo(BERLIN)).date() == date.fromisoformat(day) + timedelta(days=1)


def test_weekdays_are_the_next_one_that_leaves_a_day() -> None:
    rule = Deadline(weekdays=("wed", "sat"), at="21:15", zone=BERLIN)
    assert local(due(rule, at("2026-11-20T10:00", BERLIN))) == "Sat 2026-11-21 21:15 CET"
    assert local(due(rule, at("2026-11-20T22:00", BERLIN))) == "Wed 2026-11-25 21:15 CET"
    assert local(due(rule, at("2026-11-21T21:15", BERLIN))) == "Wed 2026-11-25 21:15 CET"


def test_without_hours_days_and_weekdays_nothing_is_due() -> None:
    assert due(Deadline(), at("2026-06-01T10:00")) is None


# ── summer time ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/calendar 4.1")
def test_a_time_of_day_that_is_skipped_comes_after_the_change() -> None:
    moment = instant(date(2026, 3, 29), time(2, 30), ZoneInfo(BERLIN))
    assert local(moment) == "Sun 2026-03-29 03:30 CEST"


@pytest.mark.rule("host/deadlines/calendar 4.1")
def test_a_time_of_day_that_happens_twice_is_the_later_one() -> None:
    moment = instant(date(2026, 10, 25), time(2, 30), ZoneInfo(BERLIN))
    assert local(moment) == "Sun 2026-10-25 02:30 CET"


@pytest.mark.parametrize("day", [date(2026, 3, 29), date(2026, 10, 25)])
def test_the_same_time_of_day_holds_on_both_days_of_change(day: date) -> None:
    rule = Deadline(days=1, at="21:00", zone=BERLIN)
    found = due(rule, instant(day - timedelta(days=1), time(21), ZoneInfo(BERLIN)))
    assert found == instant(day, time(21), ZoneInfo(BERLIN))


def test_a_day_away_is_a_whole_day_of_the_zone() -> None:
    short = day_span(date(2026, 3, 29), date(2026, 3, 29), ZoneInfo(BERLIN))
    long = day_span(date(2026, 10, 25), date(2026, 10, 25), ZoneInfo(BERLIN))
    assert short.end is not None
    assert long.end is not None
    assert short.end - short.start == timedelta(hours=23)
    assert long.end - long.start == timedelta(hours=25)


# ── time that does not run ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/calendar 1.1")
def test_an_absence_stops_the_clock_and_gives_the_rest_back_after_it() -> None:
    away = TimeSpan(at("2026-06-02T00:00"), at("2026-06-10T00:00"))
    assert due(Deadline(hours=72), at("2026-06-01T00:00"), [away]) == at("2026-06-12T00:00")


@pytest.mark.rule("host/deadlines/calendar 1.1", "host/deadlines/calendar 2.1")
def test_who_comes_back_has_a_day_even_if_less_was_left() -> None:
    away = TimeSpan(at("2026-06-03T23:00"), at("2026-06-10T00:00"))
    assert due(Deadline(hours=72), at("2026-06-01T00:00"), [away]) == at("2026-06-11T00:00")


@pytest.mark.rule("host/deadlines/calendar 2.1")
def test_a_deadline_at_the_very_moment_when_somebody_leaves_is_after_the_absence() -> None:
    away = TimeSpan(at("2026-06-04T00:00"), at("2026-06-10T00:00"))
    assert due(Deadline(hours=72), at("2026-06-01T00:00"), [away]) == at("2026-06-11T00:00")


def test_an_absence_after_the_deadline_changes_nothing() -> None:
    away = TimeSpan(at("2026-06-04T00:01"), at("2026-06-10T00:00"))
    assert due(Deadline(hours=72), at("2026-06-01T00:00"), [away]) == at("2026-06-04T00:00")


def test_a_weekday_in_an_absence_is_passed_over() -> None:
    rule = Deadline(weekdays=("sat",), at="21:15")
    away = TimeSpan(at("2026-11-21T00:00"), at("2026-11-22T00:00"))
    assert due(rule, at("2026-11-18T00:00"), [away]) == at("2026-11-28T21:15")


@pytest.mark.rule("host/deadlines/calendar 2.1")
@pytest.mark.parametrize(
    ("back", "day"),
    [("21T21:09", 28), ("20T21:16", 28), ("20T21:15", 21), ("21T21:15", 28), ("21T21:16", 28)],
    ids=["six minutes before", "a minute too late", "a whole day before", "then", "a minute after"],
)
def test_after_an_absence_the_next_time_of_day_is_taken_only_if_it_leaves_the_rest(back: str, day: int) -> None:
    """The turn had its day before the absence, which leaves every Saturday to choose from."""
    rule = Deadline(weekdays=("sat",), at="21:15")
    away = TimeSpan(at("2026-11-18T00:00"), at(f"2026-11-{back}"))
    assert due(rule, at("2026-11-16T10:00"), [away]) == at(f"2026-11-{day}T21:15")


@pytest.mark.rule("host/deadlines/calendar 2.1")
def test_a_time_of_day_at_the_very_moment_when_somebody_leaves_is_after_the_absence() -> None:
    rule = Deadline(weekdays=("wed", "sat"), at="21:15")
    away = TimeSpan(at("2026-11-18T21:15"), at("2026-11-19T12:00"))
    assert due(rule, at("2026-11-16T10:00"), [away]) == at("2026-11-21T21:15")


@pytest.mark.rule("host/deadlines/calendar 2.1")
def test_the_rest_is_a_day_at_most() -> None:
    """Of ten days nine and more have run when the absence begins; one is left after it."""
    away = TimeSpan(at("2026-06-10T12:00"), at("2026-06-20T12:00"))
    for rule in (Deadline(days=10), Deadline(days=10, at="13:00")):
        assert due(rule, at("2026-06-01T10:00"), [away]) in (
            at("2026-06-21T12:00"),
            at("2026-06-21T13:00"),
        )


@pytest.mark.rule("host/deadlines/calendar 3.1")
def test_a_short_absence_within_a_long_one_gives_nothing_back() -> None:
    long = TimeSpan(at("2026-06-02T00:00"), at("2026-06-12T00:00"))
    short = TimeSpan(at("2026-06-03T00:00"), at("2026-06-04T00:00"))
    start, rule = at("2026-06-01T00:00"), Deadline(hours=72)
    assert due(rule, start, [long, short]) == due(rule, start, [long]) == at("2026-06-14T00:00")


@pytest.mark.rule("host/deadlines/calendar 1.1")
def test_a_pause_without_an_end_has_no_deadline() -> None:
    paused = TimeSpan(at("2026-06-02T00:00"))
    for rule in (Deadline(hours=72), Deadline(weekdays=("sat",), at="21:15")):
        assert due(rule, at("2026-06-01T00:00"), [paused]) is None


def test_absences_one_after_the_other_are_one() -> None:
    days = [TimeSpan(at(f"2026-06-0{day}T00:00"), at(f"2026-06-0{day + 1}T00:00")) for day in (4, 2, 3)]
    assert merged(at("2026-06-01T00:00"), days) == [TimeSpan(at("2026-06-02T00:00"), at("2026-06-05T00:00"))]


# ── limits ───────────────────────────────────────────────────────────────────────────────────────

MORNING, NOON, EVENING = (at(f"2026-06-01T{hour}:00") for hour in ("08", "12", "20"))
HOUR = timedelta(hours=1)


def test_a_span_holds_its_beginning_and_not_its_end() -> None:
    span, pause = TimeSpan(MORNING, NOON), TimeSpan(MORNING)
    held = [span.holds(one) for one in (MORNING - HOUR, MORNING, NOON - HOUR, NOON)]
    assert held == [False, True, True, False]
    assert pause.holds(EVENING)
    assert not pause.holds(MORNING - HOUR)


def test_what_touches_or_overlaps_is_one_span_even_without_an_end() -> None:
    day, pause = TimeSpan(MORNING, EVENING), TimeSpan(NOON)
    assert merged(MORNING, [day, pause]) == [TimeSpan(MORNING)]
    assert merged(MORNING, [TimeSpan(MORNING), TimeSpan(NOON, EVENING)]) == [TimeSpan(MORNING)]
    assert merged(MORNING, [TimeSpan(MORNING, NOON), TimeSpan(NOON, EVENING)]) == [day]


def test_what_is_over_at_the_start_is_left_out() -> None:
    assert merged(NOON, [TimeSpan(MORNING, NOON), TimeSpan(EVENING, EVENING)]) == []


def test_a_span_that_is_over_neither_takes_time_nor_leaves_a_rest() -> None:
    spans = [TimeSpan(MORNING, NOON), TimeSpan(NOON + HOUR, EVENING)]
    assert run(NOON, HOUR / 2, spans, rest=24 * HOUR) == NOON + HOUR / 2
    assert run(NOON, 3 * HOUR, spans) == EVENING + 2 * HOUR


def test_a_moment_in_a_span_is_pushed_to_a_rest_after_it() -> None:
    spans = [TimeSpan(MORNING, NOON), TimeSpan(EVENING)]
    assert pushed(MORNING + HOUR, spans, HOUR) == NOON + HOUR
    assert pushed(NOON, spans, HOUR) == NOON
    assert pushed(EVENING + HOUR, spans, HOUR) is None


def test_a_time_of_day_at_the_earliest_moment_itself_is_taken() -> None:
    rule = Deadline(days=1, at="21:00")
    assert due(rule, at("2026-06-01T23:00")) == at("2026-06-02T21:00")
    assert due(rule, at("2026-06-01T23:01")) == at("2026-06-03T21:00")


@pytest.mark.parametrize(
    "rule",
    [
        Deadline(hours=8784),
        Deadline(days=366),
        Deadline(days=1, absence_days=90),
        Deadline(hours=1, grace_hours=168),
        Deadline(hours=1, outage_hours=48),
        Deadline(weekdays=("sat",), at="00:00", least_hours=336),
        Deadline(hours=1, remind_hours=(1, 2, 3, 4, 5, 8784)),
    ],
)
def test_the_longest_times_are_allowed(rule: Deadline) -> None:
    require_possible(rule)


@pytest.mark.parametrize(
    "rule",
    [
        Deadline(hours=8785),
        Deadline(days=367),
        Deadline(days=1, absence_days=91),
        Deadline(hours=1, remind_hours=(1, 2, 3, 4, 5, 6, 7)),
        Deadline(hours=1, remind_hours=(0,)),
        Deadline(hours=1, remind_hours=(8785,)),
        Deadline(days=1, weekdays=("sat",), at="00:00"),
        Deadline(hours=1, weekdays=("sat",), at="00:00"),
        Deadline(hours=1, days=1),
    ],
)
def test_longer_ones_and_two_kinds_at_once_are_not(rule: Deadline) -> None:
    with pytest.raises(InputError):
        require_possible(rule)


# ── properties ───────────────────────────────────────────────────────────────────────────────────

moments = st.datetimes(datetime(2024, 1, 1), datetime(2030, 1, 1)).map(  # noqa: DTZ001 - UTC below
    lambda moment: moment.replace(microsecond=0, tzinfo=UTC)
)
clocks = st.tuples(st.integers(0, 23), st.sampled_from((0, 1, 15, 30, 59))).map(
    lambda one: f"{one[0]:02d}:{one[1]:02d}"
)
rules = st.one_of(
    st.builds(Deadline, hours=st.integers(1, 240)),
    st.builds(Deadline, days=st.integers(1, 14)),
    st.builds(
        Deadline, days=st.integers(1, 14), at=clocks, zone=st.sampled_from(ZONES), grace_hours=st.integers(0, 12)
    ),
    st.builds(
        Deadline,
        weekdays=st.sets(st.sampled_from(WEEKDAYS), min_size=1).map(tuple),
        at=clocks,
        zone=st.sampled_from(ZONES),
        least_hours=st.integers(0, 96),
    ),
)
near = st.tuples(moments, st.lists(st.tuples(st.integers(-60_000, 60_000), st.integers(0, 30_000)), max_size=4)).map(
    lambda one: (
        one[0],
        [
            TimeSpan(one[0] + timedelta(minutes=first), one[0] + timedelta(minutes=first + length))
            for first, length in one[1]
        ],
    )
)


@given(rules, near)
def test_a_deadline_is_never_before_its_start(rule: Deadline, told: tuple[datetime, list[TimeSpan]]) -> None:
    start, away = told
    found = due(rule, start, away)
    assert found is not None
    assert found - start >= rule.need


@pytest.mark.rule("host/deadlines/calendar 2.1")
@given(rules, near)
def test_a_deadline_is_never_in_an_absence(rule: Deadline, told: tuple[datetime, list[TimeSpan]]) -> None:
    start, away = told
    found = due(rule, start, away)
    assert found is not None
    assert not any(span.holds(found) for span in away)


@pytest.mark.thorough
@pytest.mark.rule("host/deadlines/calendar 3.1")
@given(rules, near, st.integers(0, 200_000))
@settings(max_examples=300)
def test_who_begins_later_is_never_due_sooner(
    rule: Deadline, told: tuple[datetime, list[TimeSpan]], later: int
) -> None:
    start, away = told
    first, second = due(rule, start, away), due(rule, start + timedelta(seconds=later), away)
    assert first is not None
    assert second is not None
    assert first <= second


@pytest.mark.thorough
@pytest.mark.rule("host/deadlines/calendar 3.1")
@given(rules, near, st.integers(-60_000, 60_000), st.integers(0, 30_000))
@settings(max_examples=300)
def test_more_absence_never_makes_a_deadline_sooner(
    rule: Deadline, told: tuple[datetime, list[TimeSpan]], first: int, length: int
) -> None:
    start, away = told
    begun = start + timedelta(minutes=first)
    more = [*away, TimeSpan(begun, begun + timedelta(minutes=length))]
    before, after = due(rule, start, away), due(rule, start, more)
    assert before is not None
    assert after is not None
    assert before <= after


@given(rules, near)
def test_the_order_in_which_absences_were_noted_does_not_matter(
    rule: Deadline, told: tuple[datetime, list[TimeSpan]]
) -> None:
    start, away = told
    assert due(rule, start, away) == due(rule, start, away[::-1])


@given(clocks, st.sampled_from(ZONES), st.dates(date(2024, 1, 1), date(2030, 1, 1)))
def test_the_same_time_on_the_next_day_is_later(clock: str, zone: str, day: date) -> None:
    own = zone_of(zone)
    days = [instant(day + timedelta(days=n), time_of_day(clock), own) for n in range(3)]
    assert all(first < second for first, second in pairwise(days))


@given(moments)
def test_a_moment_reads_as_it_was_written(moment: datetime) -> None:
    assert read_moment(write_moment(moment)) == moment


# ── words ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (Deadline(), "no deadline"),
        (Deadline(hours=1), "1 hour"),
        (Deadline(days=3), "3 days"),
        (Deadline(days=3, at="21:00", zone=BERLIN, grace_hours=2), "3 days, 21:00 Europe/Berlin, grace 2h"),
        (Deadline(weekdays=("sat", "wed"), at="21:15"), "wed+sat 21:15 UTC"),
        (Deadline(weekdays=WEEKDAYS[:5], at="21:15"), "mon-fri 21:15 UTC"),
    ],
)
def test_a_rule_is_spelled_in_a_few_words(rule: Deadline, words: str) -> None:
    assert format_deadline(rule) == words


def test_a_moment_is_reported_in_utc_and_in_the_zone_of_the_game() -> None:
    moment = at("2026-11-28T20:15")
    assert format_moment(moment) == "Sat 2026-11-28 20:15 UTC"
    assert format_moment(moment, BERLIN) == "Sat 2026-11-28 20:15 UTC (Sat 21:15 Europe/Berlin)"


@pytest.mark.parametrize(
    ("zone", "here"), [("America/New_York", " (Sat 15:15 here)"), ("Asia/Kolkata", " (Sun 01:45 here)"), ("UTC", "")]
)
def test_only_what_is_said_at_a_terminal_depends_on_the_zone_of_the_computer(
    zone: str, here: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", zone)
    tzset()
    moment = at("2026-11-28T21:15", BERLIN)
    said = format_moment(moment, BERLIN), write_moment(moment), format_here(moment)
    monkeypatch.undo()
    tzset()
    assert said == (
        "Sat 2026-11-28 20:15 UTC (Sat 21:15 Europe/Berlin)",
        "2026-11-28T20:15:00Z",
        f"Sat 2026-11-28 20:15 UTC{here}",
    )


@pytest.mark.parametrize(
    ("rule", "complaint"),
    [
        (Deadline(hours=1, days=1), "only one of the three"),
        (Deadline(weekdays=("sat",)), "need a time of day"),
        (Deadline(weekdays=("Sat",), at="21:00"), "is not a weekday"),
        (Deadline(weekdays=("sat", "sat"), at="21:00"), "twice"),
        (Deadline(hours=3, at="21:00"), "not with hours"),
        (Deadline(days=3, at="24:00"), "is not a time of day"),
        (Deadline(days=3, at="9:00"), "is not a time of day"),
        (Deadline(days=3, zone="Europe/Atlantis"), "pip install tzdata"),
        (Deadline(days=3, zone="../etc/passwd"), "is not a time zone"),
        (Deadline(hours=-1), "whole number from 0"),
        (Deadline(hours=9999), "whole number from 0 to 8784"),
        (Deadline(days=1, remind_hours=(0,)), "remind_hours"),
    ],
)
def test_a_deadline_that_cannot_be_kept_is_refused(rule: Deadline, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        require_possible(rule)
