"""
What becomes of orders in a mail: taken, to be confirmed, ignored or wrong; and why, in a sentence.

Pure: a game as it stands, what was found in the mail, and who the mail says that it is from. Nothing
is trusted but signatures; an address decides only about orders that need none.
"""

import base64
import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from pbem.engine.chance.sealed_orders import (
    Sealed,
    needs_sealing,
    read_sealed,
    set_summons,
    split_proof,
)
from pbem.engine.chance.witness import is_proof
from pbem.engine.order_check import Reading, unsigned_text
from pbem.engine.order_header import UNSIGNED
from pbem.engine.phrases import format_clock, format_seats
from pbem.engine.play import Game, check
from pbem.engine.problem import Problem
from pbem.engine.ruleset import Data
from pbem.engine.template import write_template
from pbem.engine.text import order_file
from pbem.errors import GameOverError, InputError
from pbem.mail.search import QUOTED, FoundOrders
from pbem.trust.canonical import canonical
from pbem.trust.hashes import orders_hash

Word = Literal["accepted", "to be confirmed", "ignored", "wrong"]

_LATE = ("E-BASE", "E-TURN", "E-PART", "E-NOT-YOUR-TURN")
_SEQ_LIMIT = 999_999
_SEAL_FIRST = (
    "several players decide at once, so orders are sealed first: mail the file that ends with "
    "-sealed.toml, and keep these to yourself"
)


class Kept(NamedTuple):
    """Orders that are in: an order file (LF) of a seat, its number, and the hash in its name."""

    seat: str
    seq: int
    sha: str
    data: bytes
    standby: bool = False


class Case(NamedTuple):
    """
    One hosted game as it stands.

    `kept` is what counts now by seat, `stored` every (number, hash) of a seat. `passed_on` are the
    seats whose orders are with the witness already, `secret` makes codes that nobody can guess,
    `sealed` are the sealed orders that are in.
    """

    name: str
    game: Game
    players: Mapping[str, str]
    kept: Mapping[str, Kept]
    stored: Mapping[str, list[tuple[int, str]]]
    passed_on: tuple[str, ...]
    secret: bytes
    submissions: int = 50
    sealed: tuple[Sealed, ...] = ()

    @property
    def record(self) -> int:
        """The record that orders have to answer."""
        return self.game.file.index

    def sits(self, seat: str, sender: str) -> bool:
        """Say whether this is the registered address of a seat; one may belong to several."""
        return bool(sender) and self.players.get(seat, "").casefold() == sender.casefold()

    def seat_at(self, sender: str) -> str:
        """Return the first seat whose registered address this is; "" for a stranger's."""
        return next(iter(self.seats_at(sender)), "")

    def seats_at(self, sender: str) -> list[str]:
        """Return all seats whose registered address this is."""
        return [seat for seat in self.players if self.sits(seat, sender)]


class Ruling(NamedTuple):
    """
    What became of one finding.

    `seat` is whose it is as far as that is proved or believed ("" if not), `proved` whether by a
    signature. `keep`, `hold` (code, seat and file) and `reveal` (seat and file) are what to do. `untouched` are the orders that
    the host sent to be filled in.
    """

    word: Word
    sentence: str
    found: FoundOrders
    seat: str = ""
    proved: bool = False
    problems: tuple[Problem, ...] = ()
    keep: Kept | None = None
    hold: tuple[str, str, bytes] | None = None
    reveal: tuple[str, bytes] | None = None
    untouched: bool = False


def rule(case: Case, found: FoundOrders, sender: str, *, standby: bool = False) -> Ruling:
    """Decide about one finding that is addressed to this game."""
    if found.standing == "unreadable":
        return Ruling("wrong", "these orders cannot be read", found, problems=found.problems)
    if found.standing == "false":
        what = "the signature does not hold: something was changed, or somebody else wrote this"
        return Ruling("wrong", f"{what}. Attach the file as it was signed", found)
    if found.standing == "unknown":
        return Ruling("wrong", "they are signed for another game of this name", found)
    return _readable(case, found, sender, standby=standby)


def template_of(game: Game, seat: str) -> Data:
    """Return the order file to fill in, as data."""
    return order_file.read(write_template(game, seat).encode(), "").data


def is_template(game: Game, seat: str, document: Data) -> bool:
    """Say whether somebody sent the order file to fill in back as it was."""
    awaited = game.awaited
    if awaited is None or seat not in (*awaited.must, *awaited.may):
        return False
    own = {key: value for key, value in document.items() if key != "signed"}
    return canonical(own, check=False) == canonical(template_of(game, seat), check=False)


