"""Order files are read from whatever editors and mail programs make of them."""

import codecs
import re
import tomllib
from datetime import date, time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.engine.text.diagnostics import complain
from pbem.engine.text.order_file import MOST_BYTES, OrderFile, read, write
from pbem.engine.text.toml_tree import read_tree

ORDERS = """\
game   = "farm-01"   # the first game
player = "anna"
turn   = 7

place = { Siam = 4, "New Guinea" = 2 }

[[attack]]
from  = "Siam"
to    = "India"
while = 'own("Siam") and mine >= 3'
dice  = [{ when = "theirs == 1", use = 2 }, { use = "max" }]

[[attack]]
path = [
    "Brazil",        # our base
    "North Africa",
]

[defence]
default = "max"
[[defence.rule]]
at = ["Iceland"]
"""

PLAIN: dict[str, Any] = {
    "game": "farm-01",
    "player": "anna",
    "turn": 7,
    "place": {"Siam": 4, "New Guinea": 2},
    "attack": [
        {
            "from": "Siam",
            "to": "India",
            "while": 'own("Siam") and mine >= 3',
            "dice": [{"when": "theirs == 1", "use": 2}, {"use": "max"}],
        },
        {"path": ["Brazil", "North Africa"]},
    ],
    "defence": {"default": "max", "rule": [{"at": ["Iceland"]}]},
}


def read_text(text: str) -> OrderFile:
    return read(text.encode(), "orders.toml")


def told(file: OrderFile) -> list[str]:
    """The first row and the hint of each problem, without the name of the file."""
    text = "\n".join(complain(file.problems, "-", file.text))
    rows = re.sub(r"(?m)(^-:.*)\n    (?=[^ |])", r"\1 ", text).split("\n")  # a first row that was folded
    return [row.removeprefix("-:") for row in rows if row.startswith(("-:", "  hint", "      ")) and "^" not in row]


def test_a_good_file_gives_its_data_and_text() -> None:
    file = read_text(ORDERS)
    assert (file.name, file.text, file.problems) == ("orders.toml", ORDERS, ())
    assert file.data == PLAIN


@pytest.mark.parametrize(
    "data",
    [
        ORDERS.replace("\n", "\r\n").encode(),
        ORDERS.replace("\n", "\r").encode(),
        codecs.BOM_UTF8 + ORDERS.encode(),
        codecs.BOM_UTF8 + ORDERS.replace("\n", "\r\n").encode(),
        codecs.BOM_UTF16_LE + ORDERS.replace("\n", "\r\n").encode("utf-16-le"),
        codecs.BOM_UTF16_BE + ORDERS.encode("utf-16-be"),
    ],
    ids=["CRLF", "CR", "mark", "mark and CRLF", "Notepad Unicode", "UTF-16 big end"],
)
def test_line_ends_and_marks_of_editors_do_not_matter(data: bytes) -> None:
    assert read(data, "orders.toml") == read_text(ORDERS)


def test_an_empty_file_is_an_empty_table() -> None:
    assert read(b"", "orders.toml") == OrderFile("orders.toml", "", {}, ())


