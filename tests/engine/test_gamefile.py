"""The game file: what it looks like, and what is refused before it is believed."""

import tomllib
import tracemalloc
from itertools import pairwise

import file_mutation
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_games import small_games
from thorough import one_in

from pbem.engine.file import game_file
from pbem.engine.file.game_reader import open_game, read_plain
from pbem.engine.file.head_writer import write_head
from pbem.errors import ContentError

STEPS = small_games.race((4, 0, 8))
GAME = STEPS[-1].data
TEXT = GAME.decode()


def refusal(data: bytes | str) -> str:
    with pytest.raises(ContentError) as caught:
        open_game(data if isinstance(data, bytes) else data.encode()).all_records()
    return str(caught.value)


@pytest.mark.parametrize("name", small_games.RECORDED)
def test_the_recorded_games_are_what_the_generator_makes(name: str) -> None:
    """After a change of the format: `python -m sample_games.small_games` in tests/."""
    assert (small_games.GAMES / f"{name}.toml").read_bytes() == small_games.RECORDED[name]()


@pytest.mark.parametrize("name", small_games.RECORDED)
def test_a_game_is_written_as_it_was_read(name: str) -> None:
    data = (small_games.GAMES / f"{name}.toml").read_bytes()
    game = open_game(data)
    written = game_file.write_game(game.genesis, game.next, game.state, game.seal, game.history)
    assert written == data


@pytest.mark.parametrize("name", small_games.RECORDED)
def test_a_board_that_is_read_and_written_apart_is_the_same_board(name: str) -> None:
    data = (small_games.GAMES / f"{name}.toml").read_bytes()
    genesis = open_game(data).genesis.founding
    assert genesis.to_data() == tomllib.loads(data.decode())["genesis"]
    assert genesis.section == write_head({"genesis": genesis.to_data()})


BOARD = "\n[genesis.board]\n"


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        (BOARD, f"{BOARD}# a note\n", None),
        (BOARD, f"{BOARD}odd = [\n[1],\n[2],\n]\n", {"odd": [[1], [2]]}),
        (BOARD, f"\n[genesis.board.more]\nyes = true\n{BOARD}", {"more": {"yes": True}}),
        ("\n[genesis]\n", "\n[genesis]\nboard = {}\n", "not valid TOML"),
        (BOARD, f"{BOARD}[genesis.board]\n", "not valid TOML"),
        (BOARD, "\n[genesis.table]\n", "genesis.board is missing"),
    ],
)
def test_a_head_whose_board_others_wrote_is_read_as_toml_says(
    old: str, new: str, wanted: dict[str, object] | str | None
) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    if isinstance(wanted, str):
        assert wanted in refusal(text)
        return
    board = tomllib.loads(text)["genesis"]["board"]
    assert open_game(text.encode()).genesis.board == board
    assert board.items() >= (wanted or {}).items()


# What is no row of a plain head, or almost one.
SLIPS = [
    '"',
    "\\",
    "[",
    "]",
    "{ a = 1 }",
    ".",
    "0",
    "-",
    "_1",
    "e5",
    "null",
    "\n",
    "\r",
    "\t",
    "#",
    "\x7f",
    "\u00e9",
    "state",
]
PLAIN_HEAD = """next = "ben: turn 2"
turn = -4
over = false
empty = []

[hands]
ben = [1, "x y", true]

[hands.two]
cleo = [
    1, 2,
    3,
]
"""


@given(st.integers(0, 13), st.data())
def test_a_plain_head_says_what_a_toml_reader_reads_or_nothing(skipped: int, data: st.DataObject) -> None:
    lines = PLAIN_HEAD.splitlines()
    text = "\n".join(lines[:skipped] + lines[skipped + 1 :])
    at = data.draw(st.integers(0, len(text)))
    text = text[:at] + data.draw(st.sampled_from(SLIPS)) + text[at + data.draw(st.integers(0, 2)) :]
    if (plain := read_plain(text)) is not None:
        assert plain == tomllib.loads(text)
    assert read_plain(PLAIN_HEAD) == tomllib.loads(PLAIN_HEAD)


@pytest.mark.rule("engine/file/game_reader 2.1")
@pytest.mark.parametrize("name", small_games.RECORDED)
@pytest.mark.parametrize("look", file_mutation.LOOKS)
def test_another_look_of_the_file_is_the_same_game(name: str, look: str) -> None:
    """Line ends, blanks, comments and the order of keys in the head do not matter (A-01)."""
    data = (small_games.GAMES / f"{name}.toml").read_bytes()
    game, other = open_game(data), open_game(file_mutation.LOOKS[look](data.decode()).encode())
    assert other.genesis.game_id == game.genesis.game_id
    assert (other.next, other.state, other.seal) == (game.next, game.state, game.seal)
    assert (other.last, other.prev_head) == (game.last, game.prev_head)
    assert other.all_records() == game.all_records()


