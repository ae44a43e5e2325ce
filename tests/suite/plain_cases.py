"""The cases of the suite, and asking pbem one of them as any program is asked."""

import json
from typing import Any

from pbem_engine import answer

from conformance.comparing import Verdict, judge
from conformance.reading import Case, Data, question, read_cases

CASES = read_cases()
FILE_CASES = [*read_cases("order-files"), *read_cases("pbem")]


def ask(case: Case, **settings: Any) -> Verdict:
    """Ask pbem a case, with other settings than it says if there are any."""
    asked: Data = json.loads(json.dumps(question(case)))
    asked["settings"] |= settings
    if "initial" in settings:
        asked["settings"]["initial"] = {str(n): armies for n, armies in dict(settings["initial"]).items()}
    return judge(case, json.loads(json.dumps(answer(asked))))


def rules_of(case: Case) -> list[str]:
    """List the rules that a case is about."""
    return [case.data["rule"], *case.data.get("also", [])]


def shown_settings(case: Case) -> list[tuple[str, Any]]:
    """Return the settings that a case shows, with the values that they have in its game."""
    settings = question(case)["settings"]
    return [(name, settings[name]) for name in case.data.get("shows", [])]
