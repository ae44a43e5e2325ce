"""
Who wrote a mail: the address that it came from, and the people of a game whose content it carries.

The address is a claim of the mail. Content names its author by a signature where a game has keys; where it has none,
orders and turns say themselves whose they are. What stands in a quoted part is somebody's earlier mail.
"""

from collections.abc import Iterator
from contextlib import suppress
from email.utils import mktime_tz, parseaddr, parsedate_tz

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import table_of
from pbem.engine.file.invitation import invitation_hash
from pbem.engine.file.seal import seal_fault
from pbem.engine.papers.start_file import Start, read_start
from pbem.errors import ContentError, InputError
from pbem.mail.draft import address
from pbem.mail.file_kind import START
from pbem.mail.found import MailContents
from pbem.mail.parts import ParsedMail


def concerns(contents: MailContents, genesis: Genesis) -> bool:
    """Say whether a mail holds something of a game, or of the invitation to it."""
    game_id = genesis.game_id
    return (
        any(found.is_for(genesis) for found in contents.orders)
        or any(found.game and found.game.genesis.game_id == game_id for found in contents.games)
        or any(game_id.hex().encode() in found.data[:4096] for found in contents.documents)
        or any(True for _ in _starts(contents, genesis))
    )


def author(contents: MailContents, genesis: Genesis) -> str:
    """
    Return the one person whose own content a mail carries; "" for none, or for several.

    A game file counts where nothing else does: it goes round, and whoever sealed it may not be who mails it.
    """
    found = {*_of_orders(contents, genesis), *_of_starts(contents, genesis)} or {*_of_games(contents, genesis)}
    return found.pop() if len(found) == 1 else ""


def sender_address(mail: ParsedMail) -> str:
    """Return the address that a mail says it came from; "" where that is none to write to. Never raises."""
    with suppress(InputError):
        return address(parseaddr(mail.sender)[1])
    return ""


def sent_at(mail: ParsedMail) -> int:
    """Return when a mail says it was sent, in seconds; 0 where it does not say. Never raises."""
    when = parsedate_tz(mail.date)
    with suppress(ValueError, OverflowError):
        return int(mktime_tz(when)) if when else 0
    return 0


def _of_orders(contents: MailContents, genesis: Genesis) -> Iterator[str]:
    for found in contents.orders:
        keyless = found.player in genesis.seat_ids and found.player not in genesis.identities
        vouched = found.standing == "signed" or (found.standing == "unsigned" and keyless)
        if vouched and not found.quoted and found.is_for(genesis):
            yield found.player


def _starts(contents: MailContents, genesis: Genesis) -> Iterator[Start]:
    for document in contents.documents:
        with suppress(ContentError):
            if document.kind == START:
                start = read_start(document.data)
                if start.invitation == invitation_hash(genesis.founding):
                    yield start


def _of_starts(contents: MailContents, genesis: Genesis) -> Iterator[str]:
    for start in _starts(contents, genesis):
        joined = [id_ for id_, person in start.genesis.people() if person.joined]
        yield from [*start.proofs] or joined


def _of_games(contents: MailContents, genesis: Genesis) -> Iterator[str]:
    for found in contents.games:
        if found.game and found.game.genesis.game_id == genesis.game_id:
            yield from _makers(found.game)


def _makers(game: GameFile) -> Iterator[str]:
    """Yield who sealed a game file; in a game without keys, who ordered its last turn."""
    genesis = game.genesis
    if game.seal.by in genesis.identities:
        if seal_fault(game) is None:
            yield game.seal.by
    elif not genesis.identities:
        movers = [str(table_of(text).get("player", "")) for text in game.last.orders]
        yield from genesis.waited_for(movers)
