"""The spool: a mail is decided once, by one host, and never lost."""

from __future__ import annotations

import email
import os
import subprocess
import sys
from datetime import timedelta
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import GM, NOW, MailHost, address, open_mail_host, text_of

from pbem.errors import (
    BusyError,
    CannotSendError,
    ContentError,
    RejectedError,
    UnavailableError,
)
from pbem.host.folder import outbox, refusals, sending, silence, spool
from pbem.host.games import playing
from pbem.host.games.game_lookup import GameLookup
from pbem.host.incoming.mail_decision import decide_mail
from pbem.host.round import Round
from pbem.mail import inbox
from pbem.mail import search as finding

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run


ADDRESS = "anna@home.test"


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


@pytest.mark.rule("host/folder/spool 1.1")
def test_a_mail_lies_whole_in_new_before_its_name_is_seen(host: MailHost) -> None:
    name = host.receive(b"From: a@b\n\nx")
    assert spool.waiting(host.host_folder) == [name]
    assert Path(host.host_folder.spool("in", "new", name)).read_bytes() == b"From: a@b\n\nx"


@pytest.mark.rule("docs/hosting 6")
def test_a_name_from_outside_is_made_safe(host: MailHost) -> None:
    for name in ("../../etc/passwd", "/abs", "a b\n", "..", "", "~1", "x" * 500, "\0", "con", "ü"):
        spool.deposit(host.host_folder, b"x" + name.encode(), NOW, name)
    assert len(spool.waiting(host.host_folder)) == 10
    assert all(len(name) < 120 and "/" not in name for name in spool.waiting(host.host_folder))


def test_the_same_mail_under_the_same_name_is_there_once(host: MailHost) -> None:
    for _ in range(3):
        spool.deposit(host.host_folder, b"x", NOW, "17.4711")
    assert len(spool.waiting(host.host_folder)) == 1


@pytest.mark.rule("host/round 5.1")
@pytest.mark.thorough
def test_a_second_host_on_a_busy_spool_leaves_with_75(host: MailHost, own_home: Path) -> None:
    host.receive(host.move())
    with host.host_folder.lock():
        done = subprocess.run(
            [sys.executable, "-m", "pbem", "host", "run", "--host", host.host_folder.path],
            capture_output=True,
            check=False,
            env={**os.environ, "PBEM_HOME": str(own_home)},
        )
        assert done.returncode == 75
        assert b"another host is running" in done.stderr
        assert len(spool.waiting(host.host_folder)) == 1
    done = subprocess.run(
        [sys.executable, "-m", "pbem", "host", "run", "--host", host.host_folder.path],
        capture_output=True,
        check=False,
        env={**os.environ, "PBEM_HOME": str(own_home)},
    )
    assert done.returncode == 0
    assert host.folder().newest_index() == 1


def test_a_lock_of_the_dead_is_free(host: MailHost) -> None:
    code = f"""
import os, sys
from pbem.host.folder.host_folder import open_host
host_folder = open_host({host.host_folder.path!r})
with host_folder.lock(), host_folder.game("world").lock():
    print("held", flush=True)
    sys.stdin.read()
"""
    process = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout
    process.stdout.readline()
    with pytest.raises(BusyError):
        host.round()
    process.kill()
    process.communicate()
    host.round()


@pytest.mark.rule("host/round 5.1")
def test_a_game_that_another_host_works_on_is_left_alone_and_its_mail_waits(host: MailHost) -> None:
    host.receive(host.move())
    with host.folder().lock():
        assert host.round().busy == 1
        assert len(spool.waiting(host.host_folder)) == 1
        by_the_clock = Round(host.host_folder, NOW)
        by_the_clock.tend_games(by_the_clock=True)
        assert by_the_clock.lines == ["another host is working on world now"]
    assert host.round().records == 1


@pytest.mark.thorough
def test_while_one_game_is_worked_on_another_host_plays_the_others(host: MailHost, pbem: Run, tmp_path: Path) -> None:
    assert pbem("new", "second", "--players", "anna,ben,cleo", "-o", tmp_path).exit_code == 0
    players = [word for seat in ("anna", "ben", "cleo") for word in ("--player", f"{seat}={seat}@home.test")]
    added = pbem("host", "add", tmp_path / "second-000.toml", *players, "--host", host.host_folder.path)
    assert added.exit_code == 0, added.output
    host.receive(host.move())
    seat = host.mover("second")
    host.receive(host.mail("x", seat, attach=host.orders(seat, "second")))
    with host.folder().lock():
        assert host.round().records == 1
    assert (host.folder().newest_index(), host.folder("second").newest_index()) == (0, 1)


