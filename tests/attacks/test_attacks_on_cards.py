"""Attacks on cards that lie face down, each a test named after it, with the outcome that was promised."""

import itertools
from typing import Any

import file_mutation
import pytest
from sample_games import card_games
from sample_games.card_games import (
    SEATS,
    begun,
    dealt,
    fault_of,
    names,
    resolved,
    sight,
    signed,
    written,
)
from sample_games.recorded_card_games import CARDS as FOLDER
from sample_games.recorded_card_games import RECORDED, played
from sample_games.small_games import identity
from sample_rulesets.old_maid import CARDS
from thorough import all_but

from pbem.engine.file.invitation import invitation_hash
from pbem.engine.modes import dealing, openings, private, tokens
from pbem.engine.play import play
from pbem.engine.play.visibility import see
from pbem.engine.proof.audit import verify
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.trust.canonical import canonical, unwrap_base64, wrap_base64
from pbem.trust.card_letters import check_hand, open_letter
from pbem.trust.dice import SeededDice
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.hashes import card_commit, card_seed, deck_card
from pbem.trust.signers import card_key, hand_secret

WAYS = [("private", "next"), ("dealer", "host")]


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
def drawn(request: pytest.FixtureRequest) -> play.Applied:
    """A game of three in which everybody holds one card; anna is next."""
    return dealt(*request.param)


def tampered(document: Data, opened: Data, **orders: Any) -> Data:
    """Orders signed by a program that takes other openings than it should."""
    signer = identity(document["player"])
    table = {key: value for key, value in document["signed"].items() if key not in ("sig", "open")}
    whole = {**document, **orders, "signed": {**table, "open": opened}}
    raw = signer.sign(ORDERS_NAMESPACE, canonical(whole))
    return {**whole, "signed": {**whole["signed"], "sig": wrap_base64(raw, 44)}}


def why_refused(game: play.Game, document: Data) -> str:
    """The one reason why orders are refused."""
    (reading,) = play.check(game, [document]).readings
    (fault,) = (one for one in reading.problems if one.code == openings.FAULT)
    return fault.message


# ── A19, and row 16: inventing or swapping a card ────────────────────────────────────────────────


