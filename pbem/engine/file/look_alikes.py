"""
Names that look alike: "Anna" and "\u0410nna", "Ian" and "lan", "Rosa" and "Rosa.".

Two names look alike if they have the same skeleton. It is no part of the format: nobody's file becomes
false by it, and another version of Unicode only changes what is refused when a game begins.
"""

import unicodedata
from collections.abc import Iterable, Iterator

from pbem.engine.file.phrases import quoted

# Letters of other scripts that many fonts draw as these Latin ones; first those that do so as capitals
# only, because small ones of the same letter look different.
_CAPITALS = {
    "\u0391": "a",
    "\u0392": "b",
    "\u0395": "e",
    "\u0396": "z",
    "\u0397": "h",
    "\u0399": "i",
    "\u039a": "k",
    "\u039c": "m",
    "\u039d": "n",
    "\u039f": "o",
    "\u03a1": "p",
    "\u03a4": "t",
    "\u03a5": "y",
    "\u03a7": "x",
    "\u0412": "b",
    "\u041d": "h",
    "\u041c": "m",
    "\u0422": "t",
    "\u041a": "k",
    "\u0405": "s",
    "\u0406": "i",
    "\u0408": "j",
    "\u0417": "3",
    "\u0531": "u",
    "\u054d": "u",
    "\u0555": "o",
}
_SMALL = {
    "\u0430": "a",
    "\u0432": "b",
    "\u0435": "e",
    "\u0437": "3",
    "\u043a": "k",
    "\u043c": "m",
    "\u043d": "h",
    "\u043e": "o",
    "\u0440": "p",
    "\u0441": "c",
    "\u0442": "t",
    "\u0443": "y",
    "\u0445": "x",
    "\u0455": "s",
    "\u0456": "i",
    "\u0458": "j",
    "\u04bb": "h",
    "\u04cf": "i",
    "\u0501": "d",
    "\u051b": "q",
    "\u051d": "w",
    "\u0451": "\u00eb",
    "\u0457": "\u00ef",
    "\u03b1": "a",
    "\u03b3": "y",
    "\u03b5": "e",
    "\u03b7": "n",
    "\u03b9": "i",
    "\u03ba": "k",
    "\u03bd": "v",
    "\u03bf": "o",
    "\u03c1": "p",
    "\u03c4": "t",
    "\u03c5": "u",
    "\u03c7": "x",
    "\u03c9": "w",
    "\u0131": "i",
    "\u0251": "a",
    "\u0261": "g",
    "\u0578": "n",
    "\u057d": "u",
    "\u0585": "o",
    "\u0570": "h",
    "l": "i",
    "1": "i",
    "|": "i",
    "0": "o",
}
_PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """
    Return what an eye keeps of a name.

    NFKC; letters of other scripts as the Latin ones that they look like; case folded; l, 1, | and I as
    i, 0 as o, rn as m, vv as w; without anything but letters and digits, if there are any.
    """
    plain = unicodedata.normalize("NFKC", name)
    plain = "".join(_CAPITALS.get(one, one) for one in plain).casefold()
    plain = "".join(_SMALL.get(one, one) for one in plain)
    for pair, one in _PAIRS:
        plain = plain.replace(pair, one)
    return "".join(one for one in plain if one.isalnum()) or plain


def look_alikes(people: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """
    Yield the names, or ids, of different people that look alike, two by two.

    `people` are pairs of id and name. Somebody's own name and id may be the same, and ids are not
    compared with each other: they are plain letters, and a game knows them apart.
    """
    known: dict[str, tuple[str, str]] = {}
    pairs = list(people)
    for id_, _ in pairs:
        known.setdefault(skeleton(id_), (id_, id_))
    for id_, name in pairs:
        owner, other = known.setdefault(skeleton(name), (id_, name))
        if owner != id_:
            yield other, name


def alike_fault(people: Iterable[tuple[str, str]]) -> str:
    """Say which two names look alike, the first ones; "" if none do. `people` as in `look_alikes`."""
    one, other = next(look_alikes(people), ("", ""))
    if not other:
        return ""
    names = f"{quoted(one)} and {quoted(other)}"
    return f"the names {names} look alike, so that one player could be taken for the other"
