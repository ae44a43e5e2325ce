"""`pbem show`: how a game stands, or stood."""

from contextlib import suppress

import click

from pbem.cli.games import game_facts, key_options, remembered_games, visible_cards
from pbem.cli.orders import table_talk
from pbem.cli.say import board, console, facts
from pbem.engine.file.phrases import format_clock
from pbem.engine.proof.playback import Turn
from pbem.engine.text.wrapping import fold
from pbem.errors import InputError, PbemError
from pbem.local import board_maps, game_files
from pbem.local.game_files import OpenedGame


@click.command()
@click.argument("game")
@click.option("--player", metavar="P", help="Show the game as this player sees it.")
@click.option("--record", type=int, metavar="N", help="Show how it stood after record N, a numbered step of the file.")
@click.option("--turn", type=int, metavar="N", help="Show how it stood after turn N; 0 is the set-up.")
@click.option("--borders", is_flag=True, help="List where each place leads.")
@board.output_option
@click.option("--map", "map_name", metavar="MAP", help="Lay the board out as in this map.")
@key_options.key_option
@facts.json_option
def command(
    game: str,
    player: str | None,
    record: int | None,
    turn: int | None,
    borders: bool,
    output: str | None,
    map_name: str | None,
    *,
    as_json: bool,
) -> None:
    """
    Show the board, whose turn it is, and what is due; or draw it.

    Where hands are hidden, your key shows you your own, and of the others only how many cards they
    hold. Once the game is over and the host has revealed the deck, you see everything.

    \b
    Examples:
      pbem show world-012.toml
      pbem show world-012.toml --player anna
      pbem show world-012.toml --borders
      pbem show world-012.toml -o board.png
      pbem show world-012.toml --turn 7 -o turn-7.svg
    """
    if record is not None and turn is not None:
        raise click.UsageError("Give --record or --turn, not both")
    opened = game_files.open_game(game)
    if as_json:
        _print_facts(opened, record, turn)
        return
    remembered_games.print_proof(opened)
    if borders:
        _print_borders(opened)
        return
    seat = game_files.require_seat(opened, player) if player else None
    if output:
        board.write(output, _draw_turn(opened, _find(opened, record, turn), map_name))
    elif record is None and turn is None:
        _print(opened, None, seat)
    else:
        _print(opened, _find(opened, record, turn), seat)


def _print_facts(opened: OpenedGame, record: int | None, turn: int | None) -> None:
    """Print how the game stands, or stood, for programs; of hidden hands what everybody may see."""
    game, table = opened.game, opened.game.table
    index, head, state, genesis = opened.index, game.file.head, game.state, game.file.genesis
    if record is not None or turn is not None:
        found = _find(opened, record, turn)
        index, head = found.record.index, bytes.fromhex(found.record.head)
        state, genesis = found.after, found.genesis
    named = game_facts.of_game(game.file.genesis, index, head)
    players = game_facts.of_players(game.file.genesis)
    facts.print_facts("show", {**named, "players": players, **game_facts.of_moment(genesis, table, state)})


def _find(opened: OpenedGame, record: int | None, turn: int | None) -> Turn:
    """Return the record asked for, a turn's last one, or the newest. Raises InputError."""
    found, number = None, opened.index if record is None else record
    turns = game_files.turns_from(opened, number, number) if turn is None else game_files.turns_around(opened, turn)
    for one in console.with_progress(f"replaying {opened.path}", opened.index + 1, turns):
        clock = opened.game.table.clock(one.before)
        if (record in (None, one.record.index)) and (turn in (None, clock.turn)):
            found = one
        if one.record.index == record:
            break
    if found is None:
        asked = f"turn {turn}" if record is None else f"record {record}"
        raise InputError(f"{opened.path} holds no {asked}; its last record is {opened.index}")
    return found


def _draw_turn(opened: OpenedGame, turn: Turn, map_name: str | None) -> str | None:
    from pbem.engine.picture.board import draw_board  # late: most look at letters

    genesis, table = turn.genesis, opened.game.table
    map_file = board_maps.map_of(genesis, opened.folder, name=map_name)
    title = format_clock(table.clock(turn.before))
    return draw_board(genesis, table, turn.after, title, map_file, turn.events)


def _print_borders(opened: OpenedGame) -> None:
    borders = opened.game.table.words.borders()
    if not borders:
        raise InputError("this game has no borders to list")
    console.print_lines(fold(borders))


def _print(opened: OpenedGame, turn: Turn | None, seat: str | None) -> None:
    game = opened.game._replace(state=turn.after) if turn else opened.game
    sight = visible_cards.sight_of(game)
    board.print_board(game, sight, seat, turn or _last_turn(opened, seat))
    if turn is None and (said := table_talk.recent(game)):
        console.out()
        table_talk.print_talk(game.file.genesis, said, aside=False)
    if turn is None and game.awaited is not None:
        fill = console.format_command("orders", opened.path, "--player", game.awaited.must[0])
        console.next_step(f"an order file to fill in: {fill}")
    elif sight.revealed:
        again = console.format_command("replay", opened.path)
        console.next_step(f"the deck is revealed; who got which card when: {again}")


def _last_turn(opened: OpenedGame, seat: str | None) -> Turn | None:
    """Return the last record, where the board shows what it changed."""
    if seat or not opened.game.table.pictures.board(opened.game.state):
        return None
    # A file whose history does not hold is still shown; `verify` says what is wrong with it.
    with suppress(PbemError):
        return _find(opened, None, None)
    return None
