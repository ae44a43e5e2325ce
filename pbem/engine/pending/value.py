"""
The answer to "what now?": for each person what they owe, what they may do, what of theirs others may not have.

Every screen, letter and step of `pbem turn` is told from this value; it is worked out by `pending.py`.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from pbem.record import value

if TYPE_CHECKING:
    from pbem.engine.papers.decision_file import DecisionFile

Act = Literal["join", "prove", "begin", "write", "open", "play", "approve", "enact", "deck"]
"""
join, prove, begin: before a game. write: orders, signed and sealed as the game asks. open: one's sealed orders. play:
make the next record, with the dice where they are one's own. approve, enact: a decision of the group; owed where somebody who makes the dice has signed it. deck: the host of
a game that is over reveals it.
"""
PaperKind = Literal["answer", "proof", "record", "orders", "seal", "opened", "decision"]
"""
answer, proof: before a game. record: the newest game file. opened: sealed orders that were opened. decision: one of the
group, signed by its holder.
"""
Stage = Literal["invitation", "turn", "over"]


@value
class Task:
    """Something that somebody can do now; `decision` is what `approve` and `enact` are about."""

    act: Act
    person: str
    decision: "DecisionFile | None" = None


@value
class Holding:
    """A paper of somebody of which nothing shows yet that those in `lacking` have it; `decision` is one of the group."""

    kind: PaperKind
    lacking: tuple[str, ...]
    decision: "DecisionFile | None" = None


@value
class PersonState:
    """
    How one person stands.

    For what is in `owes` the game waits, and `may` is allowed now. `barred` is done only if a decision is given up that
    this person has signed. `holds` is known of people at this computer only. `waits` are the steps of others that come
    first, where nothing is owed.
    """

    owes: tuple[Task, ...] = ()
    may: tuple[Task, ...] = ()
    barred: tuple[Task, ...] = ()
    holds: tuple[Holding, ...] = ()
    waits: tuple[Task, ...] = ()

    def can(self, act: Act) -> bool:
        """Say whether this person can do something now, owed or not."""
        return any(step.act == act for step in (*self.owes, *self.may))


@value
class Stuck:
    """
    Why somebody at this computer cannot go on, for a reason of docs/trust.md; silence alone is none.

    A seat whose key is not here can be given new keys by the others where `replaceable`; else only a backup helps.
    """

    person: str
    replaceable: bool


@value
class Pending:
    """What a game or an invitation waits for."""

    stage: Stage
    people: Mapping[str, PersonState]
    stuck: tuple[Stuck, ...] = ()

    @property
    def owing(self) -> tuple[Task, ...]:
        """What the game waits for, in the order of the people; all these steps are of one kind."""
        return tuple(step for state in self.people.values() for step in state.owes)

    def owed_by(self, people: Iterable[str]) -> tuple[Task, ...]:
        """Return what some people owe."""
        return tuple(step for person in people for step in self.of(person).owes)

    def held_by(self, people: Iterable[str]) -> tuple[Holding, ...]:
        """Return what some people have that others may not have."""
        return tuple(one for person in people for one in self.of(person).holds)

    def of(self, person: str) -> PersonState:
        """Return how somebody stands; nothing for a stranger."""
        return self.people.get(person, PersonState())


NO_GAME = Pending("over", {})
"""Nothing is known yet, and nothing is due."""


@value
class Home:
    """
    What one computer knows beside the papers: the seats that are played there, with "host", and what it did.

    `made_newest` says that the newest record was made there, `proved` whose proofs of the set-up lie there. Orders of
    `drafts` are there, but nobody has given them out of the hand. The keys of `lost` were there once.
    """

    seats: tuple[str, ...] = ()
    made_newest: bool = False
    proved: tuple[str, ...] = ()
    drafts: Collection[str] = ()
    lost: tuple[str, ...] = ()
