"""A friend looks on: asked at their own address, shown what everybody may see, and gone again by one word."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import HOST, MailHost, address, attached, open_mail_host, text_of

from pbem.host.folder.refusals import count_bounce
from pbem.host.incoming.observer_part import MOST_OBSERVERS

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path

    from conftest import Run

FRIEND = "fred@far.test"
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def to_friend(host: MailHost, *mails: EmailMessage) -> list[EmailMessage]:
    """Receive mails and do a round; what the friend got."""
    before = len(host.sent)
    for mail in mails:
        host.receive(mail)
    assert not host.round().troubles
    return [one for one in host.sent[before:] if one["To"] == FRIEND]


def invited(host: MailHost) -> str:
    [letter] = to_friend(host, host.mail(f"observe {FRIEND}", "anna"))
    assert "anna" not in letter.as_string().lower().replace(HOST, "")
    found = CODE.search(text_of(letter))
    assert found
    return found[0]


def test_a_friend_looks_on_until_the_word_stop(host: MailHost) -> None:
    code = invited(host)
    # Nobody else can say yes, and without a yes nothing comes.
    assert to_friend(host, host.mail(f"yes {code}", sender="eve@else.test"), host.mail("Hm?", sender=FRIEND)) == []
    [first] = to_friend(host, host.mail(f"yes {code}", sender=FRIEND))
    assert "to move" in str(first["Subject"])
    assert "reply with the word stop" in text_of(first)
    [second] = to_friend(host, host.move())
    assert list(attached(second)) == ["world-001.toml"]
    assert "BEGIN PBEM ORDERS" not in second.as_string()
    assert not any(address(seat) in second.as_string() for seat in ("anna", "ben", "cleo"))
    # The same yes once more brings no second letter.
    assert to_friend(host, host.mail(f"yes {code}", sender=FRIEND)) == []
    assert host.folder().observers() == [FRIEND]
    [last] = to_friend(host, host.mail("Stop!", sender=FRIEND))
    assert "no more letters of world" in text_of(last)
    assert to_friend(host, host.move()) == []
    assert to_friend(host, host.mail("stop", sender=FRIEND)) == []
    # Nor does the old yes bring the letters back.
    assert to_friend(host, host.mail(f"yes {code}", sender=FRIEND)) == []
    assert host.folder().observers() == []


def test_robots_and_strangers_ask_for_nobody(host: MailHost) -> None:
    asked = host.mail(f"observe {FRIEND}", sender="eve@else.test")
    robot = host.mail(f"observe {FRIEND}", "anna", Auto_Submitted="auto-replied")
    assert to_friend(host, asked, robot) == []
    code = invited(host)
    assert to_friend(host, host.mail(f"yes {code}", sender=FRIEND, Auto_Submitted="auto-replied")) == []
    assert host.folder().observers() == []


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("observe", "write the word observe and that address in one line: observe new@mail.example"),
        ("Observe my friend.", "To ask a friend to look on, write the word observe"),
        ("observe a@@b.test", "mail address"),
        ("observe full@house.test", f"{MOST_OBSERVERS} people are watching already"),
    ],
)
def test_who_cannot_look_on(host: MailHost, line: str, why: str) -> None:
    if "full" in line:
        host.folder().note_observers([f"n{number}@x.test" for number in range(MOST_OBSERVERS)])
    assert why in " ".join(text_of(host.answer(host.mail(line, "anna"))).split())


def test_nobody_learns_by_asking_whose_an_address_is(host: MailHost) -> None:
    host.folder().note_observers(["watcher@x.test"])
    asked = [address("ben"), "watcher@x.test", "nobody@x.test"]
    host.typed = {*asked}
    told = [text_of(host.answer(host.mail(f"observe {one}", "anna"))).replace(one, "X") for one in asked]
    assert len({one.partition("About your mail")[0] for one in told}) == 1
    before = len(host.sent)
    host.round()
    assert not [one for one in host.sent[before:] if one["To"] != "nobody@x.test"]


@pytest.mark.thorough
def test_whoever_stopped_may_be_asked_again_and_only_the_new_yes_counts(host: MailHost) -> None:
    first = invited(host)
    to_friend(host, host.mail(f"yes {first}", sender=FRIEND))
    to_friend(host, host.mail("stop", sender=FRIEND))
    second = invited(host)
    assert to_friend(host, host.mail(f"yes {first}", sender=FRIEND)) == []
    assert (
        len(to_friend(host, host.mail(f"yes {second}", sender=FRIEND), host.mail(f"yes {first}", sender=FRIEND))) == 1
    )
    assert host.folder().observers() == [FRIEND]


def test_whoever_plays_now_looks_on_no_longer_by_an_old_yes(host: MailHost) -> None:
    code = invited(host)
    host.folder().change_address("ben", FRIEND)
    letters = to_friend(host, host.mail(f"yes {code}", sender=FRIEND))
    assert ("to move" in str([one["Subject"] for one in letters]), host.folder().observers()) == (False, [])


@pytest.mark.thorough
def test_a_friend_is_asked_once_a_day_and_not_too_many_are(host: MailHost) -> None:
    invited(host)
    assert to_friend(host, host.mail(f"observe {FRIEND}", "ben")) == []
    mails = [host.mail(f"observe n{number}@x.test", ("anna", "ben", "cleo")[number % 3]) for number in range(58)]
    before = len(host.sent)
    host.answers(*mails)
    asked = [one for one in host.sent[before:] if "would you like to watch" in str(one["Subject"])]
    assert len(asked) == 49


def test_whoever_cannot_be_reached_looks_on_no_longer(host: MailHost) -> None:
    to_friend(host, host.mail(f"yes {invited(host)}", sender=FRIEND))
    for times, observers in ((2, [FRIEND]), (1, [])):
        for _ in range(times):
            count_bounce(host.host_folder, FRIEND, host.now, "no such mailbox")
        assert len(to_friend(host, host.move())) == len(observers)
        assert host.folder().observers() == observers
    # Whoever writes from there again is reached again.
    host.now += timedelta(days=1)
    to_friend(host, host.mail(f"yes {invited(host)}", sender=FRIEND))
    assert len(to_friend(host, host.move())) == 1
