"""
What a mail without orders says where its author passes: "I'll skip this one", "no orders from me today", "over to you, Bob".

A line says so by a way of saying it (`_WAYS`), with small words between, or by a clause that is little more than "pass" or
"nothing". A question does not, nor does a long sentence, nor one that names a place. Beside orders the same words mean
nothing; whoever asks about them is generous.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import ALONE, ARTICLES, NOTHING, PASSING, TAILS, TIMES, words

_PASS = PASSING | words(
    "pass passing skip skipping sit sitting setze setzen lasse uberspringe uberspringen passen passer saute sauter pasar "
    "salto saltar saltare passare"
)
_END = words(
    "end ending finish finishing miss missing forfeit close give surrender rest wait waiting hold holding empty leere beende "
    "beenden finis finir termine terminer vide termino acabo cedo vacio finisco chiudo vuoto pas sla eindig beeindig lege "
    "sleep sleeping verzichte warte attends espero aspetto wacht"
)
_TURN = words(
    "turn round go runde zug mal diesmal spielzug tour coup main turno vez ronda jugada giro mossa volta stavolta beurt ronde keer zet"
)
_ONE = _TURN | words("this one time move")
_NAUGHT = (NOTHING - words("no keine aucun aucune ninguno nessuno geen")) | words("nulla nix niks niets zilch nowt")
_NO = NOTHING | words(
    "zero without not kein keinen pas sans sin no ningun ninguna senza nessun nessuna zonder sans ohne"
)
_ME = words("me my mine mir mich meiner moi mon mi mia me parte mij mijn")
_NOW = words(
    "now today tonight doing happening happens do done add report say offer planned needed order play jetzt heute tun maintenant "
    "aujourdhui faire ahora hoy hacer adesso ora oggi fare nu vandaag doen spielen melden signaler segnalare machen jouer jugar giocare spelen"
)
_ORDERS = words(
    "orders move moves attacks attack attacking fights fight fighting action actions battles changes change war wars mossa zet "
    "guerre guerra krieg oorlog befehle zuge angriffe angriff kampfe aktion aktionen anderung anderungen ordres ordre attaque attaques dattaque dattaques dordre dordres "
    "mouvement mouvements ordenes orden ataques ataque movimientos movimiento cambios acciones ordini ordine attacchi attacco "
    "mosse cambiamenti azioni bevelen opdrachten aanvallen aanval zetten gevechten acties wijzigingen"
)
_DO = words(
    "do doing mache machen mach tue tun unternehme fais faire ferai hago hacer hare faccio fare faro doe doen onderneem "
    "passiert place bewege ziehe bouge muevo mueve muovo beweeg verzet"
)
_NOT, _THING = words("not dont wont cant wouldnt never no"), words("anything something")
_ACTING = words("attacking fighting moving acting playing")
_STAYING = words("rest stay staying bleibe reste quedo resto blijf")
_LEAVE = words("leave leaving keep keeping lasse laisse dejo lascio laat")
_STAYS = words(
    "stays stay remain remains changes bleibt bleiben reste restent queda quedan resta restano blijft blijven"
)
_ARMIES = words(
    "armies troops men everyone everybody armeen truppen armees troupes ejercitos tropas armate truppe legers troepen"
)
_TIME = _TURN | words("today tonight time fois heute hoy oggi vandaag")
_ALL = words("all everything things nothing alles tout todo tutto")
_NEXT = words("next nachste nachster suivant siguiente prossimo volgende")
_PLAYER = words("player please one spieler bitte joueur jugador favor giocatore speler graag alsjeblieft")
_SKIP = words("skip skipping uberspring uberspringt saute sautez salta sla")
_END_OF_CLAUSE, _PLAYERS = frozenset("$"), frozenset("@")
_OVER = words("over done finished ended complete vorbei fertig fini finie terminado terminato finito voorbij klaar")
_OUT = words("out aus over")
_DONE = words("vorbei fertig schluss fini finie termine terminado listo terminato finito basta klaar")
_FROM_ME, _NIL = words("moi mi mir mij parte"), words("rien nada nichts nix niks niets niente nulla")

_WAYS: Sequence[Sequence[Collection[str]]] = (
    # who passes, or ends the turn
    (_PASS, _ONE),
    (_END, _TURN),
    (_PASS | _END, words("my"), words("orders")),
    (words("pass passing skip skipping aussetzen passen passer pasar passare overslaan"), _END_OF_CLAUSE),
    (words("yo tengo"), words("move"), _END_OF_CLAUSE | words("esta")),
    (_END_OF_CLAUSE, words("not nicht pas niet"), _TIME, _END_OF_CLAUSE),
    (_END_OF_CLAUSE, _TIME, words("not nicht pas no non niet"), _END_OF_CLAUSE),
    (words("wait waiting sit sitting"), _ONE, _OUT),
    (words("setze setz setzen lasse lass sla slaan sit sitting"), _OUT),
    (_SKIP, _ME),
    (words("pass"), _ME, words("by")),
    (words("count leave"), _ME, _OUT),
    (words("ohne without sans sin senza zonder"), _ME),
    (words("im am"), words("out"), _ONE),
    (words("niet"), words("mee")),
    (words("mache spiele"), words("nicht"), words("mit")),
    (words("take taking mache fais faccio hago neem"), words("break nap pause pausa pauze")),
    (words("let"), _ONE, words("go pass")),
    (_NO, _TURN, _ME),
    (_LEAVE, _TURN, words("empty")),
    (words("fin fine einde ende"), _TURN),
    (_TURN, words("passed skipped passe beendet")),
    (_END_OF_CLAUSE, _TURN, _OVER, _END_OF_CLAUSE),
    (words("my mein meine mon mi mio mijn"), _TURN | words("orders"), _OVER),
    (_END_OF_CLAUSE, _DONE, _ME | _TURN, _END_OF_CLAUSE),
    (words("klaar"), words("met mee"), _TURN | _END_OF_CLAUSE),
    (words("das"), words("wars"), _ME | _TURN),
    (words("geb gebe"), words("ab weiter"), _END_OF_CLAUSE),
    (words("chiudo finisco termino acabo finis stoppe"), words("qui qua aqui ici hier"), _END_OF_CLAUSE),
    # who does nothing
    (_NAUGHT, _ME | _NOW | _TURN | words("time")),
    (_NO, _ORDERS),
    (_NAUGHT, _ORDERS),
    (_DO, _NAUGHT),
    (_FROM_ME, _NIL, _END_OF_CLAUSE),
    (words("place"), words("no"), _END_OF_CLAUSE),
    (words("do"), words("whatever")),
    (_NOT, _DO, _THING),
    (_NOT, _ACTING),
    (_NOT, words("attack fight move act play"), _END_OF_CLAUSE | _TURN | words("anybody anyone anything week") | _NAUGHT),
    (words("ziehe bewege greife spiele kampfe bouge joue attaque speel beweeg"), words("nicht pas niet")),
    (words("no non"), words("muevo ataco juego hago muovo attacco gioco faccio"), _END_OF_CLAUSE | _TURN),
    # who leaves all as it is
    (_LEAVE, _ALL),
    (_LEAVE, words("as"), words("is")),
    (_ALL | _ARMIES, _STAYS),
    (_LEAVE, _ARMIES, words("where home there")),
    (words("nobody noone niemand personne nadie nessuno"), words("moves attacks bewegt bouge mueve muove beweegt")),
    (words("stand standing stay staying sit sitting keep keeping hold holding"), words("put still quiet")),
    (words("sit sitting"), words("tight")),
    (words("stay staying"), words("out")),
    (_STAYING, words("where as am wo ou donde dove fermo tranquille staan stehen quieto")),
    # whose turn it is now
    (words("over weiter"), words("@ you him her") | _NEXT),
    (words("all"), words("yours")),
    (words("pass passing dice"), words("dice @"), _PLAYERS | _END_OF_CLAUSE),
    (_END_OF_CLAUSE, words("your"), _TURN | words("move"), _PLAYERS | _END_OF_CLAUSE),
    (_END_OF_CLAUSE, _PLAYERS, words("turn go move"), _END_OF_CLAUSE),
    (_END_OF_CLAUSE, words("@ youre"), _NEXT | words("up"), _NEXT | _PLAYERS | _END_OF_CLAUSE),
    (words("go"), words("ahead")),
    (words("let"), _PLAYERS, words("play go move start")),
    (_PLAYERS, words("play go move start continue"), _END_OF_CLAUSE | words("first ahead")),
    (_NEXT, _PLAYER),
    (_PLAYER, _NEXT),
    (_NEXT, _END_OF_CLAUSE, words("favor")),
    (words("au avanti"), _NEXT),
    (words("jij du"), words("bent bist"), _PLAYERS | _END_OF_CLAUSE),
    (_PLAYERS | words("du ihr jij jullie"), words("dran beurt"), _PLAYERS | _END_OF_CLAUSE),
    (words("cest"), words("@ toi vous")),
    (words("toi vous"), words("@ jouer")),
    (words("tour turno toca tocca beurt"), words("@ te")),
    (words("te"), words("toca")),
)  # fmt: skip
"""Each is words that follow each other: one of the first, one of the next, with small words between."""
_SMALL = ARTICLES | _TURN | words(
    "a an one may se ive my our your to on of out off at for from with in it its is are be been being am im this that these as just really "
    "simply all any only can could going gonna want wanna need have got time now today tonight me i we ill and again please "
    "ich wir ist sind bist seid bin am an im zu te que auf gar von mit fur dieses diese dieser diesen heute jetzt mal einfach nur lieber mein meine meinen "
    "je ne suis est cest ce cette ces ci de du a au pour mon ma par cetteci aujourdhui "
    "yo esta este por mi en lo al del es eso hoy "
    "io questo questa questi per il mio mia di da non oggi "
    "ik is zijn bent ben deze dit aan van voor mijn op vandaag het"
)  # fmt: skip
"""What may stand within a way of saying it."""
_CORE = (
    (ALONE - words("wait same ditto weiter end"))
    | _NAUGHT
    | PASSING
    | _NEXT
    | words(
        "passing skipping skipped passed passt uberspringe salto planto pasapalabra yield decline nope finished abstain abstaining "
        "schluss fini termine paso terminado finito basta einde"
    )
)
_AROUND = (
    _CORE
    | ALONE
    | PASSING
    | TAILS
    | TIMES
    | _SMALL
    | words("no yes thank you much very well guess think must sadly all here mich moi mi me mij")
)
_FILE = words("file files mail letter letters attachment reply answer")
_LONGEST = 12


def passes(line: TypedLine, players: Collection[str] = ()) -> bool:
    """Say whether a line says that its author does nothing; `players` are the folded names of others."""
    said = _words(line, {name for one in players for name in (one, f"{one}s")})
    if line.tokens[-1].text == "?" or len([one for one in said if one != "$"]) > _LONGEST or _is_other(said):
        return False
    begins = [at + 1 for at, one in enumerate(said[:-1]) if one == "$"]
    return any(_is_alone(said[at : said.index("$", at)]) for at in begins) or any(_says(said, way) for way in _WAYS)


def _is_other(said: Sequence[str]) -> bool:
    """Say whether it speaks of a file, or does something all the same: "nothing but rain"."""
    return not _FILE.isdisjoint(said) or ("nothing", "but") in pairwise(said)


def _words(line: TypedLine, players: Collection[str]) -> list[str]:
    """Return its words, folded; `@` for a player, and `$` around each clause."""
    said = [
        "#" if token.kind == "number" else fold(token.text) if token.kind == "word" else "$" for token in line.tokens
    ]
    return ["$", *("@" if one in players else one for one in said), "$"]


def _is_alone(clause: Sequence[str]) -> bool:
    """Say whether a clause is little more than "pass"; praise for others is not."""
    core = not _CORE.isdisjoint(clause) and _AROUND.issuperset(clause)
    return core and clause[:2] != ["well", "done"]


def _says(said: Sequence[str], way: Sequence[Collection[str]]) -> bool:
    """Say whether a way of saying it is among these words."""
    return any(_goes_on(said, at + 1, way[1:]) for at, one in enumerate(said) if one in way[0])


def _goes_on(said: Sequence[str], at: int, way: Sequence[Collection[str]]) -> bool:
    for more in way:
        while at < len(said) and said[at] not in more:
            if said[at] not in _SMALL:
                return False
            at += 1
        at += 1
    return at <= len(said)
