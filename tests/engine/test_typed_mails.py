"""Whole mails, several sentences in a line: each counts as a line, and none is read as if the next one were not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.reading import doubted_alone, orders_among, read_short
from pbem.local import registry

TYPED = Path(__file__).parent / "short_orders"
GAME = TYPED.parent.parent.parent / "examples" / "worked-4-elimination" / "farm-01-015.toml"


def mails(name: str) -> list[str]:
    return (TYPED / name).read_text("utf-8").strip("\n").split("\n=====\n")


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


@pytest.mark.thorough
@pytest.mark.rule("engine/short/sentences 1.1", "engine/short/explanations 1.1")
@pytest.mark.parametrize("mail", mails("mails.txt"))
def test_a_whole_mail_means_the_same_as_its_orders_in_lines_of_their_own(game: Game, mail: str) -> None:
    typed, _, meant = mail.partition("\nmeant: ")
    file = read_short(game, "anna", typed, "reply")
    plain = read_short(game, "anna", meant.replace(" / ", "\n"), "reply")
    assert file is not None
    assert plain is not None
    assert (file.problems, file.doubtful, file.slips) == ((), (), ())
    assert file.data == plain.data


@pytest.mark.thorough
@pytest.mark.rule("engine/short/sentences 3.1", "engine/short/explanations 2.1")
@pytest.mark.parametrize("mail", mails("mails_dangers.txt"))
def test_an_order_beside_a_sentence_that_may_change_it_is_asked_about(game: Game, mail: str) -> None:
    file = read_short(game, "anna", mail, "reply") or doubted_alone(game, "anna", mail, "reply")
    assert file is not None
    assert file.problems or file.doubtful


@pytest.mark.rule("engine/short/sentences 1.1")
def test_words_and_questions_name_the_place_of_their_sentence(game: Game) -> None:
    text = "Hi Bob!\nWhat a day. 9 to Siam. Attack India from Siam. See you!\nKeep some. 3 to Xyz."
    file = read_short(game, "anna", text, "reply")
    assert file is not None
    assert [(one.line, one.text, one.at, one.beside) for one in file.prose] == [
        (1, "Hi Bob!", 0, False),
        (2, "What a day.", 8, True),
        (2, "See you!", 55, True),
        (3, "Keep some. 3 to Xyz.", 64, False),
    ]
    assert file.lines_of_words == {1, 3}


@pytest.mark.rule("engine/short/sentences 2.1")
@pytest.mark.parametrize("line", ["> 9 to Siam. Attack India from Siam.", "# 9 to Siam. Attack India from Siam."])
def test_a_quoted_line_and_a_comment_have_no_sentences(game: Game, line: str) -> None:
    assert read_short(game, "anna", line, "reply") is None


@pytest.mark.rule("engine/short/sentences 1.1")
def test_a_line_is_an_order_if_all_of_its_sentences_are(game: Game) -> None:
    lines = ["Place 9 Siam. Attack India from Siam.", "Place 9 Siam. What a day!", "Place 9 N. Africa."]
    assert orders_among(game, "anna", lines) == {lines[0], lines[2]}
