"""
The attacks that a file alone does not betray (trust 3 and 5.1): what each player's computer remembers.

Everybody plays at home, by the commands; an attacker uses them too, with the ledger thrown away or
two copies of the home folder.
"""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from attack_steps import SEATS, checks_of, forget, fork, head, played, roles, signed
from sample_games.friends import Friends, Person, quiet, warlike, write

from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import ACCEPTED
from pbem.rulesets.risk.play import resolution

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Program


@pytest.mark.thorough
def test_a9a_a_players_own_program_is_asked_to_sign_other_orders(friends: Friends) -> None:
    author, _, _ = roles(friends)
    signed(author, quiet(author))
    write(author, warlike(author), "second.toml")
    assert "you have already signed other orders" in author.refused("sign", "world-000.toml", "second.toml")
    assert "signed]" not in (author.games / "second.toml").read_text()
    said = author.done("sign", "world-000.toml", "second.toml", "--revise")
    assert "may now use either of your two sets of orders" in said
    assert author.read("second.toml")["signed"]["seq"] == 2


def test_a9b_the_author_signs_twice_and_the_witness_has_played_already(friends: Friends) -> None:
    author, witness, _ = roles(friends)
    played(friends, author, witness)
    forget(author)
    (author.games / "world-001.toml").unlink()
    signed(author, warlike(author), "second.toml")
    shutil.copy(author.games / "second.toml", witness.games)
    said = witness.refused("apply", "world-000.toml", "second.toml")
    assert f"{author.name} signed two orders for one record" in said
    folder = next(witness.games.glob("world-evidence-001-*"))
    assert {path.name for path in folder.iterdir()} >= {f"{author.name}-orders-1.sig", f"{author.name}-orders-2.json"}
    shutil.rmtree(witness.home / "seen")
    assert "ROLLBACK" in witness.refused("apply", "world-000.toml", "second.toml")


@pytest.mark.thorough
def test_a9b_the_author_cannot_sign_twice_before_the_first_result_either(friends: Friends) -> None:
    """Killed after the ledger, before the file: the slot is taken all the same."""
    author, witness, _ = roles(friends)
    signed(author, quiet(author))
    shutil.copy(author.games / "orders.toml", witness.games)
    witness.done("apply", "world-000.toml", "orders.toml")
    assert witness.keep_of_ledger(lambda line: not (line.startswith("head") and " - 1 " in line)) == 1
    shutil.rmtree(witness.home / "seen")
    forget(author)
    signed(author, warlike(author), "second.toml")
    shutil.copy(author.games / "second.toml", witness.games)
    said = witness.refused("apply", "world-000.toml", "second.toml")
    assert "you have already made the dice of this record, for other orders" in said


@pytest.mark.thorough
def test_a9c_and_line_5_somebody_changes_a_turn_that_has_already_been_mailed(
    friends: Friends, program: Program
) -> None:
    """A newcomer cannot see it; whoever saw the first history names it and has the proof."""
    third, author, witness = fork(friends)
    newcomer = friends.person("dora")
    for name in ("world-001.toml", "other.toml"):
        shutil.copy(third.games / name, newcomer.games)
    assert "yes" in newcomer.done("verify", "other.toml")
    said = third.refused("verify", "other.toml")
    assert said.startswith("other.toml: NO: FORK: record 1 is not the one")
    assert "By itself it holds." in said
    folder = next(third.games.glob("world-evidence-001-*"))
    checks = checks_of(folder)
    assert len(checks) == 4
    assert {line.split()[6] for line in checks} == {author.name, witness.name}
    program("ssh-keygen")
    for line in checks:
        done = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    texts = {path.read_text() for path in folder.glob(f"{author.name}-orders-*.json")}
    assert len(texts) == 2


