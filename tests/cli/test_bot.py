"""`pbem bot`: orders by program, through the door that rule sets use."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games import plugin_race
from test_registry import add_module, forget, install

from pbem.local import bots, registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Run

pytestmark = pytest.mark.spelling

ROOT = Path(__file__).parents[2]
SEED = "5a11" * 16


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages in front of all others."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    forget()
    yield folder
    forget()


@pytest.fixture
def duel(pbem: Run, tmp_path: Path) -> Path:
    """A game of two in which territories are claimed."""
    pbem("new", "duel", "--rules", "risk-1959", "--players", "anna,ben", "--seed", SEED, "-o", tmp_path)
    return tmp_path / "duel-000.toml"


@pytest.mark.rule("engine/bots/bot 2.1", "engine/bots/bot 3.1")
def test_a_bot_writes_an_order_file_with_a_remark_and_always_the_same(pbem: Run, duel: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    for path in (first, second):
        result = pbem("bot", duel, "--player", "anna", "--style", "random", "-o", path)
        assert result.exit_code == 0
        assert path.exists()
    text = first.read_text()
    assert text == second.read_text()
    assert text.startswith("# Orders by the bot random.\n# Everything legal is possible: drawn by lot.\n")
    assert pbem("check", duel, first).stdout.startswith(f"{first}: the orders of Anna can be played\n")


@pytest.mark.rule("engine/bots/bot 3.1")
def test_two_players_two_games_and_two_heads_get_other_lots(pbem: Run, duel: Path) -> None:
    written = {pbem("bot", duel, "--player", who, "--style", "random").stdout for who in ("anna", "ben")}
    assert len({text.split("turn = 0")[1] for text in written}) == 2


def test_a_bot_says_why_without_its_orders(pbem: Run, duel: Path, tmp_path: Path) -> None:
    result = pbem("bot", duel, "--player", "anna", "--style", "strong", "--why", "-o", tmp_path / "anna.toml")
    assert "continents that are easiest to hold come first, and the armies stay" in result.stdout
    assert "claim = " in (tmp_path / "anna.toml").read_text()
    asked = pbem("bot", duel, "--player", "anna", "--style", "strong", "--why")
    assert asked.stdout.split() == result.stdout.split()


def test_an_unknown_style_is_answered_with_those_there_are(pbem: Run, duel: Path) -> None:
    result = pbem("bot", duel, "--player", "anna", "--style", "randon")
    assert result.exit_code == 1
    said = " ".join(result.stderr.split())
    assert "no bot plays risk-1959 in the style 'randon'; there are: " in said
    assert said.endswith("did you mean random?")


def test_a_player_with_nothing_to_decide_gets_no_orders(pbem: Run, tmp_path: Path) -> None:
    pbem("new", "dealt", "--players", "anna,ben", "--seed", SEED, "-o", tmp_path)
    game = tmp_path / "dealt-000.toml"
    awaited = pbem("bot", game).stdout.split('player = "')[1].split('"')[0]
    other = "ben" if awaited == "anna" else "anna"
    result = pbem("bot", game, "--player", other)
    assert (result.exit_code, result.stdout) == (1, "")
    assert f"{other.title()} has nothing to decide now; the game waits for {awaited.title()}" in result.stderr


def test_a_strangers_bot_plays_our_game(pbem: Run, duel: Path, site: Path) -> None:
    add_module(site, "strangers_bot", BOT.format(orders='{"setup": {"claim": ["@rest"]}}'))
    install(site, "bot-shop", "[pbem.bots]\nrisk-1959.shop = strangers_bot:BOT\n")
    result = pbem("bot", duel, "--player", "ben", "--style", "shop")
    assert result.stdout.startswith("# Orders by the bot shop.\n# From the shop.\n")
    assert 'claim = ["@rest"]' in result.stdout
    assert "shop" in bots.styles(registry.load("risk-1959"))
    assert "shop" not in bots.styles(registry.load("risk-parker"))


def test_of_a_bot_that_breaks_the_rules_the_least_turn_is_played_and_it_is_said(
    pbem: Run, duel: Path, site: Path
) -> None:
    """In a set-up that is the order file as it is printed: there is no list to leave out."""
    add_module(site, "strangers_cheat", BOT.format(orders='{"setup": {"claim": ["Atlantis"]}}'))
    install(site, "bot-shop", "[pbem.bots]\nrisk-1959.cheat = strangers_cheat:BOT\n")
    result = pbem("bot", duel, "--player", "ben", "--style", "cheat")
    assert result.exit_code == 0
    said = " ".join(result.stdout.replace("#", "").split())
    assert 'cheat wrote what is refused here (setup.claim[1]: there is no territory "Atlantis"' in said
    assert "); this is the least turn." in said
    assert "From the shop" not in said
    (duel.parent / "ben.toml").write_text(result.stdout)
    assert pbem("check", duel, duel.parent / "ben.toml").exit_code == 0


WILD = """
import tomllib
from pbem.engine.bots.bot import Proposal
class Wild:
    def decide(self, table, state, seat, lots):
        form = tomllib.loads("\\n".join(table.forms.template(state, seat)))
        return Proposal({{**form, **{more}}}, ["It goes for everything."])
