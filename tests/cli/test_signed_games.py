"""Games of the modes next and host, begun and played by the commands, each player at home."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest
from sample_games.friends import Friends, quiet, state, warlike, write

from pbem.local import home
from pbem.trust.keys import parse_public

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    monkeypatch.delenv("PBEM_PASSPHRASE", raising=False)
    return Friends(tmp_path, monkeypatch)


def mover(friends: Friends, who: str = "anna") -> str:
    seat: str = state(friends[who])["decides"][0]
    return seat


def after(seats: tuple[str, ...], seat: str) -> str:
    return seats[(seats.index(seat) + 1) % len(seats)]


def play(friends: Friends, witness: str, text: str) -> str:
    """The mover writes and signs, everybody gets it, the witness plays; what was said."""
    author = mover(friends, witness)
    game = friends[author].newest()
    orders = write(friends[author], text)
    friends[author].done("sign", game, orders)
    friends.mail(author, orders)
    said = friends[witness].done("apply", game, orders)
    friends.mail(witness, friends[witness].newest())
    return said


def wishes(seat: str) -> str:
    """A list for the set-up by claims: whatever is free."""
    header = f'game = "world"\nplayer = "{seat}"\nturn = 0\n'
    return header + '[setup]\nclaim = ["@rest"]\n[[setup.add]]\nat = "@border"\narmies = "rest"\n'


@pytest.mark.parametrize("seats", [("anna", "ben"), ("anna", "ben", "cleo")])
def test_a_game_of_mode_next_is_played_by_mail(seats: tuple[str, ...], friends: Friends) -> None:
    friends.start("next", *seats)
    texts = {friends[seat].games.joinpath("world-000.txt").read_text() for seat in seats}
    assert len(texts) == 1
    for turn in range(4):
        author = mover(friends)
        text = warlike(friends[author]) if turn == 2 else quiet(friends[author])
        said = play(friends, after(seats, author), text)
        assert "Mode next: the dice come from whoever plays and the next player together" in said
    for seat in seats:
        assert "records 0 to 4 hold" in friends[seat].done("verify", "world-004.toml")
        assert "record 4, mode next, head" in friends[seat].done("show", "world-004.toml")


def test_of_the_first_file_that_all_can_make_only_the_proof_is_mailed(friends: Friends) -> None:
    friends.start("next", "anna", "ben")
    for who in ("anna", "ben"):
        again = friends[who].say("start", *friends[who].files("world-start-*.toml"))
        told = " ".join(again.stderr.split()).partition("to do: ")[2]
        proof = f"world-start-{who}-proof.toml"
        mailed = f"mail {proof} to all players: pbem mail {proof} (unless they have it already; "
        assert told.replace("\N{NO-BREAK SPACE}", " ").startswith(f"{mailed}with it they make this same file); ")
        assert "writes the next orders: pbem turn world" in told.replace("\N{NO-BREAK SPACE}", " ")


def test_a_host_without_a_seat_makes_all_dice(friends: Friends) -> None:
    friends.person("host")
    friends.start("host", "anna", "ben", host="Hugo")
    for _ in range(2):
        said = play(friends, "host", quiet(friends[mover(friends)]))
        assert "Mode host" in said
    assert "records 0 to 2 hold" in friends["anna"].done("verify", "world-002.toml")


@pytest.mark.thorough
def test_a_host_with_a_seat_never_makes_the_dice_of_their_own_turn(friends: Friends) -> None:
    seats = ("anna", "ben", "cleo")
    friends.start("host", *seats, host="anna")
    for _ in range(3):
        author = mover(friends)
        witness = after(seats, author) if author == "anna" else "anna"
        play(friends, witness, quiet(friends[author]))
    assert "records 0 to 3 hold" in friends["cleo"].done("verify", "world-003.toml")


@pytest.mark.thorough
@pytest.mark.parametrize(("mode", "host"), [("next", ""), ("host", "anna")])
def test_a_record_of_the_rail_race_is_many_turns_with_one_proof(mode: str, host: str, friends: Friends) -> None:
    """Standing orders play on through everybody's turns; one proof seeds every throw of them."""
    race = ("--rules", "across-the-continent-1952")
    friends.start(mode, "anna", "ben", host=host, more=race)
    for _ in range(2):
        author = mover(friends)
        rail = '[rail]\nprefer = ["arrive", "most"]\nuntil = "changed"\n'
        turn = state(friends[author])["turn"]
        text = f'game = "world"\nplayer = "{author}"\nturn = {turn}\n{rail}'
        play(friends, after(("anna", "ben"), author), text)
    played = friends["anna"].read(friends["anna"].newest())
    assert [len(record.get("proofs", {})) for record in played["history"]] == [2, 1, 1]
    assert played["state"]["turn"] > 20
    assert played["state"]["decides"] == []
    for seat in ("anna", "ben"):
        assert "records 0 to 2 hold" in friends[seat].done("verify", "world-002.toml")


