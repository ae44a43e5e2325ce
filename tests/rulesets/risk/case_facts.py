"""Facts that a case may state without orders: each a small function, named in the case by `fact`."""

from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement, product
from typing import Any

from case_files import Case, lay_ground, set_case, settle, wanted_game
from case_play import CaseDice
from scenes import set_scene

from pbem.engine.ruleset import Seat
from pbem.errors import FaultsError
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.events import BattleFought
from pbem.rulesets.risk.orders import Attack, DiceRule, TurnOrders
from pbem.rulesets.risk.play import cards, comparison, reinforce
from pbem.rulesets.risk.play.resolution import resolve
from pbem.rulesets.risk.state import JOKER
from pbem.rulesets.risk.words import rulebook
from pbem.rulesets.risk.words.show import show
from pbem.rulesets.risk.words.standing import standing

PLAYERS = ("anna", "bob", "cleo", "dora", "emil", "fay", "gus")


def _rows(case: Case) -> list[list[Any]]:
    rows: list[list[Any]] = case.data["with"]
    return rows


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────


def losses(case: Case) -> None:
    """Rows: dice of the attacker, of the defender, armies the attacker loses, the defender loses."""
    for attack, defence, *lost in _rows(case):
        found = comparison.compare(attack, defence)
        assert list(found) == lost, f"{attack} v {defence}: {found}"


def odds(case: Case) -> None:
    """Rows: number of dice of both, and how many of all throws cost so much: "2-0" = 2275."""
    for attackers, defenders, counts in _rows(case):
        found = comparison.count_throws(attackers, defenders)
        spelled = {f"{lost}-{killed}": number for (lost, killed), number in found.items()}
        assert spelled == counts, f"{attackers} v {defenders}: {spelled}"


def no_loss_on_capture(_case: Case) -> None:
    """Whatever throw takes the last defenders costs the attacker nothing, so that he can move in."""
    for attackers, defenders in product((1, 2, 3), (1, 2)):
        for lost, killed in comparison.count_throws(attackers, defenders):
            assert killed < defenders or not lost, f"{attackers} v {defenders}: {lost} lost"


def dice_of_a_throw(case: Case) -> None:
    """Rows: armies of attacker and defender, dice that the attacker orders, dice that both throw."""
    for mine, theirs, ordered, thrown, answered in _rows(case):
        scene = set_scene(f"""
            phase: attack
            board: Siam anna {mine}, India bob {theirs}; others bob 1
        """)
        use = 3 if ordered == "max" else ordered
        attack = Attack(("siam", "india"), dice=(DiceRule(None, use),), max_throws=1)
        dice = CaseDice(scene, {"attack/1": "6 6 6 6 6"})
        events = resolve(
            scene.setting, scene.state, {"anna": TurnOrders(attacks=(attack,), final=False)}, dice
        )
        fights = (event for event in events if isinstance(event, BattleFought))
        found = next(fights).throws[0]
        assert (len(found.attack), len(found.defence)) == (thrown, answered), found


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def set_values(case: Case) -> None:
    """Rows: the how-manieth set of the game, armies for it."""
    rules = lay_ground(case.before).rules
    for number, armies in _rows(case):
        found = cards.set_value(rules, number)
        assert found == armies, f"set {number} is worth {found}"


def sets(case: Case) -> None:
    """Rows: figures, and whether these cards are a set."""
    board = lay_ground(case.before).board
    for figures, good in _rows(case):
        found = cards.is_set(_cards_with(board, figures.split()), board)
        assert found == good, f"{figures}: {found}"


def _cards_with(board: Board, figures: list[str]) -> list[str]:
    """Find cards with these figures; "joker" is one."""
    shown = {**board.figures}
    hand = []
    for figure in figures:
        card = JOKER if figure == JOKER else next(id_ for id_ in shown if shown[id_] == figure)
        shown.pop(card, None)
        hand.append(card)
    return hand


def five_cards(case: Case) -> None:
    """Every hand of five cards holds a set."""
    board = lay_ground(case.before).board
    for figures in combinations_with_replacement((*cards._FIGURES, JOKER), 5):
        if figures.count(JOKER) <= board.jokers:
            found = cards.most_sets(_cards_with(board, list(figures)), board)
            assert found == 1, f"{figures}: {found}"


def forced_sets(case: Case) -> None:
    """Rows: cards in the joint hand after an elimination, sets that must be turned in."""
    rules = lay_ground(case.before).rules
    for hand, number in _rows(case):
        found = cards.forced_after_elimination(rules, hand)
        assert found == number, f"{hand} cards: {found}"


def deck(case: Case) -> None:
    """A table: cards, jokers, and the number of cards with each figure; each territory once."""
    board = lay_ground(case.before).board
    figures = list(board.figures.values())
    found = {"cards": len(board.deck), "jokers": board.jokers}
    found |= {figure: figures.count(figure) for figure in cards._FIGURES}
    said: Mapping[str, int] = case.data["with"]
    assert found == said, found
    assert set(board.figures) == set(board.ids), "a territory has no card"


