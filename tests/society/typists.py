"""People who have only the single commands: they type what pbem prints, as it stands, and mail what it says."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING

import attrs
from click.testing import CliRunner
from homes import Home

from pbem.cli.group import cli
from pbem.cli.say import console
from pbem.errors import NO_BREAK

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest

_KEPT = "\N{NO-BREAK SPACE}"
_COMMAND = re.compile(rf"pbem(?:{_KEPT}\S+)+")
_TO_SEND = re.compile(r"if\s+you\s+have\s+not sent\s+it\s+yet:\s+(\S+\.eml)")
_DRAFT = re.compile(r"Written: (\S+\.eml)")
_FOR_LATER = ("turn", "status", "games", "verify", "key", "page", "replay", "luck", "show", "admin")
"""Commands that go on with something else, or only look: they must work, and lead nowhere."""
MOST_STEPS = 12


@attrs.define(eq=False)
class Typist(Home):
    """Somebody who looks with `status` or `games`, and types each command that is printed there."""

    due: list[bytes] = attrs.Factory(list)

    def look(self, patch: pytest.MonkeyPatch) -> str:
        """Save what came, ask how things stand, and type what is printed, until nothing new is."""
        # A no-break space holds a command together, so that it can be told from the sentence around it.
        patch.setattr(console, "NO_BREAK", "\0")
        for mail in self.inbox:
            self.saved += 1
            (self.folder / f"mail-{self.saved:03d}.eml").write_bytes(mail)
        self.inbox.clear()
        self.person.sit_down()
        told = ""
        if not any(self.folder.iterdir()):
            return told
        for _ in range(MOST_STEPS):
            before = self.holdings()
            told = self.type(self.hand.luck.choice(("pbem status", "pbem games .", "pbem games")))
            if self.stops():
                break
            for command in self.own_commands(told):
                self.follow(command)
                if self.holdings() != before:
                    break
            if self.holdings() == before:
                break
        return told

    def begin(self, words: Sequence[str]) -> list[bytes]:
        """Begin a game, and do what is printed then."""
        self.person.patch.setattr(console, "NO_BREAK", "\0")
        self.person.sit_down()
        self.follow(shlex.join(["pbem", *words]))
        return self.mails()

    def stops(self) -> bool:
        """Say whether somebody leaves it for today."""
        return not self.hand.steady and self.hand.luck.random() < 0.1

    def agreed(self) -> bool:
        """Nothing is asked of somebody who types; what is owed is asked by the society."""
        return False

    def own_commands(self, told: str) -> list[str]:
        """Return the commands that are printed, without those for somebody else."""
        found = [one for one in dict.fromkeys(_COMMAND.findall(told)) if not self.is_for_others(one)]
        return [re.sub(r"(?<=\S)[.;,:]+$", "", one.replace(_KEPT, " ")) for one in found]

    def is_for_others(self, command: str) -> bool:
        """Say whether a command names another player: nobody types that for somebody else."""
        words = command.split(_KEPT)
        named = words[words.index("--player") + 1] if "--player" in words else self.seat
        return named != self.seat

    def follow(self, command: str, depth: int = 0) -> None:
        """Type a command, and then what it says comes next."""
        told = self.type(command)
        verb = shlex.split(command)[1]
        if verb == "mail":
            self.due += [(self.folder / name).read_bytes() for name in _DRAFT.findall(told)]
        if verb == "orders":
            for name in re.findall(r"Written: (\S+\.toml)", told):
                self._write(str(self.folder / name))
        if verb in _FOR_LATER or depth > 6:
            return
        for one in self.own_commands(told.partition("to do:")[2]):
            self.follow(one, depth + 1)

    def type(self, command: str) -> str:
        """Run a command as it was printed: it works, or says what is missing, and is never a wrong use."""
        words = shlex.split(command)[1:]
        result = CliRunner().invoke(cli, words, input="")
        self.diary.append(f"$ {command} -> {result.exit_code}: {' '.join(result.output.split())}")
        failed = result.exception
        assert failed is None or isinstance(failed, SystemExit), (self.name, self.diary[-1], failed)
        assert "defect" not in result.output, (self.name, result.output)
        assert result.exit_code == 0 or self.may_fail(words[0], result.exit_code), f"{self.name}: {self.diary[-1]}"
        return result.output

    def may_fail(self, verb: str, code: int) -> bool:
        """Say whether a command may end with 1: a turn that was left, a look at a folder without a game."""
        return code == 1 and (verb == "turn" or (verb in ("status", "games") and self.newest()[0] < 0))

    def mails(self, *, again: str = "") -> list[bytes]:
        """Return the drafts that were written, and those that a look named once more."""
        due, self.due = self.due, []
        named = (name.replace(_KEPT, " ") for name in _TO_SEND.findall(again))
        return [*due, *((self.folder / name).read_bytes() for name in named)]


assert NO_BREAK == _KEPT
