"""
Situations of the conquest game as cases of order files write them: rows `key: value`.

`cases/order-files/README.md` tells what rows there are. Here they become the plain data of a position,
with `part`, `asked`, `throw`, `eliminated` and `opened` besides.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from conformance.positions import NOBODY, sort_cards

Data = dict[str, Any]
Row = tuple[str, str]

CHOOSING = ("rules", "choice", "map", "seats", "cards")
"""Rows that choose the game."""


def rows_of(text: str) -> list[Row]:
    """Split a situation into its rows."""
    parts = [line.partition(":") for line in text.splitlines() if line.strip()]
    return [(key.strip(), value.strip()) for key, _, value in parts]


def chosen(rows: Sequence[Row]) -> Data:
    """Return which game is played: rules, choices, board, seats, how hands are held."""
    said = {key: value for key, value in rows if key in CHOOSING}
    choices = [value.split(maxsplit=1) for key, value in rows if key == "choice"]
    named = {"rules": said.get("rules"), "board": said.get("map"), "cards": said.get("cards")}
    found: Data = {key: value for key, value in named.items() if value}
    if "seats" in said:
        found["seats"] = said["seats"].split()
    return found | {"choices": {name: _value(value) for name, value in choices}}


def _value(text: str) -> Any:
    words = {"true": True, "false": False}
    if re.fullmatch(r"\d+: \d+(, \d+: \d+)*", text):
        pairs = [pair.split(":") for pair in text.split(",")]
        return {players.strip(): int(armies) for players, armies in pairs}
    return int(text) if text.isdecimal() else words.get(text, text)


class Reader:
    """Reads rows of a situation on one board; names of territories and ids are the same to it."""

    def __init__(self, board: Data, hidden: bool) -> None:
        self.ids = [one["id"] for one in board["territories"]]
        self.named = {one["name"].casefold(): one["id"] for one in board["territories"]}
        self.hidden = hidden

    def read(self, rows: Sequence[Row]) -> Data:
        """Return what rows say, as cases of plain positions say it; counts are left out."""
        said: Data = {}
        for key, value in rows:
            head, _, who = key.partition(" ")
            if key in CHOOSING:
                continue
            if head in ("hand", "capital"):
                found = self.cards(value) if head == "hand" else self.place(value)
                said.setdefault(f"{head}s", {})[who] = found
            else:
                name, read = self.rows()[key]
                said[name] = read(value)
        return said

    def rows(self) -> dict[str, tuple[str, Callable[[str], Any]]]:
        """Return for each row the key of a position, and what reads it."""
        same = {key: (key, str) for key in ("phase", "mover", "starter", "winner")}
        numbers = {key: (key, int) for key in ("turn", "part", "sets", "due")}
        seats = {key: (key, _words) for key in ("out", "eliminated", "asked")}
        cards = {key: (key, self.cards) for key in ("discard", "opened")}
        return {
            **same,
            **numbers,
            **seats,
            **cards,
            "captured": ("captured", self.places),
            "board": ("territories", self.territories),
            "used commander": ("commander_used", lambda _: True),
            "throw": ("throw", self.throw),
            "bonus": ("bonus", self.bonus),
            "to place": ("to_place", _counts),
        }

    def place(self, name: str) -> str:
        """Return the id of a territory."""
        text = name.strip()
        found = text if text in self.ids else self.named.get(text.casefold())
        if found is None:
            raise ValueError(f"no territory is called {text!r}")
        return found

    def places(self, text: str) -> list[str]:
        """Return ids of territories."""
        return [self.place(name) for name in text.split(",") if name.strip()]

    def card(self, name: str) -> str:
        """Return the id of a card, in brackets if it lies face down."""
        text = name.strip()
        bare = text.strip("()")
        found = "joker" if bare.casefold() == "joker" else self.place(bare)
        return f"({found})" if text.startswith("(") else found

    def cards(self, text: str) -> list[str]:
        """Return cards: in board order, where they can lie face down in the order in which they came."""
        cards = [self.card(name) for name in text.split(",") if name.strip()]
        return cards if self.hidden else sort_cards(self.ids, cards)

    def territories(self, text: str) -> dict[str, str]:
        """Return owner and armies by territory."""
        found: dict[str, str] = {}
        for entry in re.split("[,;]", text):
            *name, owner, armies = entry.split()
            rest = [id_ for id_ in self.ids if id_ not in found]
            for id_ in rest if name == ["others"] else [self.place(" ".join(name))]:
                found[id_] = f"{owner} {armies}"
        return found

    def throw(self, text: str) -> Data:
        """Return dice on the table: "Siam, India: 6 3 1 v 5 4"."""
        names, _, dice = text.partition(":")
        source, target = self.places(names)
        attack, defence = ([int(die) for die in side.split()] for side in dice.split("v"))
        return {"source": source, "target": target, "attack": attack, "defence": defence}

    def bonus(self, text: str) -> Data:
        """Return bonus armies: "anna 5 Peru, Brazil"."""
        player, armies, names = text.split(maxsplit=2)
        return {"player": player, "armies": int(armies), "territories": self.places(names)}


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _counts(text: str) -> dict[str, int]:
    return {who: int(armies) for who, armies in (entry.split() for entry in text.split(","))}


def territory(said: str) -> Data:
    """Return a territory of a position: "anna 4"."""
    owner, armies = said.split()
    return {"owner": "" if owner == NOBODY else owner, "armies": int(armies)}


# ── comparing ────────────────────────────────────────────────────────────────────────────────────


def row_difference(reader: Reader, row: Row, step: Data) -> str:
    """Say what of a row is not so in the answer to a step, "" if all is."""
    key, value = row
    count, _, who = key.partition(" of ")
    if count in COUNTS:
        found = COUNTS[count](step, who)
        return "" if found == value else f"{key}: expected {value}, got {found}"
    for name, wanted in reader.read([row]).items():
        has = step["position"].get(name)
        if name in ("territories", "hands", "capitals"):
            has = {id_: (has or {}).get(id_) for id_ in wanted}
        must = {id_: territory(one) for id_, one in wanted.items()} if name == "territories" else wanted
        if must != has:
            other = _differing(must, has)
            return f"{key}: expected {other[0]}, got {other[1]}"
    return ""


def _differing(wanted: Any, has: Any) -> tuple[Any, Any]:
    if not isinstance(wanted, dict) or not isinstance(has, dict):
        return wanted, has
    keys = [key for key in {**wanted, **has} if wanted.get(key) != has.get(key)]
    return {key: wanted.get(key) for key in keys}, {key: has.get(key) for key in keys}


def _sum(step: Data, who: str, what: Callable[[Data], int]) -> str:
    board = step["position"]["territories"].values()
    return str(sum(what(one) for one in board if who in ("", one["owner"])))


def _waiting(step: Data, key: str) -> str:
    seats = step.get("awaits", {})
    return " ".join(seats.get(key, [])) if seats else "nobody"


COUNTS: dict[str, Callable[[Data, str], str]] = {
    "awaits": lambda step, _: _waiting(step, "must"),
    "may": lambda step, _: _waiting(step, "may"),
    "pile": lambda step, _: str(len(step["position"]["pile"])),
    "discards": lambda step, _: str(len(step["position"]["discard"])),
    "cards": lambda step, who: str(len(step["position"]["hands"][who])),
    "armies": lambda step, who: _sum(step, who, lambda one: int(one["armies"])),
    "territories": lambda step, who: _sum(step, who, lambda _: 1),
    "standing": lambda step, who: "some" if who in step.get("standing", []) else "none",
    "commander": lambda step, _: "used" if step["position"]["commander_used"] else "ready",
}
"""Rows that count, or tell who is waited for."""
