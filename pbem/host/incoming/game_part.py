"""
What a mail holds for one game, decided: orders kept, codes confirmed, files taken, requests done.

The caller holds the lock of the game. Every step may be repeated: what a step writes has a name that
follows from what the mail says.
"""

from collections.abc import Iterator, Sequence

import attrs

from pbem.engine.file.phrases import listed
from pbem.engine.text.file_names import orders_name
from pbem.engine.text.wrapping import harmless
from pbem.host.deadlines.host_log import REFUSED, plain_text
from pbem.host.games import received_files
from pbem.host.games.absences import RequestMail, take_back_by_code
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.order_receipts import signed_receipt
from pbem.host.games.votes import HOLDS, confirm_vote
from pbem.host.incoming.answers import AnswerPoint, Findings, MailDecision, answer, answer_apart
from pbem.host.incoming.command_part import FORGETS, answer_command
from pbem.host.incoming.decision_part import confirm_resignation, take_decision
from pbem.host.incoming.known_part import Asked
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.incoming.master_part import take_command
from pbem.host.incoming.message_part import confirm_messages, is_said
from pbem.host.incoming.motion_part import confirm_proposal
from pbem.host.incoming.refused_part import refused_text
from pbem.host.incoming.sorting import GamePart
from pbem.host.incoming.wishes import do_typed_requests, take_wishes
from pbem.host.mails.outgoing import OutgoingMail
from pbem.host.mails.sealed_ruling import rule_sealed
from pbem.host.values.open_turn import Ruling, RulingWord, content_mark
from pbem.host.values.ruling import asked_elsewhere, confirmed, content_of, further_address, rule, told_apart, written
from pbem.mail.draft import Attachment
from pbem.mail.file_kind import COMMAND, DECISION, WISHES, document_kind
from pbem.mail.found import FoundOrders
from pbem.mail.inbox import GivenDocument, GivenGame
from pbem.record import mutable

_WORDS = "A program reads this address, and nothing in your mail is for it; reply with the word help to see what is."
_MOST_REFUSALS = 20
_MOST_WORDS = 20
_BESIDE = " What you wrote beside it was read as words:"
_WHICH = (
    "You say yes, but the mail contains more than one code, so nothing was accepted. Orders wait "
    "for {}. Reply with the word yes and the one code that you mean, on one line."
)
_TOO_LATE = (
    "Your yes with the code {} came too late, unless you had said it before: the game has gone on since that question, "
    "and is {}. This yes changes nothing."
)
_OTHER_SEAL = (
    "The file with the opened orders has a different seal of a player than the one received "
    "here; both are kept as evidence. Only the seals of the host's list count."
)


def decide_part(work: "GameWork") -> bool:
    """Decide what is for one game, and answer; say whether there was anything but an echo."""
    words = work.decide()
    mail, findings, decision = work.mail, work.findings, work.decision
    findings.rulings = list(_worth_telling(findings.rulings, more=bool(findings.remarks)))
    work.note_refusals()
    decision.lines += work.file_lines
    decision.lines += [f"{one.seat or 'somebody'}: {one.word}: {one.sentence}" for one in findings.rulings]
    decision.lines += [f"{one.word}: {one.text}" for one in findings.remarks]
    words += [one.word for one in findings.rulings]
    words += [one.word for one in findings.remarks]
    if "accepted" in words or "to be confirmed" in words:
        decision.tray = "done"
    if not mail.automatic:
        answer(work.game, findings, mail, decision)
        answer_apart(work.game, findings.turn, work.answers, mail, decision)
    return bool(words or mail.parsed.troubles)


