"""Every kind of administrative record, made and proved again from the file alone."""

from __future__ import annotations

from typing import Any

import pytest
import watched_turns
from players.match import board
from sample_games.signing_group import CONQUEST, DUO, RACE, TRIO, Group, report_of
from sample_games.small_games import identity

from pbem.engine.file.decision import Decision
from pbem.engine.file.genesis import Player
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.play.effect import LiveGame, enact
from pbem.errors import InputError
from pbem.local import registry
from pbem.rulesets.across_the_continent.play import evolution as race
from pbem.rulesets.risk.play import evolution as conquest
from pbem.rulesets.risk.state import Phase


def others(seat: str, seats: tuple[str, ...] = TRIO) -> tuple[str, ...]:
    return tuple(one for one in seats if one != seat)


# ── giving up ────────────────────────────────────────────────────────────────────────────────────


def test_who_gives_up_leaves_neutral_armies_and_the_next_one_moves() -> None:
    """R-074: the armies stay where they stood, and are passive."""
    group = Group.begun().turns(4)
    mover = group.mover
    before = group.game.state
    held = [place for place, owner in enumerate(before.owners) if owner == mover]
    made = group.decide("resign", mover, reason="Moved away.")
    after = made.after
    assert [after.owners[place] for place in held] == ["neutral"] * len(held)
    assert after.armies == before.armies
    assert after.hands[mover] == []
    assert after.out == [mover]
    assert (after.turn, after.mover) == (before.turn + 1, group.mover)
    assert group.verdict.admin == ((5, "resign", mover),)
    assert f"Decided resign, {mover.title()}: Moved away." in report_of(group)
    assert "the armies on 14 territories are neutral now" in report_of(group)
    group.turns(5)
    assert mover not in {group.mover, group.turn().game.state.mover}
    assert group.verdict.ok


