"""What a player gets to read: the turn, the receipt, and who gets none."""

from __future__ import annotations

import html
import re
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.clocked_host import open_clocked_host
from sample_games.mail_host import (
    SEATS,
    MailHost,
    address,
    attached,
    block,
    open_mail_host,
    text_of,
)
from thorough import all_but

from pbem.engine.text import order_file
from pbem.engine.words.template import write_template
from pbem.host.mails.quoted_orders import pieces
from pbem.mail.letter import AUTOMATIC
from pbem.mail.parts import parse_mail

if TYPE_CHECKING:
    from email.message import EmailMessage

    from conftest import Run


STAYS_OPEN = "Then your turn stays open"
GMAIL = '<div class="gmail_quote"><div>On Friday the host wrote:<br></div><blockquote>{}</blockquote></div>'
APPLE = '<blockquote type="cite"><div>Am 1.3. schrieb der Wirt:</div><pre>{}</pre></blockquote>'
OUTLOOK = (
    '<div id="divRplyFwdMsg"><b>From:</b> Our host<br><b>Sent:</b> Friday<br><b>To:</b> Anna<br>'
    "<b>Subject:</b> turn 1<br></div><div>{}</div>"
)


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


# ── the turn ─────────────────────────────────────────────────────────────────────────────────────


def test_everybody_gets_the_first_turn_with_the_game_file(host: MailHost) -> None:
    assert {str(one["To"]) for one in host.sent} == {address(seat) for seat in SEATS}
    for letter in host.sent:
        assert attached(letter)["world-000.toml"] == host.folder().newest()
        assert "world: set-up" in text_of(letter)


def test_the_player_to_move_gets_an_order_file_that_is_sound_as_it_is(host: MailHost) -> None:
    mover = host.mover()
    letter = next(one for one in host.sent if one["To"] == address(mover))
    assert str(letter["Subject"]) == "[pbem world] turn 1: your move"
    orders = order_file.read(attached(letter)[f"world-turn-01-{mover}.toml"], "")
    assert not orders.problems
    assert orders.data["player"] == mover


def test_the_others_get_no_order_file(host: MailHost) -> None:
    for letter in host.sent:
        if letter["To"] != address(host.mover()):
            assert not any("orders" in name for name in attached(letter))
            assert "BEGIN PBEM" not in text_of(letter)


def test_orders_that_come_are_played_and_the_turn_goes_to_everybody(host: MailHost) -> None:
    host.sent.clear()
    receipt = host.answer(host.move())
    assert "ACCEPTED: the orders of" in text_of(receipt)
    turns = [one for one in host.sent if str(one["Message-ID"]).startswith("<turn.")]
    assert {str(one["To"]) for one in turns} == {address(seat) for seat in SEATS}
    assert host.folder().newest_index() == 1


@pytest.mark.thorough
def test_letters_of_a_game_form_one_thread(host: MailHost) -> None:
    host.answer(host.move())
    assert all("<thread.world@host.test>" in str(one["References"]) for one in host.sent)


@pytest.mark.rule("host/folder/outbox 2.1")
def test_a_turn_has_the_same_message_id_whenever_it_is_sent(host: MailHost) -> None:
    before = {str(one["Message-ID"]) for one in host.sent}
    for path in (host.host_folder.spool("sent"), host.folder().inside("told")):
        _remove(path)
    host.sent.clear()
    host.round()
    assert {str(one["Message-ID"]) for one in host.sent} == before


def _remove(path: str) -> None:
    import os
    import shutil

    if os.path.isdir(path):  # noqa: PTH112 - a path of the host folder is a text
        shutil.rmtree(path)
        os.mkdir(path)  # noqa: PTH102 - as above
    else:
        os.unlink(path)  # noqa: PTH108 - as above


# ── headers ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("docs/hosting 3")
def test_every_letter_is_marked_so_that_no_robot_answers_it(host: MailHost) -> None:
    host.answer(host.move())
    for letter in host.sent:
        assert str(letter["Auto-Submitted"]).startswith("auto-")
        assert letter["Precedence"] == "bulk"
        assert letter["X-Auto-Response-Suppress"] == "All"
        assert letter["X-Loop"] == letter["Reply-To"] == "games@host.test"
        assert str(letter["From"]) in ('"Our host" <games@host.test>', "Our host <games@host.test>")


def test_a_receipt_answers_the_very_mail(host: MailHost) -> None:
    mail = host.move()
    mail["References"] = "<first@home.test> <broken <second@home.test>"
    receipt = host.answer(mail)
    assert receipt["In-Reply-To"] == mail["Message-ID"]
    assert str(receipt["References"]).split() == [
        "<thread.world@host.test>",
        "<first@home.test>",
        "<second@home.test>",
        mail["Message-ID"],
    ]
    assert receipt["Auto-Submitted"] == "auto-replied"


def test_a_receipt_names_the_subject_as_its_writer_sees_it(host: MailHost) -> None:
    mail = host.move()
    del mail["Subject"]
    mail["Subject"] = "Meine Z\u00fcge, gru\u00df"
    assert '"Meine Z\u00fcge, gru\u00df"' in text_of(host.answer(mail))


