"""Orders come back from what mail does to a text, with the signature that was put under them."""

from __future__ import annotations

import pytest
from mail_damage import DAMAGE, changed
from signed_orders import ORDERS, judge, signed

from pbem.engine.text import order_file
from pbem.mail import mail_safe
from pbem.mail.parts import parse_mail
from pbem.mail.search import search

DOCUMENT = signed(ORDERS)
SAFE = mail_safe.write(DOCUMENT)


def found(data: bytes) -> list[dict[str, object]]:
    verdict = search(parse_mail(data), judge())
    return [one.document for one in verdict.orders if one.standing == "signed"]


def test_there_are_forty_nine_kinds_and_one_more_to_compare_with() -> None:
    assert len(DAMAGE) - 1 == 49


@pytest.mark.parametrize("kind", DAMAGE)
def test_the_mail_safe_form_comes_back(kind: str) -> None:
    assert found(DAMAGE[kind](SAFE)) == [DOCUMENT]


def test_most_kinds_come_back_even_as_a_player_writes_them() -> None:
    """Our orders have a sign that no Latin charset holds, and two blanks: less would come through."""
    raw = order_file.write(DOCUMENT)
    back = {kind for kind in DAMAGE if found(DAMAGE[kind](raw)) == [DOCUMENT]}
    assert len(back - {"none"}) >= 43, sorted(set(DAMAGE) - back)


def test_the_mail_safe_form_is_ascii_narrow_and_the_same_data() -> None:
    file = order_file.read(SAFE.encode("ascii"), "orders")
    assert (file.data, file.problems) == (DOCUMENT, ())
    assert max(map(len, SAFE.split("\n"))) <= 72
    assert "--" not in SAFE


def test_a_changed_order_is_never_taken() -> None:
    verdict = search(parse_mail(changed(lambda text: text.replace("keep = 3", "keep = 2"))(SAFE)), judge())
    assert [one.standing for one in verdict.orders] == ["false"]


def test_no_repair_vouches_for_itself() -> None:
    """Without a signature, what was repaired is handed to a person."""
    text = mail_safe.write(ORDERS)
    quoted = search(parse_mail(DAMAGE["quoted"](text)), judge()).orders[0]
    plain = search(parse_mail(DAMAGE["none"](text)), judge()).orders[0]
    assert (quoted.document, plain.document) == (ORDERS, ORDERS)
    assert quoted.repairs == ("quote marks before the lines",)
    assert (quoted.needs_confirmation, plain.needs_confirmation) == (True, False)


@pytest.mark.parametrize("row", ["final = false", "[[attack]]", "  [defence]"])
def test_an_example_that_was_broken_behind_its_sign_is_handed_to_a_person(row: str) -> None:
    """A mail program broke `#final = false` in two, and the second half is an order nobody gave."""
    orders = order_file.write(ORDERS)
    broken, plain = (
        search(parse_mail(f"\n{orders}\n{rows}\n".encode()), judge()).orders[0]
        for rows in (f"#\n{row}", "#\n# My orders.\n#\n\n# Here they are:")
    )
    assert "a line below a single #" in broken.repairs
    assert broken.needs_confirmation
    assert not plain.needs_confirmation
