"""
What questions, answers, cases and boards look like, as JSON Schema.

They are made of the same lists that README.md names: settings, actions, events, facts, refusals. What
is checked is the form; what follows of what only the cases say.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from conformance.reading import GAMES, load

Schema = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer", "minimum": 0}
YES_NO: Schema = {"type": "boolean"}
CASE_NUMBER: Schema = {"type": "string", "pattern": r"^R-\d{3}b?\.\d+$"}
RULE: Schema = {"type": "string", "pattern": r"^R-\d{3}b?$"}
READING: Schema = {"type": "string", "pattern": r"^A-\d{2}b?$"}
DIE: Schema = {"type": "integer", "minimum": 1, "maximum": 6}


def record(needed: Mapping[str, Schema], may: Mapping[str, Schema] | None = None) -> Schema:
    """Return a table with these keys and no others."""
    keys = {**needed, **(may or {})}
    found: Schema = {"type": "object", "properties": keys, "additionalProperties": False}
    return found | ({"required": list(needed)} if needed else {})


def several(one: Schema) -> Schema:
    """Return a list."""
    return {"type": "array", "items": one}


def table(one: Schema) -> Schema:
    """Return a table with any keys."""
    return {"type": "object", "additionalProperties": one}


def either(*ways: Schema) -> Schema:
    """Return one of several forms."""
    return {"anyOf": list(ways)}


def word(*words: str) -> Schema:
    """Return one of some words."""
    return {"enum": list(words)}


WORDS, DICE, COUNTS = several(TEXT), several(DIE), table(NUMBER)
ANY: Schema = {}

# ── actions and events ───────────────────────────────────────────────────────────────────────────

LISTS = {"cards", "territories", "west", "east", "seats"}
TRUTHS = {"home"}
THROWN = {"attack", "defence", "dice"}
COUNTED = {
    "armies",
    "turn",
    "number",
    "lost",
    "base",
    "sets",
    "old",
    "new",
    "attacker-losses",
    "defender-losses",
    "moved",
    "left",
    "territories",
    "cards",
    "die",
}
IN_EVENT: dict[tuple[str, str], Schema] = {
    ("initial-armies-counted", "armies"): COUNTS,
    ("armies-counted", "continents"): COUNTS,
    ("armies-counted", "territories"): NUMBER,
    ("pile-restored", "cards"): NUMBER,
}
IN_ACTION: dict[tuple[str, str], Schema] = {
    ("place", "armies"): table({"type": "integer"}),
    ("place-bonus", "armies"): table({"type": "integer"}),
    ("turn-in", "cards"): WORDS,
    ("end-turn", "card"): YES_NO,
}
WRONG_TOO: Schema = {"type": "integer"}
"""A number in an action: a case of a refusal may have one that no rule allows."""


def actions(game: str) -> Schema:
    """Return the actions of a game."""
    return either(*(_action(name, one) for name, one in load("actions.toml")[game].items()))


def _action(name: str, one: Schema) -> Schema:
    kinds = {field: _in_action(name, field) for field in [*one["fields"], *one.get("optional", [])]}
    may = {field: kinds[field] for field in one.get("optional", [])}
    needed = {field: kinds[field] for field in one["fields"]}
    return record({"do": {"const": name}, **needed}, {**may, "player": TEXT})


def _in_action(name: str, field: str) -> Schema:
    numbers = COUNTED | THROWN
    return IN_ACTION.get((name, field), WRONG_TOO if field in numbers else TEXT)


def events(game: str) -> Schema:
    """Return the events of a game."""
    return either(
        *(
            record({"event": {"const": name}, **{f: _in_event(name, f) for f in one["fields"]}})
            for name, one in load("events.toml")[game].items()
        )
    )


def _in_event(name: str, field: str) -> Schema:
    if (name, field) in IN_EVENT:
        return IN_EVENT[name, field]
    kinds = ((LISTS, WORDS), (TRUTHS, YES_NO), (THROWN, DICE), (COUNTED, NUMBER))
    return next((kind for fields, kind in kinds if field in fields), TEXT)


# ── positions ────────────────────────────────────────────────────────────────────────────────────

PHASES = {
    "conquest": word("new", "setup", "turn", "attack", "elimination", "bonus", "over"),
    "rail": word("new", "turn", "throw", "over"),
}
BONUS = record({}, {"player": TEXT, "armies": NUMBER, "territories": WORDS})
PIECE = {
    "coast": word("west", "east"),
    "place": TEXT,
    "ticket": TEXT,
    "next": TEXT,
    "crossed": YES_NO,
    "home": YES_NO,
}


def whole_position(game: str) -> Schema:
    """Return a position as questions and answers have it."""
    return record(_position(game, record({"owner": TEXT, "armies": NUMBER}), record(PIECE), NUMBER))


def said_position(game: str) -> Schema:
    """Return a position as cases have it: whatever is at its default is left out."""
    kinds = _position(game, {"type": "string", "pattern": r"^\S+ \S+$"}, record({}, PIECE), NUMBER)
    return record({}, {key: one for key, one in kinds.items() if key != "pile"})


def _position(game: str, territory: Schema, piece: Schema, turn: Schema) -> Schema:
    kinds: Schema = {"phase": PHASES[game], "turn": turn, "mover": TEXT}
    if game == "rail":
        lists = {"dice": DICE, "returned": WORDS, "winners": WORDS}
        return kinds | {"pieces": table(piece), **lists}
    return kinds | {
        "territories": table(territory),
        "hands": table(WORDS),
        "pile": WORDS,
        "discard": WORDS,
        "sets": NUMBER,
        "captured": WORDS,
        "due": NUMBER,
        "commander_used": YES_NO,
        "out": WORDS,
        "winner": TEXT,
        "capitals": table(TEXT),
        "bonus": BONUS,
        "starter": TEXT,
        "to_place": COUNTS,
        "placed": NUMBER,
    }


CHANCE = {
    "conquest": record(
        {},
        {
            "throws": several(several(DICE)),
            "again": DICE,
            "draws": WORDS,
            "deal": WORDS,
            "lots": several(either(DIE, DICE)),
        },
    ),
    "rail": record(
        {},
        {
            "throws": several(DICE),
            "draws": WORDS,
            "west": WORDS,
            "lots": several(either(DICE, several(DICE))),
        },
    ),
}

# ── boards ───────────────────────────────────────────────────────────────────────────────────────

BOARD = {
    "conquest": record(
        {
            "name": TEXT,
            "continents": several(record({"id": TEXT, "name": TEXT, "bonus": NUMBER})),
            "territories": several(
                record(
                    {
                        "id": TEXT,
                        "name": TEXT,
                        "continent": TEXT,
                        "borders": WORDS,
                        "card": word("", "soldier", "horse", "cannon"),
                    }
                )
            ),
            "jokers": NUMBER,
        }
    ),
    "rail": record(
        {
            "name": TEXT,
            "cities": several(record({"id": TEXT, "name": TEXT}, {"start": word("west", "east")})),
            "lines": several(
                record(
                    {
                        "between": {**WORDS, "minItems": 2, "maxItems": 2},
                        "spaces": {**NUMBER, "minimum": 2},
                    }
                )
            ),
            "tickets": several(record({"id": TEXT, "bound": word("west", "east"), "stops": WORDS})),
        }
    ),
}
"""Boards as questions have them."""


# ── settings ─────────────────────────────────────────────────────────────────────────────────────


def settings(game: str) -> Schema:
    """Return the value of every setting, with what was chosen."""
    kinds = _setting_kinds(game)
    chosen = {"edition": word(*load(f"settings-{game}.toml")["edition"]), "options": WORDS}
    return record({**chosen, "choices": record({}, kinds), **kinds})


def _setting_kinds(game: str) -> Schema:
    """Return the form of each setting, as its values in all editions show it."""
    known = load(f"settings-{game}.toml")
    found: dict[str, list[Any]] = {}
    for group in (*known["edition"].values(), *known["option"].values()):
        for name, value in group.items():
            found.setdefault(name, []).append(value)
    return {name: _kind(values) for name, values in found.items()}


def _kind(values: Sequence[Any]) -> Schema:
    match values[0]:
        case bool():
            return YES_NO
        case int():
            return NUMBER
        case list():
            return several(either(TEXT, NUMBER))
        case dict():
            return COUNTS
    return TEXT


# ── the four ─────────────────────────────────────────────────────────────────────────────────────


def question() -> Schema:
    """Return a question of the profile `rules`."""
    return _schema("A question", either(*map(_question, GAMES)))


def _question(game: str) -> Schema:
    head = {"number": CASE_NUMBER, "game": {"const": game}, "profile": {"const": "rules"}}
    head |= {"seats": WORDS, "settings": settings(game), "board": BOARD[game]}
    before = {"before": whole_position(game)}
    facts = {"fact": word(*load("facts.toml")), "ask": several({"type": "array"})}
    play = {"actions": several(actions(game)), "chance": CHANCE[game]}
    return either(record({**head, **before, **play}), record({**head, **facts}, before))


def answer() -> Schema:
    """Return what a program may answer."""
    ways = [
        way
        for game in GAMES
        for way in (
            {"events": several(events(game)), "position": whole_position(game)},
            {"refused": record({"action": NUMBER, "code": word(*load("refusals.toml")[game])})},
        )
    ]
    ways += [{"answers": several({"type": "array"})}, {"unsupported": TEXT}]
    forms = (record({"number": CASE_NUMBER, **way}, {"unused": table(ANY)}) for way in ways)
    return _schema("An answer", either(*forms))


def case() -> Schema:
    """Return a file of cases of the profile `rules`, read from TOML."""
    cases = (several(_case(game)) for game in GAMES)
    return _schema("A file of cases", record({"case": either(*cases)}))


def _case(game: str) -> Schema:
    shapes: Schema = {
        "also": several(either(RULE, READING)),
        "reading": either(READING, several(READING)),
        "shows": WORDS,
        "board": TEXT,
        "rules": TEXT,
        "choices": record({}, _setting_kinds(game)),
        "seats": WORDS,
        "before": said_position(game),
        "actions": several(actions(game)),
        "chance": CHANCE[game],
        "fact": word(*load("facts.toml")),
    }
    other = record({"reading": READING, "value": TEXT}, _must(game))
    head = {"number": CASE_NUMBER, "rule": RULE, "title": TEXT}
    return record(head, {**shapes, **_must(game), "other": several(other)})


def _must(game: str) -> Schema:
    """Return what says in a case what follows."""
    dealt = record({"dealt": WORDS})
    return {
        "then": several(either(events(game), dealt)),
        "after": said_position(game),
        "refused": word(*load("refusals.toml")[game]),
        "action": NUMBER,
        "with": several({"type": "array"}),
        "unused": CHANCE[game],
    }


def board() -> Schema:
    """Return a board as questions have it; the files in `boards` hold more, for engines of our own."""
    return _schema("A board", either(*BOARD.values()))


def _schema(title: str, form: Schema) -> Schema:
    return {"$schema": DRAFT, "title": f"{title} of the conformance suite", **form}


def schemas() -> dict[str, Schema]:
    """Return each schema by the path of its file."""
    made: Iterable[tuple[str, Schema]] = (
        ("question", question()),
        ("answer", answer()),
        ("case", case()),
        ("board", board()),
    )
    return {f"schemas/{name}.schema.json": one for name, one in made}
