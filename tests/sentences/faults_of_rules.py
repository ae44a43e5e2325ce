"""Faults in what rule sets promise, and in the battles, odds and orders of the conquest game."""

from fault import Fault

GATE = "engine/table/gate"
ROOMS = "engine/table/rooms"
TABLE = "engine/table/ruleset"
BATTLE = "rulesets/risk/play/battle"
ODDS = "rulesets/risk/odds/battle"
LUCK = "rulesets/risk/odds/room"
PLAN = "rulesets/risk/odds/plan"
ORDERS = "rulesets/risk/reading/orders"

RULES = (
    Fault(f"{BATTLE} 4.1", "watched = experts or looks(entry, guard)", "watched = True"),
    Fault(
        f"{ODDS} 1.1",
        "        answer = next_dice(self.entry, view, self.guard, self.limits)\n",
        "        answer = min(2, theirs)\n        view.dice_now = min(3, mine - 1)\n",
    ),
    Fault(
        f"{TABLE} 2.1",
        "if (event := skipped(turn, number, entry)) is not None:",
        "if (event := skipped(turn, number, entry)) is turn:",
        "pbem/rulesets/risk/play/turn.py",
    ),
    Fault(
        f"{GATE} 1.1",
        "_WITH_ARMIES = (Phase.TURN, Phase.ELIMINATION)",
        "_WITH_ARMIES = _TURN",
        "pbem/rulesets/risk/play/gate.py",
    ),
    Fault(
        f"{GATE} 2.1",
        "        if isinstance(answer, Shut):\n            return answer\n",
        "        if isinstance(answer, Shut):\n            continue\n",
    ),
    Fault(f"{GATE} 2.1", "other.most < one.most)", "other.most > one.most)"),
    Fault(
        f"{GATE} 2.1",
        "        return [there for there in one(here) if there in allowed]\n",
        "        return [*one(here), *allowed]\n",
    ),
    Fault(f"{GATE} 3.1", "if problem.is_error]\n    wrong", "if problem]\n    wrong"),
    Fault(f"{GATE} 3.1", "for problem in errors if not problem.owed)", "for problem in errors)"),
    Fault(
        f"{GATE} 3.2",
        "    if checked.readings[0].refused:\n",
        "    if not checked.readings:\n",
        "pbem/engine/play/order_check.py",
    ),
    Fault(f"{GATE} 3.2", "    if not checked.ready:\n", "    if not checked:\n", "pbem/engine/play/play.py"),
    Fault(f"{ROOMS} 1.1", "    rulings: Rulings = at(Rulings, Rulings)\n", "", "pbem/engine/table/ruleset.py"),
    Fault(f"{ROOMS} 1.2", "        return (event,)\n", "        return ()\n"),
    Fault(
        f"{ROOMS} 2.1",
        "table.__dict__[self.name] = room = self.open()(table)",
        "room = self.open()(table)",
        "pbem/engine/table/door.py",
    ),
    Fault(
        f"{ROOMS} 2.2",
        "            found = getattr(import_module(module), name, None)\n",
        "            found = None\n",
        "pbem/engine/table/door.py",
    ),
    Fault(
        f"{ROOMS} 3.1",
        'not name.startswith("_") and name not in known:',
        'not name.startswith("_") and name in dir(Room):',
        "pbem/engine/table/door.py",
    ),
    Fault(
        f"{ROOMS} 3.2",
        'not name.startswith("_") and name not in known:',
        'not name.startswith("__") and name not in known:',
        "pbem/engine/table/door.py",
    ),
    Fault(
        f"{TABLE} 1.1",
        "        evolve(state, event)\n        yield event\n",
        "        evolve(state, event)\n        evolve(state, event)\n        yield event\n",
        "pbem/engine/table/resolution.py",
    ),
    Fault(
        f"{TABLE} 1.2",
        "        evolve(state, event)\n        yield event\n",
        "        yield event\n        evolve(state, event)\n",
        "pbem/engine/table/resolution.py",
    ),
    Fault(
        f"{TABLE} 3.1",
        "    for event in table.resolve(state, orders, dice):\n        evolve(state, event)\n        yield event\n",
        "    for event in table.resolve(state, orders, dice):\n        evolve(state, event)\n        yield event\n        if len(orders) == 1:\n            return\n",
        "pbem/engine/table/resolution.py",
    ),
    Fault(
        f"{TABLE} 3.2",
        "deal.dice(draft.orders, chain.seed)",
        "deal.dice(draft.orders, bytes(32))",
        "pbem/engine/play/record_play.py",
    ),
    Fault(
        f"{TABLE} 4.1",
        "        sheet.problems[before:] = sorted(sheet.problems[before:], key=_place)\n",
        "        state.turn += 1\n",
        "pbem/rulesets/risk/reading/orders.py",
    ),
    Fault(
        f"{TABLE} 5.1",
        "return snapshot.dump(self.setting, state)",
        'return {**snapshot.dump(self.setting, state), "turn": 1}',
        "pbem/rulesets/risk/game.py",
    ),
    Fault(
        f"{BATTLE} 1.1",
        "most = view.dice_now = 3 if mine > 3 else mine - 1",
        "most = view.dice_now = 3 if mine > 2 else mine - 1",
    ),
    Fault(f"{BATTLE} 1.1", "    if wanted < most:\n", "    if wanted:\n"),
    Fault(
        f"{BATTLE} 2.1",
        "return min(guard.always or guard.choose(view), theirs)",
        "return min(guard.always or 2, theirs)",
    ),
    Fault(f"{BATTLE} 3.1", "or view.throws >= last:", "or view.throws > last:"),
    Fault(f"{BATTLE} 3.1", "mine <= lowest or", "mine < lowest or"),
    Fault(f"{BATTLE} 4.2", "watched = experts or looks(entry, guard)", "watched = experts"),
    Fault(f"{ODDS} 2.1", "number * SCALE ** (lost + killed) // ways", "number * SCALE // ways"),
    Fault(f"{ODDS} 3.1", "work.spend(most * theirs * _size(most + theirs))", "work.spend(most)"),
    Fault(
        f"{LUCK} 1.1",
        "case DiceThrown(_, _, attack, defence):\n                lying = (attack, defence)\n                yield",
        "case DiceThrown(_, _, attack, defence):\n                lying = None\n                continue\n                yield",
    ),
    Fault(
        f"{LUCK} 2.1",
        "changes.append((lost_then - lost, killed_then - killed))",
        "changes.append((lost_then, killed_then))",
    ),
    Fault(f"{LUCK} 3.1", "if throw is not None else None\n", "if throw is before else None\n"),
    Fault(
        f"{PLAN} 1.1",
        "        for branch in self.stage.play(Branch(self.stage.before, Weight(1)), begin):\n            front.add(branch)\n",
        "        front.add(Branch(self.stage.before, Weight(1)))\n",
    ),
    Fault(
        f"{PLAN} 2.1",
        "return (tuple(self.state.armies), *self._rest())",
        "return (id(self), *self._rest())",
        "pbem/rulesets/risk/odds/branch.py",
    ),
    Fault(f"{PLAN} 3.1", "taken=taken)", "taken=False)"),
    Fault(
        f"{ORDERS} 1.1",
        '                sheet.note(code, (key,), why, hint, at="key")\n',
        "",
        "pbem/engine/table/gate.py",
    ),
    Fault(
        f"{ORDERS} 2.1",
        '    trade, placing = _read_armies(situation, sheet)\n    situation.may_grow = "on_elimination" in sheet.data\n    attacks = read_attacks(situation, sheet) if _is_given(sheet, "attack") else ()\n',
        '    situation.may_grow = "on_elimination" in sheet.data\n    attacks = read_attacks(situation, sheet) if _is_given(sheet, "attack") else ()\n    trade, placing = _read_armies(situation, sheet)\n',
    ),
    Fault(f"{ORDERS} 3.1", "sheet.problems[before:] = sorted(sheet.problems[before:], key=_place)", "pass"),
)
