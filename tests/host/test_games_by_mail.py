"""Whole games by mail: players only read and answer, everything goes wrong, and nothing is lost by it."""

from __future__ import annotations

import re
import socket
import time
from contextlib import ExitStack
from email.message import EmailMessage
from email.policy import SMTP
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from aiosmtpd.controller import Controller
from game_by_mail import SEATS, begin, same_as_by_commands
from imap_server import ImapBox, serving
from mail_player import MailServer
from sample_games.friends import Friends
from sample_games.mail_host import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning", "ignore::DeprecationWarning")


class _Sorter:
    """Puts every mail into the box of the name before the @."""

    def __init__(self, boxes: dict[str, ImapBox]) -> None:
        self.boxes = boxes

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        for to in envelope.rcpt_tos:
            self.boxes[to.partition("@")[0]].put(envelope.content)
        return "250 OK"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[MailServer]:
    """SMTP and IMAP on loopback, without any program."""
    monkeypatch.setenv("PBEM_IMAP_PASSWORD", "sesame")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with ExitStack() as stack:
        boxes = {
            name: stack.enter_context(serving(ImapBox(validity=number)))
            for number, name in enumerate((*SEATS, "host"), 1)
        }
        controller = Controller(_Sorter(boxes), hostname="127.0.0.1", port=port)
        controller.start()
        stack.callback(controller.stop)
        yield MailServer(port, lambda name: f"imap://{name}@127.0.0.1:{boxes[name].port}", "{}@box.test".format)


@pytest.mark.thorough
@pytest.mark.parametrize(("mode", "cards"), [("host", "dealer"), ("next", "private")])
def test_a_game_of_three_is_played_to_the_end_by_mail(
    server: MailServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, cards: str
) -> None:
    friends = Friends(tmp_path / "people", monkeypatch)
    made = begin(server, friends, mode, cards)
    made.play()
    same_as_by_commands(made, mode, tmp_path)


# ── with nothing but mails ───────────────────────────────────────────────────────────────────────


@attrs.define
class Stranger:
    """Somebody with a mail program, who has heard of the address of a host and of nothing else."""

    name: str
    server: MailServer
    letters: list[EmailMessage] = attrs.Factory(list)

    def look(self) -> None:
        self.letters += self.server.fetch(self.name)

    def write(self, text: str) -> None:
        """Write a mail, as a reply to the last letter with that quoted below."""
        message = EmailMessage()
        message["From"], message["To"] = self.server.user(self.name), self.server.user("host")
        message["Message-ID"] = f"<{time.monotonic_ns()}@home.test>"
        message["Subject"], quoted = "play?", ""
        if self.letters:
            del message["Subject"]
            message["Subject"] = f"Re: {self.letters[-1]['Subject']}"
            message["In-Reply-To"] = self.letters[-1]["Message-ID"]
            body = self.letters[-1].get_body(("plain",))
            assert body
            quoted = "\nOn Friday the host wrote:\n" + "".join(
                f"> {line}\n" for line in body.get_content().splitlines()
            )
        message.set_content(f"{text}\n{quoted}")
        self.server.send(str(message["From"]), str(message["To"]), message.as_bytes(policy=SMTP))

    def find(self, words: str) -> EmailMessage:
        """The last letter that says this."""
        return next(one for one in reversed(self.letters) if words in f"{one['Subject']} {text_of(one)}")


@pytest.mark.thorough
def test_three_strangers_play_a_game_with_nothing_but_a_mail_program(
    server: MailServer, tmp_path: Path, pbem: Run
) -> None:
    house = tmp_path / "house"
    assert pbem("host", "init", house, "--address", server.user("host"), "--delivery", "smtp").exit_code == 0
    settings = house / "host.toml"
    servers = f'[mail]\nsmtp = "smtp://127.0.0.1:{server.smtp}"\n\n[fetch]\nimap = "{server.imap("host")}"\n'
    settings.write_text(f"{settings.read_text()}\n[welcome]\n\n{servers}")
    people = {name: Stranger(name, server) for name in SEATS}

    def round_() -> None:
        assert pbem("fetch", "--host", house).exit_code == 0
        done = pbem("host", "tick", "--host", house)
        assert done.exit_code == 0, done.output
        for one in people.values():
            one.look()

    def say(name: str, text: str) -> None:
        people[name].write(text)
        round_()

    for name in SEATS:
        say(name, "Hello, can I play here?")
        say(name, {"anna": "new world, 3 seats, as Anna"}.get(name, f"join world as {name.title()}"))
    mover = next(one for one in people.values() if "your move" in str(one.letters[-1]["Subject"]))
    line = re.search(r'lines such as "(place rest [^"]+)"', text_of(mover.letters[-1]).replace("\u00a0", " "))
    assert line
    say(mover.name, line[1])
    assert all(one.find("[pbem world] turn") for one in people.values())
    assert (house / "games" / "world" / "world-001.toml").exists()
    other = next(name for name in SEATS if name != mover.name)
    say(mover.name, f"to {other}: peace?")
    assert people[other].find("peace?")
    say(other, "draw")
    for name in SEATS:
        code = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", text_of(people[name].find("do you agree (draw)?")))
        assert code
        say(name, f"yes {code[0]}")
    assert all(one.find("the game is over: all agreed to a draw") for one in people.values())
