"""The ledger: on the disk before a signature leaves, one content for a slot, merged and never lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from household import Village, quiet, state, write

from pbem.ledger import (
    ACCEPTED,
    HEAD,
    HEADER,
    NONE,
    ORDERS,
    WITNESS,
    Entry,
    Ledger,
    LedgerError,
    SlotTakenError,
    newest,
    slot,
)
from pbem.trust.keys import parse_public

if TYPE_CHECKING:
    from collections.abc import Sequence

KEYS = Path(__file__).parent.parent / "keys"
PUBLIC = parse_public((KEYS / "anna" / "dice.pub").read_text())
GAME, BASE, OTHER = b"\1" * 32, b"\2" * 32, b"\3" * 32
ONE, TWO = b"\4" * 32, b"\5" * 32


def witnessed(value: bytes, base: bytes = BASE) -> Entry:
    return slot(WITNESS, GAME, base, PUBLIC, 7, value)


def head(number: int, value: bytes = ONE, kind: str = HEAD, game: bytes = GAME) -> Entry:
    return Entry(kind, game.hex(), NONE, NONE, number, value.hex())


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(str(tmp_path / "home" / "ledger"))


def test_what_is_claimed_stands_in_the_file(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    assert Path(ledger.path).read_text() == f"{HEADER}\n{witnessed(ONE).line}\n"
    assert ledger.entries(GAME) == [witnessed(ONE)]
    assert ledger.entries(OTHER) == []
    if os.name == "posix":
        assert Path(ledger.path).stat().st_mode & 0o077 == 0


def test_a_slot_takes_one_content_only(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    with pytest.raises(SlotTakenError) as caught:
        ledger.claim(slot(ORDERS, GAME, BASE, PUBLIC, 7, TWO), witnessed(TWO))
    assert caught.value.taken == witnessed(ONE)
    assert ledger.entries() == [witnessed(ONE)]


def test_the_same_content_again_is_no_news(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.claim(witnessed(ONE))
    assert ledger.entries() == [witnessed(ONE)]


def test_after_another_head_the_slot_is_another_one(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.claim(witnessed(TWO, OTHER))
    ledger.claim(slot(WITNESS, OTHER, BASE, PUBLIC, 7, TWO))
    assert len(ledger.entries()) == 3


def test_after_an_agreed_way_back_to_the_head_other_orders_may_be_witnessed(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.note(head(6, OTHER, ACCEPTED))
    with pytest.raises(SlotTakenError):
        ledger.claim(witnessed(TWO))
    ledger.note(head(6, BASE, ACCEPTED))
    ledger.claim(witnessed(TWO))
    with pytest.raises(SlotTakenError):
        ledger.claim(witnessed(ONE))


def test_an_agreed_way_back_does_not_free_the_slot_of_orders(ledger: Ledger) -> None:
    ledger.claim(slot(ORDERS, GAME, BASE, PUBLIC, 1, ONE))
    ledger.note(head(6, BASE, ACCEPTED))
    with pytest.raises(SlotTakenError):
        ledger.claim(slot(ORDERS, GAME, BASE, PUBLIC, 1, TWO))


def test_the_newest_head_is_the_one_noted_last(ledger: Ledger) -> None:
    for entry in (head(1), head(2, TWO), head(9, game=OTHER), head(1, ONE, ACCEPTED)):
        ledger.note(entry)
    assert newest(ledger.entries(), GAME.hex()) == head(1)
    ledger.note(head(1))
    assert len(ledger.entries(GAME)) == 3


def test_half_a_line_of_somebody_killed_was_never_said(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    path = Path(ledger.path)
    path.write_text(path.read_text() + witnessed(TWO, OTHER).line[:-1])
    assert ledger.entries() == [witnessed(ONE)]
    ledger.claim(witnessed(ONE, OTHER))
    assert ledger.entries() == [witnessed(ONE), witnessed(ONE, OTHER)]
    for size in range(len(HEADER) + 1):
        path.write_text(HEADER[:size])
        ledger.claim(witnessed(TWO))
        assert ledger.entries() == [witnessed(TWO)]


@pytest.mark.parametrize("damage", ["\x00" * 9, "witness 12", "hello"])
def test_a_damaged_line_stops_all_signing(damage: str, ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    path = Path(ledger.path)
    path.write_text(f"{path.read_text()}{damage}\n")
    with pytest.raises(LedgerError, match="line 3 of the ledger is damaged"):
        ledger.claim(witnessed(TWO, OTHER))


def test_another_file_is_no_ledger(ledger: Ledger) -> None:
    Path(ledger.path).parent.mkdir()
    Path(ledger.path).write_text("pbem-ledger/2\n")
    with pytest.raises(LedgerError, match="no ledger of this version"):
        ledger.entries()


def test_merging_keeps_both_sides_and_the_later_head(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.note(head(5, TWO))
    others = [witnessed(ONE), witnessed(TWO, OTHER), head(4), head(3, ONE, ACCEPTED)]
    assert ledger.merge(others) == 1
    assert ledger.merge([head(6, OTHER), head(1, game=OTHER)]) == 2
    assert newest(ledger.entries(), GAME.hex()) == head(6, OTHER)
    assert ledger.merge(ledger.entries()) == 0


# ── real processes ───────────────────────────────────────────────────────────────────────────────

# Between looking and writing there is time for all others to look too, unless they are kept out.
CLAIM = """
import sys, time
from pbem.ledger import Ledger, SlotTakenError, slot
append = Ledger._append
Ledger._append = lambda *given: (time.sleep(0.5), append(*given))
from pbem.trust.keys import parse_public
path, line, value = sys.argv[1:]
sys.stdin.readline()
try:
    Ledger(path).claim(slot("witness", b"1" * 32, b"2" * 32, parse_public(line), 7,
                            bytes([int(value)]) * 32))
