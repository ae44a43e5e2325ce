"""Many games of bots against each other: what is played, and what follows from it."""
