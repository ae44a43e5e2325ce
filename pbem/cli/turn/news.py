"""What happened since the user last looked: reports of the turns since then, and the board with what is new."""

from collections.abc import Sequence

from pbem.cli.games import visible_cards
from pbem.cli.orders import table_talk
from pbem.cli.say import board, console
from pbem.engine.file.phrases import counted
from pbem.engine.proof.playback import Turn
from pbem.engine.words.report import write_events
from pbem.local import game_files, game_notes
from pbem.local.game_files import OpenedGame

_MOST = 40
"""So many records are told in full; what lies before them, `pbem replay` tells."""


def print_news(opened: OpenedGame, me: str) -> None:
    """Print the turns since the user last looked, then the board, on which their changes are marked."""
    news = _turns_since(opened, game_notes.note_of(opened.game.file.genesis).looked, me)
    names = game_files.names_at_table(opened.game.file.genesis)
    for turn in news[-_MOST:]:
        told = write_events(turn.genesis, opened.game.table, turn.record, turn.before, turn.events)
        console.out(told, names)
    if len(news) > _MOST:
        replayed = console.format_command("replay", opened.path)
        earlier = counted(len(news) - _MOST, "earlier record")
        console.note(f"Not shown: {earlier}. To read all of them: {replayed}")
    table_talk.print_talk(opened.game.file.genesis, table_talk.recent(opened.game), aside=False)
    sight = visible_cards.sight_of(opened.game)
    board.print_board(opened.game, sight, None, news[0] if news else None)


def _turns_since(opened: OpenedGame, looked: int, me: str) -> Sequence[Turn]:
    """Return the records after the one that was looked at; on a first look those since the user's last turn."""
    turns: list[Turn] = []
    for turn in console.with_progress(f"replaying {opened.path}", opened.index + 1, game_files.turns_of(opened)):
        if turn.record.index > looked:
            if looked < 0 and me in turn.seats:
                turns.clear()
            turns.append(turn)
    return turns if looked >= 0 else turns[-_MOST:]
