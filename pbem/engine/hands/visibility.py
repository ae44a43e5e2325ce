"""
Sight: who may see which cards. The one place where that is decided.

Rule 1. A card that lies face down is seen by whoever can open it, and by nobody else.
Rule 2. `private`: by who holds the key promised in the orders that drew it: their author.
Rule 3. `dealer`: by who can open a letter to the seat that holds it. The host could tell all; pbem
        shows the host nothing either.
Rule 4. `dealer`, when the game is over and the host has revealed the deck: everybody sees all.
Rule 5. Every command that prints hands asks here, with the secret of the user's own key.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pbem.engine.decisions.decision import answered_head, silent_witnesses
from pbem.engine.file.dealt import deck_in
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.hands.openings import needed_openings
from pbem.engine.hands.revealed_deck import unveiled
from pbem.engine.hands.tokens import DEALER, PRIVATE, card_of, number_of, opening_in
from pbem.engine.joining.invitation import invitation_hash
from pbem.engine.play import Game
from pbem.engine.ruleset import Data, Veils
from pbem.errors import ContentError, OrdersRefusedError
from pbem.trust.canonical import unwrap_base64
from pbem.trust.card_letters import open_letter, public_hand
from pbem.trust.hashes import NO_HASH, card_commit
from pbem.trust.signers import card_key, hand_secret


class Sight(NamedTuple):
    """
    What somebody can see of the cards face down: those in the own hand, or in the end all.

    `cards` are their numbers and `openings` what opens them, by token. `faults` tells, a sentence
    each, of letters that do not say what they must: then the host has cheated. `revealed` says that
    everybody sees all cards.
    """

    cards: Mapping[str, int]
    openings: Mapping[str, str]
    faults: tuple[str, ...] = ()
    revealed: bool = False


BLIND = Sight({}, {})
"""Somebody who sees what everybody sees."""


def see(game: Game, seat: str, root: bytes) -> Sight:
    """
    Tell which cards the player of a seat can see; `root` is the secret of the player's key.

    With a secret that is not that of the seat nothing is seen, but where the deck is revealed.
    """
    if everything := see_revealed(game):
        return everything
    file, table = game.file, game.table
    if file.genesis.cards not in (PRIVATE, DEALER) or not isinstance(table, Veils):
        return BLIND
    hand = table.veiled(game.state).get(seat, ())
    if not hand:
        return BLIND
    faults: tuple[str, ...] = ()
    if file.genesis.cards == PRIVATE:
        found = dict(_by_key(file, hand, root))
    else:
        found, faults = _by_letter(file, seat, hand, root)
    return _checked(file.genesis, table.deck_size, found, faults)


def see_revealed(game: Game) -> Sight | None:
    """Tell what everybody sees once the host has revealed the deck; None before that."""
    file, table = game.file, game.table
    if file.genesis.cards != DEALER or not isinstance(table, Veils):
        return None
    secret = deck_in(file.state).secret
    if not secret:
        return None
    try:
        known = unveiled(file.genesis, file.all_records(), bytes.fromhex(secret), table.deck_size)
    except ContentError as error:
        return Sight(
            {}, {}, (f"the deck that was revealed is not the one that was dealt: {error}",)
        )
    return Sight(known, {}, revealed=True)


def looked_at(game: Game, sight: Sight) -> Any:
    """Return the state as somebody with this sight sees it."""
    if not sight.cards or not isinstance(game.table, Veils):
        return game.state
    return game.table.look(game.state, sight.cards)


def turned_up(game: Game, orders: Data, root: bytes) -> Data:
    """
    Return what `[signed]` holds where hands are hidden: `card`, and `open` for the cards used.

    `orders` are those of the seat whose secret is `root`, without [signed]. Raises
    OrdersRefusedError when they have a fault.
    """
    from pbem.engine.play import check

    seat = str(orders.get("player"))
    sight = see(game, seat, root)
    checked = check(game, [orders], sight.cards)
    reading = checked.readings[0]
    if reading.refused:
        raise OrdersRefusedError(checked)
    opened = needed_openings(game.table, reading.orders, sight.openings)
    more: Data = {"open": opened} if opened else {}
    return {"card": _promise(game.file, root), **more} if _is_private(game) else more


def _is_private(game: Game) -> bool:
    return game.file.genesis.cards == PRIVATE


def _promise(file: GameFile, root: bytes) -> str:
    """The commitment to the key of the card that these orders may earn."""
    game_id, place = file.genesis.game_id, file.index + 1 - len(silent_witnesses(file))
    answered = bytes.fromhex(answered_head(file))
    return card_commit(game_id, place, card_key(root, game_id, place, answered)).hex()


def _checked(
    genesis: Genesis, deck_size: int, found: Mapping[str, str], faults: Sequence[str]
) -> Sight:
    cards, openings, told = {}, {}, list(faults)
    for token, opening in found.items():
        try:
            cards[token] = card_of(token, opening, genesis.game_id, deck_size)
        except ContentError:
            if genesis.cards == DEALER:
                told.append(f"the letter with the card number {number_of(token)} holds another "
                            "card than was dealt")  # fmt: skip
        else:
            openings[token] = opening
    return Sight(cards, openings, tuple(told))


def _by_key(file: GameFile, hand: Sequence[str], root: bytes) -> Iterator[tuple[str, str]]:
    """Make the keys that were promised for these cards."""
    heads = [bytes.fromhex(record.head) for record in file.all_records()]
    for token in hand:
        place = int(number_of(token))
        answered = heads[place - 1] if 0 < place <= len(heads) else NO_HASH
        yield token, card_key(root, file.genesis.game_id, place, answered).hex()


def _by_letter(
    file: GameFile, seat: str, hand: Sequence[str], root: bytes
) -> tuple[dict[str, str], tuple[str, ...]]:
    """Open the newest letter with each of these cards."""
    genesis = file.genesis
    if genesis.host is None:
        return {}, ()
    secret = hand_secret(root, invitation_hash(genesis.founding))
    if public_hand(secret).hex() not in {one.hand for one in genesis.players if one.id == seat}:
        return {}, ()
    host = bytes.fromhex(genesis.host.hand)
    letters = _letters(file.all_records())
    found, faults = {}, []
    for token in hand:
        letter = letters.get(number_of(token), "")
        try:
            raw = unwrap_base64(letter)
            content = open_letter(secret, host, genesis.game_id, token, raw)
            found[token] = opening_in(content)
        except ContentError:
            faults.append(f"the letter to {seat} with the card number {number_of(token)} cannot be "
                          "opened")  # fmt: skip
    return found, tuple(faults)


def _letters(records: Sequence[Record]) -> dict[str, str]:
    letters: dict[str, str] = {}
    for record in records:
        if record.dealt:
            letters.update(record.dealt.sealed)
    return letters
