"""
The course of a turn: what came in, what is owed, what is done about it, what goes out. Start reading here.

Every step is one that a single command does, by the same code, and happens only after a yes. Nothing is kept
between the steps but the files of the game: a player who leaves finds everything there on coming back, and
goes on with what is missing.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum

from pbem.cli.commands.apply import play_files
from pbem.cli.commands.reveal import reveal
from pbem.cli.commands.sign import sign_file
from pbem.cli.orders.at_hand import is_opened
from pbem.cli.say import console, next_step, questions
from pbem.cli.say.next_step import and_deck
from pbem.cli.turn import decisions, letter, news, writing
from pbem.cli.turn.own_turn import OwnTurn, rivals
from pbem.cli.turn.parcels import parcels
from pbem.engine.file.phrases import format_seats
from pbem.engine.play.play import Game, needed_witnesses
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

PLAY, SIGN, MAIL, DONE = "p", "s", "m", "d"


class After(Enum):
    """How it goes on after a step: with the next one, with others, or later because the user stopped."""

    GOING_ON = "going on"
    WAITING = "waiting"
    STOPPED = "stopped"


def run(turn: OwnTurn, look_again: LookAgain) -> None:
    """Go through a turn from where it is, until somebody else has to do something or the user stops."""
    news.print_news(turn.opened, turn.me, turn.keys.key)
    while True:
        if decisions.decide(turn):
            turn = look_again()
        elif turn.at_hand is None:
            console.out(f"The game is over{and_deck(turn.game, turn.opened.path)}.")
            _finish(turn)
            return
        elif (after := _step(turn)) is After.GOING_ON:
            turn = look_again()
        else:
            if after is After.WAITING:
                _finish(turn)
            return


def _step(turn: OwnTurn) -> After:
    """Do what is due now, if the user wants it."""
    if _can_be_played(turn) and questions.agrees(_offer(turn), default=None):
        _play(turn)
        return After.GOING_ON
    if _can_be_opened(turn):
        return _open(turn)
    if _has_to_write(turn):
        return _write(turn)
    _tell_waiting(turn)
    return After.WAITING


# ── playing ──────────────────────────────────────────────────────────────────────────────────────


def _can_be_played(turn: OwnTurn) -> bool:
    """Say whether all orders are in, and the dice can be made here."""
    at_hand, game = turn.at_hand, turn.game
    if at_hand is None or at_hand.missing(game) or at_hand.unopened(game):
        return False
    # A player who may decide but need not is asked to play before being asked to write.
    if _must(turn) and _has_to_write(turn):
        return False
    if rival := rivals(at_hand, turn.mine):
        console.warn(
            f"two different orders of {rival} lie there; play the right ones by hand: "
            f"{console.format_command('apply', turn.opened.path, 'ORDERS')}"
        )
        return False
    witnesses = needed_witnesses(game, list(at_hand.sound))
    return all(one in turn.mine or is_opened(at_hand.sound.get(one)) for one in witnesses)


def _offer(turn: OwnTurn) -> str:
    at_hand = turn.at_hand
    given = at_hand.sound.items() if at_hand else ()
    names = ", ".join(f"{seat}: {one.name}" for seat, one in given)
    dice = " You make the dice." if turn.game.file.genesis.chance.witnessed else ""
    return f"All orders are in ({names}).{dice} Play the turn?"


def _play(turn: OwnTurn) -> None:
    """Play the orders that lie there; the user's own from the user's own file."""
    at_hand = turn.at_hand
    sound = at_hand.sound.items() if at_hand else ()
    sealed = at_hand.together if at_hand and needs_sealing(turn.game) else ()
    # Optional lists that are not in the set stay sealed.
    paths = {seat: one.path for seat, one in sound if not sealed or seat in sealed}
    if _decides(turn) and not needs_sealing(turn.game):
        paths[turn.me] = turn.orders
    named = list(dict.fromkeys(paths.values()))
    play_files(turn.opened, named, None, turn.keys.key, turn.keys.dice, _looked_at)


def _looked_at(game: Game, _path: str) -> str:
    """Note that the user has read the report of a turn; nothing is to be said beside it."""
    game_notes.note(game.file.genesis, looked=game.file.index)
    return ""


# ── the user's own orders ────────────────────────────────────────────────────────────────────────


def _has_to_write(turn: OwnTurn) -> bool:
    """Say whether the user must decide, or may, and has not: orders without a key count once they are played."""
    return _decides(turn) and not turn.is_done()


def _must(turn: OwnTurn) -> bool:
    awaited = turn.game.awaited
    return awaited is not None and turn.me in awaited.must


def _decides(turn: OwnTurn) -> bool:
    awaited = turn.game.awaited
    return awaited is not None and turn.me in (*awaited.must, *awaited.may)


def _write(turn: OwnTurn) -> After:
    path = turn.orders
    chosen = writing.write(turn, _ways(turn))
    if chosen == writing.STOP:
        console.note(f"Nothing was signed or played. To go on: {turn.again}")
        _send(turn, with_orders=False)
        return After.STOPPED
    if turn.me in turn.game.file.genesis.identities:
        sign_file(turn.opened, path, None, turn.keys.key)
    if chosen == PLAY:
        _play(turn)
    elif chosen == MAIL:
        _send(turn, with_orders=True)
        return After.STOPPED
    return After.GOING_ON


def _ways(turn: OwnTurn) -> Mapping[str, str]:
    """Return how the user can go on with sound orders."""
    genesis, at_hand = turn.game.file.genesis, turn.at_hand
    if genesis.chance.witnessed:
        return {SIGN: "sign them"}
    others = [seat for seat in at_hand.missing(turn.game) if seat != turn.me] if at_hand else []
    play = {PLAY: "play the turn"} if not others else {}
    later = (
        {DONE: "done, the next player here"} if any(seat in turn.mine for seat in others) else {}
    )
    mail = {MAIL: "mail them to somebody who plays it"} if turn.others else {}
    return play | later | mail


def _can_be_opened(turn: OwnTurn) -> bool:
    """Say whether everybody has sealed orders, and the user's are still shut."""
    at_hand = turn.at_hand
    if at_hand is None or not at_hand.sealed or at_hand.missing(turn.game):
        return False
    if turn.me not in at_hand.together or _opens_first(turn) not in ("", turn.me):
        return False
    return turn.me in at_hand.unopened(turn.game) and files.exists(turn.orders)


