"""
Short orders in a mail: what its author wrote, and the orders among these lines.

Only the author's own lines are read (`lines`); all others become empty lines, so that these keep their
numbers. Where a letter of the host seems to be quoted without any mark, nobody can say where the author's
lines end; then the orders wait for a yes.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest

import attrs

from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.mail.found import ADDRESSED, DOUBTFUL, PLACE, SLIPPED, UNMARKED, FoundOrders
from pbem.mail.letter import AUTOMATIC
from pbem.mail.lines import MOST_TAILS, MailLine, lay_file, lay_lines, tails_of
from pbem.mail.parts import MailPart, ParsedMail
from pbem.record import tool

ReadShort = Callable[[str], OrderFile | None]
"""Reads the short orders in a text; None if there are none."""

MOST_ATTACHED = 64 * 1024
_DOUBTFUL = ("signature", "older", "report")


@tool
class OwnText:
    """
    What the author of a mail wrote, and is not taken yet: `text`, with an empty line for every other of `lines`
    up to the last own one. `whole` is the text of the mail with all that it quotes.

    `unsure` says that an older letter may be in it, `addressed` that lines like orders stand in what is said to
    another player. `taken` are the numbers of lines that were read as something else, and as what.
    """

    lines: tuple[MailLine, ...]
    whole: str
    text: str
    unsure: bool = False
    addressed: bool = False
    taken: Mapping[int, str] = attrs.Factory(dict)

    @property
    def doubtful(self) -> list[str]:
        """Lines that may be its author's: in an older mail, between rows of a quoted block, below a signature."""
        beside = [] if self.unsure else ["block"]
        return [line.text for line in self.lines if not line.level and line.place in (*beside, *_DOUBTFUL)]

    @property
    def with_tails(self) -> str:
        """The text with quoted lines right below; the reader of orders decides whether they belong to the orders above."""
        own = self.text.split("\n")
        tails = tails_of(self.lines[: len(own) + MOST_TAILS])
        return "\n".join(mine or tail for mine, tail in zip_longest(own, tails, fillvalue=""))

    def take(self, rest: str, kind: str) -> "OwnText":
        """Return what is left when lines were read as something: `rest` has an empty line for each."""
        if rest == self.text:
            return self
        rows = zip(self.text.split("\n"), rest.split("\n"), strict=True)
        taken = {at: kind for at, (before, after) in enumerate(rows) if before != after}
        return attrs.evolve(self, text=rest, taken={**self.taken, **taken})


@lru_cache(1)
def own_text(mail: ParsedMail) -> OwnText:
    """Return what the author of a mail wrote: its plain text, or else its HTML, and small text files."""
    plain = [part for part in mail.parts if part.type == "text/plain" and not part.attached]
    if any(part.text.strip() for part in plain):
        texts = [part.whole_lines for part in plain]
    else:
        texts = [part.page_text for part in mail.parts if part.is_html and not part.attached]
    laid = [*map(lay_lines, texts), *(lay_file(part.text) for part in mail.parts if is_typed_file(part))]
    return typed_text([line for lines in laid for line in lines])


def typed_text(lines: Sequence[MailLine]) -> OwnText:
    """Return what the author of some lines wrote."""
    bare = [line for line in lines if not line.level and line.place != "older"]
    unsure = any(line.mark or AUTOMATIC in line.text for line in bare)
    own = [line.text if line.place == "own" else "" for line in lines]
    while own and not own[-1]:
        own.pop()
    return OwnText(tuple(lines), "\n".join(line.text for line in lines), "\n".join(own), unsure)


def typed_orders(own: OwnText, read: ReadShort) -> FoundOrders | None:
    """Read the short orders in what somebody wrote; None if there are none."""
    file = read(own.with_tails.rstrip())
    if file is None:
        return None
    # Of words below the author's, such as the quoted ones that were no tail of an order, nothing is told.
    said = {at for at, line in enumerate(own.text.split("\n"), 1) if line}
    file = file._replace(prose=tuple(line for line in file.prose if line.line in said))
    if file.problems:
        return FoundOrders.unread(file)
    marks = (
        (UNMARKED, own.unsure),
        (ADDRESSED, own.addressed),
        (DOUBTFUL, bool(file.doubtful)),
        (SLIPPED, bool(file.slips)),
    )
    repairs = tuple(repair for repair, there in marks if there)
    text = order_file.write(file.data)
    return FoundOrders(file.data, text, "unsigned", (PLACE,), repairs, (), file)


def is_typed_file(part: MailPart) -> bool:
    """Say whether a part is a text file in which orders may be typed as in a mail."""
    small = len(part.data) <= MOST_ATTACHED
    return part.attached and part.type == "text/plain" and small and part.name.endswith(".txt")
