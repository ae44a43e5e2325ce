"""
The genesis of a game: what is fixed for ever when it begins.

Its hash is the game's id, which stands in every signed document, so nothing in it can change
unseen. A genesis says who plays with which keys, by which rules on which board, and where chance
comes from. It decides nothing; `pbem.engine.play` plays it.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import attrs

from pbem.engine.file.genesis_check import HOST, admission_faults
from pbem.engine.ruleset import Data, Seat, Terms
from pbem.errors import ContentError
from pbem.trust.canonical import ProfileError, canonical
from pbem.trust.hashes import game_id
from pbem.trust.keys import PublicKey, parse_public

_KEYS = ("name", "rules", "mode", "cards", "options", "seed", "quorum", "deadline", "nonce",
         "host", "player", "choices", "board")  # fmt: skip
_NEEDED = ("name", "rules", "mode", "cards", "options", "player", "choices", "board")
_TEXTS = ("seed", "quorum", "deadline", "nonce")
_MOST_TOLD = 20
_PERSON_KEYS = ("name", "key", "dice", "joined", "hand")
_HOST_KEYS = (*_PERSON_KEYS, "deck")


class GenesisError(ContentError):
    """Data that is no genesis. `faults` holds a plain sentence for each reason."""

    def __init__(self, faults: Sequence[str]) -> None:
        more = [f"and {len(faults) - _MOST_TOLD} more"] if len(faults) > _MOST_TOLD else []
        super().__init__("; ".join([*faults[:_MOST_TOLD], *more]))
        self.faults = tuple(faults)


@attrs.frozen
class Player:
    """
    A seat and who sits on it. Absent texts are "".

    `key` is the OpenSSH line of the Ed25519 key that signs orders, `dice` that of the RSA key that
    witnesses, `joined` the signature (base64) under the invitation. `hand` (64 hex digits) is the
    X25519 key for letters with cards, with cards `dealer` only.
    """

    id: str
    name: str
    key: str = ""
    dice: str = ""
    joined: str = ""
    hand: str = ""

    @property
    def seat(self) -> Seat:
        """The seat as a rule set sees it."""
        return Seat(self.id, self.name)


@attrs.frozen
class Host:
    """
    The game master of mode `host`: either a person without a seat, or the id of a `seat`.

    With cards `dealer`, `deck` is the commitment (64 hex digits) to the secret of all cards.
    """

    name: str = ""
    key: str = ""
    dice: str = ""
    joined: str = ""
    seat: str = ""
    hand: str = ""
    deck: str = ""


@attrs.frozen
class Genesis:
    """
    The fixed facts of one game.

    `rules` is rule set and version ("risk-parker/1"). `seed` (64 hex digits) is there in mode
    `open` only; `quorum` and `nonce` (32 hex digits, of the invitation) in the other modes only;
    `host` in mode `host` only, and there perhaps `deadline`, the time in which orders are due, in
    words. `board` and `choices` are plain data of the rule set.

    Where the keys of a seat were replaced since, `players` and `host` are who plays now, and
    `founder` is the genesis as it was hashed.
    """

    name: str
    rules: str
    mode: str
    cards: str
    options: tuple[str, ...]
    choices: Mapping[str, Any]
    board: Mapping[str, Any]
    players: tuple[Player, ...]
    seed: str = ""
    quorum: str = ""
    nonce: str = ""
    host: Host | None = None
    deadline: str = ""
    founder: "Genesis | None" = None

    @property
    def founding(self) -> "Genesis":
        """The genesis as it stands in the file, with the people who began."""
        return self.founder or self

    @cached_property
    def game_id(self) -> bytes:
        """The hash of the genesis (32 bytes): the name of the game for ever."""
        return self.founder.game_id if self.founder else game_id(canonical(self.to_data()))

    @property
    def ruleset(self) -> tuple[str, int]:
        """Name and version of the rule set."""
        name, _, version = self.rules.partition("/")
        return name, int(version)

    @property
    def terms(self) -> Terms:
        """The choices as the rule set reads them."""
        return Terms(self.options, dict(self.choices), dict(self.board), self.cards)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in seat order."""
        return tuple(player.seat for player in self.players)

    @cached_property
    def seat_ids(self) -> tuple[str, ...]:
        """The ids of all seats in seat order."""
        return tuple(player.id for player in self.players)

    @cached_property
    def identities(self) -> dict[str, PublicKey]:
        """The key that signs for each seat (and for "host"); seats without a key are left out."""
        return {id_: parse_public(person.key) for id_, person in self.people() if person.key}

    @cached_property
    def dice_keys(self) -> dict[str, PublicKey]:
        """The key that witnesses for each seat (and for "host"); empty in mode `open`."""
        return {id_: parse_public(person.dice) for id_, person in self.people() if person.dice}

    def people(self) -> list[tuple[str, Player | Host]]:
        """Everybody who holds keys: the players by seat id, and a host without a seat as "host"."""
        people: list[tuple[str, Player | Host]] = [(player.id, player) for player in self.players]
        if self.host and not self.host.seat:
            people.append((HOST, self.host))
        return people

    def to_data(self) -> Data:
        """The genesis as it began, as plain data, in the order in which it is written."""
        if self.founder:
            return self.founder.to_data()
        data: Data = {"name": self.name, "rules": self.rules, "mode": self.mode,
                      "cards": self.cards, "options": list(self.options)}  # fmt: skip
        for key in _TEXTS:
            if value := getattr(self, key):
                data[key] = value
        if self.host:
            data["host"] = {"seat": self.host.seat} if self.host.seat else _person(self.host)
        data["player"] = [{"id": player.id, **_person(player)} for player in self.players]
        return {**data, "choices": dict(self.choices), "board": dict(self.board)}


