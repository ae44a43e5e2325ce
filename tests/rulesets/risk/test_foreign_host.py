"""A board of another program at a host: typed orders, receipts, letters, picture, page; then out again and back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import pytest
from made_up_boards import Traits, conquest, domination
from sample_games.mail_host import SEATS, MailHost, address, attached, move_in, publishing, text_of
from test_foreign_journey import essence

from pbem.engine.file.phrases import format_clock
from pbem.engine.picture.board import draw_board
from pbem.engine.proof.audit import verify
from pbem.engine.short.writing import write_orders
from pbem.local import bots, map_files, registry
from pbem.local.pages import page_of

if TYPE_CHECKING:
    from conftest import Run

TRAITS = Traits(19, 3, one_way=4, no_exit=True, accents=True, encoding="latin-1", line_end="\r\n")


@pytest.fixture(params=["domination", "conquest"])
def host(request: pytest.FixtureRequest, pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MailHost:
    monkeypatch.chdir(tmp_path)
    text, deck = domination(TRAITS)
    Path("made.map").write_bytes(text if request.param == "domination" else conquest(TRAITS))
    Path("made.cards").write_bytes(deck)
    for words in (
        ("map", "import", "made.map", "-o", "made.toml"),
        ("new", "world", "--players", ",".join(SEATS), "--map", "made.toml", "-o", "table"),
    ):
        done = pbem(*words)
        assert done.exit_code == 0, done.output
    found = move_in(pbem, tmp_path, Path("table/world-000.toml"))
    look = Path(found.host_folder.path) / f"{map_files.load('made.toml')['id']}.toml"
    look.write_bytes(Path("made.toml").read_bytes())
    return found


@pytest.mark.thorough
def test_ten_turns_are_typed_answered_told_drawn_and_proved(host: MailHost, pbem: Run) -> None:
    look = map_files.load("made.toml")
    names = [land["name"] for land in look["territory"]]
    for turn in range(10):
        host = attrs.evolve(publishing(host, "web"), count=host.count) if turn == 9 else host
        game, seat = host.game(), host.mover()
        if not game.awaited:
            break
        orders = {**bots.propose(game, seat, "careful").orders}
        orders.pop("on_elimination", None)
        before = len(host.sent)
        receipt = host.answer(host.mail("\n".join([*write_orders(game, orders), "end"]), seat))
        assert "orders accepted" in str(receipt["Subject"]), text_of(receipt)
        assert any(name in text_of(receipt) for name in names)
        letters = [one for one in host.sent[before:] if one is not receipt and attached(one)]
        assert {str(one["To"]) for one in letters} >= {address(seat)}
        assert all(any(name in text_of(one) for name in names) for one in letters)
    game, newest = host.game(), host.folder().newest()
    assert game.file.index >= 10
    assert verify(newest, registry.load).fault is None
    published = Path(host.host_folder.path) / "web"
    assert (published / "world.html").read_bytes() == page_of(newest, game, look)
    title = format_clock(game.table.clock(game.state))
    drawn = draw_board(game.file.genesis, game.table, game.state, title, look)
    assert (published / "world.svg").read_text(encoding="utf-8") == drawn
    for words in (("map", "export", "made.toml", "-o", "back"), ("map", "import", "back.map", "-o", "back.toml")):
        done = pbem(*words)
        assert done.exit_code == 0, done.output
    assert essence(map_files.load("back.toml")) == essence(look)