@pytest.mark.parametrize("look", ["CRLF", "byte order mark", "rows indented", "comments"])
def test_a_game_that_mail_changed_goes_on_with_the_same_bytes(look: str) -> None:
    before = STEPS[1].data.decode()
    mailed = small_games.play.load_game(file_mutation.LOOKS[look](before).encode(), small_games.find)
    assert small_games.marked(mailed, 0, "ben").data == STEPS[2].data


def test_the_history_grows_at_its_end_and_nowhere_else() -> None:
    for before, after in pairwise(STEPS):
        history = before.data[before.data.index(b"\n[[history]]") :]
        assert after.data[after.data.index(b"\n[[history]]") :].startswith(history)


def test_only_the_last_record_is_read_until_all_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_file, "read_history", None)
    assert open_game(GAME).index == 3


def test_the_file_is_ascii_with_lf_and_without_blanks_at_line_ends() -> None:
    data = small_games.begun(small_games.BALLOT, small_games.Player("anna", "Änna 🎲"), small_games.player("ben")).data
    assert data.isascii()
    assert b"\r" not in data
    assert b" \n" not in data
    assert data.endswith(b"\n")
    assert open_game(data).genesis.players[0].name == "Änna 🎲"


NESTED = "[" * 5000 + "]" * 5000
FLAT = file_mutation.LOOKS["in one piece"](TEXT)
REFUSED = {
    "nothing": ("", "does not begin with format"),
    "another file": ("game = 'x'\n", "does not begin with format"),
    "no TOML": (TEXT.replace("format =", "format"), "not valid TOML"),
    "cut short in the head": (TEXT[:200], "cut off on its way"),
    "cut short in the history": (TEXT[: TEXT.rindex("state  =") + 20], "cut off on its way"),
    "cut short after a row": (TEXT[: TEXT.rindex("head   =")], "record 3: head is missing"),
    "no history": (TEXT[: TEXT.index("\n[[history]]")], "history must be a list"),
    "a key twice": (TEXT.replace("next =", 'next = "x"\nnext =', 1), "not valid TOML"),
    "a key twice in the history": (TEXT.replace("\nstate  =", "\nstate = ''\nstate  =", 1), "not valid TOML"),
    "another format": (TEXT.replace("pbem-game/1", "pbem-game/2"), "this pbem reads pbem-game/1"),
    "a stranger's format": (TEXT.replace("pbem-game/1", "chess"), "not a game file"),
    "an unknown key": (TEXT.replace("next =", "later = 1\nnext ="), "later is unknown"),
    "no seal": (TEXT.replace("[seal]", "[zeal]"), "seal is missing"),
    "a zero byte": (TEXT.replace("anna", "an\0na", 1), "NUL"),
    "latin-1": (TEXT.replace("Anna", "Änna").encode("latin-1"), "not UTF-8"),
    "UTF-16": (
        TEXT.encode("utf-16"),
        "the file was saved as UTF-16 text; ask for it again, as an attachment",
    ),
    "a long text in the head": (TEXT.replace("next =", "x = '''a\n'''\nnext ="), "history only"),
    "a long text in the head, other quotes": (TEXT.replace("next =", 'x = """a\n"""\nnext ='), "history only"),
    "a long text on one row in the head": (TEXT.replace("next =", "x = '''a'''\nnext ="), "history only"),
    "a long text in the head, the history written otherwise": (
        TEXT.replace("next =", "x = '''a'''\nnext =").replace("[[history]]", " [[ history ]]"),
        "history only",
    ),
    "a long text where no row begins the history": (
        FLAT.replace("orders = []", "orders = ['''a''']", 1),
        "history only",
    ),
    "a marker inside a long text": (TEXT.replace("next =", "x = '''\n[[history]]\n'''\nnext =", 1), ""),
    "deep lists": (TEXT.replace("next =", f"x = {NESTED}\nnext ="), "more than 12 deep"),
    "deep lists without end": (TEXT.replace("next =", f"x = {'[' * 100000}\nnext ="), "far more values"),
    "deep lists hidden by a text over two rows": (f"{TEXT}\n[x]\na = ['''\n''', {NESTED}]", "line where it begins"),
    "deep lists in the history": (TEXT + f"x = {NESTED}\n", "more than 12 deep"),
    "a long dotted key": (TEXT.replace("next =", f"{'a.' * 20000}a = 1\nnext ="), "at most 6 parts"),
    "a long dotted key with blanks": (TEXT.replace("next =", f"{'a . ' * 20000}a = 1\nnext ="), "at most 6 parts"),
    "a long dotted key in quotes": (TEXT.replace("next =", '"a".' * 20000 + "a = 1\nnext ="), "at most 6 parts"),
    "a state of another record": (TEXT.replace("index = 3", "index = 2"), "ends with record 3"),
    "an endless number": (TEXT.replace("index = 3", f"index = {'9' * 9999}"), ""),
    "a date": (TEXT.replace("index = 3", "index = 2026-01-01"), "number of the last record"),
}


