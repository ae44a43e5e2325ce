"""The lists for the set-up, and standing orders, as parts of a file to fill in."""

from pbem.engine.file.phrases import counted
from pbem.rulesets.risk.forms.template_lines import comment, example, items, whole, word
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import NEUTRAL


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
    lines += [*comment("Ask me again after this many of my placings:"), *_write_batch(situation), ""]
    if left:
        lines += [*comment("Your armies, one at a time from the top:"), *_entry("add", "@border"), ""]
    if situation.rules.setup == "neutral" and state.to_place.get(NEUTRAL, 0):
        lines += [*comment("The neutral armies that you place:"), *_entry("neutral", "@neutral"), ""]
    return [*lines, *_write_borders(situation), ""]


def _write_borders(situation: Situation) -> list[str]:
    """Say who borders whom: nobody has seen the board yet."""
    names = situation.board.names
    lines = comment("Where each territory leads:")
    for land in situation.board.continents:
        lines += comment(f"{land.name} ({land.bonus})")
        for id_ in situation.board.ids:
            if id_ in land.territories:
                others = sorted(situation.board.borders[id_], key=situation.board.index.__getitem__)
                listed = ", ".join(whole(names[other]) for other in others)
                lines += comment(f"{whole('  ' + names[id_])}: {listed}", "      ")
    return lines


def _write_batch(situation: Situation) -> list[str]:
    """Where placings are asked for in turn, players may wish to see all that came before (R-012)."""
    return ["batch = 1"] if situation.rules.placings == "in-turn" else example(["batch = 10"])


def _write_own(situation: Situation, own: list[str]) -> list[str]:
    if not own:
        return []
    listed = [whole(f"{situation.board.names[id_]} {situation.setting.armies(situation.state, id_)}") for id_ in own]
    return [*comment(f"Your territories: {', '.join(listed)}.", "  "), ""]


def _entry(kind: str, at: str) -> list[str]:
    return [f"[[setup.{kind}]]", f'at = "{at}"', 'armies = "rest"']


def _claims(situation: Situation) -> list[str]:
    """Wish for the smallest continent that is still free."""
    free = situation.setting.held(situation.state, "")
    lands = [land for land in situation.board.continents if set(land.territories) <= set(free)]
    return list(min(lands, key=lambda land: len(land.territories)).territories) if lands else free[:3]


def _write_claim(situation: Situation) -> list[str]:
    wishes = [word(situation.setting, id_) for id_ in _claims(situation)]
    return [
        *comment("Territories that you claim, your first choice first; @rest is any that is free:"),
        *items("claim", [*wishes, '"@rest"']),
    ]


def _write_capital(situation: Situation, own: list[str]) -> list[str]:
    """Wish for the strongest territory, or before the claims for one of them."""
    wishes = sorted(own, key=lambda id_: -situation.setting.armies(situation.state, id_))[:3] or _claims(situation)
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
    if situation.allows("capital_bonus"):
        shares = 'place = [{ at = "@vacated", armies = "rest" }]'
        lines += [
            *comment("Where the bonus armies for a captured capital go:"),
            *example(["[[capital_bonus]]", 'victim = "any"', shares]),
            "",
        ]
    return lines[:-1]
