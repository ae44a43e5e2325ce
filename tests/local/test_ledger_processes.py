"""The ledger in real processes: killed at any instant, and several of them at once."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.friends import Friends, quiet, state, write
from thorough import all_but

from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import APPROVAL, WITNESS, LedgerLine
from pbem.trust.keys import parse_public

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sample_games.friends import Person

KEYS = Path(__file__).parent.parent / "keys"
PUBLIC = parse_public((KEYS / "anna" / "dice.pub").read_text())


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(str(tmp_path / "home" / "ledger"))


# Between looking and writing there is time for all others to look too, unless they are kept out.
CLAIM = """
import sys, time
from pbem.errors import ConflictError
from pbem.local.ledger import Ledger
from pbem.local import files
from pbem.local.ledger_lines import slot
append = files.append
files.append = lambda *given: (time.sleep(0.5), append(*given))
from pbem.trust.keys import parse_public
path, line, value = sys.argv[1:]
sys.stdin.readline()
try:
    Ledger(path).claim(slot("witness", b"1" * 32, b"2" * 32, parse_public(line), 7,
                            bytes([int(value)]) * 32))
except ConflictError:
    print("refused")
else:
    print("signed")
"""


@pytest.mark.rule("local/ledger 2.2")
def test_two_processes_at_once_never_sign_two_things(ledger: Ledger) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", CLAIM, ledger.path, PUBLIC.line, str(number)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(1, 7)
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = sorted(process.communicate()[0].strip() for process in started)
    assert said == ["refused"] * 5 + ["signed"]
    assert len(ledger.entries()) == 1


# Each line makes the program die at one instant of its work, as power cuts do.
INSTANTS = {
    "before the ledger": "ledger.Ledger.claim = die",
    "in the middle of a line": ("write = os.write; os.write = lambda handle, data: (write(handle, data[:50]), die())"),
    "before the line is on the disk": "os.fsync = die",
    "after the ledger": "sshsig.to_be_signed = die; signers.to_be_signed = die",
    "before the output": "files.replace = files.write_all = die",
    "before the head is remembered": "from pbem.cli.games import remembered_games; remembered_games.remember_own = die",
}
DYING = """
import os, signal, sys
from pbem.local import files, ledger
from pbem.trust import sshsig, signers
def die(*_, **__): os.kill(os.getpid(), signal.SIGKILL)
{patch}
from pbem.cli.group import cli
cli(sys.argv[1:])
"""


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Friends:
    """A game in which somebody has signed and the witness is about to play."""
    with pytest.MonkeyPatch.context() as patch:
        friends = Friends(tmp_path_factory.mktemp("ready"), patch)
        friends.start("next", "anna", "ben")
        author = state(friends["anna"])["decides"][0]
        orders = write(friends[author], quiet(friends[author]), "orders.toml")
        friends.mail(author, orders)
        friends[author].done("sign", "world-000.toml", orders)
        return friends


def killed(home: Path, games: Path, instant: str, words: Sequence[str]) -> int:
    code = DYING.format(patch=INSTANTS[instant])
    environ = {**os.environ, "PBEM_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", code, *words], env=environ, cwd=games, capture_output=True, check=False
    )
    return done.returncode


def moved_in(friends: Friends, ready: Friends, *names: str) -> None:
    """Give everybody what they have in the prepared game."""
    for name in names:
        person = friends.person(name)
        for source, target in ((ready[name].home, person.home), (ready[name].games, person.games)):
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("seen"))


@pytest.mark.skipif(os.name != "posix", reason="Windows has no kill -9")
@pytest.mark.parametrize("instant", all_but(INSTANTS, lambda instant: instant.startswith("in the")))
@pytest.mark.parametrize("act", ["sign", "apply"])
def test_killed_at_any_instant_no_second_thing_is_signed(
    act: str, instant: str, ready: Friends, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was written, the same again gives what it should have given, and nothing else passes."""
    friends = Friends(tmp_path, monkeypatch)
    author = state(ready["anna"])["decides"][0]
    other = {"anna": "ben", "ben": "anna"}[author]
    moved_in(friends, ready, "anna", "ben")
    signed = ready[author].games / "orders.toml"
    who, words = (friends[author], ("sign", "world-000.toml", "orders.toml"))
    if act == "apply":
        who, words = friends[other], ("apply", "world-000.toml", "orders.toml")
        (who.games / "orders.toml").write_bytes(signed.read_bytes())
    else:
        who.lose_ledger()
        (who.games / "orders.toml").write_text(signed.read_text().partition("\n[signed]")[0] + "\n")
    code = killed(who.home, who.games, instant, words)
    harmless = act == "sign" and instant == "before the head is remembered"
    assert code == (0 if harmless else -signal.SIGKILL)
    who.done(*words)
    if act == "sign":
        theirs = tomllib.loads(signed.read_text())
        assert tomllib.loads((who.games / "orders.toml").read_text()) == theirs
        write(who, quiet(who, final=False), "second.toml")
        assert "--revise" in who.refused("sign", "world-000.toml", "second.toml")
    else:
        assert "records 0 to 1 hold" in who.done("verify", "world-001.toml")
        slots = [entry for entry in Ledger(str(who.home / "ledger")).entries() if entry.kind == WITNESS]
        assert len(slots) == 1


