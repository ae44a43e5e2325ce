"""
Whether a sentence tells of something: what others do, what was, what somebody read or remembers.

    I bet Tom attacks Great Britain next.        Yesterday I lost 5 armies in Peru.

Rule 1. A line tells if each of its clauses does that names anything of the board, counts, or has a word of orders.
Rule 2. What may be an order in such a clause is done by somebody else, or was done. It says so by its subject, by a
        verb that is no order, or by its time.
Rule 3. A wish or a request tells nothing, nor does an arrow, a mere condition, or what takes something back.
"""

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import pairwise

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import (
    AMOUNTS,
    ASKING,
    COUNTING,
    FILLERS,
    GREETINGS,
    NUMBERS,
    REVISIONS,
    WAYS,
    Speech,
    head_end,
)
from pbem.engine.short.telling_words import (
    AFTER_NAMES,
    AGO,
    ALL,
    BEING,
    CASES,
    COMING,
    CONTRACTED,
    DETERMINERS,
    DISTANT,
    ENDS,
    HELPERS,
    IS,
    LAST,
    MEANT,
    MINDED,
    OF_LIFE,
    ONCE,
    OTHERS,
    PARTS,
    PERSONAL,
    PLURALS,
    SELVES,
    SPANS,
    STATES,
)
from pbem.engine.short.tokens import Token
from pbem.record import tool

_LEAST_PAST = 5
_LEAST_YEAR = 1900
_ORDINARY = FILLERS | GREETINGS | HELPERS | AMOUNTS | SELVES | NUMBERS.keys() | {"you"}


def tells(line: TypedLine, speech: Speech, players: Collection[str]) -> bool:
    """Say whether a line tells of something, and holds nothing that may be an order; `players` are the folded names of others."""
    tale = _Tale(line, speech, players)
    typed = f" {' '.join(tale.words)} "
    if REVISIONS.search(typed) or any(one.kind == "arrow" for one in line.tokens) or tale.hangs:
        return False
    clauses = [one for one in tale.clauses if tale.is_weighty(one)]
    return bool(clauses) and all(tale.is_told(one) or (at and tale.goes_on(one)) for at, one in enumerate(clauses))


