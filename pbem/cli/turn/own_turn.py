"""The turn of a player: the newest file of a game, proved and in its folder, and what lies there for the next record."""

import os
from collections.abc import Sequence
from itertools import count

import attrs

from pbem.cli.games.own_seats import home_of, is_sealed_by, own_public
from pbem.cli.games.standing import GameStanding
from pbem.cli.orders import decision_files
from pbem.cli.orders.at_hand import OrdersAtHand, is_open, orders_at_hand
from pbem.cli.orders.decision_files import DecisionCopies
from pbem.cli.say import console, questions
from pbem.cli.turn.arrivals import ArrivedGame, downloads, modified
from pbem.engine.file.invitation import invitation_hash
from pbem.engine.file.phrases import format_head, listed, quoted
from pbem.engine.pending.pending import pending
from pbem.engine.pending.value import NO_GAME, Pending
from pbem.engine.play.play import Game
from pbem.engine.text.file_names import file_name, orders_name
from pbem.engine.words.template import header
from pbem.errors import ConflictError, FileTakenError, InputError
from pbem.local import files, game_files, game_notes, known_games
from pbem.local.game_files import OpenedGame
from pbem.mail.inbox import GivenDocument, GivenGame, GivenMail
from pbem.record import value

_ABOUT_PUTTING = (
    "It is copied out of the mail or the downloads, so that the game has a folder; nothing there is overwritten."
)


@value
class OwnTurn:
    """
    A game as its player finds it: `me` is the seat that is played now, `mine` are all that are played here.

    `older` are the files in its folder that the newest one continues, `decisions` what the group is to decide, each
    with its copies. These and seals are files. `found` says what the game waits for, and what is due here, `mails`
    are those that came, the latest last.
    """

    opened: OpenedGame
    at_hand: OrdersAtHand
    decisions: tuple[DecisionCopies, ...]
    seals: tuple[GivenDocument, ...]
    older: tuple[GivenGame, ...]
    me: str
    mine: tuple[str, ...]
    orders: str = ""
    found: Pending = NO_GAME
    mails: tuple[GivenMail, ...] = ()

    @property
    def game(self) -> Game:
        """The game."""
        return self.opened.game

    @property
    def again(self) -> str:
        """The command that continues here."""
        return console.format_command("turn", self.game.file.genesis.name)

    @property
    def others(self) -> tuple[str, ...]:
        """Who plays elsewhere, the host too; bots do not."""
        genesis = self.game.file.genesis
        here = (*self.mine, *genesis.bots)
        return tuple(id_ for id_, _ in genesis.people() if id_ not in here)

    @property
    def made_here(self) -> bool:
        """Whether the user's key has sealed the file: the last turn was played here."""
        return is_sealed_by(self.game.file, own_public())

    @property
    def view(self) -> GameStanding:
        """How the game stands, as `pbem games` says it."""
        newest = GivenGame(self.opened.path, self.opened.path, self.opened.data, self.game.file)
        return GameStanding(self.game, newest, self.at_hand, self.mine, self.found, self.decisions)

    def is_done(self) -> bool:
        """
        Say whether the orders of `me` are there, signed, sealed, or in a mail if there is no key.

        What counts is the user's own file: a mail that was written of it may be older.
        """
        path = self.orders
        sound = any(
            worth.worth == "sound" and worth.seat == self.me and _is_same(given.path, path)
            for given, worth in self.at_hand.weighed
        )
        if self.me in self.game.file.genesis.identities:
            return sound
        return sound and game_notes.paper(self.orders) in game_notes.papers_of(self.game.file.genesis)


def _is_same(path: str, other: str) -> bool:
    return os.path.realpath(path) == os.path.realpath(other)


def prepare(found: ArrivedGame, me: str, mine: tuple[str, ...]) -> OwnTurn:
    """
    Prove the newest file of a game, put it into the folder of the game, and sort what lies there for it.

    Raises ConflictError for two histories of the game.
    """
    there = found.files
    if there.forks:
        other, place = there.forks[0]
        raise ConflictError(
            f"{there.newest.name} and {other.name} hold two histories of {quoted(found.name)}: record "
            f"{place} is not the same. Compare the short head with the others "
            f"({format_head(there.newest.game.head)} here), and put the wrong file aside"
        )
    _require_proved(there.newest)
    opened = game_files.opened_from(_in_folder(there.newest), there.newest.data)
    seals = in_files(found.seals, opened.folder)
    copies = in_files(decision_files.fresh_copies(found.decisions), opened.folder, numbered=True)
    decisions = decision_files.gather_copies(copies)
    at_hand = orders_at_hand(opened.game, found.orders, seals, [one for one, _ in decisions])
    older = [one for one in there.older if not one.in_mail and lies_in(one.path, opened.folder)]
    turn = OwnTurn(opened, at_hand, decisions, seals, tuple(older), me, mine, mails=found.mails)
    return _looked_at(attrs.evolve(turn, orders=_own_orders(turn)))


def _looked_at(turn: OwnTurn) -> OwnTurn:
    """Return a turn with what is due in it; orders that are still being written count as drafts."""
    drafts = () if turn.is_done() else (turn.me,)
    return handed_out(turn, drafts)


