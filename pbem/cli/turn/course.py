"""
The course of a turn: what came in, what is owed, what is done about it, what goes out. Start reading here.

Every step is one that a single command does, by the same code, and happens only after a yes. Nothing is kept
between the steps but the files of the game: a player who leaves finds everything there on coming back, and
goes on with what is missing.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum

from pbem.cli.acts.opening import reveal
from pbem.cli.acts.playing import play_files
from pbem.cli.acts.signing import sign_file
from pbem.cli.games import duty
from pbem.cli.orders.at_hand import is_open
from pbem.cli.say import console, next_step, questions
from pbem.cli.say.next_step import and_deck
from pbem.cli.turn import archive, decisions, ending, letter, news, writing
from pbem.cli.turn.own_turn import OwnTurn, handed_out, rivals
from pbem.cli.turn.parcels import parcels
from pbem.engine.pending import told
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import needs_sealing, read_sealed
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.template import header
from pbem.errors import InputError
from pbem.local import files, game_notes
from pbem.local.turn_files import beside_orders
from pbem.mail.inbox import GivenDocument

LookAgain = Callable[[], OwnTurn]
"""Looks again at what lies there, after something was done."""
Steps = Callable[[OwnTurn, LookAgain], None]
"""What is done with a game: a turn, or taking one back."""

PLAY, SIGN, SHOW, MAIL, DONE = "p", "s", "o", "m", "d"
_ABOUT_PLAYING = "The dice are thrown, and the next game file is written with its report."
_ABOUT_OPENING = (
    "Sealed orders are a promise that nobody can read yet. Once you have opened yours, the others can read them, and "
    "you cannot change them any more."
)


class After(Enum):
    """
    How it goes on after a step: with the next one, with others, by mail, or later because the user stopped.

    Orders that were signed go on with the next step, and their mail is wanted.
    """

    GOING_ON = "going on"
    SIGNED = "signed"
    SIGNED_AND_SHOWN = "signed, and the mail is to be shown"
    WAITING = "waiting"
    MAILING = "mailing"
    STOPPED = "stopped"


_MAIL_WAYS = {After.SIGNED: letter.WRITE, After.SIGNED_AND_SHOWN: letter.OPEN}


def run(turn: OwnTurn, look_again: LookAgain, *, knows: bool = False) -> None:
    """
    Go through a turn from where it is, until somebody else has to do something or the user stops.

    A user who `knows` how the game stands has just read it, and is told no news.
    """
    if not knows:
        news.print_news(turn.opened, turn.me)
    archive.put_away(_walk(turn, look_again))


def _walk(turn: OwnTurn, look_again: LookAgain) -> OwnTurn:
    """Do one step after the other; return the game as it was found last."""
    way = ""
    while True:
        if decisions.decide(turn):
            turn = look_again()
        elif turn.found.stage == "over":
            console.out(f"The game is over{and_deck(turn.game, turn.opened.path)}.")
            _finish(turn)
            for said in ending.farewell(turn.opened):
                console.note(said)
            return turn
        else:
            after = _step(turn)
            way = _MAIL_WAYS.get(after, way)
            if after is After.STOPPED:
                _send(turn, way)
            elif after is After.WAITING:
                _finish(turn, way)
            elif after is After.MAILING:
                _send(handed_out(look_again()), way)
            else:
                turn = look_again()
                continue
            return turn


def _step(turn: OwnTurn) -> After:
    """Do what is due now, if the user wants it."""
    own = turn.found.of(turn.me)
    if _can_be_played(turn) and questions.agrees(_offer(turn), default=None, about=_ABOUT_PLAYING):
        _play(turn)
        return After.GOING_ON
    if own.can("open") and (files.exists(turn.orders) or not _is_in_set(turn)):
        return _open(turn)
    if own.can("write"):
        return _write(turn)
    _tell_waiting(turn)
    return After.WAITING


# ── playing ──────────────────────────────────────────────────────────────────────────────────────


def _can_be_played(turn: OwnTurn) -> bool:
    """Say whether all orders are in, and the dice can be made here."""
    if not any(turn.found.of(seat).can("play") for seat in turn.mine):
        return False
    if rival := rivals(turn.at_hand, turn.mine):
        both = " or ".join(console.format_command("apply", turn.opened.path, path) for path in rival[1])
        console.warn(f"two different orders of {rival[0]} lie there; play the right ones by hand: {both}")
        return False
    return True


def _offer(turn: OwnTurn) -> str:
    names = ", ".join(f"{seat}: {one.name}" for seat, one in turn.at_hand.sound.items())
    dice = " You make the dice." if turn.game.file.genesis.chance.witnessed else ""
    return f"All orders are in ({names}).{dice} Play the turn?"


def _play(turn: OwnTurn) -> None:
    """Play the orders that lie there; the user's own from the user's own file."""
    at_hand, awaited = turn.at_hand, turn.game.awaited
    sealed = at_hand.papers.together if needs_sealing(turn.game) else ()
    # Lists that may be left out, and are not in the set, stay shut.
    paths = {seat: one.path for seat, one in at_hand.sound.items() if not sealed or seat in sealed or is_open(one)}
    if awaited and turn.me in (*awaited.must, *awaited.may) and not sealed:
        paths[turn.me] = turn.orders
    named = list(dict.fromkeys(paths.values()))
    play_files(turn.opened, named, None, _looked_at)


def _looked_at(game: Game, _path: str) -> str:
    """Note that the user has read the report of a turn; nothing is to be said beside it."""
    game_notes.note(game.file.genesis, looked=game.file.index)
    return ""


# ── the user's own orders ────────────────────────────────────────────────────────────────────────


def _write(turn: OwnTurn) -> After:
    path = turn.orders
    chosen = writing.write(turn, _ways(turn))
    if chosen == writing.STOP:
        console.note(f"Nothing was signed or played. To go on: {turn.again}")
        return After.STOPPED
    if turn.me in turn.game.file.genesis.identities:
        sign_file(turn.opened, path, None)
    if chosen == PLAY:
        _play(turn)
    return _AFTER_WRITING.get(chosen, After.GOING_ON)


_AFTER_WRITING = {SIGN: After.SIGNED, SHOW: After.SIGNED_AND_SHOWN, MAIL: After.MAILING}


def _ways(turn: OwnTurn) -> Mapping[str, str]:
    """Return how the user can go on with sound orders."""
    if turn.game.file.genesis.chance.witnessed:
        if not turn.others:
            return {SIGN: "sign them"}
        return {SIGN: "sign them and write the mail", SHOW: "the same, and open the mail"}
    others = [task.person for task in turn.found.owing if task.act == "write" and task.person != turn.me]
    play = {PLAY: "play the turn"} if not others else {}
    later = {DONE: "done, the next player here"} if any(seat in turn.mine for seat in others) else {}
    mail = {MAIL: "mail them to somebody who plays it"} if turn.others else {}
    return play | later | mail


def _is_for_now(turn: OwnTurn, seal: GivenDocument) -> bool:
    """Say whether a seal is for the next record; those of an earlier one may still lie there."""
    with suppress(InputError):
        return bool(read_sealed(turn.game, seal.data))
    return False


def _opened_by_others(turn: OwnTurn) -> list[OrderFile]:
    """Return the orders that others have opened: each file of them holds the seals of all."""
    return [
        OrderFile(one.name, one.found.text, one.found.document) for one in turn.at_hand.sound.values() if is_open(one)
    ]


def _is_in_set(turn: OwnTurn) -> bool:
    """Say whether the user's own list is among those that are opened; else only the user's dice are asked for."""
    return turn.me in turn.at_hand.papers.together


def _open(turn: OwnTurn) -> After:
    """Open the user's sealed orders, or make the user's dice for those of others: from then on they stand."""
    question = "Everybody's sealed orders are here. Open yours? After that neither they nor the dice can be changed."
    if not _is_in_set(turn):
        question = "Others open their sealed orders without yours, and need your dice. Make them?"
    if not questions.agrees(question, default=None, about=_ABOUT_OPENING):
        console.note(f"To go on: {turn.again}")
        return After.STOPPED
    shown = [turn.orders] if _is_in_set(turn) else []
    named = [*shown, *(one.path for one in turn.seals if _is_for_now(turn, one))]
    said = reveal(turn.opened, list(dict.fromkeys(named)), None, _opened_by_others(turn))
    revealed = beside_orders(turn.orders, header(turn.game, turn.me), next_step.REVEALED)
    if not files.exists(revealed):
        console.next_step(said)
        return After.STOPPED
    return After.GOING_ON


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def _tell_waiting(turn: OwnTurn) -> None:
    genesis, found = turn.game.file.genesis, turn.found
    if found.owing and not found.owed_by(turn.mine):
        more = console.format_command("turn", genesis.name)
        said = told.standing(found, genesis, turn.mine)
        console.note(f"{said}. When a mail has come and is saved here: {more}")
    for said in duty.obstacles(turn.view):
        console.note(said)


def _finish(turn: OwnTurn, way: str = "") -> None:
    """Write the mails that are due, and note that the user has seen how things stand."""
    game_notes.note(turn.game.file.genesis, looked=turn.opened.index)
    _send(turn, way)


def _send(turn: OwnTurn, way: str = "") -> None:
    """Write the mails with what others may not have yet; `way` is set if the user wants them."""
    for parcel in parcels(turn):
        letter.write(turn, parcel.papers, parcel.prepare, parcel.to, way)