@pytest.mark.rule("host/folder/spool 2.1", "host/folder/spool 2.2")
def test_a_mail_that_fails_five_times_is_put_aside(host: MailHost, monkeypatch: pytest.MonkeyPatch) -> None:
    name = host.receive(host.move())
    host.receive(host.mail("hello"))

    def defect(*_: object) -> None:
        raise RecursionError("deep")

    with monkeypatch.context() as patch:
        patch.setattr("pbem.host.incoming.mail_decision.decide_mail", defect)
        for _ in range(4):
            assert host.round().failed == 2
    assert [one.rpartition("~")[2] for one in spool.begun(host.host_folder)] == ["4", "4"]
    monkeypatch.setattr(inbox, "search", defect)
    host.round()
    host.round()
    assert name in spool.in_tray(host.host_folder, "bad")
    assert not spool.begun(host.host_folder)


def test_one_bad_mail_does_not_stop_the_others(host: MailHost, monkeypatch: pytest.MonkeyPatch) -> None:
    real = finding.search

    def search(letter: object, judge: object) -> object:
        if "poison" in str(letter):
            raise MemoryError
        return real(letter, judge)  # type: ignore[arg-type] # passed on as it came

    monkeypatch.setattr(inbox, "search", search)
    host.receive(host.mail("poison"))
    host.receive(host.move())
    done = host.round()
    assert (done.failed, done.taken, done.records) == (1, 1, 1)


@pytest.mark.thorough
def test_what_is_put_aside_can_be_tried_once_more(host: MailHost, pbem: Run) -> None:
    name = host.receive(host.mail("x", sender="new@home.test", attach=host.orders()))
    host.round()
    listed = pbem("host", "refused", "--host", host.host_folder.path)
    assert name in listed.output
    assert "only from the address" in " ".join(listed.output.split())
    path = Path(host.folder().inside("hosting.toml"))
    mover = host.mover()
    path.write_text(path.read_text().replace(f"{mover}@home.test", "new@home.test"))
    assert pbem("host", "retry", name[:12], "--host", host.host_folder.path).exit_code == 0
    assert host.round().records == 1


def test_what_is_not_there_cannot_be_tried_again(host: MailHost, pbem: Run) -> None:
    result = pbem("host", "retry", "zzz", "--host", host.host_folder.path)
    assert result.exit_code == 1
    assert "no refused mail begins with" in result.output


@pytest.mark.rule("host/folder/spool 3.1")
def test_a_decided_mail_that_comes_back_is_only_filed(host: MailHost) -> None:
    mail = host.mail("x", attach=host.orders().replace("place =", "plase ="))
    host.answer(mail)
    letters = len(host.sent)
    host.receive(mail)
    host.round()
    assert len(host.sent) == letters
    assert not spool.waiting(host.host_folder)


@pytest.mark.rule("host/folder/spool 3.1")
def test_what_was_decided_about_a_mail_holds_whatever_would_be_decided_now(host: MailHost) -> None:
    mail = host.move()
    raw, decided = mail.as_bytes(), {"shelf": "refused", "when": "then"}
    spool.commit(host.host_folder, spool.decision_digest(raw), decided)
    letters = len(host.sent)
    host.receive(mail)
    host.round()
    assert len(host.sent) == letters
    assert len(spool.in_tray(host.host_folder, "refused")) == 1
    assert spool.decision(host.host_folder, spool.decision_digest(raw)) == decided


# ── caps ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("docs/hosting 4")
def test_a_header_that_is_too_long_is_refused(host: MailHost) -> None:
    host.receive(b"From: a@b\nX: " + b"x " * 40_000 + b"\n\nhello")
    host.round()
    assert "header of the mail is larger than 64 KiB" in host.told()


@pytest.mark.parametrize("what", ["photo", "header", "header before the sender"])
def test_a_players_mail_that_is_too_large_is_answered_once(host: MailHost, what: str) -> None:
    mail, before = host.move().as_bytes(), len(host.sent)
    if what == "photo":
        mail += b"x" * 2**20
    elif what == "header":
        mail = mail.replace(b"\n\n", b"\nX: " + b"x " * 40_000 + b"\n\n", 1)
    else:
        mail = b"X-Long: " + b"y " * 40_000 + b"\n" + mail
    host.receive(mail)
    host.round()
    (letter,) = host.sent[before:]
    assert letter["To"] == address(host.mover())
    assert letter["In-Reply-To"] == email.message_from_bytes(mail)["Message-ID"]
    told = text_of(letter)
    assert f"is larger than {'1 MiB' if what == 'photo' else '64 KiB'}." in told
    assert "Send the orders again in a new mail, without photos" in told
    assert "world is at turn 1 and waits for your orders." in told
    host.receive(mail)
    host.round()
    assert len(host.sent) == before + 1


