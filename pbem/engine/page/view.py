"""The part of a page that shows the game: its newest board and report, and for scripts every step."""

from collections.abc import Iterator, Sequence

from pbem.engine.page.document import Part
from pbem.engine.page.story import write_story
from pbem.engine.page.subject import Subject
from pbem.engine.picture.colours import SEATS
from pbem.engine.picture.labels import letters_of
from pbem.engine.picture.scene import LOST, MOVED, NEUTRAL, STOPPED, WON
from pbem.engine.picture.strokes import escape
from pbem.engine.picture.svg import draw_map
from pbem.engine.words.report import write_report
from pbem.engine.words.telling import Score, has_neutral


def part(subject: Subject) -> Part:
    """Return the part that shows a game."""
    html = f"{_board(subject)}{_side(subject)}"
    return Part("view", "Board and report", html, write_story(subject), hidden_heading=True)


def _board(subject: Subject) -> str:
    last, draw = subject.turns[-1], subject.table.pictures.scenes(subject.map_file)
    if draw is None:
        return ""
    scene = draw(last.after, last.events)
    plain = "" if any(spot.rings for spot in scene.spots) else ' class="plain"'
    return (
        f'<div id="stage">\n<div id="board"{plain} tabindex="0" role="group" aria-label="The board">\n'
        f'{draw_map(scene)}</div>\n<div id="tools">{_key(subject)}</div>\n</div>\n'
    )


_ARROWS = {WON: "captured", STOPPED: "under way or given up", LOST: "beaten off", MOVED: "moved"}


def _key(subject: Subject) -> str:
    """Explain the kinds of arrows that the game has; where all are moves, nothing is unclear."""
    draw = subject.table.pictures.scenes(subject.map_file)
    if draw is None:
        return ""
    scenes = (draw(one.after, one.events) for one in subject.turns)
    kinds = {arrow.kind for scene in scenes for arrow in scene.arrows}
    told = [_arrow(kind, said) for kind, said in _ARROWS.items() if kind in kinds]
    return f'<p class="key">{" ".join(told)}</p>' if kinds - {MOVED} else ""


def _arrow(kind: str, said: str) -> str:
    return (
        '<span><svg viewBox="0 0 420 80" aria-hidden="true">'
        f'<path class="shaft {kind} key" d="M40 40h340"/></svg> {said}</span>'
    )


def _side(subject: Subject) -> str:
    return (
        f'<div id="side">\n{_players(subject)}'
        f'<details id="report" open><summary>The last report, in words <small>(words are not part of the proof)</small></summary>\n'
        f'<pre tabindex="0">{_report(subject)}</pre></details>\n</div>\n'
    )


def _report(subject: Subject) -> str:
    last = subject.turns[-1]
    known = subject.known_later(last)
    text = write_report(last.genesis, subject.table, last.record, last.before, last.events, last.after, known)
    return "\n".join(map(escape, text.splitlines()))


# ── the players ──────────────────────────────────────────────────────────────────────────────────


def _players(subject: Subject) -> str:
    """Who is who, and how they stand."""
    table, state = subject.table, subject.turns[-1].after
    counts = table.words.score(state)
    names = ['<th scope="col">Player</th>', *map(_column, counts)]
    head = "".join(names)
    rows = "".join(_rows(subject, counts))
    return f'<table id="players">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody></table>\n'


_WORDS = ' class="words"'


def _column(count: Score) -> str:
    return f'<th scope="col"{_WORDS if count.words else ""}>{escape(count.name)}</th>'


def _rows(subject: Subject, counts: Sequence[Score]) -> Iterator[str]:
    for place, (seat, name) in enumerate(players(subject)):
        told = [_neutral(one) if seat == NEUTRAL else one.shown[place] for one in counts]
        cells = (
            f'<td id="count-{row}-{place}"{_WORDS if count.words else ""}>{escape(word)}</td>'
            for row, (count, word) in enumerate(zip(counts, told, strict=True))
        )
        row = "".join(cells)
        swatch = _swatch(place, letters(subject)[seat], neutral=seat == NEUTRAL)
        yield f'<tr><th scope="row">{swatch} {escape(name)}</th>{row}</tr>\n'


def _neutral(count: Score) -> str:
    return "–" if count.neutral is None else str(count.neutral)


def players(subject: Subject) -> list[tuple[str, str]]:
    """Return the seats with the names that the board knows, the neutral army last if there ever was one."""
    table, last = subject.table, subject.turns[-1]
    draw = table.pictures.scenes(subject.map_file)
    if draw is None:
        return [(seat.id, seat.name) for seat in subject.genesis.founding.seats]
    scene = draw(last.after, ())
    seats = [(player.seat, player.name) for player in scene.players if player.seat != NEUTRAL]
    neutral = has_neutral(table.words.score(turn.after) for turn in subject.turns)
    return [*seats, (NEUTRAL, NEUTRAL)] if neutral else seats


def letters(subject: Subject) -> dict[str, str]:
    """Return the letter of every seat, as on the board."""
    names = {seat.id: seat.name for seat in subject.genesis.founding.seats}
    return {**letters_of(names), NEUTRAL: "–"}


def _swatch(place: int, letter: str, *, neutral: bool) -> str:
    look = "sn" if neutral else f"s{place % SEATS}"
    return (
        '<svg class="swatch" viewBox="0 0 260 170" aria-hidden="true">'
        f'<rect class="badge b-{look} p-{look}" x="10" y="10" width="240" height="150" rx="30"/>'
        f'<circle class="d-{look}" cx="130" cy="85" r="62"/>'
        f'<text class="letter" x="130" y="118" font-size="96">{escape(letter)}</text></svg>'
    )
