"""What the tests with scripted dice rest on."""

from typing import Any

from scripted_dice import Events

from pbem.rulesets.risk.events import CapitalNamed, TerritoryClaimed


def test_events_of_two_kinds_are_not_equal_only_because_their_fields_are() -> None:
    claimed: Any = TerritoryClaimed("anna", "siam")
    named: Any = CapitalNamed("anna", "siam")
    assert [claimed] == [named], "so it is in Python"
    assert Events([claimed]) != [named]
    assert Events([claimed, named])[1:] != [claimed]
    assert Events([claimed]) == [claimed]
