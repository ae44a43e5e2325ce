"""People in homes of their own: each has `pbem turn`, an inbox, and the mails that pbem wrote to them."""

from __future__ import annotations

import re
import shlex
import shutil
from email import message_from_bytes, policy
from email.utils import getaddresses
from hashlib import sha256
from typing import TYPE_CHECKING

import attrs
import click
from click.testing import CliRunner
from players.chance import Chance
from sample_games.friends import KEYS

from pbem.cli.games.standing import standing_of
from pbem.cli.group import cli
from pbem.cli.orders.at_hand import files_at_hand
from pbem.cli.orders.early_documents import take_documents
from pbem.cli.say import questions
from pbem.engine.file.genesis import HOST
from pbem.engine.play.play import load_game
from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.local import bots, input_files, known_games, registry
from pbem.mail.file_kind import SEALED
from pbem.mail.inbox import read_inbox
from pbem.rulesets.risk.bots.random_player import write_orders
from pbem.rulesets.risk.game import RiskTable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random

    import pytest
    from sample_games.friends import Person

MASTER = "gm"
"""Who hosts a game without a seat in it."""
NEWCOMER = "fritz"
"""Whose keys somebody goes on with who has lost their own."""
_TO_MAIL = re.compile(r"mail (\S+\.toml) to")
_WAY_OUT = re.compile(r"pbem (?:read \S+ --save \S+|admin \S+ replace \S+ --reason \"[^\"]+\"|mail \S+\.toml)")
MOST_REFUSALS = 3
"""So often a question gets a no before it gets a yes."""
DECISION = "a decision of the group"
_WRITTEN_BEFORE = re.compile(r"The mail is written: (\S+\.eml)")


@attrs.define
class Hand:
    """Who answers prompts: yes mostly, sometimes no, or gone for today; a no becomes a yes in the end."""

    name: str
    luck: Random
    steady: bool = False
    refused: dict[str, int] = attrs.Factory(dict)
    heard: list[str] = attrs.Factory(list)

    def agrees(self, question: str, *, default: bool | None = True, about: str = "") -> bool:
        """Answer a yes or no, as somebody at the terminal would."""
        del default, about
        question = " ".join(question.split())
        if not self.steady and self._hesitates(question):
            if self.luck.random() < 0.3:
                self._said(question, "(leaves)")
                raise click.Abort
            return self._said(question, "no") == "yes"
        return self._said(question, "yes") == "yes"

    def choose_letter(self, question: str, options: Mapping[str, str], **_: str) -> str:
        """Pick the first way on, or put it off."""
        question = " ".join(question.split())
        if not self.steady and "n" in options and self._hesitates(question):
            return self._said(question, "n")
        return self._said(question, next(iter(options)))

    def choose_name(self, question: str, names: Sequence[str], **_: str) -> str:
        """Pick one's own name, or the first."""
        return self._said(question, self.name if self.name in names else names[0])

    def _hesitates(self, question: str) -> bool:
        known = self.refused.get(question, 0)
        if known >= MOST_REFUSALS or self.luck.random() > 0.2:
            return False
        self.refused[question] = known + 1
        return True

    def _said(self, question: str, answer: str) -> str:
        self.heard.append(f"{question} {answer}")
        return answer


