"""Orders are said back in sentences: every entry that an order file can have, word by word."""

import tomllib

import pytest
from scenes import set_scene

from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Seat
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.words.restated_orders import restate

TURN = """
rules: risk-parker
board: Siam anna 9, India bob 3, China bob 2, Ural cleo 4, Indonesia anna 1; others cleo 1
"""
OPTIONS = "rules: risk-1959-reprint with commander, card-reroll, fortify-connected\n" + "\n".join(
    [*TURN.strip().splitlines()[1:], ""]
)
ENDS = "Then your turn ends."
PLACED = "You place all the armies due on Siam."
PLACE = 'place = { Siam = "rest" }\n'
ATTACK = 'from = "Siam"\nto = "India"\n'


def said(scene: str, orders: str, *, names: dict[str, str] | None = None) -> list[str]:
    """What a player reads of orders in some scene; `names` are other names of players."""
    set_ = set_scene(scene)
    setting = set_.setting
    if names:
        players = [Seat(one.id, names.get(one.id, one.name)) for one in setting.players]
        object.__setattr__(setting, "players", tuple(players))
    sheet = Sheet(tomllib.loads(orders), opened=set_.seen_by_owner())
    read = read_orders(setting, set_.state, set_.seat, sheet)
    assert not sheet.refused, sheet.problems
    return restate(setting, set_.state, set_.seat, read)


# ── placing and cards ────────────────────────────────────────────────────────────────────────────


def test_a_turn_that_only_places() -> None:
    assert said(TURN, PLACE) == [PLACED, "You do not attack.", ENDS]


def test_armies_on_several_territories() -> None:
    first, *_ = said(TURN, 'place = { Siam = 2, Indonesia = "rest" }')
    assert first == "You place 2 armies on Siam and the rest on Indonesia."


def test_a_set_of_cards() -> None:
    scene = f"{TURN}hand anna: Siam, Brazil, joker\n"
    cards = 'trade = [["Siam", "Brazil", "joker"]]\n'
    first, *_ = said(scene, cards + PLACE)
    assert first == "You turn in Siam (horse), Brazil (soldier) and a joker."


def test_cards_that_are_shown() -> None:
    scene = f"cards: private\n{TURN}hand anna: Siam, (Brazil), joker\n"
    told = said(scene, 'trade = [["Siam", "Brazil", "joker"]]\n' + PLACE)
    assert told[:2] == [
        "You turn in Siam (horse), Brazil (soldier) and a joker.",
        "You show everybody Brazil (soldier), until now face down.",
    ]


def test_a_turn_that_stays_open() -> None:
    assert said(TURN, f"final = false\n{PLACE}")[-1] == (
        "Then your turn stays open: you see what happened, and send its next part."
    )


def test_a_card_that_is_declined() -> None:
    scene = f"choice: card_drawing optional\n{TURN}"
    assert "You decline the card that the turn may earn." in said(scene, f"card = false\n{PLACE}")


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────

