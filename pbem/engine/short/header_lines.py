"""The lines that say which orders these are: `game world`, `player anna`, `turn 7, part 2`; none is needed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pbem.engine.short.grammar import Said, leaf
from pbem.engine.short.line import TypedLine, quoted
from pbem.engine.short.names import fold
from pbem.engine.table.terms import Seat
from pbem.errors import QuestionError
from pbem.record import value


@value
class HeaderLines:
    """Reads such a line for one game; what is no header is no order either."""

    game: str
    seats: Sequence[Seat]

    def words(self) -> Mapping[str, Callable[[TypedLine], Sequence[Said]]]:
        """Return what reads the rest of a line after each word; nothing of a line that is no header."""
        return {"game": self._game, "player": self._player, "turn": _read_turn, "part": _read_part}

    def _game(self, line: TypedLine) -> Sequence[Said]:
        return _take_named(line, "game", {fold(self.game): self.game})

    def _player(self, line: TypedLine) -> Sequence[Said]:
        names = {fold(seat.name): seat.id for seat in self.seats}
        names |= {fold(seat.id): seat.id for seat in self.seats}
        return _take_named(line, "player", names)


def turn_line(header: Mapping[str, Any]) -> str:
    """Return the line that names the moment of orders by their header: "turn 7, part 2"."""
    return f"turn {header['turn']}" + (f", part {header['part']}" if "part" in header else "")


def _take_named(line: TypedLine, key: str, known: Mapping[str, str]) -> Sequence[Said]:
    surely = line.text[: line.start].rstrip().endswith(":")
    line.take_sign("=")
    start, typed = line.start, line.shown()
    span = start, line.tokens[-1].end if line.tokens else start
    line.at = len(line.tokens)
    found = known.get(fold(typed))
    if found is not None:
        return [Said((key,), found, leaf(span, span))]
    if surely and len(line.tokens) == 1:
        raise QuestionError(
            start, f"there is no {key} {quoted(typed)} here", f"possible: {', '.join(dict.fromkeys(known.values()))}"
        )
    return []


def _read_turn(line: TypedLine) -> Sequence[Said]:
    turn = _take_count(line, "turn")
    line.take_sign(",", ";")
    part = _take_count(line, "part") if turn and line.take_words("part") else []
    return [*turn, *part]


def _read_part(line: TypedLine) -> Sequence[Said]:
    return _take_count(line, "part")


def _take_count(line: TypedLine, key: str) -> Sequence[Said]:
    line.take_sign(":", "=")
    number = line.take_number()
    if number is None or len(number.text) > 9:
        return []
    span = number.start, number.end
    return [Said((key,), int(number.text), leaf(span, span))]
