"""What a reader sees who can look at cards that lie face down for others."""

from collections.abc import Mapping

from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.snapshot import copy_state
from pbem.rulesets.risk.state import Phase, State
from pbem.rulesets.risk.tokens import tokens_in


def look(ground: Ground, state: State, known: Mapping[str, int]) -> State:
    """
    Return a copy in which the cards with these numbers, by token, are what they are.

    It is for reading alone: what the others do not see of a hand stands in `peeked`. When the host
    has revealed the deck of a game that is over, there is nothing like that.
    """
    looked = copy_state(state)
    for seat, hand in state.hands.items():
        looked.hands[seat] = ground.seen(hand, known)
    looked.pile = ground.seen(state.pile, known)
    looked.discard = ground.seen(state.discard, known)
    if not lies_open(looked):
        for seat, hand in state.hands.items():
            looked.peeked[seat] = ground.seen([card for card in hand if card in known], known)
    return looked


def lies_open(state: State) -> bool:
    """Say whether the game is over and no card of its deck lies face down any more."""
    piles = (state.pile, state.discard, *state.hands.values())
    return state.phase is Phase.OVER and not any(map(tokens_in, piles))
