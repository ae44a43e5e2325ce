"""What to type for what somebody owes before a game begins: each task of `engine/pending` becomes one command."""

from collections.abc import Sequence

from pbem.cli.say import console
from pbem.cli.say.next_step import taken_out
from pbem.engine.pending.value import Task
from pbem.mail.inbox import GivenDocument


def command_before(task: Task, documents: Sequence[GivenDocument]) -> str:
    """
    Return what to type for a task in a game that has not begun.

    `documents` are its files; those that lie in a mail alone are taken out first.
    """
    paths = list(dict.fromkeys(one.path for one in documents))
    if not all(paths):
        return taken_out(one.name.partition(", ")[0] for one in documents if not one.path)
    if task.act == "join":
        return console.format_command("join", *paths, "--player", task.person)
    return console.format_command("start", *paths)
