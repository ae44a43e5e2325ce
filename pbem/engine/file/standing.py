"""A game file as it stood earlier, made of its history and a [state] that somebody kept."""

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.history import OPENING
from pbem.engine.file.record_layout import count_records, previous_head, read_last
from pbem.engine.file.seal import end_fault
from pbem.engine.file.succession import as_it_stands
from pbem.engine.table.resolution import snapshot_hash
from pbem.engine.table.terms import Data
from pbem.errors import ContentError


def standing_at(game: GameFile, size: int, state: Data) -> GameFile | None:
    """
    Return a game as it stood when its history had so many characters; None if this was not its [state] then.

    Its seal and `next` are those of the end.
    """
    history = game.history[:size]
    if size != len(game.history) and not game.history.startswith(OPENING, size):
        return None
    last, prev_head = read_last(history, count_records(history) - 1), previous_head(history)
    if last is None or prev_head is None:
        return None
    try:
        if snapshot_hash(state).hex() != last.state:
            return None
        genesis = as_it_stands(game.genesis.founding, state)
    except ContentError:
        return None
    then = game._replace(genesis=genesis, state=state, last=last, prev_head=prev_head, history=history)
    return None if end_fault(then) else then
