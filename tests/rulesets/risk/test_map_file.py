"""Map files: the classic board is what the booklets say, and a broken map is told what is wrong."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pbem.engine.table.sheet import format_problem
from pbem.rulesets.risk.board import Board, read_board
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.map_file import check_map
from pbem.rulesets.risk.words.book.tables import CONTINENTS

Data = dict[str, Any]
PATH = Path(__file__).parents[3] / "maps" / "classic.toml"
CLASSIC: Data = tomllib.loads(PATH.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def board() -> Board:
    """The classic board."""
    return read_board(board_facts(CLASSIC))


def neighbours(board: Board, name: str) -> set[str]:
    """Name the neighbours of a territory."""
    id_ = next(territory.id for territory in board.territories if territory.name == name)
    return {board.names[there] for there in board.borders[id_]}


# ── the classic board ────────────────────────────────────────────────────────────────────────────


def test_the_classic_map_is_sound() -> None:
    assert check_map(CLASSIC) == []


def test_it_has_42_territories_and_83_borders(board: Board) -> None:
    assert len(board.territories) == 42
    assert len(board_facts(CLASSIC)["borders"]) == 83
    assert sum(len(territory.borders) for territory in board.territories) == 166


def test_continents_hold_the_territories_and_armies_of_the_booklets(board: Board) -> None:
    """The rule book prints the same list."""
    assert [(land.name, land.bonus, len(land.territories)) for land in board.continents] == [
        ("North America", 5, 9),
        ("South America", 2, 4),
        ("Europe", 5, 7),
        ("Africa", 3, 6),
        ("Asia", 7, 12),
        ("Australia", 2, 4),
    ]
    printed = [(name, bonus, names.split(", ")) for name, bonus, _, names in CONTINENTS]
    assert printed == [
        (land.name, land.bonus, [board.names[id_] for id_ in land.territories]) for land in board.continents
    ]


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("Venezuela", {"Central America", "Peru", "Brazil"}),
        (
            "North Africa",
            {"Congo", "East Africa", "Egypt", "Brazil", "Western Europe", "Southern Europe"},
        ),
        ("Greenland", {"Iceland", "Quebec", "Ontario", "Northwest Territory"}),
        ("Argentina", {"Peru", "Brazil"}),
        ("Japan", {"Kamchatka", "Mongolia"}),
        ("Madagascar", {"East Africa", "South Africa"}),
        ("Western Australia", {"Indonesia", "New Guinea", "Eastern Australia"}),
        (
            "Ontario",
            {"Northwest Territory", "Greenland", "Alberta", "Quebec", "Western United States", "Eastern United States"},
        ),
    ],
)
def test_neighbours_are_exactly_these(board: Board, name: str, around: set[str]) -> None:
    assert neighbours(board, name) == around


def test_alaska_and_kamchatka_touch_both_ways(board: Board) -> None:
    assert "Kamchatka" in neighbours(board, "Alaska")
    assert "Alaska" in neighbours(board, "Kamchatka")


def test_every_border_can_be_crossed_both_ways(board: Board) -> None:
    for here, around in board.borders.items():
        assert all(here in board.borders[there] for there in around)


def test_the_gateways_of_the_continents(board: Board) -> None:
    gateways = {
        land.name: {board.names[id_] for id_ in land.territories if board.borders[id_] - {*land.territories}}
        for land in board.continents
    }
    assert gateways == {
        "North America": {"Alaska", "Central America", "Greenland"},
        "South America": {"Brazil", "Venezuela"},
        "Europe": {"Iceland", "Southern Europe", "Ukraine", "Western Europe"},
        "Africa": {"East Africa", "Egypt", "North Africa"},
        "Asia": {"Afghanistan", "Kamchatka", "Middle East", "Siam", "Ural"},
        "Australia": {"Indonesia"},
    }


def test_seven_territories_have_six_neighbours_and_none_has_more(board: Board) -> None:
    counts = {territory.name: len(territory.borders) for territory in board.territories}
    assert max(counts.values()) == 6
    assert {name for name, count in counts.items() if count == 6} == {
        "Ontario",
        "Ukraine",
        "Southern Europe",
        "North Africa",
        "East Africa",
        "Middle East",
        "China",
    }


def test_borders_stand_once_and_in_board_order() -> None:
    facts = board_facts(CLASSIC)
    order = [id_ for id_, _ in facts["territories"]]
    places = [(order.index(a), order.index(b)) for a, b in facts["borders"]]
    assert places == sorted(set(places))
    assert all(a < b for a, b in places)


@pytest.mark.parametrize("deck", ["classic", "domination", "modern"])
def test_each_deck_has_fourteen_cards_of_each_figure_and_two_jokers(deck: str) -> None:
    board = read_board(board_facts(CLASSIC, deck))
    figures = list(board.figures.values())
    assert [figures.count(figure) for figure in ("soldier", "horse", "cannon")] == [14, 14, 14]
    assert list(board.figures) == list(board.ids)
    assert len(board.deck) == 44


def test_the_three_decks_differ_as_published() -> None:
    classic, domination, modern = (
        dict(board_facts(CLASSIC, deck)["cards"]) for deck in ("classic", "domination", "modern")
    )
    assert sum(classic[id_] != domination[id_] for id_ in classic) == 29
    assert sum(classic[id_] != modern[id_] for id_ in classic) == 33
    assert sum(domination[id_] != modern[id_] for id_ in classic) == 29


def test_disputed_borders_may_be_left_out_named_in_either_order() -> None:
    facts = board_facts(CLASSIC, without=["middle-east/east-africa", "iceland/scandinavia"])
    assert len(facts["borders"]) == 81
    assert ["east-africa", "middle-east"] not in facts["borders"]
    assert "east-africa" not in read_board(facts).borders["middle-east"]


# ── broken maps ──────────────────────────────────────────────────────────────────────────────────

Break = Callable[[Data], object]


def territory(map_file: Data, id_: str) -> Data:
    """Find a territory of a map file."""
    found: Data = next(row for row in map_file["territory"] if row["id"] == id_)
    return found


def _lose(map_file: Data, *ids: str) -> None:
    """Take all borders away from these territories."""
    for id_ in ids:
        for there in territory(map_file, id_)["borders"]:
            territory(map_file, there)["borders"].remove(id_)
        territory(map_file, id_)["borders"] = []
    del map_file["borders_total"]


def _lead_out_only(map_file: Data, a: str, b: str) -> None:
    """Let the only border of a territory lead out of it."""
    _lose(map_file, a)
    map_file["one_way"] = [[a, b]]


BROKEN: dict[str, tuple[Break, list[str]]] = {
    "no format": (lambda m: m.pop("format"), ['format: "pbem-map/1" is expected']),
    "a map of another game": (
        lambda m: m.update(format="pbem-rail/1"),
        ['format: "pbem-map/1" is expected'],
    ),
    "no territories": (
        lambda m: m.pop("territory"),
        ["territory: there is no [[territory]]"],
    ),
    "a territory that is no table": (
        lambda m: m["territory"].append(7),
        ["territory[43]: a table [[territory]] is expected here"],
    ),
    "no name": (
        lambda m: m.update(name=3),
        ["name: a text in quotes is expected here, not a whole number"],
    ),
    "a capital letter in an id": (
        lambda m: territory(m, "peru").update(id="Peru"),
        [
            'territory[11].id: "Peru" is no id; an id has 1 to 63 small letters, digits and hyphens, no hyphen first; did you mean "peru"?'
        ],
    ),
    "a territory called joker": (
        lambda m: territory(m, "peru").update(id="joker"),
        ['territory[11].id: "joker" means something else in orders; no id here: joker, neutral, rest'],
    ),
    "a continent called like a selector": (
        lambda m: m["continent"][4].update(id="border"),
        ['continent[5].id: "border" means something else in orders; no id here: joker, neutral, rest, border, vacated'],
    ),
    "a name like a selector": (
        lambda m: territory(m, "peru").update(name="@rest"),
        [
            "territory[11].name: this cannot be a name; a name is one line of 1 to 63 characters without quotes, \\ and invisible characters, no @ first"
        ],
    ),
    "borders that are no list": (
        lambda m: territory(m, "peru").update(borders="brazil"),
        ["territory[11].borders: a list in [ ] is expected here, not a text in quotes"],
    ),
    "an unknown figure": (
        lambda m: territory(m, "peru").update(card="tank"),
        ['territory[11].card: "tank" is not a word for this key; possible: soldier, horse, cannon'],
    ),
    "a figure that is no word": (
        lambda m: territory(m, "peru").update(card=["horse"]),
        ["territory[11].card: a text in quotes is expected here, not a list in [ ]"],
    ),
    "a bonus below zero": (
        lambda m: m["continent"][4].update(bonus=-7),
        ["continent[5].bonus: -7; it must be from 0 to 1000"],
    ),
    "a bonus of true": (
        lambda m: m["continent"][4].update(bonus=True),
        ["continent[5].bonus: a whole number is expected here, not true or false"],
    ),
    "two territories of one id": (
        lambda m: m["territory"].append(copy.deepcopy(territory(m, "japan"))),
        [
            'territory[43].id: another territory has the id "japan" already',
            'territory[43].name: another territory has the name "Japan" already',
        ],
    ),
    "two names that differ only in letters": (
        lambda m: territory(m, "peru").update(name="BRAZIL"),
        ['territory[12].name: another territory has the name "Brazil" already'],
    ),
    "a border to nowhere": (
        lambda m: territory(m, "japan")["borders"].append("korea"),
        ['territory[35].borders[3]: "korea" is no territory of this map; it needs a [[territory]]'],
    ),
    "a border on one side only": (
        lambda m: territory(m, "japan")["borders"].remove("mongolia"),
        [
            "territory[34].borders[5]: japan does not list mongolia; add mongolia to the borders of japan, or take japan out here"
        ],
    ),
    "a border with itself": (
        lambda m: territory(m, "japan")["borders"].append("japan"),
        ["territory[35].borders[3]: japan borders itself"],
    ),
    "a border listed twice": (
        lambda m: territory(m, "japan")["borders"].append("mongolia"),
        ["territory[35].borders[3]: japan lists mongolia twice"],
    ),
    "a territory in two continents": (
        lambda m: m["continent"][2]["territories"].append("ural"),
        ["continent[5].territories[1]: europe lists ural already"],
    ),
    "a territory in no continent": (
        lambda m: m["continent"][4]["territories"].remove("ural"),
        ["territory[27].continent: asia does not list ural; add it to the territories of asia"],
    ),
    "a continent with a stranger": (
        lambda m: m["continent"][4]["territories"].append("korea"),
        ['continent[5].territories[13]: "korea" is no territory of this map; it needs a [[territory]]'],
    ),
    "an empty continent": (
        lambda m: m["continent"].append({"id": "atlantis", "name": "Atlantis", "bonus": 1, "territories": []}),
        ["continent[7].territories: atlantis has no territories: nobody owns it, and it is left out of games"],
    ),
    "a wrong count": (
        lambda m: m.update(territories=41, borders_total=82),
        [
            "territories: the map has 42 territories; correct this, or leave it out",
            "borders_total: the map has 83 borders; correct this, or leave it out",
        ],
    ),
    "a board in pieces": (
        lambda m: _lose(m, "madagascar"),
        [
            "territory[26].borders: no way joins madagascar to the rest of the board; a board is in one piece",
        ],
    ),
    "a continent in pieces": (
        lambda m: (
            m["continent"][3]["territories"].remove("egypt"),
            m["continent"][0]["territories"].append("egypt"),
            territory(m, "egypt").update(continent="north-america"),
        ),
        [
            "continent[1].territories: north-america is in 2 pieces: alaska, northwest-territory, greenland, alberta, ontario and 4 more; egypt"
        ],
    ),
    "a card too many": (
        lambda m: m["deck"]["modern"]["horse"].append("alaska"),
        ["deck.modern.horse[15]: alaska has a card already"],
    ),
    "a card too few": (
        lambda m: m["deck"]["modern"]["horse"].remove("india"),
        ["deck.modern: no card for india; a smaller deck says cards = 41"],
    ),
    "a card of nowhere": (
        lambda m: m["deck"]["modern"]["horse"].append("korea"),
        ['deck.modern.horse[15]: "korea" is no territory of this map; it needs a [[territory]]'],
    ),
    "no jokers named": (
        lambda m: m["deck"]["modern"].pop("jokers"),
        ["deck.modern.jokers: missing; for example jokers = 2"],
    ),
    "a deck without cannons": (
        lambda m: m["deck"]["modern"].pop("cannon"),
        ['deck.modern.cannon: missing; for example cannon = ["cape"]'],
    ),
    "a deck that is no table": (
        lambda m: m.update(deck=3),
        ["deck: a table [deck] is expected here, not a whole number"],
    ),
    "figures that contradict the deck": (
        lambda m: territory(m, "siam").update(card="cannon"),
        ["territory[38].card: siam is no cannon in [deck.classic]"],
    ),
    "a name that is a word of orders": (
        lambda m: territory(m, "japan").update(name="From"),
        ['territory[35].name: "From" is a word of its own where orders are typed; players can type japan'],
    ),
    "a name of digits": (
        lambda m: territory(m, "japan").update(name="42"),
        ['territory[35].name: "42" is taken for a number of armies where orders are typed; players can type japan'],
    ),
    "names that are typed alike": (
        lambda m: territory(m, "japan").update(name="North-Africa"),
        [
            'territory[35].name: "North-Africa" and "North Africa" are the same where orders are typed; players can type japan'
        ],
    ),
    "a territory into which nothing leads": (
        lambda m: _lead_out_only(m, "madagascar", "east-africa"),
        [
            "territory[26].borders: nothing leads into madagascar: nobody could ever take it; add a border",
            "territory[26].borders: 1 border can be crossed in one direction only: madagascar to east-africa; perhaps a way back was forgotten",
        ],
    ),
    "a one-way border that is open already": (
        lambda m: m.update(one_way=[["japan", "mongolia"]]),
        ["one_way[1]: japan already leads to mongolia"],
    ),
    "a one-way border to nowhere": (
        lambda m: m.update(one_way=[["japan", "korea"]]),
        ['one_way[1][2]: "korea" is no territory of this map; it needs a [[territory]]'],
    ),
    "one-way borders that are no pairs": (
        lambda m: m.update(one_way=["japan"]),
        ['one_way: a list of pairs of territory ids is expected; for example one_way = [["hill", "cape"]]'],
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_map_is_told_what_is_wrong(case: str) -> None:
    damage, sentences = BROKEN[case]
    broken = copy.deepcopy(CLASSIC)
    damage(broken)
    assert [format_problem(fault) for fault in check_map(broken)] == sentences


ODD = [
    "an empty continent",
    "a continent in pieces",
    "a name that is a word of orders",
    "a name of digits",
    "names that are typed alike",
]


@pytest.mark.parametrize("case", ODD)
def test_what_is_only_odd_can_be_played(case: str) -> None:
    """An empty continent is no part of a game, or everybody would own it."""
    odd = copy.deepcopy(CLASSIC)
    BROKEN[case][0](odd)
    assert not any(fault.is_error for fault in check_map(odd))
    assert len(read_board(board_facts(odd)).continents) == 6


def test_tables_for_drawing_are_left_alone() -> None:
    drawn = copy.deepcopy(CLASSIC)
    drawn["shape"] = {"alaska": "M 0 0 L 1 1"}
    drawn["territory"][0]["x"] = 12
    del drawn["sea"], drawn["editions"]
    assert check_map(drawn) == []
    assert board_facts(drawn) == board_facts(CLASSIC)


def test_a_deck_may_be_smaller_if_it_says_so() -> None:
    smaller = copy.deepcopy(CLASSIC)
    smaller["deck"]["modern"]["horse"].remove("india")
    smaller["deck"]["modern"]["cards"] = 41
    assert check_map(smaller) == []
    assert len(board_facts(smaller, "modern")["cards"]) == 41


def test_one_way_borders_lead_one_way() -> None:
    one_way = copy.deepcopy(CLASSIC)
    one_way["one_way"] = [["japan", "alaska"]]
    assert [fault.is_error for fault in check_map(one_way)] == [False]
    board = read_board(board_facts(one_way))
    assert "alaska" in board.borders["japan"]
    assert "japan" not in board.borders["alaska"]


def _values(data: Any) -> list[tuple[Any, Any]]:
    """List every place of a nest of tables and lists as (holder, key)."""
    pairs = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    found = [(data, key) for key, _ in pairs]
    for _, value in pairs:
        if isinstance(value, dict | list):
            found += _values(value)
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("junk", [None, True, -1, "x", [], {}, [[]], [{}]], ids=repr)
def test_no_content_of_a_map_file_makes_the_check_fail(junk: Any) -> None:
    """Whatever stands in the place of a value: sentences, never a traceback."""
    damaged = copy.deepcopy(CLASSIC)
    for holder, key in _values(damaged):
        kept = holder[key]
        holder[key] = junk
        assert isinstance(check_map(damaged), list)
        holder[key] = kept
    assert check_map(damaged) == []


# ── facts in a game file ─────────────────────────────────────────────────────────────────────────

FACTS = board_facts(CLASSIC)
DAMAGED: dict[str, tuple[Break, str]] = {
    "an unknown key": (
        lambda f: f.update(colour="red"),
        ("a table with the keys id, name, territories, continents, borders, one_way, cards, jokers is expected"),
    ),
    "no name": (lambda f: f.pop("name"), "the map has no proper id and name"),
    "one territory": (
        lambda f: f.update(territories=[["alaska", "Alaska"]]),
        "1 territories; 2 to 1000 are possible",
    ),
    "territories of three parts": (
        lambda f: f["territories"].append(["x", "X", 1]),
        "an entry of territories does not have 2 parts",
    ),
    "not a list": (lambda f: f.update(borders={}), "borders is not a list, or is too long"),
    "a territory twice": (
        lambda f: f["territories"].append(["alaska", "Alaska"]),
        'the id "alaska" of a territory is used twice or is reserved',
    ),
    "an id with a line break": (
        lambda f: f["territories"].append(["a\n", "A"]),
        "a territory has no proper id and name",
    ),
    "a name with a line break": (
        lambda f: f["territories"].append(["a", "A\nB"]),
        "a territory has no proper id and name",
    ),
    "a huge bonus": (
        lambda f: f["continents"][0].__setitem__(2, 10**30),
        "the bonus of north-america is not a whole number from 0 to 1000",
    ),
    "an empty continent": (
        lambda f: f["continents"][0].__setitem__(3, []),
        "north-america has no territories",
    ),
    "a territory in two continents": (
        lambda f: f["continents"][0][3].append("peru"),
        "south-america names a territory that does not exist or lies in two continents",
    ),
    "a territory in none": (
        lambda f: f["continents"][0][3].pop(),
        "a territory lies in no continent",
    ),
    "a border to nowhere": (
        lambda f: f["borders"].append(["alaska", "korea"]),
        "a border names a territory that does not exist",
    ),
    "a border of a list": (
        lambda f: f["borders"].append(["alaska", ["peru"]]),
        "a border names a territory that does not exist",
    ),
    "a border twice": (
        lambda f: f["borders"].append(["kamchatka", "alaska"]),
        "the border of kamchatka and alaska is listed twice or joins a territory to itself",
    ),
    "a border with itself": (
        lambda f: f["borders"].append(["alaska", "alaska"]),
        "the border of alaska and alaska is listed twice or joins a territory to itself",
    ),
    "a one-way border that is open": (
        lambda f: f["one_way"].append(["kamchatka", "alaska"]),
        "the border of kamchatka and alaska is listed twice or joins a territory to itself",
    ),
    "a card twice": (
        lambda f: f["cards"].append(["alaska", "horse"]),
        "a card names no territory, or one that has a card, or an unknown figure",
    ),
    "a card without figure": (
        lambda f: f["cards"][0].__setitem__(1, ["horse"]),
        "a card names no territory, or one that has a card, or an unknown figure",
    ),
    "half a joker": (
        lambda f: f.update(jokers=1.5),
        "jokers is not a whole number from 0 to 100",
    ),
}


@pytest.mark.parametrize("case", DAMAGED)
def test_facts_of_no_board_are_refused_with_a_sentence(case: str) -> None:
    damage, sentence = DAMAGED[case]
    facts = copy.deepcopy(FACTS)
    damage(facts)
    with pytest.raises(ValueError, match="board: ") as refusal:
        read_board(facts)
    assert str(refusal.value) == f"board: {sentence}"


@pytest.mark.parametrize("facts", [None, 1, "board", [], {}, [FACTS]], ids=str)
def test_anything_else_is_no_board(facts: Any) -> None:
    with pytest.raises(ValueError, match="board: "):
        read_board(facts)


def refusal_of(facts: Data) -> str:
    """Return why facts are refused; "" if they are not."""
    try:
        read_board(facts)
    except ValueError as refusal:
        return str(refusal)
    return ""


@pytest.mark.parametrize("junk", [None, True, -1, "x", [], {}, [[]], 10**30], ids=repr)
def test_junk_anywhere_in_the_facts_is_refused_or_harmless(junk: Any) -> None:
    facts = copy.deepcopy(FACTS)
    refused = 0
    for holder, key in _values(facts):
        kept = holder[key]
        holder[key] = junk
        sentence = refusal_of(facts)
        assert sentence == "" or sentence.startswith("board: ")
        refused += sentence != ""
        holder[key] = kept
    assert refused > 500
