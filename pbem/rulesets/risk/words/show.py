"""
The whole state of a game for a reader: the board by continent, then whose turn it is and with what.

Lines have at most 79 columns, whatever the names.
"""

from collections.abc import Iterable, Iterator, Sequence

from pbem.engine.file.phrases import counted
from pbem.engine.text.wrapping import columns, fold, padded, shorten
from pbem.engine.words.board_letters import beside, write_board
from pbem.rulesets.risk.board import Continent
from pbem.rulesets.risk.orders import Defence
from pbem.rulesets.risk.play.cards import possible_sets
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, Phase, State, open_in, tokens_in
from pbem.rulesets.risk.words.phrases import (
    card_name,
    card_names,
    listed,
    owner_called,
    owner_label,
    territory_name,
    territory_names,
)
from pbem.rulesets.risk.words.standing import board, heading, standing
from pbem.rulesets.risk.words.standing_orders import bonus_lines, defence_lines

_NAME = 22
_OWNER = 16


def show(setting: Setting, state: State, seat: str | None, before: State | None = None) -> list[str]:
    """
    Describe the state in lines of at most 79 columns; `seat` sees their neighbours and hand.

    What has changed since `before` is marked.
    """
    lines = [
        *(_board(setting, state, before) if seat is None else _front(setting, state, seat)),
        *standing(setting, state),
        "",
        *_turn(setting, state),
        *_hands(setting, state, seat),
        *_deck(setting, state),
        *_standing_orders(setting, state, seat),
    ]
    return list(fold(lines))


# ── the board ────────────────────────────────────────────────────────────────────────────────────


def _board(setting: Setting, state: State, before: State | None) -> Iterator[str]:
    yield from write_board(board(setting, state, before))
    yield ""


def _front(setting: Setting, state: State, seat: str) -> Iterator[str]:
    """Each continent with its territories in board order, and what stands opposite to the reader."""
    for land in setting.board.continents:
        yield from _continent(setting, state, land, seat)


def _continent(setting: Setting, state: State, land: Continent, seat: str) -> Iterator[str]:
    owners = [owner for owner in (*setting.seats, NEUTRAL) if owner in state.owners]
    width = min(_OWNER, max((columns(owner_label(setting, owner)) for owner in owners), default=4))
    yield heading(setting, state, land)
    for territory in setting.board.ids:
        if territory in land.territories:
            yield from _territory(setting, state, territory, width, seat)
    yield ""


def _territory(setting: Setting, state: State, territory: str, width: int, seat: str) -> list[str]:
    """Name, owner, armies; for the reader's territories also the neighbours that others hold."""
    owner = setting.owner(state, territory)
    name = padded(shorten(territory_name(setting, territory), _NAME), _NAME)
    holder = shorten(owner_label(setting, owner), width) if owner else "free"
    front = f"  {name} {padded(holder, width)} {setting.armies(state, territory):4}"
    others = [
        f"{territory_name(setting, there)} {setting.armies(state, there)}"
        for there in setting.touching[territory]
        if owner == seat and setting.owner(state, there) != seat
    ]
    return beside(f"{front}   ", others)


# ── whose turn ───────────────────────────────────────────────────────────────────────────────────


def _turn(setting: Setting, state: State) -> Iterator[str]:
    match state.phase:
        case Phase.BLANK | Phase.OVER:
            return
        case Phase.SETUP:
            names = listed(owner_called(setting, seat) for seat in state.asked or setting.seats)
            yield f"Set-up: lists are awaited from {names}."
        case Phase.BONUS:
            yield from _bonus(setting, state)
        case Phase.TURN:
            yield f"Turn {state.turn}: {owner_called(setting, state.mover)}."
            yield _due(setting, state)
        case phase:
            yield f"Turn {state.turn}, part {state.part}: {owner_called(setting, state.mover)}."
            yield from _part(setting, state, phase)


def _due(setting: Setting, state: State) -> str:
    due = armies_due(setting, state.owners, state.mover)
    reasons = [f"{counted(due.territories, 'territory')} ({due.base})"]
    reasons += [f"all of {territory_name(setting, land)} ({bonus})" for land, bonus in due.continents]
    return f"Due, before any cards: {counted(due.total, 'army')} for {listed(reasons)}."


