"""
The report: one record described as text, for mail.

Pure, and made from events alone, so that those who replay a game file read the very same words as
those who resolved the turn. Lines have at most 79 columns; a longer line is folded, and continues
two columns further in.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.file.phrases import DECK_REVEALED, format_clock, format_head, format_seats
from pbem.engine.file.succession import format_next
from pbem.engine.table.ruleset import Table
from pbem.engine.table.terms import Clock
from pbem.engine.text.wrapping import RULE, WIDTH, columns, fold
from pbem.engine.words.board_letters import write_board


def write_report(
    genesis: Genesis,
    table: Table[Any, Any, Any],
    record: Record,
    before: Any,
    events: Iterable[Any],
    after: Any,
    known: Iterable[str] = (),
) -> str:
    """
    Describe one record of a game: who ordered what, what happened, how things stand.

    `before` and `after` are the states around it; `known` are lines on what became known only
    later. The text ends with a line feed.
    """
    lines = [
        *_head(genesis, table, record, table.clock(before)),
        *_what_happened(genesis, table, record, before, events, known),
        *_foot(genesis, table, before, after),
    ]
    return "\n".join(fold(lines)) + "\n"


def write_reports(
    genesis: Genesis, table: Table[Any, Any, Any], turns: Sequence[tuple[Record, Any, Iterable[Any]]], after: Any
) -> str:
    """
    Describe records that were played one after the other: each with its events and the state before it.

    The board stands at the end, and its signs are for all that changed.
    """
    (first, before, events), *more = turns
    lines = [
        *_head(genesis, table, first, table.clock(before)),
        *_what_happened(genesis, table, first, before, events, ()),
    ]
    for record, middle, happened in more:
        lines += ["", *_title(genesis, record, table.clock(middle)), *_head_and_orders(genesis, record)]
        lines += _what_happened(genesis, table, record, middle, happened, ())
    lines += _foot(genesis, table, before, after)
    return "\n".join(fold(lines)) + "\n"


def write_events(
    genesis: Genesis, table: Table[Any, Any, Any], record: Record, before: Any, events: Iterable[Any]
) -> str:
    """Describe whose orders one record holds and what happened, without the board."""
    lines = [
        *_title(genesis, record, table.clock(before)),
        *(f"Orders  {line}" for line in order_lines(genesis, record)),
        *_what_happened(genesis, table, record, before, events, ()),
    ]
    return "\n".join(fold(lines)) + "\n"


def _what_happened(
    genesis: Genesis,
    table: Table[Any, Any, Any],
    record: Record,
    before: Any,
    events: Iterable[Any],
    known: Iterable[str],
) -> Iterator[str]:
    """What was decided, and below an empty line what happened; never nothing."""
    decided, effect = decision_words(genesis, table, record, before)
    happened = [*effect, *table.words.describe_all(events)]
    if record.dealt and record.dealt.secret:
        happened.append(DECK_REVEALED)
    yield from decided
    yield ""
    yield from [*happened, *known] or ["Nothing happened."]


def decision_words(
    genesis: Genesis, table: Table[Any, Any, Any], record: Record, before: Any
) -> tuple[Sequence[str], Sequence[str]]:
    """Return what the group decided in a record, and its effect; nothing of any other record."""
    if not record.admin:
        return (), ()
    from pbem.engine.words.wording import decision_lines, describe_effect  # late: few records are decisions

    signers = [name for name, _ in record.approvals]
    decided = decision_lines(genesis, table, before, record)
    return list(decided), list(describe_effect(genesis, record, signers))


def authors(record: Record) -> tuple[tuple[str, bool], ...]:
    """Return whose orders a record holds, each with whether they are signed."""
    seats = [json.loads(text)["player"] for text in record.orders]
    # In a record that nobody signed the signatures are left out altogether.
    sigs = record.sigs or ("",) * len(seats)
    return tuple(zip(seats, map(bool, sigs), strict=True))


def _head(genesis: Genesis, table: Table[Any, Any, Any], record: Record, clock: Clock) -> Iterator[str]:
    yield from _title(genesis, record, clock)
    rules, version = genesis.ruleset
    yield f"Rules   {rules}, version {version}"
    yield from (f"        {line}" for line in table.words.headline())
    yield f"Mode    {genesis.mode}: {genesis.chance.description}"
    yield from _head_and_orders(genesis, record)


def _head_and_orders(genesis: Genesis, record: Record) -> Iterator[str]:
    yield f"Head    {format_head(record.head)}"
    yield from (f"Orders  {line}" for line in order_lines(genesis, record))


def _foot(genesis: Genesis, table: Table[Any, Any, Any], before: Any, after: Any) -> Iterator[str]:
    """How things stand, and who is next."""
    yield ""
    yield RULE
    if groups := table.pictures.board(after, before):
        yield from write_board(groups)
        yield RULE
    yield from table.words.standing(after)
    yield RULE
    yield f"Next: {format_next(genesis, table, after)}"


def _title(genesis: Genesis, record: Record, clock: Clock) -> Iterator[str]:
    title = f"{genesis.name}: {format_clock(clock)}"
    number = f"record {record.index}"
    yield f"{title}{number.rjust(max(WIDTH - columns(title), len(number) + 2))}"
    yield RULE


def order_lines(genesis: Genesis, record: Record) -> Iterator[str]:
    """Say whose orders a record holds, and whether they are signed."""
    if record.admin:
        signers = [name for name, _ in record.approvals]
        who = format_seats(genesis, signers) if len(signers) == 1 else "the group"
        yield f"none; {who} decided"
    elif not record.orders:
        yield "none; left to chance"
    for seat, signed in authors(record):
        bot = f" (bot, {genesis.bots[seat]})" if seat in genesis.bots else ""
        yield f"of {format_seats(genesis, [seat])}{bot}, {'signed' if signed else 'not signed'}"
