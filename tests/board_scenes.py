"""The scene of a state, for tests that look at one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pbem.engine.picture.scene import Scene
    from pbem.engine.table.resolution import AnyTable
    from pbem.engine.table.terms import Data


def scene_of(table: AnyTable, state: Any, map_file: Data, events: Sequence[Any] = ()) -> Scene:
    """Return the scene of a game that has a board."""
    make = table.pictures.scenes(map_file)
    assert make is not None
    return make(state, events)
