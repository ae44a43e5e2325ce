"""What somebody can see of cards that lie face down."""

from collections.abc import Mapping
from typing import NamedTuple


class Sight(NamedTuple):
    """
    What somebody can see of the cards face down: those in their own hand, or in the end all.

    `cards` are their numbers and `openings` what opens them, by token. `faults` holds a sentence
    for each letter that does not say what it must: then the host has cheated. `revealed` says that
    everybody sees all cards.
    """

    cards: Mapping[str, int]
    openings: Mapping[str, str]
    faults: tuple[str, ...] = ()
    revealed: bool = False


BLIND = Sight({}, {})
"""What everybody sees."""
