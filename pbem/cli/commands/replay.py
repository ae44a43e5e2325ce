"""`pbem replay`: the turns printed again, from the file alone."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence

import click

from pbem.cli.games import game_facts, visible_cards
from pbem.cli.orders import table_talk
from pbem.cli.say import console, facts
from pbem.engine.page.game_summary import summary
from pbem.engine.play.visibility import describe_dealt
from pbem.engine.proof.playback import Turn
from pbem.engine.text.order_file import write
from pbem.engine.text.table_talk import Remark
from pbem.engine.words.report import write_report
from pbem.errors import InputError, naming
from pbem.local import game_files, talk_files
from pbem.local.game_files import OpenedGame


@click.command()
@click.argument("game")
@click.option("--turn", type=int, metavar="N", help="Only turn N; 0 is the set-up.")
@click.option(
    "--orders",
    "orders_of",
    type=int,
    metavar="N",
    help="Print the orders of record N instead, as they were signed; a record is a numbered step of the file.",
)
@click.option("--summary", "summed_up", is_flag=True, help="Print a summary of the game instead.")
@facts.json_option
def command(game: str, turn: int | None, orders_of: int | None, summed_up: bool, *, as_json: bool) -> None:
    """
    Print the turns again, in the words of the reports.

    What was said at the table (`pbem note`) stands below its turn. Once the host has revealed the
    deck, one more line names the cards that were drawn face down.

    \b
    Examples:
      pbem replay world-012.toml
      pbem replay world-012.toml --turn 7
      pbem replay world-012.toml --orders 9
      pbem replay world-012.toml --summary
    """
    if summed_up and (turn is not None or orders_of is not None):
        raise click.UsageError("--summary is of the whole game; leave --turn and --orders out")
    opened = game_files.open_game(game)
    if as_json:
        _print_facts(opened, turn)
        return
    if summed_up:
        console.print_lines(summary(opened.game.table, tuple(_turns(opened))))
    elif orders_of is not None:
        console.out(_orders(opened, orders_of))
    else:
        _print(opened, turn)
    console.next_step(
        f"prove that all of it follows from the orders and the dice: {console.format_command('verify', game)}"
    )


def _turns(opened: OpenedGame) -> Iterator[Turn]:
    return console.with_progress(f"replaying {opened.path}", opened.index + 1, game_files.turns_of(opened))


def _print_facts(opened: OpenedGame, wanted: int | None) -> None:
    game, table = opened.game, opened.game.table
    played = _turns(opened) if wanted is None else _chosen(opened, wanted)
    turns = [game_facts.of_turn(one, table) for one in played]
    named = game_facts.of_game(game.file.genesis, opened.index, game.file.head)
    facts.print_facts("replay", {**named, "players": game_facts.of_players(game.file.genesis), "turns": turns})


def _print(opened: OpenedGame, wanted: int | None) -> None:
    table = opened.game.table
    sight = visible_cards.revealed(opened.game)
    said = talk_files.conversation_of(opened.game.file.genesis)
    found, now = False, -1
    for turn in _chosen(opened, wanted):
        clock = table.clock(turn.before).turn
        if found:
            _print_talk(opened, said, now, clock)
            console.out()
        now = clock
        genesis = turn.genesis
        known = describe_dealt(genesis, table, turn.before, turn.after, sight.cards) if sight else ()
        report = write_report(genesis, table, turn.record, turn.before, turn.events, turn.after, known)
        console.out(report, game_files.names_at_table(genesis))
        found = True
    if not found:
        raise InputError(f"{opened.path} holds no turn {wanted}")
    _print_talk(opened, said, now, now + 1 if wanted is not None else sys.maxsize)


def _chosen(opened: OpenedGame, wanted: int | None) -> Iterable[Turn]:
    """Return the records to print; those of one turn are looked for first, which may take a while in a long game."""
    if wanted is None:
        return game_files.turns_of(opened)
    clock, around = opened.game.table.clock, game_files.turns_around(opened, wanted)
    turns = console.with_progress(f"replaying {opened.path}", opened.index + 1, around)
    return [turn for turn in turns if clock(turn.before).turn == wanted]


def _print_talk(opened: OpenedGame, said: Sequence[Remark], first: int, end: int) -> None:
    """Print what was said from one turn on, up to the one that is printed next."""
    remarks = [one for one in said if first <= one.turn < end]
    if remarks:
        console.out()
        table_talk.print_talk(opened.game.file.genesis, remarks, aside=False)


def _orders(opened: OpenedGame, index: int) -> str:
    with naming(opened.path):
        records = opened.game.file.all_records()
    if not 0 <= index < len(records):
        raise InputError(f"{opened.path} has records 0 to {len(records) - 1}, not {index}")
    texts = [write(json.loads(text)) for text in records[index].orders]
    return "\n".join(texts) or f"# record {index} was played without orders"
