"""
The attacks on a game file (trust 5.1 and 5.2), each carried out and found.

The attackers hold their own keys, compute every hash anew and seal the file, so that nothing but the
thing itself can betray them. The numbers are those of the study.
"""

from __future__ import annotations

import base64
import json
import tomllib
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import attrs
import pytest
import tomli_w
from sample_games import small_games
from sample_games.dice_key_forgeries import ShownKey
from sample_games.small_games import BALLOT, TICTACTOE, Maker, dice_key, document, identity, invited

from pbem.engine.file.game_file import write_game
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.history import Record, link
from pbem.engine.file.invitation import key_faults
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.papers.start_file import invite, join
from pbem.engine.play import play
from pbem.engine.play.witness import witness_message
from pbem.engine.proof.audit import Verdict, verify
from pbem.engine.table.resolution import next_line, resolve, snapshot, snapshot_hash
from pbem.engine.text import order_file
from pbem.errors import ContentError, FaultsError
from pbem.trust import sshsig
from pbem.trust.canonical import canonical, check_profile
from pbem.trust.curve_points import L
from pbem.trust.dice import SeededDice
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.keys import (
    check_dice_key,
    check_identity_key,
    ed25519_public,
    rsa_numbers,
    rsa_public,
)
from pbem.trust.sshwire import string

if TYPE_CHECKING:
    from pbem.engine.file.genesis import Genesis

TRIO = ("anna", "ben", "cleo")


@lru_cache(maxsize=8)
def begun(mode: str = "next", master: str = "host", nonce: str = "") -> bytes:
    """A game of three that has just begun."""
    genesis = invited(BALLOT, mode, *TRIO, master=master)
    assert not nonce
    return Maker.of(BALLOT, genesis, sealer="anna").data


@lru_cache(maxsize=8)
def duel(mode: str = "next", master: str = "host") -> bytes:
    """Noughts and crosses, just begun; who moves follows from the dice."""
    genesis = invited(TICTACTOE, mode, "anna", "ben", master=master)
    return Maker.of(TICTACTOE, genesis, sealer="anna").data


def opened(data: bytes) -> play.Game:
    return play.load_game(data, small_games.find)


def audited(data: bytes) -> Verdict:
    return verify(data, small_games.find)


def fault(data: bytes) -> tuple[str, int | None]:
    found = audited(data).fault
    assert found is not None
    return found.kind, found.record


def raw_proof(who: str, genesis: Genesis, chain: Any) -> bytes:
    return dice_key(who).sign(WITNESS_NAMESPACE, witness_message(genesis, chain, who))


def b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def forged(
    data: bytes,
    cell: int = 4,
    *,
    text: str = "",
    sig: str = "",
    by: str = "",
    proof: Any = raw_proof,
    wrong_state: bool = False,
) -> bytes:
    """The next record of noughts and crosses as an attacker writes it, with all hashes right."""
    game = opened(data)
    file, mover = game.file, game.state.mover
    reading = play.check(game, [document(game, mover, mark=cell)]).readings[0]
    draft = Record(file.index + 1, (text or reading.text,), (sig or reading.sig,), (), "", "")
    chain = link(file.genesis, draft, file.head)
    needed = file.genesis.chance.witnesses([mover], file.genesis.seat_ids)
    who = by or needed[0]
    draft = draft._replace(proofs=((who, b64(proof(who, file.genesis, chain))),))
    chain = link(file.genesis, draft, file.head)
    after, _ = resolve(game.table, game.state, {mover: cell}, SeededDice(chain.seed))
    if wrong_state:
        after, _ = resolve(game.table, game.state, {mover: cell + 1}, SeededDice(chain.seed))
    state = snapshot(game.table, after, draft.index, game.table.awaited(after))
    state_hash = snapshot_hash(state)
    head = chain.head(state_hash)
    record = draft._replace(state=state_hash.hex(), head=head.hex())
    line = next_line(game.table.awaited(after), game.table.clock(after))
    seal = make_seal(file.genesis, draft.index, head, identity("anna"))
    return write_game(file.genesis, line, state, seal, file.history + write_record(record))


def orders_of(data: bytes, cell: int = 4) -> Any:
    game = opened(data)
    return play.check(game, [document(game, game.state.mover, mark=cell)]).readings[0]


def test_the_attacker_can_write_a_sound_record_too() -> None:
    """Else the tests below would prove nothing."""
    assert audited(forged(duel())).ok
    assert audited(forged(duel("host"))).ok


# ── 5.1: what was tried ──────────────────────────────────────────────────────────────────────────


