"""
Who plays now: seats whose keys were replaced, or whose player was.

The genesis never changes. Who took a seat since stands in `[state]` under `people`, by seat: name,
key, and in modes next and host dice and joined, as in the genesis. So keys are older than every
record that they sign or prove, because orders answer a head and the head hangs on the state
(trust 5.3 C11).
"""

from collections.abc import Mapping
from typing import Any

import attrs

from pbem.engine.file.genesis import HOST, Genesis, Host, Player
from pbem.engine.file.genesis_check import admission_faults
from pbem.engine.ruleset import Data
from pbem.errors import ContentError
from pbem.trust.keys import check_dice_key, check_identity_key

_KEYS = ("name", "key", "dice", "joined")
_HAND = "hand"


def people_since(genesis: Genesis) -> Data:
    """Tell who plays otherwise than the genesis says, as it stands in `[state]`; {} for nobody."""
    if genesis.founder is None:
        return {}
    before = dict(genesis.founding.people())
    return {
        id_: {key: getattr(person, key) for key in (*_KEYS, _HAND) if getattr(person, key)}
        for id_, person in genesis.people()
        if person != before[id_]
    }


def seated(genesis: Genesis, people: Mapping[str, Any]) -> Genesis:
    """
    Return the genesis with the people of a `[state]` on their seats.

    Checks form only: what is in a state was judged when it came there. Raises ContentError.
    """
    if not people:
        return genesis
    if type(people) is not dict or not people.keys() <= dict(genesis.people()).keys():
        raise ContentError("state.people names somebody who is not in the game")
    fresh = genesis
    for id_, person in people.items():
        fresh = _with_person(fresh, id_, person)
    if faults := admission_faults(fresh):
        raise ContentError(faults[0])
    return fresh


def successor(genesis: Genesis, seat: str, person: Any) -> Genesis:
    """
    Let a person take a seat (or "host"), with keys that were never in the game.

    `person` is a table of name and key, with dice and joined in modes next and host; joined is the
    signature of the join document, by the new key. Raises ContentError.
    """
    from pbem.engine.joining.invitation import has_joined  # late: who plays a turn replaces nobody

    fresh = seated(genesis, {seat: person})
    new = dict(fresh.people())[seat]
    used = [line for _, old in (*genesis.people(), *genesis.founding.people())
            for line in (old.key, old.dice, old.hand) if line]  # fmt: skip
    if any(line and line in used for line in (new.key, new.dice, new.hand)):
        raise ContentError("a new key must be new: this one was in the game before")
    try:
        check_identity_key(fresh.identities[seat])
        if new.dice:
            check_dice_key(fresh.dice_keys[seat])
    except ContentError as error:
        raise ContentError(f"{seat}: {error}") from None
    if new.hand:
        _require_sound_hand(seat, new.hand)
    if genesis.chance.joined and not has_joined(fresh, seat, new):
        raise ContentError(f"the new player of {seat} did not sign the invitation to this game")
    return fresh


def _require_sound_hand(seat: str, hand: str) -> None:
    from pbem.trust.card_letters import check_hand

    try:
        check_hand(bytes.fromhex(hand))
    except ContentError as error:
        raise ContentError(f"{seat}: {error}") from None


def _with_person(genesis: Genesis, id_: str, person: Any) -> Genesis:
    texts = _texts(genesis, id_, person)
    if id_ == HOST:
        return attrs.evolve(genesis, host=Host(**texts), founder=genesis.founding)
    players = tuple(
        Player(id_, **texts) if player.id == id_ else player for player in genesis.players
    )
    return attrs.evolve(genesis, players=players, founder=genesis.founding)


def _texts(genesis: Genesis, id_: str, person: Any) -> dict[str, str]:
    wanted = set(genesis.chance.person_keys)
    if genesis.cards == "dealer":
        if id_ == HOST:
            raise ContentError(
                "with cards dealer the deck hangs on the host's secret: nobody can take the place"
            )
        wanted.add(_HAND)
    if type(person) is not dict or set(person) != wanted:
        raise ContentError(f"{id_}: a person has {', '.join(sorted(wanted))}, and no more")
    if not all(type(text) is str and text for text in person.values()):
        raise ContentError(f"{id_}: name and keys must be texts that are not empty")
    return dict(person)
