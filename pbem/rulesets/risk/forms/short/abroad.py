"""
What the places of the shipped map are called in German, French, Spanish, Italian and Dutch, by their names on it.

A map with places of these names is understood in the same way. These words are in no file of a game and in no
hash: only canonical names are signed and recorded, so the list may grow.
"""

_NAMES = {
    "Northwest Territory": "Nordwest-Territorium, Nordwestterritorium, Territoire du Nord-Ouest, Territorio del Noroeste, "
    "Territori del Nord-Ovest, Noordwest-Territorium, NW Territory, Northwest Territories, NWT",
    "Greenland": "Grönland, Groenland, Groenlandia",
    "Quebec": "Eastern Canada, Ostkanada",
    "Western United States": "Western States, Weststaaten, Western US, Western USA, West USA, Ouest des Etats-Unis, Etats-Unis de l'Ouest, "
    "Estados Unidos Occidentales, Stati Uniti Occidentali, Verenigde Staten West, W USA, WUS",
    "Eastern United States": "Eastern States, Oststaaten, Eastern US, Eastern USA, East USA, Est des Etats-Unis, Etats-Unis de l'Est, "
    "Estados Unidos Orientales, Stati Uniti Orientali, Verenigde Staten Oost, E USA, EUS",
    "Central America": "Mittelamerika, Zentralamerika, Amérique centrale, América Central, Centroamérica, "
    "America Centrale, Midden-Amerika",
    "Brazil": "Brasil, Brasilien, Brésil, Brasile, Brazilië",
    "Peru": "Pérou",
    "Argentina": "Argentinien, Argentine, Argentinië",
    "Iceland": "Island, Islande, Islandia, Islanda, IJsland",
    "Great Britain": "Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Groot-Brittannië, Britain, UK, GB, "
    "England, Angleterre, Inglaterra, Inghilterra, Engeland",
    "Scandinavia": "Skandinavien, Scandinavie, Escandinavia, Scandinavië",
    "Northern Europe": "Nordeuropa, Mitteleuropa, Europe du Nord, Europa del Norte, Europa Septentrional, "
    "Europa Settentrionale, Noord-Europa, North Europe",
    "Western Europe": "Westeuropa, Europe occidentale, Europe de l'Ouest, Europa Occidental, Europa Occidentale, "
    "West-Europa, West Europe",
    "Southern Europe": "Südeuropa, Europe du Sud, Europa del Sur, Europa Meridional, Europa Meridionale, Zuid-Europa, "
    "South Europe",
    "Ukraine": "Ucrania, Ucraina, Oekraïne",
    "North Africa": "Nord Africa, Norte de África, Africa del Nord, Nordafrika, Nord Afrika, N. Afrika, Afrique du Nord, África del Norte, Nordafrica, Noord-Afrika, "
    "Northern Africa",
    "Egypt": "Ägypten, Aegypten, Égypte, Egipto, Egitto, Egypte",
    "East Africa": "Ostafrika, O. Afrika, Afrique orientale, Afrique de l'Est, África Oriental, Africa Orientale, "
    "Oost-Afrika, Eastern Africa",
    "Congo": "Kongo",
    "South Africa": "Südafrika, S. Afrika, Afrique du Sud, Sudáfrica, Sudafrica, Zuid-Afrika, Southern Africa",
    "Madagascar": "Madagaskar",
    "Ural": "Oural, Oeral, Urales, Urali, Urals",
    "Siberia": "Sibirien, Sibérie, Siberië",
    "Yakutsk": "Jakutsk, Jakutien, Iakoutsk, Yakoutie, Jakoetsk",
    "Kamchatka": "Kamtschatka, Kamtchatka, Camchatka, Kamciatka, Kamtsjatka",
    "Irkutsk": "Irkoutsk, Irkoetsk",
    "Afghanistan": "Afganistán",
    "China": "Chine, Cina",
    "Mongolia": "Mongolei, Mongolie, Mongolië",
    "Japan": "Japon, Japón, Giappone",
    "Middle East": "Mittlerer Osten, Nahost, Naher Osten, Moyen-Orient, Medio Oriente, Oriente Medio, Midden-Oosten, "
    "Mid East, Mideast",
    "India": "Indien, Inde",
    "Siam": "Thailand",
    "Indonesia": "Indonesien, Indonésie, Indonesië",
    "New Guinea": "Neuguinea, Nouvelle-Guinée, Nueva Guinea, Nuova Guinea, Nieuw-Guinea",
    "Western Australia": "Westaustralien, Australie occidentale, Australia Occidental, Australia Occidentale, "
    "West-Australië, West Australia",
    "Eastern Australia": "Ostaustralien, Australie orientale, Australia Oriental, Australia Orientale, Oost-Australië, "
    "East Australia",
    "North America": "Nordamerika, Amérique du Nord, América del Norte, Noord-Amerika",
    "South America": "Südamerika, Amérique du Sud, América del Sur, Sudamérica, Zuid-Amerika",
    "Europe": "Europa",
    "Africa": "Afrika, Afrique",
    "Asia": "Asien, Asie, Azië",
    "Australia": "Australien, Australie, Australië, Oceania",
}
ABROAD = {name: tuple(words.split(", ")) for name, words in _NAMES.items() if words}
"""Other names of a place, by its name."""
