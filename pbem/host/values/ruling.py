"""
What becomes of orders in a mail: taken, to be confirmed, ignored or wrong; and why, in a sentence.

Pure: the open turn as it stands, what was found in the mail, and who the mail says it is from. Nothing
but signatures is trusted; an address counts only for orders that need no signature.
"""

from collections.abc import Sequence
from typing import Any

import attrs

from pbem.engine.file.phrases import format_seats
from pbem.engine.play.order_check import Reading, unsigned_text
from pbem.engine.play.order_header import by_id
from pbem.engine.play.sealed_orders import needs_sealing, split_proof
from pbem.engine.table.sheet import Problem
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.mails.sealed_ruling import rule_opened
from pbem.host.values.open_turn import OpenTurn, Ruling, RulingWord, StoredOrders, content_mark
from pbem.mail.found import ADDRESSED, COMPLETED, CORRECTED, DOUBTFUL, EARLIER_MAIL, HEADLESS, SLIPPED, FoundOrders
from pbem.mail.order_worth import OrderWorth, weigh
from pbem.trust.canonical import canonical

_SEQ_LIMIT = 999_999
_SEAL_FIRST = (
    "several players decide at once, so orders are sealed first: mail the file that ends with "
    "-sealed.toml, and keep these to yourself"
)

_AS_SENT = "they are the order file as it was sent to you, not filled in"
_CUT_OFF = "they may have been cut off on the way: there is a BEGIN line but no END line"
_ONE_OF_SEVERAL = "your mail contains several different sets of orders, and nothing says which of them counts"
_QUOTED_BELOW = "they are in the older mail that you quoted, and your mail has other orders"
_SENT_BEFORE = "you sent them before, and here they are only in the older mail that you quoted"
_ASKED = "nothing was accepted, because not every line is clear; correct the lines below, and send all of them again"
_DRAFT = (
    "nothing is wrong with them, but {} plays with a key, and they are not signed. The attached order file says the same: "
    "save it beside the game file, sign it, and send it: {}"
)
_VEILED = (
    "they name cards that lie face down, which only you can see. The attached order file says the same: save it beside "
    "the game file, sign it, which opens these cards, and send it: {}"
)
_SIGNED_BESIDE = "signed orders are in the same mail, and those count"
_CORRECTED = "they are the refused orders, with a line that you corrected in the quotation"
_COMPLETED = (
    "they are the orders that were refused before, with the lines of this mail put in. If these lines are all that "
    "you order, send them again with a line below them: end"
)
_TAKEN_BACK = "you took these orders back. Sign them again to order them: {}"
_ADDRESSED = (
    "some lines stand below words to another player, so they may be orders or part of these words, which were not passed "
    "on. Put an empty line between them"
)
_ELSEWHERE = (
    "they came from {}, an address that is not registered, in answer to a mail that you got. Without your yes they count "
    "as not sent, and orders that you sent before stand"
)
_ALSO = b"# also from "
_HEADLESS = (
    "their lines do not name game, player and turn; "
    "those were taken from your address, and from the letter that you answer"
)
_DOUBTFUL = (
    "a line of your mail may be an order and was not understood. Without your yes this mail counts as not sent, and "
    "orders that you sent before stand"
)
_SLIPPED = (
    "a word of your mail is spelled like no order, and was read as the nearest one. Without your yes this mail counts as "
    "not sent, and orders that you sent before stand"
)
_REPAIRED = "they arrived changed and had to be repaired, and no signature vouches for the repair"


def rule(turn: OpenTurn, found: FoundOrders, sender: str, *, standby: bool = False) -> Ruling:
    """Decide about orders that are for this game."""
    found = attrs.evolve(found, document=by_id(turn.genesis, found.document))
    if found.standing == "unreadable":
        what = _ASKED if found.typed else "these orders cannot be read"
        return Ruling("wrong", what, found, problems=found.problems)
    if found.standing == "false":
        what = "the signature does not hold: something was changed, or somebody else wrote this"
        return Ruling("wrong", f"{what}. Attach the file as it was signed", found)
    if found.standing == "unknown":
        return Ruling("wrong", "they are signed for a different game with this name", found)
    return _readable(turn, found, sender, standby=standby)


def told_apart(turn: OpenTurn, ruling: Ruling, others: Sequence[Ruling]) -> Ruling:
    """
    Return what becomes of orders beside the others in the same mail that are not signed.

    Where several sets differ, none is taken; their player says which one counts. Those that could
    not be read, or were refused, may be the ones that were meant.
    """
    if ruling.proved:
        return ruling
    if ruling.found.typed and _is_signed_beside(ruling, others):
        return ruling.ignored(_SIGNED_BESIDE)
    if not ruling.takes:
        return ruling
    own = {
        content_of(other)
        for other in others
        if not other.proved
        and not other.found.quoted
        and other.word != "ignored"
        and other.found.standing in ("unsigned", "unreadable")
        and other.found.player in (ruling.found.player, "")
    }
    if ruling.found.quoted:
        sent = [sha for _, sha in turn.stored.get(ruling.seat, [])]
        if content_mark(ruling.found.text.encode()) in sent:
            return ruling.ignored(_SENT_BEFORE)
        return ruling.ignored(_QUOTED_BELOW) if own else ruling
    return asked(turn, ruling, _ONE_OF_SEVERAL) if own - {content_of(ruling)} else ruling