def is_echo(case: Case, found: FoundOrders) -> bool:
    """Say whether this is the order file to fill in, quoted below a reply: nobody wrote it."""
    seat = str(found.document.get("player"))
    return QUOTED in found.repairs and is_template(case.game, seat, found.document)


def code_for(case: Case, seat: str, document: Data) -> str:
    """Return the code with which a player confirms orders: of them, this moment, and a secret."""
    return format_code(
        case.secret, {"head": case.game.file.head.hex(), "seat": seat, "orders": document}
    )


def format_code(secret: bytes, about: Data) -> str:
    """Return the code for something that waits for a yes; who has no `secret` cannot guess it."""
    data = canonical(about, check=False)
    digits = base64.b32encode(hmac.digest(secret, data, "sha256")).decode()
    return f"{digits[:4]}-{digits[4:8]}"


def confirmed(case: Case, seat: str, data: bytes) -> Ruling:
    """Decide about orders that were held, and that their player has said yes to."""
    file = order_file.read(data, "")
    found = FoundOrders(file.data, file.text, "unsigned", ("your earlier mail",))
    return _weighed(case, found, seat, file.data, proved=False)


# ── one finding ──────────────────────────────────────────────────────────────────────────────────


def _readable(case: Case, found: FoundOrders, sender: str, *, standby: bool) -> Ruling:
    claimed = str(found.document.get("player"))
    proved = found.standing == "signed"
    seat = claimed if proved or case.sits(claimed, sender) else ""
    try:
        document, proof = split_proof(found.document)
    except InputError as error:
        return Ruling("wrong", str(error), found, seat, proved)
    if proof:
        return _revealed(case, found, document, proof)
    if document is None:
        return Ruling("wrong", "there are no orders in it", found)
    if claimed in case.passed_on:
        what = "your orders for this turn are with the witness already; these come too late"
        return Ruling("ignored", what, found, seat, proved)
    if found.standing == "unsigned" and claimed not in case.game.file.genesis.identities:
        return _unsigned(case, found, seat)
    if proved and needs_sealing(case.game):
        return Ruling("wrong", _SEAL_FIRST, found, seat, proved)
    return _weighed(case, found, seat, document, proved=proved, standby=standby)


def _unsigned(case: Case, found: FoundOrders, seat: str) -> Ruling:
    """Decide about orders of a seat without a key: they come from its own address, and are clear."""
    if not seat:
        claimed = str(found.document.get("player"))
        return Ruling("ignored", f"orders that are not signed are taken only from the address that "
                      f"is registered for {claimed[:40]!a}", found)  # fmt: skip
    ruling = _weighed(case, found, seat, found.document, proved=False)
    if ruling.word != "accepted":
        return ruling
    same = is_template(case.game, seat, found.document)
    if not found.repairs and not same:
        return ruling
    why = (
        "they are the order file to fill in, as it was sent to you"
        if same
        else "they arrived changed and had to be repaired, and no signature vouches for that"
    )
    text = found.text.encode()
    code = code_for(case, seat, found.document)
    return ruling._replace(
        word="to be confirmed", sentence=why, keep=None, hold=(code, seat, text),
        untouched=same,
    )  # fmt: skip


def _weighed(
    case: Case, found: FoundOrders, seat: str, document: Data, *, proved: bool,
    standby: bool = False,
) -> Ruling:  # fmt: skip
    try:
        reading = check(case.game, [document]).readings[0]
    except GameOverError:
        return Ruling("ignored", "the game is over", found, seat, proved)
    if reading.refused:
        word, sentence = _refusal(case, reading)
        return Ruling(word, sentence, found, seat, proved, reading.problems)
    if any(problem.code == UNSIGNED for problem in reading.problems):
        what = f"they are sound, but {reading.seat} plays with a key and did not sign them"
        return Ruling("wrong", f"{what}: pbem sign GAME ORDERS", found, seat, proved)
    return _kept(case, found, reading, proved=proved, standby=standby)


def _refusal(case: Case, reading: Reading) -> tuple[Word, str]:
    worst = next(problem for problem in reading.problems if problem.is_error)
    now = format_clock(case.game.table.clock(case.game.state))
    if "resolved already" in worst.hint:
        return "ignored", worst.hint
    if worst.code in _LATE:
        return "ignored", f"they are not for this moment of the game, which is at {now}"
    if worst.code == "E-GAME":
        return "wrong", "they are for another game"
    return "wrong", "they were not taken; correct what is marked, and send them again"


