"""A sentence beside orders that bears on them is asked about, and talk is left alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from bearing_lessons import LISTS, learn, signs, typed, written

from pbem.engine.play.game import Game, load_game
from pbem.engine.short import bearing_words
from pbem.engine.short.bearing import bears, pieces
from pbem.engine.short.reading import read_short
from pbem.local import registry

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = Path(__file__).parents[2] / "examples" / "worked-4-elimination" / "farm-01-015.toml"
ORDERS = "place 9 Siam\nattack Siam > India\nmove 10 South Africa > East Africa"
FOLDS = 5


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def asked(game: Game, text: str) -> bool:
    file = read_short(game, "anna", text, "reply")
    assert file is not None
    return bool(file.problems or file.doubtful)


def passed_over(game: Game, line: str) -> bool:
    """Say whether a line below orders is neither asked about nor an order itself."""
    alone, beside = (read_short(game, "anna", text, "reply") for text in (ORDERS, f"{ORDERS}\n\n{line}"))
    assert alone is not None
    assert beside is not None
    return not (beside.problems or beside.doubtful) and beside.data == alone.data


@pytest.mark.rule("engine/short/bearing 1.1")
def test_a_sentence_is_its_words_and_its_pairs_each_once() -> None:
    assert pieces("no no @") == {"no", "@", "^ no", "no no", "no @", "@ $", "^..no", "no..@", "no..$", "^ no no @ $"}


@pytest.mark.rule("engine/short/bearing 1.2")
def test_a_name_a_number_and_a_player_are_one_word_each(game: Game) -> None:
    said = [next(signs(game, "anna", [line])) for line in ("Bob's 4 in Ural, no?", "Cleo's twelve in Middle East, no?")]
    assert said == [{"& # in @ , no ?"}] * 2


@pytest.mark.rule("engine/short/doubt 11.1", "engine/short/bearing 2.1")
@pytest.mark.parametrize(
    "line",
    [
        "Make that six please.",
        "Only if Bob has not answered by then.",
        "Not so sure about the last one.",
        "I think I'll wait a bit with that.",
        "Half of them would be enough.",
        "Oublie la dernière ligne.",
        "Damit warte bitte noch.",
    ],
)
def test_what_bears_on_orders_is_asked_about(game: Game, line: str) -> None:
    assert asked(game, f"{ORDERS}\n\n{line}")
    assert asked(game, f"{line}\n\n{ORDERS}")


@pytest.mark.rule("engine/short/doubt 12.1", "engine/short/bearing 3.1")
@pytest.mark.parametrize(
    "line",
    [
        "If it goes wrong I'll blame the stars.",
        "Twelve in Ukraine, Cleo? Who hurt you?",
        "Her stack in Ukraine gives me nightmares.",
        "Lost Congo, lost Venezuela, lost my umbrella.",
        "Das Wetter hier ist furchtbar.",
    ],
)
def test_talk_beside_orders_is_left_alone(game: Game, line: str) -> None:
    assert not asked(game, f"{ORDERS}\n\n{line}")
    assert not asked(game, f"{line}\n\n{ORDERS}")


@pytest.mark.rule("engine/short/doubt 12.1")
def test_a_strong_verb_beside_a_name_is_no_talk(game: Game) -> None:
    line = "It has been raining for days and the kids are home, so attacks on Iceland it is"
    assert asked(game, f"{ORDERS}\n{line}")
    assert not asked(game, f"{ORDERS}\n{line.replace('attacks on', 'games in')}")


@pytest.mark.rule("engine/short/bearing 3.1")
def test_own_places_that_are_counted_are_no_talk(game: Game) -> None:
    assert asked(game, f"{ORDERS}\n\nHi there, I'd like 8 of my armies in Southern Europe and the ninth in Egypt.")
    assert asked(game, f"{ORDERS}\n\nI thought of the beach, my sister and the nice weather there > Siam")
    assert asked(game, f"{ORDERS}\n\nMy sister and I had a lovely week with the kids and 8 in Egypt")


def test_each_sentence_of_a_line_is_judged_by_itself(game: Game) -> None:
    talk = "That stack in Ukraine gives me nightmares. I don't think I'll survive another round like that one. Have a nice day."
    assert not asked(game, f"{ORDERS}\n{talk}")
    assert asked(game, f"{ORDERS}\n{talk} Siam instead.")


@pytest.fixture(scope="module")
def known(game: Game) -> dict[str, list[frozenset[str]]]:
    """The sentences of both lists, by line."""
    return {kind: [*signs(game, "anna", typed(kind))] for kind in ("bearing", "talk")}


@pytest.mark.thorough
def test_the_weights_are_learned_from_the_lists(
    known: dict[str, list[frozenset[str]]], golden: Callable[[Path, str], None]
) -> None:
    golden(Path(bearing_words.__file__), written(learn(known["bearing"], known["talk"])))


@pytest.mark.thorough
def test_lines_that_were_not_learned_are_told_apart(known: dict[str, list[frozenset[str]]]) -> None:
    """Each fifth of the lists is judged by what the other four teach."""
    wrong = dict.fromkeys(known, 0)
    for fold in range(FOLDS):
        taught = {kind: [one for at, one in enumerate(lines) if at % FOLDS != fold] for kind, lines in known.items()}
        weights = learn(taught["bearing"], taught["talk"])
        for kind, lines in known.items():
            for line in lines[fold::FOLDS]:
                found = any(bears(said, weights) for said in line)
                wrong[kind] += found is not (kind == "bearing")
    assert wrong["talk"] <= len(known["talk"]) // 15, wrong
    assert wrong["bearing"] <= len(known["bearing"]) // 3, wrong


@pytest.mark.thorough
def test_what_is_misjudged_is_known(game: Game, golden: Callable[[Path, str], None]) -> None:
    """Of the lists, beside orders: what bears on them and is passed over, and talk that is not."""
    wrong = [
        f"{kind}: {line}"
        for kind in ("bearing", "talk")
        for line in typed(kind)
        if passed_over(game, line) is (kind == "bearing")
    ]
    golden(LISTS / "misjudged.txt", "".join(f"{one}\n" for one in wrong))
