"""`pbem mail`, `read`, `status`, and `apply` with mails: a game among friends who only have mail."""

from __future__ import annotations

import email
import email.policy
import re
from pathlib import Path
from typing import TYPE_CHECKING

import mail_shapes
import pytest
from mail_damage import DAMAGE
from sample_games.friends import Friends, quiet, state, write

from pbem.engine.text import order_file
from pbem.local import home
from pbem.mail import mail_safe
from pbem.mail.marks import wrap

if TYPE_CHECKING:
    from conftest import Run


def next_seat(game: Path) -> str:
    found = re.search(r'^next = "(\w+): ', game.read_text(), re.MULTILINE)
    assert found, game
    return found[1]


@pytest.fixture
def game(pbem: Run, tmp_path: Path) -> Path:
    """An open game of three in which Anna, Ben and Cleo have keys of their own."""
    registered = []
    for seat in ("anna", "ben", "cleo"):
        home.make_identity(str(tmp_path / seat), seat)
        registered += ["--key", f"{seat}={tmp_path}/{seat}.pub"]
    result = pbem("new", "world", "--players", "anna,ben,cleo", *registered, "-o", tmp_path / "games")
    assert result.exit_code == 0, result.output
    return tmp_path / "games" / "world-000.toml"


@pytest.fixture
def friendly(pbem: Run, tmp_path: Path) -> Path:
    """The same without keys."""
    result = pbem("new", "world", "--players", "anna,ben,cleo", "-o", tmp_path / "games")
    assert result.exit_code == 0, result.output
    return tmp_path / "games" / "world-000.toml"


def write_orders(pbem: Run, game: Path, folder: Path) -> Path:
    """The template, which is legal as it is, in a folder of the player's own."""
    seat = next_seat(game)
    path = folder / f"{seat}.toml"
    path.unlink(missing_ok=True)
    result = pbem("orders", game, "--player", seat, "-o", path)
    assert result.exit_code == 0, result.output
    return path


def signed_draft(pbem: Run, game: Path) -> Path:
    """What `pbem mail` leaves beside the orders of whoever is next."""
    seat = next_seat(game)
    orders = write_orders(pbem, game, game.parent)
    key = game.parent.parent / seat
    result = pbem("mail", game, orders, "--to", "ben@example.org", "--key", key)
    assert result.exit_code == 0, result.output
    return orders.with_suffix(".eml")


@pytest.mark.thorough
def test_a_report_is_not_taken_for_a_mail(pbem: Run, friendly: Path) -> None:
    """Its first line has a colon, as a header does."""
    report = friendly.with_suffix(".txt")
    result = pbem("mail", friendly, report)
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    assert f"{report} is a report; orders are expected in its place" in said


def test_two_files_of_one_kind_are_named(pbem: Run, friendly: Path, tmp_path: Path) -> None:
    """So that whoever has a torn game file learns which of the two it is."""
    torn, orders = tmp_path / "world-001.toml", tmp_path / "anna.toml"
    torn.write_bytes(friendly.read_bytes()[30:])
    orders.write_text('game = "world"\n')
    result = pbem("mail", torn, orders)
    assert result.exit_code == 2
    assert f"{torn} and {orders} look like orders." in result.output.replace("\n", " ")


