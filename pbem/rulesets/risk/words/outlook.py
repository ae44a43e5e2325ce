"""What orders will probably do, in sentences: the outlook of a forecast from its chances."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import pairwise

from pbem.engine.foresight.forecast import Outlook
from pbem.engine.foresight.forecast_text import format_percent, format_range, format_share, format_tenths
from pbem.record import tool
from pbem.rulesets.risk.events import TerritoryCaptured
from pbem.rulesets.risk.odds import tally
from pbem.rulesets.risk.odds.chances import TurnChances
from pbem.rulesets.risk.orders import Orders, SetupOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words.outlook_tables import NEVER, attack_way, grids, targets_of
from pbem.rulesets.risk.words.phrases import owner_called, territory_name

PAUSES = {
    "final": "you said `final = false`",
    "on_capture": "an attack is to pause after a capture",
    "on_stop": "an attack is to pause when it stops",
    "then": "an elimination is to pause the turn",
    "elimination": "cards after an elimination wait for you",
    "after-throw": "dice on the table wait for you",
}


@tool
class TurnOutlook:
    """The outlook of a turn, from its chances."""

    turn: TurnChances

    def write(self) -> Outlook:
        """Put it into words and data."""
        return Outlook(
            tuple(self._notes()),
            tuple(self._summary()),
            tuple(grids(self.turn)),
            self.turn.panels,
            self.turn.data,
            tuple(self._sketch()),
            tuple((one, format_share(p)) for (one,), p in self.turn.some(tally.CAPTURED).items()),
        )

    def _sketch(self) -> Iterator[TerritoryCaptured]:
        """Draw every battle that may be won as if it were."""
        for entry in self.turn.orders.attacks:
            for source, target in pairwise(entry.path):
                if self.turn.chance(tally.CAPTURED, target):
                    yield TerritoryCaptured(self.turn.before.mover, "", source, target, 0)

    # Sentences

    def _name(self, territory: str) -> str:
        return territory_name(self.turn.setting, territory)

    def _notes(self) -> Iterator[str]:
        for number, entry in enumerate(self.turn.orders.attacks, 1):
            yield f"attack {number} ({attack_way(self.turn.setting, entry)}): {self._note(number)}"
        yield from self._idle_orders()

    def _note(self, number: int) -> str:
        begins, wins = self.turn.chance(tally.BEGUN, number), self.turn.chance(tally.WON, number)
        if not begins:
            return self._why_never(number)
        begun = f"begins {format_percent(begins)} " if begins < 1 else ""
        if wins:
            left = f"of the time, leaving {format_range(self.turn.left(number))}"
            said = f"{begun and f'{begun}and '}wins {format_percent(wins)} {left}"
        else:
            last = self._name(self.turn.orders.attacks[number - 1].path[-1])
            said = f"{begun and f'{begun}of the time but '}cannot take {last}"
        return f"{said}; expected loss {format_tenths(self.turn.expected(tally.LOST, number))}"

    def _why_never(self, number: int) -> str:
        """Say why an attack begins in no branch."""
        reasons = self.turn.some(tally.SKIPPED, "attack", number)
        if (("condition",) in reasons) and not self._thrown_before(number):
            return "its condition is false already"
        if not reasons:
            return "never begins; the attacks end before it"
        return f"never begins; {' or '.join(NEVER[reason] for (reason,) in reasons)}"

    def _thrown_before(self, number: int) -> bool:
        return any(self.turn.chance(tally.BEGUN, one) for one in range(1, number))

    def _idle_orders(self) -> Iterator[str]:
        for section, moves in (("free_move", self.turn.orders.free_moves), ("fortify", self.turn.orders.fortify)):
            for number, move in enumerate(moves, 1):
                if not self.turn.chance(tally.MOVED, move.source, move.target):
                    reasons = self.turn.some(tally.SKIPPED, section, number)
                    why = (
                        " or ".join(NEVER[reason] for (reason,) in reasons)
                        if reasons
                        else ("nothing is left for it to do")
                    )
                    yield f"{section} {number}: does nothing; {why}"
        fallen = {seat for seat, _ in self.turn.some(tally.ELIMINATED)}
        for number, order in enumerate(self.turn.orders.on_elimination, 1):
            if not fallen:
                yield f"on_elimination {number}: does nothing; nobody can be eliminated"
            elif order.victim and order.victim not in fallen:
                name = owner_called(self.turn.setting, order.victim)
                yield f"on_elimination {number}: does nothing; {name} cannot be eliminated"

    def _summary(self) -> Iterator[str]:
        yield from self._falls()
        yield from self._losses()
        name = partial(owner_called, self.turn.setting)
        for (seat, why), chance in self.turn.some(tally.ELIMINATED).items():
            lost = "the last territory" if why == "territories" else "the capital"
            yield f"{name(seat)} is out by losing {lost}: {format_percent(chance)}."
        for (seat,), chance in self.turn.some(tally.OVER).items():
            yield f"{name(seat)} wins the game: {format_percent(chance)}."
        for (reason,), chance in self.turn.some(tally.PAUSED).items():
            yield f"The turn pauses, because {PAUSES[reason]}: {format_percent(chance)}."

    def _falls(self) -> Iterator[str]:
        fallen = self.turn.some(tally.CAPTURED)
        if not self.turn.orders.attacks:
            yield "These orders throw no dice."
        elif not fallen:
            yield "Nothing can fall."
        else:
            falls = [
                f"{self._name(one)} {format_percent(fallen[one,])}" for one in targets_of(self.turn) if (one,) in fallen
            ]
            none = self.turn.chance(tally.NOTHING)
            rest = f"; nothing at all {format_percent(none)}" if none else ""
            yield f"Chances of capture: {', '.join(falls)}{rest}."

    def _losses(self) -> Iterator[str]:
        numbers = range(1, len(self.turn.orders.attacks) + 1)
        lost, killed = (
            sum((self.turn.expected(word, one) for one in numbers), Fraction()) for word in (tally.LOST, tally.KILLED)
        )
        if lost or self.turn.some(tally.CAPTURED):
            ours, theirs = format_tenths(lost), format_tenths(killed)
            yield f"Expected losses: {ours} of your armies, {theirs} of theirs."


def other_outlook(setting: Setting, orders: Mapping[str, Orders]) -> Outlook:
    """Say what is known of lists for the set-up, or of a decision out of turn."""
    notes = [
        f"{seat}: the lists name no capital; the game will ask for one"
        for seat, mine in orders.items()
        if setting.rules.capitals and isinstance(mine, SetupOrders) and not mine.lists.capital
    ]
    return Outlook(tuple(notes), ("These orders throw no dice.",))
