"""Faults in the page's modules: the limits of a turn that is clicked together, and its text."""

from fault import Fault

LIMITS = ("tests/rulesets/risk/test_limits_of_clicks.py",)
CLICKS = "tests/rulesets/risk/test_clicked_orders.py::test"
DRAFTS = (*LIMITS, f"{CLICKS}_the_page_answers_every_draft_as_the_reader_does")
MENUS = (f"{CLICKS}_each_condition_of_the_menu_means_something_at_its_place",)
ODDS = (
    f"{CLICKS}_the_odds_are_those_of_pbem_odds",
    f"{CLICKS}_odds_at_random_agree_to_the_last_digit_that_is_shown",
)
TEXT = ("tests/page/test_order_text.py",)


def _in(module: str, right: str, wrong: str, seen_by: tuple[str, ...] = LIMITS) -> Fault:
    return Fault("page", right, wrong, f"pbem/page/{module}.js", seen_by)


def _sums(right: str, wrong: str) -> Fault:
    return _in("turn-armies", right, wrong, DRAFTS)


def _checks(right: str, wrong: str) -> Fault:
    return _in("turn-checks", right, wrong, DRAFTS)


def _walk(right: str, wrong: str) -> Fault:
    return _in("conquest-odds", right, wrong, ODDS)


