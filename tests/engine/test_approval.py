"""Who must sign a decision: the rules of `approval`, one after the other."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import attrs
import pytest
from sample_games import signing_group
from sample_games.signing_group import DUO, TRIO

from pbem.engine.file.decision import (
    DECK,
    DRAW,
    MISSED,
    REPLACE,
    RESIGN,
    ROLLBACK,
    RULING,
    SUBSTITUTE,
    Decision,
)
from pbem.engine.file.succession import ended
from pbem.engine.play.approval import Council, Voters, council
from pbem.errors import InputError

if TYPE_CHECKING:
    from pbem.engine.file.genesis import Genesis

EVERY_KIND = (RESIGN, REPLACE, RULING, ROLLBACK)


@lru_cache
def game(mode: str = "next", quorum: str = "all-others", master: str = "") -> Genesis:
    """A game of Anna, Ben and Cleo, with a host of its own unless one of them is."""
    return signing_group.genesis(mode=mode, quorum=quorum, master=master)


def signers(genesis: Genesis, kind: str, seat: str, *must: str, live: tuple[str, ...] = TRIO) -> tuple[str, ...]:
    """Who must sign, if these must decide now; the turn is Anna's where nobody is named."""
    return council(genesis, Decision(kind, seat), Voters(live, must or ("anna",))).signers


# ── all others ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/play/approval 1.1")
@pytest.mark.parametrize("kind", [RESIGN, REPLACE, ROLLBACK])
def test_everybody_signs_except_the_seat_that_it_is_about(kind: str) -> None:
    assert signers(game(), kind, "ben") == ("anna", "cleo")


@pytest.mark.rule("engine/play/approval 1.1")
def test_what_is_about_nobody_is_signed_by_everybody_still_in_the_game() -> None:
    assert signers(game(), ROLLBACK, "") == TRIO
    assert signers(game(), ROLLBACK, "", live=("ben", "cleo")) == ("ben", "cleo")


@pytest.mark.rule("engine/play/approval 1.2")
def test_a_ruling_about_who_must_decide_now_needs_that_seat_as_well() -> None:
    assert signers(game(), RULING, "anna", "anna") == TRIO
    assert signers(game(), RULING, "ben", "anna") == ("anna", "cleo")
    assert signers(game(), RULING, "ben", "anna", "ben") == TRIO


# ── the host ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/play/approval 2.1")
@pytest.mark.parametrize("kind", EVERY_KIND)
def test_with_the_quorum_host_the_host_signs_and_who_must_decide_now(kind: str) -> None:
    hosted = game("host", "host")
    assert signers(hosted, kind, "ben", "anna") == ("anna", "host")
    assert signers(hosted, kind, "ben", "anna", "cleo") == ("anna", "cleo", "host")


@pytest.mark.rule("engine/play/approval 2.2")
def test_the_host_takes_out_or_replaces_who_must_decide_without_that_signature() -> None:
    hosted = game("host", "host")
    assert signers(hosted, RESIGN, "anna", "anna") == ("host",)
    assert signers(hosted, REPLACE, "anna", "anna", "ben") == ("ben", "host")
    assert signers(hosted, RULING, "anna", "anna") == ("anna", "host")


@pytest.mark.rule("engine/play/approval 2.3")
def test_a_substitution_by_the_host_needs_nobody_else() -> None:
    """The host was passed over before, so that the dice come from Ben."""
    voters = Voters(TRIO, ("anna",), ("host",))
    assert council(game("host", "host"), Decision(SUBSTITUTE, "ben"), voters).signers == ("host",)


@pytest.mark.rule("engine/play/approval 2.4")
def test_about_the_host_and_where_the_host_must_decide_all_others_sign() -> None:
    seated = game("host", "host", "ben")
    assert signers(seated, RESIGN, "ben", "anna") == ("anna", "cleo")
    assert signers(seated, RESIGN, "anna", "ben") == ("ben", "cleo")
    assert signers(seated, RESIGN, "anna", "cleo") == ("ben", "cleo")
    assert signers(seated, RESIGN, "cleo", "anna") == ("anna", "ben")
    with pytest.raises(InputError, match="only the host can say"):
        signers(seated, MISSED, "ben", "ben")


