"""
What people see.

Standard output carries the result, fit to be mailed or piped: a report, an order file, what is
wrong with orders. Standard error carries what is said to the person at the terminal: notices, why
nothing was done, and in one line what to do next. Lines have at most 79 columns. Every text from a file is made harmless before a terminal sees it, and a console
that cannot show a character shows its number.
"""

import codecs
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, TypeVar

import click

from pbem.engine.text.wrapping import HARMFUL, fold_line, shorten
from pbem.errors import NO_BREAK
from pbem.local.shell import format_command

__all__ = [
    "Counter",
    "counting",
    "error",
    "format_command",
    "harmless",
    "is_terminal",
    "next_step",
    "note",
    "out",
    "prepare",
    "print_lines",
    "print_wrapped",
    "warn",
    "with_progress",
    "wrapped",
]

ItemT = TypeVar("ItemT")

_HANDLER = "pbem.escape"
_WHILE = 10
"""Seconds after which somebody who waits is told for how long."""
_MONSTER = 1200
"""A word so long is cut to its half: no key or folder is, only what somebody wrote to fill a screen."""
_COLOURS = ("yellow", "blue", "green", "magenta", "cyan", "red")


def prepare() -> None:
    """Make the streams take any text: no character may end a command."""
    codecs.register_error(_HANDLER, _escape)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_HANDLER)


def harmless(text: str) -> str:
    """Return the text with every character written as a number that could steer a terminal."""
    # Most texts need no closer look, so the pattern is not even compiled.
    plain = text.replace("\n", "").replace(NO_BREAK, "")
    if plain.isascii() and plain.isprintable():
        return text
    return re.sub(f"(?!\n)(?:{HARMFUL})", _escaped, text)


def out(text: str = "", names: Sequence[str] = ()) -> None:
    """
    Print a result, as it is but for harmful characters; it ends with a line feed.

    A terminal shows the `names` of those who hold something in a colour each, unless NO_COLOR is set.
    """
    shown, colour = harmless(text), _colour(sys.stdout)
    if names and colour is None:
        shown = _with_colours(shown, names)
    click.echo(shown, sys.stdout, not text.endswith("\n"), color=colour)


def print_wrapped(lines: Iterable[str]) -> None:
    """Print lines of a result as paragraphs, what goes on below indented."""
    for line in lines:
        out(wrapped(line, "    "))


def print_lines(lines: Iterable[str], names: Sequence[str] = (), *, aside: bool = False) -> None:
    """Print the lines of a result, or as they are beside one."""
    text = "\n".join(lines)
    if aside:
        click.echo(harmless(text), sys.stderr)
    else:
        out(text, names)


def note(text: str) -> None:
    """Say something beside the result."""
    click.echo(wrapped(harmless(text)), sys.stderr)


def note_bot(seat: str, said: str) -> None:
    """Say of a seat what its bot did."""
    note(f"{seat}: {said}")


def warn(text: str) -> None:
    """Say what may surprise later."""
    _print_labelled("warning", "yellow", text)


def error(text: str) -> None:
    """Say why nothing was done."""
    _print_labelled("error", "red", text)


def next_step(text: str) -> None:
    """Say what to do next, and to whom to mail what."""
    _print_labelled("to do", "cyan", text)


def wrapped(text: str, hanging: str = "") -> str:
    """Fold each line at 79 columns; words, and so file names, keys and commands, stay whole unless they are very long."""
    if len(text) > _MONSTER:
        text = re.sub(rf"(\S{{{_MONSTER // 2}}})\S{{{_MONSTER // 2},}}", r"\1...", text)
    lines = (part for line in text.split("\n") for part in fold_line(line, hanging, split=False))
    return "\n".join(lines).replace(NO_BREAK, " ")


@contextmanager
def counting(label: str, total: int, *, shown: bool = True) -> Iterator["Counter"]:
    """Show on a terminal how far long work has come; elsewhere, or if it is not to be `shown`, nothing."""
    counter = Counter(label, total, shown=shown and is_terminal(sys.stderr))
    try:
        yield counter
    finally:
        counter.wipe()


def with_progress(label: str, total: int, items: Iterable[ItemT]) -> Iterator[ItemT]:
    """Go through items, and show on a terminal how far it is."""
    with counting(label, total) as counter:
        for done, item in enumerate(items):
            counter(done)
            yield item


class Counter:
    """How much of long work is done, in steps of a hundredth, and after a while how long the rest will take."""

    def __init__(self, label: str, total: int, *, shown: bool) -> None:
        self.label = label
        self.total = max(total, 1)
        self.shown = shown
        self.percent = -1
        self.wide = 0
        self.began = time.monotonic()

    def __call__(self, done: int) -> None:
        """Show how much is done."""
        percent = 100 * done // self.total
        if self.shown and percent != self.percent:
            self.percent = percent
            left = self._left(done)
            line = f"{self.label}: {percent} %{left}"
            # What is left gets shorter, and nothing of the longer line may stay.
            self.wide = max(self.wide, len(line) if left else 0)
            click.echo(f"\r{line:<{self.wide}}", sys.stderr, nl=False)

    def wipe(self) -> None:
        """Clear the line again."""
        if self.percent >= 0:
            click.echo(f"\r{' ' * max(self.wide, len(self.label) + 7)}\r", sys.stderr, nl=False)

    def _left(self, done: int) -> str:
        passed = time.monotonic() - self.began
        if passed < _WHILE or not done:
            return ""
        left = round(passed * (self.total - done) / done)
        return f", {left} s left" if left < 100 else f", {left // 60} min left"


def _print_labelled(label: str, colour: str, text: str) -> None:
    body = wrapped(f"{label}: {harmless(text)}")
    tail = body[len(label) + 1 :]
    painted = click.style(f"{label}:", fg=colour, bold=True)
    click.echo(painted + tail, sys.stderr, color=_colour(sys.stderr))


def _with_colours(text: str, names: Sequence[str]) -> str:
    """Colour names that stand before a number at the end of a cell, as on a board and in its table."""
    from pbem.engine.words.board_letters import OWNER

    colours = dict(zip(names, _COLOURS * len(names), strict=False))
    shown = {shorten(name, width): colours[name] for name in names for width in (len(name), OWNER)}
    words = "|".join(map(re.escape, sorted(shown, key=len, reverse=True)))
    return re.sub(
        rf"(?m)(?:^|(?<= ))({words})(?= +\d+(?:  |$))",
        lambda match: click.style(match[0], fg=shown[match[1]], bold=True),
        text,
    )


def _colour(stream: IO[str]) -> bool | None:
    """Say whether colours are to be taken out (https://no-color.org); None leaves it to click."""
    return False if os.environ.get("NO_COLOR") else (None if is_terminal(stream) else False)


def is_terminal(stream: IO[str]) -> bool:
    """Say whether a person sits at the other end of a stream."""
    return bool(getattr(stream, "isatty", lambda: False)())


def _escaped(match: re.Match[str]) -> str:
    # A tab keeps its one column, so that marks below a line stay in place.
    return " " if match[0] == "\t" else _code(match[0])


def _escape(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return "".join(map(_code, fault.object[fault.start : fault.end])), fault.end


def _code(character: str) -> str:
    """Write a character as TOML does, so that a printed order file still reads."""
    number = ord(character)
    return f"\\u{number:04X}" if number < 0x10000 else f"\\U{number:08X}"
