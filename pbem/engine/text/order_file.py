"""
An order file: bytes from a player's disk or mail, as plain data.

Whatever an editor, a mail program or an attacker did to the file, reading ends with data or with
problems that say what to do; it never raises, and its time is in proportion to the size.

    bytes -> text (UTF-8, or UTF-16 with its mark) -> places and faults (toml_tree) -> data -> profile

Most files are plain and sound. Those need neither places nor faults, so our own reader, which knows
both, is loaded for all others only.

A problem of the text as a whole has the empty path, and `offset` counts characters of the text.
"""

import codecs
import re
import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

from pbem.engine.table.sheet import Path, Problem
from pbem.trust.canonical import canonical, check_profile

if TYPE_CHECKING:
    from pbem.engine.text.table_talk import Remark
    from pbem.engine.text.toml_tree import Node
    from pbem.errors import TextError


MOST_BYTES = 256 * 1024

_ZIP = b"PK\x03\x04"
UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""How a text begins that Windows wrote as Unicode."""
# Where there may be something that TOML reads and we do not: many dots on a line (a dotted key, over
# which its reader can take long), and numbers like 0x1F and 1_000, which can be as long as they like.
_UNUSUAL = re.compile(r"(?:\.[^.\n]*+){6}|[\s=,\[][+-]?[0-9]++[_box]")


class Prose(NamedTuple):
    """
    A line of a text that is no order, its number, and why it may have been meant as one.

    It may be only a part of its line, beside orders; `at` is where it begins in the text.
    """

    line: int
    text: str
    doubt: str = ""
    at: int = 0
    beside: bool = False


class OrderFile(NamedTuple):
    """
    One order file, or orders as people type them.

    `name` is what people call it, `text` what they see (LF line ends, no byte order mark), `data`
    its content, empty when it cannot be read; `problems` all that is wrong with it so far. `said` is
    what was taken off (`talk_in_orders`): its player's words to the table, and others' in the same mail.
    Of short orders (`pbem.engine.short`) `places` says where each part of the data stands in the
    text, `prose` holds the lines that are none, and `slips` those that were read by a word spelled otherwise.
    """

    name: str
    text: str
    data: dict[str, Any]
    problems: tuple[Problem, ...] = ()
    said: "tuple[Remark, ...]" = ()
    places: "Node | None" = None
    prose: tuple[Prose, ...] = ()
    slips: tuple[Prose, ...] = ()

    @property
    def doubtful(self) -> tuple[Prose, ...]:
        """The lines that are no orders and may have been meant as some."""
        return tuple(line for line in self.prose if line.doubt)

    @property
    def lines_of_words(self) -> frozenset[int]:
        """The numbers of the lines that hold nothing but words."""
        return frozenset(one.line for one in self.prose if not one.beside)


def read(data: bytes, name: str) -> OrderFile:
    """Read a file of at most 256 KiB; faults become problems (E-TOML, E-TYPE, E-VALUE)."""
    if len(data) > MOST_BYTES:
        message = f"the file has {len(data)} bytes; at most {MOST_BYTES} are allowed"
        return OrderFile(name, "", {}, (Problem("E-TOML", (), message, "is it the right file?"),))
    if data.startswith(_ZIP):
        message = "this is a word processor document or an archive, not plain text"
        return OrderFile(name, "", {}, (Problem("E-TOML", (), message, "save it as plain text"),))
    try:
        text = normal_line_ends(_decode(data))
    except UnicodeDecodeError as fault:
        return _undecoded_file(fault, name)
    return _read_text(text, name)


def write(data: dict[str, Any]) -> str:
    """Print plain order data as a readable order file; `read` gives equal data back."""
    from pbem.engine.text.toml_writer import write_toml  # late: playing a turn writes none

    return write_toml(data)


# Bytes to text


def _decode(data: bytes) -> str:
    # Notepad's "Unicode" is UTF-16 with a mark; its UTF-8 may have a mark too.
    if data.startswith(UTF16):
        return data.decode("utf-16")
    return data.removeprefix(codecs.BOM_UTF8).decode()


def normal_line_ends(text: str) -> str:
    """Return a text with LF line ends."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _undecoded_file(fault: UnicodeDecodeError, name: str) -> OrderFile:
    data = fault.object
    text, before = (
        normal_line_ends(part.decode(fault.encoding, "replace")).removeprefix("\ufeff")
        for part in (data, data[: fault.start])
    )
    kind = "UTF-16" if fault.encoding.startswith("utf-16") else "UTF-8"
    message = f"the file is not {kind} text: byte {data[fault.start]} cannot stand here"
    hint = "save it as UTF-8; Notepad: Save as, Encoding UTF-8"
    return OrderFile(name, text, {}, (Problem("E-TOML", (), message, hint, offset=len(before)),))


# Text to data


def _read_text(text: str, name: str) -> OrderFile:
    if "\0" in text:
        message = "the file is not plain text: it holds zero bytes"
        problem = Problem("E-TOML", (), message, "save it as UTF-8 text", offset=text.index("\0"))
        return OrderFile(name, text, {}, (problem,))
    data = _plain_data(text)
    return _read_slowly(text, name) if data is None else OrderFile(name, text, data)


def _plain_data(text: str) -> dict[str, Any] | None:
    """Return the data of a plain and sound file; None if our own reader must look at it."""
    if _UNUSUAL.search(text):
        return None
    try:
        data = tomllib.loads(text)
        # It holds no fractions or dates, no large numbers, and nests less deeply than our reader allows.
        canonical(data)
    except (ValueError, RecursionError):
        return None
    return data


def _read_slowly(text: str, name: str) -> OrderFile:
    from pbem.engine.text.toml_tree import read_tree  # late: sound files need no places

    faults = read_tree(text).faults
    if faults:
        return OrderFile(name, text, {}, tuple(fault_problem(fault) for fault in faults))
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        # The tree accepted what the library refuses; no such case is known.
        problem = Problem("E-TOML", (), "not valid TOML, but I cannot say where", offset=0)
        return OrderFile(name, text, {}, (problem,))
    return OrderFile(
        name, text, data, tuple(_profile_problem(path, sentence) for path, sentence in check_profile(data))
    )


def fault_problem(fault: "TextError") -> Problem:
    """Return what is wrong with a text as TOML as a problem of a file."""
    message = fault.message if fault.code != "E-TOML" else f"not valid TOML: {fault.message}"
    return Problem(fault.code, (), message, fault.hint, offset=fault.offset)


def _profile_problem(path: Path, sentence: str) -> Problem:
    at_key = sentence.startswith("a key ")
    return Problem("E-VALUE", path, sentence, at="key" if at_key else "value")
