"""
One order file against one game: header, static check, signature, and whether it comes too late.

Everything found is a problem with its place; nothing is raised. The text made here is what a record
holds and what was signed.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from pbem.engine.decisions.decision import answered_head
from pbem.engine.file.game_file import GameFile
from pbem.engine.order_header import Stand, read_header
from pbem.engine.problem import Problem
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import Data
from pbem.engine.sheet import Sheet
from pbem.errors import ContentError
from pbem.trust.canonical import MAX_TEXT, canonical, check_profile, read_canonical, wrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.sshsig import verify_ed25519

_NOTHING: Mapping[str, int] = MappingProxyType({})
_WHOLE = 1024
_MOMENT = ("E-BASE", "E-TURN", "E-PART", "E-NOT-YOUR-TURN")


class Reading(NamedTuple):
    """
    One order file, checked. `problems` holds errors and warnings, unsorted.

    `seat` is "" when unknown or not to decide now. `text` is the canonical text that a record will
    hold (without signature), `sig` its base64 signature or "". `orders` are the rule set's own.
    """

    seat: str
    document: Data
    problems: tuple[Problem, ...]
    text: str = ""
    sig: str = ""
    orders: Any = None

    @property
    def refused(self) -> bool:
        """Say whether the file has an error (not only warnings)."""
        return any(problem.is_error for problem in self.problems)


def address(file: GameFile, seq: int) -> Data:
    """The table [signed] as far as it says what is answered: the game and its last head."""
    return {"game_id": file.genesis.game_id.hex(), "base": answered_head(file), "seq": seq}


def read_document(
    file: GameFile, table: AnyTable, state: Any, stand: Stand, document: Data,
    taken: Sequence[str], known: Mapping[str, int] = _NOTHING,
) -> Reading:  # fmt: skip
    """
    Check one order file; `taken` are the seats whose files were read before it.

    In an open game orders of a seat without a key get their table [signed] here. `known` are the
    cards face down that the author of unsigned orders can look at.
    """
    if faults := check_profile(document):
        return Reading("", document, tuple(Problem("E-VALUE", *fault) for fault in faults))
    if "signed" not in document and document.get("player") not in file.genesis.identities:
        document = {**document, "signed": address(file, 1)}
    sheet = Sheet(document)
    header = read_header(sheet, stand)
    if not header.seat:
        return Reading("", document, _explained(file, document, sheet.problems))
    if header.seat in taken:
        sheet.note("E-DUPLICATE", ("player",), f"a second file of {header.seat}",
                   "give only one file for each player")  # fmt: skip
    if file.genesis.cards == "face-up":
        orders = read_checked(table, state, header.seat, sheet)
    else:
        from pbem.engine.hands.openings import read_hidden  # late: only where hands are hidden

        orders = read_hidden(file.genesis, table, state, header.seat, sheet, known,
                             final=header.signed)  # fmt: skip
    text = unsigned_text(document)
    _check_size(sheet, text)
    if header.sig and not sheet.refused:
        _check_signature(sheet, stand, header.seat, text, header.sig)
    sig = wrap_base64(header.sig, _WHOLE)[0] if header.sig else ""
    return Reading(header.seat, document, tuple(sheet.problems), text, sig, orders)


def read_checked(table: AnyTable, state: Any, seat: str, sheet: Sheet) -> Any:
    """Let the rule set read its part of the orders; keys that it did not take are refused."""
    orders = table.read_orders(state, seat, sheet)
    if not sheet.data.keys() <= {*sheet.taken}:
        refused = [fault.path for fault in sheet.problems if fault.code == "E-UNKNOWN-KEY"]
        if not any(len(path) == 1 for path in refused):
            sheet.close()
    return orders


def unsigned_text(document: Data, *, check: bool = True) -> str:
    """The canonical text of orders: all but the signature itself. `check` as in `canonical`."""
    signed = {key: value for key, value in document.get("signed", {}).items() if key != "sig"}
    return canonical({**document, "signed": signed}, check=check).decode()


def _check_size(sheet: Sheet, text: str) -> None:
    if len(text) > MAX_TEXT:
        sheet.note("E-VALUE", (), f"the orders are longer than {MAX_TEXT} characters")


def _check_signature(sheet: Sheet, stand: Stand, seat: str, text: str, sig: bytes) -> None:
    public = stand.genesis.identities[seat]
    if not verify_ed25519(public, ORDERS_NAMESPACE, text.encode(), sig):
        sheet.note("E-SIGNATURE", ("signed", "sig"), f"this is not {seat}'s signature of these "
                   "orders", "they were changed after signing; sign again")  # fmt: skip


# ── too late, too early ──────────────────────────────────────────────────────────────────────────


def _explained(file: GameFile, document: Data, problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """Say in the hint whether orders come too late, too early, or a second time."""
    if not any(problem.code in _MOMENT for problem in problems):
        return tuple(problems)
    records = file.all_records()
    own = _without_signed(document)
    for record in reversed(records):
        if any(_without_signed(_loaded(text)) == own for text in record.orders):
            hint = f"these orders were resolved already, in record {record.index}"
            return tuple(
                one._replace(hint=hint) if one.code in _MOMENT else one for one in problems
            )
    heads = [record.head for record in records]
    return tuple(_with_base_hint(one, file, document, heads) for one in problems)


def _with_base_hint(
    problem: Problem, file: GameFile, document: Data, heads: Sequence[str]
) -> Problem:
    if problem.code != "E-BASE":
        return problem
    if document["signed"]["base"] not in heads:
        return problem._replace(hint="the game file is older than these orders, or another "
                            "copy of the game; take the newest game file")  # fmt: skip
    turn = file.state.get("turn")
    note = f" (turn {turn})" if type(turn) is int else ""
    hint = f"the game has moved on; take the newest game file{note}"
    return problem._replace(hint=hint)


def _without_signed(document: Data) -> Data:
    return {key: value for key, value in document.items() if key != "signed"}


def _loaded(text: str) -> Data:
    try:
        return read_canonical(text)
    except ContentError:
        return {}
