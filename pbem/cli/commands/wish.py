"""`pbem wish`: a message, an absence or a wish to stand by, signed for a host."""

import os

import click

from pbem.cli.games import key_options, visible_cards
from pbem.cli.say import console
from pbem.engine.file.decision import answered_head
from pbem.errors import InputError
from pbem.local import files, game_files, own_signatures, seen_files
from pbem.local.game_files import OpenedGame
from pbem.local.ledger_lines import WISH, slot
from pbem.mail.requests import Requests
from pbem.mail.signed_papers import wish_document, wish_hash, write_wishes
from pbem.mail.typed_requests import requests_in_text
from pbem.trust.signers import IdentitySigner


@click.command()
@click.argument("game")
@click.argument("wishes")
@click.option("-o", "--output", metavar="FILE", help="Where to write; without it beside WISHES.")
@key_options.key_option
def command(game: str, wishes: str, output: str | None) -> None:
    """
    Sign what you ask of a host, so that it counts from any address.

    WISHES is a text with what you would type into a mail: [[message]], [absence] or [standby]
    (orders for when yours do not come). Your signature under orders does not cover it, so from an address that is not registered for you it
    counts only if you sign it by itself. The signed file is mailed to the host, with orders or alone.

    \b
    Examples:
      pbem wish world-007.toml away.txt
      pbem wish world-007.toml away.txt -o away-signed.toml
    """
    if wishes == files.STDIN and output is None:
        raise click.UsageError("Wishes from standard input need a place to go: -o FILE")
    opened = game_files.open_game(game)
    requests = _read_wishes(wishes)
    seat = _require_seat(opened)
    data = _sign_wishes(opened, seat, requests, key_options.own_signer())
    path = output or f"{os.path.splitext(wishes)[0]}-signed.toml"
    files.write_new(path, data)
    console.note(f"Signed: {path}")
    send = console.format_command("mail", path)
    console.next_step(f"mail it to the host, with orders or alone: {send}")


def _read_wishes(path: str) -> Requests:
    """Read wishes as they are typed. Raises InputError."""
    text = files.read(path, files.ORDERS_LIMIT).decode("utf-8", "replace").replace("\r\n", "\n")
    requests = requests_in_text(text)
    if requests.troubles:
        raise InputError(f"{path}: {'; '.join(requests.troubles)}")
    if requests.empty:
        raise InputError(f"{path}: there is no line [[message]], [absence] or [standby] in it")
    return requests


def _require_seat(opened: OpenedGame) -> str:
    """Return whose key this is in the game. Raises InputError."""
    seat, _ = visible_cards.own_seat(opened.game)
    if seat:
        return seat
    raise InputError(
        f"{opened.path}: nobody plays with your key in this game, so there is nothing to sign with; "
        "a host takes wishes from your registered address without a signature"
    )


def _sign_wishes(opened: OpenedGame, seat: str, requests: Requests, signer: IdentitySigner) -> bytes:
    """Sign wishes with the next number for this head; the same wishes again with the same one."""
    game = opened.game
    game_id, base = game.file.genesis.game_id, bytes.fromhex(answered_head(game.file))
    known = own_signatures.signed_values(WISH, game_id, base, signer.public)
    numbers = [*known, max(known, default=0) + 1]
    hashes = {one: wish_hash(wish_document(game, seat, one, requests)) for one in numbers}
    number = next((one for one in known if hashes[one].hex() == known[one]), numbers[-1])
    entry = slot(WISH, game_id, base, signer.public, number, hashes[number])
    seen_files.ledger().claim(entry, refusal="you have just signed other wishes in another window")
    return write_wishes(game, wish_document(game, seat, number, requests), signer)
