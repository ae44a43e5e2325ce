"""
Attacks with copies of what somebody signed: mailed again, from elsewhere, with other words around it.

Orders are no secret once they are mailed, and their signature says nothing of a message beside them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sample_games.clocked_host import ClockedHost, begun, open_clocked_host, text_of
from sample_games.friends import Friends
from sample_games.small_games import identity
from thorough import all_but

from pbem.engine.play.play import load_game
from pbem.errors import InputError
from pbem.local.registry import load
from pbem.mail.requests import Requests
from pbem.mail.signed_papers import read_wishes, wish_document, write_wishes
from pbem.mail.typed_requests import requests_in_text

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

MALLORY = "mallory@evil.test"
AWAY = "[absence]\nfrom = 2026-06-05\nto = 2026-06-09\n"
BACK = "[absence]\nnone = true\n"
RULES = '[deadline]\nhours = 72\ngrace_hours = 2\n\n[missed]\npolicy = ["minimal"]\n'


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, RULES)


def wish(host: ClockedHost, seat: str, text: str, number: int = 1, by: str = "") -> bytes:
    """A file of signed wishes."""
    document = wish_document(host.game, seat, number, requests_in_text(text))
    return write_wishes(host.game, document, identity(by or seat))


def letter_to(seat: str) -> str:
    return f'[[message]]\nto = "{seat}"\ntext = "I surrender."\n'


def other(host: ClockedHost) -> str:
    return next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover)


# ── orders of somebody else, with other wishes ───────────────────────────────────────────────────


@pytest.mark.parametrize("below", [False, True], ids=["in the mail", "below the signature"])
@pytest.mark.parametrize("kind", all_but(["message", "absence", "standby"], lambda kind: kind == "message"))
def test_copied_orders_are_mailed_again_with_the_wishes_of_a_stranger(
    kind: str, below: bool, host: ClockedHost
) -> None:
    mover = host.mover
    text = {"message": letter_to(other(host)), "absence": AWAY, "standby": "[standby]\n"}[kind]
    if below:
        text = text.replace(" = 2026-06-05", ' = "2026-06-05"').replace("2026-06-09", '"2026-06-09"')
        host.mail(mover, "", host.orders() + f"\n{text}".encode(), sender=MALLORY)
    else:
        host.mail(mover, text, host.orders(), sender=MALLORY)
    host.tick()
    assert host.index == 1, "the orders are good, and do not stand by"
    assert kind not in host.kinds()
    assert host.letters("message") == []
    receipt = host.letters("ack")
    assert [one["To"] for one in receipt] == [f"{mover}@home.test"]
    assert "Only the orders in this mail were accepted." in text_of(receipt[0])
    assert "pbem wish, which is told the game file" in " ".join(text_of(receipt[0]).split())


def test_copied_orders_do_not_speak_for_the_address_of_another_player(host: ClockedHost) -> None:
    """Nor for their author: neither of the two can have written all of it."""
    mover, mallory = host.mover, other(host)
    host.mail(mallory, f"{letter_to('all')}\n{AWAY}", host.orders(mover))
    host.tick()
    assert host.index == 1
    assert host.letters("message") == []
    assert "absence" not in host.kinds()


@pytest.mark.thorough
def test_copied_orders_take_no_absence_back_at_a_forged_address(host: ClockedHost) -> None:
    """The header of a mail is written quickly, and the orders are everybody's."""
    mover = host.mover
    host.mail(mover, AWAY)
    host.tick()
    host.letters("ack")
    host.mail(mover, BACK, host.orders())
    host.tick()
    assert host.index == 1
    assert "return" not in host.kinds()
    assert "NOT YET DONE" in text_of(host.letters("ack")[0])


# ── wishes that are signed by themselves ─────────────────────────────────────────────────────────


def test_a_wish_that_is_signed_by_itself_counts_from_any_address(host: ClockedHost) -> None:
    mover, reader = host.mover, other(host)
    signed = wish(host, mover, f"{letter_to(reader)}\n{AWAY}")
    host.mail(mover, paper=signed, sender="somebody@train.test")
    host.tick()
    assert host.log.of("absence")[0].data["seat"] == mover
    (found,) = host.letters("message")
    assert f"signed with the key with which {mover.title()} plays" in text_of(found)
    assert [one["To"] for one in host.letters("ack")] == [f"{mover}@home.test"]


def test_orders_stand_by_at_a_signed_wish(host: ClockedHost) -> None:
    mover = host.mover
    host.mail(mover, "", host.orders(), paper=wish(host, mover, "[standby]\n"), sender=MALLORY)
    host.tick()
    assert host.index == 0
    assert "stand by" in text_of(host.letters("ack")[0])


def test_a_copied_wish_is_mailed_again_and_is_not_fulfilled_twice(host: ClockedHost) -> None:
    mover = host.mover
    host.mail(mover, AWAY)
    host.tick()
    signed = wish(host, mover, BACK)
    host.mail(mover, paper=signed)
    host.tick()
    assert host.kinds().count("return") == 1
    host.mail(mover, AWAY)
    host.tick()
    host.letters("ack")
    host.mail("nobody", "Look!", paper=signed, sender=MALLORY)
    host.tick()
    assert host.kinds().count("return") == 1
    assert "number 1 were fulfilled before" in text_of(host.letters("ack")[0])


