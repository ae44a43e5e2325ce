"""
Fingerprints of games, printed by a process of its own: `python fingerprint.py play|replay`.

`play` plays two short games and `replay` tells recorded ones again, from their files alone; the
latter needs no compiled package, so it runs on every Python that is there.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
REPLAYED = (
    "risk-1959-to-victory",
    "ending-capital-several-vacated",
    "risk-every-option-to-victory",
    "across-the-continent-partners-to-victory",
)


def play() -> Iterator[bytes]:
    """Give every file and report of a game of conquest with all options, and of a race."""
    sys.path[:0] = [str(TESTS)]
    from players.match import Match

    options = ("fortify-connected", "army-cap-12", "card-reroll", "commander", "capitals")
    matches = (
        Match("risk-1959", 3, options, frills=40, keyed=True),
        Match("across-the-continent-1952", 4, ("partners",), frills=40),
    )
    for match in matches:
        for number, step in enumerate(match.play()):
            yield step.data + step.report.encode()
            if number == 15:
                break


def replay() -> Iterator[bytes]:
    """Give every report of some recorded games."""
    from pbem.engine.file.game_reader import open_game
    from pbem.engine.play.play import lay_table
    from pbem.engine.proof import audit
    from pbem.engine.words.report import write_report
    from pbem.local import registry

    for name in REPLAYED:
        (path,) = (ROOT / "examples" / name).glob("*-[0-9][0-9][0-9].toml")
        data = path.read_bytes()
        genesis = open_game(data).genesis
        _, table = lay_table(genesis, registry.load)
        for turn in audit.replay(data, registry.load):
            report = write_report(genesis, table, turn.record, turn.before, turn.events, turn.after)
            yield report.encode()


def fingerprint(what: str) -> str:
    """Return one line that is the same exactly when all bytes are."""
    parts = [sha256(part).hexdigest() for part in {"play": play, "replay": replay}[what]()]
    return f"{len(parts)} {sha256(' '.join(parts).encode()).hexdigest()}"


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT)]
    print(fingerprint(sys.argv[1]))
