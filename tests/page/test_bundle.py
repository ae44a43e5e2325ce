"""Modules joined to one script: only what is allowed, in the order of need."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

import pytest

from pbem.engine.page.game_page import ENTRY, bundle
from pbem.local import pages

if TYPE_CHECKING:
    from conftest import Program

MODULES = {
    "main.js": 'import { twice } from "./sums.js";\nimport { LIMIT } from "../verifier/size.mjs";\n'
    "console.log(twice(LIMIT));\n",
    "sums.js": 'import { LIMIT } from "./size.mjs";\n\nexport function twice(n) {\n'
    "  return Math.min(2 * n, LIMIT);\n}\n",
    "size.mjs": "export const LIMIT = 21;\nexport class Size {}\nexport async function wait() {}\n",
    "unused.js": "throw new Error();\n",
}


@pytest.mark.rule("engine/page/game_page 1.1", "engine/page/game_page 2.1", "engine/page/game_page 4.1")
def test_modules_stand_before_those_that_need_them_and_what_nobody_needs_is_left_out() -> None:
    joined = bundle(MODULES, "main.js")
    assert re.findall(r"(?m)^const (\S+) = await \(async \(\) => {$", joined) == [
        "$size",
        "$sums",
        "$main",
    ]
    assert "return { LIMIT, Size, wait };" in joined
    assert "const { twice } = $sums;" in joined
    assert not re.search(r"\b(import|export)\b", joined)


def test_what_is_joined_runs(program: Program) -> None:
    node = program("node")
    words = [node, "--input-type=module", "-e", bundle(MODULES, "main.js")]
    assert subprocess.run(words, capture_output=True, check=True).stdout == b"21\n"


@pytest.mark.rule("engine/page/game_page 3.1")
def test_comments_that_fill_whole_lines_are_left_out() -> None:
    main = "// above\n/* one */\nconst x = 1; // stays\n  /* two\n * lines */\nconsole.log(x);\n"
    assert "\nconst x = 1; // stays\nconsole.log(x);\nreturn" in bundle({"main.js": main}, "main.js")


@pytest.mark.rule("engine/page/game_page 1.2")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('import * as all from "./size.mjs";', "main.js:1: this cannot be bundled: import * as"),
        ('import size from "./size.mjs";', "main.js:1: this cannot be bundled: import size"),
        ('import { a } from "https://example.org/x.js";', "main.js:1: this cannot be bundled"),
        ("export default 1;", "main.js:1: this cannot be bundled: export default 1;"),
        ("export { a };", "main.js:1: this cannot be bundled"),
        ('import { a } from "./gone.js";', "main.js: there is no module gone.js"),
        ('import { a } from "./main.js";', "main.js: modules import each other in a circle"),
    ],
)
def test_what_cannot_be_joined_is_refused_with_its_line(line: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"^main\.js:") as caught:
        bundle({**MODULES, "main.js": line}, "main.js")
    assert str(caught.value).startswith(said)


def test_the_modules_of_the_page_are_joined_the_same_way_every_time() -> None:
    sources = pages.load_sources()
    joined = bundle(sources.modules, ENTRY)
    assert joined == bundle(dict(reversed([*sources.modules.items()])), ENTRY)
    # Nothing that makes code of texts, or markup of what was not drawn by Python.
    assert not re.search(r"\beval\(|new Function|document\.write|\bfetch\(|XMLHttp", joined)
