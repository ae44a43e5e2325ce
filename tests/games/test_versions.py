"""All rules are in their first version until they are released; a game of another one is refused, and told why."""

from pathlib import Path
from typing import Any

import attrs
import pytest

from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis import Player
from pbem.engine.play.play import begin, load_game
from pbem.engine.proof import audit
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Option, Seat
from pbem.errors import InputError
from pbem.local import map_files, registry
from pbem.trust.signers import identity_from_seed

EXAMPLES = Path(__file__).parents[2] / "examples"
OURS = [shelf.names[0] for shelf in registry.listed() if shelf.package == "pbem"]
SEALER = identity_from_seed(bytes(32))
THREE = (Seat("anna", "Anna"), Seat("ben", "Ben"), Seat("cleo", "Cleo"))
READINGS = {
    "risk": {
        "max_losses": "before-throw",
        "path_move_in": "from-three",
        "placings": "in-turn",
        "card_drawing": "optional",
    },
    "across": {"returned_tickets": "mixed", "return_ticket": "next-turn"},
}
"""Choices that came after the first games were played, each with the reading that is not the default."""


def begun(ruleset: Ruleset) -> bytes:
    players = [Player(seat.id, seat.name) for seat in THREE]
    return begin(ruleset, "world", players, map_files.load(ruleset.map_id), SEALER, seed=bytes(32)).data


def other_version(name: str, version: int) -> bytes:
    """Begin a game with a copy of the rule set that calls itself another version."""
    other: Any = attrs.evolve(registry.load(name), version=version)  # type: ignore[misc]  # a stranger's may be no attrs class
    return begun(other)


@pytest.mark.parametrize("version", [0, 2, 999999])
@pytest.mark.parametrize("name", OURS)
def test_a_game_of_another_version_is_refused(name: str, version: int) -> None:
    game = other_version(name, version)
    sentence = f"the game uses {name}/{version}, but {name}/1 is installed here"
    with pytest.raises(InputError, match=sentence):
        load_game(game, registry.load)
    verdict = audit.verify(game, registry.load)
    assert not verdict.ok
    assert sentence in str(verdict)


@pytest.mark.parametrize("command", ["show", "verify", "replay", "rules"])
def test_every_command_says_why(pbem: Any, tmp_path: Path, command: str) -> None:
    path = tmp_path / "world-000.toml"
    path.write_bytes(other_version("risk-parker", 2))
    done = pbem(command, path)
    assert done.exit_code == 1
    assert "risk-parker/2, but risk-parker/1 is installed here" in done.output
    assert "the copy of pbem that began it" in " ".join(done.output.split())


def test_new_games_and_the_examples_are_of_version_1() -> None:
    games = list(EXAMPLES.glob("*/*-[0-9][0-9][0-9].toml"))
    versions = {open_game(path.read_bytes()).genesis.ruleset[1] for path in games}
    assert versions == {1}
    assert {registry.load(name).version for name in OURS} == {1}


@pytest.mark.parametrize("name", OURS)
def test_each_reading_can_still_be_chosen(name: str) -> None:
    ruleset, chosen = registry.load(name), dict(READINGS[name.partition("-")[0]])
    options: dict[str, Option] = {option.name: option for option in ruleset.options()}
    for choice, value in chosen.items():
        assert value in options[choice].values
        assert value != options[choice].default
    if ruleset.name != "risk-1959":  # the others are dealt, so that nobody places in turn
        chosen.pop("placings", None)
    terms = ruleset.terms(THREE, [], chosen, map_files.load(ruleset.map_id))
    assert dict(terms.choices) == chosen
    ruleset.table(THREE, terms)
