"""
The start file: how people come together for a game of mode next or host, by mail alone.

It is a genesis that grows, with the proofs for record 0 beside it. All players add their keys and,
when all keys are there, their proofs. Any number of such files merges into one; the order in which
they arrive does not matter. With all proofs record 0 can be played, by everybody and with the same
result: nobody chooses the deal or the seats, and the last one to answer can only stay away.

Rule 1. The invitation (all but the keys) never changes; files of two invitations never merge.
Rule 2. A seat is joined once: a second answer for it is reported, and none is chosen.
Rule 3. What stands in a file is checked when it is read: keys, signatures, proofs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.genesis import HOST, Genesis, Host, Player
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.guarded_toml import parse_guarded
from pbem.engine.file.head_writer import write_head
from pbem.engine.file.invitation import has_joined, invitation_hash, join_document, key_faults
from pbem.engine.play.witness import is_proof, start_summons
from pbem.errors import ContentError
from pbem.record import value
from pbem.trust.canonical import canonical, format_base64, unwrap_base64
from pbem.trust.documents import JOIN_NAMESPACE
from pbem.trust.keys import PublicKey
from pbem.trust.signers import ProvedKey, Signer

FORMAT = "pbem-start/1"
MOST_BYTES = 4 * 1024 * 1024


@value
class Start:
    """A game that is being begun: a genesis, perhaps not complete, and proofs (base64) by person."""

    genesis: Genesis
    proofs: Mapping[str, str]

    @property
    def invitation(self) -> bytes:
        """The hash of the invitation: the same in all files that belong together."""
        return invitation_hash(self.genesis)

    @property
    def absent(self) -> tuple[str, ...]:
        """Who has not joined yet."""
        return tuple(id_ for id_, person in self.genesis.people() if not person.joined)

    @property
    def unproved(self) -> tuple[str, ...]:
        """Whose proofs are missing, once all have joined."""
        return tuple(id_ for id_, _ in self.genesis.people() if id_ not in self.proofs)

    @property
    def inviter(self) -> str:
        """Who invites when nobody says who: the host without a seat, or the first seat that a person plays."""
        people = [id_ for id_ in self.genesis.seat_ids if id_ not in self.genesis.bots]
        return self.genesis.master or (people or self.genesis.seat_ids)[0]

    def person_of(self, public: PublicKey) -> str:
        """Return who plays with this key, or ""."""
        identities = self.genesis.identities.items()
        return next((id_ for id_, key in identities if key == public), "")


def invite(genesis: Genesis) -> Start:
    """Open a game to which nobody has come yet. Raises ContentError for what cannot be played."""
    return _check_start(genesis.to_data(), {})


def join(start: Start, id_: str, signer: Signer, dice: ProvedKey, *, hand: str = "", deck: str = "") -> Start:
    """
    Take a seat (or "host") with two keys. Raises ContentError when it is taken or unknown.

    With cards dealer everybody brings `hand`, and the host `deck` (hex).
    """
    persons = dict(start.genesis.people())
    if id_ not in persons:
        known = ", ".join(persons)
        raise ContentError(f"there is no seat {id_!a} in this game; there are: {known}")
    if persons[id_].key not in ("", signer.public.line):
        raise ContentError(f"the seat {id_} is taken already, by another key")
    if persons[id_].key:
        return start
    keys = {"key": signer.public.line, "dice": dice.public.line, "roots": format_base64(dice.roots)}
    if hand:
        keys["hand"] = hand
    if id_ == HOST and deck:
        keys["deck"] = deck
    keyed = _with_person(start.genesis, id_, **keys)
    message = canonical(join_document(keyed, id_))
    joined = format_base64(signer.sign(JOIN_NAMESPACE, message))
    whole = _with_person(keyed, id_, joined=joined)
    return _check_start(whole.to_data(), start.proofs)


def prove(start: Start, id_: str, proof: bytes) -> Start:
    """Add somebody's proof for record 0; everybody must have joined."""
    proofs = {**start.proofs, id_: format_base64(proof)}
    return _check_start(start.genesis.to_data(), proofs)


