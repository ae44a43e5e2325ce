"""
What the fields of the game's events are in a sentence.

A report calls players as the game does, and speaks to somebody called "You". A letter speaks to its
reader, so there "You" is a name in quotes.
"""

from typing import Any

from pbem.engine.text.sentences import CountWord, NameList, PlayerWord
from pbem.engine.words.telling import Voice
from pbem.record import tool
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words import phrases


@tool
class ReportVoice(Voice):
    """Tells everybody."""

    setting: Setting

    def fact(self, field: str, value: Any) -> object:
        """Return what a field of an event is in a sentence: ids by name, numbers with their nouns."""
        match field:
            case "seat" | "dealer" | "by" | "owner" | "attacker" | "defender":
                return self.who(value)
            case "giver" | "taker" | "conqueror":
                return self.who(value)
            case "territory" | "source" | "target" | "capital":
                return self.place(value)
            case "card":
                return self.card(value)
            case "entry":
                return f" {value}" if value else ""
            case "section":
                return phrases.capital_letter(value.replace("_", " "))
            case _ if isinstance(value, int):
                return CountWord(value)
            case "cards" | "lost" | "tokens":
                return self.cards(value)
            case "territories":
                return NameList([self.place(one) for one in value], len(value))
            case "detail" if isinstance(value, tuple):
                return [self.setting.board.names.get(one, one) for one in value]
            case _:
                return value

    def who(self, seat: str) -> PlayerWord:
        """Return an owner."""
        return phrases.seat_name(self.setting, seat)

    def place(self, territory: str) -> str:
        """Return a territory or a continent."""
        return phrases.territory_name(self.setting, territory)

    def card(self, card: str) -> phrases.CardWord:
        """Return a card."""
        return phrases.card_name(self.setting, card)

    def cards(self, cards: tuple[str, ...]) -> NameList:
        """Return cards; those face down are only counted."""
        return NameList(phrases.card_words(self.setting, cards), len(cards))


@tool
class LetterVoice(ReportVoice):
    """Tells one player, who is "you"."""

    def who(self, seat: str) -> PlayerWord:
        """Return another owner."""
        return PlayerWord(phrases.owner_called(self.setting, seat))
