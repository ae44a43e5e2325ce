"""How the players stand, briefly, in numbers and as a board in letters: for reports, `show`, charts and pages."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pbem.engine.file.phrases import counted
from pbem.engine.text.sentences import begin
from pbem.engine.text.wrapping import columns, fold, padded, shorten
from pbem.engine.words.board_letters import Cell, Group, beside, change
from pbem.engine.words.telling import Score
from pbem.rulesets import options as catalogue
from pbem.rulesets.choices import words_of
from pbem.rulesets.risk.board import Continent
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.presets import MAP_ID, Preset
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, Phase, State
from pbem.rulesets.risk.words.phrases import CARDS_HELD, listed, owner_label, seat_name, territory_name

_WIDEST_NAME = 24


def standing(setting: Setting, state: State) -> list[str]:
    """Describe each player's territories, armies, cards and continents, then sets and capitals."""
    lines = (
        *_table(setting, state),
        *_to_place(setting, state),
        *_capitals(setting, state),
        _sets(setting, state),
        *_winner(setting, state),
    )
    return list(fold(lines))


def _table(setting: Setting, state: State) -> Iterator[str]:
    """One line for each player, and one for the neutral army if there is one."""
    owners = [*setting.seats, *([NEUTRAL] if NEUTRAL in state.owners else [])]
    names = {owner: shorten(owner_label(setting, owner), _WIDEST_NAME) for owner in owners}
    width = max(columns(name) for name in names.values())
    yield f"{'':{width}}  territories  armies  cards  continents"
    for owner in owners:
        front = padded(names[owner], width)
        if owner in state.out:
            yield f"{front}  out of the game"
        else:
            yield from beside(f"{front}{_counts(setting, state, owner)}", _lands(setting, state, owner))


def _counts(setting: Setting, state: State, owner: str) -> str:
    held = setting.held(state, owner)
    armies = sum(setting.armies(state, territory) for territory in held)
    cards = str(len(state.hands[owner])) if owner in state.hands else ""
    return f"  {len(held):11}  {armies:6}  {cards:>5}  "


def _lands(setting: Setting, state: State, owner: str) -> list[str]:
    held = set(setting.held(state, owner))
    return [land.name for land in setting.board.continents if held.issuperset(land.territories)]


def _to_place(setting: Setting, state: State) -> Iterator[str]:
    left = [f"{seat_name(setting, owner)} {armies}" for owner, armies in state.to_place.items() if armies]
    if state.phase is Phase.SETUP and left:
        yield f"Armies still to place: {listed(left)}."


def _capitals(setting: Setting, state: State) -> Iterator[str]:
    """Describe all capitals, and who holds those that have fallen."""
    places = [
        f"{seat_name(setting, seat)} {_capital(setting, state, seat)}"
        for seat in setting.seats
        if seat in state.capitals and seat not in state.out
    ]
    if places:
        yield f"Capitals: {'; '.join(places)}."


def _capital(setting: Setting, state: State, seat: str) -> str:
    capital = state.capitals[seat]
    owner = setting.owner(state, capital)
    name = territory_name(setting, capital)
    return name if owner == seat else f"{name}, held by {seat_name(setting, owner)}"


def _sets(setting: Setting, state: State) -> str:
    worth = counted(set_value(setting.rules, state.sets + 1), "army")
    return f"Sets turned in: {state.sets}. The next is worth {worth}."


def _winner(setting: Setting, state: State) -> Iterator[str]:
    if state.winner:
        yield begin(f"{seat_name(setting, state.winner):has} won the game.")


# ── The head of a report ──────────────────────────────────────────────────────────────────────────


def headline(preset: Preset, setting: Setting, options: Sequence[str]) -> list[str]:
    """Describe what is played: the title, then a line for each option and choice."""
    rules = setting.rules
    offers = catalogue.offers(rules)
    differing = catalogue.differences(rules, preset.rules)
    board = setting.board
    return [
        preset.title,
        *([] if board.id == MAP_ID else [f"Map: {board.name}"]),
        *([f"Cards {setting.cards}: {CARDS_HELD[setting.cards]}."] if setting.hidden else []),
        *(f"{name}: {offers[name][1].text}" for name in options),
        *(
            f"{name}: {words_of(rules)[name].says(getattr(rules, name))}"
            for name in catalogue.chosen_by_hand(rules, differing, options)
        ),
    ]


# ── In numbers: for charts and pages ──────────────────────────────────────────────────────────────


def score(setting: Setting, state: State) -> Sequence[Score]:
    """Count territories, armies, the armies that a turn would bring now without cards, and cards."""
    seats = setting.seats
    armies = dict.fromkeys((*seats, NEUTRAL, ""), 0)
    for owner, number in zip(state.owners, state.armies, strict=True):
        armies[owner] += number
    *forces, idle, _ = armies.values()
    lands, income = _holdings(setting, tuple(state.owners))
    return (
        lands,
        Score("Armies", tuple(forces), neutral=idle),
        income,
        Score("Cards", tuple([len(state.hands[seat]) for seat in seats]), charted=False),
    )


@lru_cache(maxsize=8)
def _holdings(setting: Setting, owners: tuple[str, ...]) -> tuple[Score, Score]:
    """Count territories and what a turn would bring for them; in most steps of a turn they stay whose they are."""
    due = [armies_due(setting, owners, seat) for seat in setting.seats]
    return (
        Score("Territories", tuple(one.territories for one in due), neutral=owners.count(NEUTRAL)),
        Score("Income", tuple(one.total if one.territories else 0 for one in due)),
    )


# ── The board in letters: by continent who holds what, and what a record changed ──────────────────

_NAME = 22


def board(setting: Setting, state: State, before: State | None = None) -> list[Group]:
    """Return the continents with their territories in board order."""
    # If the board was empty before, everything on it is new.
    old = before if before and any(before.owners) else state
    return [
        Group(heading(setting, state, land), tuple(_cells(setting, state, old, land)))
        for land in setting.board.continents
    ]


def heading(setting: Setting, state: State, land: Continent) -> str:
    """Name a continent with its bonus, and with the one who holds it."""
    owners = {setting.owner(state, territory) for territory in land.territories}
    head = f"{land.name} ({land.bonus})"
    if len(owners) > 1 or owners == {""}:
        return head
    return f"{head}, held by {owner_label(setting, owners.pop())}"


def _cells(setting: Setting, state: State, old: State, land: Continent) -> Iterator[Cell]:
    for place, territory in enumerate(setting.board.territories):
        if territory.id in land.territories:
            owner, armies = state.owners[place], state.armies[place]
            sign = change(owner, armies, old.owners[place], old.armies[place])
            yield Cell(
                territory.name,
                "free" if not owner else "neutral" if owner == NEUTRAL else owner_label(setting, owner),
                armies,
                sign,
            )


def borders(setting: Setting) -> Iterator[str]:
    """List by continent where one can go from each territory."""
    names = setting.board.names
    for land in setting.board.continents:
        yield f"{land.name} ({land.bonus})"
        for territory in setting.board.territories:
            if territory.id in land.territories:
                front = f"  {padded(shorten(territory.name, _NAME), _NAME)}  "
                yield from beside(front, [names[other] for other in territory.borders])
