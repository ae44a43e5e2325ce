"""`pbem check`: everything that is wrong with orders."""

from collections.abc import Sequence

import click

from pbem.cli.games import game_facts, remembered_games
from pbem.cli.orders import forecasts, given_orders
from pbem.cli.orders.witnessing import split
from pbem.cli.say import console, facts, next_step
from pbem.engine.file.phrases import format_seats
from pbem.engine.play.play import Checked
from pbem.engine.play.sealed_orders import PROOF
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.retelling import say_back
from pbem.local import game_files


@click.command()
@click.argument("game")
@click.argument("orders", nargs=-1, required=True)
@click.option("--no-odds", is_flag=True, help="Leave out what the orders will probably do.")
@facts.json_option
@given_orders.player_option
def command(game: str, orders: tuple[str, ...], player: str | None, *, no_odds: bool, as_json: bool) -> None:
    """
    Say everything that is wrong with orders. No die is rolled, nothing is written.

    Sound orders are said back in plain words, with the chance of each attack and whatever can never
    begin; `pbem plan` says more. A message or a file with short orders does as well as an order file.

    \b
    Examples:
      pbem check world-007.toml anna.toml
      pbem check world-007.toml anna.eml
    """
    opened = game_files.open_game(game)
    if as_json:
        _print_facts(opened, given_orders.read_orders(orders, opened, player))
        return
    remembered_games.print_proof(opened)
    given = given_orders.read_orders(orders, opened, player)
    order_files = _without_proofs(given)
    if not order_files:
        return
    checked = given_orders.checked(opened, order_files)
    for file, reading in zip(order_files, checked.readings, strict=True):
        forecasts.print_forecast(opened.game, file.name, reading)
    if not no_odds:
        for note in forecasts.notes(opened.game, checked.readings):
            console.out(console.wrapped(note, "    "))
    genesis = opened.game.file.genesis
    if people := genesis.waited_for(checked.missing):
        console.note(f"Still missing: the orders of {format_seats(genesis, people)}.")
    if revealed := [file.name for file in given if PROOF in file.data]:
        console.next_step(next_step.after_opening(revealed[0], game))
        return
    if len(order_files) > 1 and not next_step.is_sealed(opened.game):
        console.next_step(_with_all(opened, checked, orders, game))
        return
    first = checked.readings[0]
    name = order_files[0].name if order_files[0].name in orders else orders[0]
    # Signed already, they are ready; a mail brings them so.
    after = next_step.after_signing if first.sig else next_step.after_orders
    console.next_step(after(opened.game, first.seat, name, game))


def _print_facts(opened: game_files.OpenedGame, given: Sequence[OrderFile]) -> None:
    """Print what is wrong with orders, or that they are sound; faults end the command as they do for people."""
    broken = [file for file in given if any(one.is_error for one in file.problems)]
    found = given_orders.examined(opened, [] if broken else given)
    readings = dict(zip([file.name for file in given], found.readings, strict=False))
    rows = []
    for file in given:
        reading = readings.get(file.name)
        problems = [*file.problems, *(reading.problems if reading else ())]
        rows.append(
            {
                "file": file.name,
                "player": (reading and reading.seat) or str(file.data.get("player", "")),
                "sound": not any(one.is_error for one in problems) and not broken,
                "signed": bool(reading and reading.sig),
                "problems": game_facts.of_problems(file, problems),
                "said": say_back(opened.game, reading) if reading and not reading.refused else [],
            }
        )
    missing = [] if broken else list(found.missing)
    genesis, index, head = opened.game.file.genesis, opened.index, opened.game.file.head
    facts.print_facts("check", {**game_facts.of_game(genesis, index, head), "orders": rows, "missing": missing})
    if not all(row["sound"] for row in rows):
        click.get_current_context().exit(1)


def _with_all(opened: game_files.OpenedGame, checked: Checked, orders: Sequence[str], game: str) -> str:
    """Say what to do with several sound order files: play them, or wait for the others."""
    whose = [reading.seat for reading in checked.readings if not reading.sig]
    genesis = opened.game.file.genesis
    if unsigned := [seat for seat in whose if seat in genesis.identities]:
        verb = "signs" if len(unsigned) == 1 else "sign"
        return f"{format_seats(genesis, unsigned)} still {verb}; how things stand: {next_step.looking(game)}"
    play = console.format_command("apply", game, *orders)
    if people := genesis.waited_for(checked.missing):
        return f"the orders of {format_seats(genesis, people)} are still to come; then: {next_step.looking(game)}"
    return f"play them: {play}"


def _without_proofs(order_files: Sequence[OrderFile]) -> list[OrderFile]:
    """Take the proofs off revealed files, and say which hold nothing else."""
    if not any(PROOF in file.data for file in order_files):
        return list(order_files)
    # Late: few files are revealed ones.
    plain, _ = split(order_files)
    for file in order_files:
        if file.name not in [one.name for one in plain]:
            console.out(f"{file.name}: a proof of {file.data.get('player')}, not orders")
    return plain