@pytest.mark.thorough
def test_two_decisions_for_one_place_are_evidence_too(friends: Friends, program: Program) -> None:
    """Ben and Cleo give anna up to some and keep her to others."""
    anna, ben, cleo = (friends[name] for name in SEATS)
    dora = friends.person("dora")
    shutil.copy(ben.games / "world-000.toml", dora.games)
    for number, words in enumerate((("resign", "Gone."), ("replace", "Lost.")), 1):
        name = f"notice-{number}.toml"
        by = dora if number == 2 else ben
        by.done("admin", "world-000.toml", words[0], "anna", "--reason", words[1], "-o", name)
        if by is dora:
            shutil.copy(dora.games / name, ben.games)
        ben.done("approve", "world-000.toml", name, *(("--revise",) if number == 2 else ()))
        shutil.copy(ben.games / name, cleo.games)
        if number == 2:
            assert "ROLLBACK" in cleo.refused("approve", "world-000.toml", name)
            forget(cleo)
        cleo.done("approve", "world-000.toml", name)
        cleo.done("apply", "world-000.toml", name, "-o", f"play-{number}")
        shutil.copy(cleo.games / f"play-{number}" / "world-001.toml", dora.games / f"{number}.toml")
    dora.done("verify", "1.toml")
    said = dora.refused("verify", "2.toml")
    assert "FORK: record 1 is not the one" in said
    assert "ben and cleo signed two things for one record" in said
    folder = next(dora.games.glob("world-evidence-001-*"))
    program("ssh-keygen")
    assert len(checks_of(folder)) == 4
    for line in checks_of(folder):
        done = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    assert len({path.read_text() for path in folder.glob("ben-decision-*.json")}) == 2
    assert anna.files("world-001*") == []


@pytest.mark.thorough
def test_a_fork_is_named_also_where_the_evidence_cannot_be_written(friends: Friends) -> None:
    third, author, witness = fork(friends)
    third.refused("verify", "other.toml")
    folder = next(third.games.glob("world-evidence-001-*"))
    shutil.rmtree(folder)
    folder.write_text("in the way")
    said = third.refused("verify", "other.toml")
    assert "FORK: record 1 is not the one" in said
    assert f"{author.name} and {witness.name} signed two things for one record" in said
    assert ", but of the evidence" in said
    folder.unlink()
    third.refused("verify", "other.toml")
    assert folder.is_dir()


@pytest.mark.thorough
def test_a_key_that_was_replaced_since_is_evidence_too(friends: Friends) -> None:
    """Who signed twice and then lost the key has signed twice all the same."""
    third, author, witness = fork(friends)
    heir = friends.person("stranger")
    shutil.copy(third.games / "other.toml", heir.games / "world-001.toml")
    person = author
    words = (
        "admin",
        "world-001.toml",
        "replace",
        person.name,
        "--reason",
        "Lost.",
        "-o",
        "new.toml",
    )
    heir.done(*words)
    signers = [friends[name] for name in SEATS if name != person.name]
    holder = heir
    for signer in signers:
        forget(signer)
        shutil.copy(heir.games / "world-001.toml", signer.games / "base.toml")
        if signer is not holder:
            shutil.copy(holder.games / "new.toml", signer.games)
        signer.done("approve", "base.toml", "new.toml")
        holder = signer
    holder.done("apply", "base.toml", "new.toml", "-o", "after")
    reader = friends.person("emil")
    shutil.copy(third.games / "world-001.toml", reader.games / "first.toml")
    shutil.copy(holder.games / "after" / "world-002.toml", reader.games / "second.toml")
    reader.done("verify", "first.toml")
    said = reader.refused("verify", "second.toml")
    assert f"{witness.name} and {author.name} signed" in said or f"{author.name} and {witness.name} signed" in said
    assert list(next(reader.games.glob("world-evidence-001-*")).glob(f"{author.name}-orders-*.sig"))


@pytest.mark.thorough
def test_line_8_two_signatures_for_one_slot_are_evidence(friends: Friends) -> None:
    """Also between two files, without any ledger: --against names who gave both orders."""
    third, author, _ = fork(friends)
    forget(third)
    said = third.refused("verify", "other.toml", "--against", "world-001.toml")
    assert f"part at record 1, with orders of {author.name}" in said


@pytest.mark.thorough
def test_line_12_compare_the_short_head_with_somebody_who_may_have_another_file(friends: Friends) -> None:
    """The heads differ, so comparing them by eye is enough."""
    third, *_ = fork(friends)
    shown = [third.done("show", name) for name in ("world-001.toml", "other.toml")]
    heads = [text.partition("head ")[2][:23] for text in shown]
    assert heads[0] != heads[1]
    assert all("mode next" in text for text in shown)


