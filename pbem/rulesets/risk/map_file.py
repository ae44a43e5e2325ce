"""
A map file of the conquest game ("pbem-map/1"): is it sound?

Every territory lists its neighbours, so that a person can check it against a printed board. `one_way` may list further ways that lead in one direction
only. Tables for drawing and for the history of a map (shapes, [sea], [editions]) are left alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.phrases import counted
from pbem.rulesets.risk.board_check import (
    FIGURES,
    MOST_BONUS,
    MOST_JOKERS,
    MOST_TERRITORIES,
    RESERVED,
    is_id,
    is_name,
    is_number,
)

FORMAT = "pbem-map/1"
Data = dict[str, Any]

# A continent is asked for as `@asia`, and some words after the sign mean something else.
_SELECTORS = (*RESERVED, "border", "vacated")


# ── the shape ────────────────────────────────────────────────────────────────────────────────────


def _is_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def is_pairs(value: object) -> bool:
    """Say whether this is a list of pairs of words."""
    return isinstance(value, list) and all(_is_words(pair) and len(pair) == 2 for pair in value)


def _tables(map_file: Mapping[str, Any], key: str) -> list[Data]:
    """Return the tables of a list that are tables."""
    entries = map_file.get(key)
    return (
        [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
    )


def _check_head(map_file: Mapping[str, Any]) -> Iterator[str]:
    """Format, id, name, and that there is something to read at all."""
    if map_file.get("format") != FORMAT:
        yield f'format: "{FORMAT}" is expected'
    if not is_id(map_file.get("id")):
        yield "id: small letters, digits and hyphens are expected"
    if not is_name(map_file.get("name")):
        yield "name: a short text in quotes is expected"
    for key in ("territory", "continent"):
        if not _tables(map_file, key) or len(_tables(map_file, key)) != len(map_file[key]):
            yield f"[[{key}]]: one table for each {key} is expected"
    if len(_tables(map_file, "territory")) > MOST_TERRITORIES:
        yield f"[[territory]]: more than {MOST_TERRITORIES}"
    if not is_pairs(map_file.get("one_way", [])):
        yield "one_way: a list of pairs of territory ids is expected"


def _check_id(where: str, value: object, reserved: Sequence[str]) -> Iterator[str]:
    if not is_id(value) or value in reserved:
        words = f"{', '.join(reserved[:-1])} or {reserved[-1]}"
        yield f"{where}.id: small letters, digits and hyphens are expected, and not {words}"


def _check_territory(territory: Data, place: int) -> Iterator[str]:
    """Keys of one [[territory]]."""
    where = f"territory[{place}]"
    yield from _check_id(where, territory.get("id"), RESERVED)
    if not is_name(territory.get("name")):
        yield f"{where}.name: a short text in quotes is expected"
    if not isinstance(territory.get("continent"), str):
        yield f"{where}.continent: the id of a continent is expected"
    if not _is_words(territory.get("borders")):
        yield f"{where}.borders: a list of territory ids is expected"
    if territory.get("card", "soldier") not in FIGURES:
        yield f"{where}.card: soldier, horse or cannon is expected"


def _check_continent(continent: Data, place: int) -> Iterator[str]:
    """Keys of one [[continent]]."""
    where = f"continent[{place}]"
    yield from _check_id(where, continent.get("id"), _SELECTORS)
    if not is_name(continent.get("name")):
        yield f"{where}.name: a short text in quotes is expected"
    if not is_number(continent.get("bonus"), 0, MOST_BONUS):
        yield f"{where}.bonus: a whole number from 0 to {MOST_BONUS} is expected"
    if not _is_words(continent.get("territories")):
        yield f"{where}.territories: a list of territory ids is expected"


def _check_shape(map_file: Mapping[str, Any]) -> Iterator[str]:
    """Everything that later checks rely on."""
    yield from _check_head(map_file)
    for place, territory in enumerate(_tables(map_file, "territory"), 1):
        yield from _check_territory(territory, place)
    for place, continent in enumerate(_tables(map_file, "continent"), 1):
        yield from _check_continent(continent, place)


# ── the sense ────────────────────────────────────────────────────────────────────────────────────


def _check_twice(map_file: Mapping[str, Any]) -> Iterator[str]:
    """No two territories or continents share an id or a name, in upper or lower case."""
    for key in ("territory", "continent"):
        for word in ("id", "name"):
            seen: dict[str, str] = {}
            for entry in map_file[key]:
                if entry[word].casefold() in seen:
                    yield f'two of [[{key}]] have the {word} "{entry[word]}"'
                seen[entry[word].casefold()] = entry[word]


def _check_borders(map_file: Mapping[str, Any]) -> Iterator[str]:
    """Borders join two territories of the map and are listed on both sides."""
    reach: dict[str, list[str]] = {entry["id"]: entry["borders"] for entry in map_file["territory"]}
    for here, others in reach.items():
        for place, there in enumerate(others):
            if there not in reach:
                yield f'{here} borders "{there}", which is not a territory of this map'
            elif there == here:
                yield f"{here} borders itself"
            elif there in others[:place]:
                yield f"{here} lists its border with {there} twice"
            elif here not in reach[there]:
                yield f"{here} borders {there}, but {there} does not border {here}"
    for a, b in map_file.get("one_way", []):
        if a not in reach or b not in reach or a == b:
            yield f'one_way: "{a}" to "{b}" does not join two territories of this map'
        elif b in reach[a] or map_file["one_way"].count([a, b]) > 1:
            yield f"one_way: {a} already leads to {b}"


def _check_cover(map_file: Mapping[str, Any]) -> Iterator[str]:
    """The continents together hold each territory once, as the territories say themselves."""
    home = {entry["id"]: entry["continent"] for entry in map_file["territory"]}
    listed: dict[str, str] = {}
    for continent in map_file["continent"]:
        for id_ in continent["territories"]:
            if id_ not in home:
                yield f'{continent["id"]} lists "{id_}", which is not a territory of this map'
            elif id_ in listed:
                yield f"{id_} is listed by {listed[id_]} and by {continent['id']}"
            elif home[id_] != continent["id"]:
                yield f'{id_} says it lies in "{home[id_]}", but {continent["id"]} lists it'
            listed.setdefault(id_, continent["id"])
        if not continent["territories"]:
            yield f"{continent['id']} has no territories"
    for id_ in home:
        if id_ not in listed:
            yield f"{id_} lies in no continent"


def _ways(map_file: Mapping[str, Any]) -> dict[str, list[str]]:
    """Where one can go, either direction of a one-way border counted."""
    ways = {entry["id"]: list(entry["borders"]) for entry in map_file["territory"]}
    for a, b in map_file.get("one_way", []):
        ways[a].append(b)
        ways[b].append(a)
    return ways


def _reached(ways: Mapping[str, Sequence[str]], within: Sequence[str]) -> list[str]:
    """Return what can be reached from the first of these over these alone."""
    found = dict.fromkeys(within[:1])
    waiting = list(found)
    inside = set(within)
    while waiting:
        for there in ways[waiting.pop()]:
            if there in inside and there not in found:
                found[there] = None
                waiting.append(there)
    return list(found)


def _check_pieces(map_file: Mapping[str, Any]) -> Iterator[str]:
    """The board is in one piece, and so is every continent."""
    ways = _ways(map_file)
    lost = len(ways) - len(_reached(ways, list(ways)))
    if lost:
        apart = counted(lost, "territory")
        yield f"the board is in pieces: {apart} cannot be reached from {next(iter(ways))}"
    for continent in map_file["continent"]:
        members = continent["territories"]
        for id_ in members:
            if id_ not in _reached(ways, members):
                yield f"{continent['id']} is in pieces: {id_} cannot be reached inside it"


def _check_counts(map_file: Mapping[str, Any]) -> Iterator[str]:
    """What the file declares about itself must be true; a file need not declare anything."""
    borders = sum(len(entry["borders"]) for entry in map_file["territory"]) // 2
    for key, count in (("territories", len(map_file["territory"])), ("borders_total", borders)):
        if map_file.get(key, count) != count:
            yield f"{key}: {map_file[key]} declared, {count} found"


def _check_deck(name: str, deck: Any, ids: Sequence[str]) -> Iterator[str]:
    """A [deck.NAME] has one figure for each territory, unless it says that it is smaller (A-10)."""
    if not isinstance(deck, dict) or not all(_is_words(deck.get(key)) for key in FIGURES):
        yield f"deck.{name}: a list of territory ids is expected for soldier, horse and cannon"
        return
    if not is_number(deck.get("jokers"), 0, MOST_JOKERS):
        yield f"deck.{name}.jokers: a whole number from 0 to {MOST_JOKERS} is expected"
    dealt = [id_ for figure in FIGURES for id_ in deck[figure]]
    for id_ in dict.fromkeys(dealt):
        if id_ not in ids:
            yield f'deck.{name}: "{id_}" is not a territory of this map'
        elif dealt.count(id_) > 1:
            yield f"deck.{name}: {id_} has more than one card"
    lacking = [id_ for id_ in ids if id_ not in dealt]
    if lacking and deck.get("cards") != len(dealt):
        yield f"deck.{name}: {lacking[0]} has no card (a smaller deck declares: cards = {len(dealt)})"


def _check_decks(map_file: Mapping[str, Any]) -> Iterator[str]:
    """Every deck is whole, and the figures beside the territories are those of the classic deck."""
    decks = map_file.get("deck", {})
    if not isinstance(decks, dict):
        yield "deck: tables [deck.NAME] are expected"
        return
    ids = [entry["id"] for entry in map_file["territory"]]
    faults = [fault for name, deck in decks.items() for fault in _check_deck(name, deck, ids)]
    yield from faults
    if "classic" not in decks or faults:
        return
    for entry in map_file["territory"]:
        if "card" in entry and entry["id"] not in decks["classic"][entry["card"]]:
            yield f"{entry['id']}: the card is a {entry['card']}, but not in deck.classic"


_SENSE = (
    _check_twice,
    _check_borders,
    _check_cover,
    _check_counts,
    _check_decks,
)


def check_map(map_file: Mapping[str, Any]) -> list[str]:
    """Return a sentence for everything that is wrong with a map file; empty when it is sound."""
    faults = list(_check_shape(map_file))
    if not faults:
        faults = [fault for check in _SENSE for fault in check(map_file)]
    return faults or list(_check_pieces(map_file))
