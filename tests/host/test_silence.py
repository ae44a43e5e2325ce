"""Mail that does not leave: nobody's time runs before their mail was accepted, and no address is to blame."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from sample_games.clocked_host import (
    DAYS,
    HOURS,
    MINUTES,
    START,
    ClockedHost,
    do,
    open_clocked_host,
    refused,
    text_of,
)
from thorough import all_but

from pbem.cli.group import cli
from pbem.engine.file.decision import answered_head
from pbem.errors import CannotSendError, RejectedError, UnavailableError
from pbem.host.deadlines.timetable import timetable
from pbem.host.folder import outbox, refusals, silence, spool
from pbem.host.folder.host_folder import open_host
from pbem.host.folder.sending import send_all
from pbem.host.games import accepted_mails, game_master
from pbem.host.games.announcements import mailing_of
from pbem.host.mails.turn_mails import turn_digest
from pbem.transport import imap

if TYPE_CHECKING:
    from collections.abc import Callable

    from pbem.host.deadlines.host_log import Log

RULES = '[deadline]\nhours = 72\noutage_hours = 8\nremind_hours = [24]\n\n[missed]\npolicy = ["minimal"]\n'
DEAD = CannotSendError("mail.host.test did not accept the mail: Connection refused")
LATER = UnavailableError("450 greylisted")
NEVER = RejectedError("550 no such user")


@pytest.fixture
def new_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., ClockedHost]:
    """A host whose line is as `server` says from the first mail on."""

    def make(server: Callable[[str], None], rules: str = RULES) -> ClockedHost:
        return open_clocked_host(tmp_path, monkeypatch, rules, server=server)

    return make


@pytest.fixture
def host(new_host: Callable[..., ClockedHost]) -> ClockedHost:
    """A host whose first mails were accepted."""
    return new_host(takes_all)


def takes_all(_to: str) -> None:
    """Take every mail."""


def refusing(error: UnavailableError, *seats: str) -> Callable[[str], None]:
    """Take no mail to these seats, or to anybody."""

    def server(to: str) -> None:
        if not seats or to.partition("@")[0] in seats:
            raise error

    return server


def due(host: ClockedHost, log: Log | None = None) -> datetime | None:
    table = timetable(log or host.log, answered_head(host.game.file))
    assert table is not None
    return table.due(host.mover)


def command(host: ClockedHost, name: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["host", name, "--host", host.host_folder.path, "--now", host.now.isoformat()])
    return done.exit_code, " ".join(done.output.split())


# ── the host's own line ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/lost_time 1.1", "host/folder/sending 2.1", "host/round 4.1", "docs/hosting 12")
@pytest.mark.thorough
def test_a_week_without_a_mail_server_costs_nobody_a_turn(new_host: Callable[..., ClockedHost]) -> None:
    host = new_host(refusing(DEAD))
    host.wait(7 * DAYS)
    assert (host.index, due(host), host.sent) == (0, None, [])
    assert not host.letters("reminder")
    assert host.kinds() == ["settings", "deadline", "silence"]
    host.server = takes_all
    host.tick()
    assert due(host) == START + 10 * DAYS
    host.wait(3 * DAYS - MINUTES)
    assert host.index == 0
    host.wait(MINUTES)
    assert host.index == 1
    assert not list(refusals.bounces(host.host_folder))


@pytest.mark.thorough
def test_whose_mail_came_late_is_told_at_once_when_orders_are_due(new_host: Callable[..., ClockedHost]) -> None:
    host = new_host(refusing(DEAD))
    host.wait(7 * DAYS)
    host.server = takes_all
    host.tick()
    (letter,) = [one for one in host.letters("notice") if one["To"] == f"{host.mover}@home.test"]
    assert letter["Subject"].endswith("more time")
    assert "are due Thu 2026-06-11 12:00 UTC." in text_of(letter)
    assert len(host.sent) == 6, "three turns, two mails to the game master, and this one"


@pytest.mark.rule("host/deadlines/timetable 3.1")
@pytest.mark.thorough
def test_a_line_that_dies_later_stops_the_time_that_runs(host: ClockedHost) -> None:
    host.wait(47 * HOURS)
    host.server = refusing(DEAD)
    host.letters("notice")
    host.tick(START + 2 * DAYS)  # the reminder is the first mail that cannot leave
    host.wait(4 * DAYS - HOURS)
    assert (host.index, due(host)) == (0, None)
    host.server = takes_all
    host.tick()
    assert due(host) == START + 3 * DAYS + (host.now - (START + 2 * DAYS))
    told = {str(one["To"]): text_of(one) for one in host.letters("notice")}
    assert set(told) == {"gm@host.test", f"{host.mover}@home.test"}
    for text in told.values():
        assert "No mail left the host from Wed 2026-06-03 12:00 UTC to Sun 2026-06-07 11:00 UTC." in text
        assert "are due Mon 2026-06-08 11:00 UTC" in text


@pytest.mark.thorough
def test_who_was_to_be_reminded_while_no_mail_left_is_reminded_of_the_new_deadline(host: ClockedHost) -> None:
    host.wait(47 * HOURS)
    host.server = refusing(DEAD)
    host.tick(START + 2 * DAYS)
    host.wait(4 * DAYS - HOURS)
    assert len(host.letters("reminder")) == 1, "it waits, and shows when mails leave again"
    host.server = takes_all
    host.tick()
    host.tick(host.now + 5 * MINUTES)
    (letter,) = host.letters("reminder")
    assert "They are due Mon 2026-06-08 11:00 UTC" in text_of(letter)
    host.wait(DAYS - HOURS)
    assert not host.letters("reminder")


@pytest.mark.rule("host/deadlines/lost_time 2.1")
def test_a_silence_of_some_minutes_moves_the_deadline_by_them_and_bothers_nobody(host: ClockedHost) -> None:
    host.wait(2 * DAYS - 5 * MINUTES)
    host.server = refusing(DEAD)
    host.tick(START + 2 * DAYS)  # the reminder
    host.server = takes_all
    host.letters("notice")
    host.tick(host.now + 5 * MINUTES)
    assert due(host) == START + 3 * DAYS + 5 * MINUTES
    assert not host.letters("notice")


@pytest.mark.thorough
def test_orders_are_played_while_no_mail_leaves_and_the_next_player_gets_all_the_time(
    new_host: Callable[..., ClockedHost],
) -> None:
    host = new_host(refusing(DEAD))
    host.mail(host.mover, orders=host.orders())
    host.wait(DAYS)
    assert (host.index, due(host)) == (1, None)
    host.server = takes_all
    host.tick()
    assert due(host) == host.now + 3 * DAYS


@pytest.mark.thorough
def test_absences_and_pauses_hold_within_a_silence(new_host: Callable[..., ClockedHost]) -> None:
    host = new_host(refusing(DEAD))
    host.mail(host.mover, "[absence]\nfrom = 2026-06-08\nto = 2026-06-09\n")
    host.wait(2 * DAYS)
    do(host, game_master.pause, "")
    host.wait(2 * DAYS)
    do(host, game_master.resume, "")
    assert "no mail leaves this host" in refused(host, game_master.extend, "", HOURS)
    host.wait(3 * DAYS)
    host.server = takes_all
    host.tick()  # on Monday, the 8th, at noon
    assert due(host) == START + 9 * DAYS - 12 * HOURS + 3 * DAYS


@pytest.mark.rule("host/deadlines/lost_time 2.2")
@pytest.mark.thorough
def test_a_host_that_was_off_within_a_silence_counts_that_time_once(host: ClockedHost) -> None:
    host.wait(2 * DAYS - MINUTES)
    host.server = refusing(DEAD)
    host.wait(MINUTES)
    host.sleep(3 * DAYS)
    host.wait(DAYS)
    host.server = takes_all
    host.wait(4 * HOURS)
    assert due(host) == START + 7 * DAYS + 4 * HOURS


@pytest.mark.thorough
def test_in_a_game_without_deadlines_a_dead_line_leaves_no_notice(new_host: Callable[..., ClockedHost]) -> None:
    host = new_host(refusing(DEAD), "")
    host.wait(DAYS)
    host.server = takes_all
    host.tick()
    assert host.kinds() == ["settings"]
    assert len(host.sent) == 4


@pytest.mark.rule("host/folder/sending 2.2")
@pytest.mark.thorough
def test_the_dead_line_is_tried_with_one_mail_in_every_round(new_host: Callable[..., ClockedHost]) -> None:
    tried: list[str] = []

    def server(to: str) -> None:
        tried.append(to)
        raise DEAD

    host = new_host(server)
    host.tick(START + 5 * MINUTES)
    assert len(tried) == 2


@pytest.mark.rule("docs/hosting 12")
@pytest.mark.thorough
def test_while_the_mailbox_cannot_be_read_nobodys_time_runs(host: ClockedHost, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders may lie there; no turn is missed before it was read again."""
    path = Path(host.host_folder.inside("host.toml"))
    path.write_text(f'{path.read_text()}[fetch]\nimap = "imap://games@localhost:1"\n')
    path.chmod(0o600)
    done = CliRunner().invoke(cli, ["fetch", "--host", host.host_folder.path])
    assert done.exit_code == 1
    host.host_folder = open_host(host.host_folder.path)
    host.now += 4 * HOURS
    host.wait(9 * DAYS)
    assert (host.index, due(host)) == (0, None)
    code, said = command(host, "status")
    assert code == 69
    assert "The mailbox of this host has not been read since" in said
    assert "Connection refused. All clocks are stopped." in said
    monkeypatch.setattr(imap, "fetch", lambda *_, **__: imap.Fetched())
    done = CliRunner().invoke(cli, ["fetch", "--host", host.host_folder.path])
    assert done.exit_code == 0, done.output
    host.tick()
    assert "The mailbox was not read from" in host.texts("contact")[0]
    assert (due(host) or START) > host.now
    host.wait(3 * DAYS)
    assert host.index == 1


