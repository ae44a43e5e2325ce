"""Armies and cards in short orders: `place 5 Ukraine, rest Kamchatka`, `trade best`, `move 7 Ural > Ukraine`."""

from collections.abc import Iterator
from typing import Any

from pbem.engine.short.grammar import NEXT, Said, leaf, several, table
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook, fold
from pbem.engine.short.speech import ARTICLES, ONE, ONTO, TO, words
from pbem.engine.text.toml_tree import Node, Span
from pbem.errors import QuestionError
from pbem.record import tool
from pbem.rulesets.risk.forms.short.condition import ConditionReader
from pbem.rulesets.risk.forms.short.speech import CARDS, POSSESSIVES, UNITS
from pbem.rulesets.risk.forms.short.words import need_territory, word_of
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets, possible_sets, sets_forced
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import JOKER, open_in

_ALL = (
    "all",
    "everything",
    "everyone",
    "everybody",
    "em all",
    "them all",
    "all of them",
    "the lot",
    "alles",
    "alle",
    "tout",
    "todo",
    "tutto",
    "tous",
    "todos",
    "tutti",
    "todas",
    "toutes",
)
REST = (
    "the rest",
    "rest",
    "rest of",
    "den rest",
    "der rest",
    "le reste",
    "reste",
    "el resto",
    "il resto",
    "resto",
    "de rest",
    "the others",
    "the remaining",
    "the remaining ones",
    "the remainder",
    "remainder",
    "whatever is left",
    "whats left",
    *_ALL,
)
MAX = (*_ALL, "all but one", "max", "the max", "the maximum", "as many as possible", "as many as i can", "everybody")
_ALL_BUT = ("all but", "everything but", "alle bis auf", "tutti tranne", "todos menos", "tous sauf", "alle behalve")
_WITH = words(
    "kommen gehen vont vanno gaan with by mit um avec de con di met gets get receives bekommt kriegt erhalt recoit recibe"
)
_ONE_OF = UNITS | ONTO
_BETWEEN = (
    UNITS
    | ONTO
    | ARTICLES
    | words("my go goes gehen kommen vont va vanno gaan all alle allemaal tous toutes todos todas")
)
_THE = ARTICLES | words("my other another")
_OWN = ("my", "my new", "the new", "new", "i have", "we have", "ive got", "weve got", "i can")
_DOZENS = {"half a dozen": 6, "a dozen": 12, "a pair of": 2, "a single": 1}
_OVER = words("over back across up down along")
_EACH = ("each", "apiece", "each of", "both", "each on", "each in")
_LEAVING = ("leave", "but leave", "leaving", "but leaving", "and leave", "keep", "keeping", "but keep")
_BEHIND = ("behind", "there", "back")
_AT_END = ("at the end", "at the end of the turn", "at the end of my turn", "in the end", "afterwards", "am ende")
_SET = 3
_WITH_CARD = words("n with as")
_GAINS = words("reinforcements reinforcement")
_MORE = words("my the some new more extra bonus")


def pass_separators(line: TypedLine) -> bool:
    """Pass commas and what else stands between the parts of a list; say whether anything was there."""
    passed = False
    while line.take("comma", "dash") or line.take_sign("+", "&", "/") or line.take_and():
        passed = True
    return passed


def take_amount(line: TypedLine) -> tuple[int | str, Span] | None:
    """Take a number of armies, or that all that is left is meant."""
    if not line.is_whole_name():
        if found := line.take_phrase(REST):
            return (take_count(line) if found[0] in _ALL else None) or ("rest", found[1])
        return take_count(line)
    return None


def take_count(line: TypedLine) -> tuple[int, Span] | None:
    """Take a number if one comes next, "the four" or "an army"; raises QuestionError for one that is too large."""
    begin = line.at
    if dozen := line.take_phrase(_DOZENS):
        return _DOZENS[dozen[0]], dozen[1]
    single = line.take_one_of(ONE) and line.next and fold(line.next.text) in _ONE_OF
    if single:
        return 1, (line.tokens[begin].start, line.before)
    line.at = begin
    while line.take_one_of(_THE):
        pass
    if not line.take_number():
        line.at = begin
        return None
    line.at -= 1
    return line.need_number("it")


def pass_units(line: TypedLine) -> None:
    """Pass "armies", "of my new armies" behind a number."""
    while line.take_one_of(UNITS) or line.take_phrase(_OWN):
        pass


def pass_fillers(line: TypedLine) -> None:
    """Pass "armies on" and the like, unless a name begins so."""
    while not line.is_whole_name() and (
        line.take_phrase(("new armies", "new troops")) or line.take_one_of(_BETWEEN) or line.take("arrow")
    ):
        pass


