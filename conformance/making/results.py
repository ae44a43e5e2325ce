"""
Which engines were held against the suite, as a table.

An engine is a file in `results`, as `run --result` writes it. Whoever sends one is added.
"""

import json
from collections.abc import Iterator
from typing import Any

from conformance.comparing import VERDICTS
from conformance.reading import SUITE
from conformance.records import Run, as_json
from conformance.tally import SUITE_READS

HEAD = """\
# Results

Made from `results/` by `python -m conformance make`. To add an engine, run

    python -m conformance run --engine "./my-engine" --name "my-engine 1.2" --result my-engine.json

and send the file. A reading is listed where the engine does not read as the suite does.
"""

Result = dict[str, Any]


def result(run: Run) -> Result:
    """Return what stands of a run in the table: engine, versions, sums, and readings."""
    said = as_json(run)
    name, _, version = run.engine.rpartition(" ")
    otherwise = {
        reading: [value for value in found if value != SUITE_READS] for reading, found in said["readings"].items()
    }
    return {
        "engine": name or version,
        "version": version if name else "",
        "suite": run.suite,
        "profile": run.profile,
        "result": said["result"],
        "readings": {reading: values for reading, values in otherwise.items() if values},
    }


def read() -> list[Result]:
    """Read the results that are there, by engine and profile."""
    paths = sorted((SUITE / "results").glob("*.json"))
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


def page() -> str:
    """Return the table."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    yield f"| engine | version | suite | profile | {' | '.join(VERDICTS)} | readings |"
    yield "|---|---|---|---|" + "---:|" * len(VERDICTS) + "---|"
    for one in read():
        readings = [f"{name} {', '.join(values)}" for name, values in one["readings"].items()]
        cells = [one["engine"], one["version"], one["suite"], one["profile"]]
        cells += [str(one["result"].get(word, 0)) for word in VERDICTS]
        yield f"| {' | '.join([*cells, '; '.join(readings) or 'as the suite'])} |"
