"""
The course of a turn: what came in, what is owed, what is done about it, what goes out. Start reading here.

Every step is one that a single command does, by the same code, and happens only after a yes. Nothing is kept
between the steps but the files of the game: whoever leaves at any point finds on coming back what is there, and
goes on with what is missing.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum

from pbem.cli import answers, console, next_step, outgoing_mail
from pbem.cli.at_hand import is_opened
from pbem.cli.commands.apply import play_files
from pbem.cli.commands.reveal import reveal
from pbem.cli.commands.sign import sign_file
from pbem.cli.next_step import and_deck
from pbem.cli.turn import decisions, letter, news, writing
from pbem.cli.turn.desk import Desk, rivals
from pbem.engine.chance.sealed_orders import needs_sealing, read_sealed
from pbem.engine.hands.ways import hands_of
from pbem.engine.phrases import format_seats
from pbem.engine.play import Game, needed_witnesses
from pbem.engine.template import header
from pbem.errors import InputError
from pbem.local import files, game_notes
from pbem.local.turn_files import beside_orders
from pbem.mail.file_kind import SEALED
from pbem.mail.inbox import GivenDocument

Relay = Callable[[], Desk]
"""Looks again at what lies there, after something was done."""
Steps = Callable[[Desk, Relay], None]
"""What is done with a game: a turn, or taking one back."""

PLAY, SIGN, MAIL, DONE = "p", "s", "m", "d"


class After(Enum):
    """How it goes on after a step: with the next one, with others, or later because the user stopped."""

    GOING_ON = "going on"
    WAITING = "waiting"
    STOPPED = "stopped"


def run(desk: Desk, relay: Relay) -> None:
    """Go through a turn from where it is, until somebody else has to do something or the user stops."""
    news.print_news(desk.opened, desk.me, desk.keys.key)
    while True:
        if decisions.decide(desk):
            desk = relay()
        elif desk.at_hand is None:
            console.out(f"The game is over{and_deck(desk.game, desk.opened.path)}.")
            _finish(desk)
            return
        elif (after := _step(desk)) is After.GOING_ON:
            desk = relay()
        else:
            if after is After.WAITING:
                _finish(desk)
            return


def _step(desk: Desk) -> After:
    """Do what is due now, if the user wants it."""
    if _can_be_played(desk) and answers.agrees(_offer(desk), default=None):
        _play(desk)
        return After.GOING_ON
    if _can_be_opened(desk):
        return _open(desk)
    if _has_to_write(desk):
        return _write(desk)
    _tell_waiting(desk)
    return After.WAITING


# ── playing ──────────────────────────────────────────────────────────────────────────────────────


def _can_be_played(desk: Desk) -> bool:
    """Say whether all orders are in, and the dice can be made here."""
    at_hand, game = desk.at_hand, desk.game
    if at_hand is None or at_hand.missing(game) or at_hand.unopened(game) or _has_to_write(desk):
        return False
    if rival := rivals(at_hand, desk.mine):
        console.warn(
            f"two different orders of {rival} lie there; play the right ones by hand: "
            f"{console.format_command('apply', desk.opened.path, 'ORDERS')}"
        )
        return False
    witnesses = needed_witnesses(game, list(at_hand.sound))
    return all(one in desk.mine or is_opened(at_hand.sound.get(one)) for one in witnesses)


def _offer(desk: Desk) -> str:
    at_hand = desk.at_hand
    given = at_hand.sound.items() if at_hand else ()
    names = ", ".join(f"{seat}: {one.name}" for seat, one in given)
    dice = " You make the dice." if desk.game.file.genesis.chance.witnessed else ""
    return f"All orders are in ({names}).{dice} Play the turn?"


def _play(desk: Desk) -> None:
    """Play the orders that lie there; the user's own from the user's own file."""
    at_hand = desk.at_hand.sound if desk.at_hand else {}
    paths = {seat: one.path for seat, one in at_hand.items()}
    if _decides(desk) and not needs_sealing(desk.game):
        paths[desk.me] = desk.orders
    named = list(dict.fromkeys(paths.values()))
    play_files(desk.opened, named, None, desk.keys.key, desk.keys.dice, _looked_at)


def _looked_at(game: Game, _path: str) -> str:
    """Note that the user has read the report of a turn; nothing is to be said beside it."""
    game_notes.note(game.file.genesis, looked=game.file.index)
    return ""


# ── the user's own orders ────────────────────────────────────────────────────────────────────────


def _has_to_write(desk: Desk) -> bool:
    """Say whether the user must decide, or may, and has not: orders without a key count once they are played."""
    return _decides(desk) and not desk.is_done()


def _decides(desk: Desk) -> bool:
    awaited = desk.game.awaited
    return awaited is not None and desk.me in (*awaited.must, *awaited.may)


def _write(desk: Desk) -> After:
    path = desk.orders
    chosen = writing.write(desk, _ways(desk))
    if chosen == writing.STOP:
        console.note(f"Nothing was signed or played. To go on: {desk.again}")
        return After.STOPPED
    if desk.me in desk.game.file.genesis.identities:
        sign_file(desk.opened, path, None, desk.keys.key)
    if chosen == PLAY:
        _play(desk)
    elif chosen == MAIL:
        _mail_orders(desk, path)
        return After.STOPPED
    return After.GOING_ON


def _ways(desk: Desk) -> Mapping[str, str]:
    """Return how the user can go on with sound orders."""
    genesis, at_hand = desk.game.file.genesis, desk.at_hand
    if genesis.chance.witnessed:
        return {SIGN: "sign them"}
    others = [seat for seat in at_hand.missing(desk.game) if seat != desk.me] if at_hand else []
    play = {PLAY: "play the turn"} if not others else {}
    later = (
        {DONE: "done, the next player here"} if any(seat in desk.mine for seat in others) else {}
    )
    mail = {MAIL: "mail them to somebody who plays it"} if desk.others else {}
    return play | later | mail


def _can_be_opened(desk: Desk) -> bool:
    """Say whether everybody has sealed orders, and the user's are still shut."""
    at_hand = desk.at_hand
    if at_hand is None or not at_hand.sealed or at_hand.missing(desk.game):
        return False
    return desk.me in at_hand.unopened(desk.game) and files.exists(desk.orders)


