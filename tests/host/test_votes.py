"""What players propose to each other by a word: pause, more time, going back, playing again; each counts when all agree."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import SEATS, MailHost, address, open_mail_host, text_of

from pbem.engine.proof.audit import verify
from pbem.host.deadlines.lost_time import is_paused
from pbem.host.games.hosted_game import open_newest
from pbem.host.games.rematch import rematch_name
from pbem.local import registry
from pbem.mail.requests import Motion, Requests
from pbem.mail.spoken_requests import take_spoken

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

    from pbem.host.deadlines.host_log import Log

CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")
DEADLINE = "[deadline]\nhours = 72\noutage_hours = 40\n"


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    rules = tmp_path / "rules.toml"
    rules.write_text(DEADLINE)
    return open_mail_host(pbem, tmp_path, rules=rules)


def log(host: MailHost) -> Log:
    return open_newest(host.host_folder, host.folder(), host.now).log().log


def codes(host: MailHost, since: int) -> dict[str, str]:
    """The codes of the ballots that left since so many letters, by seat."""
    found = {}
    for one in host.sent[since:]:
        if str(one["Message-ID"]).startswith("<decision") and (code := CODE.search(text_of(one))):
            found[str(one["To"]).partition("@")[0]] = code[0]
    return found


def agree(host: MailHost, seat: str, line: str, voters: tuple[str, ...] = SEATS) -> str:
    """Let somebody propose, and all say yes; the last answer."""
    before = len(host.sent)
    said = text_of(host.answer(host.mail(line, seat)))
    assert "Everybody was asked by mail, you too." in said
    ballots = codes(host, before)
    assert sorted(ballots) == sorted(voters)
    for voter in voters:
        said = text_of(host.answer(host.mail(f"yes {ballots[voter]}", voter)))
    return said


@pytest.mark.parametrize(
    ("line", "motion"),
    [
        ("pause", Motion("pause")),
        ("I propose a pause", Motion("pause")),
        ("resume the game", Motion("resume")),
        ("extend 48", Motion("extend", "", 48)),
        ("extend by 2 days", Motion("extend", "", 48)),
        ("rollback to record 3", Motion("rollback", "", 3)),
        ("the same people again", Motion("rematch")),
        ("rematch!", Motion("rematch")),
    ],
)
def test_a_proposal_is_a_line(line: str, motion: Motion) -> None:
    from datetime import date

    assert take_spoken(line, "", date(2026, 3, 1))[0] == Requests(motions=(motion,))


def test_a_pause_and_its_end_need_everybody_each_time(host: MailHost) -> None:
    for _ in range(2):
        assert "All have agreed that the clock stops" in agree(host, "ben", "pause")
        assert is_paused(log(host))
        assert "paused already" in text_of(host.answer(host.mail("pause", "anna")))
        assert "All have agreed that the clock of the game goes on" in agree(host, "anna", "resume")
        assert not is_paused(log(host))


def test_more_time_is_given_once_and_only_where_there_is_a_deadline(host: MailHost, pbem: Run, tmp_path: Path) -> None:
    assert "48 hours more" in agree(host, "cleo", "extend 48")
    assert len(log(host).of("extension")) == 1
    (tmp_path / "other").mkdir()
    other = open_mail_host(pbem, tmp_path / "other")
    assert "no deadline" in text_of(other.answer(other.mail("extend 48", "anna")))


def test_nobody_is_outvoted_and_nobody_says_yes_for_another(host: MailHost) -> None:
    before = len(host.sent)
    host.answer(host.mail("pause", "ben"))
    ballots = codes(host, before)
    for seat in ("anna", "ben"):
        mail = host.mail(f"yes {ballots[seat]}", seat)
        host.answers(mail, mail, host.mail(f"yes {ballots['cleo']}", seat))
    host.answers(host.mail(f"yes {ballots['cleo']}", "cleo", Auto_Submitted="auto-replied"))
    assert not is_paused(log(host))


def test_a_proposal_that_the_game_overtook_is_called_over_in_the_letter(host: MailHost) -> None:
    host.answer(host.mail("draw", "ben"))
    host.answer(host.mail("pause", "anna"))
    host.answers(host.move())
    letters = [one for one in host.sent if str(one["Message-ID"]).startswith("<turn") and ".001." in one["Message-ID"]]
    assert sorted(one["To"] for one in letters) == sorted(map(address, SEATS))
    for letter in letters:
        assert "A draw was proposed, but the game went on before all had agreed." in text_of(letter)
        assert "A pause was proposed, but" in text_of(letter)


def test_the_same_yes_once_more_is_not_said_to_have_done_nothing(host: MailHost) -> None:
    before = len(host.sent)
    host.answer(host.mail("draw", "ben"))
    ballots = codes(host, before)
    for seat in SEATS:
        host.answer(host.mail(f"yes {ballots[seat]}", seat))
    again = text_of(host.answer(host.mail(f"Yes! {ballots['anna']}", "anna")))
    assert (
        "came too late, unless you had said it before: the game has gone on since that question, and is over." in again
    )


def test_all_together_go_back(host: MailHost) -> None:
    state = host.game().state
    host.answers(host.move())
    assert "it is done, as record 2 of the game file" in agree(host, "ben", "rollback 0")
    assert host.game().table.dump(host.game().state) == host.game().table.dump(state)
    assert verify(host.folder().newest(), registry.load).ok
    assert "cannot be proposed" in text_of(host.answer(host.mail("rollback 77", "anna")))


def test_the_same_people_play_again_by_one_word(host: MailHost) -> None:
    assert "is not over yet" in text_of(host.answer(host.mail("rematch", "anna")))
    agree(host, "anna", "draw")
    assert host.game().awaited is None
    assert "as world-2" in agree(host, "ben", "same again")
    host.round()
    first, again = host.game().file.genesis, host.game("world-2").file.genesis
    assert (again.players, again.terms, again.ended) == (first.players, first.terms, "")
    assert again.seed != first.seed
    assert host.folder("world-2").read_settings().players == {seat: address(seat) for seat in SEATS}
    assert any("world-2" in str(one["Subject"]) and "your move" in str(one["Subject"]) for one in host.sent)
    answers = host.answers(host.mail("rematch", "cleo"))
    assert any("play again already, in world-2" in text_of(one) for one in answers)
    second = open_newest(host.host_folder, host.folder("world-2"), host.now)
    assert rematch_name(second) == "world-3", "the next number, not a second one behind it"


def with_pears(host: MailHost, pbem: Run, folder: Path) -> None:
    """Let the same people play another game there."""
    made = pbem("new", "pears", "--players", ",".join(SEATS), "-o", folder / "second")
    assert made.exit_code == 0, made.output
    players = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
    more = ("--host", host.host_folder.path, "--now", host.now.isoformat())
    assert pbem("host", "add", folder / "second" / "pears-000.toml", *players, *more).exit_code == 0
    host.round()


def in_thread(host: MailHost, game: str, seat: str, line: str) -> None:
    """Let somebody write in answer to a letter of a game."""
    letter = next(one for one in host.sent if one["To"] == address(seat) and f"[pbem {game}]" in str(one["Subject"]))
    host.answers(host.mail(line, seat, In_Reply_To=str(letter["Message-ID"])))


def test_a_yes_is_for_one_game_and_its_player_whatever_letter_it_answers(
    host: MailHost, pbem: Run, tmp_path: Path
) -> None:
    with_pears(host, pbem, tmp_path)
    given = []
    for game in ("world", "pears"):
        before = len(host.sent)
        in_thread(host, game, "ben", "draw")
        given.append(codes(host, before))
    for seat, other in zip(SEATS, ("ben", "cleo", "anna"), strict=True):
        in_thread(host, "pears", seat, f"yes {given[1][other]}")
        in_thread(host, "pears", seat, f"yes {given[0][seat]}")
    assert host.game("world").awaited is None
    assert host.game("pears").awaited is not None


def test_with_several_games_and_no_thread_the_host_asks_which(host: MailHost, pbem: Run, tmp_path: Path) -> None:
    with_pears(host, pbem, tmp_path)
    seat, before = host.mover(), len(host.sent)
    asked = text_of(host.answer(host.mail("pause", seat, Subject="hello")))
    assert "you play in pears and world, so nothing was done: write pause in reply to a letter" in asked
    assert "Draw is for one game" in text_of(host.answer(host.mail("draw", seat, Subject="hello")))
    said = text_of(host.answer(host.mail("to all: truce in Asia?", seat, Subject="hello")))
    assert 'What you say to all, "truce in Asia?" is for one game, and you play in pears and world' in said
    assert not [one for one in host.sent[before:] if str(one["Message-ID"]).startswith("<message")]
    assert codes(host, before) == {}
    assert "REFUSED" not in asked, "a word to the host is no order of whoever is to move"
    letter = next(one for one in host.sent if one["To"] == address(seat) and "[pbem world]" in one["Subject"])
    host.receive(host.mail("pause", seat, In_Reply_To=letter["Message-ID"], References=letter["References"] or ""))
    host.round()
    ballots = [one for one in host.sent[before:] if str(one["Message-ID"]).startswith("<decision")]
    assert {str(one["Subject"])[:12] for one in ballots} == {"[pbem world]"}


def test_whoever_orders_after_the_end_hears_who_won_and_how_to_play_again(host: MailHost) -> None:
    """Typed orders, an order file, thanks: each once a day, and never the help for those who still play."""
    agree(host, "anna", "draw")
    for seat, text in (("anna", "place 3 Quebec\nattack Quebec to Greenland"), ("ben", "Thanks, that was fun!")):
        (letter,) = host.helps(host.mail(text, seat))
        assert letter["Subject"] == "[pbem world] the game is over"
        assert text_of(letter).startswith("world is over: all agreed to a draw. No orders are taken any more")
        assert f"| {text.splitlines()[0]}" in text_of(letter)
        assert "reply with the word rematch" in text_of(letter)
        assert "your move" not in text_of(letter)
        assert host.helps(host.mail(text, seat)) == []
    file = 'game = "world"\nplayer = "cleo"\nturn = 1\nplace = { Quebec = 3 }\n'
    receipt = text_of(host.answer(host.mail("x", "cleo", attach=file)))
    assert "IGNORED: orders of Cleo: the game is over." in receipt
    assert "world is over: all agreed to a draw. If you want to play again with the same people" in receipt


def test_help_and_status_after_the_end_say_what_works_then(host: MailHost) -> None:
    agree(host, "anna", "draw")
    help_, status, again = (text_of(host.answer(host.mail(word, "ben"))) for word in ("help", "status", "map"))
    for said in (help_, status, again):
        assert "Ben, all agreed to a draw: the game is over." in said
    assert "* rematch: the same people play again" in help_
    assert "plan, and orders below" not in help_
    assert "awaited" not in help_ + status


def test_a_ballot_about_a_finished_game_speaks_of_no_turn(host: MailHost) -> None:
    agree(host, "anna", "draw")
    agree(host, "ben", "rematch")
    asked = [one for one in host.sent if str(one["Subject"]).endswith("do you agree (a game of the same people)?")]
    assert len(asked) == 3
    assert all("It needs the yes of Anna, Ben and Cleo." in text_of(one) for one in asked)
    assert not any("turn is played" in text_of(one) for one in asked)
