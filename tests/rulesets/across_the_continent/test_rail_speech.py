"""Orders of a race in other words."""

import pytest
from rail_scenes import lay, stand

from pbem.engine.short.header_lines import HeaderLines
from pbem.engine.short.names import fold
from pbem.engine.short.reading import read_lines
from pbem.engine.short.speech import FILLERS
from pbem.engine.text.order_file import OrderFile
from pbem.rulesets.across_the_continent.forms.short import SPEECH

TABLE = lay(2)
STATE = stand(TABLE, {"emil": "W01 at Boston", "fay": "E01 at Vancouver"})
GRAMMAR = TABLE.forms.short(STATE, "emil")


def read(text: str) -> OrderFile | None:
    assert GRAMMAR
    return read_lines(GRAMMAR, HeaderLines("rails", TABLE.seats), text, "reply")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("through Denver and Omaha, please", "via Denver, Omaha"),
        ("then go via Denver", "via Denver"),
        ("I choose arrive then most", "prefer arrive, most"),
        ("bevorzuge arrive", "prefer arrive"),
        ("till ticket-end", "until ticket-end"),
        ("halt", "stop"),
        ("drive 5 via Denver", "move 5 via Denver"),
        ("go 5; till turn", "move 5\nuntil turn"),
        ("par Denver", "via Denver"),
        ("take the 5 spaces", "move 5"),
        ("prefer the sum, or else leaving 2", "prefer sum, leave 2"),
        ("until the ticket ends", "until ticket-end"),
        ("until I arrive", "until ticket-end"),
        ("arrive, otherwise most", "prefer arrive, most"),
        ("try to arrive, else as far as possible", "prefer arrive, most"),
        ("prefer the sum", "prefer sum"),
        ("via Omaha, then Denver", "via Omaha, Denver"),
        ("go through Omaha", "via Omaha"),
        ("until the ticket is done", "until ticket-end"),
        ("stop after each throw", "stop"),
        ("bevorzuge die Summe", "prefer sum"),
        ("über Omaha und Denver, bis zum Ende der Fahrkarte", "via Omaha, Denver\nuntil ticket-end"),
        ("préfère arriver", "prefer arrive"),
        ("via Omaha, hasta el final del billete", "via Omaha\nuntil ticket-end"),
        ("voorkeur aankomen", "prefer arrive"),
        ("I go 7 via Omaha", "move 7 via Omaha"),
        ("prefer arrive, then most", "prefer arrive, most"),
        ("arrive if possible, else leave 2-6, else most", "prefer arrive, leave 2..6, most"),
        ("go via omaha", "via Omaha"),
        ("via Omaha and Denver", "via Omaha, Denver"),
        ("travel through Denver", "via Denver"),
        ("route: Denver, Omaha", "via Denver, Omaha"),
        ("prefer arrive, most, via Denver", "prefer arrive, most\nvia Denver"),
        ("prefer arrive, leave between 2 and 6, most", "prefer arrive, leave 2..6, most"),
        ("until end of ticket", "until ticket-end"),
        ("for this turn only", "until turn"),
        ("until I change it", "until changed"),
        ("until further notice", "until changed"),
        ("stop after the throw", "stop"),
        ("ask me after each throw", "stop"),
        ("use the sum", "prefer sum"),
        ("as far as you can", "prefer most"),
        ("über Denver", "via Denver"),
        ("fahre über Denver und Omaha", "via Denver, Omaha"),
        ("ankommen, sonst so weit wie möglich", "prefer arrive, most"),
        ("nimm die Summe", "prefer sum"),
        ("bis zum Ende der Fahrkarte", "until ticket-end"),
        ("nur diese Runde", "until turn"),
        ("nach dem Wurf anhalten", "stop"),
        ("passer par Denver", "via Denver"),
        ("arriver si possible, sinon le plus loin", "prefer arrive, most"),
        ("jusqu'à la fin du billet", "until ticket-end"),
        ("via Denver y Omaha", "via Denver, Omaha"),
        ("pasando por Denver", "via Denver"),
        ("llegar si se puede, si no lo máximo", "prefer arrive, most"),
        ("hasta el final del billete", "until ticket-end"),
        ("passando per Denver", "via Denver"),
        ("arrivare, altrimenti il massimo", "prefer arrive, most"),
        ("fino alla fine del biglietto", "until ticket-end"),
        ("via Denver en Omaha", "via Denver, Omaha"),
        ("aankomen, anders zo ver mogelijk", "prefer arrive, most"),
        ("tot het einde van het kaartje", "until ticket-end"),
        ("I move 5 via Denver", "move 5\nvia Denver"),
        ("go 5", "move 5"),
        ("move 5 spaces", "move 5"),
        ("take the 5", "move 5"),
        ("ziehe 5", "move 5"),
        ("avance de 5", "move 5"),
        ("avanza 5", "move 5"),
        ("ga 5 vooruit", "move 5"),
    ],
)
def test_other_verbs_say_the_same(typed: str, meant: str) -> None:
    said, plain = read(typed), read(meant)
    assert said
    assert plain
    assert (said.problems, said.prose, said.data) == ((), (), plain.data)


@pytest.mark.parametrize("line", ["go on, Fay", "wait for me, I am in Denver", "a choice of 2, through and through"])
def test_chat_is_no_order(line: str) -> None:
    assert read(line) is None


def test_no_word_says_two_things() -> None:
    assert GRAMMAR
    verbs = [*SPEECH.strong, *SPEECH.weak]
    assert [word for word in verbs if fold(word) != word] == []
    assert not SPEECH.strong.keys() & SPEECH.weak.keys()
    assert FILLERS.isdisjoint(verbs)
    assert not {*verbs} & GRAMMAR.book.exact.keys()
    assert {*SPEECH.strong.values(), *SPEECH.weak.values(), *SPEECH.heads.values()} <= GRAMMAR.words.keys()
