"""`pbem read`: what is in a mail, what had to be repaired, and what is wrong."""

import os
from collections.abc import Iterable, Iterator, Sequence

import click

from pbem.cli.orders import mailed_orders, short_orders
from pbem.cli.orders.host_receipts import named
from pbem.cli.say import console
from pbem.cli.say.next_step import taken_out
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_head, format_seats, quoted
from pbem.engine.file.signed_file import read_signed
from pbem.engine.proof.forks import Claim, eras, signed_text
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.file_names import file_name, orders_name
from pbem.engine.text.wrapping import harmless
from pbem.errors import ContentError, InputError
from pbem.local import files, home, input_files, known_games
from pbem.mail import signed_papers
from pbem.mail.file_kind import COMMAND, RECEIPT, WISHES
from pbem.mail.found import FoundOrders
from pbem.mail.inbox import GivenDocument, GivenGame, GivenMail, GivenOrders, Inbox, read_inbox
from pbem.mail.kinds import kinds_of
from pbem.trust.canonical import canonical
from pbem.trust.documents import COMMAND_NAMESPACE, WISH_NAMESPACE
from pbem.trust.sshsig import verify_ed25519

_QUOTED = "    |"
_STANDINGS = {
    "signed": "the signature holds",
    "false": "THE SIGNATURE DOES NOT HOLD: they were changed, or are not this player's",
    "unknown": "signed, but the game is not known here; name its file as well",
    "unsigned": "not signed",
}
_UNKNOWN_GAME = "the game is not known here; name its file as well"


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
    mailed_orders.show_and_keep_talk(inbox)
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


def _describe_wishes(given: GivenDocument, games: Iterable[GameFile]) -> str:
    """Say whose wishes these are, and whether the signature is that of a key that plays or played the seat."""
    try:
        document, sig = read_signed(signed_papers.WISH, given.data)
        text = canonical(document)
    except ContentError:
        return f"{WISHES}, but they cannot be read"
    times = _eras_of(given, games)
    if not times:
        return f"{WISHES}; {_UNKNOWN_GAME}"
    player = document.get("player")
    claim = Claim(player if type(player) is str else "", WISH_NAMESPACE, text, sig)
    if signed_text(times, claim) is None:
        return f"{WISHES}: THE SIGNATURE DOES NOT HOLD: they were changed, or are not this player's"
    return f"{WISHES} of {format_seats(times[-1], [claim.who])}, number {document.get('number')}: the signature holds"


def _describe_command(given: GivenDocument, games: Iterable[GameFile]) -> str:
    """Say what a command orders, and whose key signed it as far as keys are known: the game's, and the user's own."""
    try:
        document, sig = read_signed(signed_papers.COMMAND, given.data)
        text, wanted = canonical(document), document["do"]
        what = f"{COMMAND}, {harmless(str(wanted['kind']))[:40]}, number {document['number']}"
    except (ContentError, KeyError, TypeError):
        return f"{COMMAND}, but it cannot be read"
    own = f"{home.identity_path()}.pub"
    if files.exists(own) and verify_ed25519(home.read_public(own), COMMAND_NAMESPACE, text, sig):
        return f"{what}: the signature is yours, and holds"
    times = _eras_of(given, games)
    if not times:
        return f"{what}; {_UNKNOWN_GAME}"
    signers = (id_ for id_, _ in times[0].people() if signed_text(times, Claim(id_, COMMAND_NAMESPACE, text, sig)))
    if who := next(signers, ""):
        return f"{what}: the signature of {format_seats(times[-1], [who])} holds"
    return f"{what}: NO KEY OF THIS GAME SIGNED IT as it stands; only the host knows whether the game master has another key"


def _eras_of(given: GivenDocument, games: Iterable[GameFile]) -> list[Genesis]:
    """Return who played the game of a paper at its times; nothing for a game that is not known here."""
    game = next((one for one in games if one.genesis.game_id.hex() == given.game_id), None)
    genesis = game.genesis if game else known_games.seen_genesis(given.game_id)
    return eras(genesis, game.all_records() if game else ()) if genesis else []


_DESCRIBED = {RECEIPT: named, WISHES: _describe_wishes, COMMAND: _describe_command}
"""Papers of which it is said whether their signature holds, by their kind."""
