"""Rules as data: every choice has its words, every edition says only its difference."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from choices import turn

from pbem.engine.table.terms import Data, Seat
from pbem.errors import FaultsError
from pbem.rulesets.choices import Free, OneOf, WholeNumber, words_of
from pbem.rulesets.options import changes_of, differences, offers, switches
from pbem.rulesets.risk import RISK_1959, RISK_1959_FRENCH, RISK_1959_REPRINT, RISK_PARKER, terms
from pbem.rulesets.risk.game import Risk, RiskTable
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.terms import CHECKS
from pbem.rulesets.risk.words.book.contents import CHAPTERS, CHOICES

if TYPE_CHECKING:
    from pbem.engine.table.ruleset import Ruleset, Table

WORDS = words_of(Rules)
EDITIONS = (RISK_1959, RISK_1959_FRENCH, RISK_PARKER, RISK_1959_REPRINT)
CLASSIC: Data = tomllib.loads((Path(__file__).parents[3] / "maps" / "classic.toml").read_text(encoding="utf-8"))


def seats(count: int) -> list[Seat]:
    """Name a few players."""
    names = ("anna", "ben", "cleo", "dora", "emil", "fay", "gus")
    return [Seat(name, name.title()) for name in names[:count]]


def faults(
    game: Risk, count: int, *options: str, choices: Data | None = None, board: Data = CLASSIC
) -> tuple[str, ...]:
    """Begin a game and return what is wrong with it."""
    return refused(seats(count), game, *options, choices=choices, board=board)


def refused(
    players: list[Seat], game: Risk = RISK_PARKER, *options: str, choices: Data | None = None, board: Data = CLASSIC
) -> tuple[str, ...]:
    """Begin a game with these players and return what is wrong with it."""
    with pytest.raises(FaultsError) as refusal:
        game.terms(players, options, choices or {}, board)
    return refusal.value.faults


def begin(game: Risk, count: int, *options: str, choices: Data | None = None) -> RiskTable:
    """Begin a game and lay its table."""
    return game.table(seats(count), game.terms(seats(count), options, choices or {}, CLASSIC))


# ── words ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", WORDS)
def test_every_field_has_its_sentence_its_source_and_its_rule(name: str) -> None:
    words = WORDS[name]
    assert re.fullmatch(r"[A-Z].*[.]", words.text)
    assert "booklet" in words.source or "boards in circulation" in words.source
    assert re.fullmatch(r"[RA]-\d+b?(, [RA]-\d+b?)*", words.cites)
    assert words.chapter in [key for key, _, _ in CHAPTERS]


@pytest.mark.parametrize("name", WORDS)
def test_every_legal_value_has_its_own_sentence(name: str) -> None:
    values = WORDS[name].values
    match values:
        case WholeNumber():
            said = [values.zero, values.more]
        case Free():
            said = [values.empty, values.more]
        case OneOf():
            said = list(values.sentences.values())
        case _:
            raise AssertionError(values)
    assert len(said) > 1
    assert len(set(said)) == len(said)
    assert all(re.fullmatch(r"[A-Z{].*[.]", sentence) for sentence in said)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
@pytest.mark.parametrize("name", WORDS)
def test_editions_hold_only_legal_values(edition: Risk, name: str) -> None:
    assert WORDS[name].fault(getattr(edition.preset.rules, name)) == ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("setup", "drawn"),
        ("army_cap", 13),
        ("army_cap", False),
        ("commander", 1),
        ("initial_extra", 101),
        ("initial_extra", True),
        ("initial", ((7, 10),)),
        ("initial", ((2, 0),)),
        ("dealer", 3),
        ("without_borders", ("alaska",)),
        ("seats", [2, 6]),
    ],
)
def test_other_values_are_refused(name: str, value: Any) -> None:
    assert WORDS[name].fault(value) != ""


def test_every_choice_in_the_rule_book_is_a_legal_value_of_a_field() -> None:
    for name, value in CHOICES:
        values = WORDS[name].values
        assert not isinstance(values, OneOf) or value in values.sentences


# ── editions: the rows of table 1.2 ──────────────────────────────────────────────────────────────

ROWS: dict[str, tuple[Any, Any, Any, Any]] = {
    "seats": ((2, 6), (3, 6), (2, 6), (3, 6)),
    "setup": ("claim", "dealt", "dealt", "dealt"),
    "initial": (((2, 50), (3, 35), (4, 30), (5, 25), (6, 20)), (), (), ()),
    "initial_extra": (0, 0, 0, 0),
    "first_turn": ("roll", "roll", "left-of-dealer", "left-of-dealer"),
    "dealer": ("", "", "", ""),
    "trademark_card": (True, True, False, False),
    "card_territory_bonus": (2, 0, 0, 0),
    "box_dice": ("six-white-coloured", "six-white-coloured", "six-red-ivory", "five-red-white"),
    "movement": ("adjacent", "adjacent", "adjacent", "adjacent"),
    "set_values": ("classic", "classic", "classic", "classic"),
    "army_cap": (0, 0, 0, 0),
    "card_reroll": (False, False, False, False),
    "commander": (False, False, False, False),
    "capitals": (False, False, False, False),
    "spare_colours": (True, True, False, False),
    "africa": ("pink", "pink", "pink", "orange"),
    "north_america": ("yellow-brown", "yellow-brown", "yellow", "yellow-brown"),
}
HOUSE_RULES = {
    "deck": "classic",
    "without_borders": (),
    "five_after_elimination": "must-trade",
    "reroll_scope": "own",
    "capitals_end": "last-player",
    "capital_cards": "discard",
}


@pytest.mark.parametrize("row", ROWS)
def test_editions_agree_with_the_table_of_differences(row: str) -> None:
    assert tuple(getattr(edition.preset.rules, row) for edition in EDITIONS) == ROWS[row]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_all_other_fields_are_house_rules_at_their_defaults(edition: Risk) -> None:
    for field in attrs.fields(Rules):
        value = getattr(edition.preset.rules, field.name)
        assert field.name in ROWS or value == field.default
        assert HOUSE_RULES.get(field.name, value) == value


def test_editions_are_rule_sets_for_the_engine() -> None:
    """Their shape is checked by mypy, that they lay a table here."""
    games: tuple[Ruleset, ...] = EDITIONS
    for game in games:
        table: Table[Any, Any, Any] = game.table(seats(3), game.terms(seats(3), (), {}, CLASSIC))
        blank = table.blank()
        assert table.load(table.dump(blank)) == blank
        assert game.check_map(CLASSIC) == []


def test_rule_sets_have_the_names_and_players_of_their_booklets() -> None:
    assert [(edition.name, edition.version, edition.seats) for edition in EDITIONS] == [
        ("risk-1959", 1, (2, 6)),
        ("risk-1959-french", 1, (3, 6)),
        ("risk-parker", 1, (2, 6)),
        ("risk-1959-reprint", 1, (2, 6)),
    ]


# ── options ──────────────────────────────────────────────────────────────────────────────────────

CHANGES: dict[str, Data] = {
    "two-player-neutral": {"seats": [2, 2], "setup": "neutral", "initial": {"2": 40}},
    "set-values-plus-one": {"set_values": "plus-one"},
    "fortify-connected": {"movement": "connected"},
    "army-cap-12": {"army_cap": 12},
    "card-reroll": {"card_reroll": True},
    "commander": {"commander": True},
    "capitals": {"capitals": True},
}


def plain_changes(option: str) -> Data:
    """Return what an option changes, as it stands in a game file."""
    changes = changes_of(Rules, option)
    return {name: WORDS[name].values.dump(value) for name, value in changes.items()}


def test_the_seven_options_of_the_reprint_are_offered() -> None:
    offered = {name: offer for name, (_, offer) in offers(Rules).items()}
    assert all(re.fullmatch(r"[A-Z].*[.]", offer.text) for offer in offered.values())
    reprint = [n for n, offer in offered.items() if offer.source.startswith("reprint booklet, R")]
    assert reprint == list(CHANGES)


@pytest.mark.parametrize("option", CHANGES)
def test_an_option_changes_what_its_booklet_says(option: str) -> None:
    assert plain_changes(option) == CHANGES[option]


@pytest.mark.parametrize("option", offers(Rules))
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_an_option_changes_its_fields_under_every_edition(edition: Risk, option: str) -> None:
    count = 2 if option == "two-player-neutral" else 3
    terms = edition.terms(seats(count), [option], {}, CLASSIC)
    assert terms.options == (option,)
    assert terms.choices == plain_changes(option)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_all_options_go_together(edition: Risk) -> None:
    table = begin(edition, 2, *reversed(CHANGES))
    assert table.options == tuple(CHANGES)
    fields = {name: change for changes in CHANGES.values() for name, change in changes.items()}
    assert differences(table.setting.rules, edition.preset.rules) == fields


def test_the_catalogue_lists_options_first_and_switches_with_their_values() -> None:
    listed = {option.name: option for option in RISK_PARKER.options()}
    assert list(listed) == [*offers(Rules), *switches(Rules)]
    assert listed["commander"].values == ()
    assert listed["reroll_scope"].values == ("own", "any")
    assert listed["reroll_scope"].default == "own"
    assert listed["reroll_scope"].text == ("Whose die may be thrown again with a card. Needs the option card-reroll.")
    assert listed["initial_extra"].values == ("0 to 100",)


@pytest.mark.parametrize("name", switches(Rules))
def test_a_switch_is_chosen_by_its_value_and_survives_the_game_file(name: str) -> None:
    turned = turn(name)
    table = begin(Risk.of(turned.preset), 3, *turned.options, choices={name: turned.typed})
    assert getattr(table.setting.rules, name) == turned.value
    assert getattr(turned.preset.rules, name) != turned.value


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("initial_extra", "5", 5),
        ("dealer", "ben", "ben"),
        ("without_borders", "east-africa/middle-east", ("east-africa/middle-east",)),
    ],
)
def test_a_value_is_read_as_people_type_it(name: str, typed: str, value: Any) -> None:
    table = begin(RISK_PARKER, 3, choices={name: typed})
    assert getattr(table.setting.rules, name) == value


def test_other_numbers_of_armies_may_be_counted_out() -> None:
    table = begin(RISK_1959, 3, choices={"initial": "3: 40, 4: 31"})
    assert table.setting.rules.initial == ((3, 40), (4, 31))


# ── games for two ────────────────────────────────────────────────────────────────────────────────


def test_two_players_of_the_reprint_play_with_a_neutral_army_by_default() -> None:
    terms = RISK_1959_REPRINT.terms(seats(2), (), {}, CLASSIC)
    assert terms.options == ("two-player-neutral",)
    assert RISK_1959_REPRINT.table(seats(2), terms).setting.rules.setup == "neutral"


@pytest.mark.parametrize(("edition", "setup"), [(RISK_PARKER, "dealt"), (RISK_1959, "claim")])
def test_two_players_of_other_editions_play_the_regular_game(edition: Risk, setup: str) -> None:
    terms = edition.terms(seats(2), (), {}, CLASSIC)
    assert (terms.options, terms.choices) == ((), {})
    assert edition.table(seats(2), terms).setting.rules.setup == setup


def test_the_neutral_game_keeps_the_first_turn_of_its_edition() -> None:
    first = [begin(game, 2, "two-player-neutral").setting.rules.first_turn for game in EDITIONS]
    assert first == ["roll", "roll", "left-of-dealer", "left-of-dealer"]


# ── conflicts ────────────────────────────────────────────────────────────────────────────────────


def row_of(count: int) -> Data:
    """A row of territories in one continent."""
    ids = [f"t{place}" for place in range(count)]
    return {
        "format": "pbem-map/1",
        "id": "row",
        "name": "Row",
        "continent": [{"id": "land", "name": "Land", "bonus": 1, "territories": ids}],
        "territory": [
            {
                "id": id_,
                "name": id_.upper(),
                "continent": "land",
                "borders": ids[max(0, at - 1) : at] + ids[at + 1 : at + 2],
            }
            for at, id_ in enumerate(ids)
        ],
    }


CONFLICTS: dict[str, tuple[Callable[[], tuple[str, ...]], str]] = {
    "french with two": (
        lambda: faults(RISK_1959_FRENCH, 2),
        "risk-1959-french is for 3 to 6 players, not 2",
    ),
    "seven": (lambda: faults(RISK_PARKER, 7), "risk-parker is for 2 to 6 players, not 7"),
    "neutral with three": (
        lambda: faults(RISK_PARKER, 3, "two-player-neutral"),
        "two-player-neutral is for exactly 2 players, not 3",
    ),
    "scope without cards": (
        lambda: faults(RISK_PARKER, 3, choices={"reroll_scope": "any"}),
        "reroll_scope = any needs the option card-reroll",
    ),
    "end without capitals": (
        lambda: faults(RISK_PARKER, 3, choices={"capitals_end": "only-holder"}),
        "capitals_end = only-holder needs the option capitals",
    ),
    "cards without capitals": (
        lambda: faults(RISK_PARKER, 3, choices={"capital_cards": "conqueror"}),
        "capital_cards = conqueror needs the option capitals",
    ),
    "extra armies in a claim game": (
        lambda: faults(RISK_1959, 3, choices={"initial_extra": 5}),
        "initial_extra = 5 needs a dealt set-up",
    ),
    "extra armies in a neutral game": (
        lambda: faults(RISK_1959_REPRINT, 2, choices={"initial_extra": 5}),
        "initial_extra = 5 needs a dealt set-up",
    ),
    "dealer in a claim game": (
        lambda: faults(RISK_1959, 3, choices={"dealer": "ben"}),
        "dealer = ben needs a game with a dealer",
    ),
    "dealer in a neutral game by dice": (
        lambda: faults(RISK_1959, 2, "two-player-neutral", choices={"dealer": "ben"}),
        "dealer = ben needs a game with a dealer",
    ),
    "counted armies in a dealt game": (
        lambda: faults(RISK_PARKER, 3, choices={"initial": "3: 35"}),
        ("initial = 3: 35 needs a game in which armies are counted out (risk-1959 or two-player-neutral)"),
    ),
    "armies for 23 players": (
        lambda: faults(RISK_1959, 3, choices={"initial": "3: 35, 23: 5"}),
        ("initial = {'3': 35, '23': 5}: 1 to 1000 armies for 2 to 6 players are expected, as in 3:40,4:35"),
    ),
    "stranger deals": (
        lambda: faults(RISK_PARKER, 3, choices={"dealer": "zoe"}),
        "dealer = zoe: no player has this name; players: anna, ben, cleo",
    ),
    "no count": (
        lambda: faults(RISK_1959, 3, choices={"initial": "4: 30"}),
        "initial: no number of armies for 3 players",
    ),
    "too few armies": (
        lambda: faults(RISK_1959, 3, choices={"initial": "3: 13"}),
        "initial: 3 times 13 armies cannot occupy the 42 territories of this map",
    ),
    "too few territories": (
        lambda: faults(RISK_PARKER, 3, board=row_of(2)),
        "the map has 2 territories, too few for 3 players",
    ),
    "unknown option": (
        lambda: faults(RISK_PARKER, 3, "comander"),
        'there is no option "comander"; did you mean "commander"? possible: ' + ", ".join(offers(Rules)),
    ),
    "option twice": (
        lambda: faults(RISK_PARKER, 3, "commander", "commander"),
        "the option commander is named twice",
    ),
    "unknown choice": (
        lambda: faults(RISK_PARKER, 3, choices={"dice": 4}),
        'there is no choice "dice"; possible: ' + ", ".join(switches(Rules)),
    ),
    "option chosen by value": (
        lambda: faults(RISK_PARKER, 3, choices={"movement": "connected"}),
        "movement is not chosen by its value; use the option fortify-connected",
    ),
    "illegal value": (
        lambda: faults(RISK_PARKER, 3, choices={"deck": "tarot"}),
        "deck = tarot: possible: classic, domination, modern",
    ),
    "number out of range": (
        lambda: faults(RISK_PARKER, 3, choices={"initial_extra": "500"}),
        "initial_extra = 500: a whole number from 0 to 100 is expected",
    ),
    "border that all boards have": (
        lambda: faults(RISK_PARKER, 3, choices={"without_borders": "alaska/kamchatka"}),
        (
            'the border "alaska/kamchatka" cannot be left out; on this map: '
            "east-africa/middle-east, iceland/scandinavia, great-britain/scandinavia"
        ),
    ),
    "deck that the map lacks": (
        lambda: faults(RISK_PARKER, 2, choices={"deck": "modern"}, board=row_of(9)),
        'this map has no deck "modern"',
    ),
    "a player called neutral": (
        lambda: refused([Seat("neutral", "Nora"), *seats(2)]),
        'no player may be called "neutral"',
    ),
    "broken map": (
        lambda: faults(RISK_PARKER, 2, board={**row_of(9), "territories": 8}),
        "map: territories: the map has 9 territories; correct this, or leave it out",
    ),
}


@pytest.mark.parametrize("case", CONFLICTS)
def test_a_game_that_cannot_be_played_is_refused_with_the_reason(case: str) -> None:
    begun, sentence = CONFLICTS[case]
    assert begun() == (sentence,)


def test_all_reasons_are_reported_together() -> None:
    assert faults(RISK_1959_FRENCH, 2, choices={"reroll_scope": "any", "dealer": "zoe"}) == (
        "risk-1959-french is for 3 to 6 players, not 2",
        "reroll_scope = any needs the option card-reroll",
        "dealer = zoe: no player has this name; players: anna, ben",
    )


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_check_is_needed_by_a_case_above(check: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terms, "CHECKS", tuple(one for one in CHECKS if one is not check))
    accepted = []
    for name, (begun, _) in CONFLICTS.items():
        try:
            begun()
        except pytest.fail.Exception:
            accepted.append(name)
    assert accepted


# ── the terms in a game file ─────────────────────────────────────────────────────────────────────


def change(game: Risk, options: tuple[str, ...], **choices: Any) -> str:
    """Change the terms of a game with three players behind its back; return the refusal."""
    terms = game.terms(seats(3), options, {}, CLASSIC)
    changed = terms._replace(choices={**terms.choices, **choices})
    with pytest.raises(FaultsError) as refusal:
        game.table(seats(3), changed)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"movement": "connected"}, "the choice movement is not explained by any option"),
        ({"seats": [2, 9]}, "the choice seats is not explained by any option"),
        ({"commander": False}, "the choice commander is not explained by any option"),
        ({"deck": "classic"}, "the choices are not exactly what differs from the preset"),
        ({"commander": 1}, "the choices are not exactly what differs from the preset"),
        ({"deck": 7}, "deck = 7: possible: classic, domination, modern"),
        ({"initial_extra": "5"}, "initial_extra = 5: a whole number from 0 to 100 is expected"),
        ({"initial_extra": True}, "initial_extra = true: a whole number from 0 to 100 is expected"),
        ({"reroll_scope": "any"}, "reroll_scope = any needs the option card-reroll"),
        ({"colour": "red"}, "the choice colour is not explained by any option"),
    ],
)
def test_terms_must_be_exactly_as_they_were_written(choices: Data, sentence: str) -> None:
    assert change(RISK_PARKER, ("commander",), **choices) == sentence


@pytest.mark.parametrize("name", WORDS)
@pytest.mark.parametrize(
    "junk", [None, True, -1, "x", [], [5], [[3, 35]], {}, {"3": "x"}, {"x": 1}, {"a": {}}], ids=repr
)
def test_junk_in_the_choices_is_refused_with_a_sentence(name: str, junk: Any) -> None:
    terms = RISK_1959.terms(seats(3), (), {}, CLASSIC)
    with pytest.raises(FaultsError):
        RISK_1959.table(seats(3), terms._replace(choices={name: junk}))


def test_terms_may_not_name_options_that_they_do_not_play() -> None:
    terms = RISK_PARKER.terms(seats(3), (), {}, CLASSIC)
    with pytest.raises(FaultsError, match="not exactly what differs"):
        RISK_PARKER.table(seats(3), terms._replace(options=("commander",)))
    with pytest.raises(FaultsError, match="not known, or not in order"):
        RISK_PARKER.table(seats(3), terms._replace(options=("capitals", "commander")))


def test_terms_with_a_broken_board_are_refused() -> None:
    terms = RISK_PARKER.terms(seats(3), (), {}, CLASSIC)
    board = {**terms.board, "jokers": -1}
    with pytest.raises(FaultsError, match="board: jokers is not a whole number from 0 to 100"):
        RISK_PARKER.table(seats(3), terms._replace(board=board))


# ── the head of a report ─────────────────────────────────────────────────────────────────────────


def test_the_headline_names_edition_options_and_choices_made_by_hand() -> None:
    table = begin(RISK_PARKER, 3, "commander", "capitals", choices={"capitals_end": "only-holder", "deck": "modern"})
    assert table.words.headline() == [
        "Risk by the later Parker Brothers booklet, reprinted in 2009",
        "commander: Once in a turn an attacker may turn one of their dice into a six.",
        "capitals: Everybody has a capital; a player who ends a turn without it is out.",
        "deck: The figures of the later decks.",
        ("capitals_end: A game with capitals ends with a turn after which only one player holds their own capital."),
    ]


def test_the_headline_of_a_plain_game_is_its_title() -> None:
    assert begin(RISK_1959, 3).words.headline() == ["Risk, the continental game of 1959"]


# ── rules as values ──────────────────────────────────────────────────────────────────────────────


def test_an_edition_says_only_its_difference() -> None:
    assert differences(RISK_1959_FRENCH.preset.rules, RISK_1959.preset.rules) == {
        "seats": [3, 6],
        "setup": "dealt",
        "initial": {},
        "card_territory_bonus": 0,
    }


def test_rules_are_frozen() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Rules.__setattr__(RISK_PARKER.preset.rules, "army_cap", 12)


def test_armies_grow_with_a_board_that_those_of_the_booklet_could_not_occupy() -> None:
    board = row_of(120)
    seats = [Seat("anna", "Anna"), Seat("ben", "Ben")]
    begun = RISK_1959.terms(seats, (), {}, board)
    assert begun.choices["initial"]["2"] == 143
    assert list(RISK_1959.announcements(seats, begun))[-1] == (
        "initial = 2:143: the booklet's 50 armies each could not occupy 120 territories."
    )
    with pytest.raises(FaultsError, match="2 times 50 armies cannot occupy the 120 territories"):
        RISK_1959.terms(seats, (), {"initial": "2:50"}, board)
    assert "initial" not in RISK_1959.terms(seats, (), {}, row_of(100)).choices
    assert RISK_1959.terms(seats, (), {}, row_of(1000)).choices["initial"]["2"] == 1000
