"""A host: an address to which players write, and the games that are played through it."""
