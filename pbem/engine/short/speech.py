"""
How people say orders beside their order words: words of every game, and those that a rule set adds.

All are folded like names (`names.fold`). Only canonical order words may be cut to their beginnings; these
stand whole, so that no word of a sentence is taken for the beginning of one.
"""

import re
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property

import attrs

from pbem.record import value


def words(text: str) -> frozenset[str]:
    """Return the words of a line of data."""
    return frozenset(text.split())


def phrases(text: str) -> tuple[str, ...]:
    """Return the phrases of some data, between commas."""
    return tuple(text.split(", "))


@value
class Speech:
    """
    What a game calls its orders.

    `strong` verbs mean little else than an order, and `weak` ones are words of any chat, each with its
    order word; of `heads` two words together are one. `modifiers` say more of an order, `nouns` are what orders
    are about. `bare` is the order that a mere number with a name gives; `behind` is the second part of a verb,
    at the end of its line: "greife ... an". With one of `between` in its middle, "Siam takes India", a line is an
    order as with an arrow there; so it is with one of `last` at its end, "2 nach China setzen". Arrows without a verb
    are the order `way` if there are two, or one of `limits` is said. What follows one of `leads` may stand before
    its order: "if own Siam, attack ...". One of `opens` stands for an order and is its first word.
    `passive` are what is done to a place, "India is attacked from Siam": the order `way` from the place behind it.
    Verbs of an order in `turned` are another one if the line says from where, too; so are `gains`, "Siam gets 3 from India".
    An amount on its way to a place where it can only go as the order `shift` is that. Verbs of the `third` person come
    before who does it, too: "dann greift Siam Indien an". A line with a word of each of the first two sets of `bags`, and
    none that is in no set, is that order, in any sequence; it reads those of the last, and two words of the fourth put a line in doubt. `units` are what stands on a place: "use the armies in Siam to attack India".
    """

    strong: Mapping[str, str]
    weak: Mapping[str, str]
    heads: Mapping[tuple[str, str], str]
    modifiers: frozenset[str] = frozenset()
    nouns: frozenset[str] = frozenset()
    bare: str = ""
    behind: Mapping[str, frozenset[str]] = attrs.Factory(dict)
    between: Mapping[str, str] = attrs.Factory(dict)
    last: Mapping[str, str] = attrs.Factory(dict)
    way: str = ""
    limits: frozenset[str] = frozenset()
    leads: frozenset[str] = frozenset()
    opens: Mapping[str, str] = attrs.Factory(dict)
    passive: frozenset[str] = frozenset()
    units: frozenset[str] = frozenset()
    gains: frozenset[str] = frozenset()
    turned: Mapping[str, str] = attrs.Factory(dict)
    shift: str = ""
    third: frozenset[str] = frozenset()
    labels: Mapping[str, str] = attrs.Factory(dict)
    bags: Mapping[str, Sequence[frozenset[str]]] = attrs.Factory(dict)

    @cached_property
    def verbs(self) -> frozenset[str]:
        """Its strong and weak verbs."""
        return frozenset((*self.strong, *self.weak))

    @cached_property
    def beside_headings(self) -> AbstractSet[str]:
        """Words that say no more in a heading than that orders follow."""
        return _BESIDE_HEADINGS | (self.units - self.strong.keys())


SILENT = Speech({}, {}, {})
"""A game whose orders have their order words alone."""

