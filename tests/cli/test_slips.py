"""What people hand in by mistake, and the word that helps them on."""

from __future__ import annotations

import quopri
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.file.phrases import format_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

pytestmark = pytest.mark.spelling

FIRST = Path(__file__).parent.parent.parent / "examples" / "first-turn"
GAME, ORDERS, REPORT = (FIRST / name for name in ("world-007.toml", "anna.toml", "world-008.txt"))


def said(text: str) -> str:
    """What was said, without the folding."""
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").split())


@pytest.mark.parametrize(
    ("content", "what", "hint"),
    [
        (
            b'> game = "world"\n',
            "a mark that mail programs put before quoted lines",
            "delete the >",
        ),
        (
            b"{\\rtf1\\ansi game}",
            "this is rich text from a word processor",
            "save it as plain text",
        ),
        (b"PK\x03\x04\x14\0\xff", "a word processor document", "save it as plain text"),
    ],
    ids=["quoted", "rich text", "document"],
)
def test_what_a_program_made_of_orders_is_named(
    pbem: Run, tmp_path: Path, content: bytes, what: str, hint: str
) -> None:
    (tmp_path / "orders.toml").write_bytes(content)
    result = pbem("check", GAME, tmp_path / "orders.toml")
    assert result.exit_code == 1
    assert what in said(result.stdout)
    assert f"hint: {hint}" in said(result.stdout)


def test_a_game_file_in_place_of_orders_is_recognised(pbem: Run) -> None:
    result = pbem("check", GAME, GAME)
    assert result.exit_code == 1
    assert "is a game file; orders are expected in its place" in said(result.stderr)


def test_sealed_orders_in_place_of_orders_are_recognised(pbem: Run, tmp_path: Path) -> None:
    (tmp_path / "ben.toml").write_text('format = "pbem-sealed/1"\n')
    result = pbem("check", GAME, tmp_path / "ben.toml")
    assert result.exit_code == 1
    assert "holds sealed orders; orders are expected in its place. Each player opens their own once" in said(
        result.stderr
    )


def test_a_report_in_place_of_orders_is_recognised(pbem: Run) -> None:
    result = pbem("check", GAME, REPORT)
    assert result.exit_code == 1
    assert said(result.stderr).endswith(
        f"is a report; orders are expected in its place. To fill some in: pbem orders {GAME}"
    )


def test_who_has_a_changed_file_is_told_to_ask_for_it_again(pbem: Run, tmp_path: Path) -> None:
    changed = tmp_path / "changed.toml"
    changed.write_bytes(
        GAME.read_bytes()
        .replace(b'"armies":3', b'"armies":4')
        .replace(b"armies = 3", b"armies = 4")
        .replace(b"turn = 7", b"turn = 8")
    )
    result = pbem("show", changed)
    assert result.exit_code == 1
    assert said(result.stderr).endswith("the file was changed; ask for it again, as an attachment")


def test_orders_in_place_of_the_game_get_a_hint_about_the_order(pbem: Run) -> None:
    result = pbem("check", ORDERS, ORDERS)
    assert result.exit_code == 1
    assert "name the game file first, then the orders" in said(result.stderr)


def quoted(data: bytes) -> bytes:
    """As mail programs quote the text of a mail."""
    return b"".join(b"> " + row for row in data.splitlines(keepends=True))


def wrapped(data: bytes) -> bytes:
    """As mail programs break long rows."""
    rows = (row[at : at + 72] for row in data.splitlines() for at in range(0, len(row) or 1, 72))
    return b"\n".join(rows)


MISFITS: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "quoted in a reply": (quoted, "have the file sent as an attachment"),
    "wrapped": (wrapped, "have the file sent as an attachment"),
    "quoted-printable": (quopri.encodestring, "have the file sent as an attachment"),
    "rows of an old Mac": (lambda data: data.replace(b"\n", b"\r"), "have the file sent as an attachment"),
    "a mail": (
        lambda data: b"From: ben@example.org\nSubject: our game\n\n" + data,
        "it is a mail; this shows what is in it: pbem read strange.toml",
    ),
    "a report": (
        lambda _: REPORT.read_bytes(),
        "it is a report, which proves nothing; the game file has the same name, with .toml",
    ),
    "a footer": (
        lambda data: data + b"\n-- \nSent from Ben's phone\n",
        "line 318 on was added below the file; delete it, or ask for it again, as an attachment",
    ),
    "another encoding": (
        lambda data: data.decode().encode("utf-16"),
        "the file was saved as UTF-16 text; ask for it again, as an attachment",
    ),
    "sealed orders": (lambda _: b'format = "pbem-sealed/1"\n', "it holds sealed orders"),
}


