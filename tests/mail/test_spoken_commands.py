"""What people ask a host in plain words, and what they say to others, as lines of a mail."""

from __future__ import annotations

import pytest

from pbem.mail.commands import Command, read_command, take_commands, take_messages

NAMES = {"anna", "ben", "cleo", "rosa lund"}

ASKED = {
    "status": "status",
    "Status?": "status",
    "What's the status, please": "status",
    "whose turn is it?": "status",
    "Who's late?": "who is late",
    "who is late": "who is late",
    "My orders?": "my orders",
    "show me my orders": "my orders",
    "Forget my orders!": "forget my orders",
    "again please": "again",
    "Please send the letter again": "again",
    "last 3 turns": "history",
    "the rules": "rules",
    "show map": "map",
    "odds 12 7": "odds",
    "odds 12 vs 7 3": "odds",
    "Help!": "help",
    "no standby": "no standby",
}


@pytest.mark.parametrize(("line", "name"), ASKED.items())
def test_a_whole_line_asks(line: str, name: str) -> None:
    found = read_command(line)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize(
    "line",
    ["My orders:", "the status of Siam is odd", "map of my holidays", "odds are bad", "help me, Ben", "odds 12", ""],
)
def test_any_other_line_asks_nothing(line: str) -> None:
    assert read_command(line) is None


def test_one_word_asks_in_the_first_line_alone_and_a_subject_that_answers_nothing() -> None:
    assert take_commands("Re: map", "Hello host,\n\nstatus\nplace 3 Siam\nmap\nwho is late") == (
        (Command("status", "status"), Command("who is late", "who is late")),
        "Hello host,\n\n\nplace 3 Siam\nmap\n",
    )
    assert take_commands("history 5", "Thanks!") == ((Command("history", "history 5", (5,)),), "Thanks!")
    assert take_commands("[pbem world] status", "") == ((), "")


def test_a_plan_takes_the_orders_below_it() -> None:
    assert take_commands("", "plan\nplace 3 Siam\nstatus\n") == (
        (Command("plan", "plan", (), "place 3 Siam\nstatus\n"),),
        "\n\n\n",
    )
    assert take_commands("plan", "place 3 Siam") == ((Command("plan", "plan", (), "place 3 Siam"),), "")


def test_what_is_said_to_others_goes_to_the_next_empty_line() -> None:
    text = "place 3 Siam\nto Ben and Rosa Lund: Truce?\nUntil turn 9.\n\nTo all:\n\nHello!\nTo whom it may concern: hi"
    said, rest, further = take_messages(text, NAMES)
    assert [(one.to, one.text) for one in said.messages] == [
        (("Ben", "Rosa Lund"), "Truce?\nUntil turn 9."),
        (("all",), "Hello!\nTo whom it may concern: hi"),
    ]
    assert rest.strip() == "place 3 Siam"
    assert further == ["Until turn 9.", "", "Hello!", "To whom it may concern: hi"]
    assert take_messages("to Siam: 3", NAMES)[1] == "to Siam: 3"
