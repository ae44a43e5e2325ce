"""
The attacks that a file alone does not betray (trust 3 and 5.1): what each player's computer remembers.

Everybody plays at home, by the commands; an attacker uses them too, with the ledger thrown away or
two copies of the home folder.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from household import Person, Village, quiet, state, warlike, write

from pbem.engine.file.gamefile import open_game
from pbem.ledger import ACCEPTED, Ledger

if TYPE_CHECKING:
    from conftest import Program

SEATS = ("anna", "ben", "cleo")


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Village:
    """Three friends who have begun a game, and everybody's first orders are still to come."""
    village = Village(tmp_path, monkeypatch)
    village.start("next", *SEATS)
    return village


def roles(village: Village, who: str = "anna") -> tuple[Person, Person, Person]:
    """The author of the next turn, the witness, and somebody else."""
    at = SEATS.index(state(village[who])["decides"][0])
    return tuple(village[SEATS[(at + step) % 3]] for step in range(3))  # type: ignore[return-value]  # three


def signed(author: Person, text: str, name: str = "orders.toml", *more: str) -> str:
    write(author, text, name)
    author.done("sign", author.newest(), name, *more)
    return name


def played(village: Village, author: Person, witness: Person, text: str = "") -> str:
    name = f"orders-{state(author)['index'] + 1:03d}.toml"
    village_name = signed(author, text or quiet(author), name)
    village.mail(author.name, village_name)
    witness.done("apply", witness.newest(), name)
    village.mail(witness.name, witness.newest())
    return witness.newest()


def forget(person: Person) -> None:
    """What a changed program, or a second computer, amounts to."""
    (person.home / "ledger").unlink()
    shutil.rmtree(person.home / "seen", ignore_errors=True)


def head(person: Person, name: str) -> bytes:
    return open_game((person.games / name).read_bytes()).head


def fork(village: Village) -> tuple[Person, Person, Person]:
    """Author and witness publish record 1 and then make another one; the file `other.toml`."""
    author, witness, third = roles(village)
    game = played(village, author, witness, warlike(author))
    third.done("verify", game)
    for cheat in (author, witness):
        forget(cheat)
        (cheat.games / game).unlink()
        (cheat.games / "world-001.txt").unlink(missing_ok=True)
    signed(author, quiet(author), "again.toml")
    shutil.copy(author.games / "again.toml", witness.games)
    witness.done("apply", "world-000.toml", "again.toml")
    shutil.copy(witness.games / game, third.games / "other.toml")
    return third, author, witness


# ── the ledger ───────────────────────────────────────────────────────────────────────────────────


def test_a9a_the_own_program_is_asked_to_sign_other_orders(village: Village) -> None:
    author, _, _ = roles(village)
    signed(author, quiet(author))
    write(author, warlike(author), "second.toml")
    assert "you signed other orders" in author.refused("sign", "world-000.toml", "second.toml")
    assert "signed]" not in (author.games / "second.toml").read_text()
    said = author.done("sign", "world-000.toml", "second.toml", "--revise")
    assert "can now choose between both" in said
    assert author.read("second.toml")["signed"]["seq"] == 2


def test_a9b_the_author_signs_twice_and_the_witness_has_played_already(village: Village) -> None:
    author, witness, _ = roles(village)
    played(village, author, witness)
    forget(author)
    (author.games / "world-001.toml").unlink()
    signed(author, warlike(author), "second.toml")
    shutil.copy(author.games / "second.toml", witness.games)
    said = witness.refused("apply", "world-000.toml", "second.toml")
    assert f"{author.name} signed two orders for one slot" in said
    folder = next(witness.games.glob("world-evidence-001-*"))
    assert {path.name for path in folder.iterdir()} >= {
        f"{author.name}-orders-1.sig", f"{author.name}-orders-2.json"
    }  # fmt: skip
    shutil.rmtree(witness.home / "seen")
    assert "ROLLBACK" in witness.refused("apply", "world-000.toml", "second.toml")


def test_a9b_nor_does_he_before_the_first_result_is_out(village: Village) -> None:
    """Killed after the ledger, before the file: the slot is taken all the same."""
    author, witness, _ = roles(village)
    signed(author, quiet(author))
    shutil.copy(author.games / "orders.toml", witness.games)
    witness.done("apply", "world-000.toml", "orders.toml")
    lines = (witness.home / "ledger").read_text().splitlines(keepends=True)
    kept = [line for line in lines if not (line.startswith("head") and " - - 1 " in line)]
    assert len(kept) == len(lines) - 1
    (witness.home / "ledger").write_text("".join(kept))
    shutil.rmtree(witness.home / "seen")
    forget(author)
    signed(author, warlike(author), "second.toml")
    shutil.copy(author.games / "second.toml", witness.games)
    said = witness.refused("apply", "world-000.toml", "second.toml")
    assert "the dice of this very record before, for other orders" in said


