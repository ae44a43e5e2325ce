"""
The end of every command that plays: files written, report printed, next step said.

Its option `-o` names the folder to write to, and nothing else can be meant.
"""

import os
from collections.abc import Callable, Sequence
from typing import Any

import click

from pbem.cli.say import console, next_step
from pbem.engine.play.play import Applied, Game
from pbem.local import checkpoints, game_notes
from pbem.local.game_files import names_at_table
from pbem.local.turn_files import Written, write_turn

After = Callable[[Game, str], str]
"""Returns what is to be done with a game file just written; "" for nothing."""
Remark = Callable[[Written], None]
"""Prints what else is to be said of a turn, between its report and where it was written."""

_FILES = (".toml", ".txt", ".html")


def output_folder(about: str, default: str | None = None) -> Callable[[Any], Any]:
    """Return the option, with what its help says."""
    return click.option("-o", "--output", metavar="DIR", default=default, callback=_no_file, help=about)


def _no_file(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    # Other commands take a file here, so without this a folder called world-008.toml would soon exist.
    if value and value.lower().endswith(_FILES) and not os.path.lexists(value):
        raise click.BadParameter(f"{value!a} is the name of a file; name the folder to write to")
    return value


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
    checkpoints.keep(applied.game.file, {applied.record.index: applied.game.file.state})
    if applied.game.file.genesis.chance.witnessed:
        from pbem.cli.games import remembered_games  # late: an open game needs nothing of it

        remembered_games.remember_own(applied)
    console.out(written.report, names_at_table(applied.game.file.genesis))
    remark(written)
    if written.fresh:
        console.note(f"Written: {written.game_path} and {written.report_path}")
    else:
        console.note(f"Already done: {written.game_path} holds this same turn; it was left as it is.")
    if said := after(applied.game, written.game_path):
        console.next_step(said)
