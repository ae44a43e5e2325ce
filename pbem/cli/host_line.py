"""How mails leave a host: into a folder, by a program, by a server, as its settings say."""

from collections.abc import Iterator
from contextlib import contextmanager

from pbem.errors import UnavailableError
from pbem.host.folder import outbox
from pbem.host.folder.host_folder import SETTINGS, HostFolder
from pbem.local.settings import structure


@contextmanager
def carrying(host: HostFolder) -> Iterator[outbox.Carry]:
    """Offer the way in which mails leave a host. Raises UnavailableError for wrong settings."""
    kind = host.settings.delivery
    if kind == "folder":
        yield outbox.to_folder(host)
        return
    from pbem.transport import accounts, smtp  # late: a folder needs no server

    where = f"{host.inside(SETTINGS)}: [mail]"
    table = host.settings.mail
    if table and not accounts.is_private(host.inside(SETTINGS)):
        raise UnavailableError(f"other users can read or change {host.inside(SETTINGS)}; close it with chmod 600")
    chosen = structure(accounts.Account, table, where) if table else accounts.own_account()
    with smtp.carrier(kind, chosen) as carry:
        yield carry
