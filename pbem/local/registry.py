"""
Rule sets by name: the entry point group `pbem.rulesets`. Bots (`bots.py`) are found in the same way.

Our own rule sets are found in the same way as anybody else's. `importlib.metadata` knows them, but
importing it costs a quarter of what `pbem apply` needs for all its packages (it brings the mail
parser, zip files and csv). So the lists of the installed packages are read here directly: the files
`entry_points.txt` in the folders `*.dist-info` and `*.egg-info` along the module path; among several
packages with one name the first counts, as there. `importlib.metadata` is asked only for what is
not found this way, and a test compares the two.

A checkout has no such list, or an older one; its `pyproject.toml` says the same, and is up to date.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import attrs

from pbem.engine.table.ruleset import Ruleset, Table
from pbem.engine.table.sheet import nearest
from pbem.errors import InputError, PbemError
from pbem.record import tool

GROUP, BOTS = "pbem.rulesets", "pbem.bots"
HOME = "pbem"
DEFAULT = "risk-parker"
"""What is played unless somebody names another game."""
_ENDINGS = (".dist-info", ".egg-info")


@tool
class EntryPoint:
    """A line of a package's list: `name = "module:attribute"`, and whose list it is."""

    name: str
    target: str
    package: str


@tool
class ListedRuleset:
    """A rule set with all the names it goes by, its own first; `fault` if it does not load."""

    names: tuple[str, ...]
    package: str
    ruleset: Ruleset | None = None
    fault: str = ""


def load(name: str) -> Ruleset:
    """
    Return the rule set of this name.

    Raises InputError with the installed names when there is none, and with the name of the package
    when it does not load.
    """
    entry = first_entry(name) or declared().get(name)
    if entry is None:
        raise InputError(_missing(name))
    return _load(entry)


def names() -> list[str]:
    """Return the names of all rule sets, in alphabetical order."""
    return sorted({**declared(), **entries()})


def listed() -> list[ListedRuleset]:
    """Return all rule sets with their aliases, by their own names in alphabetical order."""
    found: dict[int, ListedRuleset] = {}
    broken: list[ListedRuleset] = []
    everything = {**declared(), **entries()}
    for name in sorted(everything):
        entry = everything[name]
        try:
            ruleset = _load(entry)
        except InputError as error:
            broken.append(ListedRuleset((name,), entry.package, fault=str(error)))
            continue
        known = found.get(id(ruleset), ListedRuleset((), entry.package, ruleset))
        found[id(ruleset)] = attrs.evolve(known, names=_own_first(ruleset, (*known.names, name)))
    return sorted([*found.values(), *broken], key=lambda one: one.names)


@cache
def first_entry(name: str) -> EntryPoint | None:
    """Return the first rule set of this name along the module path; no list behind its own is read."""
    return next((entry for entry in _along_the_path(GROUP) if entry.name == name), None)


@cache
def entries(group: str = GROUP) -> Mapping[str, EntryPoint]:
    """Return the entries of the packages along the module path, by name; the first one counts."""
    found: dict[str, EntryPoint] = {}
    for entry in _along_the_path(group):
        found.setdefault(entry.name, entry)
    return found


def has_strangers() -> bool:
    """Say whether other packages brought rule sets or bots: nobody knows what their code does to a process."""
    return any(entry.package != HOME for group in (GROUP, BOTS) for entry in entries(group).values())


@cache
def declared(group: str = GROUP) -> Mapping[str, EntryPoint]:
    """Return the entries as `importlib.metadata` finds them; slow, and sure."""
    from importlib.metadata import entry_points  # late: slow, and seldom needed

    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=group):
        package = point.dist.name if point.dist else "an unnamed package"
        found.setdefault(point.name, EntryPoint(point.name, point.value, package))
    return found


def read_group(text: str, group: str) -> Iterator[tuple[str, str]]:
    """Read the lines of one section of an `entry_points.txt`: name and target."""
    if group not in text:
        return
    section = ""
    for raw in text.splitlines():
        line = raw.strip()
        if line.startswith("["):
            section = line.strip("[]")
        elif section == group and "=" in line and not line.startswith("#"):
            name, _, target = line.partition("=")
            yield name.strip(), target.strip()


