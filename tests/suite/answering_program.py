"""pbem as a program that the suite asks: a question per line on standard input, an answer per line."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from pbem_engine import answer  # beside this file, above pbem

for line in sys.stdin:
    sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
