"""A signature under what the group decides."""

from collections.abc import Sequence

from pbem.cli.games import key_options, remembered_games
from pbem.cli.orders import decision_files
from pbem.engine.papers.decision_file import DecisionFile
from pbem.engine.papers.procedure import approve, require_good
from pbem.local.game_files import OpenedGame


def approve_files(
    opened: OpenedGame, notices: Sequence[str], key_file: str | None, *, revise: bool = False
) -> DecisionFile:
    """Print what a decision does, and put the user's signature into the first file; return it."""
    decision = decision_files.read(notices)
    if opened.game.file.genesis.chance.witnessed:
        remembered_games.require_newest(opened.path, opened.data)
    decision_files.describe(opened, decision)
    signer = key_options.own_signer(key_file)
    require_good(opened.game, decision.document, decision.sigs)
    seat, sig = approve(opened.game, decision.document, signer)
    decision_files.claim(opened, decision, signer.public, revise=revise)
    signed = decision.signed({seat: sig})
    decision_files.write_again(notices[0], signed)
    return signed
