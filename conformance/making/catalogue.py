"""The catalogue as a page to read: every rule and reading with its source and its cases."""

import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from conformance.reading import PROFILES, SUITE, Data, load, read_cases, ways

_HEAD = """\
# Catalogue

Made from `catalogue/` by `python -m conformance make`; do not edit it. Every rule of both games (R-nnn), in our own
words, and every place where the booklets are damaged, disagree or are silent (A-nn), each with its cases. The booklets:
*1959*, the continental game of 1959 and 1963; *French*, its appendix with the original French rules; *Parker*, the later
booklet, of which *2009* is a reprint; *reprint*, the reproduction of the 1959 game with a game for two and with options;
*rail*, Across the Continent of 1952. The first way of a reading is the one that the cases expect. Where that is no
booklet's word but our choice, the reason stands there.
"""


def page() -> str:
    """Return the whole page."""
    numbers = _numbers()
    lines = [_HEAD, "## Rules", ""]
    for name, rule in load("catalogue/rules.toml").items():
        lines += _entry(name, rule, numbers)
    lines += ["## Readings", ""]
    for name, reading in load("catalogue/readings.toml").items():
        lines += _entry(name, reading, numbers)
    return "\n".join(lines).rstrip() + "\n"


def _numbers() -> dict[str, dict[str, list[str]]]:
    """Return the numbers of all cases by what they are about, then by profile."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for profile in PROFILES:
        for path in sorted((SUITE / "cases" / profile).rglob("*.toml")):
            for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
                for name in about(case):
                    found[name][profile].append(case["number"])
    return found


def about(case: Data) -> list[str]:
    """List the rules and readings that a case is about."""
    readings = case.get("reading", [])
    listed = [readings] if isinstance(readings, str) else readings
    others = [other["reading"] for other in case.get("other", [])]
    return list(dict.fromkeys([case["rule"], *case.get("also", []), *listed, *others]))


def _entry(name: str, entry: Data, numbers: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    stop = "" if entry["title"].endswith("?") else "."
    yield f'<a id="{name}"></a>'
    yield f"**{name} {entry['title']}{stop}** {entry['says']} *({entry['where']})*"
    if "why" in entry:
        yield f"\nOur choice is `{entry['way'][0]['value']}`. {entry['why']}"
    for way in entry.get("way", []):
        yield f"* `{way['value']}`: {way['says']}{_source(way)}{_setting(way)}"
    if "unseen" in entry:
        yield f"\nNo case: {entry['unseen']}."
    for value, cases in _left_open()[name].items():
        listed = ", ".join(map(_linked, cases))
        yield f"\nLeft open by `{value}`: {listed}; {entry['open']}."
    plain, *ours = (numbers[name][profile] for profile in PROFILES)
    if plain:
        yield f"\nCases: {', '.join(map(_linked, _sorted(plain)))}."
    if any(ours):
        listed = ", ".join(number for found in ours for number in _sorted(found))
        yield f"\nBesides, of order files: {listed}."
    yield ""


@cache
def _left_open() -> dict[str, dict[str, list[str]]]:
    """Return by reading, then by its ways, the cases that cannot be played as they are written by that way."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for case in read_cases():
        for way in ways(case):
            if not way.answer:
                found[way.reading][way.value].append(case.number)
    return found


def _linked(number: str) -> str:
    """Return a number as a link to its case in plain words."""
    game, chapter = _chapters()[number]
    return f"[{number}](pages/{game}/{chapter}.md#{number})"


@cache
def _chapters() -> dict[str, tuple[str, str]]:
    """Return by its number where each plain case stands."""
    return {case.number: (case.game, case.chapter) for case in read_cases()}


def _source(way: Data) -> str:
    """Tell a booklet's words from what people make of them."""
    if "booklets" in way:
        return f" In the booklets: {way['booklets']}."
    return f" Who: {way['who']}." if "who" in way else ""


def _setting(way: Data) -> str:
    settings = [f"`{key} = {value}`" for key, value in way.get("setting", {}).items()]
    return f" Setting: {', '.join(settings)}." if settings else ""


def _sorted(numbers: Sequence[str]) -> list[str]:
    parts = (number.rpartition(".") for number in numbers)
    return [f"{rule}.{count}" for rule, _, count in sorted(parts, key=lambda p: (p[0], int(p[2])))]
