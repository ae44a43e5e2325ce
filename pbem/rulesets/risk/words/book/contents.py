"""
The contents of the rule book, in our own words: its chapters in order, and what each choice says.

A value missing from `CHOICES` is described by its sentence in `rules.py`, so a new option needs no
paragraph.
"""

from pbem.rulesets.risk.words.book import attack, beginning, cards, ending, turn
from pbem.rulesets.risk.words.book.paragraph import Chapters, Choices

CHAPTERS: Chapters = (
    *beginning.CHAPTERS,
    *turn.CHAPTERS,
    *attack.CHAPTERS,
    *cards.CHAPTERS,
    *ending.CHAPTERS,
    ("orders", "Orders", ("max_losses", "path_move_in")),
)

CHOICES: Choices = {**beginning.CHOICES, **turn.CHOICES, **attack.CHOICES, **cards.CHOICES, **ending.CHOICES}
