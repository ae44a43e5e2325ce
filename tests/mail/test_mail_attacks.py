"""Mails made to hurt: every one is answered with a verdict, after a bounded amount of work."""

from __future__ import annotations

import subprocess
import sys

import pytest
from mail_damage import mail
from thorough import all_but

from pbem.mail import commands
from pbem.mail.candidates import MOST_BLOCKS, files_among
from pbem.mail.lines import lay_lines
from pbem.mail.marks import BEGIN, END
from pbem.mail.page_text import plain
from pbem.mail.parts import MOST_PARTS, parse_mail
from pbem.mail.repair import MOST_VERSIONS, versions
from pbem.mail.requests import MOST_REQUESTS
from pbem.mail.search import MOST_CANDIDATES, MOST_READINGS, search
from pbem.mail.signature_check import SignatureChecker
from pbem.mail.sources import MOST_SIGNS

BIG = 200_000
MARKED = (BEGIN + "\n").encode()
HTML = "text/html; charset=utf-8"


def nested(depth: int) -> bytes:
    row = b'Content-Type: multipart/mixed; boundary="b%d"\n\n--b%d\n'
    return b"From: x\n" + b"".join(row % (number, number) for number in range(depth)) + b"\nx"


def wide(count: int) -> bytes:
    return b'From: x\nContent-Type: multipart/mixed; boundary="b"\n\n' + b"--b\n\nx\n" * count


def orders(text: str) -> bytes:
    return mail(f"{BEGIN}\ngame = 'x'\n{text}\n{END}\n".encode())


def with_header(field: bytes) -> bytes:
    return field + b"\nContent-Type: text/plain\n\n" + MARKED + b"game = 1\n"


