"""
Answers to what a player asks of the host in plain words (`mail.commands`): a short mail for each game.

Each quotes the line that was understood. Nothing here changes a game but `forget my orders`, which asks for
a yes.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import islice, takewhile

from pbem.engine.file.phrases import format_clock, format_seats
from pbem.engine.foresight.forecast_text import describe_campaign
from pbem.engine.foresight.look_ahead import foreseen
from pbem.engine.play.order_check import Reading
from pbem.engine.play.play import check
from pbem.engine.short.names import fold
from pbem.engine.short.reading import read_short, strictly
from pbem.engine.text import order_file
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.wrapping import harmless
from pbem.engine.words.retelling import say_back
from pbem.errors import BeyondLimitError, FaultsError, InputError, PbemError
from pbem.host.deadlines.moments import format_moment
from pbem.host.deadlines.seat_status import format_statuses
from pbem.host.games import announcements
from pbem.host.games.hall import enter_hall, hall_lines
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.host.incoming.answers import STRANGERS, may_answer
from pbem.host.incoming.observer_part import invite
from pbem.host.mails.outgoing import OutgoingMail
from pbem.host.mails.quoted_orders import MOST_WORK
from pbem.host.settings import MOST_STRANGERS
from pbem.local import game_files
from pbem.mail.commands import (
    AGAIN,
    FORGET,
    HALL,
    HELP,
    HISTORY,
    LATE,
    MAP,
    OBSERVE,
    ODDS,
    ORDERS,
    PLAN,
    RULES,
    STATUS,
    Command,
)
from pbem.mail.draft import Attachment, address, one_line
from pbem.mail.letter import Block, Heading, Lead, Letter, Points, Rows, Sentences, as_html, as_text
from pbem.record import value

FORGETS = b"# forget "
MOST_RECORDS = 20
MOST_POINTS = 6
MOST_ARMIES = 300
MOST_ATTACKS = 100
MOST_IN_HALL = 50
_NOT_HERE = "This game has nothing to say about that."
_HELP = (
    "status: whose turn it is, and how everybody stands",
    "who is late",
    "my orders: what is in from you",
    "forget my orders: takes back what is in, after a yes",
    "again: the letter of this turn once more",
    "history 5: the last five turns in short",
    "rules, map",
    "odds 12 7: how 12 armies fare against 7",
    "plan, and orders below: what would probably come of them; nothing is taken",
    "to NAME: ..., or to all: ... up to the next empty line: words to others; to gm: ... to the game master",
    "no standby: orders that stand by are played at once",
    "away 24 Dec to 2 Jan, and back",
    "observe friend@example.org: a friend gets the letters that everybody may see, after a yes from there",
    "draw, pause, resume, extend 48, rollback 12, and rematch after the end: done when all have said yes",
    "replace NAME by friend@example.org: somebody else takes over from NAME; without an address those who look on are asked",
    "resign: you are asked about it first",
    "hall: how games ended; hall yes or hall no: whether you are named there",
)


@value
class Asked:
    """A command of a player: in which game, for which seats, and the digest of the mail."""

    game: HostedGame
    seats: Sequence[str]
    command: Command
    mail: str


def answer_command(asked: Asked) -> OutgoingMail | None:
    """Return the mail that answers a command; None if it is answered by the letter of the turn itself."""
    if asked.command.name == AGAIN:
        for seat in asked.seats:
            announcements.announce_again(asked.game, seat, asked.mail[:8])
        return None
    blocks = [Lead(f"You asked: {harmless(asked.command.line)[:80]}"), *_ANSWERS[asked.command.name](asked)]
    letter = Letter(tuple(blocks))
    name = one_line(asked.game.genesis.name, 60)
    subject = f"[pbem {name}] {asked.command.name}"
    mark = sha256(chr(0).join((asked.mail, asked.game.name, asked.command.line)).encode()).hexdigest()[:32]
    return OutgoingMail(
        "",
        subject,
        as_text(letter),
        f"ack-{mark}",
        "ack",
        asked.game.name,
        attachments=tuple(_attached(asked)),
        html=as_html(letter, subject),
    )


def _attached(asked: Asked) -> Iterator[Attachment]:
    game = asked.game
    if asked.command.name == RULES:
        yield Attachment("rules.txt", ("\n".join(_book(game)) + "\n").encode(), "text/plain")
    if asked.command.name == MAP:
        *_, last = game_files.turns_from(game.opened, game.index)
        if picture := announcements.picture_of(game, last):
            ending = ".png" if picture.type == "image/png" else ".svg"
            yield Attachment(f"{game.name}-{game.index:03d}{ending}", picture.data, picture.type)


# ── what is known ─────────────────────────────────────────────────────────────────────────────────


def _help(asked: Asked) -> Iterator[Block]:
    yield Points("What you can write, in a line of its own or as the subject:", _HELP)
    yield Sentences(
        "Orders are lines such as those in the letter of your turn. Whatever else you write goes to the game master, if "
        "the game has one."
    )
    yield from _status(asked)


def _status(asked: Asked) -> Iterator[Block]:
    game = asked.game
    yield Sentences(f"{game.next}.")
    zone = game.read_settings().deadline.zone
    yield Points("How everybody stands:", tuple(format_statuses(game.game, game.seat_statuses(), zone)))
    yield from _deadline(game)


def _deadline(game: HostedGame) -> Iterator[Block]:
    if said := game.deadline_sentences():
        yield Sentences(" ".join(said))


def _late(asked: Asked) -> Iterator[Block]:
    game, zone = asked.game, asked.game.read_settings().deadline.zone
    owing = [one for one in game.seat_statuses() if one.owes]
    late = {one.seat: format_moment(one.due, zone) for one in owing if one.due is not None and one.due < game.now}
    if late:
        yield Points("Late:", tuple(f"{game.format_seats([seat])}, since {since}" for seat, since in late.items()))
    else:
        yield Sentences("Nobody is late.")
    if waited := [one for one in owing if one.seat not in late]:
        yield Points("Waited for:", tuple(format_statuses(game.game, waited, zone)))


def _orders(asked: Asked) -> Iterator[Block]:
    game, kept = asked.game, asked.game.orders.kept()
    for seat in asked.seats:
        who = game.format_seats([seat])
        if seat not in kept:
            yield Sentences(f"{who}: no orders are in for {game.open_turn().spoken_clock}.")
            continue
        document = order_file.read(kept[seat].data, "").data
        spare = ", to be played at the deadline if no others come" if kept[seat].standby else ""
        yield Heading(f"{who}: orders number {kept[seat].seq}{spare}")
        yield from _said_back(game, check(game.game, [document]).readings[0], kept[seat].data.decode())


def _said_back(game: HostedGame, reading: Reading, text: str) -> Iterator[Block]:
    lines = say_back(game.game, reading)
    yield Rows("\n".join(lines) if lines else text, breaks=True)


def _history(asked: Asked) -> Iterator[Block]:
    game = asked.game
    wanted = min(max([*asked.command.numbers, 1][0], 1), MOST_RECORDS)
    played = game_files.turns_from(game.opened, max(game.index - wanted + 1, 0))
    past = [turn for turn in played if turn.record.index][-wanted:]
    if not past:
        yield Sentences("No turn has been played yet.")
    table = game.game.table
    for turn in past:
        who = format_seats(game.genesis, turn.seats) if turn.seats else "the table"
        points = [one.text for one in islice(table.words.milestones(turn.before, turn.events, turn.after), MOST_POINTS)]
        title = f"{format_clock(table.clock(turn.before))}, {who}:"
        yield Points(title, tuple(points)) if points else Sentences(f"{title} nothing of note.")
    yield Rows("\n".join(table.words.standing(game.game.state)), breaks=True)


def _rules(asked: Asked) -> Iterator[Block]:
    genesis = asked.game.genesis
    ruleset = asked.game.game.ruleset
    yield Sentences(f"{ruleset.title} ({genesis.rules}). {ruleset.distinction}")
    if genesis.options:
        yield Points("Options:", tuple(genesis.options))
    if genesis.terms.choices:
        yield Points("Choices:", tuple(f"{key}: {one}" for key, one in genesis.terms.choices.items()))
    yield Sentences("The rule book of this game is attached.")


def _book(game: HostedGame) -> Sequence[str]:
    genesis = game.genesis
    return game.game.table.words.rule_book() or game.game.ruleset.rule_book(genesis.options, genesis.terms.choices)


def _map(asked: Asked) -> Iterator[Block]:
    game = asked.game
    yield Sentences(f"{game.next}.")
    yield Rows("\n".join(game.game.table.words.show(game.game.state, None)), breaks=True)


def _odds(asked: Asked) -> Iterator[Block]:
    armies, *against = asked.command.numbers
    if max(armies, *against) > MOST_ARMIES or sum(against) > MOST_ARMIES or armies < 2 or 0 in against:
        yield Sentences(f"By mail odds are counted for 2 to {MOST_ARMIES} armies; pbem odds counts more.")
        return
    try:
        campaign = asked.game.game.ruleset.campaign(armies, against, {})
    except (BeyondLimitError, FaultsError):
        campaign = None
    if campaign is None:
        yield Sentences(_NOT_HERE)
    else:
        # What follows are charts, too long for a phone.
        told = takewhile(lambda line: not line.startswith("If "), describe_campaign(armies, against, campaign))
        yield Rows("\n".join(told).rstrip(), breaks=True)


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
    yield from _said_back(game, reading, file.text)
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
    game = asked.game
    try:
        out, said = invite(game, address(asked.command.below))
    except InputError as error:
        yield Sentences(f"{error}.")
        return
    welcome = game.host.settings.welcome
    most = welcome.strangers if welcome else MOST_STRANGERS
    if out and not may_answer(game.host, STRANGERS, out.digest, f"{game.now:%Y-%m-%d}", most):
        said = "As many people as may be were asked today. Send it again tomorrow."
    elif out:
        game.queue(out)
    yield Sentences(said)


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
    HELP: _help,
    STATUS: _status,
    LATE: _late,
    ORDERS: _orders,
    FORGET: _forget,
    HISTORY: _history,
    RULES: _rules,
    MAP: _map,
    ODDS: _odds,
    PLAN: _plan,
    OBSERVE: _observe,
    HALL: _hall,
}
