"""A text read line by line: which lines are orders, which are words, and what must be asked."""

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property, partial

import attrs

from pbem.engine.short.asides import Asides, doubted_parts, sentences
from pbem.engine.short.denials import denied, places_in
from pbem.engine.short.doubt import BACK, BESIDE, doubt_of
from pbem.engine.short.gist import Gist, with_said
from pbem.engine.short.grammar import NEXT, Grammar, Order, OrderWord, Said, Steps
from pbem.engine.short.header_lines import HeaderLines
from pbem.engine.short.heading_words import PUTTING_OFF, SUSPECT
from pbem.engine.short.headings import OrderHeading, may_be_heading, puts_off
from pbem.engine.short.judgement import Judge
from pbem.engine.short.line import quoted
from pbem.engine.short.names import fold
from pbem.engine.short.openings import END, Openings
from pbem.engine.short.pieces import MOST_JOINED, MOST_WRAPPED, Pieces, Place
from pbem.engine.short.sentences import SentenceEnds
from pbem.engine.short.speech import FROM_THERE, GOING_ON
from pbem.engine.short.tokens import Lines, Token, is_toml, lines_of
from pbem.engine.short.typed_text import TOO_LONG, TypedText
from pbem.engine.table.sheet import Problem
from pbem.engine.table.terms import Data
from pbem.engine.text.order_file import Prose
from pbem.engine.text.toml_tree import Node
from pbem.errors import QuestionError
from pbem.record import mutable

MOST_QUESTIONS = 20
_ROW = 3


@mutable
class OrderDraft:
    """The data of an order file, and the tree of its places in the typed text."""

    data: Data = attrs.Factory(dict)
    root: Node = attrs.Factory(lambda: Node("header", (0, 0), (0, 0)))

    def begin(self, at: int) -> None:
        """Say where an order stands: what is missing in all of them is pointed at in the first."""
        if not self.root.value[1]:
            self.root.value = (at, at + 1)

    def add(self, said: Said) -> None:
        """Add what a line says; raises QuestionError if it was said before."""
        _add(self.data, self.root, said.path, said)

    def lead_on(self, said: Said, onward: Callable[[Said, Said], Said | None]) -> bool:
        """Make one of an order and the last of its kind, if they are one; say whether they are."""
        key = said.path[0]
        given, nodes = self.data[key], self.root.table[key].entries
        if whole := onward(Said(said.path, given[-1], nodes[-1]), said):
            given[-1], nodes[-1] = whole.value, whole.node
        return whole is not None


def _add(data: Data, node: Node, path: Steps, said: Said) -> None:
    key, *rest = path
    if not rest:
        _put_setting(data, node, key, said)
    elif rest == [NEXT]:
        data.setdefault(key, []).append(said.value)
        node.table.setdefault(key, Node("value", said.node.key, said.node.value)).entries.append(said.node)
    else:
        below = node.table.setdefault(key, Node("inline", said.node.key, said.node.value))
        _add(data.setdefault(key, {}), below, tuple(rest), said)


def _put_setting(data: Data, node: Node, key: str, said: Said) -> None:
    if key in data:
        where = said.node.key[0]
        raise QuestionError(where, f"{key} is given twice", "give it once, in one line")
    data[key] = said.value
    node.table[key] = said.node


