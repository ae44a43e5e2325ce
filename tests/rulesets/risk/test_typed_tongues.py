"""Orders typed in German, French, Spanish, Italian and Dutch: read as they are meant, asked about, or left alone as chat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from thorough import all_but, one_in

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.reading import doubted_alone, grammar_of, read_short
from pbem.engine.short.tokens import lines_of
from pbem.engine.short.typed_text import TypedText
from pbem.local import registry
from pbem.rulesets.risk.forms.short.phrases import TONGUES

if TYPE_CHECKING:
    from pbem.rulesets.risk.state import State

pytestmark = pytest.mark.spelling

TYPED = Path(__file__).parent.parent.parent / "engine" / "short_orders"
GAME = TYPED.parent.parent.parent / "examples" / "worked-4-elimination" / "farm-01-015.toml"
OWN = ("siam", "brazil", "alaska", "kamchatka", "north-africa", "india", "iceland", "great-britain")
ABOVE = "attack Siam > Indonesia"
ORDERS = [line.split(" || ") for line in (TYPED / "tongues.txt").read_text("utf-8").splitlines()]
TONGUE_NAMES = ("de", "fr", "es", "it", "nl")


def lines(name: str) -> list[str]:
    return (TYPED / name).read_text("utf-8").splitlines()


def read_last_line(game: Game, text: str) -> str:
    """The last line of a text as it is read from another language; nothing if it is read from none."""
    grammar = grammar_of(game, "anna")
    assert grammar is not None
    last = text.count("\n")
    return " ".join(one.text for one in TypedText(text, grammar).read_abroad(lines_of(text).tokens(last, last)))


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


@pytest.fixture(scope="module")
def state(game: Game) -> State:
    """The position with these places of Anna, and no other; the others hold what she loses."""
    table: Any = game.table
    found: State = game.state.copy()
    for at, land in enumerate(table.setting.board.ids):
        if land in OWN:
            found.owners[at], found.armies[at] = "anna", 5
        elif found.owners[at] == "anna":
            found.owners[at] = "ben"
    found.hands["anna"] = ["alaska", "peru", "brazil", "joker"]
    return found


@pytest.mark.rule("engine/short/tongues 1.1")
@pytest.mark.parametrize("tongue", all_but(TONGUE_NAMES, lambda name: name == "de"))
def test_what_is_typed_in_a_language_is_the_order_that_it_means(game: Game, state: State, tongue: str) -> None:
    for typed, meant in [pair for name, *pair in ORDERS if name == tongue]:
        file = read_short(game, "anna", typed, "reply", state)
        plain = read_short(game, "anna", meant.replace(" / ", "\n"), "reply", state)
        assert file is not None, typed
        assert plain is not None, meant
        assert (file.problems, file.doubtful, file.slips) == ((), (), ()), typed
        assert file.data == plain.data, typed


@pytest.mark.rule("engine/short/tongues 1.2")
@pytest.mark.parametrize("line", one_in(3, lines("tongues_dangers.txt")))
def test_what_is_denied_told_supposed_or_left_open_is_never_an_order(game: Game, state: State, line: str) -> None:
    file = read_short(game, "anna", line, "reply", state)
    assert file is None or file.problems or file.doubtful
    beside = read_short(game, "anna", f"{ABOVE}\n\n{line}", "reply", state)
    assert beside is not None
    assert beside.data.keys() == {"game", "player", "turn", "attack"} or beside.problems or beside.doubtful
    assert beside.problems or beside.doubtful or len(beside.data["attack"]) == 1


@pytest.mark.parametrize("line", lines("tongues_chat.txt"))
def test_chat_in_a_language_is_left_alone(game: Game, line: str) -> None:
    assert doubted_alone(game, "anna", line, "reply") is None
    beside = read_short(game, "anna", f"{ABOVE}\n\n{line}", "reply")
    assert beside is not None
    assert (beside.problems, beside.doubtful) == ((), ())


@pytest.mark.rule("engine/short/tongues 2.1")
@pytest.mark.parametrize(
    ("text", "languages"),
    [
        ("alle 9 nach Island", 1),
        ("tutte alle isole", 1),
        ("attack Peru from Brazil and then take it all", 0),
        ("attack tutto", 0),  # as much English as Italian
        ("3 Siam 3 India", 0),
        ("3 o 4", 2),  # Spanish or Italian
    ],
)
def test_a_text_is_in_the_language_of_most_of_its_words(text: str, languages: int) -> None:
    assert len(TONGUES.spoken_in(text)) == languages


@pytest.mark.rule("engine/short/tongues 2.1")
@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("attack Siam from China and then take it all\nalles von Peru", "all from Peru"),
        ("attack Siam from China and then take it all\nalles Peru", ""),  # one word is not several
        ("ich greife Siam von China an\nalles Peru", "all Peru"),
    ],
)
def test_a_line_of_several_words_of_a_language_is_in_it_whatever_stands_above(game: Game, text: str, read: str) -> None:
    assert read_last_line(game, text) == read


@pytest.mark.rule("engine/short/tongues 2.2")
@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("3 o 4", "3 or 4"),  # Spanish or Italian, and the same in both
        ("alles in Peru", "all in Peru"),  # German or Dutch
        ("ma 3", ""),  # "my 3" or "but 3"
        ("non 3", ""),  # "no 3" or "not 3"
    ],
)
def test_what_may_be_of_two_languages_is_read_where_both_say_the_same(game: Game, line: str, read: str) -> None:
    assert len(TONGUES.spoken_in(line)) == 2
    assert read_last_line(game, line) == read


def test_no_word_of_a_language_is_read_in_an_english_line(game: Game) -> None:
    grammar = grammar_of(game, "anna")
    assert grammar is not None
    assert grammar.tongues is TONGUES
    typed = "please put all of my armies in Iceland and then attack Greenland from there"
    assert not TONGUES.spoken_in(typed)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "typed",
    [
        "ich setze diese Runde aus",
        "je passe mon tour",
        "Este turno paso",
        "faccio come l'altra volta",
        "wie letztes Mal",
        "ik pas",
        "net als vorige keer",
    ],
)
def test_who_passes_or_does_the_same_again_is_asked(game: Game, typed: str) -> None:
    file = doubted_alone(game, "anna", typed, "reply")
    assert file is not None
    assert file.problems
