"""Players by program of the conquest game: each style is a bot (`pbem.engine.bots.bot`)."""
