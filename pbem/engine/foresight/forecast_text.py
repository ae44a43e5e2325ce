"""Forecasts as people read them: chances, numbers and tables, rounded here and nowhere else."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from pbem.engine.file.phrases import listed
from pbem.engine.foresight.forecast import Campaign, Distribution, Ending, Grid, Outlook, Weights, mean, quantile
from pbem.engine.text.wrapping import WIDTH, fold_line

_WIDTH = 40
"""Columns of the longest bar."""
_LINES = 16
"""A table of more numbers than this puts neighbours together."""


def format_percent(chance: Fraction) -> str:
    """
    Return a chance with two decimals: `81.05%`. What may happen is never 0%, nor sure at 100%.

    Half a hundredth goes to the even neighbour.
    """
    hundredths = round(chance * 10_000)
    if chance and not hundredths:
        return "<0.01%"
    if chance < 1 and hundredths == 10_000:
        return ">99.99%"
    return f"{hundredths // 100}.{hundredths % 100:02}%"


def format_share(chance: Fraction) -> str:
    """Return a chance in whole percents, for a picture: `81%`, `<1%`, `>99%`."""
    percents = round(chance * 100)
    if chance and not percents:
        return "<1%"
    return ">99%" if chance < 1 and percents == 100 else f"{percents}%"


def format_tenths(number: Fraction) -> str:
    """Return a number with one decimal: `4.1`."""
    tenths = round(number * 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


def format_range(chances: Distribution | Weights) -> str:
    """Return the middle of a distribution and where nine of ten cases lie: `8 (4 to 11)`."""
    low, middle, high = (quantile(chances, Fraction(share, 20)) for share in (1, 10, 19))
    return f"{middle}" if low == high else f"{middle} ({low} to {high})"


def bars(chances: Distribution) -> Iterator[str]:
    """Draw a distribution in lines: number, chance and a bar; neighbours together if there are many."""
    groups = grouped(chances)
    most = max(chance for _, _, chance in groups)
    labels = [f"{low}" if low == high else f"{low}-{high}" for low, high, _ in groups]
    width = max(map(len, labels))
    for label, (*_, chance) in zip(labels, groups, strict=True):
        bar = "#" * round(_WIDTH * chance / most)
        yield f"  {label:>{width}}  {format_percent(chance):>7}  {bar}".rstrip()


def grouped(chances: Distribution, most: int = _LINES) -> list[tuple[int, int, Fraction]]:
    """Put neighbouring numbers together until there are at most this many: lowest, highest, chance."""
    low, high = min(chances), max(chances)
    step = -(-(high - low + 1) // most)
    found = []
    for first in range(low, high + 1, step):
        last = min(first + step - 1, high)
        some = (chances.get(number, Fraction()) for number in range(first, last + 1))
        found.append((first, last, sum(some, Fraction())))
    return found


# ── A campaign ────────────────────────────────────────────────────────────────────────────────────


def describe_campaign(armies: int, against: Sequence[int], campaign: Campaign) -> Iterator[str]:
    """Describe the endings of a campaign: a paragraph, and tables."""
    others = listed([str(number) for number in against])
    several = len(against) > 1
    falls, fails = ("everything falls", "not everything falls") if several else ("it falls", "it does not fall")
    everywhere = " on each territory" if several else ""
    yield from fold_line(f"{armies} armies against {others}; one army stays behind{everywhere}.", "")
    yield ""
    if several:
        yield from _steps(against, campaign)
        yield ""
    won = campaign.chance(lambda one: one.won == len(against))
    left = campaign.spread(lambda one: one.own, len(against))
    yield f"{falls.capitalize()}: {format_percent(won)}"
    if won:
        yield f"Armies left then, median and nine cases in ten: {format_range(left)}"
    lost = mean(campaign.spread(_lost_armies))
    killed = mean(campaign.spread(lambda one: _killed_armies(against, one)))
    yield f"Expected losses: {format_tenths(lost)} of yours, {format_tenths(killed)} of theirs"
    if won:
        yield ""
        yield f"If {falls}, armies left{' where the last territory fell' if several else ''}:"
        yield from bars(left)
    if won < 1:
        yield ""
        yield f"If {fails}, armies that still stand against you there:"
        yield from bars(_facing(campaign, len(against)))


def _steps(against: Sequence[int], campaign: Campaign) -> Iterator[str]:
    yield "  territory  armies     falls"
    for place, number in enumerate(against, 1):
        chance = campaign.chance(_falls(place))
        yield f"  {place:>9}  {number:>6}  {format_percent(chance):>8}"


def _falls(place: int) -> Callable[[Ending], bool]:
    return lambda one: one.won >= place


def _facing(campaign: Campaign, territories: int) -> Distribution:
    """Spread the armies that are still there where a campaign that fails ends."""
    failed = [one for one in campaign.endings if one.won < territories]
    return {
        number: Fraction(sum(one.ways for one in failed if one.others == number), campaign.ways)
        for number in sorted({one.others for one in failed})
    }


def _lost_armies(one: Ending) -> int:
    return one.lost


def _killed_armies(against: Sequence[int], one: Ending) -> int:
    """Count the others' armies that fell."""
    here = against[one.won] - one.others if one.won < len(against) else 0
    return sum(against[: one.won]) + here


def campaign_data(armies: int, against: Sequence[int], campaign: Campaign) -> dict[str, object]:
    """Return a campaign for programs, in exact fractions."""
    won = campaign.chance(lambda one: one.won == len(against))
    killed = campaign.spread(lambda one: _killed_armies(against, one))
    return {
        "armies": armies,
        "against": list(against),
        "chance": won,
        "chance_in_words": format_percent(won),
        "falls": [{"chance": campaign.chance(_falls(place))} for place in range(1, len(against) + 1)],
        "lost_expected": mean(campaign.spread(_lost_armies)),
        "killed_expected": mean(killed),
        "endings": [
            {
                "won": one.won,
                "own": one.own,
                "others": one.others,
                "lost": one.lost,
                "chance": Fraction(one.ways, campaign.ways),
            }
            for one in campaign.endings
        ],
    }


# ── What orders will do ───────────────────────────────────────────────────────────────────────────


def describe_outlook(outlook: Outlook) -> Iterator[str]:
    """Describe an outlook: a paragraph, then its tables."""
    yield from fold_line(" ".join(outlook.summary), "")
    for grid in outlook.grids:
        yield ""
        yield grid.title
        yield from _lines(grid)


def _lines(grid: Grid) -> Iterator[str]:
    """Lay out a table; a first column that is too long for its line stands on one of its own."""
    columns = list(zip(grid.head, *grid.lines, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numbers = sum(widths[1:]) + 2 * len(widths[1:])
    widths[0] = min(widths[0], WIDTH - 2 - numbers)
    for line in (grid.head, *grid.lines):
        first, *others = line
        tail = "".join(f"  {cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))
        if len(first) > widths[0]:
            yield from fold_line(f"  {first}", "     ")
            first = ""
        yield f"  {first:<{widths[0]}}{tail}".rstrip()