# ── what people see ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", all_but(["tick", "run", "status"], lambda name: name != "run"))
def test_every_command_says_since_when_and_why_and_ends_with_69(
    new_host: Callable[..., ClockedHost], name: str
) -> None:
    host = new_host(refusing(DEAD))
    path = Path(host.host_folder.inside("host.toml"))
    settings = 'delivery = "smtp"\n[mail]\nsmtp = "smtp://localhost:1"\n'
    path.write_text(f'address = "games@host.test"\n{settings}')
    path.chmod(0o600)
    host.tick(START + HOURS)
    code, said = command(host, name)
    assert code == 69
    assert "No mail has left this host since Mon 2026-06-01 12:00 UTC: " in said
    assert "Connection refused" in said
    assert "All clocks are stopped" in said


def test_the_status_of_a_host_whose_mails_leave_ends_with_0(host: ClockedHost) -> None:
    code, said = command(host, "status")
    assert code == 0
    assert f"{host.mover.title()}: awaited, until Thu 2026-06-04 12:00 UTC" in said


@pytest.mark.parametrize(
    "settings",
    [
        'delivery = "smtp"\n',
        'delivery = "smtp"\n[mail]\nsmtp = "mail.test"\n',
        'delivery = "smtp"\n[mail]\nsmpt = "x"\n',
    ],
)
def test_settings_with_which_no_mail_can_leave_are_a_dead_line(host: ClockedHost, settings: str) -> None:
    path = Path(host.host_folder.inside("host.toml"))
    path.write_text(f'address = "games@host.test"\n{settings}')
    path.chmod(0o600)
    host.now += 2 * HOURS
    assert command(host, "tick")[0] == 69
    assert host.kinds()[-1] == "silence"
    host.now += 9 * DAYS
    assert command(host, "tick")[0] == 69
    assert host.index == 0