def test_a10_and_line_11_an_older_file_is_shown_as_the_newest(friends: Friends) -> None:
    """Nothing is signed for it either."""
    author, witness, third = roles(friends)
    played(friends, author, witness)
    for person in (author, witness, third):
        person.done("verify", "world-001.toml")
        assert "ROLLBACK" in person.refused("verify", "world-000.toml")
    write(author, quiet(author), "late.toml")
    assert "ROLLBACK" in author.refused("sign", "world-000.toml", "late.toml")
    both = third.done("verify", "world-000.toml", "world-001.toml")
    assert "ROLLBACK" not in both


def test_in_an_open_game_going_back_is_reported_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Friends(tmp_path, monkeypatch).person("anna")
    anna.done("new", "world", "--players", "anna,ben")
    write(anna, quiet(anna), "orders.toml")
    anna.done("apply", "world-000.toml", "orders.toml")
    anna.done("verify", "world-001.toml")
    assert "But note: ROLLBACK" in anna.done("verify", "world-000.toml")
    both = ("verify", "world-000.toml", "world-001.toml", "--against", "world-000.toml")
    said = anna.done(*both)
    assert "ROLLBACK" not in said
    assert "same game at the same record" in said


@pytest.mark.thorough
def test_line_10_and_c12b_all_agree_to_go_back_and_it_is_noted(friends: Friends) -> None:
    """Without a record of it every computer stops; who goes on says so, and his ledger keeps it."""
    author, witness, third = roles(friends)
    played(friends, author, witness)
    for person in (author, third):
        person.done("verify", "world-001.toml")
    for person in (author, witness, third):
        person.done("verify", "world-000.toml", "--accept-rollback")
        entries = Ledger(str(person.home / "ledger")).entries()
        assert [entry.number for entry in entries if entry.kind == ACCEPTED] == [0]
        (person.games / "world-001.toml").rename(person.games / "gone.toml")
        (person.games / "world-001.txt").unlink(missing_ok=True)
    write(author, warlike(author), "again.toml")
    assert "--revise" in author.refused("sign", "world-000.toml", "again.toml")
    author.done("sign", "world-000.toml", "again.toml", "--revise")
    shutil.copy(author.games / "again.toml", witness.games)
    witness.done("apply", "world-000.toml", "again.toml")
    assert head(witness, "world-001.toml") != head(witness, "gone.toml")
    write(author, quiet(author, final=False), "third.toml")
    author.done("sign", "world-000.toml", "third.toml", "--revise")
    shutil.copy(author.games / "third.toml", witness.games)
    assert "ROLLBACK" in witness.refused("apply", "world-000.toml", "third.toml")


def test_line_7_the_mail_was_damaged_please_send_again(friends: Friends) -> None:
    """B6: the same bytes come again, from the author and from the witness; there is no new throw."""
    author, witness, _ = roles(friends)
    text = warlike(author)
    signed(author, text)
    first = (author.games / "orders.toml").read_bytes()
    shutil.copy(author.games / "orders.toml", witness.games)
    witness.done("apply", "world-000.toml", "orders.toml")
    result = (witness.games / "world-001.toml").read_bytes()
    signed(author, text, "again.toml")
    assert (author.games / "again.toml").read_bytes() == first
    for name in ("world-001.toml", "world-001.txt"):
        (witness.games / name).unlink()
    shutil.copy(author.games / "again.toml", witness.games)
    witness.done("apply", "world-000.toml", "again.toml")
    assert (witness.games / "world-001.toml").read_bytes() == result


def test_line_2_the_witness_has_one_throw(friends: Friends) -> None:
    """Whoever plays it again at home, with whatever copy, gets the same head."""
    author, witness, _ = roles(friends)
    signed(author, warlike(author))
    shutil.copy(author.games / "orders.toml", witness.games)
    heads = set()
    for place in ("one", "two"):
        witness.done("apply", "world-000.toml", "orders.toml", "-o", place)
        heads.add(head(witness, f"{place}/world-001.toml"))
        forget(witness)
    assert len(heads) == 1


@pytest.mark.thorough
def test_line_6_a_silent_witness_leaves_the_others_without_dice(friends: Friends) -> None:
    """Nobody else can make them; the group must decide to pass over the witness."""
    author, witness, third = roles(friends)
    signed(author, quiet(author))
    shutil.copy(author.games / "orders.toml", third.games)
    said = third.refused("apply", "world-000.toml", "orders.toml")
    assert f"only {witness.name.title()} can play it" in said


def test_where_nothing_can_be_written_files_are_verified_all_the_same(friends: Friends) -> None:
    third = friends["anna"]
    third.home = third.games / "world-000.toml" / "home"
    said = third.done("verify", "world-000.toml")
    assert "could not be noted" in said
    assert "record 0 holds" in said


