"""
The game file: one TOML file that is the whole game.

Head first (format, whose turn it is, genesis, state, seal), history last. The history is appended to
and never rewritten, so `open_game` parses the head and only the last record.

Rule 1. Nothing is parsed before its size, its nesting and its dotted keys are known to be small.
Rule 2. What the short way cannot read exactly, the long way (one TOML parse of everything) decides.
        Mail may so change line ends, blanks and comments, and tools may write the TOML anew.
Rule 3. Reading proves nothing but the shape. `pbem.engine.proof.audit` proves the game.
"""

import re
import tomllib
from typing import Any, NamedTuple

from pbem.engine.decisions.succession import seated
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.head_writer import write_head
from pbem.engine.file.history import MARKER, Record
from pbem.engine.file.record_layout import (
    count_records,
    previous_head,
    read_history,
    read_last,
    write_record,
)
from pbem.engine.resolution import PEOPLE
from pbem.engine.ruleset import Data
from pbem.errors import ContentError, FaultsError
from pbem.trust.hashes import NO_HASH

FORMAT = "pbem-game/1"
MAX_GAME = 32 * 1024 * 1024
MAX_NESTING = 12
MAX_DOTTED = 6

_KEYS = ("format", "next", "genesis", "state", "seal")
_OPENING = f"\n{MARKER}\n"
# Texts and comments on one row. A text that the row does not close ends the search: what follows it
# could hide anything, and no reader shall look for its end again and again.
_STRING = re.compile(
    r"'''(?:[^'\n]++|'(?!''))*+(?:'''|(?P<open_long>))"
    r"|'[^'\n]*+(?:'|(?P<open_literal>))"
    r'|"(?:[^"\\\n]++|\\[^\n])*+(?:"|(?P<open_basic>))'
    r"|#[^\n]*+"
)
_BRACKET = re.compile(r"[\[\]{}]")
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MAX_DOTTED}}}")
_MULTILINE = ("'''", '"""')
_HISTORY_ROW = re.compile(r"^[ \t]*\[\[[ \t]*history[ \t]*\]\]", re.MULTILINE)


class Seal(NamedTuple):
    """`by` is a seat id, "host", or the public key line of somebody without a seat; `sig` base64."""

    by: str
    sig: str


