"""Letters between players: passed on by the host, from the public face of a seat, never in circles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_games.clocked_host import DAYS, MINUTES, ClockedHost, do, open_clocked_host, text_of

from pbem.engine.text.table_talk import MOST_TEXT
from pbem.host.deadlines.host_log import plain_text
from pbem.host.folder import spool
from pbem.host.games import game_master
from pbem.mail.requests import text_lines
from pbem.mail.typed_requests import requests_in_text
from pbem.trust.canonical import canonical

if TYPE_CHECKING:
    from email.message import EmailMessage


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch)


def say(host: ClockedHost, seat: str, to: str, text: str = "Peace in Asia?", **more: str) -> None:
    host.mail(seat, f'Hi!\n\n[[message]]\nto = {to}\ntext = "{text}"\n', **more)  # type: ignore[arg-type] # texts
    host.tick(host.now + MINUTES)


def letter(host: ClockedHost) -> EmailMessage:
    found = host.letters("message")
    assert len(found) == 1
    return found[0]


# ── to whom ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("to", "readers"),
    [
        ('"ben"', ["ben"]),
        ('"Ben"', ["ben"]),
        ('["cleo", "ben"]', ["ben", "cleo"]),
        ('"all"', ["ben", "cleo"]),
        ('"gm"', ["gm"]),
        ('["ben", "anna"]', ["ben"]),
    ],
)
def test_a_message_goes_to_whom_it_is_written(to: str, readers: list[str], host: ClockedHost) -> None:
    say(host, "anna", to)
    assert host.readers("message") == readers


@pytest.mark.thorough
def test_the_writer_is_told_who_cannot_be_written_to(host: ClockedHost) -> None:
    say(host, "anna", '"bne"')
    assert host.letters("message") == []
    assert "Did you mean ben?" in text_of(host.letters("ack")[0])


@pytest.mark.thorough
def test_the_writer_has_a_receipt(host: ClockedHost) -> None:
    say(host, "anna", '"all"')
    receipt = host.letters("ack")
    assert [one["To"] for one in receipt] == ["anna@home.test"]
    assert "our message went to Ben and Cleo" in text_of(receipt[0])


# ── what it looks like ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/mails/messages 2.1", "docs/hosting 13")
@pytest.mark.thorough
def test_the_writer_is_named_by_seat_and_no_address_is_given(host: ClockedHost) -> None:
    say(host, "anna", '"ben"')
    found = letter(host)
    assert "Anna writes to you: > Peace in Asia?" in text_of(found)
    assert "home.test" not in found.as_string().replace("ben@home.test", "")
    assert found["Subject"] == "[pbem world] a message from Anna"


@pytest.mark.rule("host/mails/messages 1.2")
@pytest.mark.thorough
def test_a_letter_says_whether_anything_was_signed(host: ClockedHost) -> None:
    say(host, "anna", '"ben"')
    assert "Nothing is signed" in text_of(letter(host))
    seat = host.mover
    reader = "anna" if seat != "anna" else "ben"
    host.mail(seat, f'[[message]]\nto = "{reader}"\ntext = "My move."\n', host.orders())
    host.tick(host.now + MINUTES)
    assert host.index == 1
    assert "Nothing is signed" in text_of(letter(host)), "the signature is under the orders alone"


@pytest.mark.thorough
def test_nobody_learns_who_else_got_a_closed_letter(host: ClockedHost) -> None:
    say(host, "anna", '["ben", "cleo"]')
    for one in host.letters("message"):
        assert "and to" not in text_of(one)


def test_an_open_letter_names_all_its_readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, '[messages]\nallowed = "open"\n')
    say(host, "anna", '["ben", "cleo"]')
    told = sorted(text_of(one) for one in host.letters("message"))
    assert "writes to you, and to Cleo:" in " ".join(told)
    assert host.log.of("message")[0].text == "Anna wrote to Ben and Cleo."


def test_no_letters_are_passed_on_where_that_is_not_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, '[messages]\nallowed = "off"\n')
    say(host, "anna", '"ben"')
    assert host.letters("message") == []
    assert "passes no messages on" in text_of(host.letters("ack")[0])
    say(host, "anna", '"gm"')
    assert host.readers("message") == ["gm"]


# ── who may write ────────────────────────────────────────────────────────────────────────────────


def test_a_stranger_writes_to_nobody(host: ClockedHost) -> None:
    say(host, "anna", '"ben"', sender="mallory@evil.test")
    assert host.letters("message") == []
    assert host.letters("ack") == []


@pytest.mark.rule("host/mails/messages 1.1")
def test_nobody_writes_in_the_name_of_another(host: ClockedHost) -> None:
    host.mail("anna", '[[message]]\nfrom = "cleo"\nto = "ben"\ntext = "I surrender."\n')
    host.tick(host.now + MINUTES)
    assert host.letters("message") == []
    assert "ou do not play as 'cleo'" in text_of(host.letters("ack")[0])


def test_false_orders_open_no_door(host: ClockedHost) -> None:
    seat = host.mover
    reader = "anna" if seat != "anna" else "ben"
    orders = host.orders().replace(b"turn = 1", b"turn = 2")
    host.mail(seat, f'[[message]]\nto = "{reader}"\ntext = "x"\n', orders, sender="m@evil.test")
    host.tick(host.now + MINUTES)
    assert host.letters("message") == []


@pytest.mark.thorough
def test_old_orders_with_a_good_signature_open_no_door(host: ClockedHost) -> None:
    seat, orders = host.mover, host.orders()
    reader = "anna" if seat != "anna" else "ben"
    host.mail(seat, orders=orders)
    host.tick(host.now + MINUTES)
    host.mail(seat, f'[[message]]\nto = "{reader}"\ntext = "x"\n', orders, sender="m@evil.test")
    host.tick(host.now + MINUTES)
    assert host.letters("message") == []


def test_the_own_orders_under_a_forged_address_do_not_speak_for_its_owner(host: ClockedHost) -> None:
    seat = host.mover
    victim = "anna" if seat != "anna" else "ben"
    text = f'[[message]]\nfrom = "{victim}"\nto = "cleo"\ntext = "I surrender."\n'
    host.mail(seat, text, host.orders(), sender=f"{victim}@home.test")
    host.tick(host.now + MINUTES)
    assert host.index == 1
    assert host.letters("message") == []


def test_a_message_in_the_name_of_the_own_seat_is_passed_on(host: ClockedHost) -> None:
    host.mail("anna", '[[message]]\nfrom = "Anna"\nto = "ben"\ntext = "It is me."\n')
    host.tick(host.now + MINUTES)
    assert host.readers("message") == ["ben"]


# ── never in circles ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/mails/messages 4.1")
def test_the_same_message_goes_out_once(host: ClockedHost) -> None:
    for _ in range(3):
        say(host, "anna", '"ben"')
    assert host.readers("message") == ["ben"]
    assert host.kinds().count("message") == 1


def test_a_robot_that_sends_everything_back_writes_to_nobody(host: ClockedHost) -> None:
    say(host, "anna", '"ben"')
    echo = letter(host)
    for mark in ("", "Auto-Submitted: auto-replied\r\n"):
        body = echo.as_string()
        spool.deposit(
            host.host_folder,
            (
                "From: ben@home.test\r\nTo: games@host.test\r\nSubject: Re: it\r\n"
                f"Message-ID: <{len(mark)}@ben>\r\n{mark}\r\n{body}"
            ).encode(),
            host.now,
        )
        host.tick(host.now + MINUTES)
    assert host.letters("message") == []


@pytest.mark.rule("host/mails/messages 3.1")
def test_a_message_cannot_bring_orders_or_a_message_of_its_own(host: ClockedHost) -> None:
    rows = ["# ==== BEGIN PBEM ORDERS ====", 'game = "world"', "[[message]]", 'to = "cleo"', 'text = "x"']
    text = "\\n".join(rows).replace('"', '\\"')
    say(host, "anna", '"ben"', text)
    body = letter(host).get_body(("plain",))
    assert body is not None
    said = body.get_content().replace("\r\n", "\n")
    assert all(f"\n> {row}\n" in said for row in rows)
    assert requests_in_text(said).empty
    assert not requests_in_text(said.replace("\n> ", "\n")).empty


@pytest.mark.thorough
def test_at_most_so_many_a_day_are_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, "[messages]\nper_day = 3\n")
    for number in range(5):
        say(host, "anna", '"ben"', f"Number {number}.")
    assert len(host.letters("message")) == 3
    say(host, "cleo", '"ben"')
    assert len(host.letters("message")) == 1
    host.sleep(DAYS)
    say(host, "anna", '"ben"', "A new day.")
    assert len(host.letters("message")) == 1


def test_a_message_that_is_too_long_is_not_passed_on(host: ClockedHost) -> None:
    say(host, "anna", '"ben"', "x" * (MOST_TEXT + 1))
    assert host.letters("message") == []


@pytest.mark.thorough
@pytest.mark.parametrize("quote", ['"', '"""'])
@pytest.mark.parametrize("length", [MOST_TEXT + 1, 4500, 100_000])
def test_a_player_who_writes_too_much_is_told_the_limit_and_the_length(
    host: ClockedHost, length: int, quote: str
) -> None:
    words = ("One word more. " * length)[:length]
    host.mail("anna", f'Hi!\n\n[[message]]\nto = "ben"\ntext = {quote}{words}{quote}\n')
    host.tick()
    told = text_of(host.letters("ack")[0])
    assert f"at most {MOST_TEXT} characters" in told
    assert f'to ben, "One word more. One word more. On ...", has {length}' in told
    assert "cannot be read" not in told


