"""
Asking a program: a question is a line of JSON on its standard input, an answer a line of JSON.

What a program answered before it hangs, falls or ends counts. The case at which that happened is asked
once more, alone; then the rest goes on. Who answers a case twice must say the same twice.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from conformance.differences import same
from conformance.program import Program
from conformance.reading import Case, Data

SECONDS = 10
"""How long a program may go without an answer before it counts as hanging."""

MORE = 0.5
"""How long a program that has answered all is still listened to."""

TIMES = 10
"""After so many cases in a row at which a program ended badly the rest is not asked."""

NOTHING = "nothing was answered"
TWICE = "it was answered twice, and not the same"


class Reply(NamedTuple):
    """What came for a case: an answer, or why there is none, and after how many seconds."""

    answer: Any
    why: str = ""
    seconds: float = 0.0

    def and_then(self, again: Data) -> "Reply":
        """Return what counts after one more answer to the same case."""
        return self if self.answer is None or same(self.answer, again) else Reply(None, TWICE, self.seconds)


class Ending(NamedTuple):
    """How a program ended: what was bad about it, "" if nothing was, and a line of it that was no answer."""

    badly: str
    heard: str

    @property
    def silence(self) -> str:
        """Why a case has no answer of this program."""
        return self.badly or NOTHING + self.heard


def ask_all(command: str, cases: Sequence[Case], seconds: float = SECONDS) -> Iterator[tuple[Case, Reply]]:
    """Ask all cases, in as few starts as the program allows, and return each with its reply."""
    replies: dict[str, Reply] = {}
    waiting = list(cases)
    while waiting:
        ending = _ask_together(command, waiting, seconds, replies)
        left = [case for case in waiting if case.number not in replies]
        if len(left) == len(waiting):  # nothing came: perhaps it answers only at its end
            replies |= _ask_until_hopeless(command, left, seconds, ending)
            break
        if left:
            suspect = _suspect(waiting, replies.keys())
            replies[suspect.number] = ask_alone(command, suspect, seconds, numbered=True)
        waiting = [case for case in left if case.number not in replies]
    for case in cases:
        yield case, replies[case.number]


def _suspect(asked: Sequence[Case], answered: Collection[str]) -> Case:
    """Return the case at which a program ended: the first after the last answer, or else the first left out."""
    last = max(place for place, case in enumerate(asked) if case.number in answered)
    return next(case for case in [*asked[last + 1 :], *asked] if case.number not in answered)


def ask_one_by_one(command: str, cases: Sequence[Case], seconds: float = SECONDS) -> Iterator[tuple[Case, Reply]]:
    """Start the program for each case anew."""
    for case in cases:
        yield case, ask_alone(command, case, seconds)


def ask_alone(command: str, case: Case, seconds: float, numbered: bool = False) -> Reply:
    """Start the program for one case; its answer need not say the number, unless it is to be `numbered`."""
    replies: dict[str, Reply] = {}
    ending = _ask_together(command, [case], seconds, replies, "" if numbered else case.number)
    return replies.get(case.number, Reply(None, ending.silence))


def _ask_together(
    command: str, cases: Sequence[Case], seconds: float, replies: dict[str, Reply], unnumbered: str = ""
) -> Ending:
    """Start the program once, keep each reply as it comes, and say how the program ended."""
    asked = {case.number for case in cases}
    with Program(command, cases, seconds) as program:
        for answer, took in program.answers():
            number = answer.setdefault("number", unnumbered) if unnumbered else answer.get("number")
            if not isinstance(number, str) or number not in asked:
                program.wonder(answer)
            elif number in replies:
                replies[number] = replies[number].and_then(answer)
            else:
                replies[number] = Reply(answer, seconds=took)
                program.wait_for(min(seconds, MORE) if asked <= replies.keys() else seconds)
        return Ending("" if asked <= replies.keys() else program.end(seconds), program.heard)


def _ask_until_hopeless(command: str, cases: Sequence[Case], seconds: float, ending: Ending) -> dict[str, Reply]:
    """
    Ask each case alone, until the program failed so often in a row that it would go on so.

    Who ended badly when all were asked may leave out what it does not know; who ended well has left out all.
    """
    replies: dict[str, Reply] = {}
    bad = 0
    rest = f"not asked, after {TIMES} cases in a row that ended badly" if ending.badly else ending.silence
    for case in cases:
        reply = Reply(None, rest)
        if bad < TIMES:
            reply = ask_alone(command, case, seconds, numbered=True)
            hopeless = reply.answer is None and not (ending.badly and reply.why.startswith(NOTHING))
            bad = bad + 1 if hopeless else 0
        replies[case.number] = reply
    return replies
