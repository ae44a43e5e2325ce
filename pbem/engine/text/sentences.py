"""
The facts of an event, fitted into a sentence by what follows the colon of a format.

    {seat}             Anna          you
    {seat:captures}    Anna captures you capture
    {seat:-captures}   captures      capture
    {seat:'s}          Anna's        your
    {armies:army}      1 army        4 armies
    {armies:-is}       is            are
    {places}           Siam and Peru
    {places:territory} 2 territories
    {places:card(s)}   card          2 cards
    {places:-leaves}   leaves        leave

A player may be called "You", and is then spoken to. Any other name that sentences use as a word of
their own, such as "Nobody", stands in quotes. What is finished goes through `begin`.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from pbem.engine.file.phrases import counted, listed, unmistakable

YOU = "you"
_FOR_MANY = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}
_BEGINNING = re.compile(r"(^ *|[.:] )(you|your|the neutral army)\b")


class PlayerWord(str):
    """A player in a sentence, by name or as "you"."""

    __slots__ = ()

    def __format__(self, verb: str) -> str:
        """Return the player, with a verb or in the possessive; the verb alone after a hyphen."""
        if not verb:
            return str(self)
        if verb == "'s":
            return "your" if self == YOU else f"{self}'s"
        who = "" if verb.startswith("-") else f"{self} "
        verb = verb.removeprefix("-")
        return f"{who}{for_many(verb) if self == YOU else verb}"


class CountWord(int):
    """A number in a sentence, with what it counts, or what these do."""

    __slots__ = ()

    def __format__(self, word: str) -> str:
        """Return the number, with a noun; the verb of as many after a hyphen."""
        if word.startswith("-"):
            return word[1:] if self == 1 else for_many(word[1:])
        return counted(self, word) if word else str(int(self))


class NameList(NamedTuple):
    """Several things in a sentence: `names` for all of them, and their `number`."""

    names: Sequence[str]
    number: int

    def __format__(self, word: str) -> str:
        """
        Return them as a list, "nothing" for none; with a noun how many they are.

        One thing is not counted before a noun with "(s)"; the verb of as many stands after a hyphen.
        """
        if not word:
            return listed(self.names) or "nothing"
        noun = word.removesuffix("(s)")
        return noun if noun != word and self.number == 1 else f"{CountWord(self.number):{noun}}"


def player(name: str) -> PlayerWord:
    """Return who bears this name in the game, for a sentence."""
    return PlayerWord(YOU if name.casefold() == YOU else unmistakable(name))


def begin(line: str) -> str:
    """Return a line in which words of ours, though not names, begin a sentence with a capital letter."""
    return _BEGINNING.sub(lambda found: found[1] + found[2].capitalize(), line)


def for_many(words: str) -> str:
    """Return what one does as you or many do it: "captures" as "capture", "has won" as "have won"."""
    verb, *rest = words.split(" ")
    return " ".join((_FOR_MANY.get(verb) or verb.removesuffix("s"), *rest))
