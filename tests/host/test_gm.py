"""The game master: looks without dice, gives time, stops the clock, decides; always seen by all."""

from __future__ import annotations

import base64
import json
import shutil
from datetime import timedelta
from hashlib import sha256, sha512
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from sample_games.clocked_host import (
    DAYS,
    HOURS,
    START,
    THREE_DAYS,
    ClockedHost,
    do,
    open_clocked_host,
    refused,
    text_of,
)

from pbem.cli.group import cli
from pbem.engine.file.decision import answered_head
from pbem.host.deadlines.game_settings import read_game_settings
from pbem.host.deadlines.timetable import timetable
from pbem.host.games import game_master, proposals
from pbem.host.round import Round

if TYPE_CHECKING:
    from datetime import datetime

EVERYBODY = ["anna", "ben", "cleo"]


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    host.letters("notice")
    return host


def due(host: ClockedHost, seat: str = "") -> datetime | None:
    table = timetable(host.log, answered_head(host.game.file))
    assert table is not None
    return table.due(seat or host.mover)


# ── preview ──────────────────────────────────────────────────────────────────────────────────────


def test_a_preview_says_who_owes_what_and_throws_nothing(host: ClockedHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pbem.trust.dice.SeededDice.stream", _no_dice)
    told = " ".join(do(host, game_master.preview))
    assert f"{host.mover.title()}: awaited, until Thu 2026-06-04 12:00 UTC" in told
    assert host.index == 0


def _no_dice(*_: object) -> None:
    raise AssertionError("somebody threw dice")


def test_a_preview_checks_the_orders_that_are_in(host: ClockedHost) -> None:
    host.mail(host.mover, "[standby]\n", host.orders())
    host.tick()
    told = " ".join(do(host, game_master.preview))
    assert "standby orders are in" in told
    assert "dice: Hugo (host)" in told


def test_a_preview_is_seen_by_all_once(host: ClockedHost) -> None:
    do(host, game_master.preview)
    do(host, game_master.preview)
    assert host.kinds().count("preview") == 1
    assert host.readers("notice") == EVERYBODY


# ── resolve ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_another_turn_than_the_named_one_is_not_played(host: ClockedHost) -> None:
    host.wait(4 * DAYS)
    index = host.index
    said = refused(host, game_master.resolve, 7)
    assert "not 7; nothing was played" in said
    assert host.index == index


@pytest.mark.rule("docs/hosting 15")
def test_nobodys_time_is_cut_short(host: ClockedHost) -> None:
    said = refused(host, game_master.resolve, 1)
    assert "has time until Thu 2026-06-04 12:00 UTC; nobody gets less time" in said
    assert host.index == 0


def test_while_mails_wait_nothing_is_resolved(host: ClockedHost) -> None:
    host.mail(host.mover, orders=host.orders())
    assert "unread mails" in refused(host, game_master.resolve, 1)


def test_a_turn_whose_time_is_over_is_resolved_by_the_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    host.wait(3 * DAYS - HOURS)
    host.sleep(2 * HOURS)
    do(host, game_master.resolve, 1)
    assert host.index == 1
    assert json.loads(host.record().admin)["kind"] == "missed"
    assert host.kinds().count("resolve") == 1


def test_a_host_that_was_down_resolves_no_missing_turn(host: ClockedHost) -> None:
    host.wait(2 * DAYS)
    host.sleep(2 * DAYS)
    assert "has not looked" in refused(host, game_master.resolve, 1)


# ── extend ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_an_extension_moves_the_deadline_and_everybody_hears_of_it(host: ClockedHost) -> None:
    do(host, game_master.extend, "", 48 * HOURS)
    assert due(host) == START + 5 * DAYS
    assert host.readers("notice") == EVERYBODY
    host.wait(5 * DAYS - HOURS)
    assert host.index == 0
    host.wait(HOURS)
    assert host.index == 1


@pytest.mark.thorough
def test_an_extension_does_not_touch_the_game_nor_anybodys_signed_orders(host: ClockedHost) -> None:
    seat, orders, before = host.mover, host.orders(), host.opened.data
    do(host, game_master.extend, seat, 48 * HOURS)
    assert host.opened.data == before
    host.mail(seat, orders=orders)
    host.tick()
    assert host.record().orders


@pytest.mark.thorough
def test_an_extension_is_for_this_turn_alone(host: ClockedHost) -> None:
    do(host, game_master.extend, "", 48 * HOURS)
    host.mail(host.mover, orders=host.orders())
    host.tick()
    assert due(host) == START + 3 * DAYS


@pytest.mark.thorough
def test_an_extension_is_never_an_earlier_deadline(host: ClockedHost) -> None:
    assert "is not an extension" in refused(host, game_master.extend, "", START + DAYS)
    do(host, game_master.extend, "", START + 10 * DAYS)
    assert "is not an extension" in refused(host, game_master.extend, "", START + 9 * DAYS)
    assert due(host) == START + 10 * DAYS


@pytest.mark.thorough
def test_a_turn_that_is_held_can_be_given_new_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS.replace('["minimal"]', "[]"))
    host.wait(10 * DAYS)
    do(host, game_master.extend, "", 24 * HOURS)
    assert due(host) == START + 11 * DAYS


