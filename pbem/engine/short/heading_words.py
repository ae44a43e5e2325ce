"""
The words by which a heading turns the sense of the orders below it, and those that such a heading may have beside them.

All are folded like names (`names.fold`).
"""

from pbem.engine.short.harmless import HARMLESS
from pbem.engine.short.speech import (
    BACK,
    DENYING,
    ELSEWHERE,
    FILLERS,
    FROM,
    HEADINGS,
    LABELS,
    NO,
    OTHER_TURNS,
    QUESTIONING,
    REVISING,
    SUPPOSING,
    THESE,
    TO,
    phrases,
    words,
)
from pbem.engine.short.telling_words import AGO, BEING, CASES, DETERMINERS, HELPERS, OTHERS, SELVES, SPANS

OF_TURNS = words(
    "next last previous following nachste nachster prochain prochaine proxima proximo prossimo prossima volgende letzte"
)
"""What puts off beside a turn, and else counts orders of this one: "last turn", "my last attack"."""
_EARLIER = words("earlier before previously formerly old past ago already did considered wanted thought planned tried")
_UNSURE = words(
    "possibly possible potentially potential probably almost nearly hardly either if whether thinking tempted dreaming "
    "considering fear fears beware afraid tentative tentatively undecided unsure"
)
_PUT_OFF = words("someday eventually future soon todo postpone postponed delay delayed hold reconsider yet until")
_QUOTED = words(
    "instance quote quoted example examples eg hypothetical hypothetically theoretically suppose "
    "supposed supposing test testing wrong mistake disregard"
)
TURNING = (
    (NO | DENYING | SUPPOSING | (ELSEWHERE - OF_TURNS) | REVISING | AGO | OTHERS)
    | (_EARLIER | _UNSURE | _PUT_OFF | _QUOTED | words("his her their hers theirs") | {"peut etre"})
) - words("plan plus help only but actually rather except mean most else otherwise cost moment nothing ou anders")
"""What turns the sense of orders below it."""
TURNED_PAIRS = OTHER_TURNS - {("first", "turn"), ("first", "round"), ("another", "time")}
WHOLE = frozenset(
    tuple(phrase.split()) for phrase in phrases("to do, up to, in case, e g, z b, p ex, one day, some day, was, were")
)
"""Headings that turn and whose words do not by themselves."""
SUSPECT = (
    (TURNING | OF_TURNS | QUESTIONING | words("you plan take"))
    | {one for one, _ in TURNED_PAIRS}
    | {phrase[0] for phrase in WHOLE}
)
"""One of these is in all that turns, or the name of a player."""
PUTTING_OFF = BACK | QUESTIONING | SUPPOSING | words("todo up like") | {one for one, _ in OTHER_TURNS}
"""One of these is in all that turns what stands behind it in its line."""
LIKED = words("would should could")
LIKING = words("like love prefer rather")
"""Behind "would" these suppose nothing."""
HOPING = words("hope hopefully hoping")
TO_SOMEBODY = words("to for from and")
ORDINARY = (
    FILLERS | HEADINGS | LABELS | THESE | SPANS | SELVES | HELPERS | DETERMINERS | BEING | CASES | FROM | TO
) | words(
    "do it them those what all everything both below above thing things stuff as at by about back off longer just "
    "for than rather go be make give on in you your b c d e g instead case better could"
)
"""Of what else a heading may consist that turns orders."""
LEADING_ON = (
    HELPERS | CASES | SELVES | OTHERS | words("of for with about from by against than that you without up into at")
) - words("now then again soon even already once still just also really surely probably ever often always")
"""What a line does not end with, but where the next one goes on."""
LED = (
    FILLERS
    | HARMLESS
    | HEADINGS
    | LABELS
    | words("to have need plan time ready it it's is are do as there that me you like able")
) - words("up over other of")
"""Of what a line consists that leads on to orders of its author."""
LED_BY = words(
    "and then also again finally now plus alright right well um uh ok okay oh so please pls hi hello und dann"
)
"""What may stand before words that turn an order, and says nothing."""
AWAY = SELVES | words("back away busy late off out")
"""How somebody begins who says where they were, or will be."""
OWNERS = words("your yours his her hers their theirs possible potential")
"""A heading with one of these and a verb stands above what others do, or nobody for sure."""
WHENS = AGO | SPANS | words("tomorrow later earlier before soon morgen gestern")
"""When that is."""
TURNING_ENDS = (
    (TURNING - REVISING - NO - words("yet hold if"))
    | AGO
    | words("without kein keine keinen sans sin senza geen ohne zonder non")
)
"""What turns orders right below a line that ends with it, whatever that says else."""
