"""Armies and cards in short orders: `place 5 Ukraine, rest Kamchatka`, `trade best`, `move 7 Ural > Ukraine`."""

from collections.abc import Iterator
from typing import Any

from pbem.engine.short.grammar import NEXT, Said, leaf, several, table
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook
from pbem.engine.text.toml_tree import Node, Span
from pbem.record import tool
from pbem.rulesets.risk.forms.short.condition import ConditionReader
from pbem.rulesets.risk.forms.short.words import need_territory, word_of
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets, possible_sets, sets_forced
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import JOKER, open_in

REST = ("the rest", "rest", "all")
MAX = ("all", "max")
_FILLERS = ("armies on", "armies in", "armies to", "armies", "army on", "army in", "army to", "army", "on", "in", "to")
_SET = 3


def pass_separators(line: TypedLine) -> bool:
    """Pass commas and what else stands between the parts of a list; say whether anything was there."""
    passed = False
    while line.take("comma", "dash") or line.take_sign("+", "&") or line.take_words("and"):
        passed = True
    return passed


def take_amount(line: TypedLine) -> tuple[int | str, Span] | None:
    """Take a number of armies, or that all that is left is meant."""
    if not line.is_whole_name():
        if found := line.take_phrase(REST):
            return "rest", found[1]
        return take_count(line)
    return None


def take_count(line: TypedLine) -> tuple[int, Span] | None:
    """Take a number if one comes next; raises QuestionError for one that is too large."""
    if not line.take_number():
        return None
    line.at -= 1
    return line.need_number("it")


def pass_fillers(line: TypedLine) -> None:
    """Pass "armies on", unless a name begins so."""
    if not line.is_whole_name():
        line.take_phrase(_FILLERS)


def read_place(line: TypedLine) -> Iterator[Said]:
    """Read `5 Ukraine, rest Kamchatka`, in either order of number and name."""
    pass_separators(line)
    first = True
    while line.next or first:
        first = False
        amount = take_amount(line)
        if amount:
            pass_fillers(line)
        name, key = need_territory(line)
        if amount is None:
            line.take_sign(":", "=", "+")
            amount = take_amount(line)
        if amount is None:
            raise line.question(f"how many armies on {name}?", f"for instance: place 5 {name}")
        yield Said(("place", name), amount[0], leaf(key, amount[1]))
        if line.next and not pass_separators(line):
            line.need_end()


# Cards


@tool
class TradeReader:
    """Reads `Siam, China, joker` or `best`; each set stands in a line of its own."""

    situation: Situation
    cards: NameBook

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read a set, or those that are best."""
        start = line.start
        if line.take_words("best"):
            for trio in self._best(line):
                words = [card if card == JOKER else word_of(self.situation.names, card) for card in trio]
                spans = [(start, line.before)] * _SET
                yield Said(("trade", NEXT), words, several((start, line.before), spans))
            return
        line.book = self.cards
        yield self._card_set(line)

    def _card_set(self, line: TypedLine) -> Said:
        words: list[str] = []
        spans: list[Span] = []
        while True:
            thing, span = line.need_name("a card")
            words.append(thing.word)
            spans.append(span)
            if not line.next:
                return Said(("trade", NEXT), words, several(spans[0], spans))
            if not pass_separators(line):
                line.need_end()

    def _best(self, line: TypedLine) -> list[Trio]:
        """Choose the sets that must be turned in, at least one."""
        situation, board = self.situation, self.situation.board
        hand = open_in(situation.hand.cards)
        if situation.hand.veiled:
            line.at -= 1
            raise line.question(
                "your cards are face down, so pbem cannot choose the best set",
                "name the cards: trade Siam, China, joker",
            )
        if not possible_sets(hand, board):
            line.at -= 1
            raise line.question("there is no set in your hand", "leave this line out")
        forced = sets_forced(situation.rules, situation.state.phase, len(hand))
        number = min(max(forced, 1), most_sets(hand, board))
        return choose_sets(hand, board, number, lambda trios: min(trios, key=self._cost))

    def _cost(self, trio: Trio) -> tuple[int, int]:
        own = sum(card != JOKER and self.situation.owns(card) for card in trio)
        bonus = self.situation.rules.card_territory_bonus
        return (-own if bonus else 0, trio.count(JOKER))


# The move at the end


@tool
class MoveReader:
    """Reads `7 Ural > Ukraine`, `all Ural > Ukraine if ...`; `section` is what the move is called in this game."""

    section: str
    conditions: ConditionReader

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read one move."""
        pass_separators(line)
        start = line.start
        armies, span = self._armies(line)
        pass_fillers(line)
        line.take_from()
        source, from_span = need_territory(line)
        if not line.take_way():
            raise line.question("an arrow is expected here, as in FROM > TO", "for instance: move 7 Ural > Ukraine")
        target, to_span = need_territory(line)
        entry: dict[str, Any] = {"from": source, "to": target, "armies": armies}
        nodes: dict[str, Node] = {
            "from": leaf(from_span, from_span),
            "to": leaf(to_span, to_span),
            "armies": leaf(span, span),
        }
        line.take("comma")
        if key := line.take_words("if"):
            entry["if"], value = self.conditions.take(line)
            nodes["if"] = leaf(key, value)
        yield Said((self.section, NEXT), entry, table((start, start), (start, line.before), nodes))

    def _armies(self, line: TypedLine) -> tuple[int | str, Span]:
        if not line.is_whole_name():
            if found := line.take_phrase(MAX):
                return "max", found[1]
            if count := take_count(line):
                return count
            if line.take_sign("("):
                return self._sum(line)
        raise line.question("how many armies?", "for instance: move 7 Ural > Ukraine, or move all")

    def _sum(self, line: TypedLine) -> tuple[str, Span]:
        start, depth = line.at, 1
        end = start
        while end < len(line.tokens) and depth:
            depth += {"(": 1, ")": -1}.get(line.tokens[end].text, 0)
            end += 1
        if depth:
            raise line.question("a ) is missing")
        inner = TypedLine(line.text, line.tokens[start : end - 1], line.book, line.joins)
        text, span = self.conditions.take_sum(inner)
        inner.need_end()
        line.at = end
        return text, span
