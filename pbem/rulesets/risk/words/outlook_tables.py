"""What orders will probably do, in tables."""

from collections.abc import Iterable, Iterator

from pbem.engine.foresight.forecast import Grid
from pbem.engine.foresight.forecast_text import format_percent, format_range, format_tenths
from pbem.rulesets.risk.odds.chances import TurnChances
from pbem.rulesets.risk.odds.tally import BEGUN, KILLED, LOST, SKIPPED, STOPPED, WON
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words.phrases import listed, owner_label, territory_name

NEVER = {
    "condition": "its condition is not true",
    "source": "its source is not yours",
    "target": "its target is yours already",
    "armies": "its source has too few armies",
    "keep": "its source has no more armies than it is to keep",
    "while": "its `while` is not true",
    "foreign": "its target is not yours",
    "path": "no chain of your territories leads there",
    "nothing": "its source has no army to spare",
    "count": "its source cannot give so many armies",
    "cap": "its target has no room",
}
"""Why an order is not carried out (`tellings.py`), without numbers."""

STOPPING = {
    "armies": "too few armies are left",
    "keep": "it is down to what it keeps",
    "while": "its `while` is no longer true",
    "throws": "it has made all its throws",
    "losses": "it has lost as many armies as it may",
    "target": "the next territory is yours already",
    "source": "its source is not yours",
    "adjacent": "the territories do not touch",
}
"""Why a battle that had begun ends without capture, without numbers."""


def attack_way(setting: Setting, entry: Attack) -> str:
    """Return the way of an attack: "Siam to India and China"."""
    source, *targets = [territory_name(setting, one) for one in entry.path]
    return f"{source} to {listed(targets)}"


def targets_of(turn: TurnChances) -> Iterable[str]:
    """Return what is attacked, each once, as the orders have it."""
    return dict.fromkeys(one for entry in turn.orders.attacks for one in entry.path[1:])


def grids(turn: TurnChances) -> Iterator[Grid]:
    """Yield the tables: the attacks, why some stop or do not happen, and what the board becomes."""
    entries = list(enumerate(turn.orders.attacks, 1))
    if entries:
        head = ("attack", "begins", "wins", "lost", "killed", "left if won")
        yield Grid("Attacks", head, tuple(_line(turn, *entry) for entry in entries))
    ends = [*_skips(turn), *_stops(turn)]
    if ends:
        yield Grid("Why attacks and moves stop or do not happen", ("", "chance"), tuple(ends))
    stands = list(_stands(turn))
    if stands:
        columns = ("territory", "whose", "chance", "armies")
        yield Grid("The board at the end, where it is not as before", columns, tuple(stands))


def _line(turn: TurnChances, number: int, entry: Attack) -> tuple[str, ...]:
    left = turn.left(number)
    return (
        f"{number}  {attack_way(turn.setting, entry)}",
        format_percent(turn.chance(BEGUN, number)),
        format_percent(turn.chance(WON, number)),
        format_tenths(turn.expected(LOST, number)),
        format_tenths(turn.expected(KILLED, number)),
        format_range(left) if left else "-",
    )


def _skips(turn: TurnChances) -> Iterator[tuple[str, str]]:
    for (section, number, reason), chance in turn.some(SKIPPED).items():
        yield f"{section} {number}: {NEVER[reason]}", format_percent(chance)


def _stops(turn: TurnChances) -> Iterator[tuple[str, str]]:
    stops, places = turn.some(STOPPED), list(targets_of(turn))
    for key in sorted(stops, key=lambda key: (key[0], places.index(key[2]))):
        (number, _, target, reason), chance = key, stops[key]
        where = f"attack {number} stops at {territory_name(turn.setting, target)}"
        yield f"{where}: {STOPPING[reason]}", format_percent(chance)


def _stands(turn: TurnChances) -> Iterator[tuple[str, str, str, str]]:
    for place, territory in enumerate(turn.setting.board.ids):
        for owner, armies in turn.owners(place).items():
            chance = format_percent(turn.share(sum(armies.values())))
            name = owner_label(turn.setting, owner)
            yield territory_name(turn.setting, territory), name, chance, format_range(armies)
