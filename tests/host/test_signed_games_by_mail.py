"""The host in games that it may not or cannot resolve alone: modes next and host, by mails only."""

from __future__ import annotations

import email
import email.policy
import re
import shutil
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import pytest
from sample_games.friends import Friends, quiet, state, warlike, write
from sample_games.mail_host import HOST, NOW, MailHost, address, attached, text_of

from pbem.host.folder import spool
from pbem.host.folder.host_folder import open_host
from pbem.mail.draft import Attachment, Draft, write_draft

if TYPE_CHECKING:
    from sample_games.friends import Person

SEATS = ("anna", "ben", "cleo")


@attrs.define
class PostOffice:
    """A host folder with a game of keys, run by somebody with a home of his own."""

    friends: Friends
    keeper: Person
    minutes: int = 0
    seen: set[str] = attrs.Factory(set)

    @property
    def host_folder(self) -> str:
        return str(self.keeper.games / "host-folder")

    def add(self, game: str = "world-000.toml") -> None:
        if not (self.keeper.games / game).exists():
            shutil.copy(self.friends["anna"].games / game, self.keeper.games / game)
        players = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
        self.keeper.done("host", "init", self.host_folder, "--address", HOST)
        self.keeper.done("host", "add", game, *players, "--host", self.host_folder, *self.clock())

    def clock(self) -> tuple[str, str]:
        self.minutes += 1
        return ("--now", (NOW + timedelta(minutes=self.minutes)).isoformat())

    def post(self, person: Person, name: str) -> None:
        """A player writes the draft of a mail with a file, and sends it."""
        for old in person.games.glob("draft*.eml"):
            old.unlink()
        person.done("mail", name, "--to", HOST, "--eml", "draft.eml")
        self.receive((person.games / "draft.eml").read_bytes())

    def receive(self, raw: bytes) -> None:
        self.minutes += 1
        spool.deposit(open_host(self.host_folder), raw, NOW + timedelta(minutes=self.minutes))

    def round(self) -> list[EmailMessage]:
        """A round of the host; the letters that left."""
        self.keeper.done("host", "run", "--host", self.host_folder, *self.clock())
        fresh = []
        for path in sorted(Path(self.host_folder, "mail", "new").iterdir()):
            if path.name not in self.seen:
                self.seen.add(path.name)
                message = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
                assert isinstance(message, EmailMessage)
                fresh.append(message)
        return fresh

    def newest(self) -> int:
        return open_host(self.host_folder).game("world").newest_index()


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    monkeypatch.delenv("PBEM_PASSPHRASE", raising=False)
    return Friends(tmp_path, monkeypatch)


def office(friends: Friends, mode: str, *more: str) -> PostOffice:
    if mode == "host":
        friends.person("host")
        friends.start("host", *SEATS, host="Hugo", more=more)
        made = PostOffice(friends, friends["host"])
    else:
        friends.start("next", *SEATS, more=more)
        made = PostOffice(friends, friends.person("dora"))
    made.add()
    return made


@pytest.fixture
def post(friends: Friends) -> PostOffice:
    """A game of mode next at a host, whose first letters have left."""
    made = office(friends, "next")
    made.round()
    return made


def mover(friends: Friends, who: str = "anna") -> str:
    seat: str = state(friends[who])["decides"][0]
    return seat


def save(person: Person, letter: EmailMessage) -> None:
    """Save the attachments of a letter; a file that is there is left as it is."""
    for name, data in attached(letter).items():
        if not (person.games / name).exists():
            (person.games / name).write_bytes(data)


def to(letters: list[EmailMessage], seat: str, kind: str) -> EmailMessage:
    found = [one for one in letters if one["To"] == address(seat) and str(one["Message-ID"]).startswith(f"<{kind}")]
    assert len(found) == 1, [(one["To"], one["Subject"]) for one in letters]
    return found[0]


