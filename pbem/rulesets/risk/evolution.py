"""
What each event does to the state. Nothing else changes it.

Every arm below trusts its event: who may do what was decided when the event was made. What happens
most often stands first.
"""

from collections.abc import Sequence
from typing import assert_never

from pbem.rulesets.risk.events import (
    ArmiesCorrected,
    ArmiesCounted,
    ArmiesFortified,
    ArmiesLost,
    ArmiesPlaced,
    ArmyAdded,
    AttackStopped,
    BattleFought,
    BattleJoined,
    BonusDue,
    CapitalLost,
    CapitalNamed,
    CardBonusPlaced,
    CardCorrected,
    CardDrawn,
    CardMissed,
    CardOpened,
    CardsDiscarded,
    CardsForfeited,
    CardsPassed,
    CardsReplaced,
    DealerNamed,
    DiceThrown,
    DieCommanded,
    DieRerolled,
    Event,
    FreeMoveMade,
    GameWon,
    InitialArmiesCounted,
    ListRanDry,
    LotsRolled,
    OrderSkipped,
    PileRestored,
    PileVeiled,
    PlayerEliminated,
    PlayerResigned,
    SetsCorrected,
    SetTurnedIn,
    SetupArmiesLost,
    SetupListed,
    StandingOrdersGiven,
    TerritoriesDealt,
    TerritoriesVacated,
    TerritoryCaptured,
    TerritoryClaimed,
    TurnEnded,
    TurnPaused,
    TurnStarted,
)
from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.play.placing import pass_placing
from pbem.rulesets.risk.play.setup_lists import shorten
from pbem.rulesets.risk.state import NEUTRAL, Phase, State, Throw
from pbem.rulesets.risk.tokens import open_in, tokens_in


def evolve(ground: Ground, state: State, event: Event) -> None:  # noqa: PLR0915 - an arm an event
    """Let an event happen."""
    if event.__class__ in _TOLD_ONLY:
        return
    match event:
        case BattleFought():
            _fight(ground, state, event)
        case TerritoryCaptured():
            _capture(ground, state, event)
        case ArmiesPlaced(_, territory, armies):
            _place(ground, state, territory, armies)
        case ArmiesCounted(_, _, base, continents, sets):
            state.due = base + sum([bonus for _, bonus in continents]) + sets
        case TurnStarted(seat, turn):
            _start_turn(state, seat, turn)
        case FreeMoveMade(_, source, target, armies) | ArmiesFortified(_, source, target, armies):
            state.armies[ground.index[source]] -= armies
            state.armies[ground.index[target]] += armies
        case ArmyAdded():
            _add(ground, state, event)
        case TerritoryClaimed(seat, territory):
            _claim(ground, state, seat, territory)
        case ArmiesLost():
            state.due = 0
        case SetTurnedIn():
            _turn_in(ground, state, event)
        case CardBonusPlaced(_, territory, armies):
            state.armies[ground.index[territory]] += armies
        case TurnEnded() | CardMissed() | CapitalLost() | DealerNamed() | LotsRolled():
            _note(ground, state, event)
        case CardDrawn(seat, card):
            if ground.has_pile:
                state.pile.remove(card)
            state.hands[seat] = ground.arrange([*state.hands[seat], card])
        case PileRestored():
            # What was discarded face down stays there.
            state.pile, state.discard = open_in(state.discard), tokens_in(state.discard)
        case CardOpened(seat, token, card):
            state.hands[seat] = [card if one == token else one for one in state.hands[seat]]
        case PileVeiled(tokens):
            state.pile = list(tokens)
        case TurnPaused(_, phase):
            state.phase = Phase(phase)
            state.part += 1
        case PlayerEliminated(seat):
            _eliminate(state, seat)
        case CardsPassed(giver, taker, cards):
            state.hands[giver] = []
            state.hands[taker] = ground.arrange([*state.hands[taker], *cards])
        case CardsReplaced(giver, taker, _, cards):
            state.hands[giver] = []
            state.hands[taker] = [*state.hands[taker], *cards]
        case CardsDiscarded(seat, cards) | CardsForfeited(seat, cards):
            _discard(ground, state, seat, cards)
        case DiceThrown(source, target, attack, defence):
            state.throw = Throw(source, target, list(attack), list(defence))
        case DieRerolled():
            _reroll(ground, state, event)
        case DieCommanded(_, old):
            _command(state, old)
        case TerritoriesDealt(seat, territories):
            _occupy(ground, state, seat, territories)
        case InitialArmiesCounted(armies):
            _open_setup(ground, state, armies)
        case SetupListed():
            _list(state, event)
        case SetupArmiesLost(owner):
            state.to_place[owner] = 0
            pass_placing(ground, state)
        case ListRanDry(seat):
            _ask(state, seat)
        case CapitalNamed(seat, territory):
            state.capitals[seat] = territory
        case StandingOrdersGiven():
            _stand(state, event)
        case TerritoriesVacated(_, conqueror, territories):
            _occupy(ground, state, conqueror, territories)
        case BonusDue(seat, armies, territories):
            state.bonus.append((seat, armies, list(territories)))
            state.phase = Phase.BONUS
            state.part = 1
        case GameWon(seat):
            _win(state, seat)
        case PlayerResigned():
            _resign(ground, state, event)
        case ArmiesCorrected(territory, owner, armies):
            place = ground.index[territory]
            state.owners[place], state.armies[place] = owner, armies
        case CardCorrected():
            _correct_card(ground, state, event)
        case SetsCorrected(sets):
            state.sets = sets
        case BattleJoined() | AttackStopped() | OrderSkipped():
            pass
        case _:
            assert_never(event)


