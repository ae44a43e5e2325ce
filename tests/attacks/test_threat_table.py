"""
Every row of the tables of threats has a test that is named after it, and no test a row that is none.

The rows are those of the study that the protocol rests on: the lines of its table (`line_N`), attacks
that were carried out (`aN`), that once worked (`bN`), and that were thought through (`cN`). A test is
named `test_ROW_...` (for a line also `test_row_N_...`), or `test_ROW_and_ROW_...` where one thing is tried in two of them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROWS = {
    "line_1": "the author simulates the dice and grinds orders",
    "line_2": "who resolves picks the dice",
    "line_3": "who resolves edits orders, result or snapshot",
    "line_4": "author and witness collude before publication: this succeeds",
    "line_5": "author and witness change history after publication",
    "line_6": "the witness goes silent after seeing the result",
    "line_7": "the witness says: the file is corrupt, please send again",
    "line_8": "the author signs two orders",
    "line_9": "old orders, or those of another game, are played again",
    "line_10": "an agreed rollback to an older file",
    "line_11": "an old file is presented as the current one",
    "line_12": "different files to different people",
    "line_13": "malicious or weak keys",
    "line_14": "the same secret in a second genesis",
    "line_15": "reading the deck, or others' hands",
    "line_16": "inventing or swapping a card",
    "line_17": "the set-up is chosen by the creator",
    "line_18": "the host is also a player",
    "line_19": "two players",
    "line_20": "an eliminated player spoils as witness",
    "line_21": "a replaced player's new key is ground for a known turn",
    "line_22": "one human on two adjacent seats: this succeeds",
    "line_23": "a forger of mail",
    "line_24": "an engine's bug or another version changes results",
    "a1": "the witness edits orders and seals again",
    "a2": "the witness alters the proof",
    "a3": "the witness sends s + n",
    "a4": "the signature of the orders with S + L",
    "a5": "the author takes another witness",
    "a6": "the author witnesses himself",
    "a7": "old orders are played again",
    "a8": "orders of game 1 in game 2 of the same players",
    "a9a": "the own client is asked to sign other orders for the turn",
    "a9b": "a changed client of the author, an honest witness",
    "a9c": "author and witness both sign twice",
    "a10": "an older file as the current one",
    "a11": "armies are added to the snapshot",
    "a12": "the witness resolves wrongly, but hashes and seals well",
    "a13": "the identity point as a key",
    "a14": "a dice key with e = 3",
    "a15": "one dice key on two seats",
    "a16": "the creator swaps somebody's keys for his own",
    "a17": "author and witness grind together: this succeeds",
    "a18": "an open seed is ground: this succeeds",
    "a19": "a trade with another key",
    "a20": "two genesis files from the same joins",
    "a21": "floats, dates, keys twice, signs that are not seen, letters that look alike",
    "a22": "a host who plays resolves his own turn",
    "b1": "n = 9m",
    "b2": "e divides p - 1",
    "b3": "another hash algorithm",
    "b4": "tables of Unicode",
    "b5": "harmless records of the host",
    "b6": "a random nonce",
    "b7": "several cards under one key",
    "b8": "a bomb of dotted keys",
    "c1": "the witness and all others against the author",
    "c2": "the author and all others but the witness",
    "c3": "an honest witness as an oracle for candidate orders",
    "c4": "the witness knows own future values",
    "c5": "the witness sees the result first and negotiates: this succeeds",
    "c6": "the witness stays silent because the result hurts",
    "c7": "the witness publishes late, after the substitution",
    "c8": "a cartel substitutes an honest witness",
    "c9": "two players, one silent",
    "c10": "the witness loses the dice key after a bad result",
    "c11": "a new key is ground for known orders",
    "c12": "an agreed rollback to try the same orders again",
    "c12b": "an informal rollback: somebody mails an old file",
    "c13": "a truncated file for a newcomer: this succeeds",
    "c14": "comments in the file lie",
    "c15": "escapes and turned text in names",
    "c16": "orders with little choice, computed before",
    "c17": "the author picks the card key after seeing the dice",
    "c18": "a player shows his hand to an ally: this succeeds",
    "c19": "the last one to prove sees the set-up and leaves",
    "c20": "seat order and first player",
    "c21": "the creator drops a joiner",
    "c22": "signatures twice to reach a quorum",
    "c23": "a huge RSA key to make proving slow",
    "c24": "a stolen identity key",
}

_ROW = r"(?:line_\d+|row_\d+|[abc]\d+[a-c]?)"
_NAME = re.compile(rf"^def (test_({_ROW}(?:_and_{_ROW})*)_\w*)", re.MULTILINE)


@cache
def named() -> dict[str, list[str]]:
    """The tests that are named after rows, by row."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parents[1].rglob("test_*.py")):
        for name, rows in _NAME.findall(path.read_text(encoding="utf-8")):
            for row in rows.split("_and_"):
                found.setdefault(row.replace("row_", "line_"), []).append(f"{path.name}::{name}")
    return found


@pytest.mark.parametrize("row", ROWS)
def test_a_threat_is_tried(row: str) -> None:
    assert named().get(row), f"nobody tries {row}: {ROWS[row]}"


def test_no_test_is_named_after_a_threat_that_is_none() -> None:
    assert set(named()) - set(ROWS) == set()
