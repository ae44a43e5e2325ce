"""
Reading a game file.

`open_game` parses the head and only the last record, so that a long game costs no more than a short
one.

Rule 1. Nothing is parsed before its size, its nesting and its dotted keys are known to be small.
Rule 2. What the short way cannot read exactly, the long way (one TOML parse of everything) decides; so
        mail may change line ends, blanks and comments, and tools may write the TOML anew.
Rule 3. Reading proves nothing but the shape; `pbem.engine.proof.audit` proves the game.

Most of a head is tables of rows `name = value`, and there TOML says what JSON says; these are read without a TOML
reader. What holds anything else (an escape, a table or a list within a row) is left to it. Both give the same.
"""

import json
import re
from contextlib import suppress
from functools import lru_cache
from typing import Any

from pbem.engine.file.game_file import FORMAT, GameFile, Seal, records_in
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.guarded_toml import decoded, parse, refuse_long_texts
from pbem.engine.file.history import MARKER, OPENING, Record
from pbem.engine.file.record_layout import count_records, previous_head, read_last, write_record
from pbem.engine.file.succession import as_it_stands
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.trust.hashes import NO_HASH

_KEYS = ("format", "next", "genesis", "state", "seal")
_BOARD = "\n[genesis.board]\n"
# A text, compiled when it is first used: by the long way only.
_HISTORY_LINE = r"(?m)^[ \t]*\[\[[ \t]*history[ \t]*\]\]"
# Tables of plain rows.
_MOST = 64 * 1024
"""A longer text is left to the TOML reader, which counts what it holds before it begins."""
_NAME = "[A-Za-z0-9_-]{1,64}"
_VALUE = r'(?:"[ !#-\[\]-~]*"|-?(?:0|[1-9][0-9]{0,15})|true|false)'
_TABLE = re.compile(rf"{_NAME}(?:\.{_NAME})?\]")
_VALUES = f"{_VALUE}(?:, {_VALUE})*"
# A long list has its values on lines between the brackets.
_ROW = re.compile(rf"(?m)^({_NAME}) = ({_VALUE}|\[(?:{_VALUES})?\]|\[\n(?:    {_VALUES},\n)+\])$")


def open_game(data: bytes) -> GameFile:
    """Read a game file; raise ContentError (with a plain sentence) if it is not one."""
    text = decoded(data)
    at = text.find(OPENING)
    if at >= 0:
        head, history = text[:at], text[at:]
        records = count_records(history)
        if text.count(MARKER) == records and (game := _open_exact(head, history, records - 1)):
            return game
    return _open_any(text)


# ── two ways of reading ──────────────────────────────────────────────────────────────────────────


def _open_exact(head: str, history: str, index: int) -> GameFile | None:
    """The short way to a file that ends with record `index`; None if the history is not as `write_record` leaves it."""
    last, prev_head = read_last(history, index), previous_head(history)
    if last is None or prev_head is None:
        return None
    data = _parsed_head(head)
    if "history" in data:
        return None
    return _game(data, last, prev_head, history)


def _parsed_head(head: str) -> Data:
    """Parse the head of a game file; what never changes in a game, and is most of it, is read once for many files."""
    refuse_long_texts(head)
    start, end = head.find("\n[genesis]\n"), head.find("\n[state]\n")
    if 0 <= start < end:
        # No text has more than a line here, so these lines are headers. A fault is told of the whole head.
        with suppress(ContentError):
            fixed, moving = _genesis_in(head[start:end]), head[:start] + head[end:]
            rest = read_plain(moving) or parse(moving)
            if fixed and "genesis" not in rest:
                return rest | {"genesis": fixed}
    return parse(head)


@lru_cache(maxsize=512)
def _genesis_in(text: str) -> Genesis | None:
    """Read a genesis; its board, which is most of it, once for many games."""
    start = text.find(_BOARD)
    # A row of a list that looks like a header begins its line, too.
    apart = start > 0 and text.count("\n[", start) == 1
    data = parse(text[:start] if apart else text)
    if data.keys() != {"genesis"}:
        return None
    facts = _table(data, "genesis")
    if apart and "board" in facts:
        return None
    return read_genesis(facts | _board_in(text[start:]) if apart else facts)


