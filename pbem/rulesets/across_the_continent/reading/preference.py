"""
Which of the possible numbers the standing orders take.

    arrive        the number that reaches the city
    leave n       numbers after which n spaces are left
    leave n..m    numbers after which n to m spaces are left
    most, least   the largest, the smallest number
    sum, die      the sum of both dice; the number of a single die

The tests are applied in order; the first that leaves a number decides. If it leaves several, or if no
test leaves any, the largest is taken.
"""

import re
from collections.abc import Iterable

from pbem.rulesets.across_the_continent.events import Throw

WORDS = ("arrive", "leave n", "leave n..m", "most", "least", "sum", "die")
_PLAIN = frozenset(("arrive", "most", "least", "sum", "die"))
_LEAVE = re.compile(r"leave ([0-9]{1,3})(?:\.\.([0-9]{1,3}))?")


def is_test(text: str) -> bool:
    """Say whether a text is a test in its plain form, as `plain_test` writes it."""
    return plain_test(text) == text


def plain_test(text: str) -> str:
    """Return a test in its plain form ("leave 2 .. 6" becomes "leave 2..6"), "" if it is not one."""
    words = " ".join(text.split()).replace(" ..", "..").replace(".. ", "..")
    if words in _PLAIN:
        return words
    match = _LEAVE.fullmatch(words)
    if match is None:
        return ""
    low, high = int(match[1]), int(match[2] or match[1])
    if low > high:
        return ""
    return f"leave {low}" if match[2] is None else f"leave {low}..{high}"


def always_decides(test: str) -> bool:
    """Say whether no test after this one can ever be applied."""
    return test in ("most", "least")


def choose(prefer: Iterable[str], numbers: tuple[int, ...], dice: Throw, distance: int) -> int:
    """Choose among the possible numbers (at least one) of a throw, `distance` before the city."""
    for test in prefer:
        passing = _passing(test, numbers, dice, distance)
        if passing:
            return max(passing)
    return max(numbers)


def _passing(test: str, numbers: tuple[int, ...], dice: Throw, distance: int) -> list[int]:
    match test:
        case "arrive":
            return [number for number in numbers if number == distance]
        case "most":
            return [max(numbers)]
        case "least":
            return [min(numbers)]
        case "sum":
            return [number for number in numbers if number == sum(dice)]
        case "die":
            return [number for number in numbers if number != sum(dice)]
    low, _, high = test.removeprefix("leave ").partition("..")
    return [number for number in numbers if int(low) <= distance - number <= int(high or low)]
