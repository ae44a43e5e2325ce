"""What makes a game honest: canonical bytes, hashes, dice, keys and signatures.  All of it pure."""
