"""Files that were damaged, by seeded lots, handed to commands: a sentence and exit code 1, nothing half done."""

from __future__ import annotations

import random
import re
import shutil
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import tomli_w

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

ROUNDS = 15
EXAMPLES = Path(__file__).parents[2] / "examples"
TURNS = {
    "conquest": ("first-turn", "world-007.toml", "anna.toml"),
    "race": ("worked-6-rail-race", "rails-01-002.toml", "emil.toml"),
    "set-up": ("worked-5-set-up", "farm-02-000.toml", "anna.toml"),
}
COMMANDS: dict[str, Callable[[str, str], list[str]]] = {
    "check": lambda game, orders: ["check", game, orders, "--no-odds"],
    "sign": lambda game, orders: ["sign", game, orders],
    "apply": lambda game, orders: ["apply", game, orders, "-o", "out"],
    "mail": lambda game, orders: ["mail", game, orders, "--to", "ben@example.org"],
    "read": lambda game, orders: ["read", game, orders],
    "wish": lambda game, orders: ["wish", game, orders],
    "status": lambda _game, _orders: ["status", "."],
    "verify": lambda game, _orders: ["verify", game],
    "replay": lambda game, _orders: ["replay", game],
    "show": lambda game, _orders: ["show", game],
    "page": lambda game, _orders: ["page", game, "-o", "page.html"],
    "admin": lambda game, _orders: ["admin", game, "resign", "anna", "--reason", "x"],
}
ODD: tuple[Any, ...] = (
    0,
    -1,
    2**70,
    1.5,
    float("nan"),
    True,
    "",
    [],
    {},
    [[]],
    [{}],
    {"a": {}},
    "x",
    "siam",
    "A" * 5000,
    "\x00",
    "\u202e",
    "../../x",
    ["x"],
    [1, 2],
    "@rest",
)
LINES = (
    "x = 1",
    "[x]",
    "[[attack]]",
    "[place]",
    "\x00",
    "\u202e",
    "x = " + "[" * 600,
    "[signed]",
    '"""',
    "[[history]]",
    "a" + ".a" * 400 + " = 1",
    "9" * 5000,
    "\x1b]0;x\x07",
    "place all siam",
    "[[message]]",
)
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


def other_value(chance: random.Random, data: bytes) -> bytes:
    """A value anywhere in the file is another one, of any kind."""
    whole = tomllib.loads(data.decode())
    holder: Any = whole
    while True:
        key = chance.choice([*holder] if isinstance(holder, dict) else range(len(holder)))
        inner = holder[key]
        if not inner or not isinstance(inner, dict | list) or chance.random() < 0.4:
            break
        holder = inner
    holder[key] = chance.choice(ODD)
    return tomli_w.dumps(whole).encode()


def other_line(chance: random.Random, data: bytes) -> bytes:
    """A line is gone, stands twice, or has a strange one above it."""
    lines = data.split(b"\n")
    at = chance.randrange(min(len(lines), 80))
    lines[at : at + 1] = chance.choice([[], [lines[at], lines[at]], [chance.choice(LINES).encode(), lines[at]]])
    return b"\n".join(lines)


def other_byte(chance: random.Random, data: bytes) -> bytes:
    """A byte is another one, or all below it is missing."""
    at = chance.randrange(len(data))
    rest = data[at + 1 :] if chance.random() < 0.8 else b""
    return data[:at] + bytes([chance.randrange(256)]) + rest


@pytest.mark.thorough
@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("command", COMMANDS)
def test_damage_is_refused_in_words_and_leaves_nothing_behind(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, turn: str
) -> None:
    chance = random.Random(f"{command} {turn}")
    example, *names = TURNS[turn]
    for number in range(ROUNDS):
        folder = tmp_path / str(number)
        folder.mkdir()
        for name in names:
            shutil.copy(EXAMPLES / example / name, folder)
        damaged = folder / chance.choice(names)
        damage = chance.choice([other_value, other_value, other_line, other_byte])
        damaged.write_bytes(damage(chance, damaged.read_bytes()))
        monkeypatch.chdir(folder)
        result = pbem(*COMMANDS[command](*names))
        told = f"round {number}, {damage.__name__} of {damaged.name}: {result.output[-500:]}"
        assert result.exception is None or isinstance(result.exception, SystemExit), told
        assert result.exit_code in ((0, 1, 2) if command == "mail" else (0, 1)), told
        assert not STEERING.search(result.output), told
        made = {path.name for path in folder.rglob("*") if path.is_file()} - {*names}
        assert not any(name.endswith(".part") for name in made), told
        if result.exit_code:
            assert len(result.output) > 20, told
            assert not made, told
