"""The facts of an event fit into their sentence, worded for a name and for a player called "You"."""

import pytest

from pbem.engine.text.sentences import CountWord, NameList, PlayerWord, begin, player


@pytest.mark.parametrize(
    ("template", "named", "spoken"),
    [
        ("{0:captures} Siam.", "Anna captures Siam.", "You capture Siam."),
        ("{0:has taken} Siam.", "Anna has taken Siam.", "You have taken Siam."),
        ("{0:is} out.", "Anna is out.", "You are out."),
        ("{0:goes} on.", "Anna goes on.", "You go on."),
        ("{0:draws} one and {0:-puts} it back.", "Anna draws one and puts it back.", "You draw one and put it back."),
        ("{0:'s} turn is over.", "Anna's turn is over.", "Your turn is over."),
        ("Siam is taken from {0}.", "Siam is taken from Anna.", "Siam is taken from you."),
        ("Turn 7: {0}.", "Turn 7: Anna.", "Turn 7: You."),
        ("  {0:places} 6.", "  Anna places 6.", "  You place 6."),
        ("Lots are drawn. {0:begins}.", "Lots are drawn. Anna begins.", "Lots are drawn. You begin."),
    ],
)
def test_a_sentence_is_worded_for_a_name_and_for_you(template: str, named: str, spoken: str) -> None:
    assert begin(template.format(player("Anna"))) == named
    assert begin(template.format(player("You"))) == begin(template.format(player("yOU"))) == spoken


@pytest.mark.parametrize("name", ["Nobody", "all of you", "We", "they", "Neutral Ned"])
def test_a_name_that_is_a_word_of_sentences_stands_in_quotes(name: str) -> None:
    assert begin(f"{player(name):draws} a card.") == f'"{name}" draws a card.'


@pytest.mark.parametrize("name", ["anna", "Youssef", "younger ben", "the Smiths", "A. B.", "{0}"])
def test_a_name_keeps_its_spelling(name: str) -> None:
    assert begin(f"{player(name):draws} a card.") == f"{name} draws a card."


def test_what_is_no_name_begins_with_a_capital_letter() -> None:
    assert begin(f"{PlayerWord('the neutral army'):has} no room.") == "The neutral army has no room."


@pytest.mark.parametrize(("armies", "sentence"), [(1, "1 army, which is lost"), (4, "4 armies, which are lost")])
def test_a_number_has_its_noun_and_verb(armies: int, sentence: str) -> None:
    assert f"{CountWord(armies):army}, which {CountWord(armies):-is} lost" == sentence
    assert f"{CountWord(armies)}" == str(armies)


def test_things_are_named_or_counted() -> None:
    assert "{0:card}: {0}".format(NameList(("Siam", "Peru", "joker"), 3)) == "3 cards: Siam, Peru and joker"
    assert "{0:card}: {0}".format(NameList((), 0)) == "0 cards: nothing"


@pytest.mark.parametrize(("number", "said"), [(1, "card leaves"), (2, "2 cards leave")])
def test_one_thing_is_not_counted_before_a_noun_that_may_stand_alone(number: int, said: str) -> None:
    cards = NameList(("2 cards",), number)
    assert f"{cards:card(s)} {cards:-leaves}" == said
