"""The desk of a host: strangers come in with a code, open games, take seats, play and end, with nothing but mails."""

from __future__ import annotations

import os
import re
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import HOST, MailHost, open_mail_host, text_of, with_master

from pbem.engine.proof.audit import verify
from pbem.host.folder.host_folder import open_host
from pbem.host.folder.spool import MOST_TRIES
from pbem.host.round import Round
from pbem.local import registry

if TYPE_CHECKING:
    from email.message import EmailMessage

    from conftest import Run

CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")
ANNA, BEN, CLEO = "anna@one.test", "ben@two.test", "cleo@three.test"


def open_desk(pbem: Run, folder: Path, welcome: str = "") -> MailHost:
    """A host without any game, at which people may ask for one."""
    place = folder / "host-folder"
    assert pbem("host", "init", place, "--address", HOST).exit_code == 0
    settings = place / "host.toml"
    settings.write_text(f"{settings.read_text()}\n[welcome]\n{welcome}")
    return MailHost(open_host(str(place)))


@pytest.fixture
def desk(pbem: Run, tmp_path: Path) -> MailHost:
    return open_desk(pbem, tmp_path)


def write(desk: MailHost, sender: str, text: str, subject: str = "hello", **fields: str) -> list[EmailMessage]:
    """Receive a mail and do a round; all letters that it sent."""
    before = len(desk.sent)
    desk.receive(desk.mail(text, sender=sender, Subject=subject, **fields))
    done = desk.round()
    assert not done.troubles
    return desk.sent[before:]


def code_of(desk: MailHost, sender: str) -> str:
    """The code that an address was sent, asked for where it has none."""
    letters = [one for one in desk.sent if one["To"] == sender and "Your code" in text_of(one)]
    [letter] = letters or write(desk, sender, "Hi, what is this?")
    found = CODE.search(text_of(letter))
    assert found
    return found[0]


def ask(desk: MailHost, sender: str, text: str) -> str:
    """What is answered to a mail that bears the code of its sender."""
    code = code_of(desk, sender)
    letters = [one for one in write(desk, sender, f"{text}\n\n> Your code: {code}\n") if "ack" in one["Message-ID"]]
    [answer] = letters
    assert answer["To"] == sender
    return text_of(answer)


def files_of(desk: MailHost) -> dict[str, bytes]:
    base = Path(desk.host_folder.path)
    return {str(one.relative_to(base)): one.read_bytes() for one in sorted(base.rglob("*")) if one.is_file()}


def test_a_stranger_gets_one_fixed_text_and_nothing_is_kept(desk: MailHost) -> None:
    [letter] = write(desk, ANNA, "join world as Anna\n\nBuy my watches at http://spam.test")
    assert "watches" not in letter.as_string()
    assert "world" not in text_of(letter)
    before = files_of(desk)
    assert write(desk, ANNA, "new pears, 4 seats, as Anna") == []
    after = files_of(desk)
    assert {name for name in after if after[name] != before.get(name)} == set()
    assert not any(b"watches" in data or b"pears" in data for data in after.values())


def test_three_strangers_open_join_play_speak_draw_and_end_a_game(desk: MailHost) -> None:
    assert "No game waits for players." in ask(desk, ANNA, "games")
    assert "risk-1959" in ask(desk, ANNA, "new")
    said = ask(desk, ANNA, "new world, 3 seats, deck=modern, as Anna Bell")
    assert "You play in world as Anna Bell. 2 seats are still free." in said
    assert "world: risk-parker with deck=modern; 2 seats of 3 free; Anna Bell is in" in ask(desk, BEN, "games")
    assert "You play in world as Ben, with Anna Bell." in ask(desk, BEN, "join world as Ben")
    assert "choose another name" in ask(desk, CLEO, "join world as Ben")
    assert "the game begins" in ask(desk, CLEO, "Hello!\n\njoin World as Cleo")
    first = [one for one in desk.sent if "your move" in str(one["Subject"])]
    assert len(first) == 1
    assert desk.game().file.genesis.seat_ids == ("anna", "ben", "cleo")
    homes = dict(zip(("anna", "ben", "cleo"), (ANNA, BEN, CLEO), strict=True))
    mover = desk.mover()
    desk.receive(desk.mail("Here they are.", sender=homes[mover], attach=desk.orders()))
    desk.round()
    assert desk.game().file.index == 1
    spoken = write(desk, ANNA, "to Cleo: peace in Asia?")
    assert any(one["To"] == CLEO and "peace in Asia?" in text_of(one) for one in spoken)
    assert not any(BEN in one.as_string() for one in spoken)
    ballots = {str(one["To"]): one for one in write(desk, BEN, "draw") if "decision" in one["Message-ID"]}
    assert set(ballots) == {ANNA, BEN, CLEO}
    for address, ballot in ballots.items():
        found = CODE.search(text_of(ballot))
        assert found
        write(desk, address, f"yes {found[0]}")
    assert desk.game().awaited is None
    assert verify(desk.folder().newest(), registry.load).ok


