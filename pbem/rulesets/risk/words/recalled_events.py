"""Single events as a letter tells them to one player: cards, eliminations, rulings, the end."""

from collections.abc import Iterator, Sequence

from pbem.engine.file.phrases import counted
from pbem.rulesets.risk.events import (
    ArmiesCorrected,
    ArmiesFortified,
    ArmiesLost,
    BonusDue,
    CapitalLost,
    CardCorrected,
    CardDrawn,
    CardMissed,
    CardsDiscarded,
    CardsForfeited,
    CardsPassed,
    CardsReplaced,
    Event,
    FreeMoveMade,
    GameWon,
    PlayerEliminated,
    PlayerResigned,
    SetTurnedIn,
    SetupArmiesLost,
    TerritoriesDealt,
    TerritoriesVacated,
)
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import is_token
from pbem.rulesets.risk.words.event_words import MISSES
from pbem.rulesets.risk.words.phrases import (
    card_name,
    card_names,
    owner_called,
    territory_name,
    territory_names,
)
from pbem.rulesets.risk.words.restated_battles import named_cards


def recall_event(setting: Setting, seat: str, event: Event) -> Iterator[str]:
    """Tell a seat what an event is to it; nothing if it concerns others."""
    yield from _of_all(setting, seat, event)
    yield from _of_cards(setting, seat, event)
    yield from _of_armies(setting, seat, event)


def _of_all(setting: Setting, seat: str, event: Event) -> Iterator[str]:
    """Tell what concerns everybody: who is out, and who has won."""
    match event:
        case PlayerEliminated(victim, by, why) if victim == seat:
            how = "holds your capital" if why == "capital" else "has your last territory"
            yield f"You are out of the game: {owner_called(setting, by)} {how}."
        case PlayerEliminated(victim, by):
            whom = owner_called(setting, victim)
            yield (
                f"You wiped out {whom}."
                if by == seat
                else f"{owner_called(setting, by)} wiped out {whom}."
            )
        case PlayerResigned(victim, _) if victim != seat:
            yield f"{owner_called(setting, victim)} is out, and those armies are neutral now."
        case GameWon(winner, _):
            yield (
                "You have won the game."
                if winner == seat
                else f"{owner_called(setting, winner)} has won the game."
            )
        case _:
            pass


def _of_cards(setting: Setting, seat: str, event: Event) -> Iterator[str]:
    match event:
        case CardDrawn(owner, card) if owner == seat:
            yield f"You drew a card{'' if is_token(card) else f': {card_name(setting, card)}'}."
        case CardMissed(owner, reason) if owner == seat:
            yield f"You drew no card: {MISSES[reason]}."
        case SetTurnedIn(owner, _, _, armies) if owner == seat:
            yield f"You turned in a set for {counted(armies, 'army')}."
        case CardsPassed(giver, taker, cards) if seat in (giver, taker):
            yield _passed(setting, seat, giver, taker, cards)
        case CardsReplaced(giver, taker) if seat in (giver, taker):
            yield _replaced(setting, seat, event)
        case CardsDiscarded(owner, cards) if owner == seat:
            yield f"Your {_cards(cards)} went to the discards."
        case CardsForfeited(owner, cards) if owner == seat:
            yield f"You lost your oldest {_cards(cards)}: nobody keeps more than four."
        case CardCorrected(owner, card, _, given) if owner == seat:
            yield f"By a ruling you {'got' if given else 'lost'} {named_cards(setting, [card])}."
        case _:
            pass


def _passed(setting: Setting, seat: str, giver: str, taker: str, cards: Sequence[str]) -> str:
    if giver == seat:
        return f"{owner_called(setting, taker)} took over your {_cards(cards)}."
    return f"You took over {owner_called(setting, giver)}'s cards: {card_names(setting, cards)}."


def _replaced(setting: Setting, seat: str, event: CardsReplaced) -> str:
    if event.giver == seat:
        taker = owner_called(setting, event.taker)
        return f"Your {_cards(event.lost)} left the game; {taker} drew as many."
    drawn = card_names(setting, event.cards)
    return f"{owner_called(setting, event.giver)}'s {_cards(event.lost)} left the game; you drew {drawn}."


def _cards(cards: Sequence[str]) -> str:
    return "card" if len(cards) == 1 else f"{len(cards)} cards"


def _of_armies(setting: Setting, seat: str, event: Event) -> Iterator[str]:
    match event:
        case TerritoriesDealt(owner, territories) if owner == seat:
            dealt = counted(len(territories), "territory")
            yield f"You were dealt {dealt}: {territory_names(setting, territories)}."
        case (FreeMoveMade(owner, source, target, armies)
              | ArmiesFortified(owner, source, target, armies)) if owner == seat:  # fmt: skip
            way = f"from {territory_name(setting, source)} to {territory_name(setting, target)}"
            yield f"You moved {counted(armies, 'army')} {way}."
        case ArmiesLost(owner, armies) | SetupArmiesLost(owner, armies) if owner == seat:
            yield f"You had no room for {counted(armies, 'army')}."
        case CapitalLost(owner, capital, _) if owner == seat:
            yield f"You ended your turn without your capital, {territory_name(setting, capital)}."
        case TerritoriesVacated(owner, conqueror, territories) if seat in (owner, conqueror):
            places = territory_names(setting, territories)
            if owner == seat:
                yield f"Your armies left the board; {owner_called(setting, conqueror)} holds {places} now."
            else:
                yield f"You got {places}, with one army each."
        case BonusDue(owner, armies, _) if owner == seat:
            yield f"You have {counted(armies, 'bonus army')} to place."
        case ArmiesCorrected(territory, owner, armies):
            whose = "you" if owner == seat else owner_called(setting, owner)
            stand = f"with {counted(armies, 'army')}"
            yield f"By a ruling {territory_name(setting, territory)} is held by {whose} {stand}."
        case _:
            pass