GALLERY = {
    # quotes
    "to = India": (
        "1:6: E-TOML: not valid TOML: a text needs quotes",
        '  hint: write "India"',
    ),
    "at = [North Africa, Peru] # both": (
        "1:7: E-TOML: not valid TOML: a text needs quotes",
        '  hint: write "North Africa"',
    ),
    "North Africa = 3": (
        '1:7: E-TOML: not valid TOML: expected "=" after North',
        '  hint: a name with a blank needs quotes: "North Africa" = 3',
    ),
    "place = { Siam = 1, New Guinea = 3, Peru = 2 }": (
        '1:25: E-TOML: not valid TOML: expected "=" after New',
        '  hint: a name with a blank needs quotes: "New Guinea" = 3',
    ),
    'to = "India': (
        '1:6: E-TOML: not valid TOML: this text has no " at its end',
        '  hint: a text begins and ends with " on the same line',
    ),
    'to = """India': (
        '1:6: E-TOML: not valid TOML: this text has no """ at its end',
        '  hint: a text begins and ends with """',
    ),
    'if = "own("Egypt")"': (
        "1:12: E-TOML: not valid TOML: the text has ended before this",
        "  hint: a text that contains \" goes between ' and ': 'own(\"Egypt\")'",
    ),
    'if = "own("it\'s")"': (
        "1:12: E-TOML: not valid TOML: the text has ended before this",
        "  hint: a text that contains \" goes between ' and '",
    ),
    "name = 'it's'": (
        "1:12: E-TOML: not valid TOML: the text has ended before this",
        '  hint: a text that contains \' goes between " and ": "it\'s"',
    ),
    'to = "a\\qb"': (
        "1:8: E-TOML: not valid TOML: a backslash begins an escape, and this is not one",
        "  hint: write two of them, or put the text in single quotes",
    ),
    'to = "\\ud800"': ("1:7: E-TOML: not valid TOML: \\ud800 is not a character",),
    # copied from a page
    '```toml\nto = "India"\n```': (
        "1:1: E-TOML: not valid TOML: a line that marks off a text on a web page",
        "  hint: delete this line; only what stands between two such lines belongs to",
        "        the file",
        "3:1: E-TOML: not valid TOML: a line that marks off a text on a web page",
        "  hint: delete this line; only what stands between two such lines belongs to",
        "        the file",
    ),
    # what word processors do
    "to = “India”": (
        "1:6: E-TOML: not valid TOML: a typographic quotation mark (U+201C)",
        '  hint: type the plain " again; word processors, mail programs and phones',
        "        change it",
    ),
    'to = "India”': (
        "1:6: E-TOML: not valid TOML: this text ends with a typographic quotation mark",
        '  hint: type the plain " again at its end',
    ),
    'to\u00a0= "India"': (
        "1:3: E-TOML: not valid TOML: a blank that is not an ordinary space (U+00A0)",
        "  hint: delete it and type an ordinary space",
    ),
    "turn = 7\u200b": (
        "1:9: E-TOML: not valid TOML: a character that cannot be seen (U+200B)",
        "  hint: delete it and type the line again",
    ),
    'to = "\x1b[31m"': (
        "1:7: E-TOML: not valid TOML: a character that cannot be seen (U+001B)",
        "  hint: delete it and type the line again",
    ),
    "# \x07": (
        "1:3: E-TOML: not valid TOML: a character that cannot be seen (U+0007)",
        "  hint: delete it and type the line again",
    ),
    "Zürich = 3": (
        "1:2: E-TOML: not valid TOML: a letter that names do not have",
        "  hint: a name has the letters A-Z and a-z, digits, - and _",
    ),
    # settings
    "to   =": (
        '1:7: E-TOML: not valid TOML: expected a value after "="',
        '  hint: strings need quotes: to = "India"',
    ),
    'to: "India"': (
        '1:3: E-TOML: not valid TOML: expected "=" after to',
        '  hint: TOML uses "=" instead of ":", as in to = "India"',
    ),
    'to "India"': (
        '1:4: E-TOML: not valid TOML: expected "=" after to',
        '  hint: every setting is a name, "=" and a value: to = "India"',
    ),
    "to India": (
        '1:4: E-TOML: not valid TOML: expected "=" after to',
        '  hint: every setting is a name, "=" and a value: to = "India"',
    ),
    "turn == 3": (
        '1:7: E-TOML: not valid TOML: one "=" is enough',
        '  hint: for instance: to = "India"',
    ),
    "= 3": (
        '1:1: E-TOML: not valid TOML: there is no name before "="',
        '  hint: for instance: to = "India"',
    ),
    "keep = 3 armies": (
        "1:10: E-TOML: not valid TOML: the value has ended before this",
        "  hint: one setting a line",
    ),
    "// all to Siam": (
        "1:1: E-TOML: not valid TOML: a name is expected here",
        "  hint: comments begin with #",
    ),
    '"""to""" = 1': ("1:1: E-TOML: not valid TOML: a name has one quotation mark on each side",),
    'to = "Peru"\n\nto = "Brazil"': (
        "3:1: E-TOML: not valid TOML: to is given twice",
        "  hint: first on line 1",
    ),
    # numbers and words
    "turn = 3,5": (
        "1:9: E-TOML: not valid TOML: the value has ended before this",
        "  hint: one setting a line",
    ),
    "turn = 3.5": ("1:8: E-TYPE: only whole numbers are used here",),
    "turn = nan": ("1:8: E-TYPE: only whole numbers are used here",),
    "turn = 1979-05-27": ("1:8: E-TYPE: dates and times are not used here",),
    "turn = 07:32:00": ("1:8: E-TYPE: dates and times are not used here",),
    "turn = 007": (
        "1:8: E-TOML: not valid TOML: a number does not begin with 0",
        "  hint: write 7",
    ),
    "turn = 123456789012345678901": ("1:8: E-TOML: not valid TOML: this number is too large",),
    "turn = 12345678901234567890": ("1:8: turn: E-VALUE: whole numbers end at 9007199254740991",),
    "game: world": (
        '1:5: E-TOML: not valid TOML: expected "=" after game',
        '  hint: TOML uses "=" instead of ":", as in game = "world"',
    ),
    "place = { @border = 3 }": (
        "1:11: E-TOML: not valid TOML: a name is expected here",
        '  hint: a word with @ needs quotes: "@border"',
    ),
    "( Alaska = 3": (
        "1:1: E-TOML: not valid TOML: a name is expected here",
        "  hint: delete the (",
    ),
    "( Alaska, Peru )": (
        "1:1: E-TOML: not valid TOML: this line is not a setting",
        "  hint: a remark begins with #",
    ),
    "turn = 7;": (
        "1:8: E-TOML: not valid TOML: this is not a whole number",
        "  hint: a number has digits only; a text needs quotes",
    ),
    "final = False": (
        "1:9: E-TOML: not valid TOML: False is not a value",
        "  hint: small letters: false",
    ),
    # headers
    "[[attack]\nto = 1": (
        "1:9: E-TOML: not valid TOML: expected ]] after the name of a table",
        "  hint: write [[attack]] or [attack]",
    ),
    "[attack]]": (
        "1:8: E-TOML: not valid TOML: expected ] after the name of a table",
        "  hint: write [attack] or [[attack]]",
    ),
    "[attack": (
        "1:8: E-TOML: not valid TOML: expected ] after the name of a table",
        "  hint: write [attack]",
    ),
    "[[free move]]": (
        "1:8: E-TOML: not valid TOML: expected ]] after the name of a table",
        "  hint: a name with a blank needs quotes, also in a header",
    ),
    "[]": (
        "1:2: E-TOML: not valid TOML: a name is expected here",
        '  hint: for instance: to = "India"',
    ),
    '[[attack]] from = "Siam"': (
        "1:12: E-TOML: not valid TOML: a table header is alone on its line",
        "  hint: go on below it",
    ),
    "[attack]\nto = 1\n[attack]\nto = 2": (
        "3:2: E-TOML: not valid TOML: the table attack already exists",
        "  hint: first on line 1; tables of which there are several are written",
        "        [[attack]]",
    ),
    "[attack]\nto = 1\n\n[[attack]]": (
        "4:3: E-TOML: not valid TOML: the table attack already exists",
        "  hint: first on line 1; tables of which there are several are written",
        "        [[attack]]",
    ),
    "[[attack]]\n[attack]": (
        "2:2: E-TOML: not valid TOML: the table attack already exists",
        "  hint: first on line 1; tables of which there are several are written",
        "        [[attack]]",
    ),
    "[attack\u200b]": (
        "1:8: E-TOML: not valid TOML: a character that cannot be seen (U+200B)",
        "  hint: delete it and type the line again",
    ),
    "place = 3\n[place]": (
        "2:2: E-TOML: not valid TOML: place is given twice",
        "  hint: first on line 1",
    ),
    # lists and braces
    'path = ["Siam" "India"]': (
        '1:16: E-TOML: not valid TOML: expected "," or "]"',
        "  hint: a comma stands between two entries",
    ),
    'path = ["Siam", "India"\nkeep = 3': (
        "1:8: E-TOML: not valid TOML: this [ is never closed",
        "  hint: add ] before line 2",
    ),
    'path = ["Siam",\n\n[[attack]]': (
        "1:8: E-TOML: not valid TOML: this [ is never closed",
        "  hint: add ] before line 3",
    ),
    'path = ["Siam"': (
        "1:8: E-TOML: not valid TOML: this [ is never closed",
        "  hint: add ]",
    ),
    "path = [1,,2]": (
        "1:11: E-TOML: not valid TOML: expected a value",
        '  hint: strings need quotes: to = "India"',
    ),
    "place = { Siam = 4": (
        "1:9: E-TOML: not valid TOML: this { is never closed",
        "  hint: add }",
    ),
    "place = { Siam = 4, # four\n Peru = 2 }": (
        "1:9: E-TOML: not valid TOML: what stands in { } stays on one line",
        "  hint: or write it as a [table] with a line for each name",
    ),
    "place = { Siam = 4, }": (
        "1:21: E-TOML: not valid TOML: no comma stands before }",
        "  hint: delete the comma",
    ),
    "place = { Siam: 4, Peru: 2 }": (
        '1:15: E-TOML: not valid TOML: expected "=" after Siam',
        '  hint: TOML uses "=" instead of ":", as in Siam = 4',
    ),
    "place = { Siam = 4 Peru = 2 }": (
        '1:20: E-TOML: not valid TOML: expected "," or "}"',
        "  hint: a comma stands between two entries",
    ),
    "place = { Siam = 1, Siam = 2 }": (
        "1:21: E-TOML: not valid TOML: Siam is given twice",
        "  hint: first on line 1",
    ),
    # what no order may hold, though it is TOML
    "x = 9007199254740992": ("1:5: x: E-VALUE: whole numbers end at 9007199254740991",),
    '[a]\nx = ["ok", "a\'\'\'b"]': ("2:12: a.x[2]: E-VALUE: three single quotes in a row are not allowed",),
    'x = "a\\u202Eb"': ("1:5: x: E-VALUE: the character U+202E is not allowed",),
    "x = '''a\nb'''": ("1:5: x: E-VALUE: the character U+000A is not allowed",),
    '"Zürich" = 3': ("1:1: Zürich: E-VALUE: a key has 1 to 64 printable ASCII characters",),
    "a.b.c.d.e.f = [[[[1]]]]": ("1:17: a.b.c.d.e.f[1][1]: E-VALUE: tables and lists lie more than 8 deep",),
}


