"""Threats to hands that were thought through (trust 5.3): what cannot be done, and what always can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sample_games.card_games import begun, moved, resolved, sight, signed
from sample_games.small_games import identity

from pbem.engine.modes.tokens import card_of
from pbem.engine.play import play
from pbem.trust.canonical import canonical, wrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.hashes import card_commit

if TYPE_CHECKING:
    from pbem.engine.table.terms import Data

SEATS = ("anna", "ben", "cleo")


def promising(game: play.Game, key: bytes, document: Data) -> Data:
    """The same orders with the promise of another key, signed by a changed program."""
    genesis = game.file.genesis
    card = card_commit(genesis.game_id, game.file.index + 1, key).hex()
    table = {name: value for name, value in document["signed"].items() if name != "sig"}
    whole = {**document, "signed": {**table, "card": card}}
    raw = identity(document["player"]).sign(ORDERS_NAMESPACE, canonical(whole))
    return {**whole, "signed": {**whole["signed"], "sig": wrap_base64(raw, 44)}}


def test_c17_the_author_picks_the_card_key_after_seeing_the_dice() -> None:
    """The promise is in the signed orders, so another key is other orders and meets other dice."""
    game = begun("private", "next", *SEATS).game
    orders = signed(game, draw=True)
    played = resolved(game, [orders])
    unsigned = {**orders, "signed": {**orders["signed"], "card": "00" * 32}}
    (reading,) = play.check(game, [unsigned]).readings
    assert {one.code for one in reading.problems if one.is_error} == {"E-SIGNATURE"}
    seeds = {played.after.hands["anna"][0].split(":")[2]}
    for number in range(3):
        again = resolved(game, [promising(game, bytes([number]) * 32, orders)])
        assert again.record.proofs != played.record.proofs
        seeds.add(again.after.hands["anna"][0].split(":")[2])
    assert len(seeds) == 4


def test_c18_in_all_three_players_can_show_each_other_their_hands() -> None:
    """This succeeds: what opens a card to its owner opens it to everybody whom he tells."""
    for cards, mode in (("private", "next"), ("dealer", "host")):
        step = begun(cards, mode, *SEATS)
        for _ in SEATS:
            step = moved(step.game, draw=True)
        shown = sight(step.game, "anna")
        game_id = step.game.file.genesis.game_id
        size = step.game.table.cards.deck_size
        for token, opening in shown.openings.items():
            assert card_of(token, opening, game_id, size) == shown.cards[token]
        assert shown.openings
        assert sight(step.game, "ben").openings.keys().isdisjoint(shown.openings)
