"""Papers from before a game or a turn: invitations that are answered, sealed orders."""

import os
from collections.abc import Iterator, Sequence

from pbem.cli.games.own_seats import own_public
from pbem.cli.say import console
from pbem.cli.say.next_step import taken_out
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.invitation import invitation_hash
from pbem.engine.file.phrases import format_seats, quoted
from pbem.engine.papers.start_file import Start, merge, read_start
from pbem.engine.pending import told
from pbem.engine.pending.pending import invited
from pbem.engine.pending.value import Home, Task
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import read_sealed
from pbem.engine.text.file_names import part_name
from pbem.errors import PbemError
from pbem.local import game_notes
from pbem.mail.inbox import GivenDocument, Inbox
from pbem.record import value


def take_documents(inbox: Inbox, kind: str, game_id: str = "") -> list[GivenDocument]:
    """Take the documents of a kind out of what came in; of one game, if its id is given."""
    taken = [one for one in inbox.documents if one.kind == kind and (not game_id or one.game_id == game_id)]
    for one in taken:
        inbox.documents.remove(one)
    return taken


def read_seals(game: Game, seals: Sequence[GivenDocument]) -> tuple[dict[str, GivenDocument], list[str]]:
    """Return the sealed orders for this moment, by player, and a line for each file, or mail without one."""
    sealed: dict[str, GivenDocument] = {}
    lines: list[str] = []
    for given in each_once(seals):
        try:
            player = read_sealed(game, given.data).player
        except PbemError as error:
            lines.append(f"  {given.name}: sealed orders, not for this moment: {error}")
        else:
            sealed[player] = given
            lines.append(f"  {given.name}: sealed orders of {format_seats(game.file.genesis, [player])}")
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
            yield from _next_lines(invitation, invitation.start, known=known)
            yield f"  in {', '.join(dict.fromkeys(one.name for one in each_once(invitation.documents)))}"


def each_once(documents: Sequence[GivenDocument]) -> list[GivenDocument]:
    """Return each content once: a file rather than a copy in a mail."""
    files = {one.data: one for one in documents if not one.in_mail}
    return list({one.data: files.get(one.data, one) for one in documents}.values())


def state_line(invitation: Invitation) -> str:
    """Say who has still to do something before a game begins."""
    name, start = quoted(invitation.name), invitation.start
    if start is None:
        return f"{name}: an invitation whose files do not go together: {invitation.fault}"
    said = told.standing(invited(start), start.genesis)
    return f"{name}: {said[:1].lower()}{said[1:]}"


def _next_lines(invitation: Invitation, start: Start, *, known: bool) -> Iterator[str]:
    """Say what to type: for the user, where a key tells who that is, else for each who is waited for."""
    public = own_public()
    me = start.person_of(public) if public else ""
    found = invited(start, Home((me,) if me else ()))
    tasks = found.of(me).owes or found.of(me).may if me else found.owing
    if me and not tasks:
        yield f"  Nothing is due from you ({format_seats(start.genesis, [me])})."
    documents = each_once(invitation.documents)
    for one in found.of(me).holds:
        own = part_name(start.genesis.name, me, proved=one.kind == "proof")
        if path := next((one.path for one in documents if os.path.basename(one.path) == own and not one.in_mail), ""):
            draft = game_notes.invitation_draft(start.invitation, path)
            said = f"The mail is written; if you have not sent it yet: {draft}"
            mail = console.format_command("mail", path)
            yield f"  {said if draft else f'{told.lacking(one, start.genesis, me)}: {mail}'}"
    commands: dict[str, list[str]] = {}
    turn = console.format_command("turn", invitation.name)
    for task in found.owing if known else tasks:
        commands.setdefault(turn if known else _command_for(task, documents), []).append(task.person)
    for command, people in commands.items():
        for_whom = (
            "" if people == [me] or found.owing[0].act == "begin" else f", for {format_seats(start.genesis, people)}"
        )
        yield f"  to do{for_whom}: {command}"


def _command_for(task: Task, documents: Sequence[GivenDocument]) -> str:
    """Return what to type for a task; what is in a mail alone is taken out first."""
    if mails := [one.path for one in documents if one.in_mail]:
        return taken_out(mails)
    paths = dict.fromkeys(one.path for one in documents)
    if task.act == "join":
        return console.format_command("join", *paths, "--player", task.person)
    return console.format_command("start", *paths)