STRINGS = (
    "x\r\nBcc: evil@evil.test",
    "x\nBcc: evil@evil.test",
    "x\rBcc: evil@evil.test",
    "=?utf-8?q?x=0ABcc:_evil@evil.test?=",
    "=?utf-8?b?eApCY2M6IGV2aWxAZXZpbC50ZXN0?=",
    "x\u2028Bcc: evil@evil.test",
    "x\u0085Bcc: evil@evil.test",
    "x\x0bBcc: evil@evil.test",
    "x\x0cBcc: evil@evil.test",
    "x\x00Bcc: evil@evil.test",
    "x\x1cBcc: evil@evil.test",
    "<a@b>\r\nBcc: evil@evil.test",
    "<a@b>\n\tbody",
    "=?utf-7?q?+AAo-Bcc: evil@evil.test?=",
)


@pytest.mark.rule("docs/hosting 6")
@pytest.mark.thorough
@pytest.mark.parametrize("string", all_but(STRINGS, STRINGS[::5].__contains__))
def test_nothing_in_a_mail_makes_a_header_of_the_answer(host: MailHost, string: str) -> None:
    mail = host.move().as_bytes().replace(b"Re: my turn", string.encode("utf-8"))
    mail = mail.replace(b"Message-ID: <", b"Message-ID: " + string.encode("utf-8") + b"<")
    orders = host.orders().replace("final = false", "finall = false")
    other = host.mail("x", attach=orders)
    raw = other.as_bytes().replace(b"Re: my turn", string.encode("utf-8"))
    host.sent.clear()
    host.answers(mail, raw)
    assert host.sent
    for letter in host.sent:
        assert "bcc" not in {name.lower() for name in letter}
        assert str(letter["To"]).endswith("@home.test")
        assert not letter.defects


# ── verdicts ─────────────────────────────────────────────────────────────────────────────────────


def test_wrong_orders_are_quoted_with_a_mark_at_the_line_and_the_hint(host: MailHost) -> None:
    orders = host.orders().replace("place =", "plase =")
    receipt = host.answer(host.mail("Here.\n", attach=orders))
    told = text_of(receipt)
    assert "orders refused" in str(receipt["Subject"])
    assert "! plase = {" in told
    assert '+ game = "world"' in told
    assert "hint: did you mean `place`?" in told
    assert host.folder().newest_index() == 0


def test_accepted_orders_are_said_back_in_sentences(host: MailHost) -> None:
    told = text_of(host.answer(host.move()))
    assert re.search(r"You place (all the armies due|\d+ armies) on [A-Z]", told)
    assert "You do not attack. Then your turn stays open: you see what happened" in told
    assert "place =" not in told


def test_the_receipt_gives_the_odds_of_check(host: MailHost) -> None:
    attack = re.search(r"(?m)^#\[\[attack\]\]\n#from = (.*)\n#to = (.*)\n", host.orders())
    assert attack
    source, target = attack.groups()
    orders = f"{host.orders()}\n[[attack]]\nfrom = {source}\nto = {target}\n"
    told = text_of(host.answer(host.mail("x", attach=orders)))
    way = f"{source} to {target}".replace('"', "")
    assert f"Attack 1: from {way}; you fight until it is won or lost; " in told
    assert re.search(rf"How that will probably go: attack 1 \({way}\): wins .*% of the time, leaving", told)


def test_a_long_line_of_orders_is_quoted_without_a_break_inside_a_name(host: MailHost) -> None:
    names = [f"North Western Province {number}" for number in range(12)]
    line = "place = { " + ", ".join(f'"{name}" = 1' for name in names) + " }"
    orders = re.sub(r"(?m)^place *=.*$", line, host.orders())
    assert line in orders
    receipt = host.answer(host.mail("x", attach=orders)).get_body(("plain",))
    assert receipt
    text = receipt.get_content()
    for name in names:
        assert f'"{name}" = 1' in text
    assert max(map(len, pieces(line))) <= 72


def test_a_line_of_orders_without_a_blank_is_quoted_whole() -> None:
    line = "x" * 200
    assert "".join(pieces(line)) == line
    assert [*pieces("place = 1")] == ["place = 1"]
    assert "".join(pieces(f'"{"a b " * 50}"')) == f'"{"a b " * 50}"'


def test_unreadable_orders_in_a_players_mail_are_not_called_those_of_somebody(host: MailHost) -> None:
    broken = f"{host.orders()}\n= 3\n"
    told = text_of(host.answer(host.mail("x", attach=broken)))
    assert "REFUSED: orders in your mail: " in told
    assert "somebody" not in told


def test_a_header_typed_with_colons_is_read_and_the_wrong_line_is_marked(host: MailHost) -> None:
    typed = f"game: world\nplayer: {host.mover()}\nturn: 1\nplace = {{ Atlantis = 3 }}\n"
    told = text_of(host.answer(host.mail(f"Hello,\n\n{typed}\nBye\n")))
    who = host.mover().title()
    assert f"REFUSED: orders of {who}: correct what is marked" in told
    assert '"Atlantis"' in told
    assert "! place = { Atlantis = 3 }" in told
    assert not host.kept()


