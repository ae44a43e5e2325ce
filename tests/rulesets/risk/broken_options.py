"""Wrong options: two players, and the six of the experts."""

from typing import Any

from breaking import Breakage, Events, entry, everywhere, here, nothing
from broken_turn import held_by

from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk import setting, terms
from pbem.rulesets.risk.events import (
    ArmiesLost,
    ArmiesPlaced,
    BonusDue,
    CardDrawn,
    DieCommanded,
    DieRerolled,
    PlayerEliminated,
    TurnEnded,
    TurnStarted,
)
from pbem.rulesets.risk.play import (
    capitals,
    cards,
    defence,
    elimination,
    evolution,
    experts,
    movement,
    placings,
    reinforce,
    turn,
)
from pbem.rulesets.risk.reading import moves as reading_moves
from pbem.rulesets.risk.reading import place as reading_place
from pbem.rulesets.risk.reading import setup as reading_setup
from pbem.rulesets.risk.state import NEUTRAL, Phase

right_due = reinforce.armies_due
right_pass = turn.pass_on
right_check = capitals.check_capital
right_place = reinforce.place_armies
right_reroll = evolution._reroll

# ── two players ──────────────────────────────────────────────────────────────────────────────────


def neutral_continents(setting: Any, owners: Any, seat: str) -> Any:
    """A continent counts although neutral armies stand in it."""
    mine = held_by(setting, owners, seat, NEUTRAL)
    lands = [one for one in setting.board.continents if mine.issuperset(one.territories)]
    due = right_due(setting, owners, seat)
    return due._replace(continents=tuple((one.id, one.bonus) for one in lands))


def neutral_must_go(setting: Any, state: Any) -> str:
    live = setting.live(state)
    return live[0] if len(live) == 1 and NEUTRAL not in state.owners else ""


def neutral_grows(setting: Any, state: Any) -> Events:
    if NEUTRAL in state.owners:
        yield ArmiesPlaced(NEUTRAL, setting.held(state, NEUTRAL)[0], 1)
    yield from right_pass(setting, state)


# ── limits ───────────────────────────────────────────────────────────────────────────────────────


def never_more_than_one_option(wish: Any) -> Events:
    if len(wish.options) > 1:
        yield "one option at a time"


def nothing_lost(*given: Any) -> Events:
    yield from (event for event in right_place(*given) if not isinstance(event, ArmiesLost))


def no_limit(_ground: Any, _state: Any, _territory: str) -> int:
    return 99


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────


def the_better_stands(turn: Any, stream: Any, throw: Any, number: int, die: int) -> Any:
    new, ours = max(die, stream.d6()), die in throw.attack
    dice = throw.attack if ours else throw.defence
    dice[dice.index(die)] = new
    throw.rerolled = True
    card, whose = turn.orders.rerolls[number].card, "attack" if ours else "defence"
    return DieRerolled(turn.seat, card, whose, die, new)


def reroll_twice(turn: Any, view: Any, stream: Any, throw: Any) -> Any:
    for _ in range(2):
        throw.rerolled = False
        found = experts._wanted_reroll(turn, view, throw)
        if found is not None:
            yield experts._reroll(turn, stream, throw, found[0], found[2])
    return False


def commander_first(turn: Any, view: Any, stream: Any, throw: Any) -> Any:
    old = experts._wanted_six(turn, view, throw)
    if old is not None:
        throw.attack[throw.attack.index(old)] = 6
        yield DieCommanded(turn.seat, old)
    found = experts._wanted_reroll(turn, view, throw)
    if found is not None:
        yield experts._reroll(turn, stream, throw, found[0], found[2])
    return False


def card_spent(setting: Any, state: Any, event: Any) -> None:
    right_reroll(setting, state, event)
    state.hands[event.seat].remove(event.card)
    state.discard.append(event.card)


# ── capitals ─────────────────────────────────────────────────────────────────────────────────────


def any_capital(situation: Any, sheet: Any) -> Any:
    said = sheet.take("capital")
    return [situation.names.territory[word] for word in ([said] if isinstance(said, str) else said)]


def out_in_any_turn(setting: Any, state: Any, seat: str, dice: Any) -> Events:
    """Whoever does not hold his capital is out when any turn ends."""
    for other in setting.live(state):
        if state.capitals and setting.owner(state, state.capitals[other]) != other:
            yield PlayerEliminated(other, seat, "capital")
            return
    yield from right_check(setting, state, seat, dice)


