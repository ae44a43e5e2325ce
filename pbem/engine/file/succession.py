"""
Who plays now: seats whose keys were replaced, or whose player was; and whether anybody does.

The genesis never changes. Who took a seat since stands in `[state]` under `people`, by seat: name,
key, and in modes next and host dice, roots and joined, as in the genesis. So keys are older than every
record that they sign or prove, because orders answer a head and the head depends on the state
(trust 5.3 C11). If the group ended the game by a draw, `ended` stands there too.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.decision import DRAW
from pbem.engine.file.genesis import HOST, Genesis, Host, Player
from pbem.engine.file.genesis_reader import admission_faults
from pbem.engine.file.phrases import format_awaited
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.table.resolution import ENDED, PEOPLE, AnyTable
from pbem.engine.table.terms import Awaited, Data
from pbem.errors import ContentError, InputError

_KEYS = ("name", "key", "dice", "roots", "joined")
_HAND = "hand"


def people_since(genesis: Genesis) -> Data:
    """Return who plays now and is not in the genesis, as it stands in `[state]`."""
    if genesis.founder is None:
        return {}
    before = dict(genesis.founding.people())
    return {
        id_: {key: getattr(person, key) for key in (*_KEYS, _HAND) if getattr(person, key)}
        for id_, person in genesis.people()
        if person != before[id_]
    }


def since_begun(genesis: Genesis) -> Data:
    """Return what `[state]` says of a game beside its rules: how the group ended it, and who took a seat."""
    people = people_since(genesis)
    return {**({ENDED: genesis.ended} if genesis.ended else {}), **({PEOPLE: people} if people else {})}


def awaited_in(genesis: Genesis, table: AnyTable, state: Any) -> Awaited | None:
    """Return who must decide in a state; None when the game is over, by its rules or because the group ended it."""
    return None if genesis.ended else table.awaited(state)


def format_next(genesis: Genesis, table: AnyTable, state: Any) -> str:
    """Return who must decide what in a state, on one line."""
    return format_awaited(genesis, awaited_in(genesis, table, state), table.clock(state))


def as_it_stands(genesis: Genesis, state: Mapping[str, Any]) -> Genesis:
    """Return the genesis with the people and the end that a `[state]` names. Raises ContentError, as `seated` does."""
    how = state.get(ENDED, "")
    if how not in ("", DRAW) or (ENDED in state and not how):
        raise ContentError(f'state.ended can only be "{DRAW}"')
    return ended(seated(genesis, state.get(PEOPLE, {})), how)


def ended(genesis: Genesis, how: str) -> Genesis:
    """Return the genesis of a game that the group ended so, by "draw", or of one that goes on, by ""."""
    return genesis if genesis.ended == how else attrs.evolve(genesis, ended=how, founder=genesis.founding)


def seated(genesis: Genesis, people: Mapping[str, Any]) -> Genesis:
    """
    Return the genesis with the people of a `[state]` on their seats.

    Checks form only: what is in a state was judged when it came there. Raises ContentError.
    """
    if not people:
        return genesis
    if fault := _seating_fault(genesis, people):
        raise ContentError(fault)
    return _with_people(genesis, people)


def successor(genesis: Genesis, seat: str, person: Any) -> Genesis:
    """
    Let a person take a seat (or "host"), with keys that were never in the game.

    `person` is a table of name and key, and, where everybody joins by signature, of dice, roots and
    joined: the signature of the join document by the new key. Raises InputError.
    """
    if fault := _seating_fault(genesis, {seat: person}):
        raise InputError(fault)
    from pbem.engine.file.invitation import has_joined, key_faults  # late: seldom is anybody replaced

    fresh = _with_people(genesis, {seat: person})
    new = dict(fresh.people())[seat]
    require_fresh(genesis, [new.key, new.dice, new.hand])
    if faults := key_faults(fresh, [seat]):
        raise InputError(faults[0])
    if genesis.chance.joined and not has_joined(fresh, seat, new):
        raise InputError(f"the new player of {seat} did not sign the invitation to this game")
    return fresh


def require_fresh(genesis: Genesis, lines: Sequence[str]) -> None:
    """Refuse keys, as lines, that were ever in the game. Raises InputError."""
    people = (*genesis.people(), *genesis.founding.people())
    used = [line for _, old in people for line in (old.key, old.dice, old.hand) if line]
    if any(line in used for line in lines if line):
        raise InputError("a new key must be new: this one was already used in the game")


def require_distinct(genesis: Genesis, seat: str, name: str) -> None:
    """
    Refuse a newcomer to a seat whose name looks like another one in the game. Raises InputError.

    No file becomes false by it: it is for those who sign.
    """
    from pbem.engine.file.look_alikes import alike_fault  # late: as above

    people = [(id_, person.name) for id_, person in genesis.people() if id_ != seat]
    if fault := alike_fault([*people, (seat, name)]):
        raise InputError(f"{fault}; the newcomer must choose another one: --name NAME")


def _seating_fault(genesis: Genesis, people: Mapping[str, Any]) -> str:
    """Say what is wrong with the form of people who take seats; "" if nothing is."""
    if type(people) is not dict or not people.keys() <= dict(genesis.people()).keys():
        return "state.people names somebody who is not in the game"
    for id_, person in people.items():
        if fault := _person_fault(genesis, id_, person):
            return fault
    return next(iter(admission_faults(_with_people(genesis, people))), "")


def _person_fault(genesis: Genesis, id_: str, person: Any) -> str:
    wanted = set(genesis.chance.person_keys)
    if hands_of(genesis).dealt:
        if id_ == HOST:
            return "with cards dealer the deck depends on the host's secret: nobody else can be host"
        wanted.add(_HAND)
    if type(person) is not dict or set(person) != wanted:
        return f"{id_}: a person has {', '.join(sorted(wanted))}, and nothing else"
    if not all(type(text) is str and text for text in person.values()):
        return f"{id_}: name and keys must be texts that are not empty"
    return ""


def _with_people(genesis: Genesis, people: Mapping[str, Any]) -> Genesis:
    fresh = genesis
    for id_, texts in people.items():
        if id_ == HOST:
            fresh = attrs.evolve(fresh, host=Host(**texts), founder=genesis.founding)
            continue
        players = tuple(Player(id_, **texts) if player.id == id_ else player for player in fresh.players)
        fresh = attrs.evolve(fresh, players=players, founder=genesis.founding)
    return fresh
