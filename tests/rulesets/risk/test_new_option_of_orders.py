"""
A new option that changes what may be ordered is a field and its chapter; nothing else has to be touched.

Four are added on the fly (`house_options.py`): one forbids attacks in the first round, one limits them, one
holds targets back, one adds `[[raze]]`. Reader, template, short orders, the form of the page and every
bot follow, because all of them ask the gate (`pbem/rulesets/risk/play/gate.py`).
"""

from __future__ import annotations

import tomllib
from itertools import islice, product
from typing import TYPE_CHECKING, Any

import pytest
from house_options import HOUSE, OPTIONS, put_in
from order_clicks import OrderPage
from page_answers import agree, by_page, by_reader
from players.match import board, contest, steps
from test_clicked_orders import HEADER
from test_template import variants
from thorough import all_but

from pbem.engine.short.header_lines import HeaderLines
from pbem.engine.short.reading import read_lines
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Seat
from pbem.local import bots, registry
from pbem.rulesets.risk.play.administration import minimal
from pbem.rulesets.risk.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser import Browser
    from conftest import Run

    from pbem.engine.table.sheet import Problem
    from pbem.engine.table.terms import Data
    from pbem.rulesets.risk.game import RiskTable
    from pbem.rulesets.risk.state import State

    Ask = Callable[[str, Any], Any]

pytestmark = pytest.mark.spelling

SEATS = [Seat("anna", "Anna"), Seat("ben", "Ben"), Seat("cleo", "Cleo")]
STYLES = ("bold", "careful", "plain", "random", "strong")
MOST_RECORDS = {"bold": 40, "careful": 12, "plain": 40, "random": 40, "strong": 20}
"""So many show it; `careful` and `strong` think long about each."""


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """The options put in, and their game and its bots known to the registry, as if installed."""
    put_in(monkeypatch)
    installed = {group: dict(registry.entries(group)) for group in (registry.GROUP, bots.GROUP)}
    game = registry.EntryPoint(HOUSE.name, "house_options:HOUSE", "a test")
    installed[registry.GROUP][HOUSE.name] = game
    for style in STYLES:
        usual = installed[bots.GROUP][f"risk-parker.{style}"]
        name = f"{HOUSE.name}.{style}"
        installed[bots.GROUP][name] = registry.EntryPoint(name, usual.target, "a test")
    monkeypatch.setattr(registry, "entries", lambda group=registry.GROUP: installed[group])
    monkeypatch.setattr(registry, "first_entry", installed[registry.GROUP].get)


def table_of(*options: str) -> RiskTable:
    return HOUSE.table(SEATS, HOUSE.terms(SEATS, options, {}, board(HOUSE.map_id)))


def state_of(table: RiskTable, turn: int = 1, part: int = 1) -> State:
    """Anna is to move: four territories of hers, one of them strong, all others Ben's."""
    state = table.blank()
    state.phase, state.mover = (Phase.TURN if part == 1 else Phase.ATTACK), "anna"
    state.turn, state.part = turn, part
    state.owners[:] = ["ben"] * 42
    state.armies[:] = [1] * 42
    for name, armies in (("ukraine", 9), ("ural", 3), ("siam", 4), ("alaska", 1)):
        place = table.setting.index[name]
        state.owners[place], state.armies[place] = "anna", armies
    return state


def form_of(table: RiskTable, state: State, seat: str) -> Data:
    form = table.forms.form(state, seat)
    assert form is not None
    return form


def problems(table: RiskTable, state: State, orders: Data | str) -> list[str]:
    data = tomllib.loads(orders) if isinstance(orders, str) else orders
    return [f"{one.message}; {one.hint}" for one in found(table, state, data) if one.is_error]


def found(table: RiskTable, state: State, orders: Data) -> list[Problem]:
    sheet = Sheet(orders)
    table.read_orders(state, state.mover, sheet)
    return sheet.problems


OPEN_THEN = "keys here: final, on_elimination, free_move, defence"
OPEN_FIRST = "keys here: final, trade, place, on_elimination, free_move, defence"
AROUND = "from Ukraine: Scandinavia, Northern Europe, Southern Europe"
PLACE = 'place = { Siam = "rest" }\n'
ATTACK = '[[attack]]\nfrom = "Ukraine"\nto = "{}"\n'