def test_a1_the_witness_edits_the_orders_and_seals_again() -> None:
    text = json.loads(orders_of(duel()).text)
    other = canonical({**text, "mark": 5}).decode()
    assert fault(forged(duel(), 5, text=other, sig=orders_of(duel()).sig)) == ("signature", 1)


def test_a2_the_witness_alters_the_proof() -> None:
    def altered(who: str, genesis: Genesis, chain: Any) -> bytes:
        good = raw_proof(who, genesis, chain)
        return good[:-1] + bytes([good[-1] ^ 1])

    assert fault(forged(duel(), proof=altered)) == ("witness", 1)


def test_a3_the_witness_adds_the_modulus_to_the_proof() -> None:
    def shifted(who: str, genesis: Genesis, chain: Any) -> bytes:
        modulus, _ = rsa_numbers(dice_key(who).public)
        number = int.from_bytes(raw_proof(who, genesis, chain), "big") + modulus
        size = (modulus.bit_length() + 7) // 8
        return number.to_bytes(size + (number >> (8 * size) > 0), "big")

    assert fault(forged(duel(), proof=shifted)) == ("witness", 1)


def test_a4_the_signature_of_the_orders_with_s_plus_l() -> None:
    good = base64.b64decode(orders_of(duel()).sig)
    more = int.from_bytes(good[32:], "little") + L
    sig = b64(good[:32] + more.to_bytes(32, "little"))
    assert fault(forged(duel(), sig=sig)) == ("signature", 1)


def test_a5_the_author_takes_another_witness() -> None:
    genesis = invited(BALLOT, "next", *TRIO)
    assert genesis.chance.witnesses(["anna"], TRIO) == ("ben",)
    other = "host"
    changed = forged(duel("host"), by=opened(duel("host")).state.mover)
    assert other in str(audited(changed).fault)
    assert fault(changed) == ("witness", 1)


def test_a6_the_author_witnesses_himself() -> None:
    assert fault(forged(duel(), by=opened(duel()).state.mover)) == ("witness", 1)


def test_a7_old_orders_are_played_again() -> None:
    first = orders_of(duel())
    second = forged(forged(duel()), 5)
    whole = tomllib.loads(second.decode())
    whole["history"][2]["orders"] = [first.text]
    whole["history"][2]["sigs"] = [first.sig]
    assert fault(tomli_w.dumps(whole).encode()) == ("orders", 2)
    game = opened(forged(duel()))
    document_ = {**json.loads(first.text)}
    document_["signed"]["sig"] = [first.sig[:44], first.sig[44:]]
    found = play.check(game, [document_]).readings[0]
    assert {problem.code for problem in found.problems if problem.is_error} == {"E-BASE"}


def test_a8_orders_of_another_game_of_the_same_players() -> None:
    other = attrs.evolve(invited(TICTACTOE, "next", "anna", "ben"), nonce="ab" * 16)
    joined = [attrs.evolve(one, joined=small_games._joined(other, one.id)) for one in other.players]
    second = Maker.of(TICTACTOE, attrs.evolve(other, players=tuple(joined)), sealer="anna")
    assert audited(second.data).ok
    for cell in range(9):
        reading = orders_of(second.data, cell)
        if reading.seat == opened(duel()).state.mover:
            changed = forged(duel(), cell, text=reading.text, sig=reading.sig)
            assert fault(changed) == ("orders", 1)
            assert "E-GAME" in str(audited(changed).fault)


def test_a11_something_is_added_to_the_state() -> None:
    changed = duel().replace(b'cells = ["", ', b'cells = ["anna", ')
    assert changed != duel()
    assert fault(changed) == ("snapshot", None)
    assert 'cells: the file says ["anna", "", ' in str(audited(changed).fault)
    with pytest.raises(ContentError, match="not the one of record"):
        opened(changed)


def test_a12_the_witness_resolves_wrongly_but_hashes_and_seals_well() -> None:
    assert fault(forged(duel(), wrong_state=True)) == ("state", 1)


def test_a13_the_neutral_point_as_a_key() -> None:
    weak = ed25519_public(b"\1" + bytes(31))
    with pytest.raises(ContentError, match="not of prime order"):
        check_identity_key(weak)
    assert any("prime order" in one for one in key_faults(with_keys("anna", key=weak.line)))


def test_a14_a_dice_key_with_the_exponent_3() -> None:
    weak = rsa_public(rsa_numbers(dice_key("anna").public)[0], 3)
    assert any("exponent 65537" in one for one in key_faults(with_keys("anna", dice=weak.line)))
    nobody_yet = invite(with_keys("anna", key="", dice="", roots="", joined=""))
    with pytest.raises(ContentError, match="exponent 65537"):
        join(nobody_yet, "anna", identity("anna"), ShownKey(weak))


