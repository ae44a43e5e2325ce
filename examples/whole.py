"""Whole games, recorded to the end: which ones, and what each of them shows."""

from collections.abc import Sequence

import attrs
from players.match import Match

EXPERT = ("set-values-plus-one", "fortify-connected", "army-cap-12", "card-reroll", "commander", "capitals")
CAPITALS = ("capitals",)
NEUTRAL = ("two-player-neutral",)
RACE = "across-the-continent-1952"


@attrs.frozen
class Recorded:
    """
    A game played from its first record to its end by the random players of the tests.

    `says` describes it in its README. The seeds were searched for: short games with the right
    ending. With `reports` what was mailed lies beside the game; of the others only states are kept.
    """

    folder: str
    says: str
    rules: str
    players: int
    options: Sequence[str] = ()
    capitals_end: str = ""
    dice_choice: str = ""
    seed: int = 0
    frills: int = 15
    keyed: bool = False
    reports: bool = False

    @property
    def match(self) -> Match:
        """The game to play."""
        choices = {name: getattr(self, name) for name in ("capitals_end", "dice_choice") if getattr(self, name)}
        return Match(
            self.rules,
            self.players,
            tuple(self.options),
            choices,
            self.seed,
            self.frills,
            self.keyed,
            self.folder.removesuffix("-to-victory"),
        )


RECORDED = (
    # every edition
    Recorded(
        "risk-1959-to-victory",
        "A whole game of the edition of 1959: claims, bonus for the territories on cards, two "
        "players wiped out. Everybody signs their orders.",
        "risk-1959",
        3,
        keyed=True,
        seed=37,
        reports=True,
    ),
    Recorded(
        "risk-1959-french-to-victory",
        "A whole game by the French rules of 1959: territories are dealt, cards bring no bonus.",
        "risk-1959-french",
        3,
        seed=11,
    ),
    Recorded(
        "risk-parker-to-victory", "A whole game of the later edition, with four players.", "risk-parker", 4, seed=23
    ),
    Recorded(
        "risk-1959-reprint-to-victory",
        "A whole game of the reprint, with three players.",
        "risk-1959-reprint",
        3,
        seed=6,
    ),
    Recorded(
        "risk-every-option-to-victory",
        "All six expert options at once: cards open for re-rolls, commanders, capitals, twelve "
        "armies at most, fortifying, and sets worth 4, 5, 6, 7.",
        "risk-1959-reprint",
        4,
        EXPERT,
        frills=30,
        seed=5,
        reports=True,
    ),
    # every way to end
    Recorded("ending-last-army", "The last army of the only opponent is taken.", "risk-1959", 2, seed=3),
    Recorded(
        "ending-last-capital",
        "With capitals: one player after the other ends a turn without their own, and one is left.",
        "risk-parker",
        3,
        CAPITALS,
        seed=37,
    ),
    Recorded(
        "ending-only-holder",
        "With capitals and `capitals_end = only-holder`: the game is over although others still "
        "hold territories, because only one player holds their own capital.",
        "risk-1959-reprint",
        4,
        CAPITALS,
        "only-holder",
        seed=30,
    ),
    Recorded(
        "ending-at-once",
        "With capitals and `capitals_end = at-once`, the closing words of the booklet: the game is over "
        "in the middle of a turn, when only one player is left who holds their own capital.",
        "risk-1959-reprint",
        4,
        CAPITALS,
        "at-once",
        seed=36,
    ),
    Recorded(
        "ending-neutral-left-standing",
        "For two, with a neutral army: the opponent is wiped out while neutral armies are left.",
        "risk-1959-reprint",
        2,
        NEUTRAL,
        seed=8,
    ),
    Recorded(
        "ending-neutral-gone-first",
        "For two, with a neutral army: the last neutral army falls, and the game goes on.",
        "risk-1959",
        2,
        NEUTRAL,
        frills=45,
        seed=24,
    ),
    Recorded(
        "ending-capital-one-vacated",
        "A player is out because of a lost capital and leaves one territory: it gets six armies.",
        "risk-1959-french",
        6,
        CAPITALS,
        frills=20,
        seed=6,
    ),
    Recorded(
        "ending-capital-several-vacated",
        "A player is out because of a lost capital and leaves several territories: one army on "
        "each, and five more as the conqueror likes.",
        "risk-1959",
        4,
        CAPITALS,
        frills=20,
        seed=24,
    ),
    # the rail race
    Recorded("across-the-continent-two-to-victory", "A race of two, across the continent and back.", RACE, 2, seed=14),
    Recorded(
        "across-the-continent-three-to-victory",
        "A race of three, in which single dice count only if the sum cannot be used.",
        RACE,
        3,
        dice_choice="sum-first",
        seed=13,
    ),
    Recorded(
        "across-the-continent-four-to-victory",
        "A race of four, each for themselves; everybody signs their orders.",
        RACE,
        4,
        keyed=True,
        seed=3,
    ),
    Recorded(
        "across-the-continent-partners-to-victory",
        "A race of two teams: the first player home retires, and waits for the partner.",
        RACE,
        4,
        ("partners",),
        frills=30,
        seed=7,
        reports=True,
    ),
)
