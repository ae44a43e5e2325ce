"""Unusual things that happen to cards, in sentences for the report."""

from pbem.rulesets.risk.events import CardCorrected, CardsReplaced
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.tokens import open_in
from pbem.rulesets.risk.words.phrases import card_name, card_names, possessive, seat_name

PILES = {"pile": "the draw pile", "discard": "the discards"}
"""What the piles are called; without a common deck there are none."""


def tell_forfeit(setting: Setting, name: str, cards: tuple[str, ...]) -> str:
    """Describe which cards the player called `name` loses by turning in too few sets."""
    gone = "oldest card" if len(cards) == 1 else f"{len(cards)} oldest cards"
    verb = "is" if len(cards) == 1 else "are"
    shown = open_in(cards)
    which = f" ({card_names(setting, cards)})" if shown else ""
    return f"{possessive(name)} {gone}{which} {verb} discarded: nobody keeps more than four."


def tell_replaced(setting: Setting, event: CardsReplaced) -> str:
    """Describe cards that nobody else can open, and those drawn in their place."""
    giver, taker = seat_name(setting, event.giver), seat_name(setting, event.taker)
    number = len(event.lost)
    lost = "card leaves" if number == 1 else f"{number} cards leave"
    return (
        f"{possessive(giver)} {lost} the game; {taker} draws as many face up: "
        f"{card_names(setting, event.cards)}."
    )


def tell_corrected(setting: Setting, event: CardCorrected) -> str:
    """Describe a ruling that gives a card or takes one away."""
    way = "gets {} from" if event.given else "gives {} to"
    if not event.pile:
        way = "gets {}" if event.given else "loses {}"
    place = f" {PILES[event.pile]}" if event.pile else ""
    said = way.format(card_name(setting, event.card))
    return f"Corrected: {seat_name(setting, event.seat)} {said}{place}."