def hosted(friends: Friends) -> PostOffice:
    """A game of mode host, whose first letters have come to its players."""
    made = office(friends, "host")
    letters = made.round()
    for seat in SEATS:
        save(friends[seat], to(letters, seat, "turn"))
    return made


def signed(person: Person, text: str = "") -> str:
    """The file of orders that somebody wrote and signed."""
    orders = write(person, text or quiet(person))
    person.done("sign", person.newest(), orders)
    return orders


def ordered(friends: Friends, post: PostOffice, text: str = "") -> str:
    """Whoever is to move writes, signs and mails orders; who that is."""
    author = mover(friends)
    post.post(friends[author], signed(friends[author], text))
    return author


# ── mode next ────────────────────────────────────────────────────────────────────────────────────


def test_a_game_of_mode_next_is_carried_by_mail(friends: Friends, post: PostOffice) -> None:
    for turn in range(4):
        text = warlike(friends[mover(friends)]) if turn == 2 else ""
        author = ordered(friends, post, text)
        letters = post.round()
        assert "ACCEPTED" in text_of(to(letters, author, "ack"))
        witness = SEATS[(SEATS.index(author) + 1) % 3]
        letter = to(letters, witness, "witness")
        assert "please make the dice" in str(letter["Subject"])
        person = friends[witness]
        save(person, letter)
        person.done("apply", person.newest(), f"world-turn-{turn + 1:02d}-{author}.toml")
        assert post.newest() == turn
        post.post(person, person.newest())
        letters = post.round()
        assert post.newest() == turn + 1
        for seat in SEATS:
            save(friends[seat], to(letters, seat, "turn"))
            assert friends[seat].newest() == f"world-{turn + 1:03d}.toml"
    games = {friends[seat].games.joinpath("world-004.toml").read_bytes() for seat in SEATS}
    assert len(games) == 1
    assert "records 0 to 4 hold" in friends["anna"].done("verify", "world-004.toml")


@pytest.mark.thorough
def test_the_letter_to_the_witness_names_commands_that_work(friends: Friends, post: PostOffice) -> None:
    author = ordered(friends, post)
    witness = SEATS[(SEATS.index(author) + 1) % 3]
    letter = to(post.round(), witness, "witness")
    body = letter.get_body(("plain",))
    assert body
    rows = [row.split() for row in body.get_content().split("\n") if row.startswith("    pbem ")]
    save(friends[witness], letter)
    for row in rows:
        friends[witness].done(*row[1:])
    assert friends[witness].files("world-001.eml")


@pytest.mark.thorough
def test_orders_that_are_with_the_witness_cannot_be_changed(friends: Friends, post: PostOffice) -> None:
    author = ordered(friends, post)
    post.round()
    person = friends[author]
    orders = write(person, warlike(person), "other.toml")
    person.done("sign", person.newest(), orders, "--revise")
    post.post(person, orders)
    assert "come too late" in text_of(to(post.round(), author, "ack"))


@pytest.mark.thorough
def test_the_witness_is_asked_once(friends: Friends, post: PostOffice) -> None:
    ordered(friends, post)
    assert sum(str(one["Message-ID"]).startswith("<witness") for one in post.round()) == 1
    assert post.round() == []


@pytest.mark.thorough
def test_a_second_history_is_refused_and_the_evidence_goes_along(friends: Friends, post: PostOffice) -> None:
    author = ordered(friends, post)
    witness = SEATS[(SEATS.index(author) + 1) % 3]
    person = friends[witness]
    save(person, to(post.round(), witness, "witness"))
    # The witness has a second computer, and there makes other dice for other orders.
    twin_home, twin_games = person.home.with_name("twin"), person.games.with_name("twin-games")
    shutil.copytree(person.home, twin_home)
    shutil.copytree(person.games, twin_games)
    twin = attrs.evolve(person, home=twin_home, games=twin_games)
    person.done("apply", "world-000.toml", f"world-turn-01-{author}.toml")
    post.post(person, "world-001.toml")
    post.round()
    liar = friends[author]
    orders = write(liar, warlike(liar), "other.toml")
    liar.done("sign", "world-000.toml", orders, "--revise")
    shutil.copy(liar.games / orders, twin.games / orders)
    twin.done("apply", "world-000.toml", orders)
    draft = twin.games / "draft.eml"
    twin.done("mail", "world-001.toml", "--to", HOST, "--from", address(witness), "--eml", "draft.eml")
    post.receive(draft.read_bytes())
    before = (Path(post.host_folder) / "games/world/world-001.toml").read_bytes()
    letter = to(post.round(), witness, "ack")
    told = text_of(letter)
    assert "FORK" in told
    assert f"{witness} signed two things for one record" in told
    assert any(name.endswith(".sig") for name in attached(letter))
    assert (Path(post.host_folder) / "games/world/world-001.toml").read_bytes() == before


