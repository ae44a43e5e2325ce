"""
A host who declares a turn missed: what a receipt proves, and against whom it proves nothing.

With the quorum host, a host who dislikes the dice that orders would bring could say that they never came.
The receipt in the mail that confirms them is signed, and speaks against that.
"""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from attack_steps import checks_of
from sample_games.clocked_host import (
    DAYS,
    HOURS,
    MINUTES,
    THREE_DAYS_AND_GRACE,
    ClockedHost,
    open_clocked_host,
    text_of,
)
from sample_games.friends import Friends, Person
from sample_games.small_games import BALLOT, Maker, dice_key, document, find, identity, invited

from pbem.engine.file.game_reader import open_game
from pbem.engine.papers.procedure import draft
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.proof.playback import game_after
from pbem.engine.proof.receipt_outcome import AtHand, Outcome, outcome
from pbem.engine.proof.receipts import read_receipt, write_receipt
from pbem.engine.text import order_file
from pbem.host.games.turns import make_record
from pbem.host.round import Round

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Program

OVER = 3 * DAYS + 2 * HOURS


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, THREE_DAYS_AND_GRACE)


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Somebody with a computer of their own, and no part in the game."""
    return Friends(tmp_path / "friends", monkeypatch).person("dora")


def confirmed(host: ClockedHost, *, sender: str = "") -> Any:
    """The mover's orders are read and confirmed, and not played yet; the mail that confirms them."""
    host.mail(host.mover, orders=host.orders(), sender=sender)
    Round(host.host_folder, host.now).decide_mails()
    (letter,) = host.letters("ack")
    return letter


def attached(letter: Any) -> bytes:
    (part,) = [one for one in letter.iter_attachments() if "receipt" in str(one.get_filename())]
    return bytes(part.get_payload(decode=True))


def forgotten(host: ClockedHost) -> None:
    """The host throws the orders away, and lets the time run out."""
    shutil.rmtree(host.folder.inside("orders"))
    host.wait(OVER)


def decided_alone(host: ClockedHost, kind: str, reason: str = "So be it.") -> None:
    """The host alone makes a record about the mover, whose orders are in."""
    game, seat = host.opened, host.mover
    person = order_file.read(host.paper(seat, "dora"), "").data["events"]
    events = person if kind == "replace" else ()
    with host.folder.lock():
        make_record(game, draft(game.game, kind, seat, reason, events))


def given(reader: Person, host: ClockedHost, letter: Any) -> None:
    (reader.games / "confirmed.eml").write_bytes(letter.as_bytes())
    (reader.games / "receipt.toml").write_bytes(attached(letter))
    (reader.games / "world.toml").write_bytes(host.opened.data)


def test_the_host_calls_a_turn_missed_although_your_orders_are_in(
    host: ClockedHost, reader: Person, program: Program
) -> None:
    """The game file is sound by itself; the receipt and the record together name the host."""
    mover = host.mover
    letter = confirmed(host)
    assert "The attached receipt is signed" in text_of(letter)
    forgotten(host)
    given(reader, host, letter)
    assert "yes." in reader.done("verify", "world.toml")
    for paper in ("receipt.toml", "confirmed.eml"):
        said = reader.refused("verify", "world.toml", "--against", paper)
        assert f"the host confirmed orders of {mover} at 2026-06-01T12:00:00Z, in time" in said
        assert "called the turn missed all the same, in record 1: the host is to blame" in said
        status = reader.done("status", "world.toml", paper)
        assert "the host is to blame" in status
        assert "the evidence is written by: pbem verify world.toml --against" in status
    (folder,) = reader.games.glob("world-evidence-001-*")
    program("ssh-keygen")
    assert len(checks_of(folder)) == 2
    for line in checks_of(folder):
        done = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    assert {"pbem-receipt-1", "pbem-admin-1"} == {line.split()[8] for line in checks_of(folder)}


ALONE = {
    "missed": ("called the turn missed all the same, in record 1: the host is to blame;", "missed"),
    "replace": ("gave the seat to somebody else instead of playing them", "aside"),
    "resign": ("took the player out of the game instead of playing them", "aside"),
}


