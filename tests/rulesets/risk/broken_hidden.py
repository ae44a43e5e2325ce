"""Wrong hidden cards: seen too early, used unopened, lost in the wrong order, drawn face up."""

from typing import Any

from breaking import Breakage, Events, both, entry, everywhere, here, nothing

from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk.events import CardsForfeited, CardsPassed, PileRestored, PileVeiled
from pbem.rulesets.risk.play import capitals, cards, elimination, evolution
from pbem.rulesets.risk.reading import cards as reading_cards
from pbem.rulesets.risk.reading import experts
from pbem.rulesets.risk.reading.hand import Hand
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import open_in, tokens_in
from pbem.rulesets.risk.words import show
from pbem.rulesets.risk.words.book import cards as card_chapters
from pbem.rulesets.risk.words.book import holding
from pbem.rulesets.risk.words.phrases import CardWord

right_draw = cards.draw_card
right_sets = cards.turn_in_sets
right_trade = elimination._trade
right_lay = cards.lay_pile
right_take = Hand.take
right_opened: Any = Hand.opened

# ── drawing ──────────────────────────────────────────────────────────────────────────────────────


def name_drawn_cards(self: CardWord, way: str) -> str:
    return f": {self}" if way == "shown" else str(self)


def one_deck_for_all(setting: Any, state: Any, seat: str, dice: Any) -> Events:
    """Nobody draws what somebody holds."""
    if setting.cards != "private" or not state.captured:
        yield from right_draw(setting, state, seat, dice)


def restore_everything(setting: Any, state: Any, dice: Any) -> Events:
    """What was discarded unseen is forgotten where it lies, and the rest is not turned down."""
    del setting, dice
    yield PileRestored(len(state.discard))


def lie_open(setting: Any, state: Any, dice: Any) -> Events:
    """The pile is never turned down."""
    yield from ()
    del setting, state, dice


def lay_all(setting: Any, state: Any, dice: Any) -> Events:
    """What was discarded unseen goes back into the pile."""
    if setting.cards == "dealer":
        seen = setting.numbers(open_in(state.pile))
        yield PileVeiled((*tokens_in(state.pile), *dice.lay_face_down(seen)))


def always_discard(setting: Any, state: Any, seat: str, gone: Any) -> None:
    del setting
    for card in gone:
        state.hands[seat].remove(card)
    state.discard = [*state.discard, *gone]


# ── opening and turning in ───────────────────────────────────────────────────────────────────────


def open_backwards(self: Any) -> Any:
    """The newest card is opened first."""
    return right_opened.fget(self)[::-1]


def name_all(self: Any, card: str) -> bool:
    """Whatever is named is there."""
    right_take(self, card)
    return True


def newest_first(setting: Any, state: Any, seat: str, trades: Any) -> Events:
    for event in right_sets(setting, state, seat, trades):
        if isinstance(event, CardsForfeited):
            hand = state.hands[seat]
            yield event._replace(cards=tuple(hand[len(hand) - len(event.cards) :]))
        else:
            yield event


def keep_all(setting: Any, state: Any, seat: str, trades: Any) -> Events:
    events = right_sets(setting, state, seat, trades)
    yield from (event for event in events if not isinstance(event, CardsForfeited))


def lose_all_hidden(setting: Any, state: Any, seat: str, trades: Any) -> Events:
    """Whoever turns nothing in loses what he has hidden beyond three."""
    yield from right_sets(setting, state, seat, trades)
    hand = state.hands[seat]
    if not trades and len(hand) > 3 and setting.hidden:
        yield CardsForfeited(seat, tuple(hand[:1]))


def heed_warnings(self: Any, before: int) -> bool:
    """A warning counts as a fault."""
    return len(self.problems) == before


# ── elimination ──────────────────────────────────────────────────────────────────────────────────


def never_pause(turn: Any, order: Any) -> Any:
    """Where a card is hidden, nothing is turned in and the turn goes on."""
    if tokens_in(turn.state.hands[turn.seat]):
        return False
    return (yield from right_trade(turn, order))


