"""Signed wishes of players, and commands of a game master, that came with mails: what their signature is worth."""

from collections.abc import Iterable

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_seats
from pbem.engine.file.signed_file import read_signed
from pbem.engine.proof.forks import Claim, eras, signed_text
from pbem.engine.text.wrapping import harmless
from pbem.errors import ContentError
from pbem.local import files, home, known_games
from pbem.mail import signed_papers
from pbem.mail.file_kind import COMMAND, WISHES
from pbem.mail.inbox import GivenDocument
from pbem.trust.canonical import canonical
from pbem.trust.documents import COMMAND_NAMESPACE, WISH_NAMESPACE
from pbem.trust.sshsig import verify_ed25519

_UNKNOWN_GAME = "the game is not known here; name its file as well"


def describe_wishes(given: GivenDocument, games: Iterable[GameFile]) -> str:
    """Say whose wishes these are, and whether the signature is that of a key that plays or played the seat."""
    try:
        document, sig = read_signed(signed_papers.WISH, given.data)
        text = canonical(document)
    except ContentError:
        return f"{WISHES}, but they cannot be read"
    times = _eras_of(given, games)
    if not times:
        return f"{WISHES}; {_UNKNOWN_GAME}"
    player = document.get("player")
    claim = Claim(player if type(player) is str else "", WISH_NAMESPACE, text, sig)
    if signed_text(times, claim) is None:
        return f"{WISHES}: THE SIGNATURE DOES NOT HOLD: they were changed, or are not this player's"
    return f"{WISHES} of {format_seats(times[-1], [claim.who])}, number {document.get('number')}: the signature holds"


def describe_command(given: GivenDocument, games: Iterable[GameFile]) -> str:
    """Say what a command orders, and whose key signed it as far as keys are known: the game's, and the user's own."""
    try:
        document, sig = read_signed(signed_papers.COMMAND, given.data)
        text, wanted = canonical(document), document["do"]
        what = f"{COMMAND}, {harmless(str(wanted['kind']))[:40]}, number {document['number']}"
    except (ContentError, KeyError, TypeError):
        return f"{COMMAND}, but it cannot be read"
    own = f"{home.identity_path()}.pub"
    if files.exists(own) and verify_ed25519(home.read_public(own), COMMAND_NAMESPACE, text, sig):
        return f"{what}: the signature is yours, and holds"
    times = _eras_of(given, games)
    if not times:
        return f"{what}; {_UNKNOWN_GAME}"
    signers = (id_ for id_, _ in times[0].people() if signed_text(times, Claim(id_, COMMAND_NAMESPACE, text, sig)))
    if who := next(signers, ""):
        return f"{what}: the signature of {format_seats(times[-1], [who])} holds"
    return f"{what}: NO KEY OF THIS GAME SIGNED IT as it stands; only the host knows whether the game master has another key"


def _eras_of(given: GivenDocument, games: Iterable[GameFile]) -> list[Genesis]:
    """Return who played the game of a paper at its times; nothing for a game that is not known here."""
    game = next((one for one in games if one.genesis.game_id.hex() == given.game_id), None)
    genesis = game.genesis if game else known_games.seen_genesis(given.game_id)
    return eras(genesis, game.all_records() if game else ()) if genesis else []