def test_a9c_author_and_witness_both_sign_twice(village: Village, program: Program) -> None:
    """Line 5: a newcomer cannot see it; whoever saw the first history names it and has the proof."""
    third, author, witness = fork(village)
    newcomer = village.person("dora")
    for name in ("world-001.toml", "other.toml"):
        shutil.copy(third.games / name, newcomer.games)
    assert "yes" in newcomer.done("verify", "other.toml")
    said = third.refused("verify", "other.toml")
    assert "FORK: record 1 is another one" in said
    folder = next(third.games.glob("world-evidence-001-*"))
    checks = [line for path in folder.glob("*.txt") for line in path.read_text().splitlines()]
    assert len(checks) == 4
    assert {line.split()[6] for line in checks} == {author.name, witness.name}
    program("ssh-keygen")
    for line in checks:
        done = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    texts = {path.read_text() for path in folder.glob(f"{author.name}-orders-*.json")}
    assert len(texts) == 2


def test_line_8_two_signatures_for_one_slot_are_evidence(village: Village) -> None:
    """Also between two files, without any ledger: --against names who gave both orders."""
    third, author, _ = fork(village)
    forget(third)
    said = third.refused("verify", "other.toml", "--against", "world-001.toml")
    assert f"part at record 1, with orders of {author.name}" in said


def test_line_12_different_files_for_different_people(village: Village) -> None:
    """The heads differ, so comparing them by eye is enough."""
    third, *_ = fork(village)
    shown = [third.done("show", name) for name in ("world-001.toml", "other.toml")]
    heads = [text.partition("head ")[2][:23] for text in shown]
    assert heads[0] != heads[1]
    assert all("mode next" in text for text in shown)


def test_a10_an_older_file_is_shown_as_the_newest(village: Village) -> None:
    """Line 11. Nothing is signed for it either."""
    author, witness, third = roles(village)
    played(village, author, witness)
    for person in (author, witness, third):
        person.done("verify", "world-001.toml")
        assert "ROLLBACK" in person.refused("verify", "world-000.toml")
    write(author, quiet(author), "late.toml")
    assert "ROLLBACK" in author.refused("sign", "world-000.toml", "late.toml")
    both = third.done("verify", "world-000.toml", "world-001.toml")
    assert "ROLLBACK" not in both


def test_in_an_open_game_going_back_is_told_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Village(tmp_path, monkeypatch).person("anna")
    anna.done("new", "world", "--players", "anna,ben")
    write(anna, quiet(anna), "orders.toml")
    anna.done("apply", "world-000.toml", "orders.toml")
    anna.done("verify", "world-001.toml")
    assert "But note: ROLLBACK" in anna.done("verify", "world-000.toml")
    both = ("verify", "world-000.toml", "world-001.toml", "--against", "world-000.toml")
    said = anna.done(*both)
    assert "ROLLBACK" not in said
    assert "same game at the same record" in said


def test_line_10_all_agree_to_go_back_and_it_is_noted(village: Village) -> None:
    """Without a record of it every computer stops; who goes on says so, and his ledger keeps it."""
    author, witness, third = roles(village)
    played(village, author, witness)
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


def test_line_7_the_mail_was_damaged_please_send_again(village: Village) -> None:
    """B6: the same bytes come again, from the author and from the witness; there is no new throw."""
    author, witness, _ = roles(village)
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


def test_line_2_the_witness_has_one_throw(village: Village) -> None:
    """Whoever plays it again at home, with whatever copy, gets the same head."""
    author, witness, _ = roles(village)
    signed(author, warlike(author))
    shutil.copy(author.games / "orders.toml", witness.games)
    heads = set()
    for place in ("one", "two"):
        witness.done("apply", "world-000.toml", "orders.toml", "-o", place)
        heads.add(head(witness, f"{place}/world-001.toml"))
        forget(witness)
    assert len(heads) == 1


