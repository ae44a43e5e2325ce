"""
The games that docs/odds.md tells of.

    python tests/benchmarks/arena.py [GAMES]

Each of the files in docs/games is gone on with, up to so many games (1000 if left out), and the digest of its
games is printed: everybody comes to the same. A test plays the first two games of each again.
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
    "race": ("across-the-continent-1952", "careful,bold,random"),
}
"""By the name of its file, what is played in each."""


def main() -> None:
    """Play, and print a digest of each file."""
    games = sys.argv[1] if len(sys.argv) > 1 else "1000"
    for name, (rules, styles, *options) in CONTESTS.items():
        path = FOLDER / f"{name}.jsonl"
        words = ["arena", "--rules", rules, "--players", styles, *options, "--games", games, "-o", str(path)]
        subprocess.run([sys.executable, "-m", "pbem", *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        _, _, lines = path.read_bytes().partition(b"\n")
        print(f"{name}: {lines.count(10)} games, {sha256(lines).hexdigest()}", flush=True)


if __name__ == "__main__":
    main()
