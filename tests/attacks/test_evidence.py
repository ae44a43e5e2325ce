"""
What can be proved when a game has two histories: who did what, and what everybody then must hear.

Each case is data: how the two histories came about, and what is said to a stranger who holds both files
(`verify --against`, `status`), and to those who saw the first or the second one before (`verify`).
Evidence hits the guilty and spares the innocent.
"""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from attack_steps import checks_of, forget, played, roles, signed
from sample_games.friends import Friends, Person, quiet, warlike, write
from sample_games.signing_group import RACE, TRIO, Group, person
from sample_games.small_games import identity
from thorough import one_in

from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.local import registry
from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import RESTORED, RESUMED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Program

    from pbem.engine.table.terms import Data

Histories = tuple[bytes, bytes]


def orders(group: Group, seq: int = 1, **more: Any) -> Data:
    """Signed orders of the mover, with a number; `more` makes them other orders."""
    seat = group.mover
    own = {key: value for key, value in group.quiet(seat).items() if key != "signed"}
    signer = identity(group.who(seat))
    return play.sign_orders(group.game, {**own, **more}, signer, signer.root, seq=seq)


def branches(group: Group) -> tuple[Group, Group]:
    return Group(group.data, dict(group.holders)), Group(group.data, dict(group.holders))


# ── who did what ─────────────────────────────────────────────────────────────────────────────────


def two_orders_with_one_number() -> Histories:
    """The author signs twice with one number, and the witness makes dice for both."""
    one, other = branches(Group.begun())
    one.turn(orders(one))
    other.turn(orders(other, final=False))
    return one.data, other.data


def two_orders_with_two_numbers() -> Histories:
    """The author signs anew after the result, and a witness without a ledger makes dice again."""
    one, other = branches(Group.begun())
    one.turn(orders(one))
    other.turn(orders(other, 2, final=False))
    return one.data, other.data


def passed_over() -> Histories:
    """The witness has published; the two others pass him over, and the third makes the dice."""
    one, other = branches(Group.begun())
    text = orders(one)
    one.turn(text)
    (witness,) = play.needed_witnesses(other.game, [other.mover])
    other.decide("substitute", witness)
    other.turn(text)
    return one.data, other.data


def two_decisions() -> Histories:
    """Everybody signs two decisions for one place."""
    one, other = branches(Group.begun())
    one.decide("ruling", reason="Peace.")
    other.decide("ruling", reason="War.")
    return one.data, other.data


def two_people_in_one_seat() -> Histories:
    """The author signs, is replaced, and the one who follows signs as well: each once."""
    group = Group.begun()
    one, other = branches(group)
    one.turn(orders(one))
    other.replace(other.mover, "host")
    other.turn(orders(other))
    return one.data, other.data


def revised_in_time() -> Histories:
    """The author signs anew before anything is played; only the second orders are."""
    group = Group.begun()
    orders(group)
    before = group.data
    group.turn(orders(group, 2, final=False))
    return before, group.data


def gone_back_by_record() -> Histories:
    """All sign that the game goes back, and play the turn anew."""
    group = Group.begun()
    group.turn(orders(group))
    before = group.data
    group.decide("rollback", "", {"to": 0})
    group.turn(orders(group, final=False))
    return before, group.data


def made_anew_after_an_agreement(quorum: str = "") -> Histories:
    """All sign that the game goes back, and somebody makes the turn anew from the old file."""
    group = Group.begun(mode="host", quorum=quorum) if quorum else Group.begun()
    one, other = branches(group)
    one.turn(orders(one))
    one.decide("rollback", "", {"to": 0})
    one.turn(orders(one, final=False))
    other.turn(orders(other, 2, final=False))
    return one.data, other.data


def made_anew_before_an_agreement_to_go_back_less_far() -> Histories:
    """What all agreed to leave is not what was signed twice."""
    one, other = branches(Group.begun())
    one.turn(orders(one))
    one.turn()
    one.decide("rollback", "", {"to": 1})
    other.turn(orders(other, final=False))
    return one.data, other.data


def missed_beside_dice() -> Histories:
    """The host publishes the dice, and then calls the turn missed, alone."""
    one, other = branches(Group.begun(mode="host", quorum="host", deadline="7 days"))
    one.turn(orders(one))
    other.decide("missed", other.mover)
    return one.data, other.data


