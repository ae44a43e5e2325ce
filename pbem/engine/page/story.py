"""
A game written down step by step, for a script that knows no rules: what each step changed on the board.

Rule 1. The script sets texts and classes; everything drawn is drawn here (`pbem/engine/picture`).
Rule 2. What recurs is written once: drawings in `texts`, holders in `holders`; elsewhere stand their
        numbers. Drawings and words are patterns with what stands in their gaps, for most differ in
        numbers only.
Rule 3. A step holds only what it changed. Where a record leads to a state that its events do not lead
        to, as when a game goes back, a last step without words says so.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, count, takewhile, zip_longest
from operator import is_not
from typing import Any

from attrs import Factory

from pbem.engine.file.phrases import DECK_REVEALED, format_clock
from pbem.engine.file.succession import format_next
from pbem.engine.page.subject import Said, Subject
from pbem.engine.picture.scene import GOAL, Scene, Spot
from pbem.engine.picture.strokes import harmless
from pbem.engine.picture.svg import Drawing, Ground, ground_of
from pbem.engine.proof.playback import Turn
from pbem.engine.table.terms import Data
from pbem.engine.words.report import decision_words, order_lines
from pbem.engine.words.retelling import steps
from pbem.engine.words.telling import Score, has_neutral
from pbem.record import mutable

_GAP = re.compile(r"((?<=>)[^<\n]+(?=<)|-?\d+)")
"""What differs between drawings alike: texts between tags, and numbers."""
_NUMBER = re.compile(r"(\d+)")
"""What differs between the words of throws."""
_MARK = "\t"
"""Stands for a gap in a pattern; no drawing has one, and no words."""


def write_story(subject: Subject) -> Data:
    """Return the story of a game as plain data; `page/story.js` says what is where."""
    writer = _Writer(subject)
    records: list[Data] = []
    for turn in subject.turns:
        subject.progress(len(records))
        records.append(writer.record(turn, subject.said[len(records)]))
    return {
        "spots": [[spot.id, harmless(spot.name)] for spot in writer.spots],
        "patterns": list(writer.patterns),
        "texts": [list(one) for one in writer.texts],
        "holders": [list(one) for one in writer.holders],
        "records": records,
    }


def told_events(subject: Subject, record: int) -> list[int]:
    """Return for each step of a story after the moment before all, in a record at this place, the number of its event."""
    return [event for event, lines in subject.said[record] if lines]


@mutable
class _Writer:
    """What has been written so far, and what a reader of it would have on the board now."""

    subject: Subject
    patterns: dict[str, int] = Factory(dict)
    texts: dict[tuple[int | str, ...], int] = Factory(dict)
    gaps: dict[str, int | str] = Factory(dict)
    drawings: dict[str, int] = Factory(dict)
    holders: dict[tuple[str, str], int] = Factory(dict)
    shown: dict[str, Any] = Factory(dict)
    layers: dict[str, list[int]] = Factory(dict)
    counts: Sequence[Score] = ()
    spots: tuple[Spot, ...] = ()
    looks: dict[tuple[str, ...], tuple[int, int]] = Factory(dict)
    ground: Ground | None = None
    drawing: Drawing | None = None
    scene_of: Any = None
    neutral: bool = False

    def __attrs_post_init__(self) -> None:
        table, map_file = self.subject.table, self.subject.map_file
        self.neutral = has_neutral(table.words.score(turn.after) for turn in self.subject.turns)
        self.scene_of = table.pictures.scenes(map_file)

    def record(self, turn: Turn, said: Said) -> Data:
        """Write down one record, of which this is said."""
        table, genesis = self.subject.table, turn.genesis
        told = _Told(turn, self.subject)
        opening = self._changes(turn.before, self._scene(turn.before, ()))
        walked = [self._pack_step(told.before, opening), *self._steps(turn, said)]
        walked += [self._pack_step([line], {}) for line in told.after]
        return {
            "index": turn.record.index,
            "title": format_clock(table.clock(turn.before)),
            "steps": walked,
            "next": harmless(format_next(genesis, table, turn.after)),
        }

    def _steps(self, turn: Turn, said: Said) -> Iterator[list[Any]]:
        """Yield the lines of each step and its changes; a step without words joins the next one."""
        changes: Data = {}
        drawn: Sequence[Any] = ()
        for step, state in steps(self.subject.table, turn, said):
            scene = self._scene(state, step.so_far)
            if scene and is_lively(scene):
                drawn = step.so_far
            elif drawn:
                # What happened last stays in sight until there is something new.
                scene = self._scene(state, drawn)
            changes = _join_changes(changes, self._changes(state, scene))
            if step.lines:
                yield self._pack_step(step.lines, changes)
                changes = {}
        if rest := _join_changes(changes, self._changes(turn.after, self._scene(turn.after, drawn))):
            yield self._pack_step((), rest)

    def _pack_step(self, lines: Iterable[str], changes: Data) -> list[Any]:
        """A step as it is stored: its words, then each kind of change, without what is empty in the end."""
        layers = {name: self._layer(name, changes[name]) for name in "ba" if name in changes}
        words = "\n".join(map(harmless, lines))
        packed = [self._pattern(words, _NUMBER) if words else 0, *((changes | layers).get(key, 0) for key in "scbar")]
        while len(packed) > 1 and not packed[-1]:
            packed.pop()
        return packed

    def _scene(self, state: Any, events: Sequence[Any]) -> Scene | None:
        scene: Scene | None = self.scene_of(state, events) if self.scene_of else None
        return scene

    def _changes(self, state: Any, scene: Scene | None) -> Data:
        """What is to be changed on the board to show this state; b and a: the layers of the turn."""
        changes: Data = {}
        changes["c"] = self._counts(self.subject.table.words.score(state))
        if scene:
            changes |= self._board(scene)
        return {key: value for key, value in changes.items() if value is not None}

    def _counts(self, counts: Sequence[Score]) -> list[Any] | None:
        found: list[Any] = []
        for place, (now, before) in enumerate(zip_longest(counts, self.counts)):
            if now != before:
                values, shown = self._values(now), self._values(before) if before else ()
                for seat, value in enumerate(values):
                    if (value,) != shown[seat : seat + 1]:
                        found += (place, seat, harmless(value) if isinstance(value, str) else value)
        self.counts = counts
        return found or None

    def _values(self, count: Score) -> tuple[int | str, ...]:
        neutral = (count.neutral,) if self.neutral and count.neutral is not None else ()
        return (*(count.words or count.values), *neutral)

    def _board(self, scene: Scene) -> Data:
        """What is new on the board. Players and map are the same in all scenes, so one drawing serves for most."""
        self.ground = self.ground or ground_of(scene)
        drawing = self.drawing = self.drawing or Drawing(scene, self.ground)
        # Most spots of a scene are those of the one before.
        before, self.spots = self.spots or (None,) * len(scene.spots), scene.spots
        spots: list[int] = []
        for place in compress(count(), map(is_not, scene.spots, before)):
            spot, old = scene.spots[place], before[place]
            if old is None or (spot.seat, spot.text, spot.home) != (old.seat, old.text, old.home):
                spots += (place, *self._spot(drawing, spot))
        regions: list[int] = []
        if self._new("regions", scene.regions):
            for place, region in enumerate(scene.regions):
                if self._new(f"r{place}", (region.seat, region.worth)):
                    regions += (place, self._text(drawing.region(region)))
        changes = {"s": spots or None, "r": regions or None}
        if self._new("turn", (scene.arrows, scene.marks, scene.pieces)):
            turn = Drawing(scene, self.ground)
            changes |= {
                "b": self._new("b", self._drawings(turn.below())),
                "a": self._new("a", self._drawings(turn.above())),
            }
        return changes

    def _spot(self, drawing: Drawing, spot: Spot) -> tuple[int, int]:
        """Return the numbers of what stands on a spot, and of its holder."""
        look = spot.seat, spot.text, spot.home
        known = self.looks.get(look)
        if known is None:
            holder = drawing.fill(spot), harmless(drawing.holder(spot))
            known = self.looks[look] = self._text(drawing.badge(spot)), _number(self.holders, holder)
        return known

    def _drawings(self, drawn: str) -> list[int]:
        return [self._text(line) for line in drawn.splitlines()]

    def _layer(self, name: str, drawings: list[int]) -> list[int]:
        """Write down a layer: how many of its first drawings stay, and those that follow."""
        before = self.layers.get(name, [])
        self.layers[name] = drawings
        same = takewhile(lambda pair: pair[0] == pair[1], zip(before, drawings, strict=False))
        stays = len(list(same))
        return [stays, *drawings[stays:]]

    def _text(self, drawn: str) -> int:
        # From step to step a turn is drawn again, and most of it stays.
        known = self.drawings.get(drawn)
        if known is None:
            known = self.drawings[drawn] = _number(self.texts, tuple(self._pattern(drawn, _GAP)))
        return known

    def _pattern(self, text: str, gap: re.Pattern[str]) -> list[int | str]:
        """Return the number of a text's pattern, and what stands in its gaps."""
        parts = gap.split(text)
        pattern, gaps = _number(self.patterns, _MARK.join(parts[::2])), self.gaps
        return [pattern, *[gaps[one] if one in gaps else gaps.setdefault(one, _value(one)) for one in parts[1::2]]]

    def _new(self, what: str, value: Any) -> Any:
        """Return a value if it is not the one that is shown already, else None."""
        if self.shown.get(what) == value:
            return None
        self.shown[what] = value
        return value


