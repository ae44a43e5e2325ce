"""`pbem odds`: how an attack will probably end, without a game."""

import tomllib
from collections.abc import Callable, Sequence
from typing import Any

import click

from pbem.cli.begin import game_options
from pbem.cli.say import console, facts
from pbem.engine.file.phrases import listed
from pbem.engine.foresight.forecast import Campaign
from pbem.engine.foresight.forecast_text import campaign_data, describe_campaign, format_percent
from pbem.engine.picture.chart import draw_chart
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data
from pbem.errors import BeyondLimitError, FaultsError, InputError
from pbem.local import files

_RULES = "risk-1959"
_MOST = 100_000

_LIMITS = {
    "keep": "No throw with this many armies or fewer.",
    "dice": "max, 1, 2, 3, or a list of rules as in an order file.",
    "while": "A condition that is tested before every throw.",
    "max_throws": "No more throws than this, in all.",
    "max_losses": "Lose no more armies than this, in all.",
    "move_in": "Armies that move on: max, min, a number or a sum.",
    "defence": "Dice of the others: max, 1, or a list of rules as in [[defence.rule]].",
}
"""The options that are keys of an order file, with their help."""
_TEXTS = ("while",)
"""Those whose value is always a text there."""


def _limit_options(function: Callable[..., Any]) -> Callable[..., Any]:
    for key, text in reversed(_LIMITS.items()):
        flag = f"--{key.replace('_', '-')}"
        function = click.option(flag, key, metavar="VALUE", help=text)(function)
    return function


@click.command()
@click.argument("armies", type=click.IntRange(2, _MOST))
@click.argument("against", type=click.IntRange(1, _MOST), nargs=-1, required=True)
@_limit_options
@click.option(
    "--rules",
    "preset",
    metavar="PRESET",
    default=_RULES,
    show_default=True,
    help="Whose rules count; `pbem rules --list` lists everything.",
)
@facts.json_option
@click.option("-o", "picture", metavar="FILE.svg", help="Draw a chart into a new file.")
def command(
    armies: int, against: tuple[int, ...], preset: str, picture: str | None, *, as_json: bool, **given: str | None
) -> None:
    """
    Say how an attack will probably end: exact odds, no die is rolled.

    ARMIES is how many stand on the attacking territory; all but one of them may fight. Several numbers
    AGAINST are territories in a row, attacked one after the other; one army stays behind on each.

    \b
    Examples:
      pbem odds 12 7
      pbem odds 12 7 --dice '[{when = "theirs == 1", use = 2}, {use = 3}]'
      pbem odds 30 4 2 7 1 --json
      pbem odds 12 7 -o odds.svg
    """
    ruleset = game_options.ruleset(preset)
    campaign = _campaign(ruleset, armies, against, _read_limits(given))
    if campaign is None:
        raise InputError(f"{preset}: this game does not say how an army fares against others")
    if as_json:
        facts.print_facts("odds", campaign_data(armies, against, campaign))
    else:
        console.print_lines(describe_campaign(armies, against, campaign))
    if picture is not None:
        _draw(picture, armies, against, campaign)


def _campaign(ruleset: Ruleset, armies: int, against: Sequence[int], limits: Data) -> Campaign | None:
    try:
        return ruleset.campaign(armies, against, limits)
    except BeyondLimitError:
        raise InputError("this battle is too large to count through; 800 armies against 800 can be counted") from None
    except FaultsError as error:
        faults = "\n".join(f"  {_as_option(fault)}" for fault in error.faults)
        raise InputError(f"such an attack cannot be ordered:\n{faults}") from None


def _as_option(fault: str) -> str:
    """Call a key of an order file as its option is called here."""
    key, colon, rest = fault.partition(":")
    return f"--{key.replace('_', '-')}{colon}{rest}" if key in _LIMITS else fault


def _read_limits(given: dict[str, str | None]) -> Data:
    """Read values as an order file has them; a bare word or condition needs no quotes."""
    limits: Data = {key: text if key in _TEXTS else _value(text) for key, text in given.items() if text is not None}
    if "defence" in limits:
        rules = limits["defence"]
        limits["defence"] = {"rule": rules} if isinstance(rules, list) else {"default": rules}
    return limits


def _value(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def _draw(path: str, armies: int, against: Sequence[int], campaign: Campaign) -> None:
    won = campaign.chance(lambda one: one.won == len(against))
    notes = [f"All fall: {format_percent(won)}"]
    panels = [("Armies lost, whatever happens", campaign.spread(lambda one: one.lost))]
    if won:
        left = campaign.spread(lambda one: one.own, len(against))
        panels.insert(0, ("Armies left where the last territory fell", left))
    others = listed([str(number) for number in against])
    files.write_new(path, draw_chart(f"{armies} against {others}", notes, panels).encode())
    console.note(f"{path}: a chart")
