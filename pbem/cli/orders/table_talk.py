"""What commands do with table talk: keep it, show it, and write it into mails."""

from collections.abc import Iterable, Sequence

from pbem.cli.say import console
from pbem.engine.file.genesis import Genesis
from pbem.engine.play.play import Game
from pbem.engine.text.order_file import OrderFile
from pbem.engine.text.table_talk import Remark, remark, since, talk_lines, typed
from pbem.engine.text.wrapping import fold
from pbem.local import talk_files


def keep(game: Game, said: Iterable[Remark]) -> tuple[Remark, ...]:
    """Keep what players of a game said; return what is new here. Raises UnavailableError."""
    genesis, now = game.file.genesis, game.clock.turn
    named = [found for one in said if (found := remark(genesis, one.seat, now if one.turn < 0 else one.turn, one.text))]
    return talk_files.keep(genesis, named, now)


def keep_from(game: Game, order_files: Sequence[OrderFile]) -> None:
    """Keep what came with orders, and show what is new."""
    print_talk(game.file.genesis, keep(game, [one for file in order_files for one in file.said]))


def keep_own(game: Game, file: OrderFile) -> None:
    """Keep what the author of orders says, and say when it will leave."""
    if keep(game, file.said):
        console.note("Your message to the table is not part of the orders; it goes with your next mail.")


def print_talk(genesis: Genesis, remarks: Sequence[Remark], *, aside: bool = True) -> None:
    """Show remarks: beside the result of a command, or as its result."""
    if remarks:
        console.print_lines(fold(talk_lines(genesis, remarks)), aside=aside)


def recent(game: Game) -> tuple[Remark, ...]:
    """Return what was said in this turn and the one before."""
    now = game.clock.turn
    return since(talk_files.conversation_of(game.file.genesis), now - 1)


def said_by(game: Game, seat: str) -> str:
    """Return what a player said in this turn, for the text of a mail with orders; "" for nothing."""
    now = game.clock.turn
    own = [one for one in recent(game) if one.seat == seat and one.turn == now]
    return typed(own)


def going_round(game: Game) -> str:
    """
    Return what goes round the table with a game file: each player's words since their last turn.

    A player who is not to move may have said something turns ago that was mailed to nobody yet.
    """
    genesis, now = game.file.genesis, game.clock.turn
    return typed(since(talk_files.conversation_of(genesis), now - len(genesis.seat_ids)))