MARCH = 'path = ["Siam", "India", "Afghanistan", "Ural"]\n'
FEW = "as few armies as possible move in"
ATTACKS = {
    "a battle": (ATTACK, f"from Siam to India; you fight until it is won or lost; {FEW}."),
    "a path": (MARCH, "from Siam to India and on to Afghanistan and Ural; you fight until it is won or lost."),
    "keep": (f"{MARCH}keep = 3", "from Siam to India and on to Afghanistan and Ural; you stop at 3 armies."),
    "while": (
        f'{MARCH}keep = 3\nwhile = "mine > theirs"',
        (
            "from Siam to India and on to Afghanistan and Ural; you stop at 3 armies and go on only while you "
            "have more armies than they have."
        ),
    ),
    "if": (
        f"{ATTACK}if = 'not captured(\"China\")'",
        f"if China was not captured, from Siam to India; you fight until it is won or lost; {FEW}.",
    ),
    "one throw": (f"{ATTACK}max_throws = 1", f"from Siam to India; you throw at most once; {FEW}."),
    "throws": (f"{ATTACK}max_throws = 3", f"from Siam to India; you throw at most 3 times; {FEW}."),
    "losses": (f"{ATTACK}max_losses = 1", f"from Siam to India; you lose at most 1 army; {FEW}."),
    "dice": (
        f"{ATTACK}dice = 2",
        f"from Siam to India; you fight until it is won or lost; you throw 2 dice; {FEW}.",
    ),
    "rules for dice": (
        f'{ATTACK}dice = [{{ when = "theirs == 1", use = 1 }}, {{ use = "max" }}]',
        (
            "from Siam to India; you fight until it is won or lost; you throw 1 die if they have exactly 1 army, "
            f"otherwise as many dice as you may; {FEW}."
        ),
    ),
    "a rule for dice that leaves a gap": (
        f'{ATTACK}dice = [{{ when = "theirs == 1", use = 2 }}]',
        (
            "from Siam to India; you fight until it is won or lost; you throw 2 dice if they have exactly 1 army, "
            f"otherwise as many dice as you may; {FEW}."
        ),
    ),
    "all move in": (
        f'{ATTACK}move_in = "max"',
        "from Siam to India; you fight until it is won or lost; as many armies as possible move in.",
    ),
    "a number moves in": (
        f"{ATTACK}move_in = 4",
        "from Siam to India; you fight until it is won or lost; 4 armies move in.",
    ),
    "a sum moves in": (
        f'{ATTACK}move_in = "mine // 2 - 1"',
        (
            "from Siam to India; you fight until it is won or lost; (your armies divided by 2 (rounded down)) "
            "minus 1 move in."
        ),
    ),
    "the end": (
        f'{ATTACK}on_capture = "end"\non_stop = "pause"',
        (
            f"from Siam to India; you fight until it is won or lost; {FEW}; once it is won, the attacks end; if it "
            "stops before that, the turn pauses, and you send its next part."
        ),
    ),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack(name: str) -> None:
    entry, sentence = ATTACKS[name]
    assert said(TURN, f"{PLACE}[[attack]]\n{entry}") == [PLACED, f"Attack 1: {sentence}", ENDS]


def test_losses_that_are_looked_at_before_a_throw() -> None:
    scene = f"choice: max_losses before-throw\n{TURN}"
    assert "; you stop once you have lost 5 armies; " in said(scene, f"{PLACE}[[attack]]\n{ATTACK}max_losses = 5")[1]


# ── conditions ───────────────────────────────────────────────────────────────────────────────────

CONDITIONS = {
    "cards >= 5": "you hold at least 5 cards",
    "5 <= cards": "you hold at least 5 cards",
    "sets == 1": "the players have turned in exactly 1 set",
    'own("Siam")': "you hold Siam",
    'not own("Siam")': "you do not hold Siam",
    'captured("India")': "India was captured",
    'eliminated("bob")': "Bob was wiped out",
    'not eliminated("anna")': "you were not wiped out",
    'continent("Asia")': "all of Asia is yours",
    'not continent("Asia")': "not all of Asia is yours",
    'armies("India") > 3': "India has more than 3 armies",
    'armies("India") != armies("China")': "India has more or fewer armies than China",
    'territories("bob") < 2': "Bob holds fewer than 2 territories",
    'territories("anna") <= territories("bob")': "you hold at most as many territories as Bob",
    'hand("cleo") >= cards': "Cleo holds at least as many cards as you",
    'armies("India") + armies("China") <= 6': "the armies on India plus the armies on China come to at most 6",
    'own("Siam") and captured("India") or cards > 3': "(you hold Siam and India was captured) or you hold more than 3 cards",
    'not (own("Siam") or cards > 3)': "you do not hold Siam and you hold at most 3 cards",
    'won("spear")': "attack 1 was won",
    'not tried("spear")': "attack 1 was not tried",
    "true": "it is always so",
    "not true": "it is never so",
    "1 < 2": "1 come to fewer than 2",
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition(text: str) -> None:
    attacks = f"[[attack]]\nid = 'Spear'\n{ATTACK}[[attack]]\nif = '{text}'\n{ATTACK}"
    assert f"Attack 2: if {CONDITIONS[text]}, from Siam to India; " in said(TURN, PLACE + attacks)[2]


BATTLES = {
    "mine >= theirs": "you have at least as many armies as they have",
    "mine <= theirs + 2": "you have at most as many armies as their armies plus 2",
    "mine - 3 > theirs": "your armies minus 3 come to more than their armies",
    "theirs != 2": "they have more or fewer than 2 armies",
    "spare > 4": "you have more than 4 armies to spare",
    "throws < 3": "you have made fewer than 3 throws",
    "losses < 5": "you have lost fewer than 5 armies in this attack",
    "kills == losses": "you have killed as many armies as your losses in this attack",
    "dice_now == 3": "you are about to throw exactly 3 dice",
    "dice_now > 1 and not theirs > mine": "you are about to throw more than 1 die and they have at most as many armies as you",
    "mine > 2 * (theirs - 1)": "you have more armies than 2 times (their armies minus 1)",
}


@pytest.mark.parametrize("text", BATTLES)
def test_a_condition_of_a_battle(text: str) -> None:
    told = said(TURN, f"{PLACE}[[attack]]\n{ATTACK}while = '{text}'")
    assert told[1] == f"Attack 1: from Siam to India; you go on only while {BATTLES[text]}; {FEW}."


# ── what follows the attacks ─────────────────────────────────────────────────────────────────────


def after_attack(orders: str, scene: str = TURN) -> list[str]:
    """What is said after a turn's attack, and before its end."""
    told = said(scene, f"{PLACE}[[attack]]\nid = 'spear'\n{ATTACK}{orders}")
    return told[2 : told.index(ENDS)]


def test_an_elimination() -> None:
    assert after_attack("[[on_elimination]]\n") == ["If you wipe out anybody, you turn in no more sets than you must."]


def test_an_elimination_with_everything() -> None:
    order = """
    [[on_elimination]]
    victim = "bob"
    if = 'sets > 2 or own("China")'
    trade = 2
    prefer = ["territory-bonus", "keep-jokers", "use-jokers"]
    keep = ["Siam"]
    use = ["India", "joker"]
    place = [{ at = ["@border", "Siam"], armies = 2 }, { at = "@asia", armies = "rest" }]
    then = "pause"
    """
    assert after_attack(order) == [
        (
            "If you wipe out Bob and (the players have turned in more than 2 sets or you hold China), you turn in "
            "2 sets, or as many as you can; you choose sets with the most cards of your own territories, then "
            "with the fewest jokers, then with the most jokers; you keep back Siam (horse); you use first "
            "India (horse) and a joker; of the armies you place 2 on the border, else Siam; the rest on Asia; "
            "then the turn pauses, and you send its next part."
        )
    ]


def test_free_moves_in_their_order() -> None:
    moves = """
    [[free_move]]
    if = 'not won("spear") and mine > theirs'
    from = "Siam"
    to = "Indonesia"
    armies = "max"
    [[free_move]]
    from = "Indonesia"
    to = "Siam"
    armies = 1
    [[free_move]]
    from = "Siam"
    to = "Indonesia"
    armies = "spare // 2"
    """
    scene = TURN.replace("Indonesia anna 1", "Indonesia anna 5")
    assert after_attack(moves, scene) == [
        (
            "Free move: if attack 1 was not won and Siam has more armies than Indonesia, all armies but one from "
            "Siam to Indonesia."
        ),
        "If that is not possible: 1 army from Indonesia to Siam.",
        (
            "If that is not possible: from Siam to Indonesia the armies that Siam has to spare divided by 2 "
            "(rounded down)."
        ),
    ]


def test_fortifying() -> None:
    moves = """
    [[fortify]]
    from = "Siam"
    to = "Indonesia"
    armies = 2
    [[fortify]]
    from = "Siam"
    to = "Indonesia"
    armies = "max"
    """
    assert after_attack(moves, OPTIONS) == [
        "Fortifying 1: 2 armies from Siam to Indonesia.",
        "Fortifying 2: all armies but one from Siam to Indonesia.",
    ]


CHANGES = {
    '[[reroll]]\ncard = "India"\ndie = "lowest-losing"': "With the card India (horse) you throw your lowest losing die again.",
    '[[reroll]]\ncard = "India"\ndie = "highest-losing"\nmax = 2\nin = ["spear"]\nif = "lost_now >= 1"\n'
    'stop = "after-throw"': "With the card India (horse) you throw your highest losing die again twice at most in attack 1, if "
    "the throw costs you at least 1 army; the turn then pauses while the dice lie on the table, and you "
    "answer in its next part.",
    '[[reroll]]\ncard = "India"\ndie = "lowest"\nif = "killed_now < 1 and gain > 0"': "With the card India (horse) you throw your lowest die again, if the throw costs them fewer than "
    "1 army and the change gains more than 0 armies.",
    "[commander]": "Once in the turn your commander turns the die that gains most into a six, as soon as that wins an "
    "army.",
    '[commander]\ndie = "highest"\nin = ["spear"]\nif = "gain >= lost_now"': "Once in the turn your commander turns your highest die that is not a six into a six in "
    "attack 1, if the change gains at least as many armies as what the throw costs you.",
    '[commander]\ndie = "lowest"\nstop = "after-throw"': "Once in the turn your commander turns your lowest die into a six, as soon as that wins an army; the "
    "turn then pauses while the dice lie on the table, and you answer in its next part.",
}


@pytest.mark.parametrize("orders", CHANGES)
def test_a_change_of_the_dice(orders: str) -> None:
    assert after_attack(orders, f"{OPTIONS}hand anna: India") == [CHANGES[orders]]


def test_their_highest_die() -> None:
    scene = f"choice: reroll_scope any\n{OPTIONS}hand anna: India"
    assert after_attack('[[reroll]]\ncard = "India"\ndie = "their-highest"', scene) == [
        "With the card India (horse) you throw their highest die again."
    ]


# ── orders that stay ─────────────────────────────────────────────────────────────────────────────


def test_the_defence() -> None:
    orders = """
    [defence]
    default = 1
    [[defence.rule]]
    at = ["Siam", "@australia"]
    from = "@neutral"
    by = ["bob", "cleo"]
    if = "dice_now == 3 and mine == 2 or theirs > mine"
    dice = "max"
    """
    assert said(TURN, PLACE + orders)[-1] == (
        "When others attack you, until you say otherwise: one die; but two dice whenever possible at Siam and "
        "Australia from neutral territories against Bob and Cleo if (the attacker throws exactly 3 dice and "
        "the defender has exactly 2 armies) or the attacker has more armies than the defender."
    )


def test_the_bonus_for_a_capital() -> None:
    scene = TURN.replace("risk-parker", "risk-1959 with capitals") + "capital anna: Siam\n"
    orders = """
    [[capital_bonus]]
    victim = "bob"
    place = [{ at = "@vacated", armies = 3 }, { at = "@rest", armies = "rest" }]
    """
    assert said(scene, PLACE + orders)[-1] == (
        "The bonus for a captured capital, until you say otherwise: from Bob, 3 on the vacated territories "
        "and the rest on any territory."
    )


def test_where_the_bonus_armies_go() -> None:
    scene = """
    rules: risk-1959 with capitals
    board: Peru anna 1, Brazil anna 1; others cleo 1
    phase: bonus
    bonus: anna 5 Peru, Brazil
    """
    assert said(scene, "place = { Peru = 1, Brazil = 4 }") == ["You place 1 army on Peru and 4 on Brazil."]


# ── the set-up ───────────────────────────────────────────────────────────────────────────────────

SETUP = """
rules: risk-1959 with capitals
board: others nobody 0
phase: setup
to place: anna 35, bob 35, cleo 35
asked: anna
"""


def test_the_lists_of_a_set_up() -> None:
    orders = """
    [setup]
    claim = ["Siam", "@australia", "@rest"]
    capital = ["Siam", "Indonesia"]
    batch = 20
    [[setup.add]]
    at = ["Siam", "@border"]
    armies = 9
    [[setup.add]]
    at = "@rest"
    armies = "rest"
    """
    assert said(SETUP, orders) == [
        "You claim, if they are still free: Siam, then Australia, then any territory.",
        "You add armies: 9 on Siam, else the border; the rest on any territory.",
        "Your capital is Siam, else Indonesia.",
        "You are asked again after 20 placings.",
    ]


def test_neutral_armies_of_a_set_up() -> None:
    scene = """
    rules: risk-1959-reprint with two-player-neutral
    seats: anna bob
    board: Siam neutral 1, India anna 1; others bob 1
    phase: setup
    to place: anna 3, neutral 3
    asked: anna
    """
    orders = """
    [[setup.add]]
    at = "India"
    armies = "rest"
    [[setup.neutral]]
    at = "@neutral"
    armies = "rest"
    """
    assert said(scene, orders) == [
        "You add armies: the rest on India.",
        "For the neutral army you add armies: the rest on neutral territories.",
    ]


def test_nothing_new() -> None:
    scene = TURN + "phase: setup\n"
    assert said(scene, "") == ["You give no new orders: those that you gave before go on."]


# ── names ────────────────────────────────────────────────────────────────────────────────────────

NAMES = {
    "You": '"You"',
    "Ben": "Ben",
    "Anna's bot Cleo": "Anna's bot Cleo",
    "all of you": '"all of you"',
    "Bob. You win": '"Bob. You win"',
    'B"ob': '"B\'ob"',
    "the neutral army": '"the neutral army"',
    "<b>Bob</b>": '"<b>Bob</b>"',
    "{0}": '"{0}"',
    "Jörg": "Jörg",
    "J. R. Smith": "J. R. Smith",
    "J. You": '"J. You"',
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_passes_for_no_other_word(name: str) -> None:
    order = "[[on_elimination]]\nvictim = 'bob'\nif = 'hand(\"bob\") > 1'\n"
    told = said(TURN, f"{PLACE}[[attack]]\n{ATTACK}{order}", names={"bob": name})
    assert told[2] == (
        f"If you wipe out {NAMES[name]} and {NAMES[name]} holds more than 1 card, you turn in no more sets "
        "than you must."
    )
