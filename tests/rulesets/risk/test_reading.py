"""Reading order files: what becomes of legal ones, and what the check must not refuse."""

import json
import tomllib

import pytest
from scenes import Scene, set_scene

from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Seat
from pbem.rulesets.risk.board import Board, Territory
from pbem.rulesets.risk.names import Names, find
from pbem.rulesets.risk.orders import (
    Attack,
    BonusOrders,
    BonusRule,
    Defence,
    DefenceRule,
    DiceRule,
    Orders,
    SetupLists,
    SetupOrders,
    Share,
    TurnOrders,
)
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.snapshot import dump, load

pytestmark = pytest.mark.spelling


def read(scene: Scene, text: str) -> tuple[Orders, Sheet]:
    sheet = Sheet(tomllib.loads(text))
    return read_orders(scene.setting, scene.state, scene.seat, sheet), sheet


def accept(scene: Scene, text: str) -> Orders:
    """Read a file that must be found without a fault or a warning."""
    orders, sheet = read(scene, text)
    assert sheet.problems == []
    return orders


def turn(scene: Scene, text: str) -> TurnOrders:
    orders = accept(scene, text)
    assert isinstance(orders, TurnOrders)
    return orders


def codes(scene: Scene, text: str) -> list[str]:
    return [problem.code for problem in read(scene, text)[1].problems]


FARM = (
    """
board: Siam anna 4, India bob 3, Indonesia anna 1, New Guinea anna 5, Western Australia anna 1,
""".strip().replace("\n", "")
    + (
        " Eastern Australia anna 1, China anna 1, Japan anna 2, Alaska anna 1, Alberta anna 1,"
        " Ontario anna 1, Quebec anna 1, Iceland anna 1, Peru anna 1, Brazil anna 1; others cleo 2"
    )
)
PART = f"{FARM}\nphase: attack\npart: 2"


# The worked examples of the order file


def test_example_1_simple_turn() -> None:
    orders = turn(
        set_scene(f"rules: risk-1959\n{FARM}"),
        """
        place = { Siam = 4, Indonesia = "rest" }
        [[attack]]
        from = "Siam"
        to   = "India"
        keep = 3
        move_in = "max"
        [[free_move]]
        from   = "New Guinea"
        to     = "Indonesia"
        armies = "max"
    """,
    )
    assert (orders.place, orders.rest) == ((("siam", 4),), "indonesia")
    assert orders.attacks == (Attack(("siam", "india"), keep=3, move_in="max"),)
    assert orders.free_moves[0].armies == "max"
    assert orders.final


def test_example_2_blitz_with_stop_conditions() -> None:
    scene = set_scene("rules: risk-1959\nboard: Brazil anna 17, Peru anna 1; others cleo 2")
    orders = turn(
        scene,
        """
        place = { Brazil = "rest" }
        [[attack]]
        id    = "spear"
        path  = ["Brazil", "North Africa", "Egypt", "Middle East"]
        while = "mine >= 5 and mine > theirs"
        max_throws = 25
        max_losses = 12
        dice = [{ when = "theirs == 1 and mine >= 8", use = 3 }, { use = "max" }]
        [[attack]]
        if   = 'captured("Egypt") and not captured("Middle East")'
        from = "Egypt"
        to   = "East Africa"
        while = "mine >= theirs + 3"
        [[free_move]]
        if     = 'own("Egypt")'
        from   = "North Africa"
        to     = "Egypt"
        armies = "max"
        [[free_move]]
        if     = 'own("North Africa")'
        from   = "Brazil"
        to     = "North Africa"
        armies = "max"
    """,
    )
    assert (orders.place, orders.rest) == ((), "brazil")
    assert orders.attacks[0].move_in == "max", "the default of a path"
    assert orders.attacks[0].dice[1] == DiceRule(None, 3)
    assert orders.attacks[1].move_in == "min"


EXAMPLE_3 = """
    final  = false
    trade = [["North Africa", "Peru", "joker"]]
    place = { Greenland = "rest", Ukraine = 3 }
    [[attack]]
    id   = "iceland"
    from = "Greenland"
    to   = "Iceland"
    max_throws = 6
    move_in = "mine - 3"
    on_stop = "continue"
    [[attack]]
    if   = 'won("iceland") and armies("Iceland") >= 5'
    from = "Iceland"
    to   = "Great Britain"
    keep = 2
    on_capture = "pause"
    [[attack]]
    if   = 'not won("iceland")'
    from = "Ukraine"
    to   = "Scandinavia"
    dice = 2
    keep = 4
"""


