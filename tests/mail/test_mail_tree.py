"""A mail as parts: where each stands, what it is called, and its bytes with every label believed that is true."""

from __future__ import annotations

import email
import email.header
import email.message
from random import Random
from typing import TYPE_CHECKING

import attrs
import pytest

from pbem.mail.mail_tree import MOST_DEPTH, MailTree, read_tree
from pbem.mail.parts import (
    MOST_BYTES,
    MailPart,
    ParsedMail,
    parse_mail,
    parse_pasted,
    undo_base64,
    undo_printable,
    unix_lines,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

LONG = "x" * 200


def one(*head: str, body: bytes = b"Siam\n") -> MailPart:
    """The only part of a mail with these header lines."""
    (part,) = parse_mail("\n".join([*head, "", ""]).encode() + body).parts
    return part


def all_of(parts: Iterable[MailPart]) -> list[tuple[object, ...]]:
    return [attrs.astuple(part) for part in parts]


def boxed(*parts: bytes, kind: str = "mixed", mark: str = "b") -> bytes:
    """A container of some parts, each with its own header."""
    inside = b"".join(b"--%b\n%b\n" % (mark.encode(), part) for part in parts)
    return f'Content-Type: multipart/{kind}; boundary="{mark}"\n\n'.encode() + inside + f"--{mark}--\n".encode()


def plain(text: str) -> bytes:
    return f"Content-Type: text/plain\n\n{text}".encode()


# ── the head ─────────────────────────────────────────────────────────────────────────────────────


def test_a_head_says_who_about_what_and_by_which_name() -> None:
    mail = parse_mail(
        b"From:  Anna\t<a@x.test>\nSubject: =?utf-8?q?T=C3=BCrn?= =?utf-8?q?_7?=\nMessage-ID: <1@x>\n\nSiam\n"
    )
    assert (mail.sender, mail.subject, mail.message_id) == ("Anna <a@x.test>", "Türn 7", "<1@x>")
    assert all_of(mail.parts) == [("1", "text/plain", "", "", b"Siam\n", b"Siam\n", False, False, False, False)]
    assert mail.troubles == ()


def test_encoded_words_have_any_charset_and_run_together() -> None:
    words = "=?iso-8859-1?q?T=FCrn?= =?utf-8?q?=C3=BC?= plain =?koi8-r?q?=C1?="
    assert parse_mail(f"Subject: {words}\n\n".encode()).subject == "Türnü plain а"


def test_a_field_on_which_the_library_raises_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(email.header, "decode_header", broken)
    assert parse_mail(b"Subject: =?utf-8?q?x?=\n\n").subject == ""


def test_a_head_may_be_missing() -> None:
    mail = parse_mail(b"\nSiam\n")
    assert (mail.sender, mail.subject, mail.message_id) == ("", "", "")


def test_a_head_says_when_and_what_it_answers() -> None:
    mail = parse_mail(b"References: <1@x>\n <2@x>\nDate: Mon, 1 Jun 2026 12:00:00 +0000\n\nSiam\n")
    assert mail.references == "<1@x> <2@x>"
    assert mail.date == "Mon, 1 Jun 2026 12:00:00 +0000"


@pytest.mark.parametrize(
    ("head", "automatic"),
    [
        ("Auto-Submitted: auto-replied", True),
        ("auto-submitted:  AUTO-GENERATED (by a host)", True),
        ("Auto-Submitted: no", False),
        ("X: y", False),
    ],
)
def test_what_a_program_wrote_says_so(head: str, *, automatic: bool) -> None:
    assert parse_mail(f"{head}\n\nSiam\n".encode()).automatic is automatic


def test_a_field_of_the_head_is_cut_short() -> None:
    assert parse_mail(f"Subject: {'x' * 900}\n\n".encode()).subject == "x" * 400


@pytest.mark.parametrize("row", [b"From anna Mon Jun  1\n", b">From anna Mon Jun  1\n"])
def test_the_row_before_a_mail_of_a_mailbox_is_no_part_of_it(row: bytes) -> None:
    mail = parse_mail(row + b" folded\nSubject: x\n\nSiam\n")
    assert (mail.sender, mail.subject, mail.parts[0].data) == ("", "x", b"Siam\n")


# ── the tree ─────────────────────────────────────────────────────────────────────────────────────


def test_places_are_counted_as_mail_programs_do() -> None:
    inner = boxed(plain("two"), plain("three"), kind="alternative", mark="i")
    forwarded = b"Content-Type: message/rfc822\n\nSubject: old\n\nfour"
    mail = parse_mail(boxed(plain("one"), inner, forwarded))
    assert [(part.place, part.text.strip()) for part in mail.parts] == [
        ("1", "one"),
        ("2.1", "two"),
        ("2.2", "three"),
        ("3.1", "four"),
    ]


def test_what_is_nested_too_deep_is_left_out_and_named() -> None:
    def nested(depth: int) -> ParsedMail:
        mail = plain("Siam")
        for number in range(depth):
            mail = boxed(mail, mark=f"m{number}m")
        return parse_mail(mail)

    assert nested(MOST_DEPTH).troubles == ()
    assert nested(MOST_DEPTH).parts[0].place == ".".join(["1"] * MOST_DEPTH)
    deeper = nested(MOST_DEPTH + 1)
    assert deeper.parts == ()
    assert deeper.troubles == ("mails and parts are nested too deep",)


def test_what_stands_beside_too_deep_parts_is_read() -> None:
    deep = plain("Peru")
    for number in range(MOST_DEPTH):
        deep = boxed(deep, mark=f"m{number}m")
    mail = parse_mail(boxed(deep, plain("Siam")))
    assert [(part.place, part.text.strip()) for part in mail.parts] == [("2", "Siam")]


def grown(chance: Random, depth: int = 0) -> str:
    """A mail or part of some kind, well made or not; no line of its text is in any container's way but by chance."""
    end = chance.choice(("\n", "\r\n", "\r\n", "\r"))
    mark = chance.choice(("b", "b", "bb", "b--", ""))
    kinds = ("text/plain", "text/html", "multipart/mixed", "multipart/digest", "message/rfc822", "")
    kind = chance.choice(kinds) if depth < MOST_DEPTH else "text/plain"
    heads = (f'Content-Type: {kind}; boundary="{mark}"', "Subject: Siam", " and Peru", "no header", ": none")
    text = end.join([heads[0], *(one for one in heads[1:] if chance.random() < 0.2), chance.choice(("", "", "x")), ""])
    if kind == "message/rfc822":
        return text + grown(chance, depth + 1)
    if not kind.startswith("multipart"):
        return text + chance.choice(("", "Siam", f"Siam{end}", f"Siam{end}{end}", f"--b{end}", end))
    for _ in range(chance.randrange(4)):
        text += f"--{mark}{chance.choice(('', '', '', ' ', '--', 'x'))}{end}"
        text += grown(chance, depth + 1) + chance.choice((end, end, "")) if chance.random() < 0.9 else ""
    return text + chance.choice(("", f"--{mark}--{end}", f"--{mark}--", f"--{mark}--{end}below{end}"))


def shape(tree: MailTree) -> tuple[object, ...]:
    return tree.head.items(), tree.kind, tree.inside if isinstance(tree.inside, str) else [*map(shape, tree.inside)]


def test_a_tree_is_the_one_that_the_library_makes_of_a_mail() -> None:
    for seed in range(400):
        mail = grown(Random(seed)).encode()
        assert shape(read_tree(mail)) == shape(MailTree.of(email.message_from_bytes(mail))), mail


# ── what a part is called ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("Content-Type: text/plain; name=anna.toml", "anna.toml"),
        ("Content-Type: text/plain; NAME=anna.toml", "anna.toml"),
        ("Content-Disposition: attachment; filename=anna.toml", "anna.toml"),
        ("content-disposition: attachment; filename=anna.toml", "anna.toml"),
        ('Content-Disposition: attachment; filename="anna  ben.toml"', "anna  ben.toml"),
        ("Content-Disposition: inline; filename*=utf-8''T%C3%BCrn.toml", "Türn.toml"),
        ('Content-Disposition: attachment; filename="=?utf-8?q?T=C3=BCrn=2Etoml?="', "Türn.toml"),
        (r'Content-Disposition: attachment; filename="C:\\games\\anna.toml"', "anna.toml"),
        ('Content-Disposition: attachment; filename="/games/anna.toml"', "anna.toml"),
        (f"Content-Disposition: attachment; filename={LONG}", LONG[:120]),
        ("Content-Disposition: attachment", ""),
        ("Content-Type: text/plain", ""),
    ],
)
def test_a_file_name_is_the_last_word_of_a_path(head: str, name: str) -> None:
    assert one(head).name == name


