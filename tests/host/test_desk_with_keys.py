"""A game with keys opened at the desk: the host carries the rounds, everybody answers from a home and with keys of their own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.friends import Friends, Person, quiet
from sample_games.mail_host import HOST, MailHost, attached, text_of
from test_desk import ANNA, BEN, CLEO, ask

from pbem.engine.papers.start_file import merge, read_start, write_start
from pbem.engine.proof.audit import verify
from pbem.host.folder.host_folder import open_host
from pbem.local import registry

if TYPE_CHECKING:
    from email.message import EmailMessage

HOMES = {"anna": ANNA, "ben": BEN, "cleo": CLEO}


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    made = Friends(tmp_path / "people", monkeypatch)
    for name in ("host", *HOMES):
        made.person(name)
    return made


@pytest.fixture
def desk(friends: Friends) -> MailHost:
    house = friends["host"].games / "house"
    friends["host"].done("host", "init", house, "--address", HOST)
    settings = house / "host.toml"
    settings.write_text(f"{settings.read_text()}\n[welcome]\n")
    desk = MailHost(open_host(str(house)))
    assert "2 seats are still free" in ask(desk, ANNA, "new world, 3 seats, mode host, as Anna")
    assert "mode host" in ask(desk, BEN, "games")
    ask(desk, BEN, "join world as Ben")
    assert "A letter to each of you says how a game with keys begins" in ask(desk, CLEO, "join world as Cleo")
    return desk


def letters(desk: MailHost, about: str) -> dict[str, EmailMessage]:
    """The letters about something, by seat."""
    found = [one for one in desk.sent if about in str(one["Subject"])]
    return {seat: one for seat, address in HOMES.items() for one in found if one["To"] == address}


def answered(desk: MailHost, friends: Friends, seat: str, letter: EmailMessage) -> Path:
    """Let somebody do what a letter says, in a home of their own; the file that came of it."""
    person: Person = friends[seat]
    [(name, data)] = attached(letter).items()
    (person.games / name).write_bytes(data)
    before = set(person.files("*"))
    body = letter.get_body(("plain",))
    assert body
    [line] = [line for line in body.get_content().splitlines() if line.startswith("    pbem ")]
    person.done(*line.split()[1:])
    [new] = set(person.files("*")) - before
    assert new in text_of(letter)
    friends["host"].sit_down()
    return person.games / new


def send(desk: MailHost, seat: str, path: Path, sender: str = "") -> list[str]:
    before = len(desk.sent)
    desk.receive(desk.mail("Here.", sender=sender or HOMES[seat], attach=path.read_text(), Subject="my file"))
    desk.round()
    return [text_of(one) for one in desk.sent[before:] if "ack" in one["Message-ID"]]


@pytest.mark.rule("host/games/invitations 1.1")
@pytest.mark.rule("host/games/invitations 2.1")
@pytest.mark.thorough
def test_three_people_with_keys_begin_and_play_by_mail(desk: MailHost, friends: Friends) -> None:
    asked = letters(desk, "join with a key")
    assert sorted(asked) == sorted(HOMES)
    parts = {seat: answered(desk, friends, seat, asked[seat]) for seat in HOMES}
    # Nobody answers for another, or from another address; a file taken twice is taken once.
    assert "Not taken: what was asked of you is not in it." in send(desk, "anna", parts["ben"])[0]
    assert send(desk, "", parts["ben"], "eve@else.test") == []
    both = parts["anna"].with_name("both.toml")
    both.write_bytes(write_start(merge([read_start(parts[seat].read_bytes()) for seat in ("anna", "ben")])))
    assert "Taken. The game waits for Ben and Cleo." in send(desk, "anna", both)[0]
    assert "Taken. The game waits for Cleo." in send(desk, "ben", parts["ben"])[0]
    send(desk, "ben", parts["ben"])
    assert letters(desk, "your part of the dice") == {}
    assert "Taken" in send(desk, "cleo", parts["cleo"])[0]
    asked = letters(desk, "your part of the dice")
    assert sorted(asked) == sorted(HOMES)
    for seat in HOMES:
        send(desk, seat, answered(desk, friends, seat, asked[seat]))
    genesis = desk.game().file.genesis
    assert (genesis.mode, genesis.cards, genesis.seat_ids) == ("host", "dealer", tuple(HOMES))
    keys = {(friends[seat].home / "identity.pub").read_text().split()[1] for seat in ("host", *HOMES)}
    assert {person.key.split()[1] for _, person in genesis.people()} == keys
    seat = desk.mover()
    first = next(one for one in desk.sent if one["To"] == HOMES[seat] and "your move" in str(one["Subject"]))
    person = friends[seat]
    (person.games / "world-000.toml").write_bytes(attached(first)["world-000.toml"])
    (person.games / "orders.toml").write_text(quiet(person))
    person.done("sign", "world-000.toml", "orders.toml")
    friends["host"].sit_down()
    send(desk, seat, person.games / "orders.toml")
    assert desk.game().file.index == 1
    assert verify(desk.folder().newest(), registry.load).ok
    assert list(Path(desk.host_folder.spool("waiting")).iterdir()) == []


@pytest.mark.thorough
def test_who_leaves_ends_the_invitation(desk: MailHost, friends: Friends) -> None:
    old = answered(desk, friends, "anna", letters(desk, "join with a key")["anna"])
    ask(desk, CLEO, "leave world")
    ask(desk, CLEO, "join world as Cleo Dee")
    assert "it answers an earlier invitation" in send(desk, "anna", old)[0]
    new = answered(desk, friends, "ben", letters(desk, "join with a key")["ben"])
    joined = next(line for line in new.read_text().splitlines() if line.startswith("joined = ") and len(line) > 20)
    new.write_text(new.read_text().replace(joined, f"{joined[:14]}{'AB'[joined[14] == 'A']}{joined[15:]}"))
    assert "Not taken" in send(desk, "ben", new)[0]
    assert not any("dice" in str(one["Subject"]) for one in desk.sent)
    assert "one of mode next begins on a player's own computer" in ask(
        desk, ANNA, "new pears, 3 seats, mode next, as Anna"
    )
