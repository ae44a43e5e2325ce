"""Which data have a canonical form, and that it is RFC 8785."""

from __future__ import annotations

import base64
import datetime as dt
import json
from typing import Any

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from pbem.errors import ContentError, FaultsError
from pbem.trust.canonical import (
    MAX_INTEGER,
    MAX_TEXT,
    canonical,
    check_profile,
    read_canonical,
    unwrap_base64,
    wrap_base64,
)

# Written down again from the format, not taken from the code.
FORBIDDEN = [
    *((0x00, 0x1F), (0x7F, 0x9F), (0xAD, 0xAD), (0x61C, 0x61C), (0x200B, 0x200F)),
    *((0x2028, 0x202E), (0x2060, 0x206F), (0xD800, 0xDFFF), (0xFEFF, 0xFEFF)),
    *((0xFFF9, 0xFFFF), (0xE0000, 0xE0FFF)),
]


def is_forbidden(code: int) -> bool:
    return any(first <= code <= last for first, last in FORBIDDEN)


keys = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), min_size=1, max_size=64)
texts = st.text(st.characters(exclude_categories=["Cs"]).filter(lambda char: not is_forbidden(ord(char))))
integers = st.integers(-MAX_INTEGER, MAX_INTEGER)
scalars = st.booleans() | integers | texts.filter(lambda text: "'''" not in text)
documents = st.dictionaries(
    keys.filter(lambda key: "'''" not in key),
    st.recursive(
        scalars,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(keys.filter(lambda key: "'''" not in key), inner, max_size=4)
        ),
        max_leaves=20,
    ),
).filter(lambda document: depth(document) <= 8)


def depth(value: Any) -> int:
    if not isinstance(value, dict | list):
        return 0
    inner = value.values() if isinstance(value, dict) else value
    return 1 + max(map(depth, inner), default=0)


def nested(levels: int) -> Any:
    """Tables and lists, one in the other, so many levels deep."""
    value: Any = 1
    for level in range(levels):
        value = {"a": value} if level % 2 else [value]
    return {"a": value} if isinstance(value, list) else value


def faults_of(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        read_canonical(text)
    return str(caught.value)


@pytest.mark.thorough
@given(documents)
def test_the_canonical_form_is_that_of_rfc_8785(document: dict[str, Any]) -> None:
    assert canonical(document) == rfc8785.dumps(document)
    assert canonical(document, check=False) == rfc8785.dumps(document)


@pytest.mark.thorough
@given(documents)
def test_a_canonical_text_reads_back_as_the_same_document(document: dict[str, Any]) -> None:
    assert read_canonical(canonical(document).decode()) == document


def test_a_fitting_document_has_no_faults() -> None:
    assert check_profile({"Siam": [1, True, "x", {"North Africa": []}]}) == []


@pytest.mark.parametrize(("first", "last"), FORBIDDEN)
def test_the_listed_code_points_are_refused_to_the_edge_and_their_neighbours_taken(first: int, last: int) -> None:
    for code in {first, (first + last) // 2, last}:
        assert check_profile([chr(code)]) == [((0,), f"the character U+{code:04X} is not allowed")]
        with pytest.raises(ContentError, match=f"U\\+{code:04X}"):
            canonical({"name": f"ann{chr(code)}a"})
        assert f"U+{code:04X}" in faults_of(json.dumps({"a": chr(code)}, separators=(",", ":")))
    for code in {max(first - 1, 0x20), min(last + 1, 0x10FFFF)}:
        assert bool(check_profile(chr(code))) == is_forbidden(code)


def test_a_raw_forbidden_character_in_a_text_is_refused() -> None:
    for char in ("\x7f", "\u202e", "\ud800", "\ufeff"):
        assert f"U+{ord(char):04X}" in faults_of(f'{{"a":"{char}"}}')


@pytest.mark.parametrize("text", ["\x00", "\n", "\ufeff{}", '{"a":"\n"}', "", "{", '{"a":01}'])
def test_what_is_no_json_is_refused(text: str) -> None:
    assert "not JSON" in faults_of(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1}',
        '{"a":1} ',
        '{"a":1}\n',
        '{"b":1,"a":1}',
        '{"a":1,"a":1}',
        '{"a":2,"a":1}',
        '{"a":"\\u0041"}',
        '{"a":"\\/"}',
        '{"\\u0061":1}',
        '{"a":-0}',
        '{"a":"\\u00fc"}',
        '{"a":"\\ud83d\\ude00"}',
    ],
)
def test_any_other_spelling_of_a_document_is_refused(text: str) -> None:
    assert "not in canonical form" in faults_of(text)


@pytest.mark.parametrize("number", ["1.0", "1e3", "1E0", "-0.0", "NaN", "Infinity", "-Infinity"])
def test_numbers_with_a_fraction_are_refused_in_a_text(number: str) -> None:
    assert "not a whole number" in faults_of(f'{{"a":{number}}}')


@pytest.mark.parametrize("value", [1.0, float("nan"), None, dt.date(2020, 1, 2), b"", {1}])
def test_other_kinds_of_values_are_refused(value: object) -> None:
    with pytest.raises(ContentError, match="cannot stand here"):
        canonical({"a": [value]})
    assert [path for path, _ in check_profile({"a": [value]})] == [("a", 0)]


def test_null_is_refused_in_a_text() -> None:
    assert "an empty value cannot stand here" in faults_of('{"a":null}')


