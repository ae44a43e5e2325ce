"""The order words of the conquest game, for a seat in a state."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from pbem.engine.short.grammar import Grammar, OrderWord, Roles, Said, leaf
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook
from pbem.engine.short.speech import words
from pbem.engine.text.toml_tree import Span
from pbem.rulesets.risk.conditions.tree import Kind
from pbem.rulesets.risk.forms.short import setup
from pbem.rulesets.risk.forms.short.armies import MoveReader
from pbem.rulesets.risk.forms.short.attack import JOINS, AttackReader
from pbem.rulesets.risk.forms.short.cards import TradeReader
from pbem.rulesets.risk.forms.short.condition import KNOWN, ConditionReader, goal_taken
from pbem.rulesets.risk.forms.short.limits import leading
from pbem.rulesets.risk.forms.short.marches import onward
from pbem.rulesets.risk.forms.short.phrases import PHRASES, TONGUES
from pbem.rulesets.risk.forms.short.placing import PlaceReader
from pbem.rulesets.risk.forms.short.roles import RoleReader
from pbem.rulesets.risk.forms.short.speech import SPEECH
from pbem.rulesets.risk.forms.short.verbs import LEXICON
from pbem.rulesets.risk.forms.short.words import board_book, card_book, continent_book, holder_of, player_book
from pbem.rulesets.risk.forms.short.writing import Writer
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

_AMOUNTS = words(
    "rest remaining remainder others half evenly equally split each every all max everything everyone lot reinforcements new fresh"
)
_INSIDE = (KNOWN - {"and", "or", "not", "true", "false", "hand"}) | {"capture", "stop"}
_BOOKS: dict[Kind, Callable[[Setting], NameBook]] = {
    "territory": board_book,
    "player": player_book,
    "continent": continent_book,
}
"""The names that a condition may ask about; attacks have ids of their own."""


def grammar(setting: Setting, state: State, seat: str) -> Grammar:
    """
    Return what a seat may type now; the words are the same in every state.

    What is not open now is understood all the same: the check then says why it is not.
    """
    situation = Situation(setting, state, seat)
    conditions = ConditionReader(lambda kind: _BOOKS[kind](setting) if kind in _BOOKS else None)
    moves = MoveReader(move_section(setting.rules), conditions)
    placing = partial(setup.read_entries, key="add") if state.phase is Phase.SETUP else PlaceReader(situation).read
    words = {
        "trade": OrderWord(TradeReader(situation, card_book(setting)).read, frozenset({"best"})),
        "place": OrderWord(placing, amounts=_AMOUNTS, there=_placed_on),
        "attack": OrderWord(
            AttackReader(conditions, partial(holder_of, situation)).read, joins=JOINS, inside=_INSIDE, there=_attacked
        ),
        "move": OrderWord(moves.read, amounts=_AMOUNTS, joins=JOINS, inside=_INSIDE),
        "pause": OrderWord(_read_pause),
        "card": OrderWord(_read_card),
        "claim": OrderWord(partial(setup.read_wishes, key="claim", places=True)),
        "capital": OrderWord(partial(setup.read_wishes, key="capital", places=False)),
        "neutral": OrderWord(partial(setup.read_entries, key="neutral"), amounts=_AMOUNTS),
        "batch": OrderWord(setup.read_batch),
    }
    writer = Writer(situation)
    book, near = board_book(setting), situation.names.territory
    return Grammar(
        book,
        words,
        writer.write,
        writer.examples,
        SPEECH,
        lambda word: (land := near.get(word, word)) in setting.board.ids and not situation.owns(land),
        PHRASES,
        TONGUES,
        onward,
        None if state.phase is Phase.SETUP else Roles(LEXICON, RoleReader(situation).orders, leading, goal_taken),
        writer.board,
    )


def _placed_on(said: Sequence[Said]) -> Span | None:
    """The place of new armies, if all are put on one."""
    return said[0].node.key if len(said) == 1 and said[0].path[0] == "place" else None


def _attacked(said: Sequence[Said]) -> Span | None:
    """What an attack is to take last."""
    way = said[-1].node.table
    return (way["to"] if "to" in way else way["path"].entries[-1]).value


def _read_pause(line: TypedLine) -> Iterator[Said]:
    """The turn stays open: the next part follows when the result is there."""
    line.need_end()
    yield Said(("final",), False, leaf((line.start, line.start), (line.start, line.start)))


def _read_card(line: TypedLine) -> Iterator[Said]:
    """The card that was earned is declined, or not."""
    word, span = line.need_phrase(("no", "yes"), "yes or no")
    line.need_end()
    yield Said(("card",), word == "yes", leaf(span, span))
