"""
Turns of seats that are played by program, in games of mode open: nobody has to sign for them.

Their orders are ordinary records; `[genesis]` says whose they are.
"""

from collections.abc import Callable, Collection

from pbem.engine.play.game import Game
from pbem.engine.play.play import Applied, apply
from pbem.engine.table.terms import Data
from pbem.trust.signers import Signer

MOST_TURNS = 300
"""Bots alone go on for so many records at a time; they need not ever come to an end."""


Remark = Callable[[str, str], None]
"""What is told of a seat whose bot wrote something that is refused, and what was played instead."""


def orders_of_bots(game: Game, remark: Remark, given: Collection[str] = ()) -> list[Data]:
    """
    Return the orders of the bots that must decide now, but for the seats that have `given` theirs.

    Raises InputError for a style that is not installed. In modes with witnesses bots are played by
    the people who hold their keys, so there is nothing to return.
    """
    genesis, awaited = game.file.genesis, game.awaited
    if awaited is None:
        return []
    seats = [seat for seat in awaited.must if seat in genesis.programs and seat not in given]
    if not seats:
        return []
    from pbem.local import bots  # late: few games have any

    proposals = {seat: bots.propose(game, seat, genesis.programs[seat]) for seat in seats}
    for seat, proposal in proposals.items():
        if proposal.amends:
            remark(seat, proposal.amends)
    return [proposal.orders for proposal in proposals.values()]


def turns_of_bots(game: Game, sealer: Signer, remark: Remark) -> list[Applied]:
    """Play on as long as nobody but bots must decide; return the turns in order."""
    turns: list[Applied] = []
    while game.awaited is not None and len(turns) < MOST_TURNS:
        documents = orders_of_bots(game, remark)
        if not documents or len(documents) < len(game.awaited.must):
            break
        turns.append(apply(game, documents, sealer))
        game = turns[-1].game
    return turns
