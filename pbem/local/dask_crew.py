"""
Work on many computers: the workers of a Dask scheduler, behind the same seam as processes here.

A scheduler runs whatever it is handed, without a password: who reaches its port has a shell on its workers.
"""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from importlib import import_module
from typing import Any

from pbem.errors import UnavailableError
from pbem.local.crew import Crew

_AHEAD = 16
_SECONDS = 20


def dask_crew(address: str, version: Callable[[], str], wanted: str) -> tuple[Crew, list[str]]:
    """
    Return a crew of the workers at this scheduler whose `version` is the one `wanted`, and the names of the others.

    Where there are others, workers are told apart by their names, which should outlive a restart; where there
    are none, whoever joins later works too. Raises UnavailableError where Dask is not installed, nobody
    answers there, or no worker has that version.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise UnavailableError(
            "Dask is not installed here; it comes with: pipx inject pbem distributed (without pipx: pip install 'pbem[dask]')"
        ) from None
    try:
        client = distributed.Client(address, timeout=_SECONDS, set_as_default=False)
        cores = client.nthreads()
        # A worker without pbem, or with one that lacks the question, answers with an error.
        answers = client.run(_introduced, version, on_error="return")
    except (OSError, TimeoutError, ValueError) as error:
        raise UnavailableError(f"no Dask scheduler answers at {address}: {error}") from None
    names = {at: one[1] for at, one in answers.items() if isinstance(one, tuple) and one[0] == wanted}
    if not names:
        raise UnavailableError(
            f"none of the {len(answers)} workers at {address} has the same pbem and packages as here"
        )
    others = sorted(answers.keys() - names.keys())
    chosen = {"workers": [*names.values()]} if others else {}

    def hire() -> Executor:
        # `pure`: Dask takes equal tasks for one, and ours are never to be repeated by its memory of them.
        executor: Executor = client.get_executor(pure=False, **chosen)
        return executor

    ahead = _AHEAD * sum(cores.get(worker, 1) for worker in names)
    return Crew(hire, hire, ahead, losses=(BrokenExecutor, CancelledError, distributed.KilledWorker)), others


def _introduced(version: Callable[[], str], dask_worker: Any) -> tuple[str, Any]:
    """Return the version and the name of a worker, which Dask hands in by that word."""
    return version(), dask_worker.name