def test_three_players_play_by_drafts_alone(pbem: Run, game: Path, tmp_path: Path) -> None:
    """Each has a folder; only .eml files go from one to the other."""
    folders = {seat: tmp_path / f"at-{seat}" for seat in ("anna", "ben", "cleo")}
    for folder in folders.values():
        folder.mkdir()
        (folder / game.name).write_bytes(game.read_bytes())
    for turn in range(6):
        name = f"world-{turn:03d}.toml"
        seat = next_seat(folders["anna"] / name)
        orders = write_orders(pbem, folders[seat] / name, folders[seat])
        mailed = pbem(
            "mail",
            orders,
            "--to",
            "anna@example.org",
            "--key",
            tmp_path / seat,
            "--eml",
            folders["anna"] / f"{turn}.eml",
        )
        assert mailed.exit_code == 0, mailed.output
        played = pbem("apply", folders["anna"] / name, folders["anna"] / f"{turn}.eml")
        assert played.exit_code == 0, played.output
        after = folders["anna"] / f"world-{turn + 1:03d}.toml"
        for other in ("ben", "cleo"):
            draft = folders[other] / f"game-{turn}.eml"
            sent = pbem("mail", after, "--to", f"{other}@example.org", "--eml", draft)
            assert sent.exit_code == 0, sent.output
            saved = pbem("read", draft, "--save", folders[other])
            assert saved.exit_code == 0, saved.output
            assert (folders[other] / after.name).read_bytes() == after.read_bytes()
    verified = pbem("verify", folders["cleo"] / "world-006.toml")
    assert verified.exit_code == 0, verified.output
    assert "Not signed" not in verified.output


def test_a_draft_says_address_subject_and_file(pbem: Run, game: Path) -> None:
    seat = next_seat(game)
    orders = write_orders(pbem, game, game.parent)
    result = pbem("mail", orders, "--to", "ben@example.org", "--key", game.parent.parent / seat)
    assert result.stdout.splitlines() == [
        "To:      ben@example.org",
        f"Subject: [pbem world] turn 1: orders of {seat.title()}",
        f"File:    {orders}",
    ]
    draft = email.message_from_bytes(orders.with_suffix(".eml").read_bytes(), policy=email.policy.default)
    assert draft["X-Unsent"] == "1"
    assert "[signed]" in orders.read_text()
    attached = next(iter(draft.iter_attachments()))
    assert attached.get_content() == orders.read_bytes()


def test_without_an_address_it_says_who_should_get_it(pbem: Run, friendly: Path) -> None:
    orders = write_orders(pbem, friendly, friendly.parent)
    assert "To:      the player who plays the turn" in pbem("mail", orders).stdout
    assert b"\nTo:" not in orders.with_suffix(".eml").read_bytes()


def test_the_same_draft_again_is_the_same_file_and_another_gets_a_number(pbem: Run, friendly: Path) -> None:
    orders = write_orders(pbem, friendly, friendly.parent)
    pbem("mail", orders)
    first = orders.with_suffix(".eml").read_bytes()
    pbem("mail", orders)
    assert not orders.with_name(f"{orders.stem}-2.eml").exists()
    pbem("mail", orders, "--to", "ben@example.org")
    assert orders.with_name(f"{orders.stem}-2.eml").exists()
    assert orders.with_suffix(".eml").read_bytes() == first
    refused = pbem("mail", orders, "--to", "cleo@example.org", "--eml", orders.with_suffix(".eml"))
    assert refused.exit_code == 1
    assert orders.with_suffix(".eml").read_bytes() == first


def test_wrong_orders_are_not_mailed(pbem: Run, friendly: Path) -> None:
    orders = write_orders(pbem, friendly, friendly.parent)
    orders.write_text(orders.read_text().replace("turn   = 1", "turn   = 2"))
    result = pbem("mail", orders)
    assert result.exit_code == 1
    assert "E-TURN" in result.output
    assert not orders.with_suffix(".eml").exists()


def test_an_address_that_is_none_is_refused(pbem: Run, friendly: Path) -> None:
    result = pbem("mail", friendly, "--to", "Anna <anna@example.org>")
    assert result.exit_code == 2
    assert not friendly.with_suffix(".eml").exists()


def test_read_calls_a_draft_a_draft(pbem: Run, game: Path) -> None:
    draft = signed_draft(pbem, game)
    words = " ".join(pbem("read", game, draft).stdout.split())
    assert f"{draft.name}: a draft, without a sender," in words
    assert "nobody" not in words


def test_read_says_what_it_found_and_whether_the_signature_holds(pbem: Run, game: Path) -> None:
    draft = signed_draft(pbem, game)
    seat = next_seat(game)
    unknown = pbem("read", draft)
    assert f"orders of {seat} for world, turn 1: signed, but the game is not known" in unknown.stdout
    known = pbem("read", game, draft)
    assert f"orders of {seat.title()} for world, turn 1: the signature holds" in known.stdout
    assert f"in the attachment world-turn-01-{seat}.toml and the text" in known.stdout


