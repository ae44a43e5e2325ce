"""
What a player may order, after reading: ids in place of names, conditions parsed.

The kinds follow what the state waits for: `SetupOrders` are the lists of a set-up, `TurnOrders` a turn or
a part of one, `BonusOrders` a decision out of turn (4.3 to 4.7).
"""

from typing import Any, NamedTuple

from pbem.rulesets.risk.conditions.language import Condition, Expression

Amount = int | str | Expression
"""A number of armies, a word ("min", "max", "rest"), or arithmetic."""


class DiceRule(NamedTuple):
    """Throw at most `use` dice (3 stands for "max") when the condition holds."""

    when: Condition | None
    use: int


class Attack(NamedTuple):
    """One `[[attack]]` entry; a battle is a path of two."""

    path: tuple[str, ...]
    id: str = ""
    condition: Condition | None = None
    dice: tuple[DiceRule, ...] = (DiceRule(None, 3),)
    go_on: Condition | None = None
    keep: int = 1
    max_throws: int | None = None
    max_losses: int | None = None
    move_in: Amount = "min"
    on_capture: str = "continue"
    on_stop: str = "continue"


class Share(NamedTuple):
    """
    An entry of a `place` list: armies on the first of these that is owned; selectors allowed.

    In a list of the set-up that is being dealt over a selector, `last` is the territory that got the
    last army.
    """

    at: tuple[str, ...]
    armies: int | str
    last: str = ""


class EliminationOrder(NamedTuple):
    """One `[[on_elimination]]` entry (4.4, 4.10 point 3). `victim` "" means any."""

    victim: str = ""
    condition: Condition | None = None
    trade: int | str = "forced"
    prefer: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    use: tuple[str, ...] = ()
    place: tuple[Share, ...] = ()
    then: str = "continue"


class Move(NamedTuple):
    """One `[[free_move]]` or `[[fortify]]` entry."""

    source: str
    target: str
    armies: Amount
    condition: Condition | None = None


class Reroll(NamedTuple):
    """
    One `[[reroll]]` entry (R-085).

    `die`: lowest, lowest-losing, highest-losing, or their-highest (A-62). `most` counts throws of
    this file. `attacks` holds ids of attack entries; empty: all.
    """

    card: str
    condition: Condition | None
    die: str
    most: int | None
    attacks: tuple[str, ...]
    after_throw: bool


class Commander(NamedTuple):
    """
    The `[commander]` table (R-089). `die`: best, or highest, lowest.

    Without a condition the commander waits for a throw in which the change wins an army.
    """

    condition: Condition | None
    die: str
    attacks: tuple[str, ...]
    after_throw: bool


MARK = "@"


def is_selector(word: str) -> bool:
    """Say whether a word of a list is a selector; otherwise it is the id of a territory."""
    return word.startswith(MARK)


DEFENCE_WORDS = ("mine", "theirs", "dice_now", "cards", "sets", "spare")
"""Words for a defence rule: `mine` are the armies of the defended territory."""


class DefenceRule(NamedTuple):
    """One `[[defence.rule]]`: first match wins (4.6, 4.10 point 8)."""

    at: tuple[str, ...]
    sources: tuple[str, ...]
    by: tuple[str, ...]
    condition: Condition | None
    dice: int


class Defence(NamedTuple):
    """A seat's standing defence orders; dice 1, or 2 for "max"."""

    default: int = 2
    rules: tuple[DefenceRule, ...] = ()


class BonusRule(NamedTuple):
    """One standing `[[capital_bonus]]`; `victim` "" means any."""

    victim: str
    place: tuple[Share, ...]


class SetupLists(NamedTuple):
    """
    The lists of a seat for the set-up (4.7); None: it has handed in none.

    `claim` holds territories and selectors, `add` and `neutral` are queues, `capital` holds territories,
    `batch` is the number of placings after which the seat wants to be asked again.
    """

    claim: tuple[str, ...] | None = None
    add: tuple[Share, ...] | None = None
    neutral: tuple[Share, ...] | None = None
    capital: tuple[str, ...] | None = None
    batch: int | None = None

    def amended(self, new: "SetupLists") -> "SetupLists":
        """Return these with new ones; what those do not mention stays as it was, except the batch."""
        given = {key: one for key, one in new._asdict().items() if one is not None}
        return self._replace(**{"batch": None, **given})


Standing = Defence | tuple[BonusRule, ...]
"""Standing orders of one kind."""


class TurnOrders(NamedTuple):
    """
    A turn, or a part of one.

    `standing` holds ("defence", its orders) and ("capital_bonus", its rules), as the state keeps
    them. `opened` holds (token, card) for each card that lay face down
    and is used, in hand order; the orders name it by what it shows. `card` says whether a card that was
    earned is drawn (A-54). `more` holds (section, orders) of the sections that chapters add
    (`play/gate.py`).
    """

    final: bool = True
    trade: tuple[tuple[str, ...], ...] = ()
    place: tuple[tuple[str, int], ...] = ()
    rest: str = ""
    attacks: tuple[Attack, ...] = ()
    on_elimination: tuple[EliminationOrder, ...] = ()
    free_moves: tuple[Move, ...] = ()
    fortify: tuple[Move, ...] = ()
    rerolls: tuple[Reroll, ...] = ()
    commander: Commander | None = None
    standing: tuple[tuple[str, Standing], ...] = ()
    opened: tuple[tuple[str, str], ...] = ()
    card: bool = True
    more: tuple[tuple[str, Any], ...] = ()


class SetupOrders(NamedTuple):
    """Lists for the set-up."""

    lists: SetupLists
    standing: tuple[tuple[str, Standing], ...] = ()


class BonusOrders(NamedTuple):
    """Where the capital bonus goes (R-093)."""

    place: tuple[tuple[str, int], ...]
    rest: str = ""
    standing: tuple[tuple[str, Standing], ...] = ()


Orders = TurnOrders | SetupOrders | BonusOrders
