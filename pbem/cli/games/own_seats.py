"""Which seats of a game are played on this computer: those of the user's key, and those that were noted."""

from collections.abc import Iterable

from pbem.cli.games import key_options
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_seats, listed
from pbem.errors import PbemError
from pbem.local import files, game_notes, home
from pbem.trust.keys import PublicKey


def seats_here(genesis: Genesis, key_file: str | None = None) -> tuple[str, ...]:
    """
    Return who is played here, the one played last first; "host" may be among them.

    A seat whose key is another's is left out. No passphrase is asked for.
    """
    public = own_public(key_file)
    noted = game_notes.note_of(genesis).players
    keyed = [id_ for id_, key in genesis.identities.items() if key == public]
    return tuple(
        dict.fromkeys([*(one for one in noted if is_open_to(genesis, one, public)), *keyed])
    )


def is_open_to(genesis: Genesis, seat: str, public: PublicKey | None) -> bool:
    """Say whether somebody with this key, or none, can play a seat."""
    known = (*genesis.seat_ids, *genesis.identities)
    return seat in known and genesis.identities.get(seat) in (None, public)


def own_public(key_file: str | None = None) -> PublicKey | None:
    """Return the public half of the user's key; None where there is no key that can be read."""
    path = key_file or home.identity_path()
    try:
        if files.exists(f"{path}.pub"):
            return home.read_public(f"{path}.pub")
        signer = key_options.existing_signer(key_file)
    except PbemError:
        return None
    return signer.public if signer else None


def is_sealed_by(file: GameFile, public: PublicKey | None) -> bool:
    """Say whether a game file was sealed with somebody's key, as the player of a turn does."""
    sealer, by = file.genesis.identities.get(file.seal.by), file.seal.by
    return public is not None and (sealer == public or by == public.line)


def format_with_you(genesis: Genesis, seats: Iterable[str], mine: Iterable[str]) -> str:
    """Return seats as people read them, the user's marked: `Anna (you) and Ben`."""
    own = set(mine)
    words = [
        f"{format_seats(genesis, [seat])} (you)" if seat in own else format_seats(genesis, [seat])
        for seat in seats
    ]
    return listed(words)
