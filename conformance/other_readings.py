"""
What follows by other readings: the answers of an engine that has a switch for each of them.

They lie in `other-readings.jsonl`, a line for each case and reading that changes it. `python -m
conformance readings --engine "node conformance/engines/readings.mjs --each"` makes the file anew.
What a case says of other readings itself (`[[case.other]]`) was written by hand and is not repeated.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from conformance.positions import said_position

Data = dict[str, Any]

FILE = Path(__file__).parent / "other-readings.jsonl"


@cache
def computed() -> Mapping[str, list[Data]]:
    """Return what follows by other readings, by the number of the case."""
    found: dict[str, list[Data]] = defaultdict(list)
    for line in FILE.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        found[entry["number"]].append(entry)
    return found


def entries(case: Data, question: Data, answered: Data) -> Iterator[Data]:
    """Give a line for each reading by which an engine with switches answers a case otherwise."""
    by_hand = [(other["reading"], other["value"]) for other in case.get("other", [])]
    for way in answered.get("ways", []):
        if (way["reading"], way["value"]) not in by_hand:
            head = {"number": case["number"], "reading": way["reading"], "value": way["value"]}
            unsure = {} if way["sure"] else {"unsure": True}
            yield head | unsure | _said(question, way["answer"])


def _said(question: Data, answer: Data | None) -> Data:
    """Return an answer as a case says it; without one the case is open by this reading."""
    if answer is None:
        return {"open": True}
    if "refused" in answer:
        return {"refused": "", "action": answer["refused"]["action"]}
    if "answers" in answer:
        rows = zip(question["ask"], answer["answers"], strict=True)
        return {"with": [[*asked, *found] for asked, found in rows]}
    unused = {"unused": answer["unused"]} if answer.get("unused") else {}
    after = said_position(question["game"], question["before"], answer["position"])
    return {"then": answer["events"], "after": after} | unused