# By far the most are told, but move nothing on the board.
_TOLD_ONLY = frozenset((BattleJoined, AttackStopped, OrderSkipped, TurnEnded, CardMissed))


# Set-up


def _note(
    ground: Ground,
    state: State,
    event: TurnEnded | CardMissed | CapitalLost | DealerNamed | LotsRolled,
) -> None:
    """Lots for the set-up and the dealer's place decide who places first (R-011, R-015)."""
    match event:
        case LotsRolled("set-up", _, winner):
            state.starter = winner
        case DealerNamed(dealer):
            state.starter = ground.seat_after(state, dealer)
        case _:
            pass


def _occupy(ground: Ground, state: State, seat: str, territories: Sequence[str]) -> None:
    """One army on each, whoever stood there (R-016, R-070, R-093)."""
    for territory in territories:
        place = ground.index[territory]
        state.owners[place] = seat
        state.armies[place] = 1


def _open_setup(ground: Ground, state: State, armies: tuple[tuple[str, int], ...]) -> None:
    state.phase = Phase.SETUP
    state.to_place = dict(armies)
    state.mover = state.starter
    state.asked = list(ground.seats)
    pass_placing(ground, state)


def _list(state: State, event: SetupListed) -> None:
    """What a list does not mention stays as it was, but for the batch (4.7)."""
    kept = {key: value for key, value in state.lists.get(event.seat, {}).items() if key != "batch"}
    state.lists[event.seat] = {**kept, **event.lists}
    if event.seat in state.asked:
        state.asked.remove(event.seat)


def _ask(state: State, seat: str) -> None:
    if not state.asked:
        state.part += 1
    state.asked.append(seat)


def _claim(ground: Ground, state: State, seat: str, territory: str) -> None:
    _occupy(ground, state, seat, (territory,))
    state.to_place[seat] = max(0, state.to_place[seat] - 1)
    state.lists[seat] = shorten(state.lists[seat], "claim", 0, territory)
    state.mover = ground.seat_after(state, seat)
    if "" not in state.owners:
        state.mover = state.starter  # the first player begins again
        pass_placing(ground, state)


