"""What a mail came to, and the mails that answer it: a receipt for each game, or help."""

from collections.abc import Iterator, Sequence

import attrs

from pbem.errors import ContentError
from pbem.host.folder import outbox, spool
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.turn_deadline import deadline_sentences
from pbem.host.incoming.allowance import may_answer
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.mails.help_mail import help_mail, unread_mail
from pbem.host.mails.outgoing import OutgoingMail, ack_digest, mark_of
from pbem.host.mails.receipt import MailReceipt, receipt_text, subject_of
from pbem.host.mails.sender import first
from pbem.host.values.open_turn import OpenTurn, Ruling, RulingWord
from pbem.mail.draft import Attachment
from pbem.mail.lines import own_text
from pbem.mail.thread import AnsweredMail, answered
from pbem.mail.typed_requests import said_yes
from pbem.record import mutable, value

MOST_GAMES = 8
_ENOUGH = "not answered: too many answers to this address today"
MOST_ELSEWHERE = 1
_ASKED_ELSEWHERE = "not answered: its player was asked today about a mail from an address that is not registered"
_NOTHING_WAITS = (
    "a yes with the code {}, but nothing waits for it: it was said before, came too late, or went to another address"
)
_HELPED = "not answered: help went to this address today"


@mutable
class MailDecision:
    """What was decided about a mail: what `status`, `refused` and `retry` look at."""

    tray: spool.Tray = "refused"
    lines: list[str] = attrs.Factory(list)
    answers: list[str] = attrs.Factory(list)
    games: list[str] = attrs.Factory(list)


@value
class AnswerPoint:
    """What became of something other than orders. `seat` is whose it is, if that is proved."""

    word: RulingWord
    text: str
    seat: str = ""


@mutable
class Findings:
    """
    What became of everything that a mail holds for one game.

    `contents` say what was in it; the same contents are answered once. `receipts` are the host's signed
    word that orders are in, by the seat whose they are. `holds` (seat, code and data) wait for a yes once it is asked for.
    """

    turn: OpenTurn
    rulings: list[Ruling] = attrs.Factory(list)
    remarks: list[AnswerPoint] = attrs.Factory(list)
    contents: list[str] = attrs.Factory(list)
    attachments: list[Attachment] = attrs.Factory(list)
    receipts: dict[str, Attachment] = attrs.Factory(dict)
    holds: list[tuple[str, str, bytes]] = attrs.Factory(list)

    def note(self, word: RulingWord, text: str, seat: str = "", *, content: str = "") -> None:
        """Note what became of something other than orders, and what it is known by."""
        self.remarks.append(AnswerPoint(word, text, seat))
        self.contents += [content] if content else []


def answer(game: HostedGame, findings: Findings, mail: ReceivedMail, decision: MailDecision) -> None:
    """Queue one receipt to each registered address that is concerned, unless it had it before."""
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
        day = game.now.strftime("%Y-%m-%d")
        # What is refused must not use up the question about what is sound.
        asks = all(one.takes for one in receipt.rulings)
        elsewhere = f"{out.to} {'asked about' if asks else 'refused from'} elsewhere"
        limited = mail.thread or _is_old_copy(receipt, mail)
        if limited and not may_answer(game.host, elsewhere, out.digest, day, MOST_ELSEWHERE):
            decision.lines.append(_ASKED_ELSEWHERE)
        else:
            queue_answer(game, out, decision)
            for held in findings.holds:
                game.orders.hold(*held)


def _is_old_copy(receipt: MailReceipt, mail: ReceivedMail) -> bool:
    """Say whether a mail brings nothing but what counts no more, from anybody: all have the signed orders of old turns."""
    told = [*receipt.sentences, *(one for one in receipt.rulings if one.word != "ignored")]
    return not told and receipt.seat not in receipt.turn.seats_at(mail.sender)


