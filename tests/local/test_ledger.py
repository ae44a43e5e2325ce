"""The ledger: on the disk before a signature leaves, one content for a slot, merged and never lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pbem.errors import ConflictError, UnavailableError
from pbem.local.ledger import Ledger
from pbem.local.ledger_file import HEADER_OF_MANY
from pbem.local.ledger_lines import (
    ACCEPTED,
    HEAD,
    NONE,
    ORDERS,
    WITNESS,
    LedgerLine,
    newest,
    slot,
)
from pbem.trust.keys import parse_public

KEYS = Path(__file__).parent.parent / "keys"
PUBLIC = parse_public((KEYS / "anna" / "dice.pub").read_text())
GAME, BASE, OTHER = b"\1" * 32, b"\2" * 32, b"\3" * 32
ONE, TWO = b"\4" * 32, b"\5" * 32


def witnessed(value: bytes, base: bytes = BASE) -> LedgerLine:
    return slot(WITNESS, GAME, base, PUBLIC, 7, value)


def head(number: int, value: bytes = ONE, kind: str = HEAD, game: bytes = GAME) -> LedgerLine:
    return LedgerLine(kind, game.hex(), NONE, NONE, number, value.hex())


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(str(tmp_path / "home" / "ledger"))


def file_of(ledger: Ledger) -> Path:
    """The lines of the game of these tests."""
    return Path(ledger.path).parent / "ledgers" / GAME.hex()


def test_what_is_claimed_stands_in_the_file_of_its_game(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    assert file_of(ledger).read_text() == f"{HEADER_OF_MANY}\n{witnessed(ONE).line}\n"
    assert Path(ledger.path).read_text() == f"{HEADER_OF_MANY}\n"
    assert ledger.entries(GAME) == [witnessed(ONE)]
    assert ledger.entries(OTHER) == []
    if os.name == "posix":
        assert all(path.stat().st_mode & 0o077 == 0 for path in Path(ledger.path).parent.rglob("*"))


@pytest.mark.rule("local/ledger 1.1")
def test_a_line_is_on_the_disk_when_its_claim_returns(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: dict[int, str] = {}
    flush = os.fsync

    def noted(handle: int) -> None:
        if file_of(ledger).exists():
            flushed[os.fstat(handle).st_ino] = file_of(ledger).read_text()
        flush(handle)

    monkeypatch.setattr(os, "fsync", noted)
    ledger.claim(witnessed(ONE))
    assert witnessed(ONE).line in flushed[file_of(ledger).stat().st_ino]


@pytest.mark.rule("local/ledger 2.1")
def test_a_slot_takes_one_content_only(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    with pytest.raises(ConflictError) as caught:
        ledger.claim(slot(ORDERS, GAME, BASE, PUBLIC, 7, TWO), witnessed(TWO))
    assert caught.value.taken == witnessed(ONE)
    assert ledger.entries() == [witnessed(ONE)]


@pytest.mark.rule("local/ledger 1.2")
def test_the_same_content_again_is_no_news(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.claim(witnessed(ONE))
    assert ledger.entries() == [witnessed(ONE)]


def test_after_another_head_the_slot_is_another_one(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.claim(witnessed(TWO, OTHER))
    ledger.claim(slot(WITNESS, OTHER, BASE, PUBLIC, 7, TWO))
    assert len(ledger.entries()) == 3


def test_after_an_agreed_way_back_to_the_head_other_orders_may_be_witnessed(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.note(head(6, OTHER, ACCEPTED))
    with pytest.raises(ConflictError):
        ledger.claim(witnessed(TWO))
    ledger.note(head(6, BASE, ACCEPTED))
    ledger.claim(witnessed(TWO))
    with pytest.raises(ConflictError):
        ledger.claim(witnessed(ONE))


def test_an_agreed_way_back_does_not_free_the_slot_of_orders(ledger: Ledger) -> None:
    ledger.claim(slot(ORDERS, GAME, BASE, PUBLIC, 1, ONE))
    ledger.note(head(6, BASE, ACCEPTED))
    with pytest.raises(ConflictError):
        ledger.claim(slot(ORDERS, GAME, BASE, PUBLIC, 1, TWO))


def test_the_newest_head_is_the_one_noted_last(ledger: Ledger) -> None:
    for entry in (head(1), head(2, TWO), head(9, game=OTHER), head(1, ONE, ACCEPTED)):
        ledger.note(entry)
    assert newest(ledger.entries(GAME)) == head(1)
    ledger.note(head(1))
    assert len(ledger.entries(GAME)) == 3


@pytest.mark.rule("local/ledger 3.1")
def test_half_a_line_of_somebody_killed_was_never_said(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    path = file_of(ledger)
    path.write_text(path.read_text() + witnessed(TWO, OTHER).line[:-1])
    assert ledger.entries() == [witnessed(ONE)]
    ledger.claim(witnessed(ONE, OTHER))
    assert ledger.entries() == [witnessed(ONE), witnessed(ONE, OTHER)]
    for size in range(len(HEADER_OF_MANY) + 1):
        path.write_text(HEADER_OF_MANY[:size])
        ledger.claim(witnessed(TWO))
        assert ledger.entries() == [witnessed(TWO)]


@pytest.mark.rule("local/ledger 3.2")
@pytest.mark.parametrize("damage", ["\x00" * 9, "witness 12", "hello"])
def test_a_damaged_line_stops_all_signing_for_its_game(damage: str, ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    path = file_of(ledger)
    path.write_text(f"{path.read_text()}{damage}\n")
    with pytest.raises(UnavailableError, match=f"line 3 of {path} is damaged"):
        ledger.claim(witnessed(TWO, OTHER))
    ledger.claim(slot(WITNESS, OTHER, BASE, PUBLIC, 7, TWO))


@pytest.mark.rule("local/ledger 3.3")
@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.thorough)])
def test_whatever_bit_changes_on_the_disk_it_is_noticed(ledger: Ledger, step: int) -> None:
    """So no slot is free again for which something was signed."""
    ledger.claim(witnessed(ONE))
    ledger.note(head(8))
    for path in (file_of(ledger), Path(ledger.path)):
        data = path.read_bytes()
        for bit in range(0, 8 * len(data), step):
            changed = bytearray(data)
            changed[bit // 8] ^= 1 << bit % 8
            path.write_bytes(changed)
            with pytest.raises(UnavailableError, match=f"{path} "):
                ledger.entries(GAME)
        path.write_bytes(data)
    assert ledger.entries(GAME) == [witnessed(ONE), head(8)]


def test_lines_that_earlier_versions_wrote_without_a_check_still_count(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    path = file_of(ledger)
    path.write_text(path.read_text().rpartition(" ")[0] + "\n")
    with pytest.raises(ConflictError):
        ledger.claim(witnessed(TWO))
    ledger.note(head(8))
    assert ledger.entries() == [witnessed(ONE), head(8)]


def test_a_ledger_that_an_editor_saved_is_refused_with_a_way_out(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    path = file_of(ledger)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    with pytest.raises(UnavailableError, match=r"CR LF.*from a backup"):
        ledger.claim(witnessed(TWO))


def test_lines_that_stand_there_twice_are_said_once(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    path = file_of(ledger)
    path.write_text(path.read_text() + f"{witnessed(ONE).line}\n" * 3)
    ledger.claim(witnessed(ONE))
    with pytest.raises(ConflictError):
        ledger.claim(witnessed(TWO))


def test_another_file_is_no_ledger(ledger: Ledger) -> None:
    Path(ledger.path).parent.mkdir()
    Path(ledger.path).write_text("pbem-ledger/3\n")
    with pytest.raises(UnavailableError, match="not a ledger of this version"):
        ledger.entries()


def test_merging_keeps_both_sides_and_the_later_head(ledger: Ledger) -> None:
    ledger.claim(witnessed(ONE))
    ledger.note(head(5, TWO))
    others = [witnessed(ONE), witnessed(TWO, OTHER), head(4), head(3, ONE, ACCEPTED)]
    assert ledger.merge(others) == 1
    assert ledger.merge([head(6, OTHER), head(1, game=OTHER)]) == 2
    assert newest(ledger.entries(GAME)) == head(6, OTHER)
    assert ledger.merge(ledger.entries()) == 0


@pytest.mark.rule("local/ledger 4.1")
def test_a_game_whose_file_alone_was_lost_is_brought_back_with_the_same_question(ledger: Ledger) -> None:
    """Whoever puts a damaged file aside, and restores it from a backup, may have signed since."""
    ledger.claim(witnessed(ONE))
    ledger.claim(slot(WITNESS, OTHER, BASE, PUBLIC, 6, ONE))
    saved = ledger.entries()
    ledger.claim(slot(WITNESS, GAME, BASE, PUBLIC, 8, ONE))
    (Path(ledger.path).parent / "ledgers" / GAME.hex()).unlink()
    assert ledger.merge(saved, b"backup") == 1
    with pytest.raises(ConflictError, match="restored from a backup"):
        ledger.claim(slot(WITNESS, GAME, BASE, PUBLIC, 8, TWO))
    ledger.claim(slot(WITNESS, OTHER, BASE, PUBLIC, 7, TWO))
    again = ledger.entries()
    assert ledger.merge(again, b"later") == 0
    ledger.claim(slot(WITNESS, OTHER, BASE, PUBLIC, 8, TWO))
    ledger.claim(slot(WITNESS, GAME, BASE, PUBLIC, 8, TWO), resume=True)
