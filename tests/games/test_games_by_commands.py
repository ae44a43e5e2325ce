"""
Whole games of six by the commands alone, each player at home, files going round by mail.

One goes to victory on the world map in mode next, by sealed lists from the first claim on. The same
things happen in short games of every mode, on a map of seven woods; these are also changed in every
place, one value at a time.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import file_mutation
import pytest
from sample_games.command_game import HEIR, SIX, CommandGame
from sample_games.friends import Friends
from thorough import all_but

from pbem.engine.proof.audit import Turn, replay, verify
from pbem.local import registry
from pbem.rulesets.risk import events as happened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Program

TESTS = Path(__file__).parent.parent
WOODS = ("--map", str(TESTS.parent / "conformance" / "boards" / "nine.toml"))
BY_LISTS = ("--rules", "risk-1959")
GAMES = {
    "next on the world map": ("next", "", "world 0", BY_LISTS),
    "next": ("next", "", "next 7", (*BY_LISTS, *WOODS)),
    "host": ("host", "anna", "host 5", (*BY_LISTS, *WOODS)),
    "host without a seat": ("host", "Hugo", "hugo 3", (*BY_LISTS, *WOODS, "--cards", "face-up")),
    "open": ("open", "", "open 4", (*BY_LISTS, *WOODS)),
}
"""Mode, host, seed and other words; with these seeds everybody lives long enough for all that happens."""
SHORT = ("next", "host", "open")
EVERY = [17, pytest.param(1, marks=pytest.mark.thorough, id="all")]
"""Which changes are tried: a sample of a prime, so that all kinds come, or all."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, CommandGame]]:
    """All games, each played once, when it is first asked for."""
    with pytest.MonkeyPatch.context() as patch:
        yield _Played(partial(_play, tmp_path_factory, patch))


class _Played(dict[str, CommandGame]):
    def __init__(self, make: Any) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, name: str) -> CommandGame:
        self[name] = self.make(name)
        return self[name]


def _play(factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch, name: str) -> CommandGame:
    mode, host, seed, words = GAMES[name]
    folder = factory.mktemp(name.replace(" ", "-"))
    played = CommandGame(Friends(folder, patch), mode, seed, host=host)
    played.begin(*words)
    played.whole()
    return played


@pytest.fixture(scope="module", params=all_but(GAMES, lambda name: name == "open"))
def game(request: pytest.FixtureRequest, games: dict[str, CommandGame]) -> CommandGame:
    """Each of the games."""
    found: CommandGame = games[request.param]
    return found


@pytest.fixture(scope="module", params=all_but(GAMES, lambda name: name == "open"))
def exported(request: pytest.FixtureRequest, games: dict[str, CommandGame]) -> CommandGame:
    """Each of the games; by quick runs only one."""
    return games[request.param]


@pytest.fixture(scope="module", params=all_but(SHORT, lambda name: name == "open"))
def short(request: pytest.FixtureRequest, games: dict[str, CommandGame]) -> CommandGame:
    """Each of the short ones."""
    return games[request.param]


def told(game: CommandGame) -> list[Turn]:
    return list(replay(game.data, registry.load))


def events(game: CommandGame, kind: type) -> list[Any]:
    return [event for turn in told(game) for event in turn.events if isinstance(event, kind)]


def decided(game: CommandGame, kind: str) -> dict[str, Any]:
    """The one record of a kind; its text as data."""
    notices: list[dict[str, Any]]
    notices = [json.loads(record.admin) for record in game.records if record.admin]
    (found,) = [notice for notice in notices if notice["kind"] == kind]
    return found


# ── what happens in each of them ─────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_it_begins_with_everybodys_part_and_lists_of_all(game: CommandGame) -> None:
    first, second, *_ = game.records
    everybody = [name for name, _ in game.table.file.genesis.people()]
    assert [name for name, _ in first.proofs] == ([] if game.mode == "open" else everybody)
    assert [json.loads(text)["player"] for text in second.orders] == list(SIX)
    assert all(second.sigs)
    assert events(game, happened.SetupListed)


def test_it_ends_with_a_victory_after_five_have_fallen(game: CommandGame) -> None:
    state = game.table.state
    assert game.table.awaited is None
    assert len({event.seat for event in events(game, happened.PlayerEliminated)}) == 5
    assert sorted([*state.out, state.winner]) == sorted(SIX)
    assert "the game is over" in game.said[game.file]


def test_a_turn_is_played_in_parts(game: CommandGame) -> None:
    texts = [json.loads(text) for record in game.records for text in record.orders]
    parts = {(text["player"], text["turn"]) for text in texts if text.get("part") == 2}
    assert parts
    first = [text for text in texts if (text["player"], text["turn"]) in parts]
    assert any(text.get("final") is False for text in first)