def _is_for_now(desk: Desk, seal: GivenDocument) -> bool:
    """Say whether a seal is for the next record; those of an earlier one may still lie there."""
    with suppress(InputError):
        return bool(read_sealed(desk.game, seal.data))
    return False


def _open(desk: Desk) -> After:
    """Open the user's sealed orders: from then on they stand, and so do the dice."""
    question = (
        "The sealed orders of all are there. Open yours? They then stand, and so do the dice."
    )
    if not answers.agrees(question, default=None):
        console.note(f"To go on: {desk.again}")
        return After.STOPPED
    named = [desk.orders, *(one.path for one in desk.seals if _is_for_now(desk, one))]
    said = reveal(desk.opened, list(dict.fromkeys(named)), None, desk.keys.key, desk.keys.dice)
    if not files.exists(_revealed(desk)):
        console.next_step(said)
        return After.STOPPED
    return After.GOING_ON


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def _tell_waiting(desk: Desk) -> None:
    genesis = desk.game.file.genesis
    missing = desk.at_hand.missing(desk.game) if desk.at_hand else []
    if missing and not set(missing) & set(desk.mine):
        more = console.format_command("turn", genesis.name, "MAIL")
        console.note(f"Waiting for {format_seats(genesis, missing)}. What comes by mail: {more}")


def _finish(desk: Desk) -> None:
    """Write the mail that is due, and note that the user has seen how things stand."""
    genesis = desk.game.file.genesis
    game_notes.note(genesis, looked=desk.opened.index)
    path = desk.orders if desk.at_hand is not None else ""
    if path and desk.is_done():
        _mail_orders(desk, path)
    elif desk.made_here and _is_to_be_mailed(desk):
        eml = outgoing_mail.draft_path(desk.opened.path)
        letter.write(desk, eml, lambda: outgoing_mail.game_mail(desk.opened))


def _mail_orders(desk: Desk, path: str) -> None:
    """Write the mail with the user's orders: as they are, sealed, or opened."""
    genesis, now = desk.game.file.genesis, header(desk.game, desk.me)
    if needs_sealing(desk.game):
        opened, sealed = _revealed(desk), next_step.sealed_path(desk.game, desk.me, path)
        if files.exists(opened):
            eml = outgoing_mail.draft_path(opened)
            letter.write(desk, eml, lambda: letter.document_letter(desk, opened, "opened orders"))
        elif files.exists(sealed):
            eml = outgoing_mail.draft_path(sealed)
            letter.write(desk, eml, lambda: letter.document_letter(desk, sealed, SEALED))
        return
    to = (genesis.master,) if genesis.chance.hosted else ()
    eml = beside_orders(path, now, ".eml")
    letter.write(desk, eml, lambda: letter.orders_letter(desk, path), to)


def _revealed(desk: Desk) -> str:
    return beside_orders(desk.orders, header(desk.game, desk.me), next_step.REVEALED)


def _is_to_be_mailed(desk: Desk) -> bool:
    """Say whether others need the game file: nobody mails it to bots, nor the first one that all can make."""
    genesis = desk.game.file.genesis
    common = genesis.chance.joined and desk.opened.index == 0 and not hands_of(genesis).dealt
    return not common and bool(desk.others)
