"""
The values of a state as they come from a file, one by one: nothing is trusted, every value is checked.

Whether they could be those of one game is asked in `consistency.py`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pbem.record import tool
from pbem.rulesets.risk.play.consistency import require_hidden
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, DiceOnTable, Phase, State, is_sound, open_in

Data = dict[str, Any]


def table_of(where: str, value: Any) -> dict[str, Any]:
    """Return a value that must be a table. Raises ValueError."""
    if value.__class__ is not dict:
        raise ValueError(f"{where}: a table is expected")
    table: dict[str, Any] = value
    return table


def list_of(where: str, value: Any) -> list[Any]:
    """Return a value that must be a list. Raises ValueError."""
    if value.__class__ is not list:
        raise ValueError(f"{where}: a list is expected")
    items: list[Any] = value
    return items


@tool
class StateReader:
    """Reads single values of a state. Each method raises ValueError, whose sentence begins with `where`."""

    setting: Setting

    def number(self, where: str, value: Any) -> int:
        """Read a whole number from 0."""
        if value.__class__ is not int or value < 0:
            raise ValueError(f"{where}: a whole number from 0 is expected, not {value!r}")
        number: int = value
        return number

    def flag(self, where: str, value: Any) -> bool:
        """Read true or false."""
        if value.__class__ is not bool:
            raise ValueError(f"{where}: true or false is expected, not {value!r}")
        flag: bool = value
        return flag

    def phase(self, value: Any) -> Phase:
        """Read a phase."""
        if value.__class__ is not str or value not in tuple(Phase):
            raise ValueError(f"phase: {value!r} is not a phase")
        return Phase(value)

    def word(self, where: str, value: Any, known: Sequence[str] | Mapping[str, Any]) -> str:
        """Read one of these words."""
        if value.__class__ is not str or value not in known:
            raise ValueError(f"{where}: {value!r} is unknown here")
        word: str = value
        return word

    def seat(self, where: str, value: Any) -> str:
        """Read the id of a seat."""
        return self.word(where, value, self.setting.seats)

    def seats(self, where: str, value: Any) -> list[str]:
        """Read different seats."""
        return self._once(where, [self.seat(where, one) for one in list_of(where, value)])

    def lands(self, where: str, value: Any) -> list[str]:
        """Read different territories."""
        index = self.setting.index
        return self._once(where, [self.word(where, one, index) for one in list_of(where, value)])

    def cards(self, where: str, value: Any) -> list[str]:
        """Read the cards of a hand or pile, in their order."""
        cards = [self.card(where, one) for one in list_of(where, value)]
        if cards != self.setting.arrange(cards):
            raise ValueError(f"{where}: cards stand in board order, jokers last")
        return cards

    def card(self, where: str, value: Any) -> str:
        """Read the id of a card, or a token where cards lie face down."""
        if value.__class__ is str and is_sound(self.setting.cards, value):
            token: str = value
            return token
        return self.word(where, value, self.setting.board.deck)

    def opened(self, where: str, value: Any) -> list[str]:
        """Read cards that were opened for a battle: in board order, whatever the hands."""
        cards = [self.word(where, one, self.setting.board.deck) for one in list_of(where, value)]
        if cards != self.setting.sort_cards(cards):
            raise ValueError(f"{where}: cards stand in board order, jokers last")
        return cards

    def _once(self, where: str, words: list[str]) -> list[str]:
        if len(set(words)) != len(words):
            raise ValueError(f"{where}: something appears twice")
        return words

    def territories(self, value: Any) -> tuple[list[str], list[int]]:
        """Read the owner and the armies of each territory."""
        table = table_of("territories", value)
        if sorted(table) != sorted(self.setting.board.ids):
            raise ValueError("territories: every territory of the board is expected, and no other")
        owners, armies = [], []
        for id_ in self.setting.board.ids:
            where = f"territories.{id_}"
            pair = list_of(where, table[id_])
            if len(pair) != 2:
                raise ValueError(f"{where}: an owner and a number of armies are expected")
            owners.append(self.word(where, pair[0], ("", NEUTRAL, *self.setting.seats)))
            armies.append(self.number(where, pair[1]))
            if bool(owners[-1]) != bool(armies[-1]):
                raise ValueError(f"{where}: armies stand where somebody holds, and nowhere else")
        return owners, armies

    def hands(self, value: Any) -> dict[str, list[str]]:
        """Read the hand of each seat."""
        table = table_of("hands", value)
        if sorted(table) != sorted(self.setting.seats):
            raise ValueError("hands: every seat is expected, and no other")
        return {seat: self.cards(f"hands.{seat}", table[seat]) for seat in self.setting.seats}

    def deck(self, state: State) -> None:
        """No card may stand in two places."""
        all_cards = Counter(card for hand in state.hands.values() for card in hand)
        all_cards.update(state.pile)
        all_cards.update(state.discard)
        if self.setting.hidden:
            require_hidden(self.setting, state, list(all_cards.elements()))
        if self.setting.has_pile:
            surplus = Counter(open_in([*all_cards.elements()])) - Counter(self.setting.board.deck)
            if surplus:
                raise ValueError(f"hands: {', '.join(surplus)} is in more than one place")

    def by_seat(self, where: str, value: Any, kind: type, owners: Sequence[str] = ()) -> Data:
        """Read a table with a value of one kind for some seats."""
        table = table_of(where, value)
        for seat, one in table.items():
            self.word(where, seat, (*self.setting.seats, *owners))
            if one.__class__ is not kind:
                raise ValueError(f"{where}.{seat}: wrong kind of value")
        return dict(table)

    def to_place(self, where: str, value: Any) -> dict[str, int]:
        """Read numbers of armies by seat."""
        table = self.by_seat(where, value, int, (NEUTRAL,))
        return {seat: self.number(f"{where}.{seat}", armies) for seat, armies in table.items()}

    def capitals(self, where: str, value: Any) -> dict[str, str]:
        """Read territories by seat."""
        table = self.by_seat(where, value, str)
        index = self.setting.index
        return {seat: self.word(f"{where}.{seat}", id_, index) for seat, id_ in table.items()}

    def tables(self, where: str, value: Any) -> Data:
        """Read a table for each of some seats."""
        return self.by_seat(where, value, dict)

    def entries(self, where: str, value: Any) -> Data:
        """Read a list of tables for each of some seats."""
        table = self.by_seat(where, value, list)
        for seat, entries in table.items():
            for entry in entries:
                table_of(f"{where}.{seat}", entry)
        return table

    def throw(self, where: str, value: Any) -> DiceOnTable:
        """Read dice on the table."""
        table = table_of(where, value)
        if sorted(table) != ["attack", "defence", "rerolled", "source", "target"]:
            raise ValueError(f"{where}: source, target, attack, defence and rerolled are expected")
        source, target = self.lands(where, [table["source"], table["target"]])
        attack = self.dice(f"{where}.attack", table["attack"], 3)
        defence = self.dice(f"{where}.defence", table["defence"], 2)
        return DiceOnTable(source, target, attack, defence, self.flag(where, table["rerolled"]))

    def dice(self, where: str, value: Any, most: int) -> list[int]:
        """Read up to so many dice."""
        dice = [self.number(where, pips) for pips in list_of(where, value)]
        if not 1 <= len(dice) <= most or any(not 1 <= pips <= 6 for pips in dice):
            raise ValueError(f"{where}: 1 to {most} dice from 1 to 6 are expected")
        return dice

    def bonus(self, where: str, value: Any) -> list[tuple[str, int, list[str]]]:
        """Read the open bonuses of capitals."""
        entries = []
        for entry in list_of(where, value):
            if len(list_of(where, entry)) != 3:
                raise ValueError(f"{where}: seat, armies and territories are expected")
            seat, armies, territories = entry
            entries.append(
                (self.seat(where, seat), self.number(where, armies), self.lands(where, territories))
            )
        return entries


OPTIONAL: dict[str, Callable[[StateReader, str, Any], Any]] = {
    "mover": StateReader.seat,
    "sets": StateReader.number,
    "discard": StateReader.cards,
    "out": StateReader.seats,
    "winner": StateReader.seat,
    "captured": StateReader.lands,
    "eliminated": StateReader.seats,
    "due": StateReader.number,
    "commander_part": StateReader.number,
    "opened": StateReader.opened,
    "throw": StateReader.throw,
    "starter": StateReader.seat,
    "to_place": StateReader.to_place,
    "placed": StateReader.number,
    "lists": StateReader.tables,
    "asked": StateReader.seats,
    "defence": StateReader.tables,
    "capital_bonus": StateReader.entries,
    "capitals": StateReader.capitals,
    "bonus": StateReader.bonus,
}
"""Fields that are left out while empty, and how each is read."""
