"""A race: where the pieces stand, the play action by action, and what must follow of each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from conformance.making.telling.lines import Step
from conformance.making.telling.names import Names, listed, many
from conformance.reading import Data

PHASES = {
    "new": "A new race: nothing has happened.",
    "turn": "{mover}'s turn {turn}: the dice are to be thrown.",
    "throw": "{mover}'s turn {turn}: the dice lie, and a number is to be moved.",
    "over": "The race is over.",
}


def phase(names: Names, asked: Data) -> str:
    """Say what the race waits for."""
    before = asked["before"]
    return PHASES[before["phase"]].format(mover=names.player(before["mover"]), turn=before["turn"])


def rows(names: Names, said: Mapping[str, Any], board: Data) -> Iterator[str]:
    """Say what a case says of a position: where each piece stands and which way it goes."""
    for seat, piece in said.get("pieces", {}).items():
        yield _piece(names, seat, piece, board)
    if said.get("dice"):
        yield f"On the table: {' '.join(map(str, said['dice']))}."
    if said.get("returned"):
        yield f"At the bottom of the piles: {', '.join(said['returned'])}."
    if said.get("winners"):
        yield f"Winner: {names.players(said['winners'])}."


def _piece(names: Names, seat: str, piece: Data, board: Data) -> str:
    who = f"{names.player(seat)}, from the {piece['coast']}"
    if piece.get("home"):
        return f"{who}, is home."
    place = f"at {names.place(piece['place'])}" if piece.get("place") else "off the board"
    way = ", on the way back" if piece.get("crossed") and piece.get("ticket") else ""
    if not piece.get("ticket"):
        return f"{who}, {place}{', has crossed' if piece.get('crossed') else ''}, without a ticket."
    (ticket,) = (one for one in board["tickets"] if one["id"] == piece["ticket"])
    spaces = many(distance(board, piece["place"], piece["next"]), "space")
    ahead = f"{spaces} before {names.place(piece['next'])}"
    return f"{who}, {place}, {ahead}{way}, ticket {_ticket(names, ticket)}."


def distance(board: Data, place: str, city: str) -> int:
    """Count the spaces from a place to a city by the shortest way."""
    lengths: dict[str, int] = {place: 0}
    if "~" in place:
        first, second, space = place.split("~")
        (line,) = (one for one in board["lines"] if one["between"] == [first, second])
        lengths = {first: int(space), second: line["spaces"] - int(space)}
    for _ in board["cities"]:
        for line in board["lines"]:
            for here, there in (line["between"], line["between"][::-1]):
                if here in lengths:
                    there_by = lengths[here] + line["spaces"]
                    lengths[there] = min(lengths.get(there, there_by), there_by)
    return lengths[city]


def _ticket(names: Names, ticket: Data) -> str:
    """Return a ticket with its cities, unless its name says them."""
    stops = [names.place(city) for city in ticket["stops"]]
    id_: str = ticket["id"]
    return id_ if id_ == "".join(stops) else f"{id_} ({', '.join(stops)})"


def steps(names: Names, asked: Data, actions: Sequence[Data], events: Sequence[Data] | None) -> Iterator[Step]:
    """Tell actions with what follows; without events nothing is known to follow."""
    left = list(events or [])
    throws = list(asked["chance"].get("throws", []))
    mover = asked["before"]["mover"]
    if asked["before"]["phase"] == "new":
        before = _taken(names, left, actions[0] if actions else None)
        yield Step(_lots(names, asked["chance"]), before)
        mover = next((one["seat"] for one in events or [] if one["event"] == "turn-started"), mover)
    draws = list(asked["chance"].get("draws", []))
    if draws and asked["before"]["phase"] != "new":
        yield Step(_next_tickets(draws), joins=True)
    for place, action in enumerate(actions):
        who = names.player(action.get("player", mover))
        if action["do"] == "throw":
            done = f"{who} {_thrown(left, throws)}."
        else:
            done = f"{who} moves {action['number']} to {names.place(action['to'])}."
        following = actions[place + 1] if place + 1 < len(actions) else None
        started = [one for one in left if one["event"] == "turn-started"]
        said = _taken(names, left, following, action["do"])
        yield Step(done, said, joins=True)
        if len([one for one in left if one["event"] == "turn-started"]) < len(started):
            mover = started[0]["seat"]


def _lots(names: Names, chance: Data) -> str:
    said = []
    if chance.get("west"):
        said.append(f"The lot for the west: {names.players(chance['west'])}.")
    if chance.get("draws"):
        said.append(_next_tickets(chance["draws"]))
    if chance.get("lots"):
        rolls = [" ".join(map(str, roll)) for roll in _flat(chance["lots"])]
        said.append(f"Lots for the first turn: {', '.join(rolls)}.")
    return " ".join(said)


def _next_tickets(ids: Sequence[str]) -> str:
    word = "The next ticket is" if len(ids) == 1 else "The next tickets are"
    return f"{word} {', '.join(ids)}."


def _flat(lots: Sequence[Any]) -> list[Any]:
    """Return the pairs of dice, whether rounds are told apart or not."""
    rounds = [one for one in lots if one and isinstance(one[0], list)]
    return [pair for one in rounds for pair in one] if rounds else list(lots)


DRAWN = ("ticket-rejected", "ticket-returned", "ticket-drawn")
"""Events of a turn that begins without a ticket."""


def _thrown(left: Sequence[Data], throws: list[Any]) -> str:
    """Say what falls, and that nothing does where the turn is over with the draw: by express, or without a ticket."""
    after = next((event["event"] for event in left if event["event"] not in DRAWN), "")
    if after in ("express-taken", "ticket-missed"):
        return "begins the turn"
    return f"throws: {' '.join(map(str, throws.pop(0)))}" if throws else "throws"


def _taken(names: Names, left: list[Data], following: Data | None, done: str = "") -> str:
    """Take the events up to those of the next action, and say them; a throw that is lost is of the throw."""
    said = []
    ahead = ("piece-moved",) if done == "throw" else ("piece-moved", "throw-lost")
    first = done == "move"
    while left:
        if left[0]["event"] in ahead and not first and following:
            break
        first = False
        event = left.pop(0)
        telling = FOLLOWS.get(event["event"])
        said.append(telling(names, event) if telling else "")
        if event["event"] == "turn-started" and following:
            break
    return " ".join(one for one in said if one)


def _moved(names: Names, event: Data) -> str:
    left = f"{many(event['left'], 'space')} left." if event["left"] else ""
    if not event["beside"]:
        return left
    return f"The piece rests beside {names.player(event['beside'])}'s. {left}".strip()


def _rejected(names: Names, event: Data) -> str:
    why = {"held": "{} holds a ticket from there", "occupied": "{} rests there"}[event["reason"]]
    return f"Ticket {event['ticket']} is rejected: {why.format(names.player(event['by']))}."


def _coast(names: Names, event: Data) -> str:
    where = "is home" if event["home"] else "has crossed"
    return f"{names.player(event['seat'])} {where}, in {names.place(event['city'])}."


def _lost(names: Names, event: Data) -> str:
    why = {"near": "every number passes the city", "blocked": "every landing is taken"}
    return f"{names.player(event['seat'])} can move nothing: {why[event['reason']]}."


FOLLOWS: dict[str, Callable[[Names, Data], str]] = {
    "coasts-taken": lambda names, event: (
        f"In the west: {names.players(event['west']) or 'nobody'}; in the east: {names.players(event['east']) or 'nobody'}."
    ),
    "piece-placed": lambda names, event: f"{names.player(event['seat'])} starts in {names.place(event['city'])}.",
    "starter-rolled": lambda names, event: f"{names.player(event['winner'])} begins.",
    "starter-named": lambda names, event: f"{names.player(event['seat'])} begins, as agreed.",
    "turn-started": lambda names, event: f"{names.player(event['seat'])}'s turn {event['turn']} begins.",
    "ticket-rejected": _rejected,
    "ticket-returned": lambda _, event: f"{event['ticket']} goes to the bottom.",
    "ticket-drawn": lambda names, event: f"{names.player(event['seat'])} draws {event['ticket']}.",
    "ticket-missed": lambda names, event: f"No ticket can be had; {names.player(event['seat'])}'s turn is over.",
    "express-taken": lambda names, event: f"By express to {names.place(event['city'])}.",
    "piece-moved": _moved,
    "city-reached": lambda names, event: f"{names.place(event['city'])} is reached.",
    "coast-reached": _coast,
    "throw-lost": _lost,
    "player-retired": lambda names, event: (
        f"{names.player(event['seat'])}'s piece leaves the board; {names.player(event['partner'])} still travels."
    ),
    "game-won": lambda names, event: (
        f"{listed(map(names.player, event['seats']))} {'has' if len(event['seats']) == 1 else 'have'} won."
    ),
}
"""What events say that the action before them does not say already."""
