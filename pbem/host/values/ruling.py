"""
What becomes of some orders: taken, to be confirmed, ignored or wrong; and why, in a sentence.

Pure: the open turn as it stands, what was found in the mail, and who the mail says it is from. Nothing
but signatures is trusted; an address counts only for orders that need no signature.
"""

from collections.abc import Collection

import attrs

from pbem.engine.file.phrases import format_seats
from pbem.engine.play.order_check import Reading
from pbem.engine.play.order_header import by_id
from pbem.engine.play.sealed_orders import needs_sealing, split_proof
from pbem.engine.table.sheet import Problem
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.mails.sealed_ruling import rule_opened
from pbem.host.values.open_turn import OpenTurn, Ruling, StoredOrders
from pbem.mail.draft import address
from pbem.mail.found import (
    ADDRESSED,
    COMPLETED,
    CORRECTED,
    CUT_OFF,
    DOUBTFUL,
    EARLIER_MAIL,
    EXCHANGED,
    HEADLESS,
    LESSENED,
    SLIPPED,
    FoundOrders,
)
from pbem.mail.order_worth import OrderWorth, weigh
from pbem.record import value

_SEAL_FIRST = (
    "several players decide at once, so orders are sealed first: mail the file that ends with "
    "-sealed.toml, and keep these to yourself"
)

_AS_SENT = "they are the order file as it was sent to you, not filled in"
_CORRECT = "correct what is marked; a reply with the corrected lines alone is enough"
_ASKED = f"nothing was accepted, because not every line is clear; {_CORRECT}"
_DRAFT = (
    "nothing is wrong with them, but {} plays with a key, and they are not signed. The attached order file says the same: "
    "save it beside the game file, sign it, and send it: {}"
)
_VEILED = (
    "they name cards that lie face down, which only you can see. The attached order file says the same: save it beside "
    "the game file, sign it, which opens these cards, and send it: {}"
)
_TAKEN_BACK = "you took these orders back. Sign them again to order them: {}"
_ELSEWHERE = (
    "they came from {}, an address that is not registered, in answer to a letter that you got. Without your yes they count "
    "as not sent, and orders that you sent before stand"
)
_ALSO = b"# also from "
_UNSURE = {
    CUT_OFF: "they may have been cut off on the way: there is a BEGIN line but no END line",
    ADDRESSED: (
        "some lines stand below words to another player, so they may be orders or part of these words, which were not passed "
        "on. Put an empty line between them"
    ),
    DOUBTFUL: (
        "a line of your mail may be an order and was not understood. Without your yes this mail counts as not sent, and "
        "orders that you sent before stand"
    ),
    COMPLETED: (
        "they are the orders that were refused before, with the lines of this mail put in. If these lines are all that "
        "you order, send them again with a line below them: end"
    ),
    EXCHANGED: (
        "they are the orders that were refused before, with the lines of this mail put in, and without what it takes away. "
        "If these lines are all that you order, send them again with a line below them: end"
    ),
    LESSENED: "they are the orders that were refused before, without what this mail takes away",
    CORRECTED: "they are the refused orders, with a line that you corrected in the quotation",
    HEADLESS: (
        "their lines do not name game, player and turn; "
        "those were taken from your address, and from the letter that you answer"
    ),
    SLIPPED: (
        "a word of your mail is spelled like no order, and was read as the nearest one. Without your yes this mail counts as "
        "not sent, and orders that you sent before stand"
    ),
}
"""Why orders wait for a yes that are read in such a way; of several the first."""
_REPAIRED = "they arrived changed and had to be repaired, and no signature vouches for the repair"


@value
class Author:
    """
    Who a mail says it is from: its `address`, and the registered `account` for which it speaks.

    A program sent it by itself if `is_program`; orders of the seats in `standby` are to stand by.
    """

    address: str
    account: str
    is_program: bool = False
    standby: Collection[str] = ()


def rule(turn: OpenTurn, found: FoundOrders, author: Author) -> Ruling:
    """Decide about orders that are for this game."""
    found = attrs.evolve(found, document=by_id(turn.genesis, found.document))
    begun = Ruling("wrong", "", found)
    if found.standing == "unreadable":
        return begun.wrong(_ASKED if found.typed else "these orders cannot be read", found.problems)
    if found.standing == "false":
        return begun.wrong(
            "the signature does not hold: something was changed, or somebody else wrote this. Attach the file as it was signed"
        )
    if found.standing == "unknown":
        return begun.wrong("they are signed for a different game with this name")
    return _readable(turn, found, author)


def confirmed(turn: OpenTurn, seat: str, data: bytes) -> Ruling:
    """Decide about orders that were held back, and that their player has now said yes to."""
    file = order_file.read(data, "")
    found = FoundOrders(file.data, file.text, "unsigned", (EARLIER_MAIL,))
    return _rule_by_worth(turn, Ruling("wrong", "", found, seat))


# ── one order file ───────────────────────────────────────────────────────────────────────────────


def _readable(turn: OpenTurn, found: FoundOrders, author: Author) -> Ruling:
    claimed = str(found.document.get("player"))
    proved = found.standing == "signed"
    seat = claimed if proved or turn.plays_from(claimed, author.account) else ""
    begun, standby = Ruling("wrong", "", found, seat, proved), claimed in author.standby
    try:
        document, proof = split_proof(found.document)
    except InputError as error:
        return begun.wrong(str(error))
    if proof:
        return rule_opened(turn, found, document, proof)
    if document is None:
        return begun.wrong("there are no orders in it")
    if claimed in turn.passed_on:
        return begun.ignored("your orders for this turn are already with the witness; these come too late")
    if found.standing == "unsigned" and claimed not in turn.genesis.identities:
        return _rule_unsigned(turn, begun, standby=standby)
    if proved and needs_sealing(turn.game):
        return begun.wrong(_SEAL_FIRST)
    return _rule_by_worth(turn, begun, standby=standby)


