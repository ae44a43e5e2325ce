"""
How pictures look: a style sheet for light, dark and paper, and a pattern for every seat.

The colours are those of Okabe and Ito ("Color Universal Design") on calmer ground: they differ in
lightness as well, and besides every seat has its own pattern and letter. Programs that draw a PNG
read the plain rules only; browsers also those for dark screens and for printing.
"""

import re
from collections.abc import Collection
from functools import cache

import attrs

from pbem.record import value


@value
class Look:
    """The colours of one medium. `seats` are pairs: the area, and what stands out on it; so are `regions`."""

    sea: str
    land: str
    ink: str
    faint: str
    halo: str
    seats: tuple[tuple[str, str], ...]
    neutral: tuple[str, str]
    regions: tuple[tuple[str, str], ...]


LIGHT = Look(
    "#e6eef3",
    "#f4f1e8",
    "#1d2a35",
    "#5f6b74",
    "#ffffff",
    (
        ("#f3b94d", "#8a5a00"),
        ("#7fb2dd", "#0b4f85"),
        ("#5fc29f", "#00634a"),
        ("#e0a3c4", "#8c3a68"),
        ("#f4ea86", "#6d6400"),
        ("#e58a57", "#8f3600"),
    ),
    ("#dcdfe2", "#4d565e"),
    (
        ("#f3e6d2", "#795624"),
        ("#dcecd8", "#3c673a"),
        ("#dbe3f4", "#435a99"),
        ("#f3dde0", "#934454"),
        ("#d8eeec", "#236766"),
        ("#eee9c6", "#665e16"),
        ("#e8def1", "#6f4d93"),
        ("#e9e4df", "#645c54"),
    ),
)
DARK = Look(
    "#101a23",
    "#2a3641",
    "#f0f4f7",
    "#90a1af",
    "#101a23",
    (
        ("#93670d", "#ffd58a"),
        ("#25628f", "#b5dcff"),
        ("#0b6b53", "#9ff0d4"),
        ("#8a4a6e", "#ffd0e8"),
        ("#7b7420", "#fff7a8"),
        ("#984414", "#ffc6a6"),
    ),
    ("#4b555e", "#dfe5ea"),
    (
        ("#4a3d28", "#d5a560"),
        ("#2c4429", "#86c081"),
        ("#2b3756", "#90a8ea"),
        ("#4c2b32", "#e58d9f"),
        ("#1d4544", "#6cc7c4"),
        ("#45411b", "#cbbd55"),
        ("#3e2e50", "#bb96e2"),
        ("#3c3a37", "#b6ada4"),
    ),
)
PAPER = attrs.evolve(
    LIGHT,
    sea="#ffffff",
    land="#ffffff",
    ink="#000000",
    faint="#555555",
    regions=tuple(("#ffffff", strong) for _, strong in LIGHT.regions),
)

# What is drawn over the colour of a seat, in a tile of 120: nothing, or lines and dots.
PATTERNS = (
    "",
    "M-30 30L30 -30M-30 150L150 -30M90 150L150 90",
    "M30 30h1M90 90h1",
    "M-30 90L30 150M-30 -30L150 150M90 -30L150 30",
    "M0 30h120M0 90h120",
    "M30 0v120M90 0v120",
)
SEATS = len(PATTERNS)
REGIONS = len(LIGHT.regions)
LOOKS = (*(f"s{place}" for place in range(SEATS)), "sn")
"""The names of what things look like: of each seat, and of the neutral army."""


def sheet() -> str:
    """Return the style sheet."""
    dark = f"@media (prefers-color-scheme:dark){{{_rules(DARK)}}}"
    return f"{_FIXED}{_rules(LIGHT)}{dark}@media print{{{_rules(PAPER)}}}{_TILES}"


def pattern(look: str, placed: str = "") -> str:
    """Return the tile with which the areas of a seat are filled, by what it looks like; `placed` scales it."""
    hatch = "" if look == "sn" else PATTERNS[int(look[1:])]
    width = ' stroke-width="40"' if "h1" in hatch else ""
    drawn = f'<path class="hatch" d="{hatch}"{width}/>' if hatch else ""
    return (
        f'<pattern id="p-{look}" width="120" height="120" patternUnits="userSpaceOnUse"{placed}>'
        f'<rect class="b-{look}" width="120" height="120"/>{drawn}</pattern>'
    )