def _add(ground: Ground, state: State, event: ArmyAdded) -> None:
    state.armies[ground.index[event.territory]] += 1
    state.to_place[event.owner] -= 1
    state.placed += 1
    kind = "neutral" if event.owner == NEUTRAL else "add"
    state.lists[event.by] = shorten(state.lists[event.by], kind, event.entry, event.territory)
    pass_placing(ground, state, neutral_placed=event.owner == NEUTRAL)


# A turn


def _start_turn(state: State, seat: str, turn: int) -> None:
    state.phase, state.mover, state.turn, state.part = Phase.TURN, seat, turn, 1
    state.captured, state.eliminated, state.opened = [], [], []
    state.due, state.commander_part, state.throw = 0, 0, None
    state.starter, state.to_place, state.placed = "", {}, 0
    state.lists, state.asked = {}, []


def _place(ground: Ground, state: State, territory: str, armies: int) -> None:
    """Armies due, or those of a capital bonus, which is placed while no turn is under way."""
    state.armies[ground.index[territory]] += armies
    if not state.bonus:
        state.due -= armies
        return
    seat, due, territories = state.bonus.pop(0)
    if due > armies:
        state.bonus.insert(0, (seat, due - armies, territories))


def _turn_in(ground: Ground, state: State, event: SetTurnedIn) -> None:
    _discard(ground, state, event.seat, event.cards)
    state.sets = event.number
    state.due += event.armies


def _discard(ground: Ground, state: State, seat: str, cards: Sequence[str]) -> None:
    """Cards leave a hand for the discards; without a common deck they leave the game."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    state.hands[seat] = hand
    if ground.has_pile:
        state.discard = ground.arrange([*state.discard, *cards])


def _fight(ground: Ground, state: State, event: BattleFought) -> None:
    source, target, _, lost, killed = event
    armies = state.armies
    if lost:
        armies[ground.index[source]] -= lost
    if killed:
        armies[ground.index[target]] -= killed
    state.throw = None


def _capture(ground: Ground, state: State, event: TerritoryCaptured) -> None:
    target = ground.index[event.target]
    state.owners[target] = event.attacker
    state.armies[target] = event.moved
    state.armies[ground.index[event.source]] -= event.moved
    if event.target not in state.captured:
        state.captured.append(event.target)


def _eliminate(state: State, seat: str) -> None:
    """Out (R-067); nobody asks for his standing orders again."""
    state.out.append(seat)
    state.eliminated.append(seat)
    state.defence.pop(seat, None)
    state.capital_bonus.pop(seat, None)


def _reroll(ground: Ground, state: State, event: DieRerolled) -> None:
    if state.throw is not None:
        dice = state.throw.attack if event.whose == "attack" else state.throw.defence
        dice[dice.index(event.old)] = event.new
        state.throw.rerolled = True
    if event.card not in state.opened:
        state.opened = ground.sort_cards([*state.opened, event.card])


def _command(state: State, old: int) -> None:
    state.commander_part = state.part
    if state.throw is not None:
        dice = state.throw.attack
        dice[dice.index(old)] = 6


def _stand(state: State, event: StandingOrdersGiven) -> None:
    if event.kind == "defence":
        state.defence[event.seat] = event.table
    else:
        state.capital_bonus[event.seat] = event.table


def _win(state: State, seat: str) -> None:
    state.phase, state.winner = Phase.OVER, seat
    state.due, state.throw, state.bonus = 0, None, []


# Decided by the group


def _resign(ground: Ground, state: State, event: PlayerResigned) -> None:
    _eliminate(state, event.seat)
    for territory in event.territories:
        state.owners[ground.index[territory]] = NEUTRAL
    state.bonus = [row for row in state.bonus if row[0] != event.seat]


def _correct_card(ground: Ground, state: State, event: CardCorrected) -> None:
    pile = state.pile if event.pile == "pile" else state.discard
    hand = state.hands[event.seat]
    if event.given:
        hand[:] = ground.arrange([*hand, event.card])
    else:
        hand.remove(event.card)
    if event.given and event.pile:
        pile.remove(event.card)
    elif event.pile:
        pile[:] = ground.arrange([*pile, event.card])
