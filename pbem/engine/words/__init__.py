"""What the engine says for every game: reports, letters, turning points."""
