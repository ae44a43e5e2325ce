"""The text that a person wrote, out of a mail: soft line ends, quotation marks, encodings, HTML."""

import html
import re
from collections.abc import Sequence

from pbem.engine.text.order_file import UTF16

QUOTES = ">|"
BLANKS = " \t\u00a0"
_FRONT = QUOTES + BLANKS


def unflow(text: str, *, delsp: bool = False) -> str:
    """
    Join the lines of a text in `format=flowed` (RFC 3676); `text` has LF line ends.

    Quoted lines keep one `> ` for each level. `-- ` stays a line of its own.
    """
    done: list[str] = []
    open_depth = -1
    for line in text.split("\n"):
        depth, own = _depth(line)
        soft = own.endswith(" ") and own != "-- "
        own_kept = own[:-1] if soft and delsp else own
        if open_depth == depth and own != "-- ":
            done[-1] += own_kept
        else:
            done.append("> " * depth + own_kept)
        open_depth = depth if soft else -1
    return "\n".join(done)


def _depth(line: str) -> tuple[int, str]:
    """Return how often a line is quoted, and what remains when that and one stuffed blank are gone."""
    own = line.lstrip(">")
    return len(line) - len(own), own.removeprefix(" ")


def quote_level(line: str) -> int:
    """Say how many quotation marks stand before the first other character of a line."""
    if not line or line[0] not in _FRONT:
        return 0
    front = line[: len(line) - len(line.lstrip(_FRONT))]
    return front.count(">") + front.count("|")


def unquote(lines: Sequence[str], level: int) -> list[str]:
    """Take up to `level` quotation marks off each line; lines that have fewer lose what they have."""
    return [_strip_quotes(line, level) for line in lines] if level else list(lines)


def _strip_quotes(line: str, level: int) -> str:
    at = 0
    for _ in range(level):
        mark = at
        while mark < len(line) and line[mark] in BLANKS:
            mark += 1
        if mark == len(line) or line[mark] not in QUOTES:
            break
        at = mark + 1
    return line[at:].removeprefix(" ") if at else line


# ── Bytes of a mail as text, whatever the label says ──────────────────────────────────────────────
#
# A label is believed only where the bytes do not speak for themselves, and only if it names a text
# charset: Python also decodes `zlib_codec` and `unicode_escape`, and no mail may choose those.

_ALLOWED = re.compile(
    r"us-ascii|ascii|utf-?8|utf-?16(?:le|be)?|iso-8859-(?:[1-9]|1[013-6])(?:-[ei])?|latin-?1|"
    r"(?:windows-|cp)125[0-8]|cp(?:437|850|852|866|932|949)|koi8-[ru]|mac-?roman|tis-620|big5|"
    r"gb(?:2312|k|18030)|euc-(?:jp|kr)|shift_jis"
)
# Charsets of seven bits: their bytes look like ASCII, so here the label comes first.
_SEVEN_BITS = re.compile(r"iso-2022-(?:jp|kr)|hz-gb-2312|utf-7|unicode-1-1-utf-7")
_NAMES = {"unicode-1-1-utf-7": "utf-7", "hz-gb-2312": "hz"}


def decode(data: bytes, label: str = "") -> str:
    """Return the text of some bytes; `label` is the charset that a header names. Never raises."""
    if data.startswith(UTF16):
        return data.decode("utf-16", "replace")
    if wide := _wide(data):
        return data.decode(wide, "replace")
    label = label.strip("\"' \t").lower()[:40]
    for name in (_seven_bits(label), "utf-8-sig", _text_charset(label), "cp1252"):
        try:
            if name:
                return data.decode(name)
        except (UnicodeError, LookupError):
            continue
    return data.decode("latin-1")


def _wide(data: bytes) -> str:
    """Name the UTF-16 that has no mark, by where its zero bytes stand; "" for anything else."""
    sample = data[:2048]
    zeros = sample[::2].count(0), sample[1::2].count(0)
    if sum(zeros) * 4 < len(sample) or not sample:
        return ""
    return "utf-16-be" if zeros[0] > zeros[1] else "utf-16-le"


def _text_charset(label: str) -> str:
    return label.removesuffix("-i").removesuffix("-e") if _ALLOWED.fullmatch(label) else ""


def _seven_bits(label: str) -> str:
    return _NAMES.get(label, label) if _SEVEN_BITS.fullmatch(label) else ""