def resigned_beside_dice() -> Histories:
    """The witness publishes the dice, and then, with the third player, takes the mover out."""
    one, other = branches(Group.begun())
    one.turn(orders(one))
    other.decide("resign", other.mover)
    return one.data, other.data


def ruled_by_others_beside_dice() -> Histories:
    """The two others take the witness out, whose dice are published: nobody signed both."""
    one, other = branches(Group.begun())
    (witness,) = play.needed_witnesses(other.game, [other.mover])
    one.turn(orders(one))
    other.decide("resign", witness)
    return one.data, other.data


def two_who_give_up() -> Histories:
    """Of two players each gives up in one history, for one place: nobody else had to sign."""
    one, other = branches(Group.begun(seats=("anna", "ben"), rules=RACE))
    one.decide("resign", "anna")
    other.decide("resign", "ben")
    return one.data, other.data


TWICE = "signed two things for one record"
NOBODY = "nobody signed two things there"


@attrs.frozen
class Case:
    """
    What happened, and what is to be said; `seats` stands in for the words in braces.

    `never` is said to nobody. `first` and `second` are for those who saw this history before.
    """

    make: Callable[[], Histories]
    stranger: tuple[str, ...]
    first: tuple[str, ...]
    second: tuple[str, ...]
    never: tuple[str, ...] = ()


@cache
def seats() -> dict[str, str]:
    """Who moves first in these games, whose dice that takes, and the two others than the witness."""
    group = Group.begun()
    (witness,) = play.needed_witnesses(group.game, [group.mover])
    others = " and ".join(seat for seat in TRIO if seat != witness)
    rest = " and ".join(seat for seat in TRIO if seat != group.mover)
    return {"mover": group.mover, "witness": witness, "others": others, "others_of_mover": rest}


