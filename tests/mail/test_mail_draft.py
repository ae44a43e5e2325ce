"""Drafts: what a mail program opens, and that nobody's name writes a header of its own."""

from __future__ import annotations

import email
import email.policy
import random
from email.message import MIMEPart
from email.policy import SMTP
from typing import Any

import attrs
import pytest
from signed_orders import ORDERS, judge, signed

from pbem.errors import InputError
from pbem.mail import draft
from pbem.mail.draft import Attachment, Draft, address, orders_text, safe_name, write_draft
from pbem.mail.parts import parse_mail
from pbem.mail.search import search

DOCUMENT = signed(ORDERS)
DRAFT = Draft(
    ("ben@example.org",),
    "[pbem world] orders of anna",
    orders_text(DOCUMENT, "Hello Ben"),
    (Attachment("anna.toml", b'game = "world"\n'),),
)

INJECTIONS = [
    "x\r\nBcc: evil@example.org",
    "x\nBcc: evil@example.org",
    "x\rBcc: evil@example.org",
    "x\r\n\r\n<script>",
    "=?utf-8?q?x=0ABcc:_evil@example.org?=",
    "=?utf-8?b?eApCY2M6IGV2aWxAZXhhbXBsZS5vcmc=?=",
    "=?us-ascii?q?x=0D=0ABcc:_evil@example.org?=",
    "x\u2028Bcc: evil@example.org",
    "x\u2029Bcc: evil@example.org",
    "x\x85Bcc: evil@example.org",
    "x\x0bBcc: evil@example.org",
    "x\x0cBcc: evil@example.org",
    "x\x1cBcc: evil@example.org",
    "x\0Bcc: evil@example.org",
    "é" * 300 + "\nBcc: evil@example.org",
    "=?=?utf-8?q?x=0ABcc:_e?=\n Bcc: evil@example.org",
]


def test_a_draft_has_what_mail_programs_want() -> None:
    data = write_draft(DRAFT)
    assert b"\n" not in data.replace(b"\r\n", b"")
    message = email.message_from_bytes(data, policy=email.policy.default)
    assert message["To"] == "ben@example.org"
    assert message["X-Unsent"] == "1"
    attached = next(iter(message.iter_attachments()))
    assert attached.get_content_type() == "application/toml"
    assert attached["Content-Transfer-Encoding"] == "base64"
    assert attached.get_filename() == "anna.toml"
    assert attached.get_content() == b'game = "world"\n'


def test_the_block_stands_in_the_body_as_it_is() -> None:
    assert b"\r\n# ==== BEGIN PBEM ORDERS ====\r\n" in write_draft(DRAFT)
    verdict = search(parse_mail(write_draft(DRAFT)), judge())
    assert [one.document for one in verdict.orders if one.standing == "signed"] == [DOCUMENT]


def test_the_same_draft_is_the_same_bytes() -> None:
    assert write_draft(DRAFT) == write_draft(DRAFT)


@pytest.mark.parametrize("text", INJECTIONS)
def test_no_text_writes_a_header_of_its_own(text: str) -> None:
    draft = attrs.evolve(DRAFT, subject=f"[pbem {text}]", attachments=(Attachment(text, b"x"),))
    data = write_draft(draft, fields={"X-PBEM-Game": text}, sender="anna@example.org")
    message = email.message_from_bytes(data)
    names = {"From", "To", "Subject", "X-PBEM-Game", "X-Unsent", "MIME-Version", "Content-Type"}
    assert set(message.keys()) == names
    modern = email.message_from_bytes(data, policy=email.policy.default)
    assert "bcc" not in {name.lower() for name in modern}
    assert "\n" not in str(modern["Subject"])
    assert len(message.get_payload()) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "a b@example.org",
        "anna@example.org\nBcc: x@y.org",
        "anna@example.org, ben@example.org",
        "Anna <anna@example.org>",
        "a@b@c.org",
        "ann\u00e4@example.org",
        "anna@example.org)x@evil.org",
        "x" * 250 + "@y.org",
        "anna@-x.org",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        address(text)


def test_an_address_may_have_dots_and_a_plus() -> None:
    assert address("anna.b+pbem@mail.example.org") == "anna.b+pbem@mail.example.org"


def test_file_names_are_harmless() -> None:
    assert safe_name("../../etc/passwd\r\nX: y") == "etc-passwd-X-y"
    assert safe_name("\u202e") == "pbem"


def test_a_report_in_other_letters_survives() -> None:
    draft = Draft((), "Zug 7: Grüße", "Émile fällt ein.\n" + "x" * 1200 + "\n")
    letter = parse_mail(write_draft(draft))
    assert letter.subject == "Zug 7: Grüße"
    assert letter.parts[0].text == draft.text
    assert max(map(len, write_draft(draft).split(b"\r\n"))) <= 78


def by_the_library(data: bytes | str, **said: Any) -> bytes:
    part = MIMEPart(policy=SMTP)
    part.set_content(data, **said)
    return part.as_bytes()


SIGNS = 'plain = "x" .\n\t\r é€😀 \x0c\x85\u2028 -- zzzzzzzzzzzzzzzzzz'


def test_parts_and_headers_are_written_as_the_library_would_write_them() -> None:
    chance = random.Random(4)
    for size in (1, 56, 57, 58, *(chance.randint(1, 600) for _ in range(60))):
        text = "".join(chance.choice(SIGNS) for _ in range(size))
        said = {"charset": "utf-8", "cte": "quoted-printable"}
        assert b"".join(draft._text(text, "html", *said.values())) == by_the_library(text, subtype="html", **said)
        one = draft.Attachment(f"{'x' * (size % 80)}.toml", text.encode())
        named = {
            "maintype": "application",
            "subtype": "toml",
            "filename": safe_name(one.name),
            "disposition": "attachment",
        }
        assert b"".join(draft._attached(one)) == by_the_library(one.data, **named)
        line = draft.one_line(text)
        part = MIMEPart(policy=SMTP)
        part["Subject"] = line
        assert draft._header("Subject", line) == part.as_bytes().removesuffix(b"\r\n")
