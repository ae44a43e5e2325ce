"""Facts of the conquest game that the suite asks for without a play; rows in, answers out."""

from collections.abc import Callable, Sequence
from typing import Any

import attrs
from croupier import Croupier, lay_cards
from plain_game import Data, setting_of, state_of

from pbem.engine.table.terms import Seat
from pbem.errors import FaultsError
from pbem.local import map_files
from pbem.rulesets.risk import terms
from pbem.rulesets.risk.play import cards, comparison, reinforce
from pbem.rulesets.risk.presets import PRESETS
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, State, is_token

Answers = list[list[Any]]


def losses(question: Data) -> Answers:
    """Compare dice (R-037 to R-040)."""
    return [list(comparison.compare(*row)) for row in question["ask"]]


def odds(question: Data) -> Answers:
    """Count all throws by what they cost."""
    return [[{f"{lost}-{killed}": times for (lost, killed), times in _count(*row).items()}] for row in question["ask"]]


def capture_costs(question: Data) -> Answers:
    """Count the throws that take all defenders and cost the attacker something (R-045)."""
    return [[sum(n for (lost, killed), n in _count(a, d).items() if killed >= d and lost)] for a, d in question["ask"]]


def _count(attackers: int, defenders: int) -> dict[tuple[int, int], int]:
    return comparison.count_throws(attackers, defenders)


def set_values(question: Data) -> Answers:
    """Say what sets are worth (R-056, R-078)."""
    rules = setting_of(question).rules
    return [[cards.set_value(rules, number)] for (number,) in question["ask"]]


def sets(question: Data) -> Answers:
    """Say whether cards are a set (R-052)."""
    setting = setting_of(question)
    return [[cards.is_set(_with_figures(setting, row[0]), setting.board)] for row in question["ask"]]


def holds_a_set(question: Data) -> Answers:
    """Say whether there is a set in a hand (R-055)."""
    setting = setting_of(question)
    return [[cards.most_sets(_with_figures(setting, row[0]), setting.board) > 0] for row in question["ask"]]


def _with_figures(setting: Setting, figures: Sequence[str]) -> list[str]:
    """Find cards with these figures; "joker" is one."""
    left = dict(setting.board.figures)
    hand = []
    for figure in figures:
        card = JOKER if figure == JOKER else next(id_ for id_ in left if left[id_] == figure)
        left.pop(card, None)
        hand.append(card)
    return hand


def forced_sets(question: Data) -> Answers:
    """Count the sets that a joint hand must turn in (R-062, R-063)."""
    rules = setting_of(question).rules
    return [[cards.forced_after_elimination(rules, hand)] for (hand,) in question["ask"]]


def deck(question: Data) -> Answers:
    """Count the cards of a kind (R-005)."""
    board = setting_of(question).board
    figures = list(board.figures.values())
    found = {"cards": len(board.deck), "jokers": board.jokers}
    return [[found.get(kind, figures.count(kind))] for (kind,) in question["ask"]]


def figures(question: Data) -> Answers:
    """Say what is on the card of a territory."""
    board = setting_of(question).board
    return [[board.figures[id_]] for (id_,) in question["ask"]]


def neighbours(question: Data) -> Answers:
    """List what can be reached (R-008)."""
    board = setting_of(question).board
    return [[sorted(board.borders[id_])] for (id_,) in question["ask"]]


def continents(question: Data) -> Answers:
    """Describe a continent (R-007, R-026)."""
    lands = {land.id: land for land in setting_of(question).board.continents}
    return [[lands[id_].bonus, sorted(lands[id_].territories)] for (id_,) in question["ask"]]


def board_size(question: Data) -> Answers:
    """Count territories and borders."""
    board = setting_of(question).board
    borders = sum(len(there) for there in board.borders.values()) // 2
    found = {"territories": len(board.ids), "borders": borders}
    return [[found[kind]] for (kind,) in question["ask"]]


