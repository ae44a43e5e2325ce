"""What help, docs/playing.md and docs/hosting.md offer is understood, and what is understood stands there."""

from __future__ import annotations

import re

import pytest
from test_hosting_page import PAGE, PLAYING
from test_killed_words import words_of

from pbem.host.incoming.known_part import HELP_LINES
from pbem.host.incoming.observer_part import STOP
from pbem.host.mails.desk_mails import EXAMPLES
from pbem.host.mails.help_mail import WORDS_OF_HELP
from pbem.mail import commands, desk_words, spoken_requests
from pbem.mail.commands import read_command

ALWAYS = {*commands.WORDS, *spoken_requests.WORDS}
"""What a player may write at any time."""
BESIDE = {"orders below", "to NAME", "replace NAME by friend@example.org"}
"""What stands among the words of the help, and is a word only with a name that is one."""


def pieces(text: str) -> list[str]:
    """The words in what a line of the help begins with."""
    said = re.split(r",|\band\b|\bor\b", text.partition(":")[0])
    return [one.strip().removesuffix(" after the end") for one in said if one.strip()]


def first_column(head: str) -> list[str]:
    """What stands as a word in the first column of the table of a section of docs/playing.md or docs/hosting.md."""
    found = re.search(rf"(?ms)^## {head}\n(.*?)^##", PLAYING + PAGE)
    assert found
    return [word for row in re.findall(r"(?m)^\| (`[^|]*)\|", found[1]) for word in re.findall(r"`([^`]+)`", row)]


HELPED = [one for line in HELP_LINES for one in pieces(line)]
ON_REQUEST = re.findall(r"(?s)write ((?:(?!write).)*?) on the first line", WORDS_OF_HELP)
WRITTEN = [
    one for head in ("Asking the host", "Agreeing on something", "Games opened by mail") for one in first_column(head)
]


@pytest.mark.parametrize(
    "line",
    dict.fromkeys(
        [
            *(one for one in HELPED if one not in BESIDE),
            *(one for text in ON_REQUEST for one in pieces(text)),
            *map(str.strip, EXAMPLES.split("\n")),
            *WRITTEN,
        ]
    ),
)
def test_what_is_offered_is_understood(line: str) -> None:
    assert [*words_of(line)]


def test_what_is_understood_stands_in_the_help_and_on_the_page() -> None:
    helped = {word for one in HELPED for word in words_of(one.replace("NAME", "ben"))}
    assert helped == ALWAYS - {commands.HELP}
    on_the_page = {word for one in re.findall(r"`([^`\n]+)`", PLAYING + PAGE) for word in words_of(one)}
    assert on_the_page == ALWAYS | {*desk_words.WORDS, STOP}


def test_help_is_there_in_every_language_that_the_page_names() -> None:
    [row] = re.findall(r"(?m)^\| `help`.*$", PLAYING)
    said = re.findall(r"`([^`]+)`", row)
    assert len(said) == 5
    assert {command.name for one in said if (command := read_command(one))} == {commands.HELP}
