"""The limits of a clicked turn: the page says right and wrong where the reader of order files does."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from scenes import set_scene

from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk.forms.order_form import write_form
from pbem.rulesets.risk.reading.orders import read_orders

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.spelling

HEADER = {"game": "world", "player": "anna", "turn": 3}
OPEN = "board: Ukraine anna 4, Ural anna 2, Siberia anna 1, Afghanistan ben 4; others cleo 1\nseats: anna ben cleo"
CAPPED = (
    "rules: risk-1959-reprint with army-cap-12\nseats: anna ben cleo\n"
    "board: Ukraine anna 11, Ural anna 10, Siberia anna 12, Afghanistan ben 4; others cleo 1"
)

TRADED = (
    "rules: risk-1959 with army-cap-12\nseats: anna ben cleo\nhand anna: Siberia, joker, joker\n"
    "board: Ukraine anna 1, Ural anna 1, Siberia anna 11, Afghanistan ben 4; others cleo 1"
)

FULL = CAPPED.replace("anna 11", "anna 12").replace("anna 10", "anna 12").replace("Siberia anna 12", "Siberia anna 11")

LYING = f"{OPEN}\nrules: risk-parker with commander\nphase: throw\nthrow: Ukraine, Afghanistan: 6 3 1 v 5 4"


class Turn(NamedTuple):
    """What was clicked, and what the page says if it cannot be ordered; "" if it can."""

    wrong: str
    place: dict[str, int]
    moves: tuple[tuple[str, str, str], ...] = ()
    attacks: tuple[dict[str, Any], ...] = ()
    scene: str = OPEN
    sets: tuple[tuple[int, ...], ...] = ()

    @property
    def question(self) -> dict[str, Any]:
        scene = set_scene(self.scene)
        moves = [{"from": a, "to": b, "armies": armies, "when": ""} for a, b, armies in self.moves]
        form = write_form(scene.setting, scene.state, scene.seat)
        return {
            "form": form,
            "header": HEADER,
            "place": self.place,
            "moves": moves,
            "attacks": list(self.attacks),
            "sets": list(self.sets),
        }


HERE, THERE = {"siberia": 3}, {"ukraine": 3}
TURNS = {
    "all armies placed": Turn("", THERE),
    "one armies too few": Turn("still to be placed", {"ukraine": 2}),
    "one army too many": Turn("too many", {"ukraine": 4}),
    "one army stays": Turn("", HERE, (("ukraine", "ural", "3"),)),
    "the last army goes": Turn("at most 3 may go", HERE, (("ukraine", "ural", "4"),)),
    "the only army goes": Turn("no army can leave", THERE, (("siberia", "ural", "1"),)),
    "all of one army": Turn("no army can leave", THERE, (("siberia", "ural", "max"),)),
    "placed armies go": Turn("", HERE, (("siberia", "ural", "3"),)),
    "placed armies go, and the last": Turn("at most 3 may go", HERE, (("siberia", "ural", "4"),)),
    "as many as may go": Turn("", HERE, (("ukraine", "ural", "max"),)),
    "too far": Turn("are not adjacent", THERE, (("ukraine", "siberia", "1"),)),
    "two may attack": Turn("", {"siberia": 1, "ukraine": 2}, (), ({"path": ["siberia", "mongolia"]},)),
    "one may not": Turn("an attack needs 2", THERE, (), ({"path": ["siberia", "mongolia"]},)),
    "on own land": Turn("Ural is yours", THERE, (), ({"path": ["ukraine", "ural"]},)),
    "on land afar": Turn("are not adjacent", THERE, (), ({"path": ["ukraine", "mongolia"]},)),
    "on and on": Turn("", THERE, (), ({"path": ["ukraine", "afghanistan", "china"]},)),
    "on, and back": Turn("appears twice", THERE, (), ({"path": ["ukraine", "afghanistan", "ukraine"]},)),
    "up to the limit": Turn("", {"ukraine": 1, "ural": 2}, scene=CAPPED),
    "above the limit": Turn("room for 1 army more", {"ukraine": 2, "ural": 1}, scene=CAPPED),
    "a move above the limit": Turn(
        "the limit is 12", {"ukraine": 1, "ural": 2}, (("siberia", "ural", "1"),), scene=CAPPED
    ),
    "as many losses as lie on the table": Turn(
        "", {}, (), ({"path": ["ukraine", "afghanistan"], "losses": 2},), scene=LYING
    ),
    "fewer losses than lie on the table": Turn(
        "may cost 2 armies", {}, (), ({"path": ["ukraine", "afghanistan"], "losses": 1},), scene=LYING
    ),
    "few losses in another battle": Turn("", {}, (), ({"path": ["ukraine", "scandinavia"], "losses": 1},), scene=LYING),
    "few losses in a later battle": Turn(
        "", {}, (), ({"path": ["ural", "china"]}, {"path": ["ukraine", "afghanistan"], "losses": 1}), scene=LYING
    ),
    "less room than armies": Turn("", {"siberia": 1}, scene=FULL),
    "more armies than room": Turn("2 armies too many", {"siberia": 3}, scene=FULL),
    "the armies of a card go": Turn("", {"ukraine": 7}, (("siberia", "ural", "11"),), scene=TRADED, sets=((0, 1, 2),)),
    "and no more than there was room for": Turn(
        "at most 11 may go", {"ukraine": 7}, (("siberia", "ural", "12"),), scene=TRADED, sets=((0, 1, 2),)
    ),
    "a card leaves no room": Turn(
        "room for 0 armies more", {"siberia": 1, "ukraine": 6}, scene=TRADED, sets=((0, 1, 2),)
    ),
}


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_the_page_and_the_reader_agree_at_every_limit(ask: Callable[[str, Any], Any], turn: Turn) -> None:
    said = ask("clicked", turn.question)
    data = {key: value for key, value in tomllib.loads(said["text"]).items() if key not in HEADER}
    scene, sheet = set_scene(turn.scene), Sheet(data)
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    errors = [one.message for one in sheet.problems if one.is_error]
    assert bool(said["faults"]) == bool(errors) == bool(turn.wrong), (said, errors)
    assert turn.wrong in " ".join(said["faults"])
