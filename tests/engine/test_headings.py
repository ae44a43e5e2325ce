"""What stands above orders and says that they are no orders, or not now, is asked about; other headings say nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from thorough import one_in

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.reading import doubted_alone, read_short
from pbem.local import registry

if TYPE_CHECKING:
    from pbem.engine.text.order_file import OrderFile

TYPED = Path(__file__).parent / "short_orders"
GAME = TYPED.parent.parent.parent / "examples" / "worked-4-elimination" / "farm-01-015.toml"
ORDERS = "place 9 Siam\nattack Siam > India"
_DIRECTLY = ("for example", "not sure yet", "my brother says", "When he is gone")
"""These turn only what stands right below them."""


def lines(name: str) -> list[str]:
    return (TYPED / name).read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def read(game: Game, typed: str) -> OrderFile:
    file = read_short(game, "anna", typed, "reply")
    assert file is not None
    return file


@pytest.mark.rule(
    "engine/short/doubt 10.3",
    "engine/short/headings 2.1",
    "engine/short/headings 3.1",
    "engine/short/headings 4.1",
)
@pytest.mark.parametrize("heading", one_in(40, lines("headings.txt")))
def test_a_heading_that_turns_what_stands_below_it_is_asked_about(game: Game, heading: str) -> None:
    for order in (*ORDERS.split("\n"), "move 3 Siam > China", "9 Siam", "India from Siam"):
        for between in ("\n", "\n\n")[: 1 if heading in _DIRECTLY else 2]:
            file = read(game, f"{heading}{between}{order}")
            assert file.problems or file.doubtful or file.slips, (between, order)


@pytest.mark.rule("engine/short/headings 1.1", "engine/short/headings 1.2")
@pytest.mark.parametrize("heading", one_in(40, lines("headings_harmless.txt")))
def test_a_heading_that_says_nothing_of_its_orders_is_not_asked_about(game: Game, heading: str) -> None:
    for between in ("\n", "\n\n"):
        file = read(game, f"{heading}{between}{ORDERS}")
        assert (file.problems, file.doubtful, file.slips) == ((), (), ())
        assert file.data == read(game, ORDERS).data


def test_a_heading_below_all_orders_turns_none(game: Game) -> None:
    for heading in ("Cleo will", "I was going to", "See you next turn"):
        assert read(game, f"{ORDERS}\n\n{heading}").doubtful == ()


def test_the_author_may_stand_above_their_orders(game: Game) -> None:
    assert read(game, f"Anna:\n{ORDERS}").doubtful == ()
    assert read(game, f"Bob:\n{ORDERS}").doubtful != ()


@pytest.mark.rule("engine/short/headings 5.1")
@pytest.mark.parametrize("typed", one_in(20, lines("turned.txt")))
def test_words_that_turn_an_order_in_its_line_are_asked_about(game: Game, typed: str) -> None:
    for above in ("", "place 1 Peru\n\n"):
        file = read_short(game, "anna", f"{above}{typed}", "reply") or doubted_alone(game, "anna", typed, "reply")
        assert file is not None
        assert file.problems or file.doubtful or file.slips


@pytest.mark.parametrize("line", one_in(20, lines("not_turned.txt")))
def test_words_like_these_that_turn_nothing_are_not_asked_about(game: Game, line: str) -> None:
    typed, meant = line.split(" || ")
    file, plain = read(game, typed), read(game, meant)
    assert (file.problems, file.doubtful, file.slips) == ((), (), ())
    told = {"rest": 9}
    said, wanted = (
        {**one.data, "place": {land: told.get(str(many), many) for land, many in one.data.get("place", {}).items()}}
        for one in (file, plain)
    )
    assert said == wanted