FILLERS = words(
    "and then also again finally next now plus right alright well um uh erm hmm wanna please pls kindly just gonna ok okay oh ps first second third 1st 2nd 3rd "
    "4th main secondary another last lastly so i ill we well "
    "lets "
    "und dann bitte ich puis et ensuite je y luego yo poi e io en dan ik"
)
"""What may stand before the verb of an order and says nothing."""
BESIDE_VERBS = words("then first finally now also auch aussi tambien anche ook please")
"""What may stand right behind the verb of an order and says nothing."""
PHRASES = tuple(
    tuple(phrase.split())
    for phrase in phrases(
        "want to, try to, want, ill have, i will have, give me, gimme, lets go with, go with, going with, ill go with, let me have, can i have, could i have, im, i m, would like to, should like to, id love to, id rather, here goes, here we go, "
        "to finish, to finish off, to begin with, my plan is to, the plan is to, to round things off, to round it "
        "off, to be safe, just to be safe, to be sure, to start with, in the end, d like to, id like to, would like, "
        "d like, id like, will, shall, am going to, m going to, im going to, going to, let me, my orders are, my "
        "orders, my moves, orders, this turn, after that, at the end, here are my orders, ich mochte, la mia, je "
        "veux, quiero"
    )
)
"""The same in several words."""
TAILS = words(
    "again please pls thanks thx bitte danke merci gracias grazie lol haha hehe xd xdd kthx thanx mate guys folks cheers xx xxx too tho"
)
"""What may stand behind an order and says nothing."""
POLITELY = words("please pls plz kindly bitte")
"""The same wherever it stands."""
PLEADING = POLITELY | words("plait svp stp favor favore piacere cortesia alsjeblieft alstublieft aub ajb")
"""What asks for something in any language."""
POLITE = tuple(
    tuple(phrase.split())
    for phrase in phrases(
        "if you please, if possible, if i can, if you can, as well, thank you xx, for me, if you dont mind, if thats ok, if thats alright, if you would, "
        "thank you, thank you very much, thanks a lot, thanks so much, many thanks, good luck, good luck all, good luck everybody, good luck to "
        "you, as revenge, for revenge, in revenge, for fun, just for fun, for a card, for the card, to get a card, to "
        "get my card, sil vous plait, por favor, per favore, alsjeblieft"
    )
)
"""The same in several words."""
STOPS = words(
    "from out of von aus depuis desde uit vanuit to into against versus vs nach gegen vers contre hacia contra contro tegen verso naar"
)
"""Of the words of direction those that end a name; shorter ones may be its abbreviation."""
NAME_ENDS = STOPS | words("by with for get gets receive receives each till until")
"""The same with words of no direction."""
WAYS = words(
    "to into against versus vs auf nach gegen vers contre hacia contra contro tegen verso naar op sur sobre su sul sulla agli ai a au al alla all"
)
"""What stands for an arrow."""
FROM = words(
    "from frm out of with von vom aus mit de du des depuis avec desde del con da dal dalla dall uit van vanuit met"
)
TO = words(
    "to into in on onto at against nach auf gegen vers sur contre en hacia contra a al hasta jusqua jusquau verso su sul sulla sull nel nella nell alla all ad naar op"
)
ONTO = words(
    "pour para voor per on onto in into to at more nach auf fur ins im au aux en sur dans a al su sul sulla sull nel nella nell ad alla all agli ai op naar"
)
"""What may stand between an amount and its place."""
ARTICLES = words("the der die das den dem le la les el los las il lo gli het")
BEFORE_NAMES = ARTICLES | words("de")
"""The same with one that turns the direction before other words."""
AND = words("and n plus und et y e en")
"""What may stand between the parts of a list."""
SOURCES = FROM | words("use using have let")
"""What stands before the place from which something is done: "use Siam to attack India"."""
THERE = words("there")
THEM = words("it them those these")
"""What stands for the place that was named last, behind a word that turns the direction; the latter for one with new armies."""
GOING_ON = words("then next afterwards thereafter onward onwards further continue continuing carry keep followed and")
FROM_THERE = ["from", "there"]
"""With what an order begins that goes on from the one above it."""
LATER = words(
    "then afterwards after thereafter next later finally dann danach anschliessend puis ensuite apres luego despues poi dopo dan daarna"
)
"""With what begins what is done later."""
NEWLY = words(
    "new fresh reinforcements reinforcement neue neuen verstarkungen verstarkung nouvelles nouveaux renforts nuevas nuevos refuerzos "
    "nuove nuovi rinforzi nieuwe versterkingen"
)
"""What says of armies that they are to be placed."""
FIRST_NAMES = words("otto")
"""Numbers with which people sign."""
ONE = words("a an one ein eine einen une una een")
"""A number word that is mostly an article."""
WITHIN = words("my a an the")
"""What may stand between two words that are one head."""
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
    if word != "once"
}
"""Number words; the eleven of Spanish is the once of English."""
COUNTING = NUMBERS.keys() - ONE
"""Those that are no articles."""
PERSONS = words(
    "me you him her us them anybody anyone somebody someone nobody everybody everyone each yourself myself "
    "dich mich euch uns ihn toi moi te mi"
)
SALUTATIONS = words(
    "hi hello hey morning evening afternoon hiya heya yo dear hallo moin servus salut bonjour hola ciao hoi coucou bonsoir buongiorno buonasera ehila goedenavond goedemorgen goedemiddag"
)
"""How mails begin."""
GREETINGS = SALUTATIONS | words(
    "gm gl glhf cya cheers thanks thank regards best love bye greetings yours sincerely good happy merry congratulations congrats "
    "sorry liebe lieber gruss grusse grussle mfg lg vg danke merci gracias grazie groet groeten groetjes bedankt dank saludos "
    "saludo abrazo abrazos saluti salutations cordialement bises bisous amities baci buona buon buonasera buongiorno "
    "viele beste bonne bonsoir buenas buenos suerte succes veel viel"
)
WISHES = (
    ("have", "a"),
    ("have", "an"),
    ("take", "care"),
    ("all", "the"),
    ("see", "you"),
    ("talk", "soon"),
    ("un", "saludo"),
    ("un", "abrazo"),
    ("guten", "morgen"),
    ("goede", "morgen"),
)
"""The same in two words, where nothing of the board follows."""
PARTINGS = tuple(
    tuple(phrase.split())
    for phrase in phrases(
        "see you tomorrow, till tomorrow, until tomorrow, until later, until then, bis morgen, bis dann, bis bald, bis spater, a demain, a bientot, "
        "hasta manana, hasta luego, hasta pronto, a domani, a presto, a dopo, tot morgen, tot snel, tot dan, tot later"
    )
)
"""How somebody takes leave who says nothing else: "bis morgen warten" is none."""
SHORTENED = words("max min mind ca")
"""Behind these a full stop is no end."""
NOISE = words(
    "bitte noch mal einfach gern gerne jetzt diesmal dabei also dann eben halt heute zuerst nun aber er maar even nog dus toch "
    "gewoon nu graag ne donc alors encore aussi bien maintenant dabord pues tambien ahora allora anche adesso ora pure first komplett vollstandig "
    "allesamt completamente entierement volledig insgesamt insieme zwar"
)
"""What says nothing wherever it stands in an order."""
ALONE = words("wait pass skip end done nothing none same ditto weiter fertig nichts rien nada niente")
NOTHING = words("none nothing no nope keine nichts aucun aucune rien ninguno nada nessuno niente geen")
"""What says behind an order word that there is no such order."""
TIMES = words("this my the a as last turn time round for again before diese dieses mal runde zug")
"""What may stand beside a word alone."""
AMOUNTS = words("max all everything everyone rest remainder half pair dozen couple alles tout todo tutto")
"""What stands for a number."""
ASKING, WE = words("could can would will may please"), words("you i we")
"""With what a request begins: "could you put 6 in Brazil?"."""
QUESTIONS = words(
    "who what where when why how which is are was were am do does did has have had could can should may might will would shall"
)
"""With what a question begins."""
MORE = words("more to on onto into extra")
"""What stands behind a number that is meant of armies."""
MEANING = words("ill id wanna gonna lets want will shall")
"""What somebody says who means to do something, whatever else the sentence tells."""
CASES = tuple((when, "i") for when in ("if", "when", "once", "unless", "as", "should"))
"""How a sentence begins that says in which case its author does something."""
SUPPOSING = words("would could might should")
IS = words("is are was were")
"""What says of the word before it what it is: "Attack is the best defence"."""
MODALS = words("should will shall must can wants to now is are be being been get gets i soll wird")
"""What may stand between a name and what it does."""
THATS_ALL = tuple(
    tuple(phrase.split())
    for phrase in phrases(
        "that is it, thats it for now, that is it for now, thats everything, that is everything, thats it for me, "
        "nuff said, enough said, thats me, thats me for now, thats me for this turn, and thats me, that will be that, thats that, call it a turn, call it a night, call it a day, thats my lot, thats it from me, that is it from me, stay put, leave it at that, "
        "that is all, thats all, thats it, that will be all, thatll be all, thats all for me, thats all for now, "
        "thats all from me, das ist alles, das wars, cest tout, eso es todo, e tutto, dat is alles, dat was het"
    )
)
"""What says below orders that there are no more, and nothing by itself."""
ENDINGS = THATS_ALL + tuple(
    tuple(phrase.split())
    for phrase in phrases(
        "end turn, end my turn, end the turn, end of turn, end of my turn, done, all done, thats me done, im done, "
        "i am done, next player please, next player, that is my turn, thats my turn, that was my turn, thats all for this turn, thats all for me this turn, "
        "thats it for this turn, nothing else this turn, nothing more this turn, nothing else today, nothing else from me, nothing more from me, no more, nothing more, nothing else, finish, finished, fertig, ende, fin, klaar"
    )
)
"""The same with what ends the turn of who says nothing else."""
NAUGHT = words("nothing nix nichts rien nada niente non niks niets")
FURTHER = words("more else further mehr weiter weiteres plus mas altro verder meer")
PASSING = words("passe passo paso termino")
FINISHED = frozenset(
    tuple(pair.split())
    for pair in phrases("me done, im done, am done, bin fertig, ben klaar, jai fini, ai fini, ho finito, he terminado")
)
"""With what somebody says that there is no more, whatever else: "nothing more from me this turn"; who passes; who is done."""
REVISING = words(
    "scratch forget cancel ignore undo delete strike oops nvm nevermind wait correction actually instead rather jk not "
    "mean meant except only provided unless but draft korrektur stattdessen doch vergiss streich ungultig entwurf moment "
    "oublie annule plutot attends brouillon olvida cancela espera mejor borrador dimentica annulla aspetta anzi bozza "
    "vergeet wacht toch concept or else otherwise oder sonst ou sinon oppure altrimenti anders"
)
"""What a line begins with that takes back, or limits, what stands beside it."""
_REVISIONS = phrases(
    "scratch that, scratch the, forget that, forget it, forget all, forget this, forget everything, ignore everything, forget the last, cancel that, cancel the, ignore that, "
    "ignore this, ignore the, ignore what, forget what, what i wrote, delete that, delete the, strike that, undo, nvm, never mind, nevermind, no wait, "
    "wait no, make that, take that back, take it back, changed my mind, second thought, second thoughts, "
    "i meant, just kidding, haha jk, correction, not final, draft, more tomorrow, more follows, rest follows, "
    "to be continued, on reflection, do not play, dont play, until i confirm, next mail, after all, instead, only if, unless, "
    "provided, vergiss das, doch nicht, korrektur, entwurf, ungultig, laisse tomber, brouillon, borrador, "
    "lascia stare, bozza, laat maar, toch niet"
)
REVISIONS = re.compile(f" (?:{'|'.join(_REVISIONS)}) ")
"""The same wherever it stands in a short line, with blanks around it."""
REASONS = words("because cause cuz cos coz bc since weil denn porque perche omdat parce")
REASON_PAIRS = frozenset(
    tuple(pair.split())
    for pair in phrases(
        "so that, in order, as he, as she, as they, just in, to help, to break, to weaken, to annoy, to punish, to deny"
    )
)
"""What begins the reason of an order, which is no part of it."""
QUESTIONING = words("can may shall should could might would do does did must")
"""What begins a question about what its author may do: "shall I place 9 Siam"."""
OTHER_TURNS = frozenset(
    (which, when)
    for which in ("next", "last", "previous", "following", "another", "first", "rough", "old")
    for when in ("turn", "round", "time", "week", "day", "draft", "orders")
) - {("last", "orders")}
"""What begins a line about another turn than this one, or about what is not settled."""
BACK = words("withdraw withdraws withdrawing retreat retreats retreating")
"""Verbs that before a colon may take back what follows."""
LABELS = words(
    "first second third fourth last lastly finally final then next step phase action actions attacks battle battles "
    "reinforcement reinforcements placement placements deployment deployments fortification end me"
)
"""What may stand before a colon and an order and adds nothing to it, as headings do."""
_BESIDE_HEADINGS = words("my the new our phase phases step part round of for now here are these")
HEADINGS = words(
    "my the orders order turn move moves here is are this new armies main effort quick wish me luck goes ok okay it heres"
)
"""Of what alone a heading above orders may consist, beside numbers."""
REMARKS = words("hope hopefully hoping fingers what how lol haha")
"""How a sentence before orders or behind them begins, beside greetings, that says nothing of them."""
FEW = words("few some most several many enough bit handful reserve part only later joke kidding maybe wrong doubt")
ELSEWHERE = words(
    "next later tomorrow last previous plan option alternative alternatively said says say wrote writes advice suggestion "
    "suggests idea example eg maybe perhaps help nachste nachster spater morgen letzte vielleicht beispiel sagte schrieb "
    "vorschlag prochain plus exemple dit proxima proximo ejemplo dijo prossimo esempio detto volgende later voorbeeld zei demain peutetre manana quizas domani forse misschien tard"
)
"""A heading with one of these stands above what is no order of now, or of its author."""
THESE = words("this these following dies das ceci cela esto questo dit")
DENIALS = (("dont",), ("do", "not"), ("not",))
"""Lines that deny what stands below them."""
NO = words("no dont not without kein keine keinen pas sans sin senza geen")
"""What denies the order that follows."""
DENYING = words(
    "never wont cant cannot arent isnt couldnt wouldnt shouldnt didnt doesnt wasnt havent hadnt unable refuse refusing "
    "neither nor hardly"
)
"""What denies beside these wherever it stands."""


def head_end(said: Sequence[str], heads: Mapping[tuple[str, str], str]) -> int:
    """Return how many words the two take that are one head, with a small word between them ("play my cards"); 0 for none."""
    if tuple(said[:2]) in heads:
        return 2
    apart = len(said) > 2 and said[1] in WITHIN and heads.get((said[0], said[2]))
    return 3 if apart else 0


_PHRASES = {one[0]: [other for other in PHRASES if other[0] == one[0]] for one in PHRASES}


def behind_fillers(said: Sequence[str]) -> int:
    """Return where the words of a line begin that say something; signs between fillers are empty."""
    at = 0
    while at < len(said):
        word, length = said[at], 0
        if word in _PHRASES:
            length = next((len(one) for one in _PHRASES[word] if tuple(said[at : at + len(one)]) == one), 0)
        if not length and word not in FILLERS and not (at and word == ""):
            return at
        at += length or 1
    return 0