def test_a_player_who_joins_is_told_what_is_agreed_to(friends: Friends) -> None:
    for name in ("anna", "ben"):
        friends.person(name)
    more = ("--rules", "risk-1959", "--option", "two-player-neutral")
    friends["anna"].say("new", "world", "--mode", "next", "--players", "anna,ben", *more)
    friends.mail("anna", "world-start-anna.toml")
    said = friends["ben"].done("join", "world-start-anna.toml")
    assert "risk-1959/1, mode next, with anna, ben." in said
    assert "two-player-neutral" in said
    assert "Game id" in said
    assert "mail world-start-ben-proof.toml to all players" in said


def test_who_has_a_seat_is_told_how_to_play_another(friends: Friends) -> None:
    """The command of the README, typed by one person on one computer."""
    anna = friends.person("anna")
    anna.done("new", "trio", "--mode", "next", "--players", "anna,ben,cleo")
    said = " ".join(anna.refused("join", "trio-start-anna.toml", "--player", "ben").split())
    assert said.endswith(
        "error: your key has a seat in this game already, anna, and one key plays one seat. If you "
        "play ben as well, do it with a pbem folder of its own: set PBEM_HOME"
    )
    assert "trio-start-ben.toml" not in anna.files("*")


def test_everybody_else_is_told_who_must_make_the_dice(friends: Friends) -> None:
    seats = ("anna", "ben", "cleo")
    friends.start("next", *seats)
    author = mover(friends)
    witness = after(seats, author)
    orders = write(friends[author], quiet(friends[author]))
    said = friends[author].done("sign", "world-000.toml", orders)
    assert f"{witness.title()} makes the dice" in said
    friends.mail(author, orders)
    for other in {*seats} - {witness}:
        said = friends[other].refused("apply", "world-000.toml", orders)
        assert f"only {witness.title()} can play it" in said
        assert friends[other].files("world-001*") == []
    friends.person("stranger")
    friends.mail("anna", "world-000.toml", orders)
    assert "only" in friends["stranger"].refused("apply", "world-000.toml", orders)


@pytest.mark.thorough
def test_a_witness_without_the_key_is_not_told_to_mail_to_himself(friends: Friends) -> None:
    friends.start("next", "anna", "ben")
    author = mover(friends)
    (witness,) = {"anna", "ben"} - {author}
    orders = write(friends[author], quiet(friends[author]))
    friends[author].done("sign", "world-000.toml", orders)
    friends.mail(author, orders)
    who, home_ = witness.title(), friends[witness].home
    ways = "From a backup: pbem key restore FILE. If it is lost, "
    asked = ("admin", "world-000.toml", "replace", witness, "--reason", "The key is lost.")
    replace = (*asked, "--key", "new-key", "--dice-key", "new-key-dice")
    agree = f"make two new ones, pbem key new -o new-key, and ask the others to agree to them: pbem {shlex.join(replace).replace(chr(39), chr(34))}"
    nobody = "nobody can replace it: with two players left it would sign for its own successor"
    home_.joinpath("dice").rename(home_ / "kept-dice")
    assert (
        friends[witness]
        .refused("apply", "world-000.toml", orders)
        .endswith(
            "the dice of this record need the dice key that you registered in this game, and this "
            f"computer has none. If it is in another file: --dice-key FILE. {ways}{agree}"
        )
    )
    assert "a new key must be new" in friends[witness].refused(*asked)
    assert not home_.joinpath("dice").exists(), "no key is made for what is refused"
    friends[witness].done("key", "new", "-o", "new-key")
    assert "Written" in friends[witness].done(*replace)
    home_.joinpath("identity").rename(home_ / "kept")
    assert (
        friends[witness]
        .refused("apply", "world-000.toml", orders)
        .endswith(
            f"who runs: pbem apply world-000.toml {orders}. If you are {who}: {who} plays with the key "
            "that is registered in this game, and this computer has no key. If it is in another file: "
            f"--key FILE. {ways}{nobody}"
        )
    )
    assert not home_.joinpath("dice").exists()
    assert not home_.joinpath("identity").exists()


