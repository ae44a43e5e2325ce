"""Conditions say what they mean, and refuse what they do not know (R-036)."""

from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.errors import TextError
from pbem.rulesets.risk.conditions.language import Condition, Expression, Reference, parse, parse_expression
from pbem.rulesets.risk.conditions.text import read
from pbem.rulesets.risk.conditions.tree import (
    BATTLE_NAMES,
    CHANGE_NAMES,
    NUMBERS,
    TESTS,
    TURN_NAMES,
    Call,
    Chain,
    Compare,
    Joined,
    Kind,
    Name,
    Node,
    Not,
    Number,
    Truth,
    is_number,
)

IDS: dict[Kind, dict[str, str]] = {
    "territory": {"egypt": "egypt", "north africa": "north-africa"},
    "player": {"bob": "bob"},
    "continent": {"asia": "asia"},
    "attack": {"spear": "spear"},
}


def resolve(kind: Kind, text: str) -> str | list[str]:
    return IDS[kind].get(text.lower()) or [name.title() for name in IDS[kind]]


@attrs.define
class Table:
    """A view that counts how often it is looked at."""

    mine: int = 8
    theirs: int = 3
    throws: int = 2
    losses: int = 1
    kills: int = 4
    dice_now: int = 3
    cards: int = 5
    sets: int = 6
    lost_now: int = 1
    killed_now: int = 0
    gain: int = 2
    true: tuple[Reference, ...] = ()
    looks: int = 0

    def __getattribute__(self, name: str) -> Any:
        if name in CHANGE_NAMES:
            object.__setattr__(self, "looks", object.__getattribute__(self, "looks") + 1)
        return object.__getattribute__(self, name)

    def armies(self, territory: str, /) -> int:
        self.looks += 1
        return {"egypt": 7, "north-africa": 11}[territory]

    def territories(self, player: str, /) -> int:
        self.looks += 1
        return {"bob": 13}[player]

    def hand(self, player: str, /) -> int:
        self.looks += 1
        return {"bob": 4}[player]

    def ask(self, function: str, thing: str) -> bool:
        self.looks += 1
        return (function, thing) in self.true

    def own(self, territory: str, /) -> bool:
        return self.ask("own", territory)

    def captured(self, territory: str, /) -> bool:
        return self.ask("captured", territory)

    def eliminated(self, player: str, /) -> bool:
        return self.ask("eliminated", player)

    def continent(self, continent: str, /) -> bool:
        return self.ask("continent", continent)

    def won(self, attack: str, /) -> bool:
        return self.ask("won", attack)

    def tried(self, attack: str, /) -> bool:
        return self.ask("tried", attack)

    @property
    def spare(self) -> int:
        """Only for the other reading of a condition, below."""
        return self.mine - 1


def condition(text: str, names: tuple[str, ...] = CHANGE_NAMES) -> Condition:
    return parse(text, names, resolve)


def expression(text: str, names: tuple[str, ...] = BATTLE_NAMES) -> Expression:
    return parse_expression(text, names, resolve)


def refusal(text: str, names: tuple[str, ...] = BATTLE_NAMES) -> TextError:
    with pytest.raises(TextError) as refused:
        condition(text, names)
    return refused.value


# What conditions mean


@pytest.mark.parametrize(
    "text",
    [
        "true",
        "mine == 8",
        "mine > theirs",
        "mine >= theirs + 5",
        "not mine < theirs",
        "spare == 7",
        "throws * 3 - losses == 5",
        "2 + 3 * 2 == 8",
        "(2 + 3) * 2 == 10",
        "10 - 4 - 3 == 3",
        "7 // 2 * 2 == 6",
        "lost_now == 1 and killed_now == 0 and gain == 2",
        "dice_now == 3 and cards == 5 and sets == 6 and kills == 4",
        'armies("Egypt") == 7',
        'armies("north AFRICA") == 11',
        'territories("bob") == 13',
        'hand("bob") == 4',
        "false or true",
        "true or false and false",
        "not false and true",
        "((((((((((mine))))))))))>(3)",
        "(mine > 3)",
        "mine>3 and theirs<4",
    ],
)
def test_a_condition_holds(text: str) -> None:
    assert condition(text)(Table()) is True


