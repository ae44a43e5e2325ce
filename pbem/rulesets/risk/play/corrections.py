"""
Corrections of a game by a ruling of its players.

Corrections are tables with a word `do`; cards and territories by id or name:

    armies-set      territory, armies            the armies on a territory that somebody holds
    owner-set       territory, owner, armies     a territory changes hands; owner may be "neutral"
    card-given      seat, card                   out of the pile, or else of the discards, face up
    card-taken      seat, card                   onto the discards
    sets-set        sets                         how many sets were turned in so far
    mover-set       seat                         it is this seat's turn now, from its beginning

Where hands are hidden, a card face down is named by its number, that of its token. It can be taken,
not given: no ruling draws a card unseen. With one deck face down a card can be given only from the
discards, because nobody knows what the pile holds; without a common deck any card can be given.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from pbem.engine.modes.tokens import number_of
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.record import value
from pbem.rulesets.corrections import Kind, read_each
from pbem.rulesets.risk.events import ArmiesCorrected, CardCorrected, Event, SetsCorrected, TurnStarted
from pbem.rulesets.risk.play.administration import BEFORE_PLAY
from pbem.rulesets.risk.play.elimination import win_at_once
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, NEUTRAL, Phase, State, tokens_in

_MOST_ARMIES = 10_000


@value
class _Correction:
    """A correction while it is read."""

    setting: Setting
    state: State
    data: Data

    def territory(self) -> str:
        return self._word("territory", self.setting.index, self.setting.board.names)

    def card(self) -> str:
        known = dict.fromkeys((*self.setting.board.deck, JOKER))
        return self._word("card", known, self.setting.board.names)

    def hidden_card(self, seat: str) -> str:
        """Return the token of a card face down in this hand that is named by its number, or ""."""
        said = str(self.data.get("card"))
        tokens = tokens_in(self.state.hands[seat])
        return next((token for token in tokens if number_of(token) == said), "")

    def numbers(self, seat: str) -> str:
        """List the numbers of the cards face down in a hand, for a message."""
        numbers = [number_of(token) for token in tokens_in(self.state.hands[seat])]
        return f" open; face down: {', '.join(numbers)}" if numbers else ""

    def seat(self) -> str:
        return self._word("seat", dict.fromkeys(self.setting.live(self.state)), {})

    def owner(self) -> str:
        return self._word("owner", dict.fromkeys((*self.setting.live(self.state), NEUTRAL)), {})

    def number(self, key: str, least: int) -> int:
        value = self.data.get(key)
        if type(value) is not int or not least <= value <= _MOST_ARMIES:
            raise InputError(f"{key}: a whole number from {least} is expected")
        return value

    def _word(self, key: str, known: dict[str, Any], names: Any) -> str:
        value = self.data.get(key)
        by_name = {names[id_].casefold(): id_ for id_ in known if id_ in names}
        if type(value) is str:
            found = value if value in known else by_name.get(value.casefold())
            if found is not None:
                return str(found)
        raise InputError(f"{key}: {value!a} is unknown here, or out of the game")


def correct(setting: Setting, state: State, corrections: Sequence[Any]) -> Iterator[Event]:
    """Make one correction after the other. Raises InputError with the number of the faulty one."""
    if state.phase in (*BEFORE_PLAY, Phase.OVER):
        raise InputError("only a game in progress can be corrected; otherwise go back to an earlier record")
    yield from read_each(corrections, _KINDS, lambda data: _Correction(setting, state, data))
    _require_players(setting, state)
    yield from win_at_once(setting, state)


def _armies_set(correction: _Correction) -> Event:
    territory = correction.territory()
    armies = min(correction.number("armies", 1), correction.setting.limit)
    return ArmiesCorrected(territory, correction.setting.owner(correction.state, territory), armies)


def _owner_set(correction: _Correction) -> Event:
    return ArmiesCorrected(
        correction.territory(), correction.owner(), min(correction.number("armies", 1), correction.setting.limit)
    )


def _card_given(correction: _Correction) -> Event:
    seat, card = correction.seat(), correction.card()
    if not correction.setting.has_pile:
        return CardCorrected(seat, card, "", given=True)
    if card not in correction.state.pile and card not in correction.state.discard:
        known = "open on the discards" if correction.setting.hidden else "in the pile nor on the discards"
        neither = "does not lie" if correction.setting.hidden else "lies neither"
        raise InputError(f"card: {card} {neither} {known}")
    return CardCorrected(seat, card, "pile" if card in correction.state.pile else "discard", given=True)


def _card_taken(correction: _Correction) -> Event:
    seat = correction.seat()
    card = _card_in(correction, seat)
    if card not in correction.state.hands[seat]:
        raise InputError(f"card: {seat} does not hold {card}{correction.numbers(seat)}")
    return CardCorrected(seat, card, "discard" if correction.setting.has_pile else "", given=False)


def _card_in(correction: _Correction, seat: str) -> str:
    """Return the card that is meant: an open one by its name, or one face down by its number."""
    token = correction.hidden_card(seat)
    try:
        card = correction.card()
    except InputError:
        if token:
            return token
        raise
    return card if card in correction.state.hands[seat] or not token else token


def _sets_set(correction: _Correction) -> Event:
    return SetsCorrected(correction.number("sets", 0))


def _mover_set(correction: _Correction) -> Event:
    if correction.state.bonus:
        raise InputError("seat: the bonus for a capital must be placed first")
    return TurnStarted(correction.seat(), correction.state.turn)


_KINDS = {
    "armies-set": Kind(("territory", "armies"), _armies_set),
    "owner-set": Kind(("territory", "owner", "armies"), _owner_set),
    "card-given": Kind(("seat", "card"), _card_given),
    "card-taken": Kind(("seat", "card"), _card_taken),
    "sets-set": Kind(("sets",), _sets_set),
    "mover-set": Kind(("seat",), _mover_set),
}


def _require_players(setting: Setting, state: State) -> None:
    """Every player still in the game must hold a territory; otherwise they have to give up."""
    for seat in setting.live(state):
        if seat not in state.owners:
            raise InputError(f"{seat} would hold nothing; instead, let {seat} give up")