def card_for_the_conqueror(setting: Any, state: Any, seat: str, dice: Any) -> Events:
    for event in right_check(setting, state, seat, dice):
        yield event
        if isinstance(event, BonusDue):
            yield CardDrawn(event.seat, state.pile[0])


def close_with_card_last(turn: Any) -> Events:
    yield from movement.MOVES[turn.setting.rules.movement](turn)
    yield TurnEnded(turn.seat)
    setting, state, seat, dice = turn.setting, turn.state, turn.seat, turn.dice
    yield from capitals.check_capital(setting, state, seat, dice)
    yield from cards.draw_card(setting, state, seat, dice)
    yield from right_pass(turn.setting, turn.state)


def pass_while_bonus_waits(setting: Any, state: Any) -> Events:
    if state.phase is not Phase.OVER:
        yield TurnStarted(setting.seat_after(state, state.mover), state.turn + 1)


def nobody_falls(_campaign: Any, _victim: str) -> Any:
    """A player without territories stays in the game."""
    yield from ()
    return None


BROKEN = (
    Breakage("R-071", "three own armies in a placing turn", here(placings, "_OWN_PER_TURN", 3)),
    Breakage(
        "R-073",
        "the attacker throws for the neutral army",
        everywhere(defence.defender_of, lambda _ground, _state, attacker, _target: attacker),
    ),
    Breakage("R-074", "the neutral army grows", everywhere(right_pass, neutral_grows)),
    Breakage("R-075", "neutral armies must be gone to win", everywhere(elimination.survivor, neutral_must_go)),
    Breakage("R-076", "neutral territories count for continents", everywhere(right_due, neutral_continents)),
    Breakage("R-077", "one option at a time", here(terms, "CHECKS", (*terms.CHECKS, never_more_than_one_option))),
    Breakage("R-078", "plus one goes up by two", entry(cards.SET_VALUES, "plus-one", lambda n: 2 * n + 2)),
    Breakage("R-079", "fortifying needs no chain", everywhere(movement.is_connected, lambda *_: True)),
    Breakage("R-079", "arrived armies travel on", here(reading_moves, "_check_fortify_sums", nothing)),
    Breakage("R-080", "the limit is not looked at", here(reading_place, "_check_cap", nothing)),
    Breakage("R-081", "nobody hears of lost armies", everywhere(right_place, nothing_lost)),
    Breakage("R-082", "no limit in the set-up", here(setting.Setting, "room", no_limit)),
    Breakage("R-083", "armies of cards ignore the limit", here(setting.Setting, "room", no_limit)),
    Breakage("R-084", "moves ignore the limit", here(setting.Setting, "room", no_limit)),
    Breakage("R-085", "the better of both numbers stands", here(experts, "_reroll", the_better_stands)),
    Breakage("R-086", "two cards in one throw", everywhere(experts.change_dice, reroll_twice)),
    Breakage("R-087", "the opened card is spent", entry(evolution.CHANGES, DieRerolled, card_spent)),
    Breakage("R-088", "a file may say anything", here(Sheet, "close", nothing)),
    Breakage("R-089", "the commander comes again", entry(evolution.CHANGES, DieCommanded, nothing)),
    Breakage("R-090", "the commander comes first", everywhere(experts.change_dice, commander_first)),
    Breakage("R-091", "any territory may be a capital", entry(reading_setup._READERS, "capital", any_capital)),
    Breakage("R-092", "out in another's turn", everywhere(right_check, out_in_any_turn)),
    Breakage("R-092", "out before the card is drawn", here(turn, "_close", close_with_card_last)),
    Breakage("R-093", "a bonus of four", here(capitals, "BONUS_ARMIES", 4)),
    Breakage("R-093", "play goes on while the bonus waits", everywhere(right_pass, pass_while_bonus_waits)),
    Breakage("R-093", "the conqueror does not move in", here(evolution, "_occupy", nothing)),
    Breakage("R-094", "the last player does not win", here(capitals, "winner_at_turn_end", lambda *_: "")),
    Breakage("R-095", "only a capital puts anybody out", everywhere(elimination.eliminate, nobody_falls)),
    Breakage("R-096", "the conqueror draws a card", everywhere(right_check, card_for_the_conqueror)),
)
