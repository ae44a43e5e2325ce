"""
A command of a game master for one game, signed, so that it can be mailed to the host from anywhere.

    format = "pbem-command/1"
    name = "world"
    sig = "<base64>"

    [command]
    pbem = "command/1"
    game = "<game id>"
    base = "<the head that orders answer>"
    number = 1795517285042

    [command.do]
    kind = "extend"
    hours = 48

Game, head and a number that rises keep a copy, or an older command, from doing anything. What stands in `do` is for
`pbem.host.games.master_commands` to say.
"""

from pbem.engine.file.decision import answered_head
from pbem.engine.file.signed_file import read_signed, write_signed
from pbem.engine.play.play import Game
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError
from pbem.record import value
from pbem.trust.canonical import MAX_INTEGER, canonical
from pbem.trust.documents import COMMAND_NAMESPACE
from pbem.trust.keys import PublicKey
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

KIND = "command"


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


def write_command(game: Game, number: int, command: Data, signer: Signer) -> bytes:
    """Sign a command for a game as it stands, and write the file that is mailed. Raises ContentError."""
    document = {
        "pbem": "command/1",
        "game": game.file.genesis.game_id.hex(),
        "base": answered_head(game.file),
        "number": number,
        "do": command,
    }
    sig = signer.sign(COMMAND_NAMESPACE, canonical(document))
    return write_signed(KIND, game.file.genesis.name, document, sig)


def read_command(game: Game, data: bytes, master: PublicKey) -> SignedCommand:
    """Read such a file and check that the game master signed it for this game. Raises InputError."""
    try:
        document, sig = read_signed(KIND, data)
        message = canonical(document)
    except ContentError:
        raise InputError("this is not a signed command") from None
    if not verify_ed25519(master, COMMAND_NAMESPACE, message, sig):
        raise InputError("it is not signed with the key of the game master")
    base, number, command = (document.get(key) for key in ("base", "number", "do"))
    if document.get("pbem") != "command/1" or document.get("game") != game.file.genesis.game_id.hex():
        raise InputError("it is for another game")
    if type(number) is not int or not 1 <= number <= MAX_INTEGER or type(base) is not str or type(command) is not dict:
        raise InputError("it has no head, no number, or says nothing that is to be done")
    return SignedCommand(base, number, command)
