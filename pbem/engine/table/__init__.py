"""What a game is for the engine: its rule set, its table, what orders are taken from, one step of play."""
