"""A letter says the same as text and as HTML, fits a phone, and shows no name as anything but a name."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.host.mails.outgoing import lay_out
from pbem.mail.draft import Attachment, Draft, write_draft
from pbem.mail.letter import (
    WIDTH,
    Figure,
    Heading,
    Lead,
    Letter,
    Points,
    Report,
    Rows,
    Sentences,
    as_html,
    as_text,
    break_sentence,
)
from pbem.mail.page_text import plain
from pbem.mail.parts import parse_mail

LETTER = Letter(
    (
        Lead("Anna, it is your move: turn 7, 7 armies due."),
        Sentences("Orders of Anna are due on Monday."),
        Figure("world-007.png", "The board"),
        Points("Since your last turn:", ("Ben took Siam from you.", "You drew a card. " + "Word " * 30 + "end.")),
        Heading("In full"),
        Rows("A   report\n  with  rows\n"),
        Rows("pbem sign world-007.toml", breaks=True),
    )
)
TEXT = """\
Anna, it is your move: turn 7, 7 armies due.

Orders of Anna are due on Monday.

The board (world-007.png)

Since your last turn:
* Ben took Siam from you.
* You drew a card. Word Word Word Word Word Word Word Word Word Word Word
  Word Word Word Word Word Word Word Word Word Word Word Word Word Word Word
  Word Word Word Word end.

In full:

A   report
  with  rows

pbem sign world-007.toml
"""
PLAIN = """\
REFUSED: orders in your mail: nothing was accepted, because not every line is
clear; correct what is marked; a reply with the corrected lines alone is
enough.
They were in the text of your mail.

orders:1:7: E-SHORT: there is no "Alsaka" on the board
  1 | place Alsaka
    |       ^

