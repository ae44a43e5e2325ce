"""The end of every command that plays: files written, report printed, next step said."""

from collections.abc import Callable, Sequence

from pbem.cli.say import console, next_step
from pbem.engine.play.play import Applied, Game
from pbem.local import game_notes
from pbem.local.game_files import names_at_table
from pbem.local.turn_files import Written, write_turn

After = Callable[[Game, str], str]
"""Returns what is to be done with a game file just written; "" for nothing."""
Remark = Callable[[Written], None]
"""Prints what else is to be said of a turn, between its report and where it was written."""


def publish(
    applied: Applied,
    folder: str,
    after: After = next_step.after_turn,
    remark: Remark = lambda _: None,
    earlier: Sequence[Applied] = (),
) -> None:
    """
    Write the game file and the report of a turn, print the report, and say what `after` says, if anything.

    `earlier` are turns before it that are reported with it.
    """
    written = write_turn(applied, folder, earlier)
    game_notes.note(applied.game.file.genesis, folder)
    if applied.game.file.genesis.chance.witnessed:
        from pbem.cli.games import remembered_games  # late: an open game needs nothing of it

        remembered_games.remember_own(applied)
    console.out(written.report, names_at_table(applied.game.file.genesis))
    remark(written)
    if written.fresh:
        console.note(f"Written: {written.game_path} and {written.report_path}")
    else:
        console.note(
            f"Already done: {written.game_path} holds this same turn; it was left as it is."
        )
    if said := after(applied.game, written.game_path):
        console.next_step(said)
