"""Notices as files: what a group decides, with the signatures that it has so far."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pbem.cli import console, given_orders, key_options, memory, next_step, opening, writing
from pbem.engine.decisions.decision import ADMIN, SUBSTITUTE
from pbem.engine.decisions.decree import decree, needed, rehearse
from pbem.engine.decisions.wording import tell_decision
from pbem.engine.play import Applied
from pbem.engine.report import format_seats
from pbem.engine.ruleset import Data
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.errors import InputError, UnapprovedError, UnavailableError
from pbem.local import files, registry
from pbem.trust.keys import PublicKey


class Draft(NamedTuple):
    """A notice as plain data, and its signatures by seat."""

    document: Data
    sigs: dict[str, str]


def read(paths: Sequence[str]) -> Draft:
    """Read one notice from one file or several copies of it."""
    order_files = given_orders.read_orders(paths)
    given_orders.require_readable(order_files)
    return gathered(order_files)


def gathered(order_files: Sequence[OrderFile]) -> Draft:
    """Put the signatures of all copies of a notice together."""
    drafts = [_draft(file) for file in order_files]
    for file, draft in zip(order_files, drafts, strict=True):
        if draft.document != drafts[0].document:
            raise console.Refusal(f"{file.name} says something else than {order_files[0].name}")
    sigs: dict[str, str] = {}
    for draft in drafts:
        sigs.update(draft.sigs)
    return Draft(drafts[0].document, sigs)


def text_of(draft: Draft) -> bytes:
    """Return the bytes of a notice file."""
    more: dict[str, Any] = {"sigs": draft.sigs} if draft.sigs else {}
    return order_file.write({**draft.document, **more}).encode()


def tell(opened: opening.Opened, draft: Draft) -> None:
    """Print what a notice says and what it would do; refuse one that cannot be."""
    try:
        applied = rehearse(opened.game, opened.data, draft.document, registry.load)
    except InputError as error:
        raise console.Refusal(opening.sentence(error)) from None
    document, genesis = draft.document, opened.game.file.genesis
    about = f", {format_seats(genesis, [document['seat']])}" if document["seat"] else ""
    rows = [f"{document['kind']}{about}: {document.get('reason', '')}".rstrip(": ")]
    signers = needed(opened.game, document).signers
    rows += tell_decision(genesis, applied.record, signers)
    rows += [row for event in applied.events for row in opened.game.table.describe(event)]
    console.rows(console.wrapped(row, "  ") for row in rows)


def claim(opened: opening.Opened, draft: Draft, public: PublicKey, *, revise: bool) -> None:
    """Write into the ledger what is about to be signed; another decision only with `revise`."""
    if memory.claim_approval(opened.game.file, draft.document, public, revise=revise):
        console.warn("whoever has the signatures of all can now choose between both decisions")


def missing(opened: opening.Opened, draft: Draft) -> list[str]:
    """Return who has still to sign."""
    return [seat for seat in needed(opened.game, draft.document).signers if seat not in draft.sigs]


def tell_next(opened: opening.Opened, draft: Draft, path: str) -> None:
    """Say who signs next, or that all have."""
    absent = missing(opened, draft)
    if absent:
        who = format_seats(opened.game.file.genesis, absent)
        sign = console.format_command("approve", opened.path, path)
        console.next_step(f"still to be signed by {who} (mail {path}, unless that is you): {sign}")
    else:
        ready = "all have signed" if draft.sigs else "nobody here has a key to sign with"
        console.next_step(f"{ready}: {console.format_command('apply', opened.path, path)}")


def play(
    opened: opening.Opened, order_files: Sequence[OrderFile], folder: str, key_file: str | None
) -> None:
    """Make the record of a notice, write it and print its report."""
    applied = _decreed(opened, order_files, key_file)
    written = writing.write_turn(applied, folder)
    if opened.game.file.genesis.chance.witnessed:
        memory.remember_own(applied)
    console.out(written.report)
    writing.tell_written(written)
    after = next_step.after_silence if _is_substitution(applied) else next_step.after_turn
    console.next_step(after(applied.game, written.game_path))


def _is_substitution(applied: Applied) -> bool:
    return bool(json.loads(applied.record.admin)["kind"] == SUBSTITUTE)


def _decreed(
    opened: opening.Opened, order_files: Sequence[OrderFile], key_file: str | None
) -> Applied:
    if opened.game.file.genesis.chance.witnessed:
        memory.require_newest(opened.path, opened.data)
    draft = gathered(order_files)
    signer = key_options.own_signer(key_file)
    try:
        return decree(opened.game, opened.data, draft.document, draft.sigs, signer, registry.load)
    except UnapprovedError as error:
        who = format_seats(opened.game.file.genesis, error.missing)
        sign = console.format_command("approve", opened.path, order_files[0].name)
        raise console.Refusal(f"{who} must sign it first: {sign}") from None
    except InputError as error:
        raise console.Refusal(f"{opened.path}: {opening.sentence(error)}") from None


def write_new(path: str, draft: Draft) -> None:
    """Write a notice that was just drafted."""
    try:
        files.write_new(path, text_of(draft))
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None
    console.note(f"Written: {path}")


def write_again(path: str, draft: Draft) -> None:
    """Write a notice with one signature more."""
    try:
        files.replace(path, text_of(draft))
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None
    console.note(f"Signed: {path}")


def _draft(file: OrderFile) -> Draft:
    data = dict(file.data)
    sigs = data.pop("sigs", {})
    if data.get("pbem") != ADMIN or not _are_sigs(sigs):
        raise console.Refusal(f"{file.name} is no notice that `pbem admin` wrote")
    return Draft(data, dict(sigs))


def _are_sigs(sigs: Any) -> bool:
    return isinstance(sigs, Mapping) and all(type(sig) is str for sig in sigs.values())
