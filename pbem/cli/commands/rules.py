"""`pbem rules`: the rule book of a game, and the list of what can be played."""

from collections.abc import Iterator, Sequence

import click

from pbem.cli.begin import game_options
from pbem.cli.begin.sample_command import Choices, command_to_begin
from pbem.cli.say import console
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data, Option
from pbem.errors import FaultsError, InputError
from pbem.local import game_files, registry


@click.command()
@click.argument("preset", metavar="[PRESET|GAME]", required=False)
@click.option("--list", "listed", is_flag=True, help="List what can be played, with the options.")
@click.option("--cards", metavar="WAY", help="Print the rules for cards held this way; see --list.")
@game_options.choice_options
def command(
    preset: str | None, listed: bool, cards: str | None, options: tuple[str, ...], switches: tuple[str, ...]
) -> None:
    """
    Print the rules of a game with the options you name, or those of a game file.

    \b
    Examples:
      pbem rules --list
      pbem rules risk-1959
      pbem rules risk-1959-reprint --option commander
      pbem rules risk-parker --cards private
      pbem rules world-007.toml
    """
    if preset is None:
        console.print_lines(_list_rulesets())
        console.next_step(f"print one, such as: {console.format_command('rules', 'risk-parker')}")
        return
    if preset.endswith(".toml"):
        if listed or cards or options or switches:
            raise click.UsageError("A game has its choices already; give its file alone")
        console.print_lines(_book_of_game(preset))
        return
    ruleset = game_options.ruleset(preset)
    if listed:
        console.print_lines(_show_ruleset(preset, ruleset))
        return
    with game_options.listing_faults():
        book = _book(ruleset, options, game_options.read(switches), cards)
    console.print_lines(book)
    try:
        start = command_to_begin(ruleset, Choices(preset, options, switches, cards))
    except FaultsError as error:
        console.note(f"Nobody can begin such a game on the usual map: {error}")
    else:
        console.next_step(f"start a game: {start}")


def _book_of_game(path: str) -> Sequence[str]:
    """Print the rules of a game that has begun: its version, its choices, its way to hold cards."""
    game = game_files.open_game(path).game
    if book := game.table.words.rule_book():
        return book
    genesis = game.file.genesis
    return game.ruleset.rule_book(genesis.options, genesis.terms.choices)


def _book(ruleset: Ruleset, options: Sequence[str], chosen: Data, cards: str | None) -> Sequence[str]:
    """Print the rule book; only a game with several ways to hold cards is asked for one."""
    ways = ruleset.cards
    if cards is None or cards == ways[0]:
        return ruleset.rule_book(options, chosen)
    if cards not in ways:
        listed = ", ".join(ways)
        raise InputError(f"cards cannot be held {cards!a} in this game; possible: {listed}")
    return ruleset.rule_book(options, chosen, cards)


def _list_rulesets() -> Iterator[str]:
    for shelf in registry.listed():
        own, *others = shelf.names
        if shelf.ruleset is None:
            yield from (console.wrapped(f"{own}: {shelf.fault}", "    "), "")
            continue
        also = f" (also {', '.join(others)})" if others else ""
        default = ", the default" if game_options.DEFAULT_RULES in shelf.names else ""
        yield from (f"{own}{also}{default}", *_facts(shelf.ruleset))
        names = [option.name for option in shelf.ruleset.options() if not option.values]
        if names:
            yield console.wrapped(f"    options: {', '.join(names)}", "      ")
        if len(shelf.ruleset.cards) > 1:
            yield console.wrapped(f"    cards: {', '.join(shelf.ruleset.cards)}", "      ")
        yield ""
    yield "More of one, with its options and switches: pbem\u00a0rules\u00a0risk-1959\u00a0--list"


def _show_ruleset(name: str, ruleset: Ruleset) -> Iterator[str]:
    yield from (name, *_facts(ruleset))
    options = ruleset.options()
    plain = [option for option in options if not option.values]
    yield from _section("Options (--option NAME):", plain)
    yield from _section("Switches (--set NAME=VALUE):", [o for o in options if o.values])
    yield from _ways(ruleset.cards)


def _ways(ways: Sequence[str]) -> Iterator[str]:
    """List how cards can be held, where there is a choice."""
    if len(ways) > 1:
        yield from ("", "Cards (--cards WAY):")
        for way in ways:
            yield console.wrapped(f"  {way}", "    ")
            yield console.wrapped(f"      {game_options.CARDS_HELD.get(way, '')}", "      ")


def _facts(ruleset: Ruleset) -> Iterator[str]:
    low, high = ruleset.seats
    yield console.wrapped(f"    {ruleset.title}", "    ")
    if distinction := ruleset.distinction:
        yield console.wrapped(f"    {distinction}", "    ")
    board = f"map {ruleset.map_id}" if ruleset.map_id else "no map"
    yield f"    {low} to {high} players, {board}"


def _section(title: str, options: Sequence[Option]) -> Iterator[str]:
    if options:
        yield from ("", title)
    for option in options:
        values = " | ".join(f"[{value}]" if value == option.default else str(value) for value in option.values)
        yield console.wrapped(f"  {option.name}{' = ' + values if values else ''}", "    ")
        yield console.wrapped(f"      {option.text} ({option.source})", "      ")
