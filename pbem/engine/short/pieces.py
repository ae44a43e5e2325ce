"""
How far an order goes: which words of a line it begins with, several in one line, and one over several lines.

Nothing is kept here: a line is tried as an order, and what reads whole is one.
"""

from collections.abc import Iterator, Sequence

import attrs

from pbem.engine.short.bare_orders import bare_order, is_amount, shifts, shows_a_way
from pbem.engine.short.denials import places_in
from pbem.engine.short.grammar import OrderWord, Said
from pbem.engine.short.judgement import Judge
from pbem.engine.short.names import fold
from pbem.engine.short.openings import END, Openings
from pbem.engine.short.speech import AND, FROM, NUMBERS, SOURCES, THEM, THERE, behind_fillers
from pbem.engine.short.tokens import LISTED, Lines, Token, cut, is_toml, trimmed, without_tail
from pbem.engine.short.typed_text import TypedText
from pbem.errors import QuestionError
from pbem.record import tool

MOST_JOINED = 60
MOST_BEYOND = 8
MOST_WRAPPED = 5
Place = tuple[list[Token], frozenset[str]]
"""The name of a place, and the words that stand for it."""
_CLAUSES = AND | frozenset(("then", "if", "when"))
_ENDS = frozenset(".!")
_AIMING, _ALL = frozenset(("at", "goes")), frozenset(("all", "everything", "everyone", "everybody", "lot"))
_ONE_LINE = "write the order on one line, with an empty line below it"
_BREAK = Token("comma", ",", 0, 0)


