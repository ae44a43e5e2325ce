"""
What happens when a turn is missed: the policy that players agreed to when they joined.

Rule 1. If no policy can do anything, the game is held until the orders come.
Rule 2. A policy that makes a record is part of the genesis, which everybody signed: its `deadline` is
        `GameSettings.words`. Otherwise the policy is not used.
Rule 3. The host alone signs such a record, and only where the rules of approval give it that right
        (docs/format.md 8). Its reason names the entry of the host's log that says when the deadline
        was over, and its hash.
Rule 4. "advance" makes no record: the player's own signed orders are played as they are. Orders answer a
        head, and the head after somebody else's turn depends on dice, so nobody can sign orders for a
        turn that is not theirs yet; players who will be away for longer name a deputy.
Rule 5. A deputy takes the seat by a `replace` record, with keys that joined this very invitation.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.decision import MISSED, REPLACE
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.phrases import listed
from pbem.engine.papers.procedure import draft, needed, rehearse
from pbem.engine.play.play import FindRuleset, Game
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.host.deadlines.game_settings import ADVANCE, DEPUTY, MINIMAL, GameSettings, format_deadline
from pbem.record import value

HELD = "hold"


@value
class PolicyChoice:
    """
    What is to be done about a missed turn: a policy, or "hold".

    `events` belong to the record of a deputy; `refused` says why other policies could do nothing.
    """

    policy: str
    events: tuple[Any, ...] = ()
    refused: tuple[str, ...] = ()


@value
class MissedTurn:
    """A missed turn: the game and its bytes, the seat, and what could be done for it."""

    game: Game
    data: bytes
    seat: str
    standing_by: bool = False
    deputies: Mapping[str, Mapping[str, Any]] = attrs.field(factory=dict)


def policy_faults(settings: GameSettings, genesis: Genesis) -> list[str]:
    """Say why the policies that make records cannot be used in a game, a sentence each."""
    asked = [word for word in settings.missed.policy if word in (DEPUTY, MINIMAL)]
    if not asked:
        return []
    names = " and ".join(asked)
    if genesis.quorum != HOST:
        return [f'{names}: only a game of mode host with quorum = "host" lets the host do that']
    if genesis.deadline != settings.words:
        agreed, set_ = ascii(genesis.deadline), ascii(settings.words)
        return [f"{names}: the players agreed to {agreed}, but hosting.toml says {set_}"]
    return []


def policy_words(settings: GameSettings, genesis: Genesis) -> str:
    """Say what happens when orders are missing, as the mail of a turn announces it."""
    words = {
        ADVANCE: "standby orders (sent in advance) are played",
        DEPUTY: "a deputy takes the seat",
        MINIMAL: "the minimal legal turn is played",
    }
    policy = settings.missed.policy
    if policy_faults(settings, genesis):
        # What nobody agreed to will not happen, and is not announced.
        policy = tuple(word for word in policy if word == ADVANCE)
    return ", or ".join([*(words[word] for word in policy), "the game is held"])


def settings_sentences(settings: GameSettings, genesis: Genesis) -> Iterator[str]:
    """Say what players can rely on: how long they have, what follows, and who learns of their messages."""
    if settings.deadline.exists:
        yield f"The deadline for orders: {format_deadline(settings.deadline)}."
        yield f"If orders are missing after it, {policy_words(settings, genesis)}."
    else:
        yield "There is no deadline."
    yield {
        "closed": "Players can write to each other through this host, and nobody else learns of it.",
        "open": "Players can write to each other through this host, and everybody who gets a message sees who else does.",
        "off": "Players cannot write to each other through this host.",
    }[settings.messages.allowed]


def choose(settings: GameSettings, turn: MissedTurn, find_ruleset: FindRuleset) -> PolicyChoice:
    """Choose what happens for a seat whose deadline is over."""
    faults = policy_faults(settings, turn.game.file.genesis)
    refused = list(faults)
    for policy in settings.missed.policy:
        if policy == ADVANCE and turn.standing_by:
            return PolicyChoice(ADVANCE)
        if policy == ADVANCE or faults:
            continue
        events = _events(policy, turn)
        if events is None:
            continue
        why = _why_not(policy, turn, events, find_ruleset)
        if not why:
            return PolicyChoice(policy, events, tuple(refused))
        refused.append(f"{policy}: {why}")
    return PolicyChoice(HELD, (), tuple(refused))


def document_of(game: Game, choice: PolicyChoice, seat: str, reason: str) -> Data:
    """Return the document of the record that a policy makes, for the host to sign."""
    kind = {MINIMAL: MISSED, DEPUTY: REPLACE}[choice.policy]
    return draft(game, kind, seat, reason, choice.events)


def reason_of(text: str, number: int, line_hash: str) -> str:
    """Return the reason of such a record: the text of a log entry, its number and its hash."""
    return f"{text} Entry {number} of the host's log, {line_hash}."


def _events(policy: str, turn: MissedTurn) -> tuple[Any, ...] | None:
    if policy == MINIMAL:
        return ()
    person = turn.deputies.get(turn.seat)
    known = [one.key for _, one in turn.game.file.genesis.people()]
    # Somebody who already plays can no longer be a deputy.
    return None if person is None or person.get("key") in known else (person,)


def _why_not(policy: str, turn: MissedTurn, events: Sequence[Any], find_ruleset: FindRuleset) -> str:
    """Try it without signatures; say in a sentence why it cannot be done."""
    document = document_of(turn.game, PolicyChoice(policy, tuple(events)), turn.seat, "tried")
    try:
        signers = needed(turn.game, document).signers
        others = [seat for seat in signers if seat != turn.game.file.genesis.master]
        if others:
            return f"{listed(others)} would have to sign it too"
        rehearse(turn.game, turn.data, document, find_ruleset)
    except InputError as error:
        return str(error)
    return ""
