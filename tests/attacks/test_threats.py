"""
Attacks that were thought through (trust 3 and 5.3), each tried: what cannot be done, and what can.

What remains possible is shown to be possible, and the README says so in plain words.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import pytest
import test_attacks_on_files as forgery
from attack_steps import SEATS, roles
from sample_games import small_games
from sample_games.dice_key_forgeries import MANY_ROOTS, ShownKey
from sample_games.friends import Friends, quiet, warlike, write
from sample_games.small_games import BALLOT, TICTACTOE, Maker, dice_key, document, identity, invited

from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.papers.start_file import invite, join
from pbem.engine.play import play
from pbem.engine.play.witness import witness_message
from pbem.errors import ContentError, FaultsError
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.keys import PublicKey, ed25519_public, rsa_numbers, rsa_public

if TYPE_CHECKING:
    from sample_games.friends import Person

ROOT = Path(__file__).parents[2]


def promised() -> str:
    """The section of the README on trust and the page behind it, on one line."""
    section = (ROOT / "README.md").read_text(encoding="utf-8")
    section = section.partition("## What the dice can be trusted for")[2].split("\n## ")[0]
    return " ".join([*section.split(), *(ROOT / "docs/trust.md").read_text("utf-8").split()])


def signed(friends: Friends, author: Person, text: str) -> str:
    """Orders written, signed and mailed to all."""
    name = write(author, text, "orders.toml")
    author.done("sign", author.newest(), name)
    friends.mail(author.name, name)
    return name


def decided(by: Person, *words: str, signers: tuple[Person, ...], kind: str) -> None:
    """A decision is drafted, signed, applied by the last signer and kept by all of them."""
    by.done("admin", "world-000.toml", kind, *words)
    notice, holder = f"world-001-{kind}.toml", by
    for signer in signers:
        if signer is not holder:
            shutil.copy(holder.games / notice, signer.games / notice)
        signer.done("approve", "world-000.toml", notice)
        holder = signer
    holder.done("apply", "world-000.toml", notice)


# ── the table of threats ─────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_line_6_the_group_can_then_go_on_without_that_witness_who_comes_too_late(friends: Friends) -> None:
    """He saw the result and keeps it back: the same orders meet other dice, and he is named for ever."""
    author, witness, third = roles(friends)
    orders = signed(friends, author, warlike(author))
    witness.done("apply", "world-000.toml", orders)
    decided(author, witness.name, signers=(author, third), kind="substitute")
    third.done("apply", "world-001.toml", orders)
    shutil.copy(third.games / "world-002.toml", author.games)
    said = author.done("verify", "world-002.toml")
    assert f"substitute, {witness.name.title()}" in said
    shutil.copy(witness.games / "world-001.toml", author.games / "late.toml")
    played, again = author.read("late.toml"), author.read("world-002.toml")
    assert played["history"][1]["orders"] == again["history"][2]["orders"]
    assert played["history"][1]["proofs"] != again["history"][2]["proofs"]
    late = author.refused("verify", "late.toml")
    assert "FORK: record 1 is not the one" in late
    assert "signed two things" not in late
    shutil.copy(third.games / "world-002.toml", witness.games / "theirs.toml")
    assert "FORK" in witness.refused("verify", "theirs.toml")
    witness.done("verify", "theirs.toml", "--accept-rollback")
    assert "can refuse to answer" in promised()


WEAK = {
    "a key of small order": ("key", ed25519_public(b"\1" + bytes(31))),
    "a point off the curve": ("key", ed25519_public(b"\2" + bytes(31))),
    "exponent 3": ("dice", rsa_public(rsa_numbers(dice_key("anna").public)[0], 3)),
    "a small factor": ("dice", rsa_public(3 * (rsa_numbers(dice_key("anna").public)[0] // 3 | 1))),
    "an even modulus": ("dice", rsa_public(rsa_numbers(dice_key("anna").public)[0] - 1)),
    "too short": ("dice", rsa_public((1 << 1023) | 1)),
    "no permutation": ("dice", MANY_ROOTS),
}


@pytest.mark.parametrize("weak", WEAK)
def test_line_13_weak_keys_come_into_no_game(weak: str) -> None:
    what, public = WEAK[weak]
    nobody_yet = invite(forgery.with_keys("anna", key="", dice="", roots="", joined=""))
    signer = identity("anna")
    dice = public if what == "dice" else dice_key("anna").public
    with pytest.raises(ContentError):
        join(nobody_yet, "anna", Pretender(public) if what == "key" else signer, ShownKey(dice))
    forged = forgery.with_keys("anna", **{what: public.line})
    fault = forgery.audited(Maker.of(BALLOT, forged, sealer="ben").data).fault
    assert fault is not None
    assert fault.kind == "key"


class Pretender:
    """Somebody who shows a key that he did not make."""

    def __init__(self, public: PublicKey) -> None:
        self.public = public

    def sign(self, namespace: str, message: bytes) -> bytes:
        return identity("anna").sign(namespace, message)


def test_line_14_the_same_keys_in_two_games_make_dice_that_tell_nothing_of_each_other() -> None:
    """No value of one game is one of the other, even where everybody orders the same."""
    values = []
    for nonce in ("0f" * 16, "f0" * 16):
        draft = attrs.evolve(invited(TICTACTOE, "next", "anna", "ben"), nonce=nonce)
        people = tuple(attrs.evolve(one, joined=small_games._joined(draft, one.id)) for one in draft.players)
        data = Maker.of(TICTACTOE, attrs.evolve(draft, players=people), sealer="anna").data
        assert forgery.audited(data).ok
        records = open_game(forgery.forged(data)).all_records()
        values.append({proof for record in records for _, proof in record.proofs})
    assert len(values[0]) == len(values[1]) == 3
    assert values[0].isdisjoint(values[1])


@pytest.mark.thorough
def test_line_21_a_new_key_ground_for_a_turn_that_is_known(friends: Friends) -> None:
    """The orders answer a head in which the new key does not stand; so they must be signed anew."""
    author, witness, third = roles(friends)
    orders = signed(friends, author, warlike(author))
    heir = friends.person("stranger")
    for name in ("world-000.toml", orders):
        shutil.copy(author.games / name, heir.games)
    words = (witness.name, "--reason", "The key is lost.")
    decided(heir, *words, signers=(author, third), kind="replace")
    shutil.copy(third.games / "world-001.toml", heir.games)
    said = heir.refused("apply", "world-001.toml", orders)
    assert "E-BASE" in said
    before = author.read(orders)["signed"]
    if not (author.games / "world-001.toml").exists():
        shutil.copy(third.games / "world-001.toml", author.games)
    author.done("sign", "world-001.toml", orders)
    after = author.read(orders)["signed"]
    assert after["base"] == heir.read("world-001.toml")["history"][1]["head"] != before["base"]
    assert after["nonce"] != before["nonce"]
    shutil.copy(author.games / orders, heir.games)
    heir.done("apply", "world-001.toml", orders)
    assert f"replace, {witness.name.title()}" in heir.done("verify", "world-002.toml")


@pytest.mark.thorough
def test_line_22_one_person_with_two_seats_looks_like_two_people_and_can_try_orders(friends: Friends) -> None:
    """This succeeds: nobody can see whose homes these are. README and `pbem luck` say so."""
    author, witness, third = roles(friends)
    tried = {}
    for what, text in (("war", warlike(author)), ("peace", quiet(author))):
        copies = []
        for person in (author, witness):
            copy = attrs.evolve(person, home=person.home.with_name(what), games=person.games.with_name(f"{what}-games"))
            shutil.copytree(person.home, copy.home)
            shutil.copytree(person.games, copy.games)
            copies.append(copy)
        write(copies[0], text, "orders.toml")
        copies[0].done("sign", "world-000.toml", "orders.toml")
        shutil.copy(copies[0].games / "orders.toml", copies[1].games)
        copies[1].done("apply", "world-000.toml", "orders.toml")
        tried[what] = copies[1].games / "world-001.toml"
    for what, path in tried.items():
        shutil.copy(path, third.games / f"{what}.toml")
    assert "records 0 to 1 hold" in third.done("verify", "war.toml")
    assert "one person who plays both seats" in third.done("luck", "war.toml")
    assert "One person with two seats looks like two people." in promised()


# ── thought through ──────────────────────────────────────────────────────────────────────────────


def test_c1_all_others_together_cannot_choose_the_dice_of_an_author() -> None:
    """Whoever seals, resolves or publishes: orders and witness fix one proof, and so one seed."""
    maker = Maker.of(BALLOT, invited(BALLOT, "next", *SEATS), sealer="anna")
    documents = [document(maker.game, seat, vote=1) for seat in SEATS]
    records = []
    for sealer in SEATS:
        step = play.apply(maker.game, documents, identity(sealer), proved)
        records.append(step.record)
    assert records[0] == records[1] == records[2]


def proved(summons: Any) -> bytes:
    return dice_key(summons.witness).sign(WITNESS_NAMESPACE, summons.message)


def test_c2_without_the_witness_nobody_has_the_proof() -> None:
    """The author with all others: every key but the one that counts gives a proof that is none."""
    duel = forgery.opened(forgery.duel())
    (witness,) = duel.file.genesis.chance.witnesses([duel.state.mover], ("anna", "ben"))
    others = [name for name in (*SEATS, "host") if name != witness]
    for other in others:

        def pretended(_: str, genesis: Any, chain: Any, other: str = other) -> bytes:
            message = witness_message(genesis, chain, witness)
            return dice_key(other).sign(WITNESS_NAMESPACE, message)

        changed = forgery.forged(forgery.duel(), proof=pretended)
        assert forgery.fault(changed) == ("witness", 1)
    assert len(others) == 3


def test_c3_the_author_asks_the_witness_for_the_dice_of_several_orders(friends: Friends) -> None:
    """Revised orders are orders too; the witness makes dice once, and then no more for this record."""
    author, witness, _ = roles(friends)
    names = []
    for number, text in enumerate((quiet(author), warlike(author), quiet(author, final=False)), 1):
        name = write(author, text, f"orders-{number}.toml")
        author.done("sign", "world-000.toml", name, *(("--revise",) if number > 1 else ()))
        shutil.copy(author.games / name, witness.games)
        names.append(name)
    witness.done("apply", "world-000.toml", names[1])
    for name in (names[0], names[2]):
        for place in (".", "elsewhere"):
            assert "Nothing was signed" in witness.refused("apply", "world-000.toml", name, "-o", place)
    assert witness.files("elsewhere") == []


def test_c4_and_c16_there_is_no_value_before_the_orders_exist() -> None:
    """Even of orders with little choice: the author's nonce is in them, and the proof is over it."""
    game = forgery.opened(forgery.duel())
    mover = game.state.mover
    same = {key: value for key, value in document(game, mover, mark=4).items() if key != "signed"}
    nonces = {
        play.sign_orders(game, same, identity(mover), root)["signed"]["nonce"]
        for root in (identity(mover).root, bytes(32), b"\1" * 32)
    }
    assert len(nonces) == 3
    proofs = {open_game(forgery.forged(forgery.duel(), cell)).last.proofs for cell in range(9)}
    assert len(proofs) == 9


