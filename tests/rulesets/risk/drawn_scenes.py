"""States in which somebody is to decide, drawn at random, under any rules of the conquest game."""

from random import Random

from hypothesis import strategies as st
from scenes import Scene, setting_of

from pbem.engine.table.terms import CARDS
from pbem.rulesets.risk.play.resolution import blank
from pbem.rulesets.risk.state import Phase

PRESETS = ("risk-1959", "risk-1959-french", "risk-parker", "risk-1959-reprint")
OPTIONS = (
    "set-values-plus-one",
    "fortify-connected",
    "army-cap-12",
    "card-reroll",
    "commander",
    "capitals",
)


def scenes() -> st.SearchStrategy[Scene]:
    """Draw a state in which somebody is to decide, under any rules."""
    return st.randoms(use_true_random=False).map(draw_scene)


def draw_scene(rng: Random) -> Scene:
    """Draw one with numbers of one's own."""
    neutral = rng.random() < 0.5
    options = [option for option in OPTIONS if rng.random() < 0.4]
    seats = "anna bob" if neutral else rng.choice(("anna bob", "anna bob cleo dora"))
    options += ["two-player-neutral"] * neutral
    rules = f"{rng.choice(PRESETS)} with {', '.join(options)}"
    scope = {"reroll_scope": rng.choice(("own", "any"))}
    setting = setting_of(rules, seats, scope, rng.choice(CARDS))
    state = blank(setting)
    owners = [*setting.seats, *(["neutral"] if neutral else [])]
    most = setting.rules.army_cap or 40
    for place in range(len(setting.board.territories)):
        state.owners[place] = rng.choice(owners)
        state.armies[place] = rng.randint(1, rng.choice((1, 3, most)))
    state.owners[0] = "anna"
    state.turn, state.part, state.mover = 3, 2, "anna"
    state.sets = rng.randint(0, 9)
    deck = rng.sample(setting.board.deck, len(setting.board.deck))
    size = rng.randint(0, 9)
    state.hands["anna"] = setting.sort_cards(deck[:size])
    state.pile = setting.sort_cards(deck[size:])
    phases = [Phase.TURN, Phase.ATTACK, Phase.ELIMINATION, Phase.SETUP]
    state.phase = rng.choice(phases)
    if state.phase is Phase.ELIMINATION:
        state.due = rng.choice((0, 7))
    if state.phase is Phase.SETUP:
        state.asked = ["anna"]
        state.to_place = {owner: rng.randint(0, 26) for owner in owners}
        if setting.rules.setup == "claim" and rng.random() < 0.5:
            free = rng.randint(1, len(state.owners))
            state.owners[-free:], state.armies[-free:] = [""] * free, [0] * free
    scene = Scene(setting, state, "anna")
    if setting.hidden:
        turn_down(scene, [rng.random() < 0.5 for _ in range(size)])
    return scene


def turn_down(scene: Scene, down: list[bool]) -> None:
    """Turn some cards of the hand down; without a common deck there is no pile."""
    setting, state = scene.setting, scene.state
    numbers = setting.numbers(state.hands["anna"])
    hide = scene.croupier.hide
    state.hands["anna"] = [
        hide(number) if hidden else setting.board.deck[number] for number, hidden in zip(numbers, down, strict=True)
    ]
    state.pile = [hide(number) for number in setting.numbers(state.pile)] if setting.has_pile else []
