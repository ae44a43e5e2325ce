"""
Short orders read: the lines of a text that are orders, as the data that an order file gives.

    text -> lines -> those that begin with an order word -> data and its places; the others are prose

Rule 1. Only a line that begins with an order word, or a verb that stands for one, is an order; so is one
        with a slip in that word, but its author is asked. A line that begins so, but reads as a sentence, is
        prose; `doubt` says whether it may have been meant otherwise.
Rule 2. Nothing is guessed: a line that was meant as an order and cannot be understood, or may mean
        two things, becomes a problem (E-SHORT) that asks, and then there is no data.
Rule 3. An order that was broken over several lines is one order; what might be its end is never prose.
Rule 4. The meaning of a name depends on the board alone, never on what would be legal now.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.play.game import Game
from pbem.engine.short.doubt import doubt_alone, doubt_of
from pbem.engine.short.draft import OrderDraft
from pbem.engine.short.grammar import Grammar, OrderWord, Said
from pbem.engine.short.header_lines import HeaderLines
from pbem.engine.short.judgement import END, Judge, is_toml, trimmed, without_tail
from pbem.engine.short.line import quoted
from pbem.engine.short.tokens import MOST_LINES, MOST_SIGNS, Lines, Token, lines_of
from pbem.engine.table.sheet import Problem
from pbem.engine.text.order_file import OrderFile, Prose
from pbem.engine.words.template import header
from pbem.errors import QuestionError
from pbem.record import mutable

MOST_JOINED = 60
MOST_BEYOND = 8
MOST_QUESTIONS = 20
_BREAK = Token("comma", ",", 0, 0)


def grammar_of(game: Game, seat: str, state: object = None) -> Grammar | None:
    """Return the short orders of a seat; None in a game that has none."""
    return game.table.forms.short(game.state if state is None else state, seat)


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
    file = read_lines(grammar, headers_of(game.file.genesis), text, name)
    if file is None or file.problems:
        return file
    return file._replace(data={**header(game, seat), **file.data})


def word_of(game: Game, seat: str, line: str) -> str:
    """Return the order word that a line begins with, in whatever words; "" for none."""
    grammar = grammar_of(game, seat)
    tokens = lines_of(line).tokens(0, 0)
    if grammar is None or not tokens:
        return ""
    judge = Judge(line, grammar, (*headers_of(game.file.genesis).words(), END))
    bare = grammar.speech.bare if grammar.speech.bare and judge.is_amount(tokens) else ""
    return judge.opening(tokens)[0] or (END if judge.ends(tokens) else bare)


def orders_among(game: Game, seat: str, lines: Sequence[str]) -> set[str]:
    """Return those lines that are orders each by itself, of more than one word."""
    grammar = grammar_of(game, seat)
    if grammar is None:
        return set()
    headers = headers_of(game.file.genesis)
    return {line for line in lines if _Reader(line, grammar, headers).is_one_order()}


def doubted_alone(game: Game, seat: str, text: str, name: str) -> OrderFile | None:
    """Return the lines that may have been meant as orders, as problems, in a text without any; None if there are none."""
    if (grammar := grammar_of(game, seat)) is None:
        return None
    reader = _Reader(text, grammar, headers_of(game.file.genesis))
    reader.read()
    if reader.orders or reader.problems:
        return None
    tokens = [reader.lines.tokens(said.line - 1, said.line - 1) for said in reader.prose]
    doubts = doubt_alone([reader.judge.line(one) for one in tokens], grammar.speech)
    prose = [said._replace(doubt=doubt) for said, doubt in zip(reader.prose, doubts, strict=True) if doubt]
    return strictly(OrderFile(name, text, {}, (), prose=tuple(prose[:MOST_QUESTIONS]))) if prose else None


def strictly(file: OrderFile) -> OrderFile:
    """Return what was read where nobody can be asked: a line that may be an order becomes a problem (E-SHORT)."""
    starts = [0, *accumulate(len(line) + 1 for line in file.text.split("\n"))]
    found = [
        Problem(
            "E-SHORT",
            (),
            f"{quoted(line.text)} was not understood: {line.doubt}",
            "write it as an order, take it out, or put # before it",
            offset=starts[line.line - 1],
        )
        for line in file.doubtful
    ]
    found += [
        Problem(
            "E-SHORT",
            (),
            f"{quoted(line.text.split()[0])} is not an order; did you mean {line.doubt}?",
            f"write {line.doubt} if you did; take the line out, or put # before it, if not",
            offset=starts[line.line - 1],
        )
        for line in file.slips
    ]
    return file._replace(data={}, problems=(*file.problems, *found)) if found else file


def read_lines(grammar: Grammar, headers: HeaderLines, text: str, name: str) -> OrderFile | None:
    """Read short orders; the data holds of the header only what the text says."""
    reader = _Reader(text, grammar, headers)
    reader.read()
    if not reader.orders and not reader.problems:
        return None
    data = {} if reader.problems else reader.draft.data
    prose, slips = tuple(reader.prose), tuple(reader.slips)
    return OrderFile(name, text, data, tuple(reader.problems), places=reader.draft.root, prose=prose, slips=slips)


@mutable
class _Reader:
    """
    Goes over a text line by line; `orders` counts those that were understood, `taken` are their lines and `given` their words.

    `slips` are lines whose word is spelled otherwise, with the one that it was read as. `doubts` are questions about sentences that begin like orders, by line: between orders nobody writes
    sentences.
    """

    text: str
    grammar: Grammar
    headers: HeaderLines
    draft: OrderDraft = attrs.Factory(OrderDraft)
    prose: list[Prose] = attrs.Factory(list)
    slips: list[Prose] = attrs.Factory(list)
    problems: list[Problem] = attrs.Factory(list)
    orders: int = 0
    taken: set[int] = attrs.Factory(set)
    given: set[str] = attrs.Factory(set)
    doubts: dict[int, QuestionError] = attrs.Factory(dict)
    ended: bool = False
    lines: Lines = attrs.field(init=False)
    judge: Judge = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.judge = Judge(self.text, self.grammar, (*self.headers.words(), END))
        self.lines = lines_of(self.text)

    def read(self) -> None:
        at = 0
        while at < len(self.lines) and len(self.problems) < MOST_QUESTIONS:
            at = self.read_line(at)
        for line, doubt in self.doubts.items():
            if not self.taken.isdisjoint((line - 1, line + 1)):
                self.ask(doubt)
        self.prose = [self.judged(line) for line in self.prose]
        if self.orders and self.lines.too_many:
            self.ask(
                QuestionError(
                    0,
                    "the text is too long for short orders",
                    f"at most {MOST_LINES} lines and {MOST_SIGNS} characters",
                )
            )

    def is_one_order(self) -> bool:
        """Say whether the first line, of more than one word, is an order, or names game, player or turn."""
        tokens = self.lines.tokens(0, 0)
        if len(tokens) < 2 or tokens[0].text == "#":
            return False
        word, rest, _ = self.judge.opening(tokens)
        bare = self.grammar.speech.bare
        if not word and bare and self.judge.is_amount(tokens):
            word, rest = bare, without_tail(tokens)
        if word in self.grammar.words:
            return not is_toml(rest[:1]) and bool(self.parts(word, rest))
        return bool(word) and self.read_common(0, word, rest) and word != END

    def read_line(self, at: int) -> int:
        """Read the line, with those that belong to it; return where the next one is."""
        tokens = self.lines.tokens(at, at)
        if not tokens or tokens[0].text == "#":
            return at + 1
        word, rest, sure = self.judge.opening(tokens)
        bare = self.grammar.speech.bare
        if self.orders and self.judge.ends(tokens):
            word, rest = END, []
        elif bare and not word and self.judge.is_amount(tokens) and self.parts(bare, whole := without_tail(tokens)):
            word, rest = bare, whole
        if not word and (meant := self.slip_of(tokens)):
            word, rest = meant
            self.slips.append(Prose(at + 1, self.lines.shown(at), word))
        if word in self.grammar.words:
            return self.read_order(at, word, rest, sure=sure)
        if not (word and self.read_common(at, word, rest)):
            self.keep_prose(at, tokens)
        return at + 1

    # Words of every game

    def read_common(self, at: int, word: str, rest: list[Token]) -> bool:
        """Read `end`, or a line of the header; say whether it was one."""
        line = self.judge.line(rest)
        if word == END:
            line.take_words("turn")
            if line.next:
                return False
            self.orders += 1
            self.ended = True
            return True
        try:
            said = self.headers.words()[word](line)
        except QuestionError as question:
            self.ask(question)
            return True
        if not said or line.next:
            if len(rest) == 1:
                self.doubts[at] = QuestionError(rest[0].start, f"there is no {word} {quoted(rest[0].text)} here")
            return False
        self.add(said)
        return True

    # Orders

    def read_order(self, at: int, word: str, rest: list[Token], *, sure: bool) -> int:
        if rest and rest[0].text == "=":
            self.keep_prose(at, self.lines.tokens(at, at))  # a setting of an order file
            return at + 1
        *first, (word, rest) = self.parts(word, rest) or [(word, rest)]
        for one, piece in first:
            self.keep_order(at, at, one, self.attempt(self.grammar.words[one], piece))
        if word == END:
            self.ended = True
            return at + 1
        order = self.grammar.words[word]
        found, last, doubt = self.longest(at, order, rest)
        if isinstance(found, QuestionError):
            if sure and (last > at or self.judge.is_meant(order, rest)):
                self.taken.update(range(at, last + 1))
                self.ask(found)
            else:
                if sure:
                    self.doubts[at] = found
                last = at
                self.keep_prose(at, self.lines.tokens(at, at))
            return last + 1
        self.keep_order(at, last, word, doubt or found)
        return last + 1

    def slip_of(self, tokens: list[Token]) -> tuple[str, list[Token]] | None:
        """Return the order word that a line with a slip begins with, if what follows then reads whole, and that."""
        if is_toml(tokens):
            return None
        word, rest = self.judge.slip(tokens)
        return (word, rest) if word in self.grammar.words and rest and self.parts(word, rest) else None

    def keep_order(self, at: int, last: int, word: str, found: list[Said] | QuestionError) -> None:
        """Keep an order that stands in some lines; ask about one that is not clear, or stands below the end."""
        if isinstance(found, QuestionError):
            self.ask(found)
        elif self.ended:
            below = f"this order stands below {quoted(END)}"
            self.ask(QuestionError(self.lines.start(at), below, "put it above, or leave it out"))
        else:
            self.orders += 1
            self.given.add(word)
            self.taken.update(range(at, last + 1))
            self.draft.begin(self.lines.tokens(at, at)[0].start)
            self.add(found)

    def parts(self, word: str, rest: list[Token]) -> list[tuple[str, list[Token]]]:
        """
        Return the orders of one line, each with its word and what follows it; the last may be `end`.

        Nothing if the line is not clear as a whole.
        """
        if word == END:
            return [(END, [])] if not rest or self.judge.ends(rest) else []
        order = self.grammar.words[word]
        if not isinstance(self.attempt(order, rest), QuestionError):
            return [(word, rest)]
        for place in self.judge.new_verbs(rest):
            if not isinstance(self.attempt(order, trimmed(rest[:place])), QuestionError):
                other, more, _ = self.judge.opening(rest[place:])
                if others := self.parts(other, more):
                    return [(word, trimmed(rest[:place])), *others]
        return []

    def longest(
        self, at: int, order: OrderWord, rest: list[Token]
    ) -> tuple[list[Said] | QuestionError, int, QuestionError | None]:
        """
        Read the order with as many of the lines below as belong to it.

        Returns what it says, its last line, and a question where the last lines may belong to it or not.
        """
        best = self.attempt(order, rest)
        if is_toml(rest):
            return best, at, None
        begin = rest[0].start if rest else self.lines.spans[at][1]
        spaced = together = rest
        doubt: QuestionError | None = None
        end = at
        for below in range(at + 1, min(at + MOST_JOINED, len(self.lines))):
            more = self.lines.tokens(below, below)
            if not more or self.judge.begins_anew(more) or below > end + MOST_BEYOND or self.slip_of(more):
                break
            carried = end == below - 1 and self.judge.carries_on(order, together, more)
            together = [token for token in self.lines.tokens(at, below) if token.start >= begin]
            spaced = [*spaced, _BREAK, *more]
            found = self.attempt(order, together)
            if isinstance(found, QuestionError):
                listed = self.attempt(order, spaced)
                found = found if isinstance(listed, QuestionError) else listed
            if not isinstance(found, QuestionError):
                best, end, doubt = found, below, None
            elif carried:
                end, doubt = below, found
                best = found if isinstance(best, QuestionError) else best
        return best, end, doubt or self.quoted_below(at, end)

    def quoted_below(self, at: int, end: int) -> QuestionError | None:
        """Ask where the last line of an order begins with `>`, and the next one, which is none of it, does so, too."""
        if end == at or end + 1 == len(self.lines):
            return None
        last, below = self.lines.tokens(end, end)[:1], self.lines.tokens(end + 1, end + 1)[:1]
        if not (last and below and last[0].text == below[0].text == ">"):
            return None
        return QuestionError(
            last[0].start,
            "this line may be the rest of the order above it, or a quotation",
            "write the order on one line, with an empty line below it",
        )

    def attempt(self, order: OrderWord, rest: list[Token]) -> list[Said] | QuestionError:
        """Read the rest of a line; return the question where it cannot be understood."""
        line = self.judge.line(rest)
        try:
            said = list(order.read(line))
            line.need_end()
        except QuestionError as question:
            return question
        return said

    # What is no order

    def keep_prose(self, at: int, tokens: Sequence[Token]) -> None:
        """Keep a line that is no order; ask about one that looks like an order without its word."""
        if question := self.judge.forgotten_word(tokens):
            self.ask(question)
        else:
            self.prose.append(Prose(at + 1, self.lines.shown(at)))

    def judged(self, said: Prose) -> Prose:
        """Say of a line that is no order whether it may have been meant as one."""
        at = said.line - 1
        tokens = self.lines.tokens(at, at)
        if not tokens or is_toml(tokens):
            return said
        return said._replace(
            doubt=doubt_of(self.judge.line(tokens), self.grammar.speech, near=self.is_near(at), given=self.given)
        )

    def is_near(self, at: int) -> bool:
        """Say whether no empty line stands between a line and an order."""
        return any(beside in self.taken for step in (-1, 1) for beside in self._beside(at, step))

    def _beside(self, at: int, step: int) -> Iterator[int]:
        for beside in range(at + step, at + step * MOST_JOINED, step):
            if not (0 <= beside < len(self.lines) and self.lines.shown(beside)):
                return
            yield beside

    # Keeping

    def add(self, said: Sequence[Said]) -> None:
        try:
            for one in said:
                self.draft.add(one)
        except QuestionError as question:
            self.ask(question)

    def ask(self, question: QuestionError) -> None:
        self.problems.append(Problem(question.code, (), question.message, question.hint, offset=question.offset))
