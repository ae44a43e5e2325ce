"""The laws of the rail race: what holds whatever is played, told without an engine."""

from collections.abc import Sequence
from typing import Any

from conformance.laws.law import Law, but
from conformance.laws.race_tally import Tally

Data = dict[str, Any]


def _one_holder(tally: Tally, event: Data) -> str:
    seat, ticket = event["seat"], event["ticket"]
    piece, facts = tally.pieces[seat], tally.facts.tickets[ticket]
    holder = next((one for one, other in tally.pieces.items() if other["ticket"] == ticket), "")
    if holder or piece["ticket"]:
        return f"{ticket} is drawn, {holder or seat} holds {piece['ticket'] or ticket}"
    wanted = piece["coast"] if piece["crossed"] else _ACROSS[piece["coast"]]
    if facts["bound"] != wanted:
        return but("bound", facts["bound"], wanted)
    others = [tally.stops(one)[0] for one, other in tally.pieces.items() if other["ticket"]]
    return f"another ticket starts in {facts['stops'][0]}" if facts["stops"][0] in others else ""


_ACROSS = {"west": "east", "east": "west"}


def _back_in_the_pile(tally: Tally, event: Data) -> str:
    holder = [seat for seat, piece in tally.pieces.items() if piece["ticket"] == event["ticket"]]
    return f"{holder[0]} holds {event['ticket']}" if holder else ""


def _tickets_by_events(tally: Tally, after: Data) -> str:
    held = [piece["ticket"] for piece in after["pieces"].values() if piece["ticket"]]
    both = {*held} & {*after["returned"]}
    if len({*held}) < len(held) or both or len({*after["returned"]}) < len(after["returned"]):
        return f"tickets in two places: {held}, {after['returned']}"
    return _compare(tally, after, ("ticket", "next")) or but("returned", after["returned"], tally.returned)


def _compare(tally: Tally, after: Data, keys: Sequence[str]) -> str:
    for seat, piece in after["pieces"].items():
        for key in keys:
            if piece[key] != tally.pieces[seat][key]:
                return but(f"{key} of {seat}", piece[key], tally.pieces[seat][key])
    return ""


def _along_the_track(tally: Tally, event: Data) -> str:
    seat, number, space = event["seat"], event["number"], event["space"]
    piece, far = tally.pieces[seat], tally.facts.track.far
    left, before = far(space, piece["next"]), far(piece["place"], piece["next"])
    if not piece["ticket"] or far(piece["place"], space) != number or before != left + number:
        return f"{number} spaces from {piece['place']} to {space}, for {piece['next']}"
    return but("left", event["left"], left)


def _as_the_dice_allow(tally: Tally, event: Data) -> str:
    dice = tally.on_the_table()
    if event["event"] == "throw-lost":
        return but("dice", event["dice"], dice)
    if len(dice) != 2 or event["number"] not in (*dice, sum(dice)):
        return f"{event['number']} spaces with {dice}"
    sum_first = tally.facts.settings["dice_choice"] == "sum-first"
    if sum_first and event["number"] < sum(dice) and not _sum_is_barred(tally, event["seat"], dice):
        return f"one die, and {sum(dice)} can be moved"
    return ""


def _sum_is_barred(tally: Tally, seat: str, dice: list[int]) -> bool:
    """Say whether the sum passes the city, or somebody rests where it may end."""
    here, city = tally.pieces[seat]["place"], tally.pieces[seat]["next"]
    far = tally.facts.track.far
    left = far(here, city) - sum(dice)
    others = [piece["place"] for piece in tally.pieces.values() if piece["place"]]
    return left < 0 or any(far(here, place) == sum(dice) and far(place, city) == left for place in others)


def _where_nobody_rests(tally: Tally, event: Data) -> str:
    space = event.get("space", event.get("city"))
    there = [seat for seat, piece in tally.pieces.items() if piece["place"] == space]
    others = [seat for seat in there if seat != event["seat"]]
    shared = event.get("beside") if tally.facts.settings["rings"] == "shared" else ""
    return "" if others == ([shared] if shared else []) else f"{others} rest on {space}"