def test_a19_trade_with_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that would make the card somebody wishes for is not the one that was promised."""
    step = dealt("private", "next")
    (card,) = names(step.game, "anna")
    (token,) = step.after.hands["anna"]
    wish = next(name for name in ("c0", "c1") if name != card)
    seed = bytes.fromhex(token.split(":")[2])
    key = next(key for number in range(100_000) if f"c{_private(seed, key := number.to_bytes(32, 'big'))}" == wish)
    document = tampered(signed(step.game, play=[card]), {"1": key.hex()}, play=[wish])
    reason = "this is not the key that was promised when the card was drawn"
    assert why_refused(step.game, document) == reason
    # And where all who play agree to look away, whoever verifies does not.
    monkeypatch.setattr(openings, "card_of", lambda *_: int(wish[1:]))
    forged = resolved(step.game, [document])
    monkeypatch.undo()
    assert (fault_of(forged.data).kind, fault_of(forged.data).record) == ("orders", 4)
    assert reason in fault_of(forged.data).what


def _private(seed: bytes, key: bytes) -> int:
    return SeededDice(card_seed(seed, key)).stream("card").below(CARDS)


def test_row_16_inventing_a_card(drawn: play.Applied) -> None:
    """A card that nobody holds, or somebody else, has no token in the own hand."""
    document = signed(drawn.game, draw=True)
    theirs = sight(drawn.game, "ben").openings
    stolen = {token.split(":")[1]: opening for token, opening in theirs.items()}
    for opened in (stolen, {"99": "0" * 64}, {" 1": "0" * 64}, {"x": "0" * 64}):
        refused = why_refused(drawn.game, tampered(document, opened))
        assert "lies face down in this hand" in refused
    (reading,) = play.check(drawn.game, [written(drawn.game, play=["c0", "c1", "c2"])]).readings
    assert reading.refused


def test_row_16_swapping_a_card(drawn: play.Applied, monkeypatch: pytest.MonkeyPatch) -> None:
    """The opening of one card does not open another, and no number but the dealt one fits."""
    (card,) = names(drawn.game, "anna")
    (token,) = drawn.after.hands["anna"]
    number, opening = token.split(":")[1], sight(drawn.game, "anna").openings[token]
    other = "c5" if card != "c5" else "c4"
    false = [next(iter(sight(drawn.game, "ben").openings.values()))]
    if ":" in opening:
        salt, _, _ = opening.partition(":")
        false += [f"{salt}:{n}" for n in (*range(CARDS), 99, 2**32) if f"c{n}" != card]
        false += [f"{salt}:0{card[1:]}", f"{salt.upper()}:{card[1:]}", salt]
    document = signed(drawn.game, play=[card])
    for forged in (*false, opening + "0", "", 7, [opening], {}):
        assert why_refused(drawn.game, tampered(document, {number: forged}, play=[other]))
    monkeypatch.setattr(openings, "card_of", lambda *_: int(other[1:]))
    step = resolved(drawn.game, [tampered(document, {number: false[0]}, play=[other])])
    monkeypatch.undo()
    assert (fault_of(step.data).kind, fault_of(step.data).record) == ("orders", 4)


def test_a_card_is_opened_only_to_be_used(drawn: play.Applied) -> None:
    """Else orders could differ in what nobody reads, and so be chosen for their dice."""
    (card,) = names(drawn.game, "anna")
    document = signed(drawn.game, play=[card])
    opened = document["signed"]["open"]
    assert "do not use it" in why_refused(drawn.game, tampered(document, opened, play=[]))
    assert "left out" in why_refused(drawn.game, tampered(signed(drawn.game), {}))


def test_a_card_cannot_be_used_twice(drawn: play.Applied) -> None:
    (card,) = names(drawn.game, "anna")
    document = signed(drawn.game, play=[card])
    twice = tampered(document, document["signed"]["open"], play=[card, card])
    (reading,) = play.check(drawn.game, [twice]).readings
    assert [one.code for one in reading.problems if one.is_error] == ["E-TRADE-CARD"]


def test_a_record_lays_one_pile() -> None:
    """Two piles of one size would lie in the same order."""
    dice = dealing.DealingDice(bytes(32), bytes(32), 0)
    assert len(dice.lay_face_down(range(44))) == 44
    with pytest.raises(ValueError, match="one pile"):
        dice.lay_face_down(range(44))


# ── B7 ───────────────────────────────────────────────────────────────────────────────────────────


def test_b7_several_cards_per_key() -> None:
    """One reveal would open all cards drawn with a key, so a key draws one."""
    dice = private.PrivateDice(bytes(32), 1, {"anna": "00" * 32, "ben": "11" * 32})
    assert dice.draw_face_down("anna", 44) != dice.draw_face_down("ben", 44)
    with pytest.raises(ValueError, match="anna has promised no key"):
        dice.draw_face_down("anna", 44)


def test_a_promise_is_for_one_record_of_one_game() -> None:
    key = bytes(32)
    places = [(game, index) for game in (b"\1" * 32, b"\2" * 32) for index in (1, 2)]
    assert len({card_commit(game, index, key) for game, index in places}) == 4


# ── row 15: reading the deck, or others' hands ───────────────────────────────────────────────────


def test_row_15_dealer_with_a_host_who_has_no_seat_shows_your_hand_to_no_player(drawn: play.Applied) -> None:
    """Nobody's secret opens what another holds, and what is public says nothing of it."""
    for owner in SEATS:
        for reader in {*SEATS, "host", "stranger"} - {owner}:
            assert see(drawn.game, owner, identity(reader).root).cards == {}
            assert see(drawn.game, reader, identity(owner).root).cards == {}


