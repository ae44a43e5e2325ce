"""To whom the mails of `pbem turn` go: addresses learned after a yes, and the thread that they stay in."""

from __future__ import annotations

from email import message_from_bytes, policy
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from sample_games.friends import Friends, Person, quiet, state, write

from pbem.cli.group import cli
from pbem.engine.file.genesis_reader import read_genesis
from pbem.local import game_notes

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    monkeypatch.setenv("EDITOR", "true")
    return Friends(tmp_path, monkeypatch)


def turn(person: Person, *words: str, answers: str) -> str:
    """Type `pbem turn` and an answer for each letter; what was said, on one line."""
    person.sit_down()
    result = CliRunner().invoke(cli, ["turn", *words], input="".join(f"{one}\n" for one in answers))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "defect" not in result.output
    return " ".join(result.output.split())


def post(person: Person, to: Person, draft: str, sender: str, id_: str, more: str = "") -> None:
    """Send a draft as a mail program would: with a sender, an id and a date."""
    header = f"From: {sender}\r\nMessage-ID: <{id_}@mail.example>\r\nDate: Mon, 02 Nov 2026 10:00:00 +0000\r\n{more}"
    (to.games / f"{id_}.eml").write_bytes(header.encode() + (person.games / draft).read_bytes())


def draft(person: Person, pattern: str) -> EmailMessage:
    """Read the draft that was written last."""
    return message_from_bytes((person.games / person.files(pattern)[-1]).read_bytes(), policy=policy.default)


def open_game(friends: Friends, seed: str = "1f" * 32) -> tuple[Person, Person]:
    """A game of two without keys, in which the first to move has played; return mover and waiting."""
    people = {seat: friends.person(seat, keys=False) for seat in ("anna", "ben")}
    people["anna"].done("new", "world", "--players", "anna,ben", "--seed", seed)
    friends.mail("anna", "world-000.toml")
    first, second = state(people["anna"])["decides"][0], None
    second = "ben" if first == "anna" else "anna"
    return people[first], people[second]


def play(person: Person, answers: str) -> str:
    """Play one turn and write its mail."""
    write(person, "lines.txt", quiet(person))
    return turn(person, "world", "--player", person.name, answers=answers)


def test_an_address_is_asked_about_once_and_the_thread_goes_on(friends: Friends) -> None:
    first, second = open_game(friends)
    # Write, play, mail, and not in the mail program.
    play(first, "ypyn")
    post(first, second, "world-001.eml", "Somebody <first@example.org>", "one", "References: <zero@mail.example>\r\n")
    said = play(second, "yypyyn")
    assert f"{first.name.capitalize()}'s turn came from first@example.org, and nothing in this game is signed." in said
    assert "To: first@example.org" in said
    answer = draft(second, "world-002*.eml")
    assert answer["To"] == "first@example.org"
    assert answer["In-Reply-To"] == "<one@mail.example>"
    assert str(answer["References"]).split() == ["<zero@mail.example>", "<one@mail.example>"]


def test_another_address_asks_again_and_shows_both_and_a_no_is_remembered(friends: Friends) -> None:
    first, second = open_game(friends)
    play(first, "ypyn")
    genesis = read_genesis(second.read("world-000.toml")["genesis"])
    second.sit_down()
    game_notes.note_address(genesis, first.name, "old@example.org", agreed=True)
    post(first, second, "world-001.eml", "new@example.org", "one")
    said = play(second, "yypynn")
    assert "came from new@example.org" in said
    assert "there, and no longer to old@example.org? [y/n]" in said
    assert draft(second, "world-002*.eml")["To"] == "old@example.org"
    (second.games / "world-002.eml").unlink()
    said = turn(second, "world", answers="yn")
    assert "new@example.org" not in said
    assert "To: old@example.org" in said


def test_whoever_stands_in_the_address_book_is_never_asked_about(friends: Friends) -> None:
    first, second = open_game(friends)
    play(first, "ypyn")
    second.home.mkdir(exist_ok=True)
    config = second.home / "config.toml"
    config.write_text(f'[addresses]\n{first.name} = "book@example.org"\n')
    config.chmod(0o600)
    post(first, second, "world-001.eml", "new@example.org", "one")
    said = play(second, "yypyn")
    assert "new@example.org" not in said
    assert draft(second, "world-002*.eml")["To"] == "book@example.org"


def test_an_invitation_is_answered_to_where_its_signed_part_came_from(friends: Friends) -> None:
    anna, ben = friends.person("anna"), friends.person("ben")
    anna.done("new", "duo", "--mode", "next", "--players", "anna,ben")
    anna.done("mail", "duo-start-anna.toml")
    post(anna, ben, "duo-start-anna.eml", "anna@example.org", "one")
    # Put it here, join, prove, mail, learn, and not in the mail program.
    said = turn(ben, "one.eml", "--player", "ben", answers="yyyyn")
    assert "Anna signed what came from anna@example.org. Mail Anna there? [y/n]" in said
    answer = draft(ben, "duo-start-ben*.eml")
    assert (answer["To"], answer["In-Reply-To"]) == ("anna@example.org", "<one@mail.example>")


def test_a_forged_mail_teaches_nothing(friends: Friends) -> None:
    """In a game with keys an address counts only beside something that its player signed."""
    anna, ben = friends.person("anna"), friends.person("ben")
    anna.done("new", "duo", "--mode", "next", "--players", "anna,ben")
    (ben.games / "duo-start-anna.toml").write_bytes((anna.games / "duo-start-anna.toml").read_bytes())
    words = 'From: anna@evil.example\nMessage-ID: <two@evil.example>\n\ngame = "duo"\nplayer = "anna"\nturn = 1\n'
    (ben.games / "forged.eml").write_text(words)
    said = turn(ben, "duo", "--player", "ben", answers="yyn")
    assert "evil" not in said
    assert draft(ben, "duo-start-ben*.eml")["To"] is None


@pytest.mark.thorough
def test_orders_for_a_host_are_addressed_to_the_host_alone(friends: Friends) -> None:
    """Also where the addresses of the other players are known."""
    friends.person("host")
    friends.start("host", "anna", "ben", host="Hugo")
    mover = friends[state(friends["anna"])["decides"][0]]
    mover.sit_down()
    genesis = read_genesis(mover.read("world-000.toml")["genesis"])
    for who in ("host", "anna", "ben"):
        game_notes.note_address(genesis, who, f"{who}@example.org", agreed=True)
    name = f"world-turn-01-{mover.name}"
    write(mover, quiet(mover), f"{name}.toml")
    said = turn(mover, "world", "--player", mover.name, answers="sy")
    assert "To: host@example.org Subject:" in said
    assert draft(mover, f"{name}*.eml")["To"] == "host@example.org"
