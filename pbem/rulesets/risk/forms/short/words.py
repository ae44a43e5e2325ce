"""What the names of one game are for somebody who types: territories, continents, cards, players."""

from collections.abc import Iterable
from functools import lru_cache

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook, Thing, fold
from pbem.engine.text.toml_tree import Span
from pbem.errors import QuestionError
from pbem.rulesets.risk.names import Names
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER

SELECTORS = ("border", "neutral", "vacated", "rest")
JOKERS = (
    "a wild card",
    "a wild",
    "a joker",
    "the wild card",
    "wild",
    "wild card",
    "wildcard",
    "jolly",
    "comodín",
    "le joker",
)
_SAID = {
    **{word: word for word in SELECTORS},
    **dict.fromkeys(("the border", "borders", "the borders", "my border", "my borders", "along the border"), "border"),
}
"""The same as people say it."""

_NAMES = {
    "Northwest Territory": "Nordwest-Territorium, Nordwestterritorium, Territoire du Nord-Ouest, Territorio del Noroeste, Territorios del Noroeste, Territoires du Nord-Ouest, Territorio del Nord-Ovest, "
    "Territori del Nord-Ovest, Noordwest-Territorium, NW Territory, Northwest Territories, NWT, Nordwestterritorien, Nordwest, Nord-Ouest, Noroeste, Nord-Ovest, Noordwest",
    "Greenland": "Grönland, Groenland, Groenlandia",
    "Quebec": "Eastern Canada, Ostkanada",
    "Western United States": "Western States, Weststaaten, Western US, Western USA, West USA, West US, W US, Ouest des Etats-Unis, Etats-Unis de l'Ouest, "
    "Estados Unidos Occidentales, Oeste de USA, Oeste de los Estados Unidos, Ovest degli Stati Uniti, Stati Uniti Occidentali, Verenigde Staten West, Westelijke Verenigde Staten, Westelijke VS, Estados Unidos del Oeste, Stati Uniti dell'Ovest, EEUU Occidentales, USA Ouest, USA West, West-USA, EEUU Oeste, EEUU del Oeste, Oeste de EEUU, Oeste de Estados Unidos, Stati Uniti Ovest, Etats-Unis Ouest, VS West, West-VS, W USA, WUS, EEUU Occidental, EE UU Occidental, EE UU Occidentales, EE UU Oeste, Oeste EEUU, Estados Unidos Oeste, Estados Unidos Occidental, USA Occidental, USA Occidentales, USA Oeste, Oeste USA, Westusa, Westliche USA, Westlichen USA, Westliche Vereinigte Staaten, Westlichen Vereinigten Staaten, Vereinigte Staaten West, USA Occidentali, USA Occidentale, USA Ovest, Ovest USA, USA dell'Ovest, Ovest Stati Uniti, West-Verenigde Staten, USA de l'Ouest, US Ouest, Ouest USA, Ouest des USA, Etats-Unis Occidentaux",
    "Eastern United States": "Eastern States, Oststaaten, Eastern US, Eastern USA, East USA, East US, E US, Est des Etats-Unis, Etats-Unis de l'Est, "
    "Estados Unidos Orientales, Este de USA, Este de los Estados Unidos, Est degli Stati Uniti, Stati Uniti Orientali, Verenigde Staten Oost, Oostelijke Verenigde Staten, Oostelijke VS, Estados Unidos del Este, Stati Uniti dell'Est, EEUU Orientales, USA Est, USA Ost, Ost-USA, EEUU Este, EEUU del Este, Este de EEUU, Este de Estados Unidos, Stati Uniti Est, Etats-Unis Est, VS Oost, Oost-VS, E USA, EUS, EEUU Oriental, EE UU Oriental, EE UU Orientales, EE UU Este, Este EEUU, Estados Unidos Este, Estados Unidos Oriental, USA Oriental, USA Orientales, Este USA, Ostusa, Ost US, Östliche USA, Östlichen USA, Östliche Vereinigte Staaten, Östlichen Vereinigten Staaten, Vereinigte Staaten Ost, USA Orientali, USA Orientale, Est USA, USA dell'Est, Est Stati Uniti, Oost-USA, USA Oost, Oost-Verenigde Staten, USA de l'Est, US Est, Est des USA, Etats-Unis Orientaux",
    "Central America": "Mittelamerika, Zentralamerika, Amérique centrale, América Central, Centroamérica, "
    "America Centrale, Midden-Amerika, Mittelam, Zentralam, Centroam, Am Centrale, Am Central, Amér Centrale, Centramerica, Middenamerika, Centraal-Amerika, Amérique du Centre",
    "Brazil": "Brasil, Brasilien, Brésil, Brasile, Brazilië",
    "Peru": "Pérou",
    "Argentina": "Argentinien, Argentine, Argentinië",
    "Iceland": "Island, Islande, Islandia, Islanda, IJsland",
    "Great Britain": "Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Groot-Brittannië, Britain, UK, GB, "
    "England, Angleterre, Inglaterra, Inghilterra, Engeland, Britannien, Vereinigtes Königreich, Royaume-Uni, Reino Unido, Regno Unito, Verenigd Koninkrijk",
    "Scandinavia": "Skandinavien, Scandinavie, Escandinavia, Scandinavië",
    "Northern Europe": "Nordeuropa, Mitteleuropa, Europe du Nord, Europa del Norte, Norte de Europa, Europa del Nord, Europa Septentrional, "
    "Europa Settentrionale, Noord-Europa, North Europe, Nth Europe, Nordeur, Europe Nord, Nord Europe, Eur du Nord, Eur del Norte, Europa Norte, Norte Europa, Eur del Nord, Europa Nord, Noordeuropa, Noordeur, N Europa",
    "Western Europe": "Westeuropa, Europe occidentale, Europe de l'Ouest, Europa Occidental, Europa del Oeste, Oeste de Europa, Europa dell'Ovest, Europa Occidentale, "
    "West-Europa, West Europe, Westeur, Europe Ouest, Ouest Europe, Eur de l'Ouest, Eur Occidental, Europa Oeste, Oeste Europa, Eur Occidentale, Europa Ovest, Ovest Europa, W Europa",
    "Southern Europe": "Südeuropa, Europe du Sud, Europa del Sur, Sur de Europa, Europa del Sud, Europa Meridional, Europa Meridionale, Zuid-Europa, "
    "South Europe, Sth Europe, Südeur, Europe Sud, Sud Europe, Eur du Sud, Eur del Sur, Europa Sur, Eur del Sud, Europa Sud, Europe Méridionale, Zuideuropa, Zuideur, Z Europa, S Europa",
    "Ukraine": "Ucrania, Ucraina, Oekraïne",
    "North Africa": "North African, North Africans, Nth Africa, Nord Africa, Norte de África, Africa del Nord, Nordafrika, Nord Afrika, N. Afrika, Afrique du Nord, África del Norte, Nordafrica, Noord-Afrika, "
    "Northern Africa, Nordafr, Afr du Nord, Afrique Nord, Nord Afrique, Afr del Norte, Africa Norte, Norte África, Norafrica, Afr del Nord, Africa Nord, Africa Settentrionale, África Septentrional, Noordafrika, Noordafr",
    "Egypt": "Ägypten, Aegypten, Égypte, Egipto, Egitto, Egypte",
    "East Africa": "East African, East Africans, Ostafrika, O. Afrika, Afrique orientale, Afrique de l'Est, África Oriental, África del Este, Este de África, Africa dell'Est, Africa Orientale, "
    "Oost-Afrika, Eastern Africa, Ostafr, Afr de l'Est, Afr Orientale, Afr Oriental, Afr del Este, Afr dell'Est, Africa Est, Oostafrika, Oostafr",
    "Congo": "Kongo",
    "South Africa": "South African, South Africans, Sth Africa, Südafrika, S. Afrika, Afrique du Sud, Sudáfrica, Sudafrica, Zuid-Afrika, Southern Africa, Südafr, Afr du Sud, Afrique Sud, Sud Afrique, Sudafr, Africa del Sud, África del Sur, Afr del Sur, Afr del Sud, Africa Sur, Africa Sud, Africa Meridionale, África Meridional, Zuidafrika, Zuidafr, Z Afrika",
    "Madagascar": "Madagaskar",
    "Ural": "Oural, Oeral, Urales, Urali, Urals",
    "Siberia": "Sibirien, Sibérie, Siberië",
    "Yakutsk": "Jakutsk, Jakutien, Iakoutsk, Yakoutie, Jakoetsk, Jacuzia, Yacutia, Yakutia, Jakoetië",
    "Kamchatka": "Kamtschatka, Kamtchatka, Camchatka, Kamciatka, Kamtsjatka",
    "Irkutsk": "Irkoutsk, Irkoetsk, Tchita, Cita",
    "Afghanistan": "Afganistán, Afganistan, Afgan",
    "China": "Chine, Cina",
    "Mongolia": "Mongolei, Mongolie, Mongolië",
    "Japan": "Japon, Japón, Giappone",
    "Middle East": "Mittlerer Osten, Mittleren Osten, Mittlere Osten, Nahost, Naher Osten, Nahen Osten, Nahe Osten, Moyen-Orient, Medio Oriente, Oriente Medio, Midden-Oosten, "
    "Mid East, Mideast, Oriente Próximo, Próximo Oriente, Proche-Orient, Vicino Oriente, Middenoosten, Midden-oosten, Mittelost, M Orient, M Oriente",
    "India": "Indien, Inde",
    "Siam": "Thailand, Southeast Asia, South East Asia, SE Asia, Thaïlande, Tailandia, Thailandia",
    "Indonesia": "Indonesien, Indonésie, Indonesië",
    "New Guinea": "Neuguinea, Nouvelle-Guinée, Nueva Guinea, Nuova Guinea, Nieuw-Guinea, Neuguin, Papua-Neuguinea, Papouasie-Nouvelle-Guinée, Nlle Guinée, Nvelle Guinée, Papúa Nueva Guinea, Papua Nuova Guinea, Papoea-Nieuw-Guinea, Nieuwguinea",
    "Western Australia": "Westaustralien, Australie occidentale, Australia Occidental, Australia Occidentale, "
    "West-Australië, West Australia, W Australien, Westaustr, Australie Ouest, Australie de l'Ouest, Ouest Australie, Australia Oeste, Australia del Oeste, Oeste de Australia, Oeste Australia, Australia Ovest, Australia dell'Ovest, Ovest Australia, Westaustralië, W Australië",
    "Eastern Australia": "Ostaustralien, Australie orientale, Australia Oriental, Australia Orientale, Oost-Australië, "
    "East Australia, O Australien, Ostaustr, Australie de l'Est, Australia del Este, Este de Australia, Australia Est, Australia dell'Est, Oostaustralië",
    "North America": "Nordamerika, Amérique du Nord, América del Norte, Noord-Amerika",
    "South America": "Südamerika, Amérique du Sud, América del Sur, Sudamérica, Zuid-Amerika",
    "Europe": "Europa",
    "Africa": "Afrika, Afrique",
    "Asia": "Asien, Asie, Azië",
    "Australia": "Australien, Australie, Australië, Oceania",
}
"""
What the places of the shipped map are called in German, French, Spanish, Italian and Dutch, by their names on it.

A map with places of these names is understood in the same way. These words are in no file of a game and in no
hash: only canonical names are signed and recorded, so the list may grow.
"""
_PARTS = (
    "nord",
    "sud",
    "s\u00fcd",
    "west",
    "ost",
    "noord",
    "zuid",
    "oost",
    "mittel",
    "zentral",
    "centro",
    "neu",
    "nieuw",
)