def merge(starts: Sequence[Start]) -> Start:
    """Put together what several files know. Raises ContentError where they do not agree."""
    first = starts[0]
    genesis = first.genesis
    for other in starts[1:]:
        if other.invitation != first.invitation:
            raise ContentError("these files belong to different invitations")
        genesis = _merge_people(genesis, other.genesis)
    proofs: dict[str, str] = {}
    for one in starts:
        # A proof is for one game id; what was proved with other keys proves nothing here.
        if one.genesis == genesis:
            proofs.update(one.proofs)
    return _check_start(genesis.to_data(), proofs)


def own_part(start: Start, id_: str) -> Start:
    """Leave only what one person added: always the same, no matter who else has answered by then."""
    if id_ in start.proofs:
        return Start(start.genesis, {id_: start.proofs[id_]})
    genesis = start.genesis
    for other, _ in genesis.people():
        if other != id_:
            genesis = _with_person(genesis, other, **dict.fromkeys(brought(genesis, other), ""))
    return Start(genesis, {})


def read_start(data: bytes) -> Start:
    """Read a start file. Raises ContentError."""
    if len(data) > MOST_BYTES:
        raise ContentError("it is too large for a start file")
    table = parse_guarded(data)
    if table.get("format") != FORMAT:
        raise ContentError(f'this is not a start file: it does not begin with format = "{FORMAT}"')
    if set(table) - {"format", "genesis", "proofs"} or type(table.get("genesis")) is not dict:
        raise ContentError("a start file holds format, genesis and proofs, nothing else")
    return _check_start(table["genesis"], table.get("proofs", {}))


def write_start(start: Start) -> bytes:
    """Write a start file: the same bytes for the same content."""
    data: dict[str, Any] = {"format": FORMAT, "genesis": start.genesis.to_data()}
    if start.proofs:
        order = [id_ for id_, _ in start.genesis.people()]
        data["proofs"] = {id_: start.proofs[id_] for id_ in order if id_ in start.proofs}
    return ("\n".join(write_head(data)) + "\n").encode("ascii")


# ── checking ─────────────────────────────────────────────────────────────────────────────────────


def _check_start(data: dict[str, Any], proofs: Any) -> Start:
    genesis = read_genesis(data, draft=True)
    if not genesis.chance.joined:
        raise ContentError("a game of mode open needs no start file")
    faults = key_faults(genesis) or [
        f"{id_} did not sign this invitation"
        for id_, person in genesis.people()
        if person.joined and not has_joined(genesis, id_, person)
    ]
    if faults:
        raise ContentError(faults[0])
    start = Start(genesis, proofs)
    _require_sound_proofs(start)
    return start


def _require_sound_proofs(start: Start) -> None:
    proofs = start.proofs
    if type(proofs) is not dict or not all(type(proof) is str for proof in proofs.values()):
        raise ContentError("proofs must be a table of texts")
    if proofs and start.absent:
        raise ContentError("there are proofs already, but not everybody has joined")
    for id_, proof in proofs.items():
        if id_ not in start.genesis.dice_keys or not _is_good(start.genesis, id_, proof):
            raise ContentError(f"the proof of {ascii(id_)[1:-1]} is not for this game")


def _is_good(genesis: Genesis, id_: str, proof: str) -> bool:
    try:
        return is_proof(genesis, start_summons(genesis, id_), unwrap_base64(proof))
    except ContentError:
        return False


# ── people ───────────────────────────────────────────────────────────────────────────────────────


def _merge_people(one: Genesis, other: Genesis) -> Genesis:
    known = dict(one.people())
    for id_, person in other.people():
        if not person.key:
            continue
        if known[id_].key and known[id_] != person:
            raise ContentError(
                f"two different people, or keys, have joined as {id_}; ask {id_} which is right, "
                "and leave the other file out"
            )
        one = _with_person(one, id_, **brought(other, id_))
    return one


def brought(genesis: Genesis, id_: str) -> dict[str, str]:
    """What somebody who has joined added to the invitation."""
    person = dict(genesis.people())[id_]
    keys = ("key", "dice", "roots", "joined", "hand", "deck")
    return {key: getattr(person, key) for key in keys if hasattr(person, key)}


def _with_person(genesis: Genesis, id_: str, **changes: str) -> Genesis:
    if id_ == HOST and genesis.host:
        host: Host = attrs.evolve(genesis.host, **changes)
        return attrs.evolve(genesis, host=host)
    players: list[Player] = [
        attrs.evolve(player, **changes) if player.id == id_ else player for player in genesis.players
    ]
    return attrs.evolve(genesis, players=tuple(players))
