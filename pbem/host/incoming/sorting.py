"""What a received mail holds, sorted by the games that it is for."""

from collections.abc import Sequence
from functools import cached_property

import attrs

from pbem.engine.short.reading import orders_among
from pbem.engine.text.file_names import file_stem
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.player_requests import writer_answered
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.incoming.meant_games import MeantGame, each_in_its_game, games_meant
from pbem.host.incoming.meant_orders import find_doubtful, find_typed, holds_orders, is_no_order_file
from pbem.host.mails.messages import ANSWER, GM
from pbem.mail.commands import NO_STANDBY, ORDERS, Command, message_to
from pbem.mail.draft import one_line
from pbem.mail.file_kind import START
from pbem.mail.found import FoundOrders
from pbem.mail.inbox import GivenDocument, GivenGame
from pbem.mail.kinds import Envelope, take_words
from pbem.mail.lines import OwnText
from pbem.mail.requests import NOTHING_ASKED, Requests
from pbem.mail.typed_requests import Yes
from pbem.record import mutable

NO_START = (
    f"{START}. A host takes no part in that round; nothing was done. Mail the file to everybody "
    "who plays (and to the game master, if the host makes the dice): they continue with pbem "
    "join and pbem start. The game master adds the finished game file with pbem host add, and "
    "from then on this address hosts it"
)


@mutable
class GamePart:
    """
    What a mail holds for one game; `passed_on` says that its requests are words for the game master.

    `words` stand beside a game file, and were read as nothing else.
    """

    folder: GameFolder
    orders: list[FoundOrders] = attrs.Factory(list)
    games: list[GivenGame] = attrs.Factory(list)
    documents: list[GivenDocument] = attrs.Factory(list)
    yes: Yes = attrs.Factory(Yes)
    requests: Requests = attrs.Factory(Requests)
    commands: tuple[Command, ...] = ()
    passed_on: bool = False
    words: str = ""


def sort_by_game(games: GameLookup, mail: ReceivedMail) -> tuple[list[GamePart], list[str]]:
    """Sort what was found by the games that it is for; with sentences about what is for none."""
    sorting = Sorting(games, mail)
    sorting.sort()
    return list(sorting.parts.values()), sorting.faults