def test_a_sentence_that_begins_with_game_and_a_colon_is_no_order(host: MailHost) -> None:
    assert host.helps(host.mail("Game: which one is it?\nI wonder, player that I am.\n"))


@pytest.mark.rule("docs/hosting 2")
def test_orders_for_another_turn_are_ignored_and_it_is_said_where_the_game_is(host: MailHost) -> None:
    orders = host.orders().replace("turn   = 1", "turn   = 9")
    told = text_of(host.answer(host.mail("Here.\n", attach=orders)))
    assert "IGNORED" in told
    assert "which is at turn 1" in told
    assert "waits for your orders" in told


@pytest.mark.thorough
def test_orders_that_were_played_already_are_told_so(host: MailHost) -> None:
    mover, first = host.mover(), host.move()
    orders = host.orders()
    host.answer(first)
    told = text_of(host.answer(host.mail("Again.\n", mover, attach=orders)))
    assert "already played, in record 1" in told


def test_orders_that_cannot_be_read_are_shown_with_the_place(host: MailHost) -> None:
    orders = host.orders().replace('player = "', "player = [")
    told = text_of(host.answer(host.mail("Here.\n", attach=orders)))
    assert "these orders cannot be read" in told
    assert re.search(r"line \d+: ", told)
    assert "E-TOML" not in told


def test_the_receipt_says_where_the_orders_stood(host: MailHost) -> None:
    told = text_of(host.answer(host.mail(f"Hello,\n\n{block(host.orders())}\nBye\n")))
    assert "They were in the text of your mail." in told


@pytest.mark.rule("docs/hosting 4")
@pytest.mark.parametrize(("kind", "told"), [("winmail", "winmail.dat"), ("zip", "zip archive"), ("smime", "encrypted")])
def test_a_container_that_is_not_opened_is_explained(host: MailHost, kind: str, told: str) -> None:
    mail = host.mail("My orders are attached.\n")
    types = {
        "winmail": ("application", "ms-tnef", "winmail.dat"),
        "zip": ("application", "zip", "orders.zip"),
        "smime": ("application", "pkcs7-mime", "smime.p7m"),
    }
    main, sub, name = types[kind]
    mail.add_attachment(b"PK\x03\x04xxxx", maintype=main, subtype=sub, filename=name)
    assert told in text_of(host.answer(mail))


@pytest.mark.parametrize("kind", all_but(["docx", "doc", "odt", "rtf", "pdf"], "docx".__eq__))
def test_a_document_of_a_word_processor_is_named_with_what_to_send_instead(host: MailHost, kind: str) -> None:
    mail = host.mail("My orders are attached.\n")
    mail.add_attachment(
        b"\x00\x01\x02", maintype="application", subtype="octet-stream", filename=f"Orders.{kind.upper()}"
    )
    told = text_of(host.answer(mail))
    assert f"a word processor document ({kind}) is not read" in told
    assert "plain text file (.toml or .txt)" in told


# ── help ─────────────────────────────────────────────────────────────────────────────────────────

QUESTION = "Hi host, what am I supposed to do?\n"


def test_no_sound_row_is_blamed_for_one_that_is_missing(host: MailHost) -> None:
    orders = "".join(f"{line}\n" for line in host.orders().split("\n") if not line.startswith("place"))
    told = text_of(host.answer(host.mail("x", attach=orders)))
    assert "REFUSED" in told
    assert '+ game = "world"' in told
    assert "! " not in told


def test_a_mail_without_anything_for_pbem_is_filed_and_answered_with_help(host: MailHost) -> None:
    mail = host.mail(QUESTION)
    (letter,) = host.helps(mail)
    assert len(host.refused()) == 1
    assert "nothing for pbem in it" in host.told()
    assert letter["To"] == address(host.mover())
    assert letter["In-Reply-To"] == mail["Message-ID"]
    assert letter["Auto-Submitted"] == "auto-replied"
    for said in (
        "order file",
        "[[message]]",
        "away 24 Dec to 2 Jan",
        '"all" means all',
        "waits for your orders",
    ):
        assert said in text_of(letter)


def test_help_names_the_game_master_only_where_there_is_one(host: MailHost) -> None:
    (letter,) = host.helps(host.mail(QUESTION))
    assert '"gm"' not in text_of(letter)
    path = Path(host.folder().inside("hosting.toml"))
    path.write_text(path.read_text().replace('address = ""', 'address = "gm@host.test"'))
    host.now += timedelta(days=1)
    said = text_of(host.answer(host.mail(f"{QUESTION} Please!")))
    assert "Your message went to the game master." in said
    assert "reply with the word help" in said


def test_a_question_above_the_quoted_turn_is_answered_with_help(host: MailHost) -> None:
    mail = host.mail(above_the_mail(host, QUESTION))
    assert len(host.helps(mail)) == 1
    assert not host.kept()