def read_place(line: TypedLine) -> Iterator[Said]:
    """Read `5 Ukraine, rest Kamchatka`, in either order of number and name."""
    pass_separators(line)
    first = True
    while line.next or first:
        first = False
        begun = amount = take_amount(line)
        each = False
        while amount and line.next and not line.is_whole_name():
            begin = line.at
            pass_fillers(line)
            each = bool(line.take_phrase(_EACH)) or each
            if line.at == begin:
                break
        if amount:
            line.take_sign(":")
        while not amount and line.take_one_of(ONTO):
            pass  # in Peru 3
        name, key = need_territory(line)
        while amount and each and line.next:
            yield Said(("place", name), amount[0], leaf(key, amount[1]))
            if not pass_separators(line):
                line.need_end()
            name, key = need_territory(line)
        if amount is None:
            while line.take("dash") or line.take_sign(":", "=", "+", "(") or line.take_dash():
                pass
            line.take_one_of(_WITH)
            amount = take_amount(line)
            pass_units(line)
            line.take_sign(")")
        if amount is None:
            raise line.question(f"how many armies on {name}?", f"for instance: place 5 {name}")
        yield Said(("place", name), amount[0], leaf(key, amount[1]))
        if line.next and not pass_separators(line) and not (begun and counts_on(line)):
            line.need_end()


def counts_on(line: TypedLine) -> bool:
    """Say whether another amount follows."""
    begin = line.at
    found = not line.is_whole_name() and (line.take("number") or line.take_phrase(REST))
    line.at = begin
    return bool(found)


# Cards


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
        spans: list[Span] = []
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
        if line.take_one_of(UNITS) or line.take_one_of(_GAINS):
            return
    line.at = begin


# The move at the end


@tool
class MoveReader:
    """Reads `7 Ural > Ukraine`, `all Ural > Ukraine if ...`; `section` is what the move is called in this game."""

    section: str
    conditions: ConditionReader

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read one move; how many armies is said before the way or behind it."""
        pass_separators(line)
        line.take_one_of(_OVER)
        start = line.start
        said = self._armies(line)
        if said:
            pass_fillers(line)
            line.take_one_of(_OVER)
            pass_fillers(line)
        begun = line.take_from()
        here = need_territory(line)
        said = said or self._armies_behind(line)
        (source, from_span), (target, to_span) = _step(line, here, begun=begun)
        said = said or self._armies_behind(line) or _left_behind(line)
        if said is None:
            raise QuestionError(start, "how many armies?", "for instance: move 7 Ural > Ukraine, or move all")
        armies, span = said
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
        line.take_phrase(_AT_END)
        yield Said((self.section, NEXT), entry, table((start, start), (start, line.before), nodes))

    def _armies_behind(self, line: TypedLine) -> tuple[int | str, Span] | None:
        """Take how many armies move where it is said behind a territory; what else stands there is left."""
        begin = line.at
        line.take("comma", "dash")
        line.take_sign(":")
        line.take_dash()
        line.take_one_of(_WITH)
        if said := self._armies(line):
            line.take_one_of(UNITS)
        else:
            line.at = begin
        return said

    def _armies(self, line: TypedLine) -> tuple[int | str, Span] | None:
        if not line.is_whole_name():
            start = line.start
            begin = line.at
            if line.take_phrase(_ALL_BUT) and (kept := line.take_number()) and kept.text != "1":
                return f"mine - {kept.text}", (start, line.before)
            line.at = begin
            if found := line.take_phrase(MAX):
                return "max", found[1]
            if count := take_count(line):
                return count
            if line.take_sign("("):
                return self._sum(line)
        return None

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


def _left_behind(line: TypedLine) -> tuple[str, Span] | None:
    """Take "but leave 2 behind"."""
    begin = line.at
    line.take("comma")
    start = line.start
    if line.take_phrase(_LEAVING) and (kept := line.take_number()):
        pass_units(line)
        line.take_phrase(_BEHIND)
        return f"mine - {kept.text}", (start, line.before)
    line.at = begin
    return None


def _step(line: TypedLine, here: tuple[str, Span], *, begun: bool) -> tuple[tuple[str, Span], tuple[str, Span]]:
    """Read the other territory of a step, A > B, from A in B or B from A; return the first of the way, and the second."""
    line.take_one_of(_OVER)
    if line.take_way() or (begun and line.take_one_of(TO)):
        return here, need_territory(line)
    if line.take_from():
        return need_territory(line), here
    raise line.question("an arrow is expected here, as in FROM > TO", "for instance: move 7 Ural > Ukraine")
