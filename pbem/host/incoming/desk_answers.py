"""
What a guest mails in answer to the letters before a game with keys: parts of its start file, or record 0.

What comes once more when the game has begun is answered as at first, so a mail at which the host was stopped is, too.
"""

from collections.abc import Sequence
from contextlib import suppress

from pbem.engine.file.invitation import invitation_hash
from pbem.engine.papers.start_file import read_start
from pbem.errors import ContentError
from pbem.host.folder.game_folder import OPENED_BY_MAIL
from pbem.host.folder.waiting_games import WaitingGame
from pbem.host.games.beginning import begin_game
from pbem.host.games.first_record import BEGUN, take_record
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.invitations import ALL_IN, known_start, take_answer
from pbem.host.incoming.answers import MailDecision, mail_answered, queue_answer
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.incoming.meant_games import read_answered
from pbem.host.mails.desk_mails import part_taken
from pbem.local import files
from pbem.mail.file_kind import START
from pbem.mail.inbox import GivenDocument, GivenGame

Paper = GivenDocument | GivenGame


def take_answers(games: GameLookup, mail: ReceivedMail, decision: MailDecision, waiting: Sequence[WaitingGame]) -> bool:
    """Take the answers of the sender to invitations of games that wait with keys; say whether there were any."""
    papers: list[Paper] = [one for one in mail.inbox.documents if one.kind == START]
    found = False
    for paper in [*papers, *mail.inbox.games]:
        name, said = _taken(games, mail, decision, waiting, paper)
        if not said:
            continue
        found = True
        decision.tray = "done"
        decision.lines.append(f"an answer to the invitation to {name}: {said}")
        out = part_taken(mail.sender, name, said, mail.digest, mail_answered(mail))
        queue_answer(games, out, decision)
    return found


def begin(games: GameLookup, game: WaitingGame, decision: MailDecision) -> None:
    """Begin a game whose seats are all taken, or do what can be done now."""
    if begin_game(games.host, game, games.now):
        decision.games.append(game.name)
        games.forget()


def _taken(
    games: GameLookup, mail: ReceivedMail, decision: MailDecision, waiting: Sequence[WaitingGame], paper: Paper
) -> tuple[str, str]:
    """Take a file into the game that it is for: the name of that game, and what to say; "" for none."""
    for game in waiting:
        guest = game.guest_at(mail.sender)
        if guest is None or game.free or not game.keyed:
            continue
        if isinstance(paper, GivenGame):
            said = take_record(games.host, game, known_start(games.host, game), paper)
        else:
            said = take_answer(games.host, game, guest.id, paper.data)
        if said:
            begin(games, game, decision)
            return game.name, said
    if not _is_about_a_turn(mail):
        with suppress(ContentError):
            return _taken_before(games, mail.sender, decision, paper)
    return "", ""


def _is_about_a_turn(mail: ReceivedMail) -> bool:
    """Say whether a mail holds orders, or answers a letter of a game that has begun: more than a beginning is in it."""
    answered = read_answered(mail.headers)
    return bool(mail.inbox.orders or answered.threads or answered.name)


def _taken_before(games: GameLookup, sender: str, decision: MailDecision, paper: Paper) -> tuple[str, str]:
    """Answer what belongs to the beginning of a game that has just begun. Raises ContentError."""
    given = paper.game if isinstance(paper, GivenGame) else read_start(paper.data)
    folder = games.by_name(given.genesis.name)
    if folder is None or not files.exists(folder.inside(OPENED_BY_MAIL)):
        return "", ""
    if not folder.read_settings().seats_of(sender):
        return "", ""
    file = games.newest(folder).game.file
    if file.index or file.genesis.chance.anyone_seals:
        return "", ""
    if isinstance(paper, GivenGame):
        same, said = paper.game.head == file.head, BEGUN
    else:
        same, said = invitation_hash(given.genesis.founding) == invitation_hash(file.genesis.founding), ALL_IN
    if not same:
        return "", ""
    decision.games.append(folder.name)
    return folder.name, said