def test_a_game_file_that_was_changed_is_refused(friends: Friends, post: PostOffice) -> None:
    author = ordered(friends, post)
    witness = SEATS[(SEATS.index(author) + 1) % 3]
    person = friends[witness]
    save(person, to(post.round(), witness, "witness"))
    person.done("apply", "world-000.toml", f"world-turn-01-{author}.toml")
    path = person.games / "world-001.toml"
    text = path.read_text()
    head = text.index("proofs = ")
    path.write_text(text[: head + 30] + ("A" if text[head + 30] != "A" else "B") + text[head + 31 :])
    draft = person.games / "draft.eml"
    person.say("mail", "world-001.toml", "--to", HOST, "--from", address(witness), "--eml", draft)
    if draft.exists():
        post.receive(draft.read_bytes())
        assert "not sound" in text_of(to(post.round(), witness, "ack"))
    assert post.newest() == 0


@pytest.mark.thorough
def test_an_old_game_file_is_answered_with_the_newest(friends: Friends, post: PostOffice) -> None:
    author = ordered(friends, post)
    witness = SEATS[(SEATS.index(author) + 1) % 3]
    save(friends[witness], to(post.round(), witness, "witness"))
    friends[witness].done("apply", "world-000.toml", f"world-turn-01-{author}.toml")
    post.post(friends[witness], "world-001.toml")
    post.round()
    anna = friends["anna"]
    anna.done("mail", "world-000.toml", "--to", HOST, "--from", address("anna"), "--eml", "old.eml")
    post.receive((anna.games / "old.eml").read_bytes())
    letter = to(post.round(), "anna", "ack")
    assert "older than record 1" in text_of(letter)
    assert "world-001.toml" in attached(letter)


def test_unsigned_orders_are_refused_even_from_the_right_address(friends: Friends, post: PostOffice) -> None:
    person = friends[mover(friends)]
    orders = write(person, quiet(person))
    mail = f"From: {address(person.name)}\nMessage-ID: <1@x>\n\n{(person.games / orders).read_text()}"
    post.receive(mail.encode())
    assert "did not sign them" in text_of(to(post.round(), person.name, "ack"))
    assert not (Path(post.host_folder) / "games/world/orders/000").exists()


@pytest.mark.thorough
def test_signed_orders_are_taken_from_any_address_and_answered_to_the_registered_one(
    friends: Friends, post: PostOffice
) -> None:
    person = friends[mover(friends)]
    orders = signed(person)
    mail = f"From: evil@evil.test\nMessage-ID: <1@x>\n\n{(person.games / orders).read_text()}"
    post.receive(mail.encode())
    letters = post.round()
    assert "ACCEPTED" in text_of(to(letters, person.name, "ack"))
    assert not any("evil" in str(one["To"]) for one in letters)


def test_signed_orders_with_other_values_are_refused(friends: Friends, post: PostOffice) -> None:
    person = friends[mover(friends)]
    orders = signed(person)
    text = (person.games / orders).read_text().replace('"rest"', "3")
    post.receive(f"From: {address(person.name)}\nMessage-ID: <1@x>\n\n{text}".encode())
    assert "signature does not hold" in text_of(to(post.round(), person.name, "ack"))


