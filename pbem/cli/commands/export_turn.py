"""`pbem export-turn`: one record as files for ssh-keygen, openssl, sha256sum and jq."""

import os

import click

import pbem
from pbem.cli.games.played_turn import output_folder
from pbem.cli.say import console
from pbem.engine.file.game_reader import open_game
from pbem.engine.proof.export import export_record
from pbem.engine.text.file_names import file_name
from pbem.errors import naming
from pbem.local import files, game_files

_SCRIPT = "verify_turn.sh"
_SCRIPT_LIMIT = 64 * 1024


@click.command()
@click.argument("game")
@click.argument("number", type=int, metavar="N")
@output_folder("Folder to write to, instead of GAME-NNN-turn.")
def command(game: str, number: int, output: str | None) -> None:
    """
    Write record N, a step of the game, as files that others can check without pbem.

    You get the signed texts, signatures and keys as ssh-keygen takes them, the texts and proofs of the
    witnesses, and a short shell script that computes the dice of the record again.

    \b
    Examples:
      pbem export-turn world-012.toml 7
      pbem export-turn world-012.toml 7 -o turn-7
    """
    with naming(game):
        opened = open_game(game_files.read_game(game))
        exported = export_record(opened, number)
    name = file_name(opened.genesis.name, number, "-turn")
    folder = os.path.join(os.path.dirname(game), name) if output is None else output
    _write(folder, [*exported, (_SCRIPT, _script())])
    console.note(f"Written: {len(exported) + 1} files in {folder}")
    console.next_step(f"to compute the dice again, anybody can run this in that folder: bash\u00a0{_SCRIPT}")


def _write(folder: str, exported: list[tuple[str, bytes]]) -> None:
    files.make_folder(folder or os.curdir)
    files.write_all([(os.path.join(folder, name), data) for name, data in exported])


def _script() -> bytes:
    """Read the script that lies in the package."""
    package = os.path.dirname(pbem.__file__)
    return files.read(os.path.join(package, _SCRIPT), _SCRIPT_LIMIT)