@pytest.mark.parametrize("text", GALLERY)
def test_every_slip_has_its_sentence_and_its_hint(text: str) -> None:
    assert told(read_text(text)) == list(GALLERY[text])


def test_several_slips_are_reported_together() -> None:
    file = read_text('game = world\nturn = 7\nto "Peru"\n[[attack]\nto = 1\n[[attack]]\nto = Peru\n')
    assert [row for row in told(file) if "hint" not in row] == [
        "1:8: E-TOML: not valid TOML: a text needs quotes",
        '3:4: E-TOML: not valid TOML: expected "=" after to',
        "4:9: E-TOML: not valid TOML: expected ]] after the name of a table",
        "7:6: E-TOML: not valid TOML: a text needs quotes",
    ]
    assert file.data == {}


def test_an_open_bracket_says_nothing_about_the_lines_after_it() -> None:
    assert len(read_text("place = {\n Siam = 4,\n Peru = 2\n}\n").problems) == 1


def test_no_more_than_twenty_slips_are_reported() -> None:
    assert len(read_text("no orders today\n" * 1000).problems) == 20


def test_a_file_with_forbidden_characters_still_gives_its_data() -> None:
    assert read_text('x = "\u200b"').data == {"x": "\u200b"}


def test_text_in_an_old_code_page_is_named_with_its_place() -> None:
    file = read("turn = 1\r\nname = 'Zürich'".encode("cp1252"), "orders.toml")
    assert complain(file.problems, file.name, file.text) == [
        "orders.toml:2:10: E-TOML: the file is not UTF-8 text: byte 252 cannot stand",
        "    here",
        "  2 | name = 'Z?rich'",
        "    |          ^",
        "  hint: save it as UTF-8; Notepad: Save as, Encoding UTF-8",
    ]