def drafted(person: Person, reason: str, name: str) -> str:
    """Write down that the other seat is settled about something; the name of the file."""
    words = ("ruling", "--reason", reason, "-o", name)
    person.done("admin", "world-000.toml", *words)
    return name


@pytest.mark.skipif(os.name != "posix", reason="Windows has no kill -9")
@pytest.mark.parametrize(
    "instant", all_but([one for one in INSTANTS if "head" not in one], lambda instant: instant.startswith("in the"))
)
def test_killed_at_any_instant_no_second_decision_is_signed(
    instant: str, ready: Friends, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    moved_in(friends, ready, "anna")
    anna = friends["anna"]
    one, two = drafted(anna, "So.", "one.toml"), drafted(anna, "Or so.", "two.toml")
    words = ("approve", "world-000.toml", one)
    assert killed(anna.home, anna.games, instant, words) == -signal.SIGKILL
    anna.done(*words)
    sigs = anna.read(one)["sigs"]
    assert "you have already signed another decision" in anna.refused("approve", "world-000.toml", two)
    assert "sigs" not in anna.read(two)
    anna.done(*words)
    assert anna.read(one)["sigs"] == sigs
    assert len(approvals(anna)) == 1
    said = anna.done("approve", "world-000.toml", two, "--revise")
    assert "can now choose between both decisions" in said
    assert [entry.number for entry in approvals(anna)] == [1, 2]


def approvals(person: Person) -> list[LedgerLine]:
    entries = Ledger(str(person.home / "ledger")).entries()
    return [entry for entry in entries if entry.kind == APPROVAL]


# Between looking and writing there is time for the other one to look too, unless it is kept out.
SLOW = """
import sys, time
from pbem.local import files
append = files.append
files.append = lambda *given: (time.sleep(0.7), append(*given))
from pbem.cli.group import cli
sys.stdin.readline()
cli(sys.argv[1:])
"""


@pytest.mark.thorough
def test_two_windows_at_once_never_sign_two_decisions(
    ready: Friends, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    moved_in(friends, ready, "anna")
    anna = friends["anna"]
    names = [drafted(anna, f"Version {number}.", f"{number}.toml") for number in range(4)]
    environ = {**os.environ, "PBEM_HOME": str(anna.home)}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", SLOW, "approve", "world-000.toml", name],
            env=environ,
            cwd=anna.games,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name in names
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [" ".join(process.communicate()[0].split()) for process in started]
    assert sorted(process.returncode for process in started) == [0, 1, 1, 1], said
    assert sum("sigs" in anna.read(name) for name in names) == 1
    assert len(approvals(anna)) == 1