def _written(name: str) -> list[str]:
    """Return a name, and as people write it who part what is one word: Nord Afrika."""
    parts = [one for one in _PARTS if name.isalpha() and name.casefold().startswith(one)]
    return [name, *(f"{one} {name[len(one) :]}" for one in parts)]


ABROAD = {
    name: tuple(dict.fromkeys(one for word in words.split(", ") for one in _written(word)))
    for name, words in _NAMES.items()
}
"""Other names of a place, by its name."""


@lru_cache(32)
def board_book(setting: Setting) -> NameBook:
    """Return the names of the board: abbreviations mean the same in every turn of the game."""
    return NameBook([*_territories(setting), *_continents(setting)])


@lru_cache(32)
def card_book(setting: Setting) -> NameBook:
    """Return the names of the cards, beside those of the board."""
    joker = [Thing(JOKER, JOKER, (), JOKERS)] if setting.board.jokers else []
    return NameBook([*_territories(setting), *_continents(setting), *joker])


def player_book(setting: Setting) -> NameBook:
    """Return the names of the players."""
    return NameBook([_thing(setting.names.seat, seat.id, seat.name) for seat in setting.players])


def continent_book(setting: Setting) -> NameBook:
    """Return the names of the continents, as conditions take them."""
    lands = setting.board.continents
    return NameBook([_thing(setting.names.continent, land.id, land.name) for land in lands])