@lru_cache(maxsize=16)
def _board_in(text: str) -> Data:
    return _table(parse(text), "genesis")


def _open_any(text: str) -> GameFile:
    line = re.search(_HISTORY_LINE, text)
    refuse_long_texts(text[: line.start()] if line else text)
    data = parse(text)
    _refuse_format(data.get("format"))
    records = records_in(data.pop("history", None))
    prev_head = bytes.fromhex(records[-2].head) if len(records) > 1 else NO_HASH
    return _game(data, records[-1], prev_head, "".join(map(write_record, records)))


def _game(data: Data, last: Record, prev_head: bytes, history: str) -> GameFile:
    _refuse_format(data.get("format"))
    for key in (*_KEYS, *data):
        if key not in data or key not in _KEYS:
            what = "missing" if key not in data else "unknown"
            raise ContentError(f"{ascii(key)[1:-1]} is {what} in the head of the game file")
    if type(data["next"]) is not str:
        raise ContentError("next must be a text")
    _refuse_state(data["state"], last.index)
    genesis = data["genesis"]
    if not isinstance(genesis, Genesis):
        genesis = read_genesis(_table(data, "genesis"))
    genesis = as_it_stands(genesis, data["state"])
    seal = _seal(_table(data, "seal"))
    return GameFile(genesis, data["next"], data["state"], seal, last, prev_head, history)


def _refuse_format(name: object) -> None:
    if name == FORMAT:
        return
    if type(name) is str and name.startswith("pbem-game/"):
        raise ContentError(f"the file has the format {ascii(name)[:60]}; this pbem reads {FORMAT}")
    raise ContentError(f'this is not a game file: it does not begin with format = "{FORMAT}"')


def _table(data: Data, key: str) -> Data:
    table = data[key]
    if type(table) is not dict:
        raise ContentError(f"{key} must be a table")
    return table


def _refuse_state(state: Any, index: int) -> None:
    if type(state) is not dict or type(state.get("index")) is not int:
        raise ContentError("state must be a table with the number of the last record (index)")
    if state["index"] != index:
        raise ContentError(f"the state belongs to record {state['index']}, but the history ends with record {index}")


def _seal(data: Data) -> Seal:
    if set(data) != {"by", "sig"} or not all(type(value) is str for value in data.values()):
        raise ContentError("seal must hold two texts, by and sig")
    return Seal(data["by"], data["sig"])


def read_plain(text: str) -> Data | None:
    """Read a text that has nothing but plain rows, at its top and in tables; None for any other."""
    if len(text) > _MOST:
        return None
    top, *tables = f"\n{text}".split("\n[")
    data = _rows(top)
    if data is None:
        return None
    for table in tables:
        name, _, lines = table.partition("\n")
        rows = _rows(lines)
        if rows is None or not _TABLE.fullmatch(name) or not _put(data, name[:-1].split("."), rows):
            return None
    return data


def _rows(lines: str) -> Data | None:
    """Return the values of rows by name; None if a line is no plain row, or a name is there twice."""
    parts = _ROW.split(lines)
    between, names, values = parts[::3], parts[1::3], parts[2::3]
    if "".join(between).strip("\n"):
        return None
    written = ",".join(f'"{name}":{value}' for name, value in zip(names, values, strict=True))
    rows: Data = json.loads(f"{{{written}}}".replace(",\n]", "]"))
    return rows if len(rows) == len(names) else None


def _put(data: Data, names: list[str], rows: Data) -> bool:
    """Put a table into its place; False if that is taken."""
    *above, name = names
    place = data.setdefault(above[0], {}) if above else data
    if type(place) is not dict or name in place:
        return False
    place[name] = rows
    return True