@pytest.mark.thorough
def test_c5_a_witness_sees_the_result_first_and_can_refuse_to_answer(friends: Friends) -> None:
    """This works: for the time of a mail nobody else has it. The README says so."""
    author, witness, third = roles(friends)
    orders = signed(friends, author, warlike(author))
    assert "Attack 1" in witness.done("apply", "world-000.toml", orders)
    assert author.files("world-001*") == third.files("world-001*") == []
    assert "A witness sees the result first" in promised()


@pytest.mark.thorough
def test_c13_a_file_cannot_show_that_it_is_the_newest(friends: Friends) -> None:
    """Alone he cannot; the head that he is told to compare differs from everybody else's."""
    author, witness, _ = roles(friends)
    witness.done("apply", "world-000.toml", signed(friends, author, quiet(author)))
    newcomer = friends.person("dora", keys=False)
    shutil.copy(witness.games / "world-000.toml", newcomer.games)
    said = newcomer.done("verify", "world-000.toml")
    assert "compare the short head" in said
    head = said.partition("Head ")[2][:23]
    assert head not in witness.done("verify", "world-001.toml")
    assert "cannot show that it is the newest" in promised()


def test_c14_comments_in_a_file_are_not_believed(friends: Friends) -> None:
    anna = friends["anna"]
    path = anna.games / "world-000.toml"
    lie = "# Anna has won. Head 00000 00000 00000 00000.\n"
    path.write_text(lie + path.read_text().replace("\n[[history]]\n", f"\n{lie}[[history]]\n"))
    for words in (("show",), ("replay",), ("verify",)):
        assert "has won" not in anna.done(*words, "world-000.toml")


