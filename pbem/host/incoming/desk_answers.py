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
from pbem.host.games.invitations import ALL_IN, known_start, take_answer
from pbem.host.incoming.answers import MailWork
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.mails.desk_mails import part_taken
from pbem.local import files
from pbem.mail.file_kind import START
from pbem.mail.inbox import GivenDocument, GivenGame

Paper = GivenDocument | GivenGame


def take_answers(work: MailWork, waiting: Sequence[WaitingGame]) -> bool:
    """Take the answers of the sender to invitations of games that wait with keys; say whether there were any."""
    mail = work.mail
    papers: list[Paper] = [one for one in mail.inbox.documents if one.kind == START]
    found = False
    for paper in [*papers, *mail.inbox.games]:
        name, said = _taken(work, waiting, paper)
        if not said:
            continue
        found = True
        work.done(f"an answer to the invitation to {name}: {said}")
        work.queue(part_taken(mail.sender, name, said, mail.digest, mail.ids))
    return found


def begin(work: MailWork, game: WaitingGame) -> None:
    """Begin a game whose seats are all taken, or do what can be done now."""
    if begin_game(work.games.host, game, work.games.now):
        work.about.append(game.name)
        work.games.forget()


def _taken(work: MailWork, waiting: Sequence[WaitingGame], paper: Paper) -> tuple[str, str]:
    """Take a file into the game that it is for: the name of that game, and what to say; "" for none."""
    host, mail = work.games.host, work.mail
    for game in waiting:
        guest = game.guest_at(mail.sender)
        if guest is None or game.free or not game.keyed:
            continue
        if isinstance(paper, GivenGame):
            said = take_record(host, game, known_start(host, game), paper)
        else:
            said = take_answer(host, game, guest.id, paper.data)
        if said:
            begin(work, game)
            return game.name, said
    if not _is_about_a_turn(mail):
        with suppress(ContentError):
            return _taken_before(work, paper)
    return "", ""


def _is_about_a_turn(mail: ReceivedMail) -> bool:
    """Say whether a mail holds orders, or answers a letter of a game that has begun: more than a beginning is in it."""
    return bool(mail.inbox.orders or mail.answered.threads or mail.answered.name)


def _taken_before(work: MailWork, paper: Paper) -> tuple[str, str]:
    """Answer what belongs to the beginning of a game that has just begun. Raises ContentError."""
    given = paper.game if isinstance(paper, GivenGame) else read_start(paper.data)
    folder = work.games.by_name(given.genesis.name)
    if folder is None or not files.exists(folder.inside(OPENED_BY_MAIL)):
        return "", ""
    if not folder.read_settings().seats_of(work.mail.sender):
        return "", ""
    file = work.games.newest(folder).game.file
    if file.index or file.genesis.chance.anyone_seals:
        return "", ""
    if isinstance(paper, GivenGame):
        same, said = paper.game.head == file.head, BEGUN
    else:
        same, said = invitation_hash(given.genesis.founding) == invitation_hash(file.genesis.founding), ALL_IN
    if not same:
        return "", ""
    work.about.append(folder.name)
    return folder.name, said
