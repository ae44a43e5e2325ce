"""What was proposed before a record was made and not agreed to by all: the game has gone on, and players hear so."""

from collections.abc import Iterator

from pbem.engine.file.decision import DRAW, ROLLBACK
from pbem.engine.file.history import table_of
from pbem.host.folder.game_folder import VOTES
from pbem.host.folder.stored_decisions import DecisionStore, decision_digest
from pbem.host.games.hosted_game import HostedGame
from pbem.local import files
from pbem.mail.requests import EXTEND, PAUSE, REMATCH, REPLACE, RESUME

PROPOSED = {
    DRAW: "A draw",
    ROLLBACK: "Going back",
    PAUSE: "A pause",
    RESUME: "An end of the pause",
    EXTEND: "More time",
    REMATCH: "A game of the same people",
    REPLACE: "A new player",
}
"""What players propose by a word, as a sentence begins with it."""


def lapsed_sentences(game: HostedGame) -> Iterator[str]:
    """Say of each proposal from before the newest record that it is over, and what to do."""
    again = " Anybody can propose it again." if game.game.awaited else ""
    for kind in dict.fromkeys((*_decisions(game), *_votes(game))):
        what = PROPOSED.get(kind, f"A decision ({kind})")
        yield f"{what} was proposed, but the game {'went on' if again else 'ended'} before all had agreed.{again}"


def _decisions(game: HostedGame) -> Iterator[str]:
    record = game.game.file.last
    made = decision_digest(table_of(record.admin)) if record.admin else ""
    for decision in DecisionStore(game.folder, game.index).open():
        if decision_digest(decision.document) != made:
            yield decision.kind


def _votes(game: HostedGame) -> Iterator[str]:
    stem = f"{game.index - 1:03d}-"
    names = [name for name in files.listing(game.folder.inside(VOTES)) if name.startswith(stem)]
    done = {name.partition(".")[0] for name in names if name.endswith(".done")}
    yield from (name.split("-")[1] for name in sorted(names) if name.partition(".")[0] not in done)
