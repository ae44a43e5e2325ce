"""Dice, draws and shuffles are those of the published streams."""

from __future__ import annotations

import hmac
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.trust.dice import SeededDice

if TYPE_CHECKING:
    from conftest import Facts

SEED = bytes(range(32))


def stream_bytes(seed: bytes, label: str, count: int) -> bytes:
    """The bytes of a stream as the format defines them, made in the plain way."""
    blocks = (
        hmac.digest(seed, b"pbem/1/roll\0" + label.encode() + b"\0" + c.to_bytes(4, "big"), "sha256")
        for c in range(count // 32 + 1)
    )
    return b"".join(blocks)[:count]


def plain_below(source: bytes, n: int, width: int) -> list[int]:
    """All draws below n that the bytes give, taken `width` bytes at a time."""
    whole = 256**width
    words = (int.from_bytes(source[at : at + width], "big") for at in range(0, len(source), width))
    return [word % n for word in words if word < whole - whole % n]


def test_the_published_dice_are_thrown(facts: Facts) -> None:
    dice = SeededDice(bytes.fromhex(facts["stream_seed"]))
    for label, thrown in facts["d6"].items():
        stream = dice.stream(label)
        assert [stream.d6() for _ in thrown] == thrown


def test_the_published_draws_are_drawn(facts: Facts) -> None:
    dice = SeededDice(bytes.fromhex(facts["stream_seed"]))
    for n, drawn in facts["below"].items():
        stream = dice.stream(f"below{n}")
        assert [stream.below(int(n)) for _ in drawn] == drawn


@pytest.mark.parametrize(("size", "label"), [(6, "six"), (44, "deck")])
def test_the_published_shuffles_come_out(size: int, label: str, facts: Facts) -> None:
    items = list(range(size))
    SeededDice(bytes.fromhex(facts["stream_seed"])).stream(label).shuffle(items)
    assert items == facts[f"shuffle{size}"]


@given(st.binary(min_size=32, max_size=32), st.integers(1, 65536))
def test_draws_are_unbiased_words_of_the_stream(seed: bytes, n: int) -> None:
    width = 1 if n <= 256 else 2
    expected = plain_below(stream_bytes(seed, "draw", 320), n, width)
    stream = SeededDice(seed).stream("draw")
    assert [stream.below(n) for _ in expected] == expected


@given(st.binary(min_size=32, max_size=32), st.text(st.characters(min_codepoint=1, max_codepoint=127)))
def test_a_die_is_one_more_than_a_draw_below_six(seed: bytes, label: str) -> None:
    expected = [1 + face for face in plain_below(stream_bytes(seed, label, 320), 6, 1)]
    stream = SeededDice(seed).stream(label)
    assert [stream.d6() for _ in expected] == expected


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 5), max_size=40))
def test_dice_rolled_together_fall_as_dice_thrown_one_by_one(seed: bytes, counts: list[int]) -> None:
    """Over the ends of blocks, and where a byte is passed over."""
    together, single = SeededDice(seed).stream("attack/1"), SeededDice(seed).stream("attack/1")
    for count in counts:
        assert together.roll(count) == tuple(single.d6() for _ in range(count))
        assert together.below(256) == single.below(256)


def test_different_draws_share_one_stream() -> None:
    source = stream_bytes(SEED, "mixed", 100)
    stream = SeededDice(SEED).stream("mixed")
    first = stream.below(1)
    wide = stream.below(65536)
    die = stream.d6()
    assert (first, wide) == (0, int.from_bytes(source[1:3], "big"))
    assert die == plain_below(source[3:], 6, 1)[0] + 1


def test_a_wide_draw_may_lie_across_two_blocks() -> None:
    source = stream_bytes(SEED, "across", 64)
    stream = SeededDice(SEED).stream("across")
    assert bytes(stream.below(256) for _ in range(31)) == source[:31]
    assert stream.below(65536) == int.from_bytes(source[31:33], "big")


def test_the_same_label_opens_the_same_stream_anew() -> None:
    dice = SeededDice(SEED)
    first = dice.stream("attack/1")
    thrown = [first.d6() for _ in range(50)]
    assert [dice.stream("attack/1").d6() for _ in range(2)] == [thrown[0]] * 2
    again, other = dice.stream("attack/1"), dice.stream("attack/2")
    assert [again.d6() for _ in range(50)] == thrown != [other.d6() for _ in range(50)]


def test_empty_and_single_lists_need_no_chance() -> None:
    stream = SeededDice(SEED).stream("few")
    empty: list[str] = []
    single = ["anna"]
    stream.shuffle(empty)
    stream.shuffle(single)
    assert (empty, single) == ([], ["anna"])
    assert stream.below(256) == stream_bytes(SEED, "few", 1)[0]


@pytest.mark.parametrize("n", [0, -1, 65537])
def test_a_draw_outside_1_to_65536_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw below"):
        SeededDice(SEED).stream("x").below(n)


@pytest.mark.parametrize("label", ["a\0b", "größe"])
def test_a_label_is_ascii_without_nul(label: str) -> None:
    with pytest.raises(ValueError, match=r"NUL|ascii"):
        SeededDice(SEED).stream(label)


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        SeededDice(bytes(size))


@given(st.lists(st.tuples(st.sampled_from(["roll", "below"]), st.integers(1, 90)), max_size=20))
def test_dice_and_draws_take_turns_in_the_same_row_of_bytes(steps: list[tuple[str, int]]) -> None:
    stream, source = SeededDice(SEED).stream("mixed"), iter(stream_bytes(SEED, "mixed", 4000))
    for kind, number in steps:
        if kind == "roll":
            fair = (byte for byte in source if byte < 252)
            assert stream.roll(number) == tuple(byte % 6 + 1 for byte in islice(fair, number))
        else:
            byte = next(b for b in source if b < 256 - 256 % number)
            assert stream.below(number) == byte % number
