"""
What each line is that the author of a mail wrote. It is taken as one thing, in this order; the rest may be orders.

    request    [absence] and the like (`typed_requests`), `resign` or `away 24 Dec to 2 Jan` (`spoken_requests`)
    message    `to Ben: ...`, up to the next empty line (`commands`)
    command    `status`, `odds 12 7`, and a plan with all that stands below it (`commands`)
    order      what the reader of orders took (`typed_orders`)
    unsure     what may be an order and was not understood, or was read with a slip of the pen
    words      all else; it is quoted back
"""

from collections.abc import Collection, Iterator, Sequence
from datetime import date

import attrs

from pbem.mail.commands import Command, take_commands, take_messages
from pbem.mail.found import FoundOrders
from pbem.mail.lines import MailLine, OwnText
from pbem.mail.requests import NOTHING_ASKED, Requests
from pbem.mail.spoken_requests import OrdersIn, take_spoken
from pbem.mail.typed_requests import take_requests
from pbem.record import value


@value
class Envelope:
    """What is known of a mail beside its lines: its subject, whether it answers another, and the day on which it is read."""

    subject: str
    answers: bool
    today: date


@value
class SpokenWords:
    """What was said to people and to the host: `rest` are the lines that are left, `asked` the requests among them."""

    rest: OwnText
    asked: Requests
    commands: tuple[Command, ...] = ()


def take_words(own: OwnText, names: Collection[str], orders_in: OrdersIn, envelope: Envelope | None) -> SpokenWords:
    """
    Take what is said to people and to the host off the lines of an author.

    `names` are those of players, folded. Where `orders_in` finds orders among the lines of a message, nobody can say
    which they are, and no message is taken. Without an envelope nothing is read that changes or asks anything by a mere word.
    """
    own = own.take(take_requests(own.text)[1], "request")
    messages, text, further = take_messages(own.text, names)
    if further and orders_in(further):
        own, messages = attrs.evolve(own, addressed=True), NOTHING_ASKED
    else:
        own = own.take(text, "message")
    if envelope is None:
        return SpokenWords(own, messages)
    # The word pause is no misspelt order to pass.
    spoken, text = take_spoken(own.text, "" if envelope.answers else envelope.subject, envelope.today, orders_in)
    own = own.take(text, "request")
    commands, text = take_commands(envelope.subject, own.text)
    return SpokenWords(own.take(text, "command"), messages + spoken, commands)


def kinds_of(own: OwnText, orders: Sequence[FoundOrders]) -> Iterator[tuple[MailLine, str]]:
    """Yield the lines of a mail, each with what it was read as; "" for a line that is not its author's, or empty."""
    said = {at: "words" for at, line in enumerate(own.text.split("\n")) if line.strip()}
    for found in orders:
        if found.typed and (found.typed.places or found.typed.prose):
            unsure = {one.line - 1 for one in (*found.typed.doubtful, *found.typed.slips)}
            words = {line - 1 for line in found.typed.lines_of_words}
            said |= {at: "unsure" if at in unsure else "words" if at in words else "order" for at in said}
    said |= own.taken
    yield from ((line, said.get(at, "")) for at, line in enumerate(own.lines))
