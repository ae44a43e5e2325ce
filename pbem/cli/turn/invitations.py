"""A game that has not begun: its invitation answered, the set-up proved, the first file made."""

import os
from collections.abc import Sequence

import attrs

from pbem.cli.begin import start_files
from pbem.cli.games import key_options
from pbem.cli.games.own_seats import own_public
from pbem.cli.orders import outgoing_mail
from pbem.cli.orders.early_documents import Invitation, state_line
from pbem.cli.say import console, questions
from pbem.cli.turn import letter
from pbem.cli.turn.arrivals import downloads
from pbem.cli.turn.correspondents import mails_about
from pbem.cli.turn.own_turn import in_files, lies_in
from pbem.engine.file.phrases import quoted
from pbem.engine.papers.start_file import Start
from pbem.engine.pending.pending import invited
from pbem.errors import InputError
from pbem.local import files, game_notes
from pbem.mail.file_kind import START
from pbem.mail.inbox import GivenMail

_ABOUT_JOINING = "You sign that you play this game by these rules; the others need your answer before it can begin."
_ABOUT_PROVING = "The dice of the set-up are made from a signature of everybody, so that nobody can choose them."


def answer(invitation: Invitation, player: str | None, mails: Sequence[GivenMail] = ()) -> bool:
    """
    Do what the user can do before a game begins, each step after a yes; return whether it has begun.

    Raises InputError for files that do not fit together, and for a seat that is not the user's.
    """
    start = invitation.start
    if start is None:
        raise InputError(state_line(invitation))
    console.note(f"{state_line(invitation)}.")
    folder = _folder(invitation, start)
    in_files(invitation.documents, folder, is_known=bool(game_notes.folder_of_invitation(start.invitation)))
    me = _seat(start)
    there = mails_about(mails, start.genesis)
    if not me and not start.absent:
        console.note("All its seats are taken, and none with your key.")
        return False
    if not me:
        start, me = _join(start, player, folder)
    elif not (question := _question(start, me)):
        _offer_mail(start, me, folder, there)
        return False
    elif not questions.agrees(question, default=None, about=_ABOUT_PROVING):
        return False
    else:
        signer = key_options.own_signer()
        start = start_files.proceed(start, me, signer, folder)
    if me not in start.proofs or start.unproved:
        _offer_mail(start, me, folder, there)
    return not (start.absent or start.unproved)


def _folder(invitation: Invitation, start: Start) -> str:
    """Return where the files of the game lie: as noted, or where they were found, or the current folder."""
    noted = game_notes.folder_of_invitation(start.invitation)
    if noted and os.path.isdir(noted):
        return "" if os.path.samefile(noted, os.curdir) else noted
    files_of_it = [one.path for one in invitation.documents if not one.in_mail]
    there = [path for path in files_of_it if not (downloads() and lies_in(path, downloads()))]
    return os.path.dirname(there[0]) if there else ""


def _seat(start: Start) -> str:
    public = own_public()
    return start.person_of(public) if public else ""


def _join(start: Start, player: str | None, folder: str) -> tuple[Start, str]:
    """Take a seat, after everything in the invitation was shown and agreed to."""
    seat = f"Which seat of {quoted(start.genesis.name)} is yours?"
    me = player or questions.choose_name(seat, start.absent, about="A seat is a place at the table.")
    me = start_files.print_terms(start, me)
    if not questions.agrees(f"Join as {me}, and agree to all of this?", default=None, about=_ABOUT_JOINING):
        raise InputError("nothing was signed")
    signer = key_options.own_signer()
    joined = start_files.take_part(start, me, signer)
    return start_files.proceed(joined, me, signer, folder), me


def _question(start: Start, me: str) -> str:
    """Return what the user is asked for; "" where others have to do something first."""
    own = invited(start).of(me)
    if own.can("prove"):
        return "All have joined. Add your part of the dice for the set-up?"
    return "Begin the game?" if own.can("begin") else ""


def _offer_mail(start: Start, me: str, folder: str, mails: Sequence[GivenMail]) -> None:
    """Write the mail with the user's part, unless it is written already."""
    path = start_files.part_path(start, me, folder)
    mail = outgoing_mail.document_mail(path, START)
    if files.exists(mail.eml):
        console.note(f"The mail is written: {mail.eml}. If you have not sent it yet, send it.")
        return
    if way := letter.ask_for("Write the mail?"):
        others = [id_ for id_, _ in start.genesis.people() if id_ != me]
        draft = letter.hand_over(attrs.evolve(mail, genesis=None), start.genesis, others, mails, way)
        noted = {game_notes.paper(path): os.path.basename(draft)}
        game_notes.note_invitation_papers(start.invitation, start.genesis.name, noted)
