"""
Help for a player whose mail held nothing for pbem: what to send, and how his games stand.

One letter for an address and day, never to a robot. Its rows are no orders and no message, so a program
that sends it back asks for nothing.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from hashlib import sha256

from pbem.engine.file.genesis import Genesis
from pbem.errors import ContentError
from pbem.host.deadlines.keeping import deadline_rows
from pbem.host.games.shelf import Shelf
from pbem.host.house import GameFolder, House
from pbem.host.letters.headers import first
from pbem.host.letters.postmark import Letter, answered
from pbem.host.letters.receipt import Receipt, about_rows, folded, standing_rows
from pbem.host.post import outbox
from pbem.host.post.answering import Told, may_answer
from pbem.host.post.sorting import Mail
from pbem.mail.draft import one_line

MOST_GAMES = 8

_SENT = "help went to this address today"
_OPEN = """\
To play: reply to the mail "you are to move" with the order file of that mail
attached and filled in. Or copy the order rows, with the BEGIN and the END
row, to the top of your reply, and change them there."""
_KEYED = """\
To play: save the two files of the mail "you are to move", fill in the order
file, sign it (pbem sign GAME ORDERS), and attach the signed file to a reply."""
_WORDS = """\
To write to others: put the row [[message]] into a mail to this address, and
below it the rows to = "{to}" and text = "YOUR WORDS". Everybody goes by
the name in the game, all others by "all", the game master by "gm".

To be away for some days: put in the row [absence], and below it two rows,
like from = 2026-12-24 and to = 2027-01-02. To take that back: the row
[absence], and below it the row none = true."""


def help_player(
    house: House, shelf: Shelf, mail: Mail, amiss: Sequence[str], told: Told, now: datetime
) -> None:
    """
    Queue the letter of help for a registered sender; nothing for a stranger or a robot.

    `amiss` are sentences about what was found and is for no game here.
    Raises BusyError when another host works on one of his games.
    """
    folders = [] if mail.robot else shelf.games_of(mail.sender)[:MOST_GAMES]
    if not folders:
        return
    who = sha256(mail.sender.casefold().encode("utf-8", "replace")).hexdigest()[:16]
    digest = f"help.{now:%Y-%m-%d}.{who}"
    if outbox.is_queued(house, digest):
        told.rows.append(f"not answered: {_SENT}")
        return
    receipts = list(_receipts(house, shelf, folders, mail, now))
    if not receipts:
        return
    letter = _letter(receipts, amiss, mail, digest)
    if not may_answer(house, letter.to, digest, now):
        told.rows.append("not answered: too many answers to this address today")
        return
    outbox.post(house, letter, now)
    told.answers.append(digest)


def _receipts(
    house: House, shelf: Shelf, folders: Sequence[GameFolder], mail: Mail, now: datetime
) -> Iterator[Receipt]:
    """Return how each game stands for the sender; games that cannot be opened are left out."""
    for folder in folders:
        try:
            with folder.lock():
                case = shelf.case(folder)
                due = deadline_rows(house, shelf.newest(folder), now)
        except ContentError:
            continue
        if seat := case.seat_at(mail.sender):
            yield Receipt(
                case, seat, (), deadline=due, message_id=first(mail.headers, "message-id"),
                subject=first(mail.headers, "subject"),
            )  # fmt: skip


def _letter(receipts: Sequence[Receipt], amiss: Sequence[str], mail: Mail, digest: str) -> Letter:
    one = receipts[0]
    alone = len(receipts) == 1
    name = one_line(one.case.game.file.genesis.name, 60) if alone else "games"
    subject = f"[pbem {name}] how to play by mail"
    to = answered(first(mail.headers, "message-id"), first(mail.headers, "references"))
    return Letter(
        one.case.players[one.seat], subject, help_text(receipts, amiss), digest, "help",
        one.case.name if alone else "", to,
    )  # fmt: skip


def help_text(receipts: Sequence[Receipt], amiss: Sequence[str] = ()) -> str:
    """Return the text of the letter: what can be sent, and how each game stands."""
    one = receipts[0]
    rows = [row for one_fault in amiss for row in folded(f"In your mail: {one_fault}.")]
    rows += [""] if amiss else []
    rows += ["Nothing in your mail is for the games that are played here. A program reads",
            "this address, and it understands only the following.", ""]  # fmt: skip
    for how in dict.fromkeys(_how(one) for one in receipts):
        rows += [how, ""]
    rows += [_WORDS.format(to=_somebody(one.case.game.file.genesis, one.seat)), ""]
    for receipt in receipts:
        if standing := list(standing_rows(receipt)):
            rows += [*standing, ""]
    return "\n".join([*rows, *about_rows(one)]).rstrip() + "\n"


def _how(receipt: Receipt) -> str:
    return _KEYED if receipt.seat in receipt.case.game.file.genesis.identities else _OPEN


def _somebody(genesis: Genesis, seat: str) -> str:
    return next((other for other in genesis.seat_ids if other != seat), "all")
