"""The page of a game made from its file, for the command, for `apply` and for hosts alike."""

from pbem.engine.file_names import file_name
from pbem.engine.hands.hands import BLIND, Sight
from pbem.engine.hands.visibility import see_revealed
from pbem.engine.page.game_page import make_page
from pbem.engine.page.subject import Subject
from pbem.engine.play import Game
from pbem.engine.proof.playback import replay
from pbem.engine.ruleset import Data
from pbem.engine.table_talk import Remark
from pbem.local import map_files, page_sources, registry

ENDING = ".html"


def page_of(
    data: bytes, game: Game, map_file: Data | None = None, reader: str = "", sight: Sight = BLIND,
    said: tuple[Remark, ...] = (),
) -> bytes:  # fmt: skip
    """
    Return the page of a game file, laid on the table.

    It is for everybody, unless it is for a `reader` with this sight. `said` is the table talk to show. Raises
    ContentError if the history does not hold, UnavailableError if the sources of the page are not there.
    """
    genesis = game.file.genesis
    if map_file is None:
        map_file = map_files.find(genesis.board.get("id"))
    if not reader:
        sight = see_revealed(game) or BLIND
    turns = tuple(replay(data, registry.load))
    name = file_name(genesis.name, game.file.index, ".toml")
    subject = Subject(data, game, turns, map_file, name, reader, sight, said)
    return make_page(subject, page_sources.load()).encode()
