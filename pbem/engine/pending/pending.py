"""
What a game or an invitation waits for, worked out from the papers that lie there. Start reading here.

    found = pending(game, papers_of(game, orders, seals), home)
    found.of("anna").owes          # what the game waits for; the first of it is what anna does next

Steps come in the order in which they can be done, and all that is owed is of one kind: nobody opens while
somebody has not sealed. Two who do the same step make the same record.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pbem.engine.file.genesis import HOST
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.pending.holdings import holdings
from pbem.engine.pending.papers import Papers, missing, opens_first, players, unopened, unsigned
from pbem.engine.pending.value import Holding, Home, Pending, PersonState, Stage, Stuck, Task
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import needs_sealing

if TYPE_CHECKING:
    from pbem.engine.papers.start_file import Start

NOTHING = Papers()
NOBODY = Home()


def pending(game: Game, papers: Papers = NOTHING, home: Home = NOBODY) -> Pending:
    """Return what a game waits for. `home` says what is known of one computer beside the papers."""
    owed, allowed = [*_owed_now(game, papers, home)], [*_allowed_beside(game, papers, home)]
    held, barred = holdings(game, papers, home), [*_barred(game, papers, home)]
    stage: Stage = "turn" if game.awaited else "over"
    stuck = [Stuck(seat, is_replaceable(game, seat)) for seat in home.lost]
    people = {id_: _state(id_, owed, allowed, held.get(id_, ()), barred) for id_, _ in game.file.genesis.people()}
    return Pending(stage, people, tuple(stuck))


def invited(start: "Start", home: Home = NOBODY) -> Pending:
    """Return what a game that has not begun waits for."""
    owed = [*_owed_at_first(start)]
    people = [id_ for id_, _ in start.genesis.people()]
    return Pending(
        "invitation", {id_: _state(id_, owed, [*_early_proofs(start)], _answer_of(start, home, id_)) for id_ in people}
    )


def _state(
    person: str,
    owed: Sequence[Task],
    allowed: Sequence[Task],
    holds: tuple[Holding, ...],
    barred: Sequence[Task] = (),
) -> PersonState:
    own = tuple(step for step in owed if step.person == person)
    may = tuple(step for step in allowed if step.person == person and step not in own)
    shut = tuple(step for step in barred if step.person == person)
    return PersonState(own, may, shut, holds, () if own else tuple(owed))


# ── before a game ────────────────────────────────────────────────────────────────────────────────


def _owed_at_first(start: "Start") -> Iterator[Task]:
    """Yield who has to join, then who has to prove, then who begins: the host where it deals, else the first."""
    if start.absent:
        yield from (Task("join", id_) for id_ in start.absent)
    elif start.unproved:
        yield from (Task("prove", id_) for id_ in start.unproved)
    else:
        first = start.genesis.people()[0][0]
        yield Task("begin", HOST if hands_of(start.genesis).dealt else first)


def _early_proofs(start: "Start") -> Iterator[Task]:
    """Whoever has all proofs may begin; everybody makes the same file."""
    if not start.absent and not start.unproved and not hands_of(start.genesis).dealt:
        yield from (Task("begin", id_) for id_, _ in start.genesis.people())


def _answer_of(start: "Start", home: Home, person: str) -> tuple[Holding, ...]:
    """Return what somebody has answered with: only a proof of others shows that they have all answers."""
    if person not in home.seats or person in start.absent:
        return ()
    others = [id_ for id_, _ in start.genesis.people() if id_ not in home.seats]
    if person in start.proofs:
        return (Holding("proof", tuple(others)),) if others else ()
    lacking = tuple(id_ for id_ in others if id_ not in start.proofs)
    return (Holding("answer", lacking),) if lacking else ()


# ── a game ───────────────────────────────────────────────────────────────────────────────────────


def _owed_now(game: Game, papers: Papers, home: Home) -> Iterator[Task]:
    """Yield what the game waits for: orders, then opened lists, then the dice."""
    if game.awaited is None:
        if _deck_is_closed(game):
            yield Task("deck", HOST)
    elif late := missing(game, papers, home.drafts):
        yield from (Task("write", seat) for seat in late)
    else:
        steps = _steps_with_dice(game, papers)
        yield from _decided_first(game, papers, steps) or steps


def _steps_with_dice(game: Game, papers: Papers) -> list[Task]:
    if shut := unopened(game, papers):
        first = opens_first(game, papers)
        return [Task("open", seat) for seat in ([first] if first in shut else shut)]
    return [Task("play", person) for person in players(game, papers)]


def _decided_first(game: Game, papers: Papers, steps: Sequence[Task]) -> list[Task]:
    """
    Return what is left to do about a decision that somebody has signed whose dice are waited for; nothing without one.

    Nobody makes dice beside a decision that they signed: there could be two next records that are both theirs.
    """
    signers = _signers(papers)
    if not game.file.genesis.chance.witnessed or signers.isdisjoint(step.person for step in steps):
        return []
    return [task for task in _decisions(game, papers) if task.decision and {*task.decision.sigs} & signers]


def _barred(game: Game, papers: Papers, home: Home) -> Iterator[Task]:
    """Yield the steps of those whose signature is under an open decision: they wait until it is made or given up."""
    if game.awaited and not missing(game, papers, home.drafts):
        steps = _steps_with_dice(game, papers)
        if _decided_first(game, papers, steps):
            yield from (step for step in steps if step.person in _signers(papers))


def _signers(papers: Papers) -> set[str]:
    return {seat for one in papers.decisions for seat in one.sigs}


def _allowed_beside(game: Game, papers: Papers, home: Home) -> Iterator[Task]:
    """Yield what somebody may do beside: decide with the group, write without having to, play what all have."""
    yield from _decisions(game, papers)
    if game.awaited is None:
        return
    given = papers.sealed if needs_sealing(game) else papers.orders
    yield from (Task("write", seat) for seat in game.awaited.may if seat not in given or seat in home.drafts)
    if missing(game, papers, home.drafts):
        return
    steps, witnessed = _steps_with_dice(game, papers), game.file.genesis.chance.witnessed
    if _decided_first(game, papers, steps):
        yield from (step for step in steps if step.person not in _signers(papers))
        return
    if unopened(game, papers):
        return
    alone = witnessed and not set(players(game, papers)) <= {*papers.opened}
    if not alone:
        yield from (Task("play", id_) for id_, _ in game.file.genesis.people())


def _decisions(game: Game, papers: Papers) -> Iterator[Task]:
    """Yield what can be signed or made of the decisions that are for the next record."""
    for decision in papers.decisions:
        absent = unsigned(game, decision)
        if absent is None:
            continue
        if absent:
            yield from (Task("approve", id_, decision) for id_ in absent)
        else:
            people = game.file.genesis.people()
            yield from (Task("enact", id_, decision) for id_, _ in people)


def _deck_is_closed(game: Game) -> bool:
    genesis = game.file.genesis
    if not hands_of(genesis).dealt or genesis.host is None:
        return False
    from pbem.engine.file.dealt import deck_in  # late: only where a host deals cards

    return not deck_in(game.file.state).secret


def is_replaceable(game: Game, seat: str) -> bool:
    """Say whether the others can give a seat new keys; a dealer takes the deck along."""
    from pbem.engine.papers.procedure import can_replace  # late: only where keys are lost

    return can_replace(game, seat) and not (seat == HOST and hands_of(game.file.genesis).dealt)
