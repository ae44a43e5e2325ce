"""
States of games that are known here, so that a record of a long game is told without playing all before it again.

They are kept beside the ledger, for every game that was verified, played on or taken in by a host here: every so many records, and
the newest. Nothing is believed because it lies there: a state must have the hash that its record names, and the
text of all records up to that one must be the same as it was. Without them everything is only played again.

A line of the file is a record's number, how long the history is up to it, the SHA-256 of that text, and the
[state] as JSON.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.history import OPENING
from pbem.engine.file.record_layout import count_records, previous_head, read_last
from pbem.engine.file.seal import end_fault
from pbem.engine.file.succession import as_it_stands
from pbem.engine.table.resolution import snapshot_hash
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, UnavailableError
from pbem.local import files
from pbem.local.seen_files import beside_ledger

SPACING, NEWEST = 200, 12
"""How far apart the records are whose states are kept, and how many of the newest: letters tell of a round or two."""
SHORT = 50
"""With fewer records a game is quickly played again, and nothing is kept of it."""
_MOST = 64 * 2**20
_DIGITS = 10
_ENDING = ".states"


class Gathered:
    """The states of an audit that are worth keeping, by the number of their record."""

    def __init__(self) -> None:
        self.states: dict[int, Data] = {}

    def __call__(self, index: int, state: Data) -> None:
        """Take the state after a record."""
        self.states[index] = state
        if (index - NEWEST) % SPACING:
            self.states.pop(index - NEWEST, None)


def keep(game: GameFile, states: Mapping[int, Data]) -> None:
    """Keep states of a game by the number of their record, as far as can be; none is newer than the file."""
    if game.index < SHORT or not states:
        return
    path = _path(game)
    known = {index: line for index, line in lines(game) if index not in states}
    newest = max((*known, *states), default=0)
    ends = _ends(game.history) if states.keys() - {game.index} else {game.index: len(game.history)}
    for index, state in states.items():
        if index in ends and (index % SPACING == 0 or index > newest - NEWEST):
            text = json.dumps(state, separators=(",", ":"))
            known[index] = f"{index} {ends[index]} {_digest(game.history[: ends[index]])} {text}"
    kept = [known[index] for index in sorted(known) if index % SPACING == 0 or index > newest - NEWEST]
    with suppress(UnavailableError):
        files.make_folder(os.path.dirname(path), private=True)
        files.replace(path, "".join(f"{line}\n" for line in kept).encode("ascii"), lasting=False)


def lines(game: GameFile) -> Iterator[tuple[int, str]]:
    """Yield what is kept of a game, for `standing`, each with the number of its record."""
    path = _path(game)
    with suppress(UnavailableError, UnicodeDecodeError):
        for line in (files.read(path, _MOST) if files.exists(path) else b"").decode("ascii").splitlines():
            number = line.partition(" ")[0]
            if number.isdecimal() and len(number) < _DIGITS:
                yield int(number), line


def standing(game: GameFile, line: str) -> GameFile | None:
    """Return a game as it stood by one of these lines; None where that is not so. Raises ValueError for no such line."""
    _, size, digest, text = line.split(" ", 3)
    try:
        state = json.loads(text)
    except RecursionError:
        return None
    if not isinstance(state, dict) or _digest(game.history[: int(size)]) != digest:
        return None
    return _standing_at(game, int(size), state)


def _ends(history: str) -> dict[int, int]:
    """Return how long a history is up to each of its records."""
    starts, at = list[int](), history.find(OPENING)
    while at >= 0:
        starts.append(at)
        at = history.find(OPENING, at + 1)
    return dict(enumerate([*starts[1:], len(history)]))


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _path(game: GameFile) -> str:
    return beside_ledger(f"{game.genesis.game_id.hex()}{_ENDING}")


def _standing_at(game: GameFile, size: int, state: Data) -> GameFile | None:
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
    then = game._replace(genesis=genesis, state=state, last=last, prev_head=prev_head, written=history, since=())
    return None if end_fault(then) else then
