"""
Who signed something twice, and what each reader is told.

Orders are signed anew when somebody thinks better of them; each set is another throw for whoever plays
the turn. A host's receipt has the number of the orders, and so forbids the lower ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attack_steps import played, roles, signed
from sample_games.friends import Friends, quiet
from sample_games.signing_group import Group, person
from sample_games.small_games import identity

from pbem.engine.file.game_reader import open_game
from pbem.engine.play import play
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.proof.exhibit import exhibit_files, format_exhibits
from pbem.engine.proof.forks import exhibits
from pbem.engine.proof.playback import game_after
from pbem.engine.proof.receipt_outcome import AtHand, Outcome, outcome
from pbem.engine.proof.receipts import read_receipt, write_receipt
from pbem.local import registry
from pbem.local.evidence import parting
from pbem.trust.canonical import canonical, format_base64

if TYPE_CHECKING:
    from pbem.engine.table.terms import Data

IN_TIME, LATE = ("2026-06-01T12:00:00Z", ""), ("2026-06-04T12:00:00Z", "2026-06-03T12:00:00Z")


def ordered(group: Group, seq: int, **more: Any) -> Data:
    """Signed orders of the mover with a number; another number, other orders."""
    seat = group.mover
    own = {key: value for key, value in group.quiet(seat).items() if key != "signed"}
    signer = identity(seat)
    return play.sign_orders(group.game, {**own, **more}, signer, signer.root, seq=seq)


def confirmed(group: Group, document: Data, moments: tuple[str, str] = IN_TIME) -> bytes:
    """The host's receipt for orders."""
    file = group.game.file
    return write_receipt(file.genesis, file.head.hex(), unsigned_text(document), moments, identity("host"))


def said_of(group: Group, receipt: bytes, *at_hand: Data) -> Outcome:
    game = open_game(group.data)
    records = game.all_records()
    orders = AtHand(at_hand, lambda index: game_after(group.data, registry.load, index))
    return outcome(game.genesis, records, read_receipt(game.genesis, receipt, records), orders)


# ── orders with several numbers, and the receipts for them ───────────────────────────────────────


@pytest.mark.rule("engine/proof/receipt_outcome 1.2")
@pytest.mark.parametrize("played", [1, 2, 3])
def test_whoever_plays_the_turn_chooses_among_orders_but_a_host_only_upwards(played: int) -> None:
    """Three sets came in time, and were confirmed; the host plays the one whose dice he likes."""
    group = Group.begun(mode="host")
    sets = {seq: ordered(group, seq, final=seq != 2) for seq in (1, 2, 3)}
    receipts = {seq: confirmed(group, one) for seq, one in sets.items()}
    group.turn(sets[played])
    assert group.verdict.ok
    for seq, receipt in receipts.items():
        found = said_of(group, receipt, sets[seq])
        if seq <= played:
            assert found.exhibit is None
            which = "they are" if seq == played else f"number {played}; these had {seq}"
            assert which in found.sentence
            continue
        older = f"record 1 was played with older ones, number {played} instead of {seq}: the host is to blame"
        assert older in found.sentence
        assert "judged anew they are sound, and signed" in found.sentence
        assert found.exhibit
        assert (found.exhibit.who, found.exhibit.what) == (("host",), "older")
        assert [one.namespace for one in found.exhibit.items] == [
            "pbem-receipt-1",
            "pbem-witness-1",
            "pbem-orders-1",
            "pbem-orders-1",
        ]
        assert all(one.is_good() for one in found.exhibit.items)
        assert len(exhibit_files(found.exhibit)) == 10
        (clause,) = format_exhibits([found.exhibit])
        assert clause.startswith("host played older orders of ")