def word_of(names: Names, id_: str) -> str:
    """Return what an order file calls a territory: its name, or its id where the name will not do."""
    return _word(names.territory, id_, names.board.names[id_])


def holder_of(situation: Situation, word: str) -> tuple[str, ...]:
    """Return the names of the player who holds a territory, folded."""
    setting = situation.setting
    at = setting.index.get(situation.names.territory.get(word, word))
    held = None if at is None else situation.state.owners[at]
    return tuple(fold(name) for seat in setting.players if seat.id == held for name in (seat.id, seat.name))


def need_territory(line: TypedLine) -> tuple[str, Span]:
    """Take a territory, as an order file calls it. Raises QuestionError for anything else."""
    thing, span = line.need_name("a territory")
    if thing.word.startswith("@"):
        raise QuestionError(span[0], f"{thing.shown} is a continent; a territory is expected here")
    return thing.word, span


def need_place(line: TypedLine) -> tuple[str, Span]:
    """Take a territory, a continent, or a word for several territories, as the lists of a set-up have them."""
    start = line.start
    marked = line.take_sign("@")
    whole = line.is_whole_name()
    if (marked or not whole) and (found := line.take_phrase(_SAID)):
        return f"@{_SAID[found[0]]}", (start, line.before)
    thing, _ = line.need_name("a territory")
    if marked and not thing.word.startswith("@"):
        raise QuestionError(start, f"{thing.shown} is a territory", "leave out the @")
    return thing.word, (start, line.before)


def _territories(setting: Setting) -> Iterable[Thing]:
    for land in setting.board.territories:
        yield _thing(setting.names.territory, land.id, land.name)


def _continents(setting: Setting) -> Iterable[Thing]:
    for land in setting.board.continents:
        yield Thing(f"@{land.id}", land.name, (land.id,), ABROAD.get(land.name, ()))


def _thing(spoken: dict[str, str], id_: str, name: str) -> Thing:
    return Thing(_word(spoken, id_, name), name, (id_,), ABROAD.get(name, ()))


def _word(spoken: dict[str, str], id_: str, name: str) -> str:
    plain = name.isascii() and '"' not in name and spoken.get(name) == id_
    return name if plain else id_
