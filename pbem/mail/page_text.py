"""
The text of an HTML mail, as a reader sees it.

Python's own parser takes minutes for some 200 kB; this one looks at every character a fixed number of times. It
knows just enough: which tags end a line, what is never shown, and what is quoted.
"""

import html
import re

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