def figures(case: Case) -> None:
    """Rows: a territory and the figure on its card."""
    setting = lay_ground(case.before)
    for name, figure in _rows(case):
        found = setting.board.figures[setting.names.territory[name]]
        assert found == figure, f"{name}: {found}"


# ── the board ────────────────────────────────────────────────────────────────────────────────────


def neighbours(case: Case) -> None:
    """Rows: a territory, and all that can be reached from it."""
    setting = lay_ground(case.before)
    names = setting.board.names
    for name, there in _rows(case):
        found = {names[id_] for id_ in setting.board.borders[setting.names.territory[name]]}
        assert found == set(there.split(", ")), f"{name}: {sorted(found)}"


def continents(case: Case) -> None:
    """Rows: a continent, its bonus, how many territories it has, and which."""
    board = lay_ground(case.before).board
    found = [
        [
            land.name,
            land.bonus,
            len(land.territories),
            {board.names[id_] for id_ in land.territories},
        ]
        for land in board.continents
    ]
    said = [[*row[:3], set(row[3].split(", "))] for row in _rows(case)]
    assert found == said, found


def board_size(case: Case) -> None:
    """A table: territories and borders."""
    board = lay_ground(case.before).board
    found = {
        "territories": len(board.ids),
        "borders": sum(len(there) for there in board.borders.values()) // 2,
    }
    assert found == case.data["with"], found


# ── armies ───────────────────────────────────────────────────────────────────────────────────────


def armies_for_territories(case: Case) -> None:
    """Rows: how many territories a player holds, armies for them (continents left out)."""
    scene = set_case(case)
    for number, armies in _rows(case):
        scene.state.owners = ["anna"] * number + ["bob"] * (len(scene.state.owners) - number)
        found = reinforce.armies_due(scene.setting, scene.state, "anna").base
        assert found == armies, f"{number} territories: {found}"


def armies_due(case: Case) -> None:
    """A table: armies due to a seat if its turn starts now, sets apart."""
    scene = set_case(case)
    for seat, armies in case.data["with"].items():
        found = reinforce.armies_due(scene.setting, scene.state, seat)
        assert found.total == armies, f"{seat}: {found}"


# ── games and words ──────────────────────────────────────────────────────────────────────────────


def new_game(case: Case) -> None:
    """Rows: a number of players, or their names, and words of the refusal; "" if it can begin."""
    for who, refusal in _rows(case):
        seats = PLAYERS[:who] if isinstance(who, int) else who.split()
        said = _begin(case.before, seats)
        good = said == refusal if not refusal else refusal in said
        assert good, f"{who}: {said or 'it can begin'}"


def _begin(text: str, names: tuple[str, ...] | list[str]) -> str:
    """Begin a game with these players; return what refuses it."""
    wanted = wanted_game(f"{text}\nseats: {' '.join(names)}")
    assert [Seat(name, name.capitalize()) for name in names] == list(wanted.seats)
    try:
        settle(wanted)
    except FaultsError as error:
        return str(error)
    return ""


def rule_book(case: Case) -> None:
    """A table: words that the rule book of this game `says`, and words on which it is `silent`."""
    wanted = wanted_game(case.before)
    try:
        rows = rulebook.rule_book(wanted.preset, wanted.options, wanted.choices, wanted.cards)
    except FaultsError as error:
        raise AssertionError(str(error)) from None
    _compare_words(" ".join(" ".join(rows).split()), case.data["with"])


def view(case: Case) -> None:
    """
    A table by reader: words that his view of the game `says`, and words on which it is `silent`.

    A reader is a seat, or `everybody` for the table at the end of a report. A seat looks at its own
    cards.
    """
    scene = set_case(case)
    for reader, words in case.data["with"].items():
        setting = scene.setting
        own = {*scene.state.hands.get(reader, ())}
        known = {token: card for token, card in scene.croupier.known.items() if token in own}
        state = setting.reveal(scene.state, known)
        rows = standing(setting, state) if reader == "everybody" else show(setting, state, reader)
        _compare_words(" ".join(" ".join(rows).split()), words)


def _compare_words(text: str, words: Mapping[str, list[str]]) -> None:
    for said in words.get("says", []):
        assert said in text, f"{said!r} is not said in: {text}"
    for left_out in words.get("silent", []):
        assert left_out not in text, f"{left_out!r} is said in: {text}"


FACTS: dict[str, Callable[[Case], None]] = {
    fact.__name__.replace("_", "-"): fact
    for fact in (
        losses, odds, no_loss_on_capture, dice_of_a_throw, set_values, sets, five_cards, forced_sets,
        deck, figures, neighbours, continents, board_size, armies_for_territories, armies_due,
        new_game, rule_book, view,
    )
}  # fmt: skip
