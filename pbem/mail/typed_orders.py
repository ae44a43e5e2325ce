"""
Short orders in a mail: what its author wrote, and the orders among these lines.

Only the author's own lines are read. Quoted lines, older mails below, marked blocks, and what stands
below a signature mark become empty lines, so that the others keep their numbers. Where a letter of
the host seems to be quoted without any mark, nobody can say where the author's lines end; then the
orders wait for a yes.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest

import attrs

from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.text.wrapping import RULE
from pbem.mail.found import ADDRESSED, DOUBTFUL, SLIPPED, UNMARKED, FoundOrders
from pbem.mail.letter import AUTOMATIC
from pbem.mail.marks import block_lines, mark_of
from pbem.mail.older_mail import older_mail
from pbem.mail.parts import MailPart, ParsedMail
from pbem.mail.plain_text import BLANKS, quote_level
from pbem.record import value

ReadShort = Callable[[str], OrderFile | None]
"""Reads the short orders in a text; None if there are none."""

PLACE = "the text"
MOST_ATTACHED = 64 * 1024
MOST_TAILS = 9
_FOOTERS = ("--", "- --")

_LETTER = re.compile(r", (?:it is your move|you may move|.{1,200} (?:is|are) to move): .{1,80}, ")


@value
class OwnText:
    """
    What the author of a mail wrote; `unsure` if an older letter may be in it.

    `whole` is the text of the mail with all that it quotes; `doubtful` are lines that may be the
    author's: in an older mail that is quoted without marks, between the rows of a quoted block, and below
    a signature. `addressed` says that lines like orders stand in what is said to another player. `tails` has,
    at their places, quoted lines right below the author's: a program may have folded an order at its `>`.
    """

    text: str
    unsure: bool
    whole: str = ""
    doubtful: str = ""
    addressed: bool = False
    tails: str = ""

    @property
    def with_tails(self) -> str:
        """The text with the tails; the reader of orders decides whether they belong to the orders above."""
        pairs = zip_longest(self.text.split("\n"), self.tails.split("\n"), fillvalue="")
        return "\n".join(own or tail for own, tail in pairs)


@lru_cache(1)
def own_text(mail: ParsedMail) -> OwnText:
    """Return what the author of a mail wrote: its plain text, or else its HTML, and small text files."""
    plain = [part for part in mail.parts if part.type == "text/plain" and not part.attached]
    if any(part.text.strip() for part in plain):
        texts = [part.whole_lines for part in plain]
    else:
        texts = [part.page_text for part in mail.parts if part.is_html and not part.attached]
    own = [_own_lines(text.split("\n")) for text in texts]
    own += [OwnText(part.text, unsure=False) for part in mail.parts if _may_be_orders(part)]
    own = [_above_report(one) for one in own]
    text, doubtful = "\n".join(one.text for one in own), "\n".join(one.doubtful for one in own)
    # Attached texts come last and have no tails, so these stand at the same numbers.
    tails = "\n".join(one.tails for one in own)
    return OwnText(text, any(one.unsure for one in own), "\n".join(texts), doubtful, tails=tails)


def typed_orders(own: OwnText, read: ReadShort) -> FoundOrders | None:
    """Read the short orders in what somebody wrote; None if there are none."""
    file = read(own.with_tails.rstrip())
    if file is None:
        return None
    file = file._replace(prose=tuple(line for line in file.prose if not quote_level(line.text)))
    if file.problems:
        return FoundOrders({}, file.text, "unreadable", (PLACE,), (), file.problems, file)
    marks = (
        (UNMARKED, own.unsure),
        (ADDRESSED, own.addressed),
        (DOUBTFUL, bool(file.doubtful)),
        (SLIPPED, bool(file.slips)),
    )
    repairs = tuple(repair for repair, there in marks if there)
    text = order_file.write(file.data)
    return FoundOrders(file.data, text, "unsigned", (PLACE,), repairs, (), file)


def _may_be_orders(part: MailPart) -> bool:
    small = len(part.data) <= MOST_ATTACHED
    return part.attached and part.type == "text/plain" and small and part.name.endswith(".txt")


def _own_lines(lines: Sequence[str]) -> OwnText:
    ours = older_mail(lines)
    blocks = block_lines(lines[:ours])
    levels = [quote_level(line) for line in lines]
    own: list[str] = []
    signature: list[str] = []
    signing = False
    for number, line in enumerate(lines[:ours]):
        # A signature ends where a quotation begins: people answer below a quotation, too.
        signing = not levels[number] and (signing or line.strip(BLANKS) in _FOOTERS)
        text = line if number not in blocks and not levels[number] else ""
        own.append("" if signing else text)
        signature.append(text if signing else "")
    _drop_attribution(levels, own)
    letter = any(AUTOMATIC in line for line in (*own, *signature))
    bare = [lines[number] for number in sorted(blocks) if not levels[number]]
    unmarked = any(mark_of(line) for line in bare)
    doubtful = [
        *([] if unmarked else bare),
        *signature,
        *(line for line, level in zip(lines[ours:], levels[ours:], strict=True) if not level),
    ]
    tails = "\n".join(_tails(lines, levels, own, blocks))
    return OwnText("\n".join(own), letter or unmarked, doubtful="\n".join(doubtful), tails=tails)


def _above_report(own: OwnText) -> OwnText:
    """Return what stands above the report of a turn that somebody put into a mail; the rest is doubtful."""
    lines = own.text.split("\n")
    rules = (number for number, line in enumerate(lines) if line.strip(BLANKS) == RULE)
    end = next(rules, len(lines) + 1) - 1
    # The letter of a turn that is quoted without marks begins above its report.
    end = next((number for number, line in enumerate(lines[:end]) if _LETTER.search(line)), end)
    below = "\n".join([own.doubtful, *lines[end:]])
    tails = "\n".join(own.tails.split("\n")[:end])
    return attrs.evolve(own, text="\n".join(lines[:end]), doubtful=below, tails=tails)


def _drop_attribution(levels: Sequence[int], own: list[str]) -> None:
    """Empty the line "On Friday Ben wrote:" above the first quoted line."""
    first = next((number for number, level in enumerate(levels) if level), 0)
    above = [number for number in range(min(first, len(own))) if own[number].strip(BLANKS)]
    if above and own[above[-1]].rstrip(BLANKS).endswith((":", "\uff1a")):
        own[above[-1]] = ""


def _tails(lines: Sequence[str], levels: Sequence[int], own: Sequence[str], blocks: Collection[int]) -> Iterator[str]:
    """Yield for each own line "", or the line quoted once that stands in its place, right below one of the author's."""
    left = 0
    for number, mine in enumerate(own):
        line = lines[number]
        quoted = levels[number] == 1 and line.lstrip(BLANKS).startswith(">") and number not in blocks
        # No program folds an order so that its > stands alone above another.
        quoted = quoted and not (line.strip(BLANKS) == ">" and any(levels[number + 1 : number + 2]))
        left = MOST_TAILS if mine.strip(BLANKS) else left - 1 if quoted else 0
        yield line if quoted and left > 0 else ""
