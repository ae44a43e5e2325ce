"""What reaches a terminal: harmless, narrow, and in any encoding."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING

import pytest

from pbem.cli.say import console
from pbem.engine.text.wrapping import harmless as harmless_excerpt

if TYPE_CHECKING:
    from conftest import Run


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Siam\x1b[2J", "Siam\\u001B[2J"),
        ("a\rb", "a\\u000Db"),
        ("a\tb", "a b"),
        ("a\x07\x7f\x9b", "a\\u0007\\u007F\\u009B"),
        ("\u202eliam", "\\u202Eliam"),
        ("a\U000e0041", "a\\U000E0041"),
        ("two\nrows, Łódź 東京", "two\nrows, Łódź 東京"),
    ],
)
def test_nothing_from_a_file_steers_a_terminal(text: str, shown: str) -> None:
    assert console.harmless(text) == shown


def test_nothing_is_harmless_here_that_an_excerpt_hides() -> None:
    """Both lists are those of the canonical form; a line feed and the blank for a tab apart."""
    for number in (*range(0x3000), *range(0xF000, 0x10000), *range(0xE0000, 0xE1000)):
        character = chr(number)
        if 0xD800 <= number < 0xE000 or character in "\n\u180e":
            continue
        hidden = harmless_excerpt(character) != character
        assert (console.harmless(character) != character) == hidden, hex(number)


def test_a_word_that_would_fill_a_screen_is_cut() -> None:
    assert console.wrapped("a" * 5000) == "a" * 600 + "..."
    assert console.wrapped(f"see {'k' * 1100} there") == f"see\n{'k' * 1100}\nthere"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_no_character_ends_a_command(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n")
    monkeypatch.setattr(sys, "stdout", stream)
    console.prepare()
    console.out('name = "Łódź é \U0001f3b2"')
    stream.flush()
    shown = stream.buffer.getvalue().decode(encoding)
    expected = {
        "ascii": 'name = "\\u0141\\u00F3d\\u017A \\u00E9 \\U0001F3B2"\n',
        "cp1252": 'name = "\\u0141ód\\u017A é \\U0001F3B2"\n',
        "utf-8": 'name = "Łódź é \U0001f3b2"\n',
    }
    assert shown == expected[encoding]


def test_a_file_name_that_is_no_text_does_not_end_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    monkeypatch.setattr(sys, "stderr", stream)
    console.prepare()
    console.note("there is no file a\udcff.toml")
    stream.flush()
    assert b"a\\uDCFF.toml" in stream.buffer.getvalue()


def test_what_is_said_has_at_most_79_columns_and_words_stay_whole() -> None:
    path = "/a-very-long-folder/" * 5
    text = console.wrapped(f"{'word ' * 30}{path} {'word ' * 30}")
    for row in text.split("\n"):
        assert len(row) <= 79 or row == path
    assert path in text


def test_a_command_to_be_copied_is_quoted_and_never_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "posix")
    command = console.format_command("check", "my games/world-001.toml", 'a"$b.toml')
    said = console.wrapped(f"{'word ' * 12}{command}").split("\n")
    assert said[-1] == 'pbem check "my games/world-001.toml" "a\\"\\$b.toml"'


def test_a_path_of_windows_stays_as_it_is() -> None:
    path = "C:\\Users\\Rosa Lund\\world-001.toml"
    assert f'"{path}"' in console.format_command("check", path).replace("\u00a0", " ") or (os.name != "nt")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_only_and_can_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for stream, no_color, painted in (
        (Terminal(), "", True),
        (Terminal(), "1", False),
        (io.StringIO(), "", False),
    ):
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setenv("NO_COLOR", no_color)
        console.warn("look")
        assert ("\x1b[" in stream.getvalue()) == painted
        assert "look" in stream.getvalue()


def test_progress_is_shown_on_a_terminal_and_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream, shown in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        with console.counting("verifying", 200) as counter:
            for done in range(201):
                counter(done)
        assert ("verifying: 50 %" in stream.getvalue()) == shown
        assert stream.getvalue().count("verifying") == (101 if shown else 0)
        assert not shown or stream.getvalue().endswith("\r")


def test_a_terminal_shows_each_holder_in_a_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdout", stream)
    board = "  Siam                  Maximili~   8     Western United States Anna        1\nAnna is"
    console.out(board, ["Anna", "Maximilian"])
    shown = stream.getvalue()
    assert "\x1b[33m\x1b[1mAnna\x1b[0m        1" in shown
    assert "\x1b[34m\x1b[1mMaximili~\x1b[0m   8" in shown
    assert shown.endswith("Anna is\n")
    monkeypatch.setenv("NO_COLOR", "1")
    stream.truncate(0)
    stream.seek(0)
    console.out(board, ["Anna", "Maximilian"])
    assert stream.getvalue() == f"{board}\n"


def test_what_was_typed_wrongly_does_not_steer_the_terminal_either(pbem: Run) -> None:
    said = pbem("new", "world", "--players", "An\x07na,ben").output
    assert "\x07" not in said
    assert "An\\u0007na" in said


@pytest.mark.parametrize("group", ["host", "key", "map"])
def test_a_group_alone_answers_with_its_help(group: str, pbem: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for terminal in (True, False):
        monkeypatch.setattr(console, "is_terminal", lambda _, answer=terminal: answer)
        alone = pbem(group)
        assert alone.exit_code == 2
        assert alone.output == pbem(group, "--help").output
