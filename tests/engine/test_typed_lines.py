"""What people type: slips are asked about with their line, sentences are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.play.play import check
from pbem.engine.short.reading import grammar_of, headers_of, read_lines, read_short, strictly
from pbem.engine.short.writing import write_short_template
from pbem.engine.text.diagnostics import complain
from pbem.local import registry

pytestmark = pytest.mark.spelling

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples"
SLIPS = (HERE / "short_orders" / "slips.txt").read_text("utf-8")
WRITTEN = (HERE / "short_orders" / "sentences.txt").read_text("utf-8").splitlines()
WORDS = (
    "attack",
    "place",
    "move",
    "trade",
    "claim",
    "capital",
    "card",
    "neutral",
    "batch",
    "pause",
    "end",
    "game",
    "player",
    "turn",
    "part",
    "prefer",
    "stop",
    "keep",
    "while",
    "if",
    "rest",
    "all",
)
GOES_ON = (
    "is the best defence, I think",
    "of the day",
    "the kettle on",
    "your bets, gentlemen",
    "it or lose it",
    "me if you dare",
    "to London next week",
    "is not what I had in mind",
    "for thought",
    "and run",
    "with care, please",
    "him while he sleeps",
    "that again and I scream",
    "on, nothing to see here",
    "over, Rover",
    "a bit closer",
    "my words",
    "what you preach",
    "> stand still",
    "as you like it",
    "in haste, repent at leisure",
    "before breakfast",
    "like there is no tomorrow",
    "was fun, thanks",
    "would be unwise",
    "should be easy now",
    "by the book",
    "until Friday",
    "because I said so",
    "or not, that is the question",
    "under the bridge",
    "from home today",
    "again?",
    "some more",
    "is over, I am going to bed at 10",
    "or 2 of those, please",
    "between 5 and 6 pm",
    "at 8?",
    "about 3 times a day",
    "> everything else",
    "versus chance",
    "your horses",
)
FRONTS = ("", "So ", "- ")
SENTENCES = [
    *WRITTEN,
    *(f"{front}{word if front else word.title()} {rest}" for front in FRONTS for word in WORDS for rest in GOES_ON),
]


@pytest.fixture(scope="module")
def world() -> Game:
    data = (EXAMPLES / "first-turn" / "world-007.toml").read_bytes()
    return load_game(data, registry.load)


def answer(game: Game, text: str) -> str:
    """What somebody is told who typed this."""
    file = read_short(game, "anna", text, "reply")
    if file is None:
        return "no orders"
    file = strictly(file) if file.slips else file
    assert not (file.problems and file.data), "of a text with a question nothing is taken"
    problems = file.problems or check(game, [file.data]).readings[0].problems
    told = complain(problems, file.name, file.text, file.places)
    return "\n".join(told) if told else f"orders {file.data}"


def cases() -> list[tuple[str, str]]:
    """Pairs of what was typed and what is said; in the file a line of dashes ends each."""
    parts = [part.strip("\n") for part in SLIPS.split("\n====\n")]
    return [(typed, said) for typed, _, said in (part.partition("\n----\n") for part in parts)]


@pytest.mark.rule("engine/short/reading 2.1")
@pytest.mark.parametrize(("typed", "said"), cases())
def test_a_slip_is_asked_about(world: Game, typed: str, said: str) -> None:
    assert answer(world, typed) == said


@pytest.mark.thorough
@pytest.mark.rule("engine/short/reading 1.1", "engine/short/reading 1.2")
def test_two_thousand_sentences_are_no_orders(world: Game) -> None:
    """None is ever an order; of a thousand at most ten are asked about."""
    assert len(SENTENCES) >= 2000
    grammar, headers = grammar_of(world, "anna"), headers_of(world.file.genesis)
    assert grammar is not None
    found = [(one, read_lines(grammar, headers, one, "reply")) for one in SENTENCES]
    orders = [one for one, file in found if file and not file.problems]
    asked = [one for one, file in found if file and file.problems]
    assert orders == []
    assert len(asked) * 100 <= len(SENTENCES), asked


def test_the_template_is_read_again_and_is_sound(world: Game) -> None:
    text = write_short_template(world, "anna")
    file = read_short(world, "anna", text, "typed")
    assert file is not None
    assert not file.problems
    assert not check(world, [file.data]).readings[0].refused
    examples = text.replace("# attack", "attack").replace("# move", "move")
    more = read_short(world, "anna", examples, "typed")
    assert more is not None
    assert {"attack", "free_move"} <= more.data.keys()
    assert not check(world, [more.data]).readings[0].refused