def _a_city_of_the_ticket(tally: Tally, event: Data) -> str:
    seat, city = event["seat"], event["city"]
    piece, stops = tally.pieces[seat], tally.stops(event["seat"])
    match event["event"]:
        case "piece-placed" | "express-taken":
            return but("start", city, (stops or [""])[0])
        case "city-reached":
            return but("city", (piece["place"], city), (piece["next"], piece["next"])) or (
                "the last city" if stops[-1] == city else ""
            )
        case _:
            wanted = (piece["ticket"], stops[-1], stops[-1], piece["crossed"])
            return but("end", (event["ticket"], piece["place"], city, event["home"]), wanted)


def _only_the_mover_travels(tally: Tally, event: Data) -> str:
    if tally.pieces[event["seat"]]["home"] or event["seat"] in tally.retired:
        return f"{event['seat']} is out of the race"
    return but("who acts", event["seat"], tally.mover)


def _turns_go_round(tally: Tally, event: Data) -> str:
    if tally.turn == 0:
        return but("turn", event["turn"], 1)
    if tally.winners:
        return "the race is over"
    seats = tally.facts.seats
    place = seats.index(tally.mover) + 1
    running = [seat for seat in (*seats[place:], *seats[:place]) if seat not in tally.retired]
    return but("seat", event["seat"], running[0]) or but("turn", event["turn"], tally.turn + 1)


def _pieces_by_events(tally: Tally, after: Data) -> str:
    return _compare(tally, after, ("coast", "place", "crossed", "home"))


def _all_of_a_team_are_home(tally: Tally, after: Data) -> str:
    if after["winners"] != tally.winners or bool(after["winners"]) != (after["phase"] == "over"):
        return f"winners {after['winners']} in the phase {after['phase']}"
    team = 2 if tally.facts.settings["partners"] else 1
    late = [seat for seat in after["winners"] if not tally.pieces[seat]["home"]]
    if late and len(tally.facts.seats) - len(tally.retired) > len(after["winners"]):
        return f"{late[0]} has won, and is not home"
    # A partner who has given up wins nothing; the other one may still come home.
    least, count = max(team - len(tally.retired), 1), len(after["winners"])
    return f"{after['winners']} have won" if count and not least <= count <= team else ""


LAWS = (
    Law(
        "ticket",
        "R-099, R-109: a ticket is in one place; none is drawn that starts where one in play does",
        ("ticket-drawn",),
        _one_holder,
    ),
    Law("pile", "R-109: what goes under a pile is in nobody's hand", ("ticket-returned",), _back_in_the_pile),
    Law("tickets", "R-098, R-109: tickets change hands by events alone", (), _tickets_by_events),
    Law(
        "track",
        "R-101, R-105: a piece goes along the track, by a shortest route to its city",
        ("piece-moved",),
        _along_the_track,
    ),
    Law(
        "dice",
        "R-101 to R-104: it goes as many spaces as one die or both show",
        ("piece-moved", "throw-lost"),
        _as_the_dice_allow,
    ),
    Law(
        "space",
        "R-108: no two pieces rest on one space",
        ("piece-moved", "piece-placed", "express-taken"),
        _where_nobody_rests,
    ),
    Law(
        "city",
        "R-100, R-103, R-110: pieces start and rest where their tickets say",
        ("piece-placed", "express-taken", "city-reached", "coast-reached"),
        _a_city_of_the_ticket,
    ),
    Law(
        "mover",
        "R-101, R-111: the player on turn travels, and nobody who is home",
        ("piece-moved", "express-taken", "throw-lost", "city-reached", "coast-reached"),
        _only_the_mover_travels,
    ),
    Law("turns", "R-100: turns go round, over those who are home", ("turn-started",), _turns_go_round),
    Law("pieces", "pieces stand where the events put them", (), _pieces_by_events),
    Law("winner", "R-111, R-112: who wins is home, of partners both", (), _all_of_a_team_are_home),
)
