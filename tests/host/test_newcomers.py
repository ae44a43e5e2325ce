"""A player replaced by a vote of the others: by somebody who says yes first, from their own address, and gets all from then on."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.clocked_host import open_clocked_host
from sample_games.clocked_host import text_of as letter_text
from sample_games.mail_host import SEATS, MailHost, address, open_mail_host, text_of
from sample_games.small_games import identity

from pbem.engine.papers.procedure import approve
from pbem.engine.text import order_file
from pbem.host.deadlines.lost_time import is_paused
from pbem.host.folder import spool
from pbem.host.games import votes
from pbem.host.games.hosted_game import open_newest
from pbem.mail.requests import Motion, Requests
from pbem.mail.spoken_requests import take_spoken

if TYPE_CHECKING:
    from email.message import EmailMessage

    from conftest import Run

DORA = "dora@far.test"
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def got(host: MailHost, to: str, *mails: EmailMessage) -> list[EmailMessage]:
    """Receive mails and do a round; what somebody got."""
    before = len(host.sent)
    for mail in mails:
        host.receive(mail)
    assert not host.round().troubles
    return [one for one in host.sent[before:] if one["To"] == to]


def code_in(letter: EmailMessage) -> str:
    found = CODE.search(text_of(letter))
    assert found
    return found[0]


def from_dora(host: MailHost, text: str) -> EmailMessage:
    return host.mail(text, sender=f"Dora Day <{DORA}>")


def say_yes(host: MailHost, offer: EmailMessage, voters: tuple[str, ...]) -> dict[str, str]:
    """Let Dora say yes; the codes of those who were asked then."""
    before = len(host.sent)
    [told] = got(host, DORA, from_dora(host, f"yes {code_in(offer)}"))
    assert "when they agree, the letter of the turn comes to you" in text_of(told)
    ballots = [one for one in host.sent[before:] if "Somebody proposes that Dora Day takes over" in text_of(one)]
    assert sorted(one["To"] for one in ballots) == sorted(map(address, voters))
    assert not any(DORA in one.as_string() for one in ballots)
    return {str(one["To"]).partition("@")[0]: code_in(one) for one in ballots}


@pytest.mark.parametrize(
    ("line", "motion"),
    [
        ("replace Ben by dora@far.test", Motion("replace", "ben", 0, DORA)),
        ("I propose to replace ben with Dora Day <dora@far.test>.", Motion("replace", "ben", 0, DORA)),
        ("replace ben by Dora Day dora@far.test", Motion("replace", "ben", 0, DORA)),
        ("replace me", Motion("replace", "me")),
    ],
)
def test_a_player_is_named_and_perhaps_a_newcomer(line: str, motion: Motion) -> None:
    assert take_spoken(line, "", date(2026, 3, 1))[0] == Requests(motions=(motion,))


@pytest.mark.rule("host/incoming/newcomer_part 1.1")
@pytest.mark.rule("host/games/successors 1.1")
def test_a_newcomer_says_yes_first_and_the_others_agree(host: MailHost) -> None:
    seat = host.mover()
    others = tuple(one for one in SEATS if one != seat)
    host.folder().add_address(others[0], "second@home.test")
    host.folder().add_address(seat, "third@home.test")
    host.answer(host.mail("draw", seat))
    host.folder().note_in_hall([seat], named=True)
    [offer] = got(host, DORA, host.mail(f"replace {seat} by {DORA}", others[0]))
    assert f"take over from {seat.title()}" in text_of(offer)
    # Nobody else can say yes, and without one nobody is asked.
    assert got(host, address(others[0]), host.mail(f"yes {code_in(offer)}", sender="eve@else.test")) == []
    assert got(host, address(others[0]), from_dora(host, f"Who plays there? {code_in(offer)}")) == []
    codes = say_yes(host, offer, others)
    assert f"needs the yes of {others[1].title()}" in text_of(
        host.answer(host.mail(f"yes {codes[others[0]]}", others[0]))
    )
    host.answer(host.mail("place 1 Atlantis", seat))
    index = f"{host.game().file.index:03d}"
    waiting, refused = (
        Path(host.folder().inside(*one)) for one in (("orders", index, seat, "pending"), ("refused", index))
    )
    assert (len(list(waiting.iterdir())), len(list(refused.iterdir()))) == (1, 1)
    before = len(host.sent)
    said = host.answer(host.mail(f"yes {codes[others[1]]}", others[1]), host.mail(f"yes {codes[others[1]]}", "eve"))
    # The draw is open still, and is now Dora's to answer.
    assert (len(list(waiting.iterdir())), list(refused.iterdir())) == (1, [])
    assert f"All have agreed that Dora Day takes over from {seat.title()}" in text_of(said)
    settings = host.folder().read_settings()
    assert (settings.players[seat], settings.addresses_of(seat)) == (DORA, (DORA,))
    assert settings.addresses_of(others[0]) == (address(others[0]), "second@home.test")
    assert host.folder().in_hall() == []
    letters = [one for one in host.sent[before:] if one["To"] == DORA]
    assert any("your move" in str(one["Subject"]) for one in letters)
    [last] = [one for one in host.sent[before:] if one["To"] == address(seat)]
    assert "You get no more letters of this game" in text_of(last)
    # The old player speaks for nobody, the new one plays.
    assert host.answers(host.mail("x", seat, attach=host.orders())) == []
    played = len(host.sent)
    host.receive(host.mail("Here they are.", sender=DORA, attach=host.orders()))
    host.round()
    assert host.game().file.index == int(index) + 1
    assert {str(one["To"]) for one in host.sent[played:]} == {DORA, *map(address, others)}


@pytest.mark.thorough
@pytest.mark.rule("host/games/successors 1.1")
def test_a_yes_to_something_else_goes_with_whoever_said_it_and_the_newcomer_is_asked(host: MailHost) -> None:
    """A pause and a draw, to which all but one had agreed when a seat changed hands."""
    seat = host.mover()
    others = tuple(one for one in SEATS if one != seat)
    before = len(host.sent)
    host.answers(host.mail("pause", others[0]))
    host.answers(host.mail("draw", others[0]))
    asked = [one for one in host.sent[before:] if str(one["Message-ID"]).startswith("<decision")]
    ballots = {(str(one["To"]), "pause" in text_of(one) or "clock" in text_of(one)): code_in(one) for one in asked}
    assert len(ballots) == 6
    for one in (seat, others[0]):
        for pause in (True, False):
            host.answers(host.mail(f"yes {ballots[address(one), pause]}", one))
    [offer] = got(host, DORA, host.mail(f"replace {seat} by {DORA}", others[0]))
    for one, code in say_yes(host, offer, others).items():
        letters = got(host, DORA, host.mail(f"yes {code}", one))
    anew = [code_in(one) for one in letters if str(one["Message-ID"]).startswith("<decision")]
    assert len(anew) == 2
    for pause in (True, False):
        host.answers(host.mail(f"yes {ballots[address(others[1]), pause]}", others[1]))
        # The old player's code is no use in another hand, nor is the new one's in that of the old player.
        host.answers(*(host.mail(f"yes {code}", seat) for code in (*anew, ballots[address(seat), pause])))
        host.answers(from_dora(host, f"yes {ballots[address(seat), pause]}"))
    assert host.game().awaited is not None
    assert not is_paused(open_newest(host.host_folder, host.folder(), host.now).log().log)
    answers = [text_of(one) for code in anew for one in got(host, DORA, from_dora(host, f"yes {code}"))]
    assert any("All have agreed that the clock stops" in one for one in answers)
    assert host.game().awaited is None


@pytest.mark.rule("host/incoming/newcomer_part 3.1")
def test_a_yes_counts_once_and_the_vote_ends_with_the_turn(host: MailHost) -> None:
    seat = next(one for one in SEATS if one != host.mover())
    others = tuple(one for one in SEATS if one != seat)
    [offer] = got(host, DORA, host.mail(f"replace {seat} by {DORA}", others[0]))
    assert got(host, DORA, host.mail(f"replace {seat} by {DORA}", others[1])) == [], "asked once in a turn"
    codes = say_yes(host, offer, others)
    asked = len(host.sent)
    got(host, DORA, from_dora(host, f"yes {code_in(offer)}"))
    assert not any("Somebody proposes" in text_of(one) for one in host.sent[asked:])
    host.answers(host.move())
    assert "came too late" in text_of(host.answer(host.mail(f"yes {codes[others[0]]}", others[0])))
    [told] = got(host, DORA, from_dora(host, f"yes {code_in(offer)}"))
    assert "The game went on before all had agreed" in text_of(told)
    [offer] = got(host, DORA, host.mail(f"replace {seat} by {DORA}", others[0]))
    assert set(say_yes(host, offer, others)) == set(others)


@pytest.mark.rule("host/incoming/newcomer_part 2.1")
def test_who_looks_on_is_asked_first_and_for_somebody_who_leaves_too(host: MailHost) -> None:
    seat = next(one for one in SEATS if one != host.mover())
    assert "nobody looks on or waits" in text_of(host.answer(host.mail(f"replace {seat}", host.mover())))
    host.folder().note_observers([DORA])
    asked = host.mail("resign", seat)
    [offer] = got(host, DORA, asked)
    answer = [one for one in host.sent if one["To"] == address(seat)][-1]
    assert "1 person who may want to take over" in text_of(answer)
    assert DORA not in text_of(answer)
    codes = say_yes(host, offer, tuple(one for one in SEATS if one != seat))
    for one, code in codes.items():
        host.answer(host.mail(f"yes {code}", one))
    assert host.folder().read_settings().players[seat] == DORA
    assert host.folder().observers() == []


def test_what_cannot_be_done_is_said(host: MailHost) -> None:
    seat = host.mover()
    for line, said in (
        ("replace zoe", "nobody plays as 'zoe' here"),
        (f"replace {seat} by games@host.test", "the address of this host"),
    ):
        assert said in text_of(host.answer(host.mail(line, seat)))
    robot = host.mail(f"replace {seat} by {DORA}", seat, Auto_Submitted="auto-replied")
    assert got(host, DORA, robot, host.mail(f"replace {seat} by {DORA}", sender="eve@else.test")) == []


def test_nobody_learns_by_proposing_whose_an_address_is(host: MailHost) -> None:
    host.typed = {address(SEATS[1]), address(SEATS[2]), DORA}
    before = len(host.sent)
    said = {
        text_of(host.answer(host.mail(f"replace {SEATS[1]} by {to}", SEATS[0]))).replace(to, "X") for to in host.typed
    }
    assert len({one.partition("About your mail")[0] for one in said}) == 1
    assert [one["To"] for one in host.sent[before:] if one["To"] != address(SEATS[0])] == [DORA]


@pytest.mark.thorough
def test_of_two_players_one_alone_replaces_only_somebody_who_is_late(pbem: Run, tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("[deadline]\nhours = 24\n")
    host = open_mail_host(pbem, tmp_path, rules=rules)
    gone = next(one for one in SEATS if one != host.mover())
    code = code_in(host.answer(host.mail("resign", gone)))
    host.answer(host.mail(f"yes {code}", gone))
    seat = host.mover()
    other = next(one for one in SEATS if one not in (seat, gone))
    assert "is out of the game" in text_of(host.answer(host.mail(f"replace {gone}", other)))
    assert f"{gone.title()}: out of the game" in text_of(host.answer(host.mail("status", other)))
    [offer] = got(host, DORA, host.mail(f"replace {seat} by {DORA}", other))
    codes = say_yes(host, offer, tuple(one for one in SEATS if one != gone))
    assert f"needs the yes of {seat.title()}" in text_of(host.answer(host.mail(f"yes {codes[other]}", other)))
    for _ in range(30):
        host.now += timedelta(hours=1)
        host.round()
    assert "All have agreed" in text_of(host.answer(host.mail(f"yes {codes[other]}", other, Subject="again")))
    assert host.folder().read_settings().players[seat] == DORA


def test_a_host_killed_at_any_step_hands_a_seat_over_once(host: MailHost, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = host.mover()
    others = tuple(one for one in SEATS if one != seat)
    [offer] = got(host, DORA, host.mail(f"replace {seat} by {DORA}", others[0]))
    codes = say_yes(host, offer, others)
    host.answer(host.mail(f"yes {codes[others[0]]}", others[0]))
    before = len(host.sent)
    host.receive(host.mail(f"yes {codes[others[1]]}", others[1]))
    for place, name in (
        (votes, "hand_over"),
        (votes.Vote, "_ask_newcomer"),
        (votes.Vote, "_mark"),
        (spool, "commit"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(place, name, _killed)
            with pytest.raises(Killed):
                host.round()
    host.round()
    host.round()
    assert host.folder().read_settings().players[seat] == DORA
    letters = [one["Subject"] for one in host.sent[before:] if one["To"] == DORA]
    assert sum("your move" in str(one) for one in letters) == 1
    assert sum("takes over from you" in str(one["Subject"]) for one in host.sent[before:]) == 1
    told = [one for one in host.sent[before:] if "a new player" in str(one["Subject"])]
    assert sorted(one["To"] for one in told) == sorted([DORA, *map(address, others)])


class Killed(BaseException):
    """What nothing catches, as the power going off."""


def _killed(*_: object) -> None:
    raise Killed


@pytest.mark.thorough
def test_a_seat_with_a_key_goes_to_a_newcomer_with_keys_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = open_clocked_host(tmp_path, monkeypatch, "[deadline]\nhours = 72\noutage_hours = 8\n", mode="next")
    seat = next(one for one in SEATS if one != hosted.mover)
    others = [one for one in SEATS if one != seat]
    hosted.mail(others[0], f"replace {seat} by {DORA}")
    hosted.tick()
    [offer] = hosted.letters("seat")
    assert offer["To"] == DORA
    assert not [*offer.iter_attachments()]
    found = CODE.search(letter_text(offer))
    assert found
    hosted.mail("dora", f"yes {found[0]}", sender=DORA)
    hosted.tick()
    told = hosted.letters("ack")[-1]
    assert f"pbem admin world-000.toml replace {seat} --name NAME" in letter_text(told)
    assert [one.get_filename() for one in told.iter_attachments()] == ["world-000.toml"]
    hosted.mail("dora", f"Here: {found[0]}", sender=DORA, paper=hosted.paper(seat, "dora", "Dora"))
    hosted.tick()
    requests = {str(one["To"]).partition("@")[0]: one for one in hosted.letters("decision")}
    assert sorted(requests) == sorted(others)
    for one in others:
        document = next(part for part in requests[one].iter_attachments()).get_payload(decode=True)
        assert isinstance(document, bytes)
        data = dict(order_file.read(document, "").data)
        sigs = dict([approve(hosted.game, data, identity(one))])
        hosted.mail(one, paper=order_file.write({**data, "sigs": sigs}).encode())
    hosted.tick()
    assert any("all have signed" in letter_text(one) for one in hosted.letters("ack"))
