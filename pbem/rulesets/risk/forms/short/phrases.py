"""
What German, French, Spanish, Italian and Dutch players say, in the words of `speech` and of the readers.

How phrases are written, says `engine/short/phrases`.
"""

from pbem.engine.short.phrases import Phrases
from pbem.engine.short.tongues import Tongues
from pbem.rulesets.risk.forms.short.speech import UNITS
from pbem.rulesets.risk.forms.short.tongues.dutch import DUTCH
from pbem.rulesets.risk.forms.short.tongues.french import FRENCH
from pbem.rulesets.risk.forms.short.tongues.german import GERMAN
from pbem.rulesets.risk.forms.short.tongues.italian import ITALIAN
from pbem.rulesets.risk.forms.short.tongues.spanish import SPANISH

_MOST_WORDS = (
    "höchstens, maximal, au plus, au maximum, como mucho, como máximo, al massimo, hoogstens, maximaal, ten hoogste, "
    "nicht mehr als, pas plus de, no más de, non più di, niet meer dan, máximo, massimo"
)
_PHRASES = {
    "that is all": "klaar met mijn beurt $",
    "pass": "^ (ich) gebe/geb (ich) ab/weiter $",
    # armies
    "troops": "stück, stuks, pièces, piezas, pezzi, verstärkung/verstärkungen/nachschub/männer/soldaten, renfort/renforts/pions/soldats/unités, "
    "refuerzos/fichas/soldados/unidades, rinforzi/carri/carro/carrarmati/soldati/unità, "
    "versterkingen/mannen/soldaten/eenheden, neue/neuen armeen/truppen/einheiten, "
    "nouvelles armées/troupes/unités, nuevas tropas/unidades, nuevos ejércitos, nuove armate/truppe, "
    "nieuwe legers/troepen, tropas nuevas, ejércitos nuevos, armate nuove, armées/troupes nouvelles, armées/troupes de plus, "
    "ejércitos/tropas más, armate in più, legers/troepen erbij, armées/troupes supplémentaires, zusätzliche armeen/truppen",
    "trade best": "cambio/canje (del/de) (la/mi) mejor set/trío/combinación/serie $, beste set/setje/combinatie/satz/kartenset/kartensatz inleveren/inruilen/inwisselen/wisselen/ruilen/eintauschen/tauschen/einlösen/abgeben",
    "rest": "den/der/de rest, (le) reste, (el/il) resto, was übrig bleibt, was übrig ist, die/den übrigen/restlichen, ce qui reste, ceux qui restent, lo que queda/quede, los que quedan, los demás, quello che resta, "
    "quelle che restano, quelli che restano, le altre, les autres, wat overblijft, wat over is, de overige/overigen/anderen, los otros, las demás, die anderen, le restanti",
    "gets #": "bekommt/kriegt #, (wird) um # verstärkt, krijgt (er) # bij, reçoit # renforts, wird mit # verstärkt, riceve #, krijgt #, recibe #, reçoit #, est renforcé de #",
    "go to": "van a/al/para",
    "my": "meine/meinen, mes, mis, le mie, i miei, mie, miei, mijn",
    "# each": "je/jeweils #, # chacun/chacune, # cada uno/una, # ciascuno/ciascuna, elk/ieder #",
    "place": "positionne/positionner, mettre, poser, packe/pack (ich), haue/hau/werfe/gebe (ich), meto, meter, echo, agrego, doe, zette, aggiungere, balance, stelle/stell/setze/platziere/stationiere/verteile/lege/packe ich, stelle/stell, stationiere, déployer/déploie, "
    "colocar, poner, despliego/desplegar, situo, añado, schiero, schierare, posiziono, posizionare, colloco, piazzare, "
    "mettere, aggiungo, rafforzo, plaats/zet/leg ik, stationeer (ik), versterk ik, jajoute, ajoute/ajouter, reforzar, rinforzare, rafforzare, placerais, je pose, dispongo, "
    "verstärke ich, einsetzen, placement, aufstellung, verstärkungen/verstärkung :",
    # attacks
    "attack": "assaut, asalto, greife/greif/attackiere/erobere/überfalle ich, attackiere/überfalle, attacke, offensive, conquérir, envahir, "
    "conquistar, conquisto, conquistare, invadir, invadere, assalto, asaltar, atacando, attaquer, jenvahis, "
    "jattaque, dattaquer, ataco, atacar, attacco, attaccare, attaco, greife/greif, val (ik), bestorm (ik), verover (ik)",
    "attacks": "va a por, attackiert, überfällt, greift, valt, assaille, envahit, invade, asalta, assalta, bestormt",
    "marches": "marschiert in/nach, fällt in, dringt in, rückt in, trekt binnen in, entre en/dans/au, entra en/in",
    "conquers": "erobert, conquiert, conquista, verovert",
    "takes": "schlägt, nimmt, prend, toma, prende, neemt, pakt",
    "take": "nehme (ich), prendre, prends, je prends, tomo, tomar, prendo, prendere, neem (ik), pak (ik), schlage",
    "from": "à partir, au départ, partant, saliendo, partendo, a partire, ausgehend, partiendo",
    # moves
    "move": "verschiebe/verlege/ziehe/bewege/schiebe ich, bewege/schiebe, truppenverschiebung/truppenverlegung/truppenbewegung, "
    "verschiebung/verlegung/umzug/bewegung/umgruppierung/umschichtung, regroupement/redéploiement, reagrupación/reagrupamiento/reubicación, raggruppamento, riposizionamento, hergroepering/hergroeperen, je déplace, mouvement, movimento, rocade, déplacement, fortifier, transfert, transférer, bouger, je bouge, "
    "fortificar, fortifico, fortificación, movimiento, traslado, trasladar, desplazo, desplazar, reagrupo, reagrupar, pasar, "
    "fortificare, fortificazione, spostamento, muovo, muovere, trasferisco, trasferire, verplaats/verschuif/schuif ik, "
    "verschuif, schuif, verplaatsing/verschuiving/troepenverplaatsing/troepenbeweging",
    "move #": "paso #",  # "paso" alone is who passes
    "move all from": "paso todo/todos/todas de/del/desde",
    "all from": "alles was ich in habe, tutto quello che ho in, tutto ciò che ho in, tutto quello in, todo lo de, todo lo que tengo en, todo lo que hay en, tout ce que jai en/au, tout ce quil y a en/au, alles wat ik heb in",
    "all": "alles, tout, todo, tutto, tous, todos, tutti, todas, toutes, alle, allen, tutte e, tutti e, alle meine, tous mes, toutes mes, todos mis, todas mis, tutti i (miei), tutte le (mie), al mijn",
    # how long an attack goes on
    "while": "aber nur solange, nur solange, mais seulement tant que, mais tant que, pero solo mientras, solo mientras, ma solo finché, solo finché, maar alleen zolang, alleen zolang, solange, so lange, tant que, aussi longtemps que, mientras (que), zolang (als), finché, fino a quando",
    "i have more than #": "(ich) (dort/da/noch) mehr als # (dort/da) (übrig) habe/hab, (ich) über # habe, jai (encore) plus de #, "
    "jen ai plus de #, il me/men reste plus de #, (yo) tenga/tengo más de #, me queden/quedan más de #, (io) ho più di #, "
    "(io) ne ho più di #, (mi) restano/rimangono più di #, ik (er) (nog) meer dan # (over) heb, mir mehr als # bleiben",
    "i have at least #": "(ich) (noch) mindestens # (übrig) habe/hab, jai (encore) au moins #, il me/men reste au moins #, "
    "tenga/tengo al menos #, tenga/tengo por lo menos #, me queden/quedan al menos #, (io) ho almeno #, (mi) restano almeno #, "
    "ik (er) (nog) minstens/minimaal # (over) heb",
    "i am stronger": "ich stärker bin, ich im vorteil bin, je suis plus fort, jai lavantage, soy/sea más fuerte, tenga/tengo ventaja, "
    "sono più forte, sono in vantaggio, ik sterker ben, ik in het voordeel ben, ich in der überzahl bin, "
    "je suis en supériorité, je suis en surnombre, tenga superioridad, sono in superiorità, ik in de meerderheid ben, "
    "ich mehr (armeen/einheiten/truppen) habe (als er/sie/ihr), jai plus (darmées) que lui, jen ai plus que lui, "
    "tenga/tengo más (ejércitos/tropas) que él, ho più armate di lui, ik (er) meer (legers) heb dan hij",
    "until # left": "(hör/höre) bei # auf, bis # übrig sind, marrête quand il (ne) me (ne) reste (plus) (que) #, je marrête quand il (ne) me (ne) reste (plus) (que) #, (et) (je) marrête quand jai #, (me) paro en #, (e) si ferma a #, (y) se detiene en/con #, en stopt bij #, aufhören wenn (ich) (nur) (noch) # (da/übrig) sind/habe, (und) wenn (ich) (nur) (noch) # (da/übrig) sind/habe aufhören, (und) stopp wenn (ich) (nur) (noch) # (übrig) habe/sind, (so) (lange) bis ich gewinne oder (nur) (noch) # (übrig) habe, so lange bis (ich) (nur) (noch) # (übrig) habe/sind, arrêt/stop à #, en marrêtant/sarrêtant à #, parando/deteniéndome con/en #, "
    "fermandosi/fermandomi a/con #, stoppend bij #, bis (ich) (nur) (noch) # (übrig) habe/hab, bis (nur) (noch) # (übrig) sind/bleiben, bis (auf) #, bis mir (nur) (noch) # bleiben, "
    "bis auf # runter, jusquà ce quil (ne) (me/men) (ne) reste (plus) (que) #, jusquà ce que jaie/jen (aie) (plus) (que) #, jusquà navoir plus que #, "
    "jusquà ne plus avoir que #, jusquà #, hasta (que) (solo) (me) (solo) queden/quede (solo) #, hasta que (solo) tenga (solo) #, hasta quedarme con (solo) #, hasta #, "
    "finché (non) (mi) (ne) restano/rimangono (solo) #, finché non (ne) ho (solo) #, fino a che (non) (mi) restano (solo) #, fino a # (rimaste), "
    "fino ad averne/avere (solo) #, fino a restare/rimanere con (solo) #, tot (dat) ik (er) (nog) (maar) # (over) heb, "
    "tot er (nog) (maar) # over zijn, tot (op) #, stopp/halt/stoppe/aufhören bei #, stopper/arrêter à #, parar con/en #, fermarsi/stop a #, stoppen/stop bij #, (je) marrête/arrête (à/avec) #, (me) paro/detengo con/en/a #, mi fermo a/con #, ik stop bij/op #, ich höre bei # auf, "
    "(ich) stoppe/stoppen/aufhören bei #, bei # aufhören/stoppen/schluss",
    "until it falls": "bis es/er/sie fällt, bis zur eroberung, bis es erobert ist, bis zum (bitteren) ende/schluss, bis zum letzten mann, "
    "bis zum umfallen, solange es geht, so lange/lang es geht, so lange wie möglich, solange wie möglich, tant que possible, tant que cest possible, mientras (se) pueda, mientras sea posible, finché posso, finché è possibile, finché si può, zolang het kan, zolang het gaat, zolang mogelijk, jusquau bout, jusquà la fin/mort/victoire/conquête, jusquà ce quil/quelle tombe, hasta el final/fin, "
    "hasta que caiga, hasta conquistarlo/conquistarla/ganar/caer, hasta la muerte, fino alla fine/morte/vittoria/conquista, fino in fondo, "
    "a/ad oltranza, finché (non) cade, finché non lo conquisto, tot het (bittere) einde/eind, tot het (gevallen) valt/is, tot de dood, tot hij valt",
    "attack # times from": "# ataques/attacchi/angriffe/attaques/aanvallen de/del/desde/da/dal/dalla/von/aus/depuis/du/van/vanuit",
    "# times": "# runden lang, # runden/runde/mal/male/würfe/wurf/versuche, # fois/lancers/lancer/coups/tours/assauts, # veces/vez/tiradas/rondas/ataques, "
    "# volte/volta/lanci/tiri/attacchi, # keer/worpen/rondes/ronden/maal",
    "max # times": "bis zu # runden/mal/würfe/würfen, jusquà # fois/lancers/tours, hasta # veces/rondas, fino a # volte/lanci, tot # keer/worpen",
    "max": _MOST_WORDS,
    "with # dice": "(mit/avec/con/met) # würfel/würfeln/dados/dado/dadi/dobbelstenen/dobbelsteen",
    "keep #": "behalte/halte/garde/tieni/houd #, (mindestens) # behalte ich, (mindestens) # behalten, ich behalte (mindestens) #, behalte (dabei) (mindestens) #, wobei ich (mindestens) # behalte, (mindestens) # zurücklassen, # stehen lassen, "
    "en gardant (au) (moins) #, je garde (au) (moins) #, en laissant (au) (moins) #, me quedo con (al) (menos) # (como) (mínimo), quedándome con (al) (menos) #, conservando (al) (menos) #, dejando (al) (menos) #, "
    "tenendo (almeno) #, tenendone (almeno) #, lasciando (almeno) #, lasciandone (almeno) #, ne tengo (almeno) #, mantenendo (almeno) #, ik wil (er) (minstens) # overhouden/houden, ik houd/hou (er) (minstens) # over/achter, minstens # overhouden, en houd (er) # over",
    "lose at most #": "stopp/stoppe nach # verlusten, mi fermo dopo/a # perdite, stop dopo # perdite, stop na # verliezen, arrêt après # pertes, stop après # pertes, (je) marrête après # pertes, paro tras # bajas/pérdidas, parar tras # bajas/pérdidas, paro con # bajas, ik stop na # verliezen, bis max/maximal # verluste/verlusten, (höchstens/maximal/max) # verluste/verlust, bis (zu) # verluste/verlusten, (ich) (höchstens/maximal) # verliere, bis ich # verloren habe, bis ich # verliere, "
    "nach # verlusten (aufhören/stoppen/stopp), ohne mehr als # zu verlieren, (max/maximum) # pertes (max/maximum), jusquà # pertes, sans perdre plus de #, "
    "jusquà perdre #, jusquà ce que jaie perdu #, (máximo) # pérdidas/bajas (máximo), hasta perder #, hasta # pérdidas/bajas, sin perder más de #, hasta que pierda #, "
    "(massimo) # perdite (massimo), fino a # perdite, fino a perderne #, senza perdere più di #, finché non perdo #, senza perderne più di #, "
    "(maximaal) # verliezen (maximaal), tot ik # verloren heb, tot ik # verlies, zonder meer dan # te verliezen",
    "move in all": "(danach) alles/alle/allen rüberziehen/nachziehen, (et) joccupe avec tout/toutes (les) (armées/troupes), (et) javance avec toutes les armées, y muevo/mueven todos/todas los/las ejércitos/tropas/armadas, (y) ocupo/avanzo con todo/todos/todas (los/las) (ejércitos/tropas), "
    "(e) occupo/avanzo con tutto/tutte/tutti (le/i) (armate/carri), (en) trekt/trekken (met) alles/allemaal binnen, (en) bezet met alles, (und) besetze mit allem/allen (armeen), (und) alle armeen nachziehen, (und) (mit) allem/allen/alles/alle nachrücken/nachziehen/einmarschieren/einrücken/reinziehen/vorrücken, (und) ziehe/rücke/zieht/rückt (mit) allem/allen/alles/alle nach, "
    "(et) javance/avance/avancer/avançant (avec) tout, (et) tout avancer, (et) en avançant tout, (y) avanzo/avanzar/avanza/entro (con) todo, (y) muevo/mover/paso/pasar todo dentro, "
    "(e) avanzo/avanzare/avanza/entro/entrare (con) tutto, (e) sposto/muovo tutto dentro, (en) (ik) schuif alles door, (en) alles doorschuiven/meenemen/doortrekken, "
    "(en) (ga/trek) met alles mee, (en) trek alles mee, (en) met alles doortrekken/doorgaan/doorschuiven",
    "move in #": "(und) (mit) # nachrücken/nachziehen/einmarschieren/einrücken, (und) ziehe/rücke/zieht/rückt (mit) # nach, (et) javance/avancer/avance (avec) #, (y) avanzo/avanzar/entro (con) #, "
    "(e) avanzo/avanzare/entro (con) #, (en) (ik) schuif # door, (en) # doorschuiven",
    # what says nothing
    "from there": "von dort (aus), von da aus, desde allí/ahí/allá, da lì, di lì, vanaf daar, vanuit daar, van daaruit, à partir de là",
    "then": "danach, anschließend, daraufhin, und dann, puis, et puis, ensuite, et ensuite, après, et après, luego, y luego, después, y después, poi, e poi, dopo, e dopo, daarna, "
    "en daarna, vervolgens, en dan, quindi, sowie",
    "second": "zweiter/zweite/zweitens/deuxième/deuxièmement/segundo/secondo/tweede",
    "third": "dritter/dritte/drittens/troisième/tercero/tercer/tercera/terzo/terza/derde",
    "last": "letzter/letzte/dernier/dernière/último/última/ultimo/ultima/laatste",
    "first": "erster/erste/erstens/premier/première/primer/primera/primo/eerste, zuerst, als erstes, zunächst, dabord, tout dabord, en premier, primero, prima, per prima cosa, innanzitutto, eerst, als eerste, ten eerste",
    "finally": "zum ende (hin), al acabar, al terminar (el turno), en fin de tour, pour conclure, als letztes, zu guter letzt, a fine turno, a fin de turno, op het laatst, am ende (des zuges), am schluss, zum schluss, zum abschluss, zuletzt, schließlich, abschließend, à la fin (du tour), pour finir, enfin, en dernier, pour terminer, "
    "al final (del turno), por último, finalmente, para terminar, alla fine (del turno), infine, per finire, per ultimo, "
    "op het eind/einde, aan het eind/einde (van de beurt), tot slot, ten slotte, tenslotte, als laatste",
    "please": "merci de, sil vous/te plaît, svp, stp, por favor, per favore, per piacere, alstublieft, alsjeblieft, aub, ajb, graag",
    "will": "will/möchte/werde/würde ich (gern/gerne), ich will/möchte/werde/würde (gern/gerne), je veux/vais/voudrais, quiero/voy a/quisiera, voy a, vorrei, voglio, "
    "ik wil/zou/ga (graag), wil/ga ik (graag), ich hätte (gern/gerne), je souhaite/souhaiterais, jaimerais, deseo, desidero, me gustaría, mi piacerebbe, ik zou willen, soll/sollen/doit/debe/deve/moet/zal/gaat/va à, soll/doit/debe/deve/moet",
    "my orders": "meine/hier züge/befehle/orders (sind), mein zug (ist), (hier) meine züge/befehle, (voici) mes ordres, mon tour, mes coups, (aquí) mis órdenes/jugadas/movimientos, "
    "(aquí) (van) mis órdenes, mi turno, mi jugada, (ecco) i miei ordini, (ecco) le mie mosse, il mio turno, la mia mossa, mijn zetten/zet/beurt, mijn orders",
    "# or #": "# o/ou/of #",
    "by then": "bis # uhr, bis um #, jusquà # heures/h, hasta las #, fino alle #, tot # uur",
    "this turn": "in diesem zug, diesen zug, diese runde, in dieser runde, ce tour, ce tourci, à ce tour, este turno, en este turno, questo turno, in questo turno, deze beurt, in deze beurt",
    "no attacks": "(ik) val niet/niemand aan, (ich) greife (ich) niemanden/niemand/keinen an, keine/kein angriffe/angriff/attacken, pas dattaque/dattaques, aucune attaque, je nattaque personne/pas, je nattaque pas, "
    "sin ataques, no ataco (a) nadie, ningún ataque, nessun attacco, non attacco nessuno, niente attacchi, senza attaccare, geen aanval/aanvallen, ik val niemand aan, "
    "no attack",
    "no move": "kein/keine umzug/verschiebung/verschieben/truppenverschiebung/bewegung, pas de fortification/déplacement/mouvement, no fortifico/muevo, sin movimiento/fortificar/fortificación, "
    "niente spostamento/spostamenti, nessuno spostamento, geen verplaatsing/verplaatsen/verschuiving",
    "trade @ , @ , @": "^ (ich) spiele/spiel/löse (ich) @ (;) @ (;) (und) @ (aus/ein) $, ^ (ich) gebe/geb @ (;) @ (;) (und) @ ab $, ^ (je/j) joue/utilise @ (;) @ (;) (et) @ $, ^ juego/uso @ (;) @ (;) (y) @ $, ^ gioco/uso/calo @ (;) @ (;) (e) @ $, ^ (ik) speel/gebruik (ik) @ (;) @ (;) (en) @ $",
    "move # from @ to @": "^ (zum) verschieben/verschiebung/déplacement/déplacer/mouvement/movimiento/mover/spostamento/spostare/verplaatsing/verplaatsen @ (nach/vers/a/in/naar) @ # $",
}

PHRASES = Phrases(_PHRASES, UNITS)

_LETTERS = ("äöüß", "àâçéèêëîïôùûüœ", "áéíñóúü¿¡", "àèéìòù", "áéèêëíïóöúü")

TONGUES = Tongues(_PHRASES, (GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH), UNITS, _LETTERS)
