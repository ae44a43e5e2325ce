"""
Whether the tables of a map file fit together: ids, borders, continents, decks. Where its ways lead is in `map_ways.py`.

A word that is nearly an id is reported once, and taken for that id from then on: so one slip of the
finger is one fault.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.phrases import counted, listed
from pbem.engine.short.names import fold
from pbem.engine.short.speech import TAILS
from pbem.engine.table.sheet import Path, Problem, nearest
from pbem.record import mutable
from pbem.rulesets.risk.board_check import FIGURES
from pbem.rulesets.risk.map_ways import check_ways, list_some

ORDER_WORDS = frozenset({"from", "to", "end", *TAILS})
"""What a typed order takes for itself: "attack To to From", "place 3 Please"."""


def check_references(map_file: Mapping[str, Any]) -> list[Problem]:
    """Return which ids, borders, continents and cards of a map do not fit together."""
    sense = _Sense(map_file)
    checks = (sense.twice, sense.borders, sense.one_ways, sense.cover, sense.decks)
    return [fault for check in checks for fault in check()]


def check_whole(map_file: Mapping[str, Any]) -> list[Problem]:
    """Return what is wrong or odd with the whole of a map in which everything else is sound."""
    sense = _Sense(map_file)
    return [*sense.counts(), *sense.figures(), *sense.typed(), *check_ways(map_file)]


def _fault(path: Path, message: str, hint: str = "") -> Problem:
    return Problem("E-MAP", path, message, hint)


@mutable
class _Sense:
    """A map file while its sense is checked; `reach` holds each id with the ids it lists as borders."""

    map_file: Mapping[str, Any]
    reach: dict[str, list[str]] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.reach = {entry["id"]: [] for entry in self.territories}
        for entry in self.territories:
            self.reach[entry["id"]] = [self.meant(id_) for id_ in entry["borders"]]

    @property
    def territories(self) -> Sequence[Mapping[str, Any]]:
        """The tables of the territories."""
        return self.map_file["territory"]  # type: ignore[no-any-return]

    @property
    def continents(self) -> Sequence[Mapping[str, Any]]:
        """The tables of the continents."""
        return self.map_file["continent"]  # type: ignore[no-any-return]

    def meant(self, id_: str) -> str:
        """Return the id of a territory that this word is, or nearly is."""
        return next(iter([] if id_ in self.reach else nearest(id_, self.reach, 1)), id_)

    def unknown(self, path: Path, id_: str) -> Problem:
        """Return the fault of a word that is no territory."""
        close = nearest(id_, self.reach)
        hint = f"did you mean {' or '.join(close)}?" if close else "it needs a [[territory]]"
        return _fault(path, f'"{id_}" is no territory of this map', hint)

    # ── ids and borders ──────────────────────────────────────────────────────────────────────────

    def twice(self) -> Iterator[Problem]:
        """No two territories or continents share an id or a name, in upper or lower case."""
        for key, entries in (("territory", self.territories), ("continent", self.continents)):
            for word in ("id", "name"):
                seen: set[str] = set()
                for place, entry in enumerate(entries):
                    if entry[word].casefold() in seen:
                        fault = f'another {key} has the {word} "{entry[word]}" already'
                        yield _fault((key, place, word), fault)
                    seen.add(entry[word].casefold())

    def borders(self) -> Iterator[Problem]:
        """Borders join two territories of the map and are listed on both sides."""
        for at, entry in enumerate(self.territories):
            here, others = entry["id"], [self.meant(id_) for id_ in entry["borders"]]
            for place, (written, there) in enumerate(zip(entry["borders"], others, strict=True)):
                path = ("territory", at, "borders", place)
                if written not in self.reach:
                    yield self.unknown(path, written)
                elif there == here:
                    yield _fault(path, f"{here} borders itself")
                elif there in others[:place]:
                    yield _fault(path, f"{here} lists {there} twice")
                elif here not in self.reach[there]:
                    hint = f"add {here} to the borders of {there}, or take {there} out here"
                    yield _fault(path, f"{there} does not list {here}", hint)

    def one_ways(self) -> Iterator[Problem]:
        """Each way of one direction joins two territories, and is no border already."""
        ways = self.map_file.get("one_way") or []
        for at, (a, b) in enumerate(ways):
            strange = [(place, id_) for place, id_ in enumerate((a, b)) if id_ not in self.reach]
            yield from (self.unknown(("one_way", at, place), id_) for place, id_ in strange)
            if a == b:
                yield _fault(("one_way", at), f"this leads from {a} to itself")
            elif not strange and (b in self.reach[a] or [a, b] in ways[:at]):
                yield _fault(("one_way", at), f"{a} already leads to {b}")

    # ── continents ───────────────────────────────────────────────────────────────────────────────

    def cover(self) -> Iterator[Problem]:
        """The continents together hold each territory once, as the territories say themselves."""
        listers: dict[str, list[str]] = {id_: [] for id_ in self.reach}
        for at, continent in enumerate(self.continents):
            for place, id_ in enumerate(continent["territories"]):
                path = ("continent", at, "territories", place)
                if id_ not in self.reach:
                    yield self.unknown(path, id_)
                elif listers[id_]:
                    yield _fault(path, f"{listers[id_][0]} lists {id_} already")
                listers.setdefault(self.meant(id_), []).append(continent["id"])
        for at, entry in enumerate(self.territories):
            if len(by := listers[entry["id"]]) < 2:
                yield from self._home(("territory", at, "continent"), entry, *by)

    def _home(self, path: Path, entry: Mapping[str, Any], lister: str = "") -> Iterator[Problem]:
        """Say what is wrong with the continent that a territory names."""
        written, known = entry["continent"], [one["id"] for one in self.continents]
        if written not in known:
            close = nearest(written, known)
            hint = f"did you mean {' or '.join(close)}?" if close else f"there are {listed(known)}"
            yield _fault(path, f'"{written}" is no continent of this map', hint)
        elif not lister:
            hint = f"add it to the territories of {written}"
            yield _fault(path, f"{written} does not list {entry['id']}", hint)
        elif lister != written:
            yield _fault(path, f"{lister} lists {entry['id']}, and {written} does not")

    # ── decks ────────────────────────────────────────────────────────────────────────────────────

    def decks(self) -> Iterator[Problem]:
        """A [deck.NAME] has one figure for each territory, unless it says that it is smaller (A-10)."""
        for name, deck in (self.map_file.get("deck") or {}).items():
            dealt: list[str] = []
            for figure in FIGURES:
                for place, id_ in enumerate(deck[figure]):
                    path = ("deck", name, figure, place)
                    if id_ not in self.reach:
                        yield self.unknown(path, id_)
                    elif id_ in dealt:
                        yield _fault(path, f"{id_} has a card already")
                    dealt.append(self.meant(id_))
            lacking = [id_ for id_ in self.reach if id_ not in dealt]
            if lacking and deck.get("cards") != len(dealt):
                what = f"no card for {list_some(lacking)}"
                yield _fault(("deck", name), what, f"a smaller deck says cards = {len(dealt)}")

    def figures(self) -> Iterator[Problem]:
        """The figures beside the territories are those of the classic deck."""
        classic: Mapping[str, Any] = (self.map_file.get("deck") or {}).get("classic", {})
        for at, entry in enumerate(self.territories if classic else ()):
            figure = entry.get("card")
            if figure and entry["id"] not in classic[figure]:
                fault = f"{entry['id']} is no {figure} in [deck.classic]"
                yield _fault(("territory", at, "card"), fault)

    # ── the whole ────────────────────────────────────────────────────────────────────────────────

    def counts(self) -> Iterator[Problem]:
        """What the file declares about itself must be true; a file need not declare anything."""
        borders = sum(map(len, self.reach.values())) // 2
        for key, count, what in (("territories", len(self.reach), "territory"), ("borders_total", borders, "border")):
            if self.map_file.get(key, count) != count:
                yield _fault((key,), f"the map has {counted(count, what)}", "correct this, or leave it out")

    def typed(self) -> Iterator[Problem]:
        """Whoever types a name as an order means one territory."""
        seen: dict[str, str] = {}
        for place, entry in enumerate(self.territories):
            name, typed = entry["name"], fold(entry["name"])
            what = ""
            if typed in ORDER_WORDS:
                what = f'"{name}" is a word of its own where orders are typed'
            elif typed.isdigit():
                what = f'"{name}" is taken for a number of armies where orders are typed'
            elif typed in seen:
                what = f'"{name}" and "{seen[typed]}" are the same where orders are typed'
            seen.setdefault(typed, name)
            if what:
                by_id = entry["id"] != typed and not entry["id"].isdigit()
                way_out = f"players can type {entry['id']}" if by_id else "give it another name and id"
                yield Problem("W-MAP", ("territory", place, "name"), what, way_out)
