"""A received mail read, and what it holds sorted by the games that it is for."""

import re

import attrs

from pbem.engine.short.names import fold
from pbem.engine.short.reading import orders_among
from pbem.engine.text import order_file
from pbem.engine.text.file_names import file_stem
from pbem.host.folder import outbox
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.player_requests import writer_answered
from pbem.host.incoming.doubtful_part import find_doubtful, holds_orders
from pbem.host.incoming.one_game import each_in_its_game
from pbem.host.incoming.typed_part import Answered, find_typed, games_meant, read_answered, seats_deciding
from pbem.host.mails.messages import ANSWER, GM
from pbem.host.mails.sender import Headers, automatic_reason, first, read_headers, sender_address
from pbem.mail.commands import (
    NO_STANDBY,
    ORDERS,
    Command,
    message_to,
    spoken_lines,
    take_commands,
    take_messages,
)
from pbem.mail.draft import one_line
from pbem.mail.file_kind import START
from pbem.mail.found import FoundOrders
from pbem.mail.inbox import GivenDocument, GivenGame, Inbox, Item, read_mail
from pbem.mail.parts import ParsedMail
from pbem.mail.requests import Requests, split_requests
from pbem.mail.spoken_requests import spoken_requests, without_spoken
from pbem.mail.typed_orders import OwnText, own_text
from pbem.mail.typed_requests import Yes, requests_in_mail, said_yes, take_requests
from pbem.record import mutable, value

NO_START = (
    f"{START}. A host takes no part in that round; nothing was done. Mail the file to everybody "
    "who plays (and to the game master, if the host makes the dice): they continue with pbem "
    "join and pbem start. The game master adds the finished game file with pbem host add, and "
    "from then on this address hosts it"
)


_OWN_ID = re.compile(r"<([A-Za-z0-9._-]{1,120})@([A-Za-z0-9._-]{1,255})>")


@value
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


@mutable
class GamePart:
    """What a mail holds for one game; `passed_on` says that its requests are words for the game master."""

    folder: GameFolder
    orders: list[FoundOrders] = attrs.Factory(list)
    games: list[GivenGame] = attrs.Factory(list)
    documents: list[GivenDocument] = attrs.Factory(list)
    yes: Yes = attrs.Factory(Yes)
    requests: Requests = attrs.Factory(Requests)
    commands: tuple[Command, ...] = ()
    passed_on: bool = False


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
    if registered and not automatic:
        subject = "" if first(headers, "in-reply-to") else first(headers, "subject")
        requests += spoken_requests(own_text(inbox.mails[0].mail).text, subject, games.now.date())
    asked = Requests() if automatic else requests
    thread = "" if automatic or registered else _addressee(games, headers)
    return ReceivedMail(digest, headers, inbox, asked, sender, automatic, thread)


def _addressee(games: GameLookup, headers: Headers) -> str:
    """Return the registered address to which the letter of this host went that a mail answers; "" for none."""
    answered = (first(headers, "in-reply-to")[:1000] or first(headers, "references")[-1000:]).split()[-1:]
    for id_ in answered:
        found = _OWN_ID.fullmatch(id_)
        if found and found[2] == games.host.settings.message_domain:
            to = outbox.recipient(games.host, found[1])
            return to if games.games_of(to) else ""
    return ""


def read_unread(games: GameLookup, raw: bytes, digest: str) -> ReceivedMail:
    """Read only who wrote a mail that is too large, however long its header is. Never raises."""
    settings, headers = games.host.settings, read_headers(raw, len(raw))
    automatic = automatic_reason(headers, settings.address)
    return ReceivedMail(digest, headers, Inbox(), Requests(), sender_address(headers), automatic)


def sort_by_game(games: GameLookup, mail: ReceivedMail) -> tuple[list[GamePart], list[str]]:
    """Sort what was found by the games that it is for; with sentences about what is for none."""
    sorting = _Sorting(games, mail)
    sorting.sort()
    return list(sorting.parts.values()), sorting.faults


