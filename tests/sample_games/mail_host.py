"""A host with a game of three, its players as mail addresses, and the post that lies between them."""

from __future__ import annotations

import email
import email.policy
import os
import re
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from players.match import key_of

from pbem.engine.play.play import load_game
from pbem.engine.words.template import write_template
from pbem.host.folder import spool
from pbem.host.folder.host_folder import open_host
from pbem.host.round import Round
from pbem.local import registry
from sample_games.made_once import made_once

if TYPE_CHECKING:
    from conftest import Run

    from pbem.engine.play.play import Game
    from pbem.errors import UnavailableError
    from pbem.host.folder.game_folder import GameFolder
    from pbem.host.folder.host_folder import HostFolder

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
SEATS = ("anna", "ben", "cleo")
HOST = "games@host.test"
GM = "master@home.test"
"""Who is asked what needs a person, where `with_master` said so."""
BEGIN, END = "# ==== BEGIN PBEM ORDERS ====", "# ==== END PBEM ORDERS ===="


def address(seat: str) -> str:
    return f"{seat}@home.test"


@attrs.define
class MailHost:
    """
    The host folder, the time, and every letter that left it, oldest first.

    Nobody but the game master may read the address of somebody else in any, unless they typed it: `typed`.
    """

    host_folder: HostFolder
    now: datetime = NOW
    sent: list[EmailMessage] = attrs.Factory(list)
    troubles: list[UnavailableError] = attrs.Factory(list)
    count: int = 0
    typed: set[str] = attrs.Factory(set)

    def folder(self, name: str = "world") -> GameFolder:
        return self.host_folder.game(name)

    def game(self, name: str = "world") -> Game:
        return load_game(self.folder(name).newest(), registry.load)

    def mover(self, name: str = "world") -> str:
        awaited = self.game(name).awaited
        assert awaited
        return awaited.must[0]

    def carry(self, letter: bytes, sender: str, recipient: str) -> None:
        if self.troubles:
            raise self.troubles.pop(0)
        message = email.message_from_bytes(letter, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        assert recipient == message["To"], sender
        others = {GM, *map(address, SEATS)} - {recipient} - self.typed
        assert recipient == GM or not told_of(message, others), "an address of another player"
        look_at(message)
        self.sent.append(message)

    def receive(self, mail: EmailMessage | bytes) -> str:
        """A mail comes in through the pipe."""
        raw = mail if isinstance(mail, bytes) else mail.as_bytes()
        self.now += timedelta(seconds=1)
        return spool.deposit(self.host_folder, raw, self.now)

    def round(self) -> Round:
        self.now += timedelta(minutes=1)
        done = Round(self.host_folder, self.now)
        done.run(self.carry)
        return done

    def answers(self, *mails: EmailMessage | bytes) -> list[EmailMessage]:
        """Receive mails and do a round; the receipts that it sent."""
        before = len(self.sent)
        for mail in mails:
            self.receive(mail)
        self.round()
        return [one for one in self.sent[before:] if str(one["Message-ID"]).startswith("<ack")]

    def helps(self, *mails: EmailMessage | bytes) -> list[EmailMessage]:
        """Receive mails and do a round; the letters of help that it sent."""
        before = len(self.sent)
        self.answers(*mails)
        return [one for one in self.sent[before:] if str(one["Message-ID"]).startswith("<help.")]

    def answer(self, *mails: EmailMessage | bytes) -> EmailMessage:
        found = self.answers(*mails)
        assert len(found) == 1, [one["Subject"] for one in found]
        return found[0]

    def orders(self, seat: str = "", name: str = "world") -> str:
        """Sound orders that are not the template as it was."""
        text = write_template(self.game(name), seat or self.mover(name))
        return text.replace("\n#final = false", "\nfinal = false", 1)

    def mail(self, text: str, seat: str = "", *, sender: str = "", attach: str = "", **fields: str) -> EmailMessage:
        """A mail of a player, with a text and perhaps an attached order file."""
        self.count += 1
        message = EmailMessage()
        message["From"] = sender or address(seat or self.mover())
        message["To"] = HOST
        message["Subject"] = "Re: my turn"
        message["Message-ID"] = f"<{self.count}@home.test>"
        message["Return-Path"] = f"<{sender or address(seat or self.mover())}>"
        for name, value in fields.items():
            del message[name.replace("_", "-")]
            message[name.replace("_", "-")] = value
        message.set_content(text)
        if attach:
            message.add_attachment(attach.encode(), maintype="application", subtype="toml", filename="orders.toml")
        return message

    def move(self, seat: str = "") -> EmailMessage:
        """A mail with sound orders of whoever is to move, attached."""
        return self.mail("Here they are.\n", seat, attach=self.orders(seat))

    def wrong(self, text: str = "x") -> EmailMessage:
        """A mail with orders in which a key is misspelt."""
        return self.mail(text, attach=self.orders().replace("place =", "plase ="))

    def refused(self) -> list[str]:
        return list(spool.in_tray(self.host_folder, "refused"))

    def told(self) -> str:
        """Everything that was decided, as text."""
        return "\n".join(row for one in spool.decisions(self.host_folder) for row in one["told"])

    def kept(self) -> list[str]:
        """The order files that are in, by path below the game's folder."""
        base = Path(self.folder().path) / "orders"
        found = base.rglob("*.toml")
        return sorted(str(one.relative_to(base)) for one in found if "pending" not in one.parts)


def told_of(message: EmailMessage, addresses: set[str]) -> set[str]:
    """Which of some addresses stand in a letter: in its header, its text, or what is attached."""
    parts = [part.get_payload(decode=True) or b"" for part in message.walk() if not part.is_multipart()]
    said = "\n".join([*map(str, message.values()), *(bytes(part).decode("utf-8", "replace") for part in parts)])
    return {one for one in addresses if one in said}


def look_at(letter: EmailMessage) -> None:
    """Every letter of every test can be read on a phone: by its page, its text, and its line in a list of mails."""
    text, page = letter.get_body(("plain",)), letter.get_body(("html",))
    assert text is not None
    assert page is not None, letter["Subject"]
    said = page.get_content()
    assert "width=device-width" in said, letter["Subject"]
    # Its text has the colours of the mail program, by day and by night: none of its own could be too faint on them.
    assert '<meta name="color-scheme" content="light dark">' in said, letter["Subject"]
    assert not re.search(r"(?<!-)color:|background|opacity|<font|#[0-9a-f]{6}", " ".join(re.findall("<[^>]*>", said)))
    lines = text.get_content().splitlines()
    assert lines[0].strip(), letter["Subject"]
    # A command or a path is copied whole.
    folded = (line for line in lines if not line.startswith("    pbem ") and " " in line.strip())
    assert max(map(len, folded), default=0) <= 79, letter["Subject"]
    name, _, said = str(letter["Subject"]).partition("] ")
    assert name.startswith("[pbem"), letter["Subject"]
    assert 0 < len(said) <= 60, letter["Subject"]


def text_of(message: EmailMessage) -> str:
    """The text of a letter, with blanks and line ends made one."""
    body = message.get_body(("plain",))
    assert body
    return " ".join(body.get_content().split())


def attached(message: EmailMessage) -> dict[str, bytes]:
    """The attachments of a letter by name."""
    return {
        str(part.get_filename()): bytes(part.get_payload(decode=True) or b"") for part in message.iter_attachments()
    }


def block(orders: str) -> str:
    return f"{BEGIN}\n{orders}\n{END}\n"


def open_mail_host(pbem: Run, folder: Path, *more: str | Path, rules: Path | None = None) -> MailHost:
    """Make a host folder with an open game, whose first letters have left; `rules` of deadlines."""

    def begin() -> MailHost:
        words = ("--players", ",".join(SEATS), "-o", folder / "table", *more)
        made = pbem("new", "world", *words)
        assert made.exit_code == 0, made.output
        return move_in(pbem, folder, folder / "table" / "world-000.toml", rules)

    asked = ("mail host", str(rules), *map(str, more))
    begun = made_once(asked, [folder, Path(os.environ["PBEM_HOME"])], begin)
    opened = open_host(str(folder / "host-folder"))
    return MailHost(opened, begun.now, [*begun.sent])


def with_master(host: MailHost, name: str = "world") -> None:
    """Write a game master into the settings of the game."""
    settings = Path(host.folder(name).inside("hosting.toml"))
    settings.write_text(settings.read_text().replace('address = ""', f'address = "{GM}"'))


def publishing(host: MailHost, folder: str) -> MailHost:
    """The same host, whose settings say that it publishes."""
    path = Path(host.host_folder.path) / "host.toml"
    said = f"publish = '{folder}'\n" + path.read_text(encoding="utf-8")
    path.write_text(said, encoding="utf-8")
    return MailHost(open_host(host.host_folder.path), host.now, host.sent)


def open_host_with_keys(pbem: Run, folder: Path) -> MailHost:
    """Make a host folder with an open game whose players sign their orders."""
    folder.mkdir()
    words: list[str] = []
    for seat in SEATS:
        (folder / seat).write_text(key_of(seat).public.line)
        words += ["--key", f"{seat}={folder / seat}"]
    return open_mail_host(pbem, folder, *words)


def move_in(pbem: Run, folder: Path, game: Path, rules: Path | None = None) -> MailHost:
    """Make a host folder and take a game in."""
    host_folder = folder / "host-folder"
    done = pbem("host", "init", host_folder, "--address", HOST, "--name", "Our host")
    assert done.exit_code == 0, done.output
    players = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
    more = ("--rules", rules) if rules else ()
    done = pbem("host", "add", game, *players, *more, "--host", host_folder, "--now", NOW.isoformat())
    assert done.exit_code == 0, done.output
    host = MailHost(open_host(str(host_folder)))
    host.round()
    return host