@pytest.mark.parametrize(
    ("which", "changes", "broken"),
    [(CONQUEST, conquest.CHANGES, "armies"), (RACE, race.CHANGES, "pieces")],
    ids=["conquest", "race"],
)
def test_giving_up_is_held_to_the_laws(
    which: Any, changes: dict[type, Any], broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As turns are; here the armies stay whose they were, and the piece on its space."""
    group = Group.begun(which).turns(1)
    gone = next(event for event in changes if event.__name__ == "PlayerResigned")
    monkeypatch.setitem(changes, gone, lambda *_: None)
    with pytest.raises(watched_turns.LawBrokenError, match=broken):
        group.decide("resign", group.mover)
    watched_turns.BROKEN.clear()


def test_only_ones_own_signature_says_that_one_gives_up() -> None:
    """Of three the others sign: then it is they who take him out, and nobody says that he wanted it."""
    group = Group.begun().turns(1)
    group.decide("resign", "anna")
    assert "\nAnna is taken out of the game by Ben and Cleo.\nAnna is out; the" in report_of(group)
    assert "gives up" not in report_of(group)
    group.decide("resign", "ben")
    assert "by Ben alone" in report_of(group)
    assert "\nBen gives up.\nBen is out; the" in report_of(group)


def test_somebody_elses_giving_up_leaves_the_turn_where_it_is() -> None:
    group = Group.begun().turns(2)
    mover = group.mover
    gone = next(seat for seat in TRIO if seat != mover)
    after = group.decide("resign", gone).after
    assert (after.mover, after.turn) == (mover, 3)
    assert group.turn().record.index == 4
    assert group.verdict.ok


def test_neutral_armies_of_somebody_who_gave_up_can_be_attacked_and_throw_as_many_as_they_can() -> None:
    """A-18, R-036: nobody's standing orders speak for them."""
    group = Group.begun().turns(3)
    gone = others(group.mover)[0]
    group.decide("resign", gone)
    game, seat = group.game, group.mover
    setting = group.table.setting
    state = game.state
    source, target = next(
        (here, there)
        for here in setting.held(state, seat)
        for there in setting.board.borders[here]
        if setting.owner(state, there) == "neutral" and setting.armies(state, there) > 1
    )
    orders = {
        "place": {source: "rest"},
        "attack": [{"from": source, "to": target, "max_throws": 1}],
    }
    clock = game.table.clock(state)
    own = {"game": "world", "player": seat, "turn": clock.turn, **orders}
    made = group.turn(play.sign_orders(game, own, identity(seat), identity(seat).root))
    fights = [event for event in made.events if type(event).__name__ == "BattleFought"]
    assert [len(clash.defence) for fight in fights for clash in fight.throws] == [2]
    assert group.verdict.ok


def test_the_last_one_left_has_won() -> None:
    group = Group.begun().turns(1)
    first, second = others(group.mover)
    winner = group.mover
    group.decide("resign", first)
    group.decide("resign", second)
    assert group.game.awaited is None
    assert group.game.state.winner == winner
    assert f"{winner.title()} is the only player left, and wins the game." in report_of(group)
    assert group.verdict.ok


def test_a_piece_of_the_race_leaves_the_board_and_the_race_ends_with_one() -> None:
    group = Group.begun(RACE).turns(3)
    mover = group.mover
    after = group.decide("resign", mover).after
    assert (after.travellers[mover].place, after.travellers[mover].out) == ("", True)
    assert after.mover != mover
    group.turns(4)
    last = group.decide("resign", group.mover)
    assert last.after.winners == tuple(one for one in TRIO if not last.after.travellers[one].out)
    assert group.verdict.ok


@pytest.mark.thorough
def test_a_race_goes_on_where_the_next_player_has_still_to_draw_a_ticket() -> None:
    """The turn passes without chance; the ticket comes with the next record (A-82)."""
    group = Group.begun(RACE)
    for _ in range(200):
        state, mover = group.game.state, group.mover
        after = group.table.ids[(TRIO.index(mover) + 1) % 3]
        if not state.travellers[after].ticket:
            break
        group.turn()
    group.decide("resign", mover)
    assert group.mover == after
    assert not group.game.state.travellers[after].ticket
    assert group.table.forms.template(group.game.state, after)
    group.turn()
    assert group.game.state.travellers[after].ticket
    assert group.verdict.ok


def test_nobody_gives_up_before_the_first_turn_or_twice() -> None:
    group = Group.begun("risk-1959")
    with pytest.raises(InputError, match="has not started"):
        group.decide("resign", "anna")
    group = Group.begun().turns(1)
    gone = others(group.mover)[0]
    group.decide("resign", gone)
    with pytest.raises(InputError, match="not in the game any more"):
        group.decide("resign", gone)


# ── rulings ──────────────────────────────────────────────────────────────────────────────────────


def test_a_ruling_corrects_the_board_in_the_words_of_the_game() -> None:
    group = Group.begun().turns(1)
    state = group.game.state
    setting = group.table.setting
    land = setting.held(state, "ben")[0]
    card = state.pile[0]
    group.decide(
        "ruling",
        "",
        {"do": "armies-set", "territory": land, "armies": 9},
        {"do": "owner-set", "territory": setting.board.names[land].upper(), "owner": "cleo", "armies": 4},
        {"do": "card-given", "seat": "ben", "card": card},
        {"do": "sets-set", "sets": 3},
        {"do": "mover-set", "seat": "anna"},
    )
    after = group.game.state
    assert (setting.owner(after, land), setting.armies(after, land)) == ("cleo", 4)
    assert (after.hands["ben"], after.sets, after.mover) == ([card], 3, "anna")
    assert card not in after.pile
    group.decide("ruling", "", {"do": "card-taken", "seat": "ben", "card": card})
    assert group.game.state.discard == [card]
    assert "Corrected: Ben gives" in report_of(group)
    assert group.turn().record.index == 4
    assert group.verdict.ok


@pytest.mark.parametrize(
    "row",
    [
        {"do": "armies-set", "territory": "atlantis", "armies": 1},
        {"do": "armies-set", "territory": "siam", "armies": 0},
        {"do": "armies-set", "territory": "siam", "armies": True},
        {"do": "armies-set", "territory": "siam"},
        {"do": "armies-set", "territory": "siam", "armies": 1, "owner": "anna"},
        {"do": "owner-set", "territory": "siam", "owner": "carl", "armies": 1},
        {"do": "card-taken", "seat": "anna", "card": "siam"},
        {"do": "win", "seat": "anna"},
        {"do": 1},
        {},
        "armies",
        7,
    ],
)
def test_a_ruling_that_makes_no_sense_is_refused_with_its_number(row: Any) -> None:
    group = Group.begun()
    with pytest.raises(InputError, match=r"^correction 1: "):
        group.decide("ruling", "", row)


def test_a_ruling_leaves_nobody_without_a_territory() -> None:
    group = Group.begun()
    setting = group.table.setting
    rows = [
        {"do": "owner-set", "territory": land, "owner": "cleo", "armies": 1}
        for land in setting.held(group.game.state, "ben")
    ]
    with pytest.raises(InputError, match="ben would hold nothing"):
        group.decide("ruling", "", *rows)


def test_a_ruling_moves_a_piece_of_the_race() -> None:
    group = Group.begun(RACE).turns(2)
    state, seat = group.game.state, group.mover
    stops = group.table.board.deck[state.travellers[seat].ticket].stops
    ticket = state.travellers[seat].ticket
    group.decide(
        "ruling",
        "",
        {"do": "place-set", "seat": seat, "place": stops[1]},
        {"do": "ticket-set", "seat": seat, "ticket": ticket, "leg": 2},
    )
    piece = group.game.state.travellers[seat]
    assert (piece.place, piece.leg) == (stops[1], 2)
    group.turn()
    assert group.verdict.ok
    with pytest.raises(InputError, match="correction 1: ticket"):
        group.decide("ruling", "", {"do": "ticket-set", "seat": seat, "ticket": "x", "leg": 1})


@pytest.mark.usefixtures("unwatched_turns")
def test_two_pieces_cannot_be_ruled_onto_one_ticket() -> None:
    """Refused when all of a ruling has happened; laws would say so before."""
    group = Group.begun(RACE).turns(1)
    pieces = group.game.state.travellers
    row = {"do": "ticket-set", "seat": "anna", "ticket": pieces["ben"].ticket, "leg": 1}
    with pytest.raises(InputError, match="could not go on"):
        group.decide("ruling", "", row)


# ── missed turns ─────────────────────────────────────────────────────────────────────────────────


def test_the_host_alone_plays_the_least_turn_for_a_player_who_missed_the_deadline() -> None:
    """A-19, R-023: all armies due placed, nothing else; no die falls."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days").turns(2)
    seat = group.mover
    before = group.game.state
    made = group.decide("missed", seat, reason="Eight days.")
    assert [name for name, _ in made.record.approvals] == ["host"]
    assert sum(made.after.armies) > sum(before.armies)
    assert made.after.owners == before.owners
    assert made.after.mover != seat
    assert f"{seat.title()} missed the turn" in report_of(group)
    assert "UNILATERAL: by Hugo (host) alone" in report_of(group)
    assert group.verdict.ok


def test_without_a_deadline_in_the_genesis_no_turn_is_missed() -> None:
    group = Group.begun(mode="host", quorum="host")
    with pytest.raises(InputError, match="without a deadline"):
        group.decide("missed", group.mover)


def test_only_whose_turn_it_is_can_miss_it_and_only_the_host_says_so() -> None:
    group = Group.begun(mode="host", quorum="host", deadline="7 days")
    with pytest.raises(InputError, match="who has to decide"):
        group.decide("missed", others(group.mover)[0])
    group = Group.begun(mode="host", quorum="all-others", deadline="7 days")
    with pytest.raises(InputError, match="only the host"):
        group.decide("missed", group.mover)


def test_a_turn_of_the_race_cannot_be_missed() -> None:
    group = Group.begun(RACE, mode="host", quorum="host", deadline="7 days")
    with pytest.raises(InputError, match="takes dice"):
        group.decide("missed", group.mover)


def test_a_forced_set_is_turned_in_by_a_missed_turn() -> None:
    """R-054: five cards force a set, also for who sleeps."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days")
    seat = group.mover
    state = group.game.state
    rows = [{"do": "card-given", "seat": seat, "card": card} for card in state.pile[:5]]
    group.decide("ruling", "", *rows)
    after = group.decide("missed", seat).after
    assert len(after.hands[seat]) == 2
    assert after.sets == 1
    assert group.verdict.ok


