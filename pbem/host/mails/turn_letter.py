"""
The letter that brings a turn: what a player must know in ten seconds on a phone, then all the rest.

    whose turn it is, what is due by when, the board, what happened to the reader, how to answer
    how to answer in full, the report (which names the head), the orders to be copied
"""

from collections.abc import Iterator, Sequence

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import counted, format_clock, format_seats, listed, quoted
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.pending.pending import pending
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import needs_sealing
from pbem.engine.play.witness import live_seats
from pbem.engine.proof.playback import Turn
from pbem.engine.short.reading import grammar_of
from pbem.engine.short.writing import write_orders
from pbem.engine.text import order_file
from pbem.engine.text.file_names import file_name, orders_name
from pbem.engine.words.retelling import Remembered, since_last_orders
from pbem.engine.words.template import header
from pbem.errors import NO_BREAK, InputError
from pbem.mail.letter import Block, Figure, Heading, Lead, Letter, Points, Report, Rows, Sentences
from pbem.mail.marks import wrap
from pbem.record import value

MOST_TYPED = 60
"""Characters of a line of short orders that is shown as an example."""
MOST_RECALLED = 800
"""Characters of what is told to have happened to a reader, before it is left to the reports."""
STOP = "You look on in this game. To get no more of these letters, reply with the word stop."
_OWN, _FIRST, _SINCE = "What your orders did:", "So far:", "Since your last turn:"
_LAST_LETTER = "Since the last letter:"
_NOTHING = "Nothing happened to you since your last turn."


@value
class News:
    """
    What a letter tells of the newest record: turns up to it, its report, when answers are due.

    `last_told` is the record of the letter before; whoever is out of the game reads what happened after that.
    """

    turns: Sequence[Turn]
    report: str
    last_told: int = 0
    deadline: Sequence[str] = ()
    picture: str = ""


def write_letter(game: Game, seat: str, news: News, template: str) -> Letter:
    """Return the letter to a seat; `template` is its order file to fill in, "" if it is not to decide."""
    blocks: list[Block] = [Lead(lead(game, seat))]
    if news.deadline:
        blocks.append(Sentences(" ".join(news.deadline)))
    if news.picture:
        blocks.append(Figure(news.picture, "The board"))
    blocks += _recall_records(game, seat, news)
    if template:
        blocks.append(Sentences(_answer(game, seat, template)))
    blocks.append(Heading("In full"))
    if template:
        blocks += _answer_in_full(game, seat)
    blocks.append(Report(news.report))
    if template and seat not in game.file.genesis.identities:
        blocks.append(Rows(wrap(template), breaks=True))
    return Letter(tuple(blocks))


def write_observer_letter(game: Game, news: News) -> Letter:
    """Return the letter to somebody who only looks on: what everybody may see."""
    whose = game.awaited and pending(game).owing
    movers = [task.person for task in whose or ()] or (game.awaited.must if game.awaited else ())
    to_move = f"{format_seats(game.file.genesis, movers)} {'is' if len(movers) == 1 else 'are'} to move"
    lead = to_move if game.awaited else ending(game) or "The game is over"
    blocks: list[Block] = [Lead(f"{game.file.genesis.name}, {format_clock(game.clock)}: {lead}.")]
    if news.picture:
        blocks.append(Figure(news.picture, "The board"))
    return Letter((*blocks, Report(news.report), Sentences(STOP)))


def ending(game: Game, seat: str = "") -> str:
    """Return how a game ended, in words: "Ben has won", to the player at `seat` "you have won"; "" if it does not say."""
    if game.file.genesis.ended:
        return "all agreed to a draw"
    won = game.table.winners(game.state)
    others = [one for one in won if one != seat]
    who = listed([*(["you"] if seat in won else []), *([format_seats(game.file.genesis, others)] if others else [])])
    return f"{who} {'have' if seat in won or len(won) > 1 else 'has'} won" if won else ""


def over(game: Game, seat: str) -> str:
    """Say to the player at a seat that a game is over, and who has won, as in "world is over: you have won."."""
    how = ending(game, seat)
    return f"{game.file.genesis.name} is over{f': {how}' if how else ''}."


def afterwards(genesis: Genesis) -> str:
    """Say how to go on when a game is over: without keys the same people play again at a word."""
    again = "begin a new game with pbem new" if genesis.chance.joined else "reply with the word rematch"
    return (
        f"If you want to play again with the same people, {again}; with hall yes you may be named in the hall of games."
    )


def order_file_name(game: Game, seat: str, ending: str = ".toml") -> str:
    """Return what the order file of a seat is called, or what goes with it."""
    return orders_name(header(game, seat), ending)


