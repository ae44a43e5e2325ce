"""
Why somebody gives their orders, or gives them so shortly: what may stand before orders, or behind them.

    Quiet one from me: 4 in Siam, that'll hold Australia. Move 3 from Siam to China so it's not empty.

Rule 1. Such words are built as one of the rows below, whole, with a name of the board as `=`, several places together
        such as a continent as `+`, a player as `@` and a number as `#`.
Rule 2. None has a word that limits, puts off, takes back, supposes, or says that others speak.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import AMOUNTS, DENYING, FEW, NO, NUMBERS, SUPPOSING, words
from pbem.engine.short.tokens import Token

_BARRED = (
    AMOUNTS
    | FEW - {"only", "bit"}
    | SUPPOSING - {"should"}
    | words(
        "if unless until till when whenever while once but except instead rather or else next later last turn round plan plans idea "
        "test draft mistake stop stops leave leaves wait waits said says say told tells asked wrote thinking wondering "
        "may tomorrow yesterday before after then cancel forget undo scratch ignore actually meant mean "
        "sure unsure more less fewer than first second also both either neither move moves moving attack attacks attacking trade trades place places"
    )
)
_DENIED = NO | DENYING
_DENYING = words("so not nothing nowt")
"""Words that begin a row in which something may be denied: "so he can't get in"."""
_NO_NUMBERS = {"one"}
_OF_TURNS = words("turn move moves")
_HE = "(?:he|she|@)"
_IS = "(?: is| has| has got| was| looks| seems)"
_HOW = "(?: so| too| very| really| just| only| quite| still| such| a bit| pretty| super| now| already)*"
_TALK = "(?: [a-z]+)*"
_LAUGHS = "(?: lol| haha| hehe| xd| though| tho| anyway| you know)*"
_TIME = "(?: from me| for me| today| tonight| this time| this week| this evening| this morning)*"
_LITTLE = "(?:crazy|fancy|special|clever|big|exciting|wild|dramatic)"
_WHERE = "(?:the |my |a )?(?:train|bus|plane|phone|road|way|office|work|school|pub|beach|airport|car|holiday|tram|ferry|boat)"
_AWAY = "(?:away|out|off|busy|abroad|travelling|traveling)"
_BUILDS = f"""
    (?:{_HE}{_IS}|hes|shes){_HOW}(?: (?!to |going |got )[a-z]+{_TALK})
    (?:{_HE}{_IS}|hes|shes)(?: got)? (?:only|just)(?: got)? # (?:left|there|armies|armies left|guys|guys left|men|men left)
    {_HE} (?:dies|must die|has to die|has to go|must go|is dead|goes down|deserves it|started it|had it coming|will pay)
    = is{_HOW} (?:toast|annoying|scary|weak|strong|mine|lovely|empty|open|vulnerable|dangerous|important|exposed)
    (?:i am|im|i feel|im feeling|feeling|lets be|ill be|i will be|i am going to be|im going to be|im gonna be){_HOW} (?:scared|worried|nervous|safe|safer|happy|bored|busy|brave|lucky|tired|excited|late|ill|sick|lazy|careful|cautious|bold|greedy|angry)(?: (?:of|about) [=+@])?{_TALK}
    i (?:think|bet|guess|fear|believe|know) (?:=|{_HE})(?: is| are| will be)? (?:coming|after me|planning something|up to something|coming for me|angry|weak|strong)(?: for us)?
    (?:{_AWAY}|(?:im|i am|still) {_AWAY}) (?:for|over|on|this)(?: the| this)? (?:weekend|week|moment|day|night|evening){_TIME}
    (?:as |because )?(?:im |i am |still |sitting |writing )?(?:on|at|in) {_WHERE}{_TIME}
    (?:ive |i )?just (?:woke up|got up|got home|got back|got in|came home|came in|arrived|finished work|had dinner|had lunch)
"""
_BEHIND = f"""
    (?:so|so that) (?:its|it is|it isnt|theyre|they arent|nobody|noone|no one|somebody|someone)(?: is| isnt)?{_TALK}
    (?:so|so that) {_HE} (?:cant|cannot|wont|doesnt|does not)(?: [a-z]+)*(?: [=+])?
    (?:just )?in case (?:{_HE}|=|someone|somebody|anyone|anybody) (?:gets (?:any |some |funny )?(?:ideas|greedy|angry|cocky|bored|hungry)|tries (?:something|anything|it)|wants (?:in|it back|revenge)|comes (?:for me|knocking|my way|visiting|over)|feels like it|decides to come)
    (?:thats|that is|its|it is){_HOW}(?: [a-z]+)+
    (?:thats|that is) (?:=|[+]) (?:mine|safe|done|complete|secure|secured|sorted|finished)
    (?:thatll|that will|that should|itll|it will) (?:hold|help|protect|secure|scare|teach|annoy|hurt|please|show){_TALK}(?: [=+@])?
    i (?:only |just )?(?:want|need|wanted) (?:to (?:test|try) my luck|(?:a|the|that|my|another) card|revenge|to see what happens|to see how it goes|some peace)
