"""Players by program of the rail race: each style is a bot (`pbem.engine.bots.bot`)."""