--
About your mail "Re: <b>"
This is an automatic answer of a game host (pbem).
"""
HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "&lt;b&gt;",
    "a\u202eb",
    "</pre><b>x",
    "\x1b[31mred",
    "cid:board@pbem",
    "{body}",
    "</p>\n<hr>",
)


def words(page: str) -> list[str]:
    """What somebody reads who is shown this page."""
    body = page.partition("<body")[2]
    return html.unescape(re.sub(r"<[^>]*>", " ", f"<body{body}")).split()


def test_the_text() -> None:
    assert as_text(LETTER) == TEXT


def test_the_page_says_the_same_as_the_text() -> None:
    text = TEXT.replace("The board (world-007.png)", "").replace("\n* ", "\n")
    assert words(as_html(LETTER, "turn 7")) == text.split()
    assert 'alt="The board"' in as_html(LETTER, "turn 7")


def test_the_page_has_no_colours_and_nothing_from_elsewhere() -> None:
    page = as_html(LETTER, "turn 7")
    assert not re.search(r"background|[^-]color:|#[0-9a-f]{3}|https?:|url\(|<script", page)
    assert re.findall(r'src="([^"]*)"', page) == ["cid:board@pbem"]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_nothing_but_a_name(name: str) -> None:
    blocks = (
        Lead(name),
        Sentences(name),
        Figure(name, name),
        Points(name, (name,)),
        Heading(name),
        Rows(name),
    )
    plain = (
        Lead("x"),
        Sentences("x"),
        Figure("x", "x"),
        Points("x", ("x",)),
        Heading("x"),
        Rows("x"),
    )
    page, known = (as_html(Letter(one), "t") for one in (blocks, plain))
    tags = re.compile(r"<[a-z/!][^>]*>")
    # An alternative text is the one place where a name stands inside of a tag.
    assert [tag for tag in tags.findall(page) if "alt=" not in tag] == [
        tag for tag in tags.findall(known) if "alt=" not in tag
    ]
    assert page.count('"') == known.count('"')
    assert not set("\x1b\u202e") & set(page + as_text(Letter(blocks)))


def test_a_path_that_is_longer_than_a_line_is_not_cut_and_another_long_word_is() -> None:
    path = f"/srv/{'deep/' * 20}0007-refused.eml"
    assert break_sentence(f"The mail lies in {path}, kept as it came.", "* ", "  ") == [
        "* The mail lies in",
        f"  {path},",
        "  kept as it came.",
    ]
    assert break_sentence("x" * 100) == ["x" * WIDTH, "x" * (100 - WIDTH)]


@given(st.lists(st.text(max_size=200), max_size=3))
def test_sentences_fit_into_a_line_of_mail(sentences: list[str]) -> None:
    letter = Letter((Points("Said:", tuple(sentences)), *map(Sentences, sentences)))
    assert [line for line in as_text(letter).split("\n") if len(line) > WIDTH and "/" not in line] == []
    assert as_html(letter, "x").count("<li>") == len(sentences)


def test_the_mail_holds_text_page_picture_and_files_and_is_the_same_bytes_every_time() -> None:
    files = (
        Attachment("world-007.toml", b"game = 1\n"),
        Attachment("world-007.png", b"\x89PNG", "image/png"),
    )
    draft = Draft(("anna@home.test",), "turn 7", TEXT, files, as_html(LETTER, "turn 7"))
    mail = write_draft(draft, unsent=False)
    assert mail == write_draft(draft, unsent=False)
    assert [(part.place, part.type, part.name) for part in parse_mail(mail).parts] == [
        ("1.1", "text/plain", ""),
        ("1.2.1", "text/html", ""),
        ("1.2.2", "image/png", "world-007.png"),
        ("2", "application/toml", "world-007.toml"),
    ]
    assert b"Content-ID: <board@pbem>" in mail


def test_a_plain_text_is_laid_out_for_a_phone_with_its_rows_as_they_are() -> None:
    """Sentences are joined where a full line was broken, so that a narrow screen breaks them once."""
    page = lay_out(PLAIN, "<i>")
    assert "<title>&lt;i&gt;</title>" in page
    shown = page.partition('pre-wrap">')[2].partition("</pre>")[0]
    parts = shown.split("\n\n")
    assert parts[0] == (
        "<b>REFUSED:</b> orders in your mail: nothing was accepted, because not every line is clear; correct "
        "what is marked; a reply with the corrected lines alone is enough.\nThey were in the text of your mail."
    )
    assert "Alsaka&quot; on the board\n<code " in parts[1]
    assert "\n  1 | place <u>A</u>lsaka</code>" in parts[1].replace('monospace">', "\n"), (
        "no line of marks, for rows may break"
    )
    assert parts[2].split("\n") == [
        "--",
        "About your mail &quot;Re: &lt;b&gt;&quot;",
        "This is an automatic answer of a game host (pbem).",
    ]


def test_what_is_marked_below_a_long_line_is_underlined_in_it() -> None:
    """On a phone the line breaks, and a mark below it would point at something else."""
    line = "  2 | attack Alaska from Northwest Territory if you can, please hold back a bit"
    page = lay_out(f"line 2: cannot read this\n{line}\n    | {' ' * 39}^^^\n  hint: leave it out", "")
    assert "Northwest Territory <u>if </u>you can, please hold back a bit\n  hint: leave it out</code>" in page
    wide = lay_out("  2 | \u65b0 Alaska\n    |    ^", "")
    assert "\n    |    ^</code>" in wide, "columns are no letters there"


def test_sentences_that_were_folded_flow_beside_rows_as_they_are() -> None:
    """Also those whose rest stands a little deeper, as in orders that are said back."""
    folded = "You place 2 armies on Alaska, 1 on Greenland and the rest on Northwest\n  Territory."
    page = lay_out(f"{folded}\n    4MXU-T7WK\n> {folded}", "")
    assert "the rest on Northwest Territory.\n<code " in page
    assert ">    4MXU-T7WK\n&gt; You place" in page


def test_no_cell_of_a_table_is_wider_than_the_screen() -> None:
    free = "  Alaska                free              Quebec                free"
    page = as_html(Letter((Report(f"{free}\n{free}"),)), "")
    assert page.count("inline-block;white-space:pre-wrap") == 4


def test_a_table_has_two_blanks_between_its_columns_on_a_page() -> None:
    table = "Player       Piece                Next city\n  Anna       Boston   2           Detroit 11"
    page = as_html(Letter((Report(table),)), "")
    assert ">Player  Piece      Next city</span>" in page
    assert ">  Anna  Boston  2  Detroit 11</span>" in page


@given(st.lists(st.text("ab >-", max_size=90), min_size=1))
def test_a_reply_that_quotes_a_laid_out_text_quotes_all_of_it(lines: list[str]) -> None:
    text = "\n".join(lines)
    assert "".join(plain(lay_out(text, "")).split()) == "".join(text.split())
