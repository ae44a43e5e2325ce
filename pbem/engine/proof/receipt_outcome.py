"""
What became of orders for which a host has signed a receipt, and what that proves against the host.

Rule 1. Orders that the host confirmed in time are played, or newer ones of their player are. The host
        who alone puts them aside (calls the turn missed, gives the seat away, takes the player out, or
        plays without orders that need not have come) is to blame; for a seat given away or a player taken
        out not if the player asked for it, which no file shows.
Rule 2. Orders that are at hand are judged anew by the state that they answer. If they break a rule
        nobody is to blame for the turn. If only their hash is at hand, that they were sound is what
        the host said himself, and what is said here says so.
"""

import re
from collections.abc import Callable, Iterable, Sequence

from pbem.engine.file.decision import MISSED, REPLACE, RESIGN, is_substitution
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record, table_of
from pbem.engine.play.game import Game
from pbem.engine.play.order_check import check, unsigned_text
from pbem.engine.proof.exhibit import Deed, Exhibit, SignedText
from pbem.engine.proof.forks import Claim, dice_claims, eras, signed_text
from pbem.engine.proof.receipts import Receipt
from pbem.engine.proof.signatures import raw_signature
from pbem.engine.table.problem import format_path
from pbem.engine.table.ruleset import Data
from pbem.errors import FaultsError
from pbem.record import value
from pbem.trust.documents import ADMIN_NAMESPACE, ORDERS_NAMESPACE
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


def outcome(
    genesis: Genesis, records: Sequence[Record], receipt: Receipt, at_hand: AtHand
) -> Outcome:
    """Say what became of the orders of a receipt in a history that holds."""
    what = f"the host confirmed orders of {receipt.player} at {receipt.at}"
    heads = [record.head for record in records]
    if receipt.base not in heads:
        return Outcome(f"{what}, for a head that is not in this file: compare the short heads")
    base = heads.index(receipt.base)
    after = _answers(records, base)
    if after is None:
        return Outcome(f"{what}; they have not been played yet")
    if _puts_aside(after, receipt):
        if receipt.in_time:
            found = _judged_anew(receipt, base, at_hand)
            return _put_aside(what, after, receipt, eras(genesis, records), found)
        return Outcome(f"{what}, after their time, {_deed(after)}")
    if after.admin:
        kind = table_of(after.admin).get("kind")
        return Outcome(
            f"{what}; record {after.index} is a decision ({kind}), so they no longer apply"
        )
    if which := _which_played(after, receipt):
        return Outcome(f"{what}; {which} in record {after.index}")
    if not receipt.in_time:
        return Outcome(f"{what}, after their time; record {after.index} was played without them")
    found = _judged_anew(receipt, base, at_hand)
    did = f"and played record {after.index} without them"
    prev = bytes.fromhex(records[after.index - 1].head)
    dice = [one for one in dice_claims(genesis, prev, after) if one.who == receipt.signed.who]
    return _blamed(f"{what}, in time, {did}", receipt, found, _signed(eras(genesis, records), dice))


def _which_played(record: Record, receipt: Receipt) -> str:
    """Say which orders of the player a record holds: those of the receipt, or others; "" if none."""
    for text in record.orders:
        if table_of(text).get("player") == receipt.player:
            same = orders_hash(text.encode()).hex() == receipt.orders
            return "they are" if same else f"other orders, which {receipt.player} signed too, are"
    return ""


def _answers(records: Sequence[Record], base: int) -> Record | None:
    """Return the record that came of the orders for a head; None if there is none yet."""
    return next((one for one in records[base + 1 :] if not is_substitution(one)), None)


# ── orders put aside by a decision ───────────────────────────────────────────────────────────────


def _puts_aside(record: Record, receipt: Receipt) -> bool:
    """Say whether in a record the host alone decided about the player, and so made orders stale."""
    decision = table_of(record.admin) if record.admin else {}
    about = decision.get("kind") in _DEEDS and decision.get("seat") == receipt.player
    return about and [who for who, _ in record.approvals] == [receipt.signed.who]


def _deed(record: Record) -> str:
    return f"and {_DEEDS[table_of(record.admin)['kind']]}, in record {record.index}"


def _put_aside(
    what: str, record: Record, receipt: Receipt, times: Sequence[Genesis], found: "_JudgedAnew"
) -> Outcome:
    decision = table_of(record.admin)
    claims = [
        Claim(who, ADMIN_NAMESPACE, record.admin.encode(), raw_signature(sig))
        for who, sig in record.approvals
    ]
    deed: Deed = "missed"
    unless = ""
    if decision["kind"] != MISSED and not _NOTICE.search(str(decision.get("reason"))):
        deed, unless = "aside", f", unless {receipt.player} asked for it"
    what = f"{what}, in time, {_deed(record)}"
    return _blamed(what, receipt, found, _signed(times, claims), deed, unless)


def _signed(times: Sequence[Genesis], claims: Iterable[Claim]) -> list[SignedText]:
    return [text for claim in claims if (text := signed_text(times, claim))]


def _blamed(
    what: str, receipt: Receipt, found: "_JudgedAnew", deeds: Sequence[SignedText],
    deed: Deed = "aside", unless: str = "",
) -> Outcome:  # fmt: skip
    """Blame the host for what he signed in `deeds`, unless the orders break a rule."""
    if found.fault:
        return Outcome(f"{what}; but judged anew they break a rule ({found.fault}), so nobody is to "
                       "blame for that")  # fmt: skip
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