# ── witnesses ────────────────────────────────────────────────────────────────────────────────────


def test_who_is_passed_over_is_a_witness_that_is_waited_for() -> None:
    assert signers(game(), SUBSTITUTE, "ben", "anna") == ("anna", "cleo")
    assert signers(game("host"), SUBSTITUTE, "host", "anna") == TRIO
    with pytest.raises(InputError, match="come from ben, not from cleo"):
        signers(game(), SUBSTITUTE, "cleo", "anna")
    with pytest.raises(InputError, match="waits for no witness"):
        council(game(), Decision(SUBSTITUTE, "ben"), Voters(TRIO, ()))


def test_of_several_who_decide_one_is_passed_over_and_the_others_witness() -> None:
    assert signers(game(), SUBSTITUTE, "ben", "anna", "ben") == ("anna", "cleo")


def test_when_all_others_were_passed_over_the_next_one_is_asked_again() -> None:
    voters = Voters(TRIO, ("anna",), ("ben",))
    assert council(game(), Decision(SUBSTITUTE, "cleo"), voters).signers == ("anna", "ben")


def test_nobody_is_passed_over_for_the_author_of_the_turn() -> None:
    """In a game of two the next one is the one who was passed over, or nobody but the author."""
    with pytest.raises(InputError, match="nobody is left"):
        signers(game("host", master="ben"), SUBSTITUTE, "ben", "anna", live=DUO)


# ── two players ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/play/approval 3.1")
@pytest.mark.parametrize("kind", [REPLACE, RULING])
def test_of_two_players_both_sign_what_is_about_one(kind: str) -> None:
    assert signers(game(), kind, "ben", live=DUO) == DUO


@pytest.mark.rule("engine/play/approval 3.2")
def test_of_two_players_each_gives_up_alone_and_nobody_is_passed_over() -> None:
    assert signers(game(), RESIGN, "ben", live=DUO) == ("ben",)
    with pytest.raises(InputError, match="nobody is left to make the dice"):
        signers(game(), SUBSTITUTE, "ben", live=DUO)


# ── seats without keys, and the deck ─────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/play/approval 4.1")
def test_a_seat_without_a_key_agrees_unsigned() -> None:
    anna, ben, cleo = game().players
    open_ = attrs.evolve(game(), players=(anna, attrs.evolve(ben, key=""), cleo))
    voters = Voters(TRIO, ("anna",))
    assert council(open_, Decision(RESIGN, "anna"), voters) == Council(("cleo",), ("ben",))


@pytest.mark.rule("engine/play/approval 5.1")
def test_the_host_alone_reveals_the_deck_when_nobody_has_to_decide_any_more() -> None:
    hosted = game("host")
    assert council(hosted, Decision(DECK, ""), Voters(TRIO, ())).signers == ("host",)
    with pytest.raises(InputError, match="when the game is over"):
        council(hosted, Decision(DECK, ""), Voters(TRIO, ("anna",)))


# ── a draw ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/play/approval 6.1")
def test_everybody_still_in_the_game_signs_a_draw_whatever_the_quorum() -> None:
    for made in (game(), game("host", "host"), game("host", "host", "ben")):
        assert signers(made, DRAW, "") == TRIO
        assert signers(made, DRAW, "", live=("ben", "cleo")) == ("ben", "cleo")
    with pytest.raises(InputError, match="over already"):
        council(game(), Decision(DRAW, ""), Voters(TRIO, ()))


@pytest.mark.rule("engine/play/approval 6.2")
def test_after_a_draw_all_go_back_together_or_the_deck_is_revealed() -> None:
    drawn = ended(game("host", "host"), "draw")
    assert council(drawn, Decision(ROLLBACK, ""), Voters(TRIO, ())).signers == TRIO
    assert council(drawn, Decision(DECK, ""), Voters(TRIO, ())).signers == ("host",)
    for kind in (DRAW, RESIGN, REPLACE, RULING, MISSED, SUBSTITUTE):
        with pytest.raises(InputError, match="only a rollback can undo that"):
            council(drawn, Decision(kind, "ben"), Voters(TRIO, ()))