BOT = Wild()
"""
ATTACK = '{"attack": [{"from": "Siam", "to": "Peru"}], "final": True}'
PLACE = '{"place": {"Atlantis": 3}}'
LEFT_OUT, LEAST = "; attack is left out.", "; this is the least turn."


@pytest.mark.rule("engine/bots/bot 2.1", "engine/bots/bot 2.2")
@pytest.mark.parametrize(("more", "done"), [(ATTACK, LEFT_OUT), (PLACE, LEAST)])
def test_a_game_goes_on_although_a_bot_writes_what_is_refused(
    pbem: Run, tmp_path: Path, site: Path, more: str, done: str
) -> None:
    module = "wild_bot" if done == LEAST else "odd_bot"
    add_module(site, module, WILD.format(more=more))
    install(site, "bot-shop", f"[pbem.bots]\nrisk-parker.wild = {module}:BOT\n")
    begun = pbem(
        "new",
        "wild",
        "--players",
        "anna,ben,cleo",
        "--set",
        "dealer=cleo",
        "--bot",
        "ben=wild",
        "--seed",
        SEED,
        "-o",
        tmp_path,
    )
    assert begun.exit_code == 0, begun.output
    game, orders = tmp_path / "wild-000.toml", tmp_path / "anna.toml"
    pbem("orders", game, "-o", orders)
    played = pbem("apply", game, orders)
    assert played.exit_code == 0, played.output
    said = " ".join(played.output.split())
    assert "ben: The bot wild wrote what is refused here (" in said
    assert done in said
    assert "Cleo writes the next orders" in said
    game = max(tmp_path.glob("wild-*.toml"))
    assert pbem("verify", game).exit_code == 0


def test_a_race_goes_on_too(pbem: Run, tmp_path: Path, site: Path) -> None:
    """No turn of a race can be played without dice, so the least is the form as printed."""
    rail = '{"rail": {"prefer": ["never"]}}'
    add_module(site, "lost_bot", BOT.format(orders=rail))
    install(site, "bot-shop", "[pbem.bots]\nacross-the-continent-1952.lost = lost_bot:BOT\n")
    pbem("new", "race", "--rules", "across-the-continent-1952", "--players", "anna,ben", "--seed", SEED, "-o", tmp_path)
    game = tmp_path / "race-000.toml"
    text = pbem("bot", game, "--style", "lost").stdout
    assert "this is the least turn" in " ".join(text.replace("#", "").split())
    (tmp_path / "lost.toml").write_text(text)
    assert pbem("check", game, tmp_path / "lost.toml").exit_code == 0


def test_a_bot_that_does_not_load_names_its_package(pbem: Run, duel: Path, site: Path) -> None:
    install(site, "bot-shop", "[pbem.bots]\nrisk-1959.lost = no_such_module:BOT\n")
    result = pbem("bot", duel, "--player", "ben", "--style", "lost")
    assert result.exit_code == 1
    said = " ".join(result.stderr.split())
    assert "the bot 'risk-1959.lost' of the package bot-shop does not load" in said


BOT = """
from pbem.engine.bots.bot import Proposal
class Shop:
    def decide(self, table, state, seat, lots):
        return Proposal({orders}, ["From the shop."])
BOT = Shop()
"""


def test_a_game_without_bots_gets_the_form_player(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are legal, and not always those that the form proposes."""
    plugin_race.plug(monkeypatch, tmp_path / "site")
    proposed = set()
    for number in range(4):
        pbem("new", f"race{number}", "--rules", "regatta", "--players", "anna,ben", "--seed", SEED, "-o", tmp_path)
        game = tmp_path / f"race{number}-000.toml"
        text = pbem("bot", game, "--player", "anna", "--style", "random").stdout
        (tmp_path / f"{number}.toml").write_text(text)
        assert pbem("check", game, tmp_path / f"{number}.toml").exit_code == 0
        proposed.add(text.split("sail = ")[1])
    plugin_race.forget()
    assert len(proposed) > 1


def test_the_style_of_the_examples_package_plays_its_game(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugin_race.plug(monkeypatch, tmp_path / "site")
    begun = pbem(
        "new",
        "race",
        "--rules",
        "regatta",
        "--players",
        "anna,ben",
        "--bot",
        "ben=steady",
        "--seed",
        SEED,
        "-o",
        tmp_path,
    )
    assert begun.exit_code == 0
    game, orders = tmp_path / "race-000.toml", tmp_path / "anna.toml"
    orders.write_text(pbem("orders", game).stdout)
    played = pbem("apply", game, orders)
    plugin_race.forget()
    assert "Orders  of Ben (bot, steady), not signed" in played.stdout


@pytest.mark.thorough
def test_the_bot_of_the_page_on_the_arena_plays_there_and_is_amended_by_nobody(pbem: Run, site: Path) -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    code, named = (re.findall(rf"(?ms)^```{kind}\n(.*?)^```$", page)[0] for kind in ("python", "toml"))
    add_module(site, "my_bots", code)
    entries = tomllib.loads(named)["project"]["entry-points"]["pbem.bots"]
    install(site, "my-bots", "[pbem.bots]\n" + "".join(f"{name} = {at}\n" for name, at in entries.items()))
    for rules in ("risk-parker", "risk-1959"):
        said = pbem("arena", "--rules", rules, "--players", "mine,random", "--games", "2", "--jobs", "1").stdout
        assert said.startswith("mine wins ")
        assert "amended" not in said
        assert "no winner" not in said
