"""
Strangers: whoever writes from an address that nobody here has gets one fixed text with a code, once a day.

Nothing is kept of the mail, and the code shows only that an address is its sender's.
"""

from pbem.errors import InputError
from pbem.host.folder import outbox
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.strangers import note_stranger
from pbem.host.incoming.allowance import STRANGERS, may_answer
from pbem.host.incoming.answers import MailWork
from pbem.host.mails.desk_mails import greeting
from pbem.host.mails.outgoing import mark_of
from pbem.host.values.open_turn import format_code
from pbem.mail.draft import one_line

_GREETED = "a stranger, who was sent the code of the address"
_NOT_GREETED = (
    "a stranger, who was not answered: one mail a day to an address, and no more in all than host.toml allows"
)


def greet(work: MailWork) -> None:
    """
    Send a stranger the one fixed text, where the host has a desk; nothing of the mail is kept.

    Where it has none, the game masters hear of it once a day.
    """
    games, mail = work.games, work.mail
    welcome = games.host.settings.welcome
    if games.games_of(mail.account):
        return
    if welcome is None:
        if mail.sender and not mail.automatic:
            line = one_line(f"{mail.sender}: {mail.subject}", 100)
            note_stranger(games.host, f"{games.now:%Y-%m-%d}", mail.digest, line)
        return
    work.tray = "nowhere"
    if mail.automatic or not mail.sender:
        return
    day = f"{games.now:%Y-%m-%d}"
    digest = f"welcome.{day}.{mark_of(mail.sender)}"
    code = desk_code(games.host, mail.sender, day[:7])
    try:
        out = greeting(mail.sender, code, digest)
        new = not outbox.is_queued(games.host, digest)
        if new and may_answer(games, STRANGERS, digest, games.host.settings.strangers):
            outbox.write_and_queue(games.host, out, games.now)
            work.lines.append(_GREETED)
            return
    except InputError as error:
        work.lines.append(str(error))
    work.lines.append(_NOT_GREETED)


def desk_code(host: HostFolder, address: str, month: str) -> str:
    """Return the code that shows that an address is its sender's, made in a month (YYYY-MM)."""
    return format_code(host.secret(), {"desk": address.casefold(), "month": month})
