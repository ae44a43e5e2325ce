"""
What is signed for a host and mailed from anywhere: wishes of a player, and commands of a game master.

    format = "pbem-wish/1"                      format = "pbem-command/1"
    name = "world"                              name = "world"
    sig = "<base64>"                            sig = "<base64>"

    [wish]                                      [command]
    pbem = "wish/1"                             pbem = "command/1"
    game = "<game id>"                          game = "<game id>"
    base = "<the head that orders answer>"      base = "<the head that orders answer>"
    player = "anna"                             number = 1795517285042
    number = 1
                                                [command.do]
    [[wish.message]]                            kind = "extend"
    to = ["ben"]                                hours = 48
    text = ["Peace in Asia?"]

Wishes (messages, absences, standing by) are signed by themselves, in a namespace of their own, and never as part of
orders: orders stand in the history for ever, and everybody has a copy that can be mailed again with other words around
it. Game, head and number keep a copy of either from doing anything a second time. What stands in `do` is for
`pbem.host.games.master_commands` to say.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from pbem.engine.file.decision import answered_head
from pbem.engine.file.signed_file import read_signed, write_signed
from pbem.engine.play.play import Game
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError
from pbem.mail.requests import ABSENCE, MESSAGE, STANDBY, Requests, read_requests, text_lines
from pbem.record import value
from pbem.trust.canonical import MAX_INTEGER, canonical
from pbem.trust.documents import COMMAND_NAMESPACE, WISH_NAMESPACE
from pbem.trust.keys import PublicKey
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

WISH, COMMAND = "wish", "command"
MOST_NUMBER = 1_000_000
_NAMESPACES = {WISH: WISH_NAMESPACE, COMMAND: COMMAND_NAMESPACE}
_BOUND = {"pbem", "game", "base", "player"}


@value
class Wishes:
    """What a player signed: the seat, the head and number of the wishes, and the wishes."""

    player: str
    base: str
    number: int
    requests: Requests


@value
class SignedCommand:
    """What a game master signed: the head and the number of a command, and the command as a table."""

    base: str
    number: int
    command: Data

    def require_moment(self, game: Game) -> None:
        """Raise InputError unless the command is for the game as it stands."""
        if self.base != answered_head(game.file):
            raise InputError("it is for a moment of the game that is over; sign it again, with the newest file")


# ── wishes ───────────────────────────────────────────────────────────────────────────────────────


def wish_document(game: Game, player: str, number: int, requests: Requests) -> Data:
    """Return what is signed: the wishes as plain tables, bound to game, head and number."""
    return {**_bound(WISH, game), "player": player, "number": number, **dict(_tables(requests))}


def wish_hash(document: Data) -> bytes:
    """Return the hash of a wish document, which a ledger keeps."""
    return sha256(canonical(document)).digest()


def write_wishes(game: Game, document: Data, signer: Signer) -> bytes:
    """Sign wishes, and write the file that is mailed. Raises ContentError."""
    return _write(WISH, game, document, signer)


def read_wishes(game: Game, data: bytes) -> Wishes:
    """Read such a file and check that its player signed it for this moment. Raises InputError."""

    def key_of(document: Data) -> PublicKey | None:
        player = document.get("player")
        return game.file.genesis.identities.get(player) if type(player) is str else None

    document = _read(WISH, data, key_of)
    if document is None:
        raise InputError("this is not a file of signed wishes")
    if not document:
        raise InputError("these wishes are not signed by the player they are said to come from")
    player, number = str(document["player"]), document.get("number")
    if type(number) is not int or not 1 <= number <= MOST_NUMBER:
        raise InputError("these wishes have no number")
    if {key: one for key, one in document.items() if key in _BOUND} != {**_bound(WISH, game), "player": player}:
        raise InputError("these wishes are for another game, or for a moment that is over; sign them again")
    return Wishes(player, document["base"], number, read_requests(document, _as_typed))


def _tables(requests: Requests) -> Iterator[tuple[str, Any]]:
    """Write requests as tables; the file names game and player, so they do not."""
    if requests.messages:
        yield MESSAGE, [{"to": list(one.to), "text": text_lines(one.text)} for one in requests.messages]
    days: list[Data] = [{"none": True} for _ in requests.returns]
    days += [{"from": str(one.first), "to": str(one.last)} for one in requests.absences]
    if days:
        yield ABSENCE, days
    if requests.standby or requests.plays_now:
        yield STANDBY, {"none": True} if requests.plays_now else {}


def _as_typed(kind: str, table: Any) -> Any:
    """Return a message as it is typed: the lines of its text as one text."""
    lines = table.get("text") if kind == MESSAGE and type(table) is dict else None
    if type(lines) is not list or not all(type(line) is str for line in lines):
        return table
    return {**table, "text": "\n".join(lines)}


# ── commands ─────────────────────────────────────────────────────────────────────────────────────


def write_command(game: Game, number: int, command: Data, signer: Signer) -> bytes:
    """Sign a command for a game as it stands, and write the file that is mailed. Raises ContentError."""
    return _write(COMMAND, game, {**_bound(COMMAND, game), "number": number, "do": command}, signer)


def read_command(game: Game, data: bytes, master: PublicKey) -> SignedCommand:
    """Read such a file and check that the game master signed it for this game. Raises InputError."""
    document = _read(COMMAND, data, lambda _: master)
    if document is None:
        raise InputError("this is not a signed command")
    if not document:
        raise InputError("it is not signed with the key of the game master")
    base, number, command = (document.get(key) for key in ("base", "number", "do"))
    bound = _bound(COMMAND, game)
    if document.get("pbem") != bound["pbem"] or document.get("game") != bound["game"]:
        raise InputError("it is for another game")
    if type(number) is not int or not 1 <= number <= MAX_INTEGER or type(base) is not str or type(command) is not dict:
        raise InputError("it has no head, no number, or says nothing that is to be done")
    return SignedCommand(base, number, command)


# ── both ─────────────────────────────────────────────────────────────────────────────────────────


def _bound(kind: str, game: Game) -> Data:
    """Return what binds a paper to a game as it stands."""
    return {"pbem": f"{kind}/1", "game": game.file.genesis.game_id.hex(), "base": answered_head(game.file)}


def _write(kind: str, game: Game, document: Data, signer: Signer) -> bytes:
    sig = signer.sign(_NAMESPACES[kind], canonical(document))
    return write_signed(kind, game.file.genesis.name, document, sig)


def _read(kind: str, data: bytes, key_of: Callable[[Data], PublicKey | None]) -> Data | None:
    """Return what was signed, nothing where the signature does not hold, None where it is no such file."""
    try:
        document, sig = read_signed(kind, data)
        message = canonical(document)
    except ContentError:
        return None
    public = key_of(document)
    return document if public and verify_ed25519(public, _NAMESPACES[kind], message, sig) else {}
