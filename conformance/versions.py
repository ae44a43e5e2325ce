"""
Which version of the suite this is, and what a version promises.

`answers.txt` holds a fingerprint of every case of the newest version. A case that asks or answers
something else needs a number of its own, or the first number of the version rises.
"""

import hashlib
import json
import re

from conformance.files import expected
from conformance.reading import PROFILES, SUITE, Case, question, read_cases, ways

FILE = SUITE / "answers.txt"


def version() -> str:
    """Return the version: "2.0.0"."""
    return (SUITE / "VERSION").read_text(encoding="utf-8").strip()


def release_date() -> str:
    """Return the day on which this version was released, "" if it is not yet."""
    changes = (SUITE / "CHANGES.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version())} \((\d{{4}}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    return found[1] if found else ""


def fingerprint(case: Case) -> str:
    """Return a mark that changes with what is asked and what must follow, and with nothing else."""
    asked = question(case)
    asked["settings"] = {key: asked["settings"][key] for key in ("edition", "options", "choices")}
    must = expected(case) if case.by_files else ways(case)[0].answer
    text = json.dumps([asked, must], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def fingerprints() -> dict[str, str]:
    """Return the marks of all cases of all profiles by their numbers."""
    cases = [case for profile in PROFILES for case in read_cases(profile)]
    return {case.number: fingerprint(case) for case in cases}


def released() -> tuple[str, dict[str, str]]:
    """Return the version that `answers.txt` was made of, and the marks that it holds."""
    first, *lines = FILE.read_text(encoding="utf-8").splitlines()
    return first, dict(line.split() for line in lines)


def text() -> str:
    """Return what `answers.txt` holds after this version."""
    lines = [f"{number} {mark}" for number, mark in fingerprints().items()]
    return "\n".join([version(), *lines]) + "\n"


def broken_promises() -> list[str]:
    """Say what has changed since the version of `answers.txt` and is not allowed under this version."""
    before, marks = released()
    now = fingerprints()
    changed = [number for number, mark in marks.items() if now.get(number, mark) != mark]
    added = [number for number in now if number not in marks]
    if _parts(version())[0] > _parts(before)[0]:
        return []
    said = [f"{number} asks or answers something else than in {before}" for number in changed]
    if _parts(version())[:2] == _parts(before)[:2]:
        said += [f"{number} is not in {before}" for number in added]
    return said


def _parts(said: str) -> list[int]:
    return [int(part) for part in said.split(".")]
