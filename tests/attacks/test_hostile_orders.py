"""Order files that somebody wrote to hurt, or that mail has torn: refused, in bounded work."""

import random
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from thorough import all_but

from pbem.engine.play.play import Game, check, load_game
from pbem.engine.table.sheet import nearest
from pbem.engine.text import diagnostics, order_file
from pbem.engine.text.wrapping import harmless
from pbem.local import registry
from pbem.rulesets.risk.reading import situation
from pbem.trust.dice import SeededDice

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
GALLERY = ROOT / "tests" / "rulesets" / "risk" / "gallery"
HEAD = 'game = "world"\nplayer = "anna"\nturn = 7\n'
PLACE = 'place = { Ukraine = "rest" }\n'
DAMAGE = [
    *("[", "]", "{", "}", '"', "'", "'''", '"""', "=", "\\", "\\ud800", "\0", "\r", "\t", "\u00a0"),
    *("\u201c", "\u2019", "=20", "=\n", "> ", "-- \n", "nan", "9" * 30, "1979-05-27", "-1", "true"),
    *("[[attack]]", "[defence]", 'if = "', "not ", "(((", " and ", "\x1b[31m", "\u202e", "//0"),
]


@pytest.fixture(scope="module")
def world() -> Game:
    return load_game((EXAMPLES / "first-turn" / "world-007.toml").read_bytes(), registry.load)


def complaints(game: Game, text: str) -> list[str]:
    """Read and check a file; the rows that a person would see."""
    file = order_file.read(text.encode("utf-8", "surrogatepass"), "o.toml")
    problems = file.problems or check(game, [file.data]).readings[0].problems
    return diagnostics.complain(problems, file.name, file.text)


def many(row: str) -> str:
    return row * (200_000 // len(row))


HOSTILE = {
    "unknown names": PLACE + many('[[attack]]\nfrom = "Ukrain"\nto = "Siamm"\n'),
    "empty entries": PLACE + many("[[attack]]\n"),
    "one long row": PLACE + "[[attack]]\npath = [" + many('"Siam", ') + "]\n",
    "a wide table": "place = {" + ", ".join(f'"Siam{n}" = 1' for n in range(12_000)) + "}\n",
    "a hand of cards": PLACE + "trade = [" + many('["Siamm", "Per", "jok"], ') + "]\n",
    "ids that nobody has": PLACE
    + "\n".join(f'[[attack]]\nid = "a{n}"\nfrom = "Ural"\nto = "Siam"' for n in range(2_000))
    + "\n[[free_move]]\nfrom = 'Ural'\nto = 'Ukraine'\nif = '"
    + " or ".join(f'won("b{n}")' for n in range(20))
    + "'\n",
}


@pytest.mark.parametrize("case", all_but(HOSTILE, lambda case: case == [*HOSTILE][-2]))
def test_a_file_full_of_slips_is_reported_in_bounded_work(
    world: Game, case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Near names are looked up for the first slips only, and no long row is read again for each."""
    looks: list[str] = []
    cleaned: list[int] = []

    def look(word: str, known: Iterable[str]) -> list[str]:
        looks.append(word)
        return nearest(word, known)

    def clean(text: str) -> str:
        cleaned.append(len(text))
        return harmless(text)

    monkeypatch.setattr(situation, "nearest", look)
    monkeypatch.setattr(diagnostics, "harmless", clean)
    rows = complaints(world, HEAD + HOSTILE[case])
    assert len(looks) <= 100
    assert sum(cleaned) < 100_000
    assert rows
    assert len(rows) <= 5 * diagnostics.MOST + 1


@pytest.mark.parametrize("value", ["3", "[]", "[[[[]]]]", "{}", "{ a = [] }", "true", "''"])
@pytest.mark.parametrize("key", ["game", "player", "turn", "part", "signed", "place"])
def test_a_setting_of_any_kind_is_refused_in_words(world: Game, key: str, value: str) -> None:
    rows = [row for row in HEAD.splitlines() if not row.startswith(key)]
    told = complaints(world, "\n".join((*rows, f"{key} = {value}", "")))
    assert any(key in row for row in told)


def test_what_is_not_shown_is_counted(world: Game) -> None:
    rows = complaints(world, HEAD + PLACE + "[[attack]]\n" * 200)
    assert re.fullmatch(r"o\.toml: and \d+ more; put these right first", rows[-1])
    told = [row for row in rows if row.startswith("o.toml:") and row != rows[-1]]
    assert len(told) == diagnostics.MOST


def test_damaged_files_end_with_problems_and_never_with_an_exception(world: Game) -> None:
    chance = random.Random(1959)
    texts = [path.read_text("utf-8") for path in sorted(GALLERY.glob("*.toml"))]
    for _ in range(600):
        text = HEAD + chance.choice(texts)
        for _ in range(chance.choice([1, 2, 4])):
            at = chance.randrange(len(text))
            cut = chance.choice([0, 0, 1, 20])
            text = text[:at] + chance.choice(DAMAGE) + text[at + cut :]
        for row in complaints(world, text):
            assert row == harmless(row)


def test_check_rolls_no_die(world: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for orders that fight, or that are wrong."""

    def roll(*_: object) -> None:
        raise AssertionError("a die was rolled")

    monkeypatch.setattr(SeededDice, "stream", roll)
    data = (EXAMPLES / "first-turn" / "anna.toml").read_bytes()
    assert check(world, [order_file.read(data, "anna.toml").data]).ready
    complaints(world, HEAD + PLACE + 9 * "[[attack]]\n")
