"""Each line that the author of a mail wrote is read as exactly one thing: an order, a request, words to somebody, or quoted back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from judged_replies import Turn, letter_to
from sample_games.mail_host import MailHost, open_mail_host, text_of
from sample_games.mail_replies import SHAPES, reply

from pbem.host.games.game_lookup import GameLookup
from pbem.host.incoming.mail_reading import read_received
from pbem.host.incoming.sorting import Sorting
from pbem.mail.kinds import kinds_of

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

SAID = {
    "request": ["away 24 Dec to 2 Jan", "[standby]"],
    "command": ["history 5"],
    "message": ["to ben: truce?", "Until turn 9."],
    "words": ["What a game, Ben!", "Where is Rosa?"],
}
TEXT = "away 24 Dec to 2 Jan\nhistory 5\n\n{}\nWhat a game, Ben!\n\nto ben: truce?\nUntil turn 9.\n\n[standby]\n\nWhere is Rosa?"


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def read_as(host: MailHost, raw: bytes) -> dict[str, list[str]]:
    """What each own line was read as; a line that was read twice, or not at all, fails."""
    games = GameLookup(host.host_folder, host.now)
    sorting = Sorting(games, read_received(games, raw, "digest"))
    sorting.sort()
    own = sorting.own
    assert own
    assert own.taken.keys().isdisjoint(at for at, line in enumerate(own.text.split("\n")) if line.strip())
    said: dict[str, list[str]] = {}
    for line, kind in kinds_of(own, [one for part in sorting.parts.values() for one in part.orders]):
        assert bool(kind) == (line.place == "own" and not line.is_empty), line
        said.setdefault(kind, []).append(line.text.strip())
    del said[""]
    return said


def test_each_line_is_one_thing_in_every_mail_program(host: MailHost) -> None:
    turn = Turn(host)
    placed = turn.lines[0]  # no arrow in it, which some programs fold into a mark of quotation
    for number, shape in enumerate(SHAPES):
        said = read_as(host, reply(letter_to(host, turn.seat), number, TEXT.format(placed), shape))
        assert "".join(said.pop("order")).replace(" ", "") == placed.replace(" ", "")
        programs = [line for line in said["words"] if line not in SAID["words"]]
        assert len(programs) < 3, programs  # "Get Outlook for iOS"
        said["words"] = [line for line in said["words"] if line not in programs]
        assert said == SAID, shape.__name__


def test_what_was_not_read_is_quoted_back(host: MailHost) -> None:
    turn = Turn(host)
    answers = host.answers(host.mail(TEXT.format(turn.text)))
    receipt = next(text_of(one) for one in answers if str(one["Subject"]).endswith("accepted"))
    assert all(line in receipt for line in SAID["words"])


def test_what_may_be_an_order_is_asked_about_beside_an_absence(host: MailHost) -> None:
    source, target = Turn(host).data["attack"][0]["path"][:2]
    answers = host.answers(host.mail(f"away 24 Dec to 2 Jan\n\n{source} - {target}"))
    assert any(f"{source} - {target}" in text_of(one) for one in answers)
