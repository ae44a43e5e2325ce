"""Examples for the sections of a turn after placing: attacks, eliminations, moves, expert tables."""

from pbem.rulesets.risk.reading.desk import Desk
from pbem.rulesets.risk.reading.path import move_section
from pbem.rulesets.risk.reading.selectors import touches_foreign
from pbem.rulesets.risk.reading.template_rows import example, items, tell, word
from pbem.rulesets.risk.state import Phase

Way = tuple[str, str]


def write_battle(desk: Desk) -> list[str]:
    """Write an example for every section that may be used; armies placed lie on the desk."""
    ways = _ways(desk)
    rows = _write_throw(desk)
    if not ways:
        rows += [*tell("No territory of yours can attack now: it takes two armies."), ""]
    else:
        rows += _write_attacks(desk, ways[0])
        rows += _write_elimination(desk, ways[0])
    return [*rows, *_write_reroll(desk, ways), *_write_commander(desk), *_write_move(desk)]


def _ways(desk: Desk) -> list[Way]:
    """List the attacks that are possible now, the strongest source and the weakest target first."""
    ways = [
        (here, there)
        for here in desk.own()
        if (desk.strength(here) or 0) > 1
        for there in desk.board.ids
        if there in desk.board.borders[here] and not desk.owns(there)
    ]
    return sorted(ways, key=lambda way: (-(desk.strength(way[0]) or 0), _armies(desk, way[1])))


def _armies(desk: Desk, territory: str) -> int:
    return desk.ground.armies(desk.state, territory)


def _write_attacks(desk: Desk, way: Way) -> list[str]:
    source, target = way
    names = desk.board.names
    rows = [
        *tell(f"Attack {names[target]} from {names[source]} while the odds are good:"),
        *example(_attack(desk, way)),
        *example(["keep = 1", 'while = "mine > theirs or theirs == 1"', 'move_in = "max"']),
        "",
    ]
    beyond = [
        there
        for there in desk.board.ids
        if there in desk.board.borders[target] and there not in way and not desk.owns(there)
    ]
    if beyond:
        path = items("path", [word(desk.ground, id_) for id_ in (source, target, beyond[0])])
        tests = 'while = "mine > theirs"', "max_losses = 10", 'on_stop = "end"'
        rows += [
            *tell("Go on from one territory to the next, as long as each is captured:"),
            *example(["[[attack]]", 'id = "march"', *path, *tests]),
            "",
        ]
    return rows


def _attack(desk: Desk, way: Way) -> list[str]:
    source, target = (word(desk.ground, id_) for id_ in way)
    return ["[[attack]]", f"from = {source}", f"to = {target}"]


def _write_elimination(desk: Desk, way: Way) -> list[str]:
    if len(desk.ground.live(desk.state)) < 3:
        return []
    places = f'[{{ at = {word(desk.ground, way[0])}, armies = "rest" }}]'
    return [
        *tell("What to do with the cards of a player you eliminate; else the turn pauses:"),
        *example(["[[on_elimination]]", 'victim = "any"', 'trade = "forced"', f"place = {places}"]),
        "",
    ]


# The move at the end


def _write_move(desk: Desk) -> list[str]:
    """Write a move between two own territories, from the rear to the front if there is one."""
    ground, state = desk.ground, desk.state
    pairs = [
        (here, there)
        for here in desk.own()
        if (desk.strength(here) or 0) > 1
        for there in desk.board.ids
        if there in desk.board.borders[here] and desk.owns(there)
    ]
    if not pairs:
        return []
    source, target = min(
        pairs,
        key=lambda pair: (
            touches_foreign(ground, state, pair[0]),
            not touches_foreign(ground, state, pair[1]),
        ),
    )
    section = move_section(desk)
    what = "The one move" if section == "free_move" else "Moves over own territories"
    rows = [f"from = {word(ground, source)}", f"to = {word(ground, target)}", 'armies = "max"']
    return [*tell(f"{what} after the attacks:"), *example([f"[[{section}]]", *rows]), ""]


# Experts


def _write_throw(desk: Desk) -> list[str]:
    throw = desk.state.throw
    if desk.state.phase is not Phase.THROW or throw is None:
        return []
    names = desk.board.names
    dice, against = (" ".join(map(str, side)) for side in (throw.attack, throw.defence))
    text = (
        f"Dice on the table: {names[throw.source]} {dice} against {names[throw.target]} {against}."
    )
    return [*tell(text), *tell("What you do not change stands."), ""]


def _write_reroll(desk: Desk, ways: list[Way]) -> list[str]:
    """Write a card that shows a battle: of the dice on the table, or of an attack."""
    if not desk.rules.card_reroll:
        return []
    hand = desk.state.hands[desk.seat]
    throw = desk.state.throw
    reroll = ["[[reroll]]", "card = {}", 'if = "lost_now >= 1"', 'die = "lowest-losing"']
    if throw is not None:
        shown = [] if throw.rerolled else [(throw.source, throw.target)]
    else:
        shown = ways
    for way in shown:
        card = next((card for card in hand if card in way), None)
        if card is not None:
            rows = [row.replace("{}", word(desk.ground, card)) for row in reroll]
            attack = [] if throw is not None else _attack(desk, way)
            return [*tell("Lay a card open to throw a die again:"), *example([*attack, *rows]), ""]
    return []


def _write_commander(desk: Desk) -> list[str]:
    if not desk.rules.commander or desk.state.commander_part:
        return []
    rows = ["[commander]", 'if = "gain >= 1"', 'die = "best"']
    return [*tell("Once in the turn, turn one of your dice to six:"), *example(rows), ""]
