"""Drafts: a mail shown in three lines, written beside its file, and opened in the mail program."""

import os

from pbem.cli.orders.outgoing_mail import ReadyMail
from pbem.cli.say import console
from pbem.engine.papers.start_file import read_start
from pbem.errors import FileTakenError, UnavailableError
from pbem.local import files, game_notes, known_games
from pbem.mail.draft import Draft, one_line, write_draft
from pbem.mail.file_kind import START, document_kind
from pbem.mail.inbox import game_id_in
from pbem.transport import mail_program


def print_draft(draft: Draft, mail: ReadyMail) -> None:
    """Print to whom a mail goes, its subject, and the files to attach."""
    console.print_lines(
        [
            f"To:      {', '.join(draft.to) or mail.whom}",
            f"Subject: {one_line(draft.subject)}",
            *(f"File:    {path}" for path in mail.paths),
        ]
    )


def write(draft: Draft, mail: ReadyMail, sender: str = "", eml: str | None = None, *, opens: bool = False) -> str:
    """Write a draft, say what to do with it, and return its name; with `opens` show it in the mail program."""
    data = write_draft(draft, sender=sender)
    written = _write_numbered(eml or mail.eml, data, numbered=eml is None)
    console.note(f"Written: {written}")
    if not (opens and open_mail(draft, mail, written)):
        console.next_step(
            f"open {written} in your mail program and send it; or write a mail yourself, with this "
            f"subject and {'this file' if len(mail.paths) == 1 else 'these files'} attached"
        )
    return written


def note(mail: ReadyMail, written: str) -> None:
    """Note which papers went into a draft, so that it is pointed at, and not written again."""
    papers = {game_notes.paper(path): os.path.basename(written) for path in mail.paths}
    data = files.read(mail.paths[-1], files.GAME_LIMIT)
    if genesis := mail.genesis or known_games.seen_genesis(game_id_in(data)):
        game_notes.note_papers(genesis, papers)
    elif document_kind(data) == START:
        start = read_start(data)
        game_notes.note_invitation_papers(start.invitation, start.genesis.name, papers)


def open_mail(draft: Draft, mail: ReadyMail, written: str) -> bool:
    """Open a new mail in the mail program; return False where that cannot be done."""
    sheet = mail_program.NewMail(draft.to, one_line(draft.subject), mail.paths, written)
    try:
        program = mail_program.open_mail(sheet)
    except UnavailableError as error:
        console.warn(str(error))
        return False
    console.next_step(f"look at the new mail in {program}, and send it")
    return True


def _write_numbered(path: str, data: bytes, *, numbered: bool) -> str:
    """Write a draft; where another one lies already and nobody chose the name, number it."""
    stem, ending = os.path.splitext(path)
    for number in range(2, 100):
        try:
            files.write_new(path, data)
        except FileTakenError:
            if not numbered:
                raise
            path = f"{stem}-{number}{ending}"
        else:
            return path
    raise FileTakenError(f"there are too many drafts beside {path}; remove some")
