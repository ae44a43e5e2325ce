"""What a game waits for: who owes what, who may do what, and what of somebody's others may not have yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs
import pytest
from sample_games import small_games
from sample_games.beginnings import TRIO, joined, opened, proved, seal
from sample_games.signing_group import Group
from sample_games.small_games import BALLOT, TICTACTOE, Maker, document, identity, invited, player

from pbem.engine.papers.decision_file import DecisionFile
from pbem.engine.papers.procedure import approve, draft
from pbem.engine.pending import told
from pbem.engine.pending.papers import Papers, papers_of
from pbem.engine.pending.pending import invited as pending_start
from pbem.engine.pending.pending import pending
from pbem.engine.pending.value import Holding, Home, Pending, Task
from pbem.engine.play import play
from pbem.engine.play.sealed_orders import PROOF, set_summons, with_proof
from pbem.engine.table.terms import Awaited
from pbem.trust.documents import WITNESS_NAMESPACE

if TYPE_CHECKING:
    from pbem.engine.table.terms import Data


def owed(found: Pending) -> list[tuple[str, str]]:
    return [(step.act, step.person) for step in found.owing]


def mover_of(game: play.Game) -> str:
    (mover,) = game.awaited.must if game.awaited else ()
    return mover


def may(found: Pending, person: str) -> list[str]:
    return [step.act for step in found.of(person).may]


# ── before a game ────────────────────────────────────────────────────────────────────────────────


def test_all_join_then_all_prove_then_the_first_begins() -> None:
    start = joined(opened(), "ben")
    assert owed(pending_start(start)) == [("join", "anna"), ("join", "cleo")]
    start = joined(start, "anna", "cleo")
    assert owed(pending_start(start)) == [("prove", seat) for seat in TRIO]
    start = proved(start, *TRIO)
    assert owed(pending_start(start)) == [("begin", "anna")]
    assert may(pending_start(start), "cleo") == ["begin"]


def test_an_answer_is_held_until_the_proof_of_another_shows_that_it_came() -> None:
    home = Home(("anna",))
    start = joined(opened(), *TRIO)
    (answer,) = pending_start(start, home).of("anna").holds
    assert answer == Holding("answer", ("ben", "cleo"))
    start = proved(start, "ben")
    assert pending_start(start, home).of("anna").holds == (Holding("answer", ("cleo",)),)
    start = proved(start, "anna")
    assert pending_start(start, home).of("anna").holds == (Holding("proof", ("ben", "cleo")),)
    assert pending_start(start).held_by(TRIO) == ()


def test_who_owes_nothing_waits_for_those_who_do() -> None:
    found = pending_start(joined(opened(), "ben"))
    assert [step.person for step in found.of("ben").waits] == ["anna", "cleo"]
    assert found.of("anna").waits == ()
    assert found.of("stranger").owes == ()


# ── one player after the other ───────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def turn() -> play.Game:
    return Group.begun(mode="next").game


def test_who_must_decide_writes_and_the_witness_plays(turn: play.Game) -> None:
    mover = mover_of(turn)
    (witness,) = play.needed_witnesses(turn, [mover])
    assert owed(pending(turn)) == [("write", mover)]
    papers = Papers({mover: {"player": mover}})
    found = pending(turn, papers)
    assert owed(found) == [("play", witness)]
    assert not found.of(mover).can("play")
    assert told.standing(found, turn.file.genesis, (witness,)) == (
        f"All orders are in; you ({witness.title()}) make the dice"
    )


def test_orders_are_held_by_their_author_and_not_by_others(turn: play.Game) -> None:
    mover = mover_of(turn)
    others = tuple(seat for seat in TRIO if seat != mover)
    papers = Papers({mover: {"player": mover}})
    assert pending(turn, papers, Home((mover,))).of(mover).holds == (Holding("orders", others),)
    assert pending(turn, papers, Home((others[0],))).held_by(TRIO) == ()
    assert pending(turn, papers).held_by(TRIO) == ()


def test_orders_for_a_host_go_to_the_host_alone_until_it_confirms_them() -> None:
    game = Group.begun(mode="host").game
    mover = mover_of(game)
    papers = Papers({mover: {"player": mover}})
    assert pending(game, papers, Home((mover,))).of(mover).holds == (Holding("orders", ("host",)),)
    assert owed(pending(game, papers)) == [("play", "host")]
    sure = attrs.evolve(papers, confirmed=(mover,))
    assert pending(game, sure, Home((mover,))).of(mover).holds == ()


def test_the_last_proof_is_held_with_record_0_until_somebody_answers_it(turn: play.Game) -> None:
    mover = mover_of(turn)
    cleo = next(seat for seat in TRIO if seat != mover)
    home = Home((cleo,), made_newest=True, proved=(cleo,))
    others = tuple(seat for seat in TRIO if seat != cleo)
    found = pending(turn, Papers(), home)
    assert found.of(cleo).holds == (Holding("record", others), Holding("proof", others))
    lacking = tuple(seat for seat in others if seat != mover)
    found = pending(turn, Papers({mover: {"player": mover}}), home)
    assert found.of(cleo).holds == (Holding("record", lacking), Holding("proof", lacking))
    # What all can make of mailed papers is nobody's to pass on.
    assert pending(turn, Papers(), Home((cleo,), made_newest=True)).held_by(TRIO) == ()


def test_a_record_is_held_by_whoever_made_it_until_papers_show_that_it_came() -> None:
    group = Group.begun(mode="next")
    (witness,) = play.needed_witnesses(group.game, [mover_of(group.game)])
    group.turn(sealer=witness)
    others = tuple(seat for seat in TRIO if seat != witness)
    home = Home((witness,), made_newest=True)
    assert pending(group.game, Papers(), home).of(witness).holds == (Holding("record", others),)
    assert pending(group.game, Papers(), Home((witness,))).held_by(TRIO) == ()
    answered = Papers({others[0]: {"player": others[0]}})
    assert pending(group.game, answered, home).of(witness).holds == (Holding("record", others[1:]),)


# ── several at once ──────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def poll() -> play.Game:
    return Maker.of(BALLOT, invited(BALLOT, "next", *TRIO)).game


def revealed(game: play.Game, seat: str, seals: list[Any]) -> Data:
    proof = dice_proof(game, seat, seals)
    return with_proof(document(game, seat, vote=1), proof, seals)


def dice_proof(game: play.Game, seat: str, seals: list[Any]) -> bytes:
    message = set_summons(game, seals, seat).message
    return small_games.dice_key(seat).sign(WITNESS_NAMESPACE, message)


def test_all_seal_before_anybody_opens(poll: play.Game) -> None:
    own = {"cleo": document(poll, "cleo", vote=1)}
    found = pending(poll, papers_of(poll, own, ["anna", "ben"]), Home(("cleo",)))
    assert owed(found) == [("write", "cleo")]
    found = pending(poll, papers_of(poll, own, TRIO), Home(("cleo",)))
    assert owed(found) == [("open", seat) for seat in TRIO]
    assert found.of("cleo").holds == (Holding("seal", ("anna", "ben")),)


def test_an_opened_list_brings_all_seals_of_its_set(poll: play.Game) -> None:
    """Ben seals last and mails only the list that he opened; the others need no file with his seal."""
    seals = [seal(poll, seat) for seat in TRIO]
    lists = {"ben": revealed(poll, "ben", seals)}
    papers = papers_of(poll, lists, ["anna"])
    assert set(papers.sealed) == set(TRIO)
    found = pending(poll, papers, Home(("anna",)))
    assert owed(found) == [("open", "anna"), ("open", "cleo")]
    assert found.of("anna").holds == (Holding("seal", ("cleo",)),)


def test_what_all_have_opened_is_played_by_anybody_and_the_first_is_waited_for(poll: play.Game) -> None:
    seals = [seal(poll, seat) for seat in TRIO]
    papers = papers_of(poll, {seat: revealed(poll, seat, seals) for seat in TRIO})
    found = pending(poll, papers, Home(("ben",)))
    assert owed(found) == [("play", "anna")]
    assert may(found, "ben") == ["play"]
    assert found.of("ben").holds == (Holding("opened", ("anna", "cleo")),)


def test_witnesses_whose_lists_are_not_in_the_set_make_their_dice_one_after_the_other(
    poll: play.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two proofs missing nobody could play; the last of them does."""
    monkeypatch.setattr("pbem.engine.pending.papers.needed_witnesses", lambda *_: TRIO)
    monkeypatch.setattr("pbem.engine.play.game.awaited_in", lambda *_: Awaited(("anna",), "lists", ("ben", "cleo")))
    poll = play.Game(*poll)  # whoever was awaited is remembered
    opened_lists = {"anna": {"player": "anna", PROOF: {}}}
    found = pending(poll, Papers(opened_lists, ("anna",), ("anna",)))
    assert owed(found) == [("open", "ben"), ("open", "cleo")]
    dice = opened_lists | {"ben": {"player": "ben", PROOF: {}}}
    assert owed(pending(poll, Papers(dice, ("anna",), ("anna",)))) == [("play", "cleo")]


