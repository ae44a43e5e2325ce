"""
The papers that lie there for the next record of a game, by seat: orders, seals, opened lists, decisions.

They are checked before: what is in here counts. Where a paper lies, and how it came, the caller knows.
"""

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import attrs

from pbem.engine.play.play import Game, needed_witnesses
from pbem.engine.play.sealed_orders import PROOF, needs_sealing, require_proof
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.record import value

if TYPE_CHECKING:
    from pbem.engine.papers.decision_file import DecisionFile


@value
class Papers:
    """
    What lies there for the next record.

    `orders` hold the documents that can be played, an opened list before a shut one. `sealed` are all whose seal is
    held, as a file or in an opened list; `together` are those of one set: that which somebody has opened a list for,
    else all. `decisions` may be for another record. A host has confirmed that orders of `confirmed` are in.
    """

    orders: Mapping[str, Data] = attrs.Factory(dict)
    sealed: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
    decisions: "tuple[DecisionFile, ...]" = ()
    confirmed: Collection[str] = ()

    @property
    def opened(self) -> tuple[str, ...]:
        """Whose lists are open."""
        return tuple(seat for seat, document in self.orders.items() if is_opened(document))


def is_opened(document: Data) -> bool:
    """Say whether these are sealed orders that were opened."""
    return PROOF in document


def seals_in_lists(game: Game, orders: Mapping[str, Data]) -> dict[str, str]:
    """
    Return who has sealed orders by an opened list, each with the seat whose list says so.

    An opened file holds the seals of its whole set, signed, so whoever has it has those seals.
    """
    found: dict[str, str] = {}
    for seat, document in orders.items():
        # A file whose proof is for another set is complained of where it is to be played.
        with suppress(InputError):
            if is_opened(document):
                found |= {one.player: seat for one in require_proof(game, document)}
    return found


def papers_of(
    game: Game,
    orders: Mapping[str, Data],
    seals: Iterable[str] = (),
    decisions: "Iterable[DecisionFile]" = (),
    confirmed: Collection[str] = (),
) -> Papers:
    """Put together what lies there; `seals` are those whose sealed file does."""
    listed = tuple(seals_in_lists(game, orders))
    sealed = tuple(dict.fromkeys([*listed, *seals]))
    return Papers(orders, sealed, listed or sealed, tuple(decisions), confirmed)


# ── what they come to ────────────────────────────────────────────────────────────────────────────


def missing(game: Game, papers: Papers, drafts: Collection[str] = ()) -> list[str]:
    """
    Return who must decide and has given neither orders nor a seal; bots are not waited for.

    Where orders are sealed the seal is asked for: a list is opened only when the seals of all are held.
    """
    must = game.file.genesis.waited_for(game.awaited.must if game.awaited else ())
    given = papers.sealed if needs_sealing(game) else (*papers.orders, *papers.sealed)
    return [seat for seat in must if seat not in given or seat in drafts]


def unopened(game: Game, papers: Papers) -> list[str]:
    """
    Return who has sealed orders that must be opened before they can be played.

    Whoever makes no dice for the set, alone in it or passed over, only shows what was signed. Witnesses whose own
    lists are not in the set open nothing but their dice, until one of them is left, who plays.
    """
    if not papers.sealed:
        return []
    must = game.awaited.must if game.awaited else ()
    witnesses = needed_witnesses(game, papers.together)
    shown = [seat for seat, document in papers.orders.items() if is_opened(document) or seat not in witnesses]
    beside = [seat for seat in witnesses if seat not in (*must, *papers.together, *papers.opened)]
    seats = dict.fromkeys([*must, *papers.together, *(beside if len(beside) > 1 else ())])
    return [seat for seat in seats if seat not in shown]


def unsigned(game: Game, decision: "DecisionFile") -> tuple[str, ...] | None:
    """Return who must still sign a decision; None for one that is not for the next record."""
    with suppress(InputError):
        return tuple(decision.missing(game))
    return None


def opens_first(game: Game, papers: Papers) -> str:
    """
    Return who opens before all others, until that has happened; "" where anybody may.

    Where some lists may be left out, two players could each open with other seals before them, and neither
    set would ever be whole. So the first who must decide says which lists are in it.
    """
    awaited = game.awaited
    if awaited is None or not awaited.may or papers.opened:
        return ""
    return awaited.must[0]


def players(game: Game, papers: Papers) -> tuple[str, ...]:
    """
    Return whose part it is to play what is all in: who makes the dice, or whoever is first where nobody has to.

    In an open game orders count once they are played, so all who must decide may still be writing.
    """
    must = tuple(game.awaited.must if game.awaited else ())
    witnesses = needed_witnesses(game, papers.together or [*papers.orders])
    shut = tuple(one for one in witnesses if one not in papers.opened)
    if shut or not witnesses:
        return shut or must
    return tuple(seat for seat in game.file.genesis.seat_ids if seat in papers.together)[:1]