@pytest.mark.parametrize("change", MISFITS)
def test_what_stands_in_the_place_of_a_game_file_is_recognised(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    changed, hint = MISFITS[change]
    monkeypatch.chdir(tmp_path)
    Path("strange.toml").write_bytes(changed(GAME.read_bytes()))
    shown, verified = pbem("show", "strange.toml"), pbem("verify", "strange.toml")
    assert (shown.exit_code, verified.exit_code) == (1, 1)
    assert hint in said(shown.stderr)
    assert hint.lower() in said(verified.stdout).lower()


def test_a_damaged_game_file_is_not_taken_for_another_kind(pbem: Run, tmp_path: Path) -> None:
    (tmp_path / "cut.toml").write_bytes(GAME.read_bytes()[:9000])
    result = pbem("show", tmp_path / "cut.toml")
    assert result.exit_code == 1
    assert said(result.stderr).endswith("it was cut off on its way")


def test_a_name_that_is_taken_is_told_with_the_ways_out(pbem: Run, tmp_path: Path) -> None:
    first = pbem("new", "world", "--players", "anna,ben", "-o", tmp_path)
    assert first.exit_code == 0, first.output
    again = pbem("new", "world", "--players", "anna,ben", "-o", tmp_path)
    assert again.exit_code == 1
    assert "Choose another name or folder: -o DIR" in said(again.stderr)


def test_players_may_be_typed_with_capital_letters(pbem: Run, tmp_path: Path) -> None:
    result = pbem("new", "world", "--players", "Anna,Ben", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    text = (tmp_path / "world-000.toml").read_text(encoding="utf-8")
    assert 'id = "anna"\nname = "Anna"\n' in text


def test_the_next_step_can_be_typed_as_it_stands_wherever_the_game_lies(pbem: Run, tmp_path: Path) -> None:
    new = pbem("new", "world", "--rules", "risk-1959", "--players", "a,b,c", "-o", tmp_path)
    step = said(new.stderr).partition("A, B and C write the next orders: ")[2]
    assert step == "pbem turn world"
    assert 'Who are you in "world"?' in said(pbem(*step.split()[1:]).stderr)


@pytest.mark.parametrize(
    "words",
    [
        ("new", "world", "--players", "anna,ben", "--seed", "x" * 10),
        ("new", "the game of the year", "--players", "anna,ben"),
        ("new", "world", "--players", "anna,ben", "--set", "x" * 70),
    ],
)
def test_what_was_typed_wrongly_is_reported_in_short_lines(pbem: Run, words: tuple[str, ...]) -> None:
    result = pbem(*words)
    assert result.exit_code == 2
    rows = result.stderr.splitlines()
    assert "Error: Invalid value for" in result.stderr
    assert all(len(row) <= 79 or " " not in row for row in rows), result.stderr


def test_another_map_is_named_at_the_head(pbem: Run, tmp_path: Path) -> None:
    classic = Path(__file__).parent.parent.parent / "maps" / "classic.toml"
    text = classic.read_text(encoding="utf-8").replace('"classic"', '"mine"', 1)
    (tmp_path / "mine.toml").write_text(text.replace('"Classic world"', '"My world"', 1))
    ours, mine = (
        pbem("new", name, "--players", "anna,ben", "-o", tmp_path, "--map", board).stdout
        for name, board in (("one", "classic"), ("two", tmp_path / "mine.toml"))
    )
    assert "Map:" not in ours
    assert "        Map: My world\n" in mine


def test_the_first_word_to_ones_key_makes_it(pbem: Run, own_home: Path) -> None:
    shown = pbem("key", "show")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("ssh-ed25519 ")
    assert "A key of yours was made" in shown.stderr
    assert pbem("key", "show").stdout == shown.stdout
    assert (own_home / "identity").exists()


def test_a_public_key_may_come_as_powershell_writes_it(pbem: Run, tmp_path: Path) -> None:
    line = pbem("key", "show").stdout
    (tmp_path / "anna.pub").write_bytes(line.encode("utf-16"))
    key = f"anna={tmp_path / 'anna.pub'}"
    result = pbem("new", "duel", "--players", "anna,ben", "--key", key, "-o", tmp_path)
    assert result.exit_code == 0, result.output
    assert line.strip() in (tmp_path / "duel-000.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("seats", "spoken"), [((), "nobody"), (("a",), "A"), (("a", "b"), "A and B"), (("a", "b", "c"), "A, B and C")]
)
def test_players_are_listed_as_in_a_sentence(seats: tuple[str, ...], spoken: str) -> None:
    players = (Player("a", "A"), Player("b", "B"), Player("c", "C"))
    genesis = Genesis("three", "toy/1", "open", "face-up", (), {}, {}, players)
    assert format_seats(genesis, seats) == spoken