@pytest.mark.thorough
def test_a_copied_wish_is_changed_or_mailed_at_another_moment(host: ClockedHost) -> None:
    mover, reader = host.mover, other(host)
    signed = wish(host, mover, letter_to(reader))
    for paper in (
        signed.replace(b"I surrender.", b"Attack me!"),
        signed.replace(f'player = "{mover}"'.encode(), f'player = "{reader}"'.encode()),
        signed.replace(b"number = 1", b"number = 2"),
        signed.replace(b"[wish]", b"[wish]\nmore = 1"),
        wish(host, mover, letter_to(reader), by=reader),
    ):
        host.mail(mover, paper=paper)
        host.tick()
        assert host.letters("message") == []
        assert "not signed by the player" in text_of(host.letters("ack")[0])
    host.mail(mover, orders=host.orders())
    host.tick()
    host.letters("ack")
    host.mail(mover, paper=signed)
    host.tick()
    assert host.letters("message") == []
    assert "a moment that is over; sign them again" in text_of(host.letters("ack")[0])


def test_a_wish_is_mailed_again_in_another_game_of_the_same_players(host: ClockedHost) -> None:
    """The same name, the same keys, the same moment: the number of the game is another."""
    mover, reader = host.mover, other(host)
    twin, here = load_game(begun("6 days"), load), host.game
    assert twin.file.genesis.name == here.file.genesis.name
    assert twin.file.genesis.identities == here.file.genesis.identities
    document = wish_document(twin, mover, 1, requests_in_text(letter_to(reader)))
    copied = write_wishes(twin, document, identity(mover))
    host.mail(mover, paper=copied)
    host.tick()
    assert "signed wishes, for no game that is hosted here" in text_of(host.letters("help")[0])
    theirs, ours = (one.file.genesis.game_id.hex().encode() for one in (twin, here))
    host.mail(mover, paper=copied.replace(theirs, ours))
    host.tick()
    assert "not signed by the player" in text_of(host.letters("ack")[0])
    assert host.letters("message") == []
    moment = {"base": wish_document(here, mover, 1, Requests())["base"]}
    with pytest.raises(InputError, match="these wishes are for another game"):
        read_wishes(here, write_wishes(twin, document | moment, identity(mover)))


def test_the_text_of_a_wish_does_not_enter_the_history(host: ClockedHost) -> None:
    mover, reader = host.mover, other(host)
    below = f"\n{letter_to(reader)}".encode()
    host.mail(mover, letter_to("gm"), host.orders() + below, paper=wish(host, mover, letter_to("all")))
    host.tick()
    assert host.index == 1
    assert b"surrender" not in host.opened.data


def test_wishes_are_signed_by_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    friends = Friends(tmp_path, monkeypatch)
    friends.start("next", "anna", "ben")
    anna = friends["anna"]
    (anna.games / "away.txt").write_text(f"Dear host,\n\n{AWAY}\n{letter_to('ben')}")
    said = anna.done("wish", "world-000.toml", "away.txt")
    assert "Signed: away-signed.toml" in said
    table = anna.read("away-signed.toml")
    assert table["wish"]["number"] == 1
    assert table["wish"]["message"] == [{"to": ["ben"], "text": ["I surrender."]}]
    assert table["wish"]["absence"] == [{"from": "2026-06-05", "to": "2026-06-09"}]
    anna.done("wish", "world-000.toml", "away.txt", "-o", "again.toml")
    assert anna.read("again.toml") == table
    (anna.games / "standby.txt").write_text("[standby]\n")
    anna.done("wish", "world-000.toml", "standby.txt")
    assert anna.read("standby-signed.toml")["wish"]["number"] == 2
    assert "signed wishes" in anna.done("read", "away-signed.toml")
    (anna.games / "none.txt").write_text("Hello!\n")
    assert "no line [[message]]" in anna.refused("wish", "world-000.toml", "none.txt")
    stranger = friends.person("stranger")
    (stranger.games / "world-000.toml").write_bytes((anna.games / "world-000.toml").read_bytes())
    (stranger.games / "away.txt").write_text(AWAY)
    assert "nobody plays with your key" in stranger.refused("wish", "world-000.toml", "away.txt")


def test_read_says_whether_signed_wishes_hold(host: ClockedHost, pbem: Run, tmp_path: Path) -> None:
    """Anything can have their header."""
    mover, reader = host.mover, other(host)
    good = wish(host, mover, letter_to(reader))
    game = tmp_path / "world.toml"
    game.write_bytes(host.opened.data)
    for name, data, said in (
        ("good", good, f"signed wishes of {mover.title()}, number 1: the signature holds"),
        ("changed", good.replace(b"surrender", b"attack"), "THE SIGNATURE DOES NOT HOLD"),
        ("stolen", wish(host, mover, letter_to(reader), by=reader), "THE SIGNATURE DOES NOT HOLD"),
        ("header", b'format = "pbem-wish/1"\n', "signed wishes, but they cannot be read"),
    ):
        paper = tmp_path / f"{name}.toml"
        paper.write_bytes(data)
        told = " ".join(pbem("read", game, paper).stdout.split())
        assert said in told, told
        assert ("the signature holds" in told) == (name == "good")
