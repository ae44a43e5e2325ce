"""The table of the game of conquest, as it lies before a case begins and after it."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from conformance.making.telling.names import Names, listed, many
from conformance.positions import NOBODY
from conformance.reading import Data

PHASES = {
    "new": "A new game: nothing has happened.",
    "setup": "The set-up; {mover} places next.",
    "turn": "{mover}'s turn {turn} begins.",
    "attack": "{mover}'s turn {turn}, at the attacks.",
    "elimination": "{mover}'s turn {turn}, after an elimination that brought cards.",
    "bonus": "{mover}'s turn {turn} is over, and a capital has fallen.",
    "over": "The game is over.",
}


def phase(names: Names, asked: Data) -> str:
    """Say what the game waits for."""
    before = asked["before"]
    return PHASES[before["phase"]].format(mover=names.player(before["mover"]), turn=before["turn"])


def rows(names: Names, said: Mapping[str, Data], seats: Sequence[str], *, figures: bool) -> Iterator[str]:
    """Say what a case says of a position: who stands where, cards, and whatever else is not usual."""
    if said.get("territories"):
        yield board(names, said["territories"], seats)
    hands = said.get("hands", {})
    for seat, cards in hands.items():
        found = names.cards(cards) if figures else names.drawn(*cards)
        yield f"Cards of {names.player(seat)}: {found or 'none'}."
    yield from _cards(names, said)
    yield from _turn(names, said)
    yield from _capitals(names, said)
    yield from _setup(names, said)


def board(names: Names, territories: Mapping[str, str], seats: Sequence[str]) -> str:
    """Say who holds what: "Anna: Siam 4, India 2. Bob: all others 1."."""
    if territories == {"others": "as dealt"}:
        return "One army on each territory, as dealt."
    held: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for id_, said in territories.items():
        owner, armies = said.split() if said != "as dealt" else ("as", "dealt")
        held[owner][armies].append("all others" if id_ == "others" else names.place(id_))
    ordered = sorted(held, key=lambda owner: seats.index(owner) if owner in seats else len(seats))
    return " ".join(f"{_owner(names, owner)}: {_armies(held[owner])}." for owner in ordered)


def _owner(names: Names, owner: str) -> str:
    return {NOBODY: "Free", "neutral": "Neutral", "as": "As dealt"}.get(owner, names.player(owner))


def _armies(groups: Mapping[str, list[str]]) -> str:
    """Say armies by territory, many with the same number together."""
    said = []
    for armies, places in groups.items():
        if armies in ("0", "dealt"):
            said += [", ".join(places)]
        elif len(places) > 3:
            said += [f"{armies} each on {listed(places)}"]
        else:
            said += [f"{place} {armies}" for place in places]
    return ", ".join(said)


def _cards(names: Names, said: Mapping[str, Data]) -> Iterator[str]:
    if "discard" in said:
        yield f"Discards: {names.drawn(*said['discard']) or 'none'}."
    if "sets" in said:
        yield f"Sets turned in so far: {said['sets']}."


def _turn(names: Names, said: Mapping[str, Data]) -> Iterator[str]:
    if said.get("captured"):
        yield f"Captured in this turn: {names.places_of([*said['captured']])}."
    if said.get("due"):
        yield f"{many(int(str(said['due'])), 'army', 'armies')} of sets still to be placed."
    if said.get("commander_used"):
        yield "The commander was used in this turn."
    if said.get("out"):
        yield f"Out: {names.players([*said['out']])}."
    if said.get("winner"):
        yield f"Winner: {names.player(str(said['winner']))}."


def _capitals(names: Names, said: Mapping[str, Data]) -> Iterator[str]:
    if said.get("capitals"):
        found = [f"{names.player(seat)} {names.place(id_)}" for seat, id_ in said["capitals"].items()]
        yield f"Capitals: {', '.join(found)}."
    if bonus := said.get("bonus"):
        places = names.places_of(bonus["territories"])
        yield f"{names.player(bonus['player'])} has {bonus['armies']} bonus armies for {places}."


def _setup(names: Names, said: Mapping[str, Data]) -> Iterator[str]:
    if said.get("to_place"):
        left = [f"{names.player(seat)} {count}" for seat, count in said["to_place"].items()]
        yield f"Still to place: {', '.join(left)}."
    if said.get("starter"):
        yield f"{names.player(str(said['starter']))} began the set-up."
    if said.get("placed"):
        yield f"Placed in this round so far: {said['placed']}."