def test_utf_16_that_ends_in_the_middle_is_named() -> None:
    file = read(codecs.BOM_UTF16_LE + "a = 1".encode("utf-16-le") + b"\n", "o")
    assert told(file)[0] == "1:6: E-TOML: the file is not UTF-16 text: byte 10 cannot stand here"


def test_zero_bytes_are_named() -> None:
    file = read("turn = 1".encode("utf-16-le"), "orders.toml")
    assert told(file) == [
        "1:2: E-TOML: the file is not plain text: it holds zero bytes",
        "  hint: save it as UTF-8 text",
    ]


def test_a_file_may_have_256_kib_and_no_more() -> None:
    full = b"x = 1\n" + b"#" * (MOST_BYTES - 6)
    assert read(full, "orders.toml").data == {"x": 1}
    file = read(full + b"#", "orders.toml")
    assert (file.data, file.text) == ({}, "")
    assert told(file) == [
        "1:1: E-TOML: the file has 262145 bytes; at most 262144 are allowed",
        "  hint: is it the right file?",
    ]


BOMBS = {
    "dotted key": "a." * 20_000 + "a = 1",
    "dotted key in braces": "x = { " + "a." * 20_000 + "a = 1 }",
    "dotted header": "[" + "a." * 20_000 + "a]",
    "dotted key with blanks": "a . " * 20_000 + "a = 1",
    "brackets": "x = " + "[" * 1000,
    "closed brackets": "x = " + "[" * 1000 + "]" * 1000,
    "braces": "x = " + "{a=" * 1000,
    "brackets in lines": "x = [\n" * 1000,
    "digits": "x = " + "9" * 300,
    "more digits than Python reads": "x = " + "9" * 5000,
    "hexadecimal digits": "x = 0x" + "f" * 5000,
    "open text": 'x = "' + "\\\\" * 100_000,
    "open long text": 'x = """' + '""\n' * 80_000,
    "open list": "x = [" + "1," * 100_000,
    "quotes": "'" * 200_000,
    "blanks": " " * 200_000 + "!",
    "equals": "=" * 200_000,
    "comments": "#\n" * 100_000 + "!",
}


