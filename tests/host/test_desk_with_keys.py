"""A game with keys opened at the desk: the host carries the rounds, everybody answers from a home and with keys of their own."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.friends import Friends, Person, quiet
from sample_games.mail_host import HOST, MailHost, attached, text_of
from test_desk import ANNA, BEN, CLEO, ask, wait
from test_kills import Scene, ends_like_a_clean_run

from pbem.engine.papers.start_file import merge, read_start, write_start
from pbem.engine.proof.audit import verify
from pbem.host.folder.host_folder import open_host
from pbem.local import registry

if TYPE_CHECKING:
    from email.message import EmailMessage

HOMES = {"anna": ANNA, "ben": BEN, "cleo": CLEO}
JOINING, PROVING, BEGINNING = "join with a key", "your part of the dice", "begin the game"


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    made = Friends(tmp_path / "people", monkeypatch)
    for name in ("host", *HOMES):
        made.person(name)
    return made


@pytest.fixture
def desk(friends: Friends) -> MailHost:
    return full_desk(friends, "host")


def full_desk(friends: Friends, mode: str, *, rules: str = "") -> MailHost:
    """A host at whose desk three people have opened a game with keys and taken its seats."""
    house = friends["host"].games / "house"
    friends["host"].done("host", "init", house, "--address", HOST)
    settings = house / "host.toml"
    settings.write_text(f"{settings.read_text()}\n[welcome]\n")
    desk = MailHost(open_host(str(house)))
    assert "2 seats are still free" in ask(desk, ANNA, f"new world, 3 seats, mode {mode}{rules}, as Anna")
    assert f"mode {mode}" in ask(desk, BEN, "games")
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
    [new] = [name for name in set(person.files("*")) - before if name in text_of(letter)]
    friends["host"].sit_down()
    return person.games / new


def ordered(desk: MailHost, friends: Friends) -> None:
    """Let the mover save the first letter, and sign and mail orders."""
    seat = desk.mover()
    [first] = [one for one in desk.sent if one["To"] == HOMES[seat] and "your move" in str(one["Subject"])]
    person = friends[seat]
    (person.games / "world-000.toml").write_bytes(attached(first)["world-000.toml"])
    (person.games / "orders.toml").write_text(quiet(person))
    person.done("sign", "world-000.toml", "orders.toml")
    friends["host"].sit_down()
    send(desk, seat, person.games / "orders.toml")


def carried(desk: MailHost, friends: Friends, *rounds: str) -> None:
    """Let all do in turn what the letters of these rounds say, and mail what came of it."""
    for about in rounds:
        asked = letters(desk, about)
        for seat in HOMES:
            send(desk, seat, answered(desk, friends, seat, asked[seat]))


def send(desk: MailHost, seat: str, path: Path, sender: str = "") -> list[str]:
    before = len(desk.sent)
    desk.receive(desk.mail("Here.", sender=sender or HOMES[seat], attach=path.read_text(), Subject="my file"))
    desk.round()
    return [text_of(one) for one in desk.sent[before:] if "ack" in one["Message-ID"]]


@pytest.mark.rule("host/games/invitations 1.1")
@pytest.mark.rule("host/games/invitations 2.1")
@pytest.mark.thorough
def test_three_people_with_keys_begin_and_play_by_mail(desk: MailHost, friends: Friends) -> None:
    asked = letters(desk, JOINING)
    assert sorted(asked) == sorted(HOMES)
    parts = {seat: answered(desk, friends, seat, asked[seat]) for seat in HOMES}
    # Nobody answers for another, or from another address; a file taken twice is taken once.
    assert "What is wanted is world-start-anna.toml, as pbem join writes it." in send(desk, "anna", parts["ben"])[0]
    assert send(desk, "", parts["ben"], "eve@else.test") == []
    both = parts["anna"].with_name("both.toml")
    both.write_bytes(write_start(merge([read_start(parts[seat].read_bytes()) for seat in ("anna", "ben")])))
    assert "Taken. The game waits for Ben and Cleo." in send(desk, "anna", both)[0]
    assert "Taken. The game waits for Cleo." in send(desk, "ben", parts["ben"])[0]
    send(desk, "ben", parts["ben"])
    assert letters(desk, PROVING) == {}
    assert "Wanted next is world-start-cleo-proof.toml" in send(desk, "cleo", parts["cleo"])[0]
    asked = letters(desk, PROVING)
    # The file of the first round once more, and the one of the letter as it came, are not what the second asks for.
    assert "Wanted next is world-start-anna-proof.toml" in send(desk, "anna", parts["anna"])[0]
    same = parts["anna"].with_name("same.toml")
    [same_file] = attached(asked["anna"]).values()
    same.write_bytes(same_file)
    assert "What is wanted is world-start-anna-proof.toml, as pbem start writes it." in send(desk, "anna", same)[0]
    assert sorted(asked) == sorted(HOMES)
    for seat in HOMES:
        send(desk, seat, answered(desk, friends, seat, asked[seat]))
    genesis = desk.game().file.genesis
    assert (genesis.mode, genesis.cards, genesis.seat_ids) == ("host", "dealer", tuple(HOMES))
    keys = {(friends[seat].home / "identity.pub").read_text().split()[1] for seat in ("host", *HOMES)}
    assert {person.key.split()[1] for _, person in genesis.people()} == keys
    ordered(desk, friends)
    assert desk.game().file.index == 1
    assert verify(desk.folder().newest(), registry.load).ok
    assert list(Path(desk.host_folder.spool("waiting")).iterdir()) == []


@pytest.mark.thorough
def test_who_leaves_ends_the_invitation(desk: MailHost, friends: Friends) -> None:
    old = answered(desk, friends, "anna", letters(desk, JOINING)["anna"])
    ask(desk, CLEO, "leave world")
    ask(desk, CLEO, "join world as Cleo Dee")
    assert "it answers an earlier invitation" in send(desk, "anna", old)[0]
    new = answered(desk, friends, "ben", letters(desk, JOINING)["ben"])
    joined = next(line for line in new.read_text().splitlines() if line.startswith("joined = ") and len(line) > 20)
    new.write_text(new.read_text().replace(joined, f"{joined[:14]}{'AB'[joined[14] == 'A']}{joined[15:]}"))
    assert "Not taken" in send(desk, "ben", new)[0]
    assert not any("dice" in str(one["Subject"]) for one in desk.sent)


@pytest.mark.thorough
def test_who_does_not_answer_an_invitation_gets_it_once_more(desk: MailHost, friends: Friends) -> None:
    asked = letters(desk, JOINING)
    send(desk, "anna", answered(desk, friends, "anna", asked["anna"]))
    told = wait(desk, 61)
    assert [one["To"] for day, one in told if day == 14] == [BEN, CLEO]
    assert [one["To"] for day, one in told if day == 60] == [ANNA, BEN, CLEO]
    assert len(told) == 5
    assert attached(told[0][1]) == attached(asked["ben"])
    assert list(Path(desk.host_folder.spool("waiting")).iterdir()) == []


# ── mode next: a player begins ───────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_in_mode_next_whoever_is_first_begins_and_the_players_make_the_dice(friends: Friends) -> None:
    desk = full_desk(friends, "next")
    carried(desk, friends, JOINING, PROVING)
    asked = letters(desk, BEGINNING)
    games = {seat: answered(desk, friends, seat, asked[seat]) for seat in ("ben", "anna")}
    sound = games["ben"].read_text()
    forged = games["ben"].with_name("forged.toml")
    forged.write_text(re.sub(r'= \["anna", (\d+)\]', r'= ["anna", 1\1]', sound, count=1))
    assert "Not taken: the game file is not sound" in send(desk, "ben", forged)[0]
    eve = friends.person("eve", keys=False)
    eve.done("new", "world", "--players", ",".join(HOMES))
    friends["host"].sit_down()
    assert "Not taken: it is not the game of this invitation" in send(desk, "ben", eve.games / "world-000.toml")[0]
    assert send(desk, "", games["ben"], "eve@else.test") == []
    assert not any("your move" in str(one["Subject"]) for one in desk.sent)
    for seat in games:
        assert "The game has begun, and its letters come by themselves." in send(desk, seat, games[seat])[0]
    send(desk, "anna", forged)
    # A reply to a letter of the game is read as any other: beside a copy there may be orders in it.
    turn = next(one for one in desk.sent if one["To"] == ANNA and "turn 1" in str(one["Subject"]))
    again = desk.mail("", sender=ANNA, attach=sound, Subject="my file", In_Reply_To=str(turn["Message-ID"]))
    assert "record 0 is already known here" in text_of(desk.answer(again))
    assert desk.folder().newest() == games["ben"].read_bytes() != games["anna"].read_bytes()
    genesis = desk.game().file.genesis
    assert (genesis.mode, genesis.host, genesis.seat_ids) == ("next", None, tuple(HOMES))
    ordered(desk, friends)
    [dice] = [one for one in desk.sent if "please make the dice" in str(one["Subject"])]
    witness = next(seat for seat, address in HOMES.items() if address == dice["To"])
    person = friends[witness]
    for name, data in attached(dice).items():
        (person.games / name).write_bytes(data)
    body = dice.get_body(("plain",))
    assert body
    rows = [line.split() for line in body.get_content().splitlines() if line.startswith("    pbem ")]
    person.done(*rows[0][1:])
    friends["host"].sit_down()
    send(desk, witness, person.games / "world-001.toml")
    assert desk.game().file.index == 1
    assert verify(desk.folder().newest(), registry.load).ok
    assert list(Path(desk.host_folder.spool("waiting")).iterdir()) == []


@pytest.mark.thorough
def test_a_set_up_with_sealed_lists_begins_in_mode_next(friends: Friends) -> None:
    desk = full_desk(friends, "next", rules=", rules risk-1959")
    carried(desk, friends, JOINING, PROVING)
    send(desk, "cleo", answered(desk, friends, "cleo", letters(desk, BEGINNING)["cleo"]))
    for seat in HOMES:
        person = friends[seat]
        (person.games / "world-000.toml").write_bytes(desk.folder().newest())
        (person.games / f"world-turn-00-{seat}.toml").write_text(
            f'game = "world"\nplayer = "{seat}"\nturn = 0\n[setup]\nclaim = ["@rest"]\n'
            '[[setup.add]]\nat = "@border"\narmies = "rest"\n'
        )
        person.done("sign", "world-000.toml", f"world-turn-00-{seat}.toml")
        friends["host"].sit_down()
        assert "on the list" in send(desk, seat, person.games / f"world-turn-00-{seat}-sealed.toml")[0]
    assert sum(str(one["Message-ID"]).startswith("<list") for one in desk.sent) == len(HOMES)


# ── a host that is killed ────────────────────────────────────────────────────────────────────────


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.thorough
@pytest.mark.parametrize("share", range(3))
@pytest.mark.parametrize(
    ("mode", "before", "about", "made"),
    [
        ("host", (), JOINING, "world.toml"),
        ("host", (JOINING,), PROVING, "world-000.toml"),
        ("next", (JOINING, PROVING), BEGINNING, "world-000.toml"),
    ],
    ids=["joining", "proving", "beginning"],
)
def test_killed_before_any_step_of_the_beginning_it_ends_like_a_clean_run(
    friends: Friends, tmp_path: Path, mode: str, before: tuple[str, ...], about: str, made: str, share: int
) -> None:
    desk = full_desk(friends, mode)
    carried(desk, friends, *before)
    asked = letters(desk, about)
    for seat in HOMES if about != BEGINNING else ("cleo",):
        path = answered(desk, friends, seat, asked[seat])
        if seat != "cleo":
            send(desk, seat, path)
    # The last one comes alone: of several that come together nothing has happened before all of it has.
    desk.receive(desk.mail("Here.", sender=CLEO, attach=path.read_text(), Subject="my file"))
    scene = Scene(tmp_path / "scene", desk.now)
    shutil.copytree(desk.host_folder.path, scene.folder / "host-folder")
    shutil.copytree(friends["host"].home, scene.folder / "home")
    ends_like_a_clean_run(scene, tmp_path, made, 5 * share, 1)