# ── the first ten seconds ────────────────────────────────────────────────────────────────────────


def lead(game: Game, seat: str) -> str:
    """Return the sentence that the player at a seat must read first: who is to move, or who has won."""
    genesis, awaited = game.file.genesis, game.awaited
    clock = game.clock
    whose = format_seats(genesis, [seat])
    if awaited is None:
        how = ending(game, seat)
        return f"{whose}, {how}: the game is over." if how else f"{whose}, the game is over."
    found = pending(game)
    if found.of(seat).owes:
        return f"{whose}, it is your move: {format_clock(clock)}, {awaited.what}."
    if found.of(seat).can("write"):
        return f"{whose}, you may move: {format_clock(clock)}, {awaited.what}."
    movers = [task.person for task in found.owing] or awaited.must
    verb = "is" if len(movers) == 1 else "are"
    return f"{whose}, {format_seats(genesis, movers)} {verb} to move: {format_clock(clock)}, {awaited.what}."


def _recall_records(game: Game, seat: str, news: News) -> Iterator[Block]:
    """Say what the records did to the reader since their last orders; once out of the game, since the last letter."""
    past = since_last_orders(news.turns, seat)
    is_out = not past.own and seat not in live_seats(game.table, game.state, game.file.genesis)
    told = [turn for turn in past.turns if not is_out or turn.record.index > news.last_told]
    points = game.table.words.recall(seat, [(turn.before, turn.events) for turn in told])
    if points:
        yield Points(_heading(past, is_out), tuple(_shortened(points)))
    elif points is not None and not (past.own or past.first or is_out):
        yield Sentences(_NOTHING)


def _heading(past: Remembered, is_out: bool) -> str:
    if is_out:
        return _LAST_LETTER
    return _OWN if past.own else _FIRST if past.first else _SINCE


def _shortened(points: Sequence[str]) -> Iterator[str]:
    """Return points as long as two screens of a phone have room for them, and say how many more there are."""
    room = MOST_RECALLED
    for at, point in enumerate(points):
        room -= len(point)
        if at and room < 0:
            yield f"And {counted(len(points) - at, 'thing')} more; the reports have them."
            return
        yield point


def _answer(game: Game, seat: str, template: str) -> str:
    own = order_file_name(game, seat)
    if seat in game.file.genesis.identities:
        return f"To answer: fill in {own}, sign it, and attach the signed file to a reply."
    if short := _short_orders(game, seat, template):
        return f"To answer: reply with lines such as {listed(short)}, or with {own} filled in."
    return f"To answer: reply with {own} filled in, or with the order lines at the end, changed."


def _short_orders(game: Game, seat: str, template: str) -> list[str]:
    """Return one or two lines that might be typed, in quotes and never broken: no line begins with one."""
    grammar = grammar_of(game, seat)
    if grammar is None:
        return []
    data = order_file.read(template.encode(), "").data
    try:
        orders = write_orders(game, data)
    except InputError:  # only an order file can say what the one to fill in says
        return []
    own, others = ([line for line in lines if len(line) <= MOST_TYPED] for lines in (orders, grammar.examples(data)))
    return [quoted(line).replace(" ", NO_BREAK) for line in (*own[:1], *others[:1])]


# ── all the rest ─────────────────────────────────────────────────────────────────────────────────


def _answer_in_full(game: Game, seat: str) -> Iterator[Block]:
    own, game_file = (
        order_file_name(game, seat),
        file_name(game.file.genesis.name, game.file.index, ".toml"),
    )
    if seat not in game.file.genesis.identities:
        yield Sentences(
            f"Reply to this letter with your orders: fill in the attached file {own} and attach it, or "
            "copy the order lines below, with the BEGIN and the END line, to the top of your "
            "reply and change them there. Lines that your mail program only quotes, unchanged, are "
            "ignored."
        )
        return
    yield Sentences(
        f"Save the attached files, fill in {own}, then sign it, and reply to this letter with the signed file attached:"
    )
    yield Rows(f"    pbem sign {game_file} {own}", breaks=True)
    if hands_of(game.file.genesis).hidden:
        yield Sentences("Hands are face down, so the order file cannot show you yours. To see it:")
        yield Rows(f"    pbem show {game_file}", breaks=True)
    if needs_sealing(game):
        yield Sentences(
            "Several players decide at once, so mail the file that this writes "
            "beside it, whose name ends with -sealed.toml. Keep the orders "
            "to yourself until everybody's sealed files are in."
        )
