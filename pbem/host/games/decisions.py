"""
Decisions of the group, gathered by mail: signed notices of administrative records (docs/format.md 8).

Who must sign gets the notice; who signed sends it back. When all have, the record is made, written and
mailed like any turn. Whoever calls holds the lock of the game, and every call may be repeated.
"""

import json
import os
import textwrap
from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any

from pbem.engine.decisions.decision import ADMIN
from pbem.engine.decisions.procedure import needed, record_decision, rehearse
from pbem.engine.decisions.wording import describe_effect
from pbem.engine.file.seal import may_seal
from pbem.engine.play import Game
from pbem.engine.ruleset import Data
from pbem.engine.text import order_file
from pbem.errors import ContentError, InputError
from pbem.host.deadlines import keeping
from pbem.host.games import playing
from pbem.host.games.notices import DECISION, plain_text
from pbem.host.games.shelf import Opened
from pbem.host.house import House
from pbem.host.letters import telling
from pbem.host.letters.postmark import Letter, digest_of
from pbem.local import files, registry
from pbem.local.file_names import file_name
from pbem.mail.draft import Attachment, one_line
from pbem.trust.canonical import canonical, unwrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

FOLDER = "decisions"
MOST_OPEN = 20
_ADDRESS = ".address"


def take_decision(house: House, opened: Opened, data: bytes, now: datetime) -> str:
    """
    Take a notice of an administrative record with the signatures that are on it; return a sentence.

    It is kept under `decisions`; when all have signed who must, the record is made and mailed.
    """
    document, sigs = _read_paper(data, "the decision")
    if document.get("pbem") != ADMIN or type(sigs) is not dict:
        return "this is no decision that pbem admin wrote"
    try:
        signers = needed(opened.game, document).signers
    except InputError as error:
        return f"the decision cannot be taken: {error}"
    given = {seat: sig for seat, sig in sigs.items() if seat in signers}
    for seat, sig in given.items():
        if not is_signed(opened.game, document, seat, sig):
            who = opened.spell([seat])
            return f"what stands there as signed by {who} is no such signature"
    known = files.exists(decision_path(opened, document))
    if not known and len(_open_decisions(opened)) >= MOST_OPEN:
        return f"{MOST_OPEN} decisions about this turn wait for signatures; no more are taken"
    if not given:
        who = opened.spell(signers)
        return f"the decision carries no signature of those who must sign it ({who})"
    return carry_on(house, opened, document, given, now)


def carry_on(
    house: House, opened: Opened, document: Data, sigs: dict[str, str], now: datetime
) -> str:
    """Add signatures to a decision; make the record if they are complete, else ask for the others."""
    path = decision_path(opened, document)
    known: dict[str, str] = {}
    if files.exists(path):
        _, known = _read_paper(files.read(path, files.ORDERS_LIMIT), path)
    both = {**known, **sigs}
    genesis = opened.game.file.genesis
    try:
        signers = needed(opened.game, document).signers
    except InputError as error:
        return f"the decision cannot be taken: {error}"
    keep_decision(path, document, both)
    if missing := [seat for seat in signers if seat not in both]:
        _ask_for(house, opened, document, both, missing, now)
        return f"it is still to be signed by {opened.spell(missing)}"
    own = playing.signer()
    if not may_seal(genesis, own.public):
        # Only who is in the game can seal its file; a host that is none asks those who are.
        _hand_back(house, opened, document, both, signers, now)
        return f"all have signed; {opened.spell(signers)} can make the record"
    return _made(house, opened, (document, both), own, now)


def _made(
    house: House, opened: Opened, decision: tuple[Data, dict[str, str]], own: Signer,
    now: datetime,
) -> str:  # fmt: skip
    from pbem.host.games.resolving import distribute  # late: it asks this room about deadlines

    try:
        applied = record_decision(opened.game, opened.data, *decision, own, registry.load)
    except InputError as error:
        return f"the decision cannot be taken: {error}"
    distribute(house, opened.folder, applied, now)
    return f"all have signed; record {applied.record.index} is made"


def _read_paper(data: bytes, name: str) -> tuple[Data, Any]:
    """Read a notice and the signatures on it, as they stand there."""
    document = dict(order_file.read(data, name).data)
    return document, document.pop("sigs", {})


def is_signed(game: Game, document: Data, seat: str, sig: object) -> bool:
    """Say whether a signature (base64) is that of a seat, or of "host", under a notice."""
    try:
        raw = unwrap_base64(sig)
        return verify_ed25519(game.file.genesis.identities[seat], ADMIN_NAMESPACE,
                              canonical(document), raw)  # fmt: skip
    except ContentError:
        return False


def _open_decisions(opened: Opened) -> list[str]:
    stem = f"{opened.index + 1:03d}-"
    found = files.listing(opened.folder.inside(FOLDER))
    return [name for name in found if name.startswith(stem) and name.endswith(".toml")]


def decision_path(opened: Opened, document: Data) -> str:
    """Return where a decision is kept: by the record that it would be, its kind and its content."""
    name = f"{opened.index + 1:03d}-{document['kind']}-{_digest(document)[:8]}.toml"
    return opened.folder.inside(FOLDER, name)


def _digest(document: Data) -> str:
    return sha256(canonical(document, check=False)).hexdigest()


def keep_address(opened: Opened, document: Data, to: str) -> None:
    """Write down where a seat gets its mail once a decision is made."""
    path = decision_path(opened, document)
    files.make_folder(os.path.dirname(path), private=True)
    files.replace(f"{path}{_ADDRESS}", f"{to}\n".encode())