@pytest.mark.parametrize(
    "text",
    [
        "false",
        "mine != 8",
        "mine < 8",
        "mine <= 7",
        "not true",
        "not mine > 3",
        "not (true or false)",
        "(true or false) and false",
        "true and true and false",
        "false or false or false",
        'own("Egypt")',
    ],
)
def test_a_condition_does_not_hold(text: str) -> None:
    assert condition(text)(Table()) is False


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ('own("Egypt")', ("own", "egypt")),
        ('captured("North Africa")', ("captured", "north-africa")),
        ('eliminated("Bob")', ("eliminated", "bob")),
        ('continent("Asia")', ("continent", "asia")),
        ('won("spear")', ("won", "spear")),
        ('tried("spear")', ("tried", "spear")),
    ],
)
def test_a_test_asks_about_the_id(text: str, reference: tuple[str, str]) -> None:
    asked = condition(text)
    assert asked(Table(true=(Reference(*reference),)))
    assert not asked(Table())
    assert asked.references == (reference,)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("mine - 4", 4),
        ("theirs - mine", -5),
        ("(mine - 1) // 2", 3),
        ("0 - 7 // 2", -3),
        ("(0 - 7) // 2", -4),
        ("mine // 0", 0),
        ("mine // (theirs - 3) + 1", 1),
        ("4", 4),
        ('armies("Egypt") - 2', 5),
        ("spare", 7),
    ],
)
def test_arithmetic_is_that_of_whole_numbers(text: str, value: int) -> None:
    assert expression(text)(Table()) == value


@pytest.mark.parametrize(
    ("text", "constant"),
    [
        ("true", True),
        ("false", False),
        ("not (false or 2 < 1)", True),
        ("1 // 0 == 1", False),
        ("mine > 3", None),
        ('true or own("Egypt")', None),
    ],
)
def test_a_constant_condition_is_known(text: str, constant: bool | None) -> None:
    assert condition(text).constant is constant


def test_a_constant_number_is_known() -> None:
    assert expression("2 * 3").constant == 6
    assert expression("mine").constant is None


def test_equal_texts_are_equal_conditions_and_may_be_kept() -> None:
    assert condition('own("Egypt")') == condition('own("Egypt")')
    assert condition('own("Egypt")') != condition('own("North Africa")')
    assert len({condition("mine > 3"), condition("mine > 3")}) == 1


def test_one_text_may_mean_another_thing_in_another_game() -> None:
    text = 'own("Egypt")'
    assert condition(text).named("own") == ("egypt",)
    assert parse(text, (), lambda _kind, _text: "nile").named("own") == ("nile",)


@pytest.mark.parametrize(
    ("text", "references", "needs"),
    [
        ('captured("Egypt") and mine > 3', ["captured egypt"], ["captured egypt"]),
        ('captured("Egypt") or mine > 3', ["captured egypt"], []),
        ('not captured("Egypt")', ["captured egypt"], []),
        ('not (not captured("Egypt") or won("spear"))', ["captured egypt", "won spear"], ["captured egypt"]),
        (
            'own("Egypt") and won("spear") or tried("spear") and own("egypt")',
            ["own egypt", "won spear", "tried spear"],
            ["own egypt"],
        ),
        ('not (not own("Egypt") and not won("spear"))', ["own egypt", "won spear"], []),
        ('armies("Egypt") > 3 and eliminated("bob")', ["armies egypt", "eliminated bob"], ["eliminated bob"]),
    ],
)
def test_it_is_known_what_a_condition_asks_and_needs(text: str, references: list[str], needs: list[str]) -> None:
    asked = condition(text)
    assert [" ".join(reference) for reference in asked.references] == references
    assert [" ".join(reference) for reference in asked.needs] == needs