@tool
class _Tale:
    """A line by its clauses, each the places of its tokens."""

    line: TypedLine
    speech: Speech
    players: Collection[str]

    @cached_property
    def words(self) -> Sequence[str]:
        return [fold(one.text) for one in self.line.tokens]

    @cached_property
    def named(self) -> frozenset[int]:
        """The places of what belongs to names of the board."""
        found = set[int]()
        for begin, end, named in self.line.pieces():
            last = max((at for at in range(begin, end) if self.words[at]), default=begin - 1)
            found.update(range(begin, last + 1) if named else ())
        return frozenset(found)

    @cached_property
    def clauses(self) -> Sequence[range]:
        bounds = [0, *(at for at in range(1, len(self.words)) if self._begins_clause(at)), len(self.words)]
        return [range(begin, end) for begin, end in pairwise(bounds)]

    def _begins_clause(self, at: int) -> bool:
        """Say whether a clause begins here: behind a comma that lists no names, or with a word that begins one."""
        token = self.line.tokens[at]
        if at in self.named:
            return False
        if token.text in ENDS:
            return True
        if token.kind in ("comma", "dash") or token.text == "-" or self.words[at] == "and":
            return not self._lists(at)
        return self.words[at] in PARTS

    def _lists(self, at: int) -> bool:
        """Say whether what stands here joins two names, and the latter has nothing of its own."""
        if at - 1 not in self.named or at + 1 not in self.named:
            return False
        behind = next((one for one in range(at + 1, len(self.words)) if one not in self.named), len(self.words))
        if behind == len(self.words) or self.words[behind] in AFTER_NAMES:
            return True
        token = self.line.tokens[behind]
        return token.kind == "comma" or token.text in ENDS

    @property
    def hangs(self) -> bool:
        """Say whether the line is a mere condition, which may belong to an order above it."""
        if self.words[0] not in CASES:
            return False
        return not any(one in SELVES or one in ("im", "were", "its", "it") for one in self.words[2:])

    def is_weighty(self, clause: range) -> bool:
        """Say whether a clause names anything of the board, or counts, or has a word of orders."""
        return any(
            at in self.named or self._counts(at) or self._verb(at) or self.words[at] in self.speech.nouns
            for at in clause
        )

    def is_told(self, clause: range) -> bool:
        said = [self.words[at] for at in clause]
        verbs = [at for at in clause if self._verb(at)]
        due = verbs and any(
            one in IS and [*more] == ["to", "be"] for one, *more in zip(said, said[1:], said[2:], strict=False)
        )
        if "please" in said or due or (said[0] in ASKING and said[1:2] == ["you"]):
            return False
        if self._is_far(said) and all(self._subject(at) >= 0 for at in verbs) and (verbs or not self._allots(clause)):
            return True
        if not all(self._is_done_by_others(at) or self._was_done(at) for at in verbs):
            return False
        if not MEANT.isdisjoint(said) and not self._has_other(clause):
            return False
        if self._has_other(clause) or self._has_told_verb(clause) or (bool(verbs) and self._is_past(said)):
            return True
        was = not STATES.isdisjoint(said) and not self._allots(clause)
        is_so = not IS.isdisjoint(said) and not any(map(self._counts, clause)) and self._names(clause) < 2
        return was or (is_so and not _is_owner(self.line.tokens[clause[0]]))

    def goes_on(self, clause: range) -> bool:
        """Say whether a clause goes on with what was told: "and lost four", or calls it by another name: "or Thailand"."""
        first, *more = (self.words[at] for at in clause)
        if first == "and" and more and (more[0] in MINDED or _stems(more[0])):
            return True
        return first == "or" and not any(self._counts(at) or self._verb(at) for at in clause)

    def _names(self, clause: range) -> int:
        """Return how many names of the board are in a clause."""
        return sum(at in self.named and at - 1 not in self.named for at in clause)

    def _allots(self, clause: range) -> bool:
        """Say whether a clause has a number of armies beside a name, as new armies are said."""
        amounts = any(self._counts(at) or self.words[at] in AMOUNTS | ALL for at in clause)
        return amounts and self._names(clause) > 0

    def _verb(self, at: int) -> bool:
        """Say whether a word of orders stands here that is no noun."""
        if at >= len(self.words) or at in self.named or self.words[at] in self.speech.nouns:
            return False
        said = self.words[at]
        if head_end(self.words[at : at + 3], self.speech.heads):
            return True
        if at and (self.words[at - 1] in DETERMINERS or _is_owner(self.line.tokens[at - 1])):
            return False
        if (
            at > 1
            and self.words[at - 2] in DETERMINERS
            and self.line.tokens[at - 1].kind == "word"
            and at - 1 not in self.named
        ):
            return False
        return any(
            one in self._ordering for one in (said, said.removesuffix("s"), said.removesuffix("es"), *_stems(said))
        )

    @cached_property
    def _ordering(self) -> AbstractSet[str]:
        """Words that may say an order."""
        return (self.speech.verbs | self.speech.between.keys() | (self.speech.modifiers - CASES)) - WAYS

    def _counts(self, at: int) -> bool:
        """Say whether a number of armies, throws or cards stands here."""
        token, behind = self.line.tokens[at], self.words[at + 1] if at + 1 < len(self.words) else ""
        if behind in OF_LIFE or (token.kind == "number" and len(token.text) < 9 and int(token.text) >= _LEAST_YEAR):
            return False
        return token.kind == "number" or self.words[at] in COUNTING

    def _subject(self, at: int) -> int:
        """Return the place of what stands before a verb and its helpers; -1 for nothing."""
        at -= 1
        while at >= 0 and self.words[at] in HELPERS and at not in self.named:
            at -= 1
        return at

    def _is_done_by_others(self, verb: int) -> bool:
        subject = self._subject(verb)
        if subject < 0 or not self._verb(verb):
            return False
        if subject + 1 == verb and not _is_third(self.words[verb]) and self.words[subject] not in PLURALS:
            return False  # Bob, move 3 ...
        if _bare(self.line.tokens[subject]) == "you":
            return subject > 0 and self.words[subject - 1] in CASES
        return self._is_other(subject)

    def _was_done(self, verb: int) -> bool:
        """Say whether a verb stands in the past behind who did it."""
        subject, said = self._subject(verb), self.words[verb]
        if self.words[verb - 1] == "to" and not STATES.isdisjoint(self.words[:verb]):
            return True
        did = bool(_stems(said)) or said in MINDED or said in ("took", "went")
        return did and subject >= 0 and (self.words[subject] in SELVES | {"you", "it"} or self._is_other(subject))

    def _is_other(self, at: int) -> bool:
        """Say whether somebody else is named here: a player, or in the middle of a sentence somebody unknown to the board."""
        if not 0 <= at < len(self.words) or at in self.named:
            return False
        token, said = self.line.tokens[at], _bare(self.line.tokens[at])
        if said in OTHERS or said in self.players:
            return True
        inside = (
            at > 0 and self.line.tokens[at - 1].kind == "word" and not self.line.book.has_word_from(self.words[at - 1])
        )
        personal = at + 1 < len(self.words) and self.words[at + 1] in PERSONAL
        return (inside or personal) and token.text[:1].isupper() and token.text[1:].islower() and self._is_unknown(said)

    def _is_unknown(self, said: str) -> bool:
        book = self.line.book
        known = (_ORDINARY, self.speech.nouns, self.speech.units, self.speech.verbs)
        return not (any(said in words for words in known) or book.has_word_from(said) or book.is_near_word(said))

    def _has_other(self, clause: range) -> bool:
        """Say whether a clause is about somebody else: its subject, or one of what it tells."""
        for at in clause:
            behind = self.words[at + 1] if at + 1 in clause else ""
            if at in self.named or self._counts(at) or self.words[at] in AMOUNTS:
                break
            if self._is_other(at) and (
                behind in HELPERS | BEING | MINDED | PERSONAL or _stems(behind) or self._is_done_by_others(at + 1)
            ):
                return True
            if self.words[at] == "you" and (behind in ("have", "had", "were", "are") or _stems(behind)):
                return True
            if self.words[at] == "you" and at and self.words[at - 1] in CASES:
                return True
        owned = self.words[clause[0] + 1 : clause[0] + 2]
        return _is_owner(self.line.tokens[clause[0]]) and not self.speech.strong.keys().isdisjoint(owned)

    def _has_told_verb(self, clause: range) -> bool:
        """Say whether somebody tells of what they did, heard or remember."""
        for at in clause:
            said = self.words[at]
            did = said in MINDED or (bool(_stems(said)) and not self._verb(at))
            subject = self._subject(at)
            if at in self.named or subject < 0:
                continue
            if did and (self.words[subject] in SELVES | {"it"} or self._is_other(subject)):
                return True
            if subject and self.words[subject - 1] in DETERMINERS | {"my"} and (did or said in PERSONAL):
                return True
        return False

    def _is_past(self, said: Sequence[str]) -> bool:
        pairs = [*pairwise(said)]
        return not AGO.isdisjoint(said) or any(one in LAST and other in SPANS for one, other in pairs)

    def _is_far(self, said: Sequence[str]) -> bool:
        """Say whether a clause is about a day to come that is no turn of this game."""
        pairs = [*pairwise(said)]
        once = any(one in ONCE and other == "day" for one, other in pairs) or "someday" in said
        return once or any(one in COMING and other in DISTANT for one, other in pairs)


def _bare(token: Token) -> str:
    """Return a word without what hangs behind its apostrophe: he's, Tom'll."""
    return fold(token.text.replace("\u2019", "'").partition("'")[0])


def _is_third(said: str) -> bool:
    return (said.endswith("s") and not said.endswith("ss")) or bool(_stems(said))


def _is_owner(token: Token) -> bool:
    return token.text.replace("\u2019", "'").endswith("'s") and _bare(token) not in CONTRACTED


def _stems(said: str) -> tuple[str, ...]:
    """Return what a word may be the past of: attacked, moved, shipped; nothing for other words."""
    if len(said) < _LEAST_PAST or not said.endswith("ed") or said.endswith("eed"):
        return ()
    return said[:-1], said[:-2], said[:-3]
