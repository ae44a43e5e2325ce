"""The lists for the set-up, and standing orders, as a file to fill in."""

from pbem.rulesets.risk.reading.desk import Desk
from pbem.rulesets.risk.reading.template_rows import example, items, tell, whole, word
from pbem.rulesets.risk.state import NEUTRAL
from pbem.rulesets.risk.words.phrases import counted


def write_setup(desk: Desk) -> list[str]:
    """Write lists that would do as they stand."""
    state = desk.state
    own = desk.own()
    left = state.to_place.get(desk.seat, 0)
    rows = _write_own(desk, own)
    if left:
        rows += tell(f"You have {counted(left, 'army')} to place.")
    rows.append("[setup]")
    if desk.rules.setup == "claim" and "" in state.owners:
        rows += _write_claim(desk)
    if desk.rules.capitals:
        rows += _write_capital(desk, own)
    rows += [*tell("Ask me again after so many of my placings:"), *example(["batch = 10"]), ""]
    if left:
        rows += [*tell("Your armies, one at a time from the top:"), *_entry("add", "@border"), ""]
    if desk.rules.setup == "neutral" and state.to_place.get(NEUTRAL, 0):
        rows += [*tell("The neutral armies that you place:"), *_entry("neutral", "@neutral"), ""]
    return rows


def _write_own(desk: Desk, own: list[str]) -> list[str]:
    if not own:
        return []
    listed = [
        whole(f"{desk.board.names[id_]} {desk.ground.armies(desk.state, id_)}") for id_ in own
    ]
    return [*tell(f"Your territories: {', '.join(listed)}.", "  "), ""]


def _entry(kind: str, at: str) -> list[str]:
    return [f"[[setup.{kind}]]", f'at = "{at}"', 'armies = "rest"']


def _claims(desk: Desk) -> list[str]:
    """Wish for the smallest continent that is still free."""
    free = desk.ground.held(desk.state, "")
    lands = [land for land in desk.board.continents if set(land.territories) <= set(free)]
    return (
        list(min(lands, key=lambda land: len(land.territories)).territories) if lands else free[:3]
    )


def _write_claim(desk: Desk) -> list[str]:
    wishes = [word(desk.ground, id_) for id_ in _claims(desk)]
    return [
        *tell("Territories that you claim, your first wish first; @rest is any that is free:"),
        *items("claim", [*wishes, '"@rest"']),
    ]


def _write_capital(desk: Desk, own: list[str]) -> list[str]:
    """Wish for the strongest territory, or before the claims for one of them."""
    wishes = sorted(own, key=lambda id_: -desk.ground.armies(desk.state, id_))[:3] or _claims(desk)
    return [
        *tell("Your capital: the first of these that you own when all armies are placed."),
        *items("capital", [word(desk.ground, id_) for id_ in wishes]),
    ]


def write_standing(desk: Desk) -> list[str]:
    """Write standing orders as examples; they hold until replaced."""
    own = desk.own() or list(desk.board.ids)
    place = word(desk.ground, own[0])
    rule = ["[defence]", 'default = "max"', "[[defence.rule]]", f"at = [{place}]"]
    rows = [
        *tell("Standing orders hold until you replace them. Your dice as defender:"),
        *example([*rule, 'if = "dice_now == 3 and mine == 2"', "dice = 1"]),
        "",
    ]
    if desk.rules.capitals:
        shares = 'place = [{ at = "@vacated", armies = "rest" }]'
        rows += [
            *tell("Where the bonus armies for a captured capital go:"),
            *example(["[[capital_bonus]]", 'victim = "any"', shares]),
            "",
        ]
    return rows[:-1]