@pytest.mark.thorough
def test_nothing_is_signed_on_a_history_that_does_not_hold(friends: Friends) -> None:
    """Neither orders nor dice: the end of the file fits, but an old signature is no signature."""
    author, witness, _ = roles(friends)
    game = played(friends, author, witness)
    author, witness, _ = roles(friends)
    name = signed(author, quiet(author))
    for person in (author, witness):
        path = person.games / game
        sig = person.read(game)["history"][1]["sigs"][0]
        path.write_text(path.read_text().replace(sig, ("A" if sig[0] != "A" else "B") + sig[1:]))
        forget(person)
    shutil.copy(author.games / name, witness.games)
    assert "is not sound, so nothing is signed" in author.refused("sign", game, name)
    assert "is not sound, so nothing is signed" in witness.refused("apply", game, name)
    assert witness.ledger_files() == []


@pytest.mark.thorough
def test_orders_signed_with_your_key_elsewhere_are_reported(friends: Friends) -> None:
    """A stolen key, or two computers of one player: nothing goes on until it is looked at."""
    author, witness, third = roles(friends)
    signed(author, quiet(author), "mine.toml")
    thief = Person("thief", author.home.parent / "copy", author.games.parent / "copied", author.patch)
    shutil.copytree(author.home, thief.home)
    shutil.copytree(author.games, thief.games)
    forget(thief)
    signed(thief, warlike(thief), "theirs.toml")
    shutil.copy(thief.games / "theirs.toml", witness.games)
    witness.done("apply", "world-000.toml", "theirs.toml")
    friends.mail(witness.name, "world-001.toml")
    said = author.refused("verify", "world-001.toml")
    assert f"record 1 holds orders with {author.name}'s signature that were not signed on" in said
    assert "yes" in third.done("verify", "world-001.toml")


@pytest.mark.thorough
def test_only_new_records_are_judged_unless_all_are_wanted(friends: Friends) -> None:
    """What was proved here is not played again; --full and a new computer play all of it."""
    author, witness, third = roles(friends)
    third.done("verify", "world-000.toml")
    game = played(friends, author, witness)
    assert records_played(third, game) == 1
    assert records_played(third, game) == 0
    assert records_played(third, game, "--full") == 2
    forget(third)
    assert records_played(third, game) == 2


def records_played(person: Person, *words: str) -> int:
    """How many records a computer plays to verify a file."""
    played: list[object] = []
    real = resolution.resolve

    def noted(*given: Any) -> Any:
        played.append(given)
        return real(*given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resolution, "resolve", noted)
        person.done("verify", *words)
    return len(played)


@pytest.mark.thorough
def test_a_signature_spoilt_in_a_game_that_was_proved_here_is_still_found(friends: Friends) -> None:
    """Heads do not stand for signatures: what is remembered is the whole text of the history."""
    author, witness, third = roles(friends)
    played(friends, author, witness, warlike(author))
    witness.done("admin", "world-001.toml", "ruling", "--reason", "Fair.", "-o", "n.toml")
    for who in SEATS:
        if who != witness.name:
            shutil.copy(witness.games / "n.toml", friends[who].games)
        friends[who].done("approve", "world-001.toml", "n.toml")
        if who != witness.name:
            shutil.copy(friends[who].games / "n.toml", witness.games / f"n-{who}.toml")
    witness.done("apply", "world-001.toml", *witness.files("n*.toml"))
    friends.mail(witness.name, "world-002.toml")
    author, witness, _ = roles(friends, third.name)
    game = played(friends, author, witness)
    third.done("verify", game)
    rows = (third.games / game).read_text().splitlines(keepends=True)
    signed_rows = [at for at, row in enumerate(rows) if row.startswith(("sigs ", "proofs "))]
    assert len(signed_rows) == 6
    for at in signed_rows:
        sign = rows[at].index("=") + 12
        other = "A" if rows[at][sign] != "A" else "B"
        changed = [*rows[:at], f"{rows[at][:sign]}{other}{rows[at][sign + 1 :]}", *rows[at + 1 :]]
        (third.games / "spoilt.toml").write_text("".join(changed))
        said = third.refused("verify", "spoilt.toml")
        assert said.startswith("spoilt.toml: NO. record"), rows[at]
    third.done("verify", game)
