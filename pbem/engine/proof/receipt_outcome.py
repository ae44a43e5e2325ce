"""
What became of orders for which a host has signed a receipt, and what that proves against the host.

Rule 1. Orders that the host confirmed in time are played, or ones with a higher number are. The host
        who alone puts them aside (calls the turn missed, gives the seat away, takes the player out, plays
        orders with a lower number, or without orders that need not have come) is to blame; for a seat
        given away or a player taken out not if the player asked for it, which no file shows.
Rule 2. Orders that are at hand are judged anew by the state that they answer. If they break a rule
        nobody is to blame for the turn. If only their hash is at hand, the host's own word is that
        they were sound, and the outcome says that.
Rule 3. Two orders with one number accuse their player, where both are at hand.
Rule 4. A record whose dice are not the host's accuses no host.
"""

import re
from collections.abc import Callable, Iterable, Sequence

from pbem.engine.file.decision import MISSED, REPLACE, RESIGN, is_substitution
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record, table_of
from pbem.engine.play.game import Game
from pbem.engine.play.order_check import check, unsigned_text
from pbem.engine.proof.exhibit import Deed, Exhibit, SignedText
from pbem.engine.proof.forks import Claim, approval_claims, dice_claims, eras, signed_text
from pbem.engine.proof.receipts import Receipt
from pbem.engine.proof.signatures import raw_signature
from pbem.engine.table.sheet import format_path
from pbem.engine.table.terms import Data
from pbem.errors import FaultsError
from pbem.record import value
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.hashes import orders_hash

_DEEDS = {
    MISSED: "called the turn missed all the same",
    REPLACE: "gave the seat to somebody else instead of playing them",
    RESIGN: "took the player out of the game instead of playing them",
}
_NOTICE = re.compile(r"Entry [0-9]+ of the host's log, [0-9a-f]{64}\.")
"""How the reason of a decision names the notice that a turn was missed."""


@value
class AtHand:
    """
    Order files that came with a receipt, as plain data, of whatever player and moment.

    `game_after` gives the game as it stood after a record.
    """

    documents: Sequence[Data]
    game_after: Callable[[int], Game]


@value
class Outcome:
    """What a history says about a receipt: a sentence without its end, and evidence against the host."""

    sentence: str
    exhibit: Exhibit | None = None


def outcome(genesis: Genesis, records: Sequence[Record], receipt: Receipt, at_hand: AtHand) -> Outcome:
    """Say what became of the orders of a receipt in a history that holds."""
    what = f"the host confirmed orders of {receipt.player} at {receipt.at}"
    heads = [record.head for record in records]
    if receipt.base not in heads:
        return Outcome(f"{what}, for a head that is not in this file: compare the short heads")
    base = heads.index(receipt.base)
    after = next((one for one in records[base + 1 :] if not is_substitution(one)), None)
    if after is None:
        return Outcome(f"{what}; they have not been played yet")
    if _puts_aside(after, receipt):
        if receipt.in_time:
            found = _judged_anew(receipt, base, at_hand)
            return _put_aside(what, after, receipt, eras(genesis, records), found)
        return Outcome(f"{what}, after their time, {_deed_clause(after)}")
    if after.admin:
        kind = after.decided().get("kind")
        return Outcome(f"{what}; record {after.index} is a decision ({kind}), so they no longer apply")
    times, prev = eras(genesis, records), bytes.fromhex(records[after.index - 1].head)
    played = _played_of(after, receipt.player)
    number = table_of(played.text.decode())["signed"]["seq"] if played else 0
    if played and orders_hash(played.text).hex() == receipt.orders:
        return Outcome(f"{what}; they are in record {after.index}")
    if played and number >= receipt.seq:
        what = f"{what}; other orders, which {receipt.player} signed too, are in record {after.index}"
        if number == receipt.seq:
            found = _judged_anew(receipt, base, at_hand)
            return _with_one_number(what, number, _signed_texts(times, [played]), found)
        return Outcome(f"{what}, with the number {number}; these had {receipt.seq}")
    did = f"record {after.index} was played "
    did += f"with older ones, number {number} instead of {receipt.seq}" if played else "without them"
    if not receipt.in_time:
        return Outcome(f"{what}, after their time; {did}")
    dice = [one for one in dice_claims(genesis, prev, after) if one.who == receipt.signed.who]
    if not dice:
        return Outcome(f"{what}, in time; {did}, but not with the dice of the host")
    found = _judged_anew(receipt, base, at_hand)
    deeds = _signed_texts(times, [*dice, *([played] if played else [])])
    return _blame_host(f"{what}, in time; {did}", receipt, found, deeds, "older" if played else "aside")


