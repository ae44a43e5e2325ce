"""
Short orders in a mail: what its author wrote, and the orders among these lines.

Only the author's own lines are read. Quoted lines, older mails below, marked blocks, and what stands
below a signature mark become empty lines, so that the others keep their numbers. Where a letter of
the host seems to be quoted without any mark, nobody can say where the author's lines end; then the
orders wait for a yes.
"""

from collections.abc import Callable, Sequence

import attrs

from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.text.wrapping import RULE
from pbem.mail import plain_text
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
_FOOTERS = ("--", "- --")


@value
class OwnText:
    """
    What the author of a mail wrote; `unsure` if an older letter may be in it.

    `whole` is the text of the mail with all that it quotes; `doubtful` are lines that may be the
    author's: in an older mail that is quoted without marks, between the rows of a quoted block, and below
    a signature. `addressed` says that lines like orders stand in what is said to another player.
    """

    text: str
    unsure: bool
    whole: str = ""
    doubtful: str = ""
    addressed: bool = False


def own_text(mail: ParsedMail) -> OwnText:
    """Return what the author of a mail wrote: its plain text, or else its HTML, and small text files."""
    plain = [part for part in mail.parts if part.type == "text/plain" and not part.attached]
    if any(part.text.strip() for part in plain):
        texts = [part.whole_lines for part in plain]
    else:
        texts = [plain_text.plain(part.text) for part in mail.parts if part.is_html and not part.attached]
    own = [_own_lines(text.split("\n")) for text in texts]
    own += [OwnText(part.text, unsure=False) for part in mail.parts if _may_be_orders(part)]
    own = [_above_report(one) for one in own]
    text = "\n".join(one.text for one in own)
    doubtful = "\n".join(one.doubtful for one in own)
    return OwnText(text, any(one.unsure for one in own), "\n".join(texts), doubtful)


def typed_orders(own: OwnText, read: ReadShort) -> FoundOrders | None:
    """Read the short orders in what somebody wrote; None if there are none."""
    file = read(own.text)
    if file is None:
        return None
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
    own: list[str] = []
    signature: list[str] = []
    signing = False
    for number, line in enumerate(lines[:ours]):
        # A signature ends where a quotation begins: people answer below a quotation, too.
        signing = not quote_level(line) and (signing or line.strip(BLANKS) in _FOOTERS)
        mine = number not in blocks and (not quote_level(line) or _is_broken_way(lines, number))
        text = line if mine else ""
        own.append("" if signing else text)
        signature.append(text if signing else "")
    _drop_attribution(lines, own)
    letter = any(AUTOMATIC in line for line in own)
    bare = [lines[number] for number in sorted(blocks) if not quote_level(lines[number])]
    unmarked = any(mark_of(line) for line in bare)
    doubtful = [
        *([] if unmarked else bare),
        *signature,
        *(line for line in lines[ours:] if not quote_level(line)),
    ]
    return OwnText("\n".join(own), letter or unmarked, doubtful="\n".join(doubtful))


def _above_report(own: OwnText) -> OwnText:
    """Return what stands above the report of a turn that somebody put into a mail; the rest is doubtful."""
    lines = own.text.split("\n")
    rules = (number for number, line in enumerate(lines) if line.strip(BLANKS) == RULE)
    end = next(rules, len(lines) + 1) - 1
    below = "\n".join([own.doubtful, *lines[end:]])
    return attrs.evolve(own, text="\n".join(lines[:end]), doubtful=below)


def _drop_attribution(lines: Sequence[str], own: list[str]) -> None:
    """Empty the line "On Friday Ben wrote:" above the first quoted line."""
    first = next((number for number, line in enumerate(lines) if quote_level(line)), 0)
    above = [number for number in range(min(first, len(own))) if own[number].strip(BLANKS)]
    if above and own[above[-1]].rstrip(BLANKS).endswith((":", "\uff1a")):
        own[above[-1]] = ""


def _is_broken_way(lines: Sequence[str], number: int) -> bool:
    """
    Say whether a line that looks quoted may be the rest of a broken one: attack Ukraine / > Siam.

    Such a line stands alone, and below one of the author's; the reader of orders then says what it is.
    """
    above = lines[number - 1] if number else ""
    below = lines[number + 1] if number + 1 < len(lines) else ""
    alone = not quote_level(below) and quote_level(lines[number]) == 1
    return alone and bool(above.strip(BLANKS)) and not quote_level(above)
