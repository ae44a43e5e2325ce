"""
Counts the house: modules, lines by kind, late imports, and how many functions a turn and a mail enter.

    python tests/benchmarks/house.py            this checkout
    python tests/benchmarks/house.py FOLDER     another one, for a before and an after by one and the same script

Lines are split by what they are: a docstring, an import, blank, a comment, or code. A function counts as
entered if it has a name of its own; what a module does while it is loaded is no function.
"""

import ast
import io
import json
import os
import subprocess
import sys
import tempfile
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

LAYOUT = {tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
WALKS = {
    "apply": "entered by apply of examples/first-turn",
    "mail": "entered by a signed mail at a host",
}
HERE = Path(__file__).resolve().parents[2]

# Runs in a process of its own, in the checkout that is counted: the arguments are the walk and a folder for it.
WALK = """
import json, os, sys
from inspect import CO_OPTIMIZED
walk, place, into = sys.argv[1:4]
entered = set()
root = os.path.join(os.getcwd(), "pbem") + os.sep

def note(frame, event, _):
    code = frame.f_code
    # The body of a class is code with a name too, but no function: it is run as the module is loaded.
    function = code.co_flags & CO_OPTIMIZED and not code.co_name.startswith("<")
    if event == "call" and function and code.co_filename.startswith(root):
        entered.add((code.co_filename[len(root):], code.co_qualname))

def tell():
    sys.setprofile(None)
    with open(into, "w") as file:
        json.dump(sorted(entered), file)

sys.path[:0] = [os.path.join(os.getcwd(), *way) for way in ((), ("tests",), ("tests", "mail"), ("tests", "benchmarks"))]
if walk == "apply":
    from pbem import __main__
    leave = __main__._leave
    __main__._leave = lambda code: (tell(), leave(code))
    turn = "examples/first-turn/"
    sys.argv[1:] = ["apply", turn + "world-007.toml", turn + "anna.toml", "-o", place]
    sys.setprofile(note)
    __main__.main()
else:
    from pathlib import Path
    few = 1,
    try:
        import hosted_games as hosted
    except ImportError:  # an older checkout
        import host_mails as hosted
        hosted.GAMES, few = 1, ()
    host = hosted.settle(Path(place) / "host", *few)
    hosted.fill(Path(place) / "host", 1, *few)
    sys.setprofile(note)
    hosted.decide(host)
    hosted.carry_on(host)
    tell()
"""


def entered(checkout: Path, walk: str) -> tuple[int, int]:
    """Return how many functions a walk enters, `apply` or `mail`, and how many files hold them."""
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder) / "entered.json"
        home = {
            "HOME": folder,
            "PBEM_HOME": str(Path(folder) / "home"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-c", WALK, walk, str(Path(folder) / "out"), str(into)]
        subprocess.run(command, cwd=checkout, env={**os.environ, **home}, check=True, capture_output=True)
        names = json.loads(into.read_text())
    return len(names), len({file for file, _ in names})


def kinds_of_lines(text: str) -> Counter[str]:
    """Split the lines of a module by what stands in them."""
    kinds = dict.fromkeys(range(1, text.count("\n") + 1), "blank")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            if kinds[token.start[0]] == "blank":
                kinds[token.start[0]] = "comment"
        elif token.type not in LAYOUT:
            kinds.update(dict.fromkeys(range(token.start[0], token.end[0] + 1), "code"))
    for node in ast.walk(ast.parse(text)):
        kind = _kind(node)
        if kind and isinstance(node, ast.stmt):
            kinds.update(dict.fromkeys(range(node.lineno, (node.end_lineno or 0) + 1), kind))
    return Counter(kinds.values())


def _kind(node: ast.AST) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return "docstring"
        case ast.Import() | ast.ImportFrom():
            return "import"
    return ""


def late_imports(text: str) -> int:
    """Count the imports that stand in functions."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return sum(
        isinstance(inner, (ast.Import, ast.ImportFrom))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, functions)
        for inner in ast.walk(node)
    )


def lengths(text: str) -> Iterator[int]:
    """Return how long each function is, with head and text."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield (node.end_lineno or 0) - node.lineno + 1


def rows(checkout: Path) -> Iterator[tuple[str, object]]:
    """Return each figure with its name."""
    texts = {path: _text(path) for path in (checkout / "pbem").rglob("*.py")}
    lines = sum((kinds_of_lines(text) for text in texts.values()), Counter[str]())
    yield "modules in pbem", len(texts)
    yield "lines in pbem", lines.total()
    for kind in ("code", "docstring", "import", "comment", "blank"):
        yield f"  {kind}", lines[kind]
    functions = sorted(length for text in texts.values() for length in lengths(text))
    yield "functions", len(functions)
    yield "  median, longest", f"{functions[len(functions) // 2]}, {functions[-1]}"
    yield (
        "files below 50 lines, above 250",
        f"{_shorter(texts, 50)}, {len(texts) - _shorter(texts, 251)}",
    )
    yield (
        "runtime_checkable protocols",
        sum(text.count("\n@runtime_checkable") for text in texts.values()),
    )
    tops = ("pbem", "tests", "conformance", "examples")
    python = [_text(path) for top in tops for path in (checkout / top).rglob("*.py")]
    yield "fmt: skip, in pbem", sum(text.count("# fmt: skip") for text in texts.values())
    yield "fmt: skip, everywhere", sum(text.count("# fmt: skip") for text in python)
    yield "late imports", sum(late_imports(text) for text in texts.values())
    page = next(one for one in (checkout / "pbem" / "page", checkout / "page") if one.is_dir())
    scripts = {path.name: _text(path) for path in page.glob("*.js")}
    yield "lines of the page's modules", sum(text.count("\n") for text in scripts.values())
    knowing = [text for name, text in scripts.items() if _knows_rules(name)]
    yield "  in files that know rules", sum(text.count("\n") for text in knowing)
    for walk, name in WALKS.items():
        yield f"{name}: functions, files", "{}, {}".format(*entered(checkout, walk))


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _shorter(texts: dict[Path, str], than: int) -> int:
    return sum(text.count("\n") < than for text in texts.values())


def _knows_rules(name: str) -> bool:
    """The modules of the page that judge orders or count chances by rules of the conquest game."""
    words = ("checks", "odds", "condition", "setup-lists", "turn-armies")
    return any(word in name for word in words)


if __name__ == "__main__":
    place = Path(sys.argv[1]).resolve() if sys.argv[1:] else HERE
    for name, figure in rows(place):
        print(f"{name:<62}{figure!s:>10}")
