"""The folder of a game is damaged while its mails are decided: the host goes on, and so does the game once it is mended."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import GM, SEATS, MailHost, address, open_mail_host, text_of, with_master
from thorough import all_but

from pbem.local import journal

if TYPE_CHECKING:
    from conftest import Run

    from pbem.local.journal_file import NotedChange


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    """A host with two games; orders for both have come."""
    made = open_mail_host(pbem, tmp_path)
    assert pbem("new", "east", "--players", "anna,ben,cleo", "-o", tmp_path / "east").exit_code == 0
    people = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
    added = pbem("host", "add", tmp_path / "east" / "east-000.toml", *people, "--host", made.host_folder.path)
    assert added.exit_code == 0, added.output
    made.round()
    for name in ("east", "world"):
        with_master(made, name)
        made.receive(made.mail("Here they are.\n", made.mover(name), attach=made.orders(name=name)))
    made.sent.clear()
    return made


CASES = [("away", "mails"), ("a file", "mails"), ("orders is a file", "mails"), ("away", "turns")]


@pytest.mark.parametrize(("kind", "when"), all_but(CASES, lambda case: case[0] != "a file"))
def test_a_damaged_game_waits_and_all_others_go_on(
    host: MailHost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, when: str
) -> None:
    """As what was decided about mails is written down, or the turns that follow."""
    world, aside, real = Path(host.folder().path), tmp_path / "aside", journal._finish
    done_before: list[str] = []

    def damaged(root: str, path: str, entries: list[NotedChange]) -> list[journal.KeptBack]:
        if when == "turns" and not done_before:
            done_before.append(path)
            return real(root, path, entries)
        patch.undo()
        world.rename(aside)
        if kind == "a file":
            world.write_text("")
        elif kind != "away":
            shutil.copytree(aside, world, ignore=shutil.ignore_patterns("orders"))
            (world / "orders").write_text("")
        return real(root, path, entries)

    with monkeypatch.context() as patch:
        patch.setattr(journal, "_finish", damaged)
        done = host.round()
    assert (done.taken, done.stopped, done.blocked) == (2, False, True)
    assert "What was decided in world cannot be put into its folder" in done.troubles[0]
    assert host.folder("east").newest_index() == 1
    assert len([one for one in host.sent if str(one["Message-ID"]).startswith("<ack")]) == 2
    for _ in range(2):
        host.round()
    told = [text_of(one) for one in host.sent if one["To"] == GM]
    assert len(told) == 1
    assert "the first pbem host run after that is mended goes on" in " ".join(told[0].split())
    if world.is_dir():
        shutil.rmtree(world)
    world.unlink(missing_ok=True)
    aside.rename(world)
    done = host.round()
    assert (done.troubles, done.records) == ([], 1 if when == "mails" else 0)
    assert host.folder().newest_index() == 1
    assert not Path(host.host_folder.spool("kept-back", "world")).exists()


def test_what_is_kept_of_one_game_and_damaged_stops_no_other(host: MailHost) -> None:
    kept = Path(host.host_folder.spool("kept-back", "world"))
    kept.parent.mkdir()
    kept.write_text("half of ")
    for _ in range(3):
        done = host.round()
        assert (done.stopped, done.blocked) == (False, True)
        assert "spool/kept-back/world:1: is damaged" in done.troubles[0]
    assert (host.folder("east").newest_index(), host.folder().newest_index()) == (1, 0)
    [told] = [text_of(one) for one in host.sent if one["To"] == GM]
    assert "To go on without it, put that file aside" in " ".join(told.split())
    kept.unlink()
    assert host.round().troubles == []
    assert host.folder().newest_index() == 1