# ── one player's server ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/timetable 2.1")
@pytest.mark.thorough
def test_where_one_server_refuses_only_that_player_has_more_time(host: ClockedHost) -> None:
    """The mover's mails are put off from the second turn on; all others come through."""
    next_one = next(seat for seat in ("anna", "ben", "cleo") if seat == _after(host))
    host.server = refusing(LATER, next_one)
    host.mail(host.mover, orders=host.orders())
    host.tick(START + HOURS)
    assert (host.mover, due(host)) == (next_one, None)
    host.wait(2 * DAYS)
    assert silence.current_silence(host.host_folder) is None
    assert host.kinds()[-1] == "unreached"
    host.server = takes_all
    host.wait(4 * HOURS)
    begun = host.log.of("accepted")[-1]
    assert due(host) == begun.at + 3 * DAYS
    (letter,) = [one for one in host.letters("notice") if one["To"] == f"{next_one}@home.test"]
    assert "when orders are due" in letter["Subject"]


def _after(host: ClockedHost) -> str:
    """Who moves after the mover."""
    seats = host.game.file.genesis.seat_ids
    return str(seats[(seats.index(host.mover) + 1) % len(seats)])


@pytest.mark.rule("host/deadlines/timetable 2.2")
@pytest.mark.thorough
@pytest.mark.parametrize(("error", "tries"), [(LATER, 1), (NEVER, 0)])
def test_after_five_days_the_game_master_is_asked_and_time_runs(
    new_host: Callable[..., ClockedHost], error: UnavailableError, tries: int
) -> None:
    host = new_host(takes_all)
    mover = _after(host)
    host.server = refusing(error, mover)
    host.mail(host.mover, orders=host.orders())
    host.tick(START + HOURS)
    host.tick(START + HOURS + tries * (HOURS + MINUTES))
    assert host.kinds()[-1] == "unreached"
    told = [one for one in host.letters("notice") if "not reached" in one["Subject"]]
    assert [one["To"] for one in told] == ["gm@host.test"]
    assert due(host) == host.now + 8 * DAYS
    host.wait(5 * DAYS - 2 * HOURS)
    assert not host.letters("gm.")
    host.wait(2 * HOURS)
    asked = [one for one in host.letters("gm.") if "cannot be reached" in one["Subject"]]
    assert [one["To"] for one in asked] == ["gm@host.test"]
    assert str(error) in text_of(asked[0])
    host.wait(3 * DAYS)
    assert host.index == 2


