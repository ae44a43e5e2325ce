"""`pbem` alone: the games of this computer, whose turn it is, what came in, and what to type."""

import os
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from pbem.cli.games import duty, game_facts
from pbem.cli.games.own_seats import is_sealed_by, own_public
from pbem.cli.games.standing import GameStanding, standing_of
from pbem.cli.orders.at_hand import OrdersAtHand
from pbem.cli.orders.early_documents import gather, invitation_lines, state_line
from pbem.cli.say import console, facts
from pbem.cli.turn import arrivals
from pbem.cli.turn.arrivals import ArrivedGame
from pbem.engine.file.phrases import format_seats, quoted
from pbem.engine.play.play import Game
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.local import game_notes, input_files, known_games
from pbem.mail.inbox import Inbox, read_inbox

_NOTHING = (
    "No game of yours is known on this computer yet. To begin one: "
    "pbem\u00a0new\u00a0world\u00a0--players\u00a0anna,ben,cleo. If somebody mailed you one, save the mail and type: "
    "pbem\u00a0turn\u00a0FILE. All commands: pbem\u00a0--help"
)


def show() -> None:
    """Look into all folders of the user's games, and say how they stand. Nothing is written or sent."""
    print_overview(*arrivals.look_around())


def print_facts(command: str, names: Sequence[str]) -> None:
    """Print how the games of this computer stand, or those among some files, for programs."""
    if names:
        inbox = read_inbox(input_files.read_items(names), look_up=known_games.seen_genesis)
        games = arrivals.games_in(inbox)
    else:
        games, inbox = arrivals.look_around()
    invited, unreadable = gather(arrivals.invitations(inbox), [one.files.newest.game for one in games])
    facts.print_facts(
        command,
        {
            "games": [_facts(one) for one in games],
            "invitations": [{"game": one.name, "in_words": state_line(one)} for one in invited],
            "troubles": [*unreadable, *(f"{name}: {what}" for name, what in inbox.troubles)],
        },
    )


def _facts(found: ArrivedGame) -> Data:
    game, newest = found.files.game, found.files.newest
    if game is None or found.files.forks:
        named = game_facts.of_game(newest.game.genesis, newest.game.index, newest.game.head)
        fault = found.files.fault or "two histories of it lie here"
        return {**named, "file": os.path.abspath(newest.path) if newest.path else None, "fault": fault}
    return game_facts.of_standing(game, newest.path, _standing(found, game))


def print_overview(games: Sequence[ArrivedGame], inbox: Inbox) -> None:
    """Say how games stand: those in which something is due first."""
    live = [one for one in games if not _is_old(one)]
    for found in sorted(live, key=lambda one: (not is_due(one), one.name)):
        console.print_wrapped(_lines(found))
    begun = [one.files.newest.game for one in games]
    invited = [*invitation_lines(arrivals.invitations(inbox), begun, known=True)]
    console.print_wrapped(invited)
    if len(live) < len(games):
        console.note(f"Over: {', '.join(one.name for one in games if one not in live)}.")
    lost = _lost_games(games)
    for note in lost:
        console.note(f"{quoted(note.name)} is not in {note.folder} any more. Type pbem turn in its folder.")
    if not games and not lost and not invited:
        console.note(_NOTHING)


def is_due(found: ArrivedGame) -> bool:
    """Say whether the user has something to do in a game now."""
    game = found.files.game
    return game is not None and _standing(found, game).is_due


def require_key(found: ArrivedGame) -> None:
    """Raise InputError where all that was played here was played with keys that are gone, and say what is left to do."""
    game = found.files.game
    view = _standing(found, game) if game else None
    if view and view.found.stuck and not view.mine:
        raise InputError(" ".join(duty.obstacles(view)))


def without_key(found: ArrivedGame, game: Game, seat: str) -> str:
    """Say what somebody can do whose seat is played with a key that is not here."""
    return duty.without_key(seat, _standing(found, game))


def _standing(found: ArrivedGame, game: Game) -> GameStanding:
    return standing_of(found.files.newest, game, found.orders, found.seals, found.decisions)


def label(found: ArrivedGame) -> str:
    """Return what tells a game from others: its name, and its folder where it is not this one."""
    folder = os.path.dirname(found.files.newest.path)
    return f"{found.name} in {folder}" if folder else found.name


def _is_old(found: ArrivedGame) -> bool:
    """Say whether a game is over, and its end was looked at."""
    game = found.files.game
    if game is None or game.awaited is not None:
        return False
    return game_notes.note_of(game.file.genesis).looked >= game.file.index


def _lines(found: ArrivedGame) -> Iterator[str]:
    files = found.files
    folder = os.path.dirname(files.newest.path) or os.curdir
    yield f"{quoted(found.name)}, in {os.path.abspath(folder)}"
    if files.forks:
        yield f"  Two histories of it lie here: {console.format_command('status', folder)}"
    if files.game is None:
        yield f"  {files.newest.name} cannot be continued: {files.fault}"
    elif files.game.awaited is None:
        yield f"  {_standing(found, files.game).said()}."
        yield f"  to do: {console.format_command('turn', found.name)}"
    else:
        yield from _live_lines(found, files.game)


def _live_lines(found: ArrivedGame, game: Game) -> Iterator[str]:
    genesis, view = game.file.genesis, _standing(found, game)
    since = format_since(arrivals.modified(found.files.newest.path), int(time.time()))
    yield f"  {view.said()}, {since}. Next: {game.next}"
    if news := [*_news(found, game, view.at_hand, view.mine)]:
        yield f"  Came in: {', '.join(news)}."
    yield from (f"  {said}" for said in (*duty.obstacles(view), *view.notices()))
    if view.is_due:
        yield f"  to do: {console.format_command('turn', genesis.name)}"


def _news(found: ArrivedGame, game: Game, at_hand: OrdersAtHand, mine: Sequence[str]) -> Iterator[str]:
    """Yield what came in and was not looked at: a newer game file, orders of others, decisions."""
    newest, genesis = found.files.newest, game.file.genesis
    known = game_notes.note_of(genesis)
    if newest.game.index > known.looked and not is_sealed_by(game.file, own_public()):
        yield newest.name
    for seat, given in at_hand.sound.items():
        if seat not in mine:
            yield f"orders of {format_seats(genesis, [seat])} ({given.name})"
    yield from (f"sealed orders of {format_seats(genesis, [seat])}" for seat in at_hand.sealed if seat not in mine)
    yield from (f"a decision of the group ({given.name})" for given in found.decisions)


def format_since(moment: int, now: int) -> str:
    """Say since when, as people do where this computer stands; both are seconds."""
    # Without a zone, `astimezone` takes that of this computer.
    then, today = (datetime.fromtimestamp(one, UTC).astimezone().date() for one in (moment, now))
    days = max(0, (today - then).days)
    if days < 2:
        return ("since today", "since yesterday")[days]
    return f"since {then.day} {then:%B} ({days} days)"


def _lost_games(games: Sequence[ArrivedGame]) -> list[game_notes.GameNote]:
    """Return the games of which this computer knows, but has no file any more where it lay."""
    there = {one.files.newest.game.genesis.game_id.hex() for one in games}
    begun = {note.game_id: note for note in game_notes.all_notes() if known_games.seen_genesis(note.game_id)}
    return [note for game_id, note in begun.items() if game_id not in there]