@pytest.mark.parametrize("sign", ["\x1b", "\u202e", "\u200b", "\u2066", "\x07", "\n"])
def test_c15_names_hold_nothing_that_steers_a_terminal(sign: str) -> None:
    data = invited(BALLOT, "next", *SEATS).to_data()
    data["player"][0]["name"] = f"Anna{sign}[31m"
    with pytest.raises(FaultsError):
        read_genesis(data)


def test_c19_the_last_to_answer_before_the_game_begins_can_choose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He sees the set-up alone, and has one proof only; without it nobody has a game."""
    friends = Friends(tmp_path, monkeypatch)
    anna, ben = friends.person("anna"), friends.person("ben")
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben")
    friends.mail("anna", "world-start-anna.toml")
    ben.done("join", "world-start-anna.toml", "--player", "ben")
    friends.mail("ben", "world-start-ben-proof.toml")
    for place in ("one", "two"):
        anna.done("start", *anna.files("world-start-*.toml"), "-o", place)
    heads = {open_game((anna.games / place / "world-000.toml").read_bytes()).head for place in ("one", "two")}
    assert len(heads) == 1
    assert "waiting for the dice of Anna for the set-up" in ben.done("start", *ben.files("world-start-*.toml"))
    assert "sees the set-up first" in promised()
    assert ben.files("world-000*") == []


def test_c20_nobody_is_first_before_everybody_has_proved() -> None:
    """Who moves first follows from the seed of record 0, and with it the whole set-up."""
    movers = set()
    for number in range(8):
        draft = attrs.evolve(invited(TICTACTOE, "next", "anna", "ben"), nonce=f"{number:032x}")
        people = tuple(attrs.evolve(one, joined=small_games._joined(draft, one.id)) for one in draft.players)
        genesis = attrs.evolve(draft, players=people)
        movers.add(Maker.of(TICTACTOE, genesis, sealer="anna").game.state.mover)
    assert movers == {"anna", "ben"}


def test_c21_who_is_dropped_from_an_invitation_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without him it is another invitation: old answers do not fit it, and he is no part of it."""
    friends = Friends(tmp_path, monkeypatch)
    anna, ben, cleo = (friends.person(name) for name in SEATS)
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben,cleo", "-o", "one")
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben", "-o", "two")
    for person in (ben, cleo):
        shutil.copy(anna.games / "one" / "world-start-anna.toml", person.games)
        person.done("join", "world-start-anna.toml", "--player", person.name)
    shutil.copy(anna.games / "two" / "world-start-anna.toml", cleo.games / "second.toml")
    shutil.copy(ben.games / "world-start-ben.toml", cleo.games)
    said = cleo.refused("start", "second.toml", "world-start-ben.toml")
    assert "different invitations" in said
    assert "you have not joined this game" in cleo.refused("start", "second.toml")


def test_c23_a_huge_key_that_would_make_proving_slow() -> None:
    huge = rsa_public((1 << 8191) | 1)
    nobody_yet = invite(forgery.with_keys("anna", key="", dice="", roots="", joined=""))
    with pytest.raises(ContentError, match="4096"):
        join(nobody_yet, "anna", identity("anna"), ShownKey(huge))
