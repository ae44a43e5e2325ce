"""
The orders of one turn of a hosted game, as files: what is in, what waits for a yes.

    orders/007/anna/000002-3f2a9c0d1e4b.toml            the highest number counts
    orders/007/anna/000003-aa11bb22cc33.standby.toml    the same, to be played at the deadline only
    orders/007/anna/000003-aa11bb22cc33.forgotten.toml  taken back by their player
    refused/007/anna.txt                                what was refused last, as lines
    refused/007/anna.before.txt                         what was refused before that, the newest first
    orders/007/anna/pending/K7Q2-9FD4.toml              not taken before the player says yes
    lists/007/sealed/anna.toml                          sealed hashes, where several decide at once
    lists/007/revealed/anna.toml                        the same opened, with the proof
    lists/007/passed-on.json                            what was mailed to the witness

007 is the record that the orders answer. Names follow from contents, so writing twice changes nothing.
"""

import json
import os
import re
from collections.abc import Sequence
from typing import Any, Literal

from pbem.errors import FileTakenError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.values.open_turn import StoredOrders
from pbem.local import files
from pbem.mail.requests import CODE
from pbem.record import value

PENDING = "pending"
_STANDBY = ".standby.toml"
MOST_REFUSED = 64 * 1024
_BEFORE, _BETWEEN = ".before", "\n\f\n"
_FORGOTTEN = ".forgotten.toml"
_NAME = re.compile(r"([0-9]{6,10})-([0-9a-f]{12})(?:\.standby|\.forgotten)?\.toml")

ListName = Literal["sealed", "revealed"]


