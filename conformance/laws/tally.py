"""
A tally of the conquest game: what becomes of a position by the events that are told, and by nothing else.

It knows no rule. What an event numbers is added or taken off; where it numbers nothing, what is so
before it counts. Laws look at the tally before each event, and compare it with the position at the end.
"""

from collections.abc import Callable, Mapping
from typing import Any

from conformance.laws.facts import DEALER, Facts

Data = dict[str, Any]

NEW, NEUTRAL = "new", "neutral"


class Tally:
    """A position that follows events, with what the last throw and the last set were."""

    def __init__(self, facts: Facts, before: Mapping[str, Any]) -> None:
        """Begin with a position."""
        self.facts = facts
        self.owners = {id_: one["owner"] for id_, one in before["territories"].items()}
        self.armies: dict[str, int] = {id_: one["armies"] for id_, one in before["territories"].items()}
        self.hands = {seat: list(hand) for seat, hand in before["hands"].items()}
        self.pile, self.discard = list(before["pile"]), list(before["discard"])
        if facts.cards == DEALER and before["phase"] != NEW:
            # Cases name what lies there; to players it lies face down.
            self.pile = [f"({card})" if lies_open(card) else card for card in self.pile]
        self.out = list(before["out"])
        self.capitals, self.to_place = dict(before["capitals"]), dict(before["to_place"])
        self.due, self.sets = before["due"], before["sets"]
        self.turn = 0 if before["phase"] == NEW else before["turn"]
        self.mover, self.phase, self.winner = before["mover"], before["phase"], before["winner"]
        self.bonus: Data = dict(before["bonus"])
        self.began = set(self.owners.values())
        self.began_whole = len(everywhere(before)) == len(facts.deck)
        self.captured = bool(before["captured"])
        self.placed: int = before["placed"]
        self.thrown, self.battle = 0, ("", "")
        self.trio: list[str] = []
        self.tokens = {card for hand in self.hands.values() for card in hand if ":" in card}

    def held(self, seat: str) -> list[str]:
        """Return the territories of an owner."""
        return [id_ for id_, owner in self.owners.items() if owner == seat]

    def room(self, territory: str) -> int:
        """Return how many armies more a territory can take."""
        return self.facts.limit - self.armies[territory]

    def happen(self, event: Data) -> None:
        """Let an event happen; one that moves nothing is passed over."""
        if change := _CHANGES.get(event["event"]):
            change(self, event)

    def take(self, seat: str, cards: list[str]) -> None:
        """Take cards out of a hand, those that are there."""
        hand = self.hands[seat]
        for card in cards:
            if card in hand:
                hand.remove(card)

    def occupy(self, seat: str, territories: list[str]) -> None:
        """Give territories to a seat, one army on each."""
        for territory in territories:
            self.owners[territory], self.armies[territory] = seat, 1


def everywhere(position: Mapping[str, Any]) -> list[str]:
    """Return all cards of a position, wherever they lie."""
    hands = [card for hand in position["hands"].values() for card in hand]
    return [*position["pile"], *position["discard"], *hands]


# ── what events change ───────────────────────────────────────────────────────────────────────────


def _deal(tally: Tally, event: Data) -> None:
    tally.occupy(event["seat"], event["territories"])


def _count_out(tally: Tally, event: Data) -> None:
    tally.to_place = dict(event["armies"])


def _claim(tally: Tally, event: Data) -> None:
    tally.occupy(event["seat"], [event["territory"]])
    tally.to_place[event["seat"]] = max(0, tally.to_place.get(event["seat"], 0) - 1)


def _add(tally: Tally, event: Data) -> None:
    tally.armies[event["territory"]] += 1
    tally.placed = tally.placed + 1 if event["owner"] == event["by"] else 0
    tally.to_place[event["owner"]] = tally.to_place.get(event["owner"], 0) - 1


def _lose_setup(tally: Tally, event: Data) -> None:
    tally.to_place[event["owner"]] = tally.to_place.get(event["owner"], 0) - event["armies"]


def _start(tally: Tally, event: Data) -> None:
    tally.mover, tally.turn, tally.phase = event["seat"], event["turn"], "turn"
    tally.to_place, tally.captured = {}, False


def _turn_in(tally: Tally, event: Data) -> None:
    _discard(tally, event)
    tally.trio = list(event["cards"])
    tally.sets += 1
    tally.due += event["armies"]


def _discard(tally: Tally, event: Data) -> None:
    tally.take(event["seat"], event["cards"])
    if tally.facts.has_pile:
        tally.discard += event["cards"]


def _count(tally: Tally, event: Data) -> None:
    tally.due = event["base"] + sum(event["continents"].values()) + event["sets"]


def _put(tally: Tally, event: Data) -> None:
    tally.armies[event["territory"]] += event["armies"]


