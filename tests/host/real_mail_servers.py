"""
A mail server of our own: Postfix and Dovecot on loopback, with folders and ports of their own.

    player --SMTP--> Postfix --LMTP--> Dovecot --IMAP--> host

Mail for *@box.test lies in Dovecot (any user, one password), for *@dir.test in Maildirs, and
for *@pipe.test it is handed to a door: a program of the test that says with which exit code the pipe ends.
Nothing below /etc is touched. Postfix must be started by root.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from certificate import make_certificate
from conftest import missing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PASSWORD = "sesame"
_PATIENCE = 30


@attrs.define
class RealMailServers:
    """Where the servers are. `door` takes what comes through the pipe and returns the exit code."""

    folder: Path
    smtp: int
    imap: int
    imaps: int
    certificate: str
    door: Callable[[bytes], int] = lambda _: 75

    def maildir(self, name: str) -> Path:
        """The Maildir of NAME@dir.test."""
        return self.folder / "maildirs" / name

    def queued(self) -> str:
        """What still waits in Postfix."""
        done = subprocess.run(["postqueue", "-c", self.folder / "postfix", "-p"], capture_output=True, check=False)
        return done.stdout.decode()

    def flush(self) -> None:
        """Let Postfix try again what it had to put off."""
        subprocess.run(["postqueue", "-c", self.folder / "postfix", "-f"], check=True, capture_output=True)

    def log(self) -> str:
        """What both servers wrote down."""
        names = ("postfix.log", "dovecot.log")
        found = [self.folder / name for name in names if (self.folder / name).exists()]
        return "".join(one.read_text(errors="replace")[-4000:] for one in found)

    def wait(self, what: Callable[[], bool]) -> None:
        """Wait until something is so; fail with the logs when it does not come."""
        for round_ in range(1, _PATIENCE * 20):
            if what():
                return
            time.sleep(0.05)
            if round_ % 60 == 0:
                # A mail that the queue found locked ("still being delivered") goes back to the
                # incoming queue, which Postfix by itself looks at again after five minutes only.
                self.flush()
        raise AssertionError(f"it did not happen\n{self.queued()}\n{self.log()}")


@contextmanager
def open_mail_servers(program: Callable[[str], str]) -> Iterator[RealMailServers]:
    """Start both servers in a folder of their own, and stop them at the end."""
    # Servers lie where only root's path leads.
    if "/usr/sbin" not in os.environ["PATH"].split(":"):
        os.environ["PATH"] += ":/usr/sbin"
    for name in ("postfix", "dovecot"):
        program(name)
    if os.geteuid() != 0:
        missing("Postfix can be started by root only")
    # Short, for the names of sockets; and not below a folder that only root may enter.
    folder = Path(tempfile.mkdtemp(prefix="pbem-lab-", dir="/tmp"))
    folder.chmod(0o755)
    smtp, imap, imaps = _free_ports(3)
    servers = RealMailServers(folder, smtp, imap, imaps, str(make_certificate(folder).public))
    try:
        _write_postfix(servers)
        _write_dovecot(servers)
        with _dovecot(servers), _postfix(servers), _door(servers):
            yield servers
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_ports(number: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


# ── Postfix ──────────────────────────────────────────────────────────────────────────────────────

_MAIN = """\
compatibility_level = 3.6
queue_directory = {folder}/queue
data_directory = {folder}/data
command_directory = /usr/sbin
daemon_directory = {daemons}
mail_owner = postfix
setgid_group = postdrop
maillog_file = {folder}/postfix.log
maillog_file_prefixes = {folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.pbem.test
mydestination =
mynetworks = 127.0.0.0/8
relayhost =
alias_maps =
local_recipient_maps =
disable_dns_lookups = yes
smtputf8_enable = no
recipient_delimiter = +
smtpd_tls_security_level = may
smtpd_tls_cert_file = {folder}/certificate.pem
smtpd_tls_key_file = {folder}/private.pem
relay_domains = box.test pipe.test
transport_maps = inline:{{ box.test=lmtp:unix:{folder}/lmtp, pipe.test=door: }}
virtual_mailbox_domains = dir.test
virtual_mailbox_base = {folder}/maildirs
virtual_mailbox_maps = static:host/
virtual_uid_maps = static:{uid}
virtual_gid_maps = static:{gid}
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_client_connection_rate_limit = 0
smtpd_client_message_rate_limit = 0
in_flow_delay = 0s
queue_run_delay = 2s
minimal_backoff_time = 1s
maximal_backoff_time = 2s
door_destination_recipient_limit = 1
door_destination_concurrency_limit = 1
message_size_limit = 2000000
"""

_MASTER = """\
127.0.0.1:{smtp} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
tlsmgr unix - - n 1000? 1 tlsmgr
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
showq unix n - n - - showq
door unix - n n - 1 pipe user=nobody argv=/usr/bin/perl {folder}/door.pl
"""

# What comes through the pipe goes to a socket; what comes back is the exit code. So the door may be
# a program that the user of the pipe could not even read.
_DOOR = """\
use IO::Socket::UNIX;
my $door = IO::Socket::UNIX->new(Peer => "{folder}/door") or exit 75;
binmode STDIN; local $/; print $door <STDIN>; $door->shutdown(1);
exit(<$door> // 75);
"""


def _write_postfix(servers: RealMailServers) -> None:
    nobody = pwd.getpwnam("nobody")
    daemons = next(path for path in ("/usr/lib/postfix/sbin", "/usr/libexec/postfix") if Path(path).exists())
    words = {
        "folder": servers.folder,
        "smtp": servers.smtp,
        "daemons": daemons,
        "uid": nobody.pw_uid,
        "gid": nobody.pw_gid,
    }
    config = servers.folder / "postfix"
    for name in ("postfix", "queue", "data", "maildirs", "boxes"):
        (servers.folder / name).mkdir(mode=0o755)
    os.chown(servers.folder / "data", pwd.getpwnam("postfix").pw_uid, 0)
    for name in ("maildirs", "boxes"):
        os.chown(servers.folder / name, nobody.pw_uid, nobody.pw_gid)
    (config / "main.cf").write_text(_MAIN.format(**words))
    (config / "master.cf").write_text(_MASTER.format(**words))
    (servers.folder / "door.pl").write_text(_DOOR.format(**words))


@contextmanager
def _postfix(servers: RealMailServers) -> Iterator[None]:
    command = ["postfix", "-c", str(servers.folder / "postfix")]
    done = subprocess.run([*command, "start"], capture_output=True, check=False, timeout=_PATIENCE)
    assert done.returncode == 0, done.stderr.decode() + servers.log()
    try:
        _answers(servers, servers.smtp)
        yield
    finally:
        subprocess.run([*command, "stop"], capture_output=True, check=False, timeout=_PATIENCE)


@contextmanager
def _door(servers: RealMailServers) -> Iterator[None]:
    """Answer the pipe in a thread."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(servers.folder / "door"))
    (servers.folder / "door").chmod(0o777)
    listener.listen()

    def serve() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            with connection, connection.makefile("rb") as source:
                connection.sendall(str(servers.door(source.read())).encode())

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join()


# ── Dovecot ──────────────────────────────────────────────────────────────────────────────────────

_DOVECOT = """\
base_dir = {folder}/run
state_dir = {folder}/run
log_path = {folder}/dovecot.log
listen = 127.0.0.1
protocols = imap lmtp
ssl = yes
ssl_cert = <{folder}/certificate.pem
ssl_key = <{folder}/private.pem
disable_plaintext_auth = no
auth_username_format = %Ln
recipient_delimiter = +
first_valid_uid = 1
mail_location = maildir:{folder}/boxes/%n
mailbox_list_index = no
passdb {{
  driver = static
  args = password={password}
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={folder}/boxes/%n allow_all_users=yes
}}
service imap-login {{
  inet_listener imap {{
    port = {imap}
  }}
  inet_listener imaps {{
    port = {imaps}
  }}
}}
service lmtp {{
  unix_listener {folder}/lmtp {{
    mode = 0666
  }}
}}
"""


def _write_dovecot(servers: RealMailServers) -> None:
    nobody = pwd.getpwnam("nobody")
    text = _DOVECOT.format(
        folder=servers.folder,
        imap=servers.imap,
        imaps=servers.imaps,
        password=PASSWORD,
        uid=nobody.pw_uid,
        gid=nobody.pw_gid,
    )
    (servers.folder / "dovecot.conf").write_text(text)


@contextmanager
def _dovecot(servers: RealMailServers) -> Iterator[None]:
    process = subprocess.Popen(["dovecot", "-F", "-c", servers.folder / "dovecot.conf"], stderr=subprocess.PIPE)
    try:
        _answers(servers, servers.imap)
        yield
    finally:
        process.terminate()
        process.communicate(timeout=_PATIENCE)


def _answers(servers: RealMailServers, port: int) -> None:
    def answers() -> bool:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as one:
                return one.recv(1) != b""
        except OSError:
            return False

    servers.wait(answers)