def test_a_text_as_long_as_is_allowed_goes_out(host: ClockedHost) -> None:
    say(host, "anna", '"ben"', "y" * MOST_TEXT)
    assert host.readers("message") == ["ben"]


@pytest.mark.thorough
def test_of_several_messages_the_receipt_says_which_one_did_not_go(host: ClockedHost) -> None:
    host.mail(
        "anna",
        "\n".join(
            f'[[message]]\nto = "{to}"\ntext = "{text}"\n'
            for to, text in (("ben", "Peace?"), ("ben", "x" * (MOST_TEXT + 1)), ("bne", "War!"))
        ),
    )
    host.tick()
    told = text_of(host.letters("ack")[0])
    assert 'The message to ben, "Peace?", went to Ben.' in told
    assert f'to ben, "{"x" * 32} ...", has {MOST_TEXT + 1} and was not passed on.' in told
    assert """The message to bne, "War!", was not passed on: nobody is called 'bne' here.""" in told


@pytest.mark.thorough
def test_a_mail_holds_eight_messages_and_who_writes_more_is_told(host: ClockedHost) -> None:
    host.mail("anna", "\n".join(f'[[message]]\nto = "ben"\ntext = "Number {number}"\n' for number in range(1, 11)))
    host.tick()
    assert len(host.letters("message")) == 8
    told = text_of(host.letters("ack")[0])
    assert 'at most 8 messages; those after the message to ben, "Number 8", were not' in told


