"""The rule book of the conquest game: a file for a few chapters each, and the tables."""
