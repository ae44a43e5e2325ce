"""A host that one can talk to: commands, words to others, questions for the game master."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from judged_replies import Turn, letter_to
from sample_games.mail_host import GM, MailHost, address, attached, open_mail_host, text_of, with_master

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


KNOWN = {
    "status": "How everybody stands:",
    "who is late": "Nobody is late. Still to come:",
    "my orders": "no orders are in for turn 1",
    "history 5": "No turn has been played yet.",
    "rules": "The rule book of this game is attached.",
    "map": "Great Britain",
    "odds 12 7": "It falls: 85.20%",
    "help": "What you can write, in a line of its own or as the subject:",
}


def test_what_is_asked_in_plain_words_is_answered_each_in_a_mail(host: MailHost) -> None:
    for line, said in KNOWN.items():
        answer = host.answer(host.mail(f"{line}\n"))
        assert str(answer["Subject"]) == f"[pbem world] {line.rstrip(' 0123456789')}"
        assert text_of(answer).startswith(f"You asked: {line}")
        assert said in text_of(answer), text_of(answer)
    assert host.answers(host.mail("status\n", sender="stranger@home.test")) == []


def test_a_plan_is_told_and_takes_nothing(host: MailHost) -> None:
    turn = Turn(host)
    answer = host.answer(host.mail(f"plan\n{turn.text}\n"))
    assert "How that will probably go:" in text_of(answer)
    assert "Nothing was taken" in text_of(answer)
    assert host.kept() == []
    wrong = host.answer(host.mail("plan\nplace 3 Nowhere\n"))
    assert 'there is no "Nowhere" on the board' in text_of(wrong)


def test_the_letter_comes_again(host: MailHost) -> None:
    seat, before = host.mover(), len(host.sent)
    host.answers(host.mail("again\n"))
    (letter,) = host.sent[before:]
    assert (letter["To"], letter["Subject"]) == (address(seat), letter_to(host, seat)["Subject"])
    assert attached(letter)
    receipt = host.answer(host.mail(Turn(host).text, In_Reply_To=str(letter["Message-ID"])))
    assert "ACCEPTED" in text_of(receipt)


def test_orders_that_stand_by_are_known_taken_back_and_played(host: MailHost) -> None:
    turn = Turn(host)
    host.answer(host.mail(f"[standby]\n\n{turn.text}\n"))
    assert "to be played at the deadline if no others come" in text_of(host.answer(host.mail("my orders")))
    # a copy changes nothing
    host.answers(host.mail(f"{turn.text}\n"))
    assert host.mover() == turn.seat
    (code,) = re.findall(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", text_of(host.answer(host.mail("Forget my orders."))))
    assert "Your orders were taken back" in text_of(host.answer(host.mail(f"yes {code}")))
    assert "no orders are in" in text_of(host.answer(host.mail("my orders?")))
    host.answer(host.mail(f"[standby]\n\n{turn.text}\n"))
    assert "are standby orders no longer" in text_of(host.answer(host.mail("no standby")))
    assert host.mover() != turn.seat


def messages(host: MailHost, before: int) -> dict[str, str]:
    return {str(one["To"]): text_of(one) for one in host.sent[before:] if str(one["Message-ID"]).startswith("<message")}


def test_words_to_others_go_to_them_and_a_reply_goes_back(host: MailHost) -> None:
    turn, before = Turn(host), len(host.sent)
    ben = next(seat for seat in ("anna", "ben", "cleo") if seat != turn.seat)
    receipt = host.answer(host.mail(f"{turn.text}\n\nto {ben}: Truce until turn 9?\n"))
    assert "ACCEPTED" in text_of(receipt)
    (letter,) = (one for one in host.sent[before:] if str(one["Message-ID"]).startswith("<message"))
    assert (letter["To"], "> Truce until turn 9?" in text_of(letter)) == (address(ben), True)
    before = len(host.sent)
    answer = "Gladly!\n\nOn Monday the host wrote:\n> Anna writes to you:\n>\n>> Truce until turn 9?\n"
    host.answers(host.mail(answer, ben, In_Reply_To=str(letter["Message-ID"])))
    ((to, text),) = messages(host, before).items()
    assert (to, "> Gladly!" in text, "Truce" in text) == (address(turn.seat), True, False)


def test_orders_among_words_to_another_player_are_asked_about(host: MailHost) -> None:
    turn, before = Turn(host), len(host.sent)
    ben = next(seat for seat in ("anna", "ben", "cleo") if seat != turn.seat)
    receipt = host.answer(host.mail(f"to {ben}: I will\n{turn.text}\n"))
    assert "some lines stand below words to another player" in text_of(receipt)
    assert (host.mover(), messages(host, before)) == (turn.seat, {})


def test_what_may_be_an_order_is_asked_about_beside_words_and_votes(host: MailHost) -> None:
    for beside in ('[[message]]\nto = "all"\ntext = "Peace?"', "draw"):
        answers = host.answers(host.mail(f"{beside}\n\n2 less for Siam\n"))
        assert any('"2 less for Siam" was not understood' in text_of(one) for one in answers), beside


def test_standing_by_below_an_older_mail_is_told(host: MailHost) -> None:
    receipt = host.answer(host.mail(f"{Turn(host).lines[0]}\n\nOn Friday 1 May 2026 Ben wrote:\n[standby]\n"))
    assert "[standby] in or below an older mail that your mail quotes was not read" in text_of(receipt)


def test_words_beside_a_game_file_that_is_here_already_are_quoted(host: MailHost) -> None:
    answer = host.answer(host.mail("Is this the one?\n", attach=host.folder().newest().decode()))
    assert "What you wrote beside it was read as words: > Is this the one?" in text_of(answer)


def test_what_a_program_cannot_answer_goes_to_the_game_master_once(host: MailHost) -> None:
    with_master(host)
    turn, before = Turn(host), len(host.sent)
    receipt = host.answer(host.mail("Dear all, I resign. Sorry!\n"))
    assert "Your message went to the game master" in text_of(receipt)
    assert "> Dear all, I resign. Sorry!" in messages(host, before)[GM]
    before = len(host.sent)
    host.answers(host.mail("Dear all, I resign. Sorry!\n"))
    assert messages(host, before) == {}
    host.answers(host.mail(f"{turn.text}\n\nNice game.\nMay we have a week more?\n"))
    assert host.mover() != turn.seat
    assert "> May we have a week more?" in messages(host, before)[GM]
    assert "Nice game" not in messages(host, before)[GM]


def test_without_a_game_master_the_words_are_quoted(host: MailHost) -> None:
    (letter,) = host.helps(host.mail("attaque l'Inconnu depuis Nulle-Part\n"))
    assert "attaque l'Inconnu depuis Nulle-Part" in text_of(letter)
