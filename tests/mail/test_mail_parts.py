"""What is known of a mail before it is parsed, and what is said of parts that are not read."""

from __future__ import annotations

from email.parser import Parser
from email.policy import compat32
from typing import Any

import pytest

from pbem.mail.parts import (
    LEAST_LINE,
    MOST_BRANCHES,
    MOST_BYTES,
    MOST_DASHES,
    MOST_FIELD,
    MOST_HEADER,
    MOST_LINES,
    MOST_PARTS,
    lines_of,
    parse_mail,
)

PARTS = b'From: x\nContent-Type: multipart/mixed; boundary="b"\n\n'
# Lines of 64 bytes fill a header; its last line end is no part of it.
HEADER = b"X: %b\n" % (b"y" * 60) * (MOST_HEADER // 64 - 1) + b"X: %b" % (b"y" * 61)
LINES = MOST_LINES * LEAST_LINE // (LEAST_LINE - 1)
"""So many lines without anything in them are just not too many."""
LIMITS = {
    "bytes": (
        b"\n" + b"x" * (MOST_BYTES - 1),
        b"x",
        f"the mail has {MOST_BYTES + 1} bytes; at most {MOST_BYTES} are allowed",
    ),
    "header": (HEADER, b"y", "the header of the mail is too long"),
    "field": (b"A: b\nX:\n " + b"y" * (MOST_FIELD - 4), b"y", "a field of the mail's header is too long"),
    "branches": (
        b"\n" + b"message/rfc822 Multipart/x " * (MOST_BRANCHES // 2),
        b"multipart/x",
        "the mail contains too many mails and parts inside each other",
    ),
    "lines": (b"\n" + b"\r" * (LINES - 1), b"\r", "the mail has too many lines for its length"),
    "lines of Windows": (
        b"\r\n" * (LINES // 2) + b"\n" * (LINES % 2),
        b"\n",
        "the mail has too many lines for its length",
    ),
    "dashes": (b"\n" + b"\n--" * (MOST_DASHES - 1) + b"\r--", b"\n--", "the mail has too many parts"),
    "dashes of old machines": (b"\n" + b"\r--" * MOST_DASHES, b"\r--", "the mail has too many parts"),
}


@pytest.mark.rule("mail/parts 1.1")
@pytest.mark.parametrize(("most", "more", "trouble"), LIMITS.values(), ids=LIMITS)
def test_nothing_is_parsed_before_it_is_known_to_be_small(
    most: bytes, more: bytes, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert trouble not in parse_mail(most).troubles
    monkeypatch.setattr(Parser, "parsestr", None)
    assert parse_mail(most + more).troubles == (trouble,)


def test_a_long_body_is_no_long_header() -> None:
    for end in (b"\n", b"\r\n"):
        text = b"x" * 70 + end
        mail = parse_mail(b"Subject: x" + end + end + text * (2 * MOST_HEADER // len(text)))
        assert (mail.subject, mail.troubles) == ("x", ())


def test_many_fields_are_no_long_field() -> None:
    assert parse_mail(b"X: y\n" * 5000 + b"\nx").troubles == ()


def test_bytes_have_one_kind_of_line_ends() -> None:
    assert lines_of(b"a\r\nb\rc\nd") == b"a\nb\nc\nd"


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

    monkeypatch.setattr(Parser, "parsestr", fails)
    assert parse_mail(b"From: x\n\ny").troubles == ("the mail is damaged and cannot be read",)


@pytest.mark.rule("mail/parts 2.1")
def test_what_is_not_read_is_named() -> None:
    zipped = b'--b\nContent-Type: application/zip; name="a.zip"\n\nPK\n--b--\n'
    assert parse_mail(PARTS + zipped).troubles == ("a zip archive was not opened; attach the file itself",)


@pytest.mark.rule("mail/parts 3.1")
def test_the_library_reads_headers_by_its_oldest_policy_and_decodes_no_body(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Any] = []
    right = Parser.parsestr

    def noted(parser: Any, text: str, *, headersonly: bool) -> Any:
        used.append(parser.policy)
        return right(parser, text, headersonly=headersonly)

    monkeypatch.setattr(Parser, "parsestr", noted)
    mail = parse_mail(
        b"From: x\nContent-Type: text/plain; charset=no-such-charset\n"
        b"Content-Transfer-Encoding: base64\n\nZ2FtZSA9ICJ4Ig\n"
    )
    assert used == [compat32]
    assert mail.parts[0].text == 'game = "x"'