def test_a_player_who_mails_a_start_file_is_told_how_a_game_begins(host: MailHost, pbem: Run, tmp_path: Path) -> None:
    made = pbem("new", "trio", "--mode", "next", "--players", ",".join(SEATS), "-o", tmp_path)
    assert made.exit_code == 0, made.output
    start = next(tmp_path.glob("trio-start*.toml"))
    found = host.helps(host.mail("Join me!\n", attach=start.read_text()))
    assert len(found) == 1
    told = text_of(found[0])
    assert "In your mail: a start file" in told
    assert "pbem join and pbem start" in told
    assert "pbem host add" in told
    assert "does not take any" not in told


def test_help_is_sent_to_an_address_once_a_day(host: MailHost) -> None:
    mails = [host.mail(f"{QUESTION}{number}") for number in range(3)]
    assert len(host.helps(*mails)) == 1
    assert "help went to this address today" in host.told()
    host.now += timedelta(days=1)
    assert len(host.helps(host.mail(f"{QUESTION}again"))) == 1


@pytest.mark.thorough
def test_other_words_that_are_not_understood_either_are_quoted_each_in_a_short_letter(host: MailHost) -> None:
    """Only in a reply, and not without end; the same words again, a robot and a stranger get none."""
    reply = {"In_Reply_To": str(host.sent[-1]["Message-ID"])}
    (first,) = host.helps(host.mail(QUESTION, **reply))
    assert host.helps(host.mail(QUESTION, **reply)) == []
    for words in ("Nice weather here!", "Is my cat in the game?"):
        (letter,) = host.helps(host.mail(f"{words}\n", **reply))
        assert letter["Subject"] == "[pbem world] not understood"
        assert text_of(letter).startswith(f"Not understood either, and passed on to nobody: | {words} To play: reply")
        assert "To ask: write help on the first line" in text_of(letter)
        assert "waits for your orders" in text_of(letter)
        assert len(text_of(letter)) < len(text_of(first)) * 3 / 4
        assert host.helps(host.mail(f"{words}\n", **reply)) == []
        robot = host.mail("I am away.\n", Auto_Submitted="auto-replied", **reply)
        assert host.helps(robot, host.mail("Hello!\n", sender="eve@else.test", **reply)) == []
    assert host.helps(host.mail("I like maps.\n", **reply)) == []
    host.now += timedelta(days=1)
    (letter,) = host.helps(host.mail("I like maps.\n", **reply))
    assert letter["Subject"] == first["Subject"]


@pytest.mark.thorough
def test_help_counts_as_an_answer_of_the_day(host: MailHost) -> None:
    wrong = host.orders().replace("place =", "plase =")
    mails = [host.mail(f"{n}", attach=f"{wrong}\nx{n} = 1\n") for n in range(20)]
    assert len(host.answers(*mails)) == 20
    assert not host.helps(host.mail(QUESTION))


def test_no_stranger_and_no_robot_gets_help(host: MailHost) -> None:
    assert not host.helps(
        host.mail(QUESTION, sender="evil@evil.test"),
        host.mail(QUESTION, Auto_Submitted="auto-replied"),
        host.mail(QUESTION, Precedence="bulk"),
        host.mail(QUESTION, Return_Path="<>"),
    )


def test_help_sent_back_as_it_came_asks_for_nothing(host: MailHost) -> None:
    (letter,) = host.helps(host.mail(QUESTION))
    body = letter.get_body(("plain",))
    assert body
    before = len(host.sent)
    host.answers(host.mail(body.get_content()))
    assert len(host.sent) == before


def test_a_slip_in_the_name_of_the_game_is_reported_with_help(host: MailHost) -> None:
    orders = host.orders().replace('"world"', '"wrold"')
    (letter,) = host.helps(host.mail("Here.\n", attach=orders))
    assert "orders for the game 'wrold', which is not hosted here" in text_of(letter)


# ── whose orders ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("docs/hosting 1")
def test_unsigned_orders_from_another_address_are_ignored_and_nobody_is_answered(host: MailHost) -> None:
    mail = host.mail("Here.\n", sender="evil@evil.test", attach=host.orders())
    assert not host.answers(mail)
    assert not host.kept()
    assert "only from the address that is registered" in host.told()


def test_a_player_cannot_order_for_another(host: MailHost) -> None:
    mover = host.mover()
    other = next(seat for seat in SEATS if seat != mover)
    receipt = host.answer(host.mail("Here.\n", other, attach=host.orders(mover)))
    assert receipt["To"] == address(other)
    assert not host.kept()


@pytest.mark.thorough
def test_one_address_may_play_several_seats(host: MailHost) -> None:
    path = Path(host.folder().inside("hosting.toml"))
    for seat in SEATS:
        path.write_text(path.read_text().replace(address(seat), "all@home.test"))
    for _ in range(3):
        mail = host.mail("x", sender="all@home.test", attach=host.orders())
        assert "ACCEPTED" in text_of(host.answer(mail))
    assert host.folder().newest_index() == 3


