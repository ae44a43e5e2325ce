"""What people call the orders of the conquest game, in six languages."""

from pbem.engine.short.speech import Speech, words

SPEECH = Speech(
    strong={
        **dict.fromkeys(words("place deploy reinforce setze platziere placer coloca piazza plaats"), "place"),
        **dict.fromkeys(
            words("attack invade conquer assault storm raid greife erobere attaque envahis ataca attacca val"), "attack"
        ),
        **dict.fromkeys(words("move fortify shift transfer verschiebe verlege deplace mueve sposta verplaats"), "move"),
        **dict.fromkeys(words("trade exchange redeem tausche echange"), "trade"),
    },
    weak={
        **dict.fromkeys(words("put add drop lege mets pon metti zet"), "place"),
        **dict.fromkeys(words("take hit go capture fight nimm"), "attack"),
        **dict.fromkeys(words("send march ziehe"), "move"),
        **dict.fromkeys(words("claim capital neutral batch pause card"), ""),
    },
    heads={
        ("turn", "in"): "trade",
        ("cash", "in"): "trade",
        ("hand", "in"): "trade",
        ("use", "cards"): "trade",
        ("use", "my"): "trade",
        ("use", "set"): "trade",
        ("end", "turn"): "",
        ("no", "attack"): "",
        ("no", "attacks"): "",
        ("no", "move"): "",
        ("no", "trade"): "",
        ("free", "move"): "move",
    },
    modifiers=words("keep while if until unless stop dice max repeat continue"),
    nouns=words("card cards set sets army armies troops units men armeen armees ejercitos armate legers"),
)
