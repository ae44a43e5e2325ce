"""A sentence that changes the orders of its mail is asked about, and one with the same words that speaks of life is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from thorough import one_in

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.reading import read_short
from pbem.local import registry

TYPED = Path(__file__).parent / "short_orders"
GAME = TYPED.parent.parent.parent / "examples" / "worked-4-elimination" / "farm-01-015.toml"
ORDERS = "trade Ontario, Argentina, Japan\nplace all Siam\nattack Siam > India\nmove 10 South Africa to East Africa"


def lines(name: str) -> list[str]:
    return (TYPED / name).read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def asked(game: Game, text: str) -> bool:
    file = read_short(game, "anna", text, "reply")
    assert file is not None
    return bool(file.problems or file.doubtful)


@pytest.mark.rule("engine/short/changes 1.1", "engine/short/doubt 11.2")
@pytest.mark.parametrize("line", one_in(60, lines("changes.txt")))
def test_a_sentence_that_changes_orders_is_asked_about(game: Game, line: str) -> None:
    assert asked(game, f"{ORDERS}\n\n{line}")
    assert asked(game, f"{line}\n\n{ORDERS}")


@pytest.mark.rule("engine/short/changes 1.2")
@pytest.mark.parametrize("line", one_in(60, lines("changes_chat.txt")))
def test_the_same_words_in_chat_change_nothing(game: Game, line: str) -> None:
    assert not asked(game, f"{ORDERS}\n\n{line}")
    assert not asked(game, f"{line}\n\n{ORDERS}")
