"""
How a sentence beside orders changes, limits, takes back, puts off or makes conditional what they say.

Each line is a pattern. A word stands for itself, one in capitals for any of its class (`CLASSES`); `^` is where a clause
begins, behind a comma or what may stand before a verb; `..` are up to four words, `...` any of one sentence; behind `?`
stands what may be missing. All are folded like names (`names.fold`).
"""

from pbem.engine.short.speech import AMOUNTS, NUMBERS, QUESTIONING, SUPPOSING, phrases, words

FRONT = words(
    "actually after all also always and better but can could dear do either first hello hey hi hmm id ill is just kindly lets like maybe must nah no now oh ok okay or perhaps please pls rather should so "
    "sorry still then thing think to want well will would yes you ,"
)
"""What may stand before a verb that tells somebody to do something."""
CLASSES = {
    "IT": words("it this that these those them all everything anything any there"),
    "THIS": words("it this that these those them"),
    "MY": words("my the this that these those our all both either any a every"),
    "REF": words(
        "order orders attack attacks attacking fighting fight battle battles move moves trade trading card cards set sets roll rolls rolling "
        "throw throws throwing mail email mails message losses line lines number numbers invasion placement placements reinforcements fortification"
    )
    | frozenset(
        phrases(
            "first one, second one, third one, last one, other one, first two, last two, first half, second half, first bit, last bit, second bit, latter, former, "
            "first part, second part, last part, free move"
        )
    ),
    "P": words("= @"),
    "PLAYER": words("&"),
    "STUFF": words(
        "roll rolls throw throws die dice men armies army troops cards card set sets losses attacks moves rounds goes tries"
    ),
    "#": (NUMBERS.keys() | words("# couple")) - words("a an ein eine einen une una uno een due sei elf"),
    "HALF": AMOUNTS - words("max all everything everyone tout tutto todo alles") | words("twice double fewer less"),
    "DO": words(
        "play roll do start attack send move execute process run use trade touch take count fight begin act carry resolve throw "
        "submit enter place put let cash spend waste exchange record"
    ),
    "GAME": words(
        "attack fight hit strike invade roll throw move place send trade stop reinforce march push defend stay keep leave hold swap "
        "advance conquer take risk break cancel change withdraw retreat switch wait spare use have put"
    ),
    "MAKE": words(
        "skip ignore drop cancel disregard delete scrap strike remove swap switch change replace postpone delay hold pause "
        "forget leave halve reduce cut lower raise double reverse exchange correct undo treat consider use add limit split "
        "keep save spare stop halt redirect shift discard omit scratch trim adjust amend revise reconsider rethink alter abort"
    ),
    "MIGHT": words("may might will would could should ill id wed well") | SUPPOSING,
    "BE": words("is are was were be seems seem look looks isnt arent wasnt being been"),
    "WISH": frozenset(
        phrases(
            "id rather, i would rather, id prefer, i would prefer, i prefer, i should prefer, would prefer, would rather, id like, "
            "i would like, i should like, i want, we want, wed like, id sooner, i wish to, id love, id be happy, id be happier, i need, "
            "id feel better, id be glad, id want, i do want, wants me, want you"
        )
    ),
    "IF": frozenset(
        phrases("if, unless, in case, provided, as long as, so long as, as soon as, once, should, when, until, till")
    ),
    "ONLY": words("only just merely"),
    "CMD": frozenset({","}) | frozenset(phrases("please, pls, kindly, just, you can, can you, could you, would you, will you, you may, lets, let us, you should, better, like you to, want you to, and, so, but, oh and, no, nah, actually, also, then, sorry, rather, dont, to you to, you could, you might, only, so please, should i, should we, can i, may i, could i, id, ill, well, to be skipped, id like to, i want to, like to, rather, free to, wanted you to")),
    "ATK": words("attack fight hit strike invade roll throw move place send trade reinforce march push defend stay leave hold swap advance conquer break cancel change withdraw retreat switch wait spare keep stop exchange skip cash turn postpone"),
    "LIKE": frozenset(phrases("id rather, i would rather, id prefer, i would prefer, i prefer, i should prefer, would prefer, would rather, id like, i would like, i should like, i want, we want, wed like, id sooner, wants me, want you, i should not like, i would not like, would like, prefer, i do want, i dont want, wouldnt like, i wouldnt want, id want, id love")),
    "LATER": frozenset(
        phrases(
            "next turn, next round, later, tomorrow, another day, another time, another turn, another round, next time, after lunch, after dinner, "
            "the turn after, next week, for later, tonight, this evening, this afternoon, in the morning, in an hour, soon, the following turn"
        )
    ),
    "SURE": words("sure certain decided convinced final settled ready definite finished finalised finalized fixed"),
    "ASK": words("ask tell check consult phone call ring contact warn"),
    "HE": words("he she they him her them who whoever somebody anybody you"),
    "PACT": words("truce treaty pact ceasefire peace alliance agreement deal promise armistice"),
    "NAP": words("promised agreed swore vowed promise agree"),
    "WHO": words("brother sister son daughter kid kids cat dog wife husband flatmate roommate dad mum mom friend boyfriend girlfriend typing accident toddler"),
    "GOOD": words("better wiser wise safer best stupid silly nonsense wrong mistaken mistake rubbish foolish unwise idea error typo premature"),
    "ENOUGH": frozenset(
        phrases(
            "enough, plenty, sufficient, too many, too much, too few, too little, too high, too low, a lot, overkill, excessive, will do, would do, should do, "
            "should be fine, are fine, is fine, suffice, suffices, better, ought to do, must do, at most, at least, tops, at the most, or so, instead, maximum"
        )
    ),
    "MAY": QUESTIONING,
    "VAGUE": frozenset(phrases("up to you, your choice, your call, you choose, you decide, you pick, whatever you think, as you see fit, whichever you, wherever you, you judge, you may choose")),
}  # fmt: skip

