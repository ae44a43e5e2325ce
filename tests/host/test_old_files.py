"""What a host clears away, and what it never does: the names that keep a mail from leaving twice."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import NOW, MailHost, open_mail_host
from thorough import all_but

from pbem.host.folder import old_files
from pbem.host.folder.offered_seats import OfferedSeat, keep_offer
from pbem.host.folder.stored_orders import OrderStore
from pbem.host.folder.waiting_games import DeskQuestion, keep_asked

if TYPE_CHECKING:
    from conftest import Run

DAYS = timedelta(days=1)


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    made = open_mail_host(pbem, tmp_path)
    made.receive(made.move())
    made.round()
    made.sent.clear()
    return made


def work(host: MailHost, first: int, last: int) -> None:
    """The host is at work on these days, counted from now."""
    with host.host_folder.lock():
        for day in range(first, last + 1):
            old_files.sweep(host.host_folder, NOW + day * DAYS)


def written(host: MailHost, *folder: str) -> list[Path]:
    return [path for path in Path(host.host_folder.spool(*folder)).rglob("*") if path.is_file()]


def let_age(paths: list[Path], when: datetime = NOW) -> None:
    for path in paths:
        os.utime(path, (when.timestamp(), when.timestamp()))


@pytest.mark.rule("host/folder/old_files 1.1")
@pytest.mark.thorough
def test_after_thirty_days_of_work_a_mail_is_cleared_away(host: MailHost) -> None:
    done = written(host, "done")
    let_age(done)
    work(host, 1, 28)
    assert done
    assert all(path.exists() for path in done)
    work(host, 29, 30)
    assert not any(path.exists() for path in done)


def test_what_was_asked_and_what_was_offered_goes_when_nobody_says_yes(host: MailHost) -> None:
    keep_asked(host.host_folder, "eve@else.test", DeskQuestion("join world", "AAAA-AAAA"))
    keep_offer(host.host_folder, "eve@else.test", "BBBB-BBBB", OfferedSeat("world", "ben"))
    paths = written(host, "asked") + written(host, "offered")
    assert len(paths) == 2
    let_age(paths)
    work(host, 1, 58)
    assert all(path.exists() for path in paths)
    work(host, 59, 60)
    assert not any(path.exists() for path in paths)


def test_orders_that_nobody_says_yes_to_go_when_the_game_goes_on(host: MailHost) -> None:
    OrderStore(host.folder(), 1).hold("anna", "AAAA-BBBB", b"place = {}\n")
    [held] = Path(host.folder().path).rglob("pending/*")
    let_age([held])
    work(host, 1, 28)
    assert held.exists()
    let_age([Path(host.folder().path)], NOW + 29 * DAYS)
    work(host, 29, 30)
    assert not held.exists()


@pytest.mark.rule("host/folder/old_files 1.1")
def test_a_host_that_works_on_one_day_a_week_keeps_a_mail_for_thirty_weeks(host: MailHost) -> None:
    done = written(host, "done")
    let_age(done, NOW - 100 * DAYS)
    work(host, 1, 5)
    assert all(path.exists() for path in done)
    let_age(done, NOW + 10 * 7 * DAYS)
    for week in range(1, 40):
        work(host, 7 * week, 7 * week)
    assert all(path.exists() for path in done)
    work(host, 7 * 40, 7 * 40)
    assert not any(path.exists() for path in done)


@pytest.mark.rule("host/folder/old_files 2.1", "docs/hosting 9")
@pytest.mark.thorough
def test_of_a_mail_that_was_sent_the_name_stays_and_it_never_leaves_again(host: MailHost) -> None:
    sent = written(host, "sent")
    let_age(sent)
    work(host, 1, 30)
    assert sent
    assert [path.stat().st_size for path in sent] == [0] * len(sent)
    host.folder().note_announced(b"")
    host.round()
    assert not host.sent


@pytest.mark.rule("host/folder/old_files 2.2", "docs/hosting 9")
@pytest.mark.thorough
def test_a_mail_that_comes_again_years_later_is_known(host: MailHost) -> None:
    mail = host.wrong()
    assert len(host.answers(mail)) == 1
    let_age(written(host, "decided"))
    work(host, 1, 400)
    assert not any(path.stat().st_size for path in written(host, "decided"))
    assert host.told() == ""
    assert not host.answers(mail)


@pytest.mark.parametrize(
    "where",
    all_but(["spool/in/new", "spool", "mail/new", "games/world/orders/001", ""], lambda where: where == "spool"),
)
def test_half_a_file_of_a_crash_is_gone_after_some_days(host: MailHost, where: str) -> None:
    half = Path(host.host_folder.inside(where, ".x.0123.part"))
    half.parent.mkdir(parents=True, exist_ok=True)
    half.write_bytes(b"half")
    let_age([half])
    work(host, 1, 2)
    assert half.exists()
    work(host, 3, 3)
    assert not half.exists()


@pytest.mark.rule("host/folder/old_files 1.3")
def test_games_and_months_in_which_nothing_has_come_are_not_looked_into(host: MailHost) -> None:
    work(host, 1, 40)
    [month] = {path.parent for path in written(host, "sent")}
    half = Path(host.folder().inside(".x.0123.part"))
    half.write_bytes(b"half")
    let_age([*month.iterdir(), half, half.parent, month])
    full = month / "late"
    full.write_bytes(b"written behind its back")
    let_age([full, month])
    work(host, 41, 41)
    assert (half.exists(), full.stat().st_size) == (True, 23)
    let_age([half.parent, month], NOW + 41 * DAYS)
    work(host, 42, 42)
    assert (half.exists(), full.stat().st_size) == (False, 0)


@pytest.mark.rule("host/folder/old_files 1.2")
@pytest.mark.thorough
@pytest.mark.parametrize("rounds", all_but([1, 5], lambda rounds: rounds == 1))
def test_a_clock_that_shows_another_year_for_a_day_makes_nothing_old(host: MailHost, rounds: int) -> None:
    """Every letter of the last days would leave again when the clock is put right."""
    work(host, 1, 40)
    let_age(everything := [*written(host, "sent"), *written(host, "done")], NOW + 40 * DAYS)
    sizes = [path.stat().st_size for path in everything]
    right, host.now = host.now, datetime(2036, 1, 1, tzinfo=NOW.tzinfo)
    for _ in range(rounds):
        host.round()
    host.now = right
    host.round()
    assert [path.stat().st_size for path in everything] == sizes
    assert not host.sent