def test_a_stranger_and_a_robot_hear_nothing_of_a_mail_that_is_too_large(host: MailHost) -> None:
    before = len(host.sent)
    host.receive(host.mail("hello", sender="x@y.test").as_bytes() + b"x" * 2**20)
    host.receive(host.mail("hello", Auto_Submitted="auto-replied").as_bytes() + b"x" * 2**20)
    host.round()
    assert len(host.sent) == before


@pytest.mark.rule("docs/hosting 4")
def test_fifty_orders_of_a_player_and_turn_are_kept(host: MailHost) -> None:
    path = Path(host.host_folder.inside("host.toml"))
    path.write_text(path.read_text() + "\n[caps]\nsubmissions = 3\n")
    from pbem.host.folder.host_folder import open_host

    host.host_folder = open_host(host.host_folder.path)
    mover = host.mover()
    games = GameLookup(host.host_folder, host.now)
    for number in range(5):
        text = host.orders(mover).replace("final = false", f"final = false # {number}")
        host.receive(host.mail(f"{number}", mover, attach=text))
    with host.host_folder.lock():
        for name in spool.waiting(host.host_folder):
            claimed = spool.claim(host.host_folder, name)
            assert claimed
            decide_mail(games, claimed)
    assert len(host.kept()) == 3
    assert "no more are accepted" in host.told()


# ── letters ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/folder/sending 2.2")
def test_a_dead_line_is_tried_in_every_round_and_all_leaves_when_it_lives(host: MailHost) -> None:
    folder, tried = host.host_folder, []

    def dead(mail: bytes, *_: str) -> None:
        tried.append(mail)
        raise CannotSendError("no connection")

    for digest in ("d1", "d2"):
        outbox.queue(folder, b"To: a@b\r\n\r\nx", digest)
    for minute in (0, 1, 2):
        sending.send_all(folder, host.now + timedelta(minutes=minute), dead)
        assert silence.current_silence(folder) is not None
    assert len(tried) == 3
    done = sending.send_all(folder, host.now + timedelta(minutes=3), lambda *_: None)
    assert (done.sent, done.waiting) == (2, 0)
    assert silence.current_silence(folder) is None


