"""Key paths are found in the text, however it was typed."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.engine.table.sheet import Path
from pbem.engine.text.diagnostics import Locator, Place

ORDERS = """\
game   = "farm-01"
place  = { Siam = 4, "New Guinea".x = 2 }
trade = [["Alaska", "Peru", "joker"]]

[[attack]]
from = "Siam"
to   = "India"   # to = "Peru"
dice = [{ when = "theirs == 1", use = 2 }, { use = "max" }]

[[ attack ]]  # the second
to   = 'Brazil'
path = [
    "A",  # to = 1
    # "B",
    "C",
]
rail.until = "turn"

[defence]
[[defence.rule]]
at = ["Iceland"]
[a.b.c]
[a]
text = "\\u0041\\"b\\n c"
long = '''
two
lines'''
"""


def located(path: Path, **how: Any) -> tuple[int, int, str]:
    """Line, column and the text that is marked there."""
    line, column, length = Locator(ORDERS).place(path, **how)
    return line, column, ORDERS.split("\n")[line - 1][column - 1 : column - 1 + length]


@pytest.mark.parametrize(
    ("path", "found"),
    [
        (("game",), (1, 10, '"farm-01"')),
        (("place",), (2, 10, '{ Siam = 4, "New Guinea".x = 2 }')),
        (("place", "Siam"), (2, 19, "4")),
        (("place", "New Guinea", "x"), (2, 39, "2")),
        (("trade", 0), (3, 10, '["Alaska", "Peru", "joker"]')),
        (("trade", 0, 2), (3, 29, '"joker"')),
        (("attack",), (5, 1, "[[attack]]")),
        (("attack", 0), (5, 1, "[[attack]]")),
        (("attack", 0, "to"), (7, 8, '"India"')),
        (("attack", 0, "dice", 0, "when"), (8, 18, '"theirs == 1"')),
        (("attack", 0, "dice", 1, "use"), (8, 52, '"max"')),
        (("attack", 1), (10, 1, "[[ attack ]]")),
        (("attack", 1, "to"), (11, 8, "'Brazil'")),
        (("attack", 1, "path"), (12, 8, "[")),
        (("attack", 1, "path", 1), (15, 5, '"C"')),
        (("attack", 1, "rail", "until"), (17, 14, '"turn"')),
        (("defence", "rule", 0, "at", 0), (21, 7, '"Iceland"')),
        (("a", "b"), (22, 1, "[a.b.c]")),
        (("a",), (23, 1, "[a]")),
    ],
)
def test_a_value_is_found(path: Path, found: tuple[int, int, str]) -> None:
    assert located(path) == found


@pytest.mark.parametrize(
    ("path", "found"),
    [
        (("place", "Siam"), (2, 12, "Siam")),
        (("place", "New Guinea"), (2, 22, '"New Guinea"')),
        (("attack", 0, "to"), (7, 1, "to")),
        (("attack", 1), (10, 4, "attack")),
        (("attack", 1, "rail"), (17, 1, "rail")),
        (("attack", 1, "rail", "until"), (17, 6, "until")),
        (("defence", "rule"), (20, 11, "rule")),
        (("trade", 0, 1), (3, 21, '"Peru"')),
    ],
)
def test_a_key_is_found(path: Path, found: tuple[int, int, str]) -> None:
    assert located(path, at="key") == found


@pytest.mark.parametrize(
    ("path", "found"),
    [
        (("trade_in",), (1, 1, "g")),
        ((), (1, 1, "g")),
        (("attack", 0, "keep"), (5, 1, "[[attack]]")),
        (("attack", 0, "dice", 1, "when"), (8, 44, '{ use = "max" }')),
        (("attack", 7, "to"), (5, 1, "[[attack]]")),
        (("defence", "default"), (19, 1, "[defence]")),
        (("place", "Peru"), (2, 10, '{ Siam = 4, "New Guinea".x = 2 }')),
        (("game", "deeper", 3), (1, 10, '"farm-01"')),
        (("game", -1), (1, 10, '"farm-01"')),
    ],
)
def test_what_is_missing_is_where_it_would_have_to_stand(path: Path, found: tuple[int, int, str]) -> None:
    assert located(path) == found
    assert located(path, at="key") == found


@pytest.mark.parametrize(
    ("path", "offset", "found"),
    [
        (("game",), 0, (1, 11, "f")),
        (("game",), 6, (1, 17, "1")),
        (("game",), 7, (1, 18, '"')),
        (("game",), 99, (1, 18, '"')),
        (("attack", 1, "to"), 2, (11, 11, "a")),
        (("a", "text"), 0, (24, 9, "\\")),
        (("a", "text"), 1, (24, 15, "\\")),
        (("a", "text"), 2, (24, 17, "b")),
        (("a", "text"), 4, (24, 20, " ")),
        (("a", "long"), 4, (27, 1, "l")),
        (("place", "Siam"), 3, (2, 19, "4")),
        (("attack", 0, "while"), 3, (5, 1, "[[attack]]")),
        (("game", "deeper"), 3, (1, 10, '"farm-01"')),
        ((), 10, (1, 11, "f")),
        ((), 10_000, (28, 1, "")),
    ],
)
def test_an_offset_points_into_a_text(path: Path, offset: int, found: tuple[int, int, str]) -> None:
    assert located(path, offset=offset) == found


def test_a_broken_text_has_places_up_to_the_fault() -> None:
    locator = Locator('a = 1\nb = "x\n[c]\nd = [\n')
    assert locator.place(("a",)) == Place(1, 5, 1)
    assert locator.place(("c",)) == Place(3, 1, 3)
    assert locator.place(("c", "d", 0)) == Place(3, 1, 3)


def test_an_empty_text_has_its_beginning() -> None:
    assert Locator("").place(("attack", 0, "to")) == Place(1, 1, 1)


# The places against the reader of the standard library

KEYS = st.sampled_from(["a", "b-1", "Siam", "New Guinea", "a.b", 'say "hi"', "#", "=", "]", "7"])
STRINGS = st.text(st.sampled_from("ab#=[]{},.'\"\\ \n\té"), max_size=8)
SCALARS = st.booleans() | st.integers(-999, 999) | STRINGS
TABLES = st.dictionaries(KEYS, SCALARS, max_size=3)
INLINE = st.recursive(SCALARS, lambda v: st.lists(v, max_size=3) | st.dictionaries(KEYS, v, max_size=3), max_leaves=6)
DOCUMENTS = st.tuples(
    st.dictionaries(KEYS, INLINE, max_size=4),
    st.lists(st.tuples(st.sampled_from("xyz"), st.booleans(), TABLES), max_size=4),
)


@st.composite
def texts(draw: st.DrawFn) -> str:
    """Write a document as a careless person might, in any of TOML's spellings."""

    def choose(*ways: str) -> str:
        return draw(st.sampled_from(ways))

    def maybe() -> bool:
        return draw(st.booleans())

    def blank() -> str:
        return choose("", " ", "  ", "\t")

    def lines() -> str:
        return choose("", " ", "\n", " # x = [\n", "\n\n  ")

    def text(value: str) -> str:
        basic = "".join({"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\"}.get(c, c) for c in value)
        ways = [
            f'"{basic}"',
            f'"""\n{basic}"""',
            '"' + "".join(f"\\u{ord(c):04x}" for c in value) + '"',
        ]
        if "'" not in value:
            ways.append(f"'''\n{value}'''")
            if "\n" not in value:
                ways.append(f"'{value}'")
        return choose(*ways)

    def key(name: str) -> str:
        bare = name.replace("-", "").isalnum()
        if bare and maybe():
            return name
        return f"'{name}'" if maybe() else '"' + name.replace('"', '\\"') + '"'

    def value(data: Any) -> str:
        if isinstance(data, bool):
            return str(data).lower()
        if isinstance(data, int):
            return draw(st.sampled_from([str(data), hex(data) if data >= 0 else str(data)]))
        if isinstance(data, str):
            return text(data)
        if isinstance(data, list):
            rows = [f"{lines()}{value(entry)}{lines()}" for entry in data]
            tail = "," if rows and maybe() else ""
            return f"[{','.join(rows)}{tail}{lines()}]"
        return "{" + ",".join(blank() + setting(k, v) + blank() for k, v in data.items()) + "}"

    def setting(name: str, data: Any) -> str:
        dots = ""
        if isinstance(data, dict) and len(data) == 1 and maybe():
            ((inner, data),) = data.items()
            dots = f"{blank()}.{blank()}{key(inner)}"
        return f"{key(name)}{dots}{blank()}={blank()}{value(data)}"

    top, sections = draw(DOCUMENTS)
    rows = [setting(name, data) for name, data in top.items()]
    opened = dict.fromkeys(top, False)
    for name, many, table in sections:
        if name in opened and not (many and opened[name]):
            continue
        opened[name] = many
        rows.append(f"[[{blank()}{name}]]" if many else f"[{name}{blank()}]")
        rows += [setting(below, data) for below, data in table.items()]
    return "".join(f"{blank()}{row}{blank()}{draw(st.sampled_from(['', '# c']))}\n" for row in rows)


def paths(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every path below a value, with what is there."""
    below = data.items() if isinstance(data, dict) else enumerate(data)
    for step, value in below:
        yield (*path, step), value
        if isinstance(value, dict | list):
            yield from paths(value, (*path, step))


def is_section(path: Path) -> bool:
    """Whether the path is a table, or a list of tables, that a header opened."""
    return path[0] in {"x", "y", "z"} and (len(path) == 1 or isinstance(path[-1], int))


@pytest.mark.thorough
@given(texts())
def test_the_located_text_is_the_value(text: str) -> None:
    locator = Locator(text)
    for path, value in paths(tomllib.loads(text)):
        start, end = locator.span(path)
        found = text[start:end]
        line, column, _ = locator.place(path)
        assert text.split("\n")[line - 1][column - 1 :].startswith(found.split("\n")[0])
        if is_section(path):
            assert found.strip("[] \t") == path[0]
        elif isinstance(value, dict) and found[0] != "{":
            assert tomllib.loads(f"{found} = 1") == {path[-1]: 1}, "a table of a dotted key"
        else:
            assert tomllib.loads(f"v = {found}") == {"v": value}


@pytest.mark.thorough
@given(texts())
def test_the_located_key_is_the_name(text: str) -> None:
    locator = Locator(text)
    for path, _ in paths(tomllib.loads(text)):
        start, end = locator.span(path, "key")
        if isinstance(path[-1], str):
            assert tomllib.loads(f"{text[start:end]} = 1") == {path[-1]: 1}


@pytest.mark.thorough
@given(texts())
def test_an_offset_finds_its_character(text: str) -> None:
    locator = Locator(text)
    escapes = {"\\n": "\n", "\\t": "\t", '\\"': '"', "\\\\": "\\"}
    for path, value in paths(tomllib.loads(text)):
        for offset, char in enumerate(value if isinstance(value, str) else ""):
            place = locator.place(path, offset=offset)
            rest = text.split("\n")[place.line - 1][place.column - 1 :] + "\n"
            code = f"\\u{ord(char):04x}"
            assert char in (rest[0], escapes.get(rest[:2])) or rest.startswith(code)
