"""
The state as plain data, for the game file and its hash, and back.

    phase, turn, part      always
    territories            {id: [owner, armies]} in board order; owner "" is nobody
    hands                  {seat: [cards]} in seat order
    pile                   only if it is not what hands and discards leave of the deck; where it
                           lies face down always, without a common deck never
    ...                    every other field of `State` that is not empty, under its own name

`load` refuses everything else: what it accepts, `dump` writes again.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

import attrs

from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.consistency import require_consistent, require_hidden
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, NEUTRAL, DiceOnTable, Phase, State
from pbem.rulesets.risk.tokens import FACE_UP, is_sound, open_in

Data = dict[str, Any]

_TOP = ("phase", "turn", "part", "territories", "hands")


# Writing


def dump(setting: Setting, state: State) -> Data:
    """Write a state as plain data; the parts of it belong to the state still."""
    data: Data = {
        "phase": state.phase.value,
        "turn": state.turn,
        "part": state.part,
        "territories": {
            id_: [owner, armies]
            for id_, owner, armies in zip(
                setting.board.ids, state.owners, state.armies, strict=True
            )
        },
        "hands": {seat: state.hands[seat] for seat in setting.seats},
    }
    if state.pile != usual_pile(setting, state.hands, state.discard):
        data["pile"] = state.pile
    for name in OPTIONAL:
        value = getattr(state, name)
        if value:
            data[name] = plain(setting, name, value)
    return data


def plain(setting: Setting, name: str, value: Any) -> Any:
    """Return the value of an optional field as plain data."""
    if name in _BY_SEAT:
        return {seat: value[seat] for seat in (*setting.seats, NEUTRAL) if seat in value}
    match name, value:
        case "throw", DiceOnTable():
            return attrs.asdict(value)
        case "bonus", _:
            return [[seat, armies, list(territories)] for seat, armies, territories in value]
        case _:
            return value


def usual_pile(
    setting: Setting, hands: Mapping[str, Sequence[str]], discard: Sequence[str]
) -> list[str]:
    """Return the pile that need not be said."""
    if setting.cards == FACE_UP:
        return _rest_of_deck(setting, hands, discard)
    return []


def _rest_of_deck(
    setting: Setting, hands: Mapping[str, Sequence[str]], discard: Sequence[str]
) -> list[str]:
    return list(_deck_without(setting.board, tuple(chain(*hands.values(), discard))))


# Cards move once a turn, and the question comes several times.
@lru_cache(maxsize=16)
def _deck_without(board: Board, gone: tuple[str, ...]) -> Sequence[str]:
    if not gone:
        return board.deck
    # All cards but the jokers are there once.
    taken = set(gone)
    cards = [card for card in board.deck if card not in taken and card != JOKER]
    return cards + [JOKER] * (board.jokers - gone.count(JOKER))


# Reading


def load(setting: Setting, data: Any) -> State:
    """Read a state; raise ValueError with a sentence that names the place."""
    whole = _table("state", data)
    for key in whole:
        if key not in _TOP and key != "pile" and key not in OPTIONAL:
            raise ValueError(f"state: there is no key {key!r}")
    for key in _TOP:
        if key not in whole:
            raise ValueError(f"state: {key!r} is missing")
    check = _Check(setting)
    owners, armies = check.territories(whole["territories"])
    hands = check.hands(whole["hands"])
    discard = check.cards("discard", whole.get("discard", []))
    pile = whole.get("pile", usual_pile(setting, hands, discard))
    state = State(owners, armies, hands, check.cards("pile", pile), discard)
    state.phase = check.phase(whole["phase"])
    state.turn = check.number("turn", whole["turn"])
    state.part = check.number("part", whole["part"])
    for key, read in OPTIONAL.items():
        if key in whole:
            setattr(state, key, read(check, key, whole[key]))
    check.deck(state)
    require_consistent(setting, state)
    return state


def _table(where: str, value: Any) -> dict[str, Any]:
    if value.__class__ is not dict:
        raise ValueError(f"{where}: a table is wanted")
    table: dict[str, Any] = value
    return table


def _list(where: str, value: Any) -> list[Any]:
    if value.__class__ is not list:
        raise ValueError(f"{where}: a list is wanted")
    row: list[Any] = value
    return row


@attrs.frozen
class _Check:
    """Checks of single values against the setting; each returns what it was given, or a copy."""

    setting: Setting

    def number(self, where: str, value: Any) -> int:
        if value.__class__ is not int or value < 0:
            raise ValueError(f"{where}: a whole number from 0 is wanted, not {value!r}")
        number: int = value
        return number

    def flag(self, where: str, value: Any) -> bool:
        if value.__class__ is not bool:
            raise ValueError(f"{where}: true or false is wanted, not {value!r}")
        flag: bool = value
        return flag

    def phase(self, value: Any) -> Phase:
        if value.__class__ is not str or value not in tuple(Phase):
            raise ValueError(f"phase: {value!r} is no phase")
        return Phase(value)

    def word(self, where: str, value: Any, known: Sequence[str] | Mapping[str, Any]) -> str:
        if value.__class__ is not str or value not in known:
            raise ValueError(f"{where}: {value!r} is unknown here")
        word: str = value
        return word

    def seat(self, where: str, value: Any) -> str:
        return self.word(where, value, self.setting.seats)

    def seats(self, where: str, value: Any) -> list[str]:
        return self._once(where, [self.seat(where, one) for one in _list(where, value)])

    def lands(self, where: str, value: Any) -> list[str]:
        index = self.setting.index
        return self._once(where, [self.word(where, one, index) for one in _list(where, value)])

    def cards(self, where: str, value: Any) -> list[str]:
        cards = [self.card(where, one) for one in _list(where, value)]
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
        cards = [self.word(where, one, self.setting.board.deck) for one in _list(where, value)]
        if cards != self.setting.sort_cards(cards):
            raise ValueError(f"{where}: cards stand in board order, jokers last")
        return cards

    def _once(self, where: str, words: list[str]) -> list[str]:
        if len(set(words)) != len(words):
            raise ValueError(f"{where}: something stands twice")
        return words

    def territories(self, value: Any) -> tuple[list[str], list[int]]:
        table = _table("territories", value)
        if sorted(table) != sorted(self.setting.board.ids):
            raise ValueError("territories: every territory of the board is wanted, and no other")
        owners, armies = [], []
        for id_ in self.setting.board.ids:
            where = f"territories.{id_}"
            pair = _list(where, table[id_])
            if len(pair) != 2:
                raise ValueError(f"{where}: an owner and a number of armies are wanted")
            owners.append(self.word(where, pair[0], ("", NEUTRAL, *self.setting.seats)))
            armies.append(self.number(where, pair[1]))
            if bool(owners[-1]) != bool(armies[-1]):
                raise ValueError(f"{where}: armies stand where somebody holds, and nowhere else")
        return owners, armies

    def hands(self, value: Any) -> dict[str, list[str]]:
        table = _table("hands", value)
        if sorted(table) != sorted(self.setting.seats):
            raise ValueError("hands: every seat is wanted, and no other")
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
                raise ValueError(f"hands: {', '.join(surplus)} stands in more than one place")

    def by_seat(self, where: str, value: Any, kind: type, owners: Sequence[str] = ()) -> Data:
        """Read a table with a value of one kind for some seats."""
        table = _table(where, value)
        for seat, one in table.items():
            self.word(where, seat, (*self.setting.seats, *owners))
            if one.__class__ is not kind:
                raise ValueError(f"{where}.{seat}: wrong kind of value")
        return dict(table)

    def to_place(self, where: str, value: Any) -> dict[str, int]:
        table = self.by_seat(where, value, int, (NEUTRAL,))
        return {seat: self.number(f"{where}.{seat}", armies) for seat, armies in table.items()}

    def capitals(self, where: str, value: Any) -> dict[str, str]:
        table = self.by_seat(where, value, str)
        index = self.setting.index
        return {seat: self.word(f"{where}.{seat}", id_, index) for seat, id_ in table.items()}

    def tables(self, where: str, value: Any) -> Data:
        return self.by_seat(where, value, dict)

    def rows(self, where: str, value: Any) -> Data:
        table = self.by_seat(where, value, list)
        for seat, rows in table.items():
            for row in rows:
                _table(f"{where}.{seat}", row)
        return table

    def throw(self, where: str, value: Any) -> DiceOnTable:
        table = _table(where, value)
        if sorted(table) != ["attack", "defence", "rerolled", "source", "target"]:
            raise ValueError(f"{where}: source, target, attack, defence and rerolled are wanted")
        source, target = self.lands(where, [table["source"], table["target"]])
        attack = self.dice(f"{where}.attack", table["attack"], 3)
        defence = self.dice(f"{where}.defence", table["defence"], 2)
        return DiceOnTable(source, target, attack, defence, self.flag(where, table["rerolled"]))

    def dice(self, where: str, value: Any, most: int) -> list[int]:
        dice = [self.number(where, pips) for pips in _list(where, value)]
        if not 1 <= len(dice) <= most or any(not 1 <= pips <= 6 for pips in dice):
            raise ValueError(f"{where}: 1 to {most} dice from 1 to 6 are wanted")
        return dice

    def bonus(self, where: str, value: Any) -> list[tuple[str, int, list[str]]]:
        rows = []
        for row in _list(where, value):
            if len(_list(where, row)) != 3:
                raise ValueError(f"{where}: seat, armies and territories are wanted")
            seat, armies, territories = row
            rows.append(
                (self.seat(where, seat), self.number(where, armies), self.lands(where, territories))
            )
        return rows


_Reader = Callable[[_Check, str, Any], Any]

OPTIONAL: dict[str, _Reader] = {
    "mover": _Check.seat,
    "sets": _Check.number,
    "discard": _Check.cards,
    "out": _Check.seats,
    "winner": _Check.seat,
    "captured": _Check.lands,
    "eliminated": _Check.seats,
    "due": _Check.number,
    "commander_part": _Check.number,
    "opened": _Check.opened,
    "throw": _Check.throw,
    "starter": _Check.seat,
    "to_place": _Check.to_place,
    "placed": _Check.number,
    "lists": _Check.tables,
    "asked": _Check.seats,
    "defence": _Check.tables,
    "capital_bonus": _Check.rows,
    "capitals": _Check.capitals,
    "bonus": _Check.bonus,
}
"""Fields that are left out while empty, and how each is read."""

_BY_SEAT = ("to_place", "lists", "defence", "capital_bonus", "capitals")
