"""What a mail came to, and the mails that answer it: a receipt for each game, or help."""

from collections.abc import Iterator, Sequence

import attrs

from pbem.errors import ContentError
from pbem.host.folder import outbox, spool
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.turn_deadline import deadline_sentences
from pbem.host.incoming.allowance import answered_today, may_answer
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.mails.help_mail import MOST_HELPED, are_over, help_again, help_mail, no_more_today, unread_mail
from pbem.host.mails.outgoing import OutgoingMail, ack_digest, mark_of
from pbem.host.mails.receipt import MailReceipt, receipt_subject, receipt_text
from pbem.host.mails.sender import first
from pbem.host.values.open_turn import Held, OpenTurn, Ruling, RulingWord
from pbem.mail.draft import Attachment
from pbem.record import mutable, value

MOST_GAMES = 8
_ENOUGH = "not answered: too many answers to this address today"
MOST_ELSEWHERE = 1
_ASKED_ELSEWHERE = "not answered: its player was asked today about a mail from an address that is not registered"
_NOTHING_WAITS = (
    "a yes with the code {}, but nothing waits for it: it was said before, came too late, or went to another address"
)
_NO_CORRECTION = "nothing that corrects your orders, which were refused; the corrected lines are enough"
_HELPED = "not answered: help went to this address today"


@mutable
class MailWork:
    """
    A received mail, and what was decided about it so far: what `status`, `refused` and `retry` look at.

    `about` are the names of the games that it was for, `answers` the digests of the mails that answer it.
    """

    games: GameLookup
    mail: ReceivedMail
    tray: spool.Tray = "refused"
    lines: list[str] = attrs.Factory(list)
    answers: list[str] = attrs.Factory(list)
    about: list[str] = attrs.Factory(list)

    def done(self, line: str, *games: str) -> None:
        """Note that something was done, in words, and for which games."""
        self.tray = "done"
        self.lines.append(line)
        self.about += games

    def queue(self, out: OutgoingMail) -> bool:
        """Queue an answer, unless its reader got too many today, and knows so; say whether it goes."""
        if not may_answer(self.games, out.to, out.digest):
            self.lines.append(_ENOUGH)
            self._say_enough(out.to)
            return False
        outbox.write_and_queue(self.games.host, out, self.games.now)
        self.answers.append(out.digest)
        return True

    def _say_enough(self, to: str) -> None:
        """Tell a player once a day that there are no more answers; a stranger is told nothing."""
        digest = f"enough.{self.games.now:%Y-%m-%d}.{mark_of(to)}"
        if self.games.games_of(to) and not outbox.is_queued(self.games.host, digest):
            most = self.games.host.settings.caps.answers
            outbox.write_and_queue(self.games.host, no_more_today(to, most, digest, self.mail.ids), self.games.now)


@value
class AnswerPoint:
    """What became of something other than orders. `seat` is whose it is, if that is proved; `hold` waits for a yes."""

    word: RulingWord
    text: str
    seat: str = ""
    hold: Held | None = None


@mutable
class Findings:
    """
    What became of everything that a mail holds for one game.

    `contents` say what was in it; the same contents are answered once. `receipts` are the host's signed
    word that orders are in, by the seat whose they are.
    """

    turn: OpenTurn
    rulings: list[Ruling] = attrs.Factory(list)
    remarks: list[AnswerPoint] = attrs.Factory(list)
    contents: list[str] = attrs.Factory(list)
    attachments: list[Attachment] = attrs.Factory(list)
    receipts: dict[str, Attachment] = attrs.Factory(dict)

    def note(self, word: RulingWord, text: str, seat: str = "", *, content: str = "", hold: Held | None = None) -> None:
        """Note what became of something other than orders, and what it is known by."""
        self.remarks.append(AnswerPoint(word, text, seat, hold))
        self.contents += [content] if content else []


def answer(game: HostedGame, findings: Findings, work: MailWork) -> None:
    """Queue one receipt to each registered address that is concerned, unless it had it before."""
    mail = work.mail
    author = findings.turn.seat_at(mail.account)
    readers = [_reader(one, author) for one in findings.rulings]
    readers += [one.seat or author for one in findings.remarks]
    if mail.parsed.troubles:
        readers.append(author)
    readers = list(dict.fromkeys(filter(None, readers)))
    deadline = deadline_sentences(game) if readers else ()
    moved = bool(readers) and game.folder.newest_index() > findings.turn.game.file.index
    for seat in readers:
        address = findings.turn.players.get(seat, "")
        if not address:
            continue
        receipt = attrs.evolve(_receipt(findings, mail, seat, author), deadline=deadline, moved=moved)
        out = _receipt_mail(receipt, address, findings, mail)
        # What is refused must not use up the question about what is sound.
        asks = all(one.takes for one in receipt.rulings)
        elsewhere = f"{out.to} {'asked about' if asks else 'refused from'} elsewhere"
        waiting = [*_waiting(findings, seat, author)]
        foreign = seat not in findings.turn.seats_at(mail.sender)
        limited = mail.thread or (foreign and (waiting or _is_old_copy(receipt)))
        if limited and not may_answer(game, elsewhere, out.digest, MOST_ELSEWHERE):
            work.lines.append(_ASKED_ELSEWHERE)
        elif work.queue(out):
            # Nothing is kept that nobody is asked about, so nobody fills a disk with it.
            for code, whose, data in waiting:
                game.orders.hold(whose, code, data)