@pytest.mark.thorough
def test_newer_orders_count_whatever_the_order_of_arrival(friends: Friends) -> None:
    """Two mails are on the way at once; the first one written comes last."""
    post = hosted(friends)
    person = friends[mover(friends)]
    first = write(person, quiet(person), "first.toml")
    person.done("sign", person.newest(), first)
    second = write(person, warlike(person), "second.toml")
    person.done("sign", person.newest(), second, "--revise")
    for name in (second, first):
        post.post(person, name)
    letters = post.round()
    receipts = [text_of(one) for one in letters if str(one["Message-ID"]).startswith("<ack")]
    assert len(receipts) == 2
    assert any("newer orders from you are in (number 2)" in one for one in receipts)
    turn = to(letters, "anna", "turn")
    assert "attack" in text_of(turn).lower()


@pytest.mark.thorough
def test_orders_of_an_old_turn_are_ignored_no_matter_who_sends_them(friends: Friends) -> None:
    post = hosted(friends)
    author = ordered(friends, post)
    post.round()
    old = (friends[author].games / f"{author}-001.toml").read_text()
    post.receive(f"From: evil@evil.test\nMessage-ID: <1@x>\n\n{old}".encode())
    letters = post.round()
    assert post.newest() == 1
    assert not any("evil" in str(one["To"]) for one in letters)
    assert "already played, in record 1" in text_of(to(letters, author, "ack"))
    post.receive(f"From: evil@evil.test\nMessage-ID: <2@x>\n\n{old}".encode())
    assert not post.round()


@pytest.mark.thorough
def test_signed_orders_for_another_game_of_the_name_are_filed(friends: Friends, post: PostOffice) -> None:
    person = friends[mover(friends)]
    orders = signed(person)
    text = (person.games / orders).read_text()
    other = re.sub(r'game_id = "[0-9a-f]{64}"', f'game_id = "{"5a" * 32}"', text)
    assert other != text
    post.receive(f"From: {address(person.name)}\nMessage-ID: <1@x>\n\n{other}".encode())
    (letter,) = post.round()
    assert str(letter["Message-ID"]).startswith("<help.")
    told = post.keeper.done("host", "refused", "--host", post.host_folder)
    assert "which is not hosted here" in told


# ── mode host ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_a_game_of_mode_host_needs_nothing_but_orders(friends: Friends) -> None:
    post = hosted(friends)
    for turn in range(4):
        ordered(friends, post, warlike(friends[mover(friends)]) if turn == 1 else "")
        letters = post.round()
        assert post.newest() == turn + 1
        for seat in SEATS:
            save(friends[seat], to(letters, seat, "turn"))
    assert "records 0 to 4 hold" in friends["ben"].done("verify", "world-004.toml")


# ── a ledger that is damaged ─────────────────────────────────────────────────────────────────────


def damaged_book(post: PostOffice, kind: bytes) -> tuple[Path, bytes]:
    """Let a digit in the last line of a kind in the host's ledger of a game flip; its file, and what it said."""
    [book] = [one for one in post.keeper.ledger_files() if kind + b" " in one.read_bytes()]
    data = book.read_bytes()
    digit = re.search(rb"[0-9]", data[data.rindex(kind) :])
    assert digit
    at = data.rindex(kind) + digit.start()
    book.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
    return book, data


