"""
The order file to fill in: what the player needs to know, a default that would do, examples for the rest.

As printed it is a legal file: all armies due go to the strongest border territory, and a compulsory
set is turned in. Every section that may be used now stands there as an example with territories of
this player's, legal as well when it is uncommented.
"""

from collections.abc import Sequence
from itertools import chain

from pbem.engine.file.phrases import counted
from pbem.rulesets.risk.forms.template_attacks import write_battle
from pbem.rulesets.risk.forms.template_lines import comment, example, table, trades, whole
from pbem.rulesets.risk.forms.template_setup import write_setup, write_standing
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets, possible_sets, set_value, sets_forced, surplus
from pbem.rulesets.risk.play.selectors import touches_foreign
from pbem.rulesets.risk.reading.cards import format_set, ordinal, take_bonus
from pbem.rulesets.risk.reading.orders import reasons_due
from pbem.rulesets.risk.reading.place import Reason, format_reason
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, Phase, State, open_in
from pbem.rulesets.risk.words.phrases import card_name


def write_template(setting: Setting, state: State, seat: str) -> list[str]:
    """Write the lines of an order file to fill in, after its header; at most 79 columns each."""
    situation = Situation(setting, state, seat)
    match state.phase:
        case Phase.SETUP:
            return [*write_setup(situation), *write_standing(situation)]
        case Phase.BONUS if state.bonus[0][0] == seat:
            return [*_write_bonus(situation), *write_standing(situation)]
        case Phase.TURN | Phase.ATTACK | Phase.ELIMINATION | Phase.THROW if state.mover == seat:
            return _write_turn(situation)
        case Phase.OVER:
            return comment("The game is over; there is nothing left to decide.")
        case _:
            return comment(f"{seat} has nothing to decide now.")


def _write_bonus(situation: Situation) -> list[str]:
    _, armies, vacated = situation.state.bonus[0]
    order = [id_ for id_ in situation.board.ids if id_ in vacated]
    names = ", ".join(whole(situation.board.names[id_]) for id_ in order)
    return [
        *comment(f"{counted(armies, 'bonus army')} for the capital, to be placed on: {names}."),
        *table(situation.setting, "place", {order[0]: "rest"}),
        "",
    ]


def _write_turn(situation: Situation) -> list[str]:
    place: list[str] = []
    lines = [*_write_lost_capital(situation), *_write_hand(situation)]
    if situation.allows("place"):
        sets = _sets_due(situation)
        take_bonus(situation, sets)
        reasons = reasons_due(situation, len(sets))
        due = sum(armies for _, armies in reasons)
        plan = _plan(situation, due)
        place = _write_place(situation, reasons, due, plan)
        lines += _write_trade(situation, sets, due, plan)
        for territory, number in plan.items():
            situation.add(territory, due if isinstance(number, str) else number)
    return [
        *lines,
        *_write_open(situation),
        *_write_declined(situation),
        *place,
        *write_territories(situation),
        *write_battle(situation),
        *write_standing(situation),
    ]


def _write_open(situation: Situation) -> list[str]:
    if not situation.allows("final"):
        return []
    about = comment("To see the result before you go on with the same turn:")
    return [*about, *example(["final = false"]), ""]


def _write_declined(situation: Situation) -> list[str]:
    if not situation.allows("card"):
        return []
    return [*comment("To decline the card if you earn one:"), *example(["card = false"]), ""]


def _write_lost_capital(situation: Situation) -> list[str]:
    """Warn a player whose capital somebody else holds (R-092)."""
    capital = situation.state.capitals.get(situation.seat)
    if capital is None or (owner := situation.setting.owner(situation.state, capital)) == situation.seat:
        return []
    lost = f"{owner} holds your capital, {whole(situation.board.names[capital])}."
    return [*comment(f"{lost} A player who ends a turn without their capital is out of the game."), ""]


# Cards


def _write_hand(situation: Situation) -> list[str]:
    """Describe the hand, and what its sets would bring."""
    hand = situation.hand.cards
    if not hand:
        return [*comment("You hold no cards."), ""]
    cards = [whole(card_name(situation.setting, card)) for card in open_in(hand)]
    if situation.hand.veiled:
        cards.append(whole(f"{counted(situation.hand.veiled, 'card')} face down"))
    lines = comment(f"Your cards: {', '.join(cards)}.", "  ")
    sets = possible_sets(open_in(hand), situation.board)
    if sets:
        number = situation.state.sets + 1
        worth = counted(set_value(situation.rules, number), "army")
        listed = "; ".join(whole(format_set(situation.board, trio)) for trio in sets)
        lines += comment(f"Possible sets (the next is the {ordinal(number)}, {worth}): {listed}.", "  ")
    return [*lines, ""]


