"""A map of another program read from its files, as a map of ours."""

import re

from pbem.engine.file.phrases import counted
from pbem.engine.table.mapmaker import FoundFile, Nearby, ReadMap, ReadText
from pbem.rulesets.risk.board_check import MOST_TERRITORIES
from pbem.rulesets.risk.foreign.cards import read_cards
from pbem.rulesets.risk.foreign.conquest import image_of, read_conquest
from pbem.rulesets.risk.foreign.domination import read_domination
from pbem.rulesets.risk.foreign.name_list import read_names
from pbem.rulesets.risk.foreign.our_map import our_map
from pbem.rulesets.risk.foreign.sections import CONQUEST, DOMINATION, kind_of_map
from pbem.rulesets.risk.foreign.source import ForeignFile, decode
from pbem.rulesets.risk.foreign.written import WrittenBoard
from pbem.rulesets.risk.map_file import Data
from pbem.rulesets.risk.map_ways import outward

_ENDING = re.compile(r"\.\w+$")
_OWN_DECK = "default"


def read_foreign(found: FoundFile, beside: Nearby, *, new_deck: bool, both_ways: bool) -> ReadMap:
    """Read a Domination or Conquest file (`Mapmaker.read`)."""
    name, raw = found
    source = decode(name, raw)
    kind = kind_of_map(source)
    if kind is None:
        known = " or ".join(", ".join(f"[{section}]" for section in names) for names in (DOMINATION, CONQUEST))
        source.fault(0, "this is no map of Domination or Conquest", f"one has the sections {known}")
        return ReadMap(None, (_text(source),))
    stem = _ENDING.sub("", name)
    board = (read_domination if kind is DOMINATION else read_conquest)(source, stem)
    deck = None if new_deck or kind is CONQUEST or not board.territories else _read_deck(source, board, stem, beside)
    if both_ways:
        _lead_back(source, board)
    sources = [source, *([deck] if deck else [])]
    data = None
    _require_room(source, board)
    if not any(one.refused for one in sources):
        data = our_map(source, board)
    elif board.sound and board.continents and board.territories:
        _say_ways(source, board)
    notes = tuple(note for one in sources for note in one.notes)
    texts = tuple(map(_text, sources))
    if data is None or source.refused:
        return ReadMap(None, texts, notes)
    values = range(1, len(board.territories) + 1)
    pairs = {(min(a, b) + 1, max(a, b) + 1) for a, one in enumerate(board.territories) for b in one.ways}
    picture, shown, places = board.files.get("map", f"{stem}_map.gif"), board.files.get("pic", ""), None
    if kind is CONQUEST:
        picture, places = image_of(board), tuple(one.pixel for one in board.territories)
    return ReadMap(data, texts, notes, picture, tuple(values), frozenset(pairs), _summary(board, data), shown, places)


def read_list(found: FoundFile) -> ReadMap:
    """Read a list of names and borders (`Mapmaker.read_list`)."""
    name, raw = found
    source = decode(name, raw)
    board = read_names(source, _ENDING.sub("", name))
    data = None if source.refused else our_map(source, board)
    if data is None and board.sound and board.continents and board.territories:
        _say_ways(source, board)
    if data is None or source.refused:
        return ReadMap(None, (_text(source),), tuple(source.notes))
    return ReadMap(data, (_text(source),), tuple(source.notes), summary=_summary(board, data))


def _require_room(source: ForeignFile, board: WrittenBoard) -> None:
    if len(board.territories) > MOST_TERRITORIES:
        first = board.territories[MOST_TERRITORIES]
        said = f"{first.name} is one too many: there are {counted(len(board.territories), 'territory')}"
        source.fault(first.at, said, f"up to {MOST_TERRITORIES} are possible")
        board.sound = False


def _text(source: ForeignFile) -> ReadText:
    return ReadText(source.name, source.text, tuple(source.problems))


def _read_deck(source: ForeignFile, board: WrittenBoard, stem: str, beside: Nearby) -> ForeignFile | None:
    """Read the deck that a map names, or the one of its own name; None where there is none."""
    named = board.files.get("crd", "")
    for name in dict.fromkeys((named, f"{stem}.cards")):
        raw = beside(name) if name and name != _OWN_DECK else None
        if raw is not None:
            deck = decode(name, raw)
            read_cards(deck, board)
            if deck.refused:
                deck.notes.append("with --new-deck the board is taken with a deck made up")
            return deck
    missing = f"the deck {named} is not here" if named and named != _OWN_DECK else "the map has no deck of its own"
    source.notes.append(missing)
    return None


def _lead_back(source: ForeignFile, board: WrittenBoard) -> None:
    added = 0
    for here, one in enumerate(board.territories):
        for there in one.ways:
            if here not in board.territories[there].ways:
                board.territories[there].ways.append(here)
                added += 1
    source.notes.append(f"{counted(added, 'way', 'ways')} back added, as you asked")


def _say_ways(source: ForeignFile, board: WrittenBoard) -> None:
    """Say of a map that is refused which of its ways could not be played either."""
    for one in board.territories:
        one.continent = max(one.continent, 0)
    aside = ForeignFile(source.name, source.text)
    our_map(aside, board)
    source.problems += [problem for problem in aside.problems if problem.is_error]


def _summary(board: WrittenBoard, data: Data) -> str:
    one_way = len(data.get("one_way", ()))
    both = (sum(map(len, outward(data).values())) - one_way) // 2
    told = f"{counted(both + one_way, 'border')} ({one_way} one-way)" if one_way else counted(both, "border")
    bonuses = sum(one["bonus"] for one in data["continent"])
    made_up = [*(["deck"] if board.cards is None else []), *([] if "place" in data["territory"][0] else ["places"])]
    said = f"; {' and '.join(made_up)} made up" if made_up else ""
    return (
        f"{counted(len(data['territory']), 'territory')}, {counted(len(data['continent']), 'continent')}, {told}, "
        f"bonuses {bonuses} in all{said}"
    )