def test_a_quotation_mark_without_its_end_is_reported_with_the_line(host: ClockedHost) -> None:
    host.mail("anna", '[[message]]\nto = "ben"\ntext = "Peace\n\nBye\n')
    host.tick()
    told = text_of(host.letters("ack")[0])
    assert 'write each value in double quotes; it says text = "Peace' in told


def test_harmful_signs_are_taken_out(host: ClockedHost) -> None:
    say(host, "anna", '"ben"', "a\\u001b[31mred\\u202eb\\u0000\\ufffd\\U000e0101")
    found = letter(host)
    body = found.get_body(("plain",))
    assert body is not None
    assert not any(sign in body.get_content() for sign in "\x1b\u202e\x00\ufffd\U000e0101")


@pytest.mark.thorough
@given(st.text())
def test_every_text_can_stand_in_a_notice_and_in_a_letter(text: str) -> None:
    canonical({"text": plain_text(text)})
    canonical({"text": text_lines(text)})


# ── the archive ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_the_archive_keeps_the_text_and_the_log_a_hash_alone(host: ClockedHost) -> None:
    from hashlib import sha256

    say(host, "anna", '"ben"', "Meet me in Siam.")
    kept = list(Path(host.folder.inside("messages")).iterdir())
    assert len(kept) == 1
    assert "Meet me in Siam." in kept[0].read_text()
    notice = host.log.of("message")[0]
    assert notice.data == {"hash": sha256(kept[0].read_bytes()).hexdigest()}
    assert "anna" not in notice.text


@pytest.mark.thorough
def test_the_game_file_knows_nothing_of_it(host: ClockedHost) -> None:
    before = host.opened.data
    say(host, "anna", '"all"', "Meet me in Siam.")
    assert host.opened.data == before


def test_the_game_master_writes_to_players(host: ClockedHost) -> None:
    do(host, game_master.message, ("all",), "Happy new year!")
    found = host.letters("message")
    assert len(found) == 3
    assert "The game master writes to you: > Happy new year!" in text_of(found[0])


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[message]]\nto = "ben"\ntext = "Hello."\n', "Hello."),
        (
            '[[message]]\nto = "ben"\ntext = "A row that a mail program\nbroke."\nBye',
            "A row that a mail program broke.",
        ),
        ('[[message]]\nto = "ben"\ntext = """\nOne\n\nTwo\n"""\nBye', "One\n\nTwo\n"),
        ("[[message]]\nto = 'ben'\ntext = 'Hello.'\n", "Hello."),
        ("[[MESSAGE]]\nTo = \u201cben\u201d\nText = \u201cHello.\u201d\n", "Hello."),
        ('[[message]]\nto = "ben"\ntext = "He said \\"no\\"."\n', 'He said "no".'),
        ('[[message]]\nto = "ben"\ntext = "He said "no"."\n', 'He said "no".'),
        ("[[message]]\nto = \u201cben\u201d\ntext = \u201cHe said \u201cno\u201d.\u201d\n", 'He said "no".'),
    ],
)
def test_a_message_is_read_as_people_write_it(text: str, said: str) -> None:
    found = requests_in_text(text)
    assert [one.text for one in found.messages] == [said]
    assert not found.troubles
