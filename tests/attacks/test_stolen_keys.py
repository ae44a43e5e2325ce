"""Stolen keys: what a thief can do, until when, and what stays as it was (trust 5.3)."""

from __future__ import annotations

import pytest
from sample_games.signing_group import Group
from sample_games.small_games import identity

from pbem.engine.play import play
from pbem.errors import InputError


def test_c24_a_stolen_key_signs_for_you_until_the_group_replaces_it() -> None:
    group = Group.begun().turns(1)
    thief, owner = identity(group.mover), group.mover
    game = group.game
    orders = group.quiet(owner)
    stolen = {key: value for key, value in orders.items() if key != "signed"}
    forged = play.sign_orders(game, stolen, thief, bytes(32))
    assert play.check(game, [forged]).ready
    past = group.data
    group.replace(owner, "host")
    bare = {**forged, "signed": {**forged["signed"], "base": group.game.file.head.hex()}}
    problems = play.check(group.game, [bare]).readings[0].problems
    assert {one.code for one in problems if one.is_error} == {"E-SIGNATURE"}
    with pytest.raises(InputError, match="not the key"):
        play.sign_orders(group.game, stolen, thief, bytes(32))
    group.turn()
    assert group.verdict.ok
    assert group.data.count(b"[[history]]") == past.count(b"[[history]]") + 2
