"""
Where the sentences of a line begin: each counts as a line of its own.

    Put 6 in Siam. Then attack India. Don't lose more than 3 armies on it though.

Rule 1. A full stop, `!` or `?` before a blank ends a sentence, but not within brackets, behind the number of a list, or
        where it may only cut a word short.
Rule 2. Lines of an order file, quoted ones, and what follows a `#` have no sentences.
Rule 3. What says that others speak, of another turn, or that nothing is settled yet, holds for the rest of its line:
        this stays one.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.short.headings import OrderHeading, puts_off
from pbem.engine.short.names import NameBook, fold
from pbem.engine.short.speech import SHORTENED, THESE, words
from pbem.engine.short.tokens import MOST_LINE, Token, cut, is_toml
from pbem.engine.short.typed_text import TypedText
from pbem.record import tool

_STOPS = frozenset(".!?")
_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_LEAST_WORD = 4
_MOST = 40
_LONGEST_CALL = 2
_ASKS = frozenset(("can", "could", "will", "may"))
SAYING = words(
    "said says say saying wrote writes suggested suggests told tells advised advises recommended recommends proposed proposes "
    "quote quoting copied sagte sagt schrieb schreibt meinte meint dit ecrit dijo dice escribio disse dice scrisse zei zegt schreef"
)
"""What people do whose words follow."""
UNSETTLED = words(
    "suppose supposing imagine maybe perhaps possibly hypothetically theoretically theory plan plans planned planning idea ideas option "
    "options alternative alternatively draft example instance eg considered considering thinking tempted dream dreamt dreamed "
    "nearly almost wanted tomorrow yesterday later unless provided until till before pretend scenario wish wished "
    "vielleicht angenommen beispiel entwurf morgen gestern peutetre exemple brouillon demain hier quiza quizas ejemplo manana ayer "
    "forse esempio domani ieri misschien voorbeeld gisteren"
)
WHOLE = words("in us men man me now new one")
"""Short words that may begin a name, but stand whole before a full stop: "move all in. Then ..."."""
_UNTIL, _WON = words("until till"), words("win won falls mine dead dies")
_FIGHTING = words("i im ive it its we they only down there")
_POINTING = THESE | words("following so folgendes suivant siguiente seguente volgende follows thus like way")


@tool
class SentenceEnds:
    """Finds where sentences begin in the lines of a text."""

    typed: TypedText

    def within(self, start: int, end: int) -> Iterator[int]:
        """Yield where sentences begin in a line, behind the first."""
        text = self.typed.text
        said = text[start:end]
        if ". " not in said and "! " not in said and "? " not in said:
            return
        tokens = cut(text, start, min(end, start + MOST_LINE))
        if not tokens or tokens[0].kind == "arrow" or is_toml(tokens):
            return
        begin, found = 0, 0
        for at in self._ends(tokens):
            if self.governs(tokens[begin:at]) or found == _MOST:
                return
            yield tokens[at].start
            begin, found = at, found + 1

    def _ends(self, tokens: Sequence[Token]) -> Iterator[int]:
        """Yield the places of tokens behind the end of a sentence."""
        depth = 0
        for at, one in enumerate(tokens[:-1]):
            if one.text == "#":
                return
            depth += (one.text in _OPENING) - (one.text in _CLOSING)
            more = tokens[at + 1]
            apart = more.start > one.end and more.kind != "arrow" and more.text not in _STOPS | {"#"}
            if depth <= 0 and one.text in _STOPS and apart and at and not self._is_open(tokens, at):
                yield at + 1

    def _is_open(self, tokens: Sequence[Token], at: int) -> bool:
        """Say whether a full stop ends nothing: behind another, the number of a list, or what it may cut short."""
        if tokens[at].text != ".":
            return False
        before = tokens[at - 1]
        listed = before.kind == "number" and (at < 2 or tokens[at - 2].text in _STOPS | {",", ";"})
        return before.text == "." or listed or is_cut(before, self.typed.grammar.book)

    def governs(self, tokens: list[Token]) -> bool:
        """Rule 3."""
        said = [fold(one.text) for one in tokens if one.kind in ("word", "number")]
        last = max((at for at, one in enumerate(tokens) if one.text == ":"), default=0)
        calls = next((at for at, one in enumerate(tokens[: _LONGEST_CALL + 1]) if one.kind == "comma"), last)
        if (
            not said
            or puts_off(self.typed.line(tokens), self.typed.grammar.speech)
            or any(one in self.typed.players for one in said[:calls])
        ):
            return True
        unsettled = (UNSETTLED - _UNTIL if self._limits(tokens) else UNSETTLED).intersection(said)
        if said[-1] in _POINTING or unsettled or not SAYING.isdisjoint(said):
            return True
        head, whole = self._heading(tokens[: last + 1]), self._heading(tokens)
        return whole.turns or whole.dangles or bool(last and (said[0] == "to" or head.announces))

    def _limits(self, tokens: Sequence[Token]) -> bool:
        """Say whether a sentence says how far an attack goes: "go on until I win or am down to 3"."""
        said = [fold(one.text) for one in tokens]
        begin = next((at for at, word in enumerate(said) if word in _UNTIL), len(said))
        counts = any(one.kind == "number" for one in tokens[begin:]) or not _WON.isdisjoint(said[begin:])
        return counts and not _FIGHTING.isdisjoint(said[begin + 1 : begin + 3])

    def _heading(self, tokens: Sequence[Token]) -> OrderHeading:
        return OrderHeading(self.typed.line(tokens), self.typed.grammar.speech, frozenset(self.typed.players))


def is_cut(token: Token, book: NameBook) -> bool:
    """Say whether a full stop behind a word may only cut it short: "N. Africa"."""
    said = fold(token.text)
    if token.kind != "word":
        return False
    begins = len(token.text) < _LEAST_WORD and said not in WHOLE and book.has_word_from(said)
    return said in SHORTENED or len(said) == 1 or begins


def requests(tokens: Sequence[Token], *, polite: bool = False) -> bool:
    """Say whether a question asks for something to be done: "can you put 6 on Siam?", "could I have 5 in Peru?", and `polite` ones, "would you?"."""
    said = [fold(one.text) for one in tokens if one.kind == "word"]
    asking = _ASKS | {"would"} if polite else _ASKS  # would you attack?
    begin = next((at for at, word in enumerate(said[:3]) if word in asking), None)
    asked = said[begin + 1 : begin + 3] if begin is not None else []
    return asked == ["i", "have"] or (asked[:1] in (["you"], ["u"]) and asked[1:] != ["have"])
