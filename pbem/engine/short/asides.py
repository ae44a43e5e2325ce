"""
Words beside orders in one line: a greeting before them, a reason or a sentence behind.

    Hi Tom, hope all is well! Place 6 in Ural because Ben is weak there. Good luck!

A line is read without what stands before its orders or behind them, if that is words for sure; these are quoted. Whatever
may limit an order, take it back, be one itself, or tell somebody else to do it, is no such word.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from pbem.engine.short.denials import Denial, denied, disagrees
from pbem.engine.short.doubt import doubt_of
from pbem.engine.short.explanations import begins_an_explanation, explains
from pbem.engine.short.grammar import Grammar, Order
from pbem.engine.short.names import NameBook, fold
from pbem.engine.short.pieces import Pieces
from pbem.engine.short.sentences import SAYING, UNSETTLED, WHOLE, requests
from pbem.engine.short.speech import (
    AMOUNTS,
    ELSEWHERE,
    FEW,
    FILLERS,
    GREETINGS,
    HEADINGS,
    NO,
    NUMBERS,
    REASON_PAIRS,
    REASONS,
    REMARKS,
    REVISING,
    SALUTATIONS,
    SUPPOSING,
    WISHES,
    words,
)
from pbem.engine.short.tellings import tells
from pbem.engine.short.tokens import Token, trimmed
from pbem.record import tool, value

_LEAST_WORD = 4
_LONGEST = 60
_LONGEST_NAME = 2
_MOST_CUTS = 8
_LONGEST_COUNT = 4
_REMARKS = GREETINGS | REMARKS
_LIMITS = words("but if unless then once when while until till keep stop leave leaving not also plus except")
_NEVER = words("nicht niet nie nooit jamais nunca")
_NO_WORDS = _LIMITS | SUPPOSING | REVISING | ELSEWHERE | NO | _NEVER | FEW | AMOUNTS | NUMBERS.keys()
_UNSURE = (
    UNSETTLED
    | SAYING
    | NO
    | words(
        "kidding joke joking dreaming hoping will thought thinking back hm hmm hmmm mm um uh er eh hold wait waiting test testing draft mistake error wrong real again "
        "unsure certain changed change mind guess unless except legal allowed possible tonight instead rather actually mean meant "
        "earlier previously prior old soon delay delayed postpone postponed eventually someday future never cannot cant couldnt "
        "wouldnt shouldnt wont doesnt didnt isnt arent afraid refuse unable could would should might may shall going gonna case "
        "fear beware reconsider correction undo cancel scratch forget either neither or if longer"
    )
)
"""What may put an order in doubt, whatever the sentence is."""
_POINTING = words("it its this that thats these those them they so such")
_REFERRING = _POINTING | words(
    "he she his her same twice thrice follow follows followed continued "
    "continue continues order orders move moves turn turns back home above below replace other others sure more less able sent "
    "send will everyone everybody behind afterwards after before first last one ones two both lot half think thinking thought was written "
    "write way"
)
"""What may speak of the order before it."""
_EVERYBODY = words("all everyone everybody")
_HANGING = words("to of about with by from on in for at the a g")
"""Behind these a sentence lacks its end."""
_ENDS = frozenset(".!?:\u2026")
_STOPS = _ENDS - {":"}


@value
class Parted:
    """The orders of a line, and the words before and behind them."""

    orders: list[Token]
    words: list[list[Token]]


ReadOrders = Callable[[list[Token]], Sequence[Order]]


@tool
class Asides:
    """Finds the orders of a line that says more; players are those who may be told to do it."""

    pieces: Pieces

    def orders_in(self, tokens: list[Token], read: ReadOrders | None = None) -> Parted | None:
        """
        Return the orders of a line without the words beside them; None if there are none, or not surely words.

        `read` reads what is left as orders; the tables do, if nothing is said.
        """
        if len(tokens) > _LONGEST or not any(_cuts(tokens, self._book, self.players)):
            return None
        tokens, inside = self._without_words(tokens)
        cuts = [*_cuts(tokens, self._book, self.players)]
        fronts = [0, *(at for at in cuts if self._opens(tokens[:at]))]
        told = [at for at in cuts if tokens[at - 1].text != "?" or requests(tokens[:at])]  # attack India? thanks
        ends = (at for at in told if self._ends(tokens, at))
        tails = [len(tokens), *ends][:_MOST_CUTS]
        for begin in fronts[:_MOST_CUTS]:
            for end in tails if inside or begin else tails[1:]:
                orders = _ended(tokens[begin:end])
                beside = [*filter(None, (tokens[:begin], *inside, tokens[end:]))]
                given = self._given(orders, read or self._read)
                denials = (self._denied(piece) for words in beside for piece in (words, *self._pieces(words)))
                if given and not any(disagrees(one, given) for one in denials):
                    return Parted(orders, beside)
        return None

    def _ends(self, tokens: list[Token], at: int) -> bool:
        """Say whether orders end before a token, and words behind them begin."""
        piece = next(self._pieces(tokens[at:]), [])
        verbs = self.pieces.typed.grammar.speech.strong  # attack nobody
        said = bool(piece) and (self._explains(piece) or (fold(piece[0].text) in verbs and bool(self._denied(piece))))
        return (said or _begins_remark(tokens, at, self.players)) and self.closes(tokens[at:])

    @property
    def players(self) -> Collection[str]:
        """The folded names of those who play."""
        return self.pieces.typed.players

    @property
    def _book(self) -> NameBook:
        return self.pieces.typed.grammar.book

    def _denied(self, piece: Sequence[Token]) -> Sequence[Denial]:
        return denied(self.pieces.typed.line(piece), self.pieces.typed.grammar.speech)

    def _without_words(self, tokens: list[Token]) -> tuple[list[Token], list[list[Token]]]:
        """Return a line without what it says in its middle is not done, before all too if that names no place, and that."""
        bounds = [0, *(at for at in _cuts(tokens, self._book) if tokens[at - 1].text != ":"), len(tokens)]
        kept: list[Token] = []
        inside: list[list[Token]] = []
        for begin, end in pairwise(bounds):
            piece = _ended(tokens[begin:end])
            denies = piece and (begin or not self._names(piece)) and self._denied(piece)
            if denies and end < len(tokens):
                inside.append(piece)
            else:
                kept += tokens[begin:end]
        return kept, inside

    def _given(self, orders: list[Token], read: ReadOrders) -> Mapping[str, Collection[str]]:
        """Return the order words, with their places, of a line that is orders and names something; nothing for another."""
        given: dict[str, frozenset[str]] = {}
        for word, said in read(orders) if orders and self._names(orders) else ():
            given[word] = given.get(word, frozenset()) | self.pieces.places(word, said)
        return given

    def _read(self, tokens: list[Token]) -> list[Order]:
        word, rest, _ = self.pieces.begin(tokens)
        return self.pieces.parts(word, rest) if word in self.pieces.typed.grammar.words else []

    def _opens(self, front: list[Token]) -> bool:
        """Say whether words before an order greet, tell why, are a sentence or a heading, and name nobody."""
        said = [fold(one.text) for one in front if one.kind == "word"]
        if not said:
            return False
        if any(one in self.players for one in said):
            return all(self._explains(piece, ahead=True) for piece in self._pieces(front))
        if said[0] in REASONS:
            return self._is_reason(front)
        if front[-1].text in _ENDS and (HEADINGS | FILLERS - ELSEWHERE).issuperset(said):
            return True
        return all(self._is_remark(piece) or self._explains(piece, ahead=True) for piece in self._pieces(front))

    def is_free(self, tokens: list[Token], *, behind: bool, abroad: bool) -> bool:
        """Say whether a sentence before an order, or behind one, in its line is for sure no part of that."""
        said, typed = {fold(one.text) for one in tokens}, self.pieces.typed
        if not (_REFERRING if behind else _POINTING if tokens[-1].text == "?" else frozenset()).isdisjoint(said):
            return False
        if tokens[-1].text == "?" and len(typed.names_in(tokens)) > 1:
            return False  # Siam to China? If that works, ...
        if tells(typed.line(tokens), typed.grammar.speech, self.players):
            return True
        return all(
            self._denied(one) or self._is_plain(one, behind=behind, abroad=abroad) for one in self._pieces(tokens)
        )

    def _is_plain(self, piece: Sequence[Token], *, behind: bool, abroad: bool) -> bool:
        """Say whether words have none that may put an order in doubt."""
        sure = fold(piece[-1].text) not in _HANGING and _UNSURE.isdisjoint(fold(one.text) for one in piece)
        return sure and (not behind or (not abroad and self._is_words(piece)))

    def closes(self, tail: list[Token]) -> bool:
        """Say whether what stands behind orders is a reason, remarks, and what is not done."""
        last: list[Token] = []
        for piece in self._pieces(tail):
            reason = not last and _is_reason_word(tail, 0, self.players) and self._is_reason(piece)
            ends = self.pieces.openings.ends(self.pieces.typed.without_noise(piece))
            if not (
                self._denied(piece) or reason or ends or self._is_remark(piece) or self._signs(piece, last)
            ) and not (self._explains(piece)):
                return False
            last = piece
        return True

    def _explains(self, piece: Sequence[Token], *, ahead: bool = False) -> bool:
        """Say whether words tell why these are the orders, or why they are so short."""
        return explains(self.pieces.typed.line(piece), self.players, ahead=ahead)

    def _signs(self, piece: Sequence[Token], last: Sequence[Token]) -> bool:
        """Say whether a few words are the name of an author, behind words that close a mail."""
        named = {fold(one.text) for one in piece} <= {*self.players}
        closed = bool(last) and fold(last[0].text) in GREETINGS and self._is_words(piece)
        return len(piece) <= _LONGEST_NAME and (named or closed)

    def _pieces(self, tokens: list[Token]) -> Iterator[list[Token]]:
        """Yield what stands between commas and the ends of sentences."""
        bounds = [0, *(at for at in _cuts(tokens, self._book) if tokens[at - 1].text != ":"), len(tokens)]
        yield from filter(None, (_ended(tokens[begin:end]) for begin, end in pairwise(bounds)))

    def _is_remark(self, piece: list[Token]) -> bool:
        """Say whether words greet, thank, hope or wonder, and name nothing; what else they may say, nobody can know."""
        leads = piece[-1].text == "?" or fold(piece[-1].text) == "to"
        wishes = tuple(fold(one.text) for one in piece[:2]) in WISHES
        greets = wishes or fold(piece[0].text) in _REMARKS
        return greets and not leads and self._is_words(piece[wishes:])  # un is a number, too

    def _is_reason(self, reason: Sequence[Token]) -> bool:
        """Say whether a reason limits nothing; it may name places and numbers."""
        said = {fold(one.text) for one in reason}
        verbs = any(True for _ in self.pieces.openings.new_verbs([*reason]))
        return (_LIMITS | SUPPOSING | FEW - {"only"} | {"later", "next"}).isdisjoint(said) and not verbs

    def _is_words(self, tokens: Sequence[Token]) -> bool:
        """Say whether a sentence names nothing of the board, and may neither be an order nor limit one."""
        said = {fold(one.text) for one in tokens} - (_EVERYBODY if fold(tokens[0].text) in GREETINGS else set())
        if self._names(tokens) or any(one.kind in ("number", "arrow") for one in tokens):
            return False
        typed = self.pieces.typed
        bags = typed.grammar.speech.bags.values()
        if any(not any(part.isdisjoint(said) for part in bag[:2]) for bag in bags):
            return False  # best set trade
        return _NO_WORDS.isdisjoint(said) and not doubt_of(typed.line(tokens), typed.grammar.speech, near=True)

    def _names(self, tokens: Sequence[Token]) -> bool:
        """Say whether the name of something on the board stands there."""
        return self.pieces.typed.line(tokens).names_something()


def sentences(tokens: list[Token], grammar: Grammar) -> Iterator[list[Token]]:
    """Yield the sentences of a line, what follows how it greets, and a verb behind a comma: each may be meant as an order."""
    begin, greets = 0, fold(tokens[0].text) in SALUTATIONS
    for at in _cuts(tokens, grammar.book) if fold(tokens[0].text) != "to" else ():  # to Ben: ...
        listed = tokens[at - 1].kind == "comma"
        if tokens[at - 1].text in _ENDS or (
            listed and (greets or fold(tokens[at].text) in {"but", *grammar.speech.strong})
        ):
            yield tokens[begin:at]
            begin = at
        greets &= not listed
    if begin:
        yield tokens[begin:]


def doubted_parts(tokens: list[Token], grammar: Grammar) -> list[list[Token]]:
    """Return what of a line may be doubted: its sentences, and all of it together, if it is not whole sentences."""
    if not any(_cuts(tokens, grammar.book)):
        return [tokens]
    parts = [*sentences(tokens, grammar)]
    return parts if _is_whole_sentences(tokens, grammar.book) else [tokens, *parts]


def _is_whole_sentences(tokens: Sequence[Token], book: NameBook) -> bool:
    """Say whether a line is several sentences, none of them a mere number that may count what another names."""
    bounds = [0, *(at for at in _cuts(tokens, book) if tokens[at - 1].text in _STOPS), len(tokens)]
    pieces = [tokens[begin:end] for begin, end in pairwise(bounds)]
    begun = all(one and one[0].text[:1].isupper() for one in pieces)
    return len(pieces) > 1 and begun and not any(len(one) <= _LONGEST_COUNT and _has_number(one) for one in pieces)


def _has_number(tokens: Sequence[Token]) -> bool:
    return any(one.kind == "number" or fold(one.text) in NUMBERS for one in tokens)


def _cuts(tokens: Sequence[Token], book: NameBook, players: Collection[str] = ()) -> Iterator[int]:
    """Yield where something may begin: behind a comma, or the end of a sentence, or with a reason."""
    for at in range(1, len(tokens)):
        before = tokens[at - 1]
        ended = before.text in _ENDS and not (before.text == "." and at > 1 and _is_cut(tokens[at - 2], book))
        if (
            before.kind in ("comma", "dash")
            or ended
            or before.text == "-"
            or _is_reason_word(tokens, at, players)
            or begins_an_explanation(tokens, at)
        ):
            yield at


def _is_cut(token: Token, book: NameBook) -> bool:
    """Say whether a full stop behind a word may only cut it short: "N. Africa"."""
    said = fold(token.text)
    return len(token.text) < _LEAST_WORD and said not in WHOLE and book.has_word_from(said)


def _is_reason_word(tokens: Sequence[Token], at: int, players: Collection[str]) -> bool:
    said, behind = fold(tokens[at].text), fold(tokens[at + 1].text) if at + 1 < len(tokens) else ""
    return said in REASONS or (said, behind) in REASON_PAIRS or (said == "as" and behind in players)


def _begins_remark(tokens: Sequence[Token], at: int, players: Collection[str]) -> bool:
    said = fold(tokens[at].text)
    wishes = at + 1 < len(tokens) and (said, fold(tokens[at + 1].text)) in WISHES
    ended = tokens[at - 1].text in _ENDS or wishes or said in players or said in _REMARKS or said in NO
    return ended or _is_reason_word(tokens, at, players)


def _ended(tokens: list[Token]) -> list[Token]:
    """Leave out what stands between orders, or ends a sentence."""
    orders = trimmed(tokens)
    while orders and orders[-1].text in _ENDS:
        orders = trimmed(orders[:-1])
    return orders
