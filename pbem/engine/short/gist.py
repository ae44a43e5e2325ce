"""
The gist of a line: what an order means that no table reads, whatever its words are and wherever they stand.

Rule 1. A word that is in no list leaves its clause unread, unless the reader of the order takes it, with all that
        follows, for a limit of that order: nothing but the words of `harmless` is passed over.
Rule 2. What the items of a clause mean together says the rule set (`Roles`), which knows whose the places are, and
        which of them are neighbours; it writes the order in the words of the grammar, and these are read.
Rule 3. A line of several clauses is read only if each of them is, by the tables or by its gist.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any, NamedTuple

from pbem.engine.short.grammar import NEXT, Order, Roles, Said
from pbem.engine.short.items import LineItem, directed, items_of
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.openings import END
from pbem.engine.short.pieces import Pieces, Place
from pbem.engine.short.sentences import requests
from pbem.engine.short.speech import AND, ARTICLES, LATER, NEWLY, PLEADING, SUPPOSING, THEM, THERE
from pbem.engine.short.tokens import Token, trimmed, without_tail
from pbem.engine.table.terms import Data
from pbem.errors import QuestionError
from pbem.record import tool

_LONGEST = 60
_MOST_CUTS = 12
_OBJECTS = frozenset(("place", "card", "joker"))
_QUESTIONS = frozenset(("?", "\u00bf", "\u2026", "..."))
_ASKING = frozenset(("will", "shall", "am"))
_BREAKS = frozenset(".!:)")
_LONGEST_TEST = 4
"""So many words may stand behind the name in a condition: "if Peru has been taken"."""
_ONCE = "once"
"""Before a test of a place it says if: "once Siam is mine, attack India"."""
_COUNTED = frozenset(("throws", "dice"))
_COMPARING = frozenset(
    ("more", "over", "under", "up", "about", "around", "near", "another", "other", "extra", "additional")
)
_THEN, _LAST = "then", "finally"
_LEADING = frozenset(("and", "n", "then", "und", "et", "y", "if", _LAST))
_AIMS = frozenset(("to", "for", "so"))
"""With what a clause begins that says why armies go where they go: "9 in Siam, to attack India"."""
_UPWARD = frozenset(("up", "down", "over", "across", "straight"))
_BREAK = Token("comma", ",", 0, 0)


class _About(NamedTuple):
    """
    What the order before is about: the place that "there" means, and the places that an attack may come from.

    `then` is the word that leads on from it.
    """

    there: Place
    items: Sequence[LineItem]
    then: Sequence[Token] = ()


@tool
class Gist:
    """Reads the lines of a text by their gist."""

    pieces: Pieces
    roles: Roles

    def orders(self, tokens: list[Token], given: Data, *, newly: bool = False) -> list[Order]:
        """
        Return the orders of a line; nothing if it is not clear as a whole.

        `given` are the orders above it, and `newly` says that the last of them puts new armies somewhere.
        """
        if not self._has_an_object(self.pieces.typed.line(tokens)):
            return []
        asks = [one.text for one in tokens].count("?") == 1 and requests(tokens, polite=self._is_polite(tokens))
        said = [one._replace(text=".") if asks and one.text == "?" else one for one in tokens]
        tokens = _unnumbered(said, self._begins_counted(tokens[0]))
        if len(tokens) > _LONGEST or any(one.text in _QUESTIONS for one in tokens) or not self._may_order(tokens):
            return []
        about = _About(([], frozenset()), self._new(given) if newly else (), _then(tokens))
        orders = self._clauses(tokens, given, about)
        places = all(word == self.pieces.typed.grammar.speech.bare for word, _ in orders)
        return orders if places or not asks or self._is_polite(tokens) else []  # can you attack two at once?

    def _begins_counted(self, first: Token) -> bool:
        """Say whether a line begins with a "1.", which is no token of it."""
        return self.pieces.typed.text[: first.start].rstrip().endswith(("1.", "1)"))

    def _is_polite(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line says please, which may be no token of it."""
        begin = self.pieces.typed.text.rfind("\n", 0, tokens[0].start) + 1
        end = self.pieces.typed.text.find("\n", tokens[-1].end)
        typed = self.pieces.typed.text[begin : end if end >= 0 else None]
        return not PLEADING.isdisjoint(fold(typed.strip("?! ")).split())

    def _new(self, given: Data) -> list[LineItem]:
        """Return the places that get new armies: "9 in Siam, attack India" is from there."""
        return [LineItem("place", one, (), way="from") for one in given.get(self.pieces.typed.grammar.speech.bare, ())]

    def _may_order(self, tokens: list[Token]) -> bool:
        """Say whether a line, up to the first word that is in no list, has anything to order with."""
        line = self.pieces.typed.line
        asks = fold(tokens[0].text) in _ASKING
        return not asks and bool(self._items_of(line(tokens)) or self.roles.leading(line(tokens)))

    def _items_of(self, line: TypedLine) -> list[LineItem]:
        return items_of(line, self.roles.lexicon, self.pieces.typed.players)

    def _has_an_object(self, line: TypedLine) -> bool:
        """Say whether a word of a line may begin a name, or is what the game calls its things, or there is an arrow: most chat has none."""
        if any(one.kind == "arrow" for one in line.tokens):
            return True
        terms = self.roles.lexicon.terms
        for word in (fold(one.text) for one in line.tokens if one.kind in ("word", "quoted")):
            kind = terms[word][0] if word in terms else "place" if line.book.has_word_from(word) else ""
            if word.partition(" ")[0] in line.book.lengths or kind in _OBJECTS:
                return True
        return False

    def _clauses(self, tokens: list[Token], given: Data, about: _About) -> list[Order]:
        """Return the orders of a line, the longest clause first, and then those of what follows it."""
        cuts = [at for at in range(1, len(tokens)) if _parts(tokens, at)][:_MOST_CUTS]
        # A condition that begins a sentence belongs to what follows it.
        cuts = [at for last, at in pairwise((0, *cuts)) if self.pieces.condition_before(tokens, at) != last or not last]
        for end in (len(tokens), *reversed(cuts)):
            orders = self._clause(self.pieces.with_there(self._bare(tokens[:end]), about.there), given, about)
            rest = self._bare(tokens[end:])
            if orders and not rest:
                return orders
            supposed = orders and self._supposes(tokens) and any(one.start == tokens[0].start for one in orders[0][1])
            if supposed and tokens[end - 1].text not in _BREAKS:
                continue  # if I take it, attack China, and then Peru
            if orders and orders[-1][0] != END:
                known = with_said(given, [one for order in orders for one in self._said(order)])
                if onward := self._onward(orders, rest, known):
                    return onward
                about_these = self._about(orders, given, known)._replace(then=_then(tokens[end:]))
                more = self._clauses(rest, known, about_these)
                if more and not self._may_be_of(orders[-1], more[0], rest, then=_is_later(tokens[end:])):
                    return [*orders, *more]
        return []

    def _may_be_of(self, before: Order, behind: Order, rest: Sequence[Token], *, then: bool) -> bool:
        """Say whether armies without a verb may be of the attack or the move before them: "attack India from Siam, 3 to India", "then 3 to China"."""
        speech = self.pieces.typed.grammar.speech
        if behind[0] != speech.bare or before[0] not in (speech.way, speech.shift):
            return False
        items = self._items_of(self.pieces.typed.line(rest))
        verbs = [one.value for one in items if one.kind == "verb" and speech.bare in one.value]
        if any(speech.shift not in said for said in verbs) or not NEWLY.isdisjoint(fold(one.text) for one in rest):
            return False
        same = self.pieces.places(*before) & self.pieces.places(*behind)
        return then or bool(verbs) or before[0] == speech.shift or bool(same)

    def _bare(self, tokens: list[Token]) -> list[Token]:
        """Leave out what stands around a clause, but not the beginning of a name: "E Africa attacks Congo"."""
        bare = _bare(tokens)
        before = tokens.index(bare[0]) - 1 if bare else -1
        named = before >= 0 and tokens[before].kind == "word" and self.pieces.typed.line(tokens).abbreviates(before)
        return [tokens[before], *bare] if named else bare

    def _about(self, orders: Sequence[Order], given: Data, known: Data) -> _About:
        """Return what orders are about: the place that "there" means, and those that new armies go to."""
        there = self._there(orders, given)
        new = orders[-1][0] == self.pieces.typed.grammar.speech.bare
        return _About(there, self._new(known) if new else self._items_of(self.pieces.typed.line(there[0])))

    def _onward(self, orders: Sequence[Order], rest: Sequence[Token], known: Data) -> list[Order]:
        """Return orders of which the last goes on from its goal, as the rest says without a verb: "then from China Siberia", "then Siberia from China"."""
        (word, said), there = orders[-1], self._there(orders, {})
        goal, rest = self._items(there[0]), self.pieces.with_there([*rest], there)
        every = self._items(rest)
        rest_items = [one for one in every if one.kind not in ("through", "to")]
        way, more = _turned(self._items(said)), _turned(rest_items)
        if not more or [one.value for one in goal] != [more[0].value]:
            return []
        attacks = [word for word, _ in self._clause(rest, known, _About(([], frozenset()), ()))]
        if any(one.kind == "to" for one in every) and attacks != [self.pieces.typed.grammar.speech.way]:
            return []  # from there to China, which may be a move
        said = [*way[0].tokens, _arrow(rest), *way[1].tokens] if way else said
        path = (word, [*said, _arrow(rest), *more[1].tokens])
        return [*orders[:-1], path] if self._said(path) else []

    def _items(self, tokens: Sequence[Token]) -> list[LineItem]:
        """Return the items of some words; none if there is one that is in no list."""
        line = self.pieces.typed.line(tokens)
        items = self._items_of(line)
        return items if items and items[-1].end == len(line.tokens) else []

    def _there(self, orders: Sequence[Order], given: Data) -> Place:
        """Return the place that "from there" means behind orders: none behind new armies on several."""
        (word, _), bare = orders[-1], self.pieces.typed.grammar.speech.bare
        several = word == bare and (bare in given or [one for one, _ in orders].count(bare) > 1)
        return ([], frozenset()) if several else self.pieces.there(word, self._said(orders[-1]))

    def _clause(self, tokens: list[Token], given: Data, about: _About) -> list[Order]:
        """Return the orders of a clause, as the tables read it, or else by its gist."""
        if not tokens:
            return []
        if self.pieces.openings.ends(tokens) or (given and self._stops(tokens)):
            return [(END, [])]
        word, rest, _ = self.pieces.begin(tokens)
        if word in self.pieces.typed.grammar.words and (orders := self.pieces.parts(word, rest)):
            points = len(orders) > 1 and given and any(fold(one.text) in THERE | THEM for one in tokens)
            return [] if points else orders  # "there" may be a place of any of the clauses
        if self._supposes(tokens) and (orders := self._supposed(tokens, given, about.there)):
            return orders
        if given and (orders := self._supposed_behind(tokens, given, about)):
            return orders
        items = () if fold(tokens[0].text) in _AIMS else about.items
        then = self._meant(led, given, items) if items and (led := self._led_on(tokens, about.then)) else ()
        return next(chain(self._meant(tokens, given, items), then), [])

    def _led_on(self, tokens: list[Token], then: Sequence[Token]) -> list[Token]:
        """Return a clause with the word that leads on to it; nothing if it says more than names: "then India will be weak"."""
        whole = [*then, *without_tail(tokens)]
        items = self._items_of(self.pieces.typed.line(whole)) if then else []
        said = {token for one in items for token in one.tokens}
        more = [one for one in whole[: items[-1].end if items else 0] if one not in said]
        return whole if items and (ARTICLES | _UPWARD).issuperset(fold(one.text) for one in more) else []

    def _stops(self, tokens: Sequence[Token]) -> bool:
        """Say whether "and stop" ends the orders; "stop" alone may lack how far an attack goes."""
        before = self.pieces.typed.text[: tokens[0].start].split()[-1:]
        return [fold(one.text) for one in tokens] == ["stop"] and fold("".join(before)) in ("and", "then")

    def _supposes(self, tokens: Sequence[Token]) -> bool:
        """Say whether a clause begins with a condition."""
        return fold(tokens[0].text) in self.pieces.typed.grammar.speech.leads | {"should"}

    def _supposed(self, tokens: list[Token], given: Data, there: Place) -> list[Order]:
        """Return the one attack or move behind a condition: "if I take Congo then Siam attacks India"; "if it falls" is of the goal above."""
        way, shift = self.pieces.typed.grammar.speech.way, self.pieces.typed.grammar.speech.shift
        for test, behind in self._conditions(tokens, given):
            found = self._clause(self.pieces.with_there(_bare([*behind]), there), given, _About(there, ()))
            whole = [(word, [*said, _BREAK, *test]) for word, said in found]
            word = [word for word, _ in whole]
            # "If it falls, move all into it" is how the attack ends.
            into = word == [shift] and whole[0][1][-len(test) - 2].text in {one.text for one in test}
            if word in ([way], [shift]) and not into and self._said(whole[0]):
                return whole
        return []

    def _supposed_behind(self, tokens: list[Token], given: Data, about: _About) -> list[Order]:
        """Return the one attack or move before a condition of the goal above: "Ontario to Alberta, if that works"."""
        said, leads = [fold(one.text) for one in tokens], self.pieces.typed.grammar.speech.leads
        for at in (at for at in range(2, len(said)) if said[at] in leads):
            count, kind, _ = self.roles.lexicon.find(said[at:])
            taken = self.roles.taken(given, tokens[at]) if kind == "won" and at + count == len(said) else ()
            found = self._clause(_bare(tokens[:at]), given, about) if taken else []
            whole = [(word, [*more, _BREAK, *taken]) for word, more in found]
            speech = self.pieces.typed.grammar.speech
            if [word for word, _ in whole] in ([speech.way], [speech.shift]) and self._said(whole[0]):
                return whole
        return []

    def _conditions(self, tokens: list[Token], given: Data) -> Iterator[tuple[Sequence[Token], Sequence[Token]]]:
        """Yield the condition that a clause may begin with, in the words of the grammar, and what stands behind it."""
        count, kind, _ = self.roles.lexicon.find([fold(one.text) for one in tokens])
        names = self.pieces.typed.names(tokens)
        if kind == "won" and count not in names:  # not: if captured Congo
            yield from [(taken, tokens[count:])] if (taken := self.roles.taken(given, tokens[0])) else []
            return
        end = next(iter(names.values()), len(tokens))
        timed = names and fold(tokens[0].text) == _ONCE
        first = tokens[0]._replace(text="if") if timed else tokens[0]
        yield from [([first, *tokens[1:at]], tokens[at:]) for at in range(end, min(end + _LONGEST_TEST, len(tokens)))]

    def _meant(self, tokens: list[Token], given: Data, about: Sequence[LineItem]) -> Iterator[list[Order]]:
        """Yield what a clause means, with as few of its words as limits as can be."""
        if self._begins_last(tokens):
            return
        line = self.pieces.typed.line(tokens)
        supposed = bool(tokens) and fold(tokens[0].text) in SUPPOSING  # would three rolls do?
        ahead = line.tokens[: 0 if supposed else self.roles.leading(line)]
        if ahead and (known := directed(self._items(tokens))):  # leave 4 in Siam and move the others
            yield from filter(self._are_read, self.roles.orders(known, [], given, ()))
        line = self.pieces.typed.line(line.tokens[len(ahead) :])
        items = self._items_of(line)
        for count in range(len(items), 0, -1):
            known, rest = directed(items[:count]), _limits(line.tokens[items[count - 1].end :])
            counted = [one.tokens for one in items[:count] if one.kind in _COUNTED]
            if _compares(line.tokens, [*(one[0] for one in counted), *rest[:1]], [one[-1] for one in counted]):
                continue
            if rest and items[count - 1].kind == "amount" and fold(rest[0].text) == "but":
                continue  # everything but 3
            rest = [*ahead, _BREAK, *rest] if ahead and rest else [*ahead, *rest]
            if known:
                yield from filter(self._are_read, self.roles.orders(known, rest, given, about))

    def _begins_last(self, tokens: list[Token]) -> bool:
        """Say whether "finally" begins another order behind a name: "take Congo with Siam and finally all from Siam to Congo"."""
        at = next((at for at, one in enumerate(tokens) if fold(one.text) == _LAST), 0)
        names = self.pieces.typed.names(tokens) if at else {}
        return any(one < at for one in names) and sum(one > at for one in names) > 1

    def _are_read(self, orders: Sequence[Order]) -> bool:
        return all(self._said(one) for one in orders)

    def _said(self, order: Order) -> list[Said]:
        """Return what an order says; nothing if it cannot be read."""
        said = self.pieces.attempt(self.pieces.typed.grammar.words[order[0]], order[1])
        return [] if isinstance(said, QuestionError) else said


