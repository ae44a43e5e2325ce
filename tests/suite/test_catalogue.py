"""The catalogue is whole, and every rule and reading of it has a case."""

from plain_cases import CASES, FILE_CASES

from conformance.making.catalogue import about
from conformance.reading import load, ways

RULES = load("catalogue/rules.toml")
READINGS = load("catalogue/readings.toml")
ALL = [case.data for case in (*CASES, *FILE_CASES)]
ABOUT = {name for case in ALL for name in about(case)}
GAMES = {case.game for case in CASES}
LAST = "A-96" if "rail" in GAMES else "A-76"


def test_the_rules_are_without_a_gap() -> None:
    assert [name for name in RULES if name != "R-060b"] == [f"R-{n:03}" for n in range(1, 116)]


def test_the_readings_are_without_a_gap() -> None:
    numbers = [number for number in range(1, 96) if number not in (55, 56)]
    assert [name for name in READINGS if name != "A-32b"] == [f"A-{n:02}" for n in numbers]


def test_every_rule_has_a_case() -> None:
    assert set(RULES) - ABOUT == set()


def test_every_rule_has_a_case_of_plain_actions() -> None:
    plain = {name for case in CASES for name in about(case.data)}
    games = {case.game for case in CASES}
    last = "R-116" if "rail" in games else "R-097"
    assert {rule for rule in RULES if rule < last} - plain == set()


def test_every_reading_has_a_case_unless_it_says_why_not() -> None:
    unseen = {name for name, reading in READINGS.items() if "unseen" in reading}
    assert set(READINGS) - ABOUT == unseen


def test_a_reading_that_leaves_cases_open_says_why() -> None:
    left = {way.reading for case in CASES for way in ways(case) if not way.answer}
    assert left == {name for name, reading in READINGS.items() if "open" in reading}


def test_cases_are_about_what_the_catalogue_has() -> None:
    words = {"prefer", "until", "stop", "record"}  # of the order file
    assert ABOUT - set(RULES) - set(READINGS) == words


def test_every_reading_has_a_way_and_each_way_says_whose_it_is() -> None:
    for name, reading in READINGS.items():
        values = [way["value"] for way in reading["way"]]
        assert len(set(values)) == len(values) > 0, name
        first, *others = reading["way"]
        assert first.get("booklets") or reading.get("why"), name
        assert all(way["says"] for way in reading["way"]), name
        assert all(bool(way.get("who")) is not bool(way.get("booklets")) for way in others), name


def test_our_choice_against_a_booklets_words_is_called_ours() -> None:
    for name in ("A-43", "A-62", "A-67"):
        first, *others = READINGS[name]["way"]
        assert "booklets" not in first, name
        assert READINGS[name]["why"], name
        assert any("booklets" in way for way in others), name


def test_settings_of_ways_are_settings() -> None:
    known = {
        setting
        for game in ("conquest", "rail")
        for edition in load(f"settings-{game}.toml")["edition"].values()
        for setting in edition
    }
    used = {name for one in READINGS.values() for way in one["way"] for name in way.get("setting", {})}
    assert used <= known


def test_every_reading_with_several_ways_has_a_case_for_each() -> None:
    """By what follows otherwise, or by a case that is played with the setting of that way."""
    shown = {(way.reading, way.value) for case in CASES for way in ways(case)}
    for case in CASES:
        choices = {**case.data.get("choices", {})}
        for name, reading in READINGS.items():
            for way in reading["way"]:
                setting = way.get("setting", {})
                if setting and setting.items() <= choices.items():
                    shown.add((name, way["value"]))
    wanted = {(name, way["value"]) for name, reading in READINGS.items() for way in reading["way"][1:] if name < LAST}
    assert wanted - shown == set()
