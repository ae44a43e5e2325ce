"""Files and mails sorted: what is current, who owes what, what to do next."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from pbem.cli.games import duty
from pbem.cli.games.standing import GameStanding, standing_of
from pbem.cli.orders import host_receipts
from pbem.cli.orders.at_hand import FilesAtHand, files_at_hand, is_open
from pbem.cli.orders.early_documents import invitation_lines, take_documents
from pbem.cli.say import console
from pbem.cli.say.next_step import and_deck
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_head, format_seats, quoted
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import Sealed, seals_of
from pbem.engine.proof.audit import verify
from pbem.engine.proof.exhibit import format_exhibits
from pbem.engine.proof.forks import double_seals
from pbem.errors import InputError, PbemError
from pbem.local import input_files, known_games, registry
from pbem.mail.file_kind import DECISION, SEALED, START
from pbem.mail.inbox import GivenDocument, GivenGame, GivenOrders, Inbox, read_inbox
from pbem.mail.order_worth import OrderWorth


def show(names: Sequence[str]) -> None:
    """
    Say how each game among files, mails and folders stands, and what everything else there is.

    What is to be done next stands first, then what is stale, forked or for another game. Nothing is written. Raises
    InputError where there is neither a game nor an invitation.
    """
    inbox = read_inbox(input_files.read_items(names), look_up=known_games.seen_genesis)
    homeless = list(inbox.orders)
    for given in inbox.games_by_id().values():
        files = files_at_hand(given)
        mine = inbox.orders_for(files.newest.game.genesis)
        homeless = [one for one in homeless if one not in mine]
        game_id = files.newest.game.genesis.game_id.hex()
        seals = take_documents(inbox, SEALED, game_id)
        console.print_wrapped(_game_lines(files, mine, seals, _decisions(inbox, game_id)))
        for receipt in host_receipts.receipts_of(inbox, game_id):
            console.print_wrapped(_receipt_lines(files, receipt, mine))
            inbox.documents.remove(receipt)
    console.print_wrapped(_homeless_line(one) for one in homeless)
    starts = take_documents(inbox, START)
    console.print_wrapped(invitation_lines(starts, [given.game for given in inbox.games]))
    console.print_wrapped(_other_lines(inbox))
    if not inbox.games and not starts:
        raise InputError("there is no game file among these")


def _decisions(inbox: Inbox, game_id: str) -> list[GivenDocument]:
    return [one for one in inbox.documents if one.kind == DECISION and one.game_id == game_id]


def _other_lines(inbox: Inbox) -> Iterator[str]:
    yield from (f"{document.name}: {document.kind}" for document in inbox.documents)
    yield from (f"{name}: {trouble}" for name, trouble in inbox.troubles)
    for mail in inbox.mails:
        yield from (f"{mail.name}: {trouble}" for trouble in mail.contents.troubles)


# ── the files of one game ────────────────────────────────────────────────────────────────────────


def _game_lines(
    files: FilesAtHand,
    orders: Sequence[GivenOrders],
    seals: Sequence[GivenDocument],
    decisions: Sequence[GivenDocument],
) -> Iterator[str]:
    """The game, a fork if there is one, what to do next; then what that follows from."""
    file = files.newest.game
    yield f"{quoted(file.genesis.name)}: record {file.index} is current, head {format_head(file.head)}"
    for given, place in files.forks:
        yield f"  FORK: {given.name} has another record {place}, head {format_head(given.game.head)}"
        yield "    two histories of one game; ask the others for their short head"
        yield from _parting_lines(files.newest, given, place)
    if files.game is None:
        yield f"  the game cannot be continued from this file: {files.fault}"
    else:
        view = standing_of(files.newest, files.game, orders, seals, decisions)
        yield from _standing_lines(files, view)
        yield from _orders_lines(files, view, orders)
    yield f"  in {files.newest.name}"
    if files.older:
        yield f"  {_older_line(files.older)}"


def _parting_lines(newest: GivenGame, other: GivenGame, place: int) -> Iterator[str]:
    """Say who signed what where two files part; files that are not sound accuse nobody."""
    for given in (newest, other):
        if fault := verify(given.data, registry.load).fault:
            yield f"    {given.name} is not sound: {fault.said}"
            return
    parting = known_games.parting_of(newest.game, other.game, place)
    yield from (f"    {clause}" for clause in parting.clauses or ("nobody signed two things there",))
    if parting.exhibits and not (newest.in_mail or other.in_mail):
        proof = console.format_command("verify", newest.path, "--against", other.path)
        yield f"    the evidence is written by: {proof}"


def _receipt_lines(files: FilesAtHand, given: GivenDocument, orders: Sequence[GivenOrders]) -> Iterator[str]:
    """Say what became of the orders of a receipt; a file that is not sound accuses no host."""
    newest = files.newest
    try:
        found = host_receipts.judged(newest.data, given, orders)
    except PbemError as error:
        yield f"  {given.name}: {error}"
        return
    if found.exhibit and (fault := verify(newest.data, registry.load).fault):
        yield f"  {given.name}: {newest.name} is not sound: {fault.said}"
        return
    yield f"  {given.name}: {found.sentence}"
    if found.exhibit and not newest.in_mail:
        proof = console.format_command("verify", newest.path, "--against", given.path)
        yield f"    the evidence is written by: {proof}"


def _older_line(files: Sequence[GivenGame]) -> str:
    """Name the older files of a game in one line, however many there are."""
    if len(files) == 1:
        return f"older: {files[0].name} (record {files[0].game.index})"
    records = sorted({given.game.index for given in files})
    span = f"record {records[0]}" if len(records) == 1 else f"records {records[0]} to {records[-1]}"
    return f"older: {len(files)} files ({span})"


# ── orders for it ────────────────────────────────────────────────────────────────────────────────


def _standing_lines(files: FilesAtHand, view: GameStanding) -> Iterator[str]:
    """Say what a game waits for, what to type, and what others may not have."""
    game = view.game
    if view.found.stage == "over":
        yield f"  The game is over{and_deck(game, files.newest.name)}."
    else:
        yield from _awaited_lines(view)
    yield from (f"  {said}" for said in (*duty.obstacles(view), *view.notices()))


def _awaited_lines(view: GameStanding) -> Iterator[str]:
    """Say what a game waits for, and what to type: what is due here, else what may be done."""
    genesis, act = view.game.file.genesis, view.found.owing[0].act if view.found.owing else "write"
    if act == "write":
        yield f"  {view.said()}. Next: {view.game.next}"
    else:
        yield f"  {view.said()}."
    if view.mine and not view.found.owed_by(view.mine):
        yield f"  Nothing is due from you ({format_seats(genesis, view.mine)})."
    owed = dict.fromkeys(duty.command_for(task, view) for task in view.tasks())
    may = dict.fromkeys(duty.command_for(task, view) for task in view.choices())
    yield from (f"  to do: {command}" for command in owed)
    yield from (f"  you may: {command}" for command in may if command not in owed)


def _orders_lines(files: FilesAtHand, view: GameStanding, orders: Sequence[GivenOrders]) -> Iterator[str]:
    """Say what the orders and seals are worth."""
    if view.found.stage == "over":
        return
    for given, worth in view.at_hand.weighed:
        yield f"  {given.name}: {_worth_line(view.game.file.genesis, given, worth)}"
    yield from view.at_hand.seal_lines
    yield from _double_seal_lines(files, view.game, orders)


def _double_seal_lines(files: FilesAtHand, game: Game, orders: Sequence[GivenOrders]) -> Iterator[str]:
    """Name who sealed different orders, as far as opened files show it."""
    opened = [given for given in orders if is_open(given)]
    if not opened:
        return
    seals: list[Sealed] = []
    for given in opened:
        with suppress(InputError):
            seals += seals_of(game, given.found.document)
    for clause in format_exhibits(double_seals(game, seals)):
        names = [given.name for given in opened]
        yield f"  {clause}; the evidence, and how to go on:"
        yield f"    {console.format_command('apply', files.newest.name, *names)}"


def _worth_line(genesis: Genesis, given: GivenOrders, worth: OrderWorth) -> str:
    """Say what some orders are worth now."""
    error, player = worth.error, format_seats(genesis, [worth.seat or given.found.player])
    if worth.worth == "unreadable":
        return f"cannot be read: {error.message if error else 'no orders'}"
    if worth.worth == "over":
        return "too late, the game is over"
    if worth.worth == "unconfirmed":
        return f"orders of {player}, repaired and not signed; look first: pbem read"
    if worth.worth == "unsigned":
        return f"orders of {player}: sound, but not signed; {player} must sign them"
    if error is None:
        signed = "signed" if worth.reading and worth.reading.sig else "not signed"
        return f"orders of {player}: sound, {signed}"
    hint = f" ({error.hint})" if error.hint else ""
    says = {
        "done": f"done: {error.hint}",
        "stale": f"stale, or not for this moment: {error.message}{hint}",
        "other game": f"for another game: {error.message}",
    }
    return f"orders of {player}: " + says.get(worth.worth, f"wrong: {error.message}{hint}")


def _homeless_line(given: GivenOrders) -> str:
    found = given.found
    if not found.document:
        return f"{given.name}: orders that cannot be read"
    return (
        f"{given.name}: orders of {found.document.get('player')} for the game "
        f"{found.document.get('game')}, whose file is not here"
    )
