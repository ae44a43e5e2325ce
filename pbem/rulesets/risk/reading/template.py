"""
The order file to fill in: what one needs to know, a default that would do, examples for the rest.

As printed it is a legal file: all armies due stand on the strongest border territory, a compulsory
set is turned in. Every section that may be used now stands there as an example with territories of
this player's, legal as well when it is uncommented.
"""

from collections.abc import Sequence

from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.play.cards import (
    most_sets,
    possible_sets,
    set_value,
    sets_forced,
    surplus,
)
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.reading.cards import format_set, ordinal, take_bonus
from pbem.rulesets.risk.reading.desk import Desk
from pbem.rulesets.risk.reading.selectors import touches_foreign
from pbem.rulesets.risk.reading.template_battle import write_battle
from pbem.rulesets.risk.reading.template_rows import example, table, tell, trades, whole
from pbem.rulesets.risk.reading.template_setup import write_setup, write_standing
from pbem.rulesets.risk.state import Phase, State
from pbem.rulesets.risk.tokens import open_in
from pbem.rulesets.risk.words.phrases import card_name, counted

Trio = tuple[str, ...]


def write_template(ground: Ground, state: State, seat: str) -> list[str]:
    """Write the rows of an order file to fill in, after its header; at most 79 columns each."""
    desk = Desk(ground, state, seat)
    match state.phase:
        case Phase.SETUP:
            return [*write_setup(desk), *write_standing(desk)]
        case Phase.BONUS if state.bonus[0][0] == seat:
            return [*_write_bonus(desk), *write_standing(desk)]
        case Phase.TURN | Phase.ATTACK | Phase.ELIMINATION | Phase.THROW if state.mover == seat:
            return _write_turn(desk)
        case Phase.OVER:
            return tell("The game is over; nobody decides anything any more.")
        case _:
            return tell(f"Nothing is asked of {seat} now.")


def _write_bonus(desk: Desk) -> list[str]:
    _, armies, vacated = desk.state.bonus[0]
    order = [id_ for id_ in desk.board.ids if id_ in vacated]
    names = ", ".join(whole(desk.board.names[id_]) for id_ in order)
    return [
        *tell(f"{counted(armies, 'bonus army')} for the capital, to be placed on: {names}."),
        *table(desk.ground, "place", {order[0]: "rest"}),
        "",
    ]


def _write_turn(desk: Desk) -> list[str]:
    place: list[str] = []
    rows = [*_write_lost_capital(desk), *_write_hand(desk)]
    if desk.state.phase in (Phase.TURN, Phase.ELIMINATION):
        sets = _sets_due(desk)
        take_bonus(desk, sets)
        due = _due(desk, sets)
        plan = _plan(desk, due)
        place = _write_place(desk, sets, due, plan)
        rows += _write_trade(desk, sets, due, plan)
        for territory, number in plan.items():
            desk.add(territory, due if isinstance(number, str) else number)
    return [
        *rows,
        *tell("To see the result before you go on with the same turn:"),
        *example(["final = false"]),
        "",
        *place,
        *_write_territories(desk),
        *write_battle(desk),
        *write_standing(desk),
    ]


def _write_lost_capital(desk: Desk) -> list[str]:
    """Warn a player whose capital somebody else holds (R-092)."""
    capital = desk.state.capitals.get(desk.seat)
    if capital is None or (owner := desk.ground.owner(desk.state, capital)) == desk.seat:
        return []
    lost = f"{owner} holds your capital, {whole(desk.board.names[capital])}."
    return [*tell(f"{lost} Who ends his turn without his capital is out of the game."), ""]


# Cards


def _write_hand(desk: Desk) -> list[str]:
    """Tell the hand, and what its sets would bring."""
    hand = desk.hand.cards
    if not hand:
        return [*tell("You hold no cards."), ""]
    cards = [whole(card_name(desk.ground, card)) for card in open_in(hand)]
    if desk.hand.veiled:
        cards.append(whole(f"{counted(desk.hand.veiled, 'card')} face down"))
    rows = tell(f"Your cards: {', '.join(cards)}.", "  ")
    sets = possible_sets(open_in(hand), desk.board)
    if sets:
        number = desk.state.sets + 1
        worth = counted(set_value(desk.rules, number), "army")
        listed = "; ".join(whole(format_set(desk.board, trio)) for trio in sets)
        rows += tell(f"Possible sets (the next is the {ordinal(number)}, {worth}): {listed}.", "  ")
    return [*rows, ""]


def _sets_due(desk: Desk) -> list[Trio]:
    """Choose sets for a hand that must turn some in, those without jokers first."""
    hand = open_in(desk.hand.cards)
    wanted = sets_forced(desk.rules, desk.state.phase, len(desk.hand.cards))
    wanted = min(wanted, most_sets(hand, desk.board))
    chosen: list[Trio] = []
    while len(chosen) < wanted:
        left = wanted - len(chosen) - 1
        trio = next(
            trio
            for trio in sorted(possible_sets(hand, desk.board), key=_jokers)
            if most_sets(_without(hand, trio), desk.board) >= left
        )
        hand = _without(hand, trio)
        chosen.append(trio)
    return chosen