def _unnumbered(tokens: list[Token], begun: bool) -> list[Token]:
    """Return a line whose orders are counted, "1) ... 2) ...", with a full stop for each number; the first may be no token."""
    pairs = [at for at in range(len(tokens) - 1) if tokens[at].kind == "number" and tokens[at + 1].text in (")", ".")]
    labels: list[int] = []
    for at in pairs:
        labels += [at] if tokens[at].text == str(len(labels) + 1 + begun) else []
    if len(labels) + begun < 2 or (not begun and labels[0] and tokens[labels[0] - 1].text != ":"):
        return tokens
    signs = {at + 1 for at in labels}
    found = [one._replace(kind="sign", text=".") if at in signs else one for at, one in enumerate(tokens)]
    return [one for at, one in enumerate(found) if at not in labels]


def _compares(tokens: Sequence[Token], first: Sequence[Token], last: Sequence[Token]) -> bool:
    """Say whether a word that may turn a number stands before it, or "more" behind: "over 3 throws", "once more"."""
    pairs = [*pairwise(tokens)]
    before = any(fold(one.text) in _COMPARING for one, other in pairs if other in first)
    return before or any(fold(other.text) == "more" for one, other in pairs if one in last)


def _turned(items: Sequence[LineItem]) -> Sequence[LineItem]:
    """Return source and target of "Siberia from China", or "from China Siberia"; nothing for anything else."""
    kinds = [one.kind for one in items]
    if kinds == ["from", "place", "place"]:
        return items[1:]
    return (items[2], items[0]) if kinds == ["place", "from", "place"] else ()