def test_status_says_who_has_still_to_answer_an_invitation(friends: Friends) -> None:
    for name in ("anna", "ben"):
        friends.person(name)
    friends["anna"].say(
        "new",
        "world",
        "--mode",
        "next",
        "--players",
        "anna,ben",
        "--rules",
        "risk-1959",
        "--option",
        "two-player-neutral",
    )
    assert friends["anna"].done("status") == (
        '"world": an invitation; waiting for Ben to join Nothing is due from you (Anna). Ben may not have the '
        "answer of Anna yet: pbem mail world-start-anna.toml in world-start-anna.toml"
    )
    friends.mail("anna", "world-start-anna.toml")
    friends["ben"].done("join", "world-start-anna.toml")
    friends.mail("ben", "world-start-ben-proof.toml")
    assert friends["anna"].done("status", "world-start-ben-proof.toml") == (
        '"world": all have joined; waiting for the dice of Anna for the set-up to do: pbem start '
        "world-start-ben-proof.toml in world-start-ben-proof.toml"
    )
    files = friends["anna"].files("world-start*")
    friends["anna"].done("start", *files)
    said = friends["anna"].done("status", ".")
    assert said.startswith('"world": record 0 is current, head ')
    assert "pbem start" not in said


def test_status_counts_sealed_orders(friends: Friends) -> None:
    seats = ("anna", "ben", "cleo")
    friends.start("next", *seats, more=("--rules", "risk-1959"))
    for seat in seats[:2]:
        write(friends[seat], wishes(seat), f"{seat}.toml")
        friends[seat].done("sign", "world-000.toml", f"{seat}.toml")
        friends.mail(seat, f"{seat}-sealed.toml")
    said = friends["cleo"].done("status", "world-000.toml", "anna-sealed.toml", "ben-sealed.toml")
    assert "Waiting for the orders of Cleo (you)." in said
    assert said.endswith(
        "to do: pbem orders world-000.toml --player cleo -o world-turn-00-cleo.toml "
        "anna-sealed.toml: sealed orders of Anna "
        "ben-sealed.toml: sealed orders of Ben in world-000.toml"
    )
    write(friends["cleo"], wishes("cleo"), "cleo.toml")
    friends["cleo"].done("sign", "world-000.toml", "cleo.toml")
    sealed = [f"{seat}-sealed.toml" for seat in seats]
    assert (
        "All orders are in, sealed; waiting for Anna, Ben and Cleo (you) to open them. "
        f"to do: pbem reveal world-000.toml cleo.toml {' '.join(sealed)} "
        "Anna and Ben may not have the sealed orders of Cleo yet: pbem mail cleo-sealed.toml"
    ) in friends["cleo"].done("games", "world-000.toml", "cleo.toml", *sealed)


def test_the_command_shown_for_mailed_orders_takes_this_mail(friends: Friends) -> None:
    seats = ("anna", "ben", "cleo")
    friends.start("next", *seats)
    author = mover(friends)
    orders = write(friends[author], quiet(friends[author]))
    friends[author].done("sign", "world-000.toml", orders)
    text = friends[author].games.joinpath(orders).read_text()
    friends[author].games.joinpath("turn.eml").write_text(
        f"From: {author}@example.org\nSubject: my turn\n\nHere it is.\n\n{text}"
    )
    said = friends[author].refused("apply", "world-000.toml", "turn.eml")
    assert said.endswith("who runs: pbem apply world-000.toml turn.eml")
    assert "the text" not in said


