"""`pbem replay --summary`: a game on a page, for any game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pbem.engine.page.game_summary import MOST_POINTS, summary
from pbem.engine.proof.playback import replay
from pbem.engine.table.rooms import Words
from pbem.engine.table.terms import Clock
from pbem.engine.words.telling import Milestone, Score
from pbem.local import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from conftest import Run

pytestmark = pytest.mark.spelling

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples"
CONQUEST = EXAMPLES / "risk-1959-french-to-victory" / "risk-1959-french-031.toml"
RACE = EXAMPLES / "across-the-continent-four-to-victory" / "across-the-continent-four-015.toml"


def test_both_games_on_a_page_each(pbem: Run, golden: Callable[[Path, str], None]) -> None:
    pages = [pbem("replay", game, "--summary").stdout for game in (CONQUEST, RACE)]
    golden(HERE / "summary.txt", "\n".join(pages))
    for page in pages:
        assert len(page.splitlines()) <= 66
        assert max(map(len, page.splitlines())) <= 79


def test_it_is_of_the_whole_game(pbem: Run) -> None:
    result = pbem("replay", CONQUEST, "--summary", "--turn", "3")
    assert result.exit_code == 2
    assert "--summary is of the whole game" in result.stderr


class PlainWords(Words):
    """Words that count nothing and name nothing."""

    def headline(self) -> Sequence[str]:
        return ["A game"]

    def describe(self, _event: Any, /) -> Sequence[str]:
        return ()

    def standing(self, _state: Any, /) -> Sequence[str]:
        return ()

    def show(self, _state: Any, _seat: str | None, _before: Any = None, /) -> Sequence[str]:
        return ()


class BusyWords(PlainWords):
    """Words that name very much, and count what nobody has."""

    def score(self, _state: Any, /) -> Sequence[Score]:
        return [Score("Points", (0, 0, 0)), Score("Hats", (9, 8, 7), charted=False)]

    def milestones(self, _before: Any, _events: Any, _after: Any, /) -> Sequence[Milestone]:
        return [Milestone("end", "The end.", 1), *(Milestone("hat", f"{n}.", 0) for n in range(99))]


class Plain:
    """What a summary asks of a table."""

    words: Words = PlainWords(None)

    def awaited(self, _state: Any) -> None:
        return None

    def clock(self, _state: Any) -> Clock:
        return Clock(4)


class Busy(Plain):
    """The same with more words."""

    words = BusyWords(None)


@pytest.fixture(scope="module")
def turn() -> Any:
    return next(replay((EXAMPLES / "first-turn" / "world-007.toml").read_bytes(), registry.load))


def test_a_game_that_tells_nothing_has_a_head(turn: Any) -> None:
    table: Any = Plain()
    assert list(summary(table, [turn])) == [
        "world: records 0 to 0, over",
        "-" * 79,
        "Rules   A game",
        f"Head    {' '.join(turn.record.head[at : at + 5] for at in range(0, 20, 5))}",
    ]


def test_of_too_much_the_last_is_kept_and_nothing_rare_is_lost(turn: Any) -> None:
    table: Any = Busy()
    lines = list(summary(table, [turn]))
    assert lines[6] == "  turn 4   The end."
    assert lines[5 + MOST_POINTS : 8 + MOST_POINTS] == [
        "           98.",
        "  (64 earlier ones are left out.)",
        "",
    ]
    assert lines[-4:] == [
        "      Points  Hats",
        "Anna       0     9",
        "Ben        0     8",
        "Cleo       0     7",
    ]