def settle_addresses(opened: Opened) -> None:
    """Write to who took a seat, once the record of that stands in the game, whoever made it."""
    place = opened.folder.inside(FOLDER)
    for name in files.listing(place):
        number = name.partition("-")[0]
        if not name.endswith(_ADDRESS) or not number.isdecimal() or int(number) > opened.index:
            continue
        admin = opened.game.file.all_records()[int(number)].admin
        mark = sha256(admin.encode()).hexdigest()[:8]
        if admin and name.endswith(f"-{mark}.toml{_ADDRESS}"):
            path = os.path.join(place, name)
            to = files.read(path, files.KEY_LIMIT).decode().strip()
            keeping.change_address(opened.folder, json.loads(admin)["seat"], to)
            # Done once: what is written into hosting.toml by hand later on shall stay.
            os.replace(path, f"{path}.used")


def open_rows(opened: Opened) -> list[str]:
    """Tell for `status` which decisions about the newest record wait, and for whose signature."""
    rows: list[str] = []
    for name in _open_decisions(opened):
        data = files.read(opened.folder.inside(FOLDER, name), files.ORDERS_LIMIT)
        document, sigs = _read_paper(data, name)
        try:
            signers = needed(opened.game, document).signers
        except InputError:
            continue
        missing = [seat for seat in signers if seat not in sigs]
        who = opened.spell(missing or signers)
        wants = (
            f"to be signed by {who}" if missing else f"signed by all; the record is made by {who}"
        )
        rows.append(f"a decision ({document['kind']}) is {wants}")
    return rows


def tell_document(opened: Opened, document: Data) -> str:
    """Tell what a decision says and does, in sentences. Raises InputError for one that cannot be."""
    applied = rehearse(opened.game, opened.data, document, registry.load)
    genesis = opened.game.file.genesis
    about = f", {opened.spell([document['seat']])}" if document["seat"] else ""
    rows = [f"{document['kind']}{about}: {document.get('reason', '')}".rstrip(": ")]
    rows += describe_effect(genesis, applied.record, needed(opened.game, document).signers)
    rows += [row for event in applied.events for row in opened.game.table.describe(event)]
    return plain_text(" ".join(f"{row.rstrip('.')}." for row in rows))


def keep_decision(path: str, document: Data, sigs: dict[str, str]) -> None:
    """Write a decision down with the signatures that it has."""
    files.make_folder(os.path.dirname(path), private=True)
    files.replace(path, _text(document, sigs))


def _text(document: Data, sigs: dict[str, str]) -> bytes:
    more: Data = {"sigs": sigs} if sigs else {}
    return order_file.write({**document, **more}).encode()


def _ask_for(
    house: House, opened: Opened, document: Data, sigs: dict[str, str], missing: Sequence[str],
    now: datetime,
) -> None:  # fmt: skip
    """Mail a decision to those who have still to sign it, to each once."""
    data, name = _text(document, sigs), opened.folder.name
    mark, said = _digest(document)[:12], tell_document(opened, document)
    book, game = keeping.logbook(opened), opened.game.file.genesis.name
    if not any(notice.data.get("hash") == mark for notice in book.log.of(DECISION)):
        text = f"To be signed by {opened.spell(missing)}: {said}"
        book.append(DECISION, text, now, data={"hash": mark, "missing": list(missing)})
    file = f"{name}-{opened.index + 1:03d}-{document['kind']}.toml"
    game_file = os.path.basename(opened.path)
    for seat in missing:
        text = (
            f"A decision about {game} needs your signature:\n\n"
            f"{textwrap.fill(said, 76)}\n\n"
            "If you agree, save the attached file beside the game file, then:\n\n"
            f"    pbem approve {game_file} {file}\n\n"
            "It tells once more what that does to the game. Reply with the signed file\n"
            "attached. If you do not agree, do nothing.\n"
        )
        _send(house, opened, seat, ("to be signed", text, mark, Attachment(file, data)), now)


def _hand_back(
    house: House, opened: Opened, document: Data, sigs: dict[str, str], readers: Sequence[str],
    now: datetime,
) -> None:  # fmt: skip
    """Mail a decision that all have signed to those who can make its record."""
    data, genesis = _text(document, sigs), opened.game.file.genesis
    mark = sha256(data).hexdigest()[:12]
    # Another name than that of the file which each of them has signed and kept.
    file = f"{opened.folder.name}-{opened.index + 1:03d}-{document['kind']}-by-all.toml"
    after = file_name(genesis.name, opened.index + 1, ".toml")
    text = (
        f"All have signed the decision ({document['kind']}) about {genesis.name} who must. The first of\n"
        "you who does this makes its record; save the attached file beside the game\n"
        "file, then:\n\n"
        f"    pbem apply {os.path.basename(opened.path)} {file}\n\n"
        f"and reply with {after} attached.\n"
    )
    for seat in readers:
        _send(house, opened, seat, ("all have signed", text, mark, Attachment(file, data)), now)


def _send(
    house: House, opened: Opened, seat: str, told: tuple[str, str, str, Attachment],
    now: datetime,
) -> None:  # fmt: skip
    about, text, mark, attachment = told
    subject = f"[pbem {one_line(opened.game.file.genesis.name, 60)}] {about}"
    digest = digest_of("decision", opened.folder.name, mark, seat)
    letter = Letter("", subject, text, digest, "decision", opened.folder.name,
                    attachments=(attachment,))  # fmt: skip
    telling.write(house, opened, seat, letter, now)