def _is_signed_beside(ruling: Ruling, others: Sequence[Ruling]) -> bool:
    """Say whether orders that their player signed stand beside typed ones, which may be mere words."""
    signed = (one for one in others if one.proved and one.takes)
    return any(ruling.seat in (one.seat, "") for one in signed)


def written(turn: OpenTurn, orders: Sequence[FoundOrders]) -> list[FoundOrders]:
    """
    Return the orders that somebody wrote.

    The order file to fill in, as the host sent it, is left out where a reply quotes it, and beside
    any other orders.
    """
    sent = [
        found
        for found in orders
        if not found.typed and turn.is_template(str(found.document.get("player")), found.document)
    ]
    if len(sent) < len(orders):
        return [found for found in orders if found not in sent]
    return [found for found in orders if not found.quoted]


def confirmed(turn: OpenTurn, seat: str, data: bytes) -> Ruling:
    """Decide about orders that were held back, and that their player has now said yes to."""
    file = order_file.read(data, "")
    found = FoundOrders(file.data, file.text, "unsigned", (EARLIER_MAIL,))
    return _rule_by_worth(turn, found, seat, proved=False)


# ── one order file ───────────────────────────────────────────────────────────────────────────────


def _readable(turn: OpenTurn, found: FoundOrders, sender: str, *, standby: bool) -> Ruling:
    claimed = str(found.document.get("player"))
    proved = found.standing == "signed"
    seat = claimed if proved or turn.plays_from(claimed, sender) else ""
    try:
        document, proof = split_proof(found.document)
    except InputError as error:
        return Ruling("wrong", str(error), found, seat, proved)
    if proof:
        return rule_opened(turn, found, document, proof)
    if document is None:
        return Ruling("wrong", "there are no orders in it", found)
    if claimed in turn.passed_on:
        what = "your orders for this turn are already with the witness; these come too late"
        return Ruling("ignored", what, found, seat, proved)
    if found.standing == "unsigned" and claimed not in turn.genesis.identities:
        return _rule_unsigned(turn, found, seat, standby=standby)
    if proved and needs_sealing(turn.game):
        return Ruling("wrong", _SEAL_FIRST, found, seat, proved)
    return _rule_by_worth(turn, found, seat, proved=proved, standby=standby)


def _rule_unsigned(turn: OpenTurn, found: FoundOrders, seat: str, *, standby: bool) -> Ruling:
    """Decide about orders of a seat without a key: they must come from its address, and be clear."""
    if not seat:
        claimed = str(found.document.get("player"))
        return Ruling(
            "ignored",
            f"unsigned orders are accepted only from the address that is registered for {claimed[:40]!a}",
            found,
        )
    ruling = _rule_by_worth(turn, found, seat, proved=False, standby=standby)
    if ruling.word != "accepted":
        return ruling
    same = not found.typed and turn.is_template(seat, found.document)
    if not found.repairs and not same:
        return ruling
    why = _AS_SENT if same else _CUT_OFF if found.cut_off else _reason(found)
    return attrs.evolve(asked(turn, ruling, why), untouched=same)


def _reason(found: FoundOrders) -> str:
    known = (
        (ADDRESSED, _ADDRESSED),
        (DOUBTFUL, _DOUBTFUL),
        (COMPLETED, _COMPLETED),
        (CORRECTED, _CORRECTED),
        (HEADLESS, _HEADLESS),
        (SLIPPED, _SLIPPED),
    )
    return next((why for repair, why in known if repair in found.repairs), _REPAIRED)


def asked(turn: OpenTurn, ruling: Ruling, why: str) -> Ruling:
    """Return the ruling that these unsigned orders wait for the yes of their player, and why."""
    code = turn.confirmation_code(ruling.seat, ruling.found.document)
    hold = (code, ruling.seat, ruling.found.text.encode())
    return attrs.evolve(ruling, word="to be confirmed", sentence=why, keep=None, hold=hold)


def asked_elsewhere(turn: OpenTurn, ruling: Ruling, sender: str) -> Ruling:
    """Return the ruling that orders from an address that is not registered wait for a yes from one that is."""
    ruling = asked(turn, ruling, _ELSEWHERE.format(sender))
    document = {**ruling.found.document, "also": sender}
    data = _ALSO + sender.encode() + b"\n" + ruling.found.text.encode()
    return attrs.evolve(ruling, hold_also=(turn.confirmation_code(ruling.seat, document), ruling.seat, data))