def test_games_that_the_owner_took_in_are_shown_to_no_stranger(pbem: Run, tmp_path: Path) -> None:
    open_mail_host(pbem, tmp_path)
    settings = tmp_path / "host-folder" / "host.toml"
    settings.write_text(f"{settings.read_text()}\n[welcome]\n")
    desk = MailHost(open_host(str(settings.parent)))
    assert "world" not in ask(desk, "dora@four.test", "games")


def test_whoever_has_no_seat_yet_may_ask_again_in_reply_to_an_answer(desk: MailHost) -> None:
    ask(desk, ANNA, "new world, 3 seats, as Anna")
    [answer] = write(desk, BEN, f"join moon as Ben\n{code_of(desk, BEN)}")
    body = answer.get_body(("plain",))
    assert body
    quoted = "".join(f"> {line}\n" for line in body.get_content().splitlines())
    [answer] = write(desk, BEN, f"Sorry for that.\n\njoin world\n\n{quoted}", "Re: games by mail", In_Reply_To="<1@x>")
    assert "Your mail does not say what you want here. These games wait for players:" in text_of(answer)
    assert "Not read: * Sorry for that." in text_of(answer)
    assert write(desk, BEN, f"Sorry again for that.\n\n{quoted}", "Re: games by mail", In_Reply_To="<3@x>") == []
    [answer] = write(desk, BEN, f"join world as Anna\n\n{quoted}", "Re: games by mail", In_Reply_To="<4@x>")
    assert "Somebody plays as Anna there already; choose another name." in text_of(answer)
    [answer] = write(desk, BEN, f"join world as Ben\n\n{quoted}", "Re: games by mail", In_Reply_To="<2@x>")
    assert "You play in world as Ben, with Anna." in text_of(answer)


def wait(desk: MailHost, days: int) -> list[tuple[int, EmailMessage]]:
    """Let days go by with a round each, after what waits was written just now; the letters, with the day of each."""
    for path in Path(desk.host_folder.spool("waiting")).iterdir():
        os.utime(path, (desk.now.timestamp(),) * 2)
    found = []
    for day in range(1, days + 1):
        before, desk.now = len(desk.sent), desk.now + timedelta(days=1)
        assert not desk.round().troubles
        found += [(day, one) for one in desk.sent[before:]]
    return found


def test_a_game_that_does_not_begin_is_reminded_of_once_and_then_given_up(desk: MailHost) -> None:
    ask(desk, ANNA, "new world, 3 seats, as Anna")
    ask(desk, BEN, "join world as Ben")
    told = wait(desk, 20)
    assert [(day, one["To"]) for day, one in told] == [(14, ANNA), (14, BEN)]
    assert "world has not begun: 1 seat is still free. You are in as Ben, with Anna." in text_of(told[1][1])
    # What happens there counts anew.
    ask(desk, BEN, "leave world")
    told = wait(desk, 62)
    assert [(day, one["To"]) for day, one in told] == [(60, ANNA)]
    assert "To open it again, write: new world" in text_of(told[0][1])
    assert not list(Path(desk.host_folder.spool("waiting")).iterdir())


# ── what is not done ─────────────────────────────────────────────────────────────────────────────