def _opens_first(turn: OwnTurn) -> str:
    """
    Return who opens before all others, until that has happened; "" where anybody may.

    Where some lists may be left out, two players could each open with other seals before them, and neither
    set would ever be whole. So the first who must decide says which lists are in it.
    """
    awaited, at_hand = turn.game.awaited, turn.at_hand
    if awaited is None or at_hand is None or not awaited.may:
        return ""
    return "" if any(map(is_opened, at_hand.sound.values())) else awaited.must[0]


def _is_for_now(turn: OwnTurn, seal: GivenDocument) -> bool:
    """Say whether a seal is for the next record; those of an earlier one may still lie there."""
    with suppress(InputError):
        return bool(read_sealed(turn.game, seal.data))
    return False


def _opened_by_others(turn: OwnTurn) -> list[OrderFile]:
    """Return the orders that others have opened: each file of them holds the seals of all."""
    given = turn.at_hand.sound.values() if turn.at_hand else ()
    return [
        OrderFile(one.name, one.found.text, one.found.document) for one in given if is_opened(one)
    ]


def _open(turn: OwnTurn) -> After:
    """Open the user's sealed orders: from then on they stand, and so do the dice."""
    question = (
        "The sealed orders of all are there. Open yours? They then stand, and so do the dice."
    )
    if not questions.agrees(question, default=None):
        console.note(f"To go on: {turn.again}")
        return After.STOPPED
    named = [turn.orders, *(one.path for one in turn.seals if _is_for_now(turn, one))]
    said = reveal(
        turn.opened, list(dict.fromkeys(named)), None, turn.keys.key, turn.keys.dice,
        _opened_by_others(turn),
    )  # fmt: skip
    revealed = beside_orders(turn.orders, header(turn.game, turn.me), next_step.REVEALED)
    if not files.exists(revealed):
        console.next_step(said)
        return After.STOPPED
    return After.GOING_ON


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def _tell_waiting(turn: OwnTurn) -> None:
    genesis = turn.game.file.genesis
    at_hand = turn.at_hand
    missing = (at_hand.missing(turn.game) or at_hand.unopened(turn.game)) if at_hand else []
    if missing and not set(missing) & set(turn.mine):
        more = console.format_command("turn", genesis.name, "MAIL")
        console.note(f"Waiting for {format_seats(genesis, missing)}. What comes by mail: {more}")


def _finish(turn: OwnTurn) -> None:
    """Write the mails that are due, and note that the user has seen how things stand."""
    game_notes.note(turn.game.file.genesis, looked=turn.opened.index)
    _send(turn, with_orders=turn.is_done())


def _send(turn: OwnTurn, *, with_orders: bool) -> None:
    """Write the mails with what others may not have yet."""
    for parcel in parcels(turn, with_orders=with_orders):
        letter.write(turn, parcel.papers, parcel.prepare, parcel.to)
