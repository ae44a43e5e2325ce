"""All files of the suite that are made of others: `python -m conformance make` writes them."""

import json
import re

from conformance import versions
from conformance.making import attached, catalogue, pages, results, schemas
from conformance.reading import SUITE, read_cases


def files() -> dict[str, str]:
    """Return the text of each file by its path."""
    made = {path: f"{json.dumps(one, indent=1)}\n" for path, one in schemas.schemas().items()}
    return {
        "README.md": _counted((SUITE / "README.md").read_text(encoding="utf-8")),
        "CATALOGUE.md": catalogue.page(),
        "RESULTS.md": results.page(),
        **pages.pages(),
        **attached.files(),
        **made,
    }


def _counted(page: str) -> str:
    """Return the first page with the number of cases as it is now."""
    return re.sub(r"^There are \d+ cases", f"There are {len(read_cases())} cases", page, flags=re.MULTILINE)


def stale() -> list[str]:
    """List files that were made once and would not be made any more."""
    known = files()
    there = [path for folder in ("pages", "schemas") for path in (SUITE / folder).rglob("*.*")]
    paths = [path.relative_to(SUITE).as_posix() for path in there if path.is_file()]
    return sorted(path for path in paths if path not in known)


def make() -> None:
    """Write every file, and remove those that are not made any more; a released version stays as it is."""
    for path in stale():
        (SUITE / path).unlink()
    if not versions.release_date():
        versions.FILE.write_bytes(versions.text().encode())
    for path, text in files().items():
        (SUITE / path).parent.mkdir(parents=True, exist_ok=True)
        (SUITE / path).write_bytes(text.encode())
