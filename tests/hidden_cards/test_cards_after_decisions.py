"""Cards face down where a group decides something: letters, keys and the deck outlive it."""

from pathlib import Path

import pytest
from sample_games import card_games
from sample_games.card_games import begun, moved, names, resolved, sight, signed
from sample_games.small_games import identity

from pbem.engine.file.invitation import invitation_hash, join_document
from pbem.engine.file.succession import seated
from pbem.engine.modes import dealing
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.play.visibility import describe_dealt, looked_at, see, see_revealed
from pbem.engine.proof.audit import verify
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.trust.canonical import canonical, format_base64, wrap_base64
from pbem.trust.documents import JOIN_NAMESPACE
from pbem.trust.signers import DiceSigner, deck_secret, read_private

SEATS = ("anna", "ben", "cleo")
KEYS = Path(__file__).parent.parent / "keys"


def drawn(cards: str, mode: str) -> play.Applied:
    """A game of three in which everybody holds one card; anna is next."""
    step = begun(cards, mode, *SEATS)
    for _ in SEATS:
        step = moved(step.game, draw=True)
    return step


def decided(step: play.Applied, kind: str, seat: str, *events: Data, by: str = "host", lacks: str = "") -> play.Applied:
    """A decision of the group: signed by all who must, written by one of them."""
    game = step.game
    reason = "" if kind == "substitute" else "So it was agreed."
    notice = procedure.draft(game, kind, seat, reason, list(events))
    needed = procedure.needed(game, notice).signers
    assert lacks not in needed
    sigs = dict(procedure.approve(game, notice, identity(who)) for who in needed)
    return procedure.record_decision(game, step.data, notice, sigs, identity(by), card_games.find)


def new_dice(who: str) -> dict[str, str]:
    """The dice key of somebody who is in no game yet, and its proof."""
    dice = read_private((KEYS / who / "dice").read_bytes())
    assert isinstance(dice, DiceSigner)
    return {"dice": dice.public.line, "roots": format_base64(dice.roots)}


def person(game: play.Game, seat: str, who: str) -> Data:
    """Somebody with new keys for a seat."""
    genesis = game.file.genesis
    table: Data = {
        "name": "New",
        "key": identity(who).public.line,
        **new_dice(who),
    }
    table["joined"] = "AAAA"
    if genesis.cards == "dealer":
        invited = invitation_hash(genesis.founding)
        table |= hands_of(genesis).brought(identity(who).root, invited, who)
    fresh = seated(genesis, {seat: table})
    raw = identity(who).sign(JOIN_NAMESPACE, canonical(join_document(fresh, seat)))
    return {**table, "joined": wrap_base64(raw, 1024)[0]}


@pytest.mark.rule("engine/modes/dealing 2.1")
def test_who_gives_up_hands_cards_on_with_new_letters() -> None:
    step = drawn("dealer", "host")
    both = sorted(names(step.game, "anna") + names(step.game, "cleo"))
    step = decided(step, "resign", "cleo")
    assert sorted(names(step.game, "anna")) == both
    assert step.record.dealt
    assert verify(step.data, card_games.find).ok


def test_the_deck_is_revealed_after_a_draw() -> None:
    step = decided(drawn("dealer", "host"), "draw", "")
    assert verify(step.data, card_games.find).deck == "withheld"
    secret = deck_secret(identity("host").root, invitation_hash(step.game.file.genesis.founding)).hex()
    step = decided(step, "deck", "host", {"secret": secret})
    verdict = verify(step.data, card_games.find)
    assert (verdict.ok, verdict.deck) == (True, "proved"), verdict.fault
    with pytest.raises(InputError, match="nothing can follow"):
        decided(step, "rollback", "", {"to": 3})


def test_only_the_host_can_write_a_decision_after_which_letters_are_due() -> None:
    with pytest.raises(InputError, match="which only the host can do"):
        decided(drawn("dealer", "host"), "resign", "cleo", by="ben")
    step = decided(drawn("dealer", "host"), "ruling", "", by="ben")
    assert step.record.dealt is None
    assert verify(step.data, card_games.find).ok


