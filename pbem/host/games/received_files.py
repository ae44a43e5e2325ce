"""
Files that come by mail: game files, taken if they continue the newest one, and seals, held against others.

What proves that somebody signed two things is kept in the folder of the game.
"""

import os
from collections.abc import Sequence
from contextlib import suppress

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.phrases import format_head
from pbem.engine.play.sealed_orders import PROOF, Sealed, read_sealed, seals_of
from pbem.engine.proof.exhibit import format_exhibits
from pbem.engine.proof.forks import double_seals
from pbem.engine.proof.playback import replay
from pbem.engine.table.terms import Data
from pbem.engine.words.report import write_report
from pbem.errors import InputError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.hosted_game import HostedGame
from pbem.host.values.open_turn import RulingWord
from pbem.local import files, known_games, registry
from pbem.local.evidence import write_exhibits
from pbem.mail.draft import Attachment
from pbem.record import value

MOST_EVIDENCE = 12


@value
class FileRuling:
    """What became of a game file, in a sentence, and what to attach to the answer."""

    word: RulingWord
    sentence: str
    attachments: tuple[Attachment, ...] = ()


def take_game_file(game: HostedGame, data: bytes, file: GameFile) -> FileRuling:
    """
    Take a game file that continues the newest one.

    A file that departs from it is refused; anybody who signed two things is named, with the evidence.
    Raises UnavailableError.
    """
    own = game.game.file
    if file.head == own.head:
        return FileRuling("ignored", f"record {file.index} is already known here")
    if not own.genesis.chance.witnessed:
        what = "in mode open the host plays the turns, because a player's game file proves nothing"
        return FileRuling("ignored", f"{what}; send orders")
    fault = fault_of(game.folder, data)
    if fault is not None:
        return fault
    if file.index <= own.index:
        newest = Attachment(os.path.basename(game.path), game.data)
        what = f"it is older than record {own.index}, head {format_head(own.head)}"
        return FileRuling("ignored", f"{what}; the newest file is attached", (newest,))
    _write(game, data, file)
    return FileRuling("accepted", f"record {file.index} goes to everybody")


def fault_of(folder: GameFolder, data: bytes) -> FileRuling | None:
    """
    Check a game file against the ledger and what was seen here; None if it is sound.

    Raises UnavailableError where the ledger cannot be used, which is no fault of whoever mailed the file.
    """
    verdict, finding = known_games.audit(folder.inside("incoming.toml"), data)
    if verdict.fault:
        return FileRuling("wrong", f"the game file is not sound: {verdict.fault.what}")
    if finding and finding.kind != "rollback":
        return FileRuling("wrong", finding.what.replace(folder.path + os.sep, ""), tuple(_exhibits(finding.evidence)))
    return None


def _exhibits(names: tuple[str, ...]) -> list[Attachment]:
    return [
        Attachment(os.path.basename(name), files.read(name, files.GAME_LIMIT), "text/plain")
        for name in names[:MOST_EVIDENCE]
    ]


def _write(game: HostedGame, data: bytes, file: GameFile) -> None:
    """Write the reports of all records that are new, and then the file."""
    written: list[tuple[str, bytes]] = []
    for turn in replay(data, registry.load):
        if turn.record.index > game.index:
            text = write_report(turn.genesis, game.game.table, turn.record, turn.before, turn.events, turn.after)
            written.append((game.folder.file(turn.record.index, ".txt"), text.encode()))
    written.append((game.folder.file(file.index, ".toml"), data))
    files.write_all(written)


# ── two seals of one player ──────────────────────────────────────────────────────────────────────


def sealed_twice_in_file(game: HostedGame, data: bytes) -> str:
    """Compare a file of sealed orders with those that are in; say what it proves, and where that is kept."""
    with suppress(InputError):
        return _kept_seals(game, [read_sealed(game.game, data)])
    return ""


def sealed_twice_in_opened(game: HostedGame, document: Data) -> str:
    """Do the same with the seals that stand in opened orders."""
    if PROOF in document:
        with suppress(InputError):
            return _kept_seals(game, seals_of(game.game, document))
    return ""


def _kept_seals(game: HostedGame, seals: Sequence[Sealed]) -> str:
    """Write down two seals of one player, once; "" where there are none."""
    found = double_seals(game.game, [*game.sealed_orders(), *seals])
    names = write_exhibits(game.path, game.game.file, game.index + 1, found)
    return f"{'; '.join(format_exhibits(found))}; see {os.path.dirname(names[0])}" if names else ""