PAGE = (
    # ── what is due, placed, and stands where ────────────────────────────────────────────────────
    _sums("?.least ?? 0) - this.draft.sets.length", "?.least ?? 0)"),
    _sums("sum + (values[at] ?? 0)", "sum + (values[0] ?? 0)"),
    _sums("Math.min(this.due, room)", "this.due"),
    _sums("numbers.length < this.draft.place.size", "numbers.length > this.draft.place.size"),
    _sums("(card.id === id ? card.bonus : 0)", "0"),
    _sums("cap - this.facts.land(id).armies - this.bonus(id)", "cap - this.facts.land(id).armies"),
    _sums("cap - this.facts.land(id).armies - this.bonus(id)", "1 + cap - this.facts.land(id).armies - this.bonus(id)"),
    _sums("Math.max(0, this.placed.left) : armies", "0 : armies"),
    _sums("Math.min(before, this.facts.form.cap || Infinity)", "before"),
    _sums(" + this.added(id);", ";"),
    _sums("this.added(id) <= this.room(id)", "this.added(id) < this.room(id)"),
    _sums("return !this.draft.elimination && ", "return "),
    _sums("(left === 0 || (left > 0 && rest))", "left === 0"),
    _sums("(left === 0 || (left > 0 && rest))", "(left >= 0)"),
    _sums(" || this.facts.form.attacked.includes(id)) return true", ") return true"),
    _sums("one.path.slice(1).includes(id)", "one.path.includes(id)"),
    _sums("Math.max(1, path.length - 1)", "path.length - 1"),
    _sums("fights || this.facts.form.sources.includes(id) || ", "fights || "),
    _sums("isOpen || !this.isSettled ? null", "isOpen ? null"),
    _sums("if (this.couldHold(there)) reached", "if (this.facts.isMine(there)) reached"),
    _sums("if (this.couldHold(there)) reached", "if (there) reached"),
    # ── what is wrong, and what is missing ───────────────────────────────────────────────────────
    _checks("turn.setsMissing ? [] : placeFaults(turn)", "placeFaults(turn)"),
    _checks("draft.open ? [] : draft.moves", "draft.moves"),
    _checks("if (left < 0) return", "if (left < -1) return"),
    _checks("if (left > 0 && !rest) return", "if (left > 1 && !rest) return"),
    _checks("turn.added(id) > turn.room(id)", "turn.added(id) > turn.room(id) + 1"),
    _checks("way.length ? way : [", "[...way, "),
    _checks("turn.couldHold(source, at)", "turn.couldHold(source)"),
    _checks("if (path.length < 2) return", "if (path.length < 1) return"),
    _checks("if (path.indexOf(id) <= step)", "if (path.indexOf(id) > step)"),
    _checks('facts.isMine(id) ? `${facts.name(id)} is yours.` : facts.barred("attack", path[step], id)', '""'),
    _checks('facts.barred("attack", path[step], id)', 'facts.barred("attack", path[0], id)'),
    _checks("if (!turn.facts.isMine(source) || !turn.isSettled)", "if (!turn.facts.isMine(source))"),
    _checks("if (armies < 2) return [fault(`${name}", "if (armies < 1) return [fault(`${name}"),
    _checks("armies > keep ? []", "armies > keep - 1 ? []"),
    _checks("armies > keep ? []", "armies > keep + 1 ? []"),
    _checks("losses >= stake", "losses > stake"),
    _checks("if (at || !losses", "if (!losses"),
    _checks("path[1] !== to) return", "false) return"),
    _checks("!wayFaults(turn, place).length).flatMap", "place + 1).flatMap"),
    _checks("[...paths, form.throw?.from, form.throw?.to]", "paths"),
    _checks("id && !turn.couldHold(id)", "id && !turn.facts.isMine(id)"),
    _checks("if (!from || !to) return", "if (!from) return"),
    _checks("from === to ? `", "!from ? `"),
    _checks("facts.barred(section, from, to)", '""'),
    _checks("if (chain && !turn.isChained(from, to))", "if (!chain)"),
    _checks("(chain && one.when)) return", "one.when) return"),
    _checks("draft.moves.slice(0, at + 1)", "draft.moves"),
    _checks("other.from === one.from && !other.when", "other.from === one.from"),
    _checks("upTo.has(other) && other.from === one.from", "upTo.has(other)"),
    _checks("sum + (wanted(other) || 1)", "sum + wanted(other)"),
    _checks("if (leaving < armies) return", "if (leaving <= armies) return"),
    _checks("there + coming <= cap", "there + coming < cap"),
    _checks("there + coming <= cap", "there + coming <= cap + 1"),
    _checks("(chain ? fullFaults(turn, at) : roomFaults(turn, at))", "roomFaults(turn, at)"),
    _checks("!one.when && wanted(one) && turn.armiesThen(one.from)", "turn.armiesThen(one.from)"),
    _checks(" - Number(one.from === to)", ""),
    _checks("coming > 0 ? roomFaults", "coming > 99 ? roomFaults"),
    _in("conquest-facts", "!targets || targets[here].includes(there)", "!targets || true", DRAFTS),
    _in(
        "conquest-facts",
        "entries > most ? [",
        "entries > most + 1 ? [",
        ("tests/rulesets/risk/test_new_option_of_orders.py",),
    ),
    # ── conditions of the menu, odds ─────────────────────────────────────────────────────────────
    _in("conquest-conditions", "least <= number &&", "least < number &&", MENUS),
    _in("conquest-conditions", "number <= most", "number < most", MENUS),
    _in("conquest-conditions", '">=": (a, b) => a >= b', '">=": (a, b) => a > b', ODDS),
    _in("conquest-conditions", '"or": (a, b) => a || b', '"or": (a, b) => a && b', ODDS),
    _walk("mine > terms.keep; mine--", "mine >= terms.keep; mine--"),
    _walk("!terms.goOn(mine, left)", "terms.goOn(mine, left) === null"),
    _walk("table[Math.min(left, 2) - 1]", "table[1]"),
    _walk("Math.min(mine, terms.dice + 1, rows.length - 1)", "Math.min(mine, rows.length - 1)"),
    _walk("thrown <= terms.throws - counts", "thrown < terms.throws - counts"),
    _walk("[thrown + counts] += then", "[thrown] += then"),
    _walk("Number(terms.moveIn) || 0", "Number(terms.moveIn) || 3"),
    _walk("Math.max(dice, Math.min(most, wanted))", "Math.min(most, wanted)"),
    _walk("chance < 0.00005", "chance < 0.0001"),
    _walk("chance >= 0.99995", "chance >= 1"),
    _in("order-text", "const WIDTH = 72", "const WIDTH = 90", TEXT),
    _in("order-delivery", '"\\r\\n"', '"\\n"', TEXT),
)
