"""
Endless games of some lengths, kept as files in a temporary folder and made when they are missing.

The folder bears the hash of everything that could make them other games: the sources of pbem and of
the players, so benchmarks of two sources may run at once. Run as a script with lengths, it makes them.
"""

import os
import shutil
import sys
import tempfile
import time
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from endless import Game

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAME = "pbem-benchmarks"
BRIEF, SHORT = 10, 1000
"""Records of the games without signatures; the second also with proofs, and most on a wide board."""
_KEPT_DAYS = 7
"""Games of other sources are thrown away when nobody has filled their folder for so long."""


@cache
def folder() -> Path:
    """The folder of the games for the sources as they are now."""
    sources = [
        *sorted((ROOT / "pbem").rglob("*.py")),
        *sorted((ROOT / "tests/players").glob("*.py")),
    ]
    texts = b"\0".join(path.read_bytes() for path in [*sources, HERE / "endless.py", HERE / "grid.py"])
    return Path(tempfile.gettempdir()) / f"{NAME}-{sha256(texts).hexdigest()[:12]}"


def game(kind: str, records: int) -> Path:
    """The file of a game after so many records, its set-up not counted."""
    return folder() / f"{kind}-{records}" / "game.toml"


def orders(kind: str, records: int) -> Path:
    """An order file for that game file."""
    return folder() / f"{kind}-{records}" / "orders.toml"


def calm_orders(kind: str, records: int) -> Path:
    """One without attacks: so it is alike after any number of records."""
    return folder() / f"{kind}-{records}" / "calm.toml"


def several(many: int) -> list[Path]:
    """The files of so many games, each a `typical` one with dice of its own, after `SHORT` records."""
    import attrs

    endless = _player()
    kinds = [attrs.evolve(endless.TYPICAL, name=f"{endless.TYPICAL.name}-{number}") for number in range(many)]
    for kind in kinds:
        if not game(kind.name, SHORT).exists():
            _play(endless.Game.begin(kind), [SHORT])
    return [game(kind.name, SHORT) for kind in kinds]


def _player() -> Any:
    sys.path[:0] = [str(ROOT), str(HERE.parent)]
    import endless

    return endless


def fill(lengths: list[int]) -> None:
    """Make all games of these lengths that are not there; throw away those long out of use."""
    folder().mkdir(exist_ok=True)
    os.utime(folder())
    for other in folder().parent.glob(f"{NAME}-*"):
        if time.time() - other.stat().st_mtime > _KEPT_DAYS * 24 * 3600:
            shutil.rmtree(other, ignore_errors=True)
    endless = _player()
    kinds = {
        endless.TYPICAL: lengths,
        endless.HEAVY: lengths,
        endless.UNSIGNED: [BRIEF, SHORT],
        endless.WITNESSED: [SHORT],
        endless.WIDE: [records for records in lengths if records <= SHORT],
    }
    for kind, wanted in kinds.items():
        if not all(game(kind.name, records).exists() for records in wanted):
            _play(endless.Game.begin(kind), sorted(wanted))


def _play(under_way: "Game", lengths: list[int]) -> None:
    from pbem.engine.text.order_file import write

    kind = under_way.kind.name
    for records in lengths:
        while under_way.last.index < records:
            under_way.go_on()
        game(kind, records).parent.mkdir(parents=True, exist_ok=True)
        _put(orders(kind, records), write(under_way.order_file()).encode())
        _put(calm_orders(kind, records), write(under_way.order_file(calm=True)).encode())
        _put(game(kind, records), under_way.file())


def _put(path: Path, data: bytes) -> None:
    """Write a file beside and rename it: another run never sees half of it."""
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)


if __name__ == "__main__":
    fill([int(word) for word in sys.argv[1:]])
