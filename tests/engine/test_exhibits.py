"""What is shown as evidence: only what was signed, and no accusation where there may be an innocent reason."""

from __future__ import annotations

import pytest
from sample_games import signing_group
from sample_games.small_games import identity

from pbem.engine.proof.exhibit import Exhibit, format_exhibits
from pbem.engine.proof.forks import Claim, signed_text
from pbem.trust.documents import ORDERS_NAMESPACE


@pytest.mark.rule("engine/proof/exhibit 1.1")
def test_a_text_that_was_not_signed_is_in_no_exhibit() -> None:
    genesis = signing_group.genesis()
    sig = identity("anna").sign(ORDERS_NAMESPACE, b"x")
    good = Claim("anna", ORDERS_NAMESPACE, b"x", sig)
    assert signed_text([genesis], good) is not None
    for bad in (
        good.__class__("anna", ORDERS_NAMESPACE, b"y", sig),
        Claim("ben", ORDERS_NAMESPACE, b"x", sig),
    ):
        assert signed_text([genesis], bad) is None


@pytest.mark.rule("engine/proof/exhibit 2.1", "engine/proof/exhibit 2.2")
def test_what_may_be_innocent_is_shown_and_accuses_nobody() -> None:
    revised = Exhibit(("anna",), "revision", (), "1 and 2")
    passing = Exhibit(("anna", "cleo"), "passing", (), "ben")
    said = format_exhibits([revised, passing])
    assert len(said) == 2
    assert said[0].startswith("anna signed orders with the numbers 1 and 2 for this moment")
    assert said[1].endswith("only somebody who saw one of the two first can say who came too late")


@pytest.mark.rule("engine/proof/exhibit 2.1")
def test_two_signatures_in_one_slot_are_named_first() -> None:
    twice = Exhibit(("ben",), "orders", ())
    (said, _) = format_exhibits([Exhibit(("anna",), "revision", (), "1 and 2"), twice])
    assert said == "ben signed two things for one record"
