"""
Players by program: what the engine asks of a bot, and the order file that a bot writes.

A bot is one way (a style) to play one rule set. Its law:

Rule 1. `decide` is a pure function of table, state, seat and lots; the state is what the player of
        the seat may see, so a proposal cannot depend on anything else.
Rule 2. What it returns passes the check: an order file like any other, without its header. If it does
        not, what is refused is left out, or the least turn is played, and it is said.
Rule 3. Chance comes from `lots` alone, which follow from game, head, seat and style, so the same game
        and style always give the same file.

Bots are found by the entry point group `pbem.bots`; a rule set without any is played by
`pbem.engine.bots.form_player`.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

from pbem.engine.play.game import Game
from pbem.engine.play.order_check import Reading, check
from pbem.engine.table.gate import Worth
from pbem.engine.table.ruleset import Stream
from pbem.engine.table.sheet import Problem, format_problem
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.text.wrapping import fold
from pbem.engine.words.template import header, write_template
from pbem.errors import InputError
from pbem.record import value
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import H

Item = TypeVar("Item")

NOTHING_KNOWN: Mapping[str, int] = MappingProxyType({})

RANDOM = "random"
"""The style that every rule set has."""


@value
class Lots:
    """What a player by program decides by chance: lots drawn from a stream that anybody can open again."""

    stream: Stream

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        return self.stream.below(n)

    def hits(self, percent: int) -> bool:
        """Say yes in this many cases of a hundred."""
        return self.stream.below(100) < percent

    def pick(self, items: Sequence[Item]) -> Item:
        """Draw one of these."""
        return items[self.stream.below(len(items))]

    def mix(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in another order."""
        mixed = list(items)
        self.stream.shuffle(mixed)
        return mixed


@value
class Proposal:
    """
    What a bot orders: the order file without its header, and why, a sentence each.

    `amends` says what was done because the check refused what the bot wrote; "" if nothing was.
    """

    orders: Data
    why: Sequence[str] = ()
    amends: str = ""


class Decided(NamedTuple):
    """What a bot orders, and how it was read."""

    proposal: Proposal
    reading: Reading


class Bot(Protocol):
    """One style of one rule set."""

    def decide(self, table: Any, state: Any, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat that is awaited in this state."""


def decide(
    game: Game, seat: str, style: str, bot: Bot, state: Any = None, known: Mapping[str, int] = NOTHING_KNOWN
) -> Proposal:
    """
    Let a bot decide for a seat that is awaited; the orders have their header, and pass the check.

    `state` is what the player may see, if that is more than everybody does, `known` are the cards face
    down among that. Raises InputError where not even the least turn can be played.
    """
    return decide_checked(game, seat, style, bot, state, known).proposal


def decide_checked(
    game: Game, seat: str, style: str, bot: Bot, state: Any = None, known: Mapping[str, int] = NOTHING_KNOWN
) -> Decided:
    """Do the same (`decide`), and keep what the check has read."""
    seen = game.state if state is None else state
    decided = bot.decide(game.table, seen, seat, lots_of(game, seat, style))
    plan = Proposal({**header(game, seat), **decided.orders}, decided.why)
    reading = check(game, [plan.orders], known).readings[0]
    problems = _problems(reading)
    if not problems:
        return Decided(plan, reading)
    faults = "; ".join(dict.fromkeys(map(format_problem, problems)))
    for proposal in _lesser_plans(game, seat, seen, plan, problems):
        reading = check(game, [proposal.orders], known).readings[0]
        if not _problems(reading):
            amends = f"The bot {style} wrote what is refused here ({faults}); {proposal.amends}."
            return Decided(Proposal(proposal.orders, (*proposal.why, amends), amends), reading)
    raise InputError(f"the bot '{style}' wrote orders for {seat} that are refused: {faults}")


def _problems(reading: Reading) -> list[Problem]:
    """Return what keeps orders from being played, by the one answer."""
    if reading.answer.worth is Worth.COMPLETE:
        return []
    return [problem for problem in reading.problems if problem.is_error]


def _lesser_plans(game: Game, seat: str, state: Any, plan: Proposal, problems: Iterable[Problem]) -> Iterator[Proposal]:
    """Yield what may be played instead: the plan without what is refused, then the least turns."""
    refused = [key for key in {one.path[0]: 0 for one in problems if one.path} if key in plan.orders]
    if refused:
        left = {key: value for key, value in plan.orders.items() if key not in refused}
        what = " and ".join(map(str, refused))
        yield Proposal(left, plan.why, f"{what} {'is' if len(refused) == 1 else 'are'} left out")
    head = header(game, seat)
    for least in _least_turns(game, seat, state):
        yield Proposal({**head, **least}, (), "this is the least turn")


def _least_turns(game: Game, seat: str, state: Any) -> Iterator[Data]:
    """Yield the turn of a player who missed it, where the game knows one, and the form as printed."""
    with suppress(InputError):
        yield game.table.rulings.minimal(state, seat)
    with suppress(tomllib.TOMLDecodeError):
        yield tomllib.loads(write_template(game, seat, state))


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
