"""
What of somebody's others may not have yet, until a paper of theirs shows that it has come.

The newest record is passed on by whoever made it, and record 0 by whoever's proof was its last. A seal is held until
an opened list names it, orders and opened lists until a record holds them; orders for a host until it confirms them.
A decision that somebody signed is held as long as others must sign it.

Only a paper of theirs shows who has which record. Whoever signed orders, a seal or a decision had the record that they
answer; whoever made the dice of a record alone, or sealed a file, had that record itself. A draft that was written shows
nothing, nor does a mail that was sent, nor a proof among several, which was made before there was a record.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.history import Record, table_of
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.pending.papers import Papers, missing, unsigned
from pbem.engine.pending.value import Holding, Home
from pbem.engine.play.play import Game, needed_witnesses
from pbem.engine.play.sealed_orders import needs_sealing

_NONE = -1
"""The record of somebody of whom nothing shows that they have any."""


def holdings(game: Game, papers: Papers, home: Home) -> Mapping[str, tuple[Holding, ...]]:
    """Return what people at a computer have that others may not have, in the order in which it is mailed."""
    found: dict[str, tuple[Holding, ...]] = {}
    for number, seat in enumerate(home.seats):
        record = _record(game, papers, home) if number == 0 else ()
        if one := (*_decisions(game, papers, home, seat), *record, *_orders(game, papers, home, seat)):
            found[seat] = one
    return found


def _elsewhere(game: Game, home: Home) -> tuple[str, ...]:
    """Return who plays elsewhere, the host too; bots do not."""
    genesis = game.file.genesis
    return tuple(id_ for id_, _ in genesis.people() if id_ not in (*home.seats, *genesis.bots))


def _record(game: Game, papers: Papers, home: Home) -> Iterator[Holding]:
    """Yield the newest record, and the proof that made it possible, if it is theirs to pass on."""
    file, others = game.file, _elsewhere(game, home)
    answered = [seat for seat in (*papers.orders, *papers.sealed) if seat in others]
    held = _newest_held(file, answered)
    lacking = tuple(id_ for id_ in others if held[id_] < file.index)
    first = file.genesis.chance.joined and file.index == 0
    # What all can make of mailed papers is nobody's to pass on; the last of these papers is its maker's.
    common = first and not hands_of(file.genesis).dealt
    proof = first and bool(home.proved)
    if lacking and (proof or (home.made_newest and not common)):
        yield Holding("record", lacking)
        if proof:
            yield Holding("proof", lacking)


def _decisions(game: Game, papers: Papers, home: Home, seat: str) -> Iterator[Holding]:
    """
    Yield the decisions that somebody signed while people elsewhere must still do so.

    They go to all, also where a host makes the dice: nothing says that a host passes on what others have to sign.
    """
    others = _elsewhere(game, home)
    for decision in papers.decisions:
        if seat in decision.sigs and not {*others}.isdisjoint(unsigned(game, decision) or ()):
            yield Holding("decision", others, decision)


def _orders(game: Game, papers: Papers, home: Home, seat: str) -> Iterator[Holding]:
    if game.awaited is None or seat in home.drafts:
        return
    if needs_sealing(game):
        yield from _sealed_papers(game, papers, home, seat)
    elif seat in papers.orders and seat not in papers.confirmed:
        genesis, others = game.file.genesis, _elsewhere(game, home)
        # A host who plays does not make the dice of the own turn: somebody else does.
        if lacking := (genesis.master,) if genesis.chance.hosted and genesis.master in others else others:
            yield Holding("orders", lacking)


def _sealed_papers(game: Game, papers: Papers, home: Home, seat: str) -> Iterator[Holding]:
    """Yield orders that are sealed as far as they are open: the list, the bare orders, or the seal."""
    others = _elsewhere(game, home)
    if seat in papers.opened:
        yield Holding("opened", others)
    elif _is_shown_bare(game, papers, seat):
        yield Holding("orders", others)
    elif seat in papers.sealed:
        yield Holding("seal", tuple(id_ for id_ in others if id_ not in papers.opened))


def _is_shown_bare(game: Game, papers: Papers, seat: str) -> bool:
    """Say whether all have sealed, and somebody makes no dice for the set: then the orders go out as they are signed."""
    if seat not in papers.orders or missing(game, papers) or seat not in papers.together:
        return False
    return seat not in needed_witnesses(game, papers.together)


# ── who is known to have which record ────────────────────────────────────────────────────────────


def _newest_held(file: GameFile, answered: Iterable[str]) -> Mapping[str, int]:
    """
    Return the newest record that each person is shown to have, by id.

    `answered` are those of whom orders, a seal or a signature for the next record lie there.
    """
    records = file.all_records()
    held = {id_: _NONE for id_, _ in file.genesis.people()}
    for record in records:
        base = _answered_record(records, record.index)
        for seat in _signers_of(record):
            held[seat] = max(held.get(seat, _NONE), base)
        if len(record.proofs) == 1 and record.index:
            witness = record.proofs[0][0]
            held[witness] = max(held.get(witness, _NONE), record.index)
    maker = file.seal.by
    sealers = [id_ for id_, key in file.genesis.identities.items() if maker in (id_, key.line)]
    return held | dict.fromkeys([*sealers, *answered], file.index)


def _answered_record(records: Sequence[Record], index: int) -> int:
    """Return the record that orders of a record surely answer: one before all decisions that stand between."""
    base = index - 1
    while base > 0 and records[base].admin:
        base -= 1
    return base


def _signers_of(record: Record) -> Iterable[str]:
    """Return who signed what is in a record, its orders or a decision; an unsigned order shows as much."""
    if record.admin:
        return [who for who, _ in record.approvals]
    return [str(table_of(text).get("player", "")) for text in record.orders]
