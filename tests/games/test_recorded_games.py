"""
The recorded games under `examples/` are genuine, complete, and one of each kind is there.

What a game shows is read from its file, not from the name of its folder.
"""

import importlib.util
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from endings import ENDINGS, Recorded

from pbem.engine.play import play
from pbem.engine.proof import audit
from pbem.engine.words.report import write_report
from pbem.local import registry
from pbem.rulesets.across_the_continent.rules import Rules as RailRules
from pbem.rulesets.options import offers
from pbem.rulesets.risk.rules import Rules

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
WHOLE = sorted([*EXAMPLES.glob("*-to-victory"), *EXAMPLES.glob("ending-*")])
TOLD = sorted(path.parent for path in EXAMPLES.glob("*/reports.txt"))
WORKED = sorted(path for path in EXAMPLES.glob("worked-*") if path.is_dir())
GAMES = sorted(path for folder in (*WHOLE, *WORKED) for path in folder.glob("*-[0-9][0-9][0-9].toml"))
LARGEST = 400_000


@cache
def recorded(folder: Path) -> Recorded:
    data = game_file(folder).read_bytes()
    turns = tuple((turn.events, turn.after) for turn in audit.replay(data, registry.load))
    return Recorded(play.load_game(data, registry.load), turns)


def game_file(folder: Path) -> Path:
    (path,) = folder.glob("*-[0-9][0-9][0-9].toml")
    return path


def name_of(path: Path) -> str:
    return path.name


@cache
def make() -> Any:
    """The script that makes the examples."""
    spec = importlib.util.spec_from_file_location("make_examples", EXAMPLES / "make.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ── made, and made alike ─────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_the_examples_are_what_their_script_makes() -> None:
    files = make().everything()
    assert make().differing(files) == [], "run python examples/make.py"
    changed = {path: content + b"\n" for path, content in files.items()}
    assert make().differing(changed) == list(files)
    # And nothing lies about that nobody made or wrote.
    made = {path for path in files if path.parent.name != "first-turn"}
    there = {path for folder in (*WHOLE, *WORKED) for path in folder.iterdir()}
    written = {path for path in there - made if path.name == "README.md" or path in orders()}
    assert there == made | written


def test_no_example_is_large() -> None:
    sizes = {path: path.stat().st_size for path in EXAMPLES.glob("*/*") if path.is_file()}
    assert {path: size for path, size in sizes.items() if size > LARGEST} == {}


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_the_audit_says_yes(path: Path) -> None:
    verdict = audit.verify(path.read_bytes(), registry.load)
    assert verdict.ok, verdict


@pytest.mark.parametrize("folder", TOLD, ids=name_of)
def test_the_reports_can_be_written_again_from_the_game_alone(folder: Path) -> None:
    game = recorded(folder).game
    reports = [
        write_report(game.file.genesis, game.table, turn.record, turn.before, turn.events, turn.after)
        for turn in audit.replay(game_file(folder).read_bytes(), registry.load)
    ]
    assert "\n\n".join(reports).encode() == (folder / "reports.txt").read_bytes()


@pytest.mark.parametrize("folder", WHOLE, ids=name_of)
def test_a_whole_game_is_over(folder: Path) -> None:
    data = game_file(folder).read_bytes()
    assert play.load_game(data, registry.load).awaited is None


# ── one of each kind ─────────────────────────────────────────────────────────────────────────────


def test_each_rule_set_has_a_complete_game() -> None:
    played = {recorded(folder).game.ruleset.name for folder in WHOLE}
    ours = {shelf.names[0] for shelf in registry.listed() if shelf.package == "pbem"}
    assert ours <= played


def test_each_option_of_a_booklet_has_a_complete_game() -> None:
    played = {option for folder in WHOLE for option in recorded(folder).game.file.genesis.options}
    known = {name: offer for rules in (Rules, RailRules) for name, (_, offer) in offers(rules).items()}
    assert played <= set(known)
    assert played >= {name for name, offer in known.items() if "booklet" in offer.source}


def test_the_rail_race_is_there_for_two_three_four_and_partners() -> None:
    races = {
        (len(genesis.players), genesis.options)
        for genesis in (recorded(folder).game.file.genesis for folder in WHOLE)
        if genesis.rules.startswith("across-the-continent")
    }
    assert races == {(2, ()), (3, ()), (4, ()), (4, ("partners",))}


@pytest.mark.parametrize("folder", ENDINGS)
def test_each_way_to_end_is_there(folder: str) -> None:
    assert ENDINGS[folder](recorded(EXAMPLES / folder)), f"python examples/seek.py {folder}"


# ── the worked examples ──────────────────────────────────────────────────────────────────────────


def orders() -> list[Path]:
    """The order files of the worked examples."""
    toml = {path for folder in WORKED for path in folder.glob("*.toml")}
    return sorted(toml - {path for path in GAMES if path.parent in WORKED})


def test_there_are_six_worked_examples() -> None:
    assert [folder.name[7] for folder in WORKED] == list("123456")
    assert len(orders()) == 6 + 1 + 3  # two parts of one turn; four players of a set-up


@pytest.mark.parametrize("path", orders(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_orders_of_a_worked_example_are_sound_as_they_stand(path: Path) -> None:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    for file in sorted(path.parent.glob("*-[0-9][0-9][0-9].toml")):
        game = play.load_game(file.read_bytes(), registry.load)
        clock = game.table.clock(game.state)
        if (document["turn"], document.get("part", 1)) == (clock.turn, clock.part):
            (reading,) = play.check(game, [document]).readings
            assert reading.problems == ()
            return
    pytest.fail(f"no game awaits {path}")


def test_a_worked_example_is_played_by_command(tmp_path: Path, pbem: Any) -> None:
    folder = EXAMPLES / "worked-3-branch-on-capture"
    first = pbem("apply", folder / "farm-01-012.toml", folder / "bob.toml", "-o", tmp_path)
    assert first.exit_code == 0, first.output
    second = pbem("apply", tmp_path / "farm-01-013.toml", folder / "bob-part-2.toml")
    assert second.exit_code == 0, second.output
    for name in ("farm-01-013.txt", "farm-01-014.txt"):
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()
