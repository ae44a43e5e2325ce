"""The play of the game of conquest, action by action, with what must follow of each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from conformance.making.telling.lines import Step
from conformance.making.telling.names import Names, listed, many, number
from conformance.reading import Data

CHANGES = ("throw-again", "commander")
"""Actions that belong to the throw before them."""

CHANGED = ("die-rerolled", "die-commanded")
"""The events of these, before the battle."""

PLACINGS = ("claim", "add", "add-neutral")
"""Actions of the set-up, which are many and short."""

BEGINS = {
    "claim": ("territory-claimed",),
    "add": ("army-added",),
    "add-neutral": ("army-added",),
    "name-capital": ("capital-named",),
    "turn-in": ("set-turned-in",),
    "place": ("armies-counted", "armies-placed", "armies-lost"),
    "attack": (*CHANGED, "battle-fought"),
    "free-move": ("free-move-made",),
    "fortify": ("armies-fortified",),
    "end-turn": ("pile-restored", "card-drawn", "card-missed", "turn-ended"),
    "place-bonus": ("armies-placed",),
}
"""The events with which what follows of an action begins."""


class Teller:
    """Tells a play on a board, and keeps who stands where while it does."""

    def __init__(self, names: Names, asked: Data) -> None:
        self.names = names
        self.asked = asked
        self.mover = asked["before"]["mover"]
        self.conqueror = asked["before"]["bonus"].get("player", "")
        self.held = {id_: (one["owner"], one["armies"]) for id_, one in asked["before"]["territories"].items()}
        self.certain = True
        self.dealt: list[tuple[str, int]] = []

    def steps(self, actions: Sequence[Data], events: Sequence[Data] | None) -> Iterator[Step]:
        """Tell actions with what follows; without events nothing is known to follow."""
        left = list(events or [])
        throws = list(self.asked["chance"].get("throws", []))
        again = list(self.asked["chance"].get("again", []))
        first = next(iter(actions), None)
        if self.asked["before"]["phase"] == "new":
            yield Step(self._chance(), self._taken(left, first, own=False), joins=True)
        groups = list(_grouped(actions))
        for place, group in enumerate(groups):
            done = self._done(group, left, throws, again)
            following = groups[place + 1][0] if place + 1 < len(groups) else None
            self.certain = self.certain and events is not None
            follows = self._taken(left, following, own=BEGINS.get(group[0]["do"], ()))
            yield Step(done, follows, joins=group[0]["do"] in PLACINGS)

    def _chance(self) -> str:
        """Say what chance brings before anybody acts."""
        chance = self.asked["chance"]
        rolls = [f"{' '.join(map(str, roll))}" for roll in _rounds(chance.get("lots", []))]
        said = [f"Lots: {', then '.join(rolls)}."] if rolls else []
        if chance.get("deal"):
            cards = ", ".join(map(self.names.place, chance["deal"]))
            said.append(f"Dealt one by one: {cards}, then all others in board order.")
        return " ".join(said)

    def _taken(self, left: list[Data], following: Data | None, own: Any) -> str:
        """Take the events up to those of the next action, and say them."""
        said = []
        ahead = BEGINS.get(following["do"], ()) if following else ()
        mine = bool(own and left and left[0]["event"] in own)
        while left and (mine or left[0]["event"] not in ahead):
            event = left.pop(0)
            mine = mine and event["event"] in CHANGED  # the battle of this throw is still to come
            after = left[0]["event"] if left else ""
            said.append(self._follows(event, after))
            self._apply(event)
            if event["event"] == "turn-started" and following:
                break
        return _sentences(said)

    # ── what is done ─────────────────────────────────────────────────────────────────────────────

    def _done(self, group: Sequence[Data], left: Sequence[Data], throws: list[Any], again: list[Any]) -> str:
        action = group[0]
        match action["do"]:
            case "attack":
                return self._attack(group, bool(left), throws, again)
            case "throw-again" | "commander" | "move-in":
                return self._change(action, again)
            case "claim" | "add" | "add-neutral":
                return self._setup(action, left)
            case "name-capital":
                return " ".join(map(self._named, group))
            case "turn-in":
                return f"{self._who(action)} turns in {self.names.cards(action['cards'])}."
            case "place" | "place-bonus":
                return f"{self._who(action)} places {self._counts(action['armies'])}."
            case "free-move" | "fortify":
                word = "moves" if action["do"] == "free-move" else "shifts"
                places = f"from {self._there(action['from'])} to {self._there(action['to'])}"
                return f"{self._who(action)} {word} {action['armies']} {places}."
            case "end-turn":
                card = " and leaves the card" if action.get("card") is False else ""
                return f"{self._who(action)} ends the turn{card}."
        raise ValueError(action["do"])

    def _who(self, action: Data) -> str:
        acting = self.conqueror if action["do"] == "place-bonus" else self.mover
        return self.names.player(action.get("player", acting or self.mover))

    def _named(self, action: Data) -> str:
        place = self._free(action["territory"])
        if "player" not in action:
            return f"{place} is named as a capital."
        return f"{self.names.player(action['player'])} names {place} as capital."

    def _there(self, id_: str) -> str:
        """Return a territory with who stands there: "Siam (Anna 2)"."""
        if not self.certain or id_ not in self.held:
            return self.names.place(id_)
        owner, armies = self.held[id_]
        return f"{self.names.place(id_)} ({self.names.player(owner)} {armies})"

    def _counts(self, armies: Mapping[str, Any]) -> str:
        return listed(f"{count} on {self.names.place(id_)}" for id_, count in armies.items()) or "none"

    def _attack(self, group: Sequence[Data], goes_on: bool, throws: list[Any], again: list[Any]) -> str:
        action, *more = group
        dice = f"{_dice(action['dice'])} against {number(action['defence']) if action['defence'] else 'none'}"
        who = f"{self.names.player(action['player'])}: " if "player" in action else ""
        said = f"{who}{self._there(action['from'])} attacks {self._there(action['to'])}, {dice}"
        fallen = throws.pop(0) if throws else None
        said += f": {self.names.dice(*fallen)}." if fallen else "."
        changes = [one for one in more if one["do"] in CHANGES or not goes_on]
        return " ".join([said, *(self._change(one, again) for one in changes)])

    def _change(self, action: Data, again: list[Any]) -> str:
        who = f"{self.names.player(action['player'])}: " if "player" in action else ""
        whose = "the defender's " if action.get("whose") == "defence" else "the "
        match action["do"]:
            case "throw-again":
                found = f": {again.pop(0)}" if again else ""
                card = self.names.place(action["card"])
                return f"{who}With the card {card} {whose}{action['die']} is thrown again{found}."
            case "commander":
                return f"{who}The commander turns the {action['die']} to a six."
        return f"{who}{action['armies']} {'is' if action['armies'] == 1 else 'are'} to move in."

    def _setup(self, action: Data, left: Sequence[Data]) -> str:
        seat = action.get("player") or (_placer(left[0]) if left else self.mover)
        if not left:
            self.mover = ""  # whose turn it is then nobody says
        place = self._free(action["territory"])
        army = "a neutral army" if action["do"] == "add-neutral" else "an army"
        if action["do"] == "claim":
            return f"{self.names.player(seat)} claims {place}." if seat else f"{place} is claimed."
        if not seat:
            return f"{army.capitalize()} is added on {place}."
        return f"{self.names.player(seat)} adds {army} on {place}."

    def _free(self, id_: str) -> str:
        known = self.asked["settings"]["placings"] != "lists" and self.held.get(id_, ("", 0))[0]
        return self._there(id_) if known else self.names.place(id_)

    # ── what follows ─────────────────────────────────────────────────────────────────────────────

    def _follows(self, event: Data, after: str) -> str:
        """Say what an event says, unless the one after it says more; a deal is said at its end."""
        kind = event["event"]
        if kind == "territories-dealt":
            self.dealt.append((event["seat"], len(event["territories"])))
            return "" if after == kind else self._deal()
        telling = FOLLOWS.get(kind)
        return telling(self.names, event) if telling and after != "territory-captured" else ""

    def _deal(self) -> str:
        seats = self.names.players([seat for seat, _ in self.dealt])
        counts = listed(str(count) for _, count in self.dealt)
        self.dealt = []
        return f"The territories go round, one to each in turn, to {seats}: {counts}."

    def _apply(self, event: Data) -> None:
        """Keep who stands where."""
        match event["event"]:
            case "armies-placed" | "card-bonus-placed":
                self._add(event["territory"], event["armies"])
            case "army-added":
                self._add(event["territory"], 1)
            case "territory-claimed":
                self.held[event["territory"]] = (event["seat"], 1)
            case "battle-fought":
                self._add(event["source"], -event["attacker-losses"])
                self._add(event["target"], -event["defender-losses"])
            case "territory-captured":
                self._add(event["source"], -event["moved"])
                self.held[event["target"]] = (event["attacker"], event["moved"])
            case "free-move-made" | "armies-fortified":
                self._add(event["source"], -event["armies"])
                self._add(event["target"], event["armies"])
            case "territories-dealt" | "territories-vacated":
                owner = event.get("conqueror", event["seat"])
                self.held |= dict.fromkeys(event["territories"], (owner, 1))
            case "bonus-due":
                self.conqueror = event["seat"]
            case "turn-started":
                self.mover = event["seat"]

    def _add(self, id_: str, armies: int) -> None:
        owner, there = self.held[id_]
        self.held[id_] = (owner, there + armies)


def _grouped(actions: Sequence[Data]) -> Iterator[list[Data]]:
    """Put together what is one step: a throw with its changes and the move-in, capitals, placings."""
    group: list[Data] = []
    for action in actions:
        joins = action["do"] in (*CHANGES, "move-in")
        if group and group[0]["do"] == "name-capital":
            joins = action["do"] == "name-capital"
        if group and not joins:
            yield group
            group = []
        group.append(action)
    if group:
        yield group


def _placer(event: Data) -> str:
    """Return who placed an army of the set-up."""
    seat: str = event.get("by") or event.get("seat") or ""
    return seat


def _rounds(lots: Sequence[Any]) -> list[Sequence[int]]:
    return [one if isinstance(one, list) else [one] for one in lots]


def _dice(count: int) -> str:
    return f"{number(count)} {'die' if count == 1 else 'dice'}"


def _sentences(said: Sequence[str]) -> str:
    return " ".join(one for one in said if one)


def _losses(names: Names, event: Data) -> str:
    lost = [
        f"{names.place(event[place])} loses {event[side]}"
        for place, side in (("source", "attacker-losses"), ("target", "defender-losses"))
        if event[side]
    ]
    return f"{listed(lost)}." if lost else ""


def _counted(names: Names, event: Data) -> str:
    whole = [f"{armies} for {names.continents[id_]}" for id_, armies in event["continents"].items()]
    sets = [f"{event['sets']} for sets"] if event["sets"] else []
    said = [f"{event['base']} for {many(event['territories'], 'territory', 'territories')}"]
    return f"Due: {listed([*said, *whole, *sets])}."


def _to_place(names: Names, event: Data) -> str:
    if not any(event["armies"].values()):
        return "There are no further armies to place."
    return f"To place: {', '.join(f'{names.player(s)} {n}' for s, n in event['armies'].items())}."


def _lots(names: Names, event: Data) -> str:
    what = {"set-up": "places first", "turn": "has the first turn", "dealer": "is the dealer"}
    return f"{names.player(event['winner'])} {what[event['purpose']]}."


def _card_missed(names: Names, event: Data) -> str:
    why = {"none": "no card is left", "five": "five are held", "declined": "it is left"}
    return f"{names.player(event['seat'])} takes no card: {why[event['reason']]}."


def _bonus(names: Names, event: Data) -> str:
    lost = f", {event['lost']} {'is' if event['lost'] == 1 else 'are'} lost" if event["lost"] else ""
    return f"{event['armies']} more on {names.place(event['territory'])} at once{lost}."


def _won(names: Names, event: Data) -> str:
    how = {
        "territories": "",
        "opponent": ", the opponent being out",
        "capitals": " by the capitals",
    }
    return f"{names.player(event['seat'])} has won{how[event['how']]}."


FOLLOWS: dict[str, Callable[[Names, Data], str]] = {
    "lots-rolled": _lots,
    "dealer-named": lambda names, event: f"{names.player(event['dealer'])} deals.",
    "initial-armies-counted": _to_place,
    "setup-armies-lost": lambda names, event: (
        f"{many(event['armies'], 'army', 'armies')} of {names.player(event['owner'])} are lost."
    ),
    "capital-named": lambda names, event: (
        f"{names.place(event['territory'])} is {names.player(event['seat'])}'s capital."
    ),
    "turn-started": lambda names, event: f"{names.player(event['seat'])}'s turn {event['turn']} begins.",
    "set-turned-in": lambda _, event: f"Set {event['number']} of the game: {many(event['armies'], 'army', 'armies')}.",
    "card-bonus-placed": _bonus,
    "armies-counted": _counted,
    "armies-lost": lambda _, event: f"{many(event['armies'], 'army is', 'armies are')} lost.",
    "battle-fought": _losses,
    "territory-captured": lambda _, event: f"Captured, {many(event['moved'], 'moves', 'move')} in.",
    "player-eliminated": lambda names, event: f"{names.player(event['seat'])} is out.",
    "cards-passed": lambda names, event: (
        f"{names.player(event['taker'])} gets the {'card' if len(event['cards']) == 1 else 'cards'} "
        f"{names.drawn(*event['cards'])}."
    ),
    "cards-discarded": lambda names, event: (
        f"The cards of {names.player(event['seat'])} are discarded: {names.drawn(*event['cards'])}."
    ),
    "pile-restored": lambda _, event: f"{many(event['cards'], 'discard becomes', 'discards become')} the pile.",
    "card-drawn": lambda names, event: f"{names.player(event['seat'])} draws {names.drawn(event['card'])}.",
    "card-missed": _card_missed,
    "capital-lost": lambda names, event: (
        f"{names.player(event['seat'])} has lost the capital, {names.place(event['capital'])}, to {names.player(event['conqueror'])}."
    ),
    "territories-vacated": lambda names, event: (
        f"{names.player(event['conqueror'])} gets {names.places_of(event['territories'])}, one army on each."
    ),
    "bonus-due": lambda names, event: f"{names.player(event['seat'])} has {event['armies']} more to place there.",
    "game-won": _won,
}
"""What events say that the action before them does not say already."""
