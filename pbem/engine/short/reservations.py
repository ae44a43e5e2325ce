"""
Whether a sentence beside orders may bear on them: put them off, limit them, doubt them, or go on with them.

    I think I'll wait a bit with that.      Half of them would be enough.      Do I have to trade?

Rule 1. A sentence is spelled with signs for what it names, counts and does; a reservation is a build of such signs,
        whether it is a statement, a question or a feeling.
Rule 2. What names a place, or what an order is about, is one only if such an order was given.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import NUMBERS, ONE, Speech
from pbem.engine.short.telling_words import OF_LIFE

NAME, ORDERED, COUNT, PLAYER, ABOUT, VERB = "=", "@", "#", "&", "$", "~"
"""Signs for a name of the board, one in orders given, a number, another player, what a given order is about, and (before it) a verb of orders."""
_STOPS = frozenset(",?")
_LEAST_YEAR = 1900

_MACROS = {
    "PLACE": "[=@]",
    "SOME": "(?:#|one|half|all|none|most|some|few|both|rest|everyone|everything)",
    "ORDERS": "(?:~?attacks?|~?moves?|~?trade|~?placement|lines?|orders?|mail|plan|turn|armies|reinforcements)",
    "THAT": "(?:it|that(?! (?:i|you|we|he|she|they) )|this|them|those|these|everything|(?:the|my|this|that)(?: last| first| second)? (?:ORDERS|$))",
    "ACT": (
        "(?:~(?!(?:go (?:to|back|and|on|now)|set|give|pick|build|fill|pour|stack) )\\w+|stop|wait|keep|leave|stay|hold|stick to|switch|change)"
    ),
    "WAY": "(?:me |us )?(?:here|there|it|that|this|them|at|if|when|after|before|until|till|with|for (?:now|my|you|his|her|their|&|@|that)|a (?:bit|moment|while|round)|another|,|$)",
    "MAY": "(?:should|shall|could|can|may|must|might|would|do|cant|couldnt|shouldnt)",
}
_IDIOMS = re.compile(
    " (?:~go (?:back to [a-z]+ing|home|to (?:bed|sleep|work|church|school)|out|mad|crazy|nuts|shopping|swimming)|~take (?:up|part|care|it easy|"
    "(?:a|the|my|her|his) (?:break|look|photo|picture|nap|walk|day|bath|shower|deep|train|bus|kids|dog|car|time|blame))|~give (?:my love|anything)|"
    "~bring (?:me|you|him|her|us|my|the|some (?:wine|cake|beer|food)|a (?:friend|guest|cake|bottle|salad|present|dog))|(?:have to|better|must|need to|gotta|should) ~go(?= ,| $)|~send (?:you|me|him|her|us|my (?:love|regards|best|greetings)|a)|~set the table|~pick (?:up|me|her|him|us)|"
    "~build a|~fill in|~hit the (?:road|hay|sack|gym|shops)|~pull my leg|~roll my eyes|~fight (?:with my|over|about)|# of (?:us|you)|the ~capital of|"
    "(?:it|they|she|he|that|things|this|we) (?:will|might|would|could|may) ~go|"
    "better not (?:tell|say|ask|think)|not my (?:best|favou?rite|day|week|year)|(?:~attack|[$]) is the best defen[cs]e|sorry &|lets not (?:talk|speak|mention|think))(?= )"
)
"""Words with a verb of orders that say something else."""
_BUILDS = r"""
    -- what puts off
    (?<! cant )(?<! cannot )(?<! hardly )(?<! had to )(?<! you )(?<! them )(?<! him )(?<! her )(?<! couldnt )(?<! dont )(?<! for the )(?:stop|halt|pause|hold(?: on| off| back)?|wait(?! (?:until|till) (?:you|my|she|he|they|your|everybody) (?:[a-z]+ )?(?:see|sees|hear|hears|read|reads|find|finds))|quit|~?give up) WAY
    (?<! never )(?<! wont )(?<! dont )(?<! always )(?<! wanted to )(?<! wants to )(?:scrap|cancel|drop|hold|skip|undo|forget|ignore|postpone|delay|withdraw|revise|redo|change|correct|~drop)(?: about)? THAT
    ^ (?:maybe|perhaps|possibly) (?:next(?! (?:time (?:we|you|she|he|they)|year|week|month|summer|winter))|later|tomorrow|not|another|PLACE|#|half|one (?:more|less|or)|i (?:should|shouldnt|will|wont|could|better) (?:rather )?(?:not|ACT)|ill (?:rather )?(?:not|ACT)|its better|too)
    ^ (?:but |and |please |no )*not (?:if|before|until|unless|when|yet|now|today|the|with|all|my|so fast|PLACE|$|this)
    (?:rather|better|lets|maybe|perhaps|probably) not (?:$|,|~\w+|that|do)
    (?:id|i would|ill|i) (?:better |rather |prefer to |much rather )(?:ACT|not)
    (?:hold|holding) (?:back|off)
    (?:dont|do not) (?:risk|overdo|do|push|lose|play|process|run|execute|enter|~\w+) (?:it|this|that|them|everything|anything|too|all|yet|more)
    only (?:~\w+ )?(?:if|when|until|till|once)
    ^ (?:when|once|if|after) .*, (?:break off|pull back|~pull back|fall back|regroup|leave it|keep going|carry on|push on|press on|~?go on|continue)
    ^ either (?:that|this|PLACE)
    ^ or (?:should|maybe|perhaps|rather|better|PLACE|#)
    (?:swap|~swap|switch|reverse) (?:the|those|these|them|#)
    (?:other way (?:round|around)|vice versa|(?:are|is|got|i) (?:\w+ ){0,2}(?:swapped|mixed up|mixed (?:PLACE|\w+) .*up))
    i mixed up
    ~?(?:move|attack|trade)s? (?:comes )?(?:first|before the|comes)
    (?<! i )(?:typed|wrote|sent) (?:that|this|it)(?= $| ,)
    that was my (?:son|daughter|cat|kid|brother|sister|wife|husband|boy|girl)(?= $| ,)
    wrong (?:game|list|mail|order|turn|line|number|numbers|player|file|letter)
    (?:(?:for|to) (?:the other|a different)|to another) game
    -- what is not settled
    (?:not|isnt|arent|nothing) (?:\w+ ){0,2}(?:final|definite|definitive|settled|official|binding)
    (?:provisional|provisionally|tentative|proposal|preliminary|hypothetical|as a suggestion)
    (?:real|final|proper|actual|correct|more|remaining) (?:ORDERS|list)(?= $| ,| (?:will|come|comes|follow|tomorrow|later|tonight))
    the rest (?:comes|follows|will follow|later|tomorrow)
    (?:ill|i will) (?:confirm|(?:~send|write) (?:the|my) (?:[a-z]+ )?ORDERS)
    if i change
    before you (?:play|enter|run|process|execute|do|~move)
    (?:what would you do|would you do (?:that|this|it))
    thats what .*(?:would do|did last|wants? me|told me to|i did)
    (?:not|isnt|arent|never) (?:\w+ )?sure (?:(?:about|of) (?:THAT|PLACE|#|~\w+|$|the (?:last|first|second|#)|my)|yet|(?:whether|if) (?:i|we|this|that|it|the|PLACE)|i (?:want|should|shall|can|will)|its)
    (?:second thoughts?|doubts? about|having doubts|undecided|havent (?:yet )?decided|have not (?:yet )?decided|not decided|changed? my mind)
    (?:let me|ill|i will|must|need to|should|have to) (?:think|sleep) (?:about|it|again|on|more|twice)
    (?:just|only|was|am|im|were) (?:kidding|joking)(?: about (?:THAT|PLACE|the|my)| with that)? (?:$|,.*(?:PLACE|~|#|stay|wait|nothing|not))
    (?:this|that|these|those|the|last|my) (?:last |first )?(?:ORDERS |~\w+ )?(?:is|was|are|were) (?:\w+ ){0,3}(?:joke|mistake|error|draft|drafts|wrong|typo|example|test|optional|idea|ideas|suggestions?|off)
    (?:this|that|those|these) (?:was|were) (?:\w+ ){0,3}plan
    (?:thats|that is) (?:only|just|not|what id|what i would|how id|a draft|a joke|a mistake|an idea|wrong)
    (?:just|only) (?:a |an |some )?(?:drafts?|ideas?|thoughts?|test|sketch|suggestions?)
    (?:copied|pasted) (?:that|this|it|them)
    (?:up to you|you decide|your (?:call|choice)|you choose|whatever you think|as you see fit)
    (?:if|whether|until|unless|that) (?:&|he|she|they|you) (?:\w+ )?(?:agrees?|confirms?|objects?|oks?|approves?|insists?|minds?)
    (?:until|till|before|after) ive (?:\w+ )?(?:talked|heard|asked|spoken|thought|slept|checked)
    ^ (?:first |please |better )*ask (?:&|him|her|them)
    (?:provided|providing|assuming|as long as|so long as) (?:PLACE|&|(?:it|that|this) (?:works|looks|goes|holds|lasts|is safe|is possible)|there|i have|i still)
    (?:if (?:needed|necessary|need be|required|PLACE)|if theres|if there is|(?:whatever|whats|what is|anything) (?:is )?left)
    -- what asks about it
    MAY (?:i|we) (?:really |rather |also |better |still |perhaps |maybe |just |have to |need to |want to |instead )*(?:ACT|do (?:that|this|it)|use (?:#|one|my|fewer|both|@)) .*[?]
    (?:can|could|would|will|please) (?:you )?(?:please |just |only )?(?:stop|~roll|wait|hold|keep|leave|use|limit|cap|halt) (?:me |us )?(?:at|if|when|after|just|only|once|with|#|one|until|this|it|that|there|some|a few)
    (?:is|isnt|would|wouldnt) (?:it|that|this) (?!even )(?:\w+ ){0,2}(?:wise|smart|sensible|clever|possible|better|safe|mad|stupid|ok|idea) (?:to )?(?:ACT|[?])
    (?:should|could|might|better) (?:it|that) (?:\w+ )?be PLACE
    ^ (?:maybe|perhaps) .*(?:would|might|may) be (?:better|wiser|safer|smarter)
    PLACE (?:\w+ ){0,3}(?:better|wiser|safer|smarter)
    (?:better|wiser|safer|smarter) (?:\w+ ){0,2}PLACE
    (?:how|what) about (?:#|PLACE|half|some|one|a few)
    (?:what do you think|right|shall i|should i) .*PLACE
    @ or (?:=|@)
    wonder (?:\w+ )?(?:whether|if) i (?:should|shouldnt|must|can|could|may)
    (?:says?|thinks?|said) (?:that )?i should(?:nt| not)? (?:rather |better |really )*(?:ACT|use (?:#|one|my|fewer))
    -- what limits
    the (?:rest|others) (?:stays?|remains?)
    (?:as far as|as much as|as many as) (?:you|it|i|they|possible)
    brakes on
    (?:only|just) (?:one|#) of (?:the|them|those|these)
    (?:~?pick|choose) (?:the|whichever|whatever)
    ^ (?:but |and )?no ~?\w+ (?:if|unless|when|until|till)
    (?:only|just) want (?:this|that|it|them)
    (?:only|just) (?:the |with the )?(?:bare )?(?:minimum|least|necessary)
    ^ (?:to|in|from|on|at|into)? ?PLACE (?:sorry|oops|i meant|of course not)
    (?<! always )(?:lose|losing) (?:more|no more|at most|not more|too (?:many|much)|everything|them|it all|any|#|half)
    (?:no|not|never) more than (?:#|one)
    (?:only|just) (?:until|till|if|when|once|with|as long|one (?:throw|roll|die|attempt)|# (?:throws?|rolls?|dice|attempts?)|(?:#|half)(?: armies)?(?: please)? (?:$|,))
    just (?:once|one|#) (?:,|$|please|then)
    (?:bit|little|#|one|few|slightly|somewhat) (?:less|fewer)
    # fewer
    (?:few|some|#|more|less|fewer) (?:more |less |fewer )?(?:in|at|on|to|for) PLACE (?:would|please|instead|too|as well)
    (?:#|some|few|one|them) (?:must|should|has to|have to|need to) (?:remain|stay)
    (?<! has )(?<! have )(?<! had )(?<! is )(?<! are )(?<! got )(?<! up )(?<! = )(?<! play this )(?:want|prefer|with|~take|only|~roll|use|using) (?:#|one|fewer) (?:dice|die|armies)
    SOME of (?:them|those|these|my \w+|the \w+) .*(?:stay|remain|should|go|would|enough|will do|must|behind|back|home|along|~\w+|in PLACE)
    (?:#|one|someone|somebody|some|a few|armies|nobody|everyone) (?:\w+ ){0,3}(?:stay|remain|stays|remains) (?:\w+ )?(?:home|behind|back|here|there|in PLACE|PLACE|put)
    (?:#|half|one) (?:is|are|will|would|should|seems?) (?:\w+ ){0,2}(?:too many|too much|enough|do|plenty|better|suffice)
    (?:make|meant|mean) (?:it |that |them |it a )?(?:#|PLACE|all|half|most|everything|everyone)
    only (?:~?go|carry|keep|push|press|fight|~attack) (?:on|going)?
    (?:id|i|i would) (?:like|love|prefer|want|need|feel better)(?: \w+){0,3} (?:#|half|some|all|most|more|less) (?:.* )?(?:PLACE|of them|there)
    PLACE (?:needs?|could|should|must|can|might|wants?) (?:\w+ )?(?:at least|#|some|more|use|help|~?have|wait|stay|rest)
    ~?(?:leave|keep|leaving|keeping) (?:a few|some|#|one|enough|something|somebody|someone|half|most) (?:\w+ )?(?:behind|back|home|at|there|here|in|$|on|for)
    ^ (?:and |then |also |please )*~\w+ (?:all|everyone|everybody|everything|half|some|them|#) (?:of (?:them|those) )?(?:in|along|over|across|there)
    ~\w+ .*if (?:it|that|this) (?:works|succeeds|goes|fails)
    ~(?:take|bring|send) (?:#|half|everything|everyone|all) (?:\w+ )?(?:along|with|there|$|more|less)
    -- what spares a place
    (?:truce|peace|pact|ceasefire|deal|treaty|safe|promised|promise|agreed|off limits|doubts|hands off|leave|spare|avoid) .*@
    @ .*(?:safe|truce|pact|ceasefire|treaty|too strong|too risky|off limits|not worth|can wait|spared)
    (?:not|never) (?:to )?(?:~\w+|touch|enter|bother) @
    promised (?:& |him |her |them )?(?:not )?(?:to )?(?:~\w+) (?:&|him|her|them|@|$)
    (?:dont|do not|wouldnt) (?:think|believe) (?:\w+ )*(?:ACT|@)
    -- what keeps what is ordered
    (?:keep|keeping|hold|save|wait|not|rather|wonder|spare) .*[$]
    [$] .*(?:wait|keep|too good|next|later|stay|back|yet|rather|save)
    ~trade (?:\w+ )*(?:yet|later|next)
"""
_GOES_ON = re.compile(
    "^ (?:and |then |also |or )*(?:~?do )?(?:the same|same|again|once more|likewise|ditto) (?:from|with|for|to|in|on|$)|"
    "^ (?:and |then |from there )+(?:on|onwards?|further|[=@]) |^ then [=@]|[=@] (?:comes |is )?(?:next|afterwards|later) "
)


def reserves(said: str) -> bool:
    """Say whether a sentence, spelled in signs, may put off, doubt or limit the orders given."""
    return bool(_pattern(first=True).match(said) or _pattern(first=False).search(said))


def goes_on(said: str) -> bool:
    """Say whether it may be one more order, if its author does what it says."""
    return bool(_GOES_ON.search(said))


def spelled(line: TypedLine, speech: Speech, players: Collection[str], given: Mapping[str, Collection[str]]) -> str:
    """Return a sentence in signs, with blanks around it."""
    ordered = frozenset().union(*given.values())
    about = {label for label, word in speech.labels.items() if word in given}
    return _IDIOMS.sub("", f" {' '.join(_signs(line, speech, players, ordered, about))} ")


def _signs(
    line: TypedLine, speech: Speech, players: Collection[str], ordered: Collection[str], about: Collection[str]
) -> Iterator[str]:
    line.at = 0
    while token := line.next:
        begin, whole = line.at, line.is_whole_name()
        line.at = line.name_end() if whole else begin + 1
        said = fold(token.text)
        if whole:
            found = line.book.find(" ".join(one.text for one in line.tokens[begin : line.at]))
            yield ORDERED if any(fold(one.shown) in ordered for one in found) else NAME
        elif token.kind == "arrow":
            yield ">"
        elif token.kind == "number" or said in NUMBERS.keys() - ONE:
            behind = fold(line.next.text) if line.next else ""
            yield said or token.text if behind in OF_LIFE or _is_year(token.text) else COUNT
        elif said in players or fold(token.text.replace("\u2019", "'").removesuffix("'s")) in players:
            yield PLAYER
        elif said in about:
            yield ABOUT
        elif said:
            yield f"{VERB}{said}" if said in speech.verbs else said
        elif token.text in _STOPS:
            yield token.text
    line.at = 0


def _is_year(typed: str) -> bool:
    return typed.isdigit() and len(typed) == len(str(_LEAST_YEAR)) and int(typed) >= _LEAST_YEAR


@lru_cache(2)
def _pattern(*, first: bool) -> re.Pattern[str]:
    """Return one pattern of the builds that begin a sentence, or of the others; made when a sentence is first asked."""
    rows = [row for row in map(str.strip, _BUILDS.splitlines()) if row and not row.startswith("-- ")]
    builds = [_build(row) for row in rows if row.startswith("^ ") == first]
    return re.compile(f" (?:{'|'.join(builds)})(?!\\w)")


def _build(row: str) -> str:
    said = row.removeprefix("^ ")
    for macro in ("WAY", "THAT", "SOME", "ACT", "MAY", "ORDERS", "PLACE"):
        said = said.replace(macro, _MACROS[macro])
    return said
