"""`pbem read`: what is in a mail, what had to be repaired, and what is wrong."""

import os
from collections.abc import Iterable, Iterator, Sequence

import click

from pbem.cli.orders import mailed_talk, short_orders
from pbem.cli.orders.host_receipts import named
from pbem.cli.orders.wishes_at_hand import describe_command, describe_wishes
from pbem.cli.say import console
from pbem.cli.say.next_step import taken_out
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_head, format_seats, quoted
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.file_names import file_name, orders_name
from pbem.engine.text.wrapping import harmless
from pbem.errors import InputError
from pbem.local import files, input_files, known_games
from pbem.mail.file_kind import COMMAND, RECEIPT, WISHES
from pbem.mail.found import FoundOrders
from pbem.mail.inbox import GivenGame, GivenMail, GivenOrders, Inbox, read_inbox
from pbem.mail.kinds import kinds_of

_QUOTED = "    |"
_STANDINGS = {
    "signed": "the signature holds",
    "false": "THE SIGNATURE DOES NOT HOLD: they were changed, or are not this player's",
    "unknown": "signed, but the game is not known here; name its file as well",
    "unsigned": "not signed",
}


_DESCRIBED = {RECEIPT: named, WISHES: describe_wishes, COMMAND: describe_command}
"""Papers of which it is said whether their signature holds, by their kind."""


@click.command()
@click.argument("mails", nargs=-1, required=True, metavar="MAIL...")
@click.option("--save", metavar="DIR", help="Write what was found to files in this folder.")
@click.option("--lines", "by_line", is_flag=True, help="Say of each line where it stands and what it was read as.")
def command(mails: tuple[str, ...], save: str | None, *, by_line: bool) -> None:
    """
    Say what is in a message: orders and game files, repairs, and what is wrong.

    MAIL is a saved message (.eml), a mailbox file, or a Maildir folder; a dash is standard input.
    Name game files as well, and signatures are checked with the keys in them; typed orders are read with the
    names of the game. Nothing is played.

    \b
    Examples:
      pbem read anna.eml
      pbem read world-007.toml Maildir --save incoming
    """
    inbox = read_inbox(input_files.read_items(mails), look_up=known_games.seen_genesis)
    short_orders.sort_in(inbox)
    if by_line:
        for row in (row for mail in inbox.mails for row in _kinds(mail)):
            console.out(row)
        return
    _print(_lines(inbox))
    mailed_talk.show_and_keep(inbox)
    good = [given for given in inbox.orders if given.found.standing not in ("false", "unreadable")]
    # A game file named only for its keys counts as no find: it is there already.
    fresh = good or inbox.documents or any(given.in_mail for given in inbox.games)
    if not fresh and (inbox.mails or not inbox.games):
        raise InputError("nothing usable was found")
    if save is not None:
        _save(inbox, good, save)
    elif fresh:
        again = taken_out(mails)
        console.next_step(f"write it to files: {again}")


def _print(lines: Iterable[str]) -> None:
    """Print lines, folded but for what is quoted from a mail."""
    for line in lines:
        console.out(line if line.startswith(_QUOTED) else console.wrapped(line, "    "))


def _lines(inbox: Inbox) -> Iterator[str]:
    known = [given.game.genesis for given in inbox.games]
    for mail in inbox.mails:
        yield from _mail_lines(mail, known)
    for given in inbox.orders:
        if not any(given.found in mail.contents.orders for mail in inbox.mails):
            yield f"{given.name}:"
            yield from _orders_lines(given.found, known)
    for game in inbox.games:
        yield from _game_lines(game)
    for document in inbox.documents:
        yield f"{document.name}:"
        games = (given.game for given in inbox.games)
        describe = _DESCRIBED.get(document.kind)
        yield f"  {describe(document, games) if describe else document.kind}"
    yield from (f"{name}: {trouble}" for name, trouble in inbox.troubles)


def _kinds(given: GivenMail) -> Iterator[str]:
    """Yield the lines of a mail, each with where it stands and what it was read as."""
    yield f"{given.name}:"
    rest = short_orders.own_lines(given).rest
    for line, kind in kinds_of(rest, given.contents.orders):
        yield f"  {line.place:<9}  {kind:<7}  | {harmless(line.text)}".rstrip()


def _mail_lines(given: GivenMail, known: Sequence[Genesis]) -> Iterator[str]:
    mail, contents = given.mail, given.contents
    sender = f"from {mail.sender}" if mail.sender else "a draft, without a sender"
    yield f'{given.name}: {sender}, "{mail.subject}"'
    for found in contents.orders:
        yield from _orders_lines(found, known)
    for trouble in contents.troubles:
        yield f"  note: {trouble}"
    if contents.empty and not contents.troubles:
        yield "  nothing for pbem in it"


def _orders_lines(found: FoundOrders, games: Sequence[Genesis]) -> Iterator[str]:
    where = " and ".join(found.places)
    if found.standing == "unreadable":
        # Late: sound orders need no excerpts.
        yield f"  orders that cannot be read, in {where}:"
        yield from (f"{_QUOTED} {line}" for line in complain(found.problems, "orders", *found.shown))
        return
    document, genesis = found.document, _game_of(found, games)
    who = format_seats(genesis, [found.player]) if genesis else found.player
    part = f" part {document['part']}" if "part" in document else ""
    yield (
        f"  orders of {who} for {document.get('game')}, turn {document.get('turn')}{part}: {_STANDINGS[found.standing]}"
    )
    yield f"    in {where}"
    yield from short_orders.order_file_of(found)
    if found.repairs:
        yield f"    repaired: {', '.join(found.repairs)}"
    if found.needs_confirmation:
        yield "    No signature vouches for the repair. Are these the orders that were sent?"
        yield from (f"{_QUOTED} {line}" for line in found.text.strip().split("\n"))


def _game_of(found: FoundOrders, games: Sequence[Genesis]) -> Genesis | None:
    """Return the game that orders are for, among those named beside them and those seen on this computer."""
    named = next((genesis for genesis in games if found.is_for(genesis)), None)
    return named or (known_games.seen_genesis(found.game_id) if found.game_id else None)


def _game_lines(given: GivenGame) -> Iterator[str]:
    game = given.game
    yield f"{given.name}:"
    yield f"  game file: {quoted(game.genesis.name)}, record {game.index}, head {format_head(game.head)}"
    yield f"    next: {game.next}"


def _save(inbox: Inbox, good: Sequence[GivenOrders], folder: str) -> None:
    wanted: dict[str, bytes] = {}
    for game in inbox.games:
        name = file_name(game.game.genesis.name, game.game.index, ".toml")
        _add_file(wanted, os.path.join(folder, name), game.data)
    for given in good:
        name = orders_name(given.found.document)
        _add_file(wanted, os.path.join(folder, name), given.found.text.encode())
    for one in inbox.documents:
        _add_file(wanted, os.path.join(folder, one.file_name), one.data)
    files.make_folder(folder)
    files.write_all(list(wanted.items()))
    for path in wanted:
        console.note(f"Written: {path}")
    console.next_step(f"see who owes what: {console.format_command('status', folder)}")


def _add_file(wanted: dict[str, bytes], path: str, data: bytes) -> None:
    """Add a file to those that are wanted; a second one of that name, with other content, gets a number."""
    stem, ending = os.path.splitext(path)
    number = 1
    while wanted.get(path, data) != data:
        number += 1
        path = f"{stem}-{number}{ending}"
    wanted[path] = data