def dice_allowed(question: Data) -> Answers:
    """Try each number of dice (R-034, R-035)."""
    from conquest_engine import answer  # it needs the facts

    found = []
    for mine, theirs in question["ask"]:
        attack = [n for n in (1, 2, 3, 4) if _may_throw(answer, question, mine, theirs, n, 1)]
        defence = [n for n in (1, 2, 3) if _may_throw(answer, question, mine, theirs, 1, n)]
        found.append([attack, defence])
    return found


def _may_throw(
    answer: Callable[[Data], Data], question: Data, mine: int, theirs: int, attack: int, defence: int
) -> bool:
    ids = [one["id"] for one in question["board"]["territories"]]
    board: Data = {id_: {"owner": "bob", "armies": 1} for id_ in ids}
    board["siam"] = {"owner": "anna", "armies": mine}
    board["india"] = {"owner": "bob", "armies": theirs}
    throw = {"do": "attack", "from": "siam", "to": "india", "dice": attack, "defence": defence}
    asked = {key: one for key, one in question.items() if key not in ("fact", "ask")}
    asked["before"] = {**question["before"], "phase": "attack", "territories": board}
    asked["actions"] = [throw]
    asked["chance"] = {"throws": [[[1] * attack, [6] * defence]]}
    return "refused" not in answer(asked)


def armies_for_territories(question: Data) -> Answers:
    """Count the armies for a number of territories (R-024, R-025)."""
    setting = setting_of(question)
    state = state_of(setting, question["before"])
    found = []
    for (number,) in question["ask"]:
        state.owners = ["anna"] * number + ["bob"] * (len(state.owners) - number)
        found.append([reinforce.armies_due(setting, state.owners, "anna").base])
    return found


def armies_due(question: Data) -> Answers:
    """Count the armies due to a player, sets apart (R-024 to R-028)."""
    setting = setting_of(question)
    state = state_of(setting, question["before"])
    return [[reinforce.armies_due(setting, state.owners, seat).total] for (seat,) in question["ask"]]


def seen(question: Data) -> Answers:
    """Lay all hands face down, and look at them (R-051)."""
    setting = attrs.evolve(setting_of(question), cards="dealer")
    state = state_of(setting, question["before"])
    for cards_ in state.hands.values():
        cards_[:] = [f"({card})" for card in cards_]
    croupier = Croupier(setting)
    lay_cards(setting, state, croupier)
    return [[_hands_seen(setting, state, croupier, reader)] for (reader,) in question["ask"]]


def _hands_seen(setting: Setting, state: State, croupier: Croupier, reader: str) -> Data:
    """Count cards face down; what a reader can look at stands by name."""
    known = {token: croupier.known[token] for token in state.hands.get(reader, ())}
    hands = setting.reveal(state, known).hands
    return {
        seat: setting.sort_cards(hand) if seat == reader else sum(map(is_token, hand)) for seat, hand in hands.items()
    }


def new_game(question: Data) -> Answers:
    """Say with how many players a game can begin (R-002, R-077)."""
    return [[_can_begin(question, number)] for (number,) in question["ask"]]


def _can_begin(question: Data, number: int) -> bool:
    """Try to begin a game with the rules that the settings make, choices made by hand apart."""
    said = question["settings"]
    edition = next(one for one in PRESETS if one.name == said["edition"])
    unchosen = {name: getattr(edition.rules, name) for name in said["choices"]}
    rules = attrs.evolve(setting_of(question).rules, **unchosen)
    played = attrs.evolve(edition, rules=rules, for_two="")
    options = said["options"]
    seats = [Seat(f"seat{n}", f"Seat {n}") for n in range(number)]
    try:
        terms.settle(played, seats, options, said["choices"], map_files.load("classic"))
    except FaultsError:
        return False
    return True


FACTS: dict[str, Callable[[Data], Answers]] = {
    fact.__name__.replace("_", "-"): fact
    for fact in (
        losses,
        odds,
        capture_costs,
        dice_allowed,
        set_values,
        sets,
        holds_a_set,
        forced_sets,
        deck,
        figures,
        neighbours,
        continents,
        board_size,
        armies_for_territories,
        armies_due,
        seen,
        new_game,
    )
}