def handed_out(turn: OwnTurn, drafts: Sequence[str] = ()) -> OwnTurn:
    """Return a turn in which the user's orders have left the user's hands, except those of `drafts`."""
    home = home_of(turn.game.file, turn.opened.folder, turn.mine, drafts)
    return attrs.evolve(turn, found=pending(turn.game, turn.at_hand.papers, home))


def _require_proved(newest: GivenGame) -> None:
    """Prove what is new in a file, as `pbem verify` does. Raises ConflictError."""
    with console.counting("proved", newest.game.index + 1) as progress:
        verdict, mismatch = known_games.audit(newest.path, newest.data, progress, notify=console.warn)
    if verdict.fault:
        raise ConflictError(
            f"{newest.name} is not sound: {verdict.fault.said}. Ask for it again, and take this one away"
        )
    if mismatch:
        more = console.format_command("verify", newest.path)
        raise ConflictError(f"{newest.name}: {mismatch.what}. Nothing was done; see {more}")


def folder_of(newest: GivenGame) -> str:
    """Return the folder of a game: as noted, or that of its file; "" for the current one."""
    noted = _noted_folder(newest)
    if noted and os.path.isdir(noted):
        return "" if os.path.samefile(noted, os.curdir) else noted
    passing = newest.in_mail or (downloads() and lies_in(newest.path, downloads()))
    return "" if passing else os.path.dirname(newest.path)


def _noted_folder(newest: GivenGame) -> str:
    genesis = newest.game.genesis
    return game_notes.note_of(genesis).folder or game_notes.folder_of_invitation(invitation_hash(genesis.founding))


def _in_folder(newest: GivenGame) -> str:
    """Return the path of a game file in the folder of the game; the first one is put there after a yes."""
    folder, is_known = folder_of(newest), bool(_noted_folder(newest))
    if not newest.in_mail and lies_in(newest.path, folder):
        game_notes.note(newest.game.genesis, folder)
        return newest.path
    name = file_name(newest.game.genesis.name, newest.game.index, ".toml")
    path = os.path.join(folder, name)
    if not (files.exists(path) and game_files.open_game(path).game.file.head == newest.game.head):
        if not is_known and not questions.agrees(
            f"Put {name}, from {newest.path}, into {folder or 'this folder'}?", about=_ABOUT_PUTTING
        ):
            raise InputError("without the newest file in its folder nothing can be done")
        files.write_new(path, newest.data)
        console.note(f"Written: {path}, from {newest.path}")
    game_notes.note(newest.game.genesis, folder)
    return path


def _own_orders(turn: OwnTurn) -> str:
    """Return the file with the user's orders: as it should be called, or one that was signed or chosen."""
    wanted = os.path.join(turn.opened.folder, orders_name(header(turn.game, turn.me)))
    if files.exists(wanted) or turn.game.awaited is None:
        return wanted
    own = [
        (given.path, worth)
        for given, worth in turn.at_hand.weighed
        if worth.seat == turn.me and worth.worth in ("sound", "unsigned") and not is_open(given)
        if given.path.endswith(".toml") and lies_in(given.path, turn.opened.folder)
    ]
    for path, worth in sorted(own, key=lambda one: -modified(one[0])):
        signed = worth.reading is not None and bool(worth.reading.sig)
        if signed or questions.agrees(f"{path} holds orders of {turn.me} for this turn. Go on with it?", default=None):
            return path
    return wanted


def in_files(
    documents: Sequence[GivenDocument], folder: str, *, is_known: bool = True, numbered: bool = False
) -> tuple[GivenDocument, ...]:
    """
    Return documents of which each is a file: those in mails are put into the folder, the first ones after a yes.

    Where another file has the name the document stays where it is, or gets a number if it is `numbered`.
    """
    taken = [one for one in documents if not one.in_mail]
    loose = {one.data: one for one in documents if one.data not in {file.data for file in taken}}
    names = f"{listed([one.file_name for one in loose.values()])}, from {listed([*dict.fromkeys(one.path for one in loose.values())])},"
    if not loose or not (
        is_known or questions.agrees(f"Put {names} into {folder or 'this folder'}?", about=_ABOUT_PUTTING)
    ):
        return tuple(taken)
    for one in loose.values():
        path = os.path.join(folder, one.file_name)
        if numbered and files.exists(path):
            stem, ending = os.path.splitext(path)
            path = next(name for name in (f"{stem}-{at}{ending}" for at in count(2)) if not files.exists(name))
        try:
            files.write_new(path, one.data)
        except FileTakenError:
            console.warn(f"{one.name} was left where it is: another {path} lies there")
            continue
        console.note(f"Written: {path}, from {one.path}")
        taken.append(attrs.evolve(one, path=path, in_mail=False))
    return tuple(taken)


def lies_in(path: str, folder: str) -> bool:
    """Say whether a file lies in a folder."""
    return os.path.realpath(os.path.dirname(path) or os.curdir) == os.path.realpath(folder or os.curdir)


def rivals(at_hand: OrdersAtHand, mine: Sequence[str]) -> tuple[str, Sequence[str]] | None:
    """Return a player of whom two different sound orders without a number lie there, and where these lie."""
    seen: dict[str, tuple[object, str]] = {}
    for given, worth in at_hand.weighed:
        if worth.worth == "sound" and worth.seat not in mine:
            document = {key: value for key, value in given.found.document.items() if key != "proof"}
            known, path = seen.setdefault(worth.seat, (document, given.path))
            if known != document:
                return worth.seat, (path, given.path)
    return None