def _place(tally: Tally, event: Data) -> None:
    _put(tally, event)
    if not tally.bonus:
        tally.due -= event["armies"]
        return
    tally.bonus["armies"] -= event["armies"]
    if not tally.bonus["armies"]:
        tally.bonus = {}


def _lose(tally: Tally, event: Data) -> None:
    tally.due -= event["armies"]


def _fight(tally: Tally, event: Data) -> None:
    tally.armies[event["source"]] -= event["attacker-losses"]
    tally.armies[event["target"]] -= event["defender-losses"]
    tally.thrown, tally.battle = len(event["attack"]), (event["source"], event["target"])


def _capture(tally: Tally, event: Data) -> None:
    tally.owners[event["target"]], tally.captured = event["attacker"], True
    _move(tally, event | {"armies": event["moved"]})


def _move(tally: Tally, event: Data) -> None:
    tally.armies[event["source"]] -= event["armies"]
    tally.armies[event["target"]] += event["armies"]


def _eliminate(tally: Tally, event: Data) -> None:
    tally.out.append(event["seat"])


def _pass(tally: Tally, event: Data) -> None:
    tally.take(event["giver"], event["cards"])
    tally.hands[event["taker"]] += event["cards"]


def _replace(tally: Tally, event: Data) -> None:
    tally.take(event["giver"], event["lost"])
    tally.hands[event["taker"]] += event["cards"]


def _open(tally: Tally, event: Data) -> None:
    hand = tally.hands[event["seat"]]
    if event["token"] in hand:
        hand[hand.index(event["token"])] = event["card"]


def _draw(tally: Tally, event: Data) -> None:
    if event["card"] in tally.pile:
        tally.pile.remove(event["card"])
    tally.captured = False
    tally.hands[event["seat"]].append(event["card"])
    tally.tokens.add(event["card"])


def lies_open(card: str) -> bool:
    """Say whether everybody sees a card: no token, and not in the brackets of a case."""
    return ":" not in card and not card.startswith("(")


def _restore(tally: Tally, _event: Data) -> None:
    tally.pile += filter(lies_open, tally.discard)
    tally.discard = [card for card in tally.discard if not lies_open(card)]


def _veil(tally: Tally, event: Data) -> None:
    tally.pile = list(event["tokens"])


def _name_capital(tally: Tally, event: Data) -> None:
    tally.capitals[event["seat"]] = event["territory"]


def _vacate(tally: Tally, event: Data) -> None:
    tally.occupy(event["conqueror"], event["territories"])


def _owe(tally: Tally, event: Data) -> None:
    tally.bonus = {"player": event["seat"], "armies": event["armies"], "territories": event["territories"]}
    tally.phase = "bonus"


def _resign(tally: Tally, event: Data) -> None:
    tally.out.append(event["seat"])
    tally.owners |= dict.fromkeys(event["territories"], NEUTRAL)
    if tally.bonus.get("player") == event["seat"]:
        tally.bonus = {}


def _rule_armies(tally: Tally, event: Data) -> None:
    tally.owners[event["territory"]], tally.armies[event["territory"]] = event["owner"], event["armies"]
    tally.began &= {*tally.owners.values()}


def _rule_card(tally: Tally, event: Data) -> None:
    hand = tally.hands[event["seat"]]
    pile = {"pile": tally.pile, "discard": tally.discard}.get(event["pile"], [])
    here, there = (pile, hand) if event["given"] else (hand, pile)
    if event["card"] in here:
        here.remove(event["card"])
    there.append(event["card"])


def _rule_sets(tally: Tally, event: Data) -> None:
    tally.sets = event["sets"]


def _win(tally: Tally, event: Data) -> None:
    tally.winner, tally.phase = event["seat"], "over"
    tally.due, tally.bonus = 0, {}


_CHANGES: dict[str, Callable[[Tally, Data], None]] = {
    "territories-dealt": _deal,
    "initial-armies-counted": _count_out,
    "territory-claimed": _claim,
    "army-added": _add,
    "setup-armies-lost": _lose_setup,
    "capital-named": _name_capital,
    "turn-started": _start,
    "set-turned-in": _turn_in,
    "card-bonus-placed": _put,
    "armies-counted": _count,
    "armies-placed": _place,
    "armies-lost": _lose,
    "battle-fought": _fight,
    "territory-captured": _capture,
    "player-eliminated": _eliminate,
    "cards-passed": _pass,
    "cards-replaced": _replace,
    "cards-discarded": _discard,
    "cards-forfeited": _discard,
    "card-opened": _open,
    "card-drawn": _draw,
    "pile-restored": _restore,
    "pile-veiled": _veil,
    "free-move-made": _move,
    "armies-fortified": _move,
    "territories-vacated": _vacate,
    "bonus-due": _owe,
    "player-resigned": _resign,
    "armies-corrected": _rule_armies,
    "card-corrected": _rule_card,
    "sets-corrected": _rule_sets,
    "mover-set": _start,
    "game-won": _win,
}
