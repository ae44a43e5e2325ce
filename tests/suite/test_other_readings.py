"""Whoever reads one thing otherwise passes everything else: no reading flipped alone brings a plain failure."""

import shlex
import subprocess
from collections.abc import Callable
from functools import cache

import pytest
from plain_cases import CASES, ask
from thorough import all_but

from conformance.commands import other_readings
from conformance.comparing import FAILED, OTHER, PASSED, UNDECIDED, Verdict, decide, judge
from conformance.other_readings import FILE, computed
from conformance.reading import SUITE, Case, load, ways
from conformance.talking import ask_all
from conformance.tally import table

READINGS = load("catalogue/readings.toml")
SWITCHES = SUITE / "engines" / "readings.mjs"


@cache
def switches(node: str) -> list[str]:
    """List what the engine can be told to read otherwise: "A-24=highest-twice"."""
    told = subprocess.run([node, SWITCHES, "--list"], capture_output=True, check=True, text=True)
    return told.stdout.split()


def answers(node: str, *read: str) -> list[Verdict]:
    """Ask the engine every case while it reads something otherwise."""
    engine = shlex.join([node, str(SWITCHES), *read])
    return [judge(case, reply.answer) for case, reply in ask_all(engine, CASES)]


def names(verdicts: list[Verdict], word: str) -> list[str]:
    return [verdict.number for verdict in verdicts if verdict.word == word]


OTHER_WAYS = [f"{name}={way['value']}" for name, reading in READINGS.items() for way in reading["way"][1:]]


SHOWN = {f"{way.reading}={way.value}" for case in CASES for way in ways(case) if way.reading}
"""Ways that change a case; the others are played only where a game has chosen them."""


def test_nearly_every_way_changes_a_case() -> None:
    assert set(OTHER_WAYS) - SHOWN == {"A-89=shared"}


@pytest.mark.parametrize("read", all_but(OTHER_WAYS, lambda read: read == "A-67=only-holder"))
def test_one_reading_flipped_brings_no_failure(read: str, program: Callable[[str], str]) -> None:
    verdicts = answers(program("node"), read)
    assert names(decide(verdicts), FAILED) == []
    followed = [verdict.readings for verdict in verdicts if verdict.word == OTHER]
    assert bool(followed) == (read in SHOWN)
    assert all(tuple(read.split("=")) in met for met in followed)


def test_the_engine_has_a_switch_for_each_other_way(program: Callable[[str], str]) -> None:
    known = switches(program("node"))
    assert set(OTHER_WAYS) - set(known) == set()
    every = {f"{name}={way['value']}" for name, one in READINGS.items() for way in one["way"]}
    assert set(known) <= every


@pytest.mark.thorough
def test_what_follows_by_other_readings_is_what_the_engine_answers(
    program: Callable[[str], str], golden: Callable[..., None]
) -> None:
    engine = shlex.join([program("node"), str(SWITCHES), "--each"])
    golden(FILE, "".join(f"{line}\n" for line in other_readings(engine, CASES)))


@pytest.mark.thorough
def test_what_was_written_by_hand_is_what_the_engine_answers(program: Callable[[str], str]) -> None:
    for case in CASES:
        assert not {(o["reading"], o["value"]) for o in case.data.get("other", [])} & {
            (o["reading"], o["value"]) for o in computed().get(case.number, [])
        }
    by_hand = [(case, other) for case in CASES for other in case.data.get("other", [])]
    for read in {f"{other['reading']}={other['value']}" for _, other in by_hand}:
        mine = {verdict.number: verdict for verdict in answers(program("node"), read)}
        for case, other in by_hand:
            if f"{other['reading']}={other['value']}" == read:
                assert tuple(read.split("=")) in mine[case.number].readings, (case.number, read)


def settings_of(reading: str, value: str) -> dict[str, object]:
    """Return the settings by which pbem plays a reading, if there are any."""
    found = next(way for way in READINGS[reading]["way"] if way["value"] == value)
    settings: dict[str, object] = found.get("setting", {})
    return settings


COMPUTED = [
    (case, entry["reading"], entry["value"])
    for case in CASES
    for entry in computed().get(case.number, [])
    if "open" not in entry
]


