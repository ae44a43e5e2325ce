"""What people read when something is wrong."""

from hypothesis import given
from hypothesis import strategies as st

from pbem.engine.table.sheet import Problem
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.wrapping import WIDTH, columns, harmless

ORDERS = """\
game = "farm-01"

[[attack]]
from = "Kamchatka"
to   = "Brazil"
while = 'mine => 5'
"""


def test_a_complaint_shows_the_place_the_line_and_the_way_out() -> None:
    problem = Problem(
        "E-NOT-ADJACENT",
        ("attack", 0, "to"),
        "Kamchatka and Brazil are not adjacent",
        "from Kamchatka: Alaska, Irkutsk, Japan, Mongolia, Yakutsk",
    )
    assert complain([problem], "orders.toml", "\n" * 7 + ORDERS) == [
        "orders.toml:12:8: attack[1].to: E-NOT-ADJACENT: Kamchatka and Brazil are not",
        "    adjacent",
        '  12 | to   = "Brazil"',
        "     |        ^^^^^^^^",
        "  hint: from Kamchatka: Alaska, Irkutsk, Japan, Mongolia, Yakutsk",
    ]


def test_an_offset_is_marked_inside_the_text() -> None:
    problem = Problem(
        "E-CONDITION",
        ("attack", 0, "while"),
        'cannot read "mine => 5" at character 6',
        "comparison signs: < <= == != >= >",
        offset=5,
    )
    assert complain([problem], "orders.toml", ORDERS) == [
        'orders.toml:6:15: attack[1].while: E-CONDITION: cannot read "mine => 5" at',
        "    character 6",
        "  6 | while = 'mine => 5'",
        "    |               ^",
        "  hint: comparison signs: < <= == != >= >",
    ]


def test_complaints_stand_in_the_order_of_the_file() -> None:
    problems = [
        Problem("E-C", ("attack", 0, "to"), "third"),
        Problem("W-D", ("attack", 0, "while"), "fourth"),
        Problem("E-A", ("trade",), "first, for it is missing"),
        Problem("E-A", ("trade",), "second, found after the first"),
    ]
    rows = [row for row in complain(problems, "o", ORDERS) if row.startswith("o:")]
    assert rows == [
        "o:1:1: trade: E-A: first, for it is missing",
        "o:1:1: trade: E-A: second, found after the first",
        "o:5:8: attack[1].to: E-C: third",
        "o:6:9: attack[1].while: W-D: fourth",
    ]


def test_a_missing_key_is_complained_of_at_its_table() -> None:
    assert complain([Problem("E-X", ("attack", 0, "keep"), "missing")], "o", ORDERS) == [
        "o:3:1: attack[1].keep: E-X: missing",
        "  3 | [[attack]]",
        "    | ^^^^^^^^^^",
    ]


def test_a_key_is_marked_when_the_key_is_meant() -> None:
    rows = complain([Problem("E-X", ("attack", 0, "to"), "unknown key", at="key")], "o", ORDERS)
    assert rows[0].startswith("o:5:1: ")
    assert rows[2] == "    | ^^"


def test_a_file_without_text_has_no_excerpt() -> None:
    assert complain([Problem("E-TOML", (), "too long")], "o", "") == ["o:1:1: E-TOML: too long"]


def test_a_long_first_line_goes_on_below_behind_its_place() -> None:
    """The place stays at the beginning of the first row, where an editor looks for it."""
    rows = complain([Problem("E-X", (), "word " * 30)], "o.toml", "")
    assert rows[0].startswith("o.toml:1:1: E-X: word")
    assert all(row.startswith("    word") for row in rows[1:])
    assert " ".join(rows).split().count("word") == 30
    assert all(len(row) <= WIDTH for row in rows)


def test_a_long_hint_is_indented_below_its_beginning() -> None:
    names = ", ".join(["Western United States"] * 6)
    assert complain([Problem("E-X", (), "no", names)], "o", "")[1:] == [
        "  hint: Western United States, Western United States, Western United States,",
        "        Western United States, Western United States, Western United States",
    ]


LONG = f'x = ["{"a" * 60}", "{"b" * 60}", "{"c" * 60}"] # end'