@pytest.mark.parametrize(("data", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_game_file_is_refused_in_one_sentence(data: bytes | str, sentence: str) -> None:
    said = refusal(data)
    assert sentence in said
    assert "\n" not in said
    assert said.isascii()


MANY = 4 * 2**20
"""A file of this size is refused before a TOML reader makes a value of it."""


@pytest.mark.rule("engine/file/game_reader 1.1")
@pytest.mark.parametrize("small", one_in(5, ["[],", "{},", '"",', "'',", "1,"]))
def test_small_values_without_end_are_refused_before_they_cost_memory(small: str) -> None:
    text = TEXT.replace("next =", f"x = [{small * (MANY // len(small))}]\nnext =")
    tracemalloc.start()
    said = refusal(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "far more values than a file of its length should" in said
    assert most < 8 * MANY


@pytest.mark.parametrize("line", ["[[history]]\n", "[a{}]\n", "a{}=1\n", "#\n", "a.b.c.d{}=1\n"])
def test_small_lines_without_end_are_refused_too(line: str) -> None:
    text = f'format = "pbem-game/1"\n{"".join(map(line.format, range(MANY // len(line))))}'
    assert "far more values than a file of its length should" in refusal(text)


@pytest.mark.rule("engine/file/game_reader 1.1")
def test_a_file_that_is_too_large_is_refused_before_it_is_looked_at() -> None:
    assert "larger than 32 MiB" in refusal(b"\xff" * (32 * 2**20 + 1))


@pytest.mark.parametrize("row", ["a", '"a', "'a", "a.", '"\\"', "[[history]", "a " * 2])
def test_reading_takes_time_in_proportion_to_the_size(row: str) -> None:
    """One row of two million characters; a reader that looks twice never comes back from it."""
    said = refusal(TEXT.replace("next =", f"{row * (2_000_000 // len(row))}\nnext ="))
    assert any(word in said for word in ("TOML", "quotes", "dotted", "deep", "far more values"))


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for whole in (data, GAME[:600] + data + GAME[600:], GAME[:-200] + data):
        try:
            open_game(whole).all_records()
        except ContentError:
            continue


# ── the writer of the head ───────────────────────────────────────────────────────────────────────

LEAVES = st.one_of(st.booleans(), st.integers(-(2**53), 2**53), st.text(max_size=30))
TABLES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=30,
)


@pytest.mark.thorough
@given(st.dictionaries(st.text(max_size=9), TABLES, max_size=5))
def test_a_head_is_read_back_as_it_was_written(data: dict[str, object]) -> None:
    text = "\n".join(write_head(data)) + "\n"
    assert text.isascii()
    assert tomllib.loads(text) == data


def test_a_head_reads_well() -> None:
    data = {
        "name": "world",
        "board": {"lands": [["alaska", "Alaska"], ["peru", "Peru"]] * 3, "size": 2},
        "player": [{"id": "anna"}, {"id": "ben"}],
        "owners": {"alaska": ["anna", 3], "Siam O'Neil": []},
    }
    assert write_head(data) == [
        'name = "world"',
        "",
        "[board]",
        "lands = [",
        *['    ["alaska", "Alaska"],', '    ["peru", "Peru"],'] * 3,
        "]",
        "size = 2",
        "",
        "[[player]]",
        'id = "anna"',
        "",
        "[[player]]",
        'id = "ben"',
        "",
        "[owners]",
        'alaska = ["anna", 3]',
        '"Siam O\'Neil" = []',
    ]


def test_long_lists_of_words_fill_their_lines() -> None:
    rows = write_head({"pile": ["territory"] * 20})
    assert rows[0] == "pile = ["
    assert all(len(row) <= 79 for row in rows)
    assert len(rows) < 10


def test_fractions_have_no_place_in_a_head() -> None:
    with pytest.raises(TypeError, match="float has no place"):
        write_head({"x": 1.5})
