"""
Work on many computers: the workers of a Dask scheduler, behind the same seam as processes here.

A scheduler runs whatever it is handed, without a password: who reaches its port has a shell on its workers.
"""

from concurrent.futures import BrokenExecutor, CancelledError, Executor
from importlib import import_module
from typing import Any

from pbem.errors import UnavailableError
from pbem.local.crew import Crew

_AHEAD = 16
_SECONDS = 20


def dask_crew(address: str) -> Crew:
    """
    Return a crew of all workers that the scheduler at this address has.

    Raises UnavailableError where Dask is not installed, or nobody answers there.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise UnavailableError(
            "Dask is not installed here; it comes with: pipx inject pbem distributed (without pipx: pip install 'pbem[dask]')"
        ) from None
    try:
        client = distributed.Client(address, timeout=_SECONDS, set_as_default=False)
        cores = sum(client.nthreads().values())
    except (OSError, TimeoutError, ValueError) as error:
        raise UnavailableError(f"no Dask scheduler answers at {address}: {error}") from None

    def hire() -> Executor:
        # `pure`: Dask takes equal tasks for one, and ours are never to be repeated by its memory of them.
        executor: Executor = client.get_executor(pure=False)
        return executor

    return Crew(hire, _AHEAD * max(cores, 1), (BrokenExecutor, CancelledError, distributed.KilledWorker))
