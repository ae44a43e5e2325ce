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
from inn import DAYS, HOURS, START, Inn, do, opened, refused, text_of

from pbem.cli.group import cli
from pbem.engine.decisions.decision import answered_head
from pbem.errors import LogError
from pbem.host.deadlines.timetable import timetable
from pbem.host.games import mastering, proposals
from pbem.host.games.hosting import read_hosting, words

if TYPE_CHECKING:
    from datetime import datetime

RULES = '[deadline]\nhours = 72\noutage_hours = 8\n\n[missed]\npolicy = ["minimal"]\n'
EVERYBODY = ["anna", "ben", "cleo"]


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Inn:
    inn = opened(tmp_path, monkeypatch, RULES)
    inn.letters("notice")
    return inn


def due(inn: Inn, seat: str = "") -> datetime | None:
    table = timetable(inn.log, answered_head(inn.game.file))
    assert table is not None
    return table.due(seat or inn.mover)


# ── preview ──────────────────────────────────────────────────────────────────────────────────────


def test_a_preview_tells_who_owes_what_and_throws_nothing(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pbem.trust.dice.Dice.stream", _no_dice)
    told = " ".join(do(inn, mastering.preview))
    assert f"{inn.mover.title()}: awaited, until Thu 2026-06-04 12:00 UTC" in told
    assert inn.index == 0


def _no_dice(*_: object) -> None:
    raise AssertionError("somebody threw dice")


def test_a_preview_checks_the_orders_that_are_in(inn: Inn) -> None:
    inn.mail(inn.mover, "[standby]\n", inn.orders())
    inn.tick()
    told = " ".join(do(inn, mastering.preview))
    assert "orders are standing by" in told
    assert "dice: Hugo (host)" in told


def test_a_preview_is_seen_by_all_once(inn: Inn) -> None:
    do(inn, mastering.preview)
    do(inn, mastering.preview)
    assert inn.kinds().count("preview") == 1
    assert inn.readers("notice") == EVERYBODY


# ── resolve ──────────────────────────────────────────────────────────────────────────────────────


def test_another_turn_than_the_named_one_is_not_played(inn: Inn) -> None:
    inn.wait(4 * DAYS)
    index = inn.index
    said = refused(inn, mastering.resolve, 7)
    assert "not 7; nothing was played" in said
    assert inn.index == index


def test_nobodys_time_is_cut_short(inn: Inn) -> None:
    said = refused(inn, mastering.resolve, 1)
    assert "has time until Thu 2026-06-04 12:00 UTC; nobody's time is cut short" in said
    assert inn.index == 0


def test_while_mails_wait_nothing_is_resolved(inn: Inn) -> None:
    inn.mail(inn.mover, orders=inn.orders())
    assert "mails wait" in refused(inn, mastering.resolve, 1)


def test_a_turn_whose_time_is_over_is_resolved_by_the_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(tmp_path, monkeypatch, RULES)
    inn.wait(3 * DAYS - HOURS)
    inn.sleep(2 * HOURS)
    do(inn, mastering.resolve, 1)
    assert inn.index == 1
    assert json.loads(inn.record().admin)["kind"] == "missed"
    assert inn.kinds().count("resolve") == 1


def test_a_host_that_was_down_resolves_no_missing_turn(inn: Inn) -> None:
    inn.wait(2 * DAYS)
    inn.sleep(2 * DAYS)
    assert "has not looked" in refused(inn, mastering.resolve, 1)


# ── extend ───────────────────────────────────────────────────────────────────────────────────────


def test_an_extension_moves_the_deadline_and_everybody_hears_of_it(inn: Inn) -> None:
    do(inn, mastering.extend, "", 48 * HOURS)
    assert due(inn) == START + 5 * DAYS
    assert inn.readers("notice") == EVERYBODY
    inn.wait(5 * DAYS - HOURS)
    assert inn.index == 0
    inn.wait(HOURS)
    assert inn.index == 1


def test_an_extension_does_not_touch_the_game_nor_anybodys_signed_orders(inn: Inn) -> None:
    seat, orders, before = inn.mover, inn.orders(), inn.opened.data
    do(inn, mastering.extend, seat, 48 * HOURS)
    assert inn.opened.data == before
    inn.mail(seat, orders=orders)
    inn.tick()
    assert inn.record().orders


def test_an_extension_is_for_this_turn_alone(inn: Inn) -> None:
    do(inn, mastering.extend, "", 48 * HOURS)
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick()
    assert due(inn) == START + 3 * DAYS


def test_an_extension_is_never_an_earlier_deadline(inn: Inn) -> None:
    assert "is no extension" in refused(inn, mastering.extend, "", START + DAYS)
    do(inn, mastering.extend, "", START + 10 * DAYS)
    assert "is no extension" in refused(inn, mastering.extend, "", START + 9 * DAYS)
    assert due(inn) == START + 10 * DAYS


def test_a_turn_that_is_held_can_be_given_new_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(tmp_path, monkeypatch, RULES.replace('["minimal"]', "[]"))
    inn.wait(10 * DAYS)
    do(inn, mastering.extend, "", 24 * HOURS)
    assert due(inn) == START + 11 * DAYS


def test_an_outage_after_an_extension_moves_it_too(inn: Inn) -> None:
    do(inn, mastering.extend, "", 48 * HOURS)
    inn.sleep(20 * HOURS)
    inn.tick()
    assert due(inn) == START + 5 * DAYS + 20 * HOURS


def test_a_pause_after_an_extension_stops_it_too(inn: Inn) -> None:
    do(inn, mastering.extend, "", 48 * HOURS)
    inn.wait(4 * DAYS)
    do(inn, mastering.pause, "")
    inn.wait(3 * DAYS)
    do(inn, mastering.resume, "")
    assert due(inn) == START + 8 * DAYS


def test_more_time_for_one_is_not_for_another(inn: Inn) -> None:
    other = next(seat for seat in EVERYBODY if seat != inn.mover)
    assert f"nothing is due from {other.title()}" in refused(
        inn, mastering.extend, other, 48 * HOURS
    )


# ── pause and resume ─────────────────────────────────────────────────────────────────────────────


def test_in_a_pause_nothing_is_due_and_orders_are_played_all_the_same(inn: Inn) -> None:
    do(inn, mastering.pause, "Merry Christmas")
    assert due(inn) is None
    inn.wait(10 * DAYS)
    assert inn.index == 0
    assert inn.readers("reminder") == []
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick()
    assert inn.index == 1
    assert due(inn) is None


def test_after_a_pause_the_rest_of_the_time_is_left(inn: Inn) -> None:
    inn.wait(DAYS)
    do(inn, mastering.pause, "")
    inn.wait(10 * DAYS)
    do(inn, mastering.resume, "")
    assert due(inn) == START + 13 * DAYS


def test_a_pause_and_its_end_are_told_to_everybody(inn: Inn) -> None:
    do(inn, mastering.pause, "Merry Christmas")
    letters = inn.letters("notice")
    assert [text_of(one).startswith("The game is paused: Merry Christmas.") for one in letters] == [
        True, True, True
    ]  # fmt: skip
    do(inn, mastering.resume, "")
    assert inn.readers("notice") == EVERYBODY
    assert "already" in refused(inn, mastering.resume, "") or "not paused" in refused(
        inn, mastering.resume, ""
    )


def test_a_turn_that_begins_in_a_pause_says_so_in_its_mail(inn: Inn) -> None:
    inn.letters("turn")
    do(inn, mastering.pause, "")
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick()
    assert "The game is paused; nothing is due." in text_of(inn.letters("turn")[0])


# ── the commands ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def run(inn: Inn) -> Any:
    """Run `pbem host` in this process; what it said, without line breaks, and its exit code."""

    def call(*words: str) -> tuple[int, str]:
        now = () if words[0] in ("log", "words") else ("--now", inn.now.isoformat())
        words = ("host", *words, "--host", inn.house.path, *now)
        result = CliRunner().invoke(cli, words)
        assert "Traceback" not in result.output
        assert not result.exception or isinstance(result.exception, SystemExit)
        return result.exit_code, " ".join(result.output.split())

    return call


def test_the_status_names_deputies_and_decisions_that_wait(inn: Inn, run: Any) -> None:
    seat = inn.mover
    other = next(one for one in EVERYBODY if one != seat)
    do(inn, proposals.deputy, seat, inn.paper(seat, "dora"), "dora@home.test")
    do(inn, proposals.replace, other, inn.paper(other, "emil"), "emil@home.test")
    words = " ".join(run_status(inn).split())
    assert f"Dora is the deputy of {seat.title()}" in words
    assert f"a decision (replace) is to be signed by {seat.title()}" in words


def run_status(inn: Inn) -> str:
    result = CliRunner().invoke(cli, ["host", "status", "--host", inn.house.path])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_round_is_a_command(inn: Inn, run: Any) -> None:
    inn.wait(3 * DAYS - HOURS)
    inn.sleep(timedelta(hours=2))
    code, said = run("tick")
    assert code == 0
    assert "The least legal turn is played." in said
    assert inn.index == 1


def test_what_the_game_master_does_are_commands(inn: Inn, run: Any) -> None:
    assert run("preview", "world")[0] == 0
    assert run("extend", "world", "--hours", "24")[0] == 0
    assert due(inn) == START + 4 * DAYS
    assert run("extend", "world", "--to", "2026-06-10 21:00")[0] == 0
    assert due(inn) == START + 9 * DAYS + 9 * HOURS
    assert run("pause", "world", "--reason", "Holidays")[0] == 0
    assert run("resume", "world")[0] == 0
    assert run("absent", "world", inn.mover, "--from", "2026-06-10", "--to", "2026-06-11")[0] == 0
    assert run("message", "world", "--text", "Hello.")[0] == 0
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
    assert inn.kinds()[2 : 2 + len(kinds)] == kinds


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("preview", "wordl"), "no game 'wordl' is hosted here; there are: world"),
        (("resolve", "world", "--turn", "7"), "the game is at turn 1, not 7"),
        (("extend", "world", "dora", "--hours", "1"), "nobody sits as 'dora'"),
        (("extend", "world", "--to", "tomorrow"), "is no day"),
        (("resume", "world"), "the game is not paused"),
        (("absent", "world", "anna", "--from", "2026-06-10", "--to", "2026-06-09"), "comes before"),
        (
            ("replace", "world", "anna", "nothing.toml", "--address", "a@b.c"),
            "no file nothing.toml",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: tuple[str, ...], complaint: str, run: Any
) -> None:
    code, said = run(*words)
    assert code == 1
    assert complaint in said


