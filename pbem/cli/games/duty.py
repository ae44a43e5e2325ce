"""
What to type for what somebody owes or may do in a game: each task of `engine/pending` becomes one command here.

Every screen that names a command for a task takes it from here, with the papers where they lie, so that it works as
it stands. Papers in a mail are taken out first, where the command needs files. Before a game: `early_documents`.
"""

import os
from collections.abc import Iterator, Sequence

from pbem.cli.games import key_options
from pbem.cli.games.standing import GameStanding
from pbem.cli.orders.at_hand import is_open
from pbem.cli.say import console
from pbem.cli.say.next_step import taken_out
from pbem.engine.file.decision import REPLACE
from pbem.engine.pending import told
from pbem.engine.pending.pending import is_replaceable
from pbem.engine.pending.value import Stuck, Task
from pbem.engine.text.file_names import orders_name
from pbem.engine.words.template import header
from pbem.local import files

_REVISE = ("--revise",)


def command_for(task: Task, view: GameStanding, *, revise: bool = False) -> str:
    """Return what to type for a task in a game that has begun; `revise` gives up a decision that was signed."""
    if view.newest.in_mail:
        return taken_out([view.newest.path])
    match task.act:
        case "write":
            return _writing(task.person, view)
        case "open":
            return _opening(task.person, view, _REVISE[:revise])
        case "play":
            return _playing(view, _REVISE[:revise])
        case "approve" | "enact":
            return _deciding(task, view)
        case _:
            return console.format_command("admin", view.newest.path, "deck")


def obstacles(view: GameStanding) -> Iterator[str]:
    """Say why somebody here cannot go on, and what they type then: a lost key, a decision that the others let be."""
    for stuck in view.found.stuck:
        yield told.stuck_sentence(stuck, view.game.file.genesis, _asking_for_key(stuck.person, view))
    barred = [task for seat in view.mine for task in view.found.of(seat).barred]
    if barred:
        yield told.barred_sentence(barred[0].act, command_for(barred[0], view, revise=True))


def without_key(seat: str, view: GameStanding) -> str:
    """Say what somebody can do whose seat is played with a key that is not here."""
    stuck = Stuck(seat, is_replaceable(view.game, seat))
    return told.stuck_sentence(stuck, view.game.file.genesis, _asking_for_key(seat, view))


def _asking_for_key(seat: str, view: GameStanding) -> str:
    """Return what writes down that a seat gets a new key, or mails what was written for this record."""
    if view.newest.in_mail:
        return taken_out([view.newest.path])
    now = (REPLACE, seat, view.game.file.head.hex())
    for decision, copies in view.decisions:
        if (decision.kind, decision.seat, decision.document["prev"]) == now and not copies[0].in_mail:
            return console.format_command("mail", copies[0].path)
    return key_options.asking_for_key(view.newest.path, seat)


def _writing(seat: str, view: GameStanding) -> str:
    """Return what makes, mends, or signs the orders of somebody."""
    game, newest = view.game, view.newest.path
    own = [one for one in view.at_hand.weighed if one[1].seat == seat or one[0].found.player == seat]
    if unsigned := [given.path for given, worth in own if worth.worth == "unsigned"]:
        return console.format_command("sign", newest, unsigned[-1])
    if wrong := [given.path for given, worth in own if worth.worth == "wrong"]:
        return console.format_command("check", newest, wrong[-1])
    wanted = os.path.join(os.path.dirname(newest), orders_name(header(game, seat)))
    if files.exists(wanted):
        return console.format_command("check", newest, wanted)
    return console.format_command("orders", newest, "--player", seat, "-o", wanted)


def _opening(seat: str, view: GameStanding, extra: Sequence[str]) -> str:
    """Return what opens the sealed orders of somebody; seals in mails become files first."""
    opened = [one.path for one in view.at_hand.sound.values() if is_open(one) and one.in_mail]
    if mails := [*view.sealed_mails, *opened]:
        return taken_out(mails)
    lists = [one.path for one in view.at_hand.sound.values() if is_open(one)]
    own = view.at_hand.sound.get(seat)
    # Whoever is in the set opens a list, everybody else only makes dice for it.
    shown = [own.path if own else view.path_of(seat, "orders")] if seat in view.at_hand.papers.together else []
    paths = dict.fromkeys([*shown, *lists, *(one.path for one in view.at_hand.sealed.values())])
    return console.format_command("reveal", view.newest.path, *paths, *extra)


def _playing(view: GameStanding, extra: Sequence[str]) -> str:
    """Return what plays the orders that are there; lists that are in no set stay shut."""
    sealed = view.at_hand.papers.together
    sound = view.at_hand.sound.items()
    paths = dict.fromkeys(given.path for seat, given in sound if not sealed or seat in sealed or is_open(given))
    return console.format_command("apply", view.newest.path, *paths, *extra)


def _deciding(task: Task, view: GameStanding) -> str:
    copies = next(copies for decision, copies in view.decisions if decision is task.decision)
    if mails := [one.path for one in copies if one.in_mail]:
        return taken_out(mails)
    return console.format_command(
        "approve" if task.act == "approve" else "apply", view.newest.path, *(one.path for one in copies)
    )