def from_data(data: Data, *, draft: bool = False) -> Genesis:
    """
    Read a genesis; raise GenesisError with everything that is wrong with its shape.

    The form of every key is checked here; whether it is sound, which is slow, by `invitation.key_faults`.
    A `draft` is a genesis that people are still joining: who has not joined has no keys.
    """
    faults = _shape_faults(data)
    if faults:
        raise GenesisError(faults)
    genesis = _built(data)
    faults = admission_faults(genesis, draft=draft)
    if faults:
        raise GenesisError(faults)
    return genesis


def _person(person: Player | Host) -> Data:
    return {key: value for key in _HOST_KEYS if (value := getattr(person, key, ""))}


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def _shape_faults(data: Data) -> list[str]:
    try:
        canonical(data)
    except ProfileError as error:
        return [f"genesis: {error}"]
    faults = _key_faults("genesis", data, _NEEDED, _KEYS)
    faults += [
        f"genesis.{key} must be {wanted}"
        for key, kind, wanted in _KINDS
        if key in data and (data[key].__class__ is not kind or data[key] == "")
    ]
    if faults:
        return faults
    if not all(type(option) is str for option in data["options"]):
        faults.append("genesis.options must be a list of texts")
    for place, player in enumerate(data["player"], 1):
        faults += _person_faults(f"genesis.player[{place}]", player, ("id", "name"))
    if "host" in data and set(data["host"]) != {"seat"}:
        faults += _person_faults("genesis.host", data["host"], ("name",), _HOST_KEYS)
    elif not _is_text(data.get("host", {}).get("seat", "-")):
        faults.append("genesis.host.seat must be a text that is not empty")
    return faults


_KINDS = (
    *(
        (key, str, "a text that is not empty")
        for key in ("name", "rules", "mode", "cards", *_TEXTS)
    ),
    *((key, list, "a list") for key in ("options", "player")),
    *((key, dict, "a table") for key in ("host", "choices", "board")),
)


def _key_faults(where: str, data: Data, needed: Sequence[str], known: Sequence[str]) -> list[str]:
    missing = [f"{where}.{key} is missing" for key in needed if key not in data]
    return missing + [f"{where}.{ascii(key)[1:-1]} is unknown" for key in data if key not in known]


def _person_faults(
    where: str, person: Any, needed: Sequence[str], keys: Sequence[str] = _PERSON_KEYS
) -> list[str]:
    if type(person) is not dict:
        return [f"{where} must be a table"]
    known = dict.fromkeys((*needed, *keys))
    faults = _key_faults(where, person, needed, tuple(known))
    return faults + [
        f"{where}.{key} must be a text that is not empty"
        for key in known
        if key in person and not _is_text(person[key])
    ]


def _is_text(value: object) -> bool:
    return type(value) is str and value != ""


def _built(data: Data) -> Genesis:
    host = data.get("host")
    texts = {key: data.get(key, "") for key in _TEXTS}
    return Genesis(
        data["name"], data["rules"], data["mode"], data["cards"], tuple(data["options"]),
        data["choices"], data["board"], tuple(Player(**player) for player in data["player"]),
        host=None if host is None else Host(**host), **texts,
    )  # fmt: skip
