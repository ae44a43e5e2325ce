"""Pages to read: one for each chapter, with every case in plain words, and one that lists them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from conformance.making.telling.case_text import other_ways, told
from conformance.making.telling.lines import Told
from conformance.reading import SUITE, Case, load, read_cases

TITLES = {
    "basics": "What the game is about",
    "setup-claim": "The set-up: claiming territories",
    "setup-dealt": "The set-up: dealing territories",
    "armies": "Armies due",
    "placing": "Placing armies",
    "attack": "Attacks",
    "capture": "Captures",
    "free-move": "The free move",
    "cards": "Cards and sets",
    "elimination": "Eliminations",
    "two-players": "Two players and a neutral army",
    "set-values": "Option set-values-plus-one",
    "fortify": "Option fortify-connected",
    "cap": "Option army-cap-12",
    "reroll": "Option card-reroll",
    "commander": "Option commander",
    "capitals": "Option capitals",
    "examples": "Whole turns",
    "setup": "How a race begins",
    "throwing": "What may be moved",
    "turns": "Turns of a race",
    "tickets": "Tickets, coasts and home",
}
GAMES = {"conquest": "The game of conquest", "rail": "The rail race"}

HEAD = """\
<!-- Made by `python -m conformance make`; the cases are in cases/rules. -->
"""
HOW = {
    "conquest": """\
Each case says what lies on the table, what is done, and after the arrow what must follow. *Anna: Siam 2* is a territory
with two armies; *Siam (Anna 2) attacks India (Bob 1), one die against one: 6 v 3* is a throw with the dice that fall.
""",
    "rail": """\
Each case says what lies on the table, what is done, and after the arrow what must follow. *Emil, from the west, at E-F 3,
6 spaces before J, ticket AJG*: Emil's piece rests on the third space of the line from E to F, and J, the next city of
the ticket, is six spaces away. *Emil throws: 3 5* are the dice that fall.
""",
}


def pages() -> dict[str, str]:
    """Return every page by its path."""
    chapters: dict[tuple[str, str], list[Case]] = defaultdict(list)
    for case in read_cases():
        chapters[case.game, case.chapter].append(case)
    found = {f"pages/{game}/{chapter}.md": chapter_page(chapter, cases) for (game, chapter), cases in chapters.items()}
    return {"pages/README.md": "\n".join(_index(chapters)) + "\n", **found}


def _index(chapters: Mapping[tuple[str, str], Sequence[Case]]) -> Iterator[str]:
    total = sum(map(len, chapters.values()))
    yield f"{HEAD}\n# The cases in plain words\n"
    yield f"{total} cases of the profile `rules`, a page for each chapter.\n"
    for game, name in GAMES.items():
        yield f"\n## {name}\n\n{HOW[game]}\n| chapter | cases | rules |\n|---|---:|---|"
        for chapter, title in TITLES.items():
            if cases := chapters.get((game, chapter)):
                rules = sorted({case.data["rule"] for case in cases})
                span = rules[0] if len(rules) == 1 else f"{rules[0]} to {rules[-1]}"
                yield f"| [{title}]({game}/{chapter}.md) | {len(cases)} | {span} |"


def chapter_page(chapter: str, cases: Sequence[Case]) -> str:
    """Return the page of a chapter."""
    lines = [HEAD, f"# {TITLES[chapter]}", "", HOW[cases[0].game]]
    if any(case.data.get("board") == "letters" for case in cases):
        lines += ["Most of these races are run on this board:", "", *drawing("letters"), ""]
    for case in cases:
        lines += [*_case(case), ""]
    return "\n".join(lines).rstrip() + "\n"


def drawing(board: str) -> Iterator[str]:
    """Give the comment at the head of a board: what it says, and the drawing below that as code."""
    lines = (SUITE / "boards" / f"{board}.toml").read_text(encoding="utf-8").splitlines()
    comment = [line[1:].removeprefix(" ") for line in takewhile(lambda one: one[:1] == "#", lines)]
    says = comment.index("")
    yield from [*comment[:says], "", "```", *comment[says + 1 :], "```"]


def _case(case: Case) -> Iterator[str]:
    """Give the lines of a case."""
    case_told = told(case)
    yield f'<a id="{case.number}"></a>'
    yield f"### {case.number} {case.data['title']}"
    yield ""
    game = [f"*{case_told.game}*"] if case_told.game else []
    yield "  \n".join([*game, *case_told.table])
    yield ""
    yield from _table(case, case_told) if "fact" in case.data else _steps(case_told)
    if case_told.end:
        yield f"\nIn the end: {case_told.end}"
    yield f"\n<sub>{_about(case)}</sub>"


def _steps(case_told: Told) -> Iterator[str]:
    for place, step in enumerate(case_told.steps, start=1):
        follows = f" → **{step.follows}**" if step.follows else ""
        yield f"{place}. {step.done}{follows}"


def _table(case: Case, case_told: Told) -> Iterator[str]:
    """Give the rows of a fact: what is given, and what must be answered."""
    fact = load("facts.toml")[case.data["fact"]]
    given, wanted = fact["asks"], fact["answers"]
    yield f"| {' | '.join([*given, *(f'→ {name}' for name in wanted)])} |"
    yield "|---" * len([*given, *wanted]) + "|"
    for row in case_told.rows:
        answers = [f"**{word}**" for word in row[len(given) :]]
        yield f"| {' | '.join([*row[: len(given)], *answers])} |"


def _about(case: Case) -> str:
    """Say which rules and readings a case is about, with links, and which readings change it."""
    readings = load("catalogue/readings.toml")
    mine = case.data.get("reading", [])
    named = [
        case.data["rule"],
        *case.data.get("also", []),
        *([mine] if isinstance(mine, str) else mine),
    ]
    said = [", ".join(_link(name) for name in named if name in readings or name.startswith("R-"))]
    others = [f"{_link(name)} `{value}` ({says})" for name, value, says in other_ways(case)]
    said += [f"ends otherwise by {'; by '.join(others)}"] if others else []
    return " · ".join(said)


def _link(name: str) -> str:
    return f"[{name}](../../CATALOGUE.md#{name})"