def _bonus(setting: Setting, state: State) -> Iterator[str]:
    for seat, armies, territories in state.bonus:
        places = territory_names(setting, territories)
        yield f"{owner_called(setting, seat)} has {counted(armies, 'army')} to place among {places}."


def _part(setting: Setting, state: State, phase: Phase) -> Iterator[str]:
    """Describe what is left of a turn that is under way."""
    if state.captured:
        yield f"Captured in this turn: {territory_names(setting, state.captured)}."
    if state.due:
        yield f"{counted(state.due, 'army')} to place."
    if phase is Phase.THROW and state.throw is not None:
        throw = state.throw
        ours, theirs = (" ".join(map(str, dice)) for dice in (throw.attack, throw.defence))
        places = [territory_name(setting, id_) for id_ in (throw.source, throw.target)]
        yield f"On the table: {places[0]} {ours} - {theirs} {places[1]}."
    if state.opened:
        yield f"Cards opened in this turn: {card_names(setting, state.opened)}."
    if state.commander_part:
        yield "The commander was used in this turn."


# ── cards and standing orders ────────────────────────────────────────────────────────────────────


def _hands(setting: Setting, state: State, seat: str | None) -> Iterator[str]:
    """Describe the reader's hand with its sets, then the other hands as far as they lie open."""
    if seat in state.hands:
        hand = state.hands[seat]
        yield f"Your cards: {_cards(setting, hand)}."
        yield from _known_to_all(setting, hand, state.peeked.get(seat, ()))
        sets = possible_sets(open_in(hand), setting.board)
        yield from (f"  a set: {_set_words(setting, trio)}" for trio in sets)
    for other, hand in state.hands.items():
        # Cards that a last victim left are nobody's any more.
        if hand and other != seat and other not in state.out:
            yield f"{owner_called(setting, other)}'s cards: {_cards(setting, hand)}."
            yield from _known_to_all(setting, hand, state.peeked.get(other, ()))


def _deck(setting: Setting, state: State) -> Iterator[str]:
    """Describe the rest of a deck dealt face down, once it lies open at the end."""
    if setting.dealt_face_down and setting.deck_lies_open(state):
        yield f"Left in the draw pile: {_cards(setting, state.pile)}."
        yield f"Discarded: {_cards(setting, state.discard)}."


def _cards(setting: Setting, hand: Sequence[str]) -> str:
    """Describe a hand; the cards that lie face down are only counted."""
    if not hand:
        return "none"
    return _with_hidden(setting, open_in(hand), len(tokens_in(hand)))


def _with_hidden(setting: Setting, seen: Sequence[str], down: int) -> str:
    names = [card_name(setting, card) for card in seen]
    return listed([*names, f"{counted(down, 'card')} face down"] if down else names)


def _known_to_all(setting: Setting, hand: Sequence[str], peeked: Sequence[str]) -> Iterator[str]:
    """Describe what the others see of a hand that its owner sees more of."""
    lying_open = open_in(hand)
    for card in peeked:
        lying_open.remove(card)
    if peeked:
        yield f"  the others see {_with_hidden(setting, lying_open, len(hand) - len(lying_open))}"


def _set_words(setting: Setting, trio: Iterable[str]) -> str:
    return " + ".join(card_name(setting, card) for card in trio)


def _standing_orders(setting: Setting, state: State, seat: str | None) -> Iterator[str]:
    """Describe the standing orders, which are public: those of the reader, or all."""
    for owner in (seat,) if seat in setting.seats else setting.seats:
        if owner in state.out or owner is None:
            continue
        name = f"{owner_called(setting, owner)}'s"
        default, *exceptions = defence_lines(setting, state.defence.get(owner, Defence()))
        yield f"{name} standing defence, when attacked: {default}."
        yield from (f"  {exception}" for exception in exceptions)
        if bonus := "; ".join(bonus_lines(setting, state.capital_bonus.get(owner, ()))):
            yield f"{name} standing orders for the bonus for a capital: {bonus}."