def _played_of(record: Record, player: str) -> Claim | None:
    """Return the orders of a player in a record, with their signature; None if there are none."""
    for text, sig in zip(record.orders, record.sigs or [""] * len(record.orders), strict=True):
        if table_of(text).get("player") == player:
            raw = raw_signature(sig) if sig else b""
            return Claim(player, ORDERS_NAMESPACE, text.encode(), raw)
    return None


def _with_one_number(what: str, number: int, played: Sequence[SignedText], found: "_JudgedAnew") -> Outcome:
    """Two orders with one number: their player's offence, if the ones of the receipt are signed."""
    if found.signed and played:
        who = found.signed.who
        said = f"{what}, with the same number {number}: {who} signed two orders with one number"
        return Outcome(said, Exhibit((who,), "orders", (found.signed, *played)))
    return Outcome(
        f"{what}, with the same number {number}; whether the player signed two orders with one "
        "number or the host confirmed what never came, only the confirmed orders can show"
    )


# ── orders put aside by a decision ───────────────────────────────────────────────────────────────


def _puts_aside(record: Record, receipt: Receipt) -> bool:
    """Say whether in a record the host alone decided about the player, and so made orders stale."""
    decision = record.decided()
    about = decision.get("kind") in _DEEDS and decision.get("seat") == receipt.player
    return about and [who for who, _ in record.approvals] == [receipt.signed.who]


def _deed_clause(record: Record) -> str:
    return f"and {_DEEDS[record.decided()['kind']]}, in record {record.index}"


def _put_aside(what: str, record: Record, receipt: Receipt, times: Sequence[Genesis], found: "_JudgedAnew") -> Outcome:
    decision = record.decided()
    claims = approval_claims(record)
    deed: Deed = "missed"
    unless = ""
    if decision["kind"] != MISSED and not _NOTICE.search(str(decision.get("reason"))):
        deed, unless = "aside", f", unless {receipt.player} asked for it"
    what = f"{what}, in time, {_deed_clause(record)}"
    return _blame_host(what, receipt, found, _signed_texts(times, claims), deed, unless)


def _signed_texts(times: Sequence[Genesis], claims: Iterable[Claim]) -> list[SignedText]:
    return [text for claim in claims if (text := signed_text(times, claim))]


def _blame_host(
    what: str,
    receipt: Receipt,
    found: "_JudgedAnew",
    deeds: Sequence[SignedText],
    deed: Deed = "aside",
    unless: str = "",
) -> Outcome:
    """Blame the host for what he signed in `deeds`, unless the orders break a rule."""
    if found.fault:
        return Outcome(f"{what}; but judged anew they break a rule ({found.fault}), so nobody is to blame for that")
    items = [receipt.signed, *deeds, *([found.signed] if found.signed else [])]
    exhibit = Exhibit((receipt.signed.who,), deed, tuple(items), receipt.player)
    return Outcome(f"{what}: the host is to blame{unless}; {found.words}", exhibit)


@value
class _JudgedAnew:
    """Orders of a receipt judged by the state that they answer; `words` say what that is worth."""

    words: str
    signed: SignedText | None = None
    fault: str = ""


def _judged_anew(receipt: Receipt, base: int, at_hand: AtHand) -> _JudgedAnew:
    """Look for the orders of a receipt among those at hand, and judge them anew; signed ones rather."""
    found = _JudgedAnew("only their hash is here, so that they were sound is the host's own word")
    for document in at_hand.documents:
        if _hash_of(document) == receipt.orders:
            found = _judge(receipt, at_hand.game_after(base), document)
            if found.signed:
                break
    return found


def _hash_of(document: Data) -> str:
    if type(document.get("signed")) is not dict:
        return ""
    try:
        return orders_hash(unsigned_text(document).encode()).hex()
    except FaultsError:
        return ""


def _judge(receipt: Receipt, game: Game, document: Data) -> _JudgedAnew:
    player, reading = receipt.player, check(game, [document]).readings[0]
    errors = [one for one in reading.problems if one.is_error]
    # The signature is not in the hash: without it these are the confirmed orders all the same.
    fault = next((one for one in errors if one.path != ("signed", "sig")), None)
    if fault:
        return _JudgedAnew("", fault=f"{format_path(fault.path) or 'orders'}: {fault.message}")
    if errors:
        return _JudgedAnew(
            f"judged anew they are sound; that {player} signed them is the host's own word, because "
            "no good signature is on the copy that is here"
        )
    claim = Claim(player, ORDERS_NAMESPACE, reading.text.encode(), raw_signature(reading.sig))
    signed = signed_text([game.file.genesis], claim)
    return _JudgedAnew("judged anew they are sound, and signed", signed)
