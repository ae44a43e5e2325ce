"""
Players by program: what the engine asks of a bot, and the order file that a bot writes.

A bot is one way (a style) to play one rule set. Its law:

Rule 1. `decide` is a pure function of table, state, seat and lots; the state is what the player of
        the seat may see, so a proposal cannot depend on anything else.
Rule 2. What it returns passes the check: an order file like any other, without its header.
Rule 3. Chance comes from `lots` alone, which follow from game, head, seat and style, so the same game
        and style always give the same file.

Bots are found by the entry point group `pbem.bots`; a rule set without any is played by
`pbem.engine.bots.form_player`.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from pbem.engine.bots.lots import Lots
from pbem.engine.play.game import Game
from pbem.engine.table.ruleset import Data
from pbem.engine.text import order_file
from pbem.engine.text.wrapping import fold
from pbem.engine.words.template import header
from pbem.record import value
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import H

RANDOM = "random"
"""The style that every rule set has."""


@value
class Proposal:
    """What a bot orders: the order file without its header, and why, a sentence each."""

    orders: Data
    why: Sequence[str] = ()


class Bot(Protocol):
    """One style of one rule set."""

    def decide(self, table: Any, state: Any, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat that is awaited in this state."""


def decide(game: Game, seat: str, style: str, bot: Bot, state: Any = None) -> Proposal:
    """
    Let a bot decide for a seat that is awaited; the orders have their header.

    `state` is what the player may see, if that is more than everybody does.
    """
    seen = game.state if state is None else state
    decided = bot.decide(game.table, seen, seat, lots_of(game, seat, style))
    return Proposal({**header(game, seat), **decided.orders}, decided.why)


def lots_of(game: Game, seat: str, style: str) -> Lots:
    """Return the lots of a bot: always the same for the same game, head, seat and style."""
    file = game.file
    seed = H("pbem/bot", file.genesis.game_id, file.head, f"{seat}/{style}".encode())
    return Lots(SeededDice(seed).stream("bot"))


def write_proposal(proposal: Proposal, style: str) -> str:
    """Print a proposal as an order file, with a remark on why at its head."""
    remark = fold(f"# {line}" for line in (f"Orders by the bot {style}.", *proposal.why))
    lines = [line if line.startswith("#") else f"# {line.strip()}" for line in remark]
    return "\n".join([*lines, order_file.write(proposal.orders)])