@pytest.mark.rule("engine/proof/receipt_outcome 1.2", "engine/proof/receipt_outcome 2.3")
@pytest.mark.thorough
@pytest.mark.parametrize("kind", ALONE)
def test_beside_the_host_s_receipt_for_orders_in_time_his_decision_is_evidence(
    kind: str, host: ClockedHost, reader: Person
) -> None:
    """Not only `missed` throws the dice anew: so does whatever the host can decide alone."""
    mover, letter = host.mover, confirmed(host)
    decided_alone(host, kind)
    given(reader, host, letter)
    said = reader.refused("verify", "world.toml", "--against", "receipt.toml")
    words, deed = ALONE[kind]
    assert words in said
    asked = f", in record 1: the host is to blame, unless {mover} asked for it;"
    assert (asked in said) == (deed == "aside")
    (folder,) = reader.games.glob("world-evidence-001-*")
    assert (folder / f"host-{deed}.txt").is_file()


@pytest.mark.thorough
def test_a_deputy_for_a_turn_that_was_not_missed_names_the_host(host: ClockedHost, reader: Person) -> None:
    """The record's own reason says that the time ran out; the receipt says that orders were in."""
    letter = confirmed(host)
    decided_alone(host, "replace", f"They did not come. Entry 4 of the host's log, {'0' * 64}.")
    given(reader, host, letter)
    said = reader.refused("verify", "world.toml", "--against", "receipt.toml")
    assert "gave the seat to somebody else instead of playing them, in record 1: the host is" in said
    assert "asked for it" not in said


@pytest.mark.rule("engine/proof/receipt_outcome 2.1", "engine/proof/receipt_outcome 2.3")
@pytest.mark.thorough
def test_the_orders_of_a_receipt_are_judged_anew_where_they_are_at_hand(
    host: ClockedHost, reader: Person, program: Program
) -> None:
    """With only their hash, that they were sound is the host's own word; and that is what is said."""
    mover, orders = host.mover, host.orders()
    letter = confirmed(host)
    forgotten(host)
    given(reader, host, letter)
    (reader.games / "orders.toml").write_bytes(orders)
    papers = ("--against", "receipt.toml", "--against", "orders.toml")
    said = reader.refused("verify", "world.toml", *papers)
    assert "the host is to blame; judged anew they are sound, and signed" in said
    assert "judged anew they are sound, and signed" in reader.done(
        "status", "world.toml", "receipt.toml", "orders.toml"
    )
    program("ssh-keygen")
    (folder,) = reader.games.glob("world-evidence-*")
    assert len(checks_of(folder)) == 3
    for line in checks_of(folder):
        done = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    hash_only = "only their hash is here, so that they were sound is the host's own word"
    assert hash_only in reader.refused("verify", "world.toml", "--against", "receipt.toml")
    text = orders.decode()
    start = text.index("sig = [")
    swapped = {'"A': '"B', '"B': '"A'}
    first = text.index('"', start)
    broken = text[:first] + swapped.get(text[first : first + 2], '"A') + text[first + 2 :]
    (reader.games / "orders.toml").write_text(broken)
    said = reader.refused("verify", "world.toml", *papers)
    assert f"that {mover} signed them is the host's own word" in said
    (reader.games / "orders.toml").write_bytes(orders.replace(b"seq = 1", b"seq = 2"))
    assert hash_only in reader.refused("verify", "world.toml", *papers)
    assert "only beside a host's receipt" in reader.refused("verify", "world.toml", "--against", "orders.toml")


