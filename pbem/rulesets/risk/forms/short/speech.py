"""What people call the orders of the conquest game, in six languages."""

from pbem.engine.short.speech import ARTICLES, Speech, words

UNITS = words(
    "army armies armys troop troops unit units man men guy guys dude dudes boys lads blokes fellas chaps tokens forces soldier soldiers armeen armee truppen truppe einheiten einheit "
    "reinforcements reinforcement recruits infantry battalions divisions legions pieces ones armees troupes troupe ejercitos ejercito tropas tropa armate armata truppe legers leger troepen x of"
)
CARDS = words("card cards set sets karte karten serie series cartes cartas carte kaarten")
CAPITALS = words("capital hauptstadt capitale hoofdstad hq headquarters")
POSSESSIVES = words("my a an the mine meine die mes les mis las los le i miei mijn")

EACH, ALIKE = "each", "alike"
FIGURES_SAID = {
    **dict.fromkeys(
        words(
            "infantry foot soldier soldiers soldat infanterie fantassin soldado infanteria soldato fante fanteria soldaat"
        ),
        "soldier",
    ),
    **dict.fromkeys(
        words(
            "cavalry horse horses horseman horsemen pferd reiter kavallerie cheval cavalier cavalerie caballo jinete caballeria cavallo cavaliere cavalleria paard ruiter"
        ),
        "horse",
    ),
    **dict.fromkeys(
        words("artillery cannon cannons kanone artillerie canon artilleria cannone artiglieria kanon"), "cannon"
    ),
}
"""What the figures of cards are called."""
KINDS = FIGURES_SAID | {
    **dict.fromkeys(words("each mixed different"), EACH),
    **dict.fromkeys(words("kind matching same alike"), ALIKE),
}
"""What a set of cards is said to consist of: figures, one of each, or all alike."""
CHOICE = words(
    "for me of in three best good any possible which whichever whatever pick choose most find get give gives for armies territory now"
)
"""What may be said of cards that are turned in, and leaves the choice to the host."""
_TRADING = words(
    "trade trades trading swap swaps swapping exchange exchanging cash cashing redeem redeeming use using "
    "tausch eintausch tausche tauschen eintauschen umtauschen einlosen lose abgeben gebe einsetzen echange echanger jechange change rends rendre pose depose "
    "utilise jutilise utiliser joue canjeo canjear cambio cambiar entrego entregar uso usar intercambio intercambiar hago hacer juego "
    "cambiare scambio scambiare gioco giocare consegno consegnare usare calo calare faccio ruil ruilen lever inleveren inruilen "
    "inwisselen wissel omruilen gebruik speel"
)
_SETS = CARDS | words("kartensatz kartenset combinaison trio tris combinazione setje kaartenset")
_BESIDE_CARDS = (
    POSSESSIVES
    | CHOICE
    | words(
        "ich je yo io ik ein um ab in will please now then first finally und et y e en this turn mes mon mis mie mio de di con bitte danke gracias grazie merci thanks a per the best"
    )
    | ARTICLES
    | words("1 3 das eine einen une un una uno een drei alle deux van mein meinen")
)

