"""What orders will probably do, in words: the ledger of a forecast as sentences, tables and data."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

import attrs

from pbem.engine.forecast import Distribution, Grid, Outlook
from pbem.engine.forecast_text import (
    format_exact,
    format_percent,
    format_range,
    format_share,
    format_tenths,
)
from pbem.engine.ruleset import Data
from pbem.rulesets.risk.events import TerritoryCaptured
from pbem.rulesets.risk.odds.ledger import (
    BEGUN,
    CAPTURED,
    ELIMINATED,
    KILLED,
    LEFT,
    LOST,
    MOVED,
    NOTHING,
    OVER,
    PAUSED,
    SKIPPED,
    STANDS,
    STOPPED,
    WON,
    Key,
)  # fmt: skip
from pbem.rulesets.risk.orders import Attack, Orders, SetupOrders, TurnOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.words.phrases import listed, owner_called, owner_label, territory_name

NEVER = {
    "condition": "its condition is not true",
    "source": "its source is not yours",
    "target": "its target is yours already",
    "armies": "its source has too few armies",
    "keep": "its source has no more armies than it is to keep",
    "while": "its `while` is not true",
    "foreign": "its target is not yours",
    "path": "no chain of your territories leads there",
    "nothing": "its source has no army to spare",
    "count": "its source cannot give so many armies",
    "cap": "its target has no room",
}
"""Why an order is not carried out (`play/skips.py`), without numbers."""

PAUSES = {
    "final": "you said `final = false`",
    "on_capture": "an attack is to pause after a capture",
    "on_stop": "an attack is to pause when it stops",
    "then": "an elimination is to pause the turn",
    "elimination": "cards after an elimination wait for you",
    "after-throw": "dice on the table wait for you",
}


@attrs.frozen(eq=False)
class TurnOutlook:
    """The outlook of a turn: its chances by what was counted, and the state before it."""

    setting: Setting
    orders: TurnOrders
    before: State
    chances: Mapping[Key, Fraction]

    def write(self) -> Outlook:
        """Put it into words and data."""
        numbers = range(1, len(self.orders.attacks) + 1)
        panels = [
            (f"Attack {number}: armies left", self.left(number, won=None)) for number in numbers
        ]
        return Outlook(
            tuple(self._notes()),
            tuple(self._summary()),
            tuple(self._grids()),
            tuple((title, spread) for title, spread in panels if spread),
            self._data(),
            tuple(self._sketch()),
            tuple((one, format_share(p)) for (one,), p in self.some(CAPTURED).items()),
        )

    def _sketch(self) -> Iterator[TerritoryCaptured]:
        """Draw every battle that may be won as if it were."""
        for entry in self.orders.attacks:
            for source, target in pairwise(entry.path):
                if self.chance(CAPTURED, target):
                    yield TerritoryCaptured(self.before.mover, "", source, target, 0)

    # Numbers

    def chance(self, *key: Any) -> Fraction:
        """Return how likely something is."""
        return self.chances.get(key, Fraction())

    def some(self, *start: Any) -> dict[Key, Fraction]:
        """Return all chances of what begins like this, by the rest of the key."""
        size = len(start)
        return {key[size:]: self.chances[key] for key in self._sorted() if key[:size] == start}

    def _sorted(self) -> list[Key]:
        return sorted(self.chances, key=lambda key: tuple(map(_sortable, key)))

    def left(self, number: int, *, won: bool | None = True) -> Distribution:
        """Spread the armies that an attack leaves, if it won, if it did not, or (None) in any case."""
        spread: dict[int, Fraction] = {}
        for (how, armies), chance in self.some(LEFT, number).items():
            if won is None or how == won:
                spread[armies] = spread.get(armies, Fraction()) + chance
        return spread

    def expected(self, word: str, number: int) -> Fraction:
        """Return the losses that an attack can expect."""
        return sum(
            (armies * chance for (armies,), chance in self.some(word, number).items()), Fraction()
        )

    # Sentences

    def _name(self, territory: str) -> str:
        return territory_name(self.setting, territory)

    def _way(self, entry: Attack) -> str:
        source, *targets = [self._name(one) for one in entry.path]
        return f"{source} to {listed(targets)}"

    def _notes(self) -> Iterator[str]:
        for number, entry in enumerate(self.orders.attacks, 1):
            yield f"attack {number} ({self._way(entry)}): {self._note(number)}"
        yield from self._idle()

    def _note(self, number: int) -> str:
        begins, wins = self.chance(BEGUN, number), self.chance(WON, number)
        if not begins:
            return self._never(number)
        begun = f"begins {format_percent(begins)} " if begins < 1 else ""
        if wins:
            left = f"of the time, leaving {format_range(self.left(number))}"
            said = f"{begun and f'{begun}and '}wins {format_percent(wins)} {left}"
        else:
            last = self._name(self.orders.attacks[number - 1].path[-1])
            said = f"{begun and f'{begun}of the time but '}cannot take {last}"
        return f"{said}; expected loss {format_tenths(self.expected(LOST, number))}"

    def _never(self, number: int) -> str:
        """Say why an attack begins in no branch."""
        reasons = self.some(SKIPPED, "attack", number)
        if (("condition",) in reasons) and not self._thrown_before(number):
            return "its condition is false already"
        if not reasons:
            return "never begins; the attacks end before it"
        return f"never begins; {' or '.join(NEVER[reason] for (reason,) in reasons)}"

    def _thrown_before(self, number: int) -> bool:
        return any(self.chance(BEGUN, one) for one in range(1, number))

    def _idle(self) -> Iterator[str]:
        """Name sound orders that do nothing."""
        for section, moves in (
            ("free_move", self.orders.free_moves),
            ("fortify", self.orders.fortify),
        ):
            for number, move in enumerate(moves, 1):
                if not self.chance(MOVED, move.source, move.target):
                    reasons = self.some(SKIPPED, section, number)
                    why = " or ".join(NEVER[reason] for (reason,) in reasons) if reasons else (
                        "nothing is left for it to do")  # fmt: skip
                    yield f"{section} {number}: does nothing; {why}"
        fallen = {seat for seat, _ in self.some(ELIMINATED)}
        for number, order in enumerate(self.orders.on_elimination, 1):
            if not fallen:
                yield f"on_elimination {number}: does nothing; nobody can be eliminated"
            elif order.victim and order.victim not in fallen:
                name = owner_called(self.setting, order.victim)
                yield f"on_elimination {number}: does nothing; {name} cannot be eliminated"

    def _targets(self) -> Iterable[str]:
        """Return what is attacked, each once, as the orders have it."""
        return dict.fromkeys(one for entry in self.orders.attacks for one in entry.path[1:])

    def _summary(self) -> Iterator[str]:
        fallen = self.some(CAPTURED)
        if not self.orders.attacks:
            yield "These orders throw no dice."
        elif not fallen:
            yield "Nothing can fall."
        else:
            falls = [
                f"{self._name(one)} {format_percent(fallen[one,])}"
                for one in self._targets()
                if (one,) in fallen
            ]
            none = self.chance(NOTHING)
            rest = f"; nothing at all {format_percent(none)}" if none else ""
            yield f"Chances of capture: {', '.join(falls)}{rest}."
        numbers = range(1, len(self.orders.attacks) + 1)
        lost, killed = (
            sum((self.expected(word, one) for one in numbers), Fraction())
            for word in (LOST, KILLED)
        )
        if fallen or lost:
            yield (
                f"Expected losses: {format_tenths(lost)} of your armies, "
                f"{format_tenths(killed)} of theirs."
            )
        for (seat, why), chance in self.some(ELIMINATED).items():
            how = (
                "by losing the last territory" if why == "territories" else "by losing the capital"
            )
            yield f"{owner_called(self.setting, seat)} is out {how}: {format_percent(chance)}."
        for (seat,), chance in self.some(OVER).items():
            yield f"{owner_called(self.setting, seat)} wins the game: {format_percent(chance)}."
        for (reason,), chance in self.some(PAUSED).items():
            yield f"The turn pauses, because {PAUSES[reason]}: {format_percent(chance)}."

    # Tables

    def _grids(self) -> Iterator[Grid]:
        entries = list(enumerate(self.orders.attacks, 1))
        if entries:
            head = ("attack", "begins", "wins", "lost", "killed", "left if won")
            yield Grid("Attacks", head, tuple(self._line(*entry) for entry in entries))
        ends = [*self._skips(), *self._stops()]
        if ends:
            yield Grid("Why attacks and moves stop or do not happen", ("", "chance"), tuple(ends))
        stands = list(self._stands())
        if stands:
            columns = ("territory", "whose", "chance", "armies")
            yield Grid("The board at the end, where it is not as before", columns, tuple(stands))

    def _line(self, number: int, entry: Attack) -> tuple[str, ...]:
        left = self.left(number)
        return (
            f"{number}  {self._way(entry)}",
            format_percent(self.chance(BEGUN, number)),
            format_percent(self.chance(WON, number)),
            format_tenths(self.expected(LOST, number)),
            format_tenths(self.expected(KILLED, number)),
            format_range(left) if left else "-",
        )

    def _skips(self) -> Iterator[tuple[str, str]]:
        for (section, number, reason), chance in self.some(SKIPPED).items():
            yield f"{section} {number}: {NEVER[reason]}", format_percent(chance)

    def _stops(self) -> Iterator[tuple[str, str]]:
        stops, places = self.some(STOPPED), list(self._targets())
        for key in sorted(stops, key=lambda key: (key[0], places.index(key[2]))):
            (number, _, target, reason), chance = key, stops[key]
            where = f"attack {number} stops at {self._name(target)}"
            yield f"{where}: {STOPPING[reason]}", format_percent(chance)

    def _stands(self) -> Iterator[tuple[str, str, str, str]]:
        for place, territory in enumerate(self.setting.board.ids):
            for owner, armies in self._owners(place).items():
                chance = format_percent(sum(armies.values(), Fraction()))
                name = owner_label(self.setting, owner)
                yield self._name(territory), name, chance, format_range(armies)

    def _owners(self, place: int) -> dict[str, dict[int, Fraction]]:
        """Spread the armies of a territory by owner, with the branches that leave it as it was."""
        found: dict[str, dict[int, Fraction]] = {}
        changed = self.some(STANDS, place)
        if not changed:
            return found
        same = 1 - sum(changed.values(), Fraction())
        was = (self.before.owners[place], self.before.armies[place])
        for (owner, armies), chance in ({was: same} | changed if same else changed).items():
            found.setdefault(owner, {})[armies] = chance
        return found

    # Data

    def _data(self) -> Data:
        return {
            "attacks": [
                self._attack_data(number, entry)
                for number, entry in enumerate(self.orders.attacks, 1)
            ],
            "moves_skipped": [
                {"section": section, "entry": number, "reason": reason, "chance": format_exact(chance)}
                for (section, number, reason), chance in self.some(SKIPPED).items()
                if section != "attack"
            ],
            "captured": {one: format_exact(p) for (one,), p in self.some(CAPTURED).items()},
            "eliminated": [
                {"player": seat, "why": why, "chance": format_exact(chance)}
                for (seat, why), chance in self.some(ELIMINATED).items()
            ],
            "won": {seat: format_exact(chance) for (seat,), chance in self.some(OVER).items()},
            "paused": {why: format_exact(chance) for (why,), chance in self.some(PAUSED).items()},
            "territories": {
                territory: [
                    {"owner": owner, "armies": _spread(armies)} for owner, armies in owners.items()
                ]
                for place, territory in enumerate(self.setting.board.ids)
                if (owners := self._owners(place))
            },
        }  # fmt: skip

    def _attack_data(self, number: int, entry: Attack) -> Data:
        return {
            "entry": number,
            "path": list(entry.path),
            "begins": format_exact(self.chance(BEGUN, number)),
            "wins": format_exact(self.chance(WON, number)),
            "lost_expected": format_exact(self.expected(LOST, number)),
            "killed_expected": format_exact(self.expected(KILLED, number)),
            "left_if_won": _spread(self.left(number)),
            "left_if_not": _spread(self.left(number, won=False)),
            "skipped": {
                reason: format_exact(chance)
                for (reason,), chance in self.some(SKIPPED, "attack", number).items()
            },
            "stopped": [
                {"from": source, "to": target, "reason": reason, "chance": format_exact(chance)}
                for (source, target, reason), chance in self.some(STOPPED, number).items()
            ],
        }


STOPPING = {
    "armies": "too few armies are left",
    "keep": "it is down to what it keeps",
    "while": "its `while` is no longer true",
    "throws": "it has made all its throws",
    "losses": "it has lost as many armies as it may",
    "target": "the next territory is yours already",
    "source": "its source is not yours",
    "adjacent": "the territories do not touch",
}
"""Why a battle that had begun ends without capture, without numbers."""


def _spread(chances: Distribution) -> dict[str, str]:
    return {str(number): format_exact(chances[number]) for number in sorted(chances)}


def _sortable(part: Any) -> tuple[int, Any]:
    return (0, part) if isinstance(part, int) else (1, part)


def other_outlook(setting: Setting, orders: Mapping[str, Orders]) -> Outlook:
    """Say what is known of lists for the set-up, or of a decision out of turn."""
    notes = [
        f"{seat}: the lists name no capital; the game will ask for one"
        for seat, mine in orders.items()
        if setting.rules.capitals
        and isinstance(mine, SetupOrders)
        and not mine.lists.get("capital")
    ]
    return Outlook(tuple(notes), ("These orders throw no dice.",))
