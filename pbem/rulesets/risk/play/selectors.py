"""
Selectors: words with an @ that stand for territories in set-up lists and standing orders (4.6, 4.7).

    @<continent>   the territories of a continent
    @neutral       those of the neutral army
    @border        own territories that touch a foreign one
    @vacated       those that an eliminated player left (R-093)
    @rest          all

Each is looked up anew whenever it is used; the caller narrows the answer to what is allowed there.
"""

from collections.abc import Sequence

from pbem.rulesets.risk.orders import MARK, is_selector
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State


def select(setting: Setting, state: State, seat: str, word: str, *, vacated: Sequence[str] = ()) -> list[str]:
    """Return the territories that a word stands for to a seat, in board order."""
    if not is_selector(word):
        return [word]
    match word:
        case "@rest":
            return list(setting.board.ids)
        case "@neutral":
            return setting.held(state, NEUTRAL)
        case "@border":
            return setting.edge(state, seat)
        case "@vacated":
            return [territory for territory in setting.board.ids if territory in vacated]
        case _:
            return _of_continent(setting, word.removeprefix(MARK))


def _of_continent(setting: Setting, continent: str) -> list[str]:
    members = next((land.territories for land in setting.board.continents if land.id == continent), ())
    return [territory for territory in setting.board.ids if territory in members]


def touches_foreign(setting: Setting, state: State, territory: str) -> bool:
    """Say whether a territory borders one of another owner, in either direction."""
    owner = setting.owner(state, territory)
    return any(setting.owner(state, there) != owner for there in setting.touching[territory])