def test_a_game_that_somebody_works_on_is_busy(inn: Inn, run: Any) -> None:
    with inn.folder.lock():
        code, said = run("pause", "world")
    assert code == 75
    assert "another host works on world" in said


def test_the_log_can_be_read_and_checked_by_everybody(inn: Inn, run: Any, tmp_path: Path) -> None:
    run("pause", "world")
    code, said = run("log", "world")
    assert code == 0
    assert "pause: The game is paused." in said
    assert "All 3 rows are signed by the host" in said
    game, copy = tmp_path / "world-000.toml", tmp_path / "log.jsonl"
    shutil.copy(inn.folder.file(0, ".toml"), game)
    shutil.copy(inn.folder.inside("log.jsonl"), copy)
    result = CliRunner().invoke(cli, ["host", "log", str(game), "--file", str(copy)])
    assert result.exit_code == 0


@pytest.mark.parametrize("row", [0, 1, 2])
def test_no_row_of_the_log_can_be_changed_or_left_out(row: int, inn: Inn, run: Any) -> None:
    run("pause", "world")
    run("resume", "world")
    path = Path(inn.folder.inside("log.jsonl"))
    rows = path.read_bytes().split(b"\n")
    changed = [*rows[:row], rows[row].replace(b'"by":"host"', b'"by":"anna"'), *rows[row + 1 :]]
    for wrong in (changed, [*rows[:row], *rows[row + 1 :]]):
        path.write_bytes(b"\n".join(wrong))
        code, said = run("log", "world")
        assert code == 1
        assert f"row {row + 1} of the host's log" in said
    path.write_bytes(b"\n".join(rows))
    assert run("log", "world")[0] == 0