def test_a15_one_dice_key_on_two_seats() -> None:
    twice = with_keys("anna", dice=dice_key("ben").public.line)
    with pytest.raises(FaultsError, match="twice"):
        read_genesis(twice.to_data())


def test_a17_and_line_4_you_collude_with_whoever_plays_the_turn() -> None:
    """This succeeds, and no rule of play can help: it is what the luck of pairs is looked at for."""
    tried = [forged(duel(), cell) for cell in (3, 4, 5)]
    assert all(audited(data).ok for data in tried)
    assert len({open_game(data).head for data in tried}) == 3


def test_a18_you_try_orders_at_home_until_you_like_the_dice_of_an_open_game() -> None:
    """This succeeds: open games are not protected."""
    game = small_games.race(())[-1].game
    tried = {cell: small_games.marked(game, cell) for cell in (3, 4)}
    assert all(audited(step.data).ok for step in tried.values())


def test_a20_and_line_14_two_games_from_the_same_answers_have_nothing_in_common() -> None:
    one = invited(TICTACTOE, "next", "anna", "ben")
    other = attrs.evolve(one, players=one.players[::-1])
    assert one.game_id != other.game_id
    # The order of the seats is part of what was agreed to, so the answers are good in one only.
    assert fault(Maker.of(TICTACTOE, other, sealer="anna").data) == ("joined", None)


@pytest.mark.parametrize(
    "line",
    [
        "mark = 4.0",
        "mark = 2026-11-20",
        "mark = 4\nmark = 5",
        'note = "a\u200bb"',
        'note = "a\u202eb"',
        "mark = nan",
    ],
)
def test_a21_what_two_readers_could_read_in_two_ways_is_refused(line: str) -> None:
    file = order_file.read(f'game = "test"\nplayer = "anna"\nturn = 1\n{line}\n'.encode(), "x")
    assert any(problem.is_error for problem in file.problems)


def test_a21_a_letter_that_only_looks_the_same_is_another_text() -> None:
    good = orders_of(duel())
    text = good.text.replace('"test"', '"te\u0455t"')
    assert fault(forged(duel(), text=text, sig=good.sig)) == ("signature", 1)


@pytest.mark.parametrize("master", ["anna", "ben"])
def test_a22_the_host_who_plays_resolves_their_own_turn(master: str) -> None:
    data = duel("host", master)
    mover = opened(data).state.mover
    if mover != master:
        data = forged(data)
    assert fault(forged(data, 5, by=master))[0] == "witness"
    assert audited(forged(data, 5)).ok


# ── 5.2: what once worked and shaped the rules ───────────────────────────────────────────────────