def rules_for(classes: Collection[str]) -> str:
    """Return of the rules for a light screen those that may concern things of these classes."""
    return "".join(rule for named, rule in _light_rules() if named <= {"text", *classes})


@cache
def _light_rules() -> tuple[tuple[frozenset[str], str], ...]:
    """The rules one by one, each selector by itself, with the classes that it names."""
    found = []
    for selectors, rule in re.findall(r"([^{}]+)(\{[^{}]*\})", f"{_FIXED}{_rules(LIGHT)}{_TILES}"):
        found += [(frozenset(re.findall(r"[\w-]+", one)), one + rule) for one in selectors.split(",")]
    return tuple(found)


# Areas of seats come after those of regions, over whose colours theirs go.
_TILES = "".join(f".area.p-{one},.badge.p-{one}{{fill:url(#p-{one})}}" for one in LOOKS)
_FIXED = (
    ".area,.coast,.front,.way,.shaft,.rim{stroke-linejoin:round;stroke-linecap:round}"
    ".area{stroke-width:9}.front{fill:none;stroke-width:26}.coast{fill:none;stroke-width:16}"
    ".way{fill:none;stroke-width:14}.sea-way{stroke-dasharray:1 34;stroke-width:20}"
    ".hatch{fill:none;stroke-width:13;stroke-linecap:round;stroke-opacity:.5}"
    "text{font-family:'Source Sans Pro','Source Sans 3','Noto Sans',Arial,sans-serif}"
    ".name,.region{paint-order:stroke;stroke-width:26;stroke-linejoin:round;text-anchor:middle}"
    ".name,.region{stroke-opacity:.75}.region{font-style:normal;letter-spacing:0}"
    ".band{fill:none;stroke-width:110;stroke-opacity:.5;stroke-linejoin:round}"
    ".badge{stroke-width:9}.count,.letter,.mark{text-anchor:middle}"
    ".count,.letter,.title,.mark{font-weight:600}"
    ".shaft{fill:none;stroke-width:42}.rim{fill:none;stroke-width:66}"
    ".tip{stroke-width:24;paint-order:stroke;stroke-linejoin:round}.dot{stroke-width:9}"
    ".moved{stroke-width:24}.stopped{stroke-dasharray:60 75}.lost{stroke-dasharray:1 80}.ring{fill:none;stroke-width:30}"
)


def _rules(look: Look) -> str:
    rules = [
        f".paper{{fill:{look.sea}}}.area{{fill:{look.land};stroke:{look.ink};stroke-opacity:.45}}",
        f".front{{stroke:{look.ink};stroke-opacity:.75}}.coast{{stroke:{look.ink}}}",
        f".way,.dot,.key{{stroke:{look.faint}}}.dot{{fill:{look.sea}}}.hatch{{stroke:{look.halo}}}",
        f"text{{fill:{look.ink}}}.note,.region{{fill:{look.faint}}}",
        f".name{{stroke:{look.halo}}}.region{{stroke:{look.sea}}}",
        f".badge{{fill:{look.halo};stroke:{look.ink}}}.rim{{stroke:{look.halo}}}",
        f".tip{{stroke:{look.halo}}}.letter{{fill:{look.halo}}}.plain{{fill:{look.land}}}",
    ]
    for place, (tint, strong) in enumerate(look.regions):
        rules.append(
            f".k-{place} .area{{fill:{tint}}}.k-{place} .band{{stroke:{strong}}}.k-{place} .region{{fill:{strong}}}"
        )
    pairs = zip(LOOKS, (*look.seats, look.neutral), strict=True)
    rules += [
        f".b-{name}{{fill:{area}}}.d-{name}{{fill:{strong}}}.l-{name}{{stroke:{strong}}}"
        for name, (area, strong) in pairs
    ]
    return "".join(rules)
