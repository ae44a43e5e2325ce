"""The verdict on a game file in sentences: what holds, what was decided, what nobody has proved yet."""

from collections.abc import Iterator, Sequence
from functools import partial

from pbem.engine.file.phrases import counted, format_head, format_seats, listed, quoted
from pbem.engine.proof.audit import Continuation, Verdict
from pbem.engine.words.wording import format_approval, format_decision


def describe(verdict: Verdict) -> list[str]:
    """Return the verdict in words; the first says yes or no."""
    fault = verdict.fault
    if fault is not None:
        signer = (
            [f"The signature of {_called(verdict, fault.signer.split(' and '))} is under it."] if fault.signer else []
        )
        return [f"NO. {fault.said}.", *signer]
    last = verdict.records - 1
    held = f"records 0 to {last} hold" if last else "record 0 holds"
    return [
        f"yes. Game {quoted(verdict.name)}, mode {verdict.mode}: {held}.",
        *_signatures(verdict),
        *_admin(verdict),
        *_deck(verdict),
        f"Head {format_head(verdict.head)}.",
    ]


def _called(verdict: Verdict, seats: Sequence[str]) -> str:
    """Return seats as people read them; as they stand in a file of which not even the genesis can be read."""
    return format_seats(verdict.genesis, seats) if verdict.genesis else listed(seats)


def _signatures(verdict: Verdict) -> Iterator[str]:
    if verdict.signatures:
        under = "orders and decisions" if verdict.decisions else "orders"
        yield f"Good: {counted(verdict.signatures, 'signature')} under {under}."
    if verdict.proofs:
        yield f"Good: {counted(verdict.proofs, 'proof')} of witnesses, from which the dice come."
    if verdict.unsigned:
        yield f"Not signed: orders of {_called(verdict, verdict.unsigned)}."
    if verdict.bots:
        yield f"Played by programs: {listed([f'{_called(verdict, [seat])} ({style})' for seat, style in verdict.bots])}."
    # Somebody without a seat is known only by a key, which means nothing to people.
    if " " not in verdict.sealed_by:
        yield f"Sealed by {_called(verdict, [verdict.sealed_by])}."
    elif verdict.signatures:
        yield "Sealed by somebody who has no key in the game, as is allowed in mode open."


def _admin(verdict: Verdict) -> Iterator[str]:
    for one in verdict.decisions:
        reason = quoted(one.reason) if one.reason else ""
        what = format_decision(one._replace(reason=reason), _called(verdict, [one.seat]))
        yield f"By decision, in record {one.record}: {what} ({format_approval(one, partial(_called, verdict))})."


def _deck(verdict: Verdict) -> Iterator[str]:
    match verdict.deck:
        case "proved":
            yield (
                "The deck is proved: the host has revealed it, and every pile lay as "
                "that secret and the dice made it. pbem replay says who got which card."
            )
        case "withheld":
            yield (
                "NOT PROVED: the game is over, but the host has not revealed the deck yet (pbem "
                "admin GAME deck). Until then nobody knows whether it was dealt as it should be."
            )
        case "closed":
            yield "The deck is proved when the game is over and the host reveals it."
        case _:
            pass


def describe_continuation(how: Continuation) -> str:
    """Say how a file goes with an older one."""
    by = f", with orders of {' and '.join(how.authors)}" if how.authors else ""
    return {
        "same": "It is the same game at the same record as the older file.",
        "continues": f"It continues the older file by {counted(how.records, 'record')}.",
        "behind": f"NO: the other file is the newer one, by {counted(how.records, 'record')}.",
        "forked": f"NO: the two files part at record {how.fork}{by}; one of them is not a sequel.",
        "other": "NO: the older file is of another game.",
    }[how.relation]
