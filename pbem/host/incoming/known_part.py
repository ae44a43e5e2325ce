"""What a host tells a player who asks: how the game stands, what is in, what was played, the rules, the odds."""

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile

from pbem.engine.file.phrases import format_clock, format_seats
from pbem.engine.foresight.forecast_text import describe_campaign
from pbem.engine.play.order_check import Reading
from pbem.engine.play.play import check
from pbem.engine.text import order_file
from pbem.engine.words.retelling import say_back
from pbem.errors import BeyondLimitError, FaultsError, InputError
from pbem.host.deadlines.moments import format_moment
from pbem.host.deadlines.seat_status import format_statuses
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.turn_deadline import deadline_sentences
from pbem.host.mails.turn_letter import afterwards, lead
from pbem.local import game_files
from pbem.mail.commands import Command
from pbem.mail.draft import address
from pbem.mail.letter import Block, Heading, Points, Report, Rows, Sentences
from pbem.record import value

MOST_RECORDS = 20
MOST_POINTS = 6
MOST_ARMIES = 300
_NOT_HERE = "This game has nothing to say about that."
_TO_PLAY = (
    "status: whose turn it is, and how everybody stands",
    "who is late",
    "my orders: what is in from you",
    "forget my orders: takes back what is in, after a yes",
    "plan, and orders below: what would probably come of them; nothing is taken",
    "no standby: orders that stand by are played at once",
    "away 24 Dec to 2 Jan, and back",
    "observe friend@example.org: a friend gets the letters that everybody may see, after a yes from there",
    "draw, pause, resume, extend 48: done when all have said yes",
    "replace NAME by friend@example.org: somebody else takes over from NAME; without an address those who look on are asked",
    "resign: you are asked about it first",
)
_AT_THE_END = ("rematch: the same people play again when all have said yes",)
_ALWAYS = (
    "again: the letter of this turn once more",
    "history 5: the last five turns in short",
    "rules, map",
    "odds 12 7: how 12 armies fare against 7",
    "rollback 12: back to record 12 when all have said yes",
    "to NAME: ..., or to all: ... up to the next empty line: words to others; to gm: ... to the game master",
    "address new@mail.example: your letters go there from then on, after a yes from here and one from there",
    "hall: how games ended; hall yes or hall no: whether you are named there",
)
HELP_LINES = (*_TO_PLAY, *_AT_THE_END, *_ALWAYS)


@value
class Asked:
    """A command of a player: in which game, for which seats, and the digest of the mail."""

    game: HostedGame
    seats: Sequence[str]
    command: Command
    mail: str


def ask_for_address(asked: Asked, how: str) -> list[Block]:
    """Ask for the mail address that a command needs, where it gives none, or one that is none; nothing otherwise."""
    given = asked.command.below
    try:
        address(given)
    except InputError as error:
        wrong = [Sentences(f"{error}.")] if given else []
        line = Rows(f"    {asked.command.name} new@mail.example", breaks=True)
        return [*wrong, Sentences(f"{how}, write the word {asked.command.name} and that address in one line:"), line]
    return []


def tell_help(asked: Asked) -> Iterator[Block]:
    """Say what can be written now, and how the game stands."""
    is_played = asked.game.game.awaited is not None
    now = (*(_TO_PLAY if is_played else _AT_THE_END), *_ALWAYS)
    yield Points("What you can write, in a line of its own or as the subject:", now)
    orders = "Orders are lines such as those in the letter of your turn. " if is_played else ""
    yield Sentences(f"{orders}Whatever else you write goes to the game master, if the game has one.")
    yield from tell_status(asked)


def tell_status(asked: Asked) -> Iterator[Block]:
    """Say whose turn it is, and how everybody stands; at the end who has won."""
    game = asked.game
    yield Sentences(lead(game.game, asked.seats[0]))
    if game.game.awaited is None:
        yield Sentences(afterwards(game.genesis))
        return
    zone = game.read_settings().deadline.zone
    yield Points("How everybody stands:", tuple(format_statuses(game.game, game.seat_statuses(), zone)))
    yield from _deadline(game)


def _deadline(game: HostedGame) -> Iterator[Block]:
    if said := deadline_sentences(game):
        yield Sentences(" ".join(said))


def tell_late(asked: Asked) -> Iterator[Block]:
    """Say who is late, and who is waited for."""
    game, zone = asked.game, asked.game.read_settings().deadline.zone
    owing = [one for one in game.seat_statuses() if one.owes]
    late = {one.seat: format_moment(one.due, zone) for one in owing if one.due is not None and one.due < game.now}
    if late:
        yield Points("Late:", tuple(f"{game.format_seats([seat])}, since {since}" for seat, since in late.items()))
    else:
        yield Sentences("Nobody is late.")
    if waited := [one for one in owing if one.seat not in late]:
        yield Points("Still to come:", tuple(format_statuses(game.game, waited, zone)))


def tell_orders(asked: Asked) -> Iterator[Block]:
    """Say back what is in from the player."""
    game, kept = asked.game, asked.game.orders.kept()
    for seat in asked.seats:
        who = game.format_seats([seat])
        if seat not in kept:
            yield Sentences(f"{who}: no orders are in for {game.open_turn().spoken_clock}.")
            continue
        document = order_file.read(kept[seat].data, "").data
        spare = ", to be played at the deadline if no others come" if kept[seat].standby else ""
        yield Heading(f"{who}: orders number {kept[seat].seq}{spare}")
        yield from said_back(game, check(game.game, [document]).readings[0], kept[seat].data.decode())


def said_back(game: HostedGame, reading: Reading, text: str) -> Iterator[Block]:
    """Say orders back in sentences; as they are where the rule set has no words."""
    lines = say_back(game.game, reading)
    yield Points("In words:", tuple(lines)) if lines else Rows(text, breaks=True)


def tell_history(asked: Asked) -> Iterator[Block]:
    """Tell the last turns in short."""
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
    yield Report("\n".join(table.words.standing(game.game.state)))


def tell_rules(asked: Asked) -> Iterator[Block]:
    """Name the rules of the game; the rule book is attached."""
    genesis = asked.game.genesis
    ruleset = asked.game.game.ruleset
    yield Sentences(f"{ruleset.title} ({genesis.rules}). {ruleset.distinction}")
    if genesis.options:
        yield Points("Options:", tuple(genesis.options))
    if genesis.terms.choices:
        yield Points("Choices:", tuple(f"{key}: {one}" for key, one in genesis.terms.choices.items()))
    yield Sentences("The rule book of this game is attached.")


def rule_book(game: HostedGame) -> Sequence[str]:
    """Return the rule book of a game, as lines."""
    genesis = game.genesis
    return game.game.table.words.rule_book() or game.game.ruleset.rule_book(genesis.options, genesis.terms.choices)


def tell_map(asked: Asked) -> Iterator[Block]:
    """Show the board."""
    game = asked.game
    yield Sentences(lead(game.game, asked.seats[0]))
    yield Report("\n".join(game.game.table.words.show(game.game.state, None)))


def tell_odds(asked: Asked) -> Iterator[Block]:
    """Say how so many armies fare against others."""
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
        yield Report("\n".join(told))
