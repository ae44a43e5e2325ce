"""Our named tuples do what those of the standard library do."""

import copy
import pickle
import typing
from typing import Any

import pytest

from pbem.engine import tuples


class Ours(tuples.NamedTuple):
    """One of ours."""

    place: str
    armies: int


class Theirs(typing.NamedTuple):
    """The same, of the standard library."""

    place: str
    armies: int


class OurRest(tuples.NamedTuple):
    """One of ours with defaults."""

    place: str
    armies: int = 1
    owner: str = ""


class TheirRest(typing.NamedTuple):
    """The same, of the standard library."""

    place: str
    armies: int = 1
    owner: str = ""


BOTH = pytest.mark.parametrize("kind", [Ours, Theirs])


@BOTH
def test_fields_are_given_in_their_order_or_by_name(kind: Any) -> None:
    assert kind("siam", 3) == kind("siam", armies=3) == kind(armies=3, place="siam") == ("siam", 3)


@BOTH
@pytest.mark.parametrize("values", [(), ("siam",), ("siam", 3, 4)])
def test_too_few_or_too_many_fields_are_refused(kind: Any, values: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        kind(*values)


@BOTH
@pytest.mark.parametrize("named", [{"armies": 3, "owner": "anna"}, {"place": "siam", "armies": 3}])
def test_a_name_that_is_unknown_or_given_twice_is_refused(kind: Any, named: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        kind("siam", **named)


@BOTH
def test_match_takes_it_apart(kind: Any) -> None:
    match kind("siam", 3):
        case kind(place, armies=armies):
            assert (place, armies) == ("siam", 3)
        case _:
            pytest.fail("no match")


@BOTH
def test_nothing_is_written_into_it(kind: Any) -> None:
    one = kind("siam", 3)
    for field in ("armies", "owner"):
        with pytest.raises(AttributeError):
            setattr(one, field, 4)


@BOTH
def test_copies_are_alike(kind: Any) -> None:
    one = kind("siam", 3)
    for other in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert (other, type(other)) == (one, kind)
    assert one._replace(armies=4) == ("siam", 4)
    assert one._asdict() == {"place": "siam", "armies": 3}


@BOTH
def test_it_is_printed_with_its_fields(kind: Any) -> None:
    assert repr(kind("siam", 3)) == f"{kind.__name__}(place='siam', armies=3)"


@pytest.mark.parametrize("kind", [OurRest, TheirRest])
def test_what_is_not_given_has_its_default(kind: Any) -> None:
    assert kind("siam") == ("siam", 1, "")
    assert kind("siam", owner="anna") == kind(owner="anna", place="siam") == ("siam", 1, "anna")
    assert kind("siam", 2)._replace(owner="ben") == ("siam", 2, "ben")
    assert kind("siam").armies == 1


@pytest.mark.parametrize("kind", [OurRest, TheirRest])
@pytest.mark.parametrize("named", [{}, {"owner": "anna"}, {"place": "siam", "colour": "red"}])
def test_a_field_without_default_must_be_given(kind: Any, named: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        kind(**named)