def test_robots_lists_and_echoes_get_no_mail_and_leave_nothing(desk: MailHost) -> None:
    desk.round()
    before = files_of(desk)
    for fields in ({"Auto_Submitted": "auto-replied"}, {"List_Id": "<all.list.test>"}, {"Precedence": "bulk"}):
        assert write(desk, ANNA, "games", **fields) == []
    for sender in (HOST, "mailer-daemon@one.test"):
        assert write(desk, sender, "games") == []
    assert set(files_of(desk)) == set(before)
    code = code_of(desk, ANNA)
    assert write(desk, ANNA, f"games\n{code}", Auto_Submitted="auto-replied") == []


def test_two_hosts_that_get_each_others_letters_fall_silent(pbem: Run, tmp_path: Path) -> None:
    one, other = (open_desk(pbem, tmp_path / name) for name in ("one", "other"))
    settings = Path(other.host_folder.inside("host.toml"))
    settings.write_text(settings.read_text().replace(HOST, "games@other.test"))
    other = MailHost(open_host(other.host_folder.path))
    write(one, "games@other.test", "games")
    for _ in range(4):
        for there, here in ((one, other), (other, one)):
            for letter in [*there.sent]:
                here.receive(letter.as_bytes())
                # A server that forwards mails may take off whatever marks them.
                for mark in ("Auto-Submitted", "Precedence", "X-Loop", "X-Auto-Response-Suppress"):
                    del letter[mark]
                here.receive(letter.as_bytes())
            here.round()
    assert (len(one.sent), len(other.sent)) == (1, 1), "each greets the other once"


def test_a_forger_learns_no_code_and_moves_nothing(desk: MailHost) -> None:
    code = code_of(desk, ANNA)
    assert write(desk, ANNA, "new world, 3 seats, as Anna\nAAAA-AAAA") == []
    # The code of one address is none for another, however it is sent.
    assert [one["To"] for one in write(desk, BEN, f"new world, 3 seats, as Ben\n{code}")] == [BEN]
    assert not Path(desk.host_folder.spool("waiting")).exists()
    assert "You play in world" in ask(desk, ANNA, "new world, 3 seats, as Anna")
    # Somebody who waits is known: what comes without the code is asked about, there alone.
    [letter] = write(desk, ANNA, "leave world")
    assert (letter["To"], "reply with yes" in text_of(letter)) == (ANNA, True)
    assert "1 of 3" not in ask(desk, BEN, "games")
    found = CODE.search(text_of(letter))
    assert found
    write(desk, BEN, f"yes {found[0]}")
    assert "world: " in ask(desk, BEN, "games")
    assert "no seat in world" in text_of(write(desk, ANNA, f"yes {found[0]}")[0])
    assert "No game waits" in ask(desk, BEN, "games")


def test_a_yes_is_done_once_and_no_copy_of_it_later(desk: MailHost) -> None:
    def code() -> str:
        [question] = write(desk, BEN, "leave world")
        return str(CODE.findall(text_of(question))[0])

    ask(desk, ANNA, "new world, 3 seats, as Anna")
    ask(desk, BEN, "join world as Ben")
    first = code()
    assert "You have no seat in world now." in text_of(write(desk, BEN, f"yes {first}")[0])
    ask(desk, BEN, "join world as Ben")
    assert "1 seat of 3 free" in text_of(write(desk, BEN, f"Yes! {first}")[0]), "it shows how things stand"
    second = code()
    write(desk, BEN, f"Yes: {first}")
    assert "1 seat of 3 free" in ask(desk, ANNA, "games")
    assert "You have no seat in world now." in text_of(write(desk, BEN, f"yes {second}")[0])


def test_a_flood_of_strangers_stays_within_bounds(pbem: Run, tmp_path: Path) -> None:
    desk = open_desk(pbem, tmp_path, "strangers = 5\n")
    for number in range(40):
        desk.receive(desk.mail("x" * 5000, sender=f"stranger{number}@far.test"))
    desk.round()
    assert len(desk.sent) == 5
    assert sum(map(len, files_of(desk).values())) < 100_000
    assert not list(Path(desk.host_folder.spool("refused")).iterdir())