"""
"""What stands behind orders alone."""
_AHEAD = f"""
    (?:[a-z]+ ){{0,2}}(?:quiet|quick|short|easy|simple|small|little|boring|lazy|brief|fast)(?: little)? (?:one|go|turn|move){_TIME}
    (?:nothing|nowt) {_LITTLE}{_TIME}
    (?:my |the )?(?:move|turn|go|orders?)(?:s| is| are) (?:simple|easy|quick|short|brief|the usual|as follows|the following|this)
    (?:ill|i will|i) just (?:fortify|defend|reinforce|regroup|fortifying)(?: my [a-z]+)?{_TIME}
    i have (?:got )?#(?: new| more)?(?: armies| guys| men| troops| ones)?(?: to place| to put down| this time)?
    (?:this one is|this ones|this is) for (?:@|my [a-z]+|the [a-z]+|[a-z]+)
    (?:i am|im) (?:fed up|done|finished) with @
    (?:this week |this time |today |tonight )?(?:i do|ill do|i will do|doing) nothing {_LITTLE}{_TIME}
    (?:mum|mom|dad|gran|granny|grandma|grandpa|nan|[a-z]+y) here
    (?:[a-z]+ )+so (?:just |very |ill keep it |keep it |keeping it )?(?:short|quick|quickly|brief|briefly|simple)
    (?:keeping it|keep it|ill keep it) (?:short|quick|brief|simple){_TIME}
    (?:i|id|i had|ill|i will) (?:better )?(?:protect|defend|guard) (?:myself|my borders|my border|my back)
    (?:let me|lets|ill|i will|im going to|i am going to|time to) (?:start|begin|finish|finish off|clean up|tidy up|carry on) (?:with |in )?[+]
    (?:[a-z]+ )?(?:i want|time for|time to get|lets get) @ (?:out|gone|dead|to go|to die)
"""
"""What stands before orders alone."""


def explains(line: TypedLine, players: Collection[str], *, ahead: bool) -> bool:
    """Say whether words before orders (`ahead`), or behind them, are an explanation and nothing else."""
    first = fold(line.tokens[0].text) if line.tokens else ""
    if not ahead and not _may_begin(first, players):
        return False
    said = [*_spelled(line, players)]
    spared = words("test") if "luck" in said else _OF_TURNS if _OF_TURNS & {*said} and ahead else frozenset()
    barred = _BARRED - spared if said[:1] and said[0] in _DENYING else _BARRED - spared | _DENIED
    return barred.isdisjoint(said) and bool(_pattern(ahead=ahead).fullmatch(" ".join(said)))


def begins_an_explanation(tokens: Sequence[Token], at: int) -> bool:
    """Say whether words that follow an order without a comma tell why: "so it's not empty", "in case Ben gets ideas"."""
    return tuple(fold(one.text) for one in tokens[at : at + 2]) in _PAIRS


_PAIRS = frozenset(
    (first, second)
    for first, seconds in (("in", "case"), ("so", "its it nobody noone no theyre he she"))
    for second in seconds.split()
)
_FIRST = words(
    "so in just thats that its it itll thatll he she hes shes i im ive feeling on at still sitting writing away out off busy"
)


def _may_begin(first: str, players: Collection[str]) -> bool:
    return first in _FIRST or first in players or first.removesuffix("s") in players


@lru_cache(2)
def _pattern(*, ahead: bool) -> re.Pattern[str]:
    """Return one pattern of all builds; made when words are first asked."""
    rows = [row.strip() for row in (_BUILDS + (_AHEAD if ahead else _BEHIND)).splitlines()]
    return re.compile("|".join(f"(?:{row}{_LAUGHS})" for row in rows if row))


def _spelled(line: TypedLine, players: Collection[str]) -> Iterator[str]:
    """Yield the words of a line in the signs of rule 1."""
    for begin, end, named in line.pieces():
        token, word = line.tokens[begin], fold(line.tokens[begin].text)
        if named:
            things = line.book.find(" ".join(one.text for one in line.tokens[begin:end]))
            yield "+" if len(things) == 1 and things[0].word.startswith("@") else "="
        elif word in players:
            yield "@"
        elif word.removesuffix("s") in players:
            yield from ("@", "is")  # Bob's
        elif token.kind == "number" or (word in NUMBERS and word not in _NO_NUMBERS):
            yield "#"
        elif token.text not in "!.":
            yield word or token.text
