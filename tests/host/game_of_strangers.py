"""People who know nothing but the address of a host: they open a game, play, leave, take over, end it and begin anew."""

from __future__ import annotations

import re
import time
from email.message import EmailMessage
from email.policy import SMTP
from typing import TYPE_CHECKING

import attrs
from sample_games.mail_host import SEATS, text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from conftest import Run
    from mail_player import MailServer

CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")
PEOPLE = (*SEATS, "dora", "nina")


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

    def code_in(self, words: str) -> str:
        """The code in the last letter that says this."""
        found = CODE.search(text_of(self.find(words)))
        assert found
        return found[0]


@attrs.define
class House:
    """A host at a mail server, and those who write to it; `round` lets it fetch, work and send."""

    round: Callable[[], None]
    folder: Path
    people: dict[str, Stranger]

    def say(self, name: str, text: str) -> None:
        self.people[name].write(text)
        self.round()
        for one in self.people.values():
            one.look()

    def movers(self, game: str) -> Iterator[Stranger]:
        """Whoever got the newest letter that asks for a move in a game."""
        subjects = ((one, [str(letter["Subject"]) for letter in one.letters]) for one in self.people.values())
        yield from (one for one, said in subjects if any(f"[pbem {game}]" in x and "your move" in x for x in said[-1:]))


def open_house(pbem: Run, folder: Path, server: MailServer, settle: Callable[[], None] = lambda: None) -> House:
    """Set up a host that welcomes strangers and has no game."""
    assert pbem("host", "init", folder, "--address", server.user("host"), "--delivery", "smtp").exit_code == 0
    settings = folder / "host.toml"
    servers = f'[mail]\nsmtp = "smtp://127.0.0.1:{server.smtp}"\n\n[fetch]\nimap = "{server.imap("host")}"\n'
    settings.write_text(f"{settings.read_text()}\n[welcome]\n\n{servers}")

    def round_() -> None:
        settle()
        assert pbem("fetch", "--host", folder).exit_code == 0
        done = pbem("host", "tick", "--host", folder)
        assert done.exit_code == 0, done.output
        settle()

    return House(round_, folder, {name: Stranger(name, server) for name in PEOPLE})


def play_and_play_again(house: House, server: MailServer) -> None:
    """
    Let three open, join, play and speak; one leaves and is replaced, one moves to the mailbox of nina; all draw, and
    the same people play again.
    """
    people, say = house.people, house.say
    for name in SEATS:
        say(name, "Hello, can I play here?")
        say(name, {"anna": "new world, 3 seats, as Anna"}.get(name, f"join world as {name.title()}"))
    [mover] = house.movers("world")
    line = re.search(r'lines such as "(place rest [^"]+)"', text_of(mover.letters[-1]).replace("\u00a0", " "))
    assert line
    say(mover.name, line[1])
    assert all(people[name].find("[pbem world] turn") for name in SEATS)
    assert (house.folder / "games" / "world" / "world-001.toml").exists()
    say("anna", "to cleo: peace?")
    assert people["cleo"].find("peace?")
    say("cleo", "Gladly, but I must go.")
    assert people["anna"].find("Gladly, but I must go.")
    say("ben", f"observe {server.user('dora')}")
    say("dora", f"yes {people['dora'].code_in('whether you want to watch')}")
    say("cleo", "resign")
    say("dora", f"yes {people['dora'].code_in('take over from Cleo')}")
    for name in ("anna", "ben"):
        say(name, f"yes {people[name].code_in('takes over from Cleo')}")
    assert people["cleo"].find("You get no more letters of this game")
    say("anna", f"address {server.user('nina')}")
    say("anna", f"yes {people['anna'].code_in('then that address is asked, too')}")
    say("nina", f"yes {people['nina'].code_in('wants to play from this address')}")
    assert people["anna"].find("your letters of world go elsewhere") is people["anna"].letters[-1]
    players = ("nina", "ben", "dora")
    say("dora", "draw")
    for name in players:
        say(name, f"yes {people[name].code_in('do you agree (draw)?')}")
    assert all(people[name].find("the game is over: all agreed to a draw") for name in players)
    say("ben", "the same people again")
    for name in players:
        say(name, f"yes {people[name].code_in('the same people play the same game again')}")
    house.round()
    for one in people.values():
        one.look()
    [first] = house.movers("world-2")
    assert first.name in players
    gone = (*people["anna"].letters, *people["cleo"].letters)
    assert not any("world-2" in str(letter["Subject"]) for letter in gone)
