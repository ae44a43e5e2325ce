"""Faults in what docs/hosting.md promises, by its numbers."""

from fault import Fault


def _in(number: int, module: str, right: str, wrong: str) -> Fault:
    return Fault(f"docs/hosting {number}", right, wrong, f"pbem/{module}.py")


PROMISED = (
    _in(
        1,
        "host/values/ruling",
        "    if not begun.seat:\n        claimed",
        '    begun = attrs.evolve(begun, seat=str(found.document.get("player")))\n    if not begun.seat:\n        claimed',
    ),
    _in(
        2,
        "host/values/ruling",
        '    if worth.worth == "stale":\n        return begun.ignored',
        '    if worth.worth == "stale":\n        return begun.wrong',
    ),
    _in(3, "host/mails/outgoing", 'f"Auto-Submitted: {why}"', 'f"X-Submitted: {why}"'),
    _in(4, "host/values/ruling", "if len(known) >= turn.submissions:", "if len(known) > turn.submissions:"),
    _in(
        5,
        "cli/commands/mail_in",
        "  # noqa: BLE001 - as above\n            _try_later(error)",
        "  # noqa: BLE001 - as above\n            raise error",
    ),
    _in(6, "host/folder/spool", '_UNSAFE.sub("-", name).strip("-.")[:80]', "name[:80]"),
    _in(7, "cli/commands/host_log", "if ends is None or entry.at < ends:", "if ends is None:"),
    _in(
        8,
        "host/incoming/mail_decision",
        '        spool.file_away(host, mail, known["shelf"], now)\n        return None',
        "        return None",
    ),
    _in(
        9,
        "host/folder/old_files",
        '_clear(_in_months(host, "sent", days), days, KEPT, _empty)',
        '_clear(_in_months(host, "sent", days), days, KEPT, os.unlink)',
    ),
    _in(10, "host/round", "with outbox.sending_alone(self.host):", "if carry:"),
    _in(
        11,
        "host/deadlines/timetable",
        "moments.append(shifted(before, [moved[number]] if number in moved else []))",
        "pass",
    ),
    _in(
        12,
        "host/deadlines/timetable",
        "return self.paused or noted_silence(self.log) is not None",
        "return self.paused",
    ),
    _in(13, "host/mails/messages", "else format_seats(genesis, [seat])", 'else f"{seat}@home.test"'),
    _in(14, "transport/login", "        if not session.offers_tls():\n", "        if not server.host:\n"),
    _in(
        15,
        "host/games/game_master",
        "if early := [seat for seat in seats if seat not in late]:",
        "if early := [seat for seat in late if seat not in seats]:",
    ),
    _in(
        16,
        "transport/imap",
        "            for batch in _by_bytes(sizes, self.most_bytes):\n",
        "            self._settle(list(sizes))\n            for batch in _by_bytes(sizes, self.most_bytes):\n",
    ),
)
