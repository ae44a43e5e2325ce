"""
The games that docs/odds.md tells of.

    python tests/benchmarks/arena.py [GAMES [NAME]]

Each of the files in docs/games, or the one of this name, is gone on with, up to so many games (1000 if left out),
and the digest of its games is printed: everybody comes to the same. For the thousand games of `plain`, which
take minutes, it stands below, and another one is a failure. A test plays the first games of each again.
"""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "games"
CONTESTS: dict[str, tuple[str, ...]] = {
    "parker": ("risk-parker", "careful,bold,random"),
    "1959": ("risk-1959", "careful,bold,random"),
    "french": ("risk-1959-french", "careful,bold,random"),
    "capitals": ("risk-1959-reprint", "careful,bold,random", "--option", "capitals"),
    "neutral": ("risk-1959-reprint", "careful,bold", "--option", "two-player-neutral"),
    "strong": ("risk-parker", "strong,careful,careful,careful"),
    "duel": ("risk-parker", "strong,careful"),
    "duel-neutral": ("risk-1959-reprint", "strong,careful", "--option", "two-player-neutral"),
    "race": ("across-the-continent-1952", "careful,bold,random"),
    "plain": ("risk-parker", "plain,bold,random"),
}
"""By the name of its file, what is played in each."""
DIGESTS = {("plain", 1002): "618d416a827092e2b118330cd05ca2f46e2e0af0847c0bd02cb34073150afe66"}
"""What the lines of so many games of a contest come to."""


def main() -> None:
    """Play, and print a digest of each file; end with 1 if it is not the one that is known."""
    games = sys.argv[1] if len(sys.argv) > 1 else "1000"
    for name in sys.argv[2:] or CONTESTS:
        rules, styles, *options = CONTESTS[name]
        path = FOLDER / f"{name}.jsonl"
        words = ["arena", "--rules", rules, "--players", styles, *options, "--games", games, "-o", str(path)]
        subprocess.run([sys.executable, "-m", "pbem", *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        _, _, lines = path.read_bytes().partition(b"\n")
        digest = sha256(lines).hexdigest()
        print(f"{name}: {lines.count(10)} games, {digest}", flush=True)
        if digest != DIGESTS.get((name, lines.count(10)), digest):
            sys.exit(f"{name}: not the games that these versions play")


if __name__ == "__main__":
    main()