def test_the_ids_asked_about_are_listed_by_function() -> None:
    asked = condition('captured("Egypt") and captured("North Africa") or own("Egypt")')
    assert asked.named("captured") == ("egypt", "north-africa")
    assert asked.named("won") == ()
    assert expression('armies("Egypt") - 1').references == (("armies", "egypt"),)


# What is refused

QUOTED = 'names go in double quotes, as in captured("Egypt")'
SIGNS = "comparison signs: < <= == != >= >"
BATTLE = "mine, theirs, throws, losses, kills, dice_now, cards, sets, spare"
CALLS = (
    'armies("..."), territories("..."), hand("..."), own("..."), captured("..."), '
    'eliminated("..."), continent("..."), won("..."), tried("...")'
)
CALL = "names go in double quotes, the whole condition in single ones: 'own(\"...\")'"
WANTED = "a number, a word or a test is expected here"
PLAIN = 'only spaces, plain letters and signs can be used; the quotation mark is "'
ALONE = "a number alone is not a test; compare it, as in cards >= 3"
NO_NUMBER = "a number is expected here, not something true or false"
NO_MORE = "nothing more is expected here; join two tests with: and, or"
TWO_WORDS = "a sign is missing between these two words"

GALLERY = [
    # text, character, hint
    ("mine => 5", 6, SIGNS),
    ("mine = 5", 6, SIGNS),
    ("mine =< 5", 6, SIGNS),
    ("mine === 5", 8, SIGNS),
    ("mine <> 5", 7, SIGNS),
    ("mine < theirs < 9", 15, "one comparison at a time; join two with: and"),
    ("mine > 3 && theirs < 2", 10, "write: and"),
    ("mine > 3 || theirs < 2", 10, "write: or"),
    ("mine > 3 AND theirs < 2", 10, "small letters: and"),
    ('!own("Egypt")', 1, 'write: not, as in not own("Egypt")'),
    ("not not true", 5, WANTED),
    ("mine > 3; theirs < 2", 9, "join tests with: and, or"),
    ("mine > 3, theirs < 2", 9, "join tests with: and, or"),
    ('own("Egypt") own("Egypt")', 14, NO_MORE),
    ("mine is 3", 6, TWO_WORDS),
    ("if mine > 3", 4, TWO_WORDS),
    # numbers
    ("mine", 1, ALONE),
    ("mine - 4", 1, ALONE),
    ("mine > 3 and theirs", 14, ALONE),
    ("not mine", 5, ALONE),
    ('armies("Egypt")', 1, ALONE),
    ("true + 1 > 2", 1, NO_NUMBER),
    ('own("Egypt") > 2', 1, NO_NUMBER),
    ("true == true", 1, NO_NUMBER),
    ("mine > (theirs > 2)", 9, NO_NUMBER),
    ("mine > -3", 8, "a number has no sign; for all but one write mine - 1"),
    ("mine > 3.5", 8, "whole numbers only, with a space after them"),
    ("mine>3and true", 6, "whole numbers only, with a space after them"),
    ("mine > 3x", 8, "whole numbers only, with a space after them"),
    ("mine > 1_000", 8, "whole numbers only, with a space after them"),
    ("mine > 0x1f", 8, "whole numbers only, with a space after them"),
    ("mine > 007", 8, "a number does not begin with 0"),
    ("mine > 1000000", 8, "a number has at most 6 digits"),
    ("mine / 2 > 1", 6, "arithmetic: + - * //"),
    ("mine % 2 == 1", 6, "arithmetic: + - * //"),
    ("mine ** 2 > 1", 7, WANTED),
    # names
    ("Egypt", 1, f"{QUOTED}; words possible here: {BATTLE}"),
    ("Egypt and mine > 3", 1, f"{QUOTED}; words possible here: {', '.join(CHANGE_NAMES)}"),
    ("Egypt > 3", 1, f"{QUOTED}; words possible here: {BATTLE}"),
    ("mine > Egypt", 8, f"{QUOTED}; words possible here: {BATTLE}"),
    ("north africa > 3", 7, QUOTED),
    ("minee > 3", 1, f"did you mean mine? words possible here: {BATTLE}"),
    ("Mine > 3", 1, "small letters: mine"),
    ("True", 1, "small letters: true"),
    ("gain > 1", 1, f"gain means nothing here; words possible here: {BATTLE}, {CALLS}"),
    ("own(Egypt)", 5, CALL),
    ("own('Egypt')", 5, CALL),
    ("own()", 5, CALL),
    ('own("Köln")', 5, 'a name ends with a " and has only plain letters'),
    ('own("Egypt', 5, 'a name ends with a " and has only plain letters'),
    ("own", 1, 'write own("...") with a territory in double quotes'),
    ('own["Egypt"]', 1, 'write own("...") with a territory in double quotes'),
    ('owns("Egypt")', 1, f"did you mean own? Known: {', '.join(NUMBERS | TESTS)}"),
    ('"Egypt"', 1, 'a function needs a name in parentheses, as in own("Egypt")'),
    ('own("Egypt", "Peru")', 12, "join tests with: and, or"),
    # parentheses
    ("mine > 3)", 9, NO_MORE),
    ("[mine > 3]", 1, "only round parentheses are known"),
    (f"{'(' * 11}true{')' * 11}", 11, "parentheses are nested at most 10 deep"),
    (") > 3", 1, WANTED),
    # characters
    ("mine\t> 3", 5, PLAIN),
    ("mine > 3\x1b", 9, PLAIN),
    ("mine\u00a0> 3", 5, PLAIN),
    ("mine > ３", 8, PLAIN),
    ("own(“Egypt”)", 5, CALL),
    ("mine @ 3", 6, NO_MORE),
    ("@ > 3", 1, WANTED),
]


