"""
Reading a genesis: its shape, then what its fields may say together.

What people send as a game is plain data; every fault in it is listed, not only the first.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from pbem.engine.file.genesis import HOST, QUORUMS, TEXTS, Genesis, Host, Player
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.modes.modes import MODES
from pbem.engine.table.terms import CARDS, Data
from pbem.errors import ContentError, FaultsError
from pbem.trust.canonical import canonical, unwrap_base64
from pbem.trust.hashes import HASH_DIGITS
from pbem.trust.keys import ED25519, RSA, parse_public

_NEEDED = ("name", "rules", "mode", "cards", "options", "player", "choices", "board")
_KEYS = (*_NEEDED, *TEXTS, "host")
_PERSON_KEYS = ("name", "key", "dice", "roots", "joined", "hand")
_PLAYER_KEYS = (*_PERSON_KEYS, "bot")
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
    genesis = _build_genesis(data)
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
        faults += _person_faults(f"genesis.player[{place}]", player, ("id", "name"), _PLAYER_KEYS)
    if "host" in data and set(data["host"]) != {"seat"}:
        faults += _person_faults("genesis.host", data["host"], ("name",), _HOST_KEYS)
    elif not _is_text(data.get("host", {}).get("seat", "-")):
        faults.append("genesis.host.seat must be a text that is not empty")
    return faults


_KINDS = (
    *((key, str, "a text that is not empty") for key in ("name", "rules", "mode", "cards", *TEXTS)),
    *((key, list, "a list") for key in ("options", "player")),
    *((key, dict, "a table") for key in ("host", "choices", "board")),
)


def _key_faults(where: str, data: Data, needed: Sequence[str], known: Sequence[str]) -> list[str]:
    missing = [f"{where}.{key} is missing" for key in needed if key not in data]
    return missing + [f"{where}.{ascii(key)[1:-1]} is unknown" for key in data if key not in known]


def _person_faults(where: str, person: Any, needed: Sequence[str], keys: Sequence[str]) -> list[str]:
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


def _build_genesis(data: Data) -> Genesis:
    host = data.get("host")
    texts = {key: data.get(key, "") for key in TEXTS}
    return Genesis(
        data["name"],
        data["rules"],
        data["mode"],
        data["cards"],
        tuple(data["options"]),
        data["choices"],
        data["board"],
        tuple(Player(**player) for player in data["player"]),
        host=None if host is None else Host(**host),
        **texts,
    )


# ── What the fields of a genesis may say together ─────────────────────────────────────────────────
#
# Every function lists faults as plain sentences; none raises.

_RESERVED_IDS = (HOST, "neutral")
_SEAT_ID = re.compile(r"[a-z][a-z0-9-]{0,15}")
_RULES = re.compile(r"[a-z][a-z0-9-]{0,63}/(0|[1-9][0-9]{0,5})")
_STYLE = re.compile(r"[a-z][a-z0-9-]{0,31}")
_MAX_NAME = 80
_MOST_PLAYERS = 64
"""No game needs more; a stranger's file with thousands would cost everybody's time."""


def admission_faults(genesis: Genesis, *, draft: bool = False) -> list[str]:
    """
    List everything that a genesis of sound shape may not say.

    In a `draft`, which people are still joining, those who have not joined yet have no keys.
    """
    return [*_seat_faults(genesis), *_mode_faults(genesis, draft), *_key_form_faults(genesis)]


def is_seat_id(text: str) -> bool:
    """Say whether a player may have this id."""
    return bool(_SEAT_ID.fullmatch(text)) and text not in _RESERVED_IDS


def _seat_faults(genesis: Genesis) -> list[str]:
    faults = []
    if not 1 <= len(genesis.name) <= _MAX_NAME:
        faults.append(f"a game's name has 1 to {_MAX_NAME} characters")
    if not _RULES.fullmatch(genesis.rules):
        faults.append(f'genesis.rules must be like "risk-parker/1", not {genesis.rules!a}')
    if not 1 <= len(genesis.players) <= _MOST_PLAYERS:
        return [*faults, f"a game has 1 to {_MOST_PLAYERS} players, not {len(genesis.players)}"]
    faults += [
        f"{id_!a} cannot be the id of a player: a-z, 0-9 and - (1 to 16, a letter first), "
        f"not {' or '.join(_RESERVED_IDS)}"
        for id_ in genesis.seat_ids
        if not is_seat_id(id_)
    ]
    faults += [
        f'{id_}: bot is the name of a style, as in "careful", not {style!a}'
        for id_, style in genesis.bots.items()
        if not _STYLE.fullmatch(style)
    ]
    faults += _repeated_items("player id", genesis.seat_ids)
    return faults


def _repeated_items(what: str, items: Sequence[str]) -> list[str]:
    return [f"the {what} {item!a} appears twice" for item, count in Counter(items).items() if count > 1]


def _mode_faults(genesis: Genesis, draft: bool) -> list[str]:
    faults = [
        f"genesis.{key}: {value!a} is not one of {', '.join(words)}"
        for key, value, words in (("mode", genesis.mode, MODES), ("cards", genesis.cards, CARDS))
        if value not in words
    ]
    if faults:
        return faults
    chance = genesis.chance
    for key, digits in (("seed", 64), ("quorum", 0), ("nonce", 32)):
        faults += _extra_faults(key, getattr(genesis, key), key in chance.genesis_keys, digits)
    if genesis.deadline and (not chance.hosted or len(genesis.deadline) > _MAX_NAME):
        faults.append(f"genesis.deadline belongs to mode host and has 1 to {_MAX_NAME} characters")
    if chance.hosted != (genesis.host is not None):
        faults.append("genesis.host belongs to mode host, and only there")
    return faults + _host_faults(genesis) + _person_mode_faults(genesis, draft)


def _extra_faults(key: str, value: str, wanted: bool, digits: int) -> list[str]:
    if bool(value) != wanted:
        return [f"genesis.{key} is {'missing' if wanted else 'not for this mode'}"]
    if key == "quorum" and value and value not in QUORUMS:
        return [f"genesis.quorum: {value!a} is not one of {', '.join(QUORUMS)}"]
    if digits and value and not re.fullmatch(f"[0-9a-f]{{{digits}}}", value):
        return [f"genesis.{key} must be {digits} hex digits"]
    return []


def _host_faults(genesis: Genesis) -> list[str]:
    host, faults = genesis.host, []
    if host and host.seat and host.seat not in genesis.seat_ids:
        faults.append(f"genesis.host.seat: there is no player {host.seat!a}")
    if genesis.quorum == HOST and host is None:
        faults.append('genesis.quorum is "host", but there is no host')
    hands = hands_of(genesis)
    faults += hands.faults()
    if host and host.deck and not (hands.dealt and HASH_DIGITS.fullmatch(host.deck)):
        faults.append("genesis.host.deck belongs to cards dealer, and has 64 hex digits")
    return faults


def _person_mode_faults(genesis: Genesis, draft: bool) -> list[str]:
    faults, dealt = [], hands_of(genesis).dealt
    for id_, person in genesis.people():
        if len(person.name) > _MAX_NAME:
            faults.append(f"{id_}: a name has 1 to {_MAX_NAME} characters")
        if not genesis.chance.joined and (person.dice or person.roots or person.joined):
            faults.append(f"{id_}: an open game has no dice keys, and nobody joins it by signature")
        # Where the host deals, a host without a seat brings the deck, too.
        dealing = ((person.hand, person.deck) if isinstance(person, Host) else (person.hand,)) if dealt else ()
        brought = (person.key, person.dice, person.roots, person.joined, *dealing)
        if person.hand and not (dealt and HASH_DIGITS.fullmatch(person.hand)):
            faults.append(f"{id_}: hand belongs to cards dealer, and has 64 hex digits")
        if draft and not any(brought):
            continue
        if genesis.chance.joined and not all(brought):
            more = ", with cards dealer hand" if dealt else ""
            faults.append(f"{id_}: in mode {genesis.mode} everybody has key, dice, roots and joined{more}")
    return faults


def _key_form_faults(genesis: Genesis) -> list[str]:
    lines, faults = [], []
    for id_, person in genesis.people():
        for line, kind in ((person.key, ED25519), (person.dice, RSA)):
            if line:
                lines.append(line)
                faults += [f"{id_}: {fault}" for fault in _line_faults(line, kind)]
        lines += [person.hand] if person.hand else []
        for key, text in (("roots", person.roots), ("joined", person.joined)):
            faults += [f"{id_}: {key}: {fault}" for fault in _base64_faults(text)]
    return faults + _repeated_items("key", lines)


def _line_faults(line: str, kind: str) -> list[str]:
    try:
        public = parse_public(line)
    except ContentError as error:
        return [str(error)]
    if public.kind != kind:
        return [f"a key of the kind {kind} is needed here, not {public.kind}"]
    return [] if public.line == line else ["the key must be given without a comment or spaces"]


def _base64_faults(text: str) -> list[str]:
    try:
        unwrap_base64(text)
    except ContentError as error:
        return [str(error)]
    return []
