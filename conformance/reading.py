"""
Reading the suite: cases, boards, editions, and a case as the question that a program is asked.

A question is plain data in which nothing is left out: a whole board, a whole position, the value of
every setting. What must follow (`answers`) is taken out of it.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

Data = dict[str, Any]

SUITE = Path(__file__).parent
GAMES = ("conquest", "rail")
JOKER = "joker"
NOBODY = "nobody"
BOARDS = {"conquest": "classic", "rail": "rail"}
SEATS = {"conquest": ["anna", "bob", "cleo"], "rail": ["emil", "fay"]}


class Case(NamedTuple):
    """A case: where it stands, and its data."""

    game: str
    chapter: str
    data: Data

    @property
    def number(self) -> str:
        """The stable number: "R-037.1"."""
        text: str = self.data["number"]
        return text


class Way(NamedTuple):
    """What must follow: by the reading of the suite ("" and ""), or by another value of a reading."""

    reading: str
    value: str
    answer: Data


@cache
def load(path: str) -> Data:
    """Read a file of the suite."""
    return tomllib.loads((SUITE / path).read_text(encoding="utf-8"))


def read_cases(profile: str = "rules") -> list[Case]:
    """Read the cases of a profile, game by game, in the order of the rule book."""
    return sorted(_cases(profile), key=lambda case: (GAMES.index(case.game), _place(case.number)))


def _cases(profile: str) -> Iterator[Case]:
    for game in GAMES:
        for path in sorted((SUITE / "cases" / profile / game).glob("*.toml")):
            for data in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
                yield Case(game, path.stem, data)


def _place(number: str) -> tuple[str, int]:
    rule, _, count = number.rpartition(".")
    return rule, int(count)


# ── questions and answers ────────────────────────────────────────────────────────────────────────


def question(case: Case) -> Data:
    """Return what a program is asked, without what must follow."""
    data = case.data
    seats = data.get("seats", SEATS[case.game])
    asked: Data = {"number": case.number, "game": case.game, "profile": "rules", "seats": seats}
    asked["settings"] = _settings(case.game, data, len(seats))
    closed = tuple(asked["settings"].get("without_borders", ()))
    name = data.get("board", BOARDS[case.game])
    asked["board"] = _board(case.game, name, asked["settings"].get("deck", ""), closed)
    if "fact" in data:
        asked["fact"] = data["fact"]
        width = len(load("facts.toml")[data["fact"]]["asks"])
        asked["ask"] = [row[:width] for row in data["with"]]
    if "fact" not in data or "before" in data:
        asked["before"] = _whole_position(case, asked, data.get("before", {}))
    if "fact" not in data:
        asked["actions"] = data.get("actions", [])
        asked["chance"] = data.get("chance", {})
    return asked


def ways(case: Case) -> list[Way]:
    """Return what must follow; the reading of the suite comes first."""
    others = case.data.get("other", [])
    return [
        Way("", "", _answer(case, case.data)),
        *(Way(other["reading"], other["value"], _answer(case, other)) for other in others),
    ]


def _answer(case: Case, said: Mapping[str, Any]) -> Data:
    if "fact" in case.data:
        width = len(load("facts.toml")[case.data["fact"]]["asks"])
        return {"answers": [row[width:] for row in said["with"]]}
    if "refused" in said:
        last = len(case.data["actions"])
        return {"refused": {"action": said.get("action", last), "code": said["refused"]}}
    before = question(case)
    after = {**case.data.get("before", {}), **said.get("after", {})}
    for table in ("territories", "hands", "pieces"):
        parts = [case.data.get("before", {}).get(table, {}), said.get("after", {}).get(table, {})]
        after[table] = {**parts[0], **parts[1]}
    answer = {"events": said["then"], "position": _whole_position(case, before, after)}
    return answer | ({"unused": said["unused"]} if "unused" in said else {})


# ── settings ─────────────────────────────────────────────────────────────────────────────────────


def _settings(game: str, data: Data, players: int) -> Data:
    """Return the value of every setting: edition, then options, then single choices."""
    known = load(f"settings-{game}.toml")
    edition, _, said = str(data.get("rules", known["default"])).partition(" with ")
    options = [word.strip() for word in said.split(",") if word.strip()]
    for_two = known.get("for_two", {}).get(edition)
    if for_two and players == 2 and for_two not in options:
        options.append(for_two)
    settings = {**known["edition"][edition]}
    for option in options:
        settings |= known["option"][option]
    choices = data.get("choices", {})
    return {"edition": edition, "options": options, "choices": choices, **settings, **choices}


# ── boards ───────────────────────────────────────────────────────────────────────────────────────


@cache
def _board(game: str, name: str, deck: str, without: Sequence[str]) -> Data:
    found = load(f"boards/{name}.toml")
    if game == "rail":
        return {
            "name": name,
            "cities": [_only(city, ("id", "name", "start")) for city in found["city"]],
            "lines": [_only(line, ("between", "spaces")) for line in found["line"]],
            "tickets": [_only(ticket, ("id", "bound", "stops")) for ticket in found["ticket"]],
        }
    figures, jokers = _deck(found, deck)
    closed = [set(pair.split("/")) for pair in without]
    return {
        "name": name,
        "continents": [_only(land, ("id", "name", "bonus")) for land in found["continent"]],
        "territories": [
            {
                "id": one["id"],
                "name": one["name"],
                "continent": one["continent"],
                "borders": _reached(found, one, closed),
                "card": figures.get(one["id"], ""),
            }
            for one in found["territory"]
        ],
        "jokers": jokers,
    }


def _only(table: Data, keys: Sequence[str]) -> Data:
    return {key: table[key] for key in keys if key in table}


def _reached(found: Data, one: Data, closed: Sequence[set[str]]) -> list[str]:
    there = [*one["borders"]]
    there += [pair[1] for pair in found.get("one_way", []) if pair[0] == one["id"]]
    return [id_ for id_ in there if {one["id"], id_} not in closed]


def _deck(found: Data, deck: str) -> tuple[dict[str, str], int]:
    """Return the figure on the card of each territory that has one, and the number of jokers."""
    if deck not in found.get("deck", {}):
        return {one["id"]: one["card"] for one in found["territory"] if "card" in one}, 2
    chosen = found["deck"][deck]
    kinds = ("soldier", "horse", "cannon")
    return {id_: kind for kind in kinds for id_ in chosen[kind]}, chosen["jokers"]


# ── positions ────────────────────────────────────────────────────────────────────────────────────


def _whole_position(case: Case, asked: Data, said: Data) -> Data:
    """Return a position in which nothing is left out."""
    if case.game == "rail":
        return _whole_race(asked, said)
    ids = [one["id"] for one in asked["board"]["territories"]]
    hands = {seat: said.get("hands", {}).get(seat, []) for seat in asked["seats"]}
    discard = said.get("discard", [])
    deck = [one["id"] for one in asked["board"]["territories"] if one["card"]]
    deck += [JOKER] * asked["board"]["jokers"]
    for card in [*discard, *(card for hand in hands.values() for card in hand)]:
        deck.remove(card)
    return {
        "phase": said.get("phase", "turn"),
        "turn": said.get("turn", 7),
        "mover": said.get("mover", asked["seats"][0]),
        "territories": _territories(ids, said.get("territories", {})),
        "hands": {seat: sort_cards(ids, hand) for seat, hand in hands.items()},
        "pile": sort_cards(ids, deck),
        "discard": sort_cards(ids, discard),
        "sets": said.get("sets", 0),
        "captured": said.get("captured", []),
        "due": said.get("due", 0),
        "commander_used": said.get("commander_used", False),
        "out": [seat for seat in asked["seats"] if seat in said.get("out", [])],
        "winner": said.get("winner", ""),
        "capitals": said.get("capitals", {}),
        "bonus": said.get("bonus", {}),
        "starter": said.get("starter", ""),
        "to_place": said.get("to_place", {}),
        "placed": said.get("placed", 0),
    }


def _territories(ids: Sequence[str], said: Mapping[str, str]) -> Data:
    unknown = [id_ for id_ in said if id_ not in ids and id_ != "others"]
    if unknown:
        raise ValueError(f"no territory is called {unknown}")
    found = {}
    for id_ in ids:
        owner, armies = said.get(id_, said.get("others", f"{NOBODY} 0")).split()
        found[id_] = {"owner": "" if owner == NOBODY else owner, "armies": int(armies)}
    return found


def sort_cards(ids: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Return cards in board order, jokers last."""
    return sorted(cards, key=lambda card: len(ids) if card == JOKER else ids.index(card))


def _whole_race(asked: Data, said: Data) -> Data:
    return {
        "phase": said.get("phase", "turn"),
        "turn": said.get("turn", 7),
        "mover": said.get("mover", asked["seats"][0]),
        "pieces": {seat: _piece(one) for seat, one in said.get("pieces", {}).items()},
        "dice": said.get("dice", []),
        "returned": said.get("returned", []),
        "winners": said.get("winners", []),
    }


def _piece(said: Data) -> Data:
    """Return a piece in which nothing is left out."""
    usual = {"coast": "", "place": "", "ticket": "", "next": "", "crossed": False, "home": False}
    return {**usual, **said}