@pytest.mark.thorough
def test_several_lists_are_sealed_first_and_then_revealed(friends: Friends) -> None:
    seats = ("anna", "ben", "cleo")
    friends.start("next", *seats, more=("--rules", "risk-1959"))
    assert state(friends["anna"])["decides"] == list(seats)
    for seat in seats:
        # Whose orders are to be filled in, the key says.
        assert f'player = "{seat}"' in friends[seat].done("orders", "world-000.toml")
        write(friends[seat], wishes(seat), f"{seat}.toml")
        said = friends[seat].done("sign", "world-000.toml", f"{seat}.toml")
        assert "keep" in said
        assert "mail anna-sealed.toml to all" in friends["anna"].done("check", "world-000.toml", "anna.toml")
        openly = friends["anna"].refused("mail", "world-000.toml", "anna.toml", "--to", "b@x.org")
        assert "not to be seen by others before all have decided" in openly
        friends.mail(seat, f"{seat}-sealed.toml")
    early = friends["anna"].refused("reveal", "world-000.toml", "anna.toml", "ben-sealed.toml")
    assert "sealed orders of cleo are missing" in early
    early = friends["anna"].refused("apply", "world-000.toml", "ben-sealed.toml")
    assert "ben-sealed.toml holds sealed orders; orders are expected in its place" in early
    assert "once everybody's sealed files are there; see pbem status" in early
    for seat in seats:
        person = friends[seat]
        person.done("reveal", "world-000.toml", f"{seat}.toml", *person.files("*-sealed.toml"))
        friends.mail(seat, f"{seat}-revealed.toml")
    part = friends["ben"].files("*-revealed.toml")
    said = friends["ben"].done("check", "world-000.toml", *part)
    assert all(f"{seat}-revealed.toml: the orders of {seat.title()} can be played" in said for seat in seats)
    assert "anyone who has everybody's files can play them" in said
    friends["ben"].done("mail", "world-000.toml", "ben-revealed.toml", "--to", "a@x.org")
    told = friends["ben"].done("status", "world-000.toml", *part)
    assert "All orders are in; anybody may play it" in told
    bare = "\n".join(("[proof]", *(friends["ben"].games / part[0]).read_text().split("[proof]")[1:]))
    write(friends["ben"], f'game = "world"\nplayer = "anna"\n{bare}', "bare.toml")
    assert "bare.toml: a proof of anna, not orders" in friends["ben"].done("check", "world-000.toml", "bare.toml")
    assert "cleo" in friends["ben"].refused("apply", "world-000.toml", *part[:2]).lower()
    heads = set()
    for seat in seats:
        friends[seat].done("apply", "world-000.toml", *part)
        heads.add(friends[seat].read("world-001.toml")["history"][1]["head"])
    assert len(heads) == 1
    assert "records 0 to 1 hold" in friends["cleo"].done("verify", "world-001.toml", "--full")


@pytest.mark.thorough
def test_who_alone_hands_in_lists_reveals_nothing_and_mails_them_to_the_witness(friends: Friends) -> None:
    """Others may hand in lists, but only one must: then the next one makes the dice as ever."""
    seats = ("anna", "ben", "cleo")
    friends.start("next", *seats, more=("--rules", "risk-1959"))
    for seat in seats:
        text = wishes(seat).replace('"@rest"', '"@rest"' if seat != "anna" else '"Peru"')
        write(friends[seat], text, f"{seat}.toml")
        friends[seat].done("sign", "world-000.toml", f"{seat}.toml")
        friends.mail(seat, f"{seat}-sealed.toml")
    for seat in seats:
        person = friends[seat]
        person.done("reveal", "world-000.toml", f"{seat}.toml", *person.files("*-sealed.toml"))
        friends.mail(seat, f"{seat}-revealed.toml")
    anna = friends["anna"]
    anna.done("apply", "world-000.toml", *anna.files("*-revealed.toml"))
    friends.mail("anna", "world-001.toml")
    assert state(anna)["decides"] == ["anna"]
    write(anna, wishes("anna").replace("turn = 0", "turn = 0\npart = 2"), "again.toml")
    anna.done("sign", "world-001.toml", "again.toml")
    said = anna.done("reveal", "world-001.toml", "again.toml")
    assert "Ben makes the dice and plays them" in said
    assert anna.files("again-revealed.toml") == []
    friends.mail("anna", "again.toml")
    friends["ben"].done("apply", "world-001.toml", "again.toml")