def test_example_3_branch_on_capture() -> None:
    scene = set_scene("""
        rules: risk-1959
        board: Greenland anna 3, Ukraine anna 2, North Africa anna 1, Peru anna 1; others cleo 2
        sets: 4
        hand anna: North Africa, Peru, joker
    """)
    orders = turn(scene, EXAMPLE_3)
    assert not orders.final
    assert orders.trade == (("north-africa", "peru", "joker"),)
    assert orders.attacks[2].dice == (DiceRule(None, 2),)


def test_example_4_elimination_contingency() -> None:
    scene = set_scene("""
        board: Ural bob 1, Afghanistan anna 5, Ukraine anna 1; others cleo 2
        hand bob: Peru, Brazil, Japan
    """)
    orders = turn(
        scene,
        """
        place = { Afghanistan = "rest" }
        [[attack]]
        id   = "finish-bob"
        from = "Afghanistan"
        to   = "Ural"
        move_in = "max"
        [[on_elimination]]
        victim = "bob"
        trade  = "forced"
        prefer = ["territory-bonus", "keep-jokers"]
        place  = [{ at = "Ural", armies = 6 }, { at = "Afghanistan", armies = "rest" }]
        [[attack]]
        if   = 'eliminated("bob")'
        path = ["Ural", "Siberia", "Yakutsk"]
        while = "mine >= 6"
        [[attack]]
        if   = 'not eliminated("bob")'
        from = "Afghanistan"
        to   = "India"
        while = "mine > theirs + 3"
        [[free_move]]
        if     = 'eliminated("bob")'
        from   = "Afghanistan"
        to     = "Ural"
        armies = "max"
    """,
    )
    entry = orders.on_elimination[0]
    assert entry.place == (Share(("ural",), 6), Share(("afghanistan",), "rest"))
    assert (entry.victim, entry.prefer) == ("bob", ("territory-bonus", "keep-jokers"))


def test_example_5_set_up() -> None:
    scene = set_scene("""
        rules: risk-1959 with capitals
        phase: setup
        board: others nobody 0
        asked: anna
        to place: anna 30
    """)
    orders = accept(
        scene,
        """
        [setup]
        claim = ["Indonesia", "Western Australia", "New Guinea", "@rest"]
        capital = ["Indonesia", "Brazil", "Argentina"]
        batch = 7
        [[setup.add]]
        at = ["Indonesia", "Siam"]
        armies = 8
        [[setup.add]]
        at = "@Border"
        armies = "rest"
        [defence]
        default = 2
    """,
    )
    assert isinstance(orders, SetupOrders)
    assert orders.lists == SetupLists(
        claim=("indonesia", "western-australia", "new-guinea", "@rest"),
        add=(Share(("indonesia", "siam"), 8), Share(("@border",), "rest")),
        capital=("indonesia", "brazil", "argentina"),
        batch=7,
    )
    assert orders.standing == (("defence", Defence()),)


# Names


@pytest.mark.parametrize("name", ["New Guinea", "new-guinea", "NEW GUINEA", "New-Guinea"])
def test_a_territory_is_named_by_id_or_name_in_any_letters(name: str) -> None:
    orders = turn(set_scene(FARM), f'place = {{ "{name}" = "rest" }}')
    assert orders.rest == "new-guinea"


def test_a_name_that_two_territories_share_means_neither() -> None:
    twins = [("a", "Delta"), ("b", "Delta"), ("c", "Other")]
    lands = tuple(Territory(id_, name, ()) for id_, name in twins)
    names = Names(Board("m", "M", lands, (), {}, 0), (Seat("anna", "Anna"),))
    assert find(names.territory, "delta") is None
    assert find(names.territory, "other") == "c"
    assert find(names.territory, "B") == "b", "an id always means itself"


def test_players_are_named_by_id_or_name() -> None:
    scene = set_scene(f"{PART}\nboard: Ural bob 1; others anna 2")
    orders = turn(
        scene,
        """
        [[attack]]
        from = "Ukraine"
        to = "Ural"
        [[on_elimination]]
        victim = "BOB"
    """,
    )
    assert orders.on_elimination[0].victim == "bob"


# What may come true is not refused


def test_a_territory_may_be_attacked_from_once_an_entry_attacks_it() -> None:
    text = '[[attack]]\nfrom = "Siam"\nto = "India"\n[[attack]]\nfrom = "India"\nto = "Afghanistan"'
    assert codes(set_scene(PART), text) == []


def test_a_fault_in_one_entry_is_not_reported_of_the_next() -> None:
    text = '[[attack]]\nfrom = "Siem"\nto = "India"\n[[attack]]\nfrom = "India"\nto = "Afghanistan"'
    assert codes(set_scene(PART), text) == ["E-UNKNOWN-TERRITORY"]


