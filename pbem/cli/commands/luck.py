"""`pbem luck`: the dice of a game against fair ones."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

import click

from pbem.cli.say import console, facts
from pbem.engine.file.phrases import format_head
from pbem.engine.foresight.luck import Luck, LuckFigures, count_luck
from pbem.engine.foresight.odds import MOST_EXACT, Measure
from pbem.engine.proof.audit import Turn, replay
from pbem.engine.text.wrapping import fold
from pbem.errors import InputError
from pbem.local import game_files, known_games, registry
from pbem.local.game_files import OpenedGame

_SELDOM = 20
"""A row of the table is called rare if fewer than one fair game in this many has such a row."""

_CHANCE = "Chance: how often fair dice fall at least this far from what is expected, to either side."
_NO_VERDICT = "This is information, not a verdict: most winners were lucky too."
_WHO_COULD = {
    "open": ("The seed is in the file: anyone who gives orders could have tried at home how the dice would fall."),
    "next": (
        "Author and witness make the dice together: one alone can choose nothing, both together, "
        "or one person who plays both seats, could try orders."
    ),
}
_WHO_COULD["host"] = _WHO_COULD["next"]


@click.command()
@click.argument("game")
@facts.json_option
def command(game: str, as_json: bool) -> None:
    """
    Compare the dice of a game with fair ones: what was expected, what fell, and how likely that is.

    By player, and by pair: whoever wrote the orders, and the witness, who makes the dice with them (the next
    player, or the host). The history is verified first. This is information, never a verdict: those who stop when their dice turn distort the
    chances a little, the lines share their throws, and looking again after every turn means looking
    at more of them. A chance that stays tiny for one pair of player and witness is a reason to ask
    for other witnesses, and still no proof.

    \b
    Examples:
      pbem luck world-012.toml
      pbem luck world-012.toml --json
    """
    opened = game_files.open_game(game)
    foresight = opened.game.table.foresight
    measure = foresight.measure()
    if measure is None:
        raise InputError(f"{game}: this game does not say which of its dice should be fair")
    luck = count_luck(foresight, opened.seats, _verified_turns(opened))
    if as_json:
        facts.print_facts("luck", _data(opened, measure, luck))
    else:
        console.print_lines(fold(_rows(opened, measure, luck)))
        turns = console.format_command("replay", game)
        console.next_step(f"look at the throws themselves: {turns}")


def _verified_turns(opened: OpenedGame) -> Iterable[Turn]:
    """Return the turns of a game that holds; what was proved here before is only played again."""
    records = opened.game.file.index + 1
    turns: list[Turn] = []
    with console.counting(f"verifying {opened.path}", records) as counter:
        verdict, finding = known_games.audit(opened.path, opened.data, counter, watch=turns.append, notify=console.warn)
    if fault := verdict.fault:
        raise InputError(f"{opened.path} does not hold, so its dice say nothing: {fault.said}")
    if finding:
        console.warn(f"{opened.path}: {finding.what}")
    if len(turns) == records:
        return turns
    return console.with_progress(f"replaying {opened.path}", records, replay(opened.data, registry.load))


# ── for people ───────────────────────────────────────────────────────────────────────────────────


def _rows(opened: OpenedGame, measure: Measure, luck: Luck) -> Iterator[str]:
    file = opened.game.file
    mode = file.genesis.mode
    yield (f"{file.genesis.name}, record {file.index}, mode {mode}, head {format_head(file.head)}, verified")
    yield ""
    if not luck.throws:
        yield "Nobody has thrown dice yet."
        return
    yield from (_finding(luck), "")
    players = [(row.seat, row.role, row.figures) for row in luck.players]
    yield from _table(("player", "as"), measure, players)
    yield ""
    pairs = [(row.author, _format_witnesses(row.witnesses), row.figures) for row in luck.pairs]
    yield from _table(("author", "witness"), measure, pairs)
    yield ""
    yield " ".join([_CHANCE, *_doubts(luck), measure.note])
    yield f"{_WHO_COULD[mode]} {_NO_VERDICT}"


def _table(head: tuple[str, str], measure: Measure, rows: Sequence[tuple[str, str, LuckFigures]]) -> Iterator[str]:
    """Columns of a table; with the longest names they fill the 79 columns."""
    widths = [max(len(name) for name in column) for column in zip(head, *(r[:2] for r in rows), strict=True)]
    own = [f"{measure.own:>5}", "expect"]
    others = [f"{measure.others:>6}", "expect"] if measure.others else []
    yield _row(head, widths, [f"{'throws':>6}", *own, *others, f"{'chance':>11}"])
    for first, second, figures in rows:
        numbers = [f"{figures.throws:6}", f"{figures.own:5}", _format_tenths(figures.own_expected)]
        if others:
            numbers += [f"{figures.others:6}", _format_tenths(figures.others_expected)]
        numbers.append(f"{_format_figures(figures):>11}")
        yield _row((first, second), widths, numbers)


def _row(names: tuple[str, str], widths: Sequence[int], numbers: Sequence[str]) -> str:
    padded = [f"{name:<{width}}" for name, width in zip(names, widths, strict=True)]
    return " ".join([*padded, *numbers])


def _format_witnesses(names: Sequence[str]) -> str:
    if len(names) > 1:
        return f"{len(names)} together"
    return names[0] if names else "-"


def _format_tenths(number: Fraction) -> str:
    tenths = round(number * 10)
    sign = "-" if tenths < 0 else ""
    whole, tenth = divmod(abs(tenths), 10)
    return f"{sign}{whole}.{tenth}".rjust(6)


def format_chance(chance: Fraction) -> str:
    """Format a chance: "384 in 1000", a small one "1 in 5120", a tiny one "1 in 10^9"."""
    if chance >= Fraction(1, 100):
        return f"{round(chance * 1000)} in 1000" if chance < Fraction(9995, 10_000) else "1 in 1"
    times = chance.denominator // chance.numerator
    if times < 1_000_000:
        return f"1 in {times}"
    power = 6
    while 10 ** (power + 1) <= times:
        power += 1
    return f"1 in 10^{power}"


def _format_figures(figures: LuckFigures) -> str:
    """Format the chance of a row; "<" stands before one that is nothing but the doubt of it."""
    words = format_chance(figures.chance)
    return f"<{words}" if figures.chance < 2 * figures.doubt else words


def _doubts(luck: Luck) -> Iterator[str]:
    """Say how far chances may be too high, where they are not exact."""
    doubt = max(figures.doubt for figures in luck.figures)
    if doubt:
        yield (
            f"Exact up to {MOST_EXACT} throws; a chance of more may be too high, but by less than "
            f"{format_chance(doubt)}."
        )


def _finding(luck: Luck) -> str:
    """Say whether any chance is rare, among as many as are looked at."""
    count = len(luck.figures)
    smallest = min(figures.chance for figures in luck.figures)
    limit = count * _SELDOM
    found = "Something rare" if smallest < Fraction(1, limit) else "Nothing rare"
    return (
        f"{found}: the smallest of {count} chances is {format_chance(smallest)}; about "
        f"1 in {count + 1} is usual, below 1 in {limit} is rare."
    )


# ── for programs ─────────────────────────────────────────────────────────────────────────────────


def _data(opened: OpenedGame, measure: Measure, luck: Luck) -> dict[str, Any]:
    file = opened.game.file
    rows = len(luck.figures)
    return {
        "game": file.genesis.name,
        "mode": file.genesis.mode,
        "record": file.index,
        "head": file.head.hex(),
        "throws": luck.throws,
        "players": [{"player": row.seat, "as": row.role, **_figures(measure, row.figures)} for row in luck.players],
        "pairs": [
            {
                "author": row.author,
                "witnesses": list(row.witnesses),
                **_figures(measure, row.figures),
            }
            for row in luck.pairs
        ],
        "rows": rows,
        "rare_below": Fraction(1, rows * _SELDOM) if rows else None,
        "notes": [_CHANCE, measure.note, _WHO_COULD[file.genesis.mode], _NO_VERDICT],
    }


def _figures(measure: Measure, figures: LuckFigures) -> dict[str, Any]:
    data: dict[str, Any] = {"throws": figures.throws}
    sides = [(measure.own, figures.own, figures.own_expected)]
    if measure.others:
        sides.append((measure.others, figures.others, figures.others_expected))
    for name, number, expected in sides:
        data |= {name: number, f"{name}_expected": expected}
    words = _format_figures(figures)
    return data | {"chance": figures.chance, "too_high_by_at_most": figures.doubt, "chance_in_words": words}
