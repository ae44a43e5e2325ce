"""What pbem answers the suite: a question about either game in, an answer out."""

import conquest_engine
import file_engine
import rail_engine
import rail_file_engine
from plain_game import Data

PLAIN = {"conquest": conquest_engine.answer, "rail": rail_engine.answer}
BY_FILES = {"conquest": file_engine.answer, "rail": rail_file_engine.answer}


def answer(question: Data) -> Data:
    """Answer a question of the suite."""
    engines = PLAIN if question["profile"] == "rules" else BY_FILES
    return engines[question["game"]](question)