def test_older_orders_are_no_evidence_where_the_newer_ones_break_a_rule() -> None:
    """A player who signs what nobody may play, and asks for a receipt, gains nothing."""
    group = Group.begun(mode="host")
    first = ordered(group, 1)
    wrong = {**first, "turn": 99, "signed": {**first["signed"], "seq": 2}}
    receipt = confirmed(group, wrong)
    group.turn(first)
    found = said_of(group, receipt, wrong)
    assert found.exhibit is None
    assert "judged anew they break a rule (turn: " in found.sentence
    assert "nobody is to blame" in found.sentence
    assert "only their hash is here" in said_of(group, receipt).sentence


def test_older_orders_are_no_evidence_where_the_newer_ones_came_too_late() -> None:
    group = Group.begun(mode="host")
    first, second = ordered(group, 1), ordered(group, 2, final=False)
    receipt = confirmed(group, second, LATE)
    group.turn(first)
    found = said_of(group, receipt, second)
    assert found.exhibit is None
    assert "after their time; record 1 was played with older ones" in found.sentence


@pytest.mark.rule("engine/proof/receipt_outcome 4.1")
def test_a_host_who_was_passed_over_did_not_play_the_older_orders() -> None:
    group = Group.begun(mode="host")
    first, second = ordered(group, 1), ordered(group, 2, final=False)
    receipt = confirmed(group, second)
    group.decide("substitute", "host")
    group.turn(first)
    found = said_of(group, receipt, second)
    assert found.exhibit is None
    assert "but not with the dice of the host" in found.sentence


@pytest.mark.rule("engine/proof/receipt_outcome 3.1")
def test_two_orders_with_one_number_accuse_their_player_and_not_the_host() -> None:
    group = Group.begun(mode="host")
    mover, first, twin = group.mover, ordered(group, 1), ordered(group, 1, final=False)
    receipt = confirmed(group, twin)
    group.turn(first)
    found = said_of(group, receipt, twin)
    assert found.exhibit
    assert (found.exhibit.who, found.exhibit.what) == ((mover,), "orders")
    assert all(one.is_good() for one in found.exhibit.items)
    assert f"{mover} signed two orders with one number" in found.sentence
    unknown = said_of(group, receipt)
    assert unknown.exhibit is None
    assert "only the confirmed orders can show" in unknown.sentence


def test_if_you_sign_other_orders_for_the_same_turn_a_witness_chooses_freely() -> None:
    """This succeeds: both records are sound, and where no host is there are no receipts."""
    group = Group.begun()
    sets = [ordered(group, seq, final=seq == 1) for seq in (1, 2)]
    heads = set()
    for one in sets:
        copy = Group(group.data)
        copy.turn(one)
        assert copy.verdict.ok
        heads.add(copy.game.file.head)
    assert len(heads) == 2


@pytest.mark.parametrize("mode", ["next", "host"])
def test_let_the_group_rule_before_anybody_has_dice_and_no_old_orders_count(mode: str) -> None:
    """What was signed before the ruling is stale, whatever its number."""
    group = Group.begun(mode=mode)
    sets = [ordered(group, seq, final=seq == 1) for seq in (1, 2)]
    receipt = confirmed(group, sets[1]) if mode == "host" else b""
    group.decide("ruling")
    for one in sets:
        (reading,) = play.check(group.game, [one]).readings
        assert [problem.code for problem in reading.problems if problem.is_error] == ["E-BASE"]
    group.turn(ordered(group, 1))
    assert group.verdict.ok
    if receipt:
        assert "is a decision (ruling), so they no longer apply" in said_of(group, receipt).sentence


# ── dice beside a decision, on the computer of an honest witness ─────────────────────────────────


def decided(by: str, friends: Friends, about: str) -> str:
    """A decision that somebody is out is drafted; the file."""
    friends[by].done("admin", "world-000.toml", "resign", about, "--reason", "Gone.", "-o", "out.toml")
    return "out.toml"


