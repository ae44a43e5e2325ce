"""
What people ask a host in plain words: `status`, `who is late`, `my orders`, `odds 12 7`, `to Ben: ...`.

A command is a line of its own, or the subject of a mail that answers nothing. One word such as `map` counts
in the first line alone, and so does an address that is not said to be new; `plan` takes all that stands below
it. What is said to somebody goes on to the next empty line.
"""

import re
from collections.abc import Collection, Sequence

from pbem.engine.short.names import fold
from pbem.engine.short.speech import SALUTATIONS
from pbem.engine.text.table_talk import MOST_TEXT
from pbem.mail.plain_text import BLANKS
from pbem.mail.requests import MESSAGE, MOST_REQUESTS, NOTHING_ASKED, Requests, read_request
from pbem.record import value

MOST_COMMANDS = 5
MOST_LINES = 5000
MOST_LINE = 300
"""No command is longer; one with a mail address may be longer than others."""
PLAN, STATUS, LATE, ORDERS, FORGET = "plan", "status", "who is late", "my orders", "forget my orders"
AGAIN, HISTORY, RULES, MAP, ODDS, HELP = "again", "history", "rules", "map", "odds", "help"
NO_STANDBY = "no standby"
OBSERVE, ADDRESS = "observe", "address"
HALL = "hall"

_POLITE = re.compile(
    r"^(?:please |pls |show me |show |send me |send |give me |can i see |i want |what is |what are |whats |the |pbem )+"
)
_FORMS: tuple[tuple[str, str], ...] = (
    (HELP, r"help|hilfe|aide|ayuda|aiuto|commands|what can i (?:do|write|say)(?: here)?"),
    (STATUS, r"(?:game )?(?:status|state|standings?|scores?)|how does it stand|where are we|whose turn(?: is it)?"),
    (
        LATE,
        r"(?:who is|whos) (?:late|missing|overdue)|whom? are we waiting (?:for|on)|who has not (?:ordered|moved)",
    ),
    (ORDERS, r"my orders|orders of mine"),
    (FORGET, r"(?:forget|cancel|withdraw|delete|take back) (?:all )?my orders"),
    (AGAIN, r"again|(?:it|this|letter|turn|my turn|mail) again|resend(?: it| the letter| my turn)?"),
    (HISTORY, r"history(?: [0-9]{1,4})?|last [0-9]{1,4} turns"),
    (RULES, r"(?:game )?rules|rule ?book"),
    (MAP, r"map|board|picture"),
    (ODDS, r"odds [0-9]{1,6}(?: (?:vs|v|against|to|on|and)? ?[0-9]{1,6})+"),
    (PLAN, r"plan"),
    (HALL, r"hall(?: of games)?(?: (?:yes|no))?"),
    (NO_STANDBY, r"no stand ?by|stand ?by off"),
)
WORDS = (*dict(_FORMS), OBSERVE, ADDRESS)
"""All that is understood as a command."""
_ANY_FORM = re.compile("|".join(f"({form})" for _, form in _FORMS))
_NUMBERS = re.compile(r"[0-9]+")
_ANSWER = re.compile(r"\s*(?:\[|(?:re|aw|sv|antw|fwd?|wg|tr|rv|r)\s*(?:\[\d+\])?\s*:)", re.IGNORECASE)
_GREETING = re.compile(rf"(?:{'|'.join(sorted(SALUTATIONS))})(?:[ ,]+\w+){{0,3}}[ ,.!]*", re.IGNORECASE)
_GIVEN = r"(?:[^<>]*<(?:mailto:)?)?((?:[^<>\s]+ )?[^<>\s]*@[^<>\s]+)[>.,]*"
_NEW = "new|neue|nueva|nouvelle|nuovo|nieuwe"
_WITH_ADDRESS = (
    (OBSERVE, re.compile(rf"observe:?(?: (?:for|as|an?|my|friend))*(?: {_GIVEN})?[.?!]*", re.IGNORECASE)),
    (
        ADDRESS,
        re.compile(
            rf"(?:(?:i have a|please|bitte|change|{_NEW}|my|meine|ma|mi|mio|il mio|mijn|e-?mail|mail) )*"
            r"(?:address|adresse|direcci[oó]n|indirizzo|adres)"
            rf"(?: (?:is|ist|es|est|è|now|to|from \S+@\S+ to))*(?:[ :=]+{_GIVEN}(?: (?:please|now|from now on))?)?",
            re.IGNORECASE,
        ),
    ),
)
_TO = re.compile(r"\W{0,3}(?:(?:a )?message to|to|tell|an)[ \u00a0]+([^:\n]{1,80}):(.*)", re.IGNORECASE)
_AND = re.compile(r"\s*(?:,|&|\band\b|\bund\b)\s*", re.IGNORECASE)
EVERYBODY = frozenset(("all", "everybody", "everyone", "all players", "the others", "alle"))
MASTERS = frozenset(("gm", "game master", "the game master", "gamemaster", "master", "host", "the host"))


