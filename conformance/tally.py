"""What a run found, as a table to read."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from conformance.comparing import FAILED, OTHER, UNDECIDED, VERDICTS, Verdict

SUITE_READS = "as the suite"


def table(verdicts: Sequence[Verdict]) -> list[str]:
    """Return the lines of a table by chapter, then which cases failed or were read otherwise, and which readings were met."""
    chapters: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for verdict in verdicts:
        chapters[verdict.case.game, verdict.case.chapter][verdict.word] += 1
    lines = [_line("game", "chapter", VERDICTS)]
    for (game, chapter), found in chapters.items():
        lines.append(_line(game, chapter, [str(found[word] or ".") for word in VERDICTS]))
    total = Counter(verdict.word for verdict in verdicts)
    lines.append(_line("all", "", [str(total[word]) for word in VERDICTS]))
    for word in (FAILED, OTHER):
        numbers = [verdict.number for verdict in verdicts if verdict.word == word]
        lines += [f"{word}: {', '.join(numbers)}"] if numbers else []
    return [*lines, *_silent(verdicts), *_undecided(verdicts), *_readings(verdicts)]


def _line(game: str, chapter: str, words: Sequence[str]) -> str:
    return f"{game:<10}{chapter:<16}{''.join(f'{word:>15}' for word in words)}".rstrip()


def _silent(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Say at which cases the program hung or fell, and how."""
    found: dict[str, list[str]] = defaultdict(list)
    for verdict in verdicts:
        if verdict.silent:
            found[printable(verdict.why)].append(verdict.number)
    for why, numbers in found.items():
        yield f"no answer to {', '.join(numbers)}: {why}"


def _undecided(verdicts: Sequence[Verdict]) -> Iterator[str]:
    found: dict[str, list[str]] = defaultdict(list)
    for verdict in verdicts:
        if verdict.word == UNDECIDED:
            found[" and ".join(reading for reading, _ in verdict.readings)].append(verdict.number)
    for readings, numbers in sorted(found.items()):
        yield f"failed because of {readings}: {', '.join(numbers)}"


def _readings(verdicts: Sequence[Verdict]) -> list[str]:
    said = [
        f"  {reading}: {', '.join(f'{value} ({times})' for value, times in found.items())}"
        for reading, found in sorted(readings(verdicts).items())
    ]
    return ["readings followed:", *said] if said else []


def readings(verdicts: Sequence[Verdict]) -> dict[str, Counter[str]]:
    """Count which value of each reading the program follows, wherever the cases can tell."""
    met: dict[str, Counter[str]] = defaultdict(Counter)
    for verdict in verdicts:
        for reading, value in verdict.readings:
            if verdict.word != UNDECIDED:
                met[reading][value or SUITE_READS] += 1
    return met


def printable(text: str) -> str:
    """Return a text without what no terminal and no XML can show."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
