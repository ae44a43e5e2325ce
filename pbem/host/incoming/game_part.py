"""
What a mail holds for one game, decided: orders kept, codes confirmed, files taken, requests done.

The caller holds the lock of the game. Every step may be repeated: what a step writes has a name that
follows from what the mail says.
"""

from collections.abc import Iterator

import attrs

from pbem.engine.text.file_names import orders_name
from pbem.engine.text.wrapping import harmless
from pbem.host.deadlines.host_log import REFUSED, plain_text
from pbem.host.games import received_files
from pbem.host.games.absences import RequestMail
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.order_receipts import signed_receipt
from pbem.host.incoming.answers import Findings, MailWork, answer, answer_apart
from pbem.host.incoming.command_part import answer_command
from pbem.host.incoming.decision_part import take_decision
from pbem.host.incoming.known_part import Asked
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.incoming.master_part import take_command
from pbem.host.incoming.refused_part import refused_text
from pbem.host.incoming.sorting import GamePart
from pbem.host.incoming.wishes import do_typed_requests, take_wishes
from pbem.host.incoming.yes_part import take_yes
from pbem.host.mails.outgoing import OutgoingMail
from pbem.host.mails.sealed_ruling import rule_sealed
from pbem.host.values.mail_ruling import content_of, rule_all, worth_telling
from pbem.host.values.open_turn import Ruling, RulingWord, content_mark
from pbem.host.values.ruling import Author
from pbem.mail.draft import Attachment
from pbem.mail.file_kind import COMMAND, DECISION, WISHES
from pbem.mail.inbox import GivenDocument, GivenGame
from pbem.record import mutable

_WORDS = "A program reads this address, and nothing in your mail is for it; reply with the word help to see what is."
_MOST_REFUSALS = 20
_MOST_WORDS = 20
_BESIDE = " What you wrote beside it was read as words:"
_OTHER_SEAL = (
    "The file with the opened orders has a different seal of a player than the one received "
    "here; both are kept as evidence. Only the seals of the host's list count."
)


def decide_part(part: "GameWork") -> bool:
    """Decide what is for one game, and answer; say whether there was anything but an echo."""
    words = part.decide()
    work, mail, findings = part.work, part.mail, part.findings
    findings.rulings = list(worth_telling(findings.rulings, more=bool(findings.remarks)))
    part.note_refusals()
    work.lines += part.file_lines
    work.lines += [f"{one.seat or 'somebody'}: {one.word}: {one.sentence}" for one in findings.rulings]
    work.lines += [f"{one.word}: {one.text}" for one in findings.remarks]
    words += [*(one.word for one in findings.rulings), *(one.word for one in findings.remarks)]
    if "accepted" in words or "to be confirmed" in words:
        work.tray = "done"
    if not mail.automatic:
        answer(part.game, findings, work)
        answer_apart(findings.turn, part.answers, work)
    return bool(words or mail.parsed.troubles)


