"""A phone: what it makes of lines that somebody types, without changing what they say."""

import re
from collections.abc import Sequence

from pbem.engine.bots.bot import Lots
from pbem.engine.short.names import NameBook

ARROWS = (
    "->",
    "-->",
    "\u2192",
    "\u27a1\ufe0f",
    "\u00bb",
    "\u2014>",
    "\u2013>",
    "=>",
    ">",
    "&gt;",
    "\u203a",
)
RESERVED = frozenset(
    [
        "j",
        "jo",
        "on",
        "or",
        "and",
        "in",
        "to",
        "id",
        "if",
        "all",
        "rest",
        "max",
        "keep",
        "dice",
        "while",
        "move",
        "army",
        "armies",
        "the",
    ]
)
BULLETS = ("- ", "\u2022 ", "* ", "\u2013 ", "1. ", "  ", "\u00a0")
QUOTES = (("\u201c", "\u201d"), ("\u201e", "\u201c"), ("\u2018", "\u2019"), ("'", "'"))


def mangled(lines: Sequence[str], lots: Lots, book: NameBook) -> str:
    """Type lines again on a phone: other arrows, quotation marks and blanks, capitals, bullets, breaks."""
    done = []
    for line in lines:
        way, *tests = re.split(r"(?= (?:if|while|move in|id) | \()", line)
        if lots.hits(50) and tests == []:
            way = abbreviated(way, lots, book)
        rest = "".join(tests)
        opening, closing = lots.pick(QUOTES)
        rest = re.sub(r'"([^"]*)"', rf"{opening}\1{closing}", rest)
        rest = rest.replace(" - ", lots.pick((" - ", " \u2013 ", " \u2212 ")))
        way = lots.pick((way, way.title(), way.upper(), way.lower(), way))
        way = way.replace(" > ", f" {lots.pick(ARROWS)} ").replace(", ", lots.pick((", ", " , ", "; ")))
        typed = (way.replace(" > ", ">").replace(" -> ", "->") if lots.hits(30) else way) + rest
        typed = typed.replace(" ", "\u00a0") if lots.hits(10) else typed
        done.append(lots.pick(("", "", "", *BULLETS)) + typed + lots.pick(("", "", " ", ".", "\u200b")))
    return lots.pick(("\n", "\n\n")).join(done)


def abbreviated(line: str, lots: Lots, book: NameBook) -> str:
    """Cut the names in a line to beginnings that still mean one thing on the board."""
    for thing in book.things:
        short = beginning(thing.shown, lots, book)
        line = re.sub(rf"(?<![\w@]){re.escape(thing.shown)}(?! ?\w*[a-z] ?Territory)(?!\w)", short, line)
    return line


def beginning(name: str, lots: Lots, book: NameBook) -> str:
    """Return a beginning of each word that means only this name; the name where none does."""
    if not name.isascii() or not name.replace(" ", "").isalpha():
        return name
    cut = " ".join(word[: 1 + lots.below(len(word))] for word in name.split(" "))
    found = book.find(cut)
    alone = len(found) == 1 and found[0].shown == name
    return cut if alone and RESERVED.isdisjoint(cut.casefold().split()) else name


def broken(text: str, width: int) -> str:
    """Break long lines as a mail program does."""
    rows = []
    for whole in text.split("\n"):
        line = whole
        while len(line) > width and " " in line[1:width].strip():
            at = line.rindex(" ", 1, width)
            rows.append(line[:at])
            line = line[at + 1 :]
        rows.append(line)
    return "\n".join(rows)
