"""The page as a file: its policy, its data, what is in it without scripts."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest
from page_files import example, write_page

from pbem.engine.page.document import Part, data_block, write_document

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

WORLD = example("risk-1959-to-victory")
HOSTILE = (
    "</script><script>alert(1)</script>",
    "</title></style></section><img src=x onerror=alert(1)>",
    "\"' onload=alert(1) x='\"",
    "<!--<script>",
    "]]>&lt;&#60;",
    "\u202egnp.exe\u2066\u200b",
    "\u2028alert(1)\u2029",
)


class Elements(HTMLParser):
    """Tags with their attributes, and the text of each script and style sheet."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.open = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self.open = (dict(attrs).get("id") or tag) if tag in ("script", "style") else ""

    def handle_endtag(self, tag: str) -> None:
        self.open = ""

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts.append((self.open, data))


@pytest.mark.parametrize("hostile", HOSTILE)
def test_nothing_that_people_wrote_leaves_its_element(hostile: str) -> None:
    part = Part("view", hostile, "<p>mine</p>", [hostile])
    text = write_document(hostile, "<h1>mine</h1>", [part], "p{}", "run()", {"file": hostile})
    tags = [tag for tag, _ in Elements(text).found]
    assert tags == [
        "html",
        "head",
        "meta",
        "meta",
        "meta",
        "meta",
        "meta",
        "title",
        "style",
        "body",
        "header",
        "h1",
        "main",
        "section",
        "h2",
        "p",
        "script",
        "script",
        "script",
    ]
    assert not any(key.startswith("on") for _, attrs in Elements(text).found for key in attrs)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_data_comes_out_as_it_went_in(hostile: str) -> None:
    block = data_block("file", {hostile: hostile})
    inner = re.fullmatch(r'<script type="application/json" id="file">([^<>&]*)</script>\n', block)
    assert inner
    assert json.loads(inner[1]) == {hostile: hostile}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("page")
    one, other = (write_page(WORLD, folder, name=name) for name in ("a.html", "b.html"))
    assert one.read_bytes() == other.read_bytes()
    return one.read_text(encoding="utf-8")


def test_the_policy_allows_the_one_script_and_the_one_style_sheet(page: str) -> None:
    elements = Elements(page)
    policy = next(attrs["content"] for tag, attrs in elements.found if "http-equiv" in attrs) or ""
    for kind, name in (("script-src", "script"), ("style-src", "style")):
        texts = [text for id_, text in elements.texts if id_ == name]
        assert len(texts) == 1
        digest = b64encode(sha256(texts[0].encode()).digest()).decode()
        assert f"{kind} 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy


def test_the_page_asks_for_nothing_outside(page: str) -> None:
    attrs = [(tag, key) for tag, attrs in Elements(page).found for key in attrs]
    assert not [pair for pair in attrs if pair[1] in ("src", "srcset", "action", "style")]
    assert "link" not in {tag for tag, _ in attrs}


def test_the_game_file_lies_in_the_page_byte_for_byte(page: str) -> None:
    blocks = dict(Elements(page).texts)
    file = json.loads(blocks["game-file"])
    assert file["text"].encode() == WORLD.read_bytes()
    assert file["name"] == WORLD.name


def test_without_scripts_the_page_shows_the_board_and_the_report(page: str) -> None:
    ids = [str(attrs["id"]) for _, attrs in Elements(page).found if "id" in attrs]
    assert sum(id_.startswith("area-") for id_ in ids) == 42
    assert len(ids) == len(set(ids))
    told = (WORLD.parent / "reports.txt").read_text(encoding="utf-8")
    last = told[told.rindex("risk-1959: turn") :]
    shown = page[page.index("<pre") : page.index("</pre>")].partition(">")[2]
    assert unescape(shown).strip() == last.strip()
    assert "hidden" not in page[: page.index('<script type="application/json"')].split("<style>", maxsplit=1)[0]


def test_a_page_is_written_only_where_nothing_lies(pbem: Run, tmp_path: Path) -> None:
    taken = tmp_path / "taken.html"
    taken.write_text("mine")
    refused = pbem("page", WORLD, "-o", taken)
    assert refused.exit_code == 1
    assert taken.read_text() == "mine"


@pytest.mark.thorough
def test_apply_writes_the_page_of_a_turn_beside_its_report(pbem: Run, tmp_path: Path) -> None:
    first = example("first-turn").parent
    words = ("apply", first / "world-007.toml", first / "anna.toml", "-o", tmp_path, "--page")
    assert pbem(*words).exit_code == 0
    page = tmp_path / "world-008.html"
    asked = tmp_path / "asked.html"
    assert pbem("page", tmp_path / "world-008.toml", "-o", asked).exit_code == 0
    assert page.read_bytes() == asked.read_bytes()
    again = pbem(*words)
    assert again.exit_code == 0
    assert "world-008.html already exists, and was left alone." in " ".join(again.stderr.split())
