"""
Where mails and files become orders: whatever came in, sorted into what it is.

    bytes -> a mail, a game file, another document, or orders         (`file_kind`)
    mail  -> parts -> lines, each with where it stands                (`parts`, `lines`)
    lines -> those that may be an order file                          (`candidates`)
    these -> orders with what was repaired, and whose signature holds (`search`, `repair`, `signature_check`)

What the author of the mail wrote beside these is read from the same lines (`own_text` in `lines`), each
reader taking what is its own off them: requests (`typed_requests`, `spoken_requests`), words to others and to the
host (`commands`), a yes, orders as people type them (`typed_orders`). What remains is quoted back.
A host walks this way in `pbem.host.incoming.sorting`, a command in `pbem.cli.orders.short_orders`.

Pure: files, folders and standard input are read by the caller (`pbem.local.input_files` for the
commands, the host's spool for the host). What orders are worth against a game says `order_worth`.

A host reads one mail at a time, whatever it looks like, and believes no key but those of its own games:

    inbox = read_mail(Item("your mail", raw), look_up=games.genesis, most=caps)
    for given in inbox.orders:            # given.found.game_id, .game_name: which game; .quoted: a reply
    for given in inbox.games: ...         # given.game.genesis.game_id
    for given in inbox.documents: ...     # given.kind, given.game_id
    inbox.troubles                        # what could not be used, as (name, sentence)
"""

import re
from collections.abc import Iterable

import attrs

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.text import order_file
from pbem.mail.draft import safe_name
from pbem.mail.file_kind import document_kind, holds_block, looks_like_mail, split_mailbox
from pbem.mail.found import FoundGame, FoundOrders, MailContents
from pbem.mail.parts import MOST_BYTES, ParsedMail, parse_mail, parse_pasted
from pbem.mail.search import search
from pbem.mail.signature_check import LookUp, SignatureChecker, nowhere
from pbem.mail.sources import GAME_MARK, find_games, read_game
from pbem.record import mutable, value

_GAME_ID = rb'(?m)^[ \t]*game[ \t]*=[ \t]*"([0-9a-f]{64})"'
_OUTLOOK = b"\xd0\xcf\x11\xe0"


@value
class Item:
    """Something that came in: what people call it, its bytes, and the path to name in a command."""

    name: str
    data: bytes
    path: str = ""


@value
class GivenGame:
    """
    A game file that came in.

    Of all that came in `name` is for people, and `path` the file to name in a command: the mail if it is `in_mail`, out
    of which it must be taken before it can be used.
    """

    name: str
    path: str
    data: bytes
    game: GameFile
    in_mail: bool = False


@value
class GivenOrders:
    """Orders that came in."""

    name: str
    path: str
    found: FoundOrders
    in_mail: bool = False


@value
class GivenDocument:
    """Another file of pbem: its bytes, what it is in words, and a safe name to save it under."""

    name: str
    path: str
    data: bytes
    kind: str
    file_name: str
    in_mail: bool = False

    @property
    def game_id(self) -> str:
        """The id of the game that it is for, 64 hex digits; "" where it names none."""
        return game_id_in(self.data)


def game_id_in(data: bytes) -> str:
    """Return the id of the game that a file names, 64 hex digits; "" where it names none."""
    named = re.search(_GAME_ID, data)
    return named[1].decode() if named else ""


@value
class GivenMail:
    """A mail that came in, and what was found in it."""

    name: str
    path: str
    mail: ParsedMail
    contents: MailContents


@mutable
class Inbox:
    """All that came in, in that order. `troubles` are pairs of a name and a sentence."""

    games: list[GivenGame] = attrs.Factory(list)
    orders: list[GivenOrders] = attrs.Factory(list)
    documents: list[GivenDocument] = attrs.Factory(list)
    mails: list[GivenMail] = attrs.Factory(list)
    troubles: list[tuple[str, str]] = attrs.Factory(list)

    def games_by_id(self) -> dict[bytes, list[GivenGame]]:
        """Return the game files by the game that they are of."""
        by_id: dict[bytes, list[GivenGame]] = {}
        for given in self.games:
            by_id.setdefault(given.game.genesis.game_id, []).append(given)
        return by_id

    def orders_for(self, genesis: Genesis) -> list[GivenOrders]:
        """Return the orders that are for a game."""
        return [given for given in self.orders if given.found.is_for(genesis)]


