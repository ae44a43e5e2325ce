"""`pbem approve`: a signature under what the group decides."""

import click

from pbem.cli import console, decision_files, key_options, memory, opening
from pbem.engine.decisions.decree import approve, require_good
from pbem.errors import InputError


@click.command()
@click.argument("game")
@click.argument("notices", metavar="NOTICE...", nargs=-1, required=True)
@click.option("--revise", is_flag=True, help="Sign another decision for the same record.")
@key_options.key_option
def command(game: str, notices: tuple[str, ...], revise: bool, key_file: str | None) -> None:
    """
    Sign what the group decides, as `pbem admin` wrote it down.

    It is printed first what that does to the game. The signatures of further copies are put into
    the first one.

    \b
    Example:
      pbem approve world-007.toml world-008-resign.toml
    """
    opened = opening.open_game(game)
    draft = decision_files.read(notices)
    if opened.game.file.genesis.chance.witnessed:
        memory.require_newest(opened.path, opened.data)
    decision_files.tell(opened, draft)
    signer = key_options.own_signer(key_file)
    try:
        require_good(opened.game, draft.document, draft.sigs)
        seat, sig = approve(opened.game, draft.document, signer)
    except InputError as error:
        raise console.Refusal(opening.sentence(error)) from None
    decision_files.claim(opened, draft, signer.public, revise=revise)
    signed = draft._replace(sigs={**draft.sigs, seat: sig})
    decision_files.write_again(notices[0], signed)
    decision_files.tell_next(opened, signed, notices[0])
