"""The spool: a mail is decided once, by one host, and never lost."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tavern import NOW, Tavern, open_tavern

from pbem.errors import BusyError, RejectedError, UnavailableError
from pbem.host import running
from pbem.host.games import playing
from pbem.host.games.shelf import Shelf
from pbem.host.post import intake, outbox, sorting, spool
from pbem.mail import search as finding

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run


@pytest.fixture
def tavern(pbem: Run, tmp_path: Path) -> Tavern:
    return open_tavern(pbem, tmp_path)


def test_a_mail_lies_whole_in_new_before_its_name_is_seen(tavern: Tavern) -> None:
    name = tavern.receive(b"From: a@b\n\nx")
    assert spool.waiting(tavern.house) == [name]
    assert Path(tavern.house.spool("in", "new", name)).read_bytes() == b"From: a@b\n\nx"


def test_a_name_from_outside_is_made_safe(tavern: Tavern) -> None:
    for name in ("../../etc/passwd", "/abs", "a b\n", "..", "", "~1", "x" * 500, "\0", "con", "ü"):
        spool.deposit(tavern.house, b"x" + name.encode(), NOW, name)
    assert len(spool.waiting(tavern.house)) == 10
    assert all(len(name) < 120 and "/" not in name for name in spool.waiting(tavern.house))


def test_the_same_mail_under_the_same_name_is_there_once(tavern: Tavern) -> None:
    for _ in range(3):
        spool.deposit(tavern.house, b"x", NOW, "17.4711")
    assert len(spool.waiting(tavern.house)) == 1


def test_a_second_host_on_a_busy_spool_leaves_with_75(tavern: Tavern, own_home: Path) -> None:
    tavern.receive(tavern.move())
    with tavern.house.lock():
        done = subprocess.run(
            [sys.executable, "-m", "pbem", "host", "run", "--host", tavern.house.path],
            capture_output=True, check=False, env={**os.environ, "PBEM_HOME": str(own_home)},
        )  # fmt: skip
        assert done.returncode == 75
        assert b"another host runs" in done.stderr
        assert len(spool.waiting(tavern.house)) == 1
    done = subprocess.run(
        [sys.executable, "-m", "pbem", "host", "run", "--host", tavern.house.path],
        capture_output=True, check=False, env={**os.environ, "PBEM_HOME": str(own_home)},
    )  # fmt: skip
    assert done.returncode == 0
    assert tavern.folder().newest_index() == 1


def test_a_lock_of_the_dead_is_free(tavern: Tavern) -> None:
    code = f"""
import os, sys
from pbem.host.house import open_house
house = open_house({tavern.house.path!r})
with house.lock(), house.game("world").lock():
    print("held", flush=True)
    sys.stdin.read()