@pytest.mark.parametrize("factor", [3, 9, 65521])
def test_b1_a_dice_key_with_a_small_factor(factor: int) -> None:
    """With n = 9m a message had three good proofs, and the witness the choice."""
    modulus = factor * (rsa_numbers(dice_key("anna").public)[0] // factor | 1)
    weak = rsa_public(modulus)
    with pytest.raises(ContentError, match=r"small prime factor|bits"):
        check_dice_key(weak, b"")
    assert key_faults(with_keys("anna", dice=weak.line))


def test_b2_a_message_has_one_proof_only_with_the_one_exponent() -> None:
    for exponent in (3, 17, 65539):
        with pytest.raises(ContentError, match="exponent"):
            check_dice_key(rsa_public(rsa_numbers(dice_key("anna").public)[0], exponent), b"")


def test_b3_a_second_signature_with_another_hash() -> None:
    def other_hash(who: str, genesis: Genesis, chain: Any) -> bytes:
        message = witness_message(genesis, chain, who)
        framed = b"SSHSIG" + b"".join(
            map(string, (WITNESS_NAMESPACE.encode(), b"", b"sha256", sha256(message).digest()))
        )
        key = dice_key(who)
        modulus, _ = rsa_numbers(key.public)
        padded = sshsig.padded_digest(framed, (modulus.bit_length() + 7) // 8)
        return pow(padded, key.exponent, modulus).to_bytes(256, "big")

    assert fault(forged(duel(), proof=other_hash)) == ("witness", 1)


@pytest.mark.parametrize(
    ("sign", "taken"),
    [
        ("\u0378", True),  # not assigned in any Unicode so far
        ("\U0001fae8", True),  # younger than Python 3.11
        ("e\u0301", True),  # not in composed form
        ("\u00ad", False),
        ("\u2066", False),
        ("\U000e0041", False),
    ],
)
def test_b4_validity_depends_on_no_table_of_unicode(sign: str, taken: bool) -> None:
    assert (not check_profile({"note": sign})) is taken


@pytest.mark.parametrize("kind", ["ruling", "note"])
def test_b5_the_host_alone_cannot_make_orders_stale(kind: str) -> None:
    genesis = attrs.evolve(invited(BALLOT, "host", *TRIO), quorum="all-others")
    people = [attrs.evolve(one, joined=small_games._joined(genesis, one.id)) for one in genesis.players]
    assert genesis.host
    host = attrs.evolve(genesis.host, joined=small_games._joined(genesis, "host"))
    maker = Maker.of(BALLOT, attrs.evolve(genesis, players=tuple(people), host=host), "anna")
    assert audited(maker.data).ok
    maker.decree(["host"], kind=kind, seat="ben", reason="nothing", events=[])
    assert fault(maker.data)[1] == 1


def test_b6_sending_again_gives_the_same_bytes_and_the_same_dice() -> None:
    assert orders_of(duel()).text == orders_of(duel()).text
    assert forged(duel()) == forged(duel())
    signed = document(opened(duel()), opened(duel()).state.mover, mark=4)["signed"]
    other = document(opened(duel()), opened(duel()).state.mover, mark=5)["signed"]
    assert signed["nonce"] != other["nonce"]


def test_b8_a_key_of_a_thousand_parts_is_refused_before_it_is_parsed() -> None:
    bomb = ("a." * 20000 + "a = 1").encode()
    with pytest.raises(ContentError, match="dotted key"):
        open_game(b'format = "pbem-game/1"\n' + bomb)
    assert order_file.read(bomb, "x").problems[0].is_error


# ── lines of the table in trust 3 that a file alone can show ─────────────────────────────────────


def test_line_1_you_try_orders_at_home_until_you_like_the_dice() -> None:
    """Whatever the author puts in place of the proof, it is no proof."""
    author = opened(duel()).state.mover
    data = forged(duel(), proof=lambda _, genesis, chain: raw_proof(author, genesis, chain))
    assert fault(data) == ("witness", 1)


def test_line_3_whoever_plays_the_turn_chooses_dice_or_changes_orders() -> None:
    data = forged(duel())
    for old, new in (
        (b'"mark":4', b'"mark":5'),
        (b"cells = [", b"cells = [1, "),
        (b"sig = ", b"sig= "),
    ):
        assert old in data
        assert audited(data.replace(old, new)).ok is (old == b"sig = ")


def test_line_10_after_going_back_the_same_orders_meet_other_dice() -> None:
    """Another head before it, and so another seed, although orders and witness are the same."""
    game = opened(duel())
    draft = Record(1, (orders_of(duel()).text,), (), (), "", "")
    seeds = set()
    for head in (game.file.head, sha256(b"a ruling lies between").digest()):
        chain = link(game.file.genesis, draft, head)
        proofs = (("ben", b64(raw_proof("ben", game.file.genesis, chain))),)
        seeds.add(link(game.file.genesis, draft._replace(proofs=proofs), head).seed)
    assert len(seeds) == 2


def test_line_17_the_creator_does_not_choose_the_set_up() -> None:
    """Every seat's proof is in the seed of record 0, and none may be missing."""
    whole = tomllib.loads(begun().decode())
    assert list(whole["history"][0]["proofs"]) == list(TRIO)
    del whole["history"][0]["proofs"]["ben"]
    assert fault(tomli_w.dumps(whole).encode())[1] == 0
    hosted = tomllib.loads(begun("host").decode())
    assert list(hosted["history"][0]["proofs"]) == [*TRIO, "host"]


def test_line_20_who_is_put_out_by_a_record_still_owes_its_proof() -> None:
    genesis = invited(BALLOT, "next", *TRIO)
    assert genesis.chance.witnesses(["anna"], ("anna", "ben", "cleo")) == ("ben",)
    assert genesis.chance.witnesses(["anna"], ("anna", "cleo")) == ("cleo",)


def test_line_23_a_forged_mail_is_not_the_players() -> None:
    game = opened(duel())
    real = document(game, game.state.mover, mark=4)
    fake = {**real, "mark": 5}
    codes = {problem.code for problem in play.check(game, [fake]).readings[0].problems}
    assert codes == {"E-SIGNATURE"}


def test_line_24_another_version_of_the_rules_is_not_taken_for_cheating() -> None:
    def newer(name: str) -> Any:
        ruleset: Any = small_games.find(name)
        return attrs.evolve(ruleset, version=2)

    found = verify(duel(), newer).fault
    assert found is not None
    assert found.kind == "rules"


def with_keys(who: str, **keys: str) -> Genesis:
    """The game of three with other keys of somebody."""
    genesis = invited(BALLOT, "next", *TRIO)
    players = tuple(attrs.evolve(one, **keys) if one.id == who else one for one in genesis.players)
    return attrs.evolve(genesis, players=players)
