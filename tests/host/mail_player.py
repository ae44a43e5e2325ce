"""Players who only read and answer mails, and the mail server between them and a host: SMTP out, IMAP in."""

from __future__ import annotations

import email
import email.policy
import re
import shlex
import shutil
import smtplib
import time
from collections.abc import Callable  # noqa: TC003 - read by attrs when the tests run
from email.message import EmailMessage
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from players.chance import Chance

from pbem.engine.play.play import load_game
from pbem.engine.play.visibility import looked_at, see
from pbem.engine.text import order_file
from pbem.engine.text.file_names import file_number
from pbem.engine.words.template import header
from pbem.local import registry
from pbem.rulesets.risk.bots.random_player import write_orders
from pbem.rulesets.risk.game import RiskTable
from pbem.transport.accounts import Mailbox
from pbem.transport.imap import fetch
from pbem.trust.signers import IdentitySigner, read_private

if TYPE_CHECKING:
    from sample_games.friends import Person

    from pbem.engine.play.play import Game

PEACE = 9
"""Before this record nobody attacks, so that everybody lives long enough for all that happens."""

_COMMAND = re.compile(r"(?m)^    (pbem (?:apply|sign) .*)$")


@attrs.define
class MailServer:
    """
    A mail server on loopback: its SMTP port, and where somebody's mail lies.

    `user` makes an address of a name; `near` tells how many mails lie in a name's box.
    """

    smtp: int
    imap: Callable[[str], str]
    user: Callable[[str], str]

    def send(self, sender: str, to: str, mail: bytes) -> None:
        with smtplib.SMTP("127.0.0.1", self.smtp) as server:
            server.sendmail(sender, [to], mail)

    def fetch(self, name: str) -> list[EmailMessage]:
        """Get the mails of a box that were not fetched yet."""
        raw: list[bytes] = []
        fetch(Mailbox(imap=self.imap(name)), lambda mail, _: raw.append(mail), 2**24)
        made = [email.message_from_bytes(one, policy=email.policy.default) for one in raw]
        return [one for one in made if isinstance(one, EmailMessage)]


@attrs.define
class MailPlayer:
    """
    A player at home. `played` keeps what he signed last, by the number of the record it answers.

    `trick` may take a mail with orders in hand before it is sent: it returns the mails to send instead.
    """

    person: Person
    server: MailServer
    host: str
    letters: list[EmailMessage] = attrs.Factory(list)
    sent: list[bytes] = attrs.Factory(list)
    played: dict[int, bytes] = attrs.Factory(dict)
    trick: Callable[[MailPlayer, bytes, int], list[bytes]] = lambda _player, mail, _index: [mail]
    robot: bool = False
    robot_mails: int = 0

    @property
    def address(self) -> str:
        return self.server.user(self.person.name)

    def look(self) -> int:
        """Fetch, read and answer what came; how many letters that were."""
        fresh = self.server.fetch(self.person.name)
        for letter in fresh:
            self.letters.append(letter)
            if self.robot:
                self._answer_like_a_robot(letter)
            self._read(letter)
        return len(fresh)

    def mail(self, text: str, sender: str = "") -> None:
        """Write a plain mail to the host."""
        message = EmailMessage()
        message["From"], message["To"] = sender or self.address, self.host
        message["Subject"], message["Message-ID"] = "a word", f"<{time.monotonic_ns()}@home.test>"
        message.set_content(text)
        self._send(message.as_bytes(policy=email.policy.SMTP))

    def game(self) -> Game:
        data = (self.person.games / self.person.newest()).read_bytes()
        return load_game(data, registry.load)

    # ── reading ──────────────────────────────────────────────────────────────────────────────────

    def _read(self, letter: EmailMessage) -> None:
        names = self._save(letter)
        body = letter.get_body(("plain",))
        text = body.get_content() if body else ""
        for line in _COMMAND.findall(text):
            command = shlex.split(line)
            if command[1] == "sign":
                self._move(command[2], command[3])
            elif command[2] in names:
                self._make_dice(command)

    def _save(self, letter: EmailMessage) -> list[str]:
        names = []
        for part in letter.iter_attachments():
            name = Path(part.get_filename() or "unnamed").name
            names.append(name)
            if name.endswith(".toml") and not (self.person.games / name).exists():
                data = part.get_payload(decode=True)
                (self.person.games / name).write_bytes(data if isinstance(data, bytes) else b"")
        return names

    def _move(self, game_file: str, own: str) -> None:
        """Write orders into the file that came with the turn, sign it, and mail it."""
        index = file_number(game_file, "world")
        if index in self.played:
            return
        data = (self.person.games / game_file).read_bytes()
        game = load_game(data, registry.load)
        self.order(game, game_file, own, f"{self.person.name} {index}")

    def order(self, game: Game, game_file: str, own: str, seed: str, *more: str) -> None:
        """Order by chance; sign and mail it."""
        seat, index = self.person.name, game.file.index
        assert isinstance(game.table, RiskTable)
        state = looked_at(game, see(game, seat, self._root()))
        body = write_orders(game.table, state, seat, Chance(seed), 10)
        if index < PEACE:
            body = {key: value for key, value in body.items() if key not in ("attack", "free_move")}
        (self.person.games / own).write_text(order_file.write(header(game, seat) | body))
        self.person.done("sign", game_file, own, *more)
        self.played[index] = (self.person.games / own).read_bytes()
        draft = self._draft(game_file, own)
        for mail in self.trick(self, draft, index):
            self._send(mail)

    def _root(self) -> bytes:
        """The secret that opens the own cards."""
        signer = read_private((self.person.home / "identity").read_bytes())
        assert isinstance(signer, IdentitySigner)
        return signer.root

    def _make_dice(self, command: list[str]) -> None:
        """Do what the letter asks of a witness."""
        before = self.person.newest()
        if before != command[2]:
            return
        self.person.done(*command[1:])
        self._send(self._draft(self.person.newest()))

    def _draft(self, *names: str) -> bytes:
        for old in self.person.games.glob("draft*.eml"):
            old.unlink()
        words = ("--to", self.host, "--from", self.address, "--eml", "draft.eml")
        self.person.done("mail", *names, *words)
        return (self.person.games / "draft.eml").read_bytes()

    def _send(self, mail: bytes) -> None:
        self.sent.append(mail)
        self.server.send(self.address, self.host, mail)

    def _answer_like_a_robot(self, letter: EmailMessage) -> None:
        """Be on holiday: answer everything, and quote it."""
        self.robot_mails += 1
        message = EmailMessage()
        message["From"], message["To"] = self.address, str(letter["Reply-To"] or letter["From"])
        message["Subject"], message["Auto-Submitted"] = "Out of office", "auto-replied"
        message["Message-ID"] = f"<robot.{self.robot_mails}.{self.person.name}@home.test>"
        message["In-Reply-To"] = str(letter["Message-ID"])
        body = letter.get_body(("plain",))
        quoted = (body.get_content() if body else "").replace("\n", "\n> ")
        message.set_content(f"I am away.\n\n> {quoted[:20_000]}\n")
        self._send(message.as_bytes(policy=email.policy.SMTP))


def copy_home(person: Person, folder: Path) -> Path:
    """The keys of somebody in a new home that remembers nothing."""
    folder.mkdir(parents=True)
    for name in ("identity", "identity.pub", "dice", "dice.pub"):
        if (person.home / name).exists():
            shutil.copy(person.home / name, folder / name)
            (folder / name).chmod(0o600)
    return folder
