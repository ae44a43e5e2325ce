"""How a state is shown: to everybody at the end of a report, and to a reader who asks."""

import pytest
from scenes import Scene, set_scene

from pbem.engine.table.terms import Seat
from pbem.engine.text.wrapping import columns
from pbem.engine.words.board_letters import Cell, Group, write_board
from pbem.rulesets.risk.conditions.language import read_kept
from pbem.rulesets.risk.orders import DEFENCE_WORDS, BonusRule, Defence, DefenceRule, Share
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase
from pbem.rulesets.risk.words.show import show
from pbem.rulesets.risk.words.standing import board, borders, standing

pytestmark = pytest.mark.spelling

SCENE = """
    board: Indonesia anna 4, New Guinea anna 1, Western Australia anna 1, Eastern Australia anna 1,
           Siam anna 8, India bob 3, Japan bob 1; others cleo 2
    hand anna: Alaska, Peru, India, joker
    hand cleo: Congo
    sets: 3
""".replace("\n           ", " ")


def scene(*more: str) -> Scene:
    """Set the scene above, with further rows."""
    return set_scene("\n".join((SCENE, *more)))


def rows(at: Scene) -> list[str]:
    """Tell how the players of a scene stand."""
    return standing(at.setting, at.state)


def shown(at: Scene, seat: str | None = "anna") -> list[str]:
    """Show a scene to a reader."""
    return show(at.setting, at.state, seat)


def part(told: list[str], first: str, last: str) -> list[str]:
    """Return the rows from the one that begins with `first` to the one before `last`."""
    begin = next(at for at, row in enumerate(told) if row.startswith(first))
    end = next(at for at, row in enumerate(told) if at > begin and row.startswith(last))
    return told[begin:end]


# ── the end of a report ──────────────────────────────────────────────────────────────────────────


def test_the_table_counts_territories_armies_cards_and_continents() -> None:
    assert rows(scene()) == [
        "      territories  armies  cards  continents",
        "Anna            5      15      4  Australia",
        "Bob             2       4      0",
        "Cleo           35      70      1  North America, South America, Europe, Africa",
        "Sets turned in: 3. The next is worth 10 armies.",
    ]


def test_a_player_who_is_out_has_no_row_of_numbers() -> None:
    assert rows(scene("out: bob"))[2] == "Bob   out of the game"


def test_the_neutral_army_has_a_row_without_cards() -> None:
    told = rows(
        set_scene(
            "rules: risk-1959-reprint with two-player-neutral\nseats: anna bob\n"
            "board: Siam anna 8, India bob 3; others neutral 1"
        )
    )
    assert told[:4] == [
        "                  territories  armies  cards  continents",
        "Anna                        1       8      0",
        "Bob                         1       3      0",
        "the neutral army           40      40         North America, South America,",
    ]


def test_the_next_set_is_worth_what_the_rules_of_the_game_say() -> None:
    assert rows(scene("rules: risk-parker with set-values-plus-one"))[-1] == (
        "Sets turned in: 3. The next is worth 7 armies."
    )


def test_capitals_are_reported_with_who_holds_them() -> None:
    at = scene("rules: risk-parker with capitals", "out: cleo")
    at.state.capitals = {"anna": "siam", "bob": "indonesia", "cleo": "peru"}
    assert rows(at)[-2] == "Capitals: Anna Siam; Bob Indonesia, held by Anna."


def test_a_set_up_says_what_is_left_to_place() -> None:
    at = scene("phase: setup", "to place: anna 3, bob 0, cleo 2")
    assert rows(at)[-2] == "Armies still to place: Anna 3 and Cleo 2."


def test_the_end_of_the_game_names_the_winner() -> None:
    at = scene()
    at.state.phase, at.state.winner = Phase.OVER, "cleo"
    assert rows(at)[-1] == "Cleo has won the game."


# ── the board ────────────────────────────────────────────────────────────────────────────────────


def test_the_board_is_reported_by_continent_with_the_reader_s_neighbours() -> None:
    told = shown(scene())
    assert part(told, "Australia", "  ")[0] == "Australia (2), held by Anna"
    assert [row for row in told if row.startswith(("  Siam", "  India", "  Japan"))] == [
        "  Japan                  Bob     1",
        "  India                  Bob     3",
        "  Siam                   Anna    8   China 2, India 3",
    ]


def test_a_reader_without_a_seat_sees_the_board_without_neighbours() -> None:
    told = shown(scene(), None)
    at = told.index("Australia (2), held by Anna")
    assert told[at : at + 3] == [
        "Australia (2), held by Anna",
        "  Indonesia             Anna        4     Western Australia     Anna        1",
        "  New Guinea            Anna        1     Eastern Australia     Anna        1",
    ]


def test_what_a_record_changed_is_marked_on_the_board() -> None:
    at = scene()
    before = at.state.copy()
    at.state.owners[at.setting.index["siam"]] = "bob"
    at.state.armies[at.setting.index["indonesia"]] += 5
    before.armies[at.setting.index["china"]] += 5
    groups = {group.heading: group for group in board(at.setting, at.state, before)}
    assert [(cell.name, cell.change) for group in groups.values() for cell in group.cells if cell.change] == [
        ("China", "-"),
        ("Siam", "*"),
        ("Indonesia", "+"),
    ]
    lines = list(write_board(list(groups.values())))
    assert "* Siam                  Bob         8" in "\n".join(lines)
    assert lines[-1] == "(* new owner, + more armies, - fewer armies)"
    assert not any(cell.change for group in board(at.setting, at.state) for cell in group.cells)


