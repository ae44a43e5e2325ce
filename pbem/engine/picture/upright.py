"""
A scene as a phone shows it: no wider than its screen, with names that can be read there.

What is wider than high is turned by a quarter, so that the top of the map is on the right; names and badges stay
upright, and are placed anew.
"""

from pbem.engine.picture.backdrop import backdrop, labels
from pbem.engine.picture.scene import WIDTH, Point, Scene

PIXELS = 720
"""The width of a phone in pixels, of which it calls two one."""
_WIDTHS = (3360, 4200, 5040)
"""
The width of the scene: in the first a name of size 112 is 24 pixels high, in the others less, where names need room.
"""


def upright(scene: Scene) -> Scene:
    """Return a scene for a narrow screen; that of a large board is wider in proportion to its drawing."""
    for wide in _WIDTHS:
        made = _stood_up(scene, wide * scene.width // WIDTH)
        if len(labels(backdrop(made))[0]) == len(scene.spots):
            break
    return made


def _stood_up(scene: Scene, wide: int) -> Scene:
    turned = scene.width > scene.height
    across, down = (scene.height, scene.width) if turned else (scene.width, scene.height)

    def move(point: Point) -> Point:
        x, y = (scene.height - point[1], point[0]) if turned else point
        return x * wide // across, y * wide // across

    def move_all(lines: tuple[tuple[Point, ...], ...]) -> tuple[tuple[Point, ...], ...]:
        return tuple(tuple(map(move, line)) for line in lines)

    return scene._replace(
        width=wide,
        height=down * wide // across,
        spots=tuple(one._replace(at=move(one.at), rings=move_all(one.rings)) for one in scene.spots),
        ways=tuple(one._replace(lines=move_all(one.lines)) for one in scene.ways),
        regions=tuple(one._replace(at=None) for one in scene.regions),
        pieces=tuple(one._replace(at=move(one.at)) for one in scene.pieces),
        arrows=tuple(one._replace(lines=move_all(one.lines)) for one in scene.arrows),
        pixels=PIXELS * scene.width // WIDTH,
        turned=turned,
    )
