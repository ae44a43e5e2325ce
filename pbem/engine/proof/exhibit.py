"""
Exhibits: signed texts that together prove what somebody did, and the files that show it to anybody.

Rule 1. Every signature in an exhibit has been checked; whose key it is follows from the game alone.
Rule 2. What can be innocent is no offence: orders may be revised until they are played, those who
        pass over a witness may not know of his dice, and a decision that others must sign too may have
        been given up before the dice were made. Such exhibits are shown, and accuse nobody.
"""

from collections.abc import Sequence
from typing import Literal

from pbem.engine.file.phrases import listed
from pbem.record import value
from pbem.trust.keys import PublicKey
from pbem.trust.sshsig import armor, verify

Deed = Literal[
    "orders", "dice", "decision", "beside", "perhaps", "revision", "passing", "missed", "aside", "older", "seals"
]
_TWICE: tuple[Deed, ...] = ("orders", "dice", "decision")


@value
class SignedText:
    """A text that somebody signed: whose key it is, and the exact bytes."""

    who: str
    public: PublicKey
    namespace: str
    text: bytes
    sig: bytes

    def is_good(self) -> bool:
        """Check the signature."""
        return verify(self.public, self.namespace, self.text, self.sig)


@value
class Exhibit:
    """
    Signed texts that prove one thing.

    `what` is "orders", "dice" or "decision" for two texts in one slot; "revision" for two orders with
    different numbers for one head, each of them played; "beside" for dice and a decision, for one place,
    that are both of one person alone; "perhaps" for the same where others had a part in one of the two;
    "passing" for a witness's dice and the
    decision of others, for the same place, to go on without them; "missed" for a turn that a host
    declared missed although he had confirmed the orders in time, "aside" for one who alone decided
    something else about their player, "older" for one who played orders with a lower number; "seals" for two sealed orders of one player for one moment.
    `who` did it; `about` is whose dice were passed over or whose turn it was, or which numbers the
    orders have.
    """

    who: tuple[str, ...]
    what: Deed
    items: tuple[SignedText, ...]
    about: str = ""

    @property
    def stem(self) -> str:
        """How its files begin."""
        return f"{'-'.join(self.who)}-{self.what}"


def exhibit_files(exhibit: Exhibit) -> list[tuple[str, bytes]]:
    """Return the files that prove an exhibit to `ssh-keygen -Y verify`: (name, content)."""
    stem = exhibit.stem
    keys = dict.fromkeys(f"{one.who} {one.public.line}\n" for one in exhibit.items)
    files = [(f"{stem}.allowed", "".join(keys).encode())]
    for number, one in enumerate(exhibit.items, 1):
        armored = armor(one.public, one.namespace, one.sig)
        files += [(f"{stem}-{number}.json", one.text), (f"{stem}-{number}.sig", armored.encode())]
    commands = "".join(f"{_command(exhibit, number)}\n" for number in range(1, len(exhibit.items) + 1))
    return [*files, (f"{stem}.txt", commands.encode())]


def _command(exhibit: Exhibit, number: int) -> str:
    """Say how to check one of the texts with OpenSSH alone."""
    stem, one = exhibit.stem, exhibit.items[number - 1]
    return (
        f"ssh-keygen -Y verify -f {stem}.allowed -I {one.who} -n {one.namespace} "
        f"-s {stem}-{number}.sig < {stem}-{number}.json"
    )


def format_exhibits(found: Sequence[Exhibit], seen: str | None = None) -> list[str]:
    """
    Say in clauses what exhibits prove, double signatures first; [] for none.

    `seen` is the decision (its text, "" for orders) that was at this place in the history that was
    seen first; None where nobody knows which of the two came first.
    """
    twice = [exhibit for exhibit in found if exhibit.what in _TWICE]
    clauses: list[str] = []
    if twice:
        who = dict.fromkeys(name for exhibit in twice for name in exhibit.who)
        clauses.append(f"{listed(list(who))} signed two things for one record")
    if any(exhibit.what == "dice" for exhibit in twice):
        clauses.append("that is no offence if everybody had agreed to go back")
    return clauses + [_clause(exhibit, seen) for exhibit in found if exhibit.what not in _TWICE]


def _clause(exhibit: Exhibit, seen: str | None) -> str:
    who = listed(exhibit.who)
    if exhibit.what == "beside":
        return (
            f"{who} alone made the dice of one and alone signed the decision in the other, and both "
            "cannot be the next record"
        )
    if exhibit.what == "perhaps":
        return (
            f"{who} made dice of one and signed the decision in the other, which may have been "
            "innocent, because others had a part in it"
        )
    if exhibit.what == "seals":
        return f"{who} sealed two different orders for this moment"
    if exhibit.what == "missed":
        return f"{who} declared a turn of {exhibit.about} missed, and had confirmed the orders in time"
    if exhibit.what == "aside":
        return f"{who} put orders of {exhibit.about} aside alone, and had confirmed them in time"
    if exhibit.what == "older":
        return f"{who} played older orders of {exhibit.about}, and had confirmed newer ones in time"
    if exhibit.what == "revision":
        return (
            f"{who} signed orders with the numbers {exhibit.about} for this moment, and each was "
            "played; signing again is allowed only before the first result"
        )
    if seen is None:
        return (
            f"{who} passed over {exhibit.about}, whose dice are in the other file; only somebody who "
            "saw one of the two first can say who came too late"
        )
    if seen.encode() == exhibit.items[1].text:
        return f"{exhibit.about} was passed over before these dice came; they are too late"
    return f"{who} passed over {exhibit.about}, whose dice were seen here before that"
