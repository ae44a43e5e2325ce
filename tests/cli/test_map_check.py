"""What somebody who draws a map reads of `pbem map check`: place, line, rule and way out, all at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Run

PAGE = Path(__file__).parents[2] / "docs" / "maps.md"
ISLE = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
HEAD = 'name   = "The isle"'
CAPE = 'borders   = ["moor", "quay"]'

SLIPS: dict[str, tuple[tuple[str, str], str]] = {
    "a name mistyped in a list": (
        (CAPE, CAPE.replace("quay", "quya")),
        """\
isle.toml:22:22: territory[1].borders[2]: E-MAP: "quya" is no territory of this
    map
  22 | borders   = ["moor", "quya"]
     |                      ^^^^^^
  hint: did you mean quay?
""",
    ),
    "a capital letter in an id": (
        ('"cape"\nname', '"Cape"\nname'),
        """\
isle.toml:18:13: territory[1].id: E-MAP: "Cape" is no id; an id has 1 to 63
    small letters, digits and hyphens, no hyphen first
  18 | id        = "Cape"
     |             ^^^^^^
  hint: did you mean "cape"?
""",
    ),
    "a word that means something else": (
        ('"south"\nname', '"border"\nname'),
        """\
isle.toml:12:15: continent[2].id: E-MAP: "border" means something else in
    orders
  12 | id          = "border"
     |               ^^^^^^^^
  hint: no id here: joker, neutral, rest, border, vacated
""",
    ),
    "a key mistyped": (
        (CAPE, CAPE.replace("borders", "boders")),
        """\
isle.toml:17:1: territory[1].borders: E-MAP: missing
  17 | [[territory]]
     | ^^^^^^^^^^^^^
  hint: did you mean borders where it says boders?
""",
    ),
    "a key forgotten": (
        ("bonus       = 2\n", ""),
        """\
isle.toml:5:1: continent[1].bonus: E-MAP: missing
  5 | [[continent]]
    | ^^^^^^^^^^^^^
  hint: for example bonus = 2
""",
    ),
    "a number out of range": (
        ("bonus       = 2", "bonus       = -2"),
        """\
isle.toml:8:15: continent[1].bonus: E-RANGE: -2; it must be from 0 to 1000
  8 | bonus       = -2
    |               ^^
""",
    ),
    "a figure mistyped": (
        ('"horse"', '"hose"'),
        """\
isle.toml:21:13: territory[1].card: E-CHOICE: "hose" is not a word for this key
  21 | card      = "hose"
     |             ^^^^^^
  hint: did you mean 'horse'? possible: soldier, horse, cannon
""",
    ),
    "a continent mistyped": (
        ('continent = "north"', 'continent = "nort"'),
        """\
isle.toml:20:13: territory[1].continent: E-MAP: "nort" is no continent of this
    map
  20 | continent = "nort"
     |             ^^^^^^
  hint: did you mean north?
""",
    ),
    "a territory left out of its continent": (
        ('["cape", "moor", "quay"]', '["cape", "moor"]'),
        """\
isle.toml:34:13: territory[3].continent: E-MAP: north does not list quay
  34 | continent = "north"
     |             ^^^^^^^
  hint: add it to the territories of north
""",
    ),
    "a border on one side only": (
        ('["moor", "hill"]', '["hill"]'),
        """\
isle.toml:29:30: territory[2].borders[3]: E-MAP: marsh does not list moor
  29 | borders   = ["cape", "quay", "marsh"]
     |                              ^^^^^^^
  hint: add moor to the borders of marsh, or take marsh out here
""",
    ),
    "a way that names nothing": (
        (HEAD, f'{HEAD}\none_way = [["hill", "caep"]]'),
        """\
isle.toml:4:21: one_way[1][2]: E-MAP: "caep" is no territory of this map
  4 | one_way = [["hill", "caep"]]
    |                     ^^^^^^
  hint: did you mean cape?
""",
    ),
    "two slips": (
        (HEAD, "name   = The isle\none_way = [['a', 'b'"),
        """\
isle.toml:3:10: E-TOML: not valid TOML: a text needs quotes
  3 | name   = The isle
    |          ^
  hint: write "The isle"
""",
    ),
    "the name of a table mistyped": (
        ("[[territory]]", "[[teritory]]"),
        """\
isle.toml:17:1: teritory: E-MAP: there is no [[teritory]]
  17 | [[teritory]]
     | ^^^^^^^^^^^^
  hint: did you mean [[territory]]?
""",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_shown_with_its_line_and_the_way_out(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slip: str
) -> None:
    (old, new), told = SLIPS[slip]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "isle.toml").write_text(ISLE.replace(old, new, 1), encoding="utf-8")
    result = pbem("map", "check", "isle.toml")
    assert result.exit_code == 1
    assert result.stdout.startswith(told)


ONCE = ("a key forgotten", "a figure mistyped", "a name mistyped in a list")


def test_all_slips_are_shown_at_once_in_the_order_of_the_file(pbem: Run, tmp_path: Path) -> None:
    text = ISLE
    for (old, new), _ in (SLIPS[slip] for slip in ONCE):
        text = text.replace(old, new, 1)
    path = tmp_path / "isle.toml"
    path.write_text(text.replace("\n", "\r\n"), encoding="utf-8")
    said = pbem("map", "check", path).stdout
    found = re.findall(r"toml:(\d+):(\d+):\s+(\S+):", said)
    assert found == [
        ("5", "1", "continent[1].bonus"),
        ("20", "13", "territory[1].card"),
        ("21", "22", "territory[1].borders[2]"),
    ]


def test_a_format_of_no_game_is_named_with_those_there_are(pbem: Run, tmp_path: Path) -> None:
    path = tmp_path / "isle.toml"
    path.write_text(ISLE.replace("pbem-map/1", "pbem-map/2"), encoding="utf-8")
    result = pbem("map", "check", path)
    assert result.exit_code == 1
    assert (
        "the map does not say which game it is for: its format is 'pbem-map/2', and known are "
        "pbem-map/1 and pbem-rail/1; name it with --rules"
    ) in " ".join(result.stderr.split())


def test_a_slip_in_a_rail_map_is_shown_with_its_line(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (PAGE.parents[1] / "maps" / "rail.toml").read_text(encoding="utf-8")
    broken = text.replace('between = ["boston", "albany"]', 'between = ["boston", "albny"]', 1)
    assert broken != text
    (tmp_path / "rail.toml").write_text(broken, encoding="utf-8")
    said = pbem("map", "check", "rail.toml").stdout
    assert 'there is no city "albny"' in said
    assert "  hint: did you mean albany" in said
    assert re.search(r"rail\.toml:\d+:\d+: line\[\d+\]\.between\[2\]", said)
