"""
The table of who signed what twice, alone, with somebody else or with all, and what each reader is told.

It is made of real signatures and of the sentences that commands print, and kept in `signed_twice.txt`.
Run with `-s` it is printed.
"""

from __future__ import annotations

import textwrap
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from sample_games.clocked_host import ClockedHost, open_clocked_host, text_of
from sample_games.signing_group import TRIO, Group
from sample_games.small_games import BALLOT, Maker, document, find, identity, invited
from test_attacks_by_copies import letter_to, wish
from test_signed_twice import confirmed, ordered, said_of

from pbem.engine.file.game_reader import open_game
from pbem.engine.play import play
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.play.sealed_orders import seal_orders
from pbem.engine.proof.exhibit import Exhibit, format_exhibits
from pbem.engine.proof.forks import double_seals, fork_place
from pbem.local.evidence import name_double_signers, parting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pbem.engine.table.terms import Data

HERE = Path(__file__).parent
Told = dict[str, str]

BOTH, FIRST, SECOND = "has both files", "saw the first first", "saw the second first"
NOTHING = "nobody signed two things there"


def fork(one: Group, other: Group) -> Told:
    """What the three readers of two histories are told."""
    game = open_game(one.data)
    records, others = game.all_records(), open_game(other.data).all_records()
    place = fork_place(records, others)
    assert place is not None

    def told(new: Any, old: Any, *, seen: bool) -> str:
        found = parting(game.genesis, new, old, place, seen=seen)
        assert all(item.is_good() for exhibit in found.exhibits for item in exhibit.items)
        return "; ".join(found.clauses) or NOTHING

    return {
        BOTH: told(others, records, seen=False),
        FIRST: told(others, records, seen=True),
        SECOND: told(records, others, seen=True),
    }


def branches(**terms: Any) -> tuple[Group, Group]:
    group = Group.begun(**terms)
    return Group(group.data), Group(group.data)


def said(found: list[Exhibit]) -> str:
    assert all(item.is_good() for exhibit in found for item in exhibit.items)
    return "; ".join(format_exhibits(found)) or NOTHING


# ── orders ───────────────────────────────────────────────────────────────────────────────────────


def orders_alone() -> Told:
    """An honest witness plays one of the two; so there is one history, and orders beside it."""
    group = Group.begun()
    twin = ordered(group, 1, final=False)
    later = ordered(group, 2, final=False)
    before = open_game(group.data)
    group.turn(ordered(group, 1))

    def told(orders: Data) -> str:
        pair = (unsigned_text(orders), "".join(orders["signed"]["sig"]))
        with TemporaryDirectory() as folder:
            path = str(Path(folder) / "world-000.toml")
            words = name_double_signers(path, before, open_game(group.data), [pair])
        return words.removeprefix(". ").partition(", see ")[0]

    return {"gets orders with one number": told(twin), "gets orders with two numbers": told(later)}


def orders_with_the_witness() -> Told:
    one, other = branches()
    one.turn(ordered(one, 1))
    other.turn(ordered(other, 1, final=False))
    return fork(one, other)


def orders_with_all() -> Told:
    one, other = branches()
    one.turn(ordered(one, 1))
    one.decide("rollback", "", {"to": 0})
    other.turn(ordered(other, 1, final=False))
    return fork(one, other)


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────


def dice_alone() -> Told:
    """The author revised in time; the witness plays both."""
    one, other = branches()
    one.turn(ordered(one, 1))
    other.turn(ordered(other, 2, final=False))
    return fork(one, other)


def dice_beside_a_decision_alone() -> Told:
    one, other = branches(mode="host", quorum="host", deadline="7 days")
    one.turn()
    other.decide("missed", other.mover)
    return fork(one, other)


def dice_beside_a_decision_with_the_third() -> Told:
    one, other = branches()
    one.turn()
    other.decide("resign", other.mover)
    return fork(one, other)


def dice_beside_a_decision_with_all() -> Told:
    one, other = branches()
    one.turn()
    other.decide("ruling")
    return fork(one, other)


def dice_of_somebody_who_is_passed_over() -> Told:
    one, other = branches()
    (witness,) = play.needed_witnesses(other.game, [other.mover])
    one.turn()
    other.decide("substitute", witness)
    return fork(one, other)


# ── decisions ────────────────────────────────────────────────────────────────────────────────────


def decisions_alone() -> Told:
    one, other = branches(mode="host", quorum="host", deadline="7 days")
    one.decide("missed", one.mover)
    other.decide("resign", other.mover)
    return fork(one, other)


def decisions_with_the_mover() -> Told:
    one, other = branches(mode="host", quorum="host", deadline="7 days")
    one.decide("ruling", reason="Peace.")
    other.decide("ruling", reason="War.")
    return fork(one, other)


def decisions_with_all() -> Told:
    one, other = branches()
    one.decide("ruling", reason="Peace.")
    other.decide("ruling", reason="War.")
    return fork(one, other)


