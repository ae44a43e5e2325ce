"""A host plays the bots of an open game at once, as `pbem apply` does; people only wait for people."""

from __future__ import annotations

import email
import email.policy
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import attrs
import pytest

from pbem.engine.bots.bot import Proposal
from pbem.engine.file.game_reader import open_game
from pbem.host.folder.host_folder import open_host
from pbem.host.games.hosted_game import open_newest
from pbem.host.games.turns import play_on
from pbem.host.values.open_turn import StoredOrders
from pbem.mail.draft import Attachment, Draft, write_draft
from pbem.rulesets.risk.bots.planner import Planner

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path

    from conftest import Run

    from pbem.engine.bots.bot import Lots
    from pbem.rulesets.risk.bots.view import BotView

SEED = "5a11" * 16
BOTS = ("--bot", "ben=bold", "--bot", "cleo=random")
BOLD = ("--bot", "ben=bold", "--bot", "cleo=bold")
"""These end each turn with one file."""


@attrs.define
class Hosted:
    """An open game with bots at a host; mails that leave lie in a folder."""

    pbem: Run
    tmp_path: Path
    read: set[str] = attrs.Factory(set)

    def begin(self, rules: str, players: str, *more: str) -> None:
        begun = self.pbem(
            "new", "alone", "--rules", rules, "--players", players, "--seed", SEED, *more, "-o", self.tmp_path
        )
        assert begun.exit_code == 0, begun.output
        self.pbem("host", "init", self.house, "--address", "games@host.test")

    def add(self, *seats: str) -> Any:
        first = max(self.tmp_path.glob("alone-*.toml"))
        to = [f"--player={seat}={seat}@home.test" for seat in seats]
        return self.pbem("host", "add", first, *to, "--host", self.house)

    def tick(self) -> str:
        done = self.pbem("host", "tick", "--host", self.house)
        assert done.exit_code == 0, done.output
        return str(done.output)

    def send(self, seat: str, style: str = "bold") -> None:
        """Somebody lets a program write, and replies with it."""
        text = self.pbem("bot", self.newest, "--player", seat, "--style", style).stdout
        letter = write_draft(
            Draft(("games@host.test",), "Re: alone", "Here.", (Attachment("orders.toml", text.encode()),)),
            sender=f"{seat}@home.test",
            unsent=False,
            fields={"Message-ID": f"<{seat}.{self.newest.stem}@home.test>"},
        )
        taken = self.pbem("mail-in", "--host", self.house, stdin=letter)
        assert taken.exit_code == 0, taken.output

    @property
    def house(self) -> Path:
        return self.tmp_path / "house"

    @property
    def newest(self) -> Path:
        return max((self.house / "games" / "alone").glob("alone-*.toml"))

    def letters(self) -> list[EmailMessage]:
        """What left since that was asked last."""
        found = [one for one in (self.house / "mail" / "new").iterdir() if one.name not in self.read]
        self.read |= {one.name for one in found}
        return [
            email.message_from_bytes(one.read_bytes(), policy=email.policy.default)
            for one in sorted(found, key=lambda one: one.stat().st_mtime_ns)
        ]


@pytest.fixture
def hosted(pbem: Run, tmp_path: Path) -> Hosted:
    return Hosted(pbem, tmp_path)


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def test_bots_play_on_and_one_mail_tells_of_all(hosted: Hosted) -> None:
    hosted.begin("risk-parker", "anna,ben,cleo", "--set", "dealer=cleo", *BOLD)
    assert hosted.add("anna").exit_code == 0
    hosted.tick()
    (first,) = hosted.letters()
    assert "your move" in first["Subject"]
    hosted.send("anna")
    hosted.tick()
    game = open_game(hosted.newest.read_bytes())
    assert game.index == 3
    (turn,) = (one for one in hosted.letters() if "your move" in one["Subject"])
    told = text_of(turn)
    for line in (
        "Orders  of Anna, not signed",
        "Orders  of Ben (bot, bold), not signed",
        "Orders  of Cleo (bot, bold), not signed",
    ):
        assert told.count(line) == 1
    assert "due from Ben" not in told
    assert hosted.pbem("verify", hosted.newest).exit_code == 0


