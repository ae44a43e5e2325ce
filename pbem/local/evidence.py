"""Evidence that somebody signed two things for one slot, written as files that anyone can check."""

import os
from collections.abc import Sequence

from pbem.engine.file.game_file import GameFile
from pbem.engine.proof.forks import (
    Exhibit,
    double_orders,
    exhibit_command,
    exhibit_files,
    exhibits,
)
from pbem.errors import UnavailableError
from pbem.local import files
from pbem.local.turn_files import file_stem


def describe_double_signing(
    path: str, game: GameFile, old: GameFile, place: int
) -> tuple[str, tuple[str, ...]]:
    """
    Say who signed two things for one slot, where the histories of two files part at `place`.

    Returns a clause for a sentence ("" if nobody did) and the names of the files that prove it,
    which are written into a folder beside `path`.
    """
    found = exhibits(game.genesis, game.all_records(), old.all_records())
    if not found:
        return "", ()
    who = " and ".join(dict.fromkeys(exhibit.who for exhibit in found))
    try:
        names = write_exhibits(path, game, place, found)
    except UnavailableError as error:
        return f"; {who} signed two things for one slot, but of the evidence {error}", ()
    return f"; {who} signed two things for one slot, see {os.path.dirname(names[0])}", names


def name_double_signers(
    path: str, game: GameFile, known: GameFile | None, signed: Sequence[tuple[str, str]]
) -> str:
    """
    Say who signed other orders than those that the newest `known` file holds for the same slot.

    `signed` are orders for the next record of `game`, with signatures. Returns a sentence, "" if
    nobody did; the evidence is written beside `path`.
    """
    records = known.all_records() if known else []
    place = game.index + 1
    if len(records) <= place:
        return ""
    found = double_orders(game.genesis, records, place, dict(signed))
    names = write_exhibits(path, game, place, found)
    if not names:
        return ""
    who = " and ".join(exhibit.who for exhibit in found)
    return f". {who} signed two orders for one slot, see {os.path.dirname(names[0])}"


def write_exhibits(
    path: str, game: GameFile, place: int, found: Sequence[Exhibit]
) -> tuple[str, ...]:
    """Write the files of exhibits into a folder beside a game file; return their names."""
    if not found:
        return ()
    stem = f"{file_stem(game.genesis.name)}-evidence-{place:03d}-{game.head.hex()[:8]}"
    folder = os.path.join(os.path.dirname(path), stem)
    files.make_folder(folder)
    names: list[str] = []
    for exhibit in found:
        contents = exhibit_files(exhibit)
        commands = "".join(f"{exhibit_command(exhibit, number)}\n" for number in (1, 2))
        contents.append((f"{exhibit.who}-{exhibit.what}.txt", commands.encode()))
        placed = [(os.path.join(folder, name), content) for name, content in contents]
        files.write_all(placed)
        names += [name for name, _ in placed]
    return tuple(names)
