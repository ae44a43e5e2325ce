"""What players say to each other beside the game goes round by mail, unsigned and kept apart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.engine.file.game_reader import open_game
from pbem.engine.text.table_talk import (
    MOST_A_TURN,
    MOST_TEXT,
    Remark,
    added,
    conversation,
    remark,
    talk_lines,
    typed,
)
from pbem.mail.candidates import files_among
from pbem.mail.lines import lay_lines
from pbem.mail.typed_requests import requests_in_text
from pbem.trust.canonical import FORBIDDEN

if TYPE_CHECKING:
    from conftest import Run

pytestmark = pytest.mark.spelling

GAME = Path(__file__).parent.parent.parent / "examples" / "first-turn" / "world-007.toml"
GENESIS = open_game(GAME.read_bytes()).genesis
ORDERS = 'game = "world"\nplayer = "anna"\nturn = 7\nplace = { Ukraine = "rest" }\n'
SAID = '\n[[message]]\nto = "all"\ntext = "Peace in Asia?"\n'
UNSIGNED = "Table talk. Nothing here is signed: anybody could have written it.\n"
SHOWN = f"{UNSIGNED}Anna, turn 7:\n  > Peace in Asia?\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / GAME.name).write_bytes(GAME.read_bytes())
    return tmp_path


@pytest.fixture
def somebody_else(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Any:
    def move() -> None:
        monkeypatch.setenv("PBEM_HOME", str(tmp_path_factory.mktemp("other")))

    return move


# ── by hand, from mail to mail ───────────────────────────────────────────────────────────────────


def test_a_message_in_orders_goes_round_with_the_mails(pbem: Run, folder: Path, somebody_else: Any) -> None:
    Path("anna.toml").write_text(ORDERS + SAID)
    assert pbem("mail", "anna.toml").exit_code == 0
    somebody_else()  # Ben plays the turn for all
    played = pbem("apply", GAME.name, "anna.eml")
    assert SHOWN in played.stderr
    assert "Peace" not in played.stdout + Path("world-008.toml").read_text()
    assert pbem("mail", "world-008.toml").exit_code == 0
    somebody_else()  # Cleo reads it
    assert SHOWN in pbem("read", "world-008.eml").stdout
    assert SHOWN in pbem("show", "world-008.toml").stdout
    assert pbem("replay", "world-008.toml", "--turn", "7").stdout.endswith(SHOWN)
    assert "Peace" not in pbem("replay", "world-008.toml", "--turn", "6").stdout


def test_the_orders_are_those_without_it(pbem: Run, folder: Path) -> None:
    Path("with.toml").write_text(ORDERS + SAID)
    Path("without.toml").write_text(ORDERS)
    for name in ("with", "without"):
        assert pbem("apply", GAME.name, f"{name}.toml", "-o", name).exit_code == 0
    assert Path("with/world-008.toml").read_bytes() == Path("without/world-008.toml").read_bytes()


def test_a_note_is_kept_and_read_again(pbem: Run, folder: Path) -> None:
    assert pbem("note", GAME.name, "Peace", "in Asia?", "--player", "Anna").exit_code == 0
    assert pbem("note", GAME.name).stdout == SHOWN


@pytest.mark.thorough
def test_a_page_shows_it_only_if_asked_and_nothing_of_it_is_markup(pbem: Run, folder: Path) -> None:
    words = "<script>alert(1)</script> & peace"
    assert pbem("note", GAME.name, words, "--player", "anna").exit_code == 0
    assert pbem("page", GAME.name, "-o", "plain.html").exit_code == 0
    assert pbem("page", GAME.name, "-o", "talk.html", "--talk").exit_code == 0
    plain, talk = (Path(f"{name}.html").read_text() for name in ("plain", "talk"))
    assert "peace" not in plain
    assert "<dd>&lt;script&gt;alert(1)&lt;/script&gt; &amp; peace</dd>" in talk
    assert talk.count("<script") == plain.count("<script")


def test_who_speaks_must_be_known(pbem: Run, folder: Path) -> None:
    said = pbem("note", GAME.name, "Hello")
    assert said.exit_code == 1
    assert "say who speaks: --player P" in said.stderr


def test_words_typed_into_a_mail_are_its_players(pbem: Run, folder: Path) -> None:
    mail = f"From: anna@example.org\nSubject: turn 7\n\nHi all!\n{SAID}\nBye.\n\n{ORDERS}"
    Path("anna.eml").write_text(mail)
    assert SHOWN in pbem("read", GAME.name, "anna.eml").stdout


def test_an_answer_does_not_repeat_what_it_quotes(pbem: Run, folder: Path) -> None:
    quoted = "".join(f"> {line}\n" for line in SAID.splitlines())
    Path("ben.eml").write_text(f"From: ben@example.org\nSubject: Re\n\nNo.\n{quoted}\n{ORDERS}")
    assert UNSIGNED not in pbem("read", GAME.name, "ben.eml").stdout


FAULTS = {
    '[[message]]\nto = "ben"\ntext = "Psst."\n': (
        "o.toml:6:6: message[1].to: E-MESSAGE: by hand a mail goes round the table, and\n"
        "    everybody would read this\n"
    ),
    "[[message]]\ntext = 1\n": "o.toml:5:3: message[1]: E-MESSAGE: this is not a message\n",
    '[[message]]\ntext = " "\n': ("o.toml:6:8: message[1].text: E-MESSAGE: a message has 1 to 4000 characters\n"),
    '[[message]]\ntext = "a"\n[message.deep]\n': (
        "o.toml:7:10: message[1].deep: E-MESSAGE: deep is not part of a message\n"
    ),
}


@pytest.mark.parametrize("said", FAULTS)
def test_what_is_no_message_to_all_is_refused(pbem: Run, folder: Path, said: str) -> None:
    Path("o.toml").write_text(ORDERS + said)
    result = pbem("check", GAME.name, "o.toml", "--no-odds")
    assert result.exit_code == 1
    assert result.stdout.startswith(FAULTS[said])


def test_faults_keep_their_lines(pbem: Run, folder: Path) -> None:
    Path("o.toml").write_text(ORDERS + SAID + '\n[[attack]]\nfrom = "Nowhere"\nto = "Ural"\n')
    said = pbem("check", GAME.name, "o.toml", "--no-odds").stdout
    assert said.startswith("o.toml:11:8: attack[1].from: E-UNKNOWN-TERRITORY: ")


# ── whatever was written ─────────────────────────────────────────────────────────────────────────

WORDS = st.text(st.characters(codec="utf-8"), max_size=60) | st.sampled_from(
    [
        '"""',
        "a\\",
        "'''",
        "\u201cyes\u201d",
        "game = 1\nplayer = 2",
        "# ==== BEGIN PBEM ORDERS ====",
        "[[message]]\nfrom = 'ben'",
        "\x1b[2J\u202ebad",
        "From: x\nSent: y\nTo: z",
        "-- ",
        "________",
    ]
)


