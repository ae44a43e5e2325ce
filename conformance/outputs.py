"""The files that a run leaves: where they may be written is asked before a program is, and not after."""

import argparse
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from conformance.making.results import result
from conformance.records import Run, as_json, as_junit

NAME = "my-engine 1.2"

WRITTEN: dict[str, Callable[[Run], str]] = {
    "json": lambda run: json.dumps(as_json(run), indent=1) + "\n",
    "result": lambda run: json.dumps(result(run), indent=1) + "\n",
    "junit": as_junit,
}
"""What each file holds, by the option that names it."""


def add(run: argparse.ArgumentParser) -> None:
    """Add the options of the files."""
    run.add_argument("--name", default="", help="name and version of the engine, for the files")
    run.add_argument("--json", metavar="FILE", type=Path, help="write the result as JSON")
    run.add_argument("--result", metavar="FILE", type=Path, help="write its line of RESULTS.md, with --name")
    run.add_argument("--junit", metavar="FILE", type=Path, help="write it for a build server")


def wrong_use(wanted: argparse.Namespace) -> str:
    """Say which file cannot be written, or has no name to be filed under; "" if all is well."""
    if wanted.result and not wanted.name.strip():
        return f'--result needs to know what the engine is called: --name "{NAME}"'
    troubles = ((option, path, _trouble(path)) for option, path in _paths(wanted))
    return next((f"--{option} {path}: {trouble}" for option, path, trouble in troubles if trouble), "")


def _paths(wanted: argparse.Namespace) -> Iterator[tuple[str, Path]]:
    return ((option, path) for option in WRITTEN if (path := getattr(wanted, option)))


def _trouble(path: Path) -> str:
    """Say why a file cannot be written."""
    if path.is_dir():
        return "this is a folder"
    if path.exists():
        return "" if os.access(path, os.W_OK) else "this file may not be written"
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}"
    return "" if os.access(path.parent, os.W_OK) else f"nothing may be written in {path.parent}"


def write(run: Run, wanted: argparse.Namespace) -> list[str]:
    """Write the files, and say which could not be written after all."""
    troubles = []
    for option, path in _paths(wanted):
        try:
            path.write_text(WRITTEN[option](run), encoding="utf-8")
        except OSError as error:
            troubles.append(f"--{option} {path}: {error.strerror}")
    return troubles
