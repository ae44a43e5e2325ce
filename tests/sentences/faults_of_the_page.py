"""Faults in the page's modules: the limits of a turn that is clicked together, and its text."""

from fault import Fault

LIMITS = ("tests/rulesets/risk/test_limits_of_clicks.py",)
TEXT = ("tests/page/test_order_text.py",)


def _in(module: str, right: str, wrong: str, seen_by: tuple[str, ...] = LIMITS) -> Fault:
    return Fault("page", right, wrong, f"pbem/page/{module}.js", seen_by)


PAGE = (
    _in("move-checks", "(wanted || 1) >= armies", "(wanted || 1) > armies"),
    _in("move-checks", "(wanted || 1) >= armies", "wanted >= armies"),
    _in("move-checks", "there + wanted > cap", "there + wanted > cap + 1"),
    _in("move-checks", "if (!facts.touch(one.from, one.to))", "if (!facts.touch(one.to, one.to))"),
    _in("attack-checks", "if (armies < 2)", "if (armies < 1)"),
    _in("attack-checks", "if (one.path.indexOf(id) < step)", "if (one.path.indexOf(id) > step)"),
    _in("attack-checks", "if (facts.isMine(id)) return", "if (!id) return"),
    _in("attack-checks", "if (!facts.touch(from, id)) return", "if (!id) return"),
    _in("place-checks", "const free = facts.form.cap - facts.land(id).armies", "const free = facts.form.cap - facts.land(id).armies + 1"),
    _in("place-checks", "if (left < 0) return", "if (left < -1) return"),
    _in("place-checks", "if (left > 0 && !rest) return", "if (left > 1 && !rest) return"),
    _in("order-text", "const WIDTH = 72", "const WIDTH = 90", TEXT),
    _in("order-delivery", '"\\r\\n"', '"\\n"', TEXT),
)  # fmt: skip