def test_dice_are_not_made_beside_a_decision_without_a_yes(friends: Friends) -> None:
    """The author is thought lost, the witness signs that; then the orders come."""
    author, witness, third = roles(friends)
    paper = decided(witness.name, friends, author.name)
    witness.done("approve", "world-000.toml", paper)
    mailed = signed(author, quiet(author))
    friends.mail(author.name, mailed)
    said = witness.refused("apply", "world-000.toml", mailed)
    assert "you have signed a decision for the place of this record" in said
    assert "nobody can prove which came first" in said
    assert not (witness.games / "world-001.toml").exists()
    witness.done("apply", "world-000.toml", mailed, "--revise")
    witness.done("apply", "world-000.toml", mailed, "-o", "again")
    third.done("verify", "world-000.toml")


def test_a_decision_is_not_signed_beside_dice_without_a_yes(friends: Friends) -> None:
    """The turn is played, the mail with it is thought lost, and the group takes the author out."""
    author, witness, _ = roles(friends)
    played(friends, author, witness)
    paper = decided(witness.name, friends, author.name)
    (witness.games / "world-001.toml").unlink()
    said = witness.refused("approve", "world-000.toml", paper)
    assert "ROLLBACK" in said
    witness.done("verify", "world-000.toml", "--accept-rollback")
    witness.done("approve", "world-000.toml", paper)


def test_a_decision_is_not_signed_beside_dice_that_are_not_played_yet(friends: Friends) -> None:
    """A record that was made, and of which the file was lost before anybody saw it."""
    author, witness, _ = roles(friends)
    mailed = signed(author, quiet(author))
    friends.mail(author.name, mailed)
    ledger = "".join(path.read_text() for path in witness.ledger_files())
    witness.done("apply", "world-000.toml", mailed)
    witness.keep_of_ledger(lambda line: not line.startswith("head ") or line in ledger)
    (witness.games / "world-001.toml").unlink()
    paper = decided(witness.name, friends, author.name)
    said = witness.refused("approve", "world-000.toml", paper)
    assert "you have already made the dice of the next record" in said
    witness.done("approve", "world-000.toml", paper, "--revise")


@pytest.mark.parametrize("alone", [True, False])
def test_dice_beside_a_decision_for_the_same_record_accuse_whoever_made_both_alone(alone: bool) -> None:
    """Where others had a part, one of the two may have been given up; the decision's signers are named."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days") if alone else Group.begun()
    one, other = Group(group.data), Group(group.data)
    one.turn()
    other.decide("missed" if alone else "resign", other.mover)
    (witness,) = dict(open_game(one.data).last.proofs)
    records, others = (open_game(each.data).all_records() for each in (one, other))
    genesis = one.game.file.genesis
    (found,) = exhibits(genesis, records, others)
    assert (found.who, found.what) == ((witness,), "beside" if alone else "perhaps")
    assert [item.namespace for item in found.items] == ["pbem-witness-1", "pbem-admin-1"]
    assert all(item.is_good() for item in found.items)
    said = "; ".join(parting(genesis, records, others, 1, seen=False).clauses)
    assert ("may have been innocent" in said) != alone
    assert "needed the signature of" in said


def test_dice_and_a_decision_of_two_people_in_one_seat_accuse_nobody() -> None:
    """Both keys must have been that person's in that place: whoever has the seat since is another."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days")
    one, other = Group(group.data), Group(group.data)
    one.turn()
    other.decide("missed", other.mover)
    records, others = (open_game(each.data).all_records() for each in (one, other))
    genesis = one.game.file.genesis
    assert exhibits(genesis, records, others)
    sig = format_base64(identity("guest").sign("pbem-admin-1", others[1].admin.encode()))
    others[1] = others[1]._replace(approvals=(("host", sig),))
    seat = {**person(genesis, "host", "host"), "key": identity("guest").public.line}
    text = canonical({**group.draft("replace", "host", "x", seat), "index": 2}).decode()
    others.append(others[1]._replace(index=2, admin=text, approvals=()))
    assert exhibits(genesis, records, others) == []
