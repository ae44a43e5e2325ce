"""A received mail read: who wrote it, what is in it, and what it asks of the host."""

import re
from functools import cached_property

import attrs

from pbem.engine.text import order_file
from pbem.host.folder import outbox
from pbem.host.games.game_lookup import GameLookup
from pbem.host.mails.sender import Headers, automatic_reason, first, read_headers, sender_address
from pbem.mail.inbox import Inbox, Item, read_mail
from pbem.mail.lines import OwnText, own_text
from pbem.mail.parts import ParsedMail
from pbem.mail.requests import Requests, split_requests
from pbem.mail.thread import AnsweredMail, answered
from pbem.mail.typed_requests import Yes, codes_in, requests_in_mail, said_yes
from pbem.record import tool

OWN_ID = re.compile(r"<([A-Za-z0-9._-]{1,120})@([A-Za-z0-9._-]{1,255})>")


@tool
class ReceivedMail:
    """
    A mail as read: its digest, its header, what is in it, and what it asks of the host.

    `automatic` says how the mail shows that a program wrote it; "" for a person's. `thread` is the registered
    address to which the letter went that a stranger's mail answers: it may be the same person's.
    """

    digest: str
    headers: Headers
    inbox: Inbox
    requests: Requests
    sender: str
    automatic: str
    thread: str = ""

    @property
    def account(self) -> str:
        """The registered address for which the mail speaks, or claims to by its thread."""
        return self.thread or self.sender

    @property
    def parsed(self) -> ParsedMail:
        """The parts of the mail."""
        return self.inbox.mails[0].mail

    @property
    def subject(self) -> str:
        """Its subject, as it came."""
        return first(self.headers, "subject")

    @property
    def parent(self) -> str:
        """The Message-ID of the mail that it answers, as it came; "" if it says none."""
        return first(self.headers, "in-reply-to")

    @property
    def ids(self) -> AnsweredMail:
        """What an answer to it has in its header."""
        return answered(first(self.headers, "message-id"), first(self.headers, "references"))

    @cached_property
    def own(self) -> OwnText:
        """What its author wrote."""
        return own_text(self.parsed)

    @cached_property
    def yes(self) -> Yes:
        """What its author says yes to."""
        return said_yes(self.parsed)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The codes that stand anywhere in it."""
        return codes_in(self.parsed)


def read_received(games: GameLookup, raw: bytes, digest: str) -> ReceivedMail:
    """Read a mail that is not too large. Never raises for what is in it."""
    settings, headers = games.host.settings, read_headers(raw)
    item = Item("your mail", raw)
    inbox = read_mail(item, look_up=games.genesis, most=settings.caps.mail_bytes)
    automatic = automatic_reason(headers, settings.address)
    requests = requests_in_mail(inbox.mails[0].mail)
    for number, given in enumerate(inbox.orders):
        document, more = split_requests(given.found.document)
        if not more.empty:
            # The game file is for orders only; what is asked of the host is no part of it.
            text = order_file.write(document)
            found = attrs.evolve(given.found, document=document, text=text)
            inbox.orders[number] = attrs.evolve(given, found=found)
            requests += more
    sender = sender_address(headers)
    registered = bool(games.games_of(sender))
    asked = Requests() if automatic else requests
    thread = "" if automatic or registered else _addressee(games, headers)
    return ReceivedMail(digest, headers, inbox, asked, sender, automatic, thread)


def _addressee(games: GameLookup, headers: Headers) -> str:
    """Return the registered address to which the letter of this host went that a mail answers; "" for none."""
    answered = (first(headers, "in-reply-to")[:1000] or first(headers, "references")[-1000:]).split()[-1:]
    for id_ in answered:
        found = OWN_ID.fullmatch(id_)
        if found and found[2] == games.host.settings.message_domain:
            to = outbox.recipient(games.host, found[1])
            return to if games.games_of(to) else ""
    return ""


def read_unread(games: GameLookup, raw: bytes, digest: str) -> ReceivedMail:
    """Read only who wrote a mail that is too large, however long its header is. Never raises."""
    settings, headers = games.host.settings, read_headers(raw, len(raw))
    automatic = automatic_reason(headers, settings.address)
    return ReceivedMail(digest, headers, Inbox(), Requests(), sender_address(headers), automatic)
