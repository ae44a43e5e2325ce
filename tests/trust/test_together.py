"""Many texts read at once: the same documents as one by one, or none."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_canonical import documents, integers, nested

from pbem.errors import ContentError
from pbem.trust.canonical import MAX_INTEGER, MAX_TEXT, canonical, read_canonical
from pbem.trust.canonical_batch import read_together

SIGNS = "{}[],:\"ab\\ \x7f'1-"
PIECES = [
    '{"a":',
    '"b"',
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    '"',
    "1",
    "null",
    "true",
    '"}"',
    '"["',
    '{"a":1}',
    '{"a":[1',
    "2]}",
    '"\x7f"',
    ',"\x7f",',
    r'"\u007f"',
    "",
    " ",
    "-0",
]
plain_documents = st.dictionaries(
    st.text("abc", min_size=1, max_size=5),
    st.recursive(
        st.text("abc {}'", max_size=8) | st.booleans() | integers,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", min_size=1), inner, max_size=3),
        max_leaves=12,
    ),
)


def text_of(document: dict[str, Any]) -> str:
    return canonical(document, check=False).decode()


def require_the_same(given_texts: list[str]) -> None:
    """What is read together is what is read one by one."""
    found = read_together(given_texts)
    if found is not None:
        assert found == [read_canonical(text) for text in given_texts]


def test_plain_texts_are_read_together() -> None:
    rows: list[dict[str, Any]] = [
        {"attack": [{"from": "Siam", "to": "India"}], "turn": 3},
        {},
        {"yes": True, "low": -MAX_INTEGER, "text": "it's so, or: 1.5", "list": [[], {}]},
        {"k" * 64: nested(7)["a"]},
    ]
    assert read_together([text_of(row) for row in rows]) == rows


@pytest.mark.thorough
@given(st.lists(documents | plain_documents, min_size=1, max_size=5))
def test_texts_read_together_are_the_same_documents(rows: list[dict[str, Any]]) -> None:
    require_the_same([text_of(row) for row in rows])


@pytest.mark.thorough
@given(
    st.lists(plain_documents, min_size=1, max_size=4),
    st.lists(st.tuples(st.integers(0, 400), st.sampled_from(SIGNS)), max_size=2),
)
def test_damaged_texts_are_read_together_only_if_each_can_be_read(
    rows: list[dict[str, Any]], damages: list[tuple[int, str]]
) -> None:
    row = "\n".join(text_of(one) for one in rows)
    for at, sign in damages:
        row = row[: at % len(row)] + sign + row[at % len(row) + 1 :]
    require_the_same(row.split("\n"))


@given(st.lists(st.lists(st.sampled_from(PIECES), max_size=9).map("".join), min_size=1, max_size=4))
def test_pieces_of_json_are_read_together_only_if_each_can_be_read(scraps: list[str]) -> None:
    require_the_same(scraps)


@pytest.mark.parametrize(
    "bad",
    [
        # Together they would be sound.
        ['{"a":1},{"b":[1', "2]}"],
        ['{"a":[1', "2]}"],
        ['{"a":[1', '2]},"\x7f",{"b":1}'],
        ['{"a":1},"\x7f",{"b":[1', "2]}"],
        [r'{"a":1},"\u007f",{"b":[1', "2]}"],
        ['{"a":1}]', "["],
        # No tables, or not the one spelling.
        ['{"a":1}', "[]"],
        ['{"a":1}', '"a"'],
        ['{"a":1}', ""],
        ['{"a":1}', "1"],
        ['{"b":1,"a":1}'],
        ['{"a":1,"a":1}'],
        ['{"a": 1}'],
        ['{"a":-0}'],
        # Outside of the profile.
        ['{"a":null}'],
        ['{"a":1.5}'],
        ['{"a":1e5}'],
        ['{"a":NaN}'],
        ['{"a":9007199254740992}'],
        ['{"a":-9007199254740992}'],
        ['{"a":' + "9" * 5000 + "}"],
        ['{"":1}'],
        ['{"a":{"":1}}'],
        [f'{{"{"k" * 65}":1}}'],
        ['{"ä":1}'],
        ['{"a":"\'\'\'"}'],
        ['{"a":"\x7f"}'],
        ['{"a":"\n"}'],
        ['{"a":"\u200b"}'],
        [r'{"a":"\u0001"}'],
        [f'{{"{"k" * 40}\\"{"k" * 40}":1}}'],
        [text_of({"a": nested(8)})],
        [text_of({"a": "x" * MAX_TEXT})],
        ['{"a":' * 100_000],
        ["[" * 100_000],
        # Brackets in keys and texts do not hide how deep a table is.
        ['{"}":' * 9 + "1" + ',"{":1}' * 9],
        ['{"}":["}",' * 5 + "1" + ',"{","{"]}' * 5],
    ],
)
def test_texts_with_a_fault_are_never_read_together(bad: list[str]) -> None:
    assert read_together(bad) is None
    assert read_together(["{}", *bad, "{}"]) is None
    with pytest.raises(ContentError):
        list(map(read_canonical, bad))