SPEECH = Speech(
    strong={
        **dict.fromkeys(
            words(
                "place places placing placement placements deploy deployment deploying allocating allocate reinforce reinforcement reinforcements station strengthen bolster bolstering setze setz platziere "
                "stationiere verstarke placer placez renforce renforcer coloca coloco pongo refuerza refuerzo rinforza rinforzo "
                "piazza piazzo plaats versterk"
            ),
            "place",
        ),
        **dict.fromkeys(
            words(
                "attack attacks attacking offensive atk attk atck invade conquer assault storm raid strike blitz smash bash crush pound hammer greife greif erobere angriff angreifen "
                "attaque jattaque attaquer envahis envahir ataca ataco ataque atacar invado invade attacca attacco attaco "
                "attaccare val valt aanval verover"
            ),
            "attack",
        ),
        **dict.fromkeys(
            words(
                "move moving movement movements withdraw retreat fortify fortification fort shift transfer relocate redeploy slide verschiebe verlege deplace deplacer "
                "mueve muevo mover sposta sposto spostare verplaats"
            ),
            "move",
        ),
        **dict.fromkeys(
            words(
                "trade trades trading exchange exchanging redeem redeeming tausche echange echanger cambio scambio ruil"
            ),
            "trade",
        ),
        **dict.fromkeys(CAPITALS - {"capital"}, "capital"),
        **dict.fromkeys(words("defend defends defending defence advance occupy verteidige"), ""),
    },
    weak={
        **dict.fromkeys(
            words(
                "put putting set setting add adding drop dropping dump dumping build building boost pile piling park fill filling pour bung stick shove chuck plonk stack give assign lege leg mets pon metti metto zet"
            ),
            "place",
        ),
        **dict.fromkeys(words("take hit go capture seize grab fight roll nimm"), "attack"),
        **dict.fromkeys(words("send sending mv march bring pull push ziehe zieh"), "move"),
        **dict.fromkeys(words("swap swapping"), "trade"),
        **dict.fromkeys(words("choose pick"), "claim"),
        **dict.fromkeys(words("claim capital neutral batch pause card"), ""),
    },
    heads={
        ("turn", "in"): "trade",
        ("cash", "in"): "trade",
        ("hand", "in"): "trade",
        **{(verb, "in"): "trade" for verb in words("turning cashing handing trading")},
        ("use", "cards"): "trade",
        ("card", "set"): "trade",
        ("card", "trade"): "trade",
        ("card", "trades"): "trade",
        ("troop", "movement"): "move",
        ("troop", "movements"): "move",
        ("cash", "my"): "trade",
        **{(verb, "attack"): "attack" for verb in words("launch mount start begin make stage do")},
        **{(verb, way): "attack" for verb in words("march go move push") for way in ("on", "against")},
        ("bring", "up"): "move",
        ("use", "my"): "trade",
        ("cards", "in"): "trade",
        ("make", "set"): "trade",
        ("use", "set"): "trade",
        ("play", "cards"): "trade",
        ("play", "set"): "trade",
        ("playing", "cards"): "trade",
        ("playing", "set"): "trade",
        ("turn", "cards"): "trade",
        ("turn", "set"): "trade",
        ("cash", "cards"): "trade",
        ("cash", "them"): "trade",
        ("go", "for"): "attack",
        ("take", "over"): "attack",
        ("beef", "up"): "place",
        ("end", "turn"): "",
        ("free", "move"): "move",
        **{(my, capital): "capital" for my in words("my mi ma mia mein meine mijn") for capital in CAPITALS},
    },
    modifiers=words("keep while if until unless stop dice max repeat continue"),
    nouns=words("card cards set sets army armies troops units dice men armeen armees ejercitos armate legers"),
    bare="place",
    way="attack",
    passive=words("attacked taken invaded conquered captured assaulted hit"),
    units=UNITS | {"my"},
    gains=words("gets get receives"),
    turned={"place": "move"},
    limits=words("keep max maximum while until till dice die stop lose times losses"),
    shift="move",
    labels={**dict.fromkeys(CARDS, "trade"), **dict.fromkeys(words("battle battles combat fights"), "attack")},
    third=words("attacks conquers takes"),
    bags={"trade": (_TRADING, _SETS, _BESIDE_CARDS, frozenset(FIGURES_SAID), frozenset(KINDS))},
    leads=words("when once if unless while only provided providing assuming solange wenn"),
    behind={
        **dict.fromkeys(("attack", "attacks"), words("an aan binnen")),
        **dict.fromkeys(("take", "takes", "marches"), words("ein")),
    },
    between=dict.fromkeys(
        words(
            "v x att atk attacks attack hits takes invades conquers storms strikes assaults raids vs versus against greift attackiert "
            "gegen attaque contre ataca contra attacca contro valt tegen marches"
        ),
        "attack",
    ),
    last={
        **dict.fromkeys(
            words("setzen platzieren stellen verstarken plaatsen zetten leggen stationieren versterken"), "place"
        ),
        **dict.fromkeys(words("tauschen eintauschen"), "trade"),
        **dict.fromkeys(words("angreifen attackieren erobern aanvallen veroveren"), "attack"),
        **dict.fromkeys(CAPITALS, "capital"),
        **dict.fromkeys(words("ziehen verschieben verlegen bewegen verplaatsen verschuiven"), "move"),
    },
)
