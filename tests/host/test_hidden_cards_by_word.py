"""Cards face down at a host that deals them: no word in a reply turns them in, a signed file does, which the host drafts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sample_games.command_game import CommandGame
from sample_games.friends import Friends
from sample_games.mail_host import HOST, SEATS, MailHost, address, attached, text_of

from pbem.engine.play.visibility import see
from pbem.engine.proof.audit import verify
from pbem.engine.short.writing import write_orders
from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.host.folder.host_folder import open_host
from pbem.local import bots, home, registry

WOODS = Path(__file__).parents[2] / "conformance" / "boards" / "nine.toml"


class OwnHands(CommandGame):
    """A game of bots that see the cards in their own hands."""

    def proposed(self, seat: str) -> dict[str, object]:
        """What a careful player would order."""
        path = str(self.who(seat).home / home.IDENTITY)
        sight = see(self.table, seat, home.load_signer(path, lambda _: "", lambda _: None).root)
        return dict(bots.propose(self.table, seat, "careful", sight).orders)

    def signed(self, seat: str, wish: dict[str, object]) -> str:
        """Write orders down and sign them; the name of the file."""
        name = f"{seat}-{self.table.file.index + 1:03d}.toml"
        (self.who(seat).games / name).write_text(order_file.write({**header(self.table, seat), **wish}))
        self.who(seat).done("sign", self.file, name)
        return name


@pytest.mark.thorough
def test_cards_of_a_dealer_are_turned_in_by_a_signed_file_and_by_no_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path / "people", monkeypatch)
    friends.person("host")
    game = OwnHands(friends, "host", "44", seats=SEATS, host="Hugo", frills=0)
    game.begin("--map", str(WOODS), "--cards", "dealer")
    for _ in range(60):
        awaited = game.table.awaited
        assert awaited
        seat = awaited.must[0]
        wish = game.proposed(seat)
        if wish.get("trade"):
            break
        game.play({seat: game.signed(seat, wish)})
    assert wish.get("trade"), "nobody ever had a set"
    wish.pop("on_elimination", None)
    lines = write_orders(game.table, {**header(game.table, seat), **wish})
    trade = next(line for line in lines if line.startswith("trade"))

    house = friends["host"].games / "house"
    friends["host"].done("host", "init", house, "--address", HOST)
    players = [word for one in SEATS for word in ("--player", f"{one}={address(one)}")]
    friends["host"].done("host", "add", game.file, *players, "--host", house)
    host = MailHost(open_host(str(house)))
    host.round()
    before = game.table.file.index

    # By the word alone: a host names nobody's cards, not even to their player.
    typed = "\n".join(["trade best", *(line for line in lines if line != trade)])
    said = text_of(host.answer(host.mail(typed, seat)))
    assert "your cards are face down, so pbem cannot choose the best set" in said
    assert host.game().file.index == before

    # By their names neither: only a signature opens them. The host drafts the file, and signed it is played.
    answer = host.answer(host.mail("\n".join(lines), seat))
    said = text_of(answer)
    assert "NOT YET TAKEN" in said
    assert "they name cards that lie face down, which only you can see" in said
    assert host.game().file.index == before
    [(name, draft)] = attached(answer).items()
    (game.who(seat).games / name).write_bytes(draft)
    game.who(seat).done("sign", game.file, name)
    friends["host"].sit_down()
    host.answer(host.mail("Here they are.", seat, attach=(game.who(seat).games / name).read_text()))
    assert host.game().file.index == before + 1
    played = json.loads(host.game().file.all_records()[-1].orders[0])
    assert played["trade"] == wish["trade"]
    assert verify(host.folder().newest(), registry.load).ok
    assert len(host.game().state.hands[seat]) <= 1, "three cards are turned in, and one may be drawn"
