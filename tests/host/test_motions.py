"""What players type as a word: `away 24 Dec to 2 Jan`, `back`, `resign`, `draw`; each answered, nothing final unasked."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from sample_games.clocked_host import open_clocked_host
from sample_games.clocked_host import text_of as letter_text
from sample_games.mail_host import SEATS, MailHost, address, attached, open_mail_host, text_of
from sample_games.small_games import identity

from pbem.cli.group import cli
from pbem.engine.papers.procedure import approve
from pbem.engine.proof.audit import verify
from pbem.engine.text import order_file
from pbem.host.games.absences import MOST_A_DAY
from pbem.local import registry
from pbem.mail.requests import Absence, Motion, Requests, Return
from pbem.mail.spoken_requests import take_spoken

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

TODAY = date(2026, 11, 24)
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")
HOLIDAYS = Absence(date(2026, 12, 24), date(2027, 1, 2))


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


# ── as people write ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "line",
    [
        "away 24 Dec to 2 Jan",
        "Away from 24 Dec until 2 Jan.",
        "I am away Dec 24 - Jan 2",
        "away 24.12. to 2.1.2027",
        "away 2026-12-24 till 2027-01-02",
        "I'll be off.\naway 24th December \u2013 2nd January 2027",
        "Hi host,\naway 24. Dez bis 2. Jan",
    ],
)
def test_days_are_read_as_people_write_them(line: str) -> None:
    assert take_spoken(line, "", TODAY)[0] == Requests(absences=(HOLIDAYS,))


@pytest.mark.parametrize(
    ("text", "subject", "found"),
    [
        ("back", "", Requests(returns=(Return(),))),
        ("I'm back!", "", Requests(returns=(Return(),))),
        ("", "draw?", Requests(motions=(Motion("draw"),))),
        ("I offer a draw.", "", Requests(motions=(Motion("draw"),))),
        ("resign", "", Requests(motions=(Motion("resign"),))),
        ("I give up", "", Requests(motions=(Motion("resign"),))),
        ("resign as anna", "", Requests(motions=(Motion("resign", "anna"),))),
        ("away until 2 Dec", "", Requests(absences=(Absence(TODAY, date(2026, 12, 2)),))),
        ("away 3 Dec", "", Requests(absences=(Absence(date(2026, 12, 3), date(2026, 12, 3)),))),
        ("I will not resign, and I draw the line there.", "", Requests()),
        ("I am back in business", "", Requests()),
        ("We are away from the board", "", Requests()),
        ("one\ntwo\nthree\nresign", "", Requests()),
        ("place 3 Siam\ndraw your own conclusions", "", Requests()),
    ],
)
def test_a_line_is_taken_whole_or_not_at_all(text: str, subject: str, found: Requests) -> None:
    assert take_spoken(text, subject, TODAY)[0] == found


@pytest.mark.parametrize("line", ["away 31 Feb to 2 Mar", "away 2 Jan 2027 to 24 Dec 2026", "away 12/24 to 1/2"])
def test_days_that_cannot_be_read_are_asked_for(line: str) -> None:
    [trouble] = take_spoken(line, "", TODAY)[0].troubles
    assert trouble.endswith("like this: away 24 Dec to 2 Jan")


def test_an_absence_is_noted_and_taken_back_by_a_word(host: MailHost) -> None:
    said = text_of(host.answer(host.mail("away 24 Mar to 2 Apr\n\nSee you!\n-- \nAnna", "anna")))
    assert "Anna is away from 2026-03-24 to 2026-04-02." in said
    assert "will not be away" in text_of(host.answer(host.mail("back", "anna")))


# ── a draw ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_absences_of_a_day_are_told_to_everybody_some_times_only(host: MailHost) -> None:
    before = len(host.sent)
    for number in range(MOST_A_DAY + 2):
        told = text_of(host.answer(host.mail(f"away {10 + number} Mar to {11 + number} Mar", "anna")))
        host.round()
        host.answers(host.mail("back", "anna"))
        host.round()
    assert f"{MOST_A_DAY} absences of Anna were announced within a day" in told
    assert len([one for one in host.sent[before:] if one["To"] == address("ben")]) == 2 * MOST_A_DAY
    host.now += timedelta(days=1)
    assert "Anna is away" in text_of(host.answer(host.mail("away 20 Mar to 21 Mar", "anna")))


def codes_of_ballots(host: MailHost) -> dict[str, str]:
    found = {}
    for one in host.sent:
        if str(one["Message-ID"]).startswith("<decision") and (code := CODE.search(text_of(one))):
            found[str(one["To"]).partition("@")[0]] = code[0]
    return found


@pytest.mark.rule("host/incoming/motion_part 2.1")
def test_a_draw_is_made_when_everybody_has_said_yes(host: MailHost) -> None:
    said = text_of(host.answer(host.mail("draw?", "ben")))
    assert "You propose a draw: it needs the yes of Anna, Ben and Cleo. Everybody was asked by mail" in said
    codes = codes_of_ballots(host)
    assert sorted(codes) == list(SEATS)
    assert len(set(codes.values())) == 3
    for seat in SEATS[:2]:
        done = text_of(host.answer(host.mail(f"yes {codes[seat]}", seat)))
        assert "You agree to a draw: it needs the yes of" in done
        # A yes twice is one, and nobody says it for another.
        host.answers(host.mail(f"yes {codes[seat]}", seat), host.mail(f"yes {codes['cleo']}", seat))
    assert host.game().awaited is not None
    told = text_of(host.answer(host.mail(f"yes {codes['cleo']}", "cleo")))
    assert "all have agreed, and the game is over" in told
    assert "waits for" not in told
    assert host.game().awaited is None
    assert verify(host.folder().newest(), registry.load).ok
    last = [one for one in host.sent if one["To"] == address("anna")][-1]
    assert "draw" in text_of(last)[:300]
    before = len(host.sent)
    assert "no absence was noted" in text_of(host.answer(host.mail("away 3 Mar to 5 Mar", "ben")))
    assert len(host.sent) - before == 1, "nobody else waits for anybody"


def test_a_draw_is_over_when_the_game_goes_on(host: MailHost) -> None:
    host.answers(host.mail("draw", "ben"), host.mail("draw", "anna"))
    codes = codes_of_ballots(host)
    host.answers(host.mail(f"yes {codes['anna']}", "anna"), host.move())
    late = host.answers(host.mail(f"yes {codes['ben']}", "ben"), host.mail(f"yes {codes['cleo']}", "cleo"))
    assert ["came too late" in text_of(one) for one in late] == [True, True]
    assert host.game().awaited is not None


def test_with_keys_a_draw_is_signed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = open_clocked_host(tmp_path, monkeypatch, "[deadline]\nhours = 72\noutage_hours = 8\n")
    hosted.mail("ben", "draw")
    hosted.tick()
    requests = hosted.letters("decision")
    assert [one["To"] for one in requests] == [f"{seat}@home.test" for seat in SEATS]
    for seat, request in zip(SEATS, requests, strict=True):
        paper = next(iter(attached(request).values()))
        document = dict(order_file.read(paper, "").data)
        document.pop("sigs", None)
        sigs = dict([approve(hosted.game, document, identity(seat))])
        hosted.mail(seat, paper=order_file.write({**document, "sigs": sigs}).encode())
    hosted.tick()
    assert hosted.index == 1
    assert hosted.game.awaited is None
    assert sorted(who for who, _ in hosted.record().approvals) == list(SEATS)


# ── leaving ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/incoming/motion_part 1.1")
def test_who_writes_resign_is_asked_for_a_yes(host: MailHost) -> None:
    seat = next(one for one in SEATS if one != host.mover())
    asked = host.answer(host.mail("I resign.", seat))
    assert (asked["To"], host.game().file.index) == (address(seat), 0)
    found = CODE.search(text_of(asked))
    assert found
    assert "all have signed" in text_of(host.answer(host.mail(f"yes {found[0]}", seat)))
    assert host.game().file.index == 1
    assert "You cannot give up" in text_of(host.answer(host.mail("resign", seat)))


@pytest.mark.rule("host/incoming/motion_part 1.1")
def test_with_a_key_the_file_to_be_signed_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = open_clocked_host(tmp_path, monkeypatch, "[deadline]\nhours = 72\noutage_hours = 8\n")
    seat = hosted.mover
    hosted.mail(seat, "resign")
    hosted.tick()
    [asked] = hosted.letters("ack")
    assert "leaving the game cannot be undone, so it needs your signature" in letter_text(asked)
    document = dict(order_file.read(next(iter(attached(asked).values())), "").data)
    sigs = dict([approve(hosted.game, document, identity(seat))])
    hosted.mail(seat, paper=order_file.write({**document, "sigs": sigs}).encode())
    hosted.tick()
    assert hosted.index == 1


def test_a_program_and_a_stranger_move_nothing(host: MailHost) -> None:
    letters = host.answers(
        host.mail("resign", "anna", Auto_Submitted="auto-replied"), host.mail("draw", sender="eve@else.test")
    )
    assert letters == []
    assert codes_of_ballots(host) == {}


def test_the_game_master_proposes_both(host: MailHost) -> None:
    house = host.host_folder.path
    seat = next(one for one in SEATS if one != host.mover())
    words = ("host", "resign", "world", seat, "--reason", "Gone.", "--host", house)
    done = CliRunner().invoke(cli, words)
    assert done.exit_code == 0, done.output
    assert host.game().file.index == 1
    done = CliRunner().invoke(cli, ("host", "draw", "world", "--host", house))
    assert done.exit_code == 0, done.output
    host.round()
    assert sorted(codes_of_ballots(host)) == sorted(one for one in SEATS if one != seat)