def test_in_an_open_game_anybody_plays_and_drafts_are_not_orders() -> None:
    game = small_games.begun(TICTACTOE, player("anna", keyed=False), player("ben", keyed=False)).game
    mover = mover_of(game)
    other = "ben" if mover == "anna" else "anna"
    papers = Papers({mover: {"player": mover}})
    found = pending(game, papers)
    assert owed(found) == [("play", mover)]
    assert may(found, other) == ["play"]
    drafted = pending(game, papers, Home((mover,), drafts=(mover,)))
    assert owed(drafted) == [("write", mover)]
    assert drafted.of(mover).holds == ()
    assert pending(game, papers, Home((mover,))).of(mover).holds == (Holding("orders", (other,)),)


# ── decisions, the end, lost keys ────────────────────────────────────────────────────────────────


def test_a_decision_may_be_signed_by_those_whose_signature_is_missing_and_then_made(turn: play.Game) -> None:
    notice = DecisionFile(draft(turn, "resign", "cleo", "Bye."))
    found = pending(turn, Papers(decisions=(notice,)))
    assert [may(found, seat) for seat in TRIO] == [["approve"], ["approve"], []]
    sigs = dict(approve(turn, notice.document, identity(seat)) for seat in ("anna", "ben"))
    found = pending(turn, Papers(decisions=(notice.signed(sigs),)))
    assert [may(found, seat) for seat in TRIO] == [["enact"]] * 3


