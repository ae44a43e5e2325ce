"""
A text cut into lines, and lines into tokens, whatever a phone made of their signs.

A token knows where it stands in the whole text, so that everything said about it can point there.
Arrows come as `>`, `->`, `=>`, an arrow sign or what a phone made of two dashes; quotation marks,
blanks and dashes in any form. Nothing is guessed here: a sign that means nothing stays what it is.
"""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import attrs

from pbem.engine.short.names import fold
from pbem.engine.short.speech import POLITE, POLITELY, TAILS
from pbem.record import tool

Kind = Literal["word", "number", "arrow", "comma", "dash", "quoted", "sign"]

_BLANKS = "\\s\u00a0\u00ad\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufe0e\ufe0f\ufeff"
_LETTER = "\\w\u0300-\u036f"
_TOKEN = re.compile(
    rf"""
    (?P<blank>[{_BLANKS}]+)
  | (?P<quoted>["\u201c\u201d\u201e\u201f\u2033][^"\u201c\u201d\u201e\u201f\u2033]*+["\u201c\u201d\u201e\u201f\u2033]
      | \u00ab[^\u00ab\u00bb]*+\u00bb
      | ['\u2018\u2019\u201a\u201b`][^'\u2018\u2019\u201a\u201b`]*+['\u2018\u2019\u201a\u201b`])
  | (?P<compare>>=|<=|==|!=|//|[\u2264\u2265\u2260])
  | (?P<arrow>[-=\u2010-\u2015\u2212]{{0,9}}(?:>{{1,9}}|&gt;)
      |[\u2190-\u21ff\u2794-\u27be\u27f0-\u27ff\u2900-\u297f\u2b05-\u2b95\u203a\u00bb\u25ba\u25b6])
  | (?P<number>[0-9]+(?![{_LETTER}]))
  | (?P<with>w/(?!o\b))
  | (?P<word>[^\W_][{_LETTER}]*(?:['\u2019\u2018`\u00b4][^\W\d_][{_LETTER}]*|[-\u2010\u2011](?=[^\W\d_])[{_LETTER}]+)*)
  | (?P<comma>[,;\u3001\u060c\uff0c\uff1b])
  | (?P<dash>-{{2,}}|[\u2013\u2014\u2015])
  | (?P<sign>.)
    """,
    re.VERBOSE,
)
# "#)" and "#." number the lines of a list.
_SILENT = re.compile(rf"[{_BLANKS}]*(?:#(?![{_BLANKS}]*[.)])|\Z)")
_SMILE = re.compile(r"\s(?:[:;=][-'o^]?[)(DPp|/\[\]]{1,9}|\^_?\^|-_-)[\s.!]*$")
_PICTURES = frozenset(("So", "Sk", "Me"))
_QUOTES = "\"'`\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\u2018\u2019\u201a\u201b"


class Token(NamedTuple):
    """A piece of a text, `start` to `end`; `text` is what it says, without quotation marks."""

    kind: Kind
    text: str
    start: int
    end: int


def cut(text: str, start: int, end: int) -> list[Token]:
    """Cut a line of a text, or several that are one, from `start` to `end`; a full stop or a smile at its end is no part of it."""
    while smile := _SMILE.search(text, start, end):
        end = smile.start()
    tokens = [
        _token(found)
        for found in _TOKEN.finditer(text, start, end)
        if found.lastgroup != "blank" and not (found.lastgroup == "sign" and _is_picture(found[0]))
    ]
    while tokens and tokens[-1].text in (".", "!"):
        tokens.pop()
    return tokens


def _is_picture(sign: str) -> bool:
    """Say whether a character is a small picture, which says nothing."""
    return not sign.isascii() and unicodedata.category(sign) in _PICTURES


def _token(found: re.Match[str]) -> Token:
    kind = found.lastgroup or "sign"
    text = found[0].strip(_QUOTES) if kind == "quoted" else kind if kind == "with" else found[0]
    if kind == "word":
        text = _SLIPS.get(text.lower(), text)
    return Token(_KINDS[kind], text, *found.span())


_SLIPS = {
    "teh": "the",
    "hte": "the",
    "adn": "and",
    "nad": "and",
    "anf": "and",
    "amd": "and",
    "frm": "from",
    "fomr": "from",
    "wiht": "with",
    "iwth": "with",
    "inot": "into",
    "thne": "then",
    "tehn": "then",
}
"""Small words with letters in the wrong place, which can be no others."""


_KINDS: dict[str, Kind] = {
    "quoted": "quoted",
    "compare": "sign",
    "arrow": "arrow",
    "number": "number",
    "word": "word",
    "with": "word",
    "comma": "comma",
    "dash": "dash",
    "sign": "sign",
}

