"""
The facts of the board that a game is played on, taken from a sound map file (`map_file.py`).

In a map file every territory lists its neighbours; the facts hold each border once. Shapes and other
things for drawing stay in the map file.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.rulesets.risk.board_check import FIGURES
from pbem.rulesets.risk.map_file import Data, is_pairs


def _cards(map_file: Mapping[str, Any], deck: str) -> tuple[list[list[str]], int]:
    ids = [entry["id"] for entry in map_file["territory"]]
    if deck in map_file.get("deck", {}):
        chosen = map_file["deck"][deck]
        figure = {id_: name for name in FIGURES for id_ in chosen[name]}
        return [[id_, figure[id_]] for id_ in ids if id_ in figure], chosen["jokers"]
    if deck != "classic":
        raise ValueError(f'this map has no deck "{deck}"')
    return [[entry["id"], entry["card"]] for entry in map_file["territory"] if "card" in entry], 2


def _closed_borders(map_file: Mapping[str, Any], without: Sequence[str]) -> list[set[str]]:
    """Return the borders to be left out; only those that the map calls disputed may be."""
    editions = map_file.get("editions", {})
    disputed = editions.get("disputed", []) if isinstance(editions, dict) else []
    known = [set(pair) for pair in disputed] if is_pairs(disputed) else []
    for pair in without:
        if set(pair.split("/")) not in known:
            listed = ", ".join("/".join(open_) for open_ in disputed) if known else "none"
            raise ValueError(f'the border "{pair}" cannot be left out; on this map: {listed}')
    return [set(pair.split("/")) for pair in without]


def board_facts(map_file: Mapping[str, Any], deck: str = "classic", without: Sequence[str] = ()) -> Data:
    """
    Return the facts of the board, in the plain form of `board.py`, borders once in board order.

    The map file must be sound (`check_map`). `without` holds borders to be left out, as
    "east-africa/middle-east". Raises ValueError with a sentence for a deck or a border that the
    map does not offer.
    """
    closed = _closed_borders(map_file, without)
    order = {entry["id"]: place for place, entry in enumerate(map_file["territory"])}
    cards, jokers = _cards(map_file, deck)
    return {
        "id": map_file["id"],
        "name": map_file["name"],
        "territories": [[entry["id"], entry["name"]] for entry in map_file["territory"]],
        "continents": [
            [entry["id"], entry["name"], entry["bonus"], list(entry["territories"])]
            for entry in map_file["continent"]
            if entry["territories"]  # where all of nothing is asked for, everybody would own it
        ],
        "borders": [
            [entry["id"], there]
            for entry in map_file["territory"]
            for there in sorted(entry["borders"], key=order.__getitem__)
            if order[entry["id"]] < order[there] and {entry["id"], there} not in closed
        ],
        "one_way": [list(pair) for pair in map_file.get("one_way", [])],
        "cards": cards,
        "jokers": jokers,
    }
