"""Hidden hands from the first join to the victory: whole signed games through files, and proved."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from laws import check_rows
from players.chance import Chance
from players.match import board
from sample_games.small_games import dice_key, identity

from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.papers.start_file import invite, join, prove
from pbem.engine.play import play
from pbem.engine.play.visibility import looked_at, see, see_revealed
from pbem.engine.play.witness import Summons, start_summons
from pbem.engine.proof.audit import verify
from pbem.engine.table.terms import Data
from pbem.engine.words.report import write_report
from pbem.engine.words.template import header
from pbem.local import registry
from pbem.rulesets.risk.bots import random_player as conquest
from pbem.trust.canonical import unwrap_base64
from pbem.trust.documents import WITNESS_NAMESPACE

if TYPE_CHECKING:
    from pbem.rulesets.risk.game import RiskTable

SEATS = ("anna", "ben", "cleo")
HOST = "host"
MOST_RECORDS = 300


def begin(rules: str, options: tuple[str, ...], cards: str, mode: str) -> play.Applied:
    """Let everybody join a game and prove its set-up."""
    ruleset = registry.load(rules)
    players = tuple(Player(id_, id_.title()) for id_ in SEATS)
    seats = Genesis("hidden", f"{rules}/1", mode, cards, (), {}, {}, players).seats
    terms = ruleset.terms(seats, options, {}, board(ruleset.map_id))
    host = Host(name="Hugo") if mode == HOST else None
    start = invite(
        Genesis(
            "hidden",
            f"{rules}/1",
            mode,
            cards,
            terms.options,
            terms.choices,
            terms.board,
            players,
            nonce="0123456789abcdef" * 2,
            host=host,
            quorum="all-others",
        )
    )
    everybody = (*SEATS, *([HOST] if host else []))
    for who in everybody:
        brought = {}
        if cards == "dealer":
            brought = hands_of(start.genesis).brought(identity(who).root, start.invitation, who)
        start = join(start, who, identity(who), dice_key(who), **brought)
    for who in everybody:
        start = prove(start, who, proof(start_summons(start.genesis, who)))
    proofs = {who: unwrap_base64(text) for who, text in start.proofs.items()}
    by = identity(HOST if host else SEATS[0])
    return play.begin_witnessed(start.genesis, registry.load, by, lambda one: proofs[one.witness])


def proof(summons: Summons) -> bytes:
    return dice_key(summons.witness).sign(WITNESS_NAMESPACE, summons.message)


def signed(game: play.Game, seat: str, chance: Chance, frills: int) -> Data:
    """Let a player look at his cards, write his orders, and sign them."""
    signer = identity(seat)
    state = looked_at(game, see(game, seat, signer.root))
    table = cast("RiskTable", game.table)
    document = header(game, seat) | conquest.write_orders(table, state, seat, chance, frills)
    return play.sign_orders(game, document, signer, signer.root)


def played(step: play.Applied, chance: Chance, frills: int) -> Iterator[play.Applied]:
    """Play to the end, each record from the bytes of the one before."""
    yield step
    while step.game.awaited is not None:
        game = play.load_game(step.data, registry.load)
        documents = [signed(game, seat, chance, frills) for seat in step.game.awaited.must]
        hosted = game.file.genesis.mode == HOST
        sealer = HOST if hosted else str(documents[0]["player"])
        step = play.apply(game, documents, identity(sealer), proof)
        yield step


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("rules", "options", "cards", "mode"),
    [
        ("risk-parker", (), "dealer", "host"),
        ("risk-1959-french", ("card-reroll",), "dealer", "host"),
        ("risk-1959", ("capitals", "card-reroll"), "dealer", "host"),
        ("risk-parker", ("card-reroll",), "private", "next"),
        ("risk-1959-reprint", (), "private", "next"),
        ("risk-1959", ("capitals", "card-reroll"), "private", "host"),
    ],
)
def test_a_signed_game_with_hidden_hands_is_played_and_proved(
    rules: str, options: tuple[str, ...], cards: str, mode: str
) -> None:
    opened = 0
    for step in played(begin(rules, options, cards, mode), Chance(f"{rules} {cards}"), 40):
        assert step.record.index < MOST_RECORDS
        game = step.game
        report = write_report(game.file.genesis, game.table, step.record, step.before, step.events, step.after)
        check_rows(report.splitlines())
        assert not re.search(r"(dealt|private):\d", report)
        check_own_cards(game)
        opened += sum(type(event).__name__ == "CardOpened" for event in step.events)
    assert opened
    verdict = verify(step.data, registry.load)
    assert verdict.ok, verdict
    assert verdict.deck == ("proved" if cards == "dealer" else "")


def check_own_cards(game: play.Game) -> None:
    """Everybody can look at all his own cards, and at none of another's before the deck is revealed."""
    table = cast("RiskTable", game.table)
    if everything := see_revealed(game):
        hands = table.cards.face_down(game.state).values()
        assert set(everything.cards) >= {token for tokens in hands for token in tokens}
        return
    for seat, tokens in table.cards.face_down(game.state).items():
        assert set(see(game, seat, identity(seat).root).cards) == set(tokens)
        other = SEATS[SEATS.index(seat) - 1]
        assert not see(game, seat, identity(other).root).cards


@pytest.mark.thorough
def test_a_pile_that_was_restored_is_proved_as_well() -> None:
    kinds: set[str] = set()
    for step in played(begin("risk-parker", ("army-cap-12",), "dealer", HOST), Chance("h"), 70):
        kinds |= {type(event).__name__ for event in step.events}
    assert "PileRestored" in kinds
    verdict = verify(step.data, registry.load)
    assert (verdict.ok, verdict.deck) == (True, "proved")
