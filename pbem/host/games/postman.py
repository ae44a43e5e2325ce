"""Game files that come by mail: proved, compared with the newest one, and taken if they go on from it."""

import os
from typing import NamedTuple

from pbem.engine.file.game_file import GameFile
from pbem.engine.phrases import format_head
from pbem.engine.proof.playback import replay
from pbem.engine.report import write_report
from pbem.errors import UnavailableError
from pbem.host.games.shelf import Opened
from pbem.host.post.decision import Word
from pbem.local import files, known_games, registry
from pbem.mail.draft import Attachment

MOST_EVIDENCE = 12


class Taken(NamedTuple):
    """What became of a game file, in a sentence, and what to attach to the answer."""

    word: Word
    sentence: str
    attachments: tuple[Attachment, ...] = ()


def take_game(opened: Opened, data: bytes, game: GameFile) -> Taken:
    """
    Take a game file that goes on from the newest one; the caller holds the lock of the game.

    A file that parts from it is refused, and whoever signed two things is named with the evidence.
    Raises UnavailableError.
    """
    own = opened.game.file
    if game.head == own.head:
        return Taken("ignored", f"record {game.index} is known here already")
    if not own.genesis.chance.witnessed:
        what = "in a game of mode open the host plays the turns, for such a file proves nothing"
        return Taken("ignored", f"{what}; send orders")
    fault = _fault(opened, data)
    if isinstance(fault, Taken):
        return fault
    if game.index <= own.index:
        newest = Attachment(os.path.basename(opened.path), opened.data)
        what = f"it is older than record {own.index}, head {format_head(own.head)}"
        return Taken("ignored", f"{what}; the newest file is attached", (newest,))
    _write(opened, data, game)
    return Taken("accepted", f"record {game.index} goes to everybody")


def _fault(opened: Opened, data: bytes) -> Taken | None:
    """Prove a file by the ledger and what was seen here; None for one that is sound and goes on."""
    place = opened.folder.inside("incoming.toml")
    try:
        verdict, finding = known_games.audit(place, data)
    except UnavailableError as error:
        return Taken("wrong", error.sentence)
    if verdict.fault:
        return Taken("wrong", f"the game file is not sound: {verdict.fault.what}")
    if finding and finding.kind != "rollback":
        return Taken("wrong", finding.what.replace(opened.folder.path + os.sep, ""),
                     tuple(_exhibits(finding.evidence)))  # fmt: skip
    return None


def _exhibits(names: tuple[str, ...]) -> list[Attachment]:
    return [
        Attachment(os.path.basename(name), files.read(name, files.GAME_LIMIT), "text/plain")
        for name in names[:MOST_EVIDENCE]
    ]


def _write(opened: Opened, data: bytes, game: GameFile) -> None:
    """Write the file, and the reports of all records that are new, before it."""
    row: list[tuple[str, bytes]] = []
    for turn in replay(data, registry.load):
        if turn.record.index > opened.index:
            text = write_report(
                turn.genesis, opened.game.table, turn.record, turn.before, turn.events, turn.after
            )
            row.append((opened.folder.file(turn.record.index, ".txt"), text.encode()))
    row.append((opened.folder.file(game.index, ".toml"), data))
    files.write_all(row)
