"""
What each event does to the state; nothing else changes it.

`CHANGES`, at the end, names the function of each event. All trust their event: who may do what was
decided when the event was made.
"""

from collections.abc import Callable, Sequence
from typing import Any

from pbem.rulesets.risk import events
from pbem.rulesets.risk.orders import Defence, SetupLists
from pbem.rulesets.risk.play.placings import first_asked, pass_placing, shorten
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, DiceOnTable, Phase, State, open_in, tokens_in


def evolve(setting: Setting, state: State, event: events.Event) -> None:
    """Let an event happen."""
    CHANGES[event.__class__](setting, state, event)


def _change_nothing(_: Setting, __: State, ___: events.Event) -> None:
    """Reports need it, but nothing moves on the board."""


# Set-up


def _settle_lots(_: Setting, state: State, event: events.LotsRolled) -> None:
    """Lots for the set-up decide who places first (R-011)."""
    if event.purpose == "set-up":
        state.starter = event.winner


def _name_dealer(setting: Setting, state: State, event: events.DealerNamed) -> None:
    """The player on the dealer's left places first (R-015)."""
    state.starter = setting.seat_after(state, event.dealer)


def _deal(setting: Setting, state: State, event: events.TerritoriesDealt) -> None:
    _occupy(setting, state, event.seat, event.territories)


def _occupy(setting: Setting, state: State, seat: str, territories: Sequence[str]) -> None:
    """Put one army on each, whatever stood there (R-016, R-070, R-093)."""
    for territory in territories:
        place = setting.index[territory]
        state.owners[place] = seat
        state.armies[place] = 1


def _open_setup(setting: Setting, state: State, event: events.InitialArmiesCounted) -> None:
    state.phase = Phase.SETUP
    state.to_place = dict(event.armies)
    state.mover = state.starter
    pass_placing(setting, state)
    state.asked = first_asked(setting, state)


def _list(_: Setting, state: State, event: events.SetupListed) -> None:
    """What a list does not mention stays as it was, except the batch (4.7)."""
    state.lists[event.seat] = state.lists.get(event.seat, SetupLists()).amended(event.lists)
    if event.seat in state.asked:
        state.asked.remove(event.seat)


def _ask(_: Setting, state: State, event: events.ListRanDry) -> None:
    if not state.asked:
        state.part += 1
    state.asked.append(event.seat)


def _claim(setting: Setting, state: State, event: events.TerritoryClaimed) -> None:
    seat, territory = event
    _occupy(setting, state, seat, (territory,))
    state.to_place[seat] = max(0, state.to_place[seat] - 1)
    state.lists[seat] = shorten(state.lists[seat], "claim", 0, territory)
    state.mover = setting.seat_after(state, seat)
    if "" not in state.owners:
        state.mover = state.starter  # the first player begins again
        pass_placing(setting, state)


def _add(setting: Setting, state: State, event: events.ArmyAdded) -> None:
    state.armies[setting.index[event.territory]] += 1
    state.to_place[event.owner] -= 1
    state.placed += 1
    kind = "neutral" if event.owner == NEUTRAL else "add"
    state.lists[event.by] = shorten(state.lists[event.by], kind, event.entry, event.territory)
    pass_placing(setting, state, neutral_placed=event.owner == NEUTRAL)


def _lose_setup_armies(setting: Setting, state: State, event: events.SetupArmiesLost) -> None:
    state.to_place[event.owner] = 0
    pass_placing(setting, state)


def _name_capital(_: Setting, state: State, event: events.CapitalNamed) -> None:
    state.capitals[event.seat] = event.territory


# A turn


def _start_turn(_: Setting, state: State, event: events.TurnStarted) -> None:
    state.mover, state.turn = event
    state.phase, state.part = Phase.TURN, 1
    state.captured, state.eliminated, state.opened = [], [], []
    state.due, state.commander_part, state.throw = 0, 0, None
    state.starter, state.to_place, state.placed = "", {}, 0
    state.lists, state.asked = {}, []


def _pause(_: Setting, state: State, event: events.TurnPaused) -> None:
    state.phase = Phase(event.phase)
    state.part += 1


def _count(_: Setting, state: State, event: events.ArmiesCounted) -> None:
    state.due = event.base + sum([bonus for _, bonus in event.continents]) + event.sets


