"""Real mail programs at home: mutt sends, mbsync fetches; nobody there has anything else."""

from __future__ import annotations

import os
import subprocess
from email import message_from_bytes
from email.policy import default
from typing import TYPE_CHECKING

import attrs
from mail_player import MailServer
from real_mail_servers import PASSWORD

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path

    from conftest import Program
    from real_mail_servers import RealMailServers


@attrs.define
class RealPrograms(MailServer):
    """Mails are sent by mutt and fetched by mbsync, from a home for each person."""

    servers: RealMailServers
    program: Program
    homes: Path

    def send(self, sender: str, to: str, mail: bytes) -> None:
        home = self._home(sender.partition("@")[0])
        (home / "draft").write_bytes(mail.replace(b"\r\n", b"\n"))
        self._run(home, self.program("mutt"), "-n", "-F", str(home / "muttrc"), "-H", str(home / "draft"))

    def fetch(self, name: str) -> list[EmailMessage]:
        user = self.user(name).partition("@")[0]
        home = self._home(user)
        self._run(home, self.program("mbsync"), "-c", str(home / "mbsyncrc"), "all")
        found = []
        for path in sorted((home / "mail" / "new").iterdir()):
            found.append(message_from_bytes(path.read_bytes(), policy=default))
            path.rename(home / "mail" / "cur" / f"{path.name}:2,S")
        return sorted(found, key=lambda one: str(one["Received"]).rpartition(";")[2])

    def _home(self, user: str) -> Path:
        home = self.homes / user
        if not home.exists():
            for one in ("new", "cur", "tmp"):
                (home / "mail" / one).mkdir(parents=True)
            (home / "muttrc").write_text(
                f"set smtp_url=smtp://127.0.0.1:{self.smtp}\nset from={user}@box.test\nset copy=no\n"
                "set ssl_starttls=no\nset ssl_force_tls=no\n"
            )
            (home / "mbsyncrc").write_text(
                f"IMAPAccount lab\nHost 127.0.0.1\nPort {self.servers.imap}\nUser {user}\nPass {PASSWORD}\nSSLType None\n\n"
                f"IMAPStore far\nAccount lab\n\nMaildirStore near\nInbox {home}/mail\n\n"
                "Channel all\nFar :far:\nNear :near:\nSync Pull\nSyncState *\n"
            )
        return home

    def _run(self, home: Path, *command: str) -> None:
        environ = {**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            command, capture_output=True, check=False, timeout=120, stdin=subprocess.DEVNULL, env=environ
        )
        assert done.returncode == 0, done.stdout + done.stderr
