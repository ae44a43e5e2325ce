"""Rule sets are found by entry point, a stranger's like our own."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pbem.errors import InputError
from pbem.local import registry
from pbem.local.registry import EntryPoint

if TYPE_CHECKING:
    from collections.abc import Iterator

MODULE = """
from pbem.engine.table.ruleset import Ruleset
class Game(Ruleset):
    name = "{name}"
    version = 1
    title = "A game"
    map_id = ""
    seats = (2, 2)
    options = terms = table = rule_book = check_map = None
GAME = Game()
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages in front of all others; nothing is remembered."""
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    forget()


CACHES = (registry.first_entry, registry.entries, registry.declared)


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()


def install(site: Path, package: str, entries: str, kind: str = "dist-info") -> None:
    """Install a package that is nothing but its list."""
    stem = package.replace("-", "_") + ("-1.0" if kind == "dist-info" else "")
    folder = site / f"{stem}.{kind}"
    folder.mkdir()
    about = "METADATA" if kind == "dist-info" else "PKG-INFO"
    (folder / about).write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(entries)


def add_module(site: Path, name: str, text: str) -> None:
    (site / f"{name}.py").write_text(text)


def test_a_strangers_rule_set_is_found_and_loaded(site: Path) -> None:
    add_module(site, "strangers_go", MODULE.format(name="go"))
    install(site, "go-game", "[pbem.rulesets]\ngo = strangers_go:GAME\n")
    assert registry.load("go").name == "go"
    assert {"go", "risk-1959"} <= set(registry.names())


def test_an_unknown_name_is_answered_with_all_names_and_the_near_ones(site: Path) -> None:
    with pytest.raises(InputError) as caught:
        registry.load("risk-1958")
    said = str(caught.value)
    assert said.startswith("no rule set 'risk-1958'; installed: across-the-continent-1952, risk-1959")
    assert "did you mean risk-1959" in said


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("no_such_module:GAME", "ModuleNotFoundError"),
        ("broken_go:GAME", "ZeroDivisionError: division by zero"),
        ("pbem.local.registry:GAME", "AttributeError"),
    ],
)
def test_a_rule_set_that_does_not_load_names_its_package(target: str, reason: str, site: Path) -> None:
    add_module(site, "broken_go", "1 / 0")
    install(site, "go-game", f"[pbem.rulesets]\ngo = {target}\n")
    with pytest.raises(InputError) as caught:
        registry.load("go")
    assert "'go' of the package go-game does not load" in str(caught.value)
    assert reason in str(caught.value)
    broken = next(shelf for shelf in registry.listed() if shelf.names == ("go",))
    assert (broken.package, broken.ruleset) == ("go-game", None)
    assert reason in broken.fault


def test_names_of_one_and_the_same_rule_set_stand_together_its_own_first(site: Path) -> None:
    add_module(site, "strangers_go", MODULE.format(name="go"))
    install(site, "go-game", "[pbem.rulesets]\nbaduk = strangers_go:GAME\ngo = strangers_go:GAME\n")
    shelf = next(shelf for shelf in registry.listed() if "go" in shelf.names)
    assert shelf.names == ("go", "baduk")


def test_our_list_is_that_of_importlib_metadata(site: Path) -> None:
    """Sections, blanks, comments, doubled packages, old layouts: both ways read the same."""
    install(site, "go-game", "# a game\n[other]\nx = y:z\n\n[pbem.rulesets]\n go=a.b:C.d\n")
    install(site, "old-game", "[pbem.rulesets]\nold = o:O [extra]\n", "egg-info")
    install(site, "no-game", "[console_scripts]\nx = y:z\n")
    install(site, "Same.Game", "[pbem.rulesets]\nsame = first:A\n")
    second = site / "second"
    second.mkdir()
    sys.path.insert(1, str(second))
    try:
        install(second, "same-game", "[pbem.rulesets]\nsame = second:A\nmore = second:B\n")
        install(second, "later-game", "[pbem.rulesets]\ngo = later:A\nlate = later:B\n")
        forget()
        theirs = {
            point.name: point.value
            for point in [*importlib.metadata.entry_points(group="pbem.rulesets")][::-1]
            if point.dist and point.dist.name != "pbem"
        }
        ours = {name: entry.target for name, entry in registry.entries().items() if entry.package != "pbem"}
    finally:
        sys.path.remove(str(second))
    assert ours == theirs
    assert set(ours) == {"go", "old", "same", "late"}
    assert ours["go"] == "a.b:C.d"


def test_what_only_importlib_metadata_finds_is_found_too(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_module(site, "strangers_go", MODULE.format(name="go"))
    monkeypatch.setattr(registry, "first_entry", lambda _name: None)
    monkeypatch.setattr(registry, "declared", lambda: {"go": EntryPoint("go", "strangers_go:GAME", "go-game")})
    assert registry.load("go").name == "go"


def test_finding_a_rule_set_imports_no_importlib_metadata() -> None:
    code = (
        "import sys; from pbem.local import registry; registry.entries()['risk-1959'];"
        "sys.exit('importlib.metadata' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_checkout_that_was_never_installed_knows_its_own_rule_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(registry.__file__).parents[2]
    if not (root / "pyproject.toml").exists():
        pytest.skip("this is an installed package, not a checkout")
    monkeypatch.setattr(sys, "path", [])
    forget()
    assert registry.entries()["risk-2009"].target == "pbem.rulesets.risk:RISK_PARKER"
    forget()
