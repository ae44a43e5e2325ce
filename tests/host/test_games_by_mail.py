"""Whole games by mail: players only read and answer, everything goes wrong, and nothing is lost by it."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller
from game_by_mail import begin, same_as_by_commands
from game_of_strangers import PEOPLE, open_house, play_and_play_again
from imap_server import ImapBox, serving
from mail_player import MailServer
from sample_games.friends import Friends

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning", "ignore::DeprecationWarning")


class _Sorter:
    """Puts every mail into the box of the name before the @."""

    def __init__(self, boxes: dict[str, ImapBox]) -> None:
        self.boxes = boxes

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        for to in envelope.rcpt_tos:
            self.boxes[to.partition("@")[0]].put(envelope.content)
        return "250 OK"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[MailServer]:
    """SMTP and IMAP on loopback, without any program."""
    monkeypatch.setenv("PBEM_IMAP_PASSWORD", "sesame")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with ExitStack() as stack:
        boxes = {
            name: stack.enter_context(serving(ImapBox(validity=number)))
            for number, name in enumerate((*PEOPLE, "host"), 1)
        }
        controller = Controller(_Sorter(boxes), hostname="127.0.0.1", port=port)
        controller.start()
        stack.callback(controller.stop)
        yield MailServer(port, lambda name: f"imap://{name}@127.0.0.1:{boxes[name].port}", "{}@box.test".format)


@pytest.mark.thorough
@pytest.mark.parametrize(("mode", "cards"), [("host", "dealer"), ("next", "private")])
def test_a_game_of_three_is_played_to_the_end_by_mail(
    server: MailServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, cards: str
) -> None:
    friends = Friends(tmp_path / "people", monkeypatch)
    made = begin(server, friends, mode, cards)
    made.play()
    same_as_by_commands(made, mode, tmp_path)


# ── with nothing but mails ───────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_strangers_play_resign_replace_and_play_again_with_nothing_but_mails(
    server: MailServer, tmp_path: Path, pbem: Run
) -> None:
    play_and_play_again(open_house(pbem, tmp_path / "house", server), server)
