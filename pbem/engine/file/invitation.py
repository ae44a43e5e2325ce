"""
How people come into a game that is not open: an invitation, and everybody's signature under it.

The invitation is the genesis without anybody's keys: game, seats and names are fixed by it. So nobody
can be moved into another game, or beside other neighbours, than those that were agreed to. Also here:
whether the keys that people brought are sound.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.trust.canonical import canonical, unwrap_base64
from pbem.trust.card_letters import check_hand
from pbem.trust.documents import JOIN_NAMESPACE
from pbem.trust.hashes import invite_hash
from pbem.trust.keys import check_dice_key, check_identity_key
from pbem.trust.sshsig import verify_ed25519

_JOINING = ("key", "dice", "roots", "joined", "hand", "deck")


def key_faults(genesis: Genesis, whose: Collection[str] | None = None) -> list[str]:
    """
    Return which keys must not be used, a sentence each (trust 4.3); about 3 ms a key.

    `whose` are the seats (and "host") whose keys are looked at, if it is not everybody's.
    """
    people = dict(genesis.people())
    hands = {id_: bytes.fromhex(one.hand) for id_, one in people.items() if one.hand}
    proved = {id_: (key, unwrap_base64(people[id_].roots)) for id_, key in genesis.dice_keys.items()}
    kinds: tuple[tuple[Mapping[str, Any], Callable[[Any], None]], ...] = (
        (genesis.identities, check_identity_key),
        (proved, lambda pair: check_dice_key(*pair)),
        (hands, check_hand),
    )
    faults = []
    for keys, check in kinds:
        for id_, key in keys.items():
            try:
                if whose is None or id_ in whose:
                    check(key)
            except ContentError as error:
                faults.append(f"{id_}: {error}")
    return faults


def invitation(genesis: Genesis) -> Data:
    """The invitation that everybody who joined a game has seen: all but what joining adds."""
    data = genesis.to_data()
    data["player"] = [_without_answers(player) for player in data["player"]]
    if "host" in data:
        data["host"] = _without_answers(data["host"])
    return {"pbem": "invite/1", **data}


def _without_answers(person: Data) -> Data:
    return {key: person[key] for key in person if key not in _JOINING}


def invitation_hash(genesis: Genesis) -> bytes:
    """The hash (32 bytes) of the invitation, which is the same while people join."""
    return invite_hash(canonical(invitation(genesis)))


def join_document(genesis: Genesis, id_: str) -> Data:
    """What a player (or "host") signs to join: the invitation's hash, and their name and keys."""
    person = dict(genesis.people())[id_]
    dealing = {key: value for key in ("hand", "deck") if (value := getattr(person, key, ""))}
    return {
        "pbem": "join/1",
        "invite": invitation_hash(genesis).hex(),
        "id": id_,
        "name": person.name,
        "key": person.key,
        "dice": person.dice,
        "roots": person.roots,
        **dealing,
    }


def join_faults(genesis: Genesis) -> list[str]:
    """Say who did not sign the invitation of this game; empty where nobody joins by signature."""
    if not genesis.chance.joined:
        return []
    return [
        f"the invitation that {id_} signed was changed, or is not signed by {id_}"
        for id_, person in genesis.people()
        if not has_joined(genesis, id_, person)
    ]


def has_joined(genesis: Genesis, id_: str, person: Player | Host) -> bool:
    """Say whether somebody's signature under the invitation is good."""
    message = canonical(join_document(genesis, id_))
    signature = unwrap_base64(person.joined)
    return verify_ed25519(genesis.identities[id_], JOIN_NAMESPACE, message, signature)
