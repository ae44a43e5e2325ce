"""`pbem note`: a word to the table, and what was said before."""

import click

from pbem.cli.games import key_options, visible_cards
from pbem.cli.orders import table_talk
from pbem.cli.say import console
from pbem.engine.text.table_talk import MOST_A_TURN, MOST_TEXT, Remark
from pbem.errors import InputError
from pbem.local import files, game_files, talk_files
from pbem.local.game_files import OpenedGame


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@click.option("--player", metavar="P", help="Who is speaking, if your key does not show it.")
@key_options.key_option
def command(game: str, words: tuple[str, ...], player: str | None) -> None:
    """
    Say something to the table; without WORDS, read what was said.

    It goes to everybody with your next message (`pbem mail`), apart from orders and game file. It is
    not signed, and changes nothing in the game. With a dash for WORDS it is read from standard input.

    \b
    Examples:
      pbem note world-007.toml "Peace in Asia?"
      pbem note world-007.toml
    """
    opened = game_files.open_game(game)
    if not words:
        _print(opened)
        return
    text = " ".join(words)
    if words == (files.STDIN,):
        text = files.read(files.STDIN, files.ORDERS_LIMIT).decode("utf-8", "replace")
    _keep(opened, _speaker(opened, player), text)
    mail = console.format_command("mail", opened.path)
    console.next_step(f"it goes with your next mail to the others; to send it by itself: {mail}")


def _print(opened: OpenedGame) -> None:
    genesis = opened.game.file.genesis
    said = talk_files.conversation_of(genesis)
    table_talk.print_talk(genesis, said, aside=False)
    if not said:
        console.note("Nothing was said in this game, as far as this computer knows.")


def _speaker(opened: OpenedGame, player: str | None) -> str:
    if player:
        return game_files.require_seat(opened, player)
    seat, _ = visible_cards.own_seat(opened.game)
    if not seat:
        raise InputError("nobody plays with your key in this game; say who speaks: --player P")
    return seat


def _keep(opened: OpenedGame, seat: str, text: str) -> None:
    if len(text) > MOST_TEXT:
        raise InputError(f"this has {len(text)} characters; at most {MOST_TEXT} are allowed")
    now = opened.game.clock.turn
    said = talk_files.conversation_of(opened.game.file.genesis)
    if sum((one.seat, one.turn) == (seat, now) for one in said) >= MOST_A_TURN:
        raise InputError(f"a player says at most {MOST_A_TURN} things in a turn")
    table_talk.keep(opened.game, [Remark(seat, now, text)])
