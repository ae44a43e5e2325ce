"""A sentence that tells of others, of the past or of a day to come is no order; whatever may be one is asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.reading import doubted_alone, read_short
from pbem.local import registry

TYPED = Path(__file__).parent / "short_orders"
GAME = TYPED.parent.parent.parent / "examples" / "worked-4-elimination" / "farm-01-015.toml"


def lines(name: str) -> list[str]:
    return (TYPED / name).read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


@pytest.mark.rule("engine/short/tellings 1.1", "engine/short/tellings 2.1", "engine/short/tellings 2.2")
@pytest.mark.parametrize("line", lines("told.txt"))
def test_a_sentence_that_tells_is_mere_words_beside_orders(game: Game, line: str) -> None:
    file = read_short(game, "anna", f"attack Brazil > Peru\n{line}\nplace 1 Brazil", "reply")
    assert file is not None
    assert file.problems == ()
    assert [(one.text, one.doubt) for one in file.prose] == [(line, "")]


@pytest.mark.rule("engine/short/tellings 1.1", "engine/short/tellings 3.1")
@pytest.mark.parametrize("line", lines("not_told.txt"))
def test_what_may_be_an_order_in_such_a_sentence_is_asked_about(game: Game, line: str) -> None:
    near = read_short(game, "anna", f"attack Brazil > Peru\n{line}\nplace 1 Brazil", "reply")
    assert near is not None
    assert near.problems or near.doubtful
    alone = read_short(game, "anna", line, "reply") or doubted_alone(game, "anna", line, "reply")
    assert line.startswith("if Bob") or (alone and alone.problems)
