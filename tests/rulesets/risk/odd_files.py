"""Files of other programs as people wrote them: every oddity that is read, every slip that is refused."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from made_up_boards import Traits, conquest, domination

if TYPE_CHECKING:
    from collections.abc import Callable

LINE_ENDS = ("\r\n", "\n", "\r", "\n\n \n")
Change = tuple[str, str]
"""A pattern, and what the first place that it fits becomes; an empty pattern is the beginning of the file."""


def changed(text: str, *changes: Change) -> str:
    for pattern, after in changes:
        text, done = re.subn(pattern, after, text, count=1, flags=re.MULTILINE | re.DOTALL)
        assert done, pattern
    return text


def spaced(text: str) -> str:
    """Tabs, several blanks, blank lines anywhere, all line ends."""
    rows = [f"  {row} \t" if at % 3 else row for at, row in enumerate(text.split("\n"))]
    return "".join(row + LINE_ENDS[at % 4] for at, row in enumerate(rows))


def hub(text: str) -> str:
    """One territory of a Domination map borders on all others."""
    rows, borders = text.split("[borders]\n")
    there = [row.split() for row in borders.split("\n") if row]
    first = [there[0][0], *(row[0] for row in there[1:])]
    others = [" ".join(dict.fromkeys([*row, "1"])) for row in there[1:]]
    return "\n".join([f"{rows}[borders]", " ".join(first), *others, ""])


def many_continents(text: str) -> str:
    """Each territory of a Domination map is a continent of its own."""
    rows, rest = text.split("[continents]\n")
    countries = rest.split("[countries]\n")[1]
    numbered = re.sub(r"^(\d+) (\S*[A-Z]\S*) \d+ (\S+ \S+)$", r"\1 \2 \1 \3", countries, flags=re.MULTILINE)
    lands = "\n".join(
        f"Land_{at + 1} 1 red" for at in range(len(re.findall(r"^\d+ \S*[A-Z]", countries, re.MULTILINE)))
    )
    return f"{rows}[continents]\n{lands}\n[countries]\n{numbered}"


GOOD_DOMINATION: dict[str, tuple[Traits, Callable[[str], str] | list[Change], str]] = {
    "blanks and line ends of all kinds": (Traits(), spaced, ""),
    "a header in another case": (Traits(), [(r"\[countries\]", "[Countries]")], "[Countries] was read as [countries]"),
    "sections in another order": (
        Traits(),
        [(r"(\[continents\].*)(\[borders\].*)", r"\2\1")],
        "made.map:4:1: warning: the sections stand in an unusual order",
    ),
    "a section twice": (
        Traits(),
        [(r"^(9 .*)", r"[countries]\n\1")],
        "22:1: warning: [countries] stands twice (first in line 13)",
    ),
    "comments anywhere": (
        Traits(),
        [(r"^2 ", "; here\n2 "), (r"\[borders\]", "; there\n[borders]")],
        "made.map:15:1: warning: 2 comments left out",
    ),
    "no files": (Traits(), [(r"\[files\].*(\[continents\])", r"\1")], ""),
    "text above the sections": (Traits(), [("", "a board of mine\nlonely\n")], '"lonely" is no setting'),
    "a neighbour twice": (Traits(), [(r"\[borders\]\n1 2", "[borders]\n1 2 2")], "lists Eel_Rock twice"),
    "a row of borders twice": (
        Traits(),
        [(r"\[borders\]\n1 (\d+) ", r"[borders]\n1 \1\n1 ")],
        "country 1 has a row in line 39 already",
    ),
    "no row of borders for a dead end": (
        Traits(no_exit=True),
        [(r"\n24\n", "\n")],
        "made.map:37:1: warning: no way out of ash-creek",
    ),
    "colours of no name": (Traits(), [(" cyan", " purple"), (" cyan", " 0xFFAA00"), (" cyan", " 123456")], ""),
    "a bonus of nothing": (Traits(), [(r"Land_B 3", "Land_B 0")], ""),
    "places outside, negative and equal": (
        Traits(),
        [
            (r"^(4 \S+ \d) .*?$", r"\1 -5 9000"),
            (r"^(7 \S+ \d) .*?$", r"\1 99999 3"),
            (r"^(9 \S+ \d) .*?$", r"\1 99999 3"),
        ],
        "made.map:20:1: warning: the place of North_Rock is off the board",
    ),
    "a letter lost, and a control character": (
        Traits(encoding="utf-8"),
        [("Gull", "G\ufffdll"), ("Pine", "P\x07ine")],
        "made.map:14:4: warning: a letter was lost here",
    ),
    "names of orders": (
        Traits(),
        [("Gull_Rock", "From"), ("Eel_Rock", "Please"), ("Salt_Rock", "Joker")],
        '"Please" is called Please 2 (id please-2) here',
    ),
    "a territory and a continent of one name": (Traits(), [("Gull_Rock", "Land_A")], ""),
    "one that borders on all": (Traits(), hub, ""),
    "24 continents": (Traits(), many_continents, ""),
    "five territories": (Traits(5, 2), [], "only 5 territories"),
    "everything at once, 120 territories": (
        Traits(
            120,
            8,
            one_way=9,
            split_continent=True,
            empty_continent=False,
            no_exit=True,
            case_names=True,
            cards=50,
            jokers=7,
        ),
        spaced,
        "land-h is in 2 pieces",
    ),
}
GOOD_CONQUEST: dict[str, tuple[Traits, Callable[[str], str] | list[Change], str]] = {
    "blanks and line ends of all kinds": (Traits(), spaced, ""),
    "no [Map]": (Traits(), [(r"\[Map\].*(\[Continents\])", r"\1")], ""),
    "text above the sections": (Traits(), [("", "drawn by hand\n")], "1 row above the first section left out"),
    "headers in small letters": (
        Traits(),
        [(r"\[Map\]", "[map]"), (r"\[Territories\]", "[territories]")],
        "[map] was read as [Map]",
    ),
    "territories before their continents": (
        Traits(),
        [(r"(\[Continents\].*)(\[Territories\].*)", r"\2\n\1")],
        "the sections stand in an unusual order",
    ),
    "commas at the end, an empty neighbour": (
        Traits(),
        [(",EEL ROCK,", ",EEL ROCK,,"), (",GULL ROCK,", ",GULL ROCK,, ,"), ("\n\\Z", ",\n")],
        "made.map:13:33: warning: 4 empty neighbours left out",
    ),
    "a neighbour twice": (Traits(), [(",EEL ROCK,", ",EEL ROCK,Eel  Rock,")], "Gull Rock lists Eel Rock twice"),
    "lines of the other program": (
        Traits(),
        [(r"wrap=no", "wrap=no\npic a.png\ncrd a.cards")],
        'made.map:5:1: warning: "pic a.png" belongs to Domination',
    ),
    "accents and a ring": (
        Traits(30, 3, ring=True, accents=True, encoding="latin-1", line_end="\r\n"),
        [],
        "30 borders can be crossed in one direction only",
    ),
    "names of digits": (
        Traits(),
        [("Gull Rock,", "17,"), ("GULL ROCK", "17"), ("GULL ROCK", "17")],
        '"17" is called Land A 17 (id land-a-17) here',
    ),
    "a bonus of nothing, blanks around": (Traits(), [("Land B=3", " Land B = 0 ")], ""),
    "no places": (Traits(40, 5, places=False), [], ""),
    "255 territories": (
        Traits(255, 8, one_way=9, no_exit=True),
        [],
        "made.map:271:1: warning: no way out of salt-holm-a",
    ),
    "six territories": (Traits(6, 1), [], ""),
}


def write(kind: str, traits: Traits, change: Callable[[str], str] | list[Change]) -> tuple[bytes, bytes | None]:
    """Return the map of a board after a change, and its deck."""
    raw, deck = domination(traits) if kind == "domination" else (conquest(traits), None)
    text = raw.decode(traits.encoding)
    text = changed(text, *change) if isinstance(change, list) else change(text)
    return text.encode(traits.encoding), deck


GOOD = {
    **{("domination", name): case for name, case in GOOD_DOMINATION.items()},
    **{("conquest", name): case for name, case in GOOD_CONQUEST.items()},
}
"""A board, how its file is changed, and a piece of what is said then; "" where nothing is."""

SLIPS: dict[str, tuple[str, Traits, list[Change]]] = {
    "an empty file": ("domination", Traits(), [(r".*", "")]),
    "no continents": ("domination", Traits(), [(r"\[continents\].*(\[countries\])", r"\1")]),
    "empty continents": ("domination", Traits(), [(r"(\[continents\]\n).*(\[countries\])", r"\1\2")]),
    "empty countries": ("domination", Traits(), [(r"(\[countries\]\n).*(\[borders\])", r"\1\2")]),
    "a section of another program": ("domination", Traits(), [(r"\[borders\]", "[armies]\n1 3\n[borders]")]),
    "text behind a header": ("domination", Traits(), [(r"\[countries\]", "[countries] of mine")]),
    "country 0 as a neighbour": ("domination", Traits(), [(r"\[borders\]\n1 2", "[borders]\n1 0")]),
    "a country that is no number": ("domination", Traits(), [(r"^3 Salt_Rock", "x3 Salt_Rock")]),
    "a place that is no number": ("domination", Traits(), [(r"^(3 Salt_Rock 1) \d+", r"\1 left")]),
    "a ring that is broken": ("domination", Traits(18, 3, ring=True), [(r"^9 10$", "9 11")]),
    "one country": ("domination", Traits(1, 1), []),
    "more territories than there may be": ("domination", Traits(1010, 8), []),
    "a border to itself": ("conquest", Traits(), [(",GULL ROCK", ",EEL ROCK,GULL ROCK")]),
    "a continent twice": ("conquest", Traits(), [("Land B=3", "Land B=3\nLAND  b=4")]),
    "a negative bonus": ("conquest", Traits(), [("Land B=3", "Land B=-3")]),
    "no bonus": ("conquest", Traits(), [("Land B=3", "Land B=")]),
    "no territories": ("conquest", Traits(), [(r"\[Territories\].*", "")]),
    "a header mistyped": ("conquest", Traits(), [(r"\[Territories\]", "[Teritories]")]),
    "a place left out": ("conquest", Traits(), [(r"Eel Rock,\d+,\d+", "Eel Rock")]),
    "half a place": ("conquest", Traits(), [(r"Eel Rock,(\d+),\d+", r"Eel Rock,\1")]),
    "a name left out": ("conquest", Traits(), [("^Eel Rock,", ",")]),
    "two pieces": (
        "conquest",
        Traits(18, 3, ring=True),
        [(",OLD ROCK", ",GULL ROCK"), ("GULL ROCK$(?!.*GULL ROCK$)", "OLD ROCK")],
    ),
}
"""Changes after which a file is refused."""

REFUSED: dict[str, list[str]] = {
    "an empty file": [
        "made.map:1:1: this is no map of Domination or Conquest; one has the sections [files], [continents], [countries], [borders] or [Map], [Continents], [Territories]"
    ],
    "no continents": ["made.map:58:1: there is no section [continents]; without it there is no board"],
    "empty continents": ["made.map:8:1: [continents] is empty; without it there is no board"],
    "empty countries": ["made.map:13:1: [countries] is empty; without it there is no board"],
    "a section of another program": [
        "made.map:38:1: there is no section [armies]; known are [files], [continents], [countries], [borders]"
    ],
    "text behind a header": ['made.map:13:1: "[countries] of mine" is no header; write [countries] alone on its line'],
    "country 0 as a neighbour": ["made.map:39:3: there is no country 0; the last is 24 (Ash_Creek)"],
    "a country that is no number": ['made.map:16:1: "x3" is no whole number; the number of a country is expected'],
    "a place that is no number": ['made.map:16:15: "left" is no whole number; x is expected'],
    "a ring that is broken": ["made.map:22:1: nothing leads into stone-rock: nobody could ever take it; add a border"],
    "one country": ["made.map:11:1: one territory is no board; at least two are needed"],
    "more territories than there may be": [
        "made.map:1018:1: Old_Fold_f is one too many: there are 1010 territories; up to 1000 are possible"
    ],
    "a border to itself": ["made.map:14:24: Eel Rock borders itself; take this out"],
    "a continent twice": ["made.map:9:1: LAND  b stands in line 8 already, as Land B"],
    "a negative bonus": ["made.map:8:8: the bonus is -3; no bonus is below 0"],
    "no bonus": ["made.map:8:8: the bonus of Land B is missing; expected: name=bonus"],
    "no territories": ["made.map:12:1: there is no section [Territories]; without it there is no board"],
    "a header mistyped": ["made.map:12:1: there is no section [Teritories]; did you mean [Territories]?"],
    "a place left out": [
        "made.map:14:10: x and y are missing before land a; expected: name,x,y,continent,neighbour,neighbour,..."
    ],
    "half a place": [
        "made.map:14:14: x or y is missing before land a; expected: name,x,y,continent,neighbour,neighbour,..."
    ],
    "a name left out": [
        'made.map:13:24: "EEL ROCK" is no territory; did you mean "Old Rock" (line 17)?',
        "made.map:14:1: the name of a territory is missing; expected: name,x,y,continent,neighbour,neighbour,...",
        'made.map:15:25: "EEL ROCK" is no territory; did you mean "Old Rock" (line 17)?',
        'made.map:20:27: "EEL ROCK" is no territory; did you mean "Old Rock" (line 17)?',
    ],
    "two pieces": [
        "made.map:12:1: no way joins gull-rock, eel-rock, salt-rock and pine-rock to the rest of the board; a board is in one piece"
    ],
}
"""All that is said then, but for warnings."""
