"""Dice keys that somebody made to cheat, as they are in the test vectors."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pbem.engine.file.succession import seated
from pbem.engine.play.play import load_game
from pbem.trust import keys
from pbem.trust.keys import PublicKey, parse_public
from sample_games.games_with_decisions import SEATS, decreed, voted
from sample_games.signing_group import joined, person
from sample_games.small_games import BALLOT, Maker, find, invited

_KEYS = json.loads((Path(__file__).parents[1] / "vectors" / "format.json").read_text(encoding="ascii"))["keys"]
_MANY_ROOTS: dict[str, Any] = _KEYS["roots_refused"]["65537 divides p-1: the best that can be shown"]
MANY_ROOTS = parse_public(_MANY_ROOTS["key"])
"""A key with which one message in 65537 has 65537 proofs, and all others none."""
BEST_ROOTS: str = _MANY_ROOTS["roots"]
"""What its maker has to show instead of the roots that it does not have (base64)."""


class ShownKey(NamedTuple):
    """What somebody brings who has no key to make dice with."""

    public: PublicKey
    roots: bytes = b"\0"


def many_roots_took_a_seat() -> bytes:
    """The ballot after Ben's seat went to somebody with that key: all agreed to it, with another pbem."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keys, "known", keys.SoundKeys())
        patch.setattr(keys, "_permutation_fault", lambda *_: None)
        genesis = invited(BALLOT, "next", *SEATS)
        holders = dict(zip(SEATS, SEATS, strict=True))
        played = voted(load_game(Maker.of(BALLOT, genesis).data, find), holders)
        entry = person(genesis, "ben", "host") | {"dice": MANY_ROOTS.line, "roots": BEST_ROOTS}
        entry["joined"] = joined(seated(genesis, {"ben": entry}), "ben", "host")
        return decreed(played.data, "replace", "ben", entry).data