def _value(text: str) -> int | str:
    """Return the number that stands in a gap, if it is written as numbers are, else the text."""
    plain = text.removeprefix("-").isdecimal() and text.isascii() and str(int(text)) == text
    return int(text) if plain else text


def _number(known: dict[Any, int], value: Any) -> int:
    return known.setdefault(value, len(known))


def _join_changes(earlier: Data, later: Data) -> Data:
    """Put the changes of two steps together: lists of places go on, layers are replaced."""
    lists = {key: earlier[key] + later[key] for key in "src" if key in earlier and key in later}
    return earlier | later | lists


def is_lively(scene: Scene) -> bool:
    """Say whether a scene shows anything of a turn but what lies ahead."""
    return bool(scene.arrows or any(mark.kind != GOAL for mark in scene.marks))


@mutable
class _Told:
    """What is told of a record besides its events: before them and after them."""

    turn: Turn
    subject: Subject

    @property
    def before(self) -> Iterable[str]:
        """Whose orders they are, and what a group decided."""
        turn = self.turn
        for line in order_lines(turn.genesis, turn.record):
            yield f"Orders {line}."
        for lines in decision_words(turn.genesis, self.subject.table, turn.record, turn.before):
            yield from (line for line in lines if line)

    @property
    def after(self) -> Iterable[str]:
        """What everybody, or the reader of the page, knows by now of cards dealt face down."""
        turn = self.turn
        if turn.record.dealt and turn.record.dealt.secret:
            yield DECK_REVEALED
        yield from self.subject.known_later(turn)
