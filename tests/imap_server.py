"""A small IMAP server on loopback, enough for those who only fetch: its mails lie in memory."""

from __future__ import annotations

import base64
import re
import socketserver
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Iterator


@attrs.define
class Stored:
    """A mail in a folder: its UID, its bytes, its flags."""

    uid: int
    mail: bytes
    flags: set[str] = attrs.Factory(set)


@attrs.define
class ImapBox:
    """
    What the server holds and can do. `commands` are all lines that were said to it.

    `before` is called with each command; what it raises breaks the connection off.
    """

    password: str = "sesame"
    abilities: tuple[str, ...] = ("IMAP4rev1", "MOVE", "UIDPLUS", "AUTH=PLAIN")
    any_keyword: bool = True
    validity: int = 77
    folders: dict[str, list[Stored]] = attrs.Factory(lambda: {"INBOX": []})
    commands: list[str] = attrs.Factory(list)
    before: Callable[[str], None] = lambda _: None
    uids_first: bool = True
    port: int = 0
    last_uid: int = 0

    def put(self, mail: bytes, folder: str = "INBOX") -> int:
        """Let a mail arrive; return its UID."""
        self.last_uid += 1
        self.folders.setdefault(folder, []).append(Stored(self.last_uid, mail))
        return self.last_uid


@contextmanager
def serving(box: ImapBox, context: ssl.SSLContext | None = None) -> Iterator[ImapBox]:
    """Serve a box on a free port, with TLS at once if there is a context."""

    class Handler(socketserver.StreamRequestHandler):
        disable_nagle_algorithm = True

        def handle(self) -> None:
            if context is None:
                _Talk(box, self.rfile, self.wfile).run()
                return
            with (
                suppress(OSError),
                context.wrap_socket(self.connection, server_side=True) as safe,
                safe.makefile("rb") as source,
                safe.makefile("wb", 0) as sink,
            ):
                _Talk(box, source, sink).run()

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            """A client that goes away is nothing to tell of."""

    with Server(("127.0.0.1", 0), Handler) as server:
        box.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield box
        finally:
            server.shutdown()
            thread.join()


class _Talk:
    """One connection."""

    def __init__(self, box: ImapBox, source: Any, sink: Any) -> None:
        self.box, self.source, self.sink = box, source, sink
        self.folder: list[Stored] = []

    def run(self) -> None:
        self.say("* OK ready")
        while line := self.source.readline():
            tag, _, said = line.rstrip(b"\r\n").decode().partition(" ")
            self.box.commands.append(said)
            self.box.before(said)
            name, _, rest = said.partition(" ")
            if name.upper() == "UID":
                name, _, rest = rest.partition(" ")
                name = f"uid_{name}"
            answer = getattr(self, name.lower())(rest)
            self.say(f"{tag} {answer}")
            if name.upper() == "LOGOUT":
                return

    def say(self, text: str | bytes) -> None:
        self.sink.write((text if isinstance(text, bytes) else text.encode()) + b"\r\n")

    def capability(self, _: str) -> str:
        self.say(f"* CAPABILITY {' '.join(self.box.abilities)}")
        return "OK done"

    def login(self, rest: str) -> str:
        good = rest.endswith(f' "{self.box.password}"')
        return "OK in" if good else "NO [AUTHENTICATIONFAILED] no"

    def authenticate(self, how: str) -> str:
        self.say("+ ")
        said = base64.b64decode(self.source.readline()).decode()
        if how == "XOAUTH2":
            good = f"auth=Bearer {self.box.password}\1\1" in said
            if not good:
                self.say(b"+ " + base64.b64encode(b'{"status":"400"}'))
                self.source.readline()
        else:
            good = said.endswith(f"\0{self.box.password}")
        return "OK in" if good else "NO [AUTHENTICATIONFAILED] no"

    def select(self, name: str) -> str:
        folder = self.box.folders.get(name.strip('"'))
        if folder is None:
            return "NO there is none"
        self.folder = folder
        flags = "(\\Seen \\*)" if self.box.any_keyword else "(\\Seen)"
        self.say(f"* {len(folder)} EXISTS")
        self.say(f"* OK [UIDVALIDITY {self.box.validity}] valid")
        self.say(f"* OK [PERMANENTFLAGS {flags}] limited")
        return "OK [READ-WRITE] done"

    def create(self, name: str) -> str:
        self.box.folders[name.strip('"')] = []
        return "OK done"

    def uid_search(self, rest: str) -> str:
        words = rest.split()
        low, high = map(int, words.pop(0).split(":")) if ":" in words[0] else (1, len(self.folder))
        found = self.folder[low - 1 : high]
        for number, word in enumerate(words):
            if word == "UNKEYWORD":
                found = [one for one in found if words[number + 1] not in one.flags]
            elif word == "SUBJECT":
                subject = rf"(?mi)^Subject:.*{words[number + 1]}".encode()
                found = [one for one in found if re.search(subject, one.mail)]
            elif word == "UNSEEN":
                found = [one for one in found if "\\Seen" not in one.flags]
        self.say(f"* SEARCH {' '.join(str(one.uid) for one in found)}")
        return "OK done"

    def uid_fetch(self, rest: str) -> str:
        for number, one in self._meant(rest):
            if "RFC822.SIZE" in rest:
                self.say(f"* {number} FETCH (UID {one.uid} RFC822.SIZE {len(one.mail)})")
                continue
            front, behind = f"UID {one.uid} ", ")"
            if not self.box.uids_first:
                front, behind = "", f" UID {one.uid})"
            span = re.search(r"BODY\.PEEK\[\]<0\.(\d+)>", rest)
            mail, mark = (one.mail[: int(span[1])], "<0>") if span else (one.mail, "")
            head = f"* {number} FETCH ({front}BODY[]{mark} {{{len(mail)}}}\r\n".encode()
            self.say(head + mail + behind.encode())
        # Servers tell of other things meanwhile.
        self.say("* 1 FETCH (FLAGS (\\Recent))")
        return "OK done"

    def uid_store(self, rest: str) -> str:
        flag = rest.rpartition("(")[2].rstrip(")")
        for _, one in self._meant(rest):
            one.flags.add(flag)
        return "OK done"

    def uid_move(self, rest: str) -> str:
        target = self.box.folders.get(rest.partition(" ")[2].strip('"'))
        if target is None:
            return "NO [TRYCREATE] there is none"
        for _, one in self._meant(rest):
            self.folder.remove(one)
            target.append(one)
            self.say("* 1 EXPUNGE")
        return "OK done"

    def logout(self, _: str) -> str:
        self.say("* BYE")
        return "OK done"

    def _meant(self, rest: str) -> list[tuple[int, Stored]]:
        uids = set(map(int, rest.partition(" ")[0].split(",")))
        return [(at, one) for at, one in enumerate(self.folder, 1) if one.uid in uids]
