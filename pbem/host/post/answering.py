"""What a mail came to, gathered for one game, and told to each player whom it concerns."""

import os
from datetime import datetime
from hashlib import sha256
from typing import NamedTuple

import attrs

from pbem.host.deadlines.keeping import deadline_rows
from pbem.host.games.shelf import Opened
from pbem.host.house import House
from pbem.host.letters.headers import first
from pbem.host.letters.postmark import Letter, answered
from pbem.host.letters.receipt import Receipt, receipt_text, subject_of
from pbem.host.post import outbox, spool
from pbem.host.post.decision import Case, Ruling, Word
from pbem.host.post.sorting import Mail
from pbem.local import files
from pbem.mail.draft import Attachment


@attrs.define
class Told:
    """What was decided about a mail: goes into its decision, for `status`, `refused` and `retry`."""

    shelf: spool.Shelf = "refused"
    rows: list[str] = attrs.Factory(list)
    answers: list[str] = attrs.Factory(list)
    games: list[str] = attrs.Factory(list)


class Sentence(NamedTuple):
    """What became of something else than orders. `seat` is whose it is, where that is proved."""

    word: Word
    text: str
    seat: str = ""


@attrs.define
class Desk:
    """Work on what a mail holds for one game."""

    case: Case
    rulings: list[Ruling] = attrs.Factory(list)
    sentences: list[Sentence] = attrs.Factory(list)
    contents: list[str] = attrs.Factory(list)
    attachments: list[Attachment] = attrs.Factory(list)


def answer(house: House, opened: Opened, desk: Desk, mail: Mail, told: Told, now: datetime) -> None:
    """Queue one answer to each registered address that is concerned, unless it had it before."""
    sitting = desk.case.seat_at(mail.sender)
    readers = [_reader(one, sitting) for one in desk.rulings]
    readers += [one.seat or sitting for one in desk.sentences]
    if mail.letter.troubles:
        readers.append(sitting)
    readers = list(dict.fromkeys(filter(None, readers)))
    due = deadline_rows(house, opened, now) if readers else ()
    for seat in readers:
        address = desk.case.players.get(seat, "")
        if not address:
            continue
        receipt = _receipt(desk, mail, seat, sitting)._replace(deadline=due)
        letter = _letter(receipt, address, desk, mail)
        if may_answer(house, address, letter.digest, now):
            outbox.post(house, letter, now)
            told.answers.append(letter.digest)
        else:
            told.rows.append("not answered: too many answers to this address today")


def _reader(ruling: Ruling, sitting: str) -> str:
    """Return who is told: whose signature holds, else whose address the mail names."""
    return ruling.seat if ruling.proved else sitting


def _receipt(desk: Desk, mail: Mail, seat: str, sitting: str) -> Receipt:
    """Put together what one player is told."""
    rulings = [one for one in desk.rulings if _reader(one, sitting) == seat]
    sentences = [one.text for one in desk.sentences if (one.seat or sitting) == seat]
    troubles = mail.letter.troubles if seat == sitting else ()
    return Receipt(
        desk.case, seat, tuple(rulings), tuple(sentences), tuple(troubles),
        first(mail.headers, "message-id"), first(mail.headers, "subject"),
    )  # fmt: skip


def _letter(receipt: Receipt, address: str, desk: Desk, mail: Mail) -> Letter:
    about = [desk.case.game.file.head.hex(), address.casefold(), receipt.seat, *sorted(desk.contents),
             *receipt.troubles]  # fmt: skip
    digest = f"ack-{sha256(chr(0).join(about).encode('utf-8', 'replace')).hexdigest()[:32]}"
    to = answered(first(mail.headers, "message-id"), first(mail.headers, "references"))
    return Letter(
        address, subject_of(receipt), receipt_text(receipt), digest, "ack", receipt.case.name, to,
        tuple(desk.attachments),
    )  # fmt: skip


def may_answer(house: House, address: str, digest: str, now: datetime) -> bool:
    """Count the answers to an address and day; the same answer again is counted once."""
    who = sha256(address.casefold().encode()).hexdigest()[:16]
    # A folder for each address: of thousands of answers in a day only the own ones are counted.
    place = house.spool("answers", now.strftime("%Y-%m-%d"), who)
    files.make_folder(place, private=True)
    names = files.listing(place)
    if digest in names:
        return True
    if len(names) >= house.settings.caps.answers:
        return False
    # A note that a power cut takes away only makes the brake a little weaker.
    os.close(os.open(os.path.join(place, digest), os.O_CREAT | os.O_WRONLY, 0o600))
    return True
