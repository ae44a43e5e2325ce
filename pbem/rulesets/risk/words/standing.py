"""How the players stand, briefly: for the end of a report, and part of `show`."""

from collections.abc import Iterator, Sequence

from pbem.engine.text.wrapping import WIDTH, columns, fold, padded, shorten
from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.state import NEUTRAL, Phase, State
from pbem.rulesets.risk.words.phrases import (
    counted,
    listed,
    seat_name,
    territory_name,
)

_WIDEST_NAME = 24


def standing(ground: Ground, state: State) -> list[str]:
    """Describe each player's territories, armies, cards and continents, then sets and capitals."""
    lines = (
        *_table(ground, state),
        *_to_place(ground, state),
        *_capitals(ground, state),
        _sets(ground, state),
        *_winner(ground, state),
    )
    return list(fold(lines))


def beside(front: str, words: Sequence[str]) -> list[str]:
    """Put a list to the right of `front`, on as many lines as it needs; no word is broken."""
    lines = [front]
    for place, word in enumerate(words, 1):
        said = word if place == len(words) else f"{word},"
        begun = columns(lines[-1]) > columns(front)
        if begun and columns(lines[-1]) + 1 + columns(said) > WIDTH:
            lines.append(" " * columns(front))
            begun = False
        lines[-1] += f" {said}" if begun else said
    return [line.rstrip() for line in lines]


def _table(ground: Ground, state: State) -> Iterator[str]:
    """One line for each player, and one for the neutral army if there is one."""
    owners = [*ground.seats, *([NEUTRAL] if NEUTRAL in state.owners else [])]
    names = {owner: shorten(seat_name(ground, owner), _WIDEST_NAME) for owner in owners}
    width = max(columns(name) for name in names.values())
    yield f"{'':{width}}  territories  armies  cards  continents"
    for owner in owners:
        front = padded(names[owner], width)
        if owner in state.out:
            yield f"{front}  out of the game"
        else:
            yield from beside(
                f"{front}{_counts(ground, state, owner)}", _lands(ground, state, owner)
            )


def _counts(ground: Ground, state: State, owner: str) -> str:
    held = ground.held(state, owner)
    armies = sum(ground.armies(state, territory) for territory in held)
    cards = str(len(state.hands[owner])) if owner in state.hands else ""
    return f"  {len(held):11}  {armies:6}  {cards:>5}  "


def _lands(ground: Ground, state: State, owner: str) -> list[str]:
    held = set(ground.held(state, owner))
    return [land.name for land in ground.board.continents if held.issuperset(land.territories)]


def _to_place(ground: Ground, state: State) -> Iterator[str]:
    """Describe what is left of the set-up."""
    left = [
        f"{seat_name(ground, owner)} {armies}" for owner, armies in state.to_place.items() if armies
    ]
    if state.phase is Phase.SETUP and left:
        yield f"Armies still to place: {listed(left)}."


def _capitals(ground: Ground, state: State) -> Iterator[str]:
    """Describe all capitals, and who holds those that have fallen."""
    places = [
        f"{seat_name(ground, seat)} {_capital(ground, state, seat)}"
        for seat in ground.seats
        if seat in state.capitals and seat not in state.out
    ]
    if places:
        yield f"Capitals: {'; '.join(places)}."


def _capital(ground: Ground, state: State, seat: str) -> str:
    capital = state.capitals[seat]
    owner = ground.owner(state, capital)
    name = territory_name(ground, capital)
    return name if owner == seat else f"{name}, held by {seat_name(ground, owner)}"


def _sets(ground: Ground, state: State) -> str:
    worth = counted(set_value(ground.rules, state.sets + 1), "army")
    return f"Sets turned in: {state.sets}. The next is worth {worth}."


def _winner(ground: Ground, state: State) -> Iterator[str]:
    if state.winner:
        yield f"{seat_name(ground, state.winner)} has won the game."