@pytest.mark.thorough
@pytest.mark.parametrize(
    "sender",
    [
        "{0} <evil@evil.test>",
        "evil@evil.test ({0})",
        '"{0}" <evil@evil.test>',
        "{0}, evil@evil.test",
        "<{0}> <evil@evil.test>",
        "{0})evil@evil.test",
    ],
)
def test_an_address_in_a_name_is_nobodys_address(host: MailHost, sender: str) -> None:
    raw = host.mail("Here.\n", attach=host.orders()).as_bytes()
    own = address(host.mover())
    row = f"From: {sender.format(own)}".encode()
    host.answers(raw.replace(f"From: {own}".encode(), row))
    assert not host.kept()


def test_orders_for_a_game_that_is_not_here_are_filed(host: MailHost) -> None:
    mail = host.mail("Here.\n", attach=host.orders().replace('"world"', '"other"'))
    assert not host.answers(mail)
    assert "which is not hosted here" in host.told()


# ── the yes of a player ──────────────────────────────────────────────────────────────────────────


def quoted(orders: str) -> str:
    return "".join(f"> {row}\n" for row in block(orders).split("\n"))


def code_in(text: str) -> str:
    found = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", text)
    assert found
    return found[0]


def test_repaired_orders_without_a_signature_wait_for_a_yes(host: MailHost) -> None:
    receipt = host.answer(host.mail(quoted(host.orders())))
    told = text_of(receipt)
    assert "please confirm" in str(receipt["Subject"])
    assert "NOT YET TAKEN" in told
    assert "quote marks before the lines" in told
    assert not host.kept()
    yes = host.mail(f"Yes, {code_in(told)}\n")
    assert "ACCEPTED" in text_of(host.answer(yes))
    assert host.folder().newest_index() == 1


def test_a_yes_above_the_quoted_receipt_is_enough(host: MailHost) -> None:
    receipt = host.answer(host.mail(quoted(host.orders())))
    body = receipt.get_body(("plain",))
    assert body
    below = "".join(f"> {row}\n" for row in body.get_content().split("\n"))
    said = host.answer(host.mail(f"yes\n\nOn Monday the host wrote:\n{below}"))
    assert host.folder().newest_index() == 1
    assert "They were in your earlier mail.\n" in str(said.get_body(("plain",)))


YESES = {
    "greeting": "Hi, yes {code}\n",
    "code first": "{code} yes\n",
    "second line": "Hello,\n\nyes, please.\n\nOn Monday the host wrote:\n{quoted}",
    "below": "On Monday the host wrote:\n{quoted}\n\nyes\n",
    "below with the code": "{quoted}\n{code}: ok, thanks\n",
    "no mark": "Yes\n\n{receipt}",
}


@pytest.mark.parametrize("shape", all_but([*YESES], {"greeting", "below"}.__contains__))
def test_a_yes_is_heard_wherever_a_person_writes_it(host: MailHost, shape: str) -> None:
    receipt = host.answer(host.mail(quoted(host.orders()))).get_body(("plain",))
    assert receipt
    text = receipt.get_content()
    below = "".join(f"> {row}\n" for row in text.split("\n"))
    answer = YESES[shape].format(code=code_in(text), quoted=below, receipt=text)
    host.answer(host.mail(answer))
    assert host.folder().newest_index() == 1


@pytest.mark.thorough
@pytest.mark.parametrize("said", ["no, not {code}, yes?\n", "{code}\n", "I said yes.\n{code}\n"])
def test_what_is_no_yes_confirms_nothing(host: MailHost, said: str) -> None:
    code = code_in(text_of(host.answer(host.mail(quoted(host.orders())))))
    host.answers(host.mail(said.format(code=code)))
    assert not host.kept()


def test_a_mere_yes_above_two_codes_is_asked_which_is_meant(host: MailHost) -> None:
    others = host.orders().replace("\nfinal = false", "\nfinal = true", 1)
    letters = [host.answer(host.mail(quoted(one))) for one in (host.orders(), others)]
    codes = sorted({code_in(text_of(one)) for one in letters})
    assert len(codes) == 2
    told = text_of(host.answer(host.mail("yes\n\n" + "".join(f"> {code}\n" for code in codes))))
    assert f"Orders wait for {' and '.join(codes)}." in told
    # The question holds codes and the word yes; sent back as it came it confirms nothing.
    body = host.sent[-1].get_body(("plain",))
    assert body
    host.answers(host.mail(str(body.get_content())))
    assert not host.kept()
    host.answer(host.mail(f"yes {codes[0]}\n\n> {codes[0]}\n> {codes[1]}\n"))
    assert host.folder().newest_index() == 1


@pytest.mark.rule("mail/typed_requests 3.1")
@pytest.mark.thorough
@pytest.mark.parametrize("foot", [AUTOMATIC, "Sent by a robot"])
@pytest.mark.parametrize("mark", ["", "> "])
def test_the_receipt_sent_back_confirms_nothing(host: MailHost, mark: str, foot: str) -> None:
    """Not even by a program that puts words of its own below it."""
    body = host.answer(host.mail(quoted(host.orders()))).get_body(("plain",))
    assert body
    assert AUTOMATIC in body.get_content()
    rows = body.get_content().replace(AUTOMATIC, foot).splitlines()
    host.answers(host.mail("".join(f"{mark}{row}\n" for row in rows)))
    assert host.folder().newest_index() == 0
    assert not host.kept()


