"""Cards face down at a host that deals them: no word in a reply turns them in, a signed file does, which the host drafts."""

from __future__ import annotations

import json
import re
from email.message import EmailMessage
from pathlib import Path

import attrs
import pytest
from sample_games.command_game import CommandGame
from sample_games.friends import Friends
from sample_games.mail_host import HOST, SEATS, MailHost, address, attached, text_of, told_of

from pbem.engine.play.visibility import see
from pbem.engine.proof.audit import verify
from pbem.engine.short.writing import write_orders
from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.host.folder.host_folder import open_host
from pbem.local import bots, home, registry

WOODS = Path(__file__).parents[2] / "conformance" / "boards" / "nine.toml"


def code_in(letter: EmailMessage) -> str:
    """The code that a letter asks back."""
    [code] = re.findall(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", text_of(letter))
    return str(code)


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


@attrs.frozen
class SetInHand:
    """A hosted game in which somebody holds a set of cards: what a careful player would order, and as lines."""

    game: OwnHands
    host: MailHost
    seat: str
    wish: dict[str, object]
    lines: list[str]

    def sign(self, answer: EmailMessage) -> str:
        """The order file that came with an answer, signed by its player."""
        [(name, draft)] = attached(answer).items()
        who = self.game.who(self.seat)
        (who.games / name).write_bytes(draft)
        who.done("sign", self.game.file, name)
        self.game.friends["host"].sit_down()
        return (who.games / name).read_text()

    def is_played(self, before: int) -> None:
        """The set was turned in, and whoever proves the game finds nothing wrong."""
        assert self.host.game().file.index == before + 1
        played = json.loads(self.host.game().file.all_records()[-1].orders[0])
        assert played["trade"] == self.wish["trade"]
        assert verify(self.host.folder().newest(), registry.load).ok


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SetInHand:
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
    lines = [*write_orders(game.table, {**header(game.table, seat), **wish})]

    house = friends["host"].games / "house"
    friends["host"].done("host", "init", house, "--address", HOST)
    players = [word for one in SEATS for word in ("--player", f"{one}={address(one)}")]
    friends["host"].done("host", "add", game.file, *players, "--host", house)
    host = MailHost(open_host(str(house)))
    host.round()
    return SetInHand(game, host, seat, wish, lines)


@pytest.mark.thorough
def test_cards_of_a_dealer_are_turned_in_by_a_signed_file_and_by_no_word(held: SetInHand) -> None:
    host, seat, before = held.host, held.seat, held.host.game().file.index
    # By the word alone: a host names nobody's cards, not even to their player.
    typed = "\n".join(["trade best", *(line for line in held.lines if not line.startswith("trade"))])
    said = text_of(host.answer(host.mail(typed, seat)))
    assert "your cards are face down, so pbem cannot choose the best set" in said
    assert host.game().file.index == before

    # By their names neither: only a signature opens them. The host drafts the file, and signed it is played.
    answer = host.answer(host.mail("\n".join(held.lines), seat))
    said = text_of(answer)
    assert "NOT YET TAKEN" in said
    assert "they name cards that lie face down, which only you can see" in said
    assert host.game().file.index == before
    host.answer(host.mail("Here they are.", seat, attach=held.sign(answer)))
    held.is_played(before)
    assert len(host.game().state.hands[seat]) <= 1, "three cards are turned in, and one may be drawn"


@pytest.mark.thorough
@pytest.mark.rule("host/incoming/address_part 1.1")
def test_what_names_cards_goes_to_a_new_address_after_a_yes_from_both_and_not_before(held: SetInHand) -> None:
    host, seat, before = held.host, held.seat, held.host.game().file.index
    [trade] = (line for line in held.lines if line.startswith("trade"))
    names = trade.removeprefix("trade ")
    cards = {names, '"' + names.replace(", ", '", "') + '"'}
    new, drafts = "moved@far.test", list[EmailMessage]()

    def of_cards(sent: list[EmailMessage]) -> set[str]:
        """To whom letters went that name a card of the set, in their text or what is attached."""
        said = {str(one["To"]): told_of(one, cards) for one in sent}
        return {to for to, named in said.items() if named}

    def drafted(sender: str) -> set[str]:
        """To whom the draft goes that the host makes of orders from an address."""
        host.count += 1
        sent = len(host.sent)
        drafts[:] = host.answers(
            host.mail("\n".join([*held.lines, "", f"Mail {host.count}."]), sender=sender, In_Reply_To=thread)
        )
        return of_cards(host.sent[sent:])

    thread = str(next(one for one in reversed(host.sent) if one["To"] == address(seat))["Message-ID"])
    host.typed = {new}
    assert of_cards(host.sent) == set()
    assert drafted(address(seat)) == {address(seat)}
    asked = host.answer(host.mail(f"address {new}", seat))
    assert drafted(new) <= {address(seat)}, "nobody has said yes"
    sent = len(host.sent)
    host.answers(host.mail(f"yes {code_in(asked)}", seat))
    [offer] = [one for one in host.sent[sent:] if one["To"] == new]
    assert of_cards(host.sent[sent:]) == set()
    assert drafted(new) <= {address(seat)}, "the new address has not said yes"
    sent = len(host.sent)
    host.answers(host.mail(f"yes {code_in(offer)}", sender=new))
    assert of_cards(host.sent[sent:]) == set()
    assert host.folder().read_settings().players[seat] == new
    assert drafted(address(seat)) <= {new}, "what comes from the old address is somebody else's"
    assert drafted(new) == {new}
    host.answer(host.mail("Here they are.", sender=new, attach=held.sign(drafts[-1])))
    held.is_played(before)
    assert address(seat) not in [one["To"] for one in host.sent[sent + 2 :]]
