"""Decisions of the group that wait for the user's signature, or have all they need."""

from collections.abc import Sequence

from pbem.cli.orders import decision_files
from pbem.cli.say import console, questions
from pbem.cli.turn import letter
from pbem.cli.turn.own_turn import OwnTurn
from pbem.cli.turn.parcels import decision_letter
from pbem.engine.papers.decision_file import DecisionFile
from pbem.errors import ConflictError

_ABOUT = (
    "A decision of the group changes the game, as if it had been agreed at the table: somebody gives up, or a lost key "
    "is replaced. It counts once all have signed whom the game asks."
)


def decide(turn: OwnTurn) -> bool:
    """
    Show each decision for the next record that concerns the user, and sign or make it after a yes.

    Returns True when something was signed or made, so that it must be looked at again.
    """
    for decision, copies in turn.decisions:
        paths = [one.path for one in copies]
        states = [turn.found.of(seat) for seat in turn.mine]
        acts = {task.act for one in states for task in (*one.owes, *one.may) if task.decision is decision}
        if "enact" in acts:
            decision_files.describe(turn.opened, decision)
            if questions.agrees(f"All have signed {paths[0]}. Make it so?", default=False, about=_ABOUT):
                files = decision_files.as_orders(paths)
                decision_files.play(turn.opened, files, turn.opened.folder)
                return True
        elif "approve" in acts and questions.agrees(f"The group is to decide: {paths[0]}. Look at it?", about=_ABOUT):
            signed = _sign(turn, decision, paths)
            if signed:
                return True
    return False


def _sign(turn: OwnTurn, decision: DecisionFile, paths: Sequence[str]) -> bool:
    decision_files.describe(turn.opened, decision)
    if not questions.agrees("Sign it?", default=False, about=_ABOUT):
        return False
    try:
        signed = decision_files.approve_files(turn.opened, paths)
    except ConflictError as error:
        console.warn(f"{error} ({console.format_command('approve', turn.opened.path, *paths, '--revise')})")
        return False
    decision_files.say_next(turn.opened, signed, paths[0])
    path = paths[0]
    letter.write(turn, [path], lambda: decision_letter(turn, path, signed.kind), turn.others)
    return True