def _along_the_path(group: str) -> Iterator[EntryPoint]:
    own = list(_checkout(group))
    yield from own
    packages = {HOME} if own else set()
    for package, text in _lists():
        if package not in packages:
            packages.add(package)
            for name, target in read_group(text, group):
                yield EntryPoint(name, target, package)


def _lists() -> Iterator[tuple[str, str]]:
    """Yield package name and entry list of every installed package, in the order of the path."""
    for folder in sys.path:
        try:
            inside = sorted(os.listdir(folder or os.curdir))
        except OSError:
            continue
        for name in inside:
            if name.endswith(_ENDINGS):
                yield _package_name(name), _text(os.path.join(folder, name, "entry_points.txt"))


def _package_name(folder: str) -> str:
    """Return the package's name as packaging compares it: lower case, one dash."""
    stem = folder.rpartition(".")[0].partition("-")[0]
    return "-".join(filter(None, stem.lower().replace("_", "-").replace(".", "-").split("-")))


def _text(path: str) -> str:
    try:
        # There may be hundreds of packages, most without a line for us; bytes are read twice as fast as text.
        with open(path, "rb") as file:
            return file.read().decode()
    except (OSError, UnicodeDecodeError):
        return ""


def _checkout(group: str) -> Iterator[EntryPoint]:
    import tomllib  # late: only where pbem is not installed

    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    # What is said of the project stands before the settings of tools, which are the larger part.
    about, _, _ = _text(os.path.join(root, "pyproject.toml")).partition("\n[tool.")
    table = tomllib.loads(about).get("project", {})
    if table.get("name") == HOME:
        for name, target in table.get("entry-points", {}).get(group, {}).items():
            yield EntryPoint(name, target, HOME)


def _load(entry: EntryPoint) -> Ruleset:
    ruleset: Ruleset = load_entry(entry, "rule set")
    if entry.package != HOME:
        _inspect(entry)
    return ruleset


@cache
def _inspect(entry: EntryPoint) -> None:
    """See that a stranger's rule set and the tables of its package have nothing misspelt; InputError."""
    from pbem.engine.table.inspection import inspect_class  # late: for strangers alone

    package = entry.target.partition(":")[0].partition(".")[0].strip()
    try:
        inspect_class(type(load_entry(entry, "rule set")), Ruleset)
        for table in _tables(package):
            table.enter_all()
    # Rooms are imported here, and whatever a package does while it loads has its name.
    except Exception as error:
        raise _does_not_load(entry, "rule set", error) from error


def _tables(package: str, base: Any = Table) -> Iterator[Any]:
    """Yield the classes of tables that stand in modules of a package."""
    for one in base.__subclasses__():
        module = sys.modules.get(one.__module__)
        # attrs makes a second class for slots; the one in the module counts.
        if one.__module__.partition(".")[0] == package and getattr(module, one.__name__, None) is one:
            yield one
        yield from _tables(package, one)


def load_entry(entry: EntryPoint, what: str) -> Any:
    """Import what an entry names; raise InputError that says which package has a fault."""
    module, _, attribute = entry.target.partition(":")
    try:
        found = import_module(module.strip())
        for step in attribute.partition("[")[0].strip().split("."):
            found = getattr(found, step)
    # Whatever goes wrong while a package loads, its name is told.
    except Exception as error:
        raise _does_not_load(entry, what, error) from error
    return found


def _does_not_load(entry: EntryPoint, what: str, error: Exception) -> InputError:
    reason = str(error) if isinstance(error, PbemError) else f"{error.__class__.__name__}: {error}"
    return InputError(f"the {what} '{entry.name}' of the package {entry.package} does not load: {reason}")


def _own_first(ruleset: Ruleset, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(names, key=lambda name: (name != ruleset.name, name)))


def _missing(name: str) -> str:
    known = names()
    close = nearest(name, known)
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    return f"no rule set '{name}'; installed: {', '.join(known) or 'none'}{hint}"
