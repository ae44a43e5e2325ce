"""
Run the suite, whatever the folder is called and wherever it lies.

python FOLDER run --engine "node FOLDER/engines/conquest.mjs"
"""

import importlib.util
import os
import sys
from pathlib import Path

NAME = "conformance"
"""Under this name the modules of the folder find each other."""


def load() -> None:
    """Make the folder a package, unless it is one under its own name already."""
    folder = Path(__file__).resolve().parent
    known = sys.modules.get(NAME)
    if known is not None and Path(str(known.__file__)).resolve().parent == folder:
        return
    place = [str(folder)]
    spec = importlib.util.spec_from_file_location(NAME, folder / "__init__.py", submodule_search_locations=place)
    if spec is None or spec.loader is None:
        raise ImportError(folder)
    package = importlib.util.module_from_spec(spec)
    sys.modules[NAME] = package
    spec.loader.exec_module(package)


def run() -> int:
    """Run a command of the command line; return the exit code."""
    load()
    from conformance.commands import main

    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    return code


if __name__ == "__main__":
    sys.exit(run())