def document_of(draft: Path) -> dict[str, object]:
    return order_file.read(draft.with_suffix(".toml").read_bytes(), "orders").data


def test_a_repaired_mail_with_a_good_signature_is_played(pbem: Run, game: Path, tmp_path: Path) -> None:
    document = document_of(signed_draft(pbem, game))
    mail = tmp_path / "damaged.eml"
    mail.write_bytes(DAMAGE["curly quotation marks"](mail_safe.write(document)))
    read = pbem("read", game, mail)
    assert "repaired: curly quotation marks" in read.stdout
    assert pbem("apply", game, mail).exit_code == 0
    assert (game.parent / "world-001.toml").exists()


def test_repaired_orders_without_a_signature_are_echoed_and_saved_but_not_played(
    pbem: Run, friendly: Path, tmp_path: Path
) -> None:
    document = order_file.read(write_orders(pbem, friendly, tmp_path).read_bytes(), "orders").data
    mail = tmp_path / "damaged.eml"
    mail.write_bytes(DAMAGE["quoted"](mail_safe.write(document)))
    refused = pbem("apply", friendly, mail)
    assert refused.exit_code == 1
    assert "not signed and had to be repaired" in refused.output
    assert not (friendly.parent / "world-001.toml").exists()
    read = pbem("read", mail, "--save", tmp_path / "in")
    assert '    | game = "world"' in read.stdout
    saved = tmp_path / "in" / f"world-turn-01-{next_seat(friendly)}.toml"
    assert pbem("apply", friendly, saved).exit_code == 0


def test_a_changed_mail_is_refused(pbem: Run, game: Path, tmp_path: Path) -> None:
    document = document_of(signed_draft(pbem, game))
    mail = tmp_path / "changed.eml"
    mail.write_bytes(DAMAGE["none"](mail_safe.write({**document, "final": False})))
    assert "THE SIGNATURE DOES NOT HOLD" in pbem("read", game, mail).stdout
    refused = pbem("apply", game, mail)
    assert refused.exit_code == 1
    assert "E-SIGNATURE" in refused.output


def test_orders_quoted_from_an_older_turn_are_passed_over(pbem: Run, friendly: Path, tmp_path: Path) -> None:
    old = mail_safe.write(order_file.read(write_orders(pbem, friendly, tmp_path).read_bytes(), "").data)
    assert pbem("apply", friendly, tmp_path / f"{next_seat(friendly)}.toml").exit_code == 0
    game = friendly.parent / "world-001.toml"
    new = mail_safe.write(order_file.read(write_orders(pbem, game, tmp_path).read_bytes(), "").data)
    mail = tmp_path / "reply.eml"
    mail.write_bytes(
        mail_shapes.top(
            mail_shapes.part("text/plain", f"{wrap(new)}\n> On Monday:\n{mail_shapes.old_style(wrap(old))}")
        )
    )
    result = pbem("apply", game, mail)
    assert result.exit_code == 0, result.output


def test_mailboxes_maildirs_and_standard_input_are_read(pbem: Run, game: Path, tmp_path: Path) -> None:
    data = signed_draft(pbem, game).read_bytes()
    box = tmp_path / "box.mbox"
    box.write_bytes(b"".join(b"From a@b Mon\n" + data.replace(b"\r\n", b"\n") + b"\n\n" for _ in range(3)))
    assert pbem("read", game, box).stdout.count("the signature holds") == 3
    assert pbem("read", "-", stdin=data).stdout.count("in the attachment") == 1
    for name in ("new", "cur", "tmp"):
        (tmp_path / "Maildir" / name).mkdir(parents=True)
    (tmp_path / "Maildir" / "new" / "1.host").write_bytes(data)
    (tmp_path / "Maildir" / "cur" / "2.host:2,S").write_bytes(data)
    (tmp_path / "Maildir" / "tmp" / "3.host").write_bytes(data)
    assert pbem("read", game, tmp_path / "Maildir").stdout.count("the signature holds") == 2
    applied = pbem("apply", game, "-", stdin=data)
    assert applied.exit_code == 0, applied.output


