"""Papers from before a game or a turn: invitations that are answered, sealed orders."""

from collections.abc import Iterator, Sequence

from pbem.cli.say import console
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.invitation import invitation_hash
from pbem.engine.file.phrases import format_seats, quoted
from pbem.engine.papers.start_file import Start, merge, read_start
from pbem.engine.pending import told
from pbem.engine.pending.pending import invited
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import read_sealed
from pbem.errors import PbemError
from pbem.mail.inbox import GivenDocument, Inbox
from pbem.record import value


def take_documents(inbox: Inbox, kind: str, game_id: str = "") -> list[GivenDocument]:
    """Take the documents of a kind out of what came in; of one game, if its id is given."""
    taken = [one for one in inbox.documents if one.kind == kind and (not game_id or one.game_id == game_id)]
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


@value
class Invitation:
    """A game that has not begun: its files, and what they say together, or why they do not fit together."""

    name: str
    documents: tuple[GivenDocument, ...]
    start: Start | None
    fault: str = ""


def gather(documents: Sequence[GivenDocument], games: Sequence[GameFile]) -> tuple[list[Invitation], list[str]]:
    """Put together the files of each game that has not begun; and a line for each that cannot be read."""
    begun = {invitation_hash(game.genesis.founding) for game in games}
    answers: dict[bytes, list[tuple[GivenDocument, Start]]] = {}
    unreadable = []
    for given in documents:
        try:
            start = read_start(given.data)
        except PbemError as error:
            unreadable.append(f"{given.name}: a start file that cannot be read: {error}")
        else:
            answers.setdefault(start.invitation, []).append((given, start))
    found = [_merge_answers(group) for known, group in answers.items() if known not in begun]
    return found, unreadable


def _merge_answers(group: Sequence[tuple[GivenDocument, Start]]) -> Invitation:
    documents = tuple(document for document, _ in group)
    name = group[0][1].genesis.name
    try:
        return Invitation(name, documents, merge([start for _, start in group]))
    except PbemError as error:
        return Invitation(name, documents, None, str(error))


def invitation_lines(
    documents: Sequence[GivenDocument], games: Sequence[GameFile], *, known: bool = False
) -> Iterator[str]:
    """
    Say of each invitation who has still to answer, and what to type; nothing once its game began.

    With `known` the documents lie where `pbem turn` finds them by the name of the game.
    """
    found, unreadable = gather(documents, games)
    yield from unreadable
    for invitation in found:
        yield state_line(invitation)
        if invitation.start:
            yield _next_line(invitation, invitation.start, known=known)
            yield f"  in {', '.join(dict.fromkeys(one.name for one in invitation.documents))}"


def state_line(invitation: Invitation) -> str:
    """Say who has still to do something before a game begins."""
    name, start = quoted(invitation.name), invitation.start
    if start is None:
        return f"{name}: an invitation whose files do not go together: {invitation.fault}"
    said = told.standing(invited(start), start.genesis)
    return f"{name}: {said[:1].lower()}{said[1:]}"


def _next_line(invitation: Invitation, start: Start, *, known: bool) -> str:
    owing = [task for task in invited(start).owing if task.act != "begin"]
    who = format_seats(start.genesis, [task.person for task in owing])
    for_whom = f", for {who}" if owing else ""
    paths = list(dict.fromkeys(one.path for one in invitation.documents))
    if known or not all(paths):
        turn = console.format_command("turn", invitation.name if known else "MAIL")
        return f"  next{for_whom}: {turn}"
    which = ("--player", "P") if len(start.absent) > 1 else ()
    command = console.format_command("join" if start.absent else "start", *paths, *which)
    return f"  next{for_whom}: {command}"
