"""
How people say orders beside their order words: words of every game, and those that a rule set adds.

All are folded like names (`names.fold`). Only canonical order words may be cut to their beginnings; these
stand whole, so that no word of a sentence is taken for the beginning of one.
"""

from collections.abc import Mapping

from pbem.record import value


def words(text: str) -> frozenset[str]:
    """Return the words of a line of data."""
    return frozenset(text.split())


@value
class Speech:
    """
    What a game calls its orders.

    `strong` verbs mean little else than an order, and `weak` ones are words of any chat, each with its
    order word; of `heads` two words together are one. `modifiers` say more of an order, `nouns` are what orders
    are about.
    """

    strong: Mapping[str, str]
    weak: Mapping[str, str]
    heads: Mapping[tuple[str, str], str]
    modifiers: frozenset[str] = frozenset()
    nouns: frozenset[str] = frozenset()


SILENT = Speech({}, {}, {})
"""A game whose orders have their order words alone."""

FILLERS = words(
    "and then also finally next now please pls ok okay first second third last lastly so i ill we well lets "
    "und dann bitte ich puis et ensuite je y luego yo poi e io en dan ik"
)
"""What may stand before the verb of an order and says nothing."""
TAILS = words("please pls thanks thx bitte danke merci gracias grazie")
"""What may stand behind an order and says nothing."""
STOPS = words("from out of von aus depuis desde uit to into against nach gegen vers contre hacia contra verso naar")
"""Of the words of direction those that end a name; shorter ones may be its abbreviation."""
WAYS = words("to into against auf nach gegen vers contre hacia contra verso naar")
"""What stands for an arrow."""
FROM = words("from out of von aus de depuis desde da dal uit van")
TO = words("to into in on onto at against with nach auf gegen vers sur contre hacia contra a verso su naar op")
NUMBERS = {
    word: number
    for line in (
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
        "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
        "un deux trois quatre cinq six sept huit neuf dix onze douze",
        "uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
        "uno due tre quattro cinque sei sette otto nove dieci",
        "een twee drie vier vijf zes zeven acht negen tien",
    )
    for number, word in enumerate(line.split(), 1)
}
"""Number words."""
PAST = words(
    "was were had have has did been lost took won attacked placed moved held made went got thought hoped hope wish "
    "wished wanted would could should might never always if when because would love like feel hate fear glad sorry "
    "war hatte habe wurde verloren"
)
"""A sentence with one of these tells of something, or of a feeling."""
PERSONS = words(
    "me you him her us them anybody anyone somebody someone nobody everybody everyone each yourself myself "
    "dich mich euch uns ihn toi moi te mi"
)
GREETINGS = words(
    "hi hello hey dear cheers thanks thank regards best love bye greetings yours sincerely good happy merry "
    "hallo liebe lieber moin servus gruss grusse mfg danke salut bonjour merci hola ciao gracias grazie"
)
ALONE = words("pass skip end done nothing none same ditto weiter fertig nichts rien nada niente")
