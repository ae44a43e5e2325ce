"""
Make the pictures of README and docs: `python examples/pictures.py`, or `--check` to see whether they are current.

Each is what `pbem show` draws of a game in the examples, or `pbem map show` of a map; the pages show no other pictures.
"""

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from pbem.engine.file.phrases import format_clock
from pbem.engine.picture.board import draw_blank, draw_board
from pbem.engine.play.play import apply, load_game
from pbem.engine.table.terms import Seat
from pbem.local import map_files, registry
from pbem.trust.signers import identity_from_seed

HERE = Path(__file__).parent
FOLDER = HERE.parent / "docs" / "pictures"
SEALER = identity_from_seed(bytes(32))


class Shown(NamedTuple):
    """A turn to be drawn: a game of the examples, and the orders that are played on it; or a map by its id."""

    game: str
    orders: tuple[str, ...] = ()


PICTURES = {
    "turn.svg": Shown("first-turn/world-007.toml", ("first-turn/anna.toml",)),
    "race.svg": Shown("worked-6-rail-race/rails-01-002.toml", ("worked-6-rail-race/emil.toml",)),
    "skerries.svg": Shown("skerries"),
    "inland-sea.svg": Shown("inland-sea"),
    "far-shores.svg": Shown("far-shores"),
}
PLAYERS = [Seat("anna", "Anna"), Seat("ben", "Ben")]


def drawn(shown: Shown) -> str:
    """Draw the board after a turn, as `pbem show` does, or a map, as `pbem map show` does."""
    if not shown.orders:
        board, ruleset = map_files.load(shown.game), registry.load("risk-1959")
        return draw_blank(ruleset.table(PLAYERS, ruleset.terms(PLAYERS, (), {}, board)), board) or ""
    game = load_game((HERE / shown.game).read_bytes(), registry.load)
    orders = [tomllib.loads((HERE / name).read_text(encoding="utf-8")) for name in shown.orders]
    played = apply(game, orders, SEALER)
    genesis, table = game.file.genesis, game.table
    title = format_clock(table.clock(played.before))
    map_file = map_files.find(genesis.board["id"])
    return draw_board(genesis, table, played.after, title, map_file, played.events) or ""


def differing() -> list[str]:
    """Return the names of the pictures that are not current."""
    return [
        name
        for name, shown in PICTURES.items()
        if not (FOLDER / name).exists() or (FOLDER / name).read_bytes() != drawn(shown).encode()
    ]


def main(arguments: list[str]) -> int:
    """Write the pictures, or say which are not current."""
    if "--check" in arguments:
        old = differing()
        sys.stdout.writelines(f"docs/pictures/{name}: run python examples/pictures.py\n" for name in old)
        return int(bool(old))
    FOLDER.mkdir(exist_ok=True)
    for name, shown in PICTURES.items():
        (FOLDER / name).write_bytes(drawn(shown).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
