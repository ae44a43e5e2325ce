"""`pbem` alone: the games of this computer, whose turn it is, what came in, and what to type."""

import os
import time
from collections.abc import Iterator, Sequence

from pbem.cli.games.own_seats import format_with_you, is_sealed_by, own_public, seats_here
from pbem.cli.orders.at_hand import OrdersAtHand, orders_at_hand
from pbem.cli.orders.early_documents import invitation_lines
from pbem.cli.say import console
from pbem.cli.turn import arrivals
from pbem.cli.turn.arrivals import ArrivedGame
from pbem.engine.file.phrases import format_awaited, quoted
from pbem.engine.play.play import Game, needed_witnesses
from pbem.local import game_notes, known_games
from pbem.mail.inbox import Inbox

_DAY = 24 * 60 * 60
_NOTHING = (
    "No game of yours is known on this computer yet. To begin one: "
    "pbem\u00a0new\u00a0world\u00a0--players\u00a0anna,ben,cleo. If somebody mailed you one, save the mail and type: "
    "pbem\u00a0turn\u00a0FILE. All commands: pbem\u00a0--help"
)


def show() -> None:
    """Look into all folders of the user's games, and say how they stand. Nothing is written or sent."""
    print_overview(*arrivals.look_around())


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
        console.note(
            f"{quoted(note.name)} is not in {note.folder} any more. Type pbem turn in its folder."
        )
    if not games and not lost and not invited:
        console.note(_NOTHING)


def is_due(found: ArrivedGame, key_file: str | None = None) -> bool:
    """Say whether the user has something to do in a game now."""
    game = found.files.game
    if game is None or game.awaited is None:
        return False
    mine = seats_here(game.file.genesis, key_file)
    at_hand = orders_at_hand(game, found.orders, found.seals)
    if not mine:
        return True
    return bool(set(_owing(game, at_hand)) & set(mine))


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
        yield "  The game is over."
        yield f"  next: {console.format_command('turn', found.name)}"
    else:
        yield from _live_lines(found, files.game)


def _live_lines(found: ArrivedGame, game: Game) -> Iterator[str]:
    genesis = game.file.genesis
    mine = seats_here(genesis)
    at_hand = orders_at_hand(game, found.orders, found.seals)
    owing = _owing(game, at_hand)
    since = format_since(arrivals.modified(found.files.newest.path), int(time.time()))
    due = format_awaited(genesis, game.awaited, game.table.clock(game.state))
    yield f"  Waiting for {format_with_you(genesis, owing, mine)} {since}. Next: {due}"
    if news := [*_news(found, game, at_hand, mine)]:
        yield f"  Came in: {', '.join(news)}."
    if ready := _draft(found, game):
        yield f"  The mail is written; if you have not sent it yet: {ready}"
    if not mine or set(owing) & set(mine):
        yield f"  next: {console.format_command('turn', genesis.name)}"


def _owing(game: Game, at_hand: OrdersAtHand) -> list[str]:
    """Return who has something to do: write, open what is sealed, or make the dice."""
    if due := at_hand.missing(game) or at_hand.unopened(game):
        return due
    # Orders of an open game count once they are played: until then their players may still be writing.
    must = game.awaited.must if game.awaited else ()
    return [*(needed_witnesses(game, list(at_hand.sound)) or must)]


def _draft(found: ArrivedGame, game: Game) -> str:
    """Return the draft with the user's last step, if it lies there and nobody went on from it."""
    path = os.path.join(
        os.path.dirname(found.files.newest.path), game_notes.note_of(game.file.genesis).drafted
    )
    newest = arrivals.modified(found.files.newest.path)
    return path if os.path.isfile(path) and arrivals.modified(path) >= newest else ""


def _news(
    found: ArrivedGame, game: Game, at_hand: OrdersAtHand, mine: Sequence[str]
) -> Iterator[str]:
    """Yield what came in and was not looked at: a newer game file, orders of others, decisions."""
    newest = found.files.newest
    known = game_notes.note_of(game.file.genesis)
    if newest.game.index > known.looked and not is_sealed_by(game.file, own_public()):
        yield newest.name
    for seat, given in at_hand.sound.items():
        if seat not in mine:
            yield f"orders of {seat} ({given.name})"
    yield from (f"sealed orders of {seat}" for seat in at_hand.sealed if seat not in mine)
    yield from (f"a decision of the group ({given.name})" for given in found.decisions)


def format_since(moment: int, now: int) -> str:
    """Say since when, as people do; both are seconds."""
    days = max(0, now // _DAY - moment // _DAY)
    if days < 2:
        return ("since today", "since yesterday")[days]
    return f"since {time.strftime('%d %B', time.gmtime(moment)).lstrip('0')} ({days} days)"


def _lost_games(games: Sequence[ArrivedGame]) -> list[game_notes.GameNote]:
    """Return the games of which this computer knows, but has no file any more where it lay."""
    there = {one.files.newest.game.genesis.game_id.hex() for one in games}
    begun = {
        note.game_id: note
        for note in game_notes.all_notes()
        if known_games.seen_genesis(note.game_id)
    }
    return [note for game_id, note in begun.items() if game_id not in there]