except SlotTakenError:
    print("refused")
else:
    print("signed")
"""


def test_two_processes_at_once_never_sign_two_things(ledger: Ledger) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", CLAIM, ledger.path, PUBLIC.line, str(number)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for number in range(1, 7)
    ]  # fmt: skip
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
    "in the middle of a line": (
        "write = os.write; os.write = lambda handle, data: (write(handle, data[:50]), die())"
    ),
    "before the line is on the disk": "os.fsync = die",
    "after the ledger": "sshsig.to_be_signed = die; signers.to_be_signed = die",
    "before the output": "files.replace = files.write_row = die",
    "before the head is remembered": "from pbem.cli import memory; memory.remember_own = die",
}
DYING = """
import os, signal, sys
from pbem import files, ledger
from pbem.trust import sshsig, signers
def die(*_, **__): os.kill(os.getpid(), signal.SIGKILL)
{patch}
from pbem.cli.group import cli
cli(sys.argv[1:])
"""


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Village:
    """A game in which somebody has signed and the witness is about to play."""
    with pytest.MonkeyPatch.context() as patch:
        village = Village(tmp_path_factory.mktemp("ready"), patch)
        village.start("next", "anna", "ben")
        author = state(village["anna"])["decides"][0]
        orders = write(village[author], quiet(village[author]), "orders.toml")
        village.mail(author, orders)
        village[author].done("sign", "world-000.toml", orders)
        return village


def killed(home: Path, games: Path, instant: str, words: Sequence[str]) -> int:
    code = DYING.format(patch=INSTANTS[instant])
    environ = {**os.environ, "PBEM_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", code, *words], env=environ, cwd=games, capture_output=True,
        check=False,
    )  # fmt: skip
    return done.returncode


@pytest.mark.skipif(os.name != "posix", reason="Windows has no kill -9")
@pytest.mark.parametrize("instant", INSTANTS)
@pytest.mark.parametrize("act", ["sign", "apply"])
def test_killed_at_any_instant_no_second_thing_is_signed(
    act: str, instant: str, ready: Village, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was written, the same again gives what it should have given, and nothing else passes."""
    village = Village(tmp_path, monkeypatch)
    author = state(ready["anna"])["decides"][0]
    other = {"anna": "ben", "ben": "anna"}[author]
    for name in ("anna", "ben"):
        person = village.person(name)
        for source, target in ((ready[name].home, person.home), (ready[name].games, person.games)):
            for file in source.iterdir():
                if file.is_file() and not (target / file.name).exists():
                    (target / file.name).write_bytes(file.read_bytes())
    signed = ready[author].games / "orders.toml"
    who, words = (village[author], ("sign", "world-000.toml", "orders.toml"))
    if act == "apply":
        who, words = village[other], ("apply", "world-000.toml", "orders.toml")
        (who.games / "orders.toml").write_bytes(signed.read_bytes())
    else:
        (who.home / "ledger").unlink()
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
        slots = [entry for entry in Ledger(str(who.home / "ledger")).entries()
                 if entry.kind == WITNESS]  # fmt: skip
        assert len(slots) == 1