def test_who_has_signed_a_decision_makes_no_dice_beside_it(turn: play.Game) -> None:
    """Else there could be two next records that are both theirs; the others sign first, or let it be."""
    mover = mover_of(turn)
    (witness,) = play.needed_witnesses(turn, [mover])
    orders = {mover: {"player": mover}}
    notice = DecisionFile(draft(turn, "resign", mover, "Bye."))
    (other,) = {*TRIO} - {mover, witness}
    found = pending(turn, Papers(orders, decisions=(notice.signed({witness: "sig"}),)))
    assert owed(found) == [("approve", other)]
    assert not found.of(witness).can("play")
    assert found.of(witness).barred == (Task("play", witness),)
    # What others have signed stops nobody.
    found = pending(turn, Papers(orders, decisions=(notice.signed({other: "sig"}),)))
    assert owed(found) == [("play", witness)]
    assert may(found, witness) == ["approve"]


def test_a_signed_decision_is_held_until_nobody_elsewhere_must_sign_it(turn: play.Game) -> None:
    notice = DecisionFile(draft(turn, "resign", "cleo", "Bye."))
    half = notice.signed({"anna": "sig"})
    home = Home(("anna",))
    held = Holding("decision", ("ben", "cleo"), half)
    assert pending(turn, Papers(decisions=(half,)), home).of("anna").holds == (held,)
    assert told.lacking(held, turn.file.genesis, "anna") == (
        "Ben and Cleo may not have the decision that Anna signed yet"
    )
    # Not what nobody here signed, what only people here must still sign, or what all have signed.
    assert pending(turn, Papers(decisions=(notice,)), home).held_by(TRIO) == ()
    assert pending(turn, Papers(decisions=(half,)), Home(("anna", "ben"))).held_by(TRIO) == ()
    whole = half.signed({"anna": "sig", "ben": "sig"})
    assert pending(turn, Papers(decisions=(whole,)), home).held_by(TRIO) == ()


def test_a_decision_for_another_record_is_nothing_to_do(turn: play.Game) -> None:
    old = DecisionFile({**draft(turn, "resign", "cleo", "Bye."), "index": 7})
    assert may(pending(turn, Papers(decisions=(old,))), "anna") == []


def test_a_lost_key_is_named_with_what_the_others_can_do(turn: play.Game) -> None:
    genesis = turn.file.genesis
    (stuck,) = pending(turn, Papers(), Home(lost=("cleo",))).stuck
    assert stuck.replaceable
    two = Group.begun(mode="next", seats=("anna", "ben")).game
    found = pending(two, Papers(), Home(lost=("ben",)))
    assert not found.stuck[0].replaceable
    others = pending(turn, home=Home(lost=("ben",)))
    first, second = (told.stuck_sentence(one.stuck[0], genesis, "pbem x") for one in (others, found))
    assert first.endswith(
        "If you have a backup of it, restore it; else ask the others to give the seat to a new key: pbem x"
    )
    assert second == "The key of Ben is not here. If you have a backup of it, restore it: nobody can replace it."


def test_a_game_that_is_over_waits_for_nobody() -> None:
    game = small_games.race((0, 3, 1, 4, 2))[-1].game
    found = pending(game)
    assert (found.stage, found.owing) == ("over", ())
    assert told.standing(found, game.file.genesis) == "The game is over"


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_waited_for_is_said_in_one_wording(poll: play.Game) -> None:
    genesis = poll.file.genesis
    papers = [papers_of(poll, {}, []), papers_of(poll, {}, TRIO)]
    assert [told.standing(pending(poll, one), genesis, ("ben",)) for one in papers] == [
        "Waiting for the orders of Anna, Ben (you) and Cleo",
        "All orders are in, sealed; waiting for Anna, Ben (you) and Cleo to open them",
    ]
    start = joined(opened(), "ben")
    assert told.standing(pending_start(start), start.genesis) == "An invitation; waiting for Anna and Cleo to join"
    assert told.lacking(Holding("seal", ("ben",)), genesis, "anna") == (
        "Ben may not have the sealed orders of Anna yet"
    )
    assert told.lacking(Holding("record", ("ben",)), genesis, "anna", 3) == ("Ben may not have record 3 yet")
