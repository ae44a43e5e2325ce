"""The game master's commands by mail: signed, done once, answered at the game master's address, whoever mails them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner
from sample_games.clocked_host import GM, HOURS, THREE_DAYS, ClockedHost, begun, open_clocked_host, text_of
from sample_games.mail_host import attached
from sample_games.small_games import identity

from pbem.cli.group import cli
from pbem.engine.file.decision import answered_head
from pbem.engine.play.play import load_game
from pbem.errors import ContentError
from pbem.host.deadlines.game_settings import read_game_settings
from pbem.host.deadlines.timetable import timetable
from pbem.host.folder import spool
from pbem.local.registry import load
from pbem.mail.signed_papers import write_command

if TYPE_CHECKING:
    from pbem.engine.play.play import Game

MALLORY = "mallory@evil.test"
EXTEND = {"kind": "extend", "hours": 24}


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    host.letters("notice")
    return host


def signed(
    host: ClockedHost, command: dict[str, Any], number: int = 7, by: str = "host", game: Game | None = None
) -> bytes:
    return write_command(game or host.game, number, command, identity(by))


def mailed(host: ClockedHost, paper: bytes, sender: str = GM) -> list[str]:
    """Mail a command, let a round happen; what the answers say."""
    host.mail("gm", paper=paper, sender=sender)
    host.tick()
    letters = host.letters("ack")
    assert all(letter["To"] == GM for letter in letters)
    return [text_of(letter) for letter in letters]


def lines_of(host: ClockedHost) -> str:
    """What was noted about the mails that were decided."""
    return " ".join(path.read_text() for path in Path(host.host_folder.spool("decided")).rglob("*") if path.is_file())


@pytest.mark.rule("host/incoming/master_part 1.1")
def test_a_signed_command_is_done_and_answered_with_what_was_done(host: ClockedHost) -> None:
    [said] = mailed(host, signed(host, EXTEND))
    assert said.startswith("You ordered: extend 24 What came of it: * More time for everybody")
    assert "orders are due Fri 2026-06-05 12:00 UTC" in said
    # From any address: the answer goes to the game master all the same.
    [said] = mailed(host, signed(host, {"kind": "pause", "reason": "Holidays"}, 8), MALLORY)
    assert "The game is paused: Holidays." in said
    assert "pause" in host.kinds()
    [said] = mailed(host, signed(host, {"kind": "resume"}, 9))
    assert "The game goes on." in said


@pytest.mark.rule("host/incoming/master_part 2.1")
def test_a_copy_and_an_older_command_do_nothing(host: ClockedHost) -> None:
    paper = signed(host, EXTEND)
    mailed(host, paper)
    for copy in (paper, signed(host, {"kind": "pause"}, 6), signed(host, {"kind": "pause"}, 7)):
        [said] = mailed(host, copy, MALLORY)
        assert "number 7 was taken before; nothing was done" in said
    assert mailed(host, paper, MALLORY) == []
    assert (host.kinds().count("extension"), host.kinds().count("pause")) == (1, 0)


@pytest.mark.rule("host/incoming/master_part 1.1")
def test_a_command_of_somebody_else_or_for_another_game_does_nothing(host: ClockedHost) -> None:
    twin = load_game(begun("6 days"), load)
    ours, theirs = (one.file.genesis.game_id.hex().encode() for one in (host.game, twin))
    for paper, why in (
        (signed(host, EXTEND, by="anna"), "not signed with the key of the game master"),
        (signed(host, EXTEND).replace(b"hours = 24", b"hours = 25"), "not signed with the key"),
        (signed(host, EXTEND).replace(b"number = 7", b"number = 8"), "not signed with the key"),
        (signed(host, EXTEND, game=twin).replace(theirs, ours), "not signed with the key"),
        (signed(host, EXTEND).replace(b"number = 7", b"number = 7.5"), "not a signed command"),
    ):
        before = lines_of(host).count(why)
        assert mailed(host, paper, MALLORY) == [], "nobody can make the host write to the game master"
        assert lines_of(host).count(why) == before + 1
    [said] = mailed(host, signed(host, EXTEND, by="anna"))
    assert "Nothing was done: it is not signed with the key of the game master." in said
    assert "extension" not in host.kinds()
    assert "for no game that is hosted here" in (mailed(host, signed(host, EXTEND, game=twin)), lines_of(host))[1]


def test_a_command_for_a_moment_that_is_over_brings_the_newest_file(host: ClockedHost) -> None:
    paper = signed(host, EXTEND)
    host.mail(host.mover, orders=host.orders())
    host.tick()
    host.letters("ack")
    host.mail("gm", paper=paper, sender=GM)
    host.tick()
    [answer] = host.letters("ack")
    assert "a moment of the game that is over; sign it again" in text_of(answer)
    assert attached(answer) == {"world-001.toml": host.opened.data}
    assert "extension" not in host.kinds()
    mailed(host, signed(host, EXTEND, 1))
    assert host.kinds().count("extension") == 1, "numbers begin anew with every head"


@pytest.mark.rule("host/games/master_commands 1.1")
@pytest.mark.parametrize(
    ("command", "said"),
    [
        ({"kind": "sell"}, "there is no command 'sell'; there are preview, resolve"),
        ({"kind": "extend", "hours": "24"}, "wrong or missing: hours"),
        ({"kind": "extend", "days": 2}, "wrong or missing: days"),
        ({"kind": "extend", "hours": 24, "to": "2026-06-09"}, "either by hours or to a time"),
        ({"kind": "extend", "hours": 9999}, "by 1 to 8784 hours"),
        ({"kind": "resign", "seat": "anna"}, "wrong or missing: reason"),
        ({"kind": "resolve", "turn": 1, "in_mail": True}, "wrong or missing: in_mail"),
        ({"kind": "resolve", "turn": 1}, "nobody gets less time"),
        ({"kind": "resume"}, "the game is not paused"),
    ],
)
def test_what_cannot_be_done_is_answered_in_a_sentence(command: dict[str, Any], said: str, host: ClockedHost) -> None:
    [answer] = mailed(host, signed(host, command))
    assert f"Nothing was done: {answer.partition('Nothing was done: ')[2]}" in answer
    assert said in answer
    assert host.index == 0


@pytest.mark.rule("host/incoming/master_part 3.1")
@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (EXTEND, "extension"),
        ({"kind": "pause"}, "pause"),
        ({"kind": "message", "to": ["all"], "text": ["Hello."]}, "message"),
    ],
)
def test_a_host_killed_over_a_command_does_it_once(
    command: dict[str, Any], kind: str, host: ClockedHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.mail("gm", paper=signed(host, command), sender=GM)
    with monkeypatch.context() as patch:
        patch.setattr(spool, "commit", _killed)
        with pytest.raises(Killed):
            host.tick()
    assert host.kinds().count(kind) == 0
    host.tick()
    assert host.kinds().count(kind) == 1
    [answer] = host.letters("ack")
    assert "nothing was done" not in text_of(answer).lower()


@pytest.mark.rule("host/incoming/master_part 3.1")
def test_a_mail_with_two_commands_is_answered_as_before_by_a_host_killed_after_both(
    host: ClockedHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    papers = [signed(host, EXTEND, 7).decode(), signed(host, {"kind": "pause", "reason": "Rest"}, 8).decode()]
    host.mail("gm", paper=papers[0].encode(), also=papers[1].encode(), sender=GM)
    with monkeypatch.context() as patch:
        patch.setattr(spool, "commit", _killed)
        with pytest.raises(Killed):
            host.tick()
    host.tick()
    assert (host.kinds().count("extension"), host.kinds().count("pause")) == (1, 1)
    said = [text_of(letter) for letter in host.letters("ack")]
    assert [("More time" in one, "is paused: Rest" in one) for one in said] == [(True, False), (False, True)]


class Killed(BaseException):
    """What nothing catches, as the power going off."""


def _killed(*_: object) -> None:
    raise Killed


def test_the_game_master_plays_a_turn_that_is_late_and_takes_a_player_out(host: ClockedHost) -> None:
    other = next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover)
    [said] = mailed(host, signed(host, {"kind": "resign", "seat": other, "reason": "Gone."}))
    assert "The game master asks for a decision." in said
    assert "decision" in host.kinds()


def test_a_key_of_the_game_masters_own_signs_in_place_of_the_hosts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS, mode="next")
    assert "knows no key of the game master" in mailed(host, signed(host, {"kind": "preview"}, by="dora"))[0]
    settings = Path(host.folder.inside("hosting.toml"))
    line = f'[gm]\nkey = "{identity("dora").public.line}"'
    settings.write_text(settings.read_text().replace("[gm]", line))
    [said] = mailed(host, signed(host, {"kind": "preview"}, by="dora"))
    assert "awaited" in said
    with pytest.raises(ContentError, match=r"hosting.toml gm.key: .*kind 'nonsense'"):
        read_game_settings(b'[gm]\nkey = "nonsense"\n')


def test_a_command_is_signed_by_the_same_words_as_at_the_host(host: ClockedHost, tmp_path: Path) -> None:
    """`pbem host extend` with --by-mail writes what the host at the other end does."""
    game, paper = tmp_path / "world-000.toml", tmp_path / "more-time.toml"
    game.write_bytes(host.opened.data)
    words = [
        "host",
        "extend",
        str(game),
        host.mover,
        "--hours",
        "24",
        "--by-mail",
        str(paper),
        "--now",
        host.now.isoformat(),
    ]
    done = CliRunner().invoke(cli, words)
    assert done.exit_code == 0, done.output
    assert "mail it to the host" in " ".join(done.output.split())
    [said] = mailed(host, paper.read_bytes())
    assert f"You ordered: extend {host.mover} 24" in said
    table = timetable(host.log, answered_head(host.game.file))
    assert table is not None
    assert table.due(host.mover) == host.now + 96 * HOURS


def test_a_command_is_signed_with_a_key_that_is_there_and_read_with_its_signature(
    host: ClockedHost, tmp_path: Path
) -> None:
    """Nothing makes a key that no host obeys, and `pbem read` says whose signature holds."""
    game = tmp_path / "world-000.toml"
    game.write_bytes(host.opened.data)
    paper = signed(host, EXTEND)
    for name, data, said in (
        ("hosts", paper, "extend, number 7: the signature of Hugo (host) holds"),
        ("anna", signed(host, EXTEND, by="anna"), "the signature of Anna holds"),
        ("changed", paper.replace(b"hours = 24", b"hours = 48"), "NO KEY OF THIS GAME SIGNED IT as it stands"),
    ):
        (tmp_path / f"{name}.toml").write_bytes(data)
        read = CliRunner().invoke(cli, ["read", str(game), str(tmp_path / f"{name}.toml")])
        assert said in " ".join(read.output.split()), read.output
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PBEM_HOME", str(tmp_path / "nobody"))
        words = ["host", "pause", str(game), "--by-mail", str(tmp_path / "pause.toml")]
        refused = CliRunner().invoke(cli, words)
        assert "there is no key on this computer" in " ".join(refused.output.split())
        assert not (tmp_path / "nobody").exists()
        (tmp_path / "nobody").mkdir()
        (tmp_path / "nobody" / "identity.pub").write_text(f"{identity('host').public.line} pbem\n")
        read = CliRunner().invoke(cli, ["read", str(tmp_path / "hosts.toml")])
        assert "the signature is yours, and holds" in " ".join(read.output.split())