def named_before(situation: Any, _card: str) -> bool:
    """A card that comes face down can be named, as if it lay open."""
    hands = situation.state.hands
    return any(hands[seat] and situation.could_eliminate(seat) for seat in situation.names.seats)


def pass_in_any_case(setting: Any, state: Any, giver: str, taker: str, dice: Any) -> CardsPassed:
    del setting, dice
    return CardsPassed(giver, taker, tuple(state.hands[giver]))


def open_sets_only(turn: Any) -> bool:
    """A hidden card forms no set."""
    hand = open_in(turn.state.hands[turn.seat])
    return cards.most_sets(hand, turn.setting.board) > 0


BROKEN = (
    Breakage("R-051", "drawn cards are called by their names", here(CardWord, "__format__", name_drawn_cards)),
    Breakage("R-051", "hidden cards are not counted", here(show, "tokens_in", lambda _cards: [])),
    Breakage("R-051", "cards need not be open to be named", here(Hand, "take", name_all)),
    Breakage("R-050", "nobody draws without a pile", everywhere(right_draw, one_deck_for_all)),
    Breakage("R-050", "no word of the odds", entry(holding.IN_PLACE, ("private", card_chapters.OPEN_HANDS), ())),
    Breakage("R-050", "no word of the dealer", entry(holding.IN_PLACE, ("dealer", card_chapters.OPEN_HANDS), ())),
    Breakage("R-017", "the pile lies open", everywhere(right_lay, lie_open)),
    Breakage("R-020", "the pile lies open", everywhere(right_lay, lie_open)),
    Breakage("R-017", "a deck without a common deck", here(Setting, "has_pile", True)),
    Breakage("R-059", "the restored pile lies open", here(cards, "_restore_pile", restore_everything)),
    Breakage(
        "R-059",
        "what was discarded unseen comes back",
        both(
            here(evolution, "tokens_in", lambda _cards: []),
            here(evolution, "open_in", list),
            everywhere(right_lay, lay_all),
        ),
    ),
    Breakage("R-059", "discards without a common deck", here(evolution, "_discard", always_discard)),
    Breakage("R-052", "the newest card is opened first", here(Hand, "opened", property(open_backwards))),
    Breakage("R-053", "a hand is cut to three", everywhere(right_sets, lose_all_hidden)),
    Breakage("R-054", "any number may be kept unseen", everywhere(right_sets, keep_all)),
    Breakage("R-054", "the newest is lost", everywhere(right_sets, newest_first)),
    Breakage("R-054", "nobody is warned", here(reading_cards, "_warn_of_loss", nothing)),
    Breakage("R-054", "five may be lost down to three", everywhere(cards.surplus, lambda size: size - 3)),
    Breakage("R-054", "a card that is lost takes the armies along", here(Sheet, "sound_since", heed_warnings)),
    Breakage("R-062", "a card that is lost takes the armies along", here(Sheet, "sound_since", heed_warnings)),
    Breakage("R-061", "hidden cards pass without a dealer", everywhere(cards.replace_cards, pass_in_any_case)),
    Breakage("R-062", "nothing pauses for hidden cards", here(elimination, "_trade", never_pause)),
    Breakage("R-062", "six may be kept unseen", everywhere(right_sets, keep_all)),
    Breakage("R-063", "five do not pause the turn", here(elimination, "_trade", never_pause)),
    Breakage("R-064", "no entry wants more than is forced", here(elimination, "_trade", never_pause)),
    Breakage("R-064", "a hidden card forms no set", here(elimination, "_may_hold_set", open_sets_only)),
    Breakage("R-085", "re-rolls open nothing", here(Hand, "lay_open", lambda _self, _card: False)),
    Breakage("R-085", "what comes face down can be named before", here(experts, "_may_come", named_before)),
    Breakage("R-092", "hidden cards pass without a dealer", here(capitals, "replace_cards", pass_in_any_case)),
)