def test_line_6_a_silent_witness_leaves_the_others_without_dice(village: Village) -> None:
    """Nobody else can make them; the group must decide to pass over the witness."""
    author, witness, third = roles(village)
    signed(author, quiet(author))
    shutil.copy(author.games / "orders.toml", third.games)
    said = third.refused("apply", "world-000.toml", "orders.toml")
    assert f"only {witness.name.title()} can play it" in said


def test_where_nothing_can_be_written_files_are_verified_all_the_same(village: Village) -> None:
    third = village["anna"]
    third.home = third.games / "world-000.toml" / "home"
    said = third.done("verify", "world-000.toml")
    assert "could not be noted" in said
    assert "record 0 holds" in said


def test_nothing_is_signed_on_a_history_that_does_not_hold(village: Village) -> None:
    """Neither orders nor dice: the end of the file fits, but an old signature is no signature."""
    author, witness, _ = roles(village)
    game = played(village, author, witness)
    author, witness, _ = roles(village)
    name = signed(author, quiet(author))
    for person in (author, witness):
        path = person.games / game
        sig = person.read(game)["history"][1]["sigs"][0]
        path.write_text(path.read_text().replace(sig, ("A" if sig[0] != "A" else "B") + sig[1:]))
        forget(person)
    shutil.copy(author.games / name, witness.games)
    assert "is not sound, so nothing is signed" in author.refused("sign", game, name)
    assert "is not sound, so nothing is signed" in witness.refused("apply", game, name)
    assert not (witness.home / "ledger").exists()


def test_orders_that_the_own_key_signed_elsewhere_are_told(village: Village) -> None:
    """A stolen key, or two computers of one player: nothing goes on until it is looked at."""
    author, witness, third = roles(village)
    signed(author, quiet(author), "mine.toml")
    thief = Person(
        "thief", author.home.parent / "copy", author.games.parent / "copied", author.patch
    )
    shutil.copytree(author.home, thief.home)
    shutil.copytree(author.games, thief.games)
    forget(thief)
    signed(thief, warlike(thief), "theirs.toml")
    shutil.copy(thief.games / "theirs.toml", witness.games)
    witness.done("apply", "world-000.toml", "theirs.toml")
    village.mail(witness.name, "world-001.toml")
    said = author.refused("verify", "world-001.toml")
    assert f"record 1 holds orders with {author.name}'s signature that were not signed on" in said
    assert "yes" in third.done("verify", "world-001.toml")


def test_only_new_records_are_judged_unless_all_are_wanted(village: Village) -> None:
    """A signature that was good when it was seen is not asked again; --full asks all."""
    author, witness, third = roles(village)
    game = played(village, author, witness)
    third.done("verify", game)
    path = third.games / game
    text = path.read_text()
    sig = third.read(game)["history"][1]["sigs"][0]
    path.write_text(text.replace(sig, ("A" if sig[0] != "A" else "B") + sig[1:]))
    assert "yes" in third.done("verify", game)
    assert "NO. record 1" in third.refused("verify", game, "--full")
    forget(third)
    assert "NO. record 1" in third.refused("verify", game)


# ── the beginning ────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Village:
    """Two people with an invitation from anna, not yet answered."""
    village = Village(tmp_path, monkeypatch)
    for name in ("anna", "ben", "stranger"):
        village.person(name)
    village["anna"].done("new", "world", "--mode", "next", "--players", "anna,ben")
    village.mail("anna", "world-start-anna.toml")
    return village


def test_a16_the_creator_puts_his_own_keys_on_somebodys_seat(strangers: Village) -> None:
    """Ben's computer sees it at once; the others only by comparing the game id."""
    ben, cheat = strangers["ben"], strangers["stranger"]
    ben.done("join", "world-start-anna.toml", "--player", "ben")
    own = ben.games / "world-start-ben-proof.toml"
    own.unlink()
    cheat.done("join", "world-start-anna.toml", "--player", "ben")
    shutil.copy(cheat.games / "world-start-ben-proof.toml", ben.games)
    said = ben.refused("start", *ben.files("world-start-*.toml"))
    assert "somebody put another key in its place" in said


def test_a_seat_that_two_keys_claim_is_told_and_not_chosen(strangers: Village) -> None:
    ben, cheat, anna = (strangers[name] for name in ("ben", "stranger", "anna"))
    for person, name in ((ben, "one"), (cheat, "two")):
        person.done("join", "world-start-anna.toml", "--player", "ben")
        shutil.copy(person.games / "world-start-ben-proof.toml", anna.games / f"{name}.toml")
    said = anna.refused("start", "world-start-anna.toml", "one.toml", "two.toml")
    assert "two different people, or keys, have joined as ben" in said


