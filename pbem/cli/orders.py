"""`pbem orders`: an order file to fill in."""

import json
from collections.abc import Iterator

import click

from pbem import files
from pbem.cli import console, opening
from pbem.engine.report import spell_clock, spell_head


@click.command()
@click.argument("game")
@click.option("--player", metavar="P", help="Whose orders; needed when several may decide.")
@click.option("-o", "--output", metavar="FILE", help="Write to a new file instead of the terminal.")
def command(game: str, player: str | None, output: str | None) -> None:
    """
    Print an order file to fill in, with all that one needs to know.

    \b
    Examples:
      pbem orders world-007.toml > anna.toml
      pbem orders world-000.toml --player ben -o ben.toml
    """
    opened = opening.open_game(game)
    seat = _seat(opened, player)
    rows = [*_header(opened, seat), *opened.game.table.template(opened.game.state, seat)]
    text = "\n".join(row.rstrip() for row in rows)
    if output is None:
        console.out(text)
    else:
        _write(output, f"{text}\n")
    name = output or "FILE"
    look = console.spell_command("check", game, name)
    console.next_step(f"fill it in, then see whether it is sound: {look}")


def _seat(opened: opening.Opened, player: str | None) -> str:
    awaited = opened.game.awaited
    if awaited is None:
        raise console.Refusal(f"{opened.path}: the game is over; nobody decides anything any more")
    if player:
        seat = opening.require_seat(opened, player)
        if seat not in (*awaited.must, *awaited.may):
            console.warn(
                f"{seat} has nothing to decide now; it waits for {', '.join(awaited.must)}"
            )
        return seat
    if len(awaited.must) > 1:
        raise click.UsageError(f"Several must decide; say for whom: --player {awaited.must[0]}")
    return awaited.must[0]


def _header(opened: opening.Opened, seat: str) -> Iterator[str]:
    file, table = opened.game.file, opened.game.table
    clock = table.clock(opened.game.state)
    yield f"# Orders for {spell_clock(clock)}. Lines that begin with # are comments."
    yield f"# They answer record {file.index}, head {spell_head(file.head)}."
    yield f"game   = {json.dumps(file.genesis.name)}"
    yield f"player = {json.dumps(seat)}"
    yield f"turn   = {clock.turn}"
    if clock.part > 1:
        yield f"part   = {clock.part}"
    yield ""


def _write(path: str, text: str) -> None:
    try:
        files.write_new(path, text.encode())
    except files.FileError as error:
        raise console.Refusal(str(error)) from None
    console.note(f"Written: {path}")
