"""`pbem plan`: what orders will probably do, before any die is thrown."""

from itertools import chain

import click

from pbem.cli.orders import forecasts, given_orders
from pbem.cli.say import board, console, facts, next_step
from pbem.engine.file.phrases import format_seats
from pbem.engine.foresight.forecast_text import describe_outlook
from pbem.engine.foresight.look_ahead import SAMPLES, Forecast, look_ahead
from pbem.engine.picture.board import draw_plan
from pbem.engine.picture.chart import draw_chart
from pbem.errors import InputError
from pbem.local import board_maps, game_files
from pbem.local.game_files import OpenedGame


@click.command()
@click.argument("game")
@click.argument("orders", nargs=-1, required=True)
@facts.json_option
@board.output_option
@click.option("--map", "map_name", metavar="MAP", help="Lay the board out as in this map.")
@given_orders.player_option
def command(
    game: str, orders: tuple[str, ...], output: str | None, map_name: str | None, player: str | None, *, as_json: bool
) -> None:
    """
    Say what orders will probably do, over every branch that they may take.

    The chances are exact where that is possible; otherwise they come from samples, and it says so. No
    die of the game is rolled.

    \b
    Examples:
      pbem plan world-007.toml anna.toml
      pbem plan world-007.toml anna.toml --json
      pbem plan world-007.toml anna.toml -o plan.svg
    """
    opened = game_files.open_game(game)
    order_files = given_orders.read_orders(orders, opened, player)
    checked = given_orders.checked(opened, order_files, about_to_sign=True, aside=as_json)
    if checked.missing:
        who = format_seats(opened.game.file.genesis, checked.missing)
        raise InputError(f"nobody can foresee this without the orders of {who}")
    with console.counting("drawing plays by lot", SAMPLES) as counter:
        forecast = look_ahead(opened.game, checked.readings, counter)
    if as_json:
        facts.print_facts("plan", forecasts.data(forecast))
    else:
        _print(forecast)
    first = checked.readings[0]
    if output is not None:
        board.write(output, _draw(opened, first.seat, forecast, map_name))
    if not as_json:
        after = next_step.after_signing if first.sig else next_step.after_orders
        console.next_step(after(opened.game, first.seat, orders[0], game))


def _print(forecast: Forecast) -> None:
    """Print a forecast in words, how it was made, and how its numbers are to be read."""
    console.print_lines(describe_outlook(forecast.outlook))
    console.note(forecasts.how(forecast))
    lines = chain.from_iterable(grid.lines for grid in forecast.outlook.grids)
    if any("(" in cell for line in lines for cell in line[1:]):
        console.note("A number such as 7 (3 to 11) is the median and the range of nine cases in ten.")


def _draw(opened: OpenedGame, seat: str, forecast: Forecast, map_name: str | None) -> str:
    """Draw the board with the plan; of a game without one, or without attacks, a chart."""
    # Late: few ask for a picture.
    game, outlook = opened.game, forecast.outlook
    genesis = game.file.genesis
    map_file = board_maps.map_of(genesis, opened.folder, name=map_name)
    drawn = draw_plan(genesis, game.table, game.state, seat, outlook, map_file)
    return drawn or draw_chart(f"{genesis.name}: plan", outlook.summary, outlook.panels())
