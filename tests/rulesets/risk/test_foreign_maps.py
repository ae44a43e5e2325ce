"""Maps of Domination and Conquest: every trait is read, every fault is named by its line."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from made_up_boards import BOARDS, Traits, conquest, domination, ways

from pbem.engine.short.names import NameBook, Thing
from pbem.engine.text.diagnostics import Locator
from pbem.engine.text.toml_tree import Node
from pbem.rulesets.risk.board import read_board
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.foreign.name_list import EXAMPLE
from pbem.rulesets.risk.foreign.reading import read_foreign, read_list
from pbem.rulesets.risk.mapmaker import write_map
from pbem.rulesets.risk.regrets import regrets

if TYPE_CHECKING:
    from pbem.engine.table.mapmaker import ReadMap
    from pbem.engine.table.terms import Data

NAMES_ONLY_IN_DOMINATION = ("names that stand twice", "names that differ in case", "names of digits")
KINDS = [("domination", name) for name in BOARDS]
KINDS += [("conquest", name) for name in BOARDS if name not in NAMES_ONLY_IN_DOMINATION]


def read(text: bytes, deck: bytes | None = None, *, new_deck: bool = False, both_ways: bool = False) -> ReadMap:
    beside = {} if deck is None else {"made.cards": deck}
    return read_foreign(("made.map", text), beside.get, new_deck=new_deck, both_ways=both_ways)


def read_made(kind: str, traits: Traits) -> ReadMap:
    return read(*domination(traits)) if kind == "domination" else read(conquest(traits))


def told(found: ReadMap) -> list[str]:
    """What is said of a map, as people read it; warnings too."""
    lines = []
    for text in found.texts:
        locator = Locator(text.text, Node("header", (0, 0), (0, 0)))
        placed = [(locator.place((), offset=one.offset), one) for one in text.problems]
        for place, one in sorted(placed, key=lambda pair: pair[0][:2]):
            hint = f"; {one.hint}" if one.hint else ""
            lines.append(f"{text.name}:{place.line}:{place.column}: {one.message}{hint}")
    return lines


# ── every trait ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_a_made_up_board_is_read_with_all_its_borders(kind: str, name: str) -> None:
    traits = BOARDS[name]
    found = read_made(kind, traits)
    assert found.data is not None
    assert tomllib.loads(write_map(found.data)) == found.data
    board = read_board(board_facts(found.data))
    assert [[board.index[to] for to in land.borders] for land in board.territories] == [*map(sorted, ways(traits))]
    assert [land.bonus for land in board.continents] == [at + 2 for at in range(traits.continents)]
    if kind == "domination":
        assert board.jokers == traits.jokers
        assert len(board.figures) == (traits.territories if traits.cards is None else traits.cards)


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_whoever_types_a_name_or_an_id_means_one_territory(kind: str, name: str) -> None:
    data = read_made(kind, BOARDS[name]).data or {}
    things = [Thing(land["name"], land["name"], (land["id"],)) for land in data["territory"]]
    book = NameBook(things)
    assert [book.find(thing.shown) for thing in things] == [[thing] for thing in things]
    assert [book.find(thing.also[0]) for thing in things] == [[thing] for thing in things]


ODD = {
    "names that stand twice": [
        'made.map:17:1: warning: "Eel_Rock" is called Eel Rock 2 (id eel-rock-2) here',
        'made.map:21:1: warning: "Eel_Rock" is called Eel Rock 3 (id eel-rock-3) here',
    ],
    "names that differ in case": ['made.map:19:1: warning: "SALT_ROCK" is called SALT ROCK 2 (id salt-rock-2) here'],
    "a continent in pieces": [
        (
            "made.map:12:1: warning: land-d is in 2 pieces: gull-rock; north-creek, heron-creek, amber-creek, stone-creek, "
            "low-creek and 1 more"
        )
    ],
    "a continent without territories": [
        "made.map:13:1: warning: nowhere has no territories: nobody owns it, and it is left out of games"
    ],
    "a territory without exit": [
        (
            "made.map:31:1: warning: 2 borders can be crossed in one direction only: mill-creek to ash-creek and low-creek to "
            "ash-creek"
        ),
        "made.map:37:1: warning: no way out of ash-creek: armies that go there stay there",
    ],
}


@pytest.mark.parametrize("name", ODD)
def test_what_was_changed_or_may_surprise_is_said_by_line(name: str) -> None:
    assert told(read_made("domination", BOARDS[name])) == ODD[name]


def test_names_of_digits_get_the_name_of_their_continent_and_a_letter() -> None:
    data = read_made("domination", BOARDS["names of digits"]).data or {}
    assert [(land["name"], land["id"]) for land in data["territory"][:3]] == [
        ("Land A 1", "land-a-1"),
        ("Land A 1b", "land-a-1b"),
        ("Land A 1c", "land-a-1c"),
    ]


def test_which_encoding_was_read_is_said() -> None:
    said = [read_made("conquest", BOARDS[name]).notes[0] for name in BOARDS if BOARDS[name].accents]
    assert said == [
        "made.map was read as Windows-1252",
        "made.map was read as UTF-8",
        "made.map was read as UTF-8",
    ]


def test_ways_back_are_added_only_when_asked_for() -> None:
    text, deck = domination(BOARDS["a ring of one direction"])
    assert len((read(text, deck).data or {})["one_way"]) == 18
    mended = read(text, deck, both_ways=True)
    assert "one_way" not in (mended.data or {})
    assert mended.notes == ("18 ways back added, as you asked",)


def test_what_lies_beside_a_map_may_be_missing() -> None:
    found = read(domination(Traits())[0])
    assert found.notes == ("the deck made.cards is not here",)
    assert found.summary == "24 territories, 4 continents, 38 borders, bonuses 14 in all; deck made up"
    figures = [land["card"] for land in (found.data or {})["territory"]]
    assert figures[:4] == ["soldier", "horse", "cannon", "soldier"]
    assert [figures.count(one) for one in ("soldier", "horse", "cannon")] == [8, 8, 8]


# ── broken ones ──────────────────────────────────────────────────────────────────────────────────

LAGOONS = """\
; A small lagoon
name Two Lagoons!
circle 18
[files]
pic lagoons_pic.png
map lagoons_map.gif
crd made.cards
[continents]
Outer_Reef 2 cyan
Inner_Bank 3 #c0a040
[countries]
1 Gull_Rock 1 40 60
2 Pier-Head 1 90 55
3 Saltmarsh 2 150 70
4 Eel_Creek 2 160 130
5 Ferry_Hill 2 95 140
6 Long_Sand 2 60 150
[borders]
1 2 5
2 1 3
3 2 4
4 3 5
5 1 4 6
6 5
"""
DECK = "[cards]\nInfantry 1\nCavalry 2\nCannon 3\nwildcard\n"
ORCHARD = """\
[Map]
author=A. Person
image=orchard.bmp
[Continents]
North Bank=2
South Bank=3
[Territories]
Cider Press,40,50,North Bank,Old Wall,Bee Hives
Old Wall,80,45,North Bank,Cider Press,Toll Bridge
Bee Hives,45,90,North Bank,Cider Press
Toll Bridge,90,110,South Bank,Old Wall,Plum Row
Plum Row,130,140,South Bank,Toll Bridge,Fish Pond
Fish Pond,150,150,South Bank,Plum Row
"""

Slip = tuple[str, str]
BROKEN: dict[str, tuple[str, list[Slip], list[str]]] = {
    "numbers of nothing": (
        LAGOONS,
        [("4 Eel_Creek 2", "4 Eel_Creek 7"), ("2 1 3", "2 1 9")],
        [
            "made.map:15:13: there is no continent 7; there are 2",
            "made.map:20:5: there is no country 9; the last is 6 (Long_Sand)",
        ],
    ),
    "a header without its bracket, and one misspelt": (
        LAGOONS,
        [("[countries]", "[countries"), ("[borders]", "[boarders]")],
        [
            'made.map:11:1: "[countries" is no header; write [countries] alone on its line',
            "made.map:18:1: there is no section [boarders]; did you mean [borders]?",
        ],
    ),
    "too few and too many columns": (
        LAGOONS,
        [("Outer_Reef 2 cyan", "Outer_Reef 2"), ("3 Saltmarsh 2", "3 Salt marsh 2")],
        [
            "made.map:9:13: the row has 2 columns, and 3 are expected; name bonus colour",
            "made.map:14:20: the row has 6 columns, and 5 are expected; number name continent x y; _ stands for a blank in a name",
        ],
    ),
    "words where numbers belong": (
        LAGOONS,
        [("Inner_Bank 3", "Inner_Bank three"), ("4 3 5", "4 Saltmarch 5")],
        [
            'made.map:10:12: "three" is no whole number; the bonus is expected',
            'made.map:22:3: "Saltmarch" is no whole number; the number of a country is expected; Saltmarsh is 3',
        ],
    ),
    "a negative bonus, and one beyond measure": (
        LAGOONS,
        [("Reef 2", "Reef -2"), ("Bank 3", "Bank 2000")],
        [
            "made.map:9:12: the bonus is -2; no bonus is below 0",
            "made.map:10:12: the bonus is 2000; up to 1000 is possible",
        ],
    ),
    "a gap in the numbers": (
        LAGOONS,
        [("5 Ferry_Hill", "7 Ferry_Hill"), ("6 Long_Sand", "4 Long_Sand")],
        [
            "made.map:16:1: country 7 follows 4; 5 was expected",
            "made.map:17:1: country 4 stands twice; 8 was expected",
        ],
    ),
    "a border to oneself": (
        LAGOONS,
        [("4 3 5", "4 3 4 5")],
        ["made.map:22:5: Eel_Creek borders itself; take this out"],
    ),
    "a territory into which nothing leads": (
        LAGOONS,
        [("5 1 4 6", "5 1 4")],
        [
            "made.map:17:1: nothing leads into long-sand: nobody could ever take it; add a border",
            "made.map:17:1: warning: 1 border can be crossed in one direction only: long-sand to ferry-hill",
        ],
    ),
    "a board in two pieces": (
        LAGOONS,
        [("1 2 5\n2 1 3\n3 2 4\n4 3 5\n5 1 4 6", "1 2\n2 1\n3 4\n4 3 5\n5 4 6")],
        ["made.map:12:1: no way joins gull-rock and pier-head to the rest of the board; a board is in one piece"],
    ),
    "no borders at all": (
        LAGOONS.partition("[borders]")[0],
        [],
        ["made.map:18:1: there is no section [borders]; without it there is no board"],
    ),
    "no map": (
        "once upon a time\n",
        [],
        [
            (
                "made.map:1:1: this is no map of Domination or Conquest; one has the sections [files], [continents], "
                "[countries], [borders] or [Map], [Continents], [Territories]"
            )
        ],
    ),
    "a continent mistyped, and a way in lost with it": (
        ORCHARD,
        [("80,45,North Bank,Cider Press,", "80,45,Nort Bank,"), ("45,90,North Bank,Cider Press", "45,90,North Bank")],
        [
            "made.map:8:1: nothing leads into cider-press: nobody could ever take it; add a border",
            'made.map:9:16: "Nort Bank" is no continent; did you mean "North Bank" (line 5)?',
        ],
    ),
    "a column left out": (
        ORCHARD,
        [("Old Wall,80,45,North Bank,", "Old Wall,80,45,"), ("Bee Hives,45,90,", "Bee Hives,")],
        [
            (
                'made.map:9:16: "Cider Press" is a territory; a continent is expected; perhaps the column of the continent is '
                "missing: name,x,y,continent,neighbour,neighbour,..."
            ),
            "made.map:10:1: Bee Hives has 3 columns; expected: name,x,y,continent,neighbour,neighbour,...",
        ],
    ),
    "a neighbour mistyped": (
        ORCHARD,
        [("Plum Row\n", "Plum Rwo\n")],
        [
            'made.map:11:40: "Plum Rwo" is no territory; did you mean "Plum Row" (line 12)?',
            'made.map:13:30: "Plum Rwo" is no territory; did you mean "Plum Row" (line 12)?',
        ],
    ),
    "two of one name": (
        ORCHARD,
        [("Bee Hives,45", "OLD  WALL,45"), ("South Bank=3", "South Bank=3\nnorth bank=4")],
        [
            "made.map:7:1: north bank stands in line 5 already, as North Bank",
            'made.map:9:39: "Bee Hives" is no territory',
            "made.map:11:1: OLD  WALL stands in line 10 already, as Old Wall",
        ],
    ),
    "bonuses that are none": (
        ORCHARD,
        [("North Bank=2", "North Bank"), ("South Bank=3", "South Bank=3=4")],
        [
            "made.map:5:11: the bonus of North Bank is missing; expected: name=bonus",
            "made.map:6:14: a second = stands here; expected: name=bonus",
        ],
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_map_is_refused_with_all_its_faults(case: str) -> None:
    text, slips, sentences = BROKEN[case]
    for before, after in slips:
        assert before in text
        text = text.replace(before, after)
    found = read(text.encode(), DECK.encode())
    assert told(found) == sentences
    assert found.data is None


DECKS = {
    "for another board": (
        DECK + "Cannon 7\nCannon 8\n",
        (
            "made.cards:6:8: 2 cards of no country, the first for 7; the last country is 6; perhaps this is the deck of "
            "another board"
        ),
    ),
    "a symbol mistyped": ("[cards]\nInfantri 1\n", 'made.cards:2:1: "Infantri" is no symbol; did you mean Infantry?'),
    "a column too many": (
        "[cards]\nwildcard 3\n",
        "made.cards:2:10: the row has a column too many; expected: wildcard",
    ),
    "no number": ("[cards]\nCannon\n", "made.cards:2:1: the number of a country is missing; expected: Cannon number"),
}


@pytest.mark.parametrize("case", DECKS)
def test_a_broken_deck_is_refused_unless_one_is_made_up(case: str) -> None:
    deck, sentence = DECKS[case]
    found = read(LAGOONS.encode(), deck.encode())
    assert (found.data, told(found)) == (None, [sentence])
    assert found.notes == ("with --new-deck the board is taken with a deck made up",)
    assert read(LAGOONS.encode(), deck.encode(), new_deck=True).data


def test_no_piece_of_a_file_makes_the_reader_fail() -> None:
    """Whatever is cut off or put in: faults, never a traceback."""
    for whole in (LAGOONS, ORCHARD):
        for end in range(0, len(whole), 7):
            for text in (whole[:end], whole[end:], f"{whole[:end]}\x00,\u00e9={whole[end:]}"):
                found = read(text.encode(), DECK[: end % 40].encode())
                assert found.data or any(one.is_error for part in found.texts for one in part.problems)


# ── lists of names ───────────────────────────────────────────────────────────────────────────────


def test_the_example_of_a_list_is_a_board_of_two_continents() -> None:
    found = read_list(("isle.txt", EXAMPLE.encode()))
    board = read_board(board_facts(found.data or {}))
    assert (board.name, board.id) == ("The isle", "the-isle")
    assert {land.name: [board.names[to] for to in land.borders] for land in board.territories} == {
        "Cape": ["Moor", "Quay"],
        "Moor": ["Cape", "Quay", "Marsh"],
        "Quay": ["Cape", "Moor"],
        "Marsh": ["Moor", "Hill", "Ness"],
        "Hill": ["Cape", "Marsh", "Ness"],
        "Ness": ["Marsh", "Hill"],
    }
    assert [(land.name, land.bonus) for land in board.continents] == [("The north", 2), ("The south", 1)]


def test_a_broken_list_is_refused_with_all_its_faults() -> None:
    text = EXAMPLE.replace("Quay, Marsh", "Quay, March").replace("+1", "one").replace("@ 45 25", "@ 45")
    text = text.replace("> Cape", ": hill").replace("[The north] +2", "[The north]") + "cape\n: Moor\n"
    assert told(read_list(("made.txt", text.replace("The isle\n", "The isle\nHolm\n").encode()))) == [
        'made.txt:2:1: "Holm" stands in no continent; write [Name] +bonus above it',
        "made.txt:4:12: the bonus of The north is missing; expected: [Name] +bonus",
        'made.txt:6:22: "March" is no territory; did you mean "Marsh" (line 10)?',
        'made.txt:9:13: "one" is no whole number; the bonus is expected',
        'made.txt:10:8: "45" is no place; two whole numbers are expected, as in @ 40 25',
        "made.txt:11:17: hill borders itself; take this out",
        "made.txt:13:1: cape stands in line 5 already; give its borders in one of them",
        'made.txt:14:1: ": Moor" cannot be read; expected: Name @ x y: Neighbour, Neighbour > One-way neighbour',
    ]


# ── what players would regret ────────────────────────────────────────────────────────────────────


def isle(north: int, south: int, more: str = "") -> Data:
    """Two continents of three, joined by one border and what is added."""
    text = f"Isle\n[North] {north}\nCape: Moor, Quay\nMoor: Quay, Marsh\nQuay\n[South] {south}\nMarsh: Hill\nHill: Ness\n{more}"
    return read_list(("isle.txt", text.encode())).data or {}


CUT = [
    "moor alone leads to cape and quay: whoever holds it cuts off 2 of 6 territories.",
    "marsh alone leads to hill and ness: whoever holds it cuts off 2 of 6 territories.",
]
UNEVEN = "with 4 and 5 players, 6 territories do not come out even: some begin with one more."
WELL_JOINED = "Ness: Marsh, Cape"

REGRETS: dict[str, tuple[Data, list[str]]] = {
    "a ring of borders": (isle(2, 2, WELL_JOINED), [UNEVEN]),
    "bottlenecks": (isle(2, 2, "Ness"), [*CUT, UNEVEN]),
    "a continent that gives nothing": (
        isle(0, 4, WELL_JOINED),
        ["north gives nothing: nobody will want the whole of it.", UNEVEN],
    ),
    "bonuses without measure": (
        isle(5, 5, WELL_JOINED),
        ["all bonuses together are 10 for 6 territories: whoever holds the first continent has won.", UNEVEN],
    ),
    "hardly any bonus": (
        isle(1, 0, WELL_JOINED),
        [
            "south gives nothing: nobody will want the whole of it.",
            "all bonuses together are 1 for 6 territories: continents hardly matter, and games will be long.",
            UNEVEN,
        ],
    ),
    "a continent with a door for each territory": (
        isle(1, 3, "Ness: Marsh, Cape, Quay"),
        [
            (
                "north is worth none of its borders: 3 territories, 3 doors, bonus 1. Whoever holds it needs more armies at its "
                "doors than it gives in two turns."
            ),
            UNEVEN,
        ],
    ),
    "the best prize by far": (
        isle(5, 2, f"{WELL_JOINED}\n[East] 2\nBay: Cape, Ness\nDune: Hill, Bay\nFen: Quay, Dune\nRill: Moor, Fen"),
        [
            "with 3, 4 and 6 players, 10 territories do not come out even: some begin with one more.",
            (
                "north is much the best prize (3 territories, 3 doors, bonus 5; next south: 3 territories, 3 doors, "
                "bonus 2): everybody will want it."
            ),
        ],
    ),
}


@pytest.mark.parametrize("case", REGRETS)
def test_what_players_would_regret_is_said(case: str) -> None:
    data, sentences = REGRETS[case]
    assert regrets(data) == sentences


def test_no_name_is_a_word_that_means_something_else_in_orders() -> None:
    found = read_list(
        (
            "made.txt",
            b"Odd\n[Border] 1\nRest: Joker\nJoker: Neutral, From, To\nFrom: To\nTo: End\nEnd\nNeutral: \xe6\x9d\xb1\xe4\xba\xac\n\xe6\x9d\xb1\xe4\xba\xac\n",
        )
    )
    data = found.data or {}
    assert [(one["name"], one["id"]) for one in (*data["continent"], *data["territory"])] == [
        ("Border 2", "border-2"),
        ("Rest 2", "rest-2"),
        ("Joker 2", "joker-2"),
        ("From 2", "from-2"),
        ("To 2", "to-2"),
        ("End 2", "end-2"),
        ("Neutral 2", "neutral-2"),
        ("\u6771\u4eac", "territory-7"),
    ]