def read_inbox(
    items: Iterable[Item], known: Iterable[Genesis] = (), look_up: LookUp = nowhere, *, believe_games: bool = True
) -> Inbox:
    """
    Say what each item is, and what is in the mails among them. Never raises.

    Signatures are checked by the keys of the games in `known`, of those that `look_up` finds, and of
    the game files among the items; not of these unless `believe_games`, for a stranger may have
    written them.
    """
    inbox = Inbox()
    checker = SignatureChecker(known, look_up)
    mails: list[tuple[Item, ParsedMail]] = []
    loose: list[Item] = []
    for item in items:
        if looks_like_mail(item.data) or holds_block(item.data):
            mails += mails_in(item)
        elif not _take_game_or_document(inbox, item):
            loose.append(item)
    games = [find_games(mail) for _, mail in mails]
    for (item, _), found in zip(mails, games, strict=True):
        _take_games_in_mail(inbox, item, found)
    # Keys are known before orders are looked at, in whatever order things came.
    if believe_games:
        for given in inbox.games:
            checker.add(given.game.genesis)
    for item in loose:
        _take_orders(inbox, checker, item)
    for (item, mail), found in zip(mails, games, strict=True):
        _take_mail(inbox, item, mail, search(mail, checker, found))
    return inbox


def read_mail(item: Item, look_up: LookUp, *, most: int = MOST_BYTES) -> Inbox:
    """
    Say what is in one mail, even if it does not look like one. Never raises.

    Signatures are checked only by the keys of the games that `look_up` finds.
    """
    inbox, mail = Inbox(), parse_mail(item.data, most=most)
    contents = search(mail, SignatureChecker((), look_up))
    _take_games_in_mail(inbox, item, contents.games)
    _take_mail(inbox, item, mail, contents)
    return inbox


def mails_in(item: Item) -> list[tuple[Item, ParsedMail]]:
    """Return the mails of a mail, a mailbox or the pasted text of a mail, each with a name. Never raises."""
    if not looks_like_mail(item.data):
        return [(item, parse_pasted(item.data))]
    mails = list(split_mailbox(item.data))
    return [
        (
            item if len(mails) == 1 else attrs.evolve(item, name=f"{item.name}, mail {number}"),
            parse_mail(mail),
        )
        for number, mail in enumerate(mails, 1)
    ]


# ── sorting ──────────────────────────────────────────────────────────────────────────────────────


def _take_game_or_document(inbox: Inbox, item: Item) -> bool:
    """Take what is a file of pbem by its first bytes; say whether it is."""
    if GAME_MARK in item.data[:4096]:
        _take_game(inbox, item, item.name, read_game(item.data, item.name))
    elif kind := document_kind(item.data):
        own_name = safe_name(re.split(r"[/\\]", item.path)[-1])
        inbox.documents.append(GivenDocument(item.name, item.path, item.data, kind, own_name))
    else:
        return False
    return True


def _take_games_in_mail(inbox: Inbox, item: Item, games: Iterable[FoundGame]) -> None:
    for found in games:
        _take_game(inbox, item, f"{item.name}, {found.place}", found, in_mail=True)


def _take_game(inbox: Inbox, item: Item, name: str, found: FoundGame, *, in_mail: bool = False) -> None:
    if found.game is None:
        inbox.troubles.append((name, f"a game file that cannot be read: {found.fault}"))
    else:
        inbox.games.append(GivenGame(name, item.path, found.data, found.game, in_mail))


def _take_orders(inbox: Inbox, checker: SignatureChecker, item: Item) -> None:
    if item.data.startswith(_OUTLOOK):
        what = "a message in Outlook's own format; save the attached file, or save it as .eml"
        inbox.troubles.append((item.name, what))
        return
    file = order_file.read(item.data, item.name)
    if not isinstance(file.data.get("game"), str) and b"game" not in item.data[:4096]:
        inbox.troubles.append((item.name, "neither a mail nor a file of a game"))
        return
    errors = tuple(problem for problem in file.problems if problem.is_error)
    standing = "unreadable" if errors else checker(file.data)
    found = FoundOrders(file.data, file.text, standing, (item.name,), (), errors)
    inbox.orders.append(GivenOrders(item.name, item.path, found))


def _take_mail(inbox: Inbox, item: Item, mail: ParsedMail, contents: MailContents) -> None:
    inbox.mails.append(GivenMail(item.name, item.path, mail, contents))
    for found in contents.orders:
        inbox.orders.append(GivenOrders(f"{item.name}, {found.places[0]}", item.path, found, in_mail=True))
    for document in contents.documents:
        name, own_name = f"{item.name}, {document.place}", safe_name(document.name or "pbem.toml")
        inbox.documents.append(GivenDocument(name, item.path, document.data, document.kind, own_name, in_mail=True))
