"""
Short orders read: the lines of a text that are orders, as the data that an order file gives.

    text -> lines -> those that begin with an order word -> data and its places; the others are prose

Rule 1. Only a line that begins with an order word, or a verb that stands for one, is an order, with or without
        its condition before it, or a mere amount or way of which there is one order, or a line whose gist is
        one (`gist`); so is one with a slip in that word, but its author is asked. A line that begins so, but reads as a sentence, is
        prose; `doubt` says whether it may have been meant otherwise.
Rule 2. Nothing is guessed: a line that was meant as an order and cannot be understood, or may mean
        two things, becomes a problem (E-SHORT) that asks, and then there is no data.
Rule 3. An order that was broken over several lines is one order; what might be its end is never prose.
Rule 4. The meaning of a name depends on the board alone, never on what would be legal now.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache

from pbem.engine.file.genesis import Genesis
from pbem.engine.play.game import Game
from pbem.engine.short.asides import sentences
from pbem.engine.short.bare_orders import is_amount
from pbem.engine.short.denials import Denial, denied, names_in
from pbem.engine.short.doubt import PASSES, doubt_alone
from pbem.engine.short.grammar import Grammar
from pbem.engine.short.header_lines import HeaderLines
from pbem.engine.short.line import quoted
from pbem.engine.short.line_reader import MOST_QUESTIONS, LineReader
from pbem.engine.short.openings import END, Openings
from pbem.engine.short.tokens import lines_of
from pbem.engine.short.typed_text import TypedText
from pbem.engine.table.sheet import Problem
from pbem.engine.text.order_file import OrderFile, Prose
from pbem.engine.words.template import header
from pbem.errors import QuestionError
from pbem.record import tool


def grammar_of(game: Game, seat: str, state: object = None) -> Grammar | None:
    """Return the short orders of a seat; None in a game that has none."""
    return game.table.forms.short(state, seat) if state is not None else _grammar_now(_Now(game), seat)


@tool
class _Now:
    """A game as a key: the same while table and state are, and as long as it is kept, so are they."""

    game: Game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Now) and other.game.table is self.game.table and other.game.state is self.game.state

    def __hash__(self) -> int:
        return hash((id(self.game.table), id(self.game.state)))


@lru_cache(64)
def _grammar_now(now: _Now, seat: str) -> Grammar | None:
    """Return the short orders of a seat, remembered: a mail is read in several ways, and a turn has many mails."""
    return now.game.table.forms.short(now.game.state, seat)


def headers_of(genesis: Genesis) -> HeaderLines:
    """Return what reads the lines that name game, player and turn."""
    return HeaderLines(genesis.name, genesis.founding.seats)


def read_short(game: Game, seat: str, text: str, name: str, state: object = None) -> OrderFile | None:
    """
    Read short orders of a seat out of a text with LF line ends; None if there is no order in it.

    What the text does not say about game, player and turn is as it must be now. `state` is what the
    player may see, if that is more than everybody does.
    """
    grammar = grammar_of(game, seat, state)
    if grammar is None:
        return None
    file = read_lines(grammar, headers_of(game.file.genesis), text, name, seat)
    if file is None or file.problems:
        return file
    return file._replace(data={**header(game, seat), **file.data})


def word_of(game: Game, seat: str, line: str) -> str:
    """Return the order word that a line begins with, in whatever words; "" for none."""
    grammar = grammar_of(game, seat)
    if grammar is None:
        return ""
    typed = TypedText(line, grammar)
    openings = Openings(typed, (*headers_of(game.file.genesis).words(), END))
    if not (tokens := lines_of(line, typed.read).tokens(0, 0)):
        return ""
    bare = grammar.speech.bare if grammar.speech.bare and is_amount(typed, tokens) else ""
    return openings.opening(tokens)[0] or (END if openings.ends(tokens) else bare)


def orders_among(game: Game, seat: str, lines: Sequence[str]) -> set[str]:
    """Return those lines that are orders each by itself: of more than one word, and beside such a one of one word, too."""
    grammar = grammar_of(game, seat)
    if grammar is None:
        return set()
    reader = LineReader("\n".join(lines), grammar, headers_of(game.file.genesis))
    lines = lines or [""]
    sentences: dict[int, list[int]] = {}
    for at, number in enumerate(reader.lines.numbers):
        sentences.setdefault(number, []).append(at)
    near, found = [(lines[number - 1], several) for number, several in sentences.items()], set[str]()
    with suppress(QuestionError):
        for least in (2, 1):
            for one, several in near if found or least > 1 else ():
                if all(reader.is_one_order(at, least) for at in several):
                    found.add(one)
    return found


def doubted_alone(game: Game, seat: str, text: str, name: str) -> OrderFile | None:
    """Return the lines that may have been meant as orders, as problems, in a text without any; None if there are none."""
    if (grammar := grammar_of(game, seat)) is None:
        return None
    reader = LineReader(text, grammar, headers_of(game.file.genesis))
    reader.read()
    if reader.orders or reader.problems:
        return None
    doubted: dict[int, Prose] = {}
    # A sentence by itself may be words, and with the next one none: "Wouldn't it be fun to hit Ural? Let's do it."
    # But who passes says so in one sentence.
    spans = [(at, span) for at in reader.words for span in dict.fromkeys(((at, at), reader.whole(at)))]
    ways = [(at, span == (at, at), reader.ways(*span)) for at, span in spans]
    for last in (0, -1):
        lines = [(at, alone, ways[last]) for at, alone, ways in ways if ways]
        pieces = [(at, alone, one) for at, alone, tokens in lines for one in (tokens, *sentences(tokens, grammar))]
        doubts = doubt_alone([reader.typed.line(one) for *_, one in pieces], grammar.speech, reader.typed.players)
        asked = [(at, doubt) for (at, alone, _), doubt in zip(pieces, doubts, strict=True) if alone or doubt != PASSES]
        found = {at: reader.said(at, doubt) for at, doubt in asked if doubt}
        doubted = {**found, **doubted}
    prose = [doubted[at] for at in sorted(doubted)]
    return strictly(OrderFile(name, text, {}, (), prose=tuple(prose[:MOST_QUESTIONS]))) if prose else None


def denials_in(game: Game, seat: str, text: str) -> Iterator[tuple[Sequence[Denial], int, int]]:
    """Yield what a text says is not done, or takes back, and where the sentence stands that says so; no question."""
    if (grammar := grammar_of(game, seat)) is None:
        return
    reader = LineReader(text, grammar, headers_of(game.file.genesis))
    for at in range(len(reader.lines)):
        # In its own language a line shows best whether it is about a certain order.
        ways = [tokens for read in (reader.abroad, reader.lines) if (tokens := read.tokens(at, at))]
        for piece in (one for tokens in ways for one in ([tokens], [*sentences(tokens, grammar)])):
            said = [(denied(reader.typed.line(one), grammar.speech, back=True), one) for one in piece]
            if found := [(denials, one) for denials, one in said if denials and one[-1].text != "?"]:
                yield from ((denials, one[0].start, one[-1].end) for denials, one in found)
                break


def places_in_line(game: Game, seat: str, line: str) -> frozenset[str]:
    """Return the places that an order of one line names, folded; where it cannot be read, all that stand in it."""
    grammar = grammar_of(game, seat)
    if grammar is None:
        return frozenset()
    reader = LineReader(line, grammar, headers_of(game.file.genesis))
    reader.read()
    if reader.given and not reader.problems:
        return frozenset(name for names in reader.given.values() for name in names if name in grammar.book.spoken)
    return names_in(reader.typed.line(reader.lines.tokens(0, 0)))


def strictly(file: OrderFile) -> OrderFile:
    """Return what was read where nobody can be asked: a line that may be an order becomes a problem (E-SHORT)."""

    def problem(line: Prose, message: str, hint: str) -> Problem:
        return Problem("E-SHORT", (), message, hint, offset=line.at)

    take_out = "write it as an order, take it out, or put # before it"
    end = "if you do, write end instead, below what has to be ordered; if not, put # before it"
    found = [
        problem(one, f"{quoted(one.text)} was not understood: {one.doubt}", end if one.doubt == PASSES else take_out)
        for one in file.doubtful
    ]
    found += [
        problem(
            one,
            f"{quoted(one.text.split()[0])} is not an order; did you mean {one.doubt}?",
            f"write {one.doubt} if you did; take the line out, or put # before it, if not",
        )
        for one in file.slips
    ]
    return file._replace(data={}, problems=(*file.problems, *found)) if found else file


def read_lines(grammar: Grammar, headers: HeaderLines, text: str, name: str, author: str = "") -> OrderFile | None:
    """Read short orders; the data holds of the header only what the text says."""
    reader = LineReader(text, grammar, headers, author)
    reader.read()
    if not reader.orders and not reader.problems:
        return None
    data = {} if reader.problems else reader.draft.data
    prose, slips = tuple(reader.prose), tuple(reader.slips)
    return OrderFile(name, text, data, tuple(reader.problems), places=reader.draft.root, prose=prose, slips=slips)