_PLAIN = str.maketrans(
    {
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\u2018\u2019\u201a\u201b`", '"'),
        **dict.fromkeys(
            "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\n\t", " "
        ),
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff", ""),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        "\u2264": "<=",
        "\u2265": ">=",
        "\u2260": "!=",
        "\u00d7": "*",
        "'": '"',
        "\u203a": ">",
    }
)


@lru_cache(1024)
def plain(text: str) -> str:
    """Return a piece of a line with plain blanks, dashes, quotation marks and comparisons."""
    return text.translate(_PLAIN).replace("&gt;", ">").replace("&lt;", "<").strip()


MOST_LINES = 2000
MOST_SIGNS = 64 * 1024
MOST_LINE = 4000
_JOINING = frozenset((".", "/", "|", "&", "+", "and", "und", "et", "y", "e", "en", "then", "dann", "dan"))
_LONGEST_LABEL = 8
_DASHES = frozenset("-\u2013\u2014")
_STEPS = frozenset(("step", "phase", "part"))
_BEHIND_STEPS = frozenset(":.)-\u2013\u2014")
LISTED = "\n"
"""What stands for the number of a list in the middle of a line: what follows might stand in a line of its own."""
_EMPHASIS = frozenset("*_")
_POINTS = frozenset("nsewm")
"""Letters that cut short words of names, rather than count the lines of a list."""
_BULLETS = frozenset("\u00a1\u00bf-\u2013\u2014*_\u2022\u00b7\u2023\u25e6\u25aa\u2043")


@tool
class Lines:
    """
    Where the lines of a text stand, from the first one that is numbered 0: its sentences, each with the number of the line that it was typed in.

    `read` puts the tokens of a line into the words that its reader knows; what was cut and read is remembered.
    """

    text: str
    spans: tuple[tuple[int, int], ...]
    numbers: tuple[int, ...]
    read: Callable[[list[Token]], list[Token]] = list
    _cut: dict[tuple[int, int], list[Token]] = attrs.Factory(dict)
    _known: dict[tuple[int, int], list[Token]] = attrs.Factory(dict)

    def read_by(self, read: Callable[[list[Token]], list[Token]]) -> "Lines":
        """Return the same lines with another reader."""
        return Lines(self.text, self.spans, self.numbers, read, self._cut)

    def __len__(self) -> int:
        return len(self.spans)

    @property
    def too_many(self) -> bool:
        """Say whether the text goes on below the last of them, or one of them goes on beyond what is read of it."""
        if len(self.text) <= MOST_LINE:
            return len(self) >= MOST_LINES
        longest = max((end - start for start, end in self.spans), default=0)
        return len(self.text) > MOST_SIGNS or len(self) >= MOST_LINES or longest > MOST_LINE

    def start(self, at: int) -> int:
        """Return where in the text a line begins."""
        return self.spans[at][0]

    def number(self, offset: int) -> int:
        """Return the number of the line that a place in the text stands in."""
        return self.text.count("\n", 0, offset) + 1

    def with_number(self, number: int) -> tuple[int, int]:
        """Return the first and the last of the sentences in a line of the text."""
        return bisect_left(self.numbers, number), bisect_right(self.numbers, number) - 1

    def shown(self, at: int) -> str:
        """Return a line as it was typed, without blanks at its ends."""
        start, end = self.spans[at]
        return self.text[start:end].strip()

    def says_nothing(self, at: int) -> bool:
        """Say whether a line is empty, or a comment."""
        return bool(_SILENT.match(self.text, *self.spans[at]))

    def tokens(self, first: int, last: int) -> list[Token]:
        """Cut lines as if they were one; a bullet, the number of a list, or quotation marks around all of it are no part."""
        if (first, last) not in self._known:
            self._known[first, last] = self.read([*self._bare(first, last)])
        return [*self._known[first, last]]

    def _bare(self, first: int, last: int) -> list[Token]:
        if (first, last) in self._cut:
            return self._cut[first, last]
        start, end = self.start(first), self.spans[last][1]
        tokens = cut(self.text, start, min(end, start + MOST_LINE))
        if len(tokens) == 1 and tokens[0].kind == "quoted":
            tokens = cut(self.text, tokens[0].start + 1, tokens[0].end - 1)
        self._cut[first, last] = _without_bullet(_without_please(tokens))
        return self._cut[first, last]


def lines_of(
    text: str,
    read: Callable[[list[Token]], list[Token]] = list,
    part: Callable[[int, int], Iterable[int]] = lambda _start, _end: (),
) -> Lines:
    """Return the lines of a text with LF line ends, as many as are read; `part` says where sentences begin within one."""
    start = 0
    spans: list[tuple[int, int]] = []
    numbers: list[int] = []
    for number, line in enumerate(text[:MOST_SIGNS].split("\n"), 1):
        end = start + len(line)
        for begin in (*part(start, end), end):
            spans.append((start, begin))
            numbers.append(number)
            start = begin
        start = end + 1
        if len(spans) >= MOST_LINES:
            break
    return Lines(text, tuple(spans), tuple(numbers), read)


def behind(tokens: Sequence[Token]) -> list[Token]:
    """Return what follows the order word; a dash, a number or words in brackets with a colon, say nothing."""
    rest = [*tokens[1:]]
    said = [one.text for one in rest[:_LONGEST_LABEL]]
    if ":" in said:
        label = said[: said.index(":")]
        if not label or "".join(label).lstrip("#").isdecimal() or (label[0], label[-1]) == ("(", ")"):
            return rest[len(label) + 1 :]
    return rest[1:] if rest and rest[0].text in _DASHES else rest


def _without_please(tokens: list[Token]) -> list[Token]:
    """Leave out "please", wherever it stands, with the comma before one at the end."""
    found = [one for one in tokens if one.text.casefold() not in POLITELY]
    if found and found[-1] is not tokens[-1] and found[-1].kind == "comma":
        found.pop()
    return found or tokens


def _without_bullet(tokens: list[Token]) -> list[Token]:
    if {one.text for one in tokens} == {"_"}:
        return tokens[:1]  # a rule that a mail program draws is a line of words
    while tokens and _BULLETS.issuperset(tokens[0].text):
        tokens = tokens[1:]
    while tokens and _EMPHASIS.issuperset(tokens[-1].text):
        tokens = tokens[:-1]
    if (
        len(tokens) > 3
        and fold(tokens[0].text) in _STEPS
        and tokens[1].kind == "number"
        and tokens[2].text in _BEHIND_STEPS
    ):
        return tokens[3:]
    numbered = len(tokens) > 2 and (tokens[0].kind == "number" or len(tokens[0].text) == 1)
    apart = numbered and (tokens[2].kind == "word" or tokens[2].start > tokens[1].end)
    counts = apart and tokens[0].text.casefold() not in _POINTS  # N. Africa
    if numbered and (tokens[1].text == ")" or (tokens[1].text == "." and counts)):
        return _numbered(tokens)
    return tokens


def _numbered(tokens: list[Token]) -> list[Token]:
    """Leave out the number of a list, and put a break for each that follows it in the same line: "a) ... b) ..."."""
    number, sign = tokens[0].text, tokens[1].text
    found, at = list[Token](), 2
    while at < len(tokens):
        due = str(int(number) + 1) if number.isdecimal() else chr(ord(number) + 1)
        last = found[-1] if found else tokens[0]
        apart = last.text != "(" if sign == ")" else last.kind == "comma" or last.text == "."
        listed = apart and [one.text for one in tokens[at : at + 2]] == [due, sign]
        found.append(Token("comma", LISTED, tokens[at].start, tokens[at].end) if listed else tokens[at])
        number = due if listed else number
        at += 1 + listed
    return found


def parts(token: Token) -> bool:
    """Say whether a token may stand between two orders."""
    return token.kind in ("comma", "dash") or token.text.casefold() in _JOINING


def trimmed(tokens: list[Token]) -> list[Token]:
    """Leave out what only joins an order to the next one."""
    end = len(tokens)
    while end and parts(tokens[end - 1]):
        end -= 1
    return tokens[:end]


def without_tail(tokens: list[Token]) -> list[Token]:
    """Leave out what is said behind an order: "please", a smile."""
    end = len(tokens)
    while silent := _silent(tokens[:end]):
        end = len(trimmed(tokens[: end - silent]))
    return tokens[:end]


def _silent(tokens: Sequence[Token]) -> int:
    """Return how many tokens say nothing at the end of some."""
    if not tokens:
        return 0
    last, word = tokens[-1], fold(tokens[-1].text)
    if several := next((len(one) for one in POLITE if one[-1] == word and _folded(tokens, len(one)) == one), 0):
        return several
    return int(word in TAILS or (last.kind == "sign" and not last.text.isascii() and not word))


def _folded(tokens: Sequence[Token], count: int) -> tuple[str, ...]:
    return tuple(fold(one.text) for one in tokens[-count:])


def is_toml(tokens: Sequence[Token]) -> bool:
    """Say whether a line, or its rest, is one of an order file."""
    begun = bool(tokens) and tokens[0].text in ("[", "{")
    return begun or "=" in [one.text for one in tokens[:2]]