@mutable
class Sorting:
    """
    A mail on its way to the games that it is for.

    `own` is what its author wrote, as far as it is not read yet; nothing of a stranger's or a program's.
    """

    games: GameLookup
    mail: ReceivedMail
    parts: dict[str, GamePart] = attrs.Factory(dict)
    faults: list[str] = attrs.Factory(list)
    asked: tuple[Command, ...] = ()
    meant: list[MeantGame] = attrs.Factory(list)
    own: OwnText | None = None

    @cached_property
    def registered(self) -> list[GameFolder]:
        """The games in which the address is registered for which the mail speaks."""
        return self.games.games_of(self.mail.account)

    def sort(self) -> None:
        """Take from the author's lines what is said to people and to the host, then orders; the rest is asked about."""
        if self.registered and not self.mail.automatic:
            self.own = self.mail.own
            self.meant = games_meant(self.games, self.mail)
            self._take_words(self.own)
        self._file_orders([*find_typed(self.meant, self.own)] if self.own else [])
        self._file_documents()
        self._file_requests(Yes() if self.mail.thread else self.mail.yes)
        if self.own and not self.mail.yes.said:
            self._ask_about_doubtful(self.own)
            self._pass_words_on(self.own)
        if self.mail.parsed.troubles and not self.parts and self.registered:
            self._part(self.registered[0])

    # ── what is said to people and to the host ───────────────────────────────────────────────────

    def _take_words(self, own: OwnText) -> None:
        envelope = Envelope(self.mail.subject, self.mail.is_reply, self.games.now.date())
        names = {name for at in self.meant for name in at.names}
        said = take_words(own, names, self._orders_in, envelope)
        self.own = said.rest
        # From an address that is not registered nothing is answered, and the registered one hears so (`message_part`).
        self.asked = () if self.mail.thread else tuple(one for one in said.commands if one.name != NO_STANDBY)
        plays = Requests(plays_now=True) if len(self.asked) < len(said.commands) else NOTHING_ASKED
        self._ask(said.asked + plays)

    def _orders_in(self, lines: Sequence[str]) -> set[str]:
        """Return those lines that look like orders of the author's."""
        found = (orders_among(at.game.game, seat, lines) for at in self.meant for seat in at.deciding[:1])
        return set().union(*found)

    def _ask(self, more: Requests) -> None:
        if not more.empty:
            self.mail = attrs.evolve(self.mail, requests=self.mail.requests + more)

    def _file_requests(self, yes: Yes) -> None:
        for folder in self.registered if yes.said else ():
            self._part(folder).yes = yes
        if not self.mail.requests.empty:
            meant = self._games_meant([one.folder for one in self.parts.values()] or self.registered)
            for folder, requests in each_in_its_game(self.games, meant, self.mail.requests):
                self._part(folder).requests = requests
        for folder in self._of_thread(self.registered) if self.asked else ():
            # The heading of a list of orders is no question.
            listed = any(found.typed for found in self._part(folder).orders)
            self._part(folder).commands = tuple(one for one in self.asked if one.name != ORDERS or not listed)

    def _pass_words_on(self, own: OwnText) -> None:
        """Pass on what a program cannot answer: to the player whose message it answers, or to the game master."""
        for part in self.parts.values() if not own.unsure else ():
            part.words = own.text.strip() if part.games and not part.orders else ""
        found = [one for part in self.parts.values() for one in part.orders]
        busy = any(part.commands or part.games or part.documents for part in self.parts.values())
        if busy or not self.mail.requests.empty or self.mail.parsed.troubles or self.faults:
            return
        folder = next(iter(self._of_thread(self.registered)), None)
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
        letter, _ = self.mail.answered.letter if self.mail.is_reply else ("", "")
        return writer_answered(game, game.open_turn().seats_at(self.mail.account), letter) if letter else ""

    def _ask_about_doubtful(self, own: OwnText) -> None:
        """Ask about lines that only may be orders, unless the mail holds anything better."""
        if any(holds_orders(self.games, one.folder, one.orders) for one in self.parts.values()):
            return
        near = self._of_thread(self.registered)[:1]
        said = any(self._writer_answered(self.games.newest(folder)) for folder in near)
        if said or self.faults or any(part.commands for part in self.parts.values()):
            own = own.take("\n" * own.text.count("\n"), "words")  # for somebody, or of orders for another game
        elif own.unsure:
            own = own.take(own.above, "words")
        unreadable = [one for part in self.parts.values() for one in part.orders if one.problems]
        for folder, found in find_doubtful(self.meant, own, unreadable):
            self._part(folder).orders = [found]

    # ── orders and files, each in its game ───────────────────────────────────────────────────────

    def _part(self, folder: GameFolder) -> GamePart:
        return self.parts.setdefault(folder.name, GamePart(folder))

    def _file_orders(self, typed: Sequence[tuple[GameFolder, FoundOrders]]) -> None:
        for found in (given.found for given in self.mail.inbox.orders):
            if not (typed and is_no_order_file(found)):
                self._orders(found)
        for folder, found in typed:
            self._part(folder).orders.append(found)

    def _orders(self, found: FoundOrders) -> None:
        if found.game_id:
            folder = self.games.by_id(found.game_id)
        elif found.game_name:
            folder = self.games.by_name(found.game_name)
        else:
            # Unreadable orders name no game; a player whose address is known hears of them.
            folder = next(iter(self._of_thread(self.registered)), None)
        if folder is not None:
            self._part(folder).orders.append(found)
            return
        name = f"the game {one_line(found.game_name, 60)!a}" if found.game_name else ""
        which = name or "a game without a name"
        self.faults.append(f"orders for {which}, which is not hosted here")

    def _file_documents(self) -> None:
        self.faults += [trouble for _, trouble in self.mail.inbox.troubles]
        for game in self.mail.inbox.games:
            self._game_file(game)
        for document in self.mail.inbox.documents:
            self._document(document)

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
        answered = self.mail.answered
        return [
            folder
            for folder in near
            if folder.name in answered.threads or (answered.name and folder.name == file_stem(answered.name))
        ] or near
