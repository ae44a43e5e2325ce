"""
Reading a genesis: its shape, then what its fields may say together.

What people send as a game is plain data; every fault in it is listed, not only the first.
"""

from collections.abc import Sequence
from typing import Any

from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.file.genesis_check import admission_faults
from pbem.engine.ruleset import Data
from pbem.errors import ContentError, FaultsError
from pbem.trust.canonical import canonical

_KEYS = ("name", "rules", "mode", "cards", "options", "seed", "quorum", "deadline", "nonce",
         "host", "player", "choices", "board")  # fmt: skip
_NEEDED = ("name", "rules", "mode", "cards", "options", "player", "choices", "board")
_TEXTS = ("seed", "quorum", "deadline", "nonce")
_MOST_TOLD = 20
_PERSON_KEYS = ("name", "key", "dice", "joined", "hand")
_HOST_KEYS = (*_PERSON_KEYS, "deck")


def read_genesis(data: Data, *, draft: bool = False) -> Genesis:
    """
    Read a genesis; raise FaultsError with everything that is wrong with its shape.

    The form of every key is checked here; whether it is sound, which is slow, by `invitation.key_faults`.
    A `draft` is a genesis that people are still joining: who has not joined has no keys.
    """
    faults = _shape_faults(data)
    if faults:
        raise FaultsError(faults)
    genesis = _built(data)
    faults = admission_faults(genesis, draft=draft)
    if faults:
        raise FaultsError(faults)
    return genesis


def _shape_faults(data: Data) -> list[str]:
    try:
        canonical(data)
    except ContentError as error:
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