def test_the_same_mail_twice_is_one(pbem: Run, game: Path, tmp_path: Path) -> None:
    draft = signed_draft(pbem, game)
    copy = tmp_path / "copy.eml"
    copy.write_bytes(draft.read_bytes())
    assert pbem("apply", game, draft, copy).exit_code == 0


def test_a_text_copied_out_of_a_mail_is_read(pbem: Run, friendly: Path, tmp_path: Path) -> None:
    document = order_file.read(write_orders(pbem, friendly, tmp_path).read_bytes(), "orders").data
    text = tmp_path / "copied.txt"
    text.write_text(f"Hello\n\n{wrap(mail_safe.write(document))}\nBye\n")
    assert "not signed" in pbem("read", text).stdout
    result = pbem("apply", friendly, text)
    assert result.exit_code == 0, result.output


def test_outlooks_own_files_are_explained(pbem: Run, tmp_path: Path) -> None:
    message = tmp_path / "orders.msg"
    message.write_bytes(b"\xd0\xcf\x11\xe0" + b"\0" * 500)
    assert "save it as .eml" in " ".join(pbem("read", message).stdout.split())


def test_a_mail_without_anything_is_said_to_be_so(pbem: Run, tmp_path: Path) -> None:
    mail = tmp_path / "hello.eml"
    mail.write_bytes(mail_shapes.plain("utf-8", "8bit")("How are you?\n", ""))
    result = pbem("read", mail)
    assert result.exit_code == 1
    assert "nothing for pbem in it" in result.stdout


def test_after_nothing_no_way_to_save_it_is_proposed(pbem: Run, friendly: Path, tmp_path: Path) -> None:
    """The game file was named for its keys; it is not what was found."""
    mail = tmp_path / "hello.eml"
    mail.write_bytes(mail_shapes.plain("utf-8", "8bit")("How are you?\n", ""))
    result = pbem("read", friendly, mail)
    assert result.exit_code == 1
    assert "nothing usable was found" in result.output
    assert "--save" not in result.output
    alone = pbem("read", friendly)
    assert alone.exit_code == 0, alone.output
    assert "--save" not in alone.output


def test_hostile_names_write_nothing_outside_the_folder(pbem: Run, tmp_path: Path) -> None:
    text = wrap('game = "../../evil"\nplayer = "../x"\nturn = 1\n')
    mail = tmp_path / "evil.eml"
    mail.write_bytes(mail_shapes.attached('filename="../../x"', "text/plain", "7bit")(text, ""))
    result = pbem("read", mail, "--save", tmp_path / "a" / "in")
    assert result.exit_code == 0, result.output
    written = [path for path in tmp_path.rglob("*") if path.is_file() and path != mail]
    assert [path.parent for path in written] == [tmp_path / "a" / "in"]


def test_a_terminal_obeys_no_mail(pbem: Run, tmp_path: Path) -> None:
    mail = tmp_path / "evil.eml"
    mail.write_bytes(b"From: \x1b[31mred\nSubject: \x1b]0;x\x07\n\n" + wrap("x\x1b[2J").encode())
    assert "\x1b" not in pbem("read", mail).output


# ── status ───────────────────────────────────────────────────────────────────────────────────────


def test_status_says_who_owes_orders(pbem: Run, game: Path) -> None:
    result = pbem("status", game)
    seat = next_seat(game)
    assert '"world": record 0 is current' in result.stdout
    assert f"Waiting for the orders of {seat.title()}" in result.stdout
    assert f"to do: pbem orders {game} --player {seat}" in " ".join(result.stdout.split())


