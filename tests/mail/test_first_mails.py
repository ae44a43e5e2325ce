"""What a friend reads who has never heard of pbem: the first mails of a game."""

from __future__ import annotations

import email
import email.policy
from typing import TYPE_CHECKING

from sample_games.friends import Friends

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from conftest import Run


def mail_of(path: Path) -> tuple[str, str]:
    """Return the subject and the words of a draft, the words on one line."""
    draft = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
    body = draft.get_body(("plain",))
    assert body is not None
    text = body.get_content()
    assert max(map(len, text.splitlines())) <= 79
    return str(draft["Subject"]), " ".join(text.split())


def test_an_invitation_says_who_invites_to_what_and_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    anna, ben = friends.person("anna"), friends.person("ben")
    anna.done("new", "duo", "--mode", "next", "--players", "anna,ben")
    anna.done("mail", "duo-start-anna.toml")
    subject, text = mail_of(anna.games / "duo-start-anna.eml")
    assert subject == "[pbem duo] Anna invites you to a game by mail"
    assert text.startswith('Anna invites you to a game by mail, "duo": Anna and Ben. The game: Risk by the later')
    for said in ("Each turn you place", "last player wins", "free program", "pipx install .", "pbem turn FILE"):
        assert said in text
    (ben.games / "duo-start-anna.toml").write_bytes((anna.games / "duo-start-anna.toml").read_bytes())
    ben.done("join", "duo-start-anna.toml", "--player", "ben")
    ben.done("mail", "duo-start-ben-proof.toml")
    subject, text = mail_of(ben.games / "duo-start-ben-proof.eml")
    assert subject == "[pbem duo] Ben adds to the dice for the set-up"
    assert "the game begins when everybody's part is there" in text
    assert text.endswith("pbem turn duo FILE")


def test_an_answer_names_who_answers_and_invites_those_who_have_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    anna, ben = friends.person("anna"), friends.person("ben")
    anna.done("new", "race", "--rules", "across-the-continent-1952", "--mode", "next", "--players", "anna,ben,cleo")
    (ben.games / "race-start-anna.toml").write_bytes((anna.games / "race-start-anna.toml").read_bytes())
    ben.done("join", "race-start-anna.toml", "--player", "ben")
    ben.done("mail", "race-start-ben.toml")
    subject, text = mail_of(ben.games / "race-start-ben.eml")
    assert subject == "[pbem race] Ben joins the game"
    assert text.startswith('Ben has taken a seat in a game by mail, "race": Anna, Ben and Cleo.')
    assert "Whoever is home first wins." in text
    assert "pbem rules across-the-continent-1952" in text


def test_the_first_file_of_an_open_game_says_what_it_is(pbem: Run, tmp_path: Path) -> None:
    pbem("new", "world", "--players", "anna,ben,cleo", "--seed", "1f" * 32, "-o", tmp_path)
    pbem("mail", tmp_path / "world-000.toml")
    subject, text = mail_of(tmp_path / "world-000.eml")
    assert subject.startswith("[pbem world] a new game by mail; ")
    assert text.startswith('You are to play "world", a game by mail: Anna, Ben and Cleo. The game: Risk')
    assert "pipx install ." in text
