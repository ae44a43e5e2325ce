"""The proof in the page: the reader's own browser checks the file, and throws the dice of the page again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sample_games import card_games, small_games

from pbem.engine.page.document import data_block
from pbem.engine.page.game_page import make_page
from pbem.engine.page.subject import Subject
from pbem.engine.play.game import load_game
from pbem.engine.proof.playback import replay
from pbem.engine.proof.throws import PIPS
from pbem.local import pages, registry
from pbem.trust.dice import SeededDice

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser import Browser

TESTS = Path(__file__).parents[1]
GAMES = [
    path
    for folder in (TESTS / "vectors", TESTS.parent / "examples")
    for path in sorted(folder.glob("*/*.toml"))
    if path.read_bytes().startswith(b'format = "pbem-game/1"')
]
TICTACTOE = TESTS / "vectors" / "games" / "next-tictactoe.toml"
"""A game with a witness for each turn."""
WORLD = max((TESTS.parent / "examples" / "risk-1959-to-victory").glob("*.toml"))
HOSTILE = "<img src=x onerror=window.hurt=1>'\"&amp;"


def find(name: str) -> Any:
    """The rule set of a recorded game, be it made for tests or not."""
    for known in (small_games.find, card_games.find, registry.load):
        try:
            return known(name)
        except LookupError:
            pass
    raise LookupError(name)


def page_of(data: bytes) -> str:
    turns = tuple(replay(data, find))
    subject = Subject(data, load_game(data, find), turns, {}, "game.toml")
    return make_page(subject, pages.load_sources())


def put(page: str, name: str, value: Any) -> str:
    """The page with other data under this name, as somebody may send it."""
    block = re.compile(rf'<script type="application/json" id="{name}">[^<]*</script>\n')
    return block.sub(lambda _: data_block(name, value), page, count=1)


def data_in(page: str, name: str) -> Any:
    found = re.search(rf'<script type="application/json" id="{name}">([^<]*)</script>', page)
    assert found
    return json.loads(found[1])


# ── what a record threw ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", [WORLD, TICTACTOE], ids=lambda path: path.stem)
def test_what_a_record_threw_comes_from_its_seed(path: Path) -> None:
    from pbem.engine.proof.chain import open_held

    data = path.read_bytes()
    _, _, chain = open_held(data)
    for turn, link in zip(replay(data, find), chain, strict=True):
        for label, draws in turn.thrown:
            stream = SeededDice(link.seed).stream(label)
            assert [stream.below(draw.below) for draw in draws] == [draw.number for draw in draws]
            assert all(draw.below != PIPS or 0 <= draw.number < PIPS for draw in draws)


def test_a_reader_without_scripts_is_told_how_to_prove_the_file() -> None:
    page = page_of(TICTACTOE.read_bytes())
    assert "pbem verify game.toml" in page
    assert "Whoever made this page could also have changed what checks it." in page


# ── in the browser ───────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def check(browser: Browser, tmp_path: Path) -> Callable[..., str]:
    """Write a page, open it, let it check its file; what it then says."""

    def check(page: str, before: str = "") -> str:
        path = tmp_path / "page.html"
        path.write_text(page, encoding="utf-8")
        browser.open(path)
        browser.run(f"{before}; document.getElementById('check-game').click();")
        said: str = browser.run("""
            const verdict = document.getElementById("verdict"), button = document.getElementById("check-game");
            return new Promise(resolve => {
                const look = () => button.hasAttribute("aria-disabled") ? setTimeout(look, 20) : resolve(verdict.innerText);
                look();
            });
        """)
        assert browser.said() == []
        return said

    return check


@pytest.mark.thorough
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_is_proved(path: Path, check: Callable[..., str]) -> None:
    page = page_of(path.read_bytes())
    said = check(page)
    drawn = sum(
        len(run) - 1 for _, streams in data_in(page, "proof-data")["records"] for _, runs in streams for run in runs
    )
    assert said.startswith("✔ The file holds together.")
    assert f"{drawn} dice and draws" in said
    assert "Not proved here:" in said


@pytest.mark.thorough
@pytest.mark.parametrize("record", [0, 7, 20])
def test_a_changed_record_is_named(record: int, check: Callable[..., str]) -> None:
    page = page_of(WORLD.read_bytes())
    file = data_in(page, "game-file")
    head, *records = file["text"].split("[[history]]")
    records[record] = re.sub(r'(?<=state  = ")..', "00", records[record], count=1)
    changed = "[[history]]".join([head, *records])
    assert changed != file["text"]
    said = check(put(page, "game-file", {**file, "text": changed}))
    assert said.startswith(f"✘ The file does not hold. Record {record}: ")
    assert f"See record {record}" in said


@pytest.mark.thorough
def test_other_dice_than_those_of_the_file_are_found(check: Callable[..., str]) -> None:
    page = page_of(WORLD.read_bytes())
    data = data_in(page, "proof-data")
    index, streams = data["records"][-1]
    label, runs = streams[0]
    runs[0][1] = (runs[0][1] + 1) % runs[0][0]
    said = check(put(page, "proof-data", data))
    assert said.startswith(
        f"✘ The file does not hold. Record {index}: the page shows other dice than the file gives, "
        f"in {label} at number 1."
    )


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("lack", "said"),
    [
        (
            "Object.defineProperty(crypto, 'subtle', { value: undefined })",
            "Browsers check signatures only on pages from a folder or from an address with https",
        ),
        (
            "crypto.subtle.importKey = async () => { throw new Error('no'); }",
            "This browser cannot check Ed25519 signatures, so nothing is proved here.",
        ),
    ],
)
def test_a_browser_that_lacks_something_says_so(lack: str, said: str, check: Callable[..., str]) -> None:
    assert check(page_of(TICTACTOE.read_bytes()), lack).startswith(said)


@pytest.mark.thorough
def test_the_dice_of_a_record_can_be_thrown_again(check: Callable[..., str], browser: Browser) -> None:
    page = page_of(WORLD.read_bytes())
    check(page)
    shown: str = browser.run("""
        const details = document.querySelector("#verdict details");
        details.open = true;
        return new Promise(resolve => setTimeout(() => resolve(document.getElementById("dice").textContent), 500));
    """)
    _, streams = data_in(page, "proof-data")["records"][-1]
    assert [line.split(":")[0] for line in shown.splitlines()] == [label for label, _ in streams]


@pytest.mark.thorough
def test_words_in_a_file_run_nothing(check: Callable[..., str], browser: Browser) -> None:
    page = page_of(TICTACTOE.read_bytes())
    file = data_in(page, "game-file")
    changed = file["text"].replace('name = "', f"name = '''{HOSTILE}''' #", 1)
    assert changed != file["text"]
    assert check(put(page, "game-file", {"name": HOSTILE, "text": changed})).startswith("✘")
    assert browser.run("return [window.hurt, document.images.length]") == [None, 0]


@pytest.mark.thorough
def test_what_an_unsigned_game_proves_is_not_claimed_to_be_more(check: Callable[..., str]) -> None:
    """In an open game without signatures a whole history can be rewritten; what is signed by all cannot."""
    unsigned = check(page_of((TESTS.parent / "examples" / "first-turn" / "world-007.toml").read_bytes()))
    assert "Whoever made it could have made another in its place" in unsigned
    assert "nothing in it was changed" not in unsigned
    signed = check(page_of(TICTACTOE.read_bytes()))
    assert "nothing in it was changed, left out or put in since." in signed
    assert "The words on this page" in signed
