"""
Orders said back to their player, so that they see what was understood.

    You place 5 armies on Ukraine and the rest on Kamchatka.
    Attack 1: from Ukraine to Northern Europe and on to Western Europe; you stop at 3 armies and go on
    only while you have more armies than they have.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.file.phrases import counted
from pbem.rulesets.risk.conditions.language import Expression
from pbem.rulesets.risk.orders import BonusOrders, Defence, Move, Orders, SetupLists, SetupOrders, Standing, TurnOrders
from pbem.rulesets.risk.play.additions import additions
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State
from pbem.rulesets.risk.words.condition_words import in_move
from pbem.rulesets.risk.words.phrases import listed, place_name, territory_name
from pbem.rulesets.risk.words.restated_battles import (
    Speaker,
    attack_sentences,
    commander_sentence,
    elimination_sentences,
    named_cards,
    reroll_sentences,
    shares,
)
from pbem.rulesets.risk.words.standing_orders import bonus_lines, defence_lines

_PAUSED = "Then your turn stays open: you see what happened, and send its next part."
_SAME = "You give no new orders: those that you gave before go on."


def restate(setting: Setting, state: State, seat: str, orders: Orders) -> list[str]:
    """Say orders back in unwrapped lines, in the order in which they are played."""
    match orders:
        case TurnOrders():
            said = _turn(setting, state, seat, orders)
        case SetupOrders():
            said = _setup(setting, orders.lists)
        case BonusOrders():
            said = _say_placing(setting, orders.place, orders.rest)
    return [*said, *_standing(setting, orders.standing)] or [_SAME]


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────


def _turn(setting: Setting, state: State, seat: str, orders: TurnOrders) -> Iterator[str]:
    numbers = {entry.id: number for number, entry in enumerate(orders.attacks, 1)}
    speaker = Speaker(setting, seat, numbers)
    yield from _cards(setting, orders)
    yield from _say_placing(setting, orders.place, orders.rest)
    yield from _say_additions(setting, orders, before_move=False)
    yield from attack_sentences(speaker, orders.attacks)
    if not orders.attacks and state.phase in (Phase.TURN, Phase.ATTACK):
        yield "You do not attack."
    yield from elimination_sentences(speaker, orders.on_elimination)
    yield from reroll_sentences(speaker, orders.rerolls)
    if orders.commander:
        yield commander_sentence(speaker, orders.commander)
    yield from _say_additions(setting, orders, before_move=True)
    yield from _moves(speaker, orders)
    if not orders.card:
        yield "You decline the card that the turn may earn."
    yield "Then your turn ends." if orders.final else _PAUSED


def _cards(setting: Setting, orders: TurnOrders) -> Iterator[str]:
    shown = dict(orders.opened)
    for trio in orders.trade:
        yield f"You turn in {named_cards(setting, [shown.get(card, card) for card in trio])}."
    if shown:
        yield f"You show everybody {named_cards(setting, shown.values())}, until now face down."


def _say_placing(setting: Setting, place: Sequence[tuple[str, int]], rest: str) -> Iterator[str]:
    """Say where armies go; the first number names what it counts."""
    shares = [
        f"{armies if number else counted(armies, 'army')} on {territory_name(setting, territory)}"
        for number, (territory, armies) in enumerate(place)
    ]
    if rest:
        number = "the rest" if shares else "all the armies due"
        shares.append(f"{number} on {territory_name(setting, rest)}")
    if shares:
        yield f"You place {listed(shares)}."


def _say_additions(setting: Setting, orders: TurnOrders, *, before_move: bool) -> Iterator[str]:
    """Say what sections say that a chapter adds, where they are played."""
    ordered = dict(orders.more)
    for section, addition in additions() if ordered else ():
        if section in ordered and addition.before_move is before_move:
            yield from addition.restate(setting, ordered[section])


def _moves(speaker: Speaker, orders: TurnOrders) -> Iterator[str]:
    for number, move in enumerate(orders.free_moves):
        yield f"{'If that is not possible: ' if number else 'Free move: '}{_move(speaker, move)}."
    for number, move in enumerate(orders.fortify, 1):
        yield f"Fortifying {number}: {_move(speaker, move)}."


def _move(speaker: Speaker, move: Move) -> str:
    source, target = speaker.place(move.source), speaker.place(move.target)
    speech = speaker.speech(in_move(source, target))
    when = f"if {speech.clause(move.condition.tree)}, " if move.condition else ""
    way = f"from {source} to {target}"
    match move.armies:
        case Expression(tree=tree):
            return f"{when}{way} {speech.phrase(tree)}"
        case str():
            return f"{when}all armies but one {way}"
        case armies:
            return f"{when}{counted(armies, 'army')} {way}"


# ── a set-up ─────────────────────────────────────────────────────────────────────────────────────


def _setup(setting: Setting, lists: SetupLists) -> Iterator[str]:
    if lists.claim:
        claim = ", then ".join(_name_each(setting, lists.claim))
        yield f"You claim, if they are still free: {claim}."
    for queue, whose in ((lists.add, "You add"), (lists.neutral, "For the neutral army you add")):
        if queue:
            yield f"{whose} armies: {shares(setting, queue)}."
    if lists.capital:
        yield f"Your capital is {', else '.join(_name_each(setting, lists.capital))}."
    if lists.batch:
        yield f"You are asked again after {counted(lists.batch, 'placing')}."


def _name_each(setting: Setting, words: Sequence[str]) -> Iterator[str]:
    return (place_name(setting, word) for word in words)


# ── orders that stay ─────────────────────────────────────────────────────────────────────────────


def _standing(setting: Setting, given: Sequence[tuple[str, Standing]]) -> Iterator[str]:
    for _, orders in given:
        if isinstance(orders, Defence):
            said = "; ".join(defence_lines(setting, orders))
            yield f"When others attack you, until you say otherwise: {said}."
        else:
            for line in bonus_lines(setting, orders):
                yield f"The bonus for a captured capital, until you say otherwise: {line}."
