"""What an audit found, as data, and how it adds up on the way."""

import attrs

from pbem.engine.evidence import Fault, Opened
from pbem.engine.gamefile import GameFile


@attrs.frozen
class Verdict:
    """
    What an audit found. `fault` is None for a sound game; the counts go as far as it came.

    `unsigned` are the seats (in seat order) some of whose orders nobody signed, `admin` the kinds
    of the administrative records as (record, kind, seat).
    """

    fault: Fault | None
    name: str = ""
    mode: str = ""
    game_id: bytes = b""
    head: bytes = b""
    records: int = 0
    signatures: int = 0
    proofs: int = 0
    unsigned: tuple[str, ...] = ()
    admin: tuple[tuple[int, str, str], ...] = ()
    sealed_by: str = ""

    @property
    def ok(self) -> bool:
        """Say whether everything held."""
        return self.fault is None


@attrs.define
class Tally:
    """What was seen so far."""

    game: GameFile | None = None
    records: int = 0
    signatures: int = 0
    proofs: int = 0
    unsigned: dict[str, None] = attrs.Factory(dict)
    admin: list[tuple[int, str, str]] = attrs.Factory(list)

    def count(self, index: int, opened: Opened) -> None:
        """Count a record that was judged."""
        self.records = index + 1
        self.unsigned.update(dict.fromkeys(opened.unsigned))
        if opened.notice:
            self.admin.append((index, opened.notice.kind, opened.notice.seat))

    def verdict(self, fault: Fault | None) -> Verdict:
        """Put it together."""
        if self.game is None:
            return Verdict(fault)
        genesis = self.game.genesis
        return Verdict(
            fault, genesis.name, genesis.mode, genesis.game_id, self.game.head, self.records,
            self.signatures, self.proofs,
            tuple(seat for seat in genesis.seat_ids if seat in self.unsigned),
            tuple(self.admin), self.game.seal.by,
        )  # fmt: skip