@mutable
class _Sorting:
    games: GameLookup
    mail: ReceivedMail
    parts: dict[str, GamePart] = attrs.Factory(dict)
    faults: list[str] = attrs.Factory(list)
    answered: Answered = attrs.field(init=False)
    meant: list[HostedGame] = attrs.Factory(list)

    def __attrs_post_init__(self) -> None:
        self.answered = read_answered(self.mail.headers)

    def sort(self) -> None:
        mail, registered = self.mail, self.games.games_of(self.mail.account)
        own = self._own_text() if registered and not mail.automatic else None
        asks: tuple[Command, ...] = ()
        if own:
            self.meant = games_meant(self.games, mail.account, self.answered)
            own = self._take_messages(own)
            # The word pause is no misspelt order to pass.
            own = own.take(without_spoken(own.text, self.games.now.date()), "request")
        if own and not mail.thread:
            asks, text = take_commands(first(mail.headers, "subject"), own.text)
            own = own.take(text, "command")
            if any(one.name == NO_STANDBY for one in asks):
                self.mail = attrs.evolve(self.mail, requests=self.mail.requests + Requests(plays_now=True))
                asks = tuple(one for one in asks if one.name != NO_STANDBY)
        mail = self.mail
        typed = [*find_typed(self.meant, mail.account, self.answered, own)] if own else []
        for given in mail.inbox.orders:
            # Orders with a line `game: world`, or without their player, look like broken ones, too.
            if not (
                typed and given.found.standing == "unreadable" and not given.found.quoted and _begins_typed(given.found)
            ):
                self._orders(given.found)
        for folder, found in typed:
            self._part(folder).orders.append(found)
        self.faults += [trouble for _, trouble in mail.inbox.troubles]
        for game in mail.inbox.games:
            self._game_file(game)
        for document in mail.inbox.documents:
            self._document(document)
        yes = said_yes(mail.parsed)
        if not mail.thread and yes.said:
            for folder in registered:
                self._part(folder).yes = yes
        if not mail.requests.empty:
            meant = self._games_meant([one.folder for one in self.parts.values()] or registered)
            for folder, requests in each_in_its_game(self.games, meant, mail.requests):
                self._part(folder).requests = requests
        for folder in self._of_thread(registered) if asks else ():
            # The heading of a list of orders is no question.
            listed = any(found.typed for found in self._part(folder).orders)
            self._part(folder).commands = tuple(one for one in asks if one.name != ORDERS or not listed)
        if own and self.mail.requests.empty and not yes.said:
            self._ask_about_doubtful(own)
            self._pass_words_on(own, registered)
        if mail.parsed.troubles and not self.parts and registered:
            self._part(registered[0])

    def _own_text(self) -> OwnText:
        """Return what the author wrote, but for the requests in it."""
        own = own_text(self.mail.parsed)
        return own.take(take_requests(own.text)[1], "request")

    def _take_messages(self, own: OwnText) -> OwnText:
        """Take what is said to others off; where lines of it look like orders, nobody can say which they are."""
        names: set[str] = set()
        for game in self.meant:
            names |= {fold(name) for seat in game.genesis.players for name in (seat.id, seat.name)}
            for seat in seats_deciding(game, self.mail.account)[:1]:
                if orders_among(game.game, seat, [*spoken_lines(own.text, names)]):
                    return attrs.evolve(own, addressed=True)
        said, text = take_messages(own.text, names)
        self.mail = attrs.evolve(self.mail, requests=self.mail.requests + said)
        return own.take(text, "message")

    def _pass_words_on(self, own: OwnText, registered: list[GameFolder]) -> None:
        """Pass on what a program cannot answer: to the player whose message it answers, or to the game master."""
        found = [one for part in self.parts.values() for one in part.orders]
        busy = any(part.commands or part.games or part.documents for part in self.parts.values())
        if busy or not self.mail.requests.empty or self.mail.parsed.troubles or self.faults:
            return
        folder = next(iter(self._of_thread(registered)), None)
        words = own.text.strip()
        if found:
            prose = [line.text for one in found if one.typed for line in one.typed.prose]
            words = "\n".join(line for line in prose if line.endswith("?"))
        if folder is None or not words or own.unsure or ANSWER in words:
            return
        game = self.games.newest(folder)
        to = "" if found else self._writer_answered(game)
        if to or game.read_settings().gm.address:
            self._part(folder).requests = message_to(to or GM, words)
            self._part(folder).passed_on = not to

    def _writer_answered(self, game: HostedGame) -> str:
        """Return who wrote the message of a player that the mail answers; "" for nobody."""
        parent = _OWN_ID.fullmatch(first(self.mail.headers, "in-reply-to").strip())
        seats = game.open_turn().seats_at(self.mail.account)
        return writer_answered(game, seats, parent[1]) if parent else ""

    def _ask_about_doubtful(self, own: OwnText) -> None:
        """Ask about lines that only may be orders, unless the mail holds anything better."""
        if any(holds_orders(self.games, one.folder, one.orders) for one in self.parts.values()):
            return
        near = self._of_thread(self.games.games_of(self.mail.account))[:1]
        said = any(self._writer_answered(self.games.newest(folder)) for folder in near)
        if said or self.faults or own.unsure or any(part.commands for part in self.parts.values()):
            own = own.take(
                "\n" * own.text.count("\n"), "words"
            )  # words for somebody, of somebody else, or of orders for another game
        unreadable = [one for part in self.parts.values() for one in part.orders if one.problems]
        for folder, found in find_doubtful(self.meant, self.mail.account, self.answered, own, unreadable):
            self._part(folder).orders = [found]

    def _part(self, folder: GameFolder) -> GamePart:
        return self.parts.setdefault(folder.name, GamePart(folder))

    def _orders(self, found: FoundOrders) -> None:
        if found.game_id:
            folder = self.games.by_id(found.game_id)
        elif found.game_name:
            folder = self.games.by_name(found.game_name)
        else:
            # Unreadable orders name no game; a player whose address is known hears of them.
            folder = next(iter(self._of_thread(self.games.games_of(self.mail.account))), None)
        if folder is not None:
            self._part(folder).orders.append(found)
            return
        name = f"the game {one_line(found.game_name, 60)!a}" if found.game_name else ""
        which = name or "a game without a name"
        self.faults.append(f"orders for {which}, which is not hosted here")

    def _game_file(self, given: GivenGame) -> None:
        if folder := self.games.by_id(given.game.genesis.game_id.hex()):
            self._part(folder).games.append(given)
        else:
            name = given.game.genesis.name
            self.faults.append(f"a game file of {name}, which is not hosted here")

    def _document(self, given: GivenDocument) -> None:
        if given.kind == START:
            self.faults.append(NO_START)
        elif given.game_id and (folder := self.games.by_id(given.game_id)):
            self._part(folder).documents.append(given)
        else:
            self.faults.append(f"{given.kind}, for no game that is hosted here")

    def _games_meant(self, near: list[GameFolder]) -> list[GameFolder]:
        """Return the games that requests are for: those named, the one of the thread, or all near."""
        asked = self.mail.requests
        names = [one.game for one in asked.messages]
        names += [one.game for one in asked.absences]
        names += [one.game for one in asked.returns]
        named = [self.games.by_name(name) for name in names if name]
        if found := [folder for folder in named if folder]:
            return found
        return self._of_thread(near)

    def _of_thread(self, near: list[GameFolder]) -> list[GameFolder]:
        """Return the games whose letters the mail answers; all near where it answers none of them."""
        answered = self.answered
        return [
            folder
            for folder in near
            if folder.name in answered.threads or (answered.name and folder.name == file_stem(answered.name))
        ] or near


def _begins_typed(found: FoundOrders) -> bool:
    begun = found.text.lstrip("> |\t\u00a0").lower()
    return begun.startswith(("game:", "game :")) or "player" not in begun