def test_a_row_that_a_crash_cut_off_is_left_out_and_written_again(inn: Inn, run: Any) -> None:
    run("pause", "world")
    path = Path(inn.folder.inside("log.jsonl"))
    path.write_bytes(path.read_bytes()[:-20])
    assert "pause" not in inn.kinds()
    run("pause", "world")
    assert inn.kinds()[-1] == "pause"


def test_the_words_of_a_deadline_are_printed_for_a_new_game(run: Any) -> None:
    assert run("words", "world") == (0, "72 hours; missed: minimal")


def test_the_words_of_settings_that_are_still_to_be_used_are_printed(
    run: Any, tmp_path: Path
) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text(RULES.replace("hours = 72", 'days = 3\nat = "21:00"\nzone = "Europe/Berlin"'))
    assert run("words", str(rules)) == (0, "3 days, 21:00 Europe/Berlin; missed: minimal")
    rules.write_text("[deadline]\nday = 3\n")
    code, said = run("words", str(rules))
    assert code == 1
    assert "deadline.day: is no key here; did you mean days?" in said


@pytest.mark.parametrize(
    ("rules", "said"), [(RULES, ""), (RULES.replace("72", "24"), "hosting.toml says '24 hours")]
)
def test_a_game_is_taken_in_with_its_rules_and_told_if_nobody_agreed_to_them(
    rules: str, said: str, inn: Inn, tmp_path: Path
) -> None:
    folder, file = str(tmp_path / "second"), tmp_path / "rules.toml"
    file.write_text(rules)
    players = [word for seat in EVERYBODY for word in ("--player", f"{seat}={seat}@home.test")]
    add = ["add", inn.folder.file(0, ".toml"), *players, "--rules", str(file)]
    for one in (["init", folder, "--address", "second@host.test"], [*add, "--host", folder]):
        result = CliRunner().invoke(cli, ["host", *one])
        assert result.exit_code == 0, result.output
    told = " ".join(result.output.split())
    assert (said in told) if said else ("is not used" not in told)
    hosting = read_hosting(Path(folder, "games", "world", "hosting.toml").read_bytes())
    assert hosting.missed.policy == ("minimal",)


def test_the_page_about_hosting_prints_what_its_settings_say() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    block = page.partition("```toml\n[deadline]")[2].partition("```")[0]
    spelled = words(read_hosting(f"[deadline]{block}".encode()))
    assert f'--deadline "{spelled}"' in page


def test_a_round_does_not_go_on_from_a_log_that_was_tampered_with(inn: Inn) -> None:
    inn.wait(DAYS)
    path = Path(inn.folder.inside("log.jsonl"))
    whole = path.read_bytes()
    for wrong in (whole.replace(b'"hours":72', b'"hours":1'), whole + whole):
        path.write_bytes(wrong)
        with pytest.raises(LogError, match="of the host's log"):
            inn.tick()
    path.write_bytes(whole)
    inn.tick()
    assert inn.index == 0


def test_the_page_of_the_format_is_enough_to_check_a_log(inn: Inn) -> None:
    do(inn, mastering.extend, "", 48 * HOURS)
    host = inn.game.file.genesis.to_data()["host"]["key"]
    public = Ed25519PublicKey.from_public_bytes(base64.b64decode(host.split()[1])[-32:])
    prev = "0" * 64
    rows = Path(inn.folder.inside("log.jsonl")).read_bytes().splitlines()
    assert len(rows) == 3
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