@pytest.mark.parametrize(("text", "character", "hint"), GALLERY)
def test_every_slip_has_its_place_and_its_hint(text: str, character: int, hint: str) -> None:
    refused = refusal(text)
    assert refused.message == f'cannot read "{text}" at character {character}'
    assert refused.offset == character - 1
    assert refused.hint == hint


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "for instance: mine > theirs; without the key it is always true"),
        ("mine >", WANTED),
        ("true and", WANTED),
        ("(mine > 3", "a ) is missing"),
        ('own("Egypt"', "a ) is missing"),
    ],
)
def test_what_ends_too_early_is_said_so(text: str, hint: str) -> None:
    refused = refusal(text)
    assert (refused.message, refused.hint) == (f'cannot read "{text}" at its end', hint)
    assert refused.offset == len(text)


def test_an_unknown_name_is_answered_with_the_near_ones() -> None:
    refused = refusal('mine > 3 and own("Egpyt")')
    assert refused.message == 'there is no territory "Egpyt"'
    assert refused.hint == "nearest names: Egypt, North Africa"
    assert refused.offset == 17


def test_an_unknown_attack_is_called_an_attack_id() -> None:
    assert refusal('won("sword")').message == 'there is no attack id "sword"'


def test_nothing_is_said_of_near_names_where_there_are_none() -> None:
    with pytest.raises(TextError) as refused:
        parse('won("sword")', (), lambda _kind, _text: [])
    assert refused.value.hint == ""


def test_only_the_words_of_the_place_are_known() -> None:
    assert condition("mine > 3")(Table())
    refused = refusal("mine > 3", TURN_NAMES)
    assert refused.hint == (f"mine means nothing here, only during a battle; words possible here: cards, sets, {CALLS}")
    assert refusal("x > 3", ()).hint == "no such word can be used here"


def test_two_hundred_characters_are_read_and_no_more() -> None:
    assert condition("true" + " " * 196).constant is True
    refused = refusal("true" + " " * 197)
    assert refused.message == "201 characters; a condition has at most 200"