@pytest.mark.thorough
def test_sealed_lists_cannot_be_changed_any_more(friends: Friends) -> None:
    seats = ("anna", "ben", "cleo")
    friends.start("next", *seats, more=("--rules", "risk-1959"))
    for seat in seats:
        write(friends[seat], wishes(seat), f"{seat}.toml")
        friends[seat].done("sign", "world-000.toml", f"{seat}.toml")
        friends.mail(seat, f"{seat}-sealed.toml")
    anna = friends["anna"]
    other = wishes("anna").replace("@rest", "Peru", 1)
    write(anna, other, "anna-other.toml")
    assert "--revise" in anna.refused("sign", "world-000.toml", "anna-other.toml")
    anna.done("reveal", "world-000.toml", "anna.toml", *anna.files("*-sealed.toml"))
    assert "may now use either" in anna.done("sign", "world-000.toml", "anna-other.toml", "--revise")
    sealed = ("ben-sealed.toml", "cleo-sealed.toml")
    said = anna.refused("reveal", "world-000.toml", "anna-other.toml", *sealed)
    assert "you have already made the dice of this record, for other orders" in said
    friends.mail("anna", "anna-other-sealed.toml")
    ben = friends["ben"]
    both = ("anna-sealed.toml", "anna-other-sealed.toml", "cleo-sealed.toml")
    assert "two different orders" in ben.refused("reveal", "world-000.toml", "ben.toml", *both)


@pytest.mark.thorough
def test_in_mode_host_lists_go_to_the_host_as_they_are(friends: Friends) -> None:
    friends.person("host")
    friends.start("host", "anna", "ben", "cleo", host="Hugo", more=("--rules", "risk-1959"))
    for seat in ("anna", "ben", "cleo"):
        write(friends[seat], wishes(seat), f"{seat}.toml")
        friends[seat].done("sign", "world-000.toml", f"{seat}.toml")
        assert friends[seat].files("*-sealed.toml") == []
        told = friends[seat].done("check", "world-000.toml", f"{seat}.toml")
        assert (
            f"mail {seat}.toml to Hugo (host) alone: pbem mail {seat}.toml, because others have still to decide" in told
        )
        friends.mail(seat, f"{seat}.toml")
    friends["host"].done("apply", "world-000.toml", "anna.toml", "ben.toml", "cleo.toml")
    assert "records 0 to 1 hold" in friends["host"].done("verify", "world-001.toml")


@pytest.mark.thorough
def test_real_keys_are_made_when_they_are_first_needed(friends: Friends) -> None:
    for name in ("anna", "ben"):
        friends.person(name, keys=False)
    said = friends["anna"].done("new", "world", "--mode", "next", "--players", "anna,ben")
    assert "A key of yours was made" in said
    assert "A key for your dice was made" in said
    friends.mail("anna", "world-start-anna.toml")
    friends["ben"].done("join", "world-start-anna.toml", "--player", "ben")
    friends.mail("ben", "world-start-ben-proof.toml")
    friends["anna"].done("start", *friends["anna"].files("world-start-*.toml"))
    friends.mail("anna", "world-000.toml")
    play(friends, after(("anna", "ben"), mover(friends)), quiet(friends[mover(friends)]))
    line = friends["anna"].home.joinpath("dice.pub").read_text()
    assert len(parse_public(line).blob) > home.DICE_BITS // 8