def _rule_unsigned(turn: OpenTurn, begun: Ruling, *, standby: bool) -> Ruling:
    """Decide about orders of a seat without a key: they must come from its address, and be clear."""
    found = begun.found
    if not begun.seat:
        claimed = str(found.document.get("player"))[:40]
        return begun.ignored(f"unsigned orders are accepted only from the address that is registered for {claimed!a}")
    ruling = _rule_by_worth(turn, begun, standby=standby)
    if ruling.word != "accepted":
        return ruling
    same = not found.typed and turn.is_template(begun.seat, found.document)
    if not found.repairs and not same:
        return ruling
    why = next((why for repair, why in _UNSURE.items() if repair in found.repairs), _REPAIRED)
    return attrs.evolve(asked(turn, ruling, _AS_SENT if same else why), untouched=same)


def asked(turn: OpenTurn, ruling: Ruling, why: str) -> Ruling:
    """Return the ruling that these unsigned orders wait for the yes of their player, and why."""
    code = turn.confirmation_code(ruling.seat, ruling.found.document)
    hold = (code, ruling.seat, ruling.found.text.encode())
    return attrs.evolve(ruling, word="to be confirmed", sentence=why, keep=None, hold=hold)


def asked_elsewhere(turn: OpenTurn, ruling: Ruling, sender: str) -> Ruling:
    """Return the ruling that orders from an address that is not registered wait for a yes from one that is."""
    ruling = asked(turn, ruling, _ELSEWHERE.format(sender))
    try:
        address(sender)
    except InputError:
        return ruling  # it could not be registered
    document = {**ruling.found.document, "also": sender}
    data = _ALSO + sender.encode() + b"\n" + ruling.found.text.encode()
    return attrs.evolve(ruling, hold_also=(turn.confirmation_code(ruling.seat, document), ruling.seat, data))


def further_address(data: bytes) -> str:
    """Return the address that held orders bring along, to be believed from now on; "" for none."""
    first = data.partition(b"\n")[0]
    return first.removeprefix(_ALSO).decode() if first.startswith(_ALSO) else ""


def _rule_by_worth(turn: OpenTurn, begun: Ruling, *, standby: bool = False) -> Ruling:
    """Decide about orders by what they are worth now."""
    found = begun.found
    worth = weigh(turn.game, found)
    if worth.worth == "over" or worth.reading is None:
        return begun.ignored("the game is over")
    if found.typed and worth.is_veiled and worth.seat in turn.genesis.identities:
        return begun.wrong(_VEILED.format(turn.signing(worth.seat)), worth.problems)
    if worth.error is not None:
        return _refused(turn, attrs.evolve(begun, problems=worth.problems), worth, worth.error)
    if worth.needs_signature:
        who = format_seats(turn.genesis, [worth.seat])
        if found.typed:
            said = _DRAFT.format(who, turn.signing(worth.seat))
            return attrs.evolve(begun.wrong(said, worth.problems), reading=worth.reading)
        what = f"nothing is wrong with them, but {who} plays with a key and did not sign them"
        return begun.wrong(f"{what}: {turn.signing(worth.seat)}")
    return _keep_orders(turn, begun, worth.reading, standby=standby)


def _refused(turn: OpenTurn, begun: Ruling, worth: OrderWorth, error: Problem) -> Ruling:
    if worth.worth == "done":
        return begun.ignored(error.hint)
    if worth.worth == "stale":
        return begun.ignored(f"they are not for this moment of the game, which is at {turn.spoken_clock}")
    if worth.worth == "other game":
        return begun.wrong("they are for another game")
    signs = worth.seat in turn.genesis.identities and not begun.found.typed
    return begun.wrong("correct what is marked, and send them again" if signs else _CORRECT)


def _keep_orders(turn: OpenTurn, begun: Ruling, reading: Reading, *, standby: bool) -> Ruling:
    seat, data = reading.seat, begun.found.text.encode()
    known, before = turn.stored.get(seat, []), turn.kept.get(seat)
    seq, sha = turn.number_of(reading, data)
    if before and (before.seq, before.sha) == (seq, sha):
        # Anybody can mail a copy of signed orders: it changes nothing.
        standby = before.standby
    else:
        # Orders that were accepted stay accepted, whatever comes after them.
        standby = standby and (before is None or before.standby)
    kept = StoredOrders(seat, seq, sha, data, standby)
    ruling = Ruling("accepted", "taken", begun.found, seat, begun.proved, reading.problems, kept, reading=reading)
    if reading.sig and (seq, sha) in turn.forgotten.get(seat, ()):
        return ruling.ignored(_TAKEN_BACK.format(turn.signing(seat, "--revise")))
    if known and known[-1] == (seq, sha):
        return ruling
    if (seq, sha) not in known and any(number == seq for number, _ in known):
        what = f"you have already signed other orders with the number {seq}, and those are in"
        return ruling.wrong(f"{what}. Sign these again: {turn.signing(seat, '--revise')}")
    if known and seq <= known[-1][0]:
        return ruling.ignored(f"newer orders from you are in (number {known[-1][0]})")
    if len(known) >= turn.submissions:
        return ruling.ignored(f"you have sent orders {turn.submissions} times for this turn; no more are accepted")
    return ruling