@pytest.mark.thorough
def test_a_mail_that_is_put_off_for_a_quarter_of_an_hour_is_nobodys_business(
    new_host: Callable[..., ClockedHost],
) -> None:
    host = new_host(takes_all)
    host.server = refusing(LATER, _after(host))
    host.mail(host.mover, orders=host.orders())
    host.tick(START + HOURS)
    host.letters("notice")
    host.server = takes_all
    host.tick(START + HOURS + 15 * MINUTES)
    assert due(host) == START + HOURS + 15 * MINUTES + 3 * DAYS
    assert not host.letters("notice")
    assert "unreached" not in host.kinds()


@pytest.mark.thorough
@pytest.mark.parametrize("away", [True, False])
def test_five_days_of_refusal_are_never_days_that_nobody_saw(host: ClockedHost, away: bool) -> None:
    """The host is off for nine days after the first refusal, or its clock shows 1970 at that moment."""
    mover = _after(host)
    host.server = refusing(LATER, mover)
    host.mail(host.mover, orders=host.orders())
    host.tick(START + HOURS if away else datetime(1970, 1, 1, 1, tzinfo=UTC))
    host.now = START + (9 * DAYS if away else 2 * HOURS)
    host.wait(20 * HOURS)
    assert host.kinds()[-1] == "unreached"
    host.wait(7 * DAYS)
    assert host.index == 1
    host.wait(DAYS + 4 * HOURS)
    assert host.index == 2
    assert not host.letters("gm.world.address")


@pytest.mark.rule("host/folder/sending 2.2")
def test_a_mail_is_given_up_after_days_on_which_the_host_was_at_work(host: ClockedHost) -> None:
    box, long_ago = host.host_folder, datetime(1970, 1, 1, tzinfo=UTC)
    outbox.queue(box, b"To: anna@home.test\r\n\r\nHello", "other")

    def carry(*_: object) -> None:
        raise LATER

    def tried(*moments: datetime) -> int:
        return sum(send_all(box, moment, carry).failed for moment in moments)

    assert not tried(*(long_ago + hours * HOURS for hours in range(4)))
    assert not tried(*(START + hours * HOURS for hours in range(8)))
    assert not tried(*(START + 30 * DAYS + hours * HOURS for hours in range(109)))
    assert tried(START + 30 * DAYS + 109 * HOURS, START + 30 * DAYS + 110 * HOURS) == 1


# ── whoever was told that a date follows ─────────────────────────────────────────────────────────


def told(host: ClockedHost, seat: str) -> list[str]:
    """The dates that a player was told."""
    letters = [*host.letters("turn"), *host.letters("notice")]
    texts = [text_of(one) for one in letters if one["To"] == f"{seat}@home.test"]
    return [date for text in texts for date in re.findall(r"are due (\w+ \S+ \S+)", text)]


def test_who_was_told_in_a_short_silence_that_a_date_follows_is_told(host: ClockedHost) -> None:
    host.wait(2 * DAYS - HOURS, every=8 * HOURS)
    host.letters("turn")
    host.server = refusing(DEAD)
    host.tick(START + 2 * DAYS)  # the reminder
    host.mail(host.mover, orders=host.orders())
    host.tick(START + 2 * DAYS + 5 * MINUTES)
    host.server = takes_all
    host.tick(START + 2 * DAYS + 10 * MINUTES)
    assert told(host, host.mover) == ["Sat 2026-06-06 12:10"]


def test_who_was_told_in_a_short_doubt_that_a_date_follows_is_told(host: ClockedHost) -> None:
    host.letters("turn")
    host.tick(START + 9 * HOURS)
    host.mail(host.mover, orders=host.orders())
    host.tick(START + 9 * HOURS + 30 * MINUTES)
    assert told(host, host.mover) == []
    host.tick(START + 10 * HOURS)
    assert told(host, host.mover) == ["Thu 2026-06-04 22:00"]


