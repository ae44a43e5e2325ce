"""States in which somebody is to decide, drawn at random, under any rules of the conquest game."""

from hypothesis import strategies as st
from scenes import Scene, setting_of

from pbem.engine.table.ruleset import CARDS
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


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """Draw a state in which somebody is to decide, under any rules."""
    neutral = draw(st.booleans())
    options = draw(st.lists(st.sampled_from(OPTIONS), unique=True))
    seats = "anna bob" if neutral else draw(st.sampled_from(("anna bob", "anna bob cleo dora")))
    options += ["two-player-neutral"] * neutral
    rules = f"{draw(st.sampled_from(PRESETS))} with {', '.join(options)}"
    scope = {"reroll_scope": draw(st.sampled_from(("own", "any")))}
    setting = setting_of(rules, seats, scope, draw(st.sampled_from(CARDS)))
    state = blank(setting)
    owners = [*setting.seats, *(["neutral"] if neutral else [])]
    most = setting.rules.army_cap or 40
    for place in range(len(setting.board.territories)):
        state.owners[place] = draw(st.sampled_from(owners))
        state.armies[place] = draw(st.integers(1, draw(st.sampled_from((1, 3, most)))))
    state.owners[0] = "anna"
    state.turn, state.part, state.mover = 3, 2, "anna"
    state.sets = draw(st.integers(0, 9))
    deck = draw(st.permutations(setting.board.deck))
    size = draw(st.integers(0, 9))
    state.hands["anna"] = setting.sort_cards(deck[:size])
    state.pile = setting.sort_cards(deck[size:])
    phases = [Phase.TURN, Phase.ATTACK, Phase.ELIMINATION, Phase.SETUP]
    state.phase = draw(st.sampled_from(phases))
    if state.phase is Phase.ELIMINATION:
        state.due = draw(st.sampled_from((0, 7)))
    if state.phase is Phase.SETUP:
        state.asked = ["anna"]
        state.to_place = {owner: draw(st.integers(0, 26)) for owner in owners}
        if setting.rules.setup == "claim" and draw(st.booleans()):
            free = draw(st.integers(1, len(state.owners)))
            state.owners[-free:], state.armies[-free:] = [""] * free, [0] * free
    scene = Scene(setting, state, "anna")
    if setting.hidden:
        turn_down(scene, [draw(st.booleans()) for _ in range(size)])
    return scene


def turn_down(scene: Scene, down: list[bool]) -> None:
    """Turn some cards of the hand down; without a common deck there is no pile."""
    setting, state = scene.setting, scene.state
    numbers = setting.numbers(state.hands["anna"])
    hide = scene.croupier.hide
    state.hands["anna"] = [
        hide(number) if hidden else setting.board.deck[number]
        for number, hidden in zip(numbers, down, strict=True)
    ]
    state.pile = (
        [hide(number) for number in setting.numbers(state.pile)] if setting.has_pile else []
    )
