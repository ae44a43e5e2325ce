"""docs/hosting.md says what is so: its settings are read, its commands are there, its first steps run."""

from __future__ import annotations

import re
import shlex
import textwrap
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import click
import pytest

from pbem.cli.commands.host import COMMANDS as HOST_COMMANDS
from pbem.cli.group import COMMANDS, cli
from pbem.host.deadlines.game_settings import read_game_settings
from pbem.host.settings import Caps, HostSettings, read_settings
from pbem.local.settings import parse, structure
from pbem.transport.accounts import Account, Mailbox
from pbem.transport.login import Server

if TYPE_CHECKING:
    from conftest import Run

PAGE, PLAYING, OUTLOOK, BY_HAND = (
    (Path(__file__).parents[2] / "docs" / name).read_text(encoding="utf-8")
    for name in ("hosting.md", "playing.md", "outlook.md", "mail.md")
)


def blocks(kind: str, page: str = PAGE) -> list[str]:
    found = re.findall(rf"(?ms)^( *)```{kind}\n(.*?)^ *```$", page)
    return [textwrap.dedent(text) for _, text in found]


SERVERS = [text for text in (*blocks("toml"), *blocks("toml", OUTLOOK)) if "[fetch]" in text]


def test_there_are_settings_for_any_provider_and_for_outlook() -> None:
    assert len(SERVERS) == 2


@pytest.mark.parametrize("text", SERVERS)
def test_the_settings_for_servers_are_read(text: str) -> None:
    settings = read_settings(f'address = "games@example.org"\n{text}'.encode(), "host.toml")
    account = structure(Account, settings.mail, "[mail]")
    mailbox = structure(Mailbox, settings.fetch, "[fetch]")
    for server in (Server.read(account.smtp, "smtp"), Server.read(mailbox.imap, "imap")):
        assert "@" in server.user
        assert server.is_near == (server.host == "localhost")


def test_the_settings_of_a_game_are_read() -> None:
    [text] = [text for text in blocks("toml") if "[deadline]" in text]
    hosting = read_game_settings(f'[players]\nanna = "anna@example.org"\n{text}'.encode())
    assert hosting.deadline.days == 3


def test_every_command_on_the_page_is_there() -> None:
    for name in set(re.findall(r"(?m)(?:^|`)pbem (host )?([a-z][a-z-]+)", PAGE + PLAYING)):
        host, command = name
        assert command in (HOST_COMMANDS if host else COMMANDS), command


def printed(page: str) -> dict[str, bool]:
    """The commands on a page, and whether they are whole: those in its blocks are, those in its sentences may not be."""
    text = "\n".join(re.findall(r"(?ms)^ *```sh\n(.*?)^ *```$", page)).replace("\\\n", " ")
    lines = [*text.splitlines(), *re.findall(r"(?m)^    (pbem .*)$", page)]
    within = re.findall(r"`(pbem [^`\n]* [^`\n]*)`", page)
    return dict.fromkeys(within, False) | {line.strip(): True for line in lines if line.startswith("pbem ")}


@pytest.mark.parametrize(
    ("line", "whole"),
    {one: is_ for page in (PAGE, PLAYING, OUTLOOK, BY_HAND) for one, is_ in printed(page).items()}.items(),
)
def test_every_printed_command_takes_what_it_is_given(line: str, whole: bool) -> None:
    command: click.Command = cli
    words = shlex.split(line.replace(" ... ", " ").partition(" < ")[0])[1:]
    while isinstance(command, click.Group) and words:
        found = command.get_command(click.Context(cli), words.pop(0))
        assert found
        command = found
    with nullcontext() if whole else suppress(click.MissingParameter, click.BadOptionUsage):
        command.make_context("pbem", words)


def test_every_word_of_the_settings_is_on_the_page() -> None:
    for kind in (HostSettings, Caps, Account, Mailbox):
        for field in attrs.fields(kind):
            name = field.metadata.get("key", field.name)
            # A host writes in its own name.
            assert name == "from" or re.search(rf"`\[?{name}\]?`", PAGE), name


def test_the_first_steps_run(pbem: Run, own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in blocks("sh")[0].splitlines():
        result = pbem(*shlex.split(line)[1:])
        assert result.exit_code == 0, (line, result.output)
    assert len(list((own_home / "host" / "mail" / "new").iterdir())) == 3


def test_every_link_to_a_place_on_the_pages_leads_there() -> None:
    pages = {"hosting.md": PAGE, "playing.md": PLAYING, "mail.md": BY_HAND}
    anchors = {
        (name, re.sub(r"[^\w -]", "", head).lower().replace(" ", "-"))
        for name, page in pages.items()
        for head in re.findall(r"(?m)^#+ (.*)$", page)
    }
    links = {
        (to or name, at) for name, page in pages.items() for to, at in re.findall(r"\]\(([\w.-]*)#([\w-]+)\)", page)
    }
    assert {(to, at) for to, at in links if to in pages} <= anchors


def test_what_is_parsed_here_is_toml() -> None:
    for text in (*blocks("toml"), *blocks("toml", PLAYING)):
        assert parse(text.encode(), "the page")
