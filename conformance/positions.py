"""Positions in which nothing is left out, made of what cases say of them."""

from collections.abc import Mapping, Sequence
from typing import Any

Data = dict[str, Any]

JOKER = "joker"
NOBODY = "nobody"


def whole_position(game: str, asked: Data, said: Data) -> Data:
    """Return a position in which nothing is left out."""
    if game == "rail":
        return _whole_race(asked, said)
    ids = [one["id"] for one in asked["board"]["territories"]]
    held = asked.get("cards", "face-up")
    hands = {seat: said.get("hands", {}).get(seat, []) for seat in asked["seats"]}
    if held == "face-up":
        hands = {seat: sort_cards(ids, hand) for seat, hand in hands.items()}
    discard = said.get("discard", [])
    return {
        "phase": said.get("phase", "turn"),
        "turn": said.get("turn", 7),
        "mover": said.get("mover", asked["seats"][0]),
        "territories": _territories(ids, said.get("territories", {})),
        "hands": hands,
        "pile": _pile(ids, asked, [*discard, *(card for hand in hands.values() for card in hand)]),
        "discard": sort_cards(ids, discard) if held == "face-up" else discard,
        "sets": said.get("sets", 0),
        "captured": said.get("captured", []),
        "due": said.get("due", 0),
        "commander_used": said.get("commander_used", False),
        "out": [seat for seat in asked["seats"] if seat in said.get("out", [])],
        "winner": said.get("winner", ""),
        "capitals": said.get("capitals", {}),
        "bonus": said.get("bonus", {}),
        "starter": said.get("starter", ""),
        "to_place": said.get("to_place", {}),
        "placed": said.get("placed", 0),
    }


def said_position(game: str, before: Data, after: Data) -> Data:
    """Return what a case would say of a whole position that followed another."""
    said = {key: value for key, value in after.items() if value != before[key] and key != "pile"}
    for key in ("territories", "hands", "pieces"):
        if key in said:
            said[key] = {name: one for name, one in said[key].items() if one != before[key].get(name)}
    if game == "conquest" and "territories" in said:
        said["territories"] = {name: _held(one) for name, one in said["territories"].items()}
    return said


def _held(territory: Data) -> str:
    return f"{territory['owner'] or NOBODY} {territory['armies']}"


def _pile(ids: Sequence[str], asked: Data, elsewhere: Sequence[str]) -> list[str]:
    """Return the cards that are nowhere else; where each draw stands alone there is no pile."""
    if asked.get("cards") == "private":
        return []
    deck = [one["id"] for one in asked["board"]["territories"] if one["card"]]
    deck += [JOKER] * asked["board"]["jokers"]
    for card in elsewhere:
        deck.remove(card.strip("()"))
    return sort_cards(ids, deck)


def _territories(ids: Sequence[str], said: Mapping[str, str]) -> Data:
    unknown = [id_ for id_ in said if id_ not in ids and id_ != "others"]
    if unknown:
        raise ValueError(f"no territory is called {unknown}")
    found = {}
    for id_ in ids:
        owner, armies = said.get(id_, said.get("others", f"{NOBODY} 0")).split()
        found[id_] = {"owner": "" if owner == NOBODY else owner, "armies": int(armies)}
    return found


def sort_cards(ids: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Return cards in board order, jokers last."""
    return sorted(cards, key=lambda card: len(ids) if card == JOKER else ids.index(card))


def _whole_race(asked: Data, said: Data) -> Data:
    return {
        "phase": said.get("phase", "turn"),
        "turn": said.get("turn", 7),
        "mover": said.get("mover", asked["seats"][0]),
        "pieces": {seat: _piece(one) for seat, one in said.get("pieces", {}).items()},
        "dice": said.get("dice", []),
        "returned": said.get("returned", []),
        "winners": said.get("winners", []),
    }


def _piece(said: Data) -> Data:
    """Return a piece in which nothing is left out."""
    usual = {"coast": "", "place": "", "ticket": "", "next": "", "crossed": False, "home": False}
    return {**usual, **said}
