"""
One received mail decided: read, sorted by game, ruled on, answered, written down, filed away.

    claim -> read -> by game, under its lock: rule, keep, answer -> commit -> file away

Every step may be repeated; the commit is last. A host that is killed before the commit begins anew.
"""

from pbem.errors import ContentError
from pbem.host.folder import spool
from pbem.host.folder.host_folder import HostFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.turns import finish_record
from pbem.host.incoming.address_part import take_move
from pbem.host.incoming.answers import Findings, MailWork, answer_unread, help_player
from pbem.host.incoming.desk_part import serve
from pbem.host.incoming.game_part import GameWork, decide_part
from pbem.host.incoming.mail_reading import read_received, read_unread
from pbem.host.incoming.newcomer_part import take_seat
from pbem.host.incoming.observer_part import observe
from pbem.host.incoming.sorting import sort_by_game
from pbem.host.incoming.stranger_part import greet
from pbem.host.mails.sender import first
from pbem.local import files
from pbem.mail.draft import one_line


def decide_mail(games: GameLookup, mail: spool.ClaimedMail) -> MailWork | None:
    """
    Decide one claimed mail and file it away; None if it was decided before.

    Raises BusyError if another host works on its game, and GameFolderError if that cannot be worked on:
    nothing has happened then.
    """
    host, now = games.host, games.now
    raw = _read_mail(mail.path, host.settings.caps.mail_bytes)
    digest = spool.decision_digest(raw)
    known = spool.decision(host, digest)
    if known is not None:
        spool.file_away(host, mail, known["shelf"], now)
        return None
    if fault := _too_large(raw, host):
        work = MailWork(games, read_unread(games, raw, digest), lines=[fault])
        answer_unread(work, fault)
        greet(work)
    else:
        work = MailWork(games, read_received(games, raw, digest))
        _decide(work)
    kept = work.tray != "nowhere" and spool.may_keep(host, mail, f"{now:%Y-%m-%d}")
    if not kept and (work.tray == "nowhere" or not work.about):
        # Nothing of it is kept; were it to come again, nothing would happen twice.
        spool.file_away(host, mail, "nowhere", now)
        return work
    shelf = work.tray if kept else "nowhere"
    spool.commit(
        host,
        digest,
        {
            "mail": mail.name,
            "shelf": shelf,
            "when": now.isoformat(timespec="seconds"),
            "from": one_line(first(work.mail.headers, "from"), 200),
            "subject": one_line(work.mail.subject),
            "told": work.lines,
            "answers": work.answers,
            "games": work.about,
        },
    )
    spool.file_away(host, mail, shelf, now)
    return work


def _read_mail(path: str, most: int) -> bytes:
    """Read a mail, one byte more than is taken at most."""
    with open(path, "rb") as file:
        return file.read(most + 1)


def _too_large(raw: bytes, host: HostFolder) -> str:
    caps = host.settings.caps
    if len(raw) > caps.mail_bytes:
        return f"the mail is larger than {files.format_size(caps.mail_bytes)}"
    head = raw.replace(b"\r\n", b"\n").partition(b"\n\n")[0]
    if len(head) > caps.header_bytes:
        return f"the header of the mail is larger than {files.format_size(caps.header_bytes)}"
    return ""


def _decide(work: MailWork) -> None:
    """Decide what is for the desk or for each game; help the sender if there is nothing for any."""
    games, mail = work.games, work.mail
    moves = take_move(work)
    if not moves and (take_seat(work) or serve(work) or observe(work)):
        return
    parts, faults = sort_by_game(games, mail)
    work.lines += faults
    if not parts and not faults and not moves:
        work.lines += ["nothing for pbem in it", *mail.parsed.troubles]
    if mail.automatic:
        work.lines.append(f"not answered: {mail.automatic}")
    useful = False
    for part in parts:
        work.about.append(part.folder.name)
        with games.host.working_on(part.folder):
            try:
                finish_record(games.newest(part.folder))
                turn = games.newest(part.folder).open_turn()
            except ContentError as error:
                work.lines.append(str(error))
                useful = True
            else:
                useful |= decide_part(GameWork(work, part, Findings(turn)))
    if not useful and not moves:
        help_player(work, faults)
        greet(work)
