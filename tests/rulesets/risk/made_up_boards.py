"""Boards in the formats of other programs, made up here: of any size, with any of the traits that such files have."""

from __future__ import annotations

from typing import NamedTuple

FIRST = ("Gull", "Eel", "Salt", "Pine", "Old", "Mill", "North", "Heron", "Amber", "Stone", "Low", "Ash")
SECOND = ("Rock", "Creek", "Marsh", "Hill", "Ferry", "Bank", "Weir", "Moor", "Point", "Holm", "Reach", "Fold")
SYMBOLS = ("Infantry", "Cavalry", "Cannon")


class Traits(NamedTuple):
    """What is special about a board: its size and form, and how its files are written."""

    territories: int = 24
    continents: int = 4
    ring: bool = False
    """Every border leads one way round."""
    one_way: int = 0
    same_names: bool = False
    case_names: bool = False
    digit_names: bool = False
    accents: bool = False
    encoding: str = "ascii"
    line_end: str = "\n"
    places: bool = True
    cards: int | None = None
    jokers: int = 2
    split_continent: bool = False
    empty_continent: bool = False
    no_exit: bool = False


def names(traits: Traits) -> list[str]:
    found = []
    for at in range(traits.territories):
        first, second, more = FIRST[at % 12], SECOND[at // 12 % 12], at // 144
        name = f"{first}_{second}" + (f"_{'abcdefg'[more - 1]}" if more else "")
        found.append(name)
    if traits.same_names:
        found[3] = found[7] = found[1]
    if traits.case_names:
        found[5] = found[2].upper()
    if traits.digit_names:
        found = [str(at // 3 + 1) for at in range(traits.territories)]
    if traits.accents:
        found[4], found[6] = "\u00c5s-\u00c9lev\u00e9e", "O'Mara_St._(Upper)"
    return found


def ways(traits: Traits) -> list[list[int]]:
    """Where one can go from each territory: a grid, or a ring."""
    many, wide = traits.territories, columns(traits)
    if traits.ring:
        return [[(at + 1) % many] for at in range(many)]
    found: list[list[int]] = [[] for _ in range(many)]
    for at in range(many):
        right, below = at + 1, at + wide
        for other in ((right,) if right % wide else ()) + (below,):
            if other < many:
                found[at].append(other)
                found[other].append(at)
    for at in range(traits.one_way):
        found[at + 1].remove(at)
    if traits.no_exit:
        found[-1] = []
    return found


def columns(traits: Traits) -> int:
    return next(wide for wide in range(1, 40) if wide * wide * 2 >= traits.territories * 3)


def home(traits: Traits, at: int) -> int:
    if traits.split_continent and at == 0:
        return traits.continents - 1
    return at * traits.continents // traits.territories


def place(traits: Traits, at: int) -> tuple[int, int]:
    if not traits.places:
        return 0, 0
    wide = columns(traits)
    return 40 + at % wide * 600 // wide + at * 7 % 13, 30 + at // wide * 380 * wide // (
        traits.territories + wide
    ) + at * 5 % 11


def domination(traits: Traits) -> tuple[bytes, bytes]:
    """Return the `.map` and the `.cards` of a board."""
    rows = ["; made up", "name Made Up", "ver 3", "[files]", "pic made.png", "crd made.cards", "", "[continents]"]
    rows += [f"Land_{'ABCDEFGH'[at]} {at + 2} {'cyan' if at else '#20a060'}" for at in range(traits.continents)]
    rows += ["Nowhere 7 red"] if traits.empty_continent else []
    rows += ["[countries]"]
    for at, name in enumerate(names(traits)):
        x, y = place(traits, at)
        rows.append(f"{at + 1} {name} {home(traits, at) + 1} {x} {y}")
    rows += ["[borders]", *(" ".join(str(one + 1) for one in (at, *there)) for at, there in enumerate(ways(traits)))]
    many = traits.territories if traits.cards is None else traits.cards
    cards = ["[cards]", *(f"{SYMBOLS[at % 3]} {at + 1}" for at in range(many)), *["wildcard"] * traits.jokers]
    return write(rows, traits), write(cards, traits)


def conquest(traits: Traits) -> bytes:
    """Return the `.map` of a board; names that are no names there are left as they are."""
    called = [name.replace("_", " ") for name in names(traits)]
    rows = ["[Map]", "author=", "image=made.bmp", "wrap=no", "", "[Continents]"]
    rows += [f"Land {'ABCDEFGH'[at]}={at + 2}" for at in range(traits.continents)]
    rows += ["Nowhere=7"] if traits.empty_continent else []
    rows += ["", "[Territories]"]
    for at, there in enumerate(ways(traits)):
        x, y = place(traits, at) if traits.places else ("", "")
        others = ",".join(called[one].upper() for one in there)
        rows.append(f"{called[at]},{x},{y},land {'abcdefgh'[home(traits, at)]}" + (f",{others}" if others else ""))
    return write(rows, traits)


def write(rows: list[str], traits: Traits) -> bytes:
    return traits.line_end.join([*rows, ""]).encode(traits.encoding)


BOARDS: dict[str, Traits] = {
    "plain": Traits(),
    "17 territories": Traits(17, 3),
    "one continent": Traits(18, 1),
    "255 territories": Traits(255, 8),
    "a ring of one direction": Traits(18, 3, ring=True),
    "some borders of one direction": Traits(one_way=4),
    "names that stand twice": Traits(same_names=True),
    "names that differ in case": Traits(case_names=True),
    "names of digits": Traits(digit_names=True),
    "accents in Latin-1, CRLF": Traits(accents=True, encoding="latin-1", line_end="\r\n"),
    "accents in UTF-8": Traits(accents=True, encoding="utf-8"),
    "accents in UTF-8 with its mark": Traits(accents=True, encoding="utf-8-sig", line_end="\r"),
    "no places": Traits(places=False),
    "few cards and many jokers": Traits(cards=9, jokers=40),
    "no cards": Traits(cards=0, jokers=0),
    "a continent in pieces": Traits(split_continent=True),
    "a continent without territories": Traits(empty_continent=True),
    "a territory without exit": Traits(no_exit=True),
}
