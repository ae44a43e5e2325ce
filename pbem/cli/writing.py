"""What a command says about the files of a turn; they are written by `turnfiles`."""

from pbem.cli import console
from pbem.local.turn_files import Written, report_of, write_turn

__all__ = ["Written", "report_of", "tell_written", "write_turn"]


def tell_written(written: Written) -> None:
    """Say what lies where now."""
    if written.fresh:
        console.note(f"Written: {written.game_path} and {written.report_path}")
    else:
        console.note(
            f"Already done: {written.game_path} holds this very turn; it was left as it is."
        )
