"""
The desk of a host with `[welcome]`: strangers come in with a code, games are opened and seats taken by mail.

Whoever writes from an address that nobody here has gets one fixed text with a code, and nothing is kept of the mail.
A mail that bears the code of its sender may ask for anything; somebody who is known here is asked for a yes instead.
"""

from collections.abc import Callable, Iterator
from functools import cached_property

import attrs

from pbem.engine.file.phrases import counted, listed
from pbem.engine.file.plain_ids import free_id
from pbem.engine.table.sheet import nearest
from pbem.engine.text.file_names import file_stem
from pbem.host.folder.game_folder import OPENED_BY_MAIL
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.waiting_games import DeskQuestion, Guest, WaitingGame, asked_before, keep_asked, keep_waiting
from pbem.host.games.beginning import faults_of, opened_by_mail, still_waiting
from pbem.host.games.game_lookup import GameLookup
from pbem.host.incoming.answers import MailWork
from pbem.host.incoming.desk_answers import begin, take_answers
from pbem.host.incoming.desk_games import described, name_fault, read_game, rules_line, welcomed
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.incoming.stranger_part import desk_code
from pbem.host.mails.desk_mails import asked, choices, desk_answer, game_lists, own_code, seat_taken
from pbem.host.settings import ANYBODY, PLAYERS, Welcome
from pbem.host.values.open_turn import format_code
from pbem.local import files, registry
from pbem.mail.desk_words import GAMES, JOIN, LEAVE, MOST_UNREAD, NEW, DeskWish, read_wish
from pbem.mail.letter import Block, Points, Sentences
from pbem.record import tool

MOST_OWN = 2
"""How many games that one address opened may wait at a time."""


def serve(work: MailWork) -> bool:
    """Do what a mail asks at the desk; say whether it asked anything there."""
    welcome = work.games.host.settings.welcome
    if welcome is None or work.mail.automatic or not work.mail.sender:
        return False
    return _Desk(work, welcome).serve()


