"""`pbem rules`: the rule book of a game, and the list of what can be played."""

from collections.abc import Iterator, Sequence

import click

from pbem import registry
from pbem.cli import choices, console
from pbem.engine.ruleset import Option, Ruleset, TermsError


@click.command()
@click.argument("preset", required=False)
@click.option("--list", "listed", is_flag=True, help="List what can be played, with the options.")
@choices.choice_options
def command(
    preset: str | None, listed: bool, options: tuple[str, ...], switches: tuple[str, ...]
) -> None:
    """
    Print the rules of a game, as the options make them.

    \b
    Examples:
      pbem rules --list
      pbem rules risk-1959
      pbem rules risk-1959-reprint --option commander
    """
    if preset is None:
        console.rows(_everything())
        console.next_step(f"print one: {console.spell_command('rules', 'NAME')}")
        return
    ruleset = choices.ruleset(preset)
    if listed:
        console.rows(_one(preset, ruleset))
        return
    try:
        book = ruleset.rule_book(options, choices.read(switches))
    except TermsError as error:
        raise choices.refused(error) from None
    console.rows(book)
    start = console.spell_command("new", "GAME", "--rules", preset, "--players", "anna,ben")
    console.next_step(f"start a game: {start}")


def _everything() -> Iterator[str]:
    for shelf in registry.shelves():
        own, *others = shelf.names
        if shelf.ruleset is None:
            yield from (console.wrapped(f"{own}: {shelf.fault}", "    "), "")
            continue
        also = f" (also {', '.join(others)})" if others else ""
        yield from (f"{own}{also}", *_facts(shelf.ruleset))
        names = [option.name for option in shelf.ruleset.options() if not option.values]
        if names:
            yield console.wrapped(f"    options: {', '.join(names)}", "      ")
        yield ""
    yield "More of one, with its options and switches: pbem rules NAME --list"


def _one(name: str, ruleset: Ruleset) -> Iterator[str]:
    yield from (name, *_facts(ruleset))
    options = ruleset.options()
    plain = [option for option in options if not option.values]
    yield from _section("Options (--option NAME):", plain)
    yield from _section("Switches (--set NAME=VALUE):", [o for o in options if o.values])


def _facts(ruleset: Ruleset) -> Iterator[str]:
    low, high = ruleset.seats
    yield console.wrapped(f"    {ruleset.title}", "    ")
    board = f"map {ruleset.map_id}" if ruleset.map_id else "no map"
    yield f"    {low} to {high} players, {board}"


def _section(title: str, options: Sequence[Option]) -> Iterator[str]:
    if options:
        yield from ("", title)
    for option in options:
        values = " | ".join(_spell(value, option.default) for value in option.values)
        yield console.wrapped(f"  {option.name}{' = ' + values if values else ''}", "    ")
        yield console.wrapped(f"      {option.text} ({option.source})", "      ")


def _spell(value: object, default: object) -> str:
    return f"[{value}]" if value == default else str(value)
