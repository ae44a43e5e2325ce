"""A ledger that was one file becomes one by game: exactly, killed or cut off at any step, and copied by hand."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from power_cut import Disk, PowerCut

from pbem.errors import ConflictError, UnavailableError
from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import (
    ACCEPTED,
    HEAD,
    HEADER,
    NONE,
    ORDERS,
    RESTORED,
    RESUMED,
    WITNESS,
    LedgerLine,
    by_game,
    in_a_row,
)

GAMES = [mark * 64 for mark in "abc"]
BACKUP, BASE, KEY, ONE, TWO = (mark * 64 for mark in "12345")
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="the model of the disk looks into /proc")


def said(kind: str, game: str = NONE, number: int = 0, value: str = ONE) -> LedgerLine:
    return LedgerLine(kind, game, NONE, NONE, number, value)


def witnessed(game: str, value: str) -> LedgerLine:
    return LedgerLine(WITNESS, game, BASE, KEY, 7, value)


# Twice a ledger was lost; `a` was resumed after each, `b` after the first alone, `c` was begun before the second.
# In `a` the group went back twice to the same head, and other dice counted each time.
A, B, C = GAMES
OLD = [
    witnessed(A, ONE),
    said(HEAD, A, 7),
    said(RESTORED, number=1, value=BACKUP),
    said(RESUMED, B, 3, BASE),
    said(RESUMED, A, 7, BASE),
    said(ACCEPTED, A, 6, BASE),
    witnessed(A, TWO),
    said(ACCEPTED, A, 6, BASE),
    witnessed(A, ONE),
    LedgerLine(ORDERS, C, BASE, KEY, 1, ONE),
    said(RESTORED, number=2, value=BACKUP),
    said(RESUMED, A, 9, TWO),
    said(HEAD, A, 9, TWO),
]


def old_ledger(home: Path) -> Ledger:
    home.mkdir(exist_ok=True)
    (home / "ledger").write_text("\n".join([HEADER, *(one.line for one in OLD)]) + "\n")
    return Ledger(str(home / "ledger"))


def left_in(home: Path) -> dict[str, str]:
    """What lies there, but for locks and halves of files."""
    return {
        str(path.relative_to(home)): path.read_text()
        for path in sorted(home.rglob("*"))
        if path.is_file() and path.suffix not in (".lock", ".part")
    }


def taken_over(ledger: Ledger) -> None:
    """Write something small: the head that is known anyway."""
    ledger.note(OLD[-1])


@pytest.fixture
def clean(tmp_path: Path) -> dict[str, str]:
    """What a taking over that nothing disturbs leaves."""
    taken_over(old_ledger(tmp_path / "clean"))
    return left_in(tmp_path / "clean")


# ── what it means ────────────────────────────────────────────────────────────────────────────────

lines = st.builds(said, st.sampled_from([HEAD, ORDERS, RESUMED]), st.sampled_from(GAMES), st.integers(0, 9))
rows = st.lists(lines | st.just(said(RESTORED)), max_size=30)


@given(rows)
def test_a_row_of_all_games_can_be_divided_and_put_together_again(row: list[LedgerLine]) -> None:
    """So the ledger in a backup says the same as the files from which it was made."""
    count = iter(range(1, 99))
    row = [one._replace(number=next(count)) if one.kind == RESTORED else one for one in row]
    games = by_game(row)
    assert {game: found for game, found in by_game(in_a_row(games)).items() if found} == {
        game: wanted for game, wanted in games.items() if wanted
    }
    for game in games.keys() - {NONE}:
        assert [one for one in games[game] if one.kind != RESTORED] == [one for one in row if one.game == game]


@pytest.mark.rule("local/ledger 5.1")
def test_what_one_file_said_holds_before_and_after(tmp_path: Path) -> None:
    ledger = old_ledger(tmp_path / "home")
    for _ in range(2):
        for game in GAMES:
            assert ledger.entries(bytes.fromhex(game)) == [one for one in OLD if one.game == game]
        assert sorted(ledger.entries()) == sorted(OLD)
        bases = {(A, BASE): 1001, (A, TWO): 2001, (B, BASE): 1001, (C, BASE): 1}
        assert {key: ledger.first_number(bytes.fromhex(key[0]), key[1]) for key in bases} == bases
        taken_over(ledger)
    assert sorted(path.name for path in (tmp_path / "home" / "ledgers").iterdir() if not path.suffix) == GAMES
    with pytest.raises(ConflictError, match="something else was already signed"):
        ledger.claim(witnessed(A, TWO))
    for game in (B, C, "d" * 64):
        with pytest.raises(ConflictError, match="restored from a backup"):
            ledger.claim(witnessed(game, ONE))
        ledger.note(said(RESUMED, game, 9, ONE))
        ledger.claim(witnessed(game, ONE))
        assert ledger.first_number(bytes.fromhex(game), ONE) == 2001


# ── disturbed ────────────────────────────────────────────────────────────────────────────────────


@linux_only
@pytest.mark.thorough
@pytest.mark.rule("local/ledger 5.2")
def test_cut_off_at_any_step_it_is_taken_over_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clean: dict[str, str]
) -> None:
    for step in range(200):
        home, left = tmp_path / f"home{step}", tmp_path / f"left{step}"
        ledger = old_ledger(home)
        disk = Disk(home, step, left)
        with monkeypatch.context() as patch:
            disk.attach(patch)
            try:
                taken_over(ledger)
            except PowerCut:
                pass
            else:
                break
        for place in (home, *left.iterdir()):
            found = Ledger(str(place / "ledger"))
            assert sorted(found.entries()) == sorted(OLD), f"step {step}, {place.name}"
            taken_over(found)
            assert left_in(place) == clean, f"step {step}, {place.name}"
    assert step > 10


@linux_only
def test_what_was_claimed_is_there_after_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for step in range(99):
        home, left, done = tmp_path / f"home{step}", tmp_path / f"left{step}", list[LedgerLine]()
        home.mkdir()
        disk = Disk(home, step, left)
        with monkeypatch.context() as patch:
            disk.attach(patch)
            try:
                for entry in (witnessed(A, ONE), witnessed(B, ONE), witnessed(A, ONE)._replace(number=8)):
                    Ledger(str(home / "ledger")).claim(entry)
                    done.append(entry)
            except PowerCut:
                pass
            else:
                break
        for place in left.iterdir():
            kept = Ledger(str(place / "ledger")).entries()
            assert set(done) <= set(kept), f"step {step}, {place.name}"
    assert step > 10


TAKING = """
import sys
from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import LedgerLine
sys.stdin.readline()
Ledger(sys.argv[1]).note(LedgerLine("head", sys.argv[2], "-", "-", 5, sys.argv[2]))
"""


@pytest.mark.thorough
def test_two_processes_take_it_over_at_once(tmp_path: Path) -> None:
    ledger = old_ledger(tmp_path / "home")
    names = ["d" * 64, "e" * 64, "f" * 64]
    command = [sys.executable, "-c", TAKING, ledger.path]
    started = [subprocess.Popen([*command, name], stdin=subprocess.PIPE, text=True) for name in names]
    for process in started:
        process.communicate("go\n")
    assert [process.returncode for process in started] == [0, 0, 0]
    assert sorted(ledger.entries()) == sorted([*OLD, *(said(HEAD, name, 5, name) for name in names)])


def test_a_damaged_line_of_the_one_file_is_not_taken_over(tmp_path: Path) -> None:
    ledger = old_ledger(tmp_path / "home")
    path = Path(ledger.path)
    path.write_text(path.read_text().replace("resumed", "resigned", 1))
    for act in (lambda: taken_over(ledger), ledger.entries):
        with pytest.raises(UnavailableError, match=r"line 5 of .* is damaged"):
            act()
    assert path.read_text().startswith(f"{HEADER}\n")


def test_half_a_line_at_the_end_of_the_one_file_was_never_said(tmp_path: Path, clean: dict[str, str]) -> None:
    ledger = old_ledger(tmp_path / "home")
    path = Path(ledger.path)
    path.write_text(path.read_text() + witnessed(C, TWO).line[:-1])
    taken_over(ledger)
    assert left_in(tmp_path / "home") == clean


# ── copied by hand ───────────────────────────────────────────────────────────────────────────────


def test_an_older_copy_of_the_one_file_takes_nothing_back(tmp_path: Path) -> None:
    """Somebody copies yesterday's file home, over a ledger that is by game and has gone on."""
    ledger = old_ledger(tmp_path / "home")
    taken_over(ledger)
    ledger.note(said(RESUMED, C, 2, ONE), said(HEAD, C, 4))
    ledger.claim(witnessed(C, ONE))
    before = {game: ledger.entries(bytes.fromhex(game)) for game in GAMES}
    old_ledger(tmp_path / "home")
    taken_over(ledger)
    assert {game: ledger.entries(bytes.fromhex(game)) for game in GAMES} == before


def test_half_a_ledger_signs_nothing(tmp_path: Path) -> None:
    for lost in ("ledgers", "ledger"):
        home = tmp_path / f"without {lost}"
        ledger = old_ledger(home)
        taken_over(ledger)
        if lost == "ledger":
            (home / lost).unlink()
        else:
            shutil.rmtree(home / lost)
        for act in (lambda ledger=ledger: taken_over(ledger), ledger.entries):
            with pytest.raises(UnavailableError, match="Nothing is signed"):
                act()


def test_the_file_of_another_game_is_not_believed(tmp_path: Path) -> None:
    ledger = old_ledger(tmp_path / "home")
    taken_over(ledger)
    shutil.copy(tmp_path / "home" / "ledgers" / A, tmp_path / "home" / "ledgers" / C)
    with pytest.raises(UnavailableError, match="holds lines of another game"):
        ledger.claim(witnessed(C, ONE))
