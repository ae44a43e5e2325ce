"""
Whether a sentence beside orders is plainly talk of something else, though it has words of orders.

    But life is short.      If it goes wrong I'll blame the stars.      Her stack in Ukraine gives me nightmares.

Rule 1. Talk names no order: it has a build of its own (`_BUILDS`), and beside that no arrow, no verb of orders, and no word that limits or
        takes back; of its builds only those that say so count, or name a place.
"""

import re
from functools import lru_cache

_MACROS = {
    "PLACE": "[=@]",
    "FREE": "(?:(?!LIMITS )[a-z]+ |, )*",
    "TALK": "(?:(?!LIMITS )[a-z]+ |only (?:a game|human|joking) |(?:you|us) all |all (?:of you|the time|day|night|week) |~give (?:me|you|us) |, |& |[?] )*$",
    "WILL": "(?:ill|i will|i shall|id|i would|i might|i may|i can|we will|we can|well|i only have myself|its|it is|it was|thats|that is|im|were|nothing will|nobody|& (?:has|had|will|would|must|is|was|deserves)|you|(?:please |just )*(?:tell|write|call|ask|let me know|say|shout|blame)|so be it|thanks|my [a-z]+ (?:will|would))",
    "HOST": "(?:stack|army|armies|pile|monster|tower|wall|horde|troops|mob|crowd|force|lot|fortress|blob)",
    "SAID": "(?:~?gives?|makes?|scares?|looks?|frightens?|worries|worry|worried|keeps? (?:me|us)|is|are|was|were|terrif[a-z]+|haunts?|seems?|reminds?|~?gave|bothers?|drives?|has been|have been)",
}
_LIMITS = (
    "not|no|only|until|till|if|unless|when|once|all|some|few|most|half|enough|wrong|else|other|rather|better|instead|first|later|tomorrow|stop|"
    "wait|hold|keep|leave|stay|slow|careful|safe|except|without|least|pull|fall|retreat|withdraw|quit|halt|resign|give|surrender|cancel|"
    "change|try|forget|ignore|scrap|drop|delay|postpone|regroup|do|play|pass|skip|pause|rest|use|done|so far|yet|mistake|joke|draft|order|orders|line|above|below|dice|die"
)
_BUILDS = """
    ^ (?:but|actually|or so|honestly|and) ,? ?(?:its|it|is|life|who|here|i|we|you|that|thats|what|how|why|everybody|nobody|she|he|they|there|theres|my|were|im|ive|youre|hes|shes|they|the [a-z]+ (?:is|was|are|were)) TALK
    ^ (?:im|i am|were|we are) not (?!doing|going|playing|sure (?!my|this is|you|anyone|what|who)|ready|done|certain|there|with|keen|happy|convinced|decided|quite|so|really)TALK
    ^ but (?:what do i know|dont (?:tell|worry|laugh|mind|quote)|no (?:hard feelings|worries|matter|problem|complaints|pressure)|first (?:coffee|tea|lunch|dinner|breakfast)) ?TALK
    ^ if only (?:it|i|she|he|they|we|you|&) (?:were|was|had|knew|could) TALK
    ^ while (?:im|we are|were) at it TALK
    ^ (?:can you believe|have you (?:ever )?seen|did you see) (?:[a-z]+ )*[?] $
    ^ is it (?:always|usually|ever|normally) FREE[?] $
    ^ (?:is|was) (?:this|that) the (?:right|correct|new|old) (?:format|address|way|place|list|form|link|map|game) TALK
    ^ (?:i|we|you) (?:should|could|would)(?: have|ve) (?!waited|stopped|kept|held|stayed)(?:[a-z]+ )*instead $
    ^ here goes nothing $
    ^ ~?keep me (?:in the loop|updated|company|informed|posted) TALK
    ^ not (?:bad|a bad|too bad|my day|that it matters|that i care|that i mind|funny|fair|again|to worry|to mention|that i) ?TALK
    ^ (?:if|when|while|once|unless|until|as|because|since) (?!.* (?:out|off|through|finished|back|home|turn|end) )(?:[a-z]+ |, |& )*?WILL TALK
    ^ (?:while|when|as|since|before|after|until) (?:i|we|he|she|they|it|the [a-z]+|my [a-z]+) (?:was|were|had|got|came) TALK
    ^ ~?keep (?:your fingers crossed|up the|in touch|smiling|calm|warm|well|healthy|safe|dry|it up|me posted|us posted|an eye|laughing|dreaming|on smiling|your [a-z]+ (?:up|high|on)|the faith|fit|cool|dry|those|these|the reports) ?TALK
    ^ ~?stop (?!rolling|fighting|going|throwing|moving|pushing|trading|attacking)[a-z]+ing TALK
    ^ max (?:,|is|says|sends|sent|has|was|and i|my) TALK
    ^ (?:until|till) (?:then|next (?:time|week|month|year)|soon|we meet) ?TALK
    ^ dice (?:,|are|is|have|hate|gods?|luck|dont|were|never|always|be) TALK
    ^ (?:&|her|his|their|that|those|the|all those|such a|what a|this) (?:# |[a-z]+ )*?(?:# |HOST )(?:of (?:#|[a-z]+) )?(?:armies |men |troops )?(?:in|on|at|around|near) PLACE (?:[a-z]+ )?SAID TALK
    ^ (?:#|one|those #) (?:armies |men |troops )?(?:in|on) PLACE (?:really |just )?SAID (?!what|where|the plan|my)TALK
    ^ (?:everyone|everybody|nobody|no one) (?:wants|loves|hates|likes|knows|thinks|says|is after|seems|fears|dreams) FREE(?:PLACE )?TALK
    ^ (?:i|we|you|he|she|&) (?:always |just )?~?keeps? (?!going|rolling|fighting|pushing|moving|trying)[a-z]+ing FREE(?:& (?:has|have|had) (?:in|on) )?(?:PLACE )?TALK
    ^ (?:shes|hes|im|she is|he is|my [a-z]+ (?:is|turned|turns)) # (?:and|now|today|already|,|$) ?(?:[a-z]+ |[$] |, )*$
    ^ (?:one |a |# )?(?:[a-z]+ )*?(?:army|armies|men|troops)? ?~?against (?:my|your|his|her|their|&) (?:# |[a-z]+ )?(?:armies )?$
    ^ (?:my [a-z]+|everybody|everyone|people) (?:says?|said|thinks?|keeps? saying|told me|suggested|suggests|thought) (?:that )?i (?:should|could|ought to|must|would) FREE(?:instead )?$
    (?:went|watched|stayed|ate|played|made|cooked|spent|bought|slept|read|was|were|had|got|ended up|did) FREEinstead $
    ^ after all ,? ?(?:its|it is|we are|were|life|you only|im|i am|what|who|this is|i|we) TALK
    ^ FREE(?:is|was|its|are|were|im|youre) FREEafter all $
    ^ (?:sorry ,? ?)?i meant to (?:write|say|ask|thank|tell|reply|answer|~send|call|wish) TALK
    ^ i mean ,? ?(?:really|seriously|come on|what|how|who) TALK
    ^ (?:never mind|forget|ignore|excuse|pardon) (?:the|my) (?:weather|typos?|spelling|noise|mess|mistakes|grammar|handwriting|rain|cold|rest of the world) ?TALK
    ^ # (?:of us|years|and a half) TALK
    ^ i (?:never|hardly ever) ~?(?:roll|throw) (?!.* (?:more|less|fewer|than|twice|times|again) ).*$
    ^ if i ~?(?:lose|win) (?:this|it|that)(?: one)? ,? ?(?:im|i am) (?!out|off|done|going)[a-z]+ing TALK
    ^ never been to (?:[=@] )?TALK
    ^ (?:# |[a-z]+ )*, just like (?:my|in the|the old) TALK
    ^ you (?:were|are|have been) (?:a|such a) (?:great|good|nice|lovely|fine|worthy|tough) [a-z]+ $
    ^ (?:week|day|evening|month|year) $
    ^ ,? ?(?:as )?my (?:[a-z]+ )+(?:used to say|always said|always says) $
"""


def is_small_talk(spelled: str) -> bool:
    """Say whether a sentence, in the signs of `reservations`, is plainly talk of something else."""
    return bool(_pattern().search(spelled))


@lru_cache(1)
def _pattern() -> re.Pattern[str]:
    """Return one pattern of all builds; made when a sentence is first asked."""
    return re.compile("|".join(_build(row.strip()) for row in _BUILDS.splitlines() if row.strip()))


def _build(row: str) -> str:
    said = row if row[0] == "^" else f" {row}"
    for macro, words in _MACROS.items():
        said = said.replace(macro, words)
    return f"(?:{said.replace('LIMITS', f'(?:{_LIMITS})')})"
