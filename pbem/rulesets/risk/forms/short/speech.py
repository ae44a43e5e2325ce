"""What people call the orders of the conquest game, in six languages."""

from pbem.engine.short.speech import Speech, words

UNITS = words("army armies troop troops unit units man men armeen armee armees ejercitos ejercito armate legers x of")
CARDS = words("card cards set sets karte karten serie series cartes cartas carte kaarten")
POSSESSIVES = words("my a an the some one mine meine mes mis le mijn")

SPEECH = Speech(
    strong={
        **dict.fromkeys(
            words(
                "place places placing placement deploy reinforce reinforcement reinforcements setze setz platziere "
                "stationiere verstarke placer placez renforce coloca coloco pongo refuerza rinforza piazza piazzo plaats"
            ),
            "place",
        ),
        **dict.fromkeys(
            words(
                "attack attacks attacking atk atck invade conquer assault storm raid strike blitz greife greif erobere angriff angreifen "
                "attaque jattaque attaquer envahis ataca ataco attacca attacco attaco val valt"
            ),
            "attack",
        ),
        **dict.fromkeys(
            words(
                "move moving fortify fortification shift transfer verschiebe verlege deplace deplacer "
                "mueve muevo sposta sposto verplaats"
            ),
            "move",
        ),
        **dict.fromkeys(words("trade trading exchange redeem tausche echange echanger cambio scambio ruil"), "trade"),
    },
    weak={
        **dict.fromkeys(words("put add drop draft stack lege leg mets pon metti metto zet"), "place"),
        **dict.fromkeys(words("take hit go capture fight roll nimm"), "attack"),
        **dict.fromkeys(words("send march bring ziehe zieh"), "move"),
        "swap": "trade",
        **dict.fromkeys(words("claim capital neutral batch pause card"), ""),
    },
    heads={
        ("turn", "in"): "trade",
        ("cash", "in"): "trade",
        ("hand", "in"): "trade",
        ("use", "cards"): "trade",
        ("use", "my"): "trade",
        ("use", "set"): "trade",
        ("play", "cards"): "trade",
        ("play", "set"): "trade",
        ("turn", "cards"): "trade",
        ("turn", "set"): "trade",
        ("cash", "cards"): "trade",
        ("cash", "them"): "trade",
        ("go", "for"): "attack",
        ("take", "over"): "attack",
        ("beef", "up"): "place",
        ("end", "turn"): "",
        ("free", "move"): "move",
    },
    modifiers=words("keep while if until unless stop dice max repeat continue"),
    nouns=words("card cards set sets army armies troops units men armeen armees ejercitos armate legers"),
    bare="place",
    behind={"greife": "an", "greif": "an", "val": "aan", "valt": "aan"},
    between=dict.fromkeys(
        words("attacks attack hits takes invades conquers storms greift attaque ataca attacca"), "attack"
    ),
)