def told(expected: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(words.format(**seats()) for words in expected)


CASES = [
    Case(
        two_orders_with_one_number,
        ("{mover} and {witness} signed two things for one record", "no offence if everybody had agreed to go back"),
        ("{mover} and {witness} signed two things for one record",),
        ("{mover} and {witness} signed two things for one record",),
    ),
    Case(
        two_orders_with_two_numbers,
        ("{witness} signed two things for one record", "{mover} signed orders with the numbers"),
        ("{witness} signed two things for one record", "{mover} signed orders with the numbers 2 and 1"),
        ("{witness} signed two things for one record", "{mover} signed orders with the numbers 1 and 2"),
        ("{mover} and {witness} signed two things for one record", "{mover} signed two things for one record"),
    ),
    Case(
        passed_over,
        ("{others} passed over {witness}", "only somebody who saw one of the two first"),
        ("{others} passed over {witness}, whose dice were seen here before that",),
        ("{witness} was passed over before these dice came; they are too late",),
        (TWICE,),
    ),
    Case(
        two_decisions,
        ("anna, ben and cleo signed two things for one record",),
        ("anna, ben and cleo signed two things for one record",),
        ("anna, ben and cleo signed two things for one record",),
        ("no offence",),
    ),
    Case(
        made_anew_before_an_agreement_to_go_back_less_far,
        ("{mover} and {witness} signed two things for one record",),
        ("{mover} and {witness} signed two things for one record",),
        ("{mover} and {witness} signed two things for one record",),
        ("is the agreement of all",),
    ),
    Case(
        two_people_in_one_seat,
        (
            "{witness} made dice of one and signed the decision in the other, which may have been innocent",
            "(replace) needed the signature of {others_of_mover}",
        ),
        ("may have been innocent",),
        ("may have been innocent",),
        (TWICE, "numbers", "passed over", "alone made the dice"),
    ),
    Case(two_who_give_up, (NOBODY,), (), (), (TWICE, "made the dice", "cannot be proved")),
    Case(
        missed_beside_dice,
        (
            "host alone made the dice of one and alone signed the decision in the other",
            "(missed) needed the signature of host; which of the two records came first cannot be proved",
        ),
        ("host alone made the dice",),
        ("host alone made the dice",),
        (TWICE, "innocent", "no offence"),
    ),
    Case(
        resigned_beside_dice,
        (
            "{witness} made dice of one and signed the decision in the other, which may have been innocent",
            "(resign) needed the signature of {others_of_mover}",
        ),
        ("may have been innocent",),
        ("may have been innocent",),
        (TWICE, "alone made the dice"),
    ),
    Case(
        ruled_by_others_beside_dice,
        ("(resign) needed the signature of {others}", "cannot be proved"),
        (),
        (),
        (TWICE, "innocent", "made the dice"),
    ),
]


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Somebody with a computer of their own, and no part in the game."""
    return Friends(tmp_path, monkeypatch).person("dora")


@pytest.mark.rule("engine/proof/exhibit 1.1")
@pytest.mark.parametrize("case", one_in(3, CASES), ids=lambda case: case.make.__name__)
def test_evidence_names_those_who_signed_two_things_and_no_more(case: Case, reader: Person, program: Program) -> None:
    for name, data in zip(("first.toml", "second.toml"), case.make(), strict=True):
        (reader.games / name).write_bytes(data)
    heard = [
        stranger(reader, told(case.stranger)),
        before_and_after(reader, "first.toml", "second.toml", told(case.first)),
        before_and_after(reader, "second.toml", "first.toml", told(case.second)),
    ]
    for said in heard:
        assert not any(words in said for words in told(case.never)), said
    program("ssh-keygen")
    for folder in reader.games.glob("world-evidence-*"):
        for line in checks_of(folder):
            done = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, check=False)
            assert done.returncode == 0, done.stderr


def stranger(reader: Person, expected: tuple[str, ...]) -> str:
    """Somebody who has seen neither: --against and status say the same."""
    said = reader.refused("verify", "second.toml", "--against", "first.toml")
    shutil.rmtree(reader.home)
    status = reader.done("status", "first.toml", "second.toml")
    for words in expected:
        assert words in said, said
        assert words in status, status
    proved = not {NOBODY, "cannot be proved"} & set(expected)
    assert bool(list(reader.games.glob("world-evidence-*"))) == proved
    assert ("the evidence is written by: pbem verify" in status) == proved
    shutil.rmtree(reader.home, ignore_errors=True)
    return said + status


def before_and_after(reader: Person, seen: str, new: str, expected: tuple[str, ...]) -> str:
    """Somebody who has seen one of the two, and then gets the other."""
    reader.done("verify", seen)
    said = reader.refused("verify", new)
    assert "FORK" in said
    for words in expected:
        assert words in said, said
    shutil.rmtree(reader.home)
    return said


@pytest.mark.parametrize("make", [revised_in_time, gone_back_by_record], ids=lambda one: one.__name__)
def test_what_is_allowed_leaves_one_history(make: Callable[[], Histories], reader: Person) -> None:
    for name, data in zip(("first.toml", "second.toml"), make(), strict=True):
        (reader.games / name).write_bytes(data)
    reader.done("verify", "first.toml")
    said = reader.done("verify", "second.toml", "--against", "first.toml")
    assert "It continues the older file" in said
    assert "FORK" not in reader.done("status", "first.toml", "second.toml")
    assert not list(reader.games.glob("world-evidence-*"))


def test_an_agreement_of_all_to_go_back_is_seen_by_strangers_too(reader: Person) -> None:
    """One of the two files holds it, signed by all; so what was signed anew accuses nobody."""
    for name, data in zip(("first", "second"), made_anew_after_an_agreement(), strict=True):
        (reader.games / f"{name}.toml").write_bytes(data)
    for said in (
        reader.refused("verify", "second.toml", "--against", "first.toml"),
        reader.refused("verify", "first.toml", "--against", "second.toml"),
        reader.done("status", "first.toml", "second.toml"),
    ):
        assert "record 2 of one of them is the agreement of all to go back to record 0" in said
        assert "nobody is accused of what was signed anew" in said
        assert TWICE not in said
    assert not list(reader.games.glob("world-evidence-*"))


def test_an_agreement_of_the_host_and_the_mover_alone_excuses_nobody(reader: Person) -> None:
    """With the quorum host others have not agreed to anything."""
    for name, data in zip(("first", "second"), made_anew_after_an_agreement("host"), strict=True):
        (reader.games / f"{name}.toml").write_bytes(data)
    said = reader.refused("verify", "second.toml", "--against", "first.toml")
    assert "host signed two things for one record" in said
    assert list(reader.games.glob("world-evidence-*"))


@pytest.mark.rule("engine/proof/exhibit 1.1")
def test_a_file_that_does_not_hold_accuses_nobody(reader: Person) -> None:
    """Somebody writes a record that gives anna's seat to a key of his, and signs with it as anna."""
    one, other = branches(Group.begun())
    one.turn(orders(one))
    notice = other.draft("replace", "anna", "x", person(other.game.file.genesis, "anna", "host"))
    sigs = dict.fromkeys(("ben", "cleo"), "A" * 86 + "==")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(procedure, "require_good", lambda *_: None)
        applied = procedure.record_decision(other.game, other.data, notice, sigs, identity("ben"), registry.load)
    (reader.games / "first.toml").write_bytes(one.data)
    (reader.games / "second.toml").write_bytes(applied.data)
    assert "NO" in reader.refused("verify", "second.toml")
    said = reader.refused("verify", "first.toml", "--against", "second.toml")
    assert "is not sound, so it is evidence against nobody" in said
    assert "is not sound" in reader.done("status", "first.toml", "second.toml")
    assert not list(reader.games.glob("world-evidence-*"))


# ── on the computers of those who play ───────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_a_witness_who_accepted_a_rollback_is_no_double_signer(friends: Friends) -> None:
    """He made dice twice, because all had agreed; whoever agreed is told so, and sees no evidence."""
    author, witness, third = roles(friends)
    game = played(friends, author, witness)
    for who in (author, witness, third):
        who.done("verify", game)
        who.done("verify", "world-000.toml", "--accept-rollback")
        (who.games / game).rename(who.games / "left.toml")
    write(author, warlike(author), "again.toml")
    author.done("sign", "world-000.toml", "again.toml", "--revise")
    shutil.copy(author.games / "again.toml", witness.games)
    witness.done("apply", "world-000.toml", "again.toml", "-o", "new")
    shutil.copy(witness.games / "new" / game, third.games / game)
    third.done("verify", game)
    for said in (
        third.refused("verify", "left.toml"),
        third.refused("verify", game, "--against", "left.toml"),
        third.done("status", game, "left.toml"),
    ):
        assert "nobody is to blame, because you agreed to go back" in said
        assert "signed two things" not in said
    assert not list(third.games.glob("world-evidence-*"))


@pytest.mark.thorough
def test_having_gone_back_once_excuses_nobody_who_signs_twice_afterwards(friends: Friends) -> None:
    author, witness, third = roles(friends)
    game = played(friends, author, witness)
    for who in (author, witness, third):
        who.done("verify", game)
        who.done("verify", "world-000.toml", "--accept-rollback")
        (who.games / game).unlink()
    for name, text in (("agreed", warlike(author)), ("secret", quiet(author, final=False))):
        write(author, text, f"{name}.toml")
        author.done("sign", "world-000.toml", f"{name}.toml", "--revise")
        shutil.copy(author.games / f"{name}.toml", witness.games)
        witness.done("apply", "world-000.toml", f"{name}.toml", "-o", name)
        shutil.copy(witness.games / name / game, third.games / f"{name}-{game}")
        forget(author)
        forget(witness)
    third.done("verify", f"agreed-{game}")
    said = third.refused("verify", f"secret-{game}")
    assert "nobody is to blame" not in said
    assert "signed two" in said
    assert list(third.games.glob("world-evidence-*"))


@pytest.mark.rule("engine/proof/exhibit 2.1", "engine/proof/exhibit 2.2")
def test_an_author_with_two_numbers_after_the_result_is_named_to_the_witness(friends: Friends) -> None:
    author, witness, _ = roles(friends)
    played(friends, author, witness)
    forget(author)
    (author.games / "world-001.toml").unlink()
    signed(author, quiet(author), "first.toml")
    write(author, warlike(author), "late.toml")
    author.done("sign", "world-000.toml", "late.toml", "--revise")
    shutil.copy(author.games / "late.toml", witness.games)
    said = witness.refused("apply", "world-000.toml", "late.toml")
    assert f"{author.name} signed orders with the numbers 1 and 2 for this moment" in said
    assert "signed two orders for one record" not in said
    folder = next(witness.games.glob("world-evidence-001-*"))
    assert len(checks_of(folder)) == 2


@pytest.mark.thorough
def test_an_empty_ruling_gives_no_second_throw(friends: Friends) -> None:
    """The others cannot make an author's orders stale by a ruling that the author has not signed."""
    author, witness, third = roles(friends)
    witness.done("admin", "world-000.toml", "ruling", author.name, "--reason", "Fair play!")
    notice = "world-001-ruling.toml"
    witness.done("approve", "world-000.toml", notice)
    shutil.copy(witness.games / notice, third.games)
    third.done("approve", "world-000.toml", notice)
    said = third.refused("apply", "world-000.toml", notice)
    assert f"{author.name.title()} must sign it first" in said


def test_an_empty_ruling_without_the_author_is_a_false_record() -> None:
    group = Group.begun()
    mover = group.mover
    signers = procedure.needed(group.game, group.draft("ruling", mover)).signers
    assert signers == TRIO
    another = next(seat for seat in TRIO if seat != mover)
    without = procedure.needed(group.game, group.draft("ruling", another)).signers
    assert without == tuple(seat for seat in TRIO if seat != another)


@pytest.mark.rule("local/ledger 4.1")
def test_a_ledger_from_an_old_backup_is_recognised_and_asks_before_it_signs(friends: Friends) -> None:
    """What was signed since the backup is forgotten; signing again must not look like cheating."""
    author, witness, third = roles(friends)
    author.done("key", "backup", "old.backup")
    signed(author, quiet(author), "first.toml")
    first = author.read("first.toml")["signed"]
    shutil.rmtree(author.home)
    assert "nothing is signed yet" in author.done("key", "restore", "old.backup")
    write(author, warlike(author), "again.toml")
    said = author.refused("sign", "world-000.toml", "again.toml")
    assert "this ledger was restored from a backup" in said
    assert "pbem verify with --resume and the name of that file" in said
    assert "signed]" not in (author.games / "again.toml").read_text()
    author.done("verify", "world-000.toml", "--resume")
    author.done("sign", "world-000.toml", "again.toml")
    again = author.read("again.toml")["signed"]
    assert (first["seq"], again["seq"]) == (1, 1001)
    kinds = [one.kind for one in Ledger(str(author.home / "ledger")).entries()]
    assert [kind for kind in kinds if kind in (RESTORED, RESUMED)] == [RESTORED, RESUMED]
    for name in ("first.toml", "again.toml"):
        shutil.copy(author.games / name, witness.games)
    witness.done("apply", "world-000.toml", "again.toml")
    said = witness.refused("apply", "world-000.toml", "first.toml")
    assert "signed two orders for one record" not in said
    friends.mail(witness.name, "world-001.toml")
    third.done("verify", "world-001.toml")


@pytest.mark.thorough
def test_a_witness_from_an_old_backup_makes_no_dice_before_it_is_asked(friends: Friends) -> None:
    author, witness, _ = roles(friends)
    witness.done("key", "backup", "old.backup")
    signed(author, quiet(author))
    shutil.copy(author.games / "orders.toml", witness.games)
    shutil.rmtree(witness.home)
    witness.done("key", "restore", "old.backup")
    said = witness.refused("apply", "world-000.toml", "orders.toml")
    assert "this ledger was restored from a backup" in said
    witness.done("verify", "world-000.toml", "--resume")
    witness.done("apply", "world-000.toml", "orders.toml")


@pytest.mark.thorough
def test_a_ledger_from_an_old_backup_answers_no_invitation_before_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever joins twice or proves two set-ups could choose between them, or seem to."""
    friends = Friends(tmp_path, monkeypatch)
    anna, ben, cleo = (friends.person(seat) for seat in TRIO)
    ben.done("key", "backup", "old.backup")

    def restored() -> None:
        shutil.rmtree(ben.home)
        ben.done("key", "restore", "old.backup")

    anna.done("new", "world", "--mode", "next", "--players", "anna,ben,cleo", "--as", "anna")
    friends.mail("anna", "world-start-anna.toml")
    cleo.done("join", "world-start-anna.toml", "--player", "cleo")
    friends.mail("cleo", "world-start-cleo.toml")
    restored()
    said = ben.refused("join", "world-start-anna.toml", "--player", "ben")
    assert "two answers to one invitation could look like cheating" in said
    assert not (ben.games / "world-start-ben.toml").exists()
    ben.done("join", "world-start-anna.toml", "--player", "ben", "--resume")
    restored()
    files = [f"world-start-{seat}.toml" for seat in TRIO]
    assert "the same command with --resume" in ben.refused("start", *files)
    assert not (ben.games / "world-start-ben-proof.toml").exists()
    assert "world-start-ben-proof.toml" in ben.done("start", *files, "--resume")
    restored()
    ben.done("new", "other", "--mode", "next", "--players", "ben,anna", "--as", "ben")