def test_ten_parentheses_are_read() -> None:
    assert condition(f"{'(' * 10}true{')' * 10}").constant is True
    assert condition("(true) and " * 15 + "true").constant is True


def test_an_expression_is_no_condition() -> None:
    with pytest.raises(TextError) as refused:
        expression("mine > 4")
    assert refused.value.message == 'cannot read "mine > 4" at character 1'
    assert refused.value.hint == "a number is expected here, as in mine - 4"


def test_names_in_an_expression_are_checked_too() -> None:
    with pytest.raises(TextError, match='no territory "Peru"'):
        expression('armies("Peru") - 4')
    with pytest.raises(TextError, match="at character 1"):
        expression("gain - 1")


# Everything that can be written

QUOTES = {"territory": "Egypt", "player": "bob", "continent": "asia", "attack": "spear"}
FUNCTIONS = NUMBERS | TESTS


def call(function: str) -> Node:
    return Call(0, function, QUOTES[FUNCTIONS[function]], 0)


def chain(signs: str) -> Any:
    """Build what makes a Chain of these signs from operands that bind closer or are grouped."""

    def build(parts: list[Node], picks: list[int]) -> Node:
        known = signs.split()
        rest = zip((known[pick % len(known)] for pick in picks), parts[1:], strict=False)
        return Chain(0, parts[0], tuple(rest))

    return build


OPERANDS = st.one_of(
    st.integers(0, 999_999).map(lambda value: Number(0, value)),
    st.sampled_from(CHANGE_NAMES).map(lambda word: Name(0, word)),
    st.sampled_from(sorted(NUMBERS)).map(call),
)