@mutable
class GameWork:
    """The work on one game's part of a mail."""

    games: GameLookup
    part: GamePart
    mail: ReceivedMail
    findings: Findings
    decision: MailDecision
    file_lines: list[str] = attrs.Factory(list)
    standing_by: set[str] = attrs.Factory(set)
    answers: list[OutgoingMail] = attrs.Factory(list)

    @property
    def game(self) -> HostedGame:
        """The game with its newest file, which something in this very mail may have made."""
        return self.games.newest(self.part.folder)

    def decide(self) -> list[RulingWord]:
        """Decide everything in order; return what became of the game files."""
        # Wishes first: orders may stand by at the wish of a player who signed it.
        for document in self.part.documents:
            if document.kind == WISHES:
                self.standing_by |= take_wishes(self.game, document, self.mail, self.findings)
        for ruling in self._rule_all():
            self._take_orders(ruling)
        if self.part.yes.code:
            self._take_yes(self.part.yes.code)
        self._ask_which(self.part.yes.unclear)
        for document in self.part.documents:
            if document.kind not in (WISHES, COMMAND):
                self._take_document(document)
        words = [self._take_game_file(given) for given in self.part.games]
        words += [take_command(self.game, one.data, self.mail, self.decision) for one in self._commands()]
        do_typed_requests(self.game, self.part.requests, self.mail, self.findings)
        if self.part.passed_on and not self.findings.rulings and not self.mail.thread:
            self._remark("accepted", _WORDS)
        return [*words, *self._answer_commands()]

    def _commands(self) -> Iterator[GivenDocument]:
        return (one for one in self.part.documents if one.kind == COMMAND)

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
        """Rule about all orders; each as the turn stands when those before it were taken."""
        orders = written(self.findings.turn, self.part.orders)
        first = [self._rule(found) for found in orders]
        for found in orders:
            yield told_apart(self.findings.turn, self._rule(found), first)

    def _rule(self, found: FoundOrders) -> Ruling:
        seat = found.player
        asked = self.mail.requests.standby and self.findings.turn.plays_from(seat, self.mail.sender)
        standby = asked or seat in self.standing_by
        return rule(self.findings.turn, found, self.mail.account, standby=standby)

    def _take_orders(self, ruling: Ruling) -> None:
        if self.mail.automatic and not ruling.proved and ruling.takes:
            # What a program sends back was perhaps never written by anybody.
            ruling = ruling.ignored("not signed, in a mail that a program sent by itself")
        elif self.mail.thread and not ruling.proved and ruling.takes:
            ruling = asked_elsewhere(self.findings.turn, ruling, self.mail.sender)
        self._act(ruling)
        self._keep_refused(ruling)
        if proved := received_files.sealed_twice_in_opened(self.game, ruling.found.document):
            self.file_lines.append(proved)
            self._remark("ignored", _OTHER_SEAL)
        self.findings.rulings.append(ruling)
        if ruling.is_draft:
            name, data = orders_name(ruling.found.document), ruling.found.text.encode()
            self.findings.attachments.append(Attachment(name, data))
        # That orders are in is news, even to somebody who was told before that they were not.
        back = len(self.findings.turn.forgotten.get(ruling.seat, ()))
        again = f" {back}" if back else ""
        self.findings.contents.append(f"{content_of(ruling)} {ruling.word == 'accepted'}{again}")

    def _keep_refused(self, ruling: Ruling) -> None:
        """Keep the text of refused orders of an address, so that a later mail can correct a line of it."""
        own = self.findings.turn.seats_at(self.mail.sender)
        seat = ruling.found.player if ruling.found.player in own else next(iter(own), "")
        if ruling.word == "accepted" and ruling.seat:
            self.game.orders.refuse(ruling.seat, "")
            return
        refused = ruling.word == "wrong" and seat and not self.mail.automatic
        if refused and (text := refused_text(self.game, seat, ruling)):
            self.game.orders.refuse(seat, text)

    def _act(self, ruling: Ruling) -> None:
        """Do what was ruled, and see the turn so from now on."""
        orders = self.game.orders
        if ruling.keep:
            orders.keep(ruling.keep)
            self.findings.turn = self.findings.turn.with_orders(ruling.keep)
            if signed := signed_receipt(self.game, ruling.keep):
                self.findings.receipts[ruling.keep.seat] = signed
        for held in filter(None, (ruling.hold, ruling.hold_also)):
            code, seat, data = held
            orders.hold(seat, code, data)
        if ruling.reveal:
            orders.enlist("revealed", *ruling.reveal)

    def _take_yes(self, code: str) -> None:
        # A yes counts for as much as the orders did: only from the registered address.
        own = self.findings.turn.seats_at(self.mail.sender)
        if self.mail.automatic or not own:
            return
        held = self.game.orders.held(code)
        if held is None:
            self._take_back(code, own)
        elif held[0] in own and (content := self._take_held(*held, code, own)):
            self.findings.contents.append(content)

    def _take_back(self, code: str, own: Sequence[str]) -> None:
        """Take back what a code stands for that holds nothing, or say that it came too late."""
        request = RequestMail(self.game, own, digest=self.mail.digest)
        for seat in own:
            if sentence := take_back_by_code(request, seat, code):
                self.findings.remarks.append(AnswerPoint("accepted", sentence))
                self.findings.contents.append(f"{code} {sentence}")
        if not self.findings.remarks and self.game.orders.held_before(code, own):
            turn = self.findings.turn
            where = f"at {turn.spoken_clock}" if turn.game.awaited else "over"
            self._remark("ignored", _TOO_LATE.format(code, where))
            self.findings.contents.append(code)

    def _take_held(self, seat: str, data: bytes, code: str, own: list[str]) -> str:
        """Do what was held for a yes of a seat; return what the answer is known by, "" if nothing was done."""
        if document_kind(data) == DECISION:
            confirm = confirm_resignation if b'kind = "resign"' in data else confirm_proposal
            self.findings.remarks += confirm(self.game, seat, data)
        elif data.startswith(HOLDS):
            said = confirm_vote(self.game, seat, data)
            self.games.forget()  # a vote may have changed who plays
            self._remark("accepted", said)
            return f"{code} {said}"
        elif is_said(data):
            self.findings.remarks += confirm_messages(self.game, own, data, self.mail.digest)
        elif data.startswith(FORGETS):
            if not self.game.orders.forget(seat, data.removeprefix(FORGETS).decode()):
                return ""
            self._remark("accepted", "Your orders were taken back, and nothing of yours is in.")
        else:
            self._take_confirmed(seat, data)
        return code

    def _take_confirmed(self, seat: str, data: bytes) -> None:
        """Let the orders count that were held for a yes of a seat, and the address from which they came."""
        if more := further_address(data):
            self.game.folder.add_address(seat, more)
            self.game.settings.forget()
            self._remark("accepted", f"From now on your mails from {more} count, too.")
        ruling = confirmed(self.findings.turn, seat, data)
        self._act(ruling)
        self._keep_refused(ruling)
        self.findings.rulings.append(ruling)

    def _ask_which(self, codes: Sequence[str]) -> None:
        """Ask about a mere yes in answer to several codes; which one was meant is never guessed."""
        own = self.findings.turn.seats_at(self.mail.sender)
        held = ((code, self.game.orders.held(code)) for code in codes)
        waiting = [code for code, orders in held if orders and orders[0] in own]
        if waiting and not self.mail.automatic:
            said = _WHICH.format(listed(waiting))
            self.findings.remarks.append(AnswerPoint("to be confirmed", said))
            self.findings.contents.append(said)

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
            self._take_decision(given.data)
        elif given.kind == "sealed orders":
            self._take_sealed(given.data)
        else:
            self._remark("ignored", f"It contains {given.kind}; a host does not take any.")

    def _take_decision(self, data: bytes) -> None:
        sender = self.findings.turn.seats_at(self.mail.sender)
        for one in take_decision(self.game, data, sender):
            # A program may send back what nobody has signed: that is no reason to ask anybody anything.
            if not (self.mail.automatic and one.word == "to be confirmed"):
                self.findings.remarks.append(one)

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
        self._remark(word, f"The sealed orders: {sentence}.", seat)

    def _take_game_file(self, given: GivenGame) -> RulingWord:
        ruling = received_files.take_game_file(self.game, given.data, given.game)
        if ruling.word != "accepted":
            # An accepted one goes to everybody; that is answer enough.
            words = "".join(
                f"\n> {harmless(line)}" for line in self.part.words.split("\n")[:_MOST_WORDS] if line.strip()
            )
            self._remark(ruling.word, f"The game file: {ruling.sentence}." + (_BESIDE + words if words else ""))
        self.file_lines.append(f"{ruling.word}: the game file: {ruling.sentence}")
        self.findings.contents.append(content_mark(given.data))
        self.findings.attachments += ruling.attachments
        return ruling.word

    def _remark(self, word: RulingWord, text: str, seat: str = "") -> None:
        self.findings.remarks.append(AnswerPoint(word, text, seat))


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


# ── what is worth telling ────────────────────────────────────────────────────────────────────────


def _worth_telling(rulings: list[Ruling], *, more: bool) -> Iterator[Ruling]:
    """
    Leave out what a reply quotes, if the reply brings something new of the same player.

    `more` says whether the mail holds something other than orders.
    """
    taken = {one.seat for one in rulings if one.word == "accepted"}
    own = any(one.word != "ignored" and not one.untouched for one in rulings)
    for one in rulings:
        claimed = one.seat or str(one.found.document.get("player"))
        if one.word == "ignored" and one.found.quoted and (more or len(rulings) > 1):
            continue
        if one.untouched and (more or own) and not _was_attached(one):
            # Some mail programs quote without any mark: nobody wrote this.
            continue
        if one.word in ("accepted", "wrong") or claimed not in taken:
            yield one


def _was_attached(ruling: Ruling) -> bool:
    return any(place.startswith("the attachment") for place in ruling.found.places)
