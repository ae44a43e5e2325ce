"""
What one worker of pytest-xdist has compiled is not compiled by the others.

Each worker reads all tests before the first one runs, and pytest rewrites their asserts, which takes longer than any
test. So every other worker reads them from the end: they meet in the middle, and from there on each finds what
another one has written.
"""

import os
import shutil
import sys
import tempfile
from typing import Any

import pytest

_FOLDER = "PBEM_TESTS_COMPILED"

if sys.dont_write_bytecode:
    # Nothing is left beside the sources; the folder is gone after the run.
    sys.pycache_prefix = os.environ.setdefault(_FOLDER, "") or tempfile.mkdtemp()
    os.environ[_FOLDER] = sys.pycache_prefix
    sys.dont_write_bytecode = False


def pytest_unconfigure(config: pytest.Config) -> None:
    if sys.pycache_prefix and not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop(_FOLDER, ""), ignore_errors=True)


def _number(config: pytest.Config) -> int:
    given: dict[str, Any] = getattr(config, "workerinput", {})
    return int(given.get("workerid", "gw0").removeprefix("gw"))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Any:
    """Let every other worker read a folder from its end."""
    report = yield
    if isinstance(collector, pytest.Directory) and _number(collector.config) % 2:
        report.result.reverse()
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All workers tell the same order."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.path.parts)
