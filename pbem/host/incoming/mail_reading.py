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
from pbem.mail.mail_header import AnsweredMail, answered
from pbem.mail.parts import ParsedMail
from pbem.mail.requests import NOTHING_ASKED, Requests, split_requests
from pbem.mail.typed_requests import Yes, codes_in, requests_in_mail, said_yes
from pbem.record import tool, value

_OWN_ID = re.compile(r"<([A-Za-z0-9._-]{1,120})@([A-Za-z0-9._-]{1,255})>")
_THREAD = re.compile(r"<thread\.([A-Za-z0-9._-]{1,120})@")
_TURN = re.compile(
    r"<turn\.([A-Za-z0-9._-]{1,80})\.(\d{3,9})\.[A-Za-z0-9_-]{1,64}\.[0-9a-f]{12}(?:\.again\.[0-9a-f]{8})?@"
)
_SUBJECT = re.compile(r"\[pbem ([^\]]{1,60})\](?: ((?:turn|part|set-up)\b[^:]{0,40}))?")


@value
class Answered:
    """
    What a mail says about the letter that it answers: the two halves of its Message-ID, the games of the thread, its
    record if it brought a turn, and what the subject says of game and moment.
    """

    letter: tuple[str, str]
    threads: frozenset[str]
    record: tuple[str, int] | None
    name: str
    clock: str


def read_answered(headers: Headers) -> Answered:
    """Read it out of In-Reply-To, References and Subject. Never raises."""
    references, parent = first(headers, "references")[-4000:], first(headers, "in-reply-to")[:1000]
    last = parent or " ".join(references.split()[-1:])
    letter = _OWN_ID.fullmatch(" ".join(last.split()[-1:]))
    turn, about = _TURN.search(last), _SUBJECT.search(first(headers, "subject"))
    threads = [*_THREAD.findall(references), *_THREAD.findall(parent)]
    return Answered(
        (letter[1], letter[2]) if letter else ("", ""),
        frozenset([*threads, *([turn[1]] if turn else [])]),
        (turn[1], int(turn[2])) if turn else None,
        about[1] if about else "",
        (about[2] or "").strip() if about else "",
    )


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
        """Its subject, as its writer sees it."""
        return first(self.headers, "subject")

    @property
    def is_reply(self) -> bool:
        """Say whether it names a mail that it answers."""
        return bool(first(self.headers, "in-reply-to"))

    @cached_property
    def answered(self) -> Answered:
        """What it says about the letter that it answers."""
        return read_answered(self.headers)

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
        return said_yes(self.own)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The codes that stand anywhere in it."""
        return codes_in(self.own)


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
    asked = NOTHING_ASKED if automatic else requests
    thread = "" if automatic or registered else _addressee(games, headers)
    return ReceivedMail(digest, headers, inbox, asked, sender, automatic, thread)


def _addressee(games: GameLookup, headers: Headers) -> str:
    """Return the registered address to which the letter of this host went that a mail answers; "" for none."""
    letter, domain = read_answered(headers).letter
    to = outbox.recipient(games.host, letter) if domain == games.host.settings.message_domain else ""
    return to if games.games_of(to) else ""


def read_unread(games: GameLookup, raw: bytes, digest: str) -> ReceivedMail:
    """Read only who wrote a mail that is too large, however long its header is. Never raises."""
    settings, headers = games.host.settings, read_headers(raw, len(raw))
    automatic = automatic_reason(headers, settings.address)
    return ReceivedMail(digest, headers, Inbox(), NOTHING_ASKED, sender_address(headers), automatic)