def _jokers(trio: Trio) -> int:
    return trio.count("joker")


def _without(hand: Sequence[str], trio: Trio) -> list[str]:
    left = list(hand)
    for card in trio:
        left.remove(card)
    return left


def _write_trade(
    desk: Desk, sets: Sequence[Trio], due: int, plan: dict[str, int | str]
) -> list[str]:
    """Write the sets that are compulsory, or a possible one as an example."""
    loss = _write_loss(desk)
    if sets:
        why = "A set is compulsory." if len(sets) == 1 else f"{len(sets)} sets are compulsory."
        why = why if not desk.ground.hidden else "What you turn in is opened when you sign."
        return [*loss, *tell(why), *trades(desk.ground, sets), ""]
    possible = possible_sets(open_in(desk.hand.cards), desk.board)
    worth = set_value(desk.rules, desk.state.sets + 1)
    target = next(iter(plan or _plan(desk, worth)), "")
    room_left = (
        desk.room(target) - due - worth - 3 * desk.rules.card_territory_bonus if target else -1
    )
    if not possible or room_left < 0:
        return [*loss, ""] if loss else []
    rows = trades(desk.ground, possible[:1])
    if not plan:
        rows += table(desk.ground, "place", {target: "rest"})
    return [*loss, *example(rows), ""]


def _write_loss(desk: Desk) -> list[str]:
    """Warn a player with hidden cards who must turn in sets: what he loses without them."""
    size = len(desk.hand.cards)
    if not desk.ground.hidden or not sets_forced(desk.rules, desk.state.phase, size):
        return []
    number = surplus(size)
    lost = "your oldest card is" if number == 1 else f"your {number} oldest cards are"
    return tell(f"Nobody keeps more than four cards: unless you turn in sets, {lost} discarded.")


# Armies


def _due(desk: Desk, sets: Sequence[Trio]) -> int:
    due = desk.state.due
    if desk.state.phase is Phase.TURN:
        due = armies_due(desk.ground, desk.state, desk.seat).total
    numbers = range(desk.state.sets + 1, desk.state.sets + len(sets) + 1)
    return due + sum(set_value(desk.rules, number) for number in numbers)


def _plan(desk: Desk, due: int) -> dict[str, int | str]:
    """Plan the default: all on the strongest border territory, or as many as fit (R-080)."""
    ground, state = desk.ground, desk.state
    order = sorted(
        desk.own(),
        key=lambda id_: (not touches_foreign(ground, state, id_), -ground.armies(state, id_)),
    )
    if due and desk.room(order[0]) >= due:
        return {order[0]: "rest"}
    plan: dict[str, int | str] = {}
    for territory in order:
        number = min(due, desk.room(territory))
        if number > 0:
            plan[territory] = number
            due -= number
    return plan


def _write_place(
    desk: Desk, sets: Sequence[Trio], due: int, plan: dict[str, int | str]
) -> list[str]:
    reasons = _reasons(desk, sets)
    if not due:
        return []
    be = "is" if due == 1 else "are"
    rows = tell(f"{counted(due, 'army')} {be} due: {', '.join(reasons)}.")
    if not plan:
        return [*rows, *tell("None of your territories has room for them."), ""]
    return [*rows, *table(desk.ground, "place", plan), ""]


def _reasons(desk: Desk, sets: Sequence[Trio]) -> list[str]:
    names = desk.board.names
    reasons = []
    if desk.state.phase is Phase.TURN:
        due = armies_due(desk.ground, desk.state, desk.seat)
        reasons.append(f"{counted(due.territories, 'territory')} {due.base}")
        reasons += [f"{names[land]} {bonus}" for land, bonus in due.continents]
    elif desk.state.due:
        reasons.append(f"left over {desk.state.due}")
    for number in range(desk.state.sets + 1, desk.state.sets + len(sets) + 1):
        reasons.append(f"{ordinal(number)} set {set_value(desk.rules, number)}")
    return reasons


# The board


def _write_territories(desk: Desk) -> list[str]:
    """Tell own territories, their armies now, and what they touch."""
    rows = tell("Your territories with their armies, and what can be reached from them:")
    for id_ in desk.own():
        near = [there for there in desk.board.ids if there in desk.board.borders[id_]]
        listed = ", ".join(whole(_format_neighbour(desk, there)) for there in near)
        rows += tell(f"  {_format_own(desk, id_)}: {listed or 'nothing'}", "    ")
    return [*rows, ""]


def _format_own(desk: Desk, territory: str) -> str:
    return f"{desk.board.names[territory]} {desk.ground.armies(desk.state, territory)}"


def _format_neighbour(desk: Desk, territory: str) -> str:
    owner = desk.owner(territory)
    if owner == desk.seat:
        return _format_own(desk, territory)
    armies = desk.ground.armies(desk.state, territory)
    return f"{desk.board.names[territory]} ({owner or 'nobody'} {armies})"
