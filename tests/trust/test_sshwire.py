"""Fields are read exactly as SSH writes them, or not at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.errors import ContentError
from pbem.trust.sshwire import Reader, mpint, string


@pytest.mark.parametrize(
    ("number", "written"),
    [(0, ""), (1, "01"), (0x7F, "7f"), (0x80, "0080"), (0xFF00, "00ff00"), (0x9A378F, "009a378f")],
)
def test_a_number_takes_the_fewest_bytes_with_a_clear_first_bit(number: int, written: str) -> None:
    field = bytes.fromhex(written)
    assert mpint(number) == len(field).to_bytes(4, "big") + field
    assert Reader(mpint(number)).mpint() == number


@pytest.mark.parametrize("field", ["00", "0001", "80", "ff", "00007f", "000080"])
def test_a_number_written_in_another_way_is_refused(field: str) -> None:
    with pytest.raises(ContentError, match="shortest form"):
        Reader(string(bytes.fromhex(field))).mpint()


@given(st.lists(st.binary(max_size=40)))
def test_fields_come_back_in_their_order(fields: list[bytes]) -> None:
    reader = Reader(b"".join(map(string, fields)) + b"rest")
    assert [reader.string() for _ in fields] == fields
    assert reader.rest() == b"rest"
    assert reader.rest() == b""


def test_a_field_that_ends_too_early_is_refused() -> None:
    for data in (b"", b"\0\0\0", b"\0\0\0\1", b"\xff\xff\xff\xffabc", string(b"abc")[:-1]):
        with pytest.raises(ContentError, match="ends too early"):
            Reader(data).string()