@mutable
class GameWork:
    """The work on one game's part of a mail."""

    work: MailWork
    part: GamePart
    findings: Findings
    file_lines: list[str] = attrs.Factory(list)
    standing_by: set[str] = attrs.Factory(set)
    answers: list[OutgoingMail] = attrs.Factory(list)

    @property
    def mail(self) -> ReceivedMail:
        """The mail of which this is a part."""
        return self.work.mail

    @property
    def game(self) -> HostedGame:
        """The game with its newest file, which something in this very mail may have made."""
        return self.work.games.newest(self.part.folder)

    def decide(self) -> list[RulingWord]:
        """Decide everything in order; return what became of the game files."""
        # Wishes first: orders may stand by at the wish of a player who signed it.
        for document in self.part.documents:
            if document.kind == WISHES:
                self.standing_by |= take_wishes(self.game, document, self.mail, self.findings)
        for ruling in self._rule_all():
            self._take_orders(ruling)
        own = self.findings.turn.seats_at(self.mail.sender)
        if self.part.yes.said and own and not self.mail.automatic:
            request = RequestMail(self.game, own, digest=self.mail.digest)
            if confirmed := take_yes(self.work.games, request, self.part.yes, self.findings):
                self._keep(confirmed)
        for document in self.part.documents:
            if document.kind not in (WISHES, COMMAND):
                self._take_document(document)
        words = [self._take_game_file(given) for given in self.part.games]
        commands = (one.data for one in self.part.documents if one.kind == COMMAND)
        words += [take_command(self.game, one, self.work) for one in commands]
        do_typed_requests(self.game, self.part.requests, self.mail, self.findings)
        if self.part.passed_on and not self.findings.rulings and not self.mail.thread:
            self.findings.note("accepted", _WORDS)
        return [*words, *self._answer_commands()]

    def _answer_commands(self) -> Iterator[RulingWord]:
        """Answer what is asked in plain words, by a mail of its own; to a person at a registered address alone."""
        own = self.findings.turn.seats_at(self.mail.sender)
        for command in self.part.commands if own and not self.mail.automatic else ():
            yield "accepted"
            self.file_lines.append(f"asked: {command.name}")
            out = answer_command(Asked(self.game, own, command, self.mail.digest))
            if out is not None:
                self.answers.append(out)

    # ── orders ───────────────────────────────────────────────────────────────────────────────────

    def _rule_all(self) -> Iterator[Ruling]:
        mail, turn = self.mail, self.findings.turn
        standby = {*self.standing_by, *(turn.seats_at(mail.sender) if mail.requests.standby else ())}
        author = Author(mail.sender, mail.account, bool(mail.automatic), standby)
        return rule_all(lambda: self.findings.turn, self.part.orders, author)

    def _take_orders(self, ruling: Ruling) -> None:
        self._keep(ruling)
        if proved := received_files.sealed_twice_in_opened(self.game, ruling.found.document):
            self.file_lines.append(proved)
            self.findings.note("ignored", _OTHER_SEAL)
        if ruling.is_draft:
            name, data = orders_name(ruling.found.document), ruling.found.text.encode()
            self.findings.attachments.append(Attachment(name, data))
        # That orders are in is news, even to somebody who was told before that they were not.
        back = len(self.findings.turn.forgotten.get(ruling.seat, ()))
        again = f" {back}" if back else ""
        # Whoever tries again in other words is answered again; what a program sends back has no words of its own.
        tried = f" {self._words_mark()}" if ruling.word in ("wrong", "to be confirmed") else ""
        self.findings.contents.append(f"{content_of(ruling)} {ruling.word == 'accepted'}{again}{tried}")

    def _words_mark(self) -> str:
        return content_mark(self.mail.own.words.encode("utf-8", "replace"))

    def _keep(self, ruling: Ruling) -> None:
        """Do what was ruled, and see the turn so from now on."""
        self.findings.rulings.append(ruling)
        orders = self.game.orders
        if ruling.keep:
            orders.keep(ruling.keep)
            self.findings.turn = self.findings.turn.with_orders(ruling.keep)
            if signed := signed_receipt(self.game, ruling.keep):
                self.findings.receipts[ruling.keep.seat] = signed
        if ruling.reveal:
            orders.enlist("revealed", *ruling.reveal)
        self._keep_refused(ruling)

    def _keep_refused(self, ruling: Ruling) -> None:
        """Keep the text of refused orders of an address, so that a later mail can correct a line of it."""
        own = self.findings.turn.seats_at(self.mail.sender)
        seat = ruling.found.player if ruling.found.player in own else next(iter(own), "")
        if ruling.word == "accepted" and ruling.seat:
            self.game.orders.refuse(ruling.seat, "")
            return
        refused = ruling.word in ("wrong", "to be confirmed") and seat and not self.mail.automatic
        if refused and (text := refused_text(self.game, seat, ruling)):
            self.game.orders.refuse(seat, text)

    def note_refusals(self) -> None:
        """Write into the log that a player's orders were refused, if there are no others."""
        author = self.findings.turn.seat_at(self.mail.sender)
        for one in self.findings.rulings:
            seat = one.seat if one.proved else author
            if one.word == "wrong" and seat and seat not in self.findings.turn.kept:
                first = next((problem.message for problem in one.problems if problem.is_error), "")
                _note_refusal(self.game, seat, first or one.sentence)

    # ── files ────────────────────────────────────────────────────────────────────────────────────

    def _take_document(self, given: GivenDocument) -> None:
        self.findings.contents.append(content_mark(given.data))
        if given.kind == DECISION:
            points = take_decision(self.game, given.data, self.findings.turn.seats_at(self.mail.sender))
            # A program may send back what nobody has signed: that is no reason to ask anybody anything.
            program = bool(self.mail.automatic)
            self.findings.remarks += [one for one in points if not (program and one.word == "to be confirmed")]
        elif given.kind == "sealed orders":
            self._take_sealed(given.data)
        else:
            self.findings.note("ignored", f"It contains {given.kind}; a host does not take any.")

    def _take_sealed(self, data: bytes) -> None:
        word, sentence, seat = rule_sealed(self.findings.turn, data)
        if word == "accepted":
            self.game.orders.enlist("sealed", seat, data)
            # The same mail may bring another one.
            turn, listed = self.findings.turn, self.game.sealed_orders()
            self.findings.turn = attrs.evolve(turn, sealed=listed)
        elif proved := received_files.sealed_twice_in_file(self.game, data):
            self.file_lines.append(proved)
            sentence += "; both are kept as evidence"
        self.findings.note(word, f"The sealed orders: {sentence}.", seat)

    def _take_game_file(self, given: GivenGame) -> RulingWord:
        ruling = received_files.take_game_file(self.game, given.data, given.game)
        if ruling.word != "accepted":
            # An accepted one goes to everybody; that is answer enough.
            words = "".join(
                f"\n> {harmless(line)}" for line in self.part.words.split("\n")[:_MOST_WORDS] if line.strip()
            )
            self.findings.note(ruling.word, f"The game file: {ruling.sentence}." + (_BESIDE + words if words else ""))
        self.file_lines.append(f"{ruling.word}: the game file: {ruling.sentence}")
        self.findings.contents.append(content_mark(given.data))
        self.findings.attachments += ruling.attachments
        return ruling.word


def _note_refusal(game: HostedGame, seat: str, reason: str) -> None:
    reason = plain_text(reason)
    data = {"index": game.index, "seat": seat, "reason": reason}
    known = [
        entry.data["reason"]
        for entry in game.log().log.of(REFUSED)
        if (entry.data["index"], entry.data["seat"]) == (game.index, seat)
    ]
    if len(known) < _MOST_REFUSALS and known[-1:] != [reason]:
        who = game.format_seats([seat])
        game.note(REFUSED, f"Orders of {who} were refused: {reason}.", data=data)