def test_a_faulty_trade_leaves_the_sum_alone() -> None:
    scene = set_scene(f"{FARM}\nhand anna: Peru, Japan, Alaska")
    assert codes(scene, 'trade = [["Peru", "Japan", "Alaska"]]\nplace = { Siam = 1 }') == ["E-TRADE-SET"]


def test_the_bonus_for_own_territories_is_not_listed() -> None:
    """R-060: it comes on top of `place`, and may be what an attack needs."""
    scene = set_scene(
        "rules: risk-1959\nboard: Peru anna 1, Siam anna 1; others cleo 2\nhand anna: Peru, Alaska, joker"
    )
    text = 'trade = [["Peru", "Alaska", "joker"]]\nplace = { Siam = 7 }\n'
    assert codes(scene, f'{text}[[attack]]\nfrom = "Peru"\nto = "Brazil"') == []
    assert codes(scene, f"{text.replace('7', '9')}") == ["E-PLACE-SUM"]


def test_an_elimination_may_bring_armies_to_a_single_one() -> None:
    entry = '[[attack]]\nfrom = "Peru"\nto = "Venezuela"\n'
    assert codes(set_scene(PART), entry) == ["E-ATTACK-ARMIES"]
    text = f'{entry}[[on_elimination]]\nplace = [{{ at = "Peru", armies = "rest" }}]'
    assert codes(set_scene(PART), text) == []


def test_where_attacks_change_the_armies_a_move_is_left_to_play() -> None:
    move = '[[free_move]]\nfrom = "New Guinea"\nto = "Indonesia"\narmies = 5\n'
    assert codes(set_scene(PART), move) == ["E-MOVE-COUNT"]
    scene = set_scene(PART.replace("Western Australia anna", "Western Australia bob"))
    text = f'[[attack]]\nfrom = "New Guinea"\nto = "Western Australia"\n{move}'
    assert codes(scene, text) == []


def test_a_move_may_go_to_what_is_attacked() -> None:
    text = '[[attack]]\nfrom = "Siam"\nto = "India"\n[[free_move]]\nfrom = "China"\nto = "India"\narmies = 2\n'
    scene = set_scene(PART.replace("China anna 1", "China anna 4"))
    assert codes(scene, text) == []


def test_the_target_of_dice_on_the_table_may_be_attacked_from() -> None:
    scene = set_scene(f"{FARM}\nphase: throw\nthrow: Siam, India: 6 3 1 v 5 4")
    assert codes(scene, '[[attack]]\nfrom = "India"\nto = "Afghanistan"') == []


def test_a_card_of_a_player_who_may_be_eliminated_can_be_laid_open() -> None:
    """A-65: cards received are usable at once."""
    scene = "rules: risk-parker with card-reroll\nphase: attack\nboard: Ural bob 1, China anna 9; others cleo 2"
    text = """
        [[attack]]
        path = ["China", "Ural", "Ukraine"]
        [[reroll]]
        card = "Ukraine"
    """
    assert codes(set_scene(f"{scene}\nhand bob: Peru"), text) == []
    assert codes(set_scene(scene), text) == ["E-REROLL-CARD"]


def test_an_adversary_may_hold_five_cards_when_the_game_says_so() -> None:
    scene = "phase: elimination\nhand anna: Alaska, Peru, Brazil, Japan, joker\n" + FARM
    assert codes(set_scene(scene), "") == ["E-MUST-TRADE"]
    assert codes(set_scene(f"choice: five_after_elimination may-hold\n{scene}"), "") == []


def test_five_cards_at_the_start_are_too_many_in_every_game() -> None:
    scene = "choice: five_after_elimination may-hold\nhand anna: Alaska, Peru, Brazil, Japan, joker\n"
    assert codes(set_scene(scene + FARM), "place = { Siam = 6 }") == ["E-MUST-TRADE"]


def test_an_empty_file_closes_a_turn_in_parts() -> None:
    assert turn(set_scene(PART), "").final


# Placing


def test_places_come_in_board_order_wherever_they_stand() -> None:
    orders = turn(set_scene(FARM), 'place = { Indonesia = 2, Siam = 1, Alaska = 1, Peru = "rest" }')
    assert [id_ for id_, _ in orders.place] == ["alaska", "siam", "indonesia"]