def test_what_host_toml_says_is_kept_to(pbem: Run, tmp_path: Path) -> None:
    desk = open_desk(pbem, tmp_path, f'new = ["{ANNA}"]\ngames = 1\n')
    assert "Only some people open games" in ask(desk, BEN, "new world, 3 seats, as Ben")
    assert "You play in world" in ask(desk, ANNA, "new world, 3 seats, as Anna")
    assert "as many games as it takes" in ask(desk, ANNA, "new moon, 3 seats, as Anna")
    assert "for 2 to 6 players" in ask(desk, ANNA, "new sun, 9 seats, as Anna")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("new ../x, 3 seats, as Anna", "letters, digits"),
        ("new con, 3 seats, as Anna", "There is a game of this name already"),
        ("new world, risk-1666, as Anna", "Not understood: risk-1666"),
        ("new world, rules chess, as Anna", "Nothing is called chess here"),
        ("new world, map /etc/passwd, as Anna", "There is no map /etc/passwd"),
        ("new world, 3 seats, as http://spam.test/buy", "A player's name has"),
        ("new world, 3 seats, as The Host", "not that of the host"),
        ("new world, mode post, as Anna", "There is no mode post; there are open, next and host."),
        ("new world, 3 seats", "Write: new world as YOUR NAME"),
        ("join nowhere as Anna", "No game called nowhere waits"),
    ],
)
def test_what_cannot_be_opened_is_said(desk: MailHost, line: str, why: str) -> None:
    assert why in ask(desk, ANNA, line)
    assert not Path(desk.host_folder.spool("waiting")).exists()


def test_without_a_desk_strangers_get_no_mail(pbem: Run, tmp_path: Path) -> None:
    desk = open_desk(pbem, tmp_path)
    settings = Path(desk.host_folder.inside("host.toml"))
    settings.write_text(settings.read_text().replace("[welcome]", ""))
    desk = MailHost(open_host(desk.host_folder.path))
    assert write(desk, ANNA, "games") == []


def test_the_game_master_hears_of_strangers_once_a_day(pbem: Run, tmp_path: Path) -> None:
    host = open_mail_host(pbem, tmp_path)
    with_master(host)
    for number in range(25):
        host.receive(host.mail("Hello?", sender=f"stranger{number}@far.test", Subject="May I play?"))
    host.receive(host.mail("I am away", sender="robot@far.test", Auto_Submitted="auto-replied"))
    letters = []
    for days in (0, 1, 2):
        host.now += timedelta(days=days)
        host.round()
        done = Round(host.host_folder, host.now)
        before = len(host.sent)
        done.run(host.carry, by_the_clock=True)
        letters.append([one for one in host.sent[before:] if "strangers" in str(one["Subject"])])
    assert [len(one) for one in letters] == [0, 1, 0]
    said = text_of(letters[1][0])
    assert "stranger0@far.test: May I play?" in said
    assert "And 5 more mails." in said
    assert "robot" not in said


class Killed(BaseException):
    """What nothing catches, as the power going off."""


@pytest.mark.parametrize("at", ["_settle", "forget_waiting"])
def test_a_host_killed_four_times_over_the_last_seat_begins_the_game_all_the_same(
    at: str, desk: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    for address, text in ((ANNA, "new world, 3 seats, as Anna"), (BEN, "join world as Ben")):
        ask(desk, address, text)
    code = code_of(desk, CLEO)

    def killed(*_: object) -> None:
        raise Killed

    desk.receive(desk.mail(f"join world as Cleo\n\n> Your code: {code}", sender=CLEO))
    with monkeypatch.context() as patch:
        patch.setattr(f"pbem.host.games.beginning.{at}", killed)
        for _ in range(MOST_TRIES - 1):
            with pytest.raises(Killed):
                desk.round()
    desk.round()
    desk.round()
    assert [folder.name for folder in desk.host_folder.games()] == ["world"]
    assert sum("your move" in str(one["Subject"]) for one in desk.sent) == 1
    assert "has begun, and its seats are taken" in ask(desk, "dora@far.test", "join world as Dora")
