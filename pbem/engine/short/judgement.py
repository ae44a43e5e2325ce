"""
Whether a line is an order, a sentence, or the rest of the order above it.

A line that reads as an order is one. What all others were meant as is decided here: an order with a slip
is asked about, a sentence is left alone.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property, lru_cache
from itertools import pairwise

from pbem.engine.short.bearing import COUNT, NAME, SpokenSentence, spelled
from pbem.engine.short.denials import denied
from pbem.engine.short.grammar import Grammar, OrderWord
from pbem.engine.short.line import TypedLine, articles_apart, cut_at_hyphens, parted, quoted
from pbem.engine.short.names import SLIP, fold
from pbem.engine.short.speech import (
    AND,
    ARTICLES,
    BACK,
    BESIDE_VERBS,
    ENDINGS,
    FROM,
    HEADINGS,
    LABELS,
    MODALS,
    NOISE,
    NUMBERS,
    ONTO,
    SHORTENED,
    SOURCES,
    STOPS,
    TO,
    WAYS,
    behind_fillers,
    head_end,
    words,
)
from pbem.engine.short.telling_words import MINDED
from pbem.engine.short.tellings import tells
from pbem.engine.short.tokens import LISTED, Token, behind, is_toml, parts, trimmed, without_tail
from pbem.engine.short.tongues import Tongue
from pbem.errors import QuestionError
from pbem.record import mutable

END = "end"
MOST_LOOKS = 25_000
"""So many words are tried as orders, some of them again and again; players come to a thousand."""
TOO_LONG = QuestionError(0, "the text is too long for short orders", "write fewer lines, or fill in the order file")
_LEAST_BEGINNING = 3
_LONGEST_FILLING = 6
_LONGEST_HEADING = 3
_BEHIND_LABELS = frozenset(":-\u2013\u2014")
_LABELLING = HEADINGS | LABELS
_BESIDE_HEADINGS = words("my the new our phase phases step part round of for now here are these")
_MOST_FILLING = 40
_LONGEST_WORD = 12
_TELLING = 2
"""So many words of a line tell its language, whatever the others are written in."""
_OUT_OF = FROM & STOPS - {"of"}
_TO_VERB = frozenset(("to", "i", "we", "and", "ill", "will", "now", "then"))
_ARROWS = frozenset({"arrow"})
_TABLE = re.compile(r"^\s*\[", re.MULTILINE)
_OPEN = frozenset({"arrow", "comma"})
_SUBJECTS = words("i we he she they it you everybody everyone nobody my")
_THINKING = words(
    "know keep keeps knew think thought felt bet guess believe forget miss always never still admit swear lost won"
)


@mutable
class Judge:
    """
    Judges lines of a text.

    `common` are the words of every game, `players` the folded names of those who play; `looks` counts the words that
    were tried as orders.
    """

    text: str
    grammar: Grammar
    common: Sequence[str]
    players: Collection[str] = ()
    looks: int = 0

    def line(self, rest: Sequence[Token]) -> TypedLine:
        """Return the tokens of a line to be read."""
        return TypedLine(self.text, parted(rest, self.grammar.book), self.grammar.book, self.grammar.joins)

    def read(self, tokens: list[Token]) -> list[Token]:
        """Return tokens with what other languages say put into the words of the grammar."""
        tokens = _without_stops(tokens)
        return self.grammar.phrases.read(tokens, self.names)

    def read_abroad(self, tokens: list[Token]) -> list[Token]:
        """
        Return tokens of a line in another language word by word in the words of the grammar; nothing for others.

        Where its words are of two languages, both must say the same.
        """
        said = self.text[tokens[0].start : tokens[-1].end] if tokens else ""
        if not (tongues := self.grammar.tongues.spoken_in(said, _TELLING) or self._tongues):
            return []
        book = self.grammar.book
        tokens = articles_apart(self.text, cut_at_hyphens(_without_stops(tokens), book), book)
        read = [
            tongue.read(apart, lambda said: self.names(said) | self._players_in(said))
            for tongue in tongues
            for apart in [tongue.parted(tokens, self.named(tokens))]
        ]
        same = {tuple(one.text for one in line) for line in read}
        return read[0] if len(same) == 1 else []

    @cached_property
    def _tongues(self) -> Sequence[Tongue]:
        """The languages in which the text may be written."""
        return self.grammar.tongues.spoken_in(self.text)

    def names(self, tokens: Sequence[Token]) -> dict[int, int]:
        """Return where names begin that are written out, and where each ends."""
        line = TypedLine(self.text, tokens, self.grammar.book)
        return {begin: end for begin, end, named in line.pieces() if named}

    def _players_in(self, tokens: Sequence[Token]) -> dict[int, int]:
        """Return the same of players: Ben is no word of Dutch."""
        return {at: at + 1 for at, one in enumerate(tokens) if fold(one.text) in self.players}

    def named(self, tokens: Sequence[Token]) -> set[int]:
        """Return the places of tokens that belong to names that are written out."""
        return {at for begin, end in self.names(tokens).items() for at in range(begin, end)}

    def look(self, words: int) -> None:
        """Count words that are tried as orders. Raises QuestionError when these are more than any player writes."""
        self.looks += words
        if self.looks > MOST_LOOKS:
            raise TOO_LONG

    def carries_on(self, order: OrderWord, before: Sequence[Token], more: list[Token]) -> bool:
        """Say whether a line looks like the rest of the order above it."""
        if before and before[-1].kind in _OPEN:
            return True
        if more[0].kind in _OPEN:
            return not self.is_quoted(order, more)
        hangs = bool(before) and fold(before[-1].text) in order.joins | AND
        if not self.belongs(order, more) or self.is_words(more):
            return False
        return hangs or not (_begins_sentence(more) or self.sentence(more).is_likely_talk)

    def sentence(self, tokens: Sequence[Token]) -> SpokenSentence:
        """Return a line as a sentence, to be weighed; a heading says nothing."""
        said = "" if self.heading(tokens) else spelled(self.line(tokens), self.players)
        counts = said.count(NAME) > 1 or COUNT in said.split()
        return SpokenSentence(said, counts_own=counts and any(map(self._is_own, self.names_in(tokens))))

    def _is_own(self, name: Sequence[Token]) -> bool:
        """Say whether the name of a place is of one where orders begin."""
        found = self.grammar.book.find(self.line(name).text_between(0, len(name)))
        return not all(self.grammar.is_goal(one.word) for one in found)

    def is_words(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line tells of something, or says what is not done, whatever it names."""
        line, speech = self.line(tokens), self.grammar.speech
        return bool(denied(line, speech)) or tells(line, speech, self.players)

    def belongs(self, order: OrderWord, more: list[Token]) -> bool:
        """Say whether a line has something in it of which orders are made."""
        first = fold(more[0].text)
        joined = (
            place
            for place, one in enumerate(more)
            if fold(one.text) in order.joins and self.joins_on(order, more[place:])
        )
        if any(self.is_inside(order, one) for one in more[next(joined, len(more)) :]):
            return True
        amount = more[0].kind == "number" or first in order.amounts
        if amount and self.line(more[1:]).is_likely_name():
            return True
        return self.has_name_behind(more, _OPEN)

    def joins_on(self, order: OrderWord, rest: Sequence[Token]) -> bool:
        """Say whether a word with which more is said of an order says that here: "on capture", not "on Sunday"."""
        return fold(rest[0].text) not in ONTO or (len(rest) > 1 and self.is_inside(order, rest[1]))

    def is_quoted(self, order: OrderWord, more: Sequence[Token]) -> bool:
        """
        Say whether a line that begins with `>` is no rest of an order, but somebody else's, quoted.

        Such a rest begins with a name, however misspelt, or with what stands in conditions.
        """
        if more[0].text != ">" or len(more) == 1:
            return False
        line = self.line(more[1:])
        if line.is_likely_name() or self.is_inside(order, more[1]):
            return False
        end = line.name_end()
        goes_on = [token.text for token in line.tokens[end : end + 1] if token.kind in ("comma", "sign")]
        too_long = end > self.grammar.book.most_words
        return too_long or goes_on not in ([], ["("]) or is_toml(more[1:]) or self.begins_anew(more[1:])

    def is_inside(self, order: OrderWord, token: Token) -> bool:
        """Say whether a token belongs to orders rather than to sentences."""
        return token.kind in ("number", "arrow") or fold(token.text) in order.inside

    def is_meant(self, order: OrderWord, rest: list[Token]) -> bool:
        """Say whether a line that cannot be understood was meant as an order."""
        line = self.line(rest)
        if line.take_number() or (rest and fold(rest[0].text) in order.opens):
            return True
        while line.next and fold(line.next.text) in order.amounts:
            line.at += 1
        return line.is_likely_name() or self.has_name_behind(rest, _ARROWS)

    def has_name_behind(self, tokens: Sequence[Token], kinds: frozenset[str]) -> bool:
        """Say whether the name of something on the board follows an arrow, or a comma."""
        line = self.line(tokens)
        for place, token in enumerate(tokens):
            if token.kind in kinds:
                line.at = place + 1
                if line.is_likely_name():
                    return True
        return False

    def order_word(self, tokens: Sequence[Token]) -> str:
        """Return the order word that a line begins with, whole or by its beginning; "" for none."""
        typed = fold(tokens[0].text) if tokens[0].kind == "word" else ""
        word = self._beginnings.get(typed, "")
        return word if word == typed or typed not in self.grammar.speech.strong else ""

    @cached_property
    def _beginnings(self) -> Mapping[str, str]:
        return _beginnings((*self.grammar.words, *self.common))

    def opening(self, tokens: Sequence[Token]) -> tuple[str, list[Token], bool]:
        """
        Return the order word of a line ("" for none), what follows it, and whether it was surely meant.

        Fillers before the word are passed, other verbs stand for it; verbs of any chat are not sure.
        """
        first = behind_fillers([fold(token.text) for token in tokens[:_MOST_FILLING]])
        said, speech = tokens[first:], self.grammar.speech
        folded = [fold(token.text) for token in said[:3]]
        head = folded[0] if folded else ""
        for order, bag in speech.bags.items():
            bagged = _in_bags(said)
            if bagged & bag[0] and bagged & bag[1] and bagged <= frozenset().union(*bag):
                return order, [one for one in said if fold(one.text) in bag[-1]], False
        if verb := self.last_verb(said):
            typed = fold(said[verb].text)
            word, said = speech.last.get(typed) or speech.strong[typed], trimmed([*said[:verb], *said[verb + 1 :]])
            way = self.way_between(said) or self.way_between(said, MODALS)
            return word, way[1] if way and way[0] == word else without_tail(said), False
        named = head not in self._beginnings or head in self.grammar.book.lengths
        if named and said and (way := self.way_between(said) or self.source_before(said) or self.third_before(said)):
            return *way, False
        if named and said and (word := self.gain(said)):
            return word, without_tail([*said]), False
        if (end := head_end(folded, speech.heads)) and (word := speech.heads[head, folded[end - 1]]):
            return word, without_tail(behind(said[end - 1 :])), False
        if len(said) > 2 and said[1].text in _BEHIND_LABELS and self.is_label(said[0]):
            own = self.opening(said[2:])
            if own[0] in self.grammar.words:
                return own
            if word := speech.labels.get(head, ""):
                return word, without_tail(behind(said)), False
        if word := self.order_word(tokens):
            return word, self.object_of(word, tokens), True
        if (word := self.order_word(said)) in self.grammar.words:
            return word, self.object_of(word, said), True
        rest = self.object_of(head, said)
        if word := self.turned_round(speech.strong.get(head, ""), rest):
            return word, rest, True
        return self.turned_round(speech.weak.get(head, ""), rest), rest, False

    @cached_property
    def _beside_headings(self) -> AbstractSet[str]:
        return _BESIDE_HEADINGS | (self.grammar.speech.units - self.grammar.speech.strong.keys())

    def heading(self, tokens: Sequence[Token]) -> str:
        """Return the order of which a line is a heading: "Attacks:", "My free move", "Attack phase"; "" for any other line."""
        speech = self.grammar.speech
        said = [one for one in tokens if one.kind == "word" and fold(one.text) not in self._beside_headings]
        if (
            len(said) > _LONGEST_HEADING
            or is_toml(tokens)
            or [one for one in tokens if one.kind == "arrow" or one.text == "?"]
            or [one for one in said if fold(one.text) in self.grammar.book.lengths]
        ):
            return ""
        word, rest, _ = self.opening(said) if said else ("", [], False)
        label = speech.labels.get(fold(said[0].text), "") if len(said) == 1 else ""
        return word if word in self.grammar.words and not rest else label

    def is_label(self, token: Token) -> bool:
        """Say whether a word before a colon says no more than that orders, and which, follow: "Cards:", not "Tomorrow:"."""
        said, speech = fold(token.text), self.grammar.speech
        strong = said in speech.strong and said not in BACK
        known = (_LABELLING, speech.labels, speech.nouns, speech.units, self.grammar.words)
        return token.kind == "number" or strong or any(said in words for words in known)

    def turned_round(self, word: str, rest: Sequence[Token]) -> str:
        """Return the order that a verb stands for where the line says from where, too: "reinforce Siam from India with 2"."""
        other, strong = self.grammar.speech.turned.get(word, ""), self.grammar.speech.strong
        if not other:
            return word
        line = self.line(rest)
        while line.next and not parts(line.next) and fold(line.next.text) not in strong:
            if line.take_one_of(_OUT_OF) and line.is_whole_name():
                return other
            line.at += 1
        return word

    def gain(self, tokens: Sequence[Token]) -> str:
        """Return the order of "Siam gets 3 from India"; "" for any other line."""
        speech = self.grammar.speech
        if not speech.gains or not (line := self.line(tokens)).is_whole_name():
            return ""
        line.at = line.name_end()
        found = self.turned_round(speech.bare, line.tokens[line.at :]) if line.take_one_of(speech.gains) else ""
        return found if found != speech.bare else ""

    def only_name(self, tokens: Sequence[Token]) -> list[Token]:
        """Return the one name of the board that is written out in a line; nothing where there are several."""
        found = self.names_in(tokens)
        return found[0] if len(found) == 1 else []

    def names_in(self, tokens: Sequence[Token]) -> list[list[Token]]:
        """Return the names of the board that are written out in a line."""
        line = self.line(tokens)
        return [[*line.tokens[begin:end]] for begin, end, named in line.pieces() if named]

    def last_verb(self, tokens: Sequence[Token]) -> int:
        """Return where a verb stands behind what it is said of: at the end, or before what limits it or turns its way; 0 for nowhere."""
        last, strong = self.grammar.speech.last, self.grammar.speech.strong
        for place, token in enumerate(tokens[1:], 1):
            verb, rest = fold(token.text), tokens[place + 1 :]
            alone = verb in strong and not rest and tokens[place - 1].kind == "comma"
            if alone or (verb in last and self.is_apart(rest)):
                return place
        return 0

    def is_apart(self, rest: Sequence[Token]) -> bool:
        """Say whether the end of a verb, or what is no part of it, begins here."""
        word = fold(rest[0].text) if rest else ""
        joins, limits = self.grammar.joins, self.grammar.speech.limits
        return not word or parts(rest[0]) or word in FROM or word in joins or word in limits

    def without_noise(self, tokens: list[Token]) -> list[Token]:
        """Leave out what says nothing wherever it stands, but in names."""
        named = self.named(tokens)
        return [one for at, one in enumerate(tokens) if at in named or fold(one.text) not in NOISE]

    def object_of(self, head: str, tokens: Sequence[Token]) -> list[Token]:
        """Return what follows a verb, but for words that say nothing and its second part."""
        rest = behind(tokens)
        while rest and fold(rest[0].text) in BESIDE_VERBS:
            rest = rest[1:]
        return self.without_second_part(head, without_tail(rest))

    def without_second_part(self, head: str, rest: list[Token]) -> list[Token]:
        """Leave out the second part of a verb, at the end or before a word of direction: "valt Ural aan vanuit Ukraine"."""
        particles = self.grammar.speech.behind.get(head, frozenset())
        for at, token in enumerate(rest if particles else ()):
            if fold(token.text) in particles and self.is_apart(rest[at + 1 :]):
                return [*rest[:at], *rest[at + 1 :]]
        return rest

    def way_between(self, tokens: Sequence[Token], modals: Collection[str] = ()) -> tuple[str, list[Token]] | None:
        """Return what "Siam takes India" says, with an arrow for its verb, or one of `modals`; None for any other line."""
        self.look(len(tokens))
        speech, between, line = self.grammar.speech, self.grammar.speech.between, self.line(tokens)
        line.take_from()
        line.take_one_of(ARTICLES)
        begin = line.at
        name = at = line.name_end() if between and line.is_whole_name() else 0
        while not modals and 0 < at < len(line.tokens) and fold(line.tokens[at].text) in MODALS:
            at += 1
        verb = line.tokens[at] if 0 < at < len(line.tokens) else None
        word = between.get(fold(verb.text), speech.way if fold(verb.text) in modals else None) if verb else None
        if verb and at > name and speech.strong.get(fold(verb.text)) == speech.way:
            word = speech.way
        if verb and fold(verb.text) in speech.passive and len(line.tokens) > at + 2:
            by = line.tokens[at + 1]
            if fold(by.text) == "by" or fold(by.text) in FROM:
                turned = [*line.tokens[begin:name], by._replace(text="from"), *line.tokens[at + 2 :]]
                return speech.way, without_tail(turned)
        if verb is None or word is None:
            return None
        line.at = at + 1
        line.take_one_of(WAYS)  # ataca a Siam
        rest = without_tail(
            [*line.tokens[begin:name], Token("arrow", ">", verb.start, verb.end), *line.tokens[line.at :]]
        )
        return word, self.without_second_part(fold(verb.text), rest)

    def third_before(self, tokens: Sequence[Token]) -> tuple[str, list[Token]] | None:
        """Return what "then attacks Siam India" says, as other languages put it; None for any other line."""
        if fold(tokens[0].text) not in self.grammar.speech.third:
            return None
        line = self.line(tokens[1:])
        line.take_one_of(ARTICLES)
        begin, end = line.at, line.name_end() if line.is_whole_name() else 0
        line.at = end
        line.take_one_of(ARTICLES)
        if not end or not line.is_whole_name():
            return None
        verb = tokens[0]
        rest = [*line.tokens[begin:end], Token("arrow", ">", verb.start, verb.end), *line.tokens[line.at :]]
        return self.grammar.speech.way, self.without_second_part(fold(verb.text), without_tail(rest))

    def source_before(self, tokens: Sequence[Token]) -> tuple[str, list[Token]] | None:
        """Return what "from Siam I attack India" says, with an arrow for its verb; None for any other line."""
        speech = self.grammar.speech
        if not speech.way or fold(tokens[0].text) not in SOURCES or (line := self.line(tokens)).is_whole_name():
            return None
        between = SOURCES | ARTICLES | ONTO | speech.units
        while line.next and fold(line.next.text) in between and not line.is_whole_name():
            line.at += 1
        begin, name = line.at, line.name_end() if line.is_whole_name() else 0
        at = name
        while 0 < at < len(line.tokens) and (
            line.tokens[at].kind == "comma"
            or line.tokens[at].text == ":"
            or fold(line.tokens[at].text) in _TO_VERB | speech.units | {"aus"}
        ):
            at += 1
        verb = fold(line.tokens[at].text) if 0 < at < len(line.tokens) else ""
        if verb != speech.way and speech.strong.get(verb, speech.weak.get(verb)) != speech.way:
            return None
        rest = self.object_of(verb, line.tokens[at:])
        return speech.way, [*line.tokens[begin:name], Token("arrow", ">", line.start, line.start), *rest]

    def ends(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line says that there are no more orders, in words that mean it only below some."""
        said = [fold(token.text) for token in tokens]
        stops = [-1, *(at for at, one in enumerate(tokens) if one.kind in ("comma", "dash")), len(said)]
        parts = [said[begin + 1 : end] for begin, end in pairwise(stops)]
        return all(tuple(one[behind_fillers(one) :]) in ENDINGS for one in parts)

    def new_verbs(self, tokens: Sequence[Token]) -> Iterator[int]:
        """Yield the places within a line where another order may begin."""
        known = self.grammar.speech.verbs | self.grammar.words.keys() | {END}
        for place in range(1, len(tokens)):
            if parts(tokens[place - 1]) and self.ends(tokens[place:]):
                yield place
            said = [fold(token.text) for token in tokens[place : place + _LONGEST_FILLING]]
            first = behind_fillers(said)
            begun = parts(tokens[place - 1]) or (said[0] and said[first] in known)
            bare = parts(tokens[place - 1]) and self.bare_order(tokens[place:])
            if bare or tokens[place - 1].text == LISTED or (begun and self.opening(tokens[place:])[0]):
                yield place

    def bare_order(self, tokens: Sequence[Token]) -> str:
        """Return the order that a mere amount is, or a mere way to a goal; "" for any other line."""
        speech = self.grammar.speech
        if speech.way and self.has_one_goal(tokens, ("arrow",)):
            return speech.way
        return speech.bare if speech.bare and self.is_amount(tokens) else ""

    def is_amount(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line may be mere amounts and their places: numbers, or words for some, and the name of something."""
        if "=" in [one.text for one in tokens] and _TABLE.search(self.text):
            return False  # a row of the order file around it: North Africa = 5
        amounts = self.grammar.amounts
        counts = [one.kind == "number" or one.text[-1:] in "x0123456789" or fold(one.text) in amounts for one in tokens]
        if True not in counts:
            return False
        line = self.line(tokens)
        return line.names_something() or bool(line.take_number())

    def without_fillers(self, tokens: list[Token]) -> list[Token]:
        """Leave out what says nothing before an amount, unless it may begin a name with what follows."""
        first = behind_fillers([fold(token.text) for token in tokens])
        return tokens if self.line(tokens).abbreviates(0) else tokens[first:]

    def opened(self, tokens: Sequence[Token]) -> str:
        """Return the order of which a line has not the word, but a first word that belongs to no other; "" for none."""
        return self.grammar.speech.opens.get(fold(tokens[0].text), "")

    def shows_a_way(self, tokens: Sequence[Token]) -> bool:
        """Say whether arrows alone make an order of a line: two of them, or with a word that says when to stop."""
        kinds = [token.kind for token in tokens]
        arrows = kinds.count("arrow")
        if "comma" in kinds and "arrow" in kinds[kinds.index("comma") :]:
            return False
        limited = not self.grammar.speech.limits.isdisjoint([fold(token.text) for token in tokens])
        ways = ("arrow", "word") if limited else ("arrow",)
        return (arrows > 1 - limited and self.line(tokens).is_likely_name()) or self.has_one_goal(tokens, ways)

    def shifts(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line has one way, from a place to one that nothing but a shift leads to."""
        line, begun = self.line(tokens), self.grammar.speech.limits.isdisjoint(fold(one.text) for one in tokens)
        while line.next and not line.is_whole_name():
            begun = line.take_from() or begun
            line.at += not line.is_whole_name()
        if not (begun and line.next):
            return False
        line.at = line.name_end()
        if not (line.take_way() or line.take_one_of(TO)):
            return False
        line.take_one_of(ARTICLES)
        return line.is_whole_name() and not self.grammar.is_goal(line.need_name("a place")[0].word)

    def has_one_goal(self, tokens: Sequence[Token], kinds: Sequence[str]) -> bool:
        """Say whether a line begins with a way to a place that nothing else leads to, and that was not named before."""
        line = self.line(tokens)
        line.take_from()
        if not line.is_whole_name():
            return False
        line.at = line.name_end()
        if line.take_way() not in kinds or not line.is_whole_name():
            return False
        goal, (start, end) = line.need_name("a place")
        named = fold(self.text[: tokens[0].start])
        return self.grammar.is_goal(goal.word) and not any(
            fold(one) in named for one in (goal.shown, self.text[start:end])
        )

    def begins_anew(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line cannot be the rest of the one above it: an order, or a comment."""
        return tokens[0].text == "#" or bool(self.opening(tokens)[0])

    def forgotten_word(self, tokens: Sequence[Token]) -> QuestionError | None:
        """Ask about a line that looks like an order, but for its first word."""
        if is_toml(tokens) or self.order_word(tokens):
            return None
        first, rest = tokens[0], [*tokens[1:]]
        words = ", ".join(self.grammar.words)
        if first.kind == "word" and (near := self.near_word(first.text)):
            if self.is_meant(self.grammar.words[near], rest):
                said = f"{quoted(first.text)} is not an order; did you mean {near}?"
                return QuestionError(first.start, said, f"orders begin with {words}")
            return None
        line = self.line(tokens)
        line.take_number()
        if line.is_likely_name() and self.has_name_behind(tokens, _ARROWS):
            said = "this looks like an order, but it is not clear which one"
            return QuestionError(first.start, said, f"orders begin with {words}")
        return None

    def near_word(self, typed: str) -> str:
        """Return the order word that somebody may have meant; "" for none."""
        return _nearest(typed, tuple(self.grammar.words))

    def slip(self, tokens: Sequence[Token]) -> tuple[str, list[Token]]:
        """Return the order word for which the first of a line may be a slip of the pen ("" for none), and what follows."""
        said = [fold(token.text) for token in tokens]
        first = behind_fillers(said)
        known = self.grammar.heads
        if tokens[first].kind != "word" or said[first] in known:
            return "", []
        return known.get(_nearest(said[first], tuple(known)), ""), without_tail(behind(tokens[first:]))


def _begins_sentence(tokens: Sequence[Token]) -> bool:
    """Say whether a line begins with somebody who knows, keeps or feels something: such a sentence is no rest of an order."""
    said = [fold(one.text) for one in tokens[:3]]
    known = _THINKING | MINDED
    return said[0] in _SUBJECTS and not known.isdisjoint(said[1:])


def _in_bags(tokens: Sequence[Token]) -> frozenset[str]:
    """Return the words of a line, and its numbers in digits, as bags have them."""
    said = [fold(one.text) for one in tokens if one.kind != "comma" and one.text not in "():.!"]
    return frozenset([str(NUMBERS[word]) if word in NUMBERS else word for word in said])


def _without_stops(tokens: Sequence[Token]) -> list[Token]:
    """Leave out full stops that only cut a word short."""
    near = zip(tokens, [None, *tokens], strict=False)
    return [one for one, last in near if not (last and one.text == "." and fold(last.text) in SHORTENED)]


@lru_cache(64)
def _beginnings(known: Sequence[str]) -> Mapping[str, str]:
    """Return words by themselves, and by every beginning of some length that no other of them has."""
    begun: dict[str, list[str]] = {}
    for word in known:
        for end in range(_LEAST_BEGINNING, len(word)):
            begun.setdefault(word[:end], []).append(word)
    return {**{begin: words[0] for begin, words in begun.items() if len(words) == 1}, **{word: word for word in known}}


@lru_cache(1024)
def _nearest(typed: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches  # late: only for lines that are no orders

    wanted = fold(typed)
    if not _LEAST_BEGINNING < len(wanted) < _LONGEST_WORD:
        return ""
    return next(iter(get_close_matches(wanted, known, n=1, cutoff=SLIP)), "")
