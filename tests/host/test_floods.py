"""Whoever mails more than anybody reads, from any address, fills no disk and holds up no game."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import SEATS, MailHost, address, open_mail_host, text_of
from thorough import one_in

from pbem.engine.file.decision import RESIGN
from pbem.engine.papers.decision_file import DecisionFile
from pbem.engine.papers.procedure import draft
from pbem.host.folder.host_folder import open_host
from pbem.host.mails import quoted_orders
from pbem.host.values.open_turn import Ruling

if TYPE_CHECKING:
    from conftest import Run

KEPT = 100_000
JUNK = "Buy my watches.\n" * 300


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    made = open_mail_host(pbem, tmp_path)
    settings = Path(made.host_folder.inside("host.toml"))
    settings.write_text(f"{settings.read_text()}\n[caps]\nkept_bytes = {KEPT}\n")
    return MailHost(open_host(made.host_folder.path), made.now, made.sent)


def taken(host: MailHost) -> int:
    """How many bytes lie in the host folder."""
    return sum(path.stat().st_size for path in Path(host.host_folder.path).rglob("*") if path.is_file())


@pytest.mark.rule("host/folder/spool 4.1")
@pytest.mark.rule("docs/hosting 4")
@pytest.mark.parametrize("sender", one_in(2, ["strangers", "a forged player"]))
def test_of_a_flood_no_more_is_kept_than_the_settings_allow(host: MailHost, sender: str) -> None:
    before, sent = taken(host), len(host.sent)
    for number in range(60):
        who = f"stranger{number}@far.test" if sender == "strangers" else address("ben")
        host.receive(host.mail(f"{JUNK}\nYours, dealer{number}", sender=who))
    host.round()
    assert 5 < len(host.refused()) < 20
    assert KEPT / 2 < taken(host) - before < 2 * KEPT
    assert len(host.sent) - sent <= 1
    host.answer(host.move())
    assert host.game().file.index == 1, "above that mails are decided all the same"


@pytest.mark.rule("host/folder/spool 4.1")
def test_what_there_was_no_room_for_is_decided_once(host: MailHost) -> None:
    for number in range(30):
        text = JUNK if number < 20 else "Hello?"
        host.receive(host.mail(f"{number}\n{text}", sender=f"stranger{number}@far.test"))
    host.round()
    move, day = host.move(), len(host.refused())
    assert [str(one["Subject"])[-8:] for one in host.answers(move, move)] == ["accepted"]
    assert [one for one in Path(host.host_folder.spool("done")).rglob("*") if one.is_file()] == []
    host.now = host.now.replace(day=host.now.day + 1)
    host.receive(host.mail(JUNK, sender="stranger@far.test"))
    host.round()
    assert len(host.refused()) == day + 1, "every day there is room again"


def waiting(host: MailHost) -> list[Path]:
    """What waits for a yes."""
    return [*Path(host.folder().path).rglob("pending/*")]


def test_nothing_waits_for_a_yes_that_nobody_was_asked_for(host: MailHost) -> None:
    settings = Path(host.host_folder.inside("host.toml"))
    settings.write_text(f"{settings.read_text()}answers = 2\n")
    host = MailHost(open_host(host.host_folder.path), host.now, host.sent)
    first, second, *_ = re.findall(r"(?m)^#   (\w[\w ]+) 1:", host.orders())
    for number in range(1, 5):
        host.receive(host.mail(f"plase {number} {first}, rest {second}"))
    before = len(host.sent)
    host.round()
    *asked, _no_more_today = host.sent[before:]
    assert len(waiting(host)) == len(asked) == 2


def test_strangers_who_say_that_somebody_leaves_do_not_use_up_the_answers_of_that_player(host: MailHost) -> None:
    game = host.game()
    for number in range(4):
        paper = DecisionFile(draft(game, RESIGN, host.mover(), f"Reason {number}."))
        host.receive(host.mail("Please.", sender=f"eve{number}@far.test", attach=paper.text))
    before = len(host.sent)
    host.round()
    assert [one["To"] for one in host.sent[before:]] == [address(host.mover())]
    assert len(waiting(host)) == 1
    assert "accepted" in str(host.answer(host.move())["Subject"])


@pytest.mark.thorough
def test_who_proposes_much_has_everybody_asked_about_some_of_it(host: MailHost) -> None:
    before = len(host.sent)
    said = [text_of(host.answer(host.mail(f"draw\n\nrollback {number}", "anna"))) for number in range(12)]
    asked = [one for one in host.sent[before:] if "do you agree" in str(one["Subject"])]
    assert len(asked) == 2 * len(SEATS), "a draw, and going back to record 0"
    assert "10 things were proposed in your name today" in said[-1]
    host.now += timedelta(days=1)
    assert "Everybody was asked" in text_of(host.answer(host.mail("pause", "anna")))


def test_an_answer_is_no_longer_than_a_letter_however_long_the_lines_are(
    host: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quoted_orders, "MOST_SIGNS", 1000)
    receipt = text_of(host.answer(host.mail(f"attack Alaska > {'Nowhere > ' * 60}Alaska\n" * 4)))
    assert receipt.count("! attack Alaska") == 1
    assert "(and so on; correct your own copy, and send all of it)" in receipt


def test_whether_orders_are_a_draft_is_not_asked_for_each_of_their_faults(
    host: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Ruling] = []
    monkeypatch.setattr(Ruling, "is_draft", property(asked.append))
    wrong = host.orders() + "\n".join(f"nothing{number} = 1" for number in range(300))
    assert "REFUSED" in text_of(host.answer(host.mail("Here they are.", attach=wrong)))
    assert 0 < len(asked) < 20