def _kept(
    case: Case, found: FoundOrders, reading: Reading, *, proved: bool, standby: bool
) -> Ruling:
    seat, data = reading.seat, found.text.encode()
    known = case.stored.get(seat, [])
    seq, sha = _number(known, reading, data)
    kept = Kept(seat, seq, sha, data, standby)
    ruling = Ruling("accepted", "taken", found, seat, proved, reading.problems, kept)
    if (seq, sha) in known:
        return ruling if known[-1] == (seq, sha) else _older(ruling, known[-1][0])
    if any(number == seq for number, _ in known):
        what = f"you signed other orders with the number {seq} before, and those are in"
        again = "Sign these again: pbem sign GAME ORDERS --revise"
        return ruling._replace(word="wrong", sentence=f"{what}. {again}", keep=None)
    if known and seq < known[-1][0]:
        return _older(ruling, known[-1][0])
    if len(known) >= case.submissions:
        what = f"{case.submissions} orders of yours came for this turn; no more are taken"
        return ruling._replace(word="ignored", sentence=what, keep=None)
    return ruling


def _older(ruling: Ruling, number: int) -> Ruling:
    what = f"newer orders of yours are in (number {number})"
    return ruling._replace(word="ignored", sentence=what, keep=None)


def _number(known: list[tuple[int, str]], reading: Reading, data: bytes) -> tuple[int, str]:
    """Return number and hash of orders: the signed number, or the next in order of arrival."""
    if reading.sig:
        # The same orders are the same, however a mail program printed them.
        sha = mark_of(unsigned_text(reading.document).encode())
        return min(int(reading.document["signed"]["seq"]), _SEQ_LIMIT), sha
    sha = mark_of(data)
    if known and known[-1][1] == sha:
        return known[-1]
    return (known[-1][0] if known else 0) + 1, sha


def _revealed(
    case: Case, found: FoundOrders, document: Data | None, proofs: Mapping[str, bytes]
) -> Ruling:
    """Decide about opened orders, or a bare proof: the proof must be for exactly the sealed set."""
    genesis, seat = case.game.file.genesis, next(iter(proofs))
    if not needs_sealing(case.game) or seat not in genesis.dice_keys:
        return Ruling("ignored", "nothing is sealed at this moment of the game", found)
    try:
        summons = set_summons(case.game, case.sealed, seat)
    except InputError as error:
        return Ruling("ignored", f"it is too early to open orders: {error}", found)
    if not is_proof(genesis, summons, proofs[seat]):
        return Ruling(
            "wrong", "the proof in it is not for exactly the orders that were sealed", found
        )
    if document is not None and (fault := _unlike_sealed(case, document, seat)):
        return Ruling("wrong", fault, found, seat, proved=True)
    what = f"opened orders of {format_seats(genesis, [seat])}"
    return Ruling("accepted", what, found, seat, proved=True, reveal=(seat, found.text.encode()))


def _unlike_sealed(case: Case, document: Data, seat: str) -> str:
    """Say what is wrong with opened orders, "" if nothing is."""
    reading = check(case.game, [document]).readings[0]
    if reading.refused or not reading.sig:
        return "these orders cannot be played; send the file that pbem reveal wrote"
    sealed = {one.player: one.orders for one in case.sealed}
    if sealed.get(seat) != orders_hash(reading.text.encode()):
        return "these are other orders than those that were sealed"
    return ""


def rule_sealed(case: Case, data: bytes) -> tuple[Word, str, str]:
    """Decide about a file of sealed orders: the word, a sentence, and whose it is."""
    try:
        sealed = read_sealed(case.game, data)
    except InputError as error:
        return "wrong", str(error), ""
    known = {one.player: one for one in case.sealed}.get(sealed.player)
    if known is not None and known.orders != sealed.orders:
        what = "you sealed other orders before, and those count: they are on the list of all"
        return "ignored", what, sealed.player
    return "accepted", "your sealed orders are on the list", sealed.player


def mark_of(data: bytes) -> str:
    """Return how the name of an order file says what is in it."""
    return sha256(data).hexdigest()[:12]


def content_of(ruling: Ruling) -> str:
    """Return what makes two findings the same, so that nobody is answered twice about it."""
    document: Any = ruling.found.document
    if document:
        return mark_of(canonical(document, check=False))
    return mark_of(ruling.found.text.encode("utf-8", "replace"))
