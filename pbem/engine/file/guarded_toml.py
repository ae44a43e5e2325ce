"""
TOML that strangers mail, read under guards.

A TOML reader takes long for deep nesting and for long dotted keys, and much memory for many small
values; so all three are looked for first.
"""

import codecs
import re
import tomllib

from pbem.engine.file.history import MARKER
from pbem.engine.table.terms import Data
from pbem.errors import ContentError

MAX_GAME = 32 * 1024 * 1024
MAX_NESTING = 12
MAX_DOTTED = 6
FREE_TEXTS = 50_000
"""So many texts and comments may stand in any file; one more for every 32 characters of it."""
FREE_VALUES = 100_000
"""So many commas and equals signs outside of texts; one more for every 32 characters."""
FREE_BRACKETS = 20_000
"""So many opened brackets outside of texts; one more for every 64 characters."""

# Texts and comments on one line. A text that its line does not close ends the search: what follows it
# could hide anything, and no reader should look for its end again and again.
_STRING = re.compile(
    r"'''(?:[^'\n]++|'(?!''))*(?:'''|(?P<open_long>))"
    r"|'[^'\n]*+(?:'|(?P<open_literal>))"
    r'|"(?:[^"\\\n]++|\\[^\n])*(?:"|(?P<open_basic>))'
    r"|#[^\n]*+"
)
_BRACKET = re.compile(r"[\[\]{}]")
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MAX_DOTTED}}}")
_MULTILINE = ("'''", '"""')


def parse_guarded(data: bytes) -> Data:
    """Read TOML that somebody mailed. Raises ContentError."""
    return parse(decoded(data))


def decoded(data: bytes) -> str:
    """Return the text of a file, with plain line ends; raise ContentError if it is not text."""
    if len(data) > MAX_GAME:
        raise ContentError(f"the file is larger than {MAX_GAME // 2**20} MiB")
    try:
        if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            raise ContentError("the file was saved as UTF-16 text; " + _SENT_AGAIN)
        text = data.removeprefix(codecs.BOM_UTF8).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(f"the file is not UTF-8 text (byte {error.start})") from None
    if "\0" in text:
        raise ContentError("the file holds NUL characters; it was damaged on its way")
    # Searching for one character costs nothing; for two, a millisecond in a long game.
    return text.replace("\r\n", "\n") if "\r" in text else text


def refuse_long_texts(head: str) -> None:
    """Refuse triple quotes before the history, which could hide its first line."""
    if not any(quotes in head for quotes in _MULTILINE):
        return
    for found in _STRING.finditer(head):
        for quotes in _MULTILINE:
            if head.startswith(quotes, found.start()):
                raise ContentError(f"texts in {quotes} are allowed in the history only")


def parse(text: str) -> Data:
    """Read a text as TOML, if it nests little and holds no more than its length explains. Raises ContentError."""
    try:
        refuse_unreasonable(text)
        return parse_unguarded(text)
    except ContentError:
        _refuse_footer(text)
        raise


def refuse_unreasonable(text: str) -> None:
    """Refuse what a TOML reader takes long for, or much memory. Raises ContentError."""
    room = FREE_TEXTS + len(text) // 32

    def blanked(found: re.Match[str]) -> str:
        nonlocal room
        room -= 1
        if room < 0:
            raise ContentError(_TOO_MANY)
        return _blank_text(found)

    bare = _STRING.sub(blanked, text)
    values, brackets = bare.count(",") + bare.count("="), bare.count("[") + bare.count("{")
    if values > FREE_VALUES + len(text) // 32 or brackets > FREE_BRACKETS + len(text) // 64:
        raise ContentError(_TOO_MANY)
    _refuse_nesting(bare)


def parse_unguarded(text: str) -> Data:
    """Read a text as TOML of which it is known that it nests little. Raises ContentError."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ContentError(f"the file is not valid TOML: {ascii(str(error))[1:-1]}") from None


_SENT_AGAIN = "ask for it again, as an attachment"
# A line below a hash of the history that is neither a setting nor a header.
_FOOTER = r'\nhead[ \t]*=[ \t]*"[0-9a-f]{64}"[ \t]*\n\s*(?![a-z]+[ \t]*=|[\[#\s])(?=.)'


def _refuse_footer(text: str) -> None:
    """Name what a mail program or a mailing list put below the last record. Raises ContentError."""
    found = re.compile(_FOOTER).search(text, max(text.rfind(MARKER), 0))
    if found:
        line = text.count("\n", 0, found.end()) + 1
        raise ContentError(f"everything from line {line} on was added below the file; delete it, or {_SENT_AGAIN}")


_TOO_MANY = "the file holds far more values than a file of its length should; no game file looks like that"


def _blank_text(found: re.Match[str]) -> str:
    if found.lastgroup:
        if "\n" not in found.string[found.end() :]:
            raise ContentError("the file ends in the middle of a text; it was cut off on its way")
        raise ContentError("a text in quotes must end on the line where it begins")
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
