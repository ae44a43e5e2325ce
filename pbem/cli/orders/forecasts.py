"""Orders that were checked, for commands: said back, and what they will probably do, in words and as data."""

from collections.abc import Sequence
from typing import Any

from pbem.cli.say import console
from pbem.engine.file.phrases import format_seats
from pbem.engine.foresight.forecast_text import format_tenths
from pbem.engine.foresight.look_ahead import MOST_DRAWN, Forecast, followed, margin
from pbem.engine.play.order_check import Reading
from pbem.engine.play.play import Game
from pbem.engine.words.retelling import say_back
from pbem.errors import BeyondLimitError

_TOO_LONG = (
    "What they will probably do is too long to foresee here; pbem plan draws plays by lot, and shows how far it is."
)


def print_forecast(game: Game, name: str, reading: Reading) -> None:
    """Print that the orders in a file can be played, and what they ask for."""
    console.out(f"{name}: the orders of {format_seats(game.file.genesis, [reading.seat])} can be played")
    for line in say_back(game, reading):
        console.out(console.wrapped(f"  {line}", "    "))


def notes(game: Game, readings: Sequence[Reading]) -> list[str]:
    """
    Return what is known of orders before any die, a line for each, and how it is known.

    Only of rule sets that follow branches themselves: others would have to play very often.
    """
    try:
        forecast = followed(game, readings, most=MOST_DRAWN)
    except BeyondLimitError:
        return [_TOO_LONG]
    if forecast is None:
        return []
    lines = [f"  {note}" for note in forecast.outlook.notes]
    return [*lines, how(forecast)] if lines and forecast.samples else lines


def how(forecast: Forecast) -> str:
    """Say how a forecast was made."""
    if not forecast.samples:
        return "These chances are exact."
    return (
        f"Not every branch can be followed here, so these chances are those of {forecast.samples:,} plays "
        f"drawn by lot: wrong by at most {format_tenths(margin(forecast.samples))} percentage points, in 19 of 20 cases."
    )


def data(forecast: Forecast) -> dict[str, Any]:
    """Return a forecast for programs."""
    outlook = forecast.outlook
    return {
        "exact": not forecast.samples,
        "samples": forecast.samples,
        "work": forecast.work,
        "notes": list(outlook.notes),
        "summary": list(outlook.summary),
        **outlook.data(),
    }