# ── the reader ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("rulesets/risk/reading/orders 1.1")
@pytest.mark.parametrize(
    ("option", "turn", "part", "orders", "said"),
    [
        (
            "quiet-start",
            3,
            1,
            PLACE + ATTACK.format("Northern Europe"),
            ["there are no attacks in the first round; place armies and move"],
        ),
        ("quiet-start", 4, 1, PLACE + ATTACK.format("Northern Europe"), []),
        (
            "two-attacks",
            1,
            1,
            PLACE + 3 * ATTACK.format("Northern Europe"),
            ["3 here; this game allows two attacks in a turn; leave out 1"],
        ),
        ("two-attacks", 1, 1, PLACE + 2 * ATTACK.format("Northern Europe"), []),
        (
            "two-attacks",
            1,
            2,
            ATTACK.format("Northern Europe"),
            [f"the attacks of a turn are ordered in its first part; {OPEN_THEN}"],
        ),
        (
            "peaceful-asia",
            1,
            1,
            PLACE + ATTACK.format("Afghanistan"),
            [f"not from Ukraine to Afghanistan; Asia is at peace; {AROUND}"],
        ),
        (
            "peaceful-asia",
            1,
            1,
            f'{PLACE}[[attack]]\npath = ["Ukraine", "Middle East", "Egypt"]',
            [f"not from Ukraine to Middle East; Asia is at peace; {AROUND}"],
        ),
        ("peaceful-asia", 1, 1, PLACE + ATTACK.format("Scandinavia"), []),
        ("scorched-earth", 1, 1, f'{PLACE}[[raze]]\nat = "Ural"\narmies = 2', []),
        (
            "scorched-earth",
            1,
            1,
            f'{PLACE}[[raze]]\nat = "Peru"\narmies = 3',
            ["Peru is not yours; raze what is your own"],
        ),
        (
            "quiet-start",
            1,
            1,
            f'{PLACE}[[raze]]\nat = "Ural"\narmies = 2',
            [f"needs `scorched-earth`; this game has: quiet-start; {OPEN_FIRST}"],
        ),
    ],
)
def test_the_reader_follows(option: str, turn: int, part: int, orders: str, said: list[str]) -> None:
    table = table_of(option)
    assert problems(table, state_of(table, turn, part), orders) == said


# ── template, short orders ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize(("turn", "part"), [(1, 1), (7, 1), (7, 2)])
def test_every_example_of_the_template_passes(option: str, turn: int, part: int) -> None:
    table = table_of(option, "card-reroll", "commander")
    state = state_of(table, turn, part)
    state.hands["anna"] = ["ukraine", "northern-europe", "siam"]
    rows = list(table.forms.template(state, "anna"))
    for text in variants(rows):
        assert problems(table, state, text) == [], text


def test_the_template_says_why_something_is_not_there() -> None:
    table = table_of("quiet-start")
    quiet, loud = ("\n".join(table.forms.template(state_of(table, turn), "anna")) for turn in (1, 7))
    assert "# There are no attacks in the first round; place armies and move." in quiet
    assert "[[attack]]" not in quiet
    assert "#[[attack]]" in loud
    limited = table_of("two-attacks")
    assert "# This game allows two attacks in a turn." in limited.forms.template(state_of(limited), "anna")
    burnt = table_of("scorched-earth")
    assert "#[[raze]]" in burnt.forms.template(state_of(burnt), "anna")


def test_short_orders_know_the_word_and_say_why_it_is_not_for_now() -> None:
    table = table_of("quiet-start")
    state = state_of(table)
    grammar = table.forms.short(state, "anna")
    assert grammar is not None
    headers = HeaderLines("world", table.setting.players)
    file = read_lines(grammar, headers, "place rest Siam\nattack Ukraine > Scandinavia\n", "mail")
    assert file is not None
    assert file.problems == ()
    assert problems(table, state, file.data) == ["there are no attacks in the first round; place armies and move"]
    assert not any(line.startswith("attack") for line in grammar.examples({}))
    later = table.forms.short(state_of(table, 7), "anna")
    assert later is not None
    assert any(line.startswith("attack") for line in later.examples({}))


# ── the page ─────────────────────────────────────────────────────────────────────────────────────


def test_the_form_of_the_page_follows() -> None:
    quiet = table_of("quiet-start")
    form = form_of(quiet, state_of(quiet), "anna")
    assert "attack" not in form["sections"]
    assert form["shut"] == {"attack": "There are no attacks in the first round; place armies and move."}
    limited = table_of("two-attacks")
    attack = form_of(limited, state_of(limited), "anna")["sections"]["attack"]
    assert (attack["most"], attack["why"]) == (2, "this game allows two attacks in a turn")
    peaceful = table_of("peaceful-asia")
    targets = form_of(peaceful, state_of(peaceful), "anna")["sections"]["attack"]["targets"]
    assert sorted(targets["ukraine"]) == ["northern-europe", "scandinavia", "southern-europe"]
    burnt = table_of("scorched-earth")
    (raze,) = form_of(burnt, state_of(burnt), "anna")["more"]
    assert (raze["section"], raze["heading"]) == ("raze", "Raze")
    assert raze["fields"][0]["options"] == ["alaska", "ukraine", "ural", "siam"]


