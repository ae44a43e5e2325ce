"""What a run found, as files for other programs: JSON, and the XML of JUnit that build servers read."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from conformance.comparing import FAILED, UNDECIDED, UNSUPPORTED, VERDICTS, Verdict
from conformance.tally import printable, readings


class Run(NamedTuple):
    """A run: of which version of the suite, which program, when it began (ISO 8601) and how long it took."""

    suite: str
    profile: str
    engine: str
    began: str
    seconds: float
    verdicts: Sequence[Verdict]


def as_json(run: Run) -> dict[str, Any]:
    """Return a run as data: the sums, which readings were followed, and each case."""
    total = Counter(verdict.word for verdict in run.verdicts)
    return {
        "suite": run.suite,
        "profile": run.profile,
        "engine": run.engine,
        "began": run.began,
        "seconds": round(run.seconds, 3),
        "result": {word: total[word] for word in VERDICTS},
        "readings": {name: dict(found) for name, found in sorted(readings(run.verdicts).items())},
        "cases": [_case(verdict) for verdict in run.verdicts],
    }


def _case(verdict: Verdict) -> dict[str, Any]:
    said = {"number": verdict.number, "result": verdict.word, "seconds": round(verdict.seconds, 6)}
    return said | ({"why": verdict.why} if verdict.why else {})


def as_junit(run: Run) -> str:
    """Return a run as the XML of JUnit: a suite for each chapter."""
    every = ET.Element("testsuites", _sums(run.verdicts), name=f"cases {run.suite}")
    every.set("time", f"{run.seconds:.3f}")
    chapters = dict.fromkeys((one.case.game, one.case.chapter) for one in run.verdicts)
    for game, chapter in chapters:
        mine = [v for v in run.verdicts if (v.case.game, v.case.chapter) == (game, chapter)]
        suite = ET.SubElement(every, "testsuite", _sums(mine), name=f"{game}.{chapter}")
        suite.set("time", f"{sum(one.seconds for one in mine):.3f}")
        suite.set("timestamp", run.began)
        properties = ET.SubElement(suite, "properties")
        for name in ("suite", "profile", "engine"):
            ET.SubElement(properties, "property", name=name, value=getattr(run, name))
        for verdict in mine:
            _add_case(suite, f"{game}.{chapter}", verdict)
    ET.indent(every)
    return ET.tostring(every, encoding="unicode", xml_declaration=True) + "\n"


def _sums(verdicts: Sequence[Verdict]) -> dict[str, str]:
    total = Counter(verdict.word for verdict in verdicts)
    skipped = total[UNSUPPORTED] + total[UNDECIDED]
    counts = {"tests": len(verdicts), "failures": total[FAILED], "errors": 0, "skipped": skipped}
    return {name: str(number) for name, number in counts.items()}


def _add_case(suite: ET.Element, chapter: str, verdict: Verdict) -> None:
    title = f"{verdict.number} {verdict.case.data['title']}"
    case = ET.SubElement(suite, "testcase", classname=chapter, name=title)
    case.set("time", f"{verdict.seconds:.3f}")
    if verdict.word == FAILED:
        ET.SubElement(case, "failure", message=printable(verdict.why))
    elif verdict.word in (UNSUPPORTED, UNDECIDED):
        ET.SubElement(case, "skipped", message=printable(f"{verdict.word}: {verdict.why}"))
    elif verdict.readings and verdict.readings[0][1]:
        told = ", ".join(f"{reading} {value}" for reading, value in verdict.readings)
        ET.SubElement(case, "system-out").text = f"other reading: {told}"
