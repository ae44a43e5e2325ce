"""
Requests in the words of a phone: `away 24 Dec to 2 Jan`, `back`, `resign`, `replace ben`, as a line of their own.

They count on the first lines that an author wrote (a greeting may stand above) or in the subject of a new
mail. A line is taken whole or not at all, so no sentence of a chat is mistaken for one. What is an order of
the game beside others, such as `pause`, is none.
"""

import re
from collections.abc import Callable, Collection, Sequence
from datetime import date, timedelta

from pbem.engine.short.speech import SALUTATIONS
from pbem.mail.plain_text import BLANKS
from pbem.mail.requests import NOTHING_ASKED, Absence, Motion, Requests, Return, trouble

_MOST_LINES = 3
_PASSED = timedelta(days=31)
_SEAT = r"(?:\s+(?:as\s+|for\s+)?(?P<seat>[a-z][a-z0-9-]{0,15}))?"
_WORDS = (
    ("resign", re.compile(rf"(?:i\s+)?(?:resign|give\s+up|surrender){_SEAT}")),
    ("draw", re.compile(r"(?:i\s+(?:offer|propose|agree\s+to)\s+)?(?:a\s+)?draw")),
    ("pause", re.compile(r"(?:i\s+(?:propose|suggest)\s+)?(?:a\s+|to\s+)?pause(?:\s+the\s+game)?")),
    ("resume", re.compile(r"(?:resume|unpause)(?:\s+the\s+game)?")),
    ("extend", re.compile(r"extend(?:\s+by)?\s+(?P<number>\d{1,4})\s*(?P<unit>h|hours?|d|days?)?")),
    ("rollback", re.compile(r"roll\s?back(?:\s+to)?(?:\s+record)?\s+(?P<number>\d{1,6})")),
    ("rematch", re.compile(r"rematch|(?:the\s+)?same(?:\s+people)?\s+again|play\s+again")),
    (
        "replace",
        re.compile(
            r"(?:i\s+(?:propose|suggest)\s+to\s+)?replace\s+(?P<seat>[^\W\d_][\w-]{0,15})"
            r"(?:\s+(?:by|with)\s+(?:[^<>@]{0,40}[< ])?(?P<to>[^\s<>@]{1,64}@[^\s<>@]{1,120})>?)?"
        ),
    ),
    ("back", re.compile(r"(?:i\s+am\s+|i'm\s+)?back(?:\s+again)?")),
)
_TELLING = re.compile("resign|give|surrender|draw|pause|resume|extend|roll|same|again|rematch|replace|back|away")
"""Words of which every request has one."""
WORDS = (*dict(_WORDS), "away")
"""All that is understood as a request."""
_AWAY = re.compile(r"(?:i\s+am\s+|i'm\s+|i\s+will\s+be\s+)?away\b[\s:,]*(?P<days>.*\d.*)")
_BETWEEN = re.compile(r"\s+(?:to|until|till|through|bis|and)\s+|\s+[-\u2013\u2014]+\s+|\s*[\u2013\u2014]\s*")
_LEADING = re.compile(r"^(?:from|on|until|till|to)\s+")
_DAY = re.compile(
    r"(?P<iso>\d{4}-\d{1,2}-\d{1,2})"
    r"|(?P<day>\d{1,2})(?:\.|st|nd|rd|th)?\s*(?P<month>[^\W\d]{3,10})\.?,?(?:\s+(?P<year>\d{4}))?"
    r"|(?P<month2>[^\W\d]{3,10})\.?\s+(?P<day2>\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(?P<year2>\d{4}))?"
    r"|(?P<day3>\d{1,2})\.\s?(?P<number>\d{1,2})\.?(?:\s?(?P<year3>\d{4}))?"
)
# How the months begin in English, German, French, Spanish, Italian and Dutch.
_MONTHS = {
    start: number
    for number, starts in enumerate(
        (
            "jan jän ene gen",
            "feb fev fév",
            "mar mär mrz maa mrt",
            "apr avr abr",
            "may mai mag mei",
            "jun juin giu",
            "jul juil lug",
            "aug aou aoû ago",
            "sep set",
            "oct okt ott",
            "nov",
            "dec dez déc dic",
        ),
        1,
    )
    for start in starts.split()
}
_HOW = "the days that you are away cannot be read; write them like this: away 24 Dec to 2 Jan"


OrdersIn = Callable[[Sequence[str]], Collection[str]]
"""Says which of some lines are orders."""


def take_spoken(text: str, subject: str, today: date, orders_in: OrdersIn = lambda _: ()) -> tuple[Requests, str]:
    """
    Return the requests in what somebody wrote, and the text with an empty line for each.

    `subject` is that of a mail that answers none, "" for any other.
    """
    found, lines = _spoken(subject, today), text.split("\n")
    for at in _first_lines(lines):
        asked = _spoken(lines[at], today)
        if not asked.empty and lines[at] not in orders_in(lines):
            found, lines[at] = found + asked, ""
    return found, "\n".join(lines)


def _first_lines(lines: Sequence[str]) -> Sequence[int]:
    near = [at for at, line in enumerate(lines) if line.strip(BLANKS)][: _MOST_LINES + 1]
    greets = near and re.split(r"\W", lines[near[0]].strip().casefold())[0] in SALUTATIONS
    return near[1:] if greets else near[:_MOST_LINES]


def _spoken(line: str, today: date) -> Requests:
    if not _TELLING.search(line.casefold()):
        return NOTHING_ASKED
    line = re.sub(r"\s+", " ", line.strip(BLANKS + "*!?.,")).casefold()
    if away := _AWAY.fullmatch(line):
        return _away(away["days"], today)
    for word, pattern in _WORDS:
        if said := pattern.fullmatch(line):
            if word == "back":
                return Requests(returns=(Return(),))
            return Requests(motions=(_motion(word, said.groupdict()),))
    return NOTHING_ASKED


def _motion(word: str, said: dict[str, str | None]) -> Motion:
    number = int(said.get("number") or 0) * (24 if (said.get("unit") or "").startswith("d") else 1)
    return Motion(word, said.get("seat") or "", number, said.get("to") or "")


def _away(text: str, today: date) -> Requests:
    """Read the days of an absence: one, or the first and the last."""
    parts = [_LEADING.sub("", part.strip(" .,")) for part in _BETWEEN.split(_LEADING.sub("", text.strip()))]
    only_last = text.strip().startswith(("until ", "till ", "to "))
    first = today if only_last else _day(parts[0], today)
    last = _day(parts[-1], first or today)
    if len(parts) > 2 or first is None or last is None or last < first:
        return trouble(_HOW)
    return Requests(absences=(Absence(first, last),))


def _day(text: str, since: date) -> date | None:
    """Read a day; without a year it is the next such day, or one that passed a moment ago."""
    found = _DAY.fullmatch(text)
    if found is None:
        return None
    try:
        if found["iso"]:
            return date(*map(int, found["iso"].split("-")))
        day = int(found["day"] or found["day2"] or found["day3"])
        name = found["month"] or found["month2"] or ""
        month = int(found["number"]) if found["number"] else _month(name)
        if year := found["year"] or found["year2"] or found["year3"]:
            return date(int(year), month, day)
        near = date(since.year, month, day)
        return near if near >= since - _PASSED else date(since.year + 1, month, day)
    except ValueError:
        return None


def _month(name: str) -> int:
    return next((number for start, number in _MONTHS.items() if name.startswith(start)), 0)
