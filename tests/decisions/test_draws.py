"""A draw ends any game without its rules being asked, by everybody's signature, and can be taken back by all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games import games_with_decisions, small_games
from sample_games.signing_group import CONQUEST, RACE, TRIO, Group, report_of
from sample_games.small_games import identity

from pbem.engine.file.game_reader import open_game
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.proof.audit import verify
from pbem.engine.proof.playback import replay
from pbem.errors import ContentError, GameOverError, InputError, UnapprovedError
from pbem.local import registry

if TYPE_CHECKING:
    from conftest import Run


@pytest.mark.parametrize("rules", [CONQUEST, RACE])
@pytest.mark.parametrize(("mode", "quorum"), [("next", "all-others"), ("host", "host")])
def test_all_end_the_game_and_the_rules_are_not_asked(rules: str, mode: str, quorum: str) -> None:
    group = Group.begun(rules, mode, quorum=quorum).turns(2)
    before = group.game
    document = group.draft("draw")
    assert procedure.needed(before, document).signers == TRIO
    with pytest.raises(UnapprovedError, match="cleo must sign it first"):
        group.decide("draw", by=("anna", "ben"))
    group.decide("draw", reason="")
    after = group.game
    assert after.awaited is None
    assert (after.file.state["ended"], after.file.state["decides"]) == ("draw", [])
    assert after.table.dump(after.state) == before.table.dump(before.state)
    assert after.file.next == "nobody: the game is over"
    assert group.verdict.ok, group.verdict.fault
    assert group.verdict.admin == ((3, "draw", ""),)
    report = report_of(group)
    assert "A draw of all who still play: the game is over" in report
    assert report.endswith("Next: nobody; the game ended in a draw.\n")


def test_nothing_follows_a_draw_but_going_back_with_other_dice() -> None:
    group = Group.begun().turns(1)
    mover = group.mover
    orders = group.quiet(mover)
    group.decide("draw")
    with pytest.raises(GameOverError):
        play.apply(group.game, [orders], identity("anna"), group.proof)
    for kind, seat in (("resign", "anna"), ("ruling", ""), ("draw", "")):
        with pytest.raises(InputError, match="only a rollback can undo that"):
            group.decide(kind, seat)
    group.decide("rollback", "", {"to": 1})
    assert "ended" not in group.game.file.state
    assert group.mover == mover
    group.turns(2)
    assert group.verdict.ok, group.verdict.fault
    # Back to the draw itself: it counts again.
    group.decide("rollback", "", {"to": 2})
    assert group.game.awaited is None
    assert group.verdict.ok, group.verdict.fault
    told = [turn.genesis.ended for turn in replay(group.data, registry.load)]
    assert told == ["", "", "draw", "", "", "", "draw"]


def test_a_strangers_game_ends_in_a_draw() -> None:
    data = games_with_decisions.drawn_game()
    assert verify(data, small_games.find).ok
    assert small_games.play.load_game(data, small_games.find).awaited is None


def test_a_state_cannot_say_that_it_ended_otherwise() -> None:
    group = Group.begun().turns(1)
    lied = group.data.replace(b"[state]\n", b'[state]\nended = "anna"\n', 1)
    with pytest.raises(ContentError, match=r"state\.ended can only be"):
        open_game(lied)


def test_friends_agree_to_a_draw_by_commands(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (
        ("new", "world", "--players", "anna,ben"),
        ("admin", "world-000.toml", "draw"),
        ("apply", "world-000.toml", "world-001-draw.toml"),
        ("verify", "world-001.toml"),
    ):
        result = pbem(*words)
        assert result.exit_code == 0, result.output
    report = Path("world-001.txt").read_text()
    assert "unsigned: Anna and Ben (no key, nobody can prove it)" in report
    assert report.endswith("Next: nobody; the game ended in a draw.\n")
    assert "the game ended in a draw" in pbem("show", "world-001.toml").output
    assert "over" in pbem("replay", "world-001.toml", "--summary").output
    assert pbem("page", "world-001.toml", "-o", "world.html").exit_code == 0
    refused = pbem("orders", "world-001.toml", "-o", "orders.toml")
    assert refused.exit_code != 0
    assert "over" in refused.output