def test_armies_are_due_of_a_pending_elimination() -> None:
    scene = set_scene(f"phase: elimination\ndue: 4\nsets: 2\nhand anna: Alaska, Peru, Brazil\n{FARM}")
    trade = 'trade = [["Alaska", "Peru", "Brazil"]]\n'
    assert codes(scene, f"{trade}place = {{ Siam = 12 }}") == []
    message = read(scene, f"{trade}place = {{ Siam = 6 }}")[1].problems[0].message
    assert message == "6 armies placed, 12 are due (left over: 4, third set: 8)"


def test_bonus_armies_go_on_vacated_territories() -> None:
    scene = set_scene(
        "rules: risk-parker with capitals\nphase: bonus\nmover: bob\nseat: anna\n"
        "bonus: anna 5 Peru, Brazil\nboard: others anna 1"
    )
    orders = accept(scene, 'place = { Brazil = 3, Peru = "rest" }')
    assert orders == BonusOrders((("brazil", 3),), "peru")


# Order of problems


@pytest.mark.rule("rulesets/risk/reading/orders 3.1")
def test_problems_do_not_depend_on_the_order_of_the_text() -> None:
    """The check is consensus: typed and canonical text have the same problems."""
    text = """
        place = { Siam = 1, Egipt = 2 }
        [[attack]]
        to = "Peru"
        from = "Brazil"
        while = "mine >"
        keep = 0
        [[free_move]]
        to = "India"
        from = "Siam"
        armies = 0
    """
    scene = set_scene(FARM)
    data = tomllib.loads(text)
    canonical = json.loads(json.dumps(data, sort_keys=True))
    found = []
    for plain in (data, canonical):
        sheet = Sheet(plain)
        read_orders(scene.setting, scene.state, scene.seat, sheet)
        found.append(sheet.problems)
    assert found[0] == found[1]
    assert len(found[0]) == 6


@pytest.mark.rule("rulesets/risk/reading/orders 1.1")
@pytest.mark.parametrize("key", ["setup", "no_section"])
def test_a_file_holds_the_sections_of_its_phase_and_no_others(key: str) -> None:
    _, sheet = read(set_scene(FARM), f"{key} = []\nplace = {{ Siam = 1 }}")
    assert [problem.code for problem in sheet.problems if problem.path == (key,)] == [
        "E-SECTION" if key == "setup" else "E-UNKNOWN-KEY"
    ]


@pytest.mark.rule("rulesets/risk/reading/orders 2.1")
def test_armies_are_placed_before_attacks_are_read_wherever_they_stand() -> None:
    """A territory of one army may attack with those that are placed there."""
    scene = set_scene("board: Brazil anna 1, Peru bob 1; others cleo 1")
    attack = [{"from": "Brazil", "to": "Peru"}]
    for plain in (
        {"place": {"Brazil": 3}, "attack": attack},
        {"attack": attack, "place": {"Brazil": 3}},
    ):
        sheet = Sheet(plain)
        read_orders(scene.setting, scene.state, scene.seat, sheet)
        assert sheet.problems == []


# Standing orders

NEUTRAL = "rules: risk-1959-reprint with two-player-neutral, capitals\nseats: anna bob\n"
STANDING = """
[defence]
default = "max"
[[defence.rule]]
at   = ["Iceland", "@europe", "@Neutral"]
from = "Greenland"
by   = "Bob"
if   = "dice_now == 3 and mine == 2"
dice = 1
[[defence.rule]]
by = ["bob"]
dice = 2
[[capital_bonus]]
victim = "any"
place  = [{ at = "Brazil", armies = 3 }, { at = "@vacated", armies = "rest" }]
"""


def test_standing_orders_are_kept_with_ids_in_place_of_names() -> None:
    scene = set_scene(f"{NEUTRAL}phase: attack\nboard: Siam bob 2; others anna 1")
    (_, defence), (_, bonus) = turn(scene, STANDING).standing
    assert isinstance(defence, Defence)
    assert defence.default == 2
    first, second = defence.rules
    assert (first.at, first.sources, first.by, first.dice) == (
        ("iceland", "@europe", "@neutral"),
        ("greenland",),
        ("bob",),
        1,
    )
    assert first.condition is not None
    assert first.condition.text == "dice_now == 3 and mine == 2"
    assert second == DefenceRule((), (), ("bob",), None, 2)
    assert bonus == (BonusRule("", (Share(("brazil",), 3), Share(("@vacated",), "rest"))),)


