"""
How a sentence in German, French, Spanish, Italian or Dutch changes the orders beside it.

The patterns are those of `change_words`; only what says so in a few fixed words is told here.
"""

GERMAN = """
warte|wartet ? bitte ? noch damit|bis|mit ; ^ bitte ? .. warten ; damit bis|noch warten|morgen|freitag
letzten|letzte|ersten|erste|zweiten|zweite befehl|zeile|zug|angriff|attack|move ? bitte weglassen|streichen|ignorieren|vergessen
bitte weglassen|streichen|ignorieren|zuruckhalten ; noch nicht ? ganz sicher|entschieden|endgultig|spielen|ausfuhren|wurfeln
# sind|ist|ware|waren ? mir zu|genug viele|viel ; # reichen|genugen|genugt|reicht ; halfte|weniger ? davon genugt|reicht|genugen
spiel|spiele|spielt|wurfle|wurfel|mach ? das|es|die|den ? bitte ? attack|angriff noch nicht ; lieber|erst ? in ? der nachste|nachsten|next runde|turn|mal
habe|habs ? es|mir ? anders uberlegt ; nur|erst|ausser|falls wenn|falls & ; war|ist ? doch nur|bloss ein scherz|witz|entwurf
"""
FRENCH = """
attends|attendez ? un ? peu ? encore avant|jusqua|que|demain|avec|pour ; joue|jouez|lance|fais ? pas|rien encore ; pas encore sur|sure|decide|certain|definitif
# cest trop ; # suffisent|suffit|suffiront ; moitie suffit|suffira ; attack|attaque|lattaque ? , ? plutot ? au prochain|next
change davis|d ? avis ; oublie|oubliez|laisse|annule|ignore|ignorez ? tomber la|le ? derniere|dernier ligne|ordre|attaque|deplacement ; seulement|sauf si &
"""
SPANISH = """
espera|esperad hasta|a|con|un|que ; no juegues|juegue|tires|ataques|lo ? juegues ? todavia|aun ; aun|todavia no estoy|esta|he ? seguro|segura|decidido ; no estoy seguro|segura todavia|aun|,
# son demasiados|demasiadas|muchos ; # bastan|basta|sobran ; mitad basta|bastara|sobra ; attack|ataque ? , mejor|next ; attack|ataque mejor ? el proximo|next
cambiado de idea|opinion ; olvida|olvidad|ignora|anula|borra la|el|lo ultima|ultimo|last|primera|primero ? linea|orden ; solo|salvo si & ; mejor ? en|el proximo turno|turn|next
"""
ITALIAN = """
aspetta|aspettate ? ancora fino|a|con|che|prima|un ; non giocare|giocate|tirare|attaccare ? questo ancora ; non sono|ho|e ancora sicuro|sicura|deciso|definitivo
# sono troppi|troppe|tanti ; # bastano|basta ; meta basta|e ; lascia|lasciate|ignora|ignorate|cancella ? perdere lultima|la|il|lultimo|ultima|prima ? ultima riga|ordine|mossa|lattacco ; cancella|ignora|perdere lultima|lultimo
attack|attacco|lattacco ? , meglio|piuttosto|al ; meglio|al ? il|al prossimo|next turno|turn ; ho cambiato idea ; solo|tranne|solamente se &
"""
DUTCH = """
^ wacht ? hiermee|ermee|nog ? even tot|met|hiermee ; hiermee|ermee tot|wachten ; speel|gooi|doe|val ? dit|dat|het|er|er ? nog niet ; nog niet zeker|besloten|definitief ; weet ? het nog niet
is maar|slechts|alleen een concept|grap|grapje|idee ; # is|zijn te veel ; # is|zijn genoeg|voldoende ; helft is|volstaat ; liever ? de volgende|next beurt|turn ; attack|aanval ? , liever
me bedacht|vergist ; laatste|eerste|tweede regel|order|zet|aanval weg ; alleen|tenzij|behalve als &
"""
ABROAD = f"{GERMAN}{FRENCH}{SPANISH}{ITALIAN}{DUTCH}"