def test_the_game_master_hears_once_of_a_bot_that_writes_what_is_refused(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    def place_nothing(bot: Planner, view: BotView, lots: Lots) -> Proposal:
        return Proposal({}, ())

    monkeypatch.setattr(Planner, "_turn", place_nothing)
    hosted.begin("risk-parker", "anna,ben,cleo", "--set", "dealer=cleo", *BOTS)
    assert hosted.add("anna").exit_code == 0
    settings = hosted.house / "games" / "alone" / "hosting.toml"
    gm = 'address = "gm@home.test"'
    settings.write_text(settings.read_text().replace('address = ""', gm))
    for _ in range(2):
        hosted.send("anna", "random")
        hosted.tick()
    assert open_game(hosted.newest.read_bytes()).index > 3
    told = [one for one in hosted.letters() if "a bot writes what is refused" in one["Subject"]]
    assert [one["To"] for one in told] == ["gm@home.test"]
    assert "The bot of ben writes orders that this game refuses." in text_of(told[0])


def test_nobody_waits_for_bots_where_several_decide(hosted: Hosted) -> None:
    """Lists for the set-up: two people and two bots hand in theirs."""
    hosted.begin("risk-1959", "anna,ben,cleo,dora", *BOTS)
    assert hosted.add("anna", "dora").exit_code == 0
    hosted.tick()
    assert len(hosted.letters()) == 2
    hosted.send("anna")
    hosted.tick()
    assert open_game(hosted.newest.read_bytes()).index == 0
    (receipt,) = hosted.letters()
    assert "waits for Dora" in " ".join(text_of(receipt).split())
    status = hosted.pbem("host", "status", "--host", hosted.house).stdout
    assert "  next: Dora and Anna" in status or "  next: Anna and Dora" in status
    assert "  Ben: nothing to do\n" in status
    hosted.send("dora")
    hosted.tick()
    assert open_game(hosted.newest.read_bytes()).index >= 1


@pytest.mark.thorough
def test_bots_have_no_deadline(hosted: Hosted) -> None:
    hosted.begin("risk-1959", "anna,ben,cleo", *BOTS)
    hosted.add("anna")
    settings = hosted.house / "games" / "alone" / "hosting.toml"
    settings.write_text(settings.read_text().replace("[deadline]", "[deadline]\nhours = 48\n", 1))
    hosted.send("anna")
    hosted.tick()
    due = [line for one in hosted.letters() for line in text_of(one).splitlines() if " due " in line]
    assert due
    assert all("Ben" not in line and "Cleo" not in line for line in due)


@pytest.mark.thorough
def test_a_game_of_bots_alone_goes_on_in_every_round(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pbem.local.bot_turns.MOST_TURNS", 2)
    hosted.begin("risk-parker", "anna,ben,cleo", "--bot", "anna=bold", *BOTS)
    begun = open_game(max(hosted.tmp_path.glob("alone-*.toml")).read_bytes()).index
    assert hosted.add().exit_code == 0
    played = open_game(hosted.newest.read_bytes()).index
    assert begun < played <= begun + 3
    hosted.tick()
    assert open_game(hosted.newest.read_bytes()).index > played


def test_a_host_without_the_style_does_not_take_the_game(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted.begin("risk-parker", "anna,ben", "--bot", "ben=bold")
    monkeypatch.setattr("pbem.local.bots._entries", lambda ruleset: {})
    refused = hosted.add("anna")
    assert refused.exit_code == 1
    said = " ".join(refused.output.split())
    assert "no bot plays risk-parker in the style 'bold'; there are: random" in said
    assert not (hosted.house / "games" / "alone").exists()


def test_only_people_need_an_address(hosted: Hosted) -> None:
    hosted.begin("risk-parker", "anna,ben,dora", "--bot", "ben=bold")
    refused = hosted.add("anna")
    assert "The address of dora is missing" in refused.output


def test_a_game_whose_files_bear_another_name_stops_and_says_so(hosted: Hosted) -> None:
    """Otherwise the host would play the same record for ever."""
    hosted.begin("risk-parker", "anna,ben,cleo", "--set", "dealer=cleo", *BOLD)
    hosted.add("anna")
    orders = hosted.pbem("bot", hosted.newest, "--player", "anna", "--style", "bold").stdout.encode()
    other = hosted.newest.parent.rename(hosted.house / "games" / "other")
    (first,) = (one.rename(other / one.name.replace("alone", "other")) for one in other.glob("alone-*.toml"))
    host = open_host(str(hosted.house))
    game = open_newest(host, host.game(other.name), datetime(2026, 9, 1, tzinfo=UTC))
    game.orders.keep(StoredOrders("anna", 1, sha256(orders).hexdigest()[:12], orders))
    outcome = play_on(game)
    assert (outcome.state, outcome.records) == ("stuck", 1)
    assert "its files are called other, and the game is called alone" in outcome.sentence
    assert sorted(one.name for one in other.glob("*.toml")) != [first.name]
