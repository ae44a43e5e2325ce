"""Whole games with cards face down for the tests of the engine, with everybody's test keys at hand."""

from collections.abc import Sequence
from typing import Any

import attrs
from sample_rulesets.old_maid import OLD_MAID

from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.file.invitation import invitation_hash
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.modes.hands import Sight
from pbem.engine.papers.start_file import Start, invite, join, prove
from pbem.engine.play import play
from pbem.engine.play.visibility import see
from pbem.engine.play.witness import Summons, start_summons
from pbem.engine.proof.audit import verify
from pbem.engine.proof.signatures import Fault
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data
from pbem.trust.canonical import unwrap_base64
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.signers import deck_secret, hand_secret
from sample_games.small_games import dice_key, identity

HOST = "host"
SEATS = ("anna", "ben", "cleo")


def find(name: str) -> Ruleset:
    """The rule set of these games, as a registry would give it."""
    if name != OLD_MAID.name:
        raise LookupError(f"no rule set {name}")
    return OLD_MAID


def started(cards: str, mode: str, *seats: str, more: Data | None = None) -> Start:
    """The start file of a game that everybody has joined and proved."""
    host = Host(name="Hugo") if mode == HOST else None
    genesis = Genesis(
        "maid",
        "old-maid/1",
        mode,
        cards,
        (),
        {},
        {},
        tuple(Player(id_, id_.title()) for id_ in seats),
        nonce="0123456789abcdef" * 2,
        quorum="all-others",
        host=host,
    )
    start = invite(attrs.evolve(genesis, **(more or {})))
    everybody = (*seats, *([HOST] if host else []))
    for who in everybody:
        signer = identity(who)
        start = join(start, who, signer, dice_key(who), **brought(start, who, cards))
    for who in everybody:
        summons = start_summons(start.genesis, who)
        start = prove(start, who, dice_key(who).sign(WITNESS_NAMESPACE, summons.message))
    return start


def brought(start: Start, who: str, cards: str) -> dict[str, str]:
    """What somebody brings to a game beside the two keys."""
    if cards != "dealer":
        return {}
    return hands_of(start.genesis).brought(identity(who).root, start.invitation, who)


def begun(cards: str, mode: str, *seats: str, more: Data | None = None, sealer: str = "") -> play.Applied:
    """A game after its set-up, sealed by the host or the first seat."""
    start = started(cards, mode, *seats, more=more)
    proofs = {who: unwrap_base64(proof) for who, proof in start.proofs.items()}
    by = identity(sealer or (HOST if mode == HOST else seats[0]))
    return play.begin_witnessed(start.genesis, find, by, lambda one: proofs[one.witness])


def prove_anything(summons: Summons) -> bytes:
    """The proof of whoever has to witness."""
    return dice_key(summons.witness).sign(WITNESS_NAMESPACE, summons.message)


def written(game: play.Game, **orders: Any) -> Data:
    """The orders of whoever is to move, not signed."""
    clock = game.table.clock(game.state)
    return {"game": game.file.genesis.name, "player": mover(game), "turn": clock.turn, **orders}


def mover(game: play.Game) -> str:
    """Whoever is to move."""
    now = game.table.awaited(game.state)
    assert now
    return now.must[0]


def signed(game: play.Game, **orders: Any) -> Data:
    """The orders of whoever is to move, signed as `pbem sign` signs them."""
    document = written(game, **orders)
    signer = identity(document["player"])
    return play.sign_orders(game, document, signer, signer.root)


def moved(game: play.Game, *, sealer: str = "", **orders: Any) -> play.Applied:
    """One record: the orders of whoever is to move, resolved by the witness."""
    return resolved(game, [signed(game, **orders)], sealer=sealer)


def resolved(game: play.Game, documents: Sequence[Data], *, sealer: str = "") -> play.Applied:
    """Resolve orders."""
    host = HOST if game.file.genesis.mode == HOST else str(documents[0]["player"])
    return play.apply(game, documents, identity(sealer or host), prove_anything)


def sight(game: play.Game, seat: str) -> Sight:
    """What the player of a seat can see."""
    return see(game, seat, identity(seat).root)


def names(game: play.Game, seat: str) -> list[str]:
    """The cards of a seat as its player sees them."""
    look = attrs.asdict(game.table.cards.look(game.state, sight(game, seat).cards))
    return list(look["hands"][seat])


def secrets_of_host(game: play.Game) -> tuple[bytes, bytes]:
    """The host's secret of the deck, and his private key for letters."""
    invited = invitation_hash(game.file.genesis.founding)
    root = identity(HOST).root
    return deck_secret(root, invited), hand_secret(root, invited)


def dealt(cards: str, mode: str) -> play.Applied:
    """A game of three in which everybody holds one card; anna is next."""
    step = begun(cards, mode, *SEATS)
    for _ in SEATS:
        step = moved(step.game, draw=True)
    return step


def fault_of(data: bytes) -> Fault:
    """What an audit finds."""
    fault = verify(data, find).fault
    assert fault
    return fault
