"""What somebody says they do not do is words that agree with orders, or a question where it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.doubt import PASSES
from pbem.engine.short.reading import doubted_alone, read_short
from pbem.local import registry

GAME = Path(__file__).parent.parent.parent / "examples" / "first-turn" / "world-007.toml"
PLACED, MOVED = "place 7 Ukraine", "place 7 Ukraine\nmove 2 Ural > Ukraine"
ATTACK = "attack Ukraine > Ural"


@pytest.fixture(scope="module")
def world() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def is_asked(game: Game, text: str) -> bool:
    file = read_short(game, "anna", text, "reply") or doubted_alone(game, "anna", text, "reply")
    return bool(file and (file.problems or file.doubtful))


@pytest.mark.rule("engine/short/denials 1.1", "engine/short/denials 1.2")
@pytest.mark.parametrize(
    "line",
    [
        "no attacks",
        "I will not attack China from India this time.",
        "please do not attack anybody",
        "I won't be attacking anyone at the end",
        "not going for Japan yet",
        "not attacking this turn, sorry",
        "No more attacking, I've had enough bad luck",
        "attack nothing from Brazil",
        "attacks: none",
        "Free move - none",
        "don't let Siam attack Indonesia",
        "pass on attacks",
        "don't trade my cards yet",
        "keep my cards, no trading",
        "I hold all my cards for now",
        "no free move for me",
        "no fortification",
        "I'm not moving anything from Alaska to Kamchatka",
        "I'll skip the move at the end",
        "never move India to Siam, I did that last time",
        "no armies to Iceland",
        "please do not put anything on Brazil",
        "keine Angriffe, keine Verschiebung",
        "Ich behalte meine Karten",
    ],
)
def test_what_is_not_done_is_words_alone_and_beside_other_orders(world: Game, line: str) -> None:
    """But alone it may say that its author passes."""
    file = doubted_alone(world, "anna", line, "reply")
    assert {one.doubt for one in file.prose} == {PASSES} if file else True
    assert read_short(world, "anna", line, "reply") is None
    for text in (f"{PLACED}\n{line}", f"{PLACED}\n\n{line}", f"{line}\n{PLACED}"):
        assert not is_asked(world, text)


@pytest.mark.rule("engine/short/denials 2.1")
@pytest.mark.parametrize(
    "line",
    [
        "no attacks but one, India on China",
        "don't attack China but Afghanistan from India",
        "don't attack with fewer than 3",
        "never attack with less than 4",
        "no attacks except from Siam",
        "not attacking from Siam, from India instead",
        "don't forget to attack China",
        "no armies to Iceland, all to Siam",
        "do not attack China with more than 2 dice",
        "no attack on China unless I have 10",
        "I won't attack China before Siam is mine",
        "keep 3 cards",
        "keep my cards unless I must trade",
        "no card please",
        "on reflection: no attacks",
    ],
)
def test_a_limit_an_exception_or_another_order_is_asked_about(world: Game, line: str) -> None:
    assert is_asked(world, f"{PLACED}\n{ATTACK}\n{line}")
    assert is_asked(world, f"{PLACED}\n\n{line}")


@pytest.mark.rule("engine/short/denials 3.1")
@pytest.mark.parametrize(
    ("orders", "line", "asked"),
    [
        (ATTACK, "no attacks", True),
        (ATTACK, "I won't attack Ural", True),
        (ATTACK, "I won't attack China from Ukraine", True),
        (ATTACK, "I won't attack China", False),
        (ATTACK, "no attacks in Asia", True),
        (ATTACK, "no other attacks", False),
        (ATTACK, "no move at the end, no trade", False),
        (ATTACK, "keep my cards", False),
        (ATTACK, "move nothing", False),
        (PLACED, "no armies to Ukraine", True),
        (PLACED, "no armies to Iceland", False),
        (MOVED, "nothing moves from Siam", False),
        (MOVED, "no free move then", True),
        (MOVED, "don't move anything from Ural", True),
        (f"{PLACED}, no attacks", "that's all", False),
        (f"{ATTACK}, no attacks", "", True),
    ],
)
def test_beside_such_an_order_for_one_of_its_places_it_is_asked_about(
    world: Game, orders: str, line: str, *, asked: bool
) -> None:
    assert is_asked(world, f"{orders}\n{line}\n") == asked