PATTERNS = """
, ? please|but|so wait with|before ; please|so|and|but|better|lets|you|should|must wait with|until|till|before ; , wait until|till i|we|PLAYER|tomorrow|tonight|the|next ;
, wait until|till you hear|have|get|know ; , please wait for|an|a|one|till|until|before|with ; wait with IT|REF|MY|P ; should|better|rather|lets|must wait ; wait .. with THIS|P|REF ;
IT|REF|P .. can|should|must|may|could|will|has|have ? to wait ; ^ hold IT|back|off|fire|everything|MY ; hold off|back ; hold|holding on to MY REF|STUFF ;
hang|hanging on to MY .. REF|STUFF|# ; put|putting IT|MY .. off ; ^ put off ; postpone|postponed|shelve ; ^ delay|pause|hold|suspend MY|IT|REF ; on|in|into hold|ice ;
^ dont|not|never DO ... yet|before|until|till|unless|without|if|just ; ^ dont|never DO .. IT|REF|@|just|any|STUFF ; nothing|not until|till|before ;
until|till you|i|we|HE|PLAYER|my|everybody|everyone hear|hears|have|has|get|gets|say|says|tell|know|knows|answer|answers|answered|confirm|confirms|write|writes|talked|agree|agrees|reply|replies|decide|ive ;
^ DO|MAKE .. IT|REF|P|STUFF|#|MY|nothing|fire|,|and ... once|before|until|till|after|unless|if|as IT|i|we|PLAYER|P|you|my|soon|he|she ;
^ DO|MAKE .. THIS|REF|P|STUFF|# ... when IT|i|we|PLAYER|P|he|she ; do|play|roll|run nothing .. until|before|till|yet|, ;
^ stop|halt|quit|pull if|when|as|once|after|at|before|the|it|out|back|there ;
not ? quite|so|too|really|entirely|completely|yet|all|that|absolutely|altogether SURE about|whether|if|i|of|,|it|its|this .. REF|P|want|should|yet|STUFF|attacking|right|worth|one ;
not ? quite|so|too|really|entirely|completely|all|that|absolutely SURE about|of .. THIS|one ; REF|one .. not SURE ; not|arent|isnt SURE yet ; not|arent|isnt final ;
havent|hasnt|not ? really|quite|yet|fully decided|settled ; undecided|unsure|unfinished|provisional|provisionally|preliminary|tentative|tentatively ;
treat|consider|see|regard|take IT|REF|MY .. as ; draft|dummy|sketch ; up|made|change|changed|changing my mind ; make|making up my mind ;
cannot|cant ? quite|really decide between|whether|if|on|about|which .. P|REF|attack|hold|trade|to|use ; cannot|cant decide , ; cant|cannot make up ; second|other thoughts|thought ;
doubts about|on ; ill|let|must|need|needs|still ? me|i ? to think|thinking about|over IT|P|REF ; think it|this|that over ; let me think ;
mulling|reconsider|reconsidering|rethink|rethinking ; CMD cancel|skip|drop|ignore|forget|delete all|both|most|half of ;
CMD MAKE|bin ? only|also|just|out|off|back|down|all|about|most ? of THIS|everything|REF|@|#|HALF ; , ? please spare|leave|skip PLAYER ;
CMD leave|skip|spare|drop|forget out|about .. PLAYER|P|REF ; CMD spare PLAYER ; ^ skip|ignore|cancel|drop|undo|swap|switch MY .. REF|two|numbers|names|lines|places|last|first|P ;
CMD MAKE|forget ? about the|my|that|this|those|these .. REF|STUFF|P|part|one|rest|amount|half|above|south|north|names|numbers|two ; leave|leaving out|off IT|REF|P|PLAYER|MY|# ;
leave .. alone|out|be|in|off|behind|home ; let it|them|him|her|that be|go|rest ; MIGHT|dont bother ; dont|not bother ; ^ dont mind|mention|worry|count IT|REF|MY with|if|but ;
MAY|you|please|to|could|can|would|lets swap|switch|exchange|reverse ; wrong|other way round|around|about ; the|its|got other|wrong way ; mixed up|them ;
got them|it|those|these wrong|mixed|backwards|reversed ; vice versa ; back to front ; IT|REF|P|MY instead ; instead of P|REF|#|THIS|STUFF ; P|REF|#|STUFF ... instead ;
MIGHT|to|for|with|us ... P|REF|THIS|STUFF instead ;
may|might|will|would|could|id|ill|want|need|like|free ? to|want|have|need|still ? to|still change|reconsider|adjust|correct|alter|amend|rewrite THIS|REF|something|the|P|# .. , ;
give us|me an|a|another|two|some|till|until|five|ten|time .. hour|hours|minute|minutes|moment|day|evening|morning|time|tonight|tomorrow|second ;
break|breaking|broke|call|called|calling IT|REF|MY .. off ; break|call off ; pull out|back of|from|if|when|as ; IT|REF|MY|P ... only makes|if|when|in|for|makes|works|counts ;
ONLY if|when|in|for|on|after|once ... IT|REF|P|PLAYER|HE|i|we|you ; ONLY MAKE|DO IT|REF|MY|#|with ; IT|REF|P|MY ... only|just|merely for|in|if case|the|fun|a ;
ONLY|meant|as .. a joke ; ^ just kidding ? about P|REF ; , just kidding about ; kidding about P|REF ; joking about P|REF|MY ;
this|that|these|those|REF|P ? bit BE .. joke|typo|prank|mistake|bluff|example|experiment|joking|kidding ; by|in mistake|error|accident ;
REF|P|one|line|bit|that|this was|is|are .. mistake|typo|error|accident|slip|misprint ; pasted|copied|copy wrong|old|from|that|this|it ;
REF|THIS|P BE ? my|the|our|little|just .. WHO ;
IT|REF|those|these BE .. old|yesterdays|weeks|last|previous|outdated|obsolete|superseded|earlier ? weeks|turns|rounds REF|ones|one|version|plan|ideas|thoughts ;
last|previous|earlier|old weeks|rounds|turns REF|plan|ideas ;
new|real|proper|final|right|better|actual|correct|corrected|revised|rest|others|remaining|another|different ones|one|orders|version|list|set|mail|of|moves|cards ... LATER|follow|follows|coming|come ;
send|write|mail|give ? you MY|the|you|another|some|a|something|new|better|proper .. new|real|proper|final|right|better|actual|correct|corrected|revised|rest|another|others ;
MIGHT|lets|want|rather do|save|keep|leave|make|play|send|decide|attack|fight|use|trade|move ? the|my|that .. THIS|REF|P|STUFF .. LATER ;
MIGHT|lets|want|rather .. attack|attacking|trade|cards|set|move|fighting .. LATER , ; REF|THIS BE|can|for|until|till|after ? the next|following|another turn|round|time ;
lets do|make|try|take|use|leave|skip|keep|drop|forget|go|start|attack|hit|swap|hold|stop|change|not|fight|roll|have|put|move|send|concentrate|focus|call IT|REF|MY|P|#|his|with|for|on|first|off|back|it|a|PLAYER ;
^ lets not ; so lets not ; or should|maybe|rather|better|perhaps|would IT|i|we|P|#|the ;
MAY|would|could|maybe|perhaps|shall IT|P|i|we|REF be|rather|really|have|do|go|take|use ? a better|wiser|P|go|that|this|it|do|attack|for|with ;
maybe|perhaps|probably i|we should|shouldnt|could|better not|wait|hold|leave|attack|stop|keep|trade|use|send|rather ;
maybe|perhaps|probably its|it|not|better|rather|P .. should|shouldnt|could|better|wait|not|REF|best ; maybe|perhaps|probably next|another turn|round ;
better not|wait|leave|if|from|start|hit|take ; better to GAME ;
REF|P|one|bit|number|numbers BE|seems|looks|might|would ? be|not|a|really|the|much|rather|just ? a|be|better|the GOOD ; that|this|those|these BE ? a|all|just GOOD ;
is it|this ? really wise|smart|clever|sensible|sane ; dont|not think|thinks ... idea|attack|should|all|REF|P ; VAGUE ;
what|which do|would you think|do|advise|suggest|prefer|say .. P|or|better|REF ; what|which do|would you think|advise|suggest|prefer|do , ;
whichever|wherever|whoever|whatever|whomever ... weakest|weaker|strongest|best|better|fewest|fewer|cheapest|easier|left ;
without PLAYER|HE|his|her|their|asking|your|a|the .. blessing|permission|consent|okay|approval|agreement|ok|leave|him|her|them|word ;
^ ASK|call|ring ? with him|her|them|PLAYER|MY|me .. first|before ; ASK him|her|them|PLAYER if|whether ; CMD check|confirm|talk with|to PLAYER|me|him|her .. first|before|if|whether ;
first ASK PLAYER|him|her|them|my ; ASK ... first ;
if PLAYER|he|she|they|you|HE ? does|do|is|would|really|still|only agrees|agree|objects|object|minds|mind|says|accepts|refuses|allows|wants|promises|disagrees|okay|ok|answered|protests|approves ;
i|we|PLAYER|and|have agreed|swore|vowed not|never|that|to|on|a ... @|truce|peace|alone ; PACT ... first|holds|stands|counts|@|still|respect|honour|honor|binding|mind ;
keep|honour|honor|respect|break|breaking|stick|bound MY|to|his|her|by PACT|word|MY ; P|PACT|REF|that|it|, comes|come|goes|go first , ; fight|attack|move|roll|hit first ;
P|REF|THIS .. hangs|depends|hinges|relies|stands ; hangs|depends|depending|hinges .. on|upon P|PLAYER|HE|how|what|whether|if|MY|the ;
otherwise|else .. i|id|ill|dont|leave|stop|keep|let|well|do|we|skip|forget|no|not|nothing|its|everything|stay|use|put|make|take ;
, ? if not , ? then ill|id|dont|leave|stop|skip|keep|lets|forget|use ; or else ;
IF P falls|fall|is|isnt|are|has|holds|doesnt|gets|goes|falls|turns|looks|should|works|survives|wont|gets|ends|stays|becomes|resists|cant|can ;
IF ... P .. falls|fall|is|mine|ours|goes|succeeds|taken|works|well|badly|wrong|quiet|fails|gone ;
IF it|this|that|the|REF|things|P|all .. works|work|fails|fail|goes|go|gets|looks|comes|turns|doesnt|succeeds|succeed|falls .. badly|wrong|well|good|bad|bloody|out|too|like|to ? , ? ill|id|i|please|then stop|quit|rather|like|want|do|leave|keep|carry|attack|send|move|forget|dont|use|give|be ;
if IT|REF works|fails|succeeds|fails|goes|looks|gets ? badly|wrong|well|good|bad|too|out ? good|bad|bloody|far , ; ^ ONLY if IT ;
IF REF|P ? first|second|third|one|last fails|works|succeeds|goes|succeed|fail|failed|fell ; if the first|second|other ? one fails|works|succeeds|goes|failed ;
if|unless|once|when|should ... i|id|we|ill|wed|, ? would|id|do|then|rather|just WISH|id|want|like|rather|prefer|carry|go|stop|break|leave ? rather|to ... P|REF|there|her|him|IT|STUFF|#|men|stay|on ;
unless you|HE|PLAYER|P|IT|i|REF|someone|somebody|we|there|my .. think|thinks|say|says|need|objects|has|have|is|are|tell|tells|hear|falls|want|wants|better|i ;
unless ... P|REF|PLAYER|STUFF ; provided|providing|assuming|supposing|presuming ? that .. P|PLAYER|HE|REF|THIS|i|the|nobody ; on|under the|one|that condition ;
as|so long as ... P|PLAYER|HE|REF|STUFF ; as soon as ... P|REF|PLAYER|stop|break|STUFF|lost ;
once|when|if|after|soon ... losses|lost|losing|lose|dead|casualties|left|down ? to ? # ? half|too|many|more|men|armies ... stop|enough|out|quit|up|off|id|want ;
once|when|after ... losses ... it|all|ill|stop ; after|once|when|behind P ... i|id|ill|carry|go|on|want|like|send|lets|all ; losses .. # ;
MIGHT|want|like|lets ? to carry|go|press|push|keep on|going ; then|and .. on to|towards P|the ; stop|stops|stopping at|when|if|as|once|before|after #|IT|i|you|P|PLAYER|half|there ;
dont|not want|like|dare|wish to lose|risk|waste|spend|be|attack|fight|end|provoke|annoy|upset|touch|go ;
MIGHT|would not|hate|wouldnt ? like to lose|do|risk|attack|see .. IT|REF|STUFF|P|everything|# ; hope|like|want|prefer|afford to lose ? no|at ... #|more ;
no|not fewer|more|less than .. #|STUFF|half|P ; fewer|more|less than # ... there|P|REF|left|let|IT|stop|STUFF|men ;
# ? of ? IT|STUFF|the|my|there|men|here ? is|are|would|should|seems|looks|might ? be ENOUGH ;
P|it|that|THIS|roll|throw|try|go BE|would|should|will ? be enough|plenty|sufficient|too ; # .. BE|MIGHT .. ENOUGH|lot|max|fine ;
HALF|most|some|few|fewer ? of THIS|MY|the|REF|STUFF|# ... ENOUGH|P|home|back|belong|stay|MIGHT ;
^ half|some|most|few|# of them|THIS|MY|the ... P|stay|home|ENOUGH|should|behind|elsewhere|back|later|instead ; HALF ? of IT|MY|STUFF|REF|the .. ENOUGH ;
leave|keep|hold|save|need|want|have|spare|leaving ? at|back|with least|up .. #|half|some|STUFF|few .. behind|back|home|for|at|in|there|P|later|reserve|of ;
^ leave|keep|save # .. behind|back|home|there|at|in ; keep a|some|few|the|my|one few|one|men|cards|card .. home|back|behind|for|P ;
keep|hold|save|keeping MY|the|my cards|card|set .. for|until|till|another|next|instead|anyway|after|then|if ;
MAY i|we keep|stop|leave|use|change|wait|take|swap .. REF|STUFF|#|if|at|MY ;
want|wish|like|rather|prefer|should|shouldnt|shall|have|sure to|i|not|keep|dont|hold ? want|not|to trade|keep|attack ; have|need to trade ;
should|shouldnt|mustnt|must|shall|ought|better ? not|to|rather|just|only ATK .. REF|STUFF|P|yet|before|today|until|#|,|IT ;
LIKE ? to|not|you ATK|leave|put|use|start|do .. P|REF|STUFF|THIS|#|all|everybody|everyone|everything|there ;
LIKE to GAME|stop|wait|start|begin|carry|keep|not ? on|off|with|it .. P|REF|STUFF|THIS|#|all|everybody|everything|half|there ;
LIKE to ? see|hear|know .. REF|what|how|first .. before|first|is ; LIKE to go on ? to|into P|wherever ; LIKE to go for|into P|wherever ; LIKE # .. STUFF|P|of ; WISH # .. P|REF|STUFF|of|in|to|there|home ;
WISH MY|the|all|everybody|everyone|most|half|nobody|some .. P|REF|STUFF|stay|home|there|to|winners|in ; WISH not|wait|P|REF ;
WISH it|this|that to|be|if|stopped|done|better|later|cancelled|changed|like|, ; WISH with # ; nah|no forget|skip|wait|ignore|thats|that|leave ;
take|taking|took it|that|back|this back|what|everything|my|it ; take|go .. back what|the|my|all|it|P|on ;
no fighting|attack|attacks|attacking|battle|move|moves|trade|rolls|rolling|war .. today|yet|now|please|before|until|this|time|tonight|after|here|for|, ;
without the|that|this|my|any REF|P|fighting|attacking|last ; not the|my|that|this|P|all|with|both|before .. REF|everything|though|please|all|STUFF|yet|, ;
just|only once|twice|one|two|# ? or|more|single ? #|two roll|rolls|throw|throws|attack|attacks|time|times|please|tries|goes|dice|then ; , ? but ? just|only once|twice , ;
# ? or ? #|two rolls|throws|roll|throw|goes|tries .. please|only|max|maximum|then|enough|there|should|will|instead|maybe|at|is|are|if ;
, ? just|only|maybe|please ? #|two ? or # rolls|throws|roll|throw|goes|tries ? ENOUGH|no|more|please , ; # dice only|max|please|instead|maybe|should|will ;
at most .. once|twice|#|STUFF|a ; at least #|half ; once|twice|# times ENOUGH|is|should|please|only|max ; once|twice ENOUGH|is|should|please|only|max ;
roll|attack|throw .. once|twice ; use|throw|roll|using|only|prefer|want # dice|die|throws|throw ; maybe|just|only with # dice|die ; with # dice|die maybe|please|only|just|perhaps ;
the #|nine|other|rest .. belong|belongs|ought|should|could|might|would|must|go ? better|be|to|rather .. P|stay|be|go|home|in ;
# .. of IT|MY|#|the|them ... P|home|stay|behind|later|should|go ;
#|rest|all|nobody|everybody|someone|somebody|everything|everyone|most .. should|must|ought|shall|belongs|belong|stays|stay|could ? to stay|go|remain|P|be|into|move|come|keep|in|behind|better ;
#|rest|all|nobody|everybody|someone|somebody|everything|everyone|most has|have|needs|need to stay|go|remain|be|move|come|keep ;
make sure|certain ... P|REF|STUFF|#|nobody|no|left|enough|there ; see to it ; make|making that|it|this|them|those P|#|half|only|REF|instead ; make it a couple|few|pair ;
P|REF|it|# should|ought|shall ? not|be|have|to|rather|come|get|go|read|say|,|of .. P|#|first|last|left|alone|instead|read|say|cancelled|ignored|skipped|a|, ;
@ BE ? not|rather|really ? what|the|a .. want|wrong ; @ should|ought ? to be P ; meant|mean|means P|#|the|my|was|as|it .. P|#|REF|not|joke|instead|last|next ;
meant to GAME|do|go|give ; P|REF|MY needs|need|could|deserves|requires|gets ? use|do|with at|more|less|#|least|some|fewer|most ;
take|bring|send|add|put|throw #|some|more|all|them|a|half|everything|another .. along|more|back|too|extra|there|home|from|in|out|P ;
move|bring|send|pull|take|put|get THIS|all|everyone|everybody .. back|home|afterwards|P|elsewhere|away|instead|out|later|there ;
again|same|and with|from|for|the|in|at whatever|P|rest|what|same|everything|others ; the same from|with|for|in|at P|whatever|the ;
P can|could|should|might|may help|join|attack|go|take|do|be|wait ; PLAYER can|could|should|might|may help|join|go|take ;
can|should|could|may|P|help ... if needed|necessary|required|possible ; if|whether|with|whatever|anything ? theres|there|is ? is|anything|something left .. ,|there|over|in|P ;
nobody|noone|none but|except ... P|goes|into ; nobody but #|a|one ; nobody|noone|no|none goes|go|moves|into ;
but|except|all|apart for|except|from|but|not # ... P|home|stay|there|go|in|move ; ^ except|excluding|apart ... P|REF|#|STUFF ; minus P|REF|one|the ;
there .. truce|peace|treaty|pact ; @ is|are|stays|remains .. safe|off ; off limits ; ^ what|how about #|P|REF|STUFF .. P|? ;
wrong account|game|file|draft|map|player|list|person|thread|text|version|place|one|orders|mail|territory|country|line|number ;
IT|REF|meant|was|is|are .. for|from|of another|different|other|next game|turn|round|map ; IT|REF BE .. for|from|of the other game ; wasnt|isnt|not me|mine ;
somebody|someone|brother|sister|son|daughter|he|she ... sent|typed|wrote|changed ... THIS|REF|mail|account|phone|orders ;
i|i|ive|id wrote|typed|put|said|sent P|#|the|that|wrong|it .. wrong|but|instead|by|too|should|however|mistake|old ;
BE wrong|mistaken|mistake|outdated|superseded|obsolete|void|invalid|nonsense ; thats|that|its|this|was|is stupid|nonsense|rubbish|silly|wrong|foolish ;
@|IT|attack|move|# BE too good|valuable|weak|strong|risky|dangerous|early|soon|expensive|costly|bloody .. to|so|let|now|after|, ;
too good|valuable|early|soon|risky|bloody to|for IT|give|waste|risk|lose|use|attack|trade|play ; gets|becomes|get too|ugly ;
if i|we lose ? more|too|than ? than #|many|two|half|STUFF ... ,|stop|give|it ; i|ill|id|we stop|quit|abandon|abort|cease|retreat .. if|when|at|once|as|before|after|there|then ;
hope|wonder|mind|ok|okay|alright|fine|possible if|whether .. i|we keep|keeps|leave|stop|change|swap|hold|wait|use|should|could|take|kept ; who|that is|has .. last word ;
sit|sitting on THIS|REF ; sit|sitting on MY cards|orders|set ; show|showing you what|my ; thinking|just ? aloud aloud ; nothing is|of .. decided|final|binding|settled|fixed|sure ;
in|of #|two minds ; wavering|torn|dithering|hesitating ; thought better of ; think|thought better of ; optional ; do what looks|you|seems .. best|think|right ;
call it a day|off|quits ; when|once|if im|i|were ? am|get|drop|fall .. down|below|under|to #|to|than .. ,|stop ; , ? please stop , ; at most # .. STUFF|of ;
a|one single|go throw|roll|at|attack .. enough|it|and|, ; before|until you|i roll|play|start|go|throw|continue|move|ve ? on .. IT|REF|,|with ; before|until .. going on ;
get|need|want .. okay|ok|permission|blessing|consent first|before ; offered|offers|proposed|suggested|wants .. PACT ;
inclined|tempted|minded|leaning|ready to accept|wait|hold|leave|skip|stop|keep ;
talked|persuaded|convinced|warned|advised|told|asked|begged me ? out|into|to|not|against ? of|to|about wait|waiting|the|attack|attacking|leave|hold|not|keep|touch|it|stop|P ;
PLAYER|HE asked|told|begged|wants me|us not ; gave|give|given .. word that|to|not|i ... P|attack|keep|out|not ; keep out of P ; hands on|about PACT ;
theres|is|have|we ? a|an PACT .. until|in|with|,|till|over .. P|,|PLAYER|next|him|her|week|so|now ; conditional ; ONLY applies|apply|counts|count|valid|holds|hold|stands ;
holds|applies|counts|valid ONLY|if|as|until|once ; the|THIS last|first|second|third one|line|bit|order|part .. not|nonsense|wrong|off|out|should|optional|case|only ;
# .. seems|looks|is|are|sounds ? a|rather|quite|bit ? bit much|many|few|high|low|steep|generous ; perhaps|maybe|rather ? just|only half|fewer ; just|only half|fewer of|, ;
for the|another|my|our other game|table|round ; WHO|she|he|somebody|someone sent|typed|wrote|entered THIS|these ; dont trust|believe|use|take|read|count|process IT|REF|a|MY|, ;
^ bin|trash|junk|dump IT|REF|MY ; no need|point|reason ? for|to|in the|attack|move|trade|roll|fight|that|MY|attacking|P ;
^ ONLY the placement|place|attack|move|first|second|last|trade|cards .. ,|for|please|part|line|one ;
rest|others|more|remainder ? is|will|to follow|follows|come|coming|later|tomorrow ; more follow|follows|coming|later|tomorrow ; sleep|slept on|over IT ;
^ start|begin|open|go with|from the|MY|P|my ; in opposite|reverse|reversed|different|another order|sequence ; opposite|reverse order ;
P|it|from ? P would|might|could|may|must ? well ? be better|wiser|smarter|safer|cleverer|easier ; better off waiting|wait|keeping|holding|leaving|with|attacking|not ;
keep|keeps going|on|attacking|rolling|fighting .. while|until|till|as|if|with|to|, ; carry on while|until|till|if|with|to|from ; ^ then carry|keep on|going ;
whoever|whatever|whichever|anyone|those|everyone|everybody|any ? who|that survives|survive|remain|remains|left|lives ; survivors ;
CMD leave|keep ? most|some|all|few|half|them|everyone|everybody .. where|at|behind|home|there|in|P ; dont|not overdo|exaggerate|go|push ? it|on|too|far .. far|long|much|hard|,|it ;
dont lose|let|waste|spend|risk|use too|more|me|many|any|them|it|all|him|her|us .. many|more|#|fall|below|drop|have|win|much|them|it|, ;
fall|drop|go|get|falling below|under #|half|that ; content|satisfied with #|a|one ; only|just need|want .. card|one|a|#|cards , ; all i want|need is|are a|the|#|one ;
wouldnt|would|dont|not ? i ? like|want|care|hate to lose|risk|waste .. IT|REF|STUFF|#|everything|half|men|too ; only until|till|if|while|when i|we|im|ive|there|P|she|he|PLAYER ;
is it wise|smart|clever|a|worth|really|safe|too ; just ideas|an|thoughts|suggestions|options|examples ; was my|the plan|idea|intention ; of them .. P|home|stay|should|must|go ;
all|most|some|half|none|# of THIS|MY .. should|must|stay|ought ; @ next|first|then|too|now|please|instead , ; in mind yesterday|, ; emergency|necessary ;
nobody touches|attacks|enters|moves ; the above , ; everything below|above ; P|it|that makes|make .. more|better sense ;
if|should IT|REF|anything ? not|isnt BE|isnt ? not allowed|illegal|possible|permitted|legal|forbidden ; if ... not allowed|illegal|impossible|permitted ; next best ;
owe PLAYER|him|her ; wait for that|it|this ; disregard|ignore everything|anything|all|what|whatever ; be nice|kind to PLAYER ;
dont touch|attack|hurt|hit|provoke him|her|them|PLAYER ; @ BE safe|sacred|taboo ; only|just need|want .. the|a card|cards , ; i promised PLAYER|HE not to touch|harm ;
i|we|ive|weve|id promised|agreed|swore|vowed ... @|truce|peace|him|alone|her|them ; what id|i|i'd do|ordered|had|would if|yesterday|before|last|, ;
all|most|some|half of IT ... P|home|stay ; LIKE #|half|most|some of IT ; @|THIS next , ; , ? PLAYER P next , ; chewing|brooding|pondering on|over|about ;
holding THIS|REF till|until|back ; its|it|is PLAYER i want|mean|meant|would ; use|trust ? your own judgement|judgment|discretion ; take # off|from ; spoke ? too soon ;
filled|fill THIS in ; if you could wait|hold|leave|stop|skip|pause
"""
