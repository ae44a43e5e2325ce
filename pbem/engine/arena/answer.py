"""What the games of an arena say, in words: a sentence first, then a table, then how long they took."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from pbem.engine.arena.results import Question, Results, WinShare
from pbem.engine.file.phrases import listed
from pbem.engine.foresight.forecast_text import grouped
from pbem.engine.text.wrapping import columns, padded, shorten

_ROWS = 12
_BAR = 40
_NAME = 18


def answer(results: Results, question: Question | None = None) -> str:
    """Return the answer as a paragraph; there is at least one whole deal."""
    sentences = [*_styles(results), *_lengths(results), _seats(results)]
    return " ".join([*sentences, *_answered(results, question), *_faults(results)])


def details(results: Results) -> Iterator[str]:
    """Yield the table by style and seat, and how long games took."""
    yield from table(results)
    if results.lengths:
        yield from ("", "Turns")
        yield from _histogram(results)


def facts(results: Results, question: Question | None = None) -> dict[str, Any]:
    """Return the same for programs."""
    styles = [
        {"style": style, "seats": results.contest.styles.count(style), **_share(results.of_style(style))}
        for style in results.styles
    ]
    seats = [
        {
            "seat": seat,
            **_share(results.of_seat(seat)),
            "styles": {style: results.in_seat(style, seat) for style in _at(results, seat)},
        }
        for seat in range(1, len(results.contest.seats) + 1)
    ]
    lengths = [{"turns": turns, "share": share} for turns, share in results.lengths.items()]
    return {
        "rules": results.contest.rules,
        "options": list(results.contest.options),
        "games": len(results.bouts),
        "deals": len(results.deals),
        "par": results.par,
        "styles": styles,
        "seats": seats,
        "lengths": lengths,
        "amended": sum(one.amended for one in results.bouts),
        "faults": [{"game": one.number, "fault": one.fault} for one in results.bouts if one.fault],
        "until": None if question is None else _until(results, question),
    }


def _share(share: WinShare) -> dict[str, Any]:
    return {"share": share.share, "low": float(share.low), "high": float(share.high)}


def _until(results: Results, question: Question) -> dict[str, Any]:
    deals = results.samples(question.style)
    return {
        "style": question.style,
        "low": question.low,
        "high": question.high,
        "answered": question.answered(deals),
        "weight": float(question.weight(deals)),
    }


# ── sentences ─────────────────────────────────────────────────────────────────────────────────────


def _styles(results: Results) -> Iterator[str]:
    if len(results.styles) == 1:
        return
    won = []
    for style in results.styles:
        share, seats = results.of_style(style), results.contest.styles.count(style)
        each = f" with each of its {seats} seats" if seats > 1 else ""
        won.append(f"{style} {_percent(share.share)} % {_between(share)}{each}")
    first, *others = won
    first = first.replace(" ", " wins ", 1)
    yield f"{listed([first, *others])}, where {_percent(results.par)} % is par."


def _lengths(results: Results) -> Iterator[str]:
    if results.lengths:
        short, middle, long = map(results.length_at, (5, 50, 95))
        span = f"{short} to {long}" if short != long else f"{short}"
        rest = f", nine times in ten; half of them end by turn {middle}" if short != long else ""
        yield f"A game lasts {span} turns of all players together{rest}."


def _seats(results: Results) -> str:
    """Say what each seat wins, and whether one is farther from par than its error."""
    shares = {seat: results.of_seat(at) for at, seat in enumerate(results.contest.seats, 1)}
    won = [f"the {seat} {_percent(share.share)} % {_between(share)}" for seat, share in shares.items()]
    won[0] = won[0].replace("the first", "the first wins")
    alike = all(share.holds(results.par) for share in shares.values())
    head = "No seat is shown to be better or worse than the others" if alike else "The seats are not alike"
    return f"{head}: {listed(won)}."


def _answered(results: Results, question: Question | None) -> Iterator[str]:
    if question is None:
        return
    deals = results.samples(question.style)
    low, high = (f"{_percent(one)} %" for one in (question.low, question.high))
    if not question.answered(deals):
        yield f"Whether {question.style} wins {low} or {high} is still open."
        return
    said = f"{high} or more rather than {low}" if question.weight(deals) > 0 else f"{low} or less rather than {high}"
    yield f"The question is answered: {question.style} wins {said}, by a test that is wrong 5 times in 100."


def _faults(results: Results) -> Iterator[str]:
    faults = [one for one in results.bouts if one.fault]
    if faults:
        first = faults[0]
        yield f"{_counted(len(faults), 'game')} had no winner (game {first.number}: {first.fault})."
    amended = sum(one.amended for one in results.bouts)
    if amended:
        them = "it" if amended == 1 else "them"
        yield f"{_counted(amended, 'order file')} of bots had to be amended, because the check refused something in {them}."


def _percent(share: Fraction) -> str:
    """Return a share in whole percent; below ten with one decimal."""
    return f"{round(100 * share)}" if share >= Fraction(1, 10) or not share else f"{round(1000 * share) / 10}"


def _between(share: WinShare) -> str:
    return f"({_percent(share.low)} to {_percent(share.high)})"


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


def _at(results: Results, seat: int) -> tuple[str, ...]:
    """Return the styles that play a seat in some rotation: every one of them."""
    return tuple(style for style in results.styles if any(one[seat - 1] == style for one in results.contest.rotations))


def table(results: Results) -> Iterator[str]:
    """Yield the lines of the table by style and seat, under what it shows."""
    games, deals = len(results.bouts), len(results.deals)
    yield f"What a seat wins, of {_counted(games, 'game')} in {_counted(deals, 'deal')} (in parentheses 19 cases of 20)"
    seats = results.contest.seats
    rows = [("", *seats, "all seats")]
    for style in results.styles:
        shares = [f"{_percent(results.in_seat(style, at))} %" for at in range(1, len(seats) + 1)]
        total = results.of_style(style)
        rows.append((shorten(style, _NAME), *shares, f"{_percent(total.share)} % {_between(total)}"))
    every = [f"{_percent(results.of_seat(at).share)} %" for at in range(1, len(seats) + 1)]
    rows.append(("all styles", *every, ""))
    # Alone, a style wins whatever is won.
    yield from aligned(rows if len(results.styles) > 1 else [row[:-1] for row in rows[:-1]])


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows of a table, the first cell of each to the left, the others to the right."""
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for first, *cells in rows:
        right = (f"  {cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
        yield f"{padded(first, widths[0])}{''.join(right)}".rstrip()


def _histogram(results: Results) -> Iterator[str]:
    groups = grouped(results.lengths, _ROWS)
    most = max(share for _, _, share in groups)
    labels = [f"{low}" if low == high else f"{low} to {high}" for low, high, _ in groups]
    width = max(map(len, labels))
    for label, (_, _, share) in zip(labels, groups, strict=True):
        bar = "#" * round(_BAR * share / most)
        yield f"{label:>{width}}  {_percent(share):>4} %  {bar}".rstrip()
