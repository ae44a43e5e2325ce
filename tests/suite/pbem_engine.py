"""pbem at the door of the suite: a question about either game in, an answer out."""

import conquest_engine
import rail_engine
from plain_game import Data

ENGINES = {"conquest": conquest_engine.answer, "rail": rail_engine.answer}


def answer(question: Data) -> Data:
    """Answer a question of the suite."""
    return ENGINES[question["game"]](question)
