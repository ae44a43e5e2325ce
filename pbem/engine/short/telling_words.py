"""
The words by which a sentence tells of something, and is no order.

All are folded like names (`names.fold`). Most are English: what tells in another language is asked about.
"""

from pbem.engine.short.speech import AND, FROM, TO, words

SELVES = words("i we im ill id ive wed weve")
OTHERS = words("he she they who whoever somebody someone nobody")
"""Who may be told of, beside players."""
PLURALS = words("they who you")
HELPERS = words(
    "will would should could can might may must shall is are was were be been has have had does did doesnt didnt isnt wont "
    "going gonna to not never always ever often still just also really surely probably soon now then again wants want wanted "
    "tries tried likes needs keeps kept seems that even already once"
)
"""What may stand between a subject and its verb."""
BEING = words(
    "gets wins loses plays comes has have had is are was were owns held holds thinks says knows wants hopes believes had needs keeps asks told"
)
"""What is said of others and of nothing else."""
STATES = words("was were had been did cost fell stood hatte war wurde")
"""What says how things were."""
IS = words("is are isnt arent looks look feels")
"""What says how things are."""
MINDED = words(
    "took held kept got made came went gave left hoped hope feel love hate fear failed read heard hear remember recall dreamed dreamt watched saw learned learnt noticed wonder bet forgot wrote knew met "
    "bought drove flew fought ate slept spent visited laughed lost won beat missed promised played counted told understand "
    "understood"
)
"""What somebody does who tells of something; no order begins so."""
MEANT = words(
    "want wanted wants going thinking planning plan meant hoped intend ill id like love lets wanna gonna please"
)
"""What somebody says who may mean to do something."""
AGO = words("yesterday ago gestern ayer ieri gisteren")
"""What has been."""
SPANS = words(
    "woche runde semana settimana semaine turn turns time times night week weeks month months year years game round summer winter day weekend"
)
LAST, ONCE, COMING = words("letzte letzten vorige last previous first other"), words("one some"), words("next coming")
DISTANT = words("week weeks month months year years game summer winter weekend someday")
"""Behind "next" these are not the turn for which orders are given."""
OF_LIFE = words(
    "turns tries weeks week days day hours hour minutes minute months month years year degrees euros dollars pounds km miles friends "
    "people kids children guests goals points beers am pm oclock percent candles exams players games tigers"
)
"""What is counted beside armies, cards and throws."""
CASES = words("if when once unless while until till as because since")
ALL = words("all alles tout todo tutto")
DETERMINERS = words("one the that this your his her their an a another every")
PERSONAL = words("has had thinks says said knows hopes believes owns asks asked told wonders")
"""What only people do: whoever does so is no army."""
CONTRACTED = words("let it that there here what he she who how where")
"""Words that own nothing before an apostrophe and s."""
PARTS = CASES | words("so but then or before after like")
"""What begins a clause."""
AFTER_NAMES = FROM | TO | AND | words("for last this or")
"""What may follow the last of several names of one clause."""
ENDS = frozenset(".:;!?")
"""What ends a clause wherever it stands but in a name."""