def _sets_due(situation: Situation) -> list[Trio]:
    """Choose sets for a hand that must turn some in, those without jokers first."""
    hand = open_in(situation.hand.cards)
    wanted = sets_forced(situation.rules, situation.state.phase, len(situation.hand.cards))
    wanted = min(wanted, most_sets(hand, situation.board))
    return choose_sets(hand, situation.board, wanted, _fewest_jokers)


def _fewest_jokers(trios: Sequence[Trio]) -> Trio:
    return min(trios, key=lambda trio: trio.count(JOKER))


def _write_trade(situation: Situation, sets: Sequence[Trio], due: int, plan: dict[str, int | str]) -> list[str]:
    """Write the sets that are compulsory, or a possible one as an example."""
    loss = _write_loss(situation)
    if sets:
        why = "A set is compulsory." if len(sets) == 1 else f"{len(sets)} sets are compulsory."
        why = why if not situation.setting.hidden else "What you turn in is opened when you sign."
        return [*loss, *comment(why), *_turned_in(situation, sets), ""]
    possible = possible_sets(open_in(situation.hand.cards), situation.board)
    worth = set_value(situation.rules, situation.state.sets + 1)
    target = next(iter(plan or _plan(situation, worth)), "")
    room_left = situation.room(target) - due - worth - 3 * situation.rules.card_territory_bonus if target else -1
    if not possible or room_left < 0:
        return [*loss, ""] if loss else []
    lines = _turned_in(situation, possible[:1])
    if not plan:
        lines += table(situation.setting, "place", {target: "rest"})
    return [*loss, *example(lines), ""]


def _turned_in(situation: Situation, sets: Sequence[Trio]) -> list[str]:
    """Take sets out of the hand, so that no example below needs their cards, and write them."""
    for card in chain.from_iterable(sets):
        situation.hand.take(card)
    return trades(situation.setting, sets)


def _write_loss(situation: Situation) -> list[str]:
    """Warn a player with hidden cards who must turn in sets: what is lost without them."""
    size = len(situation.hand.cards)
    if not situation.setting.hidden or not sets_forced(situation.rules, situation.state.phase, size):
        return []
    number = surplus(size)
    lost = "your oldest card is" if number == 1 else f"your {number} oldest cards are"
    return comment(f"Nobody keeps more than four cards: unless you turn in sets, {lost} discarded.")


# Armies


def _plan(situation: Situation, due: int) -> dict[str, int | str]:
    """Plan the default: all on the strongest border territory, or as many as fit (R-080)."""
    setting, state = situation.setting, situation.state
    order = sorted(
        situation.own(), key=lambda id_: (not touches_foreign(setting, state, id_), -setting.armies(state, id_))
    )
    if due and situation.room(order[0]) >= due:
        return {order[0]: "rest"}
    plan: dict[str, int | str] = {}
    for territory in order:
        number = min(due, situation.room(territory))
        if number > 0:
            plan[territory] = number
            due -= number
    return plan


def _write_place(situation: Situation, reasons: Sequence[Reason], due: int, plan: dict[str, int | str]) -> list[str]:
    if not due:
        return []
    be = "is" if due == 1 else "are"
    why = ", ".join(f"{format_reason(reason)} {armies}" for reason, armies in reasons)
    lines = comment(f"{counted(due, 'army')} {be} due: {why}.")
    if not plan:
        return [*lines, *comment("None of your territories has room for them."), ""]
    return [*lines, *table(situation.setting, "place", plan), ""]


# The board


def write_territories(situation: Situation) -> list[str]:
    """List the player's territories, their armies now, and what they touch."""
    lines = comment("Your territories with their armies, and what can be reached from them:")
    for id_ in situation.own():
        near = [there for there in situation.board.ids if there in situation.board.borders[id_]]
        listed = ", ".join(whole(_format_neighbour(situation, there)) for there in near)
        lines += comment(f"  {_format_own(situation, id_)}: {listed or 'nothing'}", "    ")
    return [*lines, ""]


def _format_own(situation: Situation, territory: str) -> str:
    return f"{situation.board.names[territory]} {situation.setting.armies(situation.state, territory)}"


def _format_neighbour(situation: Situation, territory: str) -> str:
    owner = situation.owner(territory)
    if owner == situation.seat:
        return _format_own(situation, territory)
    armies = situation.setting.armies(situation.state, territory)
    return f"{situation.board.names[territory]} ({owner or 'nobody'} {armies})"