def test_a_name_on_which_the_library_raises_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(email.message.Message, "get_filename", broken)
    assert one("Content-Disposition: attachment; filename=anna.toml").name == "unnamed"


@pytest.mark.parametrize(
    ("head", "attached"),
    [
        ("Content-Type: text/plain", False),
        ("Content-Type: text/html", False),
        ("Content-Type: text/plain; name=anna.toml", True),
        ("Content-Disposition: attachment", True),
        ("Content-Disposition:  ATTACHMENT; size=3", True),
        ("Content-Disposition: inline", False),
        ("Content-Type: application/toml", True),
    ],
)
def test_what_has_a_name_or_wants_to_be_a_file_or_is_no_text_is_attached(head: str, *, attached: bool) -> None:
    assert one(head).attached is attached


# ── labels ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("head", "type_", "charset"),
    [
        ("X: y", "text/plain", ""),
        ("Content-Type: Text/HTML; Charset=UTF-8", "text/html", "UTF-8"),
        ('Content-Type: text/plain; charset="latin1"; charset=utf-8', "text/plain", "latin1"),
        ("Content-Type: text/plain; charset*=us-ascii'en'koi8-r", "text/plain", "koi8-r"),
        (f"Content-Type: text/plain; charset={LONG}", "text/plain", LONG[:80]),
    ],
)
def test_the_first_label_of_its_name_counts(head: str, type_: str, charset: str) -> None:
    part = one(head)
    assert (part.type, part.charset) == (type_, charset)


