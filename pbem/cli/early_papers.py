"""Papers from before a game or a turn, for `pbem status`: invitations that are answered, sealed orders."""

from collections.abc import Iterator, Sequence

from pbem.cli import console
from pbem.engine.chance.sealed_orders import read_sealed
from pbem.engine.file.game_file import GameFile
from pbem.engine.invitation import invitation_hash
from pbem.engine.phrases import format_seats, quoted
from pbem.engine.play import Game
from pbem.engine.start_file import Start, merge, read_start
from pbem.errors import PbemError
from pbem.mail.inbox import GivenDocument, Inbox


def take_documents(inbox: Inbox, kind: str, game_id: str = "") -> list[GivenDocument]:
    """Take the documents of a kind out of what came in; of one game, if its id is given."""
    taken = [
        one for one in inbox.documents
        if one.kind == kind and (not game_id or one.game_id == game_id)
    ]  # fmt: skip
    for one in taken:
        inbox.documents.remove(one)
    return taken


def read_seals(game: Game, seals: Sequence[GivenDocument]) -> tuple[dict[str, str], list[str]]:
    """Return who has sealed orders for this moment, with the files, and a line for each file."""
    sealed: dict[str, str] = {}
    lines: list[str] = []
    for given in seals:
        try:
            player = read_sealed(game, given.data).player
        except PbemError as error:
            lines.append(f"  {given.name}: sealed orders, not for this moment: {error}")
        else:
            sealed[player] = given.path or given.name
            lines.append(f"  {given.name}: sealed orders of {player}")
    return sealed, lines


def invitation_lines(
    documents: Sequence[GivenDocument], games: Sequence[GameFile]
) -> Iterator[str]:
    """Say of each invitation who has still to answer, and what to type; nothing once its game began."""
    begun = {invitation_hash(game.genesis.founding) for game in games}
    answers: dict[bytes, list[tuple[GivenDocument, Start]]] = {}
    for given in documents:
        try:
            start = read_start(given.data)
        except PbemError as error:
            yield f"{given.name}: a start file that cannot be read: {error}"
        else:
            answers.setdefault(start.invitation, []).append((given, start))
    for invitation, group in answers.items():
        if invitation not in begun:
            yield from _answer_lines([one for one, _ in group], [start for _, start in group])


def _answer_lines(documents: Sequence[GivenDocument], starts: Sequence[Start]) -> Iterator[str]:
    name = quoted(starts[0].genesis.name)
    try:
        start = merge(starts)
    except PbemError as error:
        yield f"{name}: an invitation whose files do not go together: {error}"
        return
    who = format_seats(start.genesis, start.absent or start.unproved)
    command = "join" if start.absent else "start"
    if start.absent:
        yield f"{name}: an invitation; waiting for {who} to join"
    elif start.unproved:
        yield f"{name}: all have joined; waiting for the proof of {who}"
    else:
        yield f"{name}: all proofs are there; the game can begin"
    for_whom = f", for {who}" if start.absent or start.unproved else ""
    paths = [one.path for one in documents]
    if all(paths):
        yield f"  next{for_whom}: {console.format_command(command, *paths)}"
    else:
        yield "  next: take the files out of the mails: pbem read MAIL --save DIR"
    yield f"  in {', '.join(one.name for one in documents)}"