def test_a_letter_that_a_decision_owes_is_missed_by_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that writes the decision without it makes no sound game."""
    step = drawn("dealer", "host")
    monkeypatch.setattr(dealing, "letters_due", lambda *_: [])
    step = decided(step, "resign", "cleo", by="ben")
    monkeypatch.undo()
    fault = verify(step.data, card_games.find).fault
    assert fault
    assert (fault.kind, fault.record) == ("deck", 4)


def test_a_rollback_gives_hands_back() -> None:
    step = drawn("dealer", "host")
    before = {seat: names(step.game, seat) for seat in SEATS}
    step = moved(step.game, play=before["anna"], draw=True)
    step = decided(step, "rollback", "", {"to": 3})
    assert {seat: names(step.game, seat) for seat in SEATS} == before
    assert step.record.dealt  # anna holds again what she had played
    step = moved(step.game, draw=True)
    verdict = verify(step.data, card_games.find)
    assert verdict.ok
    step = moved(step.game, over=True)
    assert verify(step.data, card_games.find).deck == "proved"


def test_private_a_rollback_gives_hands_back() -> None:
    step = drawn("private", "host")
    before = names(step.game, "anna")
    step = moved(step.game, play=before, draw=True)
    step = decided(step, "rollback", "", {"to": 3})
    step = moved(step.game, play=names(step.game, "anna"), draw=True)
    assert step.after.discard == before
    assert len(names(step.game, "anna")) == 1
    assert verify(step.data, card_games.find).ok


@pytest.mark.parametrize(("mode", "silent"), [("next", "ben"), ("host", "host")])
def test_private_a_substitute_resolves_the_same_orders_with_the_same_promise(mode: str, silent: str) -> None:
    """The card is promised for the place that the orders answer, not for where they end up."""
    step = drawn("private", mode)
    orders = signed(step.game, draw=True)
    step = decided(step, "substitute", silent, by="anna")
    assert signed(step.game, draw=True) == orders
    step = resolved(step.game, [orders], sealer="cleo")
    assert len(names(step.game, "anna")) == 2
    step = moved(step.game)
    step = moved(step.game)
    step = moved(step.game, play=names(step.game, "anna"))
    assert len(step.after.discard) == 2
    assert verify(step.data, card_games.find).ok


def test_dealer_a_substitute_can_play_a_turn_in_which_nothing_is_dealt() -> None:
    step = decided(drawn("dealer", "host"), "substitute", "host", by="anna")
    with pytest.raises(InputError, match="which only the host can do"):
        moved(step.game, draw=True, sealer="ben")
    step = moved(step.game, sealer="ben")
    assert verify(step.data, card_games.find).ok


def test_dealer_a_new_player_gets_letters_for_the_cards_of_the_seat() -> None:
    step = drawn("dealer", "host")
    held = names(step.game, "cleo")
    step = decided(step, "replace", "cleo", person(step.game, "cleo", "dora"))
    assert see(step.game, "cleo", identity("cleo").root).cards == {}
    seen = see(step.game, "cleo", identity("dora").root)
    assert [f"c{card}" for card in seen.cards.values()] == held
    assert verify(step.data, card_games.find).ok
    step = moved(moved(step.game).game)
    assert verify(step.data, card_games.find).ok


def test_private_a_player_who_takes_over_a_seat_cannot_look_at_cards_drawn_before() -> None:
    step = drawn("private", "host")
    step = decided(step, "replace", "cleo", person(step.game, "cleo", "dora"))
    assert see(step.game, "cleo", identity("dora").root).cards == {}
    assert see(step.game, "cleo", identity("cleo").root).cards != {}  # who could tell her
    assert verify(step.data, card_games.find).ok


def test_dealer_nobody_takes_the_place_of_the_host() -> None:
    step = drawn("dealer", "host")
    newcomer = {
        "name": "New",
        "key": identity("dora").public.line,
        "joined": "AAAA",
        **new_dice("dora"),
        "hand": "11" * 32,
    }
    with pytest.raises(InputError, match="the deck depends on the host's secret"):
        decided(step, "replace", "host", newcomer, by="anna")


@pytest.mark.rule("engine/play/visibility 4.1")
def test_dealer_with_the_deck_revealed_everybody_sees_all_with_any_key() -> None:
    step = drawn("dealer", "host")
    before = {seat: names(step.game, seat) for seat in SEATS}
    assert see_revealed(step.game) is None
    assert see(step.game, "anna", identity("ben").root).cards == {}
    step = moved(step.game, over=True)
    seen = see_revealed(step.game)
    assert seen
    assert see(step.game, "anna", identity("dora").root) == seen
    assert sorted(seen.cards.values()) == [0, 1, 2, 3, 4, 5]
    look = looked_at(step.game, seen)
    assert look.hands == before


def test_private_nobody_sees_more_when_the_game_is_over() -> None:
    step = moved(drawn("private", "host").game, over=True)
    assert see_revealed(step.game) is None
    assert see(step.game, "anna", identity("ben").root).cards == {}
    assert len(sight(step.game, "anna").cards) == 1


@pytest.mark.rule("engine/modes/dealing 1.1")
def test_a_secret_that_is_not_the_hosts_shows_no_card_and_is_reported() -> None:
    step = moved(drawn("dealer", "host").game, over=True)
    state = step.game.file.state
    wrong = {**state, "dealt": {**state["dealt"], "secret": "ab" * 32}}
    seen = see_revealed(step.game._replace(file=step.game.file._replace(state=wrong)))
    assert seen
    assert (seen.cards, seen.revealed) == ({}, False)
    assert "not the one that was dealt" in seen.faults[0]


def test_what_somebody_got_face_down_is_named_by_number_where_the_rules_have_no_name() -> None:
    step = begun("dealer", "host", *SEATS)
    first = moved(step.game, draw=True)
    last = moved(first.game, over=True)
    seen = see_revealed(last.game)
    assert seen
    genesis, table = last.game.file.genesis, last.game.table
    (card,) = names(first.game, "anna")
    told = list(describe_dealt(genesis, table, first.before, first.after, seen.cards))
    assert told == [f"Known now: Anna got the card {card[1:]}."]
    assert list(describe_dealt(genesis, table, last.before, last.after, seen.cards)) == []


def test_a_missed_turn_deals_nothing() -> None:
    step = begun("dealer", "host", *SEATS, more={"deadline": "Friday", "quorum": "host"})
    step = moved(step.game, draw=True)
    step = decided(step, "missed", "ben")
    assert step.record.dealt is None
    assert len(sight(step.game, "anna").cards) == 1
    assert verify(step.data, card_games.find).ok
