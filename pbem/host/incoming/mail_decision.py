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
from pbem.host.incoming.answers import Findings, MailDecision, answer_unread, help_player
from pbem.host.incoming.desk_part import serve
from pbem.host.incoming.game_part import GameWork, decide_part
from pbem.host.incoming.mail_reading import ReceivedMail, read_received, read_unread
from pbem.host.incoming.newcomer_part import take_seat
from pbem.host.incoming.observer_part import observe
from pbem.host.incoming.sorting import sort_by_game
from pbem.host.incoming.stranger_part import greet
from pbem.host.mails.sender import first, read_headers
from pbem.local import files
from pbem.mail.draft import one_line


def decide_mail(games: GameLookup, mail: spool.ClaimedMail) -> MailDecision | None:
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
    decision = MailDecision()
    if fault := _too_large(raw, host):
        decision.lines.append(fault)
        unread = read_unread(games, raw, digest)
        answer_unread(games, unread, fault, decision)
        greet(games, unread, decision)
    else:
        _decide(games, read_received(games, raw, digest), decision)
    kept = decision.tray != "nowhere" and spool.may_keep(host, mail, f"{now:%Y-%m-%d}")
    if not kept and (decision.tray == "nowhere" or not decision.games):
        # Nothing of it is kept; were it to come again, nothing would happen twice.
        spool.file_away(host, mail, "nowhere", now)
        return decision
    headers, shelf = read_headers(raw), decision.tray if kept else "nowhere"
    spool.commit(
        host,
        digest,
        {
            "mail": mail.name,
            "shelf": shelf,
            "when": now.isoformat(timespec="seconds"),
            "from": one_line(first(headers, "from"), 200),
            "subject": one_line(first(headers, "subject")),
            "told": decision.lines,
            "answers": decision.answers,
            "games": decision.games,
        },
    )
    spool.file_away(host, mail, shelf, now)
    return decision


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


def _decide(games: GameLookup, mail: ReceivedMail, decision: MailDecision) -> None:
    """Decide what is for the desk or for each game; help the sender if there is nothing for any."""
    moves = take_move(games, mail, decision)
    if not moves and (
        take_seat(games, mail, decision) or serve(games, mail, decision) or observe(games, mail, decision)
    ):
        return
    parts, faults = sort_by_game(games, mail)
    decision.lines += faults
    if not parts and not faults and not moves:
        decision.lines += ["nothing for pbem in it", *mail.parsed.troubles]
    if mail.automatic:
        decision.lines.append(f"not answered: {mail.automatic}")
    useful = False
    for part in parts:
        decision.games.append(part.folder.name)
        with games.host.working_on(part.folder):
            try:
                finish_record(games.newest(part.folder))
                turn = games.newest(part.folder).open_turn()
            except ContentError as error:
                decision.lines.append(str(error))
                useful = True
            else:
                useful |= decide_part(GameWork(games, part, mail, Findings(turn), decision))
    if not useful and not moves:
        help_player(games, mail, faults, decision)
        greet(games, mail, decision)