# ── The text of an HTML mail ──────────────────────────────────────────────────────────────────────
#
# Python's own parser takes minutes for some 200 kB; this one looks at every character a fixed number
# of times. It knows just enough: which tags end a line, what is never shown, and what is quoted.

MOST_SIGNS = 256 * 1024
MOST_LEVELS = 8

_BREAKING = frozenset(
    [
        "address",
        "article",
        "blockquote",
        "center",
        "dd",
        "div",
        "dl",
        "dt",
        "footer",
        "form",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "hr",
        "li",
        "ol",
        "p",
        "pre",
        "section",
        "table",
        "td",
        "th",
        "tr",
        "ul",
    ]
)
_HIDDEN = frozenset(["script", "style", "head", "title"])
_NAME = re.compile(r"/?([a-z][a-z0-9]{0,15})")
# Some mail programs indent a text with this; a quotation has a bar beside it, or nothing.
_PUSHED = re.compile(r"border:[ ]?(?:none|0)|webkit-indent")
_SPACE = re.compile(r"[ \t\r\n]+")


def plain(source: str) -> str:
    """
    Return what a reader of an HTML text sees, line by line; at most 256 Ki characters are read.

    Lines of a quotation (blockquote) have a `> ` in front for each level, as in a mail without HTML.
    """
    return _Stripper(source[:MOST_SIGNS]).run()


class _Stripper:
    """One pass over a text. `ends` remembers what is nowhere ahead, so that no search is repeated."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.lower = source.lower()
        # A few characters grow longer in lower case; then names are compared as they are.
        if len(self.lower) != len(source):
            self.lower = source
        self.at = 0
        self.preformatted = 0
        self.quotations: list[bool] = []
        self.pieces: list[str] = []
        self.lines: list[str] = []
        self.missing: set[str] = set()

    def run(self) -> str:
        while (opening := self.source.find("<", self.at)) >= 0:
            self._keep(self.source[self.at : opening])
            self.at = opening
            self._pass_markup()
        self._keep(self.source[self.at :])
        self._end_text()
        return "\n".join(self.lines)

    def _keep(self, text: str) -> None:
        text = text.replace("\r\n", "\n")
        shown = html.unescape(text if self.preformatted else _SPACE.sub(" ", text))
        first, *more = shown.split("\n")
        self.pieces.append(first)
        for line in more:
            self._end_row()
            self.pieces.append(line)

    def _end_row(self) -> None:
        # A mail that quotes a thousand times would make every line as long as the mail.
        level = min(sum(self.quotations[:MOST_LEVELS]), MOST_LEVELS)
        self.lines.append(("> " * level + "".join(self.pieces).strip(" \t")).rstrip())
        self.pieces.clear()

    def _end_text(self) -> None:
        # Where one container ends and the next begins, readers see one new line and not two.
        if "".join(self.pieces).strip(" \t"):
            self._end_row()
        self.pieces.clear()

    def _pass_markup(self) -> None:
        if self.lower.startswith("<!--", self.at):
            self._skip_to("-->", 3)
            return
        found = _NAME.match(self.lower, self.at + 1)
        if not found and self.source[self.at + 1 : self.at + 2] not in ("!", "?"):
            # A bare "<" in a text.
            self._keep("<")
            self.at += 1
            return
        name, closing = (found[1], found[0][0] == "/") if found else ("", False)
        start = self.at
        self._skip_to(">", 1)
        if name in _HIDDEN and not closing:
            self._skip_to(f"</{name}", 0)
        elif name == "br":
            self._end_row()
        elif name in _BREAKING:
            self._end_text()
            if name == "pre":
                self.preformatted = max(0, self.preformatted + (-1 if closing else 1))
            elif name == "blockquote":
                self._quote(self.lower[start : self.at], closing=closing)

    def _quote(self, tag: str, *, closing: bool) -> None:
        if not closing:
            self.quotations.append(not _PUSHED.search(tag))
        elif self.quotations:
            self.quotations.pop()

    def _skip_to(self, ending: str, length: int) -> None:
        """Go past the next `ending`; where there is none, a mark is just a character."""
        place = -1 if ending in self.missing else self.lower.find(ending, self.at)
        if place < 0:
            self.missing.add(ending)
            self.at += min(length, 1)
        else:
            self.at = place + length
