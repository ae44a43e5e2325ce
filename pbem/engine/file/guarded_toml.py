"""
TOML that strangers mail, read under guards: nothing is parsed before it is known to be harmless.

A TOML reader takes long for deep nesting and for long dotted keys, so both are looked for first.
"""

import re
import tomllib

from pbem.engine.ruleset import Data
from pbem.errors import ContentError

MAX_GAME = 32 * 1024 * 1024
MAX_NESTING = 12
MAX_DOTTED = 6

# Texts and comments on one line. A text that its line does not close ends the search: what follows it
# could hide anything, and no reader should look for its end again and again.
_STRING = re.compile(
    r"'''(?:[^'\n]++|'(?!''))*+(?:'''|(?P<open_long>))"
    r"|'[^'\n]*+(?:'|(?P<open_literal>))"
    r'|"(?:[^"\\\n]++|\\[^\n])*+(?:"|(?P<open_basic>))'
    r"|#[^\n]*+"
)
_BRACKET = re.compile(r"[\[\]{}]")
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MAX_DOTTED}}}")
_MULTILINE = ("'''", '"""')


def parse_guarded(data: bytes) -> Data:
    """Read TOML that somebody mailed. Raises ContentError."""
    return parse(decoded(data))


def decoded(data: bytes) -> str:
    """Return the text of a file, with plain line ends; raise ContentError if it is none."""
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


def refuse_long_texts(head: str) -> None:
    """Refuse triple quotes before the history, which could hide its first line."""
    if not any(quotes in head for quotes in _MULTILINE):
        return
    for found in _STRING.finditer(head):
        for quotes in _MULTILINE:
            if head.startswith(quotes, found.start()):
                raise ContentError(f"texts in {quotes} are allowed in the history only")


def parse(text: str) -> Data:
    """Read a text as TOML, if it nests little. Raises ContentError."""
    _refuse_nesting(_STRING.sub(_blanked, text))
    return parse_unguarded(text)


def parse_unguarded(text: str) -> Data:
    """Read a text as TOML of which it is known that it nests little. Raises ContentError."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ContentError(f"the file is not valid TOML: {ascii(str(error))[1:-1]}") from None


def _blanked(found: re.Match[str]) -> str:
    if found.lastgroup:
        if "\n" not in found.string[found.end() :]:
            raise ContentError("the file ends in the middle of a text; it was cut off on its way")
        raise ContentError("a text in quotes must end on the line on which it begins")
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