def test_whole_numbers_end_before_two_to_the_53() -> None:
    fitting = {"a": 2**53 - 1, "b": 1 - 2**53}
    assert read_canonical(canonical(fitting).decode()) == fitting
    for number in (2**53, -(2**53), 10**400):
        with pytest.raises(ContentError, match="whole numbers end"):
            canonical([number])
        assert "whole numbers end" in faults_of(f'{{"a":{number}}}')
    faults_of(f'{{"a":{"9" * 5000}}}')


def test_tables_and_lists_lie_at_most_eight_deep() -> None:
    assert depth(nested(8)) == 8
    assert read_canonical(canonical(nested(8)).decode()) == nested(8)
    assert depth(nested(10)) == 10
    with pytest.raises(ContentError, match="more than 8 deep"):
        canonical(nested(10))
    text = json.dumps({"a": nested(8)}, separators=(",", ":"))
    assert "more than 8 deep" in faults_of(text)


def test_a_very_deep_text_is_refused_in_peace() -> None:
    for bomb in ("[" * 10_000, '{"a":' * 5_000, "[" * 10_000 + "]" * 10_000):
        faults_of(bomb)
    deep: Any = 1
    for _ in range(10_000):
        deep = [deep]
    with pytest.raises(ContentError, match="more than 8 deep"):
        canonical(deep)


def test_a_text_has_a_longest_length() -> None:
    frame = len('{"a":""}')
    longest = f'{{"a":"{"x" * (MAX_TEXT - frame)}"}}'
    assert len(read_canonical(longest)["a"]) == MAX_TEXT - frame
    assert f"longer than {MAX_TEXT}" in faults_of(longest.replace('"a"', '"ab"'))


@pytest.mark.parametrize("text", ["[]", "1", '"a"', "true"])
def test_a_text_holds_one_table(text: str) -> None:
    assert "one table" in faults_of(text)


def test_keys_have_1_to_64_printable_ascii_characters() -> None:
    fitting = {"k" * 64: 1, "North Africa": 2, " ~": 3, 'a"b\\c': 4}
    assert read_canonical(canonical(fitting).decode()) == fitting
    for key in ("", "k" * 65, "ä", "a\tb", "a\x7f"):
        with pytest.raises(ContentError, match="a key has 1 to 64"):
            canonical({"ok": 1, key: 1})
        text = json.dumps({key: 1}, separators=(",", ":"), ensure_ascii=False)
        assert "a key has 1 to 64" in faults_of(text)


@pytest.mark.parametrize("key", [1, None, True, b"a", ("a",)])
def test_a_key_that_is_no_text_is_refused_and_never_turned_into_one(key: object) -> None:
    with pytest.raises(ContentError, match="a key has 1 to 64"):
        canonical({key: 1})


def test_the_quotes_that_hold_a_text_in_a_game_file_are_refused() -> None:
    assert check_profile({"a": "x''y", "b''": 1}) == []
    assert [path for path, _ in check_profile({"a": "x'''y", "b'''": 1})] == [("a",), ("b'''",)]
    assert "three single quotes" in faults_of('{"a":"\'\'\'"}')
    assert "three single quotes" in faults_of("{\"'''\":1}")


def test_every_fault_is_reported_with_its_place() -> None:
    faulty = {"a": [1, 1.5], "b": {"": None}, "c": "\x00"}
    assert [path for path, _ in check_profile(faulty)] == [
        ("a", 1),
        ("b", ""),
        ("b", ""),
        ("c",),
    ]
    with pytest.raises(FaultsError) as caught:
        canonical(faulty)
    told = [f"{'.'.join(map(str, path))}: {sentence}" for path, sentence in check_profile(faulty)]
    assert [*caught.value.faults] == told
    assert "a.1: a number with a fraction cannot stand here" in str(caught.value)


def test_a_message_tells_five_faults_and_counts_the_others() -> None:
    with pytest.raises(FaultsError) as caught:
        canonical([None] * 1000)
    assert len(caught.value.faults) == 1000
    assert str(caught.value).count("cannot stand here") == 5
    assert str(caught.value).endswith("; and 995 more")


def test_a_message_shows_no_raw_character_of_a_hostile_key() -> None:
    with pytest.raises(ContentError) as caught:
        canonical({"\x1b[2J\u202e" + "k" * 500: 1})
    assert str(caught.value).isascii()
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


@given(st.binary(max_size=600), st.sampled_from([44, 64]))
def test_bytes_wrap_to_base64_lines_and_back(data: bytes, width: int) -> None:
    lines = wrap_base64(data, width)
    assert "".join(lines) == base64.b64encode(data).decode()
    assert all(len(line) == width for line in lines[:-1])
    assert all(1 <= len(line) <= width for line in lines)
    assert unwrap_base64(lines, width) == data
    assert unwrap_base64("".join(lines)) == data


@pytest.mark.parametrize(
    "lines",
    [
        ["A" * 60, "A" * 28],
        ["A" * 88],
        ["A" * 64, ""],
        ["A" * 64, "A" * 23],
        ["A" * 64, "A" * 22 + "=="][::-1],
        ["A" * 64, "A" * 21 + "B=="],
        ["A" * 64, "A" * 22 + "="],
        ["A" * 64, "AAAA "],
        ["A" * 63 + "\n", "AAAA"],
        ["A" * 63 + "-", "AAAA"],
        ["A" * 63 + "ä", "AAAA"],
        [1],
        [["AAAA"]],
        7,
        None,
        ("AAAA",),
        "AAAA\n",
        "AAB=",
        "AAA",
    ],
)
def test_any_other_way_to_write_base64_is_refused(lines: object) -> None:
    with pytest.raises(ContentError):
        unwrap_base64(lines)
