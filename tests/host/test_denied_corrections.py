"""Orders that were refused, and a reply that takes the impossible one away, or tries again in other words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from judged_replies import letter_to
from sample_games.mail_host import MailHost, open_mail_host, text_of
from sample_games.mail_replies import SHAPES, gmail_app, k9, mutt, new_mail, reply
from thorough import all_but

from pbem.engine.text import order_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from conftest import Run

    Shape = Callable[[str, str, str], tuple[str, str]]

PLACE, FIRST, SECOND, MOVE = (
    "place 2 Northwest Territory, 1 Alaska, rest Alberta",
    "attack Northwest Territory > Greenland",
    "attack Alberta > Western United States",
    "move 3 Alberta > Siam",
)
WRONG = "attack Alberta > Siam"
MOVES, ATTACKS = f"{PLACE}\n{FIRST}\n{SECOND}\n{MOVE}", f"{PLACE}\n{FIRST}\n{WRONG}"


class Player:
    """Ben, who is to move, and the letters that he got."""

    def __init__(self, host: MailHost) -> None:
        self.host, self.number = host, 0
        self.last: EmailMessage = letter_to(host, host.mover())

    def answered(self, said: str, shape: Shape = gmail_app, letter: EmailMessage | None = None) -> str:
        """Reply to the last letter; the text of the answer, or "" where none came."""
        self.number += 1
        mail = reply(letter or self.last, self.number, said, shape)
        before = len(self.host.sent)
        self.host.receive(mail)
        self.host.round()
        found = [one for one in self.host.sent[before:] if str(one["Message-ID"]).startswith(("<ack", "<help"))]
        self.last = found[-1] if found else self.last
        return text_of(self.last) if found else ""

    def is_asked_about(self, said: str, shape: Shape = gmail_app) -> set[str]:
        """The orders that a yes is asked for, as the lines of an order file without its header."""
        told = self.answered(said, shape)
        assert "NOT YET TAKEN" in told, told
        (self.code,) = set(re.findall(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", told))
        (held,) = Path(self.host.folder().path).rglob(f"{self.code}.toml")
        data = order_file.read(held.read_bytes(), "").data
        ways = {" > ".join(one.get("path") or (one["from"], one["to"])) for one in data.get("attack", [])}
        moves = {f"move {one['from']} > {one['to']}" for one in data.get("free_move", [])}
        return {f"place {name}" for name in data.get("place", {})} | ways | moves


@pytest.fixture
def player(pbem: Run, tmp_path: Path) -> Player:
    return Player(open_mail_host(pbem, tmp_path))


PLACED = {"place Northwest Territory", "place Alaska", "place Alberta"}
GREENLAND, WEST = "Northwest Territory > Greenland", "Alberta > Western United States"


def refuse(player: Player, orders: str) -> EmailMessage:
    assert "REFUSED" in player.answered(orders)
    return player.last


@pytest.mark.thorough
@pytest.mark.parametrize("shape", SHAPES)
def test_an_impossible_move_is_taken_away_and_the_turn_is_played_after_a_yes(player: Player, shape: Shape) -> None:
    refuse(player, MOVES)
    assert player.is_asked_about("Sorry, no free move then.", shape) == PLACED | {GREENLAND, WEST}
    said = text_of(player.last)
    assert "refused before, without what this mail takes away" in said
    assert "(read as what you take away)" in said
    assert "Read as words" not in said.split("Sent from")[0] or shape not in (gmail_app, new_mail)
    assert "ACCEPTED" in player.answered(f"yes {player.code}", shape)
    assert player.host.mover() == "cleo"


@pytest.mark.thorough
@pytest.mark.parametrize("said", ["Sorry, no free move then.", "Kein freier Zug dann.", "without the free move"])
def test_a_mail_that_gives_the_rest_again_stands_by_itself(player: Player, said: str) -> None:
    refuse(player, MOVES)
    assert "ACCEPTED" in player.answered(f"{PLACE}\n{FIRST}\n{SECOND}\n{said}")


NO_MOVE = (
    "no free move then",
    "without the move",
    "Forget the free move.",
    "ok, then leave out the move to Siam",
    "leave the move out, please",
    "I take back the move",
    "the same orders without the free move",
    "But no free move",
    "I forgot that they are not neighbours. Skip the move and play the rest.",
    "Hi,\n\nI won't move then.\n\nBest,\nBen",
    "Verschiebung streichen",
    "vergiss die Verschiebung",
    "lass die Verschiebung weg",
    "pas de d\u00e9placement alors",
    "oublie le d\u00e9placement",
    "olvida el movimiento",
    "sin movimiento entonces",
    "annulla lo spostamento",
    "senza spostamento",
    "vergeet de verplaatsing",
    "geen verplaatsing dan",
)


@pytest.mark.thorough
@pytest.mark.parametrize("said", NO_MOVE)
def test_what_is_not_to_be_is_taken_away_in_many_words(player: Player, said: str) -> None:
    refuse(player, MOVES)
    assert player.is_asked_about(said) == PLACED | {GREENLAND, WEST}


PARTS = {
    "drop the attack on Western United States": {GREENLAND, "move Alberta > Siam"},
    "ohne den Angriff auf Western United States, und ohne Verschiebung": {GREENLAND},
    "no move, and skip the attack on Greenland": {WEST},
    "leave out the move to Siam, and the attack on Western United States too.": {GREENLAND},
    "no attacks, no move": set[str](),
}


@pytest.mark.thorough
@pytest.mark.parametrize("said", PARTS)
def test_a_denial_takes_away_what_has_its_places(player: Player, said: str) -> None:
    refuse(player, MOVES)
    if "move Alberta > Siam" in PARTS[said]:
        told = player.answered(said)
        assert "REFUSED" in told
        assert f"+ {SECOND}" not in told
        assert f"! {MOVE}" in told
    else:
        assert player.is_asked_about(said) == PLACED | PARTS[said]


@pytest.mark.thorough
def test_what_is_said_of_other_orders_beside_a_denial_takes_nothing_away(player: Player) -> None:
    refuse(player, MOVES)
    assert player.is_asked_about("no free move. The attack on Greenland stays.") == PLACED | {GREENLAND, WEST}
    assert "? The attack on Greenland stays." in text_of(player.last)


@pytest.mark.thorough
def test_new_armies_are_taken_away_place_by_place(player: Player) -> None:
    refuse(player, MOVES)
    left = PLACED - {"place Alaska"}
    assert player.is_asked_about("No armies in Alaska. No free move.") == left | {GREENLAND, WEST}
    assert player.is_asked_about("no attack on Greenland") == left | {WEST}


@pytest.mark.thorough
def test_what_is_ordered_beside_a_denial_stands_for_what_it_takes_away(player: Player) -> None:
    refuse(player, ATTACKS)
    assert player.is_asked_about(f"no attack on Siam\n{SECOND}") == PLACED | {GREENLAND, WEST}
    assert "with the lines of this mail put in, and without what it takes away" in text_of(player.last)


@pytest.mark.thorough
@pytest.mark.parametrize("said", ["drop the attack", "Drop that attack.", "no attack from Alberta to Greenland"])
def test_which_order_a_denial_means_is_asked_where_it_is_not_clear(player: Player, said: str) -> None:
    refuse(player, ATTACKS)
    assert "this may take away one or another of them" in player.answered(said)
    assert player.is_asked_about("no attack on Siam") == PLACED | {GREENLAND}


@pytest.mark.thorough
def test_a_part_of_a_way_is_asked_about(player: Player) -> None:
    refuse(player, f"{PLACE}\n{FIRST} > Quebec\n{MOVE}")
    assert "this may take away one or another of them" in player.answered("no attack on Quebec, no move")


@pytest.mark.parametrize("said", all_but(["skip the trade", "no attack on Peru"], {"skip the trade"}.__contains__))
def test_who_takes_away_what_was_not_ordered_is_asked(player: Player, said: str) -> None:
    refuse(player, MOVES)
    assert "this takes away none of them" in player.answered(said)
    assert player.host.kept() == []


@pytest.mark.thorough
def test_who_takes_away_all_is_asked_for_other_orders(player: Player) -> None:
    refuse(player, MOVE)
    assert "this takes away all of them" in player.answered("no move then")


@pytest.mark.thorough
def test_a_question_takes_nothing_away(player: Player) -> None:
    refuse(player, MOVES)
    assert "Nothing in your mail could be used" in player.answered("No free move?")


@pytest.mark.thorough
def test_one_denial_after_another_works_on_what_was_shown(player: Player) -> None:
    """Each in answer to the first refusal, whose list is no longer what counts."""
    first = refuse(player, f"{MOVES}\n".replace(SECOND, WRONG))
    told = player.answered("no free move", letter=first)
    assert f"! {WRONG}" in told
    assert MOVE not in told
    player.last = first
    assert player.is_asked_about("no attack on Siam") == PLACED | {GREENLAND}
    player.last = first
    assert player.is_asked_about("and no attacks", k9) == PLACED


@pytest.mark.thorough
def test_a_line_that_says_instead_corrects(player: Player) -> None:
    refuse(player, MOVES)
    asked = player.is_asked_about("move 1 from Alaska to Alberta instead.", mutt)
    assert asked == PLACED | {GREENLAND, WEST, "move Alaska > Alberta"}


@pytest.mark.thorough
def test_a_sentence_behind_an_order_takes_away_too(player: Player) -> None:
    refuse(player, ATTACKS)
    asked = player.is_asked_about("place all on Northwest Territory. No attack on Siam.")
    assert asked == {"place Northwest Territory", GREENLAND}


# ── nobody gets silence ──────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_who_tries_again_in_other_words_is_answered_again_and_a_copy_is_not(player: Player) -> None:
    first = refuse(player, MOVES)
    assert player.answered(MOVES, letter=first) == ""
    told = player.answered(f"I insist!\n{MOVES}", letter=first)
    assert f"! {MOVE}" in told
    assert "| I insist!" in told
    assert player.answered(f"I insist!\n{MOVES}", letter=first) == ""


@pytest.mark.thorough
def test_who_says_the_same_in_other_words_gets_the_question_again(player: Player) -> None:
    refuse(player, MOVES)
    asked = player.is_asked_about("no free move")
    code = player.code
    assert player.is_asked_about("without the move!") == asked
    assert player.code == code


@pytest.mark.thorough
def test_words_that_correct_nothing_are_answered_three_times_a_day_after_a_refusal(player: Player) -> None:
    refuse(player, MOVES)
    for number in range(3):
        assert f"| what shall I do, {number}" in player.answered(f"what shall I do, {number}", new_mail)
    assert "nothing that corrects your orders, which were refused" in text_of(player.last)
    assert player.answered("what shall I do, 1", new_mail) == ""
    assert player.answered("what shall I do, 3", new_mail) == ""