@mutable
class LineReader:
    """
    Goes over a text line by line, where a sentence counts as a line; `author` is the seat of who wrote it.

    `orders` counts those that were understood, `taken` are their lines and `given` their words, each with its places; `slips` are lines
    whose word is spelled otherwise, with the one that it was read as; `words` are lines that are no
    orders, and `asides` stand in the line of one. `there` is the place that "from there" means below the last order. `doubts` are questions about sentences
    that begin like orders, by line: between orders nobody writes sentences.
    """

    text: str
    grammar: Grammar
    headers: HeaderLines
    author: str = ""
    draft: OrderDraft = attrs.Factory(OrderDraft)
    words: list[int] = attrs.Factory(list)
    prose: list[Prose] = attrs.Factory(list)
    slips: list[Prose] = attrs.Factory(list)
    asides: list[Prose] = attrs.Factory(list)
    problems: list[Problem] = attrs.Factory(list)
    orders: int = 0
    taken: set[int] = attrs.Factory(set)
    given: dict[str, frozenset[str]] = attrs.Factory(dict)
    doubts: dict[int, QuestionError] = attrs.Factory(dict)
    ended: bool = False
    there: Place = ([], frozenset())
    above: tuple[str, int] = ("", 0)
    lines: Lines = attrs.field(init=False)
    abroad: Lines = attrs.field(init=False)
    typed: TypedText = attrs.field(init=False)
    openings: Openings = attrs.field(init=False)
    judge: Judge = attrs.field(init=False)
    pieces: Pieces = attrs.field(init=False)
    beside: Asides = attrs.field(init=False)
    gist: Gist | None = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        players = frozenset(fold(name) for seat in self.headers.seats for name in (seat.id, seat.name))
        self.typed = TypedText(self.text, self.grammar, players)
        self.openings = Openings(self.typed, (*self.headers.words(), END))
        self.judge = Judge(self.typed, self.openings)
        self.lines = lines_of(self.text, self.typed.read, SentenceEnds(self.typed).within)
        self.abroad = self.lines.read_by(self.typed.read_abroad)
        self.pieces = Pieces(self.typed, self.openings, self.judge, self.lines, self.abroad)
        self.beside = Asides(self.pieces)
        self.gist = Gist(self.pieces, self.grammar.roles) if self.grammar.roles else None

    def read(self) -> None:
        """Read all of the text, or ask about one that is too long."""
        try:
            self._read()
        except QuestionError as question:
            self.ask(question)

    def _read(self) -> None:
        at, last = 0, len(self.lines)
        while at < last and len(self.problems) < MOST_QUESTIONS:
            at = self.read_line(at)
        for line, doubt in self.doubts.items():
            if not self.taken.isdisjoint((line - 1, line + 1)):
                self.ask(doubt)
        self.prose = self.typed_words()
        if self.orders and self.lines.too_many:
            self.ask(TOO_LONG)

    def is_one_order(self, at: int, least: int = 2) -> bool:
        """Say whether a line, of so many words at least, is an order, or names game, player or turn."""
        tokens = self.lines.tokens(at, at)
        if len(tokens) < least or tokens[0].text == "#":
            return False
        word, rest, _ = self.pieces.begin(tokens)
        if word in self.grammar.words:
            return not is_toml(rest[:1]) and bool(self.pieces.parts(word, rest))
        return bool(word) and self.read_common(at, word, rest) and word != END

    def read_line(self, at: int) -> int:
        """Read the line, with those that belong to it; return where the next one is."""
        if self.lines.says_nothing(at):
            return at + 1
        tokens = self.lines.tokens(at, at)
        if not tokens or tokens[0].text == "#":
            return at + 1
        if self.is_turned(tokens):
            self.keep_prose(at, tokens)
            return at + 1
        heading = self.openings.heading(tokens)
        if not heading and (abroad := self.abroad.tokens(at, at)):
            heading = self.openings.heading(abroad)
        if heading and (below := self.read_rows(at, heading)):
            return below
        tokens = self.pieces.with_place(tokens, self.there)
        word, rest, sure = self.begin(tokens)
        if not self.reads(word, rest) and (said := self.abroad.tokens(at, at)):
            begun = self.begin(self.pieces.with_there(said, self.there))
            if begun[0] and self.reads(*begun[:2]):
                word, rest, sure = begun
        if self.orders and self.openings.ends(tokens):
            word, rest = END, []
        if not word and (below := self.read_gist(at)):
            return below
        if not word and (meant := self.pieces.slip_of(tokens)):
            word, rest = meant
            self.slips.append(self.said(at, word))
        if word in self.grammar.words:
            return self.read_order(at, word, rest, sure=sure)
        if not word and self.typed.line(tokens).names_something() and (joined := self.wrapped(at)):
            return self.keep_all(at, *joined)
        if word and self.read_common(at, word, rest):
            return at + 1
        below = self.read_gist(at) if word else 0
        if not below:
            self.keep_prose(at, tokens)
        return below or at + 1

    def read_gist(self, at: int) -> int:
        """Read a line that no table reads by its gist; return where the next one is, 0 if it was not read."""
        gist_of = partial(self.gist_of, newly=self.is_below_new(at))
        for said in filter(None, (self.lines.tokens(at, at), self.abroad.tokens(at, at))) if self.gist else ():
            tokens = self.pieces.with_there(said, self.there)
            if orders := [] if is_toml(tokens) else gist_of(tokens):
                limited = self.limited_below(at, tokens, orders, gist_of)
                return self.keep_all(at, at + bool(limited), limited or orders)
            if found := self.beside.orders_in(tokens, gist_of):
                self.keep_asides(found.words)
                return self.keep_all(at, at, gist_of(found.orders))
        return 0

    def limited_below(
        self, at: int, tokens: list[Token], orders: Sequence[Order], gist_of: Callable[[list[Token]], list[Order]]
    ) -> list[Order]:
        """Return the orders of a line with the one below, if that is none, but says more of the last: "move everybody in"."""
        ways = (self.lines, self.abroad) if at + 1 < len(self.lines) else ()
        below = [more for way in ways if (more := way.tokens(at + 1, at + 1))]
        if any(more[0].text == "#" or self.reads_whole(more) or gist_of(more) for more in below):
            return []
        for more in below:
            joined = gist_of([*tokens, Token("sign", ".", more[0].start, more[0].start), *more])
            *first, (word, said) = orders
            known = joined[:-1] == first and [one for one, _ in joined[-1:]] == [word]
            if known and [one.text for one in joined[-1][1][: len(said)]] == [one.text for one in said]:
                return joined
        return []

    def gist_of(self, tokens: list[Token], *, newly: bool = False) -> list[Order]:
        """Return the orders of a line by its gist."""
        return self.gist.orders(tokens, self.draft.data, newly=newly) if self.gist else []

    def is_below_new(self, at: int) -> bool:
        """Say whether the order right above a line puts new armies somewhere."""
        word, last = self.above
        return word == self.grammar.speech.bare and all(map(self.lines.says_nothing, range(last + 1, at)))

    def begin(self, tokens: list[Token]) -> tuple[str, list[Token], bool]:
        """Return the order word of a line, what follows it, and whether it is sure; without words that say nothing, if need be."""
        begun = self.pieces.begin(tokens)
        if self.reads(*begun[:2]):
            return begun
        bare = self.typed.without_noise(tokens)
        if len(bare) < len(tokens) and bare and self.reads(*(other := self.pieces.begin(bare))[:2]):
            return other
        if found := self.beside.orders_in(tokens):
            self.keep_asides(found.words)
            return self.pieces.begin(found.orders)
        return begun

    def reads_whole(self, tokens: list[Token]) -> bool:
        """Say whether a line is whole orders by itself."""
        word, rest, _ = self.pieces.begin(tokens)
        return bool(word) and self.reads(word, rest)

    def reads(self, word: str, rest: list[Token]) -> bool:
        """Say whether a line is whole orders as it stands, or begins as a line of the header does."""
        return bool(self.pieces.parts(word, rest)) if word in self.grammar.words else bool(word)

    # Words of every game

    def read_common(self, at: int, word: str, rest: list[Token]) -> bool:
        """Read `end`, or a line of the header; say whether it was one."""
        line = self.typed.line(rest)
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
        """Read the orders that begin in a line; return where the next one is."""
        if rest and rest[0].text == "=":
            self.keep_prose(at, self.lines.tokens(at, at))  # a setting of an order file
            return at + 1
        orders = self.pieces.parts(word, rest)
        found, last, doubt = self.pieces.longest(at, self.grammar.words[word], rest)
        if not orders and isinstance(found, QuestionError) and (joined := self.wrapped(at)):
            return self.keep_all(at, *joined)
        if isinstance(found, QuestionError) and not orders and (below := self.read_gist(at)):
            return below
        *first, (word, rest) = orders or [(word, rest)]
        self.keep_all(at, at, first)
        if word == END:
            return self.keep_all(at, at, [(word, rest)])
        order = self.grammar.words[word]
        if first:
            found, last, doubt = self.pieces.longest(at, order, rest)
        if isinstance(found, QuestionError):
            typed = self.lines.tokens(at, at)
            sure &= not (self.judge.is_words(typed) or self.judge.sentence(typed).is_talk)
            if sure and (last > at or self.judge.is_meant(order, rest)):
                self.taken.update(range(at, last + 1))
                self.ask(found)
            else:
                if sure:
                    self.doubts[at] = found
                last = at
                self.keep_prose(at, self.lines.tokens(at, at))
            return last + 1
        if doubt and (alone := self.apart_from_below(at, last, order, rest)):
            last, doubt, found = at, None, alone
        self.keep_order(at, last, word, doubt or found)
        return last + 1

    def apart_from_below(self, at: int, last: int, order: OrderWord, rest: list[Token]) -> list[Said]:
        """Return what an order says by itself, if the sentence below that may be its rest is an order by its gist."""
        alone = self.pieces.attempt(order, rest)
        if isinstance(alone, QuestionError) or not (last > at and self.gist):
            return []
        data = with_said(self.draft.data, alone)
        newly = order is self.grammar.words[self.grammar.speech.bare]
        for said in filter(None, (self.lines.tokens(at + 1, at + 1), self.abroad.tokens(at + 1, at + 1))):
            below = self.pieces.with_there(said, self.there)
            if below[0].kind == "word" and self.gist.orders(below, data, newly=newly):  # a comma would go on
                return alone
        return []

    def read_rows(self, at: int, word: str) -> int:
        """Read the lines below a heading that are orders of its kind, or each one by itself; return where they end, 0 for none."""
        below, order = at + 1, self.typed.grammar.words[word]
        while below < len(self.lines):
            tokens = self.pieces.with_place(self.lines.tokens(below, below), self.there)
            if tokens:
                if self.openings.heading(tokens) or self.openings.opening(tokens)[2]:
                    break
                found, last, doubt = self.pieces.longest(below, order, self.typed.without_fillers(tokens))
                if isinstance(found, QuestionError) or doubt:
                    break
                self.keep_order(below, last, word, found)
                self.taken.add(at)
                below = last
            below += 1
        return below if at in self.taken else 0

    def wrapped(self, at: int) -> tuple[int, list[tuple[str, list[Token]]]] | None:
        """Return orders that are only whole with lines below that begin none, and the last of these lines."""
        for below in range(at + 1, min(at + MOST_WRAPPED, len(self.lines))):
            more = self.lines.tokens(below, below)
            if not more or more[0].kind == "arrow" or self.openings.order_word(more) or self.reads_whole(more):
                break
            for tokens in filter(None, (self.lines.tokens(at, below), self.abroad.tokens(at, below))):
                word, rest, _ = self.begin(self.pieces.with_place(tokens, self.there))
                if word in self.grammar.words and (orders := self.pieces.parts(word, rest)):
                    return below, orders
        return None

    def keep_all(self, at: int, last: int, orders: Sequence[tuple[str, list[Token]]]) -> int:
        """Keep orders that stand in some lines; return where the next line is."""
        for word, rest in orders:
            if word == END:
                self.ended = True
            else:
                self.keep_order(at, last, word, self.pieces.attempt(self.grammar.words[word], rest))
        return last + 1

    def keep_order(self, at: int, last: int, word: str, found: list[Said] | QuestionError) -> None:
        """Keep an order that stands in some lines; ask about one that is not clear, or stands below the end."""
        if isinstance(found, QuestionError):
            self.ask(found)
        elif self.ended:
            below = f"this order stands below {quoted(END)}"
            self.ask(QuestionError(self.lines.start(at), below, "put it above, or leave it out"))
        else:
            self.orders += 1
            self.taken.update(range(at, last + 1))
            self.draft.begin(self.lines.tokens(at, at)[0].start)
            self.add(found, self.going_on(at) if word == self.grammar.speech.way else None)
            # "There" below new armies on several places may be any of these.
            several = word == self.grammar.speech.bare and word in self.given
            self.there = ([], frozenset()) if several else self.pieces.there(word, found)
            self.above = (word, last)
            self.given[word] = self.given.get(word, frozenset()) | places_in(found)

    def going_on(self, at: int) -> int:
        """Return 0 for an order in the line of one of its kind right before it, or that says that it goes on from that; or 1."""
        word, last = self.above
        if word != self.grammar.speech.way:
            return 1
        ways = [[fold(one.text) for one in read.tokens(at, at)[:2]] for read in (self.lines, self.abroad)]
        leads = any(not GOING_ON.isdisjoint(said[:1]) or said == FROM_THERE for said in ways)
        near = all(map(self.lines.says_nothing, range(last + 1, at)))
        return 0 if self.lines.numbers[at] == self.lines.numbers[last] or (leads and near) else 1

    # What is no order

    def keep_prose(self, at: int, tokens: Sequence[Token]) -> None:
        """Keep a line that is no order; ask about one that looks like an order without its word."""
        if question := self.judge.forgotten_word(tokens):
            self.ask(question)
        else:
            self.words.append(at)

    def keep_asides(self, words: Sequence[Sequence[Token]]) -> None:
        """Keep words that stand in the line of an order."""
        for one in words:
            start, end = one[0].start, one[-1].end
            self.asides.append(Prose(self.lines.number(start), self.text[start:end], at=start, beside=True))

    def typed_words(self) -> list[Prose]:
        """Return all that is no order, as it was typed: sentences that follow one another in a line are one."""
        ordered = {self.lines.numbers[at] for at in self.taken}
        found: list[Prose] = []
        last = -1
        for at in self.words:
            said = self.said(at, self.doubt(at))
            said = said._replace(beside=said.line in ordered)
            if found and at == last + 1 and said.line == found[-1].line:
                before = found.pop()
                end = self.lines.spans[at][1]
                said = before._replace(text=self.text[before.at : end].strip(), doubt=before.doubt or said.doubt)
            found.append(said)
            last = at
        return [*found, *self.asides]

    def said(self, at: int, doubt: str) -> Prose:
        """Return a line as it was typed, and what is to be said of it."""
        return Prose(self.lines.numbers[at], self.lines.shown(at), doubt, self.lines.start(at))

    def doubt(self, at: int) -> str:
        """Say of a line that is no order why it may have been meant as one; "" for words."""
        tokens, near = self.lines.tokens(at, at), self.is_near(at)
        if tokens and self.turns_others(at, near=near):
            return BACK
        if not tokens or is_toml(tokens):
            return BESIDE if self.orders and self.counts_a_stranger(tokens) else ""
        given = self.given
        sentence = self.judge.sentence(tokens)
        for line in self.ways(at):
            whole = denied(self.typed.line(line), self.grammar.speech)  # attacks: none
            for one in [line] if whole else doubted_parts(line, self.grammar):
                if doubt := doubt_of(
                    self.typed.line(one),
                    self.grammar.speech,
                    near=near,
                    given=given,
                    players=self.typed.players,
                    sentence=sentence,
                ):
                    return doubt
        return "" if not self.orders or sentence.is_talk or self.stands_free(at) else BESIDE

    @cached_property
    def others(self) -> AbstractSet[str]:
        """The folded names of those who play, but for the author."""
        return frozenset(
            fold(name) for seat in self.headers.seats if seat.id != self.author for name in (seat.id, seat.name)
        )

    def heading(self, tokens: Sequence[Token]) -> OrderHeading:
        """Return a line as one that may say something of orders below it."""
        return OrderHeading(self.typed.line(tokens), self.grammar.speech, self.others)

    def is_turned(self, tokens: list[Token]) -> bool:
        """Say whether a line says of orders in it, or of those below it, that they are none, or not of now."""
        said = fold(self.text[tokens[0].start : tokens[-1].end]).split()
        if not PUTTING_OFF.isdisjoint(said) and puts_off(self.typed.line(tokens), self.grammar.speech):
            return True
        heads = not SUSPECT.isdisjoint(said) and may_be_heading(tokens)
        return heads and self.heading(tokens).turns and not self.pieces.is_whole(tokens)

    def turns_others(self, at: int, *, near: bool) -> bool:
        """Say whether a line turns the sense of orders near it, or below it."""
        above = self.is_above(at)
        if not (near or above):
            return False
        tokens = self.lines.tokens(at, at)
        *_, said = (tokens, *sentences(tokens, self.grammar))
        heading = self.heading(said)
        if heading.announces or (above and (heading.turns or heading.dangles)):
            return True
        return at + 1 in self.taken and heading.leads_on

    def is_above(self, at: int) -> bool:
        """Say whether the next line that says something belongs to an order, or one below it without an empty line."""
        below = next((one for one in range(at + 1, len(self.lines)) if self.lines.shown(one)), at)
        return below in self.taken or any(one in self.taken for one in self._beside(below, 1))

    def stands_free(self, at: int) -> bool:
        """Say whether a line is no sentence beside an order in one, or is for sure no part of that."""
        number = self.lines.numbers[at]
        same = [one for one in self.taken if self.lines.numbers[one] == number]
        if not same:
            return True
        abroad = bool(self.abroad.tokens(at, at))
        ways, behind = self.ways(at), min(same) < at
        closes = any(map(self.beside.closes, ways))
        return closes or all(self.beside.is_free(one, behind=behind, abroad=abroad) for one in ways)

    def whole(self, at: int) -> tuple[int, int]:
        """Return the first and the last sentence of the line that a sentence stands in."""
        return self.lines.with_number(self.lines.numbers[at])

    def ways(self, at: int, last: int | None = None) -> list[list[Token]]:
        """Return a line as it stands and in the words of the grammar; only one that says what is not done, if one does."""
        lines = [
            tokens for read in (self.lines, self.abroad) if (tokens := read.tokens(at, at if last is None else last))
        ]
        return [one for one in lines if denied(self.typed.line(one), self.grammar.speech)][:1] or lines

    def counts_a_stranger(self, tokens: list[Token]) -> bool:
        """Say whether a line counts what neither the board nor an order file knows: "ICE = 3"."""
        known = (*self.grammar.words, *self.headers.words(), *self.grammar.joins)
        counted = len(tokens) == _ROW and tokens[-1].kind == "number"
        return counted and fold(tokens[0].text) not in known

    def is_near(self, at: int) -> bool:
        """Say whether no empty line stands between a line and an order."""
        return bool(self.taken) and any(one in self.taken for step in (-1, 1) for one in self._beside(at, step))

    def _beside(self, at: int, step: int) -> Iterator[int]:
        for beside in range(at + step, at + step * MOST_JOINED, step):
            if not (0 <= beside < len(self.lines) and self.lines.shown(beside)):
                return
            yield beside

    # Keeping

    def add(self, said: Sequence[Said], first: int | None = None) -> None:
        """Keep what is said, from the `first` on as part of the order before it if it goes on from there; ask about what is said twice."""
        try:
            for at, one in enumerate(said):
                goes_on = first is not None and at >= first
                if not (goes_on and self.draft.lead_on(one, partial(self.grammar.onward, self.text))):
                    self.draft.add(one)
        except QuestionError as question:
            self.ask(question)

    def ask(self, question: QuestionError) -> None:
        """Keep a question."""
        self.problems.append(Problem(question.code, (), question.message, question.way_out(), offset=question.offset))
