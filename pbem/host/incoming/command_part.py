"""
Answers to what a player asks of the host in plain words (`mail.commands`): a short mail for each game.

Each quotes the line that was understood. Nothing here changes a game but `forget my orders`, which asks for
a yes.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress

from pbem.engine.foresight.look_ahead import foreseen
from pbem.engine.play.play import check
from pbem.engine.short.names import fold
from pbem.engine.short.reading import read_short, strictly
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.wrapping import harmless
from pbem.errors import PbemError
from pbem.host.games import announcements
from pbem.host.games.hall import enter_hall, hall_lines
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.host.incoming import known_part as told
from pbem.host.incoming.address_part import ask_about_move
from pbem.host.incoming.known_part import Asked
from pbem.host.incoming.observer_part import invite
from pbem.host.mails.outgoing import OutgoingMail, ack_digest, subject_of
from pbem.host.mails.quoted_orders import MOST_WORK
from pbem.local import game_files
from pbem.mail import commands
from pbem.mail.draft import Attachment
from pbem.mail.letter import Block, Figure, Lead, Letter, Points, Rows, Sentences

FORGETS = b"# forget "
MOST_ATTACKS = 100
MOST_IN_HALL = 50


def answer_command(asked: Asked) -> OutgoingMail | None:
    """Return the mail that answers a command; None if it is answered by the letter of the turn itself."""
    if asked.command.name == commands.AGAIN:
        for seat in asked.seats:
            announcements.announce_again(asked.game, seat, asked.mail[:8])
        return None
    attached = tuple(_attached(asked))
    shown = [Figure(one.name, "The board") for one in attached if one.type.startswith("image/")]
    blocks = [Lead(f"You asked: {harmless(asked.command.line)[:80]}"), *shown, *_ANSWERS[asked.command.name](asked)]
    subject = subject_of(asked.game.genesis.name, asked.command.name)
    digest = ack_digest(asked.mail, asked.game.name, asked.command.line)
    return OutgoingMail("", subject, Letter(tuple(blocks)), digest, "ack", asked.game.name, attachments=attached)


def _attached(asked: Asked) -> Iterator[Attachment]:
    game = asked.game
    if asked.command.name == commands.RULES:
        yield Attachment("rules.txt", ("\n".join(told.rule_book(game)) + "\n").encode(), "text/plain")
    if asked.command.name == commands.MAP:
        *_, last = game_files.turns_from(game.opened, game.index)
        if picture := announcements.picture_of(game, last):
            ending = ".png" if picture.type == "image/png" else ".svg"
            yield Attachment(f"{game.name}-{game.index:03d}{ending}", picture.data, picture.type)


def _plan(asked: Asked) -> Iterator[Block]:
    game = asked.game
    awaited = game.game.awaited
    deciding = [seat for seat in asked.seats if awaited and seat in (*awaited.must, *awaited.may)]
    if not deciding:
        yield Sentences("You have nothing to decide now.")
        return
    file = read_short(game.game, deciding[0], asked.command.below, "your plan")
    if file is None:
        yield Sentences("There are no orders below the word plan.")
        return
    file = strictly(file)
    reading = check(game.game, [file.data]).readings[0] if not file.problems else None
    faults = file.problems if reading is None else [one for one in reading.problems if one.is_error]
    if reading is None or faults:
        yield Rows("\n".join(complain(faults, "", file.text, file.places)), breaks=True)
        return
    yield from told.said_back(game, reading, file.text)
    attacks = file.data.get("attack", ())
    outlook = foreseen(game.game, [reading], MOST_WORK) if len(attacks) <= MOST_ATTACKS else None
    if outlook and outlook.notes:
        yield Points("How that will probably go:", tuple(outlook.notes))
    else:
        yield Sentences("That is too much to count by mail; pbem plan counts it.")
    yield Sentences("Nothing was taken: send the same without the word plan to order it.")


# ── what changes something ───────────────────────────────────────────────────────────────────────


def _forget(asked: Asked) -> Iterator[Block]:
    game = asked.game
    kept = {seat: one for seat, one in game.orders.kept().items() if seat in asked.seats}
    turn = game.open_turn()
    passed = [seat for seat in kept if seat in turn.passed_on]
    if not kept or passed:
        yield Sentences("Your orders are already with the witness." if passed else "No orders of yours are in.")
        return
    for seat, one in kept.items():
        code = turn.confirmation_code(seat, {"forget": one.sha, "number": one.seq})
        game.orders.hold(seat, code, FORGETS + one.sha.encode())
        who = game.format_seats([seat])
        yield Sentences(f"The orders of {who}, number {one.seq}, are taken back if you reply with yes and this code:")
        yield Rows(f"    {code}", breaks=True)


def _observe(asked: Asked) -> Iterator[Block]:
    missing = told.ask_for_address(asked, "To ask a friend to look on")
    yield from missing or [Sentences(invite(asked.game, asked.command.below))]


def _hall(asked: Asked) -> Iterator[Block]:
    game, said = asked.game, fold(asked.command.line).rpartition(" ")[2]
    if said in ("yes", "no"):
        enter_hall(game, asked.seats, named=said == "yes")
        how = (
            "may be named in the hall of games, as soon as this game is over"
            if said == "yes"
            else "is not named in the hall of games"
        )
        yield Sentences(f"{game.format_seats(asked.seats)} {how}.")
        if said == "yes":
            yield Sentences("It says who won, when, and with what luck. To take that back at any time, write: hall no")
        return
    lines = hall_lines(_over(game))
    yield Points("Games that are over:", tuple(lines)) if lines else Sentences("No game is over yet.")
    yield Sentences(
        "Players are named only where they agreed to it. To be named for a game, reply to one of its letters with hall yes; "
        "hall no takes that back."
    )


def _over(game: HostedGame) -> Iterator[HostedGame]:
    """Yield the games of the host that can be opened, the last few of those that there are."""
    for folder in [*game.host.games()][-MOST_IN_HALL:]:
        with suppress(PbemError):
            yield game if folder.name == game.name else open_newest(game.host, folder, game.now)


_ANSWERS: dict[str, Callable[[Asked], Iterator[Block]]] = {
    commands.HELP: told.tell_help,
    commands.STATUS: told.tell_status,
    commands.LATE: told.tell_late,
    commands.ORDERS: told.tell_orders,
    commands.FORGET: _forget,
    commands.HISTORY: told.tell_history,
    commands.RULES: told.tell_rules,
    commands.MAP: told.tell_map,
    commands.ODDS: told.tell_odds,
    commands.PLAN: _plan,
    commands.OBSERVE: _observe,
    commands.ADDRESS: ask_about_move,
    commands.HALL: _hall,
}
