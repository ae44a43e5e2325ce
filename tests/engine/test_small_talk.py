"""Talk beside orders is left alone, and whatever may put them off, limit them or doubt them is asked about."""

from __future__ import annotations

from pathlib import Path

import pytest
from thorough import one_in

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.reading import read_short
from pbem.local import registry

TYPED = Path(__file__).parent / "short_orders"
GAME = TYPED.parent.parent.parent / "examples" / "worked-4-elimination" / "farm-01-015.toml"
TRADE = "trade Ontario, Argentina, Japan\nplace all Siam\nattack Siam > India"
MOVE = "place 9 Siam\nattack Siam > India\nmove 10 South Africa > East Africa"


def lines(name: str) -> list[str]:
    return (TYPED / name).read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def asked(game: Game, text: str) -> bool:
    file = read_short(game, "anna", text, "reply")
    assert file is not None
    return bool(file.problems or file.doubtful)


@pytest.mark.rule("engine/short/doubt 12.1", "engine/short/small_talk 1.1")
@pytest.mark.parametrize("line", one_in(40, lines("small_talk.txt")))
@pytest.mark.parametrize("orders", one_in(2, [MOVE, TRADE]))
def test_talk_beside_orders_is_words(game: Game, orders: str, line: str) -> None:
    assert not asked(game, f"{orders}\n{line}")
    assert not asked(game, f"{line}\n{orders}")


@pytest.mark.rule("engine/short/doubt 11.1", "engine/short/reservations 1.1")
@pytest.mark.parametrize("line", one_in(20, lines("reserved.txt")))
def test_what_may_bear_on_orders_is_asked_about(game: Game, line: str) -> None:
    assert all(asked(game, f"{TRADE}\nmove 10 South Africa > East Africa{between}{line}") for between in ("\n", "\n\n"))
    assert asked(game, f"{line}\n{TRADE}\nmove 10 South Africa > East Africa")


@pytest.mark.rule("engine/short/reservations 2.1")
def test_a_truce_or_a_card_bears_only_on_orders_about_it(game: Game) -> None:
    assert asked(game, f"{MOVE}\nWe agreed that India is safe.")
    assert not asked(game, f"{MOVE}\nWe agreed that Iceland is safe.")
    assert asked(game, f"{TRADE}\nMy cards should wait another round.")
    assert not asked(game, f"{MOVE}\nHer cards are too good.")


@pytest.mark.rule("engine/short/small_talk 1.1")
@pytest.mark.parametrize(
    "line",
    [
        "But not Siam.",
        "But that is not what I want.",
        "But I know > Siam",
        "But stop at three.",
        "If it goes wrong I'll stop.",
        "If I lose two I'll pull back.",
        "Keep three there.",
        "Her stack in Ukraine gives me nightmares, so wait.",
        "Dice 2, please.",
    ],
)
def test_what_begins_as_talk_and_limits_is_asked_about(game: Game, line: str) -> None:
    assert asked(game, f"{MOVE}\n{line}")


def test_each_sentence_of_a_line_is_judged_by_itself(game: Game) -> None:
    talk = "That stack in Ukraine gives me nightmares. I don't think I'll survive another round like that one. Have a nice day."
    assert not asked(game, f"{MOVE}\n{talk}")
    assert asked(game, f"{MOVE}\n{talk} Siam instead.")
    assert asked(game, f"{MOVE}\nI like Siam. So 3.")