PAGE_QUOTES = {"as it came": "{}", "gmail": GMAIL, "apple": APPLE, "outlook": OUTLOOK}


@pytest.mark.rule("mail/typed_requests 3.1")
@pytest.mark.parametrize("said", ["", "Thanks!", "Yes, please."])
@pytest.mark.parametrize("quote", all_but([*PAGE_QUOTES], "gmail".__eq__))
def test_the_page_of_a_receipt_confirms_only_below_a_yes(host: MailHost, quote: str, said: str) -> None:
    """A reply that is HTML alone quotes the page, which shows the code and the word yes."""
    receipt = host.answer(host.mail(quoted(host.orders()))).get_body(("html",))
    assert receipt
    page = receipt.get_content().partition("<body")[2].partition(">")[2].rpartition("</body>")[0]
    mail = host.mail("")
    mail.set_content(f"<div>{said}</div>{PAGE_QUOTES[quote].format(page)}", subtype="html")
    host.answers(mail)
    assert host.folder().newest_index() == said.startswith("Yes")


@pytest.mark.thorough
def test_a_yes_from_somebody_else_confirms_nothing(host: MailHost) -> None:
    told = text_of(host.answer(host.mail(quoted(host.orders()))))
    yes = f"Yes, {code_in(told)}\n"
    mover = host.mover()
    others = [address(seat) for seat in SEATS if seat != mover]
    for sender in (*others, "stranger@example.net"):
        host.answers(host.mail(yes, sender=sender))
        assert host.folder().newest_index() == 0
    host.answer(host.mail(yes, mover))
    assert host.folder().newest_index() == 1


def test_a_wrong_code_confirms_nothing(host: MailHost) -> None:
    host.answer(host.mail(quoted(host.orders())))
    host.answers(host.mail("yes AAAA-BBBB\n"))
    assert not host.kept()


def test_the_order_file_sent_back_untouched_waits_for_a_yes(host: MailHost) -> None:
    template = write_template(host.game(), host.mover())
    receipt = host.answer(host.mail("I am on holiday.\n", attach=template))
    assert "the order file as it was sent to you" in text_of(receipt)
    assert not host.kept()


UNMARKED = {
    "yahoo": "    On Sunday, March 1, 2026 at 12:00:00 PM GMT+1, Our host <games@host.test> wrote:  \n \n {}",
    "outlook": "From: Our host <games@host.test>\nDate: Sunday, 1 March 2026 at 12:00\nTo: Anna\n"
    "Subject: [pbem world] turn 1\n\n{}",
    "german": "Am 01.03.26 um 12:00 schrieb Our host\n<games@host.test>:\n\n{}",
}


def above_unmarked(host: MailHost, above: str, style: str, older: str = "") -> EmailMessage:
    """A reply as programs write it that put no mark before the lines that they quote."""
    turn = next(one for one in host.sent if one["To"] == address(host.mover()))
    body = turn.get_body(("plain",))
    assert body
    below = UNMARKED[style].format((older or body.get_content()).replace("\n", "\n "))
    return host.mail(f"{above}\n\n{below}\n")


@pytest.mark.parametrize("style", all_but([*UNMARKED], "german".__ne__))
@pytest.mark.parametrize("marked", [True, False])
def test_orders_above_a_mail_quoted_without_marks_are_the_orders(host: MailHost, style: str, marked: bool) -> None:
    own = block(host.orders()) if marked else host.orders()
    told = text_of(host.answer(above_unmarked(host, f"Good luck to all!\n\n{own}", style)))
    assert "ACCEPTED" in told
    assert STAYS_OPEN in told
    assert "repaired" not in told
    assert "IGNORED" not in told


@pytest.mark.parametrize("style", all_but([*UNMARKED], "yahoo".__eq__))
def test_the_order_file_quoted_without_marks_is_nothing(host: MailHost, style: str) -> None:
    assert host.answers(above_unmarked(host, "Soon.", style)) == []
    assert not host.kept()


def test_older_orders_quoted_without_marks_are_known_as_old(host: MailHost) -> None:
    older = host.orders().replace("final = false", "final = true")
    told = text_of(host.answer(above_unmarked(host, block(host.orders()), "outlook", block(older))))
    assert "ACCEPTED" in told
    assert STAYS_OPEN in told
    assert "Then your turn ends" not in told
    assert "NOT YET TAKEN" not in told
    assert not list(Path(host.folder().path).rglob("pending/*"))


def test_older_orders_below_a_mere_word_are_asked_about(host: MailHost) -> None:
    told = text_of(host.answer(above_unmarked(host, "As I said.", "yahoo", block(host.orders()))))
    assert "NOT YET TAKEN" in told
    assert "an older mail quoted without any mark" in told
    assert not host.kept()


def test_a_slip_above_a_mail_quoted_without_marks_is_reported(host: MailHost) -> None:
    own = host.orders().replace("turn   = 1", "turn   = = 1")
    told = text_of(host.answer(above_unmarked(host, own, "yahoo")))
    assert "cannot be read" in told
    assert "turn = = 1" in told


