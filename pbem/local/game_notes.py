"""
Where the games of this computer lie, who plays them here, and how far each was looked at.

A note for each game, in the user's own folder. Notes are for convenience: nothing is decided by them
alone, nobody else ever gets them, and one that is lost or damaged is made anew.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Any

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.invitation import invitation_hash
from pbem.errors import UnavailableError
from pbem.local import files, home
from pbem.record import tool, value

FOLDER = "games"
_ENDING = ".json"
_MOST_SENT = 20
_MOST_PAPERS = 40
SHORT, FULL = "short", "full"


def _texts(value: object) -> tuple[str, ...]:
    given = value if isinstance(value, list) else ()
    return tuple(one for one in given if isinstance(one, str))


@tool
class GameNote:
    """
    What is known of a game here: `name` and `folder`, and the seats that are played here, last used first.

    `looked` is the last record that was shown to the user, -1 for none; `drafted` the name of the mail that was
    written last, `sent` those files that pbem itself has mailed. `papers` are the papers of the user that went
    into mails, by the digest of their bytes, each with the name of its draft. `form` is how the user writes
    orders: SHORT, FULL, or "" who has never said. `addresses` are those to which the user agreed, by seat, and `refused`
    those that the user did not want.
    """

    game_id: str
    name: str = ""
    folder: str = ""
    players: tuple[str, ...] = ()
    looked: int = -1
    drafted: str = ""
    sent: tuple[str, ...] = ()
    papers: Mapping[str, str] = attrs.Factory(dict)
    form: str = ""
    addresses: Mapping[str, str] = attrs.Factory(dict)
    refused: tuple[str, ...] = ()


@value
class Addresses:
    """Where people of a game get mail, and which addresses the user did not want, as "seat address"."""

    known: Mapping[str, str]
    refused: tuple[str, ...]


def all_notes() -> Iterator[GameNote]:
    """Yield what is noted of all games."""
    for name in files.listing(_folder()):
        if name.endswith(_ENDING) and (known := _read_note(name.removesuffix(_ENDING))):
            yield known


def note_of(genesis: Genesis) -> GameNote:
    """Return what is noted of a game, as `_known`."""
    return _known(genesis.game_id, genesis.name)


def note(genesis: Genesis, folder: str | None = None, **facts: Any) -> None:
    """Note where a game lies, and other facts; where nothing may be written there are no notes."""
    if folder is not None:
        facts["folder"] = os.path.abspath(folder or os.curdir)
    known = note_of(genesis)
    _keep(known, attrs.evolve(known, **facts))


def note_invitation(invitation: bytes, name: str, folder: str) -> None:
    """Note where the files of a game that has not begun lie."""
    known = _known(invitation, name)
    _keep(known, attrs.evolve(known, folder=os.path.abspath(folder or os.curdir)))


def folder_of_invitation(invitation: bytes) -> str:
    """Return where the files of a game that has not begun lie; "" where it is not known here."""
    return _known(invitation).folder


def note_player(genesis: Genesis, seat: str) -> None:
    """Note that a seat is played on this computer, and was the last one to be."""
    others = (one for one in note_of(genesis).players if one != seat)
    note(genesis, players=(seat, *others))


def note_invitation_papers(invitation: bytes, name: str, papers: Mapping[str, str]) -> None:
    """Note which papers went into which draft before a game begins."""
    known = _known(invitation, name)
    _keep(known, attrs.evolve(known, papers=_newest({**known.papers, **papers})))


def invitation_draft(invitation: bytes, path: str) -> str:
    """Return the draft beside it that a paper went into before the game began, if it lies there; "" for none."""
    known = _read_note(invitation.hex())
    name = known.papers.get(paper(path), "") if known else ""
    draft = os.path.join(os.path.dirname(path), name) if name else ""
    return draft if draft and files.exists(draft) else ""


def note_papers(genesis: Genesis, papers: Mapping[str, str]) -> None:
    """Note which papers went into which draft."""
    note(genesis, papers=_newest({**note_of(genesis).papers, **papers}))


def paper(path: str) -> str:
    """Return what stands for the content of a paper in notes; "" for one that is not there."""
    return sha256(files.read(path, files.GAME_LIMIT)).hexdigest()[:32] if files.exists(path) else ""


def papers_of(genesis: Genesis) -> Mapping[str, str]:
    """Return the draft of each paper that went into one, since the invitation; by the digest of its bytes."""
    return {**_invited(genesis).papers, **note_of(genesis).papers}


def addresses_of(genesis: Genesis) -> Addresses:
    """Return the addresses that were learned since the invitation to a game."""
    known = _invited(genesis)
    return Addresses(known.addresses, known.refused)


def note_address(genesis: Genesis, who: str, address: str, *, agreed: bool) -> None:
    """Note an address that the user was asked about."""
    known = _invited(genesis)
    if agreed:
        fresh = attrs.evolve(known, addresses={**known.addresses, who: address})
    else:
        fresh = attrs.evolve(known, refused=(f"{who} {address}", *known.refused)[:_MOST_SENT])
    _keep(known, fresh)


def _invited(genesis: Genesis) -> GameNote:
    """Return what is noted of the invitation to a game: that stays the same while people join."""
    return _known(invitation_hash(genesis.founding), genesis.name)


def _known(number: bytes, name: str = "") -> GameNote:
    """Return what is noted of a game or an invitation; an empty note where it is not known here."""
    return _read_note(number.hex()) or GameNote(number.hex(), name)


def _newest(papers: Mapping[str, str]) -> Mapping[str, str]:
    return dict([*papers.items()][-_MOST_PAPERS:])


def note_sent(genesis: Genesis, name: str) -> None:
    """Note that pbem itself has mailed a file."""
    note(genesis, sent=(name, *note_of(genesis).sent)[:_MOST_SENT])


def _keep(known: GameNote, fresh: GameNote) -> None:
    if fresh != known:
        with suppress(UnavailableError):
            files.make_folder(_folder(), private=True)
            data = f"{json.dumps(attrs.asdict(fresh), indent=1)}\n".encode()
            files.replace(_path(fresh.game_id), data, lasting=False)
            files.sweep(_folder(), _path(fresh.game_id))


def _folder() -> str:
    return os.path.join(home.folder(), FOLDER)


def _path(game_id: str) -> str:
    return os.path.join(_folder(), f"{game_id}{_ENDING}")


def _read_note(game_id: str) -> GameNote | None:
    path = _path(game_id)
    if not files.exists(path):
        return None
    try:
        data = json.loads(files.read(path, files.KEY_LIMIT))
    except (UnavailableError, ValueError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    facts: dict[str, Any] = {key: _texts(data.get(key)) for key in ("players", "sent", "refused")}
    for kind, keys in ((int, ("looked",)), (str, ("name", "folder", "drafted", "form"))):
        facts |= {key: data[key] for key in keys if type(data.get(key)) is kind}
    for table in ("papers", "addresses"):
        known = data.get(table)
        pairs = known.items() if isinstance(known, dict) else ()
        facts[table] = {key: text for key, text in pairs if isinstance(text, str)}
    return GameNote(game_id, **facts)
