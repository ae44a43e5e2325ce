"""
What orders that came in are worth against a game as it stands now, and which of them count.

What they are worth is a value, not words: `pbem status` prints it, a host makes its receipt from it.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from pbem.engine.play.order_check import ALREADY_PLAYED, OTHER_MOMENT, Reading
from pbem.engine.play.order_header import UNSIGNED
from pbem.engine.play.play import Game, check
from pbem.engine.play.sealed_orders import PROOF, require_proof
from pbem.engine.table.sheet import Problem
from pbem.engine.table.terms import Data
from pbem.errors import GameOverError, InputError
from pbem.mail.found import FoundOrders
from pbem.mail.inbox import GivenOrders
from pbem.record import value

Worth = Literal["sound", "unsigned", "unconfirmed", "done", "stale", "other game", "wrong", "over", "unreadable"]
"""
sound: they can be played. unsigned: sound, but their player has a key and did not sign. unconfirmed:
repaired, and no signature vouches for it; a person must look. done: they were played already. stale:
for another moment of the game. other game: for another game. wrong: they have an error. over: the
game is over. unreadable: these are no orders.
"""

_NOTHING: Mapping[str, int] = MappingProxyType({})


@value
class OrderWorth:
    """What some orders are worth. `reading` is how the game reads them, None where it was not asked."""

    worth: Worth
    problems: tuple[Problem, ...] = ()
    reading: Reading | None = None

    @property
    def seat(self) -> str:
        """Whose they are, if they can be read for this game; "" otherwise."""
        return self.reading.seat if self.reading else ""

    @property
    def error(self) -> Problem | None:
        """The first error, where there is one."""
        return next((problem for problem in self.problems if problem.is_error), None)

    @property
    def is_veiled(self) -> bool:
        """Say whether they may be sound: every error is about cards face down, which their player alone can see."""
        errors = [problem for problem in self.problems if problem.is_error]
        return bool(errors) and all(problem.veiled for problem in errors)

    @property
    def needs_signature(self) -> bool:
        """Say whether their player has a key, and they are not signed with it."""
        return any(problem.code == UNSIGNED for problem in self.problems)


def weigh(game: Game, found: FoundOrders, known: Mapping[str, int] = _NOTHING) -> OrderWorth:
    """
    Say what orders are worth now. A proof below them is left aside; without orders it counts by itself.

    `known` are the cards face down that their author can look at. Whether the signature holds is
    shown by `found.standing`; here a false one makes them "wrong" like any other error.
    """
    if found.standing == "unreadable":
        return OrderWorth("unreadable", found.problems)
    document = {key: value for key, value in found.document.items() if key != PROOF}
    try:
        reading = check(game, [document], known).readings[0]
    except GameOverError:
        return OrderWorth("over")
    if _is_bare_proof(game, found.document):
        return OrderWorth("sound", (), reading)
    return OrderWorth(_worth(found, reading), reading.problems, reading)


def _is_bare_proof(game: Game, document: Data) -> bool:
    """Say whether a file holds the dice of somebody for a set of seals, and nothing else."""
    if PROOF not in document or "signed" in document:
        return False
    try:
        return bool(require_proof(game, document))
    except InputError:
        return False


def _worth(found: FoundOrders, reading: Reading) -> Worth:
    error = next((problem for problem in reading.problems if problem.is_error), None)
    if error is None:
        if found.needs_confirmation and found.standing == "unsigned":
            return "unconfirmed"
        if any(problem.code == UNSIGNED for problem in reading.problems):
            return "unsigned"
        return "sound"
    if error.code in OTHER_MOMENT:
        return "done" if error.hint.startswith(ALREADY_PLAYED) else "stale"
    return "other game" if error.code == "E-GAME" else "wrong"


# ── which of them count ──────────────────────────────────────────────────────────────────────────


def orders_for_now(orders: Sequence[GivenOrders], game: Game) -> list[GivenOrders]:
    """
    Return the orders for this very moment of a game, all orders if there are none such.

    Old orders, which replies like to quote, are left out so. Where a player signed orders again for
    the same head, the last are kept.
    """
    clock = game.clock
    moment = (game.file.genesis.name, clock.turn, clock.part)
    now = [given for given in orders if _moment(given.found.document) == moment]
    return _newest(now or orders)


def _newest(orders: Sequence[GivenOrders]) -> list[GivenOrders]:
    """Of orders that one player signed again keep the last; everything else is kept."""
    last: dict[tuple[str, str], int] = {}
    for given in orders:
        if given.found.standing == "signed":
            slot, seq = _slot(given.found.document)
            last[slot] = max(last.get(slot, 0), seq)
    return [given for given in orders if given.found.standing != "signed" or _is_last(given, last)]


def _moment(document: Data) -> tuple[object, object, object]:
    return document.get("game"), document.get("turn"), document.get("part", 1)


def _is_last(given: GivenOrders, last: Mapping[tuple[str, str], int]) -> bool:
    slot, seq = _slot(given.found.document)
    return last[slot] == seq


def _slot(document: Data) -> tuple[tuple[str, str], int]:
    signed = document["signed"]
    return (str(document.get("player")), str(signed.get("base"))), int(signed.get("seq") or 0)
