"""Laws about armies: what is due, what stands where, what is lost."""

from typing import Any

from conformance.laws.facts import NEUTRAL
from conformance.laws.law import Law, but
from conformance.laws.tally import Tally

Data = dict[str, Any]


_AFTER_PLACING = (
    "battle-fought",
    "free-move-made",
    "armies-fortified",
    "card-drawn",
    "turn-ended",
    "turn-started",
)


def _all_are_placed(tally: Tally, event: Data) -> str:
    if event["event"] == "armies-lost":
        return but("lost", event["armies"], tally.due)
    due = tally.due + tally.bonus.get("armies", 0)
    return f"{due} armies are due, neither placed nor lost" if due else ""


def _no_more_is_placed(tally: Tally, event: Data) -> str:
    seat, territory, armies = event["seat"], event["territory"], event["armies"]
    due = tally.bonus.get("armies", 0) if tally.bonus else tally.due
    if not 1 <= armies <= due:
        return f"{armies} placed, {due} are due"
    if tally.owners[territory] != seat:
        return f"{territory} is not {seat}'s"
    if tally.bonus and (seat, True) != (tally.bonus["player"], territory in tally.bonus["territories"]):
        return f"the bonus is not for {seat} on {territory}"
    return ""


def _lost_for_want_of_room(tally: Tally, event: Data) -> str:
    owner = event["owner"] if "owner" in event else event["seat"]
    rooms = [territory for territory in tally.held(owner) if tally.room(territory) > 0]
    return f"{rooms[0]} has room for {tally.room(rooms[0])}" if rooms else ""


def _bonus_of_a_card(tally: Tally, event: Data) -> str:
    territory, armies, lost = event["territory"], event["armies"], event["lost"]
    if tally.owners[territory] != event["seat"] or territory not in tally.trio:
        return f"{territory} is not {event['seat']}'s, or not on a card of the set"
    if lost and armies != tally.room(territory):
        return f"{lost} lost, and {territory} has room for {tally.room(territory) - armies}"
    return but("placed and lost", armies + lost, tally.facts.settings["card_territory_bonus"])


def _counted(tally: Tally, event: Data) -> str:
    held = tally.held(event["seat"])
    whole = {
        land: tally.facts.bonuses[land] for land, places in tally.facts.continents.items() if set(places) <= set(held)
    }
    return (
        but("territories", event["territories"], len(held))
        or but("for territories", event["base"], max(3, len(held) // 3))
        or but("for continents", event["continents"], whole)
        or but("for sets", event["sets"], tally.due)
    )


def _set_up(tally: Tally, event: Data) -> str:
    owner = event.get("owner", event.get("seat"))
    left = tally.to_place.get(owner, 0)
    if tally.turn:
        return "the set-up is over"
    if event["event"] == "setup-armies-lost":
        return but("lost", event["armies"], left)
    held = tally.owners[event["territory"]]
    wanted = "" if event["event"] == "territory-claimed" else owner
    return but(f"owner of {event['territory']}", held, wanted) or ("" if left else "none is left")


def _two_and_a_neutral_one(tally: Tally, event: Data) -> str:
    if tally.facts.settings["setup"] != "neutral":
        return ""
    own_turn = tally.placed < 2 and tally.to_place.get(event["by"], 0) > 0
    if tally.to_place.get(NEUTRAL, 0) and own_turn != (event["owner"] == event["by"]):
        return f"{event['owner']} gets one after {tally.placed} of {event['by']}"
    return ""


def _nobody_stands_on_nothing(tally: Tally, _event: Data) -> str:
    for territory, armies in tally.armies.items():
        if not (1 <= armies <= tally.facts.limit if tally.owners[territory] else armies == 0):
            return f"{tally.owners[territory] or 'nobody'} has {armies} on {territory}"
    return ""


def _by_events_alone(tally: Tally, after: Data) -> str:
    for territory, one in after["territories"].items():
        told = {"owner": tally.owners[territory], "armies": tally.armies[territory]}
        if told != one:
            return f"{territory}: {one}, by the events {told}"
    return _nobody_stands_on_nothing(tally, after)


def _nothing_due_is_forgotten(tally: Tally, after: Data) -> str:
    left = {who: armies for who, armies in tally.to_place.items() if armies}
    return (
        but("due", after["due"], tally.due)
        or but("bonus", after["bonus"], tally.bonus)
        or but("to place", after["to_place"], left)
    )


LAWS = (
    Law(
        "placed",
        "R-030: armies due are placed before anything else is done",
        ("armies-lost", *_AFTER_PLACING),
        _all_are_placed,
    ),
    Law(
        "no more",
        "R-030: no more than is due is placed, on territories of one's own",
        ("armies-placed",),
        _no_more_is_placed,
    ),
    Law(
        "room",
        "R-081: armies are lost only where nothing has room for them",
        ("armies-lost", "setup-armies-lost"),
        _lost_for_want_of_room,
    ),
    Law(
        "card bonus",
        "R-060, R-083: a card's armies go on its territory, and are lost only where that is full",
        ("card-bonus-placed",),
        _bonus_of_a_card,
    ),
    Law(
        "count", "R-024 to R-029: armies are counted by territories, continents and sets", ("armies-counted",), _counted
    ),
    Law(
        "set-up",
        "R-012, R-013: in the set-up everybody places what was counted out",
        ("territory-claimed", "army-added", "setup-armies-lost"),
        _set_up,
    ),
    Law(
        "neutral", "R-071: two own armies and a neutral one in a placing turn", ("army-added",), _two_and_a_neutral_one
    ),
    Law(
        "standing",
        "R-044, R-080: whoever holds a territory has an army on it, and none above the limit",
        (
            "armies-placed",
            "player-eliminated",
            "free-move-made",
            "turn-ended",
            "turn-started",
            "bonus-due",
        ),
        _nobody_stands_on_nothing,
    ),
    Law("armies", "armies come, go and change hands by events alone, by what these number", (), _by_events_alone),
    Law("left over", "what is due stays due until it is placed", (), _nothing_due_is_forgotten),
)