@tool
class _Desk:
    """One mail at the desk."""

    work: MailWork
    welcome: Welcome

    @property
    def games(self) -> GameLookup:
        return self.work.games

    @property
    def mail(self) -> ReceivedMail:
        return self.work.mail

    @property
    def host(self) -> HostFolder:
        return self.games.host

    @property
    def sender(self) -> str:
        return self.mail.sender

    @cached_property
    def waiting(self) -> list[WaitingGame]:
        return list(still_waiting(self.host))

    def serve(self) -> bool:
        if take_answers(self.work, self.waiting):
            return True
        subject = "" if self.mail.is_reply else self.mail.subject
        wish, yes = read_wish(subject, self.mail.own.text), self.mail.yes
        proved = self._is_proved()
        registered = bool(self.games.games_of(self.sender))
        question = asked_before(self.host, self.sender)
        if yes.code and yes.code == question.code:
            # It is done once: whoever mails a copy of the yes is only shown how things stand.
            wish = read_wish("", question.line) if question.is_open else DeskWish(GAMES, question.line)
            proved = True
            keep_asked(
                self.host, self.sender, attrs.evolve(question, done=question.done + question.is_open, is_open=False)
            )
        if not proved and not registered and not any(game.guest_at(self.sender) for game in self.waiting):
            return False
        if wish is None:
            if registered:
                return False
            wish = DeskWish(GAMES, "games") if yes.said else self._not_understood()
        if registered and not proved and not self._is_meant(wish):
            return False
        self._answer(wish, proved=proved)
        return True

    def _not_understood(self) -> DeskWish:
        """Return what is done about a mail that asks nothing: the games are shown, and its lines quoted."""
        lines = self.mail.own.text.split("\n")
        return DeskWish(GAMES, "", unread=tuple(line for line in lines if line.strip())[:MOST_UNREAD])

    def _is_proved(self) -> bool:
        """Say whether a mail bears the code of its sender, of this month or the last."""
        given = self.mail.codes
        this = f"{self.games.now:%Y-%m}"
        year, month = int(this[:4]), int(this[5:])
        last = f"{year - (month == 1):04d}-{(month - 2) % 12 + 1:02d}"
        return bool(given) and any(desk_code(self.host, self.sender, one) in given for one in (this, last))

    def _is_meant(self, wish: DeskWish) -> bool:
        """Say whether a player of a game here means the desk, and not a word to others such as `leave it`."""
        return wish.word in (GAMES, NEW) or self._find(wish.game) is not None or bool(self._hosted(wish.game))

    def _answer(self, wish: DeskWish, *, proved: bool) -> None:
        does: dict[str, Callable[[DeskWish], Iterator[Block]]] = {
            GAMES: self._games,
            NEW: self._new,
            JOIN: self._join,
            LEAVE: self._leave,
        }
        if proved or wish.word == GAMES or not wish.game:
            blocks = list(does[wish.word](wish))
            if proved:
                # So that a reply to this answer is proved, too, and need not be asked about.
                blocks.append(own_code(desk_code(self.host, self.sender, f"{self.games.now:%Y-%m}")))
        else:
            blocks = list(asked(self._ask(wish.line)))
        self.work.done(f"at the desk: {wish.word}")
        # What was not understood is answered once a day, so two programs never write to each other for ever.
        mark = self.mail.digest if wish.line else f"{self.games.now:%Y-%m-%d} {self.sender.casefold()}"
        self.work.queue(desk_answer(self.sender, wish, blocks, mark, self.mail.ids))

    def _ask(self, line: str) -> str:
        """Keep what is asked for until a yes comes; return its code, another one when the last was used."""
        done = asked_before(self.host, self.sender).done
        about = {"asked": line, "by": self.sender.casefold(), "done": done, "month": f"{self.games.now:%Y-%m}"}
        code = format_code(self.host.secret(), about)
        keep_asked(self.host, self.sender, DeskQuestion(line, code, done, is_open=True))
        return code

    # ── what there is ────────────────────────────────────────────────────────────────────────────

    def _games(self, _wish: DeskWish) -> Iterator[Block]:
        waiting = [described(game) for game in self.waiting if game.free]
        # The games that the owner of the host took in are nobody else's matter.
        playing = [one.name for one in self.host.games() if files.exists(one.inside(OPENED_BY_MAIL))]
        return game_lists(waiting, playing, may_open=self._may_open())

    def _find(self, name: str) -> WaitingGame | None:
        wanted = name.casefold().rstrip(".,")
        return next((game for game in self.waiting if game.name.casefold() == wanted), None)

    def _hosted(self, name: str) -> str:
        """Return the name of the hosted game that is called so."""
        wanted = name.casefold().rstrip(".,")
        return next((folder.name for folder in self.host.games() if folder.name.casefold() == wanted), "")

    # ── to come and go ───────────────────────────────────────────────────────────────────────────

    def _join(self, wish: DeskWish) -> Iterator[Block]:
        game = self._find(wish.game)
        if game is None:
            yield from self._join_begun(wish.game)
        elif guest := game.guest_at(self.sender):
            yield from welcomed(game, guest)
            self._begin_if_full(game)
        elif not game.free:
            yield Sentences(f"All seats of {game.name} are taken.")
        elif fault := name_fault(game, wish):
            yield Sentences(fault)
        else:
            yield from self._seat(game, wish)

    def _join_begun(self, name: str) -> Iterator[Block]:
        begun = self._hosted(name)
        if not begun:
            near = nearest(name, [game.name for game in self.waiting])
            hint = f" Did you mean {listed(near)}?" if near else ""
            yield Sentences(f"No game called {name[:40]} waits for players.{hint} The word games shows those that do.")
            return
        settings = self.host.game(begun).read_settings()
        if own := settings.seats_of(self.sender):
            genesis = self.games.newest(self.host.game(begun)).genesis
            names = {player.id: player.name for player in genesis.players}
            others = [name for seat, name in names.items() if seat != own[0]]
            self.work.about.append(begun)
            yield from seat_taken(begun, names[own[0]], others, 0)
        else:
            yield Sentences(f"{begun} has begun, and its seats are taken.")

    def _seat(self, game: WaitingGame, wish: DeskWish) -> Iterator[Block]:
        guest = Guest(self.sender, free_id(wish.player, [one.id for one in game.guests]), wish.player)
        game = attrs.evolve(game, guests=(*game.guests, guest))
        keep_waiting(self.host, game)
        yield from welcomed(game, guest)
        self._begin_if_full(game)

    def _begin_if_full(self, game: WaitingGame) -> None:
        if not game.free:
            begin(self.work, game)

    def _leave(self, wish: DeskWish) -> Iterator[Block]:
        game = self._find(wish.game)
        if game is None and self._hosted(wish.game):
            yield Sentences(f"{wish.game} has begun. To give up there, write resign in reply to one of its letters.")
            return
        if game is not None:
            keep_waiting(self.host, game.without(self.sender))
        yield Sentences(f"You have no seat in {wish.game[:40]} now.")

    # ── a new game ───────────────────────────────────────────────────────────────────────────────

    def _may_open(self) -> bool:
        allowed = [one.casefold() for one in self.welcome.new]
        plays = PLAYERS in allowed and bool(self.games.games_of(self.sender))
        return ANYBODY in allowed or plays or self.sender.casefold() in allowed

    def _new(self, wish: DeskWish) -> Iterator[Block]:
        if not self._may_open():
            yield Sentences("Only some people open games here; the word games shows those that wait for players.")
            return
        if not wish.game:
            yield from choices([rules_line(one.names[0]) for one in registry.listed() if one.ruleset])
            return
        known = self._find(wish.game)
        game, faults = read_game(wish, f"{self.games.now:%Y-%m-%d}")
        if known and known.guests[0].address.casefold() == self.sender.casefold():
            yield from welcomed(known, known.guests[0])
        elif faults := [*faults, *([] if faults else self._reasons_against(game, wish))]:
            yield Points(f"{wish.game[:40]} was not opened:", tuple(faults))
        else:
            yield from self._seat(game, wish)

    def _reasons_against(self, game: WaitingGame, wish: DeskWish) -> Iterator[str]:
        if self._find(game.name) or self._hosted(game.name) or file_stem(game.name) != game.name:
            yield "There is a game of this name already."
        elif sum(1 for one in self.waiting if one.guests[0].address.casefold() == self.sender.casefold()) >= MOST_OWN:
            yield f"{counted(MOST_OWN, 'game')} that you opened still wait for players."
        elif opened_by_mail(self.games) >= self.welcome.games:
            yield "This host has as many games as it takes now."
        elif fault := name_fault(game, wish):
            yield fault
        else:
            yield from faults_of(game)