def test_a_silent_witness_is_passed_over_and_named_for_ever(game: CommandGame) -> None:
    anna = game.friends["anna"]
    if game.mode == "open":
        said = anna.refused("admin", "world-002.toml", "substitute", "ben")
        assert "an open game has no witnesses" in said
        return
    notice = decided(game, "substitute")
    after = game.records[notice["index"] + 1]
    (witness,) = dict(after.proofs)
    (text,) = map(json.loads, after.orders)
    assert witness not in (notice["seat"], text["player"])
    assert text["signed"]["base"] == notice["prev"]
    assert f"substitute, {dict(game.table.file.genesis.people())[notice['seat']].name}" in anna.done(
        "verify", game.file
    )


def test_somebody_else_takes_a_seat_and_plays_on_with_other_keys(game: CommandGame) -> None:
    notice = decided(game, "replace")
    (person,) = notice["events"]
    heir = game.friends[HEIR]
    assert person["key"] in (heir.home / "identity.pub").read_text()
    assert "Sara" in game.said[f"world-{notice['index']:03d}.toml"]
    later = game.records[notice["index"] + 1 :]
    seats = {json.loads(text)["player"] for record in later for text in record.orders}
    seats |= {name for record in later for name, _ in record.proofs}
    assert notice["seat"] in seats


def test_everybody_proves_all_of_it_and_so_does_a_newcomer(game: CommandGame) -> None:
    last = len(game.records) - 1
    for name in (*SIX, HEIR):
        assert f"records 0 to {last} hold" in game.friends[name].done("verify", game.file, "--full")
    newcomer = Friends(game.friends.folder / "elsewhere", game.friends.patch).person("dora", keys=False)
    for name in (game.file, "world-003.toml"):
        shutil.copy(game.friends["anna"].games / name, newcomer.games)
    said = newcomer.done("verify", game.file, "--against", "world-003.toml")
    assert f"It continues the older file by {last - 3} records." in said
    proofs = sum(len(record.proofs) for record in game.records)
    assert (f"{proofs} proofs of witnesses" in said) is (game.mode != "open")
    found = json.loads(newcomer.say("verify", game.file, "--json").stdout)["facts"]["files"][0]
    signatures = sum(len(record.sigs) + len(record.approvals) for record in game.records)
    assert (found["proofs"], found["signatures"], found["unsigned"]) == (proofs, signatures, [])
    assert "This is information, not a verdict" in newcomer.done("luck", game.file)


@pytest.mark.thorough
def test_three_records_are_audited_without_pbem(exported: CommandGame, program: Program) -> None:
    game = exported
    bash, *_ = [program(name) for name in ("bash", "ssh-keygen", "openssl", "sha256sum", "jq")]
    anna = game.friends["anna"]
    notice = decided(game, "replace")["index"]
    for index in (1, notice, len(game.records) - 1):
        folder = anna.games / f"turn-{index}"
        anna.done("export-turn", game.file, str(index), "-o", folder)
        done = subprocess.run([bash, folder / "verify_turn.sh"], capture_output=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_verifier_in_another_language_agrees(game: CommandGame, program: Program) -> None:
    wanted = {"it": base64.b64encode(game.data).decode()}
    driver = TESTS / "engine" / "second_verifier.mjs"
    done = subprocess.run(
        [program("node"), driver, "files"], input=json.dumps(wanted).encode(), capture_output=True, check=True
    )
    assert json.loads(done.stdout)["it"]["ok"] is True


# ── every single change ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("every", EVERY)
def test_no_single_change_of_a_value_passes(short: CommandGame, every: int) -> None:
    assert verify(short.data, registry.load).ok
    changes = [*file_mutation.value_changes(short.data, every)]
    passed = [what for what, data in changes if verify(data, registry.load).ok]
    assert len(changes) > 100
    assert passed == []


@pytest.mark.parametrize("every", EVERY)
def test_no_sign_of_a_text_can_be_changed(short: CommandGame, every: int) -> None:
    changes = [*file_mutation.text_changes(short.data)][:: min(every, 5)]
    passed = [what for what, data in changes if verify(data, registry.load).ok]
    assert len(changes) > 30
    assert passed == []


@pytest.mark.parametrize("look", file_mutation.LOOKS)
def test_what_mail_does_to_a_file_changes_nothing(look: str, short: CommandGame) -> None:
    data = file_mutation.LOOKS[look](short.data.decode()).encode()
    assert verify(data, registry.load).ok
