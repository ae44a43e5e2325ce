"""`pbem status`: a pile of files and mails, sorted: what is current, who owes what, what to do."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import attrs
import click

from pbem.cli import console, given_files, opening
from pbem.cli.given_files import GameHere, OrdersHere
from pbem.cli.next_step import and_deck
from pbem.engine.chance.sealed_orders import PROOF
from pbem.engine.order_check import Reading
from pbem.engine.order_header import UNSIGNED
from pbem.engine.play import Game, check, needed_witnesses, open_table
from pbem.engine.proof.forks import fork_place
from pbem.engine.report import format_awaited, format_head, format_seats
from pbem.engine.ruleset import Data
from pbem.errors import ContentError, GameOverError, InputError
from pbem.local import registry

_LATE = ("E-BASE", "E-TURN", "E-PART", "E-NOT-YOUR-TURN")


@click.command()
@click.argument("names", nargs=-1, required=True, metavar="FILES|MAILS|FOLDER...")
def command(names: tuple[str, ...]) -> None:
    """
    Sort files and mails: which turn of each game is current, and who owes what.

    Says what is stale, forked or for another game, and what to do next. Nothing is written.

    \b
    Examples:
      pbem status incoming
      pbem status world-*.toml Maildir
    """
    pile = given_files.sort_out(names)
    by_id: dict[bytes, list[GameHere]] = {}
    for here in pile.games:
        by_id.setdefault(here.game.genesis.game_id, []).append(here)
    strangers = list(pile.orders)
    for files_here in by_id.values():
        board = _board(files_here)
        mine = [one for one in strangers if _is_for(one, board)]
        strangers = [one for one in strangers if one not in mine]
        _print(_told(board, mine))
    _print(_stranger(one) for one in strangers)
    _print(f"{paper.name}: {paper.kind}" for paper in pile.papers)
    _print(f"{name}: {trouble}" for name, trouble in pile.troubles)
    for mail in pile.mails:
        _print(f"{mail.name}: {trouble}" for trouble in mail.verdict.troubles)
    if not pile.games:
        raise console.Refusal("there is no game file among these")


def _print(rows: Iterable[str]) -> None:
    for row in rows:
        console.out(console.wrapped(row, "    "))


# ── the files of one game ────────────────────────────────────────────────────────────────────────


@attrs.frozen
class _Board:
    """The files of one game: the current one, those it continues, and those that part from it."""

    tip: GameHere
    older: tuple[GameHere, ...]
    forks: tuple[tuple[GameHere, int], ...]
    game: Game | None
    fault: str = ""


def _board(files_here: Sequence[GameHere]) -> _Board:
    tip = max(files_here, key=lambda here: here.game.index)
    records = tip.game.all_records()
    older, forks = [], []
    for here in files_here:
        if here is not tip and here.game.head != tip.game.head:
            place = fork_place(records, here.game.all_records())
            if place is None:
                older.append(here)
            else:
                forks.append((here, place))
    try:
        game = open_table(tip.data, registry.load)
    except (ContentError, InputError, LookupError) as error:
        return _Board(tip, tuple(older), tuple(forks), None, opening.sentence(error))
    return _Board(tip, tuple(older), tuple(forks), game)


def _is_for(one: OrdersHere, board: _Board) -> bool:
    document, genesis = one.found.document, board.tip.game.genesis
    signed = document.get("signed")
    if isinstance(signed, dict) and isinstance(signed.get("game_id"), str):
        return bool(signed["game_id"] == genesis.game_id.hex())
    return bool(document.get("game") == genesis.name)


def _told(board: _Board, orders: Sequence[OrdersHere]) -> Iterator[str]:
    file = board.tip.game
    yield f"{file.genesis.name}: record {file.index} is current, head {format_head(file.head)}"
    yield f"  in {board.tip.name}"
    if board.older:
        yield f"  {_older(board.older)}"
    for here, place in board.forks:
        yield f"  FORK: {here.name} has another record {place}, head {format_head(here.game.head)}"
        yield "    two histories of one game; ask the others for their short head"
    if board.game is None:
        yield f"  the file cannot be played on: {board.fault}"
    else:
        yield from _orders_told(board, board.game, orders)


def _older(files_here: Sequence[GameHere]) -> str:
    """Tell of the older files of a game in one row, however many lie there."""
    if len(files_here) == 1:
        return f"older: {files_here[0].name} (record {files_here[0].game.index})"
    records = sorted({here.game.index for here in files_here})
    span = f"record {records[0]}" if len(records) == 1 else f"records {records[0]} to {records[-1]}"
    return f"older: {len(files_here)} files ({span})"


def _orders_told(board: _Board, game: Game, orders: Sequence[OrdersHere]) -> Iterator[str]:
    genesis = game.file.genesis
    awaited = game.awaited
    if awaited is None:
        yield f"  The game is over{and_deck(game, board.tip.name)}."
        return
    sound: dict[str, OrdersHere] = {}
    for one in orders:
        sentence, seat = _weighed(game, one)
        yield f"  {one.name}: {sentence}"
        if seat and not (seat in sound and PROOF in sound[seat].found.document):
            sound[seat] = one
    missing = [seat for seat in awaited.must if seat not in sound]
    if missing:
        yield f"  Waiting for the orders of {format_seats(genesis, missing)}. Next: {_next(game)}"
        yield _next_command(board, "orders", "--player", missing[0])
        return
    who = needed_witnesses(game, list(sound))
    make = "makes" if len(who) == 1 else "make"
    by = f"{format_seats(genesis, who)} {make} the dice" if who else "anybody may play it"
    yield f"  All orders are in; {by}:"
    paths = dict.fromkeys(one.path for one in sound.values())
    yield _next_command(board, "apply", *paths)


def _next(game: Game) -> str:
    clock = game.table.clock(game.state)
    return format_awaited(game.file.genesis, game.awaited, clock)


def _next_command(board: _Board, name: str, *words: str) -> str:
    """Spell what to do with the current file; one that lies in a mail must be taken out first."""
    tip = board.tip
    if tip.name == tip.path:
        return f"  next: {console.format_command(name, tip.path, *words)}"
    return f"  next: take the game file out: {console.format_command('read', tip.path, '--save', 'DIR')}"


def _weighed(game: Game, one: OrdersHere) -> tuple[str, str]:
    """Say what some orders are worth now, and whose they are if they can be played."""
    found = one.found
    if found.standing == "unreadable":
        return f"cannot be read: {found.problems[0].message if found.problems else 'no orders'}", ""
    document = {key: value for key, value in found.document.items() if key != PROOF}
    try:
        reading = check(game, [document], _known(game, document)).readings[0]
    except GameOverError:
        return "too late, the game is over", ""
    seat = str(found.document.get("player"))
    if reading.refused:
        return f"orders of {seat}: {_refused(reading)}", ""
    if found.needs_confirmation and found.standing == "unsigned":
        return f"orders of {seat}, repaired and not signed; look first: pbem read", ""
    if any(problem.code == UNSIGNED for problem in reading.problems):
        return f"orders of {seat}: sound, but not signed; {seat} must sign them", ""
    signed = "signed" if reading.sig else "not signed"
    return f"orders of {reading.seat}: sound, {signed}", reading.seat


def _known(game: Game, document: Data) -> Mapping[str, int]:
    if game.file.genesis.cards == "face-up" or "signed" in document:
        return {}
    from pbem.cli import visible_cards  # late: only where hands are hidden

    return visible_cards.sight_of(game).cards


def _refused(reading: Reading) -> str:
    worst = next(problem for problem in reading.problems if problem.is_error)
    hint = f" ({worst.hint})" if worst.hint else ""
    if worst.code in _LATE and "resolved already" in worst.hint:
        return f"done: {worst.hint}"
    if worst.code in _LATE:
        return f"stale, or not for this moment: {worst.message}{hint}"
    if worst.code == "E-GAME":
        return f"for another game: {worst.message}"
    return f"wrong: {worst.message}{hint}"


def _stranger(one: OrdersHere) -> str:
    document = one.found.document
    if not document:
        return f"{one.name}: orders that cannot be read"
    return (
        f"{one.name}: orders of {document.get('player')} for the game {document.get('game')}, "
        "whose file is not here"
    )