def _arrow(before: Sequence[Token]) -> Token:
    return Token("arrow", ">", before[0].start, before[0].start)


def _first(tokens: Sequence[Token]) -> Token | None:
    """Return the first word of a clause behind what only joins it to the one before: ", and then"."""
    return next((one for one in tokens if fold(one.text) not in AND and one.kind != "comma"), None)


def _then(tokens: Sequence[Token]) -> Sequence[Token]:
    """Return the word that leads on, with which a clause begins: "and then India"."""
    said = _first(tokens)
    return [said] if said and fold(said.text) == _THEN else ()


def _is_later(tokens: Sequence[Token]) -> bool:
    """Say whether a clause begins with what comes later than the one before it."""
    said = _first(tokens)
    return said is not None and fold(said.text) in LATER


def _parts(tokens: Sequence[Token], at: int) -> bool:
    """Say whether a clause may end before a token."""
    before, word = tokens[at - 1], fold(tokens[at].text)
    if before.text == ":" and [one.kind for one in (*tokens[at - 2 : at - 1], tokens[at])] == ["number"] * 2:
        return False  # Brazil won 2:1
    if word == "of":
        return False  # or, in Dutch
    return before.kind in ("comma", "dash") or before.text in _BREAKS or word in _LEADING or tokens[at].text == "&"


def _bare(tokens: list[Token]) -> list[Token]:
    """Leave out what stands around a clause."""
    begin, end = 0, len(tokens)
    while begin < end and (tokens[begin].text in _BREAKS or trimmed(tokens[begin : begin + 1]) == []):
        begin += 1
    while end > begin and (tokens[end - 1].text in _BREAKS - {")"} or trimmed(tokens[end - 1 : end]) == []):
        end -= 1
    return tokens[begin:end]


def _limits(rest: Sequence[Token]) -> list[Token]:
    """Return what may limit an order, with a comma where a sentence ends."""
    return [
        _BREAK._replace(start=one.start, end=one.end) if one.text in (".", "!", ":") else one for one in _bare([*rest])
    ]


def with_said(given: Data, said: Sequence[Said]) -> Data:
    """Return the data of orders with those of further ones."""
    data: dict[str, Any] = {**given}
    for one in said:
        key, *more = one.path
        if more == [NEXT]:
            data[key] = [*data.get(key, ()), one.value]
        else:
            data[key] = {**data.get(key, {}), "".join(more): one.value} if more else one.value
    return data