@pytest.mark.thorough
@pytest.mark.parametrize("name", BOMBS)
def test_bombs_are_refused_before_they_go_off(name: str) -> None:
    file = read_text(BOMBS[name])
    assert file.data == {}
    assert [problem.code for problem in file.problems] == ["E-TOML"]


def test_names_have_up_to_six_parts() -> None:
    assert read_text("a.b.c.d.e.f = 1").data == {"a": {"b": {"c": {"d": {"e": {"f": 1}}}}}}
    assert told(read_text("x = { a.b.c . d.e.'f'.g = 1 }"))[0] == (
        "1:23: E-TOML: not valid TOML: a name of more than 6 parts"
    )


def test_dots_and_brackets_in_texts_and_comments_do_not_count() -> None:
    text = "x = 'a.b.c.d.e.f.g.h' # a.b.c.d.e.f.g.h [[[[[[[[[[\ny = \"[[[[[[[[[[\"\n"
    assert read_text(text).data == {"x": "a.b.c.d.e.f.g.h", "y": "[[[[[[[[[["}


# The tree of places against the reader of the standard library

FRAGMENTS = st.sampled_from(
    [
        *"=.,[]{}#'\"\n\n \t\\-+_0127aeE:",
        '"""',
        "'''",
        "[[",
        "]]",
        "a = 1\n",
        "b.c = 2\n",
        "[a]\n",
        "[a.b]\n",
        "[[a]]\n",
        "[[a.b]]\n",
        "a.b.c = 3\n",
        "'x'",
        '"y"',
        "\\u0041",
        "\\U0010FFFF",
        "\\n",
        "true",
        "false",
        "inf",
        "0x1f",
        "1_0",
        "a = [1, 2]\n",
        "b = { c = 1 }\n",
        "é",
        "\x7f",
        "c = '''\nx'''\n",
        "b.d = {}\n",
        "[b]\n",
        "# c\n",
        "1.5",
        "1979-05-27",
        "12:30:00",
    ]
)
TEXTS = st.lists(FRAGMENTS, max_size=25).map("".join)


