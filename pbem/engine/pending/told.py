"""
What a game waits for, in one wording for every screen and letter.

Parts of sentences without a full stop, so that a screen can go on: since when, until when, what to type.
"""

from collections.abc import Collection, Iterable

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_seats, listed
from pbem.engine.pending.value import Act, Holding, PaperKind, Pending, Stuck

_OVER = "The game is over"
_PAPERS: dict[PaperKind, str] = {
    "answer": "the answer of {}",
    "proof": "the dice of {} for the set-up",
    "orders": "the orders of {}",
    "seal": "the sealed orders of {}",
    "opened": "the opened orders of {}",
    "record": "record {}",
    "decision": "the decision that {} signed",
}


def standing(found: Pending, genesis: Genesis, mine: Collection[str] = ()) -> str:
    """Say what a game waits for, and for whom; the people at this computer are marked."""
    steps = found.owing
    who = format_with_you(genesis, [step.person for step in steps], mine)
    if found.stage == "over":
        return f"{_OVER}, and {who} reveals the deck" if steps else _OVER
    if not steps:
        return "Waiting for nobody"
    alone = genesis.chance.witnessed and not _shared(found)
    if alone and [step.act for step in steps] == ["play"] and steps[0].person in mine:
        return f"All orders are in; you ({format_seats(genesis, [steps[0].person])}) make the dice"
    return _standing(steps[0].act, who, one=len(steps) == 1, alone=alone)


def _shared(found: Pending) -> bool:
    """Say whether others may play as well: opened lists hold the dice of all."""
    return any(step.act == "play" for state in found.people.values() for step in state.may)


def _standing(act: Act, who: str, *, one: bool, alone: bool) -> str:
    match act:
        case "join":
            return f"An invitation; waiting for {who} to join"
        case "prove":
            return f"All have joined; waiting for the dice of {who} for the set-up"
        case "begin":
            return "All dice for the set-up are there; the game can begin"
        case "open":
            return f"All orders are in, sealed; waiting for {who} to open them"
        case "approve":
            return f"The group is to decide; waiting for {who} to sign it or to let it be"
        case "enact":
            return "The group has decided, and all have signed it; anybody may make it so"
        case "play" if alone:
            return f"All orders are in; {who} {'makes' if one else 'make'} the dice"
        case "play":
            return "All orders are in; anybody may play it"
        case _:
            return f"Waiting for the orders of {who}"


def lacking(holding: Holding, genesis: Genesis, person: str, index: int = 0) -> str:
    """Say who may not have a paper of somebody; `index` is the number of the newest record."""
    owner = index if holding.kind == "record" else format_seats(genesis, [person])
    return f"{format_seats(genesis, holding.lacking)} may not have {_PAPERS[holding.kind].format(owner)} yet"


def stuck_sentence(stuck: Stuck, genesis: Genesis, command: str) -> str:
    """Say why somebody cannot go on, and what can still be done; `command` asks the others for a new key."""
    restored = "If you have a backup of it, restore it"
    if not stuck.replaceable:
        return f"The key of {format_seats(genesis, [stuck.person])} is not here. {restored}: nobody can replace it."
    return (
        f"The key of {format_seats(genesis, [stuck.person])} is not here. {restored}; else ask the others to give the "
        f"seat to a new key: {command}"
    )


def barred_sentence(act: Act, command: str) -> str:
    """Say that a decision which somebody here signed bars the turn, and what goes on without the decision."""
    what = "your orders stay sealed" if act == "open" else "you make no dice beside it"
    return f"You signed a decision of the group, so {what}. Only if all agree to give it up, go on with the turn: {command}"


def format_with_you(genesis: Genesis, seats: Iterable[str], mine: Collection[str]) -> str:
    """Return seats as people read them, those of this computer marked: `Anna (you) and Ben`."""
    words = [
        f"{format_seats(genesis, [seat])} (you)" if seat in mine else format_seats(genesis, [seat]) for seat in seats
    ]
    return listed(words) or "nobody"