def _waiting(findings: Findings, seat: str, author: str) -> Iterator[Held]:
    """Return what the answer to a seat asks a yes for."""
    rulings = (one for one in findings.rulings if _reader(one, author) == seat)
    held = [held for one in rulings for held in (one.hold, one.hold_also)]
    yield from filter(None, [*held, *(one.hold for one in findings.remarks if (one.seat or author) == seat)])


def _is_old_copy(receipt: MailReceipt) -> bool:
    """Say whether a mail brings nothing but what counts no more: all have the signed orders of old turns."""
    return not receipt.sentences and all(one.word == "ignored" for one in receipt.rulings)


def answer_apart(turn: OpenTurn, mails: Sequence[OutgoingMail], work: MailWork) -> None:
    """Queue mails that answer what was asked in plain words, to the address to which all mails of that player go."""
    to = turn.players.get(turn.seat_at(work.mail.sender), "")
    for one in mails if to else ():
        work.queue(attrs.evolve(one, to=to, answers=work.mail.ids))


def _reader(ruling: Ruling, author: str) -> str:
    """Return who gets the answer: the player whose signature holds, else the one whose address it is."""
    return ruling.seat if ruling.proved else author


def _receipt(findings: Findings, mail: ReceivedMail, seat: str, author: str) -> MailReceipt:
    """Put together the receipt for one player."""
    return MailReceipt(
        findings.turn,
        seat,
        tuple(one for one in findings.rulings if _reader(one, author) == seat),
        tuple(one.text for one in findings.remarks if (one.seat or author) == seat),
        tuple(mail.parsed.troubles if seat == author else ()),
        first(mail.headers, "message-id"),
        mail.subject,
        confirmed=seat in findings.receipts,
        stranger=mail.sender if mail.thread else "",
    )


def _receipt_mail(receipt: MailReceipt, address: str, findings: Findings, mail: ReceivedMail) -> OutgoingMail:
    head = receipt.turn.game.file.head.hex()
    about = [head, address.casefold(), receipt.seat, *sorted(findings.contents), *receipt.troubles]
    attached = (*findings.attachments, *filter(None, [findings.receipts.get(receipt.seat)]))
    text, game = receipt_text(receipt), receipt.turn.name
    return OutgoingMail(address, receipt_subject(receipt), text, ack_digest(*about), "ack", game, mail.ids, attached)


# ── help ─────────────────────────────────────────────────────────────────────────────────────────


def help_player(work: MailWork, faults: Sequence[str]) -> None:
    """
    Queue the mail of help for a registered sender; nothing for a stranger or a program.

    One for an address and day, or one that says that games are over; short ones for other words in a reply, or of
    somebody who was refused. `faults` are sentences about what was found and is for no game here. Raises BusyError
    if another host works on one of the sender's games.
    """
    games, mail = work.games, work.mail
    if mail.automatic or not games.games_of(mail.sender):
        return
    receipts, code = list(_empty_receipts(work)), mail.yes.code
    refused, over = any(one.refused for one in receipts), are_over(receipts)
    if code or refused:
        faults = [*faults, _NOTHING_WAITS.format(code) if code else _NO_CORRECTION]
    again = bool(mail.own.words) and not over and (mail.is_reply or refused)
    day = f"{'over' if over else 'help'}.{games.now:%Y-%m-%d}.{mark_of(mail.sender)}"
    digest, counted = f"{day}.{code or mark_of(mail.own.words)}", f"{mail.sender} {'told' if over else 'helped'}"
    before = answered_today(games, counted) - {digest}
    most = 0 if code else MOST_HELPED if again else 1
    if outbox.is_queued(games.host, digest) or not may_answer(games, counted, digest, most):
        work.lines.append(_HELPED)
    elif receipts:
        write = help_again if before and not over else help_mail
        work.queue(write(receipts, faults, digest, mail.ids, mail.own.text))


def answer_unread(work: MailWork, fault: str) -> None:
    """
    Tell a registered sender that a mail was too large to be read, and what to do; once for each mail.

    Raises BusyError if another host works on one of the sender's games.
    """
    if not work.mail.automatic and (receipts := list(_empty_receipts(work))):
        work.queue(unread_mail(receipts, fault, f"unread.{work.mail.digest}", work.mail.ids))


def _empty_receipts(work: MailWork) -> Iterator[MailReceipt]:
    """Return how each game stands that a letter of the mail's thread is about, else all; none that cannot be opened."""
    games, mail = work.games, work.mail
    own = games.games_of(mail.sender)
    for folder in ([one for one in own if one.name in mail.answered.threads] or own)[:MOST_GAMES]:
        with games.host.working_on(folder):
            try:
                game = games.newest(folder)
                turn = game.open_turn()
            except ContentError:
                continue
            deadline, gm = deadline_sentences(game), bool(folder.read_settings().gm.address)
            seat = turn.seat_at(mail.sender)
            refused = bool(seat and game.orders.refused(seat))
        if seat:
            yield MailReceipt(
                turn,
                seat,
                (),
                deadline=deadline,
                message_id=first(mail.headers, "message-id"),
                subject=mail.subject,
                gm=gm,
                refused=refused,
            )