def test_row_15_a_letter_opens_for_nobody_else() -> None:
    step = dealt("dealer", "host")
    genesis = step.game.file.genesis
    assert genesis.host
    invited = invitation_hash(genesis)
    assert step.record.dealt
    ((_, letter),) = step.record.dealt.sealed
    (token,) = step.after.hands["cleo"]
    raw = unwrap_base64(letter)
    public = bytes.fromhex(genesis.host.hand)
    for reader in SEATS:
        secret = hand_secret(identity(reader).root, invited)
        if reader == "cleo":
            content = open_letter(secret, public, genesis.game_id, token, raw)
            assert tokens.opening_in(content) == sight(step.game, "cleo").openings[token]
            continue
        with pytest.raises(ContentError):
            open_letter(secret, public, genesis.game_id, token, raw)


def test_row_15_reading_the_deck() -> None:
    """A pile says how many cards it holds. Guessing does not help: every card has its own salt."""
    step = begun("dealer", "host", *SEATS)
    assert len(set(step.after.pile)) == CARDS
    seed = dealing._seeds(step.game.file.genesis, step.game.file.all_records())[0]
    guesses = {
        deck_card(tokens.salt_of(secret, seed, number), card).hex()
        for secret in (bytes(32), seed, step.game.file.genesis.game_id)
        for number in range(CARDS)
        for card in range(CARDS)
    }
    assert guesses.isdisjoint(token.split(":")[2] for token in step.after.pile)


def test_row_15_a_second_game_from_the_same_answers_has_other_salts() -> None:
    """The host's secret is that of the invitation; the seed of the record makes the difference."""
    secret = bytes(32)
    one, other = (dealing.DealingDice(seed, secret, 0) for seed in (b"\1" * 32, b"\2" * 32))
    assert set(one.lay_face_down(range(44))).isdisjoint(other.lay_face_down(range(44)))


# ── keys for letters ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("point", [bytes(32), b"\1" + bytes(31), b"\xec" + b"\xff" * 30 + b"\x7f"])
def test_a_key_for_letters_with_which_nothing_is_secret_is_refused(point: bytes) -> None:
    with pytest.raises(ContentError):
        check_hand(point)


# ── one changed value ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/modes/dealing 1.1")
@pytest.mark.parametrize("name", RECORDED)
def test_the_recorded_games_are_as_made(name: str) -> None:
    assert (FOLDER / f"{name}.toml").read_bytes() == played(*RECORDED[name]), (
        "run `python -m sample_games.recorded_card_games` in tests/"
    )


@pytest.mark.parametrize("every", all_but((151, 1), lambda every: every > 1))
@pytest.mark.parametrize("name", RECORDED)
def test_any_changed_value_is_found(name: str, every: int) -> None:
    """Of each value every kind of change, and of each text a sign at three places."""
    data = (FOLDER / f"{name}.toml").read_bytes()
    assert verify(data, card_games.find).ok
    missed = [
        what
        for changes in (file_mutation.value_changes(data, 2), file_mutation.text_changes(data))
        for what, changed in itertools.islice(changes, 0, None, every)
        if verify(changed, card_games.find).ok
    ]
    assert missed == []


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.parametrize("look", file_mutation.LOOKS)
def test_what_mail_does_to_a_file_changes_nothing(name: str, look: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text(encoding="ascii")
    assert verify(file_mutation.LOOKS[look](text).encode(), card_games.find).ok


def test_the_proof_of_a_witness_is_what_makes_a_private_card() -> None:
    """The author fixed the key before the seed was there, and the witness never saw the key."""
    step = begun("private", "next", *SEATS)
    orders = signed(step.game, draw=True)
    key = card_key(identity("anna").root, step.game.file.genesis.game_id, 1, step.game.file.head)
    assert card_commit(step.game.file.genesis.game_id, 1, key).hex() == orders["signed"]["card"]
    step = resolved(step.game, [orders])
    (token,) = step.after.hands["anna"]
    assert sight(step.game, "anna").openings == {token: key.hex()}