def _place(setting: Setting, state: State, event: events.ArmiesPlaced) -> None:
    """Armies due, or those of a capital bonus, which is placed while no turn is under way."""
    _, territory, armies = event
    state.armies[setting.index[territory]] += armies
    if not state.bonus:
        state.due -= armies
        return
    seat, due, territories = state.bonus.pop(0)
    if due > armies:
        state.bonus.insert(0, (seat, due - armies, territories))


def _lose_armies(_: Setting, state: State, __: events.ArmiesLost) -> None:
    state.due = 0


def _fight(setting: Setting, state: State, event: events.BattleFought) -> None:
    source, target, _, lost, killed = event
    state.armies[setting.index[source]] -= lost
    state.armies[setting.index[target]] -= killed
    state.throw = None


def _capture(setting: Setting, state: State, event: events.TerritoryCaptured) -> None:
    attacker, _, source, target, moved = event
    place = setting.index[target]
    state.owners[place], state.armies[place] = attacker, moved
    state.armies[setting.index[source]] -= moved
    if target not in state.captured:
        state.captured.append(target)


def _move(setting: Setting, state: State, event: events.FreeMoveMade | events.ArmiesFortified) -> None:
    _, source, target, armies = event
    state.armies[setting.index[source]] -= armies
    state.armies[setting.index[target]] += armies


def _eliminate(_: Setting, state: State, event: events.PlayerEliminated) -> None:
    _take_out(state, event.seat)


def _take_out(state: State, seat: str) -> None:
    """Put a seat out (R-067); its standing orders are never asked for again."""
    state.out.append(seat)
    state.eliminated.append(seat)
    state.defence.pop(seat, None)
    state.capital_bonus.pop(seat, None)


def _stand(_: Setting, state: State, event: events.StandingOrdersGiven) -> None:
    if isinstance(event.orders, Defence):
        state.defence[event.seat] = event.orders
    else:
        state.capital_bonus[event.seat] = event.orders


# Dice on the table


def _throw(_: Setting, state: State, event: events.DiceThrown) -> None:
    state.throw = DiceOnTable(event.source, event.target, list(event.attack), list(event.defence))


def _reroll(setting: Setting, state: State, event: events.DieRerolled) -> None:
    if state.throw is not None:
        dice = state.throw.attack if event.whose == "attack" else state.throw.defence
        dice[dice.index(event.old)] = event.new
        state.throw.rerolled = True
    if event.card not in state.opened:
        state.opened = setting.sort_cards([*state.opened, event.card])


def _command(_: Setting, state: State, event: events.DieCommanded) -> None:
    state.commander_part = state.part
    if state.throw is not None:
        dice = state.throw.attack
        dice[dice.index(event.old)] = 6


# Cards


def _open(_: Setting, state: State, event: events.CardOpened) -> None:
    hand = state.hands[event.seat]
    state.hands[event.seat] = [event.card if one == event.token else one for one in hand]


def _turn_in(setting: Setting, state: State, event: events.SetTurnedIn) -> None:
    _discard(setting, state, event.seat, event.cards)
    state.sets = event.number
    state.due += event.armies


def _put_away(setting: Setting, state: State, event: events.CardsDiscarded | events.CardsForfeited) -> None:
    _discard(setting, state, event.seat, event.cards)


