"""
The orders of one moment of a hosted game, as files: what is in, what waits for a yes.

    orders/007/anna/000002-3f2a9c0d1e4b.toml            the highest number counts
    orders/007/anna/000003-aa11bb22cc33.standby.toml    the same, to be played at the deadline only
    orders/007/anna/pending/K7Q2-9FD4.toml              not taken before the player says yes
    lists/007/sealed/anna.toml                          sealed hashes, where several decide at once
    lists/007/revealed/anna.toml                        the same opened, with the proof
    lists/007/passed-on.json                            what was mailed to the witness

007 is the record that the orders answer. Names follow from contents, so to write twice changes nothing.
"""

import json
import os
import re
from typing import Any, Literal

from pbem.errors import FileTakenError
from pbem.host.house import GameFolder
from pbem.host.post.decision import Kept
from pbem.local import files

STANDBY = ".standby.toml"

_NAME = re.compile(r"([0-9]{6,10})-([0-9a-f]{12})(?:\.standby)?\.toml")
_CODE = re.compile(r"[A-Z2-7]{4}-[A-Z2-7]{4}")

List = Literal["sealed", "revealed"]


def kept(folder: GameFolder, index: int) -> dict[str, Kept]:
    """Return the orders that count for the head of a record, by seat."""
    found: dict[str, Kept] = {}
    for seat in files.listing(_orders(folder, index)):
        rows = _stored(folder, index, seat)
        if rows:
            found[seat] = _read(folder, index, seat, rows[-1])
    return found


def stored(folder: GameFolder, index: int, seat: str) -> list[tuple[int, str]]:
    """Return number and hash of every order file of a seat, the one that counts last."""
    return [(int(name[:6]), name.split("-")[1][:12]) for name in _stored(folder, index, seat)]


def keep(folder: GameFolder, index: int, one: Kept) -> None:
    """Write orders down; when this returns, they last. Raises UnavailableError."""
    place = _orders(folder, index, one.seat)
    files.make_folder(place, private=True)
    name = f"{one.seq:06d}-{one.sha}{STANDBY if one.standby else '.toml'}"
    path = os.path.join(place, name)
    # Another printing of the same orders has the same name, and either will do.
    if not files.exists(path):
        files.write_all([(path, one.data)], private=True)


def hold(folder: GameFolder, index: int, seat: str, code: str, data: bytes) -> None:
    """Keep orders until their player says yes with this code."""
    place = _orders(folder, index, seat, "pending")
    files.make_folder(place, private=True)
    path = os.path.join(place, f"{code}.toml")
    # The code follows from what the orders say; another printing of them will do as well.
    if not files.exists(path):
        files.write_all([(path, data)], private=True)


def held(folder: GameFolder, index: int, code: str) -> tuple[str, bytes] | None:
    """Return seat and orders that wait for a code; None if there are none."""
    if not _CODE.fullmatch(code):
        return None
    for seat in files.listing(_orders(folder, index)):
        path = _orders(folder, index, seat, "pending", f"{code}.toml")
        if files.exists(path):
            return seat, files.read(path, files.ORDERS_LIMIT)
    return None


def enlist(folder: GameFolder, index: int, which: List, seat: str, data: bytes) -> bool:
    """Put somebody's file onto a list; False when another one stands there already."""
    place = folder.inside("lists", f"{index:03d}", which)
    files.make_folder(place, private=True)
    try:
        files.write_all([(os.path.join(place, f"{seat}.toml"), data)], private=True)
    except FileTakenError:
        return False
    return True


def listed(folder: GameFolder, index: int, which: List) -> dict[str, bytes]:
    """Return the files on a list, by seat."""
    place = folder.inside("lists", f"{index:03d}", which)
    return {
        name.removesuffix(".toml"): files.read(os.path.join(place, name), files.ORDERS_LIMIT)
        for name in files.listing(place)
        if name.endswith(".toml") and not name.startswith(".")
    }


def pass_on(folder: GameFolder, index: int, told: dict[str, Any]) -> None:
    """Write down which orders are mailed to whom, before they leave."""
    files.make_folder(folder.inside("lists", f"{index:03d}"), private=True)
    text = json.dumps(told, sort_keys=True)
    files.replace(folder.inside("lists", f"{index:03d}", "passed-on.json"), text.encode())


def passed_on(folder: GameFolder, index: int) -> dict[str, Any]:
    """Return what `pass_on` wrote; nothing when no orders were passed on."""
    path = folder.inside("lists", f"{index:03d}", "passed-on.json")
    if not files.exists(path):
        return {}
    told: dict[str, Any] = json.loads(files.read(path, files.ORDERS_LIMIT))
    return told


def _orders(folder: GameFolder, index: int, *names: str) -> str:
    return folder.inside("orders", f"{index:03d}", *names)


def _stored(folder: GameFolder, index: int, seat: str) -> list[str]:
    return [name for name in files.listing(_orders(folder, index, seat)) if _NAME.fullmatch(name)]


def _read(folder: GameFolder, index: int, seat: str, name: str) -> Kept:
    data = files.read(_orders(folder, index, seat, name), files.ORDERS_LIMIT)
    number, rest = name.split("-")
    return Kept(seat, int(number), rest[:12], data, name.endswith(STANDBY))
