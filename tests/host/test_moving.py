"""A player moves to another mail address: a yes from the old one, a yes from the new one, and all letters go there."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import GM, HOST, MailHost, address, open_mail_host, text_of, with_master
from thorough import all_but

from pbem.host.deadlines.address_lines import with_also
from pbem.host.folder.offered_seats import offers_to
from pbem.mail.commands import Command, read_command

if TYPE_CHECKING:
    from email.message import EmailMessage

    from conftest import Run

NEW = "new@mail.example"
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def letters(host: MailHost, *mails: EmailMessage) -> list[EmailMessage]:
    """Receive mails and do a round; all letters that left, those to players here last."""
    before = len(host.sent)
    for mail in mails:
        host.receive(mail)
    assert not host.round().troubles
    return sorted(host.sent[before:], key=lambda one: str(one["To"]).endswith("@home.test"))


def code_in(letter: EmailMessage) -> str:
    (found,) = CODE.findall(text_of(letter).partition("About your mail")[0])
    return str(found)


def asked(host: MailHost, seat: str, line: str = f"address {NEW}", **more: str) -> str:
    """Ask to move; the code that came to the old address, and to nobody else."""
    (letter,) = letters(host, host.mail(line, seat, **more))
    assert letter["To"] == address(seat)
    return code_in(letter)


def offered(host: MailHost, seat: str, new: str = NEW) -> str:
    """Ask to move and say yes at the old address; the code that came to the new one."""
    told = letters(host, host.mail(f"yes {asked(host, seat, f'address {new}')}", seat))
    assert [one["To"] for one in told] == [new, address(seat)]
    return code_in(told[0])


def from_new(host: MailHost, text: str, new: str = NEW, **more: str) -> EmailMessage:
    return host.mail(text, sender=new, **more)


def hosting(host: MailHost) -> Path:
    return Path(host.folder().inside("hosting.toml"))


@pytest.mark.parametrize(
    ("line", "given"),
    [
        ("address new@mail.example", NEW),
        ("Address: new@mail.example.", NEW),
        ("my new address is new@mail.example", NEW),
        ("My e-mail address is now new@mail.example", NEW),
        ("please change my email address to <new@mail.example>", NEW),
        ("address Ben Day <new@mail.example>", NEW),
        ("address new@mail.example<mailto:new@mail.example>", NEW),
        ("Adresse new@mail.example", NEW),
        ("change address from anna@home.test to new@mail.example", NEW),
        ("my mail address is new@mail.example from now on", NEW),
        ("address new@mail.example please", NEW),
        ("I have a new address: new@mail.example", NEW),
        ("meine neue Adresse ist new@mail.example", NEW),
        ("ma nouvelle adresse est new@mail.example", NEW),
        ("il mio nuovo indirizzo è new@mail.example", NEW),
        ("mijn nieuwe adres is new@mail.example", NEW),
        ("dirección: new@mail.example", NEW),
        (f"address {'n' * 64}@{'m' * 60}.{'e' * 60}.example", f"{'n' * 64}@{'m' * 60}.{'e' * 60}.example"),
        ("address", ""),
        ("my address", ""),
        ('address "new one"@mail.example', '"new one"@mail.example'),
        ("address new one@mail.example", "new one@mail.example"),
        ("address neu@mäil.example", "neu@mäil.example"),
    ],
)
def test_the_word_is_read_as_people_type_it(line: str, given: str) -> None:
    assert read_command(line) == Command("address", line, (), given)


@pytest.mark.parametrize(
    "line",
    [
        "I address you all",
        "my address book is new",
        "address him at noon",
        "the address:",
        "address all complaints to gm@x.test",
    ],
)
def test_a_sentence_is_no_address(line: str) -> None:
    assert read_command(line) is None


@pytest.mark.rule("host/incoming/address_part 1.1")
def test_a_player_moves_after_a_yes_from_both_addresses(host: MailHost) -> None:
    with_master(host)
    seat = host.mover()
    text = with_also(hosting(host).read_text(), seat, "phone@mail.example")
    text = text.replace(f'"{address(seat)}"', f'"{address(seat)}"  # at home')
    hosting(host).write_text(text)
    host.folder().note_observers([NEW, "watcher@x.test"])
    code = offered(host, seat)
    assert hosting(host).read_text() == text
    told = letters(host, from_new(host, f"yes {code}"))
    assert hosting(host).read_text() == text.replace(address(seat), NEW)
    assert host.folder().observers() == ["watcher@x.test"]
    mine, old, master = ([one for one in told if one["To"] == to] for to in (NEW, address(seat), GM))
    assert len(told) == len(mine) + 2
    assert any("your move" in str(one["Subject"]) for one in mine)
    assert any(f"All letters of the game for {seat.title()} come here" in text_of(one) for one in mine)
    assert "go to another address from now on" in text_of(old[0])
    assert NEW not in old[0].as_string()
    assert f"Letters of {seat.title()} are to go to {NEW}" in text_of(master[0])
    # What comes from the old address is a stranger's.
    assert letters(host, host.mail("status", seat), host.mail("x", seat, attach=host.orders(seat))) == []


@pytest.mark.thorough
def test_whoever_has_moved_plays_on_from_there_and_further_addresses_count_as_before(host: MailHost) -> None:
    seat = host.mover()
    hosting(host).write_text(with_also(hosting(host).read_text(), seat, "phone@mail.example"))
    letters(host, from_new(host, f"yes {offered(host, seat)}"))
    host.receive(from_new(host, "Here they are.", attach=host.orders(seat)))
    host.round()
    assert host.game().file.index == 1
    assert address(seat) not in [one["To"] for one in host.sent[-4:]]
    assert host.answer(from_new(host, "status", "phone@mail.example"))["To"] == NEW


@pytest.mark.rule("host/incoming/address_part 1.1")
def test_no_code_counts_from_another_address_than_the_one_to_which_it_went(host: MailHost) -> None:
    before, first = hosting(host).read_bytes(), asked(host, "anna")
    told = letters(host, from_new(host, f"yes {first}"), host.mail(f"yes {first}", "ben"))
    assert [one["To"] for one in told] == [address("ben")]
    assert "but nothing waits for it: it was said before, came too late, or went to another address" in text_of(told[0])
    told = letters(host, host.mail(f"yes {first}", "anna"))
    second = code_in(told[0])
    letters(host, host.mail(f"yes {second}", "anna"), host.mail(f"yes {second}", sender="eve@else.test"))
    letters(host, from_new(host, f"yes {first}"), from_new(host, f"What is {second}?"))
    assert hosting(host).read_bytes() == before


@pytest.mark.rule("host/incoming/address_part 2.1")
def test_a_copy_of_a_yes_does_nothing(host: MailHost) -> None:
    """Not even when the player has moved back in the meantime."""
    code = asked(host, "anna")
    offer, _ = letters(host, host.mail(f"yes {code}", "anna"))
    assert NEW not in [one["To"] for one in letters(host, host.mail(f"yes {code}", "anna"))]
    letters(host, from_new(host, f"yes {code_in(offer)}"))
    (helped,) = letters(host, from_new(host, f"yes {code_in(offer)}"))
    assert "how to play by mail" in helped["Subject"]
    host.typed = {address("anna")}
    back = code_in(letters(host, from_new(host, f"address {address('anna')}"))[0])
    *_, letter = letters(host, from_new(host, f"yes {back}"))
    letters(host, host.mail(f"yes {code_in(letter)}", "anna"))
    assert host.folder().read_settings().players["anna"] == address("anna")
    for mail in (host.mail(f"yes {code}", "anna"), from_new(host, f"yes {code_in(offer)}")):
        assert NEW not in [one["To"] for one in letters(host, mail)]
    assert host.folder().read_settings().players["anna"] == address("anna")


@pytest.mark.rule("host/incoming/address_part 3.1")
def test_nobody_learns_by_asking_whose_an_address_is(host: MailHost) -> None:
    host.typed = {address("ben"), HOST, "nobody@x.test"}
    said = []
    for to in host.typed:
        code = asked(host, "anna", f"address {to}")
        told = letters(host, host.mail(f"yes {code}", "anna"))
        assert (to in [one["To"] for one in told]) == (to == "nobody@x.test")
        said.append(text_of(told[-1]).replace(to, "X").partition("About your mail")[0])
    assert len(set(said)) == 1
    assert offers_to(host.host_folder, address("ben")) == offers_to(host.host_folder, HOST) == {}


def test_a_subject_that_says_the_same_without_the_address_is_no_question(host: MailHost) -> None:
    assert asked(host, "anna", f"Hi,\n\nmy new address is {NEW}\n\nAnna", Subject="my new address")


def test_an_address_in_a_signature_is_no_wish(host: MailHost) -> None:
    before = len(host.sent)
    host.answer(host.mail("status\n\nAnna Day\nE-mail address: anna@firm.example\n", "anna"))
    assert len(host.sent) == before + 1


def test_strangers_and_robots_move_nobody(host: MailHost) -> None:
    before = hosting(host).read_bytes()
    thread = str(next(one for one in host.sent if one["To"] == address("anna"))["Message-ID"])
    assert (
        letters(host, from_new(host, f"address {NEW}"), host.mail(f"address {NEW}", Auto_Submitted="auto-replied"))
        == []
    )
    (told,) = letters(host, from_new(host, f"address {NEW}", In_Reply_To=thread))
    assert (told["To"], CODE.findall(text_of(told))) == (address("anna"), [])
    code = offered(host, "anna")
    assert letters(host, from_new(host, f"yes {code}", Auto_Submitted="auto-replied")) == []
    assert hosting(host).read_bytes() == before


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("address", "write the word address and that address in one line: address new@mail.example"),
        ('address "new one"@mail.example', "is not a mail address; one looks like"),
        ("address new one@mail.example", "is not a mail address; one looks like"),
        ("address neu@mäil.example", "is not a mail address; one looks like"),
        ("address Anna@Home.test", "Your letters of this game go there already."),
    ],
)
def test_whoever_gives_no_other_address_hears_how(host: MailHost, line: str, why: str) -> None:
    told = text_of(host.answer(host.mail(line, "anna")))
    assert (why in told, CODE.findall(told)) == (True, [])


@pytest.mark.thorough
@pytest.mark.rule("host/incoming/address_part 2.1")
def test_of_two_wishes_the_newer_is_asked_about_and_of_two_addresses_one_can_say_yes(host: MailHost) -> None:
    typo, right = asked(host, "anna", "address typo@x.test"), asked(host, "anna")
    (helped,) = letters(host, host.mail(f"yes {typo}", "anna"))
    assert "how to play by mail" in helped["Subject"]
    first, _ = letters(host, host.mail(f"yes {right}", "anna"))
    other = offered(host, "anna", "other@x.test")
    letters(host, from_new(host, f"yes {code_in(first)}"))
    (late,) = letters(host, from_new(host, f"yes {other}", "other@x.test"))
    assert "That cannot be done any more" in text_of(late)
    assert letters(host, from_new(host, f"yes {other}", "other@x.test")) == []
    assert host.folder().read_settings().players["anna"] == NEW


@pytest.mark.rule("host/incoming/address_part 2.1")
@pytest.mark.parametrize(
    "what",
    all_but(
        ["two weeks are over for the old one", "two weeks are over", "somebody else plays", "by hand"],
        "two weeks are over".__eq__,
    ),
)
def test_a_code_that_came_too_late_changes_nothing_and_says_so(host: MailHost, what: str) -> None:
    seat, path = host.mover(), hosting(host)
    if what.endswith("old one"):
        code = asked(host, seat)
        host.now += timedelta(days=15)
        (late,) = letters(host, host.mail(f"yes {code}", seat))
        assert "That cannot be done any more" in text_of(late)
        return
    code = offered(host, seat)
    if what == "two weeks are over":
        host.now += timedelta(days=15)
    elif what == "somebody else plays":
        host.folder().change_address(seat, "dora@far.test")
    else:
        path.write_text(path.read_text().replace(address(seat), "dora@far.test"))
    before = path.read_bytes()
    (late,) = letters(host, from_new(host, f"yes {code}"))
    assert "That cannot be done any more" in text_of(late)
    assert path.read_bytes() == before


@pytest.mark.thorough
def test_both_codes_outlast_the_turn_and_orders_in_the_same_mails_count(host: MailHost) -> None:
    seat = host.mover()
    told = letters(host, host.mail(f"my new address is {NEW}", seat, attach=host.orders()))
    (first,) = (code_in(one) for one in told if one["Subject"].endswith("] address"))
    letters(host, host.move())
    letters(host, host.move())
    told = letters(host, host.mail(f"yes {first}", seat, attach=host.orders()))
    (second,) = (code_in(one) for one in told if "from here?" in one["Subject"])
    letters(host, host.move())
    letters(host, host.move())
    assert (host.game().file.index, host.mover()) == (6, seat)
    told = letters(host, from_new(host, f"yes {second}", attach=host.orders()))
    assert host.game().file.index == 7
    assert not any("how to play" in one["Subject"] for one in told)


@pytest.mark.thorough
def test_whoever_gives_up_meanwhile_still_gets_the_letters_elsewhere(host: MailHost) -> None:
    seat = host.mover()
    code = offered(host, seat)
    letters(host, host.mail(f"yes {code_in(letters(host, host.mail('resign', seat))[0])}", seat))
    letters(host, from_new(host, f"yes {code}"))
    assert host.folder().read_settings().players[seat] == NEW


@pytest.mark.thorough
def test_whoever_plays_two_seats_moves_with_both_and_further_addresses_become_the_first(host: MailHost) -> None:
    path = hosting(host)
    path.write_text(with_also(path.read_text().replace(address("ben"), address("anna")), "ben", NEW))
    code = offered(host, "anna")
    told = letters(host, from_new(host, f"yes {code}"))
    settings = host.folder().read_settings()
    assert (settings.players["anna"], settings.players["ben"], settings.also) == (NEW, NEW, {"ben": ()})
    assert len([one for one in told if one["To"] == NEW]) == 3


@pytest.mark.thorough
def test_where_the_file_is_for_a_person_the_game_master_hears_of_it(host: MailHost) -> None:
    with_master(host)
    path = hosting(host)
    path.write_text(path.read_text().replace(address("anna"), address("anna").replace("@", "\\u0040")))
    before, code = path.read_bytes(), offered(host, "anna")
    told = letters(host, from_new(host, f"yes {code}"))
    assert [one["To"] for one in told] == [NEW, GM]
    assert "change it by hand" in text_of(told[1])
    assert path.read_bytes() == before


@pytest.mark.thorough
def test_not_too_many_addresses_are_asked_in_a_day(host: MailHost) -> None:
    asked_there, last = [], ""
    for number in range(60):
        seat = ("anna", "ben", "cleo")[number % 3]
        told = letters(host, host.mail(f"address n{number}@x.test", seat))
        if told and CODE.search(text_of(told[0])):  # not: no more answers today
            told = letters(host, host.mail(f"yes {code_in(told[0])}", seat))
            asked_there += [one for one in told if "x.test" in one["To"]]
            last = text_of(told[-1]) if told else last
    assert len(asked_there) <= 50
