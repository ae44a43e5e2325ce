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
from pbem.mail.typed_orders import own_text

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

SAID = {
    "request": ["away 24 Dec to 2 Jan", "[standby]"],
    "command": ["history 5"],
    "message": ["to ben: truce?", "Until turn 9."],
    "beside": ["What a game, Ben!", "Where is Rosa?"],
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
    kinds = dict(own.taken)
    for found in (one for part in sorting.parts.values() for one in part.orders if one.typed):
        assert found.typed
        words = {line.line - 1 for line in found.typed.prose}
        left = {at: line for at, line in enumerate(own.text.split("\n")) if line.strip()}
        assert kinds.keys().isdisjoint(left)
        kinds |= {at: "beside" if at in words else "order" for at in left}
    lines = own_text(sorting.mail.parsed).lines
    assert {*kinds} == {at for at, line in enumerate(lines) if line.place == "own" and not line.is_empty}
    said: dict[str, list[str]] = {}
    for at in sorted(kinds):
        said.setdefault(kinds[at], []).append(lines[at].text.strip())
    return said


def test_each_line_is_one_thing_in_every_mail_program(host: MailHost) -> None:
    turn = Turn(host)
    placed = turn.lines[0]  # no arrow in it, which some programs fold into a mark of quotation
    for number, shape in enumerate(SHAPES):
        said = read_as(host, reply(letter_to(host, turn.seat), number, TEXT.format(placed), shape))
        assert "".join(said.pop("order")).replace(" ", "") == placed.replace(" ", "")
        programs = [line for line in said["beside"] if line not in SAID["beside"]]
        assert len(programs) < 3, programs  # "Get Outlook for iOS"
        said["beside"] = [line for line in said["beside"] if line not in programs]
        assert said == SAID, shape.__name__


def test_what_was_not_read_is_quoted_back(host: MailHost) -> None:
    turn = Turn(host)
    answers = host.answers(host.mail(TEXT.format(turn.text)))
    receipt = next(text_of(one) for one in answers if str(one["Subject"]).endswith("accepted"))
    assert all(line in receipt for line in SAID["beside"])


def test_what_may_be_an_order_is_asked_about_beside_an_absence(host: MailHost) -> None:
    source, target = Turn(host).data["attack"][0]["path"][:2]
    answers = host.answers(host.mail(f"away 24 Dec to 2 Jan\n\n{source} - {target}"))
    assert any(f"{source} - {target}" in text_of(one) for one in answers)
