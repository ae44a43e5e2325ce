"""The data from which a page composes orders: one entry for each player who has to decide."""

import json

import pytest
from players.match import Match
from sample_games import small_games

from pbem.engine.words.template import order_forms


@pytest.mark.parametrize(
    ("rules", "kind", "seats"),
    [
        ("risk-parker", "conquest", 1),
        ("risk-1959", "conquest", 2),
        ("across-the-continent-1952", "rail", 1),
    ],
)
def test_every_player_who_decides_has_a_form(rules: str, kind: str, seats: int) -> None:
    game = next(Match(rules, players=2).play()).game
    found = json.loads(json.dumps(order_forms(game)))
    assert [one["form"]["kind"] for one in found["seats"]] == [kind] * seats
    assert game.awaited is not None
    assert [one["seat"] for one in found["seats"]] == [*game.awaited.must]
    first = found["seats"][0]
    assert first["header"]["player"] == game.awaited.must[0]
    turn = first["header"]["turn"]
    assert first["file"] == f"match-turn-{turn:02}-{first['seat']}.toml"
    assert first["template"].startswith("# Orders for ")


def test_a_game_that_tells_no_form_gives_its_order_file() -> None:
    game = small_games.play.load_game(small_games.race((4,))[-1].data, small_games.find)
    (one,) = order_forms(game)["seats"]
    assert one["form"] is None
    assert f'player = "{one["seat"]}"' in one["template"]
