"""
Decisions of the group that wait for signatures, as files in the folder of a game.

    decisions/008-replace-3f2a9c0d.toml            the decision with the signatures that it has
    decisions/008-replace-3f2a9c0d.toml.address    where the seat gets its mail once it is made
    decisions/008-draw-8c1e5b7a.toml.agreed-ben    ben, who has no key, said yes

008 is the record that the decision would be; the last part of the name follows from its content.
"""

import json
import os
from hashlib import sha256

from pbem.engine.file.game_file import GameFile
from pbem.engine.papers.decision_file import DecisionFile, read_decision
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.errors import ContentError
from pbem.host.folder.game_folder import DECISIONS, GameFolder
from pbem.local import files
from pbem.record import value
from pbem.trust.canonical import canonical

_ADDRESS, _AGREED = ".address", ".agreed-"


@value
class DecisionStore:
    """
    The decisions that would be record `index`. Every method may raise UnavailableError.

    A file that somebody damaged is passed over: the decision can be mailed or proposed again.
    """

    folder: GameFolder
    index: int

    def open(self) -> list[DecisionFile]:
        """Return the decisions that wait."""
        stem, place = f"{self.index:03d}-", self.folder.inside(DECISIONS)
        names = [name for name in files.listing(place) if name.startswith(stem)]
        found = [_read_stored(os.path.join(place, name)) for name in names if name.endswith(".toml")]
        return [decision for decision in found if decision is not None]

    def holds(self, document: Data) -> bool:
        """Say whether a decision is here."""
        return files.exists(self._path(document))

    def add(self, decision: DecisionFile) -> DecisionFile:
        """Write a decision down, its signatures added to those known; return it with all."""
        path = self._path(decision.document)
        if files.exists(path) and (known := _read_stored(path)):
            decision = known.signed(decision.sigs)
        files.make_folder(os.path.dirname(path), private=True)
        files.replace(path, decision.text.encode())
        return decision

    def keep_address(self, document: Data, to: str) -> None:
        """Write down where a seat gets its mail once a decision is made."""
        path = self._path(document)
        files.make_folder(os.path.dirname(path), private=True)
        files.replace(f"{path}{_ADDRESS}", f"{to}\n".encode())

    def agree(self, document: Data, seat: str) -> None:
        """Write down that a seat without a key agrees to a decision."""
        path = self._path(document)
        files.make_folder(os.path.dirname(path), private=True)
        files.write_all([(f"{path}{_AGREED}{seat}", b"yes\n")], private=True)

    def agreed(self, document: Data, seat: str) -> bool:
        """Say whether a seat without a key has agreed to a decision."""
        return files.exists(f"{self._path(document)}{_AGREED}{seat}")

    def forget_yes(self, document: Data, seat: str) -> None:
        """Let a seat be asked again about a decision."""
        files.remove(f"{self._path(document)}{_AGREED}{seat}")

    def _path(self, document: Data) -> str:
        name = f"{self.index:03d}-{document['kind']}-{decision_digest(document)[:8]}.toml"
        return self.folder.inside(DECISIONS, name)


def settle_addresses(folder: GameFolder, game: GameFile) -> bool:
    """Change the address of everybody whose seat changed hands by a record of the game; say whether one did."""
    place, changed = folder.inside(DECISIONS), False
    for name in files.listing(place):
        number = name.partition("-")[0]
        if not name.endswith(_ADDRESS) or not number.isdecimal() or int(number) > game.index:
            continue
        admin = game.all_records()[int(number)].admin
        mark = sha256(admin.encode()).hexdigest()[:8]
        if admin and name.endswith(f"-{mark}.toml{_ADDRESS}"):
            path = os.path.join(place, name)
            to = files.read(path, files.KEY_LIMIT).decode().strip()
            folder.give_seat(json.loads(admin)["seat"], to)
            # Done once, so that an address written into hosting.toml by hand later is kept.
            files.rename(path, f"{path}.used")
            changed = True
    return changed


def _read_stored(path: str) -> DecisionFile | None:
    try:
        return read_decision(order_file.read(files.read(path, files.ORDERS_LIMIT), path))
    except ContentError:
        return None


def decision_digest(document: Data) -> str:
    """Return a hash of what a decision says, without signatures."""
    return sha256(canonical(document, check=False)).hexdigest()