ATTACKS: dict[str, bytes] = {
    "nothing": b"",
    "one zero byte": b"\0",
    "zero bytes": b"\0" * BIG,
    "no header": b"\n\n\n",
    "only high bytes": b"\xff" * BIG,
    "17 MiB": b"x" * (17 * 2**20),
    "nested a thousand deep": nested(1000),
    "nested ten thousand deep": nested(10_000),
    "nested twenty deep": nested(20),
    "a hundred thousand parts": wide(100_000),
    "two hundred parts": wide(200),
    "mails in mails": b"Content-Type: message/rfc822\n\n" * 5000 + b"x",
    "open brackets in From": with_header(b"From: " + b"(" * 15_000),
    "a long field": with_header(b"From: " + b"x" * BIG),
    "many fields": b"X: y\n" * 100_000 + b"\nx",
    "broken Message-ID": with_header(b"Message-ID: <abc@"),
    "encoded words": with_header(b"Subject: " + b"=?utf-8?q?x?= " * 1000),
    "a codec in the subject": with_header(b"Subject: =?zlib_codec?b?eJw=?= =?idna?q?x?="),
    "a codec as charset": mail(MARKED, kind="text/plain; charset=unicode_escape"),
    "a compressing charset": mail(MARKED, kind="text/plain; charset=zlib_codec"),
    "RFC 2231 pieces": with_header(b"Content-Disposition: attachment; filename*9999999999=\"x\"; filename*0*=''%ff"),
    "a boundary of no length": b'Content-Type: multipart/mixed; boundary=""\n\n--\n--\n',
    "a boundary that repeats": b"Content-Type: multipart/mixed; boundary=-\n\n" + b"---\n" * 300,
    "BEGIN rows": mail(MARKED * (BIG // len(MARKED))),
    "hash and blanks": mail(b"#" + b" " * BIG),
    "hashes": mail(b"#" * BIG),
    "quotation marks in front": mail(b">" * BIG + MARKED),
    "quoted rows": mail(b"> " * 50 + MARKED + (b"> " * 50 + b"x = 1\n") * 2000),
    "open divs": mail(b"<div " * (BIG // 5), kind=HTML),
    "open quotations": mail(b"<blockquote>" * (BIG // 12) + b"<br>" * BIG, kind=HTML),
    "open comments": mail(b"<!--" * (BIG // 4), kind=HTML),
    "open scripts": mail(b"<script>" * (BIG // 8), kind=HTML),
    "entities": mail(b"&amp;" * (BIG // 5) + b"&#x" + b"9" * BIG, kind=HTML),
    "less-than signs": mail(b"<" * BIG, kind=HTML),
    "nested arrays": orders("x = " + "[" * 50_000),
    "dotted keys": orders("a" + ".a" * 20_000 + " = 1"),
    "dotted keys in braces": orders("x = {a" + ".a" * 20_000 + " = 1}"),
    "a long number": orders("x = " + "9" * 50_000),
    "open texts": orders('x = "\n' * 20_000),
    "open long texts": orders('x = """\n' * 20_000),
    "curly marks": orders("x = \u201c\n" * 20_000),
    "soft breaks": orders("x =3D 1=\n" * 20_000),
    "one text for ever": orders('x = "\n' + "y\n" * 30_000),
    "one comment for ever": orders("# " + "y" * 60 + "\nzz" * 30_000),
    "one table for ever": orders("x = {\n" + "y\n" * 30_000),
    "broken lines": orders("x = {\n" * 20_000),
    "many tables": orders("\n".join(f"[a{n}]" for n in range(20_000))),
    "flowed for ever": mail(b"x \n" * 60_000, kind="text/plain; format=flowed"),
    "base64 for ever": mail(b"QUJD" * 60_000, kind="text/plain"),
    "utf-16": mail(b"\xff\xfe" + b"\x00\xd8" * 60_000),
    "sixteen blocks of trouble": mail((MARKED + b'game = "\xe2\x80\x9c\nx' * 500 + b"\n") * 40),
    "a game file that is none": mail(b'format = "pbem-game/1"\n[genesis]\n' + b"[" * BIG),
    "a huge seq": orders(f"player = 'a'\n[signed]\nseq = {2**53}\nsig = [1, {{}}]\ngame_id = 'x'"),
    "signed is no table": orders("player = 'a'\nsigned = 3"),
}

QUICK = {*[*ATTACKS][::2]} - {"one table for ever"}
"""One takes as long as all others together."""


@pytest.mark.rule("mail/parts 2.1")
@pytest.mark.parametrize("name", all_but(ATTACKS, QUICK.__contains__))
def test_an_attack_ends_in_a_verdict(name: str) -> None:
    verdict = search(parse_mail(ATTACKS[name]), SignatureChecker())
    assert verdict.readings <= MOST_READINGS + 1
    assert [one for one in verdict.orders if one.standing == "signed"] == []


@pytest.mark.thorough
def test_all_attacks_together_end_in_a_minute() -> None:
    """In a process of its own, which is stopped if one of them takes for ever."""
    code = (
        "import test_mail_attacks as t\n"
        "from pbem.mail.search import search\nfrom pbem.mail.signature_check import SignatureChecker\n"
        "from pbem.mail.parts import parse_mail\n"
        "for data in t.ATTACKS.values():\n    search(parse_mail(data), SignatureChecker())\n"
        "print(len(t.ATTACKS))\n"
    )
    path = [entry for entry in sys.path if entry]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {path!r}\n{code}"],
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert int(done.stdout) >= 40


def test_the_judge_is_asked_no_more_often_than_the_cap() -> None:
    asked: list[int] = []

    def judge(_: object) -> str:
        asked.append(1)
        return "false"

    text = "".join(f"{BEGIN}\ngame = 'x'\nplayer = '\u201c{n}'\n{END}\n" for n in range(100))
    verdict = search(parse_mail(mail(text.encode())), judge)  # type: ignore[arg-type] # a plain str will do
    assert len(asked) <= MOST_READINGS
    assert len(verdict.orders) <= MOST_CANDIDATES


def test_of_endless_words_to_the_host_and_to_players_the_first_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(commands, "read_command", looked.append)
    assert commands.take_commands("", "how are you\n" * 50_000)[0] == ()
    assert len(looked) == commands.MOST_LINES
    asked, rest, _ = commands.take_messages("to ben: hi\n" * 50_000, {"ben"})
    assert len(asked.messages) == 1
    assert rest.count("to ben: hi") == 50_000 - 2 * MOST_REQUESTS


def test_a_text_has_a_bounded_number_of_blocks_and_versions() -> None:
    assert len(files_among(lay_lines((BEGIN + "\n") * 1000))) == MOST_BLOCKS
    worst = ">From \u00a0\u201cX <mailto:a> =3D\n\u2014 Ã¼ = {\nA = 'b\nC'\n"
    assert len(list(versions(worst))) <= MOST_VERSIONS


@pytest.mark.rule("mail/parts 1.1")
def test_the_parts_of_a_mail_are_bounded() -> None:
    letter = parse_mail(wide(200))
    assert len(letter.parts) == MOST_PARTS
    assert letter.troubles == ("only the first parts of the mail were read",)


@pytest.mark.thorough
def test_the_signs_read_are_bounded() -> None:
    """What is read is counted before the next text is begun, so only the last one may pass the cap."""
    text = "".join(f"{BEGIN}\ngame = '{n}'\n{'x' * BIG}\n{END}\n" for n in range(40))
    verdict = search(parse_mail(mail(text.encode())), SignatureChecker())
    assert 1 < verdict.readings <= MOST_SIGNS // BIG + 1
    assert "there is more in the mail than was read" in verdict.troubles


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("a<br>b", "a\nb"),
        ("<p>a  b</p><p>c</p>", "a b\nc"),
        ("<div>a</div><div><br></div><div>b</div>", "a\n\nb"),
        ("<pre>a\n\n  b</pre>", "a\n\nb"),
        ("<style>x{}</style>a<!-- b -->c", "ac"),
        ("x &lt; y &amp;&nbsp;z", "x < y &\u00a0z"),
        ("1 < 2 <b>and</b> 3 > 2", "1 < 2 and 3 > 2"),
        ("<script>never closed", "never closed"),
        ("<o:p>x</o:p>", "x"),
        ("a<blockquote type='cite'>b<br>c</blockquote>d", "a\n> b\n> c\nd"),
        ("<blockquote>b<blockquote>c</blockquote>d</blockquote>", "> b\n> > c\n> d"),
        ("<blockquote style='margin:0 0 0 40px;border:none'>a</blockquote>b", "a\nb"),
        ("</blockquote>a<blockquote>b", "a\n> b"),
        ("<blockquote>1<pre>2\n3</pre></blockquote>4", "> 1\n> 2\n> 3\n4"),
    ],
)
def test_html_is_shown_as_a_reader_sees_it(source: str, shown: str) -> None:
    assert plain(source) == shown