def test_labels_on_which_the_library_raises_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AttributeError

    monkeypatch.setattr(email.message.Message, "get_params", broken)
    assert all_of([one("Content-Type: text/plain; charset=latin1; format=flowed")]) == all_of([one("X: y")])


@pytest.mark.parametrize(
    ("label", "flowed", "delsp"),
    [
        ("", False, False),
        ("; format=fixed", False, False),
        ("; format=Flowed", True, False),
        ("; format=flowed; delsp=YES", True, True),
        ("; format=flowed; delsp=no", True, False),
    ],
)
def test_flowing_text_is_known_by_its_labels(label: str, *, flowed: bool, delsp: bool) -> None:
    part = one(f"Content-Type: text/plain{label}")
    assert (part.flowed, part.delsp) == (flowed, delsp)


def test_lines_that_flow_are_joined_again() -> None:
    assert one("Content-Type: text/plain; format=flowed", body=b"attack \nSiam\n").whole_lines == "attack Siam\n"
    assert (
        one("Content-Type: text/plain; format=flowed; delsp=yes", body=b"attack \nSiam\n").whole_lines == "attackSiam\n"
    )
    assert one("Content-Type: text/plain", body=b"attack \nSiam\n").whole_lines == "attack \nSiam\n"


@pytest.mark.parametrize(
    ("type_", "page"), [("text/html", True), ("application/xhtml+xml", True), ("text/plain", False)]
)
def test_a_page_is_known_by_its_type(type_: str, *, page: bool) -> None:
    assert one(f"Content-Type: {type_}").is_html is page


# ── bodies ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("encoding", "raw", "data"),
    [
        ("7bit", b"a=3D1\n", b"a=3D1\n"),
        ("quoted-printable", b"a=3D1\n", b"a=1\n"),
        ("Quoted_Printable", b"a=3D1\n", b"a=1\n"),
        ("base64", b"U2lh\nbQ==\n", b"Siam"),
        ("BASE-64", b"U2lh\nbQ==\n", b"Siam"),
        ("base64", b"U2lhbQ\n", b"Siam"),
        ("base64", b"> U2lh\n> bQ==\n", b"Siam"),
        ("base64", b"U2lhb\n", b"Sia"),
        ("base64", b"U2l+/w==\n", b"Si~\xff"),
        ("nonsense", b"a=3D1\n", b"a=3D1\n"),
    ],
)
def test_a_declared_encoding_is_undone(encoding: str, raw: bytes, data: bytes) -> None:
    part = one(f"Content-Transfer-Encoding: {encoding}", body=raw)
    assert (part.raw, part.data) == (raw, data)