def further_address(data: bytes) -> str:
    """Return the address that held orders bring along, to be believed from now on; "" for none."""
    first = data.partition(b"\n")[0]
    return first.removeprefix(_ALSO).decode() if first.startswith(_ALSO) else ""


def _rule_by_worth(turn: OpenTurn, found: FoundOrders, seat: str, *, proved: bool, standby: bool = False) -> Ruling:
    """Decide about orders by what they are worth now."""
    worth = weigh(turn.game, found)
    if worth.worth == "over" or worth.reading is None:
        return Ruling("ignored", "the game is over", found, seat, proved)
    if found.typed and worth.is_veiled and worth.seat in turn.genesis.identities:
        said = _VEILED.format(turn.signing(worth.seat))
        return Ruling("wrong", said, found, seat, proved, worth.problems)
    if worth.error is not None:
        word, sentence = _refusal(turn, worth, worth.error)
        return Ruling(word, sentence, found, seat, proved, worth.problems)
    if worth.needs_signature:
        if found.typed:
            said = _DRAFT.format(format_seats(turn.genesis, [worth.seat]), turn.signing(worth.seat))
            return Ruling("wrong", said, found, seat, proved, worth.problems, reading=worth.reading)
        who = format_seats(turn.genesis, [worth.seat])
        what = f"nothing is wrong with them, but {who} plays with a key and did not sign them"
        return Ruling("wrong", f"{what}: {turn.signing(worth.seat)}", found, seat, proved)
    return _keep_orders(turn, found, worth.reading, proved=proved, standby=standby)


def _refusal(turn: OpenTurn, worth: OrderWorth, error: Problem) -> tuple[RulingWord, str]:
    if worth.worth == "done":
        return "ignored", error.hint
    if worth.worth == "stale":
        return "ignored", f"they are not for this moment of the game, which is at {turn.spoken_clock}"
    if worth.worth == "other game":
        return "wrong", "they are for another game"
    return "wrong", "correct what is marked, and send them again"


def _keep_orders(turn: OpenTurn, found: FoundOrders, reading: Reading, *, proved: bool, standby: bool) -> Ruling:
    seat, data = reading.seat, found.text.encode()
    known = turn.stored.get(seat, [])
    seq, sha = _number(known, reading, data, turn.forgotten.get(seat, ()))
    before = turn.kept.get(seat)
    if before and (before.seq, before.sha) == (seq, sha):
        # Anybody can mail a copy of signed orders: it changes nothing.
        standby = before.standby
    else:
        # Orders that were accepted stay accepted, whatever comes after them.
        standby = standby and (before is None or before.standby)
    kept = StoredOrders(seat, seq, sha, data, standby)
    ruling = Ruling("accepted", "taken", found, seat, proved, reading.problems, kept, reading=reading)
    if reading.sig and (seq, sha) in turn.forgotten.get(seat, ()):
        return attrs.evolve(
            ruling, word="ignored", sentence=_TAKEN_BACK.format(turn.signing(seat, "--revise")), keep=None
        )
    if (seq, sha) in known:
        return ruling if known[-1] == (seq, sha) else _older(ruling, known[-1][0])
    if any(number == seq for number, _ in known):
        what = f"you have already signed other orders with the number {seq}, and those are in"
        again = f"Sign these again: {turn.signing(seat, '--revise')}"
        return attrs.evolve(ruling, word="wrong", sentence=f"{what}. {again}", keep=None)
    if known and seq < known[-1][0]:
        return _older(ruling, known[-1][0])
    if len(known) >= turn.submissions:
        what = f"you have sent orders {turn.submissions} times for this turn; no more are accepted"
        return attrs.evolve(ruling, word="ignored", sentence=what, keep=None)
    return ruling


def _older(ruling: Ruling, number: int) -> Ruling:
    what = f"newer orders from you are in (number {number})"
    return attrs.evolve(ruling, word="ignored", sentence=what, keep=None)


def _number(
    known: list[tuple[int, str]], reading: Reading, data: bytes, forgotten: Sequence[tuple[int, str]]
) -> tuple[int, str]:
    """Return number and hash of orders: the signed number, or the next in order of arrival."""
    if reading.sig:
        # Orders are the same however a mail program laid them out.
        sha = content_mark(unsigned_text(reading.document).encode())
        return min(int(reading.document["signed"]["seq"]), _SEQ_LIMIT), sha
    sha = content_mark(data)
    if known and known[-1][1] == sha and known[-1] not in forgotten:
        return known[-1]
    return (known[-1][0] if known else 0) + 1, sha


def content_of(ruling: Ruling) -> str:
    """Return what makes two orders the same, so that nobody is answered twice about them."""
    document: Any = ruling.found.document
    if document:
        return content_mark(canonical(document, check=False))
    return content_mark(ruling.found.text.encode("utf-8", "replace"))