@pytest.mark.parametrize("option", OPTIONS)
def test_the_page_answers_as_the_reader_does(ask: Ask, option: str) -> None:
    table = table_of(option)
    texts = set()
    for turn, part in ((1, 1), (7, 1), (7, 2)):
        state = state_of(table, turn, part)
        form = form_of(table, state, "anna")
        for seed in range(1, 31):
            made = ask("compose", {"form": form, "header": HEADER, "seed": seed})
            orders = {key: value for key, value in tomllib.loads(made["text"]).items() if key not in HEADER}
            read = found(table, state, orders)
            assert agree(by_page(made["faults"]), by_reader(read)), (made, read)
            texts.add(made["text"])
    assert len(texts) > 30
    assert any("[[raze]]" in text for text in texts) is (option == "scorched-earth")


# ── play, and bots ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("unwatched_turns")
def test_an_added_section_is_played_in_its_place_and_told() -> None:
    """The laws of the suite do not know its event."""
    table = table_of("scorched-earth")
    state = state_of(table)
    sheet = Sheet(tomllib.loads(f'{PLACE}[[raze]]\nat = "Ural"\narmies = 2'))
    orders = table.read_orders(state, "anna", sheet)
    assert table.words.restate(state, "anna", orders)[1] == "You give up 2 on Ural."
    names = []
    for event in table.resolve(state, {"anna": orders}, _no_dice()):
        table.evolve(state, event)
        names.append(type(event).__name__)
        if names[-1] == "ArmiesRazed":
            assert list(table.words.describe(event)) == ["Anna gives up 2 armies on Ural."]
    assert names[:3] == ["ArmiesCounted", "ArmiesPlaced", "ArmiesRazed"]
    assert table.setting.armies(state, "ural") == 1


def _no_dice() -> Any:
    return None


@pytest.mark.parametrize(
    ("style", "option"),
    all_but(product(STYLES, OPTIONS), lambda one: one[0] == "bold" or one == ("careful", "quiet-start")),
)
def test_every_bot_plays_it(option: str, style: str) -> None:
    """Nothing that `pbem check` would refuse is written; the form of each state passes too."""
    played = contest(HOUSE.name, (style, "random", style), (option,))
    table, attacked = table_of(option), 0
    for applied, proposals in islice(steps(played, 1), MOST_RECORDS[style]):
        state = applied.before
        for seat, proposal in proposals.items():
            orders, form = proposal.orders, table.forms.template(state, seat)
            attacked += "attack" in orders
            assert problems(table, state, "\n".join(form)) == []
            if option == "quiet-start" and state.turn <= len(played.styles):
                assert "attack" not in orders
                assert "place" in orders or state.part > 1
    assert attacked > 5


@pytest.mark.parametrize("option", OPTIONS)
def test_a_missed_turn_is_played_with_the_least(option: str) -> None:
    table = table_of(option)
    state = state_of(table)
    assert problems(table, state, minimal(table.setting, state, "anna")) == []


def test_a_game_with_bots_does_not_stand_still(pbem: Run, tmp_path: Path) -> None:
    options = [part for name in OPTIONS for part in ("--option", name)]
    result = pbem(
        "new",
        "house",
        "--rules",
        HOUSE.name,
        *options,
        "--players",
        "anna,ben,cleo",
        "--bot",
        "ben=bold",
        "--bot",
        "cleo=careful",
        "-o",
        tmp_path,
    )
    assert result.exit_code == 0, result.output
    for _ in range(3):
        newest = max(tmp_path.glob("house-*.toml"))
        pbem("orders", newest, "--player", "anna", "-o", tmp_path / "anna.toml")
        result = pbem("apply", newest, tmp_path / "anna.toml", "-o", tmp_path)
        assert result.exit_code == 0, result.output
        assert "refused" not in result.output
        (tmp_path / "anna.toml").unlink()
    assert max(tmp_path.glob("house-*.toml")) != newest


@pytest.mark.thorough
def test_a_browser_shows_the_reason_and_draws_the_added_section(browser: Browser, pbem: Run, tmp_path: Path) -> None:
    begun = pbem(
        "new",
        "house",
        "--rules",
        HOUSE.name,
        "--option",
        "quiet-start",
        "--option",
        "scorched-earth",
        "--players",
        "anna,ben,cleo",
        "-o",
        tmp_path,
    )
    assert begun.exit_code == 0, begun.output
    game = tmp_path / "house-000.toml"
    pbem("page", game, "-o", tmp_path / "page.html")
    page = OrderPage(browser)
    page.open(tmp_path / "page.html")
    shown = browser.run("return document.querySelector('.steps').textContent")
    assert "There are no attacks in the first round; place armies and move." in shown
    assert "New attack" not in shown
    form = page.data()["form"]
    own = next(land for land in form["territories"] if land["owner"] == page.data()["seat"])
    page.add("place-add", own["id"])
    page.press(f"place-rest-{own['id']}", "raze-add")
    assert page.faults() == ["Raze 1: Territory is not filled in."]
    (spare, *_) = form["more"][0]["fields"][0]["options"]
    page.choose("raze-0-at", spare)
    page.write("raze-0-armies", 2)
    assert page.faults() == []
    assert "[[raze]]" in page.text
    assert "armies = 2" in page.text
    assert pbem("check", game, page.save()).exit_code == 0