def longer(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    parts = st.lists(inner, min_size=2, max_size=4)
    picks = st.lists(st.integers(0, 9), min_size=3, max_size=3)
    return st.builds(chain("+ -"), parts, picks) | st.builds(chain("* //"), parts, picks)


NUMERIC = st.recursive(OPERANDS, longer, max_leaves=5)
TESTING = st.one_of(
    st.booleans().map(lambda value: Truth(0, value)),
    st.sampled_from(sorted(TESTS)).map(call),
    st.builds(
        lambda sign, left, right: Compare(0, sign, left, right),
        st.sampled_from(["<", "<=", "==", "!=", ">=", ">"]),
        NUMERIC,
        NUMERIC,
    ),
)
TREES: st.SearchStrategy[Node] = st.recursive(
    TESTING,
    lambda inner: (
        st.builds(lambda part: Not(0, part), inner)
        | st.builds(
            lambda word, parts: Joined(0, word, tuple(parts)),
            st.sampled_from(["and", "or"]),
            st.lists(inner, min_size=2, max_size=3),
        )
    ),
    max_leaves=4,
)


def rank(node: Node) -> int:
    """How closely a node binds: and, or, not, comparison, sum, product, operand."""
    match node:
        case Joined(_, word, _):
            return 0 if word == "or" else 1
        case Not():
            return 2
        case Compare():
            return 3
        case Chain(_, _, rest):
            return 4 if rest[0][0] in "+-" else 5
    return 6


def spell(node: Node, least: int = 0) -> str:
    """Print a tree with no more parentheses than it needs."""
    if rank(node) < least:
        return f"({spell(node)})"
    match node:
        case Number(_, value):
            return str(value)
        case Name(_, word):
            return word
        case Call(_, function, argument):
            return f'{function}("{argument}")'
        case Truth(_, value):
            return "true" if value else "false"
        case Not(_, inner):
            return f"not {spell(inner, 3)}"
        case Joined(_, word, parts):
            return f" {word} ".join(spell(part, rank(node) + 1) for part in parts)
        case Compare(_, sign, left, right):
            return f"{spell(left, 4)} {sign} {spell(right, 4)}"
        case Chain(_, first, rest):
            tail = "".join(f" {sign} {spell(part, rank(node) + 1)}" for sign, part in rest)
            return spell(first, rank(node) + 1) + tail


def bare(node: Any) -> Any:
    """The tree without offsets."""
    if isinstance(node, Call):
        return (node.function, node.argument)
    if isinstance(node, Node):
        return (type(node).__name__, *(bare(part) for part in node[1:]))
    return tuple(bare(part) for part in node) if isinstance(node, tuple) else node


@given(TREES | NUMERIC)
def test_what_is_printed_reads_back_as_the_same_tree(tree: Node) -> None:
    text = spell(tree)
    if len(text) <= 200:
        assert bare(read(text)) == bare(tree)


@given(TREES, st.lists(st.sampled_from(sorted(TESTS)), max_size=3))
def test_python_would_say_the_same(tree: Node, true: list[str]) -> None:
    text = spell(tree)
    if len(text) > 200:
        return
    table = Table(true=tuple(Reference(test, QUOTES[TESTS[test]].lower()) for test in true))
    names = {name: getattr(table, name) for name in CHANGE_NAMES}
    calls = {name: lambda t, name=name: getattr(table, name)(t.lower()) for name in FUNCTIONS}
    try:
        expected = eval(text, {**names, **calls, "true": True, "false": False})
    except ZeroDivisionError:
        return
    assert condition(text)(table) == expected


@given(TREES)
def test_asking_takes_few_steps(tree: Node) -> None:
    text = spell(tree)
    if len(text) <= 200:
        table = Table()
        condition(text)(table)
        assert table.looks <= 200 // 4


LONGEST = [
    "mine*" * 38 + "mine > 1",
    "sets+" * 38 + "sets > 1",
    "sets//" * 32 + "sets > 1",
    "999999*" * 27 + "999999 > 1",
    "1+" * 97 + "1 > 1",
    "true or " * 24 + "false",
    " and ".join(["mine>1"] * 18),
    "not mine>1 or " * 13 + "true",
]


@pytest.mark.parametrize("text", LONGEST)
def test_the_longest_conditions_stay_small(text: str) -> None:
    assert 180 < len(text) <= 200
    table = Table(mine=999_999, sets=999_999)
    condition(text)(table)
    assert table.looks <= 50


@pytest.mark.parametrize("text", ["sets*" * 39 + "sets", "999999*" * 27 + "999999"])
def test_no_number_has_more_than_300_digits(text: str) -> None:
    assert abs(expression(text)(Table(sets=999_999))) < 10**300


GARBAGE = st.lists(
    st.sampled_from(
        [
            *CHANGE_NAMES,
            *FUNCTIONS,
            *"()<>=!+-*/\"'., 0179",
            "and",
            "or",
            "not",
            "true",
            "false",
            "==",
            "<=",
            "//",
            '("Egypt")',
            '("bob")',
            " ",
            "é",
            "\x00",
            "“",
        ]
    ),
    max_size=40,
).map("".join)


@pytest.mark.thorough
@given(GARBAGE | st.text(max_size=210), st.booleans())
def test_garbage_is_refused_with_its_place_or_answers(text: str, number: bool) -> None:
    try:
        if number:
            assert isinstance(expression(text, CHANGE_NAMES)(Table()), int)
        else:
            assert isinstance(condition(text)(Table()), bool)
    except TextError as refused:
        assert refused.message  # noqa: PT017
        assert 0 <= refused.offset <= max(len(text), 200)  # noqa: PT017


@pytest.mark.parametrize("text", ["(" * 40_000, "not " * 40_000, "9" * 40_000, 'own("' * 40_000, "(" * 200, "1" * 200])
def test_bombs_are_refused(text: str) -> None:
    refusal(text)


def test_a_number_is_told_from_a_truth() -> None:
    assert is_number(read("mine + 1"))
    assert is_number(read('hand("bob")'))
    assert not is_number(read('own("Egypt")'))
    assert not is_number(read("mine > 1"))
