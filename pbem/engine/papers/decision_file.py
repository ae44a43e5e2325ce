"""
A decision of the group as a file: what it says, and the signatures that it has so far.

`pbem admin` writes one, `pbem approve` adds a signature, a host gathers them from mails, and when
everybody who must has signed, `procedure.record_decision` makes the record. Pure: the caller reads
the files.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.decision import ADMIN, RESIGN
from pbem.engine.file.phrases import format_seats
from pbem.engine.papers.procedure import needed, rehearse
from pbem.engine.play.play import FindRuleset, Game
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.wording import describe_effect
from pbem.errors import ContentError
from pbem.record import value


@value
class DecisionFile:
    """A decision as plain data, and the signatures under it (base64) by seat."""

    document: Data
    sigs: Mapping[str, str] = attrs.field(factory=dict)

    @property
    def kind(self) -> str:
        """What is decided: "resign", "ruling" and so on."""
        return str(self.document["kind"])

    @property
    def seat(self) -> str:
        """The seat that it is about; "" for none."""
        return str(self.document["seat"])

    @property
    def is_own_resignation(self) -> bool:
        """Whether somebody gives up a seat by a signature of their own, whoever else has to sign."""
        return self.kind == RESIGN and self.seat in self.sigs

    @property
    def text(self) -> str:
        """The file."""
        sigs: Data = {"sigs": dict(self.sigs)} if self.sigs else {}
        return order_file.write({**self.document, **sigs})

    def signed(self, sigs: Mapping[str, str]) -> "DecisionFile":
        """Return the decision with some more signatures."""
        return DecisionFile(self.document, {**self.sigs, **sigs})

    def missing(self, game: Game) -> list[str]:
        """Return the seats that have still to sign. Raises InputError where this cannot be decided."""
        return [seat for seat in needed(game, self.document).signers if seat not in self.sigs]


def read_decision(file: OrderFile) -> DecisionFile:
    """Read a decision; the signatures are not checked here. Raises ContentError for another file."""
    document = dict(file.data)
    sigs = document.pop("sigs", {})
    if document.get("pbem") != ADMIN or not _are_sigs(sigs):
        raise ContentError(f"{file.name} is not a decision that `pbem admin` wrote")
    return DecisionFile(document, dict(sigs))


def gather(files: Sequence[OrderFile]) -> DecisionFile:
    """
    Put the signatures of all copies of one decision together.

    Raises ContentError for a file that is no decision, or another one.
    """
    copies = [read_decision(file) for file in files]
    gathered = copies[0]
    for file, copy in zip(files, copies, strict=True):
        if copy.document != gathered.document:
            raise ContentError(f"{file.name} does not say the same as {files[0].name}")
        gathered = gathered.signed(copy.sigs)
    return gathered


def describe_decision(game: Game, data: bytes, document: Data, find_ruleset: FindRuleset) -> list[str]:
    """
    Say in lines what a decision says, who signs it, and what it does to the game.

    `data` is the game file. Raises InputError for a decision that cannot be made.
    """
    applied = rehearse(game, data, document, find_ruleset)
    genesis = game.file.genesis
    about = f", {format_seats(genesis, [document['seat']])}" if document["seat"] else ""
    lines = [f"{document['kind']}{about}: {document.get('reason', '')}".rstrip(": ")]
    lines += describe_effect(genesis, applied.record, needed(game, document).signers)
    lines += [line for event in applied.events for line in game.table.words.describe(event)]
    return lines


def _are_sigs(sigs: Any) -> bool:
    return isinstance(sigs, Mapping) and all(type(sig) is str for sig in sigs.values())
