"""`pbem read`: what is in a mail, what had to be repaired, and what is wrong."""

import os
from collections.abc import Iterable, Iterator

import click

from pbem.cli import console, given_files, opening
from pbem.engine.report import format_head
from pbem.errors import UnavailableError
from pbem.local import files
from pbem.mail.search import FoundOrders

_QUOTED = "    |"
_STANDINGS = {
    "signed": "the signature holds",
    "false": "THE SIGNATURE DOES NOT HOLD: they were changed, or are not this player's",
    "unknown": "signed, but the game is not known here; name its file as well",
    "unsigned": "not signed",
}


@click.command()
@click.argument("mails", nargs=-1, required=True, metavar="MAIL...")
@click.option("--save", metavar="DIR", help="Write what was found to files in this folder.")
def command(mails: tuple[str, ...], save: str | None) -> None:
    """
    Say what is in mails: orders and game files, repairs, and what is wrong.

    A mail is a saved message (.eml), a mailbox file, or a Maildir folder; a dash is standard input.
    Name game files as well: signatures are checked by their keys. Nothing is played.

    \b
    Examples:
      pbem read anna.eml
      pbem read world-007.toml Maildir --save incoming
    """
    pile = given_files.sort_out(mails)
    for mail in pile.mails:
        _print(_mail_rows(mail))
    for one in pile.orders:
        if not any(one.found in mail.verdict.orders for mail in pile.mails):
            _print([f"{one.name}:", *_orders_rows(one.found)])
    for game in pile.games:
        _print(_game_rows(game))
    for paper in pile.papers:
        _print([f"{paper.name}:", f"  {paper.kind}"])
    for name, trouble in pile.troubles:
        _print([f"{name}: {trouble}"])
    good = [one for one in pile.orders if one.found.standing not in ("false", "unreadable")]
    if not good and not pile.games and not pile.papers:
        raise console.Refusal("nothing that can be used was found")
    if save is not None:
        _save(pile, good, save)
    else:
        again = console.format_command("read", *mails, "--save", "DIR")
        console.next_step(f"write it to files: {again}")


def _print(rows: Iterable[str]) -> None:
    """Print rows, folded but for what is quoted from a mail."""
    for row in rows:
        console.out(row if row.startswith(_QUOTED) else console.wrapped(row, "    "))


def _mail_rows(mail: given_files.MailHere) -> Iterator[str]:
    letter, verdict = mail.letter, mail.verdict
    sender = f"from {letter.sender}" if letter.sender else "a draft, without a sender"
    yield f'{mail.name}: {sender}, "{letter.subject}"'
    for one in verdict.orders:
        yield from _orders_rows(one)
    for trouble in verdict.troubles:
        yield f"  note: {trouble}"
    if verdict.empty and not verdict.troubles:
        yield "  nothing for pbem in it"


def _orders_rows(found: FoundOrders) -> Iterator[str]:
    where = " and ".join(found.places)
    if found.standing == "unreadable":
        # Late: sound orders need no excerpts.
        from pbem.engine.text.diagnostics import complain

        yield f"  orders that cannot be read, in {where}:"
        yield from (f"{_QUOTED} {row}" for row in complain(found.problems, "orders", found.text))
        return
    document = found.document
    part = f" part {document['part']}" if "part" in document else ""
    yield (
        f"  orders of {document.get('player')} for {document.get('game')}, "
        f"turn {document.get('turn')}{part}: {_STANDINGS[found.standing]}"
    )
    yield f"    in {where}"
    if found.repairs:
        yield f"    repaired: {', '.join(found.repairs)}"
    if found.needs_confirmation:
        yield "    No signature vouches for the repair. Are these the orders that were sent?"
        yield from (f"{_QUOTED} {row}" for row in found.text.strip().split("\n"))


def _game_rows(here: given_files.GameHere) -> Iterator[str]:
    game = here.game
    yield f"{here.name}:"
    yield f"  game file: {game.genesis.name}, record {game.index}, head {format_head(game.head)}"
    yield f"    next: {game.next}"


def _save(pile: given_files.Pile, good: list[given_files.OrdersHere], folder: str) -> None:
    row: dict[str, bytes] = {}
    for here in pile.games:
        name = opening.file_name(here.game.genesis.name, here.game.index, ".toml")
        _put(row, os.path.join(folder, name), here.data)
    for one in good:
        document = one.found.document
        words = [str(document.get(key, "")) for key in ("game", "turn", "player")]
        name = opening.file_stem(f"{words[0]}-turn-{words[1]}-{words[2]}"[:100])
        _put(row, os.path.join(folder, f"{name}.toml"), one.found.text.encode())
    for paper in pile.papers:
        _put(row, os.path.join(folder, paper.file_name), paper.data)
    try:
        files.make_folder(folder)
        files.write_row(list(row.items()))
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None
    for path in row:
        console.note(f"Written: {path}")
    console.next_step(f"see who owes what: {console.format_command('status', folder)}")


def _put(row: dict[str, bytes], path: str, data: bytes) -> None:
    """Take a file into the row; a second one of that name, with other content, gets a number."""
    stem, ending = os.path.splitext(path)
    number = 1
    while row.get(path, data) != data:
        number += 1
        path = f"{stem}-{number}{ending}"
    row[path] = data