@value
class OrderStore:
    """The orders for the head of a record. Every method may raise FileError."""

    folder: GameFolder
    index: int

    def kept(self) -> dict[str, StoredOrders]:
        """Return the orders that count, by seat."""
        found: dict[str, StoredOrders] = {}
        for seat in files.listing(self._orders()):
            names = self._names(seat)
            if names and not names[-1].endswith(_FORGOTTEN):
                found[seat] = self._read_stored(seat, names[-1])
        return found

    def newest(self, seat: str) -> StoredOrders | None:
        """Return the orders of a seat with the highest number, also where they were taken back."""
        names = self._names(seat)
        return self._read_stored(seat, names[-1]) if names else None

    def place(self, seat: str) -> str:
        """Return the folder in which the orders of a seat are."""
        return self._orders(seat)

    def every(self, seat: str) -> list[StoredOrders]:
        """Return all orders of a seat, also those that count no longer."""
        return [self._read_stored(seat, name) for name in self._names(seat)]

    def stored(self, seat: str) -> list[tuple[int, str]]:
        """Return number and hash of every order file of a seat, the one that counts last."""
        return [(int(name[:6]), name.split("-")[1][:12]) for name in self._names(seat)]

    def forgotten(self, seat: str) -> list[tuple[int, str]]:
        """Return number and hash of the orders that a seat took back."""
        return [(int(name[:6]), name.split("-")[1][:12]) for name in self._names(seat) if name.endswith(_FORGOTTEN)]

    def forget(self, seat: str, sha: str) -> bool:
        """Take back the orders of a seat that count, if they have this hash; earlier ones do not come back."""
        own = [name for name in self._names(seat) if name.split("-")[1][:12] == sha]
        counts = self.kept().get(seat)
        for name in own if counts and counts.sha == sha else ():
            files.rename(self._orders(seat, name), self._orders(seat, name.split(".")[0] + _FORGOTTEN))
        return bool(own)

    def keep(self, orders: StoredOrders) -> None:
        """Write orders down; when this returns, they last."""
        place = self._orders(orders.seat)
        files.make_folder(place, private=True)
        name = f"{orders.seq:06d}-{orders.sha}{_STANDBY if orders.standby else '.toml'}"
        path = os.path.join(place, name)
        # The same orders laid out differently have the same name, and either text will do.
        if not files.exists(path):
            files.write_all([(path, orders.data)], private=True)

    def hold(self, seat: str, code: str, data: bytes) -> None:
        """Keep orders until their player says yes with this code."""
        place = self._orders(seat, PENDING)
        files.make_folder(place, private=True)
        path = os.path.join(place, f"{code}.toml")
        # The code follows from what the orders say; another printing of them will do as well.
        if not files.exists(path):
            files.write_all([(path, data)], private=True)

    def held(self, code: str) -> tuple[str, bytes] | None:
        """Return seat and orders that wait for a code; None if there are none."""
        if not CODE.fullmatch(code):
            return None
        for seat in files.listing(self._orders()):
            path = self._orders(seat, PENDING, f"{code}.toml")
            if files.exists(path):
                return seat, files.read(path, files.ORDERS_LIMIT)
        return None

    def held_before(self, code: str, seats: Sequence[str]) -> bool:
        """Say whether something of some seats waited for a code until an earlier record."""
        earlier = (OrderStore(self.folder, index) for index in range(self.index - 1, -1, -1))
        return any((held := one.held(code)) and held[0] in seats for one in earlier)

    def drop(self, seat: str) -> None:
        """Forget what is in from a seat and what waits for its yes: somebody else plays it from now on."""
        if counts := self.kept().get(seat):
            self.forget(seat, counts.sha)
        for name in files.listing(self._orders(seat, PENDING)):
            files.remove(self._orders(seat, PENDING, name))
        self.refuse(seat, "")

    def refuse(self, seat: str, text: str) -> None:
        """Keep the text of orders that were refused last, and those before it; "" forgets them all."""
        if not text or len(text) > MOST_REFUSED:
            files.remove(self._refused(seat))
            files.remove(self._refused(seat, _BEFORE))
        elif text != (last := self.refused(seat)):
            files.make_folder(os.path.dirname(self._refused(seat)), private=True)
            before = _BETWEEN.join(filter(None, (last, *self.refused_before(seat))))[:MOST_REFUSED]
            if before:
                files.replace(self._refused(seat, _BEFORE), before.encode("utf-8", "replace"))
            files.replace(self._refused(seat), text.encode("utf-8", "replace"))

    def refused(self, seat: str) -> str:
        """Return the text of orders that were refused last; "" if there is none."""
        return self._read_refused(self._refused(seat))

    def refused_before(self, seat: str) -> list[str]:
        """Return the texts of orders that were refused before the last, the newest first."""
        before = self._read_refused(self._refused(seat, _BEFORE))
        return before.split(_BETWEEN) if before else []

    def enlist(self, which: ListName, seat: str, data: bytes) -> bool:
        """Put somebody's file on a list; False if there is another one already."""
        place = self._lists(which)
        files.make_folder(place, private=True)
        try:
            files.write_all([(os.path.join(place, f"{seat}.toml"), data)], private=True)
        except FileTakenError:
            return False
        return True

    def listed(self, which: ListName) -> dict[str, bytes]:
        """Return the files on a list, by seat."""
        place = self._lists(which)
        return {
            name.removesuffix(".toml"): files.read(os.path.join(place, name), files.ORDERS_LIMIT)
            for name in files.listing(place)
            if name.endswith(".toml") and not name.startswith(".")
        }

    def pass_on(self, noted: dict[str, Any]) -> None:
        """Write down which orders are mailed to which witnesses, before the mails leave."""
        files.make_folder(self._lists(), private=True)
        files.replace(self._lists("passed-on.json"), json.dumps(noted, sort_keys=True).encode())

    def passed_on(self) -> dict[str, Any]:
        """Return what `pass_on` wrote; nothing if no orders were passed on."""
        path = self._lists("passed-on.json")
        if not files.exists(path):
            return {}
        noted: dict[str, Any] = json.loads(files.read(path, files.ORDERS_LIMIT))
        return noted

    def _orders(self, *names: str) -> str:
        return self.folder.inside("orders", f"{self.index:03d}", *names)

    def _refused(self, seat: str, which: str = "") -> str:
        # Not beside the orders: a game with nothing but refused ones has no work.
        return self.folder.inside("refused", f"{self.index:03d}", f"{seat}{which}.txt")

    def _read_refused(self, path: str) -> str:
        return files.read(path, files.ORDERS_LIMIT).decode("utf-8", "replace") if files.exists(path) else ""

    def _lists(self, *names: str) -> str:
        return self.folder.inside("lists", f"{self.index:03d}", *names)

    def _names(self, seat: str) -> list[str]:
        return [name for name in files.listing(self._orders(seat)) if _NAME.fullmatch(name)]

    def _read_stored(self, seat: str, name: str) -> StoredOrders:
        data = files.read(self._orders(seat, name), files.ORDERS_LIMIT)
        number, rest = name.split("-")
        return StoredOrders(seat, int(number), rest[:12], data, name.endswith(_STANDBY))