# ── seals ────────────────────────────────────────────────────────────────────────────────────────


def seals(*seats: str) -> Callable[[], Told]:
    def told() -> Told:
        maker = Maker.of(BALLOT, invited(BALLOT, "next", *TRIO))
        game = play.load_game(maker.data, find)
        found = [
            seal_orders(game, seat, 1, unsigned_text(document(game, seat, vote=vote)), identity(seat))
            for seat in seats
            for vote in (1, 2)
        ]
        return {"gets both seals": said(double_seals(game, found))}

    return told


# ── receipts ─────────────────────────────────────────────────────────────────────────────────────


def receipt_alone() -> Told:
    """The host confirms what the player never sent, beside what was sent and played."""
    group = Group.begun(mode="host")
    receipt = confirmed(group, ordered(group, 1, final=False))
    group.turn(ordered(group, 1))
    return {"has the receipt": said_of(group, receipt).sentence}


def receipts_for_two_numbers() -> Told:
    group = Group.begun(mode="host")
    first, second = ordered(group, 1), ordered(group, 2, final=False)
    receipts = confirmed(group, first), confirmed(group, second)
    lower, higher = Group(group.data), Group(group.data)
    lower.turn(first)
    higher.turn(second)
    return {
        "has receipt 2, and 1 was played": said_of(lower, receipts[1], second).sentence,
        "has receipt 1, and 2 was played": said_of(higher, receipts[0], first).sentence,
    }


def receipts_with_the_player() -> Told:
    group = Group.begun(mode="host")
    twin = ordered(group, 1, final=False)
    receipt = confirmed(group, twin)
    group.turn(ordered(group, 1))
    return {"has receipt and orders": said_of(group, receipt, twin).sentence}


def receipts_with_all() -> Told:
    group = Group.begun(mode="host")
    receipt = confirmed(group, ordered(group, 1))
    group.decide("ruling")
    return {"has the receipt": said_of(group, receipt).sentence}


# ── wishes ───────────────────────────────────────────────────────────────────────────────────────


def wishes(host: ClockedHost, *seats: str) -> Told:
    """Wishes stand for one player each: what others sign is nothing to them."""
    told = []
    for seat in seats:
        for reader in [one for one in TRIO if one != seat]:
            host.mail(seat, "", wish(host, seat, letter_to(reader)))
            host.tick()
        (*_, last) = host.letters("ack")
        told += [line for line in text_of(last).split(". ") if "fulfilled before" in line]
    assert len(told) == len(seats)
    assert len(host.letters("message")) == len(seats)
    return {"the host": " ".join(" ".join(told[0].split()[-12:]).split())}


ROWS: dict[tuple[str, str], Callable[[], Told]] = {
    ("orders", "alone"): orders_alone,
    ("orders", "with the witness"): orders_with_the_witness,
    ("orders", "with all"): orders_with_all,
    ("dice", "alone"): dice_alone,
    ("dice", "with the author"): orders_with_the_witness,
    ("dice", "with all"): orders_with_all,
    ("dice beside a decision", "alone"): dice_beside_a_decision_alone,
    ("dice beside a decision", "with the third"): dice_beside_a_decision_with_the_third,
    ("dice beside a decision", "with all"): dice_beside_a_decision_with_all,
    ("dice of another beside a decision", "two others"): dice_of_somebody_who_is_passed_over,
    ("decisions", "alone"): decisions_alone,
    ("decisions", "with the mover"): decisions_with_the_mover,
    ("decisions", "with all"): decisions_with_all,
    ("seals", "alone"): seals("anna"),
    ("seals", "with one other"): seals("anna", "ben"),
    ("seals", "with all"): seals(*TRIO),
    ("receipts", "alone, one number"): receipt_alone,
    ("receipts", "alone, two numbers"): receipts_for_two_numbers,
    ("receipts", "with the player"): receipts_with_the_player,
    ("receipts", "with all"): receipts_with_all,
}


def rows(host: ClockedHost) -> Iterator[str]:
    yield "who signed twice what, and what each reader is told\n"
    for (what, circle), make in ROWS.items():
        yield from row(what, circle, make())
    first, *more = TRIO
    yield from row("wishes", "alone", wishes(host, first))
    yield from row("wishes", "the others too, each for themselves", wishes(host, *more))


def row(what: str, circle: str, told: Told) -> Iterator[str]:
    yield f"\n{what}, {circle}\n"
    if len(set(told.values())) == 1 and BOTH in told:
        told = {"whichever was seen first": told[BOTH]}
    for reader, words in told.items():
        yield (
            textwrap.fill(
                f"{reader}: {words}", 110, initial_indent="  ", subsequent_indent="    ", break_long_words=False
            )
            + "\n"
        )


@pytest.mark.thorough
def test_the_table_of_who_signed_what_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, golden: Callable[[Path, str], None]
) -> None:
    text = "".join(rows(open_clocked_host(tmp_path, monkeypatch)))
    print(text)
    golden(HERE / "signed_twice.txt", text)
