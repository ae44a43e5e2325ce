"""The four kinds of record: what is equal, what can be a key, what changes, how they print."""

from functools import cached_property
from inspect import isclass
from typing import Any, NamedTuple

import attrs
import pytest

from pbem.engine.modes.dealing import Dealer
from pbem.record import event, mutable, tool, value
from pbem.rulesets.across_the_continent import events as rail_events
from pbem.rulesets.risk import events as risk_events
from pbem.rulesets.risk.events import ArmiesFortified, CapitalNamed, FreeMoveMade, TerritoryClaimed


@value
class Town:
    name: str
    key: bytes = attrs.field(default=b"", repr=False)
    note: str = attrs.field(default="", eq=False)

    @cached_property
    def initial(self) -> str:
        return self.name[0]


@value
class Village:
    name: str
    key: bytes = b""
    note: str = ""


@value
class City(Town):
    wards: int = 1


@tool
class Clerk(Town):
    pass


@mutable
class Ledger:
    towns: list[str]


@value(kw_only=True)
class Wish:
    name: str


@value
class Named:
    name: str

    def __repr__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = object.__hash__


def test_a_value_equals_another_of_its_class_with_equal_fields() -> None:
    assert Town("Ghent") == Town("Ghent", note="no field that counts")
    assert hash(Town("Ghent")) == hash(Town("Ghent", note="no field that counts"))
    assert Town("Ghent") != Town("Bruges")
    village: Any = Village("Ghent")
    assert Town("Ghent") != village
    assert hash(Town("Ghent")) != hash(Village("Ghent"))
    assert Town("Ghent") != City("Ghent")
    assert City("Ghent", wards=2) != City("Ghent")
    assert village != "Ghent"


def test_a_tool_is_only_itself_even_where_its_base_is_a_value() -> None:
    clerk: Any = Clerk("Ann")
    assert clerk == clerk  # noqa: PLR0124 - itself
    assert clerk != Clerk("Ann")
    assert len({clerk, Clerk("Ann")}) == 2


def test_what_changes_is_compared_by_fields_and_is_no_key() -> None:
    ledger = Ledger(["Ghent"])
    assert ledger == Ledger(["Ghent"])
    ledger.towns = []
    assert ledger != Ledger(["Ghent"])
    with pytest.raises(TypeError, match="unhashable"):
        hash(ledger)


@pytest.mark.parametrize("kept", [Town("Ghent"), Clerk("Ann")])
def test_values_and_tools_never_change(kept: Any) -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        kept.name = "Bruges"
    assert kept.initial == kept.initial
    assert attrs.evolve(kept, name="Bruges").name == "Bruges"


def test_a_record_prints_its_fields_but_for_those_that_do_not_print() -> None:
    assert repr(Town("Ghent", b"secret")) == "Town(name='Ghent', note='')"
    assert repr(Ledger(["Ghent"])) == "Ledger(towns=['Ghent'])"


def test_a_dealer_does_not_print_what_it_must_not_tell() -> None:
    assert repr(Dealer(b"secret", b"hand", {0: b"seed"})) == "Dealer()"


def test_what_a_class_says_itself_stays() -> None:
    assert repr(Named("Ghent")) == "Ghent"
    assert Named("Ghent") == Named("Bruges")


def test_fields_are_given_by_name_where_a_class_wants_it() -> None:
    assert Wish(name="peace") == Wish(name="peace")
    with pytest.raises(TypeError):
        Wish("peace")  # type: ignore[call-arg]


def test_events_of_two_kinds_are_never_equal() -> None:
    moved: Any = FreeMoveMade("anna", "siam", "india", 3)
    fortified: Any = ArmiesFortified("anna", "siam", "india", 3)
    assert tuple(moved) == tuple(fortified)
    assert moved != fortified
    assert not moved == fortified  # noqa: SIM201 - both signs are asked
    assert hash(moved) != hash(fortified)
    assert len({moved, fortified}) == 2
    assert [moved] != [fortified]
    assert moved != tuple(moved)
    assert tuple(moved) != moved
    assert (1, moved) != (1, fortified)


def test_events_of_one_kind_are_equal_where_their_fields_are() -> None:
    named = CapitalNamed("anna", "siam")
    assert named == CapitalNamed("anna", "siam")
    assert hash(named) == hash(CapitalNamed("anna", "siam"))
    assert named != CapitalNamed("anna", "india")
    seat, place = named
    assert (seat, place) == ("anna", "siam")
    claimed: Any = TerritoryClaimed("anna", "siam")
    assert named != claimed


def test_an_event_is_a_named_tuple_as_before() -> None:
    @event
    class Rung(NamedTuple):
        times: int = 1

    match Rung(2):
        case Rung(times):
            assert times == 2
    assert Rung()._replace(times=3) == Rung(3)


@pytest.mark.parametrize("module", [risk_events, rail_events])
def test_every_event_of_both_games_knows_its_kind(module: Any) -> None:
    own = [
        one
        for one in vars(module).values()
        if isclass(one) and issubclass(one, tuple) and one.__module__ == module.__name__
    ]
    assert len(own) > 20
    assert [one.__name__ for one in own if one.__eq__ is tuple.__eq__] == []
