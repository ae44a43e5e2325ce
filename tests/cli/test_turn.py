"""`pbem turn`: from the mail with the turn to the mail with the orders, in one command."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import time
import tomllib
from email import message_from_bytes, policy
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from sample_games.friends import Friends, Person, quiet, state, warlike, write

from pbem.cli.begin import new_game
from pbem.cli.games import overview
from pbem.cli.group import COMMANDS, OTHER_NAMES, cli

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from click.testing import Result
    from conftest import Run

pytestmark = pytest.mark.spelling

PLANNED = "planned"


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    """Players whose editor puts into a file what lies under PLANNED, if there is anything."""
    monkeypatch.delenv("PBEM_PASSPHRASE", raising=False)
    monkeypatch.delenv("VISUAL", raising=False)
    editor = tmp_path / "editor"
    editor.write_text(f'#!/bin/sh\ntest -f {PLANNED} && cp {PLANNED} "$1"\nexit 0\n')
    editor.chmod(0o755)
    monkeypatch.setenv("EDITOR", str(editor))
    return Friends(tmp_path, monkeypatch)


def turn(person: Person, *words: str, answers: Iterable[str] = "") -> Result:
    """Type `pbem turn`, and then an answer for each letter or word; what has no answer is left."""
    person.sit_down()
    typed = "".join(f"{one}\n" for one in answers)
    result = CliRunner().invoke(cli, ["turn", *words], input=typed)
    assert "defect" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def plan(person: Person, text: str) -> None:
    (person.games / PLANNED).write_text(text)


def sent(person: Person, name: str) -> dict[str, bytes]:
    """What hangs on a draft, by its name."""
    mail = message_from_bytes((person.games / name).read_bytes(), policy=policy.default)
    return {str(one.get_filename()): one.get_content() for one in mail.iter_attachments()}


def folded(result: Result) -> str:
    return " ".join(result.output.split())


def at_one_table(friends: Friends, *seats: str) -> dict[str, Person]:
    """An open game without keys, everybody with the first file."""
    people = {seat: friends.person(seat, keys=False) for seat in seats}
    friends[seats[0]].done("new", "world", "--players", ",".join(seats))
    friends.mail(seats[0], "world-000.toml")
    return people


def mover(person: Person) -> str:
    seat: str = state(person)["decides"][0]
    return seat


@pytest.mark.thorough
def test_three_turns_of_an_open_game_each_by_one_command(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben", "cleo")
    for number in (1, 2, 3):
        seat = mover(people["anna"])
        person = people[seat]
        plan(person, warlike(person))
        # Who I am is asked once; write, play, mail, and not in the mail program.
        done = turn(person, "world", "--player", seat, answers="ypyn")
        assert done.exit_code == 0, done.output
        assert f"world: turn {number}" in done.output
        draft = f"world-{number:03d}.eml"
        assert set(sent(person, draft)) == {f"world-{number:03d}.toml"}
        for other in people.values():
            if other is not person:
                shutil.copy(person.games / draft, other.games / "saved.eml")
                # Put the game into the folder.
                assert turn(other, "world", "--player", other.name, answers="y").exit_code in (0, 1)
                assert (other.games / f"world-{number:03d}.toml").exists()
    assert people["ben"].done("verify", people["ben"].newest())


def at_alberta(person: Person) -> str:
    """Two short lines that a seat may order in its first turn."""
    place = next(line for line in person.done("orders", person.newest(), "--short").split("to do:")[:1])
    found = re.search(r"place rest ([A-Z][\w ]*?) #", place)
    assert found, place
    return f"place all {found[1].lower()}\n"


def test_short_lines_are_proposed_and_become_an_order_file(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    person, draft = people[seat], f"world-turn-01-{seat}.txt"
    asked = turn(person, "world", "--player", seat, answers="yn")
    assert f"They go into {draft}" in folded(asked)
    proposed = (person.games / draft).read_text()
    assert "# Your territories with their armies, and what can be reached from them:" in proposed
    lines = at_alberta(person)
    # Neither game, player nor turn needs to be said.
    plan(person, f"Hello!\n{lines}end\n")
    done = turn(person, "world", answers="epyn")
    assert done.exit_code == 0, done.output
    assert (person.games / draft).read_text().startswith("Hello!")
    written = tomllib.loads((person.games / f"world-turn-01-{seat}.toml").read_text())
    assert (written["player"], [*written["place"].values()]) == (seat, ["rest"])


def test_lines_that_are_read_as_words_are_quoted(friends: Friends) -> None:
    """An order in words that pbem does not know would else be missed only after the turn."""
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    plan(people[seat], f"{at_alberta(people[seat])}What a war, Ben\nend\n")
    done = turn(people[seat], "world", "--player", seat, answers="yn")
    assert "can be played" in done.output
    assert "read as words, not as orders: 2 | What a war, Ben" in folded(done)


def test_a_line_that_may_be_an_order_is_a_fault_in_the_editors_file(friends: Friends) -> None:
    """Unsure means ask: at the terminal it is a fault with its place."""
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    plan(people[seat], f"{at_alberta(people[seat])}Siam goes to 3 of mine\nend\n")
    done = turn(people[seat], "world", "--player", seat, answers="yn")
    assert f'world-turn-01-{seat}.txt:2:1: "Siam goes to 3 of mine" was not understood' in done.output
    assert "it names places of the board" in folded(done)


def test_lines_that_are_no_orders_are_pointed_at_in_the_editors_file(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    plan(people[seat], "place rest Albertta\nattack Alaska > Nowhere\n")
    done = turn(people[seat], "world", "--player", seat, answers="yn")
    assert f"world-turn-01-{seat}.txt:1:" in done.output
    assert f"world-turn-01-{seat}.txt:2:" in done.output
    assert not people[seat].files("*.toml")[1:]


def test_full_order_files_are_remembered_and_take_short_lines_too(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    person, name = people[seat], f"world-turn-01-{seat}"
    lines = at_alberta(person)
    asked = turn(person, "world", "--full", "--player", seat, answers="yn")
    assert f"They go into {name}.toml" in folded(asked)
    assert "#[[attack]]" in (person.games / f"{name}.toml").read_text()
    plan(person, lines)
    done = turn(person, "world", answers="epyn")
    assert done.exit_code == 0, done.output
    assert (person.games / f"{name}-typed.txt").read_text() == lines
    assert "place" in tomllib.loads((person.games / f"{name}.toml").read_text())
    other = people[mover(person)]
    friends.mail(seat, "world-001.toml")
    assert "-02-" in folded(turn(other, "world", "--player", other.name, answers="n"))
    assert person.files(f"{name}.txt") == []


def test_what_is_signed_stays_signed_while_it_says_the_same(friends: Friends) -> None:
    friends.start("next", "anna", "ben", "cleo")
    first = mover(friends["anna"])
    person = friends[first]
    turn(person, "world", answers="ysn")
    signed = (person.games / f"world-turn-01-{first}.toml").read_bytes()
    assert b"[signed]" in signed
    turn(person, "world", answers="n")
    assert (person.games / f"world-turn-01-{first}.toml").read_bytes() == signed


@pytest.mark.thorough
def test_in_mode_next_one_mail_carries_the_game_and_the_orders(friends: Friends) -> None:
    friends.start("next", "anna", "ben", "cleo")
    first = mover(friends["anna"])
    person = friends[first]
    plan(person, warlike(person))
    assert turn(person, "world", answers="ysyn").exit_code == 0
    draft = f"world-turn-01-{first}.eml"
    # Nothing shows yet that the others have record 0, of which the proof is a part.
    assert set(sent(person, draft)) == {
        "world-000.toml",
        f"world-start-{first}-proof.toml",
        f"world-turn-01-{first}.toml",
    }
    for number in (1, 2, 3):
        (second,) = _witness(person)
        receiver = friends[second]
        shutil.copy(person.games / draft, receiver.games / f"mail-{number}.eml")
        # Play the turn as its witness; then write, sign and mail one's own.
        assert turn(receiver, "world", answers="y").exit_code == 1
        assert receiver.newest() == f"world-{number:03d}.toml"
        plan(receiver, warlike(receiver))
        done = turn(receiver, "world", answers="ysyn")
        assert done.exit_code == 0, done.output
        draft = f"world-turn-{number + 1:02d}-{second}.eml"
        assert set(sent(receiver, draft)) == {
            f"world-{number:03d}.toml",
            f"world-turn-{number + 1:02d}-{second}.toml",
        }
        person = receiver


def _witness(person: Person) -> list[str]:
    said = person.done("status", ".")
    found = re.search(r"All orders are in; (?:you \()?(\w+)\)? makes? the dice", said)
    assert found, said
    return [found[1].lower()]


def test_a_word_in_orders_is_heard_by_the_next_player(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben")
    first = mover(people["anna"])
    (second,) = set(people) - {first}
    plan(people[first], f'{warlike(people[first])}\n[[message]]\ntext = "Peace?"\n')
    assert turn(people[first], "world", "--player", first, answers="ypyn").exit_code == 0
    shutil.copy(people[first].games / "world-001.eml", people[second].games / "saved.eml")
    heard = turn(people[second], "world", "--player", second, answers="y").output
    assert f"\n{first.title()}, turn 1:\n  > Peace?\n" in heard


# ── several decide at once ───────────────────────────────────────────────────────────────────────


def claims(seat: str) -> str:
    """Territories claimed in any order, and armies wherever there is room."""
    return (
        f'game = "world"\nplayer = "{seat}"\nturn = 0\n[setup]\nclaim = ["@rest"]\n'
        '[[setup.add]]\nat = "@rest"\narmies = "rest"\n'
    )


@pytest.mark.thorough
def test_sealed_orders_go_through_three_calls_each(friends: Friends) -> None:
    seats = ("anna", "ben", "cleo")
    friends.start("next", *seats, more=("--rules", "risk-1959"))
    for seat in seats:
        person = friends[seat]
        plan(person, claims(seat))
        done = turn(person, "world", answers="ysyn")
        assert done.exit_code == 0, done.output
        name = f"world-turn-00-{seat}-sealed"
        proof = f"world-start-{seat}-proof.toml"
        assert set(sent(person, f"{name}.eml")) == {"world-000.toml", proof, f"{name}.toml"}
        assert not (person.games / f"world-turn-00-{seat}.eml").exists()
    for seat in seats:
        friends.mail(seat, f"world-turn-00-{seat}-sealed.toml")
    for seat in seats:
        # Open what was sealed; then mail it.
        done = turn(friends[seat], "world", answers="yyn")
        assert done.exit_code == 0, done.output
        name = f"world-turn-00-{seat}-revealed"
        seal = f"world-turn-00-{seat}-sealed.toml"
        assert set(sent(friends[seat], f"{name}.eml")) == {f"{name}.toml", seal}
        assert "they stand" in folded(turn(friends[seat], "world", "--undo"))
    for seat in seats:
        friends.mail(seat, f"world-turn-00-{seat}-revealed.toml")
    heads = set()
    for seat in seats:
        turn(friends[seat], "world", answers="yn")
        heads.add(state(friends[seat], "world-001.toml")["index"])
        assert "yes." in friends[seat].done("verify", "world-001.toml")
    assert heads == {1}


def test_players_at_one_computer_write_one_after_the_other(friends: Friends) -> None:
    person = friends.person("anna", keys=False)
    person.done("new", "world", "--rules", "risk-1959", "--players", "anna,ben")
    for number, seat in enumerate(("anna", "ben")):
        plan(person, claims(seat))
        answers = "yd" if number == 0 else "yp"
        done = turn(person, "world", "--player", seat, answers=answers + "n")
        assert done.exit_code in (0, 1), done.output
    assert person.newest() == "world-001.toml"
    # Who they are is known from now on; it is not asked again.
    said = folded(turn(person, answers=""))
    assert "Who are you" not in said
    assert "(you)" in person.done("games")


# ── taking back ──────────────────────────────────────────────────────────────────────────────────


def test_signed_orders_that_nobody_has_are_taken_back(friends: Friends) -> None:
    friends.start("next", "anna", "ben")
    seat = mover(friends["anna"])
    person = friends[seat]
    orders = person.games / f"world-turn-01-{seat}.toml"
    plan(person, quiet(person))
    assert turn(person, "world", answers="ysyn").exit_code == 0
    first = person.read(orders.name)["signed"]
    assert "sign it once more" in folded(turn(person, "world", "--undo", answers="n"))
    assert person.read(orders.name)["signed"] == first
    assert "Taken back" in folded(turn(person, "world", "--undo", answers="y"))
    assert orders.read_text() == quiet(person)
    assert not person.files("*.eml")
    # Others are signed without a word about two orders, and never with the number of the first.
    plan(person, warlike(person))
    done = turn(person, "world", answers="esyn")
    assert done.exit_code == 0, done.output
    assert "use either" not in folded(done)
    assert person.read(orders.name)["signed"]["seq"] == 2
    # What was signed after that and not taken back is a second opinion again.
    orders.write_text(orders.read_text().replace("keep = 2", "keep = 3"))
    refused = person.refused("sign", "world-000.toml", orders.name)
    assert "whoever plays the turn may use either" in refused
    assert "may now use either" in person.done("sign", "world-000.toml", orders.name, "--revise")


@pytest.mark.thorough
def test_the_very_same_orders_get_another_number_after_they_were_taken_back(friends: Friends) -> None:
    friends.start("next", "anna", "ben")
    seat = mover(friends["anna"])
    person = friends[seat]
    plan(person, quiet(person))
    turn(person, "world", answers="ysn")
    turn(person, "world", "--undo", answers="y")
    turn(person, "world", answers="sn")
    signed = person.read(f"world-turn-01-{seat}.toml")["signed"]
    assert signed["seq"] == 2
    kinds = [line.split()[0] for path in person.ledger_files() for line in path.read_text().splitlines()[1:]]
    assert kinds.count("orders") == 2
    assert kinds.count("withdrawn") == 1


def test_what_pbem_itself_has_mailed_is_not_taken_back(friends: Friends, tmp_path: Path) -> None:
    friends.start("next", "anna", "ben")
    seat = mover(friends["anna"])
    person = friends[seat]
    plan(person, quiet(person))
    turn(person, "world", answers="ysn")
    (tmp_path / "sendmail").write_text("#!/bin/sh\ncat > /dev/null\n")
    (tmp_path / "sendmail").chmod(0o755)
    person.patch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    name = f"world-turn-01-{seat}.toml"
    person.done("mail", "world-000.toml", name, "--to", "ben@x.org", "--from", "a@x.org", "--sendmail")
    refused = turn(person, "world", "--undo", answers="y")
    assert refused.exit_code == 1
    assert f"pbem itself has mailed {name}, so it cannot be taken back" in folded(refused)


def test_a_turn_of_an_open_game_is_taken_back(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    person = people[seat]
    before = sorted(person.files("*"))
    plan(person, quiet(person))
    turn(person, "world", "--player", seat, answers="ypyn")
    assert "world-001.eml" in person.files("*")
    told = folded(turn(person, "world", "--player", seat, "--undo", answers="y"))
    assert "never for the dice" in told
    assert sorted(person.files("*")) == sorted(
        [*before, PLANNED, f"world-turn-01-{seat}.toml", f"world-turn-01-{seat}.txt"]
    )
    # Played again, even after the newer file was seen here: no fork, and nothing to accept by hand.
    plan(person, warlike(person))
    done = turn(person, "world", "--player", seat, answers="epyn")
    assert done.exit_code == 0, done.output
    assert "yes." in person.done("verify", "world-001.toml")


def test_a_turn_whose_dice_a_witness_made_stands(friends: Friends) -> None:
    friends.start("next", "anna", "ben")
    author = mover(friends["anna"])
    (witness,) = {"anna", "ben"} - {author}
    plan(friends[author], quiet(friends[author]))
    turn(friends[author], "world", answers="ysn")
    friends.mail(author, f"world-turn-01-{author}.toml")
    turn(friends[witness], "world", answers="yn")
    assert friends[witness].newest() == "world-001.toml"
    refused = turn(friends[witness], "world", "--undo", answers="y")
    assert refused.exit_code == 1
    assert "taken back in mode open only" in folded(refused)
    assert friends[witness].newest() == "world-001.toml"


def test_without_anything_of_ones_own_nothing_is_taken_back(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben")
    (other,) = {"anna", "ben"} - {mover(people["anna"])}
    refused = turn(people[other], "world", "--player", other, "--undo", answers="y")
    # The one who began could take back the set-up, were there a file before it.
    assert refused.exit_code == 1
    assert people[other].newest() == "world-000.toml"


# ── all games ────────────────────────────────────────────────────────────────────────────────────


def test_all_games_are_shown_from_anywhere(friends: Friends, tmp_path: Path) -> None:
    """In whichever folder one stands; what is due comes first, and what came in is named."""
    person = friends.person("anna", keys=False)
    assert "No game of yours is known" in person.done("games")
    for name in ("alpha", "zeta"):
        person.done("new", name, "--players", "anna,ben", "-o", name)
    zeta = tomllib.loads((person.games / "zeta" / "zeta-000.toml").read_text())["state"]
    seat = zeta["decides"][0]
    turn(person, "zeta", "--player", seat, answers="n")
    (other,) = {"anna", "ben"} - {
        tomllib.loads((person.games / "alpha" / "alpha-000.toml").read_text())["state"]["decides"][0]
    }
    turn(person, "alpha", "--player", other, answers="n")
    person.patch.chdir(tmp_path)
    said = CliRunner().invoke(cli, ["games"]).output
    assert said.index('"zeta"') < said.index('"alpha"')
    assert f"Waiting for the orders of {seat.capitalize()} (you), since " in said, "today, but at midnight"
    assert said.count("to do: pbem turn") == 1
    shutil.rmtree(person.games / "alpha")
    assert "Waiting" in CliRunner().invoke(cli, ["games"]).output


def test_a_game_that_is_not_here_is_asked_for(friends: Friends) -> None:
    """What is near is named; where only an invitation lies, that is shown with what to type."""
    anna, ben = friends.person("anna"), friends.person("ben")
    assert "there is no file of a game here" in folded(turn(anna))
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben")
    said = folded(turn(anna))
    assert '"world": an invitation; waiting for Ben to join' in said
    assert "Did you mean world?" in folded(turn(anna, "wrld"))
    assert '"world": an invitation' in anna.done("games")
    assert "No game of yours is known" in ben.done("games")


def test_an_invitation_is_answered_and_its_game_begun_by_the_same_command(friends: Friends) -> None:
    """Every mail is handed over as it came; each step is asked for, and the mail that is due is written."""
    anna, ben = friends.person("anna"), friends.person("ben")
    # Ben is the first to write.
    friends.patch.setattr(new_game, "draw_nonce", lambda: "c" * 32)
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben")
    turn(anna, answers="yn")
    friends.mail("anna", "world-start-anna.eml")
    asked = ben.refused("join", "world-start-anna.eml", "--player", "ben")
    assert "is a mail; this takes the invitation out of it: pbem turn world-start-anna.eml" in asked
    refused = folded(turn(ben, answers="yn"))
    assert "Join as ben, and agree to all of this? [y/n]: n error: nothing was signed" in refused
    joined = folded(turn(ben, "world-start-anna.eml", answers="yyn"))
    assert "Who decides about the game: all the others. Together, never alone," in joined
    assert "waiting for the dice of Anna for the set-up. When their mails come: pbem turn world" in joined
    friends.mail("ben", "world-start-ben-proof.eml")
    begun = folded(turn(anna, answers="yyyn"))
    assert "Add your part of the dice for the set-up? [y/n]: y" in begun
    assert "(unless they have it already; with it they make this same file)" in begun
    assert anna.newest() == "world-000.toml"
    # Whoever proves last begins the game, and her mail brings it to the others.
    assert set(sent(anna, "world-000.eml")) == {"world-000.toml", "world-start-anna-proof.toml"}
    friends.mail("anna", "world-000.eml")
    turn(ben, "world", answers="yyyyy")
    assert ben.read("world-000.toml")["genesis"] == anna.read("world-000.toml")["genesis"]


def test_an_invitation_without_a_free_seat_is_not_answered(friends: Friends) -> None:
    anna, ben, cleo = (friends.person(name) for name in ("anna", "ben", "cleo"))
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben")
    friends.mail("anna", "world-start-anna.toml")
    ben.done("join", "world-start-anna.toml")
    friends.mail("ben", "world-start-ben*.toml")
    assert "All its seats are taken, and none with your key." in folded(turn(cleo))
    said = ben.done("games")
    assert "to do, for Anna: pbem turn world" in said
    assert "No game of yours is known" not in said


def test_the_set_up_is_not_taken_back(friends: Friends) -> None:
    anna = friends.person("anna", keys=False)
    anna.done("new", "world", "--players", "anna,ben")
    refused = folded(turn(anna, "--player", "anna", "--undo"))
    assert "error: there is nothing of yours here that could be taken back" in refused


def test_who_plays_alone_is_offered_no_mail(friends: Friends) -> None:
    anna = friends.person("anna", keys=False)
    anna.done("new", "world", "--players", "anna,ben", "--bot", "ben=careful")
    asked = folded(turn(anna, "--player", "anna", answers="y"))
    assert "What now? p = play the turn, e = edit again, c = check again, n = not now [p/e/c/n]:" in asked


def test_since_when_is_told_in_days_of_this_computers_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour before midnight in UTC it is tomorrow already in Kolkata, and four hours later still today in New York."""
    late, later = 1_790_895_600, 1_790_910_000  # 1 October 2026, 23:00 and 2 October, 03:00, in UTC
    told = {}
    for zone in ("UTC", "Asia/Kolkata", "America/New_York"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        told[zone] = overview.format_since(late, later), overview.format_since(late, later + 5 * 86_400)
    monkeypatch.undo()
    time.tzset()
    assert told == {
        "UTC": ("since yesterday", "since 1 October (6 days)"),
        "Asia/Kolkata": ("since today", "since 2 October (5 days)"),
        "America/New_York": ("since today", "since 1 October (5 days)"),
    }


def test_in_a_pipe_pbem_prints_its_help(pbem: Run) -> None:
    assert "Usage: " in pbem().output


def test_help_groups_the_commands_by_what_they_are_for_a_line_each(pbem: Run) -> None:
    said = pbem("--help").output
    for section in (
        "Play",
        "A turn in single steps",
        "Look, back and ahead",
        "Prove",
        "Agree as a group",
        "Host games, and take in mail",
        "Make",
    ):
        assert f"\n{section}:\n" in said
    for name in COMMANDS:
        assert len(re.findall(rf"(?m)^  {name} +[A-Z].*\.$", said)) == (name not in OTHER_NAMES), name


def test_downloads_are_looked_into_the_usual_ones_or_those_of_the_settings(friends: Friends, tmp_path: Path) -> None:
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    (other,) = {"anna", "ben"} - {seat}
    plan(people[seat], quiet(people[seat]))
    turn(people[seat], "world", "--player", seat, answers="ypn")
    reader, saved = people[other], tmp_path / "saved"
    saved.mkdir()
    shutil.copy(people[seat].games / "world-001.toml", saved / "world-001 (1).toml")
    usual = reader.home / "Downloads"
    shutil.copytree(saved, usual)
    config = reader.home / "config.toml"
    config.write_text('[turn]\ndownloads = ""\n')
    config.chmod(0o600)
    assert "world-001" not in folded(turn(reader, "world", "--player", other))
    for place, setting in ((saved, str(saved)), (usual, "")):
        config.write_text(f'[turn]\ndownloads = "{setting}"\n' if setting else "")
        # The folder of the game is known: what came in for it is put there.
        said = folded(turn(reader, "world", "--player", other))
        assert f"Written: world-001.toml, from {place}/world-001 (1).toml" in said
        (reader.games / "world-001.toml").unlink()
    config.write_text('[turn]\ndownload = "x"\n')
    refused = turn(reader, "world")
    assert refused.exit_code == 1
    assert "[turn] download: is not a setting; did you mean downloads?" in folded(refused)


# ── what may not be believed ─────────────────────────────────────────────────────────────────────


def test_a_changed_file_and_a_fork_stop_the_turn(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben")
    seat = mover(people["anna"])
    person = people[seat]
    (other,) = {"anna", "ben"} - {seat}
    # Two people play the same turn, each with orders of their own.
    plan(person, quiet(person))
    turn(person, "world", "--player", seat, answers="ypn")
    stranger = people[other]
    stranger.done("apply", "world-000.toml", write(stranger, warlike(stranger), "mine.toml"))
    shutil.copy(person.games / "world-001.toml", stranger.games / "theirs.toml")
    refused = turn(stranger, "world", "--player", other)
    assert refused.exit_code == 1
    assert "hold two histories" in folded(refused)
    # Who has seen one of them is not led astray by the other.
    shutil.copy(stranger.games / "world-001.toml", person.games / "theirs.toml")
    assert "is left aside" in folded(turn(person, "world", "--player", seat))
    changed = (person.games / "world-001.toml").read_text().replace('"anna", 1', '"anna", 9', 1)
    (person.games / "theirs.toml").unlink()
    (person.games / "world-001.toml").write_text(changed)
    refused = turn(person, "world", "--player", seat)
    assert refused.exit_code == 1
    assert "the file was changed; ask for it again" in folded(refused)


@pytest.mark.parametrize(
    "note", ["", "[]", '{"folder": 3, "players": "x"}', "\x00", "[" * 5000, '{"players": [1, "zz"]}']
)
def test_a_damaged_note_costs_nothing_but_a_question(note: str, friends: Friends) -> None:
    person = friends.person("anna", keys=False)
    person.done("new", "world", "--players", "anna,ben")
    (path,) = (person.home / "games").iterdir()
    path.write_text(note)
    assert "to do: pbem turn world" in person.done("games")
    asked = turn(person, answers="")
    assert "Who are you" in folded(asked)


@pytest.mark.thorough
def test_a_decision_of_the_group_is_shown_signed_and_made(friends: Friends) -> None:
    friends.start("next", "anna", "ben", "cleo")
    seat = mover(friends["anna"])
    others = [name for name in ("anna", "ben", "cleo") if name != seat]
    friends[others[0]].done("admin", "world-000.toml", "resign", seat, "--reason", "Gone.")
    notice = "world-001-resign.toml"
    for name in others:
        friends.mail(others[0], notice)
        person = friends[name]
        told = turn(person, "world", answers="yyyn")
        assert "Signed: " in told.output
        for other in others:
            if other != name:
                shutil.copy(person.games / notice, friends[other].games / notice)
    told = turn(friends[others[1]], "world", answers="yn")
    assert friends[others[1]].newest() == "world-001.toml", told.output


@pytest.mark.thorough
def test_whoever_signed_a_decision_that_is_let_be_is_told_how_to_go_on(friends: Friends) -> None:
    friends.start("next", "anna", "ben", "cleo")
    first = mover(friends["anna"])
    orders = write(friends[first], quiet(friends[first]), f"world-turn-01-{first}.toml")
    friends[first].done("sign", "world-000.toml", orders)
    friends.mail(first, orders)
    (witness,) = _witness(friends[first])
    person = friends[witness]
    person.done("admin", "world-000.toml", "resign", first, "--reason", "Gone.")
    person.done("approve", "world-000.toml", "world-001-resign.toml")
    command = f"pbem apply world-000.toml {orders} --revise"
    way_out = f"Only if all agree to give it up, go on with the turn: {command}"
    for said in (person.done("status"), person.done("games"), folded(turn(person, "world", answers="nnn"))):
        assert f"You signed a decision of the group, so you make no dice beside it. {way_out}" in said
    person.done(*command.split()[1:])
    assert person.newest() == "world-001.toml"


@pytest.mark.thorough
def test_sealed_orders_are_opened_although_a_decision_that_others_let_be_was_signed(friends: Friends) -> None:
    friends.start("next", "anna", "ben", "cleo", more=("--rules", "risk-1959", "--option", "capitals"))
    for name in ("anna", "ben", "cleo"):
        own = f"world-turn-00-{name}.toml"
        friends[name].done("orders", "world-000.toml", "--player", name, "-o", own)
        friends[name].done("sign", "world-000.toml", own)
        friends.mail(name, f"world-turn-00-{name}-sealed.toml")
    ben = friends["ben"]
    ben.done("admin", "world-000.toml", "ruling", "--reason", "Later.")
    ben.done("approve", "world-000.toml", "world-001-ruling.toml")
    lacking = "Anna and Cleo may not have the decision that Ben signed yet: pbem mail world-001-ruling.toml"
    for said in (ben.done("games"), ben.done("games", "."), ben.done("status")):
        assert lacking in said
        assert "You signed a decision of the group, so your orders stay sealed." in said
    ben.done("mail", "world-001-ruling.toml")
    command = re.search(r"go on with the turn: (pbem reveal .*? --revise)", ben.done("games"))
    assert command is not None
    assert "--revise" in ben.refused(*shlex.split(command[1])[1:-1])
    assert "Revealed: world-turn-00-ben-revealed.toml" in ben.done(*shlex.split(command[1])[1:])
    # Without the key nothing is opened, and no other key is made.
    shutil.rmtree(friends["cleo"].home)
    seals = friends["cleo"].files("*-sealed.toml")
    refused = friends["cleo"].refused("reveal", "world-000.toml", "world-turn-00-cleo.toml", *seals)
    assert refused.endswith("and this computer has none. What can be done then: pbem status")
    assert not (friends["cleo"].home / "identity").exists()


@pytest.mark.thorough
def test_whoever_comes_without_keys_and_notes_is_told_what_can_still_be_done(friends: Friends) -> None:
    """Both keys are gone, and nothing on this computer says who played: the seat is asked for, then the way is named."""
    friends.start("next", "anna", "ben", "cleo")
    person = friends["ben"]
    shutil.rmtree(person.home)
    command = 'pbem admin world-000.toml replace ben --reason "The key is lost."'
    asked = turn(person, "world", answers=["ben"])
    assert "Whose seat is yours?" in folded(asked)
    for told in (asked, turn(person, "world", "--player", "ben", answers="")):
        assert told.exit_code == 1
        assert "If your key is in another file, add --key FILE. The key of Ben is not here." in folded(told)
        assert f"else ask the others to give the seat to a new key: {command}" in folded(told)
    person.done(*shlex.split(command)[1:])
    # The record that it is about goes along: whoever made it and lost the keys may have the only copy.
    person.done("mail", "world-001-replace.toml")
    assert [*sent(person, "world-001-replace.eml")] == ["world-001-replace.toml", "world-000.toml"]