def plain(value: Any) -> bool:
    """Whether a value is what an order may hold, in shape."""
    if isinstance(value, dict):
        return all(map(plain, value.values()))
    if isinstance(value, list):
        return all(map(plain, value))
    return not isinstance(value, float | date | time)


@given(TEXTS)
def test_what_the_tree_lets_pass_the_library_reads(text: str) -> None:
    if not read_tree(text).faults:
        tomllib.loads(text)


@given(TEXTS)
def test_what_the_library_reads_the_tree_lets_pass(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    if plain(data):
        assert read_tree(text).faults == []


@given(TEXTS)
def test_the_tree_need_not_be_asked_about_a_plain_file(text: str) -> None:
    told = [problem.offset for problem in read_text(text).problems if not problem.path]
    assert told == [fault.offset for fault in read_tree(text).faults]


@pytest.mark.parametrize(
    "text",
    [
        "turn = 0x000000000000000000007",
        "turn = [\n0b00000000000000000000111]",
        "turn = 1_0_0_0_0_0_0_0_0_0_0_7",
        "a.b.c.d.e.f.g = 1",
        "t = { a . b . c . d . e . f . g = 1 }",
        '[a."b".c.d.e.f.g]',
        "deep = [[[[[[[[[]]]]]]]]]",
        "deep = {a={a={a={a={a={a={a={a={}}}}}}}}}",
        "part = 1.5",
        "day = 1979-05-27",
    ],
)
def test_what_only_the_tree_refuses_is_refused(text: str) -> None:
    tomllib.loads(text)
    told = read_text(text)
    assert told.data == {}
    assert [problem.offset for problem in told.problems] == [fault.offset for fault in read_tree(text).faults] != []


@given(st.binary(max_size=200) | TEXTS.map(str.encode) | TEXTS.map(lambda t: t.encode("utf-16")))
def test_reading_never_raises(data: bytes) -> None:
    file = read(data, "orders.toml")
    assert file.problems or file.data == tomllib.loads(file.text)
    complain(file.problems, file.name, file.text)


# Writing

KEYS = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), min_size=1, max_size=12)
STRINGS = st.text(st.characters(exclude_categories=("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")))
LEAVES = st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | STRINGS
VALUES = st.recursive(LEAVES, lambda v: st.lists(v, max_size=4) | st.dictionaries(KEYS, v, max_size=4), max_leaves=12)
DATA = st.dictionaries(KEYS, VALUES, max_size=5)


@pytest.mark.thorough
@given(DATA)
def test_what_is_written_reads_back_equal(data: dict[str, Any]) -> None:
    file = read_text(write(data))
    if file.problems:
        # Too deep, or three quotes: no order may hold it.
        assert {problem.code for problem in file.problems} <= {"E-VALUE"}
    assert file.data == data


def test_written_orders_look_as_if_typed() -> None:
    assert (
        write(PLAIN)
        == """\
game = "farm-01"
player = "anna"
turn = 7

[place]
Siam = 4
"New Guinea" = 2

[defence]
default = "max"

[[defence.rule]]
at = ["Iceland"]

[[attack]]
from = "Siam"
to = "India"
while = 'own("Siam") and mine >= 3'
dice = [{ when = "theirs == 1", use = 2 }, { use = "max" }]

[[attack]]
path = ["Brazil", "North Africa"]
"""
    )


def test_a_long_list_is_written_in_lines_of_79_columns() -> None:
    text = write({"claim": ["Western Australia"] * 8})
    assert text.splitlines() == [
        "claim = [",
        '    "Western Australia", "Western Australia", "Western Australia",',
        '    "Western Australia", "Western Australia", "Western Australia",',
        '    "Western Australia", "Western Australia",',
        "]",
    ]


def test_a_list_that_fits_79_columns_is_one_row() -> None:
    assert len(write({"x": ["a" * 71]}).splitlines()[0]) == 79
    assert write({"x": ["a" * 72]}).splitlines()[0] == "x = ["


def test_nothing_is_written_for_nothing() -> None:
    assert write({}) == ""


def test_only_plain_data_can_be_written() -> None:
    with pytest.raises(TypeError, match="float has no place"):
        write({"x": 1.5})
