"""Decisions of the group, for commands: files read and written, what they say printed, the record made."""

from collections.abc import Sequence
from typing import Any

import click

from pbem.cli.games import key_options, played_turn, remembered_games
from pbem.cli.games.own_seats import seats_here
from pbem.cli.orders import given_orders
from pbem.cli.say import console, next_step
from pbem.engine.file.decision import is_substitution
from pbem.engine.file.phrases import format_seats
from pbem.engine.papers.decision_file import DecisionFile, describe_decision, gather, read_decision
from pbem.engine.papers.procedure import approve, record_decision, require_good
from pbem.engine.pending.papers import papers_of
from pbem.engine.pending.pending import pending
from pbem.engine.play.play import Applied
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.errors import InputError, PbemError, UnapprovedError, naming
from pbem.local import bot_turns, files, own_signatures, registry
from pbem.local.game_files import OpenedGame
from pbem.mail.inbox import GivenDocument
from pbem.trust.canonical import canonical
from pbem.trust.keys import PublicKey
from pbem.trust.signers import Signer

DecisionCopies = tuple[DecisionFile, tuple[GivenDocument, ...]]
"""A decision with the signatures of all its copies, and these."""


def read(paths: Sequence[str]) -> DecisionFile:
    """Read one decision from one file or several copies of it."""
    return gather(as_orders(paths))


def as_orders(paths: Sequence[str]) -> list[OrderFile]:
    """Read files that `play` takes. Raises InputError for one that cannot be read."""
    order_files = given_orders.read_orders(paths)
    given_orders.require_readable(order_files)
    return order_files


def gather_copies(given: Sequence[GivenDocument]) -> tuple[DecisionCopies, ...]:
    """Put the copies of each decision together; what cannot be read is left out."""
    gathered: dict[bytes, DecisionCopies] = {}
    for one in given:
        try:
            found = read_decision(order_file.read(one.data, one.name))
            key = canonical(found.document, check=False)
        except PbemError:
            continue
        known, copies = gathered.get(key, (found, ()))
        gathered[key] = (known.signed(found.sigs), (*copies, one))
    return tuple(gathered.values())


def fresh_copies(given: Sequence[GivenDocument]) -> list[GivenDocument]:
    """Leave out copies in mails that have no signature which the files and the copies before do not have."""
    kept: list[GivenDocument] = []
    for one in sorted(given, key=lambda one: one.in_mail):
        known = [decision for decision, _ in gather_copies(kept)]
        if not one.in_mail or any(_says_more(decision, known) for decision, _ in gather_copies([one])):
            kept.append(one)
    return kept


def _says_more(decision: DecisionFile, known: Sequence[DecisionFile]) -> bool:
    """Say whether a copy of a decision has a signature that those known have not, or is the first."""
    same = next((one for one in known if one.document == decision.document), None)
    return same is None or bool({*decision.sigs} - {*same.sigs})


def describe(opened: OpenedGame, decision: DecisionFile) -> None:
    """Print what a decision says and what it does. Raises PlayError for one that cannot be made."""
    lines = describe_decision(opened.game, opened.data, decision.document, registry.load)
    console.print_lines(console.wrapped(line, "  ") for line in lines)


def claim(opened: OpenedGame, decision: DecisionFile, public: PublicKey, *, revise: bool) -> None:
    """Write into the ledger what is about to be signed; another decision only with `revise`."""
    if own_signatures.record_approval(opened.game.file, decision.document, public, revise=revise):
        console.warn("anyone who has the signatures of all can now choose between both decisions")


def approve_files(opened: OpenedGame, notices: Sequence[str], *, revise: bool = False) -> DecisionFile:
    """Print what a decision does, and put the user's signature into the first file; return it."""
    decision = read(notices)
    if opened.game.file.genesis.chance.witnessed:
        remembered_games.require_newest(opened.path, opened.data)
    describe(opened, decision)
    signer = key_options.own_signer()
    require_good(opened.game, decision.document, decision.sigs)
    seat, sig = approve(opened.game, decision.document, signer)
    claim(opened, decision, signer.public, revise=revise)
    signed = decision.signed({seat: sig})
    write_again(notices[0], signed)
    return signed


def say_next(opened: OpenedGame, decision: DecisionFile, path: str) -> None:
    """Say who signs next, or that all have."""
    genesis = opened.game.file.genesis
    found = pending(opened.game, papers_of(opened.game, {}, (), [decision]))
    absent = [seat for seat, state in found.people.items() if state.can("approve")]
    if not absent:
        ready = "all have signed" if decision.sigs else "nobody here has a key to sign with"
        console.next_step(f"{ready}: {console.format_command('apply', opened.path, path)}")
        return
    mine = seats_here(genesis)
    steps = []
    if any(seat in mine for seat in absent):
        steps.append(f"sign it: {console.format_command('approve', opened.path, path)}")
    if others := [seat for seat in absent if seat not in mine]:
        steps.append(next_step.mailing(path, f"{format_seats(genesis, others)}, who must still sign it"))
    console.next_step("; then ".join(steps))


def play(opened: OpenedGame, order_files: Sequence[OrderFile], folder: str) -> None:
    """Make the record of a decision, write it and print its report."""
    if opened.game.file.genesis.chance.witnessed:
        remembered_games.require_newest(opened.path, opened.data)
    signer = key_options.own_signer()
    decreed = _record_decree(opened, order_files, signer)
    after = next_step.after_silence if is_substitution(decreed.record) else next_step.after_turn
    *earlier, applied = [decreed, *bot_turns.turns_of_bots(decreed.game, signer, console.note_bot)]
    played_turn.publish(applied, folder, after, earlier=earlier)


def read_correction(text: str) -> dict[str, Any]:
    """Read a correction as it is typed: a word, then key=value."""
    word, *pairs = text.split()
    correction: dict[str, Any] = {"do": word}
    for pair in pairs:
        key, is_, value = pair.partition("=")
        if not is_ or not value:
            raise click.UsageError(f"{text!r}: write it like this: armies-set territory=siam armies=4")
        correction[key] = int(value) if value.isascii() and value.isdecimal() else value
    return correction


def write_new(path: str, decision: DecisionFile) -> None:
    """Write a decision that was just drafted."""
    files.write_new(path, decision.text.encode())
    console.note(f"Written: {path}")


def write_again(path: str, decision: DecisionFile) -> None:
    """Write a decision with one signature more."""
    files.replace(path, decision.text.encode())
    console.note(f"Signed: {path}")


def _record_decree(opened: OpenedGame, order_files: Sequence[OrderFile], signer: Signer) -> Applied:
    decision = gather(order_files)
    try:
        with naming(opened.path):
            return record_decision(opened.game, opened.data, decision.document, decision.sigs, signer, registry.load)
    except UnapprovedError as error:
        who = format_seats(opened.game.file.genesis, error.missing)
        sign = console.format_command("approve", opened.path, order_files[0].name)
        raise InputError(f"{who} must sign it first: {sign}") from None