@attrs.define(eq=False)
class Home:
    """One of the people: what they hold lies in their folder, what they do is told in `diary`."""

    person: Person
    hand: Hand
    inbox: list[bytes] = attrs.Factory(list)
    posted: dict[str, bytes] = attrs.Factory(dict)
    diary: list[str] = attrs.Factory(list)
    saved: int = 0
    keyless: bool = False

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def seat(self) -> str:
        """The seat, or "host" for somebody who only makes the dice."""
        return HOST if self.name == MASTER else self.name

    @property
    def folder(self) -> Path:
        return self.person.games

    def settle(self, everybody: Sequence[str]) -> None:
        """Write the address book."""
        self.person.home.mkdir(exist_ok=True)
        rows = "".join(f'{name} = "{name}@example.org"\n' for name in everybody)
        config = self.person.home / "config.toml"
        config.write_text(f"[addresses]\n{rows}")
        config.chmod(0o600)

    def look(self, patch: pytest.MonkeyPatch) -> str:
        """Save what came, type `pbem turn`, answer what is asked; return what was printed."""
        fresh = []
        for mail in self.inbox:
            self.saved += 1
            path = self.folder / f"mail-{self.saved:03d}.eml"
            path.write_bytes(mail)
            fresh.append(path.name)
        self.inbox.clear()
        self.person.sit_down()
        for way in ("agrees", "choose_letter", "choose_name"):
            patch.setattr(questions, way, getattr(self.hand, way))
        patch.setattr("pbem.cli.turn.writing.edit", self._write)
        self.hand.heard.clear()
        words = fresh if fresh and self.hand.luck.random() < 0.5 else []
        result = CliRunner().invoke(cli, ["turn", *words])
        said = " ".join(result.output.split())
        self.diary.append(f"turn {' '.join(words)}: {said} | asked: {self.hand.heard}")
        failed = result.exception
        assert failed is None or isinstance(failed, SystemExit), (self.name, self.diary[-1], failed)
        assert "defect" not in result.output, (self.name, result.output)
        return result.output

    def begin(self, words: Sequence[str]) -> list[bytes]:
        """Begin a game; return the mails that were written about it."""
        self.person.done(*words)
        return []

    def decide(self, *words: str) -> None:
        """Write down a decision of the group about the newest file, and mail it if that is said to be next."""
        told = self.person.done("admin", f"world-{self.newest()[0]:03d}.toml", *words)
        self.diary.append(f"$ admin {' '.join(words)}: {told[-200:]}")
        if mail := _TO_MAIL.search(told):
            self.person.done("mail", mail[1])

    def lose_keys(self) -> None:
        """Go on with new keys: the old ones are gone for good, and what is owed with them is so too."""
        self.keyless = True
        for name in ("identity", "identity.pub", "dice", "dice.pub"):
            (self.person.home / name).unlink(missing_ok=True)
            if (KEYS / NEWCOMER / name).exists():
                shutil.copy(KEYS / NEWCOMER / name, self.person.home / name)
                (self.person.home / name).chmod(0o600)

    def ask_for_key(self, told: str) -> None:
        """Type what a look names to somebody whose keys are lost; the seat may be theirs again already."""
        if self.keyless and (command := _WAY_OUT.search(" ".join(told.split()))):
            self.diary.append(f"$ {command[0]}: {self.person.done(*shlex.split(command[0])[1:])[-200:]}")

    def agreed(self) -> bool:
        """Say whether everything that was asked in the last look got a yes."""
        return not self.keyless and not any(one.endswith((" no", " n", "(leaves)")) for one in self.hand.heard)

    def owed(self) -> list[str]:
        """Return what this person owes, worked out anew from the papers in the folder."""
        self.person.sit_down()
        items = input_files.read_items([str(self.folder)])
        inbox = read_inbox(items, look_up=known_games.seen_genesis)
        found: list[str] = []
        for given in inbox.games_by_id().values():
            files = files_at_hand(given)
            assert files.game is not None, files.fault
            genesis = files.game.file.genesis
            seals = take_documents(inbox, SEALED, genesis.game_id.hex())
            orders = inbox.orders_for(genesis)
            decisions = take_documents(inbox, DECISION, genesis.game_id.hex())
            view = standing_of(files.newest, files.game, orders, seals, decisions)
            found += [task.act for task in view.found.owed_by([self.seat])]
        return found

    def mails(self, *, again: str = "") -> list[bytes]:
        """Return the drafts that are new, and those that a look named once more."""
        named = _WRITTEN_BEFORE.findall(again)
        found = []
        for path in sorted(self.folder.glob("*.eml")):
            data = path.read_bytes()
            if path.name.startswith("mail-"):
                continue
            if self.posted.get(path.name) != data or path.name in map(_base, named):
                self.posted[path.name] = data
                found.append(data)
        return found

    def newest(self) -> tuple[int, bytes]:
        """Return the index of the newest game file, and its bytes; -1 where there is none."""
        names = sorted(self.folder.glob("world-[0-9][0-9][0-9].toml"))
        return (int(names[-1].stem[-3:]), names[-1].read_bytes()) if names else (-1, b"")

    def holdings(self) -> bytes:
        """Return a digest of all that lies in the folder, but for mails as they came."""
        paths = sorted(path for path in self.folder.iterdir() if path.is_file() and not path.name.startswith("mail-"))
        parts = [path.name.encode() + b"\0" + path.read_bytes() for path in paths]
        return sha256(b"\0".join(parts)).digest()

    def _write(self, path: str) -> None:
        """Write orders into the file that the editor was opened with."""
        _, data = self.newest()
        game = load_game(data, registry.load)
        assert game.awaited is not None
        seat = self.seat
        if isinstance(game.table, RiskTable):
            orders = write_orders(game.table, game.state, seat, Chance(f"{seat} {game.file.index}"), 15)
        else:
            orders = dict(bots.propose(game, seat, bots.usual_style(game.ruleset)).orders)
        with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123 - as an editor would
            file.write(order_file.write(header(game, seat) | orders))


def _base(path: str) -> str:
    return path.rpartition("/")[2]


def receivers(mail: bytes) -> list[str]:
    """Return the names to whom a mail goes."""
    message = message_from_bytes(mail, policy=policy.default)
    # Some Pythons find one empty address where there is none.
    return [one.partition("@")[0] for _, one in getaddresses([str(message["To"] or "")]) if one]
