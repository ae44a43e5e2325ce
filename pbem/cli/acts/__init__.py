"""What is done in a game, by single commands and by `pbem turn` alike: join, sign, open, play, approve."""
