"""
What happens when a turn is missed: the policy that players agreed to when they joined.

Rule 1. Without a policy that can do something the game is held until the orders come.
Rule 2. A policy that makes a record stands, in the words of `hosting.words`, as `deadline` in the
        genesis, which everybody signed. Otherwise it is not used.
Rule 3. The host alone signs such a record, and only where the rules of approval give it that right
        (docs/format.md 8). Its reason names the notice of the host's log that tells when the
        deadline was over, and its hash.
Rule 4. "advance" makes no record: the player's own signed orders are played as they are. Orders answer a
        head, and the head after somebody else's turn hangs on dice. So nobody can sign orders for
        a turn that is not his yet; who will be away for longer names a deputy.
Rule 5. A deputy takes the seat by a `replace` record, with keys that joined this very invitation.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pbem.engine.decisions.decision import MISSED, REPLACE
from pbem.engine.decisions.procedure import draft, needed, rehearse
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.play import FindRuleset, Game
from pbem.engine.ruleset import Data
from pbem.errors import InputError
from pbem.host.games.hosting import ADVANCE, DEPUTY, MINIMAL, Hosting, words

HELD = "hold"


class Choice(NamedTuple):
    """
    What is to be done about a missing turn: a policy, or "hold".

    `events` go with the record of a deputy; `refused` tells why other policies could do nothing.
    """

    policy: str
    events: tuple[Any, ...] = ()
    refused: tuple[str, ...] = ()


class Case(NamedTuple):
    """A missing turn: the game with its bytes, the seat, and who else has something to do with it."""

    game: Game
    data: bytes
    seat: str
    standing_by: bool = False
    deputies: Mapping[str, Data] = {}


def master_of(genesis: Genesis) -> str:
    """Return as whom the host signs: "host", or the seat of a host who plays; "" without a host."""
    return (genesis.host.seat or HOST) if genesis.host else ""


def policy_faults(hosting: Hosting, genesis: Genesis) -> list[str]:
    """Tell why the policies that make records cannot be used in a game, a sentence each."""
    asked = [word for word in hosting.missed.policy if word in (DEPUTY, MINIMAL)]
    if not asked:
        return []
    names = " and ".join(asked)
    if genesis.quorum != HOST:
        return [f'{names}: only a game of mode host with quorum = "host" lets the host do that']
    if genesis.deadline != words(hosting):
        agreed, set_ = ascii(genesis.deadline), ascii(words(hosting))
        return [f"{names}: the players agreed to {agreed}, hosting.toml says {set_}; not the same"]
    return []


def choose(hosting: Hosting, case: Case, find_ruleset: FindRuleset) -> Choice:
    """Choose what happens for a seat whose deadline is over."""
    faults = policy_faults(hosting, case.game.file.genesis)
    refused = list(faults)
    for policy in hosting.missed.policy:
        if policy == ADVANCE and case.standing_by:
            return Choice(ADVANCE)
        if policy == ADVANCE or faults:
            continue
        events = _events(policy, case)
        if events is None:
            continue
        why = _why_not(policy, case, events, find_ruleset)
        if not why:
            return Choice(policy, events, tuple(refused))
        refused.append(f"{policy}: {why}")
    return Choice(HELD, (), tuple(refused))


def document_of(game: Game, choice: Choice, seat: str, reason: str) -> Data:
    """Return the notice of the record that a policy makes, to be signed by the host."""
    kind = {MINIMAL: MISSED, DEPUTY: REPLACE}[choice.policy]
    return draft(game, kind, seat, reason, choice.events)


def reason_of(told: str, number: int, row_hash: str) -> str:
    """Return the reason of such a record: the words of a notice, its number and its hash."""
    return f"{told} Notice {number} of the host's log, {row_hash}."


def _events(policy: str, case: Case) -> tuple[Any, ...] | None:
    if policy == MINIMAL:
        return ()
    person = case.deputies.get(case.seat)
    known = [one.key for _, one in case.game.file.genesis.people()]
    # Who sits there already is nobody's deputy any more.
    return None if person is None or person.get("key") in known else (person,)


def _why_not(
    policy: str, case: Case, events: Sequence[Any], find_ruleset: FindRuleset
) -> str:  # fmt: skip
    """Try it without signatures; say in a sentence why it cannot be."""
    document = document_of(case.game, Choice(policy, tuple(events)), case.seat, "tried")
    try:
        signers = needed(case.game, document).signers
        others = [seat for seat in signers if seat != master_of(case.game.file.genesis)]
        if others:
            return f"{' and '.join(others)} would have to sign it too"
        rehearse(case.game, case.data, document, find_ruleset)
    except InputError as error:
        return str(error)
    return ""