@pytest.mark.rule("host/folder/sending 1.1")
def test_the_times_at_which_a_server_that_says_later_is_asked(host: MailHost) -> None:
    host.receive(host.mail("x", attach=host.orders().replace("place =", "plase =")))
    host.troubles = [UnavailableError("451 later")] * 100
    asked, start = [], host.now
    while host.now <= start + timedelta(minutes=205):
        left = len(host.troubles)
        host.round()
        if len(host.troubles) < left:
            asked.append((host.now - start) // timedelta(minutes=1))
        host.now += timedelta(minutes=4)  # and one more goes by in each round
    assert [then - now for now, then in pairwise(asked)] == [5, 15, 60, 60, 60]


@pytest.mark.rule("host/folder/sending 1.1")
def test_a_server_that_says_later_is_asked_later(host: MailHost) -> None:
    host.troubles = [UnavailableError("451 later")] * 2
    host.receive(host.mail("x", attach=host.orders().replace("place =", "plase =")))
    start = len(host.sent)
    assert host.round().sent.waiting == 1
    assert host.round().sent == sending.SendCounts(0, 1, 0), "not due yet"
    host.now += timedelta(minutes=5)
    host.round()
    assert len(host.sent) == start, "the second no"
    host.now += timedelta(minutes=16)
    host.round()
    assert len(host.sent) == start + 1


@pytest.mark.rule("host/folder/sending 1.1")
def test_after_five_days_a_letter_is_given_up(host: MailHost) -> None:
    host.receive(host.mail("x", attach=host.orders().replace("place =", "plase =")))
    host.troubles = [UnavailableError("451 later")] * 1000
    for _ in range(6 * 24):
        host.now += timedelta(hours=1)
        done = host.round()
        if done.sent.failed:
            break
    assert timedelta(days=5) < host.now - NOW < timedelta(days=5, hours=4)
    assert next(iter(refusals.bounces(host.host_folder))).count == 1


@pytest.mark.thorough
@pytest.mark.parametrize("junk", ["", "[", "3", "[]", "{}", '{"address": "x", "count": "many"}'])
def test_a_damaged_note_of_a_bounce_is_named_and_holds_up_no_mail(host: MailHost, junk: str) -> None:
    folder = Path(host.host_folder.spool("bouncing"))
    folder.mkdir()
    note = folder / f"{sha256(ADDRESS.encode()).hexdigest()[:32]}.json"
    note.write_text(junk)
    with pytest.raises(ContentError, match="delete it, and counting starts again"):
        list(refusals.bounces(host.host_folder))
    outbox.queue(host.host_folder, f"To: {ADDRESS}\r\n\r\nHello".encode(), "digest")

    def refuse(*_: object) -> None:
        raise RejectedError("550 no such user")

    assert sending.send_all(host.host_folder, NOW, refuse).failed == 1
    assert [one.count for one in refusals.bounces(host.host_folder)] == [1]


@pytest.mark.rule("host/folder/sending 1.2")
def test_a_server_that_says_never_is_believed_and_the_address_is_counted(host: MailHost, pbem: Run) -> None:
    host.receive(host.mail("x", attach=host.orders().replace("place =", "plase =")))
    host.troubles = [RejectedError("550 no such user")]
    assert host.round().sent == sending.SendCounts(0, 0, 1)
    shown = pbem("host", "status", "--host", host.host_folder.path).output
    assert "refused 1 mail: 550 no such user" in " ".join(shown.split())


@pytest.mark.rule("host/folder/outbox 1.1")
def test_a_letter_is_queued_once_whatever_becomes_of_it(host: MailHost) -> None:
    assert outbox.queue(host.host_folder, b"To: a@b\r\n\r\nx", "d1")
    assert not outbox.queue(host.host_folder, b"To: a@b\r\n\r\nx", "d1")
    sending.send_all(host.host_folder, host.now, _says_later)
    assert outbox.waiting(host.host_folder) == ["d1"]
    assert not outbox.queue(host.host_folder, b"To: a@b\r\n\r\nx", "d1")
    host.now += timedelta(minutes=5)
    sending.send_all(host.host_folder, host.now, lambda *_: None)
    assert not outbox.waiting(host.host_folder)
    assert not outbox.queue(host.host_folder, b"To: a@b\r\n\r\nx", "d1")


def _says_later(*_: object) -> None:
    raise UnavailableError("later")


@pytest.mark.rule("host/folder/outbox 2.1")
def test_a_letter_that_left_but_was_not_moved_is_sent_again_with_the_same_id(host: MailHost) -> None:
    host.sent.clear()

    def carry(letter: bytes, sender: str, recipient: str) -> None:
        host.carry(letter, sender, recipient)
        raise KeyboardInterrupt

    host.receive(host.mail("x", attach=host.orders().replace("place =", "plase =")))
    with pytest.raises(KeyboardInterrupt):
        Round(host.host_folder, host.now).run(carry)
    host.round()
    first, second = host.sent
    assert first["Message-ID"] == second["Message-ID"]
    assert first.as_bytes() == second.as_bytes()


@pytest.mark.rule("host/round 5.1", "docs/hosting 10")
def test_two_hosts_never_send_the_same_letters(host: MailHost) -> None:
    """The second one finds the outbox held, and leaves it alone."""
    host.receive(host.mail("x", attach=host.orders().replace("place =", "plase =")))
    host.sent.clear()

    def carry(letter: bytes, sender: str, recipient: str) -> None:
        host.carry(letter, sender, recipient)
        before = len(host.sent)
        host.round()
        assert len(host.sent) == before

    Round(host.host_folder, host.now).run(carry)
    assert len(host.sent) == 1


# ── the game master ──────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def mastered(host: MailHost) -> MailHost:
    path = Path(host.folder().inside("hosting.toml"))
    text = path.read_text()
    path.write_text(text.replace('address = ""', f'address = "{GM}"'))
    assert host.folder().read_settings().gm.address == GM
    host.round()
    host.sent.clear()
    return host


def to_master(host: MailHost) -> list[str]:
    return [str(one["Subject"]) for one in host.sent if one["To"] == GM]


def test_the_master_is_told_of_an_address_that_refused_three_mails(mastered: MailHost) -> None:
    wrong = mastered.orders().replace("place =", "plase =")
    for number in range(4):
        mastered.receive(mastered.mail("x", attach=f"{wrong}\nx{number} = 1\n"))
        mastered.troubles = [RejectedError("550 no")]
        mastered.round()
        mastered.round()
        assert len(to_master(mastered)) == (number >= 2)
    assert to_master(mastered) == ["[pbem world] an address accepts no mail"]


def test_the_master_is_told_once_of_a_mail_that_was_given_up(
    mastered: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    mastered.receive(mastered.move())

    def defect(*_: object) -> None:
        raise RecursionError("deep")

    monkeypatch.setattr(inbox, "search", defect)
    for _ in range(8):
        mastered.round()
    assert to_master(mastered) == ["[pbem world] a message was given up"]


def test_the_master_is_told_once_of_a_game_that_stands_still(mastered: MailHost) -> None:
    """Somebody changed an order file on the disk."""
    with mastered.host_folder.lock():
        name = mastered.receive(mastered.move())
        claimed = spool.claim(mastered.host_folder, name)
        assert claimed
        decide_mail(GameLookup(mastered.host_folder, mastered.now), claimed)
    (kept,) = mastered.kept()
    path = Path(mastered.folder().inside("orders", kept))
    path.write_text(path.read_text().replace("rest", "most"))
    for _ in range(3):
        mastered.round()
    assert to_master(mastered) == ["[pbem world] the game stands still"]
    assert mastered.folder().newest_index() == 0


# ── the host's own troubles ──────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_a_host_without_its_key_lets_the_mails_wait_however_often_it_is_called(
    host: MailHost, pbem: Run, own_home: Path
) -> None:
    (own_home / "identity").rename(own_home / "away")
    host.receive(host.move())
    host.receive(host.wrong())
    for _ in range(7):
        result = pbem("host", "run", "--host", host.host_folder.path)
        assert result.exit_code == 75
        assert "nothing is lost" in " ".join(result.output.split())
    assert len(spool.waiting(host.host_folder)) == 2
    (own_home / "away").rename(own_home / "identity")
    assert host.round().records == 1
    assert not list(spool.in_tray(host.host_folder, "bad"))


@pytest.mark.thorough
@pytest.mark.parametrize("error", [OSError(28, "no space left"), PermissionError(13, "no")])
def test_a_full_disk_puts_no_mail_aside(host: MailHost, monkeypatch: pytest.MonkeyPatch, error: OSError) -> None:
    host.receive(host.move())

    def full(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for _ in range(7):
            assert host.round().stopped
    assert host.round().records == 1


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("words", "code"), [(("run",), 75), (("tick",), 75), (("retry", "x"), 75), (("pause", "world"), 1)]
)
def test_a_host_folder_that_takes_no_files_is_reported_and_is_not_a_defect(
    host: MailHost, pbem: Run, words: tuple[str, ...], code: int
) -> None:
    host.receive(host.move())
    for lock in (Path(host.host_folder.spool("lock")), Path(host.folder().inside("lock"))):
        lock.unlink(missing_ok=True)
        lock.mkdir()  # nobody can open this for writing, not even root
    result = pbem("host", *words, "--host", host.host_folder.path)
    said = " ".join(result.output.split())
    assert result.exit_code == code
    assert "lock cannot be opened: " in said
    assert "defect" not in said
    assert len(spool.waiting(host.host_folder)) == 1


@pytest.mark.parametrize("command", ["run", "tick"])
def test_a_folder_of_outgoing_mail_that_cannot_be_made_is_a_dead_line(host: MailHost, pbem: Run, command: str) -> None:
    host.receive(host.move())
    Path(host.host_folder.inside("mail")).write_bytes(b"")
    result = pbem("host", command, "--host", host.host_folder.path)
    assert result.exit_code == 69
    assert "No mail has left this host since" in " ".join(result.output.split())
    assert "/mail/new cannot be made: not a directory" in " ".join(result.output.split())
    Path(host.host_folder.inside("mail")).unlink()
    assert pbem("host", command, "--host", host.host_folder.path).exit_code == 0
    assert list(Path(host.host_folder.inside("mail", "new")).iterdir())


@pytest.mark.parametrize("command", ["run", "tick"])
def test_a_turn_that_the_disk_does_not_take_is_played_by_a_later_call(
    host: MailHost, pbem: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    host.receive(host.move())
    with monkeypatch.context() as full:
        message = "world-001.toml cannot be written: no space left on device"
        full.setattr(playing, "write", _raising(UnavailableError(message)))
        result = pbem("host", command, "--host", host.host_folder.path)
    assert result.exit_code == 75
    assert "no space left on device" in " ".join(result.output.split())
    assert host.folder().newest_index() == 0
    assert pbem("host", command, "--host", host.host_folder.path).exit_code == 0
    assert host.folder().newest_index() == 1


def _raising(error: Exception) -> Callable[..., None]:
    def write(*_: object) -> None:
        raise error

    return write
