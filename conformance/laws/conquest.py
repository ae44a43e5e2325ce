"""The laws of the game of conquest: what holds whatever is played, told without an engine."""

from conformance.laws import armies, battles, cards, players

LAWS = (*armies.LAWS, *cards.LAWS, *players.LAWS, *battles.LAWS)
