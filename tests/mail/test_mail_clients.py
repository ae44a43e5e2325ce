"""Orders are found in mails of every shape that mail programs give them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import mail_shapes
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from signed_orders import ORDERS, judge, signed

from pbem.mail import mail_safe
from pbem.mail.lines import lay_lines, typed_text
from pbem.mail.marks import END, wrap
from pbem.mail.parts import parse_mail
from pbem.mail.search import search

if TYPE_CHECKING:
    import random

    from pbem.mail.found import FoundOrders, MailContents

DOCUMENT = signed(ORDERS)
BLOCK = wrap(mail_safe.write(DOCUMENT))
UNSIGNED = wrap(mail_safe.write(ORDERS))


def verdicts(block: str) -> dict[str, MailContents]:
    return {name: search(parse_mail(data), judge()) for name, data in mail_shapes.mails(block)}


def test_the_block_comes_back_from_99_of_100_mails() -> None:
    found = verdicts(BLOCK)
    good = [
        name
        for name, verdict in found.items()
        if [one.document for one in verdict.orders if one.standing == "signed"] == [DOCUMENT]
    ]
    assert len(found) >= 500
    assert len(good) * 100 >= 99 * len(found), sorted(set(found) - set(good))


def test_unsigned_orders_come_back_too_and_repaired_ones_say_so() -> None:
    found = verdicts(UNSIGNED)
    good = [name for name, verdict in found.items() if [one.document for one in verdict.orders] == [ORDERS]]
    assert len(good) * 100 >= 99 * len(found), sorted(set(found) - set(good))
    for name, verdict in found.items():
        if name.startswith(("quoted", "outlook html", "gmail html", "vacation")):
            assert verdict.orders[0].needs_confirmation, name


def test_mails_without_orders_give_nothing_and_no_trouble() -> None:
    for name, verdict in verdicts("I have no idea what to do.\n").items():
        assert verdict.empty, name
        assert verdict.troubles == (), name


def in_text(text: str) -> list[FoundOrders]:
    """What is found in a plain mail with this text."""
    data = mail_shapes.top(mail_shapes.part("text/plain", mail_shapes.HELLO + text))
    return list(search(parse_mail(data), judge()).orders)


def test_unsigned_orders_cut_off_on_the_way_need_a_person_and_signed_ones_do_not() -> None:
    for block, asked in ((UNSIGNED, True), (BLOCK, False)):
        (found,) = in_text(block.replace(END, ""))
        assert found.cut_off
        assert found.repairs == ("a missing END line",)
        assert found.needs_confirmation is asked
    assert not in_text(UNSIGNED)[0].needs_confirmation


def test_what_lost_its_end_in_the_text_and_is_whole_in_html_is_whole() -> None:
    rows = mail_shapes.as_html(UNSIGNED, "<div>{}</div>", "<html>{}</html>")
    shorter = UNSIGNED.partition("[[attack")[0].partition("attack =")[0]
    texts = [mail_shapes.part("text/plain", shorter), mail_shapes.part("text/html", rows)]
    (found,) = search(parse_mail(mail_shapes.top(mail_shapes.many("alternative", texts))), judge()).orders
    assert found.document == ORDERS
    assert not found.cut_off


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("mine\n\nOn Friday, March 1, 2026 at 10:00 AM, Ben <b@x.org> wrote:  \n \n theirs", 2),
        ("mine\n\nOn Friday, 1 March 2026, Ben\n<b@x.org>\nwrote:\ntheirs", 2),
        ("mine\n\nBen wrote:\ntheirs", 2),
        ("mine\nplace 5 Ukraine\nOn 3/1/26 Ben\nwrote:\ntheirs", 2),
        ("mine\n\nLe ven. 1 mars 2026 \u00e0 10:00, Ben <b@x.org> a \u00e9crit :\ntheirs", 2),
        ("mine\n\n-----Original Message-----\ntheirs", 2),
        ("mine\n\n-------- Original message --------\ntheirs", 2),
        ("mine\n\n---------- Forwarded message ---------\nFrom: Ben\n\nstatus", 2),
        ("mine\n\n---- Weitergeleitete Nachricht ----\ntheirs", None),
        ("mine\n\n-------- Weitergeleitete Nachricht --------\ntheirs", 2),
        ("mine\n\nAnfang der weitergeleiteten Nachricht:\n\ntheirs", 2),
        ("mine\n\nOn Friday Ben wrote:\n> theirs\nmine", None),
        ("mine\nmy armies:\nmine", None),
        ("# at 10:00 Ben wrote:\nmine", None),
        (f"{wrap('# Ben wrote:')}mine", None),
    ],
)
def test_where_an_older_mail_begins_that_bears_no_marks(text: str, start: int | None) -> None:
    older = [at for at, line in enumerate(lay_lines(text)) if line.place == "older"]
    assert next(iter(older), None) == start


def test_a_quoted_line_is_the_tail_of_the_order_above_it_until_that_is_read_as_something_else() -> None:
    own = typed_text(lay_lines("attack Peru\n> Brazil\n\n> theirs\n\nplace 3 Peru\n> Egypt\n"))
    assert own.with_tails.rstrip() == "attack Peru\n> Brazil\n\n\n\nplace 3 Peru\n> Egypt"
    left = own.take(own.text.replace("attack Peru", ""), "order")
    assert left.with_tails.rstrip() == "\n\n\n\n\nplace 3 Peru\n> Egypt"


def test_orders_below_a_marked_block_are_other_orders() -> None:
    bare = mail_safe.write({**ORDERS, "final": True})
    found = in_text(f"{UNSIGNED}\nNo, rather so:\n\n{bare}\nRegards\n")
    assert [one.document for one in found] == [ORDERS, {**ORDERS, "final": True}]


def test_orders_that_cannot_be_read_are_told_beside_unsigned_ones_and_not_beside_signed_ones() -> None:
    slip = wrap('game = "world"\nplayer = "anna"\nturn = = 7\n')
    assert [one.standing for one in in_text(UNSIGNED + slip)] == ["unsigned", "unreadable"]
    assert [one.standing for one in in_text(BLOCK + slip)] == ["signed"]


def test_an_attachment_and_the_same_block_are_one_finding_with_two_places() -> None:
    file = mail_shapes.part("application/toml", BLOCK, "base64", "Content-Disposition: attachment; filename=a.toml")
    data = mail_shapes.top(mail_shapes.many("mixed", [mail_shapes.part("text/plain", mail_shapes.HELLO + BLOCK), file]))
    found = search(parse_mail(data), judge()).orders
    assert [one.places for one in found] == [("the attachment a.toml", "the text")]


def test_a_damaged_attachment_does_not_hide_a_good_block() -> None:
    broken = BLOCK.replace("keep = 3", "keep = 2")
    file = mail_shapes.part("application/toml", broken, "base64", "Content-Disposition: attachment; filename=a.toml")
    data = mail_shapes.top(mail_shapes.many("mixed", [mail_shapes.part("text/plain", mail_shapes.HELLO + BLOCK), file]))
    verdict = search(parse_mail(data), judge())
    assert [one.standing for one in verdict.orders] == ["signed"]
    assert verdict.troubles == ("a damaged copy in the attachment a.toml was left aside",)


def test_orders_pasted_without_marks_are_found() -> None:
    text = f"{mail_shapes.HELLO}\n{mail_safe.write(ORDERS)}\nRegards\nAnna\n-- \nx = y\n"
    verdict = search(parse_mail(mail_shapes.top(mail_shapes.part("text/plain", text))), judge())
    assert [one.document for one in verdict.orders] == [ORDERS]


def test_what_stands_above_a_quoted_mail_is_found_whatever_was_quoted() -> None:
    own = f"Hello!\n\n{mail_safe.write(ORDERS)}\nOn Friday Ben\n<ben@example.org> wrote:\n"
    other = wrap(mail_safe.write({**ORDERS, "turn": 99}))
    for below in (other, "+ game = 1\nNo orders at all, but = signs.\n"):
        text = own + "".join(f"> {row}\n" for row in below.split("\n"))
        verdict = search(parse_mail(mail_shapes.top(mail_shapes.part("text/plain", text))), judge())
        assert verdict.orders[0].document == ORDERS
        assert verdict.orders[0].repairs == ()


def test_what_stands_below_a_quoted_mail_is_found() -> None:
    other = wrap(mail_safe.write({**ORDERS, "turn": 99}))
    below = "".join(f"> {row}\n" for row in f"You are to move.\n{other}Regards".split("\n"))
    text = f"On Friday Ben wrote:\n{below}\n{mail_safe.write(ORDERS)}\nAnna\n-- \nx = y\n"
    verdict = search(parse_mail(mail_shapes.top(mail_shapes.part("text/plain", text))), judge())
    assert ORDERS in [one.document for one in verdict.orders if not one.repairs]


def test_own_lines_that_cannot_be_read_are_reported_beside_a_quoted_mail() -> None:
    own = 'game = "world"\nplayer = "anna"\nturn = = 7\n\nOn Friday Ben wrote:\n'
    other = {key: value for key, value in ORDERS.items() if key != "signed"}
    below = "".join(f"> {row}\n" for row in wrap(mail_safe.write(other)).split("\n"))
    verdict = search(parse_mail(mail_shapes.top(mail_shapes.part("text/plain", own + below))), judge())
    assert [one.standing for one in verdict.orders] == ["unsigned", "unreadable"]
    assert "turn = = 7" in verdict.orders[1].text


def test_broken_orders_are_reported_with_their_fault() -> None:
    text = wrap('game = "world"\nplayer = "anna"\nturn = = 7\n')
    verdict = search(parse_mail(mail_shapes.top(mail_shapes.part("text/plain", text))), judge())
    assert [one.standing for one in verdict.orders] == ["unreadable"]
    assert verdict.orders[0].problems[0].code == "E-TOML"
    assert verdict.orders[0].repairs == ()


def test_what_cannot_be_opened_is_explained() -> None:
    for kind, word in (
        ("application/ms-tnef; name=winmail.dat", "winmail.dat"),
        ("application/zip; name=orders.zip", "zip"),
        ("application/pkcs7-mime; name=smime.p7m", "S/MIME"),
    ):
        verdict = search(parse_mail(mail_shapes.top(mail_shapes.part(kind, "eJ8+Ig==", "base64"))), judge())
        assert verdict.empty
        assert word in verdict.troubles[0]


SHAPED = list(mail_shapes.mails(BLOCK))


@pytest.mark.thorough
@given(st.sampled_from(SHAPED), st.randoms(use_true_random=False))
@settings(max_examples=300)
def test_no_change_to_a_mail_raises_or_makes_other_orders_pass(
    shaped: tuple[str, bytes], chance: random.Random
) -> None:
    """Bytes are lost, doubled and swapped anywhere; what still counts as signed is what was signed."""
    data = bytearray(shaped[1])
    for _ in range(chance.randrange(1, 8)):
        at = chance.randrange(len(data))
        end = at + chance.choice((1, 1, 2, 40))
        data[at:end] = chance.choice((b"", bytes([chance.randrange(256)]), bytes(data[at:end]) * 2))
    for one in search(parse_mail(bytes(data)), judge()).orders:
        assert one.standing != "signed" or one.document == DOCUMENT


def test_two_different_orders_in_one_mail_are_both_told() -> None:
    """Nothing chooses between them: that would be a guess about what somebody meant."""
    other = wrap(mail_safe.write({**ORDERS, "final": True}))
    file = mail_shapes.part("application/toml", UNSIGNED, "base64", "Content-Disposition: attachment; filename=a.toml")
    data = mail_shapes.top(mail_shapes.many("mixed", [mail_shapes.part("text/plain", other), file]))
    found = search(parse_mail(data), judge()).orders
    assert [one.document for one in found] == [ORDERS, {**ORDERS, "final": True}]