def test_of_two_sets_of_orders_none_is_taken_until_their_player_says_which(host: MailHost) -> None:
    one = host.orders()
    other = one.replace("final = false", "final = true")
    receipt = host.answer(host.mail(f"Hello,\n\n{block(other)}", attach=one))
    told = text_of(receipt)
    assert "please confirm" in str(receipt["Subject"])
    assert told.count("your mail contains several different sets of orders") == 2
    assert "ACCEPTED" not in told
    assert not host.kept()
    codes = re.findall(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", told)
    assert len(codes) == 2
    host.answers(host.mail(f"yes\n\nOn Monday the host wrote:\n> {' '.join(codes)}\n"))
    assert not host.kept()
    assert "Then your turn ends." in text_of(host.answer(host.mail(f"yes {codes[1]}\n")))


@pytest.mark.parametrize("slip", [("place =", "plase ="), ("turn   = 1", "turn   = = 1")])
def test_orders_beside_others_with_a_slip_are_perhaps_not_those_that_were_meant(
    host: MailHost, slip: tuple[str, str]
) -> None:
    told = text_of(host.answer(host.mail(block(host.orders().replace(*slip)), attach=host.orders())))
    assert "several different sets of orders" in told
    assert "REFUSED" in told
    assert not host.kept()


def test_orders_without_their_end_line_wait_for_a_yes(host: MailHost) -> None:
    cut_off = block(host.orders()).partition("# ==== END")[0]
    told = text_of(host.answer(host.mail(f"Hello,\n\n{cut_off}")))
    assert "NOT YET TAKEN" in told
    assert "may have been cut off on the way" in told
    assert "You place " in told
    assert not host.kept()
    assert "ACCEPTED" in text_of(host.answer(host.mail(f"yes {code_in(told)}\n")))


@pytest.mark.thorough
def test_a_reply_that_quotes_the_order_file_below_new_orders_is_about_the_new_ones(host: MailHost) -> None:
    below = quoted(write_template(host.game(), host.mover()))
    told = text_of(host.answer(host.mail(f"{block(host.orders())}\n{below}")))
    assert "ACCEPTED" in told
    assert "NOT YET TAKEN" not in told


# ── never twice ──────────────────────────────────────────────────────────────────────────────────


def above_the_mail(host: MailHost, above: str) -> str:
    """What a mail program makes of a reply to the turn mail: one's own words, the mail below."""
    turn = next(one for one in host.sent if one["To"] == address(host.mover()))
    body = turn.get_body(("plain",))
    assert body
    below = "\n".join(f"> {row}" for row in body.get_content().split("\n"))
    return f"{above}\n\nOn Saturday the host\n<games@example.org> wrote:\n{below}\n"


def test_orders_typed_above_the_quoted_mail_count_without_the_two_marked_lines(host: MailHost) -> None:
    own = "\n".join(row for row in host.orders().split("\n") if row.strip())
    mail = host.mail(above_the_mail(host, f"Good luck to all!\n\n{own}"))
    assert "ACCEPTED" in text_of(host.answer(mail))


def test_orders_typed_below_the_quoted_mail_count_as_well(host: MailHost) -> None:
    own = "\n".join(row for row in host.orders().split("\n") if row.strip())
    mail = host.mail(f"{above_the_mail(host, 'See below.')}\n{own}\n")
    assert "ACCEPTED" in text_of(host.answer(mail))


def test_a_slip_in_what_was_typed_above_the_quoted_mail_is_reported(host: MailHost) -> None:
    own = "\n".join(row for row in host.orders().split("\n") if row and row[0] != "#")
    mail = host.mail(above_the_mail(host, own.replace("turn   = 1", "turn   = = 1")))
    answer = host.answer(mail)
    assert "orders refused" in str(answer["Subject"])
    assert "turn   = = 1" in (answer.get_body(("plain",)) or answer).get_content()


def html_reply(host: MailHost, above: str, below: str, quote: str = GMAIL) -> EmailMessage:
    """A reply that is HTML alone: typed rows, and below them what is answered."""
    rows = [f"<div>{html.escape(row) or '<br>'}</div>" for row in above.split("\n")]
    older = "<br>\n".join(html.escape(row) for row in below.split("\n"))
    mail = host.mail("")
    mail.set_content(f'<div dir="ltr">{"".join(rows)}</div>{quote.format(older)}', subtype="html")
    return mail


@pytest.mark.parametrize("quote", all_but([GMAIL, APPLE, OUTLOOK], OUTLOOK.__eq__))
@pytest.mark.parametrize("marked", [True, False])
def test_orders_typed_above_the_quotation_of_an_html_mail_are_found(host: MailHost, quote: str, marked: bool) -> None:
    """The turn mail of a game with keys has no BEGIN row; what it quotes may look like orders."""
    old = write_template(host.game(), host.mover())
    below = f"Anna, you are to move.\n\n{block(old) if marked else old}\n[pbem] Bye = {{}}"
    receipt = host.answer(html_reply(host, f"Good luck!\n\n{host.orders()}", below, quote))
    told = text_of(receipt)
    assert "They arrived changed; repaired: HTML removed." in told
    assert "cannot be read" not in told
    code = code_in(told)
    assert "ACCEPTED" in text_of(host.answer(host.mail(f"yes {code}\n")))


@pytest.mark.thorough
@pytest.mark.parametrize("quote", [GMAIL, APPLE])
def test_the_order_file_that_an_html_mail_quotes_is_nothing(host: MailHost, quote: str) -> None:
    old = write_template(host.game(), host.mover())
    assert host.answers(html_reply(host, "Soon.", block(old), quote)) == []
    assert host.kept() == []


def test_a_message_that_an_html_mail_quotes_is_not_passed_on_again(host: MailHost) -> None:
    seat = next(seat for seat in SEATS if seat != host.mover())
    rows = f'[[message]]\nto = "{seat}"\ntext = "Peace?"\n'
    assert host.answers(html_reply(host, "As I said:", rows)) == []
    assert "Your message went to" in text_of(host.answer(html_reply(host, rows, "Well?")))


def test_an_order_file_quoted_without_any_mark_is_nothing_beside_a_message(host: MailHost) -> None:
    seat = next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover())
    words = f'[[message]]\nto = "{seat}"\ntext = "Peace?"\n'
    template = write_template(host.game(), host.mover())
    told = text_of(host.answer(host.mail(f"{words}\nOur host wrote:\n{block(template)}")))
    assert "Your message went to" in told
    assert "NOT YET TAKEN" not in told


