"""Names of files, made of the names of games and players, such that every system takes them."""

from collections.abc import Mapping
from typing import Any

_SAFE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


def file_name(game: str, index: int, ending: str) -> str:
    """Return the name of a game's file: `world-007.toml`. Made of the game's name, made safe."""
    return f"{file_stem(game)}-{index:03d}{ending}"


def part_name(game: str, person: str, *, proved: bool = False) -> str:
    """Return the name of somebody's part of an invitation: `world-start-anna.toml`, or of the proof."""
    return f"{file_stem(game)}-start-{person}{'-proof' if proved else ''}.toml"


def orders_name(header: Mapping[str, Any], ending: str = ".toml") -> str:
    """
    Return the name of an order file, or of what goes with it: `world-turn-07-anna.toml`.

    `header` are the first lines of the orders. Files of all players and turns of all games have
    different names, so that they can lie in one folder or hang on one mail.
    """
    turn, part = header.get("turn", ""), header.get("part", 1)
    number = f"{turn:02d}" if type(turn) is int else str(turn)
    further = "" if part == 1 else f"-part-{part}"
    stem = f"{header.get('game', '')}-turn-{number}{further}-{header.get('player', '')}"
    return f"{file_stem(stem[:100])}{ending}"


def file_stem(game: str) -> str:
    """Return how the names of all files of a game begin."""
    stem = "".join(sign if sign in _SAFE else "-" for sign in game).strip("-.") or "game"
    if stem.partition(".")[0].lower() in _DEVICES:
        stem = f"game-{stem}"
    return stem


def file_number(name: str, stem: str) -> int:
    """Return the record that a file of a game holds, by its name; -1 for any other file."""
    number = name.removeprefix(f"{stem}-").removesuffix(".toml")
    if f"{stem}-{number}.toml" == name and number.isdecimal() and number.isascii():
        return int(number)
    return -1