def _discard(setting: Setting, state: State, seat: str, cards: Sequence[str]) -> None:
    """Cards leave a hand for the discards; without a common deck they leave the game."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    state.hands[seat] = hand
    if setting.has_pile:
        state.discard = setting.arrange([*state.discard, *cards])


def _place_bonus(setting: Setting, state: State, event: events.CardBonusPlaced) -> None:
    state.armies[setting.index[event.territory]] += event.armies


def _draw(setting: Setting, state: State, event: events.CardDrawn) -> None:
    if setting.has_pile:
        state.pile.remove(event.card)
    state.hands[event.seat] = setting.arrange([*state.hands[event.seat], event.card])


def _restore_pile(_: Setting, state: State, __: events.PileRestored) -> None:
    """What was discarded face down stays there."""
    state.pile, state.discard = open_in(state.discard), tokens_in(state.discard)


def _veil(_: Setting, state: State, event: events.PileVeiled) -> None:
    state.pile = list(event.tokens)


def _pass_cards(setting: Setting, state: State, event: events.CardsPassed) -> None:
    state.hands[event.giver] = []
    state.hands[event.taker] = setting.arrange([*state.hands[event.taker], *event.cards])


def _replace_cards(_: Setting, state: State, event: events.CardsReplaced) -> None:
    state.hands[event.giver] = []
    state.hands[event.taker] = [*state.hands[event.taker], *event.cards]


# Capitals and the end


def _vacate(setting: Setting, state: State, event: events.TerritoriesVacated) -> None:
    _occupy(setting, state, event.conqueror, event.territories)


def _owe_bonus(_: Setting, state: State, event: events.BonusDue) -> None:
    state.bonus.append((event.seat, event.armies, list(event.territories)))
    state.phase, state.part = Phase.BONUS, 1


def _win(_: Setting, state: State, event: events.GameWon) -> None:
    state.phase, state.winner = Phase.OVER, event.seat
    state.due, state.throw, state.bonus = 0, None, []


# Decided by the group


def _resign(setting: Setting, state: State, event: events.PlayerResigned) -> None:
    _take_out(state, event.seat)
    for territory in event.territories:
        state.owners[setting.index[territory]] = NEUTRAL
    state.bonus = [due for due in state.bonus if due[0] != event.seat]


def _correct_armies(setting: Setting, state: State, event: events.ArmiesCorrected) -> None:
    place = setting.index[event.territory]
    state.owners[place], state.armies[place] = event.owner, event.armies


def _correct_card(setting: Setting, state: State, event: events.CardCorrected) -> None:
    pile = state.pile if event.pile == "pile" else state.discard
    hand = state.hands[event.seat]
    if event.given:
        hand[:] = setting.arrange([*hand, event.card])
    else:
        hand.remove(event.card)
    if event.given and event.pile:
        pile.remove(event.card)
    elif event.pile:
        pile[:] = setting.arrange([*pile, event.card])


def _correct_sets(_: Setting, state: State, event: events.SetsCorrected) -> None:
    state.sets = event.sets


CHANGES: dict[type, Callable[[Setting, State, Any], None]] = {
    events.LotsRolled: _settle_lots,
    events.DealerNamed: _name_dealer,
    events.TerritoriesDealt: _deal,
    events.InitialArmiesCounted: _open_setup,
    events.SetupListed: _list,
    events.ListRanDry: _ask,
    events.TerritoryClaimed: _claim,
    events.ArmyAdded: _add,
    events.SetupArmiesLost: _lose_setup_armies,
    events.CapitalNamed: _name_capital,
    events.TurnStarted: _start_turn,
    events.TurnEnded: _change_nothing,
    events.TurnPaused: _pause,
    events.ArmiesCounted: _count,
    events.ArmiesPlaced: _place,
    events.ArmiesLost: _lose_armies,
    events.BattleJoined: _change_nothing,
    events.BattleFought: _fight,
    events.AttackStopped: _change_nothing,
    events.OrderSkipped: _change_nothing,
    events.TerritoryCaptured: _capture,
    events.FreeMoveMade: _move,
    events.ArmiesFortified: _move,
    events.PlayerEliminated: _eliminate,
    events.StandingOrdersGiven: _stand,
    events.DiceThrown: _throw,
    events.DieRerolled: _reroll,
    events.DieCommanded: _command,
    events.CardOpened: _open,
    events.SetTurnedIn: _turn_in,
    events.CardsDiscarded: _put_away,
    events.CardsForfeited: _put_away,
    events.CardBonusPlaced: _place_bonus,
    events.CardDrawn: _draw,
    events.CardMissed: _change_nothing,
    events.PileRestored: _restore_pile,
    events.PileVeiled: _veil,
    events.CardsPassed: _pass_cards,
    events.CardsReplaced: _replace_cards,
    events.CapitalLost: _change_nothing,
    events.TerritoriesVacated: _vacate,
    events.BonusDue: _owe_bonus,
    events.GameWon: _win,
    events.PlayerResigned: _resign,
    events.ArmiesCorrected: _correct_armies,
    events.CardCorrected: _correct_card,
    events.SetsCorrected: _correct_sets,
}
