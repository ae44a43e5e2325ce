"""Laws about cards: each is in one place; sets, draws, piles."""

from collections import Counter
from typing import Any

from conformance.laws.facts import JOKER
from conformance.laws.law import Law, but
from conformance.laws.tally import Tally, everywhere, lies_open

Data = dict[str, Any]


def _a_set(tally: Tally, event: Data) -> str:
    cards, number = event["cards"], event["number"]
    if len(cards) != 3 or not all(map(lies_open, cards)):
        return f"{cards} are not three open cards"
    if JOKER not in cards and len({tally.facts.figures[card] for card in cards}) == 2:
        return f"{cards} is no set"
    return but("number", number, tally.sets + 1) or but("armies", event["armies"], _value(tally, number))


def _value(tally: Tally, number: int) -> int:
    """R-056, R-078: as printed up to the eighth set, then five more each time; or one more each time."""
    if tally.facts.settings["set_values"] == "plus-one":
        return number + 3
    printed = (4, 6, 8, 10, 12, 15, 20, 25)
    return printed[number - 1] if number <= 8 else 25 + 5 * (number - 8)


def _out_of_a_hand(tally: Tally, event: Data) -> str:
    seat = event["giver"] if "giver" in event else event["seat"]
    one = [event[key] for key in ("card", "token") if key in event][-1:]
    gone = event["lost"] if "lost" in event else event.get("cards", one)
    missing: Counter[str] = Counter(gone) - Counter(tally.hands[seat])
    if missing:
        return f"{seat} does not hold {[*missing]}"
    if "giver" not in event:
        return ""
    if ("lost" in event) == tally.facts.has_pile:
        return "cards pass where there is one deck, and are replaced where there is none"
    new = event["cards"] if "lost" in event else []
    if new and (len(new) != len(gone) or not all(map(lies_open, new))):
        return f"{new} for {len(gone)}"
    return but("cards", sorted(gone), sorted(tally.hands[seat]))


def _the_oldest_go(tally: Tally, event: Data) -> str:
    hand = tally.hands[event["seat"]]
    return but("given up", event["cards"], hand[: max(0, len(hand) - 4)])


def _out_of_the_pile(tally: Tally, event: Data) -> str:
    card = event["card"]
    if not tally.captured or len(tally.hands[event["seat"]]) > 4:
        return f"{event['seat']} captured nothing, has drawn, or holds five cards"
    if lies_open(card) == tally.facts.hidden:
        return f"{card} lies {'open' if tally.facts.hidden else 'face down'}"
    if tally.facts.has_pile:
        return "" if card in tally.pile else f"{card} is not in the pile"
    return f"{card} was there before" if ":" in card and card in tally.tokens else ""


def _the_pile_anew(tally: Tally, event: Data) -> str:
    if event["event"] == "pile-veiled":
        return but("cards", len(event["tokens"]), len(tally.pile))
    if tally.pile:
        return f"{len(tally.pile)} cards are left in it"
    return but("cards", event["cards"], len([*filter(lies_open, tally.discard)]))


def _no_more_than_four(tally: Tally, event: Data) -> str:
    number = len(tally.hands[event["seat"]])
    return f"{number} cards after the sets" if number > 4 else ""


def _each_in_one_place(tally: Tally, after: Data) -> str:
    for seat, hand in after["hands"].items():
        if Counter(hand) != Counter(tally.hands[seat]):
            return _differing(f"the hand of {seat}", hand, tally.hands[seat])
    for name, told in (("pile", tally.pile), ("discard", tally.discard)):
        if Counter(after[name]) != Counter(told):
            return _differing(f"the {name}", after[name], told)
    return _whole_deck(tally, after) or but("sets", after["sets"], tally.sets)


def _differing(where: str, found: list[str], told: list[str]) -> str:
    more, fewer = Counter(found) - Counter(told), Counter(told) - Counter(found)
    return f"in {where} are {[*more]} too many, {[*fewer]} missing"


def _whole_deck(tally: Tally, after: Data) -> str:
    everything = everywhere(after)
    tokens = Counter(card for card in everything if ":" in card)
    if len(tokens) != tokens.total():
        return f"{tokens.most_common(1)[0][0]} is in two places"
    if not tally.began_whole or not all(map(lies_open, everything)):
        return ""
    whole = Counter(everything) == Counter(tally.facts.deck)
    return "" if whole else _differing("the deck", everything, tally.facts.deck)


LAWS = (
    Law(
        "set",
        "R-052, R-056: a set is three open cards that fit, and worth what the next set is worth",
        ("set-turned-in",),
        _a_set,
    ),
    Law(
        "hand",
        "cards that leave a hand, or are shown, were in it; who is out gives all",
        (
            "set-turned-in",
            "cards-discarded",
            "cards-forfeited",
            "cards-passed",
            "cards-replaced",
            "card-opened",
            "die-rerolled",
        ),
        _out_of_a_hand,
    ),
    Law(
        "oldest",
        "R-054: with hidden hands the oldest cards beyond four are given up",
        ("cards-forfeited",),
        _the_oldest_go,
    ),
    Law(
        "draw",
        "R-050: a card is drawn for a capture, out of the pile, or is a new one",
        ("card-drawn",),
        _out_of_the_pile,
    ),
    Law("pile", "R-059: a new pile is all discards that lie open", ("pile-restored", "pile-veiled"), _the_pile_anew),
    Law(
        "four",
        "R-054: nobody keeps more than four cards at the start of a turn",
        ("armies-counted",),
        _no_more_than_four,
    ),
    Law("cards", "R-005: each card is in one place, and moves by events alone", (), _each_in_one_place),
)
