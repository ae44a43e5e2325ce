"""Sets of cards in short orders: `trade best`, `trade Siam, China, joker`."""

from collections.abc import Iterator

from pbem.engine.short.grammar import NEXT, Said, several
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook
from pbem.engine.short.speech import words
from pbem.record import tool
from pbem.rulesets.risk.forms.short.armies import pass_separators
from pbem.rulesets.risk.forms.short.speech import CARDS, POSSESSIVES, UNITS
from pbem.rulesets.risk.forms.short.words import word_of
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets, possible_sets, sets_forced
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import JOKER, open_in

_SET = 3
_WITH_CARD = words("n with as")
_MORE = words("my the some new more extra bonus")


@tool
class TradeReader:
    """Reads `Siam, China, joker` or `best`; each set stands in a line of its own."""

    situation: Situation
    cards: NameBook

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read a set, or those that are best."""
        start, begin = line.start, line.at
        if line.is_last("in") or not line.is_whole_name():
            line.take_words("in")
        if self._is_all_said(line):
            for trio in self._best(line, begin):
                words = [card if card == JOKER else word_of(self.situation.names, card) for card in trio]
                spans = [(start, line.before)] * _SET
                yield Said(("trade", NEXT), words, several((start, line.before), spans))
            return
        line.book = self.cards
        yield self._card_set(line)

    def _is_all_said(self, line: TypedLine) -> bool:
        """Take "best", "my cards for armies" and the like; say whether this is all, and pbem chooses. Names may follow."""
        begin = line.at
        while line.take_one_of(POSSESSIVES):
            pass
        if (number := line.take_number()) and number.text != str(_SET):
            line.at = begin
            return False
        best = line.take_words("best")
        if line.take_one_of(CARDS) or best:
            line.take_words("in")
            _pass_gain(line)
            line.take_sign(":", "(")
        elif line.next:
            line.at = begin
        return line.next is None

    def _card_set(self, line: TypedLine) -> Said:
        words: list[str] = []
        spans: list[tuple[int, int]] = []
        while True:
            line.take_one_of(POSSESSIVES)
            thing, span = line.need_name("a card")
            words.append(thing.word)
            spans.append(span)
            line.take_one_of(CARDS)
            line.take_sign(")")
            _pass_gain(line)
            if not line.next:
                return Said(("trade", NEXT), words, several(spans[0], spans))
            if not pass_separators(line) and not line.take_one_of(_WITH_CARD) and not line.is_whole_name():
                line.need_end()

    def _best(self, line: TypedLine, begin: int) -> list[Trio]:
        """Choose the sets that must be turned in, at least one."""
        situation, board = self.situation, self.situation.board
        hand = open_in(situation.hand.cards)
        if situation.hand.veiled:
            line.at = begin
            raise line.question(
                "your cards are face down, so pbem cannot choose the best set",
                "name the cards: trade Siam, China, joker",
            )
        if not possible_sets(hand, board):
            line.at = begin
            raise line.question("there is no set in your hand", "leave this line out")
        forced = sets_forced(situation.rules, situation.state.phase, len(hand))
        number = min(max(forced, 1), most_sets(hand, board))
        return choose_sets(hand, board, number, lambda trios: min(trios, key=self._cost))

    def _cost(self, trio: Trio) -> tuple[int, int]:
        own = sum(card != JOKER and self.situation.owns(card) for card in trio)
        bonus = self.situation.rules.card_territory_bonus
        return (-own if bonus else 0, trio.count(JOKER))


def _pass_gain(line: TypedLine) -> None:
    """Pass what a set is given for: "for armies", "for 8 reinforcements"."""
    begin = line.at
    if line.take_words("for"):
        line.take_one_of(_MORE)
        line.take_number()
        line.take_one_of(_MORE)
        if line.take_one_of(UNITS):
            return
    line.at = begin
