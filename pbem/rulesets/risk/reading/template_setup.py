"""The lists for the set-up, and standing orders, as a file to fill in."""

from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.reading.template_lines import comment, example, items, whole, word
from pbem.rulesets.risk.state import NEUTRAL
from pbem.rulesets.risk.words.phrases import counted


def write_setup(situation: Situation) -> list[str]:
    """Write lists that would do as they stand."""
    state = situation.state
    own = situation.own()
    left = state.to_place.get(situation.seat, 0)
    lines = _write_own(situation, own)
    if left:
        lines += comment(f"You have {counted(left, 'army')} to place.")
    lines.append("[setup]")
    if situation.rules.setup == "claim" and "" in state.owners:
        lines += _write_claim(situation)
    if situation.rules.capitals:
        lines += _write_capital(situation, own)
    lines += [*comment("Ask me again after so many of my placings:"), *example(["batch = 10"]), ""]
    if left:
        lines += [
            *comment("Your armies, one at a time from the top:"),
            *_entry("add", "@border"),
            "",
        ]
    if situation.rules.setup == "neutral" and state.to_place.get(NEUTRAL, 0):
        lines += [
            *comment("The neutral armies that you place:"),
            *_entry("neutral", "@neutral"),
            "",
        ]
    return lines


def _write_own(situation: Situation, own: list[str]) -> list[str]:
    if not own:
        return []
    listed = [
        whole(f"{situation.board.names[id_]} {situation.setting.armies(situation.state, id_)}")
        for id_ in own
    ]
    return [*comment(f"Your territories: {', '.join(listed)}.", "  "), ""]


def _entry(kind: str, at: str) -> list[str]:
    return [f"[[setup.{kind}]]", f'at = "{at}"', 'armies = "rest"']


def _claims(situation: Situation) -> list[str]:
    """Wish for the smallest continent that is still free."""
    free = situation.setting.held(situation.state, "")
    lands = [land for land in situation.board.continents if set(land.territories) <= set(free)]
    return (
        list(min(lands, key=lambda land: len(land.territories)).territories) if lands else free[:3]
    )


def _write_claim(situation: Situation) -> list[str]:
    wishes = [word(situation.setting, id_) for id_ in _claims(situation)]
    return [
        *comment("Territories that you claim, your first wish first; @rest is any that is free:"),
        *items("claim", [*wishes, '"@rest"']),
    ]


def _write_capital(situation: Situation, own: list[str]) -> list[str]:
    """Wish for the strongest territory, or before the claims for one of them."""
    wishes = sorted(own, key=lambda id_: -situation.setting.armies(situation.state, id_))[
        :3
    ] or _claims(situation)
    return [
        *comment("Your capital: the first of these that you own when all armies are placed."),
        *items("capital", [word(situation.setting, id_) for id_ in wishes]),
    ]


def write_standing(situation: Situation) -> list[str]:
    """Write standing orders as examples; they hold until replaced."""
    own = situation.own() or list(situation.board.ids)
    place = word(situation.setting, own[0])
    rule = ["[defence]", 'default = "max"', "[[defence.rule]]", f"at = [{place}]"]
    lines = [
        *comment("Standing orders hold until you replace them. Your dice as defender:"),
        *example([*rule, 'if = "dice_now == 3 and mine == 2"', "dice = 1"]),
        "",
    ]
    if situation.rules.capitals:
        shares = 'place = [{ at = "@vacated", armies = "rest" }]'
        lines += [
            *comment("Where the bonus armies for a captured capital go:"),
            *example(["[[capital_bonus]]", 'victim = "any"', shares]),
            "",
        ]
    return lines[:-1]
