"""Faults in the host's folder, its mails and its round."""

from fault import Fault

DECISION = "host/incoming/decision_part"
MASTER = "host/incoming/master_part"
MOVES = "host/incoming/address_part"
MOTION = "host/incoming/motion_part"
NEWCOMER = "host/incoming/newcomer_part"
OLD = "host/folder/old_files"
OUTBOX = "host/folder/outbox"
SENDING = "host/folder/sending"
SPOOL = "host/folder/spool"
MESSAGES = "host/mails/messages"
ROUND = "host/round"

HOST = (
    # ── the folder ───────────────────────────────────────────────────────────────────────────────
    Fault(f"{OLD} 1.1", "< days[-kept]:", "< days[-1]:"),
    Fault(f"{OLD} 1.1", "    if len(days) < kept:\n        return\n", "    kept = min(kept, len(days))\n"),
    Fault(f"{OLD} 1.2", "sorted([*known, today])[-KEPT_DECISIONS:]", "sorted([*known, *[today] * KEPT])"),
    Fault(f"{OLD} 1.3", "return len(days) <= kept or _day_of(folder) >= days[-kept - 1]", "return True"),
    Fault(
        f"{OLD} 2.1",
        '_clear(_in_months(host, "sent", days), days, KEPT, _empty)',
        '_clear(_in_months(host, "sent", days), days, KEPT, os.unlink)',
    ),
    Fault(f"{OLD} 2.2", "days, KEPT_DECISIONS, _empty)", "days, KEPT_DECISIONS, os.unlink)"),
    Fault(f"{OUTBOX} 1.1", '        yield host.spool("sent", month, name)\n', "        return\n"),
    Fault(f"{OUTBOX} 1.1", 'host.spool("out", "cur", name), ', ""),
    Fault(
        f"{OUTBOX} 2.1",
        "            self.carry(mail,",
        "            os.unlink(path)\n            self.carry(mail,",
        "pbem/host/folder/sending.py",
    ),
    Fault(
        f"{SENDING} 1.1",
        "(timedelta(minutes=5), timedelta(minutes=15), timedelta(minutes=60))",
        "(timedelta(minutes=5), timedelta(minutes=15), timedelta(minutes=90))",
    ),
    Fault(f"{SENDING} 1.1", "PATIENCE = timedelta(days=5)", "PATIENCE = timedelta(days=4)"),
    Fault(f"{SENDING} 1.2", "isinstance(error, RejectedError) or self._is_enough(tries)", "self._is_enough(tries)"),
    Fault(f"{SENDING} 1.2", "count_bounce(self.host, self._recipient(name), self.now, str(error))", "pass"),
    Fault(f"{SENDING} 2.1", "        failed = sum(", "        pass\n    if delivery.refused:\n        failed = sum("),
    Fault(f"{SENDING} 2.1", "and len(domains) > 1 else", "and len(domains) > 9 else"),
    Fault(f"{SENDING} 2.2", "if sent or delivery.refused or not names:", "if not names:"),
    Fault(
        f"{SPOOL} 1.1",
        'files.write_all([(host.spool("in", "new", safe), raw)], private=True)',
        'open(host.spool("in", "new", safe), "wb").write(raw)',
    ),
    Fault(f"{SPOOL} 2.1", "name or begun_name, tries + 1)", "name or begun_name, tries)"),
    Fault(f"{SPOOL} 2.2", "if tries >= MOST_TRIES:", "if tries > MOST_TRIES:"),
    Fault(f"{SPOOL} 4.1", "if kept > host.settings.caps.kept_bytes:", "if not kept:"),
    Fault(
        f"{SPOOL} 3.1",
        "    if known is not None:",
        "    if known is None and False:",
        "pbem/host/incoming/mail_decision.py",
    ),
    Fault("host/games/master_commands 1.1", "if wrong or missing:", "if missing:"),
    Fault(
        f"{MASTER} 1.1",
        "return game.genesis.identities[game.genesis.master]",
        "return next(iter(game.genesis.identities.values()))",
    ),
    Fault(f"{MASTER} 2.1", "signed.number <= number", "signed.number < number"),
    Fault(
        f"{MASTER} 3.1",
        'batch.opened(self.host.path, "spool", "games")',
        'batch.opened(self.host.path, "spool")',
        f"pbem/{ROUND}.py",
    ),
    Fault(f"{NEWCOMER} 1.1", " or not (papers or mail.yes.code == code)", ""),
    Fault(f"{NEWCOMER} 2.1", "(*game.folder.observers(), *waiting)", "()"),
    Fault(f"{NEWCOMER} 3.1", "if not offered.is_open_at(game.index):", "if False:"),
    Fault(f"{MOVES} 1.1", "    return _ASKED.format(to)", "    return _settle(game, seat, to, 'x')"),
    Fault(f"{MOVES} 2.1", 'offered.moves_from or f"{game.now:%Y-%m-%d}" > offered.until:', "offered.moves_from:"),
    Fault(f"{MOVES} 3.1", "return not others and", "return"),
    Fault("host/games/invitations 1.1", "if HOST in start.absent:", "if False:"),
    Fault("host/games/invitations 2.1", "merge([known, own_part(given, seat)])", "merge([known, given])"),
    Fault("host/games/successors 1.1", "        game.orders.drop(seat)\n", ""),
    Fault(f"{MOTION} 1.1", "if seat not in game.genesis.identities:", "if False:"),
    Fault(f"{MOTION} 2.1", "game.decisions.agree(decision.document, seat)", "pass"),
    Fault(f"{DECISION} 1.1", "(*signers, decision.seat)}", "signers}"),
    Fault(
        f"{DECISION} 2.1",
        "    if given:\n        return _take_decision(game, signed)\n",
        "    return _take_decision(game, signed)\n",
    ),
    Fault(
        f"{DECISION} 3.1",
        '    Alerts(game.host, game.now).about_game(game.folder, f"{who} gives up", [what, done])\n',
        "",
    ),
    # ── messages ─────────────────────────────────────────────────────────────────────────────────
    Fault(f"{MESSAGES} 1.1", "if wanted not in writers:", "if not wanted:"),
    Fault(f"{MESSAGES} 1.2", "if message.signed:", "if not message.signed:"),
    Fault(f"{MESSAGES} 2.1", "else format_seats(genesis, [seat])", "else seat"),
    Fault(f"{MESSAGES} 3.1", 'f"> {line}".rstrip()', "line.rstrip()"),
    Fault(f"{MESSAGES} 4.1", 'canonical({"from": self.writer,', 'canonical({"from": str(id(self)),'),
    # ── the round ────────────────────────────────────────────────────────────────────────────────
    Fault(
        f"{ROUND} 1.1",
        "if spool.waiting(game.host) or spool.begun(game.host):",
        "if spool.begun(game.host):",
        "pbem/host/games/missed_orders.py",
    ),
    Fault(
        f"{ROUND} 1.1",
        "if spool.waiting(game.host) or spool.begun(game.host):",
        "if spool.waiting(game.host):",
        "pbem/host/games/missed_orders.py",
    ),
    Fault(
        f"{ROUND} 1.1",
        "        self.decide_mails()\n        self.tend_games(by_the_clock=by_the_clock)\n",
        "        self.tend_games(by_the_clock=by_the_clock)\n        self.decide_mails()\n",
    ),
    Fault(
        f"{ROUND} 2.1",
        "lines += [*self.note_mail(game), *self.play(game)]",
        "lines += [*self.note_mail(game), *(self.play(game) if look.may_act else ())]",
        "pbem/host/games/tending.py",
    ),
    Fault(
        f"{ROUND} 2.2",
        'if one.owes and one.reason != "dice" and ends',
        'if one.reason != "dice" and ends',
        "pbem/host/games/missed_orders.py",
    ),
    Fault(f"{ROUND} 3.1", "        if look.may_act:\n", "        if look:\n", "pbem/host/games/tending.py"),
    Fault(
        f"{ROUND} 3.1",
        'return self.kind == "steady"',
        'return self.kind != "first"',
        "pbem/host/deadlines/clock_guard.py",
    ),
    Fault(
        f"{ROUND} 4.1",
        "if not to or outbox.is_sent(game.host, digest):",
        "if digest:",
        "pbem/host/games/accepted_mails.py",
    ),
    Fault(f"{ROUND} 4.1", "    _note_silence(game)\n    said", "    said", "pbem/host/games/accepted_mails.py"),
    Fault(f"{ROUND} 5.1", "with host.lock():", "if host:"),
    Fault(
        f"{ROUND} 5.1",
        "lock.enter_context(self.tending.host.working_on(folder))",
        "lock.close()",
        "pbem/host/games/gathering.py",
    ),
    Fault(f"{ROUND} 5.1", "with outbox.sending_alone(self.host):", "if carry:"),
)
