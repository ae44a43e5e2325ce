"""
Reading the suite: cases, boards, editions, and a case as the question that a program is asked.

A question is plain data in which nothing is left out: a whole board, a whole position, the value of
every setting. What must follow (`answers`) is taken out of it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from conformance.other_readings import computed
from conformance.positions import whole_position
from conformance.situations import Reader, chosen, rows_of

Data = dict[str, Any]

SUITE = Path(__file__).parent
GAMES = ("conquest", "rail")
PROFILES = ("rules", "order-files", "pbem")
BOARDS = {"conquest": "classic", "rail": "rail"}
SEATS = {"conquest": ["anna", "bob", "cleo"], "rail": ["emil", "fay"]}


class Case(NamedTuple):
    """A case: where it stands, and its data."""

    game: str
    chapter: str
    data: Data
    profile: str = "rules"

    @property
    def by_files(self) -> bool:
        """Whether the case has situations and order files of the conquest game."""
        return self.profile != "rules" and self.game == "conquest"

    @property
    def number(self) -> str:
        """The stable number: "R-037.1"."""
        text: str = self.data["number"]
        return text

    @property
    def edition(self) -> str:
        """The edition whose rules are played."""
        rows = rows_of(self.data.get("before", "")) if self.by_files else []
        return _named(self.game, chosen(rows) if self.by_files else self.data)[0]


class Way(NamedTuple):
    """
    What must follow: by the reading of the suite ("" and ""), or by another value of a reading.

    With an empty answer the case is open: whoever reads so cannot play it as it is written. Where a
    reading can be met in several ways and one of them changes nothing here, it is not `sure`.
    """

    reading: str
    value: str
    answer: Data
    sure: bool = True


@cache
def load(path: str) -> Data:
    """Read a file of the suite."""
    return tomllib.loads((SUITE / path).read_text(encoding="utf-8"))


def read_cases(profile: str = "rules") -> list[Case]:
    """Read the cases of a profile, game by game, in the order of the rule book."""
    return list(_read_once(profile))


@cache
def _read_once(profile: str) -> tuple[Case, ...]:
    return tuple(sorted(_cases(profile), key=lambda case: (GAMES.index(case.game), _place(case.number))))


def _cases(profile: str) -> Iterator[Case]:
    for game in GAMES:
        for path in sorted((SUITE / "cases" / profile / game).glob("*.toml")):
            for data in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
                yield Case(game, path.stem, data, profile)


def _place(number: str) -> tuple[str, int]:
    rule, _, count = number.rpartition(".")
    return rule, int(count)


# ── questions and answers ────────────────────────────────────────────────────────────────────────


def question(case: Case) -> Data:
    """Return what a program is asked, without what must follow."""
    return _file_question(case) if case.by_files else _plain_question(case)


def _head(case: Case, data: Data) -> Data:
    """Return what every question begins with, and the game that is played."""
    seats = data.get("seats", SEATS[case.game])
    asked: Data = {
        "number": case.number,
        "game": case.game,
        "profile": case.profile,
        "seats": seats,
    }
    asked["settings"] = _settings(case, data, len(seats))
    closed = tuple(asked["settings"].get("without_borders", ()))
    name = data.get("board", BOARDS[case.game])
    asked["board"] = _board(case.game, name, asked["settings"].get("deck", ""), closed)
    return asked


def _plain_question(case: Case) -> Data:
    data = case.data
    asked = _head(case, data)
    if "fact" in data:
        asked["fact"] = data["fact"]
        width = len(load("facts.toml")[data["fact"]]["asks"])
        asked["ask"] = [row[:width] for row in data["with"]]
    if "fact" not in data or "before" in data:
        asked["before"] = whole_position(case.game, asked, data.get("before", {}))
    if "fact" not in data:
        asked["actions"] = data.get("actions", [])
        asked["chance"] = data.get("chance", {})
    return asked | {key: data[key] for key in ("standing", "orders") if key in data}


NAMED = ("draw", "deal", "capture")
"""Labels of chance under which territories and cards stand; under the others stand dice."""


BY_MAIL = {"placings": "lists"}
"""What order files play where nothing else is said, and plain actions do not."""


def _file_question(case: Case) -> Data:
    """Return the question of a case that hands in order files, or asks for words."""
    data, rows = case.data, rows_of(case.data.get("before", ""))
    game = chosen(rows)
    if data.get("fact") in ("new-game", "rule-book"):
        edition, options = _named(case.game, game)
        wanted: Data = {"edition": edition, "options": options, "choices": game["choices"]}
        asked: Data = {"number": case.number, "game": case.game, "profile": case.profile}
        asked["seats"] = game.get("seats", SEATS[case.game])
        asked |= {"settings": wanted, "cards": game.get("cards", "face-up")}
    else:
        asked = _head(case, game)
        asked["settings"] |= {key: game["choices"].get(key, one) for key, one in BY_MAIL.items()}
        asked["cards"] = game.get("cards", "face-up")
        reader = Reader(asked["board"], asked["cards"] != "face-up")
        said = reader.read(rows)
        asked["before"] = whole_position(case.game, asked, said) | _of_files(said)
    if "fact" in data:
        return asked | {"fact": data["fact"], "ask": _asked_words(data)}
    asked["standing"] = data.get("standing", {})
    asked["steps"] = [_step(reader, step) for step in data.get("step", [data])]
    return asked


def _asked_words(data: Data) -> list[Any]:
    """Return what is asked: who would play, or who looks at the table; of the rule book nothing."""
    if data["fact"] == "new-game":
        return [row[0] for row in data["with"]]
    return [*data["with"]] if data["fact"] == "view" else []


def _of_files(said: Data) -> Data:
    """Return what a position of order files has besides."""
    usual: Data = {"part": 1, "asked": [], "eliminated": [], "opened": [], "throw": {}}
    return {key: said.get(key, value) for key, value in usual.items()}


def _step(reader: Reader, step: Data) -> Data:
    orders = step.get("orders", {})
    opens = [reader.card(name) for name in step.get("opens", [])]
    chance = {label: _fallen(reader, label, text) for label, text in step.get("rolls", {}).items()}
    return {
        "orders": {"": orders} if isinstance(orders, str) else orders,
        "opens": opens,
        "chance": chance,
    }


def _fallen(reader: Reader, label: str, text: str) -> list[Any]:
    if label.partition("/")[0] in NAMED:
        return [reader.card(name) for name in text.split(",") if name.strip()]
    return [int(die) for die in re.findall("[1-6]", text)]


def ways(case: Case) -> list[Way]:
    """Return what must follow; the reading of the suite comes first."""
    others = [*case.data.get("other", []), *computed().get(case.number, [])]
    return [
        Way("", "", _answer(case, case.data)),
        *(_other_way(case, other) for other in others),
    ]


def _other_way(case: Case, said: Mapping[str, Any]) -> Way:
    return Way(said["reading"], said["value"], _answer(case, said), "unsure" not in said)


def _answer(case: Case, said: Mapping[str, Any]) -> Data:
    if "open" in said:
        return {}
    if "fact" in case.data:
        width = len(load("facts.toml")[case.data["fact"]]["asks"])
        return {"answers": [row[width:] for row in said["with"]]}
    if "refused" in said:
        last = len(case.data["actions"])
        word = {"code": said["refused"]} if said["refused"] else {}
        return {"refused": {"action": said.get("action", last), **word}}
    asked = question(case)
    events = list(_events(asked, said["then"]))
    after = {**case.data.get("before", {}), **said.get("after", {})}
    for table in ("territories", "hands", "pieces"):
        parts = [case.data.get("before", {}).get(table, {}), said.get("after", {}).get(table, {})]
        after[table] = {**parts[0], **parts[1]}
    if after["territories"].get("others") == AS_DEALT:
        after["territories"] = {**_as_dealt(events), **after["territories"]}
        del after["territories"]["others"]
    answer = {"events": events, "position": whole_position(case.game, asked, after)}
    return answer | ({"unused": said["unused"]} if "unused" in said else {})


AS_DEALT = "as dealt"
"""What `others` of a position is after a deal: one army of whoever was dealt each territory."""


def _events(asked: Data, said: Sequence[Data]) -> Iterator[Data]:
    """Give events; `dealt`, the players in the order of a deal, stands for what each of them gets."""
    ids = [one["id"] for one in asked["board"].get("territories", [])]
    for event in said:
        if "dealt" not in event:
            yield event
            continue
        first = asked["chance"].get("deal", [])
        cards = [*first, *(id_ for id_ in ids if id_ not in first)]
        for place, seat in enumerate(event["dealt"]):
            mine = cards[place :: len(event["dealt"])]
            territories = [id_ for id_ in ids if id_ in mine]
            yield {"event": "territories-dealt", "seat": seat, "territories": territories}


def _as_dealt(events: Sequence[Data]) -> dict[str, str]:
    dealt = [event for event in events if event["event"] == "territories-dealt"]
    return {id_: f"{one['seat']} 1" for one in dealt for id_ in one["territories"]}


# ── settings ─────────────────────────────────────────────────────────────────────────────────────


def _settings(case: Case, data: Data, players: int) -> Data:
    """Return the value of every setting: edition, then options, then single choices."""
    known = load(f"settings-{case.game}.toml")
    edition, options = _named(case.game, data)
    for_two = known.get("for_two", {}).get(edition)
    if for_two and players == 2 and for_two not in options:
        options.append(for_two)
    settings = {**known["edition"][edition]}
    settings |= known.get("order_files", {}) if case.by_files else {}
    for option in options:
        settings |= known["option"][option]
    choices = data.get("choices", {})
    return {"edition": edition, "options": options, "choices": choices, **settings, **choices}


def _named(game: str, data: Data) -> tuple[str, list[str]]:
    """Return the edition and the options that a case names."""
    usual = load(f"settings-{game}.toml")["default"]
    edition, _, said = str(data.get("rules", usual)).partition(" with ")
    return edition.strip(), [word.strip() for word in said.split(",") if word.strip()]


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