@pytest.mark.parametrize("with_orders", [False, True], ids=["hash only", "orders at hand"])
def test_a_host_plays_without_confirmed_orders_that_need_not_have_come(
    with_orders: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each set of orders is another throw; with the receipt it is proved that there was another set."""
    monkeypatch.setattr("sample_games.small_games.dice_key", lambda who: dice_key("cleo" if who == "guest" else who))
    maker = Maker.of(BALLOT, invited(BALLOT, "host", "anna", "ben", "guest"), sealer="anna")
    before, base = maker.data, maker.head.hex()
    extra = document(maker.game, "guest", vote=3)
    must = [document(maker.game, seat, vote=1) for seat in ("anna", "ben")]
    signer, moments = identity("host"), ("2026-06-01T12:00:00Z", "")
    genesis = maker.genesis
    paper = write_receipt(genesis, base, unsigned_text(extra), moments, signer)
    maker.add([*must, extra])
    assert "they are in record 1" in outcome_of(maker.data, paper, [extra]).sentence
    other = Maker.of(BALLOT, genesis, sealer="anna")
    assert other.data == before
    data = other.add(must)
    found = outcome_of(data, paper, [extra] if with_orders else [])
    assert "in time; record 1 was played without them: the host is to blame" in found.sentence
    assert ("judged anew they are sound, and signed" in found.sentence) == with_orders
    assert found.exhibit
    assert found.exhibit.who == ("host",)
    assert all(item.is_good() for item in found.exhibit.items)
    assert len(found.exhibit.items) == 2 + with_orders


def outcome_of(data: bytes, paper: bytes, documents: list[Any]) -> Outcome:
    records = open_game(data).all_records()
    genesis = open_game(data).genesis
    at_hand = AtHand(documents, lambda index: game_after(data, find, index))
    return outcome(genesis, records, read_receipt(genesis, paper, records), at_hand)


@pytest.mark.rule("engine/proof/receipt_outcome 2.2")
@pytest.mark.thorough
def test_a_receipt_for_orders_that_break_a_rule_accuses_nobody_of_the_missed_turn(
    host: ClockedHost, reader: Person
) -> None:
    """A host with a changed program confirms anything; the turn was missed all the same."""
    letter = confirmed(host)
    base = attached(letter).decode().partition('base = "')[2][:64]
    wrong = order_file.read(host.orders(), "").data | {"turn": 99}
    forgotten(host)
    given(reader, host, letter)
    moments = ("2026-06-01T12:00:00Z", "2026-06-04T14:00:00Z")
    text = unsigned_text(wrong)
    paper = write_receipt(host.game.file.genesis, base, text, moments, identity("host"))
    (reader.games / "receipt.toml").write_bytes(paper)
    (reader.games / "orders.toml").write_text(order_file.write(wrong))
    papers = ("--against", "receipt.toml", "--against", "orders.toml")
    said = reader.done("verify", "world.toml", *papers)
    assert "judged anew they break a rule (turn: these orders are for turn 99, but the game is at turn" in said
    assert "nobody is to blame" in said
    assert not list(reader.games.glob("world-evidence-*"))


@pytest.mark.rule("engine/proof/receipt_outcome 1.1")
def test_an_honest_host_is_spared(host: ClockedHost, reader: Person) -> None:
    """The orders are played, or newer ones of the player are; or a decision made them stale."""
    mover, letter = host.mover, confirmed(host)
    before = host.opened.data
    host.tick()
    assert host.index == 1
    given(reader, host, letter)
    said = reader.done("verify", "world.toml", "--against", "receipt.toml")
    assert f"the host confirmed orders of {mover} at 2026-06-01T12:00:00Z; they are in record 1" in said
    (reader.games / "world.toml").write_bytes(before)
    assert "they have not been played yet" in reader.done("status", "world.toml", "receipt.toml")


@pytest.mark.thorough
def test_a_turn_that_was_missed_accuses_no_host_by_a_receipt_for_another_moment(
    host: ClockedHost, reader: Person
) -> None:
    letter = confirmed(host)
    host.tick()
    host.wait(OVER + HOURS)
    assert '"kind":"missed"' in host.record().admin
    given(reader, host, letter)
    assert "they are in record 1" in reader.done("verify", "world.toml", "--against", "receipt.toml")


def test_orders_that_only_stand_by_get_no_receipt(host: ClockedHost) -> None:
    host.mail(host.mover, "[standby]\n", host.orders())
    host.tick()
    (letter,) = host.letters("ack")
    assert not any("receipt" in str(one.get_filename()) for one in letter.iter_attachments())
    assert "receipt is signed" not in text_of(letter)


def test_orders_that_are_in_do_not_stand_by_again(host: ClockedHost) -> None:
    """Otherwise a host could be accused who did as the player wished."""
    confirmed(host)
    host.mail(host.mover, "[standby]\n", host.orders())
    Round(host.host_folder, host.now + MINUTES).decide_mails()
    told = [text_of(letter) for letter in host.letters("ack")]
    assert not any("stand by" in one for one in told)
    host.tick()
    assert host.index == 1


@pytest.mark.thorough
def test_a_receipt_that_the_host_did_not_sign_proves_nothing(host: ClockedHost, reader: Person) -> None:
    letter = confirmed(host)
    good = attached(letter)
    forgotten(host)
    given(reader, host, letter)
    genesis, base = host.game.file.genesis, good.decode().partition('base = "')[2][:64]
    text = f'{{"player":"{host.mover}","signed":{{"seq":1}}}}'
    forged = write_receipt(genesis, base, text, ("2026-06-01T12:00:00Z", ""), identity("ben"))
    for paper in (
        forged,
        good.replace(b"2026-06-01", b"2026-06-02"),
        good.replace(b"[receipt]", b'[receipt]\nmore = "1"'),
        good.replace(b"receipt/1", b"receipt/2"),
        good.replace(b"seq = 1", b"seq = 2"),
        good.replace(b"seq = 1", b"seq = 0"),
        good.replace(b"seq = 1", b'seq = "1"'),
        good.replace(b"seq = 1\n", b""),
        good.replace(b'player = "', b'player = "x'),
        good.replace(base.encode(), genesis.game_id.hex().encode()),
        good.replace(genesis.game_id.hex().encode(), base.encode()),
    ):
        assert paper != good
        (reader.games / "receipt.toml").write_bytes(paper)
        said = reader.refused("verify", "world.toml", "--against", "receipt.toml")
        assert "is to blame" not in said
        assert not list(reader.games.glob("world-evidence-*"))


@pytest.mark.thorough
def test_orders_that_came_too_late_accuse_no_host(host: ClockedHost, reader: Person) -> None:
    """The receipt says itself when the time ended."""
    letter = confirmed(host)
    good = attached(letter).decode()
    base, orders = (good.partition(f'{key} = "')[2][:64] for key in ("base", "orders"))
    assert orders != base
    text = f'{{"player":"{host.mover}","signed":{{"seq":1}}}}'
    late = ("2026-06-04T14:00:01Z", "2026-06-04T14:00:00Z")
    forgotten(host)
    given(reader, host, letter)
    paper = write_receipt(host.game.file.genesis, base, text, late, identity("host"))
    (reader.games / "receipt.toml").write_bytes(paper)
    assert "after their time" in reader.done("verify", "world.toml", "--against", "receipt.toml")


def test_read_knows_a_receipt_and_whose_it_is(host: ClockedHost, reader: Person) -> None:
    mover, letter = host.mover, confirmed(host)
    given(reader, host, letter)
    said = reader.done("read", "confirmed.eml")
    assert "a host's receipt for orders; the game is not known here" in said
    said = reader.done("read", "world.toml", "confirmed.eml")
    assert f"a host's receipt for orders of {mover.title()}, confirmed at 2026-06-01T12:00:00Z, in" in said
    assert "in time (until 2026-06-04T14:00:00Z): the signature of the host holds" in said


# ── before anybody signs ─────────────────────────────────────────────────────────────────────────

AGREED = {
    ("--mode", "next"): ("Who decides about the game: all the others. Together, never alone,",),
    ("--mode", "host", "--host", "Hugo"): (
        "Who decides about the game: all the others. Together, never alone,",
        "Deadline: none; no turn can be ended for you.",
    ),
    (
        "--mode",
        "host",
        "--host",
        "Hugo",
        "--quorum",
        "host",
        "--deadline",
        "3 days, grace 2h; missed: advance, deputy, minimal",
    ): (
        "Who decides about the game: the host. Alone, the host can remove the player whose turn it is",
        "Deadline: '3 days, grace 2h; missed: advance, deputy, minimal', in the host's words.",
        "are played, or else a deputy named by the host takes the seat, or else the",
        "The host says whether a turn was missed",
    ),
    ("--mode", "host", "--host", "Hugo", "--quorum", "host", "--deadline", "when I say so"): (
        "in any case the host alone can end your turn, without dice.",
    ),
    ("--mode", "host", "--host", "Hugo", "--deadline", "3 days; missed: minimal"): (
        "Missed turns: the host alone cannot end anybody's turn in this game.",
    ),
}


@pytest.mark.parametrize("words", AGREED, ids=lambda words: words[-1])
def test_a_player_agrees_to_terms_that_nobody_reads_out(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who decides, deadline and policy stand in plain words above the signature, in new and in join."""
    friends = Friends(tmp_path, monkeypatch)
    anna, ben = friends.person("anna"), friends.person("ben")
    said = anna.done("new", "world", "--players", "anna,ben", "--as", "anna", *words)
    friends.mail("anna", "world-start-anna.toml")
    joined = ben.done("join", "world-start-anna.toml", "--player", "ben")
    for told in (said, joined):
        for sentence in AGREED[words]:
            assert sentence in told, told
        assert told.index("Who decides") < told.index("Written: ")
