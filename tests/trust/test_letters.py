"""Letters with cards: one reader, one token, always the same bytes (docs/format.md 14.4)."""

import pytest

from pbem.errors import ContentError
from pbem.trust.card_letters import check_hand, open_letter, public_hand, seal_letter

HOST, READER, OTHER = (bytes([number]) * 32 for number in (1, 2, 3))
GAME = b"\7" * 32
TOKEN = f"dealt:3:{'ab' * 32}"
CONTENT = b"\5" * 32 + bytes([0, 0, 0, 9])


def sealed(token: str = TOKEN, game: bytes = GAME) -> bytes:
    return seal_letter(HOST, public_hand(READER), game, token, CONTENT)


def opened(secret: bytes, letter: bytes, token: str = TOKEN, game: bytes = GAME) -> bytes:
    return open_letter(secret, public_hand(HOST), game, token, letter)


def test_its_reader_opens_a_letter() -> None:
    assert opened(READER, sealed()) == CONTENT
    # So does its writer, with the other half of the agreement.
    assert open_letter(HOST, public_hand(READER), GAME, TOKEN, sealed()) == CONTENT


def test_nobody_else_opens_it() -> None:
    with pytest.raises(ContentError, match="does not open with this key"):
        opened(OTHER, sealed())


@pytest.mark.parametrize(
    ("token", "game"), [(TOKEN.replace("ab", "ba"), GAME), (TOKEN.replace(":3:", ":4:"), GAME), (TOKEN, b"\6" * 32)]
)
def test_it_is_for_one_token_of_one_game(token: str, game: bytes) -> None:
    with pytest.raises(ContentError):
        opened(READER, sealed(), token, game)
    assert sealed(token, game) != sealed()


@pytest.mark.parametrize("place", [0, 35, 36, 51])
def test_a_changed_letter_does_not_open(place: int) -> None:
    letter = bytearray(sealed())
    letter[place] ^= 1
    with pytest.raises(ContentError):
        opened(READER, bytes(letter))


@pytest.mark.parametrize("letter", [b"", b"\0" * 15, b"\0" * 52])
def test_what_is_no_letter_does_not_open(letter: bytes) -> None:
    with pytest.raises(ContentError):
        opened(READER, letter)


def test_the_same_letter_always_has_the_same_bytes() -> None:
    """So resolving a record again gives the same record."""
    assert sealed() == sealed()
    assert len(sealed()) == 52


@pytest.mark.parametrize("public", [b"", bytes(31), bytes(33), bytes(32), b"\1" + bytes(31)])
def test_an_unsound_key_is_refused(public: bytes) -> None:
    with pytest.raises(ContentError, match="this key for letters is not sound"):
        check_hand(public)
    check_hand(public_hand(READER))
