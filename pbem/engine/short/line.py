"""A typed line while it is read: its tokens from left to right, and what may be said about them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial

from pbem.engine.short.names import NameBook, Thing, first_word, fold, listed
from pbem.engine.short.speech import AND, ARTICLES, BEFORE_NAMES, FROM, NAME_ENDS, NUMBERS, ONE, ONTO, WAYS
from pbem.engine.short.tokens import Kind, Token, plain
from pbem.engine.text.toml_tree import Span
from pbem.errors import QuestionError
from pbem.record import mutable, tool

_TIMES = re.compile(r"x([0-9]{1,9})|([0-9]{1,9})x")
_IN_NAMES = frozenset({"word", "number", "quoted"})
_HYPHENS = re.compile("[-\u2010\u2011]")
_ELIDED = re.compile("(?:[ld]|(d?all|nell|sull|dell))['\u2019\u2018`\u00b4]", re.IGNORECASE)
_JOINTS = re.compile("[-\u2010\u2011'\u2019\u2018`\u00b4]")
_APOSTROPHE = re.compile("(?<=\\w)['\u2019\u2018`\u00b4](?=\\w)")
_BETWEEN_NAMES = frozenset("-&/")
_RESTING = ARTICLES | {"rest"}
_LONGEST_NAME = 40
_LONGEST_WORD = 120
_IN_SIGNS = frozenset(".-'&/")


@mutable
class TypedLine:
    """
    The tokens of one order, in `text`; `at` is the next one.

    What `take...` does not find it leaves; what `need...` does not find it asks for (QuestionError).

    `joins` are the words with which something else is said; these, and and, or, end a name that is not
    written out.
    """

    text: str
    tokens: Sequence[Token]
    book: NameBook
    joins: frozenset[str] = frozenset()
    at: int = 0

    # Looking

    @property
    def next(self) -> Token | None:
        """The next token; None at the end."""
        try:
            return self.tokens[self.at]
        except IndexError:
            return None

    @property
    def start(self) -> int:
        """Where the next token begins; at the end of the line, where the last one ends."""
        if token := self.next:
            return token.start
        return self.tokens[-1].end if self.tokens else 0

    @property
    def before(self) -> int:
        """Where the token before the next one ends."""
        return self.tokens[self.at - 1].end if self.at else self.start

    def says(self, *words: str) -> bool:
        """Say whether these words come next, in any case."""
        ahead = self.tokens[self.at : self.at + len(words)]
        return [fold(one.text) for one in ahead if one.kind == "word"] == list(words)

    def shown(self, start: int = -1) -> str:
        """Return the rest of the line as it was typed, or its part from `start` on."""
        begin = self.start if start < 0 else start
        return " ".join(self.text[begin : self.tokens[-1].end if self.tokens else begin].split())

    # Taking

    def take(self, *kinds: str) -> Token | None:
        """Take the next token if it is of one of these kinds."""
        token = self.next
        if token is None or token.kind not in kinds:
            return None
        self.at += 1
        return token

    def take_words(self, *words: str) -> Span | None:
        """Take these words if they come next; return where they stand."""
        if not self.says(*words):
            return None
        start = self.start
        self.at += len(words)
        return start, self.before

    def take_sign(self, *signs: str) -> Token | None:
        """Take a sign if it comes next."""
        token = self.next
        return self.take("sign", "comma", "dash") if token and token.text in signs else None

    def take_dash(self) -> bool:
        """Take a dash with blanks around it: one without may make the number behind it less than nothing."""
        return bool(self.next and self._stands_apart(self.at) and self.take_sign("-"))

    def take_joint(self) -> bool:
        """Take a dash with blanks on both sides of it, or on none: Siam - 5, Siam-5; not Siam -5."""
        token = self.next
        sides = (self.text[token.start - 1 : token.start], self.text[token.end : token.end + 1]) if token else ("", "")
        return bool(sides[0].isspace() == sides[1].isspace() and self.take_sign("-"))

    def take_number(self) -> Token | None:
        """Take a whole number, in digits or as a word."""
        token = self.next
        if token is None or token.kind != "word" or self.is_whole_name():
            return self.take("number")
        said = fold(token.text)
        times = _TIMES.fullmatch(said)
        number = (times[1] or times[2]) if times else NUMBERS.get(said)
        self.at += number is not None
        return None if number is None else Token("number", str(number), token.start, token.end)

    def take_way(self) -> str:
        """Take an arrow, a word that stands for one (A to B), or a dash before a name; return which, or ""."""
        if self.take("arrow"):
            return "arrow"
        if self.take_one_of(WAYS):
            return "word"
        place = self.at
        if (self.take("dash") or self.take_sign("-")) and self.is_likely_name():
            return "dash"
        self.at = place
        return ""

    def take_from(self) -> bool:
        """Take a word that turns the way round: B from A, B out of A; not one that abbreviates a name (Con > Egypt)."""
        begin = self.at
        while self.take_one_of(FROM):
            pass
        if begin < self.at and not self.is_whole_name() and self.book.has_word_from(fold(self.tokens[begin].text)):
            self.at = begin
        return self.at > begin

    def take_and(self) -> bool:
        """Take a word that joins the parts of a list, unless a name may be abbreviated so."""
        begin = self.at
        if not self.take_one_of(AND):
            return False
        counted = self.next is not None and (
            self.next.kind == "number"
            or (fold(self.next.text) in _RESTING and not self.abbreviates(begin))
            or self._counts_from(begin)
            or (self.is_whole_name() and not self.abbreviates(begin))
        )
        if not counted and self.book.has_word_from(fold(self.tokens[begin].text)):
            self.at = begin
        return self.at > begin

    def _counts_from(self, begin: int) -> bool:
        """Say whether the next word is a number, and not with the one before it part of a name (e un stat)."""
        said = [fold(one.text) for one in self.tokens[self.at : self.at + 2]]
        counts = said[0] in NUMBERS or (said[0] in ONE and said[1:] and said[1] in ONTO)
        return bool(counts) and not self.abbreviates(begin)

    def abbreviates(self, begin: int) -> bool:
        """Say whether two words abbreviate words of a name that stand one behind the other (Los An)."""
        pair = [fold(one.text) for one in self.tokens[begin : begin + 2] if one.kind == "word"]
        return len(pair) > 1 and self.book.has_run(pair)

    def is_last(self, word: str) -> bool:
        """Say whether only this word is left."""
        return self.at + 1 == len(self.tokens) and self.says(word)

    def take_one_of(self, words: frozenset[str]) -> bool:
        """Take a word of these, unless a name begins with it, or with it and the next one abbreviated ("La P", "O H")."""
        token = self.next
        found = token is not None and token.kind == "word" and fold(token.text) in words and not self.is_whole_name()
        found = found and not (self.abbreviates(self.at) or self._stands_for_a_name())
        self.at += found
        return found

    def _stands_for_a_name(self) -> bool:
        """Say whether the next word is the beginning of one name, and nothing follows that it could belong to ("3 Man, ...", "2 Per or ...")."""
        behind = self.tokens[self.at + 1 : self.at + 2]
        alone = not behind or behind[0].kind in ("comma", "arrow") or fold(behind[0].text) in ("or", "and")
        return alone and self.book.has_word_from(fold(self.tokens[self.at].text))

    def need_number(self, what: str) -> tuple[int, Span]:
        """Take a whole number; ask for it where none is."""
        token = self.take_number()
        if token is None:
            raise self.question(f"a number is expected after {what}")
        if len(token.text) > 9:
            raise QuestionError(token.start, f"{token.text} is too large", "a number has at most 9 digits")
        return int(token.text), (token.start, token.end)

    def take_phrase(self, phrases: Iterable[str]) -> tuple[str, Span] | None:
        """Take the longest of some phrases that comes next, as it stands in the list."""
        known, most = _folded(_Listed(phrases))
        first = self.next
        longest = most.get(first_word(first.text), 0) if first else 0
        for count in range(longest, 0, -1):
            ahead = self.tokens[self.at : self.at + count]
            if any(one.kind != "word" for one in ahead):
                continue
            if len(ahead) == count and (found := known.get(fold(" ".join(one.text for one in ahead)))):
                start = self.start
                self.at += count
                return found, (start, self.before)
        return None

    def need_phrase(self, phrases: Sequence[str], what: str) -> tuple[str, Span]:
        """Take one of some phrases; ask for it where none is."""
        found = self.take_phrase(phrases)
        if found is None:
            raise self.question(f"{what} is expected here", f"possible: {', '.join(phrases)}")
        return found

    def need_end(self) -> None:
        """Ask about what is left of the line."""
        if self.next:
            raise self.question(f"{quoted(self.shown())} cannot be understood here")

    def question(self, message: str, hint: str = "") -> QuestionError:
        """Return a question about the next token, or about the end of the line."""
        return QuestionError(self.start, message, hint)

    # Names

    def name_end(self) -> int:
        """Return where a name ends that begins with the next token: a whole one, or up to a stop."""
        whole = self._whole_name(self.at)
        if whole > self.at:
            return whole
        end = self.at
        while end < min(len(self.tokens), self.at + _LONGEST_NAME) and self._may_be_in_name(end):
            end += 1
        return end

    def _whole_name(self, at: int) -> int:
        """Return where a name ends that is written out and begins there; there, if none does."""
        if at >= len(self.tokens) or (first := first_word(self.tokens[at].text)) not in self.book.lengths:
            return at
        words = self.book.lengths[first]
        most = min(len(self.tokens), at + 2 * self.book.most_words)
        ends: list[int] = []
        for end, token in enumerate(self.tokens[at:most], at + 1):
            if token.text not in _IN_SIGNS:
                words -= 1
                if words < 0 or token.kind not in _IN_NAMES:
                    break
            if token.text not in _BETWEEN_NAMES:
                ends.append(end)
        for end in reversed(ends):
            if fold(self.text_between(at, end)) in self.book.spoken:
                return end
        return at

    def _may_be_in_name(self, place: int) -> bool:
        token = self.tokens[place]
        if token.kind == "word":
            word = fold(token.text)
            stops = word in NAME_ENDS and place > self.at and not self.book.has_word_from(word)
            return word not in self.joins and word not in ("and", "or") and not stops
        first_only = token.kind in ("quoted", "number")
        return (first_only and place == self.at) or (token.text in _IN_SIGNS and not self._stands_apart(place))

    def _stands_apart(self, place: int) -> bool:
        """Say whether a dash has blanks around it: such a one is no part of a name that is not written out."""
        token = self.tokens[place]
        around = self.text[token.start - 1 : token.start] + self.text[token.end : token.end + 1]
        return token.text == "-" and around.isspace()

    def text_between(self, start: int, end: int) -> str:
        """Return what was typed from one token to another, as a name is looked up."""
        if start >= end:
            return ""
        if end - start == 1 and self.tokens[start].kind == "quoted":
            return plain(self.tokens[start].text)
        text = self.text[self.tokens[start].start : self.tokens[end - 1].end]
        return plain(_APOSTROPHE.sub("", text)).strip('"')  # Afrique de l'Est

    def need_name(self, what: str) -> tuple[Thing, Span]:
        """Take the name of something on the board; ask where it means nothing, or several things."""
        behind = self.tokens[self.at + 1 : self.at + 2]
        if behind and behind[0].kind in _IN_NAMES and not self.abbreviates(self.at):
            self.take_one_of(BEFORE_NAMES)
        start, end = self.at, self.name_end()
        typed = self.text_between(start, end)
        if not typed:
            raise self.question(f"{what} is expected here")
        found = self.book.find(typed)
        where = self.tokens[start].start
        if len(found) > 1:
            raise QuestionError(
                where, f"{quoted(typed)} could mean {listed(found)}; which one?", "write more of the name"
            )
        if not found:
            raise QuestionError(where, f"there is no {quoted(typed)} on the board", near=partial(self.book.near, typed))
        self.at = end
        return found[0], (where, self.before)

    def is_whole_name(self) -> bool:
        """Say whether a name of the board comes next that is written out."""
        return self._whole_name(self.at) > self.at

    def pieces(self) -> Iterator[tuple[int, int, bool]]:
        """Yield what the whole line is made of, names that are written out and single tokens: where each begins and ends, and whether it is a name."""
        end = 0
        while (begin := end) < len(self.tokens):
            end = self._whole_name(begin)
            named = end > begin
            end += not named
            yield begin, end, named

    def names_something(self) -> bool:
        """Say whether a name of the board, written out, comes next or later."""
        begins = [
            at for at in range(self.at, len(self.tokens)) if first_word(self.tokens[at].text) in self.book.lengths
        ]
        return any(self._whole_name(at) > at for at in begins)

    def is_likely_name(self) -> bool:
        """Say whether what comes next was probably meant as a name of the board."""
        end = self.name_end()
        return end > self.at and self.book.is_likely(self.text_between(self.at, end))


@tool
class _Listed:
    """Phrases as a key: most are data, which stay where they are, and a list of hundreds is not to be hashed each time."""

    phrases: Iterable[str]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Listed) and other.phrases is self.phrases

    def __hash__(self) -> int:
        return id(self.phrases)


@lru_cache(256)
def _folded(listed: _Listed) -> tuple[dict[str, str], dict[str, int]]:
    """Return phrases by what counts of them, and how many words the longest has that begins with a word."""
    known = {fold(phrase): phrase for phrase in listed.phrases}
    most: dict[str, int] = {}
    for phrase in known:
        first = phrase.partition(" ")[0]
        most[first] = max(most.get(first, 0), phrase.count(" ") + 1)
    return known, most


def quoted(text: str, most: int = 60) -> str:
    """Quote what was typed, cut to a handy length."""
    return f'"{text if len(text) <= most else text[: most - 3] + "..."}"'


def parted(tokens: Sequence[Token], book: NameBook) -> Sequence[Token]:
    """Return the tokens with those words cut that are several: Brazil-Peru, and an article before a name (l'Inde)."""
    for one in tokens:
        if one.kind == "word" and _has_joint(one.text):
            break
    else:
        return tokens
    return [piece for one in tokens for word in _without_article(one, book) for piece in _cut_at_hyphens(word, book)]


@lru_cache(4096)
def _has_joint(word: str) -> bool:
    return bool(_JOINTS.search(word))


def cut_at_hyphens(tokens: Sequence[Token], book: NameBook) -> list[Token]:
    """Return the tokens with names cut that hyphens join: Brazil-Peru."""
    return [piece for one in tokens for piece in _cut_at_hyphens(one, book)]


def articles_apart(text: str, tokens: list[Token], book: NameBook) -> list[Token]:
    """Return the tokens of a text with an article cut off before a name of several words: l'Europe de l'Ouest."""
    if not any(_has_joint(one.text) for one in tokens if one.kind == "word"):
        return tokens
    return [piece for at in range(len(tokens)) for piece in _article_apart(TypedLine(text, tokens[at:], book))]


def _article_apart(line: TypedLine) -> list[Token]:
    token, *behind = line.tokens
    found = _ELIDED.match(token.text) if token.kind == "word" else None
    if not found:
        return [token]
    middle = token.start + found.end()
    line.tokens = [Token("word", token.text[found.end() :], middle, token.end), *behind]
    article = Token("word", token.text[: found.end() - 1], token.start, middle - 1)
    return [article, line.tokens[0]] if line.is_whole_name() and line.name_end() > 1 else [token]


def _without_article(token: Token, book: NameBook) -> Sequence[Token]:
    found = _ELIDED.match(token.text) if token.kind == "word" else None
    if not found or book.has_word_from(fold(token.text)):
        return [token]
    middle = token.start + found.end()
    name = Token("word", token.text[found.end() :], middle, token.end)
    article = "de" if token.text[0] in "dD" and not found[1] else found[1]
    return [Token("word", article, token.start, middle), name] if article else [name]


def _cut_at_hyphens(token: Token, book: NameBook) -> Sequence[Token]:
    if token.kind != "word" or len(token.text) > _LONGEST_WORD or not _HYPHENS.search(token.text):
        return [token]
    words = [fold(word) for word in _HYPHENS.split(token.text)]
    if book.has_run(words) or not all(word in book.spoken or book.has_word_from(word) for word in words):
        return [token]
    pieces: list[Token] = []
    for found in re.finditer(rf"{_HYPHENS.pattern}|[^{_HYPHENS.pattern[1:-1]}]+", token.text):
        begin = token.start + found.start()
        kind: Kind = "dash" if _HYPHENS.fullmatch(found[0]) else "word"
        pieces.append(Token(kind, found[0], begin, token.start + found.end()))
    return pieces
