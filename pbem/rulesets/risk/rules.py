"""
What may differ between two games of world conquest: one frozen value, a field for each choice.

A field carries its sentence, its source and its legal values; `pbem rules` prints them, `pbem new`
checks against them. A preset is a `Rules` value, an option a named change of a few fields.
"""

from typing import Any

import attrs


def choice(
    text: str, source: str, values: tuple[Any, ...] = (), *, default: Any = attrs.NOTHING
) -> Any:
    """Return an attrs field with its sentence for the rule book, its source and legal values."""
    return attrs.field(default=default, metadata={"text": text, "source": source, "values": values})


@attrs.frozen(kw_only=True)
class Rules:
    """The rules of one game (table 1.2 of the catalogue)."""

    # The seats, and how they come to their territories.
    seats: tuple[int, int] = choice("Number of players.", "R-002")
    setup: str = choice("How territories are taken.", "R-012, R-015", ("claim", "dealt", "neutral"))
    initial: tuple[tuple[int, int], ...] = choice(
        "Armies of each player in the set-up, by number of players.", "R-010", default=()
    )
    initial_extra: int = choice("Armies on top of a dealt set-up.", "A-02", default=0)
    first_turn: str = choice("Who begins.", "R-019", ("roll", "left-of-dealer"))
    dealer: str = choice("Who deals; empty: by lot.", "A-06", default="")
    # Cards.
    card_territory_bonus: int = choice(
        "Armies for each own territory on a card turned in.", "R-060", (0, 2), default=0
    )
    set_values: str = choice(
        "What the next set is worth.", "R-056, R-078", ("classic", "plus-one"), default="classic"
    )
    five_after_elimination: str = choice(
        "Five cards after an elimination.", "A-43", ("must-trade", "may-hold"), default="must-trade"
    )
    # Moves and limits.
    movement: str = choice(
        "The move at the end of a turn.", "R-047, R-079", ("adjacent", "connected"),
        default="adjacent",
    )  # fmt: skip
    army_cap: int = choice(
        "Most armies on one territory; 0: no limit.", "R-080", (0, 12), default=0
    )
    # Experts.
    card_reroll: bool = choice("A card re-rolls a die.", "R-085", (False, True), default=False)
    reroll_scope: str = choice("Whose die.", "A-62", ("own", "any"), default="own")
    commander: bool = choice("A die becomes a six.", "R-089", (False, True), default=False)
    capitals: bool = choice("Capitals.", "R-091", (False, True), default=False)
    capitals_end: str = choice(
        "When the capitals game ends.", "A-67", ("last-player", "only-holder"),
        default="last-player",
    )  # fmt: skip
    capital_cards: str = choice(
        "Cards of a player out by his capital.", "A-68", ("discard", "conqueror"),
        default="discard",
    )  # fmt: skip
