"""
The text of an HTML mail: tags out, rows kept.

Python's own parser takes minutes for some 200 kB; this one looks at every character a fixed number
of times. It knows just enough: which tags end a row, and what is never shown.
"""

import html
import re

MOST_SIGNS = 256 * 1024

_BREAKING = frozenset([
    "address", "article", "blockquote", "br", "center", "dd", "div", "dl", "dt", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "ol", "p", "pre",
    "section", "table", "td", "th", "tr", "ul",
])  # fmt: skip
_HIDDEN = frozenset(["script", "style", "head", "title"])
_NAME = re.compile(r"/?([a-z][a-z0-9]{0,15})")
_SPACE = re.compile(r"[ \t\r\n]+")


def plain(source: str) -> str:
    """Return what a reader of an HTML text sees, row by row; at most 256 Ki characters are read."""
    return _Stripper(source[:MOST_SIGNS]).run()


class _Stripper:
    """One pass over a text. `ends` remembers what is nowhere ahead, so that no search is repeated."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.lower = source.lower()
        # A few characters grow when lowered; then names are compared as they stand.
        if len(self.lower) != len(source):
            self.lower = source
        self.at = 0
        self.preformatted = 0
        self.pieces: list[str] = []
        self.missing: set[str] = set()

    def run(self) -> str:
        while (opening := self.source.find("<", self.at)) >= 0:
            self._keep(self.source[self.at : opening])
            self.at = opening
            self._pass_markup()
        self._keep(self.source[self.at :])
        return "\n".join(row.strip(" \t") for row in "".join(self.pieces).split("\n"))

    def _keep(self, text: str) -> None:
        text = text.replace("\r\n", "\n")
        self.pieces.append(html.unescape(text if self.preformatted else _SPACE.sub(" ", text)))

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
        self._skip_to(">", 1)
        if name in _HIDDEN and not closing:
            self._skip_to(f"</{name}", 0)
        elif name in _BREAKING:
            self.pieces.append("\n")
            if name == "pre":
                self.preformatted = max(0, self.preformatted + (-1 if closing else 1))

    def _skip_to(self, ending: str, length: int) -> None:
        """Go behind the next `ending`; where there is none, a mark is just a sign."""
        place = -1 if ending in self.missing else self.lower.find(ending, self.at)
        if place < 0:
            self.missing.add(ending)
            self.at += min(length, 1)
        else:
            self.at = place + length
