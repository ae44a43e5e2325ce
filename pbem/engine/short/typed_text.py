"""A text while its lines are read: its words, other languages put into those of the grammar, and the names in a line."""

from collections.abc import Collection, Sequence
from functools import cached_property

from pbem.engine.short.grammar import Grammar
from pbem.engine.short.line import TypedLine, articles_apart, cut_at_hyphens, parted
from pbem.engine.short.names import fold
from pbem.engine.short.speech import NOISE, SHORTENED, behind_fillers, words
from pbem.engine.short.tokens import Token
from pbem.engine.short.tongues import Tongue
from pbem.errors import QuestionError
from pbem.record import mutable

MOST_LOOKS = 25_000
"""So many words are tried as orders, some of them again and again; players come to a thousand."""
TOO_LONG = QuestionError(0, "the text is too long for short orders", "write fewer lines, or fill in the order file")
_TELLING = 2
"""So many words of a line tell its language, whatever the others are written in."""
_TURNING = words("of soll sollte sollten darf zou zal moet mag")
"""Words of other languages that say "or" and "should" at the beginning of a line; in an English one they would say nothing."""


@mutable
class TypedText:
    """A text of lines to be read; `players` are the folded names of those who play, `looks` counts the words that were tried as orders."""

    text: str
    grammar: Grammar
    players: Collection[str] = ()
    looks: int = 0

    def line(self, rest: Sequence[Token]) -> TypedLine:
        """Return the tokens of a line to be read."""
        return TypedLine(self.text, parted(rest, self.grammar.book), self.grammar.book, self.grammar.joins)

    def read(self, tokens: list[Token]) -> list[Token]:
        """Return tokens with what other languages say put into the words of the grammar."""
        tokens = _without_stops(tokens)
        turned = fold(tokens[0].text) in _TURNING and self.read_abroad(tokens) if tokens else []
        return turned or self.grammar.phrases.read(tokens, self.names)

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

    def names_in(self, tokens: Sequence[Token]) -> list[list[Token]]:
        """Return the names of the board that are written out in a line."""
        line = self.line(tokens)
        return [[*line.tokens[begin:end]] for begin, end, named in line.pieces() if named]

    def only_name(self, tokens: Sequence[Token]) -> list[Token]:
        """Return the one name of the board that is written out in a line; nothing where there are several."""
        found = self.names_in(tokens)
        return found[0] if len(found) == 1 else []

    def look(self, words: int) -> None:
        """Count words that are tried as orders. Raises QuestionError when these are more than any player writes."""
        self.looks += words
        if self.looks > MOST_LOOKS:
            raise TOO_LONG

    def without_noise(self, tokens: list[Token]) -> list[Token]:
        """Leave out what says nothing wherever it stands, but in names."""
        said = [fold(one.text) for one in tokens]
        named = range(len(tokens)) if NOISE.isdisjoint(said) else self.named(tokens)
        return [one for at, one in enumerate(tokens) if at in named or said[at] not in NOISE]

    def without_fillers(self, tokens: list[Token]) -> list[Token]:
        """Leave out what says nothing before an amount, unless it may begin a name with what follows."""
        first = behind_fillers([fold(token.text) for token in tokens])
        return tokens if self.line(tokens).abbreviates(0) else tokens[first:]


def _without_stops(tokens: Sequence[Token]) -> list[Token]:
    """Leave out full stops that only cut a word short."""
    near = zip(tokens, [None, *tokens], strict=False)
    return [one for one, last in near if not (last and one.text == "." and fold(last.text) in SHORTENED)]
