"""
The terms on which engine and game meet: seats, options, the choices of a game, where it stands, who must decide.

All are plain values; a rule set (`pbem.engine.table.ruleset`) takes and gives them.
"""

from typing import Any, NamedTuple

from pbem.errors import InputError

FACE_UP, DEALER, PRIVATE = "face-up", "dealer", "private"
"""The ways of holding hands, as a genesis names them."""
CARDS = (FACE_UP, DEALER, PRIVATE)

Data = dict[str, Any]
"""Plain data: what TOML and JSON share, without floats and dates."""


class Seat(NamedTuple):
    """One player of a game: `id` as in order files, `name` for people."""

    id: str
    name: str


class Option(NamedTuple):
    """
    One thing that may be chosen for a new game, for `pbem rules --list` and `pbem new`.

    `text` is its sentence, `source` the booklet and section, `values` the legal values of a switch
    (empty for a plain option that is named or not).
    """

    name: str
    text: str
    source: str
    values: tuple[str | int, ...] = ()
    default: str | int | bool = False


class Terms(NamedTuple):
    """
    The choices of a new game, found legal: what the rule set wants written into the genesis.

    `choices` holds every rule field that differs from the preset after the options, `board` the
    facts of the map (no drawing). `cards` is how hands are held: face-up, dealer or private; a new
    game says it beside the rule set's own choices.
    """

    options: tuple[str, ...]
    choices: Data
    board: Data
    cards: str = FACE_UP


class Clock(NamedTuple):
    """Where a game stands, in the game's own count. `note` says what earlier parts used up."""

    turn: int
    part: int = 1
    note: str = ""


class Awaited(NamedTuple):
    """
    Who must decide before play goes on.

    A record takes the orders of all of `must` and of any of `may`, in seat order. `what` says
    what is wanted (`5 armies due`); turn and part stand before it, as in `clock`.
    """

    must: tuple[str, ...]
    what: str
    may: tuple[str, ...] = ()


def read_switch(text: str) -> tuple[str, object]:
    """Read `deck=modern`; numbers, true and false are taken as such. Raises InputError."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise InputError(f"{text!r}; write NAME=VALUE")
    return name.strip(), _read_value(value.strip())


def _read_value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    # Plain decimal digits only: `int` would also take "1_000" and digits of other scripts.
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    return text