# ── open games ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/play/approval 4.1")
def test_in_an_open_game_seats_without_keys_are_named_unsigned() -> None:
    ruleset = registry.load(CONQUEST)
    keyed = Player("anna", "Anna", identity("anna").public.line)
    players = [keyed, Player("ben", "Ben"), Player("cleo", "Cleo")]
    made = play.begin(ruleset, "world", players, board(ruleset.map_id), identity("anna"), seed=bytes(32))
    group = Group(made.data)
    group.decide("ruling", "", {"do": "sets-set", "sets": 2})
    (decision,) = group.verdict.decisions
    assert (decision.signed, decision.unsigned) == (("anna",), ("ben", "cleo"))
    assert "unsigned: Ben and Cleo (no key, nobody can prove it)" in report_of(group)
    group.decide("resign", "anna")
    assert group.verdict.decisions[1].signed == ()
    assert group.game.file.last.approvals == ()
    assert group.verdict.ok


def test_an_open_game_has_no_witness_to_be_silent() -> None:
    ruleset = registry.load(CONQUEST)
    players = [Player(seat, seat.title()) for seat in DUO]
    made = play.begin(ruleset, "world", players, board(ruleset.map_id), identity("anna"), seed=bytes(32))
    group = Group(made.data)
    with pytest.raises(InputError, match="no witnesses"):
        procedure.needed(group.game, group.draft("substitute", "anna"))


def test_a_turn_in_which_a_card_is_due_cannot_be_missed() -> None:
    """R-050: the card is drawn by chance, and a decision has none."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days")
    state = group.game.state
    state.phase, state.part = Phase.ATTACK, 2
    for captured, refused in (([], False), (["siam"], True)):
        state.captured = captured
        sitting = LiveGame(group.game.file.genesis, group.table, group.table.copy(state))
        if refused:
            with pytest.raises(InputError, match="without dice"):
                enact(sitting, Decision("missed", state.mover), {})
        else:
            enact(sitting, Decision("missed", state.mover), {})
            assert sitting.state.turn == state.turn + 1
