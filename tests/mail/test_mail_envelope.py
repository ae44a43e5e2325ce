"""Mails, mailboxes and papers are told from order files at a glance."""

from __future__ import annotations

import pytest

from pbem.mail.file_kind import document_kind, looks_like_mail, split_mailbox


@pytest.mark.parametrize(
    "data",
    [b"From: a@b\n\nx", b"Return-Path: <>\n", b"\r\nReceived: x", b"From a@b Mon\nX: y\n", b"\xef\xbb\xbfTo : x"],
)
def test_these_are_mails(data: bytes) -> None:
    assert looks_like_mail(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b'game = "x:y"\n',
        b"# Orders: mine\n",
        b"[a]\n",
        b'"a" = ":"\n',
        b"\0\0:",
        b"P\xc3K: x",
        b"x" * 100 + b":",
        b'format = "pbem-game/1"\n',
        b"hello world: x",
        b'game: "world"\n',
        b"turn: 7\n",
    ],
)
def test_these_are_none(data: bytes) -> None:
    assert not looks_like_mail(data)


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_mailbox_is_cut_only_before_the_lines_that_begin_a_mail(end: bytes) -> None:
    mails = [b"From a Mon", b"X: 1", b"", b"From here on", b">From quoted", b""]
    two = end.join([*mails, b"From b Tue", b"X: 2", b"", b"y", b""])
    assert [b"X: 1" in one for one in split_mailbox(two.replace(b"From here", b">From here"))] == [
        True,
        False,
    ]
    assert list(split_mailbox(b"X: 1\n\nFrom b Tue\n")) == [b"X: 1\n\nFrom b Tue\n"]


def test_kinds_of_file_are_told_apart() -> None:
    assert "start file" in document_kind(b'format = "pbem-start/1"\n')
    assert "sealed" in document_kind(b'# x\nformat="pbem-sealed/1"\n')
    assert "decision" in document_kind(b'pbem = "admin/1"\n')
    assert document_kind(b'format = "pbem-game/1"\n') == ""
    assert document_kind(b'note = "format = pbem-start/1"\n') == ""