def test_status_looks_into_the_current_folder_and_says_first_what_to_do(
    pbem: Run, game: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / f"{game.name}.txt").write_bytes(game.read_bytes())
    monkeypatch.chdir(folder)
    told = pbem("status").stdout.splitlines()
    assert told[1].startswith(f"  Waiting for the orders of {next_seat(game).title()}. Next: ")
    assert told[-1] == f"  in {game.name}.txt"


def test_status_says_that_all_is_in_and_how_to_play_it(pbem: Run, game: Path) -> None:
    draft = signed_draft(pbem, game)
    result = pbem("status", game, draft)
    words = " ".join(result.stdout.split())
    assert "sound, signed" in words
    assert f"to do: pbem apply {game} {draft}" in words


def test_status_asks_for_a_signature_that_is_missing(pbem: Run, game: Path, tmp_path: Path) -> None:
    orders = write_orders(pbem, game, tmp_path)
    words = " ".join(pbem("status", game, orders).stdout.split())
    assert "sound, but not signed" in words
    assert "Waiting for" in words


def test_status_says_what_is_old_done_forked_and_for_another_game(pbem: Run, friendly: Path, tmp_path: Path) -> None:
    orders = write_orders(pbem, friendly, tmp_path)
    assert pbem("apply", friendly, orders, "-o", tmp_path / "one").exit_code == 0
    other = tmp_path / "other.toml"
    other.write_text(orders.read_text() + "\nfinal = true\n")
    assert pbem("apply", friendly, other, "-o", tmp_path / "two").exit_code == 0
    third = write_orders(pbem, tmp_path / "one" / "world-001.toml", tmp_path)
    assert pbem("apply", tmp_path / "one" / "world-001.toml", third).exit_code == 0
    stranger = tmp_path / "stranger.toml"
    stranger.write_text('game = "moon"\nplayer = "zoe"\nturn = 3\n')
    result = pbem("status", friendly, tmp_path / "one", tmp_path / "two", orders, stranger)
    words = " ".join(result.stdout.split())
    assert "record 2 is current" in words
    assert "older: 2 files (records 0 to 1)" in words
    assert f"FORK: {tmp_path}/two/world-001.toml has another record 1" in words
    assert f"{orders}: orders of {orders.stem.title()}: done: these orders were already played, in record 1" in words
    assert "orders of zoe for the game moon, whose file is not here" in words


def test_status_gives_the_older_files_of_a_game_one_line(pbem: Run, friendly: Path, tmp_path: Path) -> None:
    told = []
    for _ in range(3):
        newest = max(friendly.parent.glob("world-*.toml"))
        assert pbem("apply", newest, write_orders(pbem, newest, tmp_path)).exit_code == 0
        words = " ".join(pbem("status", friendly.parent).stdout.split())
        assert words.count("older: ") == 1
        told.append(words)
    assert f"older: {friendly} (record 0)" in told[0]
    assert "record 3 is current" in told[2]
    assert "older: 3 files (records 0 to 2)" in told[2]


def test_status_reads_a_game_file_out_of_a_mail(pbem: Run, friendly: Path) -> None:
    pbem("mail", friendly)
    words = " ".join(pbem("status", friendly.with_suffix(".eml")).stdout.split())
    assert "record 0 is current" in words
    assert f"to do: pbem read {friendly.with_suffix('.eml')} --save {friendly.parent}" in words


# ── games of mode next: other papers ─────────────────────────────────────────────────────────────


