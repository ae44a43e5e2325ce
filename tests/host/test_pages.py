"""Pages of hosted games: with every turn, and as plain files for a web server."""

from __future__ import annotations

import re
import stat
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from sample_games.mail_host import SEATS, MailHost, address, attached, open_mail_host, publishing, text_of
from test_page_document import Elements

from pbem.host.games import publishing as publishing_module

if TYPE_CHECKING:
    from conftest import Run


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def test_the_page_goes_with_every_turn_if_the_game_says_so(host: MailHost) -> None:
    assert not [name for one in host.sent for name in attached(one) if name.endswith(".html")]
    settings = Path(host.folder().path) / "hosting.toml"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace("\npage = false", "\npage = true"), encoding="utf-8")
    before = len(host.sent)
    host.answer(host.move())
    turns = [attached(one) for one in host.sent[before:] if "world-001.toml" in attached(one)]
    assert len(turns) == 3
    for files in turns:
        page = files["world-001.html"].decode()
        assert page.startswith("<!doctype html>")
        assert '<section id="view"' in page
    assert len({files["world-001.html"] for files in turns}) == 1


def test_a_host_publishes_each_game_and_an_index(host: MailHost, tmp_path: Path) -> None:
    web = tmp_path / "web"
    host = publishing(host, str(web))
    assert host.round().troubles == []
    assert sorted(path.name for path in web.iterdir()) == ["index.html", "world.html", "world.svg"]
    first = (web / "world.html").read_bytes()
    index = (web / "index.html").read_text(encoding="utf-8")
    assert "<h1>Our host</h1>" in index
    assert '<a href="world.html">world</a>' in index
    assert '<a href="world.svg">picture</a>' in index
    assert "<script" not in index
    assert not any("src" in attrs for _, attrs in Elements(index).found)
    host.answer(host.move())
    assert (web / "world.html").read_bytes() != first
    assert "record 1," in (web / "world.html").read_text(encoding="utf-8")
    awaited = re.search(r"<p>Next: (\w+)", (web / "index.html").read_text(encoding="utf-8"))
    assert awaited
    assert awaited[1].lower() == host.mover()
    assert all(stat.S_IMODE(path.stat().st_mode) & 0o044 == 0o044 for path in web.iterdir())


def test_a_game_called_index_keeps_its_page(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    host, web = publishing(host, "web"), Path(host.host_folder.path) / "web"
    assert pbem("new", "index", "--players", "anna,ben,cleo", "-o", tmp_path).exit_code == 0
    people = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
    added = pbem("host", "add", tmp_path / "index-000.toml", *people, "--host", host.host_folder.path)
    assert added.exit_code == 0, added.output
    host.round()
    assert {path.name for path in web.glob("*.html")} == {"index.html", "index-.html", "world.html"}
    index = (web / "index.html").read_text(encoding="utf-8")
    assert '<a href="index-.html">index</a>' in index
    assert "<h1>Our host</h1>" in index
    assert '<section id="view"' in (web / "index-.html").read_text(encoding="utf-8")


def test_the_hall_says_how_games_ended(pbem: Run, host: MailHost) -> None:
    host, web = publishing(host, "web"), Path(host.host_folder.path) / "web"
    house = host.host_folder.path
    assert "No game is over yet." in pbem("host", "hall", "--host", house).output
    for seat in SEATS[:2]:
        assert pbem("host", "resign", "world", seat, "--reason", "Gone.", "--host", house).exit_code == 0
    host.round()
    said = " ".join(pbem("host", "hall", "--host", house).output.split())
    assert re.fullmatch(r"world \(risk-parker\): 1 player won in turn \d, against 2 others\.", said)
    assert (web / "hall.txt").read_text(encoding="utf-8").strip() == said
    assert "Cleo may be named in the hall" in text_of(host.answer(host.mail("hall yes", "cleo")))
    said = " ".join(pbem("host", "hall", "--host", house).output.split())
    assert re.fullmatch(r"world \(risk-parker\): Cleo won in turn \d, against 2 others\.", said)
    assert "Cleo won" in text_of(host.answer(host.mail("hall", "anna")))
    assert (web / "hall.txt").read_text(encoding="utf-8").strip() == said
    assert "Next: nobody; Cleo has won" in (web / "index.html").read_text(encoding="utf-8")
    [last] = [one for one in host.sent if one["To"] == address("anna") and ".002." in one["Message-ID"]]
    assert "the game is over: Cleo has won" in " ".join(str(last["Subject"]).split())
    assert text_of(last).startswith("Anna, Cleo has won: the game is over.")


def test_the_hall_tells_the_luck_of_those_who_agreed(pbem: Run, host: MailHost) -> None:
    game = Path(__file__).parents[2] / "examples" / "risk-parker-to-victory" / "risk-parker-031.toml"
    people = [f"--player={seat}={address(seat)}" for seat in ("anna", "bob", "cleo", "dora")]
    assert pbem("host", "add", game, *people, "--host", host.host_folder.path).exit_code == 0
    host.folder("risk-parker").note_in_hall(["bob"], named=True)
    said = " ".join(pbem("host", "hall", "--host", host.host_folder.path).output.split())
    assert said == "risk-parker (risk-parker): Bob won in turn 29, against 3 others. Luck: Bob 47 lost (54.0 expected)."


def test_what_is_published_already_is_left_alone(host: MailHost) -> None:
    host = publishing(host, "web")
    host.round()
    page = Path(host.host_folder.path) / "web" / "world.html"
    page.write_text("mine")
    host.round()
    assert page.read_text() == "mine"


def test_only_the_page_of_a_new_turn_is_made_and_after_a_kill_the_index_follows(
    pbem: Run, host: MailHost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, web = publishing(host, "web"), Path(host.host_folder.path) / "web"
    assert pbem("new", "east", "--players", "anna,ben,cleo", "-o", tmp_path).exit_code == 0
    people = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
    assert pbem("host", "add", tmp_path / "east-000.toml", *people, "--host", host.host_folder.path).exit_code == 0
    for _ in range(2):
        host.round()
    before = (web / "index.html").read_text(encoding="utf-8")
    assert [name in before for name in ("east.html", "world.html")] == [True, True]
    drawn: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(publishing_module, "draw_board", lambda genesis, *_: drawn.append(genesis.name))
        patch.setattr(publishing_module, "publish_lists", Mock(side_effect=KeyboardInterrupt))
        host.receive(host.move())
        with pytest.raises(KeyboardInterrupt):
            host.round()
    assert drawn == ["world"]
    assert (web / "index.html").read_text(encoding="utf-8") == before
    host.round()
    after = (web / "index.html").read_text(encoding="utf-8")
    assert after != before
    assert [name in after for name in ("east.html", "world.html")] == [True, True]


def test_a_folder_that_takes_nothing_stops_no_game(host: MailHost, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    host = publishing(host, str(tmp_path / "taken"))
    host.receive(host.move())
    done = host.round()
    assert not done.stopped
    assert [one[: one.index(":")] for one in done.troubles] == ["world is not published"]
    assert host.folder().newest_index() == 1
