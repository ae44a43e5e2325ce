"""
Dice keys that were made to cheat: a message has many proofs, because the map is no permutation.

Where 65537 divides p-1 for a prime p of the modulus, one message in 65537 can be answered, and then in
65537 ways. The last to join could bring such a key, sign `joined` again and again until the set-up is
one of those messages, wait for the proofs of the others, and choose among as many set-ups.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs
import pytest
import test_attacks_on_files as forgery
from sample_games.dice_key_forgeries import BEST_ROOTS, MANY_ROOTS, many_roots_took_a_seat
from sample_games.friends import Friends
from sample_games.signing_group import Group, joined, person
from sample_games.small_games import BALLOT, Maker, dice_key, find, identity

from pbem.engine.file.invitation import key_faults
from pbem.engine.papers.start_file import Start, read_start, write_start
from pbem.engine.proof.audit import verify
from pbem.errors import ContentError, InputError
from pbem.trust.canonical import format_base64, unwrap_base64
from pbem.trust.keys import check_dice_key, rsa_numbers, rsa_public
from pbem.trust.permutation import challenges, is_proved

if TYPE_CHECKING:
    from pathlib import Path

    from pbem.engine.file.genesis import Genesis

REFUSED = "the dice key is not proved to be a permutation"
SEATS = ("anna", "ben", "cleo")


def test_such_a_key_answers_no_challenge_and_one_message_in_65537_many_times() -> None:
    modulus, exponent = rsa_numbers(MANY_ROOTS)
    q = dice_key("anna").primes[1]
    p = modulus // q
    steps = (p - 1) // exponent
    assert not any(pow(one, steps, p) == 1 for one in challenges(modulus))
    # A root of one: times it, every proof would be another proof of the same.
    one = next(root for base in range(2, 9) if (root := pow(base, steps, p)) != 1)
    again = one + p * ((1 - one) * pow(p, -1, q) % q)
    assert again != 1
    assert pow(again, exponent, modulus) == 1
    assert not is_proved(modulus, exponent, unwrap_base64(BEST_ROOTS))


def test_the_last_to_join_cannot_choose_the_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others' programs refuse the answer, however it is signed and whatever roots it shows."""
    friends = Friends(tmp_path, monkeypatch)
    anna, ben, _ = (friends.person(name) for name in SEATS)
    anna.done("new", "world", "--mode", "next", "--players", ",".join(SEATS))
    friends.mail("anna", "world-start-anna.toml")
    start = read_start((anna.games / "world-start-anna.toml").read_bytes())
    for roots in (BEST_ROOTS, format_base64(dice_key("anna").roots)):
        answer = with_keys(start, "cleo", dice=MANY_ROOTS.line, roots=roots)
        (ben.games / "world-start-cleo.toml").write_bytes(write_start(answer))
        words = ("world-start-anna.toml", "world-start-cleo.toml")
        assert REFUSED in ben.refused("join", *words, "--player", "ben")
        assert ben.files("world-start-ben*") == []
    ben.done("join", "world-start-anna.toml", "--player", "ben")
    assert REFUSED in ben.refused("start", *ben.files("world-start-*.toml"))


def with_keys(start: Start, who: str, **keys: str) -> Start:
    """The start file in which somebody joined with other keys than pbem would take."""

    def changed(genesis: Genesis, **values: str) -> Genesis:
        players = (attrs.evolve(one, **values) if one.id == who else one for one in genesis.players)
        return attrs.evolve(genesis, players=tuple(players))

    genesis = changed(start.genesis, key=identity(who).public.line, **keys)
    return Start(changed(genesis, joined=joined(genesis, who, who)), {})


@pytest.mark.parametrize("roots", ["", "AA==", BEST_ROOTS, BEST_ROOTS[:-4]])
def test_a_game_with_such_a_key_is_not_sound(roots: str) -> None:
    forged = forgery.with_keys("anna", dice=MANY_ROOTS.line, roots=roots or "AA==")
    assert key_faults(forged, ["anna"])[0].startswith(f"anna: {REFUSED}")
    fault = forgery.audited(Maker.of(BALLOT, forged, sealer="ben").data).fault
    assert fault is not None
    assert (fault.kind, fault.record) == ("key", None)
    assert REFUSED in fault.what


def test_nobody_takes_a_seat_with_such_a_key() -> None:
    group = Group.begun().turns(1)
    entry = person(group.game.file.genesis, "cleo", "host")
    entry |= {"dice": MANY_ROOTS.line, "roots": BEST_ROOTS}
    with pytest.raises(InputError, match=REFUSED):
        group.decide("replace", "cleo", entry)


def test_a_history_in_which_somebody_did_is_not_sound() -> None:
    fault = verify(many_roots_took_a_seat(), find).fault
    assert fault is not None
    assert fault.record == 2
    assert REFUSED in fault.what


def test_nobody_takes_a_seat_with_the_roots_of_another_key() -> None:
    """Swapped roots, a root's opposite, and roots in another order prove nothing."""
    group = Group.begun()
    genesis = group.game.file.genesis
    entry = person(genesis, "cleo", "host")
    own = dice_key("host")
    modulus, _ = rsa_numbers(own.public)
    size = len(own.roots) // 9
    first = int.from_bytes(own.roots[:size], "big")
    opposite = (modulus - first).to_bytes(size, "big") + own.roots[size:]
    turned = own.roots[size:] + own.roots[:size]
    for roots in (dice_key("anna").roots, opposite, turned, own.roots + own.roots[:size]):
        with pytest.raises(InputError, match=REFUSED):
            group.decide("replace", "cleo", entry | {"roots": format_base64(roots)})


@pytest.mark.parametrize("square", [False, True], ids=["one small factor", "its square"])
def test_a_modulus_with_small_factors_makes_no_dice(square: bool) -> None:
    """Whoever joins with such a key is refused, whatever roots are shown."""
    factor = 65521**2 if square else 65521
    public = rsa_public(factor * rsa_numbers(dice_key("anna").public)[0])
    with pytest.raises(ContentError, match="small prime factor"):
        check_dice_key(public, dice_key("anna").roots)
