"""
The game file: one TOML file that is the whole game.

Head first (format, whose turn it is, genesis, state, seal), history last. The history is appended to
and never rewritten. `pbem.engine.file.game_reader` reads such a file.
"""

from typing import NamedTuple

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.guarded_toml import parse, parse_unguarded
from pbem.engine.file.head_writer import write_head
from pbem.engine.file.history import OPENING, Record
from pbem.engine.file.record_layout import read_history, records_from_data, write_record
from pbem.engine.table.terms import Data
from pbem.errors import ContentError

FORMAT = "pbem-game/1"


class Seal(NamedTuple):
    """`by` is a seat id, "host", or the public key line of somebody without a seat; `sig` base64."""

    by: str
    sig: str


class GameFile(NamedTuple):
    """
    A game file as read: nothing in it has been replayed yet.

    `genesis` has the people who play now. `state` is the whole [state] table (index, decides, and the
    rule set's data). `prev_head` is the head before the last record. `written` is the text of all records,
    but for those that were played `since` and that nobody has wanted to read yet.
    """

    genesis: Genesis
    next: str
    state: Data
    seal: Seal
    last: Record
    prev_head: bytes
    written: str
    since: tuple[Record, ...] = ()

    @property
    def history(self) -> str:
        """The text of all records, as it is appended to."""
        return self.written + "".join(map(write_record, self.since)) if self.since else self.written

    @property
    def index(self) -> int:  # type: ignore[override]  # hides tuple.index, which nobody asks
        """Number of the last record; 0 is the set-up."""
        return self.last.index

    @property
    def head(self) -> bytes:
        """The head after the last record: what the next orders answer."""
        return bytes.fromhex(self.last.head)

    def continues(self, older: "GameFile") -> bool:
        """
        Say whether the history begins with another one, byte for byte, as it does where pbem wrote both.

        A head does not stand for the signatures before it; these bytes do.
        """
        history, before = self.history, older.history
        if not history.startswith(before):
            return False
        grown = history[len(before) :]
        return not grown or grown.startswith(OPENING)

    def all_records(self) -> list[Record]:
        """Read every record; raise ContentError for the first that has no sound shape."""
        history = self.history
        records = read_history(history)
        if records is None:
            records = records_in(parse(history).get("history"))
        return records


def write_game(genesis: Genesis, next_line: str, state: Data, seal: Seal, history: str) -> bytes:
    """Write a game file: the same bytes for the same game everywhere."""
    front = write_head({"format": FORMAT, "next": next_line})
    rest = write_head({"state": state, "seal": {"by": seal.by, "sig": seal.sig}})
    return ("\n".join([*front, *genesis.section, *rest]) + "\n" + history).encode("ascii")


def full_parse(game: GameFile) -> list[Record]:
    """
    The records of a game as TOML's own reader sees them: a second opinion on the short way.

    Only for a history that `all_records` has read; that it nests little is known by then.
    """
    return records_in(parse_unguarded(game.history).get("history"))


def records_in(tables: object) -> list[Record]:
    """Read the records of a history as TOML gives them. Raises ContentError."""
    records = list(records_from_data(tables))
    if not records:
        raise ContentError("there is no record in the history")
    return records
