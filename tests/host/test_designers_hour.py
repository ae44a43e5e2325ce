"""From a sketch on paper to a game of three by mail: a board of 25 territories, a host, and people who type replies."""

from __future__ import annotations

import shutil
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from judged_replies import letter_to
from sample_games.mail_host import SEATS, attached, move_in, publishing, text_of
from sample_games.mail_replies import SHAPES, reply

from pbem.engine.file.phrases import format_clock
from pbem.engine.picture.board import draw_board, lay_out_upright
from pbem.engine.proof.playback import replay
from pbem.engine.short.writing import write_orders
from pbem.local import bots, map_files, registry

if TYPE_CHECKING:
    from conftest import Run

    from pbem.engine.picture.svg import Composition

SKETCH = """\
The Lakes

# Copied from the back of an envelope; x and y in millimetres.
[Upper Shore] +3
Cold Ness  @ 10  8: Tarn End, St. Bee's, Grey Crag
Tarn End   @ 24  6: St. Bee's, Old Ford
St. Bee's  @ 17 18: Grey Crag, Mill Race
Grey Crag  @  6 24: Mill Race
Mill Race  @ 16 30: Weir, \u00c4lvsj\u00f6

[East Fells] +4
Old Ford   @ 44  8: Hare Fell, Kite Fell
Hare Fell  @ 58 10: Kite Fell, Sheep Walk
Kite Fell  @ 50 20: Sheep Walk, Quarry
Sheep Walk @ 64 24: Quarry
Quarry     @ 54 34: Ferry, Chapel

[The Isles] +2
\u00c4lvsj\u00f6     @ 28 36: Heron Isle, Eel Isle
Heron Isle @ 36 30: Eel Isle, Bell Isle
Eel Isle   @ 32 44: Bell Isle, Lock
Bell Isle  @ 42 40: Ferry, Lantern
Lantern    @ 40 50: Lock

[West Moor] +3
Weir       @  8 42: Peat Bog, High Moss
Peat Bog   @ 18 46: High Moss, Lock
High Moss  @  8 56: Low Moss, Gallows
Low Moss   @ 20 60: Gallows, Lock
Gallows    @ 12 68: Mouth

[Lowlands] +4
Ferry      @ 52 46: Chapel, Market
Chapel     @ 64 44: Market
Market     @ 56 58: Mouth, Lock > Lantern
Lock       @ 32 58: Mouth
Mouth      @ 38 68
"""
NAMES = [line.partition("@")[0].strip() for line in SKETCH.split("\n") if "@" in line]
REPLIES = 15


@pytest.mark.thorough
def test_a_sketch_becomes_a_board_and_a_game_of_three_by_mail(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("lakes.txt").write_text(SKETCH, encoding="utf-8")
    made = said(pbem, "map", "new", "lakes.txt")
    assert "25 territories, 5 continents, 44 borders (1 one-way), bonuses 16 in all; deck made up" in made
    checked = said(pbem, "map", "check", "the-lakes.toml")
    assert "1 border can be crossed in one direction only: market to lantern" in checked
    assert "come out even" in checked
    said(pbem, "map", "show", "the-lakes.toml", "-o", "lakes.svg")
    drawn = unescape(Path("lakes.svg").read_text(encoding="utf-8"))
    assert [word for name in NAMES for word in name.split() if word not in drawn] == []
    words = ("--players", ",".join(SEATS), "--map", "the-lakes.toml", "--seed", "1f" * 32)
    said(pbem, "new", "world", *words, "-o", "table")
    _play_by_mail(pbem, tmp_path, monkeypatch)


def _play_by_mail(pbem: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody answers the letter that came with typed lines, from mail programs of all kinds; the host has the map."""
    drawings: list[Composition] = []
    monkeypatch.setattr("pbem.host.games.turn_pictures.png_of", drawings.append)
    monkeypatch.setenv("PBEM_HOME", str(folder / "another computer"))
    host = publishing(move_in(pbem, folder, folder / "table" / "world-000.toml"), "web")
    shutil.copy("the-lakes.toml", host.host_folder.path)
    for number in range(REPLIES):
        game, seat = host.game(), host.mover()
        orders = {
            key: one for key, one in bots.propose(game, seat, "careful").orders.items() if key != "on_elimination"
        }
        typed = "\n".join([*write_orders(game, orders), "end"])
        receipt = host.answer(reply(letter_to(host, seat), number, typed, SHAPES[number % len(SHAPES)]))
        assert "orders accepted" in str(receipt["Subject"]), text_of(receipt)
        assert any(name in text_of(receipt) for name in NAMES)
    assert host.game().file.index == REPLIES
    newest = f"world-{REPLIES:03d}.toml"
    files = attached(letter_to(host, host.mover()))
    Path(newest).write_bytes(files[newest])
    assert f"records 0 to {REPLIES} hold" in said(pbem, "verify", newest)
    # The map lies beside the game of this player as well.
    said(pbem, "show", newest, "-o", "board.svg")
    *_, turn = replay(files[newest], registry.load)
    table, look = host.game().table, map_files.load("the-lakes.toml")
    shown = turn.genesis, table, turn.after, format_clock(table.clock(turn.before))
    assert lay_out_upright(*shown, look, turn.events) == drawings[-1]
    assert draw_board(*shown, look, turn.events) == Path("board.svg").read_text(encoding="utf-8")
    Path("the-lakes.toml").unlink()
    said(pbem, "show", newest, "-o", "made-up.svg")
    assert draw_board(*shown, {}, turn.events) == Path("made-up.svg").read_text(encoding="utf-8")


def said(pbem: Run, *words: str) -> str:
    """Run a command that must succeed; what it said, in one line."""
    done = pbem(*words)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())