def test_a_long_line_is_cut_round_the_mark() -> None:
    assert complain([Problem("E-X", ("x", 1), "no")], "o", LONG)[1:] == [
        '  1 | ..., "' + "b" * 60 + '", "...',
        "    |      " + "^" * 62,
    ]


def test_a_long_line_is_not_cut_before_the_mark_in_its_beginning() -> None:
    problem = Problem("E-X", ("x",), "no", at="key")
    assert complain([problem], "o", LONG)[1:] == [
        '  1 | x = ["' + "a" * 60 + '", "...',
        "    | ^",
    ]


def test_a_long_line_is_not_cut_behind_the_mark_at_its_end() -> None:
    problem = Problem("E-TOML", (), "no", offset=len(LONG) - 1)
    assert complain([problem], "o", LONG)[1:] == [
        "  1 | ..." + LONG[-70:],
        "    | " + " " * 72 + "^",
    ]


def test_the_mark_behind_a_full_line_has_room_too() -> None:
    problem = Problem("E-TOML", (), "no", offset=73)
    assert complain([problem], "o", "0" * 73)[1:] == [
        "  1 | ..." + "0" * 69,
        "    | " + " " * 72 + "^",
    ]


def test_nothing_that_a_terminal_obeys_is_shown() -> None:
    text = 'x = "\u202egnol\x9b\ty"  # \u200b'
    problem = Problem("E-X", ("x",), 'no "\x1b[2J"', "try \x07\nother")
    assert complain([problem], "o\x1b", text) == [
        'o?:1:5: x: E-X: no "?[2J"',
        '  1 | x = "?gnol? y"  # ?',
        "    |     ^^^^^^^^^^",
        "  hint: try ??other",
    ]


def test_a_line_that_is_no_toml_is_shown_harmless_too() -> None:
    text = "x = \x1b]0;title\x07"
    assert complain([Problem("E-TOML", (), "no", offset=4)], "o", text)[1:] == [
        "  1 | x = ?]0;title?",
        "    |     ^",
    ]


def test_tabs_keep_the_mark_below_its_text() -> None:
    rows = complain([Problem("E-X", ("x",), "no")], "o", "\tx\t= 1")
    assert rows[1:] == ["  1 |  x = 1", "    |      ^"]


def test_a_line_of_wide_letters_is_cut_to_the_columns_that_it_fills() -> None:
    first, second = "\u4e00" * 40, "\u4e8c" * 20
    line = f'x = ["{first}", "{second}"]'
    rows = complain([Problem("E-X", (), "no", offset=len(line) - 3)], "o", line)[1:]
    assert all(columns(row) <= WIDTH for row in rows)
    assert rows[0].endswith("\u4e8c" * 20 + '"]')
    before = rows[0][: rows[0].rindex("\u4e8c")]
    assert rows[1] == f"    | {'':{columns(before) - 6}}^^"


def test_an_accent_stays_on_its_letter_where_a_hint_is_folded() -> None:
    hint = "e\u0301" * 100
    rows = complain([Problem("E-X", (), "no", hint)], "o", "")[2:]
    assert [columns(row) for row in rows] == [79, 37]
    assert all(row.strip().startswith("e") for row in rows)
    assert all(row.endswith("\u0301") for row in rows)


@given(st.text(max_size=200), st.integers(0, 250), st.text(max_size=300))
def test_excerpts_and_hints_fit_the_width(text: str, offset: int, hint: str) -> None:
    text = text.replace("\r", "")
    head, *rows = complain([Problem("E-X", (), "no", hint, offset=offset)], "o", text)
    assert all(columns(row) <= WIDTH for row in rows)
    for row in (head, *rows):
        assert harmless(row) == row
        assert "\n" not in row


@given(st.text(st.sampled_from("abc \t\x1b"), min_size=1, max_size=300), st.data())
def test_the_mark_is_below_what_it_means(line: str, data: st.DataObject) -> None:
    offset = data.draw(st.integers(0, len(line) - 1))
    rows = complain([Problem("E-X", (), "no", offset=offset)], "o", line)
    if len(rows) == 3:
        mark = rows[2].index("^")
        meant = harmless(line[offset])
        assert rows[1].ljust(WIDTH)[mark] == meant