"""
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdout
    process.stdout.readline()
    with pytest.raises(BusyError):
        tavern.round()
    process.kill()
    process.communicate()
    tavern.round()


def test_a_game_that_another_host_works_on_is_left_alone_and_its_mail_waits(tavern: Tavern) -> None:
    tavern.receive(tavern.move())
    with tavern.folder().lock():
        assert tavern.round().busy == 1
        assert len(spool.waiting(tavern.house)) == 1
    assert tavern.round().records == 1


def test_while_one_game_is_worked_on_another_host_plays_the_others(
    tavern: Tavern, pbem: Run, tmp_path: Path
) -> None:
    assert pbem("new", "second", "--players", "anna,ben,cleo", "-o", tmp_path).exit_code == 0
    players = [word for seat in ("anna", "ben", "cleo")
               for word in ("--player", f"{seat}={seat}@home.test")]  # fmt: skip
    added = pbem("host", "add", tmp_path / "second-000.toml", *players, "--host", tavern.house.path)
    assert added.exit_code == 0, added.output
    tavern.receive(tavern.move())
    seat = tavern.mover("second")
    tavern.receive(tavern.mail("x", seat, attach=tavern.orders(seat, "second")))
    with tavern.folder().lock():
        assert tavern.round().records == 1
    assert (tavern.folder().newest_index(), tavern.folder("second").newest_index()) == (0, 1)


def test_a_mail_that_fails_five_times_is_put_aside(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = tavern.receive(tavern.move())
    tavern.receive(tavern.mail("hello"))

    def defect(*_: object) -> None:
        raise RecursionError("deep")

    with monkeypatch.context() as patch:
        patch.setattr(intake, "handle", defect)
        for _ in range(4):
            assert tavern.round().failed == 2
    assert [one.rpartition("~")[2] for one in spool.begun(tavern.house)] == ["4", "4"]
    monkeypatch.setattr(sorting, "search", defect)
    tavern.round()
    tavern.round()
    assert name in spool.shelved(tavern.house, "bad")
    assert not spool.begun(tavern.house)


def test_one_bad_mail_does_not_stop_the_others(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = finding.search

    def search(letter: object, judge: object) -> object:
        if "poison" in str(letter):
            raise MemoryError
        return real(letter, judge)  # type: ignore[arg-type] # passed on as it came

    monkeypatch.setattr(sorting, "search", search)
    tavern.receive(tavern.mail("poison"))
    tavern.receive(tavern.move())
    done = tavern.round()
    assert (done.failed, done.taken, done.records) == (1, 1, 1)


def test_what_is_put_aside_can_be_tried_once_more(tavern: Tavern, pbem: Run) -> None:
    name = tavern.receive(tavern.mail("x", sender="new@home.test", attach=tavern.orders()))
    tavern.round()
    listed = pbem("host", "refused", "--host", tavern.house.path)
    assert name in listed.output
    assert "only from the address" in " ".join(listed.output.split())
    path = Path(tavern.folder().inside("hosting.toml"))
    mover = tavern.mover()
    path.write_text(path.read_text().replace(f"{mover}@home.test", "new@home.test"))
    assert pbem("host", "retry", name[:12], "--host", tavern.house.path).exit_code == 0
    assert tavern.round().records == 1


def test_what_is_not_there_cannot_be_tried_again(tavern: Tavern, pbem: Run) -> None:
    result = pbem("host", "retry", "zzz", "--host", tavern.house.path)
    assert result.exit_code == 1
    assert "no mail on the shelves" in result.output


def test_a_decided_mail_that_comes_back_is_only_filed(tavern: Tavern) -> None:
    mail = tavern.mail("x", attach=tavern.orders().replace("place =", "plase ="))
    tavern.answer(mail)
    letters = len(tavern.sent)
    tavern.receive(mail)
    tavern.round()
    assert len(tavern.sent) == letters
    assert not spool.waiting(tavern.house)


def test_old_mails_are_thrown_away_and_halves_of_files_too(tavern: Tavern) -> None:
    tavern.receive(tavern.move())
    tavern.round()
    half = Path(tavern.house.spool("in", "new", ".x.0123.part"))
    half.write_bytes(b"half")
    old = (NOW - timedelta(days=31)).timestamp()
    kept = [path for path in Path(tavern.house.spool("done")).rglob("*") if path.is_file()]
    assert kept
    for path in (half, *kept):
        os.utime(path, (old, old))
    with tavern.house.lock():
        spool.sweep(tavern.house, tavern.now)
    assert not half.exists()
    assert not any(path.exists() for path in kept)


# ── caps ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_header_that_is_too_long_is_refused(tavern: Tavern) -> None:
    tavern.receive(b"From: a@b\nX: " + b"x " * 40_000 + b"\n\nhello")
    tavern.round()
    assert "header of the mail has more than 65536 bytes" in tavern.told()


def test_fifty_orders_of_a_player_and_turn_are_kept(tavern: Tavern) -> None:
    path = Path(tavern.house.inside("host.toml"))
    path.write_text(path.read_text() + "\n[caps]\nsubmissions = 3\n")
    from pbem.host.house import open_house

    tavern.house = open_house(tavern.house.path)
    mover = tavern.mover()
    shelf = Shelf(tavern.house)
    for number in range(5):
        text = tavern.orders(mover).replace("final = false", f"final = false # {number}")
        tavern.receive(tavern.mail(f"{number}", mover, attach=text))
    with tavern.house.lock():
        for name in spool.waiting(tavern.house):
            claimed = spool.claim(tavern.house, name)
            assert claimed
            intake.handle(tavern.house, shelf, claimed, tavern.now)
    assert len(tavern.kept()) == 3
    assert "no more are taken" in tavern.told()


# ── letters ──────────────────────────────────────────────────────────────────────────────────────


def test_a_server_that_says_later_is_asked_later(tavern: Tavern) -> None:
    tavern.troubles = [UnavailableError("451 later")] * 2
    tavern.receive(tavern.mail("x", attach=tavern.orders().replace("place =", "plase =")))
    start = len(tavern.sent)
    assert tavern.round().sent.waiting == 1
    assert tavern.round().sent == outbox.Sent(0, 1, 0), "not due yet"
    tavern.now += timedelta(minutes=5)
    tavern.round()
    assert len(tavern.sent) == start, "the second no"
    tavern.now += timedelta(minutes=16)
    tavern.round()
    assert len(tavern.sent) == start + 1


def test_after_five_days_a_letter_is_given_up(tavern: Tavern) -> None:
    tavern.receive(tavern.mail("x", attach=tavern.orders().replace("place =", "plase =")))
    tavern.troubles = [UnavailableError("451 later")] * 1000
    for _ in range(6 * 24):
        tavern.now += timedelta(hours=1)
        done = tavern.round()
        if done.sent.failed:
            break
    assert timedelta(days=5) < tavern.now - NOW < timedelta(days=5, hours=4)
    assert next(iter(outbox.bounces(tavern.house)))["count"] == 1


def test_a_server_that_says_never_is_believed_and_the_address_is_counted(
    tavern: Tavern, pbem: Run
) -> None:
    tavern.receive(tavern.mail("x", attach=tavern.orders().replace("place =", "plase =")))
    tavern.troubles = [RejectedError("550 no such user")]
    assert tavern.round().sent == outbox.Sent(0, 0, 1)
    shown = pbem("host", "status", "--host", tavern.house.path).output
    assert "refused 1 letters: 550 no such user" in " ".join(shown.split())


def test_a_letter_is_queued_once_whatever_becomes_of_it(tavern: Tavern) -> None:
    assert outbox.queue(tavern.house, b"To: a@b\r\n\r\nx", "d1")
    assert not outbox.queue(tavern.house, b"To: a@b\r\n\r\nx", "d1")
    outbox.send_all(tavern.house, tavern.now, lambda *_: None)
    assert not outbox.queue(tavern.house, b"To: a@b\r\n\r\nx", "d1")


def test_a_letter_that_left_but_was_not_moved_is_sent_again_with_the_same_id(
    tavern: Tavern,
) -> None:
    tavern.sent.clear()

    def carry(letter: bytes, sender: str, recipient: str) -> None:
        tavern.carry(letter, sender, recipient)
        raise KeyboardInterrupt

    tavern.receive(tavern.mail("x", attach=tavern.orders().replace("place =", "plase =")))
    with pytest.raises(KeyboardInterrupt):
        running.run(tavern.house, tavern.now, carry)
    tavern.round()
    first, second = tavern.sent
    assert first["Message-ID"] == second["Message-ID"]
    assert first.as_bytes() == second.as_bytes()


def test_two_hosts_never_send_the_same_letters(tavern: Tavern) -> None:
    """The second one finds the outbox held, and leaves it alone."""
    tavern.receive(tavern.mail("x", attach=tavern.orders().replace("place =", "plase =")))
    tavern.sent.clear()

    def carry(letter: bytes, sender: str, recipient: str) -> None:
        tavern.carry(letter, sender, recipient)
        before = len(tavern.sent)
        tavern.round()
        assert len(tavern.sent) == before

    running.run(tavern.house, tavern.now, carry)
    assert len(tavern.sent) == 1


# ── the game master ──────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def mastered(tavern: Tavern) -> Tavern:
    path = Path(tavern.folder().inside("hosting.toml"))
    text = path.read_text()
    path.write_text(text.replace('address = ""', 'address = "gm@home.test"'))
    assert tavern.folder().hosting().gm.address == "gm@home.test"
    tavern.round()
    tavern.sent.clear()
    return tavern


def to_master(tavern: Tavern) -> list[str]:
    return [str(one["Subject"]) for one in tavern.sent if one["To"] == "gm@home.test"]


def test_the_master_is_told_of_an_address_that_refused_three_letters(mastered: Tavern) -> None:
    wrong = mastered.orders().replace("place =", "plase =")
    for number in range(4):
        mastered.receive(mastered.mail("x", attach=f"{wrong}\nx{number} = 1\n"))
        mastered.troubles = [RejectedError("550 no")]
        mastered.round()
        mastered.round()
        assert len(to_master(mastered)) == (number >= 2)
    assert to_master(mastered) == ["[pbem world] an address takes no letters"]


def test_the_master_is_told_once_of_a_mail_that_was_given_up(
    mastered: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    mastered.receive(mastered.move())

    def defect(*_: object) -> None:
        raise RecursionError("deep")

    monkeypatch.setattr(sorting, "search", defect)
    for _ in range(8):
        mastered.round()
    assert to_master(mastered) == ["[pbem world] a mail was given up"]


def test_the_master_is_told_once_of_a_game_that_stands_still(mastered: Tavern) -> None:
    """Somebody changed an order file on the disk."""
    with mastered.house.lock():
        name = mastered.receive(mastered.move())
        claimed = spool.claim(mastered.house, name)
        assert claimed
        intake.handle(mastered.house, Shelf(mastered.house), claimed, mastered.now)
    (kept,) = mastered.kept()
    path = Path(mastered.folder().inside("orders", kept))
    path.write_text(path.read_text().replace("rest", "most"))
    for _ in range(3):
        mastered.round()
    assert to_master(mastered) == ["[pbem world] the game stands still"]
    assert mastered.folder().newest_index() == 0


# ── the host's own troubles ──────────────────────────────────────────────────────────────────────


def test_a_host_without_its_key_lets_the_mails_wait_however_often_it_is_called(
    tavern: Tavern, pbem: Run, own_home: Path
) -> None:
    (own_home / "identity").rename(own_home / "away")
    tavern.receive(tavern.move())
    tavern.receive(tavern.wrong())
    for _ in range(7):
        result = pbem("host", "run", "--host", tavern.house.path)
        assert result.exit_code == 75
        assert "nothing is lost" in " ".join(result.output.split())
    assert len(spool.waiting(tavern.house)) == 2
    (own_home / "away").rename(own_home / "identity")
    assert tavern.round().records == 1
    assert not list(spool.shelved(tavern.house, "bad"))


@pytest.mark.parametrize("error", [OSError(28, "no space left"), PermissionError(13, "no")])
def test_a_full_disk_puts_no_mail_aside(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    tavern.receive(tavern.move())

    def full(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for _ in range(7):
            assert tavern.round().stopped
    assert tavern.round().records == 1


@pytest.mark.parametrize(
    ("words", "code"),
    [(("run",), 75), (("tick",), 75), (("retry", "x"), 75), (("pause", "world"), 1)],
)
def test_a_house_that_takes_no_files_is_told_and_is_no_defect(
    tavern: Tavern, pbem: Run, words: tuple[str, ...], code: int
) -> None:
    tavern.receive(tavern.move())
    for lock in (Path(tavern.house.spool("lock")), Path(tavern.folder().inside("lock"))):
        lock.unlink(missing_ok=True)
        lock.mkdir()  # nobody can open this for writing, not even root
    result = pbem("host", *words, "--host", tavern.house.path)
    said = " ".join(result.output.split())
    assert result.exit_code == code
    assert "lock cannot be opened: " in said
    assert "defect" not in said
    assert len(spool.waiting(tavern.house)) == 1


@pytest.mark.parametrize("command", ["run", "tick"])
def test_a_turn_that_the_disk_does_not_take_is_played_by_a_later_call(
    tavern: Tavern, pbem: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    tavern.receive(tavern.move())
    with monkeypatch.context() as full:
        message = "world-001.toml cannot be written: no space left on device"
        full.setattr(playing, "write", _raising(UnavailableError(message)))
        result = pbem("host", command, "--host", tavern.house.path)
    assert result.exit_code == 75
    assert "no space left on device" in " ".join(result.output.split())
    assert tavern.folder().newest_index() == 0
    assert pbem("host", command, "--host", tavern.house.path).exit_code == 0
    assert tavern.folder().newest_index() == 1


def _raising(error: Exception) -> Callable[..., None]:
    def write(*_: object) -> None:
        raise error

    return write