@pytest.mark.thorough
def test_an_outage_after_an_extension_moves_it_too(host: ClockedHost) -> None:
    do(host, game_master.extend, "", 48 * HOURS)
    host.sleep(20 * HOURS)
    host.tick()
    assert due(host) == START + 5 * DAYS + 20 * HOURS


@pytest.mark.thorough
def test_a_pause_after_an_extension_stops_it_too(host: ClockedHost) -> None:
    do(host, game_master.extend, "", 48 * HOURS)
    host.wait(4 * DAYS)
    do(host, game_master.pause, "")
    host.wait(3 * DAYS)
    do(host, game_master.resume, "")
    assert due(host) == START + 8 * DAYS


@pytest.mark.thorough
def test_more_time_for_one_is_not_for_another(host: ClockedHost) -> None:
    other = next(seat for seat in EVERYBODY if seat != host.mover)
    assert f"nothing is due from {other.title()}" in refused(host, game_master.extend, other, 48 * HOURS)


# ── pause and resume ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_in_a_pause_nothing_is_due_and_orders_are_played_all_the_same(host: ClockedHost) -> None:
    do(host, game_master.pause, "Merry Christmas")
    assert due(host) is None
    host.wait(10 * DAYS)
    assert host.index == 0
    assert host.readers("reminder") == []
    host.mail(host.mover, orders=host.orders())
    host.tick()
    assert host.index == 1
    assert due(host) is None


@pytest.mark.thorough
def test_after_a_pause_the_rest_of_the_time_is_left(host: ClockedHost) -> None:
    host.wait(DAYS)
    do(host, game_master.pause, "")
    host.wait(10 * DAYS)
    do(host, game_master.resume, "")
    assert due(host) == START + 13 * DAYS


@pytest.mark.thorough
def test_a_pause_and_its_end_are_told_to_everybody(host: ClockedHost) -> None:
    do(host, game_master.pause, "Merry Christmas")
    letters = host.letters("notice")
    assert [text_of(one).startswith("The game is paused: Merry Christmas.") for one in letters] == [True, True, True]
    do(host, game_master.resume, "")
    assert host.readers("notice") == EVERYBODY
    assert "already" in refused(host, game_master.resume, "") or "not paused" in refused(host, game_master.resume, "")


@pytest.mark.thorough
def test_a_turn_that_begins_in_a_pause_says_so_in_its_mail(host: ClockedHost) -> None:
    host.letters("turn")
    do(host, game_master.pause, "")
    host.mail(host.mover, orders=host.orders())
    host.tick()
    assert "The game is paused; nothing is due." in text_of(host.letters("turn")[0])


# ── the commands ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def run(host: ClockedHost) -> Any:
    """Run `pbem host` in this process; what it said, without line breaks, and its exit code."""

    def call(*words: str) -> tuple[int, str]:
        now = () if words[0] in ("log", "words") else ("--now", host.now.isoformat())
        words = ("host", *words, "--host", host.host_folder.path, *now)
        result = CliRunner().invoke(cli, words)
        assert "Traceback" not in result.output
        assert not result.exception or isinstance(result.exception, SystemExit)
        return result.exit_code, " ".join(result.output.split())

    return call


@pytest.mark.thorough
def test_the_status_names_deputies_and_decisions_that_wait(host: ClockedHost, run: Any) -> None:
    seat = host.mover
    other = next(one for one in EVERYBODY if one != seat)
    do(host, proposals.deputy, seat, host.paper(seat, "dora"), "dora@home.test")
    do(host, proposals.replace, other, host.paper(other, "emil"), "emil@home.test")
    words = " ".join(run_status(host).split())
    assert f"Dora is the deputy of {seat.title()}" in words
    assert f"a decision (replace) is to be signed by {seat.title()}" in words