@pytest.mark.parametrize(
    ("case", "reading", "value"),
    [one for one in COMPUTED if settings_of(*one[1:])],
    ids=lambda one: one.number if isinstance(one, Case) else one,
)
def test_pbem_answers_what_was_computed_where_it_has_the_switch(case: Case, reading: str, value: str) -> None:
    """Two engines that share nothing come to the same."""
    verdict = ask(case, **settings_of(reading, value))
    assert (verdict.word, (reading, value) in verdict.readings) == (OTHER, True), verdict.why


# ── what no single other reading explains ────────────────────────────────────────────────────────


def changed_by(*readings: str) -> Case:
    """Return a case that each of these other readings changes."""
    return next(case for case in CASES if set(readings) <= {way.reading for way in ways(case)})


def shown(reading: str, but: Case) -> Verdict:
    """Return what a program shows that has another reading, in a case that nothing else changes."""
    way, case = next(
        (way, case) for case in CASES for way in ways(case) if case is not but and way.reading == reading and way.answer
    )
    return judge(case, way.answer)


NONSENSE: dict[str, object] = {"events": [], "position": {}, "answers": []}


def test_a_failure_is_plain_where_the_program_reads_as_the_suite() -> None:
    (one,) = decide([judge(changed_by("A-76", "A-80"), NONSENSE)])
    assert one.word == FAILED


def test_a_failure_that_one_followed_reading_changes_is_plain() -> None:
    """What the program would have to answer by that reading is known."""
    case = changed_by("A-76", "A-80")
    verdicts = decide([judge(case, NONSENSE), shown("A-80", case)])
    assert [one.word for one in verdicts] == [FAILED, OTHER]


def test_a_failure_that_two_followed_readings_change_is_undecided_and_says_so() -> None:
    case = changed_by("A-76", "A-80")
    followed = [shown(reading, case) for reading in ("A-76", "A-80")]
    verdicts = decide([judge(case, NONSENSE), *followed])
    assert [one.word for one in verdicts] == [UNDECIDED, OTHER, OTHER]
    assert verdicts[0].why.startswith("because of A-76 and A-80; ")
    assert f"failed because of A-76 and A-80: {case.number}" in table(verdicts)


@pytest.mark.thorough
def test_two_readings_flipped_together_bring_no_failure_either(program: Callable[[str], str]) -> None:
    for pair in (("A-76=sum-first", "A-80=yes"), ("A-24=highest-twice", "A-11=all")):
        assert names(decide(answers(program("node"), *pair)), FAILED) == []


def test_who_reads_one_thing_in_two_ways_fails() -> None:
    """By A-76 one throw has no single die, and the next one has: that is no reading, but a fault."""
    first, second = [case for case in CASES if "A-76" in {way.reading for way in ways(case)}][:2]
    both = [judge(first, ways(first)[0].answer), judge(second, shown_way(second, "A-76"))]
    assert [one.word for one in decide(both)] == [PASSED, FAILED]
    assert decide(both)[1].why == (f"by A-76 as sum-first, but {first.number} is answered as the suite reads it")


def shown_way(case: Case, reading: str) -> dict[str, object]:
    return next(way.answer for way in ways(case) if way.reading == reading)


def test_a_reading_that_a_program_names_counts_its_failures_apart() -> None:
    case = next(case for case in CASES if case.data.get("reading") == ["A-61"])
    verdicts = [judge(case, NONSENSE)]
    assert [one.word for one in decide(verdicts, ["A-61"])] == [UNDECIDED]
    assert [one.word for one in decide(verdicts, ["A-70"])] == [FAILED]
    assert [one.word for one in decide([judge(case, ways(case)[0].answer)], ["A-61"])] == [PASSED]


@pytest.mark.thorough
def test_a_misprint_may_be_followed_in_the_one_edition_that_has_it(program: Callable[[str], str]) -> None:
    """A program may take Parker at its word and the other booklets at theirs."""
    usual = answers(program("node"))
    literal = answers(program("node"), "A-24=highest-twice")
    pairs = zip(usual, literal, strict=True)
    mixed = decide([b if b.case.edition == "risk-parker" else a for a, b in pairs])
    assert names(mixed, FAILED) == []
    assert names(mixed, OTHER)
