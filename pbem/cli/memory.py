"""What this computer remembers of games, for commands: `known_games`, with its notices printed."""

from pbem.cli import console
from pbem.engine.play import Applied
from pbem.engine.proof.audit import Progress, Watch
from pbem.engine.proof.verdict import Verdict
from pbem.local import known_games
from pbem.local.known_games import Mismatch


def audit(
    path: str,
    data: bytes,
    progress: Progress = lambda _: None,
    *,
    full: bool = False,
    accept: bool = False,
    watch: Watch | None = None,
) -> tuple[Verdict, Mismatch | None]:
    """Audit a game file as far as it is new here, and compare it with what was seen."""
    notify = console.note if accept else console.warn
    return known_games.audit(
        path, data, progress, full=full, accept=accept, watch=watch, notify=notify
    )  # fmt: skip


def require_newest(path: str, data: bytes, *, again: bool = False) -> bool:
    """End the command unless the file is sound and the newest history that was seen here."""
    return known_games.require_newest(path, data, again=again, notify=console.warn)


def remember_own(applied: Applied) -> None:
    """Remember a record that was made here."""
    known_games.remember_own(applied, console.warn)