def test_while_a_server_refuses_no_date_is_told_that_is_taken_back_when_it_does_not(host: ClockedHost) -> None:
    mover = _after(host)
    host.server = refusing(NEVER, mover)
    host.mail(host.mover, orders=host.orders())
    host.tick(START + HOURS)
    host.letters("turn")
    do(host, game_master.pause, "")
    do(host, game_master.resume, "")
    assert told(host, mover) == []


def test_a_damaged_note_about_an_address_stops_no_game(host: ClockedHost) -> None:
    host.server = refusing(NEVER, _after(host))
    host.mail(host.mover, orders=host.orders())
    host.tick(START + HOURS)
    (note,) = Path(host.host_folder.spool("bouncing")).iterdir()
    read = refusals.refusal(host.host_folder, _digest(host))
    assert read is not None
    assert (read.address, read.why) == (f"{host.mover}@home.test", str(NEVER))
    note.write_text("[")
    read = refusals.refusal(host.host_folder, _digest(host))
    assert read is not None
    assert (read.given_up, read.why) == (True, "it was given up")
    host.server = takes_all
    outbox.queue(host.host_folder, b"To: anna@home.test\r\n\r\nHello", "other")
    host.tick(START + 2 * HOURS)
    assert outbox.is_sent(host.host_folder, "other")
    note.unlink()
    host.tick(START + 3 * HOURS)
    assert host.kinds().count("unreached") == 1


def _digest(host: ClockedHost) -> str:
    return turn_digest(mailing_of(host.opened), host.mover)


def test_the_mail_of_the_turn_follows_a_corrected_address(host: ClockedHost) -> None:
    wrong = _after(host)
    host.server = refusing(NEVER, wrong)
    host.mail(host.mover, orders=host.orders())
    host.tick(START + HOURS)
    path = Path(host.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace(f"{wrong}@home.test", f"{wrong}@new.test"))
    host.server = refusing(NEVER, f"{wrong}@home.test")
    host.sent.clear()
    host.tick(START + 2 * HOURS)
    assert f"{wrong}@new.test" in [str(one["To"]) for one in host.letters("turn")]
    assert not spool.in_tray(host.host_folder, "bad")
    host.tick(START + 2 * HOURS + 5 * MINUTES)
    assert due(host) == START + 5 * HOURS + 3 * DAYS - 3 * HOURS


@pytest.mark.rule("host/folder/sending 2.1")
@pytest.mark.thorough
def test_servers_of_several_domains_do_not_all_refuse_at_once_by_themselves(
    new_host: Callable[..., ClockedHost], tmp_path: Path
) -> None:
    """A server of ours that puts everybody off is our own line, and nobody's clock runs."""
    host = new_host(takes_all)
    path = Path(host.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("anna@home.test", "anna@other.test"))
    host.server = refusing(LATER)
    host.mail(host.mover, orders=host.orders())
    host.wait(6 * DAYS)
    assert host.index == 1
    assert host.kinds()[-1] == "silence"
    assert not list(refusals.bounces(host.host_folder))
    host.server = takes_all
    host.tick()
    assert due(host) == host.now + 3 * DAYS


# ── killed in between, and twice ─────────────────────────────────────────────────────────────────


def test_killed_between_the_servers_yes_and_the_notice_the_later_moment_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(accepted_mails, "_note_accepted", _killed)
        with pytest.raises(KeyboardInterrupt):
            open_clocked_host(tmp_path, monkeypatch, RULES)
    host = ClockedHost.again(tmp_path)
    assert host.kinds() == ["settings", "deadline"]
    host.tick(START + 10 * MINUTES)
    assert due(host) == START + 10 * MINUTES + 3 * DAYS
    host.tick(START + 20 * MINUTES)
    assert host.kinds().count("accepted") == 1


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.thorough
def test_players_who_replay_the_log_come_to_the_same_deadline(new_host: Callable[..., ClockedHost]) -> None:
    """Whatever is in the spool: the lines alone say when orders are due, at every moment."""
    host = new_host(refusing(DEAD))
    host.wait(2 * DAYS)
    host.server = takes_all
    host.tick()
    host.wait(DAYS)
    log = host.log
    assert [due(host, log.until(number)) for number in range(2, 6)] == [
        None,
        None,
        None,
        START + 5 * DAYS,
    ]
    assert log.of("accepted")[0].number == 3
    assert due(host) == START + 5 * DAYS
