"""The header in a record: the glance that an audit takes sees what the long look sees."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import file_mutation
import pytest
from sample_games import small_games

from pbem.engine.play import order_header
from pbem.engine.play.order_header import ExpectedHeader
from pbem.engine.play.play import Game
from pbem.engine.table.sheet import Sheet

POLL = small_games.begun(
    small_games.BALLOT, small_games.player("anna"), small_games.player("ben", keyed=False), small_games.player("guest")
).game


def recorded(game: Game, seat: str) -> tuple[dict[str, Any], ExpectedHeader]:
    """Fitting orders as a record holds them, and where the game stands."""
    reading = small_games.play.check(game, [small_games.document(game, seat, vote=1)]).readings[0]
    data = deepcopy(reading.document)
    data["signed"].pop("sig", None)
    awaited = game.awaited
    assert awaited is not None
    return data, ExpectedHeader(game.file.genesis, game.file.last.head, game.table.clock(game.state), awaited)


def changed_headers(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every part of the header changed in every way."""
    for key in ("game", "player", "turn", "part", "signed"):
        for what in (
            None,
            *file_mutation.other_values(data[key]),
            0,
            1,
            True,
            "anna",
            "ben",
            "cleo",
        ):
            yield put(data, key, what)
    for key in ("game_id", "base", "seq", "nonce", "card", "sig"):
        old = data["signed"].get(key, "0" * 64)
        for what in (
            None,
            *file_mutation.other_values(old),
            0,
            1,
            2,
            10**6,
            10**6 + 1,
            True,
            "0" * 32,
        ):
            yield {**data, "signed": put(data["signed"], key, what)}


def put(table: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    changed = {**table, key: value}
    return {key: value for key, value in changed.items() if value is not None}


@pytest.mark.parametrize("seat", ["anna", "ben", "guest"])
def test_the_glance_and_the_long_look_agree(seat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data, stand = recorded(POLL, seat)
    glance = order_header._fits
    assert glance(data, stand)
    monkeypatch.setattr(order_header, "_fits", lambda *_: False)
    answers = []
    for changed in [data, *changed_headers(data)]:
        sheet = Sheet(changed)
        found = order_header.read_header(sheet, stand, recorded=True)
        answers.append(glance(changed, stand))
        assert answers[-1] == (not sheet.problems), (changed, sheet.problems)
        assert not answers[-1] or found.seat == changed["player"]
    assert set(answers) == {True, False}


def test_the_glance_takes_the_whole_header() -> None:
    data, stand = recorded(POLL, "anna")
    sheet = Sheet({**data, "more": 1})
    assert order_header.read_header(sheet, stand, recorded=True).seat == "anna"
    assert {"game", "player", "turn", "part", "signed"} <= {*sheet.taken}
    assert not {"more", "vote"} & {*sheet.taken}