def test_text_is_decoded_with_one_kind_of_line_ends() -> None:
    assert one("Content-Type: text/plain; charset=latin1", body=b"T\xfcrn\r\n7\r").text == "Türn\n7\n"
    assert unix_lines("a\r\r\nb\r\nc\rd\n\ne") == "a\nb\nc\nd\n\ne"


@pytest.mark.parametrize(
    ("raw", "data"),
    [
        (b"U2lhbSBQZXJ1IEF=", b"Siam Peru A"),
        (b"U2lhbSBQZXJ1\nIFVyYWw", b"Siam Peru Ural"),
        (b"U2lhbSBQZXJ1IFV", None),  # too short to look like anything
        (b"Siam, and no such thing as base64", None),
        (b"U2lhbSBQZXJ1IFVyY", None),
    ],
)
def test_base64_that_nobody_declared_is_undone_where_it_looks_so(raw: bytes, data: bytes | None) -> None:
    assert undo_base64(raw) == data


def test_printable_text_is_undone_and_other_text_stays() -> None:
    assert undo_printable(b"a=3D1 =\nb") == b"a=1 b"
    assert undo_printable(b"a = 1") == b"a = 1"


def test_pasted_text_is_one_part_of_bounded_size() -> None:
    pasted = parse_pasted(b"Siam")
    assert all_of(pasted.parts) == [("1", "text/plain", "", "", b"Siam", b"Siam", False, False, False, False)]
    assert len(parse_pasted(b"x" * MOST_BYTES).parts) == 1
    told = parse_pasted(b"x" * (MOST_BYTES + 1))
    assert told.parts == ()
    assert told.troubles == (f"the text has {MOST_BYTES + 1} bytes; at most {MOST_BYTES} are allowed",)


def test_a_mail_of_just_the_size_is_read() -> None:
    assert parse_mail(b"\n12", most=3).parts
    assert parse_mail(b"\n123", most=3).troubles == ("the mail has 4 bytes; at most 3 are allowed",)


# ── what is not read ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ("Content-Type: application/zip", "a zip archive was not opened"),
        ("Content-Type: application/octet-stream; name=Orders.ZIP", "a zip archive was not opened"),
        ("Content-Type: application/octet-stream; name=world.toml.gz", "a gzip archive was not opened"),
        ("Content-Type: application/octet-stream; name=orders.docx", "(docx) is not read"),
        ("Content-Type: application/octet-stream; name=orders.pdf", "(pdf) is not read"),
        ("Content-Type: application/octet-stream; name=WinMail.dat", "Outlook wrapped the files in winmail.dat"),
        ("Content-Type: application/pkcs7-mime; name=smime.p7m", "the mail is encrypted or sealed"),
        ("Content-Type: application/pdf; name=orders.zip", "a zip archive was not opened"),
    ],
)
def test_a_part_that_is_not_read_is_named_by_its_ending_else_by_its_type(head: str, told: str) -> None:
    (trouble,) = parse_mail(f"{head}\n\nx".encode()).troubles
    assert told in trouble


def test_what_is_known_is_no_trouble() -> None:
    assert parse_mail(b"Content-Type: application/octet-stream; name=anna.toml\n\nx").troubles == ()


def test_a_trouble_is_told_once_and_the_parts_behind_it_are_read() -> None:
    archive = b"Content-Type: application/zip\n\nx"
    mail = parse_mail(boxed(archive, archive, plain("Siam")))
    assert len(mail.troubles) == 1
    assert len(mail.parts) == 3


def test_a_container_that_is_encrypted_is_named() -> None:
    mail = parse_mail(boxed(plain("x"), kind="encrypted"))
    assert mail.troubles == ("the mail is encrypted; send it without that",)
    assert [part.place for part in mail.parts] == ["1"]