@tool
class Pieces:
    """Finds orders in the lines of a text, each with its word and the tokens that belong to it."""

    typed: TypedText
    openings: Openings
    judge: Judge
    lines: Lines
    abroad: Lines | None = None
    """The same read from other languages."""
    _read: dict[tuple[int, Sequence[Token]], list[Said] | QuestionError] = attrs.Factory(dict)

    def begin(self, tokens: list[Token]) -> tuple[str, list[Token], bool]:
        """Return the order word of a line ("" for none), what follows it, and whether it was surely meant."""
        word, rest, sure = self.openings.opening(tokens)
        if word and sure:
            return word, rest, sure
        bare = self.typed.grammar.speech.bare
        short = self.typed.without_fillers(tokens)
        ways = (tokens,) if short == tokens else (tokens, short)
        amounts = [said for said in ways if is_amount(self.typed, said)] if bare else []
        for said in amounts:
            orders = self.parts(bare, whole := without_tail(said))
            if orders and not self.aims(orders[0][1]):
                return bare, whole, sure
        if word:
            return word, rest, sure
        shift = self.typed.grammar.speech.shift
        for said in amounts if shift else ():
            if shifts(self.typed, said) and self.parts(shift, whole := without_tail(said)):
                return shift, whole, False
        way = self.typed.grammar.speech.way if shows_a_way(self.typed, tokens) else ""
        for said in filter(None, ways):
            if (opened := self.openings.opened(said) or way) and self.parts(opened, whole := without_tail(said)):
                return opened, whole, False
        return self.turned(tokens) or (word, rest, sure)

    def aims(self, tokens: Sequence[Token]) -> bool:
        """Say whether an amount without a verb is of attackers rather than of new armies: "all in on Peru", which is somebody's."""
        said = {fold(one.text) for one in tokens}
        counted = not NUMBERS.keys().isdisjoint(said) or any(one.kind == "number" for one in tokens)
        if said.isdisjoint(_AIMING if counted else _AIMING | _ALL):
            return False
        line = self.typed.line(tokens)
        named = (line.book.find(" ".join(one.text for one in name)) for name in self.typed.names_in(tokens))
        return any(len(found) == 1 and self.typed.grammar.is_goal(found[0].word) for found in named)

    def turned(self, tokens: list[Token]) -> tuple[str, list[Token], bool] | None:
        """Return an order whose condition stands before it, with that behind it; None for any other line."""
        said = tokens[behind_fillers([fold(token.text) for token in tokens]) :]
        if not said or fold(said[0].text) not in self.typed.grammar.speech.leads:
            return None
        # "If I take Peru Siam attacks India" has no comma before who attacks.
        for place in (*self.openings.new_verbs(said), *filter(None, self.typed.names(said))):
            word, rest, sure = self.openings.opening(
                self.with_place(said[place:], (self.typed.only_name(said[:place]), THERE | {"it"}))
            )
            whole = [*rest, _BREAK, *trimmed(said[:place])]
            if word in self.typed.grammar.words and not isinstance(
                self.attempt(self.typed.grammar.words[word], whole), QuestionError
            ):
                return word, whole, sure
        return None

    def slip_of(self, tokens: list[Token]) -> tuple[str, list[Token]] | None:
        """Return the order word that a line with a slip begins with, if what follows then reads whole, and that."""
        if is_toml(tokens):
            return None
        word, rest = self.openings.slip(tokens)
        return (word, rest) if word in self.typed.grammar.words and rest and self.parts(word, rest) else None

    def bare_behind(self, word: str, tokens: list[Token]) -> str:
        """Return the order that a mere amount or way is behind another in its line; "" where it may be part of that."""
        speech, bare = self.typed.grammar.speech, bare_order(self.typed, tokens)
        ends = {speech.way, *speech.turned.values()}
        return "" if word in ends or bare == word else bare

    def is_whole(self, tokens: list[Token]) -> bool:
        """Say whether a line is whole orders by itself."""
        word, rest, _ = self.begin(tokens)
        return word in self.typed.grammar.words and bool(self.parts(word, rest))

    def ways_to_join(
        self, together: list[Token], spaced: list[Token], rest: list[Token], lines: tuple[int, int]
    ) -> Iterator[list[Token]]:
        """Yield an order with the lines below it: as they stand, with a comma between them, and read from another language."""
        yield together
        yield spaced
        below = range(lines[0] + 1, lines[1] + 1)
        if self.abroad and any(self.abroad.tokens(at, at) for at in below):
            said = (self.abroad.tokens(at, at) or self.lines.tokens(at, at) for at in below)
            yield [*rest, *(token for one in said for token in (_BREAK, *one))]

    def there(self, word: str, said: Sequence[Said]) -> Place:
        """Return the place that "from there", and "with them", mean behind an order."""
        span = self.typed.grammar.words[word].there(said)
        return cut(self.typed.text, *span) if span else [], THERE | (
            THEM if word == self.typed.grammar.speech.bare else THERE
        )

    def with_there(self, tokens: list[Token], place: Place) -> list[Token]:
        """Return a line with the name of that place for "there", unless it stands behind several names of the line itself."""
        at = next((at for at, one in enumerate(tokens) if one.text.casefold() in place[1]), 0)
        if at and place[0] and fold(tokens[at - 1].text) in FROM and self._lists(tokens[: at - 1]):
            return [*tokens[:at], *place[0], *tokens[at + 1 :]]  # attack Ural and China from there
        several = at and len(self.typed.names_in(tokens[:at])) > 1
        return tokens if several else self.with_place(tokens, place)

    def _lists(self, tokens: list[Token]) -> bool:
        """Say whether words end with several names that are one list, with no other before them."""
        named = sorted(self.typed.named(tokens))
        between = [tokens[at] for at in range(named[0], len(tokens)) if at not in named] if named else []
        joined = bool(between) and all(one.kind == "comma" or fold(one.text) in AND for one in between)
        return joined and named[-1] == len(tokens) - 1

    def with_place(self, tokens: list[Token], place: Place) -> list[Token]:
        """Return a line with the name of that place wherever it says "from there", and named no other before."""
        name, known = place
        if not name or known.isdisjoint(one.text.casefold() for one in tokens):
            return tokens
        found: list[Token] = []
        said = 0
        for at, one in enumerate(tokens):
            turns = bool(found) and fold(found[-1].text) in SOURCES and fold(one.text) in known
            turns = turns and not self.has_own_place(tokens[said:at])
            found += name if turns else [one]
            said = at + 1 if turns else said
        return found

    def has_own_place(self, tokens: list[Token]) -> bool:
        """Say whether words before "from there" name the place that it means: two, or one in a clause of its own."""
        named = sorted(self.typed.named(tokens))
        behind = [one for at, one in enumerate(tokens) if named and at > named[0] and at not in named]
        stops = any(at + 1 not in named and tokens[at].text == "." for at in named)  # a name may end with a full stop
        apart = stops or any(
            one.kind == "comma" or fold(one.text) in _CLAUSES or not one.text.isalnum() for one in behind
        )
        return apart or sum(at + 1 not in named for at in named) > 1

    def parts(self, word: str, rest: list[Token]) -> list[tuple[str, list[Token]]]:
        """
        Return the orders of one line, each with its word and what follows it; the last may be `end`.

        Nothing if the line is not clear as a whole.
        """
        if word == END:
            return [(END, [])] if not rest or self.openings.ends(rest) else []
        order = self.typed.grammar.words[word]
        if not isinstance(self.attempt(order, rest), QuestionError):
            return [(word, rest)]
        for verb in self.openings.new_verbs(rest):
            place = self.condition_before(rest, verb) or verb
            said = self.attempt(order, trimmed(rest[:place]))
            if not isinstance(said, QuestionError):
                listed = rest[place - 1].text == LISTED or place < verb
                behind = rest[place:] if place < verb else self.with_place(rest[place:], self.there(word, said))
                other, more, _ = self.begin(behind) if listed else self.openings.opening(behind)
                if not other and not listed:
                    other, more = self.bare_behind(word, behind), without_tail(behind)
                ends = self.openings.ends(behind)
                if (
                    others := [(END, [])]
                    if ends
                    else self.parts(other, more)
                    if other and (more or other != word)
                    else []
                ):
                    return [(word, trimmed(rest[:place])), *others]
        return []

    def condition_before(self, tokens: list[Token], verb: int) -> int:
        """Return where the sentence of a verb begins if that is a condition of its own: "... . If I get Egypt, attack"; or 0."""
        begin = next((at for at in range(verb - 1, 0, -1) if tokens[at - 1].text in _ENDS), 0)
        return begin if begin and fold(tokens[begin].text) in self.typed.grammar.speech.leads else 0

    def places(self, word: str, rest: list[Token]) -> frozenset[str]:
        """Return the places that an order names, folded."""
        said = self.attempt(self.typed.grammar.words[word], rest) if word != END else []
        return frozenset() if isinstance(said, QuestionError) else places_in(said)

    def longest(
        self, at: int, order: OrderWord, rest: list[Token]
    ) -> tuple[list[Said] | QuestionError, int, QuestionError | None]:
        """
        Read the order with as many of the lines below as belong to it.

        Returns what it says, its last line, and a question where the last lines may belong to it or not.
        """
        best = found = self.attempt(order, rest)
        if is_toml(rest):
            return best, at, None
        begin = rest[0].start if rest else self.lines.spans[at][1]
        spaced = together = rest
        doubt: QuestionError | None = None
        end = at
        for below in range(at + 1, min(at + MOST_JOINED, len(self.lines))):
            # "... on", and below it "capture end"
            hangs = isinstance(found, QuestionError) and bool(together) and fold(together[-1].text) in order.joins
            if not hangs and self.lines.says_nothing(below):
                break
            more = self.lines.tokens(below, below)
            whole = not isinstance(found, QuestionError) and together and together[-1].kind not in ("arrow", "comma")
            anew = bool(more) and not hangs and (self.judge.begins_anew(more) or bool(self.slip_of(more)))
            if not anew and more and whole and not self.breaks_a_name(at, below, more[0]) and self.is_whole(more):
                together = [token for token in self.lines.tokens(at, below) if token.start >= begin]
                if order.joins and not isinstance(self.attempt(order, together), QuestionError):
                    doubt = QuestionError(more[0].start, "this line may be the rest of the order above it", _ONE_LINE)
                break
            if anew and whole and (limited := self.limited(order, spaced, more)):
                best = found = limited
                together = spaced = [*spaced, _BREAK, *more]
                end, doubt = below, None
                continue
            if not more or anew or below > end + MOST_BEYOND:
                break
            carried = end == below - 1 and self.judge.carries_on(order, together, more)
            together = [token for token in self.lines.tokens(at, below) if token.start >= begin]
            spaced = [*spaced, _BREAK, *more]
            said = (self.attempt(order, listed) for listed in self.ways_to_join(together, spaced, rest, (at, below)))
            found = next((one for one in said if not isinstance(one, QuestionError)), None) or self.attempt(
                order, together
            )
            if not isinstance(found, QuestionError):
                best, end, doubt = found, below, None
            elif carried:
                end, doubt = below, found
                best = found if isinstance(best, QuestionError) else best
        return best, end, doubt or self.quoted_below(at, end)

    def limited(self, order: OrderWord, said: list[Token], more: list[Token]) -> list[Said]:
        """
        Return an attack with the one thing more that a line says of it, which begins like an order and is none: "Move all in.".

        Nothing for two things: "move all in if I take Ural" says what one of them waits for.
        """
        if order is not self.typed.grammar.words.get(self.typed.grammar.speech.way) or self.is_whole(more):
            return []
        alone, both = self.attempt(order, said), self.attempt(order, [*said, _BREAK, *more])
        if isinstance(alone, QuestionError) or isinstance(both, QuestionError):
            return []
        return both if len(both[-1].value.keys() - alone[-1].value.keys()) <= 1 else []

    def breaks_a_name(self, at: int, below: int, first: Token) -> bool:
        """Say whether a line begins with the rest of a name that the one above ends with: "... > Great", "Britain > ..."."""
        line = self.typed.line(self.lines.tokens(at, below))
        begin = next((place for place, one in enumerate(line.tokens) if one.start == first.start), 0)
        for place in range(max(0, begin - line.book.most_words), begin):
            line.at = place
            if line.is_whole_name() and line.name_end() > begin:
                return True
        return False

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
            _ONE_LINE,
        )

    def attempt(self, order: OrderWord, rest: list[Token]) -> list[Said] | QuestionError:
        """Read the rest of a line, once; return the question where it cannot be understood."""
        if (known := self._read.get(key := (id(order), (*rest,)))) is not None:
            return known
        self.typed.look(len(rest))
        line = self.typed.line(rest)
        said: list[Said] | QuestionError
        try:
            said = list(order.read(line))
            line.need_end()
        except QuestionError as question:
            said = question
        self._read[key] = said
        return said