def test_a20_from_one_invitation_one_game_is_begun(tmp_path: Path, monkeypatch: Any) -> None:
    """Line 14 and 17: who has seen a set-up cannot begin anew with other answers."""
    village = Village(tmp_path, monkeypatch)
    anna, ben, cheat = (village.person(name) for name in ("anna", "ben", "stranger"))
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben")
    village.mail("anna", "world-start-anna.toml")
    for person in (ben, cheat):
        person.done("join", "world-start-anna.toml", "--player", "ben")
    shutil.copy(ben.games / "world-start-ben-proof.toml", anna.games / "one.toml")
    shutil.copy(cheat.games / "world-start-ben-proof.toml", anna.games / "two.toml")
    anna.done("start", "world-start-anna.toml", "one.toml")
    said = anna.refused("start", "world-start-anna.toml", "two.toml")
    assert "begun another game from this invitation" in said


def test_the_same_friends_begin_as_many_games_as_they_like(village: Village) -> None:
    anna = village["anna"]
    village.start("host", *SEATS, host="ben", more=("--rules", "risk-1959"), game="second")
    assert anna.files("*-000.toml") == ["second-000.toml", "world-000.toml"]
    assert "yes" in anna.done("verify", "world-000.toml", "second-000.toml")


def test_line_17_without_everybodys_proof_there_is_no_set_up(strangers: Village) -> None:
    """The last one to answer can stay away, but cannot choose."""
    ben, anna = strangers["ben"], strangers["anna"]
    ben.done("join", "world-start-anna.toml", "--player", "ben")
    said = ben.done("start", *ben.files("world-start-*.toml"))
    assert "anna has not proved the set-up yet" in said
    assert ben.files("world-000*") == []
    shutil.copy(ben.games / "world-start-ben-proof.toml", anna.games)
    anna.done("start", *anna.files("world-start-*.toml"))
    assert anna.files("world-000*") == ["world-000.toml", "world-000.txt"]


def test_a_key_put_in_for_somebody_is_not_what_was_signed(strangers: Village) -> None:
    ben = strangers["ben"]
    path = ben.games / "world-start-anna.toml"
    text = path.read_text()
    line = strangers["anna"].home.joinpath("dice.pub").read_text().rsplit(" ", 1)[0]
    other = (Path(__file__).parent.parent / "keys" / "cleo" / "dice.pub").read_text()
    path.write_text(text.replace(line.strip(), other.rsplit(" ", 1)[0].strip()))
    said = ben.refused("join", "world-start-anna.toml", "--player", "ben")
    assert "anna did not sign this invitation" in said


def test_an_invitation_that_was_changed_is_another_one(strangers: Village) -> None:
    ben = strangers["ben"]
    path = ben.games / "world-start-anna.toml"
    path.write_text(path.read_text().replace('quorum = "all-others"', 'quorum = "host"'))
    assert ben.refused("join", "world-start-anna.toml", "--player", "ben")


def test_line_9_the_orders_of_another_game_of_the_same_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = []
    for folder in ("one", "two"):
        village = Village(tmp_path / folder, monkeypatch)
        village.start("next", *SEATS)
        games.append(village)
    author, _, _ = roles(games[0])
    signed(author, quiet(author))
    _, witness, _ = roles(games[1])
    shutil.copy(author.games / "orders.toml", witness.games)
    said = witness.refused("apply", "world-000.toml", "orders.toml")
    assert "E-GAME" in said
    assert witness.files("world-001*") == []


def test_line_18_and_a22_the_host_who_plays_does_not_make_his_own_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    village = Village(tmp_path, monkeypatch)
    village.start("host", *SEATS, host="ben")
    host = village["ben"]
    while state(host)["decides"] != ["ben"]:
        author = village[state(host)["decides"][0]]
        played(village, author, host)
    signed(host, quiet(host))
    assert "only Cleo can play it" in host.refused("apply", host.newest(), "orders.toml")


def test_line_19_with_two_players_the_other_one_makes_the_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    village = Village(tmp_path, monkeypatch)
    village.start("next", "anna", "ben")
    seat = state(village["anna"])["decides"][0]
    author, other = village[seat], village[{"anna": "ben", "ben": "anna"}[seat]]
    signed(author, quiet(author))
    said = author.refused("apply", "world-000.toml", "orders.toml")
    assert f"only {other.name.title()} can play it" in said
