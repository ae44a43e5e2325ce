"""Decisions of the group that wait for the user's signature, or have all they need."""

from collections.abc import Sequence

from pbem.cli.acts.approving import approve_files
from pbem.cli.orders import decision_files
from pbem.cli.say import questions
from pbem.cli.turn import letter
from pbem.cli.turn.own_turn import OwnTurn
from pbem.engine.papers.decision_file import DecisionFile

_ABOUT = (
    "A decision of the group changes the game, as if it had been agreed at the table: somebody gives up, or a lost key "
    "is replaced. It counts once all have signed whom the game asks."
)


def decide(turn: OwnTurn) -> bool:
    """
    Show each decision for the next record that concerns the user, and sign or make it after a yes.

    Returns True when the game has gone on by one.
    """
    for decision, paths in turn.decisions:
        acts = {task.act for seat in turn.mine for task in turn.found.of(seat).may if task.decision is decision}
        if "enact" in acts:
            decision_files.describe(turn.opened, decision)
            if questions.agrees(f"All have signed {paths[0]}. Make it so?", default=False, about=_ABOUT):
                files = decision_files.as_orders(paths)
                decision_files.play(turn.opened, files, turn.opened.folder, turn.keys.key)
                return True
        elif "approve" in acts and questions.agrees(f"The group is to decide: {paths[0]}. Look at it?", about=_ABOUT):
            _sign(turn, decision, paths)
    return False


def _sign(turn: OwnTurn, decision: DecisionFile, paths: Sequence[str]) -> None:
    decision_files.describe(turn.opened, decision)
    if questions.agrees("Sign it?", default=False, about=_ABOUT):
        signed = approve_files(turn.opened, paths, turn.keys.key)
        decision_files.say_next(turn.opened, signed, paths[0])
        kind = f"a decision of the group ({signed.kind})"
        path = paths[0]
        letter.write(turn, [path], lambda: letter.document_letter(turn, path, kind), turn.others)
