"""`pbem plan`: what orders will probably do, before any die is thrown."""

import click

from pbem.cli import console, forecasts, given_orders, next_step
from pbem.engine.forecast_text import describe_outlook
from pbem.engine.look_ahead import Forecast, look_ahead
from pbem.local import files, game_files


@click.command()
@click.argument("game")
@click.argument("orders", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print exact numbers as JSON, for programs.")
@click.option("-o", "picture", metavar="FILE.svg", help="Draw a chart into a new file.")
def command(game: str, orders: tuple[str, ...], picture: str | None, *, as_json: bool) -> None:
    """
    Say what orders will probably do, over every branch that they may take.

    Exact where that is possible, and otherwise sampled, which is said. No die of the game is rolled.

    \b
    Examples:
      pbem plan world-007.toml anna.toml
      pbem plan world-007.toml anna.toml --json
      pbem plan world-007.toml anna.toml -o plan.svg
    """
    opened = game_files.open_game(game)
    order_files = given_orders.read_orders(orders, opened)
    checked = given_orders.checked(opened, order_files)
    if checked.missing:
        raise given_orders.unplayable(opened, checked, order_files)
    forecast = look_ahead(opened.game, checked.readings)
    if as_json:
        import json

        console.out(json.dumps(forecasts.data(forecast), indent=2))
    else:
        console.print_lines(describe_outlook(forecast.outlook))
        console.note(forecasts.how(forecast))
    if picture is not None:
        _draw(picture, forecast)
    if not as_json:
        first = checked.readings[0]
        after = next_step.after_signing if first.sig else next_step.after_orders
        console.next_step(after(opened.game, first.seat, orders[0], game))


def _draw(path: str, forecast: Forecast) -> None:
    from pbem.engine.chart import draw_chart  # late: few ask for a picture

    outlook = forecast.outlook
    files.write_new(path, draw_chart("Plan", outlook.summary, outlook.panels).encode())
    console.note(f"{path}: a chart")
