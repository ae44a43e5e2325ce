"""Faults in the host's arithmetic of time."""

from fault import Fault

CALENDAR = "host/deadlines/calendar"
LOST = "host/deadlines/lost_time"
MISSED = "host/deadlines/missed_turns"
STATUS = "host/deadlines/seat_status"
TABLE = "host/deadlines/timetable"

DEADLINES = (
    # ── when orders are due ──────────────────────────────────────────────────────────────────────
    Fault(f"{CALENDAR} 1.1", "run(start, rule.need, spans, rest)", "run(start, rule.need, [], rest)"),
    Fault(f"{CALENDAR} 1.1", "need - max(span.start - moment, NO_TIME), rest)", "need, rest)"),
    Fault(f"{CALENDAR} 2.1", "moment >= last.end + rest", "moment >= last.end"),
    Fault(f"{CALENDAR} 2.1", "moment >= last.end + rest", "moment > last.end + rest"),
    Fault(f"{CALENDAR} 2.1", "earliest = last.end + rest", "earliest = last.end"),
    Fault(f"{CALENDAR} 2.1", "rest = min(rule.need, DAY)", "rest = rule.need"),
    Fault(f"{CALENDAR} 2.1", "span.start <= moment]", "span.start < moment]"),
    Fault(f"{CALENDAR} 3.1", "end = None if open_ else max(last.end, span.end)", "end = None if open_ else span.end"),
    Fault(f"{CALENDAR} 3.1", "max(span.start - moment, NO_TIME)", "abs(span.start - moment)"),
    Fault(f"{CALENDAR} 4.1", "return max(shown", "return min(shown", "pbem/host/deadlines/moments.py"),
    # ── time that did not count ──────────────────────────────────────────────────────────────────
    Fault(f"{LOST} 1.1", "return bool(found) and found[-1].kind == PAUSE", "return False"),
    Fault(f"{LOST} 1.1", "return found[-1] if found and found[-1].kind == SILENCE else None", "return None"),
    Fault(f"{LOST} 2.1", "moment += span.end - span.start", "moment += NO_TIME"),
    Fault(f"{LOST} 2.1", " and span.start < moment:", ":"),
    Fault(f"{LOST} 2.1", "elif entry.kind in (OUTAGE, CONTACT):", "elif entry.kind == OUTAGE:"),
    Fault(f"{LOST} 2.2", "found = {number: one for number, one in found.items() if one.start < lost.start}", "pass"),
    Fault(f"{LOST} 3.1", "found[cut] = TimeSpan(found[cut].start, here)", "found[cut] = found[cut]"),
    Fault(f"{LOST} 3.1", "[number for number in found if number not in told]", "list(found)"),
    Fault(f"{LOST} 3.1", '{entry.number} if entry.data.get("seats") else set()', "set()"),
    Fault(f"{LOST} 4.1", "return _move_dates(entry, min, latest)", "return entry"),
    Fault(f"{LOST} 4.2", "return _move_dates(entry, max, min(before, latest)) if behind else entry", "return entry"),
    # ── what is done about a missed turn ─────────────────────────────────────────────────────────
    Fault(f"{MISSED} 1.1", "return PolicyChoice(HELD, (), tuple(refused))", "return PolicyChoice(MINIMAL)"),
    Fault(f"{MISSED} 2.1", "if genesis.deadline != settings.words:", "if not genesis.deadline:"),
    Fault(f"{MISSED} 2.2", "if policy == ADVANCE or faults:", "if policy == ADVANCE:"),
    Fault(f"{MISSED} 3.1", "        if others:", "        if not signers:"),
    Fault(f"{MISSED} 3.1", "if genesis.quorum != HOST:", 'if genesis.quorum == "":'),
    Fault(f"{MISSED} 3.2", '"{text} Entry {number} of the host\'s log, {line_hash}."', '"{text} Entry {number}."'),
    Fault(f"{MISSED} 4.1", "return PolicyChoice(ADVANCE)", "return PolicyChoice(MINIMAL)"),
    Fault(f"{MISSED} 4.2", "return PolicyChoice(HELD, (), tuple(refused))", "return PolicyChoice(MINIMAL)"),
    Fault(f"{MISSED} 5.1", "DEPUTY: REPLACE}", "DEPUTY: MISSED}"),
    Fault(f"{MISSED} 5.1", "    successor(game.genesis, seat, person)\n", "", "pbem/host/games/proposals.py"),
    # ── how players stand ────────────────────────────────────────────────────────────────────────
    Fault(f"{STATUS} 1.1", "if hours not in known and begun.at", "if begun.at"),
    Fault(f"{STATUS} 2.1", "begun.at < one.due - timedelta", "one.due - timedelta"),
    Fault(
        f"{STATUS} 3.1",
        "yield Reminder(one.seat, hours, one.due)",
        "yield from (Reminder(one.seat, (hour,), one.due) for hour in hours)",
    ),
    # ── when orders are due now ──────────────────────────────────────────────────────────────────
    Fault(f"{TABLE} 1.1", 'if entry.data["base"] == base:', "if base:"),
    Fault(f"{TABLE} 2.1", "== (self.base, seat)", '== (self.base, entry.data["seat"])'),
    Fault(f"{TABLE} 2.1", "return min(found, default=None)", "return Beginning(self.start, self.opened.number)"),
    Fault(f"{TABLE} 2.2", 'return read_moment(entry.data["until"])', "return entry.at"),
    Fault(
        f"{TABLE} 3.1",
        "moved = shifts(log.entries[begun.number].at, log.entries[begun.number + 1 :])",
        "moved = dict[int, TimeSpan]()",
    ),
    Fault(f"{TABLE} 4.1", "moments.append(shifted(before, [moved[number]] if number in moved else []))", "pass"),
    Fault(
        f"{TABLE} 4.1",
        "moments += [self._extended_until(one, seat, rest, moved) for one in self._extensions(seat)]",
        "pass",
    ),
    Fault(f"{TABLE} 5.1", "merged(moment, [*pauses(self.log), *silences(self.log)])", "merged(moment, [])"),
    Fault(f"{TABLE} 5.1", "[*pauses(self.log), *silences(self.log)]", "pauses(self.log)"),
    Fault(
        f"{TABLE} 5.2",
        "return pushed(latest, merged(self.start, away), rest)",
        "return pushed(latest + DAY, merged(self.start, away), rest)",
    ),
    Fault(f"{TABLE} 6.1", 'max(absence.data["from"], min(absence.data["to"], at))', 'absence.data["to"]'),
    Fault(f"{TABLE} 6.1", 'max(absence.data["from"], min(absence.data["to"], at))', 'absence.data["from"]'),
)
