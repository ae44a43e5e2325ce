"""What an audit found, as data, and how it adds up on the way."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.decision import SignedDecision
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.proof.record_check import JudgedRecord
from pbem.engine.proof.signatures import Fault
from pbem.engine.table.resolution import DEALT
from pbem.record import mutable, value


@value
class Verdict:
    """
    What an audit found. `fault` is None for a sound game; the counts go as far as it came.

    `unsigned` are the seats (in seat order) some of whose orders nobody signed, `decisions` the
    administrative records. `deck` is about the cards of a sound dealer game: "closed" while it is
    played, "withheld" when it is over and the host has not revealed the deck, "proved" when it is revealed.
    `bots` are the seats that programs play, with their styles, `genesis` says what seats are called.
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
    decisions: tuple[SignedDecision, ...] = ()
    sealed_by: str = ""
    deck: str = ""
    bots: tuple[tuple[str, str], ...] = ()
    genesis: Genesis | None = None

    @property
    def admin(self) -> tuple[tuple[int, str, str], ...]:
        """The administrative records as (record, kind, seat)."""
        return tuple((one.record, one.kind, one.seat) for one in self.decisions)

    @property
    def ok(self) -> bool:
        """Say whether everything held."""
        return self.fault is None


@mutable
class AuditFindings:
    """What an audit has found so far."""

    game: GameFile | None = None
    records: int = 0
    signatures: int = 0
    proofs: int = 0
    unsigned: dict[str, None] = attrs.Factory(dict)
    decisions: list[SignedDecision] = attrs.Factory(list)

    def count(self, index: int, judged: JudgedRecord) -> None:
        """Count a record that was judged."""
        self.records = index + 1
        if judged.decision:
            signed = tuple(one.who for one in judged.signatures)
            self.note(index, judged.decision._asdict(), signed, judged.unsigned)
        else:
            self.unsigned.update(dict.fromkeys(judged.unsigned))

    def note(
        self, index: int, decision: Mapping[str, Any], signed: Sequence[str], unsigned: Sequence[str] = ()
    ) -> None:
        """Note an administrative record."""
        reason = decision.get("reason", "")
        self.decisions.append(
            SignedDecision(index, decision["kind"], decision["seat"], reason, tuple(signed), tuple(unsigned))
        )

    def verdict(self, fault: Fault | None) -> Verdict:
        """Put it together."""
        if self.game is None:
            return Verdict(fault)
        genesis = self.game.genesis
        return Verdict(
            fault,
            genesis.name,
            genesis.mode,
            genesis.game_id,
            self.game.head,
            self.records,
            self.signatures,
            self.proofs,
            tuple(seat for seat in genesis.seat_ids if seat in self.unsigned),
            tuple(self.decisions),
            self.game.seal.by,
            "" if fault else deck_of(self.game),
            tuple(genesis.bots.items()),
            genesis,
        )


def deck_of(game: GameFile) -> str:
    """Say how far the deck of a sound game is proved; "" where no host deals."""
    if not hands_of(game.genesis).dealt:
        return ""
    if "secret" in game.state[DEALT]:
        return "proved"
    return "closed" if game.state["decides"] else "withheld"
