"""
Names as people type them: any case, with or without accents, and abbreviated by their beginnings.

Rule 1. A whole name, or an id, means itself.
Rule 2. Otherwise each word typed begins the word of the name in its place: "n eur" is Northern Europe. The first letter
        may stand at the next word: "neurope".
Rule 3. What begins more than one name on the board means none of them, whatever would be legal now.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import takewhile

from pbem.engine.table.sheet import nearest
from pbem.record import tool, value

_WORDS = re.compile(r"[^\W_]+")
_APART = str.maketrans(
    {
        "\u00f8": "o",
        "\u00e6": "ae",
        "\u0153": "oe",
        "\u0142": "l",
        "\u0111": "d",
        "\u00f0": "d",
        "\u00fe": "th",
        "\u0131": "i",
        "'": "",
        "\u2019": "",
        "\u2018": "",
        "`": "",
    }
)
_UMLAUTS = str.maketrans({"\u00e4": "ae", "\u00f6": "oe", "\u00fc": "ue"})
_LIKELY = 3
"""Shorter beginnings are often words of a sentence."""
_LEAST_GLUED = 4
SLIP = 0.75
"""How much of a word must be left for it to be a slip of the pen."""


@lru_cache(4096)
def fold(text: str) -> str:
    """Return what counts of a name: its words in small letters, without accents and punctuation."""
    if not text.isascii():
        # An acute accent typed for an apostrophe would come apart into a blank and an accent.
        parts = unicodedata.normalize("NFKD", text.casefold().replace("\u00b4", ""))
        text = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return " ".join(_WORDS.findall(text.casefold().translate(_APART)))


@lru_cache(4096)
def first_word(text: str) -> str:
    """Return the first folded word of a text."""
    return fold(text).partition(" ")[0]


def spellings(text: str) -> list[str]:
    """Return a text folded, and as somebody types it who has no umlauts."""
    return [fold(text), fold(text.casefold().translate(_UMLAUTS))]


@value
class Thing:
    """
    One thing with names: `word` is what an order file calls it, `shown` what people read.

    `also` are further names, such as its id, `abroad` those of other languages: they count where they are no
    name of anything else, and are not cut to their beginnings.
    """

    word: str
    shown: str
    also: tuple[str, ...] = ()
    abroad: tuple[str, ...] = ()


@tool
class NameBook:
    """All names of one board."""

    things: Sequence[Thing]

    @cached_property
    def exact(self) -> dict[str, list[Thing]]:
        """The things with this folded name; more than one where a name does not tell them apart."""
        book: dict[str, list[Thing]] = {}
        for thing in self.things:
            for name in dict.fromkeys(fold(one) for one in (thing.shown, thing.word, *thing.also)):
                book.setdefault(name, []).append(thing)
        # An id always means itself, even where another thing is called so.
        return {**book, **{fold(one.word): [one] for one in self.things if one.word != one.shown}}

    @cached_property
    def most_words(self) -> int:
        """How many words the longest name has."""
        return max(self.lengths.values(), default=1)

    @cached_property
    def spoken(self) -> dict[str, list[Thing]]:
        """The things by their names of any language, none of which stands for two things."""
        abroad: dict[str, list[Thing]] = {}
        for thing in self.things:
            for name in dict.fromkeys(name for one in thing.abroad for name in spellings(one)):
                abroad.setdefault(name, []).append(thing)
        return {**{name: things for name, things in abroad.items() if len(things) == 1}, **self.exact}

    @cached_property
    def lengths(self) -> dict[str, int]:
        """How many words the longest name has that begins with a word."""
        lengths: dict[str, int] = {}
        for name in self.spoken:
            words = name.split(" ")
            lengths[words[0]] = max(lengths.get(words[0], 0), len(words))
        return lengths

    @cached_property
    def _without_blanks(self) -> dict[str, list[Thing]]:
        return {name.replace(" ", ""): things for name, things in self.exact.items()}

    @cached_property
    def _words(self) -> list[str]:
        return sorted({word for name in self.exact for word in name.split(" ")})

    @cached_property
    def _spoken_words(self) -> frozenset[str]:
        return frozenset(word for name in self.spoken for word in name.split(" "))

    @cached_property
    def _runs(self) -> list[list[str]]:
        names = [name.split(" ") for name in self.spoken]
        return sorted(name[at:] for name in names for at in range(len(name) - 1))

    @cached_property
    def _by_letter(self) -> dict[str, list[tuple[list[str], list[Thing]]]]:
        book: dict[str, list[tuple[list[str], list[Thing]]]] = {}
        for name, things in self.exact.items():
            book.setdefault(name[:1], []).append((name.split(), things))
        return book

    def has_word_from(self, begun: str) -> bool:
        """Say whether a word of some name begins so."""
        at = bisect_left(self._words, begun)
        return at < len(self._words) and self._words[at].startswith(begun)

    def has_initials(self, letters: str) -> bool:
        """Say whether the words of some name begin with these letters, one each."""
        return letters in self._initials

    @cached_property
    def _initials(self) -> frozenset[str]:
        split = (name.split(" ") for name in self.exact)
        return frozenset("".join(word[0] for word in words) for words in split if len(words) > 1)

    def has_run(self, begun: Sequence[str]) -> bool:
        """Say whether two words or more that stand one behind the other in some name begin so."""
        near = self._runs[bisect_left(self._runs, [begun[0]]) :]
        return any(_begins(begun, run) for run in takewhile(lambda run: run[0].startswith(begun[0]), near))

    def find(self, typed: str) -> list[Thing]:
        """Return what typed words mean: one thing, several that they do not tell apart, or none."""
        wanted = fold(typed)
        if not wanted:
            return []
        if found := self.spoken.get(wanted) or self._without_blanks.get(wanted.replace(" ", "")):
            return found
        words = wanted.split()
        begun = self._begun(words)
        if not begun and len(words) == 1 and len(wanted) > _LEAST_GLUED:
            begun = self._begun([wanted[0], wanted[1:]])
        unique = {id(one): one for things in begun for one in things}
        return list(unique.values())

    def _begun(self, words: Sequence[str]) -> list[list[Thing]]:
        return [things for name, things in self._by_letter.get(words[0][0], ()) if _begins(words, name)]

    def near(self, typed: str) -> list[str]:
        """Return the names that look like what was typed, best first."""
        return nearest(fold(typed), dict.fromkeys(thing.shown for thing in self.things))

    def is_likely(self, typed: str) -> bool:
        """Say whether somebody who typed this probably began with a name of the board."""
        wanted = fold(typed)
        words = wanted.split()[: self.most_words]
        if any(" ".join(words[:end]) in self.spoken for end, _ in enumerate(words, 1)):
            return True
        if len(wanted) < _LIKELY:
            return False
        if self.find(typed):
            return True
        return len(words[0]) > _LIKELY and (len(self.find(words[0])) == 1 or self._is_slip(wanted))

    def is_near_word(self, typed: str) -> bool:
        """Say whether a folded word is a slip of the pen for a word of some name, or nearly one, and none of a name of any language."""
        from difflib import get_close_matches  # late: only for lines that cannot be understood

        return typed not in self._spoken_words and bool(get_close_matches(typed, self._words, n=1, cutoff=SLIP))

    def _is_slip(self, wanted: str) -> bool:
        from difflib import get_close_matches  # late: only for lines that cannot be understood

        return bool(get_close_matches(wanted, self.exact, cutoff=SLIP))


def _begins(typed: Sequence[str], name: Sequence[str]) -> bool:
    return len(typed) <= len(name) and all(map(str.startswith, name, typed))


def listed(things: Iterable[Thing], most: int = 6) -> str:
    """Name some things: "Peru, Brazil or Egypt"."""
    shown = [thing.shown for thing in things]
    if len(shown) > most:
        return f"{', '.join(shown[:most])} or {len(shown) - most} more"
    return " or ".join(filter(None, (", ".join(shown[:-1]), *shown[-1:])))
