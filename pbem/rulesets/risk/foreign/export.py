"""
A map of ours as Domination reads it: a `.map` and a `.cards` file.

Countries keep the order of the map, and so their numbers; names, colours, pixels, settings and the description that
came from there go back. Whatever our maps say beyond that (areas, further decks) is left out.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from pbem.engine.table.mapmaker import FoundFile
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.foreign.cards import FIGURE_OF, JOKER
from pbem.rulesets.risk.map_file import Data
from pbem.rulesets.risk.map_ways import outward

_COLOURS = ("orange", "green", "blue", "red", "cyan", "yellow", "magenta", "gray")
_COLOUR = re.compile(
    r"black|blue|cyan|darkgray|gray|green|lightgray|magenta|orange|pink|red|white|yellow|(?:#|0x)[0-9a-fA-F]{6}|\d+"
)
_SYMBOLS = {figure: symbol.title() for symbol, figure in FIGURE_OF.items()}
_OWN = "domination"


def domination_files(data: Data, stem: str) -> Sequence[FoundFile]:
    """Return the files of a sound map, UTF-8 with its mark where names need it."""
    return [
        (f"{stem}.map", _encoded([*_map_rows(data, stem), ""])),
        (f"{stem}.cards", _encoded([*_card_rows(data), ""])),
    ]


def _encoded(rows: Sequence[str]) -> bytes:
    text = "\n".join(rows)
    return text.encode() if text.isascii() else text.encode("utf-8-sig")


def _map_rows(data: Data, stem: str) -> Iterator[str]:
    origin = data.get("origin", {})
    origin = origin if isinstance(origin, dict) and origin.get("format") == _OWN else {}
    yield from origin.get("description", ())
    yield f"name {data['name']}"
    yield from origin.get("settings", ())
    files = {"pic": f"{stem}_pic.png", "map": f"{stem}_map.gif", **origin.get("files", {}), "crd": f"{stem}.cards"}
    yield from ("", "[files]", *(f"{key} {name}" for key, name in files.items()))
    yield from ("", "[continents]")
    places: dict[str, int] = {}
    for place, one in enumerate(data["continent"]):
        places[one["id"]] = place + 1
        yield f"{_written(one)} {one['bonus']} {_colour(one, place)}"
    yield from ("", "[countries]")
    order = {one["id"]: place + 1 for place, one in enumerate(data["territory"])}
    for number, one in enumerate(data["territory"], 1):
        x, y = one.get("pixel") or one.get("place") or (0, 0)
        yield f"{number} {_written(one)} {places[one['continent']]} {x} {y}"
    yield from ("", "[borders]")
    for id_, others in outward(data).items():
        yield " ".join(map(str, [order[id_], *sorted(order[other] for other in others)]))


def _colour(one: Mapping[str, str], place: int) -> str:
    """Return the colour of a continent as that program knows it; it means nothing in play."""
    colour = str(one.get("colour", ""))
    return colour if _COLOUR.fullmatch(colour) else _COLOURS[place % len(_COLOURS)]


def _written(one: Mapping[str, str]) -> str:
    """Return a name as one word: as it came from there, or with _ for blanks."""
    written = one.get("written", "")
    return written if written and " " not in written else one["name"].replace(" ", "_")


def _card_rows(data: Data) -> Iterator[str]:
    facts = board_facts(data)
    order = {one["id"]: place + 1 for place, one in enumerate(data["territory"])}
    yield "[cards]"
    yield from (f"{_SYMBOLS[figure]} {order[id_]}" for id_, figure in facts["cards"])
    yield from [JOKER] * facts["jokers"]
