"""A mail read, and what it holds sorted by the games that it is for."""

import re
from typing import NamedTuple

import attrs

from pbem.engine.file.game_file import GameFile
from pbem.engine.text import order_file
from pbem.host.games.shelf import Shelf
from pbem.host.house import GameFolder, House
from pbem.host.letters.confirming import confirmed_codes
from pbem.host.letters.headers import Headers, first, read_headers, sender_address
from pbem.host.letters.robots import robot_reason
from pbem.host.letters.wishes import Wishes, split
from pbem.host.letters.wishrows import in_letter
from pbem.mail.draft import one_line
from pbem.mail.file_kind import START
from pbem.mail.parts import ParsedMail, parse_mail
from pbem.mail.search import FoundOrders, MailContents, search
from pbem.mail.signature_check import SignatureChecker

NO_START = (
    f"{START}. A host has no part in that round; nothing was done. Mail the file to all who play (and "
    "to the game master himself, if the host makes the dice): they go on with pbem join and pbem "
    "start. The game file that comes of it is taken in by the game master with pbem host add, and from "
    "then on this address plays it"
)
_THREAD = re.compile(r"<thread\.([A-Za-z0-9._-]{1,120})@")
_HEX = re.compile(rb'(?m)^[ \t]*game[ \t]*=[ \t]*"([0-9a-f]{64})"')


class Mail(NamedTuple):
    """A mail as read: its digest, header, parts, and what is in it; `robot` says why it is one's."""

    digest: str
    headers: Headers
    letter: ParsedMail
    verdict: MailContents
    wishes: Wishes
    sender: str
    robot: str


@attrs.define
class Pile:
    """What a mail holds for one game."""

    folder: GameFolder
    orders: list[FoundOrders] = attrs.Factory(list)
    games: list[tuple[bytes, GameFile]] = attrs.Factory(list)
    papers: list[tuple[bytes, str]] = attrs.Factory(list)
    codes: tuple[str, ...] = ()
    wishes: Wishes = attrs.Factory(Wishes)


def read_mail(house: House, shelf: Shelf, raw: bytes, digest: str) -> Mail:
    """Read a mail that is not too large. Never raises for what is in it."""
    headers = read_headers(raw)
    letter = parse_mail(raw, most=house.settings.caps.mail_bytes)
    verdict = search(letter, SignatureChecker(look_up=shelf.genesis))
    robot = robot_reason(headers, house.settings.address)
    asked = Wishes() if robot else in_letter(letter)
    orders: list[FoundOrders] = []
    for found in verdict.orders:
        document, more = split(found.document)
        if not more.empty:
            # The game file is for orders only; what is asked of the host is no part of it.
            text = order_file.write(document)
            found = attrs.evolve(found, document=document, text=text)  # noqa: PLW2901 - the same, cleaned
            asked += Wishes() if robot else more
        orders.append(found)
    verdict = attrs.evolve(verdict, orders=tuple(orders))
    return Mail(digest, headers, letter, verdict, asked, sender_address(headers), robot)


def sort_out(shelf: Shelf, mail: Mail) -> tuple[list[Pile], list[str]]:
    """Sort what was found by the games that it is for; with sentences about what is for none."""
    told: list[str] = []
    piles: dict[str, Pile] = {}

    def pile(folder: GameFolder) -> Pile:
        return piles.setdefault(folder.name, Pile(folder))

    for found in mail.verdict.orders:
        folder = _game_of(shelf, found, mail)
        if folder is None:
            told.append(f"orders for {_called(found)}, which is not played here")
        else:
            pile(folder).orders.append(found)
    for one in mail.verdict.games:
        if one.game is None:
            told.append(f"a game file that cannot be read: {one.fault}")
        elif folder := shelf.by_id(one.game.genesis.game_id.hex()):
            pile(folder).games.append((one.data, one.game))
        else:
            told.append(f"a game file of {one.game.genesis.name}, which is not played here")
    for paper in mail.verdict.documents:
        if paper.kind == START:
            told.append(NO_START)
            continue
        found_id = _HEX.search(paper.data)
        if found_id and (folder := shelf.by_id(found_id[1].decode())):
            pile(folder).papers.append((paper.data, paper.kind))
        else:
            told.append(f"{paper.kind}, for no game that is played here")
    own = shelf.games_of(mail.sender)
    if codes := confirmed_codes(mail.letter):
        for folder in own:
            pile(folder).codes = codes
    if not mail.wishes.empty:
        known = _meant(shelf, mail, [one.folder for one in piles.values()] or own)
        for folder in known:
            pile(folder).wishes = mail.wishes
    if mail.letter.troubles and not piles and own:
        pile(own[0])
    return list(piles.values()), told


def _meant(shelf: Shelf, mail: Mail, near: list[GameFolder]) -> list[GameFolder]:
    """Return the games that wishes are for: those they name, the one of the thread, or all near."""
    games = [one.game for one in mail.wishes.messages]
    games += [one.game for one in mail.wishes.absences]
    games += [one.game for one in mail.wishes.returns]
    named = [shelf.by_name(game) for game in games if game]
    if found := [folder for folder in named if folder]:
        return found
    threads = _THREAD.findall(first(mail.headers, "references"))
    return [folder for folder in near if folder.name in threads] or near


def _game_of(shelf: Shelf, found: FoundOrders, mail: Mail) -> GameFolder | None:
    signed = found.document.get("signed")
    if isinstance(signed, dict) and isinstance(signed.get("game_id"), str):
        return shelf.by_id(signed["game_id"])
    name = found.document.get("game")
    if isinstance(name, str):
        return shelf.by_name(name)
    # Unreadable orders name no game; they are told to a player whose address is known.
    return next(iter(shelf.games_of(mail.sender)), None)


def _called(found: FoundOrders) -> str:
    name = found.document.get("game")
    return f"the game {one_line(name, 60)!a}" if isinstance(name, str) else "a game without a name"