@value
class Command:
    """
    What is asked, the line that asks it, its numbers, and for a plan what stands below.

    For what takes a mail address that is `below`, as it was typed; "" for none.
    """

    name: str
    line: str
    numbers: tuple[int, ...] = ()
    below: str = ""


def read_command(line: str) -> Command | None:
    """Return the command that a whole line is; None for any other line."""
    said = _POLITE.sub("", fold(line)).removesuffix(" please").removesuffix(" thanks")
    own = line.strip(BLANKS)
    if not said or own[-1:] == ":":
        return None
    for name, form in _WITH_ADDRESS:
        if given := form.fullmatch(own):
            return Command(name, own, (), (given[1] or "").rstrip(".,"))
    if found := _ANY_FORM.fullmatch(said):
        name, _ = _FORMS[(found.lastindex or 1) - 1]
        return Command(name, own, tuple(int(one) for one in _NUMBERS.findall(said)))
    return None


def take_commands(subject: str, text: str) -> tuple[tuple[Command, ...], str]:
    """Return the commands of a mail, and what its author wrote without them."""
    lines = text.split("\n")
    found: list[Command] = []
    if subject.strip() and not is_answer(subject) and (asked := read_command(subject)):
        found.append(asked)
    first = next((at for at, line in enumerate(lines) if says_something(line)), len(lines))
    for at, line in enumerate(lines[:MOST_LINES]):
        command = read_command(line) if line.strip(BLANKS) and len(line) <= MOST_LINE else None
        if command is None or (at != first and not _counts_below(command)):
            continue
        lines[at] = ""
        if command.name == PLAN:
            found.append(Command(PLAN, command.line, (), "\n".join(lines[at + 1 :])))
            lines[at + 1 :] = [""] * (len(lines) - at - 1)
            break
        found.append(command)
    if found and found[0].name == PLAN and not found[0].below:
        found[0] = Command(PLAN, found[0].line, (), "\n".join(lines))
        lines = [""] * len(lines)
    named = {one.name for one in found if one.below}
    found = [one for one in found if one.below or one.name not in named]
    return tuple(dict.fromkeys(found))[:MOST_COMMANDS], "\n".join(lines)


def _counts_below(command: Command) -> bool:
    """Say whether a command is one below other lines, too: one word is not, nor is the address of a signature."""
    said = fold(command.line)
    return " " in said and (command.name != ADDRESS or not {"change", *_NEW.split("|")}.isdisjoint(said.split()))


def is_answer(subject: str) -> bool:
    """Say whether a subject is that of an answer, or one that the host wrote."""
    return bool(_ANSWER.match(subject))


def says_something(line: str) -> bool:
    """Say whether a line is neither empty nor a mere greeting."""
    own = line.strip(BLANKS)
    return bool(own) and not _GREETING.fullmatch(own)


def take_messages(text: str, names: Collection[str]) -> tuple[Requests, str, list[str]]:
    """
    Return what a mail says to others in lines such as `to Ben: ...`, its text without that, and the further lines of it.

    `names` are those of players, folded. A line that begins so and names nobody is none.
    """
    lines = text.split("\n")
    found, further = NOTHING_ASKED, list[str]()
    at = count = 0
    while at < len(lines) and count < 2 * MOST_REQUESTS:
        to = _readers(lines[at], names)
        if not to:
            at += 1
            continue
        end = _end_of_paragraph(lines, at, names)
        said = "\n".join([_first_words(lines[at]), *lines[at + 1 : end]]).strip()
        if said:
            found += read_request(MESSAGE, {"to": list(to), "text": said})
        count += 1
        further += lines[at + 1 : end]
        lines[at:end] = [""] * (end - at)
        at = end
    return found, "\n".join(lines), further


def message_to(reader: str, text: str) -> Requests:
    """Return what somebody says to one reader, cut to what a message may hold."""
    said = text.strip()
    return read_request(MESSAGE, {"to": reader, "text": said[:MOST_TEXT]}) if said else NOTHING_ASKED


def _end_of_paragraph(lines: Sequence[str], at: int, names: Collection[str]) -> int:
    end = at + 1
    begun = bool(_first_words(lines[at]).strip(BLANKS))
    while end < len(lines) and (lines[end].strip(BLANKS) or not begun) and not _readers(lines[end], names):
        begun = begun or bool(lines[end].strip(BLANKS))
        end += 1
    return end


def _first_words(line: str) -> str:
    found = _TO.fullmatch(line.strip(BLANKS))
    return found[2].strip(BLANKS) if found else ""


def _readers(line: str, names: Collection[str]) -> tuple[str, ...]:
    if ":" not in line:
        return ()
    found = _TO.fullmatch(line.strip(BLANKS))
    if not found:
        return ()
    readers = [_reader(one, names) for one in _AND.split(found[1].strip(BLANKS)) if one]
    return tuple(readers) if readers and all(readers) else ()


def _reader(name: str, names: Collection[str]) -> str:
    said = fold(name)
    if said in names:
        return name.strip(BLANKS)
    return "all" if said in EVERYBODY else "gm" if said in MASTERS else ""
