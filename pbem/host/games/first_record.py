"""
Record 0 of a game that was opened by mail, where a player begins it: taken from a mail of a guest, and kept.

It is kept before the game begins, so a host that is stopped in between begins with the same file, without another mail.
"""

from pbem.engine.papers.start_file import Start
from pbem.engine.play.play import Applied, load_game
from pbem.engine.proof.playback import replay
from pbem.engine.text.file_names import file_name
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.waiting_games import WaitingGame, record_path
from pbem.host.games.received_files import fault_of
from pbem.local import files, registry
from pbem.mail.inbox import GivenGame

BEGUN = "The game has begun, and its letters come by themselves."
_OTHER = "Not taken: it is not the game of this invitation, as those who joined here agreed to it."


def take_record(host: HostFolder, game: WaitingGame, start: Start | None, given: GivenGame) -> str:
    """
    Keep record 0 of the game of a start file; return what to say, "" for a file of another game.

    Raises GameFolderError where the ledger of that game cannot be used, and what stops the whole host.
    """
    file = given.game
    if start is None or file.genesis.name != start.genesis.name:
        return ""
    if start.absent or file.genesis.game_id != start.genesis.game_id:
        return _OTHER
    if file.index:
        first = file_name(game.name, 0, ".toml")
        return (
            f"Not taken: it ends with record {file.index}, and a game is hosted here from its beginning: mail {first}."
        )
    folder = host.game(game.name)
    with host.blaming(folder):
        fault = fault_of(folder, given.data)
    if fault:
        return f"Not taken: {fault.sentence.rstrip('.')}."
    files.replace(record_path(host, game.name), given.data)
    return BEGUN


def kept_record(host: HostFolder, game: WaitingGame) -> Applied | None:
    """Return record 0 as a player made it; None as long as none has come."""
    path = record_path(host, game.name)
    if not files.exists(path):
        return None
    data = files.read(path, files.GAME_LIMIT)
    [turn] = replay(data, registry.load)
    return Applied(data, load_game(data, registry.load), turn.record, turn.before, turn.events, turn.after)