def test_the_order_file_attached_beside_a_message_is_still_asked_about(host: MailHost) -> None:
    seat = next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover())
    words = f'[[message]]\nto = "{seat}"\ntext = "Peace?"\n'
    template = write_template(host.game(), host.mover())
    told = text_of(host.answer(host.mail(words, attach=template)))
    assert "Your message went to" in told
    assert "NOT YET TAKEN" in told


def test_wrong_orders_attached_to_a_reply_that_quotes_the_turn_are_what_it_is_about(host: MailHost) -> None:
    wrong = host.orders().replace("place =", "plase =")
    answer = host.answer(host.mail(above_the_mail(host, "Here."), attach=wrong))
    assert "orders refused" in str(answer["Subject"])
    assert "NOT YET TAKEN" not in text_of(answer)


def test_the_turn_mail_says_which_lines_to_copy(host: MailHost) -> None:
    letter = next(one for one in host.sent if one["To"] == address(host.mover()))
    assert "with the BEGIN and the END line, to the top of your reply" in text_of(letter)


def test_a_message_above_the_quoted_mail_is_no_reason_to_ask_for_a_yes(host: MailHost) -> None:
    seat = next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover())
    words = f'[[message]]\nto = "{seat}"\ntext = "Peace?"'
    answer = host.answers(host.mail(above_the_mail(host, words)))
    told = " ".join(text_of(one) for one in answer)
    assert "Your message went to" in told
    assert "NOT YET TAKEN" not in told


@pytest.mark.rule("docs/hosting 3")
def test_the_same_mail_again_changes_nothing_and_is_not_answered(host: MailHost) -> None:
    mail = host.mail("x", attach=host.orders().replace("place =", "plase ="))
    assert len(host.answers(mail, mail)) == 1
    assert not host.answers(mail)


def test_the_same_orders_in_another_mail_are_answered_again_only_if_its_words_are_others(host: MailHost) -> None:
    wrong = host.orders().replace("place =", "plase =")
    assert len(host.answers(host.mail("one", attach=wrong), host.mail("one\n", attach=wrong))) == 1
    assert len(host.answers(host.mail("one", attach=wrong), host.mail("And now?", attach=wrong))) == 1


@pytest.mark.rule("docs/hosting 4")
@pytest.mark.thorough
def test_an_address_gets_twenty_answers_a_day(host: MailHost) -> None:
    wrong = host.orders().replace("place =", "plase =")
    mails = [host.mail(f"{n}", attach=f"{wrong}\nx{n} = 1\n") for n in range(25)]
    assert len(host.answers(*mails)) == 20
    (last,) = [one for one in host.sent if "enough" in one["Message-ID"]]
    assert "20 answers went to this address today; the next goes out tomorrow." in " ".join(text_of(last).split())
    assert "too many answers" in host.told()
    more = [host.mail(f"{n}", attach=f"{wrong}\nx{n} = 1\n") for n in (25, 26)]
    assert host.answers(*more) == []
    host.now += timedelta(days=1)
    assert len(host.answers(host.mail("27", attach=f"{wrong}\nx27 = 1\n"))) == 1


def test_the_letters_survive_a_reader_of_our_own(host: MailHost) -> None:
    """What the host sends, `pbem read` reads."""
    letter = host.sent[0].as_bytes()
    assert any(b"pbem-game/" in part.data for part in parse_mail(letter).parts)


def test_orders_whose_signature_is_false_are_not_called_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch)
    changed = host.orders().replace(b"[signed]", b"final = false\n[signed]", 1)
    host.mail(host.mover, orders=changed)
    host.tick()
    told = text_of(host.letters("ack")[0])
    assert "the signature does not hold" in told
    assert "- ignored" in told
    assert "understood" not in told
