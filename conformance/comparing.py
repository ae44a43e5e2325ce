"""Comparing what a program answers with what must follow."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from conformance import laws
from conformance.differences import difference
from conformance.files import file_difference
from conformance.reading import Case, Data, question, ways

PASSED, FAILED, OTHER, UNDECIDED, UNSUPPORTED = (
    "passed",
    "failed",
    "other reading",
    "undecided",
    "not supported",
)
VERDICTS = (PASSED, FAILED, OTHER, UNDECIDED, UNSUPPORTED)

Read = tuple[str, str]
"""A reading and its value; "" is that of the suite."""


class Verdict(NamedTuple):
    """
    How a case went.

    `readings` say which value the answer follows wherever that can be told, `depends` by which other
    readings the case ends otherwise for certain or may, `open` by which of them it cannot be played,
    `sure` by which it ends otherwise for certain; `why` is what differs.
    """

    case: Case
    word: str
    readings: tuple[Read, ...] = ()
    why: str = ""
    depends: frozenset[Read] = frozenset()
    open: frozenset[Read] = frozenset()
    sure: frozenset[Read] = frozenset()
    seconds: float = 0.0
    silent: bool = False
    """Whether nothing was answered."""

    @property
    def number(self) -> str:
        """The number of the case."""
        return self.case.number


def judge(case: Case, answer: Any) -> Verdict:
    """Compare an answer with each way in which the case may go on."""
    if not isinstance(answer, dict):
        return Verdict(case, FAILED, why=f"an answer is a table, not {answer!r}")
    if "unsupported" in answer:
        return Verdict(case, UNSUPPORTED, why=str(answer["unsupported"]))
    if case.by_files:
        why = file_difference(case, answer)
        return Verdict(case, FAILED if why else PASSED, why=why)
    return _judge_ways(case, answer)


def _judge_ways(case: Case, answer: Data) -> Verdict:
    asked, (own, *others) = question(case), ways(case)
    depends = frozenset((way.reading, way.value) for way in others)
    blocked = frozenset((way.reading, way.value) for way in others if not way.answer)
    differs = difference(asked, own.answer, answer)
    if not differs:
        known = tuple((reading, "") for reading in dict.fromkeys(way.reading for way in others))
        sure = frozenset((way.reading, way.value) for way in others if way.sure and way.answer)
        return Verdict(case, PASSED, known, "", depends, blocked, sure)
    fitting = [way for way in others if way.answer and not difference(asked, way.answer, answer)]
    if fitting:
        followed = tuple(dict.fromkeys((way.reading, way.value) for way in fitting))
        return Verdict(case, OTHER, followed, "", depends, blocked)
    why = "; ".join([differs, *_against_laws(asked, answer)])
    return Verdict(case, FAILED, (), why, depends, blocked)


def _against_laws(asked: Data, answer: Data) -> list[str]:
    """Say which laws a wrong answer breaks: that is often the shorter way to its fault."""
    if "position" not in answer:
        return []
    try:
        return laws.broken(asked, answer["events"], answer["position"])
    except (AttributeError, KeyError, TypeError, ValueError, IndexError):
        return []  # what differs says already what is wrong with its form


def decide(verdicts: Sequence[Verdict], said: Collection[str] = ()) -> list[Verdict]:
    """
    Count apart the failures that other readings of the program may explain.

    A program reads otherwise what its answers to other cases show, and what it says of itself
    (`said`, names of readings). A case that fails is undecided where such a reading leaves it open,
    or two of them change it: what both together bring is in no case.
    """
    verdicts = _without_mixture(verdicts)
    followed = {way for one in verdicts if one.word == OTHER for way in one.readings}
    return [_decided(one, followed, said) for one in verdicts]


def _without_mixture(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """
    Fail answers by another reading where the program reads as the suite in a case of the same edition.

    Who reads a booklet one way reads it so throughout; what looks like another reading here and there
    is a fault. Where a second reading that the program follows changes a case too, it shows nothing.
    """
    followed = {way for one in verdicts if one.word == OTHER for way in one.readings}
    denied: dict[tuple[str, Read], str] = {}
    for one in verdicts:
        here = one.depends & followed
        if one.word == PASSED and len({reading for reading, _ in here}) == 1:
            for way in one.sure & followed:
                denied.setdefault((one.case.edition, way), one.number)
    return [_unmixed(one, denied) for one in verdicts]


def _unmixed(verdict: Verdict, denied: Mapping[tuple[str, Read], str]) -> Verdict:
    edition = verdict.case.edition
    if verdict.word != OTHER or not all((edition, way) in denied for way in verdict.readings):
        return verdict
    (reading, value), *_ = verdict.readings
    there = denied[edition, (reading, value)]
    why = f"by {reading} as {value}, but {there} is answered as the suite reads it"
    return verdict._replace(word=FAILED, readings=(), why=why)


def _decided(verdict: Verdict, followed: Collection[Read], said: Collection[str]) -> Verdict:
    if verdict.word != FAILED:
        return verdict
    about = {*_about(verdict.case), *(reading for reading, _ in verdict.depends)}
    because = sorted(about.intersection(said))
    if not because:
        met = sorted({reading for reading, _ in verdict.depends.intersection(followed)})
        because = met if len(met) > 1 or verdict.open.intersection(followed) else []
    if not because:
        return verdict
    why = f"because of {' and '.join(because)}; {verdict.why}"
    return verdict._replace(word=UNDECIDED, why=why, readings=tuple((one, "?") for one in because))


def _about(case: Case) -> list[str]:
    readings = case.data.get("reading", [])
    return [readings] if isinstance(readings, str) else readings
