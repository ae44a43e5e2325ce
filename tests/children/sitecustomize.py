"""
Read by every Python that a test starts: turns that it plays are held to the laws there too.

Nothing is loaded before the child loads what plays turns. A turn against a law ends the child with a
traceback, which no test takes for an answer.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

PLAYS_TURNS = ("pbem.rulesets.risk.play.resolution", "pbem.rulesets.across_the_continent.play.resolution")
TESTS = Path(__file__).resolve().parents[1]


class Watch(MetaPathFinder):
    """Finds what plays turns as anybody does, and has it watched when it is loaded."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module that plays turns; None for all others."""
        if name not in PLAYS_TURNS:
            return None
        sys.meta_path.remove(self)
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = _Watched(spec.loader)
        return spec


class _Watched(Loader):
    """Loads a module, then watches both games."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        if "watched_turns" in sys.modules:  # a worker of pytest, which watches for itself
            return
        # At the end: the child's own pbem, which may be an installed one, comes first.
        sys.path += [str(TESTS), str(TESTS.parent)]
        import watched_turns  # late: it loads both games

        watched_turns.watch()


sys.meta_path.insert(0, Watch())
