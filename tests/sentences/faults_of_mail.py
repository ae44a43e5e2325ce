"""Faults in mails that are read, fetched and sent."""

from fault import Fault

PARTS = "mail/parts"
TYPED = "mail/typed_requests"
IMAP = "transport/imap"
LOGIN = "transport/login"

MAIL = (
    Fault(f"{LOGIN} 1.1", "        if parts.password:\n", "        if parts.password is False:\n"),
    Fault(f"{TYPED} 1.1", '.strip(" \\t\\ufeff\\u200b")', '.strip("> \\t\\ufeff\\u200b")'),
    Fault(
        f"{PARTS} 1.1", "if trouble := _too_much(data, most):", "if (trouble := _too_much(data, most)) and not data:"
    ),
    Fault(f"{PARTS} 1.1", "> MOST_BRANCHES:", "> len(data):"),
    Fault(f"{PARTS} 1.1", "        if len(parts) == MOST_PARTS:\n", "        if len(parts) == -1:\n"),
    Fault(
        f"{PARTS} 2.1",
        "AttributeError, RecursionError, AssertionError)",
        "AttributeError, AssertionError)",
        "pbem/mail/mail_header.py",
    ),
    Fault(
        f"{PARTS} 2.1",
        "        if trouble := unopened(part.type, part.name):\n            troubles[trouble] = None\n",
        "",
    ),
    Fault(f"{PARTS} 3.1", "import compat32\n", "import default as compat32\n", "pbem/mail/mail_tree.py"),
    Fault(
        f"{TYPED} 2.1",
        'return trouble(f"[{kind}] in your mail cannot be read; write {_how_to_write(kind, lines)}")',
        "return Requests()",
    ),
    Fault(f"{TYPED} 2.1", "except (ValueError, RecursionError):", "except RecursionError:"),
    Fault(
        f"{TYPED} 3.1",
        'the word yes and this code in the first line:"\n    )\n    yield ""\n    yield f"    {code}"',
        'this line:"\n    )\n    yield ""\n    yield f"    yes {code}"',
        "pbem/host/mails/receipt.py",
    ),
    Fault(
        f"{IMAP} 1.1",
        "            for batch in _by_bytes(sizes, self.most_bytes):\n",
        "            self._settle(list(sizes))\n            for batch in _by_bytes(sizes, self.most_bytes):\n",
    ),
    Fault(
        f"{IMAP} 1.2",
        'self.deposit(mail, f"{self.validity}.{int(uid[1])}")',
        'self.deposit(mail, f"{id(mail)}.{int(uid[1])}")',
    ),
    Fault(
        f"{IMAP} 2.1",
        "                self.deposit(mail,",
        '                self._uid("SEARCH", "TEXT", mail.decode("latin-1").partition("\\n")[0])\n                self.deposit(mail,',
    ),
    Fault(f"{IMAP} 3.1", "BATCH = 100", "BATCH = 1000"),
    Fault(f"{IMAP} 3.1", "if group and weight + size > BATCH_BYTES:", "if not group and weight + size > BATCH_BYTES:"),
    Fault(
        f"{LOGIN} 1.2",
        "_ask_command(login) or os.environ.get(_variable(kind)) or _ask_keyring(server)",
        "os.environ.get(_variable(kind)) or _ask_command(login) or _ask_keyring(server)",
    ),
    Fault(f"{LOGIN} 2.1", "        if not session.offers_tls():\n", "        if not server.host:\n"),
    Fault(
        f"{LOGIN} 2.1",
        "not server.at_once and (not server.is_near or login.ca_file)",
        "not server.at_once and login.ca_file",
    ),
    Fault(f"{LOGIN} 2.1", "ssl.create_default_context(cafile", "ssl._create_unverified_context(cafile"),
)
