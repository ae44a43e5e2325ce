"""The source stays simple: circles, copies and second ways of doing one thing do not come back unseen."""

from __future__ import annotations

import ast
import re
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
FOLDERS = (
    "pbem",
    "tests/games",
    "tests/rulesets",
    "examples/plugin",
    "conformance",
    "docs",
    "tests/benchmarks",
)


@cache
def sources() -> dict[str, ast.Module]:
    """Every module of the package, by its name."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): ast.parse(
            path.read_text(encoding="utf-8")
        )
        for path in sorted((ROOT / "pbem").rglob("*.py"))
    }


@cache
def nodes(module: str) -> list[ast.AST]:
    """Every node of a module."""
    return list(ast.walk(sources()[module]))


@cache
def imported(module: str) -> set[str]:
    """The modules of the package that a module imports: early, late, or for type checkers alone."""
    found = set()
    for node in nodes(module):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in sources() else node.module)
    return found & set(sources())


def classes() -> Iterator[tuple[str, ast.ClassDef]]:
    for module in sources():
        yield from ((module, node) for node in nodes(module) if isinstance(node, ast.ClassDef))


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Late imports count, and those for type checkers: one that hides a circle does not undo it."""
    # CycleError says which.
    TopologicalSorter({module: imported(module) for module in sources()}).prepare()


def test_only_the_commands_of_a_host_need_the_host() -> None:
    """Who plays by hand needs nothing of it: what both read of mails is in the mail room."""
    found = {
        module
        for module in sources()
        if module.startswith("pbem.cli") and any(one.startswith("pbem.host") for one in imported(module))
    }
    theirs = {"pbem.cli.host_options", "pbem.cli.commands.fetch", "pbem.cli.commands.mail_in"}
    assert {one for one in found if not one.startswith("pbem.cli.commands.host")} == theirs


def test_a_command_imports_no_other_command() -> None:
    """What two of them do, and `pbem turn` as well, is an act: it stands in `pbem/cli/acts`."""
    found = {
        f"{module}: {one}"
        for module in sources()
        for one in imported(module)
        if one.startswith("pbem.cli.commands.") and one != module
    }
    assert found == set()


def test_every_error_stands_in_one_file() -> None:
    """One that never leaves its own module is nobody else's matter."""
    found = [
        f"{module}: {node.name}"
        for module, node in classes()
        if module != "pbem.errors" and not node.name.startswith("_")
        if any(ast.unparse(base).endswith(("Error", "Exception")) for base in node.bases)
    ]
    assert found == ["pbem.engine.proof.signatures: FaultError"], "it carries a `Fault`, within an audit"


def test_a_record_is_a_named_tuple_or_attrs() -> None:
    """Neither dataclasses, nor classes whose `__init__` only keeps what it is given."""
    found = [
        module
        for module in sources()
        for node in nodes(module)
        if isinstance(node, ast.Import | ast.ImportFrom)
        if "dataclasses" in {getattr(node, "module", ""), *(alias.name for alias in node.names)}
    ]
    found += [
        f"{module}: {node.name}"
        for module, node in classes()
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__" and keeps(method)
    ]
    assert found == []


def test_how_records_compare_and_print_is_said_in_one_module() -> None:
    """`pbem/record.py` has the four words; elsewhere nothing makes attrs classes or names their options."""
    words = {"define", "frozen", "mutable", "make_class", "s", "attrs"}
    options = {"eq", "repr", "slots", "order", "hash", "unsafe_hash", "cmp", "frozen", "cache_hash"}
    found = []
    for module in sources():
        if module == "pbem.record":
            continue
        for node in nodes(module):
            if isinstance(node, ast.ImportFrom) and node.module in {"attr", "attrs"}:
                found += [f"{module}: {one.name}" for one in node.names if one.name in words]
            elif isinstance(node, ast.Attribute) and ast.unparse(node.value) in {"attr", "attrs"}:
                found += [f"{module}: attrs.{node.attr}"] if node.attr in words else []
            elif isinstance(node, ast.ClassDef):
                given = {
                    str(one.arg)
                    for decorator in node.decorator_list
                    if isinstance(decorator, ast.Call)
                    for one in decorator.keywords
                }
                found += [f"{module}: {node.name}({one}=)" for one in sorted(given & options)]
    assert found == []


def keeps(method: ast.FunctionDef) -> bool:
    """Say whether a method does nothing but `self.name = name`."""
    body = [
        statement
        for statement in method.body
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
    ]
    return bool(body) and all(
        isinstance(statement, ast.Assign)
        and isinstance(statement.targets[0], ast.Attribute)
        and isinstance(statement.value, ast.Name)
        for statement in body
    )


def test_nobody_asks_whether_a_table_can_do_something() -> None:
    """No protocol is asked for by name; what a game need not have has a default in its room."""
    found = {node.name for _, node in classes() if "runtime_checkable" in map(ast.unparse, node.decorator_list)}
    assert found == set()


NAMES = {"pbem.engine.modes.card_modes", "pbem.rulesets.risk.facts", "pbem.rulesets.risk.words.rulebook"}
"""Here a mode or a way of holding hands is found by its name."""


def asked_names(module: str) -> list[int]:
    """The lines that compare the mode or the cards of a game with a name."""
    return [
        node.lineno
        for node in nodes(module)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute | ast.Name)
        and getattr(node.left, "attr", getattr(node.left, "id", "")) in ("mode", "cards")
        and all(isinstance(other, ast.Constant | ast.Name) for other in node.comparators)
        and all(isinstance(sign, ast.Eq | ast.NotEq) for sign in node.ops)
    ]


def test_nobody_else_asks_for_the_name_of_a_mode_or_of_a_way_of_holding_hands() -> None:
    """All ask the value what they want to know: a mode, the hands, or the setting of the conquest game."""
    assert {module: lines for module in sources() if module not in NAMES if (lines := asked_names(module))} == {}


def test_a_class_name_means_one_thing() -> None:
    """Two games may call alike what is alike: both have the same plan, and neither knows the other."""
    places: dict[str, list[str]] = {}
    for module, node in classes():
        places.setdefault(node.name, []).append(module)
    assert {name: where for name, where in places.items() if not are_twins(where)} == {}


def are_twins(modules: list[str]) -> bool:
    """Say whether each module belongs to a game of its own, if there are several."""
    games = {tuple(module.split(".")[:3]) for module in modules if module.count(".") > 2}
    return len(modules) == 1 or (
        all(module.startswith("pbem.rulesets.") for module in modules) and len(games) == len(modules)
    )


def test_names_on_the_pages_for_builders_are_names_of_the_code() -> None:
    files = [path for top in FOLDERS for path in (ROOT / top).rglob("*.*")]
    sources = [path for path in files if path.suffix == ".py"]
    texts = [path.read_text(encoding="utf-8") for path in [*sources, ROOT / "pyproject.toml"]]
    known = set(re.findall(r"\w+", " ".join([*texts, *map(str, files), *map(str, ROOT.iterdir())])))
    for page in ("architecture.md", "rulesets.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        named = {word for code in re.findall(r"`([^`]+)`", prose) for word in re.findall(r"\w+", code)}
        assert named <= known


def test_no_group_is_repeated_possessively() -> None:
    """Python before 3.11.5 gives up too early in `(...)*+` if what is in the group could go back (gh-106052)."""
    found = re.compile(r"\)(?:[*+?]|\{[^}'\"]*\})\+")
    places = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ROOT / "pbem").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if found.search(line)
    ]
    assert places == []