def test_a_start_file_goes_by_mail_and_comes_out_as_it_was(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = pbem("new", "trio", "--mode", "next", "--players", "anna,ben,cleo", "-o", tmp_path)
    assert made.exit_code == 0, made.output
    start = next(tmp_path.glob("trio-start*.toml"))
    assert pbem("mail", start, "--to", "ben@example.org").exit_code == 0
    draft = start.with_suffix(".eml").rename(tmp_path / "Fwd, trio.eml")
    read = pbem("read", draft, "--save", tmp_path / "in")
    assert "a start file" in read.stdout
    monkeypatch.setenv("PBEM_HOME", str(tmp_path / "ben"))
    words = " ".join(pbem("status", draft).stdout.split())
    assert f'pbem read "{draft}" --save {tmp_path}' in words, "the whole name of a mail, with its comma"
    assert (tmp_path / "in" / start.name).read_bytes() == start.read_bytes()


@pytest.mark.thorough
def test_a_witness_plays_orders_out_of_a_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In mode next: `mail` signs and writes the draft, the next player plays the very mail."""
    friends = Friends(tmp_path, monkeypatch)
    friends.start("next", "anna", "ben", "cleo")
    seats = ("anna", "ben", "cleo")
    for _ in range(3):
        author = state(friends["anna"])["decides"][0]
        witness = seats[(seats.index(author) + 1) % 3]
        game = friends[author].newest()
        orders = write(friends[author], quiet(friends[author]))
        said = friends[author].done("mail", orders, "--to", "all@example.org")
        assert "Subject: [pbem world]" in said
        draft = Path(orders).with_suffix(".eml").name
        friends[witness].games.joinpath(draft).write_bytes(friends[author].games.joinpath(draft).read_bytes())
        assert "to do: pbem apply" in friends[witness].done("status", game, draft)
        friends[witness].done("apply", game, draft)
        friends[witness].games.joinpath(draft).unlink()
        friends[author].games.joinpath(draft).unlink()
        friends.mail(witness, friends[witness].newest())
    assert "yes" in friends["anna"].done("verify", friends["anna"].newest())


def test_a_maildir_is_taken_like_its_mails(pbem: Run, game: Path, tmp_path: Path) -> None:
    """The orders are in a mail that was shown already; beside it lies one without any."""
    draft = signed_draft(pbem, game)
    box = tmp_path / "Maildir"
    for name in ("new", "cur", "tmp"):
        (box / name).mkdir(parents=True)
    draft.rename(box / "cur" / "1234.host:2,S")
    (box / "new" / "1235.host").write_bytes(b"From: x@example.org\nSubject: lunch?\n\nToday?\n")
    result = pbem("apply", game, box)
    assert result.exit_code == 0, result.output
    assert (game.parent / "world-001.toml").exists()


def test_of_mails_in_a_maildir_the_last_signed_one_counts(pbem: Run, game: Path, tmp_path: Path) -> None:
    """It came first, and its file name comes first: the number that was signed decides."""
    draft = signed_draft(pbem, game)
    orders = draft.with_suffix(".toml")
    box = tmp_path / "Maildir"
    (box / "new").mkdir(parents=True)
    draft.rename(box / "new" / "2")
    held = re.findall(r"(?m)^#   (\w[\w ]*) 1: ", orders.read_text())
    text = orders.read_text().partition("[signed]")[0]
    orders.write_text(
        text.replace(f'{{ "{held[0]}" =', f'{{ "{held[1]}" =').replace(f"{{ {held[0]} =", f'{{ "{held[1]}" =')
    )
    key = game.parent.parent / next_seat(game)
    assert pbem("sign", game, orders, "--revise", "--key", key).exit_code == 0
    assert pbem("mail", game, orders, "--eml", box / "new" / "1").exit_code == 0
    result = pbem("apply", game, box)
    assert result.exit_code == 0, result.output
    assert f"on {held[1]}." in " ".join(result.stdout.split())


def test_a_folder_that_is_no_maildir_is_refused(pbem: Run, game: Path, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    result = pbem("apply", game, tmp_path / "in")
    assert result.exit_code == 1
    assert "no Maildir" in " ".join(result.output.split())


def test_orders_in_a_mail_are_checked(pbem: Run, game: Path) -> None:
    result = pbem("check", game, signed_draft(pbem, game))
    assert result.exit_code == 0, result.output
    assert "can be played" in result.stdout


def test_a_mail_is_not_signed(pbem: Run, game: Path) -> None:
    draft = signed_draft(pbem, game)
    result = pbem("sign", game, draft)
    assert result.exit_code == 1
    assert "is a mail" in " ".join(result.output.split())
    assert "pbem read" in " ".join(result.output.split())