@pytest.mark.thorough
def test_a_line_of_the_ledger_that_is_damaged_holds_up_its_game_alone(friends: Friends) -> None:
    post = hosted(friends)
    ordered(friends, post)
    letters = post.round()
    for seat in SEATS:
        save(friends[seat], to(letters, seat, "turn"))
    keeper, players = post.keeper, [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
    keeper.done("new", "east", "--players", ",".join(SEATS), "-o", "east")
    keeper.done("host", "add", "east/east-000.toml", *players, "--host", post.host_folder, *post.clock())
    host = MailHost(open_host(post.host_folder))
    book, said = damaged_book(post, b"witness")
    ordered(friends, post)
    post.receive(host.mail("Here they are.\n", host.mover("east"), attach=host.orders(name="east")).as_bytes())
    keeper.sit_down()
    told = " ".join(keeper.say("host", "run", "--host", post.host_folder, *post.clock()).output.split())
    assert f"of {book} is damaged; nothing is signed until it is mended" in told
    assert (post.newest(), host.folder("east").newest_index()) == (1, 1)
    # What it was signed for is in the game file, so the line is needed no more.
    book.write_bytes(b"".join(line for line in book.read_bytes().splitlines(keepends=True) if line in said))
    assert book.read_bytes() != said
    post.round()
    assert post.newest() == 2


@pytest.mark.thorough
def test_a_damaged_ledger_is_no_fault_of_whoever_mails_a_game_file(friends: Friends, post: PostOffice) -> None:
    author = ordered(friends, post)
    witness = friends[SEATS[(SEATS.index(author) + 1) % 3]]
    save(witness, to(post.round(), witness.name, "witness"))
    witness.done("apply", witness.newest(), f"world-turn-01-{author}.toml")
    book, said = damaged_book(post, b"head")
    post.post(witness, witness.newest())
    told = post.keeper.say("host", "run", "--host", post.host_folder, *post.clock()).output
    assert f"of {book} is damaged" in " ".join(told.split())
    assert post.newest() == 0
    book.write_bytes(said)
    post.round()
    assert post.newest() == 1


# ── several at once ──────────────────────────────────────────────────────────────────────────────


def wishes(seat: str) -> str:
    header = f'game = "world"\nplayer = "{seat}"\nturn = 0\n'
    return header + '[setup]\nclaim = ["@rest"]\n[[setup.add]]\nat = "@border"\narmies = "rest"\n'


@pytest.mark.thorough
def test_sealed_lists_are_gathered_sent_round_opened_and_played(friends: Friends) -> None:
    post = office(friends, "next", "--rules", "risk-1959")
    first = post.round()
    for seat in SEATS:
        person = friends[seat]
        save(person, to(first, seat, "turn"))
        orders = write(person, wishes(seat), f"world-turn-00-{seat}.toml")
        person.done("sign", "world-000.toml", orders)
        post.post(person, f"world-turn-00-{seat}-sealed.toml")
        letters = post.round()
        told = text_of(to(letters, seat, "ack")) if seat != "cleo" else "on the list"
        assert "on the list" in told
    for seat in SEATS:
        letter = to(letters, seat, "list")
        save(friends[seat], letter)
        assert {f"world-turn-00-{one}-sealed.toml" for one in SEATS} <= set(attached(letter))
    for seat in SEATS:
        person = friends[seat]
        names = person.files("world-turn-00-*-sealed.toml")
        person.done("reveal", "world-000.toml", f"world-turn-00-{seat}.toml", *names)
        assert post.newest() == 0
        raw = (person.games / f"world-turn-00-{seat}-revealed.toml").read_text()
        post.receive(f"From: {address(seat)}\nMessage-ID: <{seat}@x>\n\n{raw}".encode())
        letters = post.round()
    for seat in SEATS:
        save(friends[seat], to(letters, seat, "opened"))
    ben = friends["ben"]
    ben.done("apply", "world-000.toml", *(f"world-turn-00-{seat}-revealed.toml" for seat in SEATS))
    post.post(ben, "world-001.toml")
    letters = post.round()
    assert post.newest() == 1
    save(friends["anna"], to(letters, "anna", "turn"))
    assert "records 0 to 1 hold" in friends["anna"].done("verify", "world-001.toml")


def sealed_twice(friends: Friends) -> PostOffice:
    """A game whose host gathers seals; Anna has written two lists, and a seal for each."""
    post = office(friends, "next", "--rules", "risk-1959")
    person, first = friends["anna"], post.round()
    for seat in SEATS:
        save(friends[seat], to(first, seat, "turn"))
    for name, claim in (("one", "Siam"), ("two", "Peru")):
        person.lose_ledger()
        text = wishes("anna").replace('["@rest"]', f'["{claim}", "@rest"]')
        person.done("sign", "world-000.toml", write(person, text, f"anna-{name}.toml"))
    return post


def evidence(post: PostOffice) -> list[Path]:
    """The folders of evidence beside the game at the host."""
    return list((Path(post.host_folder) / "games/world").glob("world-evidence-001-*"))


@pytest.mark.thorough
def test_a_second_seal_for_one_moment_is_kept_as_evidence(friends: Friends) -> None:
    """The first counts, because it is on everybody's list; both together name who sealed twice."""
    post = sealed_twice(friends)
    for name in ("one", "two"):
        post.post(friends["anna"], f"anna-{name}-sealed.toml")
        told = text_of(to(post.round(), "anna", "ack"))
        assert ("both are kept as evidence" in told) == (name == "two")
    (folder,) = evidence(post)
    assert len((folder / "anna-seals.txt").read_text().splitlines()) == 2
    assert post.newest() == 0


@pytest.mark.thorough
def test_two_seals_in_one_mail_are_kept_as_evidence(friends: Friends) -> None:
    post = sealed_twice(friends)
    games = friends["anna"].games
    names = ("anna-one-sealed.toml", "anna-two-sealed.toml")
    both = tuple(Attachment(name, (games / name).read_bytes()) for name in names)
    draft = Draft((HOST,), "Sealed", "Both.", both)
    fields = {"Message-ID": "<both@x>"}
    post.receive(write_draft(draft, sender=address("anna"), fields=fields, unsent=False))
    assert "both are kept as evidence" in text_of(to(post.round(), "anna", "ack"))
    (folder,) = evidence(post)
    assert len((folder / "anna-seals.txt").read_text().splitlines()) == 2


@pytest.mark.thorough
def test_a_second_seal_that_lies_in_opened_orders_is_kept_as_evidence(friends: Friends) -> None:
    """Anna mailed one seal to the host and another to Ben, who opened his orders for that one."""
    post, ben = sealed_twice(friends), friends["ben"]
    post.post(friends["anna"], "anna-one-sealed.toml")
    for seat in ("ben", "cleo"):
        orders = write(friends[seat], wishes(seat), f"{seat}.toml")
        friends[seat].done("sign", "world-000.toml", orders)
        post.post(friends[seat], f"{seat}-sealed.toml")
    letters = post.round()
    assert not evidence(post)
    save(ben, to(letters, "ben", "list"))
    shutil.copy(friends["anna"].games / "anna-two-sealed.toml", ben.games)
    seals = ("anna-two-sealed.toml", "ben-sealed.toml", "world-turn-00-cleo-sealed.toml")
    ben.done("reveal", "world-000.toml", "ben.toml", *seals)
    raw = (ben.games / "ben-revealed.toml").read_text()
    post.receive(f"From: {address('ben')}\nMessage-ID: <ben@x>\n\n{raw}".encode())
    refusal = text_of(to(post.round(), "ben", "ack"))
    assert "not for exactly the orders that were sealed" in refusal
    assert "a different seal of a player than the one received here; both are kept as" in refusal
    (folder,) = evidence(post)
    assert len((folder / "anna-seals.txt").read_text().splitlines()) == 2
    assert post.newest() == 0


@pytest.mark.thorough
def test_orders_that_should_be_sealed_are_not_taken_open(friends: Friends) -> None:
    post = office(friends, "next", "--rules", "risk-1959")
    post.round()
    person = friends["ben"]
    orders = write(person, wishes("ben"), "own.toml")
    person.done("sign", "world-000.toml", orders)
    post.receive(f"From: {address('ben')}\nMessage-ID: <1@x>\n\n{(person.games / orders).read_text()}".encode())
    assert "orders are sealed first" in text_of(to(post.round(), "ben", "ack"))
    assert not (Path(post.host_folder) / "games/world/lists").exists()
