"""What this computer remembers of games, for commands: `known_games`, with its notices printed."""

from pbem.cli.say import console
from pbem.engine.file.phrases import counted
from pbem.engine.play.play import Applied
from pbem.errors import naming
from pbem.local import known_games
from pbem.local.game_files import OpenedGame


def print_proof(opened: OpenedGame) -> None:
    """
    Say that the history of a file is not proved here; end the command if it is proved to be false.

    A short history is proved on the spot, and nothing is said of it.
    """
    with naming(opened.path):
        unproved = known_games.prove_history(opened.game.file, opened.data, console.warn)
    if unproved:
        verify = console.format_command("verify", opened.path)
        console.warn(
            f"this computer has not proved {counted(unproved, 'record')} of this file, which "
            f"could have been changed: {verify}"
        )


def require_newest(path: str, data: bytes, *, again: bool = False) -> bool:
    """End the command unless the file is sound and the newest history that was seen here."""
    return known_games.require_newest(path, data, again=again, notify=console.warn)


def remember_own(applied: Applied) -> None:
    """Remember a record that was made here."""
    known_games.remember_own(applied, console.warn)
