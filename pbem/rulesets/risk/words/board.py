"""The board in letters: by continent who holds what, and what a record changed."""

from collections.abc import Iterator

from pbem.engine.text.wrapping import padded, shorten
from pbem.engine.words.board_letters import Cell, Group, beside, change
from pbem.rulesets.risk.board import Continent
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State
from pbem.rulesets.risk.words.phrases import owner_label

_NAME = 22


def board(setting: Setting, state: State, before: State | None = None) -> list[Group]:
    """Return the continents with their territories in board order."""
    # If the board was empty before, everything on it is new.
    old = before if before and any(before.owners) else state
    return [
        Group(heading(setting, state, land), tuple(_cells(setting, state, old, land)))
        for land in setting.board.continents
    ]


def heading(setting: Setting, state: State, land: Continent) -> str:
    """Name a continent with its bonus, and with the one who holds it."""
    owners = {setting.owner(state, territory) for territory in land.territories}
    head = f"{land.name} ({land.bonus})"
    if len(owners) > 1 or owners == {""}:
        return head
    return f"{head}, held by {owner_label(setting, owners.pop())}"


def _cells(setting: Setting, state: State, old: State, land: Continent) -> Iterator[Cell]:
    for place, territory in enumerate(setting.board.territories):
        if territory.id in land.territories:
            owner, armies = state.owners[place], state.armies[place]
            sign = change(owner, armies, old.owners[place], old.armies[place])
            yield Cell(territory.name, _owner(setting, owner), armies, sign)


def _owner(setting: Setting, owner: str) -> str:
    return "free" if not owner else "neutral" if owner == NEUTRAL else owner_label(setting, owner)


def borders(setting: Setting) -> Iterator[str]:
    """List by continent where one can go from each territory."""
    names = setting.board.names
    for land in setting.board.continents:
        yield f"{land.name} ({land.bonus})"
        for territory in setting.board.territories:
            if territory.id in land.territories:
                front = f"  {padded(shorten(territory.name, _NAME), _NAME)}  "
                yield from beside(front, [names[other] for other in territory.borders])
