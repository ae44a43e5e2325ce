"""Signed wishes that came with mails, told with what their signature is worth."""

from collections.abc import Iterable

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.signed_file import read_signed
from pbem.engine.proof.forks import Claim, eras, signed_text
from pbem.errors import ContentError
from pbem.local import known_games
from pbem.mail.file_kind import WISHES
from pbem.mail.inbox import GivenDocument
from pbem.mail.signed_wishes import KIND
from pbem.trust.canonical import canonical
from pbem.trust.documents import WISH_NAMESPACE


def describe_wishes(given: GivenDocument, games: Iterable[GameFile]) -> str:
    """Say whose wishes these are, and whether the signature is that of a key that plays or played the seat."""
    try:
        document, sig = read_signed(KIND, given.data)
        text = canonical(document)
    except ContentError:
        return f"{WISHES}, but they cannot be read"
    game = next((one for one in games if one.genesis.game_id.hex() == given.game_id), None)
    genesis = game.genesis if game else known_games.seen_genesis(given.game_id)
    if genesis is None:
        return f"{WISHES}; the game is not known here; name its file as well"
    player = document.get("player")
    claim = Claim(player if type(player) is str else "", WISH_NAMESPACE, text, sig)
    if signed_text(eras(genesis, game.all_records() if game else ()), claim) is None:
        return f"{WISHES}: THE SIGNATURE DOES NOT HOLD: they were changed, or are not this player's"
    return f"{WISHES} of {player}, number {document.get('number')}: the signature holds"
