"""What people call the orders of the conquest game, in six languages."""

from pbem.engine.short.speech import Speech, words

UNITS = words("army armies troop troops unit units man men armeen armee armees ejercitos ejercito armate legers x of")
CARDS = words("card cards set sets karte karten serie series cartes cartas carte kaarten")
POSSESSIVES = words("my a an the some one mine meine mes mis le mijn")

SPEECH = Speech(
    strong={
        **dict.fromkeys(
            words(
                "place places placing placement deploy reinforce reinforcement reinforcements setze platziere placer "
                "coloca piazza plaats"
            ),
            "place",
        ),
        **dict.fromkeys(
            words(
                "attack attacks invade conquer assault storm raid strike greife erobere angriff attaque envahis ataca "
                "attacca val"
            ),
            "attack",
        ),
        **dict.fromkeys(
            words("move fortify fortification shift transfer verschiebe verlege deplace mueve sposta verplaats"), "move"
        ),
        **dict.fromkeys(words("trade exchange redeem tausche echange"), "trade"),
    },
    weak={
        **dict.fromkeys(words("put add drop draft lege mets pon metti zet"), "place"),
        **dict.fromkeys(words("take hit go capture fight nimm"), "attack"),
        **dict.fromkeys(words("send march bring ziehe"), "move"),
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
        ("end", "turn"): "",
        ("free", "move"): "move",
    },
    modifiers=words("keep while if until unless stop dice max repeat continue"),
    nouns=words("card cards set sets army armies troops units men armeen armees ejercitos armate legers"),
    bare="place",
    behind={"greife": "an", "val": "aan"},
)
