"""Pages, schemas and the lines of JSON are made of the cases, and whoever opens them finds every case."""

import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from plain_cases import CASES
from thorough import one_in

from conformance.comparing import PASSED, judge
from conformance.making import everything, pages, schemas
from conformance.making.attached import apart, line
from conformance.making.telling import conquest, rail
from conformance.making.telling.case_text import told
from conformance.reading import SUITE, Case, load, question, ways

FILES = everything.files()
SAID = {
    "conquest": {
        "territory-claimed",
        "army-added",
        "armies-placed",
        "die-rerolled",
        "die-commanded",
        "free-move-made",
        "armies-fortified",
        "turn-ended",
        "territories-dealt",
    },
}
"""Events that say only what the action before them says, and deals, which are said as a whole."""


@pytest.mark.parametrize("path", FILES)
def test_the_file_is_made_of_the_cases(
    path: str, request: pytest.FixtureRequest, golden: Callable[[Path, str], None]
) -> None:
    if request.config.getoption("--update-goldens"):
        golden(SUITE / path, FILES[path])
    fits = (SUITE / path).exists() and (SUITE / path).read_text("utf-8") == FILES[path]
    assert fits, "python -m conformance make"  # some are too long to be compared line by line


@pytest.mark.thorough
def test_nothing_is_left_that_was_made_once() -> None:
    assert everything.stale() == []


# ── pages ────────────────────────────────────────────────────────────────────────────────────────


def test_every_case_stands_on_one_page_under_its_number() -> None:
    anchors = Counter(re.findall(r'<a id="(R-[^"]*)"', "".join(pages.pages().values())))
    assert anchors == Counter(case.number for case in CASES)


HEADS = re.compile(r"^#+ (.*)$", re.MULTILINE)


@cache
def anchors(page: Path) -> set[str]:
    """Where in a page a link may lead: to the page, a head of it or a case."""
    said = page.read_text("utf-8")
    heads = (re.sub(r"[^a-z ]", "", head.lower()).replace(" ", "-") for head in HEADS.findall(said))
    return {"", *heads, *re.findall(r'<a id="([^"]*)"></a>', said)}


def test_every_link_leads_somewhere() -> None:
    wrong = []
    for path, text in FILES.items():
        for target in re.findall(r"\]\(([^)#]*#?[^)]*)\)", text) if path.endswith(".md") else ():
            if target.startswith("https:"):
                continue
            file, _, anchor = target.partition("#")
            there = ((SUITE / path).parent / file) if file else SUITE / path
            if anchor not in anchors(there):
                wrong.append((path, target))
    assert wrong == []


def test_every_chapter_has_a_title() -> None:
    assert {case.chapter for case in CASES} == set(pages.TITLES)


def test_every_event_is_told_unless_the_action_says_it() -> None:
    for game, teller in (("conquest", conquest.FOLLOWS), ("rail", rail.FOLLOWS)):
        assert set(load("events.toml")[game]) - SAID.get(game, set()) == set(teller)


def test_every_case_says_what_is_done_and_what_follows() -> None:
    for case in CASES:
        found = told(case)
        assert found.steps or found.rows, case.number
        assert found.rows or found.end or found.steps[-1].follows, case.number


def test_a_throw_reads_as_a_person_would_say_it() -> None:
    case = next(case for case in CASES if case.number == "R-043.5")
    assert told(case).table == [
        "Anna's turn 7, at the attacks.",
        "Anna: Siam 2. Bob: all others 1.",
    ]
    throw = "Siam (Anna 2) attacks India (Bob 1), one die against one: 6 v 3."
    assert [(step.done, step.follows) for step in told(case).steps] == [
        (throw, "Captured, 1 moves in."),
        ("Anna ends the turn.", "Anna draws Siam. Bob's turn 8 begins."),
    ]


# ── lines of JSON, and their form ────────────────────────────────────────────────────────────────


def test_a_line_holds_all_that_a_program_needs() -> None:
    """Whoever has only both files asks the same questions and knows the same answers."""
    boards = json.loads(FILES["boards.json"])
    lines = [json.loads(text) for text in FILES["cases.jsonl"].splitlines()]
    for case, one in zip(CASES, lines, strict=True):
        asked = {**one["question"], "board": boards[one["question"]["board"]]}
        assert asked == json.loads(json.dumps(question(case)))
        assert judge(case, one["ways"][0]["answer"]).word == PASSED
    assert apart(line(CASES[0])) != line(CASES[0])


@pytest.fixture(scope="module")
def validators() -> dict[str, Any]:
    jsonschema = pytest.importorskip("jsonschema")
    for schema in schemas.schemas().values():
        jsonschema.Draft202012Validator.check_schema(schema)
    return {
        name: jsonschema.Draft202012Validator(schemas.schemas()[f"schemas/{name}.schema.json"])
        for name in ("question", "answer", "case", "board")
    }


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("case", one_in(40, CASES), ids=lambda case: case.number)
def test_a_case_has_the_form_that_the_schemas_say(case: Case, validators: dict[str, Any]) -> None:
    asked = plain(question(case))
    validators["question"].validate(asked)
    validators["board"].validate(asked["board"])
    validators["case"].validate({"case": [plain(case.data)]})
    for way in ways(case):
        if way.answer and "code" in way.answer.get("refused", {"code": ""}):
            validators["answer"].validate({"number": case.number, **plain(way.answer)})


WRONG = [
    ("question", ("before", "phase"), "lunch"),
    ("question", ("settings", "movement"), 3),
    ("question", ("actions", 0, "dice"), "two"),
    ("question", ("board", "jokers"), -1),
    ("question", ("weather",), "fine"),
    ("answer", ("events", 0, "defender-losses"), None),
    ("answer", ("events", 0, "event"), "battle-fled"),
    ("answer", ("position", "hands"), []),
    ("case", ("case", 0, "number"), "43.5"),
    ("case", ("case", 0, "refused"), "because"),
]


@pytest.mark.parametrize(("name", "path", "value"), WRONG, ids=str)
def test_another_form_is_refused(name: str, path: tuple[Any, ...], value: Any, validators: dict[str, Any]) -> None:
    case = next(case for case in CASES if case.number == "R-043.5")
    found: dict[str, Any] = {
        "question": plain(question(case)),
        "answer": {"number": case.number, **plain(ways(case)[0].answer)},
        "case": {"case": [plain(case.data)]},
    }
    assert validators[name].is_valid(found[name])
    where = found[name]
    for key in path[:-1]:
        where = where[key]
    where[path[-1]] = value
    assert not validators[name].is_valid(found[name])