class GameFile(NamedTuple):
    """
    A game file as read: nothing in it has been replayed yet.

    `genesis` has the people who play now. `state` is the whole [state] table (index, decides, and the
    rule set's data). `history` is the text of all records, as it is appended to. `prev_head` is the
    head before the last record.
    """

    genesis: Genesis
    next: str
    state: Data
    seal: Seal
    last: Record
    prev_head: bytes
    history: str

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
        Tell whether the history begins with another one, byte for byte: so it is where pbem wrote it.

        A head does not stand for the signatures before it; these bytes do.
        """
        if not self.history.startswith(older.history):
            return False
        grown = self.history[len(older.history) :]
        return not grown or grown.startswith(_OPENING)

    def all_records(self) -> list[Record]:
        """Read every record; raise ContentError for the first that has no sound shape."""
        records = read_history(self.history)
        if records is None:
            records = _records(_parsed(self.history).get("history"))
        return records


def open_game(data: bytes) -> GameFile:
    """Read a game file; raise ContentError (with a plain sentence) if it is none."""
    text = _decoded(data)
    at = text.find(_OPENING)
    if at >= 0 and text.count(MARKER) == count_records(text[at:]):
        game = _open_exact(text[:at], text[at:])
        if game:
            return game
    return _open_any(text)


def parse_guarded(data: bytes) -> Data:
    """Read TOML that somebody mailed, under the same guards. Raises ContentError."""
    return _parsed(_decoded(data))


def write_game(genesis: Genesis, next_line: str, state: Data, seal: Seal, history: str) -> bytes:
    """Write a game file: the same bytes for the same game everywhere."""
    head = {
        "format": FORMAT,
        "next": next_line,
        "genesis": genesis.to_data(),
        "state": state,
        "seal": {"by": seal.by, "sig": seal.sig},
    }
    return ("\n".join(write_head(head)) + "\n" + history).encode("ascii")


def full_parse(game: GameFile) -> list[Record]:
    """
    The records of a game as TOML's own reader sees them: a second opinion on the short way.

    Only for a history that `all_records` has read; that it nests little is known by then.
    """
    return _records(_toml(game.history).get("history"))


# ── two ways of reading ──────────────────────────────────────────────────────────────────────────


def _open_exact(head: str, history: str) -> GameFile | None:
    """The short way; None if the history does not look as `write_record` leaves it."""
    index = count_records(history) - 1
    last, prev_head = read_last(history, index), previous_head(history)
    if last is None or prev_head is None:
        return None
    _refuse_long_texts(head)
    data = _parsed(head)
    if "history" in data:
        return None
    return _game(data, last, prev_head, history)


def _open_any(text: str) -> GameFile:
    row = _HISTORY_ROW.search(text)
    _refuse_long_texts(text[: row.start()] if row else text)
    data = _parsed(text)
    _refuse_format(data.get("format"))
    records = _records(data.pop("history", None))
    prev_head = bytes.fromhex(records[-2].head) if len(records) > 1 else NO_HASH
    return _game(data, records[-1], prev_head, "".join(map(write_record, records)))


def _records(tables: object) -> list[Record]:
    from pbem.engine.file.record_tables import (
        records_from_data,  # late: pbem writes the exact layout
    )

    try:
        records = list(records_from_data(tables))
    except ContentError as error:
        raise ContentError(str(error)) from None
    if not records:
        raise ContentError("there is no record in the history")
    return records


def _game(data: Data, last: Record, prev_head: bytes, history: str) -> GameFile:
    _refuse_format(data.get("format"))
    for key in (*_KEYS, *data):
        if key not in data or key not in _KEYS:
            what = "missing" if key not in data else "unknown"
            raise ContentError(f"{ascii(key)[1:-1]} is {what} in the head of the game file")
    if type(data["next"]) is not str:
        raise ContentError("next must be a text")
    _refuse_state(data["state"], last.index)
    try:
        genesis = seated(read_genesis(_table(data, "genesis")), data["state"].get(PEOPLE, {}))
    except (FaultsError, ContentError) as error:
        raise ContentError(str(error)) from None
    seal = _seal(_table(data, "seal"))
    return GameFile(genesis, data["next"], data["state"], seal, last, prev_head, history)


def _refuse_format(name: object) -> None:
    if name == FORMAT:
        return
    if type(name) is str and name.startswith("pbem-game/"):
        raise ContentError(f"the file has the format {ascii(name)[:60]}; this pbem reads {FORMAT}")
    raise ContentError(f'this is no game file: it does not begin with format = "{FORMAT}"')


def _table(data: Data, key: str) -> Data:
    table = data[key]
    if type(table) is not dict:
        raise ContentError(f"{key} must be a table")
    return table


def _refuse_state(state: Any, index: int) -> None:
    if type(state) is not dict or type(state.get("index")) is not int:
        raise ContentError("state must be a table with the number of the last record (index)")
    if state["index"] != index:
        raise ContentError(f"the state is that of record {state['index']}, "
                            f"but the history ends with record {index}")  # fmt: skip


def _seal(data: Data) -> Seal:
    if set(data) != {"by", "sig"} or not all(type(value) is str for value in data.values()):
        raise ContentError("seal must hold two texts, by and sig")
    return Seal(data["by"], data["sig"])


# ── guards ───────────────────────────────────────────────────────────────────────────────────────


def _decoded(data: bytes) -> str:
    if len(data) > MAX_GAME:
        raise ContentError(f"the file is larger than {MAX_GAME // 2**20} MiB")
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(f"the file is not UTF-8 text (byte {error.start})") from None
    if "\0" in text:
        raise ContentError("the file holds NUL characters; it was damaged on its way")
    # A look for one sign costs nothing, a look for two a millisecond in a long game.
    return text.replace("\r\n", "\n") if "\r" in text else text


def _refuse_long_texts(head: str) -> None:
    """Refuse triple quotes before the history, which could hide its first row."""
    if not any(quotes in head for quotes in _MULTILINE):
        return
    for found in _STRING.finditer(head):
        for quotes in _MULTILINE:
            if head.startswith(quotes, found.start()):
                raise ContentError(f"texts in {quotes} are allowed in the history only")


def _parsed(text: str) -> Data:
    _refuse_nesting(_STRING.sub(_blanked, text))
    return _toml(text)


def _toml(text: str) -> Data:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ContentError(f"the file is not valid TOML: {ascii(str(error))[1:-1]}") from None


def _blanked(found: re.Match[str]) -> str:
    if found.lastgroup:
        if "\n" not in found.string[found.end() :]:
            raise ContentError("the file ends in the middle of a text; it was cut off on its way")
        raise ContentError("a text in quotes must end on the row on which it begins")
    return "x"


def _refuse_nesting(bare: str) -> None:
    """Refuse what a TOML reader takes long for; `bare` is the text without strings."""
    if _LONG_KEY.search(bare):
        raise ContentError(f"a dotted key has at most {MAX_DOTTED} parts")
    depth = 0
    for bracket in _BRACKET.findall(bare):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_NESTING:
            raise ContentError(f"brackets lie more than {MAX_NESTING} deep")
