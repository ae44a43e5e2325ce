"""Commands take orders as people type them, in a file or in a mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pbem.engine.text import order_file

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.spelling

MAIL = """From: Anna <anna@example.org>
To: ben@example.org
Subject: Re: [pbem world] turn 1: you are to move
Content-Type: text/plain; charset=utf-8

Hi Ben!
{}
end

On Friday, Ben wrote:
> place rest Siam
"""


@pytest.fixture
def world(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert pbem("new", "world", "--players", "Anna,Ben").exit_code == 0
    return tmp_path / "world-000.toml"


def typed(pbem: Run, game: str, *more: str) -> str:
    return pbem("orders", game, "--short", *more).stdout


def test_the_short_template_is_sound_and_plays(world: Path, pbem: Run) -> None:
    text = typed(pbem, "world-000.toml")
    assert "\nturn 1\n\nplace rest " in text
    (world.parent / "mine.txt").write_text(text.replace("# attack", "attack"))
    assert "mine.txt: the orders of " in pbem("check", "world-000.toml", "mine.txt").stdout
    assert pbem("apply", "world-000.toml", "mine.txt").exit_code == 0
    assert (world.parent / "world-001.toml").exists()


def test_a_slip_is_shown_with_its_line(world: Path, pbem: Run) -> None:
    (world.parent / "mine.txt").write_text("Hi!\nplase rest Siam\nattack North > Peru\n")
    done = pbem("check", "world-000.toml", "mine.txt")
    assert done.exit_code == 1
    assert 'mine.txt:2:1: "plase" is not an order; did you mean place?' in done.stdout
    assert 'mine.txt:3:8: "North" could mean' in done.stdout


def test_a_mail_with_short_orders_is_read_checked_and_saved(world: Path, pbem: Run) -> None:
    order = next(line for line in typed(pbem, "world-000.toml").split("\n") if line.startswith("place"))
    (world.parent / "mine.eml").write_text(MAIL.format(order))
    assert "can be played" in pbem("check", "world-000.toml", "mine.eml").stdout
    done = pbem("read", "world-000.toml", "mine.eml", "--save", "in")
    assert "for world, turn 1: not signed" in done.stdout
    (saved,) = (world.parent / "in").glob("*turn*.toml")
    assert set(order_file.read(saved.read_bytes(), "").data) == {"game", "player", "turn", "place"}


def begun_by_anna(pbem: Run) -> tuple[str, str]:
    """A game in which Anna, who has a key, was drawn to begin, and what she may type; keys decide the lot."""
    for name in map("solo-{}".format, range(40)):
        assert pbem("new", name, "--players", "anna,ben", "--key", "anna=me.pub").exit_code == 0
        text = typed(pbem, f"{name}-000.toml")
        if "player ben" not in text:
            return f"{name}-000.toml", text
    pytest.fail("Ben was drawn forty times")


def test_each_line_of_a_mail_is_said_to_be_what_it_was_read_as(world: Path, pbem: Run) -> None:
    placed = next(line for line in typed(pbem, "world-000.toml").split("\n") if line.startswith("place "))
    (world.parent / "a.eml").write_text(MAIL.format(f"\n[standby]\n\n{placed} :-)\nSiam could take 2 more I think"))
    done = pbem("read", "--lines", "world-000.toml", "a.eml")
    said = [" ".join(line.split()) for line in done.stdout.split("\n")]
    expected = [
        "words | Hi Ben!",
        "request | [standby]",
        f"order | {placed} :-)",
        "unsure | Siam could take 2 more I think",
        "order | end",
    ]
    assert [line for line in said if line.startswith("own") and line != "own |"] == [f"own {one}" for one in expected]
    assert said[-4:-2] == ["quoted | On Friday, Ben wrote:", "quoted | > place rest Siam"]


def test_sign_writes_and_signs_the_order_file_that_is_meant(world: Path, pbem: Run) -> None:
    (world.parent / "me.pub").write_text(pbem("key", "show").stdout)
    game, text = begun_by_anna(pbem)
    (world.parent / "mine.txt").write_text(text)
    assert pbem("sign", game, "mine.txt").exit_code == 0
    signed = order_file.read((world.parent / "mine.toml").read_bytes(), "")
    assert signed.data["signed"]["sig"]
    assert (world.parent / "mine.txt").read_text() == text
    assert pbem("apply", game, "mine.toml").exit_code == 0


def test_where_several_decide_a_line_or_the_option_says_whose_orders_they_are(world: Path, pbem: Run) -> None:
    assert pbem("new", "kings", "--option", "capitals", "--players", "Anna,Ben").exit_code == 0
    text = typed(pbem, "kings-000.toml", "--player", "ben").replace("player ben\n", "")
    (world.parent / "mine.txt").write_text(text)
    for command in ("check", "plan", "apply", "sign"):
        done = pbem(command, "kings-000.toml", "mine.txt")
        said = "say whose orders these are, in a line (player anna) or with --player anna"
        assert said in " ".join(done.stderr.split()), command
        done = pbem(command, "kings-000.toml", "mine.txt", "--player", "nobody")
        assert "nobody called 'nobody' plays in" in " ".join(done.stderr.split()), done.stderr
    assert "orders of Ben" in pbem("check", "kings-000.toml", "mine.txt", "--player", "Ben").stdout
    for command in ("plan", "apply"):
        done = pbem(command, "kings-000.toml", "mine.txt", "--player", "ben")
        assert "orders of Anna" in " ".join(done.stderr.split()), command
