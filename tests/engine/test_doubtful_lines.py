"""What may have been meant as an order is in doubt, wherever orders are typed; other words are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.doubt import BACK, BEGINS, BESIDE, NAMES, PASSES
from pbem.engine.short.names import NameBook, Thing, fold
from pbem.engine.short.reading import doubted_alone, grammar_of, read_short, strictly
from pbem.engine.short.speech import ALONE, FILLERS, GREETINGS, NUMBERS, PERSONS, STOPS, TAILS, WAYS
from pbem.engine.text.diagnostics import complain
from pbem.local import registry
from pbem.rulesets.risk.forms.short.words import ABROAD

GAME = Path(__file__).parent.parent.parent / "examples" / "first-turn" / "world-007.toml"
TYPED = Path(__file__).parent / "short_orders" / "typed.txt"
WRITTEN_BLIND = TYPED.with_name("typed_blind.txt")
VOICES = TYPED.with_name("typed_voices.txt")
ABROAD_BLIND = TYPED.with_name("typed_abroad.txt")
PASSING, AT_LEISURE = TYPED.with_name("passings.txt"), TYPED.with_name("passings_harmless.txt")
TYPED_IN = GAME.parent.parent / "worked-4-elimination" / "farm-01-015.toml"
ORDER = "place 7 Ukraine"
ASKED = "a question"


@pytest.fixture(scope="module")
def world() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def doubt(game: Game, line: str, between: str) -> str:
    """
    Return why a line is in doubt that stands below an order, with this between them; "" if it is not.

    Where the line begins as an order does, its reader may know what to ask.
    """
    file = read_short(game, "anna", f"{ORDER}{between}{line}", "reply")
    assert file is not None
    if file.problems:
        assert [problem.code for problem in file.problems] == ["E-SHORT"]
        return ASKED
    assert file.data["place"] == {"Ukraine": 7}
    return "".join(one.doubt for one in file.prose)


@pytest.mark.rule(
    "engine/short/doubt 1.1",
    "engine/short/doubt 2.1",
    "engine/short/doubt 3.1",
    "engine/short/doubt 4.1",
    "engine/short/doubt 4.2",
    "engine/short/doubt 5.1",
    "engine/short/doubt 5.2",
    "engine/short/doubt 6.1",
    "engine/short/doubt 6.2",
    "engine/short/doubt 7.1",
    "engine/short/doubt 10.1",
    "engine/short/doubt 10.2",
)
@pytest.mark.parametrize(
    ("line", "alone", "near"),
    [
        # Rule 1: greetings, and what is said to somebody
        ("Good luck in India, Ben, with 3 dice", "", ""),
        ("to Cleo: take Egypt, I take Congo", "", ""),
        ("> Siam, India, 3 more", "", ASKED),
        # Rule 2: questions
        ("Truce in Africa and Siam until turn 9?", "", ""),
        ("Siam, my friend? > you", NAMES, NAMES),
        ("Attack now, over there?", BACK, ASKED),
        ("Move over to the pub?", BEGINS, ASKED),
        # Rule 3: persons
        ("please do not attack me in Siam", "", ""),
        ("I take you to Siam at 3", NAMES, NAMES),
        ("Could you put them all in Siam? Thanks", NAMES, NAMES),
        ("take me to Siam, my love", "", ""),
        # Rule 4: strong heads
        ("shift everything", BEGINS, ASKED),
        ("then storm the place", BACK, ASKED),
        ("Attack is always best", "", ""),
        ("end my turn now", "", ""),
        ("cash in", BEGINS, BEGINS),
        # Rule 5: strong verbs anywhere
        ("My men over there all attack India", NAMES, NAMES),
        ("My men were keen to attack India", "", ""),
        pytest.param("you attacked Siam with 9, ouch", "", ""),
        ("siam 9 more as I lost it yesterday", NAMES, NAMES),
        ("Sorry Ben, but I attack India from Siam!", NAMES, NAMES),
        ("if that works, attack India from Siam", NAMES, NAMES),
        ("trade all my cards", BEGINS, ASKED),
        ("With a heavy heart the old guard storms into lovely Siam", NAMES, NAMES),
        ("I defend with one of my dice only", BEGINS, BEGINS),
        ("no card please", BEGINS, BEGINS),
        ("3 to Western", NAMES, NAMES),
        ("nothing this turn", BESIDE, BESIDE),
        # Rule 6: weak heads, arrows, names and numbers
        ("take India", NAMES, NAMES),
        ("take whatever lies nearest to my dear old Siam", NAMES, NAMES),
        ("reinfroce old Siam", NAMES, NAMES),
        ("Siam, then India", NAMES, NAMES),
        ("on to India >", NAMES, NAMES),
        ("2 less for Siam", NAMES, NAMES),
        ("Siam wants 9 very badly", NAMES, NAMES),
        ("Siam is lovely", "", ""),
        ("I lost Siam with 9 and India with 3", NAMES, NAMES),
        ("Kamchatca +6", NAMES, NAMES),
        ("6 armies Kamchatca", NAMES, NAMES),
        ("Troops: BR 4 NA 5", NAMES, NAMES),
        ("GB to W Eur", NAMES, NAMES),
        ("off to bed", "", ""),
        ("see you at 8", "", ""),
        ("armies to spare: Kamchatka", NAMES, NAMES),
        ("Egypt from NA", NAMES, NAMES),
        ("attck Indonesa frmo Siam", NAMES, NAMES),
        ("10 sa to ea", NAMES, NAMES),
        ("sa att Congo", NAMES, NAMES),
        ("SE > NE all", NAMES, NAMES),
        ("we saw ca 20 of them", "", ""),
        ("Set, please!", BESIDE, BESIDE),
        ("Those cards!", "", ""),
        ("nevermind the kettle", BACK, BACK),
        ("tulips, nvm", BACK, BACK),
        ("Forget the placement, my lovely wife says hi", BACK, BACK),
        ("Remove the placement, the dice hate me", BACK, BACK),
        ("hello Siam", "", ""),
        ("Have a great week!", "", ""),
        ("back in Siam", "", ""),
        # Rule 7: what is said beside orders
        ("keep some behind", BACK, BESIDE),
        ("two sets", "", BESIDE),
        ("pass", BESIDE, BESIDE),
        ("stop when I have 3", BESIDE, BESIDE),
        ("no fortify", "", ""),
        ("no more attacks", "", ""),
        ("well done, all of you", "", ""),
        # Rule 10: what takes back, puts off, or corrects
        ("scratch that", BACK, BACK),
        ("and no, ignore the last one", BACK, BACK),
        ("not final, more tomorrow", BACK, BACK),
        ("only if you agree", BACK, BACK),
        ("vergiss das", BACK, BACK),
        ("wait", BESIDE, BACK),
        ("not those", "", BACK),
        ("wait until you see what I have got in store for you", "", ""),
        ("*Egypt", "", BACK),
        ("Siam instead", BACK, BACK),
        ("sorry, I meant Siam", BACK, BACK),
        ("sorry, it is Siam", BACK, BACK),
        ("sorry that it took me so long", "", ""),
        ("Love from Siam", "", ""),
        ("or", "", BACK),
        ("no, 3", BACK, BACK),
        ("Otto", "", ""),
        ("otto", "", BACK),
        ("do not", BACK, BACK),
        ("don't forget the beer", "", ""),
        ("Anna said:", "", BACK),
        ("Next turn:", "", BACK),
        ("Your attacks:", "", BACK),
        ("My orders:", "", ""),
        ("What about this?", "", BACK),
        ("Who comes on Sunday?", "", ""),
        # words
        pytest.param("I'll put my feet up", "", ""),
        pytest.param("and hold on to your hats, Ben", "", ""),
        pytest.param("See you on Friday at 9", "", ""),
        pytest.param("Sent from my phone", "", ""),
    ],
)
def test_a_line_is_in_doubt_or_mere_words(world: Game, line: str, alone: str, near: str) -> None:
    assert (doubt(world, line, "\n\n"), doubt(world, line, "\n")) == (alone, near)


@pytest.mark.rule("engine/short/doubt 8.1")
def test_what_is_denied_is_in_doubt_only_beside_such_an_order(world: Game) -> None:
    for line in ("no attacks this turn", "No attack.", "don't attack", "keine Angriffe"):
        assert doubt(world, line, "\n") == ""
    file = read_short(world, "anna", f"{ORDER}\nattack Ukraine > Ural\nno attacks this turn", "reply")
    assert file is not None
    assert [one.doubt for one in file.prose] == [BEGINS]
    assert doubt(world, "do not attack Siam", "\n\n") == ""
    assert doubt(world, "no armies to Ukraine", "\n") == BEGINS
    assert doubt(world, "no armies to Europe", "\n") == BEGINS
    assert doubt(world, "no armies to Siam", "\n") == ""


UNDERSTOOD = {
    "conquer North Africa from Brazil": "attack Brazil > North Africa",
    "then storm Northern Europe out of Ukraine": "attack Ukraine > Northern Europe",
    "and attack Ural from Ukraine, please": "attack Ukraine > Ural",
    "I attack from Ukraine to Ural": "attack Ukraine > Ural",
    "invade Ukraine to Ural while mine > theirs": "attack Ukraine > Ural while mine > theirs",
    "take Siam from India": "attack India > Siam",
    "greife Ukraine nach Ural": "attack Ukraine > Ural",
    "attaque Ukraine vers Ural": "attack Ukraine > Ural",
    "deploy six armies to Brazil": "place 6 Brazil",
    "put 5 in Siam, rest India": "place 5 Siam, rest India",
    "reinforce Siam 5": "place 5 Siam",
    "setze 3 Siam bitte": "place 3 Siam",
    "fortify 7 from Ural to Ukraine": "move 7 Ural > Ukraine",
    "finally send all Ural > Ukraine \U0001f600": "move all Ural > Ukraine",
    "turn in India, Peru, joker": "trade India, Peru, joker",
    "exchange India, Peru and joker": "trade India, Peru, joker",
    # dashes, and where the number stands
    "attack Brazil - North Africa": "attack Brazil > North Africa",
    "attack Brazil-North Africa": "attack Brazil > North Africa",
    "attack Ural (from Ukraine)": "attack Ukraine > Ural",
    "attack Ukraine vs Ural": "attack Ukraine > Ural",
    "go for Siam from India": "attack India > Siam",
    "attack Con > E Af": "attack Congo > East Africa",
    "6 Brazil": "place 6 Brazil",
    "Brazil +6": "place 6 Brazil",
    "6x Brazil": "place 6 Brazil",
    "reinforce Brazil with 6 armies": "place 6 Brazil",
    "put everything in Brazil": "place rest Brazil",
    "Ukraine attacks Ural, Siam attacks India": "attack Ukraine > Ural\nattack Siam > India",
    "valt Ural aan vanuit Ukraine": "attack Ukraine > Ural",
    "greife Ural an von Ukraine": "attack Ukraine > Ural",
    "place 6 Brazil ;-)": "place 6 Brazil",
    "place 6 Brazil XD": "place 6 Brazil",
    "place 6 Brazil ^^": "place 6 Brazil",
    "fortify Siam from India with 4": "move 4 India > Siam",
    "move India to Siam: all": "move all India > Siam",
    # lists without commas, and other marks
    "place 3 Brazil 3 Peru": "place 3 Brazil, 3 Peru",
    "1) 3 Brazil": "place 3 Brazil",
    "all six armies: Brazil": "place 6 Brazil",
    "place the six armies in Brazil": "place 6 Brazil",
    "move an army from Ural to Siam": "move 1 Ural > Siam",
    "trade India Peru joker": "trade India, Peru, joker",
    "claim Siam then India or Peru": "claim Siam, India, Peru",
    "claim Siam > rest of Australia": "claim Siam, Australia",
    "capital in Brazil or Peru": "capital Brazil, Peru",
    # how long an attack goes on
    "attack Ural from Ukraine until I have 3 left": "attack Ukraine > Ural keep 3",
    "attack Ukraine > Ural till 3 left, with two dice": "attack Ukraine > Ural keep 3 dice 2",
    "attack Ukraine > Ural, 5 times max, move all in": "attack Ukraine > Ural max throws 5 move in all",
    # other languages
    "setze 6 Armeen auf Brasilien": "place 6 Brazil",
    "greife N. Afrika von Brasilien an": "attack Brazil > North Africa",
    "attaque l'Égypte depuis l'Europe du Sud": "attack Southern Europe > Egypt",
    "pon 6 ejércitos en Brasil": "place 6 Brazil",
    "Bitte 2 nach China und 4 nach Siam setzen": "place 2 China, 4 Siam",
    "de rest in China": "place rest China",
    "coloco dos en China y dos en Egipto": "place 2 China, 2 Egypt",
    "le Brésil attaque le Pérou": "attack Brazil > Peru",
    "Brasil ataca a Perú": "attack Brazil > Peru",
    "déplace une armée de l'Oural en Chine": "move 1 Ural > China",
    # fillers, pictures
    "I'd like to place 6 in Brazil": "place 6 Brazil",
    "my orders: place 6 on the Ural": "place 6 Ural",
    "attack \u2694\ufe0f Brazil \u27a1\ufe0f North Africa": "attack Brazil > North Africa",
    # several orders in a line
    "place 3 Brazil; attack Brazil > North Africa": "place 3 Brazil\nattack Brazil > North Africa",
    "place 3 in Brazil and then attack North Africa from Brazil": "place 3 Brazil\nattack Brazil > North Africa",
    "place 3 Brazil. Attack Brazil > Peru keep 3. Move 2 Ural > Siam": (
        "place 3 Brazil\nattack Brazil > Peru keep 3\nmove 2 Ural > Siam"
    ),
    "place 3 Brazil attack Brazil > Peru end": "place 3 Brazil\nattack Brazil > Peru\nend",
    "place 3 Brazil, end of turn": "place 3 Brazil\nend",
    # an arrow to somebody else's place; where from, said first; what was named last
    "Ukraine > Northern Europe": "attack Ukraine > Northern Europe",
    "Ukraine to Northern Europe, stop at 3": "attack Ukraine > Northern Europe keep 3",
    "Use the armies in Ukraine to attack Northern Europe": "attack Ukraine > Northern Europe",
    "From Ukraine: attack Scandinavia. From Siam: attack Peru": "attack Ukraine > Scandinavia\nattack Siam > Peru",
    "Northern Europe is to be attacked from Ukraine with 2 dice": "attack Ukraine > Northern Europe dice 2",
    "Northern Europe gets attacked by Ukraine": "attack Ukraine > Northern Europe",
    "place 3 in Ukraine and attack Northern Europe with them": "place 3 Ukraine\nattack Ukraine > Northern Europe",
    "place 3 in Ukraine\nAttack Northern Europe from there": "place 3 Ukraine\nattack Ukraine > Northern Europe",
    # a place that is named in the line itself goes before one above
    "attack Siam > India\nplace 3 Ukraine. From there attack Northern Europe": (
        "attack Siam > India\nplace 3 Ukraine\nattack Ukraine > Northern Europe"
    ),
    "attack Siam > India\n3 in Ukraine please, then attack N. Europe from there": (
        "attack Siam > India\nplace 3 Ukraine\nattack Ukraine > Northern Europe"
    ),
    "attack Siam > India\nif I take Peru, attack Argentina from there": (
        "attack Siam > India\nattack Peru > Argentina if captured Peru"
    ),
    # a condition before its order; what hangs in a line that was broken
    "if I take Peru, attack Argentina from Peru": "attack Peru > Argentina if captured Peru",
    "Unless Peru falls, attack Ural from Ukraine": "attack Ukraine > Ural if not (captured Peru)",
    "Attack Ural from Ukraine. If I get Ural, attack China from there": (
        "attack Ukraine > Ural\nattack Ural > China if captured Ural"
    ),
    "Attack Ural from Ukraine. If I take Ural, I attack China from it.": (
        "attack Ukraine > Ural\nattack Ural > China if captured Ural"
    ),
    "place 3 Brazil attack Brazil > North\nAfrica end": "place 3 Brazil\nattack Brazil > North Africa\nend",
    "attack Siam > India id a0 on\ncapture end": "attack Siam > India id a0 on capture end",
}


@pytest.mark.rule("engine/short/reading 1.1")
@pytest.mark.parametrize(("typed", "meant"), UNDERSTOOD.items())
def test_other_verbs_fillers_and_prepositions_say_the_same(world: Game, typed: str, meant: str) -> None:
    said, plain = (read_short(world, "anna", text, "reply") for text in (typed, meant))
    assert said is not None
    assert plain is not None
    assert said.problems == ()
    assert said.prose == ()
    assert said.data == plain.data


@pytest.mark.rule("engine/short/reading 1.2")
@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Hi Tom, hope you're well! Place 3 in Ural.", ["Hi Tom, hope you're well!"]),
        ("Dear game master, please place 3 in Ural", ["Dear game master,"]),
        ("ok, here is my turn: 3 in Ural :-)", ["ok, here is my turn:"]),
        ("3 in Ural, thanks for running this", ["thanks for running this"]),
        ("Place 3 in Ural. What a game this is!", ["What a game this is!"]),
        ("My turn, finally. 3 in Ural, no attacks this time.", ["My turn, finally.", "no attacks this time"]),
        ("Ben took Peru last time. 3 in Ural. Thanks, Anna", ["Ben took Peru last time.", "Thanks, Anna"]),
        ("I lost Peru. No trade. 3 in Ural. Cheers", ["I lost Peru. No trade.", "Cheers"]),
        ("place 3 in Ural because Ben has only one army in India", ["because Ben has only one army in India"]),
        (
            "Hello! How are you? 3 in Ural cuz Ben is weak there, good luck!",
            ["Hello! How are you?", "cuz Ben is weak there, good luck!"],
        ),
    ],
)
def test_words_in_the_line_of_an_order_are_quoted(world: Game, typed: str, words: list[str]) -> None:
    file = read_short(world, "anna", typed, "reply")
    assert file is not None
    assert (file.data["place"], file.problems) == ({"Ural": 3}, ())
    assert [(one.beside, one.text.rstrip("!"), one.doubt) for one in file.prose] == [
        (True, one.rstrip("!"), "") for one in words
    ]


@pytest.mark.rule("engine/short/reading 2.1")
@pytest.mark.parametrize(
    "typed",
    [
        "Ben, place 3 in Ural",
        "If you agree, place 3 in Ural",
        "place 3 in Ural. But not yet!",
        "place 3 in Ural because Ben is weak, but keep 2",
        "place 3 in Ural because I then attack China from Siam",
        "Anna wrote to me: place 3 in Ural",
        "Forget my last mail. Place 3 in Ural.",
        "attack China from Siam, then attack Peru with it",
        "Siam > India, or what do you think?",
        "place 3 Ural, 2 China and attack Peru from there",
        "3 Ural\n2 China\nattack Peru from there",
        # what nobody can know to be mere words
        "attack India from Siam, this is a joke",
        "attack India from Siam. Just kidding!",
        "attack India from Siam, sounds good? Tell me first",
        "attack India from Siam because I want Ben gone, with a reserve",
        "attack India from Siam since Ben asked me to, halting early",
        "attack India from Siam, Ben permitting",
        "attack India from Siam for the next turn",
        "attack India from Siam as a second option",
        "attack India from Siam, which I doubt",
        "attack India from Siam. Hmm.",
        "He wants me to: attack India from Siam",
        "Is it legal? Attack India from Siam",
        "Hi Ben, attack India from Siam",
        "In a perfect world, attack India from Siam",
        "On Monday, place 6 in Siam",
        "So I was thinking, place 6 in Siam",
        "place 6 in Siam in case Ben attacks",
        "move 3 from Siam to Indonesia to be used later",
        "No attack on China. Attack China from Siam",
        "Bob took Peru, Siam gets 3",
        "Bob took Peru. 3 in Ural or so. No trade. Place 3 in Ural.",
        "attack Siam > Peru\nSiam > Peru",
    ],
)
def test_what_may_limit_an_order_in_its_line_is_asked_about(world: Game, typed: str) -> None:
    file = read_short(world, "anna", typed, "reply") or doubted_alone(world, "anna", typed, "reply")
    assert file is not None
    assert file.problems or file.doubtful


@pytest.mark.parametrize(
    "typed_lines",
    [TYPED, *(pytest.param(one, marks=pytest.mark.thorough) for one in (WRITTEN_BLIND, ABROAD_BLIND, VOICES))],
    ids=["first", "blind", "abroad", "voices"],
)
def test_of_what_people_type_eight_in_ten_that_mean_one_thing_are_understood_and_none_otherwise(
    typed_lines: Path,
) -> None:
    """The others are asked about, each as all that a mail says, but for what is not done."""
    game = load_game(TYPED_IN.read_bytes(), registry.load)
    (seat,) = game.awaited.must if game.awaited else ()
    understood = asked = 0
    for typed, meant in (line.split(" || ") for line in typed_lines.read_text("utf-8").splitlines()):
        file = read_short(game, seat, typed, "reply") or doubted_alone(game, seat, typed, "reply")
        if meant == "none":
            assert file is None or {one.doubt for one in file.prose} == {PASSES}, typed
            continue
        assert file, typed
        if file.problems or file.doubtful or file.slips:
            asked += meant != "?"
            continue
        plain = read_short(game, seat, meant.replace(" / ", "\n"), "reply")
        assert plain, typed
        assert file.data == plain.data, typed
        assert all(line.beside for line in file.prose), typed  # but for words beside orders in their line
        understood += 1
    assert understood >= 4 * asked


@pytest.mark.rule("engine/short/doubt 9.1", "engine/short/doubt 9.2", "engine/short/doubt 9.3")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Hi all,\n\npass\n\nCheers\nAnna", 3),
        ("Hi all,\n\n5\n\nCheers\nAnna", 3),
        ("I was ill all week, sorry. My cat was, too.\nI'm sitting this one out. Have fun!", 2),
        ("take Siam", 1),
        ("Half on Siam, half on India", 1),
        ("No attacks this turn.", 1),
        ("No attack on Siam.", 0),
        ("No attack on Siam.\npass", 2),
        ("That's all.", 1),
        ("That's all for me this turn.", 1),
        ("I'm done, next player please", 1),
        ("nothing else, thanks", 1),
        ("What a game!\npass", 2),
        ("then India", 1),
        ("use my cards for armies", 1),
        ("Two armies to Siam and the remainder to India, if you do not mind at all", 1),
        ("everything on Siam after that whatever is left in India moves to China, my dear friend", 1),
        ("finish Ben in India", 1),
        ("wipe Ben out from Siam and take his cards", 1),
        ("5 please", 1),
        ("6 in Siam (4 if that is too many)", 1),
        ("half a dozen or so in Siam", 1),
        ("could you put my 6 little men in Siam for me?", 1),
        ("Siam -2", 1),
        ("I hear that in Siam it rains all year, and in India nobody minds at all", 0),
        ("Siam is lovely", 0),
        ("If I roll ones again I'm flushing the dice.", 0),
        ("Keep your 3 dogs off my lawn", 0),
        ("While 7 people sing I roll ones", 0),
        ("Keep 2 chairs free for us on Sunday", 0),
        ("I should have learned to play the piano instead.", 0),
        ("Good luck to you in India", 0),
        ("place 3 Siam\n2 more for India", 0),
    ],
)
def test_of_a_mail_without_orders_only_what_looks_like_one_is_asked_about(world: Game, text: str, line: int) -> None:
    file = doubted_alone(world, "anna", text, "reply")
    asked = [text.count("\n", 0, problem.offset) + 1 for problem in file.problems] if file else []
    assert asked == [line][: bool(line)]


@pytest.mark.thorough
@pytest.mark.rule("engine/short/doubt 9.2")
def test_a_mail_that_says_that_its_author_passes_is_asked_about_and_other_talk_is_not(world: Game) -> None:
    for typed in PASSING.read_text("utf-8").splitlines():
        file = read_short(world, "anna", typed, "reply") or doubted_alone(world, "anna", typed, "reply")
        assert file is not None, typed
        assert file.problems, typed
        assert all("write end instead" in one.hint for one in file.problems if one.message.endswith(PASSES)), typed
    for typed in AT_LEISURE.read_text("utf-8").splitlines():
        assert doubted_alone(world, "anna", typed, "reply") is None, typed


@pytest.mark.parametrize(
    "typed",
    [
        "Ukraine - Ural - Siberia",
        "attack Ukraine > Ural - Siberia",
        "place 3 Brazil; attack Brazil > North\n> Africa",
        "place 3 Brazil; attack Brazil",
        "attack Ukraine > Ural with 3",
        "place Brazil 3 3 Peru",
        "end\nattack Ukraine > Ural",
    ],
)
def test_what_may_mean_two_things_or_is_not_whole_is_asked_about(world: Game, typed: str) -> None:
    file = read_short(world, "anna", f"{ORDER}\n{typed}", "reply")
    assert file is not None
    assert file.problems or file.doubtful


def test_rows_of_an_order_file_are_no_bare_amounts(world: Game) -> None:
    assert read_short(world, "anna", "[place]\nUkraine = 2\nNorth Africa = 5\n", "reply") is None


def test_a_name_of_the_board_beats_one_of_another_language() -> None:
    book = NameBook(
        [Thing("A", "Island", abroad=("Brasil",)), Thing("B", "Iceland", abroad=("Island", "Brasil", "Eis"))]
    )
    assert [one.word for one in book.find("Island")] == ["A"]
    assert [one.word for one in book.find("Eis")] == ["B"]
    assert book.find("Brasil") == []


def test_no_other_name_stands_for_two_places(world: Game) -> None:
    grammar = grammar_of(world, "anna")
    assert grammar is not None
    names = [(fold(name), thing.word) for thing in grammar.book.things for name in thing.abroad]
    assert len(dict(names)) == len(set(names))
    assert set(ABROAD) <= {thing.shown for thing in grammar.book.things}
    assert all(fold(name) not in grammar.book.exact for names in ABROAD.values() for name in names)


def test_words_of_chat_are_orders_only_if_they_read_whole(world: Game) -> None:
    assert read_short(world, "anna", "take Siam", "reply") is None
    assert read_short(world, "anna", "hit the road, Ben", "reply") is None
    strong = read_short(world, "anna", "invade Siam", "reply")
    assert strong is not None
    assert strong.problems[0].message == "what does Siam attack? An arrow is expected here"


def test_where_nobody_can_be_asked_a_doubtful_line_is_a_fault_with_its_place(world: Game) -> None:
    file = read_short(world, "anna", f"{ORDER}\nHi all\n\n2 less for Siam\nGood luck!", "mine.txt")
    assert file is not None
    assert file.data
    strict = strictly(file)
    assert strict.data == {}
    assert complain(strict.problems, strict.name, strict.text, strict.places) == [
        'mine.txt:4:1: "2 less for Siam" was not understood: it names places of the',
        "    board",
        "  4 | 2 less for Siam",
        "    | ^",
        "  hint: write it as an order, take it out, or put # before it",
    ]


def test_no_word_says_two_things(world: Game) -> None:
    """The data of the languages: folded, no verb also a filler, none for two orders, none a name of the board."""
    grammar = grammar_of(world, "anna")
    assert grammar is not None
    speech = grammar.speech
    verbs = [*speech.strong, *speech.weak]
    known = [*verbs, *FILLERS, *TAILS, *STOPS, *WAYS, *NUMBERS, *PERSONS, *GREETINGS, *ALONE]
    assert [word for word in known if fold(word) != word] == []
    assert not speech.strong.keys() & speech.weak.keys()
    assert FILLERS.isdisjoint(verbs)
    assert not {*verbs, *STOPS, *WAYS, *NUMBERS} & grammar.book.exact.keys()
    assert {*speech.strong.values(), *speech.heads.values()} - {""} <= grammar.words.keys()


@pytest.mark.parametrize(
    "line",
    ["turn in my cards", "turn my cards in", "cash in", "Cash them in!", "use the cards", "play my set", "I use a set"],
)
def test_a_set_in_hand_is_turned_in_by_other_words(world: Game, line: str) -> None:
    state = world.state.copy()
    state.hands["anna"] = ["argentina", "ukraine", "joker"]
    file = read_short(world, "anna", f"{line}\n{ORDER}", "reply", state)
    assert file is not None
    assert (file.problems, file.prose) == ((), ())
    assert file.data["trade"] == [["Argentina", "Ukraine", "joker"]]
