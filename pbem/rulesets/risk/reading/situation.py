"""
The situation in which an order file is read: the state it answers, and what it has said so far.

The readers of all sections share one `Situation`. It never changes the state; it knows what the state
will at best look like when an entry runs (`could_hold`), which is all that a check before the dice
can know. Own territories cannot be lost in one's own turn, and foreign ones are won only by an attack
of this file, so both answers are sure where they are "never".
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

import attrs

from pbem.engine.table.gate import OPEN, Gate, Open, Shut
from pbem.engine.table.sheet import Path, Sheet, nearest
from pbem.record import mutable
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.names import Names, find
from pbem.rulesets.risk.play import gate as play_gate
from pbem.rulesets.risk.play.attack import obstacle_to_attack
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

if TYPE_CHECKING:
    from pbem.rulesets.risk.reading.hand import Hand

Part = Literal["value", "key"]

# Finding similar names is slow; after this many mistakes in one file, nobody needs more suggestions.
_MOST_LOOKS = 100
_MOST_IDS = 12

NOTHING_OPENED: Mapping[str, int] = MappingProxyType({})


@mutable
class Situation:
    """
    What the readers of one file share.

    `opens` are the cards face down that the file opens, by token, with their numbers. `placed`
    holds the armies that come onto own territories before the first attack, None when that is not
    known because something is wrong with it. `attacked` are the targets of the attack entries read
    so far, `sources` the territories they start from, `attack_ids` the number (from 1) of the entry
    with this id. `may_grow` says that armies may come onto the board between attacks, `standing`
    that standing orders are being read. `looks` counts the words for which near names were sought,
    `answers` are those of the gate for the sections that were asked about.
    """

    setting: Setting
    state: State
    seat: str
    opens: Mapping[str, int] = NOTHING_OPENED
    placed: dict[str, int] | None = attrs.Factory(dict)
    attacked: set[str] = attrs.Factory(set)
    sources: set[str] = attrs.Factory(set)
    attack_ids: dict[str, int] = attrs.Factory(dict)
    may_grow: bool = False
    standing: bool = False
    looks: int = 0
    answers: dict[str, Open | Shut | None] = attrs.field()
    rules: Rules = attrs.field(init=False)
    board: Board = attrs.field(init=False)
    names: Names = attrs.field(init=False)

    @answers.default
    def _asked_one_by_one(self) -> play_gate.Answers:
        return play_gate.Answers(self.setting, self.state, self.seat)

    def __attrs_post_init__(self) -> None:
        """Know the setting by its parts; dice on the table belong to an attack of this turn."""
        setting = self.setting
        self.rules, self.board, self.names = setting.rules, setting.board, setting.names
        if self.state.throw is not None and self.state.phase is Phase.THROW:
            self.attacked.add(self.state.throw.target)
            self.sources.add(self.state.throw.source)

    # What may be ordered

    @cached_property
    def gate(self) -> Gate:
        """What the seat may order now, section by section."""
        return play_gate.gate(self.setting, self.state, self.seat)

    def ask(self, section: str) -> Open | Shut | None:
        """Return the answer for one section; None if there is none of that name."""
        return self.answers[section]

    def allows(self, section: str) -> bool:
        """Say whether a section is open now."""
        return isinstance(self.ask(section), Open)

    def limit(self, section: str) -> Open:
        """Return the limits of a section that is open; none for any other."""
        answer = self.ask(section)
        return answer if isinstance(answer, Open) else OPEN

    def reaches(self, section: str, here: str, there: str) -> bool:
        """Say whether a section may go from one territory to another, as far as a limit is set."""
        targets = self.limit(section).targets
        return targets is None or there in targets(here)

    # What is known

    @cached_property
    def hand(self) -> "Hand":
        """The player's cards."""
        from pbem.rulesets.risk.reading.hand import Hand  # late: few turns turn in cards

        held = self.state.hands[self.seat]
        return Hand(held, self.setting.seen(held, self.opens))

    @property
    def opened(self) -> tuple[tuple[str, str], ...]:
        """The cards that the file opens as (token, card), in hand order."""
        return self.hand.opened if self.opens else ()

    def owner(self, territory: str) -> str:
        """Return who holds a territory now; "" is nobody."""
        return self.setting.owner(self.state, territory)

    def owns(self, territory: str) -> bool:
        """Say whether the territory is the player's own now."""
        return self.state.owners[self.setting.index[territory]] == self.seat

    def own(self) -> list[str]:
        """List the player's own territories in board order."""
        return self.setting.held(self.state, self.seat)

    def strength(self, territory: str) -> int | None:
        """Return the armies on an own territory before the first attack, None if not known."""
        if self.placed is None or self.may_grow:
            return None
        return self.setting.armies(self.state, territory) + self.placed.get(territory, 0)

    def add(self, territory: str, armies: int) -> None:
        """Add armies to an own territory, before the first attack."""
        if self.placed is not None:
            self.placed[territory] = self.placed.get(territory, 0) + armies

    def room(self, territory: str) -> int:
        """Return how many armies more an own territory can take (R-080)."""
        before = self.placed.get(territory, 0) if self.placed else 0
        return self.setting.room(self.state, territory) - before

    # What may come

    def could_hold(self, territory: str) -> bool:
        """Say whether the player may hold the territory after the attacks read so far."""
        return territory in self.attacked or self.owns(territory)

    def may_attack(self, source: str, target: str) -> bool:
        """Say whether an attack may come about, as far as that is sure before the dice (R-033)."""
        return not obstacle_to_attack(
            self.board, source, target, source_is_mine=self.could_hold(source), target_is_mine=self.owns(target)
        )

    def could_eliminate(self, seat: str) -> bool:
        """Say whether the attacks read so far may take the last territory of a seat."""
        held = self.setting.held(self.state, seat)
        return bool(held) and seat != self.seat and self.attacked.issuperset(held)

    # Names

    def take_territory(self, sheet: Sheet, key: str) -> str | None:
        """Take the key of a sheet as the name of a territory."""
        word = sheet.take_text(key)
        if word is None:
            return None
        # A plain look-up nearly always suffices; the rest finds out what is wrong.
        return self.names.territory.get(word) or self.territory(sheet, (key,), word)

    def territory(self, sheet: Sheet, within: Path, word: str, at: Part = "value") -> str | None:
        """Return the id of a territory; report it when there is none (`within` the sheet)."""
        id_ = find(self.names.territory, word)
        if id_ is None:
            self._refuse_territory(sheet, within, word, at)
        return id_

    def _refuse_territory(self, sheet: Sheet, within: Path, word: str, at: Part) -> None:
        fold = word.casefold()
        bearers = [land.id for land in self.board.territories if land.name.casefold() == fold]
        if bearers:
            sheet.note(
                "E-UNKNOWN-TERRITORY",
                within,
                f'several territories are named "{word}"',
                f"use the id: {', '.join(bearers)}",
                at=at,
            )
            return
        sheet.note("E-UNKNOWN-TERRITORY", within, f'there is no territory "{word}"', self.near_territories(word), at=at)

    def near_territories(self, word: str) -> str:
        """Say which territories are named like this word."""
        near = self.near(word, [land.name for land in self.board.territories])
        return f"nearest names: {', '.join(near)}" if near else "`pbem show` prints all names"

    def near(self, word: str, known: Iterable[str]) -> list[str]:
        """Return the known words that look like this one, for the first slips of a file."""
        self.looks += 1
        return nearest(word, known) if self.looks <= _MOST_LOOKS else []

    def player(self, sheet: Sheet, within: Path, word: str) -> str | None:
        """Return the id of a seat; report it when there is none."""
        id_ = find(self.names.seat, word)
        if id_ is None:
            sheet.note(
                "E-UNKNOWN-PLAYER", within, f'there is no player "{word}"', f"players: {', '.join(self.names.seats)}"
            )
        return id_

    def take_attacks(self, sheet: Sheet, key: str) -> tuple[str, ...]:
        """Take a list of attack ids; empty when absent."""
        found = []
        for index, word in enumerate(sheet.take_texts(key) or ()):
            if word.casefold() in self.attack_ids:
                found.append(word.casefold())
            else:
                sheet.note(
                    "E-UNKNOWN-ATTACK", (key, index), f'there is no attack id "{word}"', self.known_attacks(word)
                )
        return tuple(once(sheet, key, found))

    def known_attacks(self, word: str) -> str:
        """Say which ids of attacks there are."""
        if self.standing:
            return "standing orders cannot use attack ids"
        near = self.near(word, self.attack_ids)
        meant = f'did you mean "{near[0]}"? ' if near else ""
        ids = [*islice(self.attack_ids, _MOST_IDS)]
        more = ", ..." if len(ids) < len(self.attack_ids) else ""
        return f"{meant}Ids of this file: {', '.join(ids) or 'none'}{more}"


def once(sheet: Sheet, key: str, found: Iterable[str], names: Mapping[str, str] | None = None) -> list[str]:
    """Return the list; report (E-TWICE) what stands in it twice, by its name."""
    seen: dict[str, None] = {}
    for item in found:
        if item in seen:
            name = item if names is None else names.get(item, item)
            sheet.note("E-TWICE", (key,), f"{name} is named twice", "once is enough")
        else:
            seen[item] = None
    return list(seen)
