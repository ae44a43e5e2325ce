"""Sets of cards in short orders: `trade best`, `trade Siam, China, joker`."""

from collections.abc import Collection, Iterator, Sequence

from pbem.engine.short.grammar import NEXT, Said, several
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook, fold
from pbem.engine.short.speech import words
from pbem.record import tool
from pbem.rulesets.risk.board_check import FIGURES
from pbem.rulesets.risk.forms.short.armies import pass_separators
from pbem.rulesets.risk.forms.short.speech import CARDS, CHOICE, EACH, KINDS, POSSESSIVES, UNITS
from pbem.rulesets.risk.forms.short.words import word_of
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets, possible_sets, sets_forced
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import JOKER, open_in

_SET = 3
_SILENT = CARDS | CHOICE | POSSESSIVES | words("n with as i ive got have that is me hand ever yes")
_LATER = words("later now")
_KEEPING = words("keep keeping save saving")
_MORE = words("my the some new more extra bonus")


@tool
class TradeReader:
    """Reads `Siam, China, joker`, `best` or `one of each`; each set stands in a line of its own."""

    situation: Situation
    cards: NameBook

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read a set, or what the best is to consist of: words of no class are names of cards."""
        start, begin, book = line.start, line.at, self.cards
        line.book = book
        named: list[tuple[str, tuple[int, int]]] = []
        kinds: set[str] = set()
        while line.next:
            if kind := KINDS.get(fold(line.next.text)):
                kinds.add(kind)
                line.at += 1
            elif len(named) == _SET and line.take_one_of(_KEEPING):
                _pass_kept(line, {word for word, _ in named})
            elif not _pass(line):
                thing, span = line.need_name("a card")
                named.append((thing.word, span))
        told = not kinds or len(named) % _SET == 0
        sets = [] if named and told else self._best(line, begin, kinds, {word for word, _ in named})
        for trio in sets:
            named = [(card, (start, line.before)) for card in self._words(trio)]
            yield _said(named)
        if not sets:
            yield _said(named)

    def _words(self, trio: Trio) -> list[str]:
        return [card if card == JOKER else word_of(self.situation.names, card) for card in trio]

    def _best(self, line: TypedLine, begin: int, kinds: Collection[str], named: Collection[str]) -> list[Trio]:
        """Choose the sets that must be turned in, at least one; of figures and `named` cards it is the one that has all of them."""
        situation, board = self.situation, self.situation.board
        hand = open_in(situation.hand.cards)
        line.at, end = begin, line.at
        if situation.hand.veiled:
            raise line.question(
                "your cards are face down, so pbem cannot choose the best set",
                "name the cards: trade Siam, China, joker",
            )
        sets = (trio for trio in possible_sets(hand, board) if {*named} <= {*self._words(trio)})
        fitting = [trio for trio in sets if self._is_of(trio, kinds)]
        if not fitting:
            raise line.question(f"there is no {'such ' if kinds else ''}set in your hand", "leave this line out")
        line.at = end
        if kinds:
            return [min(fitting, key=self._cost)]
        forced = sets_forced(situation.rules, situation.state.phase, len(hand))
        number = min(max(forced, 1), most_sets(hand, board))
        return choose_sets(hand, board, number, lambda trios: min(trios, key=self._cost))

    def _is_of(self, trio: Trio, kinds: Collection[str]) -> bool:
        """Say whether a set is of the figures that are said: one, one of each, or all the same; jokers stand for any."""
        figures = [self.situation.board.figures[card] for card in trio if card != JOKER]
        said = {*FIGURES}.intersection(kinds)
        if EACH in kinds or len(said) > 1:
            return len({*figures}) == len(figures)
        return not kinds or (len({*figures}) == 1 and said.issuperset(figures if said else ()))

    def _cost(self, trio: Trio) -> tuple[int, int]:
        own = sum(card != JOKER and self.situation.owns(card) for card in trio)
        bonus = self.situation.rules.card_territory_bonus
        return (-own if bonus else 0, trio.count(JOKER))


def _said(cards: Sequence[tuple[str, tuple[int, int]]]) -> Said:
    words, spans = [word for word, _ in cards], [span for _, span in cards]
    return Said(("trade", NEXT), words, several((spans[0][0], spans[-1][1]), spans))


def _pass(line: TypedLine) -> bool:
    """Pass what is no card: a word that says nothing, three, what a set is given for."""
    if line.is_last("in"):
        return bool(line.take_words("in"))
    if line.is_whole_name():
        return False
    begin = line.at
    if (number := line.take_number()) and (number.text == str(_SET) or (number.text == "1" and not line.says("card"))):
        return True
    line.at = begin
    marked = line.take_sign(":", "(") or (line.at and line.take_sign(")"))
    return bool(marked) or pass_separators(line) or _pass_gain(line) or line.take_one_of(_SILENT)


def _pass_kept(line: TypedLine, named: Collection[str]) -> None:
    """Pass the cards that stay in the hand: "keeping Japan for later"; none of them is one of the set."""
    while line.next and not (line.says("for") or line.next.text == ")"):
        again = line.take("number") or (not _pass(line) and line.need_name("a card")[0].word in named)
        if again:
            raise line.question("what is turned in, and what stays in your hand?")
    if line.take_words("for") and not line.take_one_of(_LATER):
        raise line.question("for what do these cards stay in your hand?")


def _pass_gain(line: TypedLine) -> bool:
    """Pass what a set is given for: "for armies", "for 8 reinforcements"."""
    begin = line.at
    if line.take_words("for"):
        line.take_one_of(_MORE)
        line.take_number()
        line.take_one_of(_MORE)
        if line.take_one_of(UNITS):
            return True
    line.at = begin
    return False
