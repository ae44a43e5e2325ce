"""
Order files against a game: header, static check, signature, and whether they come too late.

Everything found is a problem with its place; nothing is raised. The text made here is what a record
holds and what was signed.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from pbem.engine.file.decision import answered_head
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import table_of
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.game import Game
from pbem.engine.play.order_header import SIGNATURE_WIDTH, ExpectedHeader, by_id, read_header
from pbem.engine.table.gate import Answer, answer_to
from pbem.engine.table.sheet import Path, Problem, Sheet
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, GameOverError, InputError, OrdersRefusedError
from pbem.trust.canonical import MAX_TEXT, canonical, check_profile, format_base64, wrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.signers import Signer, nonce
from pbem.trust.sshsig import verify_ed25519

_NOTHING: Mapping[str, int] = MappingProxyType({})
OTHER_MOMENT = ("E-BASE", "E-TURN", "E-PART", "E-NOT-YOUR-TURN")
ALREADY_PLAYED = "these orders were already played"
"""How the hint begins for orders that are in the history."""


class Reading(NamedTuple):
    """
    One order file, checked. `problems` holds errors and warnings, unsorted.

    `seat` is "" when unknown or not to decide now. `text` is the canonical text that a record will
    hold (without signature), `sig` its base64 signature or "". `orders` are the rule set's own.
    `lifted` are the places of settings that were read as if they stood at the top of the file.
    """

    seat: str
    document: Data
    problems: tuple[Problem, ...]
    text: str = ""
    sig: str = ""
    orders: Any = None
    lifted: tuple[Path, ...] = ()

    @property
    def refused(self) -> bool:
        """Say whether the file has an error (not only warnings)."""
        return any(problem.is_error for problem in self.problems)

    @property
    def answer(self) -> Answer:
        """What the file is worth: wrong, not complete yet and what is missing, or complete."""
        return answer_to(self.problems)


def address(file: GameFile, seq: int) -> Data:
    """The table [signed] as far as it says what is answered: the game and its last head."""
    return {"game_id": file.genesis.game_id.hex(), "base": answered_head(file), "seq": seq}


class Checked(NamedTuple):
    """The order files handed in, in that order, and the seats from whom orders are missing."""

    readings: tuple[Reading, ...]
    missing: tuple[str, ...]

    @classmethod
    def of(cls, game: Game, readings: Sequence[Reading]) -> "Checked":
        """Return what was read for a game that is not over, with those who are missing."""
        awaited, given = game.awaited, [reading.seat for reading in readings]
        missing = tuple(seat for seat in (awaited.must if awaited else ()) if seat not in given)
        return cls(tuple(readings), missing)

    @property
    def ready(self) -> bool:
        """Say whether they can be resolved now."""
        return not self.missing and not any(reading.refused for reading in self.readings)


def check(game: Game, documents: Sequence[Data], known: Mapping[str, int] = _NOTHING) -> Checked:
    """
    Check order files (plain data) against a game, completely and without any die.

    Orders that a seat with a key has not signed yet get a warning (W-UNSIGNED); such orders may use
    `known` cards that lie face down (`hands.visibility`). Raises GameOverError; everything else
    wrong is in the result.
    """
    awaited = game.awaited
    if awaited is None:
        raise GameOverError("the game is over; no more orders are accepted")
    file = game.file
    expected = ExpectedHeader(file.genesis, answered_head(file), game.clock, awaited)
    readings: list[Reading] = []
    for document in documents:
        taken = [reading.seat for reading in readings]
        read = partial(_read_document, game, expected, taken, known)
        readings.append(_read_anywhere(read, document))
    return Checked.of(game, readings)


def _read_anywhere(read: Callable[[Data], Reading], document: Data) -> Reading:
    """Check one order file, with its settings where they belong if it is not signed."""
    reading = read(document)
    if not reading.refused:
        return reading
    # Late: most files are in order.
    from pbem.engine.play.misplaced_settings import lift_settings, moved_back, remarks, with_way_out

    lifted = lift_settings(document, reading.problems, lambda one: read(one).problems)
    if "signed" in document or not lifted.origins:
        known_places = {*lifted.origins.values(), *lifted.doubtful}
        return reading._replace(problems=with_way_out(reading.problems, known_places))
    found = read(lifted.document)
    there = with_way_out(found.problems, lifted.doubtful)
    problems = (*moved_back(there, lifted.origins), *remarks(lifted.origins))
    return found._replace(problems=problems, lifted=tuple(lifted.origins.values()))


def _read_document(
    game: Game, expected: ExpectedHeader, taken: Sequence[str], known: Mapping[str, int], document: Data
) -> Reading:
    """
    Check one order file; `taken` are the seats whose files were read before it.

    In an open game orders of a seat without a key get their table [signed] here. `known` are the
    cards face down that the author of unsigned orders can look at.
    """
    file, table, state = game.file, game.table, game.state
    written = by_id(file.genesis, document)
    if "signed" not in written and not _has_key(file.genesis, written.get("player")):
        written = {**written, "signed": address(file, 1)}
    text = _text_of(document, written)
    if text is None:
        return Reading("", document, tuple(Problem("E-VALUE", *fault) for fault in check_profile(document)))
    sheet = Sheet(written)
    header = read_header(sheet, expected)
    if not header.seat:
        return Reading("", written, _explain_moment(file, written, sheet.problems))
    if header.seat in taken:
        sheet.note("E-DUPLICATE", ("player",), f"a second file of {header.seat}", "give one file for each player")
    orders = hands_of(file.genesis).read_orders(table, state, header.seat, sheet, known, final=header.signed)
    _check_size(sheet, text)
    if header.sig and not sheet.refused:
        _check_signature(sheet, expected, header.seat, text, header.sig)
    sig = format_base64(header.sig) if header.sig else ""
    return Reading(header.seat, written, tuple(sheet.problems), text, sig, orders)


def _text_of(document: Data, written: Data) -> str | None:
    """Return the canonical text of orders as they will be `written`; None if what was handed in has a fault."""
    signed = "signed" in document
    if signed and check_profile(document):
        return None
    try:
        # What is signed was checked with its signature; all else that is added here is sound.
        return unsigned_text(written, check=not signed)
    except ContentError:
        return None


def _has_key(genesis: Genesis, player: object) -> bool:
    """Say whether a seat with a key is named; what is written for a player may be anything."""
    return isinstance(player, str) and player in genesis.identities


def unsigned_text(document: Data, *, check: bool = True) -> str:
    """The canonical text of orders: all but the signature itself. `check` as in `canonical`."""
    signed = document.get("signed", {})
    if isinstance(signed, dict):  # otherwise it is a slip, reported with the others
        signed = {key: value for key, value in signed.items() if key != "sig"}
    return canonical({**document, "signed": signed}, check=check).decode()


def _check_size(sheet: Sheet, text: str) -> None:
    if len(text) > MAX_TEXT:
        sheet.note("E-VALUE", (), f"the orders are longer than {MAX_TEXT} characters")


def _check_signature(sheet: Sheet, expected: ExpectedHeader, seat: str, text: str, sig: bytes) -> None:
    public = expected.genesis.identities[seat]
    if not verify_ed25519(public, ORDERS_NAMESPACE, text.encode(), sig):
        sheet.note(
            "E-SIGNATURE",
            ("signed", "sig"),
            f"this is not {seat}'s signature of these orders",
            "perhaps they were changed after signing; sign them again",
        )


# ── too late, too early ──────────────────────────────────────────────────────────────────────────


def _explain_moment(file: GameFile, document: Data, problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """Say in the hint whether orders come too late, too early, or a second time."""
    if not any(problem.code in OTHER_MOMENT for problem in problems):
        return tuple(problems)
    from pbem.engine.text.talk_in_orders import KEY  # late: only for orders of another moment

    records = file.all_records()
    own = {key: value for key, value in without_signed(document).items() if key != KEY}
    for record in reversed(records):
        if any(without_signed(table_of(text)) == own for text in record.orders):
            hint = f"{ALREADY_PLAYED}, in record {record.index}"
            return tuple(one._replace(hint=hint) if one.code in OTHER_MOMENT else one for one in problems)
    heads = [record.head for record in records]
    return tuple(_with_base_hint(one, file, document, heads) for one in problems)


def _with_base_hint(problem: Problem, file: GameFile, document: Data, heads: Sequence[str]) -> Problem:
    if problem.code != "E-BASE":
        return problem
    if document["signed"]["base"] not in heads:
        return problem._replace(
            hint="the game file is older than these orders, or another copy of the game; take the newest game file"
        )
    turn = file.state.get("turn")
    note = f" (turn {turn})" if type(turn) is int else ""
    hint = f"the game has moved on; take the newest game file{note}"
    return problem._replace(hint=hint)


def without_signed(document: Data) -> Data:
    """Return orders without their table [signed]: what their player says in them."""
    return {key: value for key, value in document.items() if key != "signed"}


# ── Signing orders ────────────────────────────────────────────────────────────────────────────────
#
# Orders are checked before and after they are signed, so that nobody signs what would be refused.


def sign_orders(game: Game, document: Data, signer: Signer, root: bytes, *, seq: int = 1) -> Data:
    """
    Return a sound order file with its [signed] table, as the last key of a new document.

    `signer` holds the seat's key, `root` (32 bytes) is the secret of its nonces. A [signed] table
    that is already there is replaced. Raises OrdersRefusedError when the document has a fault,
    InputError when the key is not that of its seat.
    """
    own = without_signed(document)
    if check_profile(own):
        raise OrdersRefusedError(check(game, [own]))
    own = by_id(game.file.genesis, own)
    seat = own.get("player")
    if game.file.genesis.identities.get(seat if isinstance(seat, str) else "") != signer.public:
        raise InputError(f"this is not the key with which {seat!a} plays in this game")
    signed = address(game.file, seq)
    if hands_of(game.file.genesis).hidden:
        signed |= _cards_in(game, own, root)
    signed["nonce"] = nonce(root, canonical({**own, "signed": signed})).hex()
    signature = signer.sign(ORDERS_NAMESPACE, canonical({**own, "signed": signed}))
    done = {**own, "signed": {**signed, "sig": wrap_base64(signature, SIGNATURE_WIDTH)}}
    checked = check(game, [done])
    if checked.readings[0].refused:
        raise OrdersRefusedError(checked)
    return done


def _cards_in(game: Game, orders: Data, root: bytes) -> Data:
    """Return what [signed] says of cards; raise OrdersRefusedError for orders with a fault."""
    from pbem.engine.play.visibility import see  # late: playing a turn signs no orders

    sight = see(game, str(orders.get("player")), root)
    checked = check(game, [orders], sight.cards)
    reading = checked.readings[0]
    if reading.refused:
        raise OrdersRefusedError(checked)
    hands = hands_of(game.file.genesis)
    return hands.signed_part(game.file, game.table, reading.orders, sight.openings, root)