def answer_apart(
    game: HostedGame, turn: OpenTurn, mails: Sequence[OutgoingMail], mail: ReceivedMail, decision: MailDecision
) -> None:
    """Queue mails that answer what was asked in plain words, to the address to which all mails of that player go."""
    to = turn.players.get(turn.seat_at(mail.sender), "")
    for one in mails if to else ():
        queue_answer(game, attrs.evolve(one, to=to, answers=mail_answered(mail)), decision)


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
        first(mail.headers, "subject"),
        confirmed=seat in findings.receipts,
        stranger=mail.sender if mail.thread else "",
    )


def _receipt_mail(receipt: MailReceipt, address: str, findings: Findings, mail: ReceivedMail) -> OutgoingMail:
    head = receipt.turn.game.file.head.hex()
    about = [head, address.casefold(), receipt.seat, *sorted(findings.contents), *receipt.troubles]
    attached = (*findings.attachments, *filter(None, [findings.receipts.get(receipt.seat)]))
    text, game, answers = receipt_text(receipt), receipt.turn.name, mail_answered(mail)
    return OutgoingMail(address, subject_of(receipt), text, ack_digest(*about), "ack", game, answers, attached)


def mail_answered(mail: ReceivedMail) -> AnsweredMail:
    """Return the ids of a mail that is answered."""
    return answered(first(mail.headers, "message-id"), first(mail.headers, "references"))


# ── help ─────────────────────────────────────────────────────────────────────────────────────────


def help_player(games: GameLookup, mail: ReceivedMail, faults: Sequence[str], decision: MailDecision) -> None:
    """
    Queue the mail of help for a registered sender; nothing for a stranger or a program.

    One for an address and day. `faults` are sentences about what was found and is for no game here.
    Raises BusyError if another host works on one of the sender's games.
    """
    folders = _games_of_a_person(games, mail)
    if not folders:
        return
    day = games.now.strftime("%Y-%m-%d")
    digest = f"help.{day}.{mark_of(mail.sender)}"
    if code := said_yes(mail.parsed).code:
        digest, faults = f"{digest}.{code}", [*faults, _NOTHING_WAITS.format(code)]
    if outbox.is_queued(games.host, digest):
        decision.lines.append(_HELPED)
        return
    if receipts := list(_empty_receipts(games, folders, mail)):
        queue_answer(
            games, help_mail(receipts, faults, digest, mail_answered(mail), own_text(mail.parsed).text), decision
        )


def answer_unread(games: GameLookup, mail: ReceivedMail, fault: str, decision: MailDecision) -> None:
    """
    Tell a registered sender that a mail was too large to be read, and what to do; once for each mail.

    Raises BusyError if another host works on one of the sender's games.
    """
    folders = _games_of_a_person(games, mail)
    if receipts := list(_empty_receipts(games, folders, mail)):
        queue_answer(games, unread_mail(receipts, fault, f"unread.{mail.digest}", mail_answered(mail)), decision)


def _games_of_a_person(games: GameLookup, mail: ReceivedMail) -> list[GameFolder]:
    return [] if mail.automatic else games.games_of(mail.sender)[:MOST_GAMES]


def queue_answer(at: GameLookup | HostedGame, out: OutgoingMail, decision: MailDecision) -> None:
    """Queue an answer, unless its reader got too many today."""
    if may_answer(at.host, out.to, out.digest, at.now.strftime("%Y-%m-%d")):
        outbox.write_and_queue(at.host, out, at.now)
        decision.answers.append(out.digest)
    else:
        decision.lines.append(_ENOUGH)


def _empty_receipts(games: GameLookup, folders: Sequence[GameFolder], mail: ReceivedMail) -> Iterator[MailReceipt]:
    """Return how each game stands for the sender; games that cannot be opened are left out."""
    for folder in folders:
        with games.host.working_on(folder):
            try:
                game = games.newest(folder)
                turn = game.open_turn()
            except ContentError:
                continue
            deadline, gm = deadline_sentences(game), bool(folder.read_settings().gm.address)
        if seat := turn.seat_at(mail.sender):
            yield MailReceipt(
                turn,
                seat,
                (),
                deadline=deadline,
                message_id=first(mail.headers, "message-id"),
                subject=first(mail.headers, "subject"),
                gm=gm,
            )