@pytest.mark.thorough
@pytest.mark.parametrize(
    "junk",
    ["[", "", "address = 3", "address = 'x@y.test'\nperson = 3", "address = 'x@y.test'\n[person]\nname = 'Dora'"],
)
def test_a_damaged_file_of_a_deputy_is_named(host: ClockedHost, junk: str) -> None:
    path = Path(host.folder.inside("deputies", "anna.toml"))
    path.parent.mkdir()
    path.write_text(junk)
    assert str(path) in run_status(host)


@pytest.mark.thorough
def test_a_decision_whose_file_was_damaged_hides_nothing_and_can_be_proposed_again(host: ClockedHost) -> None:
    other = next(one for one in EVERYBODY if one != host.mover)
    paper = host.paper(other, "emil")
    do(host, proposals.replace, other, paper, "emil@home.test")
    (path,) = Path(host.folder.inside("decisions")).glob("*.toml")
    whole = path.read_bytes()
    path.write_bytes(b"\0")
    assert "a decision" not in run_status(host)
    do(host, proposals.replace, other, paper, "emil@home.test")
    assert path.read_bytes() == whole


def run_status(host: ClockedHost) -> str:
    result = CliRunner().invoke(cli, ["host", "status", "--host", host.host_folder.path])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_round_is_a_command(host: ClockedHost, run: Any) -> None:
    host.wait(3 * DAYS - HOURS)
    host.sleep(timedelta(hours=2))
    code, said = run("tick")
    assert code == 0
    assert "The minimal legal turn is played." in said
    assert host.index == 1


