"""What a summary of a game names: who went out, continents won and lost, the largest battles."""

from collections.abc import Iterator, Sequence

from pbem.engine.file.phrases import counted
from pbem.engine.text.sentences import begin
from pbem.engine.words.telling import Milestone, told_milestones
from pbem.record import mutable
from pbem.rulesets.risk.events import BattleFought, BattleJoined, Event, TerritoryCaptured
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.words.phrases import seat_name, territory_name
from pbem.rulesets.risk.words.tellings import TELLINGS
from pbem.rulesets.risk.words.voice import ReportVoice

CONTINENT, BATTLE = "continent", "battle"
"""Kinds of what is found by adding up; `tellings.py` has those of single events."""


def milestones(setting: Setting, before: State, events: Sequence[Event], after: State) -> Iterator[Milestone]:
    """Yield the milestones of a record, in the order of their events."""
    found = [
        *told_milestones(ReportVoice(TELLINGS, setting), events),
        *_continents(setting, before, events, after),
        *_battles(setting, events),
    ]
    yield from sorted(found, key=lambda one: one.event)


# ── continents ───────────────────────────────────────────────────────────────────────────────────


def _continents(setting: Setting, before: State, events: Sequence[Event], after: State) -> Iterator[Milestone]:
    """Compare who holds a whole continent before and after; what changes hands within counts once."""
    for land in setting.board.continents:
        old, new = (_holder(setting, state, land.territories) for state in (before, after))
        if old != new:
            text = _change(setting, land.name, old, new)
            yield Milestone(CONTINENT, text, _last_capture(events, land.territories))


def _holder(setting: Setting, state: State, territories: Sequence[str]) -> str:
    owners = {setting.owner(state, territory) for territory in territories}
    return owners.pop() if len(owners) == 1 else ""


def _change(setting: Setting, land: str, old: str, new: str) -> str:
    if not new:
        return begin(f"{seat_name(setting, old):loses} {land}.")
    taken = f" from {seat_name(setting, old)}" if old else ""
    return begin(f"{seat_name(setting, new):takes} all of {land}{taken}.")


def _last_capture(events: Sequence[Event], territories: Sequence[str]) -> int:
    """The last capture there; the last event if the land came to somebody in another way."""
    captures = (
        at for at, event in enumerate(events) if isinstance(event, TerritoryCaptured) and event.target in territories
    )
    return max(captures, default=max(len(events) - 1, 0))


# ── battles ──────────────────────────────────────────────────────────────────────────────────────


@mutable
class _Battle:
    """One attack, from its first throw to whatever ended it; `at` is its last event so far."""

    joined: BattleJoined
    at: int
    lost: int = 0
    killed: int = 0
    captured: bool = False


def _battles(setting: Setting, events: Sequence[Event]) -> Iterator[Milestone]:
    battles: list[_Battle] = []
    for at, event in enumerate(events):
        if isinstance(event, BattleJoined):
            battles.append(_Battle(event, at))
        elif battles and isinstance(event, BattleFought):
            battles[-1].lost += event.attacker_losses
            battles[-1].killed += event.defender_losses
            battles[-1].at = at
        elif battles and isinstance(event, TerritoryCaptured):
            battles[-1].captured = True
            battles[-1].at = at
    for battle in battles:
        if size := battle.lost + battle.killed:
            yield Milestone(BATTLE, _tell(setting, battle), battle.at, size)


def _tell(setting: Setting, battle: _Battle) -> str:
    attacker, defender = (seat_name(setting, seat) for seat in (battle.joined.attacker, battle.joined.defender))
    target = territory_name(setting, battle.joined.target)
    cost, price = counted(battle.lost, "army"), counted(battle.killed, "army")
    if battle.captured:
        text = f"{attacker:takes} {target} from {defender}, losing {cost} against {battle.killed}."
    else:
        text = f"{defender:holds} {target} against {attacker}, losing {price} against {battle.lost}."
    return begin(text)