@given(text=st.lists(WORDS, min_size=1, max_size=4).map("\n".join))
@settings(max_examples=60)
def test_a_remark_survives_a_mail_and_harms_nobody(text: str) -> None:
    kept, fresh = added(GENESIS, b"", _said(text), 7)
    mailed = typed(fresh)
    assert conversation(GENESIS, kept) == fresh
    read = [(one.writer, one.turn, one.text) for one in requests_in_text(mailed).messages]
    assert read == [(one.seat, one.turn, one.text) for one in fresh]
    assert not [block for block in files_among(lay_lines(mailed)) if block.text.strip()]
    assert not any(re.search(FORBIDDEN, line) for line in talk_lines(GENESIS, fresh))


def _said(text: str) -> list[Remark]:
    found = remark(GENESIS, "Anna", 7, text)
    return [found] if found else []


@given(kept=st.binary(max_size=80) | st.text(max_size=80).map(lambda text: f"[[message]]\n{text}".encode()))
@settings(max_examples=60)
def test_whatever_is_kept_is_read(kept: bytes) -> None:
    assert isinstance(conversation(GENESIS, kept), tuple)


def test_a_damaged_remark_takes_no_other_along() -> None:
    kept, fresh = added(GENESIS, b"", [Remark("anna", 6, "one"), Remark("ben", 7, "two")], 7)
    assert conversation(GENESIS, kept.replace(b'"one"', b'"one')) == fresh[1:]


def test_nobody_fills_the_table() -> None:
    many = [Remark("anna", 7, f"{number}") for number in range(20)]
    late, stranger = Remark("ben", 8, "later"), Remark("ben", -1, "x" * MOST_TEXT)
    kept, fresh = added(GENESIS, b"", [*many, late], 7)
    assert list(fresh) == many[:MOST_A_TURN]
    assert added(GENESIS, kept, fresh, 7)[1] == ()
    assert stranger not in conversation(GENESIS, kept)