def test_what_the_game_master_does_are_commands(host: ClockedHost, run: Any) -> None:
    assert run("preview", "world")[0] == 0
    assert run("extend", "world", "--hours", "24")[0] == 0
    assert due(host) == START + 4 * DAYS
    assert run("extend", "world", "--to", "2026-06-10 21:00")[0] == 0
    assert due(host) == START + 9 * DAYS + 9 * HOURS
    assert run("pause", "world", "--reason", "Holidays")[0] == 0
    assert run("resume", "world")[0] == 0
    assert run("absent", "world", host.mover, "--from", "2026-06-10", "--to", "2026-06-11")[0] == 0
    code, said = run("message", "world", "--text", "Hello.")
    assert code == 0
    assert said.startswith("The message went to Anna, Ben and Cleo. ")
    assert run("rule", "world", "--reason", "So be it.")[0] == 0
    kinds = [
        "preview",
        "extension",
        "extension",
        "pause",
        "resume",
        "absence",
        "message",
        "decision",
    ]
    assert host.kinds()[3 : 3 + len(kinds)] == kinds


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("preview", "wordl"), "no game 'wordl' is hosted here; there are: world"),
        (("resolve", "world", "--turn", "7"), "the game is at turn 1, not 7"),
        (("extend", "world", "dora", "--hours", "1"), "nobody plays as 'dora'"),
        (("extend", "world", "--to", "tomorrow"), "is not a day"),
        (("resume", "world"), "the game is not paused"),
        (("absent", "world", "anna", "--from", "2026-06-10", "--to", "2026-06-09"), "comes before"),
        (
            ("replace", "world", "anna", "nothing.toml", "--address", "a@b.c"),
            "no file nothing.toml",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(words: tuple[str, ...], complaint: str, run: Any) -> None:
    code, said = run(*words)
    assert code == 1
    assert complaint in said


def test_a_game_that_somebody_works_on_is_busy(host: ClockedHost, run: Any) -> None:
    with host.folder.lock():
        code, said = run("pause", "world")
    assert code == 75
    assert "another host is working on world" in said


def test_the_log_can_be_read_and_checked_by_everybody(host: ClockedHost, run: Any, tmp_path: Path) -> None:
    run("pause", "world")
    code, said = run("log", "world")
    assert code == 0
    assert "pause: The game is paused." in said
    assert "Every line is signed by the host" in said
    game, copy = tmp_path / "world-000.toml", tmp_path / "log.jsonl"
    shutil.copy(host.folder.file(0, ".toml"), game)
    shutil.copy(host.folder.inside("log.jsonl"), copy)
    result = CliRunner().invoke(cli, ["host", "log", str(game), "--file", str(copy)])
    assert result.exit_code == 0


@pytest.mark.thorough
@pytest.mark.parametrize("row", [0, 1, 2])
def test_no_line_of_the_log_can_be_changed_or_left_out(row: int, host: ClockedHost, run: Any) -> None:
    run("pause", "world")
    run("resume", "world")
    path = Path(host.folder.inside("log.jsonl"))
    rows = path.read_bytes().split(b"\n")
    changed = [*rows[:row], rows[row].replace(b'"by":"host"', b'"by":"anna"'), *rows[row + 1 :]]
    for wrong in (changed, [*rows[:row], *rows[row + 1 :]]):
        path.write_bytes(b"\n".join(wrong))
        code, said = run("log", "world")
        assert code == 1
        assert f"line {row + 1} of the host's log" in said
    path.write_bytes(b"\n".join(rows))
    assert run("log", "world")[0] == 0


@pytest.mark.thorough
def test_a_line_that_a_crash_cut_off_is_left_out_and_written_again(host: ClockedHost, run: Any) -> None:
    run("pause", "world")
    path = Path(host.folder.inside("log.jsonl"))
    path.write_bytes(path.read_bytes()[:-20])
    assert "pause" not in host.kinds()
    run("pause", "world")
    assert host.kinds()[-1] == "pause"


def test_the_words_of_a_deadline_are_printed_for_a_new_game(run: Any) -> None:
    assert run("words", "world") == (0, "72 hours; missed: minimal")


def test_the_words_of_settings_that_are_still_to_be_used_are_printed(run: Any, tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text(THREE_DAYS.replace("hours = 72", 'days = 3\nat = "21:00"\nzone = "Europe/Berlin"'))
    assert run("words", str(rules)) == (0, "3 days, 21:00 Europe/Berlin; missed: minimal")
    rules.write_text("[deadline]\nday = 3\n")
    code, said = run("words", str(rules))
    assert code == 1
    assert "deadline.day: is not a setting; did you mean days?" in said


@pytest.mark.parametrize(
    ("rules", "said"), [(THREE_DAYS, ""), (THREE_DAYS.replace("72", "24"), "hosting.toml says '24 hours")]
)
def test_a_game_is_taken_in_with_its_rules_and_told_if_nobody_agreed_to_them(
    rules: str, said: str, host: ClockedHost, tmp_path: Path
) -> None:
    folder, file = str(tmp_path / "second"), tmp_path / "rules.toml"
    file.write_text(rules)
    players = [word for seat in EVERYBODY for word in ("--player", f"{seat}={seat}@home.test")]
    add = ["add", host.folder.file(0, ".toml"), *players, "--rules", str(file)]
    for one in (["init", folder, "--address", "second@host.test"], [*add, "--host", folder]):
        result = CliRunner().invoke(cli, ["host", *one])
        assert result.exit_code == 0, result.output
    told = " ".join(result.output.split())
    assert (said in told) if said else ("is ignored" not in told)
    hosting = read_game_settings(Path(folder, "games", "world", "hosting.toml").read_bytes())
    assert hosting.missed.policy == ("minimal",)


def test_the_page_about_hosting_prints_what_its_settings_say() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    block = page.partition("```toml\n[deadline]")[2].partition("```")[0]
    spelled = read_game_settings(f"[deadline]{block}".encode()).words
    assert f'--deadline "{spelled}"' in page


@pytest.mark.thorough
def test_a_round_does_not_go_on_from_a_log_that_was_tampered_with(host: ClockedHost) -> None:
    host.wait(DAYS)
    path = Path(host.folder.inside("log.jsonl"))
    whole = path.read_bytes()
    for wrong in (whole.replace(b'"hours":72', b'"hours":1'), whole + whole):
        path.write_bytes(wrong)
        done = Round(host.host_folder, host.now)
        done.run(host.carry, by_the_clock=True)
        assert "of the host's log" in done.troubles[0]
    path.write_bytes(whole)
    host.tick()
    assert host.index == 0


def test_the_page_of_the_format_is_enough_to_check_a_log(host: ClockedHost) -> None:
    do(host, game_master.extend, "", 48 * HOURS)
    key = host.game.file.genesis.to_data()["host"]["key"]
    public = Ed25519PublicKey.from_public_bytes(base64.b64decode(key.split()[1])[-32:])
    prev = "0" * 64
    rows = Path(host.folder.inside("log.jsonl")).read_bytes().splitlines()
    assert len(rows) == 4
    for number, row in enumerate(rows):
        document = json.loads(row)
        raw = base64.b64decode(document.pop("sig"))
        message = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        signed = b"SSHSIG" + b"".join(
            len(part).to_bytes(4, "big") + part
            for part in (b"pbem-notice-1", b"", b"sha512", sha512(message.encode()).digest())
        )
        public.verify(raw, signed)
        assert (document["prev"], document["number"]) == (prev, number)
        prev = sha256(row).hexdigest()