def test_a_board_of_the_longest_names_fits_a_mail() -> None:
    cells = tuple(Cell("名" * 40, "Ł" * 40, 1000 + number, "*") for number in range(5))
    lines = list(write_board([Group("G" * 99, cells)]))
    assert len(lines) == 5
    assert all(columns(line) <= 79 for line in lines)


def test_borders_are_listed_by_continent() -> None:
    told = list(borders(scene().setting))
    assert told[:2] == [
        "North America (5)",
        "  Alaska                  Northwest Territory, Alberta, Kamchatka",
    ]
    assert all(columns(line) <= 79 for line in told)


def test_all_territories_are_shown_once_and_all_continents_in_order() -> None:
    at = scene()
    told = shown(at)
    for territory in at.setting.board.territories:
        assert sum(row.startswith(f"  {territory.name}  ") for row in told) == 1
    heads = [row for row in told if row.startswith(tuple(f"{land.name} (" for land in at.setting.board.continents))]
    assert [head.split(" (")[0] for head in heads] == [
        "North America",
        "South America",
        "Europe",
        "Africa",
        "Asia",
        "Australia",
    ]


def test_an_empty_board_is_free() -> None:
    at = set_scene("rules: risk-1959\nboard: others nobody 0\nphase: setup")
    told = shown(at)
    assert "North America (5)" in told
    assert "  Siam                   free    0" in told
    assert "Set-up: lists are awaited from Anna, Bob and Cleo." in told


@pytest.mark.parametrize("seat", ["anna", "bob", "cleo", None])
def test_lines_have_at_most_79_columns_whatever_the_names(seat: str | None) -> None:
    at = scene("rules: risk-parker with capitals")
    at.state.capitals = {"anna": "siam", "bob": "indonesia", "cleo": "eastern-united-states"}
    long = tuple(Seat(one.id, f"{one.name} von und zu Hohenlohe-Langenburg-Waldenburg") for one in at.setting.players)
    setting = Setting(at.setting.rules, at.setting.board, long)
    told = [*show(setting, at.state, seat), *standing(setting, at.state)]
    assert max(len(row) for row in told) <= 79
    assert any("~" in row for row in told)


# ── whose turn ───────────────────────────────────────────────────────────────────────────────────


def test_a_turn_tells_the_armies_due_and_why() -> None:
    told = shown(scene("turn: 7"))
    assert part(told, "Turn 7", "Your cards") == [
        "Turn 7: Anna.",
        "Due, before any cards: 5 armies for 5 territories (3) and all of Australia (2).",
    ]


def test_a_further_part_says_what_the_turn_has_used_up() -> None:
    told = shown(
        scene(
            "phase: throw",
            "part: 2",
            "captured: Siam",
            "opened: Alaska",
            "used commander:",
            "throw: Siam, India: 6 3 1 v 5 4",
            "due: 4",
        )
    )
    assert part(told, "Turn 7", "Your cards") == [
        "Turn 7, part 2: Anna.",
        "Captured in this turn: Siam.",
        "4 armies to place.",
        "On the table: Siam 6 3 1 - 5 4 India.",
        "Cards opened in this turn: Alaska (cannon).",
        "The commander was used in this turn.",
    ]


def test_a_capital_bonus_says_who_places_it_where() -> None:
    told = shown(scene("phase: bonus", "bonus: cleo 5 Peru, Brazil"))
    assert "Cleo has 5 armies to place among Peru and Brazil." in told


def test_a_game_that_is_over_has_no_turn() -> None:
    assert not any(row.startswith("Turn") for row in shown(scene("phase: over")))


# ── cards and standing orders ────────────────────────────────────────────────────────────────────


def test_readers_see_their_hand_with_its_sets_first() -> None:
    assert part(shown(scene()), "Your cards", "Anna's standing") == [
        "Your cards: Alaska (cannon), Peru (horse), India (horse) and joker.",
        "  a set: Alaska (cannon) + Peru (horse) + joker",
        "  a set: Alaska (cannon) + India (horse) + joker",
        "  a set: Peru (horse) + India (horse) + joker",
        "Cleo's cards: Congo (cannon).",
    ]


def test_a_player_without_cards_is_told_so() -> None:
    assert "Your cards: none." in shown(scene(), "bob")


def test_standing_orders_are_reported_in_words() -> None:
    at = scene()
    three = read_kept(at.setting.names, "dice_now == 3", DEFENCE_WORDS)
    rule = DefenceRule(("siam", "@europe"), ("india",), (), three, 2)
    at.state.defence["anna"] = Defence(1, (rule,))
    at.state.capital_bonus["anna"] = (BonusRule("", (Share(("siam", "@rest"), "rest"),)),)
    assert shown(at)[-5:] == [
        "Anna's standing defence, when attacked: one die.",
        "  but two dice whenever possible at Siam and Europe from India if the attacker",
        "    throws exactly 3 dice",
        "Anna's standing orders for the bonus for a capital: from anybody, the rest on",
        "  Siam, else any territory.",
    ]


def test_without_orders_the_defence_throws_two_dice_whenever_possible() -> None:
    assert shown(scene(), "bob")[-1] == "Bob's standing defence, when attacked: two dice whenever possible."


def test_showing_changes_nothing() -> None:
    at = scene()
    before = at.state.copy()
    shown(at)
    assert at.state == before
