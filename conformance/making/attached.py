"""
All cases as lines of JSON, for programs that compare by themselves: `cases.jsonl` and `boards.json`.

Boards stand apart, since they would be most of the file: `board` of a question is a name in `boards.json`.
"""

import json
from collections.abc import Iterator, Sequence

from conformance.reading import Case, Data, question, read_cases, ways


def files() -> dict[str, str]:
    """Return both files by their paths."""
    cases = read_cases()
    boards = {board_name(asked): asked["board"] for asked in map(question, cases)}
    lines = "".join(f"{json.dumps(apart(line(case)))}\n" for case in cases)
    return {"cases.jsonl": lines, "boards.json": f"{json.dumps(boards, indent=1)}\n"}


def line(case: Case) -> Data:
    """Return the question of a case, and each way in which it may be answered."""
    asked, must = question(case), [way._asdict() for way in ways(case)]
    return {"title": case.data["title"], "question": asked, "ways": must}


def apart(one: Data) -> Data:
    """Return a line with the name of its board in the place of the board."""
    return {**one, "question": {**one["question"], "board": board_name(one["question"])}}


def board_name(asked: Data) -> str:
    """Name a board, with its deck and closed borders where they are not the usual ones."""
    settings = asked["settings"]
    parts: Sequence[str] = [
        asked["board"]["name"],
        *([settings["deck"]] if settings.get("deck", "classic") != "classic" else []),
        *_closed(settings.get("without_borders", [])),
    ]
    return ", ".join(parts)


def _closed(pairs: Sequence[str]) -> Iterator[str]:
    if pairs:
        yield f"without {' '.join(pairs)}"
