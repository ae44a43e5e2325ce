"""What is known of a mail before it is parsed, and what is said of parts that are not read."""

from __future__ import annotations

import email
from email.policy import compat32
from typing import Any

import pytest

from pbem.mail.parts import MOST_BRANCHES, MOST_BYTES, MOST_DASHES, MOST_PARTS, parse_mail

PARTS = b'From: x\nContent-Type: multipart/mixed; boundary="b"\n\n'
TOO_MUCH = {
    "bytes": (b"x" * (MOST_BYTES + 1), "bytes; at most"),
    "header": (b"X: y\n" * 20_000 + b"\nx", "header of the mail is too long"),
    "field": (b"X: " + b"y" * 20_000 + b"\n\nx", "a field of the mail's header is too long"),
    "branches": (b"Content-Type: message/rfc822\n\n" * (MOST_BRANCHES + 1), "inside each other"),
    "dashes": (PARTS + b"--b\n\nx\n" * (MOST_DASHES + 1), "too many parts"),
}


@pytest.mark.rule("mail/parts 1.1")
@pytest.mark.parametrize(("data", "trouble"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_nothing_is_parsed_before_it_is_known_to_be_small(
    data: bytes, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(email, "message_from_bytes", None)
    (told,) = parse_mail(data).troubles
    assert trouble in told


@pytest.mark.rule("mail/parts 1.1")
def test_of_many_parts_the_first_are_read() -> None:
    mail = parse_mail(PARTS + b"--b\n\nx\n" * (MOST_PARTS + 1))
    assert len(mail.parts) == MOST_PARTS
    assert mail.troubles == ("only the first parts of the mail were read",)


@pytest.mark.rule("mail/parts 2.1")
@pytest.mark.parametrize("error", [ValueError, LookupError, RecursionError, AssertionError])
def test_a_mail_on_which_the_library_raises_is_called_damaged(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(email, "message_from_bytes", fails)
    assert parse_mail(b"From: x\n\ny").troubles == ("the mail is damaged and cannot be read",)


@pytest.mark.rule("mail/parts 2.1")
def test_what_is_not_read_is_named() -> None:
    zipped = b'--b\nContent-Type: application/zip; name="a.zip"\n\nPK\n--b--\n'
    assert parse_mail(PARTS + zipped).troubles == ("a zip archive was not opened; attach the file itself",)


@pytest.mark.rule("mail/parts 3.1")
def test_the_library_makes_the_tree_by_its_oldest_policy_and_decodes_no_body(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Any] = []
    right = email.message_from_bytes

    def noted(data: bytes, policy: Any) -> Any:
        used.append(policy)
        return right(data, policy=policy)

    monkeypatch.setattr(email, "message_from_bytes", noted)
    mail = parse_mail(
        b"From: x\nContent-Type: text/plain; charset=no-such-charset\n"
        b"Content-Transfer-Encoding: base64\n\nZ2FtZSA9ICJ4Ig\n"
    )
    assert used == [compat32]
    assert mail.parts[0].text == 'game = "x"'
