"""Examples for the sections of a turn after placing: attacks, eliminations, moves, expert tables."""

from pbem.engine.table.gate import Shut
from pbem.rulesets.choices import words_of
from pbem.rulesets.risk.forms.template_lines import comment, example, items, word
from pbem.rulesets.risk.play.additions import additions
from pbem.rulesets.risk.play.attack import LEAST_ARMIES
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.play.selectors import touches_foreign
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import Phase

Way = tuple[str, str]

_EXAMPLES = 3
"""Attacks among the examples: a battle, a march, and the one that a card shows."""


def write_battle(situation: Situation) -> list[str]:
    """Write an example for every section that is open; the armies placed are part of the situation."""
    ways = possible_attacks(situation)
    lines = _write_throw(situation)
    shut = situation.ask("attack")
    if isinstance(shut, Shut):
        lines += [*comment(shut.sentence), ""]
    elif not ways:
        lines += [*comment("No territory of yours can attack now: it takes two armies."), ""]
    else:
        lines += _write_attacks(situation, ways[0])
        lines += _write_elimination(situation, ways[0])
    return [
        *lines,
        *_write_reroll(situation, ways),
        *_write_commander(situation),
        *_write_move(situation),
        *_write_more(situation),
    ]


def _write_more(situation: Situation) -> list[str]:
    """Write an example for every section that a chapter adds."""
    return [
        line for key, addition in additions() if situation.allows(key) for line in (*addition.example(situation), "")
    ]


def possible_attacks(situation: Situation) -> list[Way]:
    """List the attacks that are possible now, the strongest source and the weakest target first."""
    if not situation.allows("attack"):
        return []
    ways = [
        (here, there)
        for here in situation.own()
        if (situation.strength(here) or 0) >= LEAST_ARMIES
        for there in situation.board.ids
        if situation.may_attack(here, there) and situation.reaches("attack", here, there)
    ]
    return sorted(ways, key=lambda way: (-(situation.strength(way[0]) or 0), _armies(situation, way[1])))


def _armies(situation: Situation, territory: str) -> int:
    return situation.setting.armies(situation.state, territory)


def _write_attacks(situation: Situation, way: Way) -> list[str]:
    source, target = way
    names = situation.board.names
    most, why = situation.limit("attack").most, situation.limit("attack").why
    lines = [
        *(comment(f"{why[:1].upper()}{why[1:]}.") if why else []),
        *comment(f"Attack {names[target]} from {names[source]} while the odds are good:"),
        *example(_attack(situation, way)),
        *example(["keep = 1", 'while = "mine > theirs or theirs == 1"', 'move_in = "max"']),
        "",
    ]
    words = words_of(situation.rules)
    if most is None or most > 1:
        lines += _write_march(situation, way)
    for name in ("path_move_in", "max_losses"):
        lines += comment(words[name].says(getattr(situation.rules, name)))
    return [*lines, ""]


def _write_march(situation: Situation, way: Way) -> list[str]:
    """Write an attack along a path, if there is something beyond the target."""
    beyond = [
        there
        for there in situation.board.ids
        if there in situation.board.borders[way[1]]
        and there not in way
        and not situation.owns(there)
        and situation.reaches("attack", way[1], there)
    ]
    if not beyond:
        return []
    path = items("path", [word(situation.setting, id_) for id_ in (*way, beyond[0])])
    tests = 'while = "mine > theirs"', "max_losses = 10", 'on_stop = "end"'
    return [
        *comment("Go on from one territory to the next, as long as each is captured:"),
        *example(["[[attack]]", 'id = "march"', *path, *tests]),
        "",
    ]


def _attack(situation: Situation, way: Way) -> list[str]:
    source, target = (word(situation.setting, id_) for id_ in way)
    return ["[[attack]]", f"from = {source}", f"to = {target}"]


def _write_elimination(situation: Situation, way: Way) -> list[str]:
    if len(situation.setting.live(situation.state)) < 3 or not situation.allows("on_elimination"):
        return []
    places = f'[{{ at = {word(situation.setting, way[0])}, armies = "rest" }}]'
    return [
        *comment("What to do with the cards of a player you eliminate; without this the turn pauses:"),
        *example(["[[on_elimination]]", 'victim = "any"', 'trade = "forced"', f"place = {places}"]),
        "",
    ]


# The move at the end


def best_move(situation: Situation) -> Way | None:
    """Return two neighbours of the player's own, from the rear to the front if there is a way there."""
    setting, state = situation.setting, situation.state
    section = move_section(setting.rules)
    if not situation.allows(section):
        return None
    pairs = [
        (here, there)
        for here in situation.own()
        if (situation.strength(here) or 0) > 1
        for there in situation.board.ids
        if there in situation.board.borders[here] and situation.owns(there)
        if situation.reaches(section, here, there)
    ]
    return min(
        pairs,
        key=lambda pair: (touches_foreign(setting, state, pair[0]), not touches_foreign(setting, state, pair[1])),
        default=None,
    )


def _write_move(situation: Situation) -> list[str]:
    way, section = best_move(situation), move_section(situation.rules)
    shut = situation.ask(section)
    if isinstance(shut, Shut):
        return [*comment(shut.sentence), ""]
    if way is None:
        return []
    source, target = (word(situation.setting, id_) for id_ in way)
    what = "The one move" if section == "free_move" else "Moves over own territories"
    lines = [f"from = {source}", f"to = {target}", 'armies = "max"']
    return [*comment(f"{what} after the attacks:"), *example([f"[[{section}]]", *lines]), ""]


# Experts


def _write_throw(situation: Situation) -> list[str]:
    throw = situation.state.throw
    if situation.state.phase is not Phase.THROW or throw is None:
        return []
    names = situation.board.names
    dice, against = (" ".join(map(str, side)) for side in (throw.attack, throw.defence))
    text = f"Dice on the table: {names[throw.source]} {dice} against {names[throw.target]} {against}."
    return [*comment(text), *comment("What you do not change stays as it is."), ""]


def _write_reroll(situation: Situation, ways: list[Way]) -> list[str]:
    """Write a card, turned in by no set above, that shows a battle: of the dice on the table, or of an attack."""
    most = situation.limit("attack").most
    if not situation.allows("reroll") or (most is not None and most < _EXAMPLES):
        return []
    hand = [card for card in situation.state.hands[situation.seat] if situation.hand.holds(card)]
    throw = situation.state.throw
    reroll = ["[[reroll]]", "card = {}", 'if = "lost_now >= 1"', 'die = "lowest-losing"']
    on_the_table = [] if throw is None or throw.rerolled else [(throw.source, throw.target)]
    for way in ways if throw is None else on_the_table:
        card = next((card for card in hand if card in way), None)
        if card is not None:
            lines = [line.replace("{}", word(situation.setting, card)) for line in reroll]
            attack = [] if throw is not None else _attack(situation, way)
            return [*comment("Lay a card open to throw a die again:"), *example([*attack, *lines]), ""]
    return []


def _write_commander(situation: Situation) -> list[str]:
    if not situation.allows("commander"):
        return []
    lines = ["[commander]", 'if = "gain >= 1"', 'die = "best"']
    return [*comment("Once in the turn, turn one of your dice to six:"), *example(lines), ""]
