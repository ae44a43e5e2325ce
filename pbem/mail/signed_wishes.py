"""
Wishes that a player signed: messages, absences and standing by that count from any address.

    format = "pbem-wish/1"
    name = "world"
    sig = "<base64>"

    [wish]
    pbem = "wish/1"
    game = "<game id>"
    base = "<the head that orders answer>"
    player = "anna"
    number = 1

    [[wish.message]]
    to = ["ben"]
    text = ["Peace in Asia?"]

A wish is signed by itself, in a namespace of its own, and never as part of orders: orders stand in the
history for ever, and everybody has a copy that can be mailed again with other words around it. Game,
head and number keep a copy of a wish from being asked a second time.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from pbem.engine.file.decision import answered_head
from pbem.engine.file.signed_file import read_signed, write_signed
from pbem.engine.play.play import Game
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError
from pbem.mail.requests import ABSENCE, KEYS, MESSAGE, STANDBY, Requests, read_request, text_lines
from pbem.record import value
from pbem.trust.canonical import canonical
from pbem.trust.documents import WISH_NAMESPACE
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

KIND = "wish"
MOST_NUMBER = 1_000_000
_HEADER = {"pbem", "game", "base", "player", "number"}


@value
class Wishes:
    """What a player signed: the seat, the head and number of the wishes, and the wishes."""

    player: str
    base: str
    number: int
    requests: Requests


def wish_document(game: Game, player: str, number: int, requests: Requests) -> Data:
    """Return what is signed: the wishes as plain tables, bound to game, head and number."""
    return {**_header(game, player, number), **dict(_tables(requests))}


def wish_hash(document: Data) -> bytes:
    """Return the hash of a wish document, which a ledger keeps."""
    return sha256(canonical(document)).digest()


def write_wishes(game: Game, document: Data, signer: Signer) -> bytes:
    """Sign wishes, and write the file that is mailed. Raises ContentError."""
    sig = signer.sign(WISH_NAMESPACE, canonical(document))
    return write_signed(KIND, game.file.genesis.name, document, sig)


def read_wishes(game: Game, data: bytes) -> Wishes:
    """Read such a file and check that its player signed it for this moment. Raises InputError."""
    try:
        document, sig = read_signed(KIND, data)
        message = canonical(document)
    except ContentError:
        raise InputError("this is not a file of signed wishes") from None
    player, number = document.get("player"), document.get("number")
    public = game.file.genesis.identities.get(player) if type(player) is str else None
    if public is None or not verify_ed25519(public, WISH_NAMESPACE, message, sig):
        raise InputError("these wishes are not signed by the player they are said to come from")
    if type(number) is not int or not 1 <= number <= MOST_NUMBER:
        raise InputError("these wishes have no number")
    header = {key: document[key] for key in document if key in _HEADER}
    if header != _header(game, str(player), number):
        raise InputError("these wishes are for another game, or for a moment that is over; sign them again")
    return Wishes(str(player), header["base"], number, _requests(document))


def _header(game: Game, player: str, number: int) -> Data:
    return {
        "pbem": "wish/1",
        "game": game.file.genesis.game_id.hex(),
        "base": answered_head(game.file),
        "player": player,
        "number": number,
    }


def _tables(requests: Requests) -> Iterator[tuple[str, Any]]:
    """Write requests as tables; the file names game and player, so they do not."""
    if requests.messages:
        yield (
            MESSAGE,
            [{"to": list(one.to), "text": text_lines(one.text)} for one in requests.messages],
        )
    days = [{"none": True} for _ in requests.returns]
    days += [{"from": str(one.first), "to": str(one.last)} for one in requests.absences]  # type: ignore[dict-item]  # both are tables
    if days:
        yield ABSENCE, days
    if requests.standby or requests.plays_now:
        yield STANDBY, {"none": True} if requests.plays_now else {}


def _requests(document: Data) -> Requests:
    found = Requests()
    for kind in KEYS:
        tables = document.get(kind, [])
        for table in tables if type(tables) is list else [tables]:
            found += read_request(kind, _as_typed(table) if kind == MESSAGE else table)
    return found


def _as_typed(table: Any) -> Any:
    """Return a message as it is typed: the lines of its text as one text."""
    lines = table.get("text") if type(table) is dict else None
    if type(lines) is not list or not all(type(line) is str for line in lines):
        return table
    return {**table, "text": "\n".join(lines)}