def test_standing_orders_are_written_as_an_order_file_says_them() -> None:
    scene = set_scene(f"{NEUTRAL}phase: attack\nboard: Siam bob 2; others anna 1")
    (_, defence), (_, bonus) = turn(scene, STANDING).standing
    kept = {"defence": {"anna": defence}, "capital_bonus": {"anna": bonus}}
    for name, orders in kept.items():
        setattr(scene.state, name, orders)
    data = dump(scene.setting, scene.state)
    assert data["defence"]["anna"] == {
        "default": "max",
        "rule": [
            {
                "at": ["iceland", "@europe", "@neutral"],
                "from": ["greenland"],
                "by": ["bob"],
                "if": "dice_now == 3 and mine == 2",
                "dice": 1,
            },
            {"by": ["bob"], "dice": "max"},
        ],
    }
    place = [{"at": ["brazil"], "armies": 3}, {"at": ["@vacated"], "armies": "rest"}]
    assert data["capital_bonus"]["anna"] == [{"victim": "any", "place": place}]
    again = load(scene.setting, data)
    assert (again.defence, again.capital_bonus) == tuple(kept.values())


# What was read before in the same game


def test_true_is_no_number_although_the_same_entry_was_read_with_1() -> None:
    scene = set_scene(PART)
    entry = '[[attack]]\nfrom = "Siam"\nto = "India"\nkeep = '
    assert codes(scene, f"{entry}1") == codes(scene, f"{entry}1") == []
    assert codes(scene, f"{entry}true") == ["E-TYPE"]


def test_an_entry_that_was_good_before_is_checked_again_by_the_board() -> None:
    scene = set_scene(PART)
    text = '[[attack]]\nfrom = "Siam"\nto = "India"\nwhile = "mine > 2"'
    first, second = turn(scene, text), turn(scene, text)
    assert first == second
    place = scene.setting.index["india"]
    scene.state.owners[place] = "anna"
    assert codes(scene, text) == ["E-ATTACK-OWN"]
    scene.state.owners[place], scene.state.armies[scene.setting.index["siam"]] = "bob", 1
    assert codes(scene, text) == ["E-ATTACK-ARMIES"]


# What is remembered from file to file of a game


def attack_with(said: str) -> str:
    return f'place = {{ Siam = "rest" }}\n[[attack]]\nfrom = "Siam"\nto = "India"\n{said}\n'


@pytest.mark.parametrize(
    ("said", "next_said"),
    [
        ("dice = 1", "dice = true"),
        ("keep = 2", 'keep = "2"'),
        ("max_throws = 1", "max_throws = true"),
    ],
)
def test_a_value_of_another_kind_is_refused_after_a_good_one(said: str, next_said: str) -> None:
    scene = set_scene(f"rules: risk-1959\n{FARM}")
    accept(scene, attack_with(said))
    assert codes(scene, attack_with(next_said)) in (["E-DICE"], ["E-TYPE"])


@pytest.mark.parametrize(
    "said",
    [
        "",
        "keep = 3",
        'while = "mine > 4"',
        'if = "cards > 1"',
        'move_in = "mine - 2"',
        "dice = 2",
        'id = "A"',
        'on_stop = "pause"',
        "max_losses = 4\nmax_throws = 5",
        "dice = [{ use = 2 }]",
    ],
)
def test_an_entry_means_the_same_whenever_it_comes(said: str) -> None:
    scene = set_scene(f"rules: risk-1959\n{FARM}")
    first, again = (turn(scene, attack_with(said)).attacks for _ in range(2))
    assert first == again
    assert first == turn(set_scene(f"rules: risk-1959\n{FARM}"), attack_with(said)).attacks


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('while = "false"', "W-NEVER"),
        ("""if = 'captured("Peru")'""", "W-NEVER"),
        ("""if = 'won("spear")'""", "E-UNKNOWN-ATTACK"),
        ("keep = 12", "W-KEEP"),
        ("if = 'own(\"Chad\")'", "E-UNKNOWN-TERRITORY"),
        ('speed = "high"', "E-UNKNOWN-KEY"),
    ],
)
def test_what_is_wrong_is_reported_whenever_it_comes(said: str, code: str) -> None:
    scene = set_scene(f"rules: risk-1959\n{FARM}")
    accept(scene, attack_with(""))
    first, again = (read(scene, attack_with(said))[1].problems for _ in range(2))
    assert [problem.code for problem in first] == [code]
    assert first == again


def test_an_id_of_another_file_is_not_known() -> None:
    scene = set_scene(f"rules: risk-1959\n{FARM}")
    second = """[[attack]]\nfrom = "Siam"\nto = "India"\nif = 'won("spear")'"""
    accept(scene, attack_with('id = "spear"') + second)
    assert codes(scene, attack_with('id = "arrow"') + second) == ["E-UNKNOWN-ATTACK"]
